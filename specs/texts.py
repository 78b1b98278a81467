"""Loads the register of texts and the record of their passages."""

from __future__ import annotations

import csv
import tomllib
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
        raise BookError(f"UTF-8, got the byte 0x{error.object[error.start]:02x}", where=place, hint=hint) from None


def read_table(*path: str) -> dict[str, Any]:
    """
    Read a TOML file of the book.

    Raises:
        BookError: It is missing, not UTF-8 or no TOML.
    """
    try:
        return tomllib.loads(read_book(*path))
    except tomllib.TOMLDecodeError as error:
        raise BookError(f"TOML, got: {error}", where="specs/" + "/".join(path), hint="correct the line named") from None


def _records(name: str) -> tuple[Record, ...]:
    found = []
    for number, row in enumerate(csv.DictReader(read_book("passages", name).splitlines()), start=2):
        whole = set(row) == set(FIELDS) and None not in row.values()
        if not (whole and row["last"].isdigit() and row["words"].isdigit() and row["key"].split(".")[0].isdigit()):
            where = f"specs/passages/{name}:{number}"
            hint = "write the file anew with the freeze command"
            raise CitationError(
                f"a row {','.join(FIELDS)}, got {','.join(map(str, row.values()))}", where=where, hint=hint
            )
        found.append(
            Record(
                key=row["key"],
                first=int(row["key"].split(".")[0]),
                last=int(row["last"]),
                words=int(row["words"]),
                digest=row["digest"],
                anchor=row["anchor"],
                kind=row["kind"],
                note=row["note"],
            )
        )
    return tuple(found)


@cache
def sources() -> tuple[Source, ...]:
    """
    Give the registered texts, in the order of the register.

    Raises:
        CitationError: A passage file is malformed.
    """
    found = []
    for name, entry in read_table("sources.toml").items():
        try:
            source = Source(id=name, records=_records(f"{name}.csv"), **entry)
        except TypeError as error:
            where = f"specs/sources.toml: {name}"
            raise BookError(
                f"the fields of a text, got: {error}", where=where, hint="compare with its neighbours"
            ) from None
        if not source.records or source.lines < source.records[-1].last:
            where = f"specs/sources.toml: {name}"
            raise BookError(f"the number of lines, got {source.lines}", where=where, hint="it is what `cat -n` counts")
        found.append(source)
    return tuple(found)
