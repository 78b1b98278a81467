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
     "only a Master may hire the specialised Apprentice; no other employee may",
     "só um Mestre contrata o Aprendiz Especializado; nenhum outro Funcionário pode",
     "solo un Maestro contrata al Aprendiz especializado; ningún otro Empleado puede",
     when=~(role == Role.MASTER), editions=DELUXE)
rule("jewelry_box.apprentice_in_place_of_queue", hire_apprentice_replaces, Replaces.INSTEAD,
     "hiring the specialised Apprentice takes the place of hiring from the queue",
     "contratar o Aprendiz Especializado substitui contratar da fila",
     "contratar al Aprendiz especializado sustituye a contratar de la fila",
     editions=DELUXE)
rule("jewelry_box.apprentice_first_hire", hire_apprentice_after, "may",
     "a player who has not hired a specialised Apprentice yet may hire one",
     "quem ainda não contratou um Aprendiz Especializado pode contratá-lo",
     "quien aún no contrató a un Aprendiz especializado puede contratarlo",
     when=hired_before == 0, editions=DELUXE)
rule("jewelry_box.apprentice_second_hire", hire_apprentice_after, "may not",
     "nobody hires a second specialised Apprentice",
     "ninguém contrata um segundo Aprendiz Especializado",
     "nadie contrata a un segundo Aprendiz especializado",
     when=hired_before == 1, editions=DELUXE)
rule("jewelry_box.apprentice_hires", apprentice_hires_in_game, 1,
     "a player hires a specialised Apprentice {answer} time in the game at most",
     "um jogador contrata um Aprendiz Especializado no máximo {answer} vez na partida",
     "un jugador contrata a un Aprendiz especializado {answer} vez en la partida como mucho",
     editions=DELUXE)
rule("jewelry_box.apprentice_free", apprentice_price, 0,
     "hiring the specialised Apprentice costs {answer} Livre, however full the queue is",
     "contratar o Aprendiz Especializado custa {answer} Libras, por mais cheia que esteja a fila",
     "contratar al Aprendiz especializado cuesta {answer} Livre, por llena que esté la fila",
     editions=DELUXE,
     excepts=("hiring.four_shown", "hiring.three_shown", "hiring.two_shown"))
rule("jewelry_box.apprentice_condition_met", hire_apprentice_if, "may",
     "a specialised Apprentice may be hired when the condition on the card is met",
     "um Aprendiz Especializado pode ser contratado quando a condição da carta está cumprida",
     "un Aprendiz especializado se puede contratar cuando la condición de la carta está cumplida",
     when=condition_met, editions=DELUXE)
rule("jewelry_box.apprentice_condition_unmet", hire_apprentice_if, "may not",
     "a specialised Apprentice cannot be hired while the condition on the card is unmet",
     "um Aprendiz Especializado não pode ser contratado se a condição da carta não está cumprida",
     "un Aprendiz especializado no se puede contratar si la condición de la carta no está cumplida",
     when=~condition_met, editions=DELUXE)
rule("jewelry_box.apprentice_condition_over", condition_needed_after_hiring, False,
     "after the hiring, the specialised Apprentice's condition need not be met any longer",
     "depois da contratação, a condição do Aprendiz Especializado já não precisa ser cumprida",
     "tras la contratación, la condición del Aprendiz especializado ya no tiene que cumplirse",
     editions=DELUXE)
rule("jewelry_box.apprentice_with_any_queue", hire_apprentice_with_queue, "may",
     "for hiring the specialised Apprentice it does not matter how many cards are in the queue",
     "para contratar o Aprendiz Especializado, não importa quantas cartas há na fila",
     "para contratar al Aprendiz especializado no importa cuántas cartas haya en la fila",
     when=queue_cards >= 1, editions=DELUXE)
rule("jewelry_box.apprentice_with_empty_queue", hire_apprentice_with_queue, "may",
     "the specialised Apprentice may be hired even when the queue is empty",
     "o Aprendiz Especializado pode ser contratado mesmo com a fila vazia",
     "el Aprendiz especializado se puede contratar incluso con la fila vacía",
     when=queue_cards == 0, editions=DELUXE, ruling="jewelry_box.apprentice_and_queue",
     excepts=("hiring.empty_queue",))
