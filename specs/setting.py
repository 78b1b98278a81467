"""
The setting of a game: the answers it is played by, the parts on the table, and what follows from both once and for all.

Actions and phases are given the setting with the position; it never changes while a game is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Any

from oracle.errors import BookError
from specs.parts import Employee, Parts
from specs.position import NOBODY, Position, bits
from specs.questions.bonuses import Bonus
from specs.questions.garment_sets import FestiveBonus
from specs.questions.garment_sets_couture import Couture
from specs.questions.jewelry_bonuses import NewBonus
from specs.questions.jewelry_bonuses_conditions import Condition
from specs.tables import Tables
from specs.vocabulary import Decoration, Garment, KitchenSide, Role

ROLES = tuple(Role)
GARMENTS = tuple(Garment)
BONUSES = tuple(Bonus)
SIDES = tuple(KitchenSide)
KINDS = tuple(Decoration)
NEW_BONUSES = tuple(NewBonus)
CONDITIONS = tuple(Condition)
FESTIVE = tuple(FestiveBonus)
COUTURE = tuple(Couture)

FIRST_NEW = len(BONUSES)
"""From this number on a bonus is one of the Jewelry Box's."""

SPECIALISED = FIRST_NEW + len(NEW_BONUSES)
"""The bonus of a specialised apprentice."""

JEWELRY = len(KINDS)
"""In place of a kind of decoration: a jewelry decoration."""


REMEMBERED = 1 << 14
"""How many sets of tiles are remembered with what they hold."""


