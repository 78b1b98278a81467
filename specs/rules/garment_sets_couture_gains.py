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
     "whoever rents the one for tiles takes {answer} resource tile",
     "quem aluga o de Recursos pega {answer} peça de Recurso",
     "quien alquila el de Recursos toma {answer} loseta de Recurso",
     editions=DELUXE)
rule("garment_sets.couture_tile_shown", couture_tile_from, TileFrom.DISPLAY,
     "it comes from the display",
     "ela vem da exibição",
     "viene de la exposición",
     editions=DELUXE)
rule("garment_sets.couture_tile_free", couture_tile_price, 0,
     "it costs {answer} Livre",
     "custa {answer} Libras",
     "cuesta {answer} Livre",
     editions=DELUXE)
rule("garment_sets.couture_tile_use", couture_tile_use, "may",
     "it may be kept as silk or turned into thread and lace",
     "pode ficar como seda ou virar Linha e Renda",
     "puede quedar como seda o convertirse en hilo y encaje",
     editions=DELUXE)
rule("garment_sets.couture_tile_decided", couture_tile_decided, "must",
     "that has to be decided",
     "isso tem de ser decidido",
     "eso se tiene que decidir",
     editions=DELUXE)
rule("garment_sets.couture_tile_drawer", couture_tile_any_drawer, "may",
     "it may be any tile on display, whichever its drawer",
     "pode ser qualquer peça exposta, seja qual for a gaveta",
     "puede ser cualquier loseta expuesta, sea cual sea el cajón",
     editions=DELUXE)
rule("garment_sets.couture_tile_none", couture_tile_none, NoneThere.NOTHING,
     "if none is on display, none is gained",
     "se não houver peça exposta, nada se ganha",
     "si no hay loseta expuesta, no se gana ninguna",
     editions=DELUXE, ruling="garment_sets.couture_nothing_there")

# The jewel.
rule("garment_sets.couture_jewel_needs_marker", couture_jewel_with, "may not",
     "the one for jewels brings nothing to a player without a jewelry decoration",
     "o de Joias nada traz a quem não tem Decoração da Joalheria",
     "el de joyas no trae nada a quien no tiene Decoración de la Joyería",
     when=markers == 0, editions=DELUXE)
rule("garment_sets.couture_jewel_with_marker", couture_jewel_with, "may",
     "a player with one gains a jewel by it",
     "quem a tem ganha com ele uma Joia",
     "quien la tiene gana con él una joya",
     when=markers == 1, editions=DELUXE)
rule("garment_sets.couture_jewel_marker_first", couture_jewel_marker_before, True,
     "the decoration has to be funded beforehand",
     "a Decoração tem de estar financiada antes",
     "la Decoración tiene que estar financiada antes",
     editions=DELUXE)
rule("garment_sets.couture_jewel", couture_jewels, 1,
     "it is {answer} jewel",
     "é {answer} Joia",
     "es {answer} joya",
     editions=DELUXE)
rule("garment_sets.couture_jewel_shown", couture_jewel_from, JewelSource.DISPLAY,
     "it comes from the display of jewels",
     "vem da exibição de Joias",
     "viene de la exposición de joyas",
     editions=DELUXE)
rule("garment_sets.couture_jewel_free", couture_jewel_price, 0,
     "it costs {answer} Livre",
     "custa {answer} Libras",
     "cuesta {answer} Livre",
     editions=DELUXE)
rule("garment_sets.couture_jewel_color", couture_jewel_color, "may",
     "its colour is free",
     "a cor é livre",
     "el color es libre",
     editions=DELUXE)
rule("garment_sets.couture_jewel_kind", couture_jewel_kind, "may",
     "so it may be a ring with a gown or a necklace with a coat",
     "assim, pode ser anel com vestido ou colar com fraque",
     "así, puede ser anillo con dama o collar con abrigo",
     editions=DELUXE, ruling="garment_sets.couture_jewel_kind")
rule("garment_sets.couture_jewel_match", couture_jewel_match_tiles, either(matching, 1, 0),
     "if it has the garment's colour it brings {n} resource tile",
     "se tem a cor do Traje, traz {n} peça de Recurso",
     "si tiene el color del Vestido, trae {n} loseta de Recurso",
     editions=DELUXE, fills={"n": 1})
