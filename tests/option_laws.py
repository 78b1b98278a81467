"""What no position of a game with options may break, told from what lies on the table alone."""

from __future__ import annotations

from specs.position import Position
from specs.reference import Reference

_FLOOR = 4
"""No team of the Deluxe edition is smaller between turns."""


def check_options(game: Reference, after: Position) -> None:
    """Check one position: nothing negative, nothing twice, no team too small, no Livre of the solo opponent."""
    setting = game.setting
    tiles = after.stock | after.used
    cards = after.deck
    for number, seat in enumerate(after.seats):
        assert min(seat.livre, seat.points, seat.thread, seat.lace) >= 0, f"seat {number} has less than nothing"
        assert not tiles & seat.tiles, "a resource tile is in two places"
        tiles |= seat.tiles
        for held in (seat.hand, seat.reserve, seat.pile):
            assert not cards & held, "a card is in two places"
            cards |= held
        hers = setting.solo and number == 1
        assert not (hers and seat.livre), "the solo opponent has Livre"
        if not hers and after.played < 0 and after.todo:
            team = (seat.hand | seat.reserve | seat.pile).bit_count()
            assert team >= _FLOOR, f"the team of seat {number} is too small"
    box = after.box
    if box is None:
        return
    jewels = box.bag
    for owned in (*box.owned, *(1 << j for j in box.shown if j >= 0)):
        assert not jewels & owned, "a jewel is in two places"
        jewels |= owned
    for number, order in enumerate(box.piles):
        pile = 0
        for card in order:
            pile |= 1 << card
        assert pile == after.seats[number].pile, "the order of a discard pile is not its cards"
    assert not cards & box.decks[0], "a card is beside an exam and elsewhere"
    assert not cards & box.decks[1], "a card is beside an exam and elsewhere"
    held_by = [sum(after.owners[n] == s for n in setting.jeweler) for s in range(game.players)]
    assert max(held_by) <= 1, "a player has two jewelry decorations"
