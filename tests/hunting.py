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
from oracle.telling import Telling
from oracle.terms import Term, questions
from oracle.textcheck import compare, left_out
from specs.lexicon import STEMS


@dataclass(frozen=True)
class Outcome:
    """
    Whether another claim speaks of the case, and who found the error.

    `seen_as` is what the solver's fresh findings with the claim are: `across`, `inside` or `alone`.
    """

    spoken: bool
    by_solver: bool
    by_words: bool
    same: bool
    seen_as: frozenset[str] = frozenset()

    @property
    def found(self) -> bool:
        """Whether anything shows."""
        return self.by_solver or self.by_words


@dataclass(frozen=True)
class Hunt:
    """
    The whole book as it stands, against which a planted error is looked for.

    `passages` are the words by text and key of passage; `thorough` asks the solver of what the words show, too.
    """

    evidence: Evidence
    passages: Mapping[tuple[str, str], str]
    languages: Mapping[str, str]
    thorough: bool = True

    @cached_property
    def borne(self) -> dict[tuple[str, str], list[Claim]]:
        """The claims that each passage bears."""
        found: dict[tuple[str, str], list[Claim]] = defaultdict(list)
        for claim in self.evidence.claims:
            for key in claim.at:
                found[claim.source, key].append(claim)
        return found

    @cached_property
    def stood(self) -> dict[str, tuple[Evidence, set[frozenset[str]]]]:
        """What was found about a claim and its neighbours before anything was planted."""
        return {}

    def mismatches(self, claim: Claim) -> set[tuple[str, str, Telling]]:
        """Give on what a claim, in the place of the book's own, and the words of its passages differ."""
        language = self.languages[claim.source]
        held = {key: self.passages.get((claim.source, key), "") for key in claim.at}
        if not any(held.values()):
            return set()
        found = {("", m.code, m.what) for m in compare(claim, " ".join(held.values()), language, STEMS)}
        for key, text in held.items():
            claims = [claim if c.id == claim.id else c for c in self.borne[claim.source, key]]
            found |= {(key, m.code, m.what) for m in left_out(claims, text, language, STEMS)}
        return found

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
        # Findings of silence look at what is declared near to a question: at what is kept.
        asked_ = tuple(
            replace(q, near=tuple(n for n in q.near if n in reached))
            for q in self.evidence.catalogue
            if q.id in reached
        )
        return replace(self.evidence, claims=tuple(pruned), laws=laws, catalogue=asked_)

    def _seen(self, evidence: Evidence) -> set[frozenset[str]]:
        found = {frozenset(c for s in conflict.statements for c in s.claims) for conflict in conflicts(evidence)}
        alone = [*strengths(evidence), *gaps(evidence)]
        return found | {frozenset({f"{f.id}: {f.says} {f.witness}"}) for f in alone}

    def _before(self, claim: Claim) -> tuple[Evidence, set[frozenset[str]]]:
        if claim.id not in self.stood:
            asked = {q.id for q in questions(*(t for t in (claim.then, claim.when) if isinstance(t, Term)))}
            near = self._near(claim, asked)
            self.stood[claim.id] = near, self._seen(near)
        return self.stood[claim.id]

    def _class(self, blame: frozenset[str]) -> str:
        voices = {self.evidence.by_source[c.partition(".")[0]].voice for c in blame if c in self.evidence.by_id}
        return "alone" if not voices else "inside" if len(voices) == 1 else "across"

    def look(self, right: Claim, wrong: Claim) -> Outcome:
        """Look for the error that makes `wrong` out of `right`."""
        try:
            changed = ground([replace(wrong, overrides=())]).instances
        except OracleError:
            return Outcome(spoken=True, by_solver=True, by_words=False, same=False)
        old = {i.formula for i in ground([replace(right, overrides=())]).instances}
        fresh = [i for i in changed if i.formula not in old]
        lost = old - {i.formula for i in changed}
        if not fresh and not lost:
            return Outcome(spoken=False, by_solver=False, by_words=False, same=True)
        points = {p for i in fresh for p in i.points}
        others = {
            p
            for i in self.evidence.grounded.instances
            if i.owner != right.id and not self._is_twin(i.owner, right)
            for p in i.points
        }
        by_words = bool(self.mismatches(wrong) - self.mismatches(right))
        fresh_findings: set[frozenset[str]] = set()
        if self.thorough or not by_words:
            before, known = self._before(right)
            # An exception keeps only the general claims that are near.
            claims = (replace(wrong, overrides=c.overrides) if c.id == right.id else c for c in before.claims)
            after = replace(before, claims=tuple(claims))
            fresh_findings = {s for s in self._seen(after) - known if right.id in s or len(s) == 1}
        seen_as = frozenset(map(self._class, fresh_findings))
        return Outcome(bool(points & others), bool(fresh_findings), by_words, same=False, seen_as=seen_as)

    def _is_twin(self, owner: str, right: Claim) -> bool:
        return owner.partition(".")[2] == right.id.partition(".")[2]
