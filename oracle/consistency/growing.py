"""
Groups asked piece by piece, which can grow meanwhile; and rare laws, evaluated before the solver hears of them.

What shares no point with what is asked is no part of a question. A piece that a model at hand satisfies already is not
put to the solver at all: most values of a set are typed in, and most of what is said of them holds.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import z3

from oracle.consistency.blame import RESOURCES, Groups
from oracle.consistency.ground import Formula, Instance, Point, evaluate, norm_axioms, values_of
from oracle.errors import EncodingError
from oracle.questions import Question
from oracle.terms import Domain, fold, variables


class Decoded(dict[str, Any]):
    """The values of atoms in a model, decoded when asked for."""

    def __init__(self, domains: Mapping[str, Domain], model: Mapping[Point, int]) -> None:
        super().__init__()
        self._domains, self._model = domains, model

    def __missing__(self, name: str) -> Any:
        self[name] = self._domains[name].decode(self._model[Point(name, ())])
        return self[name]


class Known:
    """The algebra of rare laws: a model decides all of it."""

    def __init__(self, model: Mapping[Point, int]) -> None:
        self._model = model

    def answer(self, question: Question, args: tuple[Any, ...], aspect: str) -> Any:
        """Give the answer that the model has."""
        codes = tuple(int(d.code(a)) for a, d in zip(args, question.domains, strict=True))
        code = self._model[Point(question.id, codes, aspect)]
        return bool(code) if question.is_norm else question.answers.decode(code)

    def _no(self, *_: Any) -> Any:
        raise EncodingError("a rare law over values and answers that are known, got another")

    conjunction = disjunction = negation = choice = arithmetic = _no


def fixed_by(formula: Formula) -> Iterator[tuple[Point, int]]:
    """Give the points that a formula leaves no choice, with their values."""
    match formula:
        case ("and", *parts):
            for part in parts:
                yield from fixed_by(part)
        case ("?", point):
            yield point, 1
        case ("not", ("?", point)):
            yield point, 0
        case ("==", ("?", point), code) if not isinstance(code, tuple):
            yield point, int(code)


def computed_by(formula: Formula, known: Mapping[Point, int]) -> Iterator[tuple[Point, int]]:
    """Give the point that a formula says is equal to what is known."""
    match formula:
        case ("==", ("?", point), other) | ("==", other, ("?", point)) if point not in known:
            try:
                yield point, int(evaluate(other, known))
            except KeyError:
                return


def guess(
    groups: Mapping[str, Sequence[Instance]], fixing: str, laws: str, domains: Mapping[str, Domain]
) -> dict[Point, int]:
    """
    Give a model that may satisfy most of some groups.

    Args:
        fixing: The kinds of groups, by the first letter of their keys, that fix values, the first before the others.
        laws: The kinds of groups from which the rest is computed.
        domains: What is in the model, whether a group speaks of it or not.
    """
    found: dict[Point, int] = {}
    for kind in fixing:
        for instance in (i for key, g in groups.items() if key[0] == kind for i in g):
            for point, code in fixed_by(instance.formula):
                found.setdefault(point, code)
    for name, domain in domains.items():
        found.setdefault(Point(name, ()), min(int(domain.code(v)) for v in domain.values))
    for instance in (i for key, g in groups.items() if key[0] in laws for i in g):
        found |= computed_by(instance.formula, found)
    return found


class Growing(Groups):
    """Groups to which more can be added."""

    def know(self, points: Iterable[Point]) -> None:
        """Take points in that no group speaks of."""
        new = [p for p in points if p not in self.encode.constants]
        self.solver.add(*self.encode.bounds(new, {}))
        self.points = (*self.points, *new)

    def add(self, key: str, instances: Sequence[Instance]) -> None:
        """Add one group."""
        self.know(p for i in instances for p in i.points)
        self.literals[key] = z3.Bool(f"s{len(self.names)}")
        self.names[str(self.literals[key])] = key
        for instance in instances:
            self.solver.add(z3.Implies(self.literals[key], self.encode(instance.formula)))


_Node = tuple[str, tuple[int, ...]]
"""A question in one case, whatever the aspect."""


class Pieces:
    """
    Groups in pieces that share no point, each put to the solver only where a model at hand breaks it.

    Args:
        near: Values of points that will satisfy most groups; the rest of the model is made up.
    """

    def __init__(
        self,
        questions: Mapping[str, Question],
        soft: Mapping[str, Sequence[Instance]],
        near: Mapping[Point, int],
        *,
        resources: int = RESOURCES,
    ) -> None:
        self.questions = questions
        self._resources = resources
        self._soft: dict[str, Sequence[Instance]] = {}
        self._values: dict[str, frozenset[int]] = {}
        self._near = dict(near)
        self._parent: dict[_Node, _Node] = {}
        self._members: dict[_Node, list[str]] = defaultdict(list)
        self._broken: set[str] = set()
        self._solvers: dict[_Node, Growing] = {}
        self._model: dict[Point, int] = self._near
        self._changed: set[Point] = set()
        self._core: set[str] = set()
        for key, instances in soft.items():
            self.add(key, instances)

    def _root(self, node: _Node) -> _Node:
        while self._parent.setdefault(node, node) != node:
            self._parent[node] = self._parent[self._parent[node]]
            node = self._parent[node]
        return node

    def _piece(self, key: str) -> _Node:
        points = [p for i in self._soft[key] for p in i.points]
        # What speaks of nothing is a piece of its own.
        return self._root((points[0].question, points[0].args) if points else (key, ()))

    def add(self, key: str, instances: Sequence[Instance]) -> None:
        """Add one group; pieces that it joins become one."""
        self._soft[key] = instances
        points = dict.fromkeys(p for i in instances for p in i.points)
        root = self._piece(key)
        for point in points:
            other = self._root((point.question, point.args))
            if other != root:
                self._parent[other] = root
                self._members[root] += self._members.pop(other, [])
                # The two were put to the solver apart, if at all.
                self._solvers.pop(other, None)
                self._solvers.pop(root, None)
        self._members[root].append(key)
        for point in points:
            if point not in self._near:
                self._near[point] = min(self._values_of(point))
        if not self._holds(instances, points):
            self._broken.add(key)
        if root in self._solvers:
            self._solvers[root].add(key, instances)

    def _values_of(self, point: Point) -> frozenset[int]:
        if point.question not in self._values:
            self._values[point.question] = frozenset(values_of(point, self.questions))
        return self._values[point.question]

    def _holds(self, instances: Sequence[Instance], points: Collection[Point]) -> bool:
        """Say whether the model at hand is one, as far as some groups speak of it."""
        if any(self._near[p] not in self._values_of(p) for p in points):
            return False
        duties = [a.formula for a in norm_axioms(points)]
        known = {p: 0 for a in norm_axioms(points) for p in a.points} | self._near
        return all(evaluate(f, known) for f in (*duties, *(i.formula for i in instances)))

    def assume(self, formula: Formula, points: Sequence[Point]) -> str:
        """Add a condition that holds where its key is named."""
        key = f"assumed {len(self._soft)}"
        self.add(key, [Instance("", (), formula, tuple(points))])
        return key

    def satisfiable(self, keys: Collection[str]) -> bool:
        """
        Say whether some groups can hold together.

        Raises:
            SolverError: The solver gave up; that is never an answer.
        """
        wanted = set(keys)
        model, changed = self._near, set()
        for root in dict.fromkeys(self._piece(k) for k in sorted(wanted & self._broken)):
            if root not in self._solvers:
                groups = {k: self._soft[k] for k in self._members[root]}
                self._solvers[root] = Growing(self.questions, groups, resources=self._resources)
            solver = self._solvers[root]
            if not solver.satisfiable(wanted & solver.literals.keys()):
                self._core = solver.core()
                return False
            found = solver.model()
            model = model | found
            changed |= {p for p, v in found.items() if self._near[p] != v}
        self._model, self._changed = model, changed
        return True

    def changed(self) -> set[Point]:
        """Give the points of the last model that are not as in the model at hand."""
        return self._changed

    @property
    def near(self) -> Mapping[Point, int]:
        """The model at hand."""
        return self._near

    def core(self) -> set[str]:
        """Give what could not hold together when last something could not."""
        return self._core

    def model(self) -> dict[Point, int]:
        """Give the model of what could hold together last."""
        return self._model


class Waiting(dict[str, Any]):
    """Rare laws, each evaluated in models that the solver finds without knowing of it."""

    def __init__(self, laws: Mapping[str, Any], domains: Mapping[str, Domain]) -> None:
        super().__init__(laws)
        self._domains = domains
        self._laws = dict(laws)
        self._broken_at_hand: set[str] | None = None

    @cached_property
    def on(self) -> dict[str, list[str]]:
        """The laws on each atom, those that the solver was told of among them."""
        found: dict[str, list[str]] = defaultdict(list)
        for key, term in self._laws.items():
            for name in variables(term):
                found[name].append(key)
        return found

    def _breaks(self, keys: Iterable[str], model: Mapping[Point, int]) -> list[str]:
        facts, known = Decoded(self._domains, model), Known(model)
        return [k for k in keys if k in self and fold(self[k], facts, known) is False]

    def broken(self, wanted: Collection[str], groups: Pieces) -> list[str]:
        """Give those laws that the last model of some groups breaks."""
        if self._broken_at_hand is None:
            self._broken_at_hand = set(self._breaks(self, groups.near))
        changed = groups.changed()
        if any(p.question not in self._domains for p in changed):
            return self._breaks(sorted(self.keys() & set(wanted)), groups.model())
        due = self._broken_at_hand | {k for p in changed for k in self.on.get(p.question, ())}
        return self._breaks(sorted(due & set(wanted)), groups.model())
