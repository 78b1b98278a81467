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
     "a phase begins when all have finished the one before",
     "uma fase começa quando todos terminaram a anterior",
     "una fase empieza cuando todos han terminado la anterior",
     ruling="general.phases_wait")
rule("general.later_rounds_whole", later_round_has_phase, True,
     "later rounds have all phases",
     "as Rodadas seguintes têm todas as fases",
     "las rondas siguientes tienen todas las fases")
rule("general.first_round_prepared", first_round_has_phase, True,
     "the first round is prepared, too",
     "a primeira Rodada também é preparada",
     "la primera ronda también se prepara",
     when=phase == Phase.PREPARATION, ruling="general.first_round_prepared")
rule("general.first_round_whole", first_round_has_phase, True,
     "the first round has the other phases as well",
     "a primeira Rodada também tem as outras fases",
     "la primera ronda también tiene las demás fases",
     when=~(phase == Phase.PREPARATION))
rule("general.tailors", players_are_tailors, True,
     "every player owns a tailor's business",
     "todo jogador é dono de uma alfaiataria",
     "todo jugador es dueño de una sastrería",
     ruling="silence.borrowed_by_deluxe")
rule("general.rent_and_sell", garments_are_made_for, True,
     "garments are made to be rented or sold",
     "os Trajes são feitos para alugar ou vender",
     "los Vestidos se confeccionan para alquilarlos o venderlos",
     ruling="silence.borrowed_by_deluxe")
rule("general.not_every_task", some_employee_lacks_action, True,
     "some employees are not up to every task",
     "alguns Funcionários não servem para toda tarefa",
     "algunos Empleados no valen para toda tarea")

# Points.
rule("general.counter_step", counter_spaces_per_point, 1,
     "a point moves the counter by {answer} space",
     "um ponto avança o contador {answer} espaço",
     "un punto avanza el contador {answer} espacio",
     editions=DELUXE)
rule("general.no_counter", counter_spaces_per_point, OPEN,
     "the original has no counter to move",
     "a edição original não tem contador para avançar",
     "la edición original no tiene contador que mover",
     editions=ORIGINAL, ruling="general.open_original")
rule("general.points_at_once", counter_moved_at_once, True,
     "points are marked whenever they are gained",
     "os pontos são marcados sempre que se ganham",
     "los puntos se anotan cada vez que se ganan")
rule("general.tokens_face_down", points_tokens_lie, TokenFace.FACE_DOWN,
     "tokens for points lie face down",
     "as fichas de pontos ficam viradas para baixo",
     "las fichas de puntos están boca abajo",
     editions=ORIGINAL)
rule("general.tokens_missing", points_tokens_lie, OPEN,
     "Deluxe has no tokens for points",
     "a edição Deluxe não tem fichas de pontos",
     "la edición Deluxe no tiene fichas de puntos",
     editions=DELUXE, ruling="general.tokens_missing")
rule("general.count_own_points", own_points_may_be_looked_at, "may",
     "a player may count the own points",
     "um jogador pode contar seus pontos",
     "un jugador puede contar sus puntos",
     ruling="general.own_things")
rule("general.round_the_track", points_beyond_track, True,
     "who passes the end of the track goes on counting from its beginning",
     "quem passa do fim da trilha segue contando do começo",
     "quien rebasa el final del marcador sigue contando desde el principio",
     editions=DELUXE, ruling="general.round_the_track")
rule("general.no_track", points_beyond_track, OPEN,
     "the original has no track",
     "a edição original não tem trilha",
     "la edición original no tiene marcador de puntos",
     editions=ORIGINAL, ruling="general.open_original")
rule("general.points_kept", points_lost_in_play, "may not",
     "points once gained are not lost",
     "pontos ganhos não se perdem",
     "los puntos ganados no se pierden",
     ruling="general.points_kept")

# Looking and showing.
rule("general.own_tiles", own_tiles_may_be_looked_at, "may",
     "a player may look at the own resource tiles",
     "um jogador pode olhar suas peças de Recurso",
     "un jugador puede mirar sus fichas de recursos",
     ruling="general.own_things")
rule("general.own_piles", own_pile_may_be_looked_at, "may",
     "a player may look through the own reserve",
     "um jogador pode examinar sua reserva",
     "un jugador puede examinar su reserva",
     when=own_pile == Pile.RESERVE, ruling="general.own_things")
