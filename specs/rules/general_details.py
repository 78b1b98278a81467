"""General notes, small print: phases, what may be looked at, and how points are marked."""

from oracle.rules import OPEN, Rulebook
from oracle.terms import when
from specs.questions.extra_deluxe_setup import (
    PhaseName,
    counter_moved_at_once,
    counter_spaces_per_point,
    game_ends_with_scoring,
    phase_number,
    some_employee_lacks_action,
    substitute_as_secret,
    substitute_for_lacking_parts,
)
from specs.questions.general import (
    Chooser,
    Phase,
    Stock,
    TokenFace,
    card_numbers_hidden,
    coins_may_be_changed,
    first_round_has_phase,
    garments_are_made_for,
    hidden_may_be_shown,
    later_round_has_phase,
    money_put_before_player,
    next_phase_waits_for_all,
    own_pile,
    own_pile_may_be_looked_at,
    own_points_may_be_looked_at,
    own_tiles_may_be_looked_at,
    phase,
    players_are_tailors,
    points_beyond_track,
    points_lost_in_play,
    points_tokens_lie,
    second_colour_counts,
    second_colour_drawn,
    shown_tile_hidden_later,
    slash_chosen_by,
    stock,
    stock_may_be_inspected,
    supply_limited,
    team_contains_outside,
    team_known_as_whole,
)
from specs.questions.turns import Pile

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)

numbered_phase = phase_number.params[0]

rule = Rulebook("general")

# The course of the game.
rule("general.ends_with_scoring", game_ends_with_scoring, True,
     "a final scoring follows the last round",
     "uma pontuação final segue a última Rodada",
     "a la última ronda le sigue una puntuación final")
rule("general.phase_numbers", phase_number, when(numbered_phase == PhaseName.PREPARE, 1, 2),
     "preparing the round is the first phase, choosing a hand the second",
     "preparar a Rodada é a primeira fase, escolher a mão é a segunda",
     "preparar la ronda es la primera fase, elegir la mano la segunda")
rule("general.phases_wait", next_phase_waits_for_all, True,
     "a phase of a round begins when all have finished the one before",
     "uma fase da Rodada começa quando todos terminaram a anterior",
     "una fase de la ronda empieza cuando todos han terminado la anterior",
     when=next_phase_waits_for_all.given, ruling="general.phases_wait")
rule("general.later_rounds_whole", later_round_has_phase, True,
     "every round after the first has all phases",
     "toda Rodada depois da primeira tem todas as fases",
     "toda ronda posterior a la primera tiene todas las fases")
rule("general.first_round_prepared", first_round_has_phase, True,
     "the first round is prepared, too, without moving the favor or old tiles",
     "a primeira Rodada também é preparada, sem Favor nem peças antigas a mover",
     "la primera ronda también se prepara, sin favor ni fichas antiguas que mover",
     when=phase == Phase.PREPARATION, ruling="general.first_round_prepared",
     claims=("deluxe-pt.prepare.favor_not_in_one", "deluxe-pt.prepare.first_filled", "original-es.prep.favor_not_first",
             "original-es.prep.others_always"))
rule("general.first_round_whole", first_round_has_phase, True,
     "the first round also has the phases of hand, actions and income",
     "a primeira Rodada também tem as fases de mão, ações e receita",
     "la primera ronda también tiene las fases de mano, acciones e ingresos",
     when=~(phase == Phase.PREPARATION))
rule("general.tailors", players_are_tailors, True,
     "every player owns a tailor's business",
     "todo jogador é dono de uma alfaiataria",
     "todo jugador es dueño de una sastrería")
rule("general.rent_and_sell", garments_are_made_for, True,
     "garments are made to be rented or sold",
     "os Trajes são feitos para alugar ou vender",
     "los Vestidos se confeccionan para alquilarlos o venderlos")
rule("general.not_every_task", some_employee_lacks_action, True,
     "some employees are not up to every task",
     "alguns Funcionários não servem para toda tarefa",
     "algunos Empleados no valen para toda tarea")

# Points.
rule("general.counter_step", counter_spaces_per_point, 1,
     "in the Deluxe edition a prestige point moves the counter by {answer} space",
     "na edição Deluxe, um Ponto de Prestígio avança o contador {answer} espaço",
     "en la edición Deluxe un Punto de Prestigio avanza el contador {answer} espacio",
     editions=DELUXE)
