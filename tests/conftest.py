"""What every test may use: Hypothesis profiles and the texts."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.database import DirectoryBasedExampleDatabase

ROOT = Path(__file__).resolve().parents[1]

# Where CI is set, Hypothesis changes its own defaults; so each profile says both explicitly.
# A run in the background may have been started with interruptions ignored, which programs under test would inherit.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

_kept = DirectoryBasedExampleDatabase(ROOT / ".hypothesis" / "examples")
settings.register_profile("dev", max_examples=50, deadline=None, derandomize=False, database=_kept)
settings.register_profile("ci", max_examples=200, deadline=None, derandomize=True, database=None)
settings.register_profile(
    "fuzz",
    max_examples=20_000,
    deadline=None,
    derandomize=False,
    database=_kept,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))


@pytest.fixture(scope="session")
def sources() -> Path:
    """Give the directory with the texts, or skip the test where they are not at hand."""
    named = os.environ.get("ORACLE_SOURCES")
    directory = Path(named) if named else ROOT.parent / "shared" / "sources"
    if named and not directory.is_dir():
        pytest.fail(f"ORACLE_SOURCES names a directory, got {named!r}")
    if not directory.is_dir() or not any(directory.glob("*.txt")):
        pytest.skip("texts not at hand")
    return directory
