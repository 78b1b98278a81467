"""Jewels: when and by whom they are bought, for how much, and what their colour brings."""

from oracle.rules import OPEN, Rulebook
from specs.questions.base_components import Kind
from specs.questions.base_garments import Fate
from specs.questions.extra_deluxe_jewelry import PriceShown, jewel_kind_exists, jewel_price_shown
from specs.questions.jewelry_box import JewelKind
from specs.questions.jewelry_box_jewels import (
    JewelLies,
    JewelMoment,
    NoTile,
    PriceAt,
    TileFrom,
    bought_jewel_face_up,
    bought_jewel_lies,
    buy_any_jewel,
    buy_jewel_by,
    buy_jewel_from,
    buy_jewel_of_kind,
    buy_jewel_of_other_color,
    buy_jewel_via,
    buy_jewel_when,
    buy_jewel_with_markers,
    buy_jewel_without_garment,
    fate,
    garment_kind_made,
    jewel_given_away,
    jewel_moment,
    jewel_paid_to_bank,
    jewel_paid_with_space_reward,
    jewel_price,
    jewel_price_from,
    jewel_price_paid,
    jewel_shown,
    jeweler_markers,
    jewelry_changes_selling,
    jewels_per_garment,
    match_by_main_color,
    match_color_can_be,
    match_tile_bag_empty,
    match_tile_decided_at_once,
    match_tile_from,
    match_tile_use,
    match_tiles,
    mismatch_tiles,
)
from specs.questions.second_jewelry import (
    JewelHeld,
    jewel_comes_by,
    jewel_counts_as_rented,
    jewel_display_face_up,
    match_tile_pays_garment,
)
from specs.vocabulary import Via, via

DELUXE = ("deluxe-2020",)

rule = Rulebook("jewelry_box")

fitting = ((garment_kind_made == Kind.GOWN) & (jewel_shown == JewelKind.NECKLACE)) | (
    (garment_kind_made == Kind.COAT) & (jewel_shown == JewelKind.RING))

# When a jewel is bought.
rule("jewelry_box.buy_when_renting", buy_jewel_when, "may",
     "a player who rents a garment may buy a jewel with it",
     "quem aluga um Traje pode comprar uma Joia com ele",
     "quien alquila un Vestido puede comprar con él una joya",
     when=fate == Fate.RENT, editions=DELUXE)
rule("jewelry_box.not_when_selling", buy_jewel_when, "may not",
     "no jewel comes with a garment that is sold",
     "nenhuma Joia acompanha um Traje vendido",
     "ninguna joya acompaña a un Vestido vendido",
     when=fate == Fate.SELL, editions=DELUXE)
rule("jewelry_box.selling_unchanged", jewelry_changes_selling, False,
     "the Jewelry Box changes nothing for a garment that is sold",
     "o Porta-Joias não muda nada para um Traje vendido",
     "el Joyero no cambia nada para un Vestido vendido",
     editions=DELUXE)
rule("jewelry_box.one_per_garment", jewels_per_garment, 1,
     "with one garment {answer} jewel at most can be bought",
     "com um Traje pode-se comprar no máximo {answer} Joia",
     "con un Vestido se puede comprar como mucho {answer} joya",
     editions=DELUXE)
rule("jewelry_box.bought_before_placing", jewel_moment, JewelMoment.BEFORE_PLACING,
     "a jewel is bought once the garment is paid for and before it enters a hall",
     "uma Joia é comprada depois de pago o Traje e antes de ele entrar na Galeria",
     "una joya se compra una vez pagado el Vestido y antes de que entre en un salón",
     editions=DELUXE, claims=("deluxe-pt.garments.paid_first", "deluxe-pt.jewel.when"))
rule("jewelry_box.no_jewel_alone", buy_jewel_without_garment, "may not",
     "no jewel is bought without a garment",
     "não se compra Joia sem um Traje",
     "no se compra ninguna joya sin un Vestido",
     editions=DELUXE)
rule("jewelry_box.with_main_garment", buy_jewel_via, "may",
     "a jewel may be bought with a garment made by the main action",
     "pode-se comprar uma Joia com um Traje costurado pela Ação Principal",
     "se puede comprar una joya con un Vestido hecho por la acción principal",
     when=via == Via.MAIN, editions=DELUXE)
rule("jewelry_box.with_bonus_garment", buy_jewel_via, "may",
     "a jewel may be bought with a garment that a bonus makes and the player rents",
     "pode-se comprar uma Joia com um Traje costurado por um Bônus e alugado",
     "se puede comprar una joya con un Vestido hecho por una bonificación y alquilado",
     when=via == Via.BONUS, editions=DELUXE, ruling="third_options.jewel_by_any_making")
