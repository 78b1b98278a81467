"""
Writes a judged game as one page that steps through it on a drawn board and needs nothing else: no network, no file.

The board is there once; each step carries only the groups of it that change, as numbers into a list of texts, since
the same card or tile is drawn many times in a game. Board and icons are SVG that the caller vouches for; everything
else is escaped.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import groupby, pairwise
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from oracle.reports.phrasing import printable

_TEMPLATES: Final = files("oracle.reports").joinpath("templates")


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """
    A move of the list.

    Attributes:
        ply: Its number in the log.
        round, part: Where it belongs: the round, and the turn or phase in it.
        says: What is done, in words.
        then: What follows from it at once.
        wrong: Whether it is the move at which the log is refused; the board stays as it was before it.
    """

    ply: int
    round: int
    part: str
    says: str
    then: tuple[str, ...] = ()
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


def _digest(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _own(name: str) -> str:
    return _TEMPLATES.joinpath(name).read_text(encoding="utf-8")


def _data(game: Game) -> str:
    """Give what the script reads; no text in it can end its element."""
    purses = [list(map(list, game.purses[0]))] + [
        None if before == after else list(map(list, after)) for before, after in pairwise(game.purses)
    ]
    found = {**steps(game.pictures), "purses": purses, "prefix": game.prefix}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def render(game: Game) -> str:
    """Give the page."""
    environment = Environment(
        loader=PackageLoader("oracle.reports"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=lambda given: given if isinstance(given, Markup) else printable(given),
    )
    style, script = game.style + _own("replay.css"), _own("replay.js")
    policy = (
        f"default-src 'none'; style-src {_digest(style)}; script-src {_digest(script)}; "
        "base-uri 'none'; form-action 'none'"
    )
    numbered = list(enumerate(game.moves, start=1))
    rounds = [
        (number, [(part, list(same)) for part, same in groupby(moves, key=lambda m: m[1].part)])
        for number, moves in groupby(numbered, key=lambda m: m[1].round)
    ]
    # Style and script are files of ours; the board is drawn by the caller, who escapes what it takes from files.
    found = environment.get_template("replay.html").render(
        game=game,
        style=Markup(style),  # noqa: S704
        script=Markup(script),  # noqa: S704
        data=Markup(_data(game)),  # noqa: S704
        icons=Markup(game.icons),  # noqa: S704
        panels=[Markup(p) for p in game.panels],  # noqa: S704
        policy=policy,
        rounds=rounds,
        verdict=game.verdict,
    )
    return found if found.endswith("\n") else found + "\n"
