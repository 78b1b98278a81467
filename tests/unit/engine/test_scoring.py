"""The final scoring on small positions, step by step, and who wins."""

from __future__ import annotations

import pytest

from specs.position import NOBODY
from specs.steps import Step
from specs.vocabulary import ScoringStep
from tests.small_parts import PARTS
from tests.table import DELUXE, ORIGINAL, Table

both = pytest.mark.parametrize("edition", [DELUXE, ORIGINAL])
STEPS = list(ScoringStep)


# 1. Money.


@both
@pytest.mark.parametrize(
    ("livre", "points", "left"),
    [(0, 0, 0), (9, 0, 9), (10, 1, 0), (25, 2, 5), (60, 6, 0), (61, 6, 1), (119, 11, 9), (120, 12, 0), (1234, 123, 4)],
)
def test_ten_livre_are_a_point_and_the_rest_is_kept(edition: str, livre: int, points: int, left: int) -> None:
    """deluxe-pt:676-679, summary-pt:121."""
    table = Table(edition)
    for n in range(3):
        table.seat(n).livre = 0
    table.seat(1).livre = livre
    assert table.score(ScoringStep.MONEY) == ({1: points} if points else {})
    assert table.now.seats[1].livre == left


# 2. Crowned bonuses.


def crowned(card: str, edition: str = DELUXE, *, others: tuple[str, ...] = ()) -> Table:
    table = Table(edition)
    table.team(0, reserve=(*others, card), pile=())
    return table


@both
@pytest.mark.parametrize(
    ("size", "points"), [(4, 0), (5, 2), (6, 2), (7, 5), (8, 5), (9, 8), (10, 8), (11, 11), (12, 11)]
)
def test_a_large_team_gives_points_and_the_card_counts_itself(edition: str, size: int, points: int) -> None:
    """deluxe-pt:874-884."""
    others = ("0:master-1", "0:master-2", "0:journeyman", "0:apprentice-1", "i-livre", "i-notion", "i-acquire")
    more = ("ii-make", "ii-colours", "v-silk", "iv-make")
    table = crowned("vi-team", edition, others=(*others, *more)[: size - 1])
    assert table.score(ScoringStep.EMPLOYEE_BONUSES) == ({0: points} if points else {})


@both
@pytest.mark.parametrize(("thread", "lace", "points"), [(0, 4, 0), (1, 1, 3), (3, 2, 6), (20, 25, 60)])
def test_sets_of_thread_and_lace_are_given_up_for_points(edition: str, thread: int, lace: int, points: int) -> None:
    """deluxe-pt:885-888."""
    table = crowned("vi-notions", edition)
    own = table.seat()
    own.thread, own.lace = thread, lace
    assert table.score(ScoringStep.EMPLOYEE_BONUSES) == ({0: points} if points else {})
    sets = min(thread, lace)
    assert (table.now.seats[0].thread, table.now.seats[0].lace) == (thread - sets, lace - sets)


@both
@pytest.mark.parametrize(("held", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6)])
def test_pairs_on_master_guest_spaces_give_points(edition: str, held: int, points: int) -> None:
    """deluxe-pt:889-894."""
    table = crowned("vi-master-guests", edition)
    spaces = ("h1_1", "h2_6", "h3_1", "h5_6")
    names = ("blue-2", "green-1", "pink-1", "orange-1")
    table.rent(0, **dict(zip(spaces[:held], names, strict=False)), h2_3="blue-3", h3_3="blue-4")
    table.rent(1, h4_1="pink-2", h4_6="pink-3")
    assert table.score(ScoringStep.EMPLOYEE_BONUSES) == ({0: points} if points else {})


@both
@pytest.mark.parametrize(
    ("garments", "points"),
    [
        (("blue-2", "green-1"), 0),
        (("blue-2", "pink-1"), 2),
        (("green-1", "orange-1", "blue-2", "pink-1"), 4),
        (("orange-1", "orange-3", "pink-1", "green-1"), 2),
    ],
)
def test_pairs_of_a_gown_and_a_coat_give_points(edition: str, garments: tuple[str, ...], points: int) -> None:
    """deluxe-pt:895-903: blue and green are gowns, pink and orange coats."""
    table = crowned("vi-couples", edition)
    table.rent(0, **dict(zip(("h1_1", "h1_2", "h4_2", "h5_3"), garments, strict=False)))
    assert table.score(ScoringStep.EMPLOYEE_BONUSES) == ({0: points} if points else {})


def test_crowned_cards_count_in_reserve_and_discard_pile() -> None:
    table = Table()
    table.team(0, reserve=("vi-notions", "0:master-1", "0:master-2"), pile=("vi-team", "0:journeyman"))
    assert table.score(ScoringStep.EMPLOYEE_BONUSES) == {0: 3 + 2}


# 3. The favor.


@both
def test_the_favor_gives_three_points_after_the_last_round(edition: str) -> None:
    table = Table(edition)
    table.now.favor, table.now.round = 2, 7
    assert table.score(ScoringStep.FAVOR) == {2: 3}
    table.now.favor = NOBODY
    assert table.score(ScoringStep.FAVOR) == {}


# Terrace.


def at_the_terrace(edition: str = DELUXE) -> Table:
    table = Table(edition)
    table.own(0, "firework-1", "firework-3")
    table.own(1, "firework-2")
    table.rent(0, h1_1="green-2", h1_2="blue-2", h2_3="orange-2")
    table.rent(1, h1_3="pink-1")
    table.at((Step.SCORE, STEPS.index(ScoringStep.MARKERS)), (Step.SCORE, STEPS.index(ScoringStep.TERRACE)))
    return table


