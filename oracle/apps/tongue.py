"""
Says what findings say, and what parameters, values and units are called, in everything that people read.

`oracle.reports` knows phrases and no book; here its speech learns the book's own words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from oracle.apps.finding_tongue import says
from oracle.findings import Finding
from oracle.reports.phrasing import printable
from oracle.reports.speech import PHRASES, Speech
from specs.translations import counted, label, told, unit_named


@dataclass(frozen=True, slots=True)
class Tongue(Speech):
    """Says the phrases of reports and the words of the book in one language."""

    def known(self, word: str) -> str:
        """Give a word in the language if a table has it, else as it is: then it is a name."""
        return self(word) if word in PHRASES else self.told(word) or printable(word)

    def label(self, name: str) -> str:
        """Give what a parameter is called."""
        return label(name, self.language)

    def told(self, english: str) -> str | None:
        """Give what words of the book are in the language; None where they stand in English."""
        return told(english, self.language)

    def finding(self, finding: Finding) -> str | None:
        """Give what a finding says in the language; None where a part of it stands in English."""
        return says(finding, self)

    def counted(self, number: int, unit: str) -> str:
        """Give so many of something, in the singular or the plural."""
        return counted(number, unit, self.language)

    def pairs(self, given: Mapping[str, Any]) -> str:
        """Give a case: as it would be typed in English, else in words, for names are typed in English only."""
        if self.language == "en":
            return Speech.pairs(self, given)
        return ", ".join(f"{self.label(n)}: {self.value(v)}" for n, v in given.items())

    def unit(self, unit: str) -> str:
        """Give what a unit is called when there is no number before it."""
        return unit_named(unit, self.language)
