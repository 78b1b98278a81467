"""Random plays of the abstract game never break what is proved of it."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.consistency.induct import prove
from oracle.consistency.plays import Machine, broken
from oracle.dynamics import Parameter, System
from specs import editions
from specs.dynamics import Answers
from specs.invariants import system

pytestmark = pytest.mark.slow

SPREAD = 20
"""How far above its lowest value an unbounded parameter is chosen."""


@cache
def _game(edition: str, players: int) -> tuple[System, Machine, tuple[tuple[str, Any], ...]]:
    game = system(Answers(editions.book(edition)), players)
    proved = tuple((i, broken(p.property)) for i, p in prove(game, guards=False).items() if p.status == "proved")
    return game, Machine(game), proved


def _chosen(parameter: Parameter, chance: Any) -> int:
    if parameter.lowest is None:
        return int(chance.random() < 0.5)
    highest = parameter.highest if parameter.highest is not None else parameter.lowest + SPREAD
    return int(chance.randint(parameter.lowest, highest))


@pytest.mark.parametrize("edition", editions.EDITIONS)
@given(players=st.integers(2, 5), length=st.integers(0, 120), chance=st.randoms(use_true_random=False))
def test_no_random_play_breaks_a_proved_invariant(edition: str, players: int, length: int, chance: Any) -> None:
    game, machine, proved = _game(edition, players)
    weights = [chance.choice((1, 3, 9)) for _ in game.actions]
    state = dict(game.start)
    played: list[str] = []
    for _ in range(length):
        after = None
        for action in chance.choices(game.actions, weights, k=12):
            after = machine.after(state, action, [_chosen(p, chance) for p in action.parameters])
            if after is not None:
                played.append(action.name)
                break
        if after is None:
            continue
        state = {name: int(value) for name, value in after.items()}
        wrong = [i for i, breaks in proved if breaks(state)]
        assert not wrong, (wrong, played, state)
