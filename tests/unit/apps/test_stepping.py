"""`oracle replay --html`: a page that steps through a game, and the picture at each step is that of the position."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest

from oracle.apps.cli import run
from specs.component_sets import shipped
from specs.component_writing import write_set
from specs.drawing import Drawing
from specs.editions import EDITIONS
from tests.dressmakers import log_of, played
from tests.strategies import game_of
from tests.unit.reports.test_replay import Page, data_of, rebuilt

BROWSER = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
MOST_BYTES = 3_000_000


def page_of(tmp_path: Path, lines: tuple[str, ...] | list[str], *more: str, code: int = 0) -> str:
    """Give the page that the command writes of a log."""
    log, page = tmp_path / "game.jsonl", tmp_path / "game.html"
    log.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert run(["replay", str(log), "--html", str(page), *more]) == code
    return page.read_text(encoding="utf-8")


@pytest.mark.parametrize(("edition", "players"), [(e, n) for e in EDITIONS for n in (2, 4, 5)])
def test_each_step_gives_the_picture_of_its_position(tmp_path: Path, edition: str, players: int) -> None:
    page = page_of(tmp_path, log_of(edition, players))
    assert len(page.encode()) < MOST_BYTES
    drawing = Drawing(game_of(edition, players).setting)
    positions = played(edition, players)
    pictures = rebuilt(data_of(page))
    assert len(pictures) == len(positions)
    for position, groups in zip(positions, pictures, strict=True):
        assert groups == drawing.groups(position)
    assert drawing.whole(pictures[-1]) == drawing.whole(drawing.groups(positions[-1]))
    # The board is there once, as it is before the first move.
    assert all(drawing.panel(p, pictures[0]) in page for p in drawing.panels)
    ids = [a["id"] for _, a in Page(page).found if a.get("id")]
    assert len(ids) == len(set(ids))
    assert {f"rb-{g}" for g in pictures[0]} <= set(ids)


def test_the_score_sheet_stands_on_the_page(tmp_path: Path) -> None:
    page = page_of(tmp_path, log_of("deluxe-2020", 4))
    scores = json.loads(log_of("deluxe-2020", 4)[-1])["outcome"]["scores"]
    (total,) = re.findall(r'<th scope="row">total</th>(.*?)</tr>', page)
    assert re.findall(r">(\d+)</td>", total) == [str(s) for s in scores]
    assert data_of(page)["purses"][-1] is None or [p for _, p in data_of(page)["purses"][-1]] == scores


def test_made_up_values_are_told_as_such(tmp_path: Path) -> None:
    assert re.search(r"synthetic set, deluxe-2020: .*\d+ synthetic values", page_of(tmp_path, log_of("deluxe-2020", 2)))


def test_values_of_a_users_copy_are_told_as_such(tmp_path: Path) -> None:
    whole = write_set(shipped("deluxe-2020"))
    own = tmp_path / "own.toml"
    text = whole[: whole.index("[marks]")].replace(
        '"cg1", color = "common gown", value = 6', '"cg1", color = "common gown", value = 7'
    )
    own.write_text(text, encoding="utf-8")
    games = tmp_path / "games"
    assert run(["simulate", "--players", "2", "--components", str(own), "--output", str(games), "--jobs", "1"]) == 0
    lines = (games / "seed-0.jsonl").read_text(encoding="utf-8").splitlines()
    page = page_of(tmp_path, lines, "--components", str(own))
    assert re.search(r"\d+ printed by the user", page)


@pytest.fixture
def spoilt() -> tuple[list[str], int]:
    """Give a log with a wrong move, and its ply."""
    lines = list(log_of("deluxe-2020", 3))
    at = next(n for n, line in enumerate(lines) if '"main none"' in line or '"main acquire"' in line)
    entry = json.loads(lines[at])
    lines[at] = json.dumps({**entry, "action": "hire vi-team"})
    return lines, entry["ply"]


def test_a_wrong_log_is_shown_up_to_the_wrong_move(tmp_path: Path, spoilt: tuple[list[str], int]) -> None:
    lines, ply = spoilt
    page = page_of(tmp_path, lines, code=1)
    data = data_of(page)
    drawing = Drawing(game_of("deluxe-2020", 3).setting)
    pictures = rebuilt(data)
    assert len(pictures) == ply + 1
    assert pictures[-1] == drawing.groups(played("deluxe-2020", 3)[ply])
    assert f"first at ply {ply}" in page
    assert "✗ hire vi-team" in page
    assert re.search(r"<dt>legal there</dt><dd><code>main ", page)
    (button,) = re.findall(r'<button type="button" data-step="(\d+)">show it', page)
    assert int(button) == ply + 1


def test_a_wrong_actor_and_a_wrong_outcome_are_shown(tmp_path: Path) -> None:
    lines = list(log_of("deluxe-2020", 2))
    at = next(n for n, line in enumerate(lines) if '"card ' in line)
    entry = json.loads(lines[at])
    moved = [*lines[:at], json.dumps({**entry, "actor": 1 - entry["actor"]}), *lines[at + 1 :]]
    assert "it is for seat" in page_of(tmp_path, moved, "--keep-going", code=1)
    outcome = json.loads(lines[-1])
    outcome["outcome"]["scores"][0] += 1
    page = page_of(tmp_path, [*lines[:-1], json.dumps(outcome)], code=1)
    assert "The outcome is wrong." in page
    assert len(rebuilt(data_of(page))) == len(played("deluxe-2020", 2))


def test_a_broken_log_writes_no_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log, page = tmp_path / "game.jsonl", tmp_path / "game.html"
    log.write_text("\n".join(log_of("deluxe-2020", 2)[:50]), encoding="utf-8")
    assert run(["replay", str(log), "--html", str(page)]) == 2
    assert "cut off" in capsys.readouterr().err
    assert not page.exists()


@pytest.mark.parametrize("named", ["-", "", "nowhere/page.html", "."])
def test_a_page_that_cannot_be_written_is_refused(
    tmp_path: Path, named: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.jsonl").write_text("\n".join(log_of("deluxe-2020", 2)) + "\n", encoding="utf-8")
    assert run(["replay", "game.jsonl", "--html", named]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith("Error: ")
    assert "--html" in err
    assert "Traceback" not in err


# In a browser.


class Groups(HTMLParser):
    """Collects, for each group of the board, what is in it, however a browser writes it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: dict[str, list[object]] = {}
        self._open: list[str | None] = []
        self.feed(text)

    def _take(self, what: object) -> None:
        for name in self._open:
            if name:
                self.found[name].append(what)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take up an element, inside a group or as one."""
        name = dict(attrs).get("id") or ""
        group = name if tag == "g" and name.startswith("rb-") else None
        self._take((tag, sorted((k, v or "") for k, v in attrs)))
        if group:
            self.found[group] = []
        if tag not in {"meta", "link"}:
            self._open.append(group)

    def handle_endtag(self, _tag: str) -> None:
        """Leave an element."""
        self._open.pop()
        self._take("end")

    def handle_data(self, data: str) -> None:
        """Take up words."""
        self._take(data)


@pytest.mark.skipif(BROWSER is None, reason="not run: no browser")
@pytest.mark.parametrize("share", [0.0, 0.4, 1.0])
def test_a_browser_draws_each_step(tmp_path: Path, share: float) -> None:
    page_of(tmp_path, log_of("original-2013", 3))
    positions = played("original-2013", 3)
    step = int(share * (len(positions) - 1))
    dumped = subprocess.run(
        [
            str(BROWSER), "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path / 'profile'}",
            "--virtual-time-budget=5000", "--dump-dom", f"{(tmp_path / 'game.html').as_uri()}#{step}",
        ],
        capture_output=True, text=True, check=True, timeout=120,
    )  # fmt: skip
    shown = Groups(dumped.stdout).found
    drawn = Drawing(game_of("original-2013", 3).setting).groups(positions[step])
    assert set(shown) == {f"rb-{g}" for g in drawn}
    for name, text in drawn.items():
        assert shown[f"rb-{name}"] == Groups(f'<g id="rb-x">{text}</g>').found["rb-x"], name
    (now,) = re.findall(r'data-step="(\d+)" aria-current', dumped.stdout) or ["0"]
    assert int(now) == step
