"""The report of a test in every format: nothing that a subject wrote is obeyed, and each format is what it says."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from jsonschema import Draft202012Validator

from oracle.reports.trial import STATES, Mistake, Report
from oracle.reports.trial_formats import FORMATS, badge, html, junit, sarif, text

NASTY = "\x1b[31m<script>alert(1)</script>\x00 ]]> &amp;"


def mistakes() -> list[Mistake]:
    return [
        Mistake(
            kind="lists",
            says=f"it lists as legal what is not: {NASTY}",
            game={"edition": "deluxe-2020", "players": 2},
            actions=("start 0", "main hire"),
            action=NASTY,
            ours=["main none"],
            theirs=[NASTY],
            rule="hiring.four_shown",
            rule_says="hiring costs 5 Livre",
            citations=[{"source": "deluxe-pt", "lines": [524, 525]}],
            as_if="one less",
            right_under=("original-2013",),
            ruling={"id": "r", "status": "our reading", "why": "", "against": ["a.b"]},
            choices=2,
            least="single",
            times=3,
        ),
        Mistake(kind="crashed", says=NASTY, fault=True),
        Mistake(kind="omits", says="x", rule="favor.pays", accepted="on purpose"),
    ]


def report(*found: Mistake, **states: int) -> Report:
    made = Report(subject={"command": ["x"], "name": NASTY, "version": "1"}, mistakes=list(found))
    made.cases["games"] = Counter(states or {"passed": 3, "failed": 1, "errored": 1, "skipped": 2, "accepted": 1})
    made.skipped["view: no"] = 2
    made.divergences = [{"rule": "a.b", "why": "so", "since": "", "times": 0}]
    return made


@pytest.mark.parametrize("name", ["text", "sarif", *FORMATS])
def test_nothing_that_a_subject_wrote_is_obeyed(name: str) -> None:
    write: dict[str, Any] = {"text": text, "sarif": sarif, **FORMATS}
    found = write[name](report(*mistakes()))
    assert "\x1b" not in found
    assert "\x00" not in found
    if name in {"html", "junit"}:
        assert "<script>alert" not in found


def test_the_text_says_rule_lines_and_game() -> None:
    found = text(report(*mistakes()), width=200)
    for said in ("hiring.four_shown", "deluxe-pt:524-525", "one less", "original-2013", "no single choice", "3 cases"):
        assert said in found
    assert "2 mistakes; 3 passed, 1 failed, 2 skipped, 1 errored, 1 accepted" in found
    assert "no longer occurs: a.b" in found


def test_the_json_fits_its_schema() -> None:
    found = json.loads(files("oracle.reports").joinpath("schemas", "test.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(found)
    Draft202012Validator(found).validate(json.loads(FORMATS["json"](report(*mistakes()))))


def test_junit_counts_failures_and_errors() -> None:
    root = ET.fromstring(junit(report(*mistakes())))  # noqa: S314 - our own
    suites = {s.get("name"): s for s in root}
    assert (suites["mistakes"].get("failures"), suites["mistakes"].get("errors")) == ("1", "1")
    assert (suites["games"].get("tests"), suites["games"].get("skipped")) == ("8", "2")


def test_sarif_suppresses_what_is_done_on_purpose() -> None:
    (one,) = json.loads(sarif(report(*mistakes())))["runs"]
    assert [bool(r["suppressions"]) for r in one["results"]] == [False, False, True]
    assert one["results"][0]["locations"][0]["physicalLocation"]["region"] == {"startLine": 524, "endLine": 525}


@pytest.mark.parametrize(
    ("found", "color"),
    [(report(*mistakes()), "red"), (report(passed=3), "brightgreen"), (report(skipped=3), "lightgrey")],
)
def test_the_badge_tells_right_from_wrong_and_unjudged(found: Report, color: str) -> None:
    assert json.loads(badge(found))["color"] == color


def test_skipped_is_no_success() -> None:
    assert not report(skipped=3).judged
    assert "nothing could be judged" in report(skipped=3).summary
    assert report(passed=1).judged == 1
    assert set(report(passed=1).as_json()["cases"]["games"]) == set(STATES)
    assert "no mistake" in html(report(passed=1))
