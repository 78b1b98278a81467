"""The final scoring: its steps, and what is not on the board: money, bonuses, favor."""

from oracle.rules import Rulebook
from specs.questions.scoring import (
    PointsShown,
    ScoringAid,
    final_last_step_is,
    final_points_shown,
    scoring_aid,
    scoring_order_binding,
    scoring_position,
    scoring_step_number,
    scoring_steps,
    scoring_substep_number,
    step,
)
from specs.vocabulary import ScoringStep

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)

rule = Rulebook("scoring")

# The order.
rule("scoring.money_first", scoring_position, 1,
     "of all that is scored at the end, money comes in place {answer}",
     "de tudo o que se pontua no fim, o dinheiro vem em {answer}º lugar",
     "de todo lo que se puntúa al final, el dinero va en el lugar {answer}",
     when=step == ScoringStep.MONEY)
rule("scoring.then_bonuses", scoring_position, 2,
     "of all that is scored at the end, crowned employees come in place {answer}",
     "de tudo o que se pontua no fim, os Funcionários com coroa vêm em {answer}º lugar",
     "de todo lo que se puntúa al final, los Empleados con corona van en el lugar {answer}",
     when=step == ScoringStep.EMPLOYEE_BONUSES)
rule("scoring.then_favor", scoring_position, 3,
     "of all that is scored at the end, the Queen's favor comes in place {answer}",
     "de tudo o que se pontua no fim, o Favor da Rainha vem em {answer}º lugar",
     "de todo lo que se puntúa al final, el favor de la Reina va en el lugar {answer}",
     when=step == ScoringStep.FAVOR)
rule("scoring.then_halls", scoring_position, 4,
     "of all that is scored at the end, majorities in the halls come in place {answer}",
     "de tudo o que se pontua no fim, as maiorias nas Galerias vêm em {answer}º lugar",
     "de todo lo que se puntúa al final, las mayorías en los salones van en el lugar {answer}",
     when=step == ScoringStep.HALL_MAJORITIES)
rule("scoring.then_fireworks", scoring_position, 5,
     "of all that is scored at the end, the majority of fireworks comes in place {answer}",
     "de tudo o que se pontua no fim, a maioria nos fogos de artifício vem em {answer}º lugar",
     "de todo lo que se puntúa al final, la mayoría en los fuegos artificiales va en el lugar {answer}",
     when=step == ScoringStep.FIREWORK_MAJORITY)
rule("scoring.then_terrace", scoring_position, 6,
     "of all that is scored at the end, the move to the terrace comes in place {answer}",
     "de tudo o que se pontua no fim, a ida para a sacada vem em {answer}º lugar",
     "de todo lo que se puntúa al final, el paso a la terraza va en el lugar {answer}",
     when=step == ScoringStep.TERRACE)
rule("scoring.then_statues", scoring_position, 7,
     "of all that is scored at the end, statues come in place {answer}",
     "de tudo o que se pontua no fim, as estátuas vêm em {answer}º lugar",
     "de todo lo que se puntúa al final, las estatuas van en el lugar {answer}",
     when=step == ScoringStep.STATUES)
rule("scoring.markers_at_last", scoring_position, 8,
     "of all that is scored at the end, ownership markers come in place {answer}",
     "de tudo o que se pontua no fim, os marcadores de Grife vêm em {answer}º lugar",
     "de todo lo que se puntúa al final, los marcadores de propiedad van en el lugar {answer}",
     when=step == ScoringStep.MARKERS)
rule("scoring.order_binds", scoring_order_binding, "must",
     "the steps of the final scoring are done in the order given",
     "os passos da pontuação final são feitos na ordem dada",
     "los pasos de la puntuación final se hacen en el orden dado")
rule("scoring.last_step", final_last_step_is, True,
     "in the final scoring nothing is scored after the ownership markers",
     "na pontuação final, nada se pontua depois dos marcadores de Grife",
     "en la puntuación final nada se puntúa después de los marcadores de propiedad")

# How the steps are numbered and shown.
rule("scoring.number_of_money", scoring_step_number, 1,
     "in the final scoring money is numbered {answer}",
     "na pontuação final, o dinheiro tem o número {answer}",
     "en la puntuación final el dinero lleva el número {answer}",
     when=step == ScoringStep.MONEY)
