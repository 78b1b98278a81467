"""Acquiring resources: what a tile costs, how it may be used, and where it goes."""

from oracle.rules import OPEN, Rulebook
from specs.questions.base_turns import (
    TileUse,
    notion_from_tile,
    notion_limit,
    resource_convert_later,
    resource_decides_at_once,
    resource_discarded_face_up,
    resource_display_empty,
    resource_drawer_free_choice,
    resource_kept_face_down,
    resource_kept_only_silk,
    resource_pay_to,
    resource_price,
    resource_refilled_at_once,
    resource_tile_free_choice,
    resource_tile_limit,
    resource_tile_use,
    resource_tiles_per_action,
    tile_use,
    tiles_in_drawer,
)
from specs.questions.extra_deluxe_actions import drawer_price_of_selected, rolls_on_tile, tile_with_rolls
from specs.questions.resources import (
    KeptWhere,
    TileContent,
    acquire_from_empty_drawer,
    acquire_unseen_tile,
    acquired_tile_paid_before_deciding,
    discard_kept_tile,
    forgo_notion_of_tile,
    kept_tile_both_uses,
    kept_tiles_lie,
    notions_from_supply,
    notions_gained_at_once,
    resource_discard_face_up,
    resource_display_face_up,
    resource_price_counts_taken,
    resource_tiles_left_give_points,
    spaces_in_drawer,
    tile_content,
    tile_half_shows,
)
from specs.questions.turns import CardHalf

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)

rule = Rulebook("resources")

# Choosing and paying.
rule("resources.one_tile", resource_tiles_per_action, 1,
     "acquiring resources brings {answer} resource tile",
     "adquirir Recursos dá {answer} peça de Recurso",
     "adquirir recursos da {answer} ficha de Recurso")
rule("resources.any_drawer", resource_drawer_free_choice, "may",
     "the resource tile acquired may come from any drawer",
     "a peça de Recurso adquirida pode vir de qualquer gaveta",
     "la ficha de Recurso adquirida puede venir de cualquier segmento del almacén")
rule("resources.any_tile", resource_tile_free_choice, "may",
     "any resource tile within a drawer may be acquired",
     "pode-se adquirir qualquer peça de Recurso da gaveta",
     "se puede adquirir cualquier ficha de Recurso del segmento")
rule("resources.price_of_full_drawer", resource_price, 2,
     "a resource tile costs {answer} Livre while its drawer holds {n} or more",
     "uma peça de Recurso custa {answer} Libras se há {n} ou mais em sua gaveta",
     "una ficha de Recurso cuesta {answer} Livre si hay {n} o más en su segmento",
     when=tiles_in_drawer >= 3, fills={"n": 3})
rule("resources.price_of_two", resource_price, 1,
     "a resource tile costs {answer} Livre while its drawer holds {n}",
     "uma peça de Recurso custa {answer} Libra se há {n} em sua gaveta",
     "una ficha de Recurso cuesta {answer} Livre si hay {n} en su segmento",
     when=tiles_in_drawer == 2, fills={"n": 2})
rule("resources.last_tile_free", resource_price, 0,
     "the last resource tile of a drawer costs {answer} Livre",
     "a última peça de Recurso da gaveta custa {answer} Libras",
     "la última ficha de Recurso del segmento cuesta {answer} Livre",
     when=tiles_in_drawer == 1)
rule("resources.counts_itself", resource_price_counts_taken, True,
     "the resource tile taken is itself counted for its price",
     "a própria peça de Recurso comprada entra na conta do preço",
     "la propia ficha de Recurso adquirida cuenta para el precio")
rule("resources.own_drawer_only", drawer_price_of_selected, True,
     "tiles in the other drawers do not matter for a resource tile's price",
     "as peças das outras gavetas não influem no preço de uma peça de Recurso",
     "las fichas de los demás segmentos no influyen en el precio de una ficha de Recurso")
rule("resources.to_the_bank", resource_pay_to, True,
     "the price of a resource tile is paid to the bank",
     "o preço de uma peça de Recurso é pago ao banco",
     "el precio de una ficha de Recurso se paga al banco")
rule("resources.room_in_drawer", spaces_in_drawer, OPEN,
     "the texts do not say how many resource tiles fit into a drawer",
     "os textos não dizem quantas peças de Recurso cabem numa gaveta",
     "los textos no dicen cuántas fichas de Recursos caben en un segmento",
     ruling="resources.room_in_drawer")
