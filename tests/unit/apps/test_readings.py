"""Every ambiguity is an object made from the book: its readings, who holds them, and which is ours."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from oracle.apps.library import Library, evidence, library
from oracle.apps.readings import Ambiguity, Reading, ambiguities, house_rules, named
from oracle.consistency import readings as found_by_the_check
from oracle.errors import RequestError
from oracle.rules import Rule
from specs.editions import book
from specs.house import house_rules as rules_of


def by_id() -> dict[str, Ambiguity]:
    return {a.id: a for a in ambiguities()}


def reading(id: str, name: str) -> Reading:
    return next(r for r in by_id()[id].readings if r.name == name)


def test_every_claim_with_a_reading_is_in_one_of_them() -> None:
    listed = [c for a in ambiguities() for r in a.readings for c in r.claims]
    assert sorted(listed) == sorted(c.id for c in library().claims if c.reading and c.then is not None)


def test_every_ambiguous_finding_has_its_object() -> None:
    found = {f.id for f in found_by_the_check.ambiguities(evidence())}
    assert found <= {f"ambiguous.{a.id}.{s}" for a in ambiguities() for s in a.sources}
    for id in found:
        assert named(id)[0].id in id


def test_ours_is_what_the_book_answers() -> None:
    ties = by_id()["no_second"]
    assert [r.name for r in ties.ours] == ["unbroken ties"]
    assert ties.ruling is not None
    assert (ties.ruling.id, ties.why()) == ("scoring.broken_tie", ties.ruling.why)
    (other,) = ties.others
    assert {(d.answer.value, d.ours.value) for d in other.decisions} == {
        ("nobody", "the best of the beaten tied players")
    }
    assert all(d.rules for d in other.decisions)
    assert [r.name for r in by_id()["spaces_occupied"].readings] == [
        "of every kind",
        "besides the fountain",
        "of the fountain",
    ]


def test_who_else_holds_a_reading_is_told() -> None:
    assert reading("stroke", "thread and lace").held == ("deluxe-pt", "summary-pt", "summary-en")
    assert reading("stroke", "thread or lace").held == ()
    assert reading("removed", "leave the game").held == ("deluxe-pt", "original-es")


def changed(lib: Library, question: str, edition: str, answer: object) -> Library:
    """Give the book of an edition with another answer to a question, whatever the case."""
    old = lib.books[edition]
    asked = old.question(question)
    new = Rule(
        id="planted.other",
        question=asked,
        says=dict.fromkeys(("en", "pt", "es"), "planted"),
        answer=answer,
        overrides=tuple(r.id for r in old.by_question[question]),
    )
    rules = (*lib.rules, new)
    return replace(lib, rules=rules, books={**lib.books, edition: replace(old, rules=rules)})


def test_another_rule_makes_another_reading_ours() -> None:
    lib = changed(library(), "queue_leftovers_leave_game", "original-2013", False)
    planted = next(a for a in ambiguities(lib) if a.id == "removed")
    assert [r.name for r in planted.ours] == ["leave the queue only"]
    (other,) = planted.others
    assert [(d.question.id, d.answer, d.ours, d.rules) for d in other.decisions] == [
        ("queue_leftovers_leave_game", True, False, ("planted.other",))
    ]


def test_the_other_edition_has_a_reading_of_its_own() -> None:
    assert {a.edition for a in ambiguities()} == {"deluxe-2020", "original-2013"}
    assert {a.edition for a in ambiguities(edition="deluxe-2020")} == {"deluxe-2020"}


OTHERS = [(a, r) for a in ambiguities() for r in a.others if all(d.answer is not None for d in r.decisions)]


def test_there_are_many_to_play() -> None:
    assert len(OTHERS) > 40


@pytest.mark.parametrize(("ambiguity", "other"), OTHERS, ids=[f"{a.id}:{r.name}" for a, r in OTHERS])
def test_as_a_house_rule_it_answers_so_and_nothing_else(ambiguity: Ambiguity, other: Reading, tmp_path: Path) -> None:
    file = tmp_path / "rulings.toml"
    file.write_text(house_rules(ambiguity, other), encoding="utf-8")
    own = rules_of(file)
    law = book(ambiguity.edition, ambiguity.scopes, own)
    for decision in other.decisions:
        case = dict(zip(decision.question.names, decision.case, strict=True))
        assert law.answer(decision.question, case).value == decision.answer
    asked = {d.question.id for d in other.decisions}
    assert {r.question.id for r in own} == asked
    plain = book(ambiguity.edition, ambiguity.scopes)
    decided = {(d.question.id, d.case) for d in other.decisions}
    for name in asked:
        question = law.question(name)
        for values in product(*(d.values for d in question.domains)):
            if (name, values) not in decided:
                case = dict(zip(question.names, values, strict=True))
                assert law.answer(question, case).value == plain.answer(question, case).value


def test_ours_and_what_leaves_the_answer_open_is_no_house_rule() -> None:
    ties = by_id()["no_second"]
    with pytest.raises(RequestError, match="got our own"):
        house_rules(ties, ties.ours[0])
    (other,) = ties.others
    vague = replace(other, decisions=tuple(replace(d, answer=None) for d in other.decisions))
    with pytest.raises(RequestError, match="only rules out") as caught:
        house_rules(ties, vague)
    assert "scoring." in caught.value.where


def test_a_name_that_is_none_has_a_hint() -> None:
    for given, hint in (("dashd_space", "did you mean dashed_space?"), ("stroke:x", "stroke:thread or lace")):
        with pytest.raises(RequestError) as caught:
            named(given)
        assert hint in caught.value.hint
    with pytest.raises(RequestError, match="not ours"):
        named("stroke:thread and lace")
    assert [r.name for r in named("spaces_occupied:of the fountain")[1]] == ["of the fountain"]
