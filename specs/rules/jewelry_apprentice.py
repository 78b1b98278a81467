"""The specialised apprentice: how it is hired and what it is worth in play."""

from oracle.rules import Rulebook
from specs.questions.base_staff import HiredGoes
from specs.questions.bonuses import HowOften
from specs.questions.jewelry_box_apprentice import (
    CardHalf,
    Replaces,
    apprentice_bonus_often,
    apprentice_bonus_stands,
    apprentice_hire_points,
    apprentice_hires_in_game,
    apprentice_points_for_play,
    apprentice_price,
    change_apprentice,
    condition_met,
    condition_needed_after_hiring,
    condition_shown_to_others,
    condition_stands,
    conditions_all_differ,
    conditions_listed,
    conditions_referred_page,
    conditions_stand_on_page,
    depute_dealt_apprentice,
    depute_hired_apprentice,
    depute_pay_for_specialised,
    exam_by_specialised_apprentice,
    hire_apprentice_after,
    hire_apprentice_by,
    hire_apprentice_if,
    hire_apprentice_replaces,
    hire_apprentice_with_queue,
    hired_apprentice_action,
    hired_apprentice_goes,
    hired_apprentice_in_team,
    hired_apprentice_playable_this_round,
    hired_before,
    queue_cards,
    unhired_apprentice_points,
)
from specs.vocabulary import Action, Role, action, deck_size, role

DELUXE = ("deluxe-2020",)
OF_APPRENTICES = action.one_of(Action.ACQUIRE_RESOURCES, Action.DEPUTE, Action.FUND_DECORATION)

rule = Rulebook("jewelry_box")

# Hiring it.
rule("jewelry_box.apprentice_hired_by_master", hire_apprentice_by, "may",
     "a Master may hire the specialised Apprentice",
     "um Mestre pode contratar o Aprendiz Especializado",
     "un Maestro puede contratar al Aprendiz especializado",
     when=role == Role.MASTER, editions=DELUXE)
rule("jewelry_box.apprentice_hired_by_no_other", hire_apprentice_by, "may not",
     "no other employee may",
     "nenhum outro Funcionário pode",
     "ningún otro Empleado puede",
     when=~(role == Role.MASTER), editions=DELUXE)
rule("jewelry_box.apprentice_in_place_of_queue", hire_apprentice_replaces, Replaces.INSTEAD,
     "it takes the place of hiring from the queue",
     "isso substitui contratar da fila",
     "sustituye a contratar de la fila",
     editions=DELUXE)
rule("jewelry_box.apprentice_first_hire", hire_apprentice_after, "may",
     "who has hired none yet may do so",
     "quem ainda não contratou nenhum pode fazê-lo",
     "quien aún no contrató a ninguno puede hacerlo",
     when=hired_before == 0, editions=DELUXE)
rule("jewelry_box.apprentice_second_hire", hire_apprentice_after, "may not",
     "nobody hires a second one",
     "ninguém contrata um segundo",
     "nadie contrata a un segundo",
     when=hired_before == 1, editions=DELUXE)
rule("jewelry_box.apprentice_hires", apprentice_hires_in_game, 1,
     "it happens {answer} time per player and game",
     "isso ocorre {answer} vez por jogador e partida",
     "ocurre {answer} vez por jugador y partida",
     editions=DELUXE)
rule("jewelry_box.apprentice_free", apprentice_price, 0,
     "it costs {answer} Livre, however full the queue is",
     "custa {answer} Libras, por mais cheia que esteja a fila",
     "cuesta {answer} Livre, por llena que esté la fila",
     editions=DELUXE)
rule("jewelry_box.apprentice_condition_met", hire_apprentice_if, "may",
     "its condition has to be met when it is hired",
     "sua condição tem de estar cumprida na contratação",
     "su condición debe estar cumplida al contratarlo",
     when=condition_met, editions=DELUXE)
rule("jewelry_box.apprentice_condition_unmet", hire_apprentice_if, "may not",
     "without it, it cannot be hired",
     "sem isso, não pode ser contratado",
     "sin eso no se puede contratar",
     when=~condition_met, editions=DELUXE)
rule("jewelry_box.apprentice_condition_over", condition_needed_after_hiring, False,
     "later on the condition may fail without harm",
     "mais tarde a condição pode deixar de valer sem problema",
     "después la condición puede dejar de cumplirse sin daño",
     editions=DELUXE)
rule("jewelry_box.apprentice_with_any_queue", hire_apprentice_with_queue, "may",
     "how many cards lie in the queue does not matter",
     "não importa quantas cartas há na fila",
     "no importa cuántas cartas haya en la fila",
     when=queue_cards >= 1, editions=DELUXE)
rule("jewelry_box.apprentice_with_empty_queue", hire_apprentice_with_queue, "may",
     "even when the queue is empty it may be hired",
     "mesmo com a fila vazia, pode ser contratado",
     "incluso con la fila vacía se puede contratar",
     when=queue_cards == 0, editions=DELUXE, ruling="jewelry_box.apprentice_and_queue")
rule("jewelry_box.apprentice_shown", condition_shown_to_others, "must",
     "the card is shown when it is hired, so that all can see its condition",
     "a carta é mostrada ao ser contratada, para que todos vejam a condição",
     "la carta se muestra al contratarla, para que todos vean su condición",
     editions=DELUXE, ruling="jewelry_box.apprentice_shown")
rule("jewelry_box.apprentice_not_exchanged", change_apprentice, "may not",
     "nobody exchanges the one that was dealt",
     "ninguém troca o que recebeu",
     "nadie cambia el que recibió",
     editions=DELUXE)