rule("general.no_counter", counter_spaces_per_point, OPEN,
     "the original edition has no counter to move for prestige points",
     "a edição original não tem contador para avançar por Pontos de Prestígio",
     "la edición original no tiene contador que mover por los Puntos de Prestigio",
     editions=ORIGINAL, ruling="general.open_original")
rule("general.points_at_once", counter_moved_at_once, True,
     "prestige points are marked whenever they are gained",
     "os Pontos de Prestígio são marcados sempre que se ganham",
     "los Puntos de Prestigio se anotan cada vez que se ganan")
rule("general.tokens_face_down", points_tokens_lie, TokenFace.FACE_DOWN,
     "in the original edition tokens for prestige points lie face down",
     "na edição original, as fichas de Pontos de Prestígio ficam viradas para baixo",
     "en la edición original las fichas de Puntos de Prestigio están boca abajo",
     editions=ORIGINAL)
rule("general.tokens_missing", points_tokens_lie, OPEN,
     "the Deluxe edition has no tokens for prestige points that could lie face up or down",
     "a edição Deluxe não tem fichas de Pontos de Prestígio que fiquem para cima ou para baixo",
     "la edición Deluxe no tiene fichas de Puntos de Prestigio que poner boca arriba o abajo",
     editions=DELUXE, ruling="general.tokens_missing")
rule("general.count_own_points", own_points_may_be_looked_at, "may",
     "a player may count their own prestige points during the game",
     "um jogador pode contar seus Pontos de Prestígio durante o jogo",
     "un jugador puede contar sus Puntos de Prestigio durante la partida",
     ruling="general.own_things",
     claims=("deluxe-pt.notes.track", "original-es.hidden.points", "summary-pt.hidden.points",
             "summary-en.hidden.points"))
rule("general.round_the_track", points_beyond_track, True,
     "in the Deluxe edition whoever passes the end of the points track goes on from its beginning",
     "na edição Deluxe, quem passa do fim da trilha de pontos segue contando do começo",
     "en la edición Deluxe quien rebasa el final del marcador de puntos sigue desde el principio",
     editions=DELUXE, ruling="general.round_the_track")
rule("general.no_track", points_beyond_track, OPEN,
     "the original edition has no points track",
     "a edição original não tem trilha de pontos",
     "la edición original no tiene marcador de puntos",
     editions=ORIGINAL, ruling="general.open_original")
rule("general.points_kept", points_lost_in_play, "may not",
     "prestige points once gained are not lost",
     "Pontos de Prestígio ganhos não se perdem",
     "los Puntos de Prestigio ganados no se pierden",
     ruling="general.points_kept")

# Looking and showing.
rule("general.own_tiles", own_tiles_may_be_looked_at, "may",
     "a player may look at their own resource tiles at any time",
     "um jogador pode olhar suas peças de Recurso a qualquer momento",
     "un jugador puede mirar sus fichas de Recursos en cualquier momento",
     ruling="general.own_things",
     claims=("deluxe-pt.resources.hidden", "original-es.resources.faces_hidden", "summary-pt.hidden.tiles",
             "summary-en.hidden.tiles"))
rule("general.own_piles", own_pile_may_be_looked_at, "may",
     "a player may look through their own reserve at any time",
     "um jogador pode examinar sua reserva a qualquer momento",
     "un jugador puede examinar su reserva en cualquier momento",
     when=own_pile == Pile.RESERVE, ruling="general.own_things",
     claims=("deluxe-pt.hand.look", "original-es.hand.look", "summary-pt.hand.look"))
rule("general.own_discard", own_pile_may_be_looked_at, "may",
     "a player may look through their own discard pile at any time",
     "um jogador pode examinar sua pilha de descarte a qualquer momento",
     "un jugador puede examinar su pila de descarte en cualquier momento",
     when=own_pile == Pile.DISCARD, ruling="general.own_discard")
rule("general.may_show", hidden_may_be_shown, "may",
     "what a player is free to hide may also be shown",
     "o que se pode ocultar também se pode mostrar",
     "lo que se puede ocultar también se puede mostrar",
     ruling="general.may_show")
rule("general.seen_tile_hidden", shown_tile_hidden_later, "must",
     "a resource tile that all saw in the display is hidden like any other",
     "uma peça de Recurso que todos viram na exibição é ocultada como as outras",
     "una ficha de Recurso que todos vieron en el almacén se oculta como las demás",
     ruling="general.seen_tile_hidden", claims=("deluxe-pt.notes.tile_faces", "deluxe-pt.resources.faces"))
