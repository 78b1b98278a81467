"""
What a text leaves open: the cases of a question that its claims do not decide.

A subject on which a text says nothing at all is one finding. Silence after a text has broken off is part of its
breaking off, and no finding of its own.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from oracle.consistency.cases import cases, plain, worst
from oracle.consistency.evidence import Evidence
from oracle.consistency.ground import Point
from oracle.consistency.theory import Theory
from oracle.findings import Finding, Kind, few
from oracle.questions import Question
from oracle.sources import Source


def _open_cases(question: Question, theory: Theory) -> tuple[list[tuple[Any, ...]], int]:
    """Give the cases of a question that a theory leaves open, and how many cases there are."""
    found = []
    every = cases(question)
    for args in every:
        codes = tuple(int(d.code(a)) for d, a in zip(question.domains, args, strict=True))
        point = Point(question.id, codes, "may" if question.is_norm else "")
        if theory.component(point) is None or any(len(v) != 1 for v, _ in theory.possible(point)):
            found.append(args)
    return found, len(every)


def gaps(evidence: Evidence) -> list[Finding]:
    """
    Find the cases a text leaves open; a subject on which a text is wholly silent is one finding.

    Texts of one voice that leave the same open are one finding. What a text leaves open because it has broken off
    before the topic is not a gap but part of its breaking off.
    """
    silent: dict[tuple[str, str], dict[str, list[tuple[Any, ...]]]] = defaultdict(dict)
    partial: dict[tuple[str, str], dict[str, list[tuple[Any, ...]]]] = defaultdict(dict)
    for source in evidence.sources:
        theory = evidence.theories[source.id]
        about = evidence.claims_about[source.id]
        for question in evidence.catalogue:
            if not question.gaps or not _concerns(question, source, evidence):
                continue
            open_cases, total = _open_cases(question, theory)
            if not open_cases:
                continue
            wholly = len(open_cases) == total and not about[question.id]
            store = silent if wholly else partial
            subject = question.subject if wholly else question.id
            store[subject, question.topic].setdefault(f"{source.voice}", [])
            store[subject, question.topic][f"{source.voice}"].append((source.id, question.id, open_cases))
    return [
        *_gap_findings(silent, evidence, wholly=True),
        *_gap_findings(partial, evidence, wholly=False),
    ]


def _concerns(question: Question, source: Source, evidence: Evidence) -> bool:
    """Say whether a text would be expected to answer a question."""
    if question.editions and source.edition not in question.editions:
        return False
    if question.scope != "base" and not any(
        c.source == source.id
        for q in evidence.catalogue
        if q.scope == question.scope
        for c in evidence.claims_about[source.id][q.id]
    ):
        return False
    return question.topic not in evidence.unreached.get(source.id, ())


def _gap_findings(
    store: Mapping[tuple[str, str], Mapping[str, list[Any]]], evidence: Evidence, *, wholly: bool
) -> list[Finding]:
    found = []
    for (subject, topic), voices in store.items():
        for voice, entries in voices.items():
            texts = tuple(dict.fromkeys(e[0] for e in entries))
            asked = [evidence.questions[q] for q in dict.fromkeys(e[1] for e in entries)]
            own = _beside(texts, asked, evidence)
            others = [
                c.id
                for s in evidence.sources
                if s.id not in texts
                for q in asked
                for c in evidence.claims_about[s.id][q.id][:3]
            ]
            lost = [c.id for t in texts for q in asked for c in evidence.claims_about[t][q.id] if q in c.lost]
            first = entries[0]
            question = evidence.questions[first[1]]
            case = dict(zip(question.names, map(plain, first[2][0]), strict=True))
            found.append(
                Finding(
                    id=f"gap.{subject}.{voice}" + ("" if wholly else ".partly"),
                    kind=Kind.GAP,
                    topic=topic,
                    subject=subject,
                    effect=worst(q.effect for q in asked),
                    editions=evidence.editions(texts),
                    citations=few([*evidence.cite(lost), *evidence.cite(own), *evidence.cite(others)]),
                    blame=tuple(dict.fromkeys([*lost, *own])),
                    questions=tuple(q.id for q in asked),
                    says=_silence(texts, asked, bool(lost), wholly=wholly),
                    witness={"question": question.id, "case": case, "answers": dict.fromkeys(texts)},
                )
            )
    return found


def _silence(texts: Sequence[str], asked: Sequence[Question], lost: bool, *, wholly: bool) -> str:
    how = (
        "answers only in a picture that is lost"
        if lost
        else "does not answer"
        if wholly
        else "answers not in every case"
    )
    return f"{', '.join(texts)} {how}: " + " ".join(q.asks for q in asked)


def _beside(texts: Sequence[str], asked: Sequence[Question], evidence: Evidence) -> list[str]:
    """Give the claims beside which a text would have answered: of the same question, near ones, or the same topic."""
    found: list[str] = []
    for text in texts:
        about = evidence.claims_about[text]
        near = [c.id for q in asked for c in about[q.id]]
        near = near or [c.id for q in asked for n in q.near for c in about[n]]
        if not near:
            subjects = {q.subject for q in asked}
            near = [c.id for q in evidence.catalogue if q.subject in subjects for c in about[q.id]]
        if not near:
            near = _closest(text, asked[0], evidence)
        found += near[:4]
    return list(dict.fromkeys(found))


def _closest(text: str, question: Question, evidence: Evidence) -> list[str]:
    """Give the claims of a text about the question declared nearest to this one in its topic."""
    topic = [q for q in evidence.catalogue if q.topic == question.topic]
    place = topic.index(question)
    for other in sorted(topic, key=lambda q: abs(topic.index(q) - place)):
        claims = evidence.claims_about[text][other.id]
        if claims:
            return [c.id for c in claims[:2]]
    return []
