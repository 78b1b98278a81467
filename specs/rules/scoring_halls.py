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
     "majorities of garments are scored in {answer} halls",
     "pontuam-se maiorias de Trajes em {answer} Galerias",
     "se puntúan mayorías de Vestidos en {answer} salones")
rule("scoring.most_garments", hall_criterion, Criterion.GARMENTS,
     "players are ranked in a hall by the garments they rented there",
     "numa Galeria, os jogadores são ordenados pelos Trajes que alugaram nela",
     "en un salón, los jugadores se ordenan por los Vestidos que alquilaron en él",
     when=criterion_rank == 1)
rule("scoring.then_master_spaces", hall_criterion, Criterion.MASTER_SPACES,
     "players tied in a hall are ranked by their garments on its Master guest spaces",
     "empatados numa Galeria são ordenados pelos Trajes nos espaços de convidado do Mestre dela",
     "los empatados en un salón se ordenan por sus Vestidos en los espacios de Invitado Maestro",
     when=criterion_rank == 2)
rule("scoring.then_musician", hall_criterion, Criterion.MUSICIAN,
     "if players are still tied in a hall, the hall's musician decides",
     "se o empate numa Galeria continua, decide o Músico dela",
     "si el empate en un salón sigue, decide el músico del salón",
     when=criterion_rank == 3)
rule("scoring.first_gets_larger", hall_points_number, HallNumber.LARGER,
     "first place in a hall gets the larger of its two numbers",
     "o primeiro lugar de uma Galeria recebe o maior dos dois números dela",
     "el primer puesto de un salón recibe el mayor de sus dos números",
     when=place == Place.FIRST, ruling="scoring.hall_numbers")
rule("scoring.second_gets_smaller", hall_points_number, HallNumber.SMALLER,
     "second place in a hall gets the smaller of its two numbers",
     "o segundo lugar de uma Galeria recebe o menor dos dois números dela",
     "el segundo puesto de un salón recibe el menor de sus dos números",
     when=place == Place.SECOND, ruling="scoring.hall_numbers")
rule("scoring.both_places", hall_place_scores, True,
     "first and second place in a hall score, unless there are too few players for it",
     "pontuam o primeiro e o segundo lugar de uma Galeria, salvo com jogadores de menos",
     "puntúan el primer y el segundo puesto de un salón, salvo si hay muy pocos jugadores")
rule("scoring.one_place_for_few", hall_place_scores, False,
     "with {n} players second place in a hall scores nothing",
     "com {n} jogadores, o segundo lugar de uma Galeria não pontua",
     "con {n} jugadores el segundo puesto de un salón no puntúa",
     when=(place == Place.SECOND) & (players == 2), overrides=("scoring.both_places",), fills={"n": 2})
rule("scoring.tie_by_master_spaces", hall_tie_result, TieResult.ONE_BY_SPACES,
     "of players tied in a hall, the one with most garments on Master guest spaces wins the tie",
     "entre empatados numa Galeria, vence quem tem mais Trajes nos espaços de convidado do Mestre",
     "entre empatados en un salón gana quien tiene más Vestidos en espacios de Invitado Maestro",
     when=master_spaces == MasterSpaces.ONE_AHEAD,
     claims=("summary-pt.halls.ties", "summary-en.halls.ties"))
rule("scoring.tie_by_musician", hall_tie_result, TieResult.ONE_BY_MUSICIAN,
     "if Master guest spaces leave the tie in a hall, the tied player who funded the musician wins it",
     "se os espaços de convidado do Mestre mantêm o empate na Galeria, vence o empatado que financiou o Músico",
     "si los espacios de Invitado Maestro no deshacen el empate, gana el empatado que financió el músico",
     when=(master_spaces == MasterSpaces.ALL_EQUAL) & (musician_owner == MusicianOwner.STILL_TIED),
     claims=("summary-pt.halls.ties", "summary-en.halls.ties"))
rule("scoring.tie_by_musician_of_leaders", hall_tie_result, TieResult.ONE_BY_MUSICIAN,
     "if several tied players share the lead on Master guest spaces, the one with the musician wins",
     "se vários empatados lideram juntos nos espaços de convidado do Mestre, vence o que financiou o Músico",
     "si varios empatados van en cabeza en los espacios de Invitado Maestro, gana el que financió el músico",
     when=(master_spaces == MasterSpaces.SOME_AHEAD) & (musician_owner == MusicianOwner.STILL_TIED),
     ruling="scoring.tie_by_musician",
     claims=("summary-pt.halls.ties", "summary-en.halls.ties"))
rule("scoring.tie_without_musician", hall_tie_result, TieResult.ALL_FULL,
     "if nobody funded the musician, all still tied for first in a hall get the full points",
     "se ninguém financiou o Músico, todos os empatados em primeiro na Galeria ganham os pontos cheios",
     "si nadie financió el músico, todos los empatados en el primer puesto de un salón obtienen los puntos completos",
     when=(master_spaces == MasterSpaces.ALL_EQUAL) & (musician_owner == MusicianOwner.NOBODY)
     & (place == Place.FIRST), ruling="scoring.tie_unbroken")
