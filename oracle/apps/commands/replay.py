"""`oracle replay LOG`: judges a game log move by move; `oracle replay DIR` all logs of a directory."""

# What is heavy is imported when the command runs, so that its help is there at once.
# ruff: noqa: PLC0415

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from oracle.apps.cli import JUDGED_RIGHT, JUDGED_WRONG
from oracle.apps.output import check_writable, keep_apart, target, write
from oracle.errors import RequestError
from specs.editions import EDITIONS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from oracle.engine.log import Judgement
    from specs.reference import Reference

_EPILOG = """\b
Examples:
  oracle replay games/seed-7.jsonl
  oracle replay games/seed-7.jsonl --transcript
  oracle replay games/seed-7.jsonl --html game.html
  oracle replay games/seed-7.jsonl --keep-going --format json
  oracle replay - < game.jsonl
  oracle replay games/ --rulings house.toml
  oracle replay games/ --edition original-2013

\b
Exit codes:
  0  every move is allowed and the outcome is right; of a log that shows what a spectator sees: nothing in it is
     wrong in every world that could lie behind it ("undecided" where more than one could)
  1  a move or the outcome is wrong; of a directory: in at least one game, or one of its logs could not be judged
  2  the log is broken, or of other components or rulings; one message says where

A directory is judged by the rulings and the edition that are given, whatever its games were played by: so it shows
which of them a changed rule breaks.
"""


def _page(value: str) -> Path:
    """
    Give where to write the page.

    Raises:
        RequestError: It is no file that can be written.
    """
    try:
        found = target(value)
        check_writable(found)
    except RequestError as error:
        raise RequestError(
            error.what,
            where=error.where.replace("--output", "--html"),
            hint=error.hint.replace(", or - for stdout", ""),
        ) from None
    if found is None:
        raise RequestError("the name of a file, got '-'", where="--html", hint="the judgement goes to standard output")
    return found


@click.command("replay", epilog=_EPILOG)
@click.argument("log", type=click.Path(path_type=Path, readable=False))
@click.option("--edition", type=click.Choice(EDITIONS), help="Of a directory: judge by this edition and its parts.")
@click.option("--keep-going", is_flag=True, help="Go on where the log fits again and list what else is wrong.")
@click.option("--transcript", is_flag=True, help="Print the game in words, too.")
@click.option("--html", type=_page, metavar="FILE", help="Write a page that steps through the game on a drawn board.")
@click.option("--components", type=click.Path(path_type=Path), metavar="FILE", help="The parts it was played with.")
@click.option("--rulings", type=click.Path(path_type=Path), metavar="FILE", help="The house rules it was played by.")
@click.option("--format", type=click.Choice(["text", "json"]), default="text", show_default=True, help="Format.")
@click.option("--output", type=target, metavar="PATH", help="Write to a file, all at once; - is standard output.")
def command(
    *,
    log: Path,
    edition: str | None,
    keep_going: bool,
    transcript: bool,
    html: Path | None,
    components: Path | None,
    rulings: Path | None,
    format: str,
    output: Path | None,
) -> int:
    """Judge a game log move by move: the first wrong move, the rule that decides, and its lines."""
    from oracle.apps.games import lines_of, opened_for
    from oracle.apps.public_logs import judge_log
    from oracle.apps.stepping import Kept
    from oracle.engine.log import PUBLIC, VIEW, Reader, read_header

    check_writable(output)
    if transcript and format == "json":
        hint = "leave one of them out: a transcript is text"
        raise RequestError("either --transcript or --format json, got both", where="--transcript", hint=hint)
    read = {"the log": log, "the components": components, "the rulings": rulings}
    keep_apart(read, {"--output": output, "--html": html})
    asked = {"--keep-going": keep_going, "--transcript": transcript, "--html": html is not None}
    if log.is_dir():
        _refuse(asked, "one log, got a directory", "name one of its logs")
        return _directory(log, components, rulings, edition, format, output)
    if edition is not None:
        hint = "the header of a log names its edition; judge a directory to judge by another"
        raise RequestError("--edition with a directory, got one log", where="--edition", hint=hint)
    kept = Kept(lines_of(log)) if html is not None or transcript else None
    reader = Reader(str(log), kept or lines_of(log))
    header = read_header(reader)
    if header.get(VIEW) == PUBLIC:
        _refuse(asked, "a log that shows everything, got a public one", "leave it out")
    game = opened_for(header, reader, components, rulings)
    found = judge_log(game, header, reader, keep_going=keep_going)
    text = _as_json(found) if format == "json" else _as_text(found, log)
    if kept is not None and transcript and format == "text":
        text = _told(game, kept.lines, found, components) + text
    if kept is not None and html is not None:
        from oracle.apps.stepping import page

        write(page(game, kept.lines, found, name=log.name, components=components), html)
    write(text, output)
    return JUDGED_RIGHT if found.verdict in {"ok", "undecided"} else JUDGED_WRONG


