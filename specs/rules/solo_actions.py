"""Madame du Barry's main actions: which there are, the favor, resources and garments."""

from oracle.rules import OPEN, Rulebook
from specs.questions.base_garments import Fate, Space, SpaceReward
from specs.questions.jewelry_box_jewels import NoTile, TileFrom
from specs.questions.solo import (
    copy_solo_discard,
    solo_forgoes,
    solo_main_action,
    solo_main_action_number,
    solo_uses_bonuses,
)
from specs.questions.solo_actions import (
    AllFull,
    CountFrom,
    GarmentFallback,
    HallFull,
    Preference,
    TakesTiles,
    TieBroken,
    drawer_number,
    fate,
    favor_free,
    preference,
    reward,
    solo_bag_empty,
    solo_drawer_named,
    solo_drawers,
    solo_empty_windows_counted,
    solo_every_hall_full,
    solo_every_space_named,
    solo_favor_end_points,
    solo_favor_points,
    solo_garment_counted_from,
    solo_garment_fallback,
    solo_garment_fate,
    solo_garment_price,
    solo_garment_resources,
    solo_hall_full,
    solo_makes_thimble_garment,
    solo_points_when,
    solo_preference_rank,
    solo_revealed_from_stock,
    solo_revealed_is_turn,
    solo_reveals_for_garment,
    solo_space_reward,
    solo_space_tie,
    solo_space_tile_from,
    solo_space_used,
    solo_spaces_in_drawer,
    solo_takes_favor,
    solo_takes_partly,
    solo_takes_tiles,
    solo_tiles_face_down,
    solo_tiles_price,
    solo_turns_tiles_into_notions,
    space,
)
from specs.vocabulary import Action, action

DELUXE = ("deluxe-2020",)

rule = Rulebook("solo")

# Which actions there are.
rule("solo.takes_actions", solo_main_action, "may",
     "she takes every main action but deputing",
     "ela faz qualquer Ação Principal menos delegar",
     "hace cualquier acción principal menos la de servir al Rey",
     when=action != Action.DEPUTE, editions=DELUXE)
rule("solo.never_deputes", solo_main_action, "may not",
     "she never deputes",
     "ela nunca delega",
     "nunca envía a nadie a servir al Rey",
     when=action == Action.DEPUTE, editions=DELUXE)
rule("solo.favor_number", solo_main_action_number, 1,
     "claiming the favor is number {answer} of her actions",
     "pedir o Favor da Rainha é a ação número {answer} dela",
     "reclamar el favor de la Reina es su acción número {answer}",
     when=action == Action.CLAIM_FAVOR, editions=DELUXE)
rule("solo.resources_number", solo_main_action_number, 2,
     "acquiring resources is number {answer}",
     "adquirir Recursos é a número {answer}",
     "adquirir recursos es la número {answer}",
     when=action == Action.ACQUIRE_RESOURCES, editions=DELUXE)
rule("solo.garment_number", solo_main_action_number, 3,
     "making a garment is number {answer}",
     "costurar um Traje é a número {answer}",
     "hacer un Vestido es la número {answer}",
     when=action == Action.MAKE_GARMENT, editions=DELUXE)
rule("solo.hiring_number", solo_main_action_number, 4,
     "hiring is number {answer}",
     "contratar é a número {answer}",
     "contratar es la número {answer}",
     when=action == Action.HIRE, editions=DELUXE)
rule("solo.deputing_unlisted", solo_main_action_number, 0,
     "deputing has no number among her actions",
     "delegar não tem número entre as ações dela",
     "servir al Rey no tiene número entre sus acciones",
     when=action == Action.DEPUTE, editions=DELUXE)
rule("solo.funding_number", solo_main_action_number, 6,
     "funding a decoration is number {answer}",
     "financiar uma Decoração é a número {answer}",
     "financiar una Decoración es la número {answer}",
     when=action == Action.FUND_DECORATION, editions=DELUXE)
