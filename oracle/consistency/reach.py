"""
Plays that lead from the start to a state that meets a condition.

The search is bounded and in plain Python; what it finds is replayed, each term evaluated by itself. Where it finds
nothing, properties that are proved may show that no play leads there; otherwise nothing is known.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import z3

from oracle.consistency.induct import RESOURCES
from oracle.consistency.plays import Explorer, Machine, Step, is_true, met, replay
from oracle.consistency.steps import excluded, held
from oracle.dynamics import System
from oracle.errors import SolverError
from oracle.terms import BoolTerm, IntTerm, all_of, when

STATES: Final = 6_000
"""So many states a search looks at, in each of its two ways."""

FEW: Final = 1_000
"""So many states it looks at before it asks whether the goal is ruled out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """
    A state to be reached.

    Attributes:
        conditions: All of them should hold there.
        counts: Numbers of the state with the value they should have.
        steps: The actions by which it is looked for.
        narrowed: The only values tried for some parameters, by their names.
    """

    conditions: tuple[Any, ...] = ()
    counts: tuple[tuple[IntTerm, int], ...] = ()
    steps: tuple[str, ...] = ()
    narrowed: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def condition(self) -> BoolTerm | bool:
        """Everything that should hold there."""
        return all_of(*self.conditions, *(term == value for term, value in self.counts))

    @property
    def distance(self) -> IntTerm | int:
        """How far the numbers of a state are from those wanted."""
        found: IntTerm | int = 0
        for term, value in self.counts:
            found = found + when(term <= value, value - term, term - value)
        return found


@dataclass(frozen=True, slots=True, kw_only=True)
class Reached:
    """
    What is known about reaching a goal.

    Attributes:
        play: The steps from the start; None where none was found.
        within: So many states were looked at, at most.
        excluded_by: The ids of proved properties that no state of the goal meets; with them, no play leads there.
    """

    play: tuple[Step, ...] | None
    within: int
    excluded_by: tuple[str, ...] = ()


def excluding(system: System, goal: Goal, proved: Sequence[str]) -> tuple[str, ...]:
    """
    Give proved properties that together rule a goal out, none of them dispensable; empty if they do not.

    Args:
        proved: The ids of properties that hold in every play.
    """
    solver = z3.Solver()
    solver.set("rlimit", RESOURCES, "ctrl_c", False)
    solver.from_string(excluded(goal.condition, [system.by_id[p] for p in proved]))

    def ruled_out(by: Iterable[str]) -> bool:
        return bool(solver.check(*(z3.Bool(held(p)) for p in by)) == z3.unsat)  # giving up proves nothing

    kept = list(proved)
    if not ruled_out(kept):
        return ()
    for one in proved:
        fewer = [p for p in kept if p != one]
        if ruled_out(fewer):
            kept = fewer
    return tuple(kept)


class Reach:
    """
    Looks for plays in one system; what goals have in common is searched once.

    Args:
        proved: The ids of properties that hold in every play; they can show that there is none.
        states: So many states each search looks at.
    """

    def __init__(self, system: System, *, proved: Sequence[str] = (), states: int = STATES) -> None:
        self.system = system
        self.proved = tuple(proved)
        self.states = states
        self._explorers: dict[tuple[Any, ...], Explorer] = {}

    def _explorer(self, goal: Goal) -> Explorer:
        key = (goal.steps, *sorted(goal.narrowed.items()))
        if key not in self._explorers:
            machine = Machine(self.system, goal.steps, goal.narrowed)
            self._explorers[key] = Explorer(machine, states=self.states)
        return self._explorers[key]

    def __call__(self, goal: Goal) -> Reached:
        """
        Look for a play from the start to a goal: a shortest one first, then one by way of nearer states.

        Raises:
            SolverError: A play was found that does not lead there when it is replayed.
        """
        explorer = self._explorer(goal)
        meets = met(goal.condition)
        play = explorer.play_to(meets, most=FEW)
        if play is None and (by := excluding(self.system, goal, self.proved)):
            return Reached(play=None, within=self.states, excluded_by=by)
        if play is None:
            play = explorer.play_to(meets, most=self.states)
        if play is None and goal.counts:
            play = explorer.nearer(meets, goal.distance)
        if play is not None and not _meets(goal, replay(self.system, play)[-1]):
            raise SolverError("a play that leads where it should", where=self.system.name, hint="report this")
        return Reached(play=play, within=self.states)


def _meets(goal: Goal, state: Mapping[str, int]) -> bool:
    return all(is_true(c, state) for c in (*goal.conditions, *(term == value for term, value in goal.counts)))
