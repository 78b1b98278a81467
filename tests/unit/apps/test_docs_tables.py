"""The tables of cases in entries: which rows and columns they have, and how these are called."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oracle.apps.docs.answering import cell
from oracle.apps.docs.decisions import MOST_BESIDE, MOST_CHOSEN, MOST_ROWS
from oracle.apps.docs.entries import Entries
from oracle.apps.library import library
from oracle.consistency.cases import plain
from oracle.rules import Status
from oracle.terms import Term
from tests.documented import FLOOR, SAYS, decisions, rules, small


def test_rows_of_different_marks_are_not_one_row() -> None:
    for rule in rules().values():
        answers = decisions().of(rule.question)
        names, table, _ = decisions().table(rule)
        places = [rule.question.names.index(n) for n in names]
        for row in table:
            inside = [a for a in answers if all(plain(a[p]) in v for p, v in zip(places, row.values, strict=True))]
            for edition, said in row.answers.items():
                assert {(repr(answers[a][edition].shown), answers[a][edition].mark) for a in inside} == {
                    (repr(said.shown), said.mark)
                }, (rule.id, row.values)


def test_a_mark_is_neither_lost_nor_spread() -> None:
    tie = rules()["scoring.tie_by_musician_of_leaders"]
    names, table, _ = decisions().table(tie)
    owner = names.index("musician_owner")
    assert {r.answers["original-2013"].mark for r in table if r.decides} == {"borrowed"}
    assert {r.answers["original-2013"].mark for r in table if not r.decides} == {""}
    assert all(r.answers["deluxe-2020"].mark == "" and len(r.values) > owner for r in table)
    left = decisions().table(rules()["scoring.money_left"])[1]
    assert {(r.answers["deluxe-2020"].mark, r.answers["original-2013"].mark) for r in left} == {("", "borrowed")}


def test_a_ruling_that_follows_a_text_marks_nothing() -> None:
    states = {r.id: r.status for r in library().rulings}
    follows = [r for r in rules().values() if r.ruling and states[r.ruling] is Status.FOLLOWS]
    assert follows
    for rule in follows:
        marks = {
            s.mark for said in decisions().of(rule.question).values() for s in said.values() if s.rules == (rule.id,)
        }
        assert marks <= {""}, rule.id


def test_what_only_repeats_a_formula_is_two_rows() -> None:
    for id, shown in (
        ("scoring.terrace_points", 2),
        ("solo.turns", 2),
        # A number that is given back as it came needs no row.
        ("preparation.any_number_discarded", 0),
        ("jewelry_box.points", 0),
        ("scoring.money_left", 2),
    ):
        _, table, left_out = decisions().table(rules()[id])
        assert len(table) == shown, id
        assert left_out > 0, id
    for rule in rules().values():
        own = [r for r in decisions().table(rule)[1] if r.decides]
        assert not isinstance(rule.answer, Term) or len(own) <= MOST_CHOSEN, rule.id
        assert len(decisions().table(rule)[1]) <= MOST_ROWS


def test_a_row_of_numbers_is_open_where_the_book_stops_counting() -> None:
    say = SAYS["en"]
    assert say.several((5, 6, 7, 8), range(1, 9)) == "5 or more"
    assert say.several((1, 2, 3), range(1, 9)) == "up to 3"
    assert say.several((2, 3, 4), range(1, 9)) == "2 to 4"
    assert say.several(("a", "b", "c", "d"), ("a", "b", "c", "d", "e", "f")) == "any but e or f"
    assert say.several(("a", "b", "c"), ("a", "b", "c", "d", "e", "f")) == "a, b or c"


def test_what_values_have_in_common_before_a_colon_is_said_once() -> None:
    say = SAYS["en"]
    assert say.several(("M: x", "M: y", "M: z")) == "M: x, y or z"
    assert say.several(("M: x", "M: y", "J: z")) == "M: x or y; J: z"
    assert say.several(("M: x", "J: y")) == "M: x or J: y"


def test_a_table_has_what_a_rule_decides_and_what_lies_beside() -> None:
    exceptions: dict[str, set[str]] = {}
    for rule in rules().values():
        for general in (*rule.overrides, *rule.excepts):
            exceptions.setdefault(general, set()).add(rule.id)
    for rule in rules().values():
        _, table, _ = decisions().table(rule)
        own = [r for r in table if r.decides]
        excepted = [r for r in table if any(exceptions.get(rule.id, set()) & {*s.rules} for s in r.answers.values())]
        beside = [r for r in table if not r.decides and r not in excepted]
        assert len(beside) <= max(MOST_BESIDE, len(own)), rule.id
    (_, table, left_out) = decisions().table(rules()["jewelry_bonuses.master_hall"])
    assert len(table) == 4
    assert left_out > 40


@pytest.mark.parametrize(
    ("language", "said"), [("en", "any other"), ("pt", "qualquer outro"), ("es", "cualquier otro")]
)
def test_all_the_rest_is_called_any_other(language: str, said: str) -> None:
    column = [("a", "b", "c"), ("d", "e", "f")]
    assert cell(column[1], column, "abcdef", SAYS[language], own=False) == said
    assert cell(column[1], column, "abcdef", SAYS[language], own=True).startswith("d, e")
    # A row that is not the rest of those shown is not called so.
    assert cell(column[1], column, "abcdefg", SAYS[language], own=False) == "d, e …"
    assert cell(tuple("abcdef"), column, "abcdef", SAYS[language], own=False) == SAYS[language]("any")


def test_an_edition_in_which_nothing_is_decided_has_no_column_and_no_silent_tab() -> None:
    solo = rules()["solo.turns"]
    assert decisions().answering(solo.question) == ("deluxe-2020",)
    assert decisions().answering(rules()[FLOOR].question) == tuple(library().books)
    made = Entries(replace(small(), library=library(), decisions=decisions()), "en")
    entry = made("rule", solo.id)
    assert [t.label.split()[0] for t in entry.tabs] == ["deluxe-pt"]
    assert 'class="rr-col-deluxe-2020"' in entry.lead
    assert "rr-col-original-2013" not in entry.lead