rule("jewelry_box.by_any_maker", buy_jewel_by, "may",
     "a jewel may be bought with a garment made by a Master or by a Journeyman",
     "pode-se comprar uma Joia com um Traje costurado por um Mestre ou por um Artesão",
     "se puede comprar una joya con un Vestido hecho por un Maestro o por un Oficial",
     when=buy_jewel_by.given, editions=DELUXE)

# Which jewel, and for how much.
rule("jewelry_box.marker_needed", buy_jewel_with_markers, "may not",
     "without a jewelry decoration of one's own, no jewel is bought",
     "sem ter uma Decoração da Joalheria não se compra Joia",
     "sin una Decoración de la Joyería propia no se compran joyas",
     when=jeweler_markers == 0, editions=DELUXE)
rule("jewelry_box.marker_suffices", buy_jewel_with_markers, "may",
     "with {n} marker on a jewelry decoration, jewels may be bought",
     "com {n} Grife numa Decoração da Joalheria, podem-se comprar Joias",
     "con {n} marcador en una Decoración de la Joyería se pueden comprar joyas",
     when=jeweler_markers == 1, editions=DELUXE, fills={"n": 1})
rule("jewelry_box.kinds_that_fit", buy_jewel_of_kind, "may",
     "with a gown a necklace may be bought, with a coat a ring",
     "com um vestido pode-se comprar um colar; com um fraque, um anel",
     "con un Vestido de dama se puede comprar un collar; con un abrigo, un anillo",
     when=fitting, editions=DELUXE)
rule("jewelry_box.kinds_that_do_not_fit", buy_jewel_of_kind, "may not",
     "with a gown no ring may be bought, with a coat no necklace",
     "com um vestido não se compra anel; com um fraque, não se compra colar",
     "con un Vestido de dama no se compra anillo; con un abrigo, no se compra collar",
     when=~fitting, editions=DELUXE)
rule("jewelry_box.both_kinds", jewel_kind_exists, True,
     "jewels are necklaces or rings",
     "as Joias são colares ou anéis",
     "las joyas son collares o anillos",
     editions=DELUXE)
rule("jewelry_box.colors_may_differ", buy_jewel_of_other_color, "may",
     "a jewel's colour may differ from that of the garment it is bought with",
     "a cor de uma Joia pode ser diferente da do Traje com que é comprada",
     "el color de una joya puede ser distinto del color del Vestido con que se compra",
     editions=DELUXE)
rule("jewelry_box.any_jewel_shown", buy_any_jewel, "may",
     "any jewel of the display that fits the garment may be bought",
     "pode-se comprar qualquer Joia exibida que sirva ao Traje",
     "se puede comprar cualquier joya expuesta que convenga al Vestido",
     editions=DELUXE)
rule("jewelry_box.display_of_any_size", buy_jewel_from, "may",
     "the last jewel of the display may be bought as well",
     "até a última Joia exibida pode ser comprada",
     "también se puede comprar la última joya expuesta",
     editions=DELUXE)
rule("jewelry_box.display_face_up", jewel_display_face_up, True,
     "the jewels on display lie face up",
     "as Joias exibidas ficam com a face para cima",
     "las joyas expuestas están boca arriba",
     editions=DELUXE, ruling="jewels.seen_in_display")
rule("jewelry_box.jewel_is_paid", jewel_price_paid, "must",
     "the price of a jewel is paid in full",
     "o preço de uma Joia é pago por inteiro",
     "el precio de una joya se paga completo",
     editions=DELUXE)
rule("jewelry_box.price_by_space", jewel_price_from, PriceAt.SPACE,
     "a jewel's price belongs to the space the jewel lies on",
     "o preço de uma Joia é o do espaço em que ela está",
     "el precio de una joya es el del espacio en que está",
     editions=DELUXE)
rule("jewelry_box.price_below", jewel_price_shown, PriceShown.BELOW,
     "a jewel's price stands below its space",
     "o preço de uma Joia está sob o espaço dela",
     "el precio de una joya está debajo de su espacio",
     editions=DELUXE)
rule("jewelry_box.prices_unknown", jewel_price, OPEN,
     "what a jewel costs is printed on the jeweler's board alone",
     "quanto custa uma Joia, só o Tabuleiro de Joalheiro mostra",
     "cuánto cuesta una joya solo lo muestra el tablero de joyería",
     editions=DELUXE, ruling="jewels.only_on_board")
rule("jewelry_box.price_to_bank", jewel_paid_to_bank, True,
     "the price of a jewel goes to the bank",
     "o preço de uma Joia vai para o banco",
     "el precio de una joya va al banco",
     editions=DELUXE)
rule("jewelry_box.reward_comes_too_late", jewel_paid_with_space_reward, "may not",
     "Livre from the garment's guest space come too late to pay for its jewel",
     "as Libras do espaço de convidado vêm tarde demais para pagar a Joia",
     "los Livre del espacio de Invitado llegan tarde para pagar la joya",
     editions=DELUXE)

