"""Preparing a round: how the displays of resource tiles and garments are filled again."""

from oracle.rules import OPEN, Rulebook
from oracle.terms import when
from specs.questions.base_preparation import (
    Direction,
    WhenEmpty,
    garment_all_out,
    garment_discard_marked,
    garment_empty_side,
    garment_fill_direction,
    garment_refill,
    garment_sketch_up,
    garment_stock_out,
    garments_discarded_right,
    garments_slide,
    resource_all_out,
    resource_fill_direction,
    resource_refill,
    resource_shuffled_while_left,
    resource_stock_out,
    resources_stay,
)
from specs.questions.extra_deluxe_setup import (
    GarmentStep,
    TileStock,
    all_discards_return,
    garment_discard_spaces_marked,
    garment_step_number,
    garments_slide_over_all_gaps,
    returned_tiles_mixed,
    stock,
)
from specs.questions.preparation import (
    CountedBy,
    GarmentAt,
    ResourceTileAt,
    ReturnTime,
    ShortFill,
    discards_return_when,
    empty_spaces_filled_later,
    few_garments_go,
    few_resources_go,
    filling_goes_on,
    garment_at,
    garment_returns,
    garments_keep_order,
    garments_per_space,
    garments_swept,
    garments_swept_counted,
    garments_swept_to_discard,
    garments_swept_with,
    on_right_spaces,
    resource_display_spaces,
    resource_leftovers_keep_space,
    resource_pile_drawn_from,
    resource_tile_at,
    resource_tile_returns,
)

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)

garment_step = garment_step_number.params[0]
spent = resource_tile_at.one_of(ResourceTileAt.SPENT, ResourceTileAt.CONVERTED)

rule = Rulebook("preparation")

# Resource tiles.
rule("preparation.resources_stay", resources_stay, True,
     "resource tiles left in the display stay there",
     "as peças de Recurso restantes ficam na exibição",
     "las fichas de recursos restantes quedan en el almacén")
rule("preparation.resources_keep_space", resource_leftovers_keep_space, True,
     "each stays on its space",
     "cada uma fica em seu espaço",
     "cada una queda en su espacio")
rule("preparation.resources_filled", resource_refill, True,
     "every empty space gets a tile drawn at random",
     "todo espaço vazio recebe uma peça sorteada",
     "cada espacio vacío recibe una ficha al azar")
rule("preparation.resources_from_left", resource_fill_direction, Direction.LEFT,
     "resource spaces are filled from the left",
     "os espaços de Recurso são preenchidos a partir da esquerda",
     "los espacios de recursos se llenan desde la izquierda",
     ruling="preparation.resources_from_left")
rule("preparation.any_pile", resource_pile_drawn_from, "may",
     "tiles may be drawn from any pile",
     "as peças podem vir de qualquer pilha",
     "las fichas se pueden tomar de cualquier pila",
     editions=ORIGINAL)
rule("preparation.no_piles", resource_pile_drawn_from, OPEN,
     "Deluxe draws from a bag and has no piles",
     "a edição Deluxe sorteia de uma bolsa e não tem pilhas",
     "la edición Deluxe extrae de una bolsa y no tiene pilas",
     editions=DELUXE, ruling="preparation.no_piles")
rule("preparation.resources_return", resource_stock_out, WhenEmpty.DISCARDS_RETURN,
     "when the stock is used up, the discarded tiles become the new one",
     "acabando o estoque, as peças descartadas formam o novo",
     "cuando se agotan, las fichas descartadas forman las nuevas")
rule("preparation.resources_not_before", resource_shuffled_while_left, "may not",
     "they may not come back before that",
     "elas não podem voltar antes disso",
     "no pueden volver antes de eso",
     ruling="preparation.resources_not_before")
rule("preparation.spent_tiles_return", resource_tile_returns, True,
     "tiles spent as silk or discarded for thread or lace come back",
     "voltam as peças gastas como seda ou descartadas por Linha ou Renda",
     "vuelven las fichas gastadas como seda o descartadas por hilo o encaje",
     when=spent)
