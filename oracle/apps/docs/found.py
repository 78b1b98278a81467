"""Remembers what the check found, so that building the pages again does not ask the solver again."""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from oracle.apps.examine import examine
from oracle.apps.library import Library
from oracle.consistency.cases import plain
from oracle.reports.report import Report
from oracle.terms import Term, show

_MACHINE: Final = ("", "consistency")
"""The directories of the machine whose every module has a part in what is found."""

_COMMANDS: Final = ("examine", "agree", "beside", "certificates", "cover", "library", "names", "prove", "reached")
"""The modules of `oracle.apps` that have, too."""

_UNREAD: Final = ("rules", "vectors", "drawing", "components", "actions", "phases", "opponent", "held", "refusals")
"""Directories of the book that the check does not read as files: rules are taken by what they answer."""


def _files(place: Traversable) -> Iterator[bytes]:
    for part in sorted(place.iterdir(), key=lambda p: p.name):
        if part.is_file() and part.name.endswith((".py", ".toml", ".csv")):
            yield part.name.encode()
            yield part.read_bytes()


def _book() -> Iterator[bytes]:
    root = files("specs")
    yield from _files(root)
    for part in sorted(root.iterdir(), key=lambda p: p.name):
        if part.is_dir() and part.name not in _UNREAD and not part.name.startswith("__"):
            yield from _files(part)
            for inner in sorted((p for p in part.iterdir() if p.is_dir()), key=lambda p: p.name):
                yield from _files(inner)


def _machine() -> Iterator[bytes]:
    root = files("oracle")
    for directory in _MACHINE:
        yield from _files(root.joinpath(directory) if directory else root)
    for name in _COMMANDS:
        yield root.joinpath("apps", f"{name}.py").read_bytes()


def _stated(library: Library) -> Iterator[bytes]:
    """Give of each rule what is held against the texts: all but how it is worded."""
    for rule in library.rules:
        answer = show(rule.answer) if isinstance(rule.answer, Term) else plain(rule.answer)
        cases = (rule.question.id, show(rule.when), rule.editions, rule.overrides)
        yield repr((rule.id, cases, answer, rule.claims, rule.ruling)).encode()


def digest(library: Library, sources: Path | None) -> str:
    """Name everything that findings depend on: the book, the machine, and the texts at hand."""
    found = hashlib.sha256()
    for part in (*_book(), *_machine(), *_stated(library)):
        found.update(part)
    if sources is not None:
        for path in sorted(p for p in sources.iterdir() if p.is_file()):
            found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()[:32]


def report(library: Library, sources: Path | None, kept: Path) -> Report:
    """
    Give the report of the check, asked anew only when something it depends on has changed.

    Args:
        sources: The directory of the reader's copies, if there is one.
        kept: The directory to remember it in.
    """
    place = kept / f"report-{digest(library, sources)}.pickle"
    if place.exists():
        try:
            held = pickle.loads(place.read_bytes())  # noqa: S301 - written here, below the build directory
        except (pickle.UnpicklingError, EOFError, AttributeError, ImportError, TypeError):
            held = None
        if isinstance(held, Report):
            return held
    made = examine(sources=sources)
    for old in kept.glob("report-*.pickle"):
        old.unlink(missing_ok=True)
    put(place, pickle.dumps(made))
    return made


def put(place: Path, content: bytes) -> bool:
    """
    Write a file that another process may be reading: it takes its place whole, and only where it says something new.

    Returns:
        Whether it was written.
    """
    if place.is_file() and place.read_bytes() == content:
        return False
    place.parent.mkdir(parents=True, exist_ok=True)
    part = place.with_name(f".{place.name}.part")
    part.write_bytes(content)
    part.replace(place)
    return True
