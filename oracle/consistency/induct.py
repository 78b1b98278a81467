"""
Proofs by induction: what holds at the start and is kept by every step holds in every play.

One script of SMT-LIB 2 per property says that its hypotheses hold, that one action is taken, and that the property is
broken after it. Each guard stands behind a name, so that the same script shows which guards the proof needs: without
such a guard the script is satisfiable. The scripts are what another solver is asked to confirm.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import z3

from oracle.consistency.plays import Step, breaks_by, holds_in, replay, search
from oracle.dynamics import Action, Property, System
from oracle.errors import SolverError
from oracle.terms import fold, variables

RESOURCES: Final = 5_000_000
"""Z3 resource units for one check; the same on every machine."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """
    What is known about one property of one system.

    Attributes:
        status: `proved`, `refuted` or `unknown`; only `proved` means that it holds in every play.
        guards: The guards without which the induction fails, those of the strengthening properties included.
        play: For a refuted property, the steps from the start after which it is broken.
        broken: The state there.
        own: Those of its own induction step.
        needs: The properties that strengthen the induction, all of them proved.
        why: Why it is unknown.
    """

    property: Property
    status: str
    guards: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    play: tuple[Step, ...] = ()
    broken: tuple[tuple[str, int], ...] = ()
    needs: tuple[str, ...] = ()
    why: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Script:
    """A script for another solver, with the answer that is expected."""

    name: str
    text: str
    expected: str


class _Written:
    """The algebra whose values are SMT-LIB 2 text."""

    def conjunction(self, parts: list[Any]) -> str:
        return f"(and {' '.join(map(_text, parts))})"

    def disjunction(self, parts: list[Any]) -> str:
        return f"(or {' '.join(map(_text, parts))})"

    def negation(self, part: Any) -> str:
        return f"(not {_text(part)})"

    def choice(self, condition: Any, then: Any, otherwise: Any) -> str:
        return f"(ite {_text(condition)} {_text(then)} {_text(otherwise)})"

    def arithmetic(self, op: str, left: Any, right: Any) -> str:
        return f"({_SIGNS[op]} {_text(left)} {_text(right)})"

    def answer(self, *_: Any) -> Any:
        raise SolverError("a term about the state alone, got one that asks a question")


_SIGNS: Final = {"+": "+", "-": "-", "*": "*", "//": "div", "%": "mod", "<": "<", "<=": "<=", "==": "="}


def _text(value: Any) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if value >= 0 else f"(- {-value})"


class _Same(dict[str, str]):
    """Gives every name as its own symbol."""

    def __missing__(self, name: str) -> str:
        return name


def _written(term: Any, names: dict[str, str]) -> str:
    return _text(fold(term, names, _Written()))


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One action as a step that breaks a property: `taken` says that it is taken, each guard behind its name."""

    action: str
    guards: tuple[str, ...]
    declared: tuple[str, ...]
    read: frozenset[str]
    taken: str
    broken: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Obligation:
    """The induction step of one property: its hypotheses by id, and every action that could break it."""

    property: Property
    hypotheses: Mapping[str, tuple[frozenset[str], str]]
    cases: tuple[Case, ...]

    def whole(self, left_out: str | None = None) -> str:
        """Give the whole step for another solver, with every guard or all but one."""
        read = frozenset().union(*(c.read for c in self.cases), *(r for r, _ in self.hypotheses.values()))
        lines = ["(set-logic QF_LIA)", *(f"(declare-const {v} Int)" for v in sorted(read))]
        lines += dict.fromkeys(line for c in self.cases for line in c.declared)
        lines += [f"(declare-const {g} Bool)" for c in self.cases for g in c.guards]
        lines += [f"(assert {h})" for _, h in self.hypotheses.values()]
        lines.append(f"(assert (or {' '.join(f'(and {c.taken} {c.broken})' for c in self.cases)} false))")
        lines += [f"(assert {g})" for c in self.cases for g in c.guards if g != left_out]
        return "\n".join([*lines, "(check-sat)", ""])


