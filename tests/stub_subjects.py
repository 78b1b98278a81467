"""Subjects that need no book: a few lines of Python each, started at once, for tests of the protocol."""

from __future__ import annotations

import sys

_HELLO = (
    '{"name":"stub","version":"1","protocol":1,"editions":["deluxe-2020"],"players":[2,3,4],"options":[],'
    '"commands":["hello","start","apply","legal","position","view","score","replay","stop"]}'
)


def stub(odd: str = "", *, hello: str = _HELLO) -> list[str]:
    """
    Give the command of a subject that answers every question with an empty result.

    Args:
        odd: Statements that run for each message after `hello`; they may write, sleep or end, and set `answer`.
        hello: What it says about itself.
    """
    lines = [
        "import json, os, sys, time",
        "out = sys.stdout.buffer",
        "for line in sys.stdin:",
        "    m = json.loads(line)",
        "    answer = {'id': m['id'], 'result': {}}",
        "    if m['cmd'] == 'hello':",
        f"        answer['result'] = json.loads({hello!r})",
        "    else:",
        *(f"        {line}" for line in (odd or "pass").splitlines()),
        "    if answer is not None:",
        "        out.write(json.dumps(answer).encode() + b'\\n')",
        "        out.flush()",
        "    if m['cmd'] == 'stop':",
        "        break",
    ]
    return [sys.executable, "-c", "\n".join(lines)]
