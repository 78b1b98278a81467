"""
What each sentence of each text answers in one case, taken by itself and without a solver.

A claim alone is weaker than its text: what follows only from several sentences together is no saying of any of them.
The whole text is asked in `oracle.disputes.by_text`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from oracle.claims import Claim, asked_by
from oracle.consistency.ground import Instance, Point, allowed, ground, values_of
from oracle.questions import NORM, Question
from oracle.terms import Term, walk


@dataclass(frozen=True, slots=True, kw_only=True)
class Saying:
    """
    What one claim answers in one case.

    Attributes:
        values: The answers it leaves possible, fewer than there are.
        excepted: Whether its text makes an exception to it in this case.
    """

    claim: Claim
    values: tuple[Any, ...]
    excepted: bool = False

    def fits(self, value: Any) -> bool:
        """Say whether an answer is among those it leaves possible."""
        return any(type(v) is type(value) and v == value for v in self.values)


@dataclass
class Sayings:
    """The claims of all texts, asked one by one."""

    claims: Sequence[Claim]
    _by_question: dict[str, list[Claim]] = field(default_factory=dict, init=False)
    _exceptions: dict[str, list[Claim]] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        for claim in self.claims:
            for question in dict.fromkeys(asked_by(claim)):
                self._by_question.setdefault(question.id, []).append(claim)
            for general in claim.overrides:
                self._exceptions.setdefault(general, []).append(claim)

    def about(self, question: Question) -> Sequence[Claim]:
        """Give the claims of all texts about a question, in the order of the book."""
        return self._by_question.get(question.id, ())

    def of(self, question: Question, case: Mapping[str, Any]) -> list[Saying]:
        """Give what the claims say about a question in a case, in the order of the book."""
        codes = tuple(int(d.code(case[n])) for n, d in zip(question.names, question.domains, strict=True))
        found = []
        for claim in self.about(question):
            if claim.then is None:
                continue
            exceptions = self._exceptions.get(claim.id, ())
            values = _left(question, codes, _instances(claim, exceptions, question, case))
            if values is not None:
                found.append(Saying(claim=claim, values=values))
                continue
            values = _left(question, codes, _instances(claim, (), question, case)) if exceptions else None
            if values is not None:
                found.append(Saying(claim=claim, values=values, excepted=True))
        return found


def _instances(
    claim: Claim, exceptions: Iterable[Claim], question: Question, case: Mapping[str, Any]
) -> list[Instance]:
    """Ground a claim where it can speak of a case; its other parameters take every value."""
    found: list[Instance] = []
    for binding in _bindings(claim, question, case):
        # A reading is asked like a claim of its own: a sentence with two of them leaves the matter open.
        alone = _bound(replace(claim, overrides=(), reading=""), binding)
        beside = [_bound(replace(e, overrides=(claim.id,), reading=""), binding) for e in exceptions]
        found += [i for i in ground([alone, *beside]).instances if i.owner == claim.id]
    return found


def _bindings(claim: Claim, question: Question, case: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Give, for each place where a claim speaks of a question, what its parameters are in a case."""
    found: list[dict[str, Any]] = []
    for node in walk(claim.then):
        if node.op != "ask" or node.args[0] is not question:
            continue
        binding: dict[str, Any] = {}
        for name, argument in zip(question.names, node.args[1], strict=True):
            if isinstance(argument, Term):
                fits = argument.op != "var" or binding.setdefault(argument.args[0], case[name]) == case[name]
            else:
                fits = bool(argument == case[name])
            if not fits:
                break
        else:
            if binding not in found:
                found.append(binding)
    return found


def _bound(claim: Claim, binding: Mapping[str, Any]) -> Claim:
    return replace(claim, when=_filled(claim.when, binding), then=_filled(claim.then, binding))


def _filled(term: Any, binding: Mapping[str, Any]) -> Any:
    """Put values in place of variables."""
    if not isinstance(term, Term):
        return term
    if term.op == "var":
        domain = term.args[1]
        return next((v for v in (binding.get(term.args[0]),) if v is not None and v in domain), term)
    if term.op == "ask":
        return type(term)("ask", term.args[0], tuple(_filled(a, binding) for a in term.args[1]), term.args[2])
    return type(term)(term.op, *(_filled(a, binding) for a in term.args))


def _left(question: Question, codes: tuple[int, ...], instances: Sequence[Instance]) -> tuple[Any, ...] | None:
    """Give the answers that instances about one case alone leave; None where they leave all of them."""
    questions = {question.id: question}

    def codes_left(aspect: str) -> set[int]:
        point = Point(question.id, codes, aspect)
        own = [i.formula for i in instances if i.points == (point,)]
        return allowed(point, own, questions) if own else set(values_of(point, questions))

    if question.is_norm:
        may, must = codes_left("may"), codes_left("must")
        each = ((0, 0), (1, 0), (1, 1))
        norms = tuple(v for v, (a, b) in zip(NORM.values, each, strict=True) if a in may and b in must)
        return norms if len(norms) < len(NORM.values) else None
    left = codes_left("")
    every = question.answers.values
    values = tuple(v for v in every if int(question.answers.code(v)) in left)
    return values if len(values) < len(every) else None
