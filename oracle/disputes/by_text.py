"""
What one text answers by its claims alone, whatever is played: the whole text is asked, not one sentence of it.

Where it is determined it answers; where it is silent, says several things or has broken off, it is open; where it
contradicts itself, it depends on which sentence is followed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from oracle.consistency.cases import plain
from oracle.consistency.theory import Theory, Verdict
from oracle.disputes.answers import (
    CHECKED,
    CONTESTED,
    DEPENDS,
    GAP,
    OPEN,
    OTHER_EDITION,
    PROVED,
    SPECIAL,
    TRUNCATED,
    Answered,
    Clause,
    Example,
    Objection,
)
from oracle.disputes.by_edition import Sides
from oracle.disputes.citing import Shelf
from oracle.disputes.facts import Known, fitting, shown
from oracle.disputes.objections import MOST, objection
from oracle.disputes.partial import split
from oracle.disputes.sayings import Sayings
from oracle.disputes.verdicts import alike, judged, left_open, verdict_of
from oracle.questions import Question
from oracle.sources import Source

CONTRADICTORY = "contradictory"
_DETERMINED = "determined"


@dataclass(frozen=True, kw_only=True)
class ByText:
    """Answers by the claims of single texts."""

    shelf: Shelf
    sayings: Sayings
    cut: Mapping[str, Sequence[str]]

    def answer(self, source: Source, theory: Theory, question: Question, known: Known, sides: Sides = ()) -> Answered:
        """Answer a question from what is known, by one text."""
        cases = fitting(question, known)
        told = [theory.ask(question, tuple(c[n] for n in question.names)) for c in cases]
        outcome = {id(c): self._outcome(question, v) for c, v in zip(cases, told, strict=True)}
        parted = split(cases, known, lambda c: outcome[id(c)])
        facts = shown(question, known)
        if parted is not None:
            return self._parted(source, theory, question, parted.missing, parted.examples, facts, told, sides)
        return self._same(source, theory, question, cases, told, facts, sides)

    def _outcome(self, question: Question, verdict: Verdict) -> tuple[Any, ...]:
        if verdict.state == _DETERMINED:
            return alike(question, verdict.value)
        if verdict.state == CONTRADICTORY:
            return (CONTRADICTORY, tuple(map(plain, verdict.values)))
        return (OPEN, None)

    def _same(
        self,
        source: Source,
        theory: Theory,
        question: Question,
        cases: Sequence[Mapping[str, Any]],
        told: Sequence[Verdict],
        facts: Mapping[str, Any],
        sides: Sides,
    ) -> Answered:
        case, verdict = cases[0], told[0]
        certainty = CHECKED if len(cases) == 1 else PROVED
        clauses = self._clauses(theory, verdict)
        if verdict.state == CONTRADICTORY:
            values = [plain(v) for v in verdict.values]
            examples = tuple(
                Example(
                    case={n: plain(v) for n, v in case.items()},
                    verdict=verdict_of(question, v),
                    value=plain(v),
                    clauses=tuple(s.claim.id for s in self._own(source, question, case) if s.values == (v,)),
                )
                for v in self._decoded(question, verdict)
            )
            return Answered(
                edition=source.id,
                verdict=DEPENDS,
                why=CONTRADICTORY,
                detail=f"the text says {' and '.join(map(str, values))}",
                certainty=certainty,
                clauses=clauses,
                examples=examples,
                claimed=judged(question, DEPENDS, None, values, sides),
                facts=facts,
            )
        if verdict.state != _DETERMINED:
            reason = self._open(source, question, case, verdict)
            return left_open(
                question, source.id, reason, certainty=certainty, clauses=clauses, facts=facts, claims=sides
            )
        value = plain(verdict.value)
        return Answered(
            edition=source.id,
            verdict=verdict_of(question, verdict.value),
            value=value,
            why="; ".join(dict.fromkeys(c.says for c in clauses)) or "it follows from what else the text says",
            certainty=certainty,
            clauses=clauses,
            against=self._against(source, question, case, verdict.value),
            claimed=judged(question, verdict_of(question, verdict.value), value, (), sides),
            facts=facts,
        )

    def _parted(
        self,
        source: Source,
        theory: Theory,
        question: Question,
        missing: Sequence[str],
        cases: Sequence[Mapping[str, Any]],
        facts: Mapping[str, Any],
        told: Sequence[Verdict],
        sides: Sides,
    ) -> Answered:
        examples, clauses = [], dict[str, Clause]()
        for case in cases:
            verdict = theory.ask(question, tuple(case[n] for n in question.names))
            found = self._clauses(theory, verdict)
            clauses |= {c.id: c for c in found}
            determined = verdict.state == _DETERMINED
            said = verdict_of(question, verdict.value) if determined else OPEN
            examples.append(
                Example(
                    case={n: plain(v) for n, v in case.items()},
                    verdict=DEPENDS if verdict.state == CONTRADICTORY else said,
                    value=plain(verdict.value) if determined else None,
                    clauses=tuple(c.id for c in found),
                )
            )
        possible = [plain(v.value) if v.state == _DETERMINED else None for v in told]
        return Answered(
            edition=source.id,
            verdict=DEPENDS,
            why=", ".join(missing),
            clauses=tuple(clauses.values()),
            missing=", ".join(missing),
            examples=tuple(examples),
            claimed=judged(question, DEPENDS, None, possible, sides),
            facts=facts,
        )

    def _own(self, source: Source, question: Question, case: Mapping[str, Any]) -> list[Any]:
        return [s for s in self.sayings.of(question, case) if s.claim.source == source.id]

    def _decoded(self, question: Question, verdict: Verdict) -> list[Any]:
        """Give the answers that remain; of a permission, those that the leave alone tells apart."""
        if question.is_norm:
            return ["may not", "may"]
        return list(verdict.values)

    def _clauses(self, theory: Theory, verdict: Verdict) -> tuple[Clause, ...]:
        by_id = {c.id: c for c in self.sayings.claims}
        # A sentence with readings is blamed by the name of the sentence.
        named = {f"{c.source}.{c.reading.partition(':')[0]}": c for c in self.sayings.claims if c.reading}
        claims = [c for name in theory.blame(verdict.point) if (c := by_id.get(name) or named.get(name)) is not None]
        return tuple(
            Clause(
                id=c.id,
                citations=self.shelf.lines([c]),
                says=c.says,
                claims=(c.id,),
                quotes=self.shelf.words([c]),
            )
            for c in claims
        )

    def _open(self, source: Source, question: Question, case: Mapping[str, Any], verdict: Verdict) -> tuple[str, str]:
        own = [s for s in self._own(source, question, case) if not s.excepted]
        if verdict.state == CONTESTED:
            return CONTESTED, "the text says two things that cannot both hold"
        if any(not any(b.fits(v) for v in a.values) for a in own for b in own):
            return CONTESTED, "one sentence can be read in two ways: " + " / ".join(s.claim.says for s in own)
        if {question.topic, question.id} & set(self.cut.get(source.id, ())):
            return TRUNCATED, f"the text breaks off: {source.ends}"
        lost = [c for c in self.sayings.about(question) if c.source == source.id and question in c.lost]
        return GAP, lost[0].says if lost else ""

    def _against(
        self, source: Source, question: Question, case: Mapping[str, Any], value: Any
    ) -> tuple[Objection, ...]:
        found = []
        for saying in self.sayings.of(question, case):
            if saying.fits(value):
                continue
            if saying.claim.source == source.id and saying.excepted:
                found.append(objection(saying, self.shelf, SPECIAL))
            elif self.shelf.edition_of(saying.claim) != source.edition and not saying.excepted:
                found.append(objection(saying, self.shelf, OTHER_EDITION))
        return tuple(sorted(found, key=lambda o: o.loses != SPECIAL)[:MOST])
