"""The ruling desk in a real browser answers as the book does, for every question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from oracle.apps.library import Library, library, unreached
from oracle.consistency.cases import cases, plain
from oracle.consistency.ground import assignments
from oracle.disputes.answers import DEPENDS, OPEN
from oracle.disputes.by_edition import ByEdition
from oracle.disputes.citing import Shelf
from oracle.disputes.sayings import Sayings
from oracle.questions import Question
from oracle.rules import LANGUAGES
from specs.editions import plays_options
from tests.browser.conftest import DESKTOP, PHONE, Opened, grave

pytestmark = pytest.mark.slow

ASK = "asked => asked.map(([id, facts]) => window.desk.answers(id, facts))"
DEPUTE = "#q=may_depute&deck_size=4&via=main+action"

Facts = Mapping[str, Any]


def all_cases(question: Question) -> Iterator[dict[str, Any]]:
    """Give every case of a question, those that cannot arise among them."""
    return assignments(dict(zip(question.names, question.domains, strict=True)))


def as_facts(case: Facts) -> dict[str, Any]:
    return {n: plain(v) for n, v in case.items()}


@pytest.fixture(scope="module")
def lib() -> Library:
    return library()


def test_the_desk_answers_as_the_book_does_in_every_case_of_every_question(
    opened: Opened, book: Path, lib: Library
) -> None:
    asked = [(q, c) for q in lib.questions for c in all_cases(q)]
    with opened(book / "en" / "desk" / "index.html") as page:
        found = page.evaluate(ASK, [(q.id, as_facts(c)) for q, c in asked])
    arising = {q.id: set(cases(q)) for q in lib.questions}
    assert {q.id for q, _ in asked} == {q.id for q in lib.questions}
    assert len(found) == len(asked) > 5_000
    for (question, case), answers in zip(asked, found, strict=True):
        for edition, answer in zip(lib.books.values(), answers, strict=True):
            place = (question.id, case, edition.edition)
            assert answer["edition"] == edition.edition
            if question.scope != "base" and not plays_options(edition.edition):
                assert answer["state"] == "absent", place
            elif tuple(case.values()) not in arising[question.id]:
                assert answer["state"] == "impossible", place
            else:
                said = edition.answer(question, case)
                assert answer["state"] == "answer", place
                assert answer["value"] == plain(said.value), place
                assert type(answer["value"]) is type(plain(said.value)), place
                assert answer["rules"] == [r.id for r in said.rules], place
                assert said.is_open or answer["sure"] == [said.certainty], place
                assert (answer["verdict"] == OPEN) is said.is_open, place


def half_told(lib: Library) -> Iterator[tuple[Question, dict[str, Any]]]:
    """Give every question with nothing known, and those of several facts with each value of each one alone."""
    for question in lib.questions:
        if question.params:
            yield question, {}
        if len(question.params) > 1:
            for name, domain in zip(question.names, question.domains, strict=True):
                for value in domain.values:
                    if any(dict(zip(question.names, c, strict=True))[name] is value for c in cases(question)):
                        yield question, {name: value}


def test_half_of_the_facts_come_out_as_oracle_ask_has_them(opened: Opened, book: Path, lib: Library) -> None:
    asked = list(half_told(lib))
    ask = ByEdition(shelf=Shelf(lib.sources), sayings=Sayings(lib.claims), cut=unreached())
    with opened(book / "en" / "desk" / "index.html") as page:
        found = page.evaluate(ASK, [(q.id, as_facts(f)) for q, f in asked])
    depending = 0
    for (question, facts), answers in zip(asked, found, strict=True):
        known = {
            n: (facts[n],) if n in facts else d.values for n, d in zip(question.names, question.domains, strict=True)
        }
        for edition, answer in zip(lib.books.values(), answers, strict=True):
            if answer["state"] == "absent":
                continue
            place = (question.id, facts, edition.edition)
            said = ask.answer(edition, question, known)
            if said.verdict == DEPENDS:
                depending += 1
                assert answer["state"] == "depends", place
                assert ", ".join(answer["on"]) == said.missing, place
                values = {repr(e.value) for e in said.examples}
                assert values <= {repr(g["value"]) for g in answer["groups"]} or question.is_norm, place
            else:
                assert answer["verdict"] == said.verdict, place
                assert answer["value"] == said.value, place
                assert said.verdict == OPEN or {o.id for o in said.against} <= set(answer["against"]), place
    assert depending > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_found_asked_and_answered_by_hand(opened: Opened, book: Path, language: str) -> None:
    words = {"en": "deputed", "pt": "delegados", "es": "delegar"}
    said = {
        "en": ("yes (may)", "no (may not)"),
        "pt": ("sim (pode)", "não (não pode)"),
        "es": ("sí (puede)", "no (no puede)"),
    }
    yes, no = said[language]
    by = {"en": "main action", "pt": "Ação Principal", "es": "acción principal"}[language]
    with opened(book / language / "desk" / "index.html") as page:
        page.locator("#find").fill(f"{words[language]} may_depute")
        page.locator("#find").fill("may_depute")
        page.locator("#found a").first.click()
        page.locator("#fact-deck_size").select_option(label="4")
        page.locator("#fact-via").select_option(label=by)
        assert page.locator(".edition .answer").all_text_contents() == [no, yes]
        assert page.locator(".edition").first.locator(".rules .id").first.text_content() == "deputing.floor_deluxe"
        page.locator("#find").fill(words[language])
        assert "may_depute" in page.locator("#found code").all_text_contents()


def test_the_address_says_everything(opened: Opened, book: Path) -> None:
    desk = book / "en" / "desk" / "index.html"
    with opened(desk) as page:
        page.locator("#find").fill("deputed team")
        page.locator("#topic").select_option("deputing")
        page.locator("#found a", has_text="may_depute").first.click()
        page.locator("#fact-deck_size").select_option(label="1")
        first = page.locator("body").inner_text()
        address = page.evaluate("window.location.hash")
    with opened(desk, address) as page:
        assert page.locator("body").inner_text() == first
        assert page.locator("#find").input_value() == "deputed team"
        assert page.locator("#fact-deck_size").evaluate("s => s.selectedOptions[0].textContent") == "1"
        page.locator("#clear").click()
        assert "deck_size" not in page.evaluate("window.location.hash")


def test_going_back_goes_back(opened: Opened, book: Path) -> None:
    with opened(book / "en" / "desk" / "index.html", "#find=deput") as page:
        links = page.locator("#found a")
        links.nth(0).click()
        first = page.locator("#title").text_content()
        links.nth(1).click()
        assert page.locator("#title").text_content() != first
        page.go_back()
        assert page.locator("#title").text_content() == first
        page.go_back()
        assert page.locator("#question").is_hidden()
        assert page.locator("#find").input_value() == "deput"


def test_what_decides_is_named_with_an_example_each_way(opened: Opened, book: Path) -> None:
    with opened(book / "en" / "desk" / "index.html", "#q=may_depute") as page:
        deluxe = page.locator(".edition").first
        assert deluxe.locator("> .answer").text_content() == "Depends on: team size"
        assert deluxe.locator("summary").all_inner_texts()[0].replace("\n", " ").startswith("No (may not)")
        assert [s.text_content() for s in deluxe.locator("summary > span").all()][:2] == [
            "when team size = 1–4", "when team size = 5–12"
        ]  # fmt: skip


@pytest.mark.parametrize(
    ("plain_word", "word"), [("funcionario", "funcionário"), ("prestigio", "prestígio"), ("ACAO", "ação")]
)
def test_accents_and_case_do_not_matter(opened: Opened, book: Path, plain_word: str, word: str) -> None:
    with opened(book / "pt" / "desk" / "index.html") as page:
        found = []
        for typed in (plain_word, word):
            page.locator("#find").fill(typed)
            found.append(page.locator("#found code").all_text_contents())
        assert found[0] == found[1]
        assert found[0]


def test_a_topic_leaves_its_own_questions(opened: Opened, book: Path, lib: Library) -> None:
    with opened(book / "es" / "desk" / "index.html") as page:
        page.locator("#topic").select_option("favor")
        own = {q.id for q in lib.questions if q.topic == "favor"}
        assert set(page.locator("#found code").all_text_contents()) == own


@pytest.mark.parametrize(
    "hash", ["#q=no_such_thing&deck_size=4", "#q=may_depute&deck_size=99&via=", "#%E0%A4%A", "#in=x"]
)
def test_a_strange_address_does_no_harm(opened: Opened, book: Path, hash: str) -> None:
    with opened(book / "en" / "desk" / "index.html", hash) as page:
        assert page.locator("#found a").count() > 0
        assert "99" not in page.evaluate("window.location.hash")


def test_the_desk_can_be_used_by_keyboard_alone(opened: Opened, book: Path) -> None:
    with opened(book / "en" / "desk" / "index.html") as page:
        page.locator("#find").focus()
        page.keyboard.type("may_depute")
        for _ in range(2):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.locator("#question").wait_for()
        assert page.evaluate("document.activeElement.id") == "question"
        page.keyboard.press("Tab")
        page.keyboard.press("4")
        assert page.evaluate("document.activeElement.id") == "fact-deck_size"
        assert page.locator(".edition .answer").first.text_content() == "no (may not)"


@pytest.mark.parametrize(
    ("language", "size", "scheme"),
    [("en", DESKTOP, "light"), ("es", DESKTOP, "dark"), ("pt", PHONE, "light"), ("en", PHONE, "dark")],
)
def test_anybody_can_use_it(opened: Opened, book: Path, language: str, size: tuple[int, int], scheme: str) -> None:
    desk = book / language / "desk" / "index.html"
    for hash in ("#find=xyzzy", "#find=master", DEPUTE, "#q=hall_tie_result"):
        with opened(desk, hash, size=size, scheme=scheme) as page:
            page.evaluate("document.querySelectorAll('details').forEach((d) => { d.open = true; })")
            assert grave(page) == [], hash


def test_on_a_phone_the_question_takes_the_place_of_the_list(opened: Opened, book: Path) -> None:
    with opened(book / "pt" / "desk" / "index.html", "#find=mestre", size=PHONE) as page:
        page.locator("#found a").first.click()
        assert page.locator("#found").is_hidden()
        assert page.locator("#title").is_visible()
        page.locator("#back a").click()
        assert page.locator("#found").is_visible()
        assert page.locator("#find").input_value() == "mestre"
