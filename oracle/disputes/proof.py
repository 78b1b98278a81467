"""
The same answer in every case that fits, as one question to the solver instead of one case after another.

What is not known becomes a constant of the solver; the rules with their overrides become one formula over these. The
solver is only loaded by whoever imports this module.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from oracle.book import Book
from oracle.consistency.blame import Groups
from oracle.consistency.ground import Formula, Instance, Point, formula_of, points_in
from oracle.disputes.facts import Known
from oracle.questions import Effect, Question
from oracle.rules import OPEN, Rule
from oracle.terms import Term

_UNKNOWN = "fact "


class _Encoding:
    """The rules of one question over what is not known."""

    def __init__(self, book: Book, question: Question, known: Known) -> None:
        self.rules: Sequence[Rule] = book.by_question.get(question.id, ())
        self.questions: dict[str, Question] = {question.id: question}
        self.facts: dict[str, Any] = {}
        self._limits: list[Formula] = []
        for name, domain in zip(question.names, question.domains, strict=True):
            values = known[name]
            if len(values) == 1:
                self.facts[name] = values[0]
                continue
            stand_in = Question(
                id=_UNKNOWN + name,
                asks="",
                topic="",
                subject="",
                params=(),
                answers=domain,
                effect=Effect.NONE,
            )
            self.questions[stand_in.id] = stand_in
            constant = ("?", Point(stand_in.id, ()))
            self.facts[name] = constant
            if isinstance(domain.values[0], bool):
                continue
            if len(values) < len(domain.values):
                self._limits.append(("or", *(("==", constant, domain.code(v)) for v in values)))

    def formula(self, term: Any) -> Formula:
        """Give a condition or an answer over what is not known."""
        return formula_of(term, self.facts, self.questions)[0] if isinstance(term, Term) else term

    def limits(self, question: Question) -> list[Formula]:
        """Give what is known of the case: that it can arise, and which values are left."""
        return [*self._limits, self.formula(question.given)]

    def active(self, rule: Rule) -> Formula:
        """Say that a rule decides: it fires, and nothing that fires overrides it."""
        above = [self.formula(r.when) for r in self.rules if rule.id in r.overrides]
        return ("and", self.formula(rule.when), *(("not", f) for f in above))


def _differs(encoding: _Encoding, rule: Rule, question: Question, value: Any) -> Formula:
    """Say that a rule answers otherwise than `value`; None stands for open."""
    if rule.answer is OPEN or value is None:
        return (rule.answer is OPEN) is not (value is None)
    answer = encoding.formula(rule.answer)
    if question.is_norm:
        return bool(answer != value)
    if isinstance(value, bool):
        return ("not", answer) if value else answer
    if not isinstance(answer, tuple):
        answer = question.answers.code(answer)
    return ("not", ("==", answer, question.answers.code(value)))


def same_everywhere(book: Book, question: Question, known: Known, value: Any) -> bool:
    """
    Prove that the book answers `value` in every case that fits, or find that it does not.

    Args:
        value: An answer of the question, or None for open.
    Raises:
        SolverError: The solver gave up.
    """
    encoding = _Encoding(book, question, known)
    active = {r.id: encoding.active(r) for r in encoding.rules}
    otherwise: list[Formula] = [("and", active[r.id], _differs(encoding, r, question, value)) for r in encoding.rules]
    if value is not None:
        otherwise.append(("not", ("or", False, *active.values())))
    formulas = [*encoding.limits(question), ("or", False, *otherwise)]
    hard = [Instance("fits", (), f, points_in(f)) for f in formulas]
    return not Groups(_plain(encoding.questions), {}, hard).satisfiable(())


def _plain(questions: Mapping[str, Question]) -> Mapping[str, Question]:
    return dict(questions)
