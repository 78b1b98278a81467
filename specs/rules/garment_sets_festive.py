"""The festive garments: the points that they give when they are made."""

from oracle.rules import OPEN, Rulebook
from oracle.terms import any_of
from oracle.terms import when as either
from specs.questions.extra_deluxe_sets import festive_bonus_at_once, festive_bonus_exists, festive_garment_color
from specs.questions.garment_sets import (
    FestiveBonus,
    FestiveCounted,
    counted,
    festive_bonus,
    festive_bonus_counts,
    festive_bonus_counts_color,
    festive_bonus_for_solo_opponent,
    festive_bonus_points,
    festive_bonus_taken,
    festive_bonus_times,
    festive_bonuses_all_differ,
    festive_bonuses_listed,
    festive_bonuses_referred_page,
    festive_bonuses_stand_on_page,
    festive_counted,
    festive_place_matters,
)
from specs.questions.second_solo import festive_garment_points, festive_goods, festive_thimble
from specs.vocabulary import Garment, garment

DELUXE = ("deluxe-2020",)
COUPLES = festive_bonus == FestiveBonus.COUPLES
COUNTS_COLOR = any_of(
    COUPLES,
    (festive_bonus == FestiveBonus.COMMON_GOWNS) & (garment == Garment.COMMON_GOWN),
    (festive_bonus == FestiveBonus.COMMON_COATS) & (garment == Garment.COMMON_COAT),
)

rule = Rulebook("garment_sets")

rule("garment_sets.festive_bonuses", festive_bonuses_listed, 4,
     "festive garments have {answer} different bonuses",
     "os Trajes Festivos têm {answer} Bônus diferentes",
     "los Vestidos Festivos tienen {answer} bonificaciones distintas",
     editions=DELUXE)
rule("garment_sets.festive_own_bonus", festive_bonuses_all_differ, True,
     "each has one of its own",
     "cada um tem o seu",
     "cada uno tiene la suya",
     editions=DELUXE, ruling="garment_sets.festive_own_bonus")
rule("garment_sets.festive_kinds", festive_bonus_exists, True,
     "one counts pairs of gown and coat, one decorations, one common gowns, one common coats",
     "um conta pares de vestido e fraque, um Decorações, um vestidos comuns, um fraques comuns",
     "uno cuenta parejas de dama y abrigo, otro Decoraciones, otro damas comunes, otro abrigos comunes",
     editions=DELUXE)
rule("garment_sets.festive_at_once", festive_bonus_at_once, True,
     "the points are gained at once",
     "os Pontos são ganhos na hora",
     "los Puntos se ganan al momento",
     editions=DELUXE)
rule("garment_sets.festive_once", festive_bonus_times, 1,
     "each garment gives its points {answer} time",
     "cada Traje dá seus Pontos {answer} vez",
     "cada Vestido da sus Puntos {answer} vez",
     editions=DELUXE)
rule("garment_sets.festive_taken", festive_bonus_taken, "must",
     "they are simply gained, without a choice",
     "são simplesmente ganhos, sem escolha",
     "simplemente se ganan, sin elección",
     editions=DELUXE, ruling="garment_sets.gained")
rule("garment_sets.festive_points", festive_bonus_points, either(COUPLES, 2 * counted, counted),
     "each pair of gown and coat gives {pair} points; each decoration, common gown or common coat gives {each}",
     "cada par de vestido e fraque dá {pair} Pontos; cada Decoração, vestido comum ou fraque comum dá {each}",
     "cada pareja de dama y abrigo da {pair} Puntos; cada Decoración, dama común o abrigo común da {each}",
     editions=DELUXE, fills={"pair": 2, "each": 1})
rule("garment_sets.festive_counts_color", festive_bonus_counts_color, True,
     "pairs may be of any colours, the other two garments count one colour each",
     "pares podem ser de quaisquer cores, os outros dois Trajes contam uma cor cada",
     "las parejas pueden ser de cualquier color, los otros dos Vestidos cuentan un color cada uno",
     when=COUNTS_COLOR, editions=DELUXE)
