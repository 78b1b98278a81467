"""
Games in which ways of playing part: where each other way of a trait would first be seen.

A walk is a game by one way of playing. Of every other way it is known from which step on it is another game: what is
legal differs, or what comes of an action. Until that step, a question about the walk does not hang on it.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from oracle.apps.deciding import LEANINGS, leaning
from oracle.apps.mutants import Cell
from oracle.apps.option_leanings import option_leanings, scholars
from oracle.apps.profiles import Ground, Settled, cells
from oracle.engine.identify import Question, Said, Way, legal_said
from oracle.engine.play import Choose, swarm
from oracle.errors import InvalidActionError, OracleError
from specs.options import SOLO
from specs.reference import Reference

Other = tuple[str, int]
"""A trait, and a way of playing it that is not the walk's."""

Open = Mapping[str, frozenset[int]]
"""The ways that are left of each trait."""

BROKEN: Final = (ArithmeticError, LookupError, TypeError, ValueError, AttributeError, OracleError)
"""What a game by rules that do not go together may end in."""

MOST_WAYS: Final = 256
"""So many ways of playing are forecast for a question."""

MOST_STEPS: Final = 800
"""So many steps are played to forecast a question, as long as there are cheap ones."""

_FIRST: Final = 8
MOST_PLIES: Final = 3000


@dataclass(slots=True)
class Walk:
    """
    A game with what would show in it.

    Attributes:
        positions: Before each action, and after the last.
        refused: The number of the first action that is not legal; -1 if all are.
        parts: The step from which on another way is another game; what is legal before that action differs, or the
            position after the action before it.
    """

    ground: Ground
    settled: Settled
    actions: list[str] = field(default_factory=list)
    positions: list[Any] = field(default_factory=list)
    refused: int = -1
    parts: dict[Other, int] = field(default_factory=dict)


def walk(ground: Ground, settled: Settled, choose: Choose, open_: Open) -> Walk:
    """Play a game, and look what would show in it."""
    return _walked(ground, settled, open_, choose, None)


def follow(ground: Ground, settled: Settled, actions: Sequence[str], open_: Open) -> Walk:
    """Play the actions of another game as far as they are legal, and look what would show."""
    return _walked(ground, settled, open_, None, actions)


def _walked(
    ground: Ground, settled: Settled, open_: Open, choose: Choose | None, actions: Sequence[str] | None
) -> Walk:
    game = ground.counting(settled)
    counts = game.setting.rule.counts()
    counts.clear()
    found = Walk(ground, settled, list(actions or ()), [game.new_game()])
    looked_up: dict[Cell, list[int]] = defaultdict(list)
    for cell in counts:
        looked_up[cell].append(-1)
    steps: list[tuple[list[Any], Any]] = []
    while not game.is_over(found.positions[-1]) and len(steps) < MOST_PLIES:
        counts.clear()
        try:
            legal, action, after = _step(game, found, len(steps), choose)
        except BROKEN:
            # Some rules do not go together; so far the game can be played by them.
            del found.actions[len(steps) :]
            break
        for cell in counts:
            looked_up[cell].append(len(steps))
        steps.append((legal, action))
        if action is None:
            break
        found.positions.append(after)
    if actions is not None and len(found.positions) <= len(actions) and found.refused < 0:
        found.refused = len(found.positions) - 1
    _look(found, ground.game(settled), steps, looked_up, open_)
    return found


def _step(game: Reference, found: Walk, number: int, choose: Choose | None) -> tuple[list[Any], Any, Any]:
    """Give what is legal, what is done, and what comes of it; nothing is done where the other game cannot go on."""
    position = found.positions[-1]
    legal = game.legal_actions(position)
    if choose is not None:
        action = choose(position, legal)
        found.actions.append(game.write(action))
    else:
        action = meant(game, found.actions[number], legal) if number < len(found.actions) else None
        found.refused = number if action is None and number < len(found.actions) else -1
    return legal, action, None if action is None else game.after(position, action)


def _look(
    found: Walk,
    game: Reference,
    steps: Sequence[tuple[list[Any], Any]],
    looked_up: Mapping[Cell, list[int]],
    open_: Open,
) -> None:
    """Find out where each other way parts."""
    for name, left in open_.items():
        trait = found.ground.traits.get(name)
        if trait is None:
            continue
        own = found.settled.get(name, 0)
        for way in sorted(left - {own}):
            own_cells = cells(trait, way, own)
            at = sorted({s for cell in own_cells for s in looked_up.get(cell, ())})
            at = [s for n, s in enumerate(at, start=1) if n <= _FIRST or n & (n - 1) == 0]
            with playing(found.ground, game, {**found.settled, name: way}, trait.question):
                place = next((p for s in at if (p := _parts(game, found, steps, s)) is not None), None)
            if place is not None:
                found.parts[name, way] = place


@contextmanager
def playing(ground: Ground, game: Reference, settled: Settled, question: str) -> Iterator[None]:
    """Let a game read one question as it is settled otherwise."""
    tables = game.setting.rule
    before = getattr(tables, question)
    tables.__dict__[question] = ground.answers(settled, question)
    try:
        yield
    finally:
        tables.__dict__[question] = before


