"""
What questions, rulings, precedents, readings, notes, concepts and values are called in Portuguese and Spanish.

They are written in English where they are declared. A row belongs to the words that it was made from, known by their
digest: whoever changes the English gets it shown as English until its row is made anew, and a test names the row.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from oracle.errors import BookError
from specs.texts import read_rows

LANGUAGES = ("pt", "es")
"""The languages that are translated to."""

FIELDS = ("of", "id", *LANGUAGES)
"""The columns: the digest of the English words, where they stand, and what they are in each language."""

TABLES = ("questions", "rulings", "precedents", "readings", "notes", "concepts", "acceptances", "labels")
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


ONE: Final[Mapping[str, str]] = {
    "Livre": "Livre",
    "actions": "action",
    "bonuses": "bonus",
    "cards": "card",
    "colours": "colour",
    "employees": "employee",
    "fireworks": "firework",
    "garments": "garment",
    "halls": "hall",
    "markers": "marker",
    "minutes": "minute",
    "prestige points": "prestige point",
    "rolls": "roll",
    "spaces": "space",
    "steps": "step",
    "tasks": "task",
    "tiles": "tile",
    "times": "time",
    "turns": "turn",
}
"""What one of each unit is called in English."""


PLAINER: Final[Mapping[str, str]] = {
    "bearer": "where it appears",
    "boards first": "points of the first place",
    "counted": "number counted",
    "corner sign": "sign in the corner",
    "deck size": "team size",
    "employee sign": "sign on an employee card",
    "factor": "factor of the space",
    "garment sign": "sign on a garment tile",
    "in kings hall": "garments in the King's hall",
    "jewel got": "how the jewel came",
    "livre": "Livre",
    "main done": "what became of the main action",
    "master guests": "garments on master guest spaces",
    "master spaces": "master guest spaces",
    "matching": "same colour",
    "musician owner": "who funded the musician",
    "needed": "rolls needed",
    "on right spaces": "garments on the spaces to the right",
    "passed before": "exam passed before",
    "printed": "printed Livre",
    "queue cards": "cards in the queue",
    "returned": "Livre given back",
    "team": "team size",
    "tile sign": "sign on a resource tile",
    "tile gained": "how the tile came",
    "via": "by way of",
    "wealth": "what is received",
}
"""What parameters are called in English whose ids say too little."""


def counted(number: int, unit: str, language: str) -> str:
    """
    Give so many of a unit: `1 tile`, `2 tiles`.

    The words of a language are those of the rows for `1 tile` and `2 tiles`, which tell the forms of every number.
    """
    one = abs(number) == 1
    model, name = ("1", ONE.get(unit, unit)) if one else ("2", unit)
    # "0 tiles" and "-1 tile" are said like the model: only the figure is another.
    return f"{number}{said(f'{model} {name}', language).removeprefix(model)}"


def unit_named(unit: str, language: str) -> str:
    """Give what a unit is called when there is no number before it."""
    return said(f"2 {unit}", language).removeprefix("2 ")


def label(parameter: str, language: str) -> str:
    """Give what a parameter is called, by its id."""
    plain = parameter.replace("_", " ")
    return PLAINER.get(plain, plain) if language == "en" else said(plain, language)
