"""`oracle simulate`: plays games from seeds and writes their logs."""

# What is heavy is imported when the command runs, so that its help is there at once.
# ruff: noqa: PLC0415

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from oracle.apps.cli import JUDGED_RIGHT
from oracle.apps.output import progress, write
from oracle.errors import RequestError
from specs.editions import EDITIONS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from oracle.apps.games import Setup, Tally

_EPILOG = """\b
Examples:
  oracle simulate --edition deluxe-2020 --players 4 --games 20 --seed 7 --output games/
  oracle simulate --edition original-2013 --strategy swarm --games 1000

\b
Exit codes:
  0  all games were played through
  2  nothing was played: a bad option, a bad file; one message says why

The game of seed S + n is always the same game. Each log is written whole; a run that is stopped keeps the games that
were finished, and the same command again plays only those that are missing.
"""


@click.command("simulate", epilog=_EPILOG)
@click.option("--edition", type=click.Choice(EDITIONS), default=EDITIONS[0], show_default=True, help="By which rules.")
@click.option("--players", type=click.IntRange(2, 5), default=4, show_default=True, help="How many players.")
@click.option("--options", default="", metavar="LIST", help="What is played besides the base game, by commas.")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=1, show_default=True, help="How many games.")
@click.option("--seed", type=click.IntRange(0, 2**63), default=0, show_default=True, help="Of the first game.")
@click.option(
    "--strategy",
    type=click.Choice(["uniform", "swarm"]),
    default="uniform",
    show_default=True,
    help="How players choose: all alike, or each game with tastes of its own.",
)
@click.option("--components", type=click.Path(path_type=Path), metavar="FILE", help="Your own parts.")
@click.option("--rulings", type=click.Path(path_type=Path), metavar="FILE", help="Your house rules.")
@click.option(
    "--output", type=click.Path(path_type=Path), metavar="DIR", help="Where logs go; without it none are kept."
)
@click.option(
    "--rules",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write as JSON how often each rule decided something in the games that are played now.",
)
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=None, metavar="N", help="Processes; default: one per core."
)
@click.option(
    "--format", type=click.Choice(["text", "json"]), default="text", show_default=True, help="Of the summary."
)
def command(
    *,
    edition: str,
    players: int,
    options: str,
    games: int,
    seed: int,
    strategy: str,
    components: Path | None,
    rulings: Path | None,
    output: Path | None,
    rules: Path | None,
    jobs: int | None,
    format: str,
) -> int:
    """Play games by chance and write their logs."""
    from oracle.apps.games import Setup, Tally, name_of, opened, options_of

    setup = Setup(
        edition=edition,
        players=players,
        options=options_of(options),
        components=components,
        rulings=rulings,
        strategy=strategy,
    )
    if rules is not None and not rules.absolute().parent.is_dir():
        raise RequestError(
            "a file to write to, got one in no directory", where=f"--rules {rules}"[:200], hint="name another file"
        )
    game = opened(setup)
    directory = _directory(output)
    wanted = range(seed, seed + games)
    missing = [s for s in wanted if directory is None or not _is_there(directory / name_of(s), game.header())]
    tally = Tally()
    with progress() as tell:
        played = _played(setup, missing, directory, jobs or os.cpu_count() or 1, rules=rules is not None)
        for done, one in enumerate(played, start=1):
            tally.add(one)
            if tell and done % 20 == 0:
                tell(f"{done} of {len(missing)} games")
    decided = _decided(setup, tally, rules) if rules else None
    write(_summary(tally, len(wanted) - len(missing), output, players, format, decided), None)
    return JUDGED_RIGHT


def _directory(output: Path | None) -> Path | None:
    if output is None:
        return None
    try:
        output.mkdir(parents=True, exist_ok=True)
        if not os.access(output, os.W_OK | os.X_OK):
            raise RequestError("a directory to write in, got one without leave", where=f"--output {output}")
    except OSError as error:
        why = error.strerror or str(error)
        hint = "name a directory, or one that can be made"
        raise RequestError(f"a directory, got: {why}", where=f"--output {output}"[:200], hint=hint) from None
    return output


def _is_there(path: Path, header: dict[str, object]) -> bool:
    """Say whether the log of a game is there already; refuse one of another setup."""
    import json

    from oracle.apps.games import lines_of

    if not path.exists():
        return False
    try:
        found = json.loads(next(lines_of(path), ""))
    except json.JSONDecodeError:
        found = {}
    if not isinstance(found, dict) or any(found.get(k) != v for k, v in header.items()):
        hint = "name another directory, or move the logs that are there"
        raise RequestError("logs of the same setup, got one of another", where=str(path), hint=hint)
    return True


def _decided(setup: Setup, tally: Tally, file: Path) -> tuple[int, int]:
    from oracle.apps.deciding import table, write_table
    from oracle.apps.deciding import tally as count
    from oracle.apps.games import deciding

    rows = table([deciding(setup)], tally.decided)
    about = {"edition": setup.edition, "players": setup.players, "strategy": setup.strategy, "games": tally.games}
    write_table(rows, about, file)
    return count(rows)


def _played(
    setup: Setup, seeds: list[int], directory: Path | None, jobs: int, *, rules: bool = False
) -> Iterable[Tally]:
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from itertools import islice

    from oracle.apps.games import play_one

    try:
        if jobs == 1 or len(seeds) < 2 * jobs:
            for seed in seeds:
                yield play_one(setup, seed, directory, rules=rules)
            return
        with ProcessPoolExecutor(jobs) as pool:
            left = iter(seeds)
            running = {pool.submit(play_one, setup, s, directory, rules=rules) for s in islice(left, 4 * jobs)}
            # Only a few games wait at any time, so that a million need no more memory than a hundred.
            while running:
                for ended in as_completed(running):
                    running.discard(ended)
                    running |= {pool.submit(play_one, setup, s, directory, rules=rules) for s in islice(left, 1)}
                    yield ended.result()
                    break
    except OSError as error:
        why = error.strerror or str(error)
        raise RequestError(f"room for logs, got: {why}", where=str(directory), hint="check the space left") from None


def _summary(
    tally: Tally,
    kept: int,
    output: Path | None,
    players: int,
    format: str,
    decided: tuple[int, int] | None = None,
) -> str:
    import json

    mean = sum(tally.points) / len(tally.points) if tally.points else 0.0
    values = {
        "games": tally.games,
        "kept": kept,
        "choices": tally.choices,
        "draws": tally.draws,
        "points": {"mean": round(mean, 2), "least": min(tally.points, default=0), "most": max(tally.points, default=0)},
        "winners": {str(seat): tally.winners[seat] for seat in range(players)},
    }
    if decided:
        values["rules"] = {"decided": decided[0], "of": decided[1]}
    if format == "json":
        return json.dumps(values, indent=2) + "\n"
    lines = [
        f"{tally.games} games, {tally.choices} choices and {tally.draws} draws",
        f"prestige points: {mean:.1f} on average, {values['points']['least']} to {values['points']['most']}",  # type: ignore[index]
        "won: " + ", ".join(f"seat {seat} {tally.winners[seat]}" for seat in range(players)),
    ]
    if decided:
        lines.append(f"{decided[0]} of {decided[1]} rules decided something")
    if kept:
        lines.append(f"{kept} games were there already")
    if output is not None:
        lines.append(f"logs: {output}")
    return "\n".join(lines) + "\n"
