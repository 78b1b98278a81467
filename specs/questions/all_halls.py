"""Questions about the bonus for being present in all halls: its spaces, its moment and its end."""

import enum

from oracle.questions import Catalogue, Effect, kind_of, number_of
from specs.vocabulary import players

catalogue = Catalogue("all_halls")


class NoneLeft(enum.Enum):
    """What happens when every space of the bonus is taken."""

    NOTHING = "nothing is gained"
    SHARE = "the least valuable space is shared"


class Completed(enum.Enum):
    """By what a player becomes present in the last hall."""

    MAIN_GARMENT = "a garment rented by the main action"
    MAIN_MUSICIAN = "a musician funded by the main action"
    BONUS_GARMENT = "a garment rented by a bonus"
    BONUS_MUSICIAN = "a musician funded by a bonus"


class PresentBy(enum.Enum):
    """By what a player is present in the five halls together."""

    GARMENTS = "by garments in all of them"
    MIXED = "by garments in some and musicians in the others"
    MUSICIANS = "by musicians in all of them"


space_rank = number_of("space_rank", 1, 5)
completed = kind_of("completed", Completed)
present_by = kind_of("present_by", PresentBy)

all_halls_spaces = catalogue.number(
    "all_halls_spaces", "How many spaces has this bonus with so many players?", players, answers=(0, 8),
    unit="spaces", effect=Effect.SCORE, near=("all_halls_space_taken",),
)
all_halls_points = catalogue.number(
    "all_halls_points", "How many prestige points gives the space of this bonus that is so many-eth in value?",
    space_rank, answers=(0, 20), unit="prestige points", effect=Effect.SCORE, subject="all_halls_spaces",
    near=("all_halls_points_at_end",),
)
all_halls_when_none_left = catalogue.choice(
    "all_halls_when_none_left", "What gets a player who is present everywhere when no space is free?",
    answers=NoneLeft, effect=Effect.SCORE, near=("all_halls_space_taken",),
)
all_halls_costs = catalogue.number(
    "all_halls_costs", "What does a space of this bonus cost?", answers=(0, 20), unit="Livre", effect=Effect.PLAY,
    near=("all_halls_space_taken",),
    gaps=False,
)
all_halls_fundable = catalogue.permission(
    "all_halls_fundable", "May a space of this bonus be taken by funding it, without being present everywhere?",
    effect=Effect.PLAY, near=("all_halls_is_decoration",),
    gaps=False,
)
all_halls_marker_moves = catalogue.permission(
    "all_halls_marker_moves", "May a marker on this bonus be moved to another space later?", effect=Effect.SCORE,
    near=("all_halls_space_taken",),
    gaps=False,
)
all_halls_completed_by = catalogue.fact(
    "all_halls_completed_by", "Does a player get the bonus whose presence was completed by this?", completed,
    effect=Effect.SCORE, near=("counts_as_presence",),
    gaps=False,
)
all_halls_present_by = catalogue.fact(
    "all_halls_present_by", "Is a player present in all halls who is so?", present_by, effect=Effect.SCORE,
    near=("counts_as_presence",),
    subject="all_halls_bonus",
    gaps=False,
)
markers_needed_in_hall = catalogue.number(
    "markers_needed_in_hall", "How many own markers in a hall make a player present there?", answers=(0, 6),
    unit="markers", effect=Effect.SCORE,
    subject="all_halls_bonus",
    gaps=False,
)
all_halls_kept_after_terrace = catalogue.fact(
    "all_halls_kept_after_terrace",
    "Does a player keep the bonus whose only garment in the royal hall goes to the terrace in the final scoring?",
    effect=Effect.SCORE, near=("all_halls_marker_at_once", "terrace_move"), editions=("deluxe-2020",),
)
all_halls_checked_at_end = catalogue.fact(
    "all_halls_checked_at_end", "Is it checked again in the final scoring who is present in all halls?",
    effect=Effect.SCORE, near=("all_halls_marker_at_once",),
    gaps=False,
)
all_halls_counts_for_statues = catalogue.fact(
    "all_halls_counts_for_statues", "Does a marker on this bonus count for majorities, statues or fireworks?",
    effect=Effect.SCORE, subject="all_halls_is_decoration",
    gaps=False,
)
all_halls_claimed_later = catalogue.permission(
    "all_halls_claimed_later", "May a marker that was forgotten be placed later, on the space free then?",
    effect=Effect.SCORE, near=("all_halls_marker_at_once",),
)
