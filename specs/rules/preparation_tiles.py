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
     "resource tiles left in the display stay there for the next round",
     "as peças de Recurso restantes ficam na exibição para a Rodada seguinte",
     "las fichas de Recursos restantes quedan en el almacén para la ronda siguiente")
rule("preparation.resources_keep_space", resource_leftovers_keep_space, True,
     "a resource tile left over stays on the very space it lay on",
     "uma peça de Recurso que sobrou fica no mesmo espaço em que estava",
     "una ficha de Recurso sobrante queda en el mismo espacio en que estaba",
     ruling="fifth.tiles_keep_space")
rule("preparation.resources_filled", resource_refill, True,
     "every empty space of the resource display gets a tile drawn at random",
     "todo espaço vazio da exibição de Recursos recebe uma peça sorteada",
     "cada espacio vacío del almacén recibe una ficha al azar")
rule("preparation.resources_from_left", resource_fill_direction, Direction.LEFT,
     "the resource display is filled from the left",
     "a exibição de Recursos é preenchida a partir da esquerda",
     "el almacén se llena desde la izquierda",
     ruling="preparation.resources_from_left")
rule("preparation.any_pile", resource_pile_drawn_from, "may",
     "in the original edition resource tiles may be drawn from any pile",
     "na edição original, as peças de Recurso podem vir de qualquer pilha",
     "en la edición original las fichas de Recursos se pueden tomar de cualquier pila",
     editions=ORIGINAL)
rule("preparation.no_piles", resource_pile_drawn_from, OPEN,
     "the Deluxe edition draws resource tiles from a bag and has no piles",
     "a edição Deluxe sorteia as peças de Recurso de uma bolsa e não tem pilhas",
     "la edición Deluxe saca las fichas de Recursos de una bolsa y no tiene pilas",
     editions=DELUXE, ruling="preparation.no_piles")
rule("preparation.resources_return", resource_stock_out, WhenEmpty.DISCARDS_RETURN,
     "when the stock of resource tiles is used up, the discarded ones become the new stock",
     "acabando o estoque de peças de Recurso, as descartadas formam o novo",
     "cuando se agotan las fichas de Recursos, las descartadas forman las nuevas pilas")
rule("preparation.resources_not_before", resource_shuffled_while_left, "may not",
     "discarded resource tiles may not come back before the stock is empty",
     "peças de Recurso descartadas não voltam antes que o estoque acabe",
     "las fichas de Recursos descartadas no vuelven antes de que se agoten las demás",
     ruling="preparation.resources_not_before")
rule("preparation.spent_tiles_return", resource_tile_returns, True,
     "resource tiles spent as silk or discarded for thread or lace come back into the new stock",
     "as peças de Recurso gastas como seda ou descartadas por Linha ou Renda voltam ao novo estoque",
     "las fichas de Recursos gastadas como seda o descartadas por hilo o encaje vuelven a las nuevas",
     when=spent)
rule("preparation.other_tiles_stay", resource_tile_returns, False,
     "resource tiles kept by players or on display do not come back into the new stock",
     "peças de Recurso guardadas por jogadores ou na exibição não voltam ao estoque",
     "las fichas de Recursos guardadas por jugadores o expuestas no vuelven a las nuevas",
     when=~spent, ruling="preparation.only_discards_return")
rule("preparation.resources_stay_empty", resource_all_out, WhenEmpty.STAYS_EMPTY,
     "if stock and discards of resource tiles are both empty, display spaces stay empty",
     "se faltam peças de Recurso também no descarte, ficam espaços vazios na exibição",
     "si faltan fichas de Recursos también en el descarte, quedan espacios vacíos en el almacén")
rule("preparation.few_resources", few_resources_go, ShortFill.FROM_LEFT,
     "if there are too few resource tiles, they are laid out from the left on",
     "se há peças de Recurso de menos, elas são postas a partir da esquerda",
     "si hay pocas fichas de Recursos, se ponen desde la izquierda",
     ruling="preparation.few_resources",
     claims=("deluxe-pt.prepare.resources_from",))
rule("preparation.display_size", resource_display_spaces, OPEN,
     "the texts do not say how many resource tiles the whole display holds",
     "os textos não dizem quantas peças cabem em toda a exibição de Recursos",
     "los textos no dicen cuántas fichas caben en todo el almacén",
     ruling="preparation.display_size")

