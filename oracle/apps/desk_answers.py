"""Asks the book about every case of every question, and gives what a page looks up in place of a solver or a server."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from oracle.apps import lookup
from oracle.apps.library import Library, unreached
from oracle.apps.library import library as the_library
from oracle.book import Book
from oracle.consistency.cases import cases, plain
from oracle.consistency.ground import assignments
from oracle.disputes.answers import OPEN, Objection
from oracle.disputes.by_edition import ByEdition
from oracle.disputes.citing import Shelf
from oracle.disputes.objections import against_rules
from oracle.disputes.sayings import Saying, Sayings
from oracle.disputes.verdicts import alike, verdict_of
from oracle.questions import Question
from specs.editions import plays_options

CANNOT_ARISE: Final = -1
"""What stands in a table for a case that never comes up."""

ENGLISH: Final = "en"
"""The language of what is kept of an objection; rules among them are shown by their number, in any language."""


class Answers:
    """
    The answers of a library as tables, the same in every language; rules and objections by their number.

    Attributes:
        tables: For each question, by id, the answers of each edition: `answers` (each once: the value, the verdict, how
            sure it is, the numbers of the deciding rules and of the objections, why it is open, and what answers that
            come to the same have in common), and `cells`, for every case the number of its answer; the last parameter
            changes fastest. None for an edition that does not have what is asked.
        objections: Every clause that speaks against some answer, in the order of their numbers.
        weights: How much each question weighs in a search, by id.
    """

    def __init__(self, library: Library) -> None:
        self._library = library
        self._shelf = Shelf(library.sources)
        self._sayings = Sayings(library.claims)
        self._asked = ByEdition(shelf=self._shelf, sayings=self._sayings, cut=unreached())
        self._rules = {r.id: n for n, r in enumerate(library.rules)}
        self._numbers: dict[tuple[str, str, str], int] = {}
        self.objections: list[Objection] = []
        self.tables = {q.id: self._tables(q) for q in library.questions}
        found = lookup.index(library, tuple(library.books)).entries
        self.weights = {e.matter: round(e.weight, 3) for e in found if e.kind == "question"}

    @classmethod
    def of(cls, library: Library) -> Answers:
        """Give the answers of a library; those of the book are asked once."""
        return _of_book() if library is the_library() else cls(library)

    def _tables(self, question: Question) -> list[dict[str, Any] | None]:
        arising = set(cases(question))
        books = self._library.books.values()
        found: list[dict[str, Any] | None] = [
            {"answers": [], "cells": []} if question.scope == "base" or plays_options(b.edition) else None
            for b in books
        ]
        for case in assignments(dict(zip(question.names, question.domains, strict=True))):
            if tuple(case.values()) not in arising:
                for having in filter(None, found):
                    having["cells"].append(CANNOT_ARISE)
                continue
            sayings = self._sayings.of(question, case)
            for book, table in zip(books, found, strict=True):
                if table is not None:
                    answer = self._answer(book, question, case, sayings)
                    if answer not in table["answers"]:
                        table["answers"].append(answer)
                    table["cells"].append(table["answers"].index(answer))
        return found

    def _answer(self, book: Book, question: Question, case: Mapping[str, Any], sayings: list[Saying]) -> list[Any]:
        answer = book.answer(question, case)
        same = "/".join(map(str, alike(question, answer.value)))
        rules = [self._rules[r.id] for r in answer.rules]
        verdict = verdict_of(question, answer.value)
        if verdict == OPEN:
            asked = self._asked.answer(book, question, {n: (v,) for n, v in case.items()})
            return [None, verdict, asked.certainty, rules, [], asked.why, same]
        said = (answer.value, answer.rules, sayings, ENGLISH)
        against = against_rules(book, self._shelf, question, case, *said)
        return [plain(answer.value), verdict, answer.certainty, rules, [self._number(o) for o in against], "", same]

    def _number(self, objection: Objection) -> int:
        key = (objection.id, repr(objection.answers), objection.loses)
        if key not in self._numbers:
            self._numbers[key] = len(self.objections)
            self.objections.append(objection)
        return self._numbers[key]


@cache
def _of_book() -> Answers:
    return Answers(the_library())
