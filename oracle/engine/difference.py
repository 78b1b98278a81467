"""
Where a subject and the reference part: what kind of difference it is, and where in a game it shows.

Positions are compared as plain values. A subject may show a part of one; what it shows has to be right.
"""

from __future__ import annotations

import enum
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from oracle.engine.protocol import FAULTS, Fault, short


class What(enum.Enum):
    """What differs."""

    ACCEPTS = "accepts"
    REFUSES = "refuses"
    LISTS = "lists"
    OMITS = "omits"
    COUNTS = "counts"
    POSITION = "position"
    VIEW = "view"
    SCORE = "score"
    WINNERS = "winners"
    OVER = "over"
    REASON = "reason"
    FAULT = "fault"


SAYS: Final[Mapping[What, str]] = {
    What.ACCEPTS: "it accepts an action that is not allowed",
    What.REFUSES: "it refuses an action that is allowed",
    What.LISTS: "it lists as legal what is not",
    What.OMITS: "it does not list what is legal",
    What.COUNTS: "it counts another number of legal actions",
    What.POSITION: "its position is another",
    What.VIEW: "it shows a player something else",
    What.SCORE: "its points are others",
    What.WINNERS: "its winners are others",
    What.OVER: "it ends the game at another time",
    What.REASON: "it refuses for another reason",
    What.FAULT: "it misbehaves",
}
"""Each kind of difference in words."""

LISTED: Final = frozenset({"queue", "windows", "drawers", "all_halls", "display", "seats"})
"""What is in order; the order of everything else says nothing."""

OURS_ALONE: Final = frozenset({"todo"})
"""What only the reference has: how it goes on is said by the legal actions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """
    The first thing in a game that a subject does otherwise.

    Attributes:
        actions: The game up to there, every action legal.
        action: What the difference is about, if it is about an action.
        cmd: The question at which it showed.
        place: Which part of a position differs.
        ours, theirs: What should have come, and what came.
        shown: All that was shown of the position.
    """

    what: What
    cmd: str
    actions: tuple[str, ...] = ()
    action: str = ""
    place: str = ""
    player: int | None = None
    ours: Any = None
    theirs: Any = None
    shown: Mapping[str, Any] | None = None
    fault: Fault | None = None

    @property
    def length(self) -> int:
        """The number of choices and draws that show it."""
        return len(self.actions) + (self.cmd == "apply")

    @property
    def signature(self) -> tuple[Any, ...]:
        """What makes two differences the same mistake, as far as one can tell without rules."""
        where = "" if self.fault is Fault.PEEKS else _kind_of(self.place)
        return (self.what, self.fault, self.cmd, self.action.partition(" ")[0], where)

    @property
    def says(self) -> str:
        """What it is, in words."""
        if self.fault is not None:
            return FAULTS[self.fault] + (f": {short(self.theirs, 160)}" if self.theirs else "")
        about = f": {self.action}" if self.action else f": {self.place}" if self.place else ""
        return SAYS[self.what] + about


def _kind_of(place: str) -> str:
    """Give the place without numbers: a purse is a purse, whoever's it is."""
    return ".".join(p for p in place.split(".") if not p.isdigit())


def _key(value: object) -> str:
    return json.dumps(value, sort_keys=True, default=str)


def parted(ours: Any, theirs: Any, place: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Give each part of a position that a subject shows, and that is another: its place, what it is, what is shown."""
    name = place.rpartition(".")[2]
    if isinstance(ours, Mapping) and isinstance(theirs, Mapping):
        for key, value in theirs.items():
            if key in OURS_ALONE:
                continue
            inner = f"{place}.{key}" if place else str(key)
            if key not in ours:
                # A name of its own for something is no mistake; an occupied place that is free is one.
                if place:
                    yield inner, None, value
            else:
                yield from parted(ours[key], value, inner)
        if name in _WHOLE:
            yield from ((f"{place}.{k}", v, None) for k, v in ours.items() if k not in theirs)
        return
    if isinstance(ours, Sequence) and not isinstance(ours, str) and isinstance(theirs, list):
        if name in LISTED or name.isdigit():
            if len(ours) != len(theirs):
                yield place, ours, theirs
                return
            for number, (one, other) in enumerate(zip(ours, theirs, strict=True)):
                yield from parted(one, other, f"{place}.{number}")
        elif sorted(map(_key, ours)) != sorted(map(_key, theirs)):
            yield place, ours, theirs
        return
    if ours != theirs or isinstance(ours, bool) is not isinstance(theirs, bool):
        yield place, ours, theirs


_WHOLE: Final = frozenset({"guests", "terrace", "decorations"})
"""Parts of a position that name only what is occupied."""


def is_peeking(ours: Any, theirs: Any) -> bool:
    """Say whether a part of a view shows what the reference hides behind a number or nothing."""
    if ours is None:
        return theirs is not None
    return isinstance(ours, int) and isinstance(theirs, (list, dict, str)) and bool(theirs)
