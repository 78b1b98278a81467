"""Components: what is in the box, and what the tiles and cards show."""

from oracle.rules import OPEN, Rulebook
from specs.questions.base_components import (
    Kind,
    Part,
    Rarity,
    Shown,
    Side,
    coin,
    coins_of_value,
    deck_cards_of,
    employee_cards_of_level,
    employee_levels,
    garment_kind,
    garment_points_highest,
    garment_points_lowest,
    garment_rarity,
    garment_tiles_of,
    garment_value_highest,
    garment_value_lowest,
    markers_per_color,
    notion_on_tiles,
    part,
    part_count,
    player_colors,
    playing_time_listed,
    role_is_on_cards,
    silk_rarity,
    start_cards_of_role,
    start_cards_per_color,
    tile_side_shows,
)
from specs.vocabulary import Garment, Role, garment, level, role

ORIGINAL = ("original-2013",)
DELUXE = ("deluxe-2020",)

side = tile_side_shows.params[0]
shown = tile_side_shows.params[1]

rule = Rulebook("components")

# What is in the box.
rule("components.one_of_a_kind", part_count, 1,
     "there is {answer} of it in the box",
     "há {answer} disto na caixa",
     "hay {answer} de esto en la caja",
     when=part.one_of(Part.GAME_BOARDS, Part.START_MARKERS, Part.FAVOR_MARKERS))
rule("components.garment_tiles", part_count, 42,
     "there are {answer} garment tiles",
     "há {answer} peças de Traje",
     "hay {answer} fichas de Vestido",
     when=part == Part.GARMENT_TILES)
rule("components.notion_markers", part_count, 16,
     "there are {answer} markers of thread, and as many of lace",
     "há {answer} marcadores de Linha e outros tantos de Renda",
     "hay {answer} marcadores de hilo y otros tantos de encaje",
     when=part.one_of(Part.LACE_MARKERS, Part.THREAD_MARKERS))
rule("components.two_bags", part_count, 2,
     "there are {answer} cloth bags, for garments and for resource tiles",
     "há {answer} bolsas de tecido, para Trajes e para Recursos",
     "hay {answer} bolsas de tela, para Vestidos y para recursos",
     when=part == Part.CLOTH_BAGS, editions=DELUXE)
rule("components.one_bag", part_count, 1,
     "there is {answer} cloth bag",
     "há {answer} bolsa de tecido",
     "hay {answer} bolsa de tela",
     when=part == Part.CLOTH_BAGS, editions=ORIGINAL)
rule("components.coins_deluxe", part_count, 50,
     "there are {answer} coins",
     "há {answer} moedas",
     "hay {answer} monedas",
     when=part == Part.COINS, editions=DELUXE)
rule("components.coins_original", part_count, 48,
     "there are {answer} coins, and as many tokens for prestige points",
     "há {answer} moedas e outras tantas fichas de Pontos de Prestígio",
     "hay {answer} monedas y otras tantas fichas de puntos de prestigio",
     when=part.one_of(Part.COINS, Part.POINT_TOKENS), editions=ORIGINAL)
rule("components.employee_cards", part_count, 28,
     "there are {answer} employees to hire",
     "há {answer} Funcionários para contratar",
     "hay {answer} Empleados para contratar",
     when=part == Part.EMPLOYEE_CARDS)
rule("components.start_cards", part_count, 25,
     "there are {answer} starting employees",
     "há {answer} Funcionários iniciais",
     "hay {answer} Empleados iniciales",
     when=part == Part.START_CARDS)
rule("components.resource_tiles", part_count, 48,
     "there are {answer} resource tiles",
     "há {answer} peças de Recurso",
     "hay {answer} fichas de recursos",
     when=part == Part.RESOURCE_TILES)
rule("components.markers_deluxe", part_count, 100,
     "there are {answer} ownership markers",
     "há {answer} marcadores de Grife",
     "hay {answer} marcadores de propiedad",
     when=part == Part.OWNERSHIP_MARKERS, editions=DELUXE)
rule("components.markers_original", part_count, 80,
     "there are {answer} ownership markers",
     "há {answer} marcadores de Grife",
     "hay {answer} marcadores de propiedad",
     when=part == Part.OWNERSHIP_MARKERS, editions=ORIGINAL)
rule("components.player_boards", part_count, 5,
     "there are {answer} player boards",
     "há {answer} Tabuleiros de Jogador",
     "hay {answer} tableros de jugador",
     when=part == Part.PLAYER_BOARDS)
