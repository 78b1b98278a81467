"""Precedents: what was answered before is found first, and falls when the book changes or another contradicts it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from oracle.apps import examine, library, precedents
from oracle.apps.cli import run
from oracle.apps.library import Library
from oracle.apps.precedents import DISPUTE, RULING, Precedent, disputes, find, gathered, precedent_faults
from oracle.consistency.cases import plain
from oracle.errors import BookError, SolverError
from oracle.rules import Rule
from tests.unit.apps.test_spoilt_book import Spoil, added, first, spoil

__all__ = ["spoil"]


@cache
def every() -> tuple[Precedent, ...]:
    return gathered(library.library())


def of(id: str, edition: str = "deluxe-2020") -> Precedent:
    return next(p for p in every() if p.id == id and p.edition == edition and p.kind == DISPUTE)


def test_the_book_holds_by_its_precedents() -> None:
    assert precedent_faults(library.library()) == []
    assert len({p.id for p in disputes()}) >= 38


# The eight falsehoods that were published, and some more: question, facts, answer by edition.
SETTLED: list[tuple[str, dict[str, Any], dict[str, Any], str]] = [
    ("favor_end_points", {}, {"deluxe-2020": 3, "original-2013": 3}, "scoring.favor"),
    ("hiring_pays_the_player", {}, {"deluxe-2020": False, "original-2013": False}, "hiring.costs"),
    ("start_cards_of_role", {"role": "master"}, {"deluxe-2020": 2, "original-2013": 2}, "component.start_team"),
    ("start_cards_of_role", {"role": "journeyman"}, {"deluxe-2020": 1, "original-2013": 1}, "component.start_team"),
    ("start_cards_of_role", {"role": "apprentice"}, {"deluxe-2020": 2, "original-2013": 2}, "component.start_team"),
    ("start_team_size", {}, {"deluxe-2020": 5, "original-2013": 5}, "setup.team"),
    ("unchosen_return_to_reserve", {}, {"deluxe-2020": True, "original-2013": True}, "hand.unchosen_return"),
    ("new_reserve_shuffled", {}, {"deluxe-2020": "may", "original-2013": "may"}, "hand.shuffling_discard"),
    ("all_halls_only_for_first", {}, {"deluxe-2020": False, "original-2013": False}, "all_halls.others_too"),
    (
        "markers_per_color",
        {},
        {"deluxe-2020": 20, "original-2013": 16},
        "components.markers_per_color_",
    ),
    (
        "may_depute",
        {"deck_size": 4, "via": "main action"},
        {"deluxe-2020": "may not", "original-2013": "may"},
        "deputing.",
    ),
    ("solo_every_space_named", {}, {"deluxe-2020": None}, "solo.all_spaces_unknown"),
]


@pytest.mark.parametrize(("question", "facts", "answers", "clause"), SETTLED)
def test_a_settled_dispute_is_found(question: str, facts: Mapping[str, Any], answers: object, clause: str) -> None:
    asked = library.library().books["deluxe-2020"].question(question)
    domains = dict(zip(asked.names, asked.domains, strict=True))
    found = [p for p in find(question, {n: domains[n].named(v) for n, v in facts.items()}) if p.kind == DISPUTE]
    assert {p.edition: plain(p.answer) for p in found} == answers
    for precedent in found:
        assert any(c.startswith(clause) for c in precedent.clauses)
        assert precedent.why
        assert precedent.date


def test_what_is_known_decides_what_applies() -> None:
    via = of("deputing.four_in_deluxe").facts["via"][0]
    assert [p.id for p in find("may_depute", {"deck_size": 4, "via": via}, edition="deluxe-2020")] == [
        "deputing.four_in_deluxe"
    ]
    assert find("may_depute", {"deck_size": 4}, edition="deluxe-2020") == ()
    # A ruling on bonuses may apply as well, as long as it is not known what deputes.
    assert [p.id for p in find("may_depute", {"deck_size": 4}, edition="deluxe-2020", partly=True)] == [
        "deputing.four_in_deluxe",
        "fourth.floor_for_bonuses",
    ]
    assert [p.id for p in find("may_depute", {"deck_size": (5,)}, edition="deluxe-2020")] == ["deputing.five"]
    assert find("may_depute", {"deck_size": (4, 5), "via": via}, edition="deluxe-2020") == ()
    assert find("no_such_question") == ()


def test_rulings_are_precedents_after_disputes() -> None:
    found = find("card_discarded_when", edition="deluxe-2020")
    assert [(p.kind, p.id) for p in found] == [
        (DISPUTE, "turns.discard_last"),
        (RULING, "turns.discard_at_the_end"),
    ]
    assert found[1].clauses == ("turns.discard_at_the_end",)
    assert json.loads(json.dumps([p.as_json() for p in found]))[1]["kind"] == RULING


def test_looking_a_dispute_up_needs_no_solver() -> None:
    code = (
        "import sys; from oracle.apps.precedents import find; "
        "print([p.id for p in find('favor_end_points')], 'z3' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['favor.worth_three', 'favor.worth_three'] False"


def changed(question: str, answer: object, *, name: str = "planted.other") -> Library:
    """Give the library with a rule of another answer to a question, in all editions."""
    lib = library.library()
    asked = lib.books["deluxe-2020"].question(question)
    old = tuple(r.id for r in lib.rules if r.question is asked)
    says = dict.fromkeys(("en", "pt", "es"), "planted")
    rules = (*lib.rules, Rule(id=name, question=asked, says=says, answer=answer, overrides=old))
    return replace(lib, rules=rules, books={e: replace(b, rules=rules) for e, b in lib.books.items()})


def test_a_changed_rule_overturns_a_precedent() -> None:
    faults = precedent_faults(changed("favor_end_points", 5))
    assert [f.where.partition(":")[0] for f in faults] == ["specs/precedents.toml"] * 2
    for fault in faults:
        assert fault.what.startswith("precedent favor.worth_three is overturned: it says 3, the book says 5")
        assert "planted.other" in fault.what
        assert fault.hint


def test_a_rule_that_answers_alike_for_another_reason_is_told_too() -> None:
    faults = precedent_faults(changed("favor_end_points", 3))
    assert len(faults) == 2
    assert all("its clauses no longer decide favor_end_points" in f.what for f in faults)


def test_a_clause_that_is_gone_is_told() -> None:
    four = of("deputing.four_in_deluxe")
    for clause, said in (
        ("deputing.no_such", "is gone from the book"),
        ("deputing.may_depute", "no longer decides it"),
    ):
        (fault,) = precedent_faults(library.library(), [replace(four, clauses=(*four.clauses, clause))])
        assert f"its clause {clause} {said}" in fault.what


def test_a_component_value_is_a_clause_only_where_it_answers() -> None:
    masters = of("setup.masters")
    assert precedent_faults(library.library(), [masters]) == []
    team = replace(masters, clauses=(*masters.clauses, "component.deck"))
    (fault,) = precedent_faults(library.library(), [team])
    assert "component.deck" in fault.what


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda p: replace(p, id="planted", answer="may"), True),
        (lambda p: replace(p, id="planted", answer=None), True),
        (lambda p: replace(p, id="planted", facts={}, answer="may"), True),
        (lambda p: replace(p, id="planted"), False),
        (lambda p: replace(p, id="planted", edition="original-2013", answer="may"), False),
        (lambda p: replace(p, id="planted", facts={"deck_size": (5,)}, answer="may"), False),
    ],
)
def test_two_that_contradict_each_other_are_told(change: Callable[[Precedent], Precedent], found: bool) -> None:
    four = of("deputing.four_in_deluxe")
    faults = [f for f in precedent_faults(library.library(), [four, change(four)]) if "contradict" in f.what]
    assert len(faults) == found
    if faults:
        assert "dispute deputing.four_in_deluxe says 'may not' and dispute planted says" in faults[0].what
        assert "may_depute (deck_size 4, via main action) in deluxe-2020" in faults[0].what


def test_a_dispute_that_contradicts_a_ruling_is_told() -> None:
    (ruling,) = [p for p in find("card_discarded_when", edition="deluxe-2020") if p.kind == RULING]
    other = next(v for v in ruling.question.answers.values if v != ruling.answer)
    dispute = replace(of("turns.discard_last"), answer=other)
    faults = precedent_faults(library.library(), [dispute, ruling])
    assert any("ruling turns.discard_at_the_end says" in f.what for f in faults)


def test_a_planted_precedent_fails_the_check(
    spoil: Spoil, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def give_up(_: object) -> None:
        raise SolverError("planted")

    # What the solver is asked takes long, and has no part in this.
    monkeypatch.setattr(examine, "beside", lambda _: list)
    monkeypatch.setattr(examine, "spoken", give_up)
    forget()
    spoil(
        "precedents.toml", first('answer = 3, clauses = ."scoring.favor".', 'answer = 5, clauses = ["scoring.favor"]')
    )
    try:
        assert run(["check", "--format", "json"]) == 1
    finally:
        forget()
    faults = json.loads(capsys.readouterr().out)["faults"]
    assert [f["what"].partition(":")[0] for f in faults[:-1]] == ["precedent favor.worth_three is overturned"]
    assert faults[0]["where"] == "specs/precedents.toml:5"


def forget() -> None:
    for function in (precedents.disputes, precedents._about, library.library):
        function.cache_clear()


@pytest.mark.parametrize(
    ("edit", "what"),
    [
        (first('question = "favor_end_points"', 'question = "no_such"'), "the id of a question"),
        (first('role = "master"', 'role = "cook"'), "role as one of"),
        (first('{ role = "master" }', '{ rank = "master" }'), "a parameter of start_cards_of_role"),
        (first("answer = 3", "answer = 300"), "answer as one of"),
        (first("answer = false", 'answer = "no"'), "answer as one of"),
        (first('edition = "deluxe-2020"', 'edition = "deluxe"'), "edition as one of"),
        (first('id = "hiring.costs"', 'id = "favor.worth_three"'), "one precedent per id"),
        (first('date = "2026-11-30"', 'date = "today"'), "date as"),
        (first("why = .*", ""), "the fields why"),
        (added("[other]"), "tables"),
    ],
)
def test_a_spoilt_file_has_one_message(spoil: Spoil, edit: Callable[[str], str], what: str) -> None:
    spoil("precedents.toml", edit)
    with pytest.raises(BookError, match=what) as caught:
        gathered(library.library())
    assert caught.value.where.startswith("specs/precedents.toml")
    assert caught.value.hint
