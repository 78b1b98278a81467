"""
A game that goes on while a subject is asked about it, in every way in which it can be played by what is known.

All ways of playing that are left are played side by side, as branches: as long as none of them shows, there is one.
Where they part, the subject is asked, and the branches that say something else are dropped. So what is forecast never
hangs on what is taken for granted, and the game goes on from where the subject is known to stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from oracle.apps.branches import Branch, parted, settled_by
from oracle.apps.profiles import Ground, Settled
from oracle.apps.walks import BROKEN, MOST_PLIES
from oracle.engine.identify import Belief, Choices, Question, Said, Way
from oracle.engine.play import Choose
from specs.reference import Reference

_NOTHING: Final = Said()

_MOST_BRANCHES: Final = 1500
"""With more branches a game is given up."""

_TEMPTED: Final = 3
_MOST_LOOKED_AT: Final = 40


class March:
    """
    A game that goes on.

    Args:
        sides: The kind of game by each law that is left, the likeliest first.
        settled: For each law how its traits are played, as far as is known or guessed.

    Attributes:
        actions: What was done.
        levels: The branches after so many actions.
        known: After so many actions the subject is known to be in one of the branches; -1: not even at setup.
        ended: Whether it can go on no further.
    """

    def __init__(
        self, sides: Mapping[str, Ground], belief: Belief, settled: Callable[[str], Settled], choose: Choose
    ) -> None:
        self.sides = sides
        self.actions: list[str] = []
        self.levels: list[list[Branch]] = []
        self.known = -1
        self.ended = False
        self._belief, self._settled, self._choose = belief, settled, choose
        self._set_up()

    @property
    def ground(self) -> Ground:
        """The kind of game."""
        return next(iter(self.sides.values()))

    @property
    def plies(self) -> int:
        """The number of actions that were played."""
        return len(self.actions)

    @property
    def branches(self) -> list[Branch]:
        """The branches where the game stands now."""
        return self.levels[-1]

    def _left(self, law: str, choices: Choices) -> bool:
        if not choices:
            return law in self._belief.open
        way = Way(law=law, choices=choices, said=_NOTHING)
        return self._belief.left(way) and self._belief.allows(way)

    def _parted(self, law: str, choices: Choices, act: Callable[[Reference], Any]) -> Iterator[tuple[Any, ...]]:
        open_ = self._belief.open[law]
        left = {t: ways & open_.get(t, ways) for t, ways in choices.items()}
        if all(left.values()):
            for several, game, come in parted(self.sides[law], self._settled(law), open_, left, act):
                if come is not None and self._left(law, several):
                    yield several, game, come

    def _spread(self, law: str, choices: Choices, position: Any) -> list[Branch]:
        """Give the branches of a position by what is legal there."""
        return [
            Branch(law=law, choices=several, game=game, position=position, legal=legal)
            for several, game, legal in self._parted(law, choices, lambda g: g.legal_actions(position))
        ]

    def _set_up(self) -> None:
        self._reach(
            b
            for law in self.sides
            for choices, _, position in self._parted(law, {}, lambda g: g.new_game())
            for b in self._spread(law, choices, position)
        )

    def _reach(self, branches: Iterator[Branch]) -> None:
        found: list[Branch] = []
        for branch in branches:
            found.append(branch)
            if len(found) > _MOST_BRANCHES:
                self.ended = True
                break
        self.levels.append([b for law in self.sides for b in _together([b for b in found if b.law == law])])
        self.ended |= not found

    def lead(self) -> Branch | None:
        """Give the branch that is the likeliest of those that go on."""
        going = [b for b in self.branches if b.refused < 0]

        def other(branch: Branch) -> int:
            settled = self._settled(branch.law)
            return sum(settled.get(t, 0) not in ways for t, ways in branch.choices.items())

        if len(going) < 2:
            return going[0] if going else None
        laws = list(self.sides)
        return min(going, key=lambda b: (laws.index(b.law), other(b)))

    def step(self) -> bool:
        """Play one action; say whether there was one."""
        lead = None if self.ended or self.plies >= MOST_PLIES else self.lead()
        if lead is None or lead.game.is_over(lead.position):
            return False
        try:
            action = self._choose(lead.position, lead.legal)
        except BROKEN:
            self.ended = True
            return False
        self.actions.append(lead.game.write(action))
        self._reach(b for branch in self.branches for b in self._after(branch, action))
        return True

    def _after(self, branch: Branch, action: Any) -> Iterator[Branch]:
        if branch.refused >= 0:
            yield branch
        elif action not in branch.legal:
            yield Branch(
                law=branch.law,
                choices=branch.choices,
                game=branch.game,
                position=branch.position,
                legal=branch.legal,
                refused=self.plies - 1,
            )
        else:
            position = branch.position
            for choices, _, after in self._parted(branch.law, branch.choices, lambda g: g.after(position, action)):
                yield from self._spread(branch.law, choices, after)

    def again(self, plies: int, choose: Choose) -> None:
        """Go back to where so many actions were done, and let others play on."""
        del self.actions[plies:], self.levels[plies + 1 :]
        self.known = min(self.known, plies)
        self._choose = choose
        self.levels[-1] = [b for b in self.branches if self._left(b.law, b.choices)]
        self.ended = not self.branches

    def ways(self, plies: int, asks: str) -> list[Way]:
        """Give what comes of a question by each branch that is left."""
        return [b.way(asks) for b in self.levels[plies] if self._left(b.law, b.choices)]

    def question(self, plies: int, asks: str) -> Question:
        """Give a question about the game."""
        return Question(opening=self.ground.opening, actions=tuple(self.actions[:plies]), asks=asks)

    def agree(self, plies: int, left: Sequence[Branch]) -> None:
        """Take note that the subject is in one of these branches after so many actions."""
        self.known = plies
        stand = {(b.law, b.position.key()) for b in left}
        if all(b.refused >= 0 for b in left):
            # What was refused was not done: the game goes on without it.
            last = min(b.refused for b in left)
            del self.actions[last:], self.levels[last + 1 :]
            self.known = last
            left = [b for b in self.levels[last] if self._left(b.law, b.choices)]
        elif len(stand) < len(left):
            # Where they are alike now, what made the difference is kept by what is known, and not by the branches.
            first = {(b.law, b.position.key()): b for b in left}
            left = [b for one in first.values() for b in _together(self._spread(one.law, {}, one.position))]
        self.levels[self.known] = list(left)
        self.ended |= not left

    def differ(self, asks: str) -> bool:
        """Say whether the branches may say different things where the game stands."""
        first = self.branches[0]
        return any(
            b.refused != first.refused or (b.legal != first.legal if asks == "legal" else b.position != first.position)
            for b in self.branches
        )

    def settled(self, branch: Branch) -> dict[str, int]:
        """Give a way of playing of a branch."""
        return settled_by(branch.choices, self._settled(branch.law))


def tempted(ground: Ground, settled: Settled, open_: Mapping[str, frozenset[int]], otherwise: Choose) -> Choose:
    """Give players who do first of all what looks up something open; what was looked up in vain tempts no more."""
    game = ground.counting(settled)
    counts = game.setting.rule.counts()
    wanted = {c for c, names in ground.by_cell.items() if any(len(open_.get(n, ())) > 1 for n in names)}
    often: dict[Any, int] = {}

    def choose(position: Any, legal: Sequence[Any]) -> Any:
        for action in legal if 1 < len(legal) <= _MOST_LOOKED_AT else ():
            counts.clear()
            try:
                game.after(position, action)
            except BROKEN:
                continue
            tempts = [c for c in counts if c in wanted and often.get(c, 0) < _TEMPTED]
            if tempts:
                often.update({c: often.get(c, 0) + 1 for c in tempts})
                return action
        return otherwise(position, legal)

    return choose


def _together(branches: list[Branch]) -> list[Branch]:
    """Give the branches of a law; one, if they all stand alike: then nothing that made a difference still does."""
    if len(branches) < 2:
        return branches
    first = branches[0]
    for other in branches[1:]:
        if other.refused != first.refused or other.legal != first.legal or other.position != first.position:
            return branches
    return [replace(first, choices={})]
