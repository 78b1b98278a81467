"""`oracle impact READING`: what another reading of an ambiguous sentence would change in play."""

# What is heavy is imported when the command runs, so that its help is there at once.
# ruff: noqa: PLC0415

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from oracle.apps.cli import JUDGED_RIGHT
from oracle.apps.output import check_writable, progress, target, terminal, write
from oracle.errors import RequestError
from oracle.rules import LANGUAGES
from specs.editions import EDITIONS, plays_options

_EPILOG = """\b
Examples:
  oracle impact
  oracle impact dashed_space --games 500
  oracle impact "spaces_occupied:of the fountain" --seed 7 --logs games/

\b
Exit codes:
  0  the readings are listed, or games were played
  2  nothing could be played: there is no such reading, or play cannot show it; the message names the clause

Without READING all sentences with several readings are listed, with what each reading answers and which is ours. With
one, the same seeded games are played by our reading and by each other one, as a house rule; ID:NAME takes one of them.
--logs keeps the example as two logs, with the house rule that the second is replayed by.
"""


@click.command("impact", epilog=_EPILOG)
@click.argument("reading", required=False)
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=click.IntRange(0, 2**63), default=0, show_default=True, help="Of the first game.")
@click.option("--players", type=click.IntRange(1, 5), default=4, show_default=True, help="How many players.")
@click.option(
    "--edition", type=click.Choice(EDITIONS), help="By which rules; default: the edition of the sentence's texts."
)
@click.option(
    "--options", default="", metavar="LIST", help="What is played besides, by commas; what the sentence needs is."
)
@click.option(
    "--strategy",
    type=click.Choice(["uniform", "swarm"]),
    default="uniform",
    show_default=True,
    help="How players choose: all alike, or each game with tastes of its own.",
)
@click.option(
    "--logs", type=click.Path(path_type=Path), metavar="DIR", help="Keep the example: two logs and the house rule."
)
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the report.")
@click.option("--format", type=click.Choice(["text", "json"]), default="text", show_default=True, help="Format.")
@click.option("--output", type=target, metavar="PATH", help="Write to a file, all at once; - is standard output.")
def command(
    *,
    reading: str | None,
    games: int,
    seed: int,
    players: int,
    edition: str | None,
    options: str,
    strategy: str,
    logs: Path | None,
    lang: str,
    format: str,
    output: Path | None,
) -> int:
    """
    Show what another reading of an ambiguous sentence would change.

    Tells in how many games the two readings differ, from which move, and how often the winner changes, with one game
    as an example.
    """
    from oracle.apps.games import options_of
    from oracle.apps.impact import played, sentence_of, setup_for
    from oracle.apps.readings import ambiguities, named
    from oracle.apps.tongue import Tongue
    from oracle.reports.impact_text import as_text, listed

    check_writable(output)
    wanted = options_of(options)
    if reading is None:
        if logs is not None:
            raise RequestError("a reading to play by, got none", where="--logs", hint="name one: oracle impact ID")
        sentences = []
        with progress() as tell:
            for ambiguity in ambiguities(edition=edition or ""):
                if ambiguity.scopes and not plays_options(ambiguity.edition):
                    continue  # no text of that edition has the option
                if tell:
                    tell(ambiguity.id)
                sentences.append(sentence_of(ambiguity, setup_for(ambiguity, players, wanted, strategy)))
        document: dict[str, Any] = {"ambiguities": [s.as_json() for s in sentences]}
        parts = listed(sentences, Tongue(lang))
    else:
        ambiguity, others = named(reading, edition or "")
        setup = setup_for(ambiguity, players, wanted, strategy)
        with progress() as tell:
            impact = played(ambiguity, others, setup, range(seed, seed + games), logs=logs, tell=tell)
        document = impact.as_json()
        parts = as_text(impact, Tongue(lang))
    if format == "json":
        from oracle.reports import json

        write(json.dump(document), output)
    else:
        from oracle.reports.text import write as set_

        write(set_(parts, **terminal(output)), output)
    return JUDGED_RIGHT
