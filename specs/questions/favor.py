"""Questions about the favor: where it lies, when it passes on, and in which rounds it can be claimed."""

import enum

from oracle.questions import Catalogue, Effect
from specs.vocabulary import round_number

catalogue = Catalogue("favor")


class FavorSpot(enum.Enum):
    """Where the favor lies."""

    ON_BOARD = "on its space of the game board"
    BESIDE_BOARD = "beside the game board"
    PLAYER_BOARD = "on the player board of who took it"
    BEFORE_PLAYER = "in front of who took it"


class StartPasses(enum.Enum):
    """When the starting player changes."""

    AT_ONCE = "as soon as the favor is claimed"
    NEXT_ROUND = "when the next round is prepared"


favor_lies_unclaimed = catalogue.choice(
    "favor_lies_unclaimed", "Where does the favor lie as long as nobody has claimed it?", answers=FavorSpot,
    effect=Effect.WORDING, subject="favor_spot",
)
favor_lies_claimed = catalogue.choice(
    "favor_lies_claimed", "Where does the favor lie after it was claimed?", answers=FavorSpot,
    effect=Effect.WORDING, subject="favor_spot", gaps=False,
)
start_passes_when = catalogue.choice(
    "start_passes_when", "When does the starting player change because of the favor?", answers=StartPasses,
    effect=Effect.PLAY, near=("favor_gives_start",),
)
claim_favor_in_round = catalogue.permission(
    "claim_favor_in_round", "May the favor be claimed in this round?", round_number, effect=Effect.PLAY,
    near=("favor_claims_per_round", "favor_end_points"),
)
favor_paid_from_bank = catalogue.fact(
    "favor_paid_from_bank", "Does the bank pay for the favor?", effect=Effect.WORDING, gaps=False,
)
favor_livre_optional = catalogue.permission(
    "favor_livre_optional", "May, or must, who claims the favor take the Livre?", effect=Effect.PLAY,
    near=("favor_pays",),
)
favor_unclaimed_pays_more = catalogue.fact(
    "favor_unclaimed_pays_more", "Does the favor pay more after a round in which nobody claimed it?",
    effect=Effect.PLAY, near=("favor_pays",), gaps=False,
)
favor_of_last_round_starts_scoring = catalogue.fact(
    "favor_of_last_round_starts_scoring",
    "Does the player who claims the favor in the last round count as first in the final scoring?",
    effect=Effect.SCORE, near=("favor_end_points", "final_first_player"),
)
