"""What is known of the profiles before anybody is asked: traits, games in which they show, and where editions part."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Final

from oracle.apps.profiles import Ground, Trait
from oracle.apps.trial_setup import Kind
from oracle.apps.walks import Walk, follow, forecast, players, walk
from oracle.engine.identify import Way

POOL: Final = 27
"""So many games are looked at to see which ways of playing part at all."""

TRIES: Final = 4
"""A trait is asked for so often where the subject gives no answer, or none that fits."""

_EARLY: Final = 40


class Library:
    """What is known before anybody is asked: kinds of games, their traits, and games in which these show."""

    def __init__(self) -> None:
        self._traits: dict[tuple[str, str], dict[str, Trait]] = {}
        self._grounds: dict[tuple[Kind, str], Ground] = {}
        self._parting: dict[tuple[Kind, tuple[str, ...], str], list[tuple[Walk, int, list[Way]]]] = {}
        self._pools: dict[tuple[tuple[Kind, ...], str], list[Walk]] = {}

    def ground(self, kind: Kind, edition: str) -> Ground:
        """Give a kind of game by the rules of an edition, with the traits of the base game and of its option."""
        key = (kind, edition)
        if key not in self._grounds:
            found = self._grounds[key] = Ground(kind, edition)
            own: dict[str, Trait] = {}
            if kind.options:
                base = Kind(edition=kind.edition, players=max(2, kind.players))
                own |= self.ground(base, edition).traits
            if (edition, found.scope) not in self._traits:
                self._traits[edition, found.scope] = {t.id: t for t in found.find()}
            found.traits = own | self._traits[edition, found.scope]
        return self._grounds[key]

    def parting(self, kind: Kind, laws: Sequence[str], asks: str) -> list[tuple[Walk, int, list[Way]]]:
        """Give the questions by which laws part, whatever their traits: the shortest ones."""
        key = (kind, tuple(laws), asks)
        if key not in self._parting:
            self._parting[key] = list(itertools.islice(self._parted(kind, laws, asks), TRIES))
        return self._parting[key]

    def _parted(self, kind: Kind, laws: Sequence[str], asks: str) -> Iterator[tuple[Walk, int, list[Way]]]:
        grounds = [self.ground(kind, law) for law in laws]
        first = walk(grounds[0], {}, players(grounds[0], 0), {})
        every = [{n: frozenset(range(len(t.ways))) for n, t in g.traits.items()} for g in grounds]
        sides = [follow(g, {}, first.actions[:_EARLY], e) for g, e in zip(grounds, every, strict=True)]
        for plies in range(len(sides[0].actions) + 1):
            both = [forecast(s, plies, asks, e, law) for s, e, law in zip(sides, every, laws, strict=True)]
            keys = [{w.said.key for w in ways} for ways in both if ways]
            if len(keys) == len(laws) and not set.intersection(*keys):
                yield sides[0], plies, [w for ways in both for w in ways or ()]

    def pool(self, kinds: Sequence[Kind], edition: str) -> list[Walk]:
        """Give games by the book, with what shows in them."""
        key = (tuple(kinds), edition)
        if key not in self._pools:
            grounds = [self.ground(k, edition) for k in kinds]
            self._pools[key] = []
            for number in range(POOL):
                ground = grounds[number % len(grounds)]
                ways = {t.id: frozenset(range(len(t.ways))) for t in ground.traits.values()}
                self._pools[key].append(walk(ground, {}, players(ground, number), ways))
        return self._pools[key]

    def seen(self, kinds: Sequence[Kind], edition: str) -> dict[str, frozenset[int]]:
        """Give the ways of each trait of a scope that games by the book tell apart; the first is the book's."""
        scope = self.ground(kinds[0], edition).scope
        parted = {other for w in self.pool(kinds, edition) for other in w.parts}
        traits = self.ground(kinds[0], edition).traits.values()
        ways = {t.id: frozenset({0} | {w for n, w in parted if n == t.id}) for t in traits if t.scope == scope}
        return {name: several for name, several in ways.items() if len(several) > 1}

    def unseen(self, kinds: Sequence[Kind], edition: str) -> list[tuple[Trait, int]]:
        """Give the ways of a scope that no game that was looked at tells from the book's."""
        seen = self.seen(kinds, edition)
        ground = self.ground(kinds[0], edition)
        own = [t for t in ground.traits.values() if t.scope == ground.scope]
        return [(t, w) for t in own for w in range(1, len(t.ways)) if w not in seen.get(t.id, ())]
