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
     "the setup has {answer} steps",
     "a preparação tem {answer} passos",
     "la preparación tiene {answer} pasos",
     editions=DELUXE)
rule("setup.steps_original", setup_steps, 10,
     "the setup has {answer} steps",
     "a preparação tem {answer} passos",
     "la preparación tiene {answer} pasos",
     editions=ORIGINAL, ruling="setup.number_of_steps")
rule("setup.order_free", setup_order_binding, "may",
     "the steps may be done in the order given, but need not",
     "os passos podem seguir a ordem dada, mas não é obrigatório",
     "los pasos pueden seguir el orden dado, pero no es obligatorio",
     ruling="setup.order_free")
rule("setup.start_player_last", start_player_last_in_setup, True,
     "the starting player is chosen last",
     "o Jogador Inicial é escolhido por último",
     "el jugador inicial se elige al final")
rule("setup.start_player_agreed", start_player_undecided, Owner.AGREEMENT,
     "where that finds nobody, or several, the players agree",
     "se isso não apontar ninguém, ou vários, os jogadores combinam",
     "si eso no señala a nadie, o a varios, los jugadores lo acuerdan",
     editions=DELUXE, ruling="setup.start_player_agreed")
rule("setup.start_player_rule_missing", start_player_undecided, OPEN,
     "the original has no rule that could fail",
     "a edição original não tem regra que possa falhar",
     "la edición original no tiene regla que pueda fallar",
     editions=ORIGINAL, ruling="setup.open_original")

# The table.
rule("setup.punch_out", cardboard_punched_first, True,
     "before the first game the cardboard is punched out",
     "antes da primeira partida destacam-se as peças de papelão",
     "antes de la primera partida se separan las piezas de cartón")
rule("setup.board_in_middle", board_in_middle, True,
     "the board lies in the middle",
     "o tabuleiro fica no meio",
     "el tablero va en el centro")
rule("setup.side_fixed", board_side_other, "may not",
     "the other side of the board may not be used",
     "não se pode usar o outro lado do tabuleiro",
     "no se puede usar el otro lado del tablero")
rule("setup.deck_face_down", employee_deck_face_down, True,
     "the employee deck lies face down",
     "o baralho de fila fica virado para baixo",
     "la pila de Empleados está boca abajo")
rule("setup.tiles_mixed", stock_mixed_in_setup, True,
     "resource tiles and garments are mixed",
     "misturam-se as peças de Recurso e os Trajes",
     "se mezclan las fichas de recursos y los Vestidos")
rule("setup.piles_several", resource_piles_several, True,
     "the resource tiles make several piles",
     "as peças de Recurso formam várias pilhas",
     "las fichas de recursos forman varias pilas",
     editions=ORIGINAL)
rule("setup.no_piles", resource_piles_several, OPEN,
     "Deluxe has no piles of resource tiles",
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
     "all cards and tiles are used, whatever the number of players",
     "usam-se todas as cartas e peças, seja qual for o número de jogadores",
     "se usan todas las cartas y fichas, sea cual sea el número de jugadores")
rule("setup.filled_in_round_one", display_first_filled, FirstFilled.PREPARATION,
     "queue and displays are first filled when round one is prepared",
     "a fila e as exibições são preenchidas na preparação da primeira Rodada",
     "la fila, el almacén y el taller se llenan al preparar la primera ronda",
     ruling="setup.filled_in_round_one")
rule("setup.no_discards", game_begins_with_discards, False,
     "all discards are empty at the start",
     "no começo todos os descartes estão vazios",
     "al principio todos los descartes están vacíos")

# What each player gets.
rule("setup.one_each", part_per_player, 1,
     "each player gets {answer} board",
     "cada jogador recebe {answer} Tabuleiro de Jogador",
     "cada jugador recibe {answer} tablero de jugador",
     when=part == Part.PLAYER_BOARDS)
rule("setup.one_of_each_notion", part_per_player, 1,
     "and {answer} lace and thread each",
     "e {answer} Renda e Linha de cada",
     "y {answer} de encaje y de hilo",
     when=part.one_of(Part.LACE_MARKERS, Part.THREAD_MARKERS), ruling="setup.start_notions")
rule("setup.tray_and_counter", part_per_player, 1,
     "each player gets {answer} resource tray and counter for points",
     "cada jogador recebe {answer} Bandeja de Recursos e contador de pontos",
     "cada jugador recibe {answer} bandeja de recursos y contador de puntos",
     when=deluxe_only, editions=DELUXE)
rule("setup.no_tray_or_counter", part_per_player, 0,
     "the original has neither trays nor counters for points",
     "a edição original não tem bandejas nem contadores de pontos",
     "la edición original no tiene bandejas ni contadores de puntos",
     when=deluxe_only, editions=ORIGINAL)
rule("setup.start_cards_each", part_per_player, 5,
     "each player gets {answer} starting employees",
     "cada jogador recebe {answer} Funcionários iniciais",
     "cada jugador recibe {answer} Empleados iniciales",
     when=part == Part.START_CARDS)
