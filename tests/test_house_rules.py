"""The repository obeys its own conventions (see CONTRIBUTING.md)."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MODULES = sorted(p for top in ("oracle", "specs", "tests", "benchmarks") for p in (ROOT / top).rglob("*.py"))

LINES = 400
LINES_OF_A_TABLE = 700
TABLES = ("specs/claims/", "specs/questions/")
VAGUE = {"utils", "util", "helpers", "helper", "common", "manager", "misc"}

# Put together, so that this file does not hold what it forbids.
ELSEWHERE = [
    "".join(parts)
    for parts in (
        ("/wo", "rk/"),
        ("/ro", "ot/"),
        ("/ho", "me/"),
        ("/opt/", "pypi"),
        ("pypi", ".org"),
        ("python", "hosted.org"),
        ("npm", "js.org"),
        ("deb.", "debian.org"),
    )
]

RUN = 8
"""So many words in a row of a text are a sentence of it, and not ours."""


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text.lower())


def _runs(text: str) -> set[tuple[str, ...]]:
    words = _words(text)
    return {tuple(words[i : i + RUN]) for i in range(len(words) - RUN + 1)}


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    """Every text file that is committed or about to be."""
    git = shutil.which("git")
    if git is None:
        pytest.skip("not run: no git")
    listing = [git, "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(listing, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not run: no git checkout")
    found = {}
    for name in filter(None, listed.stdout.split("\0")):
        path = ROOT / name
        if path.is_file() and b"\0" not in (raw := path.read_bytes()):
            found[name] = raw.decode("utf-8")
    assert "README.md" in found
    return found


def _public(path: Path) -> list[tuple[int, str, bool]]:
    """Give line, name and whether there is a docstring, for a module and its public classes and functions."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inside = [
        (node.lineno, node.name, bool(ast.get_docstring(node)))
        for node in tree.body
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and not node.name.startswith("_")
    ]
    return [(1, "module", bool(ast.get_docstring(tree))), *inside]


def test_a_module_is_one_idea() -> None:
    long = []
    for path in MODULES:
        most = LINES_OF_A_TABLE if _name(path).startswith(TABLES) else LINES
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > most:
            long.append(f"{_name(path)}: {lines} lines, at most {most}")
    assert not long, "\n".join(long)


def test_a_module_name_says_what_it_is_for() -> None:
    vague = [_name(p) for p in MODULES if VAGUE & {*re.split(r"[/_.]", _name(p))}]
    assert not vague, "\n".join(vague)


def test_everything_public_in_the_machine_says_what_it_is() -> None:
    silent = [
        f"{_name(path)}:{line} {name}"
        for path in MODULES
        if _name(path).startswith("oracle/")
        for line, name, said in _public(path)
        if not said
    ]
    assert not silent, "\n".join(silent)


def test_no_file_names_a_machine_or_a_registry(files: dict[str, str]) -> None:
    named = [
        f"{name}:{number}: {place}"
        for name, text in files.items()
        for number, line in enumerate(text.splitlines(), start=1)
        for place in ELSEWHERE
        if place in line
    ]
    assert not named, "\n".join(named)


def test_no_file_holds_a_sentence_of_a_text(files: dict[str, str], sources: Path) -> None:
    theirs: dict[tuple[str, ...], str] = {}
    for copy in sorted(sources.glob("*.txt")):
        theirs |= dict.fromkeys(_runs(copy.read_text(encoding="utf-8")), copy.name)
    assert theirs
    held = []
    for name, text in files.items():
        shared = sorted(_runs(text) & theirs.keys())
        if shared:
            held.append(
                f"{name}: {len(shared)} runs of {RUN} words, e.g. {' '.join(shared[0])!r} of {theirs[shared[0]]}"
            )
    assert not held, "\n".join(held)


def test_the_readme_opens_with_the_lines_that_run_and_test() -> None:
    """`.ci/run` takes the second line from there."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    block = re.search(r"```\w*\n(.*?)```", readme, re.DOTALL)
    assert block is not None
    commands = [line for line in block[1].splitlines() if line and not line.startswith("#")]
    assert len(commands) == 2
    assert commands[0].endswith("oracle check")
    assert "-m pytest" in commands[1]
    assert readme.count("-m pytest") == 1


def test_the_checks_fit_their_budget() -> None:
    tree = ast.parse((ROOT / "noxfile.py").read_text(encoding="utf-8"))
    (budget,) = (
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "BUDGET_MINUTES"
    )
    sessions = {
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(d, ast.Call) and getattr(d.func, "id", "") == "check" for d in node.decorator_list)
    }
    assert sum(budget.values()) <= 45
    assert set(budget) == sessions
