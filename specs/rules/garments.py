"""Making a garment: who may, what it costs, and what is spent for it."""

from oracle.rules import Rulebook
from specs.questions.base_garments import (
    example_silk_needed,
    excess_lost,
    garments_per_action,
    golden_thimble,
    make_from_empty,
    may_make_with,
    must_pay_price,
    must_pay_resources,
    other_color_silk,
    price_shown_where,
    reward_order,
    several_tiles,
    spent_go_to_discard,
    tile_as_notion,
    window_price_highest,
    window_price_lowest,
)
from specs.questions.extra_deluxe_actions import (
    PayingOrder,
    WornColour,
    garment_paying_order,
    garment_silk_colour,
    silk_colour,
)
from specs.questions.garments import (
    AfterTaking,
    SpentNotion,
    choose_any_garment,
    dearest_window_at,
    garment_paid_before_taking,
    garment_paid_with,
    garment_price_paid_to_bank,
    one_tile_several_colours,
    rolls_kept_after,
    spend_needless_tile,
    spent_notions_go,
    spent_tiles_discard_face_up,
    window_after_taking,
)
from specs.questions.turns import BoardEdge
from specs.vocabulary import Role, role

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)
BELOW, ABOVE = price_shown_where.answers.values

rule = Rulebook("garments")

# Who makes which.
rule("garments.one", garments_per_action, 1,
     "the action makes {answer} garment",
     "a ação costura {answer} Traje",
     "la acción confecciona {answer} Vestido")
rule("garments.may_make", may_make_with, "may",
     "Masters and Journeymen may make garments",
     "Mestres e Artesãos podem costurar Trajes",
     "Maestros y Oficiales pueden confeccionar Vestidos")
rule("garments.apprentice", may_make_with, "may not",
     "an Apprentice may not make a garment",
     "um Aprendiz não pode costurar Trajes",
     "un Aprendiz no puede confeccionar Vestidos",
     when=role == Role.APPRENTICE, overrides=("garments.may_make",))
rule("garments.golden_thimble", may_make_with, "may not",
     "a garment with the golden thimble is made by nobody but a Master",
     "um Traje com o dedal dourado só é costurado por um Mestre",
     "un Vestido con el dedal dorado solo lo confecciona un Maestro",
     when=golden_thimble & ~(role == Role.MASTER), overrides=("garments.may_make",))
rule("garments.any_displayed", choose_any_garment, "may",
     "any garment of the display may be chosen",
     "pode-se escolher qualquer Traje da exibição",
     "se puede elegir cualquier Vestido expuesto")
rule("garments.none_displayed", make_from_empty, "may not",
     "without a garment on display the action cannot be taken",
     "sem Traje na exibição não se pode fazer a ação",
     "sin Vestidos expuestos no se puede hacer la acción",
     ruling="garments.original_silent")
rule("garments.space_stays_empty", window_after_taking, AfterTaking.STAYS_EMPTY,
     "its space stays empty until the next round",
     "o espaço dele fica vazio até a Rodada seguinte",
     "su espacio queda vacío hasta la ronda siguiente")

# The price.
rule("garments.pay_price", must_pay_price, "must",
     "the price of the garment's space is paid",
     "paga-se o preço do espaço do Traje",
     "se paga el precio del espacio del Vestido")
rule("garments.lowest_price", window_price_lowest, 0,
     "the cheapest space costs {answer} Livre",
     "o espaço mais barato custa {answer} Libras",
     "el espacio más barato cuesta {answer} Livre")
rule("garments.highest_price", window_price_highest, 8,
     "the dearest space costs {answer} Livre",
     "o espaço mais caro custa {answer} Libras",
     "el espacio más caro cuesta {answer} Livre")
rule("garments.prices_between", example_silk_needed, True,
     "every price lies between {low} and {high} Livre",
     "todo preço fica entre {low} e {high} Libras",
     "todo precio está entre {low} y {high} Livre",
     fills={"low": 0, "high": 8}, ruling="silence.borrowed_by_deluxe")
rule("garments.dearest_left", dearest_window_at, BoardEdge.LEFT,
     "prices fall towards the right",
     "os preços caem para a direita",
     "los precios bajan hacia la derecha",
     ruling="garments.dearest_left")
rule("garments.price_below", price_shown_where, BELOW,
     "the price is printed below the garment",
     "o preço aparece abaixo do Traje",
     "el precio figura debajo del Vestido",
     editions=DELUXE)
rule("garments.price_above", price_shown_where, ABOVE,
     "the price is printed above the garment",
     "o preço aparece acima do Traje",
     "el precio figura encima del Vestido",
     editions=ORIGINAL)