def _parts(game: Reference, found: Walk, steps: Sequence[tuple[list[Any], Any]], step: int) -> int | None:
    """Give the number of actions after which a game is seen to be another, if this step shows it."""
    try:
        if step < 0:
            return 0 if game.new_game() != found.positions[0] else None
        position = found.positions[step]
        legal, action = steps[step]
        if game.legal_actions(position) != legal:
            return step
        if action is not None and game.after(position, action) != found.positions[step + 1]:
            return step + 1
    except BROKEN:
        return step
    return None


def meant(game: Reference, text: str, legal: Sequence[Any]) -> Any:
    """Give the legal action that is written so; None if there is none."""
    try:
        return game.same(game.read(text), legal)
    except InvalidActionError:
        return None


# Forecasts.


def _answer(game: Reference, position: Any, asks: str) -> Any:
    if asks == "legal":
        return legal_said(map(game.write, game.legal_actions(position)))
    if asks == "score":
        winners = sorted(game.winners(position)) if game.is_over(position) else None
        return {"scores": [s.points for s in position.seats], "winners": winners}
    return game.show(position)


def said(game: Reference, position: Any, actions: Sequence[str], asks: str, first: int = 0) -> Said | None:
    """Give what comes of a question from some position on; None where the game cannot go on so."""
    try:
        for number, text in enumerate(actions, start=first):
            over = game.is_over(position)
            action = None if over else meant(game, text, game.legal_actions(position))
            if action is None:
                return Said(refused=number)
            position = game.after(position, action)
        over = asks == "legal" and game.is_over(position)
        return Said(value=[] if over else _answer(game, position, asks))
    except BROKEN:
        return None


def hangs_on(found: Walk, plies: int, open_: Open) -> dict[str, list[int]]:
    """Give the other ways that a question after so many actions hangs on."""
    several: dict[str, list[int]] = defaultdict(list)
    for (name, way), at in found.parts.items():
        if at <= plies and name in open_ and way in open_[name]:
            several[name].append(way)
    return several


def many(several: Mapping[str, Sequence[int]]) -> int:
    """Give in how many ways a game can be played where so many ways of each trait show."""
    number = 1
    for ways in several.values():
        number *= 1 + len(ways)
    return number


def forecast(found: Walk, plies: int, asks: str, open_: Open, law: str, *, deep: bool = False) -> list[Way] | None:
    """
    Give what comes of a question about a walk by each way of playing; None if there are too many.

    Args:
        deep: Look besides for traits that show only together with another way of something else.
    """
    several = hangs_on(found, plies, open_)
    while True:
        first = min((at for (n, w), at in found.parts.items() if w in several.get(n, ())), default=plies)
        stop = max(0, first - 1)
        number = many(several)
        if number > MOST_WAYS or number * (plies - stop) > MOST_STEPS:
            return None
        ways = []
        more: dict[str, set[int]] = defaultdict(set)
        for choices, settled in _picked(found, several, open_):
            come = _from(found.ground.game(settled), found, stop, plies, asks)
            if come is None:
                continue
            ways.append(Way(law=law, choices=choices, said=come))
            if deep and settled != found.settled:
                for name, way in _hidden(found, (stop, plies), asks, open_, several, settled, come):
                    more[name].add(way)
        if not more:
            return ways
        several = {**several, **{n: sorted(w) for n, w in more.items()}}


def _picked(
    found: Walk, several: Mapping[str, Sequence[int]], open_: Open
) -> Iterator[tuple[dict[str, frozenset[int]], dict[str, int]]]:
    """Give each way of playing what shows: its choices, and what is settled by it."""
    names = list(several)
    for picked in itertools.product(*([None, *several[n]] for n in names)):
        choices = {}
        settled = dict(found.settled)
        for name, way in zip(names, picked, strict=True):
            # The ways that do not show here play as the walk does.
            choices[name] = open_[name] - set(several[name]) if way is None else frozenset({way})
            if way is not None:
                settled[name] = way
        if all(choices.values()):
            yield choices, settled


def _hidden(
    found: Walk,
    plies: tuple[int, int],
    asks: str,
    open_: Open,
    several: Mapping[str, Sequence[int]],
    settled: Settled,
    come: Said,
) -> Iterator[Other]:
    """Give what does not show in a walk, but does where something else is played otherwise."""
    counting = found.ground.counting(settled)
    counts = counting.setting.rule.counts()
    counts.clear()
    _from(counting, found, *plies, asks)
    looked_up = set(counts)
    for name, left in open_.items():
        trait = found.ground.traits.get(name)
        if trait is None or name in several or len(left) < 2:
            continue
        own = settled.get(name, 0)
        for way in sorted(left - {own}):
            if looked_up.isdisjoint(cells(trait, way, own)):
                continue
            other = _from(found.ground.game({**settled, name: way}), found, *plies, asks)
            if other is not None and other.key != come.key:
                yield name, way


def _from(game: Reference, found: Walk, stop: int, plies: int, asks: str) -> Said | None:
    """Play the rest of a walk otherwise."""
    if 0 <= found.refused < stop:
        stop = found.refused
    try:
        position = found.positions[stop] if stop else game.new_game()
    except BROKEN:
        return None
    return said(game, position, found.actions[stop:plies], asks, stop)


def question(found: Walk, plies: int, asks: str) -> Question:
    """Give a question about a walk."""
    return Question(opening=found.ground.opening, actions=tuple(found.actions[:plies]), asks=asks)


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
