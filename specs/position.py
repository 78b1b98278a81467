"""
The position: all that is on the table, hidden or not.

Everything is a small integer or a tuple of such: cards, tiles and garments by their number in the parts, sets of
them as the bits of one integer, what lies on a space as garment and owner in one number (`guest`). Positions and
seats are never changed once handed out: a step copies what it changes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from oracle.errors import PlayError

NOBODY: Final = -1
"""In place of a seat: nobody's; in place of a card, tile or garment: nothing there."""

Frame = tuple[int, ...]
"""What is to be done next: a kind of step (specs.steps) and what it is about."""

Action = tuple[Any, ...]
"""A verb, and what it is done to by number (specs.notation writes and reads it)."""


def bits(numbers: int) -> Iterator[int]:
    """Give the members of a set, in ascending order."""
    while numbers:
        lowest = numbers & -numbers
        yield lowest.bit_length() - 1
        numbers ^= lowest


def guest(garment: int, seat: int) -> int:
    """Give the mark of a garment that lies on the board for a player."""
    return garment << 3 | seat


class Seat:
    """
    One player's things.

    Attributes:
        livre: Money.
        points: Prestige points.
        thread, lace: Numbers of markers.
        hand, reserve, pile: Sets of cards; `pile` is the player's face-up discard pile.
        tiles: The set of kept resource tiles.
    """

    __slots__ = ("hand", "lace", "livre", "pile", "points", "reserve", "thread", "tiles")

    livre: int
    points: int
    thread: int
    lace: int
    hand: int
    reserve: int
    pile: int
    tiles: int

    def copy(self) -> Seat:
        """Give a copy that may be changed until it is handed out."""
        new = _new_seat(Seat)
        new.livre = self.livre
        new.points = self.points
        new.thread = self.thread
        new.lace = self.lace
        new.hand = self.hand
        new.reserve = self.reserve
        new.pile = self.pile
        new.tiles = self.tiles
        return new

    def key(self) -> tuple[int, ...]:
        """Give everything in one tuple; equal seats have equal keys."""
        return (self.livre, self.points, self.thread, self.lace, self.hand, self.reserve, self.pile, self.tiles)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


_new_seat = Seat.__new__


class Box:
    """
    What lies on the table for the Jewelry Box.

    Attributes:
        bag: The set of jewels still to come.
        shown: The jewels of the display, from left to right.
        owned: Each seat's set of jewels.
        areas: In which exam's starting area each seat's marker lies (by place in `Exam`).
        tasks: Each seat's set of tasks done for that exam (by place in `Task`).
        decks: The sets of cards beside the two exams.
        dealt: Each seat's specialised apprentice; nobody's once it is hired.
        masters: How many exams for master each seat has passed.
        piles: The order of each seat's discard pile, its top last.
    """

    __slots__ = ("areas", "bag", "dealt", "decks", "masters", "owned", "piles", "shown", "tasks")

    bag: int
    shown: tuple[int, ...]
    owned: tuple[int, ...]
    areas: tuple[int, ...]
    tasks: tuple[int, ...]
    decks: tuple[int, ...]
    dealt: tuple[int, ...]
    masters: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]

    def copy(self) -> Box:
        """Give a copy that may be changed until it is handed out."""
        new = Box()
        for name in Box.__slots__:
            setattr(new, name, getattr(self, name))
        return new

    def key(self) -> tuple[Any, ...]:
        """Give everything in one tuple; equal boxes have equal keys."""
        return tuple(getattr(self, name) for name in Box.__slots__)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


class Position:
    """
    All that is on the table.

    Attributes:
        round: The round, from 1; 0 before the first.
        start: The seat of the starting player.
        favor: The seat that holds the favor.
        queue: The cards to hire, in the order in which they were revealed.
        deck: The cards of the employee deck; which of the top level comes next is chance.
        windows: The garments of the display, from left to right.
        bag, rags: The sets of garments still to come, and discarded.
        drawers: The resource tiles of each section of the display, space by space.
        stock, used: The sets of resource tiles still to come, and discarded.
        guests: For each guest space, `guest(garment, seat)` or `NOBODY`.
        terrace: The same for the terrace space of each firework, by the number of its decoration space.
        owners: For each decoration space, whose it is.
        all_halls: For each space of the bonus for all halls, whose it is.
        played: The card in play.
        leaving: The cards that are being deputed in this turn.
        seats: The players' things.
        sheet: What was scored: (line, seat, points) each.
        box: What lies on the table for the Jewelry Box, or None where it is not played with.
        opponent: Of the solo opponent's cards, how many are in her hand, and the set of those shown in this round;
            empty where she does not play. Which cards are in her hand is chance, and nobody knows it.
        todo: What is to be done; the last comes first.
    """

    __slots__ = (
        "all_halls",
        "bag",
        "box",
        "deck",
        "drawers",
        "favor",
        "guests",
        "leaving",
        "opponent",
        "owners",
        "played",
        "queue",
        "rags",
        "round",
        "seats",
        "sheet",
        "start",
        "stock",
        "terrace",
        "todo",
        "used",
        "windows",
    )

    round: int
    start: int
    favor: int
    queue: tuple[int, ...]
    deck: int
    windows: tuple[int, ...]
    bag: int
    rags: int
    drawers: tuple[tuple[int, ...], ...]
    stock: int
    used: int
    guests: tuple[int, ...]
    terrace: tuple[int, ...]
    owners: tuple[int, ...]
    all_halls: tuple[int, ...]
    played: int
    leaving: int
    seats: tuple[Seat, ...]
    sheet: tuple[tuple[int, int, int], ...]
    box: Box | None
    opponent: tuple[int, ...]
    todo: tuple[Frame, ...]

    def copy(self) -> Position:
        """Give a copy that may be changed until it is handed out."""
        new = _new_position(Position)
        new.round = self.round
        new.start = self.start
        new.favor = self.favor
        new.queue = self.queue
        new.deck = self.deck
        new.windows = self.windows
        new.bag = self.bag
        new.rags = self.rags
        new.drawers = self.drawers
        new.stock = self.stock
        new.used = self.used
        new.guests = self.guests
        new.terrace = self.terrace
        new.owners = self.owners
        new.all_halls = self.all_halls
        new.played = self.played
        new.leaving = self.leaving
        new.seats = self.seats
        new.sheet = self.sheet
        new.box = self.box
        new.opponent = self.opponent
        new.todo = self.todo
        return new

    def seat(self, number: int) -> Seat:
        """Give a copy of a seat that this position, not handed out yet, holds from now on."""
        new = self.seats[number].copy()
        self.seats = (*self.seats[:number], new, *self.seats[number + 1 :])
        return new

    def own_box(self) -> Box:
        """Give a copy of the box that this position, not handed out yet, holds from now on."""
        if self.box is None:
            raise PlayError("a game with the Jewelry Box, got one without")
        self.box = self.box.copy()
        return self.box

    def key(self) -> tuple[Any, ...]:
        """Give everything in one tuple; equal positions have equal keys."""
        return tuple(getattr(self, name) for name in Position.__slots__)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


_new_position = Position.__new__
