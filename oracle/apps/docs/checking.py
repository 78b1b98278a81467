"""
Looks over pages that were built: every rule and finding has one in every language, and every link leads somewhere.

`python -m oracle.apps.docs.checking docs/_build/html` prints the figures and ends with 1 if something is missing.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from oracle.apps.library import library
from oracle.errors import RequestError
from oracle.rules import LANGUAGES

LARGEST: Final = 300 * 1024
"""No page of entries is larger, pictures left out."""

_ENTRIES: Final = ("rules", "findings", "rulings", "claims", "questions", "vectors", "code")
_OUTSIDE: Final = ("http", "https", "mailto", "data", "javascript")
_VOID: Final = ("img", "br", "hr", "input", "meta", "link", "path", "rect", "use", "circle", "line")


class _Page(HTMLParser):
    """Reads the anchors and links of a page, and how much of it is pictures."""

    def __init__(self) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.drawn = 0
        self._within = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        given = dict(attrs)
        self.anchors.update(v for n in ("id", "name") if (v := given.get(n)))
        link = given.get("href") if tag in {"a", "link"} else given.get("src") if tag in {"script", "img"} else None
        if link:
            self.links.append(link)
        if tag == "svg":
            self._within += 1
        if self._within:
            self.drawn += len(self.get_starttag_text() or "")

    def handle_endtag(self, tag: str) -> None:
        """Note that an element ends."""
        if self._within:
            self.drawn += len(tag) + 3
        if tag == "svg" and self._within:
            self._within -= 1

    def handle_data(self, data: str) -> None:
        """Note words."""
        if self._within:
            self.drawn += len(data)


@dataclass(slots=True)
class Looked:
    """
    What was found of the pages of one language.

    Attributes:
        anchors: The anchors of each page, by its address from the top.
        broken: Links that lead nowhere, with the page they stand on.
        sizes: The bytes of each page, pictures left out.
        seen: The ids that have an entry, by kind.
    """

    pages: int = 0
    broken: list[str] = field(default_factory=list)
    sizes: dict[str, int] = field(default_factory=dict)
    seen: frozenset[str] = frozenset()


def _read(root: Path) -> dict[str, _Page]:
    found = {}
    for path in sorted(root.rglob("*.html")):
        page = _Page()
        page.feed(path.read_text(encoding="utf-8"))
        found[path.relative_to(root).as_posix()] = page
    return found


def look(root: Path) -> Looked:
    """
    Look over the pages of one language.

    Raises:
        RequestError: There are none.
    """
    pages = _read(root)
    if not pages:
        raise RequestError("a directory with pages, got none there", where=str(root), hint="build them: nox -s docs")
    found = Looked(pages=len(pages))
    seen: set[str] = set()
    for name, page in pages.items():
        found.broken += [f"{name}: {link}" for link in _astray(root, name, page, pages)]
        if name.split("/")[0] in _ENTRIES:
            found.sizes[name] = (root / name).stat().st_size - page.drawn
            seen |= page.anchors
    found.seen = frozenset(seen)
    return found


def _astray(root: Path, name: str, page: _Page, pages: Mapping[str, _Page]) -> Iterator[str]:
    """Give the links of a page that lead nowhere."""
    for link in dict.fromkeys(page.links):
        parts = urlsplit(link)
        if parts.scheme in _OUTSIDE or parts.netloc:
            continue
        path = (root / name).parent / unquote(parts.path) if parts.path else root / name
        try:
            there = path.resolve().relative_to(root.resolve()).as_posix()
        except ValueError:
            yield link
            continue
        if there in pages:
            # What a page opens with by itself (the desk's state) is no anchor.
            own = there.startswith(("desk/", "sample/"))
            if parts.fragment and not own and unquote(parts.fragment) not in pages[there].anchors:
                yield link
        elif not path.is_file():
            yield link


def _faults(root: Path, language: str, findings: Sequence[str]) -> Iterator[str]:
    found = look(root / language)
    rules = [r.id for r in library().rules]
    for what, ids in (("rules", rules), ("findings", findings)):
        missing = [i for i in ids if i not in found.seen]
        share = 100 * (1 - len(missing) / max(1, len(ids)))
        print(f"{language}: {what} with an entry: {len(ids) - len(missing)} of {len(ids)} ({share:.0f} %)")
        yield from (f"{language}: no entry: {i}" for i in missing)
    largest = max(found.sizes, key=found.sizes.__getitem__)
    print(f"{language}: {found.pages} pages; the largest without pictures: {found.sizes[largest]} bytes ({largest})")
    print(f"{language}: links that lead nowhere: {len(found.broken)}")
    yield from (f"{language}: leads nowhere: {b}" for b in found.broken)
    yield from (f"{language}: larger than {LARGEST} bytes: {n}" for n, s in found.sizes.items() if s > LARGEST)


def found_ids(kept: Path) -> list[str]:
    """
    Give the ids of the findings that the pages were built with.

    Raises:
        RequestError: No build has left them.
    """
    try:
        held: list[str] = json.loads(kept.read_text(encoding="utf-8"))
    except (OSError, json.JSONDecodeError):
        raise RequestError("the findings of a build, got none", where=str(kept), hint="build: nox -s docs") from None
    return held


def main(arguments: Sequence[str]) -> int:
    """Look over the pages of all languages below a directory."""
    root = Path(arguments[0]) if arguments else Path("docs/_build/html")
    try:
        faults = [f for language in LANGUAGES for f in _faults(root, language, found_ids(root / "findings.json"))]
    except RequestError as error:
        print(error, file=sys.stderr)
        return 2
    for fault in faults[:40]:
        print(fault, file=sys.stderr)
    if len(faults) > 40:
        print(f"… and {len(faults) - 40} more", file=sys.stderr)
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
