"""What a player sees: others' hidden things only by their number, and nothing of a choice that is not theirs."""

from __future__ import annotations

import pytest

from tests.table import DELUXE, ORIGINAL, Table

both = pytest.mark.parametrize("edition", [DELUXE, ORIGINAL])


@both
def test_others_see_how_many_cards_and_tiles_there_are(edition: str) -> None:
    table = Table(edition)
    table.keep(1, "orange", "blue")
    table.team(1, hand=("1:master-1",), reserve=("1:journeyman", "1:master-2"), pile=("1:apprentice-1",))
    seen = table.game.view(table.now, 0)["seats"][1]
    assert (seen["hand"], seen["reserve"], seen["tiles"]) == (1, 2, 2)
    assert seen["discard"] == ["1:apprentice-1"]
    assert (seen["thread"], seen["lace"], seen["livre"]) == (1, 1, 15)
    own = table.game.view(table.now, 1)["seats"][1]
    assert own["hand"] == ["1:master-1"]
    assert set(own["tiles"]) == {"orange", "blue"}


@both
def test_nobody_sees_in_which_order_things_come(edition: str) -> None:
    seen = Table(edition).game.view(Table(edition).now, 0)
    assert all(isinstance(seen[n], int) for n in ("deck", "bag", "stock"))


def test_points_may_be_hidden_in_the_original_only() -> None:
    """original-es:44-45 and ruling general.points_hidden; Deluxe has a points track."""
    for edition, shown in ((DELUXE, 7), (ORIGINAL, None)):
        table = Table(edition)
        table.seat(1).points = 7
        assert table.game.view(table.now, 0)["seats"][1]["points"] == shown
        assert table.game.view(table.now, 1)["seats"][1]["points"] == 7


@both
def test_a_drawn_tile_is_seen_by_who_drew_it_alone(edition: str) -> None:
    """Ruling bonuses.drawn_tile_hidden."""
    views = []
    for tile in ("orange", "blue"):
        table = Table(edition)
        table.hold(0, "i-bag-free")
        table.do("card i-bag-free", "main none", "bonus use", f"draw {tile}")
        undecided = table.game.view(table.now, 1)
        table.do("keep")
        views.append((undecided, table.game.view(table.now, 1)))
        assert table.game.view(table.now, 0)["seats"][0]["tiles"] == [tile]
    assert views[0] == views[1]


@both
def test_a_hand_is_chosen_unseen(edition: str) -> None:
    """deluxe-pt:322-323."""
    views = []
    for hand in (("0:master-1", "0:master-2", "0:journeyman"), ("0:master-1", "0:apprentice-1", "0:apprentice-2")):
        table = Table(edition)
        cards = ("0:master-1", "0:master-2", "0:journeyman", "0:apprentice-1", "0:apprentice-2")
        table.team(0, reserve=cards)
        table.at(*table.now.todo, (10, 1), (10, 0))
        table.do("hand " + " ".join(hand))
        views.append(table.game.view(table.now, 1))
    assert views[0] == views[1]


def test_there_are_no_other_players() -> None:
    table = Table()
    for seat in (-1, 3, 99):
        with pytest.raises(Exception, match="seat"):
            table.game.view(table.now, seat)
