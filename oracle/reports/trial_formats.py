"""Writes what came of judging another implementation: as text, JUnit XML, SARIF, a page, or a badge."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final
from xml.etree import ElementTree as ET

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from oracle.reports import pages
from oracle.reports.json import dump
from oracle.reports.phrasing import printable
from oracle.reports.sarif import SCHEMA
from oracle.reports.text import heading, table, write
from oracle.reports.trial import LEAST, STATES, Mistake, Report

_NOT_XML: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_MOST_SHOWN: Final = 12
_LONGEST: Final = 300
_BASE: Final = "SOURCES"


def cut(value: object, most: int = _LONGEST) -> str:
    """Give a value as a text that can be shown."""
    text = printable(value if isinstance(value, str) else dump(value).strip().replace("\n", " "))
    text = re.sub(r" {2,}", " ", text)
    return text if len(text) <= most else f"{text[:most]} …"


def explained(mistake: Mistake) -> list[tuple[str, str]]:
    """Give what there is to say about a mistake: labels, and what stands behind them."""
    ruling = mistake.ruling or {}
    against = ", ".join(ruling.get("against", ()))
    where = ", ".join(f"{k} {cut(v, 60)}" for k, v in mistake.game.items() if v not in ([], ""))
    many = f"{mistake.choices} choices and draws" + (f"; {LEAST[mistake.least]}" if mistake.least else "")
    rows = [
        ("rule", mistake.rule_says),
        ("rules there", ", ".join(mistake.near)),
        ("lines", mistake.lines),
        ("it did", "" if mistake.fault or mistake.theirs is None else cut(mistake.theirs)),
        ("right is", "" if mistake.fault or mistake.ours is None else cut(mistake.ours)),
        ("as if", mistake.as_if),
        ("right under", ", ".join(mistake.right_under)),
        (
            "ruling",
            f"{ruling['id']} ({ruling['status']}){f'; against: {against}' if against else ''}" if ruling else "",
        ),
        ("vector", mistake.vector),
        ("game", where),
        ("smallest", many if mistake.actions or mistake.least else ""),
        ("ends with", " · ".join((*mistake.actions[-5:], *([f"→ {mistake.action}"] if mistake.action else [])))),
        ("log", mistake.log),
        ("page", mistake.page),
        ("on purpose", mistake.accepted),
    ]
    return [(label, cut(said, 600)) for label, said in rows if said]


def text(report: Report, *, width: int | None = None, color: bool = False) -> str:
    """Give the report as text."""

    def parts() -> Iterator[RenderableType]:
        name = f"{report.subject['name']} {report.subject['version']}"
        yield heading(f"{cut(name)}: {report.summary}")
        rows = [[kind, *(counts[s] for s in STATES)] for kind, counts in report.cases.items()]
        if rows:
            yield table("", "", *STATES, rows=rows, numbers=True)
        for mistake in report.mistakes:
            times = f" ({mistake.times} cases)" if mistake.times > 1 else ""
            yield heading(f"{mistake.heading}: {cut(mistake.says)}{times}")
            for label, said in explained(mistake):
                yield Padding(Text(f"{label:12}{printable(said)}"), (0, 0, 0, 4))
        for why, number in report.skipped.most_common(_MOST_SHOWN):
            yield Text(f"skipped {number}: {printable(why)}")
        for gone in (d for d in report.divergences if not d["times"]):
            yield Text(f"no longer occurs: {gone['rule']} (listed as done on purpose)")
        if report.starts > 1:
            yield Text(f"it was started {report.starts} times")

    return write(parts(), width=width, color=color)


def junit(report: Report) -> str:
    """Give the report as JUnit XML: each mistake is a case, and each state a suite of what had none."""
    total = report.total
    root = ET.Element("testsuites", name="oracle test")
    for kind, counts in report.cases.items():
        suite = ET.SubElement(
            root,
            "testsuite",
            name=kind,
            tests=str(sum(counts.values())),
            failures=str(counts["failed"]),
            errors=str(counts["errored"]),
            skipped=str(counts["skipped"]),
        )
        for state in ("passed", "accepted", "skipped"):
            if counts[state]:
                case = ET.SubElement(suite, "testcase", classname=kind, name=f"{counts[state]} {state}")
                if state == "skipped":
                    ET.SubElement(case, "skipped", message=f"{counts[state]} skipped")
    suite = ET.SubElement(
        root,
        "testsuite",
        name="mistakes",
        tests=str(len(report.wrong)),
        failures=str(sum(not m.fault for m in report.wrong)),
        errors=str(sum(m.fault for m in report.wrong)),
    )
    for mistake in report.wrong:
        case = ET.SubElement(suite, "testcase", classname="mistakes", name=_xml(mistake.heading))
        told = ET.SubElement(case, "error" if mistake.fault else "failure", message=_xml(mistake.says))
        told.text = _xml("\n".join(f"{label}: {said}" for label, said in explained(mistake)))
    root.set("tests", str(total.total() + len(report.wrong)))
    ET.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def _xml(value: str) -> str:
    return _NOT_XML.sub("\ufffd", value)


def sarif(report: Report, *, version: str = "0") -> str:
    """Give the report as SARIF 2.1.0; the places are lines of the texts."""
    rules = list(dict.fromkeys(m.heading for m in report.mistakes))
    says = {m.heading: m.rule_says or m.says for m in reversed(report.mistakes)}
    results = []
    for mistake in report.mistakes:
        lines = "; ".join(f"{label}: {said}" for label, said in explained(mistake))
        found: dict[str, Any] = {
            "ruleId": mistake.heading,
            "ruleIndex": rules.index(mistake.heading),
            "level": "error",
            "message": {"text": cut(f"{mistake.says}. {lines}", 4000)},
            "partialFingerprints": {"mistake/v1": f"{mistake.heading} {mistake.kind}"},
            "suppressions": [{"kind": "external", "justification": cut(mistake.accepted)}] if mistake.accepted else [],
            "properties": {"times": mistake.times, "choices": mistake.choices, "right_under": mistake.right_under},
        }
        if mistake.citations:
            found["locations"] = [_location(c) for c in mistake.citations[:1]]
        results.append(found)
    driver = {
        "name": "rococo-oracle test",
        "version": version,
        "rules": [{"id": r, "shortDescription": {"text": cut(says[r])}} for r in rules],
    }
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {_BASE: {"description": {"text": "the directory in which the reader's copies lie"}}},
        "results": results,
    }
    return dump({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]})


def _location(citation: Mapping[str, Any]) -> dict[str, Any]:
    first, last = citation["lines"]
    place = {"uri": f"{citation['source']}.txt", "uriBaseId": _BASE}
    return {"physicalLocation": {"artifactLocation": place, "region": {"startLine": first, "endLine": last}}}


def badge(report: Report) -> str:
    """Give what a service that draws badges reads."""
    total, rules = report.total, len({m.heading for m in report.wrong})
    color = "red" if rules else "brightgreen" if report.judged else "lightgrey"
    message = f"{rules} rules broken" if rules else f"{total['passed']} passed" if report.judged else "not judged"
    return dump({"schemaVersion": 1, "label": "rococo rules", "message": message, "color": color})


def html(report: Report) -> str:
    """Give the report as one page that needs nothing else."""
    style = pages.own("page.css")
    return pages.render(
        "trial.html",
        report=report,
        states=STATES,
        explained=explained,
        style=style,
        policy=pages.policy(style, ""),
    )


FORMATS: Final[Mapping[str, Callable[[Report], str]]] = {
    "json": lambda report: dump(report.as_json()),
    "junit": junit,
    "html": html,
    "badge": badge,
}
"""What writes a report that needs to know nothing else."""
