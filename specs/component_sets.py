"""
Loads sets of components: the one shipped for each edition, or a user's own in its place.

A set holds one copy of the game with both sides of its board, and a mark for every value. Its digest names the values
alone. Whether a set can be true is judged in `component_laws`; what is refused here could not be played with.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from oracle.book import Book
from oracle.errors import BookError, RequestError
from specs.component_files import (
    BLANK,
    Place,
    Read,
    flag,
    member,
    name,
    number,
    pieces,
    read_toml,
    row,
    several,
    some,
    table,
    text,
)
from specs.component_marks import PRINTED, Mark, Trust, read_mark, spread
from specs.component_values import KINDS, SIDES, ComponentSet, Reward
from specs.editions import EDITIONS, book
from specs.parts import Board, DecorationSpace, Employee, GarmentTile, GuestSpace, Notions, Parts, ResourceTile
from specs.questions.base_components import Part, drawers, halls, part_count
from specs.questions.base_setup import BoardSide, board_side_for, board_side_for_one, start_team_size
from specs.questions.bonuses import Bonus
from specs.texts import sources
from specs.vocabulary import Garment, KitchenSide, Role

FORMAT: Final = "rococo-components/1"
"""The format of a file of components."""

_COPIED: Final = 0.9
_VOUCHED: Final = (Trust.CITED, Trust.DERIVED, Trust.REVIEWED)
"""A list that agrees with the shipped one in so much of what is made up there was copied from it."""

_NO_BONUS: Final = "none"


def _bonus(place: Place, value: Any) -> Bonus | None:
    return None if value == _NO_BONUS else member(Bonus)(place, value)


def _reward(place: Place, value: Any) -> dict[str, int]:
    found: dict[str, int] = table(place, value, {r.value: number for r in Reward}, needed=())
    if len([n for n in found.values() if n]) > 1:
        place.wrong("a reward of one kind", value, "keep the one that is printed", got=" and ".join(found))
    return found


def set_fields(leaf: Callable[[Read], Read]) -> dict[str, Read]:
    """Give what reads each field of a file; `leaf` may read a value in another way, or let it be missing."""
    count, yes = leaf(number), leaf(flag)
    priced: dict[str, Read] = {"price": count, "points": count}
    employee: dict[str, Read] = {
        "id": name,
        "level": count,
        "role": leaf(member(Role)),
        "bonus": leaf(_bonus),
        "pays": count,
    }
    side: dict[str, Read] = {
        "windows": several(count),
        "drawers": several(count),
        "guests": pieces({"id": name, "hall": count, "master": yes, "reward": leaf(_reward)}),
        "hall_points": several(row(count, count)),
        "fireworks": pieces({"id": name, **priced, "factor": count}),
        "musicians": pieces({"id": name, "hall": count, **priced}),
        "statues": pieces({"id": name, **priced}),
        "kitchen": pieces({"id": name, "side": leaf(member(KitchenSide)), **priced}),
        "all_halls": several(count),
        "firework_points": row(count, count),
    }
    garment: dict[str, Read] = {
        "id": name,
        "color": leaf(member(Garment)),
        "value": count,
        "points": count,
        "master": yes,
        "silk": leaf(some(Garment)),
        "thread": count,
        "lace": count,
    }
    return {
        "format": text,
        "edition": text,
        "name": text,
        "garments": pieces(garment),
        "resources": pieces({"id": name, "silk": leaf(some(Garment)), "notions": leaf(member(Notions))}),
        "start_team": pieces(employee),
        "employees": pieces(employee),
        **{one: lambda place, value: table(place, value, side) for one in SIDES},
        "marks": lambda _place, value: value,
    }


def read_fields(file: Path, called: str, edition: str, leaf: Callable[[Read], Read]) -> tuple[dict[str, Any], Place]:
    """
    Read the fields of a file of components of an edition.

    Raises:
        RequestError: It is no such file.
    """
    tree, place = read_toml(file, called)
    if tree.get("format") != FORMAT:
        hint = "oracle components template writes a file in this format"
        place.to("format").wrong(f"the format {FORMAT!r}", tree.get("format", ""), hint)
    shape = set_fields(leaf)
    fields = table(place, tree, shape, needed=[f for f in shape if f not in SIDES and f != "marks"])
    if fields["edition"] != edition:
        hint = "name the edition of the file with --edition" if fields["edition"] in EDITIONS else "correct the edition"
        place.to("edition").wrong(f"a set for {edition}", fields["edition"], hint)
    if not any(s in fields for s in SIDES):
        place.wrong("a side of the board, [few] or [many]", "", "add the side that you play on")
    return fields, place


def _board(place: Place, fields: Mapping[str, Any], law: Book) -> Board:
    rooms = law.answer(halls, {}).value
    for group, question in (("hall_points", halls), ("drawers", drawers)):
        expected = law.answer(question, {}).value
        if len(fields[group]) != expected:
            got = f"{len(fields[group])} entries"
            place.to(group).wrong(f"{expected} entries", fields[group], "write one for each", got=got)
    for group in ("guests", "musicians"):
        for piece in fields[group]:
            if not 1 <= piece["hall"] <= rooms:
                where = place.to(group, piece["id"], "hall")
                where.wrong(f"a hall from 1 to {rooms}", piece["hall"], "hall 1 is the royal hall")
    ids = [d["id"] for group in KINDS for d in fields[group]]
    if twice := next((i for i in ids if ids.count(i) > 1), None):
        hint = "give each decoration an id of its own"
        place.to(twice).wrong("one decoration per id", twice, hint, got=f"{twice} {ids.count(twice)} times")
    return Board(
        windows=fields["windows"],
        drawers=fields["drawers"],
        guests=tuple(
            GuestSpace(id=g["id"], hall=g["hall"] - 1, master=g["master"], **g["reward"]) for g in fields["guests"]
        ),
        hall_points=fields["hall_points"],
        decorations=tuple(
            DecorationSpace(kind=kind, **(d | {"hall": d["hall"] - 1} if "hall" in d else d))
            for group, kind in KINDS.items()
            for d in fields[group]
        ),
        all_halls=fields["all_halls"],
        firework_points=fields["firework_points"],
    )


def _blanks(value: Any, path: tuple[str, ...] = ()) -> Iterator[str]:
    if value == BLANK:
        yield ".".join(path)
    elif isinstance(value, dict):
        for field, inner in value.items():
            yield from _blanks(inner, (*path, field))
    elif isinstance(value, list):
        for number_, inner in enumerate(value, 1):
            known = inner.get("id") if isinstance(inner, dict) else None
            yield from _blanks(inner, (*path, known if isinstance(known, str) else str(number_)))


def _totals(place: Place, fields: Mapping[str, Any], law: Book) -> None:
    expected = {
        "garments": law.answer(part_count, {"part": Part.GARMENT_TILES}).value,
        "resources": law.answer(part_count, {"part": Part.RESOURCE_TILES}).value,
        "employees": law.answer(part_count, {"part": Part.EMPLOYEE_CARDS}).value,
        "start_team": law.answer(start_team_size, {}).value,
    }
    for group, total in expected.items():
        if len(fields[group]) != total:
            hint = "one is missing" if len(fields[group]) == total - 1 else "compare with your copy, piece by piece"
            got = f"{len(fields[group])} entries"
            raise RequestError(f"{total} entries, got {got}", where=str(place.to(group)), hint=hint)
    ids = [p["id"] for group in ("employees", "start_team") for p in fields[group]]
    if twice := next((i for i in ids if ids.count(i) > 1), None):
        got = f"{twice} {ids.count(twice)} times"
        place.to(twice).wrong("one card per id", twice, "rename one of the two", got=got)


def read_marks(place: Place, value: Any, values: Iterable[str]) -> dict[str, Mark]:
    """Read the marks of some values, by path."""
    if not isinstance(value, dict):
        place.wrong("a table of marks", value, "write [marks] on a line of its own")
    lengths = {s.id: s.lines for s in sources()}
    found = {}
    for pattern, written in value.items():
        mark = read_mark(written, lengths) if isinstance(written, str) else "a text"
        if isinstance(mark, str):
            place.to(pattern).wrong(mark, written, "correct the mark")
        found[pattern] = mark
    marks, idle = spread(found, values)
    if idle:
        hint = "a path such as garments.cg1.value; * stands for any one part of it"
        place.to(idle[0]).wrong("a mark for values that are there", idle[0], hint)
    return marks


def _read(file: Path, called: str, edition: str) -> ComponentSet:
    blanks = blanks_of(read_toml(file, called)[0])
    if blanks:
        named = ", ".join(blanks[:3]) + (", …" if len(blanks) > 3 else "")
        hint = "type in what your copy prints, or let oracle components template --complete fill it in"
        raise RequestError(
            f"every value filled in, got {len(blanks)} still {BLANK!r}: {named}", where=called, hint=hint
        )
    fields, place = read_fields(file, called, edition, lambda read: read)
    law = book(edition)
    _totals(place, fields, law)
    found = ComponentSet(
        name=fields["name"],
        edition=edition,
        file=called,
        garments=tuple(GarmentTile(**g) for g in fields["garments"]),
        resources=tuple(ResourceTile(**r) for r in fields["resources"]),
        start_team=tuple(Employee(**e) for e in fields["start_team"]),
        employees=tuple(Employee(**e) for e in fields["employees"]),
        boards={which: _board(place.to(s), fields[s], law) for s, which in SIDES.items() if s in fields},
        marks={},
    )
    marks = read_marks(place.to("marks"), fields.get("marks", {}), found.values)
    return dataclasses.replace(found, marks=marks)


def blanks_of(tree: Mapping[str, Any]) -> list[str]:
    """Give the paths of what is still to be filled in, in a file as it stands."""
    return list(_blanks(tree))


def is_draft(file: Path) -> bool:
    """Say whether something in a file of components is still to be filled in."""
    tree, _ = read_toml(file, str(file))
    return bool(blanks_of(tree))


def edition_of(file: Path) -> str:
    """
    Give the edition that a file names.

    Raises:
        RequestError: It names none.
    """
    tree, place = read_toml(file, str(file))
    edition = tree.get("edition")
    if edition not in EDITIONS:
        place.to("edition").wrong(f"an edition ({', '.join(EDITIONS)})", edition, "correct the edition")
    return str(edition)


def _check_edition(edition: str) -> None:
    if edition not in EDITIONS:
        raise RequestError(f"an edition ({', '.join(EDITIONS)}), got {edition!r}", hint="give one of the two")


@cache
def shipped(edition: str) -> ComponentSet:
    """
    Give the set that comes with the book for an edition.

    Raises:
        RequestError: There is no such edition.
        BookError: The shipped file is spoilt.
    """
    _check_edition(edition)
    called = f"specs/components/{edition}.toml"
    try:
        with as_file(files("specs").joinpath("components", f"{edition}.toml")) as file:
            return _read(file, called, edition)
    except RequestError as error:
        raise BookError(error.what, where=error.where, hint=error.hint) from None


def _unmasked(own: ComponentSet) -> ComponentSet:
    """
    Give the values of a file the marks that can be true.

    What we know of a text or a review stands in the shipped set; a file that says it of another value has it from
    nowhere that can be looked up, and its value counts as printed by its user. Marks taken out of a copied file do not
    make its values printed ones. A list, or a side of the board, is taken for copied when nearly all of what is made up
    in ours stands in it at the same place; no real copy comes near by chance.
    """
    ours = shipped(own.edition)
    marks = dict(own.marks)
    ours_of: dict[str, str] = {}
    for group in ("garments", "resources", "employees", *SIDES):
        mine = [p for p in own.values if p.startswith(f"{group}.")]
        theirs = [p for p in ours.values if p.startswith(f"{group}.")]
        # Pieces may have been renamed; in a list of the same length they are known by their order.
        pairs = list(zip(mine, theirs, strict=True)) if len(mine) == len(theirs) else [(p, p) for p in mine]
        ours_of |= dict(pairs)
        made_up = [(p, q) for p, q in pairs if q in ours.marks and ours.marks[q].trust is Trust.SYNTHETIC]
        same = [(p, q) for p, q in made_up if own.values[p] == ours.values[q]]
        if made_up and len(same) >= _COPIED * len(made_up):
            marks |= {p: ours.marks[q] for p, q in same if marks[p].trust in {Trust.PRINTED, Trust.CITED}}
    for path, mark in marks.items():
        known = ours.marks.get(ours_of.get(path, path))
        if mark.trust not in _VOUCHED:
            continue
        vouched = known is not None and own.values[path] == ours.values[ours_of.get(path, path)]
        marks[path] = known if known is not None and vouched and known.trust is mark.trust else PRINTED
    return dataclasses.replace(own, marks=marks)


def read_set(edition: str | None, file: Path | None = None) -> ComponentSet:
    """
    Give a set of components: a user's own, or the shipped one.

    Args:
        edition: None for the edition that the file names.
    Raises:
        RequestError: There is no such edition, or the file cannot be played with.
    """
    if edition is None:
        edition = EDITIONS[0] if file is None else edition_of(file)
    _check_edition(edition)
    return shipped(edition) if file is None else _unmasked(_read(file, str(file), edition))


def side_for(edition: str, seats: int) -> BoardSide:
    """
    Give the side of the board for a number of players.

    Raises:
        RequestError: The edition is not for so many.
    """
    law = book(edition)
    several_seats = board_side_for.domains[0].values
    answer = None
    if seats == 1:
        answer = law.answer(board_side_for_one, {})
    elif seats in several_seats:
        answer = law.answer(board_side_for, {"seats": seats})
    if answer is None or not isinstance(answer.value, BoardSide):
        raise RequestError(
            f"a number of players of {edition}, got {shown_number(seats)}",
            where="--players",
            hint="oracle rule players_lowest says for how many it is",
        )
    return answer.value


def shown_number(value: int) -> str:
    """Give a number as it is named in a message."""
    return str(value) if abs(value) < 10**12 else "a huge number"


def load(edition: str, seats: int, file: Path | None = None) -> Parts:
    """
    Give everything a game is played with.

    Args:
        seats: How many play; it decides the side of the board.
        file: The user's own set, in place of the shipped one.
    Raises:
        RequestError: No such edition, not for so many, or the file cannot be played with.
    """
    return read_set(edition, file).side(side_for(edition, seats))
