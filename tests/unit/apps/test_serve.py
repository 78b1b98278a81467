"""Over HTTP the same is answered as on the command line, no file is read, and nobody gets at the games of another."""

from __future__ import annotations

import contextlib
import http.client
import json
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oracle.apps.cli import run
from oracle.apps.serve import errands
from oracle.apps.serve.player import MOST_GAMES, Player
from oracle.apps.serve.workers import Workers
from oracle.errors import RequestError

sites = pytest.importorskip("oracle.apps.serve.site", reason="not run: no starlette or no uvicorn")

START = {"edition": "deluxe-2020", "players": 3, "options": []}


@contextlib.contextmanager
def serving(deadline: float = 120) -> Iterator[tuple[str, int]]:
    """Serve in a thread while the block lasts."""
    with sites.listening("127.0.0.1", 0) as taken:
        server = sites.server(sites.Site(deadline))
        thread = threading.Thread(target=server.run, args=([taken],))
        thread.start()
        try:
            yield taken.getsockname()
        finally:
            server.should_exit = True
            thread.join()


@pytest.fixture(scope="module")
def place() -> Iterator[tuple[str, int]]:
    with serving() as found:
        yield found


class Client:
    """One who asks, and sends back the cookie."""

    def __init__(self, place: tuple[str, int]) -> None:
        self.place = place
        self.cookie = ""
        self.exit = ""

    def post(self, path: str, body: str | bytes, method: str = "POST", **headers: str) -> tuple[int, str]:
        """Give status and content of an answer."""
        line = http.client.HTTPConnection(*self.place, timeout=300)
        try:
            own = {"Cookie": self.cookie} if self.cookie else {}
            line.request(method, path, body, own | {n.replace("_", "-"): v for n, v in headers.items()})
            answer = line.getresponse()
            self.cookie = (answer.headers.get("Set-Cookie") or self.cookie).partition(";")[0]
            self.exit = answer.headers.get("Oracle-Exit-Code") or ""
            return answer.status, answer.read().decode()
        finally:
            line.close()

    def ask(self, *messages: dict[str, Any]) -> list[dict[str, Any]]:
        """Put messages of the protocol in one request."""
        lines = "".join(json.dumps({"id": n, **m}) + "\n" for n, m in enumerate(messages))
        status, text = self.post("/protocol", lines)
        assert status == 200
        return [json.loads(line) for line in text.splitlines()]


# The protocol.


