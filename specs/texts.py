"""
Loads the register of texts and the record of their passages, and reads every other data file of the book.

A file that is wrong is named with its line, what was expected there, and what to do.
"""

from __future__ import annotations

import csv
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any

from oracle.errors import BookError, CitationError
from oracle.sources import Record, Source

FIELDS = ("key", "last", "words", "digest", "anchor", "kind", "note")
"""The columns of a passage file; the first line stands in the key."""


def read_book(*path: str) -> str:
    """
    Read a data file of the book.

    Raises:
        BookError: It is missing or not UTF-8.
    """
    place = "specs/" + "/".join(path)
    try:
        return files("specs").joinpath(*path).read_text(encoding="utf-8")
    except OSError as error:
        raise BookError(
            f"a file of the book, got: {error.strerror}", where=place, hint="install the book again"
        ) from None
    except UnicodeDecodeError as error:
        hint = "save the file as UTF-8"
        line = error.object.count(b"\n", 0, error.start) + 1
        where = f"{place}:{line}"
        raise BookError(f"UTF-8, got the byte 0x{error.object[error.start]:02x}", where=where, hint=hint) from None


def read_table(*path: str) -> dict[str, Any]:
    """
    Read a TOML file of the book.

    Raises:
        BookError: It is missing, not UTF-8 or no TOML.
    """
    try:
        return tomllib.loads(read_book(*path))
    except tomllib.TOMLDecodeError as error:
        place = "specs/" + "/".join(path)
        # What it says of the line belongs to the place, where it can be followed.
        says = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", str(error))
        # Where the end of the document comes too soon, its last line is the one to look at.
        at = says[2] if says and says[2] else max(1, len(read_book(*path).splitlines()))
        where = f"{place}:{at}"
        raise BookError(f"TOML, got: {says[1] if says else error}", where=where, hint="correct the line") from None


def read_rows(fields: tuple[str, ...], *path: str) -> Iterator[tuple[str, dict[str, str]]]:
    """
    Read a CSV file of the book.

    Returns:
        Each row with its place, as `specs/…:12`.
    Raises:
        BookError: It is missing, not UTF-8, or a row has other columns than its head.
    """
    place = "specs/" + "/".join(path)
    reader = csv.reader(read_book(*path).splitlines())
    try:
        head = next(reader, [])
        if tuple(head) != fields:
            hint = "put the line of column names back"
            raise BookError(f"the columns {','.join(fields)}, got {','.join(head)}", where=f"{place}:1", hint=hint)
        for row in reader:
            where = f"{place}:{reader.line_num}"
            if row and len(row) != len(fields):
                raise BookError(
                    f"a row {','.join(fields)}, got {len(row)} cells: {','.join(row)}",
                    where=where,
                    hint="a cell with a comma stands in quotes",
                )
            if row:
                yield where, dict(zip(fields, row, strict=True))
    except csv.Error as error:
        raise BookError(f"CSV, got: {error}", where=f"{place}:{reader.line_num}", hint="correct the row") from None


Check = Callable[[Any], str]
"""What a field of a table must be: gives what was expected, or nothing if the value fits."""


def text(value: Any) -> str:
    """Ask for a text that is not empty."""
    return "" if isinstance(value, str) and value.strip() else "a text that is not empty"


def text_or_nothing(value: Any) -> str:
    """Ask for a text."""
    return "" if isinstance(value, str) else "a text"


def date(value: Any) -> str:
    """Ask for a date as text."""
    fits = isinstance(value, str) and re.fullmatch(r"\d{4}-\d{2}-\d{2}", value)
    return "" if fits else 'a date such as "2026-01-31"'


def flag(value: Any) -> str:
    """Ask for true or false."""
    return "" if isinstance(value, bool) else "true or false"


def whole(value: Any) -> str:
    """Ask for a whole number from 1."""
    return "" if isinstance(value, int) and not isinstance(value, bool) and value > 0 else "a whole number from 1"


def texts(value: Any) -> str:
    """Ask for a list of texts."""
    return "" if isinstance(value, list) and all(isinstance(v, str) and v for v in value) else "a list of texts"


def tables(value: Any) -> str:
    """Ask for a list of tables."""
    return "" if isinstance(value, list) and all(isinstance(v, dict) for v in value) else "a list of tables"


