"""A real browser, and what each page has to keep to in it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from oracle.apps.desk import write_desk
from oracle.apps.sample_game import write_sample
from oracle.rules import LANGUAGES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

NAMES = ("chromium", "chromium-browser", "google-chrome")
DESKTOP, PHONE = (1280, 900), (390, 844)
GRAVE = {"serious", "critical"}
CHECKED = {"resultTypes": ["violations"], "preload": False}
"""What the checker is asked; it would fetch style sheets that a page from disk may not fetch."""

NEAR = ("file:", "data:", "http://127.0.0.1:")
"""Whatever a page asks for lies beside it."""

Opened = Callable[..., AbstractContextManager["Page"]]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Give a browser that the machine has; nothing is downloaded."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        pytest.skip("not run: no browser")
    playwright = pytest.importorskip("playwright.sync_api", reason="not run: no playwright")
    with playwright.sync_playwright() as driver:
        # In a container that runs as root there is no sandbox to be had.
        opened = driver.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def book(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Path:  # noqa: ARG001 - without it, none is needed
    """Give a directory with the desk in each language and the sample game in one."""
    target = tmp_path_factory.mktemp("book")
    for language in LANGUAGES:
        write_desk(target / language, language)
    write_sample(target / "pt", "pt")
    return target


@pytest.fixture
def opened(browser: Browser) -> Opened:
    """Give what opens a page and, when done, finds that it kept to what every page keeps to."""

    @contextmanager
    def opening(
        page: Path | str, hash: str = "", *, size: tuple[int, int] = DESKTOP, scheme: str = "light"
    ) -> Iterator[Page]:
        told: list[str] = []
        given: Any = scheme
        with browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=given) as context:
            shown = context.new_page()
            shown.on("console", lambda message: told.append(message.text) if message.type == "error" else None)
            shown.on("pageerror", lambda error: told.append(str(error)))
            shown.on("request", lambda r: None if r.url.startswith(NEAR) else told.append(f"asked for {r.url}"))
            shown.set_default_timeout(10_000)
            shown.goto((page if isinstance(page, str) else page.as_uri()) + hash)
            yield shown
            assert told == []
            assert shown.evaluate("document.documentElement.scrollWidth") <= size[0], "it scrolls sideways"

    return opening


def grave(page: Page) -> list[str]:
    """Give what an accessibility checker calls serious or critical."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="not run: no axe")
    found = axe.Axe().run(page, options=CHECKED).response["violations"]
    return [
        f"{v['id']}: {n['target']} {n.get('failureSummary', '')}"
        for v in found
        if v["impact"] in GRAVE
        for n in v["nodes"]
    ]