rule("components.trays_and_counters", part_count, 5,
     "there are {answer} resource trays and as many counters for the points track",
     "há {answer} Bandejas de Recursos e outros tantos contadores de pontos",
     "hay {answer} bandejas de recursos y otros tantos contadores de puntos",
     when=part.one_of(Part.RESOURCE_TRAYS, Part.POINT_COUNTERS), editions=DELUXE)
rule("components.reference_sheets", part_count, 2,
     "there are {answer} reference sheets",
     "há {answer} Folhas de Referência",
     "hay {answer} hojas de referencia",
     when=part == Part.REFERENCE_SHEETS, editions=DELUXE)
rule("components.scoring_card", part_count, 1,
     "there is {answer} summary card of the final scoring",
     "há {answer} carta de resumo da pontuação final",
     "hay {answer} carta de resumen de la puntuación final",
     when=part == Part.SCORING_CARDS, editions=ORIGINAL)
rule("components.not_in_deluxe", part_count, 0,
     "Deluxe has neither tokens for prestige points nor a summary card of the scoring",
     "a edição Deluxe não tem fichas de Pontos de Prestígio nem carta de resumo da pontuação",
     "la edición Deluxe no tiene fichas de puntos de prestigio ni carta de resumen de la puntuación",
     when=part.one_of(Part.POINT_TOKENS, Part.SCORING_CARDS), editions=DELUXE)
rule("components.not_in_original", part_count, 0,
     "the original has no trays, no counters for points and no reference sheets",
     "a edição original não tem bandejas, contadores de pontos nem folhas de referência",
     "la edición original no tiene bandejas, contadores de puntos ni hojas de referencia",
     when=part.one_of(Part.RESOURCE_TRAYS, Part.POINT_COUNTERS, Part.REFERENCE_SHEETS), editions=ORIGINAL)
rule("components.small_coins", coins_of_value, 20,
     "there are {answer} coins of the lowest value",
     "há {answer} moedas do menor valor",
     "hay {answer} monedas del menor valor",
     when=coin == 1, editions=DELUXE)
rule("components.larger_coins", coins_of_value, 10,
     "there are {answer} coins of every higher value",
     "há {answer} moedas de cada valor maior",
     "hay {answer} monedas de cada valor mayor",
     when=coin > 1, editions=DELUXE)
rule("components.coins_by_value_original", coins_of_value, OPEN,
     "how many coins of each value the original has is not known",
     "não se sabe quantas moedas de cada valor tem a edição original",
     "no se sabe cuántas monedas de cada valor tiene la edición original",
     editions=ORIGINAL, ruling="components.open_original")
rule("components.markers_per_color_deluxe", markers_per_color, 20,
     "every colour has {answer} ownership markers",
     "cada cor tem {answer} marcadores de Grife",
     "cada color tiene {answer} marcadores de propiedad",
     editions=DELUXE)
rule("components.markers_per_color_original", markers_per_color, 16,
     "every colour has {answer} ownership markers",
     "cada cor tem {answer} marcadores de Grife",
     "cada color tiene {answer} marcadores de propiedad",
     editions=ORIGINAL)
rule("components.player_colors", player_colors, 5,
     "there are {answer} player colours",
     "há {answer} cores de jogador",
     "hay {answer} colores de jugador")
rule("components.counters_like_markers", playing_time_listed, True,
     "the counters for points look like ownership markers",
     "os contadores de pontos são iguais aos marcadores de Grife",
     "los contadores de puntos son iguales a los marcadores de propiedad",
     editions=DELUXE)
rule("components.no_counters", playing_time_listed, OPEN,
     "the original has no counters for points",
     "a edição original não tem contadores de pontos",
     "la edición original no tiene contadores de puntos",
     editions=ORIGINAL, ruling="components.open_original")

# Employees.
rule("components.start_cards_per_color", start_cards_per_color, 5,
     "every colour has {answer} starting employees",
     "cada cor tem {answer} Funcionários iniciais",
     "cada color tiene {answer} Empleados iniciales")
rule("components.start_masters_apprentices", start_cards_of_role, 2,
     "a player begins with {answer} Masters and as many Apprentices",
     "um jogador começa com {answer} Mestres e outros tantos Aprendizes",
     "un jugador empieza con {answer} Maestros y otros tantos Aprendices",
     when=~(role == Role.JOURNEYMAN), ruling="components.start_roles")
rule("components.start_journeyman", start_cards_of_role, 1,
     "a player begins with {answer} Journeyman",
     "um jogador começa com {answer} Artesão",
     "un jugador empieza con {answer} Oficial",
     when=role == Role.JOURNEYMAN, ruling="components.start_roles")
