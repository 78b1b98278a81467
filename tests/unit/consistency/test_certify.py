"""Certificates on a toy book: what they say, and that both solvers read them as is expected."""

from __future__ import annotations

import pytest
import z3

from oracle.claims import Statements
from oracle.consistency.ask import findings
from oracle.consistency.certify import Certificate, differing, of_conflict, of_gap, of_proof, second_opinion
from oracle.consistency.contradictions import conflicts
from oracle.consistency.evidence import Evidence
from oracle.consistency.induct import Script
from tests.toy_claims import blue, evidence, may_play, price, red, total


def first_opinion(text: str) -> str:
    """Have z3 read a whole file."""
    solver = z3.Solver()
    solver.from_string(text)
    return str(solver.check())


def three_numbers() -> Evidence:
    """Give a text whose three numbers do not go together."""
    a = Statements("a")
    a("total", "1.1", "twelve in all", total() == 12)
    a("red", "2.1", "five are red", red() == 5)
    a("blue", "3.1", "five are blue", blue() == 5)
    return evidence(a, laws=[("sum", total() == red() + blue())])


def of_one_conflict() -> list[Certificate]:
    told = three_numbers()
    (conflict,) = conflicts(told)
    return of_conflict(conflict, told, ["inside.total.a"])


def test_a_conflict_is_unsatisfiable_and_satisfiable_without_any_one_statement() -> None:
    made = of_one_conflict()
    assert [c.expected for c in made] == ["unsat", "sat", "sat", "sat"]
    assert [second_opinion(c.text) for c in made] == [first_opinion(c.text) for c in made] == [c.expected for c in made]
    assert differing(made) == []


def test_a_certificate_says_what_it_is_about() -> None:
    first, second, *_ = of_one_conflict()
    head = [line for line in first.text.splitlines() if line.startswith(";")]
    assert [line.strip("; ") for line in head[1:]] == [
        "certifies the conflict:", "inside.total.a", "claims:", *sorted(first.claims), "cites:", "a:1-3",
    ]  # fmt: skip
    assert first.file.endswith(".unsat.smt2")
    assert "(set-info :status unsat)" in first.text
    assert len(second.claims) == 2
    assert "twelve" not in first.text


def test_the_same_book_gives_the_same_certificates() -> None:
    assert [(c.file, c.digest) for c in of_one_conflict()] == [(c.file, c.digest) for c in of_one_conflict()]


def test_a_wrong_expectation_is_told() -> None:
    (one, *_) = of_one_conflict()
    wrong = Certificate(name="wrong", kind="conflict", of=(), script=one.script, expected="sat")
    assert differing([one, wrong]) == ["wrong.sat.smt2: cvc5 says unsat"]


def test_a_text_that_does_not_answer_has_two_copies_that_differ() -> None:
    a, b = Statements("a"), Statements("b")
    a("small", "1.1", "costs at least two", price(1) >= 2)
    b("small", "1.1", "costs three", price(1) == 3)
    told = evidence(a, b)
    made = of_gap(price, (1,), ("a", "b"), told, "gap.price")
    assert made is not None
    assert (made.name, made.expected, made.claims) == ("gap.price", "sat", ("a.small",))
    assert second_opinion(made.text) == first_opinion(made.text) == "sat"
    assert of_gap(price, (1,), ("b",), told, "gap.price") is None


def test_copies_of_a_text_that_answers_could_not_differ() -> None:
    a = Statements("a")
    a("small", "1.1", "costs at least two", price(1) >= 2)
    made = of_gap(price, (1,), ("a",), evidence(a), "gap.price")
    assert made is not None
    decided = made.script.replace(
        "(check-sat)", "(assert (= |a 1: price(1)| 3))(assert (= |a 2: price(1)| 3))(check-sat)"
    )
    assert second_opinion(decided) == "unsat"


def test_a_permission_is_open_if_it_may_be_allowed_or_not() -> None:
    a = Statements("a")
    a("play", "1.1", "big toys may be played with", may_play(5).may)
    told = evidence(a)
    made = of_gap(may_play, (1,), ("a",), told, "gap.may_play")
    assert made is not None
    assert second_opinion(made.text) == "sat"
    assert of_gap(may_play, (5,), ("a",), told, "gap.may_play") is None


def test_every_gap_of_a_toy_book_is_confirmed() -> None:
    a, c = Statements("a"), Statements("c")
    a("price", "1.1", "costs five", price(2) == 5)
    c("price", "1.1", "costs five", price(2) == 5)
    told = evidence(a, c)
    found = [f for f in findings(told) if f.kind.value == "gap" and f.witness]
    assert found
    for finding in found:
        witness = dict(finding.witness or {})
        case = tuple(witness["case"].values())
        made = of_gap(told.questions[witness["question"]], case, tuple(witness["answers"]), told, finding.id)
        assert made is not None
        assert differing([made]) == []


@pytest.mark.parametrize("expected", ["sat", "unsat"])
def test_a_proof_is_taken_over_as_it_is(expected: str) -> None:
    script = Script(
        name="first, 2 players: low without up.b", text="(set-logic QF_LIA)\n(check-sat)\n", expected=expected
    )
    made = of_proof(script)
    assert made.file == f"invariant.first.2.players.low.without.up.b.{expected}.smt2"
    assert made.of == ("first, 2 players: low without up.b",)
    assert second_opinion(made.script) == "sat"
    assert f"(set-info :status {expected})" in made.text
