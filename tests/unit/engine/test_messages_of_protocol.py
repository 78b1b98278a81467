"""Every message and every answer fits the published schema; and the schema refuses what the reader refuses."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from oracle.engine.play import swarm
from oracle.engine.protocol import COMMANDS, FORMAT, RESULTS, encoded
from oracle.engine.referee import Referee
from oracle.engine.subject import Subject
from oracle.engine.trial import Looks, Trial
from specs.reference import reference
from tests.subjects.reference_subject import ReferenceSubject

SCHEMA = json.loads(files("oracle.reports").joinpath("schemas", "protocol.schema.json").read_text(encoding="utf-8"))


def fits(name: str, value: Any) -> bool:
    """Say whether a value fits a part of the schema."""
    own = {k: v for k, v in SCHEMA.items() if k != "oneOf"}
    return bool(Draft202012Validator(own | {"$ref": f"#/$defs/{name}"}).is_valid(json.loads(json.dumps(value))))


def messages(trial: Trial) -> list[dict[str, Any]]:
    """Give every kind of message, as a game makes them."""
    steps = trial.script(swarm(1), 60)
    about = trial.opening()
    parts = {k: v for k, v in about.items() if k != "components"}
    found: list[tuple[str, dict[str, Any]]] = [
        ("hello", {"protocol": 1, "format": FORMAT}),
        ("components", {"digest": about["components"], **parts, "parts": {}}),
        ("start", {"game": 1, **about}),
    ]
    found += [(one.cmd, dict(one.members)) for one in trial._asked(steps, Looks(every=3, probes=4), _Dice())]
    found += [("replay", {**trial.trace(steps, ask), "game": 2}) for ask in ("counts", "legal", "none")]
    found.append(("stop", {}))
    return [json.loads(encoded(n, cmd, members)) for n, (cmd, members) in enumerate(found)]


def _Dice() -> Any:  # noqa: N802 - it stands for a class
    from random import Random  # noqa: PLC0415, TID251 - probes need some

    return Random(1)


@pytest.mark.parametrize(("players", "options"), [(2, ()), (3, ("jewelry-box", "festive")), (1, ("solo",))])
def test_messages_and_answers_fit_the_schema(players: int, options: tuple[str, ...]) -> None:
    Draft202012Validator.check_schema(SCHEMA)
    trial = Trial(Referee(reference("deluxe-2020", players, options=options), lambda _: ()), Subject(["none"]))
    subject = ReferenceSubject()
    trial.subject.claims = trial.subject.claims.__class__(commands=frozenset(COMMANDS))
    seen = set()
    for message in messages(trial):
        cmd = message["cmd"]
        assert fits(f"message-{cmd}", message), message
        answer = {"id": message["id"], **subject.answer(message)}
        assert fits("answer", answer)
        if "result" in answer:
            assert fits(f"result-{cmd}", answer["result"])
            assert RESULTS[cmd](json.loads(json.dumps(answer["result"]))) is not None
        seen.add(cmd)
    assert seen == set(COMMANDS)


@pytest.mark.parametrize(
    ("cmd", "value"),
    [
        ("legal", ["a", 1]),
        ("legal", {}),
        ("position", []),
        ("score", {"scores": [1.5]}),
        ("score", {"winners": []}),
        ("score", {"scores": [1], "over": 1}),
        ("replay", {"applied": -1}),
        ("replay", {"applied": 1, "counts": ["1"]}),
        ("replay", {"applied": 1, "legal": [[1]]}),
    ],
)
def test_the_schema_refuses_what_the_reader_refuses(cmd: str, value: Any) -> None:
    assert RESULTS[cmd](value) is None
    assert not fits(f"result-{cmd}", value)
