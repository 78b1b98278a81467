"""
Every worked example of the texts that belongs to the base game, set up and played.

The summaries print none, and the example of original-es:80-81 breaks off after its first line; deluxe-pt:491-493 shows
pictures only. What stands in them about hands is played with the numbers of deluxe-pt.
"""

from __future__ import annotations

import itertools

import pytest

from specs.phases.income import income_of
from specs.position import NOBODY
from specs.steps import Step
from specs.vocabulary import ScoringStep
from tests.table import DELUXE, ORIGINAL, Table

GEORGE, EVE, MIKE = 0, 1, 2
SEVEN = {
    "h1_2": "blue-2",
    "h2_2": "pink-1",
    "h3_2": "green-1",
    "h4_2": "orange-1",
    "h5_2": "blue-3",
    "h5_3": "green-3",
    "h5_4": "green-4",
}
"""The garments of Mike: four colours, two colours, and one left over."""

both = pytest.mark.parametrize("edition", [DELUXE, ORIGINAL])


@both
def test_eva_takes_two_cards_and_one_of_a_new_reserve(edition: str) -> None:
    """deluxe-pt:342-355; for the original, deluxe-pt lends the numbers of original-es:80."""
    table = Table(edition)
    pile = ("0:journeyman", "0:apprentice-1", "0:apprentice-2", "i-livre")
    table.team(0, reserve=("0:master-1", "0:master-2"), pile=pile)
    table.at((Step.CARD, 1), (Step.HAND, 0))
    assert set(table.legal()) == {
        f"hand 0:master-1 0:master-2 {c}" for c in ("0:journeyman", "0:apprentice-1", "0:apprentice-2")
    } | {"hand 0:master-1 0:master-2 i-livre"}
    table.do("hand 0:master-1 0:master-2 0:apprentice-1")
    own = table.seat()
    assert table.names("card", own.hand) == {"0:master-1", "0:master-2", "0:apprentice-1"}
    assert table.names("card", own.reserve) == {"0:journeyman", "0:apprentice-2", "i-livre"}
    assert not own.pile


def test_exactly_three_cards_are_taken_and_no_new_reserve_is_made() -> None:
    """deluxe-pt:330-333 and original-es:78-79."""
    table = Table()
    three = ("0:master-1", "0:master-2", "0:journeyman")
    table.team(0, reserve=three, pile=("0:apprentice-1", "0:apprentice-2"))
    table.at((Step.CARD, 1), (Step.HAND, 0))
    assert table.legal() == ["hand " + " ".join(three)]
    table.do("hand " + " ".join(three))
    assert not table.seat().reserve
    assert table.names("card", table.seat().pile) == {"0:apprentice-1", "0:apprentice-2"}


def test_a_large_reserve_leaves_every_choice_of_three() -> None:
    table = Table()
    cards = ("0:master-1", "0:master-2", "0:journeyman", "0:apprentice-1", "0:apprentice-2")
    table.team(0, reserve=cards)
    table.at((Step.CARD, 1), (Step.HAND, 0))
    assert table.legal() == ["hand " + " ".join(three) for three in itertools.combinations(cards, 3)]


@pytest.mark.parametrize(
    ("what", "tiles", "thread", "lace"),
    [("keep", {"pink-pair"}, 1, 1), ("take thread", set(), 2, 1), ("take lace", set(), 1, 2)],
)
def test_mike_pays_two_for_one_of_three_tiles(what: str, tiles: set[str], thread: int, lace: int) -> None:
    """deluxe-pt:423-433."""
    table = Table()
    table.fill(("blue", "pink-pair", "green"), ("orange",))
    table.do("card 0:apprentice-1", "main acquire", "drawer 1", "tile pink-pair")
    assert table.seat().livre == 15 - 2
    assert table.legal() == ["keep", "take thread", "take lace"]
    table.do(what)
    own = table.seat()
    assert (table.names("tile", own.tiles), own.thread, own.lace) == (tiles, thread, lace)
    assert table.game.setting.silk_of(own.tiles) == ((0, 2, 0, 0) if tiles else (0, 0, 0, 0))
    assert table.names("tile", table.now.used) == (set() if tiles else {"pink-pair"})


def test_mike_makes_the_blue_gown() -> None:
    """deluxe-pt:473-478: a golden thimble, 4 Livre, one lace, three blue rolls on two tiles; a green roll is lost."""
    table = Table()
    table.hang(w3="blue-gown")
    table.keep(0, "blue-pair", "blue-green")
    table.do("card 0:master-1", "main make", "window 3")
    assert table.seat().livre == 15 - 4
    assert table.legal() == ["spend blue-pair blue-green"]
    table.do("spend blue-pair blue-green")
    own = table.seat()
    assert (own.tiles, own.thread, own.lace) == (0, 1, 0)
    assert table.names("tile", table.now.used) == {"blue-pair", "blue-green"}
    assert table.now.windows == (NOBODY,) * 6
    assert table.legal() == ["rent", "sell"]


def test_only_a_master_makes_the_blue_gown() -> None:
    """deluxe-pt:474-475."""
    table = Table()
    table.hang(w3="blue-gown")
    table.keep(0, "blue-pair", "blue-green")
    table.do("card 0:journeyman")
    assert "main make" not in table.legal()


def test_the_income_of_george_eve_and_mike() -> None:
    """deluxe-pt:609-617."""
    table = Table()
    table.rent(GEORGE, h1_2="blue-2")
    table.own(GEORGE, "statue-1")
    table.own(EVE, "right-1")
    table.rent(EVE, h1_3="pink-1", h2_1="green-1", h3_2="blue-3")
    table.own(MIKE, "left-1", "right-2", "musician-2")
    table.rent(MIKE, h5_2="orange-1")
    assert [income_of(table.game.setting, table.now, s) for s in (GEORGE, EVE, MIKE)] == [5, 8, 9]
    table.at((Step.INCOME,))
    table.ready()
    assert [s.livre - 15 for s in table.now.seats] == [5, 8, 9]


def test_two_statues_of_mike_give_twelve_points() -> None:
    """deluxe-pt:647-653: seven garments, a set of four colours, a set of two, and a third green one that counts not."""
    table = Table()
    table.own(MIKE, "statue-1", "statue-3")
    table.rent(MIKE, **SEVEN)
    assert table.score(ScoringStep.STATUES) == {MIKE: 8 + 4}


def test_a_third_statue_would_have_counted_the_last_garment() -> None:
    """deluxe-pt:650-653 says why the seventh garment gives nothing."""
    table = Table()
    table.own(MIKE, "statue-1", "statue-2", "statue-3")
    table.rent(MIKE, **SEVEN)
    assert table.score(ScoringStep.STATUES) == {MIKE: 8 + 4 + 2}
