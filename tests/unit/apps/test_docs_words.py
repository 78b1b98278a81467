"""What entries say of answers, conditions and tables: in the reader's language, in words, and marked rightly."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from oracle.apps.docs import citing
from oracle.apps.docs.answering import MOST_CHOICES, answer_of, condition_of, in_words, standing_of
from oracle.apps.docs.decisions import editions_of
from oracle.apps.docs.entries import Entries
from oracle.apps.docs.formula import choices, formula, pushed, readable
from oracle.apps.docs.phrases import TOPICS
from oracle.apps.docs.picture import picture
from oracle.apps.library import library
from oracle.apps.tongue import Tongue
from oracle.consistency.cases import plain
from oracle.consistency.ground import assignments, formula_of
from oracle.questions import flag, kind_of, number_of
from oracle.reports.speech import PHRASES as SPOKEN
from oracle.rules import LANGUAGES, OPEN
from oracle.terms import Term, any_of, larger, smaller, variables, when
from specs.held.events import Event
from specs.translations import ONE, PLAINER, counted, digest, rows, told, unit_named
from specs.vocabulary import Role
from tests.documented import FLOOR, SAYS, decisions, rules, small

OTHERS = ("pt", "es")
ROLE = kind_of("role", Role)


def labels() -> set[str]:
    """Give every word of the book that an entry can show as a value or as the name of a parameter."""
    found: set[str] = set()
    for question in library().questions:
        found |= {name.replace("_", " ") for name in question.names}
        values = (plain(v) for d in (*question.domains, question.answers) for v in d.values)
        found |= {v for v in values if isinstance(v, str)}
    return found


def units() -> set[str]:
    return {q.unit for q in library().questions} - {""}


def seen(html: str) -> str:
    return " ".join(unescape(re.sub("<[^>]+>", " ", html)).split())


# 1. Nothing is left in English.


@pytest.mark.parametrize("language", OTHERS)
def test_every_label_is_told_in_the_language(language: str) -> None:
    assert sorted(w for w in labels() if w not in SPOKEN and not told(w, language)) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_event_is_told_in_the_language(language: str) -> None:
    assert [e.value for e in Event if not told(e.value, language)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_answer_condition_or_table_shows_a_name_in_english(language: str) -> None:
    say = SAYS[language]
    english = {w for w in labels() if " " in w and told(w, language) != w}
    left = []
    for rule in rules().values():
        names, table, _ = decisions().table(rule)
        shown = [*in_words(rule, say).values(), *map(say.label, names)]
        for row in table:
            shown += [say.several(values) for values in row.values]
            shown += [say.answer(s.shown, rule.question.unit) for s in row.answers.values()]
        left += [(rule.id, s) for s in shown if any(s == w or f": {w}" in s for w in english)]
    assert left == []


def test_no_label_is_kept_whose_words_nobody_shows() -> None:
    shown = labels() | {e.value for e in Event}
    for unit in units():
        shown |= {f"1 {ONE[unit]}", f"2 {unit}"}
    known = {digest(w) for w in shown}
    assert [where for where, row in rows() if "labels" in where and row["of"] not in known] == []


def test_every_name_that_is_said_plainer_is_a_name() -> None:
    assert set(PLAINER) <= labels()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_names_its_facts_in_the_language(language: str) -> None:
    say = SAYS[language]
    said = {"en": "team size: 3", "pt": "cartas da equipe: 3", "es": "cartas del mazo: 3"}
    assert said[language] in picture({"deck_size": 3}, say.value, say.label)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_has_a_heading(language: str) -> None:
    topics = {q.topic for q in library().questions} | {r.topic for r in library().rules}
    assert topics <= set(TOPICS)
    assert SAYS[language].topic("exams") == {"en": "Master exams", "pt": "Testes", "es": "Exámenes"}[language]


# 2. Conditions and calculated answers are said in words.


@pytest.mark.parametrize(
    ("term", "said"),
    [
        (number_of("deck_size", 1, 12) >= 5, "team size: 5 or more"),
        (number_of("deck_size", 1, 12) <= 4, "team size: up to 4"),
        (~flag("condition_met"), "condition met: no"),
        (flag("matching"), "same colour: yes"),
        (ROLE == Role.MASTER, "role: master"),
        (~(ROLE == Role.MASTER), "role: journeyman or apprentice"),
        (~((ROLE == Role.MASTER) | flag("matching")), "role: journeyman or apprentice and same colour: no"),
        (any_of(number_of("round", 1, 7) == 2, number_of("round", 1, 7) == 5), "round: 2 or 5"),
        ((number_of("round", 1, 7) >= 3) & (number_of("round", 1, 7) <= 5), "round: 3 to 5"),
        (~(number_of("round", 1, 7) == 4), "round: any but 4"),
        (number_of("thread", 0, 6) <= number_of("lace", 0, 6), "thread not more than lace"),
        (number_of("livre", 0, 60) % 10, "the remainder of Livre divided by 10"),
        (number_of("livre", 0, 60) // 10, "Livre divided by 10 , rounded down"),
        (3 * smaller(number_of("thread", 0, 6), number_of("lace", 0, 6)), "3 × (the smaller of thread and lace )"),
        (larger(number_of("thread", 0, 6), number_of("lace", 0, 6)), "the larger of thread and lace"),
        (5 - (number_of("team", 1, 9) - 2), "5 − ( team size − 2)"),  # noqa: RUF001 - the sign of mathematics
    ],
)
def test_a_term_is_said_in_words(term: Term, said: str) -> None:
    assert seen(formula(term, SAYS["en"])).replace(" :", ":").replace(" ,", ",") == said.replace(" ,", ",")


def test_pushing_denials_down_keeps_the_meaning() -> None:
    size, alone, met = number_of("size", 1, 3), flag("alone"), flag("met")
    term = ~((size <= 1) & any_of(alone, ~met)) & ~(~(size == 3))
    everything = assignments({"size": size.args[1], "alone": alone.args[1], "met": met.args[1]})
    found = [[formula_of(t, facts, {})[0] for t in (term, pushed(term))] for facts in everything]
    assert len(found) == 12
    assert [one for one, other in found if one is not other] == []
    assert not [t for t in _inner(pushed(term)) if t.op == "not" and t.args[0].op in {"and", "or", "not"}]


def _inner(term: Any) -> list[Term]:
    return [term, *(t for a in term.args if isinstance(a, Term) and a.op != "var" for t in _inner(a))]


def test_a_choice_is_a_list_of_cases_but_a_smaller_of_two_is_none() -> None:
    size = number_of("deck_size", 1, 9)
    cases = choices(when(size <= 2, 1, when(size <= 4, 2, 3)), SAYS["pt"])
    assert [(seen(c), v) for c, v in cases] == [
        ("cartas da equipe : 1 ou 2", 1),
        ("cartas da equipe : até 4", 2),
        ("nos outros casos", 3),
    ]
    assert choices(smaller(size, 3), SAYS["pt"]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_of_a_parameter_stands_in_an_answer_or_a_condition(language: str) -> None:
    for rule in rules().values():
        told_ = in_words(rule, SAYS[language])
        names = {n for n in variables(rule.when, rule.answer) if "_" in n}
        assert not [n for n in names if any(n in s for s in told_.values())], rule.id
        assert all(told_.values()), rule.id


def test_the_exact_formula_is_kept_and_what_is_long_is_read_in_the_table() -> None:
    say = SAYS["en"]
    left = rules()["scoring.money_left"]
    assert answer_of(left, say).exact == "livre mod 10"
    tangled = rules()["exams.neither_below_nor_above"]
    assert not readable(tangled.when)
    assert "table" in condition_of(tangled, say, tabled=True).words
    assert "table" not in condition_of(tangled, say, tabled=False).words
    assert condition_of(tangled, say, tabled=True).exact
    assert max(len(answer_of(r, say).cases) for r in rules().values()) <= MOST_CHOICES


# 3. An answer has its unit, in the right number.


@pytest.mark.parametrize(
    ("number", "unit", "said"),
    [
        (1, "tiles", ("1 tile", "1 peça", "1 ficha")),
        (0, "tiles", ("0 tiles", "0 peças", "0 fichas")),
        (1, "times", ("1 time", "1 vez", "1 vez")),
        (2, "Livre", ("2 Livre", "2 Libras", "2 Livre")),
        (1, "Livre", ("1 Livre", "1 Libra", "1 Livre")),
        (12, "prestige points", ("12 prestige points", "12 Pontos de Prestígio", "12 Puntos de Prestigio")),
    ],
)
def test_so_many_of_something_agree_in_number(number: int, unit: str, said: tuple[str, ...]) -> None:
    assert tuple(Tongue(language).answer(number, unit) for language in LANGUAGES) == said


@pytest.mark.parametrize("language", OTHERS)
def test_every_unit_has_a_singular_and_a_plural(language: str) -> None:
    assert units() <= set(ONE)
    for unit in units():
        assert told(f"1 {ONE[unit]}", language), unit
        assert told(f"2 {unit}", language), unit
        assert counted(7, unit, language).startswith("7 ")
        assert unit_named(unit, language) in counted(2, unit, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_that_nothing_decides_has_no_unit(language: str) -> None:
    said = {"en": "the texts do not say", "pt": "os textos não dizem", "es": "los textos no lo dicen"}[language]
    for rule in rules().values():
        if rule.answer is OPEN:
            assert answer_of(rule, SAYS[language]).words == said
            assert standing_of(rule, rule.editions, None, library(), SAYS[language]) == ()
    assert SAYS[language].answer("open", "tiles") == said


# 4. What is permitted answers yes or no.


@pytest.mark.parametrize(
    ("asks", "given", "said"),
    [
        ("May it be hidden?", "must", ("yes (must)", "sim (deve)", "sí (debe)")),
        ("Can it be lost?", "may not", ("no (may not)", "não (não pode)", "no (no puede)")),
        ("Is it paid?", "must", ("yes", "sim", "sí")),
        ("Is it paid?", "may not", ("no", "não", "no")),
        ("Is it paid?", "may", ("optional", "é opcional", "es opcional")),
        ("Must it be told?", "may", ("optional", "é opcional", "es opcional")),
        ("Must it be told?", "must", ("yes (must)", "sim (deve)", "sí (debe)")),
        ("May, or must, one play?", "may", ("may (optional)", "pode (é opcional)", "puede (es opcional)")),
        ("May, or must, one play?", "must", ("must", "deve", "debe")),
        ("May, or must, one play?", "may not", ("no (may not)", "não (não pode)", "no (no puede)")),
    ],
)
def test_a_permission_fits_how_the_question_asks(asks: str, given: str, said: tuple[str, ...]) -> None:
    question = replace(small().questions["may_depute"], asks=asks)
    assert tuple(SAYS[language].answered(given, question) for language in LANGUAGES) == said


def test_a_price_of_nothing_is_free() -> None:
    price = rules()["hiring.last_one_free"].question
    paid = rules()["exams.removal_unpaid"].question
    assert tuple(SAYS[language].answered(0, price) for language in LANGUAGES) == ("free of charge", "grátis", "gratis")
    assert SAYS["en"].answered(0, paid) == "0 Livre"
    assert SAYS["en"].answered(3, price) == "3 Livre"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("may", ("yes (may)", "sim (pode)", "sí (puede)")),
        ("must", ("yes (must)", "sim (deve)", "sí (debe)")),
        ("may not", ("no (may not)", "não (não pode)", "no (no puede)")),
        (["may", "must"], ("yes (may) or yes (must)", "sim (pode) ou sim (deve)", "sí (puede) o sí (debe)")),
        (True, ("yes", "sim", "sí")),
    ],
)
def test_a_permission_answers_yes_or_no(given: Any, said: tuple[str, ...]) -> None:
    assert tuple(Tongue(language).answer(given) for language in LANGUAGES) == said


# 5. On what an answer stands, and what is quoted.


def test_on_what_an_answer_stands_is_said_per_edition() -> None:
    left = rules()["scoring.money_left"]
    rulings = {r.id: r for r in library().rulings}
    assert standing_of(left, editions_of(left, library().books), rulings[left.ruling], library(), SAYS["en"]) == (
        ("Deluxe (2020)", "as a text says"),
        ("original (2013)", "borrowed from the other edition"),
    )
    kinds: Counter[str] = Counter()
    for rule in rules().values():
        found = standing_of(rule, editions_of(rule, library().books), rulings.get(rule.ruling), library(), SAYS["en"])
        kinds.update(state for _, state in found)
        assert bool(found) is (rule.answer is not OPEN), rule.id
    assert set(kinds) <= {
        "as a text says", "derived", "our reading", "borrowed from the other edition", "follows a text",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("passages", "said"),
    [
        ([("One is.", True), ("Two is.", True)], "One is. Two is."),
        ([("One is.", True), ("Two is.", False), ("Three is.", True)], "One is. … Three is."),
        ([("Before.", False), ("One is.", True), ("After.", False)], "One is."),
        # A sentence that was cut at the numbers of its items.
        (
            [("the order (1.", False), ("tile, 2.", True), ("lace, 3.", False), ("Livre).", True)],
            "… tile, 2. … Livre).",
        ),
        ([("a heading", True), ("goes on.", False)], "a heading …"),
        ([("One is.", True), ("", False), ("Two is.", True)], "One is. Two is."),
        ([("pay 3.", True), ("Then go.", False)], "pay 3. …"),
        ([("Nothing.", False)], ""),
    ],
)
def test_what_is_left_out_of_a_quote_is_shown(passages: list[tuple[str, bool]], said: str) -> None:
    assert citing.excerpt(passages) == said


@pytest.mark.parametrize(("language", "said"), [("en", "line"), ("pt", "linha"), ("es", "línea")])
def test_one_line_is_cited_as_one(language: str, said: str) -> None:
    made = Entries(small(), language)
    cited = [t.content for t in made("rule", "deputing.may_depute").tabs]
    shown = re.findall(r'<p class="rr-lines">(\w+) (\d+)(–\d+)?</p>', "".join(cited))
    assert shown
    assert {word for word, _, last in shown if not last} <= {said}
    assert {word for word, _, last in shown if last} <= {SAYS[language]("lines")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_of_an_entry_says_answer_and_standing_unfolded(language: str) -> None:
    lead = Entries(small(), language)("rule", FLOOR).lead.split("<details>")[0]
    assert SAYS[language].answer("may not") in lead
    assert SAYS[language]("as a text says") in lead


def test_every_range_of_an_entry_has_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    source = next(s for s in library().sources if s.id == "deluxe-pt")
    keys = [r.key for r in source.records[:60:3]]
    monkeypatch.setattr(citing.Shelf, "words", lambda *_: "words")
    found = citing.ranges(source, keys, small().shelf)
    assert len(found) > 3
    assert {r.words for r in found} == {"words"}


def test_rival_readings_are_said_to_be_possible() -> None:
    rivals = [c for c in library().claims if c.reading]
    assert rivals
    claim = rivals[0]
    part = replace(small().library, claims=(*small().library.claims, claim))
    made = Entries(replace(small(), library=part), "pt")
    assert "poderia significar:" in made("claim", claim.id).lead
    beside = made.environment.from_string('{% from "parts.html" import claims with context %}{{ claims(ids) }}')
    assert "poderia significar:" in beside.render(ids=[claim.id])
