"""
The parts that options add: loaded from their own file, and put together with those of the base game.

A set of the base game knows nothing of them. Each option is one table of the file; what a game is played with is the
base set and the tables of the options it is played with.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import as_file, files
from typing import Any, Final

from oracle.errors import BookError, RequestError
from specs.component_files import Place, Read, flag, member, name, number, pieces, read_toml, several, some, table, text
from specs.component_marks import Mark, read_mark, spread
from specs.component_values import digest
from specs.parts import (
    DecorationSpace,
    Employee,
    GarmentTile,
    Jewel,
    JewelryBox,
    Notions,
    OpponentCard,
    Parts,
    ResourceTile,
)
from specs.questions.garment_sets import FestiveBonus
from specs.questions.garment_sets_couture import Couture
from specs.questions.jewelry_bonuses import NewBonus
from specs.questions.jewelry_bonuses_conditions import Condition
from specs.questions.solo_staff import JewelSymbol
from specs.texts import sources
from specs.vocabulary import Action, Decoration, Garment, Role

FORMAT: Final = "rococo-components/1"
BOX, SOLO, FANCY, FESTIVE, COUTURE = "jewelry-box", "solo", "fancy", "festive", "haute-couture"

_GARMENT: Final[dict[str, Read]] = {
    "id": name,
    "color": member(Garment),
    "value": number,
    "points": number,
    "master": flag,
    "silk": some(Garment),
    "thread": number,
    "lace": number,
}
_EMPLOYEE: Final[dict[str, Read]] = {
    "id": name,
    "level": number,
    "role": member(Role),
    "bonus": member(NewBonus),
    "pays": number,
}


def _cards(place: Place, value: Any) -> tuple[dict[str, Any], ...]:
    """Read the cards of the solo opponent: beside id, action, hall and symbol, each has what its action needs."""
    shape: dict[str, Read] = {
        "id": name,
        "action": member(Action),
        "number": number,
        "space": number,
        "kind": member(Decoration),
        "hall": number,
        "symbol": member(JewelSymbol),
    }

    def one(inner: Place, entry: Any) -> dict[str, Any]:
        return table(inner, entry, shape, needed=("id", "action", "hall", "symbol"))

    found: tuple[dict[str, Any], ...] = several(one)(place, value)
    return found


_TABLES: Final[dict[str, dict[str, Read]]] = {
    BOX: {
        "prices": several(number),
        "jewels": pieces({"id": name, "color": member(Garment)}),
        "spaces": pieces({"id": name, "price": number, "points": number}),
        "employees": pieces(_EMPLOYEE),
        "apprentices": pieces({"id": name, "condition": member(Condition), "pays": number}),
    },
    SOLO: {"cards": _cards},
    FANCY: {
        "garments": pieces(_GARMENT),
        "resources": pieces({"id": name, "silk": some(Garment), "notions": member(Notions)}),
    },
    FESTIVE: {"garments": pieces({**_GARMENT, "bonus": member(FestiveBonus)})},
    COUTURE: {"garments": pieces({**_GARMENT, "bonus": member(Couture)})},
}


@dataclasses.dataclass(frozen=True, kw_only=True)
class Options:
    """
    The parts of all options.

    Attributes:
        tables: What the file says of each option.
        marks: How far each value can be trusted, by its path.
    """

    tables: Mapping[str, Mapping[str, Any]]
    marks: Mapping[str, Mark]


@cache
def shipped() -> Options:
    """
    Give the parts of the options that come with the book.

    Raises:
        BookError: The shipped file is spoilt.
    """
    called = "specs/components/deluxe-2020-options.toml"
    try:
        with as_file(files("specs").joinpath("components", "deluxe-2020-options.toml")) as file:
            tree, place = read_toml(file, called)
        if tree.get("format") != FORMAT:
            place.to("format").wrong(f"the format {FORMAT!r}", tree.get("format", ""), "correct the format")
        shape: dict[str, Read] = {
            "format": text,
            "edition": text,
            "name": text,
            **{t: _reader(fields) for t, fields in _TABLES.items()},
            "marks": lambda _place, value: value,
        }
        read = table(place, tree, shape)
    except RequestError as error:
        raise BookError(error.what, where=error.where, hint=error.hint) from None
    lengths = {s.id: s.lines for s in sources()}
    marks: dict[str, Mark] = {}
    for pattern, written in read["marks"].items():
        mark = read_mark(written, lengths)
        if isinstance(mark, str):
            raise BookError(mark, where=f"{called} {pattern}", hint="correct the mark")
        marks[pattern] = mark
    tables = {t: read[t] for t in _TABLES}
    spread_over, idle = spread(marks, values(tables))
    if idle:
        raise BookError(f"a mark for values that are there, got {idle[0]}", where=called, hint="correct the path")
    return Options(tables=tables, marks=spread_over)


def _reader(fields: dict[str, Read]) -> Read:
    return lambda place, value: table(place, value, fields)


def values(tables: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Give every single value by its path, such as `fancy.garments.fg.value`."""
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


def with_options(parts: Parts, options: Sequence[str], needs_box: Mapping[Couture, bool]) -> Parts:
    """
    Give the parts of the base game together with those of some options.

    Args:
        needs_box: Which haute couture garments are for the Jewelry Box only.
    """
    if not options:
        return parts
    tables = shipped().tables
    garments = list(parts.garments)
    resources = list(parts.resources)
    board = parts.board
    box = None
    if FANCY in options:
        garments += [GarmentTile(**g) for g in tables[FANCY]["garments"]]
        resources += [ResourceTile(**r) for r in tables[FANCY]["resources"]]
    if COUTURE in options:
        usable = (g for g in tables[COUTURE]["garments"] if BOX in options or not needs_box[g["bonus"]])
        garments += [_special(g) for g in usable]
    late = [_special(g) for g in tables[FESTIVE]["garments"]] if FESTIVE in options else []
    garments += late
    if BOX in options:
        box = _box(tables[BOX])
        board = dataclasses.replace(board, decorations=(*board.decorations, *box.spaces))
    whole = dataclasses.replace(
        parts,
        garments=tuple(garments),
        resources=tuple(resources),
        board=board,
        added_garments=len(garments) - len(parts.garments),
        late_garments=len(late),
        box=box,
        opponent=tuple(map(_card, tables[SOLO]["cards"])) if SOLO in options else (),
    )
    return dataclasses.replace(whole, digest=digest(whole))


def _special(fields: Mapping[str, Any]) -> GarmentTile:
    return GarmentTile(**{f: v for f, v in fields.items() if f != "bonus"}, special=fields["bonus"])


def _card(fields: Mapping[str, Any]) -> OpponentCard:
    return OpponentCard(**{**fields, "hall": fields["hall"] - 1})


def _box(fields: Mapping[str, Any]) -> JewelryBox:
    return JewelryBox(
        jewels=tuple(Jewel(**j) for j in fields["jewels"]),
        prices=fields["prices"],
        spaces=tuple(DecorationSpace(kind=None, **s) for s in fields["spaces"]),
        employees=tuple(Employee(**e) for e in fields["employees"]),
        apprentices=tuple(Employee(level=0, role=Role.APPRENTICE, bonus=None, **a) for a in fields["apprentices"]),
    )
