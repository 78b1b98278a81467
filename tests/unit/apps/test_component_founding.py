"""The marks of the shipped sets are true: what is cited follows from the lines cited, what is derived from the rest."""

from __future__ import annotations

import dataclasses

import pytest

from oracle.apps.component_founding import foundings
from specs.component_marks import Mark, Trust, read_mark
from specs.component_sets import shipped
from specs.component_values import ComponentSet
from specs.editions import EDITIONS
from specs.texts import sources

DELUXE, ORIGINAL = EDITIONS

WITNESS = {"garments.cg10", "resources.t9"}
"""Pieces that are named after a worked example: they bear it because no other, made-up piece does."""


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_mark_is_true(edition: str) -> None:
    parts = shipped(edition)
    found = {f.path: f for f in foundings(parts)}
    assert set(found) == {p for p, m in parts.marks.items() if m.trust in {Trust.CITED, Trust.DERIVED}}
    assert [p for p, f in found.items() if f.core is None] == []
    cited = [f for f in found.values() if f.mark.trust is Trust.CITED and f.core]
    assert [f.path for f in cited if not f.claims or not f.core or f.core.answers] == []
    leaning = {".".join(f.path.split(".")[:2]) for f in cited if f.leaning}
    assert leaning <= WITNESS


def _marked(marks: dict[str, str]) -> ComponentSet:
    parts = shipped(DELUXE)
    lengths = {s.id: s.lines for s in sources()}
    read = {p: read_mark(text, lengths) for p, text in marks.items()}
    kept = {p: Mark(trust=Trust.SYNTHETIC) for p in parts.marks}
    return dataclasses.replace(parts, marks={**kept, **{p: m for p, m in read.items() if isinstance(m, Mark)}})


TRUE = {
    "garments.count": "cited deluxe-pt:23",
    "garments.rc6.value": "cited deluxe-pt:42-43",
    "few.firework_points.second": "derived: with six goes two",
    "employees.vi-team.role": "derived: crowned",
}
FALSE = {
    "garments.count": "cited deluxe-pt:24",
    "garments.cg1.value": "cited deluxe-pt:42-43",
    "few.windows.2": "derived: a price between the others",
    "employees.vi-team.role": "cited deluxe-pt:862-903",
    "few.musicians.musician-1.price": "derived: no law speaks of it",
}


def test_a_false_mark_is_found_and_a_true_one_is_not() -> None:
    assert {f.path: f.core is not None for f in foundings(_marked(TRUE))} == dict.fromkeys(TRUE, True)
    assert {f.path: f.core is not None for f in foundings(_marked(FALSE))} == dict.fromkeys(FALSE, False)
