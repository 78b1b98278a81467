"""Packs of vectors: what is in them, that the reference meets them, and that bad wishes get one message."""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from oracle.apps.cli import run
from oracle.apps.vector_files import made, write_pack
from oracle.apps.vectors import Pack, digest
from oracle.engine.vectors import read_pack
from specs.reference import reference
from tests.conftest import ROOT

SUBJECT = [sys.executable, str(ROOT / "tests" / "subjects" / "reference_subject.py")]


@cache
def pack() -> Pack:
    return made("deluxe-2020", (), 3)


def test_a_wrong_rule_is_told_from_the_right_one_by_most_vectors() -> None:
    scores = pack().scores.values()
    mutants, killed, same = (sum(getattr(s, n) for s in scores) for n in ("mutants", "killed", "equivalent"))
    assert mutants > 300
    assert killed > 0.85 * (mutants - same)
    assert {"hiring.four_shown", "deputing.may_depute", "scoring.money_first"} <= set(pack().scores)
    assert len(pack().survivors) == mutants - same - killed


def test_every_vector_fits_the_schema_and_is_named_once() -> None:
    schema = json.loads((ROOT / "oracle" / "reports" / "schemas" / "vector.schema.json").read_text(encoding="utf-8"))
    validator = Draft202012Validator(schema)
    for vector in pack().vectors:
        validator.validate(json.loads(json.dumps(vector)))
    ids = [v["id"] for v in pack().vectors]
    assert len(ids) == len(set(ids)) == len({digest(v) for v in pack().vectors})


def test_what_a_vector_expects_is_so() -> None:
    for vector in pack().vectors[::7]:
        start = vector["start"]
        game = reference(start["edition"], start["players"])
        position = game.new_game()
        for text in vector["actions"]:
            position = game.apply(position, game.read(text))
        if vector["ask"]["kind"] == "legality":
            action = game.read(vector["ask"]["action"])
            assert (game.same(action, game.legal_actions(position)) is not None) is vector["expect"]["legal"]


def test_the_reference_meets_its_own_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = write_pack(pack(), tmp_path / "pack", every=True)
    held = read_pack(tmp_path / "pack")
    assert len(held.vectors) == written == len(pack().vectors)
    words = ["test", "--vectors", str(tmp_path / "pack"), "--games", "1", "--players", "2", "--", *SUBJECT]
    assert run(words) == 0, capsys.readouterr().out


def test_topics_leave_out_the_others(tmp_path: Path) -> None:
    written = write_pack(pack(), tmp_path, topics=("hiring",))
    assert 0 < written < len(pack().fast)
    assert [p.name for p in tmp_path.glob("*.jsonl")] == ["hiring.jsonl"]


@pytest.mark.parametrize(
    "wish", [("--options", "jewels"), ("--options", "fancy", "--edition", "original-2013"), ("--games", "0")]
)
def test_a_bad_wish_gets_one_message(tmp_path: Path, wish: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["vectors", "--output", str(tmp_path / "new"), *wish]) == 2
    assert capsys.readouterr().err.count("Error:") == 1
    assert not (tmp_path / "new").exists()


def test_a_directory_with_other_things_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    assert run(["vectors", "--output", str(tmp_path)]) == 2
    assert "letter.txt" in capsys.readouterr().err
    assert [p.name for p in tmp_path.iterdir()] == ["letter.txt"]
