"""Majorities in the halls and among the fireworks."""

from oracle.rules import OPEN, Rulebook
from specs.questions.scoring_halls import (
    Criterion,
    DependsOn,
    FireworkTie,
    HallNumber,
    HallPresence,
    MasterSpaces,
    MusicianOwner,
    Place,
    SecondGoesTo,
    TieResult,
    criterion_rank,
    firework_counts_markers,
    firework_dearest_is_rightmost,
    firework_eligible_with_none,
    firework_place_scores,
    firework_points,
    firework_points_depend_on,
    firework_second_after_tie,
    firework_single_gets_second_too,
    firework_tie_result,
    hall_counts_garment_later_on_terrace,
    hall_criterion,
    hall_first_eligible,
    hall_musician_counts_as_garment,
    hall_musician_of_other_hall,
    hall_musicians_several,
    hall_order_matters,
    hall_place_scores,
    hall_points_number,
    hall_second_after_tie,
    hall_second_eligible,
    hall_single_gets_second_too,
    hall_tie_result,
    hall_two_player_tie_unbroken,
    halls_scored,
    master_spaces,
    musician_owner,
    place,
    presence,
    tie_broken,
)
from specs.vocabulary import players

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)

rule = Rulebook("scoring")

# Halls.
rule("scoring.halls", halls_scored, 5,
     "majorities are scored in {answer} halls",
     "pontuam-se maiorias em {answer} Galerias",
     "se puntúan mayorías en {answer} salones")
rule("scoring.most_garments", hall_criterion, Criterion.GARMENTS,
     "players are ranked by the garments they rented in the hall",
     "os jogadores são ordenados pelos Trajes que alugaram na Galeria",
     "los jugadores se ordenan por los Vestidos que alquilaron en el salón",
     when=criterion_rank == 1)
rule("scoring.then_master_spaces", hall_criterion, Criterion.MASTER_SPACES,
     "tied players are ranked by their garments on its Master guest spaces",
     "empatados são ordenados pelos seus Trajes nos espaços do Mestre",
     "los empatados se ordenan por sus Vestidos en espacios de Invitado Maestro",
     when=criterion_rank == 2)
rule("scoring.then_musician", hall_criterion, Criterion.MUSICIAN,
     "if they are still tied, the hall's musician decides",
     "se o empate continua, decide o Músico da Galeria",
     "si el empate sigue, decide el músico del salón",
     when=criterion_rank == 3)
rule("scoring.first_gets_larger", hall_points_number, HallNumber.LARGER,
     "first place gets the larger number of the hall",
     "o primeiro lugar recebe o número maior da Galeria",
     "el primer puesto recibe el número mayor del salón",
     when=place == Place.FIRST, ruling="scoring.hall_numbers")
rule("scoring.second_gets_smaller", hall_points_number, HallNumber.SMALLER,
     "second place gets the smaller number of the hall",
     "o segundo lugar recebe o número menor da Galeria",
     "el segundo puesto recibe el número menor del salón",
     when=place == Place.SECOND, ruling="scoring.hall_numbers")
rule("scoring.both_places", hall_place_scores, True,
     "first and second place score in a hall",
     "pontuam o primeiro e o segundo lugar em uma Galeria",
     "puntúan el primer y el segundo puesto de un salón")
rule("scoring.one_place_for_few", hall_place_scores, False,
     "with {n} players second place scores nothing",
     "com {n} jogadores o segundo lugar não pontua",
     "con {n} jugadores el segundo puesto no puntúa",
     when=(place == Place.SECOND) & (players == 2), overrides=("scoring.both_places",), fills={"n": 2})
rule("scoring.tie_by_master_spaces", hall_tie_result, TieResult.ONE_BY_SPACES,
     "the tied player with most garments on Master guest spaces wins the tie",
     "vence o empate quem tem mais Trajes nos espaços do Mestre",
     "gana el empate quien tiene más Vestidos en espacios de Invitado Maestro",
     when=master_spaces == MasterSpaces.ONE_AHEAD)
rule("scoring.tie_by_musician", hall_tie_result, TieResult.ONE_BY_MUSICIAN,
     "if there is no such player, the one still tied who funded the musician wins the tie",
     "se não há tal jogador, vence o ainda empatado que financiou o Músico",
     "si no lo hay, gana el que sigue empatado y financió el músico",
     when=(master_spaces == MasterSpaces.ALL_EQUAL) & (musician_owner == MusicianOwner.STILL_TIED))
rule("scoring.tie_by_musician_of_leaders", hall_tie_result, TieResult.ONE_BY_MUSICIAN,
     "so it is among several of the tied players who lead on Master guest spaces",
     "assim também entre vários empatados que lideram nos espaços do Mestre",
     "así también entre varios empatados que van por delante en los espacios de Invitado Maestro",
     when=(master_spaces == MasterSpaces.SOME_AHEAD) & (musician_owner == MusicianOwner.STILL_TIED),
     ruling="scoring.tie_by_musician")