rule("general.own_discard", own_pile_may_be_looked_at, "may",
     "and the own discard pile",
     "e sua pilha de descarte",
     "y su pila de descarte",
     when=own_pile == Pile.DISCARD, ruling="general.own_discard")
rule("general.may_show", hidden_may_be_shown, "may",
     "what a player is free to hide may also be shown",
     "o que se pode ocultar também se pode mostrar",
     "lo que se puede ocultar también se puede mostrar",
     ruling="general.own_things")
rule("general.seen_tile_hidden", shown_tile_hidden_later, "must",
     "a tile that all saw in the display is hidden like any other",
     "uma peça que todos viram na exibição é ocultada como as outras",
     "una ficha que todos vieron en el almacén se oculta como las demás",
     ruling="general.seen_tile_hidden")
rule("general.card_numbers", card_numbers_hidden, "may not",
     "nobody may refuse to tell the number of their cards",
     "ninguém pode negar-se a dizer quantas cartas tem",
     "nadie puede negarse a decir cuántas cartas tiene",
     ruling="general.card_numbers")
rule("general.closed_stocks", stock_may_be_inspected, "may not",
     "nobody may look through deck, bag or face-down tiles",
     "ninguém pode examinar baralho, bolsa ou peças viradas para baixo",
     "nadie puede examinar la pila de Empleados, la bolsa ni las fichas boca abajo",
     when=stock.one_of(Stock.EMPLOYEE_DECK, Stock.RESOURCE_STOCK, Stock.GARMENT_BAG), ruling="general.stocks")
rule("general.open_stocks", stock_may_be_inspected, "may",
     "anybody may look through discards and what has left the game",
     "qualquer um pode examinar descartes e o que saiu da partida",
     "cualquiera puede examinar los descartes y lo que salió de la partida",
     when=~stock.one_of(Stock.EMPLOYEE_DECK, Stock.RESOURCE_STOCK, Stock.GARMENT_BAG), ruling="general.stocks")
rule("general.money_in_sight", money_put_before_player, True,
     "a player's coins lie where all see them",
     "as moedas de um jogador ficam à vista de todos",
     "las monedas de un jugador están a la vista de todos",
     ruling="silence.borrowed_by_deluxe")
rule("general.change_coins", coins_may_be_changed, "may",
     "coins may be changed at the bank",
     "moedas podem ser trocadas no banco",
     "se pueden cambiar monedas en el banco",
     ruling="general.change_coins")

# Supplies and words.
rule("general.substitute", substitute_for_lacking_parts, "must",
     "when parts without limit run out, a substitute is used",
     "se peças sem limite acabarem, usa-se um substituto",
     "si se agotan piezas sin límite, se usa un sustituto")
rule("general.substitute_as_secret", substitute_as_secret, True,
     "what stands in for tokens of prestige points is as secret as these",
     "o que substitui fichas de Pontos de Prestígio é tão secreto quanto elas",
     "lo que sustituye a fichas de Puntos de Prestigio es tan secreto como ellas",
     ruling="general.substitute_as_secret")
rule("general.limited", supply_limited, True,
     "tiles and employees are only as many as there are",
     "peças e Funcionários são só os que existem",
     "de fichas y Empleados solo hay los que hay",
     ruling="general.limited")
rule("general.slash_owner", slash_chosen_by, Chooser.OWNER,
     "with a slash, whoever gains the good chooses it",
     "havendo barra, escolhe quem ganha o bem",
     "con una barra, elige quien gana el bien",
     ruling="general.slash_owner")
rule("general.second_colour", second_colour_drawn, True,
     "some garments show a second colour",
     "alguns Trajes mostram uma segunda cor",
     "algunos Vestidos muestran un segundo color")
rule("general.second_colour_idle", second_colour_counts, False,
     "it does not count as theirs",
     "ela não conta como cor deles",
     "no cuenta como color suyo")
rule("general.outside_team", team_contains_outside, False,
     "employees in queue, deck or box are in no team",
     "Funcionários na fila, no baralho ou na caixa não são de equipe nenhuma",
     "los Empleados de la fila, la pila o la caja no son de ningún equipo",
     ruling="general.outside_team")
rule("general.team_has_name", team_known_as_whole, True,
     "all cards of a player together bear one name",
     "todas as cartas de um jogador têm um nome comum",
     "todas las cartas de un jugador tienen un nombre común",
     ruling="silence.borrowed_by_deluxe")
