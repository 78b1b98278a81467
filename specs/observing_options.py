"""
What is seen besides in games with options: beside each step of a game, the events that options add to it.

It remembers what a turn began with, as a player at the table does: what an action brings about may come in several
steps, with choices between them. Steps are to be shown to it in the order in which they are taken.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from specs.observables import Event
from specs.observing_box import box_of
from specs.observing_scores import GOWNS
from specs.observing_solo import CURRENT, HERS, SoloTable
from specs.option_events import OptionEvent
from specs.position import NOBODY, Action, Position
from specs.questions.garment_sets_couture import Couture
from specs.steps import FIRST_OF_PLAYERS, Step
from specs.vocabulary import Action as MainAction

Facts = dict[str, Any]

LENDS: Final = frozenset({Step.RESERVE, Step.COPY})
HER_STEPS: Final = frozenset({Step.OPPONENT, Step.LOT, Step.JUDGE})


@dataclass(slots=True)
class Part:
    """The part of a turn that goes on: the main action, or a bonus, and what was done in it."""

    start: Position
    seat: int
    card: int
    by_bonus: bool
    depth: int
    acquiring: bool = False
    tile: int = NOBODY
    kept: bool = False
    funded: bool = False
    made: int = NOBODY


@dataclass(slots=True)
class Hers:
    """A garment of the solo opponent's on its way."""

    start: Position
    first: int
    tile: int = NOBODY
    space: int = NOBODY
    card: int = NOBODY


