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
     "acquiring resources brings {answer} tile",
     "adquirir recursos traz {answer} peça",
     "adquirir recursos da {answer} ficha")
rule("resources.any_drawer", resource_drawer_free_choice, "may",
     "the tile may come from any drawer",
     "a peça pode vir de qualquer gaveta",
     "la ficha puede venir de cualquier segmento del almacén")
rule("resources.any_tile", resource_tile_free_choice, "may",
     "within the drawer, any tile may be chosen",
     "dentro da gaveta, pode-se escolher qualquer peça",
     "dentro del segmento se puede elegir cualquier ficha")
rule("resources.price_of_full_drawer", resource_price, 2,
     "a tile costs {answer} Livre while its drawer holds {n} or more",
     "a peça custa {answer} Libras enquanto houver {n} ou mais em sua gaveta",
     "la ficha cuesta {answer} Livre mientras haya {n} o más en su segmento",
     when=tiles_in_drawer >= 3, fills={"n": 3})
rule("resources.price_of_two", resource_price, 1,
     "one of {n} tiles costs {answer} Livre",
     "uma de {n} peças custa {answer} Libra",
     "una de {n} fichas cuesta {answer} Livre",
     when=tiles_in_drawer == 2, fills={"n": 2})
rule("resources.last_tile_free", resource_price, 0,
     "the last tile of a drawer costs {answer} Livre",
     "a última peça da gaveta custa {answer} Libras",
     "la última ficha del segmento cuesta {answer} Livre",
     when=tiles_in_drawer == 1)
rule("resources.counts_itself", resource_price_counts_taken, True,
     "the tile taken is itself counted for the price",
     "a própria peça comprada entra na conta do preço",
     "la propia ficha adquirida cuenta para el precio")
rule("resources.own_drawer_only", drawer_price_of_selected, True,
     "tiles in the other drawers do not matter for the price",
     "as peças das outras gavetas não influem no preço",
     "las fichas de los demás segmentos no influyen en el precio")
rule("resources.to_the_bank", resource_pay_to, True,
     "the price is paid to the bank",
     "o preço é pago ao banco",
     "el precio se paga al banco")
rule("resources.room_in_drawer", spaces_in_drawer, OPEN,
     "the texts do not say how many tiles fit into a drawer",
     "os textos não dizem quantas peças cabem numa gaveta",
     "los textos no dicen cuántas fichas caben en un segmento",
     ruling="resources.room_in_drawer")
rule("resources.none_left", resource_display_empty, "may not",
     "resources cannot be acquired when all drawers are empty",
     "não se pode adquirir recursos quando todas as gavetas estão vazias",
     "no se pueden adquirir recursos cuando todos los segmentos están vacíos")
rule("resources.not_from_empty_drawer", acquire_from_empty_drawer, "may not",
     "an empty drawer gives no tile",
     "uma gaveta vazia não fornece peça",
     "un segmento vacío no da ficha",
     ruling="resources.only_displayed")
rule("resources.only_displayed", acquire_unseen_tile, "may not",
     "the main action takes no tile that is not on display",
     "a Ação Principal não pega peça que não esteja na exibição",
     "la acción principal no toma fichas que no estén a la vista",
     ruling="resources.only_displayed")
rule("resources.face_up_display", resource_display_face_up, True,
     "tiles lie face up in the drawers",
     "as peças ficam viradas para cima nas gavetas",
     "las fichas están boca arriba en los segmentos")
rule("resources.refilled_next_round", resource_refilled_at_once, False,
     "drawers are not refilled before the next round",
     "as gavetas só são preenchidas de novo na Rodada seguinte",
     "los segmentos no se rellenan hasta la ronda siguiente",
     ruling="resources.not_refilled")

# Using the tile.
rule("resources.paid_then_decided", acquired_tile_paid_before_deciding, True,
     "the tile is paid first, then its use is decided",
     "primeiro se paga a peça, depois se decide seu uso",
     "primero se paga la ficha y luego se decide su uso")
rule("resources.decided_at_once", resource_decides_at_once, "must",
     "its use is decided at once",
     "seu uso se decide na hora",
     "su uso se decide en el acto")
rule("resources.keep", resource_tile_use, "may",
     "the tile may be kept for its silk",
     "a peça pode ser guardada por sua seda",
     "la ficha se puede guardar por su seda",
     when=tile_use == TileUse.KEEP_AS_SILK)
rule("resources.turn_into_notions", resource_tile_use, "may",
     "it may be discarded for thread or lace instead",
     "em vez disso, pode ser descartada por Linha ou Renda",
     "en su lugar, se puede descartar por hilo o encaje",
     when=tile_use == TileUse.TURN_INTO_NOTIONS)
rule("resources.not_both", kept_tile_both_uses, "may not",
     "one tile never gives both silk and thread or lace",
     "uma mesma peça nunca dá seda e também Linha ou Renda",
     "una misma ficha nunca da seda y además hilo o encaje")
rule("resources.not_converted_later", resource_convert_later, "may not",
     "a kept tile cannot be turned into thread or lace later",
     "uma peça guardada não pode virar Linha ou Renda mais tarde",
     "una ficha guardada no se puede convertir después en hilo o encaje")
