"""
Which wrong books explain all that a subject did in whole games.

A subject that shows no position shows a wrong price only when a purse is empty: long after it was paid, and at another
rule. So the book is changed one rule at a time, and the whole game is played by it. What parts from the right book
where the subject did, and in the same way, is a suspect; and so is nothing that parts from it anywhere before. Games
in which the subject did something else besides, or all as it should, tell one suspect from another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final

from oracle.apps.mutants import Cell, Mutant, with_changes
from oracle.apps.trials import BROKEN
from oracle.engine.difference import Difference, What
from specs.reference import Reference
from specs.tables import CountingTables, Tables

MOST_ASKED: Final = 8
"""So many games are put to the subject to tell suspects apart."""

_LOOKED_THROUGH: Final = 40
"""So many games are looked through for one in which suspects differ."""

_MOST: Final = 40
"""Of more suspects than these none is told from another."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Witness:
    """
    A game that a subject played.

    Attributes:
        actions: The game as far as it was put to the subject.
        found: Where it parted from the reference; None where it did not.
        legal: What it said of legal actions: `lists`, `counts`, or nothing.
    """

    actions: tuple[str, ...]
    found: Difference | None = None
    legal: str = "lists"


Ask = Callable[[], Witness]
"""Puts a game to a subject."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """
    What is known of a subject besides the one difference.

    Attributes:
        witnesses: Games that it played.
        more: Gives games that it may be asked about: their actions, and what asks about one.
        legal: What it says of legal actions, see `Witness`.
        shows: Whether it shows positions.
    """

    witnesses: Sequence[Witness] = ()
    more: Callable[[], Iterator[tuple[tuple[str, ...], Ask]]] = lambda: iter(())
    legal: str = "lists"
    shows: bool = False


@dataclass(slots=True)
class _Story:
    """A game by the right book: each position, what is legal and done there, and when an answer is first looked up."""

    positions: list[Any] = field(default_factory=list)
    legal: list[list[Any]] = field(default_factory=list)
    done: list[Any] = field(default_factory=list)
    first: dict[Cell, int] = field(default_factory=dict)

    def begins(self, mutant: Mutant) -> int | None:
        """Give the first choice at which a wrong answer can matter; None if it never does."""
        return min((p for c in mutant.changes if (p := self.first.get((mutant.question, c))) is not None), default=None)


@contextmanager
def changed(tables: Tables, mutant: Mutant) -> Iterator[None]:
    """Read a book with one rule changed."""
    before = getattr(tables, mutant.question)
    tables.__dict__[mutant.question] = with_changes(before, mutant.changes)
    try:
        yield
    finally:
        tables.__dict__[mutant.question] = before


class Suspects:
    """Holds wrong books against what a subject did in the games of one kind."""

    def __init__(self, game: Reference) -> None:
        parts, players = game.setting.parts, game.players
        self._counting = Reference(CountingTables(game.book), parts, players)
        self._wrong = Reference(Tables(game.book), parts, players)
        self._stories: dict[tuple[str, ...], _Story] = {}

    def looked_up(self, found: Difference) -> set[Cell]:
        """Give the answers that the game hangs on in which a difference shows."""
        return set(self._story(found.actions).first)

    def explain(self, found: Difference, possible: Iterable[Mutant], evidence: Evidence) -> list[Mutant]:
        """Give the wrong books that explain a difference, and most of the other games, best."""
        game = Witness(actions=found.actions, found=found, legal=evidence.legal)
        like = [m for m in possible if self._agrees(m, game, shows=evidence.shows)]
        if len({m.rule for m in like}) < 2 or len(like) > _MOST:
            return like
        agreed = Counter(dict.fromkeys(range(len(like)), 0))
        for witness in evidence.witnesses:
            agreed.update(n for n, m in enumerate(like) if self._agrees(m, witness))
        asked = 0
        for actions, ask in islice(evidence.more(), _LOOKED_THROUGH):
            best = [n for n in agreed if agreed[n] == max(agreed.values())]
            if len({like[n].rule for n in best}) < 2 or asked >= MOST_ASKED:
                break
            if len({self._parting(like[n], actions) for n in best}) > 1:
                asked += 1
                witness = ask()
                agreed.update(n for n in best if self._agrees(like[n], witness))
        return [like[n] for n in agreed if agreed[n] == max(agreed.values())]

    def _story(self, actions: tuple[str, ...]) -> _Story:
        if actions in self._stories:
            return self._stories[actions]
        game, story = self._counting, _Story()
        counts = game.setting.rule.counts()
        position = game.new_game()
        for ply in range(len(actions) + 1):
            counts.clear()
            over = game.is_over(position)
            legal = [] if over else game.legal_actions(position)
            story.positions.append(position)
            story.legal.append(legal)
            if over:
                game.winners(position)
            if ply < len(actions):
                story.done.append(game.same(game.read(actions[ply]), legal))
                position = game.after(position, story.done[-1])
            for cell in counts:
                story.first.setdefault(cell, ply)
        self._stories[actions] = story
        return story

    def _agrees(self, mutant: Mutant, witness: Witness, *, shows: bool = False) -> bool:
        """Say whether a game goes by a wrong book as it went with the subject."""
        story, found = self._story(witness.actions), witness.found
        if found is not None and found.fault is not None:
            return False
        start = story.begins(mutant)
        if start is None:
            return found is None
        end = len(witness.actions) if found is None else len(found.actions)
        game = self._wrong
        try:
            with changed(game.setting.rule, mutant):
                position = story.positions[start]
                for ply in range(start, end):
                    legal, action = game.legal_actions(position), story.done[ply]
                    if action not in legal or not _as_listed(legal, story.legal[ply], witness.legal):
                        return False
                    position = game.after(position, action)
                if found is not None:
                    return shows_difference(game, position, found) and not (shows and self._is_seen(story, position))
                return _as_ended(game, position, story.positions[-1])
        except BROKEN:
            return False

    def _is_seen(self, story: _Story, position: Any) -> bool:
        """Say whether a position is another for all to see."""
        right, wrong = (self._counting.show(p) for p in (story.positions[-1], position))
        return {**right, "todo": ()} != {**wrong, "todo": ()}

    def _parting(self, mutant: Mutant, actions: tuple[str, ...]) -> Any:
        """Give where a game by a wrong book parts from the right one, and how; None if it does not."""
        story, game = self._story(actions), self._wrong
        start = story.begins(mutant)
        if start is None:
            return None
        try:
            with changed(game.setting.rule, mutant):
                position = story.positions[start]
                for ply in range(start, len(story.done)):
                    legal = game.legal_actions(position)
                    if set(legal) != set(story.legal[ply]):
                        return ply, frozenset(legal)
                    position = game.after(position, story.done[ply])
                return None if _as_ended(game, position, story.positions[-1]) else [s.points for s in position.seats]
        except BROKEN:
            return "broken"


def _as_listed(theirs: Sequence[Any], ours: Sequence[Any], legal: str) -> bool:
    if legal == "counts":
        return len(theirs) == len(ours)
    return not legal or (len(theirs) == len(ours) and set(theirs) == set(ours))


def _as_ended(game: Reference, theirs: Any, ours: Any) -> bool:
    if [s.points for s in theirs.seats] != [s.points for s in ours.seats] or game.is_over(theirs) != game.is_over(ours):
        return False
    return not game.is_over(ours) or sorted(game.winners(theirs)) == sorted(game.winners(ours))


def shows_difference(game: Reference, position: Any, found: Difference) -> bool:
    """Say whether a game does in a position as a subject did that differed there."""
    if found.what is What.SCORE:
        return bool([s.points for s in position.seats] == found.theirs)
    if found.what is What.WINNERS:
        return game.is_over(position) and sorted(game.winners(position)) == sorted(found.theirs)
    if found.what is What.OVER:
        return game.is_over(position) is found.theirs
    legal = game.legal_actions(position)
    if found.what is What.COUNTS:
        return bool(len(legal) == found.theirs)
    if isinstance(found.theirs, list):
        return _listed(game, legal) == sorted(_ordered(t) for t in found.theirs)
    listed = game.same(game.read(found.action), legal) is not None
    return listed is (found.what is What.ACCEPTS)


def _listed(game: Reference, legal: Sequence[Any]) -> list[tuple[str, ...]]:
    return sorted(_ordered(game.write(a)) for a in legal)


def _ordered(text: str) -> tuple[str, ...]:
    verb, *words = text.split(" ")
    return (verb, *sorted(words))
