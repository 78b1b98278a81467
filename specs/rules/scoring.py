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
     "place {answer} in the scoring: money",
     "lugar {answer} na pontuação: dinheiro",
     "lugar {answer} de la puntuación: dinero",
     when=step == ScoringStep.MONEY)
rule("scoring.then_bonuses", scoring_position, 2,
     "place {answer}: crowned employees",
     "lugar {answer}: Funcionários com coroa",
     "lugar {answer}: Empleados con corona",
     when=step == ScoringStep.EMPLOYEE_BONUSES)
rule("scoring.then_favor", scoring_position, 3,
     "place {answer}: the Queen's favor",
     "lugar {answer}: o Favor da Rainha",
     "lugar {answer}: el favor de la Reina",
     when=step == ScoringStep.FAVOR)
rule("scoring.then_halls", scoring_position, 4,
     "place {answer}: majorities in the halls",
     "lugar {answer}: maiorias nas Galerias",
     "lugar {answer}: mayorías en los salones",
     when=step == ScoringStep.HALL_MAJORITIES)
rule("scoring.then_fireworks", scoring_position, 5,
     "place {answer}: the majority of fireworks",
     "lugar {answer}: maioria nos Fogos de Artifício",
     "lugar {answer}: mayoría en fuegos artificiales",
     when=step == ScoringStep.FIREWORK_MAJORITY)
rule("scoring.then_terrace", scoring_position, 6,
     "place {answer}: garments move to the terrace",
     "lugar {answer}: Trajes vão para a sacada",
     "lugar {answer}: los Vestidos van a la terraza",
     when=step == ScoringStep.TERRACE)
rule("scoring.then_statues", scoring_position, 7,
     "place {answer}: statues",
     "lugar {answer}: estátuas",
     "lugar {answer}: estatuas",
     when=step == ScoringStep.STATUES)
rule("scoring.markers_at_last", scoring_position, 8,
     "place {answer}: ownership markers",
     "lugar {answer}: marcadores de Grife",
     "lugar {answer}: marcadores de propiedad",
     when=step == ScoringStep.MARKERS)
rule("scoring.order_binds", scoring_order_binding, "must",
     "the steps are scored in this order",
     "os passos são pontuados nesta ordem",
     "los pasos se puntúan en este orden")
rule("scoring.last_step", final_last_step_is, True,
     "nothing is scored after the markers",
     "nada se pontua depois dos marcadores",
     "nada se puntúa después de los marcadores")

# How the steps are numbered and shown.
rule("scoring.number_of_money", scoring_step_number, 1,
     "money is numbered {answer}",
     "o dinheiro tem o número {answer}",
     "el dinero lleva el número {answer}",
     when=step == ScoringStep.MONEY)
rule("scoring.number_of_bonuses", scoring_step_number, 2,
     "crowned employees are numbered {answer}",
     "os Funcionários com coroa têm o número {answer}",
     "los Empleados con corona llevan el número {answer}",
     when=step == ScoringStep.EMPLOYEE_BONUSES)
rule("scoring.favor_beside_bonuses", scoring_step_number, 2,
     "the Queen's favor shares number {answer} with the crowned employees",
     "o Favor da Rainha divide o número {answer} com os Funcionários com coroa",
     "el favor de la Reina comparte el número {answer} con los Empleados con corona",
     when=step == ScoringStep.FAVOR, editions=DELUXE)
rule("scoring.number_of_favor", scoring_step_number, 3,
     "the Queen's favor is numbered {answer}",
     "o Favor da Rainha tem o número {answer}",
     "el favor de la Reina lleva el número {answer}",
     when=step == ScoringStep.FAVOR, editions=ORIGINAL)
rule("scoring.number_of_halls", scoring_step_number, 3,
     "majorities in the halls are numbered {answer}",
     "as maiorias nas Galerias têm o número {answer}",
     "las mayorías en los salones llevan el número {answer}",
     when=step == ScoringStep.HALL_MAJORITIES, editions=DELUXE)
rule("scoring.number_of_fireworks", scoring_step_number, 4,
     "the majority of fireworks is numbered {answer}",
     "a maioria nos Fogos de Artifício tem o número {answer}",
     "la mayoría en fuegos artificiales lleva el número {answer}",
     when=step == ScoringStep.FIREWORK_MAJORITY, editions=DELUXE)
rule("scoring.number_of_terrace", scoring_step_number, 5,
     "the terrace is numbered {answer}",
     "a sacada tem o número {answer}",
     "la terraza lleva el número {answer}",
     when=step == ScoringStep.TERRACE, editions=DELUXE)
