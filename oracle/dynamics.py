"""
Dynamics: what changes in play, as data.

A system is one concrete start, actions with named guards and updates, and properties that should always hold. Guards,
updates and properties are terms over the state's variables, so that a solver asks about all states and plain Python
plays single ones. This module knows nothing of the game and of no solver.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from oracle.errors import DuplicateIdError, TermError
from oracle.terms import BOOLEAN, BoolTerm, Domain, IntTerm, variable, variables

NUMBER: Final = Domain("whole number", (0,))
"""The domain of a variable without bounds; the one value listed stands for its kind."""


def number(name: str) -> Any:
    """Give the variable of a state that is a whole number without bounds."""
    return variable(name, NUMBER)


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter:
    """
    What a player or chance chooses when an action is taken.

    Attributes:
        lowest: The lowest value; None for a choice between true and false.
        highest: The highest value; None where there is no bound.
        tries: The values a search looks at; a proof is about all values.
        told: Whether a play tells the value; not where any other would do as well.
        labels: What the values from `lowest` on stand for, if they are no amounts.
    """

    name: str
    lowest: int | None = None
    highest: int | None = None
    tries: tuple[int, ...] = (False, True)
    labels: tuple[str, ...] = ()
    told: bool = True

    def label(self, value: int) -> int | str:
        """Give what a value stands for."""
        place = value - (self.lowest or 0)
        return self.labels[place] if place < len(self.labels) else value

    @property
    def term(self) -> Any:
        """The parameter as a term."""
        return variable(self.name, BOOLEAN if self.lowest is None else NUMBER)

    @property
    def bounds(self) -> tuple[BoolTerm, ...]:
        """The conditions that the bounds make."""
        if self.lowest is None:
            return ()
        below = () if self.highest is None else (self.term <= self.highest,)
        return (self.term >= self.lowest, *below)


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """
    One kind of step.

    Attributes:
        guards: What must hold for it, by name.
        updates: The new value of each variable that it can change, as a term over the old ones.
    """

    name: str
    guards: Mapping[str, Any]
    updates: Mapping[str, Any]
    parameters: tuple[Parameter, ...] = ()

    def guard_name(self, guard: str) -> str:
        """Give the name of a guard in its system."""
        return f"{self.name}.{guard}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Property:
    """
    Something that should hold in every state that can be reached.

    Attributes:
        holds: The conditions, all of which should hold.
        needs: Other properties that strengthen the proof of this one.
        tries: The actions that a search for a counterexample uses; empty for all.
        narrowed: The only values that it then looks at for some parameters, by their names.
        nearer: A number that gets smaller on the way to a counterexample; it guides a long search.
        strengthens: Whether it is stated only to strengthen others.
    """

    id: str
    says: str
    holds: tuple[BoolTerm, ...]
    needs: tuple[str, ...] = ()
    tries: tuple[str, ...] = ()
    narrowed: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    nearer: IntTerm | int = 0
    strengthens: bool = False


@dataclass(frozen=True, kw_only=True)
class System:
    """
    A transition system with one start.

    Raises (when made):
        DuplicateIdError: Two actions or two properties carry one name.
        TermError: A term reads or an update writes a variable that the start does not have.
    """

    name: str
    start: Mapping[str, int]
    actions: tuple[Action, ...]
    properties: tuple[Property, ...]
    read: tuple[str, ...] = field(default=())

    def __post_init__(self) -> None:
        for names in ([a.name for a in self.actions], [p.id for p in self.properties]):
            if len(names) != len(set(names)):
                twice = next(n for n in names if names.count(n) > 1)
                raise DuplicateIdError(f"one entry per name, got {twice!r} twice", where=self.name)
        for action in self.actions:
            own = {p.name for p in action.parameters}
            self._check(action.name, [*action.guards.values(), *action.updates.values()], own)
            if unknown := sorted(set(action.updates) - set(self.start)):
                raise TermError(f"updates of the state's variables, got {unknown[0]!r}", where=action.name)
        for prop in self.properties:
            self._check(prop.id, [*prop.holds, prop.nearer], set())
            if unknown := sorted(set(prop.needs) - set(self.by_id)):
                raise TermError(f"the id of a property, got {unknown[0]!r}", where=prop.id)

    def _check(self, where: str, terms: Any, own: set[str]) -> None:
        if unknown := sorted(set(variables(*terms)) - set(self.start) - own):
            raise TermError(f"a variable of the state, got {unknown[0]!r}", where=f"{self.name}: {where}")

    @cached_property
    def by_id(self) -> dict[str, Property]:
        """The properties by id."""
        return {p.id: p for p in self.properties}

    @cached_property
    def by_name(self) -> dict[str, Action]:
        """The actions by name."""
        return {a.name: a for a in self.actions}

    def strengthening(self, prop: Property) -> tuple[Property, ...]:
        """Give the properties that a proof of `prop` may assume before a step: itself and all that it needs."""
        found: dict[str, Property] = {}
        pending = [prop]
        while pending:
            one = pending.pop()
            if one.id not in found:
                found[one.id] = one
                pending += [self.by_id[n] for n in one.needs]
        return tuple(found.values())

    def without(self, guard: str) -> System:
        """
        Give the system in which one guard is missing.

        Raises:
            TermError: There is no guard of that name.
        """
        name, _, own = guard.partition(".")
        if name not in self.by_name or own not in self.by_name[name].guards:
            raise TermError(f"the name of a guard, got {guard!r}", where=self.name)
        changed = tuple(
            Action(
                name=a.name,
                guards={k: v for k, v in a.guards.items() if a.name != name or k != own},
                updates=a.updates,
                parameters=a.parameters,
            )
            for a in self.actions
        )
        return System(
            name=f"{self.name} without {guard}", start=self.start, actions=changed, properties=self.properties
        )
