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
    most_points_wins,
    part_count,
    points_from_decorations,
    points_from_rented,
    points_from_some_bonuses,
    points_kept_as,
    rounds_in_game,
    supply_unlimited,
    team_contains,
)  # fmt: skip
from specs.questions.base_preparation import hand_chosen_by_player
from specs.questions.base_setup import (
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
    start_player_gets_marker,
    start_team_size,
)  # fmt: skip
from specs.questions.base_turns import card_discarded_face_up, cards_per_turn, may_take_action
from specs.vocabulary import Action, Garment, Notion, Role

claim = Statements("original-es")

claim("aim.card_a_turn", "6.1", "each turn one employee card is played", cards_per_turn() == 1)
claim("aim.not_all_can_all", "7.1", "not every employee is up to every task",
      ~all_of(*(may_take_action(r, a).may for r in Role for a in Action)), why="the duty is the choice that follows from it")
claim("aim.own_bonus", "7.2", "each employee grants a bonus of its own", bonus_per_employee_unique())
claim("aim.points_as_tokens", "7.3", "points are handed out as tokens", points_kept_as() == ScoreKept.TOKENS)
claim("aim.rounds", "8.1", "the game ends after seven rounds", rounds_in_game() == 7)
claim("aim.points_from", "8.2", "points come from some bonuses, rented garments and funded decorations",
      all_of(points_from_some_bonuses(), points_from_rented(), points_from_decorations()))
claim("aim.most_points", "9.1", "who has gathered most points wins", most_points_wins())
for key, part, count in (
    ("11.1", Part.GAME_BOARDS, 1), ("12.1", Part.GARMENT_TILES, 42), ("13.1", Part.START_MARKERS, 1),
    ("14.1", Part.LACE_MARKERS, 16), ("15.1", Part.THREAD_MARKERS, 16), ("16.1", Part.CLOTH_BAGS, 1),
    ("17.1", Part.COINS, 48), ("18.1", Part.POINT_TOKENS, 48), ("19.1", Part.FAVOR_MARKERS, 1),
    ("20.1", Part.EMPLOYEE_CARDS, 28), ("21.1", Part.START_CARDS, 25), ("22.1", Part.SCORING_CARDS, 1),
    ("23.1", Part.RESOURCE_TILES, 48), ("24.1", Part.OWNERSHIP_MARKERS, 80), ("25.1", Part.PLAYER_BOARDS, 5),
):
    claim(f"parts.{part.name.lower()}", key, f"{part.value}: {count}", part_count(part) == count)
claim("setup.board", "28.1", "first the board is laid out", setup_step_number(SetupStep.BOARD) == 1)
claim("setup.side_lost", "28.2", "which side suits how many players stood in a picture that is lost", lost=(board_side_for,))
claim("setup.favor", "29.1", "then the favor is put in its place", setup_step_number(SetupStep.FAVOR) == 2)
claim("setup.deck", "30.1", "third, the employees are sorted by six levels",
      all_of(setup_step_number(SetupStep.EMPLOYEE_DECK) == 3, employee_levels() == 6, part_count(Part.EMPLOYEE_CARDS) == 28))
claim("setup.level_six", "30.2", "six employees of level six lie at the bottom",
      all_of(employee_cards_of_level(6) == 6, deck_level_at(6) == 6), counts={1: "levels run from one to six"})
claim("setup.level_five", "31.1", "four of level five lie on them", all_of(employee_cards_of_level(5) == 4, deck_level_at(5) == 5))
claim("setup.levels_above", "31.2", "then the levels four, three and two, at last level one on top",
      all_of(deck_level_at(4) == 4, deck_level_at(3) == 3, deck_level_at(2) == 2, deck_level_at(1) == 1))
claim("setup.levels_apart", "31.2", "each level is shuffled by itself", levels_shuffled_apart())
claim("setup.resources", "32.1", "fourth, resource tiles are shuffled into face-down piles",
      all_of(setup_step_number(SetupStep.RESOURCES) == 4, resource_tiles_wait() == TilesKept.PILES))
