"""
Writes a report as one page that needs nothing else: no network, no other file.

Everything that comes from the book, a text or a file name is escaped by the template engine, and the page's own
policy allows no script and no style but the two that stand in it.
"""

from __future__ import annotations

import base64
import hashlib
from collections import Counter
from importlib.resources import files
from typing import Final

from markupsafe import Markup

from oracle.findings import Finding
from oracle.reports import pages
from oracle.reports.comparison import Comparison
from oracle.reports.phrasing import (
    EFFECTS,
    answers,
    broken_play,
    by_topic,
    count,
    holds,
    pairs,
    quote,
    reached,
    settled,
    situation,
    summary,
    value,
)
from oracle.reports.report import Report
from oracle.reports.selection import changes
from oracle.reports.speech import ENGLISH, Speech

_COVERAGE: Final = ("passages", "classified", "binding", "claimed", "waived", "claims", "prose", "statements", "shared")


def _own(name: str) -> tuple[Markup, str]:
    """Give a style or script of ours, and its digest for the page's policy."""
    text = files("oracle.reports").joinpath("templates", name).read_text(encoding="utf-8")
    digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
    return Markup(text), f"'sha256-{digest}'"  # noqa: S704 - a file of the package, without a value put in


def _sides(finding: Finding, report: Report) -> list[dict[str, object]]:
    """Give the citations of a finding by text, each line range with its words where they are at hand."""
    titles = {s.id: s for s in report.sources}
    sides: dict[str, list[tuple[str, str]]] = {}
    for citation in finding.citations:
        one = citation.last == citation.first
        lines = f"line {citation.first}" if one else f"lines {citation.first}–{citation.last}"
        sides.setdefault(citation.source, []).append((lines, quote(report, citation)))
    return [
        {
            "id": source,
            "title": titles[source].title if source in titles else "",
            "language": titles[source].language if source in titles else "",
            "at_hand": source in report.quotes,
            "lines": lines,
        }
        for source, lines in sides.items()
    ]


def render(
    report: Report,
    *,
    timing: bool = False,
    compare: tuple[str, str] | None = None,
    comparison: Comparison | None = None,
    say: Speech = ENGLISH,
) -> str:
    """
    Give the report as one page; its labels are English.

    Args:
        timing: Say how many seconds each proof took.
        compare: Two editions: begin with what is played under each.
        comparison: Every question that they answer differently.
        say: Says findings in a language.
    """
    style, style_digest = _own("page.css")
    script, script_digest = _own("page.js")
    kinds = Counter(f.kind.value for f in report.findings)
    topics = by_topic(report.findings)
    return pages.render(
        "page.html",
        {"words": value, "pairs": pairs},
        report=report,
        style=style,
        script=script,
        policy=f"default-src 'none'; style-src {style_digest}; script-src {script_digest}",
        summary=summary(report),
        counted=count(len(report.findings), "finding"),
        coverage=_COVERAGE,
        claim_topics=sorted({t for c in report.coverage for t in c.topics}),
        topics=topics,
        kinds=dict(sorted(kinds.items())),
        effects=[e.value for e in EFFECTS if any(f.effect is e for f in report.findings)],
        editions=sorted({e for f in report.findings for e in f.editions}),
        answers=answers,
        situation=situation,
        reached=reached,
        settled=settled,
        sides=lambda finding: _sides(finding, report),
        holds=holds,
        broken_play=broken_play,
        timing=timing,
        say=say,
        compare=compare,
        comparison=comparison,
        changes=changes(report, *compare) if compare else (),
    )
