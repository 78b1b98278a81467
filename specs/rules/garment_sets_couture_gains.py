"""What haute couture garments bring: a resource tile, a jewel, points for a jewel, Livre."""

from oracle.rules import Rulebook
from oracle.terms import when as either
from specs.questions.extra_deluxe_sets import (
    JewelGot,
    JewelSource,
    couture_color_points_by,
    couture_jewel_from,
    couture_jewel_marker_before,
    couture_jewel_match_use,
    couture_tile_any_drawer,
    couture_tile_decided,
    jewel_got,
)
from specs.questions.garment_sets_couture_gains import (
    CountsFor,
    NoneThere,
    counts_for,
    couture_color_points,
    couture_gown_color,
    couture_gown_counts_for,
    couture_gown_livre,
    couture_gown_pays_value_too,
    couture_jewel_and_bought,
    couture_jewel_color,
    couture_jewel_kind,
    couture_jewel_match_from,
    couture_jewel_match_tiles,
    couture_jewel_none,
    couture_jewel_price,
    couture_jewel_with,
    couture_jewels,
    couture_tile_from,
    couture_tile_none,
    couture_tile_price,
    couture_tile_use,
    couture_tiles,
    markers,
    matching,
)
from specs.questions.jewelry_box_jewels import TileFrom
from specs.vocabulary import Garment

DELUXE = ("deluxe-2020",)

rule = Rulebook("garment_sets")

# The resource tile.
rule("garment_sets.couture_tile", couture_tiles, 1,
     "the Haute Couture garment that brings a resource tile gives {answer} tile",
     "o Traje da Alta Costura de Recursos dá {answer} peça de Recurso",
     "el Vestido de Alta Costura de recursos da {answer} ficha de Recurso",
     editions=DELUXE)
rule("garment_sets.couture_tile_shown", couture_tile_from, TileFrom.DISPLAY,
     "the resource tile of the Haute Couture garment comes from the display",
     "a peça de Recurso do Traje da Alta Costura vem da exibição",
     "la ficha de Recurso del Vestido de Alta Costura viene del almacén",
     editions=DELUXE)
rule("garment_sets.couture_tile_free", couture_tile_price, 0,
     "the resource tile of the Haute Couture garment costs {answer} Livre",
     "a peça de Recurso do Traje da Alta Costura custa {answer} Libras",
     "la ficha de Recurso del Vestido de Alta Costura cuesta {answer} Livre",
     editions=DELUXE)
rule("garment_sets.couture_tile_use", couture_tile_use, "may",
     "the tile of the Haute Couture garment may be kept as silk or discarded for the thread or lace it shows",
     "a peça do Traje da Alta Costura pode ficar como seda ou ser descartada pela Linha ou Renda que mostra",
     "la ficha del Vestido de Alta Costura puede guardarse como seda o descartarse por el hilo o encaje que muestra",
     editions=DELUXE)
rule("garment_sets.couture_tile_decided", couture_tile_decided, "must",
     "whoever gains the Haute Couture garment's tile must decide: silk, or thread and lace",
     "quem ganha a peça do Traje da Alta Costura tem de decidir: seda, ou Linha e Renda",
     "quien gana la ficha del Vestido de Alta Costura tiene que decidir: seda, o hilo y encaje",
     editions=DELUXE)
rule("garment_sets.couture_tile_drawer", couture_tile_any_drawer, "may",
     "the tile of the Haute Couture garment may come from any drawer of the display",
     "a peça do Traje da Alta Costura pode vir de qualquer gaveta da exibição",
     "la ficha del Vestido de Alta Costura puede venir de cualquier segmento del almacén",
     editions=DELUXE)
rule("garment_sets.couture_tile_none", couture_tile_none, NoneThere.NOTHING,
     "with the resource display empty, the Haute Couture garment brings no tile",
     "com a exibição de Recursos vazia, o Traje da Alta Costura não dá peça",
     "con el almacén vacío, el Vestido de Alta Costura no da ficha",
     editions=DELUXE, ruling="garment_sets.couture_nothing_there")

# The jewel.
rule("garment_sets.couture_jewel_needs_marker", couture_jewel_with, "may not",
     "the Haute Couture garment for a jewel brings none to a player without a jewelry decoration",
     "o Traje da Alta Costura de Joia não dá nada a quem não tem Decoração da Joalheria",
     "el Vestido de Alta Costura de joya no da nada a quien no tiene Decoración de la Joyería",
     when=markers == 0, editions=DELUXE)
