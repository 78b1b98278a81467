"""
Wrong rules planted into the engine alone are found, at least seven for each topic of the base game.

There are two kinds: an answer that games look up is another one, and a function does something else where the answer
is embodied. Who finds which is told by `finders`: the checker with its effect claims, the solver with claims and
rulings; tests on small positions have to find what withholds a choice, which games that are played cannot show.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache

import pytest

from tests.engine_planting import noticed, small_tests
from tests.finders import BASE, BORROWING, Finder, Table, by_checker_anywhere, by_topic, found_by, opened, spread
from tests.planted_steps import STEPS
from tests.planted_table_steps import TABLE_STEPS

pytestmark = pytest.mark.slow

LEAST = 7
MOST = 10
"""So many answers of a topic are planted, from all of its questions as evenly as can be."""

UNDECIDED = dict.fromkeys(
    ("bonus_team_gain[0, 2] = 1", "bonus_team_gain[0, 3] = 1", "bonus_team_gain[2, 3] = 1"),
    "teams below four are known to the original alone; the question that a ruling answers is asked of larger ones",
)
"""Wrong answers that nothing finds, and why."""

BY_SMALL_TESTS = {
    "all_halls": {1}, "deputing": {2}, "end": {1, 2}, "garments": {1, 3}, "hand": {1}, "hiring": {0},
    "resources": {1, 2}, "setup": {1}, "turns": {1, 3, 4},
}  # fmt: skip
"""Steps that withhold a choice, pay a tie that games by chance hardly bring, or let what cannot be done fail."""


@cache
def answers(tables: tuple[Table, ...]) -> dict[str, dict[str, Finder | None]]:
    """Plant wrong answers of every topic; give who finds them."""
    return {
        topic: {str(cell): found_by(cell, *cells[cell]) for cell in spread(cells, MOST)}
        for topic, cells in by_topic(tables).items()
    }


@cache
def steps() -> dict[str, dict[str, Finder | None]]:
    """Plant functions that do something else; give who finds them, where the small tests are not asked."""
    found: defaultdict[str, dict[str, Finder | None]] = defaultdict(dict)
    for name, plantings in TABLE_STEPS.items():
        for number, planting in enumerate(plantings):
            seen = by_checker_anywhere(planting, BASE)
            found[name][f"{name}: table step {number}"] = Finder.CHECKER if seen else None
    for name, plantings in STEPS.items():
        for number, planting in enumerate(plantings):
            if number not in BY_SMALL_TESTS.get(name, ()):
                seen = by_checker_anywhere(planting, BASE)
                found[name][f"{name}: step {number}"] = Finder.CHECKER if seen else None
    return found


@pytest.mark.parametrize("tables", [BASE, BORROWING], ids=lambda tables: tables[0][0])
def test_a_wrong_answer_in_what_games_look_up_is_found(tables: tuple[Table, ...]) -> None:
    missed = {name for found in answers(tables).values() for name, finder in found.items() if finder is None}
    assert missed <= set(UNDECIDED), missed - set(UNDECIDED)


def test_no_answer_is_passed_over_that_could_be_found() -> None:
    unseen = set()
    for tables in (BASE, BORROWING):
        for cells in by_topic(tables).values():
            unseen |= {str(c) for c in cells if str(c) in UNDECIDED and found_by(c, *cells[c]) is None}
    assert unseen == set(UNDECIDED)


def test_a_step_that_does_something_else_is_found() -> None:
    missed = [name for found in steps().values() for name, finder in found.items() if finder is None]
    assert not missed, "\n".join(missed)


def test_at_least_seven_are_found_for_each_topic() -> None:
    """Those that the small tests have to find are not counted."""
    found: Counter[str] = Counter()
    for by_name in (answers(BASE), answers(BORROWING), steps()):
        for topic, each in by_name.items():
            found[topic] += sum(finder in {Finder.CHECKER, Finder.AGREEMENT} for finder in each.values())
    base = {
        q.topic for q in opened(BASE[0]).book.catalogue if q.scope == "base" and opened(BASE[0]).book.by_question[q.id]
    }
    assert {topic: found[topic] for topic in base if found[topic] < LEAST} == {}


def test_most_steps_are_found_by_what_they_bring_about() -> None:
    """Were the checker blind, the solver would still agree: it is asked for answers only."""
    found = Counter(finder for each in answers(BASE).values() for finder in each.values())
    assert found[Finder.CHECKER] > 0.4 * found.total()


def test_the_small_tests_pass_where_nothing_is_planted() -> None:
    assert len(small_tests()) > 300
    assert noticed() is None


@pytest.mark.parametrize(
    ("name", "number"), [(n, k) for n, numbers in sorted(BY_SMALL_TESTS.items()) for k in sorted(numbers)]
)
def test_a_step_that_withholds_a_choice_is_noticed_on_small_positions(name: str, number: int) -> None:
    with STEPS[name][number]():
        assert noticed() is not None
