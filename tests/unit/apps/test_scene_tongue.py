"""Positions in the words of a player: steps, seats and reasons, in three languages."""

from __future__ import annotations

import json
import string
from pathlib import Path

import pytest

from oracle.apps.asking_situations import ASKS
from oracle.apps.cli import run
from oracle.apps.scene_tongue import PHRASES, STEPS, SceneTongue, tongue_for
from specs.phases.scoring import Line
from specs.steps import Step
from tests.dressmakers import log_of
from tests.strategies import game_of

LINES = list(log_of("deluxe-2020", 2))
LAST = json.loads(LINES[-1])["outcome"]


@pytest.fixture
def log(tmp_path: Path) -> str:
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(LINES) + "\n", encoding="utf-8")
    return f"log={file}"


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["ask", *arguments]) == 0
    return " ".join(capsys.readouterr().out.split())


def test_every_step_question_and_line_is_said_in_each_language() -> None:
    assert set(STEPS) == set(Step)
    lines = {line.name.lower().replace("_", " ") for line in Line}
    assert {*STEPS.values(), *ASKS.values(), *lines} <= PHRASES.keys()
    for english, others in PHRASES.items():
        fills = {name for _, name, *_ in string.Formatter().parse(english) if name}
        for other in others:
            assert {name for _, name, *_ in string.Formatter().parse(other) if name} == fills


def test_a_step_is_said_in_words_and_the_log_adds_no_action(log: str, capsys: pytest.CaptureFixture[str]) -> None:
    moves = map(json.loads, LINES[1:-1])
    ply = next(m["ply"] for m in moves if m["action"].startswith("hire "))
    english = told(capsys, "next", log, f"move={ply}")
    assert "deluxe-2020: choose an employee to hire" in english
    assert "action=" not in english
    spanish = told(capsys, "next", log, f"move={ply}", "--lang", "es")
    assert "¿Qué se hace a continuación?" in spanish
    assert "deluxe-2020: elegir un empleado para contratar" in spanish
    assert "seat" not in spanish
    assert "allowed" not in spanish
    order = told(capsys, "order", log, f"move={ply}", "--lang", "pt")
    assert "escolher um funcionário para contratar; " in order
    assert "terminar o turno" in order


def test_who_wins_is_a_seat_and_may_be_claimed_as_one(log: str, capsys: pytest.CaptureFixture[str]) -> None:
    (won,) = LAST["winners"]
    said = told(capsys, "winner", log, "--lang", "pt", "--claim", f"Ana=lugar {won}", "--claim", f"Rui={won}")
    assert f"deluxe-2020: lugar {won}" in said
    assert said.count("tem razão") == 2
    assert "não tem razão" not in said
    assert "inventados" in said


def test_what_changes_hands_is_said_in_the_language(log: str, capsys: pytest.CaptureFixture[str]) -> None:
    gains = {"Livre": -3, "point": 1, "thread": 0, "lace": 2}
    assert SceneTongue("en", "cost").changes(gains) == ["pays or gives 3 Livre", "gains 1 prestige point and 2 lace"]
    assert SceneTongue("pt", "cost").changes(gains) == [
        "paga ou entrega 3 Libras",
        "recebe 1 Ponto de Prestígio e 2 Renda",
    ]
    ply = next(m["ply"] for m in map(json.loads, LINES[1:-1]) if m["action"] == "main favor")
    assert "motivo recibe 5 Livre" in told(capsys, "pays", log, f"move={ply}", "--lang", "es")


def test_the_book_is_said_by_its_own_words() -> None:
    assert type(tongue_for("may_depute", "pt")) is not SceneTongue
    assert tongue_for("next", "es").answer("end_turn") == "terminar el turno"
    assert tongue_for("winner", "en").answer("0 and 1") == "seat 0 and seat 1"


