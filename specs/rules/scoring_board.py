"""Terrace, statues and markers in the final scoring."""

from oracle.rules import Rulebook
from oracle.terms import smaller, when
from specs.questions.scoring_board import (
    Decider,
    FactorChoice,
    Hall,
    Scored,
    colours,
    factor,
    fireworks,
    first_set,
    hall,
    in_kings_hall,
    marker_points_all_printed,
    marker_points_printed,
    marker_removed_when_scored,
    marker_scores,
    printed_points,
    scored,
    second_set,
    statue_colour_counts,
    statue_counts_terrace,
    statue_garment_twice,
    statue_most_points,
    statue_points,
    statue_same_colour_twice_in_set,
    statue_sets_by,
    statue_sets_up_to,
    statue_total,
    statues,
    terrace_first_mover_matters,
    terrace_from,
    terrace_garment_points,
    terrace_garments_most,
    terrace_move,
    terrace_moved_with_marker,
    terrace_multiplies_firework,
    terrace_owned_by_others,
    terrace_place_before_end,
    terrace_space,
    terrace_too_few,
    terrace_too_many_stay,
    terrace_which_factor,
    terrace_which_garments,
    third_set,
)

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)
TERRACE = "scoring.terrace"

rule = Rulebook("scoring")

# Terrace.
rule("scoring.terrace_move", terrace_move, "may",
     "for each funded firework its owner may send a garment to the terrace",
     "por Fogo de Artifício financiado, o dono pode mandar um Traje para a sacada",
     "por cada fuego artificial financiado, su dueño puede mandar un Vestido a la terraza")
rule("scoring.terrace_from_kings_hall", terrace_from, "may",
     "garments go there from the King's hall",
     "os Trajes vão para lá a partir da Galeria Real",
     "los Vestidos van allí desde el salón del Rey",
     when=hall == Hall.KINGS)
rule("scoring.terrace_from_no_other_hall", terrace_from, "may not",
     "from other halls no garment goes to the terrace",
     "das outras Galerias nenhum Traje vai para a sacada",
     "de los demás salones ningún Vestido va a la terraza",
     when=hall == Hall.OTHER)
rule("scoring.terrace_most", terrace_garments_most, smaller(fireworks, in_kings_hall),
     "no more garments go than there are fireworks of the player, nor than garments in the King's hall",
     "não vão mais Trajes do que o jogador tem Fogos de Artifício, nem mais do que tem na Galeria Real",
     "no van más Vestidos que fuegos artificiales tenga el jugador, ni más de los que tenga en el salón del Rey")
rule("scoring.terrace_closed_in_play", terrace_place_before_end, "may not",
     "no garment is put on the terrace during the game",
     "nenhum Traje é posto na sacada durante o jogo",
     "ningún Vestido se pone en la terraza durante la partida")
rule("scoring.terrace_own_firework", terrace_space, FactorChoice.OWNED_SPACE,
     "a garment goes to the space of one of its owner's fireworks",
     "um Traje vai para o espaço de um Fogo de Artifício do próprio dono",
     "un Vestido va al espacio de un fuego artificial de su propio dueño",
     ruling=TERRACE)
rule("scoring.terrace_owner_picks", terrace_which_garments, Decider.OWNER,
     "the owner picks the garments if there are more than fireworks",
     "o dono escolhe os Trajes se há mais deles que Fogos de Artifício",
     "el dueño elige los Vestidos si hay más que fuegos artificiales")
rule("scoring.terrace_owner_assigns", terrace_which_factor, Decider.OWNER,
     "the owner decides which garment goes to which factor",
     "o dono decide qual Traje vai para qual fator",
     "el dueño decide qué Vestido va a qué factor")
rule("scoring.terrace_spaces_left", terrace_too_few, True,
     "with too few garments some spaces just stay empty",
     "com Trajes de menos, alguns espaços apenas ficam vazios",
     "con pocos Vestidos, algunos espacios simplemente quedan vacíos",
     ruling=TERRACE)
rule("scoring.terrace_garments_left", terrace_too_many_stay, True,
     "garments beyond the number of fireworks stay in the King's hall",
     "Trajes além do número de Fogos de Artifício permanecem na Galeria Real",
     "los Vestidos que pasan del número de fuegos artificiales se quedan en el salón del Rey")
rule("scoring.terrace_points", terrace_garment_points, printed_points * factor,
     "on the terrace a garment's points are multiplied by the factor of its space",
     "na sacada, os pontos do Traje são multiplicados pelo fator do espaço",
     "en la terraza, los puntos del Vestido se multiplican por el factor de su espacio")
rule("scoring.terrace_with_marker", terrace_moved_with_marker, True,
     "the garment's marker moves along",
     "o marcador do Traje vai junto",
     "el marcador del Vestido va con él",
     ruling=TERRACE)
