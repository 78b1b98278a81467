"""The ruling desk without a browser: its tables are the book's answers, and its page needs nothing else."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

from oracle.apps.desk import desk_data, write_desk
from oracle.apps.desk_answers import CANNOT_ARISE
from oracle.apps.docs.phrases import Words
from oracle.apps.library import library
from oracle.consistency.cases import cases, plain
from oracle.consistency.ground import assignments
from oracle.findings import Finding, Kind
from oracle.questions import Effect
from oracle.reports.desk import render
from oracle.rules import LANGUAGES, Rule
from tests.unit.reports.test_replay import Page

MOST_BYTES = 3_000_000
KEYS = {"q", "find", "in"}
"""What the address calls the question, the words and the topic."""

FINDING = Finding(
    id="across:may_depute",
    kind=Kind.ACROSS,
    subject="may_depute",
    topic="deputing",
    effect=Effect.PLAY,
    editions=("deluxe-2020", "original-2013"),
    said="</script><b>two texts differ",
    blame=(),
    questions=("may_depute",),
    citations=(),
)


def there(entry: Rule | Finding) -> str:
    return f"../there.html#{entry.id}"


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    return desk_data(library(), "pt", (FINDING,), there, there)


@pytest.fixture(scope="module")
def page(data: dict[str, Any]) -> str:
    return render(data, Words("pt"))


def test_every_cell_is_what_the_book_answers(data: dict[str, Any]) -> None:
    lib = library()
    assert [q["id"] for q in data["questions"]] == [q.id for q in lib.questions]
    for question, asked in zip(lib.questions, data["questions"], strict=True):
        arising = set(cases(question))
        every = list(assignments(dict(zip(question.names, question.domains, strict=True))))
        for book, table in zip(lib.books.values(), asked["tables"], strict=True):
            if table is None:
                assert question.scope != "base"
                continue
            assert len(table["cells"]) == len(every)
            for case, cell in zip(every, table["cells"], strict=True):
                assert (cell == CANNOT_ARISE) is (tuple(case.values()) not in arising)
                if cell != CANNOT_ARISE:
                    value, _, _, rules, _, why, _ = table["answers"][cell]
                    answer = book.answer(question, case)
                    assert value == plain(answer.value)
                    assert [data["rules"][r]["id"] for r in rules] == [r.id for r in answer.rules]
                    assert bool(why) is answer.is_open


def test_the_original_has_no_options(data: dict[str, Any]) -> None:
    absent = [q for q in data["questions"] if q["tables"][1] is None]
    assert {q["scope"] for q in absent} == {"jewelry-box", "solo", "fancy", "festive", "haute-couture"}
    assert all(q["tables"][0] is not None for q in data["questions"])


def test_what_speaks_against_an_answer_is_named_with_why_it_loses(data: dict[str, Any]) -> None:
    (asked,) = [q for q in data["questions"] if q["id"] == "may_depute"]
    table = asked["tables"][0]
    place = asked["params"][0][1].index(4) * len(asked["params"][1][1])
    against = [data["objections"][o] for o in table["answers"][table["cells"][place]][4]]
    assert against[0]["id"] == "deputing.may_depute"
    assert against[0]["loses"] == "special over general"
    # A rule speaks the reader's language wherever it stands; here it stands by its number.
    says = "um Funcionário pode ser delegado enquanto a equipe continuar grande o bastante"
    assert data["rules"][against[0]["rule"]]["says"] == says
    assert {"summary-en.depute.floor", "other edition"} & {v for o in against for v in (o["id"], o["loses"])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_in_its_language_and_small(tmp_path: Path, language: str) -> None:
    written = write_desk(tmp_path, language)
    assert written == tmp_path / "desk" / "index.html"
    text = written.read_text(encoding="utf-8")
    assert len(text.encode()) < MOST_BYTES
    assert f'<html lang="{language}">' in text
    rule = next(r for r in library().rules if r.id == "deputing.may_depute")
    assert rule.text(language) in text


def test_the_page_needs_nothing_else_and_allows_nothing_else(page: str) -> None:
    read = Page(page)
    assert not {"src", "srcset", "action", "style"} & {n for _, attrs in read.found for n in attrs}
    assert not re.search(r"https?:|@import|url\(", page)
    assert not read.all("link")
    (policy,) = [a["content"] or "" for a in read.all("meta") if "http-equiv" in a]
    (style,) = re.findall(r"<style>(.*?)</style>", page, re.DOTALL)
    (script,) = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    for own in (style, script):
        assert f"'sha256-{base64.b64encode(hashlib.sha256(own.encode()).digest()).decode()}'" in policy
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy


def test_findings_stand_with_the_questions_they_touch_and_cannot_break_out(page: str) -> None:
    (text,) = re.findall(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    held = json.loads(text)
    assert held["findings"][0]["says"] == FINDING.says
    assert held["findings"][0]["page"] == "../there.html#across:may_depute"
    assert [q["id"] for q in held["questions"] if q["findings"]] == ["may_depute"]
    assert len(Page(page).all("script")) == 2


def test_no_fact_is_called_as_the_address_calls_something_else() -> None:
    assert not KEYS & {n for q in library().questions for n in q.names}


def test_every_value_can_stand_in_an_address_as_one(data: dict[str, Any]) -> None:
    for question in data["questions"]:
        for _, values in question["params"]:
            assert len({str(v) for v in values}) == len(values)
