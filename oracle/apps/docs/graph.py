"""
Draws the texts and the topics as one picture: where texts disagree, and where one is silent.

A row is a topic, a column a text. A disc says how much a text states there, a ring that it is silent, a cut ring that
it breaks off before. A bow joins two texts that contradict each other, a loop marks one that contradicts itself or can
be read in two ways: the more often, the thicker. Numbers stand beside the rows, so that nothing hangs on colour alone.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Final

from oracle.apps.docs.overview import Cell, Topic
from oracle.apps.docs.phrases import Words

_TOP: Final = 34
_ROW: Final = 48
_FIRST: Final = 246
_STEP: Final = 100
_SUMS: Final = 70
_LOW: Final = 34
_LARGEST: Final = 11
_DISC: Final = 3
_THICKEST: Final = 7.0


def graph(
    heat: Mapping[str, Mapping[str, Cell]], topics: Mapping[str, Topic], pages: Mapping[str, str], say: Words
) -> str:
    """
    Give the picture.

    Args:
        heat: What each text does about each topic.
        topics: Where the contradictions of each topic lie.
        pages: The page of each topic.
    """
    texts = list(next(iter(heat.values()), {}))
    width = _FIRST + _STEP * (len(texts) - 1) + 60 + _SUMS
    height = _TOP + _ROW * len(heat) + 6
    most = max((c.claims for cells in heat.values() for c in cells.values()), default=1) or 1
    often = max((n for topic in topics.values() for n in topic.between.values()), default=1)
    parts = [_words(_x(n), 20, text, "rg-text", "middle") for n, text in enumerate(texts)]
    for row, (topic, cells) in enumerate(heat.items()):
        y = _TOP + _ROW * row + _LOW
        parts.append(_line(y, width))
        name = _words(8, y + 4, say.topic(topic), "rg-topic")
        parts.append(f'<a href="rococo:page:{escape(pages[topic])}">{name}</a>' if topic in pages else name)
        parts += _bows(topics[topic].between, texts, y, often, say)
        parts += [_node(_x(n), y, text, cells[text], most, say) for n, text in enumerate(texts)]
        sums = f"⚡{topics[topic].clashes} ∅{topics[topic].gaps}"
        parts.append(_words(width - 8, y + 4, sums, "rg-sum", "end"))
    return (
        f'<svg class="rr-graph" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="group"'
        f' aria-label="{escape(say("Where the texts disagree"))}">{"".join(parts)}</svg>'
    )


def _x(number: int) -> int:
    return _FIRST + _STEP * number


def _words(x: float, y: float, text: str, kind: str, anchor: str = "start") -> str:
    return f'<text x="{x:g}" y="{y:g}" class="{kind}" text-anchor="{anchor}">{escape(text)}</text>'


def _line(y: int, width: int) -> str:
    return f'<path d="M0 {y + 13.5}h{width}" class="rg-line"/>'


def _titled(title: str, drawn: str) -> str:
    return f"<g><title>{escape(title)}</title>{drawn}</g>"


def _node(x: int, y: int, text: str, cell: Cell, most: int, say: Words) -> str:
    """Draw what a text does about a topic: a disc whose area goes by its claims, or a ring."""
    if cell.claims:
        radius = _DISC + (_LARGEST - _DISC) * math.sqrt(cell.claims / most)
        title = (
            f"{text}: {say('claims')} {cell.claims}, {say('contradictions')} {cell.clashes}, {say('gaps')} {cell.gaps}"
        )
        return _titled(title, f'<circle cx="{x}" cy="{y}" r="{radius:.1f}" class="rg-said"/>')
    kind, state = ("rg-cut", "after the break") if cell.cut else ("rg-silent", "silent")
    return _titled(f"{text}: {say(state)}", f'<circle cx="{x}" cy="{y}" r="6" class="{kind}"/>')


def _bows(found: Mapping[tuple[str, ...], int], texts: Sequence[str], y: int, often: int, say: Words) -> Iterator[str]:
    """Draw what lies between texts; the longer bows go higher."""
    for ends, number in sorted(found.items(), key=lambda e: -len(e[0])):
        thick = 1.2 + (_THICKEST - 1.2) * number / often
        places = [_x(texts.index(t)) for t in ends]
        title = f"{' – '.join(ends)}: {say('contradictions')} {number}"
        if len(places) > 1:
            first, last = places
            rise = 8 + 7 * (last - first) // _STEP
            path = f"M{first} {y}Q{(first + last) / 2:g} {y - 2 * rise} {last} {y}"
            kind = "rg-bow"
        else:
            path = f"M{places[0] - 3} {y}c-16 -26 22 -26 6 0"
            kind = "rg-bow rg-loop"
        yield _titled(title, f'<path d="{path}" class="{kind}" stroke-width="{thick:.1f}"/>')
