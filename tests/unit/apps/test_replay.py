"""`oracle replay`: a right log ends with 0, a wrong move with 1, a broken file with 2 and one message."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oracle.apps.cli import run

ROOT = Path(__file__).resolve().parents[3]
Lines = list[str]


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Lines:
    """Give the lines of a right log."""
    directory = tmp_path_factory.mktemp("games")
    assert run(["simulate", "--players", "3", "--seed", "5", "--output", str(directory), "--jobs", "1"]) == 0
    return (directory / "seed-5.jsonl").read_text(encoding="utf-8").splitlines()


def replayed(tmp_path: Path, lines: Lines, *more: str) -> int:
    """Judge these lines."""
    log = tmp_path / "log.jsonl"
    log.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return run(["replay", str(log), *more])


def entry(line: str, **values: Any) -> str:
    return json.dumps({**json.loads(line), **values})


def without(line: str, name: str) -> str:
    return json.dumps({k: v for k, v in json.loads(line).items() if k != name})


def ply_of(lines: Lines, start: str) -> int:
    """Give the number of the line of the first action that begins so."""
    return next(n for n, line in enumerate(lines) if str(json.loads(line).get("action", "")).startswith(start))


def test_a_right_log_is_right(tmp_path: Path, good: Lines, capsys: pytest.CaptureFixture[str]) -> None:
    assert replayed(tmp_path, good) == 0
    assert replayed(tmp_path, good, "--keep-going") == 0
    capsys.readouterr()
    assert replayed(tmp_path, good, "--format", "json") == 0
    assert json.loads(capsys.readouterr().out)["verdict"] == "ok"


def test_a_transcript_goes_through_every_round(tmp_path: Path, good: Lines, capsys: pytest.CaptureFixture[str]) -> None:
    assert replayed(tmp_path, good, "--transcript") == 0
    out = capsys.readouterr().out.lower()
    assert all(f"round {n}" in out for n in range(1, 8))


# Wrong moves: exit 1.


def test_a_move_that_is_not_legal_is_a_verdict(tmp_path: Path, good: Lines, capsys: pytest.CaptureFixture[str]) -> None:
    at = ply_of(good, "card ")
    other = "card 2:master-1" if json.loads(good[at])["actor"] != 2 else "card 1:master-1"
    good = [*good[:at], entry(good[at], action=other), *good[at + 1 :]]
    assert replayed(tmp_path, good, "--format", "json") == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["verdict"], found["ply"]) == ("illegal", at - 1)
    assert found["rule"]
    assert found["citations"]
    assert found["legal"]
    assert found["position"]["round"] == 1


def test_a_move_out_of_turn_is_a_verdict(tmp_path: Path, good: Lines, capsys: pytest.CaptureFixture[str]) -> None:
    at = ply_of(good, "card ")
    for actor in ((json.loads(good[at])["actor"] + 1) % 3, "chance", 99):
        lines = [*good[:at], entry(good[at], actor=actor), *good[at + 1 :]]
        assert replayed(tmp_path, lines, "--format", "json") == 1
        found = json.loads(capsys.readouterr().out)
        assert (found["verdict"], found["ply"]) == ("illegal", at - 1)
        assert "it is for seat" in found["says"]
        assert found["rule"]


@pytest.mark.parametrize("actor", [None, True, "1", -1, 1.5, [0], {}])
def test_what_is_no_actor_is_a_broken_log(
    tmp_path: Path, good: Lines, capsys: pytest.CaptureFixture[str], actor: Any
) -> None:
    at = ply_of(good, "card ")
    assert replayed(tmp_path, [*good[:at], entry(good[at], actor=actor), *good[at + 1 :]]) == 2
    assert "as actor" in capsys.readouterr().err


@pytest.mark.parametrize("change", [{"seed": "x"}, {"seed": True}, {"colour": "red"}])
def test_a_strange_header_is_a_broken_log(
    tmp_path: Path, good: Lines, capsys: pytest.CaptureFixture[str], change: dict[str, Any]
) -> None:
    assert replayed(tmp_path, [entry(good[0], **change), *good[1:]]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_an_outcome_that_is_equal_only_to_python_is_wrong(
    tmp_path: Path, good: Lines, capsys: pytest.CaptureFixture[str]
) -> None:
    outcome = json.loads(good[-1])["outcome"]
    for wrong in (
        {**outcome, "scores": [float(s) for s in outcome["scores"]]},
        {**outcome, "luck": 1},
        {k: v for k, v in outcome.items() if k != "sheet"},
    ):
        assert replayed(tmp_path, [*good[:-1], json.dumps({"outcome": wrong})]) == 1
        assert "outcome." in capsys.readouterr().out


def test_the_log_is_not_written_over(tmp_path: Path, good: Lines, capsys: pytest.CaptureFixture[str]) -> None:
    for option in ("--output", "--html"):
        assert replayed(tmp_path, good, option, str(tmp_path / "log.jsonl")) == 2
        assert "another file than the log" in capsys.readouterr().err


def test_going_on_lists_what_else_is_wrong(tmp_path: Path, good: Lines, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = ply_of(good, "hand "), ply_of(good, "bonus ")
    lines = list(good)
    lines[first] = entry(good[first], actor="chance")
    lines[second] = entry(good[second], action="main hire")
    assert replayed(tmp_path, lines, "--keep-going", "--format", "json") == 1
    found = json.loads(capsys.readouterr().out)
    assert found["ply"] == first - 1
    assert [f["ply"] for f in found["further"]] == [second - 1]
    assert found["unjudged"] == 0


def test_what_hangs_on_a_wrong_move_is_counted_and_not_told(
    tmp_path: Path, good: Lines, capsys: pytest.CaptureFixture[str]
) -> None:
    at = ply_of(good, "main ")
    actions = [json.loads(line).get("action") for line in good[at:]]
    length = next(n for n, action in enumerate(actions) if n and action.startswith("card "))
    lines = list(good)
    for n in range(length):
        lines[at + n] = entry(good[at + n], action="exchange 7")
    assert replayed(tmp_path, lines, "--keep-going", "--format", "json") == 1
    found = json.loads(capsys.readouterr().out)
    assert found["ply"] == at - 1
    assert len(found["further"]) < 5
    assert replayed(tmp_path, [*good[:at], *(entry(line, action="exchange 7") for line in good[at:-1]), good[-1]]) == 1
    lines = [*good[:at], *(entry(line, action="exchange 7") for line in good[at:-1]), good[-1]]
    capsys.readouterr()
    assert replayed(tmp_path, lines, "--keep-going") == 1
    out = capsys.readouterr().out
    assert "further" not in out
    assert f"{len(good) - at - 2} moves hang on" in out


def test_the_cards_of_a_hand_are_read_in_any_order(tmp_path: Path, good: Lines) -> None:
    lines = []
    for line in good:
        verb, *things = str(json.loads(line).get("action", "-")).split()
        lines.append(entry(line, action=" ".join([verb, *reversed(things)])) if verb in {"hand", "spend"} else line)
    assert lines != good
    assert replayed(tmp_path, lines) == 0
    assert replayed(tmp_path, lines, "--transcript", "--html", str(tmp_path / "page.html")) == 0


def test_a_verdict_tells_the_position(tmp_path: Path, good: Lines, capsys: pytest.CaptureFixture[str]) -> None:
    at = ply_of(good, "card ")
    assert replayed(tmp_path, [*good[:at], entry(good[at], action="main hire"), *good[at + 1 :]]) == 1
    out = capsys.readouterr().out
    for told in ("position:", "round: 1", "seat 0: livre: ", "windows: ", "todo: "):
        assert told in out


def test_a_wrong_line_of_the_score_sheet_names_its_rule(
    tmp_path: Path, good: Lines, capsys: pytest.CaptureFixture[str]
) -> None:
    last = json.loads(good[-1])
    money = next(line for line in last["outcome"]["sheet"] if line["line"] == "money")
    money["points"] = [p + 1 for p in money["points"]]
    assert replayed(tmp_path, [*good[:-1], json.dumps(last)], "--format", "json") == 1
    found = json.loads(capsys.readouterr().out)
    assert found["rule"]
    assert found["citations"]
    assert "money" in found["says"]


def test_a_game_that_was_not_drawn_has_no_seed(tmp_path: Path, good: Lines) -> None:
    assert replayed(tmp_path, [without(good[0], "seed"), *good[1:]]) == 0


def test_a_log_is_read_from_standard_input(
    tmp_path: Path, good: Lines, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "log"
    log.write_text("\n".join(good), encoding="utf-8")
    with log.open(encoding="utf-8") as opened:
        monkeypatch.setattr("sys.stdin", opened)
        assert run(["replay", "-"]) == 0
    assert "every move is allowed" in capsys.readouterr().out


def test_no_two_things_go_to_one_file(tmp_path: Path, good: Lines, capsys: pytest.CaptureFixture[str]) -> None:
    page = str(tmp_path / "page")
    assert replayed(tmp_path, good, "--html", page, "--output", page) == 2
    assert not (tmp_path / "page").exists()
    assert replayed(tmp_path, good, "--html", page, "--output", str(tmp_path / "." / "page")) == 2
    assert replayed(tmp_path, good, "--transcript", "--format", "json") == 2
    assert "got both" in capsys.readouterr().err


@pytest.mark.parametrize(
    "change",
    [
        lambda o: o.update(scores=[s + 1 for s in o["scores"]]),
        lambda o: o.update(winners=[]),
        lambda o: o["sheet"].reverse(),
        lambda o: o.pop("sheet"),
        lambda o: o.update(more=1),
        lambda o: o.update(scores=[float("1e99")]),
    ],
)
def test_another_outcome_is_a_verdict(
    tmp_path: Path, good: Lines, change: Callable[[dict[str, Any]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    last = json.loads(good[-1])
    change(last["outcome"])
    assert replayed(tmp_path, [*good[:-1], json.dumps(last)], "--format", "json") == 1
    assert json.loads(capsys.readouterr().out)["verdict"] == "wrong-outcome"


# Broken files: exit 2.


def refused(code: int, capsys: pytest.CaptureFixture[str], *says: str) -> None:
    """See that one message says what is wrong."""
    out, err = capsys.readouterr()
    assert code == 2, out
    assert not out
    assert err.startswith("Error: ")
    assert "Traceback" not in err
    assert "bug" not in err
    assert len(err) < 1500
    for some in says:
        assert some in err


HEADER = 0


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda g: g[:-1], "log.jsonl"),
        (lambda g: g[:40], "cut off"),
        (lambda g: [*g[:-1], g[-1][:20]], "JSON"),
        (lambda g: g[1:], "header"),
        (lambda g: [g[0], g[-1]], "over"),
        (lambda g: [*g[:9], g[10], g[9], *g[11:]], "ply 8"),
        (lambda g: [*g[:9], *g[10:]], "ply 8"),
        (lambda g: [*g[:9], g[8], *g[9:]], "ply 8"),
        (lambda g: [*g, g[-1]], "after its outcome"),
        (lambda g: [*g[:-1], entry(g[-1], more=1)], "outcome alone"),
        (lambda g: [entry(g[0], seed=-1), *g[1:]], "seed"),
        *((lambda g, n=n: [without(g[0], n), *g[1:]], n) for n in ("options", "components", "rulings")),
        (lambda g: [*g[:5], entry(g[5], action="[" * 50), *g[6:]], "an action begins with"),
        (lambda g: [g[0], *g], "ply, actor and action"),
        (lambda g: [entry(g[0], format="rococo-log/2"), *g[1:]], "rococo-log/1"),
        (lambda g: [entry(g[0], edition="deluxe"), *g[1:]], "deluxe-2020"),
        (lambda g: [entry(g[0], edition="original-2013"), *g[1:]], "rulings"),
        (lambda g: [entry(g[0], components="0" * 32), *g[1:]], "--components"),
        (lambda g: [entry(g[0], rulings="0" * 32), *g[1:]], "--rulings"),
        (lambda g: [entry(g[0], players=7), *g[1:]], "players"),
        (lambda g: [entry(g[0], players=-3), *g[1:]], "players"),
        (lambda g: [entry(g[0], players=True), *g[1:]], "players"),
        (lambda g: [entry(g[0], players=10**30), *g[1:]], "digits"),
        (lambda g: [entry(g[0], options="solo"), *g[1:]], "options"),
        (lambda g: [entry(g[0], options=["solo"]), *g[1:]], "solo"),
        (lambda g: [entry(g[0], options=["x"]), *g[1:]], "x"),
        (lambda g: [*g[:5], entry(g[5], action="reveal nobody"), *g[6:]], "nobody"),
        (lambda g: [*g[:5], entry(g[5], action="exchange -3"), *g[6:]], "-3"),
        (lambda g: [*g[:5], entry(g[5], action="exchange " + "9" * 50), *g[6:]], "number"),
        (lambda g: [*g[:5], entry(g[5], action="exchange ٣"), *g[6:]], "number"),
        (lambda g: [*g[:5], entry(g[5], action="fly away"), *g[6:]], "fly"),
        (lambda g: [*g[:5], entry(g[5], action=""), *g[6:]], "action"),
        (lambda g: [*g[:5], entry(g[5], action=7), *g[6:]], "action"),
        (lambda g: [*g[:5], entry(g[5], action=None), *g[6:]], "action"),
        (lambda g: [*g[:5], entry(g[5], more=1), *g[6:]], "action"),
        (lambda g: [*g[:5], entry(g[5], ply=-4), *g[6:]], "ply 4"),
        (lambda g: [*g[:5], entry(g[5], ply="4"), *g[6:]], "ply 4"),
        (lambda g: [*g[:5], g[5].replace('"ply":4', '"ply":' + "4" * 5000), *g[6:]], "digits"),
        (lambda g: [*g[:5], g[5].replace('"ply":4', '"ply":NaN'), *g[6:]], "NaN"),
        (lambda g: [*g[:5], g[5].replace('"ply":4', '"ply":-Infinity'), *g[6:]], "Infinity"),
        (lambda g: [*g[:5], g[5].replace('"ply":4', '"ply":4,"ply":4'), *g[6:]], "twice"),
        (lambda g: [*g[:5], g[5].replace('"ply":4', '"ply":1e400'), *g[6:]], "ply 4"),
        (lambda g: [*g[:5], '{"ply":' + "[" * 50_000 + "]" * 50_000 + "}", *g[6:]], "log.jsonl:6"),
        (lambda g: [*g[:5], '{"a":' * 20_000 + "1" + "}" * 20_000, *g[6:]], "log.jsonl:6"),
        (lambda g: [*g[:5], "[1, 2]", *g[6:]], "JSON object"),
        (lambda g: [*g[:5], "null", *g[6:]], "JSON object"),
        (lambda g: [*g[:5], "\x00\x01\x02", *g[6:]], "log.jsonl:6"),
        (lambda g: [*g[:5], '{"ply":4,"actor":0,"action":"\\ud800"}', *g[6:]], "log.jsonl:6"),
        (lambda g: [*g[:5], "x" * 200_000, *g[6:]], "longer"),
        (lambda _: ["", "", ""], "empty"),
        (lambda g: [*g[:5], *["" for _ in range(30_000)], *g[5:]], "20000"),
    ],
)
def test_a_broken_log_gets_one_message(
    tmp_path: Path, good: Lines, spoil: Callable[[Lines], Lines], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for more in ((), ("--keep-going",), ("--transcript",)):
        refused(replayed(tmp_path, spoil(good), *more), capsys, says)


def test_files_that_are_no_logs_get_one_message(
    tmp_path: Path, good: Lines, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "\n".join(good)
    files = {
        "empty": b"",
        "binary": bytes(range(256)) * 40,
        "wide": text.encode("utf-16"),
        "image": b"\x89PNG\r\n\x1a\n" + bytes(500),
        "latin": text.encode("utf-8")[:3000] + b"\xe7\xe3",
    }
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    for name in (*files, "missing", "."):
        refused(run(["replay", str(tmp_path / name)]), capsys)


def test_a_mark_of_byte_order_is_no_fault(tmp_path: Path, good: Lines) -> None:
    (tmp_path / "log").write_bytes(b"\xef\xbb\xbf" + "\r\n".join(good).encode())
    assert run(["replay", str(tmp_path / "log")]) == 0


def test_a_line_of_a_gigabyte_is_not_read_whole(tmp_path: Path, good: Lines) -> None:
    """The file is sparse; a process of its own may take no more than 700 MB."""
    log = tmp_path / "log.jsonl"
    with log.open("wb") as file:
        file.write(good[0].encode() + b"\n")
        file.truncate(1 << 30)
    code = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_AS, (700 << 20, 700 << 20));"
        "from oracle.apps.cli import run; sys.exit(run(['replay', sys.argv[1]]))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code, str(log)], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    )
    assert ended.returncode == 2, ended.stderr
    assert ended.stderr.startswith("Error: ")
    assert "longer" in ended.stderr
    assert "Traceback" not in ended.stderr
