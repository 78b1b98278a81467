"""Narrows a report to what a reader asked for; it never judges anew."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from oracle.findings import Finding, Kind
from oracle.reports.phrasing import holds
from oracle.reports.report import Report

COMPARED: Final = (Kind.ACROSS, Kind.STRICTER, Kind.TERM, Kind.GAP)
"""The kinds of findings that can tell one edition from another."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection:
    """
    What is shown; an empty field shows everything.

    Attributes:
        editions: A finding is shown when it concerns one of them, an invariant when it is of one of them.
        open_only: Leave out what a ruling or an acceptance covers, and what is proved.
        compare: Show only findings in which these two editions differ.
    """

    editions: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    effects: tuple[str, ...] = ()
    open_only: bool = False
    compare: tuple[str, str] | None = None

    def shows(self, finding: Finding) -> bool:
        """Say whether a finding is shown."""
        return (
            (not self.editions or bool(set(self.editions) & set(finding.editions)))
            and (not self.topics or finding.topic in self.topics)
            and (not self.kinds or finding.kind.value in self.kinds)
            and (not self.effects or finding.effect.value in self.effects)
            and not (self.open_only and finding.covered)
            and (not self.compare or _between(finding, *self.compare))
        )


def _between(finding: Finding, before: str, after: str) -> bool:
    """Say whether two editions differ in a finding; where both are silent, only what is played can tell."""
    if finding.kind not in COMPARED or not {before, after} <= set(finding.editions):
        return False
    plays = {finding.follows.get(before), finding.follows.get(after)}
    return finding.kind is not Kind.GAP or (None not in plays and len(plays) > 1)


def select(report: Report, selection: Selection) -> Report:
    """Give the report with the findings and invariants that are shown; faults are never left out."""
    invariants = tuple(
        i
        for i in report.invariants
        if (not selection.editions or i.edition in selection.editions) and not (selection.open_only and holds(i))
    )
    return replace(report, findings=tuple(f for f in report.findings if selection.shows(f)), invariants=invariants)


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One finding between two editions: what is played before and after; None where it is not known."""

    finding: Finding
    before: str | None
    after: str | None

    @property
    def is_known(self) -> bool:
        """Whether both answers are known and differ."""
        return None not in {self.before, self.after} and self.before != self.after


def changes(report: Report, before: str, after: str) -> tuple[Change, ...]:
    """Give what is played in each finding under two editions: known differences first."""
    found = [
        Change(finding=f, before=f.follows.get(before), after=f.follows.get(after))
        for f in report.findings
        if _between(f, before, after)
    ]
    return tuple(sorted(found, key=lambda c: (not c.is_known, c.finding.topic, c.finding.id)))
