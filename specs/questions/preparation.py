"""Questions about the small print of preparing a round: order, deck arithmetic, stocks that run out."""

import enum

from oracle.questions import Catalogue, Effect, kind_of, number_of
from specs.questions.extra_deluxe_setup import stock
from specs.vocabulary import players, round_number

catalogue = Catalogue("preparation")


class ReturnTime(enum.Enum):
    """When discarded tiles become the new stock."""

    WHEN_NEEDED = "when a tile is to be drawn and there is none"
    AS_SOON_AS_EMPTY = "as soon as the last tile is drawn"
    BEFORE_DRAWING = "before drawing, if the stock is too small"


class ResourceTileAt(enum.Enum):
    """Where a resource tile can be when the stock is renewed."""

    SPENT = "spent as silk"
    CONVERTED = "discarded for thread or lace"
    KEPT = "kept by a player"
    ON_DISPLAY = "in the display"


class GarmentAt(enum.Enum):
    """Where a garment can be when the bag is renewed."""

    SWEPT = "discarded from the display in an earlier round"
    JUST_SWEPT = "discarded from the display in this very preparation"
    SOLD = "sold"
    RENTED = "rented, on the board"


class CountedBy(enum.Enum):
    """What the discarded garments are told by."""

    SPACES = "by their spaces, so that an empty space spares a garment"
    GARMENTS = "by their number, wherever they lie"


class ShortFill(enum.Enum):
    """How few tiles are spread over empty spaces."""

    FROM_LEFT = "from the left on"
    FROM_RIGHT = "from the right on"
    PLAYERS_DECIDE = "as the players like"


class MarkerWith(enum.Enum):
    """How the starting player marker and the favor change hands."""

    EXCHANGE = "the holder gives the favor back and takes the marker"
    MARKER_STAYS = "the marker stays where it is"


resource_tile_at = kind_of("resource_tile_at", ResourceTileAt)
garment_at = kind_of("garment_at", GarmentAt)
deck_left = number_of("deck_left", 0, 3)
queue_left = number_of("queue_left", 0, 4)
on_right_spaces = number_of("on_right_spaces", 0, 2)

# Order.
preparation_is_free_of_choice = catalogue.fact(
    "preparation_is_free_of_choice",
    "Is there nothing in preparing a round that a player decides?",
    effect=Effect.PLAY,
    near=("round_step_position",), gaps=False,
)

# Favor.
favor_holder_exchanges = catalogue.choice(
    "favor_holder_exchanges",
    "What happens with favor and marker when the favor was taken?",
    answers=MarkerWith,
    effect=Effect.WORDING,
    subject="starts_next_round",
)
favor_taken_by_starting_player = catalogue.fact(
    "favor_taken_by_starting_player",
    "Does the starting player who took the favor begin the next round again?",
    effect=Effect.PLAY,
    near=("starts_next_round", "favor_by_starting_player"),
)
start_moves_on_by_itself = catalogue.fact(
    "start_moves_on_by_itself",
    "Does the start pass to the left-hand player when nobody took the favor?",
    effect=Effect.PLAY,
    subject="starts_next_round",
)
favor_back_after_last_round = catalogue.permission(
    "favor_back_after_last_round",
    "Must the favor taken in the last round be given back before the scoring?",
    effect=Effect.SCORE,
    near=("favor_returns", "favor_end_points"),
)

# Employees.
queue_cleared = catalogue.permission(
    "queue_cleared",
    "May, or must, so many employees left in the queue be removed before new ones are revealed?",
    queue_left,
    effect=Effect.PLAY,
    given=queue_left >= 1,
    subject="queue_leftovers_leave_game",
)
employees_revealed_with = catalogue.number(
    "employees_revealed_with",
    "How many employees are revealed in a round with so many players?",
    players,
    answers=(0, 9),
    unit="cards",
    effect=Effect.PLAY,
    subject="employees_revealed",
)
revealed_from_short_deck = catalogue.number(
    "revealed_from_short_deck",
    "How many employees are revealed when the deck has only so many?",
    deck_left,
    answers=(0, 4),
    unit="cards",
    effect=Effect.PLAY,
    near=("employees_revealed", "deck_empty_after_last_reveal"), gaps=False,
)
removed_employees_return = catalogue.fact(
    "removed_employees_return",
    "Do employees removed from the queue ever come back into the deck?",
    effect=Effect.PLAY,
    near=("queue_leftovers_leave_game",), gaps=False,
)
deck_left_after = catalogue.number(
    "deck_left_after",
    "How many employees has the deck left when the queue of this round is filled?",
    round_number,
    answers=(0, 28),
    unit="cards",
    effect=Effect.PLAY,
    subject="deck_runs_out", gaps=False,
)
highest_level_in_queue = catalogue.number(
    "highest_level_in_queue",
    "What is the highest level among the employees revealed in this round?",
    round_number,
    answers=(1, 6),
    effect=Effect.WORDING,
    subject="highest_level_is_round",
    gaps=False,
)

