"""
The signs a board picture is made of: boxes, words, icons of our own, and the colours of both themes.

Everything here is SVG as text. Colours are variables of the class `rb`, so that a page can have a light and a dark
side; nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from specs.vocabulary import Garment

LETTERS: Final = "ABCDE"
"""The letter of each seat, which stands beside its colour."""

COLORS: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "deluxe-2020": ("blue", "pink", "green", "orange"),
    "original-2013": ("yellow", "green", "red", "blue"),
}
"""
The colour of each garment of `vocabulary.Garment` and of its silk, in each edition.

Sources:
    `deluxe-pt:34-35`, `original-es:42`.
"""

GOWNS: Final = (True, False, True, False)
"""Which garments are gowns, in the order of `vocabulary.Garment`."""

_LIGHT: Final = {
    "ink": "#2a2118",
    "pale": "#6a5c4b",
    "panel": "#f6efdf",
    "card": "#fffaf0",
    "line": "#cbb994",
    "gold": "#a87d1f",
    "back": "#b9a27c",
    "now": "#fbe5a6",
    "blue": "#9dbfe4",
    "pink": "#f0b3c8",
    "green": "#a3d0a6",
    "orange": "#f3bd7c",
    "yellow": "#eedc7f",
    "red": "#e79c92",
}
_DARK: Final = {
    "ink": "#eee6d8",
    "pale": "#b3a796",
    "panel": "#24211d",
    "card": "#2f2b26",
    "line": "#5b5244",
    "gold": "#d9b25a",
    "back": "#6d5f49",
    "now": "#5a4a1e",
    "blue": "#7fa6d2",
    "pink": "#d994ad",
    "green": "#85b98a",
    "orange": "#dba463",
    "yellow": "#d3c063",
    "red": "#d0847a",
}
_SEATS: Final = ("#a8243a", "#1f5fa8", "#2a7549", "#7b3fa0", "#7d5200")

_RULES: Final = """
.rb{font-family:system-ui,sans-serif;font-size:12px}
.rb text{fill:var(--rb-ink)}
.rb .panel{fill:var(--rb-panel);stroke:var(--rb-line)}
.rb .box{fill:var(--rb-card);stroke:var(--rb-line)}
.rb .free{fill:none;stroke:var(--rb-pale);stroke-dasharray:4 3}
.rb .master{fill:none;stroke:var(--rb-gold);stroke-width:2}
.rb .round{fill:var(--rb-card);stroke:var(--rb-pale)}
.rb .past{fill:var(--rb-line);stroke:var(--rb-pale)}
.rb .now{fill:var(--rb-now);stroke:var(--rb-gold);stroke-width:2}
.rb .face{fill:var(--rb-back);stroke:var(--rb-card)}
.rb .sign{fill:var(--rb-pale)}
.rb .gold{fill:var(--rb-gold)}
.rb .coin{fill:var(--rb-card);stroke:var(--rb-gold);stroke-width:2}
.rb .edge{stroke:var(--rb-ink);stroke-opacity:.45}
.rb .festive{fill:var(--rb-now);stroke:var(--rb-gold)}
.rb .couture{fill:#fff;stroke:#1c1610}
.rb .rays{color:var(--rb-pale)}
.rb .cloth{fill:#1c1610;fill-opacity:.72}
.rb text.on{fill:#1c1610}
.rb text.tag{font-size:10px;font-weight:700}
.rb text.pale{fill:var(--rb-pale)}
.rb text.big{font-size:15px;font-weight:700}
.rb text.bold{font-weight:700}
.rb text.small{font-size:10px}
.rb text.tiny{font-size:10px}
.rb .mid{text-anchor:middle}
.rb .end{text-anchor:end}
.rb text.seat{fill:#fff;font-weight:700;font-size:11px}
.rb circle.ring{stroke:#fff;stroke-width:1.5}
"""

_ICONS: Final = {
    "gown": '<path d="M15 4l3 3h4l3-3 2 2-2 8 9 22q-14 4-28 0l9-22-2-8z"/>',
    "coat": '<path d="M14 4l6 4 6-4 7 4 3 16-5 1-2-10 2 21-10-1-1-15-1 15-10 1 2-21-2 10-5-1 3-16z"/>',
    "thread": '<path d="M9 5h22v5h-3v3H12v-3H9zM12 15h16v4H12zM12 21h16v4H12zM12 27h16v3h3v5H9v-5h3z"/>',
    "lace": (
        '<path fill-rule="evenodd" d="M3 9h34v13a5.6 5.6 0 0 1-11.3 0 5.6 5.6 0 0 1-11.4 0 5.6 5.6 0 0 1-11.3 0zm3'
        ' 3v4h28v-4zM8.6 19a2.2 2.2 0 1 0 .1 0zM20 19a2.2 2.2 0 1 0 .1 0zM31.3 19a2.2 2.2 0 1 0 .1 0z"/>'
    ),
    "tile": '<path fill-rule="evenodd" d="M8 4h24v32H8zm4 4v10h16V8zm0 14v10h16V22z"/>',
    "thimble": '<path d="M11 36l3-24q6-9 12 0l3 24zM8 34h24v3H8z"/>',
    "firework": (
        '<path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" '
        'd="M20 16V4M20 24v12M16 20H4M24 20h12M17 17l-8-8M23 23l8 8M23 17l8-8M17 23l-8 8"/>'
    ),
    "musician": '<path d="M31 5v20a5.5 4.5 0 1 1-3-4V13l-12 2.500v14.500a5.500 4.500 0 1 1-3-4V9z"/>',
    "statue": '<path d="M20 3a5.500 5.500 0 1 1 0 11 5.500 5.500 0 1 1 0-11zM12 16h16l2 14H10zM7 32h26v5H7z"/>',
    "kitchen": '<path d="M6 10h28q-1 13-11 15v7h6v4H11v-4h6v-7Q7 23 6 10z"/>',
    "crown": '<path d="M6 33V11l8 9 6-13 6 13 8-9v22z"/>',
    "flag": '<path d="M8 3h3v34H8zM12 5h20l-6 7 6 7H12z"/>',
    "ring": (
        '<path fill-rule="evenodd" d="M20 13a12 12 0 1 1 0 24 12 12 0 1 1 0-24zm0 4.500a7.500 7.500 0 1 0 0 15 7.500'
        ' 7.500 0 1 0 0-15zM13 2h14l4 5-11 8L9 7z"/>'
    ),
    "necklace": '<path d="M3 3q0 23 17 23T37 3h-5q0 18-12 18T8 3zM20 24l6 6-6 8-6-8z"/>',
    "star": '<path d="M20 3l5 12 13 1-10 9 3 12-11-7-11 7 3-12L2 16l13-1z"/>',
}
"""Drawn by hand for this project, each on a square of 40."""


def style() -> str:
    """Give the style of all pictures: `[data-theme]` on a page overrides what the system prefers."""

    def named(theme: Mapping[str, str]) -> str:
        return "".join(f"--rb-{n}:{v};" for n, v in theme.items())

    light, dark = named(_LIGHT), named(_DARK)
    colors = dict.fromkeys(c for edition in COLORS.values() for c in edition)
    fills = "".join(f".rb .{c}{{fill:var(--rb-{c})}}\n" for c in colors)
    seats = "".join(f".rb .s{n}{{fill:{c}}}\n" for n, c in enumerate(_SEATS))
    themes = (
        f".rb{{{light}}}\n@media (prefers-color-scheme:dark){{.rb{{{dark}}}}}\n"
        f"[data-theme=dark] .rb{{{dark}}}\n[data-theme=light] .rb{{{light}}}"
    )
    return f"{themes}{_RULES}{fills}{seats}"


def symbols() -> str:
    """Give the icons, to be there once on each page."""
    found = (f'<symbol id="rb-{name}" viewBox="0 0 40 40">{paths}</symbol>' for name, paths in _ICONS.items())
    return f"<defs>{''.join(found)}</defs>"


def words(x: int, y: int, what: object, kind: str = "") -> str:
    """Give a line of words; `mid` and `end` in its kind say where `x` is."""
    return f'<text x="{x}" y="{y}"{_class(kind)}>{escape(str(what))}</text>'


def box(x: int, y: int, width: int, height: int, kind: str, radius: int = 6) -> str:
    """Give a box with round corners."""
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}"{_class(kind)}/>'


def icon(name: str, x: int, y: int, size: int, kind: str = "sign") -> str:
    """Give an icon by its upper left corner."""
    return f'<use href="#rb-{name}" x="{x}" y="{y}" width="{size}" height="{size}"{_class(kind)}/>'


def _class(kind: str) -> str:
    return f' class="{kind}"' if kind else ""


def titled(title: str, *parts: str) -> str:
    """Give things that are one to a reader: a screen reader says the title, a mouse shows it."""
    return f"<g><title>{escape(title)}</title>{''.join(parts)}</g>"


def coin(x: int, y: int, amount: object, kind: str = "") -> str:
    """Give a coin with a number of Livre by its middle."""
    shown = words(x, y + 4, amount, f"{kind} small bold mid".strip())
    return f'<circle cx="{x}" cy="{y}" r="10" class="coin"/>{shown}'


def points(x: int, y: int, amount: object, kind: str = "") -> str:
    """Give a number of prestige points by the left end of its line."""
    star = "cloth" if kind == "on" else "gold"
    return icon("star", x, y - 9, 11, star) + words(x + 13, y, amount, f"{kind} bold".strip())


def badge(x: int, y: int, seat: int) -> str:
    """Give a seat's marker by its middle."""
    return f'<circle cx="{x}" cy="{y}" r="9" class="ring s{seat}"/>' + words(x, y + 4, LETTERS[seat], "seat mid")


def silk(x: int, y: int, rolls: int, color: str, height: int = 14) -> str:
    """Give rolls of silk: how many, in the colour and with its first letter."""
    label = words(x + 11, y + height // 2 + 4, f"{rolls}{color[0]}", "on small bold mid")
    return box(x, y, 22, height, f"edge {color}", 4) + label


def seat_name(seat: int) -> str:
    """Give what a seat is called in words."""
    return f"seat {seat} ({LETTERS[seat]})"


def hall_name(hall: int) -> str:
    """Give what a hall is called."""
    return "King's hall" if hall == 0 else f"Hall {hall + 1}"


def counted(number: int, what: str) -> str:
    """Give a number of something; only points have a plural of their own."""
    return f"{number} {what}" + ("s" if what == "point" and number != 1 else "")


def garment_name(color: int, colors: tuple[str, ...]) -> str:
    """Give what a garment is called in the edition, by its place in `vocabulary.Garment`."""
    return f"{colors[color]} {'gown' if GOWNS[color] else 'coat'}"


def legend(colors: tuple[str, ...]) -> str:
    """Give the key to the colours in words."""
    named = (
        f"{c[0]} {garment_name(n, colors)} ({g.value})" for n, (g, c) in enumerate(zip(Garment, colors, strict=True))
    )
    return "Silk and garments: " + ", ".join(named)
