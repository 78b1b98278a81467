from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from oracle.reports.report import Report
from oracle.reports.sarif import render
from tests.toy_books import FAULT, FINE, NASTY, OPEN, WRONG


def run(report: Report, **options: Any) -> Any:
    """Give the one run of a report's log, its required parts checked."""
    log = json.loads(render(report, **options))
    assert log["version"] == "2.1.0"
    assert log["$schema"].endswith("sarif-2.1.0.json")
    (found,) = log["runs"]
    rules = found["tool"]["driver"]["rules"]
    for result in found["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert result["level"] in {"error", "warning", "note"}
        assert result["message"]["text"]
        for place in (*result.get("locations", ()), *result.get("relatedLocations", ())):
            physical = place["physicalLocation"]
            assert physical["artifactLocation"]["uriBaseId"] in found["originalUriBaseIds"]
            assert 1 <= physical["region"]["startLine"] <= physical["region"]["endLine"]
    return found


def by_rule(found: Any) -> dict[str, Any]:
    """Give the results by rule."""
    return {r["ruleId"]: r for r in found["results"]}


def test_a_finding_is_a_result_with_its_lines() -> None:
    result = by_rule(run(WRONG, files={"big": "my big text.txt"}))["across"]
    first = result["locations"][0]["physicalLocation"]
    assert first["artifactLocation"]["uri"] == "my%20big%20text.txt"
    assert first["region"] == {"startLine": 3, "endLine": 4}
    second = result["relatedLocations"][0]["physicalLocation"]
    assert (second["artifactLocation"]["uri"], second["region"]["startLine"]) == ("small.txt", 7)
    assert result["partialFingerprints"] == {"id/v1": OPEN.id}


def test_the_level_follows_the_effect() -> None:
    results = by_rule(run(WRONG))
    assert {k: results[k]["level"] for k in ("across", "gap", "term")} == {
        "across": "error", "gap": "error", "term": "note",
    }  # fmt: skip


def test_what_is_covered_is_suppressed_with_its_reason() -> None:
    results = by_rule(run(WRONG))
    assert results["across"]["suppressions"] == []
    assert results["gap"]["suppressions"][0]["justification"] == "ruling toys.price"
    assert results["term"]["suppressions"][0]["justification"] == "a matter of words"


def test_faults_and_invariants_are_results_too() -> None:
    results = by_rule(run(WRONG))
    region = results["fault"]["locations"][0]["physicalLocation"]["region"]
    assert region == {"startLine": 3, "endLine": 4}
    assert results["invariant"]["level"] == "error"
    assert "invariant" not in by_rule(run(FINE))


def test_a_fault_of_no_text_has_no_lines() -> None:
    assert "locations" not in by_rule(run(replace(FINE, faults=(replace(FAULT, where="elsewhere:3"),))))["fault"]


def test_hostile_names_stay_text() -> None:
    log = run(NASTY, files={"big": "../a b\x1b.txt"})
    assert log["results"]
    assert "\x1b" not in json.dumps(log, ensure_ascii=False)