def _bundle(parts: Sequence[tuple[Obligation, Case]]) -> str:
    """Give the script of one action for several properties: guards, hypotheses and what breaks, each by name."""
    hypotheses = {i: h for o, _ in parts for i, h in o.hypotheses.items()}
    first = parts[0][1]
    read = frozenset().union(*(c.read for _, c in parts), *(r for r, _ in hypotheses.values()))
    names = [*first.guards, *map(_held, hypotheses), *(_breaks(o.property.id) for o, _ in parts)]
    return "\n".join(
        [
            *(f"(declare-const {v} Int)" for v in sorted(read)),
            *dict.fromkeys(line for _, c in parts for line in c.declared),
            *(f"(declare-const {n} Bool)" for n in names),
            *(f"(assert (=> {_held(i)} {h}))" for i, (_, h) in hypotheses.items()),
            f"(assert (and {first.taken} true))",
            *(f"(assert (=> {_breaks(o.property.id)} {c.broken}))" for o, c in parts),
        ]
    )


def _held(prop: str) -> str:
    return f"held.{prop}"


def _breaks(prop: str) -> str:
    return f"breaks.{prop}"


class Writer:
    """Writes the induction steps of one system; what is written of an action is used again."""

    def __init__(self, system: System) -> None:
        self.system = system
        self._reads = {p.id: tuple(frozenset(variables(c)) for c in p.holds) for p in system.properties}
        self._hypotheses: dict[str, tuple[frozenset[str], str]] = {}
        self._actions: dict[str, tuple[tuple[str, ...], dict[str, str], str, frozenset[str]]] = {}

    def _hypothesis(self, prop: Property) -> tuple[frozenset[str], str]:
        if prop.id not in self._hypotheses:
            held = " ".join(_written(c, _Same()) for c in prop.holds)
            self._hypotheses[prop.id] = (frozenset().union(*self._reads[prop.id]), f"(and {held} true)")
        return self._hypotheses[prop.id]

    def _action(self, action: Action) -> tuple[tuple[str, ...], dict[str, str], str, frozenset[str]]:
        """Give declarations of parameters, names, bounds with guards, and the variables that are read."""
        if action.name not in self._actions:
            own = frozenset(p.name for p in action.parameters)
            names: dict[str, str] = _Same({p.name: f"{action.name}.{p.name}" for p in action.parameters})
            declared = tuple(
                f"(declare-const {names[p.name]} {'Bool' if p.lowest is None else 'Int'})" for p in action.parameters
            )
            bounds = [_written(b, names) for p in action.parameters for b in p.bounds]
            guards = [f"(=> {action.guard_name(g)} {_written(t, names)})" for g, t in action.guards.items()]
            read = frozenset(variables(*action.guards.values())) - own
            self._actions[action.name] = (declared, names, " ".join([*bounds, *guards]), read)
        return self._actions[action.name]

    def _case(self, prop: Property, action: Action) -> Case | None:
        touched = [c for c, r in zip(prop.holds, self._reads[prop.id], strict=True) if not r.isdisjoint(action.updates)]
        if not touched:
            return None
        parameters, names, conditions, read = self._action(action)
        own = frozenset(p.name for p in action.parameters)
        after: dict[str, Any] = _Same()
        defined = []
        seen = set(read)
        for name in variables(*touched):
            if name not in action.updates:
                seen.add(name)
            elif isinstance(update := action.updates[name], int):
                after[name] = update
            else:
                after[name] = f"{name}.after.{action.name}"
                seen |= set(variables(update)) - own
                defined.append(f"(define-fun {after[name]} () Int {_written(update, names)})")
        kept = [k for k in (fold(c, after, _Written()) for c in touched) if k is not True]
        if not kept:
            return None
        return Case(
            action=action.name,
            guards=tuple(action.guard_name(g) for g in action.guards),
            declared=(*parameters, *defined),
            read=frozenset(seen),
            taken=conditions,
            broken=f"(not (and {' '.join(map(_text, kept))} true))",
        )

    def step(self, prop: Property) -> Obligation:
        """Write the induction step of a property: some step breaks it although the hypotheses hold before."""
        cases = (self._case(prop, a) for a in self.system.actions)
        return Obligation(
            property=prop,
            hypotheses={h.id: self._hypothesis(h) for h in self.system.strengthening(prop)},
            cases=tuple(c for c in cases if c),
        )

    def start(self, prop: Property) -> str:
        """Write that the property is broken at the start."""
        names = sorted(frozenset().union(*self._reads[prop.id]))
        lines = [f"(define-fun {v} () Int {_text(int(self.system.start[v]))})" for v in names]
        held = " ".join(_written(c, _Same()) for c in prop.holds)
        return "\n".join(["(set-logic QF_LIA)", *lines, f"(assert (not (and {held} true)))", "(check-sat)", ""])


