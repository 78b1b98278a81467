"""`oracle ask --page`: one page that needs nothing else, in three languages, with the position drawn, and as PDF."""

from __future__ import annotations

import json
import re
import sys
from html import unescape
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from oracle.apps.asking import question_named
from oracle.apps.cli import run
from specs.translations import said
from specs.views import write_position
from tests.dressmakers import played

TEAM = ("may_depute", "deck_size=4")


@pytest.fixture(autouse=True)
def _without_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ORACLE_SOURCES", raising=False)


def page(tmp_path: Path, *asked: str, code: int = 0) -> str:
    file = tmp_path / "page.html"
    assert run(["ask", *asked, "--page", str(file), "--output", str(tmp_path / "answer.txt")]) == code
    return file.read_text(encoding="utf-8")


def seen(html: str) -> str:
    """Give what a reader sees, its spaces as one."""
    return " ".join(unescape(re.sub(r"<style>.*?</style>|<[^>]+>", " ", html, flags=re.DOTALL)).split())


def test_a_page_tells_the_whole_answer(tmp_path: Path) -> None:
    html = page(tmp_path, *TEAM, "--claim", "Ana=yes", "--certificate", str(tmp_path / "c.json"), code=1)
    shown = seen(html)
    for part in (
        "May an employee be deputed from a team of so many cards?",
        "Rococo Deluxe (2020) no (may not)",
        "Rococo (2013) yes (may)",
        "team size: 4",
        "proved in every case that fits",
        "Ana says “yes” — is wrong",
        "Ana says “yes” — is right",
        "deputing.floor_deluxe · deluxe-pt:548-550",
        "It loses: the special rule wins over the general one.",
        "ruling deputing.floor_original",
    ):
        assert part in shown, part
    certificate = json.loads((tmp_path / "c.json").read_text(encoding="utf-8"))
    assert certificate["id"] in shown
    assert certificate["digest"] in shown


def test_a_page_needs_nothing_else(tmp_path: Path) -> None:
    position = f"position={write_position(played('deluxe-2020', 2)[100])}"
    for asked in (TEAM, ("next", position, "players=2", "--edition", "deluxe-2020")):
        html = page(tmp_path, *asked)
        assert "default-src 'none'" in unescape(html)
        assert "<script" not in html
        assert not re.search(r'(src|href)="(?!#)', html)
        assert not re.search(r"url\(", html)
        assert "prefers-color-scheme: dark" in html
        assert "@media print" in html


def test_a_position_is_drawn_and_another_question_is_not(tmp_path: Path) -> None:
    position = f"position={write_position(played('deluxe-2020', 2)[100])}"
    html = page(tmp_path, "next", position, "players=2", "--edition", "deluxe-2020")
    assert html.count('<svg class="rb"') >= 5
    assert "The position" in seen(html)
    assert "<svg" not in page(tmp_path, *TEAM)


def test_a_page_speaks_three_languages(tmp_path: Path) -> None:
    for language, verdict, heading in (
        ("en", "it depends on team size", "What decides"),
        ("pt", "depende de cartas da equipe", "O que decide"),
        ("es", "depende de cartas del mazo", "Lo que decide"),
    ):
        html = page(tmp_path, "may_depute", "via=main", "--lang", language)
        assert f'<html lang="{language}">' in html
        assert verdict in seen(html)
        assert heading in seen(html)
        # The question is put in the language, and is not read aloud as English.
        question = question_named("may_depute")
        assert question is not None
        assert f"<h1>{said(question.asks, language)}</h1>" in html


def test_words_of_a_text_are_marked_as_quotes_and_shown_once(tmp_path: Path, sources: Path) -> None:
    html = page(tmp_path, *TEAM, "--sources", str(sources))
    quotes = re.findall(r"<blockquote>(.*?)</blockquote>", html, flags=re.DOTALL)
    assert quotes
    assert html.count("the words of the text") == len(quotes)
    for article in html.split("<article")[1:]:
        own = re.findall(r"<p>(“.*?”)</p>", article)
        assert len(own) == len(set(own))
    assert "<blockquote>" not in page(tmp_path, *TEAM)


def test_single_texts_have_a_page_without_certificate(tmp_path: Path) -> None:
    shown = seen(page(tmp_path, *TEAM, "--texts"))
    assert "Certificate" not in shown
    assert "open (the text breaks off before it)" in shown


def test_a_name_cannot_write_into_the_page(tmp_path: Path) -> None:
    html = page(tmp_path, *TEAM, "--claim", "<script>alert(1)</script>=no", code=1)
    assert "<script" not in html
    assert "&lt;script&gt;" in html


def test_a_page_is_written_all_at_once(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text("old", encoding="utf-8")
    assert run(["ask", "may_depute", "deck_size=99", "--page", str(tmp_path / "page.html")]) == 2
    assert (tmp_path / "page.html").read_text(encoding="utf-8") == "old"
    page(tmp_path, *TEAM)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["answer.txt", "page.html"]


def test_pdf_without_its_extra_has_a_way_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "weasyprint", None)
    assert run(["ask", *TEAM, "--page", str(tmp_path / "x.pdf")]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert "weasyprint to write PDF, got none" in err
    assert "rococo-oracle[pdf]" in err
    assert not (tmp_path / "x.pdf").exists()


def test_pdf_is_made_from_pictures_with_a_style_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {}

    class Html:
        def __init__(self, *, string: str, url_fetcher: Any) -> None:
            given["page"] = string
            with pytest.raises(ValueError, match="needs nothing else"):
                url_fetcher("https://example.org/x.png")

        def write_pdf(self) -> bytes:
            return b"%PDF-"

    monkeypatch.setitem(sys.modules, "weasyprint", SimpleNamespace(HTML=Html))
    position = f"position={write_position(played('deluxe-2020', 2)[100])}"
    file = tmp_path / "x.pdf"
    asked = ("next", position, "players=2", "--edition", "deluxe-2020")
    assert run(["ask", *asked, "--page", str(file), "--output", str(tmp_path / "answer.txt")]) == 0
    assert file.read_bytes() == b"%PDF-"
    pictures = re.findall(r'<svg class="rb".*?</svg>', given["page"], flags=re.DOTALL)
    assert pictures
    for picture in pictures:
        assert "<style>" in picture
        assert "var(" not in picture
