"""Where a subject leaves a game that was forecast, the step is found, and what it plays there."""

from __future__ import annotations

from functools import cache

import pytest

from oracle.apps.branches import parted
from oracle.apps.marching import March
from oracle.apps.mending import Probe, fewest, first_other
from oracle.apps.profile_library import Library
from oracle.apps.profiles import Ground
from oracle.apps.trial_setup import Kind
from oracle.apps.walks import players
from oracle.engine.identify import Belief, Record, fits, put
from specs.editions import EDITIONS
from tests.random_profiles import ProfiledSubject

ORIGINAL = EDITIONS[1]
ASKED = ("position", "legal")
SIGNS = "resources.one_for_each_sign"


@cache
def ground() -> Ground:
    """Give the game of three by the original rules."""
    return Library().ground(Kind(edition=ORIGINAL, players=3), ORIGINAL)


def begun(number: int, **open_: frozenset[int]) -> March:
    """Begin a game of which some ways are left, and all else is played by the book."""
    belief = Belief({ORIGINAL: {name.replace("__", "."): ways for name, ways in open_.items()}})
    return March({ORIGINAL: ground()}, belief, lambda _: {}, players(ground(), number))


def left_at(settled: dict[str, int]) -> tuple[March, ProfiledSubject]:
    """Play by the book to the end of a game in which a subject stands elsewhere then."""
    subject = ProfiledSubject(library=Library(), edition=ORIGINAL, settled=settled)
    for number in range(20):
        march = begun(number)
        while march.step():
            pass
        asked = march.question(march.plies, "position")
        if not fits(asked, march.branches[0].said("position"), put(subject, asked)):
            return march, subject
    msg = f"a game in which {settled} shows, got none"
    raise AssertionError(msg)


def test_the_step_in_which_a_subject_leaves_a_game_is_found_by_halving() -> None:
    march, subject = left_at({SIGNS: 1})
    record, plies = Record(), march.plies
    theirs = put(subject, march.question(plies, "position"))
    last = first_other(march, plies, "position", theirs, Probe(subject, record, ASKED), Belief({ORIGINAL: {}}))
    assert last is not None
    first, asks, answer = last
    assert march.known == first - 1
    assert record.asked <= plies.bit_length() + 1
    open_ = {n: frozenset(range(len(t.ways))) for n, t in ground().traits.items()}
    ways = fewest(march, first, asks, answer, {ORIGINAL: open_})
    assert {SIGNS: frozenset({1})} in [w.choices for w in ways]


def test_a_game_goes_on_in_every_way_that_is_left() -> None:
    march = begun(0, resources__one_for_each_sign=frozenset({0, 1, 2}))
    while len(march.branches) == 1 and march.step():
        pass
    assert len(march.branches) > 1
    assert frozenset[int]().union(*(b.choices[SIGNS] for b in march.branches)) == {0, 1, 2}
    for branch in march.branches:
        game = ground().game({SIGNS: min(branch.choices[SIGNS])})
        position = game.new_game()
        for text in march.actions:
            action = game.same(game.read(text), game.legal_actions(position))
            assert (action is None) == (branch.refused == march.plies - 1 and text is march.actions[-1])
            position = position if action is None else game.after(position, action)
        assert position == branch.position


def test_ways_that_come_to_the_same_are_one_branch() -> None:
    march = begun(0, resources__one_for_each_sign=frozenset({0, 1}))
    while len(march.branches) == 1 and march.step():
        pass
    left = [b for b in march.branches if b.choices[SIGNS] == {1}]
    march.agree(march.plies, left)
    assert march.branches == left
    assert march.known == march.plies


def test_a_game_played_again_begins_as_it_did() -> None:
    march = begun(0)
    while march.step():
        pass
    before = march.actions[:-45]
    march.again(march.plies - 45, players(ground(), 17))
    while march.step():
        pass
    assert march.actions[: len(before)] == before
    assert march.branches[0].game.is_over(march.branches[0].position)


@pytest.mark.parametrize("way", [1, 2])
def test_a_step_parts_only_by_what_is_looked_up(way: int) -> None:
    game = ground().game({})
    open_ = {SIGNS: frozenset({0, way})}
    assert [choices for choices, _, _ in parted(ground(), {}, open_, {}, lambda g: g.new_game())] == [{}]
    assert game.new_game() == ground().game({SIGNS: way}).new_game()