# What the card and the text show.
rule("jewelry_box.apprentice_condition_left", condition_stands, CardHalf.LEFT,
     "the condition stands on the left half of its bonus field",
     "a condição fica na metade esquerda da área de Bônus",
     "la condición está en la mitad izquierda del campo de bonificación",
     editions=DELUXE)
rule("jewelry_box.apprentice_bonus_right", apprentice_bonus_stands, CardHalf.RIGHT,
     "the bonus stands on the right half",
     "o Bônus fica na metade direita",
     "la bonificación está en la mitad derecha",
     editions=DELUXE)
rule("jewelry_box.conditions_looked_up", conditions_referred_page, 16,
     "for the conditions one is sent to page {answer}",
     "para as condições, remete-se à página {answer}",
     "para las condiciones se remite a la página {answer}",
     editions=DELUXE)
rule("jewelry_box.conditions_found", conditions_stand_on_page, 16,
     "they stand on page {answer}",
     "elas estão na página {answer}",
     "están en la página {answer}",
     editions=DELUXE)
rule("jewelry_box.conditions_counted", conditions_listed, 10,
     "{answer} conditions are listed",
     "há {answer} condições na lista",
     "hay {answer} condiciones en la lista",
     editions=DELUXE)
rule("jewelry_box.conditions_differ", conditions_all_differ, True,
     "each of these Apprentices has a condition of its own",
     "cada um desses Aprendizes tem sua própria condição",
     "cada uno de estos Aprendices tiene su propia condición",
     editions=DELUXE, ruling="jewelry_box.conditions_differ")

# Having it.
rule("jewelry_box.apprentice_to_hand", hired_apprentice_goes, HiredGoes.HAND,
     "a hired one goes to the hand",
     "ao ser contratado, vai para a mão",
     "una vez contratado, va a la mano",
     editions=DELUXE)
rule("jewelry_box.apprentice_played_this_round", hired_apprentice_playable_this_round, "must",
     "like any card in hand it is played in the same round",
     "como toda carta da mão, é jogado na mesma Rodada",
     "como toda carta de la mano, se juega en la misma ronda",
     editions=DELUXE)
rule("jewelry_box.apprentice_joins_team", hired_apprentice_in_team, True,
     "from then on it belongs to the team",
     "a partir daí, faz parte da equipe",
     "desde entonces forma parte del mazo",
     editions=DELUXE)
rule("jewelry_box.apprentice_points", apprentice_points_for_play, 3,
     "each time it is played, its bonus gives {answer} prestige points",
     "cada vez que é jogado, seu Bônus dá {answer} Pontos de Prestígio",
     "cada vez que se juega, su bonificación da {answer} puntos de prestigio",
     editions=DELUXE)
rule("jewelry_box.apprentice_once_per_play", apprentice_bonus_often, HowOften.ONCE_PER_PLAY,
     "and that once per play",
     "e isso uma vez por jogada",
     "y eso una vez por jugada",
     editions=DELUXE)
rule("jewelry_box.apprentice_hiring_gives_none", apprentice_hire_points, 0,
     "hiring it gives {answer} points by itself",
     "contratá-lo dá por si só {answer} pontos",
     "contratarlo da por sí solo {answer} puntos",
     editions=DELUXE)
rule("jewelry_box.apprentice_never_hired", unhired_apprentice_points, 0,
     "one that was never hired gives {answer} points",
     "um que nunca foi contratado dá {answer} pontos",
     "uno que nunca se contrató da {answer} puntos",
     editions=DELUXE)
rule("jewelry_box.apprentice_actions", hired_apprentice_action, "may",
     "it may acquire resources, fund decorations and be deputed, as other Apprentices",
     "pode adquirir Recursos, financiar Decorações e ser delegado, como outros Aprendizes",
     "puede adquirir recursos, financiar Decoraciones y ser delegado, como otros Aprendices",
     when=OF_APPRENTICES, editions=DELUXE)
rule("jewelry_box.apprentice_barred_actions", hired_apprentice_action, "may not",
     "it may not claim the Queen's favor, make garments or hire",
     "não pode pedir o Favor da Rainha, costurar Trajes nem contratar",
     "no puede pedir el favor de la Reina, confeccionar Vestidos ni contratar",
     when=~OF_APPRENTICES, editions=DELUXE)
rule("jewelry_box.apprentice_takes_exam", exam_by_specialised_apprentice, "may",
     "it may be played for the exam for Journeyman",
     "pode ser jogado para o Teste para Artesão",
     "se puede jugar para el examen de Oficial",
     editions=DELUXE)
rule("jewelry_box.apprentice_deputed", depute_hired_apprentice, "may",
     "from a team of more than {n} cards it may be deputed",
     "de uma equipe de mais de {n} cartas, pode ser delegado",
     "de un mazo de más de {n} cartas puede ser delegado",
     when=deck_size >= 5, editions=DELUXE, fills={"n": 4})
rule("jewelry_box.apprentice_floor", depute_hired_apprentice, "may not",
     "from a team of {n} it may not",
     "de uma equipe de {n}, não pode",
     "de un mazo de {n} no puede",
     when=deck_size == 4, editions=DELUXE, fills={"n": 4})
rule("jewelry_box.apprentice_depute_pay", depute_pay_for_specialised, 4,
     "deputing it pays {answer} Livre, as any Apprentice",
     "delegá-lo rende {answer} Libras, como qualquer Aprendiz",
     "delegarlo da {answer} Livre, como cualquier Aprendiz",
     editions=DELUXE, ruling="jewelry_box.apprentice_depute_pay")
rule("jewelry_box.apprentice_not_deputed_before", depute_dealt_apprentice, "may not",
     "before it is hired no bonus can depute it",
     "antes de contratado, nenhum Bônus o delega",
     "antes de contratarlo, ninguna bonificación lo delega",
     editions=DELUXE)
