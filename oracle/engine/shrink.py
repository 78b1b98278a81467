"""
Makes the first difference as small as it gets: the game with the fewest choices and draws that shows the same mistake.

Three ways follow each other. Short games are played anew, with players that like what the found game did, and that
hurry. Then choices are dropped, many at a time and in the end one by one; what comes after them is taken up where it
fits. Last, where there are few enough shorter games, all of them are tried: only then is the least length proved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random  # noqa: TID251 - players choose by a seed that is given; rules never do
from typing import Any, Final

from oracle.engine.difference import Difference, What
from oracle.engine.play import CHANCE, Choose, P
from oracle.engine.protocol import ENDING, Fault
from oracle.engine.trial import Looks, Step, Trial

TRIES: Final = 2000
"""So many games are tried at most."""

_COSTLY: Final = 40
"""So many times a subject may be ended and started again for it; to hang counts for three."""

_UNCONFIRMED: Final = 3
_ANEW: Final = 300
_IDLE: Final = 60
_EXHAUSTIVE: Final = 4000
_AT_LAST: Final = 1 << 30
_AT_END: Final = frozenset({What.SCORE, What.WINNERS, What.OVER})
_LOOKED_AT: Final = 16
_AHEAD: Final = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class Shrunk:
    """
    The smallest game that was found.

    Attributes:
        difference: Where it parts from the reference.
        tries: So many games were played for it.
        least: What is known: `proved` (no shorter game shows it) or `single` (no single choice can be dropped);
            `tried` where that was not tried to the end; `history` where it hangs on what was asked before the game.
        others: Other mistakes in shorter games, or the same one, seen from another side.
    """

    difference: Difference
    tries: int
    least: str
    others: tuple[Difference, ...] = ()


class Shrinker:
    """Shrinks one difference."""

    def __init__(self, trial: Trial, found: Difference, *, tries: int = TRIES) -> None:
        self._trial = trial
        self._found = found
        self._costly = _COSTLY
        self._unconfirmed = 0
        self._left = tries if found.fault is not Fault.NOT_STARTED else 0
        self._tries = 0
        self.best = found
        self.others: dict[tuple[Any, ...], Difference] = {}
        self.looks = Looks(
            every=_AT_LAST,
            probes=0,
            dense=found.cmd if found.cmd in {"position", "view", "score"} else "",
            tried=(found.action,) if found.what in {What.ACCEPTS, What.REASON} and found.cmd == "apply" else (),
            player=found.player,
        )

    def tried(self, steps: Sequence[Step]) -> bool:
        """Put a game to the subject; say whether it shows the mistake in fewer choices, which is then the best."""
        self._tries += 1
        self._left -= 1
        found = self._seen(steps)
        if found is not None and found.fault in ENDING:
            self._costly -= 3 if found.fault is Fault.HUNG else 1
            if self._costly <= 0:
                self._left = 0
        if found is None or found.length >= self.best.length:
            return False
        if not self.same(found):
            known = self.others.get(found.signature)
            if known is None or found.length < known.length:
                self.others[found.signature] = found
            return False
        if not self._is_confirmed(found):
            self._unconfirmed += 1
            if self._unconfirmed >= _UNCONFIRMED:
                self._left = 0
            return False
        self.best = found
        return True

    def _seen(self, steps: Sequence[Step]) -> Difference | None:
        at_end = self._found.what in _AT_END and self._trial.can("replay")
        played = self._trial.run_trace(steps) if at_end else self._trial.run(steps, self.looks)
        return played.difference

    def _is_confirmed(self, found: Difference) -> bool:
        """Say whether a misbehaviour shows in a program that was asked nothing before, too."""
        if found.fault is None or found.fault in {Fault.HUNG, Fault.PEEKS}:
            return True
        self._trial.subject.restart()
        again = self._seen(self._trial.retell(found))
        return again is not None and self.same(again)

    def same(self, found: Difference) -> bool:
        """Say whether a difference is the same mistake."""
        if self._found.fault in ENDING or self._found.fault is Fault.ERROR:
            return found.fault is self._found.fault
        if self._found.what in _AT_END:
            return found.what is self._found.what
        if self._found.what is What.COUNTS:
            return found.what in {What.COUNTS, What.LISTS, What.OMITS}
        return found.signature == self._found.signature

    def shrink(self) -> Shrunk:
        """Give the smallest game that was found."""
        self._play_anew()
        dropped = self._drop()
        proved = self._none_shorter()
        least = "proved" if proved or not self.best.length else "single" if dropped else "tried"
        if self._unconfirmed >= _UNCONFIRMED:
            least = "history"
        others = tuple(o for o in self.others.values() if o.length < self.best.length)
        return Shrunk(difference=self.best, tries=self._tries, least=least, others=others)

    # Short games anew.

    def _play_anew(self) -> None:
        number = idle = 0
        while idle < _IDLE and number < _ANEW and self._left > 0 and self.best.length:
            steps = self._trial.script(self._player(number), max(0, self.best.length - 1))
            idle = 0 if self.tried(steps) else idle + 1
            number += 1

    def _player(self, number: int) -> Choose:
        """Give players who mostly do what the found game did in the end, and hurry there."""
        dice = Random(f"shrink {number}")
        last = [a.split(" ") for a in (*self.best.actions[-_AHEAD:], self.best.action) if a]
        liked = {" ".join(a[:2]) for a in last} | {a[0] for a in last if len(a) == 1}
        verbs = {a[0] for a in last}
        haste = dice.choice((0.2, 0.5, 0.8, 0.95))
        fond = dice.choice((0.3, 0.7, 0.95))

        def choose(position: P, legal: Sequence[Any]) -> Any:
            if len(legal) == 1 or self._trial.game.actor(position) == CHANCE:
                return legal[int(dice.random() * len(legal))]
            if dice.random() < fond:
                texts = [(a, self._trial.referee.written(a)) for a in legal[:200]]
                near = [a for a, t in texts if t in liked or " ".join(t.split(" ")[:2]) in liked]
                near = near or [a for a, t in texts if t.split(" ", 1)[0] in verbs]
                if near:
                    return near[int(dice.random() * len(near))]
            if dice.random() < haste:
                return self.hurried(position, legal)
            return legal[int(dice.random() * len(legal))]

        return choose

    def hurried(self, position: P, legal: Sequence[Any]) -> Any:
        """Give an action after which another one is to choose, if there is one: games of such actions are short."""
        game = self._trial.game
        actor = game.actor(position)
        if len(legal) == 1 or actor == CHANCE:
            return legal[0]
        for action in legal[:_LOOKED_AT]:
            after = game.after(position, action)
            if game.is_over(after) or game.actor(after) != actor:
                return action
        return legal[-1]

    # Fewer of the same.

    def _drop(self) -> bool:
        """Drop choices as long as the mistake shows; say whether in the end none can be dropped."""
        size = max(1, len(self.best.actions) // 2)
        while self._left > 0:
            start, shorter = 0, False
            while start < len(self.best.actions) and self._left > 0:
                if self.tried(self._refitted(start, size)):
                    shorter = True
                else:
                    start += size
            if size > 1:
                size //= 2
            elif not shorter:
                return self._left > 0
        return False

    def _refitted(self, start: int, size: int) -> list[Step]:
        """Give a game that goes like the best one without some of its choices, filled up where that does not fit."""
        best = self.best
        left = [*best.actions[:start], *best.actions[start + size :]]
        if best.cmd == "apply" and best.action and best.what is not What.ACCEPTS:
            left.append(best.action)

        def choose(position: P, legal: Sequence[Any]) -> Any:
            for place in range(min(_AHEAD, len(left))):
                meant = self._trial.referee.meant(left[place], legal)
                if meant is not None:
                    del left[: place + 1]
                    return meant
            return self.hurried(position, legal)

        return self._trial.script(choose, max(0, best.length - 1))

    # All shorter games.

    def _none_shorter(self) -> bool:
        """Say whether all shorter games were tried; the best may become shorter by it."""
        game = self._trial.game
        paths: list[tuple[P, list[Step]]] = [(game.new_game(), [])]
        for length in range(self.best.length):
            if len(paths) > self._left or len(paths) > _EXHAUSTIVE:
                return False
            further: list[tuple[P, list[Step]]] = []
            for position, steps in paths:
                legal = game.legal_actions(position)
                if self.tried([*steps, Step(position, legal, None)]):
                    return True
                if length + 1 < self.best.length:
                    further += [(game.after(position, a), [*steps, Step(position, legal, a)]) for a in legal]
                if len(further) > _EXHAUSTIVE:
                    return False
            paths = further
        return True


def shrink(trial: Trial, found: Difference, *, tries: int = TRIES) -> Shrunk:
    """Make a difference as small as it gets."""
    return Shrinker(trial, found, tries=tries).shrink()


def is_fickle(trial: Trial, found: Difference, *, times: int = 3) -> bool:
    """Say whether a subject that is asked the same once more answers otherwise."""
    if found.fault in ENDING or found.what is What.COUNTS:
        times = 1
    looks = Shrinker(trial, found).looks
    steps = trial.retell(found)
    for number in range(times):
        if number == times - 1:
            trial.subject.restart()
        again = (trial.run_trace if found.cmd == "replay" and found.fault else lambda s: trial.run(s, looks))(steps)
        if not _alike(again.difference, found):
            return True
    return False


def _alike(one: Difference | None, other: Difference) -> bool:
    if one is None or one.fault is not other.fault:
        return False
    if one.fault is not None:
        return True
    return replace(one, actions=()).theirs == other.theirs and one.length == other.length
