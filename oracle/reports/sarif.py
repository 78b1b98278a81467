"""
Writes a report as SARIF 2.1.0, which code hosts and editors show beside the lines.

The lines are those of the frozen texts. Only a copy that is verified is named by its file; any other text by its id.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import quote

from oracle.findings import Citation, Finding, Kind
from oracle.questions import Effect
from oracle.reports.json import dump
from oracle.reports.phrasing import answers, holds, printable, situation
from oracle.reports.report import Fault, Invariant, Report

SCHEMA: Final = "https://json.schemastore.org/sarif-2.1.0.json"

LEVELS: Final = {
    Effect.PLAY: "error",
    Effect.SCORE: "error",
    Effect.SETUP: "warning",
    Effect.WORDING: "note",
    Effect.NONE: "note",
}
"""How grave a finding is by what goes differently."""

RULES: Final = {
    Kind.ACROSS.value: "Texts contradict each other.",
    Kind.INSIDE.value: "A text contradicts itself.",
    Kind.GAP.value: "A text does not answer a question that arises.",
    Kind.AMBIGUOUS.value: "A sentence can be understood in ways that differ in some case.",
    Kind.STRICTER.value: "One text obliges where another only allows.",
    Kind.DEAD.value: "A statement never matters.",
    Kind.TERM.value: "One word for two things, or two words for one.",
    Kind.TEXT.value: "A fault of the text itself, or a claim that its words do not bear out.",
    "fault": "The book or a copy of a text is wrong.",
    "invariant": "Something does not hold in every game, or is not proved to.",
}
"""What each kind of result means."""

_PLACE: Final = re.compile(r"([\w-]+):(\d+)(?:-(\d+))?")
_BASE: Final = "SOURCES"


def _location(citation: Citation, files: Mapping[str, str]) -> dict[str, Any]:
    name = quote(files.get(citation.source, f"{citation.source}.txt"), safe="/")
    region = {"startLine": citation.first, "endLine": citation.last}
    return {"physicalLocation": {"artifactLocation": {"uri": name, "uriBaseId": _BASE}, "region": region}}


def _suppressions(ruling: str | None, accepted: str | None) -> list[dict[str, str]]:
    if not ruling and not accepted:
        return []
    reason = f"ruling {ruling}" if ruling else accepted or ""
    return [{"kind": "external", "status": "accepted", "justification": printable(reason)}]


def _result(rule: str, level: str, message: str, key: str) -> dict[str, Any]:
    return {
        "ruleId": rule,
        "ruleIndex": list(RULES).index(rule),
        "level": level,
        "message": {"text": printable(message)},
        "partialFingerprints": {"id/v1": key},
        "suppressions": [],
    }


def _finding(finding: Finding, files: Mapping[str, str]) -> dict[str, Any]:
    parts = [finding.says]
    if case := situation(finding):
        parts.append(f"Smallest case: {case}.")
    if given := answers(finding):
        parts.append("Answers: " + "; ".join(f"{text}: {answer}" for text, answer in given.items()) + ".")
    result = _result(finding.kind.value, LEVELS[finding.effect], " ".join(parts), finding.id)
    places = [_location(c, files) for c in finding.citations]
    result["locations"] = places[:1]
    result["relatedLocations"] = [
        {"id": n, **place, "message": {"text": str(citation)}}
        for n, (place, citation) in enumerate(zip(places, finding.citations, strict=True))
        if n
    ]
    result["suppressions"] = _suppressions(finding.ruling, finding.accepted)
    result["properties"] = {
        "id": finding.id,
        "topic": finding.topic,
        "effect": finding.effect.value,
        "editions": list(finding.editions),
        "blame": list(finding.blame),
        "follows": dict(finding.follows),
    }
    return result


def _fault(fault: Fault, sources: set[str], files: Mapping[str, str]) -> dict[str, Any]:
    message = f"{fault.what} [{fault.where}]" + (f" Hint: {fault.hint}" if fault.hint else "")
    result = _result("fault", "error", message, f"{fault.where} {fault.what}")
    place = _PLACE.fullmatch(fault.where)
    if place and place[1] in sources and int(place[2]) > 0:
        first = int(place[2])
        last = max(first, int(place[3] or first))
        result["locations"] = [_location(Citation(place[1], first, last), files)]
    return result


def _invariant(invariant: Invariant) -> dict[str, Any]:
    who = f"{invariant.edition}, {invariant.players} players"
    key = f"{invariant.id} {invariant.edition} {invariant.players}"
    level = "note" if holds(invariant) else "error"
    result = _result("invariant", level, f"{invariant.says} ({who}): {invariant.status}", key)
    result["suppressions"] = _suppressions(invariant.ruling, None)
    return result


def render(report: Report, *, version: str = "0", files: Mapping[str, str] | None = None) -> str:
    """
    Give the report as SARIF.

    Args:
        version: The version of the oracle.
        files: The file names of verified copies, by text, relative to the directory of the texts.
    """
    names = files or {}
    known = {s.id for s in report.sources}
    results = [_finding(f, names) for f in report.findings]
    results += [_fault(f, known, names) for f in report.faults]
    results += [_invariant(i) for i in report.invariants if i.status != "proved"]
    driver = {
        "name": "rococo-oracle",
        "version": version,
        "rules": [{"id": name, "shortDescription": {"text": says}} for name, says in RULES.items()],
    }
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {_BASE: {"description": {"text": "the directory in which the reader's copies lie"}}},
        "results": results,
    }
    return dump({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]})
