"""
Logs: a game as lines of JSON, and its judgement move by move.

The first line is a header, then comes one line for each choice or draw, and the last line is the outcome. A log is
broken where it cannot be read as that; it is wrong where it can, and says what the rules do not allow.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn

from oracle.engine.play import CHANCE, Choose, P, Playable, play
from oracle.engine.resume import Move, Moves, Outcome, done, resume
from oracle.errors import InvalidActionError, RequestError

FORMAT: Final = "rococo-log/1"
"""The format of a log."""

LONGEST_LINE: Final = 100_000
"""A longer line is none of a log."""

MOST_LINES: Final = 20_000
"""No game has so many choices and draws."""

HEADER: Final = ("format", "edition", "players", "options", "components", "rulings", "seed")
"""What a header holds; the seed may be missing."""

VIEW: Final = "view"
"""Whose view a log is, in a header that has it: `public`, what a spectator sees, is the only one."""

PUBLIC: Final = "public"
"""In the header of a log that shows what a spectator sees."""

_DEEPEST: Final = 8


def written(
    game: Playable, choose: Choose, header: Mapping[str, Any], watch: Callable[[P, Any, P], None] | None = None
) -> Iterator[str]:
    """
    Play a game and give the lines of its log, without line ends.

    Args:
        watch: Is shown each step: the position, the action, and the position after it.
    """
    yield _line({**game.header(), **header})
    last = game.new_game()
    for ply, (before, action, after) in enumerate(play(game, choose)):
        if watch is not None:
            watch(before, action, after)
        yield f'{{"ply":{ply},"actor":{_actor(game, before)},"action":{json.dumps(game.write(action))}}}'
        last = after
    yield _line({"outcome": game.outcome(last)})


def _line(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _actor(game: Playable, position: P) -> str:
    actor = game.actor(position)
    if actor >= 0:
        return str(actor)
    return '"chance"' if actor == CHANCE else next(f'"{n}"' for n, code in game.others.items() if code == actor)


@dataclass(slots=True)
class Judgement:
    """
    What a log is.

    Attributes:
        verdict: `ok`, `illegal` or `wrong-outcome`.
        ply: The first wrong move.
        position: The position before it.
        rule, citations, says: What decides.
        legal: What would be legal there.
        further: Later moves that are wrong, too, where it is asked to go on.
        unjudged: So many moves after wrong ones hang on these, and are neither right nor wrong.
    """

    verdict: str = "ok"
    ply: int | None = None
    position: Mapping[str, Any] | None = None
    rule: str | None = None
    citations: Sequence[Mapping[str, Any]] = ()
    says: str = ""
    legal: tuple[str, ...] = ()
    further: list[dict[str, Any]] = field(default_factory=list)
    unjudged: int = 0


class Reader:
    """Reads the lines of one log; what is no line of one is refused with its place."""

    def __init__(self, name: str, lines: Iterable[str]) -> None:
        self.name = name
        self._lines = iter(lines)
        self._number = 0

    WAY_OUT: Final = "give the log as it was written"

    @property
    def place(self) -> str:
        """Where the line that was read last stands."""
        return f"{self.name}:{self._number}"

    def refuse(self, expected: str, got: str, hint: str = WAY_OUT) -> NoReturn:
        """
        Refuse the line that was read last.

        Raises:
            RequestError: Always.
        """
        raise RequestError(f"{expected}, got {got}", where=self.place, hint=hint)

    def next(self) -> dict[str, Any] | None:
        """Give the next line, or None at the end."""
        for line in self._lines:
            self._number += 1
            if self._number > MOST_LINES:
                self.refuse(f"at most {MOST_LINES} lines", "more")
            if len(line) > LONGEST_LINE:
                self.refuse(f"a line of at most {LONGEST_LINE} characters", "a longer one")
            if line.strip():
                return self._parsed(line)
        return None

    def _parsed(self, line: str) -> dict[str, Any]:
        if _depth(line) > _DEEPEST:
            self.refuse("a flat object", "one nested too deeply")
        try:
            found = json.loads(
                line, object_pairs_hook=self._object, parse_constant=self._constant, parse_int=self._whole
            )
        except json.JSONDecodeError as error:
            self.refuse("a JSON object", f"{error.msg} in column {error.colno}")
        except RecursionError:
            self.refuse("a flat object", "one nested too deeply")
        if not isinstance(found, dict):
            self.refuse("a JSON object", type(found).__name__)
        return found

    def _object(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) != len(pairs):
            twice = next(k for n, (k, _) in enumerate(pairs) if k in {key for key, _ in pairs[:n]})
            self.refuse("each name once in an object", f"{twice[:50]!r} twice")
        return found

    def _constant(self, name: str) -> NoReturn:
        self.refuse("a number", name)

    def _whole(self, digits: str) -> int:
        # Seeds may be large, anything else is small.
        if len(digits) > 20:
            self.refuse("a number of at most 20 digits", f"one of {len(digits)}")
        return int(digits)


_STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*"')


def _depth(line: str) -> int:
    deepest = now = 0
    # A bracket in a text opens nothing.
    for character in _STRING.sub("", line):
        if character in "[{":
            now += 1
            deepest = max(deepest, now)
        elif character in "]}":
            now -= 1
    return deepest


def read_header(reader: Reader) -> dict[str, Any]:
    """
    Read the header of a log.

    Raises:
        RequestError: There is none.
    """
    header = reader.next()
    if header is None:
        raise RequestError("a log, got an empty file", where=reader.name, hint="oracle simulate writes logs")
    if header.get("format") != FORMAT:
        reader.refuse(f'a header with "format": "{FORMAT}"', repr(header.get("format"))[:60])
    if strange := sorted(set(header) - {*HEADER, VIEW}):
        reader.refuse(f"a header of {', '.join(HEADER)}", f"{strange[0]!r}"[:60])
    if missing := [name for name in HEADER if name not in header and name != "seed"]:
        reader.refuse(f"a header of {', '.join(HEADER)}", f"none of {', '.join(missing)}")
    if header.get(VIEW, PUBLIC) != PUBLIC:
        reader.refuse(f'"{VIEW}": "{PUBLIC}", or none for a log that shows all', repr(header[VIEW])[:60])
    # A game that was not drawn by a seed has none.
    if not _is_whole(header.get("seed", 0)) or header.get("seed", 0) < 0:
        reader.refuse("a whole number from 0 as seed", repr(header["seed"])[:60])
    return header


def _is_whole(value: object) -> bool:
    """Say whether a value is a whole number: true and 1.0 are equal to one, and are none."""
    return type(value) is int


def judge(game: Playable, reader: Reader, *, keep_going: bool = False) -> Judgement:
    """
    Judge the moves of a log whose header has been read.

    Args:
        keep_going: After a wrong move go on where the log fits a legal game again, and list what else is wrong.
    Raises:
        RequestError: The log is broken.
    """
    found = Judgement()
    position = game.new_game()
    moves = Moves(moves_of(game, reader, game.read))
    for ply, move in moves:
        if isinstance(move, Outcome):
            _end(game, position, move.value, found, reader)
            break
        after = _move(game, position, move, ply, found)
        if after is not None:
            position = after
            continue
        if not keep_going:
            return found
        again = resume(game, position, move, moves)
        if again is None:
            found.unjudged += sum(not isinstance(later, Outcome) for _, later in moves)
            break
        position, skipped = again
        found.unjudged += skipped
    if reader.next() is not None:
        reader.refuse("the end of the log after its outcome", "another line")
    return found


def moves_of(game: Playable, reader: Reader, read: Callable[[str], Any]) -> Iterator[Move | Outcome]:
    """
    Give what a log says after its header, to its outcome.

    Args:
        read: Gives the action that a text stands for.
    Raises:
        RequestError: The log is broken.
    """
    for ply in itertools.count():
        line = reader.next()
        if line is None:
            reader.refuse("a last line with the outcome", "the end of the log", "the log was cut off")
        if "outcome" in line:
            if len(line) > 1:
                reader.refuse("a last line with the outcome alone", ", ".join(map(repr, line))[:200])
            yield Outcome(line["outcome"])
            return
        if set(line) != {"ply", "actor", "action"}:
            reader.refuse("an object with ply, actor and action", ", ".join(map(repr, line))[:200])
        if line["ply"] != ply or not _is_whole(line["ply"]):
            reader.refuse(f"ply {ply}", repr(line["ply"])[:60], "lines are missing or out of order")
        if not isinstance(line["action"], str):
            reader.refuse("an action as text", repr(line["action"])[:60])
        actor = line["actor"]
        code = game.others.get(actor) if isinstance(actor, str) else actor if _is_whole(actor) and actor >= 0 else None
        if code is None:
            named = ", ".join(f'"{n}"' for n in game.others)
            reader.refuse(f"a seat from 0, or {named}, as actor", repr(actor)[:60])
        try:
            action = read(line["action"])
        except InvalidActionError as error:
            hint = error.hint or Reader.WAY_OUT
            if line["action"].endswith(" ?"):
                hint = f'what is hidden stands as ? for some verbs, and if the header has "{VIEW}": "{PUBLIC}"'
            raise RequestError(error.what, where=reader.place, hint=hint) from None
        yield Move(code, action)


def _move(game: Playable, position: P, move: Move, ply: int, found: Judgement) -> P | None:
    """Give the position after a move; None, with the judgement, if it is wrong."""
    legal = game.legal_actions(position)
    after = done(game, position, move, legal)
    if after is not None:
        return after
    in_turn = game.is_over(position) or move.actor == game.actor(position)
    refusal = game.refuse(position, move.action) if in_turn else game.refuse_turn(position, move.actor)
    says = refusal.says
    shown = tuple(game.write(a) for a in legal[:50])
    entry = {"ply": ply, "rule": refusal.rule, "says": says, "citations": list(refusal.citations)}
    if found.verdict != "ok":
        found.further.append(entry)
        return None
    found.verdict, found.ply, found.position = "illegal", ply, game.show(position)
    found.rule, found.citations, found.says, found.legal = refusal.rule or None, refusal.citations, says, shown
    return None


def _end(game: Playable, position: P, outcome: Any, found: Judgement, reader: Reader) -> None:
    if not game.is_over(position):
        if found.verdict == "ok":
            reader.refuse("an outcome at the end of a game", "one before it is over", "moves are missing")
        return
    real = game.outcome(position)
    if found.verdict == "ok" and not same_outcome(outcome, real):
        found.verdict, found.position = "wrong-outcome", game.show(position)
        refusal = game.refuse_outcome(position, outcome)
        found.rule, found.citations = refusal.rule or None, refusal.citations
        found.says = "; ".join(filter(None, (refusal.says, *differences("outcome", real, outcome))))[:2000]


def same_outcome(one: Any, other: Any) -> bool:
    """Say whether two outcomes are the same, to the kind of each value: true is not 1."""
    return _line({"": one}) == _line({"": other})


def differences(name: str, real: Any, said: Any) -> Iterator[str]:
    """Tell where what a log says differs from what is."""
    if isinstance(real, dict) and isinstance(said, dict):
        for key in dict.fromkeys([*real, *said]):
            label = f"{name}.{key}"[:80]
            if key not in real:
                yield f"{label} is nothing that an outcome has"
            elif key not in said:
                yield f"{label} is {json.dumps(real[key])}, the log does not say it"
            else:
                yield from differences(label, real[key], said[key])
    elif isinstance(real, list) and isinstance(said, list) and len(real) == len(said):
        for number, (one, other) in enumerate(zip(real, said, strict=True)):
            part = one["line"] if isinstance(one, dict) and "line" in one else number
            yield from differences(f"{name}.{part}", one, other)
    elif _line({"": real}) != _line({"": said}):
        yield f"{name} is {json.dumps(real)}, the log says {json.dumps(said)[:200]}"
