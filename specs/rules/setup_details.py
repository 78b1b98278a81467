"""Setup, small print: where things lie, what each player gets, and the numbers in pictures."""

from oracle.rules import OPEN, Rulebook
from oracle.terms import when
from specs.questions.base_components import Part, part
from specs.questions.extra_deluxe_setup import (
    BoardPlace,
    area_number,
    board_in_middle,
    board_legend_number,
    cardboard_punched_first,
    common_stock_near_board,
    employee_deck_face_down,
    part_per_player,
    place_on_board,
    players_in_setup_picture,
    start_goods_supply_is_personal,
    stock_mixed_in_setup,
)
from specs.questions.setup import (
    FirstFilled,
    Laid,
    Owner,
    all_used_with,
    board_side_other,
    display_first_filled,
    game_begins_with_discards,
    laid,
    laid_beside_board,
    markers_handed_out_at_start,
    resource_piles_several,
    same_colour_twice,
    setup_order_binding,
    setup_steps,
    start_goods_equal,
    start_goods_with_players,
    start_notion_instead,
    start_player_last_in_setup,
    start_player_undecided,
    start_team_chosen,
)

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)

one_each = part.one_of(Part.PLAYER_BOARDS, Part.LACE_MARKERS, Part.THREAD_MARKERS)
deluxe_only = part.one_of(Part.RESOURCE_TRAYS, Part.POINT_COUNTERS)

rule = Rulebook("setup")

rule("setup.steps_deluxe", setup_steps, 11,
     "in the Deluxe edition the setup has {answer} steps",
     "na edição Deluxe, a Preparação tem {answer} passos",
     "en la edición Deluxe la preparación tiene {answer} pasos",
     editions=DELUXE)
rule("setup.steps_original", setup_steps, 10,
     "in the original edition the setup has {answer} steps",
     "na edição original, a Preparação tem {answer} passos",
     "en la edición original la preparación tiene {answer} pasos",
     editions=ORIGINAL, ruling="setup.number_of_steps")
rule("setup.order_free", setup_order_binding, "may",
     "the setup steps may be done in the order given, but need not",
     "os passos da Preparação podem seguir a ordem dada, mas não é obrigatório",
     "los pasos de la preparación pueden seguir el orden dado, pero no es obligatorio",
     ruling="setup.order_free")
rule("setup.start_player_last", start_player_last_in_setup, True,
     "in the setup the starting player is chosen last",
     "na Preparação, o Jogador Inicial é escolhido por último",
     "en la preparación el jugador inicial se elige al final")
rule("setup.start_player_agreed", start_player_undecided, Owner.AGREEMENT,
     "in the Deluxe edition players agree on who begins if needle and thread point to nobody, or several",
     "na edição Deluxe, os jogadores combinam quem começa se agulha e linha não apontam um só",
     "en la edición Deluxe los jugadores acuerdan quién empieza si aguja e hilo no señalan a uno solo",
     editions=DELUXE, ruling="setup.start_player_agreed")
rule("setup.start_player_rule_missing", start_player_undecided, OPEN,
     "the original edition has no rule for the starting player that could fail",
     "a edição original não tem regra do Jogador Inicial que possa falhar",
     "la edición original no tiene regla del jugador inicial que pueda fallar",
     editions=ORIGINAL, ruling="setup.open_original")

# The table.
rule("setup.punch_out", cardboard_punched_first, True,
     "before the first game the cardboard is punched out",
     "antes da primeira partida destacam-se as peças de papelão",
     "antes de la primera partida se separan las piezas de cartón")
rule("setup.board_in_middle", board_in_middle, True,
     "the game board lies in the middle of the table",
     "o tabuleiro de jogo fica no meio da mesa",
     "el tablero de juego va en el centro de la mesa")
rule("setup.side_fixed", board_side_other, "may not",
     "the side of the board not meant for so many players may not be used",
     "não se pode usar o lado do tabuleiro que não é para esse número de jogadores",
     "no se puede usar el lado del tablero que no es para ese número de jugadores")
