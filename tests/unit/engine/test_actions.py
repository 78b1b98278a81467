"""The main actions on small positions, but for making garments; numbers as the texts print them."""

from __future__ import annotations

import pytest

from specs.position import NOBODY
from specs.steps import Step
from tests.table import DELUXE, ORIGINAL, Table

both = pytest.mark.parametrize("edition", [DELUXE, ORIGINAL])


# What each role may do (deluxe-pt:434-446, summary-pt:66-68, original-es:86-91).


@both
@pytest.mark.parametrize(
    ("card", "never"),
    [
        ("master-1", set()),
        ("journeyman", {"hire"}),
        ("apprentice-1", {"hire", "favor", "make"}),
    ],
)
def test_each_role_has_its_main_actions(edition: str, card: str, never: set[str]) -> None:
    table = Table(edition)
    table.fill(("blue",))
    table.hang(w6="blue-2")
    table.keep(0, "spare-1")
    table.line_up("i-livre")
    table.do(f"card 0:{card}")
    everything = ("favor", "acquire", "make", "hire", "depute", "fund", "none")
    assert table.legal() == [f"main {a}" for a in everything if a not in never]


@both
def test_a_main_action_that_cannot_be_done_is_not_there(edition: str) -> None:
    """Deputing and forgoing remain: nothing is on display, nobody in the queue, no Livre for decorations."""
    table = Table(edition)
    table.seat().livre = 0
    table.now.favor = 1
    table.do("card 0:master-1")
    assert table.legal() == ["main depute", "main none"]


# The favor.


@both
def test_the_favor_pays_five_and_can_be_claimed_once_in_a_round(edition: str) -> None:
    table = Table(edition)
    table.do("card 0:master-1", "main favor")
    assert (table.now.favor, table.seat().livre) == (0, 20)
    table.do("card 1:master-1")
    assert "main favor" not in table.legal()


@both
@pytest.mark.parametrize("main", ["depute", "fund", "none"])
def test_only_the_action_for_it_takes_the_favor(edition: str, main: str) -> None:
    table = Table(edition)
    table.do("card 0:master-1", f"main {main}")
    assert table.now.favor == NOBODY


@both
def test_who_holds_the_favor_begins_the_next_round_and_gives_it_back(edition: str) -> None:
    table = Table(edition)
    table.now.favor = 2
    table.at((Step.PREPARE, 0))
    table.ready()
    assert (table.now.start, table.now.favor) == (2, NOBODY)


@both
def test_without_a_favor_the_same_player_begins_again(edition: str) -> None:
    table = Table(edition)
    table.now.start = 1
    table.at((Step.PREPARE, 0))
    table.ready()
    assert (table.now.start, table.now.favor) == (1, NOBODY)


# Acquiring.


@both
@pytest.mark.parametrize(("shown", "price"), [(4, 2), (3, 2), (2, 1), (1, 0)])
def test_a_tile_costs_by_the_tiles_of_its_section(edition: str, shown: int, price: int) -> None:
    table = Table(edition)
    table.fill(("blue", "pink", "green", "orange")[:shown])
    table.do("card 0:apprentice-1", "main acquire", "drawer 1", "tile blue", "keep")
    assert table.seat().livre == 15 - price
    assert table.names("tile", table.seat().tiles) == {"blue"}


@both
def test_only_sections_that_can_be_paid_are_open(edition: str) -> None:
    table = Table(edition)
    table.fill(("blue", "pink", "green"), ("orange", "mixed"), ("green-pair",))
    table.seat().livre = 1
    table.do("card 0:apprentice-1", "main acquire")
    assert table.legal() == ["drawer 2", "drawer 3"]


@pytest.mark.parametrize(
    ("tile", "uses"),
    [
        ("blue", ["keep", "take both"]),
        ("orange", ["keep", "take thread", "take lace"]),
        ("mixed", ["keep", "take thread"]),
        ("green", ["keep", "take lace"]),
    ],
)
def test_what_a_tile_can_become_is_printed_on_it(tile: str, uses: list[str]) -> None:
    """A plus gives both, a slash one of the two (deluxe-pt:413-415)."""
    table = Table()
    table.fill((tile,))
    table.do("card 0:apprentice-1", "main acquire", "drawer 1", f"tile {tile}")
    assert table.legal() == uses


