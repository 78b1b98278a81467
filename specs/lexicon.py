"""
The words by which texts name what claims speak of, per language.

They serve to compare a claim's term with the words it cites. The table is `specs/lexicon.csv`: a member of an
enumeration, and for each language a pattern that its words begin with; a column of a text's own goes before its
language, for the editions call other things green and blue. After `~` stand words that can mean the thing among
others. `@from-to` are lines of a section whose heading names it, and `-` stands where a text need not name it.
A member without an entry has no word in that language; a claim that uses it is reported, so that who states the
first one says how the text calls the thing.
"""

from __future__ import annotations

import csv
import enum
from collections.abc import Mapping
from importlib import import_module
from typing import Final

from oracle.errors import BookError
from specs.texts import read_book

COLUMNS: Final = ("pt", "es", "en", "deluxe-pt")


def _kind(name: str) -> type[enum.Enum]:
    module, _, kind = name.rpartition(".")
    place = f"specs.{module}" if module == "vocabulary" else f"specs.questions.{module}"
    found: type[enum.Enum] = getattr(import_module(place), kind)
    return found


def _stems() -> dict[enum.Enum, Mapping[str, str]]:
    found: dict[enum.Enum, Mapping[str, str]] = {}
    for number, row in enumerate(csv.DictReader(read_book("lexicon.csv").splitlines()), start=2):
        try:
            member = _kind(row["kind"])[row["member"]]
        except (ImportError, AttributeError, KeyError):
            raise BookError(
                f"a member of an enumeration, got {row['kind']}.{row['member']}",
                where=f"specs/lexicon.csv:{number}",
                hint="correct its name, or take the row out",
            ) from None
        found[member] = {language: row[language] for language in COLUMNS if row[language]}
    return found


STEMS: Final[Mapping[enum.Enum, Mapping[str, str]]] = _stems()
"""Entries by member, and by text or language."""
