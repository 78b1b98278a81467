"""The whole check on the real book: nothing is wrong, nothing is open, and it says the same every time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from oracle.apps.examine import examine
from oracle.apps.library import library
from oracle.apps.lookup import findings_about, touching
from oracle.reports.report import Report
from specs.editions import OPTIONS, questions

ROOT = Path(__file__).resolve().parents[1]


@cache
def report(sources: Path | None) -> Report:
    return examine(sources=sources)


def test_nothing_is_wrong_with_the_book() -> None:
    faults = [f"{f.where}: {f.what}" for f in report(None).faults]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("name", ["may_depute", "hall_tie_result", "rent_again_in_hall", "new_reserve_shuffled"])
def test_what_is_found_about_one_question_is_what_the_whole_check_finds_about_it(name: str) -> None:
    question = next(q for q in library().questions if q.id == name)
    every = [(f.id, f.says, f.citations, f.ruling, f.accepted) for f in touching(question, report(None).findings)]
    assert [(f.id, f.says, f.citations, f.ruling, f.accepted) for f in findings_about(question, library())] == every


def test_every_citation_holds_in_the_texts(sources: Path) -> None:
    checked = report(sources)
    assert {s.state for s in checked.sources} == {"verified"}
    assert not [f for f in checked.faults if "words cited" in f.what]


def test_every_finding_is_ruled_or_accepted(sources: Path) -> None:
    assert not [f"{f.id}: {f.says}" for f in report(sources).open_findings]


def test_the_words_cited_carry_every_claim(sources: Path) -> None:
    assert not [f.id for f in report(sources).findings if f.kind.value == "text" and f.blame]


def test_every_passage_is_classified_and_claimed_or_waived() -> None:
    for coverage in report(None).coverage:
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
        ("across", "garment_colors_are", {"deluxe-pt", "original-es", "summary-pt", "summary-en"}),
        ("gap", "festive_bonus_counts", {"deluxe-pt"}),
        ("gap", "solo_returns_favor", {"deluxe-pt"}),
        ("ambiguous", "jewel_tied_to_garment", {"deluxe-pt"}),
        ("inside", "solo_jewel_after_placing", {"deluxe-pt"}),
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


@pytest.mark.slow
def test_findings_are_the_same_whatever_the_order_of_sets() -> None:
    code = (
        "import json; from oracle.apps.library import evidence; from oracle.consistency.ask import findings; "
        "print(json.dumps([f.as_json() for f in findings(evidence())]))"
    )
    said = [
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            check=True,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    ]
    assert json.loads(said[0])
    assert said[0] == said[1]


def test_every_question_is_of_the_base_game_or_of_an_option() -> None:
    assert {q.scope for q in questions()} == {"base", *OPTIONS}
