"""Puts every question to all texts at once, and orders what is found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oracle.consistency.cases import WEIGHT
from oracle.consistency.contradictions import contradictions
from oracle.consistency.evidence import Evidence
from oracle.consistency.readings import ambiguities, dead, repeated, strengths
from oracle.consistency.silence import gaps
from oracle.findings import Finding, Kind


def spoken(evidence: Evidence) -> list[Finding]:
    """Give what is found by what texts say: where they contradict, leave two readings, or speak in vain."""
    return [*contradictions(evidence), *ambiguities(evidence), *dead(evidence), *repeated(evidence)]


def unspoken(evidence: Evidence) -> list[Finding]:
    """Give what is found by what texts do not say: gaps, and leave where another text has a duty."""
    return [*gaps(evidence), *strengths(evidence)]


def findings(evidence: Evidence) -> list[Finding]:
    """Give everything the solver finds, gravest first."""
    return ordered([*spoken(evidence), *unspoken(evidence)])


def ordered(found: Sequence[Finding]) -> list[Finding]:
    """Order findings, the gravest first, and make their ids distinct."""
    return distinct(sorted(found, key=lambda f: (WEIGHT[f.effect], list(Kind).index(f.kind), f.topic, f.id)))


def distinct(found: Sequence[Finding]) -> list[Finding]:
    """Number findings that would share an id, so that every id is unique and stable."""
    seen: dict[str, int] = {}
    result = []
    for finding in found:
        seen[finding.id] = seen.get(finding.id, 0) + 1
        number = seen[finding.id]
        result.append(finding if number == 1 else replace(finding, id=f"{finding.id}.{number}"))
    return result
