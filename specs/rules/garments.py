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
     "the action Make a Garment makes {answer} garment",
     "a ação Costurar um Traje costura {answer} Traje",
     "la acción de confeccionar hace {answer} Vestido")
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
     "any garment of the display may be made",
     "pode-se costurar qualquer Traje da exibição",
     "se puede confeccionar cualquier Vestido expuesto")
rule("garments.none_displayed", make_from_empty, "may not",
     "without a garment on display the action Make a Garment cannot be taken",
     "sem Traje na exibição, não se pode fazer a ação Costurar um Traje",
     "sin Vestidos expuestos no se puede hacer la acción de confeccionar",
     ruling="garments.original_silent")
rule("garments.space_stays_empty", window_after_taking, AfterTaking.STAYS_EMPTY,
     "the space of a garment taken from the display stays empty until the next round",
     "o espaço de um Traje pego da exibição fica vazio até a Rodada seguinte",
     "el espacio de un Vestido tomado del taller queda vacío hasta la ronda siguiente")

# The price.
rule("garments.pay_price", must_pay_price, "must",
     "to make a garment, the price of its space is paid",
     "para costurar um Traje, paga-se o preço do espaço dele",
     "para hacer un Vestido se paga el precio de su espacio")
rule("garments.lowest_price", window_price_lowest, 0,
     "the cheapest space of the garment display costs {answer} Livre",
     "o espaço mais barato da exibição de Trajes custa {answer} Libras",
     "el espacio más barato del taller cuesta {answer} Livre")
rule("garments.highest_price", window_price_highest, 8,
     "the dearest space of the garment display costs {answer} Livre",
     "o espaço mais caro da exibição de Trajes custa {answer} Libras",
     "el espacio más caro del taller cuesta {answer} Livre")
rule("garments.prices_between", example_silk_needed, True,
     "every space of the garment display costs between {low} and {high} Livre",
     "todo espaço da exibição de Trajes custa entre {low} e {high} Libras",
     "todo espacio del taller cuesta entre {low} y {high} Livre",
     fills={"low": 0, "high": 8})
rule("garments.dearest_left", dearest_window_at, BoardEdge.LEFT,
     "in the garment display prices fall towards the right",
     "na exibição de Trajes, os preços caem para a direita",
     "en el taller los precios bajan hacia la derecha",
     ruling="garments.dearest_left")
rule("garments.price_below", price_shown_where, BELOW,
     "in the Deluxe edition a garment's price is printed below it",
     "na edição Deluxe, o preço de um Traje aparece abaixo dele",
     "en la edición Deluxe el precio de un Vestido figura debajo de él",
     editions=DELUXE)
rule("garments.price_above", price_shown_where, ABOVE,
     "in the original edition a garment's price is printed above it",
     "na edição original, o preço de um Traje aparece acima dele",
     "en la edición original el precio de un Vestido figura encima de él",
     editions=ORIGINAL)
rule("garments.price_to_bank", garment_price_paid_to_bank, True,
     "the price of a garment goes to the bank",
     "o preço de um Traje vai para o banco",
     "el precio de un Vestido va al banco")

# The resources.
rule("garments.spend_resources", must_pay_resources, "must",
     "to make a garment, the silk, thread and lace it shows are spent",
     "para costurar um Traje, gastam-se a Seda, a Linha e a Renda que ele mostra",
     "para hacer un Vestido se gastan la seda, el hilo y el encaje que muestra")
rule("garments.own_colour", garment_silk_colour, True,
     "a garment can need silk of its main colour",
     "um Traje pode precisar de Seda de sua cor principal",
     "un Vestido puede necesitar seda de su color principal",
     when=silk_colour == WornColour.OWN, ruling="garments.original_silent")
rule("garments.other_colours", garment_silk_colour, True,
     "a garment can need silk of other colours than its main colour, too",
     "um Traje pode precisar de Seda de outras cores além da principal",
     "un Vestido puede necesitar seda de otros colores además del principal",
     when=silk_colour == WornColour.OTHER, ruling="garments.other_colours")
