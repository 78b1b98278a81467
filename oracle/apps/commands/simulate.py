"""`oracle simulate`: plays games from seeds and writes their logs."""

# What is heavy is imported when the command runs, so that its help is there at once.
# ruff: noqa: PLC0415

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from oracle.apps.cli import JUDGED_RIGHT, JUDGED_WRONG
from oracle.apps.output import keep_apart, progress, write
from oracle.errors import RequestError
from specs.editions import EDITIONS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from oracle.apps.games import Setup, Tally

_EPILOG = """\b
Examples:
  oracle simulate --edition deluxe-2020 --players 4 --games 20 --seed 7 --output games/
  oracle simulate --edition original-2013 --strategy swarm --games 1000
  oracle simulate --players 3 --games 20 --public --output seen/

\b
Exit codes:
  0  all games were played through
  1  a step did not bring about what a text says (--checked)
  2  nothing was played: a bad option, a bad file; one message says why

The game of seed S + n is always the same game. Each log is written whole; a run that is stopped keeps the games that
were finished, and the same command again plays only those that are missing.
"""


@click.command("simulate", epilog=_EPILOG)
@click.option("--edition", type=click.Choice(EDITIONS), default=EDITIONS[0], show_default=True, help="By which rules.")
@click.option("--players", type=click.IntRange(1, 5), default=4, show_default=True, help="How many players.")
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
@click.option("--public", is_flag=True, help="Write what a spectator sees: what is hidden stands as ?.")
@click.option("--checked", is_flag=True, help="Hold each step against what the texts say it must bring about.")
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
    public: bool,
    checked: bool,
    jobs: int | None,
    format: str,
) -> int:
    """Play games by chance and write their logs."""
    from functools import partial

    from oracle.apps.games import Setup, Tally, name_of, opened, options_of, play_one
    from oracle.apps.public_logs import published
    from oracle.engine.log import PUBLIC, VIEW

    setup = Setup(
        edition=edition,
        players=players,
        options=options_of(options),
        components=components,
        rulings=rulings,
        strategy=strategy,
    )
    _check_table(rules, {"the components": components, "the rulings": rulings}, output)
    game = opened(setup)
    directory = _directory(output)
    wanted = range(seed, seed + games)
    # One after the other, so that a million games need no more memory than a hundred.
    header = {**game.header(), VIEW: PUBLIC if public else None}
    missing = (
        s for s in wanted if directory is None or not _is_there(directory / name_of(s, strategy), {**header, "seed": s})
    )
    tally = Tally()
    work = partial(play_one, setup, directory=directory, rules=rules is not None, checked=checked)
    if public:
        work = partial(work, published=published)
    try:
        with progress() as tell:
            for done, one in enumerate(_played(work, missing, games, jobs or os.cpu_count() or 1), start=1):
                tally.add(one)
                if tell and done % 20 == 0:
                    tell(f"{done} of {games} games")
    finally:
        # What a process that was ended had begun.
        for left in directory.glob(".*.tmp") if directory else ():
            left.unlink(missing_ok=True)
    decided = _decided(setup, tally, rules) if rules else None
    wrong = _contradicted(edition, components) if components is not None else 0
    text = _summary(tally, games - tally.games, output, game.seat_names, format, decided, wrong)
    if wrong and format == "text":
        text += f"parts: {wrong} values contradict the texts; oracle components check --components {components}\n"
    write(text, None)
    return JUDGED_WRONG if tally.violations else JUDGED_RIGHT


def _check_table(rules: Path | None, read: dict[str, Path | None], output: Path | None) -> None:
    """Refuse a file for the table of rules that cannot be written, is read, or is a log."""
    from oracle.apps.deciding import TABLE_BEGINS
    from oracle.apps.games import SUFFIX

    if rules is None:
        return
    where = f"--rules {rules}"[:200]
    if str(rules) == "-" or not str(rules).strip() or rules.is_dir():
        raise RequestError("the name of a file", where=where, hint="name a file to write to")
    keep_apart(read, {"--rules": rules})
    if not rules.absolute().parent.is_dir():
        raise RequestError("a file to write to, got one in no directory", where=where, hint="name another file")
    start = rules.read_bytes()[: len(TABLE_BEGINS)] if rules.is_file() else b""
    other = start.strip() and start != TABLE_BEGINS
    if other or (output is not None and rules.absolute().parent == output.absolute() and rules.suffix == SUFFIX):
        raise RequestError(
            "a new file, or a table of rules to write over, got another file", where=where, hint="name a new file"
        )


