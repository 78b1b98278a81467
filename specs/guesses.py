"""
What could lie behind a hidden choice, what fits the rest of the log best first.

Of choices that differ in nothing that counts one is given. To some a ply is known that they cannot pass, whatever else
is hidden: there the log names what they say is elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from typing import Any, Final

from specs.opponent.exams import counts_at_end
from specs.position import Action, Position
from specs.setting import Setting
from specs.steps import Step
from specs.unseen import NOT_A_SEAT, SHOWN_LATER, UNSEEN, Made, Script

Values = list[tuple[Action, int | None]]
"""Actions, each with a ply that it cannot pass, or None where none is known."""

_KEEP: Action = ("keep",)
_CARDS: Final = frozenset({"card", "depute", "uncover", "call", "hand"})
_TILES: Final = frozenset({"fill", "draw", *SHOWN_LATER})


class Guesses:
    """Gives what could lie behind the hidden choices of one setting."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting

    def worlds(
        self,
        position: Position,
        legal: Sequence[Action],
        ply: int,
        script: Script,
        made: Sequence[Made],
    ) -> Values:
        """
        Give what a hidden choice could be, what fits the rest of the log best first.

        Args:
            legal: What could be chosen.
            script: Actor and action of each ply of the log.
            made: The hidden choices before this one, as they are in this world.
        Returns:
            Each action with a ply that it cannot pass, whatever else is hidden, or None where none is known.
        """
        frame = position.todo[-1]
        later = range(ply + 1, len(script))
        if frame[0] == Step.HAND:
            return self._hands(position, legal, [(m, *script[m]) for m in later])
        if legal[0][0] == "draw":
            hers = frame[0] == Step.LOT
            kept = script[ply + 1][1] == _KEEP if ply + 1 < len(script) else True
            # How many tiles she has is all that counts of them; of a kept tile it is the silk.
            face = (lambda _: ()) if hers else self._silk if kept else self._face
            return self._tiles(NOT_A_SEAT if hers else frame[1], legal, [(m, *script[m]) for m in later], face)
        if frame[0] == Step.MIX:
            return self._mixed(position, legal, [script[m][1] for m in later], made)
        if frame[0] == Step.DEAL:
            return _dealt(frame[1], legal, [(m, *script[m]) for m in later])
        if frame[0] == Step.PICK:
            named = {
                x for actor, action in script[ply:] if actor == frame[1] and action[0] in _CARDS for x in action[1:]
            }
            return [(a, None) for a in sorted(legal, key=lambda a: a[1] not in named)]
        return self._hers(legal, {x for _, action in script[ply:] if action[0] in _CARDS for x in action[1:]})

    def _hands(self, position: Position, legal: Sequence[Action], later: Iterable[tuple[int, int, Action]]) -> Values:
        """Give hands: what is played until the next hand must be in it, but for what was not in the team before."""
        seat = position.todo[-1][1]
        own = position.seats[seat].reserve | position.seats[seat].pile
        played: list[tuple[int, int]] = []
        for ply, actor, action in later:
            if actor != seat:
                continue
            if action[0] == "hand":
                break
            if action[0] == "card" and own >> action[1] & 1:
                played.append((ply, action[1]))
        found = [(a, next((p for p, card in played if card not in a[1:]), None)) for a in legal]
        return sorted(found, key=_farthest)

    def _tiles(
        self,
        holder: int,
        legal: Sequence[Action],
        later: Iterable[tuple[int, int, Action]],
        face: Callable[[int], Any],
    ) -> Values:
        """Give tiles: those that their holder shows later, then those that are seen no more, then the others."""
        first: dict[int, int | None] = {}
        for ply, actor, action in later:
            if action[0] in _TILES:
                own = actor == holder and action[0] in SHOWN_LATER
                for tile in action[1:]:
                    if tile != UNSEEN:
                        first.setdefault(tile, None if own else ply)
        shown = [(a, None) for a in legal if a[1] in first and first[a[1]] is None]
        faces: dict[Any, Action] = {}
        for action in legal:
            if action[1] not in first:
                # Of tiles that are alike and of which nothing is seen any more, one is as good as another.
                faces.setdefault(face(action[1]), action)
        rest = [(a, first[a[1]]) for a in legal if first.get(a[1]) is not None]
        return [*shown, *((a, None) for a in faces.values()), *sorted(rest, key=_farthest)]

    def _silk(self, tile: int) -> Any:
        return self._setting.silk[tile]

    def _face(self, tile: int) -> Any:
        return self._setting.silk[tile], self._setting.parts.resources[tile].notions

    def _hers(self, legal: Sequence[Action], named: Container[int]) -> Values:
        """Give cards that come to the solo opponent or leave her; of those that count alike, one."""
        setting = self._setting
        kinds: dict[Any, Action] = {}
        for action in legal:
            card = action[1]
            at_end = counts_at_end(setting, card)
            # An exam takes a card of a role and may spare the last level; no more is asked of a card without bonus.
            kind = (setting.role[card], setting.level[card] == max(setting.level), at_end and setting.bonus[card])
            kinds.setdefault(card if card in named else kind, action)
        return [(a, None) for a in kinds.values()]

    def _mixed(
        self, position: Position, legal: Sequence[Action], later: Iterable[Action], made: Sequence[Made]
    ) -> Values:
        """Give cards for the deck in ascending order, for their order is nothing: above all those revealed later."""
        frame = position.todo[-1]
        last = max((a[1] for _, before, a in made if before.todo[-1] == frame), default=-1)
        slots = sum(f == frame for f in position.todo)
        revealed = {a[1] for a in later if a[0] == "reveal"}
        left = [a for a in legal if a[1] > last]
        wanted = [a for a in left if a[1] in revealed]
        enough = len(wanted) >= slots
        return [(a, None) for a in ([*wanted, *(a for a in left if a not in wanted)] if enough else left)]


def _dealt(seat: int, legal: Sequence[Action], later: Sequence[tuple[int, int, Action]]) -> Values:
    """Give apprentices: the one that its holder hires, or one that nobody does."""
    hired = {a[1]: (ply, actor) for ply, actor, a in reversed(later) if a[0] == "hire"}
    bounds = {card: None if actor == seat else ply for card, (ply, actor) in hired.items()}
    found = [(a, bounds.get(a[1])) for a in legal]
    return sorted(found, key=lambda e: (hired.get(e[0][1], (0, NOT_A_SEAT))[1] != seat, *_farthest(e)))


def _farthest(entry: tuple[Action, int | None]) -> tuple[bool, int]:
    return (entry[1] is not None, -(entry[1] or 0))
