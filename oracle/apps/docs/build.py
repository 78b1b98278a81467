"""
Builds the pages of all languages: `python -m oracle.apps.docs.build docs docs/_build/html`.

What all languages share is found once, before; then each language is built by a Sphinx of its own, as many at a time as
there are processors.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from oracle.apps.docs.found import put
from oracle.apps.docs.material import VECTORS, at_hand, gather
from oracle.rules import LANGUAGES


def _sphinx(docs: Path, target: Path, language: str) -> int:
    doctrees = docs / "_build" / "doctrees" / language
    command = [
        sys.executable, "-m", "sphinx", "-nWq", "--keep-going", "-D", f"language={language}",
        "-d", str(doctrees), str(docs), str(target / language),
    ]  # fmt: skip
    return subprocess.run(command, check=False).returncode  # noqa: S603 - this interpreter, and arguments made here


def build(docs: Path, target: Path, languages: Sequence[str] = LANGUAGES) -> int:
    """
    Build the pages of some languages.

    Args:
        docs: The directory with `conf.py`.
        target: Where the pages go: one directory for each language.
    Returns:
        How many languages had a warning or an error.
    """
    found = gather(at_hand("ORACLE_SOURCES"), at_hand(VECTORS), docs / "_build" / "found")
    target.mkdir(parents=True, exist_ok=True)
    put(target / "findings.json", json.dumps(sorted(found.findings)).encode())
    with ThreadPoolExecutor(min(len(languages), os.cpu_count() or 1)) as pool:
        codes = list(pool.map(lambda language: _sphinx(docs, target, language), languages))
    return sum(code != 0 for code in codes)


if __name__ == "__main__":
    sys.exit(min(1, build(Path(sys.argv[1]), Path(sys.argv[2]))))