rule("solo.uses_no_bonuses", solo_uses_bonuses, "may not",
     "she uses no employee bonuses during the game",
     "ela não usa Bônus de Funcionários durante o jogo",
     "no usa bonificaciones de Empleados durante la partida",
     editions=DELUXE)
rule("solo.forgoes_nothing", solo_forgoes, "may not",
     "she gives up no action that is possible",
     "ela não desiste de uma ação possível",
     "no renuncia a una acción posible",
     editions=DELUXE)
rule("solo.nothing_to_copy", copy_solo_discard, False,
     "her discard pile holds no employees, so no bonus can be copied from it",
     "o descarte dela não tem Funcionários; dele não se copia Bônus algum",
     "su descarte no tiene Empleados; de él no se copia ninguna bonificación",
     editions=DELUXE, ruling="solo_actions.nothing_to_copy")
rule("solo.points_instead", solo_points_when, 3,
     "if her action is impossible, she gains {answer} prestige points instead",
     "se a ação dela é impossível, em troca ela recebe {answer} Pontos de Prestígio",
     "si su acción es imposible, a cambio recibe {answer} Puntos de Prestigio",
     editions=DELUXE)

# The favor.
rule("solo.takes_favor", solo_takes_favor, "must",
     "she takes the Queen's favor if it is free",
     "ela pega o Favor da Rainha se ele estiver livre",
     "toma el favor de la Reina si está libre",
     when=favor_free, editions=DELUXE)
rule("solo.favor_gone", solo_takes_favor, "may not",
     "she cannot take it from somebody",
     "ela não pode tirá-lo de alguém",
     "no puede quitárselo a nadie",
     when=~favor_free, editions=DELUXE)
rule("solo.favor_points", solo_favor_points, 3,
     "this action gives her {answer} prestige points, with or without the favor",
     "esta ação lhe dá {answer} Pontos de Prestígio, com ou sem o Favor",
     "esta acción le da {answer} Puntos de Prestigio, con o sin el favor",
     editions=DELUXE, ruling="third_options.favor_points_once")
rule("solo.favor_at_end", solo_favor_end_points, 3,
     "in the final scoring the favor gives her {answer} prestige points, as anyone",
     "na pontuação final o Favor lhe dá {answer} Pontos de Prestígio, como a qualquer um",
     "en la puntuación final el favor le da {answer} Puntos de Prestigio, como a cualquiera",
     editions=DELUXE)

# Resources.
rule("solo.all_tiles", solo_takes_tiles, TakesTiles.ALL,
     "she takes every resource tile of the drawer or spaces that the card shows",
     "ela pega todas as peças da gaveta ou dos espaços que a carta mostra",
     "toma todas las fichas del segmento o de los espacios que muestra la carta",
     editions=DELUXE)
rule("solo.drawers_named", solo_drawer_named, True,
     "her cards name drawers up to number {n}",
     "as cartas dela indicam gavetas até o número {n}",
     "sus cartas indican segmentos hasta el número {n}",
     when=drawer_number <= 3, editions=DELUXE, fills={"n": 3})
rule("solo.no_further_drawer", solo_drawer_named, False,
     "they name no drawer beyond number {n}",
     "elas não indicam gaveta além do número {n}",
     "no indican ningún segmento más allá del número {n}",
     when=drawer_number > 3, editions=DELUXE, fills={"n": 3})
rule("solo.drawers", solo_drawers, 3,
     "there are {answer} drawers",
     "há {answer} gavetas",
     "hay {answer} segmentos",
     editions=DELUXE)
rule("solo.spaces_named", solo_spaces_in_drawer, 3,
     "her cards name {answer} spaces of each drawer: left, centre and right",
     "as cartas dela indicam {answer} espaços por gaveta: o esquerdo, o central e o direito",
     "sus cartas indican {answer} espacios por segmento: izquierdo, central y derecho",
     editions=DELUXE)
rule("solo.all_spaces_unknown", solo_every_space_named, OPEN,
     "whether a drawer has further spaces is shown by the board alone",
     "só o tabuleiro mostra se uma gaveta tem outros espaços",
     "solo el tablero muestra si un segmento tiene más espacios",
     editions=DELUXE, ruling="solo_actions.all_spaces")
