"""
A book: everything of one edition, from texts to rules, ready to be asked.

The book answers by its rules alone. Whether these say what the texts say is proved elsewhere.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from oracle.claims import Claim
from oracle.errors import DuplicateIdError, OverlapError, RequestError, UnknownClaimError
from oracle.questions import Question
from oracle.rules import OPEN, Rule, Ruling, Status
from oracle.sources import Source
from oracle.terms import BOOLEAN, Term, fold, show


class _Facts:
    """The algebra of rules: every condition is decided by the case, so nothing may stay open."""

    def _no(self, *_: Any) -> Any:
        raise RequestError("a rule's condition over its question's parameters alone")

    conjunction = disjunction = negation = choice = arithmetic = answer = _no


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """
    What a book answers in one case.

    Attributes:
        value: The answer; None where it is open.
        rules: The deciding rules (several only if they agree).
        certainty: `ruling` or `borrowed` where a ruling decides, else `checked`; a proof may raise it.
    """

    question: Question
    case: Mapping[str, Any]
    value: Any
    rules: tuple[Rule, ...]
    certainty: str

    @property
    def is_open(self) -> bool:
        """Whether nothing decides."""
        return self.value is None


@dataclass(frozen=True, kw_only=True)
class Book:
    """
    The rules of one edition with everything they rest on.

    Raises (when made):
        DuplicateIdError: Two entries carry one id.
        UnknownClaimError: A rule or ruling names a claim, rule or ruling that is not there.
    """

    edition: str
    options: tuple[str, ...]
    sources: tuple[Source, ...]
    claims: tuple[Claim, ...]
    rulings: tuple[Ruling, ...]
    rules: tuple[Rule, ...]
    catalogue: tuple[Question, ...]

    def __post_init__(self) -> None:
        check_ids(self.claims, self.rules, self.rulings, self.catalogue)

    @cached_property
    def questions(self) -> dict[str, Question]:
        """The questions by id."""
        return {q.id: q for q in self.catalogue}

    @cached_property
    def by_question(self) -> dict[str, list[Rule]]:
        """The rules of this edition by question."""
        found: dict[str, list[Rule]] = defaultdict(list)
        for rule in self.rules:
            if not rule.editions or self.edition in rule.editions:
                found[rule.question.id].append(rule)
        return found

    @cached_property
    def rulings_by_id(self) -> dict[str, Ruling]:
        """The rulings by id."""
        return {r.id: r for r in self.rulings}

    def question(self, name: str) -> Question:
        """
        Give a question by its id.

        Raises:
            RequestError: There is none of that name.
        """
        if name not in self.questions:
            raise RequestError(
                f"the id of a question, got {name!r}", hint="oracle rule WORDS finds questions and rules"
            )
        return self.questions[name]

    def answer(self, question: Question, case: Mapping[str, Any]) -> Answer:
        """
        Answer one question in one case.

        Raises:
            OverlapError: Two rules answer differently and neither overrides the other.
            RequestError: The case lacks a parameter or has a value outside its domain.
        """
        for name, domain in zip(question.names, question.domains, strict=True):
            if name not in case or case[name] not in domain:
                got = show(case[name]) if name in case else "none"
                raise RequestError(f"{name} as one of {domain.listed()}, got {got}", where=question.id)
        firing = [r for r in self.by_question[question.id] if fold(r.when, case, _Facts()) is True]
        overridden = {o for r in firing for o in r.overrides}
        deciding = [r for r in firing if r.id not in overridden]
        values = {_key(v): v for r in deciding for v in [_value(r, case)]}
        if len(values) > 1:
            raise OverlapError(
                f"one answer, got {', '.join(map(show, values.values()))} from {', '.join(r.id for r in deciding)}",
                where=f"{question.id} ({', '.join(f'{n} {show(v)}' for n, v in case.items())})",
                hint="let the special rule override the general one",
            )
        value = next(iter(values.values()), None)
        return Answer(
            question=question,
            case=dict(case),
            value=None if value is OPEN else value,
            rules=tuple(deciding),
            certainty=self._certainty(deciding),
        )

    def _certainty(self, deciding: Sequence[Rule]) -> str:
        states = {
            self.rulings_by_id[r.ruling].status
            for r in deciding
            if r.ruling and self.edition in self.rulings_by_id[r.ruling].editions
        }
        if Status.BORROWED in states:
            return "borrowed"
        return "ruling" if states else "checked"


def _value(rule: Rule, case: Mapping[str, Any]) -> Any:
    if not isinstance(rule.answer, Term):
        return rule.answer
    value = fold(rule.answer, case, _Facts())
    domain = rule.question.answers
    if domain is BOOLEAN or value in domain:
        return value
    raise RequestError(f"an answer within {domain.listed()}, got {show(value)}", where=rule.id)


def _key(value: Any) -> str:
    return f"{type(value).__name__}:{value}"


def check_ids(
    claims: Sequence[Claim], rules: Sequence[Rule], rulings: Sequence[Ruling], catalogue: Sequence[Question]
) -> None:
    """
    Check that ids are unique and that every id named exists.

    Raises:
        DuplicateIdError: Two entries carry one id.
        UnknownClaimError: Something names what is not there.
    """
    for what, ids in (
        ("claim", [c.id for c in claims]),
        ("rule", [r.id for r in rules]),
        ("ruling", [r.id for r in rulings]),
        ("question", [q.id for q in catalogue]),
    ):
        twice = sorted({i for i in ids if ids.count(i) > 1}) if len(ids) != len(set(ids)) else []
        if twice:
            raise DuplicateIdError(f"one {what} per id, got {twice[0]!r} twice", hint="rename one of the two")
    known = {c.id for c in claims}
    decided = {r.id for r in rulings}
    named = {r.id for r in rules}
    asked = {q.id for q in catalogue}
    for rule in rules:
        for claim in rule.claims:
            if claim not in known:
                raise UnknownClaimError(f"the id of a claim, got {claim!r}", where=rule.id, hint="correct the id")
        if rule.ruling and rule.ruling not in decided:
            raise UnknownClaimError(f"the id of a ruling, got {rule.ruling!r}", where=rule.id, hint="correct the id")
        for other in (*rule.overrides, *rule.excepts):
            if other not in named:
                raise UnknownClaimError(f"the id of a rule, got {other!r}", where=rule.id, hint="correct the id")
    for ruling in rulings:
        for claim in (*ruling.supports, *ruling.against, *ruling.overrules):
            if claim not in known:
                raise UnknownClaimError(
                    f"the id of a claim, got {claim!r}", where=f"ruling {ruling.id}", hint="correct the id"
                )
        for question in ruling.questions:
            if question not in asked:
                raise UnknownClaimError(
                    f"the id of a question, got {question!r}", where=f"ruling {ruling.id}", hint="correct the id"
                )
