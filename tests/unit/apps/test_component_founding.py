"""The marks of the shipped sets are true: what is cited follows from the lines cited, what is derived from the rest."""

from __future__ import annotations

import dataclasses

import pytest

from oracle.apps.component_founding import foundings
from specs.component_marks import Mark, Trust, read_mark
from specs.component_sets import shipped
from specs.component_values import ComponentSet
from specs.editions import EDITIONS, OPTIONS
from specs.texts import sources

DELUXE, ORIGINAL = EDITIONS

WITNESS = {"garments.cg10", "resources.t9", *(f"solo.cards.b{n}" for n in (3, 4, 5, 6, 7, 8, 22, 23))}
"""Pieces that bear what a text says of some piece, such as a worked example: no other, made-up piece does."""

SETS = [(DELUXE, OPTIONS), (ORIGINAL, ())]


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "options"), SETS)
def test_every_mark_is_true(edition: str, options: tuple[str, ...]) -> None:
    parts = shipped(edition, options)
    found = {f.path: f for f in foundings(parts)}
    assert set(found) == {p for p, m in parts.marks.items() if m.trust in {Trust.CITED, Trust.DERIVED}}
    assert [p for p, f in found.items() if f.core is None] == []
    cited = [f for f in found.values() if f.mark.trust is Trust.CITED and f.core]
    assert [f.path for f in cited if not f.claims or not f.core or f.core.answers] == []
    leaning = {f.path.rpartition(".")[0] for f in cited if f.leaning}
    assert leaning <= WITNESS


def _marked(marks: dict[str, str]) -> ComponentSet:
    parts = shipped(DELUXE, OPTIONS)
    lengths = {s.id: s.lines for s in sources()}
    read = {p: read_mark(text, lengths) for p, text in marks.items()}
    kept = {p: Mark(trust=Trust.SYNTHETIC) for p in parts.marks}
    return dataclasses.replace(parts, marks={**kept, **{p: m for p, m in read.items() if isinstance(m, Mark)}})


TRUE = {
    "garments.count": "cited deluxe-pt:23",
    "garments.rc6.value": "cited deluxe-pt:42-43",
    "few.firework_points.second": "derived: with six goes two",
    "employees.vi-team.role": "derived: crowned",
    "jewelry-box.jewels.count": "cited deluxe-pt:953",
    "jewelry-box.employees.m-gowns.level": "cited deluxe-pt:933-935",
    "haute-couture.garments.couture-livre.points": "cited deluxe-pt:1675-1681",
    "solo.cards.b1.kind": "derived: it funds nothing",
}
FALSE = {
    "garments.count": "cited deluxe-pt:24",
    "garments.cg1.value": "cited deluxe-pt:42-43",
    "few.windows.2": "derived: a price between the others",
    "employees.vi-team.role": "cited deluxe-pt:862-903",
    "few.musicians.musician-1.price": "derived: no law speaks of it",
    "jewelry-box.jewels.cn1.color": "cited deluxe-pt:1286-1290",
    "jewelry-box.prices.count": "cited deluxe-pt:950-952",
    "jewelry-box.employees.m-gowns.role": "cited deluxe-pt:939-941",
    "haute-couture.garments.couture-favor.color": "cited deluxe-pt:1636-1637",
    "solo.cards.b20.kind": "derived: some kind",
}


@pytest.mark.slow
def test_a_false_mark_is_found_and_a_true_one_is_not() -> None:
    assert {f.path: f.core is not None for f in foundings(_marked(TRUE))} == dict.fromkeys(TRUE, True)
    assert {f.path: f.core is not None for f in foundings(_marked(FALSE))} == dict.fromkeys(FALSE, False)
