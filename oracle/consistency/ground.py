"""
Grounding: claims over finite parameters become formulas without variables.

An answered question becomes one constant. A ground formula is a plain nested tuple, so that most of them are
decided here, before a solver is needed, and equal formulas of different texts are equal.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from oracle.claims import Claim
from oracle.errors import EncodingError, OverrideError, UnknownClaimError
from oracle.questions import Question
from oracle.terms import ARITHMETIC, Domain, Term, fold, variables

Formula = Any
"""True, False, a number, or a tuple: an operation with its parts, or `("?", point)`."""


class Point(NamedTuple):
    """One question in one case: what becomes a constant of the solver."""

    question: str
    args: tuple[int, ...]
    aspect: str = ""

    def __str__(self) -> str:
        aspect = "." + self.aspect if self.aspect else ""
        return f"{self.question}{aspect}({','.join(map(str, self.args))})"


@dataclass(frozen=True, slots=True)
class Instance:
    """One claim (or law) in one case of its parameters."""

    owner: str
    env: tuple[tuple[str, Any], ...]
    formula: Formula
    points: tuple[Point, ...]


class _Tuples:
    """The algebra of ground formulas; remembers which points were touched."""

    def __init__(self, questions: dict[str, Question]) -> None:
        self.questions = questions
        self.touched: dict[Point, None] = {}

    def conjunction(self, parts: list[Any]) -> Any:
        return ("and", *parts)

    def disjunction(self, parts: list[Any]) -> Any:
        return ("or", *parts)

    def negation(self, part: Any) -> Any:
        return part[1] if part[0] == "not" else ("not", part)

    def choice(self, condition: Any, then: Any, otherwise: Any) -> Any:
        return ("if", condition, then, otherwise)

    def arithmetic(self, op: str, left: Any, right: Any) -> Any:
        left_domain, right_domain = _enumeration(left, self), _enumeration(right, self)
        if left_domain and not isinstance(right, tuple):
            right = left_domain.code(right)
        if right_domain and not isinstance(left, tuple):
            left = right_domain.code(left)
        return (op, left, right)

    def answer(self, question: Question, args: tuple[Any, ...], aspect: str) -> Any:
        codes = []
        for value, domain in zip(args, question.domains, strict=True):
            if isinstance(value, tuple):
                raise EncodingError(
                    f"plain values as the case of {question.id}, got the answer of another question",
                    where=question.id,
                    hint="name the inner answer with a parameter and a guard",
                )
            if value not in domain:
                raise EncodingError(f"a value of {domain.name}, got {value!r}", where=question.id)
            codes.append(int(domain.code(value)))
        self.questions.setdefault(question.id, question)
        point = Point(question.id, tuple(codes), aspect)
        self.touched[point] = None
        return ("?", point)


def _enumeration(value: Any, algebra: _Tuples) -> Domain | None:
    if isinstance(value, tuple) and value[0] == "?":
        question = algebra.questions[value[1].question]
        return None if question.is_norm else question.answers
    return None


def assignments(domains: Mapping[str, Domain]) -> Iterator[dict[str, Any]]:
    """Give every combination of values, the ordinary ones first."""
    names = list(domains)
    for values in itertools.product(*(domains[n].values for n in names)):
        yield dict(zip(names, values, strict=True))


@dataclass(slots=True)
class Ground:
    """Ground instances of claims and laws, with the questions they touch."""

    questions: dict[str, Question] = field(default_factory=dict)
    instances: list[Instance] = field(default_factory=list)

    def of(self, owners: Iterable[str]) -> list[Instance]:
        """Give the instances of some claims."""
        wanted = set(owners)
        return [i for i in self.instances if i.owner in wanted]


def _formula(term: Any, env: Mapping[str, Any], algebra: _Tuples) -> tuple[Formula, tuple[Point, ...]]:
    algebra.touched = {}
    formula = fold(term, env, algebra)
    return formula, tuple(algebra.touched)


def formula_of(term: Any, env: Mapping[str, Any], questions: dict[str, Question]) -> tuple[Formula, tuple[Point, ...]]:
    """Ground one term in one case; the questions it asks are added to `questions`."""
    return _formula(term, env, _Tuples(questions))


def _exceptions(claims: Sequence[Claim]) -> dict[str, list[Claim]]:
    by_id = {c.id: c for c in claims}
    exceptions: dict[str, list[Claim]] = defaultdict(list)
    for claim in claims:
        for general in claim.overrides:
            if general.split(".")[0] != claim.source:
                raise OverrideError(
                    f"an exception to a claim of the same text, got {general!r}",
                    where=claim.id,
                    hint="differences between texts are decided by a ruling",
                )
            if general not in by_id:
                raise UnknownClaimError(f"the id of a claim, got {general!r}", where=claim.id)
            exceptions[general].append(claim)
    return exceptions


def _guarded(claim: Claim, exceptions: Sequence[Claim]) -> Any:
    """Give the claim as one implication, with its exceptions taken out of its guard."""
    guard = claim.when
    for exception in exceptions:
        if isinstance(exception.when, Term):
            guard = guard & ~exception.when if isinstance(guard, Term) else ~exception.when
        elif exception.when is True:
            # An exception without a guard replaces the general claim altogether.
            guard = False
    return guard


def ground(claims: Sequence[Claim]) -> Ground:
    """
    Expand claims over the cases of their parameters.

    Claims in prose only are left out. The readings of one sentence become one instance per case: the text says
    one of them.
    Raises:
        EncodingError: A term asks about a case that does not exist.
        OverrideError: A claim overrides a claim of another text.
        UnknownClaimError: An override names no claim.
    """
    result = Ground()
    algebra = _Tuples(result.questions)
    exceptions = _exceptions(claims)
    readings: dict[str, dict[str, list[Instance]]] = defaultdict(lambda: defaultdict(list))
    for claim in claims:
        if claim.then is None:
            continue
        guard = _guarded(claim, exceptions.get(claim.id, ()))
        if guard is False:
            continue
        term = claim.then if guard is True else guard >> claim.then
        try:
            instances = list(_instances(claim.id, term, algebra))
        except EncodingError as error:
            raise EncodingError(error.what, where=f"{claim.id}: {error.where}", hint=error.hint) from None
        if claim.reading:
            name, _, variant = claim.reading.partition(":")
            readings[f"{claim.source}.{name}"][variant].extend(instances)
        else:
            result.instances.extend(instances)
    for name, variants in readings.items():
        result.instances.append(_one_of(name, variants))
    return result


def _instances(owner: str, term: Any, algebra: _Tuples) -> Iterator[Instance]:
    for env in assignments(variables(term)):
        formula, _ = _formula(term, env, algebra)
        # What is said of several matters in one breath is several statements: each is blamed by itself.
        for part in parts_of(formula):
            yield Instance(owner, tuple(env.items()), part, points_in(part))


def parts_of(formula: Formula) -> Iterator[Formula]:
    """Give the parts of a conjunction, and of one behind a condition; nothing for what is always true."""
    if formula is True:
        return
    if isinstance(formula, tuple) and formula[0] == "and":
        for part in formula[1:]:
            yield from parts_of(part)
    elif isinstance(formula, tuple) and formula[0] == "or" and _is_and(formula[-1]):
        for part in formula[-1][1:]:
            yield from parts_of(("or", *formula[1:-1], part))
    else:
        yield formula


def _is_and(formula: Formula) -> bool:
    return isinstance(formula, tuple) and formula[0] == "and"


def points_in(formula: Formula) -> tuple[Point, ...]:
    """Give the points of a formula, each once, in order of appearance."""
    found: dict[Point, None] = {}
    pending = [formula]
    while pending:
        node = pending.pop()
        if isinstance(node, tuple):
            if node[0] == "?":
                found[node[1]] = None
            else:
                pending.extend(reversed(node[1:]))
    return tuple(found)


def _one_of(name: str, variants: Mapping[str, Sequence[Instance]]) -> Instance:
    parts = [_conjunction([i.formula for i in v]) for v in variants.values()]
    points = dict.fromkeys(p for v in variants.values() for i in v for p in i.points)
    return Instance(name, (), parts[0] if len(parts) == 1 else ("or", *parts), tuple(points))


def _conjunction(formulas: Sequence[Formula]) -> Formula:
    return True if not formulas else formulas[0] if len(formulas) == 1 else ("and", *formulas)


def ground_term(owner: str, term: Any, questions: dict[str, Question]) -> list[Instance]:
    """Expand one term over the cases of its parameters."""
    return list(_instances(owner, term, _Tuples(questions)))


def values_of(point: Point, questions: Mapping[str, Question]) -> tuple[int, ...]:
    """Give the codes a point can have."""
    question = questions[point.question]
    if question.is_norm:
        return (0, 1)
    return tuple(int(question.answers.code(v)) for v in question.answers.values)


def is_boolean(point: Point, questions: Mapping[str, Question]) -> bool:
    """Say whether a point is true or false (and no number)."""
    question = questions[point.question]
    return question.is_norm or isinstance(question.answers.values[0], bool)


def evaluate(formula: Formula, values: Mapping[Point, int]) -> Any:
    """Give the value of a ground formula in plain Python, to check what a solver says."""
    if not isinstance(formula, tuple):
        return formula
    op = formula[0]
    if op == "?":
        return values[formula[1]]
    if op in ("and", "or"):
        # A loop and no generator: this is asked a million times.
        stops = op == "or"
        for part in formula[1:]:
            if bool(evaluate(part, values)) is stops:
                return stops
        return not stops
    if op == "not":
        return not evaluate(formula[1], values)
    if op == "if":
        return evaluate(formula[2] if evaluate(formula[1], values) else formula[3], values)
    return ARITHMETIC[op](evaluate(formula[1], values), evaluate(formula[2], values))


def allowed(point: Point, formulas: Iterable[Formula], questions: Mapping[str, Question]) -> set[int]:
    """Give the values of a point with which every one of some formulas about it alone holds."""
    conditions = list(formulas)
    return {v for v in values_of(point, questions) if all(evaluate(f, {point: v}) for f in conditions)}


def norm_axioms(points: Iterable[Point]) -> list[Instance]:
    """Give, for every duty touched, that what is a duty is allowed."""
    axioms = []
    for point in dict.fromkeys(points):
        if point.aspect == "must":
            may = Point(point.question, point.args, "may")
            formula = ("or", ("not", ("?", point)), ("?", may))
            axioms.append(Instance("a duty is allowed", (), formula, (point, may)))
    return axioms


def components(instances: Sequence[Instance]) -> list[list[Instance]]:
    """Group instances that share a point, directly or through others; a query touches one group only."""
    parent: dict[Point, Point] = {}

    def find(p: Point) -> Point:
        while parent[p] is not p:
            parent[p] = parent[parent[p]]
            p = parent[p]
        return p

    for instance in instances:
        for point in instance.points:
            parent.setdefault(point, point)
        for point in instance.points[1:]:
            parent[find(instance.points[0])] = find(point)
    groups: dict[Point | None, list[Instance]] = defaultdict(list)
    for instance in instances:
        groups[find(instance.points[0]) if instance.points else None].append(instance)
    return list(groups.values())
