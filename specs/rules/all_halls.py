"""The bonus for being present in all halls."""

from oracle.rules import OPEN, Rulebook
from specs.lent import Lent
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
lent = Lent(rule, "all_halls.as_in_deluxe")

# Being present.
rule("all_halls.exists", all_halls_exists, True,
     "there is a bonus for being represented in all halls",
     "há um bônus por estar representado em todas as Galerias",
     "hay una bonificación por estar representado en todos los salones",
     ruling="all_halls.original_silent")
rule("all_halls.one_marker", markers_needed_in_hall, 1,
     "{answer} marker of one's own in a hall is enough to be represented there",
     "basta {answer} Grife sua numa Galeria para estar representado nela",
     "basta {answer} marcador propio en un salón para estar representado en él",
     ruling="all_halls.original_silent")
rule("all_halls.garment_or_musician", counts_as_presence, True,
     "a garment rented in a hall, or that hall's musician, makes a player represented there",
     "um Traje alugado numa Galeria, ou o músico dela, basta para estar representado ali",
     "un Vestido alquilado en un salón, o el músico de ese salón, basta para estar representado en él",
     when=~(presence == InHall.OTHER_DECORATION), ruling="all_halls.original_silent")
rule("all_halls.nothing_else", counts_as_presence, False,
     "a decoration outside a hall does not make a player represented in that hall",
     "uma Decoração fora de uma Galeria não torna o jogador representado nela",
     "una Decoración fuera de un salón no hace que el jugador esté representado en él",
     when=presence == InHall.OTHER_DECORATION, ruling="all_halls.original_silent")
rule("all_halls.any_mixture", all_halls_present_by, True,
     "to be represented in all halls, garments and musicians may be mixed freely",
     "para estar em todas as Galerias, pode-se combinar Trajes e músicos à vontade",
     "para estar en todos los salones se pueden combinar libremente Vestidos y músicos",
     ruling="all_halls.original_silent")
rule("all_halls.all_needed", all_halls_from, True,
     "whoever is represented in {n} halls gets the bonus for all halls",
     "quem está representado em {n} Galerias recebe o Bônus por Todas as Galerias",
     "quien está representado en {n} salones recibe la bonificación por todos los salones",
     when=halls_present == 5, fills={"n": 5}, ruling="all_halls.original_silent")
rule("all_halls.fewer_not_enough", all_halls_from, False,
     "being represented in fewer than {n} halls does not bring the bonus for all halls",
     "estar em menos de {n} Galerias não dá o Bônus por Todas as Galerias",
     "estar en menos de {n} salones no da la bonificación por todos los salones",
     when=halls_present <= 4, fills={"n": 5}, ruling="all_halls.original_silent")
rule("all_halls.by_whatever_action", all_halls_completed_by, True,
     "the bonus for all halls is gained whether a main action or a bonus completed the halls",
     "o Bônus por Todas as Galerias vale tanto por Ação Principal quanto por Bônus que as complete",
     "la bonificación por todos los salones vale los complete una acción principal o una bonificación",
     ruling="all_halls.original_silent")

# Taking a space.
rule("all_halls.at_once", all_halls_at_once, "must",
     "the marker of the all-halls bonus is placed as soon as a player is represented in every hall",
     "a Grife do Bônus por Todas as Galerias é colocada assim que o jogador está representado em todas",
     "el marcador de la bonificación por todos los salones se coloca en cuanto el jugador está en todos",
     ruling="all_halls.original_silent")
lent("all_halls.forgotten", all_halls_claimed_later, "may",
     "a forgotten marker of the all-halls bonus may be placed later, on the best space free then",
     "uma Grife esquecida do Bônus por Todas as Galerias pode ser colocada depois, no melhor espaço livre",
     "un marcador olvidado de la bonificación por todos los salones se puede colocar después, en el mejor espacio "
     "libre",
     ruling="all_halls.forgotten")
rule("all_halls.marker", all_halls_markers, 1,
     "whoever gains the bonus for all halls places {answer} marker there",
     "quem ganha o Bônus por Todas as Galerias coloca ali {answer} Grife",
     "quien gana la bonificación por todos los salones coloca allí {answer} marcador",
     ruling="all_halls.original_silent")
rule("all_halls.best_free", all_halls_which, Which.BEST,
     "the marker of the all-halls bonus goes to its best free space",
     "a Grife do Bônus por Todas as Galerias vai para o melhor espaço livre dele",
     "el marcador de la bonificación por todos los salones va a su mejor espacio libre",
     ruling="all_halls.original_silent")
rule("all_halls.first_gets_best", all_halls_order, True,
     "the first player represented in all halls gets the best space of the all-halls bonus",
     "o primeiro jogador representado em todas as Galerias fica com o melhor espaço do Bônus por elas",
     "el primer jugador representado en todos los salones se lleva el mejor espacio de su bonificación",
     ruling="all_halls.original_silent")
rule("all_halls.others_too", all_halls_first_only, False,
     "the bonus for all halls is not for the first player alone: others follow on the spaces left",
     "o Bônus por Todas as Galerias não é só do primeiro: outros ocupam os espaços restantes",
     "la bonificación por todos los salones no es solo del primero: otros ocupan los espacios restantes",
     ruling="all_halls.original_silent")
