"""Counts for the overviews: where the texts contradict each other, themselves, or are silent, topic by topic."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from oracle.apps.docs.material import Material
from oracle.apps.library import unreached
from oracle.findings import Finding, Kind

CLASHES: Final = (Kind.ACROSS, Kind.INSIDE, Kind.AMBIGUOUS, Kind.STRICTER)
"""The kinds of findings in which something is said that does not go together."""

STEPS: Final = 5
"""So many shades tell few contradictions from many."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What a text does about a topic."""

    claims: int
    clashes: int
    gaps: int
    cut: bool
    shade: int


@dataclass(slots=True)
class Topic:
    """
    What is found about a topic.

    Attributes:
        clashes: How many contradictions there are.
        gaps: How many cases some text leaves open.
        between: How often two texts contradict each other; one alone contradicts itself, or can be read in two ways.
    """

    clashes: int = 0
    gaps: int = 0
    between: Counter[tuple[str, ...]] = field(default_factory=Counter)


def topics(material: Material) -> Mapping[str, Topic]:
    """Give what is found about each topic of which something can be asked."""
    order = [s.id for s in material.library.sources]
    found = {q.topic: Topic() for q in material.library.questions}
    for finding in material.report.findings:
        topic = found.get(finding.topic)
        if topic is None:
            continue
        if finding.kind in CLASHES:
            texts = tuple(t for t in order if any(c.source == t for c in finding.citations))
            topic.clashes += 1
            topic.between.update(combinations(texts, 2) if len(texts) > 1 else [texts])
        topic.gaps += finding.kind is Kind.GAP
    return found


def silent_in(finding: Finding) -> tuple[str, ...]:
    """Give the texts that leave a case open, of a finding that is a gap."""
    answers = (finding.witness or {}).get("answers") or {}
    return tuple(text.strip() for texts, given in answers.items() if given is None for text in texts.split(","))


def heat(material: Material) -> Mapping[str, Mapping[str, Cell]]:
    """Give a cell for each topic and text."""
    texts = [s.id for s in material.library.sources]
    claimed = Counter((c.source, material.topic_of_claim(c)) for c in material.library.claims)
    clashes: Counter[tuple[str, str]] = Counter()
    gaps: Counter[tuple[str, str]] = Counter()
    for finding in material.report.findings:
        if finding.kind in CLASHES:
            clashes.update({(c.source, finding.topic) for c in finding.citations})
        elif finding.kind is Kind.GAP:
            gaps.update((text, finding.topic) for text in silent_in(finding))
    topics = sorted({q.topic for q in material.library.questions})
    most = max(clashes.values(), default=1)
    return {
        topic: {
            text: Cell(
                claims=claimed[text, topic],
                clashes=clashes[text, topic],
                gaps=gaps[text, topic],
                cut=topic in unreached().get(text, ()),
                shade=-(-STEPS * clashes[text, topic] // most),
            )
            for text in texts
        }
        for topic in topics
    }


def pairs(material: Material) -> Mapping[str, Mapping[str, int]]:
    """Give how many contradictions cite two texts, and each text alone."""
    texts = [s.id for s in material.library.sources]
    found = {one: dict.fromkeys(texts, 0) for one in texts}
    for finding in material.report.findings:
        cited = [t for t in texts if any(c.source == t for c in finding.citations)]
        if finding.kind is Kind.INSIDE:
            for text in cited:
                found[text][text] += 1
        elif finding.kind in {Kind.ACROSS, Kind.STRICTER}:
            for one in cited:
                for other in cited:
                    found[one][other] += one != other
    return found


def by_kind(material: Material) -> Mapping[str, Mapping[str, int]]:
    """Give how many findings there are of each kind, by effect."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for finding in material.report.findings:
        found[finding.kind.value][finding.effect.value] += 1
    return {k.value: found[k.value] for k in Kind if k.value in found}


def by_text(material: Material) -> Mapping[str, Mapping[str, int]]:
    """Give how many findings of each kind cite each text."""
    found: dict[str, Counter[str]] = {s.id: Counter() for s in material.library.sources}
    for finding in material.report.findings:
        for text in {c.source for c in finding.citations}:
            found[text][finding.kind.value] += 1
    return found


def glossary(material: Material) -> list[tuple[str, Mapping[str, list[str]], tuple[str, ...]]]:
    """Give each concept with each text's words for it, and what else people call it."""
    words: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for word in material.library.words:
        held = words[word.concept][word.source]
        lines = ", ".join(map(str, word.lines[:3]))
        held.append(f"{word.word} ({lines})" if lines else word.word)
    others = material.library.synonyms
    return [(concept, words[concept], tuple(dict.fromkeys(others.get(concept, ())))) for concept in sorted(words)]
