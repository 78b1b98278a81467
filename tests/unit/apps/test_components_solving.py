"""Component sets before the solver: contradictions with their cores, sets that are half typed in, completions."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from oracle.apps.cli import run
from oracle.apps.component_solving import Clash, completed, examine, outlook
from specs.component_drafts import FORCED, FOUND, read_draft
from specs.component_laws import check
from specs.component_marks import Trust
from specs.component_sets import read_set, shipped
from specs.component_values import ComponentSet
from specs.component_writing import template, write_set
from specs.editions import EDITIONS
from specs.parts import Notions
from specs.vocabulary import Garment, Role
from tests.changed_parts import Change, decorations, few, pieces

DELUXE, ORIGINAL = EDITIONS

Planted = tuple[Change, str, set[str], set[str]]
"""A change, the law that it breaks, values that have to be in the core (all of it, if few), and its claims."""

PLANTED: dict[str, Planted] = {
    "too dear": (
        pieces("garments", "rc6", value=29),
        "range garments.rc6.value",
        {"garments.rc6.value"},
        {"deluxe-pt.tile.value_high"},
    ),
    "too many points": (
        pieces("garments", "rc6", points=5),
        "range garments.rc6.points",
        {"garments.rc6.points"},
        {"deluxe-pt.tile.points_high"},
    ),
    "a window too dear": (
        few(windows=(9, 8, 4, 0)),
        "range few.windows.1",
        {"few.windows.1"},
        {"deluxe-pt.garments.price_highest"},
    ),
    "a tile without silk": (
        pieces("resources", "t1", silk=(0, 0, 0, 0)),
        "silk resources.t1.silk",
        {"resources.t1.silk"},
        set(),
    ),
    "a factor of four": (
        decorations(lambda d: d.id == "firework-4", factor=4),
        "factor few.fireworks.firework-4.factor",
        {"few.fireworks.firework-4.factor"},
        set(),
    ),
    "a starting Master with a bonus": (
        pieces("start_team", "master-1", bonus=shipped(DELUXE).employees[0].bonus),
        "level's bonus start_team.master-1.bonus",
        {"start_team.master-1.bonus", "start_team.master-1.level"},
        set(),
    ),
    "hall points the wrong way round": (
        few(hall_points=((3, 7), (6, 3), (5, 2), (4, 2), (3, 1))),
        "larger few.hall_points.1",
        {"few.hall_points.1.first", "few.hall_points.1.second"},
        set(),
    ),
    "crossed pairs for fireworks": (
        few(firework_points=(6, 3)),
        "pair 6 few.firework_points.second",
        {"few.firework_points.first", "few.firework_points.second"},
        {"deluxe-pt.scoring.fireworks_second", "summary-en.fireworks.places_second"},
    ),
    "another amount for deputing": (
        pieces("employees", "i-depute", pays=8),
        "pay employees.i-depute.pays",
        {"employees.i-depute.pays", "employees.i-depute.role"},
        set(),
    ),
    "a crowned bonus on a Master": (
        pieces("employees", "vi-team", role=Role.MASTER),
        "crown employees.vi-team",
        {"employees.vi-team.bonus", "employees.vi-team.role"},
        set(),
    ),
    "a copy": (
        pieces("resources", "t4", notions=Notions.BOTH),
        "no copy of resources.t3 resources.t4",
        {"resources.t3.silk", "resources.t3.notions", "resources.t4.silk", "resources.t4.notions"},
        set(),
    ),
}


def _whole(edition: str, tmp_path: Path, *changes: tuple[str, str]) -> Path:
    text = write_set(shipped(edition))
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_shipped_set_holds_before_the_solver(edition: str) -> None:
    assert examine(shipped(edition)) == ()


@pytest.fixture(scope="module")
def planted() -> dict[str, Clash]:
    """Give what is found in a set with every contradiction planted, by the laws that are broken."""
    parts = shipped(DELUXE)
    for change, *_ in PLANTED.values():
        parts = change(parts)
    return {c.violation.law: c for c in examine(parts)}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_contradiction_is_found_with_its_core(name: str, planted: dict[str, Clash]) -> None:
    _, law, values, claims = PLANTED[name]
    because = planted[law].because
    assert set(because.values) == values
    assert claims <= set(because.claims)
    assert because.claims or because.answers or "copy" in name
    assert because.says


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_judges_name_the_same_laws(edition: str) -> None:
    change: Callable[[ComponentSet], ComponentSet] = pieces("garments", color=Garment.RARE_COAT)
    parts = change(shipped(edition))
    assert {c.violation.law for c in examine(parts)} == {v.law for v in check(parts)}


# Half typed in.

TWO = (
    ("value = 28", 'value = "?"'),
    (
        'role = "journeyman", bonus = "II: by garment colours", pays = 7',
        'role = "?", bonus = "II: by garment colours", pays = "?"',
    ),
)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_missing_value_with_one_possibility_is_derived(edition: str, tmp_path: Path) -> None:
    found = outlook(None, _whole(edition, tmp_path, *TWO))
    assert found.clashes == ()
    expected = {
        "garments.rc6.value": 28,
        "employees.ii-colours.role": Role.JOURNEYMAN,
        "employees.ii-colours.pays": 7,
    }
    assert {p: v for p, (v, _) in found.derived.items()} == expected
    (_, because) = found.derived["garments.rc6.value"]
    assert because is not None
    assert len(because.values) == 41
    assert all(v.endswith(".value") for v in because.values)


def test_what_has_several_possibilities_is_not_derived(tmp_path: Path) -> None:
    found = outlook(None, _whole(DELUXE, tmp_path, ("value = 25", 'value = "?"')))
    assert found.clashes == ()
    assert "garments.rc5.value" not in found.derived


IMPOSSIBLE = {
    "a value beyond the range": ("value = 28", "value = 40", "range garments.rc6.value", {"garments.rc6.value"}),
    "another majority of fireworks": (
        "firework_points = [6, 2]",
        'firework_points = [8, "?"]',
        "majority few.firework_points.first",
        {"few.firework_points.first"},
    ),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_draft_that_cannot_be_completed_says_why(name: str, tmp_path: Path) -> None:
    old, new, law, values = IMPOSSIBLE[name]
    found = outlook(None, _whole(DELUXE, tmp_path, ("value = 25", 'value = "?"'), (old, new)))
    cores = {c.violation.law: set(c.because.values) for c in found.clashes}
    assert cores[law] == values
    assert found.derived == {}


@pytest.mark.slow
def test_values_that_clash_only_with_what_is_missing(tmp_path: Path) -> None:
    """Seven coats of the rarest colour are too many, whatever the missing colours are."""
    file = _whole(DELUXE, tmp_path, ('id = "cg1", color = "common gown"', 'id = "cg1", color = "rare coat"'))
    text = file.read_text(encoding="utf-8").replace('color = "uncommon gown"', 'color = "?"')
    file.write_text(text.split("[marks]")[0], encoding="utf-8")
    (clash, *_) = outlook(None, file).clashes
    assert "garments.cg1.color" in clash.because.values
    assert clash.because.claims or clash.because.answers


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_blank_template_can_be_completed_and_played(edition: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(template(shipped(edition)), encoding="utf-8")
    found = outlook(None, file)
    assert found.clashes == ()
    whole = completed(found)
    assert {m for p, m in whole.marks.items() if p in found.draft.missing} == {FOUND, FORCED}
    file.write_text(write_set(whole), encoding="utf-8")
    again = read_set(None, file)
    assert check(again) == ()
    assert not any(m.trust is Trust.PRINTED for p, m in again.marks.items() if p in found.draft.missing)


def test_a_completion_is_always_the_same_and_keeps_what_was_typed(tmp_path: Path) -> None:
    file = _whole(DELUXE, tmp_path, *TWO, ("windows = [8, 6, 4, 2, 1, 0]", 'windows = [8, 7, "?"]'))
    first, second = (completed(outlook(None, file)) for _ in range(2))
    assert write_set(first) == write_set(second)
    assert first.values["few.windows.2"] == 7
    assert first.marks["few.windows.3"] == FOUND
    assert first.marks["garments.rc6.value"] == FORCED


def test_lists_of_unknown_length_may_get_longer(tmp_path: Path) -> None:
    file = _whole(DELUXE, tmp_path, ("windows = [8, 6, 4, 2, 1, 0]", 'windows = [8, 8, 8, 8, 8, "?"]'))
    assert len([p for p in read_draft(None, file).paths if p.startswith("few.windows")]) == 7
    assert len([p for p in read_draft(None, file, longer=True).paths if p.startswith("few.windows")]) == 13
    assert outlook(None, file).clashes == ()


# The command.


def test_check_of_a_draft_says_what_is_missing_and_derived(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = _whole(DELUXE, tmp_path, *TWO)
    assert run(["components", "check", "--components", str(file), "--format", "json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["sets"]
    assert found["complete"] is False
    assert found["possible"] is True
    assert {d["path"]: d["value"] for d in found["derived"]}["garments.rc6.value"] == 28
    assert found["derived"][0]["core"]["claims"]


def test_a_template_is_completed_on_request(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, whole = _whole(DELUXE, tmp_path, *TWO), tmp_path / "whole.toml"
    assert run(["components", "template", "--components", str(file)]) == 2
    command = ["components", "template", "--components", str(file), "--complete", "--output", str(whole)]
    assert run(command) == 0
    assert read_set(DELUXE, whole).digest == shipped(DELUXE).digest
    file.write_text(file.read_text(encoding="utf-8").replace("value = 25", "value = 47"), encoding="utf-8")
    capsys.readouterr()
    assert run([*command[:-1], str(tmp_path / "more.toml")]) == 1
    assert "cannot be completed" in capsys.readouterr().err
    assert not (tmp_path / "more.toml").exists()
