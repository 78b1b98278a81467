"""Whatever goes wrong is one message with a way out, and nothing is left half-written."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from oracle.apps import output
from oracle.apps.cli import run
from oracle.apps.library import library
from oracle.consistency.blame import Groups
from oracle.errors import RequestError, SolverError
from oracle.sources import shelf

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize(
    ("arguments", "what", "hint"),
    [
        ([], "a command, got nothing [oracle]", "oracle --help"),
        (["chekc"], "a command, got 'chekc'", "did you mean check?"),
        (["check", "--topik", "x"], "an option of oracle check, got '--topik'", "did you mean --topic?"),
        (["check", "--kind", "gab"], "got 'gab' [--kind]", "did you mean gap?"),
        (["check", "--format", "xml"], "one of text, json, html, sarif, got 'xml' [--format]", "oracle check --help"),
        (["check", "--kind"], "requires an argument [--kind]", "oracle check --help"),
        (["check", "--compare", "deluxe-2020"], "requires 2 arguments [--compare]", "oracle check --help"),
        (["check", "extra"], "options alone after oracle check, got 'extra' besides", "oracle check --help"),
        (["check", "pt"], "got 'pt' besides [oracle check]", "did you mean --lang pt?"),
        (["check", "timing"], "got 'timing' besides [oracle check]", "did you mean --timing?"),
        (["replay", "a", "b", "c"], "one LOG after oracle replay, got 'b c' besides", "oracle replay --help"),
        (
            ["components", "show", "deluxe-2020"],
            "besides [oracle components show]",
            "did you mean --edition deluxe-2020?",
        ),
        (
            ["check", "--sources", " "],
            "a directory with the texts, got an empty name [--sources]",
            "leave out --sources",
        ),
        (["rule"], "WORDS, got nothing [oracle rule]", "oracle rule depute"),
        (["rule", "--limit", "0", "x"], "[--limit]", "oracle rule --help"),
        (["rule", "--lang", "fr", "x"], "one of en, pt, es, got 'fr' [--lang]", "oracle rule --help"),
        (["rule", "x", "--output", ""], "the name of a file, got nothing [--output]", "- for stdout"),
        (["rule", "x", "--output", "a" * 300], "File name too long", "name another"),
        (["rule", "xqzzk" * 1000, "--no-findings"], "…' [WORDS]", "the nearest are"),
        (["rule", "%s", "--no-findings"], "got '%s' [WORDS]", "the nearest are"),
    ],
)
def test_a_request_that_cannot_be_judged_is_one_message(
    arguments: Sequence[str], what: str, hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    said = capsys.readouterr()
    assert not said.out
    assert said.err.startswith("Error: ")
    assert said.err.count("\n") == 2
    assert what in said.err
    assert hint in said.err.partition("\n  hint: ")[2]
    assert "bug of the oracle" not in said.err
    assert len(said.err) < 600


def test_a_dash_is_standard_output(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["rule", "deputing.four_stay", "--no-findings", "--output", "-"]) == 0
    assert capsys.readouterr().out.startswith("deputing.four_stay")
    assert not list(tmp_path.iterdir())


def program(*arguments: str, stdout: int) -> subprocess.CompletedProcess[str]:
    """Run the program with a given standard output."""
    command = [sys.executable, "-m", "oracle.apps.cli", *arguments]
    return subprocess.run(command, cwd=ROOT, stdout=stdout, stderr=subprocess.PIPE, text=True, check=False, timeout=60)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("arguments", [["rule", "deputing.four_stay", "--no-findings"], ["rule", "--help"]])
def test_a_full_disk_is_said(arguments: list[str]) -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    try:
        ended = program(*arguments, stdout=full)
    finally:
        os.close(full)
    assert ended.returncode == 2
    assert ended.stderr.startswith("Error: ")
    assert "No space left on device" in ended.stderr
    assert "hint: " in ended.stderr
    assert ended.stderr.count("\n") == 2


@pytest.mark.skipif(os.name != "posix", reason="the shell closes it")
def test_a_closed_standard_output_is_said() -> None:
    command = f"{sys.executable} -m oracle.apps.cli rule deputing.four_stay --no-findings >&-"
    ended = subprocess.run(["sh", "-c", command], cwd=ROOT, stderr=subprocess.PIPE, text=True, check=False, timeout=60)
    assert ended.returncode == 2
    assert ended.stderr.startswith("Error: standard output that is open")


@pytest.mark.skipif(os.name != "posix", reason="signals of that kind are those of POSIX")
@pytest.mark.parametrize("seconds", [0.6, 2.0])
def test_an_interrupted_check_ends_at_once_with_one_line(seconds: float) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "oracle.apps.cli", "check"],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    ) as process:  # fmt: skip
        with suppress(subprocess.TimeoutExpired):
            process.wait(seconds)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert not out
    assert err == "Error: interrupted\n"


def test_a_directory_without_leave_is_refused_before_the_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(RequestError, match="no leave to write") as caught:
        output.check_writable(tmp_path / "report.json")
    assert caught.value.hint
    assert not list(tmp_path.iterdir())


def test_an_unreadable_copy_is_named_and_the_others_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "good.txt").write_text("some words of a text")
    (tmp_path / "bad.txt").write_text("secret")
    whole = Path.read_bytes

    def read(path: Path) -> bytes:
        if path.name == "bad.txt":
            raise PermissionError(13, "Permission denied")
        return whole(path)

    monkeypatch.setattr(Path, "read_bytes", read)
    copies, faults = shelf(tmp_path)
    assert [c.path.name for c in copies] == ["good.txt"]
    assert [(f.where, f.hint) for f in faults] == [("bad.txt", "check its permissions")]
    assert "Permission denied" in faults[0].what


def test_a_solver_that_gives_up_leaves_it_unknown_and_the_check_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ORACLE_SOURCES", raising=False)
    monkeypatch.setattr(Groups.__init__, "__kwdefaults__", {"narrowed": None, "resources": 10})
    library()
    assert run(["check"]) == 1
    said = capsys.readouterr().out
    assert "unknown whether the texts contradict each other" in said
    assert said.splitlines()[-1].startswith("something is wrong: the texts were not compared")


def test_a_second_solver_that_is_not_there_is_no_judgement(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def examine(**_: object) -> None:
        raise SolverError("a second solver, got none", where="--certify", hint="install cvc5")

    monkeypatch.setattr("oracle.apps.examine.examine", examine)
    assert run(["check", "--certify"]) == 2
    assert capsys.readouterr().err == "Error: a second solver, got none [--certify]\n  hint: install cvc5\n"
