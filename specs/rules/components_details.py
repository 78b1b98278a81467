"""Components, small print: what parts are made of, what is on them, and the numbers in pictures."""

from oracle.rules import OPEN, Rulebook
from oracle.terms import when
from specs.lent import Lent
from specs.questions.base_components import Part, drawers, halls, hiring_spaces, part, windows
from specs.questions.components import (
    FavorIs,
    GarmentSign,
    Matter,
    StartMarkerIs,
    Thing,
    TileSign,
    board_sides,
    card_sign_number,
    employee_sign,
    favor_is,
    garment_sign,
    garment_sign_number,
    garments_of_color_may_differ,
    parts_list_complete,
    point_token_values_differ,
    silk_colour_on_tiles,
    start_cards_alike,
    start_marker_is,
    thing,
    thing_made_of,
    tile_sign,
    tile_sign_number,
)
from specs.questions.extra_deluxe_setup import (
    Corner,
    CornerSign,
    EmployeeSign,
    PagePlace,
    bags_apart,
    employee_card_shows,
    garment_tile_sides,
    markers_listed,
    part_per_color,
    player_color_exists,
    rulebooks,
    sign_in_corner,
    silk_colors,
    tile_combines_resources,
)

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)

corner_sign = sign_in_corner.params[0]
wooden = thing.one_of(Thing.OWNERSHIP_MARKER, Thing.THREAD, Thing.LACE)
tray_or_counter = part.one_of(Part.RESOURCE_TRAYS, Part.POINT_COUNTERS)
coloured = tray_or_counter | part.one_of(Part.PLAYER_BOARDS, Part.START_CARDS, Part.OWNERSHIP_MARKERS)

rule = Rulebook("components")
lent = Lent(rule, "components.as_in_deluxe")

# What a part is.
rule("components.wood", thing_made_of, Matter.WOOD,
     "in the original edition ownership markers, thread and lace are of wood",
     "na edição original, os marcadores de propriedade, a Linha e a Renda são de madeira",
     "en la edición original los marcadores de propiedad, el hilo y el encaje son de madera",
     when=wooden, editions=ORIGINAL)
rule("components.wood_unknown", thing_made_of, OPEN,
     "the Deluxe edition does not say of what its ownership, thread and lace markers are made",
     "a edição Deluxe não diz de que são feitos os marcadores de Grife, Linha e Renda",
     "la edición Deluxe no dice de qué son los marcadores de propiedad, de hilo y de encaje",
     when=wooden, editions=DELUXE, ruling="components.matter_open_deluxe")
rule("components.metal", thing_made_of, Matter.METAL,
     "in the Deluxe edition the starting player's marker is of metal",
     "na edição Deluxe, o marcador de Jogador Inicial é de metal",
     "en la edición Deluxe el marcador de jugador inicial es de metal",
     when=thing == Thing.START_MARKER, editions=DELUXE)
rule("components.plastic", thing_made_of, Matter.PLASTIC,
     "in the Deluxe edition the resource trays are of plastic",
     "na edição Deluxe, as Bandejas de Recursos são de plástico",
     "en la edición Deluxe las bandejas de recursos son de plástico",
     when=thing == Thing.RESOURCE_TRAY, editions=DELUXE)
rule("components.matter_unknown", thing_made_of, OPEN,
     "the original edition has no trays and does not say of what its starting player's marker is",
     "a edição original não tem bandejas nem diz de que é o marcador de Jogador Inicial",
     "la edición original no tiene bandejas ni dice de qué es el marcador de jugador inicial",
     when=thing.one_of(Thing.START_MARKER, Thing.RESOURCE_TRAY), editions=ORIGINAL,
     ruling="components.details_open_original")
rule("components.cloth", thing_made_of, Matter.CLOTH,
     "the game's bags are of cloth",
     "as bolsas do jogo são de tecido",
     "las bolsas del juego son de tela",
     when=thing == Thing.BAG)
rule("components.board_sides", board_sides, 2,
     "the game board has {answer} sides",
     "o tabuleiro de jogo tem {answer} lados",
     "el tablero de juego tiene {answer} caras")
rule("components.thimble", start_marker_is, StartMarkerIs.THIMBLE,
     "in the Deluxe edition a golden thimble marks the starting player",
     "na edição Deluxe, um Dedal Dourado indica o Jogador Inicial",
     "en la edición Deluxe un dedal dorado indica al jugador inicial",
     editions=DELUXE)
rule("components.favor_marker", favor_is, FavorIs.MARKER,
     "in the Deluxe edition the Queen's favor is a marker",
     "na edição Deluxe, o Favor da Rainha é um marcador",
     "en la edición Deluxe el favor de la Reina es un marcador",
     editions=DELUXE)
