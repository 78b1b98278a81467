"""
Proofs by induction: what holds at the start and is kept by every step holds in every play.

Properties are proved together, each from those that strengthen it. What is not proved is searched for a play that
breaks it, in plain Python; a play that is found is replayed. The guards that a proof needs are found by leaving each
out. The same steps, written out, are what another solver is asked to confirm.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import z3

from oracle.consistency.plays import Step, breaks_by, holds_in, replay, search
from oracle.consistency.steps import Case, Obligation, Writer, breaks, bundle, held
from oracle.dynamics import Property, System
from oracle.errors import SolverError
from oracle.terms import variables

RESOURCES: Final = 5_000_000
"""Z3 resource units for one check; the same on every machine."""

_QUICK: Final = ("auto_config", False, "arith.solver", 2, "arith.propagation_mode", 0, "arith.propagate_eqs", False)
"""Settings that answer many small questions sooner than the defaults do; the answers are the same."""


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
        seconds: What its own questions and searches took, if there is a clock; what was known already takes none.
    """

    property: Property
    status: str
    guards: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    play: tuple[Step, ...] = ()
    broken: tuple[tuple[str, int], ...] = ()
    needs: tuple[str, ...] = ()
    why: str = ""
    seconds: float | None = None


Clock = Callable[[], float]
"""Tells the time in seconds, from whenever."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Script:
    """A script for another solver, with the answer that is expected."""

    name: str
    text: str
    expected: str


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
                solver.set("rlimit", self.resources, "ctrl_c", False, *_QUICK)
                solver.from_string(script)
            verdict = solver.check(*map(self._condition, sorted(conditions)))
            core = frozenset(c.decl().name() for c in solver.unsat_core()) if verdict == z3.unsat else frozenset()
            self._said[key] = (str(verdict), core)
        return self._said[key]

    def let_go(self) -> None:
        """Let go of the solvers, which take much memory; what they said stays known."""
        self._solvers.clear()


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

    def __init__(self, system: System, known: Known, clock: Clock | None) -> None:
        self.known = known
        self.clock = clock
        self.spent: dict[str, float] = {p.id: 0.0 for p in system.properties}
        writer = Writer(system)
        bundles: dict[str, list[tuple[Obligation, Case]]] = {}
        for prop in system.properties:
            made = writer.step(prop)
            for case in made.cases:
                bundles.setdefault(case.action, []).append((made, case))
        self.steps: list[_Step] = []
        for parts in bundles.values():
            script = bundle(parts)
            self.steps += [
                _Step(of=o.property.id, case=c, script=script, hypotheses=frozenset(o.hypotheses)) for o, c in parts
            ]
        self.alive = {p.id for p in system.properties if holds_in(p, system.start)}
        self.gave_up: set[str] = set()
        self._settle(self.alive, self.steps, None)

    def _keeps(self, step: _Step, alive: set[str], without: str | None) -> bool:
        """Say whether a step keeps its property under the hypotheses that are alive."""
        guards = (g for g in step.case.guards if g != without)
        assumed = (held(h) for h in step.hypotheses & alive)
        conditions = frozenset((*guards, *assumed, breaks(step.of)))
        begun = self.clock() if self.clock else 0.0
        step.verdict, step.used = self.known(step.script, conditions)
        if self.clock:
            self.spent[step.of] += self.clock() - begun
        if step.verdict == "unknown":
            self.gave_up.add(step.of)
        return step.verdict == "unsat"

    def _settle(self, alive: set[str], pending: Iterable[_Step], without: str | None) -> None:
        """Take out of `alive` whatever a step breaks, until the rest keeps itself."""
        waiting = list(pending)
        while waiting:
            lost = {s.of for s in waiting if s.of in alive and not self._keeps(s, alive, without)}
            alive -= lost
            gone = {held(i) for i in lost}
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
    clock: Clock | None = None,
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
        clock: What to measure with how long each proof took, if at all.
    Returns:
        The result by property; `unknown` where the solver gave up or no play was found.
    """
    known = known or Known()
    induction = _Induction(system, known, clock)
    needed: dict[str, list[str]] = {i: [] for i in induction.alive}
    own: dict[str, list[str]] = {i: [] for i in induction.alive}
    for action in system.actions if guards else ():
        for guard in map(action.guard_name, action.guards):
            lost, direct = induction.lost_without(guard)
            for i in lost:
                needed[i].append(guard)
            for i in direct:
                own[i].append(guard)
    known.let_go()
    result = {}
    for prop in system.properties:
        if prop.id in induction.alive:
            needs = tuple(u.id for u in system.strengthening(prop) if u is not prop and u.id in induction.alive)
            result[prop.id] = Proof(
                property=prop, status="proved", guards=tuple(needed[prop.id]), own=tuple(own[prop.id]), needs=needs
            )
        else:
            tried = (plays or {}).get(prop.id)
            begun = clock() if clock else 0.0
            result[prop.id] = _refuted(system, prop, tried, gave_up=prop.id in induction.gave_up)
            induction.spent[prop.id] += clock() - begun if clock else 0.0
    if clock:
        return {i: replace(proof, seconds=induction.spent[i]) for i, proof in result.items()}
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


def export(system: System, proofs: Iterable[Proof]) -> list[Script]:
    """Give the proofs of a system as scripts for another solver: the start, every step, and each guard left out."""
    writer = Writer(system)
    proved = [p for p in proofs if p.status == "proved"]
    start = writer.start([p.property for p in proved])
    scripts = [Script(name=f"{system.name}: start", text=start, expected="unsat")]
    for proof in proved:
        step = writer.step(proof.property)
        where = f"{system.name}: {proof.property.id}"
        scripts.append(Script(name=where, text=step.whole(), expected="unsat"))
        scripts += [Script(name=f"{where} without {g}", text=step.whole(g), expected="sat") for g in proof.own]
    return scripts
