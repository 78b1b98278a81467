"""
Positions as plain values: all of it, what one player may see, and short text.

The plain form names things by their ids and has a published schema (`position.schema.json`). What a view hides
follows the edition's answers about what is open; where something may be hidden, it is. What the options add stands
under names of its own (`jewelry`, `opponent`), which a game without them does not have.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from oracle.errors import InvalidPositionError
from specs.actions.opponent_cards import BACK, CARD, HAND, SEAT, SHOWN, UNKNOWN
from specs.notation import TASKS, Notation
from specs.phases.scoring import Line
from specs.position import NOBODY, Box, Position, Seat, bits
from specs.questions.base_components import Secret
from specs.questions.jewelry_box import Exam, Viewer
from specs.questions.solo import SoloPile
from specs.setting import Setting
from specs.steps import FIRST_OF_PLAYERS, Step

TEXT: Final = "rococo/1"
"""What the short text of a position begins with."""

_SECRETS = tuple(Secret)
_VIEWERS = tuple(Viewer)
_OWN, _OTHER = _VIEWERS.index(Viewer.OWNER), _VIEWERS.index(Viewer.OPPONENT)
_HERS = tuple(SoloPile).index(SoloPile.EMPLOYEES)

EXAMS: Final[Mapping[Exam, str]] = {Exam.JOURNEYMAN: "journeyman", Exam.MASTER: "master"}
"""The words of the exams."""

HIDDEN: Final = 1
"""In place of one card that is hidden: there is one."""


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

    def _seat(self, seat: Seat, pile: tuple[int, ...] | None) -> dict[str, Any]:
        return {
            "livre": seat.livre,
            "points": seat.points,
            "thread": seat.thread,
            "lace": seat.lace,
            "hand": self._many("card", seat.hand),
            "reserve": self._many("card", seat.reserve),
            "discard": self._many("card", seat.pile) if pile is None else [self._name("card", c) for c in pile],
            "tiles": self._many("tile", seat.tiles),
        }

    def show(self, position: Position) -> dict[str, Any]:
        """Give a position as plain values, hidden things and all."""
        spaces = enumerate(position.owners)
        box = position.box
        piles: Sequence[tuple[int, ...] | None] = box.piles if box else (None,) * len(position.seats)
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
            "seats": [self._seat(s, p) for s, p in zip(position.seats, piles, strict=True)],
            "sheet": [
                {"line": Line(line).name.lower(), "seat": seat, "points": points}
                for line, seat, points in position.sheet
            ],
            "todo": [[Step(kind).name.lower(), *rest] for kind, *rest in position.todo],
            **({"jewelry": self._jewelry(box)} if box else {}),
            **({"opponent": self._opponent(position)} if self._setting.solo else {}),
        }

    def _jewelry(self, box: Box) -> dict[str, Any]:
        words = tuple(EXAMS.values())
        return {
            "bag": self._many("jewel", box.bag),
            "display": [self._one("jewel", j) for j in box.shown],
            "decks": {word: self._many("card", deck) for word, deck in zip(words, box.decks, strict=True)},
            "seats": [
                {
                    "jewels": self._many("jewel", owned),
                    "prepares": words[area],
                    "tasks": [TASKS[t] for t in bits(tasks)],
                    "masters": masters,
                    "apprentice": self._one("card", dealt),
                }
                for owned, area, tasks, masters, dealt in zip(
                    box.owned, box.areas, box.tasks, box.masters, box.dealt, strict=True
                )
            ],
        }

    def _opponent(self, position: Position) -> dict[str, Any]:
        # Before the first round all her cards are one stock.
        hers = position.opponent or (0, (1 << len(self._setting.parts.opponent)) - 1, 0, 0, NOBODY)
        return {
            "hand": hers[HAND],
            "stock": hers[UNKNOWN].bit_count() + hers[BACK].bit_count() - hers[HAND],
            "unseen": self._many("opponent-card", hers[UNKNOWN]),
            "shuffled_anew": self._many("opponent-card", hers[BACK]),
            "shown": self._many("opponent-card", hers[SHOWN]),
            "acts_by": self._one("opponent-card", hers[CARD]),
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
        rule = self._setting.rule
        if position.box:
            self._hide_jewelry(shown["jewelry"], position, player)
        if self._setting.solo:
            for stock in ("unseen", "shuffled_anew"):
                shown["opponent"][stock] = len(shown["opponent"][stock])
        hidden = {s for s, may in zip(_SECRETS, rule.may_hide, strict=True) if may}
        for number, seat in enumerate(shown["seats"]):
            hers = self._setting.solo and number == SEAT
            if number == player and not hers:
                continue
            for secret, field in _FIELDS.items():
                if hers and secret in _HER_OWN:
                    seat[field] = seat[field] if self._open(secret) else len(seat[field])
                elif secret in hidden:
                    seat[field] = len(seat[field]) if isinstance(seat[field], list) else None
        # What is left to do can tell which tile another player draws or gives away.
        own = bool(position.todo) and position.todo[-1][0] >= FIRST_OF_PLAYERS and position.todo[-1][1] == player
        shown["todo"] = shown["todo"][-1:] if own else []
        return shown

    def _open(self, secret: Secret) -> bool:
        """Say whether the player may see what lies before the solo opponent."""
        rule = self._setting.rule
        return bool(rule.look_at_solo_pile[_HERS]) if secret is Secret.RESERVE else not rule.solo_tiles_face_down

    def _hide_jewelry(self, jewelry: dict[str, Any], position: Position, player: int) -> None:
        rule = self._setting.rule
        jewelry["bag"] = len(jewelry["bag"])
        choosing = position.todo[-1] if position.todo else ()
        for exam, word in enumerate(EXAMS.values()):
            # Who has passed an exam looks through its deck to choose.
            looks = choosing[:3] == (Step.PICK, player, exam)
            if not looks and not rule.look_through_exam_deck:
                jewelry["decks"][word] = len(jewelry["decks"][word])
        for number, seat in enumerate(jewelry["seats"]):
            seen = rule.look_at_apprentice[_OWN if number == player else _OTHER]
            if not seen and seat["apprentice"] is not None:
                seat["apprentice"] = HIDDEN


_FIELDS: Final[Mapping[Secret, str]] = {
    Secret.MONEY: "livre",
    Secret.POINTS: "points",
    Secret.TILE_FACES: "tiles",
    Secret.HAND: "hand",
    Secret.RESERVE: "reserve",
}
"""Where each secret stands among a player's things; the number of tiles and notions are counted, not hidden."""