rule("resources.kept_is_silk", resource_kept_only_silk, "must",
     "a kept tile serves as silk only",
     "uma peça guardada serve apenas como seda",
     "una ficha guardada sirve solo como seda")
rule("resources.not_thrown_away", discard_kept_tile, "may not",
     "a kept tile is not thrown away unused",
     "uma peça guardada não é jogada fora sem uso",
     "una ficha guardada no se tira sin usarla",
     ruling="resources.not_thrown_away")
rule("resources.one_for_each_sign", notion_from_tile, 1,
     "each thread or lace shown on a discarded tile brings {answer}",
     "cada Linha ou Renda mostrada na peça descartada traz {answer}",
     "cada hilo o encaje que muestra la ficha descartada da {answer}",
     ruling="silence.borrowed_details")
rule("resources.both_of_plus", forgo_notion_of_tile, "may not",
     "of two goods joined by a plus, both are taken",
     "de dois bens unidos por um sinal de mais, pegam-se ambos",
     "de dos bienes unidos por un signo más se toman ambos",
     ruling="resources.both_of_plus")
rule("resources.notions_at_once", notions_gained_at_once, True,
     "thread and lace are gained at once",
     "Linha e Renda são recebidas na hora",
     "el hilo y el encaje se obtienen en el acto")
rule("resources.from_supply", notions_from_supply, True,
     "they come from the general supply",
     "elas vêm da Reserva Geral",
     "vienen del suministro general",
     ruling="resources.from_supply")
rule("resources.silk_above", tile_half_shows, CardHalf.UPPER,
     "the silk stands on the upper half of a tile",
     "a seda fica na metade de cima da peça",
     "la seda está en la mitad superior de la ficha",
     when=tile_content == TileContent.SILK, ruling="resources.original_silent")
rule("resources.notions_below", tile_half_shows, CardHalf.LOWER,
     "thread and lace stand on the lower half",
     "Linha e Renda ficam na metade de baixo",
     "el hilo y el encaje están en la mitad inferior",
     when=tile_content == TileContent.NOTIONS)
rule("resources.two_rolls", tile_with_rolls, True,
     "there are tiles with {n} rolls of silk",
     "há peças com {n} fardos de seda",
     "hay fichas con {n} fardos de seda",
     when=rolls_on_tile == 2, ruling="resources.original_silent", fills={"n": 2})
rule("resources.other_rolls", tile_with_rolls, OPEN,
     "the texts show no tile with another number of rolls",
     "os textos não mostram peça com outro número de fardos",
     "los textos no muestran fichas con otro número de fardos",
     when=~(rolls_on_tile == 2), ruling="resources.other_rolls")

# Keeping and discarding.
rule("resources.in_tray", kept_tiles_lie, KeptWhere.TRAY,
     "kept tiles are in the player's tray",
     "as peças guardadas ficam na bandeja do jogador",
     "las fichas guardadas están en la bandeja del jugador",
     editions=DELUXE)
rule("resources.before_player", kept_tiles_lie, KeptWhere.BEFORE_PLAYER,
     "kept tiles lie face down before the player",
     "as peças guardadas ficam viradas para baixo diante do jogador",
     "las fichas guardadas están boca abajo ante el jugador",
     editions=ORIGINAL)
rule("resources.face_down", resource_kept_face_down, "must",
     "they are kept face down",
     "elas são guardadas viradas para baixo",
     "se guardan boca abajo",
     editions=ORIGINAL)
rule("resources.tray_hides", resource_kept_face_down, "may",
     "they may lie face down, but the tray hides them anyway",
     "elas podem ficar viradas para baixo, mas a bandeja já as esconde",
     "pueden estar boca abajo, pero la bandeja ya las oculta",
     editions=DELUXE, ruling="resources.tray_hides")
rule("resources.any_number", resource_tile_limit, "may",
     "a player may keep any number of tiles",
     "um jogador pode guardar quantas peças quiser",
     "un jugador puede guardar cuantas fichas quiera",
     ruling="resources.original_silent")
rule("resources.any_notions", notion_limit, "may",
     "a player may own any number of threads and laces",
     "um jogador pode ter quantas Linhas e Rendas quiser",
     "un jugador puede tener cuantos hilos y encajes quiera")
rule("resources.to_discard", resource_discarded_face_up, True,
     "used tiles go to the discard of resource tiles",
     "as peças usadas vão para o descarte de Recursos",
     "las fichas usadas van al descarte de Recursos")
rule("resources.discard_face_up", resource_discard_face_up, True,
     "they lie face up there",
     "lá elas ficam viradas para cima",
     "allí están boca arriba",
     ruling="resources.discard_face_up")
rule("resources.no_points_left_over", resource_tiles_left_give_points, False,
     "tiles, thread and lace left over give no points by themselves",
     "peças, Linhas e Rendas que sobram não dão pontos por si sós",
     "las fichas, los hilos y los encajes sobrantes no dan puntos por sí mismos",
     ruling="resources.no_points_left_over")