rule("scoring.tie_without_musician", hall_tie_result, TieResult.ALL_FULL,
     "if nobody funded the musician, all who are still tied get the full points",
     "se ninguém financiou o Músico, todos os que seguem empatados ganham os pontos cheios",
     "si nadie financió el músico, todos los que siguen empatados obtienen los puntos completos",
     when=(master_spaces == MasterSpaces.ALL_EQUAL) & (musician_owner == MusicianOwner.NOBODY)
     & (place == Place.FIRST), ruling="scoring.tie_unbroken")
rule("scoring.second_tie_without_musician", hall_tie_result, TieResult.ALL_FULL,
     "that holds for those who are tied for second place as well",
     "isso vale também para os empatados no segundo lugar",
     "eso vale también para los empatados en el segundo puesto",
     when=(master_spaces == MasterSpaces.ALL_EQUAL) & (musician_owner == MusicianOwner.NOBODY)
     & (place == Place.SECOND), ruling="third_base.full_value")
rule("scoring.tie_with_strangers_musician", hall_tie_result, TieResult.ALL_FULL,
     "a musician funded by somebody outside the tie counts as if nobody had",
     "um Músico financiado por alguém fora do empate conta como se ninguém o tivesse",
     "un músico financiado por alguien ajeno al empate cuenta como si nadie lo tuviera",
     when=(master_spaces == MasterSpaces.ALL_EQUAL) & (musician_owner == MusicianOwner.OUTSIDER),
     ruling="scoring.outsiders_musician")
rule("scoring.tie_of_leaders", hall_tie_result, TieResult.LEADERS_FULL,
     "if several lead on Master guest spaces and no leader funded the musician, the leaders get the full points",
     "se vários lideram nos espaços do Mestre e nenhum deles financiou o Músico, os líderes ganham tudo",
     "si varios van por delante en esos espacios y ninguno financió el músico, ellos obtienen los puntos completos",
     when=(master_spaces == MasterSpaces.SOME_AHEAD) & ~(musician_owner == MusicianOwner.STILL_TIED),
     ruling="scoring.tie_of_leaders")
rule("scoring.no_second_after_tie", hall_second_after_tie, SecondGoesTo.NOBODY,
     "after an unbroken tie for first place nobody gets the second place",
     "após um empate não resolvido no primeiro lugar, ninguém fica com o segundo",
     "tras un empate sin resolver en el primer puesto, nadie obtiene el segundo",
     when=~tie_broken, ruling="scoring.tie_unbroken")
rule("scoring.tie_loser_is_second", hall_second_after_tie, SecondGoesTo.TIE_LOSER,
     "after a broken tie for first place the best of the beaten players is second",
     "após um empate resolvido no primeiro lugar, o melhor dos vencidos é o segundo",
     "tras un empate resuelto en el primer puesto, el mejor de los vencidos es segundo",
     when=tie_broken, ruling="scoring.broken_tie")
rule("scoring.first_needs_garment", hall_first_eligible, False,
     "without a garment in the hall nobody is first there",
     "sem um Traje na Galeria ninguém é o primeiro nela",
     "sin un Vestido en el salón nadie es primero en él",
     when=~(presence == HallPresence.ONE_GARMENT), ruling="scoring.garment_needed_first")
rule("scoring.garment_enough_for_first", hall_first_eligible, True,
     "one garment is enough to be first if nobody has more",
     "um Traje basta para o primeiro lugar se ninguém tem mais",
     "un Vestido basta para ser primero si nadie tiene más",
     when=presence == HallPresence.ONE_GARMENT)
rule("scoring.second_needs_garment", hall_second_eligible, False,
     "without a garment in the hall nobody is second there",
     "sem um Traje na Galeria ninguém é o segundo nela",
     "sin un Vestido en el salón nadie es segundo en él",
     when=~(presence == HallPresence.ONE_GARMENT), ruling="scoring.garment_needed_second")
rule("scoring.garment_enough_for_second", hall_second_eligible, True,
     "one garment is enough to be second behind a single other player",
     "um Traje basta para o segundo lugar atrás de um só jogador",
     "un Vestido basta para ser segundo detrás de un solo jugador",
     when=presence == HallPresence.ONE_GARMENT)
rule("scoring.alone_in_hall", hall_single_gets_second_too, False,
     "a player alone in a hall gets the points of first place only",
     "quem está só em uma Galeria ganha apenas os pontos do primeiro lugar",
     "quien está solo en un salón obtiene solo los puntos del primer puesto")
rule("scoring.tie_of_two_players", hall_two_player_tie_unbroken, TieResult.ALL_FULL,
     "with {n} players an unbroken tie gives both the full points",
     "com {n} jogadores, um empate não resolvido dá os pontos cheios aos dois",
     "con {n} jugadores, un empate sin resolver da los puntos completos a ambos",
     ruling="scoring.tie_of_two_players", fills={"n": 2})
