"""A server is trusted no more than a program: what it does wrong has the same names."""

from __future__ import annotations

import itertools
import json
import threading
from collections.abc import Callable
from typing import Any

import pytest

from oracle.engine.protocol import ENDING, Fault, Kind
from oracle.engine.remote import MOST_TOGETHER, check_url
from oracle.engine.subject import Limits, Subject
from oracle.errors import RequestError
from tests.stub_servers import Asked, Odd, http, serving

QUICK = Limits(deadline=0.4, longest=100_000)
PAUSE = threading.Event()
TOGETHER = {"pipeline": True}


def ask(odd: Odd, *, many: int = 1, limits: Limits = QUICK, hello: dict[str, Any] | None = None) -> list[Any]:
    """Give the answers of a server that does something odd."""
    with serving(odd, hello) as server, Subject([server.url], limits) as subject:
        found = subject.ask_all([("legal", {"game": n}) for n in range(many)])
        assert found[-1].fault not in ENDING or not subject.is_running
        return found


def drip(asked: Asked) -> bytes:
    """Send a byte now and then, so that no single wait is long."""
    for _ in itertools.count():
        asked.line.sendall(b" ")
        PAUSE.wait(0.05)
    return b""


def drip_headers(asked: Asked) -> bytes:
    asked.line.sendall(b"HTTP/1.1 200 OK\r\n")
    for n in itertools.count():
        asked.line.sendall(f"X-{n}: y\r\n".encode())
        PAUSE.wait(0.05)
    return b""


def begin_and_drip(asked: Asked) -> bytes:
    asked.line.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n")
    return drip(asked)


def flood(asked: Asked) -> bytes:
    asked.line.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
    while True:
        asked.line.sendall(b"x" * 10_000)


def chunked(asked: Asked) -> bytes:
    body = asked.good(["main none"])
    parts = b"".join(b"%x\r\n%b\r\n" % (len(p), p) for p in (body[:7], body[7:]))
    return b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + parts + b"0\r\n\r\n"


def closing(asked: Asked) -> bytes | None:
    asked.line.sendall(b"HTTP/1.0 200 OK\r\n\r\n" + asked.good(["main none"]))
    return None


def _fault(odd: Odd) -> Fault | None:
    fault: Fault | None = ask(odd)[0].fault
    return fault


