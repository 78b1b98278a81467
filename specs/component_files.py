"""
Reads a file of components: TOML of a fixed shape, in which every slip is named with its place.

What is read here is well-formed; whether it can be true is judged elsewhere.
"""

from __future__ import annotations

import datetime as dt
import enum
import re
import stat
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

from oracle.errors import RequestError

LARGEST_BYTES: Final = 1024 * 1024
"""A longer file is no file of components; it is not read."""

LARGEST_NUMBER: Final = 99
"""No tile, card or space prints a number of three digits."""

MOST_ENTRIES: Final = 99
"""No kind of part comes in more pieces than this."""

BLANK: Final = "?"
"""What stands where a value is still to be filled in."""

_LONGEST_SHOWN: Final = 60
_TEMPLATE: Final = "oracle components template writes a file with every field"
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_LONGEST_ID: Final = 32

E = TypeVar("E", bound=enum.Enum)
Read = Callable[["Place", Any], Any]
"""Reads one value, or says at its place what is wrong with it."""


def shown(value: Any) -> str:
    """Give a value as it is named in a message, not longer than a line."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        # In TOML there is no such value: then the field is missing.
        return "none"
    if isinstance(value, dt.date | dt.time):
        return f"the {'time' if isinstance(value, dt.time) else 'date'} {value.isoformat()}"
    if isinstance(value, int) and abs(value) > 10**12:
        return "a huge number"
    text = repr(value)
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…"


@dataclass(frozen=True, slots=True)
class Place:
    """
    Where something stands in a file: its path of names, from which its line is found.

    Attributes:
        lines: The lines of the file.
        path: The names that lead to it; a piece is named by its id or by its number in its list.
    """

    file: str
    lines: tuple[str, ...]
    path: tuple[str, ...] = ()

    def to(self, *names: str) -> Place:
        """Give the place of something within this."""
        return Place(self.file, self.lines, self.path + names)

    def _line(self) -> int:
        """Find the line by going down the path; 0 where even its first name is not found."""
        at = 0
        for name in self.path:
            word = re.escape(name)
            header = rf"\s*\[+\s*(?:[\w-]+\s*\.\s*)*[\"']?{word}[\"']?\s*\]+"
            key = rf"(?:^|[\s{{,])[\"']?{word}[\"']?\s*="
            piece = rf"\bid[\"']?\s*=\s*[\"']{word}[\"']"
            pattern = re.compile(f"{header}|{key}|{piece}")
            start = max(at - 1, 0)
            found = next((n for n, line in enumerate(self.lines[start:], start + 1) if pattern.search(line)), 0)
            at = found or at
        return at

    def __str__(self) -> str:
        line = self._line()
        named = ".".join(self.path)
        return self.file + (f":{line}" if line else "") + (f" {named}" if named else "")

    def wrong(self, expected: str, value: Any, hint: str, *, got: str = "") -> NoReturn:
        """
        Say what is wrong here.

        Args:
            got: How to name what came, where the value itself says too little.
        Raises:
            RequestError: Always.
        """
        if value == BLANK:
            raise RequestError(
                f"{expected}, got {BLANK!r}, which is still to be filled in",
                where=str(self),
                hint="type in what your copy prints; oracle components check says what is left",
            )
        raise RequestError(f"{expected}, got {got or shown(value)}", where=str(self), hint=hint)


def number(place: Place, value: Any) -> int:
    """Read a whole number."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LARGEST_NUMBER:
        hint = "write the number as it is printed, without quotes"
        place.wrong(f"a whole number from 0 to {LARGEST_NUMBER}", value, hint)
    return value


def flag(place: Place, value: Any) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        place.wrong("true or false", value, "write true or false, without quotes")
    return value


def text(place: Place, value: Any) -> str:
    """Read a text."""
    if not isinstance(value, str) or not value.strip() or len(value) > 200 or not value.isprintable():
        place.wrong("a text on one line, not empty", value, "write it in quotes")
    return value


def name(place: Place, value: Any) -> str:
    """Read the id of a piece."""
    if not isinstance(value, str) or not _ID.fullmatch(value) or len(value) > _LONGEST_ID or value == "count":
        hint = f"small letters, digits and hyphens, not longer than {_LONGEST_ID}"
        place.wrong("an id, such as 'cg1'", value, hint)
    return value


def member(kind: type[E]) -> Callable[[Place, Any], E]:
    """Give what reads a member of an enumeration, by its name in the book."""
    choices = {m.value: m for m in kind}

    def read(place: Place, value: Any) -> E:
        if not isinstance(value, str) or value not in choices:
            near = get_close_matches(value, choices, n=1) if isinstance(value, str) else []
            hint = f"did you mean {near[0]!r}?" if near else f"one of {', '.join(map(repr, choices))}"
            place.wrong("a name of the book", value, hint)
        return choices[value]

    return read


def some(kind: type[E]) -> Callable[[Place, Any], tuple[int, ...]]:
    """Give what reads a number for some members of an enumeration; the others have 0."""
    known = {m.value for m in kind}

    def read(place: Place, value: Any) -> tuple[int, ...]:
        fields = table(place, value, dict.fromkeys(sorted(known), number), needed=())
        return tuple(fields.get(m.value, 0) for m in kind)

    return read


