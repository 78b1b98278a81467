"""
Leads a game to a case that neither chance nor leanings come to: turn by turn, what brings it nearest goes on.

Whoever looks for a case says what a position is worth to it, and when it is there. From each turn several goes on, by
players of several kinds, chance included; the few that are worth most are kept. Every action is legal, so what is
found is a game as any other: `specs/vectors/games.json` gives it by its choices.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random  # noqa: TID251 - players choose by a seed that is given; rules never do
from typing import Any, Final

from oracle.engine.play import Choose
from specs.reference import Reference
from specs.setting import Setting
from specs.steps import Step

Players = Callable[[int], Choose]
"""Gives players by a seed."""

_BY_HAND: Final = 0


@dataclass(frozen=True, slots=True)
class Move:
    """A step of a game."""

    before: Any
    action: Any
    after: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """
    A case that a game is led to.

    Attributes:
        worth: How near a position is, at the beginning of a turn.
        seen: Whether a step comes to it.
    """

    worth: Callable[[Setting, Any], float]
    seen: Callable[[Setting, Move], bool]


@dataclass(frozen=True, slots=True)
class _Way:
    position: Any
    actions: tuple[Any, ...] = ()


def lead(
    game: Reference, case: Case, players: Sequence[Players], *, seed: int = 0, kept: int = 6, tried: int = 12
) -> tuple[Any, ...] | None:
    """
    Give the actions of a game that comes to a case; None if none was found.

    Args:
        players: Of these, one kind is chosen by chance for each way of going on.
        kept: So many ways are kept at each turn.
        tried: So many ways of going on are tried from each.
    """
    dice = Random(f"leading {seed}")
    ways = [_Way(game.new_game())]
    while ways:
        found: dict[float, _Way] = {}
        for way in ways:
            for _ in range(tried):
                choose = players[int(dice.random() * len(players))](int(dice.random() * (1 << 30)))
                further, there = _turn(game, case, way, choose)
                if there:
                    return further.actions
                if further.position.todo:
                    # What is worth as much as another is taken for the same.
                    found.setdefault(case.worth(game.setting, further.position), further)
        ways = [found[worth] for worth in sorted(found, reverse=True)[:kept]]
    return None


def choices(game: Reference, actions: Sequence[Any]) -> tuple[str, ...]:
    """Write a game as it is given: what is done wherever more than one thing can be."""
    position, found = game.new_game(), []
    for action in actions:
        if len(game.legal_actions(position)) > 1:
            found.append(game.write(action))
        position = game.after(position, action)
    return tuple(found)


def _turn(game: Reference, case: Case, way: _Way, choose: Choose) -> tuple[_Way, bool]:
    """Go on until the next turn begins, or the case is there."""
    position, actions = way.position, list(way.actions)
    while position.todo and (len(actions) == len(way.actions) or not _begins(position)):
        action = choose(position, game.legal_actions(position))
        after = game.after(position, action)
        actions.append(action)
        there = case.seen(game.setting, Move(position, action, after))
        position = after
        if there:
            return _Way(position, tuple(actions)), True
    return _Way(position, tuple(actions)), False


def _begins(position: Any) -> bool:
    """Say whether a turn begins: a card is to be played, or the solo opponent reveals one to act by."""
    kind, *about = position.todo[-1]
    return bool(kind == Step.CARD or (kind == Step.OPPONENT and about[0] == _BY_HAND))
