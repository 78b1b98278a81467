"""Draws the facts of one case: small things to count and labels to read, nothing told by colour alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any, Final

from specs.drawing.shapes import icon, words

_MOST_COUNTED: Final = 12
_LINE: Final = 22
_LEFT: Final = 8
_LETTER: Final = 6.6
_PALE: Final = "pale"

_CARDS: Final = ("deck", "team", "hand", "card", "employee", "pile")
_COINS: Final = ("livre", "money", "price", "paid", "coin", "wealth", "offer")
_PICTURED: Final = {
    "gown": "gown",
    "coat": "coat",
    "thread": "thread",
    "lace": "lace",
    "tile": "tile",
    "firework": "firework",
    "musician": "musician",
    "statue": "statue",
    "kitchen": "kitchen",
    "fountain": "kitchen",
    "ring": "ring",
    "necklace": "necklace",
    "master": "crown",
    "journeyman": "thimble",
    "apprentice": "flag",
    "prestige": "star",
    "points": "star",
}


def _spaced(name: str) -> str:
    return name.replace("_", " ")


def picture(case: Mapping[str, Any], say: Callable[[Any], str], label: Callable[[str], str] = _spaced) -> str:
    """
    Give a case as a small SVG, or nothing where it has no facts.

    Args:
        say: Gives a value in words of the reader's language.
        label: Gives what a fact is called in it.
    """
    if not case:
        return ""
    rows = []
    margin = _LEFT * 2 + int(max(len(label(n)) for n in case) * _LETTER) + 6
    width = margin
    for number, (name, value) in enumerate(case.items()):
        y = number * _LINE + 4
        drawn, wide = _value(name, value, margin, y, say(value))
        rows.append(words(_LEFT, y + 14, label(name), _PALE) + drawn)
        width = max(width, margin + wide)
    height = len(case) * _LINE + 8
    width += _LEFT
    title = ", ".join(f"{label(n)}: {say(v)}" for n, v in case.items())
    return (
        f'<svg class="rb rr-facts" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">'
        f"<title>{escape(title)}</title>"
        f'<rect width="{width}" height="{height}" rx="6" class="panel"/>{"".join(rows)}</svg>'
    )


def _value(name: str, value: Any, x: int, y: int, said: str) -> tuple[str, int]:
    if isinstance(value, bool):
        mark = f"M{x + 2} {y + 9}l5 5l9-11" if value else f"M{x + 3} {y + 3}l12 12m0-12l-12 12"
        tail = words(x + 24, y + 14, said, "bold")
        return f'<path d="{mark}" class="rr-mark"/>{tail}', 30 + int(len(said) * _LETTER)
    if isinstance(value, int):
        return _counted(name, value, x, y)
    return _label(str(value), x, y, said)


def _counted(name: str, value: int, x: int, y: int) -> tuple[str, int]:
    shown = words(x, y + 14, value, "bold big")
    if not 0 < value <= _MOST_COUNTED:
        return shown, 12 + 9 * len(str(value))
    start = x + 12 + 9 * len(str(value))
    if any(part in name for part in _CARDS):
        path, step = "".join(f"M{start + n * 11} {y + 2}h8v14h-8z" for n in range(value)), 11
        kind = "face"
    elif any(part in name for part in _COINS):
        ring = "a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z"
        path = "".join(f"M{start + n * 13} {y + 9}{ring}" for n in range(value))
        step, kind = 13, "coin"
    else:
        path, step = "".join(f"M{start + n * 9} {y + 6}h6v6h-6z" for n in range(value)), 9
        kind = "sign"
    return f'{shown}<path d="{path}" class="{kind}"/>', start - x + step * value


def _label(value: str, x: int, y: int, said: str) -> tuple[str, int]:
    sign = next((i for part, i in _PICTURED.items() if part in value.replace("-", " ").split()), "")
    indent = 20 if sign else 6
    wide = indent + int(len(said) * _LETTER) + 10
    parts = [f'<rect x="{x}" y="{y}" width="{wide}" height="18" rx="5" class="box"/>']
    if sign:
        parts.append(icon(sign, x + 3, y + 2, 14))
    parts.append(words(x + indent, y + 13, said, "bold"))
    return "".join(parts), wide
