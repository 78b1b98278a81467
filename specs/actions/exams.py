"""The exams: when one can be taken, its steps, and the card that is chosen."""

from __future__ import annotations

from specs.position import Action, Frame, Position, bits
from specs.questions.base_staff import HiredGoes
from specs.questions.exams import DeckEmpty
from specs.questions.jewelry_box import Exam
from specs.setting import Setting
from specs.steps import Step

EXAMS = tuple(Exam)
MASTER = EXAMS.index(Exam.MASTER)


def takeable(setting: Setting, position: Position, seat: int, card: int) -> list[int]:
    """Give the exams that can be taken with a card."""
    return [e for e in range(len(EXAMS)) if position.box is not None and _may_take(setting, position, seat, card, e)]


def _may_take(setting: Setting, position: Position, seat: int, card: int, exam: int) -> bool:
    box = position.box
    rule = setting.rule
    if box is None or not rule.take_exam_with[exam][setting.role[card]]:
        return False
    if card >= setting.first_specialised and not rule.exam_by_specialised_apprentice:
        return False
    level = setting.level[card]
    if level and not rule.take_exam_of_level[level]:
        return False
    team = rule.take_exam_with_team
    return bool(
        rule.take_exam_from_area[exam][box.areas[seat]]
        and rule.take_exam_with_tasks[exam][box.tasks[seat].bit_count()]
        and rule.exam_price[exam] <= position.seats[seat].livre
        and (box.decks[exam] or rule.exam_deck_empty is not DeckEmpty.FORBIDDEN)
        and team[min(setting.team(position, seat), len(team) - 1)]
    )


def take(setting: Setting, new: Position, seat: int, card: int, exam: int) -> None:
    """Pay, gain the points, and go on: the bonus of the card, then the card leaves and another is chosen."""
    rule = setting.rule
    own = new.seat(seat)
    own.livre -= rule.exam_price[exam]
    own.points += rule.exam_points[exam]
    new.todo = (*new.todo, (Step.EXAMINED, seat, exam, card))
    if rule.exam_bonus_of_card[exam]:
        new.todo = (*new.todo, (Step.AFTER, seat, card))


def in_exam(position: Position) -> bool:
    """Say whether an exam is being taken."""
    return any(f[0] == Step.EXAMINED for f in position.todo)


def examined(setting: Setting, new: Position, frame: Frame) -> None:
    """Take the card out of the game, and let another be chosen."""
    _, seat, exam, card = frame
    rule = setting.rule
    if not new.leaving >> card & 1:
        new.seat(seat).livre += rule.exam_removal_pays[exam]
    new.leaving |= 1 << card
    if new.box and new.box.decks[exam] and rule.exam_cards_taken[exam]:
        new.todo = (*new.todo, (Step.PICK, seat, exam))
    else:
        _prepare_next(setting, new, seat, exam)


def _prepare_next(setting: Setting, new: Position, seat: int, exam: int) -> None:
    """Take the markers off the tasks and move the marker to the other starting area."""
    box = new.own_box()
    box.tasks = (*box.tasks[:seat], 0, *box.tasks[seat + 1 :])
    area = EXAMS.index(setting.rule.exam_marker_moves_to[exam])
    box.areas = (*box.areas[:seat], area, *box.areas[seat + 1 :])
    if exam == MASTER:
        box.masters = (*box.masters[:seat], box.masters[seat] + 1, *box.masters[seat + 1 :])


def picks(setting: Setting, position: Position, frame: Frame) -> list[Action]:  # noqa: ARG001 - as all steps
    """Give the cards beside an exam, of which one is chosen (seat, exam)."""
    return [("pick", c) for c in bits(position.box.decks[frame[2]])] if position.box else []


def pick(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Take the card; the others go back."""
    _, seat, exam = frame
    card = action[1]
    box = new.own_box()
    box.decks = (*box.decks[:exam], box.decks[exam] & ~(1 << card), *box.decks[exam + 1 :])
    own = new.seat(seat)
    goes = setting.rule.exam_card_goes[exam]
    if goes is HiredGoes.HAND:
        own.hand |= 1 << card
    elif goes is HiredGoes.DISCARD:
        own.pile |= 1 << card
    else:
        own.reserve |= 1 << card
    _prepare_next(setting, new, seat, exam)
