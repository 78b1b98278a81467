"""
Looks over pages that were built: every rule and finding has one in every language, and every link leads somewhere.

`python -m oracle.apps.docs.checking docs/_build/html` prints the figures and ends with 1 if something is missing.
"""

from __future__ import annotations

import json
import posixpath
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from oracle.apps.docs.anchors import Anchors, read
from oracle.apps.library import library
from oracle.errors import RequestError
from oracle.rules import LANGUAGES

LARGEST: Final = 300 * 1024
"""No page of entries is larger, pictures left out."""

_ENTRIES: Final = ("rules", "findings", "rulings", "claims", "questions", "vectors", "code")
_OUTSIDE: Final = ("http", "https", "mailto", "data", "javascript")


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


def _read(root: Path) -> dict[str, Anchors]:
    return {p.relative_to(root).as_posix(): read(p.read_text(encoding="utf-8")) for p in sorted(root.rglob("*.html"))}


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
    ways = _Ways(root, pages)
    for name, page in pages.items():
        found.broken += [f"{name}: {link}" for link in ways.astray(name)]
        if name.split("/")[0] in _ENTRIES:
            found.sizes[name] = (root / name).stat().st_size - page.drawn
            seen |= page.anchors
    found.seen = frozenset(seen)
    return found


class _Ways:
    """Says which links of some pages lead nowhere."""

    def __init__(self, root: Path, pages: Mapping[str, Anchors]) -> None:
        self._pages = pages
        self._files = {p.relative_to(root).as_posix() for p in root.rglob("*") if p.is_file()}
        self._known: dict[tuple[str, str], bool] = {}

    def astray(self, name: str) -> Iterator[str]:
        """Give the links of a page that lead nowhere."""
        directory = posixpath.dirname(name)
        for link in self._pages[name].links:
            # Within a directory the same words lead to the same place, but for those that stay on their page.
            key = (name if link.startswith(("#", "?")) else directory, link)
            if key not in self._known:
                self._known[key] = self._leads(name, link)
            if not self._known[key]:
                yield link

    def _leads(self, name: str, link: str) -> bool:
        parts = urlsplit(link)
        if parts.scheme in _OUTSIDE or parts.netloc:
            return True
        path = posixpath.join(posixpath.dirname(name), unquote(parts.path)) if parts.path else name
        there = posixpath.normpath(path)
        if there not in self._pages:
            return there in self._files
        # What a page opens with by itself (the desk's state) is no anchor.
        own = there.startswith(("desk/", "sample/"))
        return not parts.fragment or own or unquote(parts.fragment) in self._pages[there].anchors


def _faults(found: Looked, language: str, findings: Sequence[str]) -> Iterator[str]:
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
        findings = found_ids(root / "findings.json")
        with ProcessPoolExecutor(len(LANGUAGES)) as pool:
            looked = list(pool.map(look, [root / language for language in LANGUAGES]))
        faults = [f for n, found in enumerate(looked) for f in _faults(found, LANGUAGES[n], findings)]
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
