"""The processes that run errands: a fixed number of them, each ended and begun anew when it takes too long."""

from __future__ import annotations

import contextlib
import queue
import sys
import tempfile
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import oracle
from oracle.apps.cli import JUDGED_RIGHT, JUDGED_WRONG
from oracle.apps.serve.errands import Errand
from oracle.engine.channel import Limits
from oracle.engine.program import Program
from oracle.engine.protocol import Answer, Fault, Kind, encoded, read

WORKERS: Final = 2
"""So many errands run side by side."""

MOST_WAITING: Final = 16
"""So many errands wait for a process; each holds a thread that the protocol could use."""

LONGEST_ANSWER: Final = 64_000_000
"""So many bytes an answer may have."""

_START: Final = (
    "import sys; sys.path.insert(0, sys.argv[1]); from oracle.apps.serve.worker import work; work(sys.argv[2])"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """
    What came of an errand.

    Attributes:
        code: The exit code of the command; None where it came to no end.
        text: The document, or what went wrong.
        busy: It was not begun.
        late: It was ended.
    """

    code: int | None = None
    text: str
    busy: bool = False
    late: bool = False


class Workers:
    """Runs errands, as many at a time as there are processes."""

    def __init__(self, deadline: float, many: int = WORKERS) -> None:
        self._limits: Final = Limits(deadline=deadline, longest=LONGEST_ANSWER)
        self._directory: Final = tempfile.TemporaryDirectory(prefix="oracle-serve-", ignore_cleanup_errors=True)
        self._idle: Final[queue.SimpleQueue[Program]] = queue.SimpleQueue()
        self._all: Final[list[Program]] = []
        self._room: Final = threading.BoundedSemaphore(many + MOST_WAITING)
        root = str(Path(oracle.__file__).parents[1])
        for number in range(many):
            own = Path(self._directory.name) / str(number)
            own.mkdir()
            program = Program([sys.executable, "-c", _START, root, str(own)], self._limits, trusted=True)
            self._all.append(program)
            self._idle.put(program)

    def run(self, errand: Errand) -> Outcome:
        """Run an errand; wait for a process no longer than an errand may take."""
        busy = Outcome(text="time for a request, got none: the server is busy", busy=True)
        if not self._room.acquire(blocking=False):
            return busy
        try:
            program = self._idle.get(timeout=self._limits.deadline)
        except queue.Empty:
            return busy
        else:
            try:
                return self._run(program, errand)
            finally:
                self._idle.put(program)
        finally:
            self._room.release()

    def _run(self, program: Program, errand: Errand) -> Outcome:
        answer = program.open() if not program.is_open else None
        if answer is None:
            message: dict[str, Any] = {"args": errand.args, "stdin": errand.stdin, "files": errand.files}
            line = next(iter(program.lines([encoded(0, "run", message)], ["run"])))
            answer = line if isinstance(line, Answer) else read(line, 0)
        if answer.kind is not Kind.RESULT:
            program.close()
            late = answer.fault is Fault.HUNG
            says = (
                f"an answer within {self._limits.deadline:g} seconds, got none" if late else f"an answer, got {answer}"
            )
            return Outcome(text=says, late=late)
        result = answer.value
        judged = result["code"] in {JUDGED_RIGHT, JUDGED_WRONG}
        return Outcome(code=result["code"], text=result["out" if judged else "err"])

    def close(self) -> None:
        """End all processes."""
        for program in self._all:
            with contextlib.suppress(OSError, ValueError):
                program.close()
        self._directory.cleanup()