_HER_OWN: Final = (Secret.RESERVE, Secret.TILE_FACES)
"""What the solo opponent has that may be hidden: she keeps nothing from the player, it lies face down or not."""

_ADDED: Final = ("box", "opponent")
"""What stands at the end of the short text of a position, and only in games with options that need it."""

_PLAIN: Final = tuple(n for n in Position.__slots__ if n not in _ADDED)


def write_position(position: Position) -> str:
    """Give a position as short text."""
    values: list[Any] = [[s.key() for s in position.seats] if n == "seats" else getattr(position, n) for n in _PLAIN]
    if position.box or position.opponent:
        values += [position.box.key() if position.box else [], position.opponent]
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
    except (ValueError, RecursionError):
        # A number of thousands of digits is refused as a value, not as JSON.
        values = None
    if not isinstance(values, list) or len(values) not in {len(_PLAIN), len(_PLAIN) + len(_ADDED)}:
        raise InvalidPositionError(f"the short text of a position ({TEXT} …), got {text[:60]!r}")
    position = Position()
    for name, value in zip(_PLAIN, values, strict=False):
        if name == "seats":
            setattr(position, name, _seats(value))
        else:
            setattr(position, name, _numbers(value, name))
    box, opponent = values[len(_PLAIN) :] or ([], [])
    position.box = _box(box, len(position.seats)) if box != [] else None
    position.opponent = _opponent(opponent)
    return position


def _box(value: Any, seats: int) -> Box:
    keys = _numbers(value, "box")
    if not isinstance(keys, tuple) or len(keys) != len(Box.__slots__):
        raise InvalidPositionError(f"{len(Box.__slots__)} values for the Jewelry Box", where="box")
    box = Box()
    for name, found in zip(Box.__slots__, keys, strict=True):
        if (name != "bag") is not isinstance(found, tuple):
            raise InvalidPositionError(f"a number for the bag and a list for all else, got {name}", where="box")
        if name in _BY_SEAT and len(found) != seats:
            raise InvalidPositionError(f"one entry for each seat, got {len(found)} {name}", where="box")
        setattr(box, name, found)
    return box


_BY_SEAT: Final = frozenset(Box.__slots__) - {"bag", "decks", "shown"}


def _opponent(value: Any) -> tuple[int, ...]:
    keys = _numbers(value, "opponent")
    if not isinstance(keys, tuple) or len(keys) not in {0, CARD + 1} or not all(isinstance(k, int) for k in keys):
        raise InvalidPositionError(f"{CARD + 1} numbers for the solo opponent", where="opponent")
    return keys


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


MOST: Final = 1 << 128
"""No set of things is as large as this number: five players with all options have 81 cards."""

_KEY: Final = ("livre", "points", "thread", "lace", "hand", "reserve", "pile", "tiles")


def _numbers(value: Any, name: str) -> Any:
    if isinstance(value, list):
        return tuple(_numbers(v, name) for v in value)
    if isinstance(value, bool) or not isinstance(value, int) or not -1 <= value < MOST:
        raise InvalidPositionError(f"a whole number or a list of such, got {str(value)[:60]}", where=name)
    return value
