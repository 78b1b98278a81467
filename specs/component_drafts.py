"""
A set of components that is still being typed in: what is there, what is missing, and what would fill the gaps.

Lists whose length no text states may go on where something in them is still missing; how long they get is taken from
the shipped set. What is filled in is marked as made up, and the mark says where nothing else fits; it is never called
derived, because a file cannot vouch for that when it is read again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from specs.component_files import BLANK, Place, Read
from specs.component_marks import Mark, Trust
from specs.component_reading import edition_of, read_fields, read_marks
from specs.component_sets import shipped
from specs.component_terms import Shape, shape_of
from specs.component_values import ADDED, SIDES, split
from specs.questions.base_setup import BoardSide

FOUND: Final = Mark(trust=Trust.SYNTHETIC, reason="filled in, one of the values that fit")
"""The mark of a value that was made up to fill a gap."""

FORCED: Final = Mark(trust=Trust.SYNTHETIC, reason="filled in, nothing else fits the other values and the texts")
"""The mark of a missing value for which there is one possibility."""

_NUMBERS: Final = ("windows", "drawers", "all_halls", "prices")
_PAIR: Final = ("first", "second")


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """
    Some values of a set.

    Attributes:
        paths: Every value that the set has, filled in or not.
        values: Those that are filled in.
        wishes: What the others could be: what stands in the shipped set there.
        boards: The sides of the board that are described.
    """

    name: str
    edition: str
    file: str
    paths: tuple[str, ...]
    values: Mapping[str, Any]
    wishes: Mapping[str, Any]
    marks: Mapping[str, Mark]
    boards: frozenset[BoardSide]

    @property
    def missing(self) -> tuple[str, ...]:
        """The values that are not filled in."""
        return tuple(p for p in self.paths if p not in self.values)

    @property
    def shape(self) -> Shape:
        """The pieces; where something is missing, it will be made up."""
        made_up = [p for p in self.paths if p not in self.values or self.marks[p].trust is Trust.SYNTHETIC]
        return shape_of(self.paths, made_up)

    def filled(self, values: Mapping[str, Any], forced: frozenset[str]) -> Draft:
        """Give the draft with every value, those that are not its own marked."""
        new = {p: FORCED if p in forced else FOUND for p in self.missing}
        ordered = {p: values[p] for p in self.paths}
        return replace(self, values=ordered, marks={**self.marks, **new})


def _or_blank(read: Read) -> Read:
    def found(place: Place, value: Any) -> Any:
        return BLANK if value == BLANK else read(place, value)

    return found


def _flat(group: str, field: Any) -> dict[str, dict[str, Any]]:
    """Give the pieces of a list by name, each by its fields; a number has one field without a name."""
    if group in _NUMBERS:
        return {str(i): {"": n} for i, n in enumerate(field, 1)}
    if group == "hall_points":
        return {str(i): dict(zip(_PAIR, pair, strict=True)) for i, pair in enumerate(field, 1)}
    if group == "firework_points":
        return {f: {"": n} for f, n in zip(_PAIR, field, strict=True)}
    return {p["id"]: {f: v for f, v in p.items() if f != "id"} for p in field}


def _is_blank(pieces: Mapping[str, Mapping[str, Any]]) -> bool:
    return any(v == BLANK for p in pieces.values() for v in p.values())


def _ours(edition: str, options: tuple[str, ...]) -> dict[str, dict[str, dict[str, Any]]]:
    """Give the shipped set by list, piece and field."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for path, value in shipped(edition, options).values.items():
        group, piece, field = split(path)
        if piece != "count":
            found.setdefault(group, {}).setdefault(piece, {})[field] = value
    return found


def _lists(fields: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    for group in ("garments", "resources", "start_team", "employees"):
        yield group, group, fields[group]
    for name in (*SIDES, *ADDED):
        for group, field in fields.get(name, {}).items():
            yield f"{name}.{group}", group, field


def _lengthened(
    group: str, pieces: dict[str, dict[str, Any]], ours: Mapping[str, Mapping[str, Any]], longer: bool
) -> None:
    """Let a list that is not finished have as many pieces as ours, or as many more."""
    target = len(pieces) + len(ours) if longer and group in _OPEN else len(ours)
    fields = next(iter(ours.values()))
    spare = [i for i in ours if i not in pieces] + [f"more-{i}" for i in range(1, target + 1)]
    if group in (*_NUMBERS, "hall_points"):
        spare = [str(i) for i in range(len(pieces) + 1, target + 1)]
    for name in spare[: max(0, target - len(pieces))]:
        pieces[name] = dict.fromkeys(fields, BLANK)


_OPEN: Final = ("windows", "guests", "fireworks", "statues", "kitchen", "all_halls", "prices", "spaces")
"""Lists whose length no text states."""


def read_draft(edition: str | None, file: Path, *, longer: bool = False) -> Draft:
    """
    Read a file in which values may be missing.

    Args:
        longer: Let lists that are not finished get longer than those of the shipped set.
    Raises:
        RequestError: It is no file of components.
    """
    edition = edition or edition_of(file)
    fields, place = read_fields(file, str(file), edition, _or_blank)
    every = _ours(edition, tuple(t for t in ADDED if t in fields))
    paths: dict[str, Any] = {}
    wishes: dict[str, Any] = {}
    for path, group, field in _lists(fields):
        pieces, ours = _flat(group, field), every[path]
        unfinished = _is_blank(pieces) or (group not in _OPEN and len(pieces) < len(ours))
        if unfinished and group != "firework_points":
            _lengthened(group, pieces, ours, longer)
        if group != "firework_points":
            paths[f"{path}.count"] = len(pieces)
        for number, (name, piece) in enumerate(pieces.items()):
            like = ours.get(name) or list(ours.values())[min(number, len(ours) - 1)]
            for inner, value in piece.items():
                whole = f"{path}.{name}.{inner}" if inner else f"{path}.{name}"
                paths[whole] = value
                if value == BLANK:
                    wishes[whole] = like[inner]
    return Draft(
        name=fields["name"],
        edition=edition,
        file=str(file),
        paths=tuple(paths),
        values={p: v for p, v in paths.items() if v != BLANK},
        wishes=wishes,
        marks=read_marks(place.to("marks"), fields.get("marks", {}), paths),
        boards=frozenset(w for s, w in SIDES.items() if s in fields),
    )