rule("general.card_numbers", card_numbers_hidden, "may not",
     "nobody may refuse to tell how many cards are in hand, reserve or discard pile",
     "ninguém pode negar-se a dizer quantas cartas tem na mão, na reserva ou no descarte",
     "nadie puede negarse a decir cuántas cartas tiene en mano, reserva o descarte",
     ruling="general.card_numbers")
rule("general.closed_stocks", stock_may_be_inspected, "may not",
     "nobody may look through the employee deck, the bags or face-down tiles",
     "ninguém pode examinar o baralho da fila, as bolsas ou peças viradas para baixo",
     "nadie puede examinar la pila de Empleados, las bolsas ni las fichas boca abajo",
     when=stock.one_of(Stock.EMPLOYEE_DECK, Stock.RESOURCE_STOCK, Stock.GARMENT_BAG), ruling="general.stocks",
     claims=("deluxe-pt.setup.deck_face_down", "deluxe-pt.setup.resource_bag", "deluxe-pt.prepare.resources_refilled",
             "original-es.setup.deck_down", "original-es.setup.resources", "summary-pt.setup.deck_face_down",
             "summary-pt.setup.piles", "summary-en.setup.levels_apart", "summary-en.setup.piles"))
rule("general.open_stocks", stock_may_be_inspected, "may",
     "anybody may look through discards and what has left the game",
     "qualquer um pode examinar descartes e o que saiu da partida",
     "cualquiera puede examinar los descartes y lo que salió de la partida",
     when=~stock.one_of(Stock.EMPLOYEE_DECK, Stock.RESOURCE_STOCK, Stock.GARMENT_BAG), ruling="general.stocks",
     claims=("original-es.garments.discard", "original-es.resources.convert_discard"))
rule("general.money_in_sight", money_put_before_player, True,
     "a player's coins lie where all see them",
     "as moedas de um jogador ficam à vista de todos",
     "las monedas de un jugador están a la vista de todos")
rule("general.change_coins", coins_may_be_changed, "may",
     "coins may be changed at the bank at any time",
     "moedas podem ser trocadas no banco a qualquer momento",
     "se pueden cambiar monedas en el banco en cualquier momento",
     ruling="general.change_coins")

# Supplies and words.
rule("general.substitute", substitute_for_lacking_parts, "must",
     "when parts without limit run out, a substitute is used",
     "se peças sem limite acabarem, usa-se um substituto",
     "si se agotan piezas sin límite, se usa un sustituto")
rule("general.substitute_as_secret", substitute_as_secret, True,
     "a substitute for tokens of prestige points is as secret as the tokens",
     "o que substitui fichas de Pontos de Prestígio é tão secreto quanto elas",
     "lo que sustituye a fichas de Puntos de Prestigio es tan secreto como ellas",
     ruling="general.substitute_as_secret")
rule("general.limited", supply_limited, True,
     "tiles and employee cards are limited to those in the box",
     "peças e cartas de Funcionário são só as da caixa",
     "de fichas y cartas de Empleado solo hay las de la caja",
     ruling="general.limited")
rule("general.slash_owner", slash_chosen_by, Chooser.OWNER,
     "with a slash on a resource tile, whoever gains the good chooses it",
     "numa peça de Recurso com barra, escolhe quem ganha o bem",
     "en una ficha de Recurso con barra, elige quien gana el bien",
     ruling="general.slash_owner")
rule("general.second_colour", second_colour_drawn, True,
     "some garments show a second colour",
     "alguns Trajes mostram uma segunda cor",
     "algunos Vestidos muestran un segundo color")
rule("general.second_colour_idle", second_colour_counts, False,
     "a second colour drawn on a garment does not count as a colour of it",
     "uma segunda cor desenhada num Traje não conta como cor dele",
     "un segundo color dibujado en un Vestido no cuenta como color suyo")
rule("general.outside_team", team_contains_outside, False,
     "employees in the queue, the deck or the box are in no player's team",
     "Funcionários na fila, no baralho ou na caixa não são da equipe de ninguém",
     "los Empleados de la fila, la pila o la caja no son del mazo de nadie",
     ruling="general.outside_team")
rule("general.team_has_name", team_known_as_whole, True,
     "all cards of a player together bear one name",
     "todas as cartas de um jogador têm um nome comum",
     "todas las cartas de un jugador tienen un nombre común")
