"""
Chains of bonuses end: each that the book allows is walked through, choice by choice, until the turn is over.

Each test names the rulings, or the rules that follow a text, on which the loop rests that it closes.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from specs.position import NOBODY, Position
from specs.reference import Reference
from specs.steps import FIRST_OF_PLAYERS
from tests.rarities import Arranged, _discard, _own, arranged

LONGEST = 40
"""No chain has so many choices."""


def ready(
    *hand: str, reserve: Sequence[str] = (), tops: Sequence[str] = (), table: Arranged | None = None
) -> tuple[Reference, Position]:
    """Give a position in which seat 0 plays, with these cards, and those of others lie on top of their piles."""
    table = table or arranged()
    now = table.position()
    own = now.seat(0)
    own.hand = own.reserve = own.pile = 0
    own.livre, own.thread, own.lace = 40, 2, 2
    _own(table, now, *hand, *reserve)
    own = now.seat(0)
    held = sum(1 << table.number("card", c) for c in reserve)
    own.reserve, own.hand = held, own.hand & ~held
    for seat, name in enumerate(tops, start=1):
        _discard(table, now, seat, name)
    # Neither tiles nor garments are to be had, so that the chains are of bonuses alone.
    now.drawers = tuple((NOBODY,) * len(d) for d in now.drawers)
    now.windows = (NOBODY,) * len(now.windows)
    return table.game, now


def done(game: Reference, now: Position, *actions: str) -> Position:
    """Play some actions, each of which must be legal."""
    for text in actions:
        now = game.apply(now, game.read(text))
    return now


def offered(game: Reference, now: Position) -> list[str]:
    """Give what may be done next, as text."""
    return [game.write(a) for a in game.legal_actions(now)]


def longest(game: Reference, now: Position) -> int:
    """Give the number of choices of the longest way to the end of the turn, whatever is chosen."""
    known: dict[Position, int] = {}

    def walk(position: Position, depth: int) -> int:
        assert depth < LONGEST, "a chain without an end"
        if position.played == NOBODY or not position.todo:
            return 0
        if position not in known:
            legal = game.legal_actions(position)
            assert legal, "a chain that is stuck"
            # Which tile is drawn changes nothing of a chain.
            ways = legal if position.todo[-1][0] >= FIRST_OF_PLAYERS else legal[:1]
            known[position] = 1 + max(walk(game.after(position, a), depth + 1) for a in ways)
        return known[position]

    return walk(now, 0)


TEAM = ("0:master-1", "0:master-2", "0:journeyman", "0:apprentice-1", "0:apprentice-2")


def test_copying_a_card_that_uses_one_of_the_reserve_ends() -> None:
    """jewelry_bonuses.copy_chain, and jewelry_bonuses.reserve_chain."""
    game, now = ready("j-copy", reserve=("i-livre", *TEAM), tops=("j-reserve",))
    now = done(game, now, "card j-copy", "main none", "bonus use", "copy 1")
    assert "uncover i-livre" in offered(game, now)
    livre = now.seats[0].livre
    now = done(game, now, "uncover i-livre")
    assert now.seats[0].livre > livre
    assert now.played == NOBODY, "the turn is over"


def test_a_card_of_the_reserve_that_copies_ends() -> None:
    """jewelry_bonuses.reserve_chain."""
    game, now = ready("j-reserve", reserve=("j-copy", *TEAM), tops=("i-livre",))
    now = done(game, now, "card j-reserve", "main none", "bonus use")
    assert "uncover j-copy" in offered(game, now)
    now = done(game, now, "uncover j-copy")
    assert offered(game, now) == ["copy 1"]
    livre = now.seats[0].livre
    now = done(game, now, "copy 1")
    assert now.seats[0].livre > livre
    assert now.played == NOBODY


def test_a_crowned_card_is_not_copied() -> None:
    """jewelry_bonuses.copies_no_crown, and jewelry_bonuses.crowned_masters of the new Masters."""
    for crowned in ("m-necklaces", "vi-team"):
        game, now = ready("j-copy", reserve=TEAM, tops=(crowned,))
        now = done(game, now, "card j-copy", "main none")
        assert now.played == NOBODY, "nothing to copy, so no bonus"


def test_a_crowned_card_of_the_reserve_is_put_down_and_does_nothing() -> None:
    """jewelry_bonuses.reserve_crowned."""
    game, now = ready("j-reserve", reserve=("m-necklaces", *TEAM))
    now = done(game, now, "card j-reserve", "main none", "bonus use")
    before = now.seats[0]
    now = done(game, now, "uncover m-necklaces")
    after = now.seats[0]
    assert (after.livre, after.points) == (before.livre, before.points)
    assert after.pile >> game.notation.number("card", "m-necklaces") & 1
    assert now.played == NOBODY


def test_deputing_by_a_copied_bonus_ends_at_the_floor() -> None:
    """jewelry_bonuses.copy_deputes_played, bonuses.deputing_chain, bonuses.used_again_when_deputed."""
    game, now = ready("j-copy", reserve=(*TEAM, "i-livre"), tops=("ii-depute",))
    now = done(game, now, "card j-copy", "main none", "bonus use", "copy 1")
    assert "depute j-copy" in offered(game, now)
    assert 1 <= longest(game, now) < LONGEST


@pytest.mark.parametrize("top", ["i-depute", "ii-depute", "j-reserve", "i-livre"])
@pytest.mark.parametrize("first", ["j-copy", "j-reserve", "i-depute", "ii-depute"])
def test_every_chain_of_these_bonuses_ends(first: str, top: str) -> None:
    """All the above at once: cards that copy, use the reserve and depute, on every side."""
    mine = [c for c in ("j-copy", "j-reserve", "i-depute", "ii-depute") if c not in {first, top}]
    game, now = ready(first, reserve=(*mine, *TEAM), tops=(() if first == top else (top,)))
    now = done(game, now, f"card {first}", "main none")
    assert longest(game, now) < LONGEST