def one_of(*choices: str) -> Check:
    """Ask for one of some texts."""
    return lambda value: "" if value in choices else f"one of {', '.join(choices)}"


def some_of(*choices: str) -> Check:
    """Ask for a list of some of these texts."""
    return lambda value: (
        "" if isinstance(value, list) and all(v in choices for v in value) else f"some of {', '.join(choices)}"
    )


def place_of(path: tuple[str, ...], header: str, number: int = 1) -> str:
    """Give the place of the n-th table of a header in a TOML file, as `specs/…:12`."""
    pattern = re.compile(rf"\s*\[+\s*[\"']?{re.escape(header)}[\"']?\s*\]+")
    lines = enumerate(read_book(*path).splitlines(), start=1)
    at = [n for n, line in lines if line.lstrip().startswith("[") and pattern.match(line)]
    return "specs/" + "/".join(path) + (f":{at[number - 1]}" if len(at) >= number else "")


def checked(entry: Any, shape: Mapping[str, Check], *, needed: frozenset[str], where: str) -> dict[str, Any]:
    """
    Give a table of a TOML file whose fields are as they must be.

    Args:
        shape: What each field must be.
        needed: The fields that may not be left out.
        where: The place of the table.
    Raises:
        BookError: A field is unknown, missing or has another value.
    """
    if not isinstance(entry, dict):
        hint = "give it a line with its name in brackets"
        raise BookError(f"a table with {', '.join(shape)}, got {entry!r}", where=where, hint=hint)
    for name in entry:
        if name not in shape:
            near = get_close_matches(name, shape, n=1)
            hint = f"did you mean {near[0]}?" if near else f"it has {', '.join(shape)}"
            raise BookError(f"a field, got {name!r}", where=where, hint=hint)
    if missing := [n for n in shape if n in needed and n not in entry]:
        hint = "compare with its neighbours"
        raise BookError(f"the fields {', '.join(missing)}, got none", where=where, hint=hint)
    for name, value in entry.items():
        if expected := shape[name](value):
            raise BookError(f"{name} as {expected}, got {value!r}", where=where, hint=f"correct {name}")
    return entry


def _records(name: str) -> tuple[Record, ...]:
    found = []
    for where, row in read_rows(FIELDS, "passages", name):
        key, dot, ordinal = row["key"].partition(".")
        numbers = (key, ordinal, row["last"], row["words"])
        if not (dot and all(n.isdecimal() and n.isascii() for n in numbers) and 0 < int(key) <= int(row["last"])):
            raise CitationError(
                f"a key such as 12.1, and last and words as numbers, got {','.join(row.values())}",
                where=where,
                hint="write the file anew: python -m oracle.apps.freeze DIR",
            )
        found.append(
            Record(
                key=row["key"],
                first=int(key),
                last=int(row["last"]),
                words=int(row["words"]),
                digest=row["digest"],
                anchor=row["anchor"],
                kind=row["kind"],
                note=row["note"],
            )
        )
    return tuple(found)


_SOURCE: Mapping[str, Check] = {
    "title": text,
    "edition": one_of("deluxe-2020", "original-2013"),
    "language": one_of("en", "pt", "es"),
    "voice": text,
    "lines": whole,
    "digest": text,
    "ends": text_or_nothing,
}


@cache
def sources() -> tuple[Source, ...]:
    """
    Give the registered texts, in the order of the register.

    Raises:
        BookError: The register is malformed.
        CitationError: A passage file is malformed.
    """
    found = []
    for name, entry in read_table("sources.toml").items():
        where = place_of(("sources.toml",), name)
        fields = checked(entry, _SOURCE, needed=frozenset(_SOURCE), where=where)
        source = Source(id=name, records=_records(f"{name}.csv"), **fields)
        if not source.records or source.lines < source.records[-1].last:
            last = source.records[-1].last if source.records else 1
            hint = "it is what `cat -n` counts"
            raise BookError(f"lines as a number from {last}, got {source.lines}", where=where, hint=hint)
        found.append(source)
    if not found:
        raise BookError("at least one text, got none", where="specs/sources.toml", hint="install the book again")
    return tuple(found)