def test_both_notions_of_a_tile_are_gained() -> None:
    table = Table()
    table.fill(("blue",))
    table.do("card 0:apprentice-1", "main acquire", "drawer 1", "tile blue", "take both")
    own = table.seat()
    assert (own.thread, own.lace, own.tiles) == (2, 2, 0)
    assert table.names("tile", table.now.used) == {"blue"}


# Hiring.


@both
@pytest.mark.parametrize(("shown", "price"), [(4, 5), (3, 3), (2, 1), (1, 0)])
def test_an_employee_costs_by_the_length_of_the_queue(edition: str, shown: int, price: int) -> None:
    table = Table(edition)
    table.line_up(*("i-livre", "i-notion", "i-bag-free", "i-acquire")[:shown])
    table.do("card 0:master-1", "main hire", "hire i-livre")
    own = table.seat()
    assert own.livre == 15 - price
    assert "i-livre" in table.names("card", own.hand)
    assert len(table.now.queue) == shown - 1


@both
def test_an_employee_who_cannot_be_paid_is_not_hired(edition: str) -> None:
    table = Table(edition)
    table.line_up("i-livre", "i-notion", "i-bag-free")
    table.seat().livre = 2
    table.do("card 0:master-1")
    assert "main hire" not in table.legal()


def test_the_queue_is_hired_empty_and_then_no_more() -> None:
    """Each Master hires one, the last for nothing; then the action is not there (deluxe-pt:524-533)."""
    table = Table(players=2)
    table.seat().livre = 9
    for n in range(2):
        table.team(n, hand=(f"{n}:master-1", f"{n}:master-2"), reserve=(f"{n}:journeyman", f"{n}:apprentice-1"))
    table.seat(1).livre = 9
    table.line_up("i-livre", "i-notion", "i-bag-free", "i-acquire")
    table.do("card 0:master-1", "main hire", "hire i-livre")
    table.do("card 1:master-1", "main hire", "hire i-notion")
    table.do("card 0:master-2", "main hire", "hire i-acquire")
    table.do("card 1:master-2", "main hire", "hire i-bag-free")
    assert [s.livre for s in table.now.seats] == [9 - 5 - 1, 9 - 3]
    assert table.now.queue == ()
    # The hired cards are played in this very round.
    assert table.legal() == ["card i-livre", "card i-acquire"]
    table.hold(0, "iv-make")
    table.do("card iv-make")
    assert "main hire" not in table.legal()


def test_whoever_still_has_cards_plays_on_alone() -> None:
    """original-es:84 and deluxe-pt:364-370; after the last card comes the income, then the next round."""
    table = Table(players=2)
    table.team(1, reserve=("1:master-1", "1:master-2", "1:journeyman", "1:apprentice-1"))
    table.do("card 0:master-1", "main none", "card 0:journeyman", "main none", "card 0:apprentice-1", "main none")
    table.do("bonus leave")
    assert [s.livre for s in table.now.seats] == [20, 20]
    assert table.now.round == 3
    assert table.legal()[0].startswith("reveal")


# Deputing by the main action.


@both
@pytest.mark.parametrize(("card", "pays"), [("master-1", 10), ("journeyman", 7), ("apprentice-1", 4)])
def test_deputing_pays_by_role_and_the_card_is_gone(edition: str, card: str, pays: int) -> None:
    table = Table(edition)
    table.do(f"card 0:{card}", "main depute")
    if table.legal() == ["bonus use", "bonus leave"]:
        table.do("bonus leave")
    own = table.seat()
    assert own.livre == 15 + pays
    assert f"0:{card}" not in table.names("card", own.hand | own.reserve | own.pile)
    assert (table.now.played, table.now.leaving) == (NOBODY, 0)


@pytest.mark.parametrize(
    ("edition", "team", "may"), [(DELUXE, 4, False), (DELUXE, 5, True), (ORIGINAL, 1, False), (ORIGINAL, 2, True)]
)
def test_a_team_does_not_shrink_below_its_floor(edition: str, team: int, may: bool) -> None:
    """deluxe-pt:547-550, summary-pt:98: four and one; the card in play counts."""
    table = Table(edition)
    cards = ("0:master-1", "0:journeyman", "0:apprentice-1", "0:master-2", "0:apprentice-2")[:team]
    table.team(0, hand=cards[:1], reserve=cards[1:])
    table.do("card 0:master-1")
    assert ("main depute" in table.legal()) is may


