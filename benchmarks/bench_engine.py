"""
The engine's speed: `pytest benchmarks/bench_engine.py --benchmark-only -s`, or `python -m benchmarks.bench_engine`.

Everything is measured in one run, so that only ratios matter. Catanatron (PyPI), a fast engine of another board game,
serves as the yardstick where it is installed; otherwise that line says "not run".
"""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

from oracle.engine.log import written
from oracle.engine.play import CHANCE, play, uniform
from specs.position import Position
from specs.reference import Reference, reference

GAMES = 100


def yardstick() -> float | None:
    """Give Catanatron's decisions per second: four players that choose at random; None where it is not installed."""
    try:
        from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # noqa: PLC0415
    except ImportError:
        return None
    started, decisions = time.perf_counter(), 0
    for seed in range(GAMES // 2):
        game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
        game.play()
        decisions += len(getattr(game.state, "action_records", None) or game.state.actions)
    return decisions / (time.perf_counter() - started)


def figures(game: Reference) -> dict[str, float]:
    """Give decisions, card plays and games per second, legal actions listed per second, and costs in microseconds."""
    decisions = cards = listed = own = 0
    positions: list[Position] = []
    for seed in range(GAMES // 4):
        for before, action, _ in play(game, uniform(seed)):
            decisions += 1
            cards += action[0] == "card"
            own += game.actor(before) != CHANCE
            listed += len(game.legal_actions(before))
            positions.append(before)
    per_game = decisions / (GAMES // 4)
    started = time.perf_counter()
    for seed in range(GAMES):
        for _ in written(game, uniform(seed), {"seed": seed}):
            pass
    per_second = GAMES / (time.perf_counter() - started)
    return {
        "games/s": per_second,
        "decisions/s": per_second * per_game,
        "players' decisions/s": per_second * own / (GAMES // 4),
        "card plays/s": per_second * cards / (GAMES // 4),
        "legal actions listed/s": per_second * listed / (GAMES // 4),
        "microseconds per copy": _each(positions, Position.copy),
        "microseconds per list of legal actions": _each(positions, game.legal_actions),
    }


def _each(positions: list[Position], work: Callable[[Position], Any]) -> float:
    started = time.perf_counter()
    for position in positions:
        work(position)
    return (time.perf_counter() - started) / len(positions) * 1e6


def memory(game: Reference) -> dict[str, float]:
    """Give the bytes of one position in the middle of a game, and how much 200 games leave behind."""
    position = [p for p, _, _ in play(game, uniform(1))][250]
    tracemalloc.start()
    copies = [_deep(position) for _ in range(200)]
    one = tracemalloc.get_traced_memory()[0] / len(copies)
    del copies
    gc.collect()
    list(play(game, uniform(0)))
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    for seed in range(200):
        for _ in play(game, uniform(seed)):
            pass
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return {"bytes of a position, nothing shared": one, "bytes left by 200 games": after - before}


def _deep(position: Position) -> Position:
    import copy  # noqa: PLC0415 - only here: positions are otherwise never copied deeply

    return copy.deepcopy(position)


def main() -> None:
    """Print the figures of both editions and the yardstick's."""
    other = yardstick()
    for edition in ("deluxe-2020", "original-2013"):
        game = reference(edition, 4)
        for name, value in (figures(game) | memory(game)).items():
            print(f"{edition}: {name:42} {value:14,.1f}")  # noqa: T201 - its output
            if name == "decisions/s" and other:
                print(f"{edition}: {'times the yardstick':42} {value / other:14,.2f}")  # noqa: T201 - its output
    print(f"catanatron: {other:,.0f} decisions/s" if other else "not run: no catanatron")  # noqa: T201 - its output


def test_figures(benchmark: Any) -> None:
    game = reference("deluxe-2020", 4)
    benchmark.extra_info.update(figures(game))
    benchmark.pedantic(lambda: sum(1 for _ in written(game, uniform(1), {})), rounds=5, warmup_rounds=1)


if __name__ == "__main__":
    main()
