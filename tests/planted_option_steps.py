"""
Functions of the engine that play an option by another answer than the book's, by topic.

Each is what an implementer could have written who read a sentence otherwise, or not at all; nothing that the engine
looks up is changed.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from typing import Any

from specs.game import AT_ONCE, CHOICES
from specs.position import NOBODY, bits
from specs.questions.bonuses_gains import Currency
from specs.questions.jewelry_bonuses import NewBonus
from specs.steps import Step
from tests.engine_planting import bent

Planting = Callable[[], AbstractContextManager[None]]

_BOTTOM = 2
"""The place of the lowest role, with which the first exam is taken."""


def inside(module: str, name: str, wrong: Any) -> Planting:
    """Plant another function into a module: `wrong` makes it out of the right one."""
    return partial(bent, f"specs.{module}", name, wrong)


def choice(step: Step, *, options: Any = None, effect: Any = None) -> Planting:
    """Plant other options or another effect of a kind of choice, each made out of the right one."""
    right = CHOICES[step]
    wrong = (options(right[0]) if options else right[0], effect(right[1]) if effect else right[1])
    return partial(bent, "specs.game", "CHOICES", {**CHOICES, step: wrong})


def at_once(step: Step, wrong: Any) -> Planting:
    """Plant another effect of what is done at once, made out of the right one."""
    return partial(bent, "specs.game", "AT_ONCE", {**AT_ONCE, step: wrong(AT_ONCE[step])})


def always(value: Any) -> Any:
    """Make a function that gives the same, whatever it is asked."""
    return lambda _right: lambda *_args, **_named: value


def more(number: int) -> Any:
    """Make a function that gives more than the right one."""
    return lambda right: lambda *args, **named: right(*args, **named) + number


def then(change: Callable[[Any], None]) -> Any:
    """Make a step that does what is right and something else to the position."""

    def make(right: Any) -> Any:
        def wrong(setting: Any, new: Any, *rest: Any, **named: Any) -> Any:
            found = right(setting, new, *rest, **named)
            change(new)
            return found

        return wrong

    return make


def _box(place: str, value: Callable[[Any], Any]) -> Callable[[Any], None]:
    def change(new: Any) -> None:
        box = new.own_box()
        setattr(box, place, value(box))

    return change


def _gain(seat: int, **amounts: int) -> Callable[[Any], None]:
    def change(new: Any) -> None:
        own = new.seat(seat)
        for what, amount in amounts.items():
            setattr(own, what, getattr(own, what) + amount)

    return change


def _unless(wanted: Any, value: Any) -> Any:
    """Make a function that gives another value for one bonus, counted by."""
    return lambda right: (
        lambda s, p, seat, which, hall=0: value(s, p, seat) if which is wanted else right(s, p, seat, which, hall)
    )


def _all_cards(_s: Any, position: Any, seat: int) -> int:
    own = position.seats[seat]
    return int((own.hand | own.reserve | own.pile).bit_count())


def _pay_for_nothing(_: Any) -> Any:
    def take(setting: Any, new: Any, seat: int, card: int, exam: int) -> None:
        new.seat(seat).points += setting.rule.exam_points[exam]
        new.todo = (*new.todo, (Step.EXAMINED, seat, exam, card), (Step.AFTER, seat, card))

    return take


def _needs_no_tasks(setting: Any, position: Any, seat: int, card: int, exam: int) -> bool:
    box = position.box
    prepares = box.areas[seat] == exam and setting.role[card] == _BOTTOM - exam
    return bool(prepares and position.seats[seat].livre >= 5 and box.decks[exam])


def _stays(right: Any) -> Any:
    def wrong(setting: Any, new: Any, frame: Any) -> None:
        right(setting, new, frame)
        new.leaving = 0

    return wrong


def _unchanged_area(_: Any) -> Any:
    def wrong(_s: Any, new: Any, seat: int, _exam: int) -> None:
        box = new.own_box()
        box.tasks = (*box.tasks[:seat], 0, *box.tasks[seat + 1 :])

    return wrong


def _picked_to(place: str) -> Any:
    def make(right: Any) -> Any:
        def wrong(setting: Any, new: Any, frame: Any, action: Any) -> None:
            right(setting, new, frame, action)
            own = new.seat(frame[1])
            own.hand &= ~(1 << action[1])
            setattr(own, place, getattr(own, place) | 1 << action[1])

        return wrong

    return make


def _mark_all(right: Any) -> Any:
    def wrong(setting: Any, new: Any, frame: Any) -> None:
        if frame[5] < 0:
            right(setting, new, frame)
            return
        from specs.actions import tasks  # noqa: PLC0415 - as it is when the step is done

        for task in tasks.fitting(setting, new, frame):
            tasks.mark(new, frame[1], task)

    return wrong


def _uncovered_goes(right: Any) -> Any:
    def wrong(setting: Any, new: Any, frame: Any, action: Any) -> None:
        right(setting, new, frame, action)
        new.seat(frame[1]).pile &= ~(1 << action[1])

    return wrong


def _called_for(amount: int, *, kept: bool = False) -> Any:
    def make(right: Any) -> Any:
        def wrong(setting: Any, new: Any, frame: Any, action: Any) -> None:
            right(setting, new, frame, action)
            if action[1] >= 0:
                own = new.seat(frame[1])
                own.livre += amount
                if kept:
                    own.pile |= 1 << action[1]
                    new.leaving &= ~(1 << action[1])

        return wrong

    return make


def _leave_display(_s: Any, new: Any) -> None:
    new.todo = (*new.todo, (Step.SHOW_ON,))


def _copied_moves(right: Any) -> Any:
    def wrong(setting: Any, new: Any, frame: Any, action: Any) -> None:
        own = new.seat(action[1])
        own.reserve |= own.pile & -own.pile
        own.pile &= own.pile - 1
        right(setting, new, frame, action)

    return wrong


def _twice(right: Any) -> Any:
    def wrong(*args: Any, **named: Any) -> Any:
        right(*args, **named)
        return right(*args, **named)

    return wrong


def _five_points(_: Any) -> Any:
    return lambda _s, new, _why: _gain(1, points=5)(new)


def _paid(right: Any) -> Any:
    """Let the solo opponent be paid income like a player."""

    def wrong(setting: Any, new: Any, frame: Any) -> None:
        right(setting, new, frame)
        _gain(1, livre=5)(new)

    return wrong


def _dearest(right: Any) -> Any:
    def wrong(setting: Any, position: Any, card: Any) -> Any:
        found = right(setting, position, card)
        board = setting.parts.board.decorations
        kind = board[found[0]].kind if found else None
        free = [n for n, d in enumerate(board) if found and d.kind is kind and position.owners[n] < 0]
        return [max(free, key=lambda n: board[n].price)] if free else []

    return wrong


def _discarded(right: Any) -> Any:
    def wrong(setting: Any, new: Any) -> None:
        right(setting, new)
        _box("shown", lambda b: (NOBODY,) * len(b.shown))(new)

    return wrong


OPTION_STEPS: dict[str, tuple[Planting, ...]] = {
    "jewelry_box": (
        inside("phases.jewelry", "prepare", lambda _: _leave_display),
        inside("phases.jewelry", "prepare", _discarded),
        inside("actions.jewels", "_price", more(1)),
        inside("actions.jewels", "_price", always(0)),
        inside("actions.jewels", "_fits", always(True)),
        inside("actions.jewels", "has_marker", always(1)),
        inside("actions.jewels", "color", always(0)),
        inside("actions.apprentices", "condition_met", always(True)),
        inside("actions.decorations", "_may_fund", always(True)),
        at_once(Step.SHOW_ON, always(None)),
        choice(Step.SHOW, options=lambda _: lambda _s, p, _f: [("show", j) for j in bits(p.box.bag | p.box.owned[0])]),
        choice(Step.JEWEL, effect=lambda right: lambda s, n, f, a: right(s, n, (*f[:3], 1), a)),
    ),
    "exams": (
        inside("actions.exams", "take", _pay_for_nothing),
        inside("actions.exams", "_may_take", lambda right: lambda s, p, seat, card, e: (
            right(s, p, seat, card, e) or _needs_no_tasks(s, p, seat, card, e))),
        at_once(Step.EXAMINED, _stays),
        inside("actions.exams", "_prepare_next", _unchanged_area),
        inside("actions.exams", "_prepare_next", then(_box("tasks", lambda b: tuple(t | 1 for t in b.tasks)))),
        choice(Step.PICK, effect=_picked_to("reserve")),
        choice(Step.PICK, effect=_picked_to("pile")),
        choice(Step.PICK, options=lambda _: lambda _s, p, f: [("pick", c) for c in bits(p.box.decks[1 - f[2]])]),
        at_once(Step.MET, _mark_all),
        inside("actions.tasks", "fits", always(True)),
        inside("actions.tasks", "is_of_kind", always(True)),
        at_once(Step.MET, lambda right: lambda s, n, f: None if f[4] == 1 else right(s, n, f)),
    ),
    "jewelry_bonuses": (
        inside("actions.new_bonuses", "counted", _unless(NewBonus.J_HALLS, lambda s, *_: len(s.halls))),
        inside("actions.new_bonuses", "counted", _unless(NewBonus.M_APPRENTICES, _all_cards)),
        inside("actions.new_bonuses", "counted", _unless(NewBonus.M_JEWELS, lambda *_: 8)),
        inside("actions.new_bonuses", "gain", lambda right: lambda *a, **k: (Currency.PRESTIGE, right(*a, **k)[1])),
        inside("actions.new_bonuses", "gain", lambda right: lambda *a, **k: (Currency.LIVRE, right(*a, **k)[1])),
        inside("actions.new_bonuses", "pay", _twice),
        inside("phases.scoring", "points_at_end", more(1)),
        inside("phases.scoring", "points_at_end", always(0)),
        choice(Step.RESERVE, effect=_uncovered_goes),
        choice(Step.RESERVE, options=lambda _: lambda _s, p, f: [("uncover", c) for c in bits(p.seats[f[1]].hand)] or [
            ("uncover", c) for c in bits(p.seats[f[1]].reserve)]),
        choice(Step.COPY, effect=_copied_moves),
        inside("actions.employees", "copied", lambda right: lambda s, p, other: (
            p.box.piles[other][0] if p.box.piles[other] else right(s, p, other))),
        choice(Step.HALL, effect=lambda right: lambda s, n, f, a: right(s, n, f, ("hall", (a[1] + 1) % 5))),
    ),
    "garment_sets": (
        inside("actions.garment_sets", "festive_points", _twice),
        inside("actions.garment_sets", "festive_points", always(None)),
        inside("actions.garment_sets", "fates", lambda _: lambda _s, _p, _g, *, rent, sell: (rent, sell)),
        at_once(Step.REWARD, always(None)),
        at_once(Step.REWARD, lambda right: lambda s, n, f: right(s, n, (*f[:3], 1))),
        inside("actions.garment_sets", "_favor", lambda _: lambda _s, n, seat: setattr(n, "favor", seat)),
        inside("actions.garment_sets", "_favor", lambda _: lambda _s, n, seat: _gain(seat, livre=5)(n)),
        at_once(Step.REWARD, _twice),
        at_once(Step.LATE, always(None)),
        choice(Step.CALL, effect=_called_for(3)),
        choice(Step.CALL, effect=_called_for(0, kept=True)),
        choice(Step.CALL, options=lambda right: lambda s, p, f: [("call", c) for c in p.queue[:1]] or right(s, p, f)),
    ),
    "solo": (
        inside("opponent.turn", "instead", _five_points),
        inside("opponent.turn", "instead", always(None)),
        inside("opponent.turn", "fundable", _dearest),
        inside("opponent.turn", "_wanted", lambda _: lambda _s, p, _n: p.queue[-1]),
        inside("opponent.turn", "add_to_hand", always(None)),
        inside("opponent.garments", "_counted", lambda _: lambda _s, p, _n: [
            next(n for n, g in enumerate(p.windows) if g >= 0)]),
        inside("opponent.garments", "best_spaces", lambda _: lambda s, p, hall: [
            n for n in s.halls[hall] if p.guests[n] < 0][-1:]),
        inside("opponent.garments", "jewel_for", always(NOBODY)),
        inside("opponent.garments", "settle_presence", always(None)),
        inside("opponent.exams", "put_marker", lambda _: lambda _s, n, t: _box(
            "tasks", lambda b: (b.tasks[0] | 1 << t, *b.tasks[1:]))(n)),
        inside("opponent.exams", "pass_if_ready", always(None)),
        inside("opponent.exams", "pass_if_ready", then(_gain(1, points=1))),
        at_once(Step.INCOME, _paid),
        inside("phases.scoring", "_terrace_for_opponent", always(None)),
        at_once(Step.OVER, always(None)),
        inside("phases.preparation", "cards.new_round", then(
            lambda n: setattr(n, "opponent", (3, *n.opponent[1:])))),
    ),
}  # fmt: skip
"""Steps that do something else, by topic."""
