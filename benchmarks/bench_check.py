"""
The whole check as a process, cold: nothing is stored between runs.

`pytest benchmarks --benchmark-only` prints seconds; the peak memory of the largest run stands in `extra_info`.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

TEXTS = Path(os.environ.get("ORACLE_SOURCES") or Path(__file__).resolve().parents[2] / "shared" / "sources")


def run(*arguments: str) -> None:
    """Run the command line once and look whether it judged."""
    code = "from oracle.apps.cli import main; main()"
    environment = {k: v for k, v in os.environ.items() if k != "ORACLE_SOURCES"}
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, check=False, env=environment)
    assert done.returncode in {0, 1}, done.stderr.decode()


@pytest.mark.parametrize(
    "arguments",
    [("--help",), ("check",), ("check", "--sources", str(TEXTS)), ("check", "--sources", str(TEXTS), "--certify")],
    ids=["help", "without texts", "with texts", "certified"],
)
def test_cold(benchmark: Any, arguments: tuple[str, ...]) -> None:
    if "--sources" in arguments and not TEXTS.is_dir():
        pytest.skip("texts not at hand")
    benchmark.pedantic(run, args=arguments, rounds=3, iterations=1, warmup_rounds=1)
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    benchmark.extra_info["peak_memory_mb_so_far"] = peak // 1024
