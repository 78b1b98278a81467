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
     "quien alquila un vestido puede comprar con él una joya",
     when=fate == Fate.RENT, editions=DELUXE)
rule("jewelry_box.not_when_selling", buy_jewel_when, "may not",
     "no jewel comes with a garment that is sold",
     "nenhuma Joia acompanha um Traje vendido",
     "ninguna joya acompaña a un vestido vendido",
     when=fate == Fate.SELL, editions=DELUXE)
rule("jewelry_box.selling_unchanged", jewelry_changes_selling, False,
     "selling a garment stays as it is",
     "vender um Traje continua igual",
     "vender un vestido sigue igual",
     editions=DELUXE)
rule("jewelry_box.one_per_garment", jewels_per_garment, 1,
     "with one garment goes {answer} jewel at most",
     "com um Traje vai no máximo {answer} Joia",
     "con un vestido va como mucho {answer} joya",
     editions=DELUXE)
rule("jewelry_box.bought_before_placing", jewel_moment, JewelMoment.BEFORE_PLACING,
     "it is bought once the garment is paid for, and before it enters a hall",
     "ela é comprada depois de pago o Traje e antes de ele entrar na Galeria",
     "se compra una vez pagado el vestido y antes de que entre en un salón",
     editions=DELUXE)
rule("jewelry_box.no_jewel_alone", buy_jewel_without_garment, "may not",
     "no jewel is bought without a garment",
     "não se compra Joia sem um Traje",
     "no se compra ninguna joya sin un vestido",
     editions=DELUXE)
rule("jewelry_box.with_main_garment", buy_jewel_via, "may",
     "the garment may come from the main action",
     "o Traje pode vir da Ação Principal",
     "el vestido puede venir de la acción principal",
     when=via == Via.MAIN, editions=DELUXE)
rule("jewelry_box.with_bonus_garment", buy_jewel_via, "may",
     "so may one that a bonus makes and the player rents",
     "também serve um Traje costurado por um Bônus e alugado",
     "también sirve uno que se confecciona por una bonificación y se alquila",
     when=via == Via.BONUS, editions=DELUXE, ruling="third_options.jewel_by_any_making")
rule("jewelry_box.by_any_maker", buy_jewel_by, "may",
     "it does not matter whether a Master or a Journeyman made it",
     "não importa se foi um Mestre ou um Artesão que o costurou",
     "no importa si lo hizo un Maestro o un Oficial",
     editions=DELUXE)

# Which jewel, and for how much.
rule("jewelry_box.marker_needed", buy_jewel_with_markers, "may not",
     "without a jewelry decoration of one's own, no jewel is bought",
     "sem ter uma Decoração da Joalheria não se compra Joia",
     "sin una decoración de joyería propia no se compran joyas",
     when=jeweler_markers == 0, editions=DELUXE)
rule("jewelry_box.marker_suffices", buy_jewel_with_markers, "may",
     "with {n} marker there, jewels may be bought",
     "com {n} Grife ali, podem-se comprar Joias",
     "con {n} marcador allí se pueden comprar joyas",
     when=jeweler_markers == 1, editions=DELUXE, fills={"n": 1})
rule("jewelry_box.kinds_that_fit", buy_jewel_of_kind, "may",
     "a gown goes with a necklace, a coat with a ring",
     "o vestido combina com um colar, o fraque com um anel",
     "el vestido de dama va con un collar, el abrigo con un anillo",
     when=fitting, editions=DELUXE)
rule("jewelry_box.kinds_that_do_not_fit", buy_jewel_of_kind, "may not",
     "a gown takes no ring, a coat no necklace",
     "o vestido não leva anel, nem o fraque colar",
     "el vestido de dama no lleva anillo, ni el abrigo collar",
     when=~fitting, editions=DELUXE)
rule("jewelry_box.both_kinds", jewel_kind_exists, True,
     "there are necklaces and rings",
     "há colares e anéis",
     "hay collares y anillos",
     editions=DELUXE)
rule("jewelry_box.colors_may_differ", buy_jewel_of_other_color, "may",
     "its colour may be another than the garment's",
     "a cor dela pode ser diferente da do Traje",
     "su color puede ser distinto del color del vestido",
     editions=DELUXE)
rule("jewelry_box.any_jewel_shown", buy_any_jewel, "may",
     "any jewel of the display that fits may be chosen",
     "pode-se escolher qualquer Joia exibida que sirva",
     "se puede elegir cualquier joya expuesta que convenga",
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
     "its price is paid in full",
     "paga-se o preço inteiro",
     "se paga su precio completo",
     editions=DELUXE)
rule("jewelry_box.price_by_space", jewel_price_from, PriceAt.SPACE,
     "the price belongs to the space the jewel lies on",
     "o preço é do espaço em que a Joia está",
     "el precio es el de la casilla en que está la joya",
     editions=DELUXE)
