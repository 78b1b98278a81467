"""Looks for a planted error as the check does: by the solver first, then by the words cited."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from oracle.claims import Claim
from oracle.consistency.contradictions import conflicts
from oracle.consistency.evidence import Evidence
from oracle.consistency.ground import ground
from oracle.consistency.readings import strengths
from oracle.consistency.silence import gaps
from oracle.errors import OracleError
from oracle.terms import Term, questions
from oracle.textcheck import compare
from specs.lexicon import STEMS


@dataclass(frozen=True)
class Outcome:
    """Whether another claim speaks of the case, and who found the error."""

    spoken: bool
    by_solver: bool
    by_words: bool
    same: bool


@dataclass(frozen=True)
class Hunt:
    """The whole book as it stands, against which a planted error is looked for."""

    evidence: Evidence
    words: Mapping[str, str]
    languages: Mapping[str, str]

    @cached_property
    def neighbours(self) -> dict[str, set[str]]:
        """For each question the claims and laws that touch it."""
        found: dict[str, set[str]] = defaultdict(set)
        for claim in self.evidence.claims:
            for question in questions(claim.then, claim.when):
                found[question.id].add(claim.id)
        return found

    def _near(self, claim: Claim, asked: set[str]) -> Evidence:
        """Give the part of the book that a claim can meet: its questions, through laws and through other claims."""
        reached: set[str] = set()
        pending = set(asked)
        while pending:
            reached |= pending
            more: set[str] = set()
            for _, law in self.evidence.laws:
                touched = {q.id for q in questions(law)}
                if touched & pending:
                    more |= touched
            pending = more - reached
        kept = {c for q in reached for c in self.neighbours[q]} | {claim.id}
        # Exceptions go with their general claims, and readings with each other.
        names = {c.reading.partition(":")[0] for c in self.evidence.claims if c.id in kept and c.reading}
        claims = [
            c
            for c in self.evidence.claims
            if c.id in kept or (c.reading and c.reading.partition(":")[0] in names) or set(c.overrides) & kept
        ]
        have = {c.id for c in claims}
        pruned = [replace(c, overrides=tuple(o for o in c.overrides if o in have)) for c in claims]
        laws = tuple((n, t) for n, t in self.evidence.laws if {q.id for q in questions(t)} & reached)
        asked_ = tuple(q for q in self.evidence.catalogue if q.id in reached)
        return replace(self.evidence, claims=tuple(pruned), laws=laws, catalogue=asked_)

    @staticmethod
    def _seen(evidence: Evidence) -> set[frozenset[str]]:
        found = {frozenset(c for s in conflict.statements for c in s.claims) for conflict in conflicts(evidence)}
        alone = [*strengths(evidence), *gaps(evidence)]
        return found | {frozenset({f"{f.id}: {f.says} {f.witness}"}) for f in alone}

    def look(self, right: Claim, wrong: Claim) -> Outcome:
        """Look for the error that makes `wrong` out of `right`."""
        asked = {q.id for q in questions(*(t for t in (right.then, wrong.then, right.when) if isinstance(t, Term)))}
        before = self._near(right, asked)
        after = replace(before, claims=tuple(wrong if c.id == right.id else c for c in before.claims))
        try:
            changed = ground([replace(wrong, overrides=())]).instances
        except OracleError:
            return Outcome(spoken=True, by_solver=True, by_words=False, same=False)
        old = {i.formula for i in ground([replace(right, overrides=())]).instances}
        fresh = [i for i in changed if i.formula not in old]
        if not fresh:
            return Outcome(spoken=False, by_solver=False, by_words=False, same=True)
        points = {p for i in fresh for p in i.points}
        others = {
            p
            for i in before.grounded.instances
            if i.owner != right.id and not self._is_twin(i.owner, right)
            for p in i.points
        }
        by_solver = any(right.id in s or len(s) == 1 for s in self._seen(after) - self._seen(before))
        text = self.words.get(right.id, "")
        language = self.languages[right.source]
        by_words = bool(text) and bool(
            {m.what for m in compare(wrong, text, language, STEMS)}
            - {m.what for m in compare(right, text, language, STEMS)}
        )
        return Outcome(spoken=bool(points & others), by_solver=by_solver, by_words=by_words, same=False)

    def _is_twin(self, owner: str, right: Claim) -> bool:
        return owner.partition(".")[2] == right.id.partition(".")[2]
