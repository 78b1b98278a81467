"""
Writes a judged game as one page that steps through it on a drawn board and needs nothing else: no network, no file.

The board is there once; each step carries only the groups of it that change, as numbers into a list of texts, since
the same card or tile is drawn many times in a game. Board and icons are SVG that the caller vouches for; everything
else is escaped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Any

from markupsafe import Markup

from oracle.reports import pages
from oracle.reports.speech import Speech


@dataclass(frozen=True, slots=True, kw_only=True)
class Comment:
    """A rule that decided a move: its id, what it says, and the address of its entry, if there is one."""

    rule: str
    says: str
    page: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """
    A move of the list.

    Attributes:
        ply: Its number in the log.
        round, part: Where it belongs: the round, and the turn or phase in it.
        says: What is done, in words.
        then: What follows from it at once.
        comments: The rules that decided it.
        wrong: Whether it is the move at which the log is refused; the board stays as it was before it.
    """

    ply: int
    round: int
    part: str
    says: str
    then: tuple[str, ...] = ()
    comments: tuple[Comment, ...] = ()
    wrong: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What the judgement says; `lines` are the citations as text."""

    right: bool
    summary: str
    ply: int | None = None
    says: str = ""
    rule: str = ""
    lines: tuple[str, ...] = ()
    legal: tuple[str, ...] = ()
    further: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """
    A game as a page shows it.

    Attributes:
        icons: What all panels use, as SVG.
        style: The style of the panels.
        panels: The parts of the board before the first move, as SVG.
        prefix: What the ids of groups begin with.
        pictures: For each position, what is drawn in every group.
        purses: For each position, each seat's Livre and points.
        seats: What each seat is called.
        sheet: The score sheet of a finished game: what a line is for, and each seat's points.
        captions: Lines below the board.
        language: The language of the page; what is done is told in English.
        opening: What is said before all else, line by line.
        home: The address of the book that the page belongs to, and what it is called.
    """

    title: str
    icons: str
    style: str
    panels: tuple[str, ...]
    prefix: str
    pictures: Sequence[Mapping[str, str]]
    purses: Sequence[Sequence[tuple[int, int]]]
    moves: tuple[Move, ...]
    seats: tuple[str, ...]
    sheet: tuple[tuple[str, tuple[int, ...]], ...]
    winners: tuple[str, ...]
    captions: tuple[str, ...]
    verdict: Verdict
    language: str = "en"
    opening: tuple[str, ...] = ()
    home: tuple[str, str] | None = None


def steps(pictures: Sequence[Mapping[str, str]]) -> dict[str, Any]:
    """
    Give pictures as a list of texts and what changes from one to the next.

    Returns:
        `groups` (their ids), `texts`, `first` (for each group the number of its text), and `changes`: for each later
        picture a flat list of pairs, the number of a group and that of its new text.
    """
    names = list(pictures[0])
    texts: dict[str, int] = {}

    def text(drawn: str) -> int:
        return texts.setdefault(drawn, len(texts))

    first = [text(pictures[0][name]) for name in names]
    changes = []
    for before, after in pairwise(pictures):
        changes.append([v for n, g in enumerate(names) if before[g] != after[g] for v in (n, text(after[g]))])
    return {"groups": names, "texts": list(texts), "first": first, "changes": changes}


def _data(game: Game) -> dict[str, Any]:
    """Give what the script reads."""
    purses = [list(map(list, game.purses[0]))] + [
        None if before == after else list(map(list, after)) for before, after in pairwise(game.purses)
    ]
    return {**steps(game.pictures), "purses": purses, "prefix": game.prefix}


def render(game: Game) -> str:
    """Give the page."""
    say = Speech(game.language)
    # Style and script are files of ours; the board is drawn by the caller, who escapes what it takes from files.
    style, script = Markup(game.style) + pages.own("replay.css"), pages.own("replay.js")  # noqa: S704
    numbered = list(enumerate(game.moves, start=1))
    rounds = [
        (number, [(part, list(same)) for part, same in groupby(moves, key=lambda m: m[1].part)])
        for number, moves in groupby(numbered, key=lambda m: m[1].round)
    ]
    return pages.render(
        "replay.html",
        game=game,
        style=style,
        script=script,
        data=pages.embedded(_data(game) | {"start": say("Before the first move")}),
        icons=Markup(game.icons),  # noqa: S704
        panels=[Markup(p) for p in game.panels],  # noqa: S704
        policy=pages.policy(style, script),
        rounds=rounds,
        verdict=game.verdict,
        say=say,
        # What is done is told in English, whatever the language of the page.
        told=Markup("" if game.language == "en" else ' lang="en"'),  # noqa: S704
    )
