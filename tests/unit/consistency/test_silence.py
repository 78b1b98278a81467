"""Gaps, readings, strengths and dead rules on toy books."""

from __future__ import annotations

from dataclasses import replace

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


def test_only_what_answers_the_same_cases_is_said_again() -> None:
    a = Statements("a")
    a("all", "1.1", "every toy costs four", price(size) == 4)
    a("small", "2.1", "small ones cost four", price(size) == 4, when=size <= 2)
    a("smallest", "3.1", "the smallest costs four", price(1) == 4)
    assert repeated(evidence(a)) == []


def test_one_place_with_two_statements_counts_once() -> None:
    a = Statements("a")
    a("price", "1.1", "a toy of size one costs four", price(1) == 4)
    a("price_again", "1.1", "four, as was said", price(1) == 4)
    a("later", "2.1", "it costs four", price(1) == 4)
    assert repeated(evidence(a)) == []


def test_two_things_said_three_times_are_two_findings() -> None:
    a = Statements("a")
    for number in (1, 2, 3):
        a(f"small_{number}", f"{number}.1", "the smallest costs four", price(1) == 4)
        a(f"big_{number}", f"{number + 10}.1", "the biggest costs nine", price(5) == 9)
    assert [f.says.split(";")[0] for f in repeated(evidence(a))] == ["a says the same in 3 places"] * 2


def test_a_gap_is_shown_beside_the_entry_of_a_list_that_it_is_about() -> None:
    a = Statements("a")
    for number, entry in enumerate(("balls", "dolls", "kites", "those that break"), 1):
        a(f"price_{number}", f"{number}.1", f"{entry} cost so many", price(number) == number)
    told = evidence(a)
    catalogue = tuple(replace(q, near=("price",)) if q.id == "breaks" else q for q in told.catalogue)
    (found,) = [f for f in gaps(replace(told, catalogue=catalogue)) if f.subject == "breaks"]
    assert [str(c) for c in found.citations] == ["a:4"]


def test_a_gap_is_shown_beside_what_is_near_to_something_near() -> None:
    a = Statements("a")
    a("breaks", "6.1", "all break", breaks(size))
    near = {"total": ("red",), "red": ("breaks",)}
    told = evidence(a)
    catalogue = tuple(replace(q, near=near.get(q.id, ())) for q in told.catalogue)
    (found,) = [f for f in gaps(replace(told, catalogue=catalogue)) if f.subject == "total"]
    assert [str(c) for c in found.citations] == ["a:6"]


def test_a_worked_example_is_no_repetition() -> None:
    a = Statements("a")
    a("price", "1.1", "a toy of size one costs four", price(1) == 4)
    a("again", "2.1", "four", price(1) == 4)
    a("example", "3.1", "Ann pays four", price(1) == 4, example=True)
    assert repeated(evidence(a)) == []
