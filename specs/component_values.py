"""One copy of the game as values: each by its path, with its mark, and a digest that names them all."""

from __future__ import annotations

import dataclasses
import enum
import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from oracle.errors import RequestError
from specs.component_marks import Mark, Trust
from specs.parts import Board, Employee, GarmentTile, Parts, ResourceTile
from specs.questions.base_setup import BoardSide
from specs.vocabulary import Decoration

SIDES: Final = {"few": BoardSide.FEW, "many": BoardSide.MANY}
"""The sides of the board, by the name of their table."""

BOX, SOLO, FANCY, FESTIVE, COUTURE = "jewelry-box", "solo", "fancy", "festive", "haute-couture"
ADDED: Final = (BOX, SOLO, FANCY, FESTIVE, COUTURE)
"""The options that bring parts, by the name of their table."""

_DIGEST_LENGTH: Final = 32


class Reward(enum.Enum):
    """What a guest space can bring."""

    LIVRE = "livre"
    THREAD = "thread"
    LACE = "lace"
    TILE = "tile"


KINDS: Final = {
    "fireworks": Decoration.FIREWORK,
    "musicians": Decoration.MUSICIAN,
    "statues": Decoration.STATUE,
    "kitchen": Decoration.KITCHEN,
}
"""The decorations of a board, by the name of their list."""


@dataclass(frozen=True, kw_only=True)
class ComponentSet:
    """
    One copy of the game, as a file describes it.

    Attributes:
        file: The name of the file in messages.
        boards: The sides of the board that the file describes.
        marks: What each value rests on, by its path as in `values`.
        options: The tables of the options whose parts are described, by name.
    """

    name: str
    edition: str
    file: str
    garments: tuple[GarmentTile, ...]
    resources: tuple[ResourceTile, ...]
    start_team: tuple[Employee, ...]
    employees: tuple[Employee, ...]
    boards: Mapping[BoardSide, Board]
    marks: Mapping[str, Mark]
    options: Mapping[str, Mapping[str, Any]] = dataclasses.field(default_factory=dict)

    @cached_property
    def values(self) -> dict[str, Any]:
        """Every single value, by its path, such as `garments.cg1.value` or `few.windows.1`."""
        return dict(_values(self))

    def side(self, side: BoardSide) -> Parts:
        """
        Give what a game on one side of the board is played with.

        Raises:
            RequestError: The file does not describe that side.
        """
        if side not in self.boards:
            missing = next(n for n, s in SIDES.items() if s is side)
            raise RequestError(
                f"the board {side.value}, got none",
                where=self.file,
                hint=f"add the table [{missing}], or play with other numbers of players",
            )
        parts = Parts(
            name=self.name,
            garments=self.garments,
            resources=self.resources,
            start_team=self.start_team,
            employees=self.employees,
            board=self.boards[side],
            digest="",
        )
        return dataclasses.replace(parts, digest=digest(parts))

    @cached_property
    def digest(self) -> str:
        """Name these very values, on all sides that the file describes, and of all options."""
        sides = [self.side(s).digest for s in SIDES.values() if s in self.boards]
        return _digest([*sides, _plain(self.options)] if self.options else sides)

    def count(self) -> dict[Trust, int]:
        """Say how many values can be trusted how far."""
        return {t: sum(m.trust is t for m in self.marks.values()) for t in Trust}


def _plain(value: Any) -> Any:
    if isinstance(value, enum.Enum):
        return value.value
    if dataclasses.is_dataclass(value):
        return {f.name: _plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, Mapping):
        return {k: _plain(v) for k, v in value.items()}
    return [_plain(v) for v in value] if isinstance(value, tuple) else value


def _digest(value: Any) -> str:
    written = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode()).hexdigest()[:_DIGEST_LENGTH]


def digest(parts: Parts) -> str:
    """Name the values of some parts, whatever the set is called."""
    return _digest({n: v for n, v in _plain(parts).items() if n not in ("name", "digest")})


def split(path: str) -> tuple[str, str, str]:
    """Give the list that a value belongs to, the piece of it, and the field of that; what is not there is empty."""
    names = path.split(".")
    depth = 2 if names[0] in SIDES or names[0] in ADDED else 1
    return ".".join(names[:depth]), ".".join(names[depth : depth + 1]), ".".join(names[depth + 1 :])


def _piece(path: str, piece: Any, fields: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    for field in fields:
        yield f"{path}.{piece.id}.{field}", getattr(piece, field)


def _board_values(side: str, board: Board) -> Iterator[tuple[str, Any]]:
    for group, numbers in (("windows", board.windows), ("drawers", board.drawers), ("all_halls", board.all_halls)):
        yield f"{side}.{group}.count", len(numbers)
        yield from ((f"{side}.{group}.{i}", n) for i, n in enumerate(numbers, 1))
    yield f"{side}.guests.count", len(board.guests)
    for space in board.guests:
        path = f"{side}.guests.{space.id}"
        yield f"{path}.hall", space.hall + 1
        yield f"{path}.master", space.master
        yield f"{path}.reward", {r.value: n for r in Reward if (n := getattr(space, r.value))}
    yield f"{side}.hall_points.count", len(board.hall_points)
    for i, (first, second) in enumerate(board.hall_points, 1):
        yield f"{side}.hall_points.{i}.first", first
        yield f"{side}.hall_points.{i}.second", second
    for group, kind in KINDS.items():
        spaces = [d for d in board.decorations if d.kind is kind]
        yield f"{side}.{group}.count", len(spaces)
        for d in spaces:
            if d.hall is not None:
                yield f"{side}.{group}.{d.id}.hall", d.hall + 1
            if kind is Decoration.FIREWORK:
                yield f"{side}.{group}.{d.id}.factor", d.factor
            if d.side is not None:
                yield f"{side}.{group}.{d.id}.side", d.side
            yield from _piece(f"{side}.{group}", d, ("price", "points"))
    yield f"{side}.firework_points.first", board.firework_points[0]
    yield f"{side}.firework_points.second", board.firework_points[1]


def _values(parts: ComponentSet) -> Iterator[tuple[str, Any]]:
    yield "garments.count", len(parts.garments)
    for tile in parts.garments:
        yield from _piece("garments", tile, ("color", "value", "points", "master", "silk", "thread", "lace"))
    yield "resources.count", len(parts.resources)
    for resource in parts.resources:
        yield from _piece("resources", resource, ("silk", "notions"))
    for group, cards in (("start_team", parts.start_team), ("employees", parts.employees)):
        yield f"{group}.count", len(cards)
        for card in cards:
            yield from _piece(group, card, ("level", "role", "bonus", "pays"))
    for side, which in SIDES.items():
        if which in parts.boards:
            yield from _board_values(side, parts.boards[which])
    yield from option_values(parts.options).items()


def option_values(tables: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Give every single value of the parts of options by its path, such as `fancy.garments.fg.value`."""
    found: dict[str, Any] = {}
    for option, groups in tables.items():
        for group, entries in groups.items():
            found[f"{option}.{group}.count"] = len(entries)
            for place, entry in enumerate(entries, 1):
                if isinstance(entry, dict):
                    fields = {f: v for f, v in entry.items() if f != "id"}
                    found |= {f"{option}.{group}.{entry['id']}.{f}": v for f, v in fields.items()}
                else:
                    found[f"{option}.{group}.{place}"] = entry
    return found
