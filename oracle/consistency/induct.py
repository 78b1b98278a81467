"""
Proofs by induction: what holds at the start and is kept by every step holds in every play.

One script of SMT-LIB 2 per property says that its hypotheses hold, that one action is taken, and that the property is
broken after it. Each guard stands behind a name, so that the same script shows which guards the proof needs: without
such a guard the script is satisfiable. The scripts are what another solver is asked to confirm.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import z3

from oracle.consistency.plays import Step, holds_in, replay, search
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


@dataclass(slots=True)
class Claimed:
    """The induction step of one property as a script, before some guards are chosen."""

    declarations: list[str]
    body: list[str]
    guards: tuple[str, ...]

    def base(self) -> str:
        """Give the script in which each guard waits for its name."""
        named = [f"(declare-const {g} Bool)" for g in self.guards]
        return "\n".join([*self.declarations, *named, *self.body])

    def script(self, left_out: str | None = None) -> str:
        """Give the whole script with all guards, or all but one."""
        kept = [f"(assert {g})" for g in self.guards if g != left_out]
        return "\n".join(["(set-logic QF_LIA)", self.base(), *kept, "(check-sat)", ""])


class Writer:
    """Writes the induction steps of one system; what is written of an action is used again."""

    def __init__(self, system: System) -> None:
        self.system = system
        self._reads = {p.id: tuple(set(variables(c)) for c in p.holds) for p in system.properties}
        self._held: dict[str, list[str]] = {}
        self._actions: dict[str, tuple[list[str], dict[str, str], list[str], list[str], set[str]]] = {}

    def _hypothesis(self, prop: Property) -> list[str]:
        if prop.id not in self._held:
            self._held[prop.id] = [f"(assert {_written(c, _Same())})" for c in prop.holds]
        return self._held[prop.id]

    def _action(self, action: Action) -> tuple[list[str], dict[str, str], list[str], list[str], set[str]]:
        """Give declarations of parameters, names, bounds, guards and the variables that are read."""
        if action.name not in self._actions:
            names: dict[str, str] = _Same({p.name: f"{action.name}.{p.name}" for p in action.parameters})
            declared = [
                f"(declare-const {names[p.name]} {'Bool' if p.lowest is None else 'Int'})" for p in action.parameters
            ]
            bounds = [_written(b, names) for p in action.parameters for b in p.bounds]
            guards = [f"(=> {action.guard_name(g)} {_written(t, names)})" for g, t in action.guards.items()]
            read = set(variables(*action.guards.values())) - {p.name for p in action.parameters}
            self._actions[action.name] = (declared, names, bounds, guards, read)
        return self._actions[action.name]

    def step(self, prop: Property) -> Claimed:
        """Write the induction step of a property: some step breaks it although the hypotheses hold before."""
        hypotheses = self.system.strengthening(prop)
        read = {v for h in hypotheses for c in self._reads[h.id] for v in c}
        declared: list[str] = []
        cases: list[str] = []
        guards: list[str] = []
        for action in self.system.actions:
            touched = [c for c, r in zip(prop.holds, self._reads[prop.id], strict=True) if r & set(action.updates)]
            if not touched:
                continue
            parameters, names, bounds, conditions, reads = self._action(action)
            after: dict[str, str] = _Same()
            defined = []
            for name in variables(*touched):
                if name in action.updates:
                    update = action.updates[name]
                    after[name] = f"{name}.after.{action.name}"
                    read |= set(variables(update)) - {p.name for p in action.parameters}
                    defined.append(f"(define-fun {after[name]} () Int {_written(update, names)})")
            kept = " ".join(_written(c, after) for c in touched)
            cases.append(f"(and {' '.join([*bounds, *conditions])} (not (and {kept} true)))")
            declared += [*parameters, *defined]
            guards += [action.guard_name(g) for g in action.guards]
            read |= reads
        constants = [f"(declare-const {v} Int)" for v in sorted(read)]
        hypothesis = [line for h in hypotheses for line in self._hypothesis(h)]
        broken = f"(assert (or {' '.join(cases)} false))"
        return Claimed([*constants, *declared], [*hypothesis, broken], tuple(guards))

    def start(self, prop: Property) -> str:
        """Write that the property is broken at the start."""
        names = sorted({v for c in self._reads[prop.id] for v in c})
        lines = [f"(define-fun {v} () Int {_text(int(self.system.start[v]))})" for v in names]
        held = " ".join(_written(c, _Same()) for c in prop.holds)
        return "\n".join(["(set-logic QF_LIA)", *lines, f"(assert (not (and {held} true)))", "(check-sat)", ""])


def _induct(claimed: Claimed, *, resources: int) -> tuple[str, tuple[str, ...]]:
    """Ask whether a step keeps a property, and give the guards without which it does not."""
    solver = z3.SimpleSolver()
    solver.set("rlimit", resources)
    solver.from_string(claimed.base())
    literals = {g: z3.Bool(g) for g in claimed.guards}
    verdict = solver.check(*literals.values())
    if verdict != z3.unsat:
        return str(verdict), ()
    core = {str(g) for g in solver.unsat_core()}
    needed = [
        g
        for g in claimed.guards
        if g in core and solver.check(*(b for other, b in literals.items() if other != g)) == z3.sat
    ]
    return "unsat", tuple(needed)


def prove(system: System, *, resources: int = RESOURCES) -> dict[str, Proof]:
    """
    Prove or refute every property of a system.

    A property is proved if it holds at the start, every step keeps it, and so it is with all properties that
    strengthen it. What is not proved is searched for a play that breaks it; found or not, it is not proved.

    Args:
        resources: Z3 resource units for one check.
    Returns:
        The result by property; `unknown` where the solver gave up or no play was found.
    """
    writer = Writer(system)
    asked = {p.id: _induct(writer.step(p), resources=resources) for p in system.properties}
    kept = {p.id for p in system.properties if asked[p.id][0] == "unsat" and holds_in(p, system.start)}
    result = {}
    for prop in system.properties:
        used = system.strengthening(prop)
        if all(u.id in kept for u in used):
            guards = tuple(dict.fromkeys(g for u in used for g in asked[u.id][1]))
            needs = tuple(u.id for u in used if u is not prop)
            result[prop.id] = Proof(property=prop, status="proved", guards=guards, own=asked[prop.id][1], needs=needs)
        else:
            result[prop.id] = _refuted(system, prop, asked[prop.id][0])
    return result


def _refuted(system: System, prop: Property, verdict: str) -> Proof:
    play = search(system, prop)
    if play is None:
        why = "the solver gave up" if verdict == "unknown" else "no step of the induction, and no play that breaks it"
        return Proof(property=prop, status="unknown", why=why)
    last = replay(system, play)[-1]
    if holds_in(prop, last):
        raise SolverError("a play that breaks the property", where=f"{system.name}: {prop.id}", hint="report this")
    read = variables(*prop.holds)
    return Proof(property=prop, status="refuted", play=play, broken=tuple((n, v) for n, v in last.items() if n in read))


def vacuous(system: System, proofs: Iterable[Proof]) -> list[str]:
    """Give the proofs that name no guard, or a guard without which no play breaks the property."""
    found = []
    for proof in proofs:
        if proof.status != "proved" or proof.property.strengthens:
            continue
        if not proof.guards:
            found.append(f"{system.name}: {proof.property.id} needs no guard")
        found += [
            f"{system.name}: {proof.property.id} holds without {guard}"
            for guard in proof.guards
            if search(system.without(guard), proof.property) is None
        ]
    return found


def export(system: System, proofs: Sequence[Proof]) -> list[Script]:
    """Give the proofs of a system as scripts for another solver: start, step, and each guard left out."""
    writer = Writer(system)
    scripts = []
    for proof in proofs:
        if proof.status != "proved":
            continue
        where = f"{system.name}: {proof.property.id}"
        claimed = writer.step(proof.property)
        scripts.append(Script(name=f"{where} at the start", text=writer.start(proof.property), expected="unsat"))
        scripts.append(Script(name=f"{where} step", text=claimed.script(), expected="unsat"))
        scripts += [Script(name=f"{where} without {g}", text=claimed.script(g), expected="sat") for g in proof.own]
    return scripts