rule("components.favor_card", favor_is, FavorIs.CARD,
     "in the original edition the Queen's favor is a card",
     "na edição original, o Favor da Rainha é uma carta",
     "en la edición original el favor de la Reina es una carta",
     editions=ORIGINAL)
rule("components.list_complete", parts_list_complete, True,
     "the list of the base game's parts is complete",
     "a lista de componentes do jogo base é completa",
     "la lista de componentes del juego base es completa",
     ruling="components.list_complete")
rule("components.rulebook", rulebooks, 1,
     "the box has {answer} rulebook",
     "a caixa tem {answer} livro de regras",
     "la caja tiene {answer} reglamento",
     ruling="components.details_borrowed")
rule("components.bags_apart", bags_apart, True,
     "in the Deluxe edition garments and resource tiles each have a bag of their own",
     "na edição Deluxe, Trajes e Recursos têm cada qual a sua bolsa",
     "en la edición Deluxe Vestidos y recursos tienen cada cual su bolsa",
     editions=DELUXE)
rule("components.bag_for_garments", bags_apart, False,
     "in the original edition only the garments have a bag",
     "na edição original, só os Trajes têm bolsa",
     "en la edición original solo los Vestidos tienen bolsa",
     editions=ORIGINAL)

# The board.
rule("components.drawers", drawers, 3,
     "the resource display has {answer} drawers",
     "a exibição de Recursos tem {answer} gavetas",
     "el almacén tiene {answer} segmentos",
     claims=("deluxe-pt.solo.drawers",))
rule("components.halls", halls, 5,
     "the board has {answer} halls",
     "o tabuleiro tem {answer} Galerias",
     "el tablero tiene {answer} salones")
rule("components.windows", windows, OPEN,
     "the texts do not say how many garments the display holds",
     "os textos não dizem quantos Trajes cabem na exibição de Croquis",
     "los textos no dicen cuántos Vestidos caben en el taller",
     ruling="components.open",
     claims=("deluxe-pt.named.garment_display", "deluxe-pt.prepare.one_each", "original-es.prep.garments_one_each"))
rule("components.hiring_spaces", hiring_spaces, 4,
     "the queue of new employees has room for {answer} cards",
     "na fila de Novos Funcionários cabem {answer} cartas",
     "junto a los espacios de Contratación caben {answer} cartas")

# Colours.
rule("components.color_board", part_per_color, 1,
     "each player colour has {answer} player board",
     "cada cor de jogador tem {answer} Tabuleiro de Jogador",
     "cada color de jugador tiene {answer} tablero de jugador",
     when=part == Part.PLAYER_BOARDS)
rule("components.color_tray_and_counter", part_per_color, 1,
     "in the Deluxe edition each colour has {answer} resource tray and {answer} counter for points",
     "na edição Deluxe, cada cor tem {answer} Bandeja de Recursos e {answer} Contador de Prestígio",
     "en la edición Deluxe cada color tiene {answer} bandeja de recursos y {answer} contador de puntos",
     when=tray_or_counter, editions=DELUXE)
rule("components.color_no_tray", part_per_color, 0,
     "in the original edition no colour has a tray or counter",
     "na edição original nenhuma cor tem bandeja ou contador",
     "en la edición original ningún color tiene bandeja ni contador",
     when=tray_or_counter, editions=ORIGINAL, ruling="components.color_no_tray")
rule("components.color_start_cards", part_per_color, 5,
     "each player colour gets {answer} starting employee cards",
     "cada cor de jogador recebe {answer} cartas de Funcionário inicial",
     "cada color de jugador recibe {answer} cartas de Empleado base",
     when=part == Part.START_CARDS,
     claims=("summary-pt.setup.start_team", "summary-en.setup.start_team", "deluxe-pt.parts.start_cards_each"))
rule("components.color_markers_deluxe", part_per_color, 20,
     "in the Deluxe edition each colour has {answer} ownership markers",
     "na edição Deluxe, cada cor tem {answer} marcadores de Grife",
     "en la edición Deluxe cada color tiene {answer} marcadores de propiedad",
     when=part == Part.OWNERSHIP_MARKERS, editions=DELUXE,
     claims=("deluxe-pt.parts.markers_each",))
rule("components.color_markers_original", part_per_color, 16,
     "in the original edition each colour has {answer} ownership markers",
     "na edição original, cada cor tem {answer} marcadores de propriedade",
     "en la edición original cada color tiene {answer} marcadores de propiedad",
     when=part == Part.OWNERSHIP_MARKERS, editions=ORIGINAL,
     claims=("summary-pt.setup.markers", "summary-en.setup.markers", "deluxe-pt.parts.markers_each",
             "deluxe-pt.setup.markers"))