class Sight:
    """
    Sees what options add.

    Attributes:
        favor_taken: Whether the last step gave somebody the favor, though no player claimed it by the main action.
    """

    def __init__(self, table: SoloTable) -> None:
        self.table = table
        self._part: Part | None = None
        self._hers: Hers | None = None
        self._jewel = NOBODY
        self._discarded = 0
        self.favor_taken = False

    def seat(self, step: int, frame: tuple[int, ...]) -> int:
        """Give the seat that a step is about."""
        if step in HER_STEPS:
            return HERS
        return frame[1] if step >= FIRST_OF_PLAYERS or step in (Step.DRAW, Step.DEAL) else NOBODY

    def also(self, b: Position, action: Action, a: Position, s: int, facts: Facts) -> list[Facts]:
        """Give what else there was to be seen of a step that is observed already as `facts`."""
        step = b.todo[-1][0]
        found: list[Facts] = []
        self.favor_taken = self._takes_favor(b, action, a)
        if step < FIRST_OF_PLAYERS and step not in HER_STEPS:
            self._prepares(b, a, step, found)
        else:
            self._plays(b, action, a, s, facts, found)
            if facts["phase_over"]:
                # What the action brought about is not told apart from income and scoring.
                found.clear()
            self._goes_on(b, action, a, step, facts, found)
        if self.table.parts.opponent:
            self._solo(b, action, a, step, found)
        return found

    def table_too(self, a: Position) -> Facts:
        """Count the whole table, when the table of the base game is counted."""
        return self.table.whole(a, self._discarded)

    def income(self, b: Position, a: Position, s: int) -> list[Facts]:
        """Observe what a player receives at the end of a round."""
        if self.table.parts.opponent and s == HERS:
            return [self.table.her_income(b, a)]
        found = [self.table.income(b, a, s)]
        return [*found, self.table.earned(b, a, s)] if a.box is not None else found

    # Preparing.

    def _prepares(self, b: Position, a: Position, step: int, found: list[Facts]) -> None:
        table = self.table
        if step == Step.REVEAL and b.round == 1 and not b.queue:
            self._part, self._hers, self._discarded = None, None, 0
            if b.box is not None:
                found += [table.ready(b, seat) for seat in range(len(b.seats))]
            if table.parts.opponent:
                found.append(table.her_start(b))
        follows = a.todo[-1][0]
        if b.box is not None and a.box is not None and step != Step.SHOW and follows in (Step.SHOW, Step.HAND):
            slid = table.slide(b, a)
            self._discarded += slid["jewels_gone"]
            found.append(slid)
        if follows != Step.HAND:
            return
        if a.box is not None:
            found.append(table.jewels_ready(a))
        if a.round == 1 and table.parts.late_garments:
            found.append(table.late(b, a))
        if table.parts.opponent:
            found.append(table.her_hand(a))

    # A player's action.

    def _plays(self, b: Position, action: Action, a: Position, s: int, facts: Facts, found: list[Facts]) -> None:
        step, table, event = b.todo[-1][0], self.table, facts["event"]
        if step == Step.FUND and b.box is not None:
            found.append(table.jewelry_funded(b, action, facts, s))
        elif step == Step.WINDOW:
            self._jewel = NOBODY
            found.append(table.chosen(b, a, facts))
        elif step == Step.SPEND and facts["extra"]:
            found.append(table.festive(b, s, facts))
        elif event is Event.SELL:
            found.append(dict(facts) | {"event": OptionEvent.SOLD})
        elif step == Step.JEWEL and facts["taken"] and b.box is not None and not facts["is_free"]:
            self._jewel = b.box.shown[action[1]]
        elif step in LENDS:
            lent = table.lent(b, action, a, s)
            if lent is not None:
                found.append(lent | {"turn_over": facts["turn_over"], "phase_over": False})
        tile = table.rewarded(b, a)
        if tile is not None:
            garment = table.parts.garments[tile]
            box = table.parts.box
            matched = box is not None and self._jewel >= 0 and box.jewels[self._jewel].color is garment.color
            found.append(table.worn(tile, b, action, a, s, facts, matched=matched))

    def _goes_on(self, b: Position, action: Action, a: Position, step: int, facts: Facts, found: list[Facts]) -> None:
        """Remember what the part of a turn is about, and tell when it is over."""
        if b.box is None:
            return
        frame, depth = b.todo[-1], len(b.todo)
        if step in (Step.MAIN, Step.BONUS):
            by_bonus = step == Step.BONUS
            self._part = Part(b, frame[1], frame[2], by_bonus, depth - by_bonus)
        part = self._part
        if part is None:
            return
        if step == Step.RESERVE:
            part.card = action[1]
        elif step == Step.COPY:
            part.card = b.box.piles[action[1]][-1]
        elif step == Step.TILE:
            part.acquiring = not frame[2]
        elif step == Step.USE and part.acquiring:
            part.tile, part.kept, part.acquiring = frame[2], action[0] == "keep", False
        elif step == Step.FUND:
            part.funded = True
        elif step == Step.SPACE or facts["event"] is Event.SELL:
            part.made = frame[4]
        if facts["turn_over"] or len(a.todo) <= part.depth:
            found.append(self._acted(part, a))
            self._part = None

    def _acted(self, part: Part, a: Position) -> Facts:
        table, start = self.table, part.start
        facts = {"event": OptionEvent.ACTED, "by_bonus": part.by_bonus}
        facts |= table.base(start, a, part.seat)
        table.tasks(facts, start, a, part.seat)
        facts["role"] = table.role(part.card)
        facts["area_is_journeyman"] = box_of(start).areas[part.seat] == 0
        rolls = table.rolls(1 << part.tile) if part.tile >= 0 else (0, 0, 0, 0)
        facts["tile_kept"], facts["tile_cashed"] = part.tile >= 0 and part.kept, part.tile >= 0 and not part.kept
        facts["tile_common"], facts["tile_rarer"] = bool(rolls[0] + rolls[1]), bool(rolls[2] + rolls[3])
        facts["was_funded"] = part.funded
        gown = part.made >= 0 and table.parts.garments[part.made].color in GOWNS
        facts["was_gown"], facts["was_coat"] = part.made >= 0 and gown, part.made >= 0 and not gown
        return facts

    # The solo opponent.

    def _solo(self, b: Position, action: Action, a: Position, step: int, found: list[Facts]) -> None:
        table = self.table
        follows = a.todo[-1] if a.todo else (Step.OVER,)
        if step == Step.HAND and follows[0] == Step.OPPONENT:
            found.append(table.her_first(a))
        if step not in HER_STEPS:
            return
        frame = b.todo[-1]
        over = a.round != b.round or not a.todo or follows[0] in (Step.ADMIRE, Step.OVER)
        shows = step == Step.OPPONENT and frame[1] == 0
        decides = step == Step.JUDGE and frame[2] != Step.SPACE
        if (shows or decides) and not over:
            self._begins(b, action, a, found)
        if b.guests != a.guests and step in (Step.OPPONENT, Step.JUDGE) and not over:
            found.append(table.her_space(b, action, a))
            self._places(b, action, a)
        if table.exam_now(b, a) and not over:
            found.append(table.her_exam(b, a))
        ends = follows[0] == Step.CARD or (follows[0] == Step.OPPONENT and follows[1] == 0)
        if ends or over:
            hers, self._hers = self._hers, None
            if hers is not None and not over:
                found.append(table.makes(hers.start, table.parts.opponent[hers.first], a))
                if hers.space >= 0:
                    card = table.parts.opponent[hers.card]
                    found.append(table.garment_done(hers.start, a, hers.tile, hers.space, card))
        if ends and not over:
            found.append(table.her_next(a, hers=True))

    def _begins(self, b: Position, action: Action, a: Position, found: list[Facts]) -> None:
        facts = self.table.acts(b, action, a)
        if facts is not None:
            found.append(facts)
        number = action[1] if b.todo[-1][0] == Step.OPPONENT else b.opponent[CURRENT]
        if self.table.parts.opponent[number].action is MainAction.MAKE_GARMENT and self._hers is None:
            self._hers = Hers(b, number)

    def _places(self, b: Position, action: Action, a: Position) -> None:
        hers, frame = self._hers, b.todo[-1]
        if hers is None:
            return
        hers.card = action[1] if frame[0] == Step.OPPONENT else frame[4]
        hers.space = next(n for n, (x, y) in enumerate(zip(b.guests, a.guests, strict=True)) if x != y)
        hers.tile = a.guests[hers.space] >> 3

    def _takes_favor(self, b: Position, action: Action, a: Position) -> bool:
        """Say whether a step gives somebody the favor, though no player claims it by the main action."""
        if b.favor != NOBODY:
            return False
        table, step = self.table, b.todo[-1][0]
        if step in HER_STEPS:
            if step == Step.OPPONENT and b.todo[-1][1] == 0:
                return table.parts.opponent[action[1]].action is MainAction.CLAIM_FAVOR
            new = {g >> 3 for g in (*a.guests, *a.terrace) if g != NOBODY} - {g >> 3 for g in b.guests if g != NOBODY}
            tiles = new | ({self._hers.tile} if self._hers is not None and self._hers.tile >= 0 else set())
            return any(table.parts.garments[tile].special is Couture.FAVOR for tile in tiles)
        worn = table.rewarded(b, a)
        return worn is not None and table.parts.garments[worn].special is Couture.FAVOR
