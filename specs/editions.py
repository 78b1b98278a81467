"""
Opens the book: everything of the specs, gathered in reading order, and the book of one edition.

Modules are found, not listed: a new topic is one new file.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields
from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import Any

import specs.claims
import specs.questions
import specs.rules
from oracle.book import Book
from oracle.claims import Claim, Statements
from oracle.errors import BookError, DuplicateIdError, RequestError
from oracle.questions import Catalogue, Question
from oracle.rules import Rule, Rulebook, Ruling, Status
from specs.laws_base import Law
from specs.texts import Check, checked, date, one_of, place_of, read_table, some_of, sources, tables, text, texts

EDITIONS = ("deluxe-2020", "original-2013")
"""The editions that can be asked and played."""

OPTIONS = ("jewelry-box", "solo", "fancy", "festive", "haute-couture")
"""What can be added to the Deluxe edition."""


def plays_options(edition: str) -> bool:
    """Say whether an edition has options: the texts of one alone tell of them."""
    return edition == "deluxe-2020"


def _modules(package: ModuleType) -> Iterator[ModuleType]:
    for found in sorted(pkgutil.iter_modules(package.__path__), key=lambda m: m.name):
        module = importlib.import_module(f"{package.__name__}.{found.name}")
        yield module
        if found.ispkg:
            yield from _modules(module)


def _collected(package: ModuleType, kind: type[Any]) -> Iterator[Any]:
    seen: set[int] = set()
    for module in _modules(package):
        for value in vars(module).values():
            if isinstance(value, kind) and id(value) not in seen:
                seen.add(id(value))
                yield value


@cache
def questions() -> tuple[Question, ...]:
    """Give every question of the book."""
    return tuple(q for c in _collected(specs.questions, Catalogue) for q in c.questions)


@cache
def laws() -> tuple[Law, ...]:
    """Give every law of the book."""
    return tuple(law for m in _modules(specs.questions) for law in getattr(m, "LAWS", ()) if isinstance(law, Law))


@cache
def claims() -> tuple[Claim, ...]:
    """Give every claim of every text, in the order of the register and then in reading order."""
    found = [c for s in _collected(specs.claims, Statements) for c in s.claims]
    order = [s.id for s in sources()]
    place = {s.id: {r.key: i for i, r in enumerate(s.records)} for s in sources()}
    return tuple(sorted(found, key=lambda c: (order.index(c.source), place[c.source].get(c.at[0], 0))))


@cache
def rules() -> tuple[Rule, ...]:
    """Give every rule of every edition."""
    return tuple(r for b in _collected(specs.rules, Rulebook) for r in b.rules)


_RULING: Mapping[str, Check] = {
    "id": text,
    "editions": some_of(*EDITIONS),
    "questions": texts,
    "status": one_of(*(s.value for s in Status)),
    "asks": text,
    "why": text,
    "date": date,
    "answers": tables,
    "supports": texts,
    "against": texts,
    "overrules": texts,
    "covers": texts,
}
_NEEDED = frozenset(f.name for f in fields(Ruling) if f.default is MISSING and f.default_factory is MISSING)


def _rulings(table: str) -> Iterator[Ruling]:
    path = ("rulings", table)
    content = read_table(*path)
    if list(content) != ["ruling"] or not isinstance(content["ruling"], list):
        strange = next((n for n in content if n != "ruling"), "no table" if not content else "one table")
        where = place_of(path, strange)
        raise BookError(f"tables [[ruling]], got {strange}", where=where, hint="begin each with [[ruling]]")
    for number, entry in enumerate(content["ruling"], start=1):
        values = checked(entry, _RULING, needed=_NEEDED, where=place_of(path, "ruling", number))
        values = {k: tuple(v) if isinstance(v, list) else v for k, v in values.items()}
        yield Ruling(**values | {"status": Status(values["status"])})


@cache
def rulings() -> tuple[Ruling, ...]:
    """
    Give every ruling.

    Raises:
        BookError: A file is malformed.
        DuplicateIdError: Two rulings carry one id.
    """
    found: list[Ruling] = []
    for table in sorted(p.name for p in files("specs").joinpath("rulings").iterdir() if p.name.endswith(".toml")):
        found += _rulings(table)
    twice = [i for i, n in Counter(r.id for r in found).items() if n > 1]
    if twice:
        raise DuplicateIdError(f"one ruling per id, got {twice[0]!r} twice", hint="rename one of the two")
    return tuple(found)


def book(edition: str, options: tuple[str, ...] = (), house: tuple[Rule, ...] = ()) -> Book:
    """
    Give the book of one edition.

    Args:
        edition: `deluxe-2020` or `original-2013`.
        options: What is played besides the base game.
        house: Rules that players have agreed on in place of the book's.
    Raises:
        RequestError: There is no such edition or option, or the edition has no options.
    """
    if edition not in EDITIONS:
        raise RequestError(f"an edition ({', '.join(EDITIONS)}), got {edition!r}", hint="give one of the two")
    for option in options:
        if option not in OPTIONS:
            raise RequestError(f"an option ({', '.join(OPTIONS)}), got {option!r}", hint="correct the name")
        if not plays_options(edition):
            raise RequestError(
                f"no options with {edition}, got {option!r}",
                where="--options",
                hint="no text of that edition has it; play deluxe-2020",
            )
    return Book(
        edition=edition,
        options=options,
        sources=sources(),
        claims=claims(),
        rulings=rulings(),
        rules=(*rules(), *house),
        catalogue=questions(),
    )
