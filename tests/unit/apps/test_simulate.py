"""`oracle simulate`: the same seed is the same game; what was finished is kept; bad wishes get one message."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from oracle.apps.cli import run
from specs.component_sets import shipped
from specs.component_writing import write_set

ROOT = Path(__file__).resolve().parents[3]


def simulated(directory: Path, *more: str, games: int = 3) -> int:
    """Play some games of two players in this process."""
    return run(["simulate", "--players", "2", "--games", str(games), "--output", str(directory), "--jobs", "1", *more])


def logs(directory: Path) -> dict[str, bytes]:
    return {p.name: p.read_bytes() for p in sorted(directory.iterdir())}


def test_a_seed_is_a_game(tmp_path: Path) -> None:
    for name in ("a", "b"):
        assert simulated(tmp_path / name) == 0
    assert logs(tmp_path / "a") == logs(tmp_path / "b")
    assert list(logs(tmp_path / "a")) == ["seed-0.jsonl", "seed-1.jsonl", "seed-2.jsonl"]
    assert simulated(tmp_path / "c", "--seed", "2", games=1) == 0
    assert logs(tmp_path / "c") == {"seed-2.jsonl": logs(tmp_path / "a")["seed-2.jsonl"]}


def test_two_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    assert simulated(tmp_path / "one", games=6) == 0
    assert simulated(tmp_path / "two", "--jobs", "2", games=6) == 0
    assert logs(tmp_path / "one") == logs(tmp_path / "two")


@pytest.mark.parametrize("strategy", ["uniform", "swarm"])
@pytest.mark.parametrize("edition", ["deluxe-2020", "original-2013"])
def test_each_kind_of_player_plays_each_edition(
    tmp_path: Path, strategy: str, edition: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulated(tmp_path, "--strategy", strategy, "--edition", edition, "--format", "json", games=2) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["games"] == 2
    (log,) = tmp_path.glob("*seed-1.jsonl")
    assert log.name == ("seed-1.jsonl" if strategy == "uniform" else "swarm-seed-1.jsonl")
    header = json.loads(log.read_text(encoding="utf-8").splitlines()[0])
    assert (header["edition"], header["players"], header["seed"]) == (edition, 2, 1)
    assert run(["replay", str(log)]) == 0


def test_the_same_command_again_plays_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulated(tmp_path)
    before = logs(tmp_path)
    (tmp_path / "seed-1.jsonl").unlink()
    capsys.readouterr()
    assert simulated(tmp_path, "--format", "json") == 0
    summary = json.loads(capsys.readouterr().out)
    assert (summary["games"], summary["kept"]) == (1, 2)
    assert logs(tmp_path) == before


def test_without_output_no_log_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["simulate", "--games", "1", "--jobs", "1", "--players", "3"]) == 0
    assert "1 games" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "wish",
    [
        ("--players", "1"),
        ("--players", "6"),
        ("--players", "two"),
        ("--games", "0"),
        ("--games", "-3"),
        ("--games", "1" * 60),
        ("--seed", "-1"),
        ("--jobs", "0"),
        ("--edition", "deluxe"),
        ("--strategy", "clever"),
        ("--options", "jewels"),
        ("--options", "solo"),
        ("--components", "missing.toml"),
        ("--rulings", "missing.toml"),
        ("--rulings", "."),
        ("--wish", "1"),
    ],
)
def test_a_bad_wish_gets_one_message_and_nothing_is_played(
    tmp_path: Path, wish: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulated(tmp_path / "games", *wish) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith("Error: ")
    assert "Traceback" not in err
    assert not (tmp_path / "games").exists() or not logs(tmp_path / "games")


def test_a_directory_with_logs_of_another_setup_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    simulated(tmp_path, games=1)
    before = logs(tmp_path)
    assert simulated(tmp_path, "--edition", "original-2013", games=1) == 2
    assert "seed-0.jsonl" in capsys.readouterr().err
    assert logs(tmp_path) == before


def test_a_log_of_another_seed_or_cut_off_does_not_count_as_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    simulated(tmp_path, games=1)
    whole = (tmp_path / "seed-0.jsonl").read_text(encoding="utf-8")
    for left in ("", "\n", whole[: len(whole) // 2], whole.rsplit("\n", 2)[0]):
        (tmp_path / "seed-0.jsonl").write_text(left, encoding="utf-8")
        assert simulated(tmp_path, games=1) == 0
        assert (tmp_path / "seed-0.jsonl").read_text(encoding="utf-8") == whole
    (tmp_path / "seed-1.jsonl").write_text(whole, encoding="utf-8")
    capsys.readouterr()
    assert simulated(tmp_path, games=2) == 2
    assert "a log of the same seed, got one of 0 where this is 1" in capsys.readouterr().err
    (tmp_path / "seed-1.jsonl").write_text("my notes\n", encoding="utf-8")
    assert simulated(tmp_path, games=2) == 2
    assert (tmp_path / "seed-1.jsonl").read_text(encoding="utf-8") == "my notes\n"


def test_the_table_of_rules_writes_over_nothing_but_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play = ["simulate", "--players", "2", "--games", "1", "--jobs", "1", "--rules"]
    notes = tmp_path / "notes"
    notes.write_text("my notes\n", encoding="utf-8")
    assert run([*play, str(notes)]) == 2
    assert notes.read_text(encoding="utf-8") == "my notes\n"
    table = str(tmp_path / "table.json")
    assert run([*play, table]) == 0
    assert run([*play, table]) == 0
    capsys.readouterr()
    assert run([*play, str(tmp_path / "seed-7.jsonl"), "--output", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith("Error: a new file")


def test_a_file_in_place_of_the_directory_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    for target in (tmp_path / "file", tmp_path / "file" / "below"):
        assert simulated(target) == 2
        assert capsys.readouterr().err.startswith("Error: ")


def _until(running: subprocess.Popen[str], directory: Path, number: int) -> Iterator[int]:
    """Wait until so many games are there, as long as the command runs."""
    while running.poll() is None:
        found = len(list(directory.glob("seed-*.jsonl"))) if directory.exists() else 0
        yield found
        if found >= number:
            return


@pytest.mark.skipif(os.name == "nt", reason="signals are sent another way there")
@pytest.mark.parametrize(("jobs", "interrupts"), [("1", 1), ("2", 1), ("2", 2)])
def test_an_interrupted_run_keeps_whole_games_and_can_go_on(tmp_path: Path, jobs: str, interrupts: int) -> None:
    directory = tmp_path / "games"
    line = [sys.executable, "-m", "oracle.apps.cli", "simulate", "--players", "2", "--games", "4000"]
    with subprocess.Popen(
        [*line, "--output", str(directory), "--jobs", jobs],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        try:
            for _ in _until(running, directory, 5):
                pass
            assert running.poll() is None, running.communicate()
            # As from a terminal: every process of the run is told.
            for _ in range(interrupts):
                os.killpg(running.pid, signal.SIGINT)
            out, err = running.communicate(timeout=60)
        finally:
            running.kill()
    assert running.returncode == 130, (out, err)
    assert err.strip() == "Error: interrupted"
    found = sorted(directory.iterdir())
    assert 5 <= len(found) < 4000
    for log in found:
        assert log.suffix == ".jsonl", "something half done was left"
        assert "outcome" in json.loads(log.read_text(encoding="utf-8").splitlines()[-1])
    # The same command again finds them.
    seeds = max(int(p.stem.removeprefix("seed-")) for p in found) + 1
    assert simulated(directory, games=seeds) == 0
    assert len(list(directory.iterdir())) == seeds


def test_checked_games_are_held_against_the_texts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["simulate", "--games", "8", "--jobs", "1", "--checked"]
    assert run(options) == 0
    monkeypatch.setattr("specs.actions.staff.hire_price", lambda _setting, _position: 0)
    assert run(options) == 1
    assert "violated: seed" in capsys.readouterr().out


def test_parts_that_contradict_the_texts_are_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parts = tmp_path / "own.toml"
    text = write_set(shipped("deluxe-2020"))
    parts.write_text(text.replace('color = "common gown", value = 6', 'color = "common gown", value = 98'), "utf-8")
    play = ["simulate", "--games", "1", "--jobs", "1", "--components", str(parts)]
    assert run(play) == 0
    assert "values contradict the texts; oracle components check" in capsys.readouterr().out
    assert run([*play, "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["contradicted"] >= 1