rule("solo.takes_the_rest", solo_takes_partly, "must",
     "if only some of the spaces are empty, she takes what the others hold",
     "se só alguns dos espaços estão vazios, ela pega o que há nos outros",
     "si solo algunos espacios están vacíos, toma lo que hay en los demás",
     editions=DELUXE)
rule("solo.tiles_free", solo_tiles_price, 0,
     "she pays {answer} Livre for them",
     "ela paga {answer} Libras por elas",
     "paga {answer} Livre por ellas",
     editions=DELUXE)
rule("solo.tiles_face_down", solo_tiles_face_down, "must",
     "her resource tiles lie face down",
     "as peças de Recurso dela ficam viradas para baixo",
     "sus fichas de recurso están boca abajo",
     editions=DELUXE)
rule("solo.keeps_tiles", solo_turns_tiles_into_notions, "may not",
     "she keeps every tile and turns none into thread or lace",
     "ela guarda todas as peças e não troca nenhuma por Linha ou Renda",
     "guarda todas las fichas y no cambia ninguna por hilo o encaje",
     editions=DELUXE)

# Which garment.
rule("solo.garment_free", solo_garment_price, 0,
     "she pays {answer} Livre for a garment",
     "ela paga {answer} Libras por um Traje",
     "paga {answer} Livre por un Vestido",
     editions=DELUXE)
rule("solo.garment_without_resources", solo_garment_resources, "may not",
     "she gives no resources for it",
     "ela não entrega Recursos por ele",
     "no entrega recursos por él",
     editions=DELUXE)
rule("solo.garments_from_right", solo_garment_counted_from, CountFrom.RIGHT,
     "the example counts garments from the right",
     "o exemplo conta os Trajes da direita para a esquerda",
     "el ejemplo cuenta los Vestidos desde la derecha",
     editions=DELUXE)
rule("solo.empty_windows_skipped", solo_empty_windows_counted, False,
     "empty spaces of the display are not counted",
     "os espaços vazios da exibição não contam",
     "los espacios vacíos de la exposición no cuentan",
     editions=DELUXE)
rule("solo.too_few_garments", solo_garment_fallback, GarmentFallback.DEAREST_SPACE,
     "if there are too few garments, she makes the one that would cost a player most",
     "se há Trajes de menos, ela costura o que custaria mais a um jogador",
     "si hay pocos Vestidos, hace el que más costaría a un jugador",
     editions=DELUXE, ruling="third_options.cost_is_of_the_space")
rule("solo.any_garment", solo_makes_thimble_garment, "may",
     "she makes garments with and without the golden thimble",
     "ela costura Trajes com e sem o Dedal Dourado",
     "hace Vestidos con y sin el dedal dorado",
     editions=DELUXE)
rule("solo.always_rents", solo_garment_fate, "must",
     "she rents each garment",
     "ela aluga cada Traje",
     "alquila cada Vestido",
     when=fate == Fate.RENT, editions=DELUXE)
rule("solo.never_sells", solo_garment_fate, "may not",
     "she never sells one",
     "ela nunca vende um",
     "nunca vende ninguno",
     when=fate == Fate.SELL, editions=DELUXE)

# Where it goes.
rule("solo.reveals_for_garment", solo_reveals_for_garment, 1,
     "{answer} further card is revealed to place it",
     "para colocá-lo é revelada {answer} carta a mais",
     "para colocarlo se revela {answer} carta más",
     editions=DELUXE)
rule("solo.revealed_no_turn", solo_revealed_is_turn, False,
     "that card places the garment and brings no action",
     "essa carta coloca o Traje e não traz ação alguma",
     "esa carta coloca el Vestido y no trae ninguna acción",
     editions=DELUXE)
rule("solo.revealed_from_stock", solo_revealed_from_stock, True,
     "it comes from her stock and goes face up to her discards",
     "ela vem da reserva e vai virada para cima ao descarte",
     "sale de su reserva y va boca arriba a sus descartes",
     editions=DELUXE)
