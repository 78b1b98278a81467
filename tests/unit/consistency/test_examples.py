"""The solver finds the most ordinary case that a rule decides, and the nearest one that it does not."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from enum import Enum
from operator import ne
from typing import Any

import pytest

from oracle.book import Answer, Book
from oracle.consistency.examples import Edge, Edges
from oracle.errors import SolverError
from oracle.questions import Catalogue, Effect, Question, flag, kind_of, number_of
from oracle.rules import Rule, Rulebook
from oracle.terms import any_of
from tests import toy_books

ONE, OTHER = "deluxe-2020", "original-2013"


class Colour(Enum):
    """What a toy is painted with."""

    RED = "red"
    GREEN = "green"
    BLUE = "blue"


size, loud, colour = number_of("size", -2, 5), flag("loud"), kind_of("colour", Colour)


def asked(*parameters: Any, id: str = "may_play", **more: Any) -> Question:
    """Give a question of leave about some parameters."""
    return Catalogue("toys").permission(id, "May one play?", *parameters, effect=Effect.PLAY, **more)


def book(*rules: Rule, edition: str = ONE) -> Book:
    """Give a book of some rules and their questions."""
    asked_by = {r.question.id: r.question for r in rules}
    catalogue = tuple(asked_by.values())
    return Book(edition=edition, options=(), sources=(), claims=(), rulings=(), rules=rules, catalogue=catalogue)


def stated(id: str, question: Question, answer: str = "may", **more: Any) -> Rule:
    """Give a rule that says nothing in words."""
    return Rulebook("toys")(id, question, answer, "", "", "", **more)


def edge(rule: Rule, *others: Rule) -> Edge:
    """Give the edge of a rule in a book of one edition."""
    return Edges({ONE: book(rule, *others)})(rule)


def test_the_edge_of_a_rule_is_where_its_exception_ends() -> None:
    edges = Edges(toy_books.library().books)
    assert edges(toy_books.MAY_PLAY) == Edge(edition=ONE, example=(1,))
    assert edges(toy_books.SMALL_TOYS_STAY) == Edge(edition=OTHER, example=(2,), counter=(3,))
    assert edges(toy_books.PRICE) == Edge(edition=ONE, example=())


def test_an_exception_takes_its_cases_away() -> None:
    question = asked(size)
    general = stated("toys.all", question)
    tiny = stated("toys.tiny", question, "may not", when=size <= 1, overrides=(general.id,))
    assert edge(general, tiny) == Edge(edition=ONE, example=(2,), counter=(1,))


def test_a_rule_without_a_case_left_has_no_edge() -> None:
    question = asked(size)
    general = stated("toys.all", question)
    every = stated("toys.every", question, "may not", overrides=(general.id,))
    assert edge(general, every) == Edge()


def test_an_edition_in_which_nothing_is_left_is_passed_over() -> None:
    question = asked(size)
    general = stated("toys.all", question)
    every = stated("toys.every", question, "may not", overrides=(general.id,), editions=(ONE,))
    books = {e: book(general, every, edition=e) for e in (ONE, OTHER)}
    assert Edges(books)(general) == Edge(edition=OTHER, example=(-2,))


def test_the_example_is_the_most_ordinary_case() -> None:
    """Fewest parameters off their first value, then by least, then those declared last."""
    question = asked(size, loud, colour)
    both = stated("toys.both", question, when=(size == 5) | (loud & (colour == Colour.GREEN)))
    assert edge(both).example == (5, False, Colour.RED)
    least = stated("toys.least", question, when=(size == 0) | (colour == Colour.GREEN))
    assert edge(least).example == (-2, False, Colour.GREEN)
    last = stated("toys.last", question, when=(size == -1) | loud | (colour == Colour.GREEN))
    assert edge(last).example == (-2, False, Colour.GREEN)


def test_the_counter_example_changes_few_parameters_before_it_changes_them_little() -> None:
    question = asked(size, loud)
    far = (size == 5) & ~loud
    rule = stated("toys.most", question, when=~(far | ((size == -1) & loud)))
    assert edge(rule) == Edge(edition=ONE, example=(4, False), counter=(5, False))


def test_the_counter_example_is_nearest_to_what_is_decided_and_not_to_the_ordinary_case() -> None:
    question = asked(size)
    rule = stated("toys.middle", question, when=(size == 1) | (size == 2))
    assert edge(rule) == Edge(edition=ONE, example=(1,), counter=(0,))


def test_of_cases_that_are_equally_near_the_first_is_shown_whichever_the_solver_meets_first() -> None:
    low, high = number_of("low", -3, -1), number_of("high", 0, 2)
    question = asked(low, high)
    places = list(itertools.product(range(3), repeat=2))
    for decided in itertools.combinations(places, 2):
        rule = stated("toys.two", question, when=any_of(*((low == a - 3) & (high == b) for a, b in decided)))

        def nearest(origin: tuple[int, ...], among: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
            return min(
                among,
                key=lambda p: (sum(map(ne, p, origin)), sum(abs(x - o) for x, o in zip(p, origin, strict=True)), p),
            )

        counter = nearest(nearest((0, 0), decided), set(places) - set(decided))
        example = nearest(counter, decided)
        found = edge(rule)
        assert (found.example, found.counter) == tuple((a - 3, b) for a, b in (example, counter)), decided


def test_a_case_that_cannot_arise_is_never_shown() -> None:
    question = asked(size, loud, given=(size >= 1) & ~((size == 3) & loud))
    rule = stated("toys.some", question, when=~((size == 3) & loud) & (size <= 4))
    assert edge(rule) == Edge(edition=ONE, example=(4, False), counter=(5, False))


def test_what_was_told_of_one_rule_is_forgotten_for_the_next() -> None:
    one, other = asked(size), asked(size, id="may_sell", given=size >= 2)
    low, high = stated("toys.low", one, when=size <= 0), stated("toys.high", other, "may not", when=size >= 3)
    edges = Edges({ONE: book(low, high)})
    assert [edges(r) for r in (low, high, low)] == [edge(low), edge(high), edge(low)]
    assert edge(low) == Edge(edition=ONE, example=(0,), counter=(1,))
    assert edge(high) == Edge(edition=ONE, example=(3,), counter=(2,))


def test_where_the_solver_gives_up_nothing_is_claimed_and_the_next_rule_is_asked_anew() -> None:
    question = asked(size, loud)
    rule = stated("toys.some", question, when=(size * 2 == 4) & loud)
    edges = Edges({ONE: book(rule)}, resources=1)
    for _ in range(2):
        found = edges(rule)
        assert (found.edition, found.example, found.counter) == (ONE, None, None)
        assert found.unknown.startswith("an answer within 1 resource units, got: ")


def test_a_book_that_does_not_do_what_the_solver_says_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    rule = stated("toys.some", asked(size), when=size <= 0)

    def silent(_: Book, question: Question, case: Any) -> Answer:
        return Answer(question=question, case=case, value=None, rules=(), certainty="checked")

    monkeypatch.setattr(Book, "answer", silent)
    with pytest.raises(SolverError, match=r"a case that the rule decides, got \(0\)"):
        edge(rule)