rule("scoring.number_of_bonuses", scoring_step_number, 2,
     "in the final scoring crowned employees are numbered {answer}",
     "na pontuação final, os Funcionários com coroa têm o número {answer}",
     "en la puntuación final los Empleados con corona llevan el número {answer}",
     when=step == ScoringStep.EMPLOYEE_BONUSES)
rule("scoring.favor_beside_bonuses", scoring_step_number, 2,
     "in the Deluxe scoring the Queen's favor shares number {answer} with the crowned employees",
     "na pontuação Deluxe, o Favor da Rainha divide o número {answer} com os Funcionários com coroa",
     "en la puntuación Deluxe el favor de la Reina comparte el número {answer} con los Empleados con corona",
     when=step == ScoringStep.FAVOR, editions=DELUXE)
rule("scoring.number_of_favor", scoring_step_number, 3,
     "in the original's scoring the Queen's favor is numbered {answer}",
     "na pontuação original, o Favor da Rainha tem o número {answer}",
     "en la puntuación original el favor de la Reina lleva el número {answer}",
     when=step == ScoringStep.FAVOR, editions=ORIGINAL)
rule("scoring.number_of_halls", scoring_step_number, 3,
     "in the Deluxe scoring majorities in the halls are numbered {answer}",
     "na pontuação Deluxe, as maiorias nas Galerias têm o número {answer}",
     "en la puntuación Deluxe las mayorías en los salones llevan el número {answer}",
     when=step == ScoringStep.HALL_MAJORITIES, editions=DELUXE)
rule("scoring.number_of_fireworks", scoring_step_number, 4,
     "in the Deluxe scoring the majority of fireworks is numbered {answer}",
     "na pontuação Deluxe, a maioria nos Fogos de Artifício tem o número {answer}",
     "en la puntuación Deluxe la mayoría en fuegos artificiales lleva el número {answer}",
     when=step == ScoringStep.FIREWORK_MAJORITY, editions=DELUXE)
rule("scoring.number_of_terrace", scoring_step_number, 5,
     "in the Deluxe scoring the balcony is numbered {answer}",
     "na pontuação Deluxe, a sacada tem o número {answer}",
     "en la puntuación Deluxe la terraza lleva el número {answer}",
     when=step == ScoringStep.TERRACE, editions=DELUXE)
rule("scoring.number_of_statues", scoring_step_number, 6,
     "in the Deluxe scoring the statues are numbered {answer}",
     "na pontuação Deluxe, as estátuas têm o número {answer}",
     "en la puntuación Deluxe las estatuas llevan el número {answer}",
     when=step == ScoringStep.STATUES, editions=DELUXE)
rule("scoring.number_of_markers", scoring_step_number, 7,
     "in the Deluxe scoring the ownership markers are numbered {answer}",
     "na pontuação Deluxe, os marcadores de Grife têm o número {answer}",
     "en la puntuación Deluxe los marcadores de propiedad llevan el número {answer}",
     when=step == ScoringStep.MARKERS, editions=DELUXE)
rule("scoring.number_of_board", scoring_step_number, 4,
     "in the original's scoring everything on the board is numbered {answer}",
     "na pontuação original, tudo o que está no tabuleiro tem o número {answer}",
     "en la puntuación original todo lo que está en el tablero lleva el número {answer}",
     when=step.one_of(ScoringStep.HALL_MAJORITIES, ScoringStep.FIREWORK_MAJORITY, ScoringStep.TERRACE,
                      ScoringStep.STATUES, ScoringStep.MARKERS),
     editions=ORIGINAL)
rule("scoring.no_parts", scoring_substep_number, 0,
     "in the final scoring only the original's step for the board has numbered parts",
     "na pontuação final, só o passo do tabuleiro da edição original tem partes numeradas",
     "en la puntuación final, solo el paso del tablero del original tiene partes numeradas",
     ruling="silence.no_numbered_parts")
