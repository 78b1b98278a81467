"""`oracle check`: the main job."""

# What is heavy is imported when the check runs, so that its help is there at once.
# ruff: noqa: PLC0415

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from time import perf_counter  # noqa: TID251 - for --timing alone
from typing import TYPE_CHECKING, Any

import click

from oracle.apps.cli import JUDGED_RIGHT, JUDGED_WRONG, version
from oracle.apps.output import check_writable, progress, target, terminal, write
from oracle.errors import RequestError
from oracle.findings import Kind
from oracle.questions import Effect
from oracle.reports.report import Report
from oracle.reports.selection import Selection, select
from oracle.rules import LANGUAGES
from specs.editions import EDITIONS

if TYPE_CHECKING:
    from oracle.reports.comparison import Comparison

TOPICS_OF_TEXTS = ("text", "words")
"""The topics of findings that are about no question."""

_EPILOG = """\b
Examples:
  oracle check
  oracle check --sources ~/rulebooks --open --quotes
  oracle check --topic deputing --effect play --effect score
  oracle check --compare original-2013 deluxe-2020
  oracle check --format html --output findings.html

\b
Exit codes:
  0  nothing is wrong with what is shown
  1  a finding that no ruling or acceptance covers, a citation that does not hold, an unclassified passage, an
     invariant that is unknown, or refuted without a ruling
  2  nothing could be judged

Filters change what is shown, and the exit code judges what is shown. Faults of the book or of a copy are always shown.
--kind, --topic, --effect and --compare narrow the findings; --edition and --open narrow invariants, too.
"""


def _directory(value: str) -> Path:
    """
    Give the directory of the texts.

    Raises:
        RequestError: Its name is empty.
    """
    if not value.strip():
        hint = "name the directory where your copies lie, or leave out --sources to check without texts"
        raise RequestError("a directory with the texts, got an empty name", where="--sources", hint=hint)
    return Path(value)


def _topics(wanted: tuple[str, ...]) -> None:
    from oracle.apps.library import library

    if not wanted:
        return
    known = sorted({q.topic for q in library().questions} | set(TOPICS_OF_TEXTS))
    for topic in wanted:
        if topic not in known:
            near = get_close_matches(topic, known, n=1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
            raise RequestError("a topic of the book, got " + repr(topic), where="--topic", hint=hint)


def _files(directory: Path | None) -> dict[str, str]:
    """Give the file names of verified copies, by text."""
    from oracle.apps.library import library
    from oracle.sources import find, shelf

    if directory is None:
        return {}
    found = find(library().sources, shelf(directory)[0])
    return {f.source.id: f.path.name for f in found if f.path and f.state == "verified"}


def _compared(compare: tuple[str, str] | None, selection: Selection, language: str) -> Comparison | None:
    """Give what two editions answer differently, as far as it is shown."""
    if compare is None:
        return None
    from oracle.apps.coming_up import with_play
    from oracle.apps.differ import compare as differ
    from oracle.apps.library import library

    lib = library()
    shown = differ(lib, *compare, language=language).narrowed(selection.topics, selection.effects)
    with progress() as tell:
        return with_play(shown, lib, tell=tell)


def _rendered(report: Report, format: str, sources: Path | None, options: dict[str, Any]) -> str:
    from oracle.apps.tongue import Tongue

    shared = {n: options[n] for n in ("timing", "compare", "comparison")}
    say = Tongue(options.pop("language"))
    if format == "json":
        from oracle.reports import json

        return json.render(report, **shared)
    if format == "html":
        from oracle.reports import html

        return html.render(report, say=say, **shared)
    if format == "sarif":
        from oracle.reports import sarif

        return sarif.render(report, version=version(), files=_files(sources))
    from oracle.reports import text
    from oracle.reports.comparison import as_text

    comparison = options.pop("comparison")
    opening = as_text(comparison, say) if comparison else ()
    return text.render(report, opening=opening, say=say, **options)


@click.command("check", epilog=_EPILOG)
@click.option(
    "--sources",
    # Whether it can be read is said with a way out when it is opened.
    type=_directory,
    envvar="ORACLE_SOURCES",
    show_envvar=True,
    metavar="DIR",
    help="Directory of your copies of the texts; known by their words, not by file names.",
)
@click.option("--edition", "editions", multiple=True, type=click.Choice(EDITIONS), help="Show only this edition.")
@click.option("--topic", "topics", multiple=True, metavar="TOPIC", help="Show only this topic, such as deputing.")
@click.option(
    "--kind", "kinds", multiple=True, type=click.Choice([k.value for k in Kind]), help="Show only this kind of finding."
)
@click.option(
    "--effect",
    "effects",
    multiple=True,
    type=click.Choice([e.value for e in Effect]),
    help="Show only findings with this effect.",
)
@click.option("--open", "open_only", is_flag=True, help="Show only what no ruling or acceptance covers.")
@click.option(
    "--compare",
    nargs=2,
    type=click.Choice(EDITIONS),
    metavar="EDITION EDITION",
    help="Show what changes between two editions: every question that they answer differently, and the findings.",
)
@click.option(
    "--format", type=click.Choice(["text", "json", "html", "sarif"]), default="text", show_default=True, help="Format."
)
@click.option("--output", type=target, metavar="PATH", help="Write to a file, all at once; - is standard output.")
@click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="Language of labels, rules and findings.",
)
@click.option("--certify", is_flag=True, help="Have a second solver confirm every verdict.")
@click.option(
    "--certificates",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Write every verdict as SMT-LIB 2 into a new or empty directory, with an index; implies --certify.",
)
@click.option("--quotes", is_flag=True, help="Add the cited words in text format, where the texts are at hand.")
@click.option("--timing", is_flag=True, help="Say how many seconds each proof took.")
def command(
    *,
    sources: Path | None,
    editions: tuple[str, ...],
    topics: tuple[str, ...],
    kinds: tuple[str, ...],
    effects: tuple[str, ...],
    open_only: bool,
    compare: tuple[str, str] | None,
    format: str,
    output: Path | None,
    lang: str,
    certify: bool,
    certificates: Path | None,
    quotes: bool,
    timing: bool,
) -> int:
    """
    Check everything the texts say.

    Verifies the citations, counts what is covered, and finds where the texts contradict each other or themselves, leave
    a case open, or can be understood in several ways; each with the smallest case in which it matters and the lines to
    blame. Proves what must hold in every game.
    """
    if compare and compare[0] == compare[1]:
        raise RequestError(f"two editions, got {compare[0]!r} twice", where="--compare", hint="name the other one")
    if compare and editions and not set(compare) <= set(editions):
        raise RequestError(
            "either --edition or --compare, got both", where="--edition", hint="--compare names the editions"
        )
    check_writable(output)
    if certificates is not None:
        from oracle.apps.certificates import check_directory

        check_directory(certificates)
    _topics(topics)
    from oracle.apps.examine import examine

    with progress() as tell:
        clock = perf_counter if timing else None
        report = examine(sources=sources, certify=certify, export=certificates, progress=tell, clock=clock)
    selection = Selection(
        editions=editions, topics=topics, kinds=kinds, effects=effects, open_only=open_only, compare=compare
    )
    shown = select(report, selection)
    options: dict[str, Any] = {
        "timing": timing,
        "compare": compare,
        "comparison": _compared(compare, selection, lang),
        "language": lang,
    }
    if format == "text":
        options |= {"quotes": quotes, **terminal(output)}
    write(_rendered(shown, format, sources, options), output)
    return JUDGED_WRONG if shown.wrong else JUDGED_RIGHT
