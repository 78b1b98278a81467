"""Questions about funding a decoration: where it is paid, what it brings, and the spaces there are."""

import enum

from oracle.questions import Catalogue, Effect, kind_of
from specs.vocabulary import decoration, kitchen_side, players

catalogue = Catalogue("decorations")


class PriceFrom(enum.Enum):
    """What decides the price of a decoration."""

    SPACE = "what is printed at the space"
    KIND = "the kind of decoration"
    FREE_SPACES = "how many are still free"


class KitchenHalves(enum.Enum):
    """How the two halves of the kitchen are told apart."""

    LEFT_RIGHT = "left and right"
    UPPER_LOWER = "upper and lower row"


class KitchenBound(enum.Enum):
    """What the limit of the kitchen is counted for."""

    EACH_SIDE = "for each of the two sides"
    BOTH_TOGETHER = "for the two sides together"
    NONE = "there is no limit"


class PointsWhen(enum.Enum):
    """When points are gained."""

    AT_ONCE = "at once"
    END = "in the final scoring"


points_when = kind_of("points_when", PointsWhen)

decoration_paid_to_bank = catalogue.fact(
    "decoration_paid_to_bank", "Is the price of a decoration paid to the bank?", effect=Effect.WORDING,
    gaps=False,
)
decoration_price_from = catalogue.choice(
    "decoration_price_from", "What decides the price of a decoration?", answers=PriceFrom, effect=Effect.PLAY,
    subject="decoration_price",
)
markers_on_decoration = catalogue.number(
    "markers_on_decoration", "How many ownership markers are put on a funded decoration?", answers=(0, 4),
    unit="markers", effect=Effect.PLAY,
)
choose_any_decoration_space = catalogue.permission(
    "choose_any_decoration_space", "May any free space of any kind of decoration be chosen?", effect=Effect.PLAY,
    near=("decorations_per_action",),
)
fund_musician_without_garment = catalogue.permission(
    "fund_musician_without_garment", "May a musician be funded in a hall where the player has no garment?",
    effect=Effect.PLAY, near=("musicians_per_hall", "decoration_kind_exists"),
)
decoration_spaces = catalogue.number(
    "decoration_spaces", "How many spaces of this kind of decoration are there with so many players?", decoration,
    players, answers=(0, 20), unit="spaces", effect=Effect.PLAY, near=("decoration_kind_exists",),
)
kitchen_spaces_of_side = catalogue.number(
    "kitchen_spaces_of_side", "How many spaces has this side of the kitchen with so many players?", kitchen_side,
    players, answers=(0, 12), unit="spaces", effect=Effect.PLAY, subject="decoration_spaces",
    near=("may_fund_kitchen_side",),
)
kitchen_halves = catalogue.choice(
    "kitchen_halves", "How are the two sides of the kitchen told apart?", answers=KitchenHalves,
    effect=Effect.WORDING,
)
kitchen_limit_is = catalogue.choice(
    "kitchen_limit_is", "For what is the limit of a player's kitchen spaces counted?", answers=KitchenBound,
    effect=Effect.PLAY, subject="may_fund_kitchen_side",
)
decoration_raises_income = catalogue.fact(
    "decoration_raises_income", "Does a marker on this kind of decoration itself bring additional income?",
    decoration, effect=Effect.PLAY, near=("income_from_side",),
)
decoration_points_kind = catalogue.fact(
    "decoration_points_kind", "Does every decoration of this kind show prestige points of its own?", decoration,
    effect=Effect.SCORE, near=("decoration_points_at_end",),
)
decoration_points_when = catalogue.fact(
    "decoration_points_when", "Are the prestige points shown at a decoration gained then?", points_when,
    effect=Effect.SCORE, subject="decoration_points_at_end",
)
share_decoration = catalogue.permission(
    "share_decoration", "May two players fund the same decoration together?", effect=Effect.PLAY,
    near=("may_fund_occupied_space",), gaps=False,
)
decorations_total_limit = catalogue.fact(
    "decorations_total_limit", "Is the number of a player's decorations limited, apart from the kitchen?",
    effect=Effect.PLAY, subject="may_fund_more_of_kind",
)
