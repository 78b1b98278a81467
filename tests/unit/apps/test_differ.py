from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import jsonschema
import pytest

from oracle.apps.differ import compare
from oracle.apps.library import library
from oracle.apps.tongue import Tongue
from oracle.reports import html, text
from oracle.reports import json as as_json
from oracle.reports.comparison import Comparison, as_text
from specs.translations import said as translated
from tests import toy_books
from tests.unit.reports.test_html import Page

BEFORE, AFTER = "original-2013", "deluxe-2020"
SCHEMA = Path(__file__).resolve().parents[3] / "oracle/reports/schemas/check.schema.json"


@cache
def toys() -> Comparison:
    return compare(toy_books.library(), BEFORE, AFTER)


@cache
def real(language: str = "en") -> Comparison:
    return compare(library(), BEFORE, AFTER, language=language)


def test_a_question_with_two_answers_stands_with_its_cases_and_rules() -> None:
    (difference,) = toys().differences
    (cases,) = difference.cases
    assert (difference.question, difference.topic) == ("may_play", "toys")
    assert (cases.when, cases.number) == ({"size": (1, 2)}, 2)
    assert (cases.before.answer, cases.after.answer) == ("may not", "may")
    assert list(cases.before.rules) == ["toys.small_ones_stay"]
    assert toys().same == 1


def test_what_is_known_to_differ_in_the_real_book_differs() -> None:
    found = {d.question: d for d in real().differences}
    floor = found["may_depute"].cases[0]
    assert (floor.before.answer, floor.after.answer) == ("may", "may not")
    assert floor.when["deck_size"] == (2, 3, 4)
    assert any(line.startswith("summary-pt:98") for line in floor.before.lines)
    assert any(line.startswith("deluxe-pt:54") for line in floor.after.lines)
    assert "rounds_in_game" not in found
    assert real().only is not None
    assert set(real().only or {}) == {AFTER}


def test_every_case_that_differs_is_shown_once_and_no_other() -> None:
    lib = library()
    for difference in real().differences:
        question = next(q for q in lib.questions if q.id == difference.question)
        for cases in difference.cases:
            assert cases.number >= 1
            assert set(cases.when) <= set(question.names)
            assert (cases.before.answer, cases.before.certainty) != (cases.after.answer, cases.after.certainty)


def test_what_no_text_of_the_edition_says_is_marked() -> None:
    sides = [s for d in real().differences for c in d.cases for s in (c.before, c.after)]
    assert {s.certainty for s in sides} >= {"checked", "ruling", "open"}
    for side in sides:
        if side.certainty == "open":
            assert side.shown() == "open"
        if side.certainty == "ruling":
            assert side.shown().endswith("(our reading)")
            assert side.ruling in side.standing()
        assert side.standing()


def test_the_other_way_round_says_the_same() -> None:
    back = compare(library(), AFTER, BEFORE)
    assert [d.question for d in back.differences] == [d.question for d in real().differences]
    assert back.same == real().same


def test_topics_and_effects_narrow_it() -> None:
    narrow = real().narrowed(["deputing"], ["play"])
    assert narrow.differences
    assert {(d.topic, d.effect.value) for d in narrow.differences} == {("deputing", "play")}
    assert real().narrowed([], []) == real()


@pytest.mark.parametrize("comparison", [toys, real])
def test_the_document_has_it_as_its_schema_says(comparison: object) -> None:
    made = toys() if comparison is toys else real()
    document = json.loads(as_json.render(toy_books.WRONG, compare=(BEFORE, AFTER), comparison=made))
    jsonschema.validate(document, json.loads(SCHEMA.read_text(encoding="utf-8")))
    assert len(document["compare"]["differences"]) == len(made.differences)


def test_the_page_has_it() -> None:
    page = html.render(toy_books.WRONG, compare=(BEFORE, AFTER), comparison=real())
    Page(page)
    for difference in real().differences:
        assert f'id="differs-{difference.question}"' in page


@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_the_text_has_it_in_three_languages(language: str) -> None:
    said = text.write(as_text(real(language), Tongue(language)))
    told = " ".join(said.split())
    for difference in real().differences:
        assert " ".join(translated(difference.asks, language).split()) in told
    level = {"en": "bonus level: 6", "pt": "Nível do Bônus: 6", "es": "nivel de la bonificación: 6"}
    assert level[language] in told
    for difference in real().differences:
        assert f"[{difference.question}," in said.replace("\n", " ")
    words = {"en": "From original-2013 to deluxe-2020", "pt": "De original-2013 para", "es": "De original-2013 a "}
    assert said.startswith(words[language])
