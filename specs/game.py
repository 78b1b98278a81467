"""
A game by the book: its first position, what may be done in a position, and what follows.

The rules are those of the book that is given; the choices and their order are those of `specs.steps`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oracle.errors import GameOverError, IllegalActionError, PlayError
from specs.actions import (
    bonuses,
    decorations,
    employees,
    exams,
    garment_sets,
    garments,
    jewels,
    new_bonuses,
    resources,
    staff,
    tasks,
    turns,
)
from specs.opponent import turn
from specs.parts import Parts
from specs.phases import income, jewelry, preparation, scoring
from specs.position import NOBODY, Action, Frame, Position, Seat
from specs.questions.solo import Seat as Side
from specs.setting import Setting
from specs.steps import FIRST_AT_ONCE, FIRST_OF_PLAYERS, OF_OPPONENT, Step
from specs.tables import Tables
from specs.vocabulary import Notion

Options = Callable[[Setting, Position, Frame], list[Action]]
Effect = Callable[[Setting, Position, Frame, Action], None]

CHANCE = -1
"""The actor of choices that no player makes."""

OPPONENT = -2
"""The actor of what the solo opponent's cards say; which card it is, is chance."""

CHOICES: Mapping[int, tuple[Options, Effect]] = {
    Step.START: (preparation.starts, preparation.start),
    Step.REVEAL: (preparation.revealable, preparation.reveal),
    Step.FILL: (preparation.fillings, preparation.fill),
    Step.HANG: (preparation.hangings, preparation.hang),
    Step.DRAW: (bonuses.drawable, bonuses.draw),
    Step.MIX: (jewelry.mixable, jewelry.mix),
    Step.DEAL: (jewelry.dealable, jewelry.deal),
    Step.SHOW: (jewelry.showable, jewelry.show),
    Step.HAND: (staff.hands, staff.choose_hand),
    Step.CARD: (turns.cards, turns.play_card),
    Step.MAIN: (turns.mains, turns.take_main),
    Step.DRAWER: (resources.drawers, resources.choose_drawer),
    Step.TILE: (resources.tiles, resources.take_tile),
    Step.USE: (resources.uses, resources.use_tile),
    Step.WINDOW: (garments.windows, garments.choose_window),
    Step.SAVE: (garments.saves, garments.save),
    Step.SPEND: (garments.spendings, garments.spend),
    Step.FATE: (garments.fates, garments.decide_fate),
    Step.SPACE: (garments.spaces, garments.put_on_space),
    Step.HIRE: (staff.candidates, staff.hire),
    Step.FUND: (decorations.spaces, decorations.fund),
    Step.BONUS: (turns.bonus_choices, turns.choose_bonus),
    Step.NOTION: (bonuses.notions, bonuses.take_notion),
    Step.EXCHANGE: (bonuses.exchanges, bonuses.exchange),
    Step.GIVE: (bonuses.gifts, bonuses.give),
    Step.DEPUTE: (staff.deputable, staff.depute_by_bonus),
    Step.ADMIRE: (scoring.admirable, scoring.admire),
    Step.OPPONENT: (turn.revealable, turn.reveal),
    Step.LOT: (turn.lots, turn.lot),
    Step.JUDGE: (turn.judgements, turn.judge),
    Step.JEWEL: (jewels.choices, jewels.take),
    Step.TASK: (tasks.choices, tasks.choose),
    Step.PICK: (exams.picks, exams.pick),
    Step.HALL: (new_bonuses.halls, new_bonuses.choose_hall),
    Step.RESERVE: (employees.reserve, employees.uncover),
    Step.COPY: (employees.copyable, employees.copy),
    Step.CALL: (garment_sets.callable_, garment_sets.call),
}
"""For each kind of choice: what may be done, and what it does."""

AT_ONCE: Mapping[int, Callable[[Setting, Position, Frame], None]] = {
    Step.ROUND: preparation.begin_round,
    Step.PREPARE: preparation.prepare,
    Step.CHOOSE: preparation.choose_hands,
    Step.REVEAL_ON: preparation.reveal_on,
    Step.FILL_ON: preparation.fill_on,
    Step.HANG_ON: preparation.hang_on,
    Step.TURN: turns.turn,
    Step.AFTER: turns.after_main,
    Step.END_TURN: turns.end_turn,
    Step.INCOME: income.income,
    Step.SCORE: scoring.score,
    Step.OVER: scoring.over,
    Step.MET: tasks.met,
    Step.EXAMINED: exams.examined,
    Step.SHOW_ON: jewelry.show_on,
    Step.LATE: preparation.add_late,
    Step.REWARD: garment_sets.reward,
    Step.OPPONENT_ON: turn.go_on,
}
"""What is done at once."""


