"""
How tests come by whole games: a random stream, a length, and tastes for kinds of action.

A game drawn so shrinks well, and tastes that differ from game to game reach what uniform players starve.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random  # noqa: TID251 - a test's chance comes in as a stream that Hypothesis or a seed decides
from typing import Any

from hypothesis import strategies as st

from specs.editions import EDITIONS
from specs.notation import MAINS, VERBS
from specs.position import NOBODY, Action, Position
from specs.reference import Reference, reference

LONGEST = 1_500
"""No game of the base game has so many choices and draws."""

KINDS = (*(v for v in VERBS if v not in {"main", "bonus"}), *(f"main {m}" for m in MAINS), "forgo", "use", "leave")


@cache
def game_of(edition: str, players: int) -> Reference:
    """Give the game of an edition for a number of players, with the shipped parts."""
    return reference(edition, players)


def kind_of(action: Action) -> str:
    """Give the kind of an action, as tastes know it."""
    if action[0] == "main":
        return "forgo" if action[1] == NOBODY else f"main {MAINS[action[1]]}"
    if action[0] == "bonus":
        return "use" if action[1] else "leave"
    return str(action[0])


@dataclass(frozen=True, slots=True)
class Walk:
    """
    A way through a game.

    Attributes:
        length: After so many choices and draws it breaks off.
        tastes: How much each kind of action is liked.
    """

    game: Reference
    chance: Random
    length: int
    tastes: Mapping[str, int]

    def steps(self) -> Iterator[tuple[Position, list[Action], Action, Position]]:
        """Give each position, its legal actions, the one chosen, and the position after it."""
        position = self.game.new_game()
        for _ in range(self.length):
            if self.game.is_over(position):
                return
            legal = self.game.legal_actions(position)
            assert legal, f"a position that is not over allows nothing: {position.todo[-1]}"
            action = self.choose(legal)
            after = self.game.after(position, action)
            yield position, legal, action, after
            position = after

    def choose(self, legal: list[Action]) -> Action:
        """Choose by the tastes."""
        if len(legal) == 1:
            return legal[0]
        weights = [self.tastes[kind_of(a)] for a in legal]
        left = self.chance.random() * sum(weights)
        for action, weight in zip(legal, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return legal[-1]


def tastes() -> st.SearchStrategy[dict[str, int]]:
    """Give tastes: what is hardly liked is done all the same where nothing else can be done."""
    return st.fixed_dictionaries({kind: st.sampled_from((10, 1, 40)) for kind in KINDS})


def games() -> st.SearchStrategy[Reference]:
    """Give games of both editions for two to five players."""
    return st.builds(game_of, st.sampled_from(EDITIONS), st.integers(2, 5))


def walks(shortest: int = 0) -> st.SearchStrategy[Walk]:
    """Give ways through games of both editions for two to five players."""
    lengths = st.one_of(st.integers(shortest, 120), st.integers(120, 500), st.just(LONGEST))
    return st.builds(Walk, games(), st.randoms(use_true_random=False), lengths, tastes())


def seeded(edition: str, players: int, seed: int) -> Walk:
    """Give the way through a whole game that belongs to a seed."""
    chance = Random(seed)
    liked: dict[str, int] = {kind: chance.choice((10, 10, 1, 40, 120)) for kind in KINDS}
    return Walk(game_of(edition, players), chance, LONGEST, liked)


def differing(walk: Walk, position: Position, seat: int) -> Position | None:
    """
    Give a position that differs from another only in what is hidden from a seat; None if there is none.

    Another player's hand and reserve are dealt anew, a kept tile is one of the stock, and what is still to come lies
    in another order, of which a position knows nothing.
    """
    new = position.copy()
    setting = walk.game.setting
    changed = False
    for other in range(setting.players):
        if other == seat:
            continue
        own = new.seat(other)
        hidden = [c for c in range(len(setting.cards)) if (own.hand | own.reserve) >> c & 1]
        size = own.hand.bit_count()
        walk.chance.shuffle(hidden)
        hand = sum(1 << c for c in hidden[:size])
        changed |= hand != own.hand
        own.hand, own.reserve = hand, sum(1 << c for c in hidden[size:])
        if own.tiles and new.stock:
            mine = own.tiles & -own.tiles
            other_tile = 1 << (new.stock.bit_length() - 1)
            own.tiles ^= mine | other_tile
            new.stock ^= mine | other_tile
            changed = True
    return new if changed else None


def plain(value: Any) -> Any:
    """Give a value as JSON keeps it: tuples as lists."""
    return [plain(v) for v in value] if isinstance(value, (list, tuple)) else value
