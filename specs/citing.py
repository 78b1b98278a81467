"""Which sentences of an edition's texts speak about one question in one case."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from oracle.book import Book
from oracle.claims import Claim, asked_by
from oracle.questions import Question
from oracle.terms import Term, fold, variables, walk


class _Decided:
    """The algebra of a guard: a case decides it, so no question may be asked in it."""

    def _no(self, *_: Any) -> Any:
        return True

    conjunction = disjunction = negation = choice = arithmetic = answer = _no


def claims_on(book: Book, question: Question, case: Mapping[str, Any], edition: str) -> Iterator[Claim]:
    """Give the claims of an edition's texts that answer a question in a case, in the order of the book."""
    texts = {s.id for s in book.sources if s.edition == edition}
    for claim in book.claims:
        if claim.source in texts and question in asked_by(claim) and _speaks(claim, question, case):
            yield claim


def _speaks(claim: Claim, question: Question, case: Mapping[str, Any]) -> bool:
    if claim.then is None:
        return True
    for node in walk(claim.then):
        if node.op != "ask" or node.args[0] is not question:
            continue
        bound: dict[str, Any] = {}
        fits = True
        for name, argument in zip(question.names, node.args[1], strict=True):
            if isinstance(argument, Term) and argument.op == "var":
                bound[argument.args[0]] = case[name]
            elif not isinstance(argument, Term):
                fits = fits and argument == case[name]
        if fits and _applies(claim.when, bound):
            return True
    return False


def _applies(guard: Any, bound: Mapping[str, Any]) -> bool:
    if not isinstance(guard, Term):
        return bool(guard)
    if not set(variables(guard)) <= set(bound):
        return True
    return fold(guard, bound, _Decided()) is not False
