"""
Takes up a log again after a wrong move.

What follows a wrong move hangs on it, and to call all of it wrong tells nobody anything. So it is looked for a legal
game that comes to where the log goes on: a few actions in place of the wrong ones, after which what the log says next
is legal for a while.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from oracle.engine.play import P, Playable

MOST_ACTIONS: Final = 4
"""So many actions at most are put in place of what was wrong."""

MOST_POSITIONS: Final = 600
"""So many positions are tried for each move at which the log may be taken up again."""

MOST_SKIPPED: Final = 24
"""So many moves after a wrong one are passed over at most."""

LONG_ENOUGH: Final = 8
"""So many moves in a row that are legal show that the log is a game again."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move of a log: who chose, and what."""

    actor: int
    action: Any


@dataclass(frozen=True, slots=True)
class Outcome:
    """The last line of a log: what it says came of the game."""

    value: Any


class Moves:
    """The moves of a log by their numbers, and its outcome after them; one can look ahead, or go on further behind."""

    def __init__(self, moves: Iterable[Move | Outcome]) -> None:
        self._moves = iter(moves)
        self._ahead: list[Move | Outcome] = []
        self._ply = -1

    def __iter__(self) -> Iterator[tuple[int, Move | Outcome]]:
        while self.ahead(1):
            self._ply += 1
            yield self._ply, self._ahead.pop(0)

    def ahead(self, number: int) -> Sequence[Move | Outcome]:
        """Give the next few without taking them; fewer at the end."""
        while len(self._ahead) < number and (one := next(self._moves, None)) is not None:
            self._ahead.append(one)
        return self._ahead[:number]

    def skip(self, number: int) -> None:
        """Pass over the next few."""
        self.ahead(number)
        del self._ahead[:number]
        self._ply += number


def done(game: Playable, position: P, move: Move, legal: Sequence[Any] | None = None) -> P | None:
    """Give the position after a move; None if it is not legal, or not the actor's to make."""
    if game.is_over(position) or move.actor != game.actor(position):
        return None
    action = game.same(move.action, game.legal_actions(position) if legal is None else legal)
    return None if action is None else game.after(position, action)


def resume(game: Playable, position: P, wrong: Move, moves: Moves) -> tuple[P, int] | None:
    """
    Find where a log is a game again after a wrong move, and pass over the moves before that.

    Args:
        position: The position before the wrong move.
    Returns:
        The position there, and how many moves were passed over; None if there is no such place.
    """
    ahead = moves.ahead(MOST_SKIPPED + LONG_ENOUGH)
    reached = list(_reached(game, position, wrong))
    for skipped in range(min(MOST_SKIPPED, len(ahead)) + 1):
        rest = ahead[skipped : skipped + LONG_ENOUGH]
        if not rest:
            break
        best = max(reached, key=lambda there: _fitting(game, there, rest), default=None)
        if best is None:
            break
        # Near the end of a game there is less to go by, yet to the end it must go.
        if _fitting(game, best, rest) == len(rest):
            moves.skip(skipped)
            return best, skipped
    return None


def _reached(game: Playable, position: P, wrong: Move) -> Iterator[P]:
    """Give positions that a few legal actions lead to, the nearest first: what was meant, made by whose turn it is."""
    if not game.is_over(position) and (meant := game.same(wrong.action, game.legal_actions(position))) is not None:
        yield game.after(position, meant)
    level = [position]
    seen = 0
    for _ in range(MOST_ACTIONS):
        further: list[P] = []
        for before in level:
            for action in game.legal_actions(before):
                seen += 1
                if seen > MOST_POSITIONS:
                    return
                after = game.after(before, action)
                yield after
                further.append(after)
        level = further


def _fitting(game: Playable, position: P, rest: Sequence[Move | Outcome]) -> int:
    """Give how many moves in a row are legal from a position."""
    for number, move in enumerate(rest):
        if isinstance(move, Outcome):
            return number + game.is_over(position)
        after = done(game, position, move)
        if after is None:
            return number
        position = after
    return len(rest)