rule("scoring.part_of_halls", scoring_substep_number, 1,
     "in the original's scoring of the board, the halls are part {answer}",
     "na pontuação original do tabuleiro, as Galerias são a parte {answer}",
     "en la puntuación original del tablero, los salones son la parte {answer}",
     when=step == ScoringStep.HALL_MAJORITIES, editions=ORIGINAL, overrides=("scoring.no_parts",))
rule("scoring.part_of_fireworks", scoring_substep_number, 2,
     "in the original's scoring of the board, the majority of fireworks is part {answer}",
     "na pontuação original do tabuleiro, a maioria nos Fogos de Artifício é a parte {answer}",
     "en la puntuación original del tablero, la mayoría en los fuegos artificiales es la parte {answer}",
     when=step == ScoringStep.FIREWORK_MAJORITY, editions=ORIGINAL, overrides=("scoring.no_parts",))
rule("scoring.part_of_terrace", scoring_substep_number, 3,
     "in the original's scoring of the board, the terrace is part {answer}",
     "na pontuação original do tabuleiro, o terraço é a parte {answer}",
     "en la puntuación original del tablero, la terraza es la parte {answer}",
     when=step == ScoringStep.TERRACE, editions=ORIGINAL, overrides=("scoring.no_parts",))
rule("scoring.part_of_statues", scoring_substep_number, 4,
     "in the original's scoring of the board, the statues are part {answer}",
     "na pontuação original do tabuleiro, as estátuas são a parte {answer}",
     "en la puntuación original del tablero, las estatuas son la parte {answer}",
     when=step == ScoringStep.STATUES, editions=ORIGINAL, overrides=("scoring.no_parts",))
rule("scoring.part_of_markers", scoring_substep_number, 5,
     "in the original's scoring of the board, the ownership markers are part {answer}",
     "na pontuação original do tabuleiro, os marcadores de propriedade são a parte {answer}",
     "en la puntuación original del tablero, los marcadores de propiedad son la parte {answer}",
     when=step == ScoringStep.MARKERS, editions=ORIGINAL, overrides=("scoring.no_parts",))
rule("scoring.seven_steps", scoring_steps, 7,
     "in the Deluxe edition the final scoring has {answer} numbered steps",
     "na edição Deluxe, a pontuação final tem {answer} passos numerados",
     "en la edición Deluxe la puntuación final tiene {answer} pasos numerados",
     editions=DELUXE)
rule("scoring.four_steps", scoring_steps, 4,
     "in the original edition the final scoring has {answer} numbered steps, the last in several parts",
     "na edição original, a pontuação final tem {answer} passos numerados, o último em várias partes",
     "en la edición original la puntuación final tiene {answer} pasos numerados, el último en varias partes",
     editions=ORIGINAL)
rule("scoring.track_shows_steps", scoring_aid, ScoringAid.TRACK,
     "in the Deluxe edition a track on the board shows the order of the scoring steps",
     "na edição Deluxe, uma trilha no tabuleiro mostra a ordem dos passos da pontuação",
     "en la edición Deluxe una pista del tablero muestra el orden de los pasos de la puntuación",
     editions=DELUXE)
rule("scoring.card_shows_steps", scoring_aid, ScoringAid.CARD,
     "in the original edition a summary card shows the order of the scoring steps",
     "na edição original, uma carta de ajuda mostra a ordem dos passos da pontuação",
     "en la edición original una tarjeta de resumen muestra el orden de los pasos de la puntuación",
     editions=ORIGINAL)
rule("scoring.points_on_track", final_points_shown, PointsShown.TRACK,
     "in the Deluxe edition prestige points are shown on a track all along",
     "na edição Deluxe, os Pontos de Prestígio ficam sempre visíveis em uma trilha",
     "en la edición Deluxe los Puntos de Prestigio se ven siempre en una pista",
     editions=DELUXE)
rule("scoring.points_hidden", final_points_shown, PointsShown.HIDDEN,
     "in the original edition point tokens lie face down until the winner is found",
     "na edição original, as fichas de pontos ficam viradas para baixo até se achar o vencedor",
     "en la edición original las fichas de puntos están boca abajo hasta que se halla el ganador",
     editions=ORIGINAL)
