"""Components, small print: what parts are made of, what is on them, and the numbers in pictures."""

from oracle.rules import OPEN, Rulebook
from oracle.terms import when
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

# What a part is.
rule("components.wood", thing_made_of, Matter.WOOD,
     "ownership markers, thread and lace are of wood",
     "marcadores de Grife, Linha e Renda são de madeira",
     "los marcadores de propiedad, el hilo y el encaje son de madera",
     when=wooden, editions=ORIGINAL)
rule("components.wood_unknown", thing_made_of, OPEN,
     "of what these are made Deluxe does not say",
     "de que são feitos, a edição Deluxe não diz",
     "de qué están hechos, la edición Deluxe no lo dice",
     when=wooden, editions=DELUXE, ruling="components.matter_open_deluxe")
rule("components.metal", thing_made_of, Matter.METAL,
     "the starting player's marker is of metal",
     "o marcador de Jogador Inicial é de metal",
     "el marcador de jugador inicial es de metal",
     when=thing == Thing.START_MARKER, editions=DELUXE)
rule("components.plastic", thing_made_of, Matter.PLASTIC,
     "resource trays are of plastic",
     "as Bandejas de Recursos são de plástico",
     "las bandejas de recursos son de plástico",
     when=thing == Thing.RESOURCE_TRAY, editions=DELUXE)
rule("components.matter_unknown", thing_made_of, OPEN,
     "the original says neither of what its starting player's marker is, nor has it trays",
     "a edição original não diz de que é o marcador de Jogador Inicial, nem tem bandejas",
     "la edición original no dice de qué es el marcador de jugador inicial ni tiene bandejas",
     when=thing.one_of(Thing.START_MARKER, Thing.RESOURCE_TRAY), editions=ORIGINAL,
     ruling="components.details_open_original")
rule("components.cloth", thing_made_of, Matter.CLOTH,
     "bags are of cloth",
     "as bolsas são de tecido",
     "las bolsas son de tela",
     when=thing == Thing.BAG)
rule("components.board_sides", board_sides, 2,
     "the board has {answer} sides",
     "o tabuleiro tem {answer} lados",
     "el tablero tiene {answer} caras")
rule("components.thimble", start_marker_is, StartMarkerIs.THIMBLE,
     "a golden thimble marks the starting player",
     "um Dedal Dourado indica o Jogador Inicial",
     "un dedal dorado indica al jugador inicial",
     editions=DELUXE)
rule("components.favor_marker", favor_is, FavorIs.MARKER,
     "the Queen's favor is a marker",
     "o Favor da Rainha é um marcador",
     "el favor de la Reina es un marcador",
     editions=DELUXE)
rule("components.favor_card", favor_is, FavorIs.CARD,
     "the Queen's favor is a card",
     "o Favor da Rainha é uma carta",
     "el favor de la Reina es una carta",
     editions=ORIGINAL)
rule("components.list_complete", parts_list_complete, True,
     "the list of parts is complete",
     "a lista de componentes é completa",
     "la lista de componentes es completa",
     ruling="components.list_complete")
rule("components.rulebook", rulebooks, 1,
     "there is {answer} rulebook",
     "há {answer} livro de regras",
     "hay {answer} reglamento",
     ruling="components.details_borrowed")
rule("components.bags_apart", bags_apart, True,
     "garments and resource tiles have a bag each",
     "Trajes e Recursos têm cada qual a sua bolsa",
     "Vestidos y recursos tienen cada cual su bolsa",
     editions=DELUXE)
rule("components.bag_for_garments", bags_apart, False,
     "only garments have a bag",
     "só os Trajes têm bolsa",
     "solo los Vestidos tienen bolsa",
     editions=ORIGINAL)

# The board.
rule("components.drawers", drawers, 3,
     "the resource display has {answer} drawers",
     "a exibição de Recursos tem {answer} gavetas",
     "el almacén tiene {answer} segmentos")
rule("components.halls", halls, 5,
     "there are {answer} halls",
     "há {answer} Galerias",
     "hay {answer} salones")
rule("components.windows", windows, OPEN,
     "how many garments the display holds is not known",
     "não se sabe quantos Trajes cabem na exibição",
     "no se sabe cuántos Vestidos caben en el taller",
     ruling="components.open")
rule("components.hiring_spaces", hiring_spaces, 4,
     "the queue has room for {answer} employees",
     "na fila cabem {answer} Funcionários",
     "en la fila caben {answer} Empleados")

# Colours.
rule("components.color_board", part_per_color, 1,
     "each colour has {answer} player board",
     "cada cor tem {answer} Tabuleiro de Jogador",
     "cada color tiene {answer} tablero de jugador",
     when=part == Part.PLAYER_BOARDS)
