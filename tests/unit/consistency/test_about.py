"""What is found about one question alone is what is found about it among all."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oracle.apps.library import evidence as whole_book
from oracle.claims import Statements
from oracle.consistency.ask import findings
from oracle.consistency.evidence import Evidence, about
from oracle.questions import Question
from tests.toy_claims import blue, breaks, evidence, may_play, price, red, size, total


def texts(*told: Callable[[Statements], object]) -> Evidence:
    """Give what texts a, b, … say, with the law that red and blue toys are all there are."""
    made = [Statements(source=name) for name in ("a", "b", "c")[: len(told)]]
    for statements, tell in zip(made, told, strict=True):
        tell(statements)
    return evidence(*made, laws=[("all", red() + blue() == total())])


def first(say: Statements) -> None:
    say("price", "1.1", "a toy costs what its size is", price(size) == size)
    say("total", "2.1", "there are 10", total() == 10)
    say("red", "3.1", "6 are red", red() == 6)
    say("play.any", "4.1", "any toy may be played with", may_play(size).may)
    say("play.big", "5.1", "a big one if it does not break", may_play(size).may, when=breaks(size))


def second(say: Statements) -> None:
    say("price", "1.1", "a toy costs 3", price(size) == 3)
    say("blue", "2.1", "5 are blue", blue() == 5)


BOOK = texts(first, second)


@pytest.mark.parametrize("question", BOOK.catalogue, ids=lambda q: q.id)
def test_what_is_found_about_a_question_is_the_same(question: Question) -> None:
    every = [f for f in findings(BOOK) if question.id in f.questions]
    assert [f for f in findings(about(BOOK, question)) if question.id in f.questions] == every
    assert every


@pytest.mark.parametrize(
    ("asked", "tied"),
    [
        ("price", {"price"}),
        ("red", {"red", "blue", "total"}),  # by the law
        ("breaks", {"breaks", "may_play"}),  # by the guard of a claim
    ],
)
def test_only_what_has_to_do_with_a_question_is_asked(asked: str, tied: set[str]) -> None:
    part = about(BOOK, BOOK.questions[asked])
    assert {q.id for q in part.asked} == tied
    assert {i.owner for i in part.grounded.instances} <= {c.id for c in part.heard}


def test_the_readings_of_one_sentence_stay_together() -> None:
    def two(say: Statements) -> None:
        say("red", "1.1", "9 are red", red() == 9, reading="nine:red")
        say("price", "1.1", "toys cost 9", price(size) == 9, reading="nine:price")

    part = about(texts(two), BOOK.questions["price"])
    assert {c.id for c in part.heard} == {"a.red", "a.price"}


@pytest.mark.parametrize("name", ["favor_end_points", "garment_tiles_of", "may_depute"])
def test_little_of_the_real_book_is_looked_into(name: str) -> None:
    book = whole_book()
    question = book.questions[name]
    part = about(book, question)
    assert question in part.asked
    assert len(part.asked) < len(book.catalogue) / 4
