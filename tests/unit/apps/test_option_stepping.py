"""Pages of games with options: they step through the very pictures of their positions."""

from __future__ import annotations

import json
import re

import pytest

from oracle.apps.deciding import leaning
from oracle.apps.option_leanings import option_leanings
from oracle.apps.stepping import Kept, page, trusted
from oracle.engine.log import Reader, judge, read_header, written
from specs.drawing import Drawing
from tests.option_walks import ALL, COUTURE, SOLO, optional

GAMES = [((SOLO, *ALL), 1), (ALL, 3), ((COUTURE,), 2), ((SOLO,), 1)]


@pytest.mark.parametrize(("options", "players"), GAMES)
def test_a_page_steps_through_the_pictures_of_a_game(options: tuple[str, ...], players: int) -> None:
    game = optional(options, players)
    likes = option_leanings(game.setting)["jewellers"]
    lines = list(written(game, leaning(5, likes), {"seed": 5}))
    kept = Kept(lines)
    reader = Reader("log", kept)
    header = read_header(reader)
    assert header["players"] == players
    assert header["options"] == list(game.book.options)
    found = judge(game, reader)
    assert found.verdict == "ok"
    html = page(game, kept.lines, found, name="a game")
    assert "Every move is allowed" in html
    assert (", solo" in html) is (SOLO in options)
    data = json.loads(re.findall(r'<script type="application/json" id="data">(.*?)</script>', html, re.DOTALL)[0])
    drawing = Drawing(game.setting)
    position = game.new_game()
    now = list(data["first"])
    moves = [json.loads(line)["action"] for line in lines[1:-1]]
    for number, action in enumerate(moves):
        position = game.after(position, game.read(action))
        changes = data["changes"][number]
        for group, text in zip(changes[::2], changes[1::2], strict=True):
            now[group] = text
        if number % 29 == 0 or number == len(moves) - 1:
            drawn = drawing.groups(position)
            assert {g: data["texts"][t] for g, t in zip(data["groups"], now, strict=True)} == drawn


def test_made_up_values_of_options_are_told_as_such() -> None:
    base = trusted("deluxe-2020", 3, None)
    more = trusted("deluxe-2020", 3, None, ALL)
    count = [int(re.findall(r"(\d+) synthetic", said)[0]) for said in (base, more)]
    assert count[1] > count[0] + 100
