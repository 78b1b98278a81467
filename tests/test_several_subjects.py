"""With several of a subject at once the report is that of one, whatever it does, and wherever it was interrupted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oracle.apps.cli import run
from oracle.apps.testing import Examiner, Wish
from oracle.engine.subject import Limits
from tests.test_subjects import command


def judged(defect: str, jobs: int, **more: Any) -> dict[str, Any]:
    """Judge a subject of ours in games of two, or as it is said."""
    values: dict[str, Any] = {"edition": "deluxe-2020", "players": 2, "options": (), "games": 3, "tries": 1, **more}
    wish = Wish(command=command(defect), jobs=jobs, limits=Limits(deadline=values.pop("deadline", 5.0)), **values)
    return Examiner(wish).run().as_json()


_slow = [pytest.param(defect, marks=pytest.mark.slow) for defect in ("other-form", "crashes", "lies")]


@pytest.mark.parametrize("defect", ["favor", *_slow])
def test_the_report_is_the_same(defect: str) -> None:
    alone = judged(defect, 1)
    assert judged(defect, 2) == alone
    assert alone["moves"] or defect == "crashes"
    assert alone["mistakes"]


@pytest.mark.slow
def test_who_hangs_is_left_alone_after_as_many_games() -> None:
    alone = judged("hangs", 1, games=8, deadline=2.0)
    assert judged("hangs", 3, games=8, deadline=2.0) == alone
    assert alone["cases"]["games"]["errored"] < 8


@pytest.mark.slow
def test_vectors_have_the_same_results(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    words = ["vectors", "--edition", "deluxe-2020", "--topic", "hiring", "--output", str(pack)]
    assert run(words) == 0
    alone = judged("hire-price", 1, vectors=pack, games=1)
    assert judged("hire-price", 2, vectors=pack, games=1) == alone
    assert alone["cases"]["vectors"]["failed"]
    assert alone["cases"]["vectors"]["passed"]


def test_cases_are_noted_in_their_order_and_gone_on_from(tmp_path: Path) -> None:
    one, several = tmp_path / "one", tmp_path / "several"
    alone = judged("favor", 1, resume=one, games=4)
    lines = one.read_text(encoding="utf-8").splitlines()
    # It was interrupted after two games.
    several.write_text("\n".join(lines[:3]) + "\n", encoding="utf-8")
    again = judged("favor", 3, resume=several, games=4)
    assert several.read_text(encoding="utf-8").splitlines() == lines
    assert again["cases"] == alone["cases"]
    assert [m["rule"] for m in again["mistakes"]] == [m["rule"] for m in alone["mistakes"]]
    assert len(lines) == 5


def test_no_game_is_begun_when_time_is_over() -> None:
    left = iter([True] * 3)
    found = judged("", 2, games=50, more=lambda: next(left, False))
    assert found["cases"]["games"]["passed"] == 3


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["test", "--jobs", "2", "--url", "http://127.0.0.1:9/x"], "one job with --url"),
        (["test", "--jobs", "2", "--identify", "--", "cat"], "one job with --identify"),
        (["fuzz", "--jobs", "2", "--games", "1"], "one job without a COMMAND"),
    ],
)
def test_where_there_is_one_subject_there_is_one_job(
    args: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(args) == 2
    err = capsys.readouterr().err
    assert says in err
    assert "hint: leave out --jobs" in err


def test_the_command_takes_it(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["--edition", "deluxe-2020", "--players", "2", "--options", "", "--games", "2", "--format", "json"]
    assert run(["test", *args, "--jobs", "2", "--", *command("")]) == 0
    first = json.loads(capsys.readouterr().out)
    assert run(["fuzz", *args, "--jobs", "2", "--", *command("")]) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert first["cases"]["games"]["passed"] == 2