rule("jewelry_box.apprentice_shown", condition_shown_to_others, "must",
     "the specialised Apprentice is shown when it is hired, so that all can see the condition",
     "o Aprendiz Especializado é mostrado ao ser contratado, para que todos vejam a condição",
     "el Aprendiz especializado se muestra al contratarlo, para que todos vean su condición",
     editions=DELUXE, ruling="jewelry_box.apprentice_shown",
     excepts=("hiring.not_shown",))
rule("jewelry_box.apprentice_not_exchanged", change_apprentice, "may not",
     "nobody exchanges the specialised Apprentice that was dealt",
     "ninguém troca o Aprendiz Especializado que recebeu",
     "nadie cambia el Aprendiz especializado que recibió",
     editions=DELUXE)

# What the card and the text show.
rule("jewelry_box.apprentice_condition_left", condition_stands, CardHalf.LEFT,
     "a specialised Apprentice's condition stands on the left half of the bonus field",
     "a condição de um Aprendiz Especializado fica na metade esquerda da área de Bônus",
     "la condición de un Aprendiz especializado está en la mitad izquierda del campo de bonificación",
     editions=DELUXE)
rule("jewelry_box.apprentice_bonus_right", apprentice_bonus_stands, CardHalf.RIGHT,
     "a specialised Apprentice's bonus stands on the right half of the bonus field",
     "o Bônus de um Aprendiz Especializado fica na metade direita da área de Bônus",
     "la bonificación de un Aprendiz especializado está en la mitad derecha del campo de bonificación",
     editions=DELUXE)
rule("jewelry_box.conditions_looked_up", conditions_referred_page, 16,
     "for the specialised Apprentices' conditions one is sent to page {answer}",
     "para as condições dos Aprendizes Especializados, remete-se à página {answer}",
     "para las condiciones de los Aprendices especializados se remite a la página {answer}",
     editions=DELUXE)
rule("jewelry_box.conditions_found", conditions_stand_on_page, 16,
     "the specialised Apprentices' conditions stand on page {answer}",
     "as condições dos Aprendizes Especializados estão na página {answer}",
     "las condiciones de los Aprendices especializados están en la página {answer}",
     editions=DELUXE)
rule("jewelry_box.conditions_counted", conditions_listed, 10,
     "{answer} hiring conditions are listed for the specialised Apprentices",
     "há {answer} condições de contratação na lista dos Aprendizes Especializados",
     "hay {answer} condiciones de contratación en la lista de los Aprendices especializados",
     editions=DELUXE)
rule("jewelry_box.conditions_differ", conditions_all_differ, True,
     "each specialised Apprentice has a condition of its own",
     "cada Aprendiz Especializado tem sua própria condição",
     "cada Aprendiz especializado tiene su propia condición",
     editions=DELUXE, ruling="jewelry_box.conditions_differ")

# Having it.
rule("jewelry_box.apprentice_to_hand", hired_apprentice_goes, HiredGoes.HAND,
     "a hired specialised Apprentice goes to the hand",
     "o Aprendiz Especializado contratado vai para a mão",
     "el Aprendiz especializado contratado va a la mano",
     editions=DELUXE)
rule("jewelry_box.apprentice_played_this_round", hired_apprentice_playable_this_round, "must",
     "a hired specialised Apprentice is played in the same round, like any card in hand",
     "o Aprendiz Especializado contratado é jogado na mesma Rodada, como toda carta da mão",
     "el Aprendiz especializado contratado se juega en la misma ronda, como toda carta de la mano",
     editions=DELUXE)
rule("jewelry_box.apprentice_joins_team", hired_apprentice_in_team, True,
     "once hired, the specialised Apprentice belongs to the team",
     "uma vez contratado, o Aprendiz Especializado faz parte da equipe",
     "una vez contratado, el Aprendiz especializado forma parte del mazo",
     editions=DELUXE)
