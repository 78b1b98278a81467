"""
Draws for each finding a moment of a game at which its smallest case comes up.

The same few games are played each time, so that the same book gives the same pictures. Only those parts of the board
are drawn that show what the finding is about. Where no game comes to the case, there is no picture.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from html import escape
from typing import Final

from oracle.apps.beside import beside
from oracle.apps.coming_up import PLAYERS, Key, Watched, key_of
from oracle.apps.games import Setup, opened
from oracle.apps.library import Library
from oracle.apps.stepping import PREFIX
from oracle.consistency.cases import case_from
from oracle.engine.play import play, uniform
from oracle.findings import Finding
from specs.drawing import Drawing
from specs.drawing.panel import WIDTH
from specs.drawing.shapes import style, symbols, words
from specs.position import Action, Position
from specs.reference import Reference
from specs.steps import FIRST_OF_PLAYERS

GAMES: Final = 5
"""So many games are played of each kind."""

BASE: Final = tuple(Setup(edition=e, players=n) for e in ("deluxe-2020", "original-2013") for n in PLAYERS)
"""The kinds of games without options."""

WITH_OPTIONS: Final = tuple(
    Setup(edition="deluxe-2020", players=n, options=options)
    for options, players in (
        (("jewelry-box",), (2, 4)),
        (("jewelry-box", "fancy", "festive", "haute-couture"), (3, 5)),
        (("solo",), (1,)),
        (("jewelry-box", "solo"), (1,)),
    )
    for n in players
)
"""The kinds of games with options, looked at where the others do not come to a case."""

_SEAT: Final = "seat"
_SHOWN: Final[Mapping[str, tuple[str, ...]]] = {
    "all_halls": ("decorations",),
    "components": ("market",),
    "decorations": ("decorations",),
    "exams": ("jeweler", _SEAT),
    "garments": ("now", "market"),
    "garment_sets": ("now", "market"),
    "hiring": ("now", "market"),
    "income": (_SEAT, "decorations"),
    "jewelry_bonuses": ("jeweler", _SEAT),
    "jewelry_box": ("now", "jeweler"),
    "preparation": ("now", "market"),
    "resources": ("now", "market"),
    "scoring": ("halls",),
    "setup": ("now", "market"),
    "solo": ("now", "opponent"),
}
_OTHERWISE: Final = ("now", _SEAT)
"""Which parts of the board show what a topic is about; the seat is that of the player who acts."""

_GAP: Final = 8
_LINE: Final = 18


Step = tuple[Position, Action]
"""A position, and what is done in it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """
    A picture of a moment of a game.

    Attributes:
        name: The name of its file, the same for the same picture.
        action: What is done next, as logs write it.
    """

    name: str
    svg: str
    width: int
    height: int
    edition: str
    options: tuple[str, ...]
    players: int
    round: int
    action: str


class Pictures:
    """The pictures of some findings, drawn when the first is asked for, or in a process beside this one."""

    def __init__(self, found: Iterable[Finding], lib: Library) -> None:
        self._work: Callable[[], Mapping[str, Board]] = partial(boards, tuple(found), lib)

    def start(self) -> None:
        """Begin to draw now, while other work is done."""
        begun = beside([self._work])
        self._work = lambda: begun()[0]

    @cached_property
    def by_finding(self) -> Mapping[str, Board]:
        """The pictures by the ids of the findings."""
        return self._work()


def boards(found: Iterable[Finding], lib: Library) -> Mapping[str, Board]:
    """Give the picture of each finding that has one, by its id."""
    asked = {q.id: q for q in lib.questions}
    wanted: dict[Key, list[Finding]] = defaultdict(list)
    for finding in found:
        witness = finding.witness or {}
        question = asked.get(str(witness.get("question")))
        values = case_from(question, witness.get("case") or {}) if question else None
        if question and values is not None:
            wanted[key_of(question, values)].append(finding)
    pictures: dict[str, Board] = {}
    for setup in (*BASE, *WITH_OPTIONS) if wanted else ():
        missing = {
            key: [f for f in here if f.id not in pictures and setup.edition in f.editions]
            for key, here in wanted.items()
        }
        # Pictures are made with tables of their own: what is looked up for them does not come up in play.
        plain = opened(setup)
        drawing = Drawing(plain.setting)
        for finding, seed, step in _moments({k: f for k, f in missing.items() if f}, plain):
            if finding.id not in pictures:
                pictures[finding.id] = _drawn(finding.topic, drawing, plain, seed, step)
    return pictures


def _moments(wanted: Mapping[Key, list[Finding]], plain: Reference) -> Iterator[tuple[Finding, int, Step]]:
    """Play some games of a kind, and give each finding whose case comes up with the step at which it does."""
    table = Watched(plain, wanted, frozenset(question for question, _ in wanted))
    for seed in range(GAMES):
        for key, _, before, action in table.come_up(seed):
            for finding in wanted[key]:
                yield finding, seed, (before, action)


def _drawn(topic: str, drawing: Drawing, game: Reference, seed: int, step: Step) -> Board:
    """Draw the parts of the board that show what a topic is about."""
    position, action = step
    if not position.round:
        position, action = _begun(game, seed)
    actor = game.actor(position)
    groups = drawing.groups(position)
    names = [f"seat-{actor}" if n == _SEAT else n for n in _SHOWN.get(topic, _OTHERWISE)]
    panels = [p for n in names for p in drawing.panels if p.id == n] or [drawing.panels[0]]
    parts = []
    height = 0
    for panel in panels:
        parts.append(panel.svg(groups, PREFIX, (0, height)))
        height += panel.height + _GAP
    parts.append(words(4, height + _LINE - 6, "Values that no text prints are made up (synthetic).", "pale small"))
    height += _LINE
    title = f"{', '.join(p.title for p in panels)}, round {position.round}"
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="rb" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' height="{height}" role="img"><title>{escape(title)}</title><style>{style()}</style>{symbols()}'
        f"{''.join(parts)}</svg>\n"
    )
    return Board(
        name=f"{hashlib.sha256(svg.encode()).hexdigest()[:12]}.svg",
        svg=svg,
        width=WIDTH,
        height=height,
        edition=game.book.edition,
        options=game.book.options,
        players=game.players,
        round=position.round,
        action=game.write(action),
    )


def _begun(game: Reference, seed: int) -> Step:
    """Give the first step at which a player chooses: what the setup decides is seen when it is done."""
    steps = ((before, action) for before, action, _ in play(game, uniform(seed)) if before.round)
    return next(s for s in steps if s[0].todo[-1][0] >= FIRST_OF_PLAYERS)
