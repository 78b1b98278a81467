"""Leanings of players in games with options: what leads to jewels, exams, specialised Apprentices and garment sets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random  # noqa: TID251 - players choose by a seed that is given; rules never do
from typing import Any, Final

from oracle.engine.play import Choose
from specs.actions import tasks
from specs.actions.turns import FIRST_EXAM
from specs.questions.bonuses import Bonus
from specs.questions.jewelry_bonuses import NewBonus
from specs.setting import BONUSES, FIRST_NEW, NEW_BONUSES, ROLES, Setting
from specs.steps import FIRST_OF_PLAYERS
from specs.vocabulary import Role

Likes = Mapping[tuple[Any, ...], float]

"""How much players like actions that begin so; others are a matter of taste."""

_ALWAYS: Final[Likes] = {
    ("main", FIRST_EXAM): 2000.0,
    ("main", FIRST_EXAM + 1): 2000.0,
    ("main", -1): 0.05,
    ("bonus", 1): 20.0,
    ("jewel", -1): 0.2,
    ("jewel",): 30.0,
    ("call", -1): 0.3,
    ("rent",): 40.0,
    ("sell",): 2.0,
    ("keep",): 20.0,
}
_MAKING: Final[Likes] = {("main", 5): 60.0, ("main", 2): 400.0, ("main", 1): 40.0, ("main", 4): 0.05}
_HIRING: Final[Likes] = {("main", 3): 300.0, ("main", 2): 50.0, ("main", 1): 30.0, ("main", 4): 0.5}
_PASSING: Final[Likes] = {
    ("main", 5): 40.0,
    ("main", 2): 100.0,
    ("main", 1): 60.0,
    ("main", 3): 10.0,
    ("main", 4): 0.01,
}
_LEAVING: Final[Likes] = {("main", 4): 100.0, ("main", 3): 80.0, ("main", 2): 40.0, ("main", 1): 40.0}


def option_leanings(setting: Setting) -> Mapping[str, tuple[tuple[int, Likes], ...]]:
    """Give leanings by name, each for what options add to the games of a setting."""
    decorations: Likes = {("fund", n): 500.0 for n in setting.jeweler}
    new: Likes = {("hire", c): 500.0 for c in range(setting.first_new, setting.first_specialised)}
    own: Likes = {("hire", c): 900.0 for c in range(setting.first_specialised, len(setting.cards))}
    always = {**_ALWAYS, **decorations}
    return {
        "none": (),
        "jewellers": ((1, {**always, **_MAKING}),),
        "examinees": ((1, {**always, **new, **_PASSING}),),
        "hirers": ((1, {**always, **own, **new, **_HIRING}),),
        "renters": (
            (1, {**_ALWAYS, **_MAKING, ("main", 5): 1.0, ("main", 3): 0.1, ("sell",): 0.1, ("bonus", 1): 5.0}),
        ),
        "sellers": ((1, {**always, **new, **_MAKING, ("sell",): 60.0, ("rent",): 2.0}),),
        "leavers": ((1, {**always, **_PASSING}), (4, {**always, **own, **new, **_LEAVING, ("call",): 60.0})),
    }


def scholars(setting: Setting, seed: int) -> Mapping[str, Choose]:
    """Give players who take exams, by name; none where there are no exams."""
    if setting.box is None:
        return {}
    new = frozenset(range(setting.first_new, setting.first_specialised))
    own = frozenset(range(setting.first_specialised, len(setting.cards)))
    making = frozenset(n for n, b in enumerate(setting.bonus) if b in _MAKING_BONUSES)
    lending = frozenset(n for n, b in enumerate(setting.bonus) if b in _LENDING) | own
    return {
        "tailors": scholar(setting, seed, pickers=making),
        "copyists": scholar(setting, seed, pickers=lending),
        "scholars": scholar(setting, seed),
        "collectors": scholar(setting, seed, pickers=new),
        "teachers": scholar(setting, seed, pickers=own | new),
    }


def scholar(setting: Setting, seed: int, *, pickers: frozenset[int] = frozenset()) -> Choose:
    """
    Give players who take one exam after the other, as far as they can.

    Args:
        pickers: The cards that are wanted most: hired, picked beside an exam, played, and their bonuses used.
    """
    dice = Random(f"scholar {seed}")

    def choose(position: Any, actions: Sequence[Any]) -> Any:
        if len(actions) == 1 or position.todo[-1][0] < FIRST_OF_PLAYERS:
            return actions[int(dice.random() * len(actions))]
        seat = position.todo[-1][1]
        wanted = tasks.open_tasks(setting, position, seat)
        return dice.choices(actions, [_worth(setting, position, a, wanted, pickers) for a in actions])[0]

    return choose


_FOR_ALL: Final[Likes] = {
    ("main", FIRST_EXAM): 5000.0,
    ("main", FIRST_EXAM + 1): 5000.0,
    ("main", -1): 0.02,
    ("main", 4): 0.02,
    ("bonus", 1): 20.0,
    ("bonus", 0): 1.0,
    ("jewel", -1): 0.5,
    ("call", -1): 0.5,
}


def _worth(setting: Setting, position: Any, action: Any, wanted: Sequence[int], pickers: frozenset[int]) -> float:
    """Say how much an action helps with the tasks that are open."""
    if (liked := _FOR_ALL.get(action[:2])) is not None:
        return float(liked)
    verb, step = action[0], position.todo[-1]
    kinds = {k for k in (tasks.TILE, tasks.DECORATION, tasks.GARMENT) for t in wanted if tasks.is_of_kind(t, k)}
    if verb in {"hire", "pick", "card", "uncover"} and action[1] in pickers:
        return 300.0
    if verb == "main":
        worth: Mapping[int, float] = {
            1: 200.0 if tasks.TILE in kinds else 30.0,
            2: 500.0 if tasks.GARMENT in kinds else 20.0,
            3: 60.0 if pickers else 5.0,
            5: 400.0 if tasks.DECORATION in kinds else 15.0,
        }
        return worth.get(action[1], 1.0)
    if verb == "card":
        learns = position.box is not None and not position.box.areas[position.todo[-1][1]]
        role = setting.role[action[1]]
        return 20.0 if role == (_APPRENTICE if learns else _JOURNEYMAN) else 1.0
    if verb in {"keep", "take"}:
        fits = any(tasks.fits(setting, t, tasks.TILE, step[2], int(verb == "keep")) for t in wanted)
        return 50.0 if fits else 1.0
    if verb == "window":
        garment = position.windows[action[1]]
        return 50.0 if any(tasks.fits(setting, t, tasks.GARMENT, garment, 0) for t in wanted) else 1.0
    if verb == "fund":
        return 40.0 / (1 + int(setting.parts.board.decorations[action[1]].price))
    return 1.0


_MAKING_BONUSES: Final = (
    *(BONUSES.index(b) for b in (Bonus.II_MAKE, Bonus.IV_MAKE)),
    FIRST_NEW + NEW_BONUSES.index(NewBonus.J_MAKE),
)
_LENDING: Final = tuple(FIRST_NEW + NEW_BONUSES.index(b) for b in (NewBonus.J_COPY, NewBonus.J_RESERVE))

_JOURNEYMAN, _APPRENTICE = (ROLES.index(r) for r in (Role.JOURNEYMAN, Role.APPRENTICE))
