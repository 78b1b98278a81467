"""What the book says, down to the notes on its texts, is there in Portuguese and Spanish, made from words it has."""

from __future__ import annotations

import re

import pytest

from oracle.apps.cover import acceptances
from oracle.apps.library import library
from oracle.apps.precedents import disputes
from oracle.apps.readings import ambiguities
from oracle.errors import BookError
from oracle.reports.impact import BESIDE
from oracle.telling import Words, parts_of
from oracle.wording import called, text_faults
from specs import translations
from specs.translations import LANGUAGES, digest, rows, told

FIGURE = re.compile(r"\d+(?:-\d+)?")


def _english() -> dict[str, str]:
    """Give the English words of everything that is told in other languages but labels, by their digest."""
    lib = library()
    texts = [q.asks for q in lib.questions] + [t for r in lib.rulings for t in (r.asks, r.why)]
    texts += [t for p in disputes() for t in (p.asks, p.why)]
    texts += [t for a in ambiguities() for r in a.readings for t in r.says.split(BESIDE)]
    texts += [called(w.concept).key for w in lib.words] + [a.reason for a in acceptances()] + _notes()
    return {digest(t.strip()): t for t in texts}


def _notes() -> list[str]:
    """Give what is noted of the texts: their faults, what they repeat, and where they break off."""
    found = text_faults(library().sources)
    return [part.english for f in found for part in parts_of(f.said) if isinstance(part, Words)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_book_says_is_told_in_the_language(language: str) -> None:
    assert not [text for text in _english().values() if not told(text.strip(), language)]


def test_a_translation_has_the_figures_of_the_original() -> None:
    english = _english()
    differing = [
        (where, language)
        for where, row in rows()
        for language in LANGUAGES
        if row["of"] in english and sorted(FIGURE.findall(english[row["of"]])) != sorted(FIGURE.findall(row[language]))
    ]
    assert not differing


def test_no_row_is_left_from_words_that_have_changed() -> None:
    english = _english()
    assert not [w for w, row in rows() if "labels" not in w and row["of"] not in english]


def test_the_words_themselves_are_the_english() -> None:
    assert told("anything", "en") == "anything"


def test_words_that_nobody_has_translated_are_told_as_such() -> None:
    assert told("no question asks this", "pt") is None


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ([("a", "x", "um", "uno"), ("a", "y", "dois", "dos")], "one row for y"),
        ([("a", "x", "", "uno")], "without an empty cell"),
    ],
)
def test_a_table_that_is_wrong_is_refused(
    table: list[tuple[str, ...]], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = [(f"here:{n}", dict(zip(translations.FIELDS, row, strict=True))) for n, row in enumerate(table, 2)]
    monkeypatch.setattr(translations, "TABLES", ("one",))
    monkeypatch.setattr(translations, "read_rows", lambda *_: iter(read))
    with pytest.raises(BookError, match=expected):
        list(rows())
