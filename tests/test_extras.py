"""The tests can be read where nothing is installed but what they need: what an extra needs is skipped, not an error."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[1]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
WITHOUT = """
import sys
sys.modules.update(dict.fromkeys({modules!r}))
import pytest
sys.exit(pytest.main(["--collect-only", "-qq", "-n0", "-p", "no:cacheprovider", "tests"]))
"""


def distributions(extra: str) -> set[str]:
    """Give what an extra installs by name; the project itself is none of it."""
    named = {re.split(r"[\[<>=]", line)[0].strip() for line in EXTRAS[extra]}
    return {re.sub(r"[-_.]+", "-", name).lower() for name in named}


def modules(extras: set[str]) -> list[str]:
    """Give the modules that come with extras alone."""
    wanted = set[str]().union(*map(distributions, extras)) - distributions("test")
    owners = metadata.packages_distributions().items()
    return sorted(m for m, of in owners if wanted & {re.sub(r"[-_.]+", "-", d).lower() for d in of})


def test_without_the_extras_every_test_is_collected_or_skipped() -> None:
    left_out = modules({"docs", "browser", "serve", "pdf"})
    if not left_out:
        pytest.skip("not run: no extra is installed, so that this very run shows it")
    code = WITHOUT.format(modules=left_out)
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-2000:]
