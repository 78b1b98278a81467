"""
Writes a sample game as a page: the drawn board of `oracle replay --html`, and at each move rules that decided it.

A rule decides a move where its answer is looked up for it, or where the engine embodies it and its event happens.
Many rules decide at each move. The one that decides at the fewest tells most and stands first; then come those that
were not told yet, so that the game leads through most of the book.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from oracle.apps.deciding import leaning
from oracle.apps.desk import lasting
from oracle.apps.docs.found import put
from oracle.apps.docs.phrases import Words
from oracle.apps.library import library
from oracle.apps.option_leanings import Likes
from oracle.apps.stepping import shown
from oracle.engine.log import Judgement
from oracle.engine.play import play
from oracle.reports.replay import Comment, Game, render
from oracle.rules import Rule
from specs.held import events_of_rules
from specs.held.events import Scene
from specs.held.happening import COUNTS
from specs.position import Action, Position
from specs.reference import Reference, reference
from specs.tables import CountingTables

EDITION: Final = "deluxe-2020"
PLAYERS: Final = 3
SEED: Final = 7
"""What is played, and how chance falls."""

MOST_COMMENTS: Final = 3
"""So many rules are named at a move."""

_LIKES: Final[Likes] = {
    ("main", 0): 3.0,
    ("main", 1): 10.0,
    ("main", 2): 300.0,
    ("main", 3): 12.0,
    ("main", 4): 1.0,
    ("main", 5): 12.0,
    ("main", -1): 0.01,
    ("rent",): 12.0,
    ("sell",): 1.0,
    ("keep",): 12.0,
    ("bonus", 1): 12.0,
    ("bonus", 0): 1.0,
}

Step = tuple[Position, Action, Position]


def write_sample(target: Path, language: str, *, page_of_rule: Callable[[Rule], str] = lasting) -> Path:
    """
    Write the sample game in one language.

    Args:
        target: The directory of the rulebook in that language; the page comes into `sample` in it.
        page_of_rule: Gives the address of a rule's entry, as seen from the page.
    Returns:
        The page.
    """
    page = target / "sample" / "index.html"
    put(page, render(sample(language, page_of_rule)).encode())
    return page


def sample(language: str, page_of_rule: Callable[[Rule], str] = lasting) -> Game:
    """Give the sample game as its page shows it."""
    say = Words(language)
    found, told_at = played()
    rules = {r.id: r for r in library().rules}
    comments = (
        tuple(Comment(rule=r, says=rules[r].text(language), page=page_of_rule(rules[r])) for r in named)
        for named in told_at
    )
    told = "Each move with some of the rules that decided it. Step with the arrow keys or the buttons."
    return replace(
        found,
        title=f"{say('A sample game')}{found.title}",
        moves=tuple(replace(m, comments=c) for m, c in zip(found.moves, comments, strict=True)),
        language=language,
        opening=(say(told), *((say("What is done is told in English."),) if language != "en" else ())),
        home=("../index.html", say("The annotated rulebook")),
    )


@cache
def played() -> tuple[Game, tuple[tuple[str, ...], ...]]:
    """Give the game before it is told in a language, and the rules that are named at each move; it is played once."""
    game = reference(EDITION, PLAYERS, tables=CountingTables)
    steps = list(play(game, leaning(SEED, ((1, _LIKES),))))
    decided = deciding(game, steps)
    return shown(game, [action for _, action, _ in steps], Judgement(), name=""), tuple(telling(decided))


def deciding(game: Reference, steps: Iterable[Step]) -> list[frozenset[str]]:
    """
    Give the rules that decided each move of a game.

    Args:
        game: The game as it was played, with tables that count.
    """
    tables = game.setting.rule
    # What is counted beside the game must not look anything up in the tables that count.
    plain = reference(game.book.edition, game.players).setting
    events = events_of_rules(game.book, plain)
    scene: Scene | None = None
    found = []
    for before, action, after in steps:
        tables.counts().clear()
        game.apply(before, action)
        if scene is None:
            scene = Scene(plain, before, action, after)
        else:
            scene.follows(action, after)
        happened = {event for event, count in COUNTS.items() if count(scene)}
        held = {rule for rule, at in events.items() if at & happened}
        found.append(frozenset(tables.rules()) | held)
    return found


def telling(decided: Sequence[frozenset[str]]) -> list[tuple[str, ...]]:
    """Give for each move the rule that decides the fewest moves, and of the others those told least so far."""
    often = Counter(rule for rules in decided for rule in rules)
    told: Counter[str] = Counter()
    found = []
    for rules in decided:
        first, *others = sorted(rules, key=lambda r: (often[r], r)) or [""]
        others.sort(key=lambda r: told[r])
        named = tuple(filter(None, (first, *others[: MOST_COMMENTS - 1])))
        told.update(named)
        found.append(named)
    return found
