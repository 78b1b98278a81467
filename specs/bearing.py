"""
On which hidden choices it hangs that a move of a log is not legal.

What is named may be too much, never too little: an accusation rests on it. A hidden hand, for one, is known when its
round is over, for all of it has been played; so it bears on nothing later.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from specs.actions.turns import FIRST_EXAM, HIRE, MAKE
from specs.position import NOBODY, Action, Position
from specs.setting import Setting
from specs.steps import FIRST_OF_PLAYERS, Step
from specs.tables import MUST
from specs.unseen import NOT_A_SEAT, SHOWN_LATER, VERBS, Made, Script, made_of

Blame = tuple[frozenset[int], frozenset[Any] | None]
"""Plies of hidden choices, and the things of which another choice must name one to be of help; None for any."""

NOTHING: Final[Blame] = (frozenset(), None)

CHANCE: Final = -1

_OPEN: Final = frozenset({
    "drawer", "tile", "rent", "sell", "space", "fund", "exchange", "admire", "task", "jewel", "start", "hang", "show",
    "bonus",
})  # fmt: skip
"""Verbs for which, when it is their time, all that decides lies open."""

_OFFERS: Final = ("draw", "pick", "hand")
"""On what it can hang whether a bonus can be used."""

_OF_EXAMS: Final = ("pick", "remove")


class Bearing:
    """Says of one setting what hangs on what is hidden."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        # Where a bonus counts the hand and the reserve of a team alike, it does not matter which cards are where.
        alike = len(set(setting.rule.bonus_team_counts[:3])) == 1
        # A bonus that counts cards of a role pays for one that was picked unseen.
        self._paid = ("pick",) if alike else ("pick", "hand")

    def bearing(
        self,
        position: Position,
        legal: Sequence[Action],
        ply: int,
        script: Script,
        made: Sequence[Made],
    ) -> Blame:
        """
        Give the hidden choices of which another must be made for a move to be legal that is not.

        Args:
            legal: What is legal in its place.
            ply: Which move of the script it is.
        """
        before = script[ply - 1][1] if ply else ()
        plies, only = self._bearing(position, legal, script[ply], before, made)
        # What the solo opponent does of herself, and which employee she hires, hangs on those she has.
        hers = made_of(made, _OF_EXAMS if self._setting.solo else ())
        return plies | hers, None if hers else only

    def _bearing(
        self,
        position: Position,
        legal: Sequence[Action],
        move: tuple[int, Action],
        before: Action,
        made: Sequence[Made],
    ) -> Blame:
        actor, action = move
        frame = position.todo[-1] if position.todo else (NOT_A_SEAT, NOT_A_SEAT)
        seat = frame[1] if frame[0] >= FIRST_OF_PLAYERS else CHANCE
        verb = action[0]
        if actor != seat or all(a[0] != verb for a in legal):
            seats = {seat, actor, frame[1] if frame[0] == Step.DRAW else CHANCE}
            # A bonus is offered where it can be used, that of a card of the reserve used at once where it can be; and
            # whether a deputed card was in the hand shows in how many are played.
            offered = "bonus" in {verb, *(a[0] for a in legal)} or before[:1] == ("uncover",)
            return made_of(made, _OFFERS if offered else ("hand",), seats, position.round), None
        if seat == CHANCE:
            return self._by_chance(position, action, made)
        if verb in _OPEN:
            return made_of(made, self._paid, {seat}, position.round), None
        if verb == "main":
            return made_of(made, self._main(frame[2], action[1]), {seat}, position.round), None
        if verb in {"window", "save", "enough", "spend", "give"}:
            if verb == "window" and not self._within_reach(position, seat, action[1]):
                return made_of(made, self._paid, {seat}, position.round), None
            missing = frozenset(t for t in action[1:] if not position.seats[seat].tiles >> t & 1)
            if missing and verb in SHOWN_LATER:
                return made_of(made, ("draw",), {seat}), missing
            return made_of(made, ("draw", *self._paid), {seat}, position.round), None
        if verb == "card":
            return made_of(made, ("hand", "pick"), {seat}, position.round), frozenset(action[1:])
        if verb == "pick":
            return made_of(made, ("mix", "pick")), None
        if verb == "hire":
            if action[1] < self._setting.first_specialised:
                return NOTHING
            return made_of(made, ("deal",), {seat}), frozenset(action[1:])
        return made_of(made, VERBS, {seat}, position.round), None

    def _within_reach(self, position: Position, seat: int, window: int) -> bool:
        """Say whether there is a garment, and whether the player has its price."""
        if window >= len(position.windows) or position.windows[window] < 0:
            return False
        price = self._setting.parts.board.windows[window]
        return price <= position.seats[seat].livre or self._setting.rule.must_pay_garment_price != MUST

    def _main(self, card: int, main: int) -> Sequence[str]:
        """Give the verbs of the hidden choices on which it hangs that a main action cannot be taken."""
        if 0 <= main < FIRST_EXAM and not self._setting.rule.may_take_action[self._setting.role[card]][main]:
            return ()
        return {MAKE: ("draw", *self._paid), HIRE: ("deal", *self._paid), NOBODY: VERBS}.get(main, self._paid)

    def _by_chance(self, position: Position, action: Action, made: Sequence[Made]) -> Blame:
        verb = action[0]
        if verb in {"start", "hang", "show"}:
            return NOTHING
        thing = action[1]
        if verb in {"fill", "draw"}:
            held = any(s.tiles >> thing & 1 for s in position.seats)
            return frozenset(p for p, _, a in made if held and a == ("draw", thing)), None
        if verb == "reveal":
            picked = frozenset(p for p, _, a in made if a == ("pick", thing))
            beside = position.box is not None and any(deck >> thing & 1 for deck in position.box.decks)
            if not beside and not picked:
                return NOTHING
            return made_of(made, ("mix",)) | picked, None if picked else frozenset({thing})
        return made_of(made, VERBS), None

    def choosing(
        self, position: Position, action: Action, made: Sequence[Made], only: frozenset[Any] | None
    ) -> frozenset[int]:
        """
        Give the hidden choices on which it hangs what one of the later ones can be.

        Args:
            only: The things of interest; None for any.
        """
        verb = action[0]
        if verb == "draw":
            return frozenset(p for p, _, a in made if a[0] == "draw" and (only is None or not only.isdisjoint(a[1:])))
        if verb == "hand":
            return made_of(made, ("pick",), {position.todo[-1][1]})
        return made_of(made, {"mix": ("mix",), "deal": ("deal",)}.get(verb, ("mix", *_OF_EXAMS)))

    def scoring(self, made: Sequence[Made]) -> frozenset[int]:
        """Give the hidden choices on which an outcome can hang: of tiles the number counts, of a hand all is known."""
        return made_of(made, _OF_EXAMS)
