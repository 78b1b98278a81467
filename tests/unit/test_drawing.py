"""The board picture: every space is there once, what changes is drawn, what is hidden is not."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from specs.drawing import Drawing, changed
from specs.drawing.panel import WIDTH
from specs.drawing.players import DOES
from specs.drawing.shapes import COLORS, LETTERS
from specs.drawing.things import garment_card
from specs.editions import EDITIONS
from specs.position import Position, bits
from specs.steps import FIRST_AT_ONCE, Step
from specs.vocabulary import Garment
from tests.dressmakers import played
from tests.strategies import game_of

SVG = "{http://www.w3.org/2000/svg}"
GAMES = [(e, n) for e in EDITIONS for n in (2, 3, 4, 5)]


@cache
def drawing_of(edition: str, players: int) -> Drawing:
    return Drawing(game_of(edition, players).setting, ("synthetic values",))


def sample(edition: str, players: int) -> Iterator[Position]:
    """Give some positions of a game, the first and the last among them."""
    positions = played(edition, players)
    yield from positions[::23]
    yield positions[-1]


def titles(picture: str) -> list[str]:
    return [e.text or "" for e in ET.fromstring(picture).iter(f"{SVG}title")]  # noqa: S314 - drawn here


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_every_space_is_drawn_once(edition: str, players: int) -> None:
    board = game_of(edition, players).setting.parts.board
    for position in sample(edition, players):
        found = titles(drawing_of(edition, players).svg(position))
        for space in board.guests:
            assert len([t for t in found if re.search(rf"\bspace {space.id}\b", t)]) == 1
        for funded in board.decorations:
            assert len([t for t in found if re.match(rf"{funded.id} (of|\()", t)]) == 1
            assert len([t for t in found if t.startswith(f"Terrace of {funded.id},")]) == bool(funded.factor)
        for n in range(1, len(board.all_halls) + 1):
            assert len([t for t in found if t.startswith(f"Space {n} of the bonus for all halls")]) == 1
        for n in range(1, len(board.drawers) + 1):
            assert len([t for t in found if t.startswith(f"Section {n}:")]) == 1


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_each_piece_that_lies_open_is_drawn_once(edition: str, players: int) -> None:
    setting = game_of(edition, players).setting
    for position in sample(edition, players):
        found = titles(drawing_of(edition, players).svg(position))
        garments = [g for g in position.windows if g >= 0]
        garments += [g >> 3 for g in (*position.guests, *position.terrace) if g >= 0]
        tiles = [t for d in position.drawers for t in d if t >= 0] + [t for s in position.seats for t in bits(s.tiles)]
        for n, garment in enumerate(setting.parts.garments):
            there = [t for t in found if re.search(rf"(^|: ){garment.id} \(", t)]
            assert len(there) == garments.count(n)
        for n, tile in enumerate(setting.parts.resources):
            assert len([t for t in found if t.startswith(f"{tile.id} (")]) == tiles.count(n)
        cards = sum((s.hand | s.reserve | s.pile).bit_count() for s in position.seats) + len(position.queue)
        cards += len(
            {position.played, *bits(position.leaving)} - {-1} - {c for s in position.seats for c in bits(s.pile)}
        )
        assert len([t for t in found if re.match(r"(Master|Journeyman|Apprentice) ", t)]) == cards


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_nothing_is_drawn_beyond_its_panel(edition: str, players: int) -> None:
    drawing = drawing_of(edition, players)
    for position in sample(edition, players):
        groups = drawing.groups(position)
        assert {g for p in drawing.panels for g in p.groups} == set(groups)
        for panel in drawing.panels:
            root = ET.fromstring(f'<g xmlns="http://www.w3.org/2000/svg">{panel.inside(groups)}</g>')  # noqa: S314
            for element in (*root.iter(f"{SVG}rect"), *root.iter(f"{SVG}use")):
                x, y, width, height = (int(element.get(n, "")) for n in ("x", "y", "width", "height"))
                assert x >= 0
                assert y >= 0
                assert x + width <= WIDTH, (panel.id, element.attrib)
                assert y + height <= panel.height, (panel.id, element.attrib)


@pytest.mark.parametrize("edition", EDITIONS)
def test_spaces_do_not_overlap(edition: str) -> None:
    drawing = drawing_of(edition, 5)
    groups = drawing.groups(played(edition, 5)[-1])
    for panel in drawing.panels[1:4]:
        boxes = []
        for name in panel.groups:
            if found := re.search(r'<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"', groups[name]):
                x, y, width, height = map(int, found.groups())
                boxes.append((x, y, x + width, y + height, name))
        for n, a in enumerate(boxes):
            for b in boxes[n + 1 :]:
                assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], (a, b)


def test_the_same_position_gives_the_same_picture() -> None:
    position = played("deluxe-2020", 4)[300]
    other = Drawing(game_of("deluxe-2020", 4).setting, ("synthetic values",))
    assert other.svg(position) == drawing_of("deluxe-2020", 4).svg(position)


def test_only_what_a_move_changes_is_drawn_anew() -> None:
    game = game_of("deluxe-2020", 4)
    drawing = drawing_of("deluxe-2020", 4)
    positions = played("deluxe-2020", 4)
    moved = []
    for before, after in pairwise(positions):
        anew = changed(drawing.groups(before), drawing.groups(after))
        moved.append(len(anew))
        spaces = {f"guest-{n}" for n, (a, b) in enumerate(zip(before.guests, after.guests, strict=True)) if a != b}
        assert {g for g in anew if g.startswith("guest-")} == spaces
        funded = {f"decoration-{n}" for n, (a, b) in enumerate(zip(before.owners, after.owners, strict=True)) if a != b}
        assert {g for g in anew if g.startswith("decoration-")} == funded
        hung = {f"window-{n}" for n, (a, b) in enumerate(zip(before.windows, after.windows, strict=True)) if a != b}
        assert {g for g in anew if g.startswith("window-")} == hung
        # Leaving the terrace of one firework empty and going on to the next looks the same.
        assert anew or before.todo[-1][0] == after.todo[-1][0] == Step.ADMIRE
    assert sum(moved) / len(moved) < 6
    assert game.is_over(positions[-1])


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_view_shows_nothing_that_is_hidden(edition: str) -> None:
    game = game_of(edition, 3)
    drawing = drawing_of(edition, 3)
    before = next(p for p in played(edition, 3)[150:] if p.seats[1].hand and p.seats[1].reserve and p.seats[1].tiles)
    after = before.copy()
    own = after.seat(1)
    # Hand and reserve change places card for card, a kept tile is another one.
    own.hand, own.reserve = _swapped(own.hand, own.reserve)
    tile = next(bits(own.tiles))
    other = next(bits(after.stock))
    own.tiles ^= 1 << tile | 1 << other
    after.stock ^= 1 << tile | 1 << other
    assert drawing.svg(before) != drawing.svg(after)
    assert drawing.svg(before, 0) == drawing.svg(after, 0)
    assert drawing.svg(before, 1) != drawing.svg(after, 1)
    assert "hidden" in drawing.svg(before, 0)
    own_cards = [game.notation.card(c) for c in bits(before.seats[0].hand)]
    assert all(f"({c}, " in drawing.svg(before, 0) for c in own_cards)


def _swapped(one: int, other: int) -> tuple[int, int]:
    a, b = next(bits(one)), next(bits(other))
    return one ^ (1 << a | 1 << b), other ^ (1 << a | 1 << b)


def test_an_amount_that_is_hidden_is_a_question_mark() -> None:
    position = played("original-2013", 3)[200]
    drawn = drawing_of("original-2013", 3).groups(position, 0)
    assert "? prestige points" in drawn["seat-1-purse"]
    assert f"{position.seats[0].points} prestige points" in drawn["seat-0-purse"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_garment_has_its_colour_and_its_owner_a_letter(edition: str) -> None:
    setting = game_of(edition, 5).setting
    last = played(edition, 5)[-1]
    drawn = drawing_of(edition, 5).groups(last)
    lying = [(n, g) for n, g in enumerate(last.guests) if g >= 0]
    assert lying
    for n, g in lying:
        color = COLORS[edition][list(Garment).index(setting.parts.garments[g >> 3].color)]
        assert f"edge {color}" in drawn[f"guest-{n}"]
        assert f">{LETTERS[g & 7]}</text>" in drawn[f"guest-{n}"]


def test_ids_of_a_users_parts_cannot_break_out() -> None:
    tile = game_of("deluxe-2020", 2).setting.parts.garments[0]
    nasty = type(tile)(**{f: getattr(tile, f) for f in type(tile).__slots__} | {"id": "<script>&\"'"})
    drawn = garment_card(0, 0, nasty, COLORS["deluxe-2020"])
    assert "<script" not in drawn
    ET.fromstring(drawn)  # noqa: S314 - drawn here


def test_a_picture_needs_nothing_else_and_says_where_its_values_come_from() -> None:
    picture = drawing_of("deluxe-2020", 2).svg(played("deluxe-2020", 2)[0])
    assert not re.search(r"https?:(?!//www\.w3\.org/2000/svg\")|@import|url\(|<image|<script", picture)
    assert "synthetic values" in picture
    assert "blue gown (common gown)" in picture
    assert "prefers-color-scheme:dark" in picture


def test_every_choice_has_words() -> None:
    assert set(DOES) == {s for s in Step if s < FIRST_AT_ONCE}
