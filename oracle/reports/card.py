"""Writes what there is to say of a rule or a question, and a list of what was found, for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from oracle.reports.phrasing import printable
from oracle.reports.speech import ENGLISH, Speech
from oracle.reports.text import heading, labelled, table


def _played(entry: Mapping[str, Any], card: Mapping[str, Any], say: Speech) -> str:
    if entry["certainty"] is None:
        return f"{say('undecided')}: {printable(entry['why'])}"
    by = "; ".join(f"{printable(d['id'])}: {printable(d['says'])}" for d in entry["deciding"])
    if entry["certainty"] == "open":
        answer = say("open")
    elif say.has(entry["answer"]):
        answer = f"{say.answer(entry['answer'], card['unit'], card['mood'])}, {say(entry['certainty'])}"
    else:
        # The answer is a name of the book in English; the rule says it in the reader's language.
        return f"({say(entry['certainty'])}) {by}"
    return f"{answer}, {say('by')} {by}" if by else f"{answer}: {say('no rule decides')}"


def _lines(lines: str, state: str, say: Speech) -> str:
    """Give the lines of a text, and how a rule stands on them where they do not answer it outright."""
    return f"{lines} ({say(state)})" if state in ("derived", "on the matter", "against") else say.known(lines)


def findings(found: list[Mapping[str, Any]] | None, say: Speech = ENGLISH) -> Iterable[RenderableType]:
    """Give the findings that touch a question; nothing if the check was not asked."""
    if found is None:
        return
    yield heading(say("Findings about this question: {n}", n=len(found)))
    for f in found:
        head = f"  {f['id']}  {say.known(f['kind'])}, {say('effect')}: {say.known(f['effect'])}"
        rows = [
            (say("says" if f["told"] else "finding"), printable(f["told"] or f["says"])),
            (say("lines"), printable(", ".join(f["citations"]))),
            (say("status"), say.settled(f["ruling"], f["accepted"])),
        ]
        yield Group(Text(printable(head)), labelled(rows))


def rule(card: Mapping[str, Any], say: Speech = ENGLISH) -> Iterable[RenderableType]:
    """Give all there is to say of a rule."""
    yield heading(card["id"])
    ruling = card["ruling"]
    asked = printable(card["question"])
    rows = [
        (say("says"), printable(card["says"])),
        (say("asks"), f"{printable(card['asks'])} [{asked}]"),
        (say("when"), printable(card["words"]["when"])),
        (say("answer"), printable(card["words"]["answer"])),
        (say("editions"), printable(", ".join(card["editions"]))),
        (say("overrides"), printable(", ".join(card["overrides"]))),
        (say("exceptions"), printable(", ".join(card["overridden_by"]))),
    ]
    if ruling:
        rows += [
            (say("ruling"), f"{printable(ruling['id'])} ({say.known(ruling['status'])})"),
            (say("why"), printable(ruling["why"])),
            (say("for"), printable(", ".join(ruling["supports"]))),
            (say("against"), printable(", ".join(ruling["against"]))),
        ]
    yield labelled(rows)
    if card["case"] is not None:
        case = say("with {case}", case=say.pairs(card["case"])) if card["case"] else say("always")
        yield heading(say("What each edition plays, {case}", case=case))
        yield labelled((printable(p["edition"]), _played(p, card, say)) for p in card["played"])
    yield heading(say("Where each text says it"))
    yield labelled(
        (printable(source), _lines(lines, card["standing"][source], say)) for source, lines in card["lines"].items()
    )
    yield from findings(card["findings"], say)


def question(card: Mapping[str, Any], say: Speech = ENGLISH) -> Iterable[RenderableType]:
    """Give all there is to say of a question: its rules, or where it has none, what each text says."""
    yield heading(f"{card['id']}: {card['asks']}")
    unit = f" {say.unit(card['unit'])}" if card["unit"] else ""
    facts = [(printable(n), say.several(values)) for n, values in card["facts"].items()]
    yield labelled([*facts, (say("answers"), say.several(card["answers"]) + unit)])
    if not card["rules"]:
        yield Text(say("No rule answers it in the editions asked for.") + "\n")
        if card["texts"]:
            yield heading(say("What the texts say"))
            yield labelled(
                (printable(c["source"]), f"{printable(c['says'])} ({printable(', '.join(c['lines']))})")
                for c in card["texts"]
            )
    for entry in card["rules"]:
        yield from rule(entry, say)
    yield from findings(card["findings"], say)


def hits(found: Iterable[Mapping[str, Any]], say: Speech = ENGLISH) -> RenderableType:
    """Give a list of what was found, the best first."""
    rows = [(f"{h['score']:.0f}", h["id"], say.known(h["kind"]), h["says"]) for h in found]
    return table(say("Found"), *map(say, ("score", "id", "kind", "says")), rows=rows)
