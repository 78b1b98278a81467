"""Questions about setting the game up."""

import enum

from oracle.questions import Catalogue, Effect, kind_of, number_of
from specs.vocabulary import Notion

catalogue = Catalogue("setup")


class SetupStep(enum.Enum):
    """What is done when the game is set up."""

    BOARD = "lay out the board"
    FAVOR = "put the favor in its place"
    EMPLOYEE_DECK = "build the employee deck"
    RESOURCES = "prepare the resource tiles"
    GARMENTS = "put the garment tiles into their bag"
    PLAYER_PARTS = "hand out each player's parts"
    CARDS_EXPLAINED = "explain reserve, hand and discard pile"
    BANK = "make the bank"
    NOTION_SUPPLY = "make the supply of thread and lace"
    START_GOODS = "hand out the starting goods"
    START_PLAYER = "choose the starting player"
    POINT_TOKENS = "lay out tokens for prestige points"


class BoardSide(enum.Enum):
    """The two sides of the board."""

    FEW = "for few players"
    MANY = "for many players"


class TilesKept(enum.Enum):
    """Where resource tiles wait."""

    BAG = "in a bag"
    PILES = "in face-down piles"


class Chosen(enum.Enum):
    """How the starting player is chosen."""

    LAST_SEWED = "whoever last used needle and thread"
    ANYHOW = "the players agree, by no given rule"


setup_step = kind_of("setup_step", SetupStep)
seats = number_of("seats", 1, 5)
place = number_of("place", 1, 6)

setup_step_number = catalogue.number(
    "setup_step_number",
    "Which number has this step of the setup? (0: it is no step of its own)",
    setup_step,
    answers=(0, 15),
    effect=Effect.WORDING,
    subject="setup_step_numbers",
    per_text=True,
    gaps=False,
)
board_side_for = catalogue.choice(
    "board_side_for",
    "Which side of the board is used by so many players?",
    seats,
    answers=BoardSide,
    effect=Effect.SETUP,
    subject="board_side",
    given=seats >= 2,
)
board_side_for_one = catalogue.choice(
    "board_side_for_one",
    "Which side of the board is used by a single player?",
    answers=BoardSide,
    effect=Effect.SETUP,
    editions=("deluxe-2020",),
)
players_lowest = catalogue.number(
    "players_lowest", "For how many players is the game, at least?", answers=(1, 5), effect=Effect.SETUP,
    near=("players_highest",),
)
players_highest = catalogue.number(
    "players_highest", "For how many players is the game, at most?", answers=(1, 9), effect=Effect.SETUP
)
deck_level_at = catalogue.number(
    "deck_level_at",
    "Employees of which level stand at this place of the employee deck, counted from the top?",
    place,
    answers=(1, 6),
    effect=Effect.SETUP,
    subject="deck_order",
)
levels_shuffled_apart = catalogue.fact(
    "levels_shuffled_apart", "Is each level shuffled by itself?", effect=Effect.SETUP, subject="deck_order"
)
resource_tiles_wait = catalogue.choice(
    "resource_tiles_wait", "Where do the resource tiles wait?", answers=TilesKept, effect=Effect.SETUP
)
garments_wait_in_bag = catalogue.fact(
    "garments_wait_in_bag", "Do the garment tiles wait in a bag?", effect=Effect.SETUP
)
start_livre = catalogue.number(
    "start_livre", "How much money has a player at the start?", answers=(0, 60), unit="Livre", effect=Effect.PLAY
)
start_notions = catalogue.number(
    "start_notions",
    "How much of this has a player at the start?",
    kind_of("notion", Notion),
    answers=(0, 9),
    effect=Effect.PLAY,
    subject="start_notions",
)
start_team_size = catalogue.number(
    "start_team_size",
    "How many employees has a player at the start?",
    answers=(0, 12),
    unit="cards",
    effect=Effect.PLAY,
)
start_cards_in_reserve = catalogue.fact(
    "start_cards_in_reserve", "Do the starting employees begin face down in the reserve?", effect=Effect.PLAY
)
start_markers = catalogue.number(
    "start_markers",
    "How many ownership markers does a player get?",
    answers=(0, 40),
    unit="markers",
    effect=Effect.NONE,
    subject="markers_per_player",
)
start_points = catalogue.number(
    "start_points",
    "With how many prestige points does a player begin?",
    answers=(0, 20),
    unit="prestige points",
    effect=Effect.SCORE,
    near=("points_kept_as",),
)
start_resource_tiles = catalogue.number(
    "start_resource_tiles",
    "With how many resource tiles does a player begin?",
    answers=(0, 6),
    unit="tiles",
    effect=Effect.PLAY,
    near=("start_livre",),
)
start_player_chosen = catalogue.choice(
    "start_player_chosen", "How is the first starting player chosen?", answers=Chosen, effect=Effect.SETUP
)
start_player_gets_marker = catalogue.fact(
    "start_player_gets_marker", "Does the starting player take the starting player marker?", effect=Effect.SETUP
)
color_chosen_by_player = catalogue.fact(
    "color_chosen_by_player", "Does each player choose a colour?", effect=Effect.SETUP
)
displays_filled_in_setup = catalogue.fact(
    "displays_filled_in_setup",
    "Does the setup itself fill queue and displays?",
    effect=Effect.SETUP,
    near=("setup_step_number", "step_in_round_one"),
    subject="display_first_filled",
)
unused_cards_returned = catalogue.fact(
    "unused_colors_stay_in_box",
    "Do the parts of colours nobody plays stay in the box?",
    effect=Effect.SETUP,
    near=("color_chosen_by_player",),
    gaps=False,
)
