"""Questions about setting up: places, small print of each step, and what differs by the number of players."""

import enum

from oracle.questions import Catalogue, Effect, kind_of
from specs.vocabulary import Notion, players

catalogue = Catalogue("setup")


class Display(enum.Enum):
    """What is filled before the first turn."""

    QUEUE = "the queue of employees"
    RESOURCES = "the resource display"
    GARMENTS = "the garment display"


class FirstFilled(enum.Enum):
    """When something is filled for the first time."""

    PREPARATION = "in the preparation of round one"
    SETUP = "when the game is set up"
    LATER = "not before round two"


class Tiles(enum.Enum):
    """Of what all or only some are used."""

    EMPLOYEES = "employees to hire"
    RESOURCES = "resource tiles"
    GARMENTS = "garment tiles"


class Laid(enum.Enum):
    """What is laid beside the board."""

    EMPLOYEE_DECK = "employee deck"
    RESOURCE_STOCK = "stock of resource tiles"
    GARMENT_BAG = "bag of garments"


class StartGood(enum.Enum):
    """What players begin with besides their parts."""

    LIVRE = "Livre"
    THREAD = "thread"
    LACE = "lace"


class Owner(enum.Enum):
    """Who decides something nobody else decides."""

    AGREEMENT = "the players agree"
    CHANCE = "chance"
    YOUNGEST = "the youngest player"


display = kind_of("display", Display)
tiles = kind_of("tiles", Tiles)
laid = kind_of("laid", Laid)
start_good = kind_of("start_good", StartGood)
notion = kind_of("notion", Notion)

# The steps.
setup_steps = catalogue.number(
    "setup_steps", "How many numbered steps has the setup?", answers=(1, 20), effect=Effect.WORDING,
    subject="setup_step_numbers", gaps=False,
)
setup_order_binding = catalogue.permission(
    "setup_order_binding", "May, or must, the steps of the setup be done in the order given?", effect=Effect.WORDING,
    near=("setup_step_number",), gaps=False,
)

# The board.
board_side_other = catalogue.permission(
    "board_side_other", "May the side be used that is not meant for so many players?", players, effect=Effect.SETUP,
    near=("board_side_for",),
)

# Decks and stocks.
resource_piles_several = catalogue.fact(
    "resource_piles_several", "Are the resource tiles laid out in more than one pile?", effect=Effect.WORDING,
    subject="resource_tiles_wait", editions=("original-2013",),
)
laid_beside_board = catalogue.fact(
    "laid_beside_board", "Does this lie beside the board?", laid, effect=Effect.WORDING, subject="laid_beside_board",
)
all_used_with = catalogue.fact(
    "all_used_with", "Are all of these used with so many players?", tiles, players, effect=Effect.SETUP,
    subject="all_used_with", near=("board_side_for", "deck_level_at"),
)
display_first_filled = catalogue.choice(
    "display_first_filled", "When is this filled for the first time?", display, answers=FirstFilled,
    effect=Effect.SETUP, subject="display_first_filled", near=("step_in_round_one", "displays_filled_in_setup"),
)
game_begins_with_discards = catalogue.fact(
    "game_begins_with_discards", "Does anything lie in a discard of tiles when the game begins?", effect=Effect.SETUP,
    near=("displays_filled_in_setup",),
)

# The players' things.
same_colour_twice = catalogue.permission(
    "same_colour_twice", "May two players take the same colour?", effect=Effect.SETUP, near=("color_chosen_by_player",),
    gaps=False,
)
start_goods_equal = catalogue.fact(
    "start_goods_equal", "Does every player, whoever begins, get as much of this?", start_good, effect=Effect.PLAY,
    subject="start_goods_equal", near=("start_livre", "start_notions"),
)
start_goods_with_players = catalogue.fact(
    "start_goods_with_players", "Is the amount of this the same for any number of players?", start_good,
    effect=Effect.PLAY, subject="start_goods_equal", near=("start_livre", "start_notions"),
)
start_notion_instead = catalogue.permission(
    "start_notion_instead", "May a player swap the starting good for the other kind?", notion, effect=Effect.PLAY,
    near=("start_notions",), gaps=False,
)
markers_handed_out_at_start = catalogue.fact(
    "markers_handed_out_at_start", "Does a player get all ownership markers at the start?", effect=Effect.SETUP,
    subject="markers_per_player",
    gaps=False,
)
start_team_chosen = catalogue.permission(
    "start_team_chosen", "May a player choose which of the starting employees to begin with?", effect=Effect.PLAY,
    near=("start_team_size",), gaps=False,
)

# The starting player.
start_player_undecided = catalogue.choice(
    "start_player_undecided", "Who decides on the starting player when the text's way finds no one, or several?",
    answers=Owner, effect=Effect.SETUP, near=("start_player_chosen",), editions=("deluxe-2020",),
)
start_player_last_in_setup = catalogue.fact(
    "start_player_last_in_setup", "Is the starting player chosen last of all?", effect=Effect.WORDING,
    subject="setup_step_numbers",
)
