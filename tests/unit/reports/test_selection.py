from __future__ import annotations

from dataclasses import replace

from oracle.reports.selection import Selection, changes, select
from tests.toy_books import ACCEPTED, FAULT, OPEN, REFUTED, RULED, WRONG


def test_nothing_asked_for_shows_everything() -> None:
    assert select(WRONG, Selection()) == WRONG


def test_each_filter_narrows_the_findings() -> None:
    assert select(WRONG, Selection(kinds=("gap",))).findings == (RULED,)
    assert select(WRONG, Selection(topics=("words",))).findings == (ACCEPTED,)
    assert select(WRONG, Selection(effects=("play",))).findings == (OPEN,)
    assert select(WRONG, Selection(editions=("original-2013",))).findings == (RULED, OPEN)
    assert select(WRONG, Selection(open_only=True)).findings == (OPEN,)


def test_faults_are_never_left_out() -> None:
    shown = select(WRONG, Selection(kinds=("dead",), editions=("deluxe-2020",), open_only=True))
    assert (shown.findings, shown.invariants, shown.faults) == ((), (), (FAULT,))
    assert shown.wrong


def test_open_leaves_out_what_is_proved() -> None:
    assert select(WRONG, Selection(open_only=True)).invariants == (REFUTED,)


def test_a_comparison_shows_what_touches_both_editions() -> None:
    shown = select(WRONG, Selection(compare=("original-2013", "deluxe-2020")))
    assert shown.findings == (OPEN,)
    (change,) = changes(shown, "original-2013", "deluxe-2020")
    assert (change.before, change.after, change.is_known) == ("may not", "may", True)


def test_two_silent_editions_differ_only_by_what_is_played() -> None:
    both = replace(RULED, editions=("deluxe-2020", "original-2013"))
    alike = replace(both, follows={"deluxe-2020": "3", "original-2013": "3"})
    apart = replace(both, follows={"deluxe-2020": "3", "original-2013": "4"})
    shown = select(replace(WRONG, findings=(both, alike, apart)), Selection(compare=("deluxe-2020", "original-2013")))
    assert shown.findings == (apart,)
