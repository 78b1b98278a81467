"""
What a text leaves open: the cases of a question that its claims do not decide.

A subject on which a text says nothing at all is one finding. Silence after a text has broken off is part of its
breaking off, and no finding of its own.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final

from oracle.claims import Claim
from oracle.consistency.cases import cases, plain, worst
from oracle.consistency.evidence import Evidence
from oracle.consistency.ground import Point
from oracle.consistency.readings import told_by_readings
from oracle.consistency.theory import Theory
from oracle.findings import Finding, Kind, few
from oracle.questions import Question
from oracle.sources import Source
from oracle.telling import Telling, Words, joined, phrase


def _open_cases(
    question: Question, theory: Theory, told: frozenset[Point] = frozenset()
) -> tuple[list[tuple[Any, ...]], int]:
    """
    Give the cases of a question that a theory leaves open, and how many cases there are.

    A case that a text answers in two ways is none of them: `told` by the readings of a sentence, or contradictory.
    """
    found = []
    every = cases(question)
    for args in every:
        codes = tuple(int(d.code(a)) for d, a in zip(question.domains, args, strict=True))
        point = Point(question.id, codes, "may" if question.is_norm else "")
        answered = point in told or (
            theory.component(point) is not None and any(len(v) == 1 for v, _ in theory.possible(point))
        )
        if not answered:
            found.append(args)
    return found, len(every)


@dataclass(frozen=True, slots=True)
class _Silence:
    """What one text leaves open of one question."""

    source: str
    question: Question
    cases: tuple[tuple[Any, ...], ...]
    wholly: bool


def gaps(evidence: Evidence) -> list[Finding]:
    """
    Find the cases that texts leave open: one finding per subject, with every text that leaves it open.

    What a text leaves open because it has broken off before the topic is not a gap but part of its breaking off.
    """
    subjects: dict[tuple[str, str], list[_Silence]] = defaultdict(list)
    for source in evidence.sources:
        theory = evidence.theories[source.id]
        about = evidence.claims_about[source.id]
        told = told_by_readings(source.id, evidence)
        for question in evidence.asked:
            if not question.gaps or not _concerns(question, source, evidence):
                continue
            open_cases, total = _open_cases(question, theory, told)
            if open_cases:
                wholly = len(open_cases) == total and not about[question.id]
                entry = _Silence(source.id, question, tuple(open_cases), wholly)
                subjects[question.topic, question.subject].append(entry)
        theory.forget()
    return [_gap(topic, subject, entries, evidence) for (topic, subject), entries in subjects.items()]


def _concerns(question: Question, source: Source, evidence: Evidence) -> bool:
    """Say whether a text would be expected to answer a question."""
    if question.editions and source.edition not in question.editions:
        return False
    if question.scope != "base" and question.scope not in evidence.scopes[source.id]:
        return False
    cut = evidence.unreached.get(source.id, ())
    return question.topic not in cut and question.id not in cut


def _gap(topic: str, subject: str, entries: Sequence[_Silence], evidence: Evidence) -> Finding:
    texts = tuple(dict.fromkeys(e.source for e in entries))
    asked = tuple({e.question.id: e.question for e in entries}.values())
    lost = [c.id for e in entries for c in evidence.claims_about[e.source][e.question.id] if e.question in c.lost]
    own = _beside(entries, evidence)
    others = [
        c.id
        for s in evidence.sources
        if s.id not in texts
        for q in asked
        for c in evidence.claims_about[s.id][q.id][:2]
    ]
    # The case to show is one that as few texts as possible answer.
    first = max(entries, key=lambda e: (sum(o.question is e.question for o in entries), not e.wholly))
    case = dict(zip(first.question.names, map(plain, first.cases[0]), strict=True))
    return Finding(
        id=f"gap.{subject}",
        kind=Kind.GAP,
        topic=topic,
        subject=subject,
        effect=worst(q.effect for q in asked),
        editions=evidence.editions(texts),
        citations=few([*evidence.cite(lost), *evidence.cite(own), *evidence.cite(others)]),
        blame=tuple(dict.fromkeys([*lost, *own])),
        questions=tuple(q.id for q in asked),
        said=_silence(entries, asked, lost=bool(lost)),
        witness={"question": first.question.id, "case": case, "answers": dict.fromkeys(texts)},
    )


def _silence(entries: Sequence[_Silence], asked: Sequence[Question], *, lost: bool) -> Telling:
    parts: list[Telling] = []
    for text in dict.fromkeys(e.source for e in entries):
        wholly = all(e.wholly for e in entries if e.source == text)
        parts.append((text, " ", phrase("does not answer") if wholly else phrase("does not answer in every case")))
    picture = (" ", phrase("(an answer stood in a picture that is lost)")) if lost else ()
    return (joined((Words(q.asks) for q in asked), " "), " — ", joined(parts, "; "), picture)


PLACES: Final = 3
"""So many places of a text are shown beside which it would have answered."""


def _beside(entries: Sequence[_Silence], evidence: Evidence) -> list[str]:
    """Give the claims beside which a text would have answered: of the same question, near ones, or the same topic."""
    found: list[str] = []
    for text in dict.fromkeys(e.source for e in entries):
        about = evidence.claims_about[text]
        asked = [e.question for e in entries if e.source == text]
        own = _apart([c for q in asked for c in about[q.id]])
        near = _near(asked, about, evidence)
        if own:
            # Where a text leaves single cases open, one place shows what it has on a matter that is declared near.
            declared = any(about[n] for q in asked for n in q.near)
            near = [c for c in near if declared and c not in own][:1]
        elif not near:
            subjects = {q.subject for q in asked}
            near = [c for q in evidence.catalogue if q.subject in subjects for c in about[q.id]]
        found += [c.id for c in (*own, *_apart(near)) or _closest(text, asked[0], evidence)]
    return list(dict.fromkeys(found))


def _near(asked: Sequence[Question], about: Mapping[str, Sequence[Claim]], evidence: Evidence) -> list[Claim]:
    """
    Give a text's claims about the questions declared near to some, or else about those near to these, and so on.

    Of each of these questions first comes the claim that is most like what is asked.
    """
    reached = {q.id for q in asked}
    edge = dict.fromkeys(n for q in asked for n in q.near)
    while edge:
        found = [_likest(about[n], asked) for n in edge if about[n]]
        if found:
            return [c for rank in zip_longest(*found) for c in rank if c is not None]
        reached.update(edge)
        edge = dict.fromkeys(n for e in edge for n in evidence.questions[e].near if n not in reached)
    return []


def _likest(claims: Sequence[Claim], asked: Sequence[Question]) -> list[Claim]:
    """
    Give the claims that share most words with what is asked before the others.

    Of a long list only the entries are given that it is about, and no worked example.
    """
    wanted = {w for q in asked for w in _words(q.asks)}
    plain_ones = [c for c in claims if not c.example] or list(claims)
    shared = {c.id: len(wanted & _words(c.says)) for c in plain_ones}
    first = sorted(plain_ones, key=lambda c: -shared[c.id])
    return first if len(first) <= PLACES else [c for c in first if shared[c.id] == shared[first[0].id]]


def _words(sentence: str) -> set[str]:
    """Give the longer words of a sentence, which name things, in the singular."""
    return {w.rstrip("s") for w in re.findall(r"[a-z]{5,}", sentence.lower())}


def _apart(claims: Sequence[Claim]) -> list[Claim]:
    """Give the first claims that stand in different places."""
    places: dict[str, Claim] = {}
    for claim in claims:
        places.setdefault(claim.at[0], claim)
    return list(places.values())[:PLACES]


def _closest(text: str, question: Question, evidence: Evidence) -> list[Claim]:
    """Give the claims of a text about the question declared nearest to this one in its topic."""
    topic = [q for q in evidence.catalogue if q.topic == question.topic]
    place = topic.index(question)
    for other in sorted(topic, key=lambda q: abs(topic.index(q) - place)):
        claims = evidence.claims_about[text][other.id]
        if claims:
            return _apart(claims)[:2]
    return []
