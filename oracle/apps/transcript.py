"""A game in words: each move as a phrase, what followed at once, and the whole of it by round and turn."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from oracle.apps.additions import ADDED, FOLLOWING, Additions, changes
from specs.actions.employees import settle_piles
from specs.actions.opponent_cards import SEAT
from specs.drawing.palace import describe_decoration, describe_space
from specs.drawing.shapes import COLORS, counted, hall_name, seat_name
from specs.drawing.things import describe_card, describe_garment, describe_tile
from specs.game import AT_ONCE, CHOICES
from specs.opponent.turn import BY_HAND
from specs.phases.majorities import majority_of_hall
from specs.phases.preparation import EMPLOYEES, FAVOR, GARMENTS, JEWELS
from specs.phases.scoring import Line
from specs.position import NOBODY, Action, Frame, Position, bits
from specs.reference import Reference
from specs.steps import FIRST_AT_ONCE, FIRST_OF_PLAYERS, Step

_WIDTH: Final = 110
_MAINS: Final = (
    "claims the favor",
    "chooses to acquire a tile",
    "chooses to make a garment",
    "chooses to hire",
    "deputes this employee",
    "chooses to fund a decoration",
    "takes the exam for Journeyman",
    "takes the exam for Master",
)
_HERS: Final = frozenset({Step.OPPONENT, Step.LOT, Step.JUDGE})
"""Steps in a turn of the solo opponent's."""

