"""Which rules a subject plays is found out with few questions, and what fits none is said."""

from __future__ import annotations

import json
import sys
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random  # noqa: TID251 - profiles are drawn by a seed that is given
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from oracle.apps.cli import run
from oracle.apps.found import Found
from oracle.apps.identify_report import identified, verdict
from oracle.apps.identifying import Identifying
from oracle.apps.profile_library import Library
from oracle.apps.profiles import house_file
from oracle.apps.trial_setup import Kind
from oracle.engine.play import swarm
from oracle.engine.protocol import COMMANDS
from oracle.reports.identify import Report, as_json, text
from specs.editions import EDITIONS
from specs.house import house_rules
from specs.reference import reference
from tests.random_profiles import ProfiledSubject, drawn

DELUXE, ORIGINAL = EDITIONS
NUMBERS = (2, 3, 4)
BASE = tuple(Kind(edition=DELUXE, players=n) for n in NUMBERS)
FAULTY = Path(__file__).parents[2] / "subjects" / "faulty_subject.py"
SCHEMA = Draft202012Validator(
    json.loads(files("oracle.reports").joinpath("schemas", "identify.schema.json").read_text(encoding="utf-8"))
)


@cache
def library() -> Library:
    """Give what is known before anybody is asked; it is the same for all subjects."""
    return Library()


def found_of(subject: ProfiledSubject, options: tuple[str, ...] = (), asked_for: str = DELUXE) -> Found:
    """Find out what a subject plays."""
    return Identifying(subject, library(), asked_for, NUMBERS, options).run()


def is_found(subject: ProfiledSubject, found: Found) -> bool:
    """Say whether what was found is what is played, where anything is left of it that games tell apart."""
    open_ = found.belief.open[found.edition]
    fits = all(subject.settled.get(name, 0) in ways for name, ways in open_.items())
    return fits and found.edition == subject.edition and not found.record.misfits


def profiles(first: int, last: int) -> None:
    """Draw profiles and find them out; how many are told apart to the last ruling, `benchmarks/identify.py` reports."""
    right = 0
    for number in range(first, last):
        subject = drawn(library(), {"": BASE}, DELUXE, Random(f"profile {number}"))
        found = found_of(subject)
        right += is_found(subject, found) and found.record.asked <= found.allowed
    assert right >= 0.99 * (last - first)


@pytest.mark.slow
def test_random_profiles_are_found_with_few_questions() -> None:
    profiles(0, 2)


@pytest.mark.slow
def test_a_profile_with_many_rulings_is_found_as_far_as_games_tell() -> None:
    several = tuple(Kind(edition=ORIGINAL, players=n) for n in NUMBERS)
    subject = drawn(library(), {"": several}, ORIGINAL, Random("benchmark 5"))
    found = found_of(subject, asked_for=ORIGINAL)
    assert is_found(subject, found)
    assert found.record.asked <= found.allowed
    assert len(found.belief.undecided(ORIGINAL)) < len(found.traits) / 2


@pytest.mark.parametrize(
    ("plays", "asked_for"), [(DELUXE, ORIGINAL), pytest.param(ORIGINAL, DELUXE, marks=pytest.mark.slow)]
)
def test_the_other_edition_is_named(plays: str, asked_for: str) -> None:
    found = found_of(ProfiledSubject(library=library(), edition=plays), asked_for=asked_for)
    assert found.edition == plays
    assert found.belief.laws == (plays,)
    assert not found.record.misfits
    assert found.record.asked <= found.allowed


def test_profiles_come_from_the_book() -> None:
    traits = library().ground(BASE[0], DELUXE).traits
    rules = {r.id: r for r in library().ground(BASE[0], DELUXE).book.rules}
    assert traits
    assert all(rules[t.id].ruling == t.ruling and rules[t.id].question.id == t.question for t in traits.values())
    assert all(not t.ways[0] and all(t.ways[1:]) for t in traits.values())


def test_a_profile_is_what_its_house_rules_play(tmp_path: Path) -> None:
    ground = library().ground(BASE[1], DELUXE)
    settled = dict.fromkeys(library().seen(BASE, DELUXE), 1)
    file = tmp_path / "house.toml"
    file.write_text(house_file(ground.book, ground.traits.values(), settled), encoding="utf-8")
    assert len(house_rules(file)) >= len(settled)
    ours, theirs = ground.game(settled), reference(DELUXE, 3, house=file)
    choose = swarm("house")
    position = ours.new_game()
    assert position == theirs.new_game()
    while not ours.is_over(position):
        legal = ours.legal_actions(position)
        assert legal == theirs.legal_actions(position)
        action = choose(position, legal)
        after = ours.after(position, action)
        assert after == theirs.after(position, action)
        position = after


def test_the_book_itself_is_found() -> None:
    found = found_of(ProfiledSubject(library=library(), edition=DELUXE))
    assert verdict(found) == "one"
    assert not any(found.settled.values())


def test_what_skips_positions_is_known_by_legal_actions_and_points() -> None:
    settled = {"deputing.played_counts_too": 1}
    subject = ProfiledSubject(
        library=library(), edition=DELUXE, settled=settled, commands=frozenset(COMMANDS) - {"position"}
    )
    found = found_of(subject)
    assert is_found(subject, found)
    assert found.settled.get("deputing.played_counts_too") == 1


def test_what_skips_all_that_is_asked_cannot_be_told() -> None:
    mute = ProfiledSubject(
        library=library(), edition=DELUXE, commands=frozenset({"hello", "start", "apply", "components"})
    )
    assert verdict(found_of(mute)) != "one"


def test_an_option_that_is_skipped_is_not_played() -> None:
    subject = ProfiledSubject(library=library(), edition=DELUXE, options=("fancy",))
    found = found_of(subject, ("fancy", "festive"))
    assert found.options["fancy"] == ""
    assert "does not play" in found.options["festive"]


def document(*args: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, Any]:
    """Run the command, and give its exit code and what it wrote."""
    code = run(
        ["test", "--identify", "--format", "json", "--edition", DELUXE, "--players", "3", "--options", "", *args]
    )
    return code, json.loads(capsys.readouterr().out)


@pytest.mark.slow
def test_what_fits_none_is_said_with_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = document("--", sys.executable, str(FAULTY), "hire-price", capsys=capsys)
    SCHEMA.validate(told)
    assert (code, told["verdict"]) == (1, "none")
    unfit = told["identified"][0]["misfits"][0]
    assert unfit["rule"].startswith("hiring.")
    assert unfit["citations"]
    assert told["identified"][0]["plays"] == DELUXE


def test_the_report_is_told_as_text_and_fits_the_schema() -> None:
    subject = ProfiledSubject(library=library(), edition=DELUXE, settled={"deputing.played_counts_too": 1})
    report = Report(
        subject={"command": ["x"], "name": "mine", "version": "1"}, identified=[identified(found_of(subject))]
    )
    SCHEMA.validate(json.loads(as_json(report)))
    said = text(report, width=200)
    assert "one profile fits: deluxe-2020" in said
    assert "deputing.played_counts_too" in said
