"""Her exams: the tasks that her actions mark, and what passing brings; and what falls to her at random."""

from __future__ import annotations

from specs.actions import new_bonuses, tasks
from specs.actions.opponent_cards import SEAT, add_to_hand
from specs.phases.scoring import end_points_of
from specs.position import Action, Frame, Position, bits
from specs.questions.jewelry_box import Exam
from specs.questions.second_solo import FirstOfEqual, FitsTwo
from specs.questions.solo_exams import NoneToRemove, TaskSource, TaskSpace
from specs.questions.solo_staff import EmployeeGoes, EndBonusHolder
from specs.setting import ROLES, Setting
from specs.steps import Step

EXAMS = tuple(Exam)
_SOURCES = tuple(TaskSource)
_KINDS = {
    TaskSource.ACQUIRE: tasks.TILE,
    TaskSource.FUND: tasks.DECORATION,
    TaskSource.FUND_JEWELRY: tasks.DECORATION,
    TaskSource.GARMENT: tasks.GARMENT,
}
_TILE, _REMOVE, _ADD = range(3)
_EXAM = 2
_LAST_LEVEL = 6


def mark(setting: Setting, new: Position, source: TaskSource, things: list[int]) -> None:
    """Put her marker on the task that her action marks, if any; with all of them done she passes the exam."""
    box = new.box
    if box is None:
        return
    rule = setting.rule
    place = _SOURCES.index(source)
    if not rule.solo_task_by[place][box.areas[SEAT]] or rule.solo_markers_per_action[place] == 0:
        return
    found = fitting(setting, new, source, things)
    if not found:
        return
    if len(found) > 1 and source is TaskSource.GARMENT:
        found = _of_two(setting, found)
        if len(found) > 1:
            new.todo = (*new.todo, (Step.JUDGE, 0, Step.TASK, sum(1 << t for t in found)))
            return
    put_marker(setting, new, found[0])


def fitting(setting: Setting, position: Position, source: TaskSource, things: list[int]) -> list[int]:
    """Give the open tasks that an action of hers may mark, from the topmost on."""
    rule = setting.rule
    which = rule.solo_task_space[_SOURCES.index(source)]
    kind = _KINDS[source]
    found = [t for t in tasks.open_tasks(setting, position, SEAT) if _asks_for(setting, t, kind, things)]
    if which is TaskSpace.TOPMOST and kind == tasks.TILE:
        return [t for t in tasks.open_tasks(setting, position, SEAT) if tasks.is_of_kind(t, kind)]
    return found


def _asks_for(setting: Setting, task: int, kind: int, things: list[int]) -> bool:
    if not tasks.is_of_kind(task, kind):
        return False
    rule = setting.rule
    if kind == tasks.DECORATION:
        return True
    if kind == tasks.TILE:
        if not rule.solo_tile_must_fit:
            return True
        return any(tasks.fits(setting, task, kind, t, kept) for t in things for kept in (0, 1))
    garment = things[0]
    if tasks.is_top(task):
        return setting.parts.garments[garment].master or not rule.solo_top_task_needs_thimble
    return tasks.fits(setting, task, kind, garment, 0)


def _of_two(setting: Setting, found: list[int]) -> list[int]:
    which = setting.rule.solo_fits_two_tasks
    if which is FitsTwo.PLAYER:
        return found
    top = [t for t in found if tasks.is_top(t)]
    return (top or found) if which is FitsTwo.TOP else [t for t in found if t not in top] or found


def tasks_to_judge(setting: Setting, position: Position, frame: Frame) -> list[Action]:  # noqa: ARG001 - as all steps
    """Give the tasks among which the player decides."""
    return [("task", t) for t in bits(frame[3])]


def put_marker(setting: Setting, new: Position, task: int) -> None:
    """Put her marker on a task."""
    tasks.mark(new, SEAT, task)
    box = new.box
    if box is not None:
        area = box.areas[SEAT]
        if box.tasks[SEAT].bit_count() >= setting.rule.solo_tasks_needed[area]:
            new.todo = (*new.todo, (Step.OPPONENT_ON, _EXAM))


