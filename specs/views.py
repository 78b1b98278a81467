"""
Positions as plain values: all of it, what one player may see, and short text.

The plain form names things by their ids and has a published schema (`position.schema.json`). What a view hides
follows the edition's answers about what is open; where something may be hidden, it is.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from oracle.errors import InvalidPositionError
from specs.notation import Notation
from specs.phases.scoring import Line
from specs.position import NOBODY, Position, Seat, bits
from specs.questions.base_components import Secret
from specs.setting import Setting
from specs.steps import FIRST_OF_PLAYERS, Step

TEXT: Final = "rococo/1"
"""What the short text of a position begins with."""

_SECRETS = tuple(Secret)


class Views:
    """Shows the positions of one setting."""

    def __init__(self, setting: Setting, notation: Notation) -> None:
        self._setting = setting
        self._name = notation.name

    def _many(self, kind: str, numbers: int) -> list[str]:
        return [self._name(kind, n) for n in bits(numbers)]

    def _one(self, kind: str, number: int) -> str | None:
        return None if number == NOBODY else self._name(kind, number)

    def _guests(self, kind: str, there: tuple[int, ...]) -> dict[str, Any]:
        return {
            self._name(kind, n): {"garment": self._name("garment", g >> 3), "seat": g & 7}
            for n, g in enumerate(there)
            if g >= 0
        }

    def _seat(self, seat: Seat) -> dict[str, Any]:
        return {
            "livre": seat.livre,
            "points": seat.points,
            "thread": seat.thread,
            "lace": seat.lace,
            "hand": self._many("card", seat.hand),
            "reserve": self._many("card", seat.reserve),
            "discard": self._many("card", seat.pile),
            "tiles": self._many("tile", seat.tiles),
        }

    def show(self, position: Position) -> dict[str, Any]:
        """Give a position as plain values, hidden things and all."""
        spaces = enumerate(position.owners)
        return {
            "round": position.round,
            "start": None if position.start == NOBODY else position.start,
            "favor": None if position.favor == NOBODY else position.favor,
            "queue": [self._name("card", c) for c in position.queue],
            "deck": self._many("card", position.deck),
            "windows": [self._one("garment", g) for g in position.windows],
            "bag": self._many("garment", position.bag),
            "garment_discard": self._many("garment", position.rags),
            "drawers": [[self._one("tile", t) for t in d] for d in position.drawers],
            "stock": self._many("tile", position.stock),
            "resource_discard": self._many("tile", position.used),
            "guests": self._guests("space", position.guests),
            "terrace": self._guests("decoration", position.terrace),
            "decorations": {self._name("decoration", n): owner for n, owner in spaces if owner >= 0},
            "all_halls": [None if s == NOBODY else s for s in position.all_halls],
            "played": self._one("card", position.played),
            "leaving": self._many("card", position.leaving),
            "seats": [self._seat(s) for s in position.seats],
            "sheet": [
                {"line": Line(line).name.lower(), "seat": seat, "points": points}
                for line, seat, points in position.sheet
            ],
            "todo": [[Step(kind).name.lower(), *rest] for kind, *rest in position.todo],
        }

    def view(self, position: Position, player: int) -> dict[str, Any]:
        """
        Give what one player may see: of what may be hidden only how much there is, and nothing of points.

        Raises:
            InvalidPositionError: There is no such player.
        """
        if player not in range(self._setting.players):
            raise InvalidPositionError(f"a seat from 0 to {self._setting.players - 1}, got {player!r}")
        shown = self.show(position)
        for stock in ("deck", "bag", "stock"):
            shown[stock] = len(shown[stock])
        hidden = {s for s, may in zip(_SECRETS, self._setting.rule.may_hide, strict=True) if may}
        for number, seat in enumerate(shown["seats"]):
            if number == player:
                continue
            for secret, field in _FIELDS.items():
                if secret in hidden:
                    seat[field] = len(seat[field]) if isinstance(seat[field], list) else None
        # What is left to do can tell which tile another player draws or gives away.
        own = bool(position.todo) and position.todo[-1][0] >= FIRST_OF_PLAYERS and position.todo[-1][1] == player
        shown["todo"] = shown["todo"][-1:] if own else []
        return shown


_FIELDS: Final[Mapping[Secret, str]] = {
    Secret.MONEY: "livre",
    Secret.POINTS: "points",
    Secret.TILE_FACES: "tiles",
    Secret.HAND: "hand",
    Secret.RESERVE: "reserve",
}
"""Where each secret stands among a player's things; the number of tiles and notions are counted, not hidden."""


def write_position(position: Position) -> str:
    """Give a position as short text."""
    values = [
        [s.key() for s in v] if n == "seats" else v for n, v in zip(Position.__slots__, position.key(), strict=True)
    ]
    return f"{TEXT} {json.dumps(values, separators=(',', ':'))}"


def read_position(text: str) -> Position:
    """
    Give the position of a short text.

    Raises:
        InvalidPositionError: It is none.
    """
    head, _, body = text.partition(" ")
    try:
        values = json.loads(body) if head == TEXT and len(body) < 20_000 else None
    except (json.JSONDecodeError, RecursionError):
        values = None
    if not isinstance(values, list) or len(values) != len(Position.__slots__):
        raise InvalidPositionError(f"the short text of a position ({TEXT} …), got {text[:60]!r}")
    position = Position()
    for name, value in zip(Position.__slots__, values, strict=True):
        if name == "seats":
            setattr(position, name, _seats(value))
        else:
            setattr(position, name, _numbers(value, name))
    return position


def _seats(value: Any) -> tuple[Seat, ...]:
    if not isinstance(value, list) or not 2 <= len(value) <= 5:
        raise InvalidPositionError("two to five seats", where="seats")
    seats = []
    for entry in value:
        keys = _numbers(entry, "seats")
        if not isinstance(keys, tuple) or len(keys) != len(_KEY):
            raise InvalidPositionError(f"{len(_KEY)} numbers for each seat", where="seats")
        seat = Seat()
        for name, number in zip(_KEY, keys, strict=True):
            setattr(seat, name, number)
        seats.append(seat)
    return tuple(seats)


_KEY: Final = ("livre", "points", "thread", "lace", "hand", "reserve", "pile", "tiles")


def _numbers(value: Any, name: str) -> Any:
    if isinstance(value, list):
        return tuple(_numbers(v, name) for v in value)
    if isinstance(value, bool) or not isinstance(value, int) or not -1 <= value < 1 << 64:
        raise InvalidPositionError(f"a whole number or a list of such, got {str(value)[:60]}", where=name)
    return value
