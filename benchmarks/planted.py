"""
How many planted errors are found: `python -m benchmarks.planted DIR [NUMBER] [SEED]`, DIR holding the texts.

One error at a time is planted into a claim (tests/planting.py). Where another claim speaks of the same case, the solver
is to find it; elsewhere the comparison with the words cited. Prints the rates and what neither saw.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from pathlib import Path

from oracle.apps.library import evidence
from oracle.sources import find, shelf
from tests.hunting import Hunt
from tests.planting import planted_in


def main(directory: str, number: int = 200, seed: int = 1) -> None:
    """Plant `number` errors and print how many were found."""
    told = evidence()
    copies, _ = shelf(Path(directory))
    found = {f.source.id: f for f in find(told.sources, copies)}
    words = {c.id: " ".join(found[c.source].standings[k].text for k in c.at) for c in told.claims}
    hunt = Hunt(told, words, {s.id: s.language for s in told.sources})
    chance = random.Random(seed)
    claims = [c for c in told.claims if list(planted_in(c))]
    counts: Counter[str] = Counter()
    unseen = []
    for _ in range(number):
        claim = chance.choice(claims)
        planted = chance.choice(list(planted_in(claim)))
        outcome = hunt.look(claim, planted.claim)
        if outcome.same:
            counts["says the same"] += 1
            continue
        where = "spoken of elsewhere" if outcome.spoken else "spoken of here alone"
        seen = outcome.by_solver or outcome.by_words
        counts[where] += 1
        counts[f"{where}, found"] += seen
        if not seen:
            unseen.append(f"{planted.kind}: {claim.id}: {planted.claim.then!r} {planted.claim.when!r}")
    for key, count in sorted(counts.items()):
        print(f"{key:32} {count}")  # noqa: T201 - its output
    print("\n".join(unseen))  # noqa: T201 - its output


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:4]))
