"""
A game that goes on while a subject is asked about it.

It is played by what is known so far. Where a way that is still open would part from it, the subject is asked; where the
answer says that something else is played, the game is taken back to where both still stood alike, and goes on by that.
So a game never hangs on what was played long before, and what is known is known step by step.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final

from oracle.apps.mutants import Cell
from oracle.apps.profiles import Ground, Settled, cells
from oracle.apps.walks import BROKEN, MOST_PLIES, Open, Other, Walk, hangs_on, many, meant, playing, said
from oracle.engine.identify import Said
from oracle.engine.play import Choose
from specs.reference import Reference

_WINDOW: Final = 12
_TEMPTED: Final = 3
_MOST_LOOKED_AT: Final = 40
_MOST_CHANGES: Final = 3
_MOST_TRIED: Final = 400


def led(game: Reference, lead: Sequence[str], otherwise: Choose) -> Choose:
    """Give players who do what was done in another game, as far as they can."""
    ahead = list(lead)

    def choose(position: Any, legal: Sequence[Any]) -> Any:
        if ahead:
            texts = {game.write(a): a for a in legal}
            for number, text in enumerate(ahead[:_WINDOW]):
                if text in texts:
                    del ahead[: number + 1]
                    return texts[text]
        return otherwise(position, legal)

    return choose


class March:
    """
    A game that goes on.

    Args:
        tempted: Whether the players do first of all what shows something that is open.

    Attributes:
        walk: The game as far as it is played; what parts in it counts from `base` on.
        base: Up to this number of actions the subject is known to play the same game; -1: not even its setup.
        done: What parts up to here is asked, or cannot be asked.
        dull: What would tell nothing: how many actions, what is asked, and how much was open.
        ended: Whether it can go on no further.
    """

    def __init__(self, ground: Ground, settled: Settled, choose: Choose, open_: Open, *, tempted: bool = False) -> None:
        self.walk = Walk(ground, settled)
        self.base = self.done = -1
        self.dull: set[tuple[int, str, int]] = set()
        self.ended = False
        self._choose, self._is_tempted = choose, tempted
        self._script: list[str] = []
        self._within: dict[Other, int] = {}
        self._tempted: Counter[Cell] = Counter()
        self._begin(open_)

    @property
    def plies(self) -> int:
        """The number of actions that were played."""
        return len(self.walk.actions)

    def _begin(self, open_: Open) -> None:
        """Open the game by what is known, and set it up if nothing is kept of it."""
        walk = self.walk
        self._counting = walk.ground.counting(walk.settled)
        self._plain = walk.ground.game(walk.settled)
        self._counts = self._counting.setting.rule.counts()
        self._others: dict[Cell, list[Other]] = defaultdict(list)
        for name, left in open_.items():
            if (trait := walk.ground.traits.get(name)) is not None and len(left) > 1:
                own = walk.settled.get(name, 0)
                for way in sorted(left - {own}):
                    for cell in cells(trait, way, own):
                        self._others[cell].append((name, way))
        if not walk.positions:
            self._counts.clear()
            try:
                walk.positions.append(self._counting.new_game())
            except BROKEN:
                self.ended = True
                return
            self._look(-1, set(self._counts), (), None)

    def change(self, settled: Settled, open_: Open) -> None:
        """Go back to where the subject is known to stand, and play on by what is known now as it was played before."""
        walk = self.walk
        kept = max(0, self.base)
        self._script = walk.actions[kept:]
        del walk.actions[kept:]
        del walk.positions[self.base + 1 :]
        walk.settled = settled
        walk.parts.clear()
        self._within.clear()
        self.done = self.base
        self._begin(open_)
        while self._script and self.step():
            pass

    def agree(self, plies: int) -> None:
        """Take note that the subject stands where the game stands after so many actions."""
        self.base = plies
        parts = self.walk.parts
        # What is legal there may still differ.
        gone = [o for o, at in parts.items() if at < plies or (at == plies and self._within[o] < at)]
        for other in gone:
            del parts[other], self._within[other]

    def lists(self, plies: int) -> bool:
        """Say whether what is legal after so many actions parts, rather than where one stands then."""
        return any(at == plies == self._within[other] for other, at in self.walk.parts.items())

    def step(self) -> bool:
        """Play one action; say whether there was one."""
        walk, game = self.walk, self._counting
        if self.ended or self.plies >= MOST_PLIES or game.is_over(walk.positions[-1]):
            return False
        position = walk.positions[-1]
        self._counts.clear()
        try:
            legal = game.legal_actions(position)
            looked_up = set(self._counts)
            action = self._next(position, legal)
            self._counts.clear()
            after = game.after(position, action)
        except BROKEN:
            # Some rules do not go together; so far the game can be played by them.
            self.ended = True
            return False
        walk.actions.append(game.write(action))
        walk.positions.append(after)
        self._look(self.plies - 1, looked_up | set(self._counts), legal, action)
        return True

    def _next(self, position: Any, legal: Sequence[Any]) -> Any:
        if self._script:
            action = meant(self._counting, self._script.pop(0), legal)
            if action is not None:
                return action
            self._script.clear()
        return self._tempting(position, legal) or self._choose(position, legal)

    def _tempting(self, position: Any, legal: Sequence[Any]) -> Any:
        """Give an action by which something open is looked up; what has been looked up in vain tempts no more."""
        if not self._is_tempted or not 1 < len(legal) <= _MOST_LOOKED_AT:
            return None
        for action in legal:
            self._counts.clear()
            try:
                self._counting.after(position, action)
            except BROKEN:
                continue
            tempts = [c for c in self._counts if c in self._others and self._tempted[c] < _TEMPTED]
            if tempts:
                self._tempted.update(tempts)
                return action
        return None

    def _look(self, step: int, looked_up: AbstractSet[Cell], legal: Sequence[Any], action: Any) -> None:
        """Find what parts in a step: -1 is the setup."""
        walk = self.walk
        for name, way in dict.fromkeys(o for cell in sorted(looked_up) for o in self._others.get(cell, ())):
            if (name, way) in walk.parts:
                continue
            settled = {**walk.settled, name: way}
            with playing(walk.ground, self._plain, settled, walk.ground.traits[name].question):
                place = self._parts(step, legal, action)
            if place is not None:
                walk.parts[name, way] = place
                self._within[name, way] = step

    def _parts(self, step: int, legal: Sequence[Any], action: Any) -> int | None:
        game, positions = self._plain, self.walk.positions
        try:
            if step < 0:
                return 0 if game.new_game() != positions[0] else None
            if game.legal_actions(positions[step]) != legal:
                return step
            if game.after(positions[step], action) != positions[step + 1]:
                return step + 1
        except BROKEN:
            return step
        return None

    def next(self, left: Open) -> int | None:
        """Play on until something that is left parts; give the number of actions, None if nothing does any more."""
        parts = self.walk.parts
        while True:
            found = [at for (n, w), at in parts.items() if at > self.done and w in left.get(n, ())]
            # What is legal after so many actions is known when the next one is played.
            if found and (self.plies > min(found) or not self.step()):
                return min(found)
            if not found and not self.step():
                return None

    def further(self, at: int, open_: Open, ways: int, steps: int) -> int:
        """Play on while no more ways than so many part, and no more steps are played; give the last place of these."""
        last = at
        while True:
            points = sorted({p for (n, w), p in self.walk.parts.items() if p > last and w in open_.get(n, ())})
            point = points[0] if points else None
            if point is not None and self.plies > point:
                if many(hangs_on(self.walk, point, open_)) > ways:
                    return last
                last = point
            elif self.plies > at + steps or not self.step():
                return last

    def said(self, plies: int, asks: str) -> Said | None:
        """Give what comes of a question by what is known."""
        return said(self._plain, self.walk.positions[plies], (), asks, plies)

    def explained(self, plies: int, asks: str, open_: Open) -> Iterator[tuple[dict[str, int], Said]]:
        """
        Give the ways of playing the last step before a question, those with few changes first.

        Up to that step the subject plays the same game. A change leads to what is looked up by it, and so to others.
        """
        first = max(0, plies - 1)
        frontier: list[dict[str, int]] = [{}]
        tried: set[frozenset[Other]] = set()
        for _ in range(_MOST_CHANGES):
            deeper: list[dict[str, int]] = []
            for changed in frontier:
                for name, way in self._looked_up({**self.walk.settled, **changed}, first, plies, asks, open_):
                    several = {**changed, name: way}
                    key = frozenset(several.items())
                    if name in changed or key in tried or len(tried) > _MOST_TRIED:
                        continue
                    tried.add(key)
                    deeper.append(several)
                    come = self._come(self.walk.ground.game({**self.walk.settled, **several}), first, plies, asks)
                    if come is not None:
                        yield several, come
            frontier = deeper

    def _looked_up(self, settled: Settled, first: int, plies: int, asks: str, open_: Open) -> Iterator[Other]:
        ground = self.walk.ground
        game = ground.counting(settled)
        counts = game.setting.rule.counts()
        counts.clear()
        self._come(game, first, plies, asks)
        looked_up = set(counts)
        for name, left in open_.items():
            if (trait := ground.traits.get(name)) is not None:
                own = settled.get(name, 0)
                for way in sorted(left - {own}):
                    if not looked_up.isdisjoint(cells(trait, way, own)):
                        yield name, way

    def _come(self, game: Reference, first: int, plies: int, asks: str) -> Said | None:
        try:
            position = self.walk.positions[first] if self.base >= 0 else game.new_game()
        except BROKEN:
            return None
        return said(game, position, self.walk.actions[first:plies], asks, first)


def shown_in(pool: Sequence[Walk], left: Open) -> Mapping[int, float]:
    """Give how much of what is left shows in games: what shows in few of them counts for more."""
    several: dict[Other, list[int]] = defaultdict(list)
    for number, walk in enumerate(pool):
        for name, way in walk.parts:
            if way in left.get(name, ()):
                several[name, way].append(number)
    worth: dict[int, float] = defaultdict(float)
    for numbers in several.values():
        for number in numbers:
            worth[number] += 1 / len(numbers)
    return worth
