"""The sample game: each move stands with rules that decided it."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.apps.deciding import leaning
from oracle.apps.library import library
from oracle.apps.sample_game import MOST_COMMENTS, deciding, sample, telling, write_sample
from oracle.engine.play import play
from oracle.findings import Finding
from oracle.reports.replay import Game, render
from oracle.rules import Rule
from specs.reference import reference
from specs.tables import CountingTables
from tests.unit.reports.test_replay import Page

DECIDES_AT = {
    "preparation.face_up": "reveal",
    "hiring.costs": "hire",
    "decorations.marker": "fund",
    "resources.counts_itself": "tile",
    "resources.kept_is_silk": "keep",
}
"""Rules, and the one kind of move that they decide."""


def there(entry: Rule | Finding) -> str:
    return f"../there.html#{entry.id}"


@pytest.fixture(scope="module")
def game() -> Game:
    return sample("pt", there)


def test_the_rarest_rule_stands_first_and_then_what_was_told_least() -> None:
    always = {"a", "b", "c", "d"}
    told = telling([frozenset(always), frozenset({*always, "z"}), frozenset(always), frozenset()])
    assert told == [("a", "b", "c"), ("z", "d", "a"), ("a", "b", "c"), ()]


def test_every_move_has_comments_in_the_language_of_the_page(game: Game) -> None:
    rules = {r.id: r for r in library().rules}
    assert len(game.moves) > 300
    for move in game.moves:
        assert 1 <= len(move.comments) <= MOST_COMMENTS
        assert len({c.rule for c in move.comments}) == len(move.comments)
        for comment in move.comments:
            assert comment.says == rules[comment.rule].text("pt")
            assert comment.page == f"../there.html#{comment.rule}"


def test_a_rule_decides_at_its_moves_and_at_no_others() -> None:
    game = reference("deluxe-2020", 2, tables=CountingTables)
    steps = list(play(game, leaning(3, ())))
    decided = deciding(game, steps)
    for rule, verb in DECIDES_AT.items():
        own = [n for n, (_, action, _) in enumerate(steps) if action[0] == verb]
        assert own
        assert [n for n, rules in enumerate(decided) if rule in rules] == own


def test_the_page_leads_back_to_the_book_and_to_each_rule(game: Game, tmp_path: Path) -> None:
    page = Page(render(game))
    links = [a["href"] or "" for a in page.all("a")]
    assert links[0] == "../index.html"
    assert len(links) == 1 + sum(len(m.comments) for m in game.moves)
    assert write_sample(tmp_path, "es") == tmp_path / "sample" / "index.html"
    text = (tmp_path / "sample" / "index.html").read_text(encoding="utf-8")
    assert '<html lang="es">' in text
    assert "Ronda 7" in text
    assert len(text.encode()) < 3_000_000


def test_the_same_game_is_shown_each_time(game: Game) -> None:
    assert sample("pt", there) == game
