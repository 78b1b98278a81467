"""
Plays single steps of a system in plain Python: replays a play, and searches for one that breaks a property.

No solver takes part, so that what a solver says is checked by other means.
"""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Any, Final

from oracle.dynamics import Action, Property, System
from oracle.errors import RequestError
from oracle.terms import ARITHMETIC, fold, variables

State = Mapping[str, int]
"""The value of every variable of a system."""

STATES: Final = 20_000
"""So many states a search looks at before it gives up."""

FEW: Final = 4_000
"""So many states it looks at before it tries another way."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One action taken, with the values of its parameters."""

    action: str
    chosen: tuple[tuple[str, int], ...] = ()

    def as_json(self, system: System) -> dict[str, Any]:
        """Give the step as plain values, with what its parameters stand for, as far as they matter."""
        known = {p.name: p for p in system.by_name[self.action].parameters}
        return {"action": self.action, **{n: known[n].label(v) for n, v in self.chosen if known[n].told}}


Came = dict[tuple[int, ...], tuple[tuple[int, ...], Step] | None]
"""From which state, by which step, a state was first come to."""


class _Compiled:
    """The algebra whose values are functions of a state: a term becomes one function."""

    def conjunction(self, parts: list[Any]) -> Any:
        if len(parts) == 2:
            first, second = parts
            return lambda s: first(s) and second(s)
        return lambda s: all(p(s) for p in parts)

    def disjunction(self, parts: list[Any]) -> Any:
        if len(parts) == 2:
            first, second = parts
            return lambda s: first(s) or second(s)
        return lambda s: any(p(s) for p in parts)

    def negation(self, part: Any) -> Any:
        return lambda s: not part(s)

    def choice(self, condition: Any, then: Any, otherwise: Any) -> Any:
        yes, no = _function(then), _function(otherwise)
        return lambda s: yes(s) if condition(s) else no(s)

    def arithmetic(self, op: str, left: Any, right: Any) -> Any:
        do = ARITHMETIC[op]
        if not callable(right):
            return lambda s: do(left(s), right)
        if not callable(left):
            return lambda s: do(left, right(s))
        return lambda s: do(left(s), right(s))

    def answer(self, *_: Any) -> Any:
        raise RequestError("a term about the state alone, got one that asks a question")


def _function(value: Any) -> Callable[[Mapping[str, Any]], Any]:
    return value if callable(value) else lambda _: value


class _Names(dict[str, Any]):
    """Gives, for the name of any variable, the function that reads it."""

    def __missing__(self, name: str) -> Any:
        self[name] = read = lambda s: s[name]
        return read


_NAMES = _Names()


def function(term: Any) -> Callable[[Mapping[str, Any]], Any]:
    """Give the function of a state that a term stands for."""
    return _function(fold(term, _NAMES, _Compiled()))


class Machine:
    """A system made ready to be played."""

    def __init__(
        self, system: System, only: Sequence[str] = (), narrowed: Mapping[str, tuple[int, ...]] | None = None
    ) -> None:
        self.system = system
        self.actions = [a for a in system.actions if not only or a.name in only]
        self._tries = {a.name: [(narrowed or {}).get(p.name, p.tries) for p in a.parameters] for a in self.actions}
        self._guards: dict[str, list[Callable[[Mapping[str, Any]], Any]]] = {}
        self._updates: dict[str, list[tuple[str, Callable[[Mapping[str, Any]], Any]]]] = {}
        self._early: dict[str, list[Callable[[Mapping[str, Any]], Any]]] = {}
        for action in self.actions:
            own = {p.name for p in action.parameters}
            early: list[Callable[[Mapping[str, Any]], Any]] = []
            late: list[Callable[[Mapping[str, Any]], Any]] = []
            for guard in action.guards.values():
                place = late if own & set(variables(guard)) else early
                place.append(function(guard))
            late += [function(b) for p in action.parameters for b in p.bounds]
            self._early[action.name], self._guards[action.name] = early, late
            self._updates[action.name] = [(n, function(t)) for n, t in action.updates.items()]

    def after(self, state: State, action: Action, chosen: Sequence[int]) -> dict[str, int] | None:
        """Give the state after an action; None where a guard forbids it."""
        facts = {**state, **dict(zip((p.name for p in action.parameters), chosen, strict=True))}
        guards = self._early[action.name] + self._guards[action.name]
        if not all(g(facts) for g in guards):
            return None
        return {**state, **{n: f(facts) for n, f in self._updates[action.name]}}

    def steps(self, state: State) -> Iterator[tuple[Step, dict[str, int]]]:
        """Give every step from a state, parameters within what a search tries, and the state after it."""
        for action in self.actions:
            if not all(g(state) for g in self._early[action.name]):
                continue
            names = [p.name for p in action.parameters]
            for chosen in itertools.product(*self._tries[action.name]):
                after = self.after(state, action, chosen)
                if after is not None:
                    yield Step(action=action.name, chosen=tuple(zip(names, chosen, strict=True))), after


def broken(prop: Property) -> Callable[[Mapping[str, Any]], bool]:
    """Give the function that says whether a state breaks a property."""
    parts = [function(c) for c in prop.holds]
    return lambda s: not all(p(s) for p in parts)


