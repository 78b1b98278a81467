"""Contradictions on toy books that a person can check by hand."""

from __future__ import annotations

from oracle.claims import Statements
from oracle.consistency.contradictions import conflicts, contradictions
from oracle.findings import Kind
from tests.toy_claims import blue, evidence, may_play, price, red, size, total


def test_two_prices_in_two_texts_stand_across_them() -> None:
    a, b = Statements("a"), Statements("b")
    a("price", "1.1", "costs five", price(2) == 5)
    b("price", "7.1", "costs three", price(2) == 3)
    (found,) = contradictions(evidence(a, b))
    assert found.kind is Kind.ACROSS
    assert found.blame == ("a.price", "b.price")
    assert [str(c) for c in found.citations] == ["a:1", "b:7"]
    assert found.witness == {"question": "price", "case": {"size": 2}, "answers": {"a": 5, "b": 3}}


def test_one_text_that_contradicts_itself_has_a_defect_inside() -> None:
    a = Statements("a")
    a("five", "1.1", "costs five", price(2) == 5)
    a("three", "2.1", "costs three", price(2) == 3)
    (found,) = contradictions(evidence(a))
    assert found.kind is Kind.INSIDE


def test_texts_of_one_voice_count_once() -> None:
    a, twin, b = Statements("a"), Statements("a2"), Statements("b")
    a("price", "1.1", "costs five", price(2) == 5)
    twin("price", "1.1", "costs five", price(2) == 5)
    b("price", "7.1", "costs three", price(2) == 3)
    (found,) = contradictions(evidence(a, twin, b))
    assert found.blame == ("a.price", "a2.price", "b.price")


def test_a_total_that_its_parts_do_not_make_is_found_through_a_law() -> None:
    a = Statements("a")
    a("total", "1.1", "there are ten", total() == 10)
    a("red", "2.1", "six are red", red() == 6)
    a("blue", "3.1", "five are blue", blue() == 5)
    (found,) = contradictions(evidence(a, laws=[("sum", total() == red() + blue())]))
    assert found.kind is Kind.INSIDE
    assert found.blame == ("a.blue", "a.red", "a.total")


def test_an_exception_that_the_text_makes_is_no_contradiction() -> None:
    a = Statements("a")
    a("all", "1.1", "every toy may be played with", may_play(size).may)
    a("small", "2.1", "but not the smallest", may_play(size).may_not, when=size == 1, overrides=("all",))
    assert contradictions(evidence(a)) == []


def test_the_witness_is_the_smallest_case() -> None:
    a, b = Statements("a"), Statements("b")
    a("may", "1.1", "big ones may be played with", may_play(size).may, when=size >= 3)
    b("not", "2.1", "none may", may_play(size).may_not)
    (found,) = contradictions(evidence(a, b))
    assert found.witness is not None
    assert found.witness["case"] == {"size": 3}


def test_readings_contradict_only_if_every_one_does() -> None:
    a, b = Statements("a"), Statements("b")
    a("one", "1.1", "costs five or six", price(1) == 5, reading="price:a")
    a("two", "1.1", "costs five or six", price(1) == 6, reading="price:b")
    b("price", "2.1", "costs six", price(1) == 6)
    assert contradictions(evidence(a, b)) == []
    c = Statements("c")
    c("price", "2.1", "costs seven", price(1) == 7)
    told = evidence(a, b, c)
    assert len(conflicts(told)) == 2
    (matter,) = contradictions(told)
    assert "c.price" in matter.blame


def test_a_long_chain_to_a_wrong_sentence_is_part_of_the_short_contradiction() -> None:
    a = Statements("a")
    a("red", "1.1", "two are red", red() == 2)
    a("red_again", "2.1", "three are red", red() == 3)
    a("blue", "3.1", "four are blue", blue() == 4)
    a("total", "4.1", "six in all", total() == 6)
    laws = [("sum", total() == red() + blue())]
    found = contradictions(evidence(a, laws=laws))
    assert [f.id for f in found] == ["inside.red.a"]


def test_a_long_chain_is_not_cited_beside_the_short_contradiction() -> None:
    a, b = Statements("a"), Statements("b")
    a("red", "1.1", "two are red", red() == 2)
    b("red", "1.1", "three are red", red() == 3)
    b("blue", "3.1", "four are blue", blue() == 4)
    b("total", "4.1", "seven in all", total() == 7)
    (found,) = contradictions(evidence(a, b, laws=[("sum", total() == red() + blue())]))
    assert [str(c) for c in found.citations] == ["a:1", "b:1"]


def test_others_that_agree_with_one_of_two_sentences_of_a_text_are_no_second_finding() -> None:
    a, c = Statements("a"), Statements("c")
    a("red", "1.1", "two are red", red() == 2)
    a("some", "2.1", "more than four are red", red() > 4)
    c("red", "1.1", "five are red", red() == 5)
    assert [f.id for f in contradictions(evidence(a, c))] == ["inside.red.a"]


def test_others_that_say_one_sentence_each_of_such_a_text_contradict_each_other() -> None:
    a, b, c = Statements("a"), Statements("b"), Statements("c")
    a("five", "1.1", "costs five", price(2) == 5)
    a("three", "2.1", "costs three", price(2) == 3)
    b("five", "1.1", "costs five", price(2) == 5)
    c("three", "1.1", "costs three", price(2) == 3)
    inside, across = contradictions(evidence(a, b, c))
    assert (inside.kind, inside.blame) == (Kind.INSIDE, ("a.five", "a.three"))
    assert (across.kind, across.blame) == (Kind.ACROSS, ("b.five", "c.three"))
    assert across.witness == {"question": "price", "case": {"size": 2}, "answers": {"b": 5, "c": 3}}
