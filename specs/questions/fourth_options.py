"""Questions that a fourth reading adds to the Jewelry Box, the solo mode and the sets of garments."""

import enum

from oracle.questions import Catalogue, Effect
from specs.questions.solo import solo_uses_bonuses

bonuses = Catalogue("jewelry_bonuses", scope="jewelry-box")
exams = Catalogue("exams", scope="jewelry-box")
solo = Catalogue("solo", scope="solo")
festive_set = Catalogue("garment_sets", scope="festive")
couture_set = Catalogue("garment_sets", scope="haute-couture")


class RentedWhen(enum.Enum):
    """At which time a garment has been rented that is asked about."""

    EVER = "at any time of the game"
    NOW = "so that it lies on the board now"


# Bonuses.
missing_garment_asked_of = bonuses.choice(
    "missing_garment_asked_of", "Of when is it asked whether a garment of the missing colour was rented?",
    answers=RentedWhen, effect=Effect.NONE, near=("missing_bonus_asks_for",), gaps=False,
)

# Exams.
exam_area_goes_without_saying = exams.fact(
    "exam_area_goes_without_saying", "Are tasks done only for the exam in whose area the marker stands?",
    effect=Effect.NONE, near=("task_from_area",), gaps=False,
)
every_employee_takes_exams = exams.fact(
    "every_employee_takes_exams", "Are there exams for every employee, Masters as well?", effect=Effect.WORDING,
    near=("take_exam_with",), gaps=False,
)
exam_area_asked_for = exams.fact(
    "exam_area_asked_for", "Is the marker in its own area asked for beside all tasks of the exam?", effect=Effect.NONE,
    near=("take_exam_from_area",), gaps=False, moot=exam_area_goes_without_saying(),
)
task_marker_counts_for_income = exams.fact(
    "task_marker_counts_for_income", "Does a marker on a task of an exam count for the kitchen's income?",
    effect=Effect.PLAY, near=("task_marked", "new_bonus_counts_marker"),
)

# The solo mode.
solo_cards_gathered_first = solo.fact(
    "solo_cards_gathered_first",
    "Are her hand, discard pile and stock gathered before her cards are shuffled for a round?", effect=Effect.PLAY,
    near=("solo_cards_shuffled_in_round",),
)
solo_tiles_come_back = solo.fact(
    "solo_tiles_come_back", "Do resource tiles that she has taken ever come back to bag or discard?",
    effect=Effect.PLAY, near=("solo_takes_tiles", "solo_bag_empty"),
)
solo_impossible_gives_points = solo.fact(
    "solo_impossible_gives_points", "Does she gain points in place of an action that is impossible?",
    effect=Effect.NONE, near=("solo_points_when",), gaps=False,
)
solo_points_only_instead = solo.fact(
    "solo_points_only_instead", "Does she gain the points for an action only where the action is impossible?",
    effect=Effect.WORDING, near=("solo_points_when", "solo_favor_points"), gaps=False,
)
solo_pays_nothing = solo.fact(
    "solo_pays_nothing", "Does she take everything without paying?", effect=Effect.NONE, near=("solo_spends_livre",),
    gaps=False,
)
solo_added_card_is_turn = solo.fact(
    "solo_added_card_is_turn", "Does a card that is added to her hand mean one more turn for her?", effect=Effect.NONE,
    near=("solo_cards_per_hire",), gaps=False,
)
solo_spends_notions = solo.fact(
    "solo_spends_notions", "Does she give thread or lace for a garment?", effect=Effect.NONE,
    near=("solo_garment_resources",), gaps=False,
)
solo_starts_with_notions = solo.fact(
    "solo_starts_with_notions", "Does she begin with thread and lace, which garments take?", effect=Effect.NONE,
    near=("solo_start_good",), gaps=False,
)
solo_hired_bonus_there = solo.fact(
    "solo_hired_bonus_there", "Have the employees that she hires bonuses for turns of the game?", effect=Effect.NONE,
    near=("solo_uses_bonuses",), gaps=False, moot=solo_uses_bonuses().may_not,
)
solo_start_counts_for_bonus = solo.fact(
    "solo_start_counts_for_bonus", "Do her starting employees count where an end bonus counts the cards of a team?",
    effect=Effect.SCORE, near=("solo_team_counts", "team_contains"),
)
solo_action_needs_role = solo.fact(
    "solo_action_needs_role", "Do her actions need an employee of a certain role?", effect=Effect.WORDING,
    near=("solo_task_needs_role",), gaps=False,
)

# The sets of garments.
festive_returns_from_discard = festive_set.fact(
    "festive_returns_from_discard",
    "Does a festive garment that was discarded from the display come back with the others?", effect=Effect.PLAY,
    near=("festive_mixed",),
)
couture_favor_is_claim = couture_set.fact(
    "couture_favor_is_claim", "Is taking the favor by that garment the one claim of the round?", effect=Effect.WORDING,
    near=("couture_favor_taken", "claim_favor_in_round"),
)
