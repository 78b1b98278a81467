"""A file of the book that a user has spoilt: one message with file, line and way out."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from oracle.apps import cover, library
from oracle.errors import BookError, OracleError
from specs import editions, texts

ROOT = Path(__file__).resolve().parents[3]

Spoil = Callable[[str, Callable[[str], str]], None]


@pytest.fixture
def spoil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Spoil]:
    """Put a copy of the book's data files in place of the book; give what changes one of them."""
    copy = tmp_path / "specs"
    shutil.copytree(ROOT / "specs", copy, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    cached = (texts.sources, editions.rulings, library.words, library.unreached, cover.acceptances)
    for module in (texts, editions, library):
        monkeypatch.setattr(module, "files", lambda _: copy)

    def forget() -> None:
        for function in cached:
            function.cache_clear()

    def change(name: str, edit: Callable[[str], str]) -> None:
        path = copy / name
        path.write_text(edit(path.read_text(encoding="utf-8")), encoding="utf-8", errors="surrogateescape")

    forget()
    yield change
    monkeypatch.undo()
    forget()


def first(old: str, new: str) -> Callable[[str], str]:
    """Put another text where a pattern is first found."""

    def edit(text: str) -> str:
        changed = re.sub(old, new, text, count=1, flags=re.MULTILINE)
        assert changed != text
        return changed

    return edit


def added(line: str) -> Callable[[str], str]:
    """Put a line at the end."""
    return lambda text: f"{text.rstrip()}\n{line}\n"


def opened() -> None:
    """Open every data file of the book."""
    texts.sources()
    editions.rulings()
    library.words()
    library.unreached()
    cover.acceptances()


def said(spoilt: type[OracleError] = BookError) -> OracleError:
    """Give the error that opening the book ends with."""
    with pytest.raises(spoilt) as caught:
        opened()
    return caught.value


@pytest.mark.parametrize(
    ("file", "edit", "what", "where"),
    [
        ("rulings/deputing.toml", added("\udcff"), "UTF-8, got the byte 0xff", r"specs/rulings/deputing.toml:\d+"),
        ("passages/deluxe-pt.csv", added("\udcff"), "UTF-8, got the byte 0xff", r"specs/passages/deluxe-pt.csv:\d+"),
        ("passages/deluxe-pt.csv", first(r"^(2\.1),\d+", r"\1,x"), "last and words as numbers", r".*deluxe-pt.csv:3"),
        ("passages/deluxe-pt.csv", first(r"^2\.1,", "2,"), "a key such as 12.1", r".*deluxe-pt.csv:3"),
        ("passages/summary-en.csv", added("3.1,3"), "got 2 cells", r".*summary-en.csv:\d+"),
        ("passages/summary-en.csv", first("^key", "keys"), "the columns key,last", r".*summary-en.csv:1"),
        ("words/summary-en.csv", added("team,x,9999,"), "lines from 1 to 138, got '9999'", r".*summary-en.csv:\d+"),
        ("words/summary-en.csv", added("team,x,-3,"), "lines from 1 to 138, got '-3'", r".*summary-en.csv:\d+"),
        ("words/summary-en.csv", added("team,x"), "got 2 cells", r".*summary-en.csv:\d+"),
        ("words/summary-en.csv", added("team,x,3,a,b"), "got 5 cells", r".*summary-en.csv:\d+"),
        ("words/summary-en.csv", added("team,,3,"), "a concept and a word", r".*summary-en.csv:\d+"),
        ("acceptances.toml", added('[[acceptance]]\nid = "x"\nkinds = ["bogus"]\nreason = "y"'), "bogus", r".*:\d+"),
        ("acceptances.toml", added('[[acceptance]]\nid = "x"\nkinds = ["term"]\nreason = ""'), "not empty", r".*:\d+"),
        ("acceptances.toml", added('[[acceptance]]\nid = "x"\nreason = "y"'), "a pattern of findings", r".*:\d+"),
        ("acceptances.toml", added('[[acceptance]]\nid = "x"\nreason = "y"\nsources = ["z"]'), "of a text", r".*:\d+"),
        ("unreached.toml", added('nope = ["scoring"]'), "a field, got 'nope'", r"specs/unreached.toml:\d+"),
        ("unreached.toml", first('"scoring"', '"scorin"'), "original-es as some of", r"specs/unreached.toml:\d+"),
        ("unreached.toml", first("selling_pays", "sells"), "original-es as some of", r"specs/unreached.toml:\d+"),
        ("unreached.toml", first(r"\[topics\]", "[topic]"), "a field, got 'topic'", r"specs/unreached.toml"),
        ("sources.toml", first("^lines = 138", "lines = -1"), "a whole number from 1, got -1", r".*sources.toml:\d+"),
        ("sources.toml", first("^lines = 138", "lines = 7"), "a number from 138, got 7", r".*sources.toml:\d+"),
        ("sources.toml", first("^lines = 138", 'lines = "x"'), "lines as a whole number", r".*sources.toml:\d+"),
        ("sources.toml", first("^voice", "voices"), "a field, got 'voices'", r".*sources.toml:\d+"),
        ("sources.toml", first("original-2013", "original-2099"), "edition as one of", r".*sources.toml:\d+"),
        ("sources.toml", lambda t: "x = 3\n" + t, "a table with title", r"specs/sources.toml"),
        ("rulings/deputing.toml", added('[[ruling]]\nid = "zz"'), "the fields editions, questions", r".*:\d+"),
        ("rulings/deputing.toml", first('"borrowed"', '"borowed"'), "status as one of", r".*:\d+"),
        ("rulings/deputing.toml", first(r'"original-2013"', '"original-2099"'), "editions as some of", r".*:\d+"),
        ("rulings/deputing.toml", first("^why = .*", 'why = ""'), "why as a text that is not empty", r".*:\d+"),
        ("rulings/deputing.toml", first("^date = .*", 'date = "soon"'), "date as a date", r".*:\d+"),
        ("rulings/deputing.toml", first(r"\[\[ruling\]\]", "[[ruled]]"), r"tables [[ruling]]", r".*deputing.toml:\d+"),
        ("rulings/deputing.toml", first(r"\[\[ruling\]\]", "[[ruling]"), "TOML, got", r".*deputing.toml:3"),
    ],
)  # fmt: skip
def test_a_spoilt_table_is_named_with_its_line_and_a_way_out(
    file: str, edit: Callable[[str], str], what: str, where: str, spoil: Spoil
) -> None:
    spoil(file, edit)
    error = said(OracleError)
    assert what in error.what
    assert re.fullmatch(where, error.where)
    assert error.hint


@pytest.mark.parametrize("file", ["sources.toml", "passages/deluxe-pt.csv", "acceptances.toml", "unreached.toml"])
def test_a_missing_table_is_named(file: str, spoil: Spoil) -> None:
    spoil(file, lambda t: t)
    texts.files("specs").joinpath(file).unlink()  # type: ignore[attr-defined]
    error = said()
    assert error.where == f"specs/{file}"
    assert error.hint


def test_a_table_of_words_is_of_a_text(spoil: Spoil) -> None:
    spoil("words/summary-en.csv", lambda t: t)
    texts.files("specs").joinpath("words", "nope.csv").write_text("concept,word,lines,says\n")  # type: ignore[attr-defined]
    assert said().where == "specs/words/nope.csv"


def test_a_ruling_told_twice_is_named(spoil: Spoil) -> None:
    spoil("rulings/deputing.toml", lambda t: t + t)
    assert "twice" in said(OracleError).what


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a copy of the whole book."""
    copy = tmp_path_factory.mktemp("book")
    shutil.copytree(ROOT / "specs", copy / "specs", ignore=shutil.ignore_patterns("__pycache__"))
    return copy


MAY = "from specs.questions.deputing import may_depute\n"


@pytest.mark.parametrize(
    ("lines", "parts"),
    [
        ("def (\n", ["SyntaxError: invalid syntax"]),
        ("from specs.questions import nope\n", ["ImportError: cannot import name 'nope'"]),
        ("import nope\n", ["No module named 'nope'"]),
        ("claim('zz.x', '98.1', 'x', nope)\n", ["NameError"]),
        ("claim('zz.x', '98.1', 'x', True, overide=())\n", ["unexpected keyword argument 'overide'"]),
        (f"{MAY}claim('zz.x', '98.1', 'x', may_depute(3).may)\n", ["may_depute takes 2 values"]),
        ("claim('zz.x', '98.1', 'x', 3)\n", ["a condition, got 3", "zz.x"]),
        (
            "claim('zz.x', '98.1', 'x', True)\nclaim('zz.x', '98.1', 'x', True)\n",
            ["got 'summary-en.zz.x' twice", "rename one of the two"],
        ),
    ],
)
def test_a_spoilt_module_is_named_with_its_line(lines: str, parts: list[str], whole: Path) -> None:
    module = whole / "specs/claims/summary_en.py"
    before = module.read_text(encoding="utf-8")
    module.write_text(before + lines, encoding="utf-8")
    try:
        ended = subprocess.run(
            [sys.executable, "-B", "-m", "oracle.apps.cli", "rule", "depute", "--no-findings"],
            cwd=whole, env=os.environ | {"PYTHONPATH": f"{whole}{os.pathsep}{ROOT}"},
            capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip
    finally:
        module.write_text(before, encoding="utf-8")
    assert ended.returncode == 2
    assert not ended.stdout
    assert "bug of the oracle" not in ended.stderr
    assert "Traceback" not in ended.stderr
    assert "\n  hint: " in ended.stderr
    # Where an id is told twice, both lines are named.
    for number in range(lines.count("claim("), 0, -1):
        last = len(before.splitlines()) + len(lines.splitlines())
        assert f"specs/claims/summary_en.py:{last - number + 1}" in ended.stderr
    for part in parts:
        assert part in ended.stderr
