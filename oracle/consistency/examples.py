"""
A case that a rule decides, and the nearest one that it does not, found by the solver.

The parameters of a question become constants, its rules become conditions over them. What is near is asked of the
solver, step by step: first how many parameters differ, then by how much, then the declared order. So the case is the
same on every machine, whatever model the solver happens to find.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import z3

from oracle.book import Book
from oracle.consistency.encode import Encoder
from oracle.consistency.ground import Formula, Point, evaluate, formula_of, is_boolean, values_of
from oracle.errors import SolverError
from oracle.questions import Effect, Question
from oracle.rules import Rule
from oracle.terms import BoolTerm, Domain, show

RESOURCES: Final = 1_000_000
"""Z3 resource units for one check; the same on every machine."""

Case = tuple[Any, ...]
Codes = Mapping[Point, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Edge:
    """
    Where a rule begins and ends to decide.

    Attributes:
        edition: The edition in which it was looked for, or in which the solver gave up; nothing if it decides in none.
        example: A case that the rule decides: the nearest to `counter`, or the most ordinary where there is none; None
            where others decide every case before it.
        counter: The case nearest to the most ordinary one that it decides, of those that it does not decide; None where
            it decides every case.
        unknown: What the solver said when it gave up; what is None then is not known.
    """

    edition: str = ""
    example: Case | None = None
    counter: Case | None = None
    unknown: str = ""


class Edges:
    """
    Finds the edge of each rule. One solver serves all: it is told of a question once, for all of its rules.

    Args:
        books: The book of each edition.
        resources: Z3 resource units for one check.
    """

    def __init__(self, books: Mapping[str, Book], *, resources: int = RESOURCES) -> None:
        self.books = books
        self._resources = resources
        self._solver = z3.SimpleSolver()
        # An interruption is for whoever builds the pages: the solver would only say that it gave up.
        self._solver.set("rlimit", resources, "ctrl_c", False)
        self._asked: _Asked | None = None

    def __call__(self, rule: Rule) -> Edge:
        """
        Find the edge of a rule, in the first edition in which it decides.

        Raises:
            SolverError: The book does not answer by the rule where the solver says so, or does where it does not.
        """
        asked = self._about(rule.question)
        for edition, book in self.books.items():
            if rule.editions and edition not in rule.editions:
                continue
            decides = asked.decides(rule, book)
            example, unknown = self._nearest(asked, decides, asked.ordinary)
            if unknown:
                return Edge(edition=edition, unknown=unknown)
            if example is not None:
                other, unknown = self._nearest(asked, ("not", decides), example)
                if other is not None:
                    # The edge shows best where both lie beside it.
                    closer, unknown = self._nearest(asked, decides, other)
                    example = closer or example
                return Edge(
                    edition=edition,
                    example=_checked(asked, rule, book, example, decides=True),
                    counter=None if other is None else _checked(asked, rule, book, other, decides=False),
                    unknown=unknown,
                )
        return Edge()

    def _about(self, question: Question) -> _Asked:
        """Tell the solver of a question; what it was told of the one before is taken back."""
        if self._asked is None or self._asked.question is not question:
            if self._asked is not None:
                self._solver.pop()
            self._asked = _Asked(question)
            self._solver.push()
            self._solver.add(*self._asked.facts)
        return self._asked

    def _nearest(self, asked: _Asked, condition: Formula, origin: Codes) -> tuple[Codes | None, str]:
        """Give the case nearest to another in which a condition holds, if there is one; and why it is not known."""
        try:
            with self._told(asked.encode(condition)):
                found = self._model(asked)
                # At the origin itself nothing is left to be measured.
                if found is not None and found != origin:
                    for measure in asked.measures(origin):
                        found = self._least(asked, measure, found)
                return found, ""
        except SolverError as gave_up:
            return None, gave_up.what

    def _least(self, asked: _Asked, measure: Formula, found: Codes) -> Codes:
        """Give a case in which a number is least, and hold the number there for what is asked next."""
        encoded = asked.encode(measure)
        lowest = 0
        while lowest < (best := evaluate(measure, found)):
            middle = (lowest + best) // 2
            with self._told(encoded <= middle):
                nearer = self._model(asked)
            if nearer is None:
                lowest = middle + 1
            else:
                found = nearer
        self._solver.add(encoded == lowest)
        return found

    @contextmanager
    def _told(self, condition: Any) -> Iterator[None]:
        """Tell the solver a condition, and take it back with all that it was told since."""
        self._solver.push()
        try:
            self._solver.add(condition)
            yield
        finally:
            self._solver.pop()

    def _model(self, asked: _Asked) -> Codes | None:
        verdict = self._solver.check()
        if verdict == z3.unknown:
            reason = self._solver.reason_unknown()
            raise SolverError(f"an answer within {self._resources} resource units, got: {reason}")
        return asked.encode.values(self._solver.model(), asked.points) if verdict == z3.sat else None


class _Asked:
    """One question with its rules, as formulas over its parameters."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.points = tuple(Point(name, ()) for name in question.names)
        # To ground, a parameter is a question of its own: its value is what the solver looks for.
        self._parameters = dict(map(_parameter, question.names, question.domains))
        self.encode = Encoder(self._parameters)
        self._fires: dict[str, Formula] = {}
        self.ordinary: Codes = {p: values_of(p, self._parameters)[0] for p in self.points}

    @property
    def facts(self) -> list[Any]:
        """What holds in every case: each parameter has one of its values, and the case can arise."""
        return [*self.encode.bounds(self.points, {}), self.encode(self._formula(self.question.given))]

    def _formula(self, condition: BoolTerm | bool) -> Formula:
        return formula_of(condition, {p.question: ("?", p) for p in self.points}, self._parameters)[0]

    def _fired(self, rule: Rule) -> Formula:
        if rule.id not in self._fires:
            self._fires[rule.id] = self._formula(rule.when)
        return self._fires[rule.id]

    def decides(self, rule: Rule, book: Book) -> Formula:
        """Say that a rule speaks about the case and none of its exceptions in an edition does."""
        exceptions = [r for r in book.by_question[self.question.id] if rule.id in r.overrides]
        return ("and", self._fired(rule), *(("not", self._fired(e)) for e in exceptions))

    def measures(self, origin: Codes) -> tuple[Formula, ...]:
        """Give what makes a case near to another, the weightiest first: each is a number that should be small."""
        numbers = [self._number(p) for p in self.points]
        pairs = list(zip(numbers, (evaluate(n, origin) for n in numbers), strict=True))
        changed = [("if", ("==", n, o), 0, 1) for n, o in pairs]
        steps = [("if", ("<=", n, o), ("-", o, n), ("-", n, o)) for n, o in pairs]
        return (_sum(changed), _sum(steps), *numbers)

    def _number(self, point: Point) -> Formula:
        """Give how far a value stands from the first of its parameter."""
        if is_boolean(point, self._parameters):
            return ("if", ("?", point), 1, 0)
        return ("-", ("?", point), min(values_of(point, self._parameters)))

    def case(self, codes: Codes) -> Case:
        """Give a case as values."""
        return tuple(d.decode(codes[p]) for d, p in zip(self.question.domains, self.points, strict=True))


def _parameter(name: str, domain: Domain) -> tuple[str, Question]:
    return name, Question(id=name, asks="", topic="", subject="", params=(), answers=domain, effect=Effect.NONE)


def _sum(numbers: Iterable[Formula]) -> Formula:
    total: Formula = 0
    for number in numbers:
        total = ("+", total, number)
    return total


def _checked(asked: _Asked, rule: Rule, book: Book, codes: Codes, *, decides: bool) -> Case:
    """Give a case as values, after the book was asked in plain Python whether the rule decides there."""
    case = asked.case(codes)
    answer = book.answer(rule.question, dict(zip(rule.question.names, case, strict=True)))
    if (rule.id in {r.id for r in answer.rules}) is not decides:
        told = f"a case that the rule {'decides' if decides else 'does not decide'}"
        raise SolverError(f"{told}, got ({', '.join(map(show, case))})", where=rule.id, hint="report this")
    return case
