"""The bonus for being present in all halls."""

from oracle.rules import OPEN, Rulebook
from specs.questions.all_halls import (
    NoneLeft,
    all_halls_checked_at_end,
    all_halls_claimed_later,
    all_halls_completed_by,
    all_halls_costs,
    all_halls_counts_for_statues,
    all_halls_fundable,
    all_halls_kept_after_terrace,
    all_halls_marker_moves,
    all_halls_points,
    all_halls_present_by,
    all_halls_spaces,
    all_halls_when_none_left,
    markers_needed_in_hall,
)
from specs.questions.base_decorations import (
    InHall,
    Which,
    all_halls_at_once,
    all_halls_exists,
    all_halls_first_only,
    all_halls_from,
    all_halls_is_decoration,
    all_halls_kept,
    all_halls_none_left,
    all_halls_order,
    all_halls_points_when,
    all_halls_which,
    counts_as_presence,
    halls_present,
    may_take_all_halls,
    own_spaces,
    presence,
)
from specs.questions.extra_deluxe_actions import all_halls_markers

rule = Rulebook("all_halls")

# Being present.
rule("all_halls.exists", all_halls_exists, True,
     "there is a bonus for being present in all halls",
     "há um bônus por estar em todas as Galerias",
     "hay una bonificación por estar en todos los salones",
     ruling="all_halls.original_silent")
rule("all_halls.one_marker", markers_needed_in_hall, 1,
     "{answer} marker of one's own in a hall is enough to be present there",
     "basta {answer} Grife própria numa Galeria para estar nela",
     "basta {answer} marcador propio en un salón para estar en él",
     ruling="all_halls.original_silent")
rule("all_halls.garment_or_musician", counts_as_presence, True,
     "a rented garment counts for this, and so does the musician of the hall",
     "para isso conta um Traje alugado, assim como o músico da Galeria",
     "para ello cuenta un Vestido alquilado, y también el músico del salón",
     when=~(presence == InHall.OTHER_DECORATION), ruling="all_halls.original_silent")
rule("all_halls.nothing_else", counts_as_presence, False,
     "decorations elsewhere do not",
     "Decorações em outros lugares não contam",
     "las Decoraciones de otros lugares no cuentan",
     when=presence == InHall.OTHER_DECORATION, ruling="all_halls.original_silent")
rule("all_halls.any_mixture", all_halls_present_by, True,
     "garments and musicians may be mixed freely over the halls",
     "Trajes e músicos podem se misturar à vontade pelas Galerias",
     "Vestidos y músicos se pueden mezclar libremente por los salones",
     ruling="all_halls.original_silent")
rule("all_halls.all_needed", all_halls_from, True,
     "who is present in {n} halls gets the bonus",
     "quem está em {n} Galerias recebe o bônus",
     "quien está en {n} salones recibe la bonificación",
     when=halls_present == 5, fills={"n": 5}, ruling="all_halls.original_silent")
rule("all_halls.fewer_not_enough", all_halls_from, False,
     "fewer than {n} halls are not enough",
     "menos de {n} Galerias não bastam",
     "menos de {n} salones no bastan",
     when=halls_present <= 4, fills={"n": 5}, ruling="all_halls.original_silent")
rule("all_halls.by_whatever_action", all_halls_completed_by, True,
     "it does not matter whether a main action or a bonus completed this",
     "não importa se isso foi completado por uma Ação Principal ou por um Bônus",
     "no importa si lo completó una acción principal o una bonificación",
     ruling="all_halls.original_silent")

# Taking a space.
rule("all_halls.at_once", all_halls_at_once, "must",
     "the marker is placed as soon as a player is present everywhere",
     "a Grife é colocada assim que o jogador está em todas",
     "el marcador se coloca en cuanto el jugador está en todos",
     ruling="all_halls.original_silent")
rule("all_halls.forgotten", all_halls_claimed_later, "may",
     "a marker forgotten may be placed later, on the best space free then",
     "uma Grife esquecida pode ser colocada depois, no melhor espaço então livre",
     "un marcador olvidado se puede colocar después, en el mejor espacio entonces libre",
     ruling="all_halls.forgotten")
rule("all_halls.marker", all_halls_markers, 1,
     "a player places {answer} marker for it",
     "o jogador coloca {answer} Grife por ele",
     "el jugador coloca {answer} marcador por ella",
     ruling="all_halls.original_silent")
rule("all_halls.best_free", all_halls_which, Which.BEST,
     "it goes to the best free space",
     "ela vai para o melhor espaço livre",
     "va al mejor espacio libre",
     ruling="all_halls.original_silent")
