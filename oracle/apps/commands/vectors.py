"""`oracle vectors`: writes the conformance vectors."""

# What is heavy is imported when the command runs, so that its help is there at once.
# ruff: noqa: PLC0415

from __future__ import annotations

from pathlib import Path

import click

from oracle.apps.cli import JUDGED_RIGHT, JUDGED_WRONG
from oracle.apps.output import progress, write
from oracle.errors import RequestError
from specs.editions import EDITIONS

_EPILOG = """\b
Examples:
  oracle vectors --output pack/
  oracle vectors --output pack/ --edition original-2013 --fast
  oracle vectors --output pack/ --options jewelry-box,festive --topic exams
  oracle vectors --release --output pack/
  oracle vectors --score
  oracle test --vectors pack/ -- ./engine

\b
Exit codes:
  0  the vectors are written, or are those of the release
  1  with --check, they are not those of the release
  2  nothing was written: a bad option, a directory that holds something else; one message says why

A vector is a short game that stops where a rule decides, with what has to come out there. They are made from rules
that were made wrong on purpose: what tells such a rule from the right one is worth asking. The summary says of how
many wrong rules that is so, and names those that no vector tells apart. The fast part has the fewest vectors that
tell as many apart; the others are refused actions and the examples of the texts.
"""

_file = click.Path(path_type=Path)


@click.command("vectors", epilog=_EPILOG)
@click.option("--output", type=_file, metavar="DIR", help="A new or empty directory.")
@click.option("--edition", type=click.Choice(EDITIONS), default=EDITIONS[0], show_default=True, help="By which rules.")
@click.option("--options", default="", metavar="LIST", help="What is played besides the base game, by commas.")
@click.option("--topic", "topics", multiple=True, metavar="TOPIC", help="Only vectors of rules of this topic.")
@click.option("--fast", is_flag=True, help="Only the fewest that tell as many wrong rules apart.")
@click.option("--release", is_flag=True, help="Those of all editions and options, as they are released.")
@click.option("--score", is_flag=True, help="Say for each rule how many wrong ones are told from it.")
@click.option(
    "--games", type=click.IntRange(1, 10_000), metavar="N", help="Play N games of each kind, not those that are named."
)
@click.option("--keep-games", type=_file, metavar="FILE", help="Name the games that the fast part needs in this file.")
@click.option("--record", "record_", type=_file, metavar="FILE", help="Write digests and score into this file.")
@click.option("--check", "check_", type=_file, metavar="FILE", help="Compare digests and score with this file.")
@click.option(
    "--format", type=click.Choice(["text", "json"]), default="text", show_default=True, help="Of the summary."
)
def command(
    *,
    output: Path | None,
    edition: str,
    options: str,
    topics: tuple[str, ...],
    fast: bool,
    release: bool,
    score: bool,
    games: int | None,
    keep_games: Path | None,
    record_: Path | None,
    check_: Path | None,
    format: str,
) -> int:
    """Write conformance vectors, and say which wrong rules they tell from the right ones."""
    from oracle.apps import vector_files as files
    from oracle.apps.games import options_of

    chosen = options_of(options)
    if not any((output, score, keep_games, record_, check_)):
        hint = "name a directory with --output, or ask for --score"
        raise RequestError("something to do with the vectors, got nothing", where="oracle vectors", hint=hint)
    if release and (chosen or topics or fast or games):
        hint = "leave --options, --topic, --fast and --games out: a release has all"
        raise RequestError("--release alone, got a part of it", where="--release", hint=hint)
    if output:
        files.check_directory(output)
    kept = files.read_record(check_) if check_ else None
    with progress() as tell:
        if tell:
            tell("playing games and holding wrong rules against them")
        pack = files.release(tell) if release else files.made(edition, chosen, games)
    number = files.write_pack(pack, output, topics=topics, fast=fast) if output else len(pack.vectors)
    if keep_games:
        files.keep_games(pack, keep_games)
    if record_:
        files.write_record(pack, record_)
    write(files.summary(pack, number, output, format, by_rule=score), None)
    if kept is None:
        return JUDGED_RIGHT
    found = files.differences(kept, files.record(pack))
    if format == "text":
        write("".join(f"{line}\n" for line in found or ["these are the vectors of the release"]), None)
    return JUDGED_WRONG if found else JUDGED_RIGHT
