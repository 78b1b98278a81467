"""Gives the lines that stand behind something, text by text, with their words where the texts are at hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from oracle.apps.library import Library
from oracle.findings import Citation, Finding, cite
from oracle.reports.phrasing import printable, quote
from oracle.reports.report import Report
from oracle.rules import Rule
from oracle.sources import Found, Source, find, shelf

MOST_QUOTED = 2
"""So many ranges of lines of one text are quoted in an entry; the others are cited."""


@dataclass(frozen=True, slots=True)
class Range:
    """Some lines of a text, with their words or nothing."""

    first: int
    last: int
    words: str

    @property
    def shown(self) -> str:
        """The lines as they are cited."""
        return f"{self.first}" if self.first == self.last else f"{self.first}–{self.last}"


@dataclass(frozen=True, slots=True)
class Side:
    """
    What stands in one text.

    Attributes:
        state: `silent` or `after the break` where nothing does, else nothing.
        claims: The ids of the claims that were made of these lines.
    """

    source: Source
    ranges: tuple[Range, ...]
    state: str
    claims: tuple[str, ...]
    at_hand: bool


class Shelf:
    """The texts at hand, passage by passage."""

    def __init__(self, sources: Sequence[Source], directory: Path | None) -> None:
        copies = shelf(directory)[0] if directory is not None else []
        self._found: Mapping[str, Found] = {f.source.id: f for f in find(sources, copies)}

    def at_hand(self, source: str) -> bool:
        """Say whether a text is at hand."""
        return self._found[source].state != "not at hand"

    def words(self, source: str, keys: Iterable[str], first: int, last: int) -> str:
        """Give the words of those passages that lie within some lines."""
        found = self._found[source]
        inside = {k for k in keys if k in found.standings}
        kept = [
            found.standings[r.key].text
            for r in found.source.records
            if r.key in inside and first <= r.first and r.last <= last
        ]
        return printable(" ".join(t for t in kept if t))


def of_rule(rule: Rule, library: Library, held: Shelf) -> list[Side]:
    """Give where a rule stands in every text."""
    sides = []
    for source in library.sources:
        claims = library.claims_of(rule, source.id)
        keys = [k for c in claims for k in c.at if k in source.by_key]
        sides.append(
            Side(
                source=source,
                ranges=ranges(source, keys, held),
                state="" if keys else library.lines(rule, source.id),
                claims=tuple(c.id for c in claims),
                at_hand=held.at_hand(source.id),
            )
        )
    return sides


def ranges(source: Source, keys: Sequence[str], held: Shelf) -> tuple[Range, ...]:
    """Give the lines of some passages, the first few with their words."""
    return tuple(
        Range(c.first, c.last, held.words(source.id, keys, c.first, c.last) if n < MOST_QUOTED else "")
        for n, c in enumerate(cite(source, keys))
    )


def of_citations(finding: Finding, library: Library, report: Report, held: Shelf) -> list[Side]:
    """Give the sides of a finding: each text that it cites, with its blamed claims."""
    by_source: dict[str, list[Citation]] = {}
    for citation in finding.citations:
        by_source.setdefault(citation.source, []).append(citation)
    of_claim = {c.id: c.source for c in library.claims}
    return [
        Side(
            source=source,
            ranges=tuple(Range(c.first, c.last, quote(report, c)) for c in by_source[source.id]),
            state="",
            claims=tuple(c for c in finding.blame if of_claim.get(c) == source.id),
            at_hand=held.at_hand(source.id),
        )
        for source in library.sources
        if source.id in by_source
    ]
