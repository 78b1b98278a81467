"""Every bonus of an employee on small positions, as deluxe-pt:712-903 has it; the original borrows it."""

from __future__ import annotations

import pytest

from specs.position import NOBODY
from specs.questions.bonuses import Bonus
from tests.small_parts import CROWNED, PARTS
from tests.table import DELUXE, ORIGINAL, Table

both = pytest.mark.parametrize("edition", [DELUXE, ORIGINAL])
NEXT = "card 1:"


def holding(card: str, edition: str = DELUXE, *, livre: int = 15) -> Table:
    table = Table(edition)
    table.hold(0, card)
    table.seat().livre = livre
    return table


def offered(table: Table, card: str) -> bool:
    """Play a card for nothing; say whether its bonus is offered."""
    table.do(f"card {card}", "main none")
    return table.legal() == ["bonus use", "bonus leave"]


def used(table: Table, card: str) -> Table:
    """Play a card for nothing and use its bonus."""
    assert offered(table, card)
    return table.do("bonus use")


def gained(table: Table) -> tuple[int, int]:
    return table.seat().livre - 15, table.seat().points


def rent(table: Table, *garments: str, seat: int = 0) -> None:
    """Rent garments in places where they do nothing but count."""
    places = [f"h{h}_{n}" for n in (2, 3, 4, 5) for h in (1, 2)]
    table.rent(seat, **dict(zip(places, garments, strict=False)))


def test_all_bonuses_are_here() -> None:
    """Each is used, or seen not to be usable, by a test of this directory; crowned ones are scored at the end."""
    assert {c.bonus for c in (*PARTS.employees, *PARTS.start_team)} == {*Bonus, None}


def test_a_bonus_can_be_left() -> None:
    table = holding("i-livre")
    assert offered(table, "i-livre")
    table.do("bonus leave")
    assert gained(table) == (0, 0)
    assert table.legal()[0].startswith(NEXT)


def test_a_start_master_has_none() -> None:
    assert not offered(Table(), "0:master-1")


@both
@pytest.mark.parametrize(("card", "livre"), [("0:apprentice-2", 2), ("i-livre", 1)])
def test_some_bonuses_give_livre(edition: str, card: str, livre: int) -> None:
    table = Table(edition)
    table.team(0, hand=(card,), reserve=("0:master-1", "0:master-2", "0:journeyman", "0:apprentice-1"))
    assert gained(used(table, card)) == (livre, 0)


# Thread or lace.


@both
@pytest.mark.parametrize(("card", "price"), [("0:apprentice-1", 1), ("i-notion", 0)])
@pytest.mark.parametrize("notion", ["thread", "lace"])
def test_thread_or_lace_is_bought_or_given(edition: str, card: str, price: int, notion: str) -> None:
    table = Table(edition)
    table.hold(0, "i-notion")
    used(table, card)
    assert table.legal() == ["take thread", "take lace"]
    table.do(f"take {notion}")
    own = table.seat()
    assert own.livre == 15 - price
    assert (own.thread, own.lace) == ((2, 1) if notion == "thread" else (1, 2))


def test_without_a_livre_no_notion_is_bought() -> None:
    table = Table()
    table.seat().livre = 0
    assert not offered(table, "0:apprentice-1")


# Tiles.


@both
@pytest.mark.parametrize("card", ["0:journeyman", "i-acquire"])
def test_another_tile_is_acquired_at_the_usual_price(edition: str, card: str) -> None:
    """Ruling bonuses.action_as_usual."""
    table = holding("i-acquire", edition)
    table.fill(("blue", "pink"))
    used(table, card).do("drawer 1", "tile blue", "keep")
    assert table.seat().livre == 15 - 1
    assert table.names("tile", table.seat().tiles) == {"blue"}


def test_the_main_action_and_the_bonus_acquire_one_after_the_other() -> None:
    table = Table()
    table.fill(("blue", "pink", "green"))
    table.do("card 0:journeyman", "main acquire", "drawer 1", "tile blue", "keep")
    table.do("bonus use", "drawer 1", "tile pink", "take both")
    assert table.seat().livre == 15 - 2 - 1


