"""
What a set of components is judged by: an answer of the book, and what contradicts it, named with place and lines.

No limit is typed in here or by the laws: each comes from the rules, and so from the texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from oracle.book import Answer, Book
from oracle.findings import Citation, cite, few
from oracle.questions import Question
from specs.citing import claims_on
from specs.component_values import ComponentSet
from specs.editions import EDITIONS, book

CHECK_YOUR_COPY: Final = "compare with your copy; if it prints this, the text is wrong or means another edition"


@dataclass(frozen=True, slots=True, kw_only=True)
class Violation:
    """
    One value, or some together, that contradict the book.

    Attributes:
        path: The value, or the group of values.
        got: What the set has.
        says: What has to hold.
        rules: The rules that say so.
        rulings: The rulings behind them.
        citations: The lines of the texts behind them.
        hint: The way out.
        doubt: Whether no text of this edition says so: it is worth a look, and wrong only if your copy says otherwise.
    """

    path: str
    got: str
    says: str
    rules: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    citations: tuple[Citation, ...] = ()
    hint: str = CHECK_YOUR_COPY
    doubt: bool = False


@dataclass(frozen=True, kw_only=True)
class Judge:
    """A set before the book of its edition."""

    parts: ComponentSet
    law: Book

    def ask(self, question: Question, **case: Any) -> Answer:
        """Ask the book one question."""
        return self.law.answer(question, case)

    def value(self, question: Question, **case: Any) -> Any:
        """Give what the book answers; None where it is open."""
        return self.ask(question, **case).value

    @cached_property
    def _lenders(self) -> tuple[Book, ...]:
        return (self.law, *(book(e) for e in EDITIONS if e != self.law.edition))

    def lines(self, question: Question, case: Mapping[str, Any]) -> tuple[Citation, ...]:
        """Give where the texts of the edition say so, or else the text that the answer is borrowed from."""
        for lender in self._lenders:
            keys: dict[str, list[str]] = {}
            for claim in claims_on(lender, question, case, lender.edition):
                keys.setdefault(claim.source, []).extend(claim.at)
            if keys:
                return few(c for s in lender.sources if s.id in keys for c in cite(s, keys[s.id]))
        return ()

    def passages(self, *claims: str) -> tuple[Citation, ...]:
        """Give the lines of some claims by id."""
        by_id = {c.id: c for c in self.law.claims}
        by_source = {s.id: s for s in self.law.sources}
        return few(c for i in claims for c in cite(by_source[by_id[i].source], by_id[i].at))

    def wrong(self, path: str, got: Any, says: str, *answers: Answer, hint: str = CHECK_YOUR_COPY) -> Violation:
        """Give a violation of some answers of the book."""
        return Violation(
            path=path,
            got=str(got),
            says=says,
            rules=tuple(dict.fromkeys(r.id for a in answers for r in a.rules)),
            rulings=tuple(dict.fromkeys(r.ruling for a in answers for r in a.rules if r.ruling)),
            citations=few(c for a in answers for c in self.lines(a.question, a.case)),
            hint=hint,
        )

    def within(self, path: str, got: int, what: str, low: Answer, high: Answer) -> Iterator[Violation]:
        """Ask a number to lie between two answers."""
        if not low.value <= got <= high.value:
            yield self.wrong(path, got, f"{what} from {low.value} to {high.value}", low, high)

    def equal(self, path: str, got: Any, what: str, answer: Answer, hint: str = CHECK_YOUR_COPY) -> Iterator[Violation]:
        """Ask a value to be what the book answers; an open answer allows every value."""
        if not answer.is_open and got != answer.value:
            expected = getattr(answer.value, "value", answer.value)
            yield self.wrong(path, getattr(got, "value", got), f"{what}: {expected}", answer, hint=hint)

    def met(self, path: str, holds: bool, got: str, says: str, *answers: Answer) -> Iterator[Violation]:
        """Ask something to hold if every answer affirms it."""
        if all(a.value is True for a in answers) and not holds:
            yield self.wrong(path, got, says, *answers)
