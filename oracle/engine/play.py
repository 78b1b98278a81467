"""
Plays a game that a book describes, knowing nothing of what is in it.

Whoever gives a `Playable` says what may be done and what follows; here it is played through, by players that choose
at random: all alike, or each game with tastes of its own, so that what uniform players hardly do is done too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random  # noqa: TID251 - players choose by a seed that is given; rules never do
from typing import Any, Final, Protocol

from oracle.errors import PlayError, RequestError
from oracle.rules import Refusal

P = Any
"""A position; only the game looks into it."""

Choose = Callable[[P, Sequence[Any]], Any]
"""Chooses one of the legal actions of a position."""

CHANCE: Final = -1
"""The actor of choices that no player makes."""


class Playable(Protocol):
    """A game that can be played step by step."""

    @property
    def players(self) -> int:
        """The number of players."""

    @property
    def others(self) -> Mapping[str, int]:
        """Those who act and have no seat, by the name that logs give them; all are negative, `CHANCE` is one."""

    def header(self) -> Mapping[str, Any]:
        """Give what a log of this game begins with: format, edition, players, options, digests."""

    def new_game(self) -> P:
        """Give the first position."""

    def is_over(self, position: P) -> bool:
        """Say whether nothing is left to do."""

    def actor(self, position: P) -> int:
        """Give the seat that chooses next, or `CHANCE`."""

    def legal_actions(self, position: P) -> list[Any]:
        """Give every action that may be done next."""

    def after(self, position: P, action: Any) -> P:
        """Give the position after a legal action."""

    def write(self, action: Any) -> str:
        """Give an action as text."""

    def read(self, text: str) -> Any:
        """Give the action that a text stands for; an `InvalidActionError` if it stands for none."""

    def same(self, action: Any, legal: Sequence[Any]) -> Any | None:
        """Give the legal action that an action is, whatever order it names things in; None if it is none of them."""

    def refuse(self, position: P, action: Any) -> Refusal:
        """Say why an action is not legal."""

    def refuse_turn(self, position: P, actor: int) -> Refusal:
        """Say why an actor is not the one to choose."""

    def refuse_outcome(self, position: P, outcome: Any) -> Refusal:
        """Say which rule decides what an outcome of a game that is over has wrong."""

    def show(self, position: P) -> Mapping[str, Any]:
        """Give a position as plain values."""

    def outcome(self, position: P) -> dict[str, Any]:
        """Give scores, winners and score sheet of a game that is over."""


def uniform(seed: int | str) -> Choose:
    """Give players that take each legal action with the same chance."""
    random = Random(seed).random

    def choose(_: P, actions: Sequence[Any]) -> Any:
        return actions[int(random() * len(actions))]

    return choose


def swarm(seed: int | str) -> Choose:
    """
    Give players with tastes: each game likes some kinds of action and shuns others.

    Uniform players starve the deep parts of a game; over many games, tastes reach them all.
    """
    dice = Random(seed)
    tastes: dict[Any, float] = {}

    def taste(action: Any) -> float:
        kind = action[:2]
        if kind not in tastes:
            tastes[kind] = dice.choice((0.02, 0.3, 1.0, 1.0, 3.0, 12.0))
        return tastes[kind]

    def choose(_: P, actions: Sequence[Any]) -> Any:
        if len(actions) == 1:
            return actions[0]
        weights = [taste(a) for a in actions]
        left = dice.random() * sum(weights)
        for action, weight in zip(actions, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return actions[-1]

    return choose


CHOOSERS: Final[Mapping[str, Callable[[int | str], Choose]]] = {"uniform": uniform, "swarm": swarm}
"""The players that a simulation can have, by name."""


def play(game: Playable, choose: Choose, *, most: int = 100_000) -> Iterator[tuple[P, Any, P]]:
    """
    Play a game through: give each position, the action chosen, and the position after it.

    Raises:
        PlayError: A position of a game that is not over allows nothing, or the game does not end.
    """
    position = game.new_game()
    for _ in range(most):
        if game.is_over(position):
            return
        actions = game.legal_actions(position)
        if not actions:
            raise PlayError("a legal action, got a game that is stuck", where=str(game.show(position))[:2000])
        action = choose(position, actions)
        after = game.after(position, action)
        yield position, action, after
        position = after
    raise PlayError(f"a game that ends within {most} actions, got one that goes on")


def perft(game: Playable, position: P, depth: int, *, chance: Choose | None = None) -> int:
    """
    Count the positions that can be reached in so many choices of players.

    Args:
        chance: Draws for chance, so that only players' choices count; without it every draw counts as a choice.
    Raises:
        RequestError: The depth is negative.
    """
    if depth < 0:
        raise RequestError(f"a depth from 0, got {depth}")
    while chance is not None and not game.is_over(position) and game.actor(position) < 0:
        position = game.after(position, chance(position, game.legal_actions(position)))
    if depth == 0 or game.is_over(position):
        return 1
    return sum(perft(game, game.after(position, a), depth - 1, chance=chance) for a in game.legal_actions(position))
