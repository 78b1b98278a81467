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
     "whoever has most prestige points at the end wins the game",
     "vence o jogo quem tiver mais Pontos de Prestígio no fim",
     "gana la partida quien tenga más Puntos de Prestigio al final")
rule("general.points_from_bonuses", points_from_some_bonuses, True,
     "the bonuses of some employees give prestige points",
     "os Bônus de certos Funcionários dão Pontos de Prestígio",
     "las bonificaciones de ciertos Empleados dan Puntos de Prestigio")
rule("general.points_from_rented", points_from_rented, True,
     "rented garments give prestige points at the end",
     "Trajes alugados dão Pontos de Prestígio no fim",
     "los Vestidos alquilados dan Puntos de Prestigio al final")
rule("general.points_from_decorations", points_from_decorations, True,
     "funded decorations give prestige points at the end",
     "Decorações financiadas dão Pontos de Prestígio no fim",
     "las Decoraciones financiadas dan Puntos de Prestigio al final")
rule("general.points_on_track", points_kept_as, ScoreKept.TRACK,
     "in the Deluxe edition prestige points are marked with a counter on the track",
     "na edição Deluxe, os Pontos de Prestígio são marcados por um contador na trilha",
     "en la edición Deluxe los Puntos de Prestigio se llevan con un contador en el marcador",
     editions=DELUXE)
rule("general.points_as_tokens", points_kept_as, ScoreKept.TOKENS,
     "in the original edition prestige points are kept as tokens lying face down",
     "na edição original, os Pontos de Prestígio são guardados em fichas viradas para baixo",
     "en la edición original los Puntos de Prestigio se guardan en fichas boca abajo",
     editions=ORIGINAL)

# Open and hidden.
rule("general.money_open", is_open, "may not",
     "nobody may hide their Livre",
     "ninguém pode esconder as suas Libras",
     "nadie puede ocultar sus Livre",
     when=secret == Secret.MONEY)
rule("general.points_open", is_open, "may not",
     "in the Deluxe edition prestige points are open to all",
     "na edição Deluxe, os Pontos de Prestígio são abertos a todos",
     "en la edición Deluxe los Puntos de Prestigio están a la vista de todos",
     when=secret == Secret.POINTS, editions=DELUXE,
     claims=("deluxe-pt.notes.track", "deluxe-pt.setup.track"))
rule("general.points_hidden", is_open, "may",
     "in the original edition a player may hide prestige points until the end",
     "na edição original, um jogador pode ocultar os Pontos de Prestígio até o fim",
     "en la edición original un jugador puede ocultar sus Puntos de Prestigio hasta el final",
     when=secret == Secret.POINTS, editions=ORIGINAL, ruling="general.points_hidden")
rule("general.tile_count_open", is_open, "may not",
     "the number of one's resource tiles may not be hidden",
     "não se pode esconder quantas peças de Recurso se tem",
     "no se puede ocultar cuántas fichas de Recursos se tienen",
     when=secret == Secret.TILE_COUNT)
rule("general.tile_count_told", count_told_on_request, "must",
     "a player who is asked must tell how many resource tiles they have",
     "quem for perguntado deve dizer quantas peças de Recurso tem",
     "un jugador al que se le pregunta debe decir cuántas fichas de Recursos tiene")
rule("general.tile_faces_hidden", is_open, "must",
     "what is printed on one's resource tiles is kept from the others",
     "o que está impresso nas próprias peças de Recurso fica oculto aos outros",
     "lo que muestran las propias fichas de Recursos queda oculto a los demás",
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
     "markers of every kind and Livre never run out: a substitute is used",
     "marcadores de todo tipo e Libras nunca acabam: usa-se um substituto",
     "los marcadores de toda clase y los Livre nunca se agotan: se usa un sustituto",
     when=~(supply == Supply.POINT_TOKENS))
rule("general.unlimited_tokens", supply_unlimited, True,
     "in the original edition tokens for prestige points never run out: a substitute is used",
     "na edição original, fichas de Pontos de Prestígio nunca acabam: usa-se um substituto",
     "en la edición original las fichas de Puntos de Prestigio nunca se agotan: se usa un sustituto",
     when=supply == Supply.POINT_TOKENS, editions=ORIGINAL)
rule("general.no_tokens", supply_unlimited, OPEN,
     "the Deluxe edition has no tokens for prestige points",
     "a edição Deluxe não tem fichas de Pontos de Prestígio",
     "la edición Deluxe no tiene fichas de Puntos de Prestigio",
     when=supply == Supply.POINT_TOKENS, editions=DELUXE, ruling="general.no_tokens")
rule("general.plus", tile_gives, Gets.BOTH,
     "a plus between two goods on a resource tile gives both",
     "um sinal de mais entre dois bens numa peça de Recurso dá os dois",
     "un signo más entre dos bienes de una ficha de Recurso da los dos",
     when=tile_part == TilePart.PLUS)
rule("general.slash", tile_gives, Gets.ONE,
     "a slash between two goods on a resource tile gives one of them, by choice",
     "uma barra entre dois bens numa peça de Recurso dá um deles, à escolha",
     "una barra entre dos bienes de una ficha de Recurso da uno de ellos, a elección",
     when=tile_part == TilePart.SLASH, ruling="general.slash")

# Words.
rule("general.garment_is_both", garment_covers, True,
     "a garment is a gown or a coat",
     "um Traje é um vestido ou um fraque",
     "un Vestido puede ser un Vestido de dama o un abrigo de caballero")
rule("general.one_main_color", garment_main_colors, 1,
     "every garment has exactly {answer} main colour",
     "todo Traje tem exatamente {answer} cor principal",
     "todo Vestido tiene exactamente {answer} color principal")
rule("general.main_color", main_color_is_skirt_or_coat, True,
     "a garment's main colour is that of its outer skirt or jacket",
     "a cor principal de um Traje é a da saia ou do casaco",
     "el color principal de un Vestido es el de la sobrefalda o chaqueta")
rule("general.colors_apart", garment_color_is_player_color, False,
     "garment colours have nothing to do with player colours",
     "as cores dos Trajes nada têm a ver com as dos jogadores",
     "los colores de los Vestidos nada tienen que ver con los de los jugadores",
     ruling="general.colors_apart")
rule("general.employee_types", employee_types, 3,
     "there are {answer} kinds of employee",
     "há {answer} tipos de Funcionário",
     "hay {answer} clases de Empleado")
rule("general.own_bonus", bonus_per_employee_unique, False,
     "not every employee has a bonus of its own: the starting Masters have none",
     "nem todo Funcionário tem seu próprio Bônus: os Mestres iniciais não têm",
     "no todo Empleado tiene su propia bonificación: los Maestros base no la tienen",
     ruling="general.own_bonus")
rule("general.team", team_contains, True,
     "reserve, hand and discard pile make up a player's team",
     "reserva, mão e descarte formam a equipe de um jogador",
     "la reserva, la mano y el descarte forman el mazo de un jugador")
rule("general.team_card_in_play", team_contains_card_in_play, True,
     "the card being played still belongs to its player's team",
     "a carta em jogo ainda pertence à equipe do jogador",
     "la carta que se está jugando sigue siendo del mazo del jugador",
     ruling="general.team_card_in_play")
