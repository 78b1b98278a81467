"""Gives the lines that stand behind something, text by text, with their words where the texts are at hand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from oracle.apps.footing import AGAINST, SAID
from oracle.apps.library import Library
from oracle.claims import Claim
from oracle.findings import Citation, Finding, cite
from oracle.reports.phrasing import printable, quote
from oracle.reports.report import Report
from oracle.rules import Rule
from oracle.sources import Found, Source, find, shelf

_LEFT_OUT: Final = "…"


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
        state: `silent` or `after the break` where nothing does; `derived`, `on the matter` or `against` where no line
            answers outright, but others bear the rule out, speak of it or stand against it; else nothing.
        claims: The ids of the claims that were made of these lines.
        against: The lines that stand against a rule beside those that bear it out.
        contrary: The ids of the claims made of them.
    """

    source: Source
    ranges: tuple[Range, ...]
    state: str
    claims: tuple[str, ...]
    at_hand: bool
    against: tuple[Range, ...] = ()
    contrary: tuple[str, ...] = ()


class Shelf:
    """The texts at hand, passage by passage."""

    def __init__(self, sources: Sequence[Source], directory: Path | None) -> None:
        copies = shelf(directory)[0] if directory is not None else []
        self._found: Mapping[str, Found] = {f.source.id: f for f in find(sources, copies)}

    def at_hand(self, source: str) -> bool:
        """Say whether a text is at hand."""
        return self._found[source].state != "not at hand"

    def words(self, source: str, keys: Iterable[str], first: int, last: int) -> str:
        """Give the words of those passages that lie within some lines, and where others on them are left out."""
        found = self._found[source]
        wanted = frozenset(keys)
        return excerpt(
            (found.standings[r.key].text, r.key in wanted and first <= r.first and r.last <= last)
            for r in found.source.records
            if r.key in found.standings and r.first <= last and first <= r.last
        )


def excerpt(passages: Iterable[tuple[str, bool]]) -> str:
    """
    Quote some of the passages that stand on some lines.

    An ellipsis says where others are left out between them, and where a sentence begins before or goes on behind: one
    that was cut at its figures would else be quoted as if it were whole. Another sentence that only shares the first
    or the last line is no part of it.

    Args:
        passages: The words of each, and whether it is quoted.
    """
    kept: list[str] = []
    before = ""
    for text, quoted in passages:
        if not text:
            continue
        if quoted and not kept and _goes_on(before):
            kept.append(_LEFT_OUT)
        if quoted:
            kept.append(text)
        elif kept and kept[-1] != _LEFT_OUT:
            kept.append(_LEFT_OUT)
        before = text
    if len(kept) > 1 and kept[-1] == _LEFT_OUT and not _goes_on(kept[-2]):
        kept.pop()
    return printable(" ".join(kept))


def _goes_on(passage: str) -> bool:
    """Say whether a sentence goes on behind a passage, which ends at the number of an item or without a stop."""
    return bool(passage) and re.search(r"(?<!\d)\d[.)]$|[^.!?:;)”»\"…]$", passage.rstrip()) is not None


def of_rule(rule: Rule, library: Library, held: Shelf) -> list[Side]:
    """Give where a rule stands in every text."""
    sides = []
    for source in library.sources:
        footing = library.footing(rule, source.id)
        only_against = footing.state == AGAINST
        sides.append(
            Side(
                source=source,
                ranges=ranges(source, footing.against if only_against else footing.keys, held),
                state="" if footing.state == SAID else footing.state,
                claims=tuple(c.id for c in (footing.contrary if only_against else footing.claims)),
                at_hand=held.at_hand(source.id),
                against=() if only_against else ranges(source, footing.against, held),
                contrary=() if only_against else tuple(c.id for c in footing.contrary),
            )
        )
    return sides


def ranges(source: Source, keys: Sequence[str], held: Shelf) -> tuple[Range, ...]:
    """Give the lines of some passages with their words."""
    return tuple(Range(c.first, c.last, held.words(source.id, keys, c.first, c.last)) for c in cite(source, keys))


def of_citations(
    finding: Finding, sources: Iterable[Source], claims: Mapping[str, Claim], report: Report, held: Shelf
) -> list[Side]:
    """Give the sides of a finding: each text that it cites, with its blamed claims."""
    by_source: dict[str, list[Citation]] = {}
    for citation in finding.citations:
        by_source.setdefault(citation.source, []).append(citation)
    return [
        Side(
            source=source,
            ranges=tuple(Range(c.first, c.last, quote(report, c)) for c in by_source[source.id]),
            state="",
            claims=tuple(c for c in finding.blame if c in claims and claims[c].source == source.id),
            at_hand=held.at_hand(source.id),
        )
        for source in sources
        if source.id in by_source
    ]
