"""
Sources: which texts there are, where a reader's copies lie, and whether a citation still holds in them.

The book keeps no sentence of a text. It keeps, for each passage, its lines, the number of its words and digests of
them. A copy is recognised by its words, whatever its file name; in a copy that differs, passages are found again
by the digests of their word runs, never guessed.
"""

from __future__ import annotations

import hashlib
import re
import stat
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Final

from oracle.errors import SourceError
from oracle.passages import Passage, split

LARGEST_BYTES: Final = 4 * 1024 * 1024
"""A longer file is no rulebook; it is named and not read."""

MOST_FILES: Final = 5_000
"""A directory with more files is not a shelf of rulebooks."""

ANCHOR: Final = 4
"""So many words from the start of a passage lead to it in a copy that differs."""

ALIKE: Final = 0.2
"""What has this share of a text's passages is a copy of it."""

_WORD = re.compile(r"[^\W_]+", re.UNICODE)


def words(text: str) -> list[str]:
    """Give the words and numbers of a text in lower case."""
    return _WORD.findall(text.lower())


def run_digest(run: Sequence[str]) -> str:
    """Give the digest of some words in a row."""
    return hashlib.sha256(" ".join(run).encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """One passage as the book keeps it; `kind` and `note` are a person's decision."""

    key: str
    first: int
    last: int
    words: int
    digest: str
    anchor: str
    kind: str
    note: str


@dataclass(frozen=True, kw_only=True)
class Source:
    """One text, as the book knows it."""

    id: str
    title: str
    edition: str
    language: str
    voice: str
    lines: int
    digest: str
    ends: str
    records: tuple[Record, ...]

    @cached_property
    def by_key(self) -> dict[str, Record]:
        """The passages by key."""
        return {r.key: r for r in self.records}


def record(passage: Passage, *, kind: str = "unclassified", note: str = "") -> Record:
    """Give what the book keeps of a passage."""
    run = words(passage.text) or [passage.text]
    return Record(
        key=passage.key,
        first=passage.first,
        last=passage.last,
        words=len(run),
        digest=run_digest(run),
        anchor=run_digest(run[:ANCHOR]),
        kind=kind,
        note=note,
    )


def text_digest(lines: Iterable[str]) -> str:
    """Give the digest of all words of a text, the same whatever its line ends and spacing."""
    return run_digest(words("\n".join(lines)))


@dataclass(frozen=True, slots=True)
class Copy:
    """A reader's own copy of a text."""

    path: Path
    lines: tuple[str, ...]
    digest: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """
    How a passage stands in a reader's copy.

    Attributes:
        state: `holds` (its words stand where the book says), `moved` (elsewhere), `changed`, or `missing`.
        first: The line it begins on in the copy; 0 if it was not found.
        last: The line it ends on in the copy.
        text: Its words in the copy.
    """

    key: str
    state: str
    first: int = 0
    last: int = 0
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """
    What became of one text in a reader's directory.

    Attributes:
        state: `verified`, `differs` or `not at hand`.
        how: In words: in what the copy differs.
        others: The names of other copies of it that differ from this one.
    """

    source: Source
    state: str
    how: str
    path: Path | None = None
    standings: dict[str, Standing]
    others: tuple[str, ...] = ()


def read(path: Path) -> Copy:
    """
    Read a copy of a text.

    Raises:
        SourceError: It is missing, no regular file, empty, too large, binary or not UTF-8.
    """
    where = path.name
    try:
        status = path.stat()
    except OSError as error:
        raise SourceError(f"a readable file, got: {error.strerror}", where=where, hint="check the path") from None
    if not stat.S_ISREG(status.st_mode):
        raise SourceError("a regular file, got something else", where=where, hint="name the text file itself")
    if status.st_size == 0:
        raise SourceError("a text, got an empty file", where=where, hint="copy the text again")
    if status.st_size > LARGEST_BYTES:
        raise SourceError(
            f"a text of at most {LARGEST_BYTES} bytes, got {status.st_size}",
            where=where,
            hint="give the rulebook alone",
        )
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise SourceError(
            f"a readable file, got: {error.strerror}", where=where, hint="check its permissions"
        ) from None
    if raw[:2] in (b"\xff\xfe", b"\xfe\xff"):
        raise SourceError("UTF-8, got UTF-16", where=where, hint="save the text as UTF-8")
    if b"\0" in raw:
        raise SourceError("a text, got a binary file", where=where, hint="extract its text first")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if error.reason == "unexpected end of data":
            # A copy that was cut off within a letter is cut off, and no worse.
            return _copied(path, raw[: error.start].decode("utf-8-sig"))
        line = raw.count(b"\n", 0, error.start) + 1
        raise SourceError(
            f"UTF-8, got the byte 0x{raw[error.start]:02x}", where=f"{where}:{line}", hint="save the text as UTF-8"
        ) from None
    return _copied(path, text)


def _copied(path: Path, text: str) -> Copy:
    lines = tuple(re.split(r"\r\n|\r|\n", text))
    return Copy(path, lines, text_digest(lines))


def shelf(directory: Path) -> tuple[list[Copy], list[SourceError]]:
    """
    Read every file of a directory that could be a text.

    Returns:
        The copies, by name, and what could not be read. Files that are no text (`.pdf`, `.py`, …) are passed over.
    Raises:
        SourceError: The directory cannot be listed.
    """
    try:
        entries = sorted(p for p in directory.iterdir() if not p.name.startswith("."))
    except OSError as error:
        raise SourceError(
            f"a directory with the texts, got: {error.strerror}",
            where=str(directory),
            hint="give --sources DIR or set ORACLE_SOURCES to where your copies lie",
        ) from None
    copies, faults = [], []
    for path in entries[:MOST_FILES]:
        if path.is_dir() or path.suffix.lower() not in ("", ".txt", ".md", ".text"):
            continue
        try:
            copies.append(read(path))
        except SourceError as error:
            faults.append(error)
    return copies, faults


def _locate(source: Source, copy: Copy) -> dict[str, Standing]:
    """Find the passages of a source in a copy that differs, by the digests of their word runs."""
    run: list[str] = []
    at: list[int] = []
    for number, line in enumerate(copy.lines, start=1):
        for word in words(line):
            run.append(word)
            at.append(number)
    wanted = {min(r.words, ANCHOR) for r in source.records}
    places: dict[str, list[int]] = defaultdict(list)
    for width in wanted:
        for i in range(len(run) - width + 1):
            places[run_digest(run[i : i + width])].append(i)
    standings: dict[str, Standing] = {}
    expected, previous = 0, ""
    for before, r in zip((None, *source.records), source.records, strict=False):
        previous = before.key if before else ""
        whole: list[int] = []
        partial: list[int] = []
        for i in places.get(r.anchor, ()):
            fits = i + r.words <= len(run) and run_digest(run[i : i + r.words]) == r.digest
            (whole if fits else partial).append(i)
        # Where words are repeated, the copy's reading order decides.
        candidates = whole or (partial if r.words > ANCHOR else [])
        if not candidates and r.words == 1 and r.kind not in ("rule", "definition", "component", "example"):
            # A stray sign has no words to be found by; it matters to nobody.
            beside = standings[previous].last if previous else r.first
            standings[r.key] = Standing(key=r.key, state="holds", first=beside, last=beside)
            continue
        if not candidates:
            standings[r.key] = Standing(key=r.key, state="missing")
            continue
        i = min(candidates, key=lambda i: abs(i - expected))
        end = min(i + r.words, len(run))
        first, last = at[i], at[end - 1]
        expected = end
        state = "changed" if not whole else "holds" if (first, last) == (r.first, r.last) else "moved"
        text = "\n".join(copy.lines[first - 1 : last])
        standings[r.key] = Standing(key=r.key, state=state, first=first, last=last, text=text)
    return standings


def _verify(source: Source, copy: Copy) -> Found:
    passages = {p.key: p for p in split(list(copy.lines))}
    standings = {}
    for r in source.records:
        p = passages.get(r.key)
        if p is None or record(p).digest != r.digest or p.last != r.last:
            break
        standings[r.key] = Standing(key=r.key, state="holds", first=p.first, last=p.last, text=p.text)
    else:
        return Found(source=source, state="verified", how="word for word", path=copy.path, standings=standings)
    standings = _locate(source, copy)
    if copy.digest == source.digest:
        how = "the same words with other line breaks"
    else:
        lost = sum(s.state in ("changed", "missing") for s in standings.values())
        how = f"{lost} of {len(standings)} passages are changed or missing"
    return Found(source=source, state="differs", how=how, path=copy.path, standings=standings)


def _likeness(source: Source, copy: Copy) -> float:
    """Give the share of the source's longer passages that begin somewhere in the copy."""
    run = words("\n".join(copy.lines))
    there = {run_digest(run[i : i + ANCHOR]) for i in range(len(run) - ANCHOR + 1)}
    longer = [r for r in source.records if r.words > ANCHOR]
    return sum(r.anchor in there for r in longer) / max(1, len(longer))


def find(sources: Sequence[Source], copies: Sequence[Copy]) -> list[Found]:
    """
    Find each text among the copies, by its words.

    Returns:
        One entry per source. A copy stands for at most one source: the one it is most like.
    """
    taken: dict[str, Copy] = {}
    exact = {s.digest: s.id for s in sources}
    rest = []
    for copy in copies:
        name = exact.get(copy.digest)
        if name and name not in taken:
            taken[name] = copy
        elif not name:
            rest.append(copy)
    others: dict[str, list[str]] = defaultdict(list)
    like = {(s.id, n): _likeness(s, copy) for n, copy in enumerate(rest) for s in sources}
    # The most like come first: a text that is cut off or altered must not take the place of a whole one.
    for (name, number), likeness in sorted(like.items(), key=lambda pair: -pair[1]):
        if name not in taken and rest[number] not in taken.values() and likeness >= ALIKE:
            taken[name] = rest[number]
    for number, copy in enumerate(rest):
        best, name = max(((like[s.id, number], s.id) for s in sources), default=(0.0, ""))
        if best >= ALIKE and copy not in taken.values() and copy.digest != taken[name].digest:
            others[name].append(copy.path.name)
    found = []
    for source in sources:
        if source.id in taken:
            verified = _verify(source, taken[source.id])
            found.append(replace(verified, others=tuple(others[source.id])))
        else:
            how = "no file with its words" if copies else "no directory given: --sources DIR"
            found.append(Found(source=source, state="not at hand", how=how, standings={}))
    return found