claim("setup.garments", "33.1", "fifth, all garment tiles go into the bag",
      all_of(setup_step_number(SetupStep.GARMENTS) == 5, garments_wait_in_bag()))
claim("setup.player_parts", "34.1", "sixth, each player chooses a colour and gets its parts",
      all_of(setup_step_number(SetupStep.PLAYER_PARTS) == 6, color_chosen_by_player()))
claim("setup.start_team", "34.1", "a player gets five starting employees, face down in the reserve",
      all_of(start_team_size() == 5, start_cards_in_reserve()))
claim("setup.start_markers", "34.1", "a player gets sixteen ownership markers", start_markers() == 16)
claim("setup.bank", "35.1", "seventh, the bank is made", setup_step_number(SetupStep.BANK) == 7)
claim("setup.notions", "36.1", "eighth, thread and lace are laid out", setup_step_number(SetupStep.NOTION_SUPPLY) == 8)
claim("setup.goods", "37.1", "ninth, each player gets fifteen Livre, one lace and one thread",
      all_of(setup_step_number(SetupStep.START_GOODS) == 9, start_livre() == 15, start_notions(Notion.LACE) == 1,
             start_notions(Notion.THREAD) == 1))
claim("setup.start_player", "38.1", "tenth, a starting player is chosen, who takes the marker",
      all_of(setup_step_number(SetupStep.START_PLAYER) == 10, start_player_gets_marker()))
claim("terms.garment", "40.1", "the word covers gowns and coats", garment_covers())
claim("terms.one_color", "41.1", "a garment has one main colour, that of skirt or jacket",
      all_of(garment_main_colors() == 1, main_color_is_skirt_or_coat()))
claim("terms.player_colors", "42.1", "garment colours are not those of the players", ~garment_color_is_player_color())
claim("terms.common", "42.2", "common gowns and common coats: thirteen tiles each",
      all_of(garment_tiles_of(Garment.COMMON_GOWN) == 13, garment_tiles_of(Garment.COMMON_COAT) == 13,
             garment_kind(Garment.COMMON_GOWN) == Kind.GOWN, garment_kind(Garment.COMMON_COAT) == Kind.COAT,
             garment_rarity(Garment.COMMON_GOWN) == Rarity.COMMON, garment_rarity(Garment.COMMON_COAT) == Rarity.COMMON))
claim("terms.rare", "42.2", "ten gowns and six coats are rather rare",
      all_of(garment_tiles_of(Garment.UNCOMMON_GOWN) == 10, garment_tiles_of(Garment.RARE_COAT) == 6,
             garment_kind(Garment.UNCOMMON_GOWN) == Kind.GOWN, garment_kind(Garment.RARE_COAT) == Kind.COAT,
             garment_rarity(Garment.UNCOMMON_GOWN) == Rarity.RARE, garment_rarity(Garment.RARE_COAT) == Rarity.RARE))
claim("terms.unlimited", "43.1", "markers, thread, lace, coins and point tokens count as unlimited",
      all_of(*(supply_unlimited(s) for s in Supply)))
claim("terms.replace", "43.2", "what runs out is replaced by something else", all_of(*(supply_unlimited(s) for s in Supply)))
claim("hidden.points_down", "44.1", "points gained are laid face down", points_kept_as() == ScoreKept.TOKENS)
claim("hidden.points", "44.2", "a player may keep the score hidden until the end", is_open(Secret.POINTS).free)
claim("hidden.money", "45.1", "money may not be hidden", is_open(Secret.MONEY).may_not)
claim("cards.reserve_first", "46.1", "at the start a player's cards lie in the reserve", start_cards_in_reserve())
claim("cards.hand_from_reserve", "46.2", "each round the hand is chosen from the reserve", hand_chosen_by_player())
claim("cards.played_to_discard", "46.3", "a played card goes face up to the discard pile", card_discarded_face_up())
claim("cards.team", "46.4", "reserve, hand and discard pile make up the team", all_of(*(team_contains(p) for p in Deck)))
