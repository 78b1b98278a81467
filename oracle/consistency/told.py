"""
Tells what claims answer: a ground formula becomes answers to questions, which every language can say.

Claims say it in their own words, which are English. What they answer is told where others than English readers read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from oracle.claims import Claim
from oracle.consistency.cases import case_of, shown
from oracle.consistency.evidence import Evidence
from oracle.consistency.ground import Formula, Instance, Point, evaluate, ground, points_in, values_of
from oracle.questions import Question
from oracle.telling import Case, Fact, Telling, joined, phrase

MOST_CASES: Final = 3
"""Of more cases than this the first are told."""

_TURNED: Final = {"and": "or", "or": "and"}


def case_told(point: Point, question: Question, *, asked: bool = False) -> Case:
    """Tell in which case a question is put, and what it asks, if that is not told already."""
    return Case(question.id, tuple(case_of(point, question).items()), asked)


def answer_told(formula: Formula, questions: Mapping[str, Question], known: Point | None = None) -> Telling:
    """
    Tell what must be answered for a ground formula to hold.

    Args:
        known: The question in a case that was told before: of it only the answer is told, and it comes first.
    """
    points = points_in(formula)
    if len(points) == 1:
        return _fact(formula, points[0], questions, known)
    match formula:
        case ("not", inner):
            return answer_told(_denied(inner), questions, known)
        case ("and", *parts):
            return joined((answer_told(p, questions, known) for p in parts), phrase(" and "))
        case ("or", *parts):
            return _either(parts, questions, known)
        case ("==" | "<" | "<=" as op, left, right):
            compared = {"==": phrase(" the same as "), "<": phrase(" less than "), "<=": phrase(" not more than ")}
            return (_number(left, questions, known), compared[op], _number(right, questions, known))
    return _number(formula, questions, known)


def _denied(formula: Formula) -> Formula:
    """Give the denial of a formula, pushed down to what is compared."""
    match formula:
        case ("not", inner):
            return inner
        case ("and" | "or" as op, *parts):
            return (_TURNED[op], *map(_denied, parts))
        case ("<" | "<=" as op, left, right):
            return ("<=" if op == "<" else "<", right, left)
        case bool():
            return not formula
    return ("not", formula)


def _either(parts: Sequence[Formula], questions: Mapping[str, Question], known: Point | None) -> Telling:
    """Tell that one of several holds: as what holds if the others do not, where a guard stands before it."""
    *guards, last = sorted(parts, key=lambda p: known is not None and known in points_in(p))
    if known is not None and known not in points_in(last):
        *guards, last = parts
    condition = joined((answer_told(_denied(g), questions, known) for g in guards), phrase(" and "))
    return phrase("{answer}, if {condition}", answer=answer_told(last, questions, known), condition=condition)


def _fact(formula: Formula, point: Point, questions: Mapping[str, Question], known: Point | None) -> Fact:
    question = questions[point.question]
    fits = [v for v in values_of(point, questions) if evaluate(formula, {point: v})]
    # A duty is told with the words of duty, and leave of the same case with those of leave.
    own = known is not None and (point.question, point.args) == (known.question, known.args)
    case = () if own else tuple(case_of(point, question).items())
    return Fact(question.id, tuple(shown(point, v, question) for v in fits), case, asked=not own)


def _number(formula: Formula, questions: Mapping[str, Question], known: Point | None) -> Telling:
    match formula:
        case ("?", point):
            return case_told(point, questions[point.question], asked=True)
        case ("not", inner):
            return phrase("not ({what})", what=answer_told(inner, questions, known))
        case ("if", condition, then, otherwise):
            return phrase(
                "{answer}, if {condition}, else {other}",
                answer=_number(then, questions, known),
                condition=answer_told(condition, questions, known),
                other=_number(otherwise, questions, known),
            )
        case (op, left, right) if op in _SIGNS:
            return (_number(left, questions, known), f" {_SIGNS[op]} ", _number(right, questions, known))
    return str(formula)


_SIGNS: Final = {"+": "+", "-": "−", "*": "×", "//": "÷", "%": "mod"}  # noqa: RUF001 - the signs of mathematics


def instances_told(instances: Sequence[Instance], questions: Mapping[str, Question], known: Point | None) -> Telling:
    """Tell what some instances answer, the first few of them, what one point is told of once."""
    by_points: dict[tuple[Point, ...], list[Formula]] = {}
    for instance in instances:
        by_points.setdefault(instance.points, []).append(instance.formula)
    formulas = [f[0] if len(f) == 1 else ("and", *f) for f in by_points.values()]
    told = joined((answer_told(f, questions, known) for f in formulas[:MOST_CASES]), "; ")
    return (told, "; …") if len(formulas) > MOST_CASES else told


def answers_of(question: Question, claims: Sequence[str], evidence: Evidence) -> Telling:
    """Tell what claims that say the same answer to a question: once where it is the same in every case."""
    own = [i for i in evidence.grounded.of(claims[:1]) if any(p.question == question.id for p in i.points)]
    told: dict[tuple[Any, ...], list[Fact]] = {}
    for instance in own:
        if len(instance.points) > 1:
            return instances_told(own, evidence.grounded.questions, None)
        fact = _fact(instance.formula, instance.points[0], evidence.grounded.questions, None)
        told.setdefault(fact.values, []).append(fact)
    parts: list[Telling] = []
    for values, facts in told.items():
        several = len(facts) > 1 or not facts[0].case
        parts.append(Fact(question.id, values) if several else Fact(question.id, values, facts[0].case))
    return parts[0] if len(parts) == 1 else joined(parts[:MOST_CASES], "; ")


def claim_told(claim: Claim) -> Telling:
    """Tell what one claim answers, alone: what it is an exception to is not said."""
    grounded = ground([replace(claim, overrides=())])
    return instances_told(grounded.instances, grounded.questions, None)