rule("setup.markers_each_deluxe", part_per_player, 20,
     "each player gets {answer} ownership markers",
     "cada jogador recebe {answer} marcadores de Grife",
     "cada jugador recibe {answer} marcadores de propiedad",
     when=part == Part.OWNERSHIP_MARKERS, editions=DELUXE)
rule("setup.markers_each_original", part_per_player, 16,
     "each player gets {answer} ownership markers",
     "cada jogador recebe {answer} marcadores de Grife",
     "cada jugador recibe {answer} marcadores de propiedad",
     when=part == Part.OWNERSHIP_MARKERS, editions=ORIGINAL)
rule("setup.coins_each", part_per_player, OPEN,
     "in how many coins the starting Livre are paid is left open",
     "fica em aberto em quantas moedas se pagam as Libras iniciais",
     "queda abierto en cuántas monedas se pagan los Livre iniciales",
     when=part == Part.COINS, ruling="setup.open")
rule("setup.nothing_else", part_per_player, 0,
     "of anything else each player gets {answer}",
     "de qualquer outra coisa cada jogador recebe {answer}",
     "de cualquier otra cosa cada jugador recibe {answer}",
     when=~(one_each | deluxe_only | part.one_of(Part.START_CARDS, Part.OWNERSHIP_MARKERS, Part.COINS)),
     ruling="setup.nothing_else")
rule("setup.goods_personal", start_goods_supply_is_personal, True,
     "money, thread and lace are each player's own",
     "Libras, Linha e Renda são de cada jogador",
     "los Livre, el hilo y el encaje son de cada jugador")
rule("setup.goods_equal", start_goods_equal, True,
     "all players begin with the same goods, whoever begins",
     "todos começam com os mesmos bens, comece quem começar",
     "todos empiezan con los mismos bienes, empiece quien empiece")
rule("setup.goods_by_any_number", start_goods_with_players, True,
     "these goods do not depend on the number of players",
     "esses bens não dependem do número de jogadores",
     "esos bienes no dependen del número de jugadores")
rule("setup.no_swap", start_notion_instead, "may not",
     "nobody may swap the starting thread or lace",
     "ninguém pode trocar a Linha ou a Renda inicial",
     "nadie puede cambiar el hilo o el encaje inicial",
     ruling="setup.parts_fixed")
rule("setup.colours_differ", same_colour_twice, "may not",
     "two players may not take the same colour",
     "dois jogadores não podem ter a mesma cor",
     "dos jugadores no pueden tener el mismo color",
     ruling="setup.parts_fixed")
rule("setup.team_given", start_team_chosen, "may not",
     "the starting team may not be chosen",
     "a equipe inicial não pode ser escolhida",
     "el equipo inicial no se puede elegir")
rule("setup.all_markers_at_start", markers_handed_out_at_start, True,
     "a player gets all ownership markers at the start",
     "um jogador recebe todos os marcadores de Grife no começo",
     "un jugador recibe todos los marcadores de propiedad al principio")

# Pictures.
rule("setup.picture_players", players_in_setup_picture, 4,
     "the picture shows the setup for {answer} players",
     "a figura mostra a preparação para {answer} jogadores",
     "la imagen muestra la preparación para {answer} jugadores",
     editions=DELUXE)
rule("setup.no_picture", players_in_setup_picture, OPEN,
     "no picture of the setup is known",
     "não se conhece figura da preparação",
     "no se conoce ninguna imagen de la preparación",
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
     "the picture numbers fireworks, all halls, the halls, their decorations, and then what is bought",
     "a figura numera fogos, todas as Galerias, as Galerias, suas Decorações e depois o que se compra",
     "la imagen numera fuegos, todos los salones, los salones, sus Decoraciones y luego lo que se compra",
     editions=DELUXE)
rule("setup.hall_areas", area_number,
     when(place_on_board == BoardPlace.ROYAL_HALL, 1,
          when(place_on_board == BoardPlace.HALL_2, 2,
               when(place_on_board == BoardPlace.HALL_3, 3,
                    when(place_on_board == BoardPlace.HALL_4, 4, 5)))),
     "the royal hall is the first area, and the others follow",
     "a Galeria Real é a primeira área, e as outras seguem",
     "el salón del Rey es la primera zona, y los demás siguen",
     editions=DELUXE)
rule("setup.no_legend", board_legend_number, OPEN,
     "no text of the original numbers the places of the board",
     "nenhum texto da edição original numera os lugares do tabuleiro",
     "ningún texto de la edición original numera los lugares del tablero",
     editions=ORIGINAL, ruling="setup.open_original")
rule("setup.no_areas", area_number, OPEN,
     "no text of the original numbers the halls",
     "nenhum texto da edição original numera as Galerias",
     "ningún texto de la edición original numera los salones",
     editions=ORIGINAL, ruling="setup.open_original")
