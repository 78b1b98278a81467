"""Making a garment, by the main action and by a bonus: price, silk, fate, guest space, reward."""

from __future__ import annotations

import pytest

from tests.table import DELUXE, ORIGINAL, Table

both = pytest.mark.parametrize("edition", [DELUXE, ORIGINAL])
MASTER_SPACES = {f"space h{h}-{n}" for h in range(1, 6) for n in (1, 6)}
PLAIN_SPACES = {f"space h{h}-{n}" for h in range(1, 6) for n in (2, 3, 4, 5)}


def made(table: Table, card: str, window: str = "window 6", spend: str = "spend spare-1") -> Table:
    """Make what hangs in a window, up to the choice of its fate."""
    return table.do(f"card {card}", "main make", window, spend)


def with_blue(edition: str = DELUXE, **where: str) -> Table:
    table = Table(edition)
    table.hang(**(where or {"w6": "blue-2"}))
    table.keep(0, "spare-1")
    return table


@both
@pytest.mark.parametrize(("window", "price"), [(1, 8), (2, 6), (3, 4), (4, 2), (5, 1), (6, 0)])
def test_the_price_is_that_of_the_window(edition: str, window: int, price: int) -> None:
    table = with_blue(edition, **{f"w{window}": "blue-2"})
    made(table, "0:journeyman", f"window {window}")
    assert table.seat().livre == 15 - price


@both
def test_a_sold_garment_pays_its_value_and_is_discarded(edition: str) -> None:
    """summary-pt:89, deluxe-pt:508-509."""
    table = made(with_blue(edition), "0:journeyman").do("sell")
    assert table.seat().livre == 15 + 6
    assert table.names("garment", table.now.rags) == {"blue-2"}
    assert all(g < 0 for g in table.now.guests)


@both
def test_only_what_a_master_made_goes_to_master_guests(edition: str) -> None:
    """deluxe-pt:488-490: whether or not the garment shows a golden thimble."""
    table = made(with_blue(edition), "0:journeyman").do("rent")
    assert set(table.legal()) == PLAIN_SPACES
    table = made(with_blue(edition), "0:master-1").do("rent")
    assert set(table.legal()) == PLAIN_SPACES | MASTER_SPACES


@pytest.mark.parametrize(
    ("space", "gains"), [("h1-3", (3, 0, 0)), ("h2-2", (0, 1, 0)), ("h3-2", (0, 0, 1)), ("h5-2", (0, 0, 0))]
)
def test_the_reward_of_a_space_is_gained_at_once(space: str, gains: tuple[int, int, int]) -> None:
    table = made(with_blue(), "0:journeyman").do("rent", f"space {space}")
    own = table.seat()
    assert (own.livre - 15, own.thread - 1, own.lace - 1) == gains
    assert own.points == 0
    there = table.now.guests[table.number("space", space)]
    assert (table.game.notation.name("garment", there >> 3), there & 7) == ("blue-2", 0)


@both
def test_a_tile_as_reward_costs_nothing_and_is_decided_at_once(edition: str) -> None:
    """deluxe-pt:499-506; where the summary is silent, borrowed."""
    table = with_blue(edition)
    table.seat().livre = 0
    table.fill(("blue", "green", "orange"), ("pink", "mixed"))
    made(table, "0:journeyman").do("rent", "space h4-2")
    assert table.legal() == ["drawer 1", "drawer 2"]
    table.do("drawer 1", "tile orange")
    assert table.legal() == ["keep", "take thread", "take lace"]
    table.do("take lace")
    assert (table.seat().livre, table.seat().lace) == (0, 2)


def test_a_tile_as_reward_is_none_where_no_tile_is_shown() -> None:
    table = with_blue()
    made(table, "0:journeyman").do("rent", "space h4-2")
    assert table.legal()[0].startswith("card 1:")


def test_a_taken_space_is_not_free() -> None:
    table = with_blue()
    table.rent(1, h5_2="pink-1")
    made(table, "0:journeyman").do("rent")
    assert set(table.legal()) == PLAIN_SPACES - {"space h5-2"}


def full(table: Table, *, but: tuple[str, ...] = ()) -> None:
    """Let garments of another player stand wherever it is not said otherwise; which one does not matter here."""
    guests = list(table.now.guests)
    number = table.number("garment", "orange-4")
    for n, space in enumerate(table.game.setting.parts.board.guests):
        if space.id not in but:
            guests[n] = number << 3 | 1
    table.now.guests = tuple(guests)


@both
def test_without_a_free_space_a_garment_must_be_sold(edition: str) -> None:
    """deluxe-pt:513-514."""
    table = with_blue(edition)
    full(table)
    assert made(table, "0:master-1").legal() == ["sell"]


@pytest.mark.parametrize(("card", "fates"), [("master-1", ["rent", "sell"]), ("journeyman", ["sell"])])
def test_with_master_spaces_alone_a_journeyman_must_sell(card: str, fates: list[str]) -> None:
    """A Master may also rent (the texts); a Journeyman must sell, who has no other use left."""
    table = with_blue()
    full(table, but=("h2-1", "h3-6"))
    made(table, f"0:{card}")
    assert table.legal() == fates
    if "rent" in fates:
        table.do("rent")
        assert table.legal() == ["space h2-1", "space h3-6"]


