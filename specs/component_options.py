"""
The parts that options add: how their tables are read, those that come with the book, and how they join a game.

A set of the base game knows nothing of them. Each option is one table of a file; what a game is played with is the
base set and the tables of the options it is played with.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import as_file, files
from typing import Any, Final

from oracle.errors import BookError, RequestError
from specs.component_files import Place, Read, flag, member, name, number, pieces, read_toml, several, some, table, text
from specs.component_marks import Mark, read_mark, spread
from specs.component_values import BOX, COUTURE, FANCY, FESTIVE, SOLO, digest, option_values
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
"""The format of a file of components."""

_NO_KIND: Final = "none"
_UNUSED: Final[Mapping[str, Any]] = {"number": 0, "space": 0, "kind": _NO_KIND}
"""What a card of the solo opponent has where its action does not need a field."""


def _kind(place: Place, value: Any) -> Decoration | None:
    return None if value == _NO_KIND else member(Decoration)(place, value)


def _cards(shape: Mapping[str, Read]) -> Read:
    """Give what reads the cards of the solo opponent: what the action of a card does not need may be left out."""

    def read(place: Place, value: Any) -> tuple[dict[str, Any], ...]:
        whole = value
        if isinstance(value, list):
            whole = [{**_UNUSED, **v} if isinstance(v, dict) else v for v in value]
        found: tuple[dict[str, Any], ...] = pieces(shape)(place, whole)
        return found

    return read


def option_fields(leaf: Callable[[Read], Read]) -> dict[str, dict[str, Read]]:
    """Give what reads each field of each table; `leaf` may read a value in another way, or let it be missing."""
    count = leaf(number)
    garment: dict[str, Read] = {
        "id": name,
        "color": leaf(member(Garment)),
        "value": count,
        "points": count,
        "master": leaf(flag),
        "silk": leaf(some(Garment)),
        "thread": count,
        "lace": count,
    }
    employee: dict[str, Read] = {
        "id": name,
        "level": count,
        "role": leaf(member(Role)),
        "bonus": leaf(member(NewBonus)),
        "pays": count,
    }
    card: dict[str, Read] = {
        "id": name,
        "action": leaf(member(Action)),
        "number": count,
        "space": count,
        "kind": leaf(_kind),
        "hall": count,
        "symbol": leaf(member(JewelSymbol)),
    }
    return {
        BOX: {
            "prices": several(count),
            "jewels": pieces({"id": name, "color": leaf(member(Garment))}),
            "spaces": pieces({"id": name, "price": count, "points": count}),
            "employees": pieces(employee),
            "apprentices": pieces({"id": name, "condition": leaf(member(Condition)), "pays": count}),
        },
        SOLO: {"cards": _cards(card)},
        FANCY: {
            "garments": pieces(garment),
            "resources": pieces({"id": name, "silk": leaf(some(Garment)), "notions": leaf(member(Notions))}),
        },
        FESTIVE: {"garments": pieces({**garment, "bonus": leaf(member(FestiveBonus))})},
        COUTURE: {"garments": pieces({**garment, "bonus": leaf(member(Couture))})},
    }


def option_readers(leaf: Callable[[Read], Read]) -> dict[str, Read]:
    """Give what reads each table of an option."""
    return {t: _reader(fields) for t, fields in option_fields(leaf).items()}


def _reader(fields: dict[str, Read]) -> Read:
    return lambda place, value: table(place, value, fields)


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
    readers = option_readers(lambda read: read)
    try:
        with as_file(files("specs").joinpath("components", "deluxe-2020-options.toml")) as file:
            tree, place = read_toml(file, called)
        if tree.get("format") != FORMAT:
            place.to("format").wrong(f"the format {FORMAT!r}", tree.get("format", ""), "correct the format")
        head: dict[str, Read] = {"format": text, "edition": text, "name": text}
        read = table(place, tree, {**head, **readers, "marks": lambda _place, value: value})
    except RequestError as error:
        raise BookError(error.what, where=error.where, hint=error.hint) from None
    lengths = {s.id: s.lines for s in sources()}
    marks: dict[str, Mark] = {}
    for pattern, written in read["marks"].items():
        mark = read_mark(written, lengths)
        if isinstance(mark, str):
            raise BookError(mark, where=f"{called} {pattern}", hint="correct the mark")
        marks[pattern] = mark
    tables = {t: read[t] for t in readers}
    spread_over, idle = spread(marks, option_values(tables))
    if idle:
        raise BookError(f"a mark for values that are there, got {idle[0]}", where=called, hint="correct the path")
    return Options(tables=tables, marks=spread_over)


def with_options(
    parts: Parts,
    options: Sequence[str],
    needs_box: Mapping[Couture, bool],
    own: Mapping[str, Mapping[str, Any]] | None = None,
) -> Parts:
    """
    Give the parts of the base game together with those of some options.

    Args:
        needs_box: Which haute couture garments are for the Jewelry Box only.
        own: The tables of the options; those that come with the book, where they are not given.
    Raises:
        RequestError: Two parts have the same id.
    """
    if not options:
        return parts
    tables = {**shipped().tables, **(own or {})}
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
    _refuse_twins(whole)
    return dataclasses.replace(whole, digest=digest(whole))


def _refuse_twins(parts: Parts) -> None:
    """Refuse parts of one kind with one id, which a table of an option and another set may have."""
    cards = (*parts.start_team, *parts.employees, *(parts.box.employees if parts.box else ()))
    cards += parts.box.apprentices if parts.box else ()
    for kind, found in (
        ("garment", parts.garments),
        ("resource tile", parts.resources),
        ("card", cards),
        ("decoration", parts.board.decorations),
    ):
        ids = [p.id for p in found]
        if len(set(ids)) < len(ids):
            twice = next(i for i in ids if ids.count(i) > 1)
            raise RequestError(
                f"one {kind} per id, got {twice!r} {ids.count(twice)} times",
                where=parts.name,
                hint="give each an id of its own; those of the options are shown by oracle components show --options",
            )


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
