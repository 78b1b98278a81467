"""
How many planted errors are found: `python -m benchmarks.planted DIR [NUMBER] [SEED]`, DIR holding the texts.

One error at a time is planted into a claim (tests/planting.py). Where another claim speaks of the same case, the solver
is to find it; elsewhere the comparison with the words cited. Prints the rates and what neither saw.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from oracle.apps.library import evidence
from oracle.claims import Claim
from oracle.sources import find, shelf
from tests.hunting import Hunt
from tests.planting import Planted, planted_in


def hunt_in(directory: Path, *, thorough: bool = True) -> Hunt:
    """Give the book with the words of its texts."""
    told = evidence()
    copies, _ = shelf(directory)
    passages = {(f.source.id, k): s.text for f in find(told.sources, copies) for k, s in f.standings.items()}
    return Hunt(told, passages, {s.id: s.language for s in told.sources}, thorough)


def plants(hunt: Hunt, number: int, seed: int) -> Iterator[tuple[Claim, Planted]]:
    """Give `number` claims, each with one error, by chance: first the claim, then the error."""
    chance = random.Random(seed)
    claims = [c for c in hunt.evidence.claims if list(planted_in(c))]
    for _ in range(number):
        claim = chance.choice(claims)
        yield claim, chance.choice(list(planted_in(claim)))


def main(directory: str, number: int = 200, seed: int = 1) -> None:
    """Plant `number` errors and print how many were found."""
    hunt = hunt_in(Path(directory))
    counts: Counter[tuple[str, str]] = Counter()
    classes: Counter[str] = Counter()
    unseen = []
    same = 0
    for claim, planted in plants(hunt, number, seed):
        outcome = hunt.look(claim, planted.claim)
        if outcome.same:
            same += 1
            continue
        where = "spoken of elsewhere" if outcome.spoken else "spoken of here alone"
        for row in ("all", planted.kind):
            counts[where, row] += 1
            counts[f"{where}, found", row] += outcome.found
            counts[f"{where}, by the solver", row] += outcome.by_solver
            counts[f"{where}, by the words", row] += outcome.by_words
        if outcome.by_solver and outcome.seen_as:
            classes[" and ".join(sorted(outcome.seen_as))] += 1
        if not outcome.found:
            unseen.append(f"{where}: {planted.kind}: {claim.id}: {planted.claim.then!r} {planted.claim.when!r}")
    lines = [f"{key:40} {row:12} {count}" for (key, row), count in sorted(counts.items())]
    lines += [f"{'says the same':53} {same}"]
    lines += [f"{'seen by the solver as ' + key:53} {count}" for key, count in sorted(classes.items())]
    print("\n".join([*lines, *sorted(unseen)]))  # noqa: T201 - its output


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:4]))
