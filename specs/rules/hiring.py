"""Hiring: what it costs, where the card goes, and when it is played."""

from oracle.rules import Rulebook
from specs.questions.base_staff import (
    HiredGoes,
    hand_limit,
    hire_free_choice,
    hire_pays_player,
    hired_goes_to,
    hired_playable_next,
    hires_per_action,
    more_than_three,
    queue_refilled,
)
from specs.questions.hiring import (
    extra_actions_per_hire,
    hire_paid_before_taking,
    hire_paid_to_bank,
    hire_price,
    hire_price_by_place,
    hire_price_counts_hired,
    hired_card_hidden_in_hand,
    hired_card_playable_this_round,
    hired_master_hires,
    hired_of_role,
    hires_in_round,
    may_hire_from,
    shown,
    team_grows_from,
)

rule = Rulebook("hiring")

# Choosing and paying.
rule("hiring.one", hires_per_action, 1,
     "the action Hire a New Employee hires {answer} employee",
     "a ação Contratar um Novo Funcionário contrata {answer} Funcionário",
     "la acción de contratar contrata a {answer} Empleado")
rule("hiring.any_in_queue", hire_free_choice, "may",
     "any employee of the queue may be hired",
     "pode-se contratar qualquer Funcionário da fila",
     "se puede contratar a cualquier Empleado de la fila")
rule("hiring.any_role", hired_of_role, "may",
     "an employee hired from the queue may be a Master, a Journeyman or an Apprentice",
     "o Funcionário contratado da fila pode ser Mestre, Artesão ou Aprendiz",
     "el Empleado contratado de la fila puede ser Maestro, Oficial o Aprendiz",
     ruling="hiring.any_employee")
rule("hiring.from_queue", may_hire_from, "may",
     "a player may hire as long as the queue holds an employee",
     "pode-se contratar enquanto houver Funcionário na fila",
     "se puede contratar mientras quede algún Empleado en la fila",
     when=shown >= 1)
rule("hiring.empty_queue", may_hire_from, "may not",
     "with an empty queue the action Hire a New Employee cannot be taken",
     "com a fila vazia, a ação Contratar um Novo Funcionário é impossível",
     "con la fila vacía no se puede hacer la acción de contratar",
     when=shown == 0, ruling="hiring.original_silent")
rule("hiring.every_round", hires_in_round, "may",
     "employees may be hired in every round",
     "pode-se contratar em qualquer Rodada",
     "se puede contratar en cualquier ronda",
     ruling="hiring.any_employee")
rule("hiring.four_shown", hire_price, 5,
     "hiring costs {answer} Livre while {n} employees are in the queue",
     "contratar custa {answer} Libras enquanto houver {n} Funcionários na fila",
     "contratar cuesta {answer} Livre mientras haya {n} Empleados en la fila",
     when=shown == 4, fills={"n": 4})
rule("hiring.three_shown", hire_price, 3,
     "hiring costs {answer} Livre while {n} employees are in the queue",
     "contratar custa {answer} Libras enquanto houver {n} Funcionários na fila",
     "contratar cuesta {answer} Livre mientras haya {n} Empleados en la fila",
     when=shown == 3, fills={"n": 3})
rule("hiring.two_shown", hire_price, 1,
     "hiring costs {answer} Livre while {n} employees are in the queue",
     "com {n} Funcionários na fila, contratar custa {answer} Libra",
     "contratar cuesta {answer} Livre mientras haya {n} Empleados en la fila",
     when=shown == 2, fills={"n": 2})
rule("hiring.last_one_free", hire_price, 0,
     "hiring the last employee of the queue costs {answer} Livre",
     "contratar o último Funcionário da fila custa {answer} Libras",
     "contratar al último Empleado de la fila cuesta {answer} Livre",
     when=shown == 1)
rule("hiring.counts_itself", hire_price_counts_hired, True,
     "the employee being hired is itself counted for the price of hiring",
     "o próprio Funcionário contratado entra na conta do preço de contratar",
     "el propio Empleado contratado cuenta para el precio de contratar")