# Both kinds of tile.
rule("preparation.all_return", all_discards_return, True,
     "all discarded garments or resource tiles come back together",
     "todos os Trajes ou peças de Recurso descartados voltam juntos",
     "todos los Vestidos o fichas de Recursos descartados vuelven juntos")
rule("preparation.mixed", returned_tiles_mixed, True,
     "discarded garments and resource tiles are mixed when they are put back",
     "Trajes e peças de Recurso descartados são misturados ao voltar",
     "los Vestidos y fichas de Recursos descartados se mezclan al volver")
rule("preparation.when_needed", discards_return_when, ReturnTime.WHEN_NEEDED,
     "discarded tiles come back when one is to be drawn and there is none",
     "peças descartadas voltam quando é preciso puxar uma e não há nenhuma",
     "las fichas descartadas vuelven cuando hay que sacar una y no queda ninguna",
     ruling="preparation.when_needed")
rule("preparation.garment_filling_goes_on", filling_goes_on, True,
     "once discarded garments are back in the bag, the display is filled on",
     "com os Trajes descartados de volta à bolsa, continua-se a preencher a exibição",
     "devueltos a la bolsa los Vestidos descartados, se sigue llenando el taller",
     when=stock == TileStock.GARMENTS)
rule("preparation.resource_filling_goes_on", filling_goes_on, True,
     "once discarded resource tiles are back, the display is filled on",
     "com as peças de Recurso descartadas de volta, continua-se a preencher a exibição",
     "devueltas las fichas de Recursos descartadas, se sigue llenando el almacén",
     when=stock == TileStock.RESOURCES)
rule("preparation.filled_later", empty_spaces_filled_later, True,
     "a display space that stayed empty is filled in a later preparation",
     "um espaço da exibição que ficou vazio é preenchido numa preparação posterior",
     "un espacio expuesto que quedó vacío se llena en una preparación posterior")

# Garments.
rule("preparation.garment_steps", garment_step_number,
     when(garment_step == GarmentStep.DISCARD, 1, when(garment_step == GarmentStep.SLIDE, 2, 3)),
     "garments on display are first discarded, then moved, then filled up",
     "os Trajes da exibição são primeiro descartados, depois movidos, depois repostos",
     "los Vestidos del taller primero se descartan, luego se desplazan y luego se reponen")
rule("preparation.two_discarded", garments_discarded_right, 2,
     "garments on the {answer} rightmost spaces of the display are discarded",
     "descartam-se os Trajes dos {answer} espaços mais à direita da exibição",
     "se descartan los Vestidos de los {answer} espacios más a la derecha del taller")
rule("preparation.any_number_discarded", garments_swept, on_right_spaces,
     "all garments left on the rightmost spaces marked for it are discarded",
     "todos os Trajes que sobram nos espaços marcados à direita são descartados",
     "se descartan todos los Vestidos que quedan en los espacios marcados de la derecha",
     claims=("summary-pt.prep.swept_by_space", "summary-pt.prep.garments_right", "summary-en.prep.swept_spaces",
             "summary-en.prep.garments_right"))
rule("preparation.by_spaces", garments_swept_counted, CountedBy.SPACES,
     "which garments are discarded goes by their spaces, not by their number",
     "quais Trajes são descartados depende dos espaços, não da quantidade",
     "qué Vestidos se descartan depende de los espacios, no de la cantidad")
rule("preparation.for_any_number", garment_discard_marked, False,
     "discarding the rightmost garments does not depend on the number of players",
     "descartar os Trajes mais à direita não depende do número de jogadores",
     "descartar los Vestidos de más a la derecha no depende del número de jugadores")
rule("preparation.two_for_any_number", garments_swept_with, 2,
     "with any number of players garments on {answer} rightmost spaces are discarded",
     "com qualquer número de jogadores, descartam-se os Trajes de {answer} espaços à direita",
     "con cualquier número de jugadores se descartan los Vestidos de {answer} espacios a la derecha")
rule("preparation.spaces_marked", garment_discard_spaces_marked, True,
     "the rightmost spaces whose garments are discarded are marked on the board",
     "os espaços à direita cujos Trajes são descartados estão marcados no tabuleiro",
     "los espacios de la derecha cuyos Vestidos se descartan están marcados en el tablero")
