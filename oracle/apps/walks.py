"""
Games by the book in which other ways of playing part: where each would first be seen.

They lead to what is to be asked: a game like one in which something shows will mostly show it too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from oracle.apps.deciding import LEANINGS, leaning
from oracle.apps.mutants import Cell
from oracle.apps.option_leanings import option_leanings, scholars
from oracle.apps.profiles import Ground, cells
from oracle.engine.play import Choose, swarm
from oracle.errors import InvalidActionError, OracleError
from specs.options import SOLO
from specs.reference import Reference

Other = tuple[str, int]
"""A trait, and a way of playing it that is not the book's."""

Open = Mapping[str, frozenset[int]]
"""The ways that are left of each trait."""

BROKEN: Final = (ArithmeticError, LookupError, TypeError, ValueError, AttributeError, OracleError)
"""What a game by rules that do not go together may end in."""

MOST_PLIES: Final = 3000
"""So many actions a game may have."""

_FIRST: Final = 8


@dataclass(slots=True)
class Walk:
    """
    A game by the book with what would show in it.

    Attributes:
        parts: The number of actions after which another way is seen to be another game.
    """

    ground: Ground
    actions: list[str] = field(default_factory=list)
    parts: dict[Other, int] = field(default_factory=dict)


Step = tuple[Any, list[Any], Any, Any]
"""A position, what is legal there, what is done, and what comes of it."""


def walk(ground: Ground, choose: Choose) -> Walk:
    """Play a game by the book, and look what would show in it."""
    game = ground.counting({})
    counts = game.setting.rule.counts()
    counts.clear()
    found = Walk(ground)
    looked_up: dict[Cell, list[int]] = defaultdict(list)
    first = position = game.new_game()
    for cell in counts:
        looked_up[cell].append(-1)
    steps: list[Step] = []
    while not game.is_over(position) and len(steps) < MOST_PLIES:
        counts.clear()
        legal = game.legal_actions(position)
        action = choose(position, legal)
        after = game.after(position, action)
        for cell in counts:
            looked_up[cell].append(len(steps))
        steps.append((position, legal, action, after))
        found.actions.append(game.write(action))
        position = after
    for trait in ground.traits.values():
        for way in range(1, len(trait.ways)):
            at = sorted({s for cell in cells(trait, way) for s in looked_up.get(cell, ())})
            # What is looked up in vain again and again will hardly show.
            at = [s for n, s in enumerate(at, start=1) if n <= _FIRST or n & (n - 1) == 0]
            other = ground.game({trait.id: way}) if at else game
            place = next((p for s in at if (p := _parts(other, first, steps, s)) is not None), None)
            if place is not None:
                found.parts[trait.id, way] = place
    return found


def _parts(game: Reference, first: Any, steps: Sequence[Step], number: int) -> int | None:
    """Give the number of actions after which a game is seen to be another, if this step shows it."""
    try:
        if number < 0:
            return 0 if game.new_game() != first else None
        position, legal, action, after = steps[number]
        if game.legal_actions(position) != legal:
            return number
        if game.after(position, action) != after:
            return number + 1
    except BROKEN:
        return number
    return None


def meant(game: Reference, text: str, legal: Sequence[Any]) -> Any:
    """Give the legal action that is written so; None if there is none."""
    try:
        return game.same(game.read(text), legal)
    except InvalidActionError:
        return None


def players(ground: Ground, number: int) -> Choose:
    """Give the players of a game: each number has others."""
    options = ground.kind.options
    if SOLO in options:
        return swarm(f"identify {ground.kind} {number}")
    setting = ground.game({}).setting
    leanings = option_leanings(setting) if options else LEANINGS
    chosen: list[Choose] = [leaning(number, likes) for likes in leanings.values()]
    chosen += scholars(setting, number).values() if options else ()
    chosen.append(swarm(f"identify {ground.kind} {number}"))
    return chosen[number % len(chosen)]


_PLAYERS: Final = len(LEANINGS) + 1
"""So many kinds of players take turns in the base game."""


def turn(number: int, kinds: int) -> int:
    """
    Give which of so many kinds of games is the so-many-eth one.

    All players come to play in all kinds: what one of them brings about with four may never come about with two.
    """
    return (number + (number // _PLAYERS if _PLAYERS % kinds == 0 else 0)) % kinds


_WINDOW: Final = 12


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


def shown_in(pool: Sequence[Walk], left: Open) -> Mapping[int, float]:
    """Give how much of what is left shows in games: what shows in few of them counts for more."""
    several: dict[Other, list[int]] = defaultdict(list)
    for number, one in enumerate(pool):
        for name, way in one.parts:
            if way in left.get(name, ()) or 0 in left.get(name, ()):
                several[name, way].append(number)
    worth: dict[int, float] = defaultdict(float)
    for numbers in several.values():
        for number in numbers:
            worth[number] += 1 / len(numbers)
    return worth