rule("scoring.terrace_not_on_others", terrace_owned_by_others, "may not",
     "a garment does not go to another player's firework",
     "um Traje não vai para o Fogo de Artifício de outro jogador",
     "un Vestido no va al fuego artificial de otro jugador",
     ruling="scoring.terrace_not_on_others")
rule("scoring.terrace_factor_for_garment", terrace_multiplies_firework, False,
     "the factor is for the garment, not for the firework's own points",
     "o fator vale para o Traje, não para os pontos do próprio Fogo de Artifício",
     "el factor vale para el Vestido, no para los puntos del propio fuego artificial")
rule("scoring.terrace_no_race", terrace_first_mover_matters, False,
     "it does not matter who moves first",
     "não importa quem move primeiro",
     "no importa quién mueve primero",
     ruling="scoring.terrace_no_race")

# Statues.
rule("scoring.statue", statue_points, 2 * colours,
     "a statue gives {n} prestige points for each different colour of its set",
     "uma estátua dá {n} Pontos de Prestígio por cor diferente do seu conjunto",
     "una estatua da {n} Puntos de Prestigio por color distinto de su conjunto",
     fills={"n": 2})
rule("scoring.statue_most", statue_most_points, 8,
     "one statue gives {answer} points at most",
     "uma estátua dá no máximo {answer} pontos",
     "una estatua da {answer} puntos como mucho")
rule("scoring.statues_together", statue_total,
     2 * (first_set + when(statues >= 2, second_set, 0) + when(statues >= 3, third_set, 0)),
     "each statue takes one set, and together they give {n} points for each colour in their sets",
     "cada estátua usa um conjunto e, juntas, dão {n} pontos por cor nos conjuntos",
     "cada estatua toma un conjunto y juntas dan {n} puntos por color en sus conjuntos",
     fills={"n": 2}, ruling="silence.borrowed_details")
rule("scoring.statue_garment_once", statue_garment_twice, "may not",
     "no garment serves several statues",
     "nenhum Traje serve a várias estátuas",
     "ningún Vestido sirve para varias estatuas",
     ruling="silence.different_sets")
rule("scoring.statue_set_size", statue_sets_up_to, 4,
     "a set has {answer} colours at most",
     "um conjunto tem no máximo {answer} cores",
     "un conjunto tiene {answer} colores como mucho")
rule("scoring.statue_colour_once", statue_same_colour_twice_in_set, "may not",
     "a colour counts only once in a set",
     "uma cor só conta uma vez no conjunto",
     "un color solo cuenta una vez en el conjunto")
rule("scoring.statue_every_colour", statue_colour_counts, True,
     "every garment colour counts",
     "toda cor de Traje conta",
     "todo color de Vestido cuenta")
rule("scoring.statue_and_terrace", statue_counts_terrace, True,
     "garments on the terrace count for statues, too",
     "Trajes na sacada também contam para as estátuas",
     "los Vestidos de la terraza también cuentan para las estatuas")
rule("scoring.statue_owner_divides", statue_sets_by, Decider.OWNER,
     "the owner divides the garments into sets",
     "o dono divide os Trajes em conjuntos",
     "el dueño reparte los Vestidos en conjuntos",
     ruling="scoring.statue_owner_divides")

# Markers.
rule("scoring.markers_on_garments", marker_scores, True,
     "markers on garments score",
     "marcadores em Trajes pontuam",
     "los marcadores en Vestidos puntúan",
     when=scored.one_of(Scored.HALL_GARMENT, Scored.TERRACE_GARMENT))
rule("scoring.markers_elsewhere", marker_scores, True,
     "markers on decorations and in the bonus for all halls score",
     "marcadores em Decorações e no Bônus por Todas as Galerias pontuam",
     "los marcadores en Decoraciones y en la bonificación por todos los salones puntúan",
     when=~scored.one_of(Scored.HALL_GARMENT, Scored.TERRACE_GARMENT), ruling="scoring.markers_elsewhere")
rule("scoring.points_printed", marker_points_printed, True,
     "as a rule the points are printed where the marker lies",
     "em geral, os pontos estão impressos onde está o marcador",
     "por lo general, los puntos están impresos donde está el marcador")
rule("scoring.points_not_all_printed", marker_points_all_printed, False,
     "a few places show no points",
     "alguns lugares não mostram pontos",
     "algunos lugares no muestran puntos")
rule("scoring.markers_left_or_taken", marker_removed_when_scored, "may",
     "a marker may be taken off when it has been scored",
     "um marcador pode ser retirado ao ser pontuado",
     "un marcador se puede retirar al puntuarlo",
     editions=DELUXE, ruling="scoring.markers_left_or_taken")
rule("scoring.markers_taken", marker_removed_when_scored, "must",
     "each marker is taken off as it is scored",
     "cada marcador é retirado ao ser pontuado",
     "cada marcador se retira al puntuarlo",
     editions=ORIGINAL)
