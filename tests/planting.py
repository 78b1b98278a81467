"""
Plants one error at a time into a claim, to see whether it is found.

Operators: a number off by one, may for must and the like, a limit moved by one, all for any, the guard dropped, and
another colour or role in place of the one the text names.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from oracle.claims import Claim
from oracle.terms import BoolTerm, Term


@dataclass(frozen=True)
class Planted:
    """A claim with one error, and of what kind it is."""

    kind: str
    claim: Claim


def _rebuild(term: Term, args: tuple[Any, ...]) -> Any:
    return type(term)(term.op, *args)


def _children(term: Term) -> tuple[Any, ...]:
    return term.args[1] if term.op == "ask" else () if term.op == "var" else term.args


def _with(term: Term, index: int, child: Any) -> Any:
    children = list(_children(term))
    children[index] = child
    if term.op == "ask":
        return _rebuild(term, (term.args[0], tuple(children), term.args[2]))
    return _rebuild(term, tuple(children))


def _fits(term: Term, index: int, value: Any) -> bool:
    if term.op in ("//", "%") and index == 1:
        return bool(value)
    if term.op == "ask":
        return value in term.args[0].domains[index]
    if term.op == "==":
        other = term.args[1 - index]
        if isinstance(other, Term) and other.op == "ask":
            return value in other.args[0].answers
        if isinstance(other, Term) and other.op == "var":
            return value in other.args[1]
    return True


def mutants_of(term: Any) -> Iterator[tuple[str, Any]]:
    """Give every term with one error, with the kind of error."""
    if not isinstance(term, Term):
        return
    if term.op == "ask" and term.args[2] == "may":
        yield "modality", _rebuild(term, (term.args[0], term.args[1], "must"))
        yield "modality", BoolTerm("not", term)
    if term.op == "ask" and term.args[2] == "must":
        yield "modality", _rebuild(term, (term.args[0], term.args[1], "may"))
    if term.op == "not" and isinstance(term.args[0], Term) and term.args[0].op == "ask":
        yield "modality", term.args[0]
    if term.op == "and" and len(term.args) > 1:
        yield "quantifier", _rebuild_as(term, "or")
    if term.op in ("<", "<="):
        yield "quantifier", _rebuild_as(term, "<=" if term.op == "<" else "<")
    for index, child in enumerate(_children(term)):
        if isinstance(child, bool):
            continue
        if isinstance(child, int):
            for number in (child + 1, child - 1):
                if number >= 0 and _fits(term, index, number):
                    yield "number", _with(term, index, number)
        elif isinstance(child, enum.Enum):
            members = list(type(child))
            wrong = members[(members.index(child) + 1) % len(members)]
            if _fits(term, index, wrong):
                yield "word", _with(term, index, wrong)
        elif isinstance(child, Term):
            for kind, inner in mutants_of(child):
                yield kind, _with(term, index, inner)


def _rebuild_as(term: Term, op: str) -> Any:
    return BoolTerm(op, *term.args)


def planted_in(claim: Claim) -> Iterator[Planted]:
    """Give every claim with one error planted in what it says, or its guard dropped."""
    if claim.reading or claim.then is None:
        return
    for kind, then in mutants_of(claim.then):
        yield Planted(kind, replace(claim, then=then))
    if isinstance(claim.when, Term):
        for kind, when in mutants_of(claim.when):
            yield Planted("scope" if kind == "word" else kind, replace(claim, when=when))
        yield Planted("scope", replace(claim, when=True))