rule("garment_sets.festive_skips_color", festive_bonus_counts_color, False,
     "other colours give nothing for these two",
     "outras cores nada dão a esses dois",
     "los demás colores no dan nada a esos dos",
     when=~COUNTS_COLOR, editions=DELUXE)
rule("garment_sets.festive_jewelry", festive_bonus_counts, True,
     "a marker on a jewelry decoration counts as one on a decoration",
     "um marcador na Joalheria conta como marcador em Decoração",
     "un marcador en la Joyería cuenta como marcador en una Decoración",
     when=festive_counted == FestiveCounted.JEWELRY, editions=DELUXE)
rule("garment_sets.festive_all_halls", festive_bonus_counts, False,
     "one in the bonus for all halls does not",
     "um no Bônus por Todas as Galerias não conta",
     "uno en la bonificación por todos los salones no cuenta",
     when=festive_counted == FestiveCounted.ALL_HALLS, editions=DELUXE)
rule("garment_sets.festive_not_itself", festive_bonus_counts, False,
     "the garment being made does not count itself, for it is not on the board yet",
     "o Traje que se costura não conta a si mesmo, pois ainda não está no tabuleiro",
     "el Vestido que se hace no se cuenta a sí mismo, pues aún no está en el tablero",
     when=festive_counted == FestiveCounted.ITSELF, editions=DELUXE)
rule("garment_sets.festive_only_own", festive_bonus_counts, False,
     "sold garments and what others have count for nothing here",
     "Trajes vendidos e o que é de outros não contam aqui",
     "los Vestidos vendidos y lo de otros no cuentan aquí",
     when=festive_counted.one_of(FestiveCounted.SOLD, FestiveCounted.OTHERS), editions=DELUXE)
rule("garment_sets.festive_anywhere", festive_place_matters, False,
     "where on the board they are does not matter",
     "não importa onde no tabuleiro estejam",
     "no importa dónde estén en el tablero",
     editions=DELUXE)
rule("garment_sets.festive_solo", festive_bonus_for_solo_opponent, True,
     "the solo opponent gains these points, too, though she does not pay",
     "a Madame du Barry também ganha esses Pontos, embora não pague",
     "Madame du Barry también gana esos Puntos, aunque no pague",
     editions=DELUXE, ruling="garment_sets.festive_solo")
rule("garment_sets.festive_page_named", festive_bonuses_referred_page, 19,
     "the reference to a page for these bonuses is to be read as one to page {answer}",
     "a remissão a uma página para esses Bônus deve ser lida como página {answer}",
     "la remisión a una página para estas bonificaciones debe leerse como página {answer}",
     editions=DELUXE, ruling="garment_sets.festive_page")
rule("garment_sets.festive_page", festive_bonuses_stand_on_page, 19,
     "they stand on page {answer}",
     "eles estão na página {answer}",
     "están en la página {answer}",
     editions=DELUXE, ruling="garment_sets.festive_page")
rule("garment_sets.festive_color_unknown", festive_garment_color, OPEN,
     "the colour of each festive garment is seen on its tile alone",
     "a cor de cada Traje Festivo só se vê na peça",
     "el color de cada Vestido Festivo solo se ve en su loseta",
     editions=DELUXE, ruling="garment_sets.festive_unknown")
rule("garment_sets.festive_points_unknown", festive_garment_points, OPEN,
     "so are the points printed on it",
     "também os Pontos impressos nela",
     "también los Puntos impresos en ella",
     editions=DELUXE, ruling="garment_sets.festive_unknown")
rule("garment_sets.festive_thimble_unknown", festive_thimble, OPEN,
     "and the golden thimble, if it shows one",
     "e o dedal dourado, se tiver",
     "y el dedal dorado, si lo tiene",
     editions=DELUXE, ruling="garment_sets.festive_unknown")
rule("garment_sets.festive_goods_unknown", festive_goods, OPEN,
     "and the resources it takes",
     "e os recursos que exige",
     "y los recursos que exige",
     editions=DELUXE, ruling="garment_sets.festive_unknown")
