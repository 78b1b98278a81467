"""
One session per check; `.ci/run` calls these and nothing else.

The sessions run in the environment that nox itself runs in (`pip install -e '.[dev]'`), so that two cores install
everything once; only `package` makes a clean environment, because that is its point. A session whose program is
missing prints "not run: no X" and is skipped: it never counts as passed. A session over its budget fails.
"""

from __future__ import annotations

import contextlib
import functools
import importlib.util
import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import nox

BUDGET_MINUTES = {
    "format": 1,
    "lint": 1,
    "types": 3,
    "imports": 1,
    "tests": 13,
    "coverage": 12,
    "consistency": 1,
    "vectors": 2,
    "docs": 3,
    "browser": 3,
    "package": 2,
    "bench": 3,
}
"""What each session may take on two cores; 45 minutes together at most."""

ON_REQUEST = ("bench",)

TAKEN_AGAIN = ("tests/agreement", "tests/browser", "tests/properties", "tests/test_subjects.py")
"""Tests whose branches others take as well: they run in `tests`, and not where coverage is measured."""

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
"""The browsers that are looked for; none is downloaded."""

ROOT = Path(__file__).resolve().parent
PROGRAMS = Path(sys.executable).parent

nox.needs_version = ">=2025.5"
nox.options.default_venv_backend = "none"
nox.options.error_on_missing_interpreters = False
nox.options.sessions = [name for name in BUDGET_MINUTES if name not in ON_REQUEST]

Check = Callable[[nox.Session], None]


