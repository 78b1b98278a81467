"""
Which games vectors are made from: kinds of games, players that lead to what chance hardly brings, and the games chosen.

A wide search plays many games of each kind. The few of them that show as much as all are named in
`specs/vectors/games.json`, with choices beside their way, or with all of their choices where no players lead there; a
release is made from those alone, so that it is made again in a minute.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Any, Final

from oracle.apps.deciding import LEANINGS, leaning
from oracle.apps.option_leanings import option_leanings, scholars
from oracle.apps.vector_fortune import as_given, wished
from oracle.apps.vector_players import SEEKERS, SEEKING
from oracle.engine.play import Choose, swarm
from specs.component_values import digest
from specs.options import MOST_PLAYERS, SOLO
from specs.reference import Reference, reference
from specs.tables import CountingTables, Tables

GAMES: Final = ("vectors", "games.json")
"""Where the chosen games are named, in `specs`."""

FEWEST_PLAYERS: Final = 2

BY_CHANCE: Final = "chance"
"""Players with tastes of their own."""

_AND: Final = "; "
"""What stands between the actions of a game that is given."""

_EVERY: Final = 4
"""Leanings are played with every so manieth seed of a wide search, as there are many of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """
    A kind of game that vectors are made from.

    Attributes:
        pays_more: Whether the cards name one Livre more for being deputed than those that come with the book: a
            number that is printed twice in the shipped parts, and alike.
    """

    edition: str
    players: int
    options: tuple[str, ...] = ()
    pays_more: bool = False

    def open(self, *, counting: bool = False) -> Reference:
        """Open the reference game."""
        tables = CountingTables if counting else Tables
        game = reference(self.edition, self.players, options=self.options, tables=tables)
        if not self.pays_more:
            return game
        parts = game.setting.parts
        team, deck = (
            tuple(replace(c, pays=c.pays + 1) for c in cards) for cards in (parts.start_team, parts.employees)
        )
        other = replace(parts, start_team=team, employees=deck)
        return Reference(tables(game.book), replace(other, digest=digest(other)), game.players)


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """
    A game that is played.

    Attributes:
        players: Who plays: by chance, or the name of a leaning.
        asides: Choices beside the way of the game, by the number of actions before them.
        wishes: What chance and the players do whenever they can, see `vector_fortune`.
        actions: How the game begins: what is done wherever more than one thing can be.
    """

    kind: Game
    players: str
    seed: int
    asides: tuple[tuple[int, str], ...] = ()
    wishes: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()

    def choose(self, game: Reference) -> Choose:
        """Give the players."""
        players = self._players(game)
        if self.actions:
            return as_given(game.write, self.actions, players)
        return wished(game.write, self.seed, self.wishes, players) if self.wishes else players

    def _players(self, game: Reference) -> Choose:
        if self.players == BY_CHANCE:
            return swarm(f"{self.kind.players} {self.kind.options} {self.seed}")
        if self.players in (learned := scholars(game.setting, self.seed)):
            return learned[self.players]
        if self.players in SEEKING:
            return SEEKING[self.players](game, self.seed)
        base = {**SEEKERS, **LEANINGS} if not self.kind.options else {}
        return leaning(self.seed, base.get(self.players) or option_leanings(game.setting)[self.players])


def kinds(edition: str, options: tuple[str, ...]) -> list[Game]:
    """Give the kinds of games of an edition with some options; one alone if solo is one of these."""
    if SOLO in options:
        return [Game(edition=edition, players=1, options=options)]
    found = [Game(edition=edition, players=n, options=options) for n in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
    return [*found, Game(edition=edition, players=FEWEST_PLAYERS, options=options, pays_more=True)]


def wide(wanted: Sequence[Game], games: int) -> Iterator[Chosen]:
    """Give many games of each kind, `games` by chance and some by each leaning."""
    settings = {kind: kind.open().setting for kind in wanted if kind.options}
    for seed in range(games):
        for kind in wanted:
            yield Chosen(kind=kind, players=BY_CHANCE, seed=seed)
            if seed % _EVERY or kind.pays_more:
                continue
            setting = settings.get(kind)
            led = (*option_leanings(setting), *scholars(setting, seed)) if setting else (*LEANINGS, *SEEKERS)
            for name in (*led, *SEEKING):
                yield Chosen(kind=kind, players=name, seed=seed)


def profile(edition: str, options: Sequence[str]) -> str:
    """Name an edition with some options."""
    return "+".join((edition, *options))


def chosen(edition: str, options: tuple[str, ...]) -> list[Chosen]:
    """Give the games that are named for an edition with some options; none if no search was made for them."""
    source = files("specs").joinpath(*GAMES)
    if not source.is_file():
        return []
    table = json.loads(source.read_text(encoding="utf-8"))
    return [_read(edition, options, entry) for entry in table.get(profile(edition, options), ())]


def _read(edition: str, options: tuple[str, ...], entry: Mapping[str, Any]) -> Chosen:
    kind = Game(edition=edition, players=entry["players"], options=options, pays_more=entry.get("pays_more", False))
    asides = tuple((int(ply), str(text)) for ply, text in entry.get("asides", ()))
    wishes = tuple(entry.get("wishes", ()))
    actions = tuple(entry["actions"].split(_AND)) if "actions" in entry else ()
    return Chosen(kind=kind, players=entry["by"], seed=entry["seed"], asides=asides, wishes=wishes, actions=actions)


def written(games: Sequence[Chosen]) -> list[dict[str, Any]]:
    """Give games as they are named in the file."""
    return [
        {
            "players": g.kind.players,
            "by": g.players,
            "seed": g.seed,
            **({"pays_more": True} if g.kind.pays_more else {}),
            **({"wishes": list(g.wishes)} if g.wishes else {}),
            **({"asides": [list(a) for a in g.asides]} if g.asides else {}),
            **({"actions": _AND.join(g.actions)} if g.actions else {}),
        }
        for g in games
    ]
