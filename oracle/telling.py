"""
What a finding says, as what it is made of, so that it can be said in every language.

English is made here, for it is the language in which all parts are written. What the parts are in another language
is known to whoever opens the book; a part that is a plain string is a name, or words of a text, and stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Words:
    """
    Words of the book: what a question asks, a reading, a note, what a thing is called.

    Attributes:
        kind: What they name, where the same words name something else elsewhere.
    """

    english: str
    kind: str = ""

    @property
    def key(self) -> str:
        """By what a table of translations knows them."""
        return f"{self.kind}: {self.english}" if self.kind else self.english


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase of ours, with what stands for its names in braces."""

    english: str
    fills: tuple[tuple[str, Telling], ...] = ()


@dataclass(frozen=True, slots=True)
class Fact:
    """
    What is answered to a question.

    Attributes:
        asked: Whether to say what is asked; else the answer alone is said, and the case.
        case: The case, as plain values; nothing where it goes without saying.
        values: The answers that are possible, as plain values.
    """

    question: str
    values: tuple[Any, ...]
    case: tuple[tuple[str, Any], ...] = ()
    asked: bool = False


@dataclass(frozen=True, slots=True)
class Case:
    """A question in a case, before its answers are told."""

    question: str
    case: tuple[tuple[str, Any], ...]
    asked: bool = False


@dataclass(frozen=True, slots=True)
class Claimed:
    """What claims say: in English in their own words, in other languages by what they answer."""

    english: str
    answer: Telling


Telling = str | Words | Phrase | Fact | Case | Claimed | tuple["Telling", ...]
"""What is said: a name, a part of the book, or several of these in a row."""


def phrase(english: str, **fills: Telling) -> Phrase:
    """Give a phrase, its names filled in."""
    return Phrase(english, tuple(fills.items()))


def joined(parts: Iterable[Telling], between: Telling) -> Telling:
    """Give some parts in a row, with something between any two."""
    found: list[Telling] = []
    for part in parts:
        found += [between, part] if found else [part]
    return tuple(found)


def in_english(telling: Telling) -> str:
    """
    Say it in English.

    Raises:
        ValueError: An answer is not beside what claims say; English never says answers.
    """
    match telling:
        case str():
            return telling
        case Words() | Claimed():
            return telling.english
        case Phrase():
            return (
                telling.english.format_map({n: in_english(t) for n, t in telling.fills})
                if telling.fills
                else telling.english
            )
        case tuple():
            return "".join(map(in_english, telling))
        case _:
            raise ValueError(f"what English says, got {telling!r}")


def parts_of(telling: Telling) -> Iterator[Telling]:
    """Give it, and everything that it is made of."""
    yield telling
    inner: Iterable[Telling] = ()
    match telling:
        case Phrase():
            inner = [t for _, t in telling.fills]
        case Claimed():
            inner = [telling.answer]
        case tuple():
            inner = telling
    for part in inner:
        yield from parts_of(part)
