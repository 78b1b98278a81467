"""
A theory: what some claims together say about each question and case.

A contradiction about one matter does not poison the rest: an answer comes first from claims that are in no
minimal conflict, and only then from every maximal consistent set.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from oracle.consistency.blame import Groups, Sets, Statement, sets_of, statements
from oracle.consistency.ground import (
    Ground,
    Instance,
    Point,
    allowed,
    components,
    evaluate,
    is_boolean,
    norm_axioms,
    values_of,
)
from oracle.consistency.narrow import MOST_CASES, narrow
from oracle.questions import NORM, Question


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """
    What a theory says about one question in one case.

    Attributes:
        state: `determined`, `gap`, `contested` (some consistent sets answer, some do not) or `contradictory`.
        value: The answer where it is determined.
        values: The answers that remain possible.
        point: What the answer hangs on: `Theory.blame` gives the claims that decide it.
    """

    state: str
    value: Any = None
    values: tuple[Any, ...] = ()
    point: Point


class Probe:
    """
    Asks one consistent set of instances about many points.

    What follows point by point is settled first; the solver is asked only about the groups that are left. Every model
    found is kept: two that differ at a point show that it is open, without asking the solver again.
    """

    def __init__(self, questions: Mapping[str, Question], instances: Sequence[Instance]) -> None:
        self.questions = questions
        self._narrowed = narrow(instances, questions)
        self._group = {p: n for n, g in enumerate(self._narrowed.groups) for i in g for p in i.points}
        self._groups: dict[int, Groups] = {}
        self._models: dict[int, list[dict[Point, int]]] = {}
        self.possible = self._narrowed.possible and all(self._holds(n) for n in range(len(self._narrowed.groups)))

    def _is_free(self, number: int) -> bool:
        """Say whether every value left in a group is allowed by it: where one instance alone binds its points."""
        group = self._narrowed.groups[number]
        return len(group) == 1 and math.prod(len(self._narrowed.values[p]) for p in group[0].points) <= MOST_CASES

    def _holds(self, number: int) -> bool:
        if self._is_free(number):
            return True
        groups = Groups(self.questions, {}, self._narrowed.groups[number], narrowed=self._narrowed.values)
        if not groups.satisfiable(()):
            return False
        self._groups[number] = groups
        self._models[number] = [groups.model()]
        return True

    def values(self, point: Point) -> frozenset[int]:
        """Give the values a point can have: none if nothing holds, one if decided, else several (not always all)."""
        if not self.possible:
            return frozenset()
        left = self._narrowed.values.get(point) or values_of(point, self.questions)
        number = self._group.get(point)
        if len(left) == 1 or number is None or self._is_free(number):
            return frozenset(left[:2])
        models = self._models[number]
        seen = {m[point] for m in models}
        if len(seen) > 1:
            return frozenset(seen)
        value = next(iter(seen))
        groups = self._groups[number]
        groups.solver.push()
        known = bool(value) if is_boolean(point, self.questions) else value
        groups.solver.add(groups.encode.constant(point) != known)
        if groups.satisfiable(()):
            models.append(groups.model())
            seen.add(models[-1][point])
        groups.solver.pop()
        return frozenset(seen)


class Theory:
    """Claims (already grounded) with laws as hard axioms, cut into components."""

    def __init__(self, ground: Ground, laws: Sequence[Instance] = ()) -> None:
        self.questions = dict(ground.questions)
        self._component: dict[Point, int] = {}
        self._hard: list[list[Instance]] = []
        self._soft: list[list[Instance]] = []
        axioms = [*laws, *norm_axioms(p for i in (*ground.instances, *laws) for p in i.points)]
        hard = {id(i) for i in axioms}
        for group in components([*ground.instances, *axioms]):
            soft = [i for i in group if id(i) not in hard]
            if not soft:
                continue
            number = len(self._soft)
            self._soft.append(soft)
            self._hard.append([i for i in group if id(i) in hard])
            for instance in group:
                for point in instance.points:
                    self._component[point] = number
        self._sets: dict[int, Sets] = {}
        self._statements: dict[int, dict[str, Statement]] = {}
        self._allowed: dict[tuple[int, Point], tuple[tuple[frozenset[int], frozenset[str]], ...]] = {}
        self._probes: dict[tuple[int, frozenset[str]], Probe] = {}
        self._consistent: dict[int, bool] = {}

    @property
    def count(self) -> int:
        """How many components there are."""
        return len(self._soft)

    def component(self, point: Point) -> int | None:
        """Give the number of the component of a point; None if nothing speaks of it."""
        return self._component.get(point)

    def instances(self, number: int) -> list[Instance]:
        """Give the claims' instances of a component."""
        return self._soft[number]

    @property
    def incomplete(self) -> list[str]:
        """The first statement of each component whose conflicts are too many to be all enumerated."""
        return [min(self.statements(n)) for n, s in self._sets.items() if not s.complete]

    def laws(self, number: int) -> list[Instance]:
        """Give the axioms of a component."""
        return self._hard[number]

    def is_simple(self, number: int) -> bool:
        """Say whether a component is about one point and free of axioms, so that no solver is needed."""
        return not self._hard[number] and len({p for i in self._soft[number] for p in i.points}) == 1

    def statements(self, number: int) -> dict[str, Statement]:
        """Give what the claims of a component say, each thing once, by key."""
        if number not in self._statements:
            self._statements[number] = {s.key: s for s in statements(self._soft[number])}
        return self._statements[number]

    def consistent(self, number: int) -> bool:
        """Say whether the claims of a component can all hold."""
        if number not in self._consistent:
            if self.is_simple(number):
                point = self._soft[number][0].points[0]
                holds = bool(allowed(point, (i.formula for i in self._soft[number]), self.questions))
            else:
                holds = self._probe(number, frozenset(self.statements(number))).possible
            self._consistent[number] = holds
        return self._consistent[number]

    def _probe(self, number: int, keys: frozenset[str]) -> Probe:
        """Give the probe of some statements of a component; one is made for each set of them."""
        if (number, keys) not in self._probes:
            stated = self.statements(number)
            instances = [i for k in sorted(keys) for i in stated[k].instances]
            self._probes[number, keys] = Probe(self.questions, [*instances, *self._hard[number]])
        return self._probes[number, keys]

    def sets(self, number: int) -> Sets:
        """Give the minimal conflicts and maximal consistent sets of a component."""
        if number not in self._sets:
            said = [(s.key, i) for s in self.statements(number).values() for i in s.instances]
            self._sets[number] = sets_of(self.questions, said, self._hard[number])
        return self._sets[number]

    def forget(self) -> None:
        """Let go of the solvers; what they said is kept."""
        self._probes.clear()

    def allows(self, number: int, values: Mapping[Point, int]) -> bool:
        """Say whether some points of a consistent component can have these values all at once."""
        fixed = [Instance("", (), ("==", ("?", p), self._known(p, v)), (p,)) for p, v in values.items()]
        return Probe(self.questions, [*fixed, *self._soft[number], *self._hard[number]]).possible

    def _known(self, point: Point, value: int) -> int | bool:
        return bool(value) if is_boolean(point, self.questions) else value

    def _possible(self, point: Point, keys: frozenset[str], number: int) -> frozenset[int]:
        """Give the values a point can have while some statements hold: all of them, or two if there are more."""
        if self.is_simple(number):
            stated = self.statements(number)
            formulas = (i.formula for k in keys for i in stated[k].instances)
            return frozenset(allowed(point, formulas, self.questions))
        return self._probe(number, keys).values(point)

    def possible(self, point: Point) -> tuple[tuple[frozenset[int], frozenset[str]], ...]:
        """
        Give, for the statements in no conflict, or else for each maximal consistent set, the values a point can have.

        A set of more than one value means that it is open (not all values are listed).
        """
        number = self._component.get(point)
        if number is None:
            return ((frozenset(values_of(point, self.questions)), frozenset()),)
        key = (number, point)
        if key not in self._allowed:
            everything = frozenset(self.statements(number))
            found: tuple[tuple[frozenset[int], frozenset[str]], ...]
            if self.consistent(number):
                found = ((self._possible(point, everything, number), everything),)
            else:
                sets = self.sets(number)
                free = everything - frozenset().union(*sets.minimal)
                value = self._possible(point, free, number)
                if len(value) == 1 and sets.complete:
                    found = ((value, free),)
                else:
                    found = tuple((self._possible(point, s, number), s) for s in sets.maximal)
            self._allowed[key] = found
        return self._allowed[key]

    def _point_verdict(self, point: Point) -> tuple[str, int | None, tuple[int, ...]]:
        found = self.possible(point)
        decided = {next(iter(v)) for v, _ in found if len(v) == 1}
        if all(len(v) == 1 for v, _ in found):
            if len(decided) == 1:
                return "determined", next(iter(decided)), tuple(decided)
            return "contradictory", None, tuple(sorted(decided))
        return ("contested" if decided else "gap"), None, tuple(sorted(decided))

    def ask(self, question: Question, args: Sequence[Any]) -> Verdict:
        """Give what the theory says about `question` in the case `args`."""
        codes = tuple(int(d.code(a)) for a, d in zip(args, question.domains, strict=True))
        self.questions.setdefault(question.id, question)
        if question.is_norm:
            return self._norm(question, codes)
        point = Point(question.id, codes)
        state, value, values = self._point_verdict(point)
        decode = question.answers.decode
        return Verdict(
            state=state,
            value=decode(value) if value is not None else None,
            values=tuple(decode(v) for v in values),
            point=point,
        )

    def _norm(self, question: Question, codes: tuple[int, ...]) -> Verdict:
        may, must = Point(question.id, codes, "may"), Point(question.id, codes, "must")
        state, value, values = self._point_verdict(may)
        if state != "determined":
            return Verdict(state=state, values=tuple(NORM.values[v] for v in values), point=may)
        if not value:
            return Verdict(state=state, value="may not", values=("may not",), point=may)
        duty, is_duty, _ = self._point_verdict(must)
        answer = "must" if duty == "determined" and is_duty else "may"
        return Verdict(state=state, value=answer, values=(answer,), point=must if answer == "must" else may)

    def blame(self, point: Point) -> tuple[str, ...]:
        """
        Give the claims that decide a point: a smallest set without which it would be open.

        Where claims contradict each other about it, those of the minimal conflicts that touch it.
        """
        number = self._component.get(point)
        if number is None:
            return ()
        stated = self.statements(number)
        if not self.consistent(number):
            touched = {k for k, s in stated.items() if any(point in i.points for i in s.instances)}
            conflicts = [m for m in self.sets(number).minimal if m & touched]
            if conflicts:
                return tuple(sorted({c for m in conflicts for k in m for c in stated[k].claims}))
        state, value, _ = self._point_verdict(point)
        if state != "determined" or value is None:
            return tuple(sorted({i.owner for i in self._soft[number] if point in i.points}))
        groups = Groups(self.questions, {k: s.instances for k, s in stated.items()}, self._hard[number])
        groups.solver.add(groups.encode.constant(point) != self._known(point, value))
        undisputed = frozenset(stated)
        if not self.consistent(number):
            undisputed = undisputed.difference(*self.sets(number).minimal)
        if groups.satisfiable(undisputed):
            return tuple(sorted({i.owner for i in self._soft[number] if point in i.points}))
        return tuple(sorted({c for k in groups.shrink(groups.core()) for c in stated[k].claims}))


def holds(instances: Iterable[Instance], values: Mapping[Point, int]) -> bool:
    """Say in plain Python whether every instance holds under some values: a solver's model checked by hand."""
    return all(evaluate(i.formula, values) for i in instances)
