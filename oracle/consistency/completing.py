"""
Values under laws whose numbers the texts state: can they hold, what clashes, what follows, what would fill the rest.

A sheet is given values (all, or only some), laws over them, and what answers the questions that laws ask: the claims
of texts, and a book's answers where it decides. Each is an assumption of its own, so that a contradiction names the
smallest set of values, laws, claims and answers that cannot all hold. The solver knows nothing of where they are from.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import z3

from oracle.claims import Claim
from oracle.consistency.blame import RESOURCES, Groups
from oracle.consistency.ground import Instance, Point, formula_of, ground, points_in
from oracle.errors import EncodingError, SolverError
from oracle.questions import Effect, Question
from oracle.terms import fold, variables

# In this order things are tried to be left out of a core: an answer before the claim it was made from, laws last.
_ANSWER, _CLAIM, _VALUE, _LAW, _WISH = "01234"

_CHUNK: Final = 8
"""So few values that may be determined are asked about one after the other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Core:
    """A smallest set of things that cannot all hold: the names of laws, values, claims and answers."""

    laws: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    claims: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()


def _question(name: str, domain: Any) -> Question:
    """Give the question what a value is: a copy of the game answers it."""
    return Question(
        id=name, asks=name, topic="values", subject=name, params=(), answers=domain, effect=Effect.NONE, gaps=False
    )


class _Known:
    """The algebra of rare laws: a model decides all of it."""

    def _no(self, *_: Any) -> Any:
        raise EncodingError("a rare law over values alone, got one that asks a question")

    conjunction = disjunction = negation = choice = arithmetic = answer = _no


class _Growing(Groups):
    """Groups to which more can be added when a model breaks them."""

    def know(self, points: Iterable[Point]) -> None:
        """Take points in that no group speaks of."""
        new = [p for p in points if p not in self.encode.constants]
        self.solver.add(*self.encode.bounds(new, {}))
        self.points = (*self.points, *new)

    def add(self, key: str, instances: Sequence[Instance]) -> None:
        """Add one group; its points must be known."""
        self.literals[key] = z3.Bool(f"s{len(self.names)}")
        self.names[str(self.literals[key])] = key
        for instance in instances:
            self.solver.add(z3.Implies(self.literals[key], self.encode(instance.formula)))


