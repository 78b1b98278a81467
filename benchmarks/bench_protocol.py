"""
The speed of judging: `python -m benchmarks.bench_protocol`.

The subject answers at once, from a recording of what is right (`tests/subjects/recorded_subject.py`), so that what is
measured is our side and the protocol: engine, messages, comparison. Whole traces are played by two processes, as two
cores allow; step by step, one core is ours and one the subject's.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from oracle.engine.play import swarm
from oracle.engine.referee import Referee
from oracle.engine.subject import Subject
from oracle.engine.trial import Looks, Step, Trial
from oracle.engine.vector_runs import Runner
from oracle.engine.vectors import Vector
from specs.reference import Reference, reference

GAMES = 40
PLAIN = Looks(every=0, probes=0)
SUBJECT = Path(__file__).resolve().parents[1] / "tests" / "subjects" / "recorded_subject.py"


def trial_of(game: Reference, recording: Path) -> Trial:
    """Give a trial of a subject that answers from a recording."""
    subject = Subject([sys.executable, "-S", "-E", str(SUBJECT), str(recording)])
    return Trial(Referee(game, lambda p: [s.points for s in p.seats]), subject)


def steps_of(game: Reference, seed: int) -> list[Step]:
    """Give the steps of a game."""
    return trial_of(game, Path()).script(swarm(seed))


def answers(game: Reference, steps: Sequence[Step]) -> Iterator[bytes]:
    """Give the right answers to a game that is put step by step."""
    yield b'"result":{}}'
    for step in steps:
        yield b'"result":' + _dumped([game.write(a) for a in step.legal]) + b"}"
        if step is not steps[-1]:
            yield b'"result":{}}'


def trace(game: Reference, steps: Sequence[Step]) -> bytes:
    """Give the right answer to a game that is put as a whole."""
    last = steps[-1].position
    result = {"applied": len(steps) - 1, "counts": [len(s.legal) for s in steps[:-1]]}
    result |= {"scores": [s.points for s in last.seats], "winners": game.outcome(last)["winners"], "over": True}
    return b'"result":' + _dumped(result) + b"}"


def _dumped(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


def step_by_step(game: Reference, directory: Path) -> float:
    """Give the moves per second of games that are played on our side, and compared step by step."""
    recording = directory / "steps"
    recording.write_bytes(b"\n".join(a for seed in range(GAMES) for a in answers(game, steps_of(game, seed))) + b"\n")
    trial = trial_of(game, recording)
    with trial.subject:
        trial.set_up()
        started, moves = time.perf_counter(), 0
        for seed in range(GAMES):
            played = trial.run(trial.script(swarm(seed)), PLAIN)
            assert played.difference is None and not played.skipped, played  # noqa: PT018 - one thing
            moves += played.plies
        return moves / (time.perf_counter() - started)


def whole(players: int, recording: Path, seeds: range) -> tuple[int, float, float]:
    """Play whole traces in one process; give moves, begin and end."""
    game = reference("deluxe-2020", players)
    trial = trial_of(game, recording)
    with trial.subject:
        trial.set_up()
        for seed in seeds[:1]:
            trial.script(swarm(seed))
        started, moves = time.time(), 0
        for seed in seeds:
            played = trial.run_trace(trial.script(swarm(seed)))
            assert played.difference is None and not played.skipped, played  # noqa: PT018 - one thing
            moves += played.plies
        return moves, started, time.time()


def traces(game: Reference, directory: Path) -> float:
    """Give the moves per second of whole traces by two processes."""
    parts = (range(GAMES), range(GAMES, 2 * GAMES))
    files = []
    for number, seeds in enumerate(parts):
        file = directory / f"traces-{number}"
        file.write_bytes(b"\n".join(trace(game, steps_of(game, seed)) for seed in seeds) + b"\n")
        files.append(file)
    with ProcessPoolExecutor(2) as pool:
        done = list(pool.map(whole, [game.players] * 2, files, parts))
    return sum(m for m, _, _ in done) / (max(e for _, _, e in done) - min(s for _, s, _ in done))


def vectors(game: Reference, directory: Path, number: int = 1000) -> float:
    """Give the seconds for a pack of vectors, each at a place of its own in one of ten games."""
    games = [steps_of(game, seed) for seed in range(10)]
    start = {k: v for k, v in game.header().items() if k in {"edition", "players", "options", "components"}}
    made = []
    for n in range(number):
        steps = games[n % 10]
        ply = 30 + (n * 7) % (len(steps) - 40)
        legal = [game.write(a) for a in steps[ply].legal]
        made.append(
            Vector(
                id=str(n),
                rules=("a.b",),
                citations=(),
                says="",
                origin="fuzz",
                flags=frozenset(),
                hunts="",
                start=start,
                actions=tuple(game.write(s.action) for s in steps[:ply]),
                ask={"kind": "legal-actions"},
                expect={"actions": legal},
            )
        )
    ordered = sorted(made, key=lambda v: v.actions)
    lines: list[bytes] = []
    at: tuple[str, ...] | None = None
    for vector in ordered:
        shared = at is not None and vector.actions[: len(at)] == at
        rest = len(vector.actions) - len(at or ()) if shared else 0
        lines += [b'"result":{}}'] * rest if shared else [b'"result":{"applied":%d}}' % len(vector.actions)]
        lines.append(b'"result":' + _dumped(vector.expect["actions"]) + b"}")
        at = vector.actions
    recording = directory / "vectors"
    recording.write_bytes(b"\n".join(lines) + b"\n")
    trial = trial_of(game, recording)
    with trial.subject as subject:
        subject.greet()
        started = time.perf_counter()
        # All in one chunk, as the recording goes on from one to the next.
        found = list(Runner(subject, chunk=number).run(made))
        assert {r.status for r in found} == {"passed"}, next(r.says for r in found if r.status != "passed")
        return time.perf_counter() - started


def main() -> None:
    """Print the figures."""
    game = reference("deluxe-2020", 4)
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name)
        print(f"step by step: {step_by_step(game, directory):12,.0f} moves/s")  # noqa: T201 - its output
        print(f"whole traces: {traces(game, directory):12,.0f} moves/s")  # noqa: T201 - its output
        print(f"1,000 vectors: {vectors(game, directory):11.2f} s")  # noqa: T201 - its output


if __name__ == "__main__":
    main()
