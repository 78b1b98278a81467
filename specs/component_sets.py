"""
Loads sets of components: the one shipped for each edition, or a user's own in its place.

A set holds one copy of the game with both sides of its board, the parts of some options, and a mark for every value.
Its digest names the values alone. Whether a set can be true is judged in `component_laws`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from oracle.errors import BookError, RequestError
from specs.component_files import BLANK, read_toml
from specs.component_marks import PRINTED, Trust
from specs.component_options import shipped as shipped_options
from specs.component_reading import blanks_of, edition_of, read_board, read_fields, read_marks, refuse_totals
from specs.component_values import ADDED, SIDES, ComponentSet
from specs.editions import EDITIONS, book, plays_options
from specs.parts import Employee, GarmentTile, Parts, ResourceTile
from specs.questions.base_setup import BoardSide, board_side_for, board_side_for_one

_COPIED: Final = 0.9
_VOUCHED: Final = (Trust.CITED, Trust.DERIVED, Trust.REVIEWED)
"""A list that agrees with the shipped one in so much of what is made up there was copied from it."""


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
    refuse_totals(place, fields, law)
    found = ComponentSet(
        name=fields["name"],
        edition=edition,
        file=called,
        garments=tuple(GarmentTile(**g) for g in fields["garments"]),
        resources=tuple(ResourceTile(**r) for r in fields["resources"]),
        start_team=tuple(Employee(**e) for e in fields["start_team"]),
        employees=tuple(Employee(**e) for e in fields["employees"]),
        boards={which: read_board(place.to(s), fields[s], law) for s, which in SIDES.items() if s in fields},
        marks={},
        options={t: fields[t] for t in ADDED if t in fields},
    )
    marks = read_marks(place.to("marks"), fields.get("marks", {}), found.values)
    return dataclasses.replace(found, marks=marks)


def _check_edition(edition: str) -> None:
    if edition not in EDITIONS:
        raise RequestError(f"an edition ({', '.join(EDITIONS)}), got {edition!r}", hint="give one of the two")


def _check_options(edition: str, options: Iterable[str]) -> None:
    for option in options:
        if option not in ADDED:
            raise RequestError(f"an option ({', '.join(ADDED)}), got {option!r}", hint="correct the name")
        if not plays_options(edition):
            hint = "no text of that edition has it; take deluxe-2020"
            raise RequestError(f"no options with {edition}, got {option!r}", hint=hint)


def _with_shipped(parts: ComponentSet, options: Iterable[str]) -> ComponentSet:
    """Give a set with the tables of just these options: its own, and else those that come with the book."""
    wanted = [t for t in ADDED if t in set(options)]
    ours = shipped_options()
    dropped, borrowed = set(parts.options) - set(wanted), set(wanted) - set(parts.options)
    marks = {p: m for p, m in parts.marks.items() if p.partition(".")[0] not in dropped}
    marks |= {p: m for p, m in ours.marks.items() if p.partition(".")[0] in borrowed}
    tables = {t: parts.options.get(t, ours.tables[t]) for t in wanted}
    return dataclasses.replace(parts, marks=marks, options=tables)


@cache
def shipped(edition: str, options: tuple[str, ...] = ()) -> ComponentSet:
    """
    Give the set that comes with the book for an edition, with the parts of some options.

    Raises:
        RequestError: There is no such edition or option.
        BookError: A shipped file is spoilt.
    """
    _check_edition(edition)
    _check_options(edition, options)
    if options:
        return _with_shipped(shipped(edition), options)
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
    ours = shipped(own.edition, tuple(own.options))
    marks = dict(own.marks)
    ours_of: dict[str, str] = {}
    for group in ("garments", "resources", "employees", *SIDES, *own.options):
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


def read_set(edition: str | None, file: Path | None = None, options: Iterable[str] | None = None) -> ComponentSet:
    """
    Give a set of components: a user's own, or the shipped one.

    Args:
        edition: None for the edition that the file names.
        options: The options whose parts it has, those that the file lacks being the shipped ones; if not given,
            those that the file has.
    Raises:
        RequestError: There is no such edition or option, or the file cannot be played with.
    """
    if edition is None:
        edition = EDITIONS[0] if file is None else edition_of(file)
    _check_edition(edition)
    _check_options(edition, options or ())
    if file is None:
        return shipped(edition, tuple(options or ()))
    own = _unmasked(_read(file, str(file), edition))
    return own if options is None else _with_shipped(own, options)


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
