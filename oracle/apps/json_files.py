"""Reads one JSON document from a file of a user, strictly: what two readers could take for two things is refused."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NoReturn

from oracle.errors import RequestError

LARGEST_BYTES: Final = 4 * 1024 * 1024
_LONGEST_NUMBER: Final = 18
_DEEPEST: Final = 64
_TOO_DEEP: Final[list[Any]] = []


def text_of(file: Path, called: str) -> str:
    """
    Give the text of a file; `-` is standard input.

    Args:
        called: What the file should be, for messages.
    Raises:
        RequestError: It cannot be read, is too large, or is not UTF-8.
    """
    try:
        if str(file) == "-":
            content = sys.stdin.buffer.read(LARGEST_BYTES + 1)
        else:
            with file.open("rb") as opened:
                content = opened.read(LARGEST_BYTES + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise RequestError(f"a file that can be read, got: {why}", where=str(file), hint="check the path") from None
    if len(content) > LARGEST_BYTES:
        got = f"more than {LARGEST_BYTES} bytes"
        raise RequestError(f"{called}, got {got}", where=str(file), hint="name the right file")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise RequestError("UTF-8, got other bytes", where=str(file), hint="save the file as UTF-8") from None


class _RefusedError(ValueError):
    """Something that is JSON to some readers alone."""


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise _RefusedError(f"each name once in an object, got {name[:60]!r} twice")
        found[name] = value
    return found


def _constant(name: str) -> NoReturn:
    raise _RefusedError(f"a number, got {name}")


def _whole(digits: str) -> int:
    if len(digits) > _LONGEST_NUMBER:
        raise _RefusedError(f"a number of at most {_LONGEST_NUMBER} digits, got one of {len(digits)}")
    return int(digits)


def parsed(text: str, where: str, called: str) -> Any:
    """
    Give the value of a JSON text.

    Raises:
        RequestError: It is none, is nested too deeply, names something twice, or has a number that is none.
    """
    hint = f"give {called} as it was written"
    if not text.strip():
        raise RequestError(f"{called}, got an empty file", where=where, hint="name the right file")
    try:
        found = json.loads(
            text.removeprefix("\ufeff"), object_pairs_hook=_object, parse_constant=_constant, parse_int=_whole
        )
    except json.JSONDecodeError as error:
        place = f"{where}:{error.lineno}"
        got = "more after its end" if error.msg == "Extra data" else error.msg
        raise RequestError(f"JSON, got: {got}", where=place, hint="correct the line") from None
    except _RefusedError as error:
        raise RequestError(str(error), where=where, hint=hint) from None
    except RecursionError:
        found = _TOO_DEEP
    if _is_deep(found):
        raise RequestError("JSON, got something nested too deeply", where=where, hint=hint)
    try:
        json.dumps(found, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise RequestError("characters that there are, got half of one", where=where, hint=hint) from None
    return found


def _is_deep(value: Any) -> bool:
    """Say whether a value is nested more deeply than anything that is read here."""
    if value is _TOO_DEEP:
        return True
    level = [value]
    for _ in range(_DEEPEST):
        level = [v for outer in level if isinstance(outer, (dict, list)) for v in _inner(outer)]
        if not level:
            return False
    return True


def _inner(value: dict[str, Any] | list[Any]) -> Iterable[Any]:
    return value.values() if isinstance(value, dict) else value