rule("garment_sets.couture_jewel_with_marker", couture_jewel_with, "may",
     "a player with a jewelry decoration gains a jewel by the Haute Couture garment",
     "quem tem Decoração da Joalheria ganha uma Joia com o Traje da Alta Costura",
     "quien tiene Decoración de la Joyería gana una joya con el Vestido de Alta Costura",
     when=markers == 1, editions=DELUXE)
rule("garment_sets.couture_jewel_marker_first", couture_jewel_marker_before, True,
     "for its jewel, a jewelry decoration must be funded before the Haute Couture garment is rented",
     "para a Joia, a Decoração da Joalheria tem de ser financiada antes de alugar o Traje da Alta Costura",
     "para su joya, la Decoración de la Joyería tiene que estar financiada antes de alquilar el de Alta Costura",
     editions=DELUXE)
rule("garment_sets.couture_jewel", couture_jewels, 1,
     "the Haute Couture garment for a jewel brings {answer} jewel",
     "o Traje da Alta Costura de Joia dá {answer} Joia",
     "el Vestido de Alta Costura de joya da {answer} joya",
     editions=DELUXE)
rule("garment_sets.couture_jewel_shown", couture_jewel_from, JewelSource.DISPLAY,
     "the jewel of the Haute Couture garment comes from the display of jewels",
     "a Joia do Traje da Alta Costura vem da exibição de Joias",
     "la joya del Vestido de Alta Costura viene de la exposición de joyas",
     editions=DELUXE)
rule("garment_sets.couture_jewel_free", couture_jewel_price, 0,
     "the jewel of the Haute Couture garment costs {answer} Livre",
     "a Joia do Traje da Alta Costura custa {answer} Libras",
     "la joya del Vestido de Alta Costura cuesta {answer} Livre",
     editions=DELUXE)
rule("garment_sets.couture_jewel_color", couture_jewel_color, "may",
     "the jewel of the Haute Couture garment may be of any colour",
     "a Joia do Traje da Alta Costura pode ser de qualquer cor",
     "la joya del Vestido de Alta Costura puede ser de cualquier color",
     editions=DELUXE)
rule("garment_sets.couture_jewel_kind", couture_jewel_kind, "may",
     "the jewel of the Haute Couture garment may be a ring with a gown or a necklace with a coat",
     "a Joia do Traje da Alta Costura pode ser anel com vestido ou colar com fraque",
     "la joya del de Alta Costura puede ser anillo con Vestido de dama o collar con abrigo",
     editions=DELUXE, ruling="garment_sets.couture_jewel_kind")
rule("garment_sets.couture_jewel_match", couture_jewel_match_tiles, either(matching, 1, 0),
     "a jewel of the Haute Couture garment's own colour brings {n} resource tile as well",
     "uma Joia da mesma cor do Traje da Alta Costura dá também {n} peça de Recurso",
     "una joya del mismo color que el Vestido de Alta Costura da también {n} ficha de Recurso",
     editions=DELUXE, fills={"n": 1})
rule("garment_sets.couture_jewel_match_drawn", couture_jewel_match_from, TileFrom.BAG,
     "the resource tile for a Haute Couture jewel of the garment's colour is drawn from the bag",
     "a peça de Recurso pela Joia da cor do Traje da Alta Costura é puxada da bolsa",
     "la ficha de Recurso por la joya del color del Vestido de Alta Costura se saca de la bolsa",
     editions=DELUXE)
rule("garment_sets.couture_jewel_match_use", couture_jewel_match_use, "may",
     "the tile for a matching Haute Couture jewel is kept as silk or discarded for thread and lace",
     "a peça pela Joia da cor do Traje da Alta Costura fica como seda ou é descartada por Linha e Renda",
     "la ficha por la joya del color del Vestido de Alta Costura se guarda como seda o se descarta por hilo y encaje",
     editions=DELUXE)
rule("garment_sets.couture_jewel_and_bought", couture_jewel_and_bought, "may",
     "besides the jewel it brings, another may be bought with the Haute Couture garment",
     "além da Joia que ele dá, outra pode ser comprada com o Traje da Alta Costura",
     "además de la joya que da, se puede comprar otra con el Vestido de Alta Costura",
     editions=DELUXE, ruling="garment_sets.couture_jewel_and_bought")
rule("garment_sets.couture_jewel_none", couture_jewel_none, NoneThere.NOTHING,
     "with no jewel on display, the Haute Couture garment brings none",
     "sem Joia na exibição, o Traje da Alta Costura não dá nenhuma",
     "sin joya expuesta, el Vestido de Alta Costura no da ninguna",
     editions=DELUXE, ruling="garment_sets.couture_nothing_there")

