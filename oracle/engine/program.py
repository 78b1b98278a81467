"""
A program that answers in lines: started, written to, read from, watched, and ended with all that it has started.

What it is asked, and what its answers mean, is the matter of `oracle.engine.subject`.
"""

from __future__ import annotations

import contextlib
import os
import select
import shutil
import signal
import subprocess
import time  # noqa: TID251 - a deadline is a matter of the clock; what is judged hangs on no clock
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from oracle.engine.channel import Limits
from oracle.engine.protocol import Answer, Fault, faulty, printable, short

_CHUNK: Final = 1 << 16
_KEPT_OF_ERRORS: Final = 4000
_PATIENCE: Final = 0.5
_LOOKED_FOR: Final = 8
_READ: Final = select.POLLIN | select.POLLHUP | select.POLLERR if hasattr(select, "poll") else 0


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


class Program:
    """
    A program that is spoken to over its standard input and output.

    Attributes:
        together: Lines may be written several at a time.
    """

    together: Final = True

    def __init__(self, command: Sequence[str], limits: Limits, *, trusted: bool = False) -> None:
        """
        Name the program.

        Args:
            trusted: It is one of ours and limits itself; so it can be started while other threads run.
        """
        self._command: Final = tuple(command)
        self._limits: Final = limits
        self._trusted: Final = trusted
        self._process: subprocess.Popen[bytes] | None = None
        self._buffer = bytearray()
        self._errors = bytearray()

    @property
    def is_open(self) -> bool:
        """Whether there is a process that can be asked."""
        return self._process is not None

    @property
    def aside(self) -> str:
        """The last few lines that it wrote to standard error, fit to be shown."""
        if self._process is not None and self._process.stderr is not None:
            self._drained(self._process.stderr.fileno())
        lines = self._errors.decode("utf-8", "replace").strip().splitlines()
        return " | ".join(printable(line)[:200] for line in lines[-3:])

    def open(self) -> Answer | None:
        """Start the program; give what went wrong."""
        self._buffer.clear()
        self._errors.clear()
        program = shutil.which(self._command[0])
        if program is None:
            return faulty(Fault.NOT_STARTED, f"there is no program {short(self._command[0], 120)}")
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user names it
                [program, *self._command[1:]],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                # Nothing else runs in this process while it is copied.
                preexec_fn=None if self._trusted else _limited(self._limits.memory),  # noqa: PLW1509
                bufsize=0,
            )
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            return faulty(Fault.NOT_STARTED, getattr(error, "strerror", None) or error)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                os.set_blocking(stream.fileno(), False)
        return None

    def lines(self, questions: Sequence[bytes], asked: Sequence[str]) -> Iterator[bytes | Answer]:
        """Write what is to be written and give a line for each command, or what went wrong."""
        assert self._process is not None and self._process.stdin and self._process.stdout and self._process.stderr  # noqa: S101, PT018 - for the type checker
        into, from_, errors = (s.fileno() for s in (self._process.stdin, self._process.stdout, self._process.stderr))
        waiting = select.poll()
        waiting.register(from_, select.POLLIN)
        waiting.register(errors, select.POLLIN)
        left = memoryview(b"".join(questions))
        patience = self._limits.patience(asked[0])
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
                yield faulty(Fault.FLOODED, f"{len(line)} bytes") if len(line) > self._limits.longest else line
                if given < len(asked):
                    patience = self._limits.patience(asked[given])
                    until = time.monotonic() + patience
                continue
            if len(self._buffer) > self._limits.longest:
                yield faulty(Fault.FLOODED, f"a line of more than {self._limits.longest} bytes")
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

    def unasked(self) -> bytes:
        """Give the beginning of what lies there though nobody asked for it."""
        return bytes(self._buffer[:200])

    def more(self) -> int:
        """Give how many lines lie there."""
        if self._process is not None and self._process.stdout is not None:
            for _ in range(_LOOKED_FOR):
                chunk = _read(self._process.stdout.fileno())
                self._buffer += chunk or b""
        return self._buffer.count(b"\n")

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
        aside = self.aside
        says = f"exit code {code}" if code >= 0 else f"signal {_signal(-code)}"
        return faulty(Fault.CRASHED, f"{says}{f': {aside}' if aside else ''}")

    def leave(self) -> None:
        """Close its input, give it a moment to end, and end it."""
        if self._process is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                if self._process.stdin is not None:
                    self._process.stdin.close()
                self._process.wait(_PATIENCE)
        self.close()

    def close(self) -> None:
        """End the program at once."""
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
