"""
Opens the book: everything of the specs, gathered in reading order, and the book of one edition.

Modules are found, not listed: a new topic is one new file.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
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
from specs.texts import read_table, sources

EDITIONS = ("deluxe-2020", "original-2013")
"""The editions that can be asked and played."""

OPTIONS = ("jewelry-box", "solo", "fancy", "festive", "haute-couture")
"""What can be added to the Deluxe edition."""


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


def _ruling(entry: dict[str, Any], table: str) -> Ruling:
    known = set(Ruling.__dataclass_fields__)
    needed = {f.name for f in fields(Ruling) if f.default is MISSING and f.default_factory is MISSING}
    if missing := sorted(needed - set(entry)):
        where = f"specs/rulings/{table}: {entry.get('id')}"
        raise BookError(
            f"a ruling with {', '.join(missing)}, got none", where=where, hint="compare with its neighbours"
        )
    if unknown := sorted(set(entry) - known):
        raise BookError(
            f"the fields of a ruling, got {unknown[0]!r}", where=f"specs/rulings/{table}: {entry.get('id')}"
        )
    try:
        values: dict[str, Any] = {
            k: Status(v) if k == "status" else tuple(v) if isinstance(v, list) else str(v) for k, v in entry.items()
        }
        return Ruling(**values)
    except (TypeError, ValueError) as error:
        raise BookError(f"a whole ruling, got: {error}", where=f"specs/rulings/{table}: {entry.get('id')}") from None


@cache
def rulings() -> tuple[Ruling, ...]:
    """
    Give every ruling.

    Raises:
        BookError: The file is malformed.
        DuplicateIdError: Two rulings carry one id.
    """
    found = []
    for table in sorted(p.name for p in files("specs").joinpath("rulings").iterdir() if p.name.endswith(".toml")):
        found += [_ruling(e, table) for e in read_table("rulings", table).get("ruling", [])]
    twice = [r.id for r in found if sum(o.id == r.id for o in found) > 1]
    if twice:
        raise DuplicateIdError(f"one ruling per id, got {twice[0]!r} twice", hint="rename one of the two")
    return tuple(found)


def book(edition: str, options: tuple[str, ...] = ()) -> Book:
    """
    Give the book of one edition.

    Args:
        edition: `deluxe-2020` or `original-2013`.
        options: What is played besides the base game.
    Raises:
        RequestError: There is no such edition or option, or the edition has no options.
    """
    if edition not in EDITIONS:
        raise RequestError(f"an edition ({', '.join(EDITIONS)}), got {edition!r}", hint="give one of the two")
    for option in options:
        if option not in OPTIONS:
            raise RequestError(f"an option ({', '.join(OPTIONS)}), got {option!r}")
        if edition != "deluxe-2020":
            raise RequestError(
                f"no options with {edition}, got {option!r}", hint="no text of that edition has it; play deluxe-2020"
            )
    return Book(
        edition=edition,
        options=options,
        sources=sources(),
        claims=claims(),
        rulings=rulings(),
        rules=rules(),
        catalogue=questions(),
    )
