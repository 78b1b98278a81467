"""Makes packs of conformance vectors, writes them, and says what they achieve."""

from __future__ import annotations

import hashlib
import json
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from oracle.apps.output import write
from oracle.apps.trial_setup import plain_parts
from oracle.apps.vector_games import Game, chosen, kinds, wide, written
from oracle.apps.vector_scores import percent, table
from oracle.apps.vectors import Maker, Pack, canonical, digest
from oracle.engine.vectors import INDEX, PACK
from oracle.errors import RequestError
from specs.editions import EDITIONS, OPTIONS
from specs.options import SOLO

SUFFIX: Final = ".jsonl"
"""What the name of a file of vectors ends with."""

RELEASE: Final = "rococo-vectors-1"
"""The name of the release: it counts up when vectors change that somebody may have passed."""

PROFILES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    *((edition, ()) for edition in EDITIONS),
    (EDITIONS[0], tuple(o for o in OPTIONS if o != SOLO)),
    (EDITIONS[0], OPTIONS),
)
"""The editions with the options that a release is made of: by each text alone, with all options, and alone with all."""

_GAMES: Final = 12
"""So many games of each kind are played where none are named."""


def made(edition: str, options: tuple[str, ...], games: int | None = None) -> Pack:
    """
    Make the vectors of an edition with some options.

    Args:
        games: Play so many games of each kind, in place of those that are named.
    Raises:
        RequestError: The edition has no such option.
    """
    own = chosen(edition, options) if games is None else []
    if own:
        return Maker(own).pack()
    return Maker(list(wide(kinds(edition, options), games or _GAMES)), wide=True).pack()


def release(tell: Callable[[str], None] | None = None) -> Pack:
    """Make the vectors of the release."""
    found = Pack()
    for edition, options in PROFILES:
        if tell:
            tell(" + ".join((edition, *options)))
        found.join(made(edition, options))
    return found


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


def contents(pack: Pack, *, topics: Sequence[str] = (), fast: bool = False) -> dict[str, str]:
    """
    Give what stands in each file of a pack: one for each topic.

    Args:
        topics: The topics of the rules wanted; all, if none is named.
        fast: Whether only the fast part is wanted.
    """
    by_topic: dict[str, list[str]] = defaultdict(list)
    for vector in sorted(pack.vectors, key=lambda v: str(v["id"])):
        topic = str(vector["rules"][0]).split(".", 1)[0]
        if (not fast or vector["id"] in pack.fast) and (not topics or topic in topics):
            by_topic[topic].append(f"{canonical(vector)}\n")
    return {f"{topic}{SUFFIX}": "".join(lines) for topic, lines in sorted(by_topic.items())}


def _listed(files: Mapping[str, str]) -> list[dict[str, Any]]:
    return [
        {"file": name, "digest": hashlib.sha256(text.encode()).hexdigest()[:32], "vectors": text.count("\n")}
        for name, text in files.items()
    ]


def write_pack(pack: Pack, directory: Path, *, topics: Sequence[str] = (), fast: bool = False) -> int:
    """
    Write a pack: an index, and one file of vectors for each topic. Each file takes its place whole.

    Args:
        topics: The topics of the rules wanted; all, if none is named.
        fast: Whether only the fast part is wanted.
    Returns:
        How many vectors were written.
    """
    files = contents(pack, topics=topics, fast=fast)
    directory.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        write(text, directory / name)
    for old in directory.glob(f"*{SUFFIX}"):
        if old.name not in files:
            old.unlink()
    listed = _listed(files)
    number = sum(int(entry["vectors"]) for entry in listed)
    used = {json.loads(line)["start"]["components"] for text in files.values() for line in text.splitlines()}
    index = {
        "format": PACK,
        "release": _digest(listed),
        "vectors": number,
        "components": {d: _parts(kind) for d, kind in sorted(pack.parts.items()) if d in used},
        "files": listed,
        "score": pack.tally.plain(),
        "sides": pack.sides.plain(),
        "examples_without": pack.examples_without,
    }
    write(json.dumps(index, ensure_ascii=False, indent=1) + "\n", directory / INDEX)
    return number


def _parts(kind: Game) -> dict[str, Any]:
    game = kind.open()
    found = plain_parts(game)
    if kind.pays_more:
        cards = {c.id: c.pays for c in game.setting.cards}
        for entry in found["values"]:
            group, _, rest = entry["path"].partition(".")
            card, _, name = rest.partition(".")
            if name == "pays" and group in {"employees", "start_team"}:
                entry["value"] = cards[card]
    return found