_TAKING: Final = {"tile": "takes", "draw": "draws", "give": "discards"}
_PREPARATIONS: Final = {
    Step.REVEAL: "For hire",
    Step.FILL: "New resource tiles",
    Step.HANG: "New garments",
    Step.SHOW: "New jewels",
    Step.START: "Setup",
    Step.MIX: "Employee deck",
    Step.DEAL: "Specialised Apprentices",
    Step.HAND: "Hands",
    Step.ADMIRE: "Terrace",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """
    A move in words.

    Attributes:
        ply: Its number in the log.
        seat: Who chose; `NOBODY` for chance.
        round: The round it belongs to.
        part: What it is a part of: preparation, hands, a turn, the scoring.
        says: What is done.
        then: What follows from it at once.
        after: The position that follows.
    """

    ply: int
    seat: int
    round: int
    part: str
    says: str
    then: tuple[str, ...]
    after: Position


def stages(game: Reference, position: Position, action: Action) -> Iterator[tuple[Frame, Position]]:
    """Give each step that a legal action brings about, with the position after it; the last is the game's next."""
    new = position.copy()
    new.todo = position.todo[:-1]
    frame = position.todo[-1]
    CHOICES[frame[0]][1](game.setting, new, frame, action)
    while new.todo and new.todo[-1][0] >= FIRST_AT_ONCE:
        yield frame, new
        new = new.copy()
        frame = new.todo[-1]
        new.todo = new.todo[:-1]
        AT_ONCE[frame[0]](game.setting, new, frame)
    settle_piles(new)
    yield frame, new


def tell(game: Reference, actions: Iterable[Action]) -> Iterator[Told]:
    """Tell a game move by move; every action is known to be legal."""
    teller = _Teller(game)
    position = game.new_game()
    for ply, action in enumerate(actions):
        told = teller.move(ply, position, action)
        position = told.after
        yield told


def transcript(game: Reference, told: Iterable[Told]) -> Iterator[str]:
    """Give a game as lines to read, and at its end the score sheet."""
    last = None
    for number, moves in groupby(told, key=lambda move: move.round):
        yield f"ROUND {number}" if number else "SETUP"
        for part, same in groupby(moves, key=lambda move: move.part):
            group = list(same)
            last = group[-1].after
            span = f"{group[0].ply}" + (f"–{group[-1].ply}" if len(group) > 1 else "")
            phrases = "; ".join(move.says for move in group)
            yield from _wrapped(f"{part}: {phrases}", f"  {span:>9}  ")
            for move in group:
                for line in move.then:
                    yield from _wrapped(line, " " * 13)
    if last is not None and game.is_over(last):
        yield from score_sheet(game, last)


def _wrapped(text: str, start: str) -> list[str]:
    more = " " * (len(start) + 2)
    return textwrap.wrap(
        text, _WIDTH, initial_indent=start, subsequent_indent=more, break_on_hyphens=False, break_long_words=False
    )


def score_sheet(game: Reference, position: Position) -> Iterator[str]:
    """Give the score sheet of a game that is over as lines."""
    outcome = game.outcome(position)
    seats = range(game.players)
    yield "SCORE SHEET"
    yield f"  {'':14}" + "".join(f"{seat_name(s):>12}" for s in seats)
    for line in outcome["sheet"]:
        yield f"  {line['line']:14}" + "".join(f"{points:>12}" for points in line["points"])
    yield f"  {'total':14}" + "".join(f"{points:>12}" for points in outcome["scores"])
    winners = [seat_name(s) for s in outcome["winners"]]
    yield "  " + (f"{' and '.join(winners)} won" if winners else "nobody won")


class _Teller:
    """Puts the moves of one game into words."""

    def __init__(self, game: Reference) -> None:
        self._game = game
        self._setting = game.setting
        self._parts = game.setting.parts
        self._colors = COLORS.get(game.book.edition, next(iter(COLORS.values())))
        self._turns = 0
        self._seat = NOBODY
        self._purse = (0, 0)
        self._additions = Additions(self._setting, self._colors, card=self._card, garment=self._garment)

    def move(self, ply: int, before: Position, action: Action) -> Told:
        """Tell one move."""
        (frame, done), *rest = stages(self._game, before, action)
        part = self._part(before, frame)
        says = self._says(before, done, frame, action)
        then: list[str] = []
        earlier = done
        for step, later in rest:
            then += self._followed(earlier, later, step)
            earlier = later
        return Told(
            ply=ply,
            seat=frame[1] if frame[0] >= FIRST_OF_PLAYERS else NOBODY,
            round=before.round,
            part=part,
            says=says,
            then=tuple(then),
            after=earlier,
        )

    # Where a move belongs.

    def _part(self, before: Position, frame: Frame) -> str:
        step = Step(frame[0])
        if step is Step.CARD:
            self._turns += 1
            self._seat = frame[1]
        if step is Step.OPPONENT and frame[1] == BY_HAND:
            self._turns += 1
            self._seat = SEAT
        if step is Step.CARD or (step is Step.OPPONENT and frame[1] == BY_HAND):
            own = before.seats[self._seat]
            self._purse = (own.livre, own.points)
        if step in _PREPARATIONS:
            return _PREPARATIONS[step]
        return f"Turn {self._turns}, {self._whose(self._seat)}"

    def _whose(self, seat: int) -> str:
        return f"the opponent ({seat_name(seat)})" if self._setting.solo and seat == SEAT else seat_name(seat)

    # What a move does.

    def _says(self, before: Position, done: Position, frame: Frame, action: Action) -> str:
        phrase = self._phrase(before, frame, action)
        if frame[0] in _HERS:
            told = f"{seat_name(frame[1])} decides for her" if frame[0] == Step.JUDGE else phrase
            return ", ".join((told, *self._additions.deeds.between(before, done)))
        if frame[0] < FIRST_OF_PLAYERS:
            return phrase
        seat = frame[1]
        changed = changes(before.seats[seat], done.seats[seat])
        marked = [
            f"comes to be in all halls: the space of {counted(value, 'point')}"
            for value, was, now in zip(self._parts.board.all_halls, before.all_halls, done.all_halls, strict=True)
            if was != now
        ]
        return ", ".join((phrase, *changed, *marked))

    def _phrase(self, before: Position, frame: Frame, action: Action) -> str:
        verb, *given = action
        step = Step(frame[0])
        if verb in ADDED:
            return self._additions.phrase(before, verb, frame, given[0])
        if verb in {"card", "hire", "reveal", "depute"}:
            card = self._card(given[0])
            leaves = {"card": f"plays {card}", "hire": f"hires {card}", "reveal": card}
            return leaves.get(verb, f"deputes {card}")
        if verb == "hand":
            who = seat_name(frame[1])
            return f"{who} takes {', '.join(self._card(c) for c in given)}" if given else f"{who} has no cards"
        if verb == "main":
            return "forgoes the main action" if given[0] == NOBODY else _MAINS[given[0]]
        if verb == "bonus":
            whose = "its bonus" if frame[2] == before.played else f"the bonus of {self._card(frame[2])}"
            return f"uses {whose}" if given[0] else f"leaves {whose}"
        if verb in {"fill", "tile", "draw", "give"}:
            return self._tile_phrase(verb, step, frame, given[0])
        if verb in {"hang", "window", "rent", "sell", "save", "spend"}:
            return self._garment_phrase(before, verb, frame, given)
        return self._plain_phrase(before, verb, frame, given)

    def _tile_phrase(self, verb: str, step: Step, frame: Frame, tile: int) -> str:
        name = describe_tile(self._parts.resources[tile], self._colors)
        if step is Step.FILL:
            return f"{name} in section {frame[1] + 1}"
        return f"{_TAKING[verb]} {name}"

    def _garment_phrase(self, before: Position, verb: str, frame: Frame, given: list[Any]) -> str:
        if verb == "hang":
            return f"{self._garment(given[0])} in window {frame[1] + 1}"
        if verb == "window":
            return f"takes {self._garment(before.windows[given[0]])} from window {given[0] + 1}"
        if verb == "save":
            return f"saves {given[1]} {self._colors[given[0]]} silk" if given[1] else "saves no silk"
        if verb == "spend":
            tiles = [describe_tile(self._parts.resources[t], self._colors) for t in given]
            return f"spends {', '.join(tiles)}" if tiles else "spends no tile"
        return "rents it out" if verb == "rent" else "sells it"

    def _plain_phrase(self, before: Position, verb: str, frame: Frame, given: list[Any]) -> str:
        board = self._parts.board
        if verb == "start":
            return f"{seat_name(given[0])} begins"
        if verb == "drawer":
            return f"from section {given[0] + 1}"
        if verb == "keep":
            return "keeps it"
        if verb == "take":
            return "discards it for its notions" if frame[0] == Step.USE else "chooses " + given[0]
        if verb == "space":
            return f"to {describe_space(board.guests[given[0]])}"
        if verb == "fund":
            return f"funds {describe_decoration(board.decorations[given[0]])}"
        if verb == "exchange":
            return "exchanges Livre for points"
        if verb == "admire":
            who, where = seat_name(frame[1]), board.decorations[frame[2]].id
            if given[0] == NOBODY:
                return f"{who} leaves the terrace of {where} empty"
            return f"{who} moves {self._garment(before.guests[given[0]] >> 3)} to the terrace of {where}"
        return "stops" if verb == "enough" else verb

    # What follows at once.

    def _followed(self, before: Position, after: Position, frame: Frame) -> list[str]:
        step = Step(frame[0])
        if step is Step.END_TURN:
            return self._end_of_turn(before, after)
        if step is Step.INCOME:
            gains = _per_seat(
                (now.livre - was.livre, f" → {now.livre}") for was, now in zip(before.seats, after.seats, strict=True)
            )
            return [f"Income: {gains}"] if gains else ["No income"]
        if step is Step.PREPARE:
            return self._prepared(before, after, frame[1])
        if step is Step.FILL_ON and before.used and not after.used:
            return ["The discarded resource tiles return to the stock"]
        if step is Step.HANG_ON and before.rags and not after.rags:
            return ["The discarded garments return to the bag"]
        if step in {Step.SCORE, Step.OVER}:
            return [*self._additions.deeds.terrace(before, after), *self._scored(before, after)]
        if step in FOLLOWING:
            return self._additions.followed(before, after, frame, self._purse[1])
        return []

    def _end_of_turn(self, before: Position, after: Position) -> list[str]:
        own = after.seats[self._seat]
        livre, points = self._purse
        lines = [f"{livre} → {own.livre} Livre, {points} → {counted(own.points, 'point')}"]
        if gone := list(bits(before.leaving)):
            lines.append(f"leaving the game: {', '.join(self._card(c) for c in gone)}")
        return lines

    def _prepared(self, before: Position, after: Position, step: int) -> list[str]:
        if step == FAVOR:
            begins = f"{seat_name(after.start)} begins round {after.round}"
            return [begins + (", the favor is free again" if before.favor != after.favor else "")]
        if step == EMPLOYEES and before.queue and not after.queue:
            return [f"Not hired, out of the game: {', '.join(self._card(c) for c in before.queue)}"]
        if step == GARMENTS and (gone := list(bits(after.rags & ~before.rags))):
            return [f"Discarded from the display: {', '.join(self._garment(g) for g in gone)}"]
        if step == JEWELS and before.box and after.box:
            left = [j for j in before.box.shown if j >= 0 and j not in after.box.shown]
            return [f"Discarded from the display: {self._additions.jewel(j)}" for j in left]
        return []

    def _scored(self, before: Position, after: Position) -> list[str]:
        """Tell a step of the final scoring: majorities hall by hall, all else line by line."""
        if any(line == Line.HALLS for line, _, _ in after.sheet[len(before.sheet) :]):
            halls = range(self._setting.rule.halls_scored)
            scored = ((hall_name(h), majority_of_hall(self._setting, before, h)) for h in halls)
            return [f"Scoring, {name}: {_points(found)}" for name, found in scored if found]
        lines: dict[int, list[tuple[int, int]]] = {}
        for line, seat, points in after.sheet[len(before.sheet) :]:
            lines.setdefault(line, []).append((seat, points))
        return [
            f"Scoring, {Line(line).name.lower().replace('_', ' ')}: {_points(found)}" for line, found in lines.items()
        ]

    def _card(self, number: int) -> str:
        return describe_card(self._setting.cards[number], self._game.notation.card(number))

    def _garment(self, number: int) -> str:
        return describe_garment(self._parts.garments[number], self._colors)


def _points(found: Iterable[tuple[int, int]]) -> str:
    return ", ".join(f"{seat_name(seat)} {points:+d}" for seat, points in found)


def _per_seat(values: Iterable[tuple[int, str]]) -> str:
    return ", ".join(f"{seat_name(seat)} {n:+d}{more}" for seat, (n, more) in enumerate(values) if n)
