"""
Claims: one statement of one text, as an answer to questions.

A claim says what a text says, never what is played. The claims of a text are written from that text alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from oracle.errors import DuplicateIdError, TermError
from oracle.questions import Question
from oracle.terms import BoolTerm, questions


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Claim:
    """
    One statement of one text.

    Attributes:
        at: The passages it rests on, as `first line.ordinal` (see `specs/passages/`).
        says: What it says, in our own words.
        when: The cases it speaks about.
        then: What holds there. None for a claim in prose only, which is counted apart.
        overrides: General claims of the same text to which this one is an exception that the text itself makes.
        reading: `name:variant` where the sentence can be understood in several ways; one claim per variant.
        lost: Questions whose answer stood in a picture that the text has lost.
        example: True for a worked example of the text.
        general: True for a sentence without an exception, to which the text makes one elsewhere and does not say so
            here: the two are shown side by side, as a matter of wording.
        counts: Numbers of the term that the passage does not print, with the reason (`{7: "4 and 3 added"}`).
        unsaid: On what its words and its term differ without a fault, by the codes that the comparison of words
            gives (`leave`, `denial`, `left 1`, …); `why` says the reason.
        why: Why it cites more than six lines, or why the wording differs from the term.
    """

    id: str
    source: str
    at: tuple[str, ...]
    says: str
    then: BoolTerm | bool | None = None
    when: BoolTerm | bool = True
    overrides: tuple[str, ...] = ()
    reading: str = ""
    lost: tuple[Question, ...] = ()
    example: bool = False
    general: bool = False
    counts: dict[int, str] = field(default_factory=dict)
    unsaid: tuple[str, ...] = ()
    why: str = ""


@dataclass(slots=True)
class Statements:
    """Collects the claims of one text, in reading order."""

    source: str
    claims: list[Claim] = field(default_factory=list)
    _ids: set[str] = field(default_factory=set, init=False)

    def __call__(self, id: str, at: str, says: str, then: Any = None, **more: Any) -> Claim:
        """
        State one claim.

        Args:
            id: Unique within the text: `topic.what`; the text's id is put in front.
            at: Passage keys, separated by spaces.
            says: What it says, in our own words.
            then: The term that holds.
            more: The other fields of `Claim`; `overrides` names claims of this text without its prefix.
        """
        if then is not None and not isinstance(then, (BoolTerm, bool)):
            raise TermError(f"a condition, got {then!r}", where=id, hint="a permission needs .may, .must, .may_not, …")
        name = f"{self.source}.{id}"
        if name in self._ids:
            raise DuplicateIdError(f"one claim per id, got {name!r} twice", where=at, hint="rename one of the two")
        more["overrides"] = tuple(
            # A whole id (its text has a hyphen) stays as it is, so that the check can name it.
            o if "-" in o.partition(".")[0] else f"{self.source}.{o}"
            for o in more.get("overrides", ())
        )
        claim = Claim(id=name, source=self.source, at=tuple(at.split()), says=says, then=then, **more)
        self.claims.append(claim)
        self._ids.add(name)
        return claim


def asked_by(claim: Claim) -> tuple[Question, ...]:
    """Give the questions a claim answers, or whose answer it says is lost; its guard is not among them."""
    return (*questions(claim.then), *claim.lost)
