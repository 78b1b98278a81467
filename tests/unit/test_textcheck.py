"""The words of a passage against the term of its claim."""

from __future__ import annotations

import pytest

from oracle.claims import Claim, Statements
from oracle.textcheck import compare, numbers_in
from tests.toy_claims import may_play, price, size


def stated(then: object, **more: object) -> Claim:
    return Statements("a")("x", "1.1", "something", then, **more)


@pytest.mark.parametrize(
    ("text", "language", "numbers"),
    [
        ("Pague 5 Libras", "pt", {5}),
        ("a última peça é gratuita", "pt", {0, 1}),
        ("três cartas", "pt", {3}),
        ("Níveis I ao VI", "pt", {1, 2, 3, 4, 5, 6}),
        ("de 2 a 4 Pontos", "pt", {2, 3, 4}),
        ("dos jugadores", "es", {2}),
        ("for 3 or 4 tiles", "en", {2, 3, 4}),
    ],
)
def test_numbers_are_read_in_digits_and_words(text: str, language: str, numbers: set[int]) -> None:
    assert numbers <= numbers_in(text, language)


def test_a_number_that_the_words_lack_is_found() -> None:
    assert [m.kind for m in compare(stated(price(2) == 7), "A toy of size 2 costs 5 coins.", "en")] == ["number"]
    assert compare(stated(price(2) == 5), "A toy of size 2 costs 5 coins.", "en") == []


def test_a_number_with_a_reason_is_none() -> None:
    claim = stated(price(2) == 7, counts={7: "five and two"})
    assert compare(claim, "A toy of size 2 costs 5 coins.", "en") == []


def test_a_denial_that_the_words_lack_is_found() -> None:
    claim = stated(may_play(size).may_not)
    assert [m.kind for m in compare(claim, "One may play with it.", "en")] == ["modality"]
    assert compare(claim, "One may not play with it.", "en") == []


def test_a_duty_where_the_words_only_allow_is_found() -> None:
    claim = stated(may_play(size).must)
    assert [m.kind for m in compare(claim, "You can play with it.", "en")] == ["modality"]
    assert compare(claim, "You must play with it.", "en") == []


def test_a_leave_where_the_words_oblige_is_found() -> None:
    claim = stated(may_play(size).may)
    assert [m.kind for m in compare(claim, "Debe jugar con él.", "es")] == ["modality"]


def test_a_claim_in_prose_is_passed_over() -> None:
    assert compare(stated(None), "5 toys", "en") == []