@contextlib.contextmanager
def within(minutes: float, session: nox.Session) -> Iterator[None]:
    """Fail the session when it is not done in time; its running program is ended first."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return
    late = False

    def ring(_signal: int, _frame: object) -> None:
        nonlocal late
        late = True
        # What nox ends a running program for.
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, minutes * 60)
    try:
        yield
    except KeyboardInterrupt:
        if not late:
            raise
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    if late:
        session.error(f"not done within its budget of {minutes} minutes")


def check(*modules: str) -> Callable[[Check], Check]:
    """Make a session that needs some installed modules and keeps to its budget."""

    def made(function: Check) -> Check:
        @functools.wraps(function)
        def session_in_time(session: nox.Session) -> None:
            for module in modules:
                if importlib.util.find_spec(module) is None:
                    session.skip(f"not run: no {module}")
            with within(BUDGET_MINUTES[function.__name__], session):
                function(session)

        return nox.session(session_in_time)

    return made


def python(session: nox.Session, *arguments: str, env: dict[str, str | None] | None = None) -> None:
    """Run a module of the environment that nox runs in."""
    session.run(sys.executable, "-m", *arguments, env=env)


JUDGED = (0, 1)
"""Exit codes of a check that judged."""


def program(
    session: nox.Session,
    name: str,
    *arguments: str,
    env: dict[str, str | None] | None = None,
    success_codes: tuple[int, ...] = (0,),
) -> None:
    """Run a program of the environment that nox runs in."""
    path = PROGRAMS / name
    if not path.exists():
        session.skip(f"not run: no {name}")
    session.run(str(path), *arguments, env=env, success_codes=success_codes)


def texts() -> Path | None:
    """Give the directory with the texts, if they are at hand."""
    named = os.environ.get("ORACLE_SOURCES")
    directory = Path(named) if named else ROOT.parent / "shared" / "sources"
    return directory if directory.is_dir() else None


@check("ruff")
def format(session: nox.Session) -> None:
    """Look whether the code is formatted; `nox -s format -- write` formats it."""
    write = session.posargs == ["write"]
    python(session, "ruff", "format", *([] if write else ["--check", "--diff"]), ".")


@check("ruff")
def lint(session: nox.Session) -> None:
    """Look for what ruff finds; `nox -s lint -- --fix` mends what it can."""
    python(session, "ruff", "check", *session.posargs, ".")


@check("mypy")
def types(session: nox.Session) -> None:
    """Check types strictly."""
    python(session, "mypy", *session.posargs)


@check("importlinter")
def imports(session: nox.Session) -> None:
    """Check that imports point down only."""
    program(session, "lint-imports", *session.posargs)


@check("pytest", "hypothesis")
def tests(session: nox.Session) -> None:
    """Run the tests."""
    python(session, "pytest", "-q", "-n", "auto", *session.posargs)


@check("coverage", "pytest", "hypothesis")
def coverage(session: nox.Session) -> None:
    """Run the tests and report which branches they take."""
    python(session, "coverage", "erase")
    # What is slow, or holds the book against solvers and random games, goes over the same branches again.
    left_out = [f"--ignore={path}" for path in TAKEN_AGAIN]
    python(
        session, "coverage", "run", "-m", "pytest", "-q", "-n", "auto", "-m", "not slow", *left_out, *session.posargs
    )
    python(session, "coverage", "combine", "--quiet")
    python(session, "coverage", "report")


@check("oracle", "specs")
def consistency(session: nox.Session) -> None:
    """Run the main job on the texts when they are at hand, else without them."""
    directory = texts()
    if directory is None:
        session.log("texts not at hand: citations are not checked against them")
        program(session, "oracle", "check", *session.posargs, env={"ORACLE_SOURCES": None}, success_codes=JUDGED)
    else:
        program(session, "oracle", "check", "--sources", str(directory), *session.posargs, success_codes=JUDGED)


@check("oracle", "specs")
def vectors(session: nox.Session) -> None:
    """Make the released vectors again, and compare them with what is kept of them."""
    kept = ROOT / "specs" / "vectors" / "release.json"
    program(session, "oracle", "vectors", "--release", "--check", str(kept), *session.posargs)


@check("sphinx", "furo", "myst_parser", "sphinx_design")
def docs(session: nox.Session) -> None:
    """Write the annotated rulebook to `docs/_build/html/{en,pt,es}`; a warning, or a link to nowhere, is an error."""
    directory = texts()
    if directory is None:
        session.log("texts not at hand: the pages cite lines and quote nothing")
    given = {"ORACLE_SOURCES": str(directory) if directory else None}
    built = str(ROOT / "docs" / "_build" / "html")
    python(session, "oracle.apps.docs.build", "docs", built, *session.posargs, env=given)
    python(session, "oracle.apps.docs.checking", built, env=given)


@check("pytest", "playwright", "axe_playwright_python")
def browser(session: nox.Session) -> None:
    """Use the ruling desk, a game and the built documentation in a real browser."""
    if not any(map(shutil.which, BROWSERS)):
        session.skip("not run: no chromium")
    python(session, "pytest", "-q", "-n", "auto", "tests/browser", *session.posargs)


@check("pip", "venv")
def package(session: nox.Session) -> None:
    """Build a wheel, install it into a clean environment and run the main job there, away from this directory."""
    place = Path(session.create_tmp()).resolve()
    wheels = place / "wheels"
    for old in wheels.glob("*.whl"):
        old.unlink()
    python(session, "pip", "wheel", "-q", "--no-deps", "-w", str(wheels), ".")
    (wheel,) = wheels.glob("*.whl")
    clean = place / "clean"
    python(session, "venv", "--clear", str(clean))
    programs = clean / PROGRAMS.name
    session.run(str(programs / "python"), "-m", "pip", "install", "-q", str(wheel))
    session.chdir(place)
    session.run(str(programs / "oracle"), "--help")
    session.run(str(programs / "oracle"), "check", env={"ORACLE_SOURCES": None}, success_codes=JUDGED)


@check("pytest", "pytest_benchmark")
def bench(session: nox.Session) -> None:
    """Measure speed and memory (on request)."""
    python(session, "pytest", "-q", "benchmarks", "--benchmark-only", *session.posargs)
