"""`oracle rule WORDS…`: a rule, and what each edition and each text says."""

# What is heavy is imported when the command runs, so that its help is there at once.
# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from oracle.apps.cli import JUDGED_RIGHT
from oracle.apps.output import check_writable, target, terminal, write
from oracle.errors import RequestError
from oracle.rules import LANGUAGES
from specs.editions import EDITIONS

_EPILOG = """\b
Examples:
  oracle rule depute
  oracle rule deputing.floor_deluxe
  oracle rule --lang pt contratar funcionário
  oracle rule may_depute --format json

\b
Exit codes:
  0  something was found
  2  nothing was found, or nothing could be judged

Words may be English, Portuguese or Spanish; accents, inflection and small slips do not matter. The id of a rule shows
that rule, the id of a question all rules that answer it. If nothing stands out, the best hits are listed.
"""


_LONGEST_SHOWN = 80


@click.command("rule", epilog=_EPILOG)
@click.argument("words", nargs=-1, required=True)
@click.option("--edition", "editions", multiple=True, type=click.Choice(EDITIONS), help="Show only this edition.")
@click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language in which rules are shown."
)
@click.option("--limit", type=click.IntRange(1, 100), default=10, show_default=True, help="How many hits are listed.")
@click.option(
    "--findings/--no-findings", "with_findings", default=True, show_default=True, help="Check what contradicts it."
)
@click.option("--format", type=click.Choice(["text", "json"]), default="text", show_default=True, help="Format.")
@click.option("--output", type=target, metavar="PATH", help="Write to a file, all at once; - is standard output.")
def command(
    *,
    words: tuple[str, ...],
    editions: tuple[str, ...],
    lang: str,
    limit: int,
    with_findings: bool,
    format: str,
    output: Path | None,
) -> int:
    """
    Find a rule by its id or by words.

    Shows what it says, what each edition plays in a case that it decides, where each text says so (lines, silent, or
    after the break), what it overrides, the ruling behind it, and the findings about its question.
    """
    from oracle.apps import lookup
    from oracle.apps.library import library
    from oracle.search import clearly_best

    check_writable(output)
    query = " ".join(words).strip()
    lib = library()
    shown = editions or tuple(lib.books)
    index = lookup.index(lib, shown)
    if (other := next((q for q in lib.questions if q.id == query), None)) and not lookup.is_asked(other, shown):
        hint = "no text of that edition has it; ask deluxe-2020"
        expected = f"a rule or question of {', '.join(shown)}, got {query!r} of the option {other.scope}"
        raise RequestError(expected, where="--edition", hint=hint)
    hits = index.find(query, limit=limit)
    if not hits:
        near = ", ".join(index.nearest(query)) if query else ""
        hint = f"the nearest are {near}" if near else "give an id or some words, such as: oracle rule depute"
        shown_query = query if len(query) <= _LONGEST_SHOWN else f"{query[:_LONGEST_SHOWN]}…"
        raise RequestError(f"the id or some words of a rule, got {shown_query!r}", where="WORDS", hint=hint)
    best = clearly_best(hits)
    kind = best[0].entry.kind if len(best) == 1 else "question" if best else None
    card: dict[str, Any] | None = None
    if kind == "rule":
        rule = next(r for r in lib.rules if r.id == best[0].entry.id)
        found = lookup.findings_about(rule.question, lib) if with_findings else None
        card = lookup.rule_card(rule, lib, shown, lang, found)
    elif kind == "question":
        question = next(q for q in lib.questions if q.id == best[0].entry.matter)
        found = lookup.findings_about(question, lib) if with_findings else None
        card = lookup.question_card(question, lib, shown, lang, found)
    listed = [
        {
            "id": h.entry.id,
            "kind": h.entry.kind,
            "topic": h.entry.topic,
            "score": h.score,
            "says": h.entry.texts.get(lang) or h.entry.texts["en"],
        }
        for h in hits
    ]
    if format == "json":
        from oracle.reports import json

        told = {
            "query": query,
            "lang": lang,
            "hits": listed,
            "rule": card if kind == "rule" else None,
            "question": card if kind == "question" else None,
        }
        write(json.dump(told), output)
    else:
        write(_text(card, listed, exact=bool(best and best[0].exact), lang=lang, **terminal(output)), output)
    return JUDGED_RIGHT


def _text(
    card: dict[str, Any] | None, listed: list[dict[str, Any]], *, exact: bool, lang: str, width: int | None, color: bool
) -> str:
    from oracle.apps.tongue import Tongue
    from oracle.reports import card as cards
    from oracle.reports.text import write as written

    say = Tongue(lang)

    parts: list[Any] = []
    if card is not None:
        made: Iterable[Any] = cards.question(card, say) if "rules" in card else cards.rule(card, say)
        parts += made
        own = {card["id"], *(r["id"] for r in card.get("rules", ()))}
        listed = [] if exact else [h for h in listed if h["id"] not in own][:3]
    if listed:
        parts.append(cards.hits(listed, say))
    return written(parts, width=width, color=color)