rule("setup.deck_face_down", employee_deck_face_down, True,
     "the employee deck lies face down",
     "o baralho de fila fica virado para baixo",
     "la pila de Empleados está boca abajo")
rule("setup.tiles_mixed", stock_mixed_in_setup, True,
     "resource tiles and garments are mixed in the setup",
     "as peças de Recurso e os Trajes são misturados na Preparação",
     "las fichas de Recursos y los Vestidos se mezclan en la preparación")
rule("setup.piles_several", resource_piles_several, True,
     "in the original edition the resource tiles make several piles",
     "na edição original, as peças de Recurso formam várias pilhas",
     "en la edición original las fichas de Recursos forman varias pilas",
     editions=ORIGINAL)
rule("setup.no_piles", resource_piles_several, OPEN,
     "the Deluxe edition has no piles of resource tiles",
     "a edição Deluxe não tem pilhas de Recursos",
     "la edición Deluxe no tiene pilas de recursos",
     editions=DELUXE, ruling="setup.open_deluxe")
rule("setup.deck_beside_board", laid_beside_board, True,
     "the employee deck lies beside the board",
     "o baralho de fila fica ao lado do tabuleiro",
     "la pila de Empleados está junto al tablero",
     when=laid == Laid.EMPLOYEE_DECK, ruling="setup.deck_beside_board")
rule("setup.stocks_beside_board", laid_beside_board, True,
     "the stock of resource tiles and the bag of garments lie beside the board",
     "o estoque de Recursos e a bolsa de Trajes ficam ao lado do tabuleiro",
     "las reservas de recursos y la bolsa de Vestidos están junto al tablero",
     when=~(laid == Laid.EMPLOYEE_DECK))
rule("setup.common_stock", common_stock_near_board, True,
     "coins, thread and lace lie near the board for all",
     "moedas, Linha e Renda ficam perto do tabuleiro, para todos",
     "monedas, hilo y encaje están cerca del tablero, para todos")
rule("setup.all_used", all_used_with, True,
     "all employees to hire, resource tiles and garments are used, whatever the number of players",
     "usam-se todos os Funcionários a contratar, peças de Recurso e Trajes, seja qual for o número de jogadores",
     "se usan todos los Empleados por contratar, fichas de Recurso y Vestidos, sea cual sea el número de jugadores")
rule("setup.filled_in_round_one", display_first_filled, FirstFilled.PREPARATION,
     "queue and displays are first filled when round one is prepared",
     "a fila e as exibições são preenchidas na preparação da primeira Rodada",
     "la fila, el almacén y el taller se llenan al preparar la primera ronda",
     ruling="setup.filled_in_round_one")
rule("setup.no_discards", game_begins_with_discards, False,
     "all discards of tiles are empty when the game begins",
     "no começo do jogo, todos os descartes de peças estão vazios",
     "al empezar la partida todos los descartes de fichas están vacíos")

# What each player gets.
rule("setup.one_each", part_per_player, 1,
     "each player gets {answer} player board",
     "cada jogador recebe {answer} Tabuleiro de Jogador",
     "cada jugador recibe {answer} tablero de jugador",
     when=part == Part.PLAYER_BOARDS)
rule("setup.one_of_each_notion", part_per_player, 1,
     "each player gets {answer} lace and {answer} thread in the setup",
     "cada jogador recebe {answer} Renda e {answer} Linha na Preparação",
     "cada jugador recibe {answer} de encaje y {answer} de hilo en la preparación",
     when=part.one_of(Part.LACE_MARKERS, Part.THREAD_MARKERS), ruling="setup.start_notions")
rule("setup.tray_and_counter", part_per_player, 1,
     "in the Deluxe edition each player gets {answer} resource tray and {answer} counter for points",
     "na edição Deluxe, cada jogador recebe {answer} Bandeja de Recursos e {answer} Contador de Prestígio",
     "en la edición Deluxe cada jugador recibe {answer} bandeja de recursos y {answer} contador de puntos",
     when=deluxe_only, editions=DELUXE)
