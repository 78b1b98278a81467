"""Leanings of players in games with options: what leads to jewels, exams, specialised Apprentices and garment sets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from specs.actions.turns import FIRST_EXAM
from specs.setting import Setting

Likes = Mapping[tuple[Any, ...], float]

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
        "leavers": ((1, {**always, **_PASSING}), (4, {**always, **own, **new, **_LEAVING, ("call",): 60.0})),
    }
