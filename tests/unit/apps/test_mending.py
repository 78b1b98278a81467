"""Where a subject leaves a game that was forecast, the step is found, and what it plays there."""

from __future__ import annotations

from functools import cache

import pytest

from oracle.apps.marching import March
from oracle.apps.mending import Probe, fewest, last_alike
from oracle.apps.profile_library import Library
from oracle.apps.trial_setup import Kind
from oracle.apps.walks import players, question
from oracle.engine.identify import Record, fits, put
from specs.editions import EDITIONS
from tests.random_profiles import ProfiledSubject

ORIGINAL = EDITIONS[1]
ASKED = ("position", "legal")


@cache
def library() -> Library:
    """Give what is known before anybody is asked."""
    return Library()


def left_at(edition: str, settled: dict[str, int]) -> tuple[March, ProfiledSubject, int]:
    """Play by the book until a subject stands elsewhere; give the game, the subject, and how far it was played."""
    kind = Kind(edition=edition, players=3)
    ground = library().ground(kind, edition)
    subject = ProfiledSubject(library=library(), edition=edition, settled=settled)
    for number in range(20):
        march = March(ground, {}, players(ground, number), {})
        while march.step():
            pass
        ours, theirs = march.said(march.plies, "position"), put(subject, question(march.walk, march.plies, "position"))
        if ours is not None and not fits(question(march.walk, march.plies, "position"), ours, theirs):
            return march, subject, march.plies
    msg = f"a game in which {settled} shows, got none"
    raise AssertionError(msg)


@pytest.mark.slow
def test_the_step_in_which_a_subject_leaves_a_game_is_found_by_halving() -> None:
    march, subject, plies = left_at(ORIGINAL, {"resources.one_for_each_sign": 1})
    record = Record()
    theirs = put(subject, question(march.walk, plies, "position"))
    last = last_alike(march, plies, "position", theirs, Probe(subject, record, ASKED))
    assert last is not None
    first, asks, answer = last
    assert march.base == first - 1
    assert record.asked <= plies.bit_length() + 1
    open_ = {n: frozenset(range(len(t.ways))) for n, t in march.walk.ground.traits.items()}
    ways = fewest(march, question(march.walk, first, asks), answer, open_, ORIGINAL)
    assert {"resources.one_for_each_sign": frozenset({1})} in [w.choices for w in ways]


def test_a_game_goes_back_to_where_both_stood_alike() -> None:
    kind = Kind(edition=ORIGINAL, players=3)
    ground = library().ground(kind, ORIGINAL)
    name, way = "resources.one_for_each_sign", 1
    open_ = {name: frozenset({0, way})}
    for number in range(20):
        march = March(ground, {}, players(ground, number), open_)
        if (at := march.next(open_)) is not None:
            break
    assert at is not None
    before, put_ = march.walk.positions[at - 1], march.walk.actions[:at]
    march.agree(at - 1)
    march.change({name: way}, {name: frozenset({way})})
    assert march.walk.positions[at - 1] is before
    assert march.walk.actions[: at - 1] == put_[: at - 1]
    theirs = ground.game({name: way})
    position = theirs.new_game()
    for text, there in zip(march.walk.actions, march.walk.positions[1:], strict=True):
        legal = theirs.legal_actions(position)
        position = theirs.after(position, next(a for a in legal if theirs.write(a) == text))
        assert position == there
