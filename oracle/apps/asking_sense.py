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

_SIDES: Final = ("one", "other")
# A yes that only gives leave answers wrongly who asks for a duty.
_LEAVE: Final = "leave"
_DUTY: Final = "other"
# Who asks so is answered by what happens, not by yes or no, so that no way round is told.
_OPEN: Final = re.compile(
    r"(?:what|how|which|where|when|who|whose|o que|que|quais|qual|quant\w*|como|onde|para onde|quando|quem|"
    r"cual\w*|cuant\w*|con cuant\w*|com quant\w*|donde|adonde|cuando|quien\w*)\b"
)


def plain_words(text: str) -> str:
    """Give the words of a text alone, without accents, capitals or marks."""
    return " ".join(WORD.findall(folded(text)))


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


def _differs(pair: str, heard: set[str], meant: set[str]) -> bool:
    """Say whether what is heard of a pair of opposites is not what is meant."""
    if len(heard) != 1 or not meant:
        return False
    return heard != meant if len(meant) == 1 else pair == _LEAVE and heard == {_DUTY}


def is_turned(words: str, question: Question) -> bool:
    """
    Say whether words may ask the opposite of a question that is answered by yes or no.

    They do where they name one side of a pair of opposites and the question only the other, where they deny what the
    question does not, or where they ask for a duty and the question for leave as well.
    """
    if question.answers is not BOOLEAN and not question.is_norm:
        return False
    asked = plain_words(words)
    if _OPEN.match(asked):
        return False
    name, asks = plain_words(question.id.replace("_", " ")), plain_words(question.asks)
    for pair, sides in _opposites().items():
        heard = _named(asked, sides)
        # The name of a question says which way round it is answered; its text may tell when, too.
        meant = _named(name, sides) or _named(asks, sides)
        if len(sides) < len(_SIDES):
            if heard and not (meant | _named(asks, sides)):
                return True
        elif _differs(pair, heard, meant):
            return True
    return False
