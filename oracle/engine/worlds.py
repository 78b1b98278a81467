"""
Judges a log that does not show everything, against every world that could lie behind it.

A world says what each hidden choice was. The search plays the log in one world, the game as judge; where a move is not
legal there, it goes back to the last hidden choice of which another could help, and tries that. What no other choice
could change is wrong in every world: the move at which the world that gets farthest stops is the first of these. The
search has a limit; beyond it nobody is accused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from oracle.engine.log import Judgement, Reader, differences, moves_of, same_outcome
from oracle.engine.play import P, Playable
from oracle.engine.resume import Move, Outcome, done

LIMIT: Final = 400_000
"""So many moves are played at most in all worlds together: the same on every machine."""

Made = tuple[int, P, Any]
"""A hidden choice in a world: its ply, the position before it, the action."""

Blame = tuple[frozenset[int], frozenset[Any] | None]
"""
Plies of hidden choices, and the things of which another choice must name one to be of help, None for any.

It says: in every world in which these choices are as they are here, or name none of these things, the log goes wrong
where it does here, or before.
"""


class Unseen(Protocol):
    """What a game says about what is hidden in its logs."""

    def read(self, text: str) -> Any:
        """Give the action that a text stands for, hidden or not; an `InvalidActionError` if it stands for none."""

    def is_unseen(self, action: Any) -> bool:
        """Say whether an action does not tell what was chosen."""

    def stand_in(self, action: Any) -> Any:
        """Give some action in place of one that is hidden."""

    def view(self, position: P) -> Mapping[str, Any]:
        """Give what a spectator sees of a position."""

    def worlds(
        self, position: P, legal: Sequence[Any], ply: int, script: Sequence[tuple[int, Any]], made: Sequence[Made]
    ) -> Sequence[tuple[Any, int | None]]:
        """Give what a hidden choice could be, the likeliest first, each with a ply that it cannot pass, if known."""

    def bearing(
        self, position: P, legal: Sequence[Any], ply: int, script: Sequence[tuple[int, Any]], made: Sequence[Made]
    ) -> Blame:
        """Give the hidden choices on which it can hang that a move of a script is not legal."""

    def choosing(self, position: P, action: Any, made: Sequence[Made], only: frozenset[Any] | None) -> frozenset[int]:
        """Give the hidden choices on which it can hang what a later one can be."""

    def scoring(self, made: Sequence[Made]) -> frozenset[int]:
        """Give the hidden choices on which the outcome of a game can hang."""


@dataclass(slots=True)
class _Choice:
    """A hidden choice, what it is in this world, and what it could be in others."""

    ply: int
    position: P
    action: Any
    values: Sequence[tuple[Any, int | None]]
    next: int = 0
    blamed: bool = False
    blame: frozenset[int] = frozenset()
    only: frozenset[Any] | None = frozenset()

    @property
    def made(self) -> Made:
        return self.ply, self.position, self.values[self.next - 1][0]

    def take(self, blame: Blame) -> None:
        """Add why it failed."""
        self.blamed = True
        self.blame |= blame[0] - {self.ply}
        self.only = None if self.only is None or blame[1] is None else self.only | blame[1]


@dataclass(slots=True)
class Found:
    """
    What a search found.

    Attributes:
        ply, position: How far the log can be played in the world in which it gets farthest; the position there.
        world: The hidden choices of that world.
        worlds: In how many worlds the whole log is legal: 0, 1, or 2 for more than one.
        whole: Whether the search came to its end.
    """

    ply: int = -1
    position: P = None
    world: list[Made] = field(default_factory=list)
    worlds: int = 0
    whole: bool = False


class Search:
    """Searches the worlds behind a log."""

    def __init__(
        self, game: Playable, unseen: Unseen, moves: Sequence[Move], outcome: Any, *, limit: int = LIMIT
    ) -> None:
        self._game = game
        self._unseen = unseen
        self._moves = moves
        self._script = [(m.actor, m.action) for m in moves]
        self._outcome = outcome
        self._left = limit
        self._choices: list[_Choice] = []
        self.found = Found()

    def run(self) -> Found:
        """Search until it is known whether there are no, one or several worlds, or the limit is reached."""
        found = self.found
        at: tuple[int, P] | None = (0, self._game.new_game())
        while at is not None:
            blame = self._play(*at)
            if blame is None:
                return found
            if found.worlds > 1:
                break
            at = self._back(blame)
        found.whole = True
        return found

    @property
    def _made(self) -> list[Made]:
        return [c.made for c in self._choices]

    def _play(self, ply: int, position: P) -> Blame | None:
        """Play on in this world until the log goes wrong, and say why; None at the limit."""
        game, unseen = self._game, self._unseen
        for number in range(ply, len(self._moves)):
            if self._left <= 0:
                return None
            self._left -= 1
            move = self._moves[number]
            legal: Sequence[Any] = () if game.is_over(position) else game.legal_actions(position)
            after = None
            if not unseen.is_unseen(move.action):
                after = done(game, position, move, legal)
            elif legal and move.actor == game.actor(position):
                after, blame = self._choose(number, position, move.action, legal)
                if blame is not None:
                    return blame
            if after is None:
                self._stopped(number, position)
                return unseen.bearing(position, legal, number, self._script, self._made)
            position = after
        self._stopped(len(self._moves), position)
        return self._ended(position)

    def _stopped(self, ply: int, position: P) -> None:
        if ply > self.found.ply:
            self.found.ply, self.found.position, self.found.world = ply, position, self._made

    def _choose(self, ply: int, position: P, action: Any, legal: Sequence[Any]) -> tuple[P | None, Blame | None]:
        """Make a hidden choice: give the position after it, or why there is none; neither where it is not its time."""
        there = [a for a in legal if a[0] == action[0]]
        if not there:
            return None, None
        values = self._unseen.worlds(position, there, ply, self._script, self._made)
        choice = _Choice(ply=ply, position=position, action=action, values=values)
        before = self._made
        self._choices.append(choice)
        if self._next(choice):
            return self._game.after(position, choice.made[2]), None
        self._choices.pop()
        self._stopped(ply, position)
        return None, (self._unseen.choosing(position, action, before, None), None)

    def _next(self, choice: _Choice) -> bool:
        """Go on to the next thing that a choice could be, and that could get farther than what was tried."""
        while choice.next < len(choice.values):
            value, bound = choice.values[choice.next]
            choice.next += 1
            if bound is not None and bound <= self.found.ply:
                continue
            if choice.blamed and choice.only is not None and choice.only.isdisjoint(value[1:]):
                continue
            return True
        return False

    def _ended(self, position: P) -> Blame:
        """Say what hangs on what where all moves are legal; a world in which the outcome is right, too, is one more."""
        made = self._made
        everything = frozenset(p for p, _, _ in made)
        if not self._game.is_over(position):
            return everything, None
        if self._outcome(position):
            self.found.worlds += 1
            if self.found.worlds == 1:
                self._stopped(len(self._moves) + 1, position)
            return everything, None
        return self._unseen.scoring(made), None

    def _back(self, blame: Blame) -> tuple[int, P] | None:
        """Go back to the last choice that is blamed and of which there is another; None where there is none."""
        while blame[0]:
            last = max(blame[0])
            while self._choices[-1].ply > last:
                self._choices.pop()
            choice = self._choices[-1]
            choice.take(blame)
            if self._next(choice):
                return choice.ply + 1, self._game.after(choice.position, choice.made[2])
            self._choices.pop()
            only = choice.only if choice.blamed else None
            others = self._unseen.choosing(choice.position, choice.action, self._made, only)
            blame = choice.blame | others, None if others else only
        return None


def judge_public(game: Playable, unseen: Unseen, reader: Reader, *, limit: int = LIMIT) -> Judgement:
    """
    Judge a public log whose header has been read: by every world that could lie behind it.

    Returns:
        `illegal` at the first move that is legal in no world, `ok` where one world alone is left and it is right,
        else `undecided`.
    Raises:
        RequestError: The log is broken.
    """
    moves: list[Move] = []
    outcome: Any = None
    for line in moves_of(game, reader, unseen.read):
        if isinstance(line, Outcome):
            outcome = line.value
        else:
            moves.append(line)
    if reader.next() is not None:
        reader.refuse("the end of the log after its outcome", "another line")
    search = Search(game, unseen, moves, lambda position: same_outcome(game.outcome(position), outcome), limit=limit)
    return _judged(game, unseen, search.run(), moves, outcome, reader)


def _judged(
    game: Playable, unseen: Unseen, found: Found, moves: Sequence[Move], outcome: Any, reader: Reader
) -> Judgement:
    position = found.position
    if found.worlds == 1 and found.whole:
        return Judgement()
    if found.worlds:
        says = "no move is wrong in every world: what was hidden and never shown could have been legal"
        return Judgement(verdict="undecided", says=says)
    if not found.whole:
        says = f"too many worlds could lie behind the log to try them all; some get to ply {found.ply}"
        return Judgement(verdict="undecided", says=says)
    if found.ply == len(moves):
        if not game.is_over(position):
            reader.refuse("an outcome at the end of a game", "one before it is over", "moves are missing")
        refusal = game.refuse_outcome(position, outcome)
        verdict, ply = "wrong-outcome", None
        says = "; ".join(filter(None, (refusal.says, *differences("outcome", game.outcome(position), outcome))))[:2000]
        legal: tuple[str, ...] = ()
    else:
        verdict, ply = "illegal", found.ply
        move = moves[found.ply]
        action = unseen.stand_in(move.action) if unseen.is_unseen(move.action) else move.action
        in_turn = game.is_over(position) or move.actor == game.actor(position)
        refusal = game.refuse(position, action) if in_turn else game.refuse_turn(position, move.actor)
        actions = () if game.is_over(position) else game.legal_actions(position)
        script = [(m.actor, m.action) for m in moves]
        hangs, _ = unseen.bearing(position, actions, found.ply, script, found.world)
        says = f"whatever was hidden: {refusal.says}" if hangs else refusal.says
        # What is legal in one world only would tell what nobody saw.
        legal = () if hangs else tuple(game.write(a) for a in actions[:50])
    return Judgement(
        verdict=verdict, ply=ply, position=unseen.view(position), rule=refusal.rule or None,
        citations=refusal.citations, says=says, legal=legal,
    )  # fmt: skip
