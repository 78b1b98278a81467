from __future__ import annotations

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