rule("components.levels", employee_levels, 6,
     "employees have {answer} levels",
     "os Funcionários têm {answer} níveis",
     "los Empleados tienen {answer} niveles")
rule("components.outer_levels", employee_cards_of_level, 6,
     "the first and the last level have {answer} employees each",
     "o primeiro e o último nível têm {answer} Funcionários cada",
     "el primer y el último nivel tienen {answer} Empleados cada uno",
     when=(level == 1) | (level == 6), ruling="components.first_level")
rule("components.inner_levels", employee_cards_of_level, 4,
     "every level between has {answer} employees",
     "cada nível intermediário tem {answer} Funcionários",
     "cada nivel intermedio tiene {answer} Empleados",
     when=(level >= 2) & (level <= 5), ruling="components.inner_levels")
rule("components.three_roles", role_is_on_cards, True,
     "there are Masters, Journeymen and Apprentices",
     "há Mestres, Artesãos e Aprendizes",
     "hay Maestros, Oficiales y Aprendices")
rule("components.pair_in_level", deck_cards_of, 2,
     "level {journeymen} has {answer} Journeymen, level {masters} has {answer} Masters",
     "o nível {journeymen} tem {answer} Artesãos, o nível {masters} tem {answer} Mestres",
     "el nivel {journeymen} tiene {answer} Oficiales y el nivel {masters}, {answer} Maestros",
     when=((level == 2) & (role == Role.JOURNEYMAN)) | ((level == 5) & (role == Role.MASTER)),
     fills={"journeymen": 2, "masters": 5}, ruling="components.roles_of_levels")
rule("components.one_in_level", deck_cards_of, 1,
     "these two levels have {answer} employee of each other role",
     "esses dois níveis têm {answer} Funcionário de cada outro tipo",
     "esos dos niveles tienen {answer} Empleado de cada otro tipo",
     when=((level == 2) & ~(role == Role.JOURNEYMAN)) | ((level == 5) & ~(role == Role.MASTER)),
     ruling="components.roles_of_levels")
rule("components.crowned_four", deck_cards_of, 4,
     "level {level} has {answer} Apprentices, all crowned",
     "o nível {level} tem {answer} Aprendizes, todos com coroa",
     "el nivel {level} tiene {answer} Aprendices, todos con corona",
     when=(level == 6) & (role == Role.APPRENTICE), fills={"level": 6}, ruling="components.crowned_four")
rule("components.roles_unknown", deck_cards_of, OPEN,
     "how many employees of this role the level has is not known",
     "não se sabe quantos Funcionários desse tipo o nível tem",
     "no se sabe cuántos Empleados de ese tipo tiene el nivel",
     when=(level == 1) | (level == 3) | (level == 4) | ((level == 6) & ~(role == Role.APPRENTICE)),
     ruling="components.open")

# Garments and resource tiles.
rule("components.common_garments", garment_tiles_of, 13,
     "there are {answer} common gowns and as many common coats",
     "há {answer} vestidos comuns e outros tantos fraques comuns",
     "hay {answer} vestidos de dama comunes y otros tantos abrigos comunes",
     when=garment.one_of(Garment.COMMON_GOWN, Garment.COMMON_COAT))
rule("components.uncommon_gowns", garment_tiles_of, 10,
     "there are {answer} uncommon gowns",
     "há {answer} vestidos incomuns",
     "hay {answer} vestidos de dama poco comunes",
     when=garment == Garment.UNCOMMON_GOWN)
rule("components.rare_coats", garment_tiles_of, 6,
     "there are {answer} rare coats",
     "há {answer} fraques raros",
     "hay {answer} abrigos raros",
     when=garment == Garment.RARE_COAT)
rule("components.gowns", garment_kind, Kind.GOWN,
     "one common and one scarcer colour are gowns",
     "uma cor comum e uma menos comum são de vestidos",
     "un color común y uno más escaso son de vestidos de dama",
     when=garment.one_of(Garment.COMMON_GOWN, Garment.UNCOMMON_GOWN))
rule("components.coats", garment_kind, Kind.COAT,
     "the other common and the rarest colour are coats",
     "a outra cor comum e a mais rara são de fraques",
     "el otro color común y el más raro son de abrigos",
     when=garment.one_of(Garment.COMMON_COAT, Garment.RARE_COAT))
rule("components.common", garment_rarity, Rarity.COMMON,
     "garments of these colours are common",
     "Trajes dessas cores são comuns",
     "los Vestidos de esos colores son comunes",
     when=garment.one_of(Garment.COMMON_GOWN, Garment.COMMON_COAT))
