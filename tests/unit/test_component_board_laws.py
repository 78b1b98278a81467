"""The board of a set of components is judged by everything the texts state: each law is seen to fail."""

from __future__ import annotations

import pytest

from specs.editions import EDITIONS
from specs.questions.base_setup import BoardSide
from specs.vocabulary import Decoration, KitchenSide
from tests.changed_parts import FIREWORK, Case, board, decorations, evidence, few, first_found, guests, without

DELUXE, ORIGINAL = EDITIONS

WRONG: dict[str, Case] = {
    "a window too dear": (few(windows=(9, 8, 4, 0)), "few.windows.1", "from 0 to 8", "deluxe-pt:457"),
    "windows that rise": (few(windows=(0, 4, 8)), "few.windows", "fall away from the left", "ruling garments.dearest"),
    "too few windows": (few(windows=(8,)), "few.windows", "at least 2 windows", "deluxe-pt:310"),
    "no free window": (board(None, lambda _: {"windows": (8, 4, 1)}), "windows", "lowest price", "deluxe-pt:457"),
    "no window of the highest price": (
        board(None, lambda _: {"windows": (7, 4, 0)}),
        "windows",
        "highest price of a window is 8",
        "deluxe-pt:457",
    ),
    "no window of the worked example": (
        board(None, lambda _: {"windows": (8, 0)}),
        "windows",
        "pays 4 Livre",
        "deluxe-pt:476",
    ),
    "a drawer without a price": (few(drawers=(3, 3, 5)), "few.drawers.3", "room for 1 to 4 tiles", "deluxe-pt:404"),
    "a hall without a master guest space": (
        guests(lambda g: g.hall == 2, master=False),
        "few.guests",
        "a master guest space in hall 3",
        "garments.",
    ),
    "a hall without guest spaces": (
        guests(lambda g: g.hall == 2, hall=1),
        "few.guests",
        "guest spaces in hall 3",
        "deluxe-pt",
    ),
    "two lace for a garment": (guests(lambda g: g.lace, lace=2), "few.guests.", "a lace: 1", "deluxe-pt:502"),
    "two tiles for a garment": (guests(lambda g: g.tile, tile=2), "few.guests.", "a resource tile: 1", "deluxe-pt:503"),
    "no thread on any guest space": (
        guests(lambda g: g.thread, thread=0),
        "guests",
        "some guest spaces bring a thread",
        "deluxe-pt:501",
    ),
    "a reward on every guest space": (
        guests(lambda _: True, livre=1),
        "few.guests",
        "not every guest space has a reward",
        "garments.",
    ),
    "hall points the wrong way round": (
        few(hall_points=((3, 7), (6, 3), (5, 2), (4, 2), (3, 1))),
        "few.hall_points.1",
        "the first number of a hall is larger",
        "deluxe-pt:690",
    ),
    "two musicians in a hall": (
        decorations(lambda d: d.hall == 2, hall=1),
        "few.musicians",
        "musicians in hall 2: 1",
        "decorations.one_musician",
    ),
    "no fireworks": (without(Decoration.FIREWORK), "few", "decorations to fund: firework", "deluxe-pt:561"),
    "no statues": (without(Decoration.STATUE), "few", "decorations to fund: statue", "deluxe-pt:564"),
    "a kitchen of one side": (
        decorations(lambda d: d.side is KitchenSide.BY_GARMENTS, side=KitchenSide.BY_DECORATIONS),
        "few.kitchen",
        "spaces of the side that pays by garments",
        "decorations.",
    ),
    "no points for decorations": (
        decorations(lambda _: True, points=0),
        "few",
        "decorations with prestige points",
        "deluxe-pt",
    ),
    "a factor of four": (
        decorations(lambda d: d.factor == 3, factor=4),
        "few.fireworks.",
        "a factor of 2 or 3",
        "deluxe-pt:561",
    ),
    "no factor of three": (decorations(FIREWORK, factor=2), "fireworks", "have the factor 3", "deluxe-pt:561"),
    "the dearest firework on the left": (
        board(BoardSide.FEW, lambda b: {"decorations": b.decorations[::-1]}),
        "few.fireworks",
        "dearer to the right",
        "deluxe-pt:670",
    ),
    "another majority of fireworks": (
        few(firework_points=(8, 3)),
        "few.firework_points.first",
        "gives 6 or 7",
        "deluxe-pt:666",
    ),
    "another second place of fireworks": (
        few(firework_points=(6, 1)),
        "few.firework_points.second",
        "gives 3 or 2",
        "deluxe-pt:668",
    ),
    "crossed pairs for fireworks": (few(firework_points=(6, 3)), "few.firework_points.second", "6 goes with 2", "668"),
    "both sides with the same fireworks": (
        few(firework_points=(7, 3)),
        "firework_points",
        "on one side of the board the majority of fireworks gives 6",
        "deluxe-pt:666",
    ),
    "spaces for all halls of one value": (
        few(all_halls=(4, 4)),
        "few.all_halls",
        "some spaces of the bonus are more valuable",
        "deluxe-pt:583",
    ),
    "spaces for all halls that rise": (few(all_halls=(2, 4)), "few.all_halls", "most valuable first", "deluxe-pt:583"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_value_is_found_with_what_the_text_says(name: str) -> None:
    found = first_found(DELUXE, WRONG[name])
    assert WRONG[name][3] in evidence(found)
    assert found.hint
    assert not found.doubt


@pytest.mark.parametrize("name", WRONG)
def test_the_original_is_judged_by_its_own_texts_or_by_what_it_borrows(name: str) -> None:
    assert first_found(ORIGINAL, WRONG[name]).doubt == ("worked example" in name)
