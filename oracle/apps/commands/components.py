"""`oracle components`: shows, checks and makes templates of component sets."""

# What is heavy is imported when the command runs, so that its help is there at once.
# ruff: noqa: PLC0415

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from oracle.apps.cli import JUDGED_RIGHT, JUDGED_WRONG
from oracle.apps.output import check_writable, target, write
from oracle.errors import RequestError
from specs.editions import EDITIONS

if TYPE_CHECKING:
    from specs.component_values import ComponentSet

_EPILOG = """\b
Examples:
  oracle components show --edition deluxe-2020 --players 4
  oracle components template --edition deluxe-2020 --output mine.toml
  oracle components check --components mine.toml

\b
Exit codes:
  0  nothing in the set contradicts a text
  1  something does (check only)
  2  nothing could be judged: a bad file, a missing tile, a bad option

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
_output = click.option(
    "--output", type=target, metavar="PATH", help="Write to a file, all at once; - is standard output."
)


def _one(edition: str | None, file: Path | None, players: int | None) -> tuple[ComponentSet, list[str]]:
    """Give a set, and the names of the sides of the board that matter."""
    from specs.component_sets import read_set, side_for
    from specs.component_values import SIDES

    parts = read_set(edition, file)
    if players is None:
        return parts, [n for n, s in SIDES.items() if s in parts.boards]
    wanted = side_for(parts.edition, players)
    parts.side(wanted)
    return parts, [n for n, s in SIDES.items() if s is wanted]


@click.group("components", epilog=_EPILOG)
def command() -> None:
    """Show, check or fill in what lies on the table: tiles, cards, and the values printed on the board."""


@command.command("show")
@_edition
@_players
@_components
@_format
@_output
def show(*, edition: str | None, players: int | None, file: Path | None, format: str, output: Path | None) -> int:
    """Show every value of a set with its mark: cited, derived, reviewed, synthetic, or printed by your own copy."""
    from oracle.apps import component_tables as tables
    from oracle.reports import json
    from specs.component_values import SIDES

    check_writable(output)
    parts, sides = _one(edition, file, players)
    digest = parts.digest if players is None else parts.side(SIDES[sides[0]]).digest
    made = json.dump(tables.as_json(parts, sides, digest)) if format == "json" else tables.table(parts, sides, digest)
    write(made, output)
    return JUDGED_RIGHT


@command.command("check")
@_edition
@_players
@_components
@_format
@_output
def check(*, edition: str | None, players: int | None, file: Path | None, format: str, output: Path | None) -> int:
    """
    Judge a set by everything the texts state.

    Counts, ranges, roles, prices and worked examples; each contradiction with the rule, the lines and the way out.
    Without --edition and --components, the sets that come with the oracle are judged.
    """
    from oracle.apps import component_tables as tables
    from oracle.reports import json
    from specs.component_laws import check as judge
    from specs.component_values import SIDES

    check_writable(output)
    wanted = EDITIONS if edition is None and file is None else (edition,)
    judged = []
    for one in wanted:
        parts, sides = _one(one, file, players)
        hidden = tuple(f"{s}." for s in SIDES if s not in sides)
        judged.append((parts, tuple(v for v in judge(parts) if not v.path.startswith(hidden))))
    if format == "json":
        verdicts: list[dict[str, Any]] = [tables.verdict_as_json(p, found) for p, found in judged]
        write(json.dump({"sets": verdicts}), output)
    else:
        write("\n".join(tables.verdict(p, found) for p, found in judged), output)
    return JUDGED_WRONG if any(not v.doubt for _, found in judged for v in found) else JUDGED_RIGHT


@command.command("template")
@click.option("--edition", type=click.Choice(EDITIONS), default=EDITIONS[0], show_default=True, help="Whose parts.")
@_output
def template(*, edition: str, output: Path | None) -> int:
    """
    Write a file to fill in from your own copy.

    What a text states stands in it already, with its lines; everything else is a question mark.
    """
    from specs.component_sets import shipped
    from specs.component_writing import template as blank

    check_writable(output)
    if output is not None and output.is_file():
        raise RequestError(
            "a file that is not there yet, got one that is",
            where=f"--output {output}",
            hint="it may hold what you typed in: name another file, or remove it first",
        )
    write(blank(shipped(edition)), output)
    return JUDGED_RIGHT