rule("solo.master_space_first", solo_preference_rank, 1,
     "as number {answer} she prefers a Master guest space",
     "em {answer}º lugar ela prefere um espaço do Mestre",
     "en el puesto {answer} prefiere un espacio de Maestro",
     when=preference == Preference.MASTER_SPACE, editions=DELUXE)
rule("solo.tile_second", solo_preference_rank, 2,
     "as number {answer} she prefers a space with a resource tile",
     "em {answer}º lugar ela prefere um espaço com peça de Recurso",
     "en el puesto {answer} prefiere un espacio con ficha de recurso",
     when=preference == Preference.TILE, editions=DELUXE)
rule("solo.notion_third", solo_preference_rank, 3,
     "as number {answer} she prefers a space with thread or lace",
     "em {answer}º lugar ela prefere um com Linha ou Renda",
     "en el puesto {answer} prefiere uno con hilo o encaje",
     when=preference == Preference.NOTION, editions=DELUXE)
rule("solo.livre_fourth", solo_preference_rank, 4,
     "as number {answer} she prefers a space with Livre",
     "em {answer}º lugar ela prefere um com Libras",
     "en el puesto {answer} prefiere uno con Livre",
     when=preference == Preference.LIVRE, editions=DELUXE)
rule("solo.in_a_hall", solo_space_used, "may",
     "her garments go to guest spaces of both kinds",
     "os Trajes dela vão para espaços de convidado dos dois tipos",
     "sus Vestidos van a espacios de invitado de los dos tipos",
     when=space != Space.TERRACE, editions=DELUXE)
rule("solo.not_on_terrace", solo_space_used, "may not",
     "none is put among the fireworks when it is made",
     "nenhum vai para os Fogos de Artifício ao ser costurado",
     "ninguno va a los fuegos artificiales al hacerse",
     when=space == Space.TERRACE, editions=DELUXE)
rule("solo.space_tie", solo_space_tie, TieBroken.PLAYER,
     "among spaces that are equal by all this, the player decides",
     "entre espaços iguais em tudo isso decide o jogador",
     "entre espacios iguales en todo esto decide el jugador",
     editions=DELUXE, ruling="solo_actions.space_tie")
rule("solo.rewards", solo_space_reward, True,
     "she gains the thread, lace or resource tile of the space",
     "ela recebe a Linha, a Renda ou a peça de Recurso do espaço",
     "recibe el hilo, el encaje o la ficha de recurso del espacio",
     when=reward != SpaceReward.LIVRE, editions=DELUXE)
rule("solo.no_livre_reward", solo_space_reward, False,
     "she gains no Livre of a space",
     "ela não recebe Libras de um espaço",
     "no recibe Livre de un espacio",
     when=reward == SpaceReward.LIVRE, editions=DELUXE)
rule("solo.reward_tile", solo_space_tile_from, TileFrom.BAG,
     "the resource tile is a random one of the bag",
     "a peça de Recurso é sorteada da bolsa",
     "la ficha de recurso se saca al azar de la bolsa",
     editions=DELUXE)
rule("solo.bag_empty", solo_bag_empty, NoTile.REFILL,
     "if the bag is empty, the discarded tiles are put back into it first",
     "se a bolsa está vazia, primeiro voltam para ela as peças descartadas",
     "si la bolsa está vacía, primero vuelven a ella las fichas descartadas",
     editions=DELUXE, ruling="solo_actions.bag_empty")
rule("solo.hall_full", solo_hall_full, HallFull.NEXT_CARD,
     "if the hall is full, another card is revealed",
     "se a Galeria está cheia, revela-se outra carta",
     "si el salón está lleno, se revela otra carta",
     editions=DELUXE)
rule("solo.all_halls_full", solo_every_hall_full, AllFull.POINTS,
     "if no hall has room, the action is impossible and she gains the points instead",
     "se nenhuma Galeria tem lugar, a ação é impossível e ela recebe os pontos em troca",
     "si ningún salón tiene sitio, la acción es imposible y recibe los puntos a cambio",
     editions=DELUXE)
