"""
Judges a directory of stored games, by the rules they were played by or by others.

So it shows what a changed rule changes: which games can no longer have been played, from which move on, by which rule.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from oracle.apps.games import SUFFIX, lines_of, opened_for
from oracle.apps.public_logs import judge_log
from oracle.engine.log import Reader, read_header
from oracle.errors import RequestError
from specs.reference import Reference

UNJUDGED: Final = "not-judged"
"""In place of a verdict, where a file is no log, or one of another game."""

BREAKS: Final = ("illegal", "wrong-outcome")
"""The verdicts that say that a game cannot have been played so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stored:
    """What came of one stored game: the first wrong move and what decides, or why it could not be judged."""

    log: str
    verdict: str
    ply: int | None = None
    rule: str | None = None
    says: str = ""
    citations: Sequence[Any] = ()


def logs_in(directory: Path) -> list[Path]:
    """
    Give the logs of a directory, by name; numbers in names count as numbers.

    Raises:
        RequestError: There is none, or the directory cannot be read.
    """
    try:
        found = [p for p in directory.iterdir() if p.suffix == SUFFIX and p.is_file()]
    except OSError as error:
        why = error.strerror or str(error)
        hint = "check the path"
        raise RequestError(f"a directory that can be read, got: {why}", where=str(directory), hint=hint) from None
    if not found:
        hint = "oracle simulate --output DIR writes logs"
        raise RequestError(f"a directory of logs (*{SUFFIX}), got none in it", where=str(directory), hint=hint)
    return sorted(found, key=lambda p: (len(p.name), p.name))


def judge_stored(
    logs: Sequence[Path],
    components: Path | None,
    rulings: Path | None,
    edition: str | None,
    tell: Callable[[str], None] | None = None,
) -> Iterator[Stored]:
    """
    Judge stored games one after the other.

    Args:
        rulings: House rules to judge by, whatever the games were played by.
        edition: An edition to judge by, with its own parts, whatever the games were played by.
        tell: Is told how far it is.
    """
    games: dict[str, Reference] = {}
    for number, log in enumerate(logs, start=1):
        try:
            yield _judged(log, components, rulings, edition, games)
        except RequestError as error:
            place = f" [{error.where}]" if error.where else ""
            yield Stored(log=log.name, verdict=UNJUDGED, says=f"{error.what}{place}")
        if tell and number % 20 == 0:
            tell(f"{number} of {len(logs)} games")


def refusal(log: Path, components: Path | None, rulings: Path | None, edition: str | None) -> RequestError:
    """Give why a log cannot be judged, with its place and what to do about it."""
    try:
        _judged(log, components, rulings, edition, {})
    except RequestError as error:
        where = f"{log.parent}/{error.where}" if error.where.startswith(log.name) else error.where
        return RequestError(error.what, where=where or str(log), hint=error.hint)
    return RequestError("a log, got another file", where=str(log), hint="oracle simulate writes logs")


def _judged(
    log: Path, components: Path | None, rulings: Path | None, edition: str | None, games: dict[str, Reference]
) -> Stored:
    reader = Reader(log.name, lines_of(log))
    header = read_header(reader)
    if edition is not None:
        # With the parts of that edition: they have the same ids in each.
        header["edition"] = edition
    compared = () if edition else ("components",) if rulings else ("components", "rulings")
    # What a game is opened by; only the seed tells the games of a directory apart.
    key = json.dumps({**header, "seed": 0}, sort_keys=True)
    if key not in games:
        games[key] = opened_for(header, reader, components, rulings, compared=compared)
    found = judge_log(games[key], header, reader)
    return Stored(
        log=log.name, verdict=found.verdict, ply=found.ply, rule=found.rule, says=found.says, citations=found.citations
    )


def breaking(found: Sequence[Stored]) -> int:
    """Give how many games break."""
    return sum(one.verdict in BREAKS for one in found)


def as_values(found: Sequence[Stored]) -> dict[str, Any]:
    """Give what came of games as plain values: each of them, the verdicts, and the rules by which they break."""
    games = [{f: getattr(one, f) for f in Stored.__slots__} for one in found]
    return {"games": games, "verdicts": dict(Counter(one.verdict for one in found)), "rules": dict(_rules(found))}


def as_text(found: Sequence[Stored]) -> str:
    """Give the same as a table: one line for each game, then the sums."""
    width = max(len(one.log) for one in found)
    lines = [f"{one.log:<{width}}  {_what(one)}" for one in found]
    unjudged = sum(one.verdict == UNJUDGED for one in found)
    lines.append(f"{breaking(found)} of {len(found)} games break" + (f", {unjudged} not judged" if unjudged else ""))
    lines += [f"  {number} by {rule}" for rule, number in _rules(found)]
    return "\n".join(lines) + "\n"


def _what(one: Stored) -> str:
    if one.verdict not in (*BREAKS, UNJUDGED):
        return one.verdict
    place = "" if one.ply is None else f" at ply {one.ply}"
    rule = f" by {one.rule}" if one.rule else ""
    return f"{one.verdict}{place}{rule}: {one.says}"


def _rules(found: Sequence[Stored]) -> list[tuple[str, int]]:
    """Give how many games break by each rule, most first."""
    return Counter(one.rule or "no rule" for one in found if one.verdict in BREAKS).most_common()