def pass_if_ready(setting: Setting, new: Position) -> None:
    """Pass the exam: a point, a card less and a card more in her deck, another turn; her marker moves on."""
    if new.box is None:
        return
    rule = setting.rule
    exam = new.box.areas[SEAT]
    removable = removed_from(setting, new, exam)
    if not removable and rule.solo_exam_none_to_remove[exam] is NoneToRemove.NOT_PASSED:
        return
    if not new.box.decks[_deck(setting, exam)] and not rule.solo_exam_deck_empty[exam]:
        return
    new.seat(SEAT).points += rule.solo_exam_points[exam]
    box = new.own_box()
    box.tasks = (*box.tasks[:SEAT], 0, *box.tasks[SEAT + 1 :])
    area = EXAMS.index(rule.solo_exam_marker_moves_to[exam])
    box.areas = (*box.areas[:SEAT], area, *box.areas[SEAT + 1 :])
    add_to_hand(setting, new, rule.solo_cards_per_exam[exam])
    if box.decks[_deck(setting, exam)]:
        new.todo = (*new.todo, (Step.LOT, _ADD, exam))
    if removable:
        new.todo = (*new.todo, (Step.LOT, _REMOVE, exam))


def _deck(setting: Setting, exam: int) -> int:
    return EXAMS.index(setting.rule.solo_exam_added_role[exam])


def removed_from(setting: Setting, position: Position, exam: int) -> list[int]:
    """Give the cards of her employee deck of which an exam removes one."""
    rule = setting.rule
    role = ROLES.index(rule.solo_exam_removes_role[exam])
    six = rule.solo_exam_removes_level_six[exam]
    return [
        c
        for c in bits(position.seats[SEAT].reserve)
        if setting.role[c] == role and (six or setting.level[c] != _LAST_LEVEL)
    ]


def lots(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give what may fall to her at random (what for, of what)."""
    _, what, exam = frame
    if what == _TILE:
        return [("draw", t) for t in bits(position.stock)]
    if what == _REMOVE:
        return [("remove", c) for c in removed_from(setting, position, exam)]
    return [("pick", c) for c in bits(position.box.decks[_deck(setting, exam)])] if position.box else []


def lot(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Let it fall to her."""
    _, what, exam = frame
    chosen = action[1]
    own = new.seat(SEAT)
    if what == _TILE:
        new.stock &= ~(1 << chosen)
        own.tiles |= 1 << chosen
    elif what == _REMOVE:
        own.reserve &= ~(1 << chosen)
    else:
        deck = _deck(setting, exam)
        box = new.own_box()
        box.decks = (*box.decks[:deck], box.decks[deck] & ~(1 << chosen), *box.decks[deck + 1 :])
        if setting.rule.solo_exam_added_goes[exam] is EmployeeGoes.EMPLOYEES:
            own.reserve |= 1 << chosen


def counts_at_end(setting: Setting, card: int) -> bool:
    """Say whether the bonus of a card counts in the final scoring."""
    return new_bonuses.counts_at_end(setting, setting.bonus[card])


def end_points(setting: Setting, position: Position, card: int, shown: int) -> int:
    """Give the points that a card in the queue would give at the end, as things stand, once it is in the team."""
    holders = setting.rule.solo_end_bonus_points_of
    holder = holders[min(shown, len(holders) - 1)]
    seat = SEAT if holder is EndBonusHolder.OPPONENT else 1 - SEAT
    hired = position.copy()
    hired.seat(seat).reserve |= 1 << card
    return end_points_of(setting, hired, seat, card)


def first_by_card(setting: Setting, queue: tuple[int, ...], best: list[int], number: int) -> int:
    """Give the first of equally good employees, by what the card says."""
    if setting.rule.solo_first_by_card is FirstOfEqual.FROM_SIDE:
        return next(c for c in queue if c in best)
    turned = (*queue[number - 1 :], *queue[: number - 1])
    return next(c for c in turned if c in best)
