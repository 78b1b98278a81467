"""Games with options, for tests: which combinations there are, and ways through whole games of them."""

from __future__ import annotations

from functools import cache
from random import Random  # noqa: TID251 - a test's chance comes in as a stream that Hypothesis or a seed decides

from hypothesis import strategies as st

from specs.reference import Reference, reference
from tests.strategies import KINDS, Walk, tastes

BOX, FANCY, FESTIVE, COUTURE, SOLO = "jewelry-box", "fancy", "festive", "haute-couture", "solo"
ALL = (BOX, FANCY, FESTIVE, COUTURE)

LONGEST = 4_000
"""No game with options has so many choices and draws."""

COMBINATIONS: tuple[tuple[str, ...], ...] = (
    (BOX,),
    (FANCY,),
    (FESTIVE,),
    (COUTURE,),
    (BOX, COUTURE),
    (FANCY, FESTIVE, COUTURE),
    ALL,
    (SOLO,),
    (SOLO, BOX),
    (SOLO, FANCY, FESTIVE, COUTURE),
    (SOLO, *ALL),
)
"""Each option alone, those that touch each other, and all together."""

LIKES = {"main make": 60, "rent": 60, "keep": 40, "use": 40, "jewel": 40, "main fund": 20, "main journeyman-exam": 400}
"""What leads to what the options add."""


@cache
def optional(options: tuple[str, ...], players: int) -> Reference:
    """Give the game with some options for a number of players; in solo games for one."""
    return reference("deluxe-2020", 1 if SOLO in options else players, options=options)


def option_walks(shortest: int = 0) -> st.SearchStrategy[Walk]:
    """Give ways through games with options."""
    games = st.builds(optional, st.sampled_from(COMBINATIONS), st.integers(2, 5))
    lengths = st.one_of(st.integers(shortest, 300), st.just(LONGEST))
    return st.builds(Walk, games, st.randoms(use_true_random=False), lengths, tastes())


def option_walk(options: tuple[str, ...], players: int, seed: int) -> Walk:
    """Give the way through a whole game that belongs to a seed."""
    chance = Random(seed)
    liked = {kind: LIKES.get(kind, 10) * chance.choice((1, 1, 3, 10)) for kind in KINDS}
    return Walk(optional(options, players), chance, LONGEST, liked)
