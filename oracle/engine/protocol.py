"""
The protocol in which another implementation is judged: one JSON object a line, a question and its answer.

Here are the questions, and what may pass for an answer. Nothing that a subject writes is trusted: a line that is too
long, too deep, no UTF-8, no JSON or no answer is a fault with a name, never an exception. The process behind it is
the matter of `oracle.engine.subject`.
"""

from __future__ import annotations

import enum
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NoReturn

PROTOCOL: Final = 1
"""The version of the protocol; `hello` names it on both sides."""

FORMAT: Final = "rococo-protocol/1"
"""What the messages are."""

COMMANDS: Final = ("hello", "components", "start", "apply", "legal", "position", "view", "score", "replay", "stop")
"""Everything that can be asked."""

LONGEST_LINE: Final = 8_000_000
"""So many bytes an answer may have."""

DEEPEST: Final = 16
"""So deep an answer may be nested."""

LONGEST_TEXT: Final = 400
"""So much of a subject's own words is kept."""


class Fault(enum.Enum):
    """What a subject can do wrong besides giving a wrong answer."""

    NOT_STARTED = "not-started"
    CRASHED = "crashed"
    HUNG = "hung"
    FLOODED = "flooded"
    NOT_UTF8 = "not-utf-8"
    NOT_JSON = "not-json"
    TOO_DEEP = "too-deep"
    NOT_AN_ANSWER = "not-an-answer"
    WRONG_ID = "wrong-id"
    UNASKED = "unasked"
    MALFORMED = "malformed"
    ERROR = "error"
    OVERCLAIMS = "overclaims"
    FICKLE = "fickle"
    PEEKS = "peeks"


FAULTS: Final[Mapping[Fault, str]] = {
    Fault.NOT_STARTED: "it could not be started",
    Fault.CRASHED: "it ended before it answered",
    Fault.HUNG: "it gave no answer in time",
    Fault.FLOODED: "it wrote more than an answer may have",
    Fault.NOT_UTF8: "its answer is not UTF-8",
    Fault.NOT_JSON: "its answer is not JSON",
    Fault.TOO_DEEP: "its answer is nested too deeply",
    Fault.NOT_AN_ANSWER: "its answer is none of result, refused, skipped, error",
    Fault.WRONG_ID: "it answered with the id of another question",
    Fault.UNASKED: "it wrote a line that nobody asked for",
    Fault.MALFORMED: "its result has not the form of that answer",
    Fault.ERROR: "it says that something went wrong with it",
    Fault.OVERCLAIMS: "it skips what it says it can do",
    Fault.FICKLE: "it answers the same question differently each time",
    Fault.PEEKS: "it shows a player what is hidden from that player",
}
"""Each fault in words."""

ENDING: Final = frozenset(
    {
        Fault.NOT_STARTED,
        Fault.CRASHED,
        Fault.HUNG,
        Fault.FLOODED,
        Fault.NOT_UTF8,
        Fault.NOT_JSON,
        Fault.TOO_DEEP,
        Fault.NOT_AN_ANSWER,
        Fault.WRONG_ID,
        Fault.UNASKED,
    }
)
"""Faults after which nobody knows what the next line would answer: the program is ended and started again."""


class Kind(enum.Enum):
    """What an answer is."""

    RESULT = "result"
    REFUSED = "refused"
    SKIPPED = "skipped"
    FAULT = "fault"


@dataclass(frozen=True, slots=True)
class Answer:
    """
    What came of a question.

    Attributes:
        value: The result; the reason for refusing; why it was skipped; in words of the subject, what went wrong.
        fault: What is wrong with the subject, where the kind is `FAULT`.
    """

    kind: Kind
    value: Any
    fault: Fault | None = None

    def __str__(self) -> str:
        if self.fault is None:
            return f"{self.kind.value}: {short(self.value)}"
        return FAULTS[self.fault] + (f": {short(self.value)}" if self.value else "")


def faulty(fault: Fault, value: object = "") -> Answer:
    """Give the answer that stands for a fault."""
    return Answer(Kind.FAULT, short(value), fault)


