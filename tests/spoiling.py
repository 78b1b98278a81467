"""
Errors planted into an engine from outside: after a step has done what it should, something is spoilt.

Nothing of the engine's inside is needed for that; each error is one that an implementer could make.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from specs import game as engine
from specs.game import Game
from specs.position import NOBODY, Action, Frame, Position, bits
from specs.steps import FIRST_AT_ONCE, Step

Spoil = Callable[[Position, int, Frame, Action], None]
"""Spoils a position: the position, the seat in question, the step's frame, and the action (empty if done at once)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plant:
    """
    A planted error.

    Attributes:
        only: The verb, or the verb with its first argument, after which it shows; all if empty.
    """

    name: str
    step: Step
    spoil: Spoil
    only: tuple[Any, ...] = ()


def gain(**amounts: int) -> Spoil:
    """Give the player more, or less, of something countable."""

    def spoil(new: Position, seat: int, _frame: Frame, _action: Action) -> None:
        mine = new.seat(seat)
        for name, amount in amounts.items():
            setattr(mine, name, getattr(mine, name) + amount)

    return spoil


def gain_of_other(**amounts: int) -> Spoil:
    """Give the next player more of something."""

    def spoil(new: Position, seat: int, frame: Frame, action: Action) -> None:
        gain(**amounts)(new, (seat + 1) % len(new.seats), frame, action)

    return spoil


def lose(place: str) -> Spoil:
    """Lose the last thing of a set of the player's, or of the table's."""

    def spoil(new: Position, seat: int, _frame: Frame, _action: Action) -> None:
        holder: Any = new if hasattr(new, place) else new.seat(seat)
        things = list(bits(getattr(holder, place)))
        if things:
            setattr(holder, place, getattr(holder, place) & ~(1 << things[-1]))

    return spoil


def move(source: str, target: str) -> Spoil:
    """Move everything of one set of the player's, or of the table's, to another."""

    def spoil(new: Position, seat: int, _frame: Frame, _action: Action) -> None:
        first: Any = new if hasattr(new, source) else new.seat(seat)
        second: Any = new if hasattr(new, target) else (first if not hasattr(new, source) else new.seat(seat))
        moved = getattr(first, source)
        setattr(first, source, 0)
        setattr(second, target, getattr(second, target) | moved)

    return spoil


def keep(place: str, at: int = 1) -> Spoil:
    """Leave the thing that an action names in a set that it should have left."""

    def spoil(new: Position, seat: int, _frame: Frame, action: Action) -> None:
        holder: Any = new if hasattr(new, place) else new.seat(seat)
        setattr(holder, place, getattr(holder, place) | 1 << action[at])

    return spoil


def put(place: str, value: Callable[[Position, int], Any]) -> Spoil:
    """Set something of the table to another value."""

    def spoil(new: Position, seat: int, _frame: Frame, _action: Action) -> None:
        setattr(new, place, value(new, seat))

    return spoil


def mark(place: str, *, of_next: bool = False) -> Spoil:
    """Put a marker on another free space, or the next player's in place of the player's own on the last one."""

    def spoil(new: Position, seat: int, _frame: Frame, action: Action) -> None:
        spaces = list(getattr(new, place))
        if of_next:
            other = (seat + 1) % len(new.seats)
            spaces[action[1]] = other if place == "owners" else spaces[action[1]] & ~7 | other
        elif NOBODY in spaces:
            spaces[spaces.index(NOBODY)] = seat
        setattr(new, place, tuple(spaces))

    return spoil


def plant(game: Game, planted: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant an error into a game."""

    def wanted(action: Action) -> bool:
        return action[: len(planted.only)] == planted.only

    if planted.step >= FIRST_AT_ONCE:
        done: Mapping[int, Any] = engine.AT_ONCE
        right = done[planted.step]

        def at_once(setting: Any, new: Position, frame: Frame) -> None:
            right(setting, new, frame)
            if not planted.only or frame[1:] == planted.only:
                planted.spoil(new, frame[1] if len(frame) > 1 else 0, frame, ())

        monkeypatch.setitem(engine.AT_ONCE, planted.step, at_once)
        return
    effect = game._effects[planted.step]

    def after(setting: Any, new: Position, frame: Frame, action: Action) -> None:
        assert effect is not None
        effect(setting, new, frame, action)
        if wanted(action):
            planted.spoil(new, frame[1] if len(frame) > 1 else 0, frame, action)

    game._effects[planted.step] = after
