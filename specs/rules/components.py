"""Components: what is in the box, and what the tiles and cards show."""

from oracle.rules import OPEN, Rulebook
from specs.lent import Lent
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
lent = Lent(rule, "components.as_in_deluxe")

# What is in the box.
rule("components.one_of_a_kind", part_count, 1,
     "of game boards, starting player markers and favor cards or markers the box has {answer} each",
     "de tabuleiro de jogo, marcador de Jogador Inicial e Favor da Rainha há {answer} de cada na caixa",
     "de tablero de juego, marcador de jugador inicial y Favor hay {answer} de cada en la caja",
     when=part.one_of(Part.GAME_BOARDS, Part.START_MARKERS, Part.FAVOR_MARKERS))
rule("components.garment_tiles", part_count, 42,
     "the box has {answer} garment tiles",
     "a caixa tem {answer} peças de Traje",
     "la caja tiene {answer} fichas de Vestido",
     when=part == Part.GARMENT_TILES)
rule("components.notion_markers", part_count, 16,
     "the box has {answer} thread markers and as many lace markers",
     "a caixa tem {answer} marcadores de Linha e outros tantos de Renda",
     "la caja tiene {answer} marcadores de hilo y otros tantos de encaje",
     when=part.one_of(Part.LACE_MARKERS, Part.THREAD_MARKERS))
rule("components.two_bags", part_count, 2,
     "the Deluxe edition has {answer} cloth bags, for garments and for resource tiles",
     "a edição Deluxe tem {answer} bolsas de tecido, para Trajes e para Recursos",
     "la edición Deluxe tiene {answer} bolsas de tela, para Vestidos y para recursos",
     when=part == Part.CLOTH_BAGS, editions=DELUXE)
rule("components.one_bag", part_count, 1,
     "the original edition has {answer} cloth bag",
     "a edição original tem {answer} bolsa de tecido",
     "la edición original tiene {answer} bolsa de tela",
     when=part == Part.CLOTH_BAGS, editions=ORIGINAL)
rule("components.coins_deluxe", part_count, 50,
     "the Deluxe edition has {answer} coins",
     "a edição Deluxe tem {answer} moedas",
     "la edición Deluxe tiene {answer} monedas",
     when=part == Part.COINS, editions=DELUXE)
rule("components.coins_original", part_count, 48,
     "the original edition has {answer} coins and as many tokens for prestige points",
     "a edição original tem {answer} moedas e outras tantas fichas de Pontos de Prestígio",
     "la edición original tiene {answer} monedas y otras tantas fichas de Puntos de Prestigio",
     when=part.one_of(Part.COINS, Part.POINT_TOKENS), editions=ORIGINAL)
rule("components.employee_cards", part_count, 28,
     "the box has {answer} employee cards to hire",
     "a caixa tem {answer} cartas de Funcionário para contratar",
     "la caja tiene {answer} cartas de Empleado para contratar",
     when=part == Part.EMPLOYEE_CARDS)
rule("components.start_cards", part_count, 25,
     "the box has {answer} starting employee cards",
     "a caixa tem {answer} cartas de Funcionário inicial",
     "la caja tiene {answer} cartas de Empleado base",
     when=part == Part.START_CARDS)
rule("components.resource_tiles", part_count, 48,
     "the box has {answer} resource tiles",
     "a caixa tem {answer} peças de Recurso",
     "la caja tiene {answer} fichas de Recursos",
     when=part == Part.RESOURCE_TILES)
rule("components.markers_deluxe", part_count, 100,
     "the Deluxe edition has {answer} ownership markers",
     "a edição Deluxe tem {answer} marcadores de Grife",
     "la edición Deluxe tiene {answer} marcadores de propiedad",
     when=part == Part.OWNERSHIP_MARKERS, editions=DELUXE)
rule("components.markers_original", part_count, 80,
     "the original edition has {answer} ownership markers",
     "a edição original tem {answer} marcadores de propriedade",
     "la edición original tiene {answer} marcadores de propiedad",
     when=part == Part.OWNERSHIP_MARKERS, editions=ORIGINAL)