rule("components.color_tray_and_counter", part_per_color, 1,
     "each colour has {answer} tray and counter for points",
     "cada cor tem {answer} bandeja e contador de pontos",
     "cada color tiene {answer} bandeja y contador de puntos",
     when=tray_or_counter, editions=DELUXE)
rule("components.color_no_tray", part_per_color, 0,
     "in the original no colour has a tray or counter",
     "na edição original nenhuma cor tem bandeja ou contador",
     "en la edición original ningún color tiene bandeja ni contador",
     when=tray_or_counter, editions=ORIGINAL, ruling="components.color_no_tray")
rule("components.color_start_cards", part_per_color, 5,
     "each colour has {answer} starting employees",
     "cada cor tem {answer} Funcionários iniciais",
     "cada color tiene {answer} Empleados iniciales",
     when=part == Part.START_CARDS)
rule("components.color_markers_deluxe", part_per_color, 20,
     "each colour has {answer} ownership markers",
     "cada cor tem {answer} marcadores de Grife",
     "cada color tiene {answer} marcadores de propiedad",
     when=part == Part.OWNERSHIP_MARKERS, editions=DELUXE)
rule("components.color_markers_original", part_per_color, 16,
     "each colour has {answer} ownership markers",
     "cada cor tem {answer} marcadores de Grife",
     "cada color tiene {answer} marcadores de propiedad",
     when=part == Part.OWNERSHIP_MARKERS, editions=ORIGINAL)
rule("components.colourless", part_per_color, 0,
     "other parts belong to no player colour",
     "as outras peças não são de cor nenhuma de jogador",
     "las demás piezas no son de ningún color de jugador",
     when=~coloured, ruling="components.colourless")
rule("components.color_names", player_color_exists, True,
     "the player colours are purple, black, yellow, blue and white",
     "as cores de jogador são roxo, preto, amarelo, azul e branco",
     "los colores de jugador son morado, negro, amarillo, azul y blanco",
     editions=DELUXE)
rule("components.color_names_unknown", player_color_exists, OPEN,
     "the original does not name its player colours",
     "a edição original não nomeia as cores de jogador",
     "la edición original no nombra los colores de jugador",
     editions=ORIGINAL, ruling="components.details_open_original")
rule("components.silk_colors", silk_colors, 4,
     "there is silk in {answer} colours",
     "há seda em {answer} cores",
     "hay seda de {answer} colores",
     ruling="components.details_borrowed")
rule("components.silk_of_garments", silk_colour_on_tiles, True,
     "these are the colours of the garments",
     "são as cores dos Trajes",
     "son los colores de los Vestidos",
     ruling="components.details_borrowed")

# What is on cards and tiles.
rule("components.start_cards_alike", start_cards_alike, True,
     "all players have the same starting employees",
     "todos têm os mesmos Funcionários iniciais",
     "todos tienen los mismos Empleados iniciales",
     ruling="components.start_cards_alike")
rule("components.card_shows", employee_card_shows, True,
     "an employee card shows level, role and bonus",
     "uma carta de Funcionário mostra nível, tipo e Bônus",
     "una carta de Empleado muestra nivel, tipo y bonificación",
     when=~(employee_sign == EmployeeSign.DEPUTE_AMOUNT))
rule("components.card_shows_amount", employee_card_shows, True,
     "it also shows the Livre for deputing",
     "mostra também as Libras ganhas ao delegar",
     "muestra también los Livre por enviarlo a la corte",
     when=employee_sign == EmployeeSign.DEPUTE_AMOUNT, ruling="components.details_borrowed")
rule("components.garment_tile_sides", garment_tile_sides, 2,
     "a garment tile has {answer} different sides",
     "uma peça de Traje tem {answer} lados diferentes",
     "una ficha de Vestido tiene {answer} caras distintas")
rule("components.garments_differ", garments_of_color_may_differ, True,
     "garments of one colour can differ",
     "Trajes da mesma cor podem diferir",
     "los Vestidos de un mismo color pueden diferir",
     ruling="components.garments_differ")
rule("components.tiles_combine", tile_combines_resources, True,
     "each resource tile shows several resources together",
     "cada peça de Recurso mostra vários recursos juntos",
     "cada ficha de recursos muestra varios recursos juntos")
rule("components.tokens_unknown", point_token_values_differ, OPEN,
     "which values tokens for prestige points have is not known",
     "não se sabe que valores têm as fichas de Pontos de Prestígio",
     "no se sabe qué valores tienen las fichas de puntos de prestigio",
     ruling="components.tokens_unknown")

