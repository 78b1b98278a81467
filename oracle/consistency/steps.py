"""
Writes the induction steps of a system as SMT-LIB 2.

A step says that a property's hypotheses hold, that an action is taken, and that the property is broken after it. Each
guard stands behind a name of its own, so that the same text shows what is proved with it and without it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from oracle.dynamics import Action, Property, System
from oracle.errors import EncodingError
from oracle.terms import fold, variables


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
        raise EncodingError("a term about the state alone, got one that asks a question")


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


def bundle(parts: Sequence[tuple[Obligation, Case]]) -> str:
    """Give the script of one action for several properties: guards, hypotheses and what breaks, each by name."""
    hypotheses = {i: h for o, _ in parts for i, h in o.hypotheses.items()}
    first = parts[0][1]
    read = frozenset().union(*(c.read for _, c in parts), *(r for r, _ in hypotheses.values()))
    names = [*first.guards, *map(held, hypotheses), *(breaks(o.property.id) for o, _ in parts)]
    return "\n".join(
        [
            *(f"(declare-const {v} Int)" for v in sorted(read)),
            *dict.fromkeys(line for _, c in parts for line in c.declared),
            *(f"(declare-const {n} Bool)" for n in names),
            *(f"(assert (=> {held(i)} {h}))" for i, (_, h) in hypotheses.items()),
            f"(assert (and {first.taken} true))",
            *(f"(assert (=> {breaks(o.property.id)} {c.broken}))" for o, c in parts),
        ]
    )


def excluded(condition: Any, properties: Sequence[Property]) -> str:
    """Write that a state meets a condition, and behind its name that it has each of some properties."""
    read = variables(condition, *(c for p in properties for c in p.holds))
    lines = [f"(declare-const {v} Int)" for v in sorted(read)]
    lines += [f"(declare-const {held(p.id)} Bool)" for p in properties]
    lines.append(f"(assert {_written(condition, _Same())})")
    lines += [f"(assert (=> {held(p.id)} {_written(c, _Same())}))" for p in properties for c in p.holds]
    return "\n".join(lines)


def held(prop: str) -> str:
    """Give the name behind which a hypothesis stands."""
    return f"held.{prop}"


def breaks(prop: str) -> str:
    """Give the name behind which it stands that a property is broken."""
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

    def start(self, properties: Sequence[Property]) -> str:
        """Write that one of some properties is broken at the start."""
        lines = [f"(define-fun {v} () Int {_text(int(value))})" for v, value in self.system.start.items()]
        kept = " ".join(self._hypothesis(p)[1] for p in properties)
        return "\n".join(["(set-logic QF_LIA)", *lines, f"(assert (not (and {kept} true)))", "(check-sat)", ""])
