from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from oracle.apps import lookup
from oracle.reports import card as cards
from oracle.reports.page_phrases import PAGES
from oracle.reports.speech import PHRASES, Speech
from oracle.reports.text import render, write
from oracle.rules import Status
from tests import toy_books
from tests.toy_books import FINE, WRONG

REPORTS = Path(__file__).resolve().parents[3] / "oracle" / "reports"
ENGLISH_LABELS = (
    "says",
    "asks",
    "answer ",
    "status",
    "lines",
    "played",
    "effect:",
    "open",
    "Coverage",
    "Faults",
    "wrong",
)


@pytest.mark.parametrize("language", ["pt", "es"])
def test_no_label_of_a_report_is_left_in_english(language: str) -> None:
    said = render(WRONG, say=Speech(language), quotes=True, timing=True, compare=("original-2013", "deluxe-2020"))
    said += render(FINE, say=Speech(language))
    for label in ENGLISH_LABELS:
        assert label not in said
    assert ("há algo errado" if language == "pt" else "hay algo mal") in said


@pytest.mark.parametrize("language", ["pt", "es"])
def test_no_label_of_a_rule_is_left_in_english(language: str) -> None:
    lib = toy_books.library()
    editions = tuple(lib.books)
    say = Speech(language)
    for rule in lib.rules:
        card = lookup.rule_card(rule, lib, editions, language, WRONG.findings)
        said = write(cards.rule(card, say))
        assert rule.text(language) in said
        for label in (*ENGLISH_LABELS, "What each", "Where each", "Findings", "silent"):
            assert label not in said
    for question in lib.questions:
        said = write(cards.question(lookup.question_card(question, lib, editions, language, None), say))
        assert "answers" not in said


TABLES = {
    path.stem: getattr(importlib.import_module(f"oracle.reports.{path.stem}"), "_PHRASES", {})
    for path in sorted(REPORTS.glob("*.py"))
    if path.stem != "__init__"
}
"""What some reports say that no other says."""


@pytest.mark.parametrize("module", TABLES)
def test_every_phrase_that_is_said_stands_in_a_table(module: str) -> None:
    text = (REPORTS / f"{module}.py").read_text(encoding="utf-8")
    said = {a or b for a, b in re.findall(r"""\bsay\(\s*f?(?:"([^"]+)"|'([^']+)')""", text)}
    assert said <= {*PHRASES, *TABLES[module], *PAGES}


def test_the_states_of_a_ruling_have_words() -> None:
    assert {s.value for s in Status} <= set(PHRASES)


@pytest.mark.parametrize("place", [0, 1])
def test_a_phrase_keeps_its_blanks_in_every_language(place: int) -> None:
    for phrase, told in [*PHRASES.items(), *(p for table in TABLES.values() for p in table.items())]:
        assert sorted(re.findall(r"\{\w+\}", phrase)) == sorted(re.findall(r"\{\w+\}", told[place])), phrase
        assert told[place].strip()


def test_answers_are_said_and_names_stay() -> None:
    say = Speech("pt")
    assert [say.value(v) for v in (True, False, None, 3, ["may", "wood"])] == [
        "sim",
        "não",
        "não diz",
        "3",
        "pode ou wood",
    ]
    assert say.has("may")
    assert not say.has("wood")
    assert say.several((1, 2, 3)) == "1 a 3"
    assert say.several((1, 3)) == "1 ou 3"
