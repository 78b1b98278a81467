"""Writes what there is to say of a rule or a question, and a list of what was found, for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from oracle.reports.phrasing import count, pairs, printable, settled_by, value
from oracle.reports.text import heading, labelled, table


def _played(entry: Mapping[str, Any]) -> str:
    if entry["certainty"] is None:
        return f"undecided: {printable(entry['why'])}"
    answer = "open" if entry["certainty"] == "open" else f"{value(entry['answer'])} ({entry['certainty']})"
    by = "; ".join(f"{printable(d['id'])}: {printable(d['says'])}" for d in entry["deciding"])
    return f"{answer}, by {by}" if by else f"{answer}: no rule decides"


def findings(found: list[Mapping[str, Any]] | None) -> Iterable[RenderableType]:
    """Give the findings that touch a question; nothing if the check was not asked."""
    if found is None:
        return
    yield heading(f"{count(len(found), 'finding')} about this question")
    for f in found:
        head = f"  {f['id']}  {f['kind']}, effect: {f['effect']}"
        rows = [
            ("says", printable(f["says"])),
            ("lines", printable(", ".join(f["citations"]))),
            ("status", settled_by(f["ruling"], f["accepted"])),
        ]
        yield Group(Text(printable(head)), labelled(rows))


def rule(card: Mapping[str, Any]) -> Iterable[RenderableType]:
    """Give all there is to say of a rule."""
    yield heading(card["id"])
    ruling = card["ruling"]
    rows = [
        ("says", printable(card["says"])),
        ("asks", f"{printable(card['asks'])} [{printable(card['question'])}]"),
        ("when", printable(card["when"])),
        ("answer", "open, on purpose" if card["open"] else value(card["answer"])),
        ("editions", printable(", ".join(card["editions"]))),
        ("overrides", printable(", ".join(card["overrides"]))),
        ("exceptions", printable(", ".join(card["overridden_by"]))),
    ]
    if ruling:
        rows += [
            ("ruling", f"{printable(ruling['id'])} ({printable(ruling['status'])}): {printable(ruling['why'])}"),
            ("for", printable(", ".join(ruling["supports"]))),
            ("against", printable(", ".join(ruling["against"]))),
        ]
    yield labelled(rows)
    if card["case"] is not None:
        where = f"with {pairs(card['case'])}" if card["case"] else "always"
        yield heading(f"What each edition plays, {where}")
        yield labelled((printable(p["edition"]), _played(p)) for p in card["played"])
    yield heading("Where each text says it")
    yield labelled((printable(source), printable(lines)) for source, lines in card["lines"].items())
    yield from findings(card["findings"])


def question(card: Mapping[str, Any]) -> Iterable[RenderableType]:
    """Give all there is to say of a question, its rules included."""
    yield heading(f"{card['id']}: {card['asks']}")
    unit = f" {printable(card['unit'])}" if card["unit"] else ""
    facts = [(printable(n), _choices(values)) for n, values in card["facts"].items()]
    yield labelled([*facts, ("answers", _choices(card["answers"]) + unit)])
    if not card["rules"]:
        yield Text("No rule answers it in the editions asked for.\n")
    for entry in card["rules"]:
        yield from rule(entry)
    yield from findings(card["findings"])


def _choices(values: list[Any]) -> str:
    numbers = [v for v in values if isinstance(v, int) and not isinstance(v, bool)]
    if len(numbers) == len(values) > 2:
        return f"{values[0]} to {values[-1]}"
    return ", ".join(value(v) for v in values)


def hits(found: Iterable[Mapping[str, Any]]) -> RenderableType:
    """Give a list of what was found, the best first."""
    rows = [(f"{h['score']:.0f}", h["id"], h["kind"], h["says"]) for h in found]
    return table("Found", "score", "id", "kind", "says", rows=rows)