rule("garment_sets.couture_jewel_match_drawn", couture_jewel_match_from, TileFrom.BAG,
     "that tile is drawn from the bag",
     "essa peça é puxada da bolsa",
     "esa loseta se saca de la bolsa",
     editions=DELUXE)
rule("garment_sets.couture_jewel_match_use", couture_jewel_match_use, "may",
     "it is kept as silk or turned into thread and lace",
     "fica como seda ou vira Linha e Renda",
     "queda como seda o se convierte en hilo y encaje",
     editions=DELUXE)
rule("garment_sets.couture_jewel_and_bought", couture_jewel_and_bought, "may",
     "another jewel may be bought with the same garment as usual",
     "outra Joia pode ser comprada com o mesmo Traje como sempre",
     "otra joya se puede comprar con el mismo Vestido como siempre",
     editions=DELUXE, ruling="garment_sets.couture_jewel_and_bought")
rule("garment_sets.couture_jewel_none", couture_jewel_none, NoneThere.NOTHING,
     "if no jewel is on display, none is gained",
     "se não houver Joia exposta, nada se ganha",
     "si no hay joya expuesta, no se gana ninguna",
     editions=DELUXE, ruling="garment_sets.couture_nothing_there")

# Points for a jewel.
rule("garment_sets.couture_color_points", couture_color_points, either(matching, 2, 0),
     "the one for points brings {n} points together with a jewel of its colour",
     "o de Pontos traz {n} Pontos junto com uma Joia da sua cor",
     "el de Puntos trae {n} Puntos junto con una joya de su color",
     editions=DELUXE, fills={"n": 2})
rule("garment_sets.couture_color_bought", couture_color_points_by, True,
     "a jewel got while it is rented brings them, bought or not",
     "traz os Pontos uma Joia obtida ao alugá-lo, comprada ou não",
     "los trae una joya obtenida al alquilarlo, comprada o no",
     when=~(jewel_got == JewelGot.EARLIER), editions=DELUXE, ruling="garment_sets.couture_color_bought")
rule("garment_sets.couture_color_earlier", couture_color_points_by, False,
     "one owned before does not",
     "uma que já se tinha não traz",
     "una que ya se tenía no",
     when=jewel_got == JewelGot.EARLIER, editions=DELUXE)

# The gown for Livre.
rule("garment_sets.couture_gown_color", couture_gown_color, Garment.UNCOMMON_GOWN,
     "the garment for Livre is an uncommon gown",
     "o Traje de Libras é um vestido incomum",
     "el Vestido de Livre es de dama poco común",
     editions=DELUXE)
rule("garment_sets.couture_gown_livre", couture_gown_livre, 14,
     "rented or sold it brings {answer} Livre",
     "alugado ou vendido, rende {answer} Libras",
     "alquilado o vendido, da {answer} Livre",
     editions=DELUXE)
rule("garment_sets.couture_gown_once", couture_gown_pays_value_too, False,
     "selling it brings no further sum",
     "vendê-lo não rende outra quantia",
     "venderlo no da otra suma",
     editions=DELUXE, ruling="garment_sets.couture_gown_once")
rule("garment_sets.couture_gown_counts", couture_gown_counts_for, True,
     "rented it counts for presence and majority in its hall",
     "alugado, conta para presença e Maioria na sua Galeria",
     "alquilado, cuenta para presencia y mayoría en su salón",
     when=counts_for.one_of(CountsFor.PRESENCE, CountsFor.MAJORITY), editions=DELUXE)
rule("garment_sets.couture_gown_counts_too", couture_gown_counts_for, True,
     "and like any garment for statues and for the kitchen",
     "e, como todo Traje, para Estátuas e para a Cozinha",
     "y, como todo Vestido, para estatuas y para la Cocina",
     when=counts_for.one_of(CountsFor.STATUES, CountsFor.INCOME), editions=DELUXE,
     ruling="garment_sets.couture_gown_counts_too")
rule("garment_sets.couture_gown_no_points", couture_gown_counts_for, False,
     "it gives no points of its own",
     "não dá Pontos próprios",
     "no da Puntos propios",
     when=counts_for == CountsFor.PRINTED_POINTS, editions=DELUXE)
