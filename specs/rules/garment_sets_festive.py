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
     "each festive garment has a bonus of its own",
     "cada Traje Festivo tem seu próprio Bônus",
     "cada Vestido Festivo tiene su propia bonificación",
     editions=DELUXE, ruling="garment_sets.festive_own_bonus")
rule("garment_sets.festive_kinds", festive_bonus_exists, True,
     "festive garments count pairs of gown and coat, decorations, common gowns or common coats",
     "os Trajes Festivos contam pares de vestido e fraque, Decorações, vestidos comuns ou fraques comuns",
     "un Vestido Festivo cuenta parejas, Decoraciones, Vestidos de dama comunes o abrigos comunes",
     editions=DELUXE)
rule("garment_sets.festive_at_once", festive_bonus_at_once, True,
     "the bonus points of a festive garment are gained at once",
     "os Pontos do Bônus de um Traje Festivo são ganhos na hora",
     "los Puntos de la bonificación de un Vestido Festivo se ganan en el acto",
     editions=DELUXE)
rule("garment_sets.festive_once", festive_bonus_times, 1,
     "a festive garment gives its bonus points {answer} time",
     "um Traje Festivo dá os Pontos do Bônus {answer} vez",
     "un Vestido Festivo da los Puntos de su bonificación {answer} vez",
     editions=DELUXE)
rule("garment_sets.festive_taken", festive_bonus_taken, "must",
     "the bonus points of a festive garment are simply gained, without a choice",
     "os Pontos do Bônus de um Traje Festivo são simplesmente ganhos, sem escolha",
     "los Puntos de la bonificación de un Vestido Festivo simplemente se ganan, sin elección",
     editions=DELUXE, ruling="garment_sets.gained")
rule("garment_sets.festive_points", festive_bonus_points, either(COUPLES, 2 * counted, counted),
     "one festive garment gives {pair} points a pair; the others {each} a decoration, common gown or coat",
     "um Traje Festivo dá {pair} Pontos por par; os outros, {each} por Decoração, vestido ou fraque comum",
     "un Vestido Festivo da {pair} Puntos por pareja; otros, {each} por Decoración, Vestido de dama o abrigo común",
     editions=DELUXE, fills={"pair": 2, "each": 1})
rule("garment_sets.festive_counts_color", festive_bonus_counts_color, True,
     "the festive garment for pairs takes any colours; those for gowns and for coats count one colour each",
     "o Traje Festivo dos pares aceita quaisquer cores; os de vestidos e de fraques contam uma cor cada",
     "el Vestido Festivo de parejas acepta cualquier color; los de un solo tipo de Vestido cuentan un color cada uno",
     when=COUNTS_COLOR, editions=DELUXE)
rule("garment_sets.festive_skips_color", festive_bonus_counts_color, False,
     "the festive garments for gowns and for coats get nothing from other colours",
     "os Trajes Festivos de vestidos e de fraques não ganham nada por outras cores",
     "los Vestidos Festivos que cuentan un solo color no ganan nada por otros colores",
     when=~COUNTS_COLOR, editions=DELUXE)
rule("garment_sets.festive_jewelry", festive_bonus_counts, True,
     "for the festive garment for decorations, a marker on a jewelry decoration counts",
     "para o Traje Festivo das Decorações, uma Grife na Joalheria conta",
     "para el Vestido Festivo de las Decoraciones, un marcador en la Joyería cuenta",
     when=festive_counted == FestiveCounted.JEWELRY, editions=DELUXE)
rule("garment_sets.festive_all_halls", festive_bonus_counts, False,
     "for the festive garment for decorations, a marker on the all-halls bonus does not count",
     "para o Traje Festivo das Decorações, uma Grife no Bônus por Todas as Galerias não conta",
     "para el Vestido Festivo de las Decoraciones no cuenta un marcador en la bonificación por todos los salones",
     when=festive_counted == FestiveCounted.ALL_HALLS, editions=DELUXE)
