"""Games with options, for tests: which combinations there are, and ways through whole games of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random  # noqa: TID251 - a test's chance comes in as a stream that Hypothesis or a seed decides

from hypothesis import strategies as st

from oracle.apps.deciding import leaning
from oracle.apps.option_leanings import option_leanings, scholars
from oracle.engine.play import play
from specs.notation import MAINS, NONE, TASKS
from specs.position import Action, Position
from specs.reference import Reference, reference
from tests.strategies import KINDS, Walk, tastes

BOX, FANCY, FESTIVE, COUTURE, SOLO = "jewelry-box", "fancy", "festive", "haute-couture", "solo"
ALL = (BOX, FANCY, FESTIVE, COUTURE)

LONGEST = 4_000
"""No game with options has so many choices and draws."""

COMBINATIONS: tuple[tuple[str, ...], ...] = (
    (BOX,),
    (FANCY,),
    (FESTIVE,),
    (COUTURE,),
    (BOX, COUTURE),
    (FANCY, FESTIVE, COUTURE),
    ALL,
    (SOLO,),
    (SOLO, BOX),
    (SOLO, FANCY, FESTIVE, COUTURE),
    (SOLO, *ALL),
)
"""Each option alone, those that touch each other, and all together."""

LIKES = {"main make": 60, "rent": 60, "keep": 40, "use": 40, "jewel": 40, "main fund": 20, "main journeyman-exam": 400}
"""What leads to what the options add."""


@cache
def optional(options: tuple[str, ...], players: int) -> Reference:
    """Give the game with some options for a number of players; in solo games for one."""
    return reference("deluxe-2020", 1 if SOLO in options else players, options=options)


def option_walks(shortest: int = 0) -> st.SearchStrategy[Walk]:
    """Give ways through games with options."""
    games = st.builds(optional, st.sampled_from(COMBINATIONS), st.integers(2, 5))
    lengths = st.one_of(st.integers(shortest, 300), st.just(LONGEST))
    return st.builds(Walk, games, st.randoms(use_true_random=False), lengths, tastes())


def option_walk(options: tuple[str, ...], players: int, seed: int) -> Walk:
    """Give the way through a whole game that belongs to a seed."""
    chance = Random(seed)
    liked = {kind: LIKES.get(kind, 10) * chance.choice((1, 1, 3, 10)) for kind in KINDS}
    return Walk(optional(options, players), chance, LONGEST, liked)


Played = tuple[tuple[Position, Action, Position], ...]


@cache
def played_with(options: tuple[str, ...], players: int, seed: int = 1) -> Played:
    """Give a whole game of players who lean to what the options add, step by step."""
    game = optional(options, players)
    likes = option_leanings(game.setting)
    leanings = [leaning(seed, likes[name]) for name in ("jewellers", "sellers", "hirers", "leavers")]
    choosers = [*leanings, *scholars(game.setting, seed).values()]
    return tuple(play(game, choosers[seed % len(choosers)]))


def positions_with(options: tuple[str, ...], players: int, seed: int = 1) -> list[Position]:
    """Give the positions of such a game, the first and the last among them."""
    steps = played_with(options, players, seed)
    return [steps[0][0], *(after for _, _, after in steps)]


def simple_actions(game: Reference) -> Iterator[Action]:
    """Give every action of a game that is done to at most one thing, whatever the position."""
    notation = game.notation
    setting = game.setting
    things = {
        "seat": [str(n) for n in range(setting.players)],
        "card": [notation.card(n) for n in range(len(setting.cards))],
        "called": [notation.card(n) for n in range(len(setting.cards))] + [NONE],
        "tile": [t.id for t in setting.parts.resources],
        "garment": [g.id for g in setting.parts.garments],
        "place": [str(n + 1) for n in range(len(setting.parts.board.windows))],
        "space": [g.id for g in setting.parts.board.guests],
        "guest": [g.id for g in setting.parts.board.guests] + [NONE],
        "decoration": [d.id for d in setting.parts.board.decorations],
        "main": [*MAINS[: 8 if setting.box else 6], NONE],
        "jewel": [j.id for j in setting.box.jewels] if setting.box else [],
        "jewel-place": [*(str(n + 1) for n in range(len(setting.box.prices))), NONE] if setting.box else [],
        "task": list(TASKS),
        "hall": [str(n + 1) for n in range(len(setting.halls))],
        "opponent-card": [c.id for c in setting.parts.opponent],
        "use": ["use", "leave"],
        "notion": ["thread", "lace", "both"],
    }
    for verb, kinds in notation.verbs.items():
        if not kinds:
            yield (verb,)
        elif len(kinds) == 1 and kinds[0] in things:
            yield from (notation.read(f"{verb} {name}") for name in things[kinds[0]])