class Game:
    """
    A game for a number of players by one book with one set of parts.

    Raises (when made):
        BookError: The book leaves open what a game cannot be played without.
    """

    def __init__(self, tables: Tables, parts: Parts, players: int) -> None:
        self.setting = Setting(tables, parts, players)
        self._options: list[Options | None] = [None] * FIRST_AT_ONCE
        self._effects: list[Effect | None] = [None] * FIRST_AT_ONCE
        for step, (options, effect) in CHOICES.items():
            self._options[step], self._effects[step] = options, effect

    @property
    def players(self) -> int:
        """The number of players."""
        return self.setting.players

    def new_game(self) -> Position:
        """Give the position after setup: the first choice is chance's, who begins."""
        parts = self.setting.parts
        board = parts.board
        new = Position()
        new.round = 0
        new.start = new.favor = new.played = NOBODY
        new.queue = ()
        new.deck = (1 << len(parts.employees)) - 1
        new.windows = (NOBODY,) * len(board.windows)
        new.bag = (1 << len(parts.garments) - parts.late_garments) - 1
        new.rags = new.used = new.leaving = 0
        new.drawers = tuple((NOBODY,) * n for n in board.drawers)
        new.stock = (1 << len(parts.resources)) - 1
        new.guests = (NOBODY,) * len(board.guests)
        new.terrace = new.owners = (NOBODY,) * len(board.decorations)
        new.all_halls = (NOBODY,) * len(board.all_halls)
        new.seats = tuple(self._seat(n) for n in range(self.players))
        new.sheet = ()
        new.box = None
        new.opponent = ()
        new.todo = ((Step.ROUND,), (Step.START,))
        if self.setting.solo:
            new.start = 1 if self.setting.rule.solo_starting_player is Side.OPPONENT else 0
            new.todo = ((Step.ROUND,),)
        jewelry.setup(self.setting, new)
        self._go_on(new)
        return new

    def _seat(self, number: int) -> Seat:
        rule = self.setting.rule
        seat = Seat()
        seat.livre = rule.start_livre
        seat.points = rule.start_points
        seat.thread, seat.lace = (rule.start_notions[n] for n in range(len(Notion)))
        seat.hand = seat.pile = seat.tiles = 0
        seat.reserve = self.setting.start_cards(number) if rule.start_cards_in_reserve else 0
        if self.setting.solo and number:
            seat.livre, seat.lace, seat.thread = rule.solo_start_good
        elif self.setting.solo:
            seat.livre, seat.lace, seat.thread = rule.solo_player_start_good
        return seat

    def is_over(self, position: Position) -> bool:
        """Say whether nothing is left to do."""
        return not position.todo

    def actor(self, position: Position) -> int:
        """
        Give the seat that chooses next, `CHANCE`, or `OPPONENT`.

        Raises:
            GameOverError: Nobody does.
        """
        frame = self._next(position)
        if frame[0] >= FIRST_OF_PLAYERS:
            return frame[1]
        return OPPONENT if frame[0] == OF_OPPONENT else CHANCE

    def _next(self, position: Position) -> Frame:
        if not position.todo:
            raise GameOverError("a game that is going on, got one that is over", hint="ask for its outcome")
        return position.todo[-1]

    def legal_actions(self, position: Position) -> list[Action]:
        """Give every action that may be done next, in a fixed order; none if the game is over."""
        if not position.todo:
            return []
        frame = position.todo[-1]
        options = self._options[frame[0]]
        return options(self.setting, position, frame) if options else []

    def apply(self, position: Position, action: Action) -> Position:
        """
        Give the position after an action; the one before stays as it is.

        Raises:
            GameOverError: The game is over.
            IllegalActionError: The action may not be done now.
        """
        frame = self._next(position)
        if action not in self.legal_actions(position):
            raise IllegalActionError(f"an action that is legal here, got {action!r}", where=Step(frame[0]).name.lower())
        return self.after(position, action)

    def after(self, position: Position, action: Action) -> Position:
        """Give the position after an action that is known to be legal."""
        new = position.copy()
        todo = position.todo
        frame = todo[-1]
        new.todo = todo[:-1]
        effect = self._effects[frame[0]]
        if effect:
            effect(self.setting, new, frame, action)
        # Mostly the next step is a choice, and nothing has to be done before it.
        if new.box is not None or (new.todo and new.todo[-1][0] >= FIRST_AT_ONCE):
            self._go_on(new)
        return new

    def _go_on(self, new: Position) -> None:
        """Do what is done at once, up to the next choice."""
        while new.todo and (frame := new.todo[-1])[0] >= FIRST_AT_ONCE:
            new.todo = new.todo[:-1]
            AT_ONCE[frame[0]](self.setting, new, frame)
        if new.box is not None:
            employees.settle_piles(new)

    @property
    def lines(self) -> tuple[scoring.Line, ...]:
        """The lines of a score sheet: those of an option only where it is played with."""
        left_out = set() if self.setting.box is not None else {scoring.Line.JEWELS}
        if not self.setting.solo:
            left_out.add(scoring.Line.TILES)
        return tuple(line for line in scoring.Line if line not in left_out)

    def winners(self, position: Position) -> tuple[int, ...]:
        """Give the seats that have won a game that is over."""
        return scoring.winners(self.setting, position)

    def outcome(self, position: Position) -> dict[str, Any]:
        """
        Give points, winners and score sheet of a game that is over.

        Returns:
            `scores` (prestige points by seat), `winners` (seats) and `sheet` (one line of points for each source).
        Raises:
            PlayError: The game is going on.
        """
        if position.todo:
            raise PlayError("a game that is over, got one that is going on", hint="score_sheet shows what there is")
        lines = [
            {
                "line": line.name.lower().replace("_", " "),
                "points": [
                    sum(p for li, s, p in position.sheet if li == line and s == seat) for seat in range(self.players)
                ],
            }
            for line in self.lines
        ]
        return {
            "scores": [s.points for s in position.seats],
            "winners": list(self.winners(position)),
            "sheet": lines,
        }
