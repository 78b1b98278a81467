"""What the solver's side says of small sets of instances, against trying every case by hand."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.consistency.blame import sets_of
from oracle.consistency.ground import Instance, Point, evaluate, points_in, values_of
from oracle.consistency.narrow import narrow
from oracle.consistency.theory import Probe
from oracle.questions import Catalogue, Effect, Question

_toys = Catalogue("toys")
QUESTIONS: dict[str, Question] = {
    q.id: q
    for q in (
        *(_toys.fact(f"f{n}", "Is it so?", effect=Effect.PLAY) for n in range(3)),
        *(_toys.number(f"n{n}", "How many?", answers=(0, 3), effect=Effect.PLAY) for n in range(3)),
    )
}
POINTS = [Point(name, ()) for name in QUESTIONS]
FACTS = [("?", p) for p in POINTS[:3]]
NUMBERS = [("?", p) for p in POINTS[3:]]

_number = st.one_of(st.sampled_from(NUMBERS), st.integers(0, 3))
_atom = st.one_of(
    st.sampled_from(FACTS),
    st.tuples(st.sampled_from(["==", "<", "<="]), st.sampled_from(NUMBERS), _number),
    st.tuples(st.just("=="), st.sampled_from(NUMBERS), st.tuples(st.just("+"), st.sampled_from(NUMBERS), _number)),
)


def _wider(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.one_of(
        st.tuples(st.just("not"), inner),
        st.tuples(st.sampled_from(["and", "or"]), inner, inner),
        st.tuples(st.just("if"), inner, inner, inner),
    )


_instance = st.recursive(_atom, _wider, max_leaves=4).map(lambda f: Instance("", (), f, points_in(f)))


def _worlds(instances: list[Instance]) -> list[dict[Point, int]]:
    every = itertools.product(*(values_of(p, QUESTIONS) for p in POINTS))
    worlds = (dict(zip(POINTS, values, strict=True)) for values in every)
    return [w for w in worlds if all(evaluate(i.formula, w) for i in instances)]


@given(st.lists(_instance, max_size=5))
def test_a_probe_allows_exactly_the_values_of_some_world(instances: list[Instance]) -> None:
    worlds = _worlds(instances)
    probe = Probe(QUESTIONS, instances)
    assert probe.possible is bool(worlds)
    for point in POINTS:
        real = {int(w[point]) for w in worlds}
        said = probe.values(point)
        assert said <= real
        assert min(2, len(said)) == min(2, len(real))


@given(st.lists(_instance, max_size=5))
def test_narrowing_strikes_out_no_value_of_any_world(instances: list[Instance]) -> None:
    worlds = _worlds(instances)
    narrowed = narrow(instances, QUESTIONS)
    assert narrowed.possible or not worlds
    for point, left in narrowed.values.items():
        assert {int(w[point]) for w in worlds} <= set(left)
    # What is left binds the points exactly as before.
    bound = [i for g in narrowed.groups for i in g]
    kept = [w for w in _worlds(bound) if all(w[p] in v for p, v in narrowed.values.items())]
    assert not narrowed.possible or kept == worlds


@pytest.mark.slow
@given(st.lists(_instance, min_size=1, max_size=6), st.lists(_instance, max_size=2))
def test_sets_are_all_the_minimal_and_all_the_maximal_ones(said: list[Instance], laws: list[Instance]) -> None:
    if not _worlds(laws):
        return
    keys = [f"s{n}" for n in range(len(said))]
    stated = dict(zip(keys, said, strict=True))
    subsets = [frozenset(c) for n in range(len(keys) + 1) for c in itertools.combinations(keys, n)]
    holds = {s for s in subsets if _worlds([*laws, *(stated[k] for k in s)])}
    found = sets_of(QUESTIONS, list(stated.items()), laws)
    assert found.complete
    assert set(found.maximal) == {s for s in holds if not any(s < o for o in holds)}
    failing = set(subsets) - holds
    assert set(found.minimal) == {s for s in failing if not any(o < s for o in failing)}
