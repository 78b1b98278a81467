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
     "first come board, favor, employee deck, resource tiles and garments, in this order",
     "primeiro vêm tabuleiro, Favor, baralho de fila, Recursos e Trajes, nesta ordem",
     "primero van tablero, favor, pila de Empleados, recursos y Vestidos, en este orden",
     when=first_steps)
rule("setup.later_steps_deluxe", setup_step_number,
     when(setup_step == SetupStep.PLAYER_PARTS, 6,
          when(setup_step == SetupStep.CARDS_EXPLAINED, 7,
               when(setup_step == SetupStep.BANK, 8,
                    when(setup_step == SetupStep.NOTION_SUPPLY, 9,
                         when(setup_step == SetupStep.START_GOODS, 10, 11))))),
     "then come players' parts, the piles of cards, bank, thread and lace, starting goods and starting player",
     "depois vêm as peças dos jogadores, as pilhas de cartas, banco, Linha e Renda, bens iniciais e Jogador Inicial",
     "luego van piezas de los jugadores, pilas de cartas, banco, hilo y encaje, bienes iniciales y jugador inicial",
     when=~first_steps & ~(setup_step == SetupStep.POINT_TOKENS), editions=DELUXE)
rule("setup.no_tokens_deluxe", setup_step_number, 0,
     "Deluxe lays out no tokens for prestige points",
     "na edição Deluxe não se põem fichas de Pontos de Prestígio",
     "en la edición Deluxe no se ponen fichas de puntos de prestigio",
     when=setup_step == SetupStep.POINT_TOKENS, editions=DELUXE, ruling="setup.no_tokens")
rule("setup.later_steps_original", setup_step_number,
     when(setup_step == SetupStep.PLAYER_PARTS, 6,
          when(setup_step.one_of(SetupStep.BANK, SetupStep.POINT_TOKENS), 7,
               when(setup_step == SetupStep.NOTION_SUPPLY, 8,
                    when(setup_step == SetupStep.START_GOODS, 9, 10)))),
     "then come players' parts, bank and tokens, thread and lace, starting goods and starting player",
     "depois vêm as peças dos jogadores, o banco e as fichas, Linha e Renda, os bens iniciais e o Jogador Inicial",
     "luego van piezas de los jugadores, banco y fichas, hilo y encaje, bienes iniciales y jugador inicial",
     when=~first_steps & ~(setup_step == SetupStep.CARDS_EXPLAINED), editions=ORIGINAL, ruling="setup.step_numbers")
rule("setup.cards_explained_original", setup_step_number, 0,
     "the piles of cards are explained in a note, not in a step",
     "as pilhas de cartas são explicadas numa nota, não num passo",
     "las pilas de cartas se explican en una nota, no en un paso",
     when=setup_step == SetupStep.CARDS_EXPLAINED, editions=ORIGINAL)

# Players and board.
rule("setup.players_lowest_deluxe", players_lowest, 1,
     "the game is for {answer} player or more",
     "o jogo é para {answer} jogador ou mais",
     "el juego es para {answer} jugador o más",
     editions=DELUXE)
rule("setup.players_lowest_original", players_lowest, 2,
     "the game is for {answer} players or more",
     "o jogo é para {answer} jogadores ou mais",
     "el juego es para {answer} jugadores o más",
     editions=ORIGINAL)
rule("setup.players_highest", players_highest, 5,
     "the game is for up to {answer} players",
     "o jogo é para até {answer} jogadores",
     "el juego es para hasta {answer} jugadores")
rule("setup.side_for_few", board_side_for, BoardSide.FEW,
     "up to {n} players use the side for few",
     "até {n} jogadores usam o lado para poucos",
     "hasta {n} jugadores usan el lado para pocos",
     when=seats <= 3, fills={"n": 3})
rule("setup.side_for_many", board_side_for, BoardSide.MANY,
     "{n} players or more use the side for many",
     "{n} jogadores ou mais usam o lado para muitos",
     "{n} jugadores o más usan el lado para muchos",
     when=seats >= 4, fills={"n": 4})
