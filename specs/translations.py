"""
What questions, rulings and values are called in Portuguese and Spanish.

They are written in English where they are declared. A row belongs to the words that it was made from, known by their
digest: whoever changes the English gets it shown as English until its row is made anew, and a test names the row.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache

from oracle.errors import BookError
from specs.texts import read_rows

LANGUAGES = ("pt", "es")
"""The languages that are translated to."""

FIELDS = ("of", "id", *LANGUAGES)
"""The columns: the digest of the English words, where they stand, and what they are in each language."""

TABLES = ("questions", "rulings", "labels")
"""One file each."""


def digest(english: str) -> str:
    """Give by what a row knows the words that it translates."""
    return hashlib.sha256(english.encode()).hexdigest()[:12]


def rows() -> Iterator[tuple[str, dict[str, str]]]:
    """
    Give every row with its place.

    Raises:
        BookError: A table is malformed, has an empty cell, or translates the same words twice.
    """
    seen: dict[str, str] = {}
    for table in TABLES:
        for where, row in read_rows(FIELDS, "translations", f"{table}.csv"):
            if not all(row.values()):
                raise BookError(
                    f"a row without an empty cell, got {','.join(row.values())}", where=where, hint="fill it"
                )
            if row["of"] in seen:
                raise BookError(
                    f"one row for {row['id']}, got another at {seen[row['of']]}", where=where, hint="keep one"
                )
            seen[row["of"]] = where
            yield where, row


@cache
def _told() -> dict[str, dict[str, str]]:
    return {row["of"]: row for _, row in rows()}


def told(english: str, language: str) -> str | None:
    """
    Give what some words of the book are in a language; None if nobody has said it yet.

    Raises:
        BookError: A table is malformed.
    """
    if language == "en":
        return english
    row = _told().get(digest(english))
    return row[language] if row else None


def said(english: str, language: str) -> str:
    """Give some words of the book in a language, or in English if nobody has said them in it yet."""
    return told(english, language) or english
