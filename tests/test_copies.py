"""Copies of the real texts that differ: what the check says of them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from oracle.apps.examine import examine
from oracle.reports.report import Report

pytestmark = pytest.mark.slow


def checked(directory: Path) -> Report:
    return examine(sources=directory)


@pytest.fixture
def copies(sources: Path, tmp_path: Path) -> Path:
    for path in sources.glob("*.txt"):
        shutil.copyfile(path, tmp_path / path.name)
    return tmp_path


def summary(directory: Path) -> Path:
    """Give the English summary among the copies, by its words."""
    return next(p for p in directory.glob("*.txt") if p.read_text(encoding="utf-8").startswith("Game Objective"))


def test_a_changed_word_in_a_cited_line_is_named_with_its_claim(copies: Path) -> None:
    path = summary(copies)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("only have 1 card", "only have 4 cards"), encoding="utf-8")
    report = checked(copies)
    state = {s.id: s.state for s in report.sources}
    assert state["summary-en"] == "differs"
    (fault,) = [f for f in report.faults if "words cited" in f.what]
    assert fault.where.startswith("summary-en:98")
    assert "summary-en.deputing." in fault.what
    assert report.wrong


def test_a_line_put_in_moves_citations_and_breaks_none(copies: Path) -> None:
    path = summary(copies)
    path.write_text("A line of another printing\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    report = checked(copies)
    assert {s.id: s.state for s in report.sources}["summary-en"] == "differs"
    assert not [f for f in report.faults if "words cited" in f.what]


def test_a_copy_that_breaks_off_is_one_fault_with_its_line(copies: Path) -> None:
    path = summary(copies)
    lines = path.read_text(encoding="utf-8").split("\n")
    path.write_text("\n".join(lines[:90]), encoding="utf-8")
    (fault,) = [f for f in checked(copies).faults if "words cited" in f.what]
    assert "breaks off" in fault.what
    assert "line 91" in fault.what


def test_without_one_text_the_others_are_checked(copies: Path) -> None:
    summary(copies).unlink()
    report = checked(copies)
    assert {s.id: s.state for s in report.sources}["summary-en"] == "not at hand"
    assert not report.faults
