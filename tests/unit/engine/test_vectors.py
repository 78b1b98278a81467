"""Vectors: a pack is read as its index says, and put to subjects that know much or little."""

from __future__ import annotations

import hashlib
import json
import sys
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from oracle.apps.cli import run
from oracle.engine.play import swarm
from oracle.engine.subject import Limits, Subject
from oracle.engine.vector_runs import Result, Runner
from oracle.engine.vectors import Vector, read_pack, read_vector
from oracle.errors import RequestError
from specs.reference import Reference, reference
from tests.stub_subjects import stub

SUBJECTS = Path(__file__).resolve().parents[2] / "subjects"


def schema(name: str) -> Draft202012Validator:
    found = json.loads(files("oracle.reports").joinpath("schemas", name).read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(found)
    return Draft202012Validator(found)


@cache
def game() -> Reference:
    return reference("deluxe-2020", 2)


def start() -> dict[str, Any]:
    return {k: v for k, v in game().header().items() if k in {"edition", "players", "options", "components"}}


def plain(id: str, actions: list[str], ask: dict[str, Any], expect: dict[str, Any], *flags: str) -> dict[str, Any]:
    return {
        "format": "rococo-vector/1",
        "id": id,
        "rules": ["hiring.four_shown"],
        "citations": [{"source": "deluxe-pt", "lines": [524, 524]}],
        "says": "the price of an employee",
        "origin": "boundary",
        "flags": list(flags),
        "hunts": "another price",
        "start": start(),
        "actions": actions,
        "ask": ask,
        "expect": expect,
    }


@cache
def made() -> tuple[dict[str, Any], ...]:
    """Give vectors of every kind along one game, all of them right."""
    player = swarm(3)
    position = game().new_game()
    actions: list[str] = []
    found: list[dict[str, Any]] = []
    while len(found) < 60:
        legal = game().legal_actions(position)
        texts = [game().write(a) for a in legal]
        action = player(position, legal)
        ply = len(actions)
        if ply % 3 == 0:
            found.append(plain(f"legal-{ply}", list(actions), {"kind": "legal-actions"}, {"actions": texts}))
            ask = {"kind": "legality", "action": game().write(action)}
            found.append(plain(f"yes-{ply}", list(actions), ask, {"legal": True}))
            ask = {"kind": "legality", "action": "enough"}
            found.append(plain(f"no-{ply}", list(actions), ask, {"legal": False, "reason": "x.y"}))
        if ply % 5 == 0:
            shown = game().show(position)
            part = {"round": shown["round"], "seats": [{"livre": s["livre"]} for s in shown["seats"]]}
            found.append(plain(f"position-{ply}", list(actions), {"kind": "position"}, {"position": part}))
            scores = [s.points for s in position.seats]
            found.append(plain(f"score-{ply}", list(actions), {"kind": "score"}, {"scores": scores, "winners": []}))
            seen = {k: v for k, v in game().view(position, 1).items() if k != "todo"}
            found.append(plain(f"view-{ply}", list(actions), {"kind": "view", "player": 1}, {"view": seen}))
        actions.append(game().write(action))
        position = game().after(position, action)
    return tuple(json.loads(json.dumps(v)) for v in found)


def write_pack(directory: Path, values: list[dict[str, Any]], **more: Any) -> Path:
    lines = "".join(json.dumps(v) + "\n" for v in values)
    (directory / "all.jsonl").write_text(lines, encoding="utf-8")
    digest = hashlib.sha256(lines.encode()).hexdigest()
    index = {
        "format": "rococo-vectors/1",
        "release": "0",
        "vectors": len(values),
        "components": {start()["components"]: {}},
        "files": [{"file": "all.jsonl", "digest": digest, "vectors": len(values)}],
    }
    (directory / "index.json").write_text(json.dumps(index | more), encoding="utf-8")
    return directory


def put(vectors: list[Vector], *command: str) -> dict[str, Result]:
    with Subject([sys.executable, *command], Limits(deadline=5)) as subject:
        return {r.vector.id: r for r in Runner(subject).run(vectors)}


def vectors() -> list[Vector]:
    return [read_vector(v, "here") for v in made()]


def test_vectors_and_packs_fit_their_schemas(tmp_path: Path) -> None:
    for value in made():
        schema("vector.schema.json").validate(value)
    pack = write_pack(tmp_path, list(made()))
    schema("vectors.schema.json").validate(json.loads((pack / "index.json").read_text(encoding="utf-8")))
    assert [v.id for v in read_pack(pack).vectors] == [v["id"] for v in made()]


def test_the_reference_passes_all() -> None:
    found = put(vectors(), str(SUBJECTS / "reference_subject.py"))
    assert {r.status for r in found.values()} == {"passed"}
    assert len(found) == len(made())


def test_who_knows_little_passes_what_it_knows_and_skips_the_rest() -> None:
    found = put(vectors(), str(SUBJECTS / "faulty_subject.py"), "partial")
    assert len(found) == len(made())
    for name, result in found.items():
        unknown = name.startswith(("position", "score", "view"))
        assert result.status == ("skipped" if unknown else "passed"), (name, result.says)


def test_what_is_wrong_fails_and_the_rest_goes_on() -> None:
    values = [dict(v) for v in made()]
    wrong = {
        "legal-30": {"actions": ["main none"]},
        "yes-6": {"legal": False},
        "no-9": {"legal": True},
        "position-10": {"position": {"round": 5}},
        "score-15": {"scores": [9, 9], "winners": []},
        "view-15": {"view": {"seats": [{"hand": ["0:master-1"]}, {}]}},
    }
    for value in values:
        value["expect"] = wrong.get(value["id"], value["expect"])
    found = put([read_vector(v, "here") for v in values], str(SUBJECTS / "reference_subject.py"))
    assert {n for n, r in found.items() if r.status == "failed"} == set(wrong)
    assert {r.status for n, r in found.items() if n not in wrong} == {"passed"}


def test_a_reason_is_held_against_ours_where_its_meaning_is_known() -> None:
    few = [v for v in vectors() if v.id.startswith("no-")][:3]
    with Subject([sys.executable, str(SUBJECTS / "reference_subject.py")]) as subject:
        for means, status in (("x.y", "passed"), ("another.rule", "failed")):
            found = list(Runner(subject, reasons={"not-now": means}).run(few))
            assert {r.status for r in found} == {status}


def test_what_the_texts_leave_open_passes_either_way() -> None:
    values = [
        plain("a", [], {"kind": "legality", "action": "start 0"}, {"legal": said}, "open") for said in (True, False)
    ]
    found = [r for v in values for r in put([read_vector(v, "")], str(SUBJECTS / "reference_subject.py")).values()]
    assert [r.status for r in found] == ["passed", "passed"]
    assert [bool(r.says) for r in found] == [False, True]


@pytest.mark.parametrize("odd", ["sys.exit(1)", "answer['error'] = answer.pop('result')", "out.write(b'?\\n')"])
def test_who_misbehaves_is_errored_in_every_case_and_none_is_lost(odd: str) -> None:
    few = vectors()[:6]
    with Subject(stub(odd)) as subject:
        found = list(Runner(subject).run(few))
    assert {r.status for r in found} == {"errored"}
    assert sorted(r.vector.id for r in found) == sorted(v.id for v in few)


def test_a_program_that_does_not_start_is_errored() -> None:
    with Subject(["no-such-program"]) as subject:
        assert {r.status for r in Runner(subject).run(vectors()[:3])} == {"errored"}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"format": "x"}, "index of a pack"),
        ({"vectors": 3}, "3 vectors"),
        ({"components": {}}, "parts of every game"),
        ({"files": [{"file": "../all.jsonl", "digest": "", "vectors": 1}]}, "name of a file"),
        ({"files": [{"file": "all.jsonl", "digest": "0" * 64, "vectors": 1}]}, "whose digest"),
    ],
)
def test_a_pack_that_is_not_what_its_index_says_is_refused(tmp_path: Path, change: dict[str, Any], says: str) -> None:
    write_pack(tmp_path, list(made()), **change)
    with pytest.raises(RequestError, match=says):
        read_pack(tmp_path)


@pytest.mark.parametrize(
    "change",
    [
        {"format": "x"},
        {"rules": "a.b"},
        {"ask": {"kind": "mood"}},
        {"ask": {"kind": "legality"}},
        {"expect": {}},
        {"origin": "dream"},
        {"flags": ["maybe"]},
        {"actions": [1]},
        {"start": {}},
    ],
)
def test_what_is_no_vector_is_refused(change: dict[str, Any]) -> None:
    value = made()[0] | change
    assert not schema("vector.schema.json").is_valid(value)
    with pytest.raises(RequestError):
        read_vector(value, "here")


def test_the_command_begins_with_the_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = write_pack(tmp_path, list(made()))
    subject = [sys.executable, str(SUBJECTS / "reference_subject.py")]
    args = ["test", "--vectors", str(pack), "--games", "0", "--format", "json", "--"]
    assert run([*args, *subject]) == 0
    report = json.loads(capsys.readouterr().out)
    schema("test.schema.json").validate(report)
    assert report["cases"]["vectors"]["passed"] == len(made())