def _contradicted(edition: str, components: Path) -> int:
    """Give how many values of a set contradict what the texts of the edition state."""
    from specs.component_laws import check
    from specs.component_sets import read_set

    return sum(not v.doubt for v in check(read_set(edition, components)))


def _directory(output: Path | None) -> Path | None:
    if output is None:
        return None
    if not str(output).strip() or str(output) == ".":
        raise RequestError("the name of a directory", where="--output", hint="name one, so that logs lie together")
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
    from oracle.engine.log import VIEW

    if not path.exists():
        return False
    lines = list(lines_of(path))
    if not any(line.strip() for line in lines):
        return False
    hint = "name another directory, or move the logs that are there"
    try:
        found = json.loads(lines[0])
    except json.JSONDecodeError:
        found = None
    if not isinstance(found, dict):
        raise RequestError("a log, got another file of that name", where=str(path), hint=hint)
    for name, value in header.items():
        if found.get(name) != value and name == VIEW:
            kinds = ("a public log", "one that shows everything")
            expected, got = kinds if value else reversed(kinds)
            raise RequestError(f"{expected} of that name, got {got}", where=str(path), hint=hint)
        if found.get(name) != value:
            got = f"{json.dumps(found.get(name))[:60]} where this is {json.dumps(value)}"
            raise RequestError(f"a log of the same {name}, got one of {got}", where=str(path), hint=hint)
    # A log that was cut off is played again.
    return lines[-1].startswith('{"outcome":')


def _decided(setup: Setup, tally: Tally, file: Path) -> tuple[int, int]:
    from oracle.apps.deciding import table, write_table
    from oracle.apps.deciding import tally as count
    from oracle.apps.games import deciding

    rows = table([deciding(setup)], tally.decided)
    about = {"edition": setup.edition, "players": setup.players, "strategy": setup.strategy, "games": tally.games}
    write_table(rows, about, file)
    return count(rows)


def _played(work: Callable[[int], Tally], seeds: Iterator[int], games: int, jobs: int) -> Iterable[Tally]:
    import multiprocessing
    import signal
    from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
    from itertools import islice

    from oracle.apps.beside import uninterrupted

    try:
        if jobs == 1 or games < 2 * jobs:
            yield from map(work, seeds)
            return
        # An interrupt is for the first process alone to see; it then ends the others.
        pool = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
        try:
            first = list(islice(seeds, 4 * jobs))
            with uninterrupted():
                running = {pool.submit(work, s) for s in first}
            while running:
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(work, s) for s in islice(seeds, len(ended))}
                yield from (one.result() for one in ended)
            pool.shutdown()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                child.terminate()
                child.join()
    except OSError as error:
        why = error.strerror or str(error)
        raise RequestError(f"room for logs, got: {why}", where="--output", hint="check the space left") from None


def _summary(
    tally: Tally,
    kept: int,
    output: Path | None,
    seats: Sequence[str],
    format: str,
    decided: tuple[int, int] | None = None,
    contradicted: int = 0,
) -> str:
    import json

    mean = sum(p * n for p, n in tally.points.items()) / max(1, tally.points.total())
    values = {
        "games": tally.games,
        "kept": kept,
        "choices": tally.choices,
        "draws": tally.draws,
        "points": {"mean": round(mean, 2), "least": min(tally.points, default=0), "most": max(tally.points, default=0)},
        "winners": {name: tally.winners[n] for n, name in enumerate(seats)},
    }
    if contradicted:
        values["contradicted"] = contradicted
    if tally.violations:
        values["violations"] = tally.violations
    if decided:
        values["rules"] = {"decided": decided[0], "of": decided[1]}
    if format == "json":
        return json.dumps(values, indent=2) + "\n"
    lines = [f"{tally.games} games, {tally.choices} choices and {tally.draws} draws"]
    if tally.games:
        lines += [
            f"prestige points: {mean:.1f} on average, {min(tally.points)} to {max(tally.points)}",
            "won: "
            + ", ".join(
                f"seat {name} {tally.winners[n]}" if name.isdigit() else f"{name} {tally.winners[n]}"
                for n, name in enumerate(seats)
            ),
        ]
    if decided:
        lines.append(f"{decided[0]} of {decided[1]} rules decided something")
    lines += [f"violated: {violation}" for violation in tally.violations]
    if kept:
        lines.append(f"{kept} games were there already")
    if output is not None:
        lines.append(f"logs: {output}")
    return "\n".join(lines) + "\n"
