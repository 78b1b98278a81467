"""Subjects that play the reference game by a profile that is drawn: an edition, rulings and options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random  # noqa: TID251 - profiles are drawn by a seed that is given
from typing import Any

from oracle.apps.profile_library import Library
from oracle.apps.profiles import Ground
from oracle.apps.trial_setup import Kind
from oracle.apps.walks import BROKEN
from oracle.engine.protocol import COMMANDS, Answer, Claims, Fault, faulty
from oracle.engine.protocol import Kind as Answered
from oracle.engine.subject import Question
from oracle.errors import InvalidActionError
from specs.reference import Reference


@dataclass
class ProfiledSubject:
    """
    A subject in this process, which plays by a profile.

    Attributes:
        edition: By whose rules it plays, whatever it is asked for.
        settled: The way of each trait that is not the book's.
        commands: What it can do.
    """

    library: Library
    edition: str
    settled: Mapping[str, int] = field(default_factory=dict)
    options: tuple[str, ...] = ()
    commands: frozenset[str] = frozenset(COMMANDS)
    claimed: tuple[str, ...] = ("jewelry-box", "solo", "fancy", "festive", "haute-couture")
    asked: int = 0

    def __post_init__(self) -> None:
        self._games: dict[Kind, Reference] = {}
        # Games begin alike: what was played before is not played again.
        self._places: list[tuple[Reference, Any]] = []
        self._first: dict[Kind, int] = {}
        self._next: dict[tuple[int, str], int] = {}
        self._at = 0

    @property
    def claims(self) -> Claims:
        """What it says about itself."""
        return Claims(
            commands=self.commands,
            editions=("deluxe-2020", "original-2013"),
            players=(1, 2, 3, 4, 5),
            options=self.claimed,
        )

    def opened(self, kind: Kind) -> Reference:
        """Open the game that it plays when it is asked for a kind."""
        if kind not in self._games:
            ground: Ground = self.library.ground(kind, self.edition)
            self._games[kind] = ground.game(self.settled)
        return self._games[kind]

    def ask_all(self, questions: Sequence[Question]) -> list[Answer]:
        """Answer several questions."""
        found = []
        for cmd, members in questions:
            self.asked += 1
            try:
                found.append(self._answer(cmd, members))
            except BROKEN as error:
                found.append(faulty(Fault.ERROR, repr(error)))
        return found

    def _answer(self, cmd: str, members: Mapping[str, Any]) -> Answer:
        if cmd not in self.commands:
            return Answer(Answered.SKIPPED, "not known")
        if cmd == "start":
            options = tuple(members["options"])
            if not set(options) <= set(self.options):
                return Answer(Answered.SKIPPED, "an option that it does not play")
            kind = Kind(edition=members["edition"], players=members["players"], options=options)
            if kind not in self._first:
                game = self.opened(kind)
                self._first[kind] = self._place(game, game.new_game())
            self._at = self._first[kind]
            return Answer(Answered.RESULT, {})
        if cmd == "components":
            return Answer(Answered.RESULT, {})
        game, position = self._places[self._at]
        if cmd == "legal":
            return Answer(Answered.RESULT, [game.write(a) for a in game.legal_actions(position)])
        if cmd == "position":
            return Answer(Answered.RESULT, game.show(position))
        if cmd == "score":
            over = game.is_over(position)
            winners = list(game.winners(position)) if over else []
            scores = [s.points for s in position.seats]
            return Answer(Answered.RESULT, {"scores": scores, "winners": winners, "over": over})
        step = (self._at, members["action"])
        if step not in self._next:
            try:
                meant = game.same(game.read(step[1]), game.legal_actions(position))
            except InvalidActionError:
                meant = None
            self._next[step] = -1 if meant is None else self._place(game, game.after(position, meant))
        if self._next[step] < 0:
            return Answer(Answered.REFUSED, "not now")
        self._at = self._next[step]
        return Answer(Answered.RESULT, {})

    def _place(self, game: Reference, position: Any) -> int:
        self._places.append((game, position))
        return len(self._places) - 1


def drawn(
    library: Library, kinds: Mapping[str, Sequence[Kind]], edition: str, dice: Random, **more: Any
) -> ProfiledSubject:
    """Draw a profile of an edition: each option that there is, and each ruling, with equal chances."""
    settled: dict[str, int] = {}
    options = []
    for option, several in kinds.items():
        if option and dice.random() < 0.5:
            continue
        if option:
            options.append(option)
        for name, ways in library.seen(several, edition).items():
            if way := dice.choice(sorted(ways)):
                settled[name] = way
    return ProfiledSubject(library=library, edition=edition, settled=settled, options=tuple(options), **more)
