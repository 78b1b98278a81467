"""`oracle test -- COMMAND…`, or `--url URL`: judges another implementation."""

# What is heavy is imported when the command runs, so that its help is there at once.
# ruff: noqa: PLC0415

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from oracle.apps.cli import JUDGED_RIGHT, JUDGED_WRONG, NOT_JUDGED, version
from oracle.apps.output import Screen, check_writable, keep_apart, progress, target, terminal, write
from specs.editions import EDITIONS

if TYPE_CHECKING:
    from oracle.apps.testing import Wish
    from oracle.reports.trial import Report

_EPILOG = """\b
Examples:
  oracle test -- python mine.py
  oracle test --edition deluxe-2020 --players 4 --games 20 -- node engine.js
  oracle test --vectors vectors/fast --save mistakes/ -- ./engine
  oracle test --format junit --output report.xml --deadline 2 -- java -jar engine.jar
  oracle test --games 200 --jobs 4 -- node engine.js
  oracle test --identify -- python mine.py
  oracle test --url http://127.0.0.1:8000/protocol --games 20

\b
Exit codes:
  0  judged, and nothing is wrong
  1  it disagrees with the rules, or crashes, hangs or misbehaves in a case
  2  nothing could be judged: no such program or server, no answer, or it skips everything; one message says why
With --identify 0 says that one profile fits, 1 that none fits, and 2 that it could not be found out.

The program is spoken to in JSON lines; docs/protocol.md says how, and what a first one looks like. What it skips is
counted, and is no success. Without --edition, --players and --options, everything that it says it plays is played.
With --jobs several of it run at once; the report is the same.
"""

FORMATS = ("text", "json", "junit", "sarif", "html", "badge")
"""The formats of a report."""

_file = click.Path(path_type=Path, readable=False)


