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
     "garments go to the terrace from the King's Hall",
     "os Trajes vão para a sacada a partir da Galeria Real",
     "los Vestidos van a la terraza desde el salón del Rey",
     when=hall == Hall.KINGS)
rule("scoring.terrace_from_no_other_hall", terrace_from, "may not",
     "no garment goes to the terrace from any hall but the King's Hall",
     "nenhum Traje vai para a sacada a partir de outra Galeria que não a Real",
     "ningún Vestido va a la terraza desde un salón que no sea el del Rey",
     when=hall == Hall.OTHER)
rule("scoring.terrace_most", terrace_garments_most, smaller(fireworks, in_kings_hall),
     "to the terrace go at most as many garments as the player has fireworks, and has in the King's Hall",
     "à sacada vão no máximo tantos Trajes quantos Fogos o jogador tem, e quantos tem na Galeria Real",
     "a la terraza van como mucho tantos Vestidos como fuegos tenga el jugador, y como tenga en el salón del Rey")
rule("scoring.terrace_closed_in_play", terrace_place_before_end, "may not",
     "no garment is put on the terrace during the game",
     "nenhum Traje é posto na sacada durante o jogo",
     "ningún Vestido se pone en la terraza durante la partida")
rule("scoring.terrace_own_firework", terrace_space, FactorChoice.OWNED_SPACE,
     "a garment sent to the terrace goes to the space of one of its owner's fireworks",
     "um Traje enviado à sacada vai para o espaço de um Fogo de Artifício do próprio dono",
     "un Vestido enviado a la terraza va al espacio de un fuego artificial de su propio dueño",
     ruling=TERRACE)
rule("scoring.terrace_owner_picks", terrace_which_garments, Decider.OWNER,
     "the owner picks which garments go to the terrace if there are more than fireworks",
     "o dono escolhe quais Trajes vão para a sacada se há mais deles que Fogos de Artifício",
     "el dueño elige qué Vestidos van a la terraza si hay más que fuegos artificiales")
rule("scoring.terrace_owner_assigns", terrace_which_factor, Decider.OWNER,
     "the owner decides which garment goes to which fireworks factor",
     "o dono decide qual Traje vai para qual fator dos Fogos de Artifício",
     "el dueño decide qué Vestido va a qué factor de los fuegos artificiales",
     ruling="fourth.factor_by_owner")
rule("scoring.terrace_spaces_left", terrace_too_few, True,
     "with fewer garments than fireworks, some terrace spaces just stay empty",
     "com menos Trajes que Fogos de Artifício, alguns espaços da sacada ficam vazios",
     "con menos Vestidos que fuegos artificiales, algunos espacios de la terraza quedan vacíos",
     ruling=TERRACE)
rule("scoring.terrace_garments_left", terrace_too_many_stay, True,
     "garments beyond the number of fireworks stay in the King's Hall",
     "Trajes além do número de Fogos de Artifício permanecem na Galeria Real",
     "los Vestidos que pasan del número de fuegos artificiales se quedan en el salón del Rey")
rule("scoring.terrace_points", terrace_garment_points, printed_points * factor,
     "on the terrace a garment's points are multiplied by the factor of its space",
     "na sacada, os pontos de um Traje são multiplicados pelo fator do espaço",
     "en la terraza, los puntos del Vestido se multiplican por el factor de su espacio")
rule("scoring.terrace_with_marker", terrace_moved_with_marker, True,
     "a garment's marker moves to the terrace along with it",
     "a Grife de um Traje vai com ele para a sacada",
     "el marcador de un Vestido va con él a la terraza",
     ruling=TERRACE)
rule("scoring.terrace_not_on_others", terrace_owned_by_others, "may not",
     "a garment does not go to another player's firework",
     "um Traje não vai para o Fogo de Artifício de outro jogador",
     "un Vestido no va al fuego artificial de otro jugador",
     ruling="scoring.terrace_not_on_others")
rule("scoring.terrace_factor_for_garment", terrace_multiplies_firework, False,
     "the fireworks factor multiplies the garment's points, not those of the firework itself",
     "o fator multiplica os pontos do Traje, não os do próprio Fogo de Artifício",
     "el factor multiplica los puntos del Vestido, no los del propio fuego artificial")
rule("scoring.terrace_no_race", terrace_first_mover_matters, False,
     "it does not matter who moves garments to the terrace first",
     "não importa quem leva primeiro seus Trajes para a sacada",
     "no importa quién lleva primero sus Vestidos a la terraza",
     ruling="scoring.terrace_no_race")

# Statues.
rule("scoring.statue", statue_points, 2 * colours,
     "a statue gives {n} prestige points for each different garment colour of its set",
     "uma estátua dá {n} Pontos de Prestígio por cor diferente de Traje do seu conjunto",
     "una estatua da {n} Puntos de Prestigio por color distinto de Vestido de su conjunto",
     fills={"n": 2})
