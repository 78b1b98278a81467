"""Errors planted into claims: what the solver and the words cited are to see, on a book a person can check."""

from __future__ import annotations

import pytest

from oracle.claims import Claim, Statements
from tests.hunting import Hunt
from tests.planting import planted_in
from tests.toy_claims import evidence, may_play, price, size

pytestmark = pytest.mark.slow

WORDS = {
    ("a", "1.1"): "A toy of size 2 costs 5 coins.",
    ("b", "1.1"): "A toy of size 2 costs 5 coins.",
    ("a", "2.1"): "You may not play with the toy of size 1.",
    ("b", "2.1"): "Never play with the toy of size 1.",
}


def hunt() -> tuple[Hunt, dict[str, Claim]]:
    a, b = Statements("a"), Statements("b")
    for text in (a, b):
        text("price", "1.1", "size two costs five", price(2) == 5)
        text("not", "2.1", "the smallest may not be played with", may_play(size).may_not, when=size == 1)
    told = evidence(a, b)
    return Hunt(told, WORDS, {"a": "en", "b": "en"}), {c.id: c for c in told.claims}


@pytest.mark.parametrize("claim", ["a.price", "a.not"])
def test_every_error_is_found_where_another_text_speaks(claim: str) -> None:
    book, claims = hunt()
    planted = list(planted_in(claims[claim]))
    assert planted
    for error in planted:
        outcome = book.look(claims[claim], error.claim)
        assert outcome.same or outcome.by_solver or outcome.by_words, f"{error.kind}: {error.claim.then!r}"


def test_a_number_is_found_where_no_other_text_speaks() -> None:
    a = Statements("a")
    right = a("price", "1.1", "size two costs five", price(2) == 5)
    book = Hunt(evidence(a), WORDS, {"a": "en"})
    for error in planted_in(right):
        outcome = book.look(right, error.claim)
        # "A toy" can carry a one, but then the case it leaves open shows.
        assert outcome.by_words or outcome.by_solver, f"{error.kind}: {error.claim.then!r}"


def test_what_says_the_same_is_no_error() -> None:
    a = Statements("a")
    right = a("price", "1.1", "size two costs five", price(2) == 5)
    assert Hunt(evidence(a), WORDS, {"a": "en"}).look(right, right).same
