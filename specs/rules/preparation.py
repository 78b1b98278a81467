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
     "the steps are favor, employees, resource tiles and garments, in this order",
     "os passos são Favor, Funcionários, Recursos e Trajes, nesta ordem",
     "los pasos son favor, Empleados, recursos y Vestidos, en este orden")
rule("preparation.first_round", step_done, "must",
     "round one is prepared as well",
     "também se prepara a primeira Rodada",
     "también se prepara la primera ronda",
     when=~(round_step == RoundStep.FAVOR), ruling="preparation.first_round")
rule("preparation.no_favor_at_first", step_done, "may not",
     "but without the step of the favor",
     "mas sem o passo do Favor",
     "pero sin el paso del favor",
     when=round_step == RoundStep.FAVOR)
rule("preparation.later_rounds", step_later, "must",
     "later rounds are prepared in all steps",
     "as Rodadas seguintes são preparadas em todos os passos",
     "las rondas siguientes se preparan en todos los pasos")
rule("preparation.no_choices", preparation_is_free_of_choice, True,
     "nothing in it is for the players to decide",
     "nada nela cabe aos jogadores decidir",
     "nada en ella lo deciden los jugadores",
     ruling="preparation.no_choices")

# Favor and start.
rule("preparation.favor_begins", starts_next, StartNext.FAVOR_HOLDER,
     "who took the favor begins the next round",
     "quem pegou o Favor começa a Rodada seguinte",
     "quien tomó el favor empieza la ronda siguiente",
     when=favor_taken)
rule("preparation.start_stays", starts_next, StartNext.SAME,
     "if nobody took it, the same player begins again",
     "se ninguém o pegou, começa de novo o mesmo jogador",
     "si nadie lo tomó, vuelve a empezar el mismo jugador",
     when=~favor_taken)
rule("preparation.start_does_not_move", start_moves_on_by_itself, False,
     "the start does not move on by itself",
     "o começo não passa adiante sozinho",
     "el inicio no pasa de jugador por sí solo")
rule("preparation.start_again", favor_taken_by_starting_player, True,
     "a starting player who took the favor begins again",
     "um Jogador Inicial que pegou o Favor começa de novo",
     "un jugador inicial que tomó el favor vuelve a empezar")
rule("preparation.exchange", favor_holder_exchanges, MarkerWith.EXCHANGE,
     "the holder gives the favor back and takes the starting player's marker",
     "quem o tem devolve o Favor e recebe o marcador de Jogador Inicial",
     "quien lo tiene devuelve el favor y recibe el marcador de jugador inicial")
rule("preparation.favor_returns", favor_returns, True,
     "the favor goes back to the board",
     "o Favor volta ao tabuleiro",
     "el favor vuelve al tablero")
rule("preparation.last_favor", round_seven_favor, False,
     "the favor taken in the last round begins no other",
     "o Favor pego na última Rodada não inicia outra",
     "el favor tomado en la última ronda no inicia otra",
     ruling="silence.borrowed_by_deluxe")
rule("preparation.last_favor_kept", favor_back_after_last_round, "may not",
     "that favor is not given back before the scoring",
     "esse Favor não é devolvido antes da pontuação",
     "ese favor no se devuelve antes de la puntuación")

# Employees.
rule("preparation.remove_first", employee_step_number, 1,
     "first the queue is cleared",
     "primeiro esvazia-se a fila",
     "primero se vacía la fila",
     when=employee_step == EmployeeStep.REMOVE)
rule("preparation.reveal_then", employee_step_number, 2,
     "then new employees are revealed",
     "depois revelam-se novos Funcionários",
     "después se revelan nuevos Empleados",
     when=employee_step == EmployeeStep.REVEAL)
rule("preparation.queue_cleared", queue_cleared, "must",
     "however many employees are left in the queue, all are removed",
     "por mais Funcionários que restem na fila, todos são removidos",
     "por muchos Empleados que queden en la fila, todos se retiran")
rule("preparation.leave_game", queue_leftovers_leave_game, True,
     "they leave the game",
     "eles saem da partida",
     "salen de la partida")
