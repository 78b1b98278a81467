"""Several long works at once, in two processes: the solver's library shares nothing between threads."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

T = TypeVar("T")

MOST: Final = 256
"""So many works fit into one byte."""


def beside(works: Sequence[Callable[[], T]]) -> Callable[[], list[T]]:
    """
    Begin some works in a process of its own where the system can copy this one; call what is given for the results.

    Who calls it first helps: whichever process is free takes the next work, so that both are done at about the same
    time. Where this process cannot be copied, or where the other is killed, works are done when they are asked for.
    Errors of a work are raised then, too.

    Args:
        works: At most `MOST`; the first are begun first.
    Returns:
        Gives the results in the order of the works.
    """
    if "fork" not in multiprocessing.get_all_start_methods() or (os.cpu_count() or 1) < 2 or len(works) > MOST:
        return lambda: [work() for work in works]
    context = multiprocessing.get_context("fork")
    # A byte for each work: reading one takes that work, and no lock is left behind when a process is killed.
    tokens, fill = os.pipe()
    os.write(fill, bytes(range(len(works))))
    os.close(fill)
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_work_off, args=(works, tokens, theirs), daemon=True)
    process.start()
    theirs.close()

    def results() -> list[T]:
        done = {n: works[n]() for n in _taken(tokens)}
        os.close(tokens)
        failed: dict[int, Exception] = {}
        try:
            found, failed = ours.recv()
            done |= found
        except EOFError:
            # It was killed: what it had taken is done here.
            pass
        process.join()
        for error in failed.values():
            raise error
        return [done[n] if n in done else work() for n, work in enumerate(works)]

    return results


def _taken(tokens: int) -> Iterator[int]:
    while token := os.read(tokens, 1):
        yield token[0]


def _work_off(works: Sequence[Callable[[], Any]], tokens: int, results: Connection) -> None:
    # An interruption is said once, by the process that was started; this one just ends.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    found: dict[int, Any] = {}
    failed: dict[int, Exception] = {}
    for number in _taken(tokens):
        try:
            found[number] = works[number]()
        except Exception as error:  # noqa: BLE001 - it is raised where the result is asked for
            failed[number] = error
            break
    results.send((found, failed))


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Hold back interrupts; processes that are begun meanwhile never get any."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if hasattr(signal, "pthread_sigmask") else None
    try:
        yield
    finally:
        if before is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
