"""What findings say is said in Portuguese and Spanish, from what they are made of, with no English left."""

from __future__ import annotations

import ast
import re
import sys
import types
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

from oracle.apps import finding_tongue
from oracle.apps.cli import run
from oracle.apps.desk import desk_data
from oracle.apps.docs.entries import Entries
from oracle.apps.docs.phrases import Words as Page
from oracle.apps.finding_tongue import PHRASES, concept, name, says, told
from oracle.apps.library import evidence, library
from oracle.apps.lookup import question_card
from oracle.apps.tongue import Tongue
from oracle.claims import Statements
from oracle.consistency.ask import findings
from oracle.consistency.told import claim_told
from oracle.findings import Finding, Kind
from oracle.questions import Catalogue, Effect, flag, number_of
from oracle.reports import card as cards
from oracle.reports import html
from oracle.reports.text import render, write
from oracle.telling import Case, Claimed, Fact, Phrase, Telling, Words, in_english, parts_of, phrase
from oracle.textcheck import compare, left_out
from oracle.wording import one_word, text_faults, two_words
from tests.documented import FOUND, small
from tests.toy_books import FINE

OTHERS = ("pt", "es")
ROOT = Path(finding_tongue.__file__).resolve().parents[1]
DECK = number_of("deck_size", 1, 4)
MET = flag("condition_met")
TOYS = Catalogue("toys")
SOLD = TOYS.fact("sold", "Is it sold?", DECK, effect=Effect.PLAY)
KEPT = TOYS.permission("kept", "May it be kept?", DECK, effect=Effect.PLAY)
COST = TOYS.number("cost", "What does it cost?", MET, answers=(0, 9), unit="Livre", effect=Effect.PLAY)
PAID = TOYS.number("paid", "What is paid?", answers=(0, 9), unit="Livre", effect=Effect.PLAY)


@cache
def found() -> tuple[Finding, ...]:
    """Give every finding of the book that needs no text at hand."""
    lib, ev = library(), evidence()
    about_words = (*one_word(lib.words, ev.by_source, {}), *two_words(lib.words, ev.by_source))
    return (*findings(ev), *about_words, *text_faults(lib.sources))


@cache
def by_id() -> dict[str, Finding]:
    return {f.id: f for f in found()}


