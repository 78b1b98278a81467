"""
What is answered in a dispute, as values: the verdict, the clauses that decide, what speaks against it and loses.

The published form is that of `ask.schema.json`; `plain()` gives it. This module judges nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from oracle.findings import Citation

YES: Final = "yes"
NO: Final = "no"
VALUE: Final = "value"
DEPENDS: Final = "depends"
OPEN: Final = "open"
VERDICTS: Final = (YES, NO, VALUE, DEPENDS, OPEN)
"""Every verdict there is."""

PROVED: Final = "proved"
CHECKED: Final = "checked"
RULING: Final = "ruling"
BORROWED: Final = "borrowed"
CERTAINTIES: Final = (PROVED, CHECKED, RULING, BORROWED)
"""How sure an answer is: in every case that fits, in this case, by our ruling, by the other edition's answer."""

GAP: Final = "gap"
CONTESTED: Final = "contested"
TRUNCATED: Final = "truncated"
"""Why an answer is open: nothing is said, several things are said, or the text has broken off before."""

SPECIAL: Final = "special over general"
OTHER_EDITION: Final = "other edition"
DAMAGED: Final = "damaged text"
"""Why a clause loses; where a ruling decides, `ruling ID`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """
    What decides: a rule, a claim of a text, or a printed value.

    Attributes:
        claims: The claims whose lines are cited, by id.
        ruling: The ruling behind it; empty where there is none.
        trust: How far a component value can be trusted; empty for what is no such value.
        quotes: The words of the lines, where the text is at hand.
    """

    id: str
    citations: tuple[Citation, ...]
    says: str
    claims: tuple[str, ...] = ()
    ruling: str = ""
    trust: str = ""
    quotes: tuple[str, ...] = ()

    def plain(self) -> dict[str, Any]:
        """Give it as JSON has it."""
        return {
            "id": self.id,
            "citations": [c.as_json() for c in self.citations],
            "says": self.says,
            "claims": list(self.claims),
            "ruling": self.ruling or None,
            "trust": self.trust or None,
            "quotes": list(self.quotes),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Objection:
    """
    A clause that answers otherwise, and why it loses.

    Attributes:
        answers: What it answers, as a plain value; a list where it leaves several possible.
        loses: `special over general`, `ruling ID`, `other edition` or `damaged text`.
    """

    id: str
    citations: tuple[Citation, ...]
    says: str
    answers: Any
    loses: str
    quotes: tuple[str, ...] = ()

    def plain(self) -> dict[str, Any]:
        """Give it as JSON has it."""
        return {
            "id": self.id,
            "citations": [c.as_json() for c in self.citations],
            "says": self.says,
            "answers": self.answers,
            "loses": self.loses,
            "quotes": list(self.quotes),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """One case that fits what is known, with its answer."""

    case: Mapping[str, Any]
    verdict: str
    value: Any
    clauses: tuple[str, ...]

    def plain(self) -> dict[str, Any]:
        """Give it as JSON has it."""
        return {
            "case": dict(self.case),
            "verdict": self.verdict,
            "value": self.value,
            "clauses": list(self.clauses),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Claimed:
    """What a side says; `right` is None where nothing decides between it and the other."""

    by: str
    answer: Any
    right: bool | None

    def plain(self) -> dict[str, Any]:
        """Give it as JSON has it."""
        return {"by": self.by, "answer": self.answer, "right": self.right}


@dataclass(frozen=True, slots=True, kw_only=True)
class Earlier:
    """A dispute that was answered before and covers what is asked."""

    id: str
    date: str
    asks: str
    why: str

    def plain(self) -> dict[str, Any]:
        """Give it as JSON has it."""
        return {"id": self.id, "date": self.date, "asks": self.asks, "why": self.why}


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """
    What one edition, or one text, answers.

    Attributes:
        edition: The edition, or the id of the text.
        value: The answer as a plain value; None where the verdict is `depends` or `open`.
        why: Of an open verdict `gap`, `contested` or `truncated`; else the reason in a sentence.
        detail: More about it in a sentence, as for whom it is open.
        facts: What is known, as plain values.
        missing: The fact that decides, or the facts joined by `, ` where no single one does.
        examples: One case each way where it depends.
        precedents: What was answered before in every case that fits.
    """

    edition: str
    verdict: str
    value: Any = None
    why: str = ""
    detail: str = ""
    certainty: str = CHECKED
    clauses: tuple[Clause, ...] = ()
    against: tuple[Objection, ...] = ()
    missing: str | None = None
    examples: tuple[Example, ...] = ()
    claimed: tuple[Claimed, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    precedents: tuple[Earlier, ...] = ()

    def plain(self) -> dict[str, Any]:
        """Give it as JSON has it."""
        return {
            "edition": self.edition,
            "verdict": self.verdict,
            "value": self.value,
            "why": self.why,
            "detail": self.detail,
            "certainty": self.certainty,
            "clauses": [c.plain() for c in self.clauses],
            "against": [a.plain() for a in self.against],
            "missing": self.missing,
            "examples": [e.plain() for e in self.examples],
            "claimed": [c.plain() for c in self.claimed],
            "facts": dict(self.facts),
            "precedents": [p.plain() for p in self.precedents],
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Answers:
    """
    The answers to one question, edition by edition or text by text.

    Attributes:
        question: The id of the question.
        asks: The question as a player would put it.
        heard: The words by which the question was found; empty where it was named.
        suggested: Facts that these words seem to tell; nothing is answered by them.
    """

    question: str
    asks: str
    answers: tuple[Answered, ...]
    heard: str = ""
    suggested: Mapping[str, Any] = field(default_factory=dict)

    @property
    def wrong(self) -> bool:
        """Whether something that a side claims is wrong under an edition that was asked."""
        return any(c.right is False for a in self.answers for c in a.claimed)

    def plain(self) -> dict[str, Any]:
        """Give them as JSON has them."""
        found: dict[str, Any] = {
            "question": self.question,
            "asks": self.asks,
            "answers": [a.plain() for a in self.answers],
        }
        if self.heard:
            found["heard"] = {"words": self.heard, "suggested": dict(self.suggested)}
        return found
