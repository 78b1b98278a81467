"""
The ways in which one step of a game can be played, as far as they differ: the branches of what is not known.

A branch is a game that is played in some of the ways that are left. At each step it parts into those that do something
else there: only what is looked up there can do so, and only with what was looked up by it in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from oracle.apps.profiles import Ground, Settled, cells
from oracle.apps.walks import BROKEN, Open
from oracle.engine.identify import Choices, Said, Way, legal_said
from specs.reference import Reference

Act = Callable[[Reference], Any]
"""Plays a step: gives what is legal, or what comes of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Branch:
    """
    A game as it is played in some of the ways that are left.

    Attributes:
        choices: In which ways each trait is played that made a difference.
        game: One of the games that are played so.
        refused: The number of the action that is refused, and no more is played; -1 if there is none.
    """

    law: str
    choices: Choices
    game: Reference
    position: Any
    legal: list[Any]
    refused: int = -1

    def said(self, asks: str) -> Said:
        """Give what comes of a question here."""
        if self.refused >= 0:
            return Said(refused=self.refused)
        game, position = self.game, self.position
        if asks == "legal":
            return Said(value=legal_said(map(game.write, self.legal)))
        if asks == "score":
            winners = sorted(game.winners(position)) if game.is_over(position) else None
            return Said(value={"scores": [s.points for s in position.seats], "winners": winners})
        return Said(value=game.show(position))

    def way(self, asks: str) -> Way:
        """Give it with what comes of a question."""
        return Way(law=self.law, choices=self.choices, said=self.said(asks))


def settled_by(choices: Choices, settled: Settled) -> dict[str, int]:
    """Give one of the ways of playing of a branch, as it is settled where that may be."""
    picked = {t: settled.get(t, 0) if settled.get(t, 0) in ways else min(ways) for t, ways in choices.items()}
    return {t: way for t, way in {**settled, **picked}.items() if way}


def outcome(act: Act, game: Reference) -> Any:
    """Play a step; None where the game cannot go on."""
    try:
        return act(game)
    except BROKEN:
        return None


def looked_up(ground: Ground, settled: Settled, open_: Open, act: Act) -> tuple[Any, list[tuple[str, int]]]:
    """Play a step; give what comes of it, and the other ways of playing whose answers are looked up in it."""
    game = ground.counting(settled)
    counts = game.setting.rule.counts()
    counts.clear()
    come = outcome(act, game)
    seen = counts.keys()
    names = dict.fromkeys(n for cell in seen for n in ground.by_cell.get(cell, ()))
    others = [(n, way) for n in names for way in sorted(open_.get(n, ())) if way != settled.get(n, 0)]
    traits = ground.traits
    return come, [(n, w) for n, w in others if not seen.isdisjoint(cells(traits[n], w, settled.get(n, 0)))]


def parted(
    ground: Ground, settled: Settled, open_: Open, choices: Choices, act: Act
) -> Iterator[tuple[Choices, Reference, Any]]:
    """
    Give what comes of a step in each way that is left: the ways, a game that is played so, and the outcome.

    Args:
        choices: The ways of the branch; of all other traits the ways are left that are open.
    """
    own = settled_by(choices, settled) if choices else settled
    come, able = looked_up(ground, own, {**open_, **choices} if choices else open_, act)
    others: dict[str, list[int]] = {}
    for name, way in able:
        if outcome(act, ground.game({**own, name: way})) != come:
            others.setdefault(name, []).append(way)
    current = dict(choices)
    for name, ways in others.items():
        for way in ways:
            yield from parted(ground, own, open_, {**current, name: frozenset({way})}, act)
        current[name] = (current.get(name) or open_[name]) - frozenset(ways)
    yield current, ground.game(own), come


def explained(
    ground: Ground, settled: Settled, open_: Open, act: Act, most: int, limit: int
) -> Iterator[tuple[Mapping[str, int], Reference, Any]]:
    """
    Give what comes of a step by other ways of playing, those with few changes first.

    Args:
        most: So many changes at once.
        limit: So many ways are tried.
    """
    frontier: list[dict[str, int]] = [{}]
    tried: set[frozenset[tuple[str, int]]] = set()
    for _ in range(most):
        deeper: list[dict[str, int]] = []
        for changed in frontier:
            for name, way in looked_up(ground, {**settled, **changed}, open_, act)[1]:
                several = {**changed, name: way}
                key = frozenset(several.items())
                if name in changed or key in tried or len(tried) > limit:
                    continue
                tried.add(key)
                deeper.append(several)
                game = ground.game({**settled, **several})
                come = outcome(act, game)
                if come is not None:
                    yield several, game, come
        frontier = deeper