rule("preparation.other_tiles_stay", resource_tile_returns, False,
     "tiles kept by players or lying in the display do not",
     "peças guardadas por jogadores ou na exibição não voltam",
     "las fichas guardadas por jugadores o expuestas no vuelven",
     when=~spent, ruling="preparation.only_discards_return")
rule("preparation.resources_stay_empty", resource_all_out, WhenEmpty.STAYS_EMPTY,
     "if there are no discards either, spaces stay empty",
     "se também não houver descarte, ficam espaços vazios",
     "si tampoco hay descartes, quedan espacios vacíos")
rule("preparation.few_resources", few_resources_go, ShortFill.FROM_LEFT,
     "too few tiles are laid out from the left on",
     "peças insuficientes são postas a partir da esquerda",
     "si hay pocas fichas, se ponen desde la izquierda",
     ruling="preparation.few_resources")
rule("preparation.display_size", resource_display_spaces, OPEN,
     "how many resource tiles the whole display holds is not told",
     "não se diz quantas peças cabem em toda a exibição",
     "no se dice cuántas fichas caben en todo el almacén",
     ruling="preparation.display_size")

# Both kinds of tile.
rule("preparation.all_return", all_discards_return, True,
     "all discarded tiles come back together",
     "todas as peças descartadas voltam juntas",
     "todas las fichas descartadas vuelven juntas")
rule("preparation.mixed", returned_tiles_mixed, True,
     "they are mixed then",
     "então são misturadas",
     "entonces se mezclan")
rule("preparation.when_needed", discards_return_when, ReturnTime.WHEN_NEEDED,
     "they come back when a tile is to be drawn and there is none",
     "elas voltam quando se precisa de uma peça e não há nenhuma",
     "vuelven cuando hay que extraer una ficha y no queda ninguna",
     ruling="preparation.when_needed")
rule("preparation.garment_filling_goes_on", filling_goes_on, True,
     "then the garment display is filled on",
     "então continua-se a preencher a exibição de Trajes",
     "entonces se sigue llenando el taller",
     when=stock == TileStock.GARMENTS)
rule("preparation.resource_filling_goes_on", filling_goes_on, True,
     "then the resource display is filled on",
     "então continua-se a preencher a exibição de Recursos",
     "entonces se sigue llenando el almacén",
     when=stock == TileStock.RESOURCES)
rule("preparation.filled_later", empty_spaces_filled_later, True,
     "a space that stayed empty is filled in a later preparation",
     "um espaço que ficou vazio é preenchido numa preparação posterior",
     "un espacio que quedó vacío se llena en una preparación posterior")

# Garments.
rule("preparation.garment_steps", garment_step_number,
     when(garment_step == GarmentStep.DISCARD, 1, when(garment_step == GarmentStep.SLIDE, 2, 3)),
     "garments are first discarded, then moved, then filled up",
     "os Trajes são primeiro descartados, depois movidos, depois repostos",
     "los Vestidos primero se descartan, luego se desplazan y luego se reponen")
rule("preparation.two_discarded", garments_discarded_right, 2,
     "garments on the {answer} rightmost spaces are discarded",
     "descartam-se os Trajes dos {answer} espaços mais à direita",
     "se descartan los Vestidos de los {answer} espacios más a la derecha")
rule("preparation.any_number_discarded", garments_swept, on_right_spaces,
     "as many are discarded as lie there",
     "descartam-se tantos quantos lá estiverem",
     "se descartan tantos como haya allí")
rule("preparation.by_spaces", garments_swept_counted, CountedBy.SPACES,
     "they are told by their spaces, not by their number",
     "contam os espaços, não o número de Trajes",
     "cuentan los espacios, no el número de Vestidos")
rule("preparation.for_any_number", garment_discard_marked, False,
     "this does not depend on the number of players",
     "isso não depende do número de jogadores",
     "eso no depende del número de jugadores")
