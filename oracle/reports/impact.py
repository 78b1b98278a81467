"""
What a reading of an ambiguous sentence would change: the readings there are, and games played by two of them.

How it is told stands in `oracle.reports.impact_text`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

VAGUE: Final = "it only rules out our answer, and leaves several others"
IDLE: Final = "the game would be the same"
EMBODIED: Final = "play knows no other answer than ours there"
"""Why games cannot be played by a reading, in short."""

BESIDE: Final = " · "
"""What stands between the sayings of one reading."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """
    One reading.

    Attributes:
        ours: Whether the edition is played by it.
        held: The texts that say so and nothing else.
        answers: What it answers otherwise than is played: question, case, its answer and ours.
        playable: Whether games can be played by it; None for our own.
        why: Why they cannot.
        cannot: The same in short: what languages without that message show.
    """

    name: str
    says: str
    ours: bool
    claims: tuple[str, ...]
    held: tuple[str, ...]
    answers: tuple[dict[str, Any], ...]
    playable: bool | None
    why: str
    cannot: str = ""

    def as_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "name": self.name,
            "says": self.says,
            "ours": self.ours,
            "claims": list(self.claims),
            "held": list(self.held),
            "answers": list(self.answers),
            "playable": self.playable,
            "why": self.why or None,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentence:
    """
    An ambiguous sentence with its readings.

    Attributes:
        sources: The texts it stands in, which hold every reading of it.
        why: Why ours is ours.
    """

    id: str
    topic: str
    edition: str
    options: tuple[str, ...]
    effect: str
    questions: tuple[str, ...]
    sources: tuple[str, ...]
    lines: tuple[str, ...]
    ruling: str
    status: str
    why: str
    readings: tuple[Told, ...]

    def as_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "id": self.id,
            "topic": self.topic,
            "edition": self.edition,
            "options": list(self.options),
            "effect": self.effect,
            "questions": list(self.questions),
            "sources": list(self.sources),
            "lines": list(self.lines),
            "ruling": {"id": self.ruling, "status": self.status} if self.ruling else None,
            "why": self.why,
            "readings": [r.as_json() for r in self.readings],
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """
    What happens in one game at the move from which two games differ.

    Attributes:
        action: The move that is made; None where the games differ in their outcome alone.
        choices: How many moves there are to choose from.
    """

    action: str | None
    choices: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def as_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "action": self.action,
            "choices": self.choices,
            "scores": list(self.scores),
            "winners": list(self.winners),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """
    Two games of one seed that differ.

    Attributes:
        ply: The first move that is not the same or has not the same result; of two games with the same moves, how
            many moves they have.
        actor: Who makes it: a seat, or somebody without one by name.
        moved: The first move that is not the same; None where only what follows from the moves differs.
    """

    seed: int
    ply: int
    round: int
    actor: str
    moved: int | None
    ours: Side
    other: Side

    @property
    def winner_changes(self) -> bool:
        """Whether another player wins."""
        return self.ours.winners != self.other.winners

    @property
    def same_moves(self) -> bool:
        """Whether all moves are the same, and only what follows from them differs."""
        return self.moved is None

    def as_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "seed": self.seed,
            "ply": self.ply,
            "round": self.round,
            "actor": self.actor,
            "moved": self.moved,
            "ours": self.ours.as_json(),
            "other": self.other.as_json(),
        }


def _spread(found: Sequence[int]) -> dict[str, float] | None:
    return {"min": min(found), "median": median(found), "max": max(found)} if found else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """
    What one reading changes.

    Attributes:
        games: How many games were played by each of the two readings.
        offered: In how many of them something else may be chosen at some move, as long as the games are alike.
        differing: The games that differ.
        why: Why none were played; empty where they were.
        cannot: The same in short.
        clauses: What decides that none can be.
    """

    reading: str
    says: str
    games: int = 0
    offered: int = 0
    differing: tuple[Example, ...] = ()
    why: str = ""
    cannot: str = ""
    clauses: tuple[str, ...] = ()

    @property
    def playable(self) -> bool:
        """Whether games can be played by it."""
        return not self.why

    @property
    def example(self) -> Example | None:
        """The game to show: the earliest of those in which the winner changes, or else of all that differ."""
        chosen = [e for e in self.differing if e.winner_changes] or self.differing
        return min(chosen, key=lambda e: (e.ply, e.seed), default=None)

    def plies(self) -> dict[str, float] | None:
        """Give from which move on games differ, in what is done or in what follows: least, median and most."""
        return _spread([e.ply for e in self.differing])

    def moves(self) -> dict[str, float] | None:
        """Give from which move on something else is done."""
        return _spread([e.moved for e in self.differing if e.moved is not None])

    def as_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        same = [e for e in self.differing if e.same_moves]
        return {
            "reading": self.reading,
            "says": self.says,
            "playable": self.playable,
            "why": self.why or None,
            "clauses": list(self.clauses),
            "games": self.games,
            "offered": self.offered,
            "differing": len(self.differing),
            "first_differing_ply": self.plies(),
            "first_other_move": self.moves(),
            "winner_changes": sum(e.winner_changes for e in self.differing),
            "same_moves": {"differing": len(same), "winner_changes": sum(e.winner_changes for e in same)},
            "example": self.example.as_json() if self.example else None,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Impact:
    """What the other readings of a sentence change in the same seeded games."""

    sentence: Sentence
    players: int
    options: tuple[str, ...]
    strategy: str
    seed: int
    games: int
    results: tuple[Result, ...]

    def as_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "ambiguity": self.sentence.as_json(),
            "edition": self.sentence.edition,
            "players": self.players,
            "options": list(self.options),
            "strategy": self.strategy,
            "seed": self.seed,
            "games": self.games,
            "results": [r.as_json() for r in self.results],
        }
