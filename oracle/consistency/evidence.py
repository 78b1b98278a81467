"""Everything the texts say, grounded once and kept for every question that is put to it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from oracle.claims import Claim, asked_by
from oracle.consistency.ground import Ground, Instance, ground, ground_term
from oracle.consistency.theory import Theory
from oracle.findings import Citation, cite, few
from oracle.questions import Question
from oracle.sources import Source
from oracle.terms import questions as asked_in


@dataclass(frozen=True, kw_only=True)
class Evidence:
    """
    Everything the texts say, as the consistency check reads it.

    Attributes:
        only: The questions that are put to the texts, by id; all, where none is named.
    """

    sources: tuple[Source, ...]
    claims: tuple[Claim, ...]
    catalogue: tuple[Question, ...]
    laws: tuple[tuple[str, Any], ...]
    unreached: Mapping[str, tuple[str, ...]]
    only: frozenset[str] = frozenset()

    @cached_property
    def asked(self) -> tuple[Question, ...]:
        """The questions that are put to the texts."""
        return tuple(q for q in self.catalogue if not self.only or q.id in self.only)

    @cached_property
    def heard(self) -> tuple[Claim, ...]:
        """The claims that speak of what is asked."""
        return tuple(c for c in self.claims if not self.only or not self.only.isdisjoint(_named_by(c)))

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
        result = ground(self.heard)
        for question in self.catalogue:
            result.questions.setdefault(question.id, question)
        return result

    @cached_property
    def law_instances(self) -> tuple[Instance, ...]:
        """The laws, grounded."""
        found = self.grounded.questions
        laws = [law for law in self.laws if not self.only or not self.only.isdisjoint(_ids(law[1]))]
        return tuple(i for name, term in laws for i in ground_term(f"law.{name}", term, found))

    @cached_property
    def shared_laws(self) -> tuple[Instance, ...]:
        """The laws that hold between texts: those about no number that each text prints as it likes."""
        own = {q.id for q in self.catalogue if q.per_text}
        return tuple(i for i in self.law_instances if not any(p.question in own for p in i.points))

    @cached_property
    def common_laws(self) -> tuple[Instance, ...]:
        """
        The laws under which texts are held against each other: those about what several of them can speak of.

        An option stands in one text; through it, one contradiction of the base game would show in a hundred guises.
        """
        optional = {q.id for q in self.catalogue if q.scope != "base"}
        return tuple(i for i in self.shared_laws if not any(p.question in optional for p in i.points))

    @cached_property
    def everything(self) -> Theory:
        """All claims of all texts under the laws they have in common."""
        return Theory(self.grounded, self.common_laws)

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
            for question in asked_by(claim):
                found[claim.source][question.id].append(claim)
        return found

    @cached_property
    def scopes(self) -> dict[str, frozenset[str]]:
        """The options that each text speaks of, and `base`."""
        return {
            text: frozenset(self.questions[q].scope for q, claims in about.items() if claims and q in self.questions)
            for text, about in self.claims_about.items()
        }

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


def _ids(term: Any) -> set[str]:
    return {q.id for q in asked_in(term)}


def _named_by(claim: Claim) -> set[str]:
    """Give the questions that a claim answers, asks in its guard, or says the answer of is lost."""
    return {*_ids(claim.then), *_ids(claim.when), *(q.id for q in claim.lost)}


def about(evidence: Evidence, question: Question) -> Evidence:
    """
    Give the evidence with only those questions put to the texts that have to do with one, step by step.

    Claims and laws that speak of two questions tie them, and so do a sentence with several readings, and a sentence
    and its exceptions. What is found about the question is then what is found about it among all.
    """
    ties: dict[str, set[str]] = defaultdict(set)

    def tie(name: str, ids: Iterable[str]) -> None:
        for id in ids:
            ties[f"question {id}"].add(name)
            ties[name].add(f"question {id}")

    for claim in evidence.claims:
        reading = f"{claim.source} {claim.reading.partition(':')[0]}" if claim.reading else ""
        for name in (claim.id, *claim.overrides, *([reading] if reading else [])):
            tie(f"claim {name}", _named_by(claim))
    for name, term in evidence.laws:
        tie(f"law {name}", _ids(term))
    for other in evidence.catalogue:
        tie(f"moot {other.id}", [other.id, *_ids(other.moot)])
    # What is left open of one subject is one finding, but its questions need not have to do with each other.
    edge = [f"question {q.id}" for q in evidence.catalogue if q.subject == question.subject]
    reached = set(edge)
    while edge:
        new = ties[edge.pop()] - reached
        reached |= new
        edge += new
    return replace(evidence, only=frozenset(q.id for q in evidence.catalogue if f"question {q.id}" in reached))


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
