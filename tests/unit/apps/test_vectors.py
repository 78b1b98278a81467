"""Packs of vectors: what is in them, that the reference meets them, and that bad wishes get one message."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from oracle.apps.cli import run
from oracle.apps.mutants import Operator
from oracle.apps.vector_files import differences, made, read_record, record, write_pack
from oracle.apps.vector_scores import percent
from oracle.apps.vectors import Pack, digest
from oracle.engine.vector_runs import held
from oracle.engine.vectors import read_pack
from specs.position import Action, Position
from specs.reference import Reference
from specs.tables import Tables
from tests.conftest import ROOT

SUBJECT = [sys.executable, str(ROOT / "tests" / "subjects" / "reference_subject.py")]


@cache
def pack() -> Pack:
    return made("deluxe-2020", ())


@pytest.mark.slow
def test_wrong_rules_are_told_from_the_right_ones_those_of_the_engine_among_them() -> None:
    tally = pack().tally
    total = tally.total
    assert total.mutants > 1200
    assert percent(total) >= 98
    assert {"hiring.four_shown", "scoring.money_first", "turns.one_card"} <= set(tally.rules)


def test_what_is_told_apart_counts_in_every_kind_of_wrong_rule() -> None:
    kinds = pack().tally.plain()["kinds"]
    assert {k.name.lower() for k in Operator} == set(kinds)
    for kind, score in kinds.items():
        assert score["killed"] + score["equivalent"] > 0.9 * score["mutants"], kind


def test_a_rule_without_a_score_has_a_reason() -> None:
    without = pack().tally.without
    assert all(without)
    assert not {r for rules in without.values() for r in rules} & set(pack().tally.rules)


def test_every_kind_of_origin_and_question_is_there() -> None:
    assert {v["origin"] for v in pack().vectors} >= {"boundary", "constructed", "fuzz", "source-example"}
    kinds = {v["ask"]["kind"] for v in pack().vectors}
    assert kinds == {"legality", "legal-actions", "position", "view", "score"}
    assert any("edition" in v["flags"] for v in pack().vectors)


def test_an_example_cites_the_lines_of_the_example_first() -> None:
    found = {v["id"]: v for v in pack().vectors if v["origin"] == "source-example"}
    vector = found["example/deluxe-pt.hand.example_two"]
    assert vector["citations"][0] == {"source": "deluxe-pt", "lines": [344, 344]}


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
        game = replace(pack().parts[start["components"]], players=start["players"]).open()
        position = game.new_game()
        for text in vector["actions"]:
            position = game.apply(position, game.read(text))
        if vector["ask"]["kind"] == "legality":
            action = game.read(vector["ask"]["action"])
            assert (game.same(action, game.legal_actions(position)) is not None) is vector["expect"]["legal"]
        elif vector["ask"]["kind"] == "position":
            assert next(held(vector["expect"]["position"], game.show(position)), None) is None


class _Forgetful(Reference):
    """An engine that pays for the favor and leaves the favor where it is."""

    def after(self, position: Position, action: Action) -> Position:
        found = super().after(position, action)
        if self.write(action) != "main favor":
            return found
        found = found.copy()
        found.favor = position.favor
        return found


def test_an_engine_that_forgets_what_no_table_says_fails_the_fast_part() -> None:
    failed: list[str] = []
    for vector in (v for v in pack().vectors if v["id"] in pack().fast and v["ask"]["kind"] == "position"):
        # Later ones are not come to: another player begins the next round.
        if vector["actions"].count("main favor") != 1 or vector["actions"][-1] != "main favor":
            continue
        start = vector["start"]
        right = replace(pack().parts[start["components"]], players=start["players"]).open()
        wrong = _Forgetful(Tables(right.book), right.setting.parts, right.players)
        position = wrong.new_game()
        for text in vector["actions"]:
            position = wrong.after(position, wrong.read(text))
        if next(held(vector["expect"]["position"], wrong.show(position)), None) is not None:
            failed += vector["rules"]
    assert any(rule.startswith("favor.") for rule in failed)


@pytest.mark.slow
def test_the_reference_meets_its_own_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = write_pack(pack(), tmp_path / "pack")
    held = read_pack(tmp_path / "pack")
    assert len(held.vectors) == written == len(pack().vectors)
    words = ["test", "--vectors", str(tmp_path / "pack"), "--games", "1", "--players", "2", "--", *SUBJECT]
    assert run(words) == 0, capsys.readouterr().out


def test_topics_leave_out_the_others(tmp_path: Path) -> None:
    written = write_pack(pack(), tmp_path, topics=("hiring",), fast=True)
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


def test_a_release_that_differs_names_what_differs() -> None:
    now = record(pack())
    assert differences(now, now) == []
    first, *_ = now["cases"]
    kept = {**now, "cases": {**now["cases"], first: "0" * 16, "hiring.gone/1": "1" * 16}}
    assert differences(kept, now) == [f"{first}: another vector", "hiring.gone/1: it is gone"]


def test_nothing_to_do_and_half_a_release_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["vectors"]) == 2
    assert run(["vectors", "--release", "--fast", "--score"]) == 2
    assert run(["vectors", "--score", "--check", "no-such-file"]) == 2
    assert capsys.readouterr().err.count("Error:") == 3


def test_the_index_fits_its_schema_and_has_the_score_of_every_rule(tmp_path: Path) -> None:
    write_pack(pack(), tmp_path, fast=True)
    index = json.loads((tmp_path / "index.json").read_text(encoding="utf-8"))
    schema = json.loads((ROOT / "oracle" / "reports" / "schemas" / "vectors.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator(schema).validate(index)
    assert index["score"]["rules"]["hiring.four_shown"]["killed"] > 0
    assert set(index["score"]["rules"]) == set(pack().tally.rules)


def test_the_release_that_is_kept_has_these_vectors() -> None:
    kept = read_record(ROOT / "specs" / "vectors" / "release.json")
    assert {v["id"]: digest(v) for v in pack().vectors}.items() <= kept["cases"].items()
    assert kept["score"]["percent"] >= 98
    assert kept["vectors"] == len(kept["cases"])
