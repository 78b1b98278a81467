"""
Reads the fields of a file of components, those of options among them, and refuses what could not be played with.

Lists whose length a text states have to have it; ids name one piece each. What becomes of the fields is for
`component_sets`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from oracle.book import Book
from oracle.errors import RequestError
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
from specs.component_marks import Mark, read_mark, spread
from specs.component_options import FORMAT, option_readers
from specs.component_values import ADDED, BOX, COUTURE, FANCY, FESTIVE, KINDS, SIDES, SOLO, Reward
from specs.editions import EDITIONS, plays_options
from specs.parts import Board, DecorationSpace, GuestSpace, Notions
from specs.questions.base_components import Part, drawers, halls, part_count
from specs.questions.base_setup import start_team_size
from specs.questions.bonuses import Bonus
from specs.questions.garment_sets import fancy_garments, fancy_tiles, festive_garments
from specs.questions.garment_sets_couture import couture_garments
from specs.questions.jewelry_box import JewelryPart, jewelry_part_count
from specs.questions.solo import solo_cards
from specs.texts import sources
from specs.vocabulary import Garment, KitchenSide, Role

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
        **option_readers(leaf),
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
    spare = {*SIDES, *ADDED, "marks"}
    fields = table(place, tree, shape, needed=[f for f in shape if f not in spare])
    if fields["edition"] != edition:
        hint = "name the edition of the file with --edition" if fields["edition"] in EDITIONS else "correct the edition"
        place.to("edition").wrong(f"a set for {edition}", fields["edition"], hint)
    if not any(s in fields for s in SIDES):
        place.wrong("a side of the board, [few] or [many]", "", "add the side that you play on")
    _refuse_options(place, edition, [t for t in ADDED if t in fields])
    return fields, place


def _refuse_options(place: Place, edition: str, options: Iterable[str]) -> None:
    for option in options:
        if not plays_options(edition):
            hint = f"no text of {edition} has it; take the table out"
            place.to(option).wrong(f"no parts of options with {edition}", option, hint)


def read_board(place: Place, fields: Mapping[str, Any], law: Book) -> Board:
    """Give a side of the board from its fields."""
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


def refuse_totals(place: Place, fields: Mapping[str, Any], law: Book) -> None:
    """Refuse lists that are not as long as the texts state, and two pieces with one id."""
    expected = {
        "garments": law.answer(part_count, {"part": Part.GARMENT_TILES}).value,
        "resources": law.answer(part_count, {"part": Part.RESOURCE_TILES}).value,
        "employees": law.answer(part_count, {"part": Part.EMPLOYEE_CARDS}).value,
        "start_team": law.answer(start_team_size, {}).value,
    }
    for group, total in expected.items():
        _refuse_number(place.to(group), len(fields[group]), total)
    added = [t for t in ADDED if t in fields]
    for table_name in added:
        for group, total in _option_totals(law)[table_name].items():
            _refuse_number(place.to(table_name, group), len(fields[table_name][group]), total)
    box = fields.get(BOX, {})
    cards = [*fields["employees"], *fields["start_team"], *box.get("employees", ()), *box.get("apprentices", ())]
    _refuse_twins(place, "card", cards)
    for group in ("garments", "resources"):
        more = [p for t in added for p in fields[t].get(group, ())]
        _refuse_twins(place, "tile", [*fields[group], *more])


def _refuse_number(place: Place, got: int, total: int) -> None:
    if got != total:
        hint = "one is missing" if got == total - 1 else "compare with your copy, piece by piece"
        raise RequestError(f"{total} entries, got {got} entries", where=str(place), hint=hint)


def _refuse_twins(place: Place, kind: str, found: Iterable[Mapping[str, Any]]) -> None:
    ids = [p["id"] for p in found]
    if twice := next((i for i in ids if ids.count(i) > 1), None):
        got = f"{twice} {ids.count(twice)} times"
        place.to(twice).wrong(f"one {kind} per id", twice, "rename one of the two", got=got)


def _option_totals(law: Book) -> dict[str, dict[str, int]]:
    """Give how many pieces the lists of options have whose number a text states."""

    def number_of(part: JewelryPart) -> int:
        found: int = law.answer(jewelry_part_count, {"jewelry_part": part}).value
        return found

    return {
        BOX: {
            "jewels": number_of(JewelryPart.JEWELS),
            "employees": number_of(JewelryPart.JOURNEYMEN) + number_of(JewelryPart.MASTERS),
            "apprentices": number_of(JewelryPart.APPRENTICES),
        },
        SOLO: {"cards": law.answer(solo_cards, {}).value},
        FANCY: {
            "garments": law.answer(fancy_garments, {}).value,
            "resources": law.answer(fancy_tiles, {}).value,
        },
        FESTIVE: {"garments": law.answer(festive_garments, {}).value},
        COUTURE: {"garments": law.answer(couture_garments, {}).value},
    }


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
