"""Gathers everything that the pages show, once for all languages."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from oracle.apps.docs.boards import Pictures
from oracle.apps.docs.citing import Shelf
from oracle.apps.docs.decisions import Decisions
from oracle.apps.docs.engine_code import Code
from oracle.apps.docs.found import report
from oracle.apps.docs.trials import Trials, trials
from oracle.apps.library import Library, library
from oracle.claims import Claim, asked_by
from oracle.findings import Finding
from oracle.questions import Question
from oracle.reports.report import Report
from oracle.rules import Rule, Ruling
from oracle.sources import Source
from oracle.terms import questions as asked_in

VECTORS = "ORACLE_VECTORS"
"""The variable of the environment that names a directory with packs of vectors."""


@dataclass(frozen=True)
class Material:
    """The book, what the check found in it, the texts at hand, the vectors and the code, ready to be looked up."""

    library: Library
    report: Report
    shelf: Shelf
    trials: Trials
    decisions: Decisions
    code: Code

    @cached_property
    def rules(self) -> Mapping[str, Rule]:
        """The rules by id."""
        return {r.id: r for r in self.library.rules}

    @cached_property
    def claims(self) -> Mapping[str, Claim]:
        """The claims by id."""
        return {c.id: c for c in self.library.claims}

    @cached_property
    def rulings(self) -> Mapping[str, Ruling]:
        """The rulings by id."""
        return {r.id: r for r in self.library.rulings}

    @cached_property
    def findings(self) -> Mapping[str, Finding]:
        """The findings by id."""
        return {f.id: f for f in self.report.findings}

    @cached_property
    def sources(self) -> Mapping[str, Source]:
        """The texts by id."""
        return {s.id: s for s in self.library.sources}

    @cached_property
    def questions(self) -> Mapping[str, Question]:
        """The questions by id."""
        return {q.id: q for q in self.library.questions}

    @cached_property
    def findings_about(self) -> Mapping[str, list[Finding]]:
        """The findings by question."""
        found: dict[str, list[Finding]] = defaultdict(list)
        for finding in self.report.findings:
            for question in finding.questions:
                found[question].append(finding)
        return found

    @cached_property
    def rules_about(self) -> Mapping[str, list[Rule]]:
        """The rules by question."""
        found: dict[str, list[Rule]] = defaultdict(list)
        for rule in self.library.rules:
            found[rule.question.id].append(rule)
        return found

    @cached_property
    def exceptions(self) -> Mapping[str, list[str]]:
        """The ids of the exceptions to each rule."""
        found: dict[str, list[str]] = defaultdict(list)
        for rule in self.library.rules:
            for general in (*rule.overrides, *rule.excepts):
                found[general].append(rule.id)
        return found

    @cached_property
    def resting_on(self) -> Mapping[str, list[str]]:
        """The ids of the rules that rest on each claim."""
        found: dict[str, list[str]] = defaultdict(list)
        for rule in self.library.rules:
            for claim in rule.claims:
                found[claim].append(rule.id)
        return found

    @cached_property
    def blamed_in(self) -> Mapping[str, list[str]]:
        """The ids of the findings that blame each claim."""
        found: dict[str, list[str]] = defaultdict(list)
        for finding in self.report.findings:
            for claim in finding.blame:
                found[claim].append(finding.id)
        return found

    @cached_property
    def ruling_on(self) -> Mapping[str, list[str]]:
        """The ids of the rulings about each question."""
        found: dict[str, list[str]] = defaultdict(list)
        for ruling in self.library.rulings:
            for question in ruling.questions:
                found[question].append(ruling.id)
        return found

    @cached_property
    def decided_by(self) -> Mapping[str, list[str]]:
        """The ids of the rules that carry each ruling."""
        found: dict[str, list[str]] = defaultdict(list)
        for rule in self.library.rules:
            if rule.ruling:
                found[rule.ruling].append(rule.id)
        return found

    @cached_property
    def settled_by(self) -> Mapping[str, list[str]]:
        """The ids of the findings that each ruling covers."""
        found: dict[str, list[str]] = defaultdict(list)
        for finding in self.report.findings:
            if finding.ruling:
                found[finding.ruling].append(finding.id)
        return found

    @cached_property
    def pictures(self) -> Pictures:
        """The pictures of findings."""
        return Pictures(self.report.findings, self.library)

    def topic_of_claim(self, claim: Claim) -> str:
        """Give the topic of what a claim answers."""
        asked = asked_by(claim) or tuple(asked_in(claim.when))
        return asked[0].topic if asked else "general"

    def ruling_topic(self, ruling: Ruling) -> str:
        """Give the topic of a ruling."""
        asked = [self.questions[q].topic for q in ruling.questions if q in self.questions]
        return asked[0] if asked else "general"


@cache
def gather(sources: Path | None, pack: Path | None, kept: Path) -> Material:
    """
    Gather everything.

    Args:
        sources: The directory of the reader's copies of the texts, if there is one.
        pack: The directory of a pack of vectors, if there is one.
        kept: The directory in which the findings are remembered.
    """
    lib = library()
    return Material(
        library=lib,
        report=report(lib, sources, kept),
        shelf=Shelf(lib.sources, sources),
        trials=trials(pack),
        decisions=Decisions(lib.books),
        code=Code(q.id for q in lib.questions),
    )


def at_hand(variable: str) -> Path | None:
    """Give the directory that a variable of the environment names, if it is there."""
    named = os.environ.get(variable, "")
    return Path(named) if named and Path(named).is_dir() else None
