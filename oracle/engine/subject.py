"""
The process of a subject: started, asked, watched, ended, and started again.

Questions may be written several at a time; the answers come in the same order, each within its deadline. The first
question without a good answer is the one that is blamed. Whatever happens, no process is left behind.
"""

from __future__ import annotations

import contextlib
import os
import select
import shutil
import signal
import subprocess
import time  # noqa: TID251 - a deadline is a matter of the clock; what is judged hangs on no clock
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import TracebackType
from typing import Any, Final, Self

from oracle.engine.protocol import (
    ENDING,
    FORMAT,
    LONGEST_LINE,
    PROTOCOL,
    RESULTS,
    Answer,
    Claims,
    Fault,
    Kind,
    encoded,
    faulty,
    printable,
    read,
    read_claims,
    short,
)

Question = tuple[str, Mapping[str, Any]]
"""A command and its members."""

_CHUNK: Final = 1 << 16
_KEPT_OF_ERRORS: Final = 4000
_PATIENCE: Final = 0.5
_SLOW: Final = frozenset({"hello", "components", "start", "replay"})
_MORE_TIME: Final = 10
_LOOKED_FOR: Final = 8
_MANY: Final = 64
_READ: Final = select.POLLIN | select.POLLHUP | select.POLLERR if hasattr(select, "poll") else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """
    What a subject is given.

    Attributes:
        deadline: Seconds for each answer; ten times as many for what takes longer: to begin, and a whole trace.
        memory: Megabytes of address space; 0 is no limit.
        longest: Bytes of one answer.
    """

    deadline: float = 5.0
    memory: int = 0
    longest: int = LONGEST_LINE


def _limited(memory: int) -> Callable[[], None] | None:
    try:
        import resource  # noqa: PLC0415 - systems without it have no such limits
    except ImportError:
        return None

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if memory:
            bytes_ = memory << 20
            resource.setrlimit(resource.RLIMIT_AS, (bytes_, bytes_))

    return limit