def _refuse(asked: Mapping[str, bool], what: str, hint: str) -> None:
    """
    Refuse options that make no sense of what is judged.

    Raises:
        RequestError: One of them is given.
    """
    for option, given in asked.items():
        if given:
            raise RequestError(what, where=option, hint=hint)


def _directory(
    directory: Path,
    components: Path | None,
    rulings: Path | None,
    edition: str | None,
    format: str,
    output: Path | None,
) -> int:
    """Judge all logs of a directory."""
    from oracle.apps.output import progress
    from oracle.apps.stored_games import UNJUDGED, as_text, as_values, breaking, judge_stored, logs_in, refusal
    from oracle.reports.json import dump

    with progress() as tell:
        logs = logs_in(directory)
        found = list(judge_stored(logs, components, rulings, edition, tell))
    unjudged = [one for one in found if one.verdict == UNJUDGED]
    if len(unjudged) == len(found):
        # What is wrong with all of them is wrong with what they are judged by, or with the first as with the others.
        raise refusal(logs[0], components, rulings, edition)
    write(dump(as_values(found)) if format == "json" else as_text(found), output)
    return JUDGED_WRONG if breaking(found) or unjudged else JUDGED_RIGHT


def _told(game: Reference, lines: list[str], found: Judgement, components: Path | None) -> str:
    """Give the game in words, as far as it is legal; first, how far its tiles and prices can be trusted."""
    from oracle.apps.stepping import actions_of, trusted
    from oracle.apps.transcript import tell, transcript

    edition = game.book.edition
    head = [f"{edition}, {game.players} players", trusted(edition, game.players, components), ""]
    actions, _ = actions_of(game, lines, found)
    return "".join(f"{line}\n" for line in (*head, *transcript(game, tell(game, actions))))


def _as_json(found: Judgement) -> str:
    from dataclasses import asdict

    from oracle.reports.json import dump

    return dump(asdict(found))


_STOCKS = ("bag", "deck", "stock", "garment_discard", "resource_discard")
"""What lies there in piles: how much there is says enough."""


def _shown(value: Mapping[str, Any]) -> Iterator[str]:
    """Give a position line by line, without what is empty."""
    for name, held in value.items():
        if name == "seats":
            yield from (f"seat {n}: {'; '.join(_shown(seat))}" for n, seat in enumerate(held))
        elif name == "sheet":
            continue
        elif name in _STOCKS:
            yield f"{name}: {len(held)}"
        elif held not in (None, [], {}, ""):
            yield f"{name}: {_plain(held)}"


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{k} {_plain(v)}" for k, v in value.items())
    if isinstance(value, (list, tuple)):
        inner = [f"({_plain(v)})" if isinstance(v, (list, tuple)) else _plain(v) for v in value]
        return ", ".join(inner)
    return "-" if value is None else str(value)


def _as_text(found: Judgement, log: Path) -> str:
    if found.verdict == "ok":
        return f"{log}: every move is allowed, and the outcome is right\n"
    if found.verdict == "undecided":
        return f"{log}: undecided\n  {found.says}\n"
    lines = [f"{log}: {found.verdict}" + (f" at ply {found.ply}" if found.ply is not None else ""), f"  {found.says}"]
    if found.rule:
        lines.append(f"  rule: {found.rule}")
    if found.citations:
        lines.append("  lines: " + ", ".join(f"{c['source']}:{c['lines'][0]}-{c['lines'][1]}" for c in found.citations))
    if found.legal:
        lines.append("  legal here: " + ", ".join(found.legal))
    lines += [f"  further, ply {f['ply']}: {f['says']}" for f in found.further]
    if found.unjudged:
        lines.append(f"  {found.unjudged} moves hang on what is wrong before them, and were passed over")
    if found.position is not None:
        lines += ["  position:", *(f"    {line}" for line in _shown(found.position))]
    return "\n".join(lines) + "\n"
