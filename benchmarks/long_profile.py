"""
The long profile: whole games of both editions and all numbers of players, every step of them checked.

Each game belongs to a seed; players have tastes that differ from game to game. What is checked of each step stands in
`tests/game_laws.py`. Run by hand: `python -m benchmarks.long_profile 100000 benchmarks/results/long_profile.json`.
"""

from __future__ import annotations

import datetime as dt
import json
import os
import platform
import resource
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from specs.editions import EDITIONS
from tests.game_laws import check, check_end
from tests.strategies import kind_of, seeded

TABLES = [(edition, players) for edition in EDITIONS for players in range(2, 6)]
PIECE = 50
"""So many games are one piece of work."""


@dataclass
class Played:
    """What a piece of work came to."""

    table: str
    games: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    memory: int = 0


def piece(work: tuple[str, int, int, int]) -> Played:
    """Play and check games: count the kinds of action done, and note what is stuck, breaks a law, or raises."""
    edition, players, first, number = work
    found = Played(f"{edition}, {players} players")
    for seed in range(first, first + number):
        try:
            walk = seeded(edition, players, seed)
            position = walk.game.new_game()
            for before, _, action, after in walk.steps():
                check(walk.game, before, action, after)
                found.kinds[kind_of(action)] += 1
                position = after
            check_end(walk.game, position)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is a finding, and the other games go on
            found.failures.append(f"{found.table}, seed {seed}: {type(error).__name__}: {error}")
        found.games += 1
    found.memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return found


def pieces(games: int) -> Iterator[tuple[str, int, int, int]]:
    """Divide games evenly among the tables, all of them in turn."""
    share = games // len(TABLES)
    for first in range(0, share, PIECE):
        for edition, players in TABLES:
            yield edition, players, first, min(PIECE, share - first)


def commit() -> str:
    """Name what is measured."""
    git = shutil.which("git") or "git"
    run = subprocess.run([git, "rev-parse", "HEAD"], capture_output=True, text=True, check=False)
    return run.stdout.strip()


def main(games: int, target: Path) -> None:
    """Play, and write what was played after every piece: a run that is stopped has its figures all the same."""
    began, of = time.monotonic(), commit()
    done: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    failures: list[str] = []
    most = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number, found in enumerate(pool.map(piece, pieces(games)), start=1):
            done[found.table] += found.games
            kinds += found.kinds
            failures += found.failures
            most = max(most, found.memory)
            if number % len(TABLES) == 0:
                chance = sum(kinds[k] for k in ("start", "reveal", "fill", "hang", "draw"))
                values = {
                    "date": dt.datetime.now(dt.UTC).date().isoformat(),
                    "commit": of,
                    "python": platform.python_version(),
                    "processes": os.cpu_count(),
                    "seconds": round(time.monotonic() - began),
                    "games": sum(done.values()),
                    "by_table": dict(sorted(done.items())),
                    "choices": sum(kinds.values()) - chance,
                    "draws": chance,
                    "failures": failures,
                    "memory_of_a_process_kib": most,
                    "kinds": dict(kinds.most_common()),
                }
                target.write_text(json.dumps(values, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
