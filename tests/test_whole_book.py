"""
The whole check on the real book: what may still be open is said here, and nothing else may be.

The expansions of the Deluxe edition (from line 910 of `deluxe-pt` on) are not all claimed yet; everything before,
and the other three texts, must be whole.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from oracle.apps.examine import examine
from oracle.reports.report import Report

EXPANSIONS_FROM = 910


@cache
def report(sources: Path | None) -> Report:
    return examine(sources=sources)


def in_expansions(where: str) -> bool:
    """Say whether a place is a passage of the expansions."""
    source, _, lines = where.partition(":")
    return (
        source == "deluxe-pt" and lines.partition("-")[0].isdigit() and int(lines.partition("-")[0]) >= EXPANSIONS_FROM
    )


def test_nothing_is_wrong_with_the_book_but_the_expansions() -> None:
    faults = [f"{f.where}: {f.what}" for f in report(None).faults if not in_expansions(f.where)]
    assert not faults, "\n".join(faults)


def test_every_citation_holds_in_the_texts(sources: Path) -> None:
    checked = report(sources)
    assert {s.state for s in checked.sources} == {"verified"}
    assert not [f for f in checked.faults if "words cited" in f.what]


def test_every_finding_is_ruled_or_accepted(sources: Path) -> None:
    assert not [f"{f.id}: {f.says}" for f in report(sources).open_findings]


def test_the_words_cited_carry_every_claim(sources: Path) -> None:
    assert not [f.id for f in report(sources).findings if f.kind.value == "text" and f.blame]


def test_every_passage_of_three_texts_is_classified_and_claimed_or_waived() -> None:
    for coverage in report(None).coverage:
        if coverage.source != "deluxe-pt":
            assert coverage.classified == coverage.passages, coverage.source
            assert coverage.claimed + coverage.waived == coverage.binding, coverage.source


def test_claims_in_prose_stay_under_two_percent() -> None:
    claims = sum(c.claims for c in report(None).coverage)
    assert claims > 1000
    assert sum(c.prose for c in report(None).coverage) < claims * 0.02


def test_no_invariant_is_in_doubt() -> None:
    assert report(None).invariants
    assert not [
        i.id for i in report(None).invariants if i.status == "unknown" or (i.status == "refuted" and not i.ruling)
    ]


@pytest.mark.parametrize(
    ("kind", "question", "texts"),
    [
        ("across", "may_depute", {"deluxe-pt", "summary-pt", "summary-en"}),
        ("inside", "step_in_later_rounds", {"summary-pt", "summary-en"}),
        ("across", "step_in_round_one", {"original-es", "summary-pt", "summary-en"}),
        ("across", "part_count", {"deluxe-pt", "original-es"}),
    ],
)
def test_what_a_reader_would_find_is_found(kind: str, question: str, texts: set[str]) -> None:
    found = [f for f in report(None).findings if f.kind.value == kind and question in f.questions]
    assert any(texts <= {c.source for c in f.citations} for f in found)


def test_renamed_halves_of_the_kitchen_change_nothing_that_is_played() -> None:
    found = [f for f in report(None).findings if f.subject == "income_side_is" and f.kind.value == "across"]
    assert found
    assert {f.effect.value for f in found} <= {"wording", "none"}
    assert not [f for f in report(None).findings if f.subject == "income_from_side" and f.kind.value == "across"]


def test_reports_are_the_same_twice() -> None:
    once = report(None).as_json()
    again = examine(sources=None).as_json()
    assert once == again