class Known:
    """What the solver said of scripts, so that two systems that differ elsewhere share what they have in common."""

    def __init__(self, *, resources: int = RESOURCES) -> None:
        self.resources = resources
        self._solvers: dict[str, Any] = {}
        self._said: dict[tuple[str, frozenset[str]], tuple[str, frozenset[str]]] = {}
        self._conditions: dict[str, Any] = {}

    def _condition(self, name: str) -> Any:
        if name not in self._conditions:
            self._conditions[name] = z3.Bool(name)
        return self._conditions[name]

    def __call__(self, script: str, conditions: frozenset[str]) -> tuple[str, frozenset[str]]:
        """Give the verdict under some named conditions, and those that an unsatisfiable one needs."""
        key = (script, conditions)
        if key not in self._said:
            solver = self._solvers.get(script)
            if solver is None:
                solver = self._solvers[script] = z3.SimpleSolver()
                solver.set("rlimit", self.resources)
                solver.set("auto_config", False)
                solver.set("arith.solver", 2)  # the older one is the faster on many small questions
                solver.from_string(script)
            verdict = solver.check(*map(self._condition, sorted(conditions)))
            core = frozenset(c.decl().name() for c in solver.unsat_core()) if verdict == z3.unsat else frozenset()
            self._said[key] = (str(verdict), core)
        return self._said[key]


@dataclass(slots=True)
class _Step:
    """One property and one action: the script, and what its last proof used."""

    of: str
    case: Case
    script: str
    hypotheses: frozenset[str]
    used: frozenset[str] = frozenset()
    verdict: str = ""


class _Induction:
    """The induction steps of a system: which properties hold together, and which no longer without a guard."""

    def __init__(self, system: System, known: Known) -> None:
        self.known = known
        writer = Writer(system)
        bundles: dict[str, list[tuple[Obligation, Case]]] = {}
        for prop in system.properties:
            made = writer.step(prop)
            for case in made.cases:
                bundles.setdefault(case.action, []).append((made, case))
        self.steps: list[_Step] = []
        for parts in bundles.values():
            script = _bundle(parts)
            self.steps += [
                _Step(of=o.property.id, case=c, script=script, hypotheses=frozenset(o.hypotheses)) for o, c in parts
            ]
        self.alive = {p.id for p in system.properties if holds_in(p, system.start)}
        self.gave_up: set[str] = set()
        self._settle(self.alive, self.steps, None)

    def _keeps(self, step: _Step, alive: set[str], without: str | None) -> bool:
        """Say whether a step keeps its property under the hypotheses that are alive."""
        guards = (g for g in step.case.guards if g != without)
        held = (_held(h) for h in step.hypotheses & alive)
        conditions = frozenset((*guards, *held, _breaks(step.of)))
        step.verdict, step.used = self.known(step.script, conditions)
        if step.verdict == "unknown":
            self.gave_up.add(step.of)
        return step.verdict == "unsat"

    def _settle(self, alive: set[str], pending: Iterable[_Step], without: str | None) -> None:
        """Take out of `alive` whatever a step breaks, until the rest keeps itself."""
        waiting = list(pending)
        while waiting:
            lost = {s.of for s in waiting if s.of in alive and not self._keeps(s, alive, without)}
            alive -= lost
            gone = {_held(i) for i in lost}
            waiting = [s for s in self.steps if s.of in alive and not gone.isdisjoint(s.used)]

    def lost_without(self, guard: str) -> tuple[frozenset[str], frozenset[str]]:
        """Give the proved properties that are no longer proved without a guard, and those broken by the step itself."""
        touched = [s for s in self.steps if s.of in self.alive and guard in s.used]
        if not touched:
            return frozenset(), frozenset()
        before = [(s, s.used, s.verdict) for s in self.steps]
        own = frozenset(s.of for s in touched if not self._keeps(s, self.alive, guard) and s.verdict == "sat")
        alive = set(self.alive)
        self._settle(alive, touched, guard)
        for step, used, verdict in before:
            step.used, step.verdict = used, verdict
        return frozenset(self.alive - alive), own