class Subject:
    """
    A program that is judged.

    Attributes:
        starts: How often it was started.
        claims: What it says about itself; empty until it was asked.
    """

    def __init__(self, command: Sequence[str], limits: Limits | None = None) -> None:
        self.command: Final = tuple(command)
        self.limits: Final = limits or Limits()
        self.starts = 0
        self.claims = Claims()
        self._process: subprocess.Popen[bytes] | None = None
        self._number = 0
        self._first = 0
        self._buffer = bytearray()
        self._errors = bytearray()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _: TracebackType | None
    ) -> None:
        self.stop()

    @property
    def is_running(self) -> bool:
        """Whether there is a process that can be asked."""
        return self._process is not None

    @property
    def stderr(self) -> str:
        """The last few lines that it wrote to standard error, fit to be shown."""
        lines = self._errors.decode("utf-8", "replace").strip().splitlines()
        return " | ".join(printable(line)[:200] for line in lines[-3:])

    # Asking.

    def greet(self) -> Answer | None:
        """See that the program runs, so that its claims are known; give what went wrong."""
        return self._start() if self._process is None else None

    def ask(self, cmd: str, **members: Any) -> Answer:
        """Ask one question; the program is started if it does not run."""
        return self.ask_all([(cmd, members)])[0]

    def ask_all(self, questions: Sequence[Question]) -> list[Answer]:
        """
        Ask several questions.

        Returns:
            Their answers; if one is a fault after which nothing can be read, it is the last.
        """
        if not questions:
            return []
        if self._process is None and (failed := self._start()) is not None:
            return [failed]
        if self._buffer:
            return [self._ended(faulty(Fault.UNASKED, bytes(self._buffer[:200]).decode("utf-8", "replace")))]
        if self.claims.pipeline:
            return self._exchanged(questions)
        found: list[Answer] = []
        for question in questions:
            found += self._exchanged([question])
            if found[-1].fault in ENDING:
                break
        return found

    def _exchanged(self, questions: Sequence[Question]) -> list[Answer]:
        first = self._number
        self._number += len(questions)
        lines = [encoded(first + n, cmd, members) for n, (cmd, members) in enumerate(questions)]
        found: list[Answer] = []
        for line in self._lines(b"".join(lines), [cmd for cmd, _ in questions]):
            if isinstance(line, Answer):
                answer = line
            else:
                number = first + len(found)
                answer = _formed(questions[len(found)][0], read(line, number, self._first))
            if answer.fault in {Fault.WRONG_ID, Fault.UNASKED} and (more := self._more(len(lines))):
                answer = faulty(Fault.FLOODED, f"{more} lines that nobody asked for")
            found.append(answer)
            if answer.fault in ENDING:
                found[-1] = self._ended(answer)
                break
        return found

    def _lines(self, out: bytes, asked: Sequence[str]) -> Iterator[bytes | Answer]:
        """Write what is to be written and give a line for each command, or what went wrong."""
        assert self._process is not None and self._process.stdin and self._process.stdout and self._process.stderr  # noqa: S101, PT018 - for the type checker
        into, from_, errors = (s.fileno() for s in (self._process.stdin, self._process.stdout, self._process.stderr))
        waiting = select.poll()
        waiting.register(from_, select.POLLIN)
        waiting.register(errors, select.POLLIN)
        left = memoryview(out)
        patience = self._patience(asked[0])
        until = time.monotonic() + patience
        given = 0
        left = left[self._written(into, left) :]
        if left:
            waiting.register(into, select.POLLOUT)
        while given < len(asked):
            end = self._buffer.find(b"\n")
            if end >= 0:
                line = bytes(self._buffer[:end])
                del self._buffer[: end + 1]
                given += 1
                yield faulty(Fault.FLOODED, f"{len(line)} bytes") if len(line) > self.limits.longest else line
                if given < len(asked):
                    patience = self._patience(asked[given])
                    until = time.monotonic() + patience
                continue
            if len(self._buffer) > self.limits.longest:
                yield faulty(Fault.FLOODED, f"a line of more than {self.limits.longest} bytes")
                return
            rest = until - time.monotonic()
            if rest <= 0:
                yield faulty(Fault.HUNG, f"{patience:g} seconds")
                return
            for file, event in waiting.poll(rest * 1000 + 1):
                if file == into:
                    done = self._written(into, left)
                    left = left[done:]
                    if not left or event & (select.POLLERR | select.POLLHUP):
                        waiting.unregister(into)
                elif file == errors:
                    if not self._drained(errors):
                        waiting.unregister(errors)
                elif event & _READ:
                    chunk = _read(from_)
                    if not chunk:
                        yield self._crash()
                        return
                    self._buffer += chunk

    def _more(self, asked: int) -> int:
        """Give how many lines lie there beyond those that were asked for, if they are many."""
        if self._process is not None and self._process.stdout is not None:
            for _ in range(_LOOKED_FOR):
                chunk = _read(self._process.stdout.fileno())
                self._buffer += chunk or b""
        lines = self._buffer.count(b"\n")
        # Who answers everything twice writes no more than twice as much.
        return lines if lines > 2 * asked + _MANY else 0

    def _patience(self, cmd: str) -> float:
        return self.limits.deadline * (_MORE_TIME if cmd in _SLOW else 1)

    @staticmethod
    def _written(into: int, left: memoryview) -> int:
        try:
            return os.write(into, left[: 1 << 20])
        except BlockingIOError:
            return 0
        except OSError:
            # It reads no more; what it still writes, or that it ended, shows on its output.
            return len(left)

    def _drained(self, errors: int) -> bool:
        """Take what came on standard error; say whether more may come."""
        chunk = _read(errors)
        if chunk:
            self._errors += chunk
            del self._errors[:-_KEPT_OF_ERRORS]
        return chunk != b""

    def _crash(self) -> Answer:
        assert self._process is not None  # noqa: S101 - for the type checker
        try:
            code = self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            return faulty(Fault.CRASHED, "it closed its output and went on")
        if self._process.stderr is not None:
            while (chunk := _read(self._process.stderr.fileno())) is not None and chunk:
                self._errors = (self._errors + chunk)[-_KEPT_OF_ERRORS:]
        says = f"exit code {code}" if code >= 0 else f"signal {_signal(-code)}"
        return faulty(Fault.CRASHED, f"{says}{f': {self.stderr}' if self.stderr else ''}")

    # The process.

    def _start(self) -> Answer | None:
        """Start the program and greet it; give what went wrong."""
        self.starts += 1
        self._buffer.clear()
        self._errors.clear()
        self._first = self._number
        program = shutil.which(self.command[0])
        if program is None:
            return faulty(Fault.NOT_STARTED, f"there is no program {short(self.command[0], 120)}")
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user names it
                [program, *self.command[1:]],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                # Nothing else runs in this process while it is copied.
                preexec_fn=_limited(self.limits.memory),  # noqa: PLW1509
                bufsize=0,
            )
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            return faulty(Fault.NOT_STARTED, getattr(error, "strerror", None) or error)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                os.set_blocking(stream.fileno(), False)
        answer = self._exchanged([("hello", {"protocol": PROTOCOL, "format": FORMAT})])[0]
        if answer.fault in ENDING:
            return answer
        claims = read_claims(answer)
        if isinstance(claims, str):
            return self._ended(faulty(Fault.NOT_STARTED, f"hello: {claims}"))
        self.claims = claims
        return None

    def _ended(self, answer: Answer) -> Answer:
        """End a program that cannot be asked any more; give what it did, with what it wrote to standard error."""
        if self._process is not None and self._process.stderr is not None:
            self._drained(self._process.stderr.fileno())
        words = str(answer.value or "")
        if self.stderr and self.stderr not in words:
            words += f" (stderr: {self.stderr})"
        self._kill()
        return replace(answer, value=words)

    def _kill(self) -> None:
        process, self._process = self._process, None
        self._buffer.clear()
        if process is None:
            return
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
        # Whatever it has started goes with it.
        with contextlib.suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def stop(self) -> None:
        """Say good-bye and end the program."""
        if self._process is None:
            return
        if "stop" in self.claims.commands and not self._buffer:
            self._exchanged([("stop", {})])
        if self._process is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                if self._process.stdin is not None:
                    self._process.stdin.close()
                self._process.wait(_PATIENCE)
        self._kill()

    def restart(self) -> None:
        """End the program, so that the next question starts it anew."""
        self._kill()


def _formed(cmd: str, answer: Answer) -> Answer:
    """Give an answer, or what is wrong with its form."""
    if answer.kind is Kind.RESULT:
        value = RESULTS[cmd](answer.value)
        return faulty(Fault.MALFORMED, answer.value) if value is None else Answer(Kind.RESULT, value)
    return answer


def _read(file: int) -> bytes | None:
    """Give what can be read now: nothing at the end, None if it may come later."""
    try:
        return os.read(file, _CHUNK)
    except BlockingIOError:
        return None
    except OSError:
        return b""


def _signal(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)
