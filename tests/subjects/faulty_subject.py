"""
Subjects with one named defect each: `python tests/subjects/faulty_subject.py hire-price`.

Each is the reference engine with one thing wrong. What must be found, by which rule, and in how small a game, stands
in `tests/test_subjects.py`.
"""

from __future__ import annotations

import json
import sys
import time  # noqa: TID251 - it hangs
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from specs.position import bits
from specs.reference import Reference
from tests.subjects.reference_subject import ReferenceSubject, SkipError, serve


class HirePrice(ReferenceSubject):
    """With four employees shown, one costs a Livre too little."""

    def opened(self, edition: str, players: int, options: tuple[str, ...]) -> Reference:
        """Open an engine with a wrong price."""
        engine = super().opened(edition, players, options)
        tables: Any = engine.setting.rule
        prices = list(tables.hire_price)
        prices[-1] -= 1
        tables.hire_price = tuple(prices)
        return engine


class ForgetsReserve(ReferenceSubject):
    """Where the reserve is too small, it lets the rest be chosen as well from what is left in it: the pile alone."""

    def legal(self, engine: Reference, position: Any) -> list[Any]:
        """Offer hands from the discard pile alone."""
        actions = super().legal(engine, position)
        if actions and actions[0][0] == "hand":
            own = position.seats[position.todo[-1][1]]
            size = len(actions[0]) - 1
            if own.reserve and own.reserve.bit_count() < size and own.pile.bit_count() >= size:
                from itertools import combinations  # noqa: PLC0415 - here alone

                return [("hand", *cards) for cards in combinations(bits(own.pile), size)]
        return actions


class Floor(ReferenceSubject):
    """A team may shrink by one more than is allowed."""

    def opened(self, edition: str, players: int, options: tuple[str, ...]) -> Reference:
        """Open an engine with a floor that is one too low."""
        engine = super().opened(edition, players, options)
        tables: Any = engine.setting.rule
        floor = list(tables.may_depute)
        first = next(n for n, row in enumerate(floor) if row and any(row))
        floor[first - 1] = floor[first]
        tables.may_depute = tuple(floor)
        return engine


class Money(ReferenceSubject):
    """In the end, money is worth a point more than it is."""

    def opened(self, edition: str, players: int, options: tuple[str, ...]) -> Reference:
        """Open an engine with other points for money."""
        engine = super().opened(edition, players, options)
        tables: Any = engine.setting.rule
        tables.money_points = tuple(n + 1 for n in tables.money_points)
        return engine


class Favor(ReferenceSubject):
    """Who takes the favor gets a Livre too many."""

    def after(self, engine: Reference, position: Any, action: Any) -> Any:
        """Add a Livre."""
        new = super().after(engine, position, action)
        if action == ("main", 0):
            new.seat(position.todo[-1][1]).livre += 1
        return new


class Crashes(ReferenceSubject):
    """It ends at a certain ply."""

    def after(self, engine: Reference, position: Any, action: Any) -> Any:
        """End after a while."""
        if self.ply > 40:
            sys.stderr.write("Segmentation\x1b[31m fault\n")
            sys.exit(3)
        return super().after(engine, position, action)


class Hangs(ReferenceSubject):
    """It never answers when a garment is rented or sold."""

    def after(self, engine: Reference, position: Any, action: Any) -> Any:
        """Wait for ever."""
        if action[0] in {"rent", "sell"}:
            time.sleep(3600)
        return super().after(engine, position, action)