rule("components.player_boards", part_count, 5,
     "the box has {answer} player boards",
     "a caixa tem {answer} Tabuleiros de Jogador",
     "la caja tiene {answer} tableros de jugador",
     when=part == Part.PLAYER_BOARDS)
rule("components.trays_and_counters", part_count, 5,
     "the Deluxe edition has {answer} resource trays and as many counters for prestige points",
     "a edição Deluxe tem {answer} Bandejas de Recursos e outros tantos Contadores de Prestígio",
     "la edición Deluxe tiene {answer} bandejas de recursos y otros tantos contadores de puntos",
     when=part.one_of(Part.RESOURCE_TRAYS, Part.POINT_COUNTERS), editions=DELUXE)
rule("components.reference_sheets", part_count, 2,
     "the Deluxe edition has {answer} reference sheets",
     "a edição Deluxe tem {answer} Folhas de Referência",
     "la edición Deluxe tiene {answer} hojas de referencia",
     when=part == Part.REFERENCE_SHEETS, editions=DELUXE)
rule("components.scoring_card", part_count, 1,
     "the original edition has {answer} summary card of the final scoring",
     "a edição original tem {answer} carta de ajuda da pontuação final",
     "la edición original tiene {answer} carta de resumen de la puntuación final",
     when=part == Part.SCORING_CARDS, editions=ORIGINAL)
rule("components.not_in_deluxe", part_count, 0,
     "the Deluxe edition has neither tokens for prestige points nor a summary card of the scoring",
     "a edição Deluxe não tem fichas de Pontos de Prestígio nem carta de resumo da pontuação",
     "la edición Deluxe no tiene fichas de Puntos de Prestigio ni carta de resumen de la puntuación",
     when=part.one_of(Part.POINT_TOKENS, Part.SCORING_CARDS), editions=DELUXE)
rule("components.not_in_original", part_count, 0,
     "the original edition has no trays, no counters for points and no reference sheets",
     "a edição original não tem bandejas, contadores de pontos nem folhas de referência",
     "la edición original no tiene bandejas, contadores de puntos ni hojas de referencia",
     when=part.one_of(Part.RESOURCE_TRAYS, Part.POINT_COUNTERS, Part.REFERENCE_SHEETS), editions=ORIGINAL)
rule("components.small_coins", coins_of_value, 20,
     "the Deluxe edition has {answer} coins of the lowest value",
     "a edição Deluxe tem {answer} moedas do menor valor",
     "la edición Deluxe tiene {answer} monedas del menor valor",
     when=coin == 1, editions=DELUXE)
rule("components.larger_coins", coins_of_value, 10,
     "the Deluxe edition has {answer} coins of each higher value",
     "a edição Deluxe tem {answer} moedas de cada valor maior",
     "la edición Deluxe tiene {answer} monedas de cada valor mayor",
     when=coin > 1, editions=DELUXE)
rule("components.coins_by_value_original", coins_of_value, OPEN,
     "the texts do not say how many coins of each value the original edition has",
     "os textos não dizem quantas moedas de cada valor tem a edição original",
     "los textos no dicen cuántas monedas de cada valor tiene la edición original",
     editions=ORIGINAL, ruling="components.open_original")
rule("components.markers_per_color_deluxe", markers_per_color, 20,
     "in the Deluxe edition every colour has {answer} ownership markers in the box",
     "na edição Deluxe, cada cor tem {answer} marcadores de Grife na caixa",
     "en la edición Deluxe cada color tiene {answer} marcadores de propiedad en la caja",
     editions=DELUXE)
rule("components.markers_per_color_original", markers_per_color, 16,
     "in the original edition every colour has {answer} ownership markers in the box",
     "na edição original, cada cor tem {answer} marcadores de propriedade na caixa",
     "en la edición original cada color tiene {answer} marcadores de propiedad en la caja",
     editions=ORIGINAL,
     claims=("summary-pt.setup.markers", "summary-en.setup.markers"))
