"""`oracle fuzz`: a campaign ends when it should, alone or against a subject, and says what it found."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from oracle.apps.cli import run

SUBJECT = str(Path(__file__).resolve().parents[2] / "subjects" / "reference_subject.py")


def test_the_reference_plays_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["fuzz", "--games", "2", "--players", "2", "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 2
    assert found["moves"] > 200
    assert not found["violations"]


@pytest.mark.slow
def test_a_subject_is_played_against_for_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["fuzz", "--seconds", "3", "--edition", "deluxe-2020", "--players", "2", "--options", "", "--format", "json"]
    assert run([*args, "--", sys.executable, SUBJECT]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["cases"]["games"]["passed"] >= 1


@pytest.mark.parametrize(
    ("args", "says"), [([], "--games or --seconds"), (["--games", "1", "--format", "badge"], "without a COMMAND")]
)
def test_what_is_no_campaign_is_refused(args: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["fuzz", *args]) == 2
    assert says in capsys.readouterr().err
