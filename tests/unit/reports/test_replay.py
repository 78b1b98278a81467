"""The page of a game: what it embeds gives every picture back, and nothing in it can do harm."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from oracle.reports.replay import Game, Move, Verdict, render, steps

ALONE = {"meta", "br", "input", "link", "img", "hr"}
NASTY = "</script><script>alert(1)</script>\u202e\x1b[31m&\"'<b>"

TOY = Game(
    title="toy",
    icons="<defs></defs>",
    style=".rb{fill:red}",
    panels=('<svg class="rb" viewBox="0 0 9 9"><g id="rb-a"><text>0</text></g><g id="rb-b"/></svg>',),
    prefix="rb-",
    pictures=[{"a": "<text>0</text>", "b": ""}, {"a": "<text>1</text>", "b": ""}, {"a": "<text>0</text>", "b": "x"}],
    purses=[[(15, 0), (15, 0)], [(15, 0), (15, 0)], [(13, 0), (15, 2)]],
    moves=(
        Move(ply=0, round=0, part="Setup", says="seat 0 begins"),
        Move(ply=1, round=1, part="Turn 1", says="pays 2 Livre", then=("15 → 13 Livre",)),
    ),
    seats=("0 (A)", "1 (B)"),
    sheet=(("money", (1, 2)), ("total", (1, 2))),
    winners=("seat 1 (B)",),
    captions=("synthetic values",),
    verdict=Verdict(right=True, summary="Every move is allowed, and the outcome is right."),
)
WRONG = replace(
    TOY,
    moves=(*TOY.moves, Move(ply=2, round=1, part="Not allowed", says="✗ main hire", wrong=True)),
    sheet=(),
    winners=(),
    verdict=Verdict(
        right=False,
        summary="Not allowed, first at ply 2.",
        ply=2,
        says="the player cannot pay it",
        rule="hiring.price",
        lines=("deluxe-pt:1-2",),
        legal=("main none", "main favor"),
        further=("ply 3: it is for seat 1 to choose",),
    ),
)


class Page(HTMLParser):
    """Collects elements and words, and checks that elements are closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.unclosed: list[str] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert not self.unclosed

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take up an element."""
        self.found.append((tag, dict(attrs)))
        if tag not in ALONE:
            self.unclosed.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take up an element of SVG that has nothing in it."""
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        """Close the last element."""
        assert self.unclosed.pop() == tag

    def handle_data(self, data: str) -> None:
        """Take up words."""
        self.words.append(data)

    def all(self, tag: str) -> list[dict[str, str | None]]:
        """Give the attributes of every element of a name."""
        return [a for t, a in self.found if t == tag]


def data_of(page: str) -> dict[str, Any]:
    """Give what the page's script reads."""
    (text,) = re.findall(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    found: dict[str, Any] = json.loads(text)
    return found


def rebuilt(data: dict[str, Any]) -> list[dict[str, str]]:
    """Give the pictures as the page's script makes them."""
    now = list(data["first"])
    found = [now[:]]
    for change in data["changes"]:
        for group, text in zip(change[::2], change[1::2], strict=True):
            now[group] = text
        found.append(now[:])
    return [dict(zip(data["groups"], (data["texts"][t] for t in picture), strict=True)) for picture in found]


@given(st.lists(st.fixed_dictionaries({n: st.sampled_from(["", "x", "<b/>", "é"]) for n in "abc"}), min_size=1))
def test_steps_give_every_picture_back(pictures: list[dict[str, str]]) -> None:
    found = steps(pictures)
    assert rebuilt(found) == pictures
    assert len(set(found["texts"])) == len(found["texts"])


def test_what_stays_is_not_repeated() -> None:
    assert steps(TOY.pictures)["changes"] == [[0, 2], [0, 0, 1, 3]]
    assert data_of(render(TOY))["purses"] == [[[15, 0], [15, 0]], None, [[13, 0], [15, 2]]]


def test_the_page_needs_nothing_else() -> None:
    for game in (TOY, WRONG):
        text = render(game)
        assert not re.search(r"https?:|//[a-z]|@import|url\(", text)
        page = Page(text)
        names = {n for _, attrs in page.found for n in attrs}
        assert not {"src", "srcset", "action", "style"} & names
        assert not any(n.startswith("on") for n in names)
        assert all((a["href"] or "").startswith("#") for a in (*page.all("a"), *page.all("use")))
        assert not page.all("link")


def test_the_page_allows_only_its_own_script_and_style() -> None:
    text = render(WRONG)
    (policy,) = [a["content"] or "" for a in Page(text).all("meta") if "http-equiv" in a]
    assert policy.startswith("default-src 'none'; style-src 'sha256-")
    assert "unsafe" not in policy
    (style,) = re.findall(r"<style>(.*?)</style>", text, re.DOTALL)
    (script,) = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
    for own in (style, script):
        assert f"'sha256-{base64.b64encode(hashlib.sha256(own.encode()).digest()).decode()}'" in policy


def test_the_page_fits_a_phone_and_a_dark_room() -> None:
    text = render(TOY)
    assert any(a.get("name") == "viewport" for a in Page(text).all("meta"))
    assert "prefers-color-scheme: dark" in text
    assert "@media (max-width" in text


def test_every_move_is_in_the_list_and_leads_to_its_step() -> None:
    page = Page(render(WRONG))
    (aside,) = [n for n, (t, _) in enumerate(page.found) if t == "aside"]
    listed = [a["data-step"] for t, a in page.found[aside:] if t == "button" and "data-step" in a]
    assert listed == ["1", "2", "3"]
    assert [a["value"] for a in page.all("option")] == ["0", "1"]
    assert [a.get("data-go") for a in page.all("button") if "data-go" in a] == [
        "first", "turn-back", "back", "next", "turn-on", "last"
    ]  # fmt: skip


def test_a_wrong_move_is_shown_with_what_decides() -> None:
    page = Page(render(WRONG))
    words = " ".join(page.words)
    for said in ("ply 2", "cannot pay", "hiring.price", "deluxe-pt:1-2", "main favor", "ply 3: it is for seat 1"):
        assert said in words
    assert [a["class"] for a in page.all("li") if "class" in a] == ["wrong"]
    assert len(data_of(render(WRONG))["changes"]) == len(WRONG.moves) - 1
    assert "won" not in words


def test_nothing_from_a_file_breaks_out() -> None:
    game = replace(
        WRONG,
        title=NASTY,
        captions=(NASTY,),
        seats=(NASTY, NASTY),
        winners=(NASTY,),
        moves=(Move(ply=0, round=0, part=NASTY, says=NASTY, then=(NASTY,)),),
        pictures=[{"a": f"<text>{NASTY}</text>", "b": ""}, {"a": "", "b": NASTY}],
        verdict=Verdict(right=False, summary=NASTY, ply=0, says=NASTY, rule=NASTY, lines=(NASTY,), legal=(NASTY,)),
    )
    text = render(game)
    page = Page(text)
    assert len(page.all("script")) == 2
    assert not page.all("b")
    assert "\x1b" not in text
    assert data_of(text)["texts"][0] == f"<text>{NASTY}</text>"


def test_the_same_game_gives_the_same_page() -> None:
    assert render(TOY) == render(TOY)
