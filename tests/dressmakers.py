"""Games whose players make garments and rent them out, so that there is something to draw; no chance is in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import count

from oracle.engine.log import written
from oracle.engine.play import Choose
from specs.position import Action, Position
from specs.reference import Reference
from tests.strategies import game_of

_LIKED: tuple[Action, ...] = (
    ("main", 2),
    ("rent",),
    ("main", 5),
    ("main", 1),
    ("keep",),
    ("main", 3),
    ("bonus", 1),
)


def dressmaker(seed: int) -> Choose:
    """Give players that like some actions best, and take their turns at all others."""
    moves = count(seed)

    def choose(position: Position, actions: Sequence[Action]) -> Action:
        number = next(moves)
        own = position.seats[position.todo[-1][1]] if position.todo[-1][0] >= 10 else None
        if ("sell",) in actions and number % 4 == 0:
            return ("sell",)
        for liked in _LIKED:
            # With a purse this full nobody saves on; else every third choice is left to the turn of things.
            if liked in actions and (number % 3 or (own is not None and own.livre > 40)):
                return liked
        spaces = [a for a in actions if a[0] == "admire" and a[1] >= 0]
        return (spaces or actions)[number * 7919 % len(spaces or actions)]

    return choose


@cache
def log_of(edition: str, players: int, seed: int = 1) -> tuple[str, ...]:
    """Give the log of such a game."""
    return tuple(written(game_of(edition, players), dressmaker(seed), {"seed": seed}))


def positions_of(game: Reference, choose: Choose) -> list[Position]:
    """Give every position of a game, the first and the last among them."""
    found = [game.new_game()]
    while not game.is_over(found[-1]):
        found.append(game.after(found[-1], choose(found[-1], game.legal_actions(found[-1]))))
    return found


@cache
def played(edition: str, players: int, seed: int = 1) -> tuple[Position, ...]:
    """Give the positions of the same game."""
    return tuple(positions_of(game_of(edition, players), dressmaker(seed)))
