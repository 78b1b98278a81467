"""What the solo opponent does, told by what changes on the table: her cards decide, and no action says it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from specs.actions.exams import EXAMS
from specs.actions.opponent_cards import HAND, SEAT
from specs.drawing.palace import describe_decoration, describe_space
from specs.drawing.shapes import counted
from specs.drawing.things import describe_jewel, describe_tile
from specs.notation import TASKS
from specs.position import Position, bits
from specs.setting import Setting

Name = Callable[[int], str]
"""Gives a card or a garment in words."""


class Deeds:
    """Tells the deeds of the solo opponent of one setting."""

    def __init__(self, setting: Setting, colors: tuple[str, ...], *, card: Name, garment: Name) -> None:
        self._setting = setting
        self._colors = colors
        self._card = card
        self._garment = garment

    def between(self, before: Position, after: Position) -> list[str]:
        """Give in words what she did between two positions."""
        return [
            *self._board(before, after),
            *self._staff_and_tiles(before, after),
            *self._box(before, after),
            *_gains(before, after),
        ]

    def terrace(self, before: Position, after: Position) -> list[str]:
        """Give in words which garments of hers are moved to the terrace in the final scoring."""
        spaces = self._setting.parts.board.decorations
        pairs = enumerate(zip(before.terrace, after.terrace, strict=True))
        moved = [(n, now >> 3) for n, (was, now) in pairs if now != was and now & 7 == SEAT]
        if not self._setting.solo:
            return []
        return [f"The opponent's {self._garment(g)} goes to the terrace of {spaces[n].id}" for n, g in moved]

    def _board(self, before: Position, after: Position) -> Iterator[str]:
        board = self._setting.parts.board
        if after.favor != before.favor and after.favor == SEAT:
            yield "takes the favor"
        made = [g for g, now in zip(before.windows, after.windows, strict=True) if g >= 0 and now != g]
        yield from (f"makes {self._garment(g)}" for g in made)
        for n, (was, now) in enumerate(zip(before.guests, after.guests, strict=True)):
            if now != was and now >= 0:
                yield f"puts {self._garment(now >> 3)} on {describe_space(board.guests[n])}"
        gone = after.rags & ~before.rags
        yield from (f"finds no room for {self._garment(g)}, which is discarded" for g in bits(gone))
        for n, (was, now) in enumerate(zip(before.owners, after.owners, strict=True)):
            if now != was:
                yield f"funds {describe_decoration(board.decorations[n])}"
        for value, was, now in zip(board.all_halls, before.all_halls, after.all_halls, strict=True):
            if now != was:
                yield f"comes to be in all halls: the space of {counted(value, 'point')}"

    def _staff_and_tiles(self, before: Position, after: Position) -> Iterator[str]:
        hired = [c for c in before.queue if c not in after.queue]
        yield from (f"hires {self._card(c)}" for c in hired)
        resources = self._setting.parts.resources
        gained = list(bits(after.seats[SEAT].tiles & ~before.seats[SEAT].tiles))
        if gained:
            yield "takes " + ", ".join(describe_tile(resources[t], self._colors) for t in gained)
        if before.opponent and after.opponent and (more := after.opponent[HAND] - before.opponent[HAND]) > 0:
            yield f"adds {more} {'card' if more == 1 else 'cards'} of her stock to her hand"

    def _box(self, before: Position, after: Position) -> Iterator[str]:
        if before.box is None or after.box is None or self._setting.box is None:
            return
        for jewel in bits(after.box.owned[SEAT] & ~before.box.owned[SEAT]):
            yield f"takes {describe_jewel(self._setting.box.jewels[jewel], self._setting, self._colors)}"
        for task in bits(after.box.tasks[SEAT] & ~before.box.tasks[SEAT]):
            yield f"marks the task: {TASKS[task].replace('-', ' ')}"
        if before.box.areas[SEAT] != after.box.areas[SEAT]:
            yield f"passes the {EXAMS[before.box.areas[SEAT]].value}"


def _gains(before: Position, after: Position) -> Iterator[str]:
    was, now = before.seats[SEAT], after.seats[SEAT]
    named = ((now.points - was.points, "point"), (now.thread - was.thread, "thread"), (now.lace - was.lace, "lace"))
    if found := [counted(n, what) for n, what in named if n > 0]:
        yield f"gains {' and '.join(found)}"
