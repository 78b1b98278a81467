"""
Tells whether words ask the opposite of the question that they were found to mean: kept for lost, may for must, not.

A search finds what words are about, not which way round they ask. So a bare yes could answer the contrary of what was
asked, and the answer is given only where nothing speaks for that.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from typing import Final

from oracle.concepts import WORD, folded
from oracle.questions import Question
from oracle.rules import LANGUAGES
from oracle.terms import BOOLEAN
from specs.texts import read_rows
from specs.translations import said

_SIDES: Final = ("one", "other")


def plain_words(text: str) -> str:
    """Give the words of a text alone, without accents, capitals or marks."""
    return " ".join(WORD.findall(folded(text)))


def is_own_text(words: str, question: Question) -> bool:
    """Say whether words are, word for word, what a question asks, in one of the languages."""
    return plain_words(words) in {plain_words(said(question.asks, language)) for language in LANGUAGES}


@cache
def _opposites() -> Mapping[str, Mapping[str, re.Pattern[str]]]:
    """Give for each pair of opposites what recognises either side; a side that nothing names is not there."""
    found: dict[str, dict[str, re.Pattern[str]]] = defaultdict(dict)
    for _, row in read_rows(("pair", "side", *LANGUAGES), "opposites.csv"):
        names = {plain for language in LANGUAGES for plain in row[language].split("|") if plain.strip()}
        either = "|".join(re.escape(n.strip()).replace(r"\*", r"\w*") for n in sorted(names))
        found[row["pair"]][row["side"]] = re.compile(rf"\b(?:{either})\b")
    return found


def _named(text: str, sides: Mapping[str, re.Pattern[str]]) -> set[str]:
    return {side for side, pattern in sides.items() if pattern.search(text)}


def is_turned(words: str, question: Question) -> bool:
    """
    Say whether words may ask the opposite of a question that is answered by yes or no.

    They do where they name one side of a pair of opposites and the question only the other, or where they deny what
    the question does not.
    """
    if question.answers is not BOOLEAN and not question.is_norm:
        return False
    asked = plain_words(words)
    name, asks = plain_words(question.id.replace("_", " ")), plain_words(question.asks)
    for sides in _opposites().values():
        heard = _named(asked, sides)
        # The name of a question says which way round it is answered; its text may tell when, too.
        meant = _named(name, sides) or _named(asks, sides)
        if len(sides) < len(_SIDES):
            if heard and not (meant | _named(asks, sides)):
                return True
        elif len(heard) == 1 and len(meant) == 1 and heard != meant:
            return True
    return False
