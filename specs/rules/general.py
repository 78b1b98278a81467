"""General: the goal, the length of the game, what is open, and what the common words mean."""

from oracle.rules import OPEN, Rulebook
from specs.questions.base_components import (
    Gets,
    ScoreKept,
    Secret,
    Supply,
    TilePart,
    bonus_per_employee_unique,
    count_told_on_request,
    employee_types,
    garment_color_is_player_color,
    garment_covers,
    garment_main_colors,
    is_open,
    main_actions_in_all,
    main_color_is_skirt_or_coat,
    most_points_wins,
    phases_in_round,
    points_from_decorations,
    points_from_rented,
    points_from_some_bonuses,
    points_kept_as,
    rounds_in_game,
    secret,
    supply,
    supply_unlimited,
    team_contains,
    team_contains_card_in_play,
    tile_gives,
    tile_part,
)

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)

rule = Rulebook("general")

rule("general.rounds", rounds_in_game, 7,
     "a game lasts {answer} rounds",
     "uma partida tem {answer} Rodadas",
     "una partida tiene {answer} rondas")
rule("general.phases", phases_in_round, 4,
     "a round has {answer} phases",
     "uma Rodada tem {answer} fases",
     "una ronda tiene {answer} fases")
rule("general.main_actions", main_actions_in_all, 6,
     "there are {answer} different main actions",
     "há {answer} Ações Principais diferentes",
     "hay {answer} acciones principales distintas")
rule("general.most_points", most_points_wins, True,
     "whoever has most prestige points at the end wins",
     "vence quem tiver mais Pontos de Prestígio no fim",
     "gana quien tenga más puntos de prestigio al final")
rule("general.points_from_bonuses", points_from_some_bonuses, True,
     "the bonuses of some employees give prestige points",
     "os Bônus de certos Funcionários dão Pontos de Prestígio",
     "las bonificaciones de ciertos Empleados dan puntos de prestigio")
rule("general.points_from_rented", points_from_rented, True,
     "rented garments give prestige points",
     "Trajes alugados dão Pontos de Prestígio",
     "los Vestidos alquilados dan puntos de prestigio")
rule("general.points_from_decorations", points_from_decorations, True,
     "funded decorations give prestige points",
     "Decorações financiadas dão Pontos de Prestígio",
     "las Decoraciones financiadas dan puntos de prestigio")
rule("general.points_on_track", points_kept_as, ScoreKept.TRACK,
     "prestige points are marked with a counter on the track",
     "os Pontos de Prestígio são marcados por um contador na trilha",
     "los puntos de prestigio se llevan con un contador en el marcador",
     editions=DELUXE)
rule("general.points_as_tokens", points_kept_as, ScoreKept.TOKENS,
     "prestige points are kept as tokens lying face down",
     "os Pontos de Prestígio são guardados em fichas viradas para baixo",
     "los puntos de prestigio se guardan en fichas boca abajo",
     editions=ORIGINAL)

# Open and hidden.
rule("general.money_open", is_open, "may not",
     "nobody may hide their Livre",
     "ninguém pode esconder as suas Libras",
     "nadie puede ocultar sus Livre",
     when=secret == Secret.MONEY)
rule("general.points_open", is_open, "may not",
     "prestige points are open to all",
     "os Pontos de Prestígio são abertos a todos",
     "los puntos de prestigio están a la vista de todos",
     when=secret == Secret.POINTS, editions=DELUXE)
rule("general.points_hidden", is_open, "may",
     "a player may hide prestige points until the end",
     "um jogador pode ocultar os Pontos de Prestígio até o fim",
     "un jugador puede ocultar sus puntos de prestigio hasta el final",
     when=secret == Secret.POINTS, editions=ORIGINAL, ruling="general.points_hidden")
rule("general.tile_count_open", is_open, "may not",
     "the number of one's resource tiles may not be hidden",
     "não se pode esconder quantas peças de Recurso se tem",
     "no se puede ocultar cuántas fichas de recursos se tienen",
     when=secret == Secret.TILE_COUNT)
rule("general.tile_count_told", count_told_on_request, "must",
     "who is asked must tell how many resource tiles they have",
     "quem for perguntado deve dizer quantas peças de Recurso tem",
     "si le preguntan, un jugador debe decir cuántas fichas de recursos tiene",
     ruling="silence.borrowed_by_deluxe")