rule("garment_sets.festive_not_itself", festive_bonus_counts, False,
     "the festive garment being made does not count itself, for it is not on the board yet",
     "o Traje Festivo que se costura não conta a si mesmo, pois ainda não está no tabuleiro",
     "el Vestido Festivo que se hace no se cuenta a sí mismo, pues aún no está en el tablero",
     when=festive_counted == FestiveCounted.ITSELF, editions=DELUXE, ruling="fifth.festive_not_itself")
rule("garment_sets.festive_only_own", festive_bonus_counts, False,
     "sold garments and what other players have count for no festive garment",
     "Trajes vendidos e o que é de outros jogadores não contam para Traje Festivo nenhum",
     "los Vestidos vendidos y lo de otros jugadores no cuentan para ningún Vestido Festivo",
     when=festive_counted.one_of(FestiveCounted.SOLD, FestiveCounted.OTHERS), editions=DELUXE)
rule("garment_sets.festive_anywhere", festive_place_matters, False,
     "garments counted for a festive garment may be anywhere on the board",
     "os Trajes contados para um Traje Festivo podem estar em qualquer lugar do tabuleiro",
     "los Vestidos contados para un Vestido Festivo pueden estar en cualquier lugar del tablero",
     editions=DELUXE)
rule("garment_sets.festive_solo", festive_bonus_for_solo_opponent, True,
     "Madame du Barry gains the points of a festive garment, too, though she does not pay",
     "a Madame du Barry também ganha os Pontos de um Traje Festivo, embora não pague",
     "Madame du Barry también gana los Puntos de un Vestido Festivo, aunque no pague",
     editions=DELUXE, ruling="garment_sets.festive_solo")
rule("garment_sets.festive_page_named", festive_bonuses_referred_page, 19,
     "the page named for the festive bonuses is to be read as page {answer}",
     "a página indicada para os Bônus dos Trajes Festivos deve ser lida como página {answer}",
     "la página indicada para las bonificaciones de los Vestidos Festivos debe leerse como página {answer}",
     editions=DELUXE, ruling="garment_sets.festive_page")
rule("garment_sets.festive_page", festive_bonuses_stand_on_page, 19,
     "the bonuses of festive garments stand on page {answer}",
     "os Bônus dos Trajes Festivos estão na página {answer}",
     "las bonificaciones de los Vestidos Festivos están en la página {answer}",
     editions=DELUXE, ruling="garment_sets.festive_page")
rule("garment_sets.festive_color_unknown", festive_garment_color, OPEN,
     "the colour of each festive garment is seen on its tile alone",
     "a cor de cada Traje Festivo só se vê na peça",
     "el color de cada Vestido Festivo solo se ve en su ficha",
     editions=DELUXE, ruling="garment_sets.festive_unknown")
rule("garment_sets.festive_points_unknown", festive_garment_points, OPEN,
     "the points printed on each festive garment are seen on its tile alone",
     "os Pontos impressos em cada Traje Festivo só se veem na peça",
     "los Puntos impresos en cada Vestido Festivo solo se ven en su ficha",
     editions=DELUXE, ruling="garment_sets.festive_unknown")
rule("garment_sets.festive_thimble_unknown", festive_thimble, OPEN,
     "whether a festive garment shows the golden thimble is seen on its tile alone",
     "só na peça se vê se um Traje Festivo tem o dedal dourado",
     "solo en su ficha se ve si un Vestido Festivo tiene el dedal dorado",
     editions=DELUXE, ruling="garment_sets.festive_unknown")
rule("garment_sets.festive_goods_unknown", festive_goods, OPEN,
     "the resources a festive garment takes are seen on its tile alone",
     "os recursos que um Traje Festivo exige só se veem na peça",
     "los recursos que exige un Vestido Festivo solo se ven en su ficha",
     editions=DELUXE, ruling="garment_sets.festive_unknown")
