"""
Blame: which statements cannot all hold.

Statements are groups of ground instances behind one assumption each. MARCO enumerates all minimal unsatisfiable
sets and all maximal satisfiable ones of one component; axioms are hard. Cores are shrunk here by deletion, in
a fixed order, so that the same book always gives the same blame.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import z3

from oracle.consistency.encode import Encoder
from oracle.consistency.ground import Instance, Point, components, evaluate, norm_axioms
from oracle.consistency.narrow import peel
from oracle.errors import SolverError
from oracle.questions import Question

RESOURCES: Final = 20_000_000
"""Z3 resource units for one check; the same on every machine."""

MOST_SETS: Final = 200
"""After so many minimal sets in one component enumeration ends, incomplete, and says so."""


class Groups:
    """Groups of instances, each behind one assumption, over hard axioms."""

    def __init__(
        self,
        questions: Mapping[str, Question],
        soft: Mapping[str, Sequence[Instance]],
        hard: Iterable[Instance] = (),
        *,
        narrowed: Mapping[Point, tuple[int, ...]] | None = None,
        resources: int = RESOURCES,
    ) -> None:
        self.encode = Encoder(questions)
        self.solver = z3.SimpleSolver()
        # An interruption is for whoever runs the check: the solver would only say that it gave up.
        self.solver.set("rlimit", resources, "ctrl_c", False)
        self.keys = sorted(soft)
        self.soft = soft
        self.literals = {k: z3.Bool(f"s{i}") for i, k in enumerate(self.keys)}
        self.names = {f"s{i}": k for i, k in enumerate(self.keys)}
        points: dict[Point, None] = {}
        hard = list(hard)
        for instance in (*hard, *(i for g in soft.values() for i in g)):
            points.update(dict.fromkeys(instance.points))
        axioms = norm_axioms(points)
        for axiom in axioms:
            points.update(dict.fromkeys(axiom.points))
        for bound in self.encode.bounds(points, narrowed or {}):
            self.solver.add(bound)
        for instance in (*hard, *axioms):
            self.solver.add(self.encode(instance.formula))
        for key in self.keys:
            for instance in soft[key]:
                self.solver.add(z3.Implies(self.literals[key], self.encode(instance.formula)))
        self.points = tuple(points)

    def satisfiable(self, keys: Iterable[str]) -> bool:
        """
        Say whether some groups can hold together.

        Raises:
            SolverError: The solver gave up; that is never an answer.
        """
        wanted = sorted(keys)
        # Thousands of checks with hundreds of assumptions: the library's own loop would cost more than the answers.
        assumed = (z3.Ast * len(wanted))(*(self.literals[k].ast for k in wanted))
        context = self.solver.ctx.ref()
        verdict = z3.Z3_solver_check_assumptions(context, self.solver.solver, len(wanted), assumed)
        if verdict == z3.Z3_L_UNDEF:
            raise SolverError(
                f"an answer within {RESOURCES} resource units, got: {self.solver.reason_unknown()}",
                where=", ".join(wanted[:5]),
                hint="simplify the claims named, or raise the limit",
            )
        return bool(verdict == z3.Z3_L_TRUE)

    def core(self) -> set[str]:
        """Give the groups of the last unsatisfiable check's core."""
        return {self.names[str(literal)] for literal in self.solver.unsat_core()}

    def shrink(self, keys: Collection[str]) -> frozenset[str]:
        """Give a minimal unsatisfiable subset of an unsatisfiable set."""
        current = set(keys)
        for key in sorted(keys):
            if key in current and not self.satisfiable(current - {key}):
                current = self.core() & (current - {key})
        return frozenset(current)

    def grow(self, keys: Collection[str]) -> frozenset[str]:
        """Give a maximal satisfiable superset of a satisfiable set whose satisfiability was the last thing asked."""
        current = self._satisfied(set(keys))
        for key in self.keys:
            if key not in current and self.satisfiable(current | {key}):
                current = self._satisfied(current | {key})
        return frozenset(current)

    def _satisfied(self, keys: set[str]) -> set[str]:
        """Add the groups that the last model satisfies, too: none of them needs a check of its own."""
        model = self.model()
        return keys | {k for k in self.keys if k not in keys and all(evaluate(i.formula, model) for i in self.soft[k])}

    def model(self) -> dict[Point, int]:
        """Give the values of all points after a satisfiable check."""
        return self.encode.values(self.solver.model(), self.points)


@dataclass(frozen=True, slots=True)
class Sets:
    """The minimal unsatisfiable and maximal satisfiable sets of one component; all of them if `complete`."""

    minimal: tuple[frozenset[str], ...]
    maximal: tuple[frozenset[str], ...]
    complete: bool = True


