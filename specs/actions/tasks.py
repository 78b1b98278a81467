"""
The tasks of the exams: which of them an action does, and the marker that is put there.

An action that can do a task leaves a frame below its own choices; what it met is known when they have been made.
"""

from __future__ import annotations

from specs.position import Action, Frame, Position, bits
from specs.questions.base_components import Kind
from specs.questions.base_turns import TileUse
from specs.questions.exams_tasks import Task
from specs.questions.jewelry_box import Exam
from specs.setting import Setting
from specs.steps import Step
from specs.vocabulary import Action as Main

TASKS = tuple(Task)
EXAMS = tuple(Exam)
_KINDS = tuple(Kind)
TILE, DECORATION, GARMENT = range(3)
"""Kinds of things that do tasks."""

_NOT_YET = -1
_BY = (Main.ACQUIRE_RESOURCES, Main.FUND_DECORATION, Main.MAKE_GARMENT)
_ACTIONS = tuple(tuple(Main).index(a) for a in _BY)
_KEEP, _TURN = (tuple(TileUse).index(u) for u in (TileUse.KEEP_AS_SILK, TileUse.TURN_INTO_NOTIONS))
_OF_KIND: dict[int, tuple[Task, ...]] = {
    TILE: (Task.COMMON_SILK, Task.RARER_SILK, Task.NOTIONS),
    DECORATION: (Task.DECORATION,),
    GARMENT: (Task.GOWN, Task.COAT, Task.MASTER_GARMENT),
}


def awaited(setting: Setting, seat: int, card: int, via: int, kind: int) -> tuple[Frame, ...]:
    """Give the frame that marks a task once the choices of an action are made; none without the Jewelry Box."""
    if setting.box is None:
        return ()
    return ((Step.MET, seat, card, via, kind, _NOT_YET, 0),)


def note(new: Position, thing: int, kept: int) -> None:
    """Write down what an action met, for the frame that awaits it."""
    if new.todo and (frame := new.todo[-1])[0] == Step.MET and frame[5] == _NOT_YET:
        new.todo = (*new.todo[:-1], (*frame[:5], thing, kept))


def open_tasks(setting: Setting, position: Position, seat: int) -> list[int]:
    """Give the tasks of the exam that a player prepares for, as far as they are not done."""
    box = position.box
    if box is None:
        return []
    area = box.areas[seat]
    rule = setting.rule
    return [
        n
        for n in range(len(TASKS))
        if rule.task_of_exam[n] is EXAMS[area] and rule.task_from_area[n][area] and not box.tasks[seat] >> n & 1
    ]


def is_of_kind(task: int, kind: int) -> bool:
    """Say whether a task is done by tiles, by decorations or by garments."""
    return TASKS[task] in _OF_KIND[kind]


def is_top(task: int) -> bool:
    """Say whether a task is the topmost one of the exam for master."""
    return TASKS[task] is Task.MASTER_GARMENT


def fits(setting: Setting, task: int, kind: int, thing: int, kept: int) -> bool:
    """Say whether a tile, a decoration or a garment is what a task asks for."""
    rule = setting.rule
    what = TASKS[task]
    if what not in _OF_KIND[kind]:
        return False
    if kind == TILE:
        use = _KEEP if kept else _TURN
        if not rule.task_tile_use[task][use]:
            return False
        if what is Task.NOTIONS:
            return True
        silk = setting.silk[thing]
        rolls = sum(n for c, n in enumerate(silk) if n and rule.task_silk_counts[task][c])
        return bool(rolls >= rule.task_rolls_needed[task])
    if kind == DECORATION:
        return thing not in setting.jeweler or bool(rule.decoration_task_by_jewelry)
    garment = setting.parts.garments[thing]
    if not rule.task_garment_kind[task][_KINDS.index(rule.garment_kind[setting.colors[thing]])]:
        return False
    return garment.master or not rule.task_garment_needs_thimble[task]


def fitting(setting: Setting, position: Position, frame: Frame) -> list[int]:
    """Give the open tasks that an action meets (seat, card, via, kind, thing, whether a tile was kept)."""
    _, seat, card, via, kind, thing, kept = frame
    rule = setting.rule
    role = setting.role[card]
    if setting.bonus[card] >= 0 and card >= setting.first_specialised and not rule.task_by_specialised:
        return []
    return [
        task
        for task in open_tasks(setting, position, seat)
        if rule.task_by_role[task][role]
        and rule.task_by_action[task][_ACTIONS[kind]]
        and rule.task_via[task][via]
        and fits(setting, task, kind, thing, kept)
    ]


def met(setting: Setting, new: Position, frame: Frame) -> None:
    """Mark the task that an action meets; where it meets several, the player says which."""
    if frame[5] == _NOT_YET:
        return
    found = fitting(setting, new, frame)
    if not found:
        return
    limits = setting.rule.tasks_per_action
    if len(found) > limits[min(len(found), len(limits) - 1)]:
        new.todo = (*new.todo, (Step.TASK, frame[1], sum(1 << t for t in found)))
        return
    for task in found:
        mark(new, frame[1], task)


def mark(new: Position, seat: int, task: int) -> None:
    """Put a marker on a task."""
    box = new.own_box()
    box.tasks = (*box.tasks[:seat], box.tasks[seat] | 1 << task, *box.tasks[seat + 1 :])


def choices(setting: Setting, position: Position, frame: Frame) -> list[Action]:  # noqa: ARG001 - as all steps
    """Give the tasks of which one is done (seat, tasks)."""
    return [("task", t) for t in bits(frame[2])]


def choose(setting: Setting, new: Position, frame: Frame, action: Action) -> None:  # noqa: ARG001 - as all steps
    """Mark the task."""
    mark(new, frame[1], action[1])
