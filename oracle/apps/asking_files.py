"""
Reads a dispute from a file, TOML or JSON: edition(s), options, players, the question, facts, what each side claims.

A file can tell a whole position, or a log with the number of a move, in place of single facts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from oracle.apps.json_files import parsed, text_of
from oracle.disputes.facts import as_text
from oracle.errors import RequestError
from specs.component_files import Place, read_toml, table
from specs.editions import EDITIONS, OPTIONS
from specs.options import MOST_PLAYERS, SOLO

_WAY_OUT: Final = "a dispute names its question and, where known, edition, options, players, facts and claims"
_MOST: Final = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """
    What a file tells.

    Attributes:
        question: The id of a question, or plain words.
        situation: What tells a position: `position`, `log`, `move`, `action`, `seat`, `components`, `rulings`.
    """

    file: Path
    question: str
    editions: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    players: int | None = None
    facts: tuple[tuple[str, str], ...] = ()
    claims: tuple[tuple[str, str], ...] = ()
    texts: bool = False
    situation: Mapping[str, Any] = field(default_factory=dict)


def _text(place: Place, value: Any) -> str:
    if not isinstance(value, str) or not value.strip():
        place.wrong("some words", value, "write them in quotes")
    return str(value)


def _number(place: Place, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        place.wrong("a whole number from 0", value, "write it in digits")
    return int(value)


def _truth(place: Place, value: Any) -> bool:
    if not isinstance(value, bool):
        place.wrong("true or false", value, "write it without quotes")
    return bool(value)


def _names(place: Place, value: Any, known: tuple[str, ...]) -> tuple[str, ...]:
    names = value if isinstance(value, list) else [value]
    for name in names:
        if name not in known:
            place.wrong(f"one of: {', '.join(known)}", name, "correct the name")
    return tuple(dict.fromkeys(names))


def _editions(place: Place, value: Any) -> tuple[str, ...]:
    if value == []:
        place.wrong("one edition or more", value, "leave the field out to ask every edition", got="none")
    return _names(place, value, EDITIONS)


def _options(place: Place, value: Any) -> tuple[str, ...]:
    found = value.split(",") if isinstance(value, str) else value
    return _names(place, found, OPTIONS)


def _pairs(place: Place, value: Any) -> tuple[tuple[str, str], ...]:
    if not isinstance(value, dict) or len(value) > _MOST:
        place.wrong("a table of names with their values", value, "write name = value, one a line")
    for name, said in value.items():
        several = said if isinstance(said, list) and said else [said]
        if not all(isinstance(v, (bool, int, str)) for v in several):
            place.to(name).wrong("a word, a whole number, true or false", said, "leave out what is not known")
    return tuple((name, as_text(said)) for name, said in value.items())


def _any(_place: Place, value: Any) -> Any:
    return value


def _players(place: Place, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST_PLAYERS:
        place.wrong(f"1 to {MOST_PLAYERS} players", value, "write how many play, in digits")
    return int(value)


_SITUATION: Final = {
    "position": _any,
    "log": _text,
    "move": _number,
    "action": _text,
    "seat": _number,
    "components": _text,
    "rulings": _text,
}
_SHAPE: Final = {
    "question": _text,
    "edition": _editions,
    "editions": _editions,
    "options": _options,
    "players": _players,
    "facts": _pairs,
    "claims": _pairs,
    "texts": _truth,
    **_SITUATION,
}


def _json(file: Path) -> tuple[Any, Place]:
    return parsed(text_of(file, "a dispute"), str(file), "a dispute"), Place(str(file), ())


def read_file(file: Path) -> Told:
    """
    Read a dispute.

    Raises:
        RequestError: The file cannot be read, or a field is none or is spoilt.
    """
    tree: Any
    tree, place = _json(file) if file.suffix.lower() == ".json" else read_toml(file, str(file), "a dispute")
    if isinstance(tree, dict) and "format" in tree and "digest" in tree:
        raise RequestError(
            "a dispute, got a certificate of one", where=str(file), hint=f"oracle verify {file} judges it"
        )
    found = table(place, tree, _SHAPE, needed=("question",), hint=_WAY_OUT)
    if "edition" in found and "editions" in found:
        place.to("editions").wrong("either edition or editions", list(found["editions"]), "leave one of them out")
    if found.get("players") == 1 and SOLO not in found.get("options", ()) and not found.keys() & _SITUATION.keys():
        hint = f'one plays with the option {SOLO} alone: options = ["{SOLO}"]'
        place.to("players").wrong(f"2 to {MOST_PLAYERS} players", 1, hint)
    return Told(
        file=file,
        question=found["question"],
        editions=found.get("edition") or found.get("editions") or (),
        options=found.get("options", ()),
        players=found.get("players"),
        facts=found.get("facts", ()),
        claims=found.get("claims", ()),
        texts=found.get("texts", False),
        situation={n: found[n] for n in _SITUATION if n in found},
    )