rule("jewelry_box.price_below", jewel_price_shown, PriceShown.BELOW,
     "it stands below the space",
     "ele está sob o espaço",
     "está debajo de la casilla",
     editions=DELUXE)
rule("jewelry_box.prices_unknown", jewel_price, OPEN,
     "which prices these are is printed on the jeweler's board alone",
     "quais são os preços, só o Tabuleiro de Joalheiro mostra",
     "cuáles son los precios solo lo muestra el tablero de joyería",
     editions=DELUXE, ruling="jewels.only_on_board")
rule("jewelry_box.price_to_bank", jewel_paid_to_bank, True,
     "it goes to the bank",
     "ele vai para o banco",
     "va al banco",
     editions=DELUXE)
rule("jewelry_box.reward_comes_too_late", jewel_paid_with_space_reward, "may not",
     "what the garment's guest space brings comes too late to pay for it",
     "o que o espaço de convidado rende vem tarde demais para pagá-la",
     "lo que da la casilla de invitado llega tarde para pagarla",
     editions=DELUXE)

# What becomes of it.
rule("jewelry_box.in_front", bought_jewel_lies, JewelLies.PLAYER,
     "a bought jewel is laid in front of its buyer",
     "a Joia comprada fica diante de quem a comprou",
     "la joya comprada se deja delante de quien la compró",
     editions=DELUXE)
rule("jewelry_box.in_front_face_up", bought_jewel_face_up, True,
     "it lies face up there",
     "ali ela fica com a face para cima",
     "allí queda boca arriba",
     editions=DELUXE)
rule("jewelry_box.kept_for_good", jewel_comes_by, JewelHeld.BOUGHT,
     "it is the player's for good, although it is lent out with the garment",
     "ela passa a ser do jogador, embora acompanhe o Traje alugado",
     "pasa a ser del jugador, aunque acompañe al vestido alquilado",
     editions=DELUXE)
rule("jewelry_box.never_given_back", jewel_given_away, "may not",
     "it is not sold or given back later",
     "mais tarde não é vendida nem devolvida",
     "más tarde no se vende ni se devuelve",
     editions=DELUXE, ruling="jewels.bought_and_kept")
rule("jewelry_box.no_rented_garment", jewel_counts_as_rented, False,
     "where rented garments are counted, jewels do not count",
     "onde se contam Trajes alugados, as Joias não contam",
     "donde se cuentan los vestidos alquilados, las joyas no cuentan",
     editions=DELUXE)

# The tile for matching colours.
rule("jewelry_box.main_color_compared", match_by_main_color, True,
     "its colour is compared with the garment's main colour",
     "a cor dela é comparada com a cor principal do Traje",
     "su color se compara con el color principal del vestido",
     editions=DELUXE)
rule("jewelry_box.match_possible", match_color_can_be, True,
     "every garment can find a jewel of its colour",
     "para todo Traje pode haver uma Joia da sua cor",
     "para cada vestido puede haber una joya de su color",
     editions=DELUXE, ruling="jewels.all_colors")
rule("jewelry_box.tile_for_match", match_tiles, 1,
     "if they match, {answer} resource tile is gained besides",
     "se combinam, ganha-se também {answer} peça de Recurso",
     "si coinciden, se gana además {answer} loseta de recursos",
     editions=DELUXE)
rule("jewelry_box.no_tile_for_mismatch", mismatch_tiles, 0,
     "a jewel of another colour brings {answer} tiles",
     "uma Joia de outra cor traz {answer} peças",
     "una joya de otro color da {answer} losetas",
     editions=DELUXE)
rule("jewelry_box.tile_from_bag", match_tile_from, TileFrom.BAG,
     "the tile is drawn blindly from the bag",
     "a peça é sorteada da bolsa",
     "la loseta se saca de la bolsa al azar",
     editions=DELUXE)
rule("jewelry_box.tile_as_silk_or_notions", match_tile_use, "may",
     "it is kept for its silk or discarded for thread and lace",
     "ela é guardada pela seda ou descartada por Linha e Renda",
     "se guarda por la seda o se descarta por hilo y encaje",
     editions=DELUXE)
rule("jewelry_box.tile_decided_at_once", match_tile_decided_at_once, "must",
     "that is decided on the spot",
     "isso se decide na hora",
     "eso se decide en el acto",
     editions=DELUXE)
rule("jewelry_box.tile_from_refilled_bag", match_tile_bag_empty, NoTile.REFILL,
     "if the bag is empty, the discarded tiles go into it first",
     "se a bolsa está vazia, primeiro voltam a ela as peças descartadas",
     "si la bolsa está vacía, primero vuelven a ella las losetas descartadas",
     editions=DELUXE, ruling="jewels.bag_refilled")
rule("jewelry_box.tile_comes_too_late", match_tile_pays_garment, "may not",
     "the tile cannot pay for the garment it was gained with",
     "a peça não serve para pagar o Traje com que foi ganha",
     "la loseta no sirve para pagar el vestido con que se ganó",
     editions=DELUXE)
