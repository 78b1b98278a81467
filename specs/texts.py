"""Loads the register of texts and the record of their passages."""

from __future__ import annotations

import csv
import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from oracle.errors import CitationError
from oracle.sources import Record, Source

FIELDS = ("key", "last", "words", "digest", "anchor", "kind", "note")
"""The columns of a passage file; the first line stands in the key."""


def _records(table: Traversable) -> tuple[Record, ...]:
    found = []
    for row in csv.DictReader(table.read_text(encoding="utf-8").splitlines()):
        if set(row) != set(FIELDS) or None in row.values():
            raise CitationError(f"a row with {', '.join(FIELDS)}, got {row!r}", where=table.name)
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
    shelf = files("specs")
    register = tomllib.loads(shelf.joinpath("sources.toml").read_text(encoding="utf-8"))
    return tuple(
        Source(id=name, records=_records(shelf.joinpath("passages", f"{name}.csv")), **entry)
        for name, entry in register.items()
    )