rule("components.colourless", part_per_color, 0,
     "coins, bags, tiles and the other common parts belong to no player colour",
     "moedas, bolsas, peças e os outros componentes comuns não têm cor de jogador",
     "monedas, bolsas, fichas y demás componentes comunes no tienen color de jugador",
     when=~coloured, ruling="components.colourless")
rule("components.color_names", player_color_exists, True,
     "in the Deluxe edition the player colours are purple, black, yellow, blue and white",
     "na edição Deluxe, as cores de jogador são roxo, preto, amarelo, azul e branco",
     "en la edición Deluxe los colores de jugador son morado, negro, amarillo, azul y blanco",
     editions=DELUXE)
rule("components.color_names_unknown", player_color_exists, OPEN,
     "the original edition does not name its player colours",
     "a edição original não nomeia as cores de jogador",
     "la edición original no nombra los colores de jugador",
     editions=ORIGINAL, ruling="components.details_open_original")
rule("components.silk_colors", silk_colors, 4,
     "there is silk in {answer} colours",
     "há seda em {answer} cores",
     "hay seda de {answer} colores",
     ruling="components.details_borrowed")
rule("components.silk_of_garments", silk_colour_on_tiles, True,
     "the colours of the silk are the colours of the garments",
     "as cores da seda são as cores dos Trajes",
     "los colores de la seda son los colores de los Vestidos",
     ruling="components.details_borrowed")

# What is on cards and tiles.
lent("components.start_cards_alike", start_cards_alike, True,
     "all players have the same starting employees, colour apart",
     "todos os jogadores têm os mesmos Funcionários iniciais, salvo a cor",
     "todos los jugadores tienen los mismos Empleados base, salvo el color",
     ruling="components.start_cards_alike")
rule("components.card_shows", employee_card_shows, True,
     "an employee card shows level, role and bonus",
     "uma carta de Funcionário mostra nível, tipo e Bônus",
     "una carta de Empleado muestra nivel, tipo y bonificación",
     when=~(employee_sign == EmployeeSign.DEPUTE_AMOUNT))
rule("components.card_shows_amount", employee_card_shows, True,
     "an employee card also shows the Livre for deputing the employee",
     "uma carta de Funcionário mostra também as Libras ganhas ao delegá-lo",
     "una carta de Empleado muestra también los Livre por delegarlo",
     when=employee_sign == EmployeeSign.DEPUTE_AMOUNT, ruling="components.details_borrowed")
rule("components.garment_tile_sides", garment_tile_sides, 2,
     "a garment tile has {answer} different sides",
     "uma peça de Traje tem {answer} lados diferentes",
     "una ficha de Vestido tiene {answer} caras distintas")
rule("components.garments_differ", garments_of_color_may_differ, True,
     "garments of one main colour can differ in cost, value or points",
     "Trajes da mesma cor principal podem diferir em custo, valor ou pontos",
     "los Vestidos de un mismo color principal pueden diferir en coste, valor o puntos",
     ruling="components.garments_differ")
rule("components.tiles_combine", tile_combines_resources, True,
     "each resource tile shows several resources together",
     "cada peça de Recurso mostra vários recursos juntos",
     "cada ficha de Recurso muestra varios recursos juntos")
rule("components.tokens_unknown", point_token_values_differ, OPEN,
     "the texts do not say which values the tokens for prestige points have",
     "os textos não dizem que valores têm as fichas de Pontos de Prestígio",
     "los textos no dicen qué valores tienen las fichas de Puntos de Prestigio",
     ruling="components.tokens_unknown")

# Pictures.
rule("components.player_number_upper", sign_in_corner, Corner.UPPER_LEFT,
     "on the Deluxe game board the number of players stands in the upper left corner",
     "no tabuleiro Deluxe, o número de jogadores está no canto superior esquerdo",
     "en el tablero Deluxe el número de jugadores está en la esquina superior izquierda",
     when=corner_sign == CornerSign.PLAYER_NUMBER, editions=DELUXE)
rule("components.player_number_lower", sign_in_corner, Corner.LOWER_RIGHT,
     "on the original game board the number of players stands in the lower right corner",
     "no tabuleiro original, o número de jogadores está no canto inferior direito",
     "en el tablero original el número de jugadores está en la esquina inferior derecha",
     when=corner_sign == CornerSign.PLAYER_NUMBER, editions=ORIGINAL)
