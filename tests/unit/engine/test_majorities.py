"""Majorities in halls and among fireworks: every way to be tied (deluxe-pt:665-675, 687-704, summary-pt:125-126)."""

from __future__ import annotations

import itertools

import pytest

from specs.vocabulary import ScoringStep
from tests.small_parts import PARTS
from tests.table import DELUXE, ORIGINAL, Table

both = pytest.mark.parametrize("edition", [DELUXE, ORIGINAL])
PLAIN = ("h1_2", "h1_3", "h1_4", "h1_5")
MASTER = ("h1_1", "h1_6")


def hall(
    plain: dict[int, int],
    masters: dict[int, int] | None = None,
    musician: int | None = None,
    *,
    players: int = 5,
    edition: str = DELUXE,
) -> dict[int, int]:
    """
    Score the first hall, worth 9 and 4.

    Args:
        plain, masters: How many garments each seat has on plain and on Master guest spaces there.
    """
    table = Table(edition, players)
    garments = (g.id for g in PARTS.garments)
    for spaces, held in ((PLAIN, plain), (MASTER, masters or {})):
        seats = [s for s, n in held.items() for _ in range(n)]
        assert len(seats) <= len(spaces)
        for space, seat in zip(spaces, seats, strict=False):
            table.rent(seat, **{space: next(garments)})
    if musician is not None:
        table.own(musician, "musician-1")
    return table.score(ScoringStep.HALL_MAJORITIES)


def test_an_empty_hall_gives_nothing_even_to_the_owner_of_its_musician() -> None:
    """Rulings scoring.garment_needed_first and scoring.garment_needed_second."""
    assert hall({}, musician=1) == {}
    assert hall({0: 1}, musician=1) == {0: 9}


@both
def test_most_and_second_most_garments_give_the_two_numbers(edition: str) -> None:
    assert hall({0: 2, 1: 1, 2: 1}, {0: 1, 2: 1}, edition=edition) == {0: 9, 2: 4}
    assert hall({3: 3, 1: 1}, edition=edition) == {3: 9, 1: 4}


@both
def test_two_players_score_the_first_place_only(edition: str) -> None:
    """deluxe-pt:702-704 and summary-pt:125."""
    assert hall({0: 2, 1: 1}, players=2, edition=edition) == {0: 9}
    assert hall({0: 2, 1: 2}, players=2, edition=edition) == {0: 9, 1: 9}


# Ties for the first place.


@both
def test_more_garments_on_master_guest_spaces_win_a_tie(edition: str) -> None:
    """The beaten one is second (ruling scoring.broken_tie), whoever is behind, and whatever the musician."""
    for musician in (None, 0, 1, 2):
        assert hall({0: 1, 1: 2, 2: 1}, {0: 1}, musician, edition=edition) == {0: 9, 1: 4}


@both
def test_the_musician_wins_a_tie_that_the_spaces_leave(edition: str) -> None:
    assert hall({0: 2, 1: 2}, musician=1, edition=edition) == {1: 9, 0: 4}
    assert hall({0: 1, 1: 1, 2: 1}, {0: 1, 1: 1}, 0, edition=edition) == {0: 9, 1: 4}


@both
@pytest.mark.parametrize("musician", [None, 2, 4])
def test_a_tie_that_nothing_breaks_gives_all_the_full_points_and_no_second_place(
    edition: str, musician: int | None
) -> None:
    """deluxe-pt:694-701; an outsider's musician changes nothing (ruling scoring.outsiders_musician)."""
    assert hall({0: 1, 1: 1, 2: 1}, {0: 1, 1: 1}, musician, edition=edition) == {0: 9, 1: 9}


def test_three_tied_where_two_lead_on_master_spaces() -> None:
    """Ruling scoring.tie_of_leaders: the one behind on them is out, with or without the musician."""
    tie: dict[int, int] = {0: 1, 1: 1, 2: 2}
    leaders = {0: 1, 1: 1}
    assert hall(tie, leaders, musician=1)[1] == 9
    assert hall(tie, leaders, musician=1)[0] == 4
    for musician in (None, 2, 3):
        assert hall(tie, leaders, musician) == {0: 9, 1: 9}