rule("jewelry_box.apprentice_points", apprentice_points_for_play, 3,
     "the specialised Apprentice's bonus gives {answer} prestige points each time it is played",
     "o Bônus do Aprendiz Especializado dá {answer} Pontos de Prestígio cada vez que é jogado",
     "la bonificación del Aprendiz especializado da {answer} Puntos de Prestigio cada vez que se juega",
     editions=DELUXE)
rule("jewelry_box.apprentice_once_per_play", apprentice_bonus_often, HowOften.ONCE_PER_PLAY,
     "the specialised Apprentice's bonus is used once each time the card is played",
     "o Bônus do Aprendiz Especializado é usado uma vez por jogada da carta",
     "la bonificación del Aprendiz especializado se usa una vez por jugada de la carta",
     editions=DELUXE)
rule("jewelry_box.apprentice_hiring_gives_none", apprentice_hire_points, 0,
     "hiring the specialised Apprentice gives {answer} points by itself",
     "contratar o Aprendiz Especializado dá por si só {answer} pontos",
     "contratar al Aprendiz especializado da por sí solo {answer} puntos",
     editions=DELUXE)
rule("jewelry_box.apprentice_never_hired", unhired_apprentice_points, 0,
     "a specialised Apprentice that was never hired gives {answer} points",
     "um Aprendiz Especializado nunca contratado dá {answer} pontos",
     "un Aprendiz especializado nunca contratado da {answer} puntos",
     editions=DELUXE)
rule("jewelry_box.apprentice_actions", hired_apprentice_action, "may",
     "the specialised Apprentice may acquire resources, fund decorations and be deputed",
     "o Aprendiz Especializado pode adquirir Recursos, financiar Decorações e ser delegado",
     "el Aprendiz especializado puede adquirir recursos, financiar Decoraciones y ser delegado",
     when=OF_APPRENTICES, editions=DELUXE)
rule("jewelry_box.apprentice_barred_actions", hired_apprentice_action, "may not",
     "the specialised Apprentice may not claim the Queen's favor, make garments or hire",
     "o Aprendiz Especializado não pode pedir o Favor da Rainha, costurar Trajes nem contratar",
     "el Aprendiz especializado no puede reclamar el favor de la Reina, confeccionar Vestidos ni contratar",
     when=~OF_APPRENTICES, editions=DELUXE)
rule("jewelry_box.apprentice_takes_exam", exam_by_specialised_apprentice, "may",
     "the specialised Apprentice may be played for the exam for Journeyman",
     "o Aprendiz Especializado pode ser jogado para o Teste para Artesão",
     "el Aprendiz especializado se puede jugar para el examen de Oficial",
     editions=DELUXE, ruling="fourth.every_apprentice")
rule("jewelry_box.apprentice_deputed", depute_hired_apprentice, "may",
     "the specialised Apprentice may be deputed from a team of more than {n} cards",
     "o Aprendiz Especializado pode ser delegado se a equipe tiver mais de {n} cartas",
     "el Aprendiz especializado puede ser delegado de un mazo de más de {n} cartas",
     when=deck_size >= 5, editions=DELUXE, fills={"n": 4})
rule("jewelry_box.apprentice_floor", depute_hired_apprentice, "may not",
     "the specialised Apprentice may not be deputed from a team of {n} cards",
     "o Aprendiz Especializado não pode ser delegado de uma equipe de {n} cartas",
     "el Aprendiz especializado no puede ser delegado de un mazo de {n} cartas",
     when=deck_size == 4, editions=DELUXE, fills={"n": 4})
rule("jewelry_box.apprentice_depute_pay", depute_pay_for_specialised, 4,
     "deputing the specialised Apprentice pays {answer} Livre, as any Apprentice",
     "delegar o Aprendiz Especializado rende {answer} Libras, como qualquer Aprendiz",
     "delegar al Aprendiz especializado da {answer} Livre, como cualquier Aprendiz",
     editions=DELUXE, ruling="jewelry_box.apprentice_depute_pay")
rule("jewelry_box.apprentice_not_deputed_before", depute_dealt_apprentice, "may not",
     "before it is hired, no bonus can depute the specialised Apprentice",
     "antes de contratado, nenhum Bônus delega o Aprendiz Especializado",
     "antes de contratarlo, ninguna bonificación delega al Aprendiz especializado",
     editions=DELUXE)
