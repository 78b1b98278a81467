"""Questions about funding decorations and the bonus for being in all halls."""

import enum

from oracle.questions import Catalogue, Effect, flag, kind_of, number_of
from specs.vocabulary import decoration, kitchen_side

decorations = Catalogue("decorations")
all_halls = Catalogue("all_halls")


class InHall(enum.Enum):
    """What a player can have in a hall."""

    GARMENT = "a rented garment there"
    MUSICIAN = "the musician there"
    OTHER_DECORATION = "a decoration elsewhere"


class Which(enum.Enum):
    """Which free space is taken."""

    BEST = "the most valuable free one"
    ANY = "any free one"


own_on_side = number_of("own_markers_on_side", 0, 3)
own_of_kind = number_of("own_markers_of_kind", 0, 4)
presence = kind_of("presence", InHall)
halls_present = number_of("halls_present", 0, 5)
own_spaces = number_of("own_all_halls_spaces", 0, 2)

decorations_per_action = decorations.number(
    "decorations_per_action", "How many decorations does one action fund?", answers=(0, 4), effect=Effect.PLAY
)
decoration_kind_exists = decorations.fact(
    "decoration_kind_exists",
    "Is this a kind of decoration that can be funded?",
    decoration,
    effect=Effect.PLAY,
    subject="decoration_kinds",
)
must_pay_decoration = decorations.permission(
    "must_pay_decoration", "Is the price shown at the decoration paid?", effect=Effect.PLAY
)
decoration_points_at_end = decorations.fact(
    "decoration_points_at_end", "Do a decoration's prestige points count at the end of the game?", effect=Effect.SCORE
)
may_fund_again = decorations.permission(
    "may_fund_more_of_kind",
    "May a player who already has so many decorations of this kind fund another?",
    decoration,
    own_of_kind,
    effect=Effect.PLAY,
    subject="may_fund_more_of_kind",
)
may_fund_kitchen = decorations.permission(
    "may_fund_kitchen_side",
    "May a player with so many markers on this kitchen side fund there?",
    kitchen_side,
    own_on_side,
    effect=Effect.PLAY,
    subject="may_fund_kitchen_side",
)
kitchen_both_sides = decorations.permission(
    "may_fund_both_kitchen_sides",
    "May a player have a marker on both kitchen sides?",
    effect=Effect.PLAY,
    near=("may_fund_kitchen_side",),
)
may_fund_occupied = decorations.permission(
    "may_fund_occupied_space", "May a decoration space be funded that is occupied?", effect=Effect.PLAY
)
no_space_free = decorations.permission(
    "may_fund_without_free_space",
    "May the action be taken when no decoration space is free?",
    effect=Effect.PLAY,
    near=("may_fund_occupied_space", "decorations_per_action"),
)
musicians_per_hall = decorations.number(
    "musicians_per_hall",
    "How many musician spaces has each hall?",
    answers=(0, 6),
    effect=Effect.SCORE,
    near=("decoration_kind_exists",),
)
firework_factor_two = decorations.fact(
    "firework_factor_exists",
    "Is there a firework with this factor?",
    number_of("factor", 1, 4),
    effect=Effect.SCORE,
    subject="firework_factors",
)
owner_may_remove = decorations.permission(
    "may_remove_own_marker",
    "May a player take back a marker during the game?",
    effect=Effect.PLAY,
    near=("decorations_per_action",),
    gaps=False,
)
cannot_pay = decorations.permission(
    "may_act_without_money",
    "May an action be taken whose price a player cannot pay?",
    effect=Effect.PLAY,
    near=("must_pay_decoration", "hire_price", "resource_price"),
)

all_halls_exists = all_halls.fact(
    "all_halls_bonus_exists",
    "Is there a bonus for being present in all five halls?",
    effect=Effect.SCORE,
    subject="all_halls_bonus",
)
counts_as_presence = all_halls.fact(
    "counts_as_presence",
    "Is a player present in a hall by having this?",
    presence,
    effect=Effect.SCORE,
    subject="all_halls_bonus",
)
all_halls_from = all_halls.fact(
    "all_halls_bonus_with",
    "Does a player present in so many halls get the bonus?",
    halls_present,
    effect=Effect.SCORE,
    subject="all_halls_bonus",
)
all_halls_at_once = all_halls.permission(
    "all_halls_marker_at_once",
    "Is the marker for all halls placed as soon as a player is present everywhere?",
    effect=Effect.SCORE,
    subject="all_halls_bonus",
)
all_halls_which = all_halls.choice(
    "all_halls_space_taken",
    "Which space of the bonus is taken?",
    answers=Which,
    effect=Effect.SCORE,
    subject="all_halls_bonus",
)
may_take_all_halls = all_halls.permission(
    "may_hold_all_halls_space",
    "May a player who holds so many spaces of this bonus take another?",
    own_spaces,
    effect=Effect.SCORE,
    given=own_spaces <= 1,
    subject="all_halls_bonus",
)
all_halls_is_decoration = all_halls.fact(
    "all_halls_is_decoration", "Is a marker on this bonus a decoration?", effect=Effect.SCORE,
    subject="all_halls_bonus",
)
all_halls_none_left = all_halls.fact(
    "all_halls_space_for_everyone",
    "Is there a space of this bonus for every player?",
    effect=Effect.SCORE,
    near=("all_halls_space_taken", "may_hold_all_halls_space"),
    subject="all_halls_spaces",
)
all_halls_points_when = all_halls.fact(
    "all_halls_points_at_end", "Do the points of this bonus count at the end of the game?", effect=Effect.SCORE,
    subject="all_halls_bonus",
)
all_halls_kept = all_halls.permission(
    "all_halls_lost_when_leaving",
    "Is the bonus lost when a garment leaves a hall later?",
    flag("at_the_end"),
    effect=Effect.SCORE,
    near=("all_halls_marker_at_once",),
    subject="all_halls_lost_when_leaving",
    gaps=False,
)
all_halls_order = all_halls.fact(
    "all_halls_first_come",
    "Does the first player to be present everywhere get the best space?",
    effect=Effect.SCORE,
    near=("all_halls_space_taken",),
    gaps=False,
)
all_halls_first_only = all_halls.fact(
    "all_halls_only_for_first",
    "Is the bonus for the first player alone?",
    effect=Effect.SCORE,
    near=("all_halls_space_taken",),
    gaps=False,
)
