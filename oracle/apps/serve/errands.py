"""
What is asked over HTTP as a command line: the same commands, the same documents, and no file of this machine.

Each request is read name by name; a name that would lead to a file is refused.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from oracle.apps.json_files import parsed
from oracle.errors import RequestError

DISPUTE: Final = "dispute.json"
"""How a dispute is called where its errors are told."""

LOG: Final = "log.jsonl"
"""How a log beside a dispute is called."""

MOST_VALUES: Final = 64
"""So many values a list may have."""

LONGEST_WORDS: Final = 400
"""So long a name may be."""

_DISPUTE: Final = "question edition editions options players facts claims texts position log move action seat".split()
_FILES: Final = ("components", "rulings")


@dataclass(frozen=True, slots=True, kw_only=True)
class Errand:
    """
    A command to run.

    Attributes:
        files: What lies beside it, by name.
    """

    args: tuple[str, ...]
    stdin: str = ""
    files: Mapping[str, str] = field(default_factory=dict)


def _wrong(expected: str, where: str, hint: str) -> RequestError:
    return RequestError(expected, where=where, hint=hint)


def _request(body: str, where: str, known: Sequence[str]) -> dict[str, Any]:
    """Give the members of a request."""
    found = parsed(body or "{}", where, "a request")
    if not isinstance(found, dict):
        raise _wrong(f"an object, got {type(found).__name__}", where, f"its members are {', '.join(known)}")
    for name in found:
        if name in _FILES:
            raise _wrong(f"no file, got {name}", where, "files of the server are not read; use the command line")
        if name not in known:
            raise _wrong(f"one of {', '.join(known)}, got {name[:60]!r}", where, "leave it out")
    return found


def _word(value: Any, name: str, where: str) -> str:
    if not isinstance(value, str) or not value.strip() or len(value) > LONGEST_WORDS:
        raise _wrong(f"some words as {name}, at most {LONGEST_WORDS} characters", where, "write them as a text")
    return value


def _words(found: Mapping[str, Any], name: str, option: str, where: str) -> list[str]:
    """Give an option for each value of a list."""
    values = found.get(name, [])
    if not isinstance(values, list) or len(values) > MOST_VALUES:
        raise _wrong(f"a list of at most {MOST_VALUES} names as {name}", where, "write it in brackets")
    return [f"{option}={_word(v, name, where)}" for v in values]


def _flag(found: Mapping[str, Any], name: str, where: str) -> bool:
    value = found.get(name, False)
    if not isinstance(value, bool):
        raise _wrong(f"true or false as {name}", where, "write it without quotes")
    return value


def _language(found: Mapping[str, Any], where: str) -> list[str]:
    return [f"--lang={_word(found['lang'], 'lang', where)}"] if "lang" in found else []


def ask(body: str, _query: Mapping[str, str]) -> Errand:
    """Understand a dispute, as `oracle ask FILE` reads it; a log is given as the list of its lines."""
    where = "/ask"
    found = _request(body, where, [*_DISPUTE, "lang"])
    language = _language(found, where)
    dispute = {n: v for n, v in found.items() if n != "lang"}
    files = {}
    if "log" in dispute:
        lines = dispute["log"]
        if not isinstance(lines, list) or not all(isinstance(one, dict) for one in lines):
            raise _wrong("the lines of a log as a list of objects", where, "files of the server are not read")
        files[LOG] = "".join(json.dumps(one) + "\n" for one in lines)
        dispute["log"] = LOG
    files[DISPUTE] = json.dumps(dispute)
    return Errand(args=("ask", "--format=json", *language, DISPUTE), files=files)


def rule(body: str, _query: Mapping[str, str]) -> Errand:
    """Understand what `oracle rule` is asked; findings about it are sought only if they are asked for."""
    where = "/rule"
    found = _request(body, where, ("words", "editions", "lang", "limit", "findings"))
    options = [*_words(found, "editions", "--edition", where), *_language(found, where)]
    options.append("--findings" if _flag(found, "findings", where) else "--no-findings")
    if "limit" in found:
        if isinstance(found["limit"], bool) or not isinstance(found["limit"], int):
            raise _wrong("a whole number as limit", where, "write it in digits")
        options.append(f"--limit={found['limit']}")
    return Errand(args=("rule", "--format=json", *options, "--", _word(found.get("words"), "words", where)))


def check(body: str, _query: Mapping[str, str]) -> Errand:
    """Understand what `oracle check` is asked."""
    where = "/check"
    options = {"editions": "--edition", "topics": "--topic", "kinds": "--kind", "effects": "--effect"}
    found = _request(body, where, (*options, "open", "lang"))
    given = [o for name, option in options.items() for o in _words(found, name, option, where)]
    if _flag(found, "open", where):
        given.append("--open")
    return Errand(args=("check", "--format=json", *given, *_language(found, where)))


def replay(body: str, query: Mapping[str, str]) -> Errand:
    """Understand a log: the request is the log itself."""
    known = {"keep-going": {"1": ["--keep-going"], "0": []}}
    options: list[str] = []
    for name, value in query.items():
        if value not in known.get(name, {}):
            raise _wrong(f"keep-going=1 or nothing, got {name[:40]}={value[:40]}", "/replay", "leave it out")
        options += known[name][value]
    return Errand(args=("replay", "--format=json", *options, "-"), stdin=body)


ERRANDS: Final[Mapping[str, Callable[[str, Mapping[str, str]], Errand]]] = {
    "ask": ask,
    "rule": rule,
    "check": check,
    "replay": replay,
}
"""What can be asked, by its path."""
