from __future__ import annotations

import unicodedata
from dataclasses import replace

from oracle.findings import Citation
from oracle.reports.html import render as as_html
from oracle.reports.phrasing import broken_play, printable, quote, value
from oracle.reports.text import render
from tests.toy_books import FINE, NASTY, WRONG


def test_a_finding_stands_with_all_that_is_known_of_it() -> None:
    text = render(WRONG)
    for part in (
        "across.may_play.big+small", "effect: play", "size=2", "big: may; small: may not", "big:3-4, small:7",
        "deluxe-2020: may; original-2013: may not", "ruling toys.price", "accepted: a matter of words",
        "open: no ruling or acceptance covers it", "passage 3.1 is unclassified [big:3-4]", "class it", "the weather",
    ):  # fmt: skip
        assert part in text
    assert "small: silent" in text
    assert text.splitlines()[-1].startswith("something is wrong: 3 findings, 1 open; 1 fault;")


def test_a_good_report_says_so() -> None:
    assert render(FINE).splitlines()[-1].startswith("nothing is wrong: 2 findings, 0 open")


def test_nothing_from_a_file_steers_the_terminal() -> None:
    text = render(NASTY, quotes=True)
    steering = {c for c in text if unicodedata.category(c) in {"Cc", "Cf", "Cs"}}
    assert steering == {"\n"}
    assert "\\x1b[2J" in text


def test_markup_of_the_terminal_library_is_only_text() -> None:
    says = "[bold]not bold[/bold] :smile: [/] [link=x]y"
    assert says in render(replace(WRONG, findings=(replace(WRONG.findings[0], said=says),)))


def test_colours_come_only_when_asked_for() -> None:
    assert "\x1b" in render(WRONG, color=True)
    assert "\x1b" not in render(WRONG)


def test_quotes_come_where_the_text_is_at_hand() -> None:
    text = render(replace(WRONG, quotes={"big": {3: "third", 4: "fourth"}}), quotes=True)
    assert "third fourth" in text
    assert "text not at hand" in text
    assert "third" not in render(replace(WRONG, quotes={"big": {3: "third"}}))


def test_a_quote_begins_with_the_passage_that_holds_the_first_line() -> None:
    report = replace(WRONG, quotes={"big": {2: "second", 9: "ninth"}})
    assert quote(report, Citation("big", 3, 4)) == "second"
    assert not quote(report, Citation("small", 3, 4))


def test_a_comparison_begins_with_what_is_played() -> None:
    text = render(WRONG, compare=("original-2013", "deluxe-2020"))
    assert "Findings between the two, and what is played" in text


def test_times_stand_only_where_asked_for() -> None:
    assert "0.50 s" in render(WRONG, timing=True)
    assert "0.50 s" not in render(WRONG)


def test_values_are_words() -> None:
    assert [value(v) for v in (True, False, None, 3, ["a", "b"], {"a": 1})] == [
        "yes", "no", "silent", "3", "a or b", "a=1",
    ]  # fmt: skip
    assert (value(1), value(0)) == ("1", "0")


def test_printable_keeps_letters_of_all_texts() -> None:
    assert printable("Ação, “mañana” – 3 × 4") == "Ação, “mañana” – 3 × 4"
    assert printable("a\nb\u00adc\x9b\udc80") == "a bc\\x9b\\udc80"


BROKEN = replace(
    WRONG.invariants[1],
    witness={
        "play": [{"action": "draw"}, {"action": "play", "seat": 0, "bears": "a bell"}, {"action": "draw"}],
        "then": {"hand.0": 1, "hand.1": 1, "pile.0": 2, "pile.1": 3, "deck": 4},
    },
)


def test_a_play_that_breaks_an_invariant_is_told_step_by_step() -> None:
    assert broken_play(BROKEN) == [
        "1. draw",
        "2. play (seat=0, bears=a bell)",
        "3. draw",
        "then hand=1, pile=2 (seat 0) 3 (seat 1), deck=4",
    ]
    assert broken_play(replace(BROKEN, witness={"toys": 0})) == ["toys=0"]
    assert broken_play(replace(BROKEN, witness=None)) == []
    lines = render(replace(WRONG, invariants=(BROKEN, replace(BROKEN, players=3)))).splitlines()
    at = next(n for n, line in enumerate(lines) if "original-2013, 2/3: breaks in" in line)
    assert [line.strip() for line in lines[at + 1 : at + 4]] == broken_play(BROKEN)[:3]
    assert not any(" or " in line for line in lines[at:])


def test_the_time_of_a_proof_is_told_when_asked_for() -> None:
    assert "0.50 s" in render(FINE, timing=True)
    assert "0.50 s" not in render(FINE)


def test_a_copy_that_is_left_aside_is_named() -> None:
    first, *rest = FINE.sources
    report = replace(FINE, sources=(replace(first, how="word for word", others=("old.txt", "new.txt")), *rest))
    assert "left aside, since it differs: old.txt, new.txt" in " ".join(render(report).split())
    assert "old.txt, new.txt" in as_html(report)
    assert report.as_json()["sources"][0]["others"] == ["old.txt", "new.txt"]
