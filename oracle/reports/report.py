"""A report: the result of one check, before it is written in any format."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from oracle.findings import Finding


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """Something wrong with the book or a copy of a text, not with the rules, such as a citation that fails."""

    what: str
    where: str
    hint: str = ""

    def as_json(self) -> dict[str, str]:
        """Give the fault as plain values."""
        return {"what": self.what, "where": self.where, "hint": self.hint}


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    """
    How one text stands: `verified`, `differs` or `not at hand`, and what could not be located in it.

    Attributes:
        others: Files that are copies of it, too, with other words.
    """

    id: str
    title: str
    edition: str
    language: str
    state: str
    how: str
    ends: str
    unlocated: tuple[str, ...] = ()
    others: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {n: getattr(self, n) for n in ("id", "title", "edition", "language", "state", "how", "ends")} | {
            "unlocated": list(self.unlocated),
            "others": list(self.others),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Coverage:
    """How much of a text is accounted for; `topics` counts claims per topic."""

    source: str
    passages: int
    classified: int
    binding: int
    claimed: int
    waived: int
    kinds: Mapping[str, int]
    topics: Mapping[str, int]
    claims: int
    prose: int
    statements: int
    shared: int

    def as_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            n: (dict(v) if isinstance(v := getattr(self, n), Mapping) else v)
            for n in (
                "source", "passages", "classified", "binding", "claimed", "waived", "kinds", "topics", "claims",
                "prose", "statements", "shared",
            )
        }  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Invariant:
    """
    Whether something holds in every game: `proved`, `refuted` or `unknown`.

    Attributes:
        needs: What was proved along with it to carry its proof.
    """

    id: str
    says: str
    edition: str
    players: int
    status: str
    witness: Any = None
    guards: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    ruling: str | None = None
    seconds: float | None = None

    def as_json(self, *, timing: bool = False) -> dict[str, Any]:
        """Give it as the published contract has it."""
        found: dict[str, Any] = {
            "id": self.id, "says": self.says, "edition": self.edition, "players": self.players,
            "status": self.status, "witness": self.witness, "guards": list(self.guards), "ruling": self.ruling,
        }  # fmt: skip
        return found | ({"seconds": self.seconds} if timing else {})


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """The result of one check."""

    sources: tuple[Shelf, ...]
    coverage: tuple[Coverage, ...]
    findings: tuple[Finding, ...]
    invariants: tuple[Invariant, ...] = ()
    faults: tuple[Fault, ...] = ()
    certificates: Mapping[str, Any] = field(default_factory=dict)
    unproved: tuple[str, ...] = ()
    compared: bool = True
    """Whether the texts were compared at all; if not, no finding means nothing."""
    quotes: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    """The lines of the texts at hand, by source and line number; empty where a text is not at hand."""

    @property
    def open_findings(self) -> tuple[Finding, ...]:
        """The findings that no ruling or acceptance covers."""
        return tuple(f for f in self.findings if not f.covered)

    @property
    def wrong(self) -> bool:
        """Whether something is wrong with what was examined: the exit code is then 1."""
        bad = any(i.status == "unknown" or (i.status == "refuted" and not i.ruling) for i in self.invariants)
        return bool(self.open_findings or self.faults or bad)

    def as_json(self, *, timing: bool = False) -> dict[str, Any]:
        """Give the report as the published contract has it."""
        return {
            "sources": [s.as_json() for s in self.sources],
            "coverage": [c.as_json() for c in self.coverage],
            "findings": [f.as_json() for f in self.findings],
            "invariants": [i.as_json(timing=timing) for i in self.invariants],
            "faults": [f.as_json() for f in self.faults],
            "certificates": dict(self.certificates),
            "not_proved": list(self.unproved),
        }
