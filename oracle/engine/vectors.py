"""
Vectors: published expectations, and the packs that they come in.

A vector is a game that stops where a rule decides, a question, and what has to come out.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NoReturn

from oracle.errors import RequestError

VECTOR: Final = "rococo-vector/1"
"""The format of a vector."""

PACK: Final = "rococo-vectors/1"
"""The format of the index of a pack."""

INDEX: Final = "index.json"
"""The file of a pack that names all others."""

ORIGINS: Final = ("source-example", "boundary", "constructed", "fuzz", "regression")
"""Where a vector can come from."""

FLAGS: Final = ("synthetic", "open", "borrowed", "edition")
"""
What may be said about a vector: made-up parts decide, the texts leave it open, another edition lends the answer, or
would give another.
"""

ASKS: Final = {
    "legality": "legal",
    "legal-actions": "actions",
    "position": "position",
    "view": "view",
    "score": "scores",
}
"""What can be asked, and what is expected then."""

MOST_BYTES: Final = 200_000_000
"""So large a file of a pack may be."""

_SHORTEST_DIGEST: Final = 16
_WAY_OUT: Final = "write the pack again with `oracle vectors`"


@dataclass(frozen=True, slots=True, kw_only=True)
class Vector:
    """One expectation; the fields are those of the file."""

    id: str
    rules: tuple[str, ...]
    citations: tuple[Mapping[str, Any], ...]
    says: str
    origin: str
    flags: frozenset[str]
    hunts: str
    start: Mapping[str, Any]
    actions: tuple[str, ...]
    ask: Mapping[str, Any]
    expect: Mapping[str, Any]

    @property
    def kind(self) -> str:
        """What is asked."""
        return str(self.ask["kind"])


@dataclass(frozen=True, slots=True, kw_only=True)
class Pack:
    """
    A directory of vectors.

    Attributes:
        components: The parts that the vectors are played with, by digest.
    """

    release: str
    components: Mapping[str, Any]
    vectors: tuple[Vector, ...]


def _refuse(what: str, where: str, hint: str = _WAY_OUT) -> NoReturn:
    raise RequestError(what, where=where[:200], hint=hint)


def _bytes(path: Path) -> bytes:
    try:
        if path.stat().st_size > MOST_BYTES:
            _refuse(f"a file of at most {MOST_BYTES} bytes, got a larger one", str(path))
        return path.read_bytes()
    except OSError as error:
        _refuse(f"a pack of vectors that can be read, got: {error.strerror}", str(path), "check the path")


def _parsed(raw: bytes, where: str) -> Any:
    try:
        return json.loads(raw.decode())
    except (ValueError, RecursionError) as error:
        _refuse(f"JSON, got: {error}"[:200], where)


def read_vector(value: Any, where: str) -> Vector:
    """
    Read one vector.

    Raises:
        RequestError: It is none.
    """
    if not isinstance(value, dict) or value.get("format") != VECTOR:
        _refuse(f"a vector ({VECTOR}), got {str(value)[:60]!r}", where)
    shape = {"id": str, "rules": list, "citations": list, "says": str, "origin": str, "flags": list, "hunts": str}
    shape |= {"start": dict, "actions": list, "ask": dict, "expect": dict}
    for name, kind in shape.items():
        if not isinstance(value.get(name), kind):
            _refuse(f"a vector with {name}, got {str(value.get(name))[:60]!r}", where)
    kind_ = value["ask"].get("kind")
    if kind_ not in ASKS or ASKS[kind_] not in value["expect"]:
        _refuse(f"a question out of {', '.join(ASKS)} and what is expected, got {str(value['ask'])[:60]!r}", where)
    if kind_ == "legality" and not isinstance(value["ask"].get("action"), str):
        _refuse(f"the action that is asked about, got {str(value['ask'])[:60]!r}", where)
    if kind_ == "view" and not isinstance(value["ask"].get("player"), int):
        _refuse(f"the player whose view it is, got {str(value['ask'])[:60]!r}", where)
    if value["origin"] not in ORIGINS or not set(value["flags"]) <= set(FLAGS):
        _refuse(f"an origin and flags that are known, got {value['origin']!r}, {value['flags']!r}"[:200], where)
    if any(not isinstance(a, str) for a in value["actions"]):
        _refuse("actions as texts", where)
    for name in ("edition", "players", "options", "components"):
        if name not in value["start"]:
            _refuse(f"a start with {name}, got none", where)
    return Vector(
        id=value["id"],
        rules=tuple(value["rules"]),
        citations=tuple(value["citations"]),
        says=value["says"],
        origin=value["origin"],
        flags=frozenset(value["flags"]),
        hunts=value["hunts"],
        start=value["start"],
        actions=tuple(value["actions"]),
        ask=value["ask"],
        expect=value["expect"],
    )


def read_pack(directory: Path) -> Pack:
    """
    Read a pack, and check it against its index.

    Raises:
        RequestError: There is none, or it is not what its index says.
    """
    path = directory / INDEX
    index = _parsed(_bytes(path), str(path))
    if not isinstance(index, dict) or index.get("format") != PACK or not isinstance(index.get("files"), list):
        _refuse(f"the index of a pack ({PACK}), got {str(index)[:60]!r}", str(path))
    found: list[Vector] = []
    for entry in index["files"]:
        name = entry.get("file") if isinstance(entry, dict) else None
        if not isinstance(name, str) or Path(name).name != name:
            _refuse(f"the name of a file beside the index, got {str(name)[:60]!r}", str(path))
        raw = _bytes(directory / name)
        digest = str(entry.get("digest", ""))
        if len(digest) < _SHORTEST_DIGEST or not hashlib.sha256(raw).hexdigest().startswith(digest):
            _refuse(f"a file whose digest is {digest[:64]}, got another", str(directory / name))
        lines = [(n, line) for n, line in enumerate(raw.splitlines(), start=1) if line.strip()]
        if len(lines) != entry.get("vectors"):
            _refuse(f"{entry.get('vectors')} vectors, got {len(lines)}", str(directory / name))
        found += (read_vector(_parsed(line, f"{name}:{n}"), f"{name}:{n}") for n, line in lines)
    if len(found) != index.get("vectors"):
        _refuse(f"{index.get('vectors')} vectors, got {len(found)}", str(path))
    if len({v.id for v in found}) != len(found):
        _refuse("each vector once, got one twice", str(path))
    components = index.get("components", {})
    missing = {v.start["components"] for v in found} - set(components)
    if missing:
        _refuse(f"the parts of every game, got none of digest {min(missing)}", str(path))
    return Pack(release=str(index.get("release", "")), components=components, vectors=tuple(found))
