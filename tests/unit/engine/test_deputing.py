"""Bonuses that depute, and their chains: which card goes, what it pays, which bonus is used a last time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from specs.position import NOBODY
from tests.small_parts import PARTS
from tests.table import DELUXE, ORIGINAL, Table

both = pytest.mark.parametrize("edition", [DELUXE, ORIGINAL])
RESERVE = ("0:master-1", "0:master-2", "0:journeyman", "0:apprentice-2")


def team(*hand: str, edition: str = DELUXE, reserve: tuple[str, ...] = RESERVE, pile: tuple[str, ...] = ()) -> Table:
    table = Table(edition)
    table.team(0, hand=hand, reserve=reserve, pile=pile)
    return table


def cards(table: Table) -> set[str]:
    own = table.seat()
    return table.names("card", own.hand | own.reserve | own.pile)


@both
@pytest.mark.parametrize("gone", ["0:master-1", "0:journeyman", "i-notion"])
def test_level_one_deputes_any_card_of_the_team_for_nothing(edition: str, gone: str) -> None:
    """deluxe-pt:723-729: from hand, reserve and discard pile, or itself."""
    table = team("i-depute", "i-notion", edition=edition, pile=("i-livre",))
    table.do("card i-depute", "main none", "bonus use")
    assert set(table.legal()) == {f"depute {c}" for c in ("i-depute", "i-notion", "i-livre", *RESERVE)}
    table.do(f"depute {gone}")
    if "bonus leave" in table.legal():
        table.do("bonus leave")
    assert table.seat().livre == 15
    assert gone not in cards(table)
    assert "i-depute" in cards(table)


@both
def test_the_bonus_of_whom_level_one_deputes_may_be_used_at_once(edition: str) -> None:
    table = team("i-depute", edition=edition)
    table.do("card i-depute", "main none", "bonus use", "depute 0:apprentice-2")
    assert table.legal() == ["bonus use", "bonus leave"]
    table.do("bonus use")
    assert table.seat().livre == 17
    assert "0:apprentice-2" not in cards(table)


@both
@pytest.mark.parametrize(("gone", "pays"), [("0:master-1", 8), ("0:journeyman", 5), ("0:apprentice-2", 2)])
def test_level_two_pays_by_role_and_the_bonus_is_not_used(edition: str, gone: str, pays: int) -> None:
    """deluxe-pt:763-771."""
    table = team("ii-depute", edition=edition)
    table.fill(("blue",))
    table.do("card ii-depute", "main none", "bonus use", f"depute {gone}")
    assert table.seat().livre == 15 + pays
    assert gone not in cards(table)
    assert table.legal()[0].startswith("card 1:")


@pytest.mark.parametrize(("card", "pays"), [("i-depute", 0), ("ii-depute", 5)])
def test_a_card_may_depute_itself_once(card: str, pays: int) -> None:
    """Its own bonus is not used again (ruling bonuses.not_itself_again)."""
    table = team(card)
    table.do(f"card {card}", "main none", "bonus use", f"depute {card}")
    assert table.seat().livre == 15 + pays
    assert card not in cards(table)
    assert table.legal()[0].startswith("card 1:")
    assert (table.now.played, table.now.leaving) == (NOBODY, 0)


def test_level_one_may_depute_level_two_which_deputes_again() -> None:
    """Ruling bonuses.deputing_chain."""
    table = team("i-depute", "ii-depute", "i-livre")
    table.do("card i-depute", "main none", "bonus use", "depute ii-depute", "bonus use")
    assert "depute ii-depute" not in table.legal()
    assert "depute i-depute" in table.legal()
    table.do("depute 0:master-2")
    assert table.seat().livre == 15 + 8
    assert cards(table) == {"i-depute", "i-livre", "0:master-1", "0:journeyman", "0:apprentice-2"}


def test_a_chain_may_end_with_the_card_in_play() -> None:
    """The card in play is deputed by whom it deputed, and is gone at the end of the turn."""
    table = team("i-depute", "ii-depute", "i-livre")
    table.do("card i-depute", "main none", "bonus use", "depute ii-depute", "bonus use", "depute i-depute")
    assert table.seat().livre == 15 + 5
    assert cards(table) == {"i-livre", *RESERVE}
    assert table.legal()[0].startswith("card 1:")


def twins(*hand: str) -> Table:
    """Give a table at which a second card deputes like the one of level I; no real deck has it."""
    (first,) = (c for c in PARTS.employees if c.id == "i-depute")
    parts = replace(PARTS, employees=(*PARTS.employees, replace(first, id="i-twin")))
    table = Table(parts=parts)
    table.team(0, hand=hand, reserve=RESERVE)
    return table


def test_level_one_may_depute_its_like_which_deputes_on() -> None:
    """Every link of a chain takes a card away, so that each chain ends."""
    table = twins("i-depute", "i-twin", "i-livre", "i-notion")
    table.do("card i-depute", "main none", "bonus use", "depute i-twin", "bonus use", "depute i-livre", "bonus use")
    assert table.seat().livre == 15 + 1
    assert cards(table) == {"i-depute", "i-notion", *RESERVE}


def test_the_card_in_play_deputed_by_its_like_deputes_once_more_and_no_further() -> None:
    """Its bonus was used, and is used again as its card is deputed by another (bonuses.used_again_when_deputed)."""
    table = twins("i-depute", "i-twin", "i-livre", "i-notion")
    table.do("card i-depute", "main none", "bonus use", "depute i-twin", "bonus use", "depute i-depute", "bonus use")
    assert set(table.legal()) == {f"depute {c}" for c in ("i-livre", "i-notion", *RESERVE)}
    table.do("depute i-notion", "bonus leave")
    assert cards(table) == {"i-livre", *RESERVE}
    assert table.legal()[0].startswith("card 1:")


def test_a_card_deputed_by_the_main_action_deputes_another_but_not_itself() -> None:
    """Rulings bonuses.deputed_once and bonuses.another_after_main."""
    table = team("ii-depute", "i-livre")
    table.do("card ii-depute", "main depute", "bonus use")
    assert "depute ii-depute" not in table.legal()
    table.do("depute i-livre")
    assert table.seat().livre == 15 + 7 + 5
    assert cards(table) == set(RESERVE)


@pytest.mark.parametrize(("edition", "size"), [(DELUXE, 4), (ORIGINAL, 1)])
def test_a_team_at_its_floor_does_not_depute_by_a_bonus(edition: str, size: int) -> None:
    """deluxe-pt:547-550; the original by ruling deputing.floor_original. The card in play counts."""
    table = team("i-depute", edition=edition, reserve=RESERVE[: size - 1])
    table.do("card i-depute", "main none")
    assert table.legal()[0].startswith("card 1:")
    table = team("i-depute", edition=edition, reserve=RESERVE[:size])
    table.do("card i-depute", "main none")
    assert table.legal() == ["bonus use", "bonus leave"]


@pytest.mark.parametrize(("edition", "size"), [(DELUXE, 5), (ORIGINAL, 2)])
def test_a_card_on_its_way_out_does_not_count_for_the_floor(edition: str, size: int) -> None:
    """Ruling bonuses.leaving_one_not_counted: after the main action deputed it, the team is at its floor."""
    table = team("ii-depute", edition=edition, reserve=RESERVE[: size - 1])
    table.do("card ii-depute", "main depute")
    assert table.legal()[0].startswith("card 1:")


@pytest.mark.parametrize("edition", [DELUXE, ORIGINAL])
def test_a_chain_stops_at_the_floor(edition: str) -> None:
    floor = 4 if edition == DELUXE else 1
    table = team("i-depute", "ii-depute", edition=edition, reserve=RESERVE[: floor - 1])
    table.do("card i-depute", "main none", "bonus use", "depute ii-depute")
    assert table.legal()[0].startswith("card 1:")
    assert len(cards(table)) == floor


def test_a_card_leaving_by_a_bonus_counts_once_more_for_the_size_of_a_team() -> None:
    """Ruling bonuses.team_now: a card being deputed in this turn is still counted, unlike for the floor."""
    table = team("i-depute", "iii-team")
    table.do("card i-depute", "main none", "bonus use", "depute iii-team", "bonus use")
    # Four in reserve, the card in play, and the one that leaves.
    assert table.seat().livre == 15 + 2


def test_a_deputed_hand_card_is_not_played_any_more() -> None:
    """Ruling bonuses.hand_card_takes_no_action."""
    table = team("i-depute", "i-livre", "i-notion")
    table.do("card i-depute", "main none", "bonus use", "depute i-notion", "bonus leave")
    table.at((table.now.todo[-1][0], 0))
    assert table.legal() == ["card i-livre"]


def test_a_bonus_used_in_this_round_is_used_again_when_its_card_is_deputed() -> None:
    """Ruling bonuses.used_again_when_deputed."""
    table = team("i-depute", "i-livre")
    table.team(1, reserve=("1:master-1", "1:master-2", "1:journeyman", "1:apprentice-1"))
    table.team(2, reserve=("2:master-1", "2:master-2", "2:journeyman", "2:apprentice-1"))
    table.do("card i-livre", "main none", "bonus use", "card i-depute", "main none", "bonus use", "depute i-livre")
    table.do("bonus use")
    assert table.now.seats[0].livre == 15 + 1 + 1 + 5
    assert "i-livre" not in cards(table)


def test_a_drawn_tile_is_decided_before_the_deputed_card_is_gone() -> None:
    table = team("i-depute", "i-bag-free")
    table.do("card i-depute", "main none", "bonus use", "depute i-bag-free", "bonus use", "draw orange", "take lace")
    assert table.seat().lace == 2
    assert "i-bag-free" not in cards(table)
