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
     "Madame du Barry takes every main action but deputing",
     "a Madame du Barry faz qualquer Ação Principal menos delegar",
     "Madame du Barry hace cualquier acción principal menos delegar",
     when=action != Action.DEPUTE, editions=DELUXE)
rule("solo.never_deputes", solo_main_action, "may not",
     "Madame du Barry never deputes an employee",
     "a Madame du Barry nunca delega um Funcionário",
     "Madame du Barry nunca delega a un Empleado",
     when=action == Action.DEPUTE, editions=DELUXE)
rule("solo.favor_number", solo_main_action_number, 1,
     "claiming the Queen's favor is Madame du Barry's action number {answer}",
     "pedir o Favor da Rainha é a ação número {answer} da Madame du Barry",
     "reclamar el favor de la Reina es la acción número {answer} de Madame du Barry",
     when=action == Action.CLAIM_FAVOR, editions=DELUXE)
rule("solo.resources_number", solo_main_action_number, 2,
     "acquiring resources is Madame du Barry's action number {answer}",
     "adquirir Recursos é a ação número {answer} da Madame du Barry",
     "adquirir recursos es la acción número {answer} de Madame du Barry",
     when=action == Action.ACQUIRE_RESOURCES, editions=DELUXE)
rule("solo.garment_number", solo_main_action_number, 3,
     "making a garment is Madame du Barry's action number {answer}",
     "costurar um Traje é a ação número {answer} da Madame du Barry",
     "hacer un Vestido es la acción número {answer} de Madame du Barry",
     when=action == Action.MAKE_GARMENT, editions=DELUXE)
rule("solo.hiring_number", solo_main_action_number, 4,
     "hiring is Madame du Barry's action number {answer}",
     "contratar é a ação número {answer} da Madame du Barry",
     "contratar es la acción número {answer} de Madame du Barry",
     when=action == Action.HIRE, editions=DELUXE)
rule("solo.deputing_unlisted", solo_main_action_number, 0,
     "deputing has no number among Madame du Barry's actions",
     "delegar não tem número entre as ações da Madame du Barry",
     "delegar no tiene número entre las acciones de Madame du Barry",
     when=action == Action.DEPUTE, editions=DELUXE)
rule("solo.funding_number", solo_main_action_number, 6,
     "funding a decoration is Madame du Barry's action number {answer}",
     "financiar uma Decoração é a ação número {answer} da Madame du Barry",
     "financiar una Decoración es la acción número {answer} de Madame du Barry",
     when=action == Action.FUND_DECORATION, editions=DELUXE)
rule("solo.uses_no_bonuses", solo_uses_bonuses, "may not",
     "Madame du Barry uses no employee bonuses during the game",
     "a Madame du Barry não usa Bônus de Funcionários durante o jogo",
     "Madame du Barry no usa bonificaciones de Empleados durante la partida",
     editions=DELUXE)
rule("solo.forgoes_nothing", solo_forgoes, "may not",
     "Madame du Barry gives up no action that is possible",
     "a Madame du Barry não desiste de uma ação possível",
     "Madame du Barry no renuncia a una acción posible",
     editions=DELUXE,
     excepts=("turns.forgo", "turns.forgo_both"))
rule("solo.nothing_to_copy", copy_solo_discard, False,
     "Madame du Barry's discard pile holds no employees, so no bonus can be copied from it",
     "o descarte da Madame du Barry não tem Funcionários; dele não se copia Bônus algum",
     "el descarte de Madame du Barry no tiene Empleados; de él no se copia ninguna bonificación",
     editions=DELUXE, ruling="solo_actions.nothing_to_copy")
rule("solo.points_instead", solo_points_when, 3,
     "if her action is impossible, Madame du Barry gains {answer} prestige points instead",
     "se a ação da Madame du Barry é impossível, ela ganha em troca {answer} Pontos de Prestígio",
     "si la acción de Madame du Barry es imposible, a cambio recibe {answer} Puntos de Prestigio",
     when=solo_points_when.given, editions=DELUXE,
     excepts=("turns.impossible_action",))

# The favor.
rule("solo.takes_favor", solo_takes_favor, "must",
     "Madame du Barry takes the Queen's favor if it is free",
     "a Madame du Barry pega o Favor da Rainha se ele estiver livre",
     "Madame du Barry toma el favor de la Reina si está libre",
     when=favor_free, editions=DELUXE)
rule("solo.favor_gone", solo_takes_favor, "may not",
     "Madame du Barry cannot take the Queen's favor from somebody",
     "a Madame du Barry não pode tirar o Favor da Rainha de alguém",
     "Madame du Barry no puede quitarle a nadie el favor de la Reina",
     when=~favor_free, editions=DELUXE)