rule("components.player_colors", player_colors, 5,
     "there are {answer} player colours",
     "há {answer} cores de jogador",
     "hay {answer} colores de jugador",
     claims=("original-es.parts.player_boards",))
rule("components.counters_like_markers", playing_time_listed, True,
     "in the Deluxe edition the counters for prestige points look like ownership markers",
     "na edição Deluxe, os Contadores de Prestígio são iguais aos marcadores de Grife",
     "en la edición Deluxe los contadores de puntos son iguales a los marcadores de propiedad",
     editions=DELUXE)
rule("components.no_counters", playing_time_listed, OPEN,
     "the original edition has no counters for prestige points",
     "a edição original não tem contadores de pontos",
     "la edición original no tiene contadores de puntos",
     editions=ORIGINAL, ruling="components.open_original")

# Employees.
rule("components.start_cards_per_color", start_cards_per_color, 5,
     "every player colour has {answer} starting employees",
     "cada cor de jogador tem {answer} Funcionários iniciais",
     "cada color de jugador tiene {answer} Empleados base",
     claims=("summary-pt.setup.start_team", "summary-en.setup.start_team"))
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
rule("components.first_level", employee_cards_of_level, 6,
     "level I has {answer} employees to hire",
     "o nível I tem {answer} Funcionários para contratar",
     "el nivel I tiene {answer} Empleados para contratar",
     when=level == 1, ruling="components.first_level")
rule("components.inner_levels", employee_cards_of_level, 4,
     "each of the levels II to IV has {answer} employees to hire",
     "cada nível de II a IV tem {answer} Funcionários para contratar",
     "cada nivel de II a IV tiene {answer} Empleados para contratar",
     when=(level >= 2) & (level <= 4), ruling="components.inner_levels")
rule("components.level_five", employee_cards_of_level, 4,
     "level V has {answer} employees to hire",
     "o nível V tem {answer} Funcionários para contratar",
     "el nivel V tiene {answer} Empleados para contratar",
     when=level == 5)
rule("components.outer_levels", employee_cards_of_level, 6,
     "level VI has {answer} employees to hire",
     "o nível VI tem {answer} Funcionários para contratar",
     "el nivel VI tiene {answer} Empleados para contratar",
     when=level == 6)
rule("components.three_roles", role_is_on_cards, True,
     "an employee is a Master, a Journeyman or an Apprentice",
     "um Funcionário é Mestre, Artesão ou Aprendiz",
     "un Empleado es Maestro, Oficial o Aprendiz")
lent("components.pair_in_level", deck_cards_of, 2,
     "level {journeymen} has {answer} Journeymen, level {masters} has {answer} Masters",
     "o nível {journeymen} tem {answer} Artesãos, o nível {masters} tem {answer} Mestres",
     "el nivel {journeymen} tiene {answer} Oficiales y el nivel {masters}, {answer} Maestros",
     when=((level == 2) & (role == Role.JOURNEYMAN)) | ((level == 5) & (role == Role.MASTER)),
     fills={"journeymen": 2, "masters": 5}, ruling="components.roles_of_levels")
lent("components.one_in_level", deck_cards_of, 1,
     "levels with a pair of one role have {answer} employee of each other role",
     "níveis com dois Funcionários de um tipo têm {answer} de cada um dos outros tipos",
     "los niveles con dos Empleados de una clase tienen {answer} de cada una de las otras",
     when=((level == 2) & ~(role == Role.JOURNEYMAN)) | ((level == 5) & ~(role == Role.MASTER)),
     ruling="components.roles_of_levels")
rule("components.crowned_four", deck_cards_of, 4,
     "level {level} has {answer} Apprentices, all crowned",
     "o nível {level} tem {answer} Aprendizes, todos com coroa",
     "el nivel {level} tiene {answer} Aprendices, todos con corona",
     when=(level == 6) & (role == Role.APPRENTICE), fills={"level": 6}, ruling="components.crowned_four")