# Pictures.
rule("components.player_number_upper", sign_in_corner, Corner.UPPER_LEFT,
     "the number of players stands in the upper left corner",
     "o número de jogadores está no canto superior esquerdo",
     "el número de jugadores está en la esquina superior izquierda",
     when=corner_sign == CornerSign.PLAYER_NUMBER, editions=DELUXE)
rule("components.player_number_lower", sign_in_corner, Corner.LOWER_RIGHT,
     "the number of players stands in the lower right corner",
     "o número de jogadores está no canto inferior direito",
     "el número de jugadores está en la esquina inferior derecha",
     when=corner_sign == CornerSign.PLAYER_NUMBER, editions=ORIGINAL)
rule("components.owner_corner", sign_in_corner, Corner.UPPER_RIGHT,
     "the upper right corner tells whose a starting employee is",
     "o canto superior direito diz de quem é um Funcionário inicial",
     "la esquina superior derecha dice de quién es un Empleado inicial",
     when=corner_sign == CornerSign.OWNER, editions=DELUXE)
rule("components.owner_corner_unknown", sign_in_corner, OPEN,
     "where the original marks the owner of a starting employee is not known",
     "não se sabe onde a edição original indica o dono de um Funcionário inicial",
     "no se sabe dónde indica la edición original al dueño de un Empleado inicial",
     when=corner_sign == CornerSign.OWNER, editions=ORIGINAL, ruling="components.details_open_original")
rule("components.markers_above", markers_listed, PagePlace.ABOVE,
     "ownership markers are listed above the counters",
     "os marcadores de Grife estão listados acima dos contadores",
     "los marcadores de propiedad figuran encima de los contadores",
     editions=DELUXE)
rule("components.markers_place_unknown", markers_listed, OPEN,
     "the original has no such note",
     "a edição original não tem tal nota",
     "la edición original no tiene tal nota",
     editions=ORIGINAL, ruling="components.details_open_original")
rule("components.garment_key", garment_sign_number,
     when(garment_sign == GarmentSign.MASTER_NEEDED, 1,
          when(garment_sign == GarmentSign.RESOURCES, 2,
               when(garment_sign == GarmentSign.COLOR, 3,
                    when(garment_sign == GarmentSign.VALUE, 4,
                         when(garment_sign == GarmentSign.SKETCH_POINTS, 5,
                              when(garment_sign == GarmentSign.FIGURE, 6, 7)))))),
     "the key numbers the signs of the sketch side, then those of the rental side",
     "a legenda numera os sinais do lado do croqui e depois os do lado de aluguel",
     "la leyenda numera los signos del lado del boceto y luego los del lado de alquiler",
     editions=DELUXE)
rule("components.card_key", card_sign_number,
     when(employee_sign == EmployeeSign.LEVEL, 1,
          when(employee_sign == EmployeeSign.ROLE, 2, when(employee_sign == EmployeeSign.BONUS, 3, 4))),
     "the key numbers level, role, bonus and Livre for deputing, in this order",
     "a legenda numera nível, tipo, Bônus e Libras por delegar, nesta ordem",
     "la leyenda numera nivel, tipo, bonificación y Livre por enviarlo a la corte, en este orden",
     editions=DELUXE)
rule("components.tile_key", tile_sign_number,
     when(tile_sign == TileSign.SILK_COMMON_GOWN, 1,
          when(tile_sign == TileSign.SILK_COMMON_COAT, 2,
               when(tile_sign == TileSign.SILK_UNCOMMON_GOWN, 3,
                    when(tile_sign == TileSign.SILK_RARE_COAT, 4, when(tile_sign == TileSign.THREAD, 5, 6))))),
     "the key numbers silk from common to rare, then thread and lace",
     "a legenda numera a seda, da comum à rara, depois Linha e Renda",
     "la leyenda numera la seda, de la común a la rara, y luego hilo y encaje",
     editions=DELUXE)
rule("components.no_garment_key", garment_sign_number, OPEN,
     "the original's key to the garments is not known",
     "não se conhece a legenda dos Trajes da edição original",
     "no se conoce la leyenda de los Vestidos de la edición original",
     editions=ORIGINAL, ruling="components.details_open_original")
rule("components.no_card_key", card_sign_number, OPEN,
     "the original's key to the employee cards is not known",
     "não se conhece a legenda das cartas da edição original",
     "no se conoce la leyenda de las cartas de la edición original",
     editions=ORIGINAL, ruling="components.details_open_original")
rule("components.no_tile_key", tile_sign_number, OPEN,
     "the original's key to the resource tiles is not known",
     "não se conhece a legenda dos Recursos da edição original",
     "no se conoce la leyenda de los recursos de la edición original",
     editions=ORIGINAL, ruling="components.details_open_original")
