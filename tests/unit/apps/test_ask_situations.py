"""Questions about a position, from a log, short text or plain values: the engine answers, rules are cited."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from oracle.apps.asking_positions import at_move, position_of
from oracle.apps.cli import run
from oracle.errors import InvalidPositionError
from specs.reference import Reference
from specs.views import write_position
from tests.dressmakers import log_of, played
from tests.strategies import game_of

EDITION = "deluxe-2020"
SCHEMA = json.loads(files("oracle.reports").joinpath("schemas", "ask.schema.json").read_text(encoding="utf-8"))
VALID = Draft202012Validator(SCHEMA)
LINES = list(log_of(EDITION, 2))


def ply_of(start: str) -> int:
    """Give the number of the first move that begins with some words."""
    return next(int(m["ply"]) for m in map(json.loads, LINES[1:-1]) if m["action"].startswith(start))


@pytest.fixture
def log(tmp_path: Path) -> str:
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(LINES) + "\n", encoding="utf-8")
    return f"log={file}"


def asked(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> Any:
    assert run(["ask", *arguments, "--format", "json"]) == code
    out, err = capsys.readouterr()
    if code == 2:
        assert "Traceback" not in err
        return err
    found = json.loads(out)
    VALID.validate(found)
    return found["answers"][0]


def test_a_move_of_a_log_is_legal(log: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = asked(capsys, "legal", log, f"move={ply_of('hire ')}", "--claim", "Ana=yes")
    assert (found["edition"], found["verdict"], found["claimed"][0]["right"]) == (EDITION, "yes", True)
    assert any(c["id"].startswith("hiring.") and c["citations"] for c in found["clauses"])


def test_an_illegal_action_is_refused_with_rule_and_lines(log: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = asked(capsys, "legal", log, f"move={ply_of('hire ')}", "action=hand", "--claim", "Ana=yes", code=1)
    assert (found["verdict"], found["value"]) == ("no", False)
    assert found["clauses"][0]["citations"]
    assert found["detail"].startswith("allowed here: hire ")


def test_hiring_costs_what_the_book_says(log: str, capsys: pytest.CaptureFixture[str]) -> None:
    ply = ply_of("hire ")
    game, position = game_of(EDITION, 2), played(EDITION, 2)[ply]
    price = game.setting.rule.hire_price[len(position.queue)]
    found = asked(capsys, "cost", log, f"move={ply}")
    assert found["value"] == price
    assert found["clauses"][0]["id"].startswith("hiring.")
    assert "made up" in found["detail"]
    assert asked(capsys, "cost", log, f"move={ply - 1}", "action=main hire; " + _action(ply))["value"] == price
    assert asked(capsys, "pays", log, f"move={ply}")["value"] == 0


def _action(ply: int) -> str:
    return str(json.loads(LINES[ply + 1])["action"])


def test_what_an_action_pays_is_told(log: str, capsys: pytest.CaptureFixture[str]) -> None:
    ply = ply_of("main favor")
    before, after = played(EDITION, 2)[ply], played(EDITION, 2)[ply + 1]
    seat = json.loads(LINES[ply + 1])["actor"]
    found = asked(capsys, "pays", log, f"move={ply}")
    assert found["value"] == after.seats[seat].livre - before.seats[seat].livre > 0
    assert asked(capsys, "cost", log, f"move={ply}")["value"] == 0


def test_the_winner_and_the_points_of_a_game_that_is_over(log: str, capsys: pytest.CaptureFixture[str]) -> None:
    outcome = json.loads(LINES[-1])["outcome"]
    won = asked(capsys, "winner", log, "--claim", f"Ana={outcome['winners'][0]}")
    assert won["value"] == outcome["winners"][0]
    assert won["claimed"][0]["right"] is True
    assert won["clauses"]
    points = asked(capsys, "score", log, "seat=1", "--claim", "Ana=1000", code=1)
    assert points["value"] == outcome["scores"][1]
    assert "scoring.money" in [c["id"] for c in points["clauses"]]
    assert "one that goes on" in asked(capsys, "winner", log, "move=3", code=2)
    assert "a seat whose points" in asked(capsys, "score", log, code=2)


def test_what_comes_next_and_whether_one_must(log: str, capsys: pytest.CaptureFixture[str]) -> None:
    ply = ply_of("hire ")
    found = asked(capsys, "next", log, f"move={ply}")
    assert (found["value"], found["verdict"]) == ("hire", "value")
    assert asked(capsys, "order", log, f"move={ply}")["value"].startswith("hire, ")
    game, positions = game_of(EDITION, 2), played(EDITION, 2)
    forced = next(n for n, p in enumerate(positions) if p.todo and len(game.legal_actions(p)) == 1)
    free = next(n for n, p in enumerate(positions) if p.todo and len(game.legal_actions(p)) > 1)
    assert asked(capsys, "must", log, f"move={forced}")["verdict"] == "yes"
    found = asked(capsys, "must", log, f"move={free}")
    assert (found["verdict"], found["why"][:16]) == ("no", "allowed as well:")


@pytest.mark.parametrize("ply", [0, 30, 150, -1])
def test_a_position_is_read_back_as_it_was_shown(ply: int) -> None:
    game = game_of(EDITION, 2)
    position = played(EDITION, 2)[ply]
    shown = json.loads(json.dumps(game.show(position)))
    assert position_of(game, shown, "here") == position
    assert position_of(game, write_position(position), "here") == position


def _spoilt(game: Reference, **more: Any) -> dict[str, Any]:
    return {**json.loads(json.dumps(game.show(played(EDITION, 2)[30]))), **more}


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"round": None}, "a whole number"),
        ({"deck": ["nobody"]}, "a position of this game"),
        ({"queue": 3}, "a position of this game"),
        ({"more": 1}, "another value of more"),
        ({"seats": []}, "two to five seats"),
        ({"todo": [["dance"]]}, "a position of this game"),
        ({"jewelry": {}}, "the base game as plain values"),
    ],
)
def test_a_position_that_is_none_is_refused(more: dict[str, Any], says: str) -> None:
    game = game_of(EDITION, 2)
    with pytest.raises(InvalidPositionError) as refused:
        position_of(game, _spoilt(game, **more), "here")
    assert says in refused.value.what
    assert refused.value.hint


@pytest.mark.parametrize("text", ["", "rococo/1", "rococo/1 []", "rococo/2 [1]", "queen"])
def test_short_text_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(InvalidPositionError, match="the short text of a position"):
        position_of(game_of(EDITION, 2), text, "here")


def test_a_file_can_tell_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ply = ply_of("hire ")
    game, position = game_of(EDITION, 2), played(EDITION, 2)[ply]
    content = {"question": "legal", "edition": EDITION, "players": 2, "action": _action(ply), "claims": {"Ana": "no"}}
    for name, given in (("plain.json", game.show(position)), ("short.json", write_position(position))):
        file = tmp_path / name
        file.write_text(json.dumps({**content, "position": given}), encoding="utf-8")
        found = asked(capsys, str(file), code=1)
        assert (found["verdict"], found["claimed"][0]["right"]) == ("yes", False)
    without = {n: v for n, v in content.items() if n != "players"} | {"position": write_position(position)}
    (tmp_path / "short.json").write_text(json.dumps(without), encoding="utf-8")
    assert "the number of players" in asked(capsys, str(tmp_path / "short.json"), code=2)


def test_without_an_edition_each_is_asked_that_the_position_fits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = dict(game_of(EDITION, 2).show(played(EDITION, 2)[ply_of("hire ")]))
    file = tmp_path / "dispute.json"

    def editions(position: Any) -> list[str]:
        file.write_text(json.dumps({"question": "next", "players": 2, "position": position}), encoding="utf-8")
        assert run(["ask", str(file), "--format", "json"]) == 0
        return [a["edition"] for a in json.loads(capsys.readouterr().out)["answers"]]

    both = editions(write_position(played(EDITION, 2)[0]))
    assert both == ["deluxe-2020", "original-2013"]
    assert EDITION in editions(shown)
    file.write_text(json.dumps({"question": "next", "players": 2, "position": "queen"}), encoding="utf-8")
    assert "the short text of a position" in asked(capsys, str(file), code=2)


def test_a_log_lies_beside_the_file_that_names_it(log: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "dispute.toml"
    file.write_text('question = "winner"\nlog = "game.jsonl"\n', encoding="utf-8")
    assert asked(capsys, str(file))["verdict"] == "value"
    file.write_text('question = "winner"\nlog = "game.jsonl"\nfacts = { a = 1 }\n', encoding="utf-8")
    assert "the position tells everything" in asked(capsys, str(file), code=2)
    assert log.endswith("game.jsonl")


def test_a_log_is_asked_up_to_its_first_wrong_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ply = ply_of("hire ")
    spoilt = [*LINES[: ply + 1], json.dumps({**json.loads(LINES[ply + 1]), "action": "keep"}), *LINES[ply + 2 :]]
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(spoilt) + "\n", encoding="utf-8")
    assert asked(capsys, "legal", f"log={file}", f"move={ply}")["verdict"] == "no"
    assert f"a wrong one at {ply}" in asked(capsys, "legal", f"log={file}", f"move={ply + 1}", code=2)
    cut = tmp_path / "cut.jsonl"
    cut.write_text("\n".join(LINES[: ply + 1]) + "\n", encoding="utf-8")
    assert at_move(cut, None, None, None).ply == ply
    assert "a move from 0" in asked(capsys, "next", f"log={cut}", "move=9999", code=2)


def test_an_action_and_a_seat_must_be_there(log: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "an action to ask legal about" in asked(capsys, "legal", log, code=2)
    assert "a seat from 0 to 1" in asked(capsys, "score", log, "seat=2", code=2)
    assert "an action, got 'dance'" in asked(capsys, "legal", log, "move=3", "action=dance", code=2)
    assert "the edition deluxe-2020" in asked(capsys, "next", log, "--edition", "original-2013", code=2)
    assert "yes or no" in asked(capsys, "legal", log, "move=3", "--claim", "Ana=7", code=2)