rule("components.roles_unknown", deck_cards_of, OPEN,
     "the texts do not say how many of each role levels I, III, IV and VI have, crowned Apprentices apart",
     "os textos não dizem quantos de cada tipo há nos níveis I, III, IV e VI, fora os Aprendizes com coroa",
     "los textos no dicen cuántos de cada tipo hay en los niveles I, III, IV y VI, salvo los Aprendices con corona",
     when=(level == 1) | (level == 3) | (level == 4) | ((level == 6) & ~(role == Role.APPRENTICE)),
     ruling="components.open",
     claims=("deluxe-pt.cards.show_role",))

# Garments and resource tiles.
rule("components.common_garments", garment_tiles_of, 13,
     "the box has {answer} common gowns and as many common coats",
     "a caixa tem {answer} vestidos comuns e outros tantos fraques comuns",
     "la caja tiene {answer} Vestidos de dama comunes y otros tantos abrigos comunes",
     when=garment.one_of(Garment.COMMON_GOWN, Garment.COMMON_COAT))
rule("components.uncommon_gowns", garment_tiles_of, 10,
     "the box has {answer} uncommon gowns",
     "a caixa tem {answer} vestidos incomuns",
     "la caja tiene {answer} Vestidos de dama poco comunes",
     when=garment == Garment.UNCOMMON_GOWN)
rule("components.rare_coats", garment_tiles_of, 6,
     "the box has {answer} rare coats",
     "a caixa tem {answer} fraques raros",
     "la caja tiene {answer} abrigos raros",
     when=garment == Garment.RARE_COAT)
rule("components.gowns", garment_kind, Kind.GOWN,
     "of the four garment colours, one common and one scarcer colour are gowns",
     "das quatro cores de Traje, uma comum e uma menos comum são de vestidos",
     "de los cuatro colores de Vestido, uno común y otro más escaso son de Vestidos de dama",
     when=garment.one_of(Garment.COMMON_GOWN, Garment.UNCOMMON_GOWN))
rule("components.coats", garment_kind, Kind.COAT,
     "of the four garment colours, the other common and the rarest colour are coats",
     "das quatro cores de Traje, a outra comum e a mais rara são de fraques",
     "de los cuatro colores de Vestido, el otro común y el más raro son de abrigos",
     when=garment.one_of(Garment.COMMON_COAT, Garment.RARE_COAT))
rule("components.common", garment_rarity, Rarity.COMMON,
     "garments of the two most frequent colours count as common",
     "os Trajes das duas cores mais frequentes são tidos por comuns",
     "los Vestidos de los dos colores más frecuentes se consideran comunes",
     when=garment.one_of(Garment.COMMON_GOWN, Garment.COMMON_COAT))
rule("components.uncommon", garment_rarity, Rarity.UNCOMMON,
     "in the Deluxe edition the scarcer gowns count as uncommon",
     "na edição Deluxe, os vestidos mais escassos são tidos por incomuns",
     "en la edición Deluxe los Vestidos de dama más escasos se consideran poco comunes",
     when=garment == Garment.UNCOMMON_GOWN, editions=DELUXE)
rule("components.rare_gown_original", garment_rarity, Rarity.RARE,
     "in the original edition the scarcer gowns count as rare",
     "na edição original, os vestidos mais escassos são tidos por raros",
     "en la edición original los Vestidos de dama más escasos se consideran raros",
     when=garment == Garment.UNCOMMON_GOWN, editions=ORIGINAL)
rule("components.rare", garment_rarity, Rarity.RARE,
     "the scarcer coats count as rare",
     "os fraques mais escassos são tidos por raros",
     "los abrigos más escasos se consideran raros",
     when=garment == Garment.RARE_COAT)
rule("components.silk_common", silk_rarity, Rarity.COMMON,
     "silk in the colours of the common gowns and coats is common",
     "a seda nas cores dos vestidos e fraques comuns é comum",
     "la seda de los colores de los Vestidos y abrigos comunes es común",
     when=garment.one_of(Garment.COMMON_GOWN, Garment.COMMON_COAT), ruling="components.borrowed")