def _made() -> Iterator[str]:
    """Give every phrase that the machine makes a finding of."""
    for path in sorted(ROOT.glob("**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "phrase" and path.name != "telling.py":
                assert isinstance(node.args[0], ast.Constant), (path.name, node.lineno)
                yield str(node.args[0].value)


# 1. Every finding is said, and in no English.


@pytest.mark.parametrize("language", OTHERS)
def test_every_finding_of_the_book_is_said_in_the_language(language: str) -> None:
    assert len(found()) > 1000
    assert [f.id for f in found() if not says(f, Tongue(language))] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_claim_phrase_or_word_of_a_finding_is_left_in_english(language: str) -> None:
    claims = {c.id: c.says for c in library().claims}
    left = []
    for finding in found():
        said = says(finding, Tongue(language)) or ""
        english = [claims[c] for c in finding.blame if " " in claims[c]]
        for part in parts_of(finding.said):
            # A thing can have one name in all languages, a whole sentence cannot.
            if isinstance(part, Words) and part.english.count(" ") > 2:
                english.append(part.english)
            if isinstance(part, Phrase):
                pieces = [text.strip() for text, *_ in Formatter().parse(part.english)]
                english += [text for text in pieces if text.count(" ") > 1]
        left += [(finding.id, text) for text in english if text in said]
    assert left == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_answer_or_case_of_a_finding_is_left_in_english(language: str) -> None:
    say = Tongue(language)
    facts = [p for f in found() for p in parts_of(f.said) if isinstance(p, Fact | Case)]
    assert len(facts) > 100
    values = {v for p in facts for _, v in p.case} | {v for p in facts if isinstance(p, Fact) for v in p.values}
    assert sorted(str(v) for v in values if not say.has(v)) == []


def test_a_finding_says_in_english_what_it_said() -> None:
    assert by_id()["across.team_always_at_least.deluxe-pt+summary-en+summary-pt"].says == (
        "How many employees must a team always keep? deluxe-pt: a team keeps four at least"
        " — summary-en, summary-pt: one card always stays"
    )
    assert by_id()["term.common_gown-rare_coat.azul"].says == (
        "“azul” means common gown (deluxe-pt) and rare coat (original-es)"
    )


@pytest.mark.parametrize(
    ("id", "portuguese", "spanish"),
    [
        (
            "across.may_depute.deluxe-pt+summary-en+summary-pt",
            (
                "Pode-se delegar um Funcionário de uma equipe de tantas cartas?"
                " (cartas da equipe: 2, por meio de: Ação Principal)"
                " deluxe-pt: não (não pode) — summary-en, summary-pt: sim (pode)"
            ),
            (
                "¿Se puede delegar a un Empleado de un mazo de tantas cartas?"
                " (cartas del mazo: 2, por medio de: acción principal)"
                " deluxe-pt: no (no puede) — summary-en, summary-pt: sí (puede)"
            ),
        ),
        (
            "across.team_always_at_least.deluxe-pt+summary-en+summary-pt",
            "Quantos Funcionários uma equipe deve sempre manter? deluxe-pt: 4 cartas — summary-en, summary-pt: 1 carta",
            "¿Cuántos Empleados debe conservar siempre un mazo? deluxe-pt: 4 cartas — summary-en, summary-pt: 1 carta",
        ),
        (
            "gap.depute_pay",
            (
                "Quanto paga a Ação Principal por delegar um Funcionário assim?"
                " Delegar rende o mesmo para todos os Funcionários de um tipo?"
                " — deluxe-pt não responde em todos os casos (uma resposta estava numa imagem que se perdeu)"
            ),
            "",
        ),
        (
            "ambiguous.bonuses.i_notion.deluxe-pt",
            "uma frase, várias leituras: uma vez a cada vez que a carta é jogada — ou: uma vez em todo o jogo",
            "una frase, varias lecturas: una vez cada vez que se juega la carta — o: una vez en toda la partida",
        ),
        (
            "dead.repeated.crown_means_end.deluxe-pt",
            (
                "deluxe-pt diz o mesmo em 3 lugares; todos menos um não mudam nada:"
                " Uma coroa marca o que se conta na pontuação final? sim"
            ),
            (
                "deluxe-pt dice lo mismo en 3 lugares; todos menos uno no cambian nada:"
                " ¿Señala una corona lo que se cuenta en la puntuación final? sí"
            ),
        ),
        (
            "term.common_gown-rare_coat.azul",
            "“azul” quer dizer vestido comum (deluxe-pt) e fraque raro (original-es)",
            "“azul” quiere decir vestido de dama común (deluxe-pt) y abrigo raro (original-es)",
        ),
        (
            "text.summary-pt.breaks-off",
            "summary-pt se interrompe dentro das dicas (linha 138)",
            "summary-pt se interrumpe dentro de los consejos (línea 138)",
        ),
    ],
)
def test_a_finding_is_said_from_what_it_is_made_of(id: str, portuguese: str, spanish: str) -> None:
    assert says(by_id()[id], Tongue("pt")) == portuguese
    if spanish:
        assert says(by_id()[id], Tongue("es")) == spanish


# 2. The phrases.


def test_every_phrase_that_findings_are_made_of_is_told_and_no_other() -> None:
    assert set(_made()) == set(PHRASES)


@pytest.mark.parametrize("place", [0, 1])
def test_a_phrase_keeps_its_blanks(place: int) -> None:
    for english, others in PHRASES.items():
        assert sorted(re.findall(r"\{\w+\}", english)) == sorted(re.findall(r"\{\w+\}", others[place])), english
        assert (english[0] == " ", english[-1] == " ") == (others[place][0] == " ", others[place][-1] == " ")


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_claim_and_its_words_do_not_share_is_told(language: str) -> None:
    claim = Statements("a")("x", "1.1", "four are sold", SOLD(4))
    found_ = [*compare(claim, "três não são vendidos", "pt"), *left_out([claim], "três não são vendidos", "pt", {})]
    assert len(found_) > 2
    assert [m.what for m in found_ if not told(m.what, Tongue(language))] == []
    assert told(phrase("{n} is in the words, in no claim", n="3"), Tongue("pt")) == (
        "3 está nas palavras, em nenhuma afirmação"
    )


# 3. What claims answer.


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding_tongue, "_questions", lambda: {q.id: q for q in TOYS.questions})
    monkeypatch.setattr(Tongue, "told", lambda _, english: english if english.endswith("?") else None)
    monkeypatch.setattr(Tongue, "counted", lambda _, number, unit: f"{number} {unit}")


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize(
    ("claim", "portuguese"),
    [
        (SOLD(4), "“Is it sold?” (cartas da equipe: 4): sim"),
        (~SOLD(4), "“Is it sold?” (cartas da equipe: 4): não"),
        (KEPT(4).may_not, "“May it be kept?” (cartas da equipe: 4): não (não pode)"),
        (PAID() == 3, "“What is paid?”: 3 Livre"),
        (
            SOLD(4) | ~SOLD(3),
            "“Is it sold?” (cartas da equipe: 3): não, se “Is it sold?” (cartas da equipe: 4): não",
        ),
        (
            SOLD(4) >> KEPT(4).must,
            "“May it be kept?” (cartas da equipe: 4): sim (deve), se “Is it sold?” (cartas da equipe: 4): sim",
        ),
        (PAID() <= COST(True), "“What is paid?” não maior que “What does it cost?” (condição cumprida: sim)"),
        (PAID() + 1 == COST(True), "“What is paid?” + 1 igual a “What does it cost?” (condição cumprida: sim)"),
    ],
)
def test_what_a_claim_answers_is_told(claim: object, portuguese: str) -> None:
    assert told(claim_told(Statements("a")("x", "1.1", "so it is", claim)), Tongue("pt")) == portuguese


@pytest.mark.usefixtures("toys")
def test_of_many_cases_the_first_are_told() -> None:
    said = told(claim_told(Statements("a")("x", "1.1", "so it is", SOLD(DECK))), Tongue("pt")) or ""
    assert said.count("sim") == 3
    assert said.endswith("; …")


@pytest.mark.usefixtures("toys")
def test_several_numbers_have_their_unit() -> None:
    assert told(Fact("paid", (0, 1, 2)), Tongue("pt")) == "até 2 (Libras)"
    assert told(Fact("kept", ("may", "must")), Tongue("pt")) == "sim (pode) ou sim (deve)"


# 4. What nobody has said yet.

UNTOLD: Telling = ("deluxe-pt: ", Words("nobody has said this yet"))


def test_what_is_not_told_stays_english_and_is_marked() -> None:
    finding = replace(by_id()["term.common_gown-rare_coat.azul"], said=UNTOLD)
    assert [says(finding, Tongue(language)) for language in ("en", *OTHERS)] == [
        "deluxe-pt: nobody has said this yet",
        None,
        None,
    ]
    report = replace(FINE, findings=(finding,))
    assert "achado (em inglês)" in render(report, say=Tongue("pt"))
    assert "nobody has said this yet" in render(report, say=Tongue("pt"))
    assert "<h3>deluxe-pt: nobody has said this yet</h3>" in html.render(report, say=Tongue("pt"))
    material = small()
    held = replace(material.findings[FOUND], said=UNTOLD)
    other = replace(material, report=replace(material.report, findings=(held,)))
    assert '<span lang="en">deluxe-pt: nobody has said this yet</span>' in Entries(other, "pt")("finding", FOUND).lead


def test_english_says_no_answer_that_stands_alone() -> None:
    with pytest.raises(ValueError, match="what English says"):
        in_english(Fact("sold", (True,)))
    assert in_english(Claimed("it is sold", Fact("sold", (True,)))) == "it is sold"


# 5. Where findings are shown.


@pytest.mark.parametrize(("language", "label", "english"), [("pt", "diz", "inglês"), ("es", "dice", "inglés")])
def test_the_report_says_findings_in_the_language(language: str, label: str, english: str) -> None:
    finding = by_id()["term.common_gown-rare_coat.azul"]
    say = Tongue(language)
    reason = "a matter of words: rules speak of neutral names, and each text's words stand in its table"
    report = replace(FINE, findings=(replace(finding, accepted=reason),), coverage=(), invariants=())
    text = " ".join(render(report, say=say).split())
    assert f"{label} {says(finding, say)}" in text
    assert english not in text
    assert f'<h3 lang="{language}">{says(finding, say)}</h3>' in html.render(report, say=say)


def test_the_card_of_a_question_says_findings_in_the_language() -> None:
    finding = by_id()["gap.depute_pay"]
    lib = library()
    asked = next(q for q in lib.questions if q.id == finding.questions[0])
    card = question_card(asked, lib, tuple(lib.books), "pt", (finding,))
    text = " ".join(write(cards.question(card, Tongue("pt"))).split())
    assert str(says(finding, Tongue("pt"))) in text
    assert "achado (em inglês)" not in text


def test_a_page_says_a_finding_and_its_title_in_the_language() -> None:
    finding = by_id()["term.common_gown-rare_coat.azul"]
    material = small()
    other = replace(material, report=replace(material.report, findings=(finding,)))
    entry = Entries(other, "pt")("finding", finding.id)
    assert (entry.title, entry.english) == ("vestido comum / fraque raro", False)
    assert str(says(finding, Page("pt"))) in entry.lead
    assert 'lang="en"' not in entry.lead
    assert Entries(other, "en")("finding", finding.id).title == "common_gown/rare_coat"


def test_the_desk_says_findings_in_the_language_or_marks_them() -> None:
    finding = by_id()["gap.depute_pay"]
    untold = replace(finding, said=UNTOLD)
    held = desk_data(library(), "es", (finding, untold))["findings"]
    assert [(f["says"], f["english"]) for f in held] == [
        (says(finding, Tongue("es")), False),
        ("deluxe-pt: nobody has said this yet", True),
    ]


def test_the_glossary_names_things_in_the_language() -> None:
    assert [concept("common_gown", Tongue(language)) for language in ("en", "pt", "es")] == [
        "common gown",
        "vestido comum",
        "vestido de dama común",
    ]
    assert concept("a_thing_without_a_name", Tongue("pt")) is None


@pytest.mark.parametrize("format", ["text", "html"])
def test_oracle_check_says_findings_in_the_language_that_is_asked_for(
    format: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    finding = by_id()["term.common_gown-rare_coat.azul"]
    module = types.ModuleType("oracle.apps.examine")
    module.examine = lambda **_: replace(FINE, findings=(finding,))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "oracle.apps.examine", module)
    run(["check", "--lang", "es", "--format", format])
    assert "“azul” quiere decir vestido de dama común" in capsys.readouterr().out


def test_yes_and_no_as_plain_words_are_no_english_names() -> None:
    assert [Page("pt").named(given) for given in ("true", "false", "no name of the book")] == [False, False, True]


def test_a_place_of_a_text_is_a_name() -> None:
    finding = next(f for f in found() if f.kind is Kind.TEXT)
    assert name(finding, Tongue("es")) == finding.subject
