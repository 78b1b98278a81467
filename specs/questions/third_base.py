"""Questions that a third reading adds to the base game: what is left unsaid beside a rule that is told."""

import enum

from oracle.questions import Catalogue, Effect
from specs.questions.bonuses_actions import bag_bonus
from specs.questions.scoring_board import Decider

bonuses = Catalogue("bonuses")
components = Catalogue("components")
favor = Catalogue("favor")
garments = Catalogue("garments")
general = Catalogue("general")
scoring = Catalogue("scoring")
setup = Catalogue("setup")


class SheetShows(enum.Enum):
    """What a reference sheet can show."""

    BONUSES = "what the bonuses of employees give"
    SCORING = "the steps of the final scoring"
    ROUND = "the course of a round"


class SheetGoes(enum.Enum):
    """Where the reference sheets go when the game is set up."""

    TABLE = "on the table, for all"
    PLAYERS = "to some of the players"
    BOX = "they stay in the box"


class WithoutSpace(enum.Enum):
    """What becomes of a garment for which no guest space is free."""

    SOLD = "it is made and sold"
    NOT_MADE = "it cannot be made"
    WAITS = "it waits until a space is free"


class SpaceAvailable(enum.Enum):
    """Which guest space is available for a garment."""

    FREE = "one without a garment on it"
    USABLE = "one without a garment on it that this garment may take"


# Parts and setup.
reference_sheet_shows = components.choice(
    "reference_sheet_shows", "What stands on a reference sheet?", answers=SheetShows, effect=Effect.WORDING,
    subject="reference_sheets", near=("part_count",), editions=("deluxe-2020",),
)
reference_sheet_goes = setup.choice(
    "reference_sheet_goes", "Where do the reference sheets go, which are fewer than the players can be?",
    answers=SheetGoes, effect=Effect.SETUP, near=("part_count",), editions=("deluxe-2020",),
)
scoring_aid_shared = components.fact(
    "scoring_aid_shared", "Is there one card with the final scoring, which all players share?", effect=Effect.WORDING,
    near=("scoring_aid_in_setup", "scoring_aid"), editions=("original-2013",),
)
every_tile_has_notion = components.fact(
    "every_tile_has_notion", "Does every resource tile show thread or lace in its lower half?", effect=Effect.PLAY,
    near=("notion_on_tiles", "silk_on_tiles"), subject="tile_halves",
)
every_tile_has_silk = components.fact(
    "every_tile_has_silk", "Does every resource tile show silk in its upper half?", effect=Effect.PLAY,
    near=("silk_on_tiles", "notion_on_tiles"), subject="tile_halves",
)

# What the others know.
others_know_taken_tile = general.fact(
    "others_know_taken_tile", "Do the others know what a tile shows that was taken from the display and kept?",
    effect=Effect.WORDING, gaps=False,
)
taken_tiles_noted = general.permission(
    "taken_tiles_noted", "May a player write down which tiles the others took before everybody's eyes?",
    effect=Effect.PLAY, near=("shown_tile_hidden_later", "must_tell_tile_count"), gaps=False,
)

# The favor.
favor_exchanged_with_oneself = favor.fact(
    "favor_exchanged_with_oneself",
    "Does anything come in exchange for the favor when its holder is the starting player already?",
    effect=Effect.WORDING, near=("favor_holder_exchanges", "favor_taken_by_starting_player"), gaps=False,
)

# Garments.
garment_without_space = garments.choice(
    "garment_without_space", "What becomes of a garment when no guest space at all is free?", answers=WithoutSpace,
    effect=Effect.PLAY, near=("may_decide_fate",),
)
space_available_is = garments.choice(
    "space_available_is", "Which guest space is available for a garment?", answers=SpaceAvailable, effect=Effect.NONE,
    gaps=False,
)

# Bonuses.
bonus_bag_unseen = bonuses.fact(
    "bonus_bag_unseen", "Is the tile of this bonus drawn without a look into the bag?", bag_bonus, effect=Effect.PLAY,
    near=("bonus_bag_source",),
)
bonus_deputed_card_shown = bonuses.permission(
    "bonus_deputed_card_shown", "May, or must, the employee that a bonus deputes be shown to the others?",
    effect=Effect.PLAY, near=("bonus_depute_from",),
)

# The final scoring.
fireworks_left_empty_by = scoring.choice(
    "fireworks_left_empty_by", "With fewer garments than fireworks, who decides which fireworks stay without one?",
    answers=Decider, effect=Effect.SCORE, near=("terrace_too_few", "terrace_which_garments"),
    subject="terrace_which",
)