def test_the_reference_behind_a_url_agrees_with_the_reference(
    place: tuple[str, int], capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"http://{place[0]}:{place[1]}/protocol"
    kind = ["--edition", "deluxe-2020", "--players", "3", "--options", "jewelry-box"]
    assert run(["test", "--url", url, *kind, "--games", "2", "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["cases"]["games"]["passed"] == 2
    assert found["subject"]["name"] == "rococo-oracle"


def test_a_game_goes_on_over_connections_for_who_sends_the_cookie_back(place: tuple[str, int]) -> None:
    ana, rui = Client(place), Client(place)
    assert ana.ask({"cmd": "start", "game": 1, **START}) == [{"id": 0, "result": {}}]
    assert ana.ask({"cmd": "legal", "game": 1})[0]["result"] == ["start 0", "start 1", "start 2"]
    assert ana.ask({"cmd": "apply", "game": 1, "action": "start 2"})[0]["result"] == {}
    assert "a game that was started" in rui.ask({"cmd": "legal", "game": 1})[0]["error"]
    assert rui.cookie != ana.cookie


def test_one_request_may_hold_a_whole_game(place: tuple[str, int]) -> None:
    found = Client(place).ask(
        {"cmd": "start", "game": 1, **START},
        {"cmd": "apply", "game": 1, "action": "start 1"},
        {"cmd": "apply", "game": 1, "action": "start 1"},
        {"cmd": "dance", "game": 1},
        {"cmd": "score", "game": 1},
    )
    assert [sorted(a)[1] for a in found] == ["result", "result", "refused", "skipped", "result"]
    assert found[2]["refused"]["reason"]
    assert found[4]["result"]["scores"] == [0, 0, 0]


def test_good_bye_ends_the_games_of_a_session(place: tuple[str, int]) -> None:
    ana = Client(place)
    assert "result" in ana.ask({"cmd": "start", "game": 1, **START}, {"cmd": "stop"})[1]
    assert "error" in ana.ask({"cmd": "legal", "game": 1})[0]


def test_sessions_and_games_are_bounded() -> None:
    sessions = sites.Sessions(2)
    first, second, third = (sessions.of(None)[0] for _ in range(3))
    assert sessions.of(third)[0] == third
    assert sessions.of(second)[0] == second
    assert sessions.of(first)[0] not in {first, second, third}
    player = Player()
    for number in range(MOST_GAMES + 1):
        answer(player, cmd="start", game=number, **START)
    assert "error" in answer(player, cmd="legal", game=0)
    assert "result" in answer(player, cmd="legal", game=1)


def answer(player: Player, **message: Any) -> dict[str, Any]:
    return player.answer(json.dumps({"id": 7, **message}).encode())


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"\xff",
        b"[]",
        b"{}",
        b'{"id": true, "cmd": "hello"}',
        b"[" * 100_000,
        b'{"id": 1, "cmd": ["legal"]}',
        b'{"id": 1, "cmd": "legal"}',
        b'{"id": 1, "cmd": "legal", "game": -1}',
        b'{"id": 1, "cmd": "legal", "game": 1e999}',
        b'{"id": 1, "cmd": "start", "game": 1, "edition": "deluxe-2020", "players": 3, "options": "solo"}',
        b'{"id": 1, "cmd": "start", "game": 1, "edition": "first", "players": 3}',
        b'{"id": 1, "cmd": "start", "game": 1, "edition": ["first"], "players": 3}',
        b'{"id": 1, "cmd": "start", "game": 1, "edition": "deluxe-2020", "players": 9}',
        b'{"id": 1, "cmd": "start", "game": 1, "edition": "deluxe-2020", "players": 3, "options": ["solo", "solo"]}',
        b'{"id": 1, "cmd": "start", "game": 1, "edition": "deluxe-2020", "players": 3, "components": "mine"}',
        b'{"id": 1, "cmd": "replay", "edition": "deluxe-2020", "players": 3, "actions": [1]}',
        b'{"id": 1, "cmd": "replay", "edition": "deluxe-2020", "players": 3, "actions": "start 0"}',
        b'{"id": 1, "cmd": "replay", "edition": "deluxe-2020", "players": 3, "actions": [], "ask": "all"}',
    ],
)
def test_a_message_that_is_none_is_no_result(message: bytes) -> None:
    found = Player().answer(message)
    assert len(found) == 2
    assert str(found.get("error") or found.get("skipped"))
    assert "bug" not in str(found)


def test_a_trace_is_played_until_an_action_is_refused() -> None:
    found = answer(Player(), cmd="replay", **START, actions=["start 1", "start 1", "start 1"], ask="counts")["result"]
    assert found["applied"] == 1
    assert found["counts"][0] == 3
    assert found["refused"]
    shown = answer(Player(), cmd="replay", **START, actions=["start 1"], ask="legal")["result"]
    assert shown["legal"] == [["start 0", "start 1", "start 2"]]


def test_what_would_take_too_long_is_not_done() -> None:
    left = iter([True, True, False])
    message = {"id": 1, "cmd": "replay", **START, "actions": ["start 1"] * 9, "ask": "none"}
    found = Player().answer(json.dumps(message).encode(), lambda: next(left))
    assert "no time" in found["error"]
    assert "no time" in Player().answer(b'{"id": 1, "cmd": "hello"}', lambda: False)["error"]


# What else can be asked.


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    directory = tmp_path_factory.mktemp("logs")
    args = ["--edition", "deluxe-2020", "--players", "2", "--games", "1", "--seed", "7", "--output", str(directory)]
    assert run(["simulate", *args]) == 0
    return next(directory.glob("*.jsonl")).read_text(encoding="utf-8").splitlines(keepends=True)


def said(capsys: pytest.CaptureFixture[str], *args: str) -> Any:
    """Give the document of a command."""
    capsys.readouterr()
    assert run([*args, "--format", "json"]) in {0, 1}
    return json.loads(capsys.readouterr().out)


def test_documents_are_those_of_the_command_line(
    place: tuple[str, int],
    log: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # A server quotes no text: it is no place to hand them out.
    monkeypatch.delenv("ORACLE_SOURCES", raising=False)
    client = Client(place)
    dispute = {"question": "may_depute", "facts": {"deck_size": 4}, "claims": {"Ana": "yes"}, "lang": "pt"}
    status, text = client.post("/ask", json.dumps(dispute))
    expected = said(capsys, "ask", "may_depute", "deck_size=4", "--claim", "Ana=yes", "--lang", "pt")
    assert (status, client.exit, json.loads(text)) == (200, "1", expected)
    status, text = client.post("/rule", '{"words": "depute", "limit": 3}')
    assert (status, client.exit, json.loads(text)) == (
        200,
        "0",
        said(capsys, "rule", "depute", "--limit", "3", "--no-findings"),
    )
    wrong = tmp_path / "wrong.jsonl"
    outcome = json.loads(log[-1])
    outcome["outcome"]["scores"][0] += 1
    wrong.write_text("".join(log[:-1]) + json.dumps(outcome) + "\n", encoding="utf-8")
    status, text = client.post("/replay?keep-going=1", wrong.read_bytes())
    assert (status, client.exit, json.loads(text)) == (200, "1", said(capsys, "replay", str(wrong), "--keep-going"))
    status, text = client.post("/replay", "".join(log))
    assert (status, client.exit, json.loads(text)["verdict"]) == (200, "0", "ok")


def test_a_log_in_a_dispute_is_given_as_its_lines(place: tuple[str, int], log: list[str]) -> None:
    lines = [json.loads(line) for line in log]
    move = next(n for n, line in enumerate(lines) if line.get("actor") == 0)
    asked = {"question": "legal", "log": lines, "move": lines[move]["ply"]}
    status, text = Client(place).post("/ask", json.dumps(asked))
    assert status == 200, text
    assert json.loads(text)["answers"][0]["verdict"] == "yes"


@pytest.mark.parametrize(
    ("path", "body", "says"),
    [
        ("/ask", "", "question"),
        ("/ask", "[]", "an object"),
        ("/ask", "{", "JSON"),
        ("/ask", b"\xff", "UTF-8"),
        ("/ask", '{"question": "no such question at all"}', "got"),
        ("/ask", '{"question": "may_depute", "edition": "first"}', "dispute.json"),
        ("/ask", '{"question": "legal", "log": "/etc/hostname"}', "list of objects"),
        ("/ask", '{"question": "legal", "position": "x", "players": 3, "components": "/etc/hostname"}', "no file"),
        ("/ask", '{"question": "legal", "position": "x", "players": 3, "rulings": "/etc/hostname"}', "no file"),
        ("/ask", '{"question": "legal", "facts": {"log": "/etc/hostname", "move": 1}}', "no facts"),
        ("/ask", '{"question": "may_depute", "certificate": "/tmp/x"}', "certificate"),
        ("/ask", '{"question": "may_depute", "lang": "--output=x"}', "--lang"),
        ("/rule", "{}", "words"),
        ("/rule", '{"words": "--output=x"}', "got"),
        ("/rule", '{"words": "depute", "limit": "9"}', "limit"),
        ("/rule", '{"words": "depute", "findings": 1}', "findings"),
        ("/check", '{"topics": "deputing"}', "topics"),
        ("/check", '{"topics": ["no-such-topic"]}', "no-such-topic"),
        ("/check", '{"sources": "/etc"}', "sources"),
        ("/replay", "", "got"),
        ("/replay", '{"format": "rococo-log/1"}\n', "edition"),
        ("/replay?html=x", "", "html"),
        ("/protocol", "", "messages"),
    ],
)
def test_what_cannot_be_judged_is_said_in_one_message(
    place: tuple[str, int], path: str, body: str | bytes, says: str
) -> None:
    status, text = Client(place).post(path, body)
    assert status == 400
    assert says in json.loads(text)["error"]
    assert "Traceback" not in text


def test_requests_are_bounded(place: tuple[str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    client = Client(place)
    monkeypatch.setattr(sites, "LARGEST_REQUEST", 1000)
    monkeypatch.setattr(sites, "MOST_MESSAGES", 3)
    assert client.post("/ask", "x" * 2000)[0] == 413
    assert client.post("/protocol", "{}\n" * 4)[0] == 400
    assert client.post("/ask", "x", Content_Encoding="gzip")[0] == 415
    assert client.post("/ask", "", method="GET")[0] == 405
    assert client.post("/no-such-path", "")[0] == 404
    assert client.post("/", "", method="GET", Host="elsewhere.example")[0] == 400
    assert json.loads(client.post("/", "", method="GET")[1])["post"] == [
        "/protocol",
        "/ask",
        "/rule",
        "/check",
        "/replay",
    ]


def test_no_option_comes_from_a_value() -> None:
    assert errands.rule('{"words": "--output=x", "editions": ["--output=y"]}', {}).args == (
        *("rule", "--format=json", "--edition=--output=y", "--no-findings", "--", "--output=x"),
    )
    with pytest.raises(RequestError):
        errands.check('{"topics": [1]}', {})


def test_an_errand_that_takes_too_long_is_ended() -> None:
    workers = Workers(0.05, 1)
    try:
        outcomes = [workers.run(errands.check("{}", {})) for _ in range(2)]
        assert [(o.code, o.late, o.busy) for o in outcomes] == [(None, True, False)] * 2
        assert not any(p.is_open for p in workers._all)
    finally:
        workers.close()


def test_when_all_are_at_work_it_is_said() -> None:
    workers = Workers(0.05, 0)
    assert workers.run(errands.check("{}", {})).busy
    assert workers.run(errands.check("{}", {})).busy
    workers.close()


def test_no_more_errands_wait_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oracle.apps.serve.workers.MOST_WAITING", 0)
    full = Workers(120, 0)
    assert full.run(errands.check("{}", {})).busy
    full.close()


# The command.


def test_without_the_extra_it_is_one_message(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "oracle.apps.serve.site")
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    assert run(["serve", "--port", "0"]) == 2
    err = capsys.readouterr().err
    assert "starlette and uvicorn to serve, got none" in err
    assert "rococo-oracle[serve]" in err


def test_a_place_that_is_taken_is_told(place: tuple[str, int], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--port", str(place[1])]) == 2
    assert "a place to listen at" in capsys.readouterr().err
    assert run(["serve", "--port", "0", "--host", "no such host"]) == 2
    assert "a place to listen at" in capsys.readouterr().err


def test_it_says_where_it_listens_and_ends_when_interrupted() -> None:
    started = [sys.executable, "-m", "oracle.apps.cli", "serve", "--port", "0"]
    with subprocess.Popen(started, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        words = process.stdout.readline().split()
        host, port = words[2].rstrip(",").removeprefix("http://").split(":")
        status, text = Client((host, int(port))).post("/rule", '{"words": "depute"}')
        assert (status, "hits" in json.loads(text)) == (200, True)
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
        assert process.stderr.read() == "Error: interrupted\n"


def test_an_interrupt_is_told_from_the_background_of_a_shell_too() -> None:
    # A shell lets what it starts in the background take no interrupts; the server takes them all the same.
    line = f"trap '' INT; exec {shlex.quote(sys.executable)} -m oracle.apps.cli serve --port 0"
    with subprocess.Popen(["sh", "-c", line], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("listening at")
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
