"""
Runs errands in a process of its own, one after the other: so each can be ended when its time is over.

It speaks as a subject does: a JSON object a line (`oracle.engine.program`).
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from oracle.apps.cli import run


def done(message: Mapping[str, Any]) -> dict[str, Any]:
    """Run a command, and give its exit code and what it wrote."""
    for name, text in message["files"].items():
        Path(name).write_text(text, encoding="utf-8")
    given = io.TextIOWrapper(io.BytesIO(message["stdin"].encode("utf-8", "backslashreplace")), encoding="utf-8")
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="backslashreplace") for _ in range(2))
    before = sys.stdin
    sys.stdin = given
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = run(message["args"])
    finally:
        sys.stdin = before
        for name in message["files"]:
            Path(name).unlink(missing_ok=True)
    return {"code": code, "out": _text(out), "err": _text(err)}


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()


def work(directory: str) -> None:
    """Run errands until nobody sends one."""
    os.chdir(directory)
    # Quotes stay with who owns the texts.
    os.environ.pop("ORACLE_SOURCES", None)
    with contextlib.suppress(ImportError):
        import resource  # noqa: PLC0415 - systems without it have no such limits

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with os.fdopen(os.dup(0), "rb") as asked, os.fdopen(os.dup(1), "wb") as answers:
        # Whatever a command prints past its streams must not pass for an answer.
        os.dup2(2, 1)
        for line in asked:
            message = json.loads(line)
            answers.write(json.dumps({"id": message["id"], "result": done(message)}).encode() + b"\n")
            answers.flush()
