"""
Rules and rulings: what is played, and our decisions where texts clash or are silent.

A rule answers one question in the cases of its guard. It names the claims it rests on by id and is written apart
from them; a solver holds the two against each other. A ruling is data: it answers some cases of a question for an
edition, says which claims it overrules, and why.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from oracle.errors import DuplicateIdError, TermError
from oracle.questions import NORM, Question
from oracle.terms import BoolTerm, Term

LANGUAGES = ("en", "pt", "es")
"""The languages in which every rule says what it says."""

OPEN = "open"
"""The answer of a rule that decides nothing, on purpose."""


class Status(enum.Enum):
    """Where a ruling's answer comes from."""

    FOLLOWS = "follows a text"
    OURS = "our reading"
    BORROWED = "borrowed"
    OPEN = "open"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Rule:
    """
    What is played in some cases of one question.

    Attributes:
        says: The rule in English, Portuguese and Spanish; `{answer}` and names of `fills` are filled in.
        when: The cases it speaks about.
        answer: The answer there: a value, a term over the question's parameters, or `OPEN`.
        editions: Whose play it is; empty for every edition.
        overrides: Ids of more general rules to which it is an exception.
        excepts: Ids of rules about other questions that do not hold where it does: an option changes what the base
            game says of something else. It links the two and decides nothing.
        claims: Ids of claims, about other questions, that it follows from or that bear on it.
        ruling: The ruling that decides where the claims do not.
    """

    id: str
    question: Question
    says: Mapping[str, str]
    answer: Any
    when: BoolTerm | bool = True
    editions: tuple[str, ...] = ()
    overrides: tuple[str, ...] = ()
    excepts: tuple[str, ...] = ()
    claims: tuple[str, ...] = ()
    ruling: str = ""
    fills: Mapping[str, Any] = field(default_factory=dict)

    @property
    def topic(self) -> str:
        """The topic of its question."""
        return self.question.topic

    def text(self, language: str) -> str:
        """Give what it says in a language, numbers filled in."""
        shown = "…" if isinstance(self.answer, Term) else getattr(self.answer, "value", self.answer)
        return self.says[language].format_map({"answer": shown, **self.fills})


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """
    One decision of ours, for some editions.

    Attributes:
        questions: The questions it answers, by id; a borrowed ruling may name several.
        answers: Cases (lists of values by parameter; missing parameters mean every value) with their answer.
            Empty for a borrowed ruling, which takes the lender's answer, and for an open one.
        supports: Claims that speak for it: the lines on which the rules that carry it rest.
        against: Claims that speak against it.
        overrules: Claims that it does not follow.
        covers: Ids of findings that it decides, besides those about its questions.
    """

    id: str
    editions: tuple[str, ...]
    questions: tuple[str, ...]
    status: Status
    asks: str
    why: str
    date: str
    answers: tuple[Mapping[str, Any], ...] = ()
    supports: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
    overrules: tuple[str, ...] = ()
    covers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Refusal:
    """
    Why an action is not legal.

    Attributes:
        rule: The id of the deciding rule; empty where what lies on the table decides.
        says: What stands against it.
        citations: The lines of the texts it rests on.
    """

    rule: str
    says: str
    citations: Sequence[Mapping[str, Any]]


@dataclass(slots=True)
class Rulebook:
    """Collects the rules of one topic, in the order a player meets them."""

    topic: str
    rules: list[Rule] = field(default_factory=list)

    def __call__(self, id: str, question: Question, answer: Any, en: str, pt: str, es: str, **more: Any) -> Rule:
        """
        State one rule.

        Args:
            id: `topic.what_it_says`, unique in the book.
            question: The question it answers.
            answer: A value of the question's answers, a term over its parameters, or `OPEN`.
            en: What it says in English; `{answer}` stands for the answer.
            pt: The same in Portuguese.
            es: The same in Spanish.
            more: The other fields of `Rule`.
        Raises:
            DuplicateIdError: The id is taken.
            TermError: The answer is none of the question's.
        """
        if any(r.id == id for r in self.rules):
            raise DuplicateIdError(f"one rule per id, got {id!r} twice", where=self.topic)
        allowed = NORM.values if question.is_norm else question.answers.values
        fits = any(type(answer) is type(v) and answer == v for v in allowed) if not isinstance(answer, Term) else True
        if answer is not OPEN and not fits:
            raise TermError(f"an answer of {question.id} ({question.answers.name}), got {answer!r}", where=id)
        rule = Rule(id=id, question=question, answer=answer, says={"en": en, "pt": pt, "es": es}, **more)
        self.rules.append(rule)
        return rule
