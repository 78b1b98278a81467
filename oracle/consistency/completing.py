"""
Values under laws whose numbers the texts state: can they hold, what clashes, what follows, what would fill the rest.

A sheet is given values (all, or only some), laws over them, and what answers the questions that laws ask: the claims
of texts, and a book's answers where it decides. Each is an assumption of its own, so that a contradiction names the
smallest set of values, laws, claims and answers that cannot all hold. The solver knows nothing of where they are from.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from oracle.claims import Claim
from oracle.consistency.blame import RESOURCES, Groups
from oracle.consistency.ground import Instance, Point, evaluate, formula_of, ground, is_boolean, points_in
from oracle.consistency.growing import Decoded, Known, Pieces, Waiting, guess
from oracle.errors import SolverError
from oracle.questions import Effect, Question
from oracle.terms import fold, variables

# In this order things are tried to be left out of a core: an answer before the claim it was made from, laws last.
_ANSWER, _CLAIM, _VALUE, _LAW, _WISH = "01234"

MOST_ASKED: Final = 60
"""For so many values the solver is asked whether they are determined."""

_SPARED: Final = 500_000
"""Z3 resource units to find out whether a core needs one of its members."""

_NEAR: Final = 6
"""So many other values are tried before the solver is asked."""


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


class Sheet:
    """
    Some values under laws, before the solver.

    Args:
        laws: Terms over variables (the atoms of values) and questions, by name.
        values: What is filled in: for each value, what its atoms are.
        claims: What texts say about the questions that laws ask; what they say about others is left out.
        answers: Terms that fix what is asked, by name; a claim that contradicts them is overruled.
        wishes: What the rest should be if it can, by name, the first wish first.
        rare: The laws that are hardly ever broken: the solver is told of one only when a model breaks it. What they
            ask is answered, or spoken of by a claim.
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
        self._waiting = Waiting({_LAW + n: laws[n] for n in rare}, self.domains)
        self._rare = frozenset(self._waiting)
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
        self._near = guess(soft, _VALUE + _ANSWER + _WISH + _CLAIM, _LAW, self.domains)
        self.overruled = self._overruled()
        self._all -= {_CLAIM + c for c in self.overruled}
        self._follow: dict[str, tuple[Instance, set[str]]] = {}
        self._groups = self._pieces(soft)

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

    def _pieces(self, soft: Mapping[str, Sequence[Instance]]) -> Pieces:
        return Pieces(self.questions, soft, self._near, resources=self._resources)

    def _of(self, kinds: str) -> set[str]:
        return {k for k in self._all if k[0] in kinds}

    def _satisfiable(self, keys: Collection[str]) -> bool:
        """Say whether some groups can hold; a rare law that a model breaks is added, and it is asked again."""
        wanted = set(keys)
        while self._groups.satisfiable(wanted - self._waiting.keys()):
            broken = self._waiting.broken(wanted, self._groups)
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
        """
        Give a smallest part of some keys that cannot hold together, beside those that are fixed.

        Where the solver cannot tell quickly whether one can be spared, it is kept.
        """
        groups = Groups(self.questions, {k: self._soft[k] for k in (*keys, *fixed)}, resources=_SPARED)
        current = set(keys)
        for key in sorted(keys):
            if key in current and _is_spared(groups, (current - {key}) | set(fixed)):
                current = groups.core() & (current - {key})
        return frozenset(current)

    def _with_claims(self, core: Collection[str]) -> set[str]:
        """Add the claims about what a core is about: where they say as much as an answer, they are named."""
        points = {p for k in core for i in self._soft[k] for p in i.points}
        return {*core, *(k for k in self._of(_CLAIM) if any(points & set(i.points) for i in self._soft[k]))}

    def _overruled(self) -> tuple[str, ...]:
        """Give the claims that contradict what the answers fix: a ruling decided against them."""
        fixed = self._of(_ANSWER)
        left = self._of(_CLAIM)
        groups = self._pieces({k: self._soft[k] for k in fixed | left})
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

    def _relaxed(self, keys: Collection[str]) -> set[str] | None:
        """
        Give some keys with as many wishes as were found to fit; None if the keys alone cannot hold.

        With nearly all values wished for, the solver has next to nothing to search; only wishes in the way are dropped.
        """
        wanted = {*keys, *self._wishes}
        while not self._satisfiable(wanted):
            core = self._groups.core()
            wishes = {k for k in core if k[0] == _WISH}
            if not wishes:
                return None
            wanted -= wishes
        return wanted

    def holds(self, without: Iterable[str] = ()) -> bool:
        """Say whether everything can hold, some laws left out: whether the rest can be filled in at all."""
        return self._relaxed(self._all - {_LAW + n for n in without}) is not None

    def clash(self, law: str) -> Core | None:
        """Give a smallest set that contradicts one law, all other laws left out; None if nothing does."""
        if _LAW + law in self._waiting:
            self._tell(_LAW + law)
        points = set(self._soft[_LAW + law][0].points)
        near = {k for k in self._of(_VALUE) if any(points & set(i.points) for i in self._soft[k])}
        keys = near | self._of(_CLAIM + _ANSWER) | {_LAW + law}
        groups = self._pieces({k: self._soft[k] for k in keys})
        return None if groups.satisfiable(keys) else self._core(self._smallest(self._with_claims(groups.core())))

    def clashes(self, without: Iterable[str] = ()) -> Iterator[Core]:
        """
        Give smallest sets that cannot all hold, one after the other.

        The laws of one are left out in search of the next, so that each law is named once. After the first, it ends
        where the solver gives up.
        """
        keys = self._all - {_LAW + n for n in without}
        some = False
        while self._impossible(keys, enough=some):
            some = True
            core = self._smallest(self._with_claims(self._groups.core()))
            yield self._core(core)
            named = {k for k in core if k[0] == _LAW}
            if not named:
                raise SolverError("values of the format, got one that nothing can be", where=", ".join(sorted(core)))
            keys -= named

    def _impossible(self, keys: Collection[str], *, enough: bool) -> bool:
        """Say whether some keys cannot hold; where something is known to clash already, giving up is no answer."""
        try:
            return self._relaxed(keys) is None
        except SolverError:
            if enough:
                return False
            raise

    @cached_property
    def _laws_on(self) -> dict[str, list[str]]:
        """The laws on each atom."""
        found: dict[str, list[str]] = defaultdict(list)
        for key, instances in self._soft.items():
            if key[0] == _LAW:
                for point in instances[0].points:
                    found[point.question].append(key)
        for name, keys in self._waiting.on.items():
            found[name] += [k for k in keys if k in self._waiting]
        return found

    def _fits(self, model: dict[Point, int], change: Mapping[str, int], laws: Collection[str]) -> bool:
        """Say whether the laws still hold in a model of which some atoms are changed; asked in plain Python."""
        changed = model | {Point(n, ()): v for n, v in change.items()}
        facts = Decoded(self.domains, changed)
        for key in dict.fromkeys(k for n in change for k in self._laws_on[n]):
            if key in laws:
                if key in self._waiting:
                    holds = fold(self._waiting[key], facts, Known(changed))
                else:
                    holds = evaluate(self._soft[key][0].formula, changed)
                if not holds:
                    return False
        return True

    def determined(self, without: Iterable[str] = (), tries: Iterable[Mapping[str, str]] = ()) -> dict[str, Any]:
        """
        Give the atoms that are not filled in and have one value only; nothing unless everything can hold.

        Most have others, which is seen by changing one way of filling in; the solver is asked about what is left, up
        to `MOST_ASKED`.

        Args:
            tries: Exchanges of atoms that may be possible: for each atom, the one whose value it takes.
        """
        keys = self._all - {_LAW + n for n in without}
        wanted = self._relaxed(keys)
        if wanted is None:
            return {}
        model = self._groups.model()
        left = dict.fromkeys(n for n in self.domains if n not in self._given)
        for name in list(left):
            now = model[Point(name, ())]
            others = (int(self.domains[name].code(v)) - now for v in self.domains[name].values)
            near = [now + d for d in sorted((d for d in others if d), key=abs)[:_NEAR]]
            if any(self._fits(model, {name: c}, keys) for c in near):
                del left[name]
        for swap in tries:
            change = {n: model[Point(o, ())] for n, o in swap.items() if n in self.domains}
            other = [n for n in left if n in change and change[n] != model[Point(n, ())]]
            if other and not self._given & change.keys() and self._fits(model, change, keys):
                left = {n: None for n in left if n not in other}
        found = {}
        for name in list(left)[:MOST_ASKED]:
            point = Point(name, ())
            if name in left:
                if self._follows(point, model[point], keys):
                    found[name] = self.domains[name].decode(model[point])
                else:
                    apart = self._groups.model()
                    left = {n: None for n in left if apart[Point(n, ())] == model[Point(n, ())]}
        return found

    def _follows(self, point: Point, code: int, keys: Collection[str]) -> bool:
        """Say whether a point can be nothing else; what that follows from is kept."""
        known = bool(code) if is_boolean(point, self.questions) else code
        other = ("not", ("==", ("?", point), known))
        assumed = self._groups.assume(other, (point,))
        if self._satisfiable({*keys, assumed}):
            return False
        self._follow[point.question] = (Instance("", (), other, (point,)), self._groups.core() - {assumed})
        return True

    def why(self, name: str, value: Any, without: Iterable[str] = ()) -> Core | None:
        """Give a smallest set from which it follows that an atom has a value; None if it does not follow."""
        if name not in self._follow:
            keys = self._all - {_LAW + n for n in without}
            if not self._follows(Point(name, ()), int(self.domains[name].code(value)), keys):
                return None
        other, core = self._follow[name]
        self._soft[_WISH] = [other]
        return self._core(self._smallest(self._with_claims(core), [_WISH]))

    def founded(
        self, value: str, claims: Collection[str], *, answers: bool = False, without: Iterable[str] = ()
    ) -> Core | None:
        """
        Give a smallest set from which a value that is filled in follows; None if it does not.

        Only the laws on it are used, the other values, some claims, and the answers if wanted.

        Raises:
            SolverError: Those cannot hold together anyway, so that everything would follow.
        """
        own = self._soft[_VALUE + value]
        laws = {k for i in own for k in self._laws_on.get(i.points[0].question, ())} - {_LAW + n for n in without}
        said = {_CLAIM + c for c in claims if c not in self.overruled} & self._soft.keys()
        said |= self._of(_ANSWER) if answers else set()
        if not own:
            return None
        other = Instance("", (), ("not", ("and", *(i.formula for i in own))), tuple(i.points[0] for i in own))
        assumed = self._groups.assume(other.formula, other.points)
        for used in (laws - self._rare, laws):
            for key in sorted(used & self._waiting.keys()):
                self._tell(key)
            keys = (self._of(_VALUE) - {_VALUE + value}) | used | said
            if self._groups.satisfiable({*keys, assumed}):
                continue
            self._soft[_WISH] = [other]
            core = self._smallest(self._with_claims(self._groups.core() - {assumed}) & keys, [_WISH])
            if not Groups(self.questions, {k: self._soft[k] for k in core}).satisfiable(core):
                raise SolverError("premises that can hold, got some that contradict each other", where=value)
            return self._core(core)
        return None

    def complete(self, without: Iterable[str] = ()) -> dict[str, Any]:
        """
        Give every atom a value: what is filled in, else what is wished for if it can be, else what is next to it.

        Raises:
            SolverError: It cannot be filled in.
        """
        found = self._relaxed(self._all - {_LAW + n for n in without})
        if found is None:
            raise SolverError("values that can be filled in, got none", hint="ask what clashes first")
        kept = found
        for key in self._wishes:
            if key not in kept and self._satisfiable({*kept, key}):
                kept.add(key)
        wished = {i.points[0].question: int(i.formula[2]) for k in self._wishes for i in self._soft[k]}
        granted = {i.points[0].question for k in kept if k[0] in _VALUE + _WISH for i in self._soft[k]}
        for name in self.domains:
            if name not in granted:
                kept.add(self._settle(name, wished.get(name), kept))
        self._satisfiable(kept)
        model = self._groups.model()
        return {n: d.decode(model[Point(n, ())]) for n, d in self.domains.items() if Point(n, ()) in model}

    def _settle(self, name: str, wish: int | None, keys: Collection[str]) -> str:
        """Give the key by which an atom has the value next to a wish that fits, or the first of its domain."""
        point = Point(name, ())
        codes = sorted(self.domains[name].code(v) for v in self.domains[name].values)
        if wish is not None:
            codes.sort(key=lambda code: abs(int(code) - wish))
        for code in codes:
            key = self._groups.assume(("==", ("?", point), code), (point,))
            if self._satisfiable({*keys, key}):
                return key
        raise SolverError("a value that fits, got none", where=name)


def _is_spared(groups: Groups, keys: Collection[str]) -> bool:
    try:
        return not groups.satisfiable(keys)
    except SolverError:
        return False
