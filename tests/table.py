"""A table to set a position on by hand, and to play it by the names of things."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from specs.editions import book
from specs.house import house_rules
from specs.parts import Parts
from specs.phases.scoring import Line, score
from specs.position import NOBODY, Frame, Position, Seat, bits, guest
from specs.reference import Reference
from specs.steps import Step
from specs.tables import Tables
from specs.vocabulary import ScoringStep
from tests.small_parts import PARTS

DELUXE, ORIGINAL = "deluxe-2020", "original-2013"


@cache
def tables_of(edition: str) -> Tables:
    """Give the answers of an edition."""
    return Tables(book(edition))


class Table:
    """
    A position that is set by hand and played by names.

    It begins in round 2, seat 0 first; each seat holds a Master, the Journeyman and an Apprentice of its starting
    team, the rest lie in its reserve, and displays and queue are empty.
    """

    def __init__(
        self,
        edition: str = DELUXE,
        players: int = 3,
        *,
        house: Path | None = None,
        tables: Tables | None = None,
        parts: Parts = PARTS,
    ) -> None:
        own = house_rules(house) if house else ()
        tables = tables or (Tables(book(edition, (), own)) if own else tables_of(edition))
        self.game = Reference(tables, parts, players)
        self.now: Position = self.game.new_game().copy()
        self.now.round, self.now.start = 2, 0
        for n in range(players):
            self.team(
                n,
                hand=(f"{n}:master-1", f"{n}:journeyman", f"{n}:apprentice-1"),
                reserve=(f"{n}:master-2", f"{n}:apprentice-2"),
            )
        self.now.todo = ((Step.TURN, 0),)

    def number(self, kind: str, name: str) -> int:
        """Give the number of a thing."""
        return self.game.notation.number(kind, name)

    def numbers(self, kind: str, names: Sequence[str]) -> int:
        """Give the set of some things."""
        return sum(1 << self.number(kind, n) for n in names)

    def names(self, kind: str, numbers: int) -> set[str]:
        """Give the names of a set of things."""
        return {self.game.notation.name(kind, n) for n in bits(numbers)}

    def seat(self, number: int = 0) -> Seat:
        """Give a player's things, to look at or to change."""
        return self.now.seat(number)

    def team(
        self, seat: int, *, hand: Sequence[str] = (), reserve: Sequence[str] = (), pile: Sequence[str] = ()
    ) -> None:
        """Give a player exactly these cards; what comes from the deck leaves it."""
        own = self.now.seat(seat)
        own.hand, own.reserve, own.pile = (self.numbers("card", c) for c in (hand, reserve, pile))
        self.now.deck &= ~(own.hand | own.reserve | own.pile)

    def hold(self, seat: int, *cards: str) -> None:
        """Give a player some cards of the deck to the hand."""
        chosen = self.numbers("card", cards)
        self.now.seat(seat).hand |= chosen
        self.now.deck &= ~chosen

    def keep(self, seat: int, *tiles: str) -> None:
        """Give a player some tiles of the stock."""
        chosen = self.numbers("tile", tiles)
        self.now.seat(seat).tiles |= chosen
        self.now.stock &= ~chosen

    def fill(self, *drawers: Sequence[str]) -> None:
        """Put tiles of the stock on display, section by section."""
        rooms = PARTS.board.drawers
        found = []
        for room, tiles in zip(rooms, (*drawers, *[()] * (len(rooms) - len(drawers))), strict=True):
            shown = tuple(self.number("tile", t) for t in tiles)
            found.append((*shown, *[NOBODY] * (room - len(shown))))
            self.now.stock &= ~self.numbers("tile", tiles)
        self.now.drawers = tuple(found)

    def hang(self, **windows: str) -> None:
        """Put garments of the bag on display: `w1` is the window on the left."""
        shown = list(self.now.windows)
        for place, garment in windows.items():
            shown[int(place[1:]) - 1] = self.number("garment", garment)
            self.now.bag &= ~self.numbers("garment", (garment,))
        self.now.windows = tuple(shown)

    def line_up(self, *cards: str) -> None:
        """Put cards of the deck into the queue."""
        self.now.queue = tuple(self.number("card", c) for c in cards)
        self.now.deck &= ~self.numbers("card", cards)

    def rent(self, seat: int, **garments: str) -> None:
        """Put garments on guest spaces: `h1_2="blue-2"`."""
        guests = list(self.now.guests)
        for space, garment in garments.items():
            guests[self.number("space", space.replace("_", "-"))] = guest(self.number("garment", garment), seat)
            self.now.bag &= ~self.numbers("garment", (garment,))
        self.now.guests = tuple(guests)

    def own(self, seat: int, *decorations: str) -> None:
        """Put a player's markers on decorations."""
        owners = list(self.now.owners)
        for name in decorations:
            owners[self.number("decoration", name)] = seat
        self.now.owners = tuple(owners)

    def at(self, *todo: Frame) -> None:
        """Say what is to be done; the last comes first."""
        self.now.todo = todo

    def ready(self) -> Table:
        """Do what is done at once, up to the next choice."""
        game = self.game
        while self.now.todo and self.now.todo[-1][0] >= Step.ROUND:
            self.now.todo = (*self.now.todo, (Step.NOTION, 0, 0))
            self.now = game.after(self.now, ("take", "thread"))
        return self

    def do(self, *actions: str) -> Table:
        """Play some actions, each of which must be legal."""
        self.ready()
        for action in actions:
            self.now = self.game.apply(self.now, self.game.read(action)).copy()
        return self

    def legal(self) -> list[str]:
        """Give what may be done next, as text."""
        self.ready()
        return [self.game.write(a) for a in self.game.legal_actions(self.now)]

    def score(self, step: ScoringStep) -> dict[int, int]:
        """Do one step of the final scoring; give the points each player got in it."""
        before = [s.points for s in self.now.seats]
        self.now.todo = ()
        score(self.game.setting, self.now, (Step.SCORE, list(ScoringStep).index(step)))
        return {n: s.points - b for n, (s, b) in enumerate(zip(self.now.seats, before, strict=True)) if s.points - b}

    def sheet(self, line: Line) -> dict[int, int]:
        """Give the points of a line of the score sheet."""
        return {seat: points for at, seat, points in self.now.sheet if at == line}