@click.command("test", epilog=_EPILOG)
@click.argument("command_line", metavar="[-- COMMAND...]", nargs=-1, type=click.UNPROCESSED)
@click.option("--url", metavar="URL", help="Where it lives, in place of a COMMAND; each message is posted there.")
@click.option("--vectors", type=_file, metavar="DIR", help="A pack of vectors to begin with.")
@click.option("--edition", type=click.Choice(EDITIONS), help="By which rules.")
@click.option("--players", type=click.IntRange(1, 5), help="How many players.")
@click.option("--options", metavar="LIST", help="What is played besides the base game, by commas.")
@click.option("--games", type=click.IntRange(0, 10_000_000), default=4, show_default=True, help="Games of each kind.")
@click.option("--seed", type=click.IntRange(0, 2**63), default=0, show_default=True, help="Of the first game.")
@click.option(
    "--deadline",
    type=click.FloatRange(0.01, 3600),
    default=5.0,
    show_default=True,
    help="Seconds for an answer; ten times as many to begin a game or for a whole one.",
)
@click.option(
    "--memory",
    type=click.IntRange(0, 1_000_000),
    default=0,
    metavar="MB",
    help="Address space it may have; 0 is no limit. Virtual machines reserve much more than they use.",
)
@click.option("--reasons", type=_file, metavar="FILE", help="What its words for refusing mean (TOML).")
@click.option("--divergences", type=_file, metavar="FILE", help="What it does differently on purpose (TOML).")
@click.option("--resume", type=_file, metavar="FILE", help="Note what was done there, and go on from it.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="So many of it run at once.")
@click.option("--identify", is_flag=True, help="Find out which edition, rulings and options it plays (text, json).")
@click.option("--save", type=_file, metavar="DIR", help="Keep each smallest game there, as a log and a page.")
@click.option("--format", type=click.Choice(FORMATS), default="text", show_default=True, help="Format.")
@click.option("--output", type=target, metavar="PATH", help="Write to a file, all at once; - is standard output.")
def command(
    *,
    command_line: tuple[str, ...],
    url: str | None,
    vectors: Path | None,
    edition: str | None,
    players: int | None,
    options: str | None,
    games: int,
    seed: int,
    deadline: float,
    memory: int,
    reasons: Path | None,
    divergences: Path | None,
    resume: Path | None,
    save: Path | None,
    jobs: int,
    identify: bool,
    format: str,
    output: Path | None,
) -> int:
    """Judge another implementation: the rules it breaks, each with its lines and the smallest game that shows it."""
    from oracle.apps.games import options_of
    from oracle.apps.testing import Wish
    from oracle.engine.subject import Limits

    check_writable(output)
    keep_apart({"the reasons": reasons, "the divergences": divergences}, {"--output": output, "--resume": resume})
    wish = Wish(
        command=named(command_line, url, memory),
        vectors=vectors,
        edition=edition,
        players=players,
        options=None if options is None else options_of(options),
        games=games,
        seed=seed,
        limits=Limits(deadline=deadline, memory=memory),
        reasons=reasons,
        divergences=divergences,
        resume=resume,
        save=save,
        jobs=alone(jobs, url, identify=identify),
    )
    return identified(wish, format, output) if identify else judged(wish, format, output)


def named(command_line: tuple[str, ...], url: str | None, memory: int) -> tuple[str, ...]:
    """
    Give what names the subject: a command, or a URL alone.

    Raises:
        RequestError: It is neither or both, or the URL is none, or has a limit that it cannot have.
    """
    from oracle.engine.remote import check_url
    from oracle.errors import RequestError

    if bool(command_line) is bool(url):
        got = "both" if url else "neither"
        hint = "such as: oracle test -- python mine.py, or: oracle test --url http://127.0.0.1:8000/protocol"
        raise RequestError(f"a COMMAND or --url, got {got}", where="oracle test", hint=hint)
    if not url:
        return command_line
    if memory:
        raise RequestError("--memory with a COMMAND, got --url", where="--memory", hint="limit the server itself")
    return (check_url(url),)


def alone(jobs: int, url: str | None, *, identify: bool = False) -> int:
    """
    Give how many of a subject run at once.

    Raises:
        RequestError: There is only one of it, or each question hangs on the answer before.
    """
    from oracle.errors import RequestError

    if jobs > 1 and (url or identify):
        what = "--url: a server is one subject" if url else "--identify: each question hangs on the answers before"
        raise RequestError(f"one job with {what}, got {jobs}", where="--jobs", hint="leave out --jobs")
    return jobs


def identified(wish: Wish, format: str, output: Path | None) -> int:
    """Find out which rules a subject plays, write the report, and give the exit code."""
    from oracle.apps.identify_report import identify
    from oracle.errors import RequestError
    from oracle.reports.identify import VERDICTS, as_json, text

    if format not in {"text", "json"}:
        raise RequestError(f"text or json with --identify, got {format!r}", where="--format", hint="choose one of them")
    report = identify(wish)
    write(text(report, **terminal(output)) if format == "text" else as_json(report), output)
    if report.verdict == "none":
        return JUDGED_WRONG
    if report.verdict == "one":
        return JUDGED_RIGHT
    hint = "the report says what it does not answer, or what no game tells apart; docs/protocol.md"
    click.echo(f"Error: one profile that fits, got: {VERDICTS[report.verdict]}\n  hint: {hint}", err=True)
    return NOT_JUDGED


def judged(wish: Wish, format: str, output: Path | None) -> int:
    """Judge a subject, write the report, and give the exit code."""
    from oracle.apps.testing import Examiner

    with progress() as tell:
        report = Examiner(wish, tell).run()
    write(rendered(report, format, terminal(output)), output)
    if report.wrong:
        return JUDGED_WRONG
    if report.judged:
        return JUDGED_RIGHT
    hint = "docs/protocol.md says what a program has to answer so that it can be judged"
    if not wish.games and wish.vectors is None:
        hint = "let games be played, such as --games 4, or give a pack of vectors: --vectors DIR"
    click.echo(f"Error: a case that could be judged, got none: {report.summary}\n  hint: {hint}", err=True)
    return NOT_JUDGED


def rendered(report: Report, format: str, screen: Screen) -> str:
    """Give a report in a format."""
    from oracle.reports import trial_formats as formats

    if format == "text":
        return formats.text(report, **screen)
    return formats.sarif(report, version=version()) if format == "sarif" else formats.FORMATS[format](report)
