"""`oracle components`: what it prints, and its exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oracle.apps.cli import run
from oracle.apps.component_tables import SIGNS
from specs.component_marks import Trust
from specs.component_sets import shipped
from specs.component_writing import write_set
from specs.editions import EDITIONS

DELUXE = EDITIONS[0]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Give a file with the values of the shipped set, one of them changed and all marks taken out."""
    text = write_set(shipped(DELUXE)).split("[marks]")[0]
    file = tmp_path / "own.toml"
    file.write_text(text.replace("value = 28", "value = 27"), encoding="utf-8")
    return file


def test_the_shipped_sets_pass_the_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["components", "check"]) == 0
    said = capsys.readouterr().out
    for edition in EDITIONS:
        assert f"synthetic set, {edition}" in said
    assert "values are SYNTHETIC" in said


def test_a_set_that_contradicts_a_text_ends_with_1(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["components", "check", "--components", str(own)]) == 1
    said = capsys.readouterr().out
    assert "garments: the value of a garment goes up to 28, got 27" in said
    assert "deluxe-pt:42-43" in said
    assert "hint: " in said


def test_the_verdict_as_json(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["components", "check", "--components", str(own), "--format", "json"]) == 1
    (verdict,) = json.loads(capsys.readouterr().out)["sets"]
    assert verdict["edition"] == DELUXE
    assert verdict["doubts"] == []
    assert [v["path"] for v in verdict["violations"]] == ["garments"]
    assert verdict["violations"][0]["rules"] == ["components.value_highest"]
    assert verdict["violations"][0]["citations"] == [{"source": "deluxe-pt", "lines": [42, 43]}]
    assert verdict["trust"]["printed by the user"] > 0
    assert verdict["trust"]["synthetic"] > 0


def test_a_broken_file_ends_with_2_and_one_message(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "broken.toml"
    for content in ("", "[[[", 'format = "rococo-components/1"\nedition = "deluxe-2020"\n'):
        file.write_text(content, encoding="utf-8")
        for part in ("show", "check"):
            assert run(["components", part, "--edition", DELUXE, "--components", str(file)]) == 2
            said = capsys.readouterr()
            assert said.out == ""
            assert said.err.startswith("Error: ")
            assert str(file) in said.err
            assert len(said.err.splitlines()) == 2


def test_the_other_edition_s_file_is_refused(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["components", "check", "--edition", EDITIONS[1], "--components", str(own)]) == 2
    assert "a set for original-2013, got 'deluxe-2020'" in capsys.readouterr().err


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_value_is_shown_with_the_sign_of_its_mark(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["components", "show", "--edition", edition]) == 0
    said = capsys.readouterr().out
    table = said[said.index("\n\n") : said.index("What the marks rest on:")]
    parts = shipped(edition)
    for trust, sign in SIGNS.items():
        assert table.count(f" {sign}") == sum(m.trust is trust for m in parts.marks.values()), trust


def test_json_gives_every_value_its_trust(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["components", "show", "--edition", DELUXE, "--format", "json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    parts = shipped(DELUXE)
    assert {v["path"]: v["trust"] for v in shown["values"]} == {p: m.trust.value for p, m in parts.marks.items()}
    assert shown["digest"] == parts.digest


@pytest.mark.parametrize(("players", "side"), [("2", "few"), ("5", "many")])
def test_a_number_of_players_shows_one_side(players: str, side: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["components", "show", "--players", players, "--format", "json"]) == 0
    groups = {v["path"].partition(".")[0] for v in json.loads(capsys.readouterr().out)["values"]}
    assert groups & {"few", "many"} == {side}


@pytest.mark.parametrize("players", ["0", "6", "-1", "9" * 40])
def test_other_numbers_of_players_end_with_2(players: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["components", "show", "--players", players]) == 2
    assert "a number of players of deluxe-2020" in capsys.readouterr().err


def test_a_template_is_written_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    assert run(["components", "template", "--output", str(file)]) == 0
    assert run(["components", "template"]) == 0
    assert file.read_text(encoding="utf-8") == capsys.readouterr().out
    file.write_text("hours of typing", encoding="utf-8")
    assert run(["components", "template", "--output", str(file)]) == 2
    assert "a file that is not there yet" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "hours of typing"


@pytest.mark.slow
def test_a_template_that_is_not_filled_in_is_a_draft(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    run(["components", "template", "--edition", EDITIONS[1], "--output", str(file)])
    assert run(["components", "check", "--components", str(file)]) == 0
    assert "can be completed" in capsys.readouterr().out
    assert run(["components", "show", "--components", str(file)]) == 2
    assert "still '?'" in capsys.readouterr().err


def test_the_user_s_values_are_called_printed_and_the_made_up_ones_are_not(
    own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["components", "show", "--components", str(own), "--format", "json"]) == 0
    trust = {v["path"]: v["trust"] for v in json.loads(capsys.readouterr().out)["values"]}
    assert trust["garments.rc6.value"] == Trust.PRINTED.value
    assert trust["garments.rc5.value"] == Trust.SYNTHETIC.value
    assert trust["few.windows.1"] == Trust.SYNTHETIC.value
    assert trust["resources.t1.silk"] == Trust.SYNTHETIC.value


def test_help_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    for part in ([], ["show"], ["check"], ["template"]):
        assert run(["components", *part, "--help"]) == 0
    assert "SYNTHETIC" in capsys.readouterr().out


@pytest.mark.parametrize("verb", ["show", "check"])
def test_the_set_that_is_read_is_not_written_over(
    verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.toml"
    text = write_set(shipped(EDITIONS[0]))
    file.write_text(text, encoding="utf-8")
    assert run(["components", verb, "--components", str(file), "--output", str(tmp_path / "." / "own.toml")]) == 2
    assert "another file than the set that is read" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == text


def test_parts_of_options_are_shown_and_checked_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["components", "show", "--options", "solo,fancy", "--format", "json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert {v["path"].partition(".")[0] for v in shown["values"]} >= {"solo", "fancy"}
    assert not any(v["path"].startswith("festive") for v in shown["values"])
    text = write_set(shipped(DELUXE, ("festive",))).split("[marks]")[0]
    file = tmp_path / "own.toml"
    file.write_text(text.replace('bonus = "common coats"', 'bonus = "common gowns"'), encoding="utf-8")
    assert run(["components", "check", "--components", str(file)]) == 1
    said = capsys.readouterr().out
    assert "festive.garments: a festive garment gives points for common coats" in said
    assert run(["components", "check", "--components", str(file), "--options", "fancy"]) == 0


def test_the_digest_that_is_shown_is_the_one_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    from specs.reference import reference  # noqa: PLC0415 - heavy, and of no use to the other tests

    command = ["components", "show", "--options", "jewelry-box,haute-couture", "--players", "4", "--format", "json"]
    assert run(command) == 0
    game = reference(DELUXE, 4, options=("jewelry-box", "haute-couture"))
    assert json.loads(capsys.readouterr().out)["digest"] == game.header()["components"]


@pytest.mark.parametrize(
    "command",
    [
        ["show", "--options", "solo,jewels"],
        ["show", "--options", "solo,solo"],
        ["show", "--edition", EDITIONS[1], "--options", "solo"],
        ["template", "--edition", EDITIONS[1], "--options", "solo"],
    ],
)
def test_an_option_that_is_none_ends_with_2(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["components", *command]) == 2
    assert "option" in capsys.readouterr().err
