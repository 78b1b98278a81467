"""Parts of options before the solver: planted contradictions with their cores, and drafts of option tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.apps.component_solving import Clash, completed, examine, outlook
from specs.component_laws import check
from specs.component_marks import Trust
from specs.component_sets import read_set, shipped
from specs.component_writing import template, write_set
from specs.editions import EDITIONS, OPTIONS
from specs.questions.garment_sets import FestiveBonus
from specs.questions.garment_sets_couture import Couture
from specs.questions.jewelry_bonuses_conditions import Condition
from specs.vocabulary import Action, Decoration, Garment
from tests.changed_parts import Change, added, listed

DELUXE = EDITIONS[0]
BOX = "jewelry-box"
OURS = shipped(DELUXE, OPTIONS).options

PLANTED: dict[str, tuple[Change, str, set[str], set[str]]] = {
    "a jewel too few": (
        listed(BOX, "jewels", OURS[BOX]["jewels"][:-1]),
        "box jewels jewelry-box.jewels.count",
        {"jewelry-box.jewels.count"},
        {"deluxe-pt.jpart.jewels"},
    ),
    "a new master of another level": (
        added(BOX, "employees", "m-gowns", level=6),
        "level jewelry-box.employees.m-gowns.level",
        {"jewelry-box.employees.m-gowns.level", "jewelry-box.employees.m-gowns.role"},
        {"deluxe-pt.jpart.masters_level"},
    ),
    "another amount for a specialised apprentice": (
        added(BOX, "apprentices", "s-livre", pays=5),
        "pay jewelry-box.apprentices.s-livre.pays",
        {"jewelry-box.apprentices.s-livre.pays"},
        set(),
    ),
    "a condition that is missing": (
        added(BOX, "apprentices", "s-coats", condition=Condition.GOWNS),
        "condition coats jewelry-box.apprentices",
        {f"jewelry-box.apprentices.{a['id']}.condition" for a in OURS[BOX]["apprentices"]},
        {"deluxe-pt.jcond.coats"},
    ),
    "a fourth drawer": (
        added("solo", "cards", "b5", number=4),
        "drawer solo.cards.b5.number",
        {"solo.cards.b5.number", "solo.cards.b5.action"},
        {"deluxe-pt.solo.drawer_not_named"},
    ),
    "a solo card that deputes": (
        added("solo", "cards", "b1", action=Action.DEPUTE),
        "action solo.cards.b1.action",
        {"solo.cards.b1.action"},
        set(),
    ),
    "a kind on a card for resources": (
        added("solo", "cards", "b3", kind=Decoration.STATUE),
        "a kind of decoration to fund, and on no other card solo.cards.b3",
        {"solo.cards.b3.kind", "solo.cards.b3.action"},
        set(),
    ),
    "fancy garments of no new height": (
        added("fancy", "garments", points=4),
        "new height fancy.garments",
        {f"fancy.garments.{g['id']}.points" for g in OURS["fancy"]["garments"]},
        {"deluxe-pt.fancy.prestige"},
    ),
    "a festive bonus twice": (
        added("festive", "garments", "festive-couples", bonus=FestiveBonus.COMMON_GOWNS),
        "bonus pairs of gown and coat festive.garments",
        {f"festive.garments.{g['id']}.bonus" for g in OURS["festive"]["garments"]},
        set(),
    ),
    "another colour of the gown": (
        added("haute-couture", "garments", "couture-livre", color=Garment.COMMON_GOWN),
        "gown's colour haute-couture.garments.couture-livre.color",
        {"haute-couture.garments.couture-livre.color", "haute-couture.garments.couture-livre.bonus"},
        set(),
    ),
    "another value of the gown": (
        added("haute-couture", "garments", "couture-livre", value=15),
        "gown's value haute-couture.garments.couture-livre.value",
        {"haute-couture.garments.couture-livre.value", "haute-couture.garments.couture-livre.bonus"},
        set(),
    ),
    "a haute couture bonus twice": (
        added("haute-couture", "garments", "couture-favor", bonus=Couture.TILE),
        "bonus favor and Livre haute-couture.garments",
        {f"haute-couture.garments.{g['id']}.bonus" for g in OURS["haute-couture"]["garments"]},
        {"deluxe-pt.couture.favor_exists"},
    ),
}


def test_the_shipped_parts_of_options_hold_before_the_solver() -> None:
    assert examine(shipped(DELUXE, OPTIONS)) == ()


@pytest.fixture(scope="module")
def planted() -> dict[str, Clash]:
    """Give what is found in a set with every contradiction planted, by the laws that are broken."""
    parts = shipped(DELUXE, OPTIONS)
    for change, *_ in PLANTED.values():
        parts = change(parts)
    found = examine(parts)
    assert {c.violation.law for c in found} == {v.law for v in check(parts)}
    return {c.violation.law: c for c in found}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_contradiction_is_found_with_its_core(name: str, planted: dict[str, Clash]) -> None:
    _, law, values, claims = PLANTED[name]
    because = planted[law].because
    assert set(because.values) == values
    assert claims <= set(because.claims)
    assert because.claims or because.answers


def test_a_missing_value_of_an_option_with_one_possibility_is_derived(tmp_path: Path) -> None:
    text = write_set(shipped(DELUXE, OPTIONS))
    for old in ('color = "uncommon gown", value = 14, points = 0', 'condition = "Livre", pays = 4'):
        assert old in text
    text = text.replace("value = 14, points = 0", 'value = "?", points = "?"')
    text = text.replace('condition = "Livre", pays = 4', 'condition = "?", pays = "?"')
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    found = outlook(None, file)
    assert found.clashes == ()
    assert {p: v for p, (v, _) in found.derived.items()} == {
        "haute-couture.garments.couture-livre.value": 14,
        "haute-couture.garments.couture-livre.points": 0,
        "jewelry-box.apprentices.s-livre.condition": Condition.LIVRE,
        "jewelry-box.apprentices.s-livre.pays": 4,
    }
    (_, because) = found.derived["haute-couture.garments.couture-livre.value"]
    assert because is not None
    assert any(str(c).startswith("deluxe-pt:16") for c in because.citations)


@pytest.mark.slow
def test_a_blank_template_with_options_can_be_completed_and_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(template(shipped(DELUXE, OPTIONS)), encoding="utf-8")
    found = outlook(None, file)
    assert found.clashes == ()
    file.write_text(write_set(completed(found)), encoding="utf-8")
    again = read_set(None, file)
    assert set(again.options) == set(OPTIONS)
    assert check(again) == ()
    assert not any(m.trust is Trust.PRINTED for p, m in again.marks.items() if p in found.draft.missing)