rule("hiring.place_is_no_matter", hire_price_by_place, False,
     "an employee's place in the queue does not matter for the price",
     "o lugar de um Funcionário na fila não influi no preço",
     "el lugar de un Empleado en la fila no influye en el precio")
rule("hiring.costs", hire_pays_player, False,
     "hiring never pays the player",
     "contratar nunca rende Libras ao jogador",
     "contratar nunca da Livre al jugador")
rule("hiring.to_the_bank", hire_paid_to_bank, True,
     "the price of hiring goes to the bank",
     "o preço de contratar vai para o banco",
     "el precio de contratar va al banco",
     ruling="hiring.original_silent")
rule("hiring.paid_first", hire_paid_before_taking, True,
     "hiring is paid for before the card is taken",
     "paga-se a contratação antes de pegar a carta",
     "se paga la contratación antes de tomar la carta",
     ruling="hiring.original_silent")
rule("hiring.refilled_next_round", queue_refilled, False,
     "the queue of employees is not refilled before the next round",
     "a fila de Novos Funcionários só é preenchida de novo na Rodada seguinte",
     "la fila de Empleados no se rellena hasta la ronda siguiente")
rule("hiring.team_unlimited", team_grows_from, "may",
     "no team is too large to hire",
     "nenhuma equipe é grande demais para contratar",
     "ningún mazo es demasiado grande para contratar",
     ruling="hiring.no_limits")

# The hired employee.
rule("hiring.to_hand", hired_goes_to, HiredGoes.HAND,
     "a hired employee goes to the hand",
     "o Funcionário contratado vai para a mão",
     "el Empleado contratado va a la mano")
rule("hiring.hand_unlimited", hand_limit, "may",
     "by hiring, the hand may grow beyond its usual size without limit",
     "ao contratar, a mão pode passar do tamanho normal, sem limite",
     "al contratar, la mano puede pasar de su tamaño normal, sin límite",
     ruling="hiring.no_limits")
rule("hiring.not_shown", hired_card_hidden_in_hand, "may",
     "a player need not show which cards in hand were just hired",
     "ninguém precisa mostrar quais cartas da mão acabou de contratar",
     "nadie tiene que mostrar qué cartas de la mano acaba de contratar",
     ruling="hiring.not_shown")
rule("hiring.playable_at_once", hired_card_playable_this_round, True,
     "a hired employee can be played in the same round",
     "um Funcionário contratado pode ser jogado na mesma Rodada",
     "un Empleado contratado se puede jugar en la misma ronda")
rule("hiring.played_at_once", hired_playable_next, "must",
     "a hired employee still in hand is played in the same round: the phase lasts until all hands are empty",
     "o Funcionário contratado ainda na mão é jogado na mesma Rodada: a fase dura até as mãos se esvaziarem",
     "el Empleado contratado que sigue en la mano se juega en la misma ronda: la fase dura hasta vaciarse las manos",
     claims=("deluxe-pt.turns.must_play", "deluxe-pt.hire.playable", "deluxe-pt.turns.phase_end",
             "original-es.turns.one_card", "original-es.turns.end", "summary-pt.hiring.may_play",
             "summary-pt.turns.end", "summary-en.hiring.hand", "summary-en.turns.end"))
rule("hiring.one_more_action", extra_actions_per_hire, 1,
     "a hired employee allows {answer} further action in the same round",
     "um Funcionário contratado permite mais {answer} ação na mesma Rodada",
     "un Empleado contratado permite {answer} acción más en la misma ronda")
rule("hiring.more_than_three", more_than_three, "may",
     "whoever hired may take more than {n} turns in the round",
     "quem contratou pode ter mais de {n} turnos na Rodada",
     "quien contrató puede tener más de {n} turnos en la ronda",
     fills={"n": 3})
rule("hiring.hired_master_hires", hired_master_hires, "may",
     "a Master hired in a round may be played to hire again in it",
     "um Mestre contratado numa Rodada pode contratar de novo na mesma Rodada",
     "un Maestro contratado en una ronda puede volver a contratar en ella")
