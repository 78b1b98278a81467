"""Questions about the phases, the small print of open and hidden, and the terms of the game."""

import enum

from oracle.questions import Catalogue, Effect, kind_of
from specs.questions.turns import Pile
from specs.vocabulary import Garment

catalogue = Catalogue("general")


class Phase(enum.Enum):
    """The phases of a round."""

    PREPARATION = "prepare the round"
    HAND = "choose a hand"
    ACTIONS = "take turns"
    INCOME = "receive income"


class Stock(enum.Enum):
    """A stock or pile that belongs to nobody."""

    EMPLOYEE_DECK = "the employee deck"
    RESOURCE_STOCK = "the stock of resource tiles"
    GARMENT_BAG = "the bag of garments"
    RESOURCE_DISCARD = "the discard of resource tiles"
    GARMENT_DISCARD = "the discard of garments"
    BOX = "what has left the game"


class Outside(enum.Enum):
    """Where employees are that are in no hand, reserve or discard pile."""

    QUEUE = "the queue"
    DECK = "the employee deck"
    BOX = "the box"


class Limited(enum.Enum):
    """What there could be only so much of."""

    RESOURCE_TILES = "resource tiles"
    GARMENT_TILES = "garment tiles"
    EMPLOYEES = "employees to hire"


class TokenFace(enum.Enum):
    """How tokens for prestige points lie."""

    FACE_DOWN = "face down"
    FACE_UP = "face up"


class Chooser(enum.Enum):
    """Who decides something."""

    OWNER = "the player who gains it"
    OTHERS = "another player"
    CHANCE = "chance"


class Wares(enum.Enum):
    """What a garment can be made for."""

    RENT = "to be rented"
    SELL = "to be sold"


phase = kind_of("phase", Phase)
stock = kind_of("stock", Stock)
outside = kind_of("outside", Outside)
limited = kind_of("limited", Limited)
own_pile = kind_of("own_pile", Pile)
second_colour = kind_of("second_colour", Garment)

# The round.
next_phase_waits_for_all = catalogue.fact(
    "next_phase_waits_for_all", "Does a phase begin only when everybody has finished the one before?", phase,
    effect=Effect.PLAY, given=phase != Phase.PREPARATION, near=("phases_in_round", "phase_ends_when_hands_empty"),
    gaps=False,
)
later_round_has_phase = catalogue.fact(
    "later_round_has_phase", "Does a later round than the first have this phase?", phase, effect=Effect.PLAY,
    subject="first_round_has_phase",
)
first_round_has_phase = catalogue.fact(
    "first_round_has_phase", "Does anything of this phase happen in round one?", phase, effect=Effect.SETUP,
    near=("step_in_round_one",),
)

# Open and hidden.
points_tokens_lie = catalogue.choice(
    "points_tokens_lie", "Which side up do a player's tokens for prestige points lie?", answers=TokenFace,
    effect=Effect.WORDING, near=("points_kept_as",), editions=("original-2013",),
)
own_points_may_be_looked_at = catalogue.permission(
    "own_points_may_be_looked_at", "May a player count their own prestige points during the game?",
    effect=Effect.PLAY, near=("points_kept_as", "may_hide"), editions=("original-2013",),
    subject="own_hidden_things",
)
points_beyond_track = catalogue.fact(
    "points_beyond_track", "Does a player who passes the end of the points track go on counting from its beginning?",
    effect=Effect.SCORE, near=("points_kept_as",), editions=("deluxe-2020",),
)
points_lost_in_play = catalogue.permission(
    "points_lost_in_play", "Can prestige points that were gained be lost again?", effect=Effect.SCORE,
    near=("points_kept_as",), gaps=False,
)
own_tiles_may_be_looked_at = catalogue.permission(
    "own_tiles_may_be_looked_at", "May a player look at their own kept resource tiles at any time?",
    effect=Effect.PLAY, near=("tiles_kept_face_down", "may_hide"),
    subject="own_hidden_things",
)
hidden_may_be_shown = catalogue.permission(
    "hidden_may_be_shown", "May a player show others by free will what may be hidden?", effect=Effect.PLAY,
    near=("may_hide",),
)
shown_tile_hidden_later = catalogue.permission(
    "shown_tile_hidden_later", "May a tile be hidden that all saw in the display when it was taken?",
    effect=Effect.PLAY, near=("may_hide", "tiles_kept_face_down"),
)
own_pile_may_be_looked_at = catalogue.permission(
    "own_pile_may_be_looked_at", "May a player look through this pile of their own at any time?", own_pile,
    effect=Effect.PLAY, near=("owner_may_look", "others_may_look_at_discard"),
    subject="own_hidden_things",
)
card_numbers_hidden = catalogue.permission(
    "card_numbers_hidden", "May a player refuse to say how many cards are in hand, reserve and discard pile?",
    effect=Effect.PLAY, near=("must_tell_tile_count", "pile_face_up"),
)
stock_may_be_inspected = catalogue.permission(
    "stock_may_be_inspected", "May a player look through this at any time?", stock, effect=Effect.PLAY,
    near=("supply_unlimited", "may_hide"), subject="stock_may_be_inspected",
)
money_put_before_player = catalogue.fact(
    "money_put_before_player", "Do a player's coins lie where all can see them?", effect=Effect.WORDING,
    near=("may_hide",), gaps=False,
)
coins_may_be_changed = catalogue.permission(
    "coins_may_be_changed", "May coins be changed at the bank at any time for the same amount?", effect=Effect.NONE,
    near=("supply_unlimited",), gaps=False,
)

# Supplies.
supply_limited = catalogue.fact(
    "supply_limited", "Are there only as many of these as are in the box?", limited, effect=Effect.PLAY,
    near=("supply_unlimited", "resource_all_out", "garment_all_out"), subject="supply_limited",
    gaps=False,
)

# Terms.
slash_chosen_by = catalogue.choice(
    "slash_chosen_by", "Who decides which of two goods a tile with a slash gives?", answers=Chooser,
    effect=Effect.PLAY, near=("tile_sign_means",), gaps=False,
)
second_colour_counts = catalogue.fact(
    "second_colour_counts", "Does a second colour drawn on a garment count as a colour of it?", effect=Effect.SCORE,
    subject="garment_main_colors",
)
second_colour_drawn = catalogue.fact(
    "second_colour_drawn", "Do some garments show a second colour?", effect=Effect.WORDING,
    subject="garment_main_colors",
)
team_contains_outside = catalogue.fact(
    "team_contains_outside", "Do employees there belong to a player's team?", outside, effect=Effect.PLAY,
    subject="team_contains", gaps=False,
)
team_known_as_whole = catalogue.fact(
    "team_known_as_whole", "Is there one word for all cards of a player together?", effect=Effect.WORDING,
    subject="team_contains", gaps=False,
)
garments_are_made_for = catalogue.fact(
    "garments_are_made_for", "Is this a purpose of making garments?", kind_of("purpose", Wares),
    effect=Effect.WORDING, subject="where_points_come_from", gaps=False,
)
players_are_tailors = catalogue.fact(
    "players_are_tailors", "Does every player own a business that makes clothes?", effect=Effect.WORDING, gaps=False,
)
