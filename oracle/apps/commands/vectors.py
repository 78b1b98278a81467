"""`oracle vectors`: writes the conformance vectors."""

# What is heavy is imported when the command runs, so that its help is there at once.
# ruff: noqa: PLC0415

from __future__ import annotations

from pathlib import Path

import click

from oracle.apps.cli import JUDGED_RIGHT
from oracle.apps.output import progress, write
from specs.editions import EDITIONS

_EPILOG = """\b
Examples:
  oracle vectors --output pack/
  oracle vectors --output pack/ --edition original-2013 --all
  oracle vectors --output pack/ --options jewelry-box,festive --topic exams
  oracle test --vectors pack/ -- ./engine

\b
Exit codes:
  0  the vectors are written
  2  nothing was written: a bad option, a directory that holds something else; one message says why

A vector is a short game that stops where a rule decides, with what has to come out there. They are made from rules
that were made wrong on purpose: what tells such a rule from the right one is worth asking. The summary says of how
many wrong rules that is so, and names those that no vector tells apart.
"""


@click.command("vectors", epilog=_EPILOG)
@click.option(
    "--output", type=click.Path(path_type=Path), required=True, metavar="DIR", help="A new or empty directory."
)
@click.option("--edition", type=click.Choice(EDITIONS), default=EDITIONS[0], show_default=True, help="By which rules.")
@click.option("--options", default="", metavar="LIST", help="What is played besides the base game, by commas.")
@click.option("--topic", "topics", multiple=True, metavar="TOPIC", help="Only vectors of rules of this topic.")
@click.option("--all", "every", is_flag=True, help="Write refused actions as well, not only the fast part.")
@click.option(
    "--games", type=click.IntRange(1, 10_000), default=20, show_default=True, help="How many games of each kind."
)
@click.option(
    "--format", type=click.Choice(["text", "json"]), default="text", show_default=True, help="Of the summary."
)
def command(
    *, output: Path, edition: str, options: str, topics: tuple[str, ...], every: bool, games: int, format: str
) -> int:
    """Write conformance vectors, and say which wrong rules they tell from the right ones."""
    from oracle.apps.games import options_of
    from oracle.apps.vector_files import check_directory, made, summary, write_pack

    chosen = options_of(options)
    check_directory(output)
    with progress() as tell:
        if tell:
            tell("playing games and holding wrong rules against them")
        pack = made(edition, chosen, games)
    written = write_pack(pack, output, topics=topics, every=every)
    write(summary(pack, written, output, format), None)
    return JUDGED_RIGHT