def prove(
    system: System,
    *,
    known: Known | None = None,
    plays: Mapping[str, tuple[Step, ...]] | None = None,
    guards: bool = True,
) -> dict[str, Proof]:
    """
    Prove or refute every property of a system.

    The properties that hold at the start and that every step keeps, given those that strengthen them, are proved
    together. What is not proved is searched for a play that breaks it; found or not, it is not proved. A guard is
    named for a property if its proof fails without it, whatever strengthens it.

    Args:
        known: What the solver has said already, and its limit.
        plays: Plays to try first, by property, such as those that broke it among fewer players.
        guards: Whether to find the guards that each proof needs, which is about half of the work.
    Returns:
        The result by property; `unknown` where the solver gave up or no play was found.
    """
    induction = _Induction(system, known or Known())
    needed: dict[str, list[str]] = {i: [] for i in induction.alive}
    own: dict[str, list[str]] = {i: [] for i in induction.alive}
    for action in system.actions if guards else ():
        for guard in map(action.guard_name, action.guards):
            lost, direct = induction.lost_without(guard)
            for i in lost:
                needed[i].append(guard)
            for i in direct:
                own[i].append(guard)
    result = {}
    for prop in system.properties:
        if prop.id in induction.alive:
            needs = tuple(u.id for u in system.strengthening(prop) if u is not prop and u.id in induction.alive)
            result[prop.id] = Proof(
                property=prop, status="proved", guards=tuple(needed[prop.id]), own=tuple(own[prop.id]), needs=needs
            )
        else:
            tried = (plays or {}).get(prop.id)
            result[prop.id] = _refuted(system, prop, tried, gave_up=prop.id in induction.gave_up)
    return result


def _refuted(system: System, prop: Property, tried: tuple[Step, ...] | None, *, gave_up: bool) -> Proof:
    play = tried if tried is not None and breaks_by(system, prop, tried) else search(system, prop)
    if play is None:
        why = "the solver gave up" if gave_up else "no proof by induction, and no play found that breaks it"
        return Proof(property=prop, status="unknown", why=why)
    last = replay(system, play)[-1]
    if holds_in(prop, last):
        raise SolverError("a play that breaks the property", where=f"{system.name}: {prop.id}", hint="report this")
    read = variables(*prop.holds)
    return Proof(property=prop, status="refuted", play=play, broken=tuple((n, v) for n, v in last.items() if n in read))


def vacuous(
    system: System, proofs: Iterable[Proof], *, states: int, plays: dict[tuple[str, str], tuple[Step, ...]]
) -> list[str]:
    """
    Give the proofs that name no guard, or a guard without which no play is found that breaks the property.

    Args:
        states: So many states each search looks at.
        plays: Plays that broke a property without a guard, to try first; new ones are added.
    """
    found = []
    for proof in proofs:
        prop = proof.property
        if proof.status != "proved" or prop.strengthens:
            continue
        if not proof.guards:
            found.append(f"{system.name}: {prop.id} needs no guard")
        for guard in proof.guards:
            weaker = system.without(guard)
            play = plays.get((prop.id, guard))
            if play is None or not breaks_by(weaker, prop, play):
                play = search(weaker, prop, states=states)
            if play is None or not breaks_by(weaker, prop, play):
                found.append(f"{system.name}: {prop.id} seems to hold without {guard}")
            else:
                plays[prop.id, guard] = play
    return found


def export(system: System, proofs: Sequence[Proof]) -> list[Script]:
    """Give the proofs of a system as scripts for another solver: start, step, and each guard left out."""
    writer = Writer(system)
    scripts = []
    for proof in proofs:
        if proof.status != "proved":
            continue
        where = f"{system.name}: {proof.property.id}"
        step = writer.step(proof.property)
        scripts.append(Script(name=f"{where} at the start", text=writer.start(proof.property), expected="unsat"))
        scripts.append(Script(name=f"{where} step", text=step.whole(), expected="unsat"))
        scripts += [Script(name=f"{where} without {g}", text=step.whole(g), expected="sat") for g in proof.own]
    return scripts