rule("solo.favor_points", solo_favor_points, 3,
     "claiming the favor gives Madame du Barry {answer} prestige points, whether she gets it or not",
     "pedir o Favor dá à Madame du Barry {answer} Pontos de Prestígio, consiga-o ou não",
     "reclamar el favor da a Madame du Barry {answer} Puntos de Prestigio, lo consiga o no",
     editions=DELUXE)
rule("solo.favor_at_end", solo_favor_end_points, 3,
     "in the final scoring the Queen's favor gives Madame du Barry {answer} prestige points, as anyone",
     "na pontuação final, o Favor da Rainha dá à Madame du Barry {answer} Pontos de Prestígio, como a todos",
     "en la puntuación final el favor de la Reina da a Madame du Barry {answer} Puntos de Prestigio, como a todos",
     editions=DELUXE)

# Resources.
rule("solo.all_tiles", solo_takes_tiles, TakesTiles.ALL,
     "Madame du Barry takes every resource tile of the drawer or spaces that her card shows",
     "a Madame du Barry pega todas as peças da gaveta ou dos espaços que a carta mostra",
     "Madame du Barry toma todas las fichas del segmento o de los espacios que muestra su carta",
     editions=DELUXE,
     excepts=("resources.one_tile",))
rule("solo.drawers_named", solo_drawer_named, True,
     "Madame du Barry's cards name drawers up to number {n}",
     "as cartas da Madame du Barry indicam gavetas até o número {n}",
     "las cartas de Madame du Barry indican segmentos hasta el número {n}",
     when=drawer_number <= 3, editions=DELUXE, fills={"n": 3})
rule("solo.no_further_drawer", solo_drawer_named, False,
     "Madame du Barry's cards name no drawer beyond number {n}",
     "as cartas da Madame du Barry não indicam gaveta além do número {n}",
     "las cartas de Madame du Barry no indican ningún segmento más allá del número {n}",
     when=drawer_number > 3, editions=DELUXE, fills={"n": 3})
rule("solo.drawers", solo_drawers, 3,
     "as Madame du Barry's cards tell, there are {answer} drawers of resources",
     "segundo as cartas da Madame du Barry, há {answer} gavetas de Recursos",
     "según las cartas de Madame du Barry, hay {answer} segmentos de recursos",
     editions=DELUXE)
rule("solo.spaces_named", solo_spaces_in_drawer, 3,
     "Madame du Barry's cards name {answer} spaces of each drawer: left, centre and right",
     "as cartas da Madame du Barry indicam {answer} espaços por gaveta: o esquerdo, o central e o direito",
     "las cartas de Madame du Barry indican {answer} espacios por segmento: izquierdo, central y derecho",
     editions=DELUXE)
rule("solo.all_spaces_unknown", solo_every_space_named, OPEN,
     "whether a drawer has spaces Madame du Barry's cards do not name is shown by the board alone",
     "só o tabuleiro mostra se uma gaveta tem espaços que as cartas da Madame du Barry não indicam",
     "solo el tablero muestra si un segmento tiene espacios que las cartas de Madame du Barry no indican",
     editions=DELUXE, ruling="solo_actions.all_spaces")
rule("solo.takes_the_rest", solo_takes_partly, "must",
     "if only some of the spaces named are empty, Madame du Barry takes what the others hold",
     "se só alguns dos espaços indicados estão vazios, a Madame du Barry pega o que há nos outros",
     "si solo algunos espacios indicados están vacíos, Madame du Barry toma lo que hay en los demás",
     editions=DELUXE)
rule("solo.tiles_free", solo_tiles_price, 0,
     "Madame du Barry pays {answer} Livre for resource tiles",
     "a Madame du Barry paga {answer} Libras por peças de Recurso",
     "Madame du Barry paga {answer} Livre por las fichas de Recursos",
     editions=DELUXE,
     excepts=("resources.price_of_full_drawer", "resources.price_of_two"))
rule("solo.tiles_face_down", solo_tiles_face_down, "must",
     "Madame du Barry's resource tiles lie face down",
     "as peças de Recurso da Madame du Barry ficam viradas para baixo",
     "las fichas de Recursos de Madame du Barry están boca abajo",
     editions=DELUXE)
rule("solo.keeps_tiles", solo_turns_tiles_into_notions, "may not",
     "Madame du Barry keeps every resource tile and discards none for thread or lace",
     "a Madame du Barry guarda todas as peças de Recurso e não descarta nenhuma por Linha ou Renda",
     "Madame du Barry guarda todas las fichas de Recursos y no descarta ninguna por hilo o encaje",
     editions=DELUXE,
     excepts=("resources.turn_into_notions", "garments.reward_tile_converted"))