rule("scoring.statue_most", statue_most_points, 8,
     "one statue gives {answer} prestige points at most",
     "uma estátua dá no máximo {answer} Pontos de Prestígio",
     "una estatua da {answer} Puntos de Prestigio como mucho",
     claims=("summary-pt.statues.points", "summary-en.statues.points"))
rule("scoring.statues_together", statue_total,
     2 * (first_set + when(statues >= 2, second_set, 0) + when(statues >= 3, third_set, 0)),
     "each statue takes its own set of garments; together they give {n} points a colour in their sets",
     "cada estátua usa seu conjunto de Trajes; juntas, dão {n} pontos por cor nos conjuntos",
     "cada estatua toma su conjunto de Vestidos; juntas dan {n} puntos por color en los conjuntos",
     when=statues >= 2, fills={"n": 2}, ruling="silence.borrowed_details",
     claims=("summary-pt.statues.points", "summary-en.statues.points"))
rule("scoring.statue_alone", statue_total, 2 * first_set,
     "a player's only statue gives {n} points for each colour of its set of garments",
     "a única estátua de um jogador dá {n} pontos por cor do seu conjunto de Trajes",
     "la única estatua de un jugador da {n} puntos por color de su conjunto de Vestidos",
     when=statues == 1, fills={"n": 2},
     claims=("summary-pt.statues.points", "summary-en.statues.points", "deluxe-pt.scoring.statue"))
rule("scoring.statue_garment_once", statue_garment_twice, "may not",
     "no garment serves several statues",
     "nenhum Traje serve a várias estátuas",
     "ningún Vestido sirve para varias estatuas",
     ruling="silence.different_sets")
rule("scoring.statue_set_size", statue_sets_up_to, 4,
     "a set of garments for a statue has {answer} colours at most",
     "um conjunto de Trajes para uma estátua tem no máximo {answer} cores",
     "un conjunto de Vestidos para una estatua tiene {answer} colores como mucho")
rule("scoring.statue_colour_once", statue_same_colour_twice_in_set, "may not",
     "a colour counts only once in a statue's set",
     "uma cor só conta uma vez no conjunto de uma estátua",
     "un color solo cuenta una vez en el conjunto de una estatua")
rule("scoring.statue_every_colour", statue_colour_counts, True,
     "every garment colour counts for statues",
     "toda cor de Traje conta para as estátuas",
     "todo color de Vestido cuenta para las estatuas")
rule("scoring.statue_and_terrace", statue_counts_terrace, True,
     "garments on the terrace count for statues, too",
     "Trajes na sacada também contam para as estátuas",
     "los Vestidos de la terraza también cuentan para las estatuas",
     ruling="fifth.terrace_on_board")
rule("scoring.statue_owner_divides", statue_sets_by, Decider.OWNER,
     "the owner divides the garments into sets for the statues",
     "o dono divide os Trajes em conjuntos para as estátuas",
     "el dueño reparte los Vestidos en conjuntos para las estatuas",
     ruling="scoring.statue_owner_divides")

# Markers.
rule("scoring.markers_on_garments", marker_scores, True,
     "markers on garments, in halls and on the terrace, score at the end",
     "Grifes em Trajes, nas Galerias e na sacada, pontuam no fim",
     "los marcadores en Vestidos, en salones y terraza, puntúan al final",
     when=scored.one_of(Scored.HALL_GARMENT, Scored.TERRACE_GARMENT))
rule("scoring.markers_elsewhere", marker_scores, True,
     "markers on decorations and on the all-halls bonus score at the end",
     "Grifes em Decorações e no Bônus por Todas as Galerias pontuam no fim",
     "los marcadores en Decoraciones y en la bonificación por todos los salones puntúan al final",
     when=~scored.one_of(Scored.HALL_GARMENT, Scored.TERRACE_GARMENT), ruling="scoring.markers_elsewhere")
rule("scoring.points_printed", marker_points_printed, True,
     "as a rule a marker's points are printed where the marker lies",
     "em geral, os pontos de um marcador estão impressos onde ele está",
     "por lo general, los puntos de un marcador están impresos donde está")
rule("scoring.points_not_all_printed", marker_points_all_printed, False,
     "a few places of a marker show no prestige points",
     "alguns lugares de um marcador não mostram Pontos de Prestígio",
     "algunos lugares de un marcador no muestran Puntos de Prestigio")
rule("scoring.markers_left_or_taken", marker_removed_when_scored, "may",
     "in the Deluxe edition a marker may be taken off when it has been scored",
     "na edição Deluxe, um marcador pode ser retirado ao ser pontuado",
     "en la edición Deluxe un marcador se puede retirar al puntuarlo",
     editions=DELUXE, ruling="scoring.markers_left_or_taken")
rule("scoring.markers_taken", marker_removed_when_scored, "must",
     "in the original edition each marker is taken off as it is scored",
     "na edição original, cada marcador é retirado ao ser pontuado",
     "en la edición original cada marcador se retira al puntuarlo",
     editions=ORIGINAL)
