"""What stands around the entries: how pages are cut and named, the graph, the pictures of boards, and what is kept."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from oracle.apps.docs import anchors, overview, plan
from oracle.apps.docs.boards import Pictures, boards
from oracle.apps.docs.entries import Entries
from oracle.apps.docs.found import put
from oracle.apps.docs.graph import graph
from oracle.apps.docs.leading import LEADING
from oracle.apps.docs.material import Material
from oracle.apps.docs.overview import Cell, Topic
from oracle.apps.docs.phrases import Words
from oracle.apps.docs.tree import BOARDS, Tree
from oracle.apps.library import library
from oracle.findings import Citation, Finding, Kind
from oracle.rules import LANGUAGES
from tests.documented import FOUND, TOPIC, small


def found() -> Finding:
    return small().findings[FOUND]


def of(*more: Finding) -> Material:
    """Give the small part of the book with more findings."""
    return replace(small(), report=replace(small().report, findings=(found(), *more)))


# Pages.


def parts(sizes: dict[str, int]) -> list[tuple[str, ...]]:
    def entries(_kind: str, name: str) -> SimpleNamespace:
        return SimpleNamespace(size=sizes[name])

    return plan._parts(cast("Any", entries), "rule", list(sizes))


def test_parts_are_about_alike_and_none_is_left_with_a_remnant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "MOST_BYTES", 40_000)
    sizes = {f"e{n}": 5_120 for n in range(8)} | {"last": 10_240}
    assert [len(p) for p in parts(sizes)] == [5, 4]
    assert sum(parts(sizes), ()) == tuple(sizes)


def test_what_alone_is_over_the_measure_has_a_page_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "MOST_BYTES", 10_240)
    assert ("b",) in parts({"a": 9_000, "b": 51_200, "c": 9_000, "d": 9_000})
    assert parts({}) == [()]


def test_a_word_more_leaves_the_pages_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "MOST_BYTES", 40_000)
    sizes = {f"e{n}": 5_120 for n in range(20)}
    assert parts({**sizes, "e3": 5_150}) == parts(sizes)


def test_a_page_of_findings_is_named_by_what_is_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    later = [replace(found(), id=f"across.x{n}", topic="hiring") for n in range(3)]
    elsewhere = replace(found(), id="text.y", kind=Kind.TEXT, topic="text", witness=None, reached=None)
    monkeypatch.setattr(plan, "MOST_BYTES", 2 * Entries(of(), "en")("finding", FOUND).size)
    # The small part asks about one topic only; what is about none is named by its text.
    pages = plan.findings(Entries(of(*later, elsewhere), "en"))
    assert [p.title for p in pages] == ["Across: Deputing – deluxe-pt", "Across: deluxe-pt", "Text"]
    assert [(p.name, p.part) for p in pages] == [
        ("findings/across-1", 1),
        ("findings/across-2", 2),
        ("findings/text", 0),
    ]


def test_parts_of_one_topic_are_numbered_and_listed_with_what_they_begin_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plan, "MOST_BYTES", 30_000)
    tree = Tree(Entries(small(), "en"), tmp_path)
    assert [p.title for p in tree.rules[:2]] == ["Deputing, part 1", "Deputing, part 2"]
    first = tree.entries("rule", tree.rules[1].ids[0]).title
    assert first in dict(tree.files())["rules/index.md"]


def test_the_front_page_has_a_card_for_everything_and_says_what_it_is(tmp_path: Path) -> None:
    front = dict(Tree(Entries(small(), "pt"), tmp_path).files([("desk/index.html", "A mesa")]))["index.md"]
    assert ":link: desk/index.html\n:link-type: url\n" in front
    assert front.count("grid-item-card") == 9
    assert LEADING["card.desk"][1] in front
    assert LEADING["card.rules"][1] in front


def test_what_leads_is_said_in_each_language() -> None:
    for key, told in LEADING.items():
        assert tuple(Words(language)(key) for language in LANGUAGES) == told


# The graph.


def test_bows_count_whose_contradictions_they_are() -> None:
    inside = replace(
        found(), id="inside.x", kind=Kind.INSIDE, citations=(Citation("deluxe-pt", 1, 1), Citation("deluxe-pt", 2, 2))
    )
    gap = replace(found(), id="gap.x", kind=Kind.GAP)
    topic = overview.topics(of(inside, gap))[TOPIC]
    assert dict(topic.between) == {("deluxe-pt", "summary-en"): 1, ("deluxe-pt",): 1}
    assert (topic.clashes, topic.gaps) == (2, 1)


def cell(claims: int, *, cut: bool = False) -> Cell:
    return Cell(claims=claims, clashes=0, gaps=0, cut=cut, shade=0)


def test_the_graph_shows_who_disagrees_who_is_silent_and_who_breaks_off() -> None:
    heat = {TOPIC: {"one": cell(9), "two": cell(1), "mute": cell(0), "torn": cell(0, cut=True)}}
    topic = Topic(clashes=3, gaps=2)
    topic.between.update({("one", "two"): 2, ("two",): 1})
    drawn = graph(heat, {TOPIC: topic}, {TOPIC: "questions/deputing"}, Words("es"))
    assert "<title>one – two: contradicciones 2</title>" in drawn
    assert "<title>two: contradicciones 1</title>" in drawn
    assert "<title>mute: no lo dice</title>" in drawn
    assert 'class="rg-cut"' in drawn.partition("<title>torn")[2]
    assert "⚡3 ∅2" in drawn
    assert '<a href="rococo:page:questions/deputing">' in drawn
    bow, loop = (float(n) for n in re.findall(r'stroke-width="([\d.]+)"', drawn))
    assert bow < loop if drawn.index("<title>two: contra") < drawn.index("<title>one – two") else bow > loop
    radii = [float(n) for n in re.findall(r'r="([\d.]+)" class="rg-said"', drawn)]
    assert radii[0] > radii[1]


def test_the_overview_has_the_graph_and_the_same_as_a_table(tmp_path: Path) -> None:
    page = dict(Tree(Entries(small(), "en"), tmp_path).files())["findings/index.md"]
    assert page.count('<svg class="rr-graph"') == 1
    assert "<summary>The same as a table</summary>" in page
    assert "⚡1" in page.partition("<summary>")[2]


# Pictures of boards.


def test_a_finding_shows_a_moment_of_a_game_at_which_its_case_is_there() -> None:
    drawn = boards([found()], library())[FOUND]
    assert (drawn.edition, drawn.players) == ("original-2013", 2)
    places = dict(
        re.findall(r'<g id="rb-((?:seat-\d-)?(?:played|hand|reserve|discard))">(.*?)</g>(?=<g id|</svg>)', drawn.svg)
    )
    # The card that is played counts for the team of two that the case is about.
    assert sum(shown.count("<title>") for shown in places.values()) == 2
    assert "made up" in drawn.svg
    assert drawn.svg.count("<svg ") == 3
    assert f'width="{drawn.width}" height="{drawn.height}"' in drawn.svg


def test_the_same_book_gives_the_same_pictures_and_no_case_none() -> None:
    nowhere = replace(found(), id="no", witness={"question": "may_depute", "case": {"deck_size": 99, "via": "x"}})
    once, again = (boards([found(), nowhere], library()) for _ in range(2))
    assert once == again
    assert list(once) == [FOUND]
    assert boards([replace(found(), witness=None)], library()) == {}


def test_pictures_are_the_same_if_they_are_begun_early() -> None:
    early = Pictures([found()], library())
    early.start()
    assert early.by_finding == boards([found()], library())


def test_only_pages_that_have_the_pictures_beside_them_show_them(tmp_path: Path) -> None:
    assert "<img" not in Entries(small(), "en")("finding", FOUND).lead
    tree = Tree(Entries(small(), "pt"), tmp_path)
    lead = tree.entries("finding", FOUND).lead
    name = small().pictures.by_finding[FOUND].name
    assert f'src="../{BOARDS}/{name}"' in lead
    assert f'alt="{LEADING["board.moment"][1]}"' in lead
    assert LEADING["board.made"][1] in lead


# What is kept, and what is looked over.


def test_a_file_is_written_only_if_it_says_something_new(tmp_path: Path) -> None:
    place = tmp_path / "deep" / "a.txt"
    assert put(place, b"one")
    before = place.stat().st_mtime_ns
    assert not put(place, b"one")
    assert place.stat().st_mtime_ns == before
    assert put(place, b"two")
    assert place.read_bytes() == b"two"


def test_a_page_is_read_for_its_anchors_its_links_and_its_pictures() -> None:
    drawn = "<svg id='s'><svg><path/></svg></svg>"
    read = anchors.read(
        f'<p id="a&amp;b" title="x > y" name=c>{drawn}<a href="b.html#x" class="href">'
        '<!-- <a href="no"> --><script src="s.js">"<a href=\'no\'>"</script><img src=i.png><div href="no"></div>'
    )
    assert read.anchors == {"a&b", "c", "s"}
    assert read.links == ("b.html#x", "s.js", "i.png")
    assert read.drawn == len(drawn)


def test_where_a_board_shows_the_case_nothing_says_that_it_was_not_examined(tmp_path: Path) -> None:
    unplayed = replace(found(), reached=None)
    material = replace(small(), report=replace(small().report, findings=(unplayed,)))
    note = Words("en")("play.unknown")
    assert note in Entries(material, "en")("finding", FOUND).lead
    assert note not in Tree(Entries(material, "en"), tmp_path).entries("finding", FOUND).lead