rule("preparation.never_return", removed_employees_return, False,
     "they never come back",
     "eles nunca voltam",
     "nunca vuelven")
rule("preparation.four_revealed", employees_revealed, 4,
     "{answer} employees are revealed",
     "revelam-se {answer} Funcionários",
     "se revelan {answer} Empleados")
rule("preparation.four_every_round", employees_revealed_in_round, 4,
     "{answer} employees are revealed in every round",
     "em toda Rodada revelam-se {answer} Funcionários",
     "en todas las rondas se revelan {answer} Empleados")
rule("preparation.four_for_any_number", employees_revealed_with, 4,
     "{answer} employees are revealed for any number of players",
     "revelam-se {answer} Funcionários com qualquer número de jogadores",
     "se revelan {answer} Empleados con cualquier número de jugadores")
rule("preparation.short_deck", revealed_from_short_deck, deck_left,
     "a deck that is too small reveals what it has",
     "um baralho insuficiente revela o que tiver",
     "una pila insuficiente revela lo que tenga",
     ruling="preparation.short_deck")
rule("preparation.face_up", new_employees_face_up, True,
     "new employees lie face up",
     "os novos Funcionários ficam virados para cima",
     "los nuevos Empleados quedan boca arriba")
rule("preparation.from_top", new_employees_from_top, True,
     "they come from the top of the deck",
     "eles vêm do topo do baralho",
     "salen de la parte superior de la pila",
     ruling="preparation.from_top")
rule("preparation.deck_shrinks", deck_left_after, 28 - 4 * round_number,
     "the deck of {all} loses {n} employees a round",
     "o baralho de {all} perde {n} Funcionários por Rodada",
     "la pila de {all} pierde {n} Empleados por ronda",
     fills={"all": 28, "n": 4}, ruling="preparation.counted_out")
rule("preparation.deck_runs_out", deck_empty_after_last_reveal, True,
     "it is empty once the last queue is filled",
     "ele fica vazio quando se enche a última fila",
     "queda vacía al llenarse la última fila")
rule("preparation.level_is_round", highest_level_is_round, True,
     "up to round {n} the highest level in the queue is the round's number",
     "até a Rodada {n}, o nível mais alto na fila é o número da Rodada",
     "hasta la ronda {n}, el nivel más alto de la fila es el número de la ronda",
     fills={"n": 6})
rule("preparation.highest_level", highest_level_in_queue, round_number,
     "up to round {n} the highest level is the number of the round",
     "até a Rodada {n}, o nível mais alto é o número da Rodada",
     "hasta la ronda {n}, el nivel más alto es el número de la ronda",
     when=round_number <= 6, fills={"n": 6})
rule("preparation.highest_level_last", highest_level_in_queue, 6,
     "in the last round it is still {answer}",
     "na última Rodada ainda é {answer}",
     "en la última ronda sigue siendo {answer}",
     when=round_number == 7, ruling="preparation.level_six_last")
rule("preparation.one_level", employees_revealed_of_level, 4,
     "the first queue is of one level: {answer} cards",
     "a primeira fila é de um só nível: {answer} cartas",
     "la primera fila es de un solo nivel: {answer} cartas",
     when=first_queue, ruling="preparation.levels_in_queue")
rule("preparation.one_level_last", employees_revealed_of_level, 4,
     "so is the last: {answer} cards of the highest level",
     "e a última também: {answer} cartas do nível mais alto",
     "y la última también: {answer} cartas del nivel más alto",
     when=last_queue, ruling="preparation.level_six_last")
rule("preparation.two_levels", employees_revealed_of_level, 2,
     "every queue between has {answer} cards of the round's level and as many of the one before",
     "cada fila intermediária tem {answer} cartas do nível da Rodada e outras tantas do anterior",
     "cada fila intermedia tiene {answer} cartas del nivel de la ronda y otras tantas del anterior",
     when=half_queue, ruling="preparation.levels_in_queue")
rule("preparation.no_other_level", employees_revealed_of_level, 0,
     "of any other level there are {answer}",
     "de qualquer outro nível há {answer}",
     "de cualquier otro nivel hay {answer}",
     when=~(first_queue | last_queue | half_queue), ruling="preparation.levels_in_queue")