rule("garments.several_tiles", several_tiles, "may",
     "several resource tiles may be spent for the silk of one garment",
     "várias peças de Recurso podem ser gastas na Seda de um Traje",
     "se pueden gastar varias fichas de Recursos en la seda de un Vestido")
rule("garments.tile_for_its_colours", one_tile_several_colours, "may",
     "one resource tile may serve for all the colours of silk it shows",
     "uma peça de Recurso pode valer por todas as cores de Seda que mostra",
     "una ficha de Recurso puede servir para todos los colores de seda que muestra")
rule("garments.no_other_colour", other_color_silk, "may not",
     "silk of one colour does not replace that of another",
     "Seda de uma cor não substitui a de outra",
     "la seda de un color no sustituye a la de otro",
     ruling="garments.silk_of_each_colour")
rule("garments.no_needless_tile", spend_needless_tile, "may not",
     "no resource tile is spent that the garment does not need",
     "não se gasta peça de Recurso de que o Traje não precise",
     "no se gasta ninguna ficha de Recurso que el Vestido no necesite",
     ruling="garments.no_needless_tile")
rule("garments.excess_lost", excess_lost, True,
     "silk beyond what the garment needs is lost",
     "a Seda que exceder o que o Traje exige se perde",
     "la seda que exceda lo que exige el Vestido se pierde")
rule("garments.nothing_kept", rolls_kept_after, 0,
     "of the tiles spent for a garment {answer} rolls of silk remain for later",
     "das peças gastas num Traje restam {answer} fardos de Seda para depois",
     "de las fichas gastadas en un Vestido quedan {answer} fardos de seda para después")
rule("garments.tile_is_no_notion", tile_as_notion, "may not",
     "a kept resource tile does not pay for thread or lace",
     "uma peça de Recurso guardada não paga Linha nem Renda",
     "una ficha de Recurso guardada no paga hilo ni encaje")
rule("garments.tiles_discarded", spent_go_to_discard, True,
     "resource tiles spent for a garment are discarded",
     "as peças de Recurso gastas num Traje são descartadas",
     "las fichas de Recursos gastadas en un Vestido se descartan")
rule("garments.discard_face_up", spent_tiles_discard_face_up, True,
     "spent resource tiles lie face up in the discard pile",
     "as peças de Recurso gastas ficam viradas para cima no descarte",
     "las fichas de Recursos gastadas quedan boca arriba en el descarte",
     ruling="garments.discard_face_up")
rule("garments.notions_to_discard", spent_notions_go, SpentNotion.DISCARD,
     "in the Deluxe edition spent thread and lace go to their discard area",
     "na edição Deluxe, Linha e Renda gastas vão para sua área de descarte",
     "en la edición Deluxe el hilo y el encaje gastados van a su zona de descarte",
     editions=DELUXE)
rule("garments.notions_to_supply", spent_notions_go, SpentNotion.SUPPLY,
     "in the original edition spent thread and lace go back to the general supply",
     "na edição original, Linha e Renda gastas voltam à Reserva Geral",
     "en la edición original el hilo y el encaje gastados vuelven al suministro general",
     editions=ORIGINAL)

# The order.
rule("garments.livre_first", garment_paying_order, PayingOrder.LIVRE_FIRST,
     "for a garment the Livre are paid first, then the resources are spent",
     "por um Traje, primeiro se pagam as Libras, depois se gastam os recursos",
     "por un Vestido primero se pagan los Livre y luego se gastan los recursos")
rule("garments.paid_first", garment_paid_before_taking, True,
     "a garment is taken from the display once everything is paid",
     "um Traje só é pego da exibição depois de tudo pago",
     "un Vestido se toma del taller una vez pagado todo")
rule("garments.proceeds_come_late", garment_paid_with, "may not",
     "what making a garment brings cannot pay for that garment",
     "o que um Traje rende não pode pagar esse mesmo Traje",
     "lo que aporta un Vestido no puede pagar ese mismo Vestido")
rule("garments.reward_comes_late", reward_order, False,
     "the reward of a guest space cannot pay for the garment put there",
     "a recompensa de um espaço de convidado não pode pagar o Traje posto ali",
     "la recompensa de un espacio de Invitado no puede pagar el Vestido colocado en él")
