"""What a test of another implementation needs to know: which games, how many, and the implementer's own files."""

from __future__ import annotations

import dataclasses
import enum
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from oracle.apps.component_tables import as_json
from oracle.engine.protocol import Answer, Claims, Fault
from oracle.engine.remote import is_url
from oracle.errors import OracleError, RequestError
from specs.component_sets import read_set
from specs.component_values import SIDES
from specs.editions import EDITIONS, OPTIONS
from specs.options import MOST_PLAYERS, SOLO
from specs.reference import Reference, reference
from specs.vocabulary import Garment


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """A kind of game."""

    edition: str
    players: int
    options: tuple[str, ...] = ()

    def opened(self) -> Reference:
        """Open the reference game."""
        return _opened(self)

    def __str__(self) -> str:
        more = f", {'+'.join(self.options)}" if self.options else ""
        return f"{self.edition}, {self.players} players{more}"


@lru_cache(64)
def _opened(kind: Kind) -> Reference:
    return reference(kind.edition, kind.players, options=kind.options)


@dataclass(frozen=True, slots=True, kw_only=True)
class Divergence:
    """What an implementer does differently on purpose."""

    rule: str
    why: str
    since: str = ""


_ALL_OPTIONS: Final = tuple(o for o in OPTIONS if o != SOLO)


def kinds(claims: Claims, edition: str | None, players: int | None, options: Sequence[str] | None) -> list[Kind]:
    """Give the kinds of games that are wanted, or all that a subject claims to play."""
    editions = [edition] if edition else [e for e in EDITIONS if e in claims.editions]
    found = []
    for one in editions:
        if options is not None:
            chosen = [tuple(options)]
        else:
            own = tuple(o for o in _ALL_OPTIONS if o in claims.options)
            sets = [(), *((o,) for o in own), own, *([(SOLO,)] if SOLO in claims.options else [])]
            chosen = list(dict.fromkeys(sets)) if one == EDITIONS[0] else [()]
        for number, several in enumerate(chosen):
            numbers = [players] if players else _numbers(claims, several, number)
            found += [Kind(edition=one, players=n, options=several) for n in numbers]
    return found


def _numbers(claims: Claims, options: Sequence[str], turn: int) -> list[int]:
    """Give with how many a set of options is played: the base game with each number, the others with one."""
    if SOLO in options:
        return [1]
    numbers = [n for n in range(2, MOST_PLAYERS + 1) if n in claims.players]
    return numbers if not options or not numbers else [numbers[turn % len(numbers)]]


def plain_parts(game: Reference) -> dict[str, Any]:
    """
    Give the parts of a game as `components` brings them: those of `oracle components show`, without their marks.

    Both sides of the board are there; which one is used is a matter of the rules. What options add stands under
    `options`, as plain values.
    """
    parts, whole = game.setting.parts, read_set(game.book.edition, None)
    found = as_json(whole, [name for name, side in SIDES.items() if side in whole.boards], parts.digest)
    found["values"] = [{"path": v["path"], "value": v["value"]} for v in found["values"]]
    del found["file"], found["trust"]
    if game.book.options:
        added = {"box": parts.box, "opponent": parts.opponent, "garments": parts.garments[-parts.added_garments :]}
        found["options"] = {k: _plain("", v) for k, v in added.items() if v}
    return found


def _plain(name: str, value: Any) -> Any:
    if dataclasses.is_dataclass(value):
        return {f.name: _plain(f.name, getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, enum.Enum):
        return value.value if not isinstance(value.value, int) else value.name.lower()
    if name == "silk" and isinstance(value, tuple) and len(value) == len(Garment):
        return {c.value: n for c, n in zip(Garment, value, strict=True) if n}
    if isinstance(value, (tuple, list)):
        return [_plain("", v) for v in value]
    if isinstance(value, Mapping):
        return {str(getattr(k, "value", k)): _plain("", v) for k, v in value.items()}
    return value


def unanswered(command: Sequence[str], failed: Answer) -> RequestError:
    """Give the message for a program or a server that does not say hello."""
    why = str(failed.value or failed) if failed.fault is Fault.NOT_STARTED else str(failed)
    who, hint = "program", "try the command in a shell; it must answer hello, see docs/protocol.md"
    if is_url(command):
        who, hint = "server", "see that it runs at that address; it must answer hello, see docs/protocol.md"
    return RequestError(f"a {who} that answers, got none: {why}", where=" ".join(command)[:200], hint=hint)


def _table(path: Path, option: str) -> Mapping[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        where = f"{option} {path}"[:200]
        raise RequestError("UTF-8, got other bytes", where=where, hint="save the file as UTF-8") from None
    except OSError as error:
        what = f"a file that can be read, got: {error.strerror}"
        raise RequestError(what, where=f"{option} {path}"[:200], hint="check the path") from None
    except (ValueError, RecursionError) as error:
        hint = "see docs/protocol.md for what stands in it"
        raise RequestError(f"TOML, got: {error}"[:300], where=str(path)[:200], hint=hint) from None


def read_reasons(path: Path | None, known: frozenset[str]) -> dict[str, str]:
    """
    Read what a subject's words for refusing mean.

    Raises:
        RequestError: It is no such file, or names no rule.
    """
    if path is None:
        return {}
    found = dict(_table(path, "--reasons"))
    for word, rule in found.items():
        if rule not in known:
            got = f"{rule!r} for {word!r}"[:120]
            raise RequestError(f"the id of a rule, got {got}", where=str(path), hint="oracle rule WORDS finds rules")
    return found


def read_divergences(path: Path | None, known: frozenset[str]) -> list[Divergence]:
    """
    Read what an implementer does differently on purpose.

    Raises:
        RequestError: It is no such file, or names no rule.
    """
    if path is None:
        return []
    entries = _table(path, "--divergences").get("divergence")
    if not isinstance(entries, list):
        raise RequestError("tables [[divergence]], got none", where=str(path), hint="write one for each rule")
    found = []
    for entry in entries:
        if not isinstance(entry, dict) or entry.get("rule") not in known or not str(entry.get("why", "")).strip():
            got = f"{str(entry)[:100]!r}"
            raise RequestError(f"the id of a rule, and why, got {got}", where=str(path), hint="name rule, why, since")
        since = str(entry.get("since", ""))
        found.append(Divergence(rule=entry["rule"], why=str(entry["why"]), since=since))
    return found


def known_rules(game: Reference) -> frozenset[str]:
    """Give the ids of all rules."""
    return frozenset(r.id for r in game.book.rules)


def playable(wanted: Sequence[Kind]) -> list[tuple[Kind, Reference]]:
    """
    Open the reference game of each kind.

    Raises:
        RequestError: None of them can be played.
    """
    found: list[tuple[Kind, Reference]] = []
    refused: OracleError | None = None
    for kind in wanted:
        try:
            found.append((kind, kind.opened()))
        except RequestError as error:
            refused = refused or error
    if refused is not None and not found:
        raise refused
    return found
