"""Further questions about parts, setup and the preparation of a round, raised by the Deluxe rulebook's first pages."""

import enum

from oracle.questions import Catalogue, Effect, kind_of
from specs.questions.base_components import part
from specs.questions.turns import pile
from specs.vocabulary import level, round_number

general = Catalogue("general")
components = Catalogue("components")
setup = Catalogue("setup")
preparation = Catalogue("preparation")
hand = Catalogue("hand")


class EmployeeSign(enum.Enum):
    """What could stand on an employee card."""

    LEVEL = "the level"
    ROLE = "the kind of employee"
    BONUS = "the bonus"
    DEPUTE_AMOUNT = "the Livre for deputing the employee"


class ColorName(enum.Enum):
    """Colours that players could have."""

    PURPLE = "purple"
    BLACK = "black"
    YELLOW = "yellow"
    BLUE = "blue"
    WHITE = "white"


class Corner(enum.Enum):
    """A corner of a card or board."""

    UPPER_LEFT = "upper left"
    UPPER_RIGHT = "upper right"
    LOWER_LEFT = "lower left"
    LOWER_RIGHT = "lower right"


class CornerSign(enum.Enum):
    """What could be indicated in a corner."""

    OWNER = "to which colour a starting employee belongs"
    PLAYER_NUMBER = "for how many players a side of the board is"


class BoardPlace(enum.Enum):
    """What a picture of the board could name."""

    FIREWORKS = "display of fireworks"
    ALL_HALLS = "bonus for all halls"
    ROYAL_HALL = "royal hall"
    HALL_2 = "second hall"
    HALL_3 = "third hall"
    HALL_4 = "fourth hall"
    HALL_5 = "fifth hall"
    MUSICIANS = "musicians"
    STATUES = "statues"
    KITCHEN_LEFT = "left half of the kitchen or fountain"
    KITCHEN_RIGHT = "right half of the kitchen or fountain"
    DRAWERS = "sections of the resource display"
    QUEUE = "queue of employees"
    FAVOR = "favor"
    GARMENTS = "garment display"


class PagePlace(enum.Enum):
    """Where on its page something stands, as a text tells it."""

    ABOVE = "above"
    BELOW = "below"


class PhaseName(enum.Enum):
    """The phases of a round before cards are played."""

    PREPARE = "preparing the round"
    CHOOSE = "choosing a hand"


class EmployeeStep(enum.Enum):
    """What is done with the queue when a round is prepared."""

    REMOVE = "remove what is left in the queue"
    REVEAL = "reveal new employees"


class GarmentStep(enum.Enum):
    """What is done with the garment display when a round is prepared."""

    DISCARD = "discard the rightmost"
    SLIDE = "move the others"
    FILL = "fill the empty spaces"


class TileStock(enum.Enum):
    """Tiles that are drawn at random."""

    RESOURCES = "resource tiles"
    GARMENTS = "garment tiles"


class BankOrSupply(enum.Enum):
    """What lies ready for all players."""

    COINS = "the coins"
    NOTIONS = "thread and lace"


place_on_board = kind_of("place_on_board", BoardPlace)
stock = kind_of("stock", TileStock)