@both
@pytest.mark.parametrize(("card", "price"), [("i-bag-paid", 1), ("i-bag-free", 0)])
def test_a_tile_is_drawn_from_the_stock(edition: str, card: str, price: int) -> None:
    table = used(holding(card, edition), card)
    assert len(table.legal()) == len(PARTS.resources)
    table.do("draw orange")
    assert table.seat().livre == 15 - price
    assert table.legal() == ["keep", "take thread", "take lace"]
    table.do("keep")
    assert table.names("tile", table.seat().tiles) == {"orange"}
    assert "orange" not in table.names("tile", table.now.stock)


def test_an_empty_stock_is_renewed_from_what_was_discarded() -> None:
    """Ruling bonuses.nothing_to_draw."""
    table = holding("i-bag-free")
    table.now.used = table.numbers("tile", ("blue", "pink"))
    table.now.stock = 0
    used(table, "i-bag-free")
    assert table.legal() == ["draw blue", "draw pink"]
    table.do("draw pink", "take both")
    assert table.names("tile", table.now.stock) == {"blue"}
    assert table.names("tile", table.now.used) == {"pink"}


def test_with_nothing_to_draw_the_bonus_is_lost() -> None:
    table = holding("i-bag-free")
    table.now.stock = 0
    assert not offered(table, "i-bag-free")


def test_without_a_livre_nothing_is_drawn_for_it() -> None:
    assert not offered(holding("i-bag-paid", livre=0), "i-bag-paid")


# By garments.


@both
def test_level_two_counts_blue_once_and_green_twice(edition: str) -> None:
    """deluxe-pt:749-753: every garment of these colours, on whatever space of the board."""
    table = holding("ii-colours", edition)
    rent(table, "blue-2", "blue-3", "green-1", "pink-1", "orange-1")
    assert gained(used(table, "ii-colours")) == (2 + 2, 0)


@both
def test_level_four_counts_pink_twice_and_orange_in_points(edition: str) -> None:
    table = holding("iv-colours", edition)
    rent(table, "pink-1", "pink-2", "orange-1", "blue-2")
    assert gained(used(table, "iv-colours")) == (4, 1)


@pytest.mark.parametrize(("card", "colour"), [("ii-colours", "pink-1"), ("iv-colours", "green-1")])
def test_other_colours_give_nothing(card: str, colour: str) -> None:
    table = holding(card)
    rent(table, colour)
    assert not offered(table, card)


@both
@pytest.mark.parametrize(
    ("card", "garments", "livre", "points"),
    [
        ("iii-garments", 2, 0, 0),
        ("iii-garments", 3, 0, 1),
        ("iii-garments", 7, 0, 2),
        ("v-garments-first", 4, 4, 0),
        ("v-garments-second", 1, 0, 0),
        ("v-garments-second", 5, 0, 2),
    ],
)
def test_garments_on_the_board_are_counted(edition: str, card: str, garments: int, livre: int, points: int) -> None:
    table = holding(card, edition)
    rent(table, *[g.id for g in PARTS.garments[1 : 1 + garments]])
    if livre or points:
        used(table, card)
    else:
        assert not offered(table, card)
    assert gained(table) == (livre, points)


# By decorations.


@both
@pytest.mark.parametrize(
    ("card", "decorations", "livre", "points"),
    [
        ("ii-decorations", 1, 0, 0),
        ("ii-decorations", 3, 0, 1),
        ("iii-decorations", 3, 3, 0),
        ("v-decorations", 4, 0, 2),
    ],
)
def test_decorations_are_counted(edition: str, card: str, decorations: int, livre: int, points: int) -> None:
    """The bonus for all halls is no decoration (deluxe-pt:772-776)."""
    table = holding(card, edition)
    table.own(0, *("statue-1", "firework-2", "left-1", "musician-4")[:decorations])
    table.now.all_halls = (0, NOBODY)
    if livre or points:
        used(table, card)
    else:
        assert not offered(table, card)
    assert gained(table) == (livre, points)


# By the size of the team.

SIZES = [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 1), (7, 2), (8, 2), (9, 3), (10, 3), (11, 4), (12, 4)]
MANY = ("i-livre", "i-notion", "i-bag-free", "i-acquire", "ii-make", "ii-colours", "v-silk")


