"""
Builds the pages of all languages: `python -m oracle.apps.docs.build docs docs/_build/html`.

What all languages share is found once, before; then each language is built by a process of its own, as many at a time
as there are processors, and one more. Where the system can copy a process, these know already what was found.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from oracle.apps.desk_answers import Answers
from oracle.apps.docs.found import put
from oracle.apps.docs.material import VECTORS, Material, at_hand, gather
from oracle.apps.sample_game import played
from oracle.errors import OracleError
from oracle.rules import LANGUAGES

_FRONT = """<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>rococo-oracle</title>
<body style="font-family:system-ui;margin:3rem;line-height:2"><h1>rococo-oracle</h1><ul>
<li><a href="en/index.html">English</a><li lang="pt"><a href="pt/index.html">Português</a>
<li lang="es"><a href="es/index.html">Español</a></ul></body></html>
"""


def _sphinx(docs: Path, target: Path, language: str) -> int:
    """Build one language."""
    from sphinx.cmd.build import main  # noqa: PLC0415 - the extra `docs`; all else here does without

    doctrees = docs / "_build" / "doctrees" / language
    options = ("-nWq", "--keep-going", "-D", f"language={language}", "-d", str(doctrees))
    return main([*options, str(docs), str(target / language)])


def _ready(found: Material) -> None:
    """Find now what all languages show, so that the processes copied from this one know it."""
    found.pictures.start()
    found.decisions.all(found.library.questions)
    found.decisions.tell(found.library.rules)
    for rule in found.library.rules:
        for source in found.library.sources:
            found.library.footing(rule, source.id)
    Answers.of(found.library)
    played()
    found.pictures.by_finding  # noqa: B018 - what is asked for once is there


def build(docs: Path, target: Path, languages: Sequence[str] = LANGUAGES) -> int:
    """
    Build the pages of some languages.

    Args:
        docs: The directory with `conf.py`.
        target: Where the pages go: one directory for each language.
    Returns:
        How many languages had a warning or an error.
    """
    docs, target = docs.resolve(), target.resolve()
    found = gather(at_hand("ORACLE_SOURCES"), at_hand(VECTORS), docs / "_build" / "found")
    _ready(found)
    put(target / "findings.json", json.dumps(sorted(found.findings)).encode())
    put(target / "index.html", _FRONT.encode())
    context = multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else None)
    # One more than there are processors: the last language alone would leave the others idle.
    number = min(len(languages), (os.cpu_count() or 1) + 1)
    with ProcessPoolExecutor(number, mp_context=context) as pool:
        codes = list(pool.map(partial(_sphinx, docs, target), languages))
    return sum(code != 0 for code in codes)


def main(arguments: Sequence[str]) -> int:
    """Build the pages of all languages from one directory into another; a book that cannot be played has none."""
    try:
        return min(1, build(Path(arguments[0]), Path(arguments[1])))
    except OracleError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