def test_a_certificate_is_verified_in_the_language(
    log: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "won.json"
    assert run(["ask", "winner", log, "--certificate", str(file)]) == 0
    capsys.readouterr()
    assert run(["verify", str(file), "--lang", "es"]) == 0
    found = capsys.readouterr().out
    assert "¿Quién gana?" in found
    assert "puesto" in found


@pytest.mark.parametrize(("question", "asks"), [("may_depute", "¿"), ("favor_end_points", "¿")])
def test_a_certificate_of_the_book_is_asked_in_the_language(
    question: str, asks: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "dispute.json"
    assert run(["ask", question, "--certificate", str(file)]) == 0
    capsys.readouterr()
    assert run(["verify", str(file), "--lang", "es"]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith(asks)


def test_a_component_value_is_marked_once_and_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert "(valor de componente, inventado: 6 ou 8)" in told(capsys, "windows", "--lang", "pt")
    assert "(component value, synthetic: 6 or 8)" in told(capsys, "windows")


def test_an_action_that_is_none_is_answered_with_those_that_are(log: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["ask", "legal", log, "move=0", "action=pass"]) == 2
    error = capsys.readouterr().err
    assert "got 'pass' [oracle ask legal: action]" in error
    assert "hint: allowed there: " in error


def test_a_position_without_its_parts_names_the_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "next.json"
    file.write_text('{"question": "next", "players": 2, "position": {"a": 1}}', encoding="utf-8")
    assert run(["ask", str(file)]) == 2
    assert "a position with all that lies on the table, got one without '" in capsys.readouterr().err
    # What is of another kind is told in words, not in those of Python.
    game = game_of("deluxe-2020", 2)
    shown = {**game.show(game.new_game()), "decorations": 3}
    file.write_text(json.dumps({"question": "next", "players": 2, "position": shown}), encoding="utf-8")
    assert run(["ask", str(file)]) == 2
    error = capsys.readouterr().err
    assert "a value is missing, of another kind, or too large" in error
    assert "object" not in error


def test_a_game_with_parts_of_ones_own_is_asked_with_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    header = {**json.loads(LINES[0]), "components": "0" * 32}
    file = tmp_path / "own.jsonl"
    file.write_text("\n".join([json.dumps(header), *LINES[1:]]) + "\n", encoding="utf-8")
    assert run(["ask", "score", f"log={file}", "seat=0"]) == 2
    assert "hint: give the components it was played with: components=FILE" in capsys.readouterr().err
    # A directory names the same way out as one log.
    assert run(["replay", str(tmp_path)]) == 2
    error = capsys.readouterr().err
    assert f"[{file}:1]" in error
    assert "--components FILE" in error


def test_house_rules_that_are_none_are_refused_as_such(
    log: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = tmp_path / "empty.toml"
    empty.write_text("", encoding="utf-8")
    assert log
    assert run(["replay", str(tmp_path), "--rulings", str(empty)]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"Error: the field ruling, got none [{empty}]")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"question": "may_depute", "players": 99}', "1 to 5 players, got 99"),
        ('{"question": "may_depute", "players": 1}', "2 to 5 players, got 1"),
        ('{"question": "may_depute", "editions": []}', "one edition or more, got none"),
        ('{"question": null}', "some words, got none"),
    ],
)
def test_a_file_that_tells_no_game_is_refused(
    text: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "dispute.json"
    file.write_text(text, encoding="utf-8")
    assert run(["ask", str(file)]) == 2
    assert says in capsys.readouterr().err


def test_one_player_is_asked_for_with_the_solo_mode(tmp_path: Path) -> None:
    file = tmp_path / "solo.json"
    file.write_text('{"question": "may_depute", "players": 1, "options": ["solo"]}', encoding="utf-8")
    assert run(["ask", str(file)]) == 0


def test_a_date_is_told_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "date.toml"
    file.write_text("question = 2020-01-01\n", encoding="utf-8")
    assert run(["ask", str(file)]) == 2
    assert "some words, got the date 2020-01-01" in capsys.readouterr().err


def test_options_are_pointed_at_where_they_stand(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["ask", "may_depute", "--edition", "original-2013", "--options", "festive"]) == 2
    assert "got 'festive' [--options]" in capsys.readouterr().err


def test_an_empty_log_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_text("", encoding="utf-8")
    assert run(["replay", str(file)]) == 2
    assert f"a log, got an empty file [{file}]" in capsys.readouterr().err
