"""
The questions put to all texts at once: who contradicts whom, what is left open, what is said in two ways.

Nothing here knows the game. Every finding carries the claims to blame and the smallest case that shows it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from oracle.claims import Claim
from oracle.consistency.blame import Groups, Statement, enumerate_sets, statements
from oracle.consistency.ground import (
    Ground,
    Instance,
    Point,
    allowed,
    assignments,
    evaluate,
    formula_of,
    ground,
    ground_term,
    values_of,
)
from oracle.consistency.theory import Theory
from oracle.findings import Citation, Finding, Kind, cite, few
from oracle.questions import NORM, Effect, Question
from oracle.sources import Source
from oracle.terms import Term, questions, show

_WEIGHT = {Effect.PLAY: 0, Effect.SCORE: 1, Effect.SETUP: 2, Effect.WORDING: 3, Effect.NONE: 4}


@dataclass(frozen=True, kw_only=True)
class Evidence:
    """Everything the texts say, as the consistency check reads it."""

    sources: tuple[Source, ...]
    claims: tuple[Claim, ...]
    catalogue: tuple[Question, ...]
    laws: tuple[tuple[str, Any], ...]
    unreached: Mapping[str, tuple[str, ...]]

    @cached_property
    def by_source(self) -> dict[str, Source]:
        """The texts by id."""
        return {s.id: s for s in self.sources}

    @cached_property
    def by_id(self) -> dict[str, Claim]:
        """The claims by id; a sentence with readings stands under `source.name`, too, by its first reading."""
        found = {c.id: c for c in self.claims}
        for claim in self.claims:
            if claim.reading:
                found.setdefault(f"{claim.source}.{claim.reading.partition(':')[0]}", claim)
        return found

    @cached_property
    def questions(self) -> dict[str, Question]:
        """The questions by id."""
        return {q.id: q for q in self.catalogue}

    @cached_property
    def grounded(self) -> Ground:
        """All claims of all texts, grounded."""
        result = ground(self.claims)
        for question in self.catalogue:
            result.questions.setdefault(question.id, question)
        return result

    @cached_property
    def law_instances(self) -> tuple[Instance, ...]:
        """The laws, grounded."""
        found = self.grounded.questions
        return tuple(i for name, term in self.laws for i in ground_term(f"law.{name}", term, found))

    @cached_property
    def everything(self) -> Theory:
        """All claims of all texts under the laws."""
        return Theory(self.grounded, self.law_instances)

    def source_of(self, owner: str) -> str:
        """Give the text that a claim (or group of readings) stands in."""
        return self.by_id[owner].source

    @cached_property
    def theories(self) -> dict[str, Theory]:
        """What each text says alone."""
        found = {}
        for source in self.sources:
            own = Ground(
                self.grounded.questions,
                [i for i in self.grounded.instances if self.source_of(i.owner) == source.id],
            )
            found[source.id] = Theory(own, self.law_instances)
        return found

    @cached_property
    def claims_about(self) -> dict[str, dict[str, list[Claim]]]:
        """The claims of each text about each question: text, question, claims."""
        found: dict[str, dict[str, list[Claim]]] = {s.id: defaultdict(list) for s in self.sources}
        for claim in self.claims:
            asked = [*questions(*(t for t in (claim.then,) if isinstance(t, Term))), *claim.lost]
            for question in asked:
                found[claim.source][question.id].append(claim)
        return found

    def cite(self, claims: Iterable[str]) -> tuple[Citation, ...]:
        """Give the lines of some claims, text by text in the order of the register."""
        keys: dict[str, list[str]] = defaultdict(list)
        for claim in claims:
            keys[self.by_id[claim].source].extend(self.by_id[claim].at)
        return few(c for s in self.sources if s.id in keys for c in cite(s, keys[s.id]))

    def editions(self, source_ids: Iterable[str]) -> tuple[str, ...]:
        """Give the editions of some texts, in the order of the register."""
        wanted = set(source_ids)
        return tuple(dict.fromkeys(s.edition for s in self.sources if s.id in wanted))


def case_of(point: Point, question: Question) -> dict[str, Any]:
    """Give the case of a point as plain values, for people."""
    values = [d.decode(a) for d, a in zip(question.domains, point.args, strict=True)]
    return {n: plain(v) for n, v in zip(question.names, values, strict=True)}


def plain(value: Any) -> Any:
    """Give a value as JSON has it."""
    return value.value if hasattr(value, "value") else value


def _answer(point: Point, code: int, question: Question) -> Any:
    if question.is_norm:
        words = {"may": ("may not", "may"), "must": ("need not", "must")}
        return words[point.aspect][code]
    return plain(question.answers.decode(code))


def worst(effects: Iterable[Effect]) -> Effect:
    """Give the gravest of some effects."""
    return min(effects, key=_WEIGHT.__getitem__)


@dataclass(frozen=True, slots=True)
class Conflict:
    """A minimal set of statements that cannot all hold, in one component."""

    statements: tuple[Statement, ...]
    points: tuple[Point, ...]


def conflicts(evidence: Evidence) -> list[Conflict]:
    """Enumerate every minimal conflict among all claims of all texts."""
    theory = evidence.everything
    found = []
    for number in range(len(theory._soft)):  # noqa: SLF001
        instances = theory.instances(number)
        if theory.is_simple(number) and allowed(
            instances[0].points[0], (i.formula for i in instances), theory.questions
        ):
            continue
        merged = {s.key: s for s in statements(instances)}
        groups = Groups(theory.questions, {k: s.instances for k, s in merged.items()}, theory.laws(number))
        for minimal in enumerate_sets(groups).minimal:
            involved = tuple(merged[k] for k in sorted(minimal))
            points = dict.fromkeys(p for s in involved for i in s.instances for p in i.points)
            found.append(Conflict(involved, tuple(points)))
    return found


def _sides(conflict: Conflict, evidence: Evidence) -> tuple[frozenset[str], frozenset[str]]:
    """Give the texts that assert the whole conflict alone, and all texts that take part."""
    texts = [frozenset(evidence.source_of(c) for c in s.claims) for s in conflict.statements]
    return frozenset.intersection(*texts), frozenset().union(*texts)


def contradictions(evidence: Evidence) -> list[Finding]:
    """Find where texts contradict each other, or themselves; one finding per matter and sides."""
    matters: dict[tuple[str, ...], list[Conflict]] = defaultdict(list)
    for conflict in conflicts(evidence):
        alone, every = _sides(conflict, evidence)
        asked = tuple(sorted({p.question for p in conflict.points}))
        voices = {evidence.by_source[t].voice for t in alone}
        # The whole set inside one text is a defect of that text; its twin in the other language is the same voice.
        side = ("inside", *sorted(voices)) if alone else ("across", *sorted(evidence.by_source[t].voice for t in every))
        matters[(*side, *asked)].append(conflict)
    found = []
    for group in matters.values():
        group.sort(key=lambda c: (len(c.statements), c.points))
        first = group[0]
        alone, every = _sides(first, evidence)
        kind = Kind.INSIDE if alone else Kind.ACROSS
        texts = alone or every
        asked = [evidence.grounded.questions[q] for q in dict.fromkeys(p.question for p in first.points)]
        blame = tuple(sorted({c for s in first.statements for c in s.claims if evidence.source_of(c) in texts}))
        everyone = tuple(sorted({c for m in group for s in m.statements for c in s.claims}))
        main = min(asked, key=lambda q: _WEIGHT[q.effect])
        found.append(
            Finding(
                id=f"{kind.value}.{main.id}.{'+'.join(sorted(texts))}",
                kind=kind,
                topic=main.topic,
                subject=main.subject,
                effect=worst(q.effect for q in asked),
                editions=evidence.editions(every),
                citations=evidence.cite([*blame, *everyone]),
                blame=blame,
                questions=tuple(q.id for q in asked),
                says=_disagreement(first, main, evidence),
                witness=witness(first, evidence),
            )
        )
    return found


def _disagreement(conflict: Conflict, question: Question, evidence: Evidence) -> str:
    parts = []
    for statement in conflict.statements:
        texts = sorted({evidence.source_of(c) for c in statement.claims})
        parts.append(f"{', '.join(texts)}: {evidence.by_id[statement.claims[0]].says}")
    return f"{question.asks} " + " — ".join(parts)


def witness(conflict: Conflict, evidence: Evidence) -> dict[str, Any]:
    """
    Give the smallest situation in which statements contradict each other, checked again in plain Python.

    Returns:
        The question and case, and what each text would answer there.
    """
    theory = evidence.everything
    number = theory.component(conflict.points[0])
    soft: dict[str, list[Instance]] = {}
    owners: dict[str, str] = {}
    for statement in conflict.statements:
        for index, instance in enumerate(statement.instances):
            key = f"{index:05d}.{statement.key}"
            soft[key] = [instance]
            owners[key] = statement.key
    groups = Groups(theory.questions, soft, theory.laws(number) if number is not None else ())
    if groups.satisfiable(groups.keys):
        return {}
    core = groups.shrink(groups.core())
    points = list(dict.fromkeys(p for k in core for i in soft[k] for p in i.points))
    shared = max(points, key=lambda p: sum(p in i.points for k in core for i in soft[k]))
    question = theory.questions[shared.question]
    answers: dict[str, Any] = {}
    for key in sorted(core):
        instance = soft[key][0]
        says = evidence.by_id[owners[key]]
        text = ", ".join(
            sorted({evidence.source_of(c) for s in conflict.statements if s.key == owners[key] for c in s.claims})
        )
        value: Any = says.says
        if instance.points == (shared,):
            fits = [v for v in values_of(shared, theory.questions) if evaluate(instance.formula, {shared: v})]
            value = _answer(shared, fits[0], question) if len(fits) == 1 else [_answer(shared, v, question) for v in fits]
        answers.setdefault(text, value)
    return {"question": question.id, "case": case_of(shared, question), "answers": answers}


def _cases(question: Question) -> list[tuple[Any, ...]]:
    domains = dict(zip(question.names, question.domains, strict=True))
    found = []
    for env in assignments(domains):
        if question.given is not True:
            fits, _ = formula_of(question.given, env, {})
            if fits is not True:
                continue
        found.append(tuple(env[n] for n in question.names))
    return found


def _open_cases(question: Question, theory: Theory) -> tuple[list[tuple[Any, ...]], int]:
    """Give the cases of a question that a theory leaves open, and how many cases there are."""
    found = []
    cases = _cases(question)
    for args in cases:
        codes = tuple(int(d.code(a)) for d, a in zip(question.domains, args, strict=True))
        point = Point(question.id, codes, "may" if question.is_norm else "")
        if theory.component(point) is None or any(len(v) != 1 for v, _ in theory.possible(point)):
            found.append(args)
    return found, len(cases)


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
        c.source == source.id for q in evidence.catalogue if q.scope == question.scope
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
                c.id for s in evidence.sources if s.id not in texts for q in asked
                for c in evidence.claims_about[s.id][q.id][:3]
            ]
            lost = [
                c.id for t in texts for q in asked for c in evidence.claims_about[t][q.id] if q in c.lost
            ]
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
    how = "answers only in a picture that is lost" if lost else "does not answer" if wholly else "answers not in every case"
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


def ambiguities(evidence: Evidence) -> list[Finding]:
    """Find the sentences whose readings differ in some case."""
    groups: dict[tuple[str, str], dict[str, list[Claim]]] = defaultdict(lambda: defaultdict(list))
    for claim in evidence.claims:
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
                says="one sentence, several readings: " + " — or: ".join(v[0].says for v in variants.values()),
                witness={
                    "question": question.id,
                    "case": case_of(point, question),
                    "answers": {k: [_answer(point, x, question) for x in sorted(v)] for k, v in labels.items()},
                },
            )
        )
    return found


def _alone(claim: Claim) -> Claim:
    from dataclasses import replace

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
    for question in evidence.catalogue:
        if not question.is_norm:
            continue
        duty: dict[str, tuple[Any, ...]] = {}
        leave: dict[str, list[tuple[Any, ...]]] = defaultdict(list)
        obliged: dict[str, list[tuple[Any, ...]]] = defaultdict(list)
        for source in evidence.sources:
            theory = evidence.theories[source.id]
            for args in _cases(question):
                verdict = _norm(theory, question, args)
                if verdict == "must":
                    obliged[source.id].append(args)
                elif verdict == "may":
                    leave[source.id].append(args)
        shared: dict[tuple[str, str], tuple[Any, ...]] = {}
        for strict, cases in obliged.items():
            for mild, others in leave.items():
                both = [c for c in cases if c in others]
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
                says=f"{question.asks} {', '.join(stricts)}: must — {', '.join(milds)}: may",
                witness={
                    "question": question.id,
                    "case": dict(zip(question.names, map(plain, case), strict=True)),
                    "answers": {**dict.fromkeys(stricts, "must"), **dict.fromkeys(milds, "may")},
                },
            )
        )
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
        for question in evidence.catalogue:
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
                        says=f"{source.id}: the answer never matters, since {show(question.moot)}: {question.asks}",
                    )
                )
    return found


def _entailed(theory: Theory, instance: Instance) -> bool:
    values: dict[Point, int] = {}
    for point in instance.points:
        possible = {v for vs, _ in theory.possible(point) for v in vs} if theory.component(point) is not None else set()
        if len(possible) != 1:
            return False
        values[point] = possible.pop()
    return bool(evaluate(instance.formula, values))


def agreement(evidence: Evidence) -> dict[str, dict[str, int]]:
    """Count, for each text, how many of its statements another text makes word for word in logic."""
    by_formula: dict[Any, set[str]] = defaultdict(set)
    for instance in evidence.grounded.instances:
        by_formula[instance.formula].add(evidence.source_of(instance.owner))
    counts = {s.id: {"statements": 0, "shared": 0} for s in evidence.sources}
    for instance in evidence.grounded.instances:
        count = counts[evidence.source_of(instance.owner)]
        count["statements"] += 1
        voices = {evidence.by_source[t].voice for t in by_formula[instance.formula]}
        count["shared"] += len(voices) > 1
    return counts


def findings(evidence: Evidence) -> list[Finding]:
    """Give everything the solver finds, gravest first."""
    found = [
        *contradictions(evidence),
        *gaps(evidence),
        *ambiguities(evidence),
        *strengths(evidence),
        *dead(evidence),
    ]
    return distinct(sorted(found, key=lambda f: (_WEIGHT[f.effect], list(Kind).index(f.kind), f.topic, f.id)))


def distinct(found: Sequence[Finding]) -> list[Finding]:
    """Number findings that would share an id, so that every id is unique and stable."""
    from dataclasses import replace

    seen: dict[str, int] = {}
    result = []
    for finding in found:
        seen[finding.id] = seen.get(finding.id, 0) + 1
        number = seen[finding.id]
        result.append(finding if number == 1 else replace(finding, id=f"{finding.id}.{number}"))
    return result


__all__ = ["NORM", "Evidence", "findings"]
