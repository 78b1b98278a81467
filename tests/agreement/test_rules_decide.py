"""Every rule of the base game and of the options decides something in play, and how often is counted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oracle.apps.cli import run
from oracle.apps.deciding import Kind, coverage, option_coverage, tally
from specs.editions import EDITIONS
from specs.held.never import NEVER
from tests.option_walks import BOX, COMBINATIONS, COUTURE, SOLO
from tests.rarities import RARE

PLAYS = {"play", "score", "setup"}


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_decides_something(edition: str) -> None:
    rows = coverage(edition, range(10))
    idle = [r for r in rows if r.kind in {Kind.READ.value, Kind.HELD.value} and not r.count]
    assert not idle, [r.rule for r in idle]
    decided, able = tally(rows)
    assert decided == able > 690
    out = [r for r in rows if r.effect in PLAYS and r.kind == Kind.CANNOT_ARISE.value]
    assert {r.question for r in out} <= {*NEVER, "supply_unlimited"}
    assert len(out) <= 8
    assert not [r.rule for r in rows if r.effect in PLAYS and r.kind == Kind.UNPLAYABLE.value]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_few_games_show_nearly_all_of_them(edition: str) -> None:
    decided, able = tally(coverage(edition, range(1), players=(3, 5)))
    assert decided > 0.92 * able


@pytest.mark.slow
def test_every_rule_of_options_decides_something() -> None:
    """Those of `RARE` decide in positions set by hand (tests/unit/engine/test_option_rarities.py)."""
    rows = option_coverage(COMBINATIONS, range(3))
    idle = {r.rule for r in rows if r.kind in {Kind.READ.value, Kind.HELD.value} and not r.count}
    assert idle <= set(RARE), idle - set(RARE)
    decided, able = tally(rows)
    assert decided >= able - len(RARE) > 650
    out = [r for r in rows if r.effect in PLAYS and r.kind == Kind.CANNOT_ARISE.value]
    assert {r.question for r in out} <= set(NEVER)
    assert not [r.rule for r in rows if r.effect in PLAYS and r.kind == Kind.UNPLAYABLE.value]


def test_a_few_games_with_options_show_most_of_them() -> None:
    decided, able = tally(option_coverage([(BOX, COUTURE), (SOLO, BOX)], range(1), players=(3,)))
    assert decided > 0.85 * able


def test_a_simulation_writes_what_its_rules_decided(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rules.json"
    words = ["simulate", "--players", "2", "--games", "3", "--strategy", "swarm", "--jobs", "1"]
    assert run([*words, "--rules", str(file)]) == 0
    written = json.loads(file.read_text(encoding="utf-8"))
    assert f"{written['decided']} of {written['of']} rules decided something" in capsys.readouterr().out
    counts = {r["rule"]: r["count"] for r in written["rules"]}
    assert counts["turns.one_card"] > 3 * 7 * 2
    assert run([*words, "--rules", str(tmp_path / "nowhere" / "rules.json")]) == 2