@pytest.mark.parametrize(
    ("odd", "fault"),
    [
        (lambda a: http(a.good(["main none"])), None),
        (lambda a: http(a.good(["main none"]).strip()), None),
        (lambda a: http(json.dumps({"id": a.ids[0], "result": ["x"]}, indent=2).encode()), None),
        (chunked, None),
        (closing, None),
        (lambda a: http(a.good(3)), Fault.MALFORMED),
        (lambda _: None, Fault.CRASHED),
        (lambda _: http(b"no", status="500 Internal Server Error"), Fault.CRASHED),
        (lambda _: http(b"", status="503 Service Unavailable"), Fault.CRASHED),
        (lambda _: http(b""), Fault.CRASHED),
        (lambda _: http(b'{"id": 1, "res', length=900), Fault.HUNG),
        (lambda a: a.line.sendall(http(b'{"id": 1', length=900)), Fault.CRASHED),
        (lambda a: a.line.sendall(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nab"), Fault.CRASHED),
        (lambda _: http(b"", status="404 Not Found"), Fault.NOT_AN_ANSWER),
        (lambda _: http(b"", status="301 Moved", headers="Location: http://192.0.2.1/\r\n"), Fault.NOT_AN_ANSWER),
        (lambda _: http(b"", status="307 Elsewhere", headers="Location: /other\r\n"), Fault.NOT_AN_ANSWER),
        (lambda _: http(b"", status="202 Accepted"), Fault.NOT_AN_ANSWER),
        (lambda _: b"220 mail at your service\r\n\r\n", Fault.NOT_AN_ANSWER),
        (lambda _: b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", Fault.CRASHED),
        (lambda _: b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 500 + b"\r\n", Fault.FLOODED),
        (lambda _: b"HTTP/1.1 200 OK\r\nX: " + b"y" * 100_000 + b"\r\n\r\n", Fault.FLOODED),
        (lambda _: http(b"x" * 200_000), Fault.FLOODED),
        (flood, Fault.FLOODED),
        (lambda a: http(a.good([]) + b'{"id": 7}\n' * 500), Fault.FLOODED),
        (lambda a: http(a.good([]) + a.good([])), Fault.UNASKED),
        (lambda a: http(a.good([]), headers="Content-Encoding: gzip\r\n"), Fault.NOT_UTF8),
        (lambda _: http(b'"\xff"'), Fault.NOT_UTF8),
        (lambda _: http(b"<html>it works</html>"), Fault.NOT_JSON),
        (lambda _: http(b"[" * 50_000), Fault.TOO_DEEP),
        (lambda _: http(b"[]"), Fault.NOT_AN_ANSWER),
        (lambda a: http(b'{"id": %d, "result": []}' % (a.ids[0] + 1)), Fault.WRONG_ID),
        (lambda a: http(b'{"id": %d, "error": "no"}' % a.ids[0]), Fault.ERROR),
        (drip, Fault.HUNG),
        (drip_headers, Fault.HUNG),
        (begin_and_drip, Fault.HUNG),
        (lambda a: b"HTTP/1.1 100 Continue\r\n\r\n" + http(a.good([])), None),
    ],
)
def test_what_it_does_is_told_by_name(odd: Odd, fault: Fault | None) -> None:
    assert _fault(odd) is fault


def test_no_redirect_is_followed_and_where_it_points_to_is_said() -> None:
    with serving(lambda a: http(a.good([]))) as other:

        def odd(_: Asked) -> bytes:
            return http(b"", status="308 Moved", headers=f"Location: {other.url}\r\n")

        says = str(ask(odd)[0])
        assert "308" in says
        assert other.url in says
        assert not other.connections


def test_words_of_a_server_are_shown_and_not_obeyed() -> None:
    says = str(ask(lambda _: http(b"\x1b[31mred", status="500 \x1b[2J"))[0])
    assert says.isprintable()
    assert "red" in says


def test_each_message_is_a_request_unless_the_server_takes_several() -> None:
    for hello, sizes in ((None, [1, 1, 1]), (TOGETHER, [3])):
        with serving(lambda a: http(a.good([])), hello) as server, Subject([server.url], QUICK) as subject:
            assert [a.kind for a in subject.ask_all([("legal", {"game": 1})] * 3)] == [Kind.RESULT] * 3
            assert [len(a.messages) for a in server.asked[1:]] == sizes
            kind = "application/x-ndjson" if hello else "application/json"
            assert f"Content-Type: {kind}\r\n" in server.asked[-1].head
            assert server.connections == 1


def test_no_request_holds_more_than_a_server_will_take() -> None:
    with serving(lambda a: http(a.good([])), TOGETHER) as server, Subject([server.url], Limits()) as subject:
        found = subject.ask_all([("legal", {"game": n}) for n in range(2 * MOST_TOGETHER + 1)])
        assert {a.kind for a in found} == {Kind.RESULT}
        assert len(found) == 2 * MOST_TOGETHER + 1
        assert [len(a.messages) for a in server.asked[1:]] == [MOST_TOGETHER, MOST_TOGETHER, 1]
        subject.ask_all([("apply", {"game": 1, "action": "x" * 20_000})] * 5)
        assert [len(a.messages) for a in server.asked[4:]] == [2, 2, 1]


def test_several_messages_have_the_time_of_a_trace() -> None:
    def odd(asked: Asked) -> bytes:
        PAUSE.wait(0.7)
        return http(asked.good([]))

    limits = Limits(deadline=0.5)
    assert [a.fault for a in ask(odd, many=2, hello=TOGETHER, limits=limits)] == [None, None]
    assert ask(odd, hello=TOGETHER, limits=limits)[0].fault is Fault.HUNG


@pytest.mark.parametrize(
    ("cut", "fault"),
    [
        (lambda b: b[: b.index(b"\n") + 1], Fault.CRASHED),
        (lambda b: b[: b.index(b"\n")], Fault.CRASHED),
        (lambda b: b[: b.index(b"\n") + 1] + b"what?\n" + b, Fault.NOT_JSON),
    ],
)
def test_the_first_question_without_a_good_answer_is_blamed(cut: Callable[[bytes], bytes], fault: Fault) -> None:
    found = ask(lambda a: http(cut(a.good([]))), many=4, hello=TOGETHER)
    assert [a.fault for a in found] == [None, fault]


def test_cookies_are_sent_back_until_the_session_ends() -> None:
    def odd(asked: Asked) -> bytes:
        cookies = f"Set-Cookie: s=a{asked.number}; Path=/; HttpOnly\r\nSet-Cookie: bad cookie\r\nSet-Cookie: t=\r\n"
        return http(asked.good([]), headers=cookies)

    with serving(odd) as server, Subject([server.url], QUICK) as subject:
        for _ in range(3):
            subject.ask("legal", game=1)
        subject.restart()
        subject.ask("legal", game=1)
        heads = [a.head.partition("Cookie: ")[2].partition("\r\n")[0] for a in server.asked]
        assert heads == ["", "", "s=a1; t=", "s=a2; t=", "", ""]
        assert subject.starts == 2


def test_a_connection_that_was_closed_between_questions_is_opened_again() -> None:
    with serving(closing) as server, Subject([server.url], QUICK) as subject:
        assert [subject.ask("legal", game=1).kind for _ in range(3)] == [Kind.RESULT] * 3
        assert subject.starts == 1
        assert server.connections == 3


def test_what_a_server_writes_without_a_question_is_noticed_with_the_next() -> None:
    answered, written = threading.Event(), threading.Event()

    def odd(asked: Asked) -> bytes:
        asked.line.sendall(http(asked.good([])))
        answered.wait(5)
        asked.line.sendall(b"once more")
        written.set()
        return b""

    with serving(odd) as server, Subject([server.url], QUICK) as subject:
        assert subject.ask("legal", game=1).fault is None
        answered.set()
        written.wait(5)
        assert subject.ask("legal", game=1).fault is Fault.UNASKED


def test_a_server_that_is_gone_is_told() -> None:
    with serving(lambda a: http(a.good([]))) as server:
        url = server.url
    with Subject([url], QUICK) as subject:
        found = subject.ask("legal", game=1)
    assert found.fault is Fault.NOT_STARTED
    assert "no connection to 127.0.0.1:" in str(found)


@pytest.mark.parametrize("hello", [{"protocol": 9}, {"commands": "all"}, {"commands": ["dance"]}])
def test_a_server_that_does_not_greet_well_is_told(hello: dict[str, Any]) -> None:
    with serving(lambda a: http(a.good()), hello) as server, Subject([server.url], QUICK) as subject:
        found = subject.greet()
    assert found is not None
    assert found.fault is Fault.NOT_STARTED
    assert "hello" in str(found)


@pytest.mark.parametrize(
    "url",
    [
        "file:///etc/hostname",
        "ftp://localhost/",
        "localhost:8000",
        "http://",
        "http://local host/",
        "http://127.0.0.1:99999/",
        "http://127.0.0.1:x/",
        "http://[::1/",
        "http://a:b@127.0.0.1/",
        "http://127.0.0.1/#here",
        "http://127.0.0.1/\r\nX: y",
        "http://127.0.0.1/ä",
    ],
)
def test_what_is_no_url_of_the_web_is_refused(url: str) -> None:
    with pytest.raises(RequestError):
        check_url(url)
