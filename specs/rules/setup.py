"""Setup: the board, the stocks, and what each player begins with."""

from oracle.rules import OPEN, Rulebook
from oracle.terms import when
from specs.questions.base_setup import (
    BoardSide,
    Chosen,
    SetupStep,
    TilesKept,
    board_side_for,
    board_side_for_one,
    color_chosen_by_player,
    deck_level_at,
    displays_filled_in_setup,
    garments_wait_in_bag,
    levels_shuffled_apart,
    place,
    players_highest,
    players_lowest,
    resource_tiles_wait,
    seats,
    setup_step,
    setup_step_number,
    start_cards_in_reserve,
    start_livre,
    start_markers,
    start_notions,
    start_player_chosen,
    start_player_gets_marker,
    start_points,
    start_resource_tiles,
    start_team_size,
    unused_cards_returned,
)

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)

first_steps = setup_step.one_of(
    SetupStep.BOARD, SetupStep.FAVOR, SetupStep.EMPLOYEE_DECK, SetupStep.RESOURCES, SetupStep.GARMENTS
)

rule = Rulebook("setup")

# The steps.
rule("setup.first_steps", setup_step_number,
     when(setup_step == SetupStep.BOARD, 1,
          when(setup_step == SetupStep.FAVOR, 2,
               when(setup_step == SetupStep.EMPLOYEE_DECK, 3,
                    when(setup_step == SetupStep.RESOURCES, 4, 5)))),
     "the setup begins with board, favor, employee deck, resource tiles and garments, in this order",
     "a Preparação começa com tabuleiro, Favor, baralho de fila, Recursos e Trajes, nesta ordem",
     "la preparación empieza con tablero, favor, pila de Empleados, recursos y Vestidos, en este orden",
     when=first_steps)
rule("setup.later_steps_deluxe", setup_step_number,
     when(setup_step == SetupStep.PLAYER_PARTS, 6,
          when(setup_step == SetupStep.CARDS_EXPLAINED, 7,
               when(setup_step == SetupStep.BANK, 8,
                    when(setup_step == SetupStep.NOTION_SUPPLY, 9,
                         when(setup_step == SetupStep.START_GOODS, 10, 11))))),
     "the Deluxe setup goes on with players' parts, cards, bank, notions, starting goods and first player",
     "a Preparação Deluxe segue com jogadores, cartas, banco, Linha e Renda, bens iniciais e Jogador Inicial",
     "la preparación Deluxe sigue con jugadores, cartas, banco, hilo y encaje, bienes y jugador inicial",
     when=~first_steps & ~(setup_step == SetupStep.POINT_TOKENS), editions=DELUXE)
rule("setup.no_tokens_deluxe", setup_step_number, 0,
     "the Deluxe setup lays out no tokens for prestige points",
     "a Preparação Deluxe não põe fichas de Pontos de Prestígio",
     "la preparación Deluxe no pone fichas de Puntos de Prestigio",
     when=setup_step == SetupStep.POINT_TOKENS, editions=DELUXE, ruling="setup.no_tokens")
rule("setup.later_steps_original", setup_step_number,
     when(setup_step == SetupStep.PLAYER_PARTS, 6,
          when(setup_step.one_of(SetupStep.BANK, SetupStep.POINT_TOKENS), 7,
               when(setup_step == SetupStep.NOTION_SUPPLY, 8,
                    when(setup_step == SetupStep.START_GOODS, 9, 10)))),
     "the original setup goes on with players' parts, bank and tokens, notions, starting goods, first player",
     "a Preparação original segue com jogadores, banco e fichas, Linha e Renda, bens e Jogador Inicial",
     "la preparación original sigue con jugadores, banco y fichas, hilo y encaje, bienes y jugador inicial",
     when=~first_steps & ~(setup_step == SetupStep.CARDS_EXPLAINED), editions=ORIGINAL, ruling="setup.step_numbers")
rule("setup.cards_explained_original", setup_step_number, 0,
     "the original setup explains the piles of cards in a note, not in a step",
     "a Preparação original explica as pilhas de cartas numa nota, não num passo",
     "la preparación original explica las pilas de cartas en una nota, no en un paso",
     when=setup_step == SetupStep.CARDS_EXPLAINED, editions=ORIGINAL)

# Players and board.
rule("setup.players_lowest_deluxe", players_lowest, 1,
     "the Deluxe edition is for {answer} player or more",
     "a edição Deluxe é para {answer} jogador ou mais",
     "la edición Deluxe es para {answer} jugador o más",
     editions=DELUXE)
rule("setup.players_lowest_original", players_lowest, 2,
     "the original edition is for {answer} players or more",
     "a edição original é para {answer} jogadores ou mais",
     "la edición original es para {answer} jugadores o más",
     editions=ORIGINAL)
rule("setup.players_highest", players_highest, 5,
     "the game is for up to {answer} players",
     "o jogo é para até {answer} jogadores",
     "el juego es para hasta {answer} jugadores")
rule("setup.side_for_few", board_side_for, BoardSide.FEW,
     "up to {n} players use the side of the board for few",
     "até {n} jogadores usam o lado do tabuleiro para poucos",
     "hasta {n} jugadores usan el lado del tablero para pocos",
     when=seats <= 3, fills={"n": 3})
rule("setup.side_for_many", board_side_for, BoardSide.MANY,
     "{n} players or more use the side of the board for many",
     "{n} jogadores ou mais usam o lado do tabuleiro para muitos",
     "{n} jugadores o más usan el lado del tablero para muchos",
     when=seats >= 4, fills={"n": 4})
