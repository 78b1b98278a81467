"""What options add to a game, in words: their choices and draws, and what follows from them at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oracle.apps.deeds import Deeds, Name
from specs.actions.employees import copied
from specs.actions.opponent_cards import SEAT
from specs.drawing.opponent import describe_opponent_card
from specs.drawing.shapes import counted, hall_name, seat_name
from specs.drawing.things import describe_jewel
from specs.notation import TASKS
from specs.opponent.turn import END
from specs.position import NOBODY, Frame, Position, Seat, bits
from specs.setting import Setting
from specs.steps import Step

ADDED: Final = {
    "mix": "{}",
    "deal": "",
    "show": "",
    "jewel": "",
    "task": "",
    "pick": "takes {} from the deck beside the exam",
    "hall": "",
    "uncover": "puts {} from the reserve on the discard pile",
    "copy": "",
    "call": "",
    "opponent": "",
    "remove": "{} leaves her deck",
}
"""The verbs that options add, and the words of those that are about a card and nothing else."""

FOLLOWING: Final = frozenset({Step.LATE, Step.OPPONENT_ON, Step.MET, Step.REWARD})
"""Steps that options add, and from which something follows that is told."""


class Additions:
    """
    Tells what options add to the games of one setting.

    Attributes:
        deeds: Tells what the solo opponent does.
    """

    def __init__(self, setting: Setting, colors: tuple[str, ...], *, card: Name, garment: Name) -> None:
        self._setting = setting
        self._colors = colors
        self._card = card
        self._garment = garment
        self.deeds = Deeds(setting, colors, card=card, garment=garment)

    def phrase(self, before: Position, verb: str, frame: Frame, given: int) -> str:
        """Tell a choice or a draw that there is with options only."""
        if verb in {"mix", "pick", "uncover", "remove"}:
            return ADDED[verb].format(self._card(given))
        if verb == "deal":
            return f"{seat_name(frame[1])} is dealt {self._card(given)}"
        if verb == "show":
            return f"{self.jewel(given)} on space {frame[1] + 1}"
        if verb == "jewel":
            taken = before.box.shown[given] if before.box and given != NOBODY else NOBODY
            return "takes no jewel" if taken == NOBODY else f"takes {self.jewel(taken)} with it"
        if verb == "task":
            return f"does the task: {TASKS[given].replace('-', ' ')}"
        if verb == "hall":
            return f"for {hall_name(given)}"
        if verb == "copy":
            return f"copies the bonus of {self._card(copied(self._setting, before, given))} of {seat_name(given)}"
        if verb == "call":
            return "deputes nobody by it" if given == NOBODY else f"deputes {self._card(given)} by it"
        return f"reveals {describe_opponent_card(self._setting.parts.opponent[given])}"

    def followed(self, before: Position, after: Position, frame: Frame, points: int) -> list[str]:
        """
        Tell what followed at once.

        Args:
            points: How many the one who acts had at the beginning of the turn.
        """
        step = Step(frame[0])
        if step is Step.LATE:
            late = [self._garment(g) for g in bits(after.bag & ~before.bag)]
            return [f"Into the bag: {', '.join(late)}"] if late else []
        if step is Step.OPPONENT_ON:
            deeds = self.deeds.between(before, after)
            if frame[1] == END:
                return [*deeds, f"{points} → {counted(after.seats[SEAT].points, 'point')}"]
            return [", ".join(deeds)] if deeds else []
        seat = frame[1]
        if step is Step.MET and before.box and after.box:
            done = bits(after.box.tasks[seat] & ~before.box.tasks[seat])
            return [f"Task done: {TASKS[t].replace('-', ' ')}" for t in done]
        if step is Step.REWARD:
            found = changes(before.seats[seat], after.seats[seat])
            found += ["takes the favor"] if after.favor != before.favor else []
            return [f"The garment's bonus: {', '.join(found)}"] if found else []
        return []

    def jewel(self, number: int) -> str:
        """Give a jewel in words."""
        box = self._setting.parts.box
        return describe_jewel(box.jewels[number], self._setting, self._colors) if box else ""


def gains_of(before: Seat, after: Seat) -> Mapping[str, int]:
    """Give how much more of each thing a player has."""
    return {
        "Livre": after.livre - before.livre,
        "point": after.points - before.points,
        "thread": after.thread - before.thread,
        "lace": after.lace - before.lace,
    }


def changes(before: Seat, after: Seat) -> list[str]:
    """Give in words what a player pays, gives and gains."""
    gains = gains_of(before, after)
    found = [f"pays {-n} Livre" for what, n in gains.items() if what == "Livre" and n < 0]
    if given := [counted(-n, what) for what, n in gains.items() if what != "Livre" and n < 0]:
        found.append(f"gives {' and '.join(given)}")
    if gained := [counted(n, what) for what, n in gains.items() if n > 0]:
        found.append(f"gains {' and '.join(gained)}")
    return found