rule("preparation.to_discard", garments_swept_to_discard, True,
     "garments removed from the display go to the discard of garments",
     "os Trajes tirados da exibição vão para o descarte de Trajes",
     "los Vestidos retirados del taller van al descarte de Vestidos")
rule("preparation.slide_right", garments_slide, Direction.RIGHT,
     "the garments left in the display slide to the right",
     "os Trajes que restam na exibição deslizam para a direita",
     "los Vestidos que quedan en el taller se desplazan a la derecha")
rule("preparation.close_gaps", garments_slide_over_all_gaps, True,
     "the garments left in the display close up without gaps",
     "os Trajes que restam na exibição se juntam sem lacunas",
     "los Vestidos que quedan en el taller se juntan sin huecos")
rule("preparation.keep_order", garments_keep_order, True,
     "the garments left in the display keep their order when they slide",
     "os Trajes que restam na exibição mantêm a ordem ao deslizar",
     "los Vestidos que quedan en el taller conservan su orden al desplazarse",
     ruling="preparation.keep_order")
rule("preparation.garments_filled", garment_refill, True,
     "every empty space of the garment display gets a garment drawn at random",
     "todo espaço vazio da exibição de Trajes recebe um Traje sorteado",
     "cada espacio vacío del taller recibe un Vestido al azar")
rule("preparation.one_a_space", garments_per_space, 1,
     "{answer} garment is put on each empty space of the display",
     "põe-se {answer} Traje em cada espaço vazio da exibição",
     "se pone {answer} Vestido en cada espacio vacío del taller")
rule("preparation.garments_from_right", garment_fill_direction, Direction.RIGHT,
     "the garment display is filled from the right",
     "a exibição de Trajes é preenchida a partir da direita",
     "el taller se llena desde la derecha")
rule("preparation.sketch_up", garment_sketch_up, True,
     "garments on display lie with the sketch side up",
     "os Trajes da exibição ficam com o croqui para cima",
     "los Vestidos del taller quedan con el lado de borrador a la vista")
rule("preparation.garments_return", garment_stock_out, WhenEmpty.DISCARDS_RETURN,
     "when the bag of garments is empty, discarded garments go back into it",
     "com a bolsa de Trajes vazia, os descartados voltam para ela",
     "con la bolsa de Vestidos vacía, los descartados vuelven a ella")
rule("preparation.swept_and_sold_return", garment_returns, True,
     "garments discarded from the display, even just now, go back into the empty bag",
     "Trajes descartados da exibição, mesmo os de agora, voltam à bolsa vazia",
     "los Vestidos descartados del taller, aun los de ahora, vuelven a la bolsa vacía",
     when=garment_at.one_of(GarmentAt.SWEPT, GarmentAt.JUST_SWEPT))
rule("preparation.sold_return", garment_returns, True,
     "garments that were sold go back into the empty bag",
     "Trajes vendidos voltam à bolsa vazia",
     "los Vestidos vendidos vuelven a la bolsa vacía",
     when=garment_at == GarmentAt.SOLD, ruling="silence.borrowed_details")
rule("preparation.rented_stay", garment_returns, False,
     "rented garments do not go back into the bag",
     "Trajes alugados não voltam à bolsa",
     "los Vestidos alquilados no vuelven a la bolsa",
     when=garment_at == GarmentAt.RENTED, ruling="preparation.rented_stay")
rule("preparation.garments_stay_empty", garment_all_out, WhenEmpty.STAYS_EMPTY,
     "if bag and discards of garments are both empty, display spaces stay empty",
     "se faltam Trajes na bolsa e no descarte, ficam espaços vazios na exibição",
     "si faltan Vestidos en la bolsa y en el descarte, quedan espacios vacíos en el taller")
rule("preparation.left_stays_empty", garment_empty_side, Direction.LEFT,
     "when garments run out, the display's spaces on the left stay empty",
     "quando os Trajes acabam, ficam vazios os espaços da esquerda na exibição",
     "cuando se agotan los Vestidos, quedan vacíos los espacios de la izquierda del taller")
rule("preparation.few_garments", few_garments_go, ShortFill.FROM_RIGHT,
     "if there are too few garments, they are laid out from the right on",
     "se há Trajes de menos, eles são postos a partir da direita",
     "si hay pocos Vestidos, se ponen desde la derecha",
     claims=("deluxe-pt.prepare.garments_from",))
