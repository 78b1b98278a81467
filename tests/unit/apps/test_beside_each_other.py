"""Cases are done by several processes as by one: in their order, to the end, and with nothing left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time  # noqa: TID251 - what is slower on purpose must sleep
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from oracle.apps.jobs import Jobs
from oracle.errors import RequestError

HERE = os.getpid()

pytestmark = pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="not run: no fork")


@dataclass(frozen=True)
class Case:
    """Gives its number and where it was done; it may fail, sleep, or end its process."""

    number: int
    fails: bool = False
    sleeps: float = 0.0
    kills: bool = False

    def __call__(self, bench: Path) -> tuple[int, int, str]:
        """Do it."""
        if self.kills and os.getpid() != HERE:
            os.kill(os.getpid(), signal.SIGKILL)
        if self.fails:
            raise RequestError("a case that can be done, got this one", where=str(self.number), hint="another")
        time.sleep(self.sleeps)
        return self.number, os.getpid(), bench.name


def jobs(number: int, place: Path) -> Jobs[Path]:
    """Begin so many jobs; each keeps a file while it has a bench."""

    @contextmanager
    def begin() -> Iterator[Path]:
        file = place / f"other-{os.getpid()}"
        file.touch()
        try:
            yield file
        finally:
            file.unlink()

    return Jobs(number, place / "own", begin)


def test_cases_come_in_their_order_whoever_is_slow(tmp_path: Path) -> None:
    cases = [Case(n, sleeps=0.1 if n == 0 else 0.0) for n in range(30)]
    with jobs(3, tmp_path) as several:
        found = list(several.done(iter(cases)))
    assert [case.number for case, _ in found] == [come[0] for _, come in found] == list(range(30))
    places = {come[1] for _, come in found}
    assert HERE not in places
    assert len(places) > 1
    assert not list(tmp_path.iterdir())


def test_with_one_job_nothing_is_begun(tmp_path: Path) -> None:
    with jobs(1, tmp_path) as one:
        assert [come for _, come in one.done(iter([Case(1), Case(2)]))] == [(1, HERE, "own"), (2, HERE, "own")]
        assert not multiprocessing.active_children()


def test_cases_are_taken_a_few_ahead_only(tmp_path: Path) -> None:
    taken = []

    def cases() -> Iterator[Case]:
        for n in range(100):
            taken.append(n)
            yield Case(n)

    with jobs(2, tmp_path) as several:
        next(several.done(cases()))
    assert len(taken) < 20


def test_what_a_killed_process_had_taken_is_done_here(tmp_path: Path) -> None:
    cases = [Case(n, kills=n in {1, 2}) for n in range(8)]
    with jobs(2, tmp_path) as several:
        found = [come for _, come in several.done(iter(cases))]
        assert [number for number, _, _ in found] == list(range(8))
        assert [where for number, _, where in found if number in {1, 2, 7}] == ["own"] * 3


def test_an_error_is_raised_at_its_place_and_all_is_ended(tmp_path: Path) -> None:
    found = []

    def failing() -> None:
        with jobs(2, tmp_path) as several:
            for case, _ in several.done(iter([Case(n, fails=n == 3) for n in range(9)])):
                found.append(case.number)

    with pytest.raises(RequestError, match="a case that can be done"):
        failing()
    assert found == [0, 1, 2]
    assert not multiprocessing.active_children()
    assert not list(tmp_path.iterdir())


def test_an_interrupt_ends_what_is_at_work(tmp_path: Path) -> None:
    def interrupted() -> None:
        with jobs(2, tmp_path) as several:
            for _ in several.done(iter([Case(0), Case(1, sleeps=600), Case(2, sleeps=600)])):
                raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert not multiprocessing.active_children()
    # Each has ended its bench in good order.
    assert not list(tmp_path.iterdir())
