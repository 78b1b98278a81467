"""What is said in two ways, with two strengths, or in vain."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from oracle.claims import Claim
from oracle.consistency.cases import case_of, cases, plain, shown, worst
from oracle.consistency.evidence import Evidence
from oracle.consistency.ground import Ground, Instance, Point, evaluate, ground, ground_term
from oracle.consistency.theory import Theory
from oracle.consistency.told import answers_of
from oracle.findings import Finding, Kind
from oracle.questions import Effect, Question
from oracle.telling import Claimed, Words, joined, phrase
from oracle.terms import questions


def ambiguities(evidence: Evidence) -> list[Finding]:
    """Find the sentences whose readings differ in some case."""
    groups: dict[tuple[str, str], dict[str, list[Claim]]] = defaultdict(lambda: defaultdict(list))
    for claim in evidence.heard:
        if claim.reading and claim.then is not None:
            name, _, variant = claim.reading.partition(":")
            groups[claim.source, name][variant].append(claim)
    found = []
    for (source, name), variants in groups.items():
        difference = _difference([ground([_alone(c) for c in v]).instances for v in variants.values()], evidence)
        if difference is None:
            continue
        point, values = difference
        question = evidence.grounded.questions[point.question]
        claims = [c for v in variants.values() for c in v]
        labels = dict(zip(variants, values, strict=True))
        found.append(
            Finding(
                id=f"ambiguous.{name}.{source}",
                kind=Kind.AMBIGUOUS,
                topic=question.topic,
                subject=question.subject,
                effect=worst(q.effect for c in claims for q in questions(c.then)),
                editions=evidence.editions([source]),
                citations=evidence.cite(c.id for c in claims),
                blame=tuple(c.id for c in claims),
                questions=tuple(dict.fromkeys(q.id for c in claims for q in questions(c.then))),
                said=phrase(
                    "one sentence, several readings: {readings}",
                    readings=joined((Words(v[0].says) for v in variants.values()), phrase(" — or: ")),
                ),
                witness={
                    "question": question.id,
                    "case": case_of(point, question),
                    "answers": {k: [shown(point, x, question) for x in sorted(v)] for k, v in labels.items()},
                },
            )
        )
    return found


def told_by_readings(source: str, evidence: Evidence) -> frozenset[Point]:
    """Give the cases that every reading of some sentence of a text answers, each in its own way."""
    groups: dict[str, dict[str, list[Claim]]] = defaultdict(lambda: defaultdict(list))
    for claim in evidence.heard:
        if claim.source == source and claim.reading and claim.then is not None:
            name, _, variant = claim.reading.partition(":")
            groups[name][variant].append(claim)
    found: set[Point] = set()
    for variants in groups.values():
        told = [_decided(ground([_alone(c) for c in v]).instances, evidence) for v in variants.values()]
        found |= frozenset.intersection(*told)
    return frozenset(found)


def _decided(instances: Sequence[Instance], evidence: Evidence) -> frozenset[Point]:
    theory = Theory(Ground(evidence.grounded.questions, list(instances)), ())
    points = {p for i in instances for p in i.points}
    return frozenset(p for p in points if all(len(v) == 1 for v, _ in theory.possible(p)))


def _alone(claim: Claim) -> Claim:
    return replace(claim, overrides=(), reading="")


def _difference(
    readings: Sequence[Sequence[Instance]], evidence: Evidence
) -> tuple[Point, list[frozenset[int]]] | None:
    """Give the first point about which the readings leave different answers."""
    points = dict.fromkeys(p for r in readings for i in r for p in i.points)
    theories = [Theory(Ground(evidence.grounded.questions, list(r)), ()) for r in readings]
    for point in points:
        values = []
        for theory in theories:
            possible = theory.possible(point)
            values.append(frozenset().union(*(v for v, _ in possible)))
        if len(set(values)) > 1:
            return point, values
    return None


def strengths(evidence: Evidence) -> list[Finding]:
    """Find where one text obliges and another only allows."""
    found = []
    for question in evidence.asked:
        if not question.is_norm:
            continue
        leave: dict[str, list[tuple[Any, ...]]] = defaultdict(list)
        obliged: dict[str, list[tuple[Any, ...]]] = defaultdict(list)
        for source in evidence.sources:
            theory = evidence.theories[source.id]
            for args in cases(question):
                verdict = _norm(theory, question, args)
                if verdict == "must":
                    obliged[source.id].append(args)
                elif verdict == "may":
                    leave[source.id].append(args)
        shared: dict[tuple[str, str], tuple[Any, ...]] = {}
        for strict, duties in obliged.items():
            for mild, others in leave.items():
                both = [c for c in duties if c in others]
                if both and evidence.by_source[strict].voice != evidence.by_source[mild].voice:
                    shared[strict, mild] = both[0]
        if not shared:
            continue
        stricts = sorted({s for s, _ in shared})
        milds = sorted({m for _, m in shared})
        case = next(iter(shared.values()))
        claims = [c.id for t in (*stricts, *milds) for c in evidence.claims_about[t][question.id]]
        found.append(
            Finding(
                id=f"stricter.{question.id}.{'+'.join(stricts)}",
                kind=Kind.STRICTER,
                topic=question.topic,
                subject=question.subject,
                effect=question.effect,
                editions=evidence.editions((*stricts, *milds)),
                citations=evidence.cite(claims),
                blame=tuple(claims),
                questions=(question.id,),
                said=(
                    (Words(question.asks), f" {', '.join(stricts)}: ", phrase("must"), " — "),
                    (f"{', '.join(milds)}: ", phrase("may")),
                ),
                witness={
                    "question": question.id,
                    "case": dict(zip(question.names, map(plain, case), strict=True)),
                    "answers": {**dict.fromkeys(stricts, "must"), **dict.fromkeys(milds, "may")},
                },
            )
        )
    for source in evidence.sources:
        evidence.theories[source.id].forget()
    return found


def _norm(theory: Theory, question: Question, args: Sequence[Any]) -> str:
    """Give `must`, `may`, `may not` or nothing: what a text says of a permission in one case."""
    codes = tuple(int(d.code(a)) for a, d in zip(args, question.domains, strict=True))
    may, must = Point(question.id, codes, "may"), Point(question.id, codes, "must")
    if theory.component(may) is None:
        return ""
    allowed_ = {v for vs, _ in theory.possible(may) for v in vs}
    if allowed_ != {1}:
        return "may not" if allowed_ == {0} else ""
    duties = {v for vs, _ in theory.possible(must) for v in vs} if theory.component(must) is not None else {0, 1}
    return "must" if duties == {1} else "free" if duties == {0} else "may"


def dead(evidence: Evidence) -> list[Finding]:
    """Find statements that can never matter by what their own text says."""
    found = []
    for source in evidence.sources:
        theory = evidence.theories[source.id]
        for question in evidence.asked:
            if question.moot is False or not evidence.claims_about[source.id][question.id]:
                continue
            reasons = questions(question.moot)
            instances = ground_term("moot", question.moot, evidence.grounded.questions)
            # A condition without instances is true in every case of its parameters.
            if all(_entailed(theory, i) for i in instances):
                claims = [c.id for q in (question, *reasons) for c in evidence.claims_about[source.id][q.id]]
                found.append(
                    Finding(
                        id=f"dead.{question.id}.{source.id}",
                        kind=Kind.DEAD,
                        topic=question.topic,
                        subject=question.subject,
                        effect=Effect.NONE,
                        editions=(source.edition,),
                        citations=evidence.cite(claims),
                        blame=tuple(claims),
                        questions=(question.id, *(q.id for q in reasons)),
                        said=phrase(
                            "{text}: {question} The answer never matters, by what the text says here: {reasons}",
                            text=source.id,
                            question=Words(question.asks),
                            reasons=joined((Words(q.asks) for q in reasons), " "),
                        ),
                    )
                )
    return found


OFTEN: Final = 3
"""A text that says a thing in so many places repeats itself."""


def repeated(evidence: Evidence) -> list[Finding]:
    """
    Find what a text says again and again: each of these sentences could go, and nothing would change.

    Only what answers one question alike in the very same cases is the same. Twice is not counted, since a rulebook
    has its overview; worked examples repeat on purpose.
    """
    found = []
    for source in evidence.sources:
        seen: set[tuple[str, frozenset[str]]] = set()
        for question, claims in _alike(source.id, evidence):
            places: dict[str, Claim] = {}
            for claim in claims:
                places.setdefault(claim.at[0], claim)
            key = (question.subject, frozenset(places))
            if len(places) < OFTEN or key in seen:
                continue
            # The same sentences can answer several questions of one subject.
            seen.add(key)
            members = {c.id: c for c in places.values()}
            found.append(
                Finding(
                    id=f"dead.repeated.{question.subject}.{source.id}",
                    kind=Kind.DEAD,
                    topic=question.topic,
                    subject=question.subject,
                    effect=Effect.NONE,
                    editions=(source.edition,),
                    citations=evidence.cite(members),
                    blame=tuple(members),
                    questions=(question.id,),
                    said=phrase(
                        "{text} says the same in {n} places; all but one change nothing: {question} {answer}",
                        text=source.id,
                        n=str(len(members)),
                        question=Words(question.asks),
                        answer=Claimed(
                            next(iter(members.values())).says, answers_of(question, list(members), evidence)
                        ),
                    ),
                )
            )
    return found


def _alike(source: str, evidence: Evidence) -> list[tuple[Question, list[Claim]]]:
    """Give the claims of a text that answer a question alike in the same cases, group by group."""
    told: dict[tuple[str, str], set[Any]] = defaultdict(set)
    for instance in evidence.grounded.instances:
        claim = evidence.by_id[instance.owner]
        if claim.source == source and instance.points and not claim.example and not claim.reading:
            told[instance.points[0].question, claim.id].add(instance.formula)
    groups: dict[tuple[str, frozenset[Any]], list[Claim]] = defaultdict(list)
    for (name, claim_id), formulas in told.items():
        groups[name, frozenset(formulas)].append(evidence.by_id[claim_id])
    return [(evidence.questions[name], claims) for (name, _), claims in groups.items()]


def _entailed(theory: Theory, instance: Instance) -> bool:
    values: dict[Point, int] = {}
    for point in instance.points:
        possible = {v for vs, _ in theory.possible(point) for v in vs} if theory.component(point) is not None else set()
        if len(possible) != 1:
            return False
        values[point] = possible.pop()
    return bool(evaluate(instance.formula, values))
