"""What lives behind a URL is judged as a program is, and what cannot be asked is told before anything is played."""

from __future__ import annotations

import json

import pytest

from oracle.apps.cli import run
from tests.stub_servers import Asked, Odd, http, serving
from tests.subjects.reference_subject import ReferenceSubject

KIND = ["--edition", "deluxe-2020", "--players", "2", "--options", "", "--format", "json"]


def engine(*, legal_but_one: bool = False, fails: str = "") -> Odd:
    """Give a server around the reference, with a defect perhaps."""
    subject = ReferenceSubject()

    def odd(asked: Asked) -> bytes:
        found = []
        for message in asked.messages:
            if message["cmd"] == fails:
                return http(b"out of order", status="500 Internal Server Error")
            answer = {"id": message["id"], **subject.answer(message)}
            if legal_but_one and message["cmd"] == "legal":
                answer["result"] = answer["result"][1:] or answer["result"]
            found.append(json.dumps(answer))
        return http("\n".join(found).encode())

    return odd


HELLO = {"commands": ["hello", "start", "apply", "legal"]}


def judged(
    odd: Odd, capsys: pytest.CaptureFixture[str], *args: str, together: bool = True
) -> tuple[int, dict[str, object]]:
    with serving(odd, {**HELLO, "pipeline": together}) as server:
        code = run(["test", "--url", server.url, *KIND, *args])
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return code, found


@pytest.mark.parametrize("together", [True, False])
def test_the_reference_has_no_mistake(together: bool, capsys: pytest.CaptureFixture[str]) -> None:
    code, found = judged(engine(), capsys, "--games", "1", together=together)
    assert code == 0
    assert found["mistakes"] == []


def test_a_wrong_rule_is_found_and_shrunk(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = judged(engine(legal_but_one=True), capsys, "--games", "1")
    assert code == 1
    assert '"cmd": "legal"' in json.dumps(found["mistakes"])


def test_a_server_that_fails_costs_the_case_and_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = judged(engine(fails="apply"), capsys, "--games", "1")
    assert code == 1
    assert '"kind": "crashed"' in json.dumps(found["mistakes"])
    assert "status 500" in json.dumps(found["mistakes"])


def test_a_campaign_goes_over_http(capsys: pytest.CaptureFixture[str]) -> None:
    with serving(engine(), {**HELLO, "pipeline": True}) as server:
        assert run(["fuzz", "--url", server.url, *KIND, "--games", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["cases"]["games"]["passed"] == 1


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["test"], "a COMMAND or --url, got neither"),
        (["test", "--url", ""], "got neither"),
        (["test", "--url", "http://127.0.0.1:1/", "--", "mine"], "got both"),
        (["test", "--url", "http://127.0.0.1:1/", "--memory", "9"], "--memory with a COMMAND"),
        (["test", "--url", "http://127.0.0.1:1/"], "no connection to 127.0.0.1:1"),
        (["test", "--url", "http://127.0.0.1:1/", "--identify"], "no connection to 127.0.0.1:1"),
        (["test", "--url", "file:///etc/hostname"], "begins with http:// or https://"),
        (["test", "--url", "http://\x1b[31m/"], "a URL"),
        (["fuzz", "--games", "1", "--url", "gopher://x"], "begins with http:// or https://"),
        (["fuzz", "--games", "1", "--url", "http://127.0.0.1:1/", "--", "mine"], "got both"),
    ],
)
def test_what_cannot_be_asked_is_one_message(args: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(args) == 2
    err = capsys.readouterr().err
    assert says in err
    assert "Traceback" not in err
    assert "\x1b" not in err
