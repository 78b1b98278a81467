"""
The steps of a game: what can stand on a position's list of things to do.

A choice waits for an action of a player or of chance; anything else is done at once. The kinds of choice and their
order within a turn are published (docs: notation) and never changed for speed.
"""

from __future__ import annotations

import enum
from typing import Final


class Step(enum.IntEnum):
    """Kinds of step; what a frame holds after its kind is given in parentheses."""

    # Choices of chance.
    START = 0
    """Who begins ()."""
    REVEAL = 1
    """The next employee ()."""
    FILL = 2
    """The tile for a space of the resource display (drawer, space)."""
    HANG = 3
    """The garment for a window (window)."""
    DRAW = 4
    """A tile from the stock, for a bonus (seat)."""

    # Choices of players; each holds the seat first.
    HAND = 10
    """The cards for a round (seat)."""
    CARD = 11
    """The card to play (seat)."""
    MAIN = 12
    """The main action, or none (seat, card)."""
    DRAWER = 13
    """The section to acquire from (seat, free)."""
    TILE = 14
    """The tile of that section (seat, free, drawer)."""
    USE = 15
    """What becomes of a tile (seat, tile)."""
    WINDOW = 16
    """The garment to make (seat, card, make bonus + 1)."""
    SAVE = 17
    """The silk to save by a bonus (seat, card, make bonus + 1, garment)."""
    SPEND = 18
    """The tiles to spend (seat, card, make bonus + 1, garment, saved colour, rolls saved)."""
    FATE = 19
    """To rent or to sell (seat, card, make bonus + 1, garment)."""
    SPACE = 20
    """The guest space (seat, card, make bonus + 1, garment)."""
    HIRE = 21
    """The employee to hire (seat)."""
    FUND = 22
    """The decoration to fund (seat, fund bonus + 1)."""
    BONUS = 23
    """To use a bonus or not (seat, card)."""
    NOTION = 24
    """Thread or lace (seat)."""
    EXCHANGE = 25
    """How many points to buy (seat, exchange bonus)."""
    GIVE = 26
    """The next tile to discard for its silk (seat, rolls of common colours, rolls of others, next tile)."""
    DEPUTE = 27
    """The employee to depute by a bonus (seat, card, depute bonus)."""
    ADMIRE = 28
    """The garment for the terrace space of a firework (seat, decoration space)."""

    # Done at once.
    ROUND = 40
    """Begin a round ()."""
    PREPARE = 41
    """One step of preparing a round (round step)."""
    CHOOSE = 52
    """Let all choose their hands, then take turns ()."""
    REVEAL_ON = 42
    """Reveal so many more employees (number)."""
    FILL_ON = 43
    """Fill the resource display on ()."""
    HANG_ON = 44
    """Fill the garment display on ()."""
    TURN = 45
    """The turn of a seat, or of the next that has cards (seat)."""
    AFTER = 46
    """The bonus of a card after its main action (seat, card)."""
    END_TURN = 47
    """Put the card away and pass on (seat)."""
    REMOVE = 48
    """Take deputed cards out of the game (cards)."""
    INCOME = 49
    """Receive income ()."""
    SCORE = 50
    """One step of the final scoring (scoring step)."""
    OVER = 51
    """Name the winners ()."""


FIRST_OF_PLAYERS: Final = 10
"""From this kind on a choice is a player's; before, chance's."""

FIRST_AT_ONCE: Final = 40
"""From this kind on a step is done at once."""
