from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
import types
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from oracle.apps import output
from oracle.apps.cli import COMMANDS, run
from oracle.apps.lookup import touching
from oracle.errors import SourceError
from oracle.reports.report import Report
from tests import toy_books
from tests.toy_books import FINE, OPEN, WRONG

ROOT = Path(__file__).resolve().parents[3]

Examining = Callable[[Report | BaseException], list[dict[str, Any]]]


@pytest.fixture
def examining(monkeypatch: pytest.MonkeyPatch) -> Examining:
    """Let `oracle check` find a given report, or run into an error; give what it was asked."""
    monkeypatch.delenv("ORACLE_SOURCES", raising=False)
    asked: list[dict[str, Any]] = []

    def prepare(outcome: Report | BaseException) -> list[dict[str, Any]]:
        def examine(**arguments: Any) -> Report:
            asked.append(arguments)
            if isinstance(outcome, BaseException):
                raise outcome
            return outcome

        module = types.ModuleType("oracle.apps.examine")
        module.examine = examine  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "oracle.apps.examine", module)
        monkeypatch.setattr("oracle.apps.library.library", toy_books.library)
        found = outcome.findings if isinstance(outcome, Report) else ()
        monkeypatch.setattr("oracle.apps.lookup.findings_about", lambda question, _: touching(question, found))
        return asked

    return prepare


def python(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """Run Python in the repository and wait for it."""
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60, **options
    )


def test_a_report_without_fault_ends_with_0(examining: Examining, capsys: pytest.CaptureFixture[str]) -> None:
    asked = examining(FINE)
    assert run(["check"]) == 0
    assert asked == [{"sources": None, "certify": False, "export": None, "progress": None, "clock": None}]
    assert "nothing is wrong" in capsys.readouterr().out


def test_an_open_finding_ends_with_1(examining: Examining) -> None:
    examining(WRONG)
    assert run(["check"]) == 1


def test_the_exit_code_judges_what_is_shown(examining: Examining) -> None:
    examining(replace(FINE, findings=(*FINE.findings, OPEN)))
    assert run(["check", "--kind", "gap"]) == 0
    assert run(["check", "--kind", "across"]) == 1
    assert run(["check", "--topic", "toys", "--effect", "score"]) == 0


def test_faults_count_whatever_is_shown(examining: Examining) -> None:
    examining(replace(FINE, faults=(toy_books.FAULT,)))
    assert run(["check", "--kind", "dead"]) == 1


def test_the_texts_are_named_by_option_or_environment(examining: Examining, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = examining(FINE)
    monkeypatch.setenv("ORACLE_SOURCES", "shelf")
    run(["check"])
    run(["check", "--sources", "other", "--certify"])
    assert [a["sources"] for a in asked] == [Path("shelf"), Path("other")]
    assert [a["certify"] for a in asked] == [False, True]


@pytest.mark.parametrize("format", ["json", "sarif"])
def test_json_is_one_document_and_nothing_else(
    format: str, examining: Examining, capsys: pytest.CaptureFixture[str]
) -> None:
    examining(WRONG)
    assert run(["check", "--format", format]) == 1
    said = capsys.readouterr()
    json.loads(said.out)
    assert not said.err


def test_a_comparison_shows_before_and_after(examining: Examining, capsys: pytest.CaptureFixture[str]) -> None:
    examining(WRONG)
    run(["check", "--format", "json", "--compare", "original-2013", "deluxe-2020"])
    found = json.loads(capsys.readouterr().out)["compare"]
    assert found["changes"] == [{"finding": OPEN.id, "before": "may not", "after": "may", "differs": True}]


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["chekc"],
        ["check", "--odd"],
        ["check", "--kind", "odd"],
        ["check", "--edition", "original-2099"],
        ["check", "--topic", "toyz"],
        ["check", "--compare", "deluxe-2020"],
        ["check", "--compare", "deluxe-2020", "deluxe-2020"],
        ["check", "--compare", "deluxe-2020", "original-2013", "--edition", "deluxe-2020"],
        ["rule"],
        ["rule", "xqzzk", "--no-findings"],
        ["rule", ""],
    ],
)
def test_what_cannot_be_judged_ends_with_2_and_a_message(
    arguments: Sequence[str], examining: Examining, capsys: pytest.CaptureFixture[str]
) -> None:
    examining(FINE)
    assert run(arguments) == 2
    said = capsys.readouterr()
    assert not said.out
    assert said.err
    assert "Traceback" not in said.err


def test_a_slip_in_a_name_is_pointed_out(examining: Examining, capsys: pytest.CaptureFixture[str]) -> None:
    examining(FINE)
    run(["chekc"])
    run(["check", "--topic", "toyz"])
    said = capsys.readouterr().err
    assert "did you mean check?" in said
    assert "did you mean toys?" in said