rule("setup.no_tray_or_counter", part_per_player, 0,
     "the original edition has neither trays nor counters for points to hand out",
     "a edição original não tem bandejas nem contadores de pontos para distribuir",
     "la edición original no tiene bandejas ni contadores de puntos que repartir",
     when=deluxe_only, editions=ORIGINAL,
     claims=("original-es.parts.no_trays", "original-es.parts.no_counters"))
rule("setup.start_cards_each", part_per_player, 5,
     "each player gets {answer} starting employees",
     "cada jogador recebe {answer} Funcionários iniciais",
     "cada jugador recibe {answer} Empleados base",
     when=part == Part.START_CARDS)
rule("setup.markers_each_deluxe", part_per_player, 20,
     "in the Deluxe edition each player gets {answer} ownership markers",
     "na edição Deluxe, cada jogador recebe {answer} marcadores de Grife",
     "en la edición Deluxe cada jugador recibe {answer} marcadores de propiedad",
     when=part == Part.OWNERSHIP_MARKERS, editions=DELUXE)
rule("setup.markers_each_original", part_per_player, 16,
     "in the original edition each player gets {answer} ownership markers",
     "na edição original, cada jogador recebe {answer} marcadores de propriedade",
     "en la edición original cada jugador recibe {answer} marcadores de propiedad",
     when=part == Part.OWNERSHIP_MARKERS, editions=ORIGINAL)
rule("setup.coins_each", part_per_player, OPEN,
     "the texts do not say in how many coins the starting Livre are paid",
     "os textos não dizem em quantas moedas se pagam as Libras iniciais",
     "los textos no dicen en cuántas monedas se pagan los Livre iniciales",
     when=part == Part.COINS, ruling="setup.open")
rule("setup.nothing_else", part_per_player, 0,
     "of parts not handed out to every player each gets {answer} in the setup; one alone gets the starting marker",
     "de componentes que não se distribuem a todos, cada um recebe {answer}; só um fica com o marcador inicial",
     "de componentes que no se reparten a todos, cada uno recibe {answer}; solo uno tiene el marcador inicial",
     when=~(one_each | deluxe_only | part.one_of(Part.START_CARDS, Part.OWNERSHIP_MARKERS, Part.COINS)),
     ruling="setup.nothing_else")
rule("setup.goods_personal", start_goods_supply_is_personal, True,
     "the money, thread and lace handed out in the setup are each player's own",
     "as Libras, a Linha e a Renda dadas na Preparação são de cada jogador",
     "los Livre, el hilo y el encaje repartidos en la preparación son de cada jugador")
rule("setup.goods_equal", start_goods_equal, True,
     "all players begin with the same goods, whoever begins",
     "todos começam com os mesmos bens, comece quem começar",
     "todos empiezan con los mismos bienes, empiece quien empiece")
rule("setup.goods_by_any_number", start_goods_with_players, True,
     "the starting goods do not depend on the number of players",
     "os bens iniciais não dependem do número de jogadores",
     "los bienes iniciales no dependen del número de jugadores")
rule("setup.no_swap", start_notion_instead, "may not",
     "nobody may swap the starting thread for lace or the lace for thread",
     "ninguém pode trocar a Linha inicial por Renda nem a Renda por Linha",
     "nadie puede cambiar el hilo inicial por encaje ni el encaje por hilo",
     ruling="setup.parts_fixed",
     claims=("deluxe-pt.setup.goods_equal", "original-es.setup.goods_alike", "summary-pt.setup.goods_equal",
             "summary-en.setup.goods_equal"))
