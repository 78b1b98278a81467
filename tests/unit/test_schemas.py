"""The published schemas of positions, logs and judgements: real ones fit, wrong ones do not."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from oracle.apps.cli import run
from specs.editions import EDITIONS
from specs.phases.scoring import Line
from specs.steps import Step
from tests.dressmakers import log_of, played
from tests.strategies import game_of

GAMES = [(e, n) for e in EDITIONS for n in (2, 5)]
Document = dict[str, Any]


def validator(package: str, *path: str) -> Draft202012Validator:
    schema = json.loads(files(package).joinpath(*path).read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


POSITION = validator("specs", "position.schema.json")
LOG = validator("oracle.reports", "schemas", "log.schema.json")
REPLAY = validator("oracle.reports", "schemas", "replay.schema.json")


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_every_position_and_view_fits(edition: str, players: int) -> None:
    game = game_of(edition, players)
    for position in (*played(edition, players)[::29], played(edition, players)[-1]):
        POSITION.validate(json.loads(json.dumps(game.show(position))))
        for seat in range(players):
            POSITION.validate(json.loads(json.dumps(game.view(position, seat))))


def test_the_schema_knows_every_step_and_line() -> None:
    known = json.loads(files("specs").joinpath("position.schema.json").read_text(encoding="utf-8"))["$defs"]
    assert known["frame"]["prefixItems"][0]["enum"] == [s.name.lower() for s in Step]
    assert known["sheet_line"]["properties"]["line"]["enum"] == [line.name.lower() for line in Line]


def change(*path: Any, to: Any) -> Callable[[Document], None]:
    def changed(document: Any) -> None:
        for key in path[:-1]:
            document = document[key]
        document[path[-1]] = to

    return changed


@pytest.mark.parametrize(
    "spoil",
    [
        lambda d: d.pop("round"),
        lambda d: d.update(more=1),
        change("round", to="1"),
        change("round", to=-1),
        change("start", to=9),
        change("queue", to=[1]),
        change("queue", to=["a", "a"]),
        change("deck", to=3),
        change("windows", to={}),
        change("drawers", to=[["a", 1]]),
        change("guests", to={"h1-a": {"garment": "cg1"}}),
        change("guests", to={"h1-a": {"garment": "cg1", "seat": 7}}),
        change("decorations", to={"statue-1": None}),
        change("seats", to=[]),
        change("seats", 0, "livre", to=-1),
        change("seats", 0, "livre", to=None),
        change("seats", 0, "hand", to=2),
        change("sheet", to=[{"line": "luck", "seat": 0, "points": 1}]),
        change("todo", to=[["dance", 0]]),
        change("todo", to=[[]]),
    ],
)
def test_a_wrong_position_does_not_fit(spoil: Callable[[Document], None]) -> None:
    document = copy.deepcopy(dict(game_of("deluxe-2020", 2).show(played("deluxe-2020", 2)[100])))
    assert POSITION.is_valid(document)
    spoil(document)
    assert not POSITION.is_valid(document)


@pytest.mark.parametrize(
    "spoil", [change("bag", to=["cg1"]), change("bag", to=-1), change("seats", 1, "tiles", to="2")]
)
def test_a_wrong_view_does_not_fit(spoil: Callable[[Document], None]) -> None:
    document = copy.deepcopy(dict(game_of("deluxe-2020", 2).view(played("deluxe-2020", 2)[100], 0)))
    assert POSITION.is_valid(document)
    spoil(document)
    assert not POSITION.is_valid(document)


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_every_line_of_a_log_fits(edition: str, players: int) -> None:
    for line in log_of(edition, players):
        LOG.validate(json.loads(line))


@pytest.mark.parametrize(
    ("which", "spoil"),
    [
        (0, change("format", to="rococo-log/2")),
        (0, change("edition", to="deluxe")),
        (0, change("players", to=6)),
        (0, change("players", to=True)),
        (0, change("components", to="x")),
        (0, change("seed", to=-1)),
        (0, lambda d: d.pop("rulings")),
        (1, change("ply", to="0")),
        (1, change("ply", to=-1)),
        (1, change("actor", to=5)),
        (1, change("actor", to="seat")),
        (1, change("action", to="dance")),
        (1, change("action", to="start  1")),
        (1, change("action", to=["start", 1])),
        (1, lambda d: d.update(more=1)),
        (1, lambda d: d.pop("actor")),
        (-1, lambda d: d["outcome"].pop("sheet")),
        (-1, lambda d: d["outcome"]["sheet"].pop()),
        (-1, change("outcome", "scores", to=[1])),
        (-1, change("outcome", "scores", to=[1.5, 2])),
        (-1, change("outcome", "winners", to=[0, 0])),
        (-1, change("outcome", "sheet", 0, "line", to="luck")),
        (-1, lambda d: d.update(ply=1)),
    ],
)
def test_a_wrong_line_does_not_fit(which: int, spoil: Callable[[Document], None]) -> None:
    document = json.loads(log_of("deluxe-2020", 2)[which])
    assert LOG.is_valid(document)
    spoil(document)
    assert not LOG.is_valid(document)


def judged(tmp_path: Path, capsys: pytest.CaptureFixture[str], lines: list[str], *more: str) -> Document:
    log = tmp_path / "log.jsonl"
    log.write_text("\n".join(lines) + "\n", encoding="utf-8")
    run(["replay", str(log), "--format", "json", *more])
    found: Document = json.loads(capsys.readouterr().out)
    return found


def test_every_judgement_fits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = list(log_of("deluxe-2020", 2))
    right = judged(tmp_path, capsys, lines)
    assert right["verdict"] == "ok"
    REPLAY.validate(right)
    for action, more in (("main make", ()), ("keep", ()), ("fund statue-1", ()), ("hand", ("--keep-going",))):
        spoilt = list(lines)
        for place in [n for n, line in enumerate(lines) if '"main ' in line][:: 30 if more else 1000]:
            spoilt[place] = json.dumps({**json.loads(lines[place]), "action": action})
        found = judged(tmp_path, capsys, spoilt, *more)
        assert found["verdict"] == "illegal"
        assert bool(found["further"]) == bool(more)
        REPLAY.validate(found)
        POSITION.validate(found["position"])
    outcome = json.loads(lines[-1])
    outcome["outcome"]["scores"][0] += 1
    wrong = judged(tmp_path, capsys, [*lines[:-1], json.dumps(outcome)])
    assert wrong["verdict"] == "wrong-outcome"
    REPLAY.validate(wrong)
    POSITION.validate(wrong["position"])


@pytest.mark.parametrize(
    "spoil",
    [
        change("verdict", to="fine"),
        change("verdict", to="ok"),
        change("ply", to=None),
        change("ply", to=-1),
        change("position", to=None),
        change("rule", to=3),
        change("says", to=""),
        change("legal", to="main hire"),
        change("citations", to=[{"source": "deluxe-pt", "lines": [3]}]),
        change("citations", to=[{"source": "deluxe-pt"}]),
        change("further", to=[{"ply": 3}]),
        change("unjudged", to=-1),
        lambda d: d.pop("further"),
        lambda d: d.update(more=1),
    ],
)
def test_a_wrong_judgement_does_not_fit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], spoil: Callable[[Document], None]
) -> None:
    lines = list(log_of("deluxe-2020", 2))
    at = next(n for n, line in enumerate(lines) if '"card ' in line)
    lines[at] = json.dumps({**json.loads(lines[at]), "action": "hire vi-team"})
    document = judged(tmp_path, capsys, lines)
    assert REPLAY.is_valid(document)
    spoil(document)
    assert not REPLAY.is_valid(document)