def table(
    place: Place, value: Any, shape: Mapping[str, Read], *, needed: Sequence[str] | None = None, hint: str = _TEMPLATE
) -> dict[str, Any]:
    """
    Read a table.

    Args:
        shape: What reads each field.
        needed: The fields that may not be left out; every one, if not given.
        hint: What to do where one is missing.
    """
    if not isinstance(value, dict):
        place.wrong(f"a table with {', '.join(shape)}", value, "write it in braces, or below a line in brackets")
    for field in value:
        if field not in shape:
            near = get_close_matches(field, shape, n=1)
            there = f"did you mean {near[0]!r}?" if near else f"there is {', '.join(shape)}"
            place.to(field[:_LONGEST_SHOWN]).wrong("a field of the format", field, there)
    for field in shape if needed is None else needed:
        if field not in value:
            raise RequestError(
                f"the field {field}, got none",
                where=str(place),
                hint=hint,
            )
    return {field: shape[field](place.to(field), value[field]) for field in shape if field in value}


def row(*reads: Read) -> Callable[[Place, Any], tuple[Any, ...]]:
    """Give what reads a list of a fixed length."""

    def read(place: Place, value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list) or len(value) != len(reads):
            got = f"{len(value)} values" if isinstance(value, list) else ""
            hint = "write as many as are printed"
            place.wrong(f"a list of {len(reads)} values in brackets", value, hint, got=got)
        return tuple(r(place.to(str(i)), v) for i, (r, v) in enumerate(zip(reads, value, strict=True), 1))

    return read


def several(read_one: Read) -> Callable[[Place, Any], tuple[Any, ...]]:
    """Give what reads a list of any length but 0."""

    def read(place: Place, value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list) or not 1 <= len(value) <= MOST_ENTRIES:
            got = f"{len(value)} entries" if isinstance(value, list) else ""
            hint = "write one entry for each piece"
            place.wrong(f"a list of 1 to {MOST_ENTRIES} entries in brackets", value, hint, got=got)
        return tuple(read_one(place.to(str(i)), v) for i, v in enumerate(value, 1))

    return read


def pieces(shape: Mapping[str, Read]) -> Callable[[Place, Any], tuple[dict[str, Any], ...]]:
    """Give what reads a list of tables with an id each."""

    def read_one(place: Place, value: Any) -> dict[str, Any]:
        known = isinstance(value, dict) and isinstance(value.get("id"), str) and _ID.fullmatch(value["id"])
        # A piece is found by its id, which people know, rather than by its number.
        inside = Place(place.file, place.lines, (*place.path[:-1], value["id"])) if known else place
        return table(inside, value, shape)

    def read(place: Place, value: Any) -> tuple[dict[str, Any], ...]:
        found = several(read_one)(place, value)
        ids = [f["id"] for f in found]
        for i in ids:
            if ids.count(i) > 1:
                raise RequestError(
                    f"one piece per id, got {i!r} {ids.count(i)} times",
                    where=str(place.to(i)),
                    hint="give each piece an id of its own",
                )
        return found

    return read


def read_toml(file: Path, called: str, of: str = "components") -> tuple[dict[str, Any], Place]:
    """
    Read a TOML file.

    Args:
        called: How the file is named in messages.
        of: What it should hold.
    Returns:
        What it says, and the place of the whole.
    Raises:
        RequestError: It cannot be read, is too large, not UTF-8, or no TOML.
    """
    try:
        kind = file.stat()
        if not stat.S_ISREG(kind.st_mode):
            raise RequestError(f"a file of {of}, got no regular file", where=called, hint="name a TOML file")
        with file.open("rb") as opened:
            content = opened.read(LARGEST_BYTES + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise RequestError(f"a file that can be read, got: {why}", where=called, hint="check the path") from None
    if len(content) > LARGEST_BYTES:
        got = f"more than {LARGEST_BYTES} bytes"
        raise RequestError(f"a file of {of}, got {got}", where=called, hint="name the right file")
    try:
        decoded = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        got = f"the byte 0x{content[error.start]:02x}"
        raise RequestError(f"UTF-8, got {got}", where=f"{called}:{line}", hint="save the file as UTF-8") from None
    try:
        tree = tomllib.loads(decoded.replace("\r\n", "\n"))
    except tomllib.TOMLDecodeError as error:
        says = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", str(error), re.DOTALL)
        # Where the end of the document comes too soon, its last line is the one to look at.
        at = says[2] if says and says[2] else max(1, len(decoded.splitlines()))
        where = f"{called}:{at}"
        what = (says[1] if says else str(error))[:200]
        hint = "correct the line; each name stands once" if "overwrite" in what else "correct the line"
        raise RequestError(f"TOML, got: {what}", where=where, hint=hint) from None
    except RecursionError:
        hint = "a file of components has lists of tables and nothing deeper"
        raise RequestError("TOML, got: brackets nested too deep", where=called, hint=hint) from None
    except ValueError as error:
        got = str(error)[:120]
        raise RequestError(f"TOML, got: {got}", where=called, hint="write numbers as they are printed") from None
    return tree, Place(called, tuple(decoded.splitlines()))