rule("setup.side_for_one", board_side_for_one, BoardSide.FEW,
     "a single player uses the side for few",
     "um jogador sozinho usa o lado para poucos",
     "un jugador solo usa el lado para pocos",
     editions=DELUXE)
rule("setup.no_single_player", board_side_for_one, OPEN,
     "the original is not played alone",
     "a edição original não se joga sozinho",
     "la edición original no se juega en solitario",
     editions=ORIGINAL, ruling="setup.open_original")
rule("setup.color_chosen", color_chosen_by_player, True,
     "each player chooses a colour",
     "cada jogador escolhe uma cor",
     "cada jugador elige un color")
rule("setup.unused_colors", unused_cards_returned, True,
     "colours nobody plays stay in the box",
     "as cores que ninguém usa ficam na caixa",
     "los colores que nadie usa quedan en la caja",
     ruling="setup.unused_colors")

# Deck and stocks.
rule("setup.deck_order", deck_level_at, place,
     "the employee deck runs from the first level on top to the last at the bottom",
     "o baralho de fila vai do primeiro nível, em cima, ao último, embaixo",
     "la pila de Empleados va del primer nivel, arriba, al último, abajo")
rule("setup.levels_apart", levels_shuffled_apart, True,
     "each level is shuffled by itself",
     "cada nível é embaralhado à parte",
     "cada nivel se baraja por separado")
rule("setup.resources_in_bag", resource_tiles_wait, TilesKept.BAG,
     "resource tiles wait in a bag",
     "as peças de Recurso esperam numa bolsa",
     "las fichas de recursos esperan en una bolsa",
     editions=DELUXE)
rule("setup.resources_in_piles", resource_tiles_wait, TilesKept.PILES,
     "resource tiles wait in piles, face down",
     "as peças de Recurso esperam em pilhas, viradas para baixo",
     "las fichas de recursos esperan en pilas, boca abajo",
     editions=ORIGINAL)
rule("setup.garments_in_bag", garments_wait_in_bag, True,
     "garments wait in a bag",
     "os Trajes esperam numa bolsa",
     "los Vestidos esperan en una bolsa")
rule("setup.displays_empty", displays_filled_in_setup, False,
     "queue and displays are not yet filled",
     "a fila e as exibições ainda não são preenchidas",
     "la fila, el almacén y el taller aún no se llenan",
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
     "they lie face down in the reserve",
     "ficam virados para baixo na reserva",
     "están boca abajo en la reserva")
rule("setup.markers_deluxe", start_markers, 20,
     "a player gets {answer} ownership markers",
     "um jogador recebe {answer} marcadores de Grife",
     "un jugador recibe {answer} marcadores de propiedad",
     editions=DELUXE)
rule("setup.markers_original", start_markers, 16,
     "a player gets {answer} ownership markers",
     "um jogador recebe {answer} marcadores de Grife",
     "un jugador recibe {answer} marcadores de propiedad",
     editions=ORIGINAL)
rule("setup.points", start_points, 0,
     "a player begins with {answer} prestige points",
     "um jogador começa com {answer} Pontos de Prestígio",
     "un jugador empieza con {answer} puntos de prestigio")
rule("setup.no_resource_tiles", start_resource_tiles, 0,
     "a player begins with {answer} resource tiles",
     "um jogador começa com {answer} peças de Recurso",
     "un jugador empieza con {answer} fichas de recursos")
rule("setup.last_to_sew", start_player_chosen, Chosen.LAST_SEWED,
     "whoever last held needle and thread begins",
     "começa quem por último pegou em agulha e linha",
     "empieza quien por último usó aguja e hilo",
     editions=DELUXE)
rule("setup.start_player_free", start_player_chosen, Chosen.ANYHOW,
     "how the starting player is found is left to the players",
     "fica a critério dos jogadores como achar o Jogador Inicial",
     "se deja a los jugadores cómo determinar al jugador inicial",
     editions=ORIGINAL)
rule("setup.start_marker", start_player_gets_marker, True,
     "the starting player takes the marker",
     "o Jogador Inicial fica com o marcador",
     "el jugador inicial recibe el marcador")