@both
def test_each_firework_takes_one_garment_of_the_royal_hall(edition: str) -> None:
    """deluxe-pt:654-664: own garments of the first hall, own fireworks; nothing must be moved."""
    table = at_the_terrace(edition)
    assert table.legal() == ["admire h1-1", "admire h1-2", "admire none"]
    table.do("admire h1-1")
    assert table.legal() == ["admire h1-2", "admire none"]
    table.do("admire none")
    assert table.legal() == ["admire h1-3", "admire none"]


def test_the_terrace_multiplies_the_points_of_its_garments() -> None:
    """deluxe-pt:632-634: by the factor of the firework; its own points are not multiplied."""
    table = at_the_terrace().do("admire h1-1", "admire h1-2", "admire h1-3")
    # The dearest firework comes first: 4 points three times, 2 twice; orange-2 stays where it is.
    expected = 4 * 3 + 2 * 2 + 5 + (1 + 5)
    assert [s.points for s in table.now.seats] == [expected, 2 * 2 + 3, 0]
    assert table.now.todo == ()


def test_who_moves_nothing_scores_garments_in_the_hall() -> None:
    table = at_the_terrace().do("admire none", "admire none", "admire none")
    assert [s.points for s in table.now.seats] == [4 + 2 + 5 + 6, 2 + 3, 0]


def test_without_a_firework_nobody_goes_to_the_terrace() -> None:
    table = Table()
    table.rent(0, h1_1="green-2")
    table.at((Step.SCORE, STEPS.index(ScoringStep.TERRACE)))
    table.ready()
    assert table.now.todo == ()


# Statues.


@pytest.mark.parametrize(
    ("statues", "garments", "points"),
    [
        (0, ("blue-2", "pink-1"), 0),
        (1, (), 0),
        (1, ("blue-2", "blue-3"), 2),
        (2, ("blue-2", "blue-3"), 4),
        (3, ("blue-2", "blue-3", "pink-1"), 6),
        (1, ("blue-2", "pink-1", "green-1", "orange-1", "orange-3"), 8),
        (2, ("blue-2", "pink-1", "green-1", "orange-1", "orange-3"), 10),
    ],
)
@both
def test_each_statue_has_a_set_of_its_own(edition: str, statues: int, garments: tuple[str, ...], points: int) -> None:
    """deluxe-pt:639-646."""
    table = Table(edition)
    table.own(0, *("statue-1", "statue-2", "statue-3")[:statues])
    table.rent(0, **dict(zip(("h1_1", "h1_2", "h4_2", "h5_3", "h2_2"), garments, strict=False)))
    assert table.score(ScoringStep.STATUES) == ({0: points} if points else {})


def test_a_garment_on_the_terrace_counts_for_a_statue() -> None:
    """Ruling scoring.statue_and_terrace."""
    table = at_the_terrace()
    table.own(0, "statue-1")
    table.do("admire h1-1", "admire h1-2", "admire none")
    table.now.seat(0).points = 0
    assert table.score(ScoringStep.STATUES) == {0: 6}


# Markers.


@both
def test_markers_on_garments_decorations_and_all_halls_give_their_points(edition: str) -> None:
    table = Table(edition)
    table.rent(0, h3_2="blue-2", h4_1="green-2")
    table.own(0, "firework-3", "left-2", "musician-1", "statue-1")
    table.own(2, "right-1")
    table.now.all_halls = (2, 0)
    assert table.score(ScoringStep.MARKERS) == {0: (2 + 4) + (5 + 2 + 3 + 0) + 4, 2: 1 + 6}


# Who wins.


@pytest.mark.parametrize(
    ("points", "livre", "winners"),
    [
        ((9, 8, 7), (0, 9, 9), (0,)),
        ((9, 9, 7), (3, 4, 9), (1,)),
        ((9, 9, 7), (4, 4, 9), (0, 1)),
        ((9, 9, 9), (4, 4, 4), (0, 1, 2)),
    ],
)
@both
def test_livre_left_over_break_a_tie(
    edition: str, points: tuple[int, ...], livre: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """deluxe-pt:635-637; still tied players win together (ruling end.shared_win)."""
    table = Table(edition)
    for n in range(3):
        own = table.seat(n)
        own.points, own.livre = points[n], livre[n]
    assert table.game.winners(table.now) == winners


@both
def test_the_steps_come_in_their_order(edition: str) -> None:
    """Money, crowned bonuses and favor, halls, fireworks, terrace, statues, markers (deluxe-pt:624-704)."""
    table = Table(edition)
    table.now.round = 7
    table.now.favor = 1
    table.team(0, pile=("0:master-1", "0:master-2", "0:journeyman", "0:apprentice-1", "vi-team"))
    table.team(1, pile=("1:master-1", "1:master-2", "1:journeyman", "1:apprentice-1"))
    table.team(2, pile=("2:master-1", "2:master-2", "2:journeyman", "2:apprentice-1"))
    table.own(0, "firework-1", "statue-1")
    table.rent(0, h1_2="blue-2")
    table.at((Step.INCOME,))
    table.ready()
    done = [line for line, _, points in table.now.sheet if points]
    # Twenty Livre each; what comes after the terrace waits for its choice.
    assert done == [1, 1, 1, 2, 3, 4, 5]
    table.do("admire h1-2")
    assert [line for line, _, points in table.now.sheet if points][7:] == [6, 8, 9]
    assert table.game.is_over(table.now)
    assert len(PARTS.board.hall_points) == 5