rule("all_halls.first_space", may_take_all_halls, "may",
     "a player without a space of the all-halls bonus may take one",
     "quem ainda não tem espaço no Bônus por Todas as Galerias pode ocupar um",
     "quien aún no tiene espacio en la bonificación por todos los salones puede ocupar uno",
     when=own_spaces == 0, ruling="all_halls.original_silent")
rule("all_halls.no_second_space", may_take_all_halls, "may not",
     "nobody takes a second space of the all-halls bonus",
     "ninguém ocupa um segundo espaço do Bônus por Todas as Galerias",
     "nadie ocupa un segundo espacio de la bonificación por todos los salones",
     when=own_spaces >= 1, ruling="all_halls.original_silent")
rule("all_halls.spaces", all_halls_spaces, OPEN,
     "the texts do not say how many spaces the all-halls bonus has",
     "os textos não dizem quantos espaços tem o Bônus por Todas as Galerias",
     "los textos no dicen cuántos espacios tiene la bonificación por todos los salones",
     ruling="all_halls.spaces")
rule("all_halls.for_everyone", all_halls_none_left, OPEN,
     "the texts do not say whether the all-halls bonus has a space for every player",
     "os textos não dizem se o Bônus por Todas as Galerias tem um espaço para cada jogador",
     "los textos no dicen si la bonificación por todos los salones tiene un espacio para cada jugador",
     ruling="all_halls.spaces",
     claims=("deluxe-pt.halls.one_space",))
lent("all_halls.none_left", all_halls_when_none_left, NoneLeft.NOTHING,
     "whoever is represented in all halls and finds no free bonus space gains nothing",
     "quem está em todas as Galerias e não encontra espaço livre no Bônus não ganha nada",
     "quien está en todos los salones y no encuentra espacio libre en la bonificación no gana nada",
     ruling="all_halls.none_left")
lent("all_halls.costs", all_halls_costs, 0,
     "a space of the all-halls bonus costs {answer} Livre",
     "um espaço do Bônus por Todas as Galerias custa {answer} Libras",
     "un espacio de la bonificación por todos los salones cuesta {answer} Livre",
     ruling="all_halls.costs")
rule("all_halls.not_funded", all_halls_fundable, "may not",
     "a space of the all-halls bonus cannot be funded like a decoration",
     "um espaço do Bônus por Todas as Galerias não pode ser financiado como uma Decoração",
     "un espacio de la bonificación por todos los salones no se puede financiar como una Decoración",
     ruling="all_halls.not_funded")

# Keeping and scoring it.
lent("all_halls.not_moved", all_halls_marker_moves, "may not",
     "a marker on the all-halls bonus stays on its space",
     "a Grife no Bônus por Todas as Galerias permanece em seu espaço",
     "el marcador de la bonificación por todos los salones permanece en su espacio",
     ruling="all_halls.kept")
lent("all_halls.not_lost", all_halls_kept, "may not",
     "the all-halls bonus is not lost when a garment leaves a hall",
     "o Bônus por Todas as Galerias não se perde quando um Traje sai de uma Galeria",
     "la bonificación por todos los salones no se pierde cuando un Vestido deja un salón",
     ruling="all_halls.kept")
lent("all_halls.kept_after_terrace", all_halls_kept_after_terrace, True,
     "the all-halls bonus is kept when a garment goes to the fireworks in the final scoring",
     "o Bônus por Todas as Galerias é mantido quando um Traje vai aos fogos na pontuação final",
     "la bonificación por todos los salones se conserva cuando un Vestido va a los fuegos en la puntuación final",
     ruling="all_halls.kept_at_end")
rule("all_halls.not_checked_again", all_halls_checked_at_end, False,
     "it is not checked again in the final scoring who is represented in all halls",
     "na pontuação final não se verifica de novo quem está em todas as Galerias",
     "en la puntuación final no se comprueba de nuevo quién está en todos los salones",
     ruling="all_halls.not_checked_again")
rule("all_halls.no_decoration", all_halls_is_decoration, False,
     "a marker on the all-halls bonus does not count as a decoration",
     "a Grife no Bônus por Todas as Galerias não conta como Decoração",
     "el marcador de la bonificación por todos los salones no cuenta como Decoración",
     ruling="all_halls.original_silent")
rule("all_halls.counts_nowhere_else", all_halls_counts_for_statues, False,
     "a marker on the all-halls bonus counts neither for majorities nor for statues or fireworks",
     "a Grife no Bônus por Todas as Galerias não conta para maiorias, estátuas nem fogos",
     "el marcador de la bonificación por todos los salones no cuenta para mayorías, estatuas ni fuegos",
     ruling="all_halls.original_silent")
rule("all_halls.points_at_end", all_halls_points_when, True,
     "the points of a space of the all-halls bonus count in the final scoring",
     "os pontos de um espaço do Bônus por Todas as Galerias contam na pontuação final",
     "los puntos de un espacio de la bonificación por todos los salones cuentan en la puntuación final",
     ruling="all_halls.original_silent")
rule("all_halls.points", all_halls_points, OPEN,
     "the texts do not say how many points a space of the all-halls bonus gives",
     "os textos não dizem quantos pontos dá um espaço do Bônus por Todas as Galerias",
     "los textos no dicen cuántos puntos da un espacio de la bonificación por todos los salones",
     ruling="all_halls.spaces")
