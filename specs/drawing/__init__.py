"""
A position as a board picture: SVG as text, made of panels, each with named groups of what can change.

The picture is the same for the same position. Whoever steps through a game needs one picture and, for each step, the
groups that differ; put into their places they give the very picture of the next position. Design and icons are our
own, nothing is taken from a publisher's art.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from specs.drawing.jeweler import Jeweler
from specs.drawing.market import Market
from specs.drawing.opponent import Opponent
from specs.drawing.palace import Palace
from specs.drawing.panel import WIDTH, Groups, Panel
from specs.drawing.players import Players
from specs.drawing.shapes import COLORS, legend, style, symbols, words
from specs.notation import Notation
from specs.position import Position
from specs.setting import Setting
from specs.views import Views

_GAP: Final = 12
_LINE: Final = 18


class Drawing:
    """
    Draws the positions of one setting.

    Attributes:
        panels: The parts of the picture, in reading order.
        captions: Lines below it: the key to the colours, and what is said about the values.
    """

    def __init__(self, setting: Setting, captions: Sequence[str] = (), *, prefix: str = "rb-") -> None:
        """
        Make ready to draw.

        Args:
            captions: Where the values of the parts come from; made-up ones must be told as such.
            prefix: What the ids of groups begin with.
        """
        edition = setting.rule.book.edition
        colors = COLORS.get(edition, next(iter(COLORS.values())))
        notation = Notation(setting)
        cards = {notation.card(n): card for n, card in enumerate(setting.cards)}
        self._views = Views(setting, notation)
        self._prefix = prefix
        self._palace = Palace(setting, edition, colors)
        self._market = Market(setting, cards, colors)
        self._players = Players(setting, cards, colors)
        self._jeweler = Jeweler(setting, setting.box, colors) if setting.box else None
        self._opponent = Opponent(setting, cards, colors) if setting.solo else None
        self.panels: tuple[Panel, ...] = (
            self._players.now,
            *self._palace.panels,
            self._market.panel,
            *([self._jeweler.panel] if self._jeweler else []),
            *self._players.panels,
            *([self._opponent.panel] if self._opponent else []),
        )
        self.captions = (legend(colors), *captions)

    def groups(self, position: Position, viewer: int | None = None) -> Groups:
        """
        Give what is drawn in each changing group.

        Args:
            viewer: Draw what this seat may see; None for all there is.
        """
        shown: Mapping[str, Any] = self._views.show(position) if viewer is None else self._views.view(position, viewer)
        more = [drawn.groups(shown) for drawn in (self._jeweler, self._opponent) if drawn]
        found = {**self._palace.groups(shown), **self._market.groups(shown), **self._players.groups(shown)}
        for groups in more:
            found |= groups
        return found

    def panel(self, panel: Panel, groups: Mapping[str, str]) -> str:
        """Give one part as an SVG of its own; its icons (`symbols`) and style stand once on the page."""
        return panel.svg(groups, self._prefix)

    def whole(self, groups: Mapping[str, str], title: str = "Board") -> str:
        """Give the picture from what is in its groups."""
        columns = self._columns()
        width = len(columns) * (WIDTH + _GAP) - _GAP
        height = max(sum(p.height + _GAP for p in column) for column in columns)
        parts = []
        for n, column in enumerate(columns):
            y = 0
            for panel in column:
                parts.append(panel.svg(groups, self._prefix, (n * (WIDTH + _GAP), y)))
                y += panel.height + _GAP
        for n, caption in enumerate(self.captions):
            parts.append(words(4, height + _LINE * n + 6, caption, "pale"))
        height += _LINE * len(self.captions)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="rb" viewBox="0 0 {width} {height}" role="img">'
            f"<title>{escape(title)}</title><style>{style()}</style>{symbols()}{''.join(parts)}</svg>"
        )

    def svg(self, position: Position, viewer: int | None = None) -> str:
        """Give the picture of a position."""
        seen = "all there is" if viewer is None else f"what seat {viewer} may see"
        return self.whole(self.groups(position, viewer), f"The board in round {position.round}, {seen}")

    def _columns(self) -> tuple[tuple[Panel, ...], ...]:
        halls, decorations = self._palace.panels
        jeweler = (self._jeweler.panel,) if self._jeweler else ()
        opponent = (self._opponent.panel,) if self._opponent else ()
        return (
            (self._players.now, halls, *jeweler),
            (self._market.panel, decorations),
            (*self._players.panels, *opponent),
        )


def changed(before: Mapping[str, str], after: Mapping[str, str]) -> Groups:
    """Give the groups of a later picture that differ from an earlier one."""
    return {name: drawn for name, drawn in after.items() if before.get(name) != drawn}
