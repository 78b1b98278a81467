"""Two halves of a long work at once, each in a process: the solver's library shares nothing between threads."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

T = TypeVar("T")


def beside(work: Callable[[], T]) -> Callable[[], T]:
    """
    Start some work in a process of its own where the system can copy this one; call what is given to get its result.

    Where it cannot, or where that process is killed, the work is done when its result is asked for. Errors of the work
    are raised then, too.
    """
    if "fork" not in multiprocessing.get_all_start_methods() or (os.cpu_count() or 1) < 2:
        return work
    context = multiprocessing.get_context("fork")
    # An interruption is said once, by the process that was started; the other just ends.
    pool = ProcessPoolExecutor(
        1, mp_context=context, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_DFL)
    )
    future = pool.submit(work)
    pool.shutdown(wait=False)

    def result() -> T:
        try:
            return future.result()
        except BrokenProcessPool:
            return work()

    return result
