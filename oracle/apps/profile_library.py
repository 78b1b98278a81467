"""What is known of the profiles before anybody is asked: their traits, and games in which these show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oracle.apps.profiles import Ground, Trait
from oracle.apps.trial_setup import Kind
from oracle.apps.walks import Walk, players, turn, walk

POOL: Final = 27
"""So many games are looked at to see which ways of playing part at all."""


class Library:
    """What is known before anybody is asked: kinds of games, their traits, and games in which these show."""

    def __init__(self) -> None:
        self._traits: dict[tuple[str, str], dict[str, Trait]] = {}
        self._grounds: dict[tuple[Kind, str], Ground] = {}
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
            found.take(own | self._traits[edition, found.scope])
        return self._grounds[key]

    def pool(self, kinds: Sequence[Kind], edition: str) -> list[Walk]:
        """Give games by the book, with what shows in them."""
        key = (tuple(kinds), edition)
        if key not in self._pools:
            grounds = [self.ground(k, edition) for k in kinds]
            self._pools[key] = [walk(g, players(g, n)) for n in range(POOL) for g in (grounds[turn(n, len(grounds))],)]
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
