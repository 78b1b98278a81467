"""
The pages that people write: every command they show does what they show, and the three languages show the same.

A command stands in a block `console` as `$ oracle …`; a comment with numbers says which exit codes it may have if it
is not 0. Lines below it are what it prints, `…` what is left out; the width of a terminal does not matter. A code block
with a `:caption:` is a file of that name. The commands of a page are run in a directory of its own, in their order.
"""

from __future__ import annotations

import os
import pkgutil
import re
import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from oracle.apps.cli import COMMANDS, run
from oracle.rules import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
GUIDES = DOCS / "guides"

SLOW = ("oracle check", "oracle components check", "oracle impact", "oracle test", "oracle vectors")
"""Commands that take long."""

_BLOCK = re.compile(r"^(?P<fence>`{3,})(?P<kind>[^`\n]*)\n(?P<text>.*?)^(?P=fence)[ \t]*$", re.MULTILINE | re.DOTALL)
_CAPTION = re.compile(r"(?::[\w-]+:.*\n)*?:caption: (?P<name>\S+)\n(?::[\w-]+:.*\n)*\n?")
_COMMENT = re.compile(r"\s#(?P<said>\D*\d.*)$")
_SPOKEN = re.compile(r" --lang (?:en|pt|es)\b")
_LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


@dataclass(frozen=True, slots=True)
class Written:
    """A file that a page shows."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Command:
    """A command that a page shows, with the exit codes that it may have and what is shown of what it prints."""

    line: str
    codes: tuple[int, ...]
    printed: tuple[str, ...]


Shown = Written | Command


def _commands(text: str) -> Iterator[Command]:
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        line, _, printed = part.partition("\n")
        comment = _COMMENT.search(line)
        codes = tuple(int(n) for n in re.findall(r"\d+", comment["said"])) if comment else (0,)
        if line.startswith("oracle "):
            pieces = re.split(r"^\s*…\s*$", printed, flags=re.MULTILINE)
            shown = tuple(" ".join(p.split()) for p in pieces if p.strip())
            yield Command(_COMMENT.sub("", line).strip(), codes, shown)


def shown(text: str) -> list[Shown]:
    """Give the files and commands of a page, in their order."""
    found: list[Shown] = []
    for block in _BLOCK.finditer(text):
        named = _CAPTION.match(block["text"])
        if block["kind"] == "console":
            found += _commands(block["text"])
        elif named:
            found.append(Written(named["name"], block["text"][named.end() :]))
    return found


def missing(command: Command, printed: str) -> str | None:
    """Give what a command should have printed and did not, each piece behind the one before."""
    rest = " ".join(printed.split())
    for piece in command.printed:
        before, found, rest = rest.partition(piece)
        if not found:
            return f"{piece!r} in {before[:2000]!r}"
    return None


def _groups() -> dict[str, list[Path]]:
    """Give the pages that are tried together: one of the guides in all languages, or another page by itself."""
    found: dict[str, list[Path]] = {}
    for page in [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]:
        if "_build" in page.parts or not any(isinstance(s, Command) for s in shown(page.read_text(encoding="utf-8"))):
            continue
        name = f"guides/{page.name}" if GUIDES in page.parents else page.name
        found.setdefault(name, []).append(page)
    return found


def _pages() -> Iterator[object]:
    for name, pages in _groups().items():
        lines = [s.line for p in pages for s in shown(p.read_text(encoding="utf-8")) if isinstance(s, Command)]
        slow = any(line.startswith(SLOW) for line in lines)
        yield pytest.param(pages, id=name, marks=pytest.mark.slow if slow else ())


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without texts; programs find this interpreter and this book."""
    monkeypatch.delenv("ORACLE_SOURCES", raising=False)
    monkeypatch.setenv("PATH", os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", ""))))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


_ALONE: dict[str, tuple[int, str]] = {}
"""What commands did that found an empty directory and left it empty; these are not run again for another page."""


@pytest.mark.parametrize("pages", list(_pages()))
def test_commands_do_what_the_pages_show(
    pages: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    files: dict[str, str] = {}
    done: dict[tuple[str, str], tuple[int, str]] = {}
    for page in pages:
        for it in shown(page.read_text(encoding="utf-8")):
            if isinstance(it, Written):
                files[it.name] = it.text
                (tmp_path / it.name).write_text(it.text, encoding="utf-8")
                continue
            key = it.line, "".join(files.values())
            if key not in done:
                done[key] = _ALONE.get(it.line) or _run(it.line, capsys)
                if not any(tmp_path.iterdir()):
                    _ALONE[it.line] = done[key]
            code, printed = done[key]
            assert code in it.codes, f"{page.name}: {it.line}\n{printed}"
            assert missing(it, printed) is None, f"{page.name}: {it.line}"


def _run(line: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = run(shlex.split(line)[1:])
    out, err = capsys.readouterr()
    return code, out + err


def test_a_page_is_read_as_it_is_written() -> None:
    page = """
```{code-block} toml
:caption: a.toml

x = 1
```

```console
$ oracle ask a  # exit code 1
first   line
…
last
$ oracle rule b  # código de saída 0 ou 1
$ ls
```
"""
    first = Command("oracle ask a", (1,), ("first line", "last"))
    second = Command("oracle rule b", (0, 1), ())
    assert shown(page) == [Written("a.toml", "x = 1\n"), first, second]
    assert missing(first, "first\n  line\nand\nlast") is None
    assert missing(first, "last first line") is not None
    assert missing(first, "first line") is not None


def _names(language: str) -> list[str]:
    return sorted(p.name for p in (GUIDES / language).glob("*.md"))


def test_each_language_has_all_guides() -> None:
    assert len(_names("en")) >= 10
    for language in LANGUAGES:
        assert _names(language) == _names("en"), language
        index = (GUIDES / language / "index.md").read_text(encoding="utf-8")
        (tree,) = (b["text"] for b in _BLOCK.finditer(index) if b["kind"] == "{toctree}")
        listed = [line for line in tree.splitlines() if line and not line.startswith(":")]
        assert sorted(f"{name}.md" for name in listed) == [n for n in _names("en") if n != "index.md"], language


@pytest.mark.parametrize("name", _names("en"))
def test_the_languages_show_the_same(name: str) -> None:
    def plain(language: str) -> list[Shown]:
        """Leave out the words of a language."""
        found = shown((GUIDES / language / name).read_text(encoding="utf-8"))
        return [Command(_SPOKEN.sub("", s.line), s.codes, ()) if isinstance(s, Command) else s for s in found]

    for language in LANGUAGES:
        assert plain(language) == plain("en"), language


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_of_the_guides_lead_to_pages(language: str) -> None:
    """As built, guides stand in `guides/` beside the pages of `docs/` and those that are made from the book."""
    made = "glossary go about rules/index findings/index rulings/index claims/index questions/index code/index".split()
    there = {f"../{p.name}" for p in DOCS.glob("*.md")} | {f"../{m}.md" for m in made} | set(_names("en"))
    for page in (GUIDES / language).glob("*.md"):
        links = [t for t in _LINK.findall(page.read_text(encoding="utf-8")) if not t.startswith("http")]
        assert not [t for t in links if t not in there], page.name


def _subcommands() -> set[str]:
    components = pkgutil.resolve_name("oracle.apps.commands.components").command
    return {f"components {name}" for name in components.commands}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_names_every_command(language: str) -> None:
    text = (GUIDES / language / "commands.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| `oracle ([a-z]+(?: [a-z]+(?=[` ]))?)", text, flags=re.MULTILINE)
    assert sorted(named) == sorted((set(COMMANDS) - {"components"}) | _subcommands())


API = (DOCS / "api.md").read_text(encoding="utf-8")
NAMED = re.findall(r"^\.\. auto(?:function|class|method|data|exception):: (\S+)$", API, flags=re.MULTILINE)
MODULES = re.findall(r"^\.\. automodule:: (\S+)$", API, flags=re.MULTILINE)
BUILDS_DOCS = "oracle.apps.sphinx_ext"
"""The part that needs what builds the documentation."""


def _public(name: str) -> object:
    """Give what a page of the interface names, or skip where its extra is not installed."""
    if name.startswith(BUILDS_DOCS):
        pytest.importorskip("sphinx", reason="not run: no sphinx")
    return pkgutil.resolve_name(name)


@pytest.mark.parametrize("name", [*MODULES, *NAMED])
def test_a_public_call_is_there_and_explained(name: str) -> None:
    assert _public(name).__doc__


def test_the_page_on_playing_names_public_calls() -> None:
    assert len(NAMED) >= 15
    calls = re.findall(r"`(\w+)\(", (DOCS / "playing.md").read_text(encoding="utf-8").split("## The order")[0])
    assert {c for c in calls if c != "perft"} <= {n.rpartition(".")[2] for n in NAMED}
