"""How far house rules about options can go: which answers are played to questions of options that the engine reads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from specs.held.declare import MAY, MAY_NOT, MUST
from specs.parts import Parts
from specs.questions.exams_tasks import Task
from specs.questions.garment_sets_couture import Couture
from specs.questions.jewelry_bonuses_actions import CopyFrom, Outcome
from specs.questions.jewelry_box_jewels import NoTile
from specs.questions.solo_actions import AllFull, TieBroken
from specs.questions.solo_exams import TaskSource, TaskSpace
from specs.questions.solo_staff import EmployeeGoes
from specs.vocabulary import Action

Played = Callable[..., frozenset[Any]]

_MAY_OR_NOT = dict.fromkeys(
    (
        "take_exam_with",
        "take_exam_from_area",
        "take_exam_with_tasks",
        "take_exam_of_level",
        "take_exam_with_team",
        "exam_bonus_of_card",
        "exam_bonus_deputes_played_card",
        "exam_by_specialised_apprentice",
        "task_via",
        "task_from_area",
        "fancy_fate",
        "festive_without_space",
        "festive_made_by",
        "festive_by_sale_bonus",
        "festive_with_jewel",
        "couture_without_space",
        "couture_by_sale_bonus",
        "couture_favor_from_player",
        "couture_depute",
        "couture_depute_team",
        "couture_depute_from",
        "couture_depute_role",
        "couture_depute_bonus",
        "couture_depute_played_bonus",
        "couture_jewel_with",
        "couture_jewel_color",
        "couture_jewel_kind",
        "new_bonus_use",
        "reserve_bonus_crowned",
        "reserve_bonus_without_bonus",
        "reserve_bonus_nested",
        "copy_bonus_use",
        "copy_bonus_crowned",
        "copy_bonus_nested",
        "copied_card_without_bonus",
        "sale_bonus_master_garment",
        "sale_bonus_master_garment_by",
        "look_through_exam_deck",
        "look_at_apprentice",
        "look_at_solo_pile",
        "hire_apprentice_by",
        "hire_apprentice_after",
        "hire_apprentice_if",
        "hire_apprentice_with_queue",
        "buy_jewel_with_markers",
        "buy_jewel_of_kind",
        "buy_jewel_of_other_color",
        "buy_jewel_via",
        "buy_jewel_by",
        "fund_jewelry_decoration_with",
        "fund_jewelry_decoration_via",
        "solo_gains_livre",
        "solo_exam_removes_level_six",
        "solo_jewel_with_markers",
        "solo_funds_kitchen_side",
    ),
    lambda *_: frozenset({MAY, MAY_NOT}),
)
"""What may be done or not, and is never a duty."""

_DONE = dict.fromkeys(
    (
        "task_tile_use",
        "couture_favor_taken",
        "jewel_step_in_round",
        "solo_card_obeyed",
        "solo_takes_favor",
        "solo_takes_partly",
        "solo_tiles_face_down",
        "solo_takes_jewel",
        "solo_prefers_end_bonus",
        "solo_end_bonus_worth_nothing",
        "solo_fund_jewelry_first",
    ),
    lambda *_: frozenset({MUST, MAY_NOT}),
)
"""What is done or not, and is never for anybody to choose."""

_FATES = dict.fromkeys(("festive_fate", "couture_fate", "sale_bonus_fate"), lambda *_: frozenset({MAY, MAY_NOT, MUST}))

_ONE_AT_MOST = dict.fromkeys(
    (
        "exam_cards_taken",
        "apprentices_dealt",
        "jewels_discarded",
        "match_tiles",
        "mismatch_tiles",
        "couture_jewel_match_tiles",
        "sale_bonus_actions",
        "solo_match_tiles",
        "solo_markers_per_action",
    ),
    lambda *_: frozenset({0, 1}),
)
"""Numbers of which the engine plays none or one."""

_BY: Final = {
    **dict.fromkeys((Task.COMMON_SILK, Task.RARER_SILK, Task.NOTIONS), Action.ACQUIRE_RESOURCES),
    Task.DECORATION: Action.FUND_DECORATION,
    **dict.fromkeys((Task.GOWN, Task.COAT, Task.MASTER_GARMENT), Action.MAKE_GARMENT),
}


_HER_SOURCES: Final = frozenset({TaskSource.ACQUIRE, TaskSource.FUND, TaskSource.FUND_JEWELRY, TaskSource.GARMENT})
"""The actions by which the solo opponent marks tasks."""


def _tasks_done(_parts: Parts, met: int) -> frozenset[int]:
    return frozenset({1, *range(met, 5)})


OPTIONS_PLAYED: Final[Mapping[str, Played]] = {
    **_MAY_OR_NOT,
    **_DONE,
    **_FATES,
    **_ONE_AT_MOST,
    "task_by_action": lambda _, task, action: frozenset({True, False} if _BY[task] is action else {False}),
    "tasks_per_action": _tasks_done,
    "copy_bonus_from": lambda *_: frozenset({CopyFrom.TOP}),
    "reserve_bonus_empty": lambda *_: frozenset({Outcome.NOTHING, Outcome.NEW_RESERVE}),
    "match_tile_bag_empty": lambda *_: frozenset({NoTile.REFILL, NoTile.NOTHING}),
    "solo_bag_empty": lambda *_: frozenset({NoTile.REFILL, NoTile.NOTHING}),
    "solo_garment_tie": lambda *_: frozenset({TieBroken.PLAYER}),
    # As long as one of the two leaves it to the player, every tie of spaces is.
    "solo_space_tie": lambda *_: frozenset({TieBroken.PLAYER}),
    "solo_thread_or_lace_first": lambda *_: frozenset({TieBroken.PLAYER}),
    "solo_every_hall_full": lambda *_: frozenset({AllFull.POINTS, AllFull.NOTHING}),
    "solo_hired_goes": lambda *_: frozenset({EmployeeGoes.EMPLOYEES, EmployeeGoes.BOX}),
    "solo_exam_added_goes": lambda *_: frozenset({EmployeeGoes.EMPLOYEES, EmployeeGoes.BOX}),
    # What she gains at no event that is played marks no task, and a bonus that is of no use to her gives nothing.
    "solo_task_by": lambda _, source, _area: frozenset({True, False} if source in _HER_SOURCES else {False}),
    "couture_bonus_for_solo_opponent": lambda _, couture: frozenset(
        {False} if couture in {Couture.DEPUTE, Couture.LIVRE} else {True, False}
    ),
    "solo_task_space": lambda _, source: frozenset(
        {TaskSpace.TOPMOST_FITTING, TaskSpace.TOPMOST} if source is TaskSource.ACQUIRE else {TaskSpace.ANY_FITTING}
    ),
}
"""The answers that are played to questions of which not every answer is."""