rule("garments.price_to_bank", garment_price_paid_to_bank, True,
     "the price goes to the bank",
     "o preço vai para o banco",
     "el precio va al banco")

# The resources.
rule("garments.spend_resources", must_pay_resources, "must",
     "the silk, thread and lace shown on the garment are spent",
     "gastam-se a Seda, a Linha e a Renda mostradas no Traje",
     "se gastan la seda, el hilo y el encaje que muestra el Vestido")
rule("garments.own_colour", garment_silk_colour, True,
     "a garment can need silk of its main colour",
     "um Traje pode precisar de Seda de sua cor principal",
     "un Vestido puede necesitar seda de su color principal",
     when=silk_colour == WornColour.OWN, ruling="garments.original_silent")
rule("garments.other_colours", garment_silk_colour, True,
     "it can need silk of other colours too",
     "pode precisar também de Seda de outras cores",
     "puede necesitar también seda de otros colores",
     when=silk_colour == WornColour.OTHER, ruling="garments.other_colours")
rule("garments.several_tiles", several_tiles, "may",
     "several tiles may be spent for the silk of one garment",
     "várias peças podem ser gastas na Seda de um Traje",
     "se pueden gastar varias fichas en la seda de un Vestido")
rule("garments.tile_for_its_colours", one_tile_several_colours, "may",
     "one tile may serve for all the colours it shows",
     "uma peça pode valer por todas as cores que mostra",
     "una ficha puede servir para todos los colores que muestra")
rule("garments.no_other_colour", other_color_silk, "may not",
     "silk of one colour does not replace that of another",
     "Seda de uma cor não substitui a de outra",
     "la seda de un color no sustituye a la de otro",
     ruling="garments.silk_of_each_colour")
rule("garments.no_needless_tile", spend_needless_tile, "may not",
     "no tile is spent that is not needed",
     "não se gasta peça que não seja necessária",
     "no se gasta ninguna ficha innecesaria",
     ruling="garments.no_needless_tile")
rule("garments.excess_lost", excess_lost, True,
     "silk beyond the need is lost",
     "a Seda que exceder o necessário se perde",
     "la seda que exceda lo necesario se pierde")
rule("garments.nothing_kept", rolls_kept_after, 0,
     "of spent tiles, {answer} rolls remain for later",
     "das peças gastas restam {answer} fardos para depois",
     "de las fichas gastadas quedan {answer} fardos para después")
rule("garments.tile_is_no_notion", tile_as_notion, "may not",
     "a kept tile does not pay for thread or lace",
     "uma peça guardada não paga Linha nem Renda",
     "una ficha guardada no paga hilo ni encaje")
rule("garments.tiles_discarded", spent_go_to_discard, True,
     "spent tiles are discarded",
     "as peças gastas são descartadas",
     "las fichas gastadas se descartan")
rule("garments.discard_face_up", spent_tiles_discard_face_up, True,
     "they lie face up in the discard",
     "elas ficam viradas para cima no descarte",
     "quedan boca arriba en el descarte",
     ruling="garments.discard_face_up")
rule("garments.notions_to_discard", spent_notions_go, SpentNotion.DISCARD,
     "spent thread and lace go to their discard area",
     "Linha e Renda gastas vão para sua área de descarte",
     "el hilo y el encaje gastados van a su zona de descarte",
     editions=DELUXE)
rule("garments.notions_to_supply", spent_notions_go, SpentNotion.SUPPLY,
     "spent thread and lace go back to the general supply",
     "Linha e Renda gastas voltam à Reserva Geral",
     "el hilo y el encaje gastados vuelven al suministro general",
     editions=ORIGINAL)

# The order.
rule("garments.livre_first", garment_paying_order, PayingOrder.LIVRE_FIRST,
     "the Livre are paid first, then the resources are spent",
     "primeiro se pagam as Libras, depois se gastam os recursos",
     "primero se pagan los Livre y luego se gastan los recursos")
rule("garments.paid_first", garment_paid_before_taking, True,
     "the garment is taken once everything is paid",
     "o Traje só é pego depois de tudo pago",
     "el Vestido se toma una vez pagado todo")
rule("garments.proceeds_come_late", garment_paid_with, "may not",
     "what a garment brings cannot pay for it",
     "o que um Traje rende não pode pagá-lo",
     "lo que aporta un Vestido no puede pagarlo")
rule("garments.reward_comes_late", reward_order, False,
     "the reward of a space cannot pay for the garment put there",
     "a recompensa de um espaço não pode pagar o Traje posto ali",
     "la recompensa de un espacio no puede pagar el Vestido colocado en él")