rule("setup.colours_differ", same_colour_twice, "may not",
     "two players may not take the same colour",
     "dois jogadores não podem ter a mesma cor",
     "dos jugadores no pueden tener el mismo color",
     ruling="setup.parts_fixed",
     claims=("deluxe-pt.setup.color", "deluxe-pt.parts.player_boards_each", "original-es.setup.parts_of_color",
             "summary-pt.setup.colour", "summary-en.setup.colour"))
rule("setup.team_given", start_team_chosen, "may not",
     "the starting team may not be chosen",
     "a equipe inicial não pode ser escolhida",
     "el mazo inicial no se puede elegir")
rule("setup.all_markers_at_start", markers_handed_out_at_start, True,
     "a player gets all ownership markers at the start",
     "um jogador recebe todos os marcadores de Grife no começo",
     "un jugador recibe todos los marcadores de propiedad al principio")

# Pictures.
rule("setup.picture_players", players_in_setup_picture, 4,
     "the Deluxe picture of the setup shows {answer} players",
     "a figura da Preparação na edição Deluxe é para {answer} jogadores",
     "la imagen de la preparación de la edición Deluxe es para {answer} jugadores",
     editions=DELUXE)
rule("setup.no_picture", players_in_setup_picture, OPEN,
     "no picture of the setup is known of the original edition",
     "não se conhece figura da Preparação da edição original",
     "no se conoce ninguna imagen de la preparación de la edición original",
     editions=ORIGINAL, ruling="setup.open_original")
rule("setup.legend_halls", board_legend_number,
     when(place_on_board == BoardPlace.FIREWORKS, 1,
          when(place_on_board == BoardPlace.ALL_HALLS, 2,
               when(place_on_board == BoardPlace.ROYAL_HALL, 3,
                    when(place_on_board == BoardPlace.HALL_2, 4,
                         when(place_on_board == BoardPlace.HALL_3, 5,
                              when(place_on_board == BoardPlace.HALL_4, 6,
                                   when(place_on_board == BoardPlace.HALL_5, 7,
                                        when(place_on_board == BoardPlace.MUSICIANS, 8,
     when(place_on_board == BoardPlace.STATUES, 9,
          when(place_on_board == BoardPlace.KITCHEN_LEFT, 10,
               when(place_on_board == BoardPlace.KITCHEN_RIGHT, 11,
                    when(place_on_board == BoardPlace.DRAWERS, 12,
                         when(place_on_board == BoardPlace.QUEUE, 13,
                              when(place_on_board == BoardPlace.FAVOR, 14, 15)))))))))))))),
     "the board's picture numbers fireworks, all halls, the halls, their decorations, then what is bought",
     "a figura do tabuleiro numera fogos, todas as Galerias, as Galerias, Decorações e depois o que se compra",
     "la imagen del tablero numera fuegos, todos los salones, los salones, sus Decoraciones y lo que se compra",
     editions=DELUXE)
rule("setup.hall_areas", area_number,
     when(place_on_board == BoardPlace.ROYAL_HALL, 1,
          when(place_on_board == BoardPlace.HALL_2, 2,
               when(place_on_board == BoardPlace.HALL_3, 3,
                    when(place_on_board == BoardPlace.HALL_4, 4, 5)))),
     "on the board the King's Hall is the first area, and the other halls follow",
     "no tabuleiro, a Galeria Real é a primeira área, e as outras Galerias seguem",
     "en el tablero el salón del Rey es la primera zona, y los demás salones siguen",
     when=area_number.given, editions=DELUXE)
rule("setup.no_legend", board_legend_number, OPEN,
     "no text of the original numbers the places of the board",
     "nenhum texto da edição original numera os lugares do tabuleiro",
     "ningún texto de la edición original numera los lugares del tablero",
     editions=ORIGINAL, ruling="setup.open_original")
rule("setup.no_areas", area_number, OPEN,
     "no text of the original numbers the halls",
     "nenhum texto da edição original numera os salões",
     "ningún texto de la edición original numera los salones",
     when=area_number.given, editions=ORIGINAL, ruling="setup.open_original")