rule("resources.none_left", resource_display_empty, "may not",
     "resources cannot be acquired when all drawers are empty",
     "não se pode adquirir recursos quando todas as gavetas estão vazias",
     "no se pueden adquirir recursos cuando todos los segmentos están vacíos")
rule("resources.not_from_empty_drawer", acquire_from_empty_drawer, "may not",
     "an empty drawer gives no resource tile",
     "uma gaveta vazia não fornece peça de Recurso",
     "un segmento vacío no da ficha de Recurso",
     ruling="resources.only_displayed")
rule("resources.only_displayed", acquire_unseen_tile, "may not",
     "the main action takes no resource tile that is not on display",
     "a Ação Principal não pega peça de Recurso que não esteja na exibição",
     "la acción principal no toma fichas de Recursos que no estén a la vista",
     ruling="resources.only_displayed")
rule("resources.face_up_display", resource_display_face_up, True,
     "resource tiles lie face up in the drawers",
     "as peças de Recurso ficam viradas para cima nas gavetas",
     "las fichas de Recursos están boca arriba en los segmentos")
rule("resources.refilled_next_round", resource_refilled_at_once, False,
     "the drawers of the resource display are not refilled before the next round",
     "as gavetas da exibição de Recursos só são preenchidas de novo na Rodada seguinte",
     "los segmentos del almacén no se rellenan hasta la ronda siguiente")

# Using the tile.
rule("resources.paid_then_decided", acquired_tile_paid_before_deciding, True,
     "a resource tile is paid for first, then its use is decided",
     "primeiro se paga a peça de Recurso, depois se decide seu uso",
     "primero se paga la ficha de Recurso y luego se decide su uso")
rule("resources.decided_at_once", resource_decides_at_once, "must",
     "the use of an acquired resource tile is decided at once",
     "o uso de uma peça de Recurso adquirida se decide na hora",
     "el uso de una ficha de Recurso adquirida se decide en el acto")
rule("resources.keep", resource_tile_use, "may",
     "an acquired resource tile may be kept for its silk",
     "uma peça de Recurso adquirida pode ser guardada por sua seda",
     "una ficha de Recurso adquirida se puede guardar por su seda",
     when=tile_use == TileUse.KEEP_AS_SILK)
rule("resources.turn_into_notions", resource_tile_use, "may",
     "an acquired resource tile may be discarded for its thread or lace",
     "uma peça de Recurso adquirida pode ser descartada por Linha ou Renda",
     "una ficha de Recurso adquirida se puede descartar por hilo o encaje",
     when=tile_use == TileUse.TURN_INTO_NOTIONS)
rule("resources.not_both", kept_tile_both_uses, "may not",
     "one resource tile never gives both its silk and its thread or lace",
     "uma mesma peça de Recurso nunca dá seda e também Linha ou Renda",
     "una misma ficha de Recurso nunca da seda y además hilo o encaje")
rule("resources.not_converted_later", resource_convert_later, "may not",
     "a kept resource tile cannot be discarded for thread or lace later",
     "uma peça de Recurso guardada não pode ser trocada por Linha ou Renda mais tarde",
     "una ficha de Recurso guardada no se puede cambiar después por hilo o encaje")
rule("resources.kept_is_silk", resource_kept_only_silk, "must",
     "a kept resource tile serves as silk only",
     "uma peça de Recurso guardada serve apenas como seda",
     "una ficha de Recurso guardada sirve solo como seda")
rule("resources.not_thrown_away", discard_kept_tile, "may not",
     "a kept resource tile is not thrown away unused",
     "uma peça de Recurso guardada não é jogada fora sem uso",
     "una ficha de Recurso guardada no se tira sin usarla",
     ruling="resources.not_thrown_away")
rule("resources.one_for_each_sign", notion_from_tile, 1,
     "each thread or lace shown on a discarded resource tile brings {answer}",
     "cada Linha ou Renda da peça de Recurso descartada dá {answer}",
     "cada hilo o encaje de la ficha de Recurso descartada da {answer}",
     ruling="silence.borrowed_details")
rule("resources.both_of_plus", forgo_notion_of_tile, "may not",
     "of two goods joined by a plus on a resource tile, both are taken",
     "de dois bens unidos por um sinal de mais numa peça de Recurso, pegam-se ambos",
     "de dos bienes unidos por un signo más en una ficha de Recurso se toman ambos",
     ruling="resources.both_of_plus")
rule("resources.notions_at_once", notions_gained_at_once, True,
     "thread and lace of a discarded resource tile are gained at once",
     "Linha e Renda da peça de Recurso descartada são recebidas na hora",
     "el hilo y el encaje de la ficha de Recurso descartada se obtienen en el acto")
