"""How the way to a case is put into words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from oracle.reports.html import render as as_page
from oracle.reports.phrasing import reached
from oracle.reports.text import render as as_text
from tests.toy_books import FINE

FOUND: dict[str, Any] = {
    "edition": "original-2013",
    "players": 2,
    "play": [{"action": "reveal"}, {"action": "play", "seat": 0}],
    "within": 6000,
    "shown": ["deck_size"],
    "chosen": {"role": "the player"},
    "not_shown": ["golden_thimble"],
    "elsewhere": [{"edition": "deluxe-2020", "players": 2, "not_within": 6000, "excluded_by": ["team.floor"]}],
}
ONE = replace(FINE.findings[0], reached=FOUND)


def test_each_edition_has_its_play_or_the_reason_why_there_is_none() -> None:
    assert reached(ONE) == (
        "original-2013, 2 players: reveal · play (seat=0); deluxe-2020, 2 players: never, as proved by team.floor; "
        "free there: role; not shown: golden_thimble"
    )


def test_a_play_that_was_only_not_found_is_not_called_impossible() -> None:
    other = {**FOUND, "elsewhere": [{"edition": "deluxe-2020", "players": 2, "not_within": 6000}]}
    assert "deluxe-2020, 2 players: not within 6000 positions" in reached(replace(ONE, reached=other))


def test_the_setup_itself_is_a_play_without_steps() -> None:
    assert reached(replace(ONE, reached={**FOUND, "play": []})).startswith("original-2013, 2 players: after the setup;")


def test_nothing_is_said_where_nothing_is_known() -> None:
    assert reached(replace(ONE, reached=None)) == ""


def test_text_and_page_show_it() -> None:
    report = replace(FINE, findings=(ONE,))
    assert "reveal · play (seat=0)" in " ".join(as_text(report).split())
    assert "reveal · play (seat=0)" in as_page(report)
