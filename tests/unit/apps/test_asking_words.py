"""Plain words: what is answered by them, what is only listed, and what claims are judged by."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from oracle.apps.asking import question_named
from oracle.apps.asking_sense import is_turned, plain_words
from oracle.apps.asking_words import UnclearError, question_meant
from oracle.apps.cli import run
from oracle.apps.library import library
from oracle.apps.precedents import disputes
from oracle.rules import LANGUAGES
from specs.texts import read_rows
from specs.translations import said

QUERIES = tomllib.loads(Path(__file__).with_name("queries.toml").read_text(encoding="utf-8"))

TURNED = (
    ("are unchosen cards discarded?", "unchosen_return_to_reserve"),
    ("¿se descartan las cartas no elegidas?", "unchosen_return_to_reserve"),
    ("cartas não escolhidas vão para o descarte?", "unchosen_return_to_reserve"),
    ("do I get change for extra silk", "excess_silk_lost"),
    ("is silk beyond what is needed kept", "excess_silk_lost"),
    ("do employees left in the queue stay", "queue_leftovers_leave_game"),
    ("do resource tiles left over get discarded each round", "resource_leftovers_stay"),
    ("do markers run out", "supply_unlimited"),
    ("are coins limited", "supply_unlimited"),
    ("must I show my money", "may_hide"),
    ("can I pass my turn", "must_play_card"),
    ("can't an employee be deputed", "may_depute"),
    ("is it forbidden to depute a hired employee this round", "depute_hired_this_round"),
    ("am I forced to use the bonus", "use_bonus"),
)
"""What is asked the other way round than the question that it is about."""


def listed(words: str, claims: tuple[tuple[str, str], ...] = ()) -> list[str]:
    """Give the ids of the questions that are listed for words, none of which is answered."""
    with pytest.raises(UnclearError) as caught:
        question_meant(words, (), claims=claims)
    return [offer["command"].split()[2] for offer in caught.value.offers]


def meant(words: str) -> set[str]:
    """Give the id of the question that is answered by words, or those that are listed for them."""
    try:
        return {question_meant(words, ()).id}
    except UnclearError as error:
        return {offer["command"].split()[2] for offer in error.offers}


@pytest.mark.parametrize(("words", "question"), TURNED)
def test_what_is_asked_the_other_way_round_is_listed(words: str, question: str) -> None:
    about = question_named(question)
    assert about is not None
    assert is_turned(words, about)
    assert question in listed(words)


@pytest.mark.parametrize(
    ("words", "question"),
    [
        ("do unchosen cards return to the reserve", "unchosen_return_to_reserve"),
        ("do I lose the silk that is left", "excess_silk_lost"),
        ("do leftover tiles stay", "resource_leftovers_stay"),
        ("what happens to cards I don't choose", "unchosen_return_to_reserve"),
        ("do I have to play a card", "must_play_card"),
        ("how many rounds are not over", "rounds_in_game"),
    ],
)
def test_what_is_asked_as_it_is_answered_is_not_turned(words: str, question: str) -> None:
    about = question_named(question)
    assert about is not None
    assert not is_turned(words, about)


@pytest.mark.parametrize("words", [words for words, _ in TURNED] + ["posso delegar um funcionário de uma equipe"])
def test_no_claim_is_judged_by_plain_words(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["ask", *words.split(), "--claim", "Ana=no", "--claim", "Rui=yes"]) == 2
    shown = capsys.readouterr()
    assert "against which claims are judged" in shown.err
    assert "--claim Ana=no --claim Rui=yes" in shown.out
    assert "is wrong" not in shown.out + shown.err


def test_a_file_of_plain_words_with_claims_is_not_judged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "dispute.json"
    file.write_text(json.dumps({"question": TURNED[0][0], "claims": {"Ana": "no"}}), encoding="utf-8")
    assert run(["ask", str(file)]) == 2
    assert "oracle ask unchosen_return_to_reserve --claim Ana=no" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_claims_are_judged_by_a_question_s_own_text(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    question = question_named("unchosen_return_to_reserve")
    assert question is not None
    assert run(["ask", said(question.asks, language), "--claim", "Ana=no", "--format", "json"]) == 1
    answers = json.loads(capsys.readouterr().out)
    assert answers["question"] == question.id
    assert {c["right"] for a in answers["answers"] for c in a["claimed"]} == {False}


@pytest.mark.parametrize(
    ("words", "question"),
    [
        ("do employees pay me when I hire them?", "hiring_pays_the_player"),
        ("os funcionários me pagam quando contrato?", "hiring_pays_the_player"),
        ("does everyone start with seven cards", "start_team_size"),
        ("do we start with 7 cards?", "start_team_size"),
        ("começa-se com 7 cartas?", "start_team_size"),
        ("¿se empieza con siete cartas?", "start_team_size"),
        ("how many ownership markers are there in the game?", "markers_per_color"),
        ("quantos marcadores de propriedade tem o jogo?", "markers_per_color"),
        ("does the all halls bonus need me to be first in every hall?", "all_halls_only_for_first"),
        ("can I hold two kitchen decorations on the left side", "may_fund_kitchen_side"),
        ("can I hire the last employee if I have no money", "hire_price"),
        ("can I count the deck", "stock_may_be_inspected"),
        ("how much do I get for a journeyman with the bonus", "bonus_depute_pay"),
    ],
)
def test_everyday_words_are_answered_by_their_question(words: str, question: str) -> None:
    assert question_meant(words, ()).id == question


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("posso ter dois marcadores do lado direito da cozinha?", "may_fund_kitchen_side"),
        ("can I have one decoration on each side of the kitchen", "may_fund_kitchen_side"),
        ("¿los empleados me pagan al contratarlos?", "hiring_pays_the_player"),
        ("does hiring pay me money?", "hiring_pays_the_player"),
        ("can I hire if I have no money", "hire_price"),
        ("can I look at my opponents hand", "may_hide"),
    ],
)
def test_near_questions_are_listed_the_right_one_first(words: str, first: str) -> None:
    assert listed(words)[0] == first


def test_an_option_is_not_answered_unless_it_is_named() -> None:
    """Another player is an opponent as well as Madame du Barry is."""
    assert question_meant("look at du barry cards", ()).id == "look_at_solo_pile"
    solo = [a for a in QUERIES["everyday"] if "madame" in a["words"]]
    assert solo
    for query in solo:
        try:
            found = {question_meant(query["words"], ()).id}
        except UnclearError as error:
            found = {offer["command"].split()[2] for offer in error.offers}
        assert found & set(query["any"])


@pytest.mark.parametrize("asked", QUERIES["rounds_and_levels"], ids=lambda asked: str(asked["words"]))
def test_what_is_answered_is_no_other_question(asked: dict[str, Any]) -> None:
    """The first round is not the next one, and what comes after each round is not what comes after the last."""
    assert meant(asked["words"]) & set(asked["any"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_shows_how_such_a_dispute_was_answered(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["ask", "is the discard pile shuffled", "--claim", "Ana=yes", "--lang", language]) == 2
    shown = " ".join(capsys.readouterr().out.split())
    earlier = next(p for p in disputes() if p.id == "hand.discards_unshuffled")
    assert f"{earlier.id} ({earlier.date}): {said(earlier.asks, language)} {said(earlier.why, language)}" in shown


def test_an_offer_shows_no_dispute_about_another_case() -> None:
    with pytest.raises(UnclearError) as caught:
        question_meant("may I depute with a team of 5", (), claims=(("Ana", "yes"),))
    earlier = {offer["command"].split()[2]: [e["id"] for e in offer["earlier"]] for offer in caught.value.offers}
    assert earlier["may_depute"][0] == "deputing.five"
    assert "deputing.four_in_deluxe" not in earlier["may_depute"]


@pytest.mark.parametrize(
    "words",
    ["ela conta os pontos no fim do jogo", "how much does she get for the favor", "¿puede ella pedir el favor?"],
)
def test_who_she_is_is_not_guessed(words: str) -> None:
    scopes = {q.id: q.scope for q in library().questions}
    found = meant(words)
    assert len(found) > 1 or {scopes[f] for f in found} == {"solo"}


def test_a_slip_in_an_id_finds_that_id() -> None:
    assert listed("may_deput") == ["may_depute"]
    assert listed("hire_pric")[0] == "hire_price"


def test_what_was_answered_before_is_found_by_its_words() -> None:
    for asks, question in {p.asks: p.question.id for p in disputes()}.items():
        try:
            found = [question_meant(asks, ()).id]
        except UnclearError as error:
            found = [offer["command"].split()[2] for offer in error.offers]
        assert question in found, asks


@pytest.mark.parametrize("name", ["dispute.bin", "notes.txt"])
def test_a_file_of_another_kind_is_refused(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(name).write_bytes(b"\x00\xff")
    assert run(["ask", name]) == 2
    message = capsys.readouterr().err
    assert f"a file that ends in .toml or .json, got {name!r}" in message
    assert "oracle ask" not in message


def test_ask_alone_shows_how_to_ask(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["ask"]) == 2
    assert "such as: oracle ask may_depute deck_size=4" in capsys.readouterr().err


def test_an_edition_without_options_finds_none_of_their_questions(capsys: pytest.CaptureFixture[str]) -> None:
    scopes = {q.id: q.scope for q in library().questions}
    assert run(["rule", "--edition", "original-2013", "--no-findings", "--format", "json", "jewel"]) in {0, 2}
    shown = capsys.readouterr().out
    assert {scopes[h["id"]] for h in (json.loads(shown)["hits"] if shown else []) if h["id"] in scopes} <= {"base"}
    assert run(["rule", "--edition", "original-2013", "exam_price"]) == 2
    assert "no text of that edition has it" in capsys.readouterr().err


def test_each_pair_of_opposites_names_its_sides_by_words_of_their_own() -> None:
    sides: dict[str, dict[str, set[str]]] = {}
    for _, row in read_rows(("pair", "side", *LANGUAGES), "opposites.csv"):
        for language in LANGUAGES:
            named = {plain_words(w) for w in row[language].split("|")}
            assert all(named), row
            one = sides.setdefault(f"{row['pair']} {language}", {})
            assert not [side for side, others in one.items() if others & named], row
            one[row["side"]] = named
