"""
What is known of a dispute: facts by name, each a value of its domain; what is not told stays unknown.

A value is given by its name, by what the book calls it or, where the caller has words for it, by one of these. What
fits nothing, or fits two values, is refused: nothing is guessed.
"""

from __future__ import annotations

import enum
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from oracle.consistency.cases import cases, plain
from oracle.disputes.answers import DEPENDS, OPEN
from oracle.errors import RequestError
from oracle.questions import NORM, Question
from oracle.terms import Domain

Words = Mapping[str, Iterable[str]]
"""What people call the members of enumerations, by concept: the member's name in lower case."""

Vocabulary = Sequence[Words]
"""Words that are looked into one after the other: an edition's own before those of everybody."""

Known = Mapping[str, tuple[Any, ...]]
"""The values that each parameter can still have, by its name; one value where it is known."""

_YES: Final = frozenset({"yes", "y", "true", "sim", "si", "s", "verdadeiro", "verdadero"})
_NO: Final = frozenset({"no", "n", "false", "nao", "falso"})
_MAY: Final = {
    "may not": frozenset({"may not", "cannot", "can not", "must not", "forbidden", "nao pode", "no puede", *_NO}),
    "may": frozenset({"may", "can", "allowed", "pode", "puede", "need not", *_YES}),
    "must": frozenset({"must", "obliged", "deve", "tem de", "debe", "tiene que"}),
}
_RANGE: Final = re.compile(r"(-?\d{1,9})\s*\.\.\s*(-?\d{1,9})")
_NUMBER: Final = re.compile(r"[+-]?\d{1,9}")
_LONGEST: Final = 60
_MOST_NAMED: Final = 12


def folded(text: str) -> str:
    """Give a text in lower case without accents, with single spaces for what separates words."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(c for c in parts if not unicodedata.combining(c))
    return " ".join(re.sub(r"[_\-\s]+", " ", bare).split())


def named(domain: Domain, parameter: str, words: Words) -> dict[str, list[Any]]:
    """Give the values of a domain by everything that they can be called, folded."""
    found: dict[str, list[Any]] = {}
    for value in domain.values:
        if isinstance(value, bool):
            called = set(_YES if value else _NO)
        elif isinstance(value, enum.Enum):
            concept = value.name.lower()
            said = [*words.get(concept, ()), *words.get(f"{parameter}_{concept}", ())]
            called = {folded(n) for n in (value.name, str(value.value), *said)}
        else:
            called = {folded(str(value))}
        for name in called:
            found.setdefault(name, []).append(value)
    return found


_ANSWER: Final = "answer"
_CLAIMED: Final = f"a side claims one of these as it stands, without a unit, or {OPEN} or {DEPENDS}"


def _shown(text: str) -> str:
    return repr(text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…")


def listed(domain: Domain) -> str:
    """Give the values of a domain for a message, with the short names of members."""
    if domain.values and isinstance(domain.values[0], enum.Enum):
        names = [v.name.lower() for v in domain.values]
        return ", ".join(names[:_MOST_NAMED]) + (", …" if len(names) > _MOST_NAMED else "")
    return domain.listed()


def value_of(domain: Domain, parameter: str, text: str, words: Vocabulary, where: str) -> Any:
    """
    Give the one value that a text stands for.

    Raises:
        RequestError: It stands for none, or for several.
    """
    number = _NUMBER.fullmatch(text.strip())
    name = str(int(text)) if number else folded(text)
    called = named(domain, parameter, {})
    for known in words:
        # Words are looked into only if needed: they may have to be loaded.
        if name not in called:
            called |= named(domain, parameter, known)
    found = called.get(name, [])
    if len(found) == 1:
        return found[0]
    if len(found) > 1:
        names = ", ".join(v.name.lower() if isinstance(v, enum.Enum) else str(plain(v)) for v in found)
        hint = f"it can mean {names}; give one of these"
        raise RequestError(f"one value of {parameter}, got {_shown(text)}", where=where, hint=hint)
    near = get_close_matches(name, called, n=1)
    way_out = _CLAIMED if parameter == _ANSWER else "give one of these; a fact that is not known is left out"
    hint = f"did you mean {near[0]}?" if near and not number else way_out
    raise RequestError(f"{parameter} as one of {listed(domain)}, got {_shown(text)}", where=where, hint=hint)


def _values(domain: Domain, parameter: str, text: str, words: Vocabulary, where: str) -> tuple[Any, ...]:
    """Give the values that a text leaves: one, several with `|` between them, or a range `2..4`."""
    span = _RANGE.fullmatch(text.strip())
    if span and domain.values and type(domain.values[0]) is int:
        lowest, highest = int(span[1]), int(span[2])
        inside = tuple(v for v in domain.values if lowest <= v <= highest)
        if inside and lowest in domain and highest in domain:
            return inside
        hint = "give the lower end first; both ends count"
        raise RequestError(f"{parameter} as a range within {listed(domain)}, got {text!r}", where=where, hint=hint)
    found = [value_of(domain, parameter, part, words, where) for part in text.split("|")]
    return tuple(dict.fromkeys(found))


def as_text(value: Any) -> str:
    """Give a value of a file as it would be typed; a list stands for several values."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return "|".join(map(as_text, value))
    return str(value)


