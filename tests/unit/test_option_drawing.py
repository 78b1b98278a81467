"""The board picture of games with options: the jeweller's board, jewels, the solo opponent, garments of the sets."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache

import pytest

from specs.drawing import Drawing
from specs.drawing.opponent import describe_opponent_card
from specs.drawing.panel import WIDTH
from specs.drawing.players import DOES
from specs.drawing.things import describe_card
from specs.position import Position, bits
from specs.steps import FIRST_AT_ONCE, Step
from tests.option_walks import ALL, BOX, COMBINATIONS, SOLO, optional, positions_with

SVG = "{http://www.w3.org/2000/svg}"
WHOLE = (SOLO, *ALL)
GAMES = [(o, n) for o in COMBINATIONS for n in ((1,) if SOLO in o else (3, 5))]


@cache
def drawing_of(options: tuple[str, ...], players: int) -> Drawing:
    return Drawing(optional(options, players).setting, ("synthetic values",))


def sample(options: tuple[str, ...], players: int) -> list[Position]:
    positions = positions_with(options, players)
    return [positions[0], *positions[::61], positions[-1]]


def titles(picture: str) -> list[str]:
    return [e.text or "" for e in ET.fromstring(picture).iter(f"{SVG}title")]  # noqa: S314 - drawn here


@pytest.mark.parametrize(("options", "players"), GAMES)
def test_nothing_is_drawn_beyond_its_panel(options: tuple[str, ...], players: int) -> None:
    drawing = drawing_of(options, players)
    for position in sample(options, players):
        for viewer in (None, 0):
            groups = drawing.groups(position, viewer)
            assert {g for p in drawing.panels for g in p.groups} == set(groups)
            for panel in drawing.panels:
                root = ET.fromstring(f'<g xmlns="http://www.w3.org/2000/svg">{panel.inside(groups)}</g>')  # noqa: S314
                for element in (*root.iter(f"{SVG}rect"), *root.iter(f"{SVG}use")):
                    x, y, width, height = (int(element.get(n, "")) for n in ("x", "y", "width", "height"))
                    assert min(x, y) >= 0
                    assert x + width <= WIDTH, (panel.id, element.attrib)
                    assert y + height <= panel.height, (panel.id, element.attrib)


@pytest.mark.parametrize(("options", "players"), GAMES)
def test_the_panels_are_those_of_what_is_played(options: tuple[str, ...], players: int) -> None:
    named = [p.id for p in drawing_of(options, players).panels]
    assert named[:4] == ["now", "halls", "decorations", "market"]
    assert ("jeweler" in named) is (BOX in options)
    assert ("opponent" in named) is (SOLO in options)
    assert [n for n in named if n.startswith("seat")] == [f"seat-{n}" for n in range(players)]


@pytest.mark.parametrize(("options", "players"), [(ALL, 3), (ALL, 5), (WHOLE, 1)])
def test_the_jewellers_board_is_all_there(options: tuple[str, ...], players: int) -> None:
    game = optional(options, players)
    box = game.setting.box
    assert box is not None
    for position in sample(options, players):
        assert position.box is not None
        picture = drawing_of(options, players).svg(position)
        found = titles(picture)
        assert f"{position.box.bag.bit_count()} jewels in the bag" in picture
        for space in box.spaces:
            assert len([t for t in found if t.startswith(f"{space.id} (jewelry decoration")]) == 1
        for n, price in enumerate(box.prices, 1):
            assert len([t for t in found if t.startswith(f"Jewel space {n}, {price} Livre")]) == 1
        lying = [j for j in position.box.shown if j >= 0] + [j for mine in position.box.owned for j in bits(mine)]
        for n, jewel in enumerate(box.jewels):
            drawn = [t for t in found if re.search(rf"(^|: ){jewel.id} \(\w+ (necklace|ring)\)$", t)]
            assert len(drawn) == lying.count(n), jewel.id
        tasks = [t for t in found if t.startswith("Task ")]
        assert len(tasks) == 7
        marks = sum(len(re.findall(r"seat \d", t)) for t in tasks)
        assert marks == sum(t.bit_count() for t in position.box.tasks)
        for word, deck in zip(("journeyman", "master"), position.box.decks, strict=True):
            assert f"{deck.bit_count()} cards beside it" in picture
            assert len([t for t in found if t.startswith(f"Preparing for the exam for {word}")]) == 1


def test_a_view_shows_the_own_apprentice_and_the_backs_of_others() -> None:
    position = positions_with(ALL, 3)[30]
    found = titles(drawing_of(ALL, 3).svg(position, 1))
    assert len([t for t in found if t.startswith("A specialised Apprentice, dealt")]) == 2
    assert len([t for t in found if t.startswith("Apprentice, specialised (s-")]) == 1


def test_garments_of_the_sets_are_marked_by_what_they_give() -> None:
    marked = set()
    for position in positions_with(ALL, 5, 1)[::7]:
        root = drawing_of(ALL, 5).svg(position)
        marked |= set(re.findall(r'class="(festive|couture)"', root))
        found = titles(root)
        shown = [g for g in position.windows if g >= 0] + [
            g >> 3 for g in (*position.guests, *position.terrace) if g >= 0
        ]
        special = [g for g in shown if optional(ALL, 5).setting.parts.garments[g].special is not None]
        assert len([t for t in found if ", festive: " in t or ", haute couture: " in t]) == len(special)
        assert len(re.findall(r'class="(?:festive|couture)"', root)) == len(special)
    assert marked == {"festive", "couture"}


def test_the_solo_opponent_is_drawn_with_what_is_known_of_her() -> None:
    game = optional(WHOLE, 1)
    for position in positions_with(WHOLE, 1)[::37]:
        found = titles(drawing_of(WHOLE, 1).svg(position, 0))
        hers = game.view(position, 0)["opponent"]
        assert f"{hers['hand']} cards in her hand, {hers['stock']} in her stock" in found
        cards = [c for c in game.setting.parts.opponent if c.id in {*hers["shown"], hers["acts_by"]}]
        assert {describe_opponent_card(c) for c in cards} <= set(found)
        assert len([t for t in found if re.match(r"b\d+ \(", t)]) == len(cards)


def test_every_choice_has_words() -> None:
    assert set(DOES) == {s for s in Step if s < FIRST_AT_ONCE}


def test_every_card_has_words() -> None:
    setting = optional(ALL, 5).setting
    said = [describe_card(c, "id") for c in setting.cards]
    assert all("None" not in s for s in said)
    assert len([s for s in said if s.startswith("Apprentice, specialised")]) == 10


def test_the_same_position_gives_the_same_picture() -> None:
    position = positions_with(WHOLE, 1)[60]
    other = Drawing(optional(WHOLE, 1).setting, ("synthetic values",))
    assert other.svg(position) == drawing_of(WHOLE, 1).svg(position)
