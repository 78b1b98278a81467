"""Preparing a round: the starting player, the queue of employees, and the number of cards."""

from oracle.rules import Rulebook
from oracle.terms import when
from specs.questions.base_preparation import (
    StartNext,
    deck_empty_after_last_reveal,
    employees_revealed,
    employees_revealed_in_round,
    favor_returns,
    favor_taken,
    highest_level_is_round,
    queue_leftovers_leave_game,
    round_seven_favor,
    round_step_position,
    starts_next,
    step_done,
    step_later,
)
from specs.questions.extra_deluxe_setup import (
    EmployeeStep,
    employee_step_number,
    employees_revealed_of_level,
    new_employees_face_up,
    new_employees_from_top,
)
from specs.questions.preparation import (
    MarkerWith,
    deck_left,
    deck_left_after,
    employees_revealed_with,
    favor_back_after_last_round,
    favor_holder_exchanges,
    favor_taken_by_starting_player,
    highest_level_in_queue,
    preparation_is_free_of_choice,
    queue_cleared,
    removed_employees_return,
    revealed_from_short_deck,
    start_moves_on_by_itself,
)
from specs.vocabulary import RoundStep, level, round_number, round_step

employee_step = employee_step_number.params[0]
first_queue = (round_number == 1) & (level == 1)
last_queue = (round_number == 7) & (level == 6)
half_queue = (round_number >= 2) & (round_number <= 6) & ((level == round_number) | (level == round_number - 1))

rule = Rulebook("preparation")

# The steps.
rule("preparation.steps", round_step_position,
     when(round_step == RoundStep.FAVOR, 1,
          when(round_step == RoundStep.EMPLOYEES, 2, when(round_step == RoundStep.RESOURCES, 3, 4))),
     "preparing a round has the steps favor, employees, resource tiles and garments, in this order",
     "a preparação da Rodada tem os passos Favor, Funcionários, Recursos e Trajes, nesta ordem",
     "la preparación de la ronda tiene los pasos favor, Empleados, recursos y Vestidos, en este orden")
rule("preparation.first_round", step_done, "must",
     "round one is prepared as well, save for the favor",
     "a primeira Rodada também é preparada, exceto o Favor",
     "también se prepara la primera ronda, salvo el favor",
     when=~(round_step == RoundStep.FAVOR), ruling="preparation.first_round")
rule("preparation.no_favor_at_first", step_done, "may not",
     "in round one the preparation skips the step of the favor",
     "na primeira Rodada, a preparação pula o passo do Favor",
     "en la primera ronda la preparación omite el paso del favor",
     when=round_step == RoundStep.FAVOR)
rule("preparation.later_rounds", step_later, "must",
     "rounds after the first are prepared in all steps",
     "as Rodadas depois da primeira são preparadas em todos os passos",
     "las rondas posteriores a la primera se preparan en todos los pasos")
rule("preparation.no_choices", preparation_is_free_of_choice, True,
     "nothing in preparing a round is for the players to decide",
     "na preparação da Rodada nada cabe aos jogadores decidir",
     "en la preparación de la ronda los jugadores no deciden nada",
     ruling="preparation.no_choices")

# Favor and start.
rule("preparation.favor_begins", starts_next, StartNext.FAVOR_HOLDER,
     "whoever took the Queen's favor begins the next round",
     "quem pegou o Favor da Rainha começa a Rodada seguinte",
     "quien tomó el favor de la Reina empieza la ronda siguiente",
     when=favor_taken)
rule("preparation.start_stays", starts_next, StartNext.SAME,
     "if nobody took the Queen's favor, the same player begins the next round again",
     "se ninguém pegou o Favor da Rainha, o mesmo jogador começa de novo a Rodada seguinte",
     "si nadie tomó el favor de la Reina, el mismo jugador vuelve a empezar la ronda siguiente",
     when=~favor_taken)
rule("preparation.start_does_not_move", start_moves_on_by_itself, False,
     "if nobody took the Queen's favor, the start does not pass to the left-hand player",
     "se ninguém pegou o Favor da Rainha, o começo não passa ao jogador da esquerda",
     "si nadie tomó el favor de la Reina, el inicio no pasa al jugador de la izquierda")
