"""What was found out about the rules that a subject plays."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from oracle.apps.profiles import Ground, Settled, Trait
from oracle.engine.identify import Belief, Record, budget

UNSEEN: Final = "no game that was tried tells them apart"
"""Why what is left is one class."""


@dataclass(slots=True, kw_only=True)
class Found:
    """
    What was found out about how a subject plays what it is asked for.

    Attributes:
        asked_for: The edition that it was told to play.
        edition: By whose rules it plays; empty where neither fits.
        options: Of each option whether it is played; why not, where it is skipped.
        belief: The ways that are left of each trait.
        settled: The way of each trait that is known, or nearest.
        undecided: Why traits are not known.
        profiles: How many profiles there are of what it plays.
        allowed: So many questions may be asked for as many.
    """

    asked_for: str
    edition: str = ""
    options: dict[str, str] = field(default_factory=dict)
    belief: Belief = field(default_factory=lambda: Belief({}))
    settled: dict[str, int] = field(default_factory=dict)
    undecided: dict[str, str] = field(default_factory=dict)
    profiles: int = 1
    record: Record = field(default_factory=Record)
    grounds: dict[str, Ground] = field(default_factory=dict)
    traits: dict[str, Trait] = field(default_factory=dict)
    unseen: list[tuple[Trait, int]] = field(default_factory=list)
    seen: dict[str, frozenset[int]] = field(default_factory=dict)

    @property
    def allowed(self) -> int:
        """So many questions may be asked to find one of so many profiles."""
        return budget(self.profiles)


def settled_of(found: Found) -> Settled:
    """Give the ways that are not the book's."""
    return {n: w for n, w in found.settled.items() if w}
