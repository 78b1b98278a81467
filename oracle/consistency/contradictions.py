"""
Who contradicts whom: every minimal conflict among all claims, as findings with blame and smallest situation.

A conflict that one text asserts alone is a defect inside that text; otherwise it stands across texts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from oracle.consistency.blame import Groups, Statement
from oracle.consistency.cases import WEIGHT, case_of, shown
from oracle.consistency.evidence import Evidence
from oracle.consistency.ground import Instance, Point, evaluate, values_of
from oracle.consistency.narrow import peel
from oracle.consistency.theory import Theory
from oracle.consistency.told import case_told, instances_told
from oracle.findings import Finding, Kind
from oracle.questions import Effect, Question
from oracle.telling import Claimed, Telling, Words, joined, phrase


@dataclass(frozen=True, slots=True)
class Conflict:
    """A minimal set of statements that cannot all hold under some laws, in one component."""

    statements: tuple[Statement, ...]
    points: tuple[Point, ...]
    laws: tuple[Instance, ...]

    @property
    def claims(self) -> frozenset[str]:
        """The claims that take part."""
        return frozenset(c for s in self.statements for c in s.claims)


def _conflicts_of(theory: Theory, number: int) -> Iterator[Conflict]:
    stated = theory.statements(number)
    for minimal in theory.sets(number).minimal:
        involved = tuple(stated[k] for k in sorted(minimal))
        points = dict.fromkeys(p for s in involved for i in s.instances for p in i.points)
        yield Conflict(involved, tuple(points), tuple(theory.laws(number)))


def conflicts(evidence: Evidence) -> list[Conflict]:
    """
    Enumerate every minimal conflict among all claims of all texts.

    Laws that bind the claims of one text only (what it numbers as it likes, its options) are asked again text by text.
    """
    theory = evidence.everything
    found = [c for n in range(theory.count) if not theory.consistent(n) for c in _conflicts_of(theory, n)]
    theory.forget()
    own = {q.id for q in evidence.catalogue if q.per_text or q.scope != "base"}
    for alone in evidence.theories.values():
        for number in range(alone.count):
            if any(p.question in own for i in alone.laws(number) for p in i.points) and not alone.consistent(number):
                known = [c.claims for c in found]
                found += [c for c in _conflicts_of(alone, number) if not any(c.claims <= k for k in known)]
    return found


def _sides(conflict: Conflict, evidence: Evidence) -> tuple[frozenset[str], frozenset[str]]:
    """Give the texts that assert the whole conflict alone, and all texts that take part."""
    texts = [frozenset(evidence.source_of(c) for c in s.claims) for s in conflict.statements]
    return frozenset.intersection(*texts), frozenset().union(*texts)


def _crux(conflict: Conflict, evidence: Evidence) -> Question:
    """Give the question a conflict is about: the one most of its statements speak of, the gravest first."""
    counts: dict[str, int] = defaultdict(int)
    for statement in conflict.statements:
        for name in dict.fromkeys(p.question for i in statement.instances for p in i.points):
            counts[name] += 1
    asked = [evidence.grounded.questions[n] for n in counts]
    return min(asked, key=lambda q: (-counts[q.id], WEIGHT[q.effect], q.id))


PLAYED: Final = (Effect.PLAY, Effect.SCORE, Effect.SETUP)
GENERAL: Final = phrase("a general sentence does not mention its exception. ")
"""What is said before a contradiction that a reader settles by taking the special sentence for an exception."""

LONG: Final = 3
"""A contradiction among so many statements is a chain of reasoning: what it shares with a short one is its root."""


def _matters(found: Sequence[Conflict], evidence: Evidence) -> list[list[Conflict]]:
    """
    Gather conflicts that are one matter.

    These are conflicts of one kind about one question that share a statement, and long ones that share a statement
    with a shorter one of the same texts: a sentence that is wrong contradicts by every chain that leads to it.
    """
    matters: list[tuple[tuple[tuple[str, ...], str], set[str], list[Conflict]]] = []
    for conflict in sorted(found, key=lambda c: (len(c.statements), c.points)):
        alone, _ = _sides(conflict, evidence)
        voices = tuple(sorted({evidence.by_source[t].voice for t in alone}))
        key = (voices, _crux(conflict, evidence).id)
        claims = {c for s in conflict.statements for c in s.claims}
        if len(conflict.statements) >= LONG:
            root = next((m for m in matters if m[0][0] == voices and _share(m[2][0], conflict)), None)
            if root:
                root[2].append(conflict)
                continue
        touching = [m for m in matters if m[0] == key and m[1] & claims]
        group = [c for m in touching for c in m[2]]
        matters = [m for m in matters if m not in touching]
        matters.append((key, claims.union(*(m[1] for m in touching)), [*group, conflict]))
    return [m[2] for m in matters]


def _settled(matters: Sequence[list[Conflict]], evidence: Evidence) -> list[list[Conflict]]:
    """
    Leave out what one text says against others where it says so against itself, too.

    The other texts then only agree with one of its two sentences; that it cannot keep both is told by itself.
    """
    against_itself: dict[str, set[str]] = defaultdict(set)
    for group in matters:
        alone, _ = _sides(group[0], evidence)
        own = {evidence.by_source[t].voice for t in alone}
        for statement in (s for c in group for s in c.statements):
            if {evidence.by_source[evidence.source_of(c)].voice for c in statement.claims} == own:
                against_itself[_crux(group[0], evidence).id].add(statement.key)

    def left(group: list[Conflict]) -> list[Conflict]:
        if _sides(group[0], evidence)[0]:
            return group
        known = against_itself[_crux(group[0], evidence).id]
        return [c for c in group if not any(s.key in known for s in c.statements)]

    return [group for group in map(left, matters) if group]


def _share(short: Conflict, long: Conflict) -> bool:
    return len(short.statements) < len(long.statements) and bool(
        {s.key for s in short.statements} & {s.key for s in long.statements}
    )


def contradictions(evidence: Evidence) -> list[Finding]:
    """
    Find where texts contradict each other, or themselves; one finding per matter.

    Where one text says both against itself, others may say one each: they contradict each other all the same.
    """
    found = []
    for group in _settled(_matters(conflicts(evidence), evidence), evidence):
        alone, _ = _sides(_shortest(group), evidence)
        found.append(_told(group, alone, evidence))
        others = [c for c in group if alone and all(_sources(s.claims, evidence) - alone for s in c.statements)]
        if others:
            found.append(_told(others, frozenset(), evidence, without=alone))
    return found


def _shortest(group: Sequence[Conflict]) -> Conflict:
    return min(group, key=lambda c: (len(c.statements), c.points))


def _sources(claims: Collection[str], evidence: Evidence) -> frozenset[str]:
    return frozenset(map(evidence.source_of, claims))


def _told(
    group: Sequence[Conflict], alone: frozenset[str], evidence: Evidence, without: frozenset[str] = frozenset()
) -> Finding:
    """Tell one matter as a defect inside the texts that assert it `alone`, or across all but those left out."""
    first = _shortest(group)
    kind = Kind.INSIDE if alone else Kind.ACROSS
    texts = alone or frozenset().union(*(_sides(c, evidence)[1] for c in group)) - without
    among = alone or _sides(first, evidence)[1] - without
    asked = [evidence.grounded.questions[q] for q in dict.fromkeys(p.question for c in group for p in c.points)]
    blame = tuple(sorted({c for s in first.statements for c in s.claims if evidence.source_of(c) in among}))
    main = _crux(first, evidence)
    core = _core(first, evidence)
    general = kind is Kind.INSIDE and any(evidence.by_id[c].general for c in blame)
    return Finding(
        id=f"{kind.value}.{main.id}.{'+'.join(sorted(texts))}",
        kind=kind,
        topic=main.topic,
        subject=main.subject,
        effect=Effect.WORDING if general and main.effect in PLAYED else main.effect,
        editions=evidence.editions(among),
        citations=evidence.cite([*blame, *_taking_part(group, texts if alone or without else (), evidence)]),
        blame=blame,
        questions=tuple(q.id for q in asked),
        said=(GENERAL if general else (), _disagreement(first, main, core, evidence, among)),
        witness=core.witness(evidence, without) if core else {},
    )


def _taking_part(group: Sequence[Conflict], alone: Collection[str], evidence: Evidence) -> list[str]:
    """
    Give the claims that take part in the shortest conflicts of one matter.

    Of a longer chain of reasoning only those are given whose text has no part in a shorter one.
    """
    found: dict[str, None] = {}
    told: set[str] = set()
    lengths = sorted({len(c.statements) for c in group})
    for length in lengths:
        claims = sorted({x for c in group if len(c.statements) == length for x in c.claims})
        new = [x for x in claims if evidence.source_of(x) not in told and (not alone or evidence.source_of(x) in alone)]
        found.update(dict.fromkeys(new))
        told |= {evidence.source_of(x) for x in new}
    return list(found)


def _disagreement(
    conflict: Conflict, question: Question, core: _Core | None, evidence: Evidence, among: Collection[str]
) -> Telling:
    """Tell what texts say against each other, each in the words of a claim of its own, or by what it answers."""
    said: list[str] = []
    answered: list[Telling] = []
    known = evidence.grounded.questions
    point = core.about(question) if core else None
    for statement in conflict.statements:
        own = [c for c in statement.claims if evidence.source_of(c) in among]
        texts = ", ".join(sorted({evidence.source_of(c) for c in own}))
        said.append(f"{texts}: {evidence.by_id[own[0]].says}")
        instances = core.of(statement) if core else statement.instances
        answered.append((f"{texts}: ", instances_told(instances, known, point)))
    case = case_told(point, question) if point else ""
    return (Words(question.asks), " ", Claimed(" — ".join(said), (case, " ", joined(answered, " — "))))


@dataclass(frozen=True, slots=True)
class _Core:
    """
    The smallest situation in which statements contradict each other.

    Attributes:
        shared: The question in a case that most of them speak of.
        parts: What of each statement it takes.
    """

    shared: Point
    parts: tuple[tuple[Statement, Instance], ...]

    def about(self, question: Question) -> Point | None:
        """Give the case of a question that most of them speak of; None if none does."""
        points = [p for _, i in self.parts for p in i.points if p.question == question.id]
        return max(points, key=points.count, default=None)

    def of(self, statement: Statement) -> list[Instance]:
        """Give what of a statement it takes."""
        return [i for s, i in self.parts if s is statement]

    def witness(self, evidence: Evidence, without: Collection[str]) -> dict[str, Any]:
        """
        Give it as plain values: the question and case, and what each text would answer there.

        Args:
            without: Texts whose answers are told elsewhere.
        """
        questions, shared = evidence.everything.questions, self.shared
        question = questions[shared.question]
        answers: dict[str, Any] = {}
        for statement, instance in self.parts:
            text = ", ".join(sorted(_sources(statement.claims, evidence) - frozenset(without)))
            value: Any = evidence.by_id[statement.claims[0]].says
            if instance.points == (shared,):
                fits = [v for v in values_of(shared, questions) if evaluate(instance.formula, {shared: v})]
                value = (
                    shown(shared, fits[0], question) if len(fits) == 1 else [shown(shared, v, question) for v in fits]
                )
            # Two sentences of one text stand side by side.
            answers[text] = [*_listed(answers[text]), *_listed(value)] if text in answers else value
        return {"question": question.id, "case": case_of(shared, question), "answers": answers}


def _core(conflict: Conflict, evidence: Evidence) -> _Core | None:
    """Give the smallest situation of a conflict, checked again in plain Python; none if it can be met after all."""
    theory = evidence.everything
    soft: dict[str, list[Instance]] = {}
    stated: dict[str, Statement] = {}
    for statement in conflict.statements:
        for index, instance in enumerate(statement.instances):
            key = f"{index:05d}.{statement.key}"
            soft[key] = [instance]
            stated[key] = statement
    said = [(k, i) for k, found in soft.items() for i in found]
    kept = peel([*said, *(("", law) for law in conflict.laws)], theory.questions)
    groups = Groups(theory.questions, soft, [i for k, i in kept if not k])
    if groups.satisfiable(groups.keys):
        return None
    core = sorted(groups.shrink(groups.core()))
    points = list(dict.fromkeys(p for k in core for i in soft[k] for p in i.points))
    shared = max(points, key=lambda p: sum(p in i.points for k in core for i in soft[k]))
    return _Core(shared, tuple((stated[k], soft[k][0]) for k in core))


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
