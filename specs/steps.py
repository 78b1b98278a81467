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
    MIX = 5
    """A card of a changed level for the employee deck (changed level)."""
    DEAL = 6
    """The specialised apprentice that a seat is dealt (seat)."""
    SHOW = 7
    """The jewel for a space of the display (space)."""
    OPPONENT = 8
    """The next card of the solo opponent's (what for, window of the garment)."""
    LOT = 9
    """What falls to the solo opponent at random (what, by which exam)."""

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
    JEWEL = 29
    """The jewel to take with a garment, or none (seat, garment, whether it is free)."""
    TASK = 30
    """The task that is done, of several that an action meets (seat, tasks)."""
    PICK = 31
    """The card to take from the deck beside an exam (seat, exam)."""
    HALL = 32
    """The hall that a bonus counts (seat, bonus)."""
    RESERVE = 33
    """The card of the reserve whose bonus is used (seat)."""
    COPY = 34
    """The opponent whose top discard is copied (seat)."""
    CALL = 35
    """The employee to depute by a garment, or none (seat)."""
    JUDGE = 36
    """What the player decides for the solo opponent (seat, what about, of what)."""

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
    MET = 53
    """Mark the task that an action meets (seat, card, via, kind of thing, thing, whether the tile was kept)."""
    EXAMINED = 54
    """Take the examined card out and choose another (seat, exam, card)."""
    SHOW_ON = 55
    """Fill the display of jewels on ()."""
    LATE = 56
    """Put the late garments into the bag ()."""
    REWARD = 57
    """Give what a garment gives that is rented (seat, garment, space, jewel bought with it)."""
    OPPONENT_ON = 58
    """Go on with what the solo opponent does (what, about what)."""


OF_OPPONENT: Final = Step.OPPONENT
"""The choice of chance that is the solo opponent's turn, or a part of it."""

FIRST_OF_PLAYERS: Final = 10
"""From this kind on a choice is a player's; before, chance's."""

FIRST_AT_ONCE: Final = 40
"""From this kind on a step is done at once."""