# Points for a jewel.
rule("garment_sets.couture_color_points", couture_color_points, either(matching, 2, 0),
     "the Haute Couture garment for points gives {n} points with a jewel of its own colour",
     "o Traje de Pontos da Alta Costura dá {n} Pontos com uma Joia da mesma cor",
     "el Vestido de Puntos de Alta Costura da {n} Puntos con una joya de su mismo color",
     editions=DELUXE, fills={"n": 2})
rule("garment_sets.couture_color_bought", couture_color_points_by, True,
     "a jewel of its colour bought while renting brings the Haute Couture garment's points",
     "uma Joia da mesma cor comprada ao alugar dá os Pontos do Traje da Alta Costura",
     "una joya de su color comprada al alquilar da los Puntos del Vestido de Alta Costura",
     when=jewel_got == JewelGot.BOUGHT_WITH_IT, editions=DELUXE)
rule("garment_sets.couture_color_free", couture_color_points_by, True,
     "a jewel of its colour got for nothing in the turn it is rented brings the Haute Couture points, too",
     "uma Joia da mesma cor ganha de graça no turno em que ele é alugado também dá os Pontos da Alta Costura",
     "una joya de su color ganada gratis en el turno en que se alquila también da los Puntos de Alta Costura",
     when=jewel_got == JewelGot.FREE_WITH_IT, editions=DELUXE, ruling="garment_sets.couture_color_bought")
rule("garment_sets.couture_color_earlier", couture_color_points_by, False,
     "a jewel owned before does not bring the points of the Haute Couture garment",
     "uma Joia que já se tinha não dá os Pontos do Traje da Alta Costura",
     "una joya que ya se tenía no da los Puntos del Vestido de Alta Costura",
     when=jewel_got == JewelGot.EARLIER, editions=DELUXE)

# The gown for Livre.
rule("garment_sets.couture_gown_color", couture_gown_color, Garment.UNCOMMON_GOWN,
     "the Haute Couture garment that gives Livre, rented or sold, is an uncommon gown",
     "o Traje da Alta Costura que dá Libras, alugado ou vendido, é um vestido incomum",
     "el Vestido de Alta Costura que da Livre, alquilado o vendido, es un Vestido de dama poco común",
     editions=DELUXE)
rule("garment_sets.couture_gown_livre", couture_gown_livre, 14,
     "rented or sold, the Haute Couture gown for Livre brings {answer} Livre",
     "alugado ou vendido, o vestido de Libras da Alta Costura dá {answer} Libras",
     "alquilado o vendido, el Vestido de Livre de Alta Costura da {answer} Livre",
     editions=DELUXE,
     excepts=("garments.renting_pays_nothing",))
rule("garment_sets.couture_gown_once", couture_gown_pays_value_too, False,
     "selling the Haute Couture gown for Livre brings no further sum",
     "vender o vestido de Libras da Alta Costura não rende outra quantia",
     "vender el Vestido de Livre de Alta Costura no da otra suma",
     editions=DELUXE, ruling="garment_sets.couture_gown_once")
rule("garment_sets.couture_gown_counts", couture_gown_counts_for, True,
     "the rented Haute Couture gown for Livre counts for being represented and for the majority in its hall",
     "o vestido de Libras da Alta Costura alugado conta para estar representado e para a Maioria na Galeria",
     "el Vestido de Livre de Alta Costura alquilado cuenta para estar representado y para la mayoría en su salón",
     when=counts_for.one_of(CountsFor.PRESENCE, CountsFor.MAJORITY), editions=DELUXE)
rule("garment_sets.couture_gown_counts_too", couture_gown_counts_for, True,
     "the rented Haute Couture gown for Livre counts for statues and for the kitchen",
     "o vestido de Libras da Alta Costura alugado conta para Estátuas e para a Cozinha",
     "el Vestido de Livre de Alta Costura alquilado cuenta para estatuas y para la cocina",
     when=counts_for.one_of(CountsFor.STATUES, CountsFor.INCOME), editions=DELUXE,
     ruling="garment_sets.couture_gown_counts_too")
rule("garment_sets.couture_gown_no_points", couture_gown_counts_for, False,
     "the rented Haute Couture gown for Livre gives no printed points",
     "o vestido de Libras da Alta Costura alugado não dá Pontos impressos",
     "el Vestido de Livre de Alta Costura alquilado no da Puntos impresos",
     when=counts_for == CountsFor.PRINTED_POINTS, editions=DELUXE)
