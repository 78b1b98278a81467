"""`oracle components`: shows, checks and makes templates of component sets."""

# What is heavy is imported when the command runs, so that its help is there at once.
# ruff: noqa: PLC0415

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from oracle.apps.cli import JUDGED_RIGHT, JUDGED_WRONG
from oracle.apps.output import check_writable, keep_apart, target, write
from oracle.errors import RequestError
from specs.editions import EDITIONS

if TYPE_CHECKING:
    from specs.component_values import ComponentSet

_EPILOG = """\b
Examples:
  oracle components show --edition deluxe-2020 --players 4
  oracle components template --edition deluxe-2020 --options jewelry-box,solo --output mine.toml
  oracle components check --components mine.toml
  oracle components template --components mine.toml --complete --output whole.toml

\b
Exit codes:
  0  nothing in the set contradicts a text; if values are missing: it can be completed
  1  something does, or it cannot be completed
  2  nothing could be judged: a bad file, a missing list, a bad option

Most tiles, prices and board values stand in no text. The sets that come with the oracle are SYNTHETIC where that is so:
they meet everything the texts state, and every value is marked cited, derived, reviewed or synthetic.
"""

_edition = click.option("--edition", type=click.Choice(EDITIONS), help="Whose set; a file names its own.")
_components = click.option(
    "--components",
    "file",
    type=click.Path(path_type=Path, readable=False),
    metavar="FILE",
    help="Your own set, in place of the one that comes with the oracle.",
)
_players = click.option("--players", type=int, metavar="N", help="Show only the side of the board for so many players.")
_format = click.option(
    "--format", type=click.Choice(["text", "json"]), default="text", show_default=True, help="Format."
)
_options = click.option(
    "--options",
    metavar="LIST",
    help="With the parts of these options, by commas; those that your file lacks are the shipped ones.",
)
_output = click.option(
    "--output", type=target, metavar="PATH", help="Write to a file, all at once; - is standard output."
)


def _named(options: str | None) -> tuple[str, ...] | None:
    """Give the options that are named; None if none are."""
    if options is None:
        return None
    from oracle.apps.games import options_of

    return options_of(options)


def _one(
    edition: str | None, file: Path | None, players: int | None, options: tuple[str, ...] | None = None
) -> tuple[ComponentSet, list[str]]:
    """Give a set, and the names of the sides of the board that matter."""
    from specs.component_sets import read_set, side_for
    from specs.component_values import SIDES

    parts = read_set(edition, file, options)
    if players is None:
        return parts, [n for n, s in SIDES.items() if s in parts.boards]
    wanted = side_for(parts.edition, players)
    parts.side(wanted)
    return parts, [n for n, s in SIDES.items() if s is wanted]


def _played(parts: ComponentSet, side: str) -> str:
    """Give the digest that the log of a game has: of one side of the board, and of the options."""
    from specs.component_options import with_options
    from specs.component_values import SIDES
    from specs.editions import book
    from specs.options import needs_box

    whole = with_options(parts.side(SIDES[side]), tuple(parts.options), needs_box(book(parts.edition)), parts.options)
    return whole.digest


@click.group("components", epilog=_EPILOG)
def command() -> None:
    """Show, check or fill in what lies on the table: tiles, cards, and the values printed on the board."""


@command.command("show")
@_edition
@_players
@_components
@_options
@_format
@_output
def show(
    *,
    edition: str | None,
    players: int | None,
    file: Path | None,
    options: str | None,
    format: str,
    output: Path | None,
) -> int:
    """Show every value of a set with its mark: cited, derived, reviewed, synthetic, or printed by your own copy."""
    from oracle.apps import component_tables as tables
    from oracle.reports import json

    check_writable(output)
    keep_apart({"the set that is read": file}, {"--output": output})
    parts, sides = _one(edition, file, players, _named(options))
    digest = parts.digest if players is None else _played(parts, sides[0])
    made = json.dump(tables.as_json(parts, sides, digest)) if format == "json" else tables.table(parts, sides, digest)
    write(made, output)
    return JUDGED_RIGHT