def printable(given: object) -> str:
    """Give a text on one line whose control characters are escaped, so that no terminal obeys them."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape", "surrogatepass").decode() for c in str(given))


def short(given: object, most: int = LONGEST_TEXT) -> str:
    """Give something that a subject wrote as a short text that can be shown anywhere."""
    text = given if isinstance(given, str) else json.dumps(given, ensure_ascii=False, default=str)
    cut = text[: most + 1]
    shown = printable(cut[:most])
    return shown + (" …" if len(cut) > most else "")


def encoded(number: int, cmd: str, members: Mapping[str, Any]) -> bytes:
    """Give a question as a line."""
    return _ENCODE({"cmd": cmd, "id": number, **members}).encode() + b"\n"


_ENCODE: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=True, check_circular=False).encode


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


_DECODE: Final = json.JSONDecoder(parse_constant=_no_number).decode


def depth(value: object) -> int:
    """Give how deep a value is nested, at most one more than is allowed."""
    level: list[object] = [value]
    for deep in range(DEEPEST + 2):
        inner: list[object] = []
        for one in level:
            if isinstance(one, dict):
                inner += [v for v in one.values() if isinstance(v, (dict, list))]
            elif isinstance(one, list):
                inner += [v for v in one if isinstance(v, (dict, list))]
        if not inner:
            return deep + isinstance(value, (dict, list))
        level = inner
    return DEEPEST + 1


def read(line: bytes, number: int, past: int = 0) -> Answer:
    """
    Read the answer to a question.

    Args:
        line: What the subject wrote, without the end of the line.
        number: The id of the question.
        past: Ids from here to the question's were answered before.
    """
    try:
        text = line.decode()
    except UnicodeDecodeError as error:
        return faulty(Fault.NOT_UTF8, repr(line[max(0, error.start - 20) : error.start + 20]))
    try:
        found = _DECODE(text)
    except RecursionError:
        return faulty(Fault.TOO_DEEP, text)
    except ValueError as error:
        return faulty(Fault.NOT_JSON, f"{text[:200]!r} ({error})" if text.strip() else "an empty line")
    if not isinstance(found, dict):
        return faulty(Fault.NOT_AN_ANSWER, text)
    if depth(found) > DEEPEST:
        return faulty(Fault.TOO_DEEP, text)
    own = found.get("id")
    if own != number or isinstance(own, bool) or not isinstance(own, int):
        answered = isinstance(own, int) and not isinstance(own, bool) and past <= own < number
        says = f"{short(own, 60)}, which was answered before" if answered else short(own, 60)
        return faulty(Fault.UNASKED if answered else Fault.WRONG_ID, f"{says}, where {number} was asked")
    return _content(found, text)


def _content(found: Mapping[str, Any], text: str) -> Answer:
    members = [m for m in ("result", "refused", "skipped", "error") if m in found]
    if len(members) != 1:
        return faulty(Fault.NOT_AN_ANSWER, text)
    value = found[members[0]]
    if members[0] == "result":
        return Answer(Kind.RESULT, value)
    if members[0] == "refused":
        reason = value.get("reason", "") if isinstance(value, dict) else value
        return Answer(Kind.REFUSED, short(reason if isinstance(reason, str) else value))
    if members[0] == "skipped":
        return Answer(Kind.SKIPPED, short(value))
    return faulty(Fault.ERROR, value)


# What a result must look like. Each reader gives the value as it is compared, or None if it has not the form.


def texts(value: object) -> list[str] | None:
    """Read a list of texts."""
    return value if isinstance(value, list) and all(isinstance(v, str) for v in value) else None


def whole(value: object) -> list[int] | None:
    """Read a list of whole numbers."""
    fits = isinstance(value, list) and all(isinstance(v, int) and not isinstance(v, bool) for v in value)
    return value if fits and isinstance(value, list) else None


def table(value: object) -> dict[str, Any] | None:
    """Read an object."""
    return value if isinstance(value, dict) else None


def read_score(value: object) -> dict[str, Any] | None:
    """Read the points of all players; who has won and whether the game is over may be missing."""
    if not isinstance(value, dict) or whole(value.get("scores")) is None:
        return None
    winners, over = value.get("winners", []), value.get("over", False)
    return value if whole(winners) is not None and isinstance(over, bool) else None


def read_trace(value: object) -> dict[str, Any] | None:
    """Read what came of a whole trace: how far it could be applied, and what was asked besides."""
    if not isinstance(value, dict) or isinstance(value.get("applied"), bool):
        return None
    if not isinstance(value.get("applied"), int) or value["applied"] < 0:
        return None
    if "counts" in value and whole(value["counts"]) is None:
        return None
    legal = value.get("legal", [])
    if not isinstance(legal, list) or any(texts(one) is None for one in legal):
        return None
    return value if "scores" not in value or read_score(value) is not None else None


def anything(value: object) -> object:
    """Take any result."""
    return value if value is not None else {}


RESULTS: Final[Mapping[str, Callable[[object], Any]]] = {
    "hello": table,
    "components": anything,
    "start": anything,
    "apply": anything,
    "legal": texts,
    "position": table,
    "view": table,
    "score": read_score,
    "replay": read_trace,
    "stop": anything,
}
"""How the result of each command is read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Claims:
    """What a subject says about itself in `hello`; what it leaves out it does not claim."""

    name: str = "?"
    version: str = "?"
    protocol: int = PROTOCOL
    commands: frozenset[str] = frozenset()
    editions: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    options: tuple[str, ...] = ()
    pipeline: bool = True

    def plays(self, edition: str, players: int, options: Sequence[str]) -> str:
        """Give why it does not play a game of some kind; nothing if it does."""
        if edition not in self.editions:
            return f"it does not play {edition}"
        if players not in self.players:
            return f"it does not play with {players}"
        missing = [o for o in options if o not in self.options]
        return f"it does not play {', '.join(missing)}" if missing else ""


def read_claims(answer: Answer) -> Claims | str:
    """Read what a subject says about itself; in words what is wrong with that, if something is."""
    if answer.kind is not Kind.RESULT:
        return str(answer)
    value = answer.value
    if not isinstance(value, dict):
        return f"an object, got {short(value)}"
    if value.get("protocol") != PROTOCOL or isinstance(value["protocol"], bool):
        return f"protocol {PROTOCOL}, got {short(value.get('protocol'))}"
    for member, reader in (("commands", texts), ("editions", texts), ("players", whole), ("options", texts)):
        if reader(value.get(member, [])) is None:
            return f"a list as {member}, got {short(value.get(member))}"
    unknown = [c for c in value.get("commands", []) if c not in COMMANDS]
    if unknown:
        return f"commands out of {', '.join(COMMANDS)}, got {short(unknown[0], 40)}"
    return Claims(
        name=short(value.get("name", "?"), 60),
        version=short(value.get("version", "?"), 60),
        commands=frozenset(value.get("commands", [])),
        editions=tuple(value.get("editions", [])),
        players=tuple(value.get("players", [])),
        options=tuple(value.get("options", [])),
        pipeline=value.get("pipeline") is not False,
    )