# Tiles in general.
discards_return_when = catalogue.choice(
    "discards_return_when",
    "When do discarded tiles become the new stock?",
    stock,
    answers=ReturnTime,
    effect=Effect.PLAY,
    near=("resource_stock_out", "garment_stock_out"),
)
filling_goes_on = catalogue.fact(
    "filling_goes_on",
    "Are the spaces still empty filled from the new stock in the same step?",
    stock,
    effect=Effect.PLAY,
    subject="filling_goes_on",
    near=("resource_stock_out", "garment_stock_out"), gaps=False,
)
empty_spaces_filled_later = catalogue.fact(
    "empty_spaces_filled_later",
    "Is a space that stayed empty filled in the next preparation, if there are tiles again?",
    stock,
    effect=Effect.PLAY,
    near=("resource_all_out", "garment_all_out"),
)

# Resource tiles.
resource_tile_returns = catalogue.fact(
    "resource_tile_returns",
    "Does a resource tile come into the new stock that is there?",
    resource_tile_at,
    effect=Effect.PLAY,
    subject="resource_tile_returns",
    near=("resource_stock_out", "used_tiles_go_to_discard"), gaps=False,
)
resource_pile_drawn_from = catalogue.permission(
    "resource_pile_drawn_from",
    "May tiles be drawn from any of several piles?",
    effect=Effect.PLAY,
    near=("resource_spaces_refilled",),
    editions=("original-2013",),
)
few_resources_go = catalogue.choice(
    "few_resources_go",
    "Which spaces of the resource display get tiles when there are too few for all?",
    answers=ShortFill,
    effect=Effect.PLAY,
    near=("resource_all_out", "resource_fill_from"),
)
resource_leftovers_keep_space = catalogue.fact(
    "resource_leftovers_keep_space",
    "Does a resource tile left over stay on the very space it lay on?",
    effect=Effect.PLAY,
    subject="resource_leftovers_stay",
)
resource_display_spaces = catalogue.number(
    "resource_display_spaces",
    "For how many resource tiles is there room in the whole display?",
    answers=(1, 81),
    unit="tiles",
    effect=Effect.PLAY,
    near=("drawers", "spaces_in_drawer"), gaps=False,
)

# Garments.
garments_swept = catalogue.number(
    "garments_swept",
    "How many garments are discarded when so many lie on the two rightmost spaces?",
    on_right_spaces,
    answers=(0, 2),
    unit="garments",
    effect=Effect.PLAY,
    subject="garments_discarded_right",
)
garments_swept_counted = catalogue.choice(
    "garments_swept_counted",
    "How is it told which garments are discarded?",
    answers=CountedBy,
    effect=Effect.PLAY,
    subject="garments_discarded_right",
)
garments_swept_with = catalogue.number(
    "garments_swept_with",
    "Garments on how many rightmost spaces are discarded with so many players?",
    players,
    answers=(0, 9),
    unit="spaces",
    effect=Effect.PLAY,
    subject="garments_discarded_right",
)
garments_swept_to_discard = catalogue.fact(
    "garments_swept_to_discard",
    "Do these garments go to the discard of garments?",
    effect=Effect.PLAY,
    near=("garments_discarded_right", "garment_stock_out"),
)
garments_keep_order = catalogue.fact(
    "garments_keep_order",
    "Do the remaining garments keep their order when they slide?",
    effect=Effect.PLAY,
    near=("garments_slide_to",),
)
garment_returns = catalogue.fact(
    "garment_returns",
    "Does a garment go back into the bag that is there, when the bag is empty?",
    garment_at,
    effect=Effect.PLAY,
    subject="garment_returns",
    near=("garment_stock_out", "sold_garment_discarded"), gaps=False,
)
garments_per_space = catalogue.number(
    "garments_per_space",
    "How many garments are put on an empty space of the display?",
    answers=(0, 3),
    unit="garments",
    effect=Effect.PLAY, gaps=False,
)
few_garments_go = catalogue.choice(
    "few_garments_go",
    "Which spaces of the garment display get garments when there are too few for all?",
    answers=ShortFill,
    effect=Effect.PLAY,
    near=("garment_all_out", "garment_spaces_refilled"),
)
