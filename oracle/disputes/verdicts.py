"""What an answer of the book amounts to as a verdict, and whether a side that claimed something is right."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from oracle.consistency.cases import plain
from oracle.disputes.answers import DEPENDS, NO, OPEN, VALUE, YES, Answered, Claimed, Clause
from oracle.questions import NORM, Question

_LEAVE = re.compile(r"\bmay\b", re.IGNORECASE)
_DUTY = re.compile(r"\bmust\b", re.IGNORECASE)


def verdict_of(question: Question, value: Any) -> str:
    """
    Give the verdict that an answer amounts to; None stands for open.

    Where leave is asked for ("may …?"), a duty is a yes; where it is asked what is done, mere leave is a no.
    """
    if value is None:
        return OPEN
    if question.is_norm:
        return YES if value == "must" or (value == "may" and _LEAVE.search(question.asks)) else NO
    if isinstance(value, bool):
        return YES if value else NO
    return VALUE


def alike(question: Question, value: Any) -> tuple[str, Any]:
    """Give what two answers that come to the same have in common: the verdict, and the value where it is asked for."""
    verdict = verdict_of(question, value)
    both = question.is_norm and _LEAVE.search(question.asks) and _DUTY.search(question.asks)
    return verdict, plain(value) if verdict == VALUE or both else None


def weakest(question: Question, values: Sequence[Any]) -> Any:
    """Give of several answers with one verdict the one that says least: leave before duty."""
    if question.is_norm and values[0] is not None:
        return min(values, key=NORM.values.index) if verdict_of(question, values[0]) == YES else values[0]
    return values[0]


def judged(
    question: Question, verdict: str, value: Any, possible: Collection[Any], claims: Sequence[tuple[str, Any]]
) -> tuple[Claimed, ...]:
    """
    Say of each side whether it is right.

    Args:
        value: The answer, where there is one.
        possible: Every answer of a case that fits, as plain values.
        claims: Who claims what.
    """
    found = []
    for by, answer in claims:
        right: bool | None
        if answer in {OPEN, DEPENDS}:
            right = verdict == answer
        elif verdict == OPEN:
            right = None
        elif verdict == DEPENDS:
            right = None if any(_same(question, v, answer) for v in possible) else False
        else:
            right = _same(question, value, answer)
        found.append(Claimed(by=by, answer=answer, right=right))
    return tuple(found)


def left_open(
    question: Question,
    edition: str,
    reason: tuple[str, str],
    *,
    certainty: str,
    clauses: tuple[Clause, ...],
    facts: Mapping[str, Any],
    claims: Sequence[tuple[str, Any]],
) -> Answered:
    """
    Give the answer that nothing decides.

    Args:
        edition: The edition, or the text, that was asked.
        reason: Why nothing does: a word, and more about it.
        claims: Who claims what.
    """
    why, detail = reason
    return Answered(
        edition=edition,
        verdict=OPEN,
        why=why,
        detail=detail,
        certainty=certainty,
        clauses=clauses,
        claimed=judged(question, OPEN, None, (), claims),
        facts=facts,
    )


def _same(question: Question, value: Any, answer: Any) -> bool:
    if value is None:
        return True  # open in this case: nothing speaks against it
    if question.is_norm and answer in {YES, NO}:
        return bool(verdict_of(question, value) == answer)
    return type(value) is type(answer) and bool(value == answer)
