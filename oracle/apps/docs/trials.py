"""Reads what the conformance vectors say of each rule: from a pack, and from the scores that stand beside one."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from oracle.engine.vectors import INDEX
from oracle.errors import RequestError


@dataclass(frozen=True, slots=True)
class Score:
    """How many wrong versions of a rule a pack tells from the right one."""

    mutants: int
    killed: int
    equivalent: int


@dataclass(frozen=True, slots=True)
class Trials:
    """
    What is known of a pack.

    Attributes:
        vectors: The vectors by id; empty where there is no pack.
        by_rule: The ids of the vectors of each rule.
        scores: The scores by rule, as far as the pack has them.
        without: Why no wrong version of a rule was made.
    """

    vectors: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    by_rule: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    scores: Mapping[str, Score] = field(default_factory=dict)
    without: Mapping[str, str] = field(default_factory=dict)

    @property
    def run(self) -> bool:
        """Whether there is a pack at all."""
        return bool(self.vectors)


def trials(pack: Path | None) -> Trials:
    """
    Read a pack, or several packs in the directories of one.

    Raises:
        RequestError: The directory holds no pack, or a broken one.
    """
    if pack is None:
        return Trials()
    places = [p.parent for p in sorted(pack.rglob(INDEX))]
    if not places:
        hint = "make one: oracle vectors --output DIR"
        raise RequestError(f"a directory with a pack of vectors, got none with {INDEX}", where=str(pack), hint=hint)
    vectors: dict[str, Mapping[str, Any]] = {}
    by_rule: dict[str, list[str]] = defaultdict(list)
    counted: dict[str, list[int]] = {}
    without: dict[str, str] = {}
    for place in places:
        for vector in _vectors(place):
            name = str(vector["id"])
            vectors.setdefault(name, vector)
            for rule in vector["rules"]:
                if name not in by_rule[rule]:
                    by_rule[rule].append(name)
        score = _score(place)
        without |= {rule: reason for reason, named in score.get("rules_without", {}).items() for rule in named}
        for rule, numbers in _numbers(score):
            told = counted.setdefault(rule, [0, 0, 0])
            counted[rule] = [a + b for a, b in zip(told, numbers, strict=True)]
    scores = {rule: Score(*numbers) for rule, numbers in counted.items()}
    return Trials(vectors, {rule: tuple(names) for rule, names in by_rule.items()}, scores, without)


def _loaded(text: str, where: Path) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        place = f"{where.name}:{error.lineno}"
        raise RequestError(f"JSON, got: {error.msg}", where=place, hint="make it anew") from None


def _vectors(place: Path) -> Iterator[Mapping[str, Any]]:
    for path in sorted(place.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            found = _loaded(line, path)
            if not isinstance(found, dict) or not {"id", "rules", "hunts"} <= set(found):
                raise RequestError("a vector, got something else", where=path.name, hint="make the pack anew")
            yield found


def _score(place: Path) -> Mapping[str, Any]:
    index = _loaded((place / INDEX).read_text(encoding="utf-8"), place / INDEX)
    score = index.get("score") if isinstance(index, dict) else None
    return score if isinstance(score, dict) else {}


def _numbers(score: Mapping[str, Any]) -> Iterator[tuple[str, tuple[int, int, int]]]:
    for rule, told in score.get("rules", {}).items():
        yield rule, (int(told["mutants"]), int(told["killed"]), int(told["equivalent"]))