# Which garment.
rule("solo.garment_free", solo_garment_price, 0,
     "Madame du Barry pays {answer} Livre for a garment",
     "a Madame du Barry paga {answer} Libras por um Traje",
     "Madame du Barry paga {answer} Livre por un Vestido",
     editions=DELUXE,
     excepts=("garments.pay_price",))
rule("solo.garment_without_resources", solo_garment_resources, "may not",
     "Madame du Barry gives no resources for a garment",
     "a Madame du Barry não entrega Recursos por um Traje",
     "Madame du Barry no entrega recursos por un Vestido",
     editions=DELUXE,
     excepts=("garments.spend_resources",))
rule("solo.garments_from_right", solo_garment_counted_from, CountFrom.RIGHT,
     "the example of Madame du Barry's cards counts garments from the right",
     "o exemplo das cartas da Madame du Barry conta os Trajes da direita para a esquerda",
     "el ejemplo de las cartas de Madame du Barry cuenta los Vestidos desde la derecha",
     editions=DELUXE)
rule("solo.empty_windows_skipped", solo_empty_windows_counted, False,
     "when Madame du Barry counts garments, empty spaces of the display are skipped",
     "quando a Madame du Barry conta os Trajes, os espaços vazios da exibição não contam",
     "cuando Madame du Barry cuenta los Vestidos, los espacios vacíos no cuentan",
     editions=DELUXE)
rule("solo.too_few_garments", solo_garment_fallback, GarmentFallback.DEAREST_SPACE,
     "with fewer garments than her card counts, Madame du Barry makes the one a player would pay most for",
     "com menos Trajes do que a carta conta, a Madame du Barry costura o que custaria mais a um jogador",
     "con menos Vestidos de los que cuenta la carta, Madame du Barry hace el que más costaría a un jugador",
     editions=DELUXE)
rule("solo.any_garment", solo_makes_thimble_garment, "may",
     "Madame du Barry makes garments with and without the golden thimble",
     "a Madame du Barry costura Trajes com e sem o dedal dourado",
     "Madame du Barry hace Vestidos con y sin el dedal dorado",
     editions=DELUXE,
     excepts=("garments.golden_thimble",))
rule("solo.always_rents", solo_garment_fate, "must",
     "Madame du Barry rents every garment she makes",
     "a Madame du Barry aluga todo Traje que costura",
     "Madame du Barry alquila cada Vestido que hace",
     when=fate == Fate.RENT, editions=DELUXE,
     excepts=("garments.rent_or_sell", "garments.rent_or_sell_master"))
rule("solo.never_sells", solo_garment_fate, "may not",
     "Madame du Barry never sells a garment",
     "a Madame du Barry nunca vende um Traje",
     "Madame du Barry nunca vende un Vestido",
     when=fate == Fate.SELL, editions=DELUXE,
     excepts=("garments.no_space_sell", "garments.sold_without_space", "garments.others_must_sell"))

# Where it goes.
rule("solo.reveals_for_garment", solo_reveals_for_garment, 1,
     "{answer} further card is revealed to place Madame du Barry's garment",
     "para colocar o Traje da Madame du Barry é revelada mais {answer} carta",
     "para colocar el Vestido de Madame du Barry se revela {answer} carta más",
     editions=DELUXE)
rule("solo.revealed_no_turn", solo_revealed_is_turn, False,
     "a card revealed to place Madame du Barry's garment brings no action of its own",
     "a carta revelada para colocar o Traje da Madame du Barry não dá ação própria",
     "la carta revelada para colocar el Vestido de Madame du Barry no da acción propia",
     editions=DELUXE)
rule("solo.revealed_from_stock", solo_revealed_from_stock, True,
     "the card that places Madame du Barry's garment comes from her stock and goes face up to her discards",
     "a carta que coloca o Traje da Madame du Barry vem da reserva dela e vai virada para cima ao descarte",
     "la carta que coloca el Vestido de Madame du Barry sale de su reserva y va boca arriba a su descarte",
     editions=DELUXE)
rule("solo.master_space_first", solo_preference_rank, 1,
     "for her garment Madame du Barry prefers as number {answer} a Master guest space",
     "para seu Traje, a Madame du Barry prefere em {answer}º lugar um espaço de convidado do Mestre",
     "para su Vestido, Madame du Barry prefiere en el puesto {answer} un espacio de Invitado Maestro",
     when=preference == Preference.MASTER_SPACE, editions=DELUXE)
rule("solo.tile_second", solo_preference_rank, 2,
     "for her garment Madame du Barry prefers as number {answer} a space with a resource tile",
     "para seu Traje, a Madame du Barry prefere em {answer}º lugar um espaço com peça de Recurso",
     "para su Vestido, Madame du Barry prefiere en el puesto {answer} un espacio con ficha de Recurso",
     when=preference == Preference.TILE, editions=DELUXE)