rule("all_halls.first_gets_best", all_halls_order, True,
     "so the first player to be present everywhere gets the best one",
     "assim, o primeiro a estar em todas recebe o melhor",
     "así, el primero en estar en todos recibe el mejor",
     ruling="all_halls.original_silent")
rule("all_halls.others_too", all_halls_first_only, False,
     "others can follow on the remaining spaces",
     "outros podem seguir nos espaços restantes",
     "otros pueden seguir en los espacios restantes",
     ruling="all_halls.original_silent")
rule("all_halls.first_space", may_take_all_halls, "may",
     "a player without a space may take one",
     "quem ainda não tem espaço pode pegar um",
     "quien aún no tiene espacio puede tomar uno",
     when=own_spaces == 0, ruling="all_halls.original_silent")
rule("all_halls.no_second_space", may_take_all_halls, "may not",
     "nobody takes a second one",
     "ninguém pega um segundo",
     "nadie toma un segundo",
     when=own_spaces >= 1, ruling="all_halls.original_silent")
rule("all_halls.spaces", all_halls_spaces, OPEN,
     "how many spaces there are, the texts do not say",
     "os textos não dizem quantos espaços há",
     "los textos no dicen cuántos espacios hay",
     ruling="all_halls.spaces")
rule("all_halls.for_everyone", all_halls_none_left, OPEN,
     "nor whether there is one for every player",
     "nem se há um para cada jogador",
     "ni si hay uno para cada jugador",
     ruling="all_halls.spaces")
rule("all_halls.none_left", all_halls_when_none_left, NoneLeft.NOTHING,
     "who finds no free space gains nothing",
     "quem não encontra espaço livre não ganha nada",
     "quien no encuentra espacio libre no gana nada",
     ruling="all_halls.none_left")
rule("all_halls.costs", all_halls_costs, 0,
     "a space costs {answer} Livre",
     "um espaço custa {answer} Libras",
     "un espacio cuesta {answer} Livre",
     ruling="all_halls.costs")
rule("all_halls.not_funded", all_halls_fundable, "may not",
     "it cannot be funded like a decoration",
     "ele não pode ser financiado como uma Decoração",
     "no se puede financiar como una Decoración",
     ruling="all_halls.not_funded")

# Keeping and scoring it.
rule("all_halls.not_moved", all_halls_marker_moves, "may not",
     "the marker stays on its space",
     "a Grife permanece em seu espaço",
     "el marcador permanece en su espacio",
     ruling="all_halls.kept")
rule("all_halls.not_lost", all_halls_kept, "may not",
     "the bonus is not lost when a garment leaves a hall",
     "o bônus não se perde quando um Traje sai de uma Galeria",
     "la bonificación no se pierde cuando un Vestido deja un salón",
     ruling="all_halls.kept")
rule("all_halls.kept_after_terrace", all_halls_kept_after_terrace, True,
     "that holds for garments led to the fireworks in the final scoring too",
     "isso vale também para Trajes levados aos fogos na pontuação final",
     "eso vale también para los Vestidos llevados a los fuegos en la puntuación final",
     ruling="all_halls.kept_at_end")
rule("all_halls.not_checked_again", all_halls_checked_at_end, False,
     "presence is not checked again in the final scoring",
     "a presença não é verificada de novo na pontuação final",
     "la presencia no se comprueba de nuevo en la puntuación final",
     ruling="all_halls.not_checked_again")
rule("all_halls.no_decoration", all_halls_is_decoration, False,
     "the marker is no decoration",
     "a Grife ali não é Decoração",
     "ese marcador no es una Decoración",
     ruling="all_halls.original_silent")
rule("all_halls.counts_nowhere_else", all_halls_counts_for_statues, False,
     "it counts neither for majorities nor for statues or fireworks",
     "ela não conta para maiorias, nem para estátuas ou fogos",
     "no cuenta para mayorías, ni para estatuas o fuegos",
     ruling="all_halls.original_silent")
rule("all_halls.points_at_end", all_halls_points_when, True,
     "the points of its space count in the final scoring",
     "os pontos de seu espaço contam na pontuação final",
     "los puntos de su espacio cuentan en la puntuación final",
     ruling="all_halls.original_silent")
rule("all_halls.points", all_halls_points, OPEN,
     "how many points a space gives, the texts do not say",
     "os textos não dizem quantos pontos um espaço dá",
     "los textos no dicen cuántos puntos da un espacio",
     ruling="all_halls.spaces")