class Sheet:
    """
    Some values under laws, before the solver.

    Args:
        laws: Terms over variables (the atoms of values) and questions, by name.
        values: What is filled in: for each value, what its atoms are.
        claims: What texts say about the questions that laws ask; what they say about others is left out.
        answers: Terms that fix what is asked, by name; a claim that contradicts them is overruled.
        wishes: What the rest should be if it can, by name, the first wish first.
        rare: The laws that are hardly ever broken: the solver is told of one only when a model breaks it.
    """

    def __init__(
        self,
        *,
        laws: Mapping[str, Any],
        values: Mapping[str, Mapping[str, Any]],
        claims: Sequence[Claim] = (),
        answers: Mapping[str, Any] | None = None,
        wishes: Mapping[str, Mapping[str, Any]] | None = None,
        rare: Iterable[str] = (),
        resources: int = RESOURCES,
    ) -> None:
        self.questions: dict[str, Question] = {}
        self.domains = variables(*laws.values())
        self.questions |= {n: _question(n, d) for n, d in self.domains.items()}
        self._env = {n: ("?", Point(n, ())) for n in self.domains}
        self._resources = resources
        self._waiting = {_LAW + n: laws[n] for n in rare}
        soft = {_LAW + n: [self._instance(n, t)] for n, t in laws.items() if _LAW + n not in self._waiting}
        touched = {p for i in soft.values() for p in i[0].points}
        stated = ground(claims)
        for question in stated.questions.values():
            self.questions.setdefault(question.id, question)
        for instance in stated.instances:
            if touched & set(instance.points):
                soft.setdefault(_CLAIM + instance.owner, []).append(instance)
        soft |= {_ANSWER + n: [self._instance(n, t)] for n, t in (answers or {}).items()}
        soft |= {_VALUE + n: self._fixed(n, atoms) for n, atoms in values.items()}
        soft |= {_WISH + n: self._fixed(n, atoms) for n, atoms in (wishes or {}).items()}
        self._soft = soft
        self._wishes = [_WISH + n for n in wishes or {}]
        self._given = {a for atoms in values.values() for a in atoms}
        self._all = frozenset([*soft, *self._waiting]) - frozenset(self._wishes)
        self.overruled = self._overruled()
        self._all -= {_CLAIM + c for c in self.overruled}
        self._groups = _Growing(self.questions, soft, resources=resources)
        # What only rare laws speak of is known to the solver from the beginning.
        self._groups.know(Point(n, ()) for n in self.domains)

    def _instance(self, owner: str, term: Any) -> Instance:
        formula, _ = formula_of(term, self._env, self.questions)
        return Instance(owner, (), formula, points_in(formula))

    def _fixed(self, owner: str, atoms: Mapping[str, Any]) -> list[Instance]:
        found = []
        for name, value in atoms.items():
            point = Point(name, ())
            if name in self.domains:
                code = self.domains[name].code(value)
                found.append(Instance(owner, (), ("==", ("?", point), code), (point,)))
        return found

    def _of(self, kinds: str) -> set[str]:
        return {k for k in self._all if k[0] in kinds}

    def _satisfiable(self, keys: Collection[str]) -> bool:
        """Say whether some groups can hold; a rare law that a model breaks is added, and it is asked again."""
        wanted = set(keys)
        while self._groups.satisfiable(wanted - self._waiting.keys()):
            due = sorted(self._waiting.keys() & wanted)
            model = self._groups.model() if due else {}
            facts = {n: d.decode(model[Point(n, ())]) for n, d in self.domains.items() if due}
            broken = [k for k in due if fold(self._waiting[k], facts, _Known()) is False]
            if not broken:
                return True
            for key in broken:
                self._tell(key)
        return False

    def _tell(self, key: str) -> None:
        """Tell the solver of a rare law."""
        self._soft[key] = [self._instance(key[1:], self._waiting.pop(key))]
        self._groups.add(key, self._soft[key])

    def _smallest(self, keys: Collection[str], fixed: Collection[str] = ()) -> frozenset[str]:
        """Give a smallest part of some keys that cannot hold together, beside those that are fixed."""
        groups = Groups(self.questions, {k: self._soft[k] for k in (*keys, *fixed)}, resources=self._resources)
        current = set(keys)
        for key in sorted(keys):
            if key in current and not groups.satisfiable((current - {key}) | set(fixed)):
                current = groups.core() & (current - {key})
        return frozenset(current)

    def _overruled(self) -> tuple[str, ...]:
        """Give the claims that contradict what the answers fix: a ruling decided against them."""
        fixed = self._of(_ANSWER)
        left = self._of(_CLAIM)
        groups = Groups(self.questions, {k: self._soft[k] for k in fixed | left}, resources=self._resources)
        if not groups.satisfiable(fixed):
            raise SolverError("answers that can hold, got answers that contradict each other", where="answers")
        found: set[str] = set()
        while not groups.satisfiable(left | fixed):
            against = self._smallest(groups.core() & left, fixed)
            found |= against
            left -= against
        return tuple(sorted(k[1:] for k in found))

    def _core(self, keys: Iterable[str]) -> Core:
        named = sorted(keys)

        def names(kind: str) -> tuple[str, ...]:
            return tuple(k[1:] for k in named if k[0] == kind)

        return Core(laws=names(_LAW), values=names(_VALUE), claims=names(_CLAIM), answers=names(_ANSWER))

    def holds(self, without: Iterable[str] = ()) -> bool:
        """Say whether everything can hold, some laws left out: whether the rest can be filled in at all."""
        return self._satisfiable(self._all - {_LAW + n for n in without})

    def clash(self, law: str) -> Core | None:
        """Give a smallest set that contradicts one law, all other laws left out; None if nothing does."""
        if _LAW + law in self._waiting:
            self._tell(_LAW + law)
        points = set(self._soft[_LAW + law][0].points)
        near = {k for k in self._of(_VALUE) if any(points & set(i.points) for i in self._soft[k])}
        keys = near | self._of(_CLAIM + _ANSWER) | {_LAW + law}
        groups = Groups(self.questions, {k: self._soft[k] for k in keys}, resources=self._resources)
        return None if groups.satisfiable(keys) else self._core(self._smallest(groups.core()))

    def clashes(self, without: Iterable[str] = ()) -> Iterator[Core]:
        """
        Give smallest sets that cannot all hold, one after the other.

        The laws of one are left out in search of the next, so that each law is named once.
        """
        keys = self._all - {_LAW + n for n in without}
        while not self._satisfiable(keys):
            core = self._smallest(self._groups.core())
            yield self._core(core)
            named = {k for k in core if k[0] == _LAW}
            if not named:
                raise SolverError("values of the format, got one that nothing can be", where=", ".join(sorted(core)))
            keys -= named

    def _apart(self, model: Mapping[Point, int], names: Iterable[str], join: Callable[..., Any]) -> dict[Point, int]:
        """Give a model in which some values (`Or`), or all (`And`), are others than in a model; empty if none is."""
        solver, encode = self._groups.solver, self._groups.encode
        solver.push()
        others = []
        for name in names:
            point = Point(name, ())
            others.append(encode.constant(point) != self._known(point, model[point]))
        solver.add(join(*others))
        found = self._groups.model() if self._satisfiable(self._all) else {}
        solver.pop()
        return found

    def _known(self, point: Point, value: int) -> int | bool:
        return bool(value) if self._groups.encode.constant(point).sort() == z3.BoolSort() else value

    def determined(self) -> dict[str, Any]:
        """Give the atoms that are not filled in and have one value only; nothing unless everything can hold."""
        if not self.holds():
            return {}
        model = self._groups.model()
        left = dict.fromkeys(n for n in self.domains if n not in self._given and Point(n, ()) in model)
        waiting = [list(left)]
        while waiting:
            chunk = [n for n in waiting.pop() if n in left]
            if not chunk:
                continue
            if other := self._apart(model, chunk, z3.And):
                left = {n: None for n in left if other[Point(n, ())] == model[Point(n, ())]}
            elif len(chunk) > _CHUNK:
                waiting += [chunk[len(chunk) // 2 :], chunk[: len(chunk) // 2]]
        while left:
            other = self._apart(model, left, z3.Or)
            if not other:
                break
            left = {n: None for n in left if other[Point(n, ())] == model[Point(n, ())]}
        return {n: self.domains[n].decode(model[Point(n, ())]) for n in left}

    def why(self, name: str, value: Any) -> Core | None:
        """Give a smallest set from which it follows that an atom has a value; None if it does not follow."""
        point = Point(name, ())
        other = ("not", ("==", ("?", point), self.domains[name].code(value)))
        for key in sorted(self._waiting):
            self._tell(key)
        soft = {k: self._soft[k] for k in self._all} | {_WISH: [Instance("", (), other, (point,))]}
        groups = Groups(self.questions, soft, resources=self._resources)
        if groups.satisfiable(soft):
            return None
        self._soft[_WISH] = soft[_WISH]
        return self._core(self._smallest(groups.core() - {_WISH}, [_WISH]))

    def complete(self) -> dict[str, Any]:
        """
        Give every atom a value: what is filled in, else what is wished for if it can be, else what is next to it.

        The wishes are granted in their order, whatever the solver's version; so the same sheet is filled in alike.

        Raises:
            SolverError: It cannot be filled in.
        """
        if not self.holds():
            raise SolverError("values that can be filled in, got none", hint="ask what clashes first")
        kept = set(self._all)
        waiting = [self._wishes]
        while waiting:
            some = waiting.pop()
            if not some:
                continue
            if self._satisfiable(kept | set(some)):
                kept |= set(some)
            elif len(some) > 1:
                waiting += [some[len(some) // 2 :], some[: len(some) // 2]]
        wished = {p.question: v for k in self._wishes for i in self._soft[k] for p, v in [_fix(i)]}
        granted = {i.points[0].question for k in kept for i in self._soft[k] if k[0] in _VALUE + _WISH}
        solver = self._groups.solver
        solver.push()
        for name in self.domains:
            if name not in granted:
                self._settle(name, wished.get(name), kept)
        self._satisfiable(kept)
        model = self._groups.model()
        solver.pop()
        return {n: d.decode(model[Point(n, ())]) for n, d in self.domains.items() if Point(n, ()) in model}

    def _settle(self, name: str, wish: int | None, keys: Collection[str]) -> None:
        """Fix an atom at the value next to a wish, or at the first of its domain, for good."""
        point = Point(name, ())
        codes = [self.domains[name].code(v) for v in self.domains[name].values]
        solver, constant = self._groups.solver, self._groups.encode.constant(point)
        for code in sorted(codes, key=lambda c: (abs(int(c) - wish), int(c)) if wish is not None else int(c)):
            solver.push()
            solver.add(constant == code)
            fits = self._satisfiable(keys)
            solver.pop()
            if fits:
                solver.add(constant == code)
                return


def _fix(instance: Instance) -> tuple[Point, int]:
    return instance.points[0], int(instance.formula[2])