@both
@pytest.mark.parametrize(("card", "steps"), [("iii-team", (0, 2, 6, 10, 14)), ("iv-team", (0, 1, 3, 5, 7))])
@pytest.mark.parametrize(("size", "step"), SIZES)
def test_a_large_team_gives_livre(edition: str, card: str, steps: tuple[int, ...], size: int, step: int) -> None:
    """The card in play is one of the team (ruling bonuses.team_now)."""
    start = ("0:master-1", "0:master-2", "0:journeyman", "0:apprentice-1")
    table = Table(edition)
    others = (*start, *MANY)[: size - 1]
    table.team(0, hand=(card,), reserve=others[:2], pile=others[2:])
    if steps[step]:
        used(table, card)
    else:
        assert not offered(table, card)
    assert gained(table) == (steps[step], 0)


# Additional actions at a discount.


@both
@pytest.mark.parametrize(
    ("card", "decoration", "price"),
    [("iii-fund", "statue-1", 5), ("iii-fund", "left-1", 0), ("vi-fund", "firework-3", 2), ("vi-fund", "statue-2", 0)],
)
def test_a_decoration_is_funded_at_a_discount(edition: str, card: str, decoration: str, price: int) -> None:
    """Five and ten Livre less, and nothing is paid out (ruling bonuses.no_refund)."""
    table = used(holding(card, edition), card).do(f"fund {decoration}")
    assert gained(table) == (-price, 0)
    assert table.now.owners[table.number("decoration", decoration)] == 0


def test_a_discount_makes_affordable_what_was_not() -> None:
    table = used(holding("iii-fund", livre=1), "iii-fund")
    assert table.legal() == [
        "fund firework-1",
        *(f"fund musician-{n}" for n in range(1, 6)),
        *("fund left-1", "fund left-2", "fund right-1"),
    ]


# Exchanges.


@both
@pytest.mark.parametrize(("card", "price"), [("iv-exchange", 4), ("vi-exchange", 3)])
def test_livre_are_exchanged_for_points(edition: str, card: str, price: int) -> None:
    """Without limit (deluxe-pt:831-833, 863-865)."""
    table = used(holding(card, edition, livre=50), card)
    assert table.legal() == [f"exchange {n}" for n in range(1, 50 // price + 1)]
    table.do(f"exchange {50 // price}")
    assert (table.seat().livre, table.seat().points) == (50 % price, 50 // price)


@pytest.mark.parametrize(("card", "livre"), [("iv-exchange", 3), ("vi-exchange", 2)])
def test_too_few_livre_buy_no_point(card: str, livre: int) -> None:
    assert not offered(holding(card, livre=livre), card)


@both
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        (("orange", "green"), 2),
        (("orange-pair",), 2),
        (("blue", "pink"), 1),
        (("blue", "spare-1", "pink"), 1),
        (("mixed", "blue-green", "pink-pair"), 1 + 2),
        (("mixed",), 1),
    ],
)
def test_silk_is_discarded_for_points(edition: str, tiles: tuple[str, ...], points: int) -> None:
    """deluxe-pt:850-856: one for each orange or green roll, one for any two of the others; odd rolls are lost."""
    table = holding("v-silk", edition)
    table.keep(0, *tiles, "green-pair")
    used(table, "v-silk")
    order = sorted(tiles, key=lambda t: table.number("tile", t))
    for tile in order:
        table.do(f"give {tile}")
    table.do("enough")
    assert gained(table) == (0, points)
    assert table.names("tile", table.now.used) == set(tiles)
    assert table.names("tile", table.seat().tiles) == {"green-pair"}


def test_any_number_of_tiles_can_be_discarded_in_one_way_each() -> None:
    table = holding("v-silk")
    table.keep(0, "blue", "pink", "green")
    used(table, "v-silk")
    assert table.legal() == ["give blue", "give pink", "give green"]
    table.do("give pink")
    assert table.legal() == ["give green", "enough"]


def test_a_single_blue_roll_is_worth_nothing() -> None:
    table = holding("v-silk")
    table.keep(0, "blue")
    assert not offered(table, "v-silk")


# Crowned bonuses.


@pytest.mark.parametrize("bonus", CROWNED)
def test_a_crowned_bonus_is_not_used_in_the_game(bonus: Bonus) -> None:
    """deluxe-pt:381-384; nor when its card is deputed."""
    card = bonus.name.lower().replace("_", "-")
    table = holding(card)
    rent(table, "blue-2", "pink-1")
    assert not offered(table, card)
    table = holding(card)
    rent(table, "blue-2", "pink-1")
    table.do(f"card {card}", "main depute")
    assert table.legal()[0].startswith(NEXT)
