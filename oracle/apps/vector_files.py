"""Writes packs of conformance vectors, and says what they achieve."""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from oracle.apps.output import write
from oracle.apps.trial_setup import plain_parts
from oracle.apps.vectors import Game, Maker, Pack, canonical
from oracle.engine.vectors import INDEX, PACK
from oracle.errors import RequestError
from specs.options import MOST_PLAYERS, SOLO

SUFFIX: Final = ".jsonl"
"""What the name of a file of vectors ends with."""


def made(edition: str, options: tuple[str, ...], games: int) -> Pack:
    """
    Make the vectors of an edition with some options; solo games among them if that is one of these.

    Args:
        games: How many games are played of each kind.
    Raises:
        RequestError: The edition has no such option.
    """
    shared = tuple(o for o in options if o != SOLO)
    kinds = [Game(edition=edition, players=n, options=shared) for n in range(2, MOST_PLAYERS + 1)]
    if SOLO in options:
        kinds.append(Game(edition=edition, players=1, options=options))
    return Maker(kinds, games).pack()


def check_directory(directory: Path) -> None:
    """
    Refuse a directory that a pack cannot be written to.

    Raises:
        RequestError: It is a file, or holds something that is no pack.
    """
    hint = "name a directory that is new, empty or holds an earlier pack"
    try:
        held = {p.name for p in directory.iterdir()} if directory.exists() else set()
    except OSError as error:
        got = error.strerror or str(error)
        raise RequestError(f"a directory, got: {got}", where=f"--output {directory}", hint=hint) from None
    if foreign := sorted(n for n in held if n != INDEX and not n.endswith(SUFFIX)):
        raise RequestError(
            f"a directory for vectors, got one with {foreign[0]!r}", where=f"--output {directory}", hint=hint
        )


def write_pack(pack: Pack, directory: Path, *, topics: Sequence[str] = (), every: bool = False) -> int:
    """
    Write a pack: an index, and one file of vectors for each topic. Each file takes its place whole.

    Args:
        topics: The topics of the rules wanted; all, if none is named.
        every: Whether refused actions are written as well as the fast part.
    Returns:
        How many vectors were written.
    """
    by_topic: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for vector in sorted(pack.vectors, key=lambda v: str(v["id"])):
        topic = str(vector["rules"][0]).split(".", 1)[0]
        if (every or vector["id"] in pack.fast) and (not topics or topic in topics):
            by_topic[topic].append(vector)
    directory.mkdir(parents=True, exist_ok=True)
    listed: list[dict[str, str]] = []
    counts: list[int] = []
    for topic, vectors in sorted(by_topic.items()):
        content = "".join(f"{canonical(v)}\n" for v in vectors)
        write(content, directory / f"{topic}{SUFFIX}")
        named = hashlib.sha256(content.encode()).hexdigest()[:32]
        listed.append({"file": f"{topic}{SUFFIX}", "digest": named})
        counts.append(len(vectors))
    for old in directory.glob(f"*{SUFFIX}"):
        if old.stem not in by_topic:
            old.unlink()
    used = {v["start"]["components"] for vectors in by_topic.values() for v in vectors}
    index = {
        "format": PACK,
        "release": _release(listed),
        "vectors": sum(counts),
        "components": {d: plain_parts(kind.open()) for d, kind in sorted(pack.parts.items()) if d in used},
        "files": [entry | {"vectors": n} for entry, n in zip(listed, counts, strict=True)],
    }
    write(json.dumps(index, ensure_ascii=False, indent=1) + "\n", directory / INDEX)
    return sum(counts)


def _release(listed: Sequence[Mapping[str, Any]]) -> str:
    """Name what a pack holds."""
    return hashlib.sha256(json.dumps(listed, sort_keys=True).encode()).hexdigest()[:12]


def summary(pack: Pack, written: int, directory: Path, format: str) -> str:
    """Say what was written and which wrong rules it tells from the right ones."""
    scores = pack.scores.values()
    mutants_, killed, same = (sum(getattr(s, n) for s in scores) for n in ("mutants", "killed", "equivalent"))
    survivors = [{"rule": m.rule, "question": m.question, "says": m.says} for m in pack.survivors]
    values = {
        "vectors": written,
        "wrong_rules": mutants_,
        "told_apart": killed,
        "no_other_game": same,
        "survivors": survivors,
        "rules_not_looked_up": pack.unread,
    }
    if format == "json":
        return json.dumps(values, ensure_ascii=False, indent=2) + "\n"
    share = 100 * killed / max(1, mutants_ - same)
    told = f"{killed} of {mutants_ - same} ({share:.1f} %)"
    lines = [
        f"{written} vectors: {directory}",
        f"wrong rules told from the right ones: {told}; {same} are no other game",
        f"rules that the engine embodies and that have no wrong one here: {len(pack.unread)}",
        *(f"not told apart: {s['rule']} ({s['says']})" for s in survivors),
    ]
    return "\n".join(lines) + "\n"
