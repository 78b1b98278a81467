"""
Reads the anchors and links of a page, and how much of it is pictures.

A parser of the library takes longer for all pages than building them; a page of ours is well-formed, so that its tags
can be found one by one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import unescape
from typing import Final

_SILENT: Final = re.compile(r"<!--.*?-->|(<(script|style)\b[^>]*+>).*?(</\2>)", re.DOTALL)
_TAG: Final = re.compile(r"""<([a-zA-Z][^\s/>]*+)((?:[^"'>]++|"[^"]*+"|'[^']*+')*+)>""")
_GIVEN: Final = re.compile(r"""\b(id|name|href|src)\s*+=\s*+(?:"([^"]*+)"|'([^']*+)'|([^\s"'>]++))""")
_PICTURE: Final = re.compile(r"<(/?)svg\b(?:[^\"'>]++|\"[^\"]*+\"|'[^']*+')*+>")
_LINKING: Final = {"a": "href", "link": "href", "script": "src", "img": "src"}
_NAMING: Final = ("id", "name")


@dataclass(frozen=True, slots=True)
class Anchors:
    """
    What a page can be asked for, and asks for.

    Attributes:
        anchors: The ids and names of its elements.
        links: Where it leads, and what it loads, each once.
        drawn: How many characters of it are pictures.
    """

    anchors: frozenset[str]
    links: tuple[str, ...]
    drawn: int


def read(text: str) -> Anchors:
    """Read a page; what is inside scripts, styles and comments is none of its elements."""
    shown = _SILENT.sub(r"\1\3", text)
    anchors: set[str] = set()
    links: dict[str, None] = {}
    for tag in _TAG.finditer(shown):
        name, inside = tag.groups()
        if "=" not in inside:
            continue
        linking = _LINKING.get(name.lower())
        for given in _GIVEN.finditer(inside):
            which = given[1]
            found = unescape(given[2] or given[3] or given[4] or "")
            if found and which in _NAMING:
                anchors.add(found)
            elif found and which == linking:
                links[found] = None
    return Anchors(frozenset(anchors), tuple(links), _drawn(shown))


def _drawn(text: str) -> int:
    """Count what lies within pictures, one inside another counted once."""
    found = depth = start = 0
    for tag in _PICTURE.finditer(text):
        if tag[1]:
            depth = max(0, depth - 1)
            found += tag.end() - start if not depth else 0
        else:
            start = start if depth else tag.start()
            depth += 1
    return found