def sets_of(questions: Mapping[str, Question], said: Sequence[tuple[str, Instance]], laws: Sequence[Instance]) -> Sets:
    """
    Enumerate the minimal unsatisfiable and the maximal satisfiable sets of statements, given instance by instance.

    What can take no part in a contradiction is left out first; what falls apart is enumerated part by part.

    Raises:
        SolverError: The solver gave up, or the laws contradict each other.
    """
    every = frozenset(key for key, _ in said)
    axioms = norm_axioms(p for i in (*laws, *(i for _, i in said)) for p in i.points)
    kept = peel([*said, *(("", i) for i in (*laws, *axioms))], questions)
    minimal: list[frozenset[str]] = []
    maximal = [every - {key for key, _ in kept}]
    complete = True
    for part in _parts(kept):
        soft: dict[str, list[Instance]] = defaultdict(list)
        hard = []
        for key, instance in part:
            if key:
                soft[key].append(instance)
            else:
                hard.append(instance)
        found = enumerate_sets(Groups(questions, soft, hard))
        minimal += found.minimal
        complete = complete and found.complete and len(maximal) * len(found.maximal) <= 4 * MOST_SETS
        maximal = [a | b for a in maximal for b in found.maximal][: 4 * MOST_SETS]
    return Sets(tuple(minimal), tuple(maximal), complete=complete)


def _parts(kept: Sequence[tuple[str, Instance]]) -> list[list[tuple[str, Instance]]]:
    """Cut instances into parts that share neither a point nor a statement."""
    spoken: dict[str, dict[Point, None]] = defaultdict(dict)
    for key, instance in kept:
        if key:
            spoken[key].update(dict.fromkeys(instance.points))
    joined = [Instance(key, (), None, tuple(points)) for key, points in spoken.items()]
    whole = components([*joined, *(i for k, i in kept if not k)])
    result = []
    for group in whole:
        own = {i.owner for i in group if i.formula is None}
        laws = {id(i) for i in group if i.formula is not None}
        result.append([(k, i) for k, i in kept if (k in own if k else id(i) in laws)])
    return result


def _seed(model: z3.ModelRef, in_seed: Mapping[str, z3.BoolRef]) -> set[str]:
    """Give the groups that a model of the map does not leave out."""
    context = model.ctx.ref()
    found = set()
    for key, literal in in_seed.items():
        # Read through the library's own functions: thousands of models, hundreds of literals each.
        value = z3.Z3_model_get_const_interp(context, model.model, z3.Z3_get_app_decl(context, literal.ast))
        if value.value is None or z3.Z3_get_bool_value(context, value) != z3.Z3_L_FALSE:
            found.add(key)
    return found


def enumerate_sets(groups: Groups) -> Sets:
    """
    Enumerate every minimal unsatisfiable and every maximal satisfiable set (MARCO), up to `MOST_SETS`.

    Raises:
        SolverError: The solver gave up, or the laws contradict each other.
    """
    if groups.satisfiable(groups.keys):
        return Sets((), (frozenset(groups.keys),))
    map_solver = z3.SimpleSolver()
    in_seed = {k: z3.Bool(f"m{i}") for i, k in enumerate(groups.keys)}
    minimal: list[frozenset[str]] = []
    maximal: list[frozenset[str]] = []
    while map_solver.check() == z3.sat:
        if len(minimal) >= MOST_SETS or len(maximal) >= 4 * MOST_SETS:
            return Sets(tuple(minimal), tuple(maximal), complete=False)
        seed = _seed(map_solver.model(), in_seed)
        if groups.satisfiable(seed):
            found = groups.grow(seed)
            maximal.append(found)
            map_solver.add(z3.Or(*(in_seed[k] for k in groups.keys if k not in found)))
        else:
            found = groups.shrink(groups.core())
            minimal.append(found)
            if not found:
                raise SolverError("laws that can hold, got laws that contradict each other", where="laws")
            map_solver.add(z3.Or(*(z3.Not(in_seed[k]) for k in sorted(found))))
    return Sets(tuple(minimal), tuple(maximal))


@dataclass(frozen=True, slots=True)
class Statement:
    """What one or more claims say about the same points in the same words of logic, in one component."""

    key: str
    claims: tuple[str, ...]
    instances: tuple[Instance, ...]


def statements(instances: Sequence[Instance]) -> list[Statement]:
    """
    Merge what claims say alike, point by point, so that a contradiction is found once.

    A claim that speaks of several matters in one breath makes a statement about each: texts that bundle them
    differently still say the same.
    """
    by_matter: dict[tuple[str, tuple[Point, ...]], list[Instance]] = defaultdict(list)
    for instance in instances:
        by_matter[instance.owner, instance.points].append(instance)
    merged: dict[frozenset[object], list[tuple[str, tuple[Point, ...]]]] = defaultdict(list)
    for matter, group in by_matter.items():
        merged[frozenset(i.formula for i in group)].append(matter)
    found = []
    for matters in merged.values():
        owners = tuple(sorted({owner for owner, _ in matters}))
        first = min(matters)
        found.append(Statement(f"{first[0]} {first[1][0] if first[1] else ''}", owners, tuple(by_matter[first])))
    return found