rule("components.owner_corner", sign_in_corner, Corner.UPPER_RIGHT,
     "in the Deluxe edition a starting employee's upper right corner tells whose it is",
     "na edição Deluxe, o canto superior direito de um Funcionário inicial diz de quem ele é",
     "en la edición Deluxe la esquina superior derecha de un Empleado base dice de quién es",
     when=corner_sign == CornerSign.OWNER, editions=DELUXE)
rule("components.owner_corner_unknown", sign_in_corner, OPEN,
     "the texts do not say where the original edition marks the owner of a starting employee",
     "os textos não dizem onde a edição original indica o dono de um Funcionário inicial",
     "los textos no dicen dónde indica la edición original al dueño de un Empleado base",
     when=corner_sign == CornerSign.OWNER, editions=ORIGINAL, ruling="components.details_open_original")
rule("components.markers_above", markers_listed, PagePlace.ABOVE,
     "the Deluxe list of parts has the ownership markers above the counters",
     "a lista de componentes Deluxe traz os marcadores de Grife acima dos Contadores de Prestígio",
     "la lista de componentes Deluxe pone los marcadores de propiedad encima de los contadores",
     editions=DELUXE)
rule("components.markers_place_unknown", markers_listed, OPEN,
     "the original edition has no note on counters and ownership markers",
     "a edição original não tem nota sobre contadores e marcadores de propriedade",
     "la edición original no tiene nota sobre contadores y marcadores de propiedad",
     editions=ORIGINAL, ruling="components.details_open_original")
rule("components.garment_key", garment_sign_number,
     when(garment_sign == GarmentSign.MASTER_NEEDED, 1,
          when(garment_sign == GarmentSign.RESOURCES, 2,
               when(garment_sign == GarmentSign.COLOR, 3,
                    when(garment_sign == GarmentSign.VALUE, 4,
                         when(garment_sign == GarmentSign.SKETCH_POINTS, 5,
                              when(garment_sign == GarmentSign.FIGURE, 6, 7)))))),
     "the key to the garment tiles numbers the signs of the sketch side, then those of the rental side",
     "a legenda das peças de Traje numera os sinais do lado do croqui e depois os do lado de aluguel",
     "la leyenda de las fichas de Vestido numera los signos del lado de borrador y luego los del de alquiler",
     editions=DELUXE)
rule("components.card_key", card_sign_number,
     when(employee_sign == EmployeeSign.LEVEL, 1,
          when(employee_sign == EmployeeSign.ROLE, 2, when(employee_sign == EmployeeSign.BONUS, 3, 4))),
     "the key to the employee cards numbers level, role, bonus and Livre for deputing, in this order",
     "a legenda das cartas de Funcionário numera nível, tipo, Bônus e Libras por delegar, nesta ordem",
     "la leyenda de las cartas de Empleado numera nivel, tipo, bonificación y Livre por delegarlo, en este orden",
     editions=DELUXE)
rule("components.tile_key", tile_sign_number,
     when(tile_sign == TileSign.SILK_COMMON_GOWN, 1,
          when(tile_sign == TileSign.SILK_COMMON_COAT, 2,
               when(tile_sign == TileSign.SILK_UNCOMMON_GOWN, 3,
                    when(tile_sign == TileSign.SILK_RARE_COAT, 4, when(tile_sign == TileSign.THREAD, 5, 6))))),
     "the key to the resource tiles numbers silk from common to rare, then thread and lace",
     "a legenda das peças de Recurso numera a seda, da comum à rara, depois Linha e Renda",
     "la leyenda de las fichas de Recursos numera la seda, de la común a la rara, y luego hilo y encaje",
     editions=DELUXE)
rule("components.no_garment_key", garment_sign_number, OPEN,
     "the original edition's key to the garment tiles is not known",
     "não se conhece a legenda das peças de Traje da edição original",
     "no se conoce la leyenda de las fichas de Vestido de la edición original",
     editions=ORIGINAL, ruling="components.details_open_original")
rule("components.no_card_key", card_sign_number, OPEN,
     "the original edition's key to the employee cards is not known",
     "não se conhece a legenda das cartas de Funcionário da edição original",
     "no se conoce la leyenda de las cartas de Empleado de la edición original",
     editions=ORIGINAL, ruling="components.details_open_original")
rule("components.no_tile_key", tile_sign_number, OPEN,
     "the original edition's key to the resource tiles is not known",
     "não se conhece a legenda das peças de Recurso da edição original",
     "no se conoce la leyenda de las fichas de Recursos de la edición original",
     editions=ORIGINAL, ruling="components.details_open_original")
