"""Two resource tiles fell due at once where the bag held one, and the game was stuck; her stock was shuffled anew."""

from __future__ import annotations

import pytest

from benchmarks.option_profile import piece

FOUND = [
    (("jewelry-box", "solo", "haute-couture"), 594),
    (("jewelry-box", "solo", "festive", "haute-couture"), 592),
    (("jewelry-box", "solo", "haute-couture"), 620),
]
"""Games of the long profile in which it happened."""


@pytest.mark.parametrize(("options", "seed"), FOUND)
def test_the_game_goes_on(options: tuple[str, ...], seed: int) -> None:
    played = piece((options, seed, 1))
    assert played.games == 1
    assert not played.failures
