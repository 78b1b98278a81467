"""Works are done by two processes, each once; what a killed process had taken is done all the same."""

from __future__ import annotations

import os
import signal
import threading
from functools import partial

import pytest

from oracle.apps.beside import MOST, beside
from oracle.errors import SolverError

HERE = os.getpid()


def square(n: int) -> int:
    return n * n


def test_results_come_in_the_order_of_the_works() -> None:
    assert beside([partial(square, n) for n in range(20)])() == [n * n for n in range(20)]
    assert beside([partial(square, 3)] * (MOST + 1))() == [9] * (MOST + 1)
    assert beside([])() == []


def test_both_processes_work() -> None:
    def who() -> int:
        threading.Event().wait(0.05)
        return os.getpid()

    assert len(set(beside([who] * 8)())) == min(2, os.cpu_count() or 1)


def test_work_of_a_killed_process_is_done() -> None:
    def dies_elsewhere(n: int) -> int:
        if os.getpid() != HERE:
            os.kill(os.getpid(), signal.SIGKILL)
        return n

    assert beside([partial(dies_elsewhere, n) for n in range(4)])() == [0, 1, 2, 3]


def test_an_error_is_raised_where_the_result_is_asked_for() -> None:
    def fails() -> int:
        raise SolverError("an answer, got none", where="here")

    results = beside([fails, fails])
    with pytest.raises(SolverError, match="an answer, got none"):
        results()
