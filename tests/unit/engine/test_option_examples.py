"""
Every worked example of the texts of the options, set up and played.

The text gives few with words (deluxe-pt:1165-1177, 1417-1420, 1486-1489); the amounts that it lists like a table
(deluxe-pt:1221-1224) and the set that it names jewel by jewel (deluxe-pt:1286-1290) are played as well.
"""

from __future__ import annotations

import pytest

from specs.actions import new_bonuses
from specs.position import NOBODY, Position
from specs.questions.bonuses_gains import Currency
from specs.questions.exams_tasks import Task
from specs.questions.jewelry_bonuses import NewBonus
from specs.steps import Step
from specs.vocabulary import Garment
from tests.option_walks import ALL, SOLO
from tests.rarities import Arranged, _own, _rich, arranged


def shown(table: Arranged, now: Position, *names: str | None) -> None:
    """Hang garments from left to right; None leaves a window empty."""
    numbers = [NOBODY if n is None else table.number("garment", n) for n in names]
    now.bag = (1 << len(table.game.setting.colors)) - 1 & ~sum(1 << n for n in numbers if n >= 0)
    now.windows = tuple(numbers)


def done(table: Arranged, now: Position, *actions: str) -> Position:
    """Play some actions, each of which must be legal."""
    for text in actions:
        now = table.game.apply(now, table.game.read(text))
    return now


def offered(table: Arranged, now: Position) -> set[str]:
    """Give what may be done next, as text."""
    return {table.game.write(a) for a in table.game.legal_actions(now)}


@pytest.mark.parametrize("chosen", [0, 1])
def test_a_tile_with_green_and_blue_silk_does_one_task_of_the_two(chosen: int) -> None:
    """deluxe-pt:1165-1170."""
    table = arranged()
    now = table.position()
    _own(table, now, "0:apprentice-1")
    tile = table.number("tile", "ft1")
    now.drawers = ((tile, NOBODY, NOBODY, NOBODY)[: len(now.drawers[0])], *now.drawers[1:])
    now = done(table, now, "card 0:apprentice-1", "main acquire", "drawer 1", "tile ft1", "keep")
    both = sorted(offered(table, now))
    assert len(both) == 2
    now = done(table, now, both[chosen])
    assert now.box is not None
    assert now.box.tasks[0] == 1 << table.game.read(both[chosen])[1]


def test_main_action_and_bonus_of_one_card_do_a_task_each() -> None:
    """deluxe-pt:1171-1177."""
    table = arranged()
    now = table.position()
    _own(table, now, "iii-fund")
    _rich(now)
    tile = table.number("tile", "ft1")
    now.drawers = ((tile, NOBODY, NOBODY, NOBODY)[: len(now.drawers[0])], *now.drawers[1:])
    now = done(table, now, "card iii-fund", "main acquire", "drawer 1", "tile ft1", "keep")
    silk = min(offered(table, now))
    now = done(table, now, silk, "bonus use")
    decoration = min(offered(table, now))
    now = done(table, now, decoration)
    assert now.box is not None
    assert now.box.tasks[0] == 1 << table.game.read(silk)[1] | 1 << list(Task).index(Task.DECORATION)


def her_turn() -> tuple[Arranged, Position]:
    """Give a solo game in which she reveals her next card."""
    table = arranged((SOLO, *ALL))
    now = table.position()
    now.todo = ((Step.OPPONENT, 0, 0),)
    return table, now


def made(now: Position) -> int:
    """Give the window of the garment that a card is revealed for."""
    assert now.todo[-1][:2] == (Step.OPPONENT, 1)
    return now.todo[-1][2]


def test_the_second_garment_from_the_right_skips_empty_windows() -> None:
    """deluxe-pt:1417-1418: the second garment, not the second window."""
    table, now = her_turn()
    shown(table, now, "ug1", "ug9", None, "ug2", None, None)
    assert made(done(table, now, "opponent b11")) == 1


def test_with_fewer_garments_than_the_card_says_the_dearest_is_made() -> None:
    """deluxe-pt:1418-1420, with one that is dearer by its window and by its value."""
    table, now = her_turn()
    prices = table.game.setting.parts.board.windows
    low, high = sorted((0, 5), key=lambda n: prices[n])
    garments: list[str | None] = [None] * 6
    garments[low], garments[high] = "ug1", "ug9"
    shown(table, now, *garments)
    assert made(done(table, now, "opponent b13")) == high


@pytest.mark.parametrize(("queue", "hired"), [(("i-livre", "ii-depute"), "ii-depute"), (("i-livre",), "i-livre")])
def test_the_second_employee_from_the_left_is_hired_or_the_only_one(queue: tuple[str, ...], hired: str) -> None:
    """deluxe-pt:1486-1489."""
    table, now = her_turn()
    now.queue = tuple(table.number("card", c) for c in queue)
    now.deck &= ~sum(1 << c for c in now.queue)
    now = done(table, now, "opponent b17")
    assert now.seats[1].reserve >> table.number("card", hired) & 1
    assert table.number("card", hired) not in now.queue


@pytest.mark.parametrize(("cards", "livre"), [(4, 6), (5, 5), (6, 4), (7, 2), (8, 2), (11, 2)])
def test_the_fewer_cards_the_more_livre(cards: int, livre: int) -> None:
    """deluxe-pt:1221-1224."""
    table = arranged()
    now = table.position()
    own = now.seat(0)
    own.hand = own.reserve = 0
    own.pile = (1 << cards) - 1
    assert new_bonuses.gain(table.game.setting, now, 0, NewBonus.J_TEAM) == (Currency.LIVRE, livre)


@pytest.mark.parametrize(("copies", "points"), [(1, 6), (2, 12)])
def test_a_whole_set_of_jewels_is_one_of_each_colour(copies: int, points: int) -> None:
    """deluxe-pt:1286-1290: a blue and a green necklace, a pink and an orange ring; one that lacks a colour is none."""
    table = arranged()
    now = table.position()
    parts = table.game.setting.parts.box
    assert parts is not None
    of_color = {c: [n for n, j in enumerate(parts.jewels) if j.color is c][:copies] for c in Garment}
    box = now.own_box()
    whole = sum(1 << n for numbers in of_color.values() for n in numbers)
    box.owned = (whole, *box.owned[1:])
    assert new_bonuses.gain(table.game.setting, now, 0, NewBonus.M_JEWEL_SETS) == (Currency.PRESTIGE, points)
    box.owned = (whole & ~(1 << of_color[Garment.RARE_COAT][0]), *box.owned[1:])
    assert new_bonuses.gain(table.game.setting, now, 0, NewBonus.M_JEWEL_SETS) == (Currency.PRESTIGE, points - 6)
