from __future__ import annotations

import base64
import hashlib
import re
from dataclasses import replace
from html.parser import HTMLParser

from oracle.reports.html import render
from tests.toy_books import FINE, NASTY, WRONG

ALONE = {"meta", "br", "input", "link", "img", "hr"}


class Page(HTMLParser):
    """Collects elements and checks that they are closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.unclosed: list[str] = []
        self.feed(text)
        self.close()
        assert not self.unclosed

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take up an element."""
        self.found.append((tag, dict(attrs)))
        if tag not in ALONE:
            self.unclosed.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Close the last element."""
        assert self.unclosed.pop() == tag

    def all(self, tag: str) -> list[dict[str, str | None]]:
        """Give the attributes of every element of a name."""
        return [a for t, a in self.found if t == tag]


def test_the_page_needs_nothing_else() -> None:
    text = render(WRONG, compare=("original-2013", "deluxe-2020"))
    assert not re.search(r"https?:|//[a-z]|@import|url\(", text)
    page = Page(text)
    names = {n for _, attrs in page.found for n in attrs}
    assert not {"src", "srcset", "action", "style"} & names
    assert not any(n.startswith("on") for n in names)
    assert all((a["href"] or "").startswith("#") for a in page.all("a"))
    assert not page.all("link")


def test_the_page_fits_a_phone_and_a_dark_room() -> None:
    text = render(WRONG)
    assert any(a.get("name") == "viewport" for a in Page(text).all("meta"))
    assert "prefers-color-scheme: dark" in text


def test_the_page_allows_only_its_own_script_and_style() -> None:
    (policy,) = [a["content"] or "" for a in Page(render(WRONG)).all("meta") if "http-equiv" in a]
    assert policy.startswith("default-src 'none'; style-src 'sha256-")
    assert "unsafe" not in policy
    for tag in ("script", "style"):
        (own,) = re.findall(rf"<{tag}>(.*?)</{tag}>", render(WRONG), re.DOTALL)
        digest = base64.b64encode(hashlib.sha256(own.encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{digest}'" in policy


def test_everything_from_a_file_is_escaped() -> None:
    text = render(NASTY)
    page = Page(text)
    assert not page.all("img")
    assert len(page.all("script")) == 1
    assert "\x1b" not in text
    assert "\u202e" not in text
    assert "&lt;/script&gt;" in text


def test_each_finding_can_be_filtered() -> None:
    page = Page(render(WRONG))
    articles = page.all("article")
    assert [a["data-covered"] for a in articles] == ["ruling", "open", "accepted"]
    assert articles[1]["data-texts"] == "big small"
    assert articles[1]["data-editions"] == "deluxe-2020 original-2013"
    assert {a["name"] for a in page.all("select")} == {"text", "kind", "effect", "topic", "edition", "covered"}


def test_quotes_stand_where_the_text_is_at_hand() -> None:
    text = render(replace(WRONG, quotes={"big": {3: "third & fourth"}}))
    assert '<blockquote lang="en">third &amp; fourth</blockquote>' in text
    assert "text not at hand" in text
    assert "belong to their publishers" in text
    assert "belong to their publishers" not in render(WRONG)


def test_a_report_without_findings_is_a_page_too() -> None:
    page = Page(render(replace(FINE, findings=(), coverage=(), invariants=()), timing=True))
    assert not page.all("form")


def test_on_a_small_screen_nothing_lies_over_the_findings() -> None:
    style = render(WRONG).partition("<style>")[2].partition("</style>")[0]
    outside = re.sub(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", style)
    assert "sticky" in style
    assert "sticky" not in outside