class Lies(ReferenceSubject):
    """It claims commands and options that it skips."""

    def answer(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Skip what it claims."""
        if message["cmd"] == "view" or message.get("options"):
            return {"skipped": "not written yet"}
        return super().answer(message)


class Fickle(ReferenceSubject):
    """It answers the same question differently from time to time."""

    asked = 0

    def legal(self, engine: Reference, position: Any) -> list[Any]:
        """Forget an action now and then."""
        self.asked += 1
        actions = super().legal(engine, position)
        return actions[1:] if self.asked % 173 == 0 and len(actions) > 1 else actions


class Peeks(ReferenceSubject):
    """It shows each player the hands of all."""

    def view(self, engine: Reference, position: Any, player: int) -> Mapping[str, Any]:  # noqa: ARG002 - whoever it is
        """Show all that lies on the table."""
        return {"seats": [{"hand": s["hand"]} for s in engine.show(position)["seats"]]}


class _Writes(ReferenceSubject):
    """It writes something odd from its hundredth answer on."""

    count = 0

    def odd(self, answer: dict[str, Any]) -> Iterator[bytes]:
        """Give what is written then."""
        raise NotImplementedError

    def written(self, answer: dict[str, Any]) -> Iterator[bytes]:
        """Give what is written."""
        self.count += 1
        yield from self.odd(answer) if self.count > 100 else super().written(answer)


class WrongId(_Writes):
    """It answers with another id."""

    def odd(self, answer: dict[str, Any]) -> Iterator[bytes]:
        """Give another id."""
        yield json.dumps({**answer, "id": answer["id"] + 1000}).encode() + b"\n"


class Twice(_Writes):
    """It answers twice."""

    def odd(self, answer: dict[str, Any]) -> Iterator[bytes]:
        """Give the same line twice."""
        yield json.dumps(answer).encode() + b"\n"
        yield json.dumps(answer).encode() + b"\n"


class Floods(_Writes):
    """It writes without an end."""

    def odd(self, answer: dict[str, Any]) -> Iterator[bytes]:  # noqa: ARG002 - none is given
        """Give endless lines."""
        while True:
            yield b'{"id": -1, "result": {}}\n' * 1000


class HugeLine(_Writes):
    """It writes a line without an end."""

    def odd(self, answer: dict[str, Any]) -> Iterator[bytes]:  # noqa: ARG002 - none is given
        """Give an endless line."""
        while True:
            yield b" " * 1_000_000


class BadUtf8(_Writes):
    """It writes Latin 1."""

    def odd(self, answer: dict[str, Any]) -> Iterator[bytes]:
        """Give bytes that are no UTF-8."""
        yield json.dumps({**answer, "more": "caf\u00e9"}, ensure_ascii=False).encode("latin-1") + b"\n"


class Escapes(_Writes):
    """It writes to the terminal."""

    def odd(self, answer: dict[str, Any]) -> Iterator[bytes]:
        """Give an error with terminal escapes."""
        yield json.dumps({"id": answer["id"], "error": "\x1b]0;owned\x07\x1b[2J\u202e"}).encode() + b"\n"


class Deep(_Writes):
    """It nests without end."""

    def odd(self, answer: dict[str, Any]) -> Iterator[bytes]:
        """Give a deep list."""
        yield b'{"id": %d, "result": ' % answer["id"] + b"[" * 200_000 + b"]" * 200_000 + b"}\n"


class NoJson(_Writes):
    """It prints a trace of its own."""

    def odd(self, answer: dict[str, Any]) -> Iterator[bytes]:  # noqa: ARG002 - none is given
        """Give words."""
        yield b"DEBUG: thinking about it\n"


class Greedy(_Writes):
    """It eats memory."""

    def odd(self, answer: dict[str, Any]) -> Iterator[bytes]:
        """Take two gigabytes."""
        bytearray(2 << 30)
        yield json.dumps(answer).encode() + b"\n"


class OtherEdition(ReferenceSubject):
    """It plays one edition by the rules of the other."""

    def engine(self, message: Mapping[str, Any]) -> Reference:
        """Open the other edition with the parts of this one."""
        from specs.editions import book  # noqa: PLC0415 - here alone
        from specs.tables import Tables  # noqa: PLC0415 - here alone

        real = super().engine(message)
        key = f"other {message['edition']} {message['players']}"
        if key not in self.engines:
            other = "original-2013" if message["edition"] == "deluxe-2020" else "deluxe-2020"
            self.engines[key] = Reference(Tables(book(other)), real.setting.parts, real.players)
        return self.engines[key]


class Silent(ReferenceSubject):
    """It shows neither positions nor views: what is paid wrongly comes out much later, if at all."""

    def hello(self) -> dict[str, Any]:
        """Claim all but these."""
        own = super().hello()
        return own | {"commands": [c for c in own["commands"] if c not in {"position", "view"}]}


class SilentFavor(Silent, Favor):
    """Who takes the favor gets a Livre too many, and it does not show what anybody has."""


class SilentIncome(Silent):
    """Everybody's income is a Livre too much, and it does not show what anybody has."""

    def opened(self, edition: str, players: int, options: tuple[str, ...]) -> Reference:
        """Open an engine with a wrong income."""
        engine = super().opened(edition, players, options)
        tables: Any = engine.setting.rule
        tables.income_base += 1
        return engine


class SilentPrice(Silent):
    """With two employees shown, one costs a Livre too much, and it does not show what anybody has."""

    def opened(self, edition: str, players: int, options: tuple[str, ...]) -> Reference:
        """Open an engine with a wrong price."""
        engine = super().opened(edition, players, options)
        tables: Any = engine.setting.rule
        prices = list(tables.hire_price)
        prices[2] += 1
        tables.hire_price = tuple(prices)
        return engine


class SecondMain(ReferenceSubject):
    """Before the next card is played, another main action can be chosen."""

    def legal(self, engine: Reference, position: Any) -> list[Any]:
        """Offer to fund a decoration when a card is to be chosen, once one was played."""
        actions = super().legal(engine, position)
        played = any(own.pile for own in position.seats)
        return [*actions, ("main", 5)] if actions and actions[0][0] == "card" and played else actions


class OtherForm(HirePrice):
    """Its positions have a form of their own; besides, a price is wrong."""

    def answer(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Begin to count at another number."""
        if message["cmd"] == "position":
            return {"result": {"round": "the first"}}
        return super().answer(message)


class Partial(ReferenceSubject):
    """It knows start, apply and legal alone, plays for two, and skips the rest: no defect."""

    def hello(self) -> dict[str, Any]:
        """Claim little."""
        few = {"commands": ["hello", "start", "apply", "legal"], "players": [2], "options": []}
        return super().hello() | few

    def answer(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Answer little."""
        if message["cmd"] not in {"hello", "start", "apply", "legal"}:
            raise SkipError("not written yet")
        return super().answer(message)


DEFECTS: dict[str, type[ReferenceSubject]] = {
    "hire-price": HirePrice,
    "forgets-reserve": ForgetsReserve,
    "floor": Floor,
    "money": Money,
    "favor": Favor,
    "crashes": Crashes,
    "hangs": Hangs,
    "lies": Lies,
    "fickle": Fickle,
    "peeks": Peeks,
    "wrong-id": WrongId,
    "twice": Twice,
    "floods": Floods,
    "huge-line": HugeLine,
    "bad-utf-8": BadUtf8,
    "escapes": Escapes,
    "deep": Deep,
    "no-json": NoJson,
    "greedy": Greedy,
    "other-edition": OtherEdition,
    "silent-favor": SilentFavor,
    "silent-income": SilentIncome,
    "silent-price": SilentPrice,
    "second-main": SecondMain,
    "other-form": OtherForm,
    "partial": Partial,
}
"""Each defect by its name."""


if __name__ == "__main__":
    serve(DEFECTS[sys.argv[1]]())
