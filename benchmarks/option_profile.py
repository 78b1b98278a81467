"""
The long profile of the options: whole games of every combination, none stuck and none with a loss of anything.

Of every tenth game each step is held against what the texts claim it must bring about as well.

Players have tastes that differ from game to game, or are led to what the options add. Run by hand:
`python -m benchmarks.option_profile 20000 benchmarks/results/option_profile.json`.
"""

from __future__ import annotations

import datetime as dt
import itertools
import json
import os
import platform
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from benchmarks.long_profile import commit
from oracle.apps.deciding import leaning
from oracle.apps.games import Watch
from oracle.apps.option_leanings import option_leanings
from oracle.engine.play import play, swarm
from specs.editions import OPTIONS
from specs.reference import Reference, reference
from tests.option_laws import check_options
from tests.strategies import kind_of

COMBINATIONS = [c for n in range(1, len(OPTIONS) + 1) for c in itertools.combinations(OPTIONS, n)]
"""All of them: what is told of pairs holds of every larger one as well."""

PIECE = 20
"""So many games are one piece of work."""

HELD = 10
"""Of so many games one is held against the effect claims."""


@dataclass
class Played:
    """What a piece of work came to."""

    options: str
    games: int = 0
    held: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)


@cache
def _opened(options: tuple[str, ...], players: int) -> tuple[Reference, Watch]:
    game = reference("deluxe-2020", players, options=options)
    return game, Watch(game)


def piece(work: tuple[tuple[str, ...], int, int]) -> Played:
    """Play and check games: count the kinds of action done, and note what is stuck, breaks a claim, or raises."""
    options, first, number = work
    found = Played("+".join(options))
    for seed in range(first, first + number):
        players = 1 if "solo" in options else 2 + seed % 4
        try:
            game, watch = _opened(options, players)
            likes = list(option_leanings(game.setting).values())
            choose = swarm(seed) if seed % 2 or not likes else leaning(seed, likes[seed // 2 % len(likes)])
            last = game.new_game()
            for before, action, after in play(game, choose):
                if seed % HELD == 0:
                    watch(before, action, after)
                check_options(game, after)
                found.kinds[kind_of(action)] += 1
                last = after
            game.outcome(last)
            found.held += seed % HELD == 0
            found.failures += [f"{found.options}, {players} players, seed {seed}: {v}" for v in watch.taken()]
        except Exception as error:  # noqa: BLE001 - whatever it is, it is a finding, and the other games go on
            found.failures.append(f"{found.options}, {players} players, seed {seed}: {type(error).__name__}: {error}")
        found.games += 1
    return found


def pieces(games: int) -> Iterator[tuple[tuple[str, ...], int, int]]:
    """Divide games evenly among the combinations, all of them in turn."""
    share = -(-games // len(COMBINATIONS))
    for first in range(0, share, PIECE):
        for options in COMBINATIONS:
            yield options, first, min(PIECE, share - first)


def main(games: int, target: Path) -> None:
    """Play, and write what was played after every piece."""
    began, of = time.monotonic(), commit()
    done: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    failures: list[str] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        held = 0
        for number, found in enumerate(pool.map(piece, pieces(games)), start=1):
            held += found.held
            done[found.options] += found.games
            kinds += found.kinds
            failures += found.failures
            if number % len(COMBINATIONS) == 0:
                values = {
                    "date": dt.datetime.now(dt.UTC).date().isoformat(),
                    "commit": of,
                    "python": platform.python_version(),
                    "processes": os.cpu_count(),
                    "seconds": round(time.monotonic() - began),
                    "games": sum(done.values()),
                    "held_against_claims": held,
                    "by_options": dict(sorted(done.items())),
                    "failures": failures[:200],
                    "kinds": dict(kinds.most_common()),
                }
                target.write_text(json.dumps(values, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