# What is spent.


def test_every_choice_of_tiles_of_which_none_is_needless_can_be_spent() -> None:
    """Ruling garments.no_needless_tile; surplus rolls are lost (deluxe-pt:462-464)."""
    table = Table()
    table.hang(w6="blue-4")
    table.keep(0, "mixed", "blue-pair", "pink", "spare-1")
    table.do("card 0:journeyman", "main make", "window 6")
    assert table.legal() == ["spend blue-pair pink", "spend pink spare-1", "spend mixed"]


def test_thread_and_lace_come_from_markers_only() -> None:
    """deluxe-pt:470-472: a tile gives silk, whatever its lower half shows."""
    table = Table()
    table.hang(w6="orange-4")
    table.keep(0, "orange")
    table.seat().lace = 0
    table.do("card 0:journeyman")
    assert "main make" not in table.legal()


def test_without_the_silk_a_garment_is_not_made() -> None:
    table = Table()
    table.hang(w6="green-1", w5="blue-2")
    table.keep(0, "green", "spare-1")
    table.do("card 0:journeyman", "main make")
    assert table.legal() == ["window 5"]


def test_a_window_that_is_too_dear_is_not_open() -> None:
    table = with_blue(w1="blue-2", w6="pink-1")
    table.keep(0, "pink")
    table.seat().livre = 7
    table.do("card 0:journeyman", "main make")
    assert table.legal() == ["window 6"]


# Garments made by a bonus.


def by_bonus(card: str, garment: str, *tiles: str, livre: int = 15, edition: str = DELUXE) -> Table:
    table = Table(edition)
    table.hold(0, card)
    table.hang(w5=garment)
    table.keep(0, *tiles)
    table.seat().livre = livre
    return table.do(f"card {card}", "main none")


@both
@pytest.mark.parametrize("saved", ["blue", "pink"])
def test_level_two_saves_one_blue_or_pink_roll(edition: str, saved: str) -> None:
    """deluxe-pt:754-762."""
    tile = {"blue": "pink", "pink": "spare-1"}[saved]
    table = by_bonus("ii-make", "blue-4", tile, edition=edition).do("bonus use", "window 5")
    color = {"blue": "common-gown", "pink": "common-coat"}[saved]
    assert table.legal() == [f"save {color} 1"]
    table.do(f"save {color} 1", f"spend {tile}", "sell")
    assert table.seat().livre == 15 - 1 + 9


def test_nothing_need_be_saved() -> None:
    table = by_bonus("ii-make", "blue-2", "spare-1").do("bonus use", "window 5")
    assert table.legal() == ["save nothing", "save common-gown 1"]
    table.do("save common-gown 1")
    assert table.legal() == ["spend"]
    table.do("spend", "rent")
    assert set(table.legal()) == PLAIN_SPACES
    assert table.names("tile", table.seat().tiles) == {"spare-1"}


@pytest.mark.parametrize("garment", ["green-3", "orange-1"])
def test_level_two_saves_nothing_on_other_silk(garment: str) -> None:
    table = by_bonus("ii-make", garment, {"green-3": "green", "orange-1": "orange"}[garment])
    table.do("bonus use", "window 5")
    assert [a.split()[0] for a in table.legal()] == ["spend"]
    assert by_bonus("ii-make", garment).legal()[0].startswith("card 1:")


@pytest.mark.parametrize(
    ("garment", "tiles", "saves"),
    [
        ("green-1", (), ["save uncommon-gown 2"]),
        ("green-1", ("green",), ["save uncommon-gown 1", "save uncommon-gown 2"]),
        ("green-1", ("green-pair",), ["save nothing", "save uncommon-gown 1", "save uncommon-gown 2"]),
        ("green-3", (), ["save uncommon-gown 1"]),
    ],
)
def test_level_four_saves_up_to_two_green_rolls(garment: str, tiles: tuple[str, ...], saves: list[str]) -> None:
    """deluxe-pt:815-823."""
    table = by_bonus("iv-make", garment, *tiles).do("bonus use", "window 5")
    assert table.legal() == saves


@pytest.mark.parametrize("card", ["ii-make", "iv-make"])
def test_no_garment_with_a_golden_thimble_is_made_by_a_bonus(card: str) -> None:
    """deluxe-pt:761-762 and 822-823, whatever the role of the card."""
    table = by_bonus(card, "orange-2", "orange-pair")
    assert table.legal()[0].startswith("card 1:")


def test_a_master_brings_what_a_bonus_made_to_master_guests() -> None:
    """Ruling bonuses.master_space_by_bonus."""
    table = by_bonus("iv-make", "green-1", "green-pair").do(
        "bonus use", "window 5", "save nothing", "spend green-pair", "rent"
    )
    assert set(table.legal()) == PLAIN_SPACES | MASTER_SPACES


def test_what_was_just_rented_counts_for_the_bonus_of_the_turn() -> None:
    """Ruling bonuses.main_result."""
    table = with_blue()
    table.hold(0, "v-garments-first")
    made(table, "v-garments-first").do("rent", "space h5-2", "bonus use")
    assert table.seat().livre == 15 + 1