rule("solo.notion_third", solo_preference_rank, 3,
     "for her garment Madame du Barry prefers as number {answer} a space with thread or lace",
     "para seu Traje, a Madame du Barry prefere em {answer}º lugar um espaço com Linha ou Renda",
     "para su Vestido, Madame du Barry prefiere en el puesto {answer} un espacio con hilo o encaje",
     when=preference == Preference.NOTION, editions=DELUXE)
rule("solo.livre_fourth", solo_preference_rank, 4,
     "for her garment Madame du Barry prefers as number {answer} a space with Livre",
     "para seu Traje, a Madame du Barry prefere em {answer}º lugar um espaço com Libras",
     "para su Vestido, Madame du Barry prefiere en el puesto {answer} un espacio con Livre",
     when=preference == Preference.LIVRE, editions=DELUXE)
rule("solo.in_a_hall", solo_space_used, "may",
     "Madame du Barry's garments go to guest spaces of both kinds",
     "os Trajes da Madame du Barry vão para espaços de convidado dos dois tipos",
     "los Vestidos de Madame du Barry van a espacios de Invitado de las dos clases",
     when=space != Space.TERRACE, editions=DELUXE)
rule("solo.not_on_terrace", solo_space_used, "may not",
     "no garment of Madame du Barry is put among the fireworks when it is made",
     "nenhum Traje da Madame du Barry vai para os fogos ao ser costurado",
     "ningún Vestido de Madame du Barry va a los fuegos artificiales al hacerse",
     when=space == Space.TERRACE, editions=DELUXE)
rule("solo.space_tie", solo_space_tie, TieBroken.PLAYER,
     "of guest spaces equally good for Madame du Barry, the player chooses",
     "entre espaços de convidado igualmente bons para a Madame du Barry, o jogador escolhe",
     "entre espacios de Invitado igual de buenos para Madame du Barry, elige el jugador",
     editions=DELUXE, ruling="solo_actions.space_tie")
rule("solo.rewards", solo_space_reward, True,
     "Madame du Barry gains the thread, lace or resource tile of a guest space",
     "a Madame du Barry recebe a Linha, a Renda ou a peça de Recurso de um espaço de convidado",
     "Madame du Barry recibe el hilo, el encaje o la ficha de Recurso de un espacio de Invitado",
     when=reward != SpaceReward.LIVRE, editions=DELUXE)
rule("solo.no_livre_reward", solo_space_reward, False,
     "Madame du Barry gains no Livre of a guest space",
     "a Madame du Barry não recebe Libras de um espaço de convidado",
     "Madame du Barry no recibe Livre de un espacio de Invitado",
     when=reward == SpaceReward.LIVRE, editions=DELUXE,
     excepts=("garments.reward_by_bank", "garments.reward_livre"))
rule("solo.reward_tile", solo_space_tile_from, TileFrom.BAG,
     "the resource tile a guest space brings Madame du Barry is a random one of the bag",
     "a peça de Recurso que um espaço dá à Madame du Barry é sorteada da bolsa",
     "la ficha de Recurso que un espacio da a Madame du Barry se saca al azar de la bolsa",
     editions=DELUXE,
     excepts=("garments.reward_tile_displayed", "garments.reward_tile_any_drawer"))
rule("solo.bag_empty", solo_bag_empty, NoTile.REFILL,
     "if the bag is empty when Madame du Barry is due a tile, discarded tiles go back into it first",
     "se a bolsa está vazia quando a Madame du Barry deve receber uma peça, voltam antes as descartadas",
     "si la bolsa está vacía cuando Madame du Barry debe recibir una ficha, vuelven antes las descartadas",
     editions=DELUXE, ruling="solo_actions.bag_empty")
rule("solo.hall_full", solo_hall_full, HallFull.NEXT_CARD,
     "if the hall named for Madame du Barry's garment is full, another card is revealed",
     "se a Galeria indicada para o Traje da Madame du Barry está cheia, revela-se outra carta",
     "si el salón indicado para el Vestido de Madame du Barry está lleno, se revela otra carta",
     editions=DELUXE)
rule("solo.all_halls_full", solo_every_hall_full, AllFull.POINTS,
     "if no hall has room for her garment, Madame du Barry gains the points of an impossible action",
     "se nenhuma Galeria tem lugar para o Traje, a Madame du Barry ganha os pontos da ação impossível",
     "si ningún salón tiene sitio para su Vestido, Madame du Barry recibe los puntos de la acción imposible",
     editions=DELUXE)
