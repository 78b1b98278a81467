"""`oracle impact`: the same games by two readings, held against the games that simulate writes by both."""

from __future__ import annotations

import inspect
import json
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from oracle.apps import impact
from oracle.apps.cli import run
from oracle.apps.readings import house_rules, named
from oracle.errors import RequestError
from oracle.reports import impact_text
from oracle.reports.impact import EMBODIED, IDLE, VAGUE
from oracle.rules import LANGUAGES
from specs.translations import told as translated

SCHEMA = Draft202012Validator(
    json.loads(files("oracle.reports").joinpath("schemas/impact.schema.json").read_text(encoding="utf-8"))
)


@cache
def document(*args: str) -> Any:
    """Give what the command writes as JSON, which its schema allows."""
    with TemporaryDirectory() as directory:
        target = Path(directory, "impact.json")
        assert run(["impact", *args, "--format", "json", "--output", str(target)]) == 0
        found = json.loads(target.read_text(encoding="utf-8"))
    SCHEMA.validate(found)
    return found


def logs(directory: Path, edition: str, games: int, *more: str) -> list[list[str]]:
    """Give the lines of the games that simulate plays."""
    args = ["--edition", edition, "--games", str(games), "--jobs", "1", "--output", str(directory), *more]
    assert run(["simulate", *args]) == 0
    return [Path(directory, f"seed-{n}.jsonl").read_text(encoding="utf-8").splitlines()[1:] for n in range(games)]


@pytest.mark.parametrize("name", ["if_there", "no_second"])
def test_it_counts_what_simulate_plays(name: str, tmp_path: Path) -> None:
    games = 12
    found = document(name, "--games", str(games))
    (result,) = found["results"]
    ambiguity, (other,) = named(name)
    file = tmp_path / "rulings.toml"
    file.write_text(house_rules(ambiguity, other), encoding="utf-8")
    edition = found["edition"]
    ours = logs(tmp_path / "ours", edition, games)
    theirs = logs(tmp_path / "other", edition, games, "--rulings", str(file))
    pairs = [(a, b) for a, b in zip(ours, theirs, strict=True) if a != b]
    assert result["differing"] == len(pairs) > 0
    moved = [
        next(n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y) for a, b in pairs if a[:-1] != b[:-1]
    ]
    assert result["same_moves"]["differing"] == len(pairs) - len(moved)
    if moved:
        assert (result["first_other_move"]["min"], result["first_other_move"]["max"]) == (min(moved), max(moved))
    winners = [[json.loads(g[-1])["outcome"]["winners"] for g in pair] for pair in pairs]
    assert result["winner_changes"] == sum(a != b for a, b in winners)


def test_the_example_is_one_of_the_games_and_can_be_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "logs"
    assert run(["impact", "if_there", "--games", "5", "--logs", str(kept), "--format", "json"]) == 0
    (result,) = json.loads(capsys.readouterr().out)["results"]
    example = result["example"]
    assert sorted(p.suffix for p in kept.iterdir()) == [".jsonl", ".jsonl", ".toml"]
    (rulings,) = kept.glob("*.toml")
    (ours,) = kept.glob(f"*-seed-{example['seed']}-ours.jsonl")
    (other,) = kept.glob(f"*-seed-{example['seed']}-other.jsonl")
    assert run(["replay", str(ours)]) == 0
    assert run(["replay", str(other), "--rulings", str(rulings)]) == 0
    assert run(["replay", str(other)]) == 2
    for file, side in ((ours, "ours"), (other, "other")):
        lines = file.read_text(encoding="utf-8").splitlines()
        assert json.loads(lines[1 + example["ply"]])["action"] == example[side]["action"]
        outcome = json.loads(lines[-1])["outcome"]
        assert (outcome["scores"], outcome["winners"]) == (example[side]["scores"], example[side]["winners"])