rule("resources.from_supply", notions_from_supply, True,
     "thread and lace of a discarded resource tile come from the general supply",
     "Linha e Renda da peça de Recurso descartada vêm da Reserva Geral",
     "el hilo y el encaje de la ficha de Recurso descartada vienen del suministro general",
     ruling="resources.from_supply")
rule("resources.silk_above", tile_half_shows, CardHalf.UPPER,
     "the silk stands on the upper half of a resource tile",
     "a seda fica na metade de cima da peça de Recurso",
     "la seda está en la mitad superior de la ficha de Recurso",
     when=tile_content == TileContent.SILK, ruling="resources.original_silent")
rule("resources.notions_below", tile_half_shows, CardHalf.LOWER,
     "thread and lace stand on the lower half of a resource tile",
     "Linha e Renda ficam na metade de baixo da peça de Recurso",
     "el hilo y el encaje están en la mitad inferior de la ficha de Recurso",
     when=tile_content == TileContent.NOTIONS)
rule("resources.two_rolls", tile_with_rolls, True,
     "there are resource tiles with {n} rolls of silk",
     "há peças de Recurso com {n} fardos de seda",
     "hay fichas de Recursos con {n} fardos de seda",
     when=rolls_on_tile == 2, ruling="resources.original_silent", fills={"n": 2})
rule("resources.other_rolls", tile_with_rolls, OPEN,
     "the texts show no resource tile with any other number of rolls of silk",
     "os textos não mostram peça de Recurso com outro número de fardos de seda",
     "los textos no muestran fichas de Recursos con otro número de fardos de seda",
     when=~(rolls_on_tile == 2), ruling="resources.other_rolls")

# Keeping and discarding.
rule("resources.in_tray", kept_tiles_lie, KeptWhere.TRAY,
     "in the Deluxe edition kept resource tiles are in the player's tray",
     "na edição Deluxe, as peças de Recurso guardadas estão na bandeja do jogador",
     "en la edición Deluxe las fichas de Recursos guardadas están en la bandeja del jugador",
     editions=DELUXE)
rule("resources.before_player", kept_tiles_lie, KeptWhere.BEFORE_PLAYER,
     "in the original edition kept resource tiles lie before the player",
     "na edição original, as peças de Recurso guardadas ficam diante do jogador",
     "en la edición original las fichas de Recursos guardadas están ante el jugador",
     editions=ORIGINAL)
rule("resources.face_down", resource_kept_face_down, "must",
     "in the original edition kept resource tiles lie face down",
     "na edição original, as peças de Recurso são guardadas viradas para baixo",
     "en la edición original las fichas de Recursos se guardan boca abajo",
     editions=ORIGINAL)
rule("resources.tray_hides", resource_kept_face_down, "may",
     "in the Deluxe edition kept resource tiles may lie face down, but the tray hides them anyway",
     "na edição Deluxe, as peças guardadas podem ficar viradas para baixo, mas a bandeja já as esconde",
     "en la edición Deluxe las fichas guardadas pueden estar boca abajo, pero la bandeja ya las oculta",
     editions=DELUXE, ruling="resources.tray_hides")
rule("resources.any_number", resource_tile_limit, "may",
     "a player may keep any number of resource tiles",
     "um jogador pode guardar quantas peças de Recurso quiser",
     "un jugador puede guardar cuantas fichas de Recursos quiera",
     ruling="resources.original_silent")
rule("resources.any_notions", notion_limit, "may",
     "a player may own any number of thread and lace markers",
     "um jogador pode ter quantas Linhas e Rendas quiser",
     "un jugador puede tener cuantos hilos y encajes quiera")
rule("resources.to_discard", resource_discarded_face_up, True,
     "used resource tiles go to the discard of resource tiles",
     "as peças de Recurso usadas vão para o descarte de Recursos",
     "las fichas de Recursos usadas van al descarte de Recursos")
rule("resources.discard_face_up", resource_discard_face_up, True,
     "discarded resource tiles lie face up",
     "as peças de Recurso descartadas ficam viradas para cima",
     "las fichas de Recursos descartadas están boca arriba",
     ruling="resources.discard_face_up")
rule("resources.no_points_left_over", resource_tiles_left_give_points, False,
     "resource tiles, thread and lace left over give no points by themselves at the end",
     "peças de Recurso, Linhas e Rendas que sobram não dão pontos por si sós no fim",
     "las fichas de Recursos, hilos y encajes sobrantes no dan puntos por sí mismos al final",
     ruling="resources.no_points_left_over")
