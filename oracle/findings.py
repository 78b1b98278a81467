"""
What a finding is: one place where texts contradict each other or themselves, or fail to answer.

A finding is no error: it is a value with its witness and its blame, to be covered by a ruling or an acceptance.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from oracle.questions import Effect
from oracle.sources import Source
from oracle.telling import Telling, in_english

MOST_LINES: Final = 40
"""A citation of more lines than this shows nothing."""

MOST_CITATIONS: Final = 24
"""A finding with more citations than this is cut to the first of each side."""


class Kind(enum.Enum):
    """What sort of finding it is."""

    ACROSS = "across"
    INSIDE = "inside"
    GAP = "gap"
    AMBIGUOUS = "ambiguous"
    STRICTER = "stricter"
    DEAD = "dead"
    TERM = "term"
    TEXT = "text"


@dataclass(frozen=True, slots=True, order=True)
class Citation:
    """Some lines of a text, both ends included."""

    source: str
    first: int
    last: int

    def __str__(self) -> str:
        return f"{self.source}:{self.first}" + (f"-{self.last}" if self.last != self.first else "")

    def as_json(self) -> dict[str, Any]:
        """Give the citation as the published contract has it."""
        return {"source": self.source, "lines": [self.first, self.last]}


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """
    One finding.

    Attributes:
        subject: What it is about: the id of a question or subject, a concept, or a passage.
        blame: The ids of the claims that cannot all hold (smallest set), or that leave the matter open.
        questions: The questions it concerns, for rulings.
        said: What it says, to be said in any language.
        witness: The smallest situation in which it matters, as plain values.
        reached: The play that leads to the witness; None until one is known.
        ruling: The ruling that decides it.
        accepted: Why it needs no ruling.
    """

    id: str
    kind: Kind
    topic: str
    subject: str
    effect: Effect
    editions: tuple[str, ...]
    citations: tuple[Citation, ...]
    blame: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    said: Telling
    witness: Mapping[str, Any] | None = None
    follows: Mapping[str, str] = field(default_factory=dict)
    reached: Mapping[str, Any] | None = None
    ruling: str | None = None
    accepted: str | None = None

    @property
    def says(self) -> str:
        """What it says, in English."""
        return in_english(self.said)

    @property
    def covered(self) -> bool:
        """Whether a ruling or an acceptance covers it."""
        return bool(self.ruling or self.accepted)

    def as_json(self) -> dict[str, Any]:
        """Give the finding as the published contract has it."""
        return {
            "id": self.id,
            "kind": self.kind.value,
            "topic": self.topic,
            "effect": self.effect.value,
            "editions": list(self.editions),
            "citations": [c.as_json() for c in self.citations],
            "blame": list(self.blame),
            "says": self.says,
            "witness": dict(self.witness) if self.witness is not None else None,
            "follows": dict(self.follows),
            "reached": dict(self.reached) if self.reached is not None else None,
            "ruling": self.ruling,
            "accepted": self.accepted,
        }


def cite(source: Source, keys: Iterable[str]) -> tuple[Citation, ...]:
    """Give the lines of some passages, neighbours joined, each range within `MOST_LINES`."""
    spans = sorted((source.by_key[k].first, source.by_key[k].last) for k in set(keys))
    joined: list[tuple[int, int]] = []
    for first, last in spans:
        if joined and first <= joined[-1][1] + 1 and max(last, joined[-1][1]) - joined[-1][0] < MOST_LINES:
            joined[-1] = (joined[-1][0], max(last, joined[-1][1]))
        else:
            joined.append((first, min(last, first + MOST_LINES - 1)))
    return tuple(Citation(source.id, first, last) for first, last in joined)


def few(citations: Iterable[Citation]) -> tuple[Citation, ...]:
    """Give citations without repetition, at most `MOST_CITATIONS`, the same share of each text."""
    by_source: dict[str, list[Citation]] = {}
    for citation in dict.fromkeys(citations):
        by_source.setdefault(citation.source, []).append(citation)
    share = MOST_CITATIONS // max(1, len(by_source))
    return tuple(c for group in by_source.values() for c in group[:share])
