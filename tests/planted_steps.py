"""
Functions of the engine that play the base game by another answer than the book's, by topic.

Answers that are looked up are planted in the tables; here a step does something else.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from itertools import combinations
from typing import Any

from specs.actions import bonuses, staff
from specs.game import AT_ONCE, CHOICES
from specs.phases import preparation, scoring
from specs.position import NOBODY, bits
from specs.setting import Setting
from specs.steps import Step
from specs.vocabulary import ScoringStep
from tests.engine_planting import bent

Planting = Callable[[], AbstractContextManager[None]]


def choice(step: Step, *, options: Any = None, effect: Any = None) -> Planting:
    """Plant other options or another effect of a kind of choice."""
    right = CHOICES[step]
    return partial(bent, "specs.game", "CHOICES", {**CHOICES, step: (options or right[0], effect or right[1])})


def at_once(step: Step, effect: Any) -> Planting:
    """Plant another effect of what is done at once."""
    return partial(bent, "specs.game", "AT_ONCE", {**AT_ONCE, step: effect})


def inside(module: str, name: str, wrong: Any) -> Planting:
    """Plant another function into a module."""
    return partial(bent, module, name, wrong)


def _any_three(_: Setting, position: Any, frame: Any) -> list[Any]:
    own = position.seats[frame[1]]
    return [("hand", *c) for c in combinations(bits(own.reserve | own.pile), 3)]


def _then(step: Step, change: Callable[[Any, int], None]) -> Planting:
    right = CHOICES[step][1]

    def wrong(setting: Setting, new: Any, frame: Any, action: Any) -> None:
        right(setting, new, frame, action)
        change(new, frame[1] if len(frame) > 1 else 0)

    return choice(step, effect=wrong)


def _pile_back(new: Any, seat: int) -> None:
    own = new.seat(seat)
    own.pile, own.reserve = own.reserve, 0


def _keep_pile(new: Any, seat: int) -> None:
    own = new.seat(seat)
    own.reserve |= own.pile
    own.pile = 0


def _add(what: str, number: int) -> Callable[[Any, int], None]:
    def change(new: Any, seat: int) -> None:
        own = new.seat(seat)
        setattr(own, what, getattr(own, what) + number)

    return change


def _after(step: Step, change: Callable[[Any], None]) -> Planting:
    right = AT_ONCE[step]

    def wrong(setting: Setting, new: Any, frame: Any) -> None:
        right(setting, new, frame)
        change(new)

    return at_once(step, wrong)


def _winners(pick: Callable[[Any], tuple[int, ...]]) -> Planting:
    return inside("specs.phases.scoring", "winners", lambda _: lambda _setting, position: pick(position))


def _most(key: Callable[[Any], Any]) -> Planting:
    def pick(position: Any) -> tuple[int, ...]:
        best = max(key(s) for s in position.seats)
        return tuple(n for n, s in enumerate(position.seats) if key(s) == best)

    return _winners(pick)


def _set(name: str, value: Any) -> Callable[[Any], None]:
    return lambda new: setattr(new, name, value)


STEPS: dict[str, tuple[Planting, ...]] = {
    "hand": (
        choice(Step.HAND, options=_any_three),
        choice(Step.HAND, options=lambda s, p, f: staff.hands(s, p, f)[:1]),
        choice(Step.HAND, options=lambda s, p, f: [a[:-1] for a in staff.hands(s, p, f)]),
        _then(Step.HAND, _pile_back),
        _then(Step.HAND, _keep_pile),
        _then(Step.HAND, lambda new, seat: setattr(new.seat(seat), "reserve", 0)),
        _then(Step.HAND, lambda new, seat: setattr(new.seat(seat), "pile", new.seats[seat].hand)),
    ),
    "favor": (
        inside("specs.phases.preparation", "_favor", lambda _: lambda _s, _n: None),
        inside("specs.phases.preparation", "_favor", lambda _: lambda _s, new: setattr(new, "favor", NOBODY)),
        _after(Step.PREPARE, _set("start", 0)),
        _after(Step.PREPARE, _set("favor", 0)),
        _then(Step.MAIN, lambda new, seat: setattr(new, "favor", seat)),
        inside("specs.phases.scoring", "_STEPS", scoring._STEPS | {scoring.STEPS[2]: lambda _s, _n: None}),
        _then(Step.MAIN, _add("livre", 1)),
    ),
    "end": (
        _most(lambda s: s.livre),
        _most(lambda s: s.points),
        _most(lambda s: (s.points, -s.livre)),
        _most(lambda s: (-s.points, s.livre)),
        _winners(lambda _: (0,)),
        _winners(lambda _: ()),
        _after(Step.INCOME, _set("todo", ())),
    ),
    "hiring": (
        choice(Step.HIRE, options=lambda _s, p, _f: [("hire", c) for c in p.queue[:1]]),
        _then(Step.HIRE, _add("livre", 1)),
        _then(Step.HIRE, lambda new, _: setattr(new, "queue", ())),
        _then(Step.HIRE, lambda new, seat: setattr(new.seat(seat), "hand", 0)),
    ),
    "all_halls": (
        inside("specs.actions.garments", "settle_presence", lambda _: lambda _s, _n, _seat: None),
        inside("specs.actions.decorations", "settle_presence", lambda _: lambda _s, _n, _seat: None),
        inside("specs.actions.halls", "present_in", lambda _: lambda _s, _p, _seat, _h: True),
        inside("specs.actions.halls", "present_in", lambda f: lambda s, p, seat, h: h > 0 and f(s, p, seat, h)),
    ),
    "setup": (
        choice(Step.START, effect=lambda _s, new, _f, action: setattr(new, "start", (action[1] + 1) % 3)),
        choice(Step.START, options=lambda _s, _p, _f: [("start", 0)]),
    ),
    "preparation": (
        _then(Step.REVEAL, lambda new, _: setattr(new, "queue", new.queue[-1:])),
        choice(Step.REVEAL, options=lambda _s, p, _f: [("reveal", c) for c in bits(p.deck)]),
        inside("specs.phases.preparation", "_employees", lambda _: lambda _s, _n: None),
        inside("specs.phases.preparation", "_garments", lambda _: lambda _s, _n: None),
        at_once(Step.FILL_ON, lambda _s, _n, _f: None),
        at_once(Step.HANG_ON, lambda _s, _n, _f: None),
        inside("specs.phases.preparation", "EMPLOYEES", preparation.RESOURCES),
    ),
    "turns": (
        at_once(Step.TURN, lambda _s, new, frame: setattr(new, "todo", (*new.todo, (Step.CARD, frame[1])))),
        inside("specs.actions.turns", "can_use", lambda _: lambda _s, _p, _seat, _card: False),
        inside("specs.actions.turns", "can_use", lambda _: lambda _s, _p, _seat, _card: True),
        choice(Step.BONUS, options=lambda _s, _p, _f: [("bonus", 1)]),
        choice(Step.CARD, options=lambda s, p, f: CHOICES[Step.CARD][0](s, p, f)[:1]),
        at_once(Step.END_TURN, lambda _s, new, frame: setattr(new, "todo", (*new.todo, (Step.TURN, frame[1])))),
    ),
    "resources": (
        inside("specs.actions.resources", "price", lambda _: lambda _s, _t: 1),
        choice(Step.TILE, options=lambda s, p, f: CHOICES[Step.TILE][0](s, p, f)[:1]),
        choice(Step.USE, options=lambda _s, _p, _f: [("keep",)]),
        _then(Step.USE, _add("lace", 1)),
        _then(Step.USE, lambda new, _: setattr(new, "used", 0)),
    ),
    "garments": (
        inside("specs.actions.garments", "_may_put", lambda _: lambda *_, **_place: True),
        inside("specs.actions.garments", "_payable", lambda _: lambda _s, _p, _seat, _g, _b: True),
        inside("specs.actions.garments", "_may_make", lambda _: lambda _s, _c, _b, _g: True),
        inside("specs.actions.garments", "savings", lambda _: lambda _s, _b, _g: []),
        _then(Step.SPEND, lambda new, seat: setattr(new.seat(seat), "tiles", 0)),
        _then(Step.SPACE, _add("points", 1)),
    ),
    "deputing": (
        inside("specs.actions.staff", "may_depute", lambda _: lambda _s, _p, _seat, _v: True),
        inside("specs.actions.turns", "DEPUTE", 5),
        choice(Step.DEPUTE, options=lambda s, p, f: staff.deputable(s, p, f)[1:]),
        _then(Step.DEPUTE, _add("livre", 1)),
        _then(Step.DEPUTE, lambda new, _: setattr(new, "leaving", 0)),
    ),
    "decorations": (
        inside("specs.actions.decorations", "_may_fund", lambda _: lambda *_: True),
        inside("specs.actions.decorations", "price", lambda f: lambda s, d, b: f(s, d, b) + 1),
    ),
    "bonuses": (
        _then(Step.NOTION, _add("lace", 1)),
        _then(Step.EXCHANGE, _add("points", 1)),
        _then(Step.GIVE, _add("livre", 1)),
        _then(Step.BONUS, _add("livre", 1)),
        inside("specs.actions.bonuses", "team_counted", lambda f: lambda s, p, seat: f(s, p, seat) + 1),
    ),
    "scoring": tuple(
        inside("specs.phases.scoring", "_STEPS", scoring._STEPS | {step: lambda _s, _n: None})
        for step in scoring.STEPS
        if step is not ScoringStep.TERRACE
    ),
    "income": (
        inside("specs.phases.income", "income_of", lambda f: lambda s, p, seat: f(s, p, seat) + 1),
        inside("specs.phases.income", "BY_GARMENTS", 0),
    ),
    "components": (
        inside("specs.actions.bonuses", "_TESTS", dict.fromkeys(bonuses._TESTS, lambda _s, _p, _seat, _c: True)),
        _then(Step.FILL, lambda new, _: setattr(new, "drawers", tuple((*d[:-1], NOBODY) for d in new.drawers))),
        _then(Step.HANG, lambda new, _: setattr(new, "windows", (*new.windows[1:], new.windows[0]))),
        _then(Step.FATE, _add("livre", -1)),
    ),
}
"""Steps that do something else, by topic."""
