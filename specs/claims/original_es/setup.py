"""Claims of `original-es` about the aim, the parts and the setup (lines 1-46), in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions.base_components import (
    Deck,
    Kind,
    Part,
    Rarity,
    ScoreKept,
    Secret,
    Supply,
    bonus_per_employee_unique,
    employee_cards_of_level,
    employee_levels,
    garment_color_is_player_color,
    garment_covers,
    garment_kind,
    garment_main_colors,
    garment_rarity,
    garment_tiles_of,
    is_open,
    main_color_is_skirt_or_coat,
    markers_per_color,
    most_points_wins,
    part_count,
    points_from_decorations,
    points_from_rented,
    points_from_some_bonuses,
    points_kept_as,
    rounds_in_game,
    start_cards_per_color,
    supply_unlimited,
    team_contains,
)  # fmt: skip
from specs.questions.base_decorations import decoration_points_at_end, decorations_per_action
from specs.questions.base_garments import garment_points_when
from specs.questions.base_preparation import first_round_choice, hand_chosen_by_player
from specs.questions.base_setup import (
    Chosen,
    SetupStep,
    TilesKept,
    board_side_for,
    color_chosen_by_player,
    deck_level_at,
    garments_wait_in_bag,
    levels_shuffled_apart,
    resource_tiles_wait,
    setup_step_number,
    start_cards_in_reserve,
    start_livre,
    start_markers,
    start_notions,
    start_player_chosen,
    start_player_gets_marker,
    start_team_size,
)  # fmt: skip
from specs.questions.base_staff import hires_per_action
from specs.questions.base_turns import (
    card_discarded_face_up,
    cards_per_turn,
    main_actions_per_card,
    may_take_action,
)
from specs.questions.bonuses import (
    bonus_on_two_kinds_of_cards,
    card_kind,
    employee_has_bonus,
    every_employee_has_bonus,
    some_bonuses_give_prestige,
)  # fmt: skip
from specs.questions.components import (
    FavorIs,
    Matter,
    Thing,
    board_sides,
    favor_is,
    thing_made_of,
)  # fmt: skip
from specs.questions.decorations import PointsWhen, decoration_points_when
from specs.questions.end import WonBy, game_ends_after_round, game_won_by, winner_known_after
from specs.questions.extra_deluxe_actions import rented_marker_needed_before
from specs.questions.extra_deluxe_setup import (
    BankOrSupply,
    Corner,
    CornerSign,
    TileStock,
    bags_apart,
    board_in_middle,
    cardboard_punched_first,
    common_stock_near_board,
    counter_moved_at_once,
    employee_deck_face_down,
    game_ends_with_scoring,
    part_per_color,
    part_per_player,
    pile_face_up,
    sign_in_corner,
    some_employee_lacks_action,
    start_goods_supply_is_personal,
    stock_mixed_in_setup,
    substitute_for_lacking_parts,
)  # fmt: skip
from specs.questions.favor import FavorSpot, favor_lies_unclaimed
from specs.questions.general import (
    TokenFace,
    money_put_before_player,
    players_are_tailors,
    points_tokens_lie,
    second_colour_counts,
    second_colour_drawn,
    team_known_as_whole,
)  # fmt: skip
from specs.questions.hand import FromWhere, hand_chosen_in_round, hand_from
from specs.questions.scoring import PointsShown, ScoringAid, Source, final_points_shown, scores_at_end, scoring_aid
from specs.questions.setup import (
    Laid,
    StartGood,
    Tiles,
    all_used_with,
    board_side_other,
    game_begins_with_discards,
    laid_beside_board,
    markers_handed_out_at_start,
    resource_piles_several,
    setup_steps,
    start_goods_equal,
    start_goods_with_players,
    start_player_last_in_setup,
    start_team_chosen,
)  # fmt: skip
from specs.questions.turns import BoardEdge, Pile, pile_stands_at
from specs.vocabulary import Action, Garment, Notion, Role, players, round_number

claim = Statements("original-es")

# The aim (lines 5-9).
claim("aim.tailors", "5.1", "each player owns a business that makes clothes", players_are_tailors())
claim("aim.card_a_turn", "6.1", "each turn one employee card is played", cards_per_turn() == 1)
claim("aim.one_task", "6.1", "its employee carries out one task", main_actions_per_card() == 1)
claim("aim.task_hire", "6.1", "hiring one new employee is such a task", hires_per_action() == 1)
claim("aim.task_fund", "6.1", "funding one decoration is such a task", decorations_per_action() == 1)
claim("aim.not_all_can_all", "7.1", "not every employee is up to every task",
      ~all_of(*(may_take_action(r, a).may for r in Role for a in Action)),
      why="not all for all: which of them is barred from which is told later",
      unsaid=("apart", "alternatives"))
claim("aim.some_cannot", "7.1", "there are tasks some employees lack", some_employee_lacks_action())
claim("aim.own_bonus", "7.2", "each employee grants a bonus of its own", bonus_per_employee_unique())
claim("aim.every_bonus", "7.2", "each single employee grants one, of whatever kind its card is",
      all_of(every_employee_has_bonus(), employee_has_bonus(card_kind)), general=True)
claim("aim.bonus_of_its_kind", "7.2", "no bonus is found on two of them", ~bonus_on_two_kinds_of_cards(),
      why="the bonus is called unique", unsaid=("denial",))
claim("aim.some_points", "7.3", "some of the bonuses bring points",
      all_of(some_bonuses_give_prestige(), points_from_some_bonuses()))
claim("aim.points_as_tokens", "7.3", "points are handed out as tokens", points_kept_as() == ScoreKept.TOKENS)
claim("aim.rounds", "8.1", "the game ends after seven rounds",
      all_of(rounds_in_game() == 7, game_ends_after_round() == 7))
claim("aim.final_scoring", "8.1", "it ends with a final scoring", game_ends_with_scoring())
claim("aim.points_from", "8.2", "points come from some bonuses, rented garments and funded decorations",
      all_of(points_from_some_bonuses(), points_from_rented(), points_from_decorations()))
claim("aim.points_then", "8.2", "they bring these points at the end",
      all_of(scores_at_end(Source.SOME_BONUSES), scores_at_end(Source.RENTED_GARMENT), scores_at_end(Source.DECORATION),
             garment_points_when(), decoration_points_at_end(), decoration_points_when(PointsWhen.END)),
      why="earned by being rented or funded")
claim("aim.most_points", "9.1", "who has gathered most points wins",
      all_of(most_points_wins(), game_won_by() == WonBy.PRESTIGE))
claim("aim.counted_last", "9.1", "the points are counted after that scoring", winner_known_after())

# The parts (lines 10-25).
for key, part, count in (
    ("11.1", Part.GAME_BOARDS, 1), ("12.1", Part.GARMENT_TILES, 42), ("13.1", Part.START_MARKERS, 1),
    ("14.1", Part.LACE_MARKERS, 16), ("15.1", Part.THREAD_MARKERS, 16), ("16.1", Part.CLOTH_BAGS, 1),
    ("17.1", Part.COINS, 48), ("18.1", Part.POINT_TOKENS, 48), ("19.1", Part.FAVOR_MARKERS, 1),
    ("20.1", Part.EMPLOYEE_CARDS, 28), ("21.1", Part.START_CARDS, 25), ("22.1", Part.SCORING_CARDS, 1),
    ("23.1", Part.RESOURCE_TILES, 48), ("24.1", Part.OWNERSHIP_MARKERS, 80), ("25.1", Part.PLAYER_BOARDS, 5),
):
    claim(f"parts.{part.name.lower()}", key, f"{part.value}: {count}", part_count(part) == count)
claim("parts.board_sides", "11.1", "the board has two faces", board_sides() == 2)
claim("parts.lace_wood", "14.1", "lace is of wood", thing_made_of(Thing.LACE) == Matter.WOOD)
claim("parts.thread_wood", "15.1", "thread is of wood", thing_made_of(Thing.THREAD) == Matter.WOOD)
claim("parts.bag_cloth", "16.1", "the bag is of cloth", thing_made_of(Thing.BAG) == Matter.CLOTH)
claim("parts.favor_card", "19.1", "the favor is a card", favor_is() == FavorIs.CARD)
claim("parts.scoring_card", "22.1", "a card sums up the final scoring", scoring_aid() == ScoringAid.CARD)
claim("parts.markers_wood", "24.1", "ownership markers are of wood",
      thing_made_of(Thing.OWNERSHIP_MARKER) == Matter.WOOD)

# The setup (lines 26-38).
claim("setup.cardboard", "27.1", "before the first game the cardboard parts are taken out of their frames",
      cardboard_punched_first())
claim("setup.board", "28.1", "first the board is laid out", setup_step_number(SetupStep.BOARD) == 1)
claim("setup.board_middle", "28.1", "it lies in the middle of the table", board_in_middle())
claim("setup.board_other_side", "28.1", "the side that fits the number of players lies up, so no other may",
      board_side_other(players).may_not, why="an order that names the side to use", unsaid=("denial",))
claim("setup.side_shown_where", "28.2", "numbers in the lower right corner show for how many players a side is",
      sign_in_corner(CornerSign.PLAYER_NUMBER) == Corner.LOWER_RIGHT)
claim("setup.side_lost", "28.2", "which side suits how many players stood in a picture that is lost",
      lost=(board_side_for,))
claim("setup.favor", "29.1", "then the favor is put in its place", setup_step_number(SetupStep.FAVOR) == 2)
claim("setup.favor_beside", "29.1", "the favor, a card, lies beside its space of the board",
      all_of(favor_lies_unclaimed() == FavorSpot.BESIDE_BOARD, favor_is() == FavorIs.CARD))
claim("setup.deck", "30.1", "third, the employees are sorted by six levels",
      all_of(setup_step_number(SetupStep.EMPLOYEE_DECK) == 3, employee_levels() == 6,
      part_count(Part.EMPLOYEE_CARDS) == 28),
      unsaid=("left 1",), why="the one is the name of the first of the six levels")
claim("setup.deck_all", "30.1", "all 28 are used, whatever the number of players",
      all_used_with(Tiles.EMPLOYEES, players))
claim("setup.level_six", "30.2", "six employees of level six lie at the bottom",
      all_of(employee_cards_of_level(6) == 6, deck_level_at(6) == 6))
claim("setup.deck_down", "30.2", "they lie face down beside the board",
      all_of(employee_deck_face_down(), laid_beside_board(Laid.EMPLOYEE_DECK)))
claim("setup.level_five", "31.1", "four of level five lie on them",
      all_of(employee_cards_of_level(5) == 4, deck_level_at(5) == 5))
claim("setup.level_five_down", "31.1", "these lie face down, too", employee_deck_face_down())
claim("setup.levels_above", "31.2", "then the levels four, three and two, at last level one on top",
      all_of(deck_level_at(4) == 4, deck_level_at(3) == 3, deck_level_at(2) == 2, deck_level_at(1) == 1))
claim("setup.levels_apart", "30.2 31.1 31.2", "each level is shuffled by itself", levels_shuffled_apart())
claim("setup.resources", "32.1", "fourth, resource tiles are shuffled into face-down piles",
      all_of(setup_step_number(SetupStep.RESOURCES) == 4, resource_tiles_wait() == TilesKept.PILES,
             stock_mixed_in_setup(TileStock.RESOURCES)))
claim("setup.resources_all", "32.1", "all of them are used, whatever the number of players",
      all_used_with(Tiles.RESOURCES, players))
claim("setup.resource_piles", "32.1", "there are several such piles, beside the board",
      all_of(resource_piles_several(), laid_beside_board(Laid.RESOURCE_STOCK)))
claim("setup.garments", "33.1", "fifth, all garment tiles go into the bag",
      all_of(setup_step_number(SetupStep.GARMENTS) == 5, garments_wait_in_bag(),
      stock_mixed_in_setup(TileStock.GARMENTS)))
claim("setup.garments_all", "33.1", "all of them are used, whatever the number of players",
      all_used_with(Tiles.GARMENTS, players))
claim("setup.garment_bag", "33.2", "the bag lies beside the board", laid_beside_board(Laid.GARMENT_BAG))
claim("setup.one_bag", "16.1 32.1 33.1", "the only bag is the garments', the resource tiles have none", ~bags_apart(),
      why="the list has one bag, and the resource tiles lie in piles", unsaid=("denial",))
claim("setup.no_discards", "32.1 33.1", "all tiles go into their stocks, so that no discard has any",
      ~game_begins_with_discards(),
      why="all tiles of both kinds go there, which leaves none for a discard", unsaid=("denial",))
claim("setup.player_parts", "34.1", "sixth, each player chooses a colour and gets its parts",
      all_of(setup_step_number(SetupStep.PLAYER_PARTS) == 6, color_chosen_by_player()))
claim("setup.parts_of_player", "34.1", "one board, five cards and sixteen markers are what each player gets",
      all_of(part_per_player(Part.PLAYER_BOARDS) == 1, part_per_player(Part.START_CARDS) == 5,
             part_per_player(Part.OWNERSHIP_MARKERS) == 16))
claim("setup.parts_of_color", "34.1", "these are the parts of one colour",
      all_of(part_per_color(Part.PLAYER_BOARDS) == 1, part_per_color(Part.START_CARDS) == 5,
             part_per_color(Part.OWNERSHIP_MARKERS) == 16, start_cards_per_color() == 5, markers_per_color() == 16))
claim("setup.start_team", "34.1", "a player gets five starting employees, face down in the reserve",
      all_of(start_team_size() == 5, start_cards_in_reserve()))
claim("setup.start_team_fixed", "34.1", "they are those of the colour, not chosen one by one",
      start_team_chosen().may_not,
      why="only the colour is chosen; its five cards come with it", unsaid=("denial",))
claim("setup.start_markers", "34.1", "a player gets sixteen ownership markers",
      all_of(start_markers() == 16, markers_handed_out_at_start()))
claim("setup.bank", "35.1", "seventh, the bank is made", setup_step_number(SetupStep.BANK) == 7)
claim("setup.bank_place", "35.1", "the coins lie beside the board", common_stock_near_board(BankOrSupply.COINS))
claim("setup.point_tokens", "35.1 35.2", "point tokens are laid out within the same step as the bank",
      setup_step_number(SetupStep.POINT_TOKENS) == 7,
      why="the tokens are named by another word than the table of words has")
claim("setup.notions", "36.1", "eighth, thread and lace are laid out", setup_step_number(SetupStep.NOTION_SUPPLY) == 8)
claim("setup.notions_place", "36.1", "they lie beside the board as a supply for all",
      common_stock_near_board(BankOrSupply.NOTIONS))
claim("setup.goods", "37.1", "ninth, each player gets fifteen Livre, one lace and one thread",
      all_of(setup_step_number(SetupStep.START_GOODS) == 9, start_livre() == 15, start_notions(Notion.LACE) == 1,
             start_notions(Notion.THREAD) == 1))
claim("setup.goods_alike", "37.1", "each player gets the same, whatever the number of players",
      all_of(*(start_goods_equal(g) & start_goods_with_players(g) for g in StartGood)))
claim("setup.goods_own", "37.1", "each player keeps them beside the own player board", start_goods_supply_is_personal())
claim("setup.start_player", "38.1", "tenth, a starting player is chosen, who takes the marker",
      all_of(setup_step_number(SetupStep.START_PLAYER) == 10, start_player_gets_marker()))
claim("setup.start_player_anyhow", "38.1", "no way to choose the starting player is given",
      start_player_chosen() == Chosen.ANYHOW, why="a starting player is to be determined, no more is said")
claim("setup.ten_steps", "38.1", "the tenth step is the last",
      all_of(setup_steps() == 10, start_player_last_in_setup()))

# The notes on the setup (lines 39-46).
claim("terms.garment", "40.1", "the word covers gowns and coats", garment_covers())
claim("terms.one_color", "41.1", "a garment has one main colour, that of skirt or jacket",
      all_of(garment_main_colors() == 1, main_color_is_skirt_or_coat()))
claim("terms.second_color", "41.1", "some garments show a second colour", second_colour_drawn())
claim("terms.second_color_idle", "41.1", "even so they have but the one main colour", ~second_colour_counts())
claim("terms.player_colors", "42.1", "garment colours are not those of the players", ~garment_color_is_player_color())
claim("terms.common", "42.2", "common gowns and common coats: thirteen tiles each",
      all_of(garment_tiles_of(Garment.COMMON_GOWN) == 13, garment_tiles_of(Garment.COMMON_COAT) == 13,
             garment_kind(Garment.COMMON_GOWN) == Kind.GOWN, garment_kind(Garment.COMMON_COAT) == Kind.COAT,
             garment_rarity(Garment.COMMON_GOWN) == Rarity.COMMON,
      garment_rarity(Garment.COMMON_COAT) == Rarity.COMMON))
claim("terms.rare", "42.2", "ten gowns and six coats are rather rare",
      all_of(garment_tiles_of(Garment.UNCOMMON_GOWN) == 10, garment_tiles_of(Garment.RARE_COAT) == 6,
             garment_kind(Garment.UNCOMMON_GOWN) == Kind.GOWN, garment_kind(Garment.RARE_COAT) == Kind.COAT,
             garment_rarity(Garment.UNCOMMON_GOWN) == Rarity.RARE, garment_rarity(Garment.RARE_COAT) == Rarity.RARE))
claim("terms.unlimited", "43.1", "markers, thread, lace, coins and point tokens count as unlimited",
      all_of(*(supply_unlimited(s) for s in Supply)))
claim("terms.replace", "43.2", "what runs out is replaced by something else",
      all_of(substitute_for_lacking_parts().must, *(supply_unlimited(s) for s in Supply)))
claim("terms.marker_replaced", "43.1 43.2", "who has used up the ownership markers goes on with something else",
      rented_marker_needed_before().may, why="an order to replace what has run out", unsaid=("leave",))
claim("hidden.points_down", "44.1", "points gained are laid face down",
      all_of(points_kept_as() == ScoreKept.TOKENS, points_tokens_lie() == TokenFace.FACE_DOWN))
claim("hidden.points_at_once", "44.1", "they are taken whenever points are gained", counter_moved_at_once())
claim("hidden.points_to_the_end", "44.1 44.2", "as tokens they can stay hidden until the end",
      final_points_shown() == PointsShown.HIDDEN)
claim("hidden.points", "44.2", "a player may keep the score hidden until the end", is_open(Secret.POINTS).free)
claim("hidden.money", "45.1", "money may not be hidden", is_open(Secret.MONEY).may_not)
claim("hidden.money_lies_open", "37.1 45.1", "it lies beside the player board for all to see",
      money_put_before_player())
claim("cards.explained", "46.1", "what reserve, hand and discard pile are is told in a note, not in a step",
      setup_step_number(SetupStep.CARDS_EXPLAINED) == 0, counts={0: "the notes follow the ten steps"},
      why="the notes have no numbers")
claim("cards.reserve_first", "46.1", "at the start a player's cards lie in the reserve", start_cards_in_reserve())
claim("cards.reserve_left", "46.1", "the reserve is the left-hand place of the player board",
      pile_stands_at(Pile.RESERVE) == BoardEdge.LEFT)
claim("cards.reserve_down", "46.1", "it lies face down", ~pile_face_up(Pile.RESERVE), why="face down, says the text",
      unsaid=("denial",))
claim("cards.hand_from_reserve", "46.2", "each round the hand is chosen from the reserve", hand_chosen_by_player())
claim("cards.hand_each_round", "46.2", "this is done in every round", hand_chosen_in_round(round_number))
claim("cards.hand_from_where", "46.2", "the hand comes from that supply", hand_from(FromWhere.RESERVE).may)
claim("cards.first_choice", "34.1 46.1 46.2", "in round one the hand is chosen from all five cards",
      first_round_choice() == 5)
claim("cards.played_to_discard", "46.3", "a played card goes face up to the discard pile", card_discarded_face_up())
claim("cards.discard_right", "46.3", "the discard pile is the right-hand place, face up",
      all_of(pile_stands_at(Pile.DISCARD) == BoardEdge.RIGHT, pile_face_up(Pile.DISCARD)))
claim("cards.team", "46.4", "reserve, hand and discard pile make up the team",
      all_of(*(team_contains(p) for p in Deck)))
claim("cards.team_word", "46.4", "together they have a name", team_known_as_whole())
