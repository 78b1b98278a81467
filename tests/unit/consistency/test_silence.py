"""Gaps, readings, strengths and dead rules on toy books."""

from __future__ import annotations

from oracle.claims import Statements
from oracle.consistency.readings import ambiguities, repeated, strengths
from oracle.consistency.silence import gaps
from oracle.findings import Kind
from tests.toy_claims import breaks, evidence, may_play, price, size


def subjects(*texts: Statements) -> dict[str, list[object]]:
    return {f.id: [f.says, f.witness] for f in gaps(evidence(*texts))}


def test_a_case_that_a_text_leaves_open_is_a_gap() -> None:
    a = Statements("a")
    a("price", "1.1", "big ones cost five", price(size) == 5, when=size >= 2)
    (found,) = [f for f in gaps(evidence(a)) if f.subject == "price" and f.blame == ("a.price",)]
    assert found.kind is Kind.GAP
    assert found.witness is not None
    assert found.witness["case"] == {"size": 1}


def test_a_question_answered_in_every_case_is_no_gap() -> None:
    a = Statements("a")
    a("price", "1.1", "all cost five", price(size) == 5)
    assert not [
        f for f in gaps(evidence(a)) if f.subject == "price" and f.editions == ("first",) and "a.price" in f.blame
    ]


def test_an_answer_lost_with_its_picture_says_so() -> None:
    a = Statements("a")
    a("price", "4.1", "the prices stood in a picture", lost=(price,))
    (found,) = [f for f in gaps(evidence(a)) if f.blame == ("a.price",) and "price" in f.questions]
    assert "picture" in found.says
    assert str(found.citations[0]) == "a:4"


def test_what_every_reading_answers_is_ambiguous_and_no_gap() -> None:
    a = Statements("a")
    a("one", "1.1", "all break", breaks(size), reading="x:a")
    a("two", "1.1", "none breaks", ~breaks(size), reading="x:b")
    assert ambiguities(evidence(a))
    (found,) = [f for f in gaps(evidence(a)) if f.subject == "breaks"]
    assert "a does not answer" not in found.says


def test_what_one_reading_leaves_open_is_a_gap() -> None:
    a = Statements("a")
    a("one", "1.1", "all break", breaks(size), reading="x:a")
    a("two", "1.1", "the smallest does not break", ~breaks(1), reading="x:b")
    (found,) = [f for f in gaps(evidence(a)) if f.subject == "breaks"]
    assert found.says.split("— ")[1].startswith("a does not answer in every case")
    assert found.witness is not None
    assert found.witness["case"] == {"size": 2}


def test_readings_that_never_differ_are_no_finding() -> None:
    a = Statements("a")
    a("one", "1.1", "costs five", price(1) == 5, reading="x:a")
    a("two", "1.1", "costs five, said otherwise", price(1) + 1 == 6, reading="x:b")
    assert ambiguities(evidence(a)) == []


def test_readings_that_differ_are_ambiguous_in_their_first_case() -> None:
    a = Statements("a")
    a("one", "1.1", "only the biggest breaks", breaks(size), when=size == 5, reading="x:a")
    a("two", "1.1", "big ones break", breaks(size), when=size >= 4, reading="x:b")
    (found,) = ambiguities(evidence(a))
    assert found.kind is Kind.AMBIGUOUS
    assert found.witness is not None
    assert found.witness["case"] == {"size": 4}


def test_a_duty_and_a_leave_differ_in_strength() -> None:
    a, b = Statements("a"), Statements("b")
    a("must", "1.1", "must be played with", may_play(size).must)
    b("may", "1.1", "may be played with", may_play(size).may)
    (found,) = strengths(evidence(a, b))
    assert found.kind is Kind.STRICTER
    assert found.witness is not None
    assert found.witness["answers"] == {"a": "must", "b": "may"}


def test_what_a_text_says_in_three_places_is_repeated_and_in_two_is_not() -> None:
    a = Statements("a")
    for number in (1, 2, 3):
        a(f"price_{number}", f"{number}.1", "a toy of size one costs four", price(1) == 4)
    a("twice", "4.1", "a toy of size two costs five", price(2) == 5)
    a("twice_again", "5.1", "five for size two", price(2) == 5)
    (found,) = repeated(evidence(a))
    assert found.kind is Kind.DEAD
    assert set(found.blame) == {"a.price_1", "a.price_2", "a.price_3"}


def test_a_worked_example_is_no_repetition() -> None:
    a = Statements("a")
    a("price", "1.1", "a toy of size one costs four", price(1) == 4)
    a("again", "2.1", "four", price(1) == 4)
    a("example", "3.1", "Ann pays four", price(1) == 4, example=True)
    assert repeated(evidence(a)) == []
