"""What is counted of games that are played side by side does not depend on which ends first."""

from __future__ import annotations

import itertools

from oracle.apps.games import SHOWN, Tally


def test_the_violations_that_are_shown_are_those_of_the_first_seeds() -> None:
    games = [Tally(games=1, violations=[f"seed {seed}: step {n}" for n in range(9)]) for seed in (2, 9, 10, 30)]
    shown = set()
    for order in itertools.permutations(games):
        tally = Tally()
        for one in order:
            tally.add(one)
        shown.add(tuple(tally.violations))
    assert len(shown) == 1
    found = shown.pop()
    assert len(found) == SHOWN
    assert (found[0], found[9], found[-1]) == ("seed 2: step 0", "seed 9: step 0", "seed 10: step 1")
