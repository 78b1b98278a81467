"""The fewest questions that do: chosen greedily, those first that cost little where others are asked already."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping

from oracle.apps.trials import Probe

_BEGINNING = 40
"""A game that no question is put in yet costs as many actions more."""


def cover(shown_by: Mapping[Hashable, Iterable[Probe]]) -> dict[Probe, list[Hashable]]:
    """
    Give questions by which everything shows, each with what it is the first to show.

    Args:
        shown_by: For each thing the questions at which it shows.
    """
    shows: dict[Probe, set[Hashable]] = defaultdict(set)
    left: dict[Hashable, None] = {}
    for thing, probes in shown_by.items():
        for probe in probes:
            shows[probe].add(thing)
            left[thing] = None
    deepest: dict[int, int] = {}
    found: dict[Probe, list[Hashable]] = {}
    while left:
        best = max(shows, key=lambda p: (len(shows[p]) / _cost(p, deepest), -p.length, p))
        new = [thing for thing in left if thing in shows[best]]
        found[best] = new
        deepest[best.trace] = max(deepest.get(best.trace, 0), best.length)
        for thing in new:
            del left[thing]
        gone = set(new)
        shows = {p: rest for p, things in shows.items() if (rest := things - gone)}
    return found


def _cost(probe: Probe, deepest: Mapping[int, int]) -> float:
    """Give what a question costs: itself, and the actions that are done for it alone."""
    known = deepest.get(probe.trace)
    actions = probe.length + _BEGINNING if known is None else max(0, probe.length - known)
    return 1 + actions / 30
