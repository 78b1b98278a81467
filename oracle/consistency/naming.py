"""
Which word of one edition stands for which of another, found by the solver from what the texts count.

Nothing is typed in: every one-to-one map between two editions' words that keeps the facts known of each word is
enumerated. One map means that the facts fix the names; several, that they do not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import z3

Facts = Mapping[str, tuple[Any, ...]]
"""What a text tells about each of its words: counts, kinds, …, in one order for all words."""


def maps(left: Facts, right: Facts, *, most: int = 100) -> list[dict[str, str]]:
    """
    Enumerate the one-to-one maps from the words of one edition to those of another that keep every fact.

    Args:
        left: The words of one edition with what is told of them.
        right: The words of the other.
        most: So many maps at most are enumerated.
    Returns:
        The maps, in a fixed order; none if the editions do not have the same things.
    """
    if len(left) != len(right):
        return []
    names, others = sorted(left), sorted(right)
    place = {n: z3.Int(f"word {i}") for i, n in enumerate(names)}
    solver = z3.Solver()
    for name in names:
        fitting = [i for i, o in enumerate(others) if right[o] == left[name]]
        solver.add(z3.Or(*(place[name] == i for i in fitting)))
    solver.add(z3.Distinct(*place.values()))
    found: list[dict[str, str]] = []
    while len(found) < most and solver.check() == z3.sat:
        model = solver.model()
        chosen = {n: model[place[n]].as_long() for n in names}
        found.append({n: others[i] for n, i in chosen.items()})
        solver.add(z3.Or(*(place[n] != i for n, i in chosen.items())))
    return sorted(found, key=lambda m: sorted(m.items()))


def restricted(facts: Facts, keep: Sequence[int]) -> dict[str, tuple[Any, ...]]:
    """Give the facts with only some of them kept, to see which of them fix the names."""
    return {w: tuple(f[i] for i in keep) for w, f in facts.items()}
