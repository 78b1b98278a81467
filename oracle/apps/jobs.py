"""
Does cases in several processes at once, and gives what came of them in their order.

A case is a value that is called with a bench: with what it needs to be done. Each process has a bench of its own,
begun there and ended there. With one job, cases are done one after another on the bench of this process.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, Final, Generic, NoReturn, Self, TypeVar

from oracle.apps.beside import uninterrupted

B = TypeVar("B")
"""A bench."""

C = TypeVar("C", bound=Callable[..., Any])
"""A case: called with a bench, it gives what came of it; both it and that are sent between processes."""

MOST: Final = 256
"""So many jobs there may be."""

_AHEAD: Final = 4
"""So many cases for each job are begun before the first of them is given."""


@dataclass(slots=True)
class _Begun:
    """A case that was begun, and what came of it; `lost` if the process that did it has ended."""

    case: Any
    come: Any = None
    error: Exception | None = None
    is_done: bool = False
    is_lost: bool = False


@dataclass(slots=True)
class _Other:
    """A process, and what it does now."""

    process: BaseProcess
    line: Connection
    at: _Begun | None = field(default=None)

    def take(self, begun: _Begun) -> bool:
        """Begin a case; say whether there is anybody to do it."""
        try:
            self.line.send(begun.case)
        except OSError:
            return False
        self.at = begun
        return True

    def bring(self) -> bool:
        """Take what came of a case; say whether the process is still there."""
        begun, self.at = self.at, None
        assert begun is not None  # noqa: S101 - only who has a case is asked
        try:
            begun.come, begun.error = self.line.recv()
        except (EOFError, OSError):
            begun.is_lost = True
        begun.is_done = True
        return not begun.is_lost


class Jobs(Generic[B]):
    """
    Does cases, so many at once.

    Where this system cannot copy a process, one after another; where one of the processes is killed, what it did is
    done here.

    Args:
        own: The bench of this process.
        begin: Begins another one in a process of its own, and ends it; what it has begun is ended at once where
            `SystemExit` is raised in it.
    """

    def __init__(self, number: int, own: B, begin: Callable[[], AbstractContextManager[B]]) -> None:
        self._own = own
        self._others: list[_Other] = []
        if number < 2 or "fork" not in multiprocessing.get_all_start_methods():
            return
        context = multiprocessing.get_context("fork")
        # What is written already would be written by each of them once more.
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.flush()
        # An interrupt is for this process alone to see; it then ends the others.
        with uninterrupted():
            for _ in range(number):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(begin, theirs), daemon=True)
                process.start()
                theirs.close()
                self._others.append(_Other(process, ours))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, _error: BaseException | None, _: TracebackType | None) -> None:
        for other in self._others:
            if kind is None and other.at is None:
                with contextlib.suppress(OSError):
                    other.line.send(None)
            else:
                other.process.terminate()
        for other in self._others:
            other.process.join()
            other.line.close()
        self._others.clear()

    def done(self, cases: Iterator[C]) -> Iterator[tuple[C, Any]]:
        """
        Give each case with what came of it, in their order.

        Args:
            cases: They are taken from there only a few ahead of what was given.
        """
        if not self._others:
            for case in cases:
                yield case, case(self._own)
            return
        begun: deque[_Begun] = deque()
        while self._begin(cases, begun) or begun:
            if begun[0].is_done:
                first = begun.popleft()
                if first.error is not None:
                    raise first.error
                yield first.case, first.case(self._own) if first.is_lost else first.come
                continue
            working = [other for other in self._others if other.at is not None]
            heard = wait([other.line for other in working])
            for other in working:
                if other.line in heard and not other.bring():
                    self._gone(other)

    def _begin(self, cases: Iterator[C], begun: deque[_Begun]) -> bool:
        """Begin further cases; say whether there were any."""
        most = _AHEAD * len(self._others) or 1
        before = len(begun)
        while len(begun) < most:
            idle = next((other for other in self._others if other.at is None), None)
            if idle is None and self._others:
                break
            case = next(cases, None)
            if case is None:
                break
            one = _Begun(case)
            begun.append(one)
            while idle is not None and not idle.take(one):
                self._gone(idle)
                idle = next((other for other in self._others if other.at is None), None)
            # Where nobody is left, it is done here.
            one.is_done = one.is_lost = idle is None
        return len(begun) > before

    def _gone(self, other: _Other) -> None:
        self._others.remove(other)
        other.process.join()
        other.line.close()


def _work(begin: Callable[[], AbstractContextManager[Any]], cases: Connection) -> None:
    """Do cases until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)
    with begin() as bench, contextlib.suppress(EOFError, OSError):
        while (case := cases.recv()) is not None:
            come, failed = None, None
            try:
                come = case(bench)
            except Exception as error:  # noqa: BLE001 - it is raised where the result is asked for
                failed = error
            cases.send((come, failed))


def _end(_signal: int, _frame: object) -> NoReturn:
    raise SystemExit