@both
def test_the_bonus_of_a_deputed_card_is_used_a_last_time(edition: str) -> None:
    """deluxe-pt:543-545, summary-pt:97."""
    table = Table(edition)
    table.hold(0, "i-livre")
    table.do("card i-livre", "main depute", "bonus use")
    assert table.seat().livre == 15 + 7 + 1
    assert "i-livre" not in table.names("card", table.seat().pile)


# Funding.


@both
def test_a_decoration_costs_its_price_and_is_marked(edition: str) -> None:
    table = Table(edition)
    table.do("card 0:apprentice-1", "main fund", "fund statue-1")
    assert table.seat().livre == 15 - 10
    assert table.now.owners[table.number("decoration", "statue-1")] == 0


@both
def test_no_decoration_is_funded_twice_or_unpaid(edition: str) -> None:
    table = Table(edition)
    table.own(1, "left-1")
    table.seat().livre = 5
    table.do("card 0:apprentice-1", "main fund")
    assert table.legal() == ["fund firework-1", "fund right-1"]


@both
@pytest.mark.parametrize(("own", "other"), [("left-1", "left-2"), ("right-1", "right-2")])
def test_each_side_of_the_kitchen_takes_one_marker_of_a_player(edition: str, own: str, other: str) -> None:
    """deluxe-pt:575-579, summary-pt:102."""
    table = Table(edition)
    table.own(0, own)
    table.do("card 0:apprentice-1", "main fund")
    legal = table.legal()
    assert f"fund {other}" not in legal
    mirrored = other.replace("left", "r").replace("right", "left").replace("r-", "right-")
    assert f"fund {mirrored}" in legal


@both
def test_of_any_other_kind_a_player_funds_as_many_as_there_are(edition: str) -> None:
    """deluxe-pt:574."""
    table = Table(edition)
    table.own(0, "statue-1", "statue-2", "firework-1", "firework-2", "musician-1", "musician-2")
    table.do("card 0:apprentice-1", "main fund")
    assert {"fund statue-3", "fund firework-3", "fund musician-3"} <= set(table.legal())


# The bonus for all halls.


@both
def test_who_comes_to_be_in_all_five_halls_marks_the_best_space(edition: str) -> None:
    """deluxe-pt:580-587: by garments and musicians; nobody holds two."""
    table = Table(edition)
    table.rent(0, h1_2="blue-2", h2_3="pink-1")
    table.own(0, "musician-3", "musician-4")
    table.do("card 0:apprentice-1", "main fund", "fund musician-5")
    assert table.now.all_halls == (0, NOBODY)


@both
def test_a_garment_brings_one_into_the_last_hall(edition: str) -> None:
    """At once, before anything else is chosen; its reward is gained as well."""
    table = Table(edition)
    table.own(0, "musician-1", "musician-2", "musician-4", "musician-5")
    table.hang(w6="blue-2")
    table.keep(0, "spare-1")
    table.do("card 0:journeyman", "main make", "window 6", "spend spare-1", "rent", "space h3-2")
    assert table.now.all_halls == (0, NOBODY)
    assert table.seat().lace == 2


def test_the_second_takes_the_next_space_and_nobody_two() -> None:
    table = Table()
    for seat, halls in ((0, "12345"), (1, "1234")):
        names = ("blue-2", "blue-3", "blue-4", "pink-1", "pink-2", "pink-3", "green-1", "green-3", "green-4")
        garments = names[:5] if seat == 0 else names[5:]
        table.rent(seat, **{f"h{h}_{2 + seat}": g for h, g in zip(halls, garments, strict=True)})
    table.now.all_halls = (0, NOBODY)
    table.at((Step.TURN, 1))
    table.do("card 1:apprentice-1", "main fund", "fund musician-5", "bonus leave")
    assert table.now.all_halls == (0, 1)


def test_one_who_has_a_space_takes_no_other() -> None:
    table = Table()
    table.rent(0, h1_2="blue-2", h2_3="pink-1", h3_3="blue-3", h4_3="blue-4")
    table.own(0, "musician-5")
    table.now.all_halls = (0, NOBODY)
    table.do("card 0:apprentice-1", "main fund", "fund musician-1")
    assert table.now.all_halls == (0, NOBODY)


def test_a_third_finds_no_space_and_plays_on() -> None:
    table = Table()
    table.rent(0, h1_2="blue-2", h2_3="pink-1", h3_3="blue-3", h4_3="blue-4")
    table.now.all_halls = (1, 2)
    table.do("card 0:apprentice-1", "main fund", "fund musician-5")
    assert table.now.all_halls == (1, 2)
