"""
What an edition answers by its rules: in one case, or in every case that fits what is known.

The clauses are the deciding rules with the lines that say the same; where a component value decides, it stands first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from oracle.book import Answer, Book
from oracle.claims import Claim
from oracle.consistency.cases import plain
from oracle.disputes.answers import (
    BORROWED,
    CHECKED,
    CONTESTED,
    DEPENDS,
    GAP,
    OPEN,
    PROVED,
    RULING,
    TRUNCATED,
    Answered,
    Clause,
    Example,
)
from oracle.disputes.citing import Shelf
from oracle.disputes.facts import Known, fitting, shown
from oracle.disputes.objections import against_rules, answer_of, ruling_of
from oracle.disputes.partial import split
from oracle.disputes.sayings import Saying, Sayings
from oracle.disputes.verdicts import alike, judged, left_open, verdict_of, weakest
from oracle.questions import Question
from oracle.rules import OPEN as UNDECIDED
from oracle.rules import Rule, Status

_MOST_CLAUSES: Final = 12

Printed = Callable[[str, Question, Mapping[str, Any]], Clause | None]
"""The component value that answers a question in a case, for an edition; None where no value does."""

Linked = Callable[[Question], Sequence[Question]]
"""The questions whose answers a law ties to that of a question."""

Sides = Sequence[tuple[str, Any]]
"""Who claims what."""


def nothing_printed(_edition: str, _question: Question, _case: Mapping[str, Any]) -> Clause | None:
    """Give no component value."""
    return None


def nothing_linked(_question: Question) -> Sequence[Question]:
    """Give no question."""
    return ()


@dataclass(frozen=True, kw_only=True)
class ByEdition:
    """
    Answers by the rules of editions.

    Attributes:
        cut: For each text that breaks off, the topics and questions it no longer reaches.
        printed: Component values that answer questions.
        linked: Through which other questions a text can answer one on which it has no sentence of its own.
    """

    shelf: Shelf
    sayings: Sayings
    cut: Mapping[str, Sequence[str]]
    printed: Printed = nothing_printed
    linked: Linked = nothing_linked
    language: str = "en"

    def answer(self, book: Book, question: Question, known: Known, sides: Sides = ()) -> Answered:
        """
        Answer a question from what is known.

        Raises:
            OverlapError: The book contradicts itself in one of the cases.
        """
        cases = fitting(question, known)
        answers = [book.answer(question, c) for c in cases]
        outcome = {id(c): alike(question, a.value) for c, a in zip(cases, answers, strict=True)}
        parted = split(cases, known, lambda c: outcome[id(c)])
        facts = shown(question, known)
        if parted is not None:
            possible = [plain(a.value) for a in answers]
            return self._depends(book, question, parted.missing, parted.examples, facts, possible, sides)
        # Of answers that come to the same, that is shown which says least, in the first case that has it.
        value = weakest(question, [a.value for a in answers])
        first = next(n for n, a in enumerate(answers) if a.value is value or a.value == value)
        told = all(len(v) == 1 for v in known.values())
        return self._same(book, question, cases[first], answers, value, facts, sides, told=told)

    def clauses(self, book: Book, question: Question, case: Mapping[str, Any]) -> tuple[Clause, ...]:
        """Give the rules that decide one case, each with its lines."""
        return self._clauses(book, question, case, book.answer(question, case).rules, self.sayings.of(question, case))

    def clause(self, book: Book, question: Question, case: Mapping[str, Any], rule: Rule) -> Clause:
        """Give a rule that speaks in a case, with its lines."""
        return self._clause(book, question, case, rule, self.sayings.of(question, case))

    def _same(
        self,
        book: Book,
        question: Question,
        case: Mapping[str, Any],
        answers: Sequence[Answer],
        value: Any,
        facts: Mapping[str, Any],
        sides: Sides,
        *,
        told: bool,
    ) -> Answered:
        verdict = verdict_of(question, value)
        deciding = tuple(dict.fromkeys(r for a in answers for r in a.rules))
        here = book.answer(question, case).rules
        sayings = self.sayings.of(question, case)
        certainties = {a.certainty for a in answers}
        certainty = next((c for c in (BORROWED, RULING) if c in certainties), CHECKED if told else PROVED)
        value = plain(value)
        if verdict == OPEN:
            made = self.printed(book.edition, question, case)
            why, detail = self._open(book, question, here, sayings)
            reason = why, f"{detail} ({made.says})" if made else detail
            own = self._clauses(book, question, case, here, sayings)
            return left_open(
                question, book.edition, reason, certainty=certainty, clauses=own, facts=facts, claims=sides
            )
        by_case: dict[str, Mapping[str, Any]] = {}
        for answer in answers:
            for rule in answer.rules:
                by_case.setdefault(rule.id, answer.case)
        clauses = tuple(
            self._clause(book, question, by_case[r.id], r, self.sayings.of(question, by_case[r.id]))
            for r in deciding[:_MOST_CLAUSES]
        )
        # Where a text decides, what is printed only follows; where a ruling does, it can rest on what is printed.
        made = self.printed(book.edition, question, case) if certainty == RULING else None
        return Answered(
            edition=book.edition,
            verdict=verdict,
            value=value,
            why="; ".join(dict.fromkeys(r.text(self.language) for r in here)),
            certainty=certainty,
            clauses=(made, *clauses) if made is not None else clauses,
            against=against_rules(
                book, self.shelf, question, case, book.answer(question, case).value, here, sayings, self.language
            ),
            claimed=judged(question, verdict, value, (), sides),
            facts=facts,
        )

    def _depends(
        self,
        book: Book,
        question: Question,
        missing: Sequence[str],
        examples: Sequence[Mapping[str, Any]],
        facts: Mapping[str, Any],
        possible: Sequence[Any],
        sides: Sides,
    ) -> Answered:
        shown_examples, clauses = [], dict[str, Clause]()
        certainties = set()
        for case in examples:
            answer = book.answer(question, case)
            certainties.add(answer.certainty)
            for clause in self._clauses(book, question, case, answer.rules, self.sayings.of(question, case)):
                clauses.setdefault(clause.id, clause)
            shown_examples.append(
                Example(
                    case={n: plain(v) for n, v in case.items()},
                    verdict=verdict_of(question, answer.value),
                    value=plain(answer.value),
                    clauses=tuple(r.id for r in answer.rules),
                )
            )
        return Answered(
            edition=book.edition,
            verdict=DEPENDS,
            why=", ".join(missing),
            certainty=next((c for c in (BORROWED, RULING) if c in certainties), CHECKED),
            clauses=tuple(clauses.values()),
            missing=", ".join(missing),
            examples=tuple(shown_examples),
            claimed=judged(question, DEPENDS, None, possible, sides),
            facts=facts,
        )

    def _clauses(
        self,
        book: Book,
        question: Question,
        case: Mapping[str, Any],
        deciding: Sequence[Rule],
        sayings: Sequence[Saying],
    ) -> tuple[Clause, ...]:
        return tuple(self._clause(book, question, case, r, sayings) for r in deciding)

    def _clause(
        self, book: Book, question: Question, case: Mapping[str, Any], rule: Rule, sayings: Sequence[Saying]
    ) -> Clause:
        ruling = ruling_of(rule, book)
        claims = self._behind(book, question, rule, answer_of(rule, case), sayings)
        return Clause(
            id=rule.id,
            citations=self.shelf.lines(claims),
            says=rule.text(self.language),
            claims=tuple(c.id for c in claims),
            ruling=ruling,
            quotes=self.shelf.words(claims),
        )

    def _behind(self, book: Book, question: Question, rule: Rule, value: Any, sayings: Sequence[Saying]) -> list[Claim]:
        """
        Give the claims behind a rule: those that say the same, of the edition's own texts if they do.

        Else those that speak of the case, of the question, of its ruling's reasons, or of what lies near.
        """
        named = set(rule.claims)
        about = list(self.sayings.about(question))
        exact = [s.claim for s in sayings if value is not None and not s.excepted and s.fits(value)]
        decisive = [s.claim for s in sayings if value is not None and not s.excepted and s.values == (value,)]
        ruling = book.rulings_by_id.get(ruling_of(rule, book))
        supports = set(ruling.supports) if ruling else set()
        lost = [c for c in about if question in c.lost]
        by_ruling = [c for c in self.sayings.claims if c.id in supports]
        saying_so = ([c for c in about if c.id in named], decisive, exact, by_ruling)
        for way in saying_so:
            if own := [c for c in way if self.shelf.edition_of(c) == book.edition]:
                return own[:_MOST_CLAUSES]
        lent = ruling is not None and ruling.status is Status.BORROWED
        for way in saying_so if lent else ():
            if way:
                return way[:_MOST_CLAUSES]
        for way in (lost, about):
            if own := [c for c in way if self.shelf.edition_of(c) == book.edition]:
                return own[:_MOST_CLAUSES]
        near = [q for q in book.catalogue if q.id in question.near or question.subject in {q.id, q.subject}]
        for questions in (self.linked(question), near):
            beside = [c for q in questions for c in self.sayings.about(q) if self.shelf.edition_of(c) == book.edition]
            if beside:
                return list(dict.fromkeys(beside))[:_MOST_CLAUSES]
        # Where its own texts have nothing on the matter at all, what the others say is better than no line.
        return (decisive or exact)[:_MOST_CLAUSES]

    def _open(
        self, book: Book, question: Question, rules: Sequence[Rule], sayings: Sequence[Saying]
    ) -> tuple[str, str]:
        """Give why nothing decides: a word, and more about it."""
        detail = "; ".join(r.text(self.language) for r in rules if r.answer is UNDECIDED)
        texts = [s for s in self.shelf.sources if s.edition == book.edition]
        own = [s for s in sayings if self.shelf.edition_of(s.claim) == book.edition and not s.excepted]
        if any(not any(b.fits(v) for v in a.values) for a in own for b in own):
            return CONTESTED, detail
        about = {c.source for c in self.sayings.about(question)}
        broken = [
            s.id for s in texts if question.topic in self.cut.get(s.id, ()) or question.id in self.cut.get(s.id, ())
        ]
        if broken and not any(s.id in about for s in texts):
            return TRUNCATED, detail
        return GAP, detail
