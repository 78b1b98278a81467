"""Writes a report as one strict JSON document."""

from __future__ import annotations

import enum
import json
from collections.abc import Mapping
from typing import Any

from oracle.reports.comparison import Comparison
from oracle.reports.report import Report
from oracle.reports.selection import changes


def _plain(given: object) -> Any:
    if isinstance(given, enum.Enum):
        return given.value
    if isinstance(given, Mapping):
        return dict(given)
    if isinstance(given, (set, frozenset)):
        return sorted(given)
    raise TypeError(f"a plain value, got {given!r}")


def dump(document: Any) -> str:
    """Give a value as JSON text: no NaN, every character of the file encodable as UTF-8."""
    text = json.dumps(document, ensure_ascii=False, allow_nan=False, indent=2, default=_plain)
    # A lone surrogate (from an odd file name) can only stand in strings, where its escape is JSON.
    return text.encode("utf-8", "backslashreplace").decode("utf-8") + "\n"


def render(
    report: Report,
    *,
    timing: bool = False,
    compare: tuple[str, str] | None = None,
    comparison: Comparison | None = None,
) -> str:
    """
    Give the report as the published contract has it.

    Args:
        timing: Say how many seconds each proof took.
        compare: Add what is played under each of two editions.
        comparison: Add every question that they answer differently.
    """
    document = report.as_json(timing=timing)
    if compare:
        document["compare"] = {
            "editions": list(compare),
            "changes": [
                {"finding": c.finding.id, "before": c.before, "after": c.after, "differs": c.is_known}
                for c in changes(report, *compare)
            ],
        } | (comparison.as_json() if comparison else {})
    return dump(document)
