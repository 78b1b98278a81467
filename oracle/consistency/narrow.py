"""
Narrowing: what follows point by point, before a solver is asked.

Most of what a text says fixes one point. Striking out the values that no instance allows, until nothing changes,
decides most points in plain Python; what is left falls into small groups, and only these are put to the solver.
"""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from oracle.consistency.ground import Formula, Instance, Point, components, evaluate, is_boolean, points_in, values_of
from oracle.questions import Question
from oracle.terms import ARITHMETIC

MOST_CASES: Final = 600
"""An instance about points that can have more values than this together is left to the solver."""


@dataclass(frozen=True, slots=True)
class Narrowed:
    """
    What is left of some instances.

    Attributes:
        values: The values that each point can still have; a point with several may yet be bound by a group.
        groups: The instances that still bind points to each other, what is known filled in, in connected groups.
        possible: False where some point can have no value: the instances contradict each other.
    """

    values: Mapping[Point, tuple[int, ...]]
    groups: tuple[tuple[Instance, ...], ...]
    possible: bool = True


def narrow(instances: Sequence[Instance], questions: Mapping[str, Question]) -> Narrowed:
    """
    Strike out every value that an instance rules out, until nothing changes.

    Where `possible` is false, or no group is left, that is the whole answer. A group of one instance needs no solver
    either: each value left is allowed by it.
    """
    values: dict[Point, tuple[int, ...]] = {}
    touching: dict[Point, list[int]] = defaultdict(list)
    for number, instance in enumerate(instances):
        for point in instance.points:
            if point not in values:
                values[point] = values_of(point, questions)
            touching[point].append(number)
    waiting = dict.fromkeys(sorted(range(len(instances)), key=lambda n: len(instances[n].points)))
    binding = dict.fromkeys(range(len(instances)))
    while waiting:
        number = next(iter(waiting))
        del waiting[number]
        narrower, settled = _allowed(instances[number], values)
        if settled:
            binding.pop(number, None)
        for point, left in narrower.items():
            if not left:
                return Narrowed(values, (), possible=False)
            values[point] = left
            waiting.update(dict.fromkeys(n for n in touching[point] if n in binding and n != number))
    known = {p: bool(v[0]) if is_boolean(p, questions) else v[0] for p, v in values.items() if len(v) == 1}
    rest = [_filled(instances[n], known) for n in binding]
    return Narrowed(values, tuple(tuple(g) for g in components(rest)))


def _allowed(instance: Instance, values: Mapping[Point, tuple[int, ...]]) -> tuple[dict[Point, tuple[int, ...]], bool]:
    """Give the points whose values an instance narrows, and whether it binds nothing any more."""
    points = [p for p in instance.points if len(values[p]) > 1]
    if len(points) > 1 and math.prod(len(values[p]) for p in points) > MOST_CASES:
        return {}, False
    case = {p: values[p][0] for p in instance.points}
    formula = instance.formula
    if not points:
        holds = bool(evaluate(formula, case))
        return ({} if holds else dict.fromkeys(instance.points[:1], ())), holds
    if len(points) == 1:
        (point,) = points
        left = []
        for value in values[point]:
            case[point] = value
            if evaluate(formula, case):
                left.append(value)
        return ({point: tuple(left)} if len(left) < len(values[point]) else {}), True
    seen: list[set[int]] = [set() for _ in points]
    every = True
    for combination in itertools.product(*(values[p] for p in points)):
        case.update(zip(points, combination, strict=True))
        if evaluate(formula, case):
            for found, value in zip(seen, combination, strict=True):
                found.add(value)
        else:
            every = False
    narrower = {
        p: tuple(v for v in values[p] if v in s) for p, s in zip(points, seen, strict=True) if len(s) < len(values[p])
    }
    return narrower, every or math.prod(map(len, seen)) == 1


def _filled(instance: Instance, known: Mapping[Point, int]) -> Instance:
    """Give an instance with the known points filled in."""
    if not any(p in known for p in instance.points):
        return instance
    formula = _with(instance.formula, known)
    return replace(instance, formula=formula, points=points_in(formula))


def _with(formula: Formula, known: Mapping[Point, int]) -> Formula:
    """Give a formula with known points filled in; a condition that is decided is gone."""
    if not isinstance(formula, tuple):
        return formula
    op, *parts = formula
    if op == "?":
        return known.get(parts[0], formula)
    filled: list[Any] = [_with(p, known) for p in parts]
    if op in ("and", "or"):
        stops = op == "or"
        if any(not isinstance(p, tuple) and bool(p) is stops for p in filled):
            return stops
        left = [p for p in filled if isinstance(p, tuple)]
        return (op, *left) if len(left) > 1 else left[0] if left else not stops
    if op == "not":
        return ("not", filled[0]) if isinstance(filled[0], tuple) else not filled[0]
    if op == "if":
        if isinstance(filled[0], tuple):
            return (op, *filled)
        return filled[1] if filled[0] else filled[2]
    if any(isinstance(p, tuple) for p in filled):
        return (op, *filled)
    return ARITHMETIC[op](*filled)


def peel(groups: Iterable[tuple[str, Instance]], questions: Mapping[str, Question]) -> list[tuple[str, Instance]]:
    """
    Leave out the instances that can never take part in a contradiction.

    An instance that alone speaks of some point, and can be made true by that point whatever the others are, changes
    nothing for any set of the others; without it, others may come to stand alone in the same way.
    """
    left = dict(enumerate(groups))
    touching: dict[Point, set[int]] = defaultdict(set)
    for number, (_, instance) in left.items():
        for point in instance.points:
            touching[point].add(number)
    lonely = [p for p, numbers in touching.items() if len(numbers) == 1]
    while lonely:
        point = lonely.pop()
        if len(touching[point]) != 1:
            continue
        (number,) = touching[point]
        if not _free(left[number][1], point, questions):
            continue
        for other in left.pop(number)[1].points:
            touching[other].discard(number)
            if len(touching[other]) == 1:
                lonely.append(other)
    return list(left.values())


def _free(instance: Instance, point: Point, questions: Mapping[str, Question]) -> bool:
    """Say whether one point can make an instance true whatever the others are."""
    others = [p for p in instance.points if p != point]
    ranges = [values_of(p, questions) for p in others]
    own = values_of(point, questions)
    if math.prod(map(len, ranges)) * len(own) > MOST_CASES:
        return False
    for combination in itertools.product(*ranges):
        case = dict(zip(others, combination, strict=True))
        if not any(evaluate(instance.formula, {**case, point: v}) for v in own):
            return False
    return True