# Parts.
employee_card_shows = components.fact(
    "employee_card_shows", "Does an employee card show this?", kind_of("employee_sign", EmployeeSign),
    effect=Effect.WORDING, subject="employee_card_shows",
    gaps=False,
)
garment_tile_sides = components.number(
    "garment_tile_sides", "How many different sides has a garment tile?", answers=(1, 2), effect=Effect.WORDING,
    subject="tile_sides",
)
rulebooks = components.number(
    "rulebooks", "How many rulebooks are in the box?", answers=(0, 3), effect=Effect.NONE, gaps=False,
)
bags_apart = components.fact(
    "bags_apart", "Have garments and resource tiles a bag each?", effect=Effect.WORDING, subject="component_counts",
    gaps=False,
)
tile_combines_resources = components.fact(
    "tile_combines_resources", "Does each resource tile show several of the resources together?",
    effect=Effect.WORDING, subject="silk_on_tiles",
)
silk_colors = components.number(
    "silk_colors", "How many colours of silk are there?", answers=(1, 9), effect=Effect.PLAY, subject="silk_on_tiles",
)
player_color_exists = components.fact(
    "player_color_exists", "Is this a player colour?", kind_of("color_name", ColorName), effect=Effect.NONE,
    subject="player_colors", gaps=False,
)
sign_in_corner = components.choice(
    "sign_in_corner", "In which corner is this indicated?", kind_of("corner_sign", CornerSign), answers=Corner,
    effect=Effect.WORDING, subject="sign_in_corner", gaps=False,
)
markers_listed = components.choice(
    "markers_listed", "Where, seen from the note on points counters, does a text say the ownership markers are listed?",
    answers=PagePlace, effect=Effect.WORDING, gaps=False,
)
part_per_color = components.number(
    "part_per_color", "How many of this part has each colour?", part, answers=(0, 40), effect=Effect.NONE,
    subject="component_counts", gaps=False,
)

# The goal.
game_ends_with_scoring = general.fact(
    "game_ends_with_scoring", "Does a final scoring follow the last round?", effect=Effect.SCORE, subject="game_ends",
)
some_employee_lacks_action = general.fact(
    "some_employee_lacks_action", "Are there tasks that some employees cannot do?", effect=Effect.WORDING,
    subject="may_take_action", gaps=False,
)

# Setting up.
cardboard_punched_first = setup.fact(
    "cardboard_punched_first", "Are the cardboard parts punched out before the first game?", effect=Effect.NONE,
    gaps=False,
)
board_in_middle = setup.fact(
    "board_in_middle", "Does the board lie in the middle of the table?", effect=Effect.NONE, gaps=False,
)
employee_deck_face_down = setup.fact(
    "employee_deck_face_down", "Does the employee deck lie face down?", effect=Effect.SETUP, subject="deck_order",
)
stock_mixed_in_setup = setup.fact(
    "stock_mixed_in_setup", "Are these tiles mixed when the game is set up?", stock, effect=Effect.SETUP,
    subject="stock_mixed",
)
part_per_player = setup.number(
    "part_per_player", "How many of this part does each player get?", part, answers=(0, 40), effect=Effect.NONE,
    subject="part_per_player", gaps=False,
)
common_stock_near_board = setup.fact(
    "common_stock_near_board", "Does this lie beside the board as a stock for all?",
    kind_of("for_all", BankOrSupply), effect=Effect.NONE, gaps=False,
)
start_goods_supply_is_personal = setup.fact(
    "start_goods_are_personal", "Are money, thread and lace handed out kept in each player's own supply?",
    effect=Effect.WORDING, gaps=False,
)
players_in_setup_picture = setup.number(
    "players_in_setup_picture", "For how many players is the setup shown in the picture?", answers=(1, 5),
    effect=Effect.WORDING, gaps=False,
)
board_legend_number = setup.number(
    "board_legend_number", "Which number names this place in the picture of the board?", place_on_board,
    answers=(1, 30), effect=Effect.WORDING, subject="board_legend", gaps=False,
)
area_number = setup.number(
    "area_number", "As the area of which number is this hall counted?", place_on_board, answers=(1, 9),
    effect=Effect.WORDING, given=place_on_board.one_of(
        BoardPlace.ROYAL_HALL, BoardPlace.HALL_2, BoardPlace.HALL_3, BoardPlace.HALL_4, BoardPlace.HALL_5,
    ), subject="board_legend", gaps=False,
)

