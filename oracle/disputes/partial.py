"""
Half of the facts: whether every case that fits answers alike, and which fact decides if they do not.

Cases are gone through one by one; that this comes out as the solver has it, is held against `oracle.disputes.proof`.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from oracle.disputes.facts import Known

Case = Mapping[str, Any]
Outcome = Callable[[Case], Hashable]
"""What a case comes out as, so that two cases that come out alike are equal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Split:
    """
    Cases that do not all come out alike.

    Attributes:
        missing: The facts that decide: one where one does, else as few as do.
        examples: Two cases that come out differently and differ, where that is possible, in one of these alone.
    """

    missing: tuple[str, ...]
    examples: tuple[Case, Case]


def split(cases: Sequence[Case], known: Known, outcome: Outcome) -> Split | None:
    """Give which facts decide between some cases; None where all of them come out alike."""
    outcomes = [outcome(c) for c in cases]
    if len(set(outcomes)) <= 1:
        return None
    unknown = [n for n, values in known.items() if len(values) > 1]
    for size in range(1, len(unknown) + 1):
        for names in itertools.combinations(unknown, size):
            if _decides(names, cases, outcomes):
                return Split(missing=names, examples=_examples(names, cases, outcomes, known))
    raise AssertionError("cases that are told apart by nothing come out differently")


def _place(names: Sequence[str], case: Case) -> tuple[Any, ...]:
    return tuple((type(case[n]), case[n]) for n in names)


def _decides(names: Sequence[str], cases: Sequence[Case], outcomes: Sequence[Hashable]) -> bool:
    seen: dict[tuple[Any, ...], Hashable] = {}
    return all(seen.setdefault(_place(names, c), o) == o for c, o in zip(cases, outcomes, strict=True))


def _after(value: Any, values: Sequence[Any]) -> Any:
    """Give the value that follows one in its domain; itself for the last."""
    place = next(n for n, v in enumerate(values) if type(v) is type(value) and v == value)
    return values[min(place + 1, len(values) - 1)]


def _examples(
    names: Sequence[str], cases: Sequence[Case], outcomes: Sequence[Hashable], known: Known
) -> tuple[Case, Case]:
    """Give two near cases with different outcomes: neighbours in one fact where there are such."""
    by_place = {_place(tuple(c), c): (c, o) for c, o in zip(cases, outcomes, strict=True)}
    for case, outcome in zip(cases, outcomes, strict=True):
        for name in names:
            following = {**case, name: _after(case[name], known[name])}
            other, found = by_place.get(_place(tuple(following), following), (case, outcome))
            if found != outcome:
                return case, other
    first: tuple[int, Case, Case] | None = None
    for (one, left), (other, right) in itertools.combinations(zip(cases, outcomes, strict=True), 2):
        if left == right:
            continue
        apart = sum(one[n] != other[n] for n in one)
        if first is None or apart < first[0]:
            first = (apart, one, other)
    if first is None:
        raise AssertionError("there are two outcomes")
    return first[1], first[2]