def test_an_error_says_what_where_and_what_to_do(examining: Examining, capsys: pytest.CaptureFixture[str]) -> None:
    examining(SourceError("a text, got \x1b[31mred", where="a\nb", hint="copy it again"))
    assert run(["check"]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert said.err == "Error: a text, got \\x1b[31mred [a\\nb]\n  hint: copy it again\n"


def test_a_bug_says_that_it_is_one(examining: Examining, capsys: pytest.CaptureFixture[str]) -> None:
    examining(KeyError("odd"))
    assert run(["check", "--open"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("Error: this is a bug of the oracle, KeyError: 'odd' [tests/unit/apps/test_cli.py:")
    assert "`oracle --debug check --open`" in said
    assert "Traceback" not in said


def test_debug_shows_where_a_bug_is(examining: Examining, capsys: pytest.CaptureFixture[str]) -> None:
    examining(KeyError("odd"))
    assert run(["--debug", "check"]) == 2
    assert "Traceback" in capsys.readouterr().err


def test_an_interruption_leaves_one_line(examining: Examining, capsys: pytest.CaptureFixture[str]) -> None:
    examining(KeyboardInterrupt())
    assert run(["check"]) == 130
    assert capsys.readouterr().err == "Error: interrupted\n"


def test_an_output_is_written_all_at_once(examining: Examining, tmp_path: Path) -> None:
    examining(WRONG)
    target = tmp_path / "report.html"
    target.write_text("before")
    target.chmod(0o640)
    link = tmp_path / "link"
    link.symlink_to(target)
    assert run(["check", "--format", "html", "--output", str(link)]) == 1
    assert target.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    assert link.is_symlink()
    assert sorted(p.name for p in tmp_path.iterdir()) == ["link", "report.html"]


def test_an_output_that_fails_leaves_the_old_file(
    examining: Examining, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    examining(WRONG)
    target = tmp_path / "report.json"
    target.write_text("before")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    assert run(["check", "--format", "json", "--output", str(target)]) == 2
    assert "No space left on device" in capsys.readouterr().err
    assert target.read_text() == "before"
    assert [p.name for p in tmp_path.iterdir()] == ["report.json"]


def test_an_output_that_cannot_be_written_is_refused_before_the_work(examining: Examining, tmp_path: Path) -> None:
    asked = examining(FINE)
    assert run(["check", "--output", str(tmp_path)]) == 2
    assert run(["check", "--output", str(tmp_path / "no" / "report")]) == 2
    assert asked == []


def test_a_device_is_not_replaced_by_a_file() -> None:
    output.write("x", Path(os.devnull))
    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    program = "import sys; from oracle.apps.output import write; write('x' * 10**7, None); sys.exit(1)"
    with subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=30) == 1


@pytest.mark.parametrize("arguments", [["--help"], ["check", "--help"], ["rule", "--help"], ["--version"]])
def test_help_imports_nothing_heavy(arguments: list[str]) -> None:
    heavy = ["z3", "cvc5", "rich", "jinja2", "snowballstemmer", "rapidfuzz", "spellchecker"]
    program = (
        "import sys; from oracle.apps.cli import run\n"
        f"code = run({arguments!r})\n"
        f"print([m for m in {heavy!r} if m in sys.modules], code, file=sys.stderr)"
    )
    assert python("-c", program).stderr == "[] 0\n"


def test_help_names_every_command_examples_and_exit_codes() -> None:
    text = python("-m", "oracle.apps.cli", "--help").stdout
    for part in (*COMMANDS, "Examples:", "Exit codes:", "ORACLE_SOURCES"):
        assert part in text


def test_every_command_is_there() -> None:
    for name in COMMANDS:
        shown = python("-m", "oracle.apps.cli", name, "--help")
        assert shown.returncode == 0
        assert "Exit codes:" in shown.stdout


def test_a_rule_is_shown_with_editions_and_texts(examining: Examining, capsys: pytest.CaptureFixture[str]) -> None:
    examining(WRONG)
    assert run(["rule", "toys.small_ones_stay", "--lang", "es", "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    card = found["rule"]
    assert card["says"] == "los juguetes diminutos quedan en el estante"
    assert (card["case"], card["overrides"]) == ({"size": 1}, ["toys.may_play"])
    assert {p["edition"]: p["answer"] for p in card["played"]} == {"deluxe-2020": "may", "original-2013": "may not"}
    assert card["lines"] == {"big": "silent", "small": "silent"}
    assert [f["id"] for f in card["findings"]] == [OPEN.id]


def test_a_rule_is_found_by_words_of_another_language(examining: Examining, capsys: pytest.CaptureFixture[str]) -> None:
    examining(WRONG)
    assert run(["rule", "minusculos", "--no-findings"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("toys.small_ones_stay")
    assert "What each edition plays, with size=1" in said


def test_several_hits_are_listed(examining: Examining, capsys: pytest.CaptureFixture[str]) -> None:
    examining(WRONG)
    assert run(["rule", "playthings", "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["rule"] is None
    assert len(found["hits"]) > 1


def test_a_question_shows_every_rule_that_answers_it(examining: Examining, capsys: pytest.CaptureFixture[str]) -> None:
    asked = examining(WRONG)
    assert run(["rule", "price", "--format", "json", "--no-findings", "--edition", "deluxe-2020"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [r["id"] for r in found["question"]["rules"]] == ["toys.price"]
    assert found["question"]["rules"][0]["played"][0]["answer"] == 7
    assert asked == []


def test_the_module_is_the_program() -> None:
    ran = subprocess.run([sys.executable, "-m", "oracle", "--version"], capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("oracle ")