rule("scoring.before_the_terrace", hall_counts_garment_later_on_terrace, True,
     "garments that will go to the terrace still count in their hall",
     "Trajes que ainda irão para a sacada contam na sua Galeria",
     "los Vestidos que luego irán a la terraza aún cuentan en su salón")
rule("scoring.musician_is_no_garment", hall_musician_counts_as_garment, False,
     "the musician is not counted like a garment",
     "o Músico não é contado como um Traje",
     "el músico no se cuenta como un Vestido")
rule("scoring.musician_stays_in_hall", hall_musician_of_other_hall, False,
     "a musician helps in no other hall",
     "um Músico não ajuda em outra Galeria",
     "un músico no ayuda en otro salón",
     ruling="scoring.musician_stays_in_hall")
rule("scoring.one_musician", hall_musicians_several, False,
     "a hall's musician is funded by one player alone",
     "o Músico de uma Galeria é financiado por um só jogador",
     "el músico de un salón lo financia un solo jugador")
rule("scoring.halls_in_any_order", hall_order_matters, False,
     "the halls may be scored in any order",
     "as Galerias podem ser pontuadas em qualquer ordem",
     "los salones se pueden puntuar en cualquier orden",
     ruling="scoring.halls_in_any_order")

# Fireworks.
rule("scoring.firework_points_unknown", firework_points, OPEN,
     "the board shows how much a place in fireworks gives; the texts do not say which side shows what",
     "o tabuleiro mostra quanto dá um lugar nos Fogos de Artifício; os textos não dizem o que está em qual lado",
     "el tablero muestra cuánto da un puesto en fuegos artificiales; los textos no dicen qué hay en cada lado",
     when=(place == Place.FIRST) | (players >= 3), ruling="scoring.firework_points")
rule("scoring.firework_second_of_few", firework_points, 0,
     "with {n} players second place in fireworks gives {answer} points",
     "com {n} jogadores, o segundo lugar nos Fogos de Artifício dá {answer} pontos",
     "con {n} jugadores, el segundo puesto en fuegos artificiales da {answer} puntos",
     when=(place == Place.SECOND) & (players == 2), fills={"n": 2})
rule("scoring.firework_points_by_side", firework_points_depend_on, DependsOn.BOARD_SIDE,
     "these points depend on the side of the board",
     "esses pontos dependem do lado do tabuleiro",
     "esos puntos dependen del lado del tablero",
     ruling="silence.borrowed_details")
rule("scoring.firework_places", firework_place_scores, True,
     "first and second place in fireworks score",
     "pontuam o primeiro e o segundo lugar nos Fogos de Artifício",
     "puntúan el primer y el segundo puesto en fuegos artificiales")
rule("scoring.firework_place_for_few", firework_place_scores, False,
     "with {n} players second place in fireworks scores nothing",
     "com {n} jogadores, o segundo lugar nos Fogos de Artifício não pontua",
     "con {n} jugadores, el segundo puesto en fuegos artificiales no puntúa",
     when=(place == Place.SECOND) & (players == 2), overrides=("scoring.firework_places",), fills={"n": 2})
rule("scoring.most_fireworks", firework_counts_markers, True,
     "players are ranked by how many fireworks they funded",
     "os jogadores são ordenados por quantos Fogos de Artifício financiaram",
     "los jugadores se ordenan por cuántos fuegos artificiales financiaron")
rule("scoring.dearest_firework", firework_tie_result, FireworkTie.DEAREST,
     "of tied players, the owner of the dearest firework wins the tie",
     "entre empatados, vence o dono do Fogo de Artifício mais caro",
     "entre empatados gana el dueño del fuego artificial más caro")
rule("scoring.dearest_is_rightmost", firework_dearest_is_rightmost, True,
     "the dearest firework is the one farthest to the right",
     "o Fogo de Artifício mais caro é o que está mais à direita",
     "el fuego artificial más caro es el de más a la derecha",
     ruling="scoring.dearest_is_rightmost")
rule("scoring.firework_tie_loser", firework_second_after_tie, SecondGoesTo.TIE_LOSER,
     "whoever loses a tie for first place in fireworks is second",
     "quem perde o empate pelo primeiro lugar nos Fogos de Artifício é o segundo",
     "quien pierde el empate por el primer puesto en fuegos artificiales es segundo",
     ruling="scoring.firework_tie_loser")
rule("scoring.firework_needed", firework_eligible_with_none, False,
     "without a firework nobody gets these points",
     "sem Fogo de Artifício ninguém ganha esses pontos",
     "sin un fuego artificial nadie obtiene esos puntos",
     ruling="scoring.firework_needed")
rule("scoring.alone_in_fireworks", firework_single_gets_second_too, False,
     "the only player with fireworks gets the points of first place alone",
     "o único jogador com Fogos de Artifício ganha só os pontos do primeiro lugar",
     "el único jugador con fuegos artificiales obtiene solo los puntos del primer puesto")