# What becomes of it.
rule("jewelry_box.in_front", bought_jewel_lies, JewelLies.PLAYER,
     "a bought jewel is laid in front of its buyer",
     "a Joia comprada fica diante de quem a comprou",
     "la joya comprada se deja delante de quien la compró",
     editions=DELUXE)
rule("jewelry_box.in_front_face_up", bought_jewel_face_up, True,
     "a bought jewel lies face up in front of its owner",
     "a Joia comprada fica virada para cima diante do dono",
     "la joya comprada queda boca arriba delante de su dueño",
     editions=DELUXE)
rule("jewelry_box.kept_for_good", jewel_comes_by, JewelHeld.BOUGHT,
     "a bought jewel is the player's for good, although it goes with a rented garment",
     "uma Joia comprada é do jogador em definitivo, embora acompanhe o Traje alugado",
     "una joya comprada es del jugador para siempre, aunque acompañe al Vestido alquilado",
     editions=DELUXE)
rule("jewelry_box.never_given_back", jewel_given_away, "may not",
     "a bought jewel is not sold or given back later",
     "uma Joia comprada não é vendida nem devolvida depois",
     "una joya comprada no se vende ni se devuelve después",
     editions=DELUXE, ruling="jewels.bought_and_kept")
rule("jewelry_box.no_rented_garment", jewel_counts_as_rented, False,
     "where rented garments are counted, jewels do not count",
     "onde se contam Trajes alugados, as Joias não contam",
     "donde se cuentan los Vestidos alquilados, las joyas no cuentan",
     editions=DELUXE)

# The tile for matching colours.
rule("jewelry_box.main_color_compared", match_by_main_color, True,
     "a jewel's colour is compared with the garment's main colour",
     "a cor de uma Joia é comparada com a cor principal do Traje",
     "el color de una joya se compara con el color principal del Vestido",
     editions=DELUXE)
rule("jewelry_box.match_possible", match_color_can_be, True,
     "for a garment of any colour there can be a jewel of the same colour",
     "para um Traje de qualquer cor pode haver uma Joia da mesma cor",
     "para un Vestido de cualquier color puede haber una joya del mismo color",
     editions=DELUXE, ruling="jewels.all_colors")
rule("jewelry_box.tile_for_match", match_tiles, 1,
     "a jewel of the garment's main colour brings {answer} resource tile",
     "uma Joia da cor principal do Traje dá {answer} peça de Recurso",
     "una joya del color principal del Vestido da {answer} ficha de Recurso",
     editions=DELUXE)
rule("jewelry_box.no_tile_for_mismatch", mismatch_tiles, 0,
     "a jewel of another colour than the garment's brings {answer} resource tiles",
     "uma Joia de cor diferente da do Traje dá {answer} peças de Recurso",
     "una joya de color distinto al del Vestido da {answer} fichas de Recursos",
     editions=DELUXE)
rule("jewelry_box.tile_from_bag", match_tile_from, TileFrom.BAG,
     "the resource tile for a jewel of the garment's colour is drawn blindly from the bag",
     "a peça de Recurso pela Joia da cor do Traje é puxada da bolsa sem olhar",
     "la ficha de Recurso por la joya del color del Vestido se saca de la bolsa al azar",
     editions=DELUXE)
rule("jewelry_box.tile_as_silk_or_notions", match_tile_use, "may",
     "the tile for a matching jewel is kept for its silk or discarded for thread and lace",
     "a peça pela Joia da mesma cor é guardada pela seda ou descartada por Linha e Renda",
     "la ficha por la joya del mismo color se guarda por la seda o se descarta por hilo y encaje",
     editions=DELUXE)
rule("jewelry_box.tile_decided_at_once", match_tile_decided_at_once, "must",
     "the use of the tile for a matching jewel is decided on the spot",
     "o uso da peça ganha pela Joia da mesma cor se decide na hora",
     "el uso de la ficha por la joya del mismo color se decide en el acto",
     editions=DELUXE)
rule("jewelry_box.tile_from_refilled_bag", match_tile_bag_empty, NoTile.REFILL,
     "if the bag is empty when a jewel brings a tile, the discarded tiles go into it first",
     "se a bolsa está vazia quando a Joia dá uma peça, primeiro voltam a ela as descartadas",
     "si la bolsa está vacía cuando la joya da una ficha, primero vuelven a ella las descartadas",
     editions=DELUXE, ruling="jewels.bag_refilled")
rule("jewelry_box.tile_comes_too_late", match_tile_pays_garment, "may not",
     "the tile gained for a jewel cannot pay for the garment the jewel goes with",
     "a peça ganha pela Joia não serve para pagar o Traje que ela acompanha",
     "la ficha ganada por la joya no sirve para pagar el Vestido al que acompaña",
     editions=DELUXE)