def test_a_reading_that_play_cannot_tell_changes_nothing() -> None:
    (result,) = document("secret", "--games", "5")["results"]
    assert (result["playable"], result["differing"], result["example"], result["first_differing_ply"]) == (
        True,
        0,
        None,
        None,
    )


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("dashed_space", "scoring.terrace_own_firework · deluxe-pt:655-657"),
        ("solo.jewel_duty", "solo.takes_jewel"),
        ("this_one", "jewelry_bonuses.reserve_own_card"),
        ("available", "garments.usable_space"),
    ],
)
def test_what_the_engine_embodies_is_not_playable(name: str, clause: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["impact", name, "--games", "1"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "not playable" in said.err
    assert clause in said.err


def test_of_several_readings_those_that_can_be_played_are() -> None:
    besides, fountain = document("spaces_occupied", "--games", "3")["results"]
    assert (besides["playable"], besides["games"]) == (False, 0)
    assert any("income.marker_counts_itself" in c for c in besides["clauses"])
    assert (fountain["playable"], fountain["games"]) == (True, 3)
    assert [r["reading"] for r in document("spaces_occupied:of the fountain", "--games", "3")["results"]] == [
        "of the fountain"
    ]


def test_what_it_lists_can_be_played_if_it_says_so() -> None:
    listed = {a["id"]: a for a in document()["ambiguities"]}
    assert len(listed) >= 49
    assert {r["playable"] for a in listed.values() for r in a["readings"]} == {True, False, None}
    for ambiguity in listed.values():
        for reading in ambiguity["readings"]:
            assert (reading["playable"] is None) == reading["ours"]
    able = [r["playable"] for r in listed["no_second"]["readings"]]
    assert sorted(map(str, able)) == ["None", "True"]


def test_the_games_are_those_that_are_asked_for() -> None:
    found = document("need_of_a_card", "--games", "2", "--players", "3")
    assert (found["options"], found["players"], found["games"]) == (["jewelry-box"], 3, 2)
    assert document("no_second", "--games", "2", "--edition", "original-2013")["edition"] == "original-2013"
    assert document("no_second", "--games", "2", "--strategy", "swarm")["strategy"] == "swarm"


def test_an_option_of_the_other_edition_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["impact", "gown_pair", "--edition", "original-2013"]) == 2
    assert "play deluxe-2020" in capsys.readouterr().err


def test_an_interrupt_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(impact, "compared", interrupted)
    output = tmp_path / "impact.json"
    assert run(["impact", "if_there", "--output", str(output), "--logs", str(tmp_path / "logs")]) == 130
    assert list(tmp_path.rglob("*")) == []


def test_logs_are_written_together_or_not_at_all(tmp_path: Path) -> None:
    with pytest.raises(RequestError, match="a directory to write in"):
        impact.write_all({"first": "1\n", "no/such": "2\n"}, tmp_path)
    assert list(tmp_path.iterdir()) == []
    impact.write_all({"first": "1\n", "second": "2\n"}, tmp_path)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["first", "second"]


def test_the_text_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["impact", "no_second", "--games", "12"]) == 0
    said = capsys.readouterr().out
    (result,) = document("no_second", "--games", "12")["results"]
    assert f"{result['differing']} of 12" in said
    assert "scoring.broken_tie" in said
    assert run(["impact"]) == 0
    told = capsys.readouterr().out
    assert f"{len(document()['ambiguities'])} sentences with several readings" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_ours_is_ours_is_told_in_the_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert run(["impact", "played", "--games", "1", "--players", "2", "--lang", language]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    reason = translated(named("played")[0].why(), language)
    assert reason is not None
    assert reason in shown


@pytest.mark.parametrize("language", ["pt", "es"])
def test_every_reading_is_told_in_the_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert run(["impact", "no_second", "--games", "1", "--players", "2", "--lang", language]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    for reading in named("no_second")[0].readings:
        assert reading.says not in shown
        assert (told := translated(reading.says, language)) is not None
        assert told in shown


@pytest.mark.parametrize(("language", "mark"), [("pt", "em inglês"), ("es", "en inglés")])
def test_nothing_that_is_listed_is_in_english_only(
    capsys: pytest.CaptureFixture[str], language: str, mark: str
) -> None:
    assert run(["impact", "--lang", language]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert mark not in shown
    for short in (VAGUE, IDLE, EMBODIED):
        assert impact_text._PHRASES[short][language == "es"] in shown


def test_it_is_told_in_three_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for language, words in (
        ("en", ("in place of ours", "games differ", "not playable")),
        ("pt", ("em vez da nossa", "partidas diferem", "não jogável")),
        ("es", ("en lugar de la nuestra", "partidas difieren", "no jugable")),
    ):
        assert run(["impact", "no_second", "--games", "1", "--players", "2", "--lang", language]) == 0
        told = capsys.readouterr().out
        assert words[0] in told
        assert words[1] in told or words[2] in told
    names = re.findall(r"say\(\s*\"([^\"]+)\"", inspect.getsource(impact_text))
    assert len(names) > 20
    assert set(names) <= set(impact_text._PHRASES)
