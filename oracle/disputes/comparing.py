"""
Holds a certificate against the one that the book installed makes of the same question.

They have to be the same to the letter; else the first clause or answer that differs is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from oracle.disputes.certificate import Document
from oracle.disputes.verifying import ANSWER, BOOK, Fault


def against_book(document: Mapping[str, Any], again: Document) -> list[Fault]:
    """Say where the book installed differs from a certificate, which was made again by it."""
    if again["asked"] != document["asked"]:
        return [Fault(kind=BOOK, says="what was asked is not written as it is asked")]
    if again["asks"] != document["asks"]:
        return [Fault(kind=BOOK, says="made with another version of the book: the question is put otherwise")]
    given = document["answers"]
    if not isinstance(given, list) or len(given) != len(again["answers"]):
        return [Fault(kind=ANSWER, says=f"{len(again['answers'])} answers are expected")]
    return [f for own, said in zip(again["answers"], given, strict=True) for f in _compared(own, said)]


def _compared(own: Document, said: Any) -> Iterator[Fault]:
    edition = own["edition"]
    if not isinstance(said, dict):
        yield Fault(kind=ANSWER, says="an answer is expected", edition=edition)
        return
    if same(own, said):
        return
    clauses = list(_clauses(own, said))
    yield from (Fault(kind=BOOK, says=f"made with another version of the book: {c}", edition=edition) for c in clauses)
    answer = [n for n in ("edition", "verdict", "value", "missing", "facts") if not same(own[n], said.get(n))]
    if answer:
        told = own["verdict"] if own["value"] is None else f"{own['verdict']} ({own['value']})"
        says = f"the book installed answers otherwise: {told}; {', '.join(answer)} differs"
        yield Fault(kind=ANSWER, says=says, edition=edition)
    elif not clauses:
        other = sorted(n for n in {*own, *said} if n not in own or n not in said or not same(own[n], said[n]))
        says = f"made with another version of the book: {', '.join(map(str, other))} differs"
        yield Fault(kind=BOOK, says=says, edition=edition)


def same(one: Any, other: Any) -> bool:
    """Say whether two plain values are the same, a truth being no number."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(v, other[n]) for n, v in one.items())
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


def _by_id(entries: Any) -> dict[str, Any]:
    listed = entries if isinstance(entries, list) else []
    return {e["id"]: e for e in listed if isinstance(e, dict) and isinstance(e.get("id"), str)}


def _clauses(own: Document, said: Mapping[str, Any]) -> Iterator[str]:
    """Say which clauses differ, are not there any more, or are new."""
    for name in ("clauses", "overridden", "printed"):
        ours, theirs = _by_id(own.get(name)), _by_id(said.get(name))
        rules = [_by_id(a["chain"].get("rules")) if isinstance(a.get("chain"), dict) else {} for a in (own, said)]
        for clause in dict.fromkeys((*theirs, *ours)):
            if clause not in ours:
                yield f"clause {clause[:80]} does not decide this in the book installed"
            elif clause not in theirs:
                yield f"clause {clause} is needed and is not in the certificate"
            elif not same(ours[clause], theirs[clause]) or not same(*(r.get(clause) for r in rules)):
                yield f"clause {clause} differs"
