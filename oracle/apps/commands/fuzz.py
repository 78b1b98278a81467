"""`oracle fuzz`: a campaign of games against another implementation, or of the reference engine alone."""

# What is heavy is imported when the command runs, so that its help is there at once.
# ruff: noqa: PLC0415

from __future__ import annotations

import time  # noqa: TID251 - a campaign may be asked to end after a time
from collections.abc import Callable
from pathlib import Path

import click

from oracle.apps.cli import JUDGED_RIGHT, JUDGED_WRONG
from oracle.apps.commands.test import FORMATS, alone, judged, named
from oracle.apps.output import check_writable, progress, target, write
from oracle.errors import RequestError
from specs.editions import EDITIONS

_EPILOG = """\b
Examples:
  oracle fuzz --games 1000
  oracle fuzz --seconds 3600 --edition deluxe-2020 --players 4 -- ./engine
  oracle fuzz --seconds 600 --url http://127.0.0.1:8000/protocol
  oracle fuzz --seconds 600 --options jewelry-box,festive --players 3 --save mistakes/ -- node engine.js

\b
Exit codes:
  0  nothing is wrong
  1  the implementation disagrees, or a step of the reference brings about what no text says
  2  nothing was played: a bad option, no such program or server; one message says why

Without a COMMAND or --url, the reference plays alone, and every step is held against what the texts say it must bring
about.
"""


@click.command("fuzz", epilog=_EPILOG)
@click.argument("command_line", metavar="[-- COMMAND...]", nargs=-1, type=click.UNPROCESSED)
@click.option("--url", metavar="URL", help="Where it lives, in place of a COMMAND; each message is posted there.")
@click.option("--edition", type=click.Choice(EDITIONS), help="By which rules.")
@click.option("--players", type=click.IntRange(1, 5), help="How many players.")
@click.option("--options", metavar="LIST", help="What is played besides the base game, by commas.")
@click.option("--games", type=click.IntRange(1, 10_000_000), help="How many games of each kind.")
@click.option("--seconds", type=click.FloatRange(1, 10_000_000), help="No game is begun after so many.")
@click.option("--seed", type=click.IntRange(0, 2**63), default=0, show_default=True, help="Of the first game.")
@click.option("--deadline", type=click.FloatRange(0.01, 3600), default=5.0, show_default=True, help="Seconds.")
@click.option("--memory", type=click.IntRange(0, 1_000_000), default=0, metavar="MB", help="Its address space.")
@click.option("--resume", type=click.Path(path_type=Path, readable=False), metavar="FILE", help="Go on from there.")
@click.option("--save", type=click.Path(path_type=Path), metavar="DIR", help="Keep each smallest game there.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="So many of it run at once.")
@click.option("--format", type=click.Choice(FORMATS), default="text", show_default=True, help="Format.")
@click.option("--output", type=target, metavar="PATH", help="Write to a file, all at once; - is standard output.")
def command(
    *,
    command_line: tuple[str, ...],
    url: str | None,
    edition: str | None,
    players: int | None,
    options: str | None,
    games: int | None,
    seconds: float | None,
    seed: int,
    deadline: float,
    memory: int,
    resume: Path | None,
    save: Path | None,
    jobs: int,
    format: str,
    output: Path | None,
) -> int:
    """Play against another implementation, or alone, for a time or a number of games."""
    from oracle.apps.games import options_of
    from oracle.apps.testing import Wish
    from oracle.engine.subject import Limits

    check_writable(output)
    if games is None and seconds is None:
        hint = "such as: oracle fuzz --seconds 60"
        raise RequestError("how long: --games or --seconds", where="oracle fuzz", hint=hint)
    chosen = None if options is None else options_of(options)
    many = games if games is not None else 10_000_000
    if not command_line and url is None:
        if format not in {"text", "json"}:
            hint = "the other formats are for what another implementation has wrong"
            raise RequestError(f"text or json without a COMMAND, got {format!r}", where="--format", hint=hint)
        if jobs > 1:
            raise RequestError(f"one job without a COMMAND, got {jobs}", where="--jobs", hint="leave out --jobs")
        wanted = (edition or EDITIONS[0], players or 4, chosen or ())
        return _alone(wanted, many, seed, _until(seconds), format, output)
    wish = Wish(
        command=named(command_line, url, memory),
        edition=edition,
        players=players,
        options=chosen,
        games=many,
        seed=seed,
        limits=Limits(deadline=deadline, memory=memory),
        resume=resume,
        save=save,
        jobs=alone(jobs, url),
        more=_until(seconds),
    )
    return judged(wish, format, output)


def _until(seconds: float | None) -> Callable[[], bool]:
    """Give what says whether there is time for another game."""
    if seconds is None:
        return lambda: True
    end = time.monotonic() + seconds
    return lambda: time.monotonic() < end


def _alone(
    wanted: tuple[str, int, tuple[str, ...]],
    games: int,
    seed: int,
    more: Callable[[], bool],
    format: str,
    output: Path | None,
) -> int:
    """Play the reference alone; each step is held against what the texts say."""
    from oracle.apps.games import Setup, Tally, play_one
    from oracle.reports.json import dump

    edition, players, options = wanted
    tally = Tally()
    setup = Setup(edition=edition, players=players, options=options, strategy="swarm")
    with progress() as tell:
        for number in range(games):
            if not more():
                break
            tally.add(play_one(setup, seed + number, None, checked=True))
            if tell:
                tell(f"{tally.games} games, {len(tally.violations)} violations")
    found = {"games": tally.games, "moves": tally.choices + tally.draws, "violations": tally.violations}
    lines = [f"{found['games']} games, {found['moves']} choices and draws"]
    lines += [f"violated: {v}" for v in tally.violations]
    write(dump(found) if format == "json" else "\n".join(lines) + "\n", output)
    return JUDGED_WRONG if tally.violations else JUDGED_RIGHT
