"""A part of a board picture: what never changes in it, and named groups of what does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Final

from specs.drawing.shapes import box, words

WIDTH: Final = 440
"""Every panel is so wide: on a phone they stand one below the other."""

Groups = dict[str, str]
"""What is drawn in each group, by its id."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """
    A part of the picture.

    Attributes:
        still: What is the same in every position.
        groups: The ids of its changing groups, in the order in which they are drawn.
        headed: Whether its title is written at the top.
    """

    id: str
    title: str
    height: int
    still: str
    groups: tuple[str, ...]
    headed: bool = True

    def inside(self, groups: Mapping[str, str], prefix: str = "") -> str:
        """Give the panel's elements; ids begin with a prefix, so that a page can hold several pictures."""
        changing = "".join(f'<g id="{prefix}{g}">{groups[g]}</g>' for g in self.groups)
        frame = box(1, 1, WIDTH - 2, self.height - 2, "panel", 10)
        head = words(12, 22, self.title, "big") if self.headed else ""
        return f"{frame}{head}{self.still}{changing}"

    def svg(self, groups: Mapping[str, str], prefix: str = "", at: tuple[int, int] | None = None) -> str:
        """Give the panel as an element of its own, or as a part of a larger one at a place."""
        size = f'viewBox="0 0 {WIDTH} {self.height}"'
        if at is not None:
            size = f'x="{at[0]}" y="{at[1]}" width="{WIDTH}" height="{self.height}" {size}'
        name = escape(self.title)
        return f'<svg class="rb" {size} role="group" aria-label="{name}">{self.inside(groups, prefix)}</svg>'