rule("preparation.start_again", favor_taken_by_starting_player, True,
     "a starting player who took the Queen's favor begins the next round again",
     "um Jogador Inicial que pegou o Favor da Rainha começa de novo a Rodada seguinte",
     "un jugador inicial que tomó el favor de la Reina vuelve a empezar la ronda siguiente",
     claims=("deluxe-pt.favor.starts", "deluxe-pt.prepare.favor_gives_start"))
rule("preparation.exchange", favor_holder_exchanges, MarkerWith.EXCHANGE,
     "the holder of the Queen's favor gives it back and takes the starting player marker",
     "quem tem o Favor da Rainha o devolve e recebe o marcador de Jogador Inicial",
     "quien tiene el favor de la Reina lo devuelve y recibe el marcador de jugador inicial")
rule("preparation.favor_returns", favor_returns, True,
     "when the next round is prepared, the Queen's favor goes back to the board",
     "ao preparar a Rodada seguinte, o Favor da Rainha volta ao tabuleiro",
     "al preparar la ronda siguiente, el favor de la Reina vuelve al tablero")
rule("preparation.last_favor", round_seven_favor, False,
     "a Queen's favor taken in the last round begins no other round",
     "o Favor da Rainha pego na última Rodada não inicia outra",
     "el favor de la Reina tomado en la última ronda no inicia otra")
rule("preparation.last_favor_kept", favor_back_after_last_round, "may not",
     "a Queen's favor taken in the last round is not given back before the scoring",
     "o Favor da Rainha pego na última Rodada não é devolvido antes da pontuação",
     "el favor de la Reina tomado en la última ronda no se devuelve antes de la puntuación")

# Employees.
rule("preparation.remove_first", employee_step_number, 1,
     "in renewing the queue it is first cleared",
     "ao renovar a fila de Novos Funcionários, primeiro ela é esvaziada",
     "al renovar la fila de Empleados, primero se vacía",
     when=employee_step == EmployeeStep.REMOVE)
rule("preparation.reveal_then", employee_step_number, 2,
     "in renewing the queue new employees are revealed once it is cleared",
     "ao renovar a fila, novos Funcionários são revelados depois de esvaziá-la",
     "al renovar la fila, los nuevos Empleados se revelan después de vaciarla",
     when=employee_step == EmployeeStep.REVEAL)
rule("preparation.queue_cleared", queue_cleared, "must",
     "however many employees are left in the queue, all are removed before a round",
     "por mais Funcionários que restem na fila, todos são removidos antes da Rodada",
     "por muchos Empleados que queden en la fila, todos se retiran antes de la ronda")
rule("preparation.leave_game", queue_leftovers_leave_game, True,
     "employees left in the queue leave the game",
     "Funcionários que restam na fila saem da partida",
     "los Empleados que quedan en la fila salen de la partida")
rule("preparation.never_return", removed_employees_return, False,
     "employees removed from the queue never come back into the deck",
     "Funcionários removidos da fila nunca voltam ao baralho",
     "los Empleados retirados de la fila nunca vuelven a la pila",
     claims=("deluxe-pt.prepare.leftovers",))
rule("preparation.four_revealed", employees_revealed, 4,
     "{answer} employees are revealed at the beginning of a round",
     "revelam-se {answer} Funcionários no começo da Rodada",
     "se revelan {answer} Empleados al comienzo de la ronda")
rule("preparation.four_every_round", employees_revealed_in_round, 4,
     "{answer} employees are revealed in every round",
     "em toda Rodada revelam-se {answer} Funcionários",
     "en todas las rondas se revelan {answer} Empleados")
rule("preparation.four_for_any_number", employees_revealed_with, 4,
     "{answer} employees are revealed per round with any number of players",
     "revelam-se {answer} Funcionários por Rodada com qualquer número de jogadores",
     "se revelan {answer} Empleados por ronda con cualquier número de jugadores",
     claims=("deluxe-pt.prepare.four", "summary-pt.prep.four_new", "summary-en.prep.four_new"))