def met(condition: Any) -> Callable[[Mapping[str, Any]], bool]:
    """Give the function that says whether a state meets a condition."""
    meets = function(condition)
    return lambda s: bool(meets(s))


class Explorer:
    """
    Looks at the states of a system in order of their distance from the start, each once for whoever asks.

    Args:
        machine: Gives the steps that are looked at.
        states: So many states are looked at before it gives up.
    """

    def __init__(self, machine: Machine, *, states: int = STATES) -> None:
        self.machine = machine
        self.states = states
        self._came: Came = {}
        self._found: list[dict[str, int]] = []
        self._open = self._states()

    def _states(self) -> Iterator[dict[str, int]]:
        start = dict(self.machine.system.start)
        self._came[tuple(start.values())] = None
        waiting = deque([start])
        yield start
        while waiting:
            state = waiting.popleft()
            before = tuple(state.values())
            for step, after in self.machine.steps(state):
                if len(self._came) >= self.states:
                    return
                if (key := tuple(after.values())) not in self._came:
                    self._came[key] = (before, step)
                    waiting.append(after)
                    yield after

    def play_to(self, meets: Callable[[Mapping[str, Any]], bool], *, most: int) -> tuple[Step, ...] | None:
        """Give a shortest play to a state of some kind; None where none is among the first `most`: no proof."""
        for place in range(min(most, self.states)):
            if place == len(self._found):
                state = next(self._open, None)
                if state is None:
                    return None
                self._found.append(state)
            if meets(self._found[place]):
                return _steps(self._came, tuple(self._found[place].values()))
        return None

    def nearer(self, meets: Callable[[Mapping[str, Any]], bool], distance: Any) -> tuple[Step, ...] | None:
        """Give a play to a state of some kind by way of states at less distance, which need not be a shortest one."""
        return _search(self.machine.system, meets, self.machine, function(distance), self.states)


def search(system: System, prop: Property, *, states: int = STATES) -> tuple[Step, ...] | None:
    """
    Search for a play from the start that breaks a property.

    A short play is looked for first, among what the property narrows and then among everything; then a longer one, by
    way of the states that the property calls nearer.

    Returns:
        The steps; None where none is found within `states` states, which proves nothing.
    """
    few = min(states, FEW)
    narrow, wide = (Machine(system, prop.tries, n) for n in (prop.narrowed, {}))
    plain, guide = function(0), function(prop.nearer)
    for machine, nearer, most in (
        (narrow, plain, few),
        *([(wide, plain, few)] if prop.narrowed else []),
        (narrow, guide, states),
        *([(wide, guide, states)] if prop.narrowed else []),
    ):
        found = _search(system, broken(prop), machine, nearer, most)
        if found is not None:
            return found
    return None


def _search(
    system: System,
    breaks: Callable[[Mapping[str, Any]], bool],
    machine: Machine,
    nearer: Callable[[Mapping[str, Any]], Any],
    states: int,
) -> tuple[Step, ...] | None:
    start = dict(system.start)
    if breaks(start):
        return ()
    came: Came = {tuple(start.values()): None}
    waiting = [(0, 0, 0, start)]
    while waiting and len(came) < states:
        _, steps, _, state = heappop(waiting)
        before = tuple(state.values())
        for step, after in machine.steps(state):
            key = tuple(after.values())
            if key in came:
                continue
            came[key] = (before, step)
            if breaks(after):
                return _steps(came, key)
            heappush(waiting, (nearer(after), steps + 1, len(came), after))
    return None


def _steps(came: Came, key: tuple[int, ...]) -> tuple[Step, ...]:
    found: list[Step] = []
    while (last := came[key]) is not None:
        key, step = last
        found.append(step)
    return tuple(reversed(found))


class _Plain:
    """The algebra of a single state: every term is decided, so nothing is left to combine."""

    def _no(self, *_: Any) -> Any:
        raise RequestError("a term that a state decides")

    conjunction = disjunction = negation = choice = arithmetic = answer = _no


def replay(system: System, play: Sequence[Step]) -> list[dict[str, int]]:
    """
    Give every state of a play, each term evaluated by itself.

    Raises:
        RequestError: A step is not allowed where it is taken.
    """
    states = [dict(system.start)]
    for number, step in enumerate(play, start=1):
        action = system.by_name[step.action]
        facts = {**states[-1], **dict(step.chosen)}
        conditions = {**action.guards, **{p.name: b for p in action.parameters for b in p.bounds}}
        for name, condition in conditions.items():
            if fold(condition, facts, _Plain()) is not True:
                raise RequestError(f"a step that {action.guard_name(name)} allows", where=f"step {number}")
        states.append({**states[-1], **{n: int(fold(t, facts, _Plain())) for n, t in action.updates.items()}})
    return states


def breaks_by(system: System, prop: Property, play: Sequence[Step]) -> bool:
    """Say whether a play is allowed in a system and breaks a property at its end."""
    try:
        return not holds_in(prop, replay(system, play)[-1])
    except RequestError:
        return False


def holds_in(prop: Property, state: State) -> bool:
    """Say whether a property holds in one state, each term evaluated by itself."""
    return all(is_true(c, state) for c in prop.holds)


def is_true(condition: Any, state: State) -> bool:
    """Say whether a condition holds in one state, each term evaluated by itself."""
    return fold(condition, state, _Plain()) is True