rule("components.uncommon", garment_rarity, Rarity.UNCOMMON,
     "the scarcer gowns count as uncommon",
     "os vestidos mais escassos são tidos por incomuns",
     "los vestidos de dama más escasos se consideran poco comunes",
     when=garment == Garment.UNCOMMON_GOWN, editions=DELUXE)
rule("components.rare_gown_original", garment_rarity, Rarity.RARE,
     "the scarcer gowns count as rare",
     "os vestidos mais escassos são tidos por raros",
     "los vestidos de dama más escasos se consideran raros",
     when=garment == Garment.UNCOMMON_GOWN, editions=ORIGINAL)
rule("components.rare", garment_rarity, Rarity.RARE,
     "the scarcer coats count as rare",
     "os fraques mais escassos são tidos por raros",
     "los abrigos más escasos se consideran raros",
     when=garment == Garment.RARE_COAT)
rule("components.silk_common", silk_rarity, Rarity.COMMON,
     "silk of these colours is common",
     "a seda dessas cores é comum",
     "la seda de esos colores es común",
     when=garment.one_of(Garment.COMMON_GOWN, Garment.COMMON_COAT), ruling="components.borrowed")
rule("components.silk_uncommon", silk_rarity, Rarity.UNCOMMON,
     "silk of the scarcer gowns' colour is uncommon",
     "a seda da cor dos vestidos mais escassos é incomum",
     "la seda del color de los vestidos de dama más escasos es poco común",
     when=garment == Garment.UNCOMMON_GOWN, ruling="components.borrowed")
rule("components.silk_rare", silk_rarity, Rarity.RARE,
     "silk of the rare coats' colour is rare",
     "a seda da cor dos fraques raros é rara",
     "la seda del color de los abrigos raros es rara",
     when=garment == Garment.RARE_COAT, ruling="components.borrowed")
rule("components.notions_on_tiles", notion_on_tiles, True,
     "resource tiles show thread and lace as well",
     "as peças de Recurso mostram também Linha e Renda",
     "las fichas de recursos muestran también hilo y encaje")
rule("components.value_lowest", garment_value_lowest, 6,
     "no garment is worth less than {answer} Livre",
     "nenhum Traje vale menos de {answer} Libras",
     "ningún Vestido vale menos de {answer} Livre",
     ruling="components.borrowed")
rule("components.value_highest", garment_value_highest, 28,
     "no garment is worth more than {answer} Livre",
     "nenhum Traje vale mais de {answer} Libras",
     "ningún Vestido vale más de {answer} Livre",
     ruling="components.borrowed")
rule("components.points_lowest", garment_points_lowest, 2,
     "no garment gives fewer than {answer} prestige points",
     "nenhum Traje dá menos de {answer} Pontos de Prestígio",
     "ningún Vestido da menos de {answer} puntos de prestigio",
     ruling="components.borrowed")
rule("components.points_highest", garment_points_highest, 4,
     "no garment gives more than {answer} prestige points",
     "nenhum Traje dá mais de {answer} Pontos de Prestígio",
     "ningún Vestido da más de {answer} puntos de prestigio",
     ruling="components.borrowed")
rule("components.sketch_needs", tile_side_shows, True,
     "the sketch side shows the resources needed, and whether a Master is",
     "o lado do croqui mostra os recursos exigidos e se é preciso um Mestre",
     "el lado del boceto muestra los recursos necesarios y si hace falta un Maestro",
     when=(side == Side.SKETCH) & shown.one_of(Shown.MASTER_NEEDED, Shown.RESOURCES))
rule("components.sketch_worth", tile_side_shows, True,
     "the sketch side shows colour, value and prestige points",
     "o lado do croqui mostra a cor, o valor e os Pontos de Prestígio",
     "el lado del boceto muestra el color, el valor y los puntos de prestigio",
     when=(side == Side.SKETCH) & ~shown.one_of(Shown.MASTER_NEEDED, Shown.RESOURCES),
     ruling="components.borrowed")
rule("components.rental_shows", tile_side_shows, True,
     "the rental side shows colour and prestige points",
     "o lado de aluguel mostra a cor e os Pontos de Prestígio",
     "el lado de alquiler muestra el color y los puntos de prestigio",
     when=(side == Side.RENTAL) & shown.one_of(Shown.COLOR, Shown.POINTS), ruling="components.borrowed")
rule("components.rental_hides", tile_side_shows, False,
     "the rental side shows neither costs nor value",
     "o lado de aluguel não mostra custos nem valor",
     "el lado de alquiler no muestra ni costes ni valor",
     when=(side == Side.RENTAL) & ~shown.one_of(Shown.COLOR, Shown.POINTS), ruling="components.rental_side")
