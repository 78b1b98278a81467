"""Answers of a subject are read with limits: whatever is wrong with a line has a name, and never raises."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.engine.protocol import (
    DEEPEST,
    FAULTS,
    RESULTS,
    Answer,
    Claims,
    Fault,
    Kind,
    depth,
    printable,
    read,
    read_claims,
    short,
)


def answer(**members: Any) -> bytes:
    return json.dumps({"id": 7, **members}).encode()


def test_each_of_the_four_answers_is_read() -> None:
    assert read(answer(result=[1]), 7) == Answer(Kind.RESULT, [1])
    assert read(answer(refused={"reason": "no"}), 7) == Answer(Kind.REFUSED, "no")
    assert read(answer(refused="no"), 7) == Answer(Kind.REFUSED, "no")
    assert read(answer(skipped="later"), 7) == Answer(Kind.SKIPPED, "later")
    assert read(answer(error="oh"), 7).fault is Fault.ERROR


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (b"\xff\xfe", Fault.NOT_UTF8),
        (b"caf\xe9", Fault.NOT_UTF8),
        (b"", Fault.NOT_JSON),
        (b"{", Fault.NOT_JSON),
        (b'{"id": 7, "result": NaN}', Fault.NOT_JSON),
        (b'{"id": 7, "result": Infinity}', Fault.NOT_JSON),
        (b'{"id": 7, "result": ' + b"9" * 5000 + b"}", Fault.NOT_JSON),
        (b"[" * 100_000, Fault.TOO_DEEP),
        (b'{"id": 7, "result": ' + b"[" * 40 + b"]" * 40 + b"}", Fault.TOO_DEEP),
        (b"[]", Fault.NOT_AN_ANSWER),
        (b'{"id": 7}', Fault.NOT_AN_ANSWER),
        (b'{"id": 7, "result": 1, "skipped": "2"}', Fault.NOT_AN_ANSWER),
        (b'{"result": 1}', Fault.WRONG_ID),
        (b'{"id": 8, "result": 1}', Fault.WRONG_ID),
        (b'{"id": "7", "result": 1}', Fault.WRONG_ID),
        (b'{"id": true, "result": 1}', Fault.WRONG_ID),
        (b'{"id": 3, "result": 1}', Fault.UNASKED),
    ],
)
def test_what_is_no_answer_has_a_name(line: bytes, fault: Fault) -> None:
    found = read(line, 7)
    assert found.kind is Kind.FAULT
    assert found.fault is fault
    assert str(found).startswith(FAULTS[fault])


@given(st.binary(max_size=200))
def test_no_line_raises(line: bytes) -> None:
    assert printable(str(read(line, 0))) == str(read(line, 0))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(JSON, st.sampled_from(sorted(RESULTS)))
def test_no_result_raises(value: Any, cmd: str) -> None:
    RESULTS[cmd](value)
    read_claims(Answer(Kind.RESULT, value))


@given(JSON)
def test_the_depth_is_that_of_the_text(value: Any) -> None:
    assert depth(value) == _deep(value)


def _deep(value: Any) -> int:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return 0 if inner is None else 1 + max((_deep(v) for v in inner), default=0)


def test_the_depth_of_a_bottomless_value_is_not_counted_on() -> None:
    value: Any = []
    for _ in range(100_000):
        value = [value]
    assert depth(value) == DEEPEST + 1


def test_terminal_escapes_are_shown_and_not_obeyed() -> None:
    found = read(answer(error="\x1b]0;owned\x07\x1b[2J\u202e\ud800"), 7)
    assert str(found).isprintable()
    assert "\\x1b" in str(found)
    assert short("a\r\nb" * 1000, 20).isprintable()
    assert len(short("a" * 1000, 20)) < 30


def test_claims_are_read() -> None:
    value = {"name": "mine", "version": 3, "protocol": 1, "commands": ["hello"], "editions": ["e"], "players": [2]}
    claims = read_claims(Answer(Kind.RESULT, value))
    assert isinstance(claims, Claims)
    assert (claims.name, claims.version, claims.pipeline) == ("mine", "3", True)
    assert claims.plays("e", 2, ()) == ""
    assert "does not play f" in claims.plays("f", 2, ())
    assert "with 3" in claims.plays("e", 3, ())
    assert "jewelry-box" in claims.plays("e", 2, ("jewelry-box",))


@pytest.mark.parametrize(
    "value",
    [
        [],
        {},
        {"protocol": 2},
        {"protocol": True},
        {"protocol": 1, "players": ["2"]},
        {"protocol": 1, "commands": ["x"]},
    ],
)
def test_claims_that_are_none_are_said(value: Any) -> None:
    assert isinstance(read_claims(Answer(Kind.RESULT, value)), str)


def test_a_subject_that_skips_hello_is_told() -> None:
    assert read_claims(Answer(Kind.SKIPPED, "no")) == "skipped: no"
