"""The pages of games and of the annotated rulebook in a real browser."""

from __future__ import annotations

import functools
import json
import re
import threading
from collections.abc import Iterator
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from oracle.rules import LANGUAGES
from tests.browser.conftest import DESKTOP, PHONE, Opened, grave

pytestmark = pytest.mark.slow

if TYPE_CHECKING:
    from playwright.sync_api import Page

BUILT = Path(__file__).resolve().parents[2] / "docs" / "_build" / "html"
SHAPES = [(DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "light"), (PHONE, "dark")]


@pytest.fixture(scope="module")
def sample(book: Path) -> Path:
    return book / "pt" / "sample" / "index.html"


def at(page: Page) -> int:
    """Give the step that a page of a game shows, as it says itself."""
    current = page.locator("#moves [aria-current]")
    return int(current.get_attribute("data-step") or 0) if current.count() else 0


def board(page: Page) -> str:
    return page.locator("#board").inner_html()


def test_a_game_steps_forward_and_back_by_mouse(opened: Opened, sample: Path) -> None:
    with opened(sample) as page:
        first = board(page)
        assert at(page) == 0
        for _ in range(3):
            page.locator("[data-go=next]").click()
        assert at(page) == 3
        assert board(page) != first
        page.locator("[data-go=back]").click()
        assert at(page) == 2
        page.locator("[data-go=first]").click()
        assert re.sub(r' class="[^"]*"', "", board(page)) == re.sub(r' class="[^"]*"', "", first)
        page.locator("[data-go=last]").click()
        assert page.locator("[data-go=next]").is_disabled()
        page.locator("#moves button").nth(40).click()
        assert at(page) == 41
        page.locator("#round").select_option("3")
        assert page.locator("#moves section").nth(3).locator("[aria-current]").count() == 1


def test_a_game_steps_forward_and_back_by_keyboard(opened: Opened, sample: Path) -> None:
    with opened(sample) as page:
        shown = [board(page)]
        for _ in range(4):
            page.keyboard.press("ArrowRight")
            shown.append(board(page))
        assert at(page) == 4
        for step in (3, 2):
            page.keyboard.press("ArrowLeft")
            assert board(page) == shown[step]
        page.keyboard.press("Shift+ArrowRight")
        turn = at(page)
        page.keyboard.press("Shift+ArrowRight")
        assert at(page) > turn > 2
        page.keyboard.press("Shift+ArrowLeft")
        assert at(page) == turn
        page.keyboard.press("End")
        assert at(page) == page.locator("#moves button").count()
        page.keyboard.press("Home")
        assert at(page) == 0


def test_each_move_is_shown_with_the_rules_that_decided_it(opened: Opened, sample: Path) -> None:
    with opened(sample, "#30") as page:
        decided = page.locator("#decided")
        assert at(page) == 30
        assert 1 <= decided.locator("li").count() <= 3
        assert (
            decided.locator("a").first.get_attribute("href")
            == f"../go.html#{decided.locator('a').first.text_content()}"
        )
        before = decided.inner_text()
        page.keyboard.press("ArrowRight")
        assert decided.inner_text() != before


def test_the_money_shown_is_that_of_the_step(opened: Opened, sample: Path) -> None:
    with opened(sample) as page:
        data = json.loads(page.locator("#data").text_content() or "")
        purses = data["purses"]
        for step in (0, 26, len(purses) - 1):
            page.evaluate("step => { window.location.hash = step; }", str(step))
            page.wait_for_function(
                "step => (document.querySelectorAll('[aria-current]').length > 0) === (step > 0)", arg=step
            )
            known = next(p for p in reversed(purses[: step + 1]) if p)
            cells = page.locator("#purses tr[data-what='0'] td").all_text_contents()
            assert cells == [str(livre) for livre, _ in known]


@pytest.mark.parametrize(("size", "scheme"), SHAPES)
def test_anybody_can_follow_a_game(opened: Opened, sample: Path, size: tuple[int, int], scheme: str) -> None:
    with opened(sample, "#203", size=size, scheme=scheme) as page:
        assert grave(page) == []


