"""The words of a passage against the term of its claim."""

from __future__ import annotations

import enum

import pytest

from oracle.claims import Claim, Statements
from oracle.textcheck import Lexicon, compare, entry, left_out
from oracle.textwords import numbers_in, numbers_said, one_clause
from tests.toy_claims import may_play, price, size


class Thing(enum.Enum):
    """Something that a text names."""

    BALL = "ball"


LEXICON: Lexicon = {Thing.BALL: {"en": "ball"}}


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
        ("for both of 3 or 4 tiles", "en", {2, 3, 4}),
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
    assert [m.code for m in left_out([claim], "Debe jugar con él.", "es", {})] == ["left duty"]


def test_leave_needs_a_word_of_leave() -> None:
    claim = stated(may_play(size).may)
    assert [m.code for m in compare(claim, "Play with it.", "en")] == ["leave"]
    assert [m.code for m in compare(claim, "One cannot play with it.", "en")] == ["leave", "no denial"]
    assert compare(claim, "One can play with it.", "en") == []


def test_a_difference_that_is_no_fault_is_waived_by_its_code() -> None:
    claim = stated(may_play(size).may, unsaid=("leave",), why="an instruction")
    assert compare(claim, "Play with it.", "en", {}) == []


def test_a_reason_waives_nothing_by_itself() -> None:
    claim = stated(may_play(size).may, why="an instruction")
    assert [m.code for m in compare(claim, "Play with it.", "en")] == ["leave"]


def test_a_waiver_without_need_is_reported() -> None:
    claim = stated(may_play(size).may_not, unsaid=("leave",), why="an instruction")
    # A check of the whole text has a lexicon; without one, names that are waived could not be looked up.
    assert [m.kind for m in compare(claim, "You may not play with it.", "en", LEXICON)] == ["waiver"]
    claim = stated(price(2) == 5, counts={7: "five and two"})
    assert [m.kind for m in compare(claim, "A toy of size 2 costs 5 coins.", "en")] == ["waiver"]


def test_a_limit_that_leaves_its_number_out_needs_a_word() -> None:
    text = "Toys of up to size 2 cost 5 coins."
    assert compare(stated(price(size) == 5, when=size <= 2), text, "en") == []
    assert [m.code for m in compare(stated(price(size) == 5, when=size < 2), text, "en")] == ["beyond"]
    text = "Toys smaller than size 2 cost 5 coins."
    assert [m.code for m in compare(stated(price(size) == 5, when=size <= 2), text, "en")] == ["within"]


def test_one_of_several_cases_is_hardly_ever_what_a_text_says() -> None:
    claim = stated((price(2) == 5) | (price(1) == 2))
    assert [m.code for m in compare(claim, "Size 2 costs 5 coins or size 1 costs 2.", "en")] == ["apart"]


def test_what_the_words_say_and_no_claim_says_is_found() -> None:
    text = "A toy of size 2 costs 5 coins, one of size 1 costs 3."
    assert [m.code for m in left_out([stated(price(2) == 5)], text, "en", {})] == ["left 1", "left 3"]
    assert left_out([stated(price(2) == 5), stated(price(1) == 3)], text, "en", {}) == []
    assert [m.code for m in left_out([stated(price(2) == 5)], "Never pay 5 for size 2", "en", {})] == ["left denial"]


def test_an_entry_of_the_lexicon_has_words_loose_words_and_places() -> None:
    read = entry("gold ~ shiny|bright @10-12 @20-20")
    assert (read.words, read.loose, read.places) == ("gold", "shiny|bright", ((10, 12), (20, 20)))
    assert entry("-").implied


def test_articles_carry_a_number_and_do_not_say_it() -> None:
    assert 1 in numbers_in("a toy", "en")
    assert numbers_said("a toy of size two", "en") == {2}


def test_one_clause_has_no_comma_and_no_conjunction() -> None:
    assert one_clause("She never gains a coin.")
    assert not one_clause("She gains a coin, but never two.")


def test_a_claim_in_prose_is_passed_over() -> None:
    assert compare(stated(None), "5 toys", "en") == []


def test_what_the_words_and_the_claims_own_sentence_say_the_term_says() -> None:
    def told(says: str, then: object) -> list[str]:
        text = "You may play with size 1, never with size 2, and must pay 5 coins for it if you do."
        return [m.code for m in compare(Statements("a")("x", "1.1", says, then), text, "en")]

    assert told("size 2 is not for playing", may_play(2).may_not) == []
    assert told("size 2 is not for playing", may_play(2).may) == ["own denial"]
    assert told("size 1 may be played with", may_play(1).may_not) == ["own leave"]
    assert told("size 1 may be played with", may_play(1).must) == ["own leave"]
    assert told("size 2 must be played with", may_play(2).may) == ["own duty"]
    assert told("size 2 costs 5", price(2) == 2) == ["own 5"]
    assert told("where there is no toy, size 1 will do", may_play(1).may) == []


def test_leave_or_no_duty_of_one_case_says_nothing() -> None:
    claim = stated(may_play(2).may | may_play(2).must)
    assert "apart" in [m.code for m in compare(claim, "You may play with size 2 or must.", "en")]