rule("setup.side_for_one", board_side_for_one, BoardSide.FEW,
     "in the Deluxe edition a single player uses the side of the board for few",
     "na edição Deluxe, um jogador sozinho usa o lado do tabuleiro para poucos",
     "en la edición Deluxe un jugador solo usa el lado del tablero para pocos",
     editions=DELUXE)
rule("setup.no_single_player", board_side_for_one, OPEN,
     "the original edition is not played alone",
     "a edição original não se joga sozinho",
     "la edición original no se juega en solitario",
     editions=ORIGINAL, ruling="setup.open_original")
rule("setup.color_chosen", color_chosen_by_player, True,
     "each player chooses a colour",
     "cada jogador escolhe uma cor",
     "cada jugador elige un color")
rule("setup.unused_colors", unused_cards_returned, True,
     "the parts of colours nobody plays stay in the box",
     "as peças das cores que ninguém usa ficam na caixa",
     "las piezas de los colores que nadie usa quedan en la caja",
     ruling="setup.unused_colors")

# Deck and stocks.
rule("setup.deck_order", deck_level_at, place,
     "the employee deck runs from level I on top to level VI at the bottom",
     "o baralho de fila vai do Nível I, em cima, ao Nível VI, embaixo",
     "la pila de Empleados va del nivel I, arriba, al nivel VI, abajo")
rule("setup.levels_apart", levels_shuffled_apart, True,
     "each level of employees is shuffled by itself",
     "cada nível de Funcionários é embaralhado à parte",
     "cada nivel de Empleados se baraja por separado")
rule("setup.resources_in_bag", resource_tiles_wait, TilesKept.BAG,
     "in the Deluxe edition resource tiles wait in a bag",
     "na edição Deluxe, as peças de Recurso esperam numa bolsa",
     "en la edición Deluxe las fichas de Recursos esperan en una bolsa",
     editions=DELUXE)
rule("setup.resources_in_piles", resource_tiles_wait, TilesKept.PILES,
     "in the original edition resource tiles wait in piles, face down",
     "na edição original, as peças de Recurso esperam em pilhas, viradas para baixo",
     "en la edición original las fichas de Recursos esperan en pilas, boca abajo",
     editions=ORIGINAL)
rule("setup.garments_in_bag", garments_wait_in_bag, True,
     "the garment tiles wait in a bag",
     "as peças de Traje esperam numa bolsa",
     "las fichas de Vestido esperan en una bolsa")
rule("setup.displays_empty", displays_filled_in_setup, False,
     "the setup does not yet fill queue and displays",
     "a Preparação ainda não preenche a fila e as exibições",
     "la preparación aún no llena la fila, el almacén ni el taller",
     ruling="setup.first_filling")

# What a player begins with.
rule("setup.livre", start_livre, 15,
     "a player begins with {answer} Livre",
     "um jogador começa com {answer} Libras",
     "un jugador empieza con {answer} Livre")
rule("setup.notions", start_notions, 1,
     "a player begins with {answer} thread and as much lace",
     "um jogador começa com {answer} Linha e outro tanto de Renda",
     "un jugador empieza con {answer} hilo y otro tanto de encaje")
rule("setup.team", start_team_size, 5,
     "a player begins with {answer} employees",
     "um jogador começa com {answer} Funcionários",
     "un jugador empieza con {answer} Empleados")
rule("setup.team_in_reserve", start_cards_in_reserve, True,
     "the starting employees begin face down in the reserve",
     "os Funcionários iniciais começam virados para baixo na reserva",
     "los Empleados base empiezan boca abajo en la reserva")
rule("setup.markers_deluxe", start_markers, 20,
     "in the Deluxe edition a player gets {answer} ownership markers",
     "na edição Deluxe, um jogador recebe {answer} marcadores de Grife",
     "en la edición Deluxe un jugador recibe {answer} marcadores de propiedad",
     editions=DELUXE)
rule("setup.markers_original", start_markers, 16,
     "in the original edition a player gets {answer} ownership markers",
     "na edição original, um jogador recebe {answer} marcadores de propriedade",
     "en la edición original un jugador recibe {answer} marcadores de propiedad",
     editions=ORIGINAL)
rule("setup.points", start_points, 0,
     "a player begins with {answer} prestige points",
     "um jogador começa com {answer} Pontos de Prestígio",
     "un jugador empieza con {answer} Puntos de Prestigio")
rule("setup.no_resource_tiles", start_resource_tiles, 0,
     "a player begins with {answer} resource tiles",
     "um jogador começa com {answer} peças de Recurso",
     "un jugador empieza con {answer} fichas de Recursos")
rule("setup.last_to_sew", start_player_chosen, Chosen.LAST_SEWED,
     "in the Deluxe edition whoever last held needle and thread begins",
     "na edição Deluxe, começa quem por último pegou em agulha e linha",
     "en la edición Deluxe empieza quien por último usó aguja e hilo",
     editions=DELUXE)
rule("setup.start_player_free", start_player_chosen, Chosen.ANYHOW,
     "in the original edition how the starting player is found is left to the players",
     "na edição original, cabe aos jogadores decidir como achar o Jogador Inicial",
     "en la edición original se deja a los jugadores cómo determinar al jugador inicial",
     editions=ORIGINAL)
rule("setup.start_marker", start_player_gets_marker, True,
     "the starting player takes the starting player marker",
     "o Jogador Inicial fica com o marcador de Jogador Inicial",
     "el jugador inicial recibe el marcador de jugador inicial")