class Setting:
    """
    What does not change in a game.

    Attributes:
        rule: The answers of the book.
        parts: What is on the table.
        players: The number of seats.
        solo: Whether the seat after the first is the solo opponent's.
        cards: Every employee card by number: the employee deck, then each seat's starting cards, then those of the
            Jewelry Box.
        role, bonus, level: Of each card; a bonus of `NOBODY` is none.
        festive, couture: Of each garment, which one of the set it is; `NOBODY` for all others.
        first_special: From this number on there are garments with rules of their own.
        levels: The set of cards of each level of the deck, from the top of the deck to its bottom.
        alike: For each decoration space, the first of its kind and kitchen side: who may fund one may fund all of them.
    """

    def __init__(self, rule: Tables, parts: Parts, players: int) -> None:
        self.rule = rule
        self.parts = parts
        self.players = players
        self.solo = bool(parts.opponent)
        self.box = parts.box
        deck = parts.employees
        added = (*parts.box.employees, *parts.box.apprentices) if parts.box else ()
        self.cards: tuple[Employee, ...] = (*deck, *(c for _ in range(players) for c in parts.start_team), *added)
        self.first_new = len(self.cards) - len(added)
        self.first_specialised = len(self.cards) - (len(parts.box.apprentices) if parts.box else 0)
        self.role = tuple(ROLES.index(c.role) for c in self.cards)
        self.level = tuple(c.level for c in self.cards)
        self.bonus = tuple(map(_bonus, self.cards))
        order = _order_of_levels(rule, {c.level for c in deck})
        self.levels = tuple(_set(n for n, c in enumerate(self.cards) if c.level == level) for level in order)
        self.colors = tuple(GARMENTS.index(g.color) for g in parts.garments)
        special = [g.special for g in parts.garments]
        self.festive = tuple(FESTIVE.index(s) if isinstance(s, FestiveBonus) else NOBODY for s in special)
        self.first_special = len(special) - parts.added_garments
        self.couture = tuple(COUTURE.index(s) if isinstance(s, Couture) else NOBODY for s in special)
        self.silk = tuple(t.silk for t in parts.resources)
        board = parts.board
        self.hall_of = tuple(g.hall for g in board.guests)
        self.halls = tuple(tuple(n for n, g in enumerate(board.guests) if g.hall == h) for h in range(rule.halls))
        self.master_spaces = _set(n for n, g in enumerate(board.guests) if g.master)
        self.kinds = tuple(JEWELRY if d.kind is None else KINDS.index(d.kind) for d in board.decorations)
        self.jeweler = tuple(n for n, d in enumerate(board.decorations) if d.kind is None)
        self.of_kind = tuple(tuple(n for n, k in enumerate(self.kinds) if k == kind) for kind in range(len(KINDS)))
        self.musician = tuple(
            next((n for n in self.of_kind[KINDS.index(Decoration.MUSICIAN)] if board.decorations[n].hall == h), NOBODY)
            for h in range(rule.halls)
        )
        self.fireworks = self.of_kind[KINDS.index(Decoration.FIREWORK)]
        self.statues = self.of_kind[KINDS.index(Decoration.STATUE)]
        self.kitchen = tuple(tuple(n for n, d in enumerate(board.decorations) if d.side is s) for s in SIDES)
        first: dict[object, int] = {}
        self.alike = tuple(first.setdefault((d.kind, d.side), n) for n, d in enumerate(board.decorations))
        # Bounded, so that a million games need no more memory than a hundred.
        self.silk_of = lru_cache(REMEMBERED)(self._silk_of)
        self.covers = lru_cache(REMEMBERED)(self._covers)

    def start_cards(self, seat: int) -> int:
        """Give the set of a seat's starting cards."""
        first = len(self.parts.employees) + seat * len(self.parts.start_team)
        return _set(range(first, first + len(self.parts.start_team)))

    def _silk_of(self, tiles: int) -> tuple[int, int, int, int]:
        """Give how many rolls of each colour a set of tiles has."""
        a = b = c = d = 0
        for tile in bits(tiles):
            silk = self.silk[tile]
            a, b, c, d = a + silk[0], b + silk[1], c + silk[2], d + silk[3]
        return (a, b, c, d)

    def enough(self, tiles: int, need: tuple[int, ...]) -> bool:
        """Say whether a set of tiles has the rolls of silk that are needed."""
        a, b, c, d = self.silk_of(tiles)
        w, x, y, z = need
        return a >= w and b >= x and c >= y and d >= z

    def _covers(self, tiles: int, need: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """Give every choice of tiles that has what is needed and of which no tile could be kept, in ascending order."""
        useful = [t for t in bits(tiles) if any(s and n for s, n in zip(self.silk[t], need, strict=True))]
        found = []
        pending: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = [(0, (), need)]
        while pending:
            first, chosen, lacking = pending.pop()
            if not any(lacking):
                if not any(self.enough(_set(c for c in chosen if c != tile), need) for tile in chosen):
                    found.append(chosen)
                continue
            for place in range(first, len(useful)):
                silk = self.silk[useful[place]]
                if any(s and n for s, n in zip(silk, lacking, strict=True)):
                    less = tuple(max(0, n - s) for s, n in zip(silk, lacking, strict=True))
                    pending.append((place + 1, (*chosen, useful[place]), less))
        return tuple(sorted(found))

    def team(self, position: Position, seat: int) -> int:
        """Give how many employees the acting player (or, between turns, any) has who are not being deputed."""
        own = position.seats[seat]
        cards = own.hand | own.reserve | own.pile
        played = position.played
        in_play = played >= 0 and not position.leaving >> played & 1 and self.rule.floor_counts_card_in_play
        return cards.bit_count() + in_play

    def garments_of(self, position: Position, seat: int) -> list[int]:
        """Give a player's garments on the board."""
        return [g >> 3 for g in (*position.guests, *position.terrace) if g >= 0 and g & 7 == seat]

    def master_guests_of(self, position: Position, seat: int) -> int:
        """Give how many garments a player has on Master guest spaces."""
        masters = self.master_spaces
        return sum(g >= 0 and g & 7 == seat and masters >> n & 1 for n, g in enumerate(position.guests))

    def jewelry_of(self, position: Position, seat: int) -> int:
        """Give how many jewelry decorations a player has."""
        return sum(position.owners[n] == seat for n in self.jeweler)

    def decorations_of(self, position: Position, seat: int) -> int:
        """Give how many decorations a player funded, as bonuses count them."""
        funded = position.owners.count(seat)
        if self.jeweler and not self.rule.jewelry_decoration_counts_for[1]:
            funded -= self.jewelry_of(position, seat)
        return funded


def _bonus(card: Employee) -> int:
    if card.condition is not None:
        return SPECIALISED
    if card.bonus is None:
        return NOBODY
    if isinstance(card.bonus, NewBonus):
        return FIRST_NEW + NEW_BONUSES.index(card.bonus)
    return BONUSES.index(card.bonus)


def _order_of_levels(rule: Tables, levels: AbstractSet[int]) -> list[int]:
    places = range(1, min(rule.employee_levels, len(rule.deck_level_at) - 1) + 1)
    order = [rule.deck_level_at[place] for place in places]
    if sorted(order) != sorted(levels):
        raise BookError(
            f"each level of the deck at one place, got {', '.join(map(str, order))}",
            where="deck_level_at",
            hint=f"let its answers name each of {', '.join(map(str, sorted(levels)))} once",
        )
    return order


def up_to(row: Sequence[Any], number: int) -> Any:
    """Give the answer for a number; beyond what the book is asked about, that for the greatest it is asked about."""
    return row[min(number, len(row) - 1)]


def carried_on(row: Sequence[int], number: int) -> int:
    """
    Give an amount for a number that may be beyond what the book is asked: it goes on as it began.

    A row that gives the same for every third garment, say, goes on in steps of three, wherever it is cut off.
    """
    top = len(row) - 1
    if number <= top:
        return row[number]
    plain = tuple(row[n] for n in range(len(row)))
    step = next(s for s in range(1, top + 1) if len({b - a for a, b in zip(plain, plain[s:], strict=False)}) == 1)
    times = -(-(number - top) // step)
    return plain[number - times * step] + times * (plain[step] - plain[0])


def _set(numbers: Any) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found
