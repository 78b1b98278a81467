"""Whole games of both editions: what holds in every position, and along every way through a game."""

from __future__ import annotations

import json
import os
from concurrent.futures import ProcessPoolExecutor

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from oracle.engine.log import Reader, judge, read_header, written
from specs.editions import EDITIONS
from specs.position import Position
from specs.reference import reference
from specs.refusals import why_not
from specs.steps import Step
from specs.views import read_position, write_position
from tests.game_laws import check, check_end
from tests.strategies import Walk, differing, kind_of, seeded, walks

pytestmark = pytest.mark.slow

GAMES_IN_CI = 2_000
TABLES = [(edition, players) for edition in EDITIONS for players in range(2, 6)]

FEW = settings(max_examples=max(10, settings.default.max_examples // 5 if settings.default else 10))


@given(walks())
def test_things_stay_and_players_keep_within_their_limits(walk: Walk) -> None:
    for before, _, action, after in walk.steps():
        event(kind_of(action))
        check(walk.game, before, action, after)
        if walk.game.is_over(after):
            check_end(walk.game, after)


@FEW
@given(walks(40), st.integers(1, 30))
def test_every_legal_action_can_be_applied_and_leaves_the_old_position_unchanged(walk: Walk, every: int) -> None:
    for number, (position, legal, _, _) in enumerate(walk.steps()):
        if number % every:
            continue
        before = position.key()
        for action in legal[:40]:
            after = walk.game.apply(position, action)
            assert after != position
            assert walk.game.is_over(after) or walk.game.legal_actions(after)
        assert position.key() == before


@FEW
@given(walks(40))
def test_legal_actions_are_distinct_and_in_a_fixed_order(walk: Walk) -> None:
    other = reference(walk.game.book.edition, walk.game.players)
    for position, legal, _, _ in walk.steps():
        assert len(set(legal)) == len(legal)
        assert walk.game.legal_actions(position) == legal
        assert other.legal_actions(position) == legal


@FEW
@given(walks(40))
def test_what_is_refused_is_not_legal_and_what_is_not_legal_is_refused(walk: Walk) -> None:
    seen: dict[str, list[tuple[object, ...]]] = {}
    setting = walk.game.setting
    for number, (position, legal, _, _) in enumerate(walk.steps()):
        for action in legal[:20]:
            assert why_not(setting, position, action) is None, walk.game.write(action)
            kept = seen.setdefault(kind_of(action), [])
            if len(kept) < 30 and action not in kept:
                kept.append(action)
        for action in (a for some in seen.values() for a in some[-3:]):
            if action not in legal:
                reason = why_not(setting, position, action)
                assert reason is not None, (walk.game.write(action), position.todo[-1])
                # The lines it rests on take long to find.
                assert number % 100 or walk.game.refuse(position, action).says


@FEW
@given(walks(40))
def test_a_position_read_from_its_text_is_the_same(walk: Walk) -> None:
    for number, (position, legal, _, _) in enumerate(walk.steps()):
        if number % 7 == 0:
            again = read_position(write_position(position))
            assert again == position
            assert hash(again) == hash(position)
            assert walk.game.legal_actions(again) == legal


@FEW
@given(walks(40))
def test_an_action_read_from_its_text_is_the_same(walk: Walk) -> None:
    for _, legal, action, _ in walk.steps():
        for some in (action, *legal[:30]):
            assert walk.game.read(walk.game.write(some)) == some
        assert len({walk.game.write(a) for a in legal}) == len(legal)


@FEW
@given(walks(60), st.data())
def test_no_view_shows_what_is_hidden_from_its_player(walk: Walk, data: st.DataObject) -> None:
    last: Position | None = None
    for number, (_, _, _, position) in enumerate(walk.steps()):
        last = position
        if number % 11 or (position.todo and position.todo[-1][0] in {Step.USE, Step.GIVE, Step.SPEND}):
            continue
        seat = data.draw(st.integers(0, walk.game.players - 1))
        other = differing(walk, position, seat)
        if other is not None:
            assert walk.game.view(other, seat) == walk.game.view(position, seat)
            assert walk.game.show(other) != walk.game.show(position)
    if last is not None:
        for seat in range(walk.game.players):
            shown = walk.game.view(last, seat)
            for number, own in enumerate(shown["seats"]):
                assert isinstance(own["hand"], list) is (number == seat)
                assert isinstance(own["reserve"], list) is (number == seat)
                assert isinstance(own["tiles"], list) is (number == seat)


@FEW
@given(walks(40))
def test_going_back_means_keeping_the_old_position(walk: Walk) -> None:
    kept = [(before, before.key(), action, after.key()) for before, _, action, after in walk.steps()]
    for before, key, action, then in reversed(kept):
        assert before.key() == key
        assert walk.game.after(before, action).key() == then


def log_of(walk: Walk) -> list[str]:
    """Give the log of a whole game."""
    return list(written(walk.game, lambda _, legal: walk.choose(list(legal)), {"seed": 0}))


@FEW
@given(walks(1), st.data())
def test_a_log_is_judged_right_and_one_wrong_move_is_found_where_it_is(walk: Walk, data: st.DataObject) -> None:
    lines = log_of(walk)
    reader = Reader("log", lines)
    read_header(reader)
    assert judge(walk.game, reader).verdict == "ok"
    moves = [json.loads(line) for line in lines[1:-1]]
    ply = data.draw(st.integers(0, len(moves) - 1))
    position = walk.game.new_game()
    for move in moves[:ply]:
        position = walk.game.after(position, walk.game.read(move["action"]))
    legal = walk.game.legal_actions(position)
    wrong = sorted({m["action"] for m in moves if walk.game.same(walk.game.read(m["action"]), legal) is None})
    moves[ply]["action"] = data.draw(st.sampled_from(wrong))
    reader = Reader("log", [lines[0], *map(json.dumps, moves), lines[-1]])
    read_header(reader)
    found = judge(walk.game, reader)
    assert (found.verdict, found.ply) == ("illegal", ply)
    assert found.says
    assert found.legal


def played(table: tuple[str, int, int, int]) -> int:
    """Play the games of some seeds and check every step; give how many."""
    edition, players, first, number = table
    for seed in range(first, first + number):
        walk = seeded(edition, players, seed)
        position = walk.game.new_game()
        for before, _, action, after in walk.steps():
            check(walk.game, before, action, after)
            position = after
        check_end(walk.game, position)
    return number


@pytest.mark.slow
def test_two_thousand_games_end_as_they_should() -> None:
    """In every position; all numbers of players, both editions, players with tastes."""
    share = GAMES_IN_CI // len(TABLES)
    pieces = 5
    work = [(e, n, i * share // pieces, share // pieces) for i in range(pieces) for e, n in TABLES]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        assert sum(pool.map(played, work)) == GAMES_IN_CI
