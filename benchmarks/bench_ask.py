"""
The time to an answer: as a process from nothing, and in one that is at work.

`pytest benchmarks/bench_ask.py --benchmark-only` prints seconds; the goals are 1.5 s cold and 50 ms warm.
"""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from typing import Any

import pytest

from oracle.apps.asking import Dispute, settle
from oracle.apps.asking_requests import asked_for
from specs.editions import questions

ASKED = {
    "known": ("may_depute", "deck_size=4", "via=main"),
    "partial": ("may_depute",),
    "largest": ("statue_total",),
    "words": ("posso", "delegar", "um", "funcionário", "de", "uma", "equipe"),
}


def run(*arguments: str) -> None:
    """Ask once as a process."""
    code = "from oracle.apps.cli import main; main()"
    environment = {k: v for k, v in os.environ.items() if k != "ORACLE_SOURCES"}
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.parametrize("name", ASKED)
def test_cold(benchmark: Any, name: str) -> None:
    benchmark.pedantic(run, args=("ask", *ASKED[name]), rounds=3, iterations=1, warmup_rounds=1)


def test_cold_rule_with_findings(benchmark: Any) -> None:
    arguments = ("rule", "deputing.floor_deluxe")
    benchmark.pedantic(run, args=arguments, rounds=3, iterations=1, warmup_rounds=1)


def test_cold_by_text(benchmark: Any) -> None:
    benchmark.pedantic(run, args=("ask", *ASKED["known"], "--texts"), rounds=3, iterations=1, warmup_rounds=1)


@pytest.mark.parametrize("name", ASKED)
def test_warm(benchmark: Any, name: str) -> None:
    def ask() -> None:
        request = asked_for(ASKED[name], (), "", ())
        assert isinstance(request, Dispute)
        assert settle(request).answers

    ask()
    benchmark(ask)


def test_warm_by_text(benchmark: Any) -> None:
    request = asked_for(ASKED["known"], (), "", (), texts=True)
    assert isinstance(request, Dispute)
    settle(request)
    benchmark(settle, request)


def test_warm_over_all_questions(benchmark: Any) -> None:
    """Ask one question after the other, each with nothing known."""
    disputes = itertools.cycle([Dispute(question=q) for q in questions() if q.scope == "base"])
    settle(next(disputes))
    benchmark.pedantic(lambda: settle(next(disputes)), rounds=700, iterations=1)
