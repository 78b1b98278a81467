"""In the games that are walked through, everybody plays with everybody."""

from __future__ import annotations

import pytest

from oracle.apps.deciding import LEANINGS
from oracle.apps.walks import turn


@pytest.mark.parametrize("kinds", [1, 2, 3])
def test_all_players_come_to_play_in_all_kinds(kinds: int) -> None:
    others = len(LEANINGS) + 1
    met = {(number % others, turn(number, kinds)) for number in range(others * kinds)}
    assert len(met) == others * kinds