@command.command("check")
@_edition
@_players
@_components
@_options
@_format
@_output
def check(
    *,
    edition: str | None,
    players: int | None,
    file: Path | None,
    options: str | None,
    format: str,
    output: Path | None,
) -> int:
    """
    Judge a set by everything the texts state, in Python and by the solver.

    Counts, ranges, roles, prices and worked examples. A contradiction comes with its lines and with the smallest set
    of values and sentences that cannot all be. Where values are missing (?), it says whether the set can be completed,
    and which of them have one possibility only. Without --edition and --components, the shipped sets are judged, with
    the parts of all options.
    """
    from oracle.apps import component_tables as tables
    from oracle.apps.component_solving import examine, outlook
    from oracle.reports import json
    from specs.component_reading import is_draft
    from specs.component_values import SIDES
    from specs.editions import OPTIONS, plays_options

    check_writable(output)
    keep_apart({"the set that is read": file}, {"--output": output})
    named = _named(options)
    wanted = EDITIONS if edition is None and file is None else (edition,)
    right, verdicts, texts = True, [], []
    for one in wanted:
        if file is not None and is_draft(file):
            found = outlook(one, file)
            right = right and not found.clashes
            verdicts.append(tables.prospect_as_json(found))
            texts.append(tables.prospect(found))
            continue
        every = OPTIONS if file is None and plays_options(one or EDITIONS[0]) else None
        parts, sides = _one(one, file, players, every if named is None else named)
        hidden = tuple(f"{s}." for s in SIDES if s not in sides)
        clashes = [c for c in examine(parts) if not c.violation.path.startswith(hidden)]
        right = right and all(c.violation.doubt for c in clashes)
        verdicts.append(tables.verdict_as_json(parts, clashes))
        texts.append(tables.verdict(parts, clashes))
    write(json.dump({"sets": verdicts}) if format == "json" else "\n".join(texts), output)
    return JUDGED_RIGHT if right else JUDGED_WRONG


@command.command("template")
@click.option("--edition", type=click.Choice(EDITIONS), help="Whose parts; a file names its own.")
@_components
@_options
@click.option("--complete", is_flag=True, help="Fill in what is missing with values that fit, marked as made up.")
@_output
def template(
    *, edition: str | None, file: Path | None, options: str | None, complete: bool, output: Path | None
) -> int:
    """
    Write a file to fill in from your own copy, or fill in what is missing in yours.

    What a text states stands in it already, with its lines; everything else is a question mark. With --complete, what
    is missing is filled in by values that contradict nothing: those of the shipped set where they fit, each marked.
    """
    from specs.component_sets import shipped
    from specs.component_writing import template as blank

    check_writable(output)
    keep_apart({"the set that is read": file}, {"--output": output})
    if output is not None and output.is_file():
        raise RequestError(
            "a file that is not there yet, got one that is",
            where=f"--output {output}",
            hint="it may hold what you typed in: name another file, or remove it first",
        )
    if file is not None and not complete:
        raise RequestError("--complete with --components", hint="add it, or leave the file out for a blank template")
    named = _named(options) or ()
    if file is not None and named:
        hint = "the file says of which options it has parts"
        raise RequestError("--options without --components", where="--options", hint=hint)
    made = _filled(edition, file, named) if complete else blank(shipped(edition or EDITIONS[0], named))
    if made is None:
        return JUDGED_WRONG
    write(made, output)
    return JUDGED_RIGHT


def _filled(edition: str | None, file: Path | None, options: tuple[str, ...]) -> str | None:
    """Give a whole file made of what is typed in; None, and why on standard error, if nothing fits."""
    from oracle.apps import component_tables as tables
    from oracle.apps.component_solving import completed, outlook
    from specs.component_sets import shipped
    from specs.component_writing import write_set

    if file is None:
        return write_set(shipped(edition or EDITIONS[0], options))
    found = outlook(edition, file)
    if found.clashes:
        click.echo(tables.prospect(found), err=True, nl=False)
        return None
    return write_set(completed(found), ["Filled in: what is marked as synthetic is made up, not printed anywhere."])
