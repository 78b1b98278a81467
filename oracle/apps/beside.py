"""Two halves of a long work at once, each in a process: the solver's library shares nothing between threads."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def beside(work: Callable[[], T]) -> Callable[[], T]:
    """
    Start some work in a process of its own where the system can copy this one; call what is given to get its result.

    Where it cannot, the work is done when its result is asked for. Errors of the work are raised then, too.
    """
    if "fork" not in multiprocessing.get_all_start_methods() or (os.cpu_count() or 1) < 2:
        return work
    pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("fork"))
    future = pool.submit(work)
    pool.shutdown(wait=False)
    return future.result
