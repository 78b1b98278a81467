"""
How many positions there are a few choices on, with each set of options, and that games repeat.

The numbers were counted once. One that changes shows that a choice has come or gone: name the rule that asks for it.
"""

from __future__ import annotations

import pytest

from oracle.engine.play import perft, play, swarm
from tests.option_walks import ALL, BOX, COMBINATIONS, COUTURE, FANCY, FESTIVE, SOLO, optional

COUNTS: dict[tuple[str, ...], tuple[int, ...]] = {
    (BOX,): (10, 100, 1000, 3, 14, 87),
    (FANCY,): (10, 100, 1000, 4, 13, 31),
    (FESTIVE,): (10, 100, 1000, 2, 4, 10),
    (COUTURE,): (10, 100, 1000, 3, 6, 12),
    (BOX, COUTURE): (10, 100, 1000, 6, 120, 720),
    (FANCY, FESTIVE, COUTURE): (10, 100, 1000, 3, 7, 14),
    ALL: (10, 100, 1000, 2, 6, 25),
    (SOLO,): (10, 30, 150, 2, 6, 28),
    (SOLO, BOX): (10, 30, 150, 3, 9, 36),
    (SOLO, FANCY, FESTIVE, COUTURE): (10, 30, 150, 3, 9, 38),
    (SOLO, *ALL): (10, 30, 146, 3, 9, 46),
}
"""Positions at depths 1, 2 and 3: after setup (ten hands for each player), and in the middle of a game."""


@pytest.mark.parametrize("options", COMBINATIONS)
def test_as_many_positions_as_ever(options: tuple[str, ...]) -> None:
    game = optional(options, 3)
    steps = list(play(game, swarm(5)))
    middle = steps[len(steps) // 2][0]
    found = tuple(perft(game, at, depth, chance=swarm(5)) for at in (game.new_game(), middle) for depth in (1, 2, 3))
    assert found == COUNTS[options]


@pytest.mark.parametrize("options", COMBINATIONS)
def test_the_same_choices_give_the_same_game(options: tuple[str, ...]) -> None:
    game = optional(options, 4)
    steps = list(play(game, swarm(9)))
    assert steps == list(play(game, swarm(9)))
    position = game.new_game()
    for _, action, after in steps:
        # Nothing but what a log holds leads to the same positions.
        position = game.after(position, game.read(game.write(action)))
        assert position == after
    assert game.is_over(position)