rule("scoring.second_tie_without_musician", hall_tie_result, TieResult.ALL_FULL,
     "if nobody funded the musician, all still tied for second in a hall get its full points",
     "se ninguém financiou o Músico, todos os empatados em segundo na Galeria ganham os pontos cheios",
     "si nadie financió el músico, todos los empatados en el segundo puesto obtienen los puntos completos",
     when=(master_spaces == MasterSpaces.ALL_EQUAL) & (musician_owner == MusicianOwner.NOBODY)
     & (place == Place.SECOND), ruling="third_base.full_value")
rule("scoring.tie_with_strangers_musician", hall_tie_result, TieResult.ALL_FULL,
     "in a hall's tie, a musician funded by somebody outside it counts as if nobody had",
     "no empate de uma Galeria, um Músico financiado por alguém de fora conta como de ninguém",
     "en el empate de un salón, un músico financiado por alguien ajeno cuenta como de nadie",
     when=(master_spaces == MasterSpaces.ALL_EQUAL) & (musician_owner == MusicianOwner.OUTSIDER),
     ruling="scoring.outsiders_musician")
rule("scoring.tie_of_leaders", hall_tie_result, TieResult.LEADERS_FULL,
     "if several lead on Master guest spaces and someone else has the musician, the leaders get the full points",
     "se vários lideram nos espaços de convidado do Mestre e outro tem o Músico, os líderes ganham os pontos cheios",
     "si varios van en cabeza en espacios de Invitado Maestro y otro tiene el músico, obtienen los puntos completos",
     when=(master_spaces == MasterSpaces.SOME_AHEAD)
     & musician_owner.one_of(MusicianOwner.TIED_BEHIND, MusicianOwner.OUTSIDER), ruling="scoring.tie_of_leaders")
rule("scoring.tie_of_leaders_without_musician", hall_tie_result, TieResult.LEADERS_FULL,
     "if several lead on Master guest spaces and nobody has the musician, the leaders get the full points",
     "se vários lideram nos espaços de convidado do Mestre e ninguém tem o Músico, os líderes ganham os pontos cheios",
     "si varios van en cabeza en espacios de Invitado Maestro y nadie tiene el músico, obtienen los puntos completos",
     when=(master_spaces == MasterSpaces.SOME_AHEAD) & (musician_owner == MusicianOwner.NOBODY),
     ruling="scoring.tie_unbroken")
rule("scoring.no_second_after_tie", hall_second_after_tie, SecondGoesTo.NOBODY,
     "after an unbroken tie for first place in a hall nobody gets second place",
     "após um empate não resolvido no primeiro lugar da Galeria, ninguém fica com o segundo",
     "tras un empate sin resolver en el primer puesto de un salón, nadie obtiene el segundo",
     when=~tie_broken, ruling="scoring.tie_unbroken")
rule("scoring.tie_loser_is_second", hall_second_after_tie, SecondGoesTo.TIE_LOSER,
     "after a broken tie for first place in a hall the best of the beaten players is second",
     "após um empate resolvido no primeiro lugar da Galeria, o melhor dos vencidos é o segundo",
     "tras un empate resuelto en el primer puesto de un salón, el mejor de los vencidos es segundo",
     when=tie_broken, ruling="scoring.broken_tie")
rule("scoring.first_needs_garment", hall_first_eligible, False,
     "without a garment in a hall nobody is first there",
     "sem um Traje na Galeria ninguém é o primeiro nela",
     "sin un Vestido en un salón nadie es primero en él",
     when=~(presence == HallPresence.ONE_GARMENT), ruling="scoring.garment_needed_first")
rule("scoring.garment_enough_for_first", hall_first_eligible, True,
     "one garment is enough to be first in a hall if nobody has more",
     "um Traje basta para o primeiro lugar numa Galeria se ninguém tem mais",
     "un Vestido basta para ser primero en un salón si nadie tiene más",
     when=presence == HallPresence.ONE_GARMENT)
rule("scoring.second_needs_garment", hall_second_eligible, False,
     "without a garment in a hall nobody is second there",
     "sem um Traje na Galeria ninguém é o segundo nela",
     "sin un Vestido en un salón nadie es segundo en él",
     when=~(presence == HallPresence.ONE_GARMENT), ruling="scoring.garment_needed_second")
rule("scoring.garment_enough_for_second", hall_second_eligible, True,
     "one garment is enough to be second in a hall behind a single other player",
     "um Traje basta para o segundo lugar numa Galeria atrás de um só jogador",
     "un Vestido basta para ser segundo en un salón detrás de un solo jugador",
     when=presence == HallPresence.ONE_GARMENT)
rule("scoring.alone_in_hall", hall_single_gets_second_too, False,
     "a player alone in a hall gets the points of first place only",
     "quem está só em uma Galeria ganha apenas os pontos do primeiro lugar",
     "quien está solo en un salón obtiene solo los puntos del primer puesto")