def _digest(listed: Sequence[Mapping[str, Any]]) -> str:
    """Name what a pack holds."""
    return hashlib.sha256(json.dumps(listed, sort_keys=True).encode()).hexdigest()[:12]


def record(pack: Pack) -> dict[str, Any]:
    """Give what is kept of a release: its name, a digest of each case and file, what it achieves."""
    listed = _listed(contents(pack))
    score, sides = pack.tally.plain(), pack.sides.plain()
    return {
        "name": RELEASE,
        "release": _digest(listed),
        "vectors": len(pack.vectors),
        "fast": len(pack.fast),
        "origins": dict(sorted(Counter(v["origin"] for v in pack.vectors).items())),
        "score": {k: v for k, v in score.items() if k not in {"rules", "rules_without"}},
        "rules_without_score": {why: len(rules) for why, rules in score["rules_without"].items()},
        "examples_without": pack.examples_without,
        "sides": {**sides, "without": {why: len(rules) for why, rules in sides["without"].items()}},
        "files": listed,
        "cases": {v["id"]: digest(v) for v in sorted(pack.vectors, key=lambda v: str(v["id"]))},
    }


def write_record(pack: Pack, path: Path) -> None:
    """Write what is kept of a release."""
    write(json.dumps(record(pack), ensure_ascii=False, indent=1) + "\n", path)


def read_record(path: Path) -> dict[str, Any]:
    """
    Read what is kept of a release.

    Raises:
        RequestError: It is no such file.
    """
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        got = getattr(error, "strerror", None) or str(error)
        hint = "write it with `oracle vectors --release --record FILE`"
        raise RequestError(f"what is kept of a release, got: {got}"[:300], where=f"--check {path}", hint=hint) from None
    if not isinstance(found, dict) or not isinstance(found.get("cases"), dict):
        hint = "write it with `oracle vectors --release --record FILE`"
        raise RequestError("what is kept of a release, got something else", where=f"--check {path}", hint=hint)
    return found


def differences(kept: Mapping[str, Any], now: Mapping[str, Any]) -> list[str]:
    """Say in what a release differs from what is kept of it; the first few cases by name."""
    if kept == now:
        return []
    was, new = kept.get("cases", {}), now["cases"]
    changed = [f"{n}: another vector" for n in was if n in new and was[n] != new[n]]
    lost = [f"{n}: it is gone" for n in was if n not in new]
    added = [f"{n}: it is new" for n in new if n not in was]
    said = [
        f"{k}: {kept.get(k)!r}, now {now[k]!r}"[:200]
        for k in now
        if k not in {"cases", "files"} and kept.get(k) != now[k]
    ]
    return [*said, *(changed + lost + added)[:20]]


def keep_games(pack: Pack, path: Path) -> None:
    """Name the games that the fast part needs in a file, beside what stands there for other editions and options."""
    table_ = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    table_ |= {name: written(games) for name, games in pack.games.items()}
    lines = [
        f" {json.dumps(name)}: [\n" + ",\n".join(f"  {json.dumps(g)}" for g in table_[name]) + "\n ]"
        for name in sorted(table_)
    ]
    write("{\n" + ",\n".join(lines) + "\n}\n", path)


def summary(pack: Pack, written_: int, directory: Path | None, format: str, *, by_rule: bool = False) -> str:
    """Say what was written and which wrong rules it tells from the right ones."""
    score, sides = pack.tally.plain(), pack.sides.plain()
    without = {why: len(rules) for why, rules in score["rules_without"].items()}
    if format == "json":
        values = {
            "vectors": written_,
            **score,
            "rules_without": without,
            "sides": sides,
            "examples_without": pack.examples_without,
        }
        if not by_rule:
            del values["rules"]
        return json.dumps(values, ensure_ascii=False, indent=2) + "\n"
    total = pack.tally.total
    told = f"{total.killed} of {total.mutants - total.equivalent} ({percent(total)} %)"
    lines = [
        *([f"{written_} vectors: {directory}"] if directory else []),
        f"wrong rules told from the right ones: {told}; {total.equivalent} are no other game, which is proved",
        f"rules with a vector on each side of their condition: {sides['both']} of {sides['rules']}; the others:",
        *(f"  {len(rules)} rules: {why}" for why, rules in sides["without"].items()),
        *(f"worked example without a vector: {name} ({why})" for name, why in pack.examples_without.items()),
        f"rules with a score: {len(score['rules'])}; without one:",
        *(f"  {number} rules: {why}" for why, number in without.items()),
        *(f"not told apart: {s['edition']} {s['rule']} ({s['says']})" for s in score["survivors"]),
    ]
    return "\n".join(lines) + "\n" + (table(pack.tally.rules) if by_rule else "")
