"""Whole games with options: notation, short text, refusals and views along every way through them."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.engine.play import play, swarm
from oracle.errors import InvalidActionError
from specs.editions import OPTIONS
from specs.refusals import why_not
from specs.steps import FIRST_OF_PLAYERS, Step
from specs.views import read_position, write_position
from tests.option_laws import check_options
from tests.option_walks import COMBINATIONS, SOLO, option_walks, optional, played_with, simple_actions
from tests.strategies import Walk

FEW = settings(max_examples=max(10, settings.default.max_examples // 5 if settings.default else 10))
SEEDS = range(6)
THOUSAND = 1_000
ADDED = {
    Step.MIX,
    Step.DEAL,
    Step.SHOW,
    Step.OPPONENT,
    Step.LOT,
    Step.JEWEL,
    Step.TASK,
    Step.PICK,
    Step.HALL,
    Step.RESERVE,
    Step.COPY,
    Step.CALL,
    Step.JUDGE,
}
"""The choices that options add: in each of them every action is tried."""

WIDER = {Step.MAIN, Step.HIRE, Step.FUND, Step.WINDOW, Step.FATE, Step.SPACE, Step.BONUS}
"""Those that options change."""


@pytest.mark.slow
@FEW
@given(option_walks(40))
def test_an_action_read_from_its_text_is_the_same(walk: Walk) -> None:
    for _, legal, action, _ in walk.steps():
        for some in (action, *legal[:30]):
            assert walk.game.read(walk.game.write(some)) == some
        assert len({walk.game.write(a) for a in legal}) == len(legal)
        assert len(set(legal)) == len(legal)


@pytest.mark.slow
@FEW
@given(option_walks(40))
def test_a_position_read_from_its_text_is_the_same(walk: Walk) -> None:
    for number, (position, legal, _, _) in enumerate(walk.steps()):
        if number % 11 == 0:
            again = read_position(write_position(position))
            assert again == position
            assert walk.game.legal_actions(again) == legal


@pytest.mark.slow
@pytest.mark.parametrize("options", COMBINATIONS)
def test_what_is_refused_is_not_legal_and_what_is_not_legal_is_refused(options: tuple[str, ...]) -> None:
    without_rule: Counter[str] = Counter()
    for seed in SEEDS:
        players = 1 if SOLO in options else 2 + seed % 4
        game = optional(options, players)
        tried = list(simple_actions(game))
        known: set[str] = set()
        for number, (position, _, _) in enumerate(played_with(options, players, seed)):
            step = Step(position.todo[-1][0])
            if step not in ADDED and (step not in WIDER or number % 3):
                continue
            legal = set(game.legal_actions(position))
            for action in tried:
                reason = why_not(game.setting, position, action)
                assert (reason is None) is (action in legal), (game.write(action), step, reason)
                if reason is None or f"{reason}" in known:
                    continue
                known.add(f"{reason}")
                refusal = game.refuse(position, action)
                assert refusal.says
                without_rule[reason.says] += not refusal.rule
    assert not [says for says, times in without_rule.items() if times], without_rule


@pytest.mark.slow
@pytest.mark.parametrize("options", COMBINATIONS)
def test_every_view_is_what_its_player_may_know(options: tuple[str, ...]) -> None:
    players = 1 if SOLO in options else 3
    game = optional(options, players)
    for number, (position, _, _) in enumerate(played_with(options, players, 3)):
        if number % 9:
            continue
        for seat in range(1 if SOLO in options else players):
            shown = game.view(position, seat)
            assert isinstance(shown["deck"], int)
            for other, own in enumerate(shown["seats"]):
                assert isinstance(own["hand"], list) is (other == seat)
                assert isinstance(own["reserve"], list) is (other == seat)
            acts = position.todo[-1][0] >= FIRST_OF_PLAYERS and position.todo[-1][1] == seat
            assert bool(shown["todo"]) is acts
            if "jewelry" in shown:
                assert isinstance(shown["jewelry"]["bag"], int)


def test_the_verbs_of_an_option_are_those_of_games_with_it() -> None:
    base = optional((), 3)
    for text in (
        "show cn1",
        "jewel none",
        "task gown",
        "hall 1",
        "copy 1",
        "call none",
        "opponent b1",
        "remove i-livre",
    ):
        with pytest.raises(InvalidActionError, match="an action, got"):
            base.read(text)
    with pytest.raises(InvalidActionError, match="favor, acquire, make, hire, depute, fund or none"):
        base.read("main journeyman-exam")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("show cn99", "the id of a jewel, got 'cn99'"),
        ("jewel 9", "1, 2, 3, 4 or none, got '9'"),
        ("task dance", "the id of a task, got 'dance'"),
        ("hall 9", "the id of a hall, got '9'"),
        ("pick nobody", "the id of a card, got 'nobody'"),
        ("call nobody", "the id of a card, or none, got 'nobody'"),
        ("opponent b99", "the id of a card of the opponent's, got 'b99'"),
        ("main exam", "master-exam or none, got 'exam'"),
        ("copy", "copy <seat>, got 'copy'"),
    ],
)
def test_what_is_wrong_is_told(text: str, says: str) -> None:
    with pytest.raises(InvalidActionError) as wrong:
        optional((SOLO, "jewelry-box", "haute-couture"), 1).read(text)
    assert says in wrong.value.what


@given(st.sampled_from(COMBINATIONS))
@settings(max_examples=11)
def test_every_simple_action_is_written_as_it_is_read(options: tuple[str, ...]) -> None:
    game = optional(options, 4)
    for action in simple_actions(game):
        assert game.read(game.write(action)) == action
        assert game.well_formed(action) == action


@pytest.mark.slow
def test_a_thousand_games_of_all_combinations_end_as_they_should() -> None:
    every = [c for n in range(1, len(OPTIONS) + 1) for c in itertools.combinations(OPTIONS, n)]
    bonuses = set()
    for number in range(THOUSAND):
        options = every[number % len(every)]
        game = optional(options, 2 + number // len(every) % 4)
        for _, action, after in play(game, swarm(number)):
            check_options(game, after)
            if action[0] in {"uncover", "copy", "hall"}:
                bonuses.add(action[0])
        assert len(game.outcome(after)["scores"]) == game.players
    assert bonuses == {"uncover", "copy", "hall"}
