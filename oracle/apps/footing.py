"""
What a rule rests on in a text: the claims that speak of its cases, or else those that it is derived from.

A text can answer a question without a claim about it: the price less a discount follows from the discount. A rule, or
the ruling that it carries, then names the claims it is derived from, and the text is not called silent.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any, Final

from oracle.claims import Claim, asked_by
from oracle.consistency.ground import formula_of
from oracle.errors import TermError
from oracle.questions import Question
from oracle.rules import OPEN, Rule, Ruling
from oracle.sources import Source
from oracle.terms import Term, walk

SAID: Final = "said"
DERIVED: Final = "derived"
NEAR: Final = "on the matter"
AGAINST: Final = "against"
SILENT: Final = "silent"
CUT: Final = "after the break"


@dataclass(frozen=True, slots=True, kw_only=True)
class Footing:
    """
    What a rule rests on in one text.

    Attributes:
        state: `said` (claims of the text answer its question), `derived` (the answer follows from others), `on the
            matter` (others speak of it, and the rule leaves it open), `against` (they speak against the rule), `silent`
            or `after the break`.
        claims: The claims for it, in reading order; those of the text's twin where it has none of its own.
        contrary: The claims against it, which a ruling sets aside.
        keys: The passages of the text behind `claims`, and those on the same lines as its twin's.
        against: The passages behind `contrary`, in the same way.
    """

    state: str
    claims: tuple[Claim, ...]
    contrary: tuple[Claim, ...]
    keys: tuple[str, ...]
    against: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Footings:
    """Finds the footing of each rule in each text, by the claims and rulings of a book."""

    sources: Sequence[Source]
    claims: Sequence[Claim]
    rulings: Sequence[Ruling]
    unreached: Mapping[str, Sequence[str]]

    @cached_property
    def _by_id(self) -> Mapping[str, Claim]:
        return {c.id: c for c in self.claims}

    @cached_property
    def _place(self) -> Mapping[str, int]:
        return {c.id: n for n, c in enumerate(self.claims)}

    @cached_property
    def _ruling(self) -> Mapping[str, Ruling]:
        return {r.id: r for r in self.rulings}

    @cached_property
    def about(self) -> Mapping[tuple[str, str], Sequence[Claim]]:
        """The claims of each text about each question, by the ids of both."""
        found: dict[tuple[str, str], list[Claim]] = {}
        for claim in self.claims:
            for question in asked_by(claim):
                found.setdefault((claim.source, question.id), []).append(claim)
        return found

    def twins(self, source: Source) -> tuple[Source, ...]:
        """Give the texts that are the same text line for line in another language."""
        return tuple(s for s in self.sources if s.voice == source.voice and s is not source)

    def of(self, rule: Rule, source: Source) -> Footing:
        """Give the footing of a rule in a text."""
        ruling = self._ruling.get(rule.ruling)
        contrary = frozenset((*ruling.against, *ruling.overrules)) if ruling else frozenset[str]()
        named = frozenset((*rule.claims, *(ruling.supports if ruling else ())))
        own = self._sides(rule, source.id, named, contrary)
        twins = [(t, self._sides(rule, t.id, named, contrary)) for t in self.twins(source)]
        said, derived, against = (
            # A text that is silent where its twin speaks stands on the same lines.
            own[n] or next((sides[n] for _, sides in twins if sides[n]), ())
            for n in range(3)
        )
        bears = NEAR if rule.answer is OPEN else DERIVED
        state = SAID if said else bears if derived else AGAINST if against else self._absent(rule, source.id)
        sides = [own, *(found for _, found in twins)]
        return Footing(
            state=state,
            claims=self._ordered((*said, *derived)),
            contrary=self._ordered(against),
            keys=self._keys(source, [c for side in sides for c in (*side[0], *side[1])]),
            against=self._keys(source, [c for side in sides for c in side[2]]),
        )

    def _absent(self, rule: Rule, source: str) -> str:
        cut = self.unreached.get(source, ())
        return CUT if rule.topic in cut or rule.question.id in cut else SILENT

    def _sides(
        self, rule: Rule, source: str, named: frozenset[str], contrary: frozenset[str]
    ) -> tuple[tuple[Claim, ...], tuple[Claim, ...], tuple[Claim, ...]]:
        """Give the claims of a text that answer the question of a rule, those it is derived from, and those against."""
        about = [c for c in self.about.get((source, rule.question.id), ()) if c.id not in contrary]
        said = [c for c in about if _speaks(c, rule)]
        said = [c for c in said if rule.question not in c.lost] or said
        derived = [self._by_id[i] for i in named if self._by_id[i].source == source]
        # What is said of the other cases bears on this one where nothing better is named.
        derived = [c for c in derived if c not in said] or ([] if said else about)
        against = [self._by_id[i] for i in contrary - named if self._by_id[i].source == source]
        return tuple(said), tuple(derived), tuple(against)

    def _ordered(self, claims: Iterable[Claim]) -> tuple[Claim, ...]:
        return tuple(sorted(claims, key=lambda c: self._place[c.id]))

    def _keys(self, source: Source, claims: Iterable[Claim]) -> tuple[str, ...]:
        """Give the passages of a text that claims cite, or that stand on the lines that those of a twin cite."""
        lines = {s.id: s.by_key for s in (source, *self.twins(source))}
        cited = {
            (lines[c.source][k].first, lines[c.source][k].last) for c in claims for k in c.at if k in lines[c.source]
        }
        own = {k for c in claims if c.source == source.id for k in c.at if k in source.by_key}
        covered = {(source.by_key[k].first, source.by_key[k].last) for k in own}
        beside = {r.key for r in source.records for a, b in cited - covered if a <= r.first and r.last <= b}
        return tuple(r.key for r in source.records if r.key in own | beside)


def _speaks(claim: Claim, rule: Rule) -> bool:
    """Say whether a claim speaks of a case of a rule, as far as its arguments and its guard tell."""
    if rule.question in claim.lost:
        return True
    asked = [t.args[1] for t in walk(claim.then) if t.op == "ask" and t.args[0] is rule.question]
    names = rule.question.names
    return any(
        _fits(claim, given, args)
        for args in product(*(d.values for d in rule.question.domains))
        if formula_of(rule.when, dict(zip(names, args, strict=True)), {})[0] is True
        for given in asked
    )


def _fits(claim: Claim, given: Sequence[Any], args: Sequence[Any]) -> bool:
    """Say whether what a claim asks can be a case."""
    facts: dict[str, Any] = {}
    for asked, value in zip(given, args, strict=True):
        if not isinstance(asked, Term):
            if asked != value:
                return False
        elif asked.op == "var" and facts.setdefault(asked.args[0], value) != value:
            return False
    try:
        return formula_of(claim.when, facts, {})[0] is not False
    except TermError:
        # The guard needs more than the arguments tell: then the claim may speak of the case.
        return True


def of_question(footings: Footings, question: Question) -> tuple[Claim, ...]:
    """Give the claims of all texts about a question, text by text."""
    return tuple(c for s in footings.sources for c in footings.about.get((s.id, question.id), ()))
