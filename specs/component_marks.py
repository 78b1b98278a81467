"""
Marks of printed values: how far each can be trusted, and where it comes from.

A file of components marks its values by patterns of paths: `garments.*.color` speaks of the colour of every garment,
`few` of everything on that side of the board. The pattern with the most parts decides, then the one with fewest `*`.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass


class Trust(enum.Enum):
    """How far a value can be trusted."""

    CITED = "cited"
    DERIVED = "derived"
    REVIEWED = "reviewed"
    SYNTHETIC = "synthetic"
    PRINTED = "printed by the user"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """
    What a value rests on.

    Attributes:
        at: The lines it is cited from: text, first line, last line.
        reason: Why it is so, or what it does not say.
    """

    trust: Trust
    at: tuple[tuple[str, int, int], ...] = ()
    reason: str = ""

    def __str__(self) -> str:
        lines = "".join(f" {s}:{a}" + (f"-{b}" if b != a else "") for s, a, b in self.at)
        return self.trust.value + lines + (f": {self.reason}" if self.reason else "")


PRINTED = Mark(trust=Trust.PRINTED)
"""The mark of a value that its file does not mark."""

_LINES = re.compile(r"([a-z]+(?:-[a-z]+)*):(\d{1,6})(?:-(\d{1,6}))?")
_MARK = re.compile(rf"({'|'.join(t.value for t in Trust)})((?: {_LINES.pattern})*)(?:: (\S.*))?")


def read_mark(text: str, lengths: Mapping[str, int]) -> Mark | str:
    """
    Read a mark.

    Args:
        text: Such as `cited deluxe-pt:34-35` or `derived: one for each hall`.
        lengths: How many lines each text has.
    Returns:
        The mark, or what was expected.
    """
    found = _MARK.fullmatch(text)
    if not found:
        return "a mark such as 'synthetic', 'cited deluxe-pt:34-35' or 'derived: the reason'"
    at = []
    for lines in _LINES.finditer(found[2]):
        source, first, last = lines[1], int(lines[2]), int(lines[3] or lines[2])
        if source not in lengths:
            return f"lines of a text ({', '.join(lengths)})"
        if not 1 <= first <= last <= lengths[source]:
            return f"lines of {source} from 1 to {lengths[source]}"
        at.append((source, first, last))
    mark = Mark(trust=Trust(found[1]), at=tuple(at), reason=found[found.re.groups] or "")
    if mark.trust is Trust.CITED and not mark.at:
        return "a citation, such as 'cited deluxe-pt:34-35'"
    if mark.trust in {Trust.DERIVED, Trust.REVIEWED} and not mark.reason:
        return f"a reason, such as '{mark.trust.value}: one for each hall'"
    return mark


def _fits(pattern: tuple[str, ...], path: tuple[str, ...]) -> bool:
    return len(pattern) <= len(path) and all(p in ("*", q) for p, q in zip(pattern, path, strict=False))


def spread(marks: Mapping[str, Mark], paths: Iterable[str]) -> tuple[dict[str, Mark], list[str]]:
    """
    Give every path its mark.

    Returns:
        The mark of each path, and the patterns that fit none.
    """
    patterns = sorted(
        ((tuple(p.split(".")), m, p) for p, m in marks.items()),
        key=lambda entry: (-len(entry[0]), entry[0].count("*")),
    )
    idle = set(marks)
    found = {}
    by_first: dict[str, list[tuple[tuple[str, ...], Mark, str]]] = {}
    for path in paths:
        parts = tuple(path.split("."))
        if parts[0] not in by_first:
            by_first[parts[0]] = [entry for entry in patterns if entry[0][0] in ("*", parts[0])]
        fitting = [(m, p) for pattern, m, p in by_first[parts[0]] if _fits(pattern, parts)]
        idle -= {p for _, p in fitting}
        found[path] = fitting[0][0] if fitting else PRINTED
    return found, [p for p in marks if p in idle]
