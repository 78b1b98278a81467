"""Says which entries stand on which page, so that no page grows too long to be read on a phone."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from oracle.apps.docs.entries import Entries
from oracle.findings import Finding, Kind
from oracle.reports.phrasing import EFFECTS
from oracle.sources import Source

MOST_BYTES: Final = 215_000
"""So much of a page may be entries; navigation and head come on top, and 300 KB is the end."""

_STEP: Final = 256
"""Sizes are counted in so many bytes."""


@dataclass(frozen=True, slots=True)
class Page:
    """
    A page of entries.

    Attributes:
        name: Its address without the language.
        ids: What stands on it, in order.
        part: Which part of its matter it is; 0 if it is all of it.
    """

    name: str
    title: str
    kind: str
    ids: tuple[str, ...]
    part: int = 0


def _parts(entries: Entries, kind: str, ids: Sequence[str]) -> list[tuple[str, ...]]:
    """Cut entries into pages of about the same size."""
    # An entry that grows by a word leaves its page as it was, and with it all pages that link to its neighbours.
    sizes = [round(entries(kind, i).size / _STEP) for i in ids]
    most = max(MOST_BYTES // _STEP, max(sizes, default=0))
    number = len(_filled(sizes, most))
    # The smallest measure that needs no more parts makes them most alike.
    lengths = _filled(sizes, bisect_left(range(most), True, key=lambda m: len(_filled(sizes, m)) <= number))
    ends = list(accumulate(lengths))
    return [tuple(ids[end - length : end]) for end, length in zip(ends, lengths, strict=True)]


def _filled(sizes: Sequence[int], most: int) -> list[int]:
    """Fill parts one after another, none over a measure unless one thing alone is; give how many things each holds."""
    lengths = [0]
    held = 0
    for size in sizes:
        if lengths[-1] and held + size > most:
            lengths.append(0)
            held = 0
        lengths[-1] += 1
        held += size
    return lengths


Inside = Callable[[tuple[str, ...]], str]
"""Names what some entries are about."""


def _pages(
    entries: Entries, kind: str, name: str, title: str, ids: Sequence[str], inside: Inside | None = None
) -> Iterator[Page]:
    """Give the page of some entries, or one for each part; a part is named by what is inside, or by its number."""
    parts = _parts(entries, kind, ids)
    if len(parts) == 1:
        yield Page(name, title, kind, parts[0])
        return
    named = [f"{title}: {inside(p)}" if inside else title for p in parts]
    for number, part in enumerate(parts, start=1):
        told = named[number - 1]
        if named.count(told) > 1:
            told = entries.say("{topic}, part {n}", topic=told, n=named[:number].count(told))
        yield Page(f"{name}-{number}", told, kind, part, number)


def _grouped(pairs: Iterable[tuple[str, str]]) -> Mapping[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for group, id in pairs:
        found[group].append(id)
    return found


def _by_topic(entries: Entries, kind: str, directory: str, pairs: Iterable[tuple[str, str]]) -> Iterator[Page]:
    for topic, ids in sorted(_grouped(pairs).items(), key=lambda p: entries.say.topic(p[0])):
        yield from _pages(entries, kind, f"{directory}/{topic}", entries.say.topic(topic), ids)


def rules(entries: Entries) -> list[Page]:
    """Give the pages of rules, by topic."""
    return list(_by_topic(entries, "rule", "rules", ((r.topic, r.id) for r in entries.material.library.rules)))


def questions(entries: Entries) -> list[Page]:
    """Give the pages of questions, by topic."""
    pairs = ((q.topic, q.id) for q in entries.material.library.questions)
    return list(_by_topic(entries, "question", "questions", pairs))


def rulings(entries: Entries) -> list[Page]:
    """Give the pages of rulings, by topic."""
    m = entries.material
    return list(_by_topic(entries, "ruling", "rulings", ((m.ruling_topic(r), r.id) for r in m.library.rulings)))


def in_order(found: Iterable[Finding]) -> list[Finding]:
    """Give findings by topic, the gravest of each first."""
    return sorted(found, key=lambda f: (f.topic, EFFECTS.index(f.effect), f.id))


def findings(entries: Entries) -> list[Page]:
    """Give the pages of findings, by kind."""
    ordered = in_order(entries.material.report.findings)
    asked = {q.topic for q in entries.material.library.questions}
    # What is about no question is known by its text.
    about = {f.id: entries.say.topic(f.topic) if f.topic in asked else f.citations[0].source for f in ordered}

    def between(part: tuple[str, ...]) -> str:
        first, last = about[part[0]], about[part[-1]]
        return first if first == last else f"{first} – {last}"

    pages: list[Page] = []
    for kind in Kind:
        ids = [f.id for f in ordered if f.kind is kind]
        told = entries.say.known(kind.value)
        if ids:
            pages += _pages(entries, "finding", f"findings/{kind.value}", told[:1].upper() + told[1:], ids, between)
    return pages


def claims(entries: Entries, source: Source) -> list[Page]:
    """Give the pages of the claims of a text, by its lines."""
    m = entries.material
    first = {r.key: r.first for r in source.records}
    mine = [c for c in m.library.claims if c.source == source.id]
    line = {c.id: min((first[k] for k in c.at if k in first), default=0) for c in mine}
    ids = [c.id for c in sorted(mine, key=lambda c: line[c.id])]
    pages = []
    for number, part in enumerate(_parts(entries, "claim", ids), start=1):
        title = entries.say("Lines {first} to {last}", first=line[part[0]], last=line[part[-1]])
        pages.append(Page(f"claims/{source.id}-{number}", f"{source.id}: {title}", "claim", part))
    return pages


def vectors(entries: Entries) -> list[Page]:
    """Give the pages of vectors, by the topic of the rule they hunt; none where there is no pack."""
    held = entries.material.trials.vectors
    pairs = ((str(v["rules"][0]).partition(".")[0], name) for name, v in held.items())
    return list(_by_topic(entries, "vector", "vectors", pairs))


def code(entries: Entries) -> list[Page]:
    """Give the pages of the engine's modules, by package."""
    names = [m.name for m in entries.material.code.modules]
    pages: list[Page] = []
    for package, ids in _grouped((".".join(n.split(".")[:2]), n) for n in names).items():
        pages += _pages(entries, "code", f"code/{package.replace('.', '-')}", package, ids)
    return pages
