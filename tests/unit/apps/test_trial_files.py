"""What a test of another implementation keeps and reads; no file that it has not written is written over."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from oracle.apps.cli import run
from oracle.apps.trial_files import RESUME, Progress
from oracle.errors import RequestError
from oracle.reports.ask_text import render

ABOUT = {"command": ["engine"], "release": "", "kinds": [], "seed": 0}
HEADER = json.dumps({"format": RESUME, **ABOUT}, separators=(",", ":"))
ENTRY = '{"case":"game 1","status":"passed","says":"","moves":3}'


@pytest.mark.parametrize(
    "content",
    [
        bytes(range(256)) * 40,
        b"notes of my own\n",
        b"[]\n",
        b"{}",
        b'{"format": "rococo-log/1"}\n',
        b'{"question": "may_depute"}\n',
        (HEADER.replace('"seed":0', '"seed":1') + "\n").encode(),
        f"{HEADER}\nnotes\n{ENTRY}\n".encode(),
        f'{HEADER}\n{{"case": "game 1"}}\n{ENTRY}\n'.encode(),
        b"\n",
        b"[" * 100_000,
    ],
)
def test_a_file_of_something_else_is_refused_and_left_as_it_is(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.write_bytes(content)
    with pytest.raises(RequestError, match=r"a file (of the same test|that --resume has written)") as refused:
        Progress(file, ABOUT)
    assert str(file) in refused.value.where
    assert refused.value.hint
    assert file.read_bytes() == content


@pytest.mark.parametrize("content", ["", HEADER[:20], HEADER, f"{HEADER}\n", f"{HEADER}\n{ENTRY[:17]}"])
def test_a_file_that_was_cut_off_begins_again_where_it_ends(content: str, tmp_path: Path) -> None:
    file = tmp_path / "resume"
    file.write_text(content, encoding="utf-8")
    assert Progress(file, ABOUT).done == {}
    assert file.read_text(encoding="utf-8") == f"{HEADER}\n"


def test_what_was_done_is_taken_over(tmp_path: Path) -> None:
    file = tmp_path / "resume"
    Progress(file, ABOUT).add("game 1", "passed", "", None, 3)
    assert file.read_text(encoding="utf-8") == f"{HEADER}\n{ENTRY}\n"
    assert Progress(file, ABOUT).done == {"game 1": json.loads(ENTRY)}


HELLO = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    about = {"name": "mine", "version": "1", "protocol": 1, "commands": ["hello", "stop"],
             "editions": ["deluxe-2020"], "players": [4], "options": []}
    answer = {"result": about if message["cmd"] == "hello" else {}}
    print(json.dumps({"id": message["id"], **answer}), flush=True)
    if message["cmd"] == "stop":
        break
"""


@pytest.fixture
def subject(tmp_path: Path) -> list[str]:
    file = tmp_path / "mine.py"
    file.write_text(HELLO, encoding="utf-8")
    return ["--", sys.executable, str(file)]


def test_a_program_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["test", "--", "nosuchprogram"]) == 2
    error = capsys.readouterr().err
    assert "a program that answers, got none: there is no program nosuchprogram [nosuchprogram]" in error
    assert "in a shell" in error


def test_a_server_that_is_not_there_is_no_program(capsys: pytest.CaptureFixture[str]) -> None:
    # Nothing listens at the first port.
    assert run(["test", "--url", "http://127.0.0.1:1/"]) == 2
    error = capsys.readouterr().err
    assert "a server that answers, got none: " in error
    assert "shell" not in error


def test_what_is_missing_to_identify_a_program_is_named(subject: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["test", "--identify", *subject]) == 2
    error = capsys.readouterr().err
    assert "a program that answers start and one of position, legal, score" in error
    assert "hint: " in error


def test_no_game_to_judge_has_a_way_out(subject: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["test", "--games", "0", *subject]) == 2
    assert "hint: let games be played" in capsys.readouterr().err


def test_reasons_in_other_bytes_are_refused_in_words(
    subject: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "reasons.toml"
    file.write_bytes(b"\x86\x00\xff")
    assert run(["test", "--reasons", str(file), *subject]) == 2
    assert f"UTF-8, got other bytes [--reasons {file}]" in capsys.readouterr().err


def test_a_suggested_command_is_written_as_it_is_typed() -> None:
    answers = {"question": "q", "asks": "Is it?", "answers": [], "heard": {"words": "w", "suggested": {"first": True}}}
    assert "oracle ask q first=yes" in render(answers)


def test_two_documents_in_one_file_are_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "two.json"
    file.write_text("{}\n{}\n", encoding="utf-8")
    assert run(["verify", str(file)]) == 2
    assert "JSON, got: more after its end" in capsys.readouterr().err
