"""Why an exam may not be taken, a task not be marked, a card not be chosen."""

from __future__ import annotations

from specs.actions import tasks
from specs.actions.exams import EXAMS
from specs.actions.turns import FIRST_EXAM
from specs.position import Action, Frame, Position, bits
from specs.questions.exams import DeckEmpty
from specs.questions.exams_tasks import Task
from specs.refusals.reason import Reason, Reasons
from specs.setting import Setting
from specs.vocabulary import Action as Main

_MAINS = tuple(Main)
_KINDS = (tasks.TILE, tasks.DECORATION, tasks.GARMENT)
_BY = {
    tasks.TILE: Main.ACQUIRE_RESOURCES,
    tasks.DECORATION: Main.FUND_DECORATION,
    tasks.GARMENT: Main.MAKE_GARMENT,
}


def no_exam(setting: Setting, position: Position, seat: int, card: int, main: int) -> Reasons:
    """Say why a card may not take an exam now."""
    exam, box, rule = main - FIRST_EXAM, position.box, setting.rule
    if box is None:
        yield Reason("there are exams with the Jewelry Box only", "new_main_actions", {})
        return
    name, role, level = EXAMS[exam].value, setting.role[card], setting.level[card]
    if not rule.take_exam_with[exam][role]:
        yield Reason(f"another employee is played for the {name}", "take_exam_with", {"exam": exam, "role": role})
    if card >= setting.first_specialised and not rule.exam_by_specialised_apprentice:
        yield Reason("a specialised Apprentice takes no exam", "exam_by_specialised_apprentice", {})
    if level and not rule.take_exam_of_level[level]:
        yield Reason("an employee of this level takes no exam", "take_exam_of_level", {"level": level})
    area, done = box.areas[seat], box.tasks[seat].bit_count()
    if not rule.take_exam_from_area[exam][area]:
        says = f"the player's marker lies in the starting area of the {EXAMS[area].value}"
        yield Reason(says, "take_exam_from_area", {"exam": exam, "area": area})
    if not rule.take_exam_with_tasks[exam][done]:
        says = f"too few tasks of the {name} are done"
        yield Reason(says, "take_exam_with_tasks", {"exam": exam, "tasks_done": done})
    if rule.exam_price[exam] > position.seats[seat].livre:
        yield Reason(f"the player cannot pay the {name}", "exam_price", {"exam": exam})
    if not box.decks[exam] and rule.exam_deck_empty is DeckEmpty.FORBIDDEN:
        yield Reason("no card is left beside the exam", "exam_deck_empty", {})
    team = setting.team(position, seat)
    if not rule.take_exam_with_team[min(team, len(rule.take_exam_with_team) - 1)]:
        yield Reason(f"a team of {team} takes no exam", "take_exam_with_team", {"deck_size": team})


def task(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why this is none of the tasks among which the player chooses."""
    _, seat, met = frame
    chosen = action[1]
    if met >> chosen & 1 or position.box is None:
        return
    rule = setting.rule
    area = position.box.areas[seat]
    if rule.task_of_exam[chosen] is not EXAMS[area]:
        yield Reason(f"this task is none of the {EXAMS[area].value}", "task_from_area", {"task": chosen, "area": area})
    elif position.box.tasks[seat] >> chosen & 1:
        yield Reason("this task is done already", "task_twice", {})
    kind = next(k for k in _KINDS if tasks.is_of_kind(next(bits(met)), k))
    if not tasks.is_of_kind(chosen, kind):
        case = {"task": chosen, "action": _MAINS.index(_BY[kind])}
        yield Reason("another action does this task", "task_by_action", case)
    yield _unfit(chosen)


def _unfit(chosen: int) -> Reason:
    """Say that a tile or a garment is not what a task asks for."""
    which = tuple(Task)[chosen]
    if which is Task.NOTIONS:
        return Reason("the tile was kept", "task_tile_use", {"task": chosen})
    if which is Task.MASTER_GARMENT:
        return Reason("the garment has no golden thimble", "task_garment_needs_thimble", {"task": chosen})
    if tasks.is_of_kind(chosen, tasks.TILE):
        return Reason("the tile lacks silk of these colours", "task_rolls_needed", {"task": chosen})
    return Reason("the garment is of the other kind", "task_garment_kind", {"task": chosen})


def pick(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:  # noqa: ARG001
    """Say why this card may not be chosen after an exam."""
    exam = frame[2]
    if position.box is None or not position.box.decks[exam] >> action[1] & 1:
        yield Reason("this card is not in the deck beside the exam", "exam_card_taken_how", {"exam": exam})
