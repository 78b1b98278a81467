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
     "the action hires {answer} employee",
     "a ação contrata {answer} Funcionário",
     "la acción contrata {answer} Empleado")
rule("hiring.any_in_queue", hire_free_choice, "may",
     "any employee of the queue may be chosen",
     "pode-se escolher qualquer Funcionário da fila",
     "se puede elegir cualquier Empleado de la fila")
rule("hiring.any_role", hired_of_role, "may",
     "it may be a Master, a Journeyman or an Apprentice",
     "pode ser um Mestre, um Artesão ou um Aprendiz",
     "puede ser un Maestro, un Oficial o un Aprendiz",
     ruling="hiring.any_employee")
rule("hiring.from_queue", may_hire_from, "may",
     "one may hire as long as the queue holds an employee",
     "pode-se contratar enquanto houver Funcionário na fila",
     "se puede contratar mientras quede algún Empleado en la fila",
     when=shown >= 1)
rule("hiring.empty_queue", may_hire_from, "may not",
     "an empty queue forbids the action",
     "a fila vazia impede a ação",
     "con la fila vacía no se puede hacer la acción",
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
     "it costs {answer} Livre while {n} are left",
     "custa {answer} Libras enquanto restarem {n}",
     "cuesta {answer} Livre mientras queden {n}",
     when=shown == 3, fills={"n": 3})
rule("hiring.two_shown", hire_price, 1,
     "it costs {answer} Livre while {n} are left",
     "custa {answer} Libra enquanto restarem {n}",
     "cuesta {answer} Livre mientras queden {n}",
     when=shown == 2, fills={"n": 2})
rule("hiring.last_one_free", hire_price, 0,
     "the last employee of the queue costs {answer} Livre",
     "o último Funcionário da fila custa {answer} Libras",
     "el último Empleado de la fila cuesta {answer} Livre",
     when=shown == 1)
rule("hiring.counts_itself", hire_price_counts_hired, True,
     "the employee hired is itself counted for the price",
     "o próprio Funcionário contratado entra na conta do preço",
     "el propio Empleado contratado cuenta para el precio")
rule("hiring.place_is_no_matter", hire_price_by_place, False,
     "its place in the queue does not matter for the price",
     "seu lugar na fila não influi no preço",
     "su lugar en la fila no influye en el precio")
rule("hiring.costs", hire_pays_player, False,
     "hiring never pays the player",
     "contratar nunca rende Libras ao jogador",
     "contratar nunca da Livre al jugador",
     ruling="silence.borrowed_by_deluxe")
rule("hiring.to_the_bank", hire_paid_to_bank, True,
     "the price goes to the bank",
     "o preço vai para o banco",
     "el precio va al banco",
     ruling="hiring.original_silent")
rule("hiring.paid_first", hire_paid_before_taking, True,
     "it is paid before the card is taken",
     "paga-se antes de pegar a carta",
     "se paga antes de tomar la carta",
     ruling="hiring.original_silent")
rule("hiring.refilled_next_round", queue_refilled, False,
     "the queue is not refilled before the next round",
     "a fila só é preenchida de novo na Rodada seguinte",
     "la fila no se rellena hasta la ronda siguiente")
rule("hiring.team_unlimited", team_grows_from, "may",
     "no team is too large to hire",
     "nenhuma equipe é grande demais para contratar",
     "ningún equipo es demasiado grande para contratar",
     ruling="hiring.no_limits")

# The hired employee.
rule("hiring.to_hand", hired_goes_to, HiredGoes.HAND,
     "a hired employee goes to the hand",
     "o Funcionário contratado vai para a mão",
     "el Empleado contratado va a la mano")
rule("hiring.hand_unlimited", hand_limit, "may",
     "the hand may hold any number of cards",
     "a mão pode ter qualquer número de cartas",
     "la mano puede tener cualquier número de cartas",
     ruling="hiring.no_limits")
rule("hiring.not_shown", hired_card_hidden_in_hand, "may",
     "a player need not show which cards in hand were just hired",
     "ninguém precisa mostrar quais cartas da mão acabou de contratar",
     "nadie tiene que mostrar qué cartas de la mano acaba de contratar",
     ruling="hiring.not_shown")
rule("hiring.playable_at_once", hired_card_playable_this_round, True,
     "it can be played in the same round",
     "ele pode ser jogado na mesma Rodada",
     "se puede jugar en la misma ronda")
rule("hiring.played_at_once", hired_playable_next, "must",
     "since the phase lasts until all hands are empty, it is played in the same round",
     "como a fase dura até que as mãos se esvaziem, ele é jogado na mesma Rodada",
     "como la fase dura hasta vaciarse las manos, se juega en la misma ronda")
rule("hiring.one_more_action", extra_actions_per_hire, 1,
     "it allows {answer} further action in that round",
     "ele permite mais {answer} ação nessa Rodada",
     "permite {answer} acción más en esa ronda")
rule("hiring.more_than_three", more_than_three, "may",
     "so who hired may act more than {n} times in the round",
     "assim, quem contratou pode agir mais de {n} vezes na Rodada",
     "así, quien contrató puede actuar más de {n} veces en la ronda",
     fills={"n": 3})
rule("hiring.hired_master_hires", hired_master_hires, "may",
     "a Master hired in a round may hire again in it",
     "um Mestre contratado numa Rodada pode contratar de novo nela",
     "un Maestro contratado en una ronda puede volver a contratar en ella")
