"""Where a rule stands in a text: said, derived, on the matter, against, silent or after the break."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oracle.apps.docs.citing import Shelf, of_rule
from oracle.apps.docs.decisions import Decisions
from oracle.apps.footing import AGAINST, CUT, DERIVED, NEAR, SAID, SILENT, Footing
from oracle.apps.library import library
from oracle.apps.lookup import rule_card
from oracle.rules import Rule


def rule(name: str) -> Rule:
    return next(r for r in library().rules if r.id == name)


def footing(given: Rule, text: str) -> Footing:
    lib = library()
    return lib.footings.of(given, next(s for s in lib.sources if s.id == text))


@pytest.mark.parametrize(
    ("name", "text", "state"),
    [
        ("bonuses.discount_of_level_six", "deluxe-pt", SAID),
        ("bonuses.funds_for_much_less", "deluxe-pt", DERIVED),
        ("garments.reward_livre_unknown", "original-es", NEAR),
        ("bonuses.apprentice_makes", "summary-pt", AGAINST),
        ("turns.no_trade", "summary-en", DERIVED),
        ("solo.never_deputes", "summary-en", SILENT),
        ("bonuses.funds_for_much_less", "original-es", CUT),
    ],
)
def test_each_way_to_stand_in_a_text(name: str, text: str, state: str) -> None:
    assert footing(rule(name), text).state == state


def test_a_rule_that_names_no_claim_of_a_silent_text_is_silent() -> None:
    given = rule("bonuses.funds_for_much_less")
    assert footing(replace(given, claims=()), "deluxe-pt").state == SILENT


def test_a_claim_about_other_cases_is_not_cited() -> None:
    claims = {c.id for c in footing(rule("turns.silver"), "deluxe-pt").claims}
    assert claims == {"deluxe-pt.roles.journeyman_thimble"}


def test_a_text_stands_on_the_lines_that_its_twin_is_cited_for() -> None:
    given = replace(rule("preparation.any_number_discarded"), claims=("summary-pt.prep.swept_by_space",))
    assert [k.partition(".")[0] for k in footing(given, "summary-en").keys] == ["50"]


def test_lines_against_a_rule_are_kept_apart_from_those_for_it() -> None:
    lib = library()
    sides = {s.source.id: s for s in of_rule(rule("bonuses.apprentice_makes"), lib, Shelf(lib.sources, None))}
    assert [r.shown for r in sides["deluxe-pt"].against] == ["442–447", "453–454"]
    assert "deluxe-pt.roles.apprentice" in sides["deluxe-pt"].contrary
    assert sides["original-es"].state == AGAINST
    assert [r.shown for r in sides["original-es"].ranges] == ["91–93"]


@pytest.mark.parametrize(
    ("name", "differs"),
    [
        ("general.staff_employees", False),
        ("turns.silver", False),
        ("turns.gold", False),
        ("turns.copper", True),
        ("deputing.floor_deluxe", True),
        ("jewelry_box.main_actions", True),
    ],
)
def test_editions_differ_in_a_rule_by_the_cases_that_it_decides(name: str, differs: bool) -> None:
    assert Decisions(library().books).differs(rule(name)) is differs


def test_what_an_option_changes_of_another_question_is_shown_on_both_rules() -> None:
    lib = library()
    general, special = (
        rule_card(rule(name), lib, tuple(lib.books), "en", None)
        for name in ("garments.renting_pays_nothing", "garment_sets.couture_gown_livre")
    )
    assert "garment_sets.couture_gown_livre" in general["overridden_by"]
    assert "garments.renting_pays_nothing" in special["overrides"]
    assert general["standing"]["summary-pt"] == DERIVED
