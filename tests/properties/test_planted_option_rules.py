"""Wrong rules planted into the engine alone are found, at least seven for each topic of the options, and by whom."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tests.finders import BOX, SOLO, Finder, by_checker_anywhere, by_topic, found_by, spread
from tests.planted_option_steps import OPTION_STEPS

pytestmark = pytest.mark.slow

TOPICS = ("exams", "garment_sets", "jewelry_bonuses", "jewelry_box", "solo")
LEAST = 7
MOST = 24
"""So many answers of a topic are planted, from all of its questions as evenly as can be."""

SEEDS = 24
"""The bonus that uses a card of the reserve is seldom in a game."""

UNDECIDED = {
    "festive_bonus_counts[1, 0] = True": "a gown counts no decoration, and no text says that it does not count itself",
    "solo_task_space[5] = TOPMOST_FITTING": "no action of hers but the three marks a task",
}
"""Wrong answers that make no other game, and why: nothing can find them."""


@cache
def answers() -> dict[str, dict[str, Finder | None]]:
    """Plant wrong answers of every topic; give who finds them."""
    found = by_topic((*BOX, *SOLO))
    return {t: {str(c): found_by(c, *found[t][c]) for c in spread(found[t], MOST)} for t in TOPICS}


@cache
def steps() -> dict[str, dict[str, Finder | None]]:
    """Plant functions that do something else; give who finds them."""
    found: dict[str, dict[str, Finder | None]] = {}
    for topic in TOPICS:
        tables = SOLO if topic == "solo" else (*BOX, *SOLO)
        seen = [by_checker_anywhere(planting, tables, SEEDS) for planting in OPTION_STEPS[topic]]
        found[topic] = {f"{topic}: step {n}": Finder.CHECKER if claim else None for n, claim in enumerate(seen)}
    return found


def test_a_wrong_answer_in_what_games_look_up_is_found() -> None:
    missed = {name for found in answers().values() for name, finder in found.items() if finder is None}
    assert missed <= set(UNDECIDED), missed - set(UNDECIDED)


def test_no_answer_is_passed_over_that_could_be_found() -> None:
    found = by_topic((*BOX, *SOLO))
    unseen = {str(c) for t in TOPICS for c in found[t] if str(c) in UNDECIDED and found_by(c, *found[t][c]) is None}
    assert unseen == set(UNDECIDED)


def test_a_step_that_does_something_else_is_found_by_the_checker() -> None:
    assert [name for found in steps().values() for name, finder in found.items() if finder is None] == []


@pytest.mark.parametrize("topic", TOPICS)
def test_at_least_seven_are_found_of_either_kind(topic: str) -> None:
    assert Counter(steps()[topic].values())[Finder.CHECKER] >= LEAST
    assert Counter(f for f in answers()[topic].values() if f).total() >= LEAST