def test_three_tied_of_whom_one_leads_on_master_spaces() -> None:
    """The best of the two who are beaten is second: by the musician, else both get the smaller number in full."""
    tie: dict[int, int] = {1: 2, 2: 2}
    assert hall(tie, {0: 2}, musician=2) == {0: 9, 2: 4}
    assert hall(tie, {0: 2}) == {0: 9, 1: 4, 2: 4}


def test_five_tied_players() -> None:
    five = dict.fromkeys(range(4), 1)
    assert hall(five, {4: 1}) == {4: 9, **dict.fromkeys(range(4), 4)}
    assert hall(five, {4: 1}, musician=2) == {4: 9, 2: 4}
    assert hall(five) == dict.fromkeys(range(4), 9)
    assert hall(five, musician=3) == {3: 9, **dict.fromkeys(range(3), 4)}


# Ties for the second place.


@both
def test_a_tie_for_second_is_broken_by_the_same_rules(edition: str) -> None:
    assert hall({0: 3, 1: 1}, {2: 1}, edition=edition) == {0: 9, 2: 4}
    assert hall({0: 2, 1: 1, 2: 1}, musician=1, edition=edition) == {0: 9, 1: 4}
    assert hall({0: 2, 1: 1, 2: 1}, musician=0, edition=edition) == {0: 9, 1: 4, 2: 4}
    assert hall({0: 2, 1: 1, 2: 1}, edition=edition) == {0: 9, 1: 4, 2: 4}


def test_three_tied_for_second_where_two_lead_on_master_spaces() -> None:
    assert hall({0: 2, 3: 1}, {1: 1, 2: 1}) == {0: 9, 1: 4, 2: 4}
    assert hall({0: 2, 3: 1}, {1: 1, 2: 1}, musician=2) == {0: 9, 2: 4}
    assert hall({0: 2, 3: 1}, {1: 1, 2: 1}, musician=3) == {0: 9, 1: 4, 2: 4}


def test_the_halls_have_numbers_and_musicians_of_their_own() -> None:
    """Ruling scoring.musician_stays_in_hall."""
    table = Table(players=3)
    table.rent(0, h2_2="blue-2", h5_2="pink-1")
    table.rent(1, h2_3="blue-3")
    table.own(1, "musician-1")
    assert table.score(ScoringStep.HALL_MAJORITIES) == {0: 7 + 3, 1: 7}


# Fireworks.


def fireworks(*owners: int | None, players: int = 3, edition: str = DELUXE) -> dict[int, int]:
    """Score the fireworks, worth 7 and 3, with these owners from left to right."""
    table = Table(edition, players)
    for n, owner in enumerate(owners, start=1):
        if owner is not None:
            table.own(owner, f"firework-{n}")
    return table.score(ScoringStep.FIREWORK_MAJORITY)


@both
def test_most_fireworks_give_the_two_numbers(edition: str) -> None:
    assert fireworks(0, 0, 1, edition=edition) == {0: 7, 1: 3}
    assert fireworks(1, None, None, edition=edition) == {1: 7}
    assert fireworks(edition=edition) == {}


@both
@pytest.mark.parametrize("order", list(itertools.permutations((0, 1, 2))))
def test_the_dearest_firework_wins_a_tie(edition: str, order: tuple[int, int, int]) -> None:
    """The dearest is on the right; the best of the beaten is second (ruling scoring.firework_tie_loser)."""
    assert fireworks(*order, edition=edition) == {order[2]: 7, order[1]: 3}


@both
def test_two_players_score_the_first_place_among_fireworks_only(edition: str) -> None:
    """deluxe-pt:673-675."""
    assert fireworks(0, 0, 1, players=2, edition=edition) == {0: 7}
    assert fireworks(0, 1, players=2, edition=edition) == {1: 7}