rule("scoring.tie_of_two_players", hall_two_player_tie_unbroken, TieResult.ALL_FULL,
     "with {n} players an unbroken tie in a hall gives both the full points",
     "com {n} jogadores, um empate não resolvido na Galeria dá os pontos cheios aos dois",
     "con {n} jugadores, un empate sin resolver en un salón da los puntos completos a ambos",
     ruling="scoring.tie_of_two_players", fills={"n": 2})
rule("scoring.before_the_terrace", hall_counts_garment_later_on_terrace, True,
     "for hall majorities, garments that will go to the terrace still count in their hall",
     "nas maiorias, Trajes que ainda irão para a sacada contam na sua Galeria",
     "en las mayorías, los Vestidos que luego irán a la terraza aún cuentan en su salón",
     claims=("deluxe-pt.scoring.positions", "summary-pt.scoring.board", "summary-en.scoring.board"))
rule("scoring.musician_is_no_garment", hall_musician_counts_as_garment, False,
     "for a hall's majority the musician is not counted like a garment",
     "na maioria de uma Galeria, o Músico não é contado como um Traje",
     "en la mayoría de un salón, el músico no se cuenta como un Vestido")
rule("scoring.musician_stays_in_hall", hall_musician_of_other_hall, False,
     "a musician does not break ties in other halls",
     "um Músico não desempata em outra Galeria",
     "un músico no desempata en otro salón",
     ruling="scoring.musician_stays_in_hall")
rule("scoring.one_musician", hall_musicians_several, False,
     "a hall's musician is funded by one player alone",
     "o Músico de uma Galeria é financiado por um só jogador",
     "el músico de un salón lo financia un solo jugador")
rule("scoring.halls_in_any_order", hall_order_matters, False,
     "the majorities of the halls may be scored in any order",
     "as maiorias das Galerias podem ser pontuadas em qualquer ordem",
     "las mayorías de los salones se pueden puntuar en cualquier orden",
     ruling="scoring.halls_in_any_order")

# Fireworks.
rule("scoring.firework_points_unknown", firework_points, OPEN,
     "the texts do not say which side of the board gives which points for fireworks",
     "os textos não dizem que lado do tabuleiro dá que pontos pelos Fogos de Artifício",
     "los textos no dicen qué lado del tablero da qué puntos por los fuegos artificiales",
     when=(place == Place.FIRST) | (players >= 3), ruling="scoring.firework_points")
rule("scoring.firework_second_of_few", firework_points, 0,
     "with {n} players second place in fireworks gives {answer} points",
     "com {n} jogadores, o segundo lugar nos Fogos de Artifício dá {answer} pontos",
     "con {n} jugadores, el segundo puesto en fuegos artificiales da {answer} puntos",
     when=(place == Place.SECOND) & (players == 2), fills={"n": 2})
rule("scoring.firework_points_by_side", firework_points_depend_on, DependsOn.BOARD_SIDE,
     "the points for fireworks depend on the side of the board",
     "os pontos pelos Fogos de Artifício dependem do lado do tabuleiro",
     "los puntos por los fuegos artificiales dependen del lado del tablero")
rule("scoring.firework_places", firework_place_scores, True,
     "first and second place in fireworks score, unless there are too few players for it",
     "pontuam o primeiro e o segundo lugar nos Fogos de Artifício, salvo com jogadores de menos",
     "puntúan el primer y el segundo puesto en fuegos artificiales, salvo si hay muy pocos jugadores")
rule("scoring.firework_place_for_few", firework_place_scores, False,
     "with {n} players second place in fireworks scores nothing",
     "com {n} jogadores, o segundo lugar nos Fogos de Artifício não pontua",
     "con {n} jugadores, el segundo puesto en fuegos artificiales no puntúa",
     when=(place == Place.SECOND) & (players == 2), overrides=("scoring.firework_places",), fills={"n": 2})
rule("scoring.most_fireworks", firework_counts_markers, True,
     "for the fireworks majority players are ranked by how many fireworks they funded",
     "na maioria dos Fogos de Artifício, os jogadores são ordenados por quantos financiaram",
     "en la mayoría de fuegos artificiales los jugadores se ordenan por cuántos financiaron")
rule("scoring.dearest_firework", firework_tie_result, FireworkTie.DEAREST,
     "of players tied in fireworks, the owner of the dearest firework wins the tie",
     "entre empatados nos Fogos de Artifício, vence o dono do mais caro",
     "entre empatados en fuegos artificiales gana el dueño del más caro")
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
     "without a firework nobody gets points for a place in fireworks",
     "sem Fogo de Artifício ninguém ganha pontos por um lugar nos fogos",
     "sin un fuego artificial nadie obtiene puntos por un puesto en los fuegos",
     ruling="scoring.firework_needed")
rule("scoring.alone_in_fireworks", firework_single_gets_second_too, False,
     "the only player with fireworks gets the points of first place alone",
     "o único jogador com Fogos de Artifício ganha só os pontos do primeiro lugar",
     "el único jugador con fuegos artificiales obtiene solo los puntos del primer puesto")