rule("scoring.number_of_statues", scoring_step_number, 6,
     "the statues are numbered {answer}",
     "as estátuas têm o número {answer}",
     "las estatuas llevan el número {answer}",
     when=step == ScoringStep.STATUES, editions=DELUXE)
rule("scoring.number_of_markers", scoring_step_number, 7,
     "the markers are numbered {answer}",
     "os marcadores têm o número {answer}",
     "los marcadores llevan el número {answer}",
     when=step == ScoringStep.MARKERS, editions=DELUXE)
rule("scoring.number_of_board", scoring_step_number, 4,
     "everything on the board is numbered {answer}",
     "tudo o que está no tabuleiro tem o número {answer}",
     "todo lo que está en el tablero lleva el número {answer}",
     when=step.one_of(ScoringStep.HALL_MAJORITIES, ScoringStep.FIREWORK_MAJORITY, ScoringStep.TERRACE,
                      ScoringStep.STATUES, ScoringStep.MARKERS),
     editions=ORIGINAL)
rule("scoring.no_parts", scoring_substep_number, 0,
     "the step has no numbered parts",
     "o passo não tem partes numeradas",
     "el paso no tiene partes numeradas",
     ruling="silence.no_numbered_parts")
rule("scoring.part_of_halls", scoring_substep_number, 1,
     "of the board's parts, the halls are number {answer}",
     "das partes do tabuleiro, as Galerias são a número {answer}",
     "de las partes del tablero, los salones son la número {answer}",
     when=step == ScoringStep.HALL_MAJORITIES, editions=ORIGINAL, overrides=("scoring.no_parts",))
rule("scoring.part_of_fireworks", scoring_substep_number, 2,
     "of the board's parts, the fireworks are number {answer}",
     "das partes do tabuleiro, os Fogos de Artifício são a número {answer}",
     "de las partes del tablero, los fuegos artificiales son la número {answer}",
     when=step == ScoringStep.FIREWORK_MAJORITY, editions=ORIGINAL, overrides=("scoring.no_parts",))
rule("scoring.part_of_terrace", scoring_substep_number, 3,
     "of the board's parts, the terrace is number {answer}",
     "das partes do tabuleiro, a sacada é a número {answer}",
     "de las partes del tablero, la terraza es la número {answer}",
     when=step == ScoringStep.TERRACE, editions=ORIGINAL, overrides=("scoring.no_parts",))
rule("scoring.part_of_statues", scoring_substep_number, 4,
     "of the board's parts, the statues are number {answer}",
     "das partes do tabuleiro, as estátuas são a número {answer}",
     "de las partes del tablero, las estatuas son la número {answer}",
     when=step == ScoringStep.STATUES, editions=ORIGINAL, overrides=("scoring.no_parts",))
rule("scoring.part_of_markers", scoring_substep_number, 5,
     "of the board's parts, the markers are number {answer}",
     "das partes do tabuleiro, os marcadores são a número {answer}",
     "de las partes del tablero, los marcadores son la número {answer}",
     when=step == ScoringStep.MARKERS, editions=ORIGINAL, overrides=("scoring.no_parts",))
rule("scoring.seven_steps", scoring_steps, 7,
     "the final scoring has {answer} numbered steps",
     "a pontuação final tem {answer} passos numerados",
     "la puntuación final tiene {answer} pasos numerados",
     editions=DELUXE)
rule("scoring.four_steps", scoring_steps, 4,
     "the final scoring has {answer} numbered steps, the last one in several parts",
     "a pontuação final tem {answer} passos numerados, o último em várias partes",
     "la puntuación final tiene {answer} pasos numerados, el último en varias partes",
     editions=ORIGINAL)
rule("scoring.track_shows_steps", scoring_aid, ScoringAid.TRACK,
     "a track on the board shows the order of the steps",
     "uma trilha no tabuleiro mostra a ordem dos passos",
     "una pista del tablero muestra el orden de los pasos",
     editions=DELUXE)
rule("scoring.card_shows_steps", scoring_aid, ScoringAid.CARD,
     "a summary card shows the order of the steps",
     "uma carta de resumo mostra a ordem dos passos",
     "una tarjeta de resumen muestra el orden de los pasos",
     editions=ORIGINAL)
rule("scoring.points_on_track", final_points_shown, PointsShown.TRACK,
     "points are shown on a track all along",
     "os pontos ficam sempre visíveis em uma trilha",
     "los puntos se ven siempre en una pista",
     editions=DELUXE)
rule("scoring.points_hidden", final_points_shown, PointsShown.HIDDEN,
     "points are tokens that lie face down until the winner is found",
     "os pontos são fichas viradas para baixo até se achar o vencedor",
     "los puntos son fichas boca abajo hasta que se halla el ganador",
     editions=ORIGINAL)