# General notes.
substitute_for_lacking_parts = general.permission(
    "substitute_for_lacking_parts", "Is something else used when parts without limit run out?", effect=Effect.PLAY,
    subject="supply_unlimited",
)
substitute_as_secret = general.fact(
    "substitute_as_secret", "Is what stands in for tokens of prestige points that run out as secret as the tokens?",
    effect=Effect.NONE, near=("substitute_for_lacking_parts", "tokens_turned_down", "may_hide"),
    editions=("original-2013",), gaps=False,
)
counter_spaces_per_point = general.number(
    "counter_spaces_per_point", "By how many spaces does one prestige point move the counter?", answers=(1, 5),
    unit="spaces", effect=Effect.SCORE, subject="points_kept_as", editions=("deluxe-2020",),
)
counter_moved_at_once = general.fact(
    "counter_moved_at_once", "Are prestige points marked whenever they are gained?", effect=Effect.SCORE,
    subject="points_kept_as", gaps=False,
)

# The rounds.
phase_number = general.number(
    "phase_number", "Which number has this phase of the round?", kind_of("phase", PhaseName), answers=(1, 9),
    effect=Effect.WORDING, subject="phase_number",
)
employee_step_number = preparation.number(
    "employee_step_number", "Which number has this part of renewing the queue?",
    kind_of("employee_step", EmployeeStep), answers=(1, 6), effect=Effect.PLAY, subject="employee_steps",
)
new_employees_face_up = preparation.fact(
    "new_employees_face_up", "Do the new employees lie face up in the queue?", effect=Effect.PLAY,
)
new_employees_from_top = preparation.fact(
    "new_employees_from_top", "Are new employees drawn from the top of the deck?", effect=Effect.PLAY, gaps=False,
)
employees_revealed_of_level = preparation.number(
    "employees_revealed_of_level", "How many employees of this level are revealed in this round?", round_number, level,
    answers=(0, 9), unit="cards", effect=Effect.WORDING, subject="highest_level_is_round", gaps=False,
)
garment_step_number = preparation.number(
    "garment_step_number", "Which number has this part of renewing the garment display?",
    kind_of("garment_step", GarmentStep), answers=(1, 6), effect=Effect.PLAY, subject="garment_steps",
)
garment_discard_spaces_marked = preparation.fact(
    "garment_discard_spaces_marked", "Are the spaces whose garments are discarded marked by a sign on the board?",
    effect=Effect.WORDING, gaps=False,
)
garments_slide_over_all_gaps = preparation.fact(
    "garments_slide_over_all_gaps", "Do the remaining garments close up without gaps?", effect=Effect.PLAY,
    subject="garments_slide_to",
)
returned_tiles_mixed = preparation.fact(
    "returned_tiles_mixed", "Are discarded tiles of this kind mixed when they come back?", stock, effect=Effect.PLAY,
    subject="returned_tiles_mixed", gaps=False,
)
all_discards_return = preparation.fact(
    "all_discards_return", "Do all discarded tiles of this kind come back, when they do?", stock, effect=Effect.PLAY,
    subject="returned_tiles_mixed", gaps=False,
)

# Choosing a hand.
pile_face_up = hand.fact(
    "pile_face_up", "Do the cards of this pile lie face up?", pile, effect=Effect.PLAY, subject="pile_face_up",
)
whole_reserve_to_hand = hand.fact(
    "whole_reserve_to_hand", "Does a player take all cards of the reserve in hand each round, whatever their number?",
    effect=Effect.PLAY, subject="cards_chosen",
)
reserve_empty_after_three = hand.fact(
    "reserve_stays_empty", "Does an emptied reserve stay empty until the next card is to be chosen?",
    effect=Effect.PLAY, subject="new_reserve_waits_until_needed",
)
next_choice_expected_in_next_round = hand.fact(
    "next_choice_in_next_round", "Is the next card, as a rule, chosen in the next round?", effect=Effect.WORDING,
    gaps=False,
)
choice_seen_before_new_reserve = hand.permission(
    "choice_of_new_cards_before_playing", "May a player wait with the missing cards until others have chosen theirs?",
    effect=Effect.PLAY, near=("hand_chosen_at_once",), gaps=False,
)
