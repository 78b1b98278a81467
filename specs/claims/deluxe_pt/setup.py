"""Claims of `deluxe-pt` about the goal, the components and setting up, in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of, any_of
from specs.questions.base_components import (
    Deck,
    Kind,
    Part,
    Rarity,
    ScoreKept,
    Secret,
    Shown,
    Side,
    Supply,
    bonus_per_employee_unique,
    coins_of_value,
    employee_cards_of_level,
    employee_levels,
    employee_types,
    garment_covers,
    garment_kind,
    garment_main_colors,
    garment_points_highest,
    garment_points_lowest,
    garment_rarity,
    garment_tiles_of,
    garment_value_highest,
    garment_value_lowest,
    halls,
    is_open,
    main_color_is_skirt_or_coat,
    markers_per_color,
    most_points_wins,
    notion_on_tiles,
    part_count,
    player_colors,
    playing_time_listed,
    points_from_decorations,
    points_from_rented,
    points_from_some_bonuses,
    points_kept_as,
    role_is_on_cards,
    rounds_in_game,
    silk_rarity,
    start_cards_per_color,
    supply_unlimited,
    team_contains,
    tile_side_shows,
)
from specs.questions.base_decorations import all_halls_exists, decoration_kind_exists
from specs.questions.base_setup import (
    BoardSide,
    Chosen,
    SetupStep,
    TilesKept,
    board_side_for,
    board_side_for_one,
    color_chosen_by_player,
    deck_level_at,
    garments_wait_in_bag,
    levels_shuffled_apart,
    players_highest,
    players_lowest,
    resource_tiles_wait,
    seats,
    setup_step_number,
    start_cards_in_reserve,
    start_livre,
    start_markers,
    start_notions,
    start_player_chosen,
    start_player_gets_marker,
    start_points,
    start_team_size,
)
from specs.questions.base_staff import depute_amount_where
from specs.questions.base_turns import (
    CardGoes,
    card_discarded_face_up,
    card_discarded_when,
    cards_per_turn,
    may_take_action,
)
from specs.questions.bonuses import bonus_on_two_kinds_of_cards, every_employee_has_bonus
from specs.questions.components import (
    FavorIs,
    GarmentSign,
    Matter,
    StartMarkerIs,
    Thing,
    TileSign,
    board_sides,
    card_sign_number,
    favor_is,
    garment_sign_number,
    silk_colour_on_tiles,
    silk_of,
    start_marker_is,
    thing_made_of,
    tile_sign_number,
)
from specs.questions.end import WonBy, game_ends_after_round, game_won_by
from specs.questions.extra_deluxe_setup import (
    BankOrSupply,
    BoardPlace,
    ColorName,
    Corner,
    CornerSign,
    EmployeeSign,
    PagePlace,
    TileStock,
    area_number,
    bags_apart,
    board_in_middle,
    board_legend_number,
    cardboard_punched_first,
    common_stock_near_board,
    counter_moved_at_once,
    counter_spaces_per_point,
    employee_card_shows,
    employee_deck_face_down,
    game_ends_with_scoring,
    garment_tile_sides,
    markers_listed,
    part_per_color,
    part_per_player,
    pile_face_up,
    player_color_exists,
    players_in_setup_picture,
    rulebooks,
    sign_in_corner,
    silk_colors,
    some_employee_lacks_action,
    start_goods_supply_is_personal,
    stock_mixed_in_setup,
    substitute_for_lacking_parts,
    tile_combines_resources,
)
from specs.questions.favor import FavorSpot, favor_lies_unclaimed
from specs.questions.general import second_colour_counts, second_colour_drawn
from specs.questions.income import KitchenPlace, income_side_is
from specs.questions.resources import KeptWhere, kept_tiles_lie
from specs.questions.setup import (
    Laid,
    StartGood,
    laid_beside_board,
    setup_steps,
    start_goods_equal,
    start_player_last_in_setup,
)
from specs.questions.turns import BoardEdge, Pile, ThimbleBearer, golden_thimble_on, pile_stands_at, thimble_of_role
from specs.vocabulary import Action, Decoration, Garment, KitchenSide, Notion, Role

claim = Statements("deluxe-pt")

ON_CARD = depute_amount_where.answers.values[0]

# The goal.
claim("goal.one_card_a_turn", "12.1", "one employee card is played in a turn", cards_per_turn() == 1,
      counts={1: "the article before the card"})
claim("goal.not_all_tasks", "15.1", "some employees cannot do some of the tasks", any_of(*(
    may_take_action(r, a).may_not for r in Role for a in Action)),
      unsaid=("apart", "alternatives", "left leave"), why="“not all may” refuses, yet not said is whom what")
claim("goal.not_all_tasks_at_all", "15.1", "some employees lack some tasks", some_employee_lacks_action())
claim("goal.every_bonus", "15.1", "each employee comes with a bonus", every_employee_has_bonus(), general=True)
claim("goal.own_bonus", "15.1", "each bonus is exclusive to its employee", bonus_per_employee_unique())
claim("goal.no_bonus_twice", "15.1", "so no bonus stands on two cards", ~bonus_on_two_kinds_of_cards(),
      why="exclusive denies a second card")
claim("goal.bonus_points", "15.1", "some of the bonuses bring prestige", points_from_some_bonuses())
claim("goal.rounds", "18.1", "the ball is over when seven rounds are played", rounds_in_game() == 7)
claim("goal.scoring", "18.1", "a final scoring closes the ball", game_ends_with_scoring())
claim("goal.last_round", "18.1", "the seventh round is the last", game_ends_after_round() == 7)
claim("goal.points_garments", "19.1", "what was let to guests brings prestige points", points_from_rented())
claim("goal.points_bonuses", "19.1", "a few employee bonuses bring prestige points", points_from_some_bonuses())
claim("goal.points_decorations", "19.1", "what decorations one paid for bring prestige points",
      points_from_decorations())
claim("goal.winner", "21.1", "whoever has most prestige at the end is the winner", most_points_wins())
claim("goal.won_by", "21.1", "prestige decides", game_won_by() == WonBy.PRESTIGE)

# The components.
claim("parts.garments", "23.1", "there are 42 garment tiles", part_count(Part.GARMENT_TILES) == 42)
claim("parts.employees", "23.1", "there are 28 employees", part_count(Part.EMPLOYEE_CARDS) == 28)
claim("tile.rental_dress", "25.1", "ladies wear blue or green", all_of(
    garment_kind(Garment.COMMON_GOWN) == Kind.GOWN, garment_kind(Garment.UNCOMMON_GOWN) == Kind.GOWN))
claim("tile.rental_coat", "25.1", "gentlemen wear pink or orange", all_of(
    garment_kind(Garment.COMMON_COAT) == Kind.COAT, garment_kind(Garment.RARE_COAT) == Kind.COAT))
claim("tile.rental_points", "24.1 28.1", "the rental side prints the points",
      tile_side_shows(Side.RENTAL, Shown.POINTS))
claim("tile.rental_color", "24.1 25.1", "the rental side shows the figure in the garment's colour",
      tile_side_shows(Side.RENTAL, Shown.COLOR))
claim("tile.points_low", "28.1", "a garment has two points or more", garment_points_lowest() == 2)
claim("tile.points_high", "28.1", "a garment has four points at most", garment_points_highest() == 4)
claim("key.figure", "25.1", "number 6 of the key to the garments", garment_sign_number(GarmentSign.FIGURE) == 6)
claim("key.rental_points", "28.1", "number 7 of the key to the garments",
      garment_sign_number(GarmentSign.RENTAL_POINTS) == 7)
claim("tile.word", "31.1", "the word covers ladies' and gentlemen's clothes", garment_covers())
claim("tile.one_color", "32.1", "one main colour counts, even where a second is drawn", garment_main_colors() == 1)
claim("tile.second_drawn", "32.1", "some sketches have a second colour", second_colour_drawn())
claim("tile.second_counts_not", "32.1", "that one does not count",
      ~second_colour_counts(), why="only one colour counts")
claim("tile.main_color", "32.1", "the skirt's or the jacket's colour is the main one", main_color_is_skirt_or_coat())
claim("tile.common", "34.1", "blue gowns and pink coats are common", all_of(
    garment_rarity(Garment.COMMON_GOWN) == Rarity.COMMON, garment_rarity(Garment.COMMON_COAT) == Rarity.COMMON))
claim("tile.common_count", "34.1", "thirteen each of the common ones", all_of(
    garment_tiles_of(Garment.COMMON_GOWN) == 13, garment_tiles_of(Garment.COMMON_COAT) == 13))
claim("tile.uncommon", "34.1", "green gowns are uncommon", garment_rarity(Garment.UNCOMMON_GOWN) == Rarity.UNCOMMON)
claim("tile.uncommon_count", "34.1", "ten green gowns", garment_tiles_of(Garment.UNCOMMON_GOWN) == 10)
claim("tile.rare", "34.1", "orange coats are rare", garment_rarity(Garment.RARE_COAT) == Rarity.RARE)
claim("tile.rare_count", "34.1", "six orange coats", garment_tiles_of(Garment.RARE_COAT) == 6)
claim("tile.two_sides", "36.1", "each tile has a sketch side and another for letting", garment_tile_sides() == 2,
      counts={2: "the two sides counted"})
claim("tile.sketch_master", "37.1 38.1", "the sketch side tells where a master is needed",
      tile_side_shows(Side.SKETCH, Shown.MASTER_NEEDED))
claim("tile.sketch_resources", "37.1 39.1", "the sketch side tells what is needed",
      tile_side_shows(Side.SKETCH, Shown.RESOURCES))
claim("tile.sketch_color", "37.1 41.1", "the sketch side tells the colour", tile_side_shows(Side.SKETCH, Shown.COLOR))
claim("tile.sketch_value", "37.1 42.1", "the sketch side tells the value", tile_side_shows(Side.SKETCH, Shown.VALUE))
claim("tile.value_low", "42.1", "no garment is worth less than six", garment_value_lowest() == 6)
claim("tile.value_high", "42.1", "no garment is worth more than 28", garment_value_highest() == 28)
claim("tile.sketch_points", "37.1 44.1", "the sketch side tells the points", tile_side_shows(Side.SKETCH, Shown.POINTS))
claim("tile.sketch_points_low", "44.1", "two points at least", garment_points_lowest() == 2)
claim("tile.sketch_points_high", "44.1", "four points at most", garment_points_highest() == 4)
claim("key.master", "38.1", "number 1 of the key to the garments", garment_sign_number(GarmentSign.MASTER_NEEDED) == 1)
claim("key.resources", "39.1", "number 2 of the key to the garments", garment_sign_number(GarmentSign.RESOURCES) == 2)
claim("key.color", "41.1", "number 3 of the key to the garments", garment_sign_number(GarmentSign.COLOR) == 3)
claim("key.value", "42.1", "number 4 of the key to the garments", garment_sign_number(GarmentSign.VALUE) == 4)
claim("key.points", "44.1", "number 5 of the key to the garments", garment_sign_number(GarmentSign.SKETCH_POINTS) == 5)
claim("cards.levels", "46.1", "the levels run from one to six", employee_levels() == 6)
claim("cards.show_level", "46.1", "the level is on the card", employee_card_shows(EmployeeSign.LEVEL))
claim("cards.show_role", "47.1", "the kind of employee is on the card", employee_card_shows(EmployeeSign.ROLE))
claim("cards.roles", "47.1", "an employee is a master, a journeyman or an apprentice",
      all_of(*(role_is_on_cards(r) for r in Role)))
claim("cards.role_count", "47.1", "three kinds are named", employee_types() == 3, counts={3: "the kinds counted"})
claim("cards.show_bonus", "50.1", "the bonus is on the card", employee_card_shows(EmployeeSign.BONUS))
claim("cards.show_amount", "51.1", "the money for deputing is on the card",
      employee_card_shows(EmployeeSign.DEPUTE_AMOUNT))
claim("cards.amount_from", "51.1", "the Livre of deputing stand on the employee's card",
      depute_amount_where() == ON_CARD)
claim("cards.role_pictures", "51.1", "a picture of each kind of employee, with its sign, is lost",
      lost=(thimble_of_role,))
claim("key.card_level", "46.1", "number 1 of the key to the employees", card_sign_number(EmployeeSign.LEVEL) == 1)
claim("key.card_role", "47.1", "number 2 of the key to the employees", card_sign_number(EmployeeSign.ROLE) == 2)
claim("key.card_bonus", "50.1", "number 3 of the key to the employees", card_sign_number(EmployeeSign.BONUS) == 3)
claim("key.card_amount", "51.1", "number 4 of the key to the employees",
      card_sign_number(EmployeeSign.DEPUTE_AMOUNT) == 4)
claim("parts.rulebook", "67.1", "the book itself is counted among the parts", rulebooks() == 1,
      counts={1: "this book"})
claim("parts.sheets", "67.1", "two reference sheets", part_count(Part.REFERENCE_SHEETS) == 2)
claim("parts.thimble", "69.1", "one golden thimble marks the starting player", part_count(Part.START_MARKERS) == 1)
claim("parts.start_marker", "69.1", "the starting player is marked by a thimble",
      start_marker_is() == StartMarkerIs.THIMBLE,
      unsaid=("left a marker, not further described",), why="the marker is the thimble")
claim("parts.thimble_metal", "69.1", "it is of metal", thing_made_of(Thing.START_MARKER) == Matter.METAL)
claim("parts.trays", "71.1", "five plastic trays for resources", part_count(Part.RESOURCE_TRAYS) == 5)
claim("parts.tray_plastic", "71.1", "the trays are of plastic", thing_made_of(Thing.RESOURCE_TRAY) == Matter.PLASTIC)
claim("parts.bag_cloth", "72.1", "the bags are of cloth", thing_made_of(Thing.BAG) == Matter.CLOTH)
claim("parts.bags", "72.1", "two bags of cloth, for garments and for resources", part_count(Part.CLOTH_BAGS) == 2)
claim("parts.bags_apart", "72.1", "one bag for garments, the other for resources", bags_apart(),
      unsaid=("left 1",), why="one bag of each kind is what apart means")
claim("parts.bag_resources", "72.1", "the resource tiles have a bag", resource_tiles_wait() == TilesKept.BAG)
claim("parts.bag_garments", "72.1", "the garment tiles have a bag", garments_wait_in_bag())
claim("parts.start_cards", "74.1", "25 starting employees", part_count(Part.START_CARDS) == 25)
claim("parts.start_cards_each", "74.1", "five of them in each colour", start_cards_per_color() == 5)
claim("parts.start_cards_corner", "74.1", "the owner of a card is told at its upper right",
      sign_in_corner(CornerSign.OWNER) == Corner.UPPER_RIGHT)
claim("parts.player_boards", "77.1", "five player boards", part_count(Part.PLAYER_BOARDS) == 5)
claim("parts.player_boards_each", "77.1", "each colour has one board", part_per_color(Part.PLAYER_BOARDS) == 1)
claim("parts.resource_tiles", "79.1", "48 resource tiles", part_count(Part.RESOURCE_TILES) == 48)
claim("silk.combined", "80.1", "each tile combines the resources there are", tile_combines_resources())
claim("silk.blue", "81.1", "blue silk is common", silk_rarity(Garment.COMMON_GOWN) == Rarity.COMMON)
claim("silk.pink", "82.1", "pink silk is common", silk_rarity(Garment.COMMON_COAT) == Rarity.COMMON)
claim("silk.green", "83.1", "green silk is uncommon", silk_rarity(Garment.UNCOMMON_GOWN) == Rarity.UNCOMMON)
claim("silk.orange", "84.1", "orange silk is rare", silk_rarity(Garment.RARE_COAT) == Rarity.RARE)
claim("silk.colors", "81.1 82.1 83.1 84.1", "there are four colours of silk", silk_colors() == 4)
claim("silk.thread", "80.1 85.1", "tiles show thread", notion_on_tiles(Notion.THREAD))
claim("silk.lace", "80.1 86.1", "tiles show lace", notion_on_tiles(Notion.LACE))
claim("key.blue", "81.1", "number 1 of the key to the resource tiles", tile_sign_number(TileSign.SILK_COMMON_GOWN) == 1)
claim("key.pink", "82.1", "number 2 of the key to the resource tiles", tile_sign_number(TileSign.SILK_COMMON_COAT) == 2)
claim("key.green", "83.1", "number 3 of the key to the resource tiles",
      tile_sign_number(TileSign.SILK_UNCOMMON_GOWN) == 3)
claim("key.orange", "84.1", "number 4 of the key to the resource tiles", tile_sign_number(TileSign.SILK_RARE_COAT) == 4)
claim("key.thread", "85.1", "number 5 of the key to the resource tiles", tile_sign_number(TileSign.THREAD) == 5)
claim("key.lace", "86.1", "number 6 of the key to the resource tiles", tile_sign_number(TileSign.LACE) == 6)
claim("silk.on_tiles", "80.1 81.1 82.1 83.1 84.1", "tiles show silk of all four colours",
      silk_colour_on_tiles(silk_of))
claim("parts.favor", "93.1", "one marker of the favor", part_count(Part.FAVOR_MARKERS) == 1)
claim("parts.favor_marker", "93.1", "the favor is a marker", favor_is() == FavorIs.MARKER)
claim("parts.board", "94.1", "one board, printed on both sides", part_count(Part.GAME_BOARDS) == 1,
      unsaid=("left player boards",), why="the word for a player board begins alike")
claim("parts.board_sides", "94.1", "front and back are printed", board_sides() == 2, counts={2: "front and back"})
claim("parts.board_few", "94.1", "a side for up to three", board_side_for(seats) == BoardSide.FEW,
      when=(seats == 2) | (seats == 3))
claim("parts.board_one", "94.1", "that side serves one player, too", board_side_for_one() == BoardSide.FEW)
claim("parts.board_many", "94.1", "a side for four or five", board_side_for(seats) == BoardSide.MANY,
      when=(seats == 4) | (seats == 5))
claim("parts.counters", "96.1", "five counters for prestige points", part_count(Part.POINT_COUNTERS) == 5)
claim("parts.counters_each", "96.1", "each colour has one counter", part_per_color(Part.POINT_COUNTERS) == 1)
claim("parts.color_names", "96.1", "purple, black, yellow, blue and white are played",
      all_of(*(player_color_exists(c) for c in ColorName)))
claim("parts.colors", "96.1", "five colours are named", player_colors() == 5)
claim("parts.counters_alike", "98.1", "counters and ownership markers are the same", playing_time_listed())
claim("parts.markers_above", "98.1", "the ownership markers are said to be listed above the note",
      markers_listed() == PagePlace.ABOVE)
claim("parts.markers", "100.1", "a hundred ownership markers", part_count(Part.OWNERSHIP_MARKERS) == 100)
claim("parts.markers_each", "100.1", "twenty in each colour", markers_per_color() == 20)
claim("parts.coins", "102.1", "fifty coins", part_count(Part.COINS) == 50)
claim("parts.coins_1", "102.1", "twenty ones", coins_of_value(1) == 20)
claim("parts.coins_5", "102.1", "ten fives", coins_of_value(5) == 10)
claim("parts.coins_10", "102.1", "ten tens", coins_of_value(10) == 10)
claim("parts.coins_20", "102.1", "ten twenties", coins_of_value(20) == 10)
claim("parts.lace", "105.1", "16 lace markers", part_count(Part.LACE_MARKERS) == 16)
claim("parts.thread", "107.1", "16 thread markers", part_count(Part.THREAD_MARKERS) == 16)

# Setting up.
claim("setup.punch", "115.1", "cardboard is punched out before the first game", cardboard_punched_first())
claim("setup.step_board", "117.1", "first comes the board", setup_step_number(SetupStep.BOARD) == 1)
claim("setup.board_middle", "117.1", "the board lies in the middle", board_in_middle())
claim("setup.board_corner", "117.1", "the number of players is told at the upper left",
      sign_in_corner(CornerSign.PLAYER_NUMBER) == Corner.UPPER_LEFT)
claim("setup.board_few", "117.1 121.1 122.1", "one to three players use one side",
      board_side_for(seats) == BoardSide.FEW, when=(seats == 2) | (seats == 3),
      why="the sentence and the labels of its picture")
claim("setup.board_one", "117.1 121.1 122.1", "a single player uses that side, too",
      board_side_for_one() == BoardSide.FEW, why="the sentence and the labels of its picture")
claim("setup.board_many", "117.1 121.1 122.1", "four and five players use the other side",
      board_side_for(seats) == BoardSide.MANY, when=(seats == 4) | (seats == 5),
      why="the sentence and the labels of its picture")
claim("setup.players_low", "121.1 122.1", "one person can play", players_lowest() == 1)
claim("setup.players_high", "121.1 122.1", "five people can play", players_highest() == 5)
claim("setup.step_favor", "126.1", "second comes the favor", setup_step_number(SetupStep.FAVOR) == 2)
claim("setup.favor_place", "126.1", "the favor waits on its space", favor_lies_unclaimed() == FavorSpot.ON_BOARD)
claim("setup.step_deck", "127.1", "third comes the employee deck", setup_step_number(SetupStep.EMPLOYEE_DECK) == 3)
claim("setup.deck_size", "127.1", "28 employees are sorted", part_count(Part.EMPLOYEE_CARDS) == 28)
claim("setup.deck_levels", "127.1", "by levels one to six", employee_levels() == 6)
claim("setup.level_6", "128.1", "six cards of level six", employee_cards_of_level(6) == 6)
claim("setup.level_6_place", "128.1", "level six lies at the bottom", deck_level_at(6) == 6)
claim("setup.deck_face_down", "128.1 130.1", "the deck lies face down", employee_deck_face_down())
claim("setup.level_6_shuffled", "128.1 130.1 132.1 134.1", "each level is shuffled before it is laid on",
      levels_shuffled_apart(), why="four sentences about one habit")
claim("setup.level_5", "130.1", "four cards of level five", employee_cards_of_level(5) == 4)
claim("setup.level_5_place", "130.1", "level five lies on level six", deck_level_at(5) == 5)
claim("setup.level_432", "132.1", "four cards each of levels four, three and two", all_of(
    employee_cards_of_level(4) == 4, employee_cards_of_level(3) == 4, employee_cards_of_level(2) == 4))
claim("setup.level_432_place", "132.1", "then four, three and two, each on the one before",
      all_of(deck_level_at(4) == 4, deck_level_at(3) == 3, deck_level_at(2) == 2))
claim("setup.level_1", "134.1", "six cards of level one", employee_cards_of_level(1) == 6)
claim("setup.level_1_place", "134.1", "level one lies on top", deck_level_at(1) == 1)
claim("setup.deck_is", "128.1 130.1 132.1 134.1 135.1", "that is the deck new employees come from", all_of(
    *(deck_level_at(n) == n for n in range(1, 7))),
      why="sums up the sentences before")
claim("setup.step_resources", "137.1", "fourth come the resource tiles", setup_step_number(SetupStep.RESOURCES) == 4)
claim("setup.resource_bag", "137.1", "all resource tiles are put into a bag", resource_tiles_wait() == TilesKept.BAG)
claim("setup.resources_mixed", "137.1", "the bag is shaken", stock_mixed_in_setup(TileStock.RESOURCES))
claim("setup.resource_bag_near", "137.1", "the bag lies near the resource display",
      laid_beside_board(Laid.RESOURCE_STOCK))
claim("setup.step_garments", "139.1", "fifth come the garments", setup_step_number(SetupStep.GARMENTS) == 5)
claim("setup.garment_bag", "139.1", "all garments are put into a bag", garments_wait_in_bag())
claim("setup.garments_mixed", "139.1", "the bag is shaken", stock_mixed_in_setup(TileStock.GARMENTS))
claim("setup.garment_bag_near", "139.1", "the bag lies near the garment display", laid_beside_board(Laid.GARMENT_BAG))
claim("setup.step_parts", "141.1", "sixth come each player's parts", setup_step_number(SetupStep.PLAYER_PARTS) == 6)
claim("setup.color", "141.1", "each player picks a colour", color_chosen_by_player())
claim("setup.player_board", "141.1 143.1", "one board for each player", part_per_player(Part.PLAYER_BOARDS) == 1)
claim("setup.tray", "141.1 144.1", "one tray for each player", part_per_player(Part.RESOURCE_TRAYS) == 1)
claim("setup.start_cards", "141.1 145.1", "five starting employees for each player",
      part_per_player(Part.START_CARDS) == 5)
claim("setup.reserve_down", "145.1", "the reserve lies face down", ~pile_face_up(Pile.RESERVE),
      unsaid=("denial",), why="face down denies face up")
claim("setup.team", "145.1", "five starting employees for each", start_team_size() == 5)
claim("setup.team_reserve", "145.1", "they lie face down in the reserve", start_cards_in_reserve())
claim("setup.reserve_side", "145.1", "the reserve is at the left of the player board",
      pile_stands_at(Pile.RESERVE) == BoardEdge.LEFT,
      unsaid=("left player boards",), why="the player board only tells where")
claim("setup.markers", "148.1", "twenty ownership markers for each", start_markers() == 20)
claim("setup.marker_parts", "141.1 148.1", "twenty ownership markers for each player",
      part_per_player(Part.OWNERSHIP_MARKERS) == 20)
claim("setup.counter", "141.1 149.1", "one points counter for each player",
      part_per_player(Part.POINT_COUNTERS) == 1)
claim("setup.points", "150.1", "the counter begins at nought", start_points() == 0)
claim("setup.track", "150.1", "points are kept on a track", points_kept_as() == ScoreKept.TRACK)
claim("setup.step_cards", "152.1", "seventh come the places of the cards",
      setup_step_number(SetupStep.CARDS_EXPLAINED) == 7)
claim("setup.cards_reserve", "152.1", "at the beginning all cards are face down in the reserve",
      start_cards_in_reserve())
claim("setup.cards_side", "152.1", "the reserve is to the left", pile_stands_at(Pile.RESERVE) == BoardEdge.LEFT)
claim("setup.played_at_once", "157.1", "a card is on the discard pile as soon as it is played",
      card_discarded_when() == CardGoes.BEFORE_BONUS, reading="played:at_once")
claim("setup.played_some_time", "157.1", "a card that was played ends on the discard pile, whenever",
      card_discarded_face_up(), reading="played:some_time")
claim("setup.played_face_up", "157.1", "a played card goes face up to the discard pile", card_discarded_face_up())
claim("setup.discard_side", "157.1", "the discard pile is to the right",
      pile_stands_at(Pile.DISCARD) == BoardEdge.RIGHT)
claim("setup.discard_face_up", "157.1", "the discard pile is face up", pile_face_up(Pile.DISCARD))
claim("setup.team_is", "160.1", "reserve, discard pile and hand make up the team",
      all_of(*(team_contains(d) for d in Deck)))
claim("setup.step_bank", "163.1", "eighth comes the bank", setup_step_number(SetupStep.BANK) == 8)
claim("setup.bank_near", "163.1", "the coins lie beside the board", common_stock_near_board(BankOrSupply.COINS))
claim("setup.step_notions", "164.1", "ninth comes the stock of thread and lace",
      setup_step_number(SetupStep.NOTION_SUPPLY) == 9)
claim("setup.notions_near", "164.1", "thread and lace for all lie beside the board",
      common_stock_near_board(BankOrSupply.NOTIONS))
claim("setup.step_goods", "166.1", "tenth come the starting goods", setup_step_number(SetupStep.START_GOODS) == 10)
claim("setup.goods_equal", "166.1 167.1 170.1 171.1", "all players get the same", all_of(*(
    start_goods_equal(g) for g in StartGood)))
claim("setup.goods_personal", "166.1", "these goods are one's own supply", start_goods_supply_is_personal())
claim("setup.livre", "166.1 167.1", "each begins with fifteen Livre", start_livre() == 15)
claim("setup.lace", "166.1 170.1", "each begins with one lace", start_notions(Notion.LACE) == 1)
claim("setup.thread", "166.1 171.1", "each begins with one thread", start_notions(Notion.THREAD) == 1)
claim("setup.step_start", "172.1", "eleventh comes the starting player",
      setup_step_number(SetupStep.START_PLAYER) == 11)
claim("setup.steps", "172.1", "the eleventh step is the last", setup_steps() == 11)
claim("setup.start_last", "172.1", "the starting player is chosen last of all", start_player_last_in_setup())
claim("setup.start_chosen", "172.1", "whoever sewed last begins", start_player_chosen() == Chosen.LAST_SEWED)
claim("setup.start_thimble", "172.1", "who begins gets the golden thimble", start_player_gets_marker())
claim("setup.start_thimble_gold", "172.1", "what the starting player holds is a golden thimble",
      golden_thimble_on(ThimbleBearer.START_PLAYER),
      unsaid=("what the starting player holds",), why="it is handed to that player")

# General notes.
claim("notes.unlimited", "175.1 176.1", "markers, thread, lace and coins never run out", all_of(*(
    supply_unlimited(s) for s in (Supply.OWNERSHIP_MARKERS, Supply.THREAD, Supply.LACE, Supply.COINS))))
claim("notes.substitute", "176.1", "something else stands in for what runs out", substitute_for_lacking_parts().must,
      why="said as an instruction")
claim("notes.at_once", "178.1", "points are marked every time they are gained", counter_moved_at_once())
claim("notes.one_space", "178.1", "one space for each point", counter_spaces_per_point() == 1,
      counts={1: "the fitting number of spaces"})
claim("notes.track", "178.1", "gained points move the counter along the track", points_kept_as() == ScoreKept.TRACK)
claim("notes.livre_open", "181.1", "money is known to all", is_open(Secret.MONEY).may_not,
      unsaid=("denial",), why="what is open is not hidden")
claim("notes.livre_not_hidden", "182.1", "coins must not be hidden", is_open(Secret.MONEY).may_not)
claim("notes.tiles_must_be_secret", "183.1", "what is on the tiles has to be kept secret",
      is_open(Secret.TILE_FACES).must, reading="secret:duty", why="said as a fact of the game")
claim("notes.tiles_may_be_secret", "183.1", "a player may keep secret what is on the tiles, or show it",
      is_open(Secret.TILE_FACES).free, reading="secret:right",
      unsaid=("leave", "no duty"), why="read as a right, as no word obliges")
claim("notes.tiles_tray", "183.1", "kept tiles are in the player's tray", kept_tiles_lie() == KeptWhere.TRAY)
claim("notes.tile_count", "184.1", "the others know how many tiles one has", is_open(Secret.TILE_COUNT).may_not,
      why="what all know cannot be hidden")
claim("notes.tile_faces", "184.1", "which silk is on them stays hidden", is_open(Secret.TILE_FACES).may,
      unsaid=("leave",), why="what others do not know can be hidden")

# The places of the board.
claim("board.fireworks", "188.1 190.1", "one: the fireworks", board_legend_number(BoardPlace.FIREWORKS) == 1)
claim("board.all_halls", "191.1 193.1", "two: the bonus for all halls", board_legend_number(BoardPlace.ALL_HALLS) == 2)
claim("board.all_halls_exists", "193.1", "there is a bonus for all halls", all_halls_exists())
claim("board.royal_hall", "194.1 196.1 196.2", "three: the royal hall",
      board_legend_number(BoardPlace.ROYAL_HALL) == 3)
claim("board.royal_hall_area", "196.1 196.2", "the royal hall is the first area",
      area_number(BoardPlace.ROYAL_HALL) == 1)
claim("board.hall_2", "197.1 199.1 199.2", "four: the second hall", board_legend_number(BoardPlace.HALL_2) == 4)
claim("board.hall_2_area", "199.1 199.2", "the second hall is area two", area_number(BoardPlace.HALL_2) == 2)
claim("board.hall_3", "200.1 202.1 202.2", "five: the third hall", board_legend_number(BoardPlace.HALL_3) == 5)
claim("board.hall_3_area", "202.1 202.2", "the third hall is area three", area_number(BoardPlace.HALL_3) == 3)
claim("board.hall_4", "203.1 205.1 205.2", "six: the fourth hall", board_legend_number(BoardPlace.HALL_4) == 6)
claim("board.hall_4_area", "205.1 205.2", "the fourth hall is area four", area_number(BoardPlace.HALL_4) == 4)
claim("board.hall_5", "206.1 208.1 208.2", "seven: the last of the halls", board_legend_number(BoardPlace.HALL_5) == 7)
claim("board.hall_5_area", "208.1 208.2", "the fifth hall is area five", area_number(BoardPlace.HALL_5) == 5)
claim("board.halls", "196.2 199.2 202.2 205.2 208.2", "five halls are named", halls() == 5)
claim("board.musicians", "209.1 211.1", "eight: the musicians", board_legend_number(BoardPlace.MUSICIANS) == 8)
claim("board.musicians_are", "211.1", "musicians are the decoration of a hall",
      decoration_kind_exists(Decoration.MUSICIAN))
claim("board.statues", "212.1 214.1", "nine: the statues", board_legend_number(BoardPlace.STATUES) == 9)
claim("board.kitchen_left", "215.1 217.1 217.2", "ten: the kitchen's left half",
      board_legend_number(BoardPlace.KITCHEN_LEFT) == 10)
claim("board.kitchen_left_pays", "217.1 217.2", "the left half pays by decorations",
      income_side_is(KitchenSide.BY_DECORATIONS) == KitchenPlace.LEFT)
claim("board.kitchen_right", "219.1 221.1 221.2", "eleven: the kitchen's right half",
      board_legend_number(BoardPlace.KITCHEN_RIGHT) == 11)
claim("board.kitchen_right_pays", "221.1 221.2", "the right half pays by rented garments",
      income_side_is(KitchenSide.BY_GARMENTS) == KitchenPlace.RIGHT)
claim("board.drawers", "223.1 225.1", "twelve: the drawers", board_legend_number(BoardPlace.DRAWERS) == 12)
claim("board.queue", "226.1 228.1", "thirteen: the queue", board_legend_number(BoardPlace.QUEUE) == 13)
claim("board.favor", "229.1 231.1", "fourteen: the favor", board_legend_number(BoardPlace.FAVOR) == 14)
claim("board.garments", "232.1 234.1", "fifteen: the garment display",
      board_legend_number(BoardPlace.GARMENTS) == 15)
claim("board.four_players", "242.1 243.1", "the picture shows four players", players_in_setup_picture() == 4)
