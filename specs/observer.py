"""
Sees in two positions what people at a table would count: the values of `specs.observables` for a step of a game.

It looks at nothing but the two positions, the action between them and the parts, and shares no code with what plays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from specs.observables import Event
from specs.observing import Table
from specs.observing_options import HER_STEPS, Sight
from specs.observing_rounds import GARMENTS_NEXT
from specs.observing_sets import BASE_TILES
from specs.observing_solo import SoloTable
from specs.option_events import OptionEvent
from specs.parts import Parts
from specs.position import NOBODY, Action, Position
from specs.steps import FIRST_OF_PLAYERS, Step

Facts = dict[str, Any]

AFTER_TURNS: Final = frozenset({Step.REVEAL, Step.FILL, Step.HANG, Step.ADMIRE, Step.OVER})
"""What comes next when the last turn of a round has ended."""

BEFORE_GARMENTS: Final = frozenset({Step.REVEAL, Step.FILL})

NO_LIVRE: Final = frozenset({Event.FORGO, Event.DECLINE, Event.KEEP})
"""Actions that move no money, so that what the player received at the end of the phase is income alone."""


class Observer:
    """Observes the steps of games that a number of players play with one set of parts."""

    def __init__(self, parts: Parts, players: int) -> None:
        self._sight: Sight | None = None
        more = parts.box or parts.opponent or parts.added_garments or len(parts.resources) > BASE_TILES
        if more:
            with_options = SoloTable(parts, players)
            self._table: Table = with_options
            self._sight = Sight(with_options)
        else:
            self._table = Table(parts, players)
        table = self._table
        self._see: dict[int, Callable[[Position, Action, Position, int, Facts], None]] = {
            Step.REVEAL: table.reveal,
            Step.FILL: table.fill,
            Step.HANG: table.hang,
            Step.HAND: table.hand,
            Step.CARD: table.card,
            Step.MAIN: table.main,
            Step.DRAWER: table.drawer,
            Step.TILE: table.tile,
            Step.USE: table.use,
            Step.DRAW: table.draw,
            Step.WINDOW: table.window,
            Step.SAVE: table.save,
            Step.SPEND: table.spend,
            Step.FATE: table.fate,
            Step.SPACE: table.space,
            Step.HIRE: table.hire,
            Step.FUND: table.fund,
            Step.BONUS: table.bonus,
            Step.NOTION: table.notion,
            Step.EXCHANGE: table.exchange,
            Step.GIVE: table.give,
            Step.DEPUTE: table.depute,
            Step.ADMIRE: table.admire,
        }
        if isinstance(table, SoloTable):
            self._see |= {
                Step.MIX: table.mix,
                Step.DEAL: table.deal,
                Step.SHOW: table.show,
                Step.OPPONENT: table.shows,
                Step.LOT: table.lot,
                Step.JUDGE: table.judge,
                Step.JEWEL: table.jewel,
                Step.TASK: table.task,
                Step.PICK: table.pick,
                Step.HALL: table.hall,
                Step.RESERVE: table.lend,
                Step.COPY: table.lend,
                Step.CALL: table.call,
            }

    def observe(self, before: Position, action: Action, after: Position) -> list[Facts]:
        """Give what was to be seen of a step, one mapping for each event, in the order in which they happened."""
        frame = before.todo[-1]
        step, follows = frame[0], after.todo[-1][0] if after.todo else Step.OVER
        if step == Step.START:
            return [self._table.begin(before, after, seat) for seat in range(len(after.seats))]
        sight = self._sight
        if sight is not None:
            seat = sight.seat(step, frame)
        else:
            seat = frame[1] if step >= FIRST_OF_PLAYERS or step == Step.DRAW else NOBODY
        facts = self._table.base(before, after, seat)
        played = step >= FIRST_OF_PLAYERS or step in HER_STEPS
        phase_over = played and step != Step.ADMIRE and follows in AFTER_TURNS
        turn_over = before.played != NOBODY and after.played == NOBODY
        facts["turn_over"], facts["phase_over"] = turn_over, phase_over
        self._see[step](before, action, after, seat, facts)
        found = [] if phase_over else [facts]
        if sight is not None:
            found += sight.also(before, action, after, seat, facts)
        if before.guests is not after.guests or before.owners is not after.owners:
            self._changed_board(before, after, seat, step, found)
        if turn_over:
            self._turn_ends(before, after, seat, facts, found)
        if phase_over:
            if sight is not None and sight.favor_taken:
                facts["event"] = Event.FAVOR
            self._phase_ends(before, after, seat, facts, found)
        if step < FIRST_OF_PLAYERS or step == Step.HAND:
            self._prepares(before, after, step, follows, found)
        if not after.todo:
            final = [self._table.final(before, after, seat) for seat in range(len(after.seats))]
            found += final
            if sight is not None:
                found += [facts | {"event": OptionEvent.COUNTED} for facts in final]
        return found

    def _changed_board(self, before: Position, after: Position, seat: int, step: int, found: list[Facts]) -> None:
        if step != Step.ADMIRE:
            found.append(self._table.presence(before, after, seat))

    def _turn_ends(self, before: Position, after: Position, seat: int, facts: Facts, found: list[Facts]) -> None:
        found.append(self._table.turn_end(before, after, seat, facts["event"]))
        if not facts["phase_over"]:
            found.append(self._table.next(after, seat))
        self._counts(after, found)

    def _counts(self, after: Position, found: list[Facts]) -> None:
        found.append(self._table.everything(after))
        if self._sight is not None:
            found.append(self._sight.table_too(after))

    def _phase_ends(self, before: Position, after: Position, seat: int, facts: Facts, found: list[Facts]) -> None:
        if after.round != before.round:
            found.append(self._table.new_round(before, after, seat, facts["event"]))
        for other in range(len(after.seats)):
            # What the last action paid to its own player is not told apart from what came afterwards.
            if other != seat or (facts["event"] in NO_LIVRE and not facts["extra"]):
                self._paid(before, after, other, found)

    def _paid(self, before: Position, after: Position, seat: int, found: list[Facts]) -> None:
        if after.round == before.round:
            found.append(self._table.scoring(before, after, seat))
        elif self._sight is None:
            found.append(self._table.income(before, after, seat))
        else:
            found += self._sight.income(before, after, seat)
        if self._sight is not None and after.round == before.round:
            found.append(found[-1] | {"event": OptionEvent.JUDGED})

    def _prepares(self, before: Position, after: Position, step: int, follows: int, found: list[Facts]) -> None:
        if step == Step.REVEAL and follows != Step.REVEAL:
            found.append(self._table.queued(after))
        if step in BEFORE_GARMENTS and follows in GARMENTS_NEXT:
            found.append(self._table.sweep(before, after))
        if follows == Step.HAND and step != Step.HAND:
            found.append(self._table.prepared(after))
            self._counts(after, found)
        if step == Step.HAND and follows == Step.CARD:
            found.append(self._table.first_turn(after))

    def result(self, position: Position, winners: tuple[int, ...]) -> list[Facts]:
        """Give what is to be seen of a game that is over, when the winners are named: one mapping for each player."""
        return [self._table.result(position, winners, seat) for seat in range(len(position.seats))]