rule("general.tile_faces_hidden", is_open, "must",
     "what is printed on one's resource tiles is kept from the others",
     "o que está impresso nas próprias peças de Recurso fica oculto aos outros",
     "lo que muestran las propias fichas de recursos queda oculto a los demás",
     when=secret == Secret.TILE_FACES, ruling="general.tiles_hidden")
rule("general.notions_open", is_open, "may not",
     "thread and lace lie open before their owner",
     "Linha e Renda ficam à vista diante do dono",
     "el hilo y el encaje quedan a la vista ante su dueño",
     when=secret == Secret.NOTIONS)
rule("general.own_cards_hidden", is_open, "may",
     "a player may hide the cards in hand and in reserve",
     "um jogador pode ocultar as cartas da mão e da reserva",
     "un jugador puede ocultar las cartas de su mano y de su reserva",
     when=(secret == Secret.HAND) | (secret == Secret.RESERVE))
rule("general.discard_open", is_open, "may not",
     "a discard pile may not be hidden",
     "uma pilha de descarte não pode ser escondida",
     "una pila de descarte no se puede ocultar",
     when=secret == Secret.DISCARD)

# Supplies and signs.
rule("general.unlimited", supply_unlimited, True,
     "this never runs out: a substitute is used",
     "isto nunca acaba: usa-se um substituto",
     "esto nunca se agota: se usa un sustituto",
     when=~(supply == Supply.POINT_TOKENS))
rule("general.unlimited_tokens", supply_unlimited, True,
     "tokens for prestige points never run out: a substitute is used",
     "fichas de Pontos de Prestígio nunca acabam: usa-se um substituto",
     "las fichas de puntos de prestigio nunca se agotan: se usa un sustituto",
     when=supply == Supply.POINT_TOKENS, editions=ORIGINAL)
rule("general.no_tokens", supply_unlimited, OPEN,
     "this edition has no tokens for prestige points",
     "esta edição não tem fichas de Pontos de Prestígio",
     "esta edición no tiene fichas de puntos de prestigio",
     when=supply == Supply.POINT_TOKENS, editions=DELUXE, ruling="general.no_tokens")
rule("general.plus", tile_gives, Gets.BOTH,
     "a plus between two goods gives both",
     "um sinal de mais entre dois bens dá os dois",
     "un signo más entre dos bienes da los dos",
     when=tile_part == TilePart.PLUS)
rule("general.slash", tile_gives, Gets.ONE,
     "a slash between two goods gives one of them, by choice",
     "uma barra entre dois bens dá um deles, à escolha",
     "una barra entre dos bienes da uno de ellos, a elección",
     when=tile_part == TilePart.SLASH, ruling="general.slash")

# Words.
rule("general.garment_is_both", garment_covers, True,
     "a garment is a gown or a coat",
     "um Traje é um vestido ou um fraque",
     "un Vestido puede ser de dama o un abrigo de caballero")
rule("general.one_main_color", garment_main_colors, 1,
     "every garment has exactly {answer} main colour",
     "todo Traje tem exatamente {answer} cor principal",
     "todo Vestido tiene exactamente {answer} color principal")
rule("general.main_color", main_color_is_skirt_or_coat, True,
     "it is the colour of the skirt or jacket",
     "é a cor da saia ou do casaco",
     "es el color de la falda o de la chaqueta")
rule("general.colors_apart", garment_color_is_player_color, False,
     "garment colours have nothing to do with player colours",
     "as cores dos Trajes nada têm a ver com as dos jogadores",
     "los colores de los Vestidos nada tienen que ver con los de los jugadores",
     ruling="general.colors_apart")
rule("general.employee_types", employee_types, 3,
     "there are {answer} kinds of employee",
     "há {answer} tipos de Funcionário",
     "hay {answer} tipos de Empleado")
rule("general.own_bonus", bonus_per_employee_unique, False,
     "not every employee has a bonus of its own: the starting Masters have none",
     "nem todo Funcionário tem seu próprio Bônus: os Mestres iniciais não têm",
     "no todo Empleado tiene su propia bonificación: los Maestros iniciales no la tienen",
     ruling="general.own_bonus")
rule("general.team", team_contains, True,
     "reserve, hand and discard pile make up the team",
     "reserva, mão e descarte formam a equipe",
     "la reserva, la mano y el descarte forman el equipo")
rule("general.team_card_in_play", team_contains_card_in_play, True,
     "the card being played still belongs to the team",
     "a carta em jogo ainda pertence à equipe",
     "la carta que se está jugando sigue siendo del equipo",
     ruling="general.team_card_in_play")
