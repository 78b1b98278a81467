"""
Subjects: each defect is found, named by its rule, and shrunk; who is right is told nothing.

The foreign ones are built where their programs are there, and left out where they are not.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from oracle.apps.cli import run
from oracle.apps.testing import Examiner, Wish
from oracle.engine.subject import Limits
from oracle.reports.trial import Mistake, Report
from specs.reference import reference

SUBJECTS = Path(__file__).parent / "subjects"


def command(defect: str) -> tuple[str, ...]:
    """Give the command of a subject with a defect; of the reference without one."""
    if not defect:
        return sys.executable, str(SUBJECTS / "reference_subject.py")
    return sys.executable, str(SUBJECTS / "faulty_subject.py"), defect


def report_of(
    defect: str | tuple[str, ...], *, games: int = 2, players: int = 2, deadline: float = 1.0, **more: object
) -> Report:
    """Judge a subject in the base game: a faulty one of ours, or any by its command."""
    limits = Limits(deadline=deadline, memory=1500 if defect == "greedy" else 0)
    values: dict[str, object] = {"edition": "deluxe-2020", "options": (), "tries": 200, **more}
    called = command(defect) if isinstance(defect, str) else defect
    wish = Wish(command=called, players=players, games=games, limits=limits, **values)  # type: ignore[arg-type]
    return Examiner(wish).run()


Foreign = Callable[[str], tuple[str, ...]]
"""Gives the command of a foreign subject."""


def program(*names: str) -> str:
    """Give the first of some programs that is there; leave the test out if none is."""
    found = next((path for name in names if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip(f"not run: no {names[0]}")
    return found


@pytest.fixture(scope="session")
def foreign(tmp_path_factory: pytest.TempPathFactory) -> Foreign:
    """Build foreign subjects, each once."""

    @cache
    def built(language: str) -> tuple[str, ...]:
        place = tmp_path_factory.mktemp(language)
        if language == "node":
            return program("node"), str(SUBJECTS / "node" / "subject.mjs")
        if language == "c":
            sources = sorted(map(str, (SUBJECTS / "c").glob("*.c")))
            subprocess.run([program("cc", "gcc"), "-std=c11", "-O1", "-o", str(place / "rococo"), *sources], check=True)
            return (str(place / "rococo"),)
        sources = sorted(map(str, (SUBJECTS / "java" / "rococo").glob("*.java")))
        machine = program("java")
        subprocess.run([program("javac"), "-d", str(place), *sources], check=True)
        return machine, "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx128m", "-cp", str(place), "rococo.Subject"

    return built


@cache
def setup_length(players: int) -> int:
    """Give the number of choices and draws before the first card is played: the same in every game."""
    game = reference("deluxe-2020", players)
    position, length = game.new_game(), 0
    while (action := game.legal_actions(position)[0])[0] != "card":
        position, length = game.after(position, action), length + 1
    return length


def only(report: Report) -> Mistake:
    """Give the one mistake of a report."""
    assert len(report.mistakes) == 1, [m.says for m in report.mistakes]
    return report.mistakes[0]


def test_the_reference_agrees_in_everything() -> None:
    report = report_of("", games=4)
    assert not report.mistakes
    assert report.total == {"passed": 4}
    assert report.moves > 500
    assert report.starts == 1


def test_the_reference_agrees_with_options() -> None:
    report = report_of("", games=2, players=3, options=("jewelry-box", "fancy", "festive", "haute-couture"))
    assert not report.mistakes
    assert report.total == {"passed": 2}


def test_a_part_of_an_implementation_is_judged_by_what_it_can() -> None:
    report = report_of("partial", games=2)
    assert not report.mistakes
    assert report.total == {"passed": 2}
    skipped = report_of("partial", games=1, players=3)
    assert skipped.total == {"skipped": 1}
    assert not skipped.judged


@pytest.mark.parametrize(
    ("defect", "rule", "choices"),
    [
        # A card, its main action, and whom it hires.
        ("hire-price", "hiring.four_shown", 3),
        # A card and its main action.
        ("favor", "favor.pays", 2),
        # A card and its main action; the other player's; the next card.
        ("floor", "deputing.floor_deluxe", 5),
    ],
)
def test_a_wrong_rule_is_named_and_its_game_is_the_smallest(defect: str, rule: str, choices: int) -> None:
    found = only(report_of(defect, games=2))
    assert found.rule == rule
    assert found.citations
    assert found.choices == setup_length(2) + choices
    assert found.least == "single"


@pytest.mark.parametrize("language", ["c", "java", "node"])
@pytest.mark.parametrize("players", [3, 4])
def test_foreign_subjects_agree(foreign: Foreign, language: str, players: int) -> None:
    report = report_of(foreign(language), games=8, players=players, deadline=5.0)
    assert not report.mistakes
    assert report.total == {"passed": 8}


@pytest.mark.slow
@pytest.mark.parametrize("language", ["c", "java", "node"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_foreign_subjects_agree_in_many_games(foreign: Foreign, language: str, players: int) -> None:
    report = report_of(foreign(language), games=40, players=players, seed=10_000, deadline=5.0)
    assert not report.mistakes
    assert report.total == {"passed": 40}


@pytest.mark.parametrize(
    ("language", "defect", "rule", "games"),
    [
        ("c", "last-tile", "resources.price_of_two", 2),
        ("c", "kitchen-left-out", "income.by_decorations", 6),
        ("java", "same-starter", "preparation.favor_begins", 4),
        ("java", "half-price", "garments.sale_value", 4),
        ("node", "whole-kitchen", "decorations.kitchen_side_taken", 4),
        ("node", "late-hire", "hiring.to_hand", 2),
    ],
)
def test_defects_of_foreign_subjects_are_named(
    foreign: Foreign, language: str, defect: str, rule: str, games: int
) -> None:
    report = report_of((*foreign(language), "--defect", defect), games=games, players=3, tries=300, deadline=5.0)
    is_named(only(report), rule)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "defect", "rules", "players", "seed"),
    [
        ("c", "hall-tie", ("scoring.tie_by_master_spaces",), 3, 14),
        ("java", "terrace-once", ("scoring.terrace_points",), 3, 0),
        ("node", "second-of-two", ("scoring.firework_places",), 2, 3),
    ],
)
def test_defects_in_the_scoring_are_named(
    foreign: Foreign, language: str, defect: str, rules: tuple[str, ...], players: int, seed: int
) -> None:
    called = (*foreign(language), "--defect", defect)
    is_named(only(report_of(called, games=1, players=players, seed=seed, tries=1500, deadline=5.0)), *rules)


def is_named(found: Mistake, *rules: str) -> None:
    """See that a mistake has one of these rules: as its own, or nearest where no single one explains it."""
    assert (found.rule or found.near[0]) in rules
    assert found.least == "single"
    assert found.choices


def test_a_position_of_another_form_hides_nothing_else() -> None:
    found = {m.rule or m.kind: m for m in report_of("other-form", games=2, tries=100).mistakes}
    assert set(found) == {"position", "hiring.four_shown"}
    assert found["position"].choices == 0


def test_a_wrong_hand_is_named() -> None:
    found = only(report_of("forgets-reserve"))
    assert found.rule == "hand.small_reserve_first"
    assert found.citations
    assert found.least == "single"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("defect", "rule", "games"),
    [("silent-favor", "favor.pays", 8), ("silent-income", "income.base", 2), ("silent-price", "hiring.two_shown", 16)],
)
def test_a_wrong_amount_is_named_where_no_purse_is_shown(defect: str, rule: str, games: int) -> None:
    found = only(report_of(defect, games=games))
    assert found.rule == rule
    assert found.kind in {"lists", "omits", "score"}


def test_an_action_out_of_time_is_refused_by_its_own_rule() -> None:
    found = only(report_of("second-main", games=2))
    assert (found.kind, found.rule) == ("lists", "turns.one_main_action")


def test_wrong_points_are_named() -> None:
    found = only(report_of("money", games=1, tries=10))
    assert found.kind in {"score", "position"}
    assert found.rule.startswith("scoring.")


@pytest.mark.slow
def test_the_edition_is_told_under_which_a_subject_would_be_right() -> None:
    found = {m.rule: m for m in report_of("other-edition", games=1).mistakes}
    assert found["deputing.floor_deluxe"].right_under == ("original-2013",)


@pytest.mark.parametrize(
    ("defect", "kind", "state"),
    [
        ("crashes", "crashed", "errored"),
        ("hangs", "hung", "errored"),
        ("lies", "overclaims", ""),
        ("fickle", "fickle", "failed"),
        ("peeks", "peeks", "failed"),
        ("wrong-id", "wrong-id", "errored"),
        ("twice", "unasked", "errored"),
        ("floods", "flooded", "errored"),
        ("huge-line", "flooded", "errored"),
        ("bad-utf-8", "not-utf-8", "errored"),
        ("escapes", "error", "errored"),
        ("deep", "too-deep", "errored"),
        ("no-json", "not-json", "errored"),
        ("greedy", "crashed", "errored"),
    ],
)
def test_misbehaviour_is_told_by_name(defect: str, kind: str, state: str) -> None:
    report = report_of(defect, games=1, tries=1)
    found = only(report)
    assert found.kind == kind
    assert found.fault
    assert found.says.isprintable()
    if state:
        assert report.total[state]
    if kind == "crashed" and defect == "crashes":
        assert found.choices == 41


@pytest.mark.slow
def test_the_command_says_it_and_keeps_a_game_that_can_be_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["test", "--edition", "deluxe-2020", "--players", "2", "--options", "", "--games", "1"]
    resume, saved = tmp_path / "resume", tmp_path / "saved"
    args += ["--resume", str(resume), "--save", str(saved), "--format", "json", "--", *command("floor")]
    assert run(args) == 1
    first = json.loads(capsys.readouterr().out)
    (mistake,) = first["mistakes"]
    assert mistake["rule"] == "deputing.floor_deluxe"
    assert run(["replay", mistake["log"], "--format", "json"]) == 1
    judged = json.loads(capsys.readouterr().out)
    assert (judged["rule"], judged["ply"]) == ("deputing.floor_deluxe", mistake["choices"])
    assert "<svg" in Path(mistake["page"]).read_text(encoding="utf-8")
    # Again: nothing is played anew, and the same comes out.
    assert run(args) == 1
    assert json.loads(capsys.readouterr().out)["cases"] == first["cases"]
    assert run([*args[:2], "original-2013", *args[3:]]) == 2
    assert "another" in capsys.readouterr().err


@pytest.mark.slow
def test_a_divergence_on_purpose_is_counted_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "divergences.toml"
    entries = {"favor.pays": "our variant pays more", "hiring.four_shown": "a house rule"}
    file.write_text(
        "".join(f'[[divergence]]\nrule = "{rule}"\nwhy = "{why}"\n' for rule, why in entries.items()), encoding="utf-8"
    )
    args = ["test", "--edition", "deluxe-2020", "--players", "2", "--options", "", "--games", "1", "--seed", "1"]
    assert run([*args, "--divergences", str(file), "--format", "json", "--", *command("favor")]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["cases"]["games"]["accepted"] == 1
    assert {d["rule"]: d["times"] for d in found["divergences"]} == {"favor.pays": 1, "hiring.four_shown": 0}


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--", "no-such-program"], "no program no-such-program"),
        (["--", sys.executable, "-c", "print('hello')"], "not JSON"),
        (["--vectors", "nowhere", "--", "cat"], "pack of vectors"),
        (["--options", "nonsense", "--", "cat"], "options out of"),
        ([], "COMMAND"),
    ],
)
def test_what_cannot_be_judged_ends_with_one_message(
    args: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["test", *args]) == 2
    err = capsys.readouterr().err
    assert says in err
    assert "Traceback" not in err