rule("preparation.short_deck", revealed_from_short_deck, deck_left,
     "an employee deck that is too small reveals what it has",
     "um baralho de fila insuficiente revela as cartas que tiver",
     "una pila de Empleados insuficiente revela lo que tenga",
     ruling="preparation.short_deck")
rule("preparation.face_up", new_employees_face_up, True,
     "new employees lie face up in the queue",
     "os novos Funcionários ficam virados para cima na fila",
     "los nuevos Empleados quedan boca arriba en la fila")
rule("preparation.from_top", new_employees_from_top, True,
     "new employees come from the top of the employee deck",
     "os novos Funcionários vêm do topo do baralho de fila",
     "los nuevos Empleados salen de la parte superior de la pila",
     ruling="preparation.from_top")
rule("preparation.deck_shrinks", deck_left_after, 28 - 4 * round_number,
     "the employee deck of {all} loses {n} cards a round",
     "o baralho de fila de {all} cartas perde {n} por Rodada",
     "la pila de Empleados de {all} cartas pierde {n} por ronda",
     fills={"all": 28, "n": 4}, ruling="preparation.counted_out")
rule("preparation.deck_runs_out", deck_empty_after_last_reveal, True,
     "the employee deck is empty once the queue of the last round is filled",
     "o baralho de fila fica vazio quando se enche a fila da última Rodada",
     "la pila de Empleados queda vacía al llenarse la fila de la última ronda")
rule("preparation.level_is_round", highest_level_is_round, True,
     "up to round {n} the highest level in the queue is the round's number",
     "até a Rodada {n}, o nível mais alto na fila é o número da Rodada",
     "hasta la ronda {n}, el nivel más alto de la fila es el número de la ronda",
     when=round_number <= 6, fills={"n": 6})
rule("preparation.highest_level", highest_level_in_queue, round_number,
     "up to round {n} the highest level revealed is the number of the round",
     "até a Rodada {n}, o nível mais alto revelado é o número da Rodada",
     "hasta la ronda {n}, el nivel más alto revelado es el número de la ronda",
     when=round_number <= 6, fills={"n": 6})
rule("preparation.highest_level_last", highest_level_in_queue, 6,
     "in the last round the highest level revealed is still {answer}",
     "na última Rodada, o nível mais alto revelado ainda é {answer}",
     "en la última ronda el nivel más alto revelado sigue siendo {answer}",
     when=round_number == 7, ruling="preparation.level_six_last")
rule("preparation.one_level", employees_revealed_of_level, 4,
     "the queue of the first round is of one level: {answer} cards",
     "a fila da primeira Rodada é de um só nível: {answer} cartas",
     "la fila de la primera ronda es de un solo nivel: {answer} cartas",
     when=first_queue, ruling="preparation.levels_in_queue")
rule("preparation.one_level_last", employees_revealed_of_level, 4,
     "the queue of the last round is of the highest level: {answer} cards",
     "a fila da última Rodada é do nível mais alto: {answer} cartas",
     "la fila de la última ronda es del nivel más alto: {answer} cartas",
     when=last_queue, ruling="preparation.level_six_last")
rule("preparation.two_levels", employees_revealed_of_level, 2,
     "the queue of a middle round has {answer} cards of the round's level and as many of the one before",
     "a fila de uma Rodada intermediária tem {answer} cartas do nível da Rodada e outras tantas do anterior",
     "la fila de una ronda intermedia tiene {answer} cartas del nivel de la ronda y otras tantas del anterior",
     when=half_queue, ruling="preparation.levels_in_queue")
rule("preparation.no_other_level", employees_revealed_of_level, 0,
     "of levels other than the round's and the one before, the queue has {answer} cards",
     "de níveis que não o da Rodada e o anterior, a fila tem {answer} cartas",
     "de niveles distintos del de la ronda y del anterior, la fila tiene {answer} cartas",
     when=~(first_queue | last_queue | half_queue), ruling="preparation.levels_in_queue")