def read(question: Question, given: Sequence[tuple[str, str]], words: Vocabulary, *, where: str = "") -> Known:
    """
    Read facts about a question.

    Args:
        given: Names and values as they were typed.
        words: What people call the values.
    Returns:
        For each parameter the values it can have; all of them where nothing is known.
    Raises:
        RequestError: A name or a value is none of the question's, is told twice, or no case fits.
    """
    domains = dict(zip(question.names, question.domains, strict=True))
    told: dict[str, tuple[Any, ...]] = {}
    for name, text in given:
        place = where or f"{question.id}, facts"
        if name not in domains:
            near = get_close_matches(folded(name), [folded(n) for n in domains], n=1)
            described = "; ".join(f"{n}: {listed(d)}" for n, d in domains.items())
            hint = f"did you mean {near[0].replace(' ', '_')}?" if near else "leave it out: it plays no part here"
            expected = f"a fact that matters to {question.id} ({described or 'it needs none'})"
            raise RequestError(f"{expected}, got {_shown(name)}", where=place, hint=hint)
        values = _values(domains[name], name, text, words, place)
        if name in told and told[name] != values:
            raise RequestError(f"one value of {name}, got two", where=place, hint="leave one of them out")
        told[name] = values
    known = {n: told.get(n, d.values) for n, d in domains.items()}
    if not fitting(question, known):
        pairs = ", ".join(f"{n}={as_text([plain(v) for v in vs])}" for n, vs in told.items())
        hint = "such a case does not arise; correct one of the facts"
        raise RequestError(
            f"facts that can be true together, got {pairs}", where=where or f"{question.id}, facts", hint=hint
        )
    return known


def fitting(question: Question, known: Known) -> list[dict[str, Any]]:
    """Give every case of a question that fits what is known, the ordinary one first."""
    found = []
    for args in cases(question):
        case = dict(zip(question.names, args, strict=True))
        if all(any(type(v) is type(w) and v == w for w in known[n]) for n, v in case.items()):
            found.append(case)
    return found


def shown(question: Question, known: Known) -> dict[str, Any]:
    """Give what is known as plain values; what is not known is not there."""
    found: dict[str, Any] = {}
    for name, domain in zip(question.names, question.domains, strict=True):
        values = known[name]
        if len(values) == 1:
            found[name] = plain(values[0])
        elif len(values) < len(domain.values):
            found[name] = [plain(v) for v in values]
    return found


def answer_of(question: Question, text: str, words: Vocabulary, where: str) -> Any:
    """
    Give the answer that a side claims, as a plain value: one of the question's, `open` or `depends`.

    Raises:
        RequestError: It is none.
    """
    name = folded(text)
    if name in {OPEN, DEPENDS}:
        return name
    if not question.is_norm:
        return plain(value_of(question.answers, _ANSWER, text, words, where))
    for norm, called in _MAY.items():
        if name in called:
            return "yes" if name in _YES else "no" if name in _NO else norm
    expected = f"yes, no, {', '.join(NORM.values)}, {OPEN} or {DEPENDS}"
    raise RequestError(f"{expected}, got {_shown(text)}", where=where, hint="say what that side answers")