rule("components.silk_uncommon", silk_rarity, Rarity.UNCOMMON,
     "silk of the scarcer gowns' colour is uncommon",
     "a seda da cor dos vestidos mais escassos é incomum",
     "la seda del color de los Vestidos de dama más escasos es poco común",
     when=garment == Garment.UNCOMMON_GOWN, ruling="components.borrowed")
rule("components.silk_rare", silk_rarity, Rarity.RARE,
     "silk of the rare coats' colour is rare",
     "a seda da cor dos fraques raros é rara",
     "la seda del color de los abrigos raros es rara",
     when=garment == Garment.RARE_COAT, ruling="components.borrowed")
rule("components.notions_on_tiles", notion_on_tiles, True,
     "resource tiles show thread and lace as well as silk",
     "as peças de Recurso mostram Linha e Renda, além de seda",
     "las fichas de Recursos muestran hilo y encaje además de seda")
rule("components.value_lowest", garment_value_lowest, 6,
     "no garment of the base game is worth less than {answer} Livre",
     "nenhum Traje do jogo base vale menos de {answer} Libras",
     "ningún Vestido del juego base vale menos de {answer} Livre",
     ruling="components.borrowed")
rule("components.value_highest", garment_value_highest, 28,
     "no garment of the base game is worth more than {answer} Livre",
     "nenhum Traje do jogo base vale mais de {answer} Libras",
     "ningún Vestido del juego base vale más de {answer} Livre",
     ruling="components.borrowed")
rule("components.points_lowest", garment_points_lowest, 2,
     "no garment of the base game gives fewer than {answer} prestige points",
     "nenhum Traje do jogo base dá menos de {answer} Pontos de Prestígio",
     "ningún Vestido del juego base da menos de {answer} Puntos de Prestigio",
     ruling="components.borrowed")
rule("components.points_highest", garment_points_highest, 4,
     "no garment of the base game gives more than {answer} prestige points",
     "nenhum Traje do jogo base dá mais de {answer} Pontos de Prestígio",
     "ningún Vestido del juego base da más de {answer} Puntos de Prestigio",
     ruling="components.borrowed")
rule("components.sketch_needs", tile_side_shows, True,
     "the sketch side of a garment shows the resources needed, and whether a Master is",
     "o lado do croqui de um Traje mostra os recursos exigidos e se é preciso um Mestre",
     "el lado de borrador de un Vestido muestra los recursos necesarios y si hace falta un Maestro",
     when=(side == Side.SKETCH) & shown.one_of(Shown.MASTER_NEEDED, Shown.RESOURCES))
rule("components.sketch_worth", tile_side_shows, True,
     "the sketch side of a garment shows its colour, value and prestige points",
     "o lado do croqui de um Traje mostra a cor, o valor e os Pontos de Prestígio",
     "el lado de borrador de un Vestido muestra el color, el valor y los Puntos de Prestigio",
     when=(side == Side.SKETCH) & ~shown.one_of(Shown.MASTER_NEEDED, Shown.RESOURCES),
     ruling="components.borrowed")
rule("components.rental_shows", tile_side_shows, True,
     "the rental side of a garment shows its colour and prestige points",
     "o lado de aluguel de um Traje mostra a cor e os Pontos de Prestígio",
     "el lado de alquiler de un Vestido muestra el color y los Puntos de Prestigio",
     when=(side == Side.RENTAL) & shown.one_of(Shown.COLOR, Shown.POINTS), ruling="components.borrowed")
rule("components.rental_hides", tile_side_shows, False,
     "the rental side of a garment shows neither costs nor value",
     "o lado de aluguel de um Traje não mostra custos nem valor",
     "el lado de alquiler de un Vestido no muestra ni costes ni valor",
     when=(side == Side.RENTAL) & ~shown.one_of(Shown.COLOR, Shown.POINTS), ruling="components.rental_side")