# The annotated rulebook, where it has been built.


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing; the icon of a site, which a browser asks for on its own, is nothing, too."""

    def do_GET(self) -> None:
        """Serve a file."""
        if self.path == "/favicon.ico":
            self.send_response(HTTPStatus.NO_CONTENT)
            self.end_headers()
        else:
            super().do_GET()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def rulebook() -> Iterator[str]:
    """Give the address of the rulebook on this machine: a search shows parts of the pages it found only if served."""
    if not all((BUILT / language / "searchindex.js").is_file() for language in LANGUAGES):
        pytest.skip("not run: the documentation is not built (nox -s docs)")
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(BUILT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(("typed", "topic"), [("delegar", "deputing"), ("funcionário", "hiring"), ("salão", "scoring")])
def test_search_finds_a_rule_by_a_portuguese_word(opened: Opened, rulebook: str, typed: str, topic: str) -> None:
    with opened(f"{rulebook}/pt/search.html", f"?q={typed}") as page:
        page.locator("#search-results li a").first.wait_for()
        page.wait_for_load_state("networkidle")
        found = [a.get_attribute("href") or "" for a in page.locator("#search-results li a").all()]
        assert any(topic in address for address in found)


def some_pages(language: str) -> list[str]:
    """Give the front page, the search, and the first page of each kind."""
    root = BUILT / language
    kinds = sorted(d for d in root.iterdir() if d.is_dir() and not d.name.startswith("_"))
    firsts = [next(iter(sorted(d.rglob("*.html"))), None) for d in kinds]
    return [p.relative_to(BUILT).as_posix() for p in (root / "index.html", root / "search.html", *filter(None, firsts))]


@pytest.mark.parametrize(("language", "size", "scheme"), [("en", *SHAPES[0]), ("pt", *SHAPES[3]), ("es", *SHAPES[2])])
def test_anybody_can_read_the_rulebook(
    opened: Opened, rulebook: str, language: str, size: tuple[int, int], scheme: str
) -> None:
    found = []
    for name in some_pages(language):
        with opened(f"{rulebook}/{name}", size=size, scheme=scheme) as page:
            found += [f"{name}: {f}" for f in grave(page)]
    assert found == []


def test_a_lasting_address_leads_to_the_rule(opened: Opened, rulebook: str) -> None:
    with opened(f"{rulebook}/pt/go.html", "#deputing.may_depute") as page:
        page.wait_for_url("**/pt/rules/**#deputing.may_depute")
        assert page.locator("[id='deputing.may_depute']").count() == 1


TABLET = (900, 800)
COVERING = """id => {
  const title = document.getElementById(id).querySelector("h2").getBoundingClientRect();
  const over = [...document.querySelectorAll(".rr-switch, .mobile-header")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.bottom > title.top && box.top < title.bottom;
  });
  return [title.top >= 0 && title.bottom <= innerHeight, over.map((one) => one.className)];
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_what_is_jumped_to_is_seen_and_can_be_read(
    opened: Opened, rulebook: str, size: tuple[int, int], scheme: str
) -> None:
    with opened(f"{rulebook}/en/go.html", "#deputing.floor_deluxe", size=size, scheme=scheme) as page:
        page.wait_for_url("**/rules/**#deputing.floor_deluxe")
        page.wait_for_load_state("networkidle")
        page.wait_for_function(f"({COVERING})('deputing.floor_deluxe')[0]")
        assert page.evaluate(COVERING, "deputing.floor_deluxe") == [True, []]
        assert grave(page) == []


def test_a_finding_shows_a_board_that_opens_by_itself(opened: Opened, rulebook: str) -> None:
    with opened(f"{rulebook}/en/go.html", "#gap.window_prices") as page:
        page.wait_for_url("**/findings/**")
        picture = page.locator("[id='gap.window_prices'] .rr-board img")
        picture.scroll_into_view_if_needed()
        page.wait_for_function("img => img.complete && img.naturalWidth > 300", arg=picture.element_handle())
        address = page.locator("[id='gap.window_prices'] .rr-board a").get_attribute("href")
        page.goto(f"{rulebook}/en/findings/{address}")
        assert "round" in (page.locator("svg > title").first.text_content() or "")


def test_the_graph_of_texts_and_topics_leads_to_the_topics(opened: Opened, rulebook: str) -> None:
    with opened(f"{rulebook}/en/findings/index.html", size=PHONE) as page:
        assert page.locator(".rr-graph .rg-bow").count() > 20
        page.locator(".rr-graph a", has_text="Deputing").click()
        page.wait_for_url("**/questions/deputing.html")
