"""The examples that the solver finds are those that trying every case finds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oracle.apps.library import library
from oracle.book import Book
from oracle.consistency.cases import cases
from oracle.consistency.examples import Case, Edge, Edges
from oracle.questions import Question
from oracle.rules import Rule


def _apart(question: Question, one: Case, other: Case) -> tuple[int, int]:
    """Give in how many parameters two cases differ, and by how many values."""
    places = [[repr(v) for v in d.values] for d in question.domains]
    steps = [abs(p.index(repr(a)) - p.index(repr(b))) for p, a, b in zip(places, one, other, strict=True)]
    return sum(s > 0 for s in steps), sum(steps)


def _decides(rule: Rule, book: Book, case: Case) -> bool:
    asked: Mapping[str, Any] = dict(zip(rule.question.names, case, strict=True))
    return rule in book.answer(rule.question, asked).rules


def _tried(rule: Rule, books: Mapping[str, Book]) -> Edge:
    """Give the edge of a rule by trying every case."""
    question = rule.question
    ordinary = tuple(d.values[0] for d in question.domains)
    every = cases(question)
    for edition, book in books.items():
        decided = [c for c in every if _decides(rule, book, c)]
        if not decided or (rule.editions and edition not in rule.editions):
            continue
        # Of cases that are equally near the first is taken: they are tried in the declared order.
        example = min(decided, key=lambda c: _apart(question, ordinary, c))
        others = [c for c in every if c not in decided]
        counter = min(others, key=lambda c: _apart(question, example, c), default=None)
        if counter is not None:
            beside = counter
            example = min(decided, key=lambda c: _apart(question, beside, c))
        return Edge(edition=edition, example=example, counter=counter)
    return Edge()


def test_every_rule_has_the_examples_that_trying_every_case_finds() -> None:
    lib = library()
    edges = Edges(lib.books)
    found = {r.id: (edges(r), _tried(r, lib.books)) for r in lib.rules}
    assert [(id, ours, tried) for id, (ours, tried) in found.items() if ours != tried] == []
    assert sum(ours.counter is not None for ours, _ in found.values()) > 600


def test_the_order_in_which_rules_are_asked_changes_nothing() -> None:
    lib = library()
    forward, backward = Edges(lib.books), Edges(lib.books)
    asked = [r for r in lib.rules if len(r.question.params) > 1]
    assert {r.id: forward(r) for r in asked} == {r.id: backward(r) for r in reversed(asked)}