rule("preparation.two_for_any_number", garments_swept_with, 2,
     "with any number of players it is {answer} spaces",
     "com qualquer número de jogadores são {answer} espaços",
     "con cualquier número de jugadores son {answer} espacios")
rule("preparation.spaces_marked", garment_discard_spaces_marked, True,
     "these spaces are marked on the board",
     "esses espaços estão marcados no tabuleiro",
     "esos espacios están marcados en el tablero")
rule("preparation.to_discard", garments_swept_to_discard, True,
     "the garments go to the discard of garments",
     "os Trajes vão para o descarte de Trajes",
     "los Vestidos van al descarte de Vestidos")
rule("preparation.slide_right", garments_slide, Direction.RIGHT,
     "the others slide to the right",
     "os outros deslizam para a direita",
     "los demás se desplazan a la derecha")
rule("preparation.close_gaps", garments_slide_over_all_gaps, True,
     "they close up without gaps",
     "eles se juntam sem lacunas",
     "se juntan sin huecos")
rule("preparation.keep_order", garments_keep_order, True,
     "they keep their order",
     "eles mantêm a ordem",
     "conservan su orden",
     ruling="preparation.keep_order")
rule("preparation.garments_filled", garment_refill, True,
     "every empty space gets a garment drawn at random",
     "todo espaço vazio recebe um Traje sorteado",
     "cada espacio vacío recibe un Vestido al azar")
rule("preparation.one_a_space", garments_per_space, 1,
     "{answer} garment is put on a space",
     "põe-se {answer} Traje por espaço",
     "se pone {answer} Vestido por espacio")
rule("preparation.garments_from_right", garment_fill_direction, Direction.RIGHT,
     "garment spaces are filled from the right",
     "os espaços de Traje são preenchidos a partir da direita",
     "los espacios de Vestidos se llenan desde la derecha")
rule("preparation.sketch_up", garment_sketch_up, True,
     "garments lie with the sketch up",
     "os Trajes ficam com o croqui para cima",
     "los Vestidos quedan con el boceto a la vista")
rule("preparation.garments_return", garment_stock_out, WhenEmpty.DISCARDS_RETURN,
     "when the bag is empty, discarded garments go back into it",
     "com a bolsa vazia, os Trajes descartados voltam para ela",
     "con la bolsa vacía, los Vestidos descartados vuelven a ella")
rule("preparation.swept_and_sold_return", garment_returns, True,
     "garments discarded from the display, even just now, go back",
     "voltam os Trajes descartados da exibição, mesmo os de agora",
     "vuelven los Vestidos descartados del taller, aun los de ahora",
     when=garment_at.one_of(GarmentAt.SWEPT, GarmentAt.JUST_SWEPT))
rule("preparation.sold_return", garment_returns, True,
     "so do garments that were sold",
     "assim como os Trajes vendidos",
     "así como los Vestidos vendidos",
     when=garment_at == GarmentAt.SOLD, ruling="silence.borrowed_details")
rule("preparation.rented_stay", garment_returns, False,
     "rented garments do not",
     "Trajes alugados não voltam",
     "los Vestidos alquilados no vuelven",
     when=garment_at == GarmentAt.RENTED, ruling="preparation.rented_stay")
rule("preparation.garments_stay_empty", garment_all_out, WhenEmpty.STAYS_EMPTY,
     "if there are no discards either, garment spaces stay empty",
     "se também não houver descarte, ficam espaços de Traje vazios",
     "si tampoco hay descartes, quedan espacios de Vestidos vacíos")
rule("preparation.left_stays_empty", garment_empty_side, Direction.LEFT,
     "those on the left stay empty",
     "ficam vazios os da esquerda",
     "quedan vacíos los de la izquierda")
rule("preparation.few_garments", few_garments_go, ShortFill.FROM_RIGHT,
     "too few garments are laid out from the right on",
     "Trajes insuficientes são postos a partir da direita",
     "si hay pocos Vestidos, se ponen desde la derecha")
