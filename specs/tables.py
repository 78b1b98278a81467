"""
What a book answers, as tables to play by: each question is read once, when it is first needed.

`tables.hire_price[shown]` is the answer of the question `hire_price`. Parameters stand in their declared order:
members of enumerations by their place, flags by 0 and 1, numbers by themselves. Permissions read as `MAY_NOT`, `MAY`
and `MUST`, of which the first alone is false. A question without parameters is its answer.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from oracle.book import Answer, Book
from oracle.questions import Question

MAY_NOT: Final = 0
MAY: Final = 1
MUST: Final = 2

_STRENGTH: Final = {"may not": MAY_NOT, "may": MAY, "must": MUST}


class Tables:
    """The answers of one book."""

    def __init__(self, book: Book) -> None:
        self._book = book

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        value = self._read(self._book.question(name))
        self.__dict__[name] = value
        return value

    @property
    def book(self) -> Book:
        """The book that is read."""
        return self._book

    def _read(self, question: Question) -> Any:
        answers = {}
        for case in itertools.product(*(d.values for d in question.domains)):
            codes = tuple(int(d.code(v)) for d, v in zip(question.domains, case, strict=True))
            answers[codes] = self._value(question, case, codes)
        return self._nested(question, answers, ())

    def _value(self, question: Question, case: Sequence[Any], codes: tuple[int, ...]) -> Any:  # noqa: ARG002 - for counting
        answer = self._book.answer(question, dict(zip(question.names, case, strict=True)))
        return _plain(question, answer)

    def _nested(self, question: Question, answers: dict[tuple[int, ...], Any], before: tuple[int, ...]) -> Any:
        if len(before) == len(question.domains):
            return answers[before]
        codes = [int(question.domains[len(before)].code(v)) for v in question.domains[len(before)].values]
        return tuple(
            self._nested(question, answers, (*before, c)) if c in codes else None for c in range(max(codes) + 1)
        )


def _plain(question: Question, answer: Answer) -> Any:
    if question.is_norm and answer.value is not None:
        return _STRENGTH[answer.value]
    return answer.value


class _Row(tuple[Any, ...]):  # noqa: SLOT001 - it carries what is counted
    """A row of a table that counts which of its cells are looked up."""

    counts: Counter[tuple[str, tuple[int, ...]]]
    question: str
    before: tuple[int, ...]

    def __getitem__(self, place: Any) -> Any:
        value = super().__getitem__(place)
        if not isinstance(value, _Row):
            self.counts[self.question, (*self.before, int(place))] += 1
        return value

    def __iter__(self) -> Iterator[Any]:
        return (self[n] for n in range(len(self)))


class CountingTables(Tables):
    """
    Tables that count how often each answer is looked up.

    They play the same game more slowly; the counts say which rules decided something.
    """

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self._counts: Counter[tuple[str, tuple[int, ...]]] = Counter()
        self._scalars: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        if name not in self._scalars:
            value = self._read(self._book.question(name))
            if isinstance(value, _Row):
                self.__dict__[name] = value
                return value
            self._scalars[name] = value
        self._counts[name, ()] += 1
        return self._scalars[name]

    def _nested(self, question: Question, answers: dict[tuple[int, ...], Any], before: tuple[int, ...]) -> Any:
        value = super()._nested(question, answers, before)
        if len(before) == len(question.domains):
            return value
        row = _Row(value)
        row.counts, row.question, row.before = self._counts, question.id, before
        return row

    def counts(self) -> Counter[tuple[str, tuple[int, ...]]]:
        """Give how often each answer was looked up: by question and codes of the case."""
        return self._counts

    def rules(self) -> Counter[str]:
        """Give how often each rule decided something."""
        found: Counter[str] = Counter()
        for (name, codes), times in self._counts.items():
            question = self._book.question(name)
            case = {n: d.decode(c) for n, d, c in zip(question.names, question.domains, codes, strict=True)}
            if all(v in d for v, d in zip(case.values(), question.domains, strict=True)):
                for rule in self._book.answer(question, case).rules:
                    found[rule.id] += times
        return found
