"""Writes a report as text for a terminal, a pager or a file."""

from __future__ import annotations

import io
import textwrap
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.segment import Segment
from rich.style import Style
from rich.table import Table
from rich.text import Text

from oracle.findings import Finding
from oracle.questions import Effect
from oracle.reports.phrasing import (
    EFFECTS,
    answers,
    broken_play,
    by_topic,
    count,
    holds,
    pairs,
    printable,
    quote,
    reached,
    situation,
    summary,
)
from oracle.reports.report import Invariant, Report, Shelf
from oracle.reports.selection import changes
from oracle.reports.speech import ENGLISH, Speech

WIDTH = 110
"""The width of a text that is not written to a terminal."""

_DIM = Style(dim=True)
_COLORS = {Effect.PLAY: "red", Effect.SCORE: "magenta", Effect.SETUP: "yellow"}


def write(parts: Iterable[RenderableType], *, width: int | None = None, color: bool = False) -> str:
    """Give renderables as text; nothing in them is taken for markup."""
    out = io.StringIO()
    console = Console(
        file=out,
        width=width or WIDTH,
        force_terminal=color,
        no_color=not color,
        color_system="standard" if color else None,
        markup=False,
        highlight=False,
        emoji=False,
        legacy_windows=False,
    )
    for part in parts:
        console.print(part)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


def table(title: str, *columns: str, rows: Iterable[Sequence[object]], numbers: bool = False) -> RenderableType:
    """Give a table with a heading; `numbers` sets all columns but the first to the right."""
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for place, name in enumerate(columns):
        right = numbers and place > 0
        made.add_column(Text(name), justify="right" if right else "left", overflow="fold", no_wrap=right or place == 0)
    for row in rows:
        made.add_row(*(Text(printable(c)) for c in row))
    return Group(heading(title), Padding(made, (0, 0, 1, 2)))


def heading(title: str) -> Text:
    """Give a heading."""
    return Text(printable(title), style="bold")


@dataclass(frozen=True, slots=True)
class _Labelled:
    """Lines with a label each; rich's own tables take ten times as long for the hundreds that a report has."""

    rows: tuple[tuple[str, str], ...]

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        indent = max([8, *(len(label) for label, _ in self.rows)])
        width = max(20, options.max_width - indent - 6)
        for label, said in self.rows:
            first, *others = textwrap.wrap(said, width, break_on_hyphens=False) or [""]
            yield Segment(f"    {label:{indent}}  ", _DIM)
            yield Segment(f"{first}\n")
            for line in others:
                yield Segment(f"{'':{indent + 6}}{line}\n")
        yield Segment("\n")


def labelled(rows: Iterable[tuple[str, str]]) -> RenderableType:
    """Give lines with a label each, the texts set under each other; empty ones are left out."""
    return _Labelled(tuple(r for r in rows if r[1]))


def _case(finding: Finding, say: Speech) -> str:
    """Give the smallest situation in which a finding matters; of words, all is told by what it says."""
    witness = finding.witness or {}
    if say.language == "en" or not witness:
        return situation(finding)
    return (say.pairs(witness["case"]) or say("always")) if "case" in witness else ""


def _answers(finding: Finding, say: Speech) -> Iterable[str]:
    """Give what each text answers there."""
    if say.language == "en":
        return (f"{text}: {answer}" for text, answer in answers(finding).items())
    return (
        f"{printable(text)}: {say('silent') if given is None else say.answer(given)}"
        for text, given in say.answers(finding).items()
    )


def _finding(finding: Finding, report: Report, say: Speech, *, quotes: bool) -> RenderableType:
    head = Text("  ")
    head.append("· " if finding.covered else "! ", style="" if finding.covered else "bold red")
    head.append(printable(finding.id), style="bold")
    head.append(f"  {say.known(finding.kind.value)}, {say('effect')}: ")
    head.append(say.known(finding.effect.value), style=_COLORS.get(finding.effect, ""))
    head.append("  " + printable(", ".join(finding.editions)))
    said = say.finding(finding)
    rows = [
        (say("finding" if said is None else "says"), printable(finding.says if said is None else said)),
        (say("case"), _case(finding, say)),
        (say("answers"), "; ".join(_answers(finding, say))),
        (say("reached"), reached(finding)),
        (say("played"), "; ".join(f"{printable(e)}: {say.value(v)}" for e, v in finding.follows.items())),
        (say("lines"), ", ".join(printable(c) for c in finding.citations)),
        (say("status"), say.settled(finding.ruling, finding.accepted)),
    ]
    if quotes:
        rows += [(f"{printable(c)}", quote(report, c) or say("text not at hand")) for c in finding.citations]
    return Group(head, labelled(rows))


def _remarks(shelf: Shelf, say: Speech) -> Iterable[str]:
    yield say.known(shelf.how) if shelf.how else ""
    if shelf.others:
        yield f"{say('left aside, since it differs')}: {printable(', '.join(shelf.others))}"
    if shelf.ends:
        ends = say.told(shelf.ends)
        yield f"{say('breaks off' if ends else 'breaks off, in English')} {ends or shelf.ends}"


def _sources(report: Report, say: Speech) -> RenderableType:
    rows = [
        (
            s.id,
            s.edition,
            s.language,
            say.known(s.state),
            "; ".join(filter(None, _remarks(s, say))),
        )
        for s in report.sources
    ]
    return table(say("Texts"), *map(say, ("text", "edition", "lang", "copy", "remarks")), rows=rows)


def _coverage(report: Report, say: Speech) -> list[RenderableType]:
    if not report.coverage:
        return []
    names = ("passages", "classified", "binding", "claimed", "waived", "claims", "prose", "statements", "shared")
    rows = [(c.source, *(getattr(c, n) for n in names)) for c in report.coverage]
    topics = sorted({t for c in report.coverage for t in c.topics})
    per_topic = [(t, *(c.topics.get(t, 0) for c in report.coverage)) for t in topics]
    return [
        table(say("Coverage"), say("text"), *map(say, names), rows=rows, numbers=True),
        table(say("Claims by topic"), say("topic"), *(c.source for c in report.coverage), rows=per_topic, numbers=True),
    ]


def _counts(report: Report, say: Speech) -> RenderableType:
    kinds = Counter((f.kind.value, f.effect) for f in report.findings)
    still = Counter(f.kind.value for f in report.open_findings)
    rows = [
        (say.known(kind), *(kinds[kind, e] for e in EFFECTS), sum(kinds[kind, e] for e in EFFECTS), still[kind])
        for kind in sorted({k for k, _ in kinds})
    ]
    columns = ("kind", *(e.value for e in EFFECTS), "all", "open")
    return table(say("Findings by kind and effect"), *map(say, columns), rows=rows, numbers=True)


def _broken(invariants: Iterable[Invariant], say: Speech) -> Iterable[RenderableType]:
    """Give the plays that break invariants, each once for all numbers of players that it does so with."""
    plays: dict[tuple[str, str, str], list[Invariant]] = {}
    for invariant in invariants:
        if invariant.witness is not None:
            steps = invariant.witness.get("play") if isinstance(invariant.witness, dict) else invariant.witness
            plays.setdefault((invariant.id, invariant.edition, str(steps)), []).append(invariant)
    for (name, edition, _), same in plays.items():
        yield heading(f"{name}, {edition}, {'/'.join(str(i.players) for i in same)}: {say('breaks in')}")
        yield Group(*(Text(f"    {step}") for step in broken_play(same[0])), Text())


def _rest(report: Report, say: Speech, *, timing: bool) -> Iterable[RenderableType]:
    """Give invariants, what is not proved, certificates and faults."""
    if report.invariants:
        rows = []
        for i in report.invariants:
            remark = f"{say('ruling')} {i.ruling}" if i.ruling else "" if holds(i) else say("open")
            if i.witness is not None:
                remark = "; ".join(filter(None, (remark, say("the play that breaks it stands below"))))
            seconds = [f"{i.seconds:.2f} s" if i.seconds is not None else ""] if timing else []
            rows.append((i.id, i.edition, i.players, say.known(i.status), *seconds, remark))
        columns = ("invariant", "edition", "players", "status", *(["time"] if timing else []), "remarks")
        yield table(say("Invariants"), *map(say, columns), rows=rows)
        yield from _broken(report.invariants, say)
    if report.unproved:
        yield Group(heading(say("Not proved")), *(Text(f"  {printable(u)}") for u in report.unproved), Text())
    if report.certificates:
        yield labelled([(say("second solver"), pairs(report.certificates))])
    if report.faults:
        yield heading(say("Faults"))
        for fault in report.faults:
            where = f" [{fault.where}]" if fault.where else ""
            yield labelled([(say("fault"), printable(fault.what + where)), (say("hint"), printable(fault.hint))])


def _topic(topic: str, findings: int, still: int, say: Speech) -> str:
    if say.language == "en":
        return f"{topic}: {count(findings, 'finding')}, {still} open"
    return say("{topic}: {n} findings, {open} open", topic=topic, n=findings, open=still)


def _summary(report: Report, say: Speech) -> str:
    if say.language == "en":
        return summary(report)
    if not report.compared:
        return f"{say('something is wrong')}: {say('the texts were not compared')}"
    told = say(
        "findings: {n}, open: {open}; faults: {faults}; invariants: {all}, in doubt: {doubt}",
        n=len(report.findings),
        open=len(report.open_findings),
        faults=len(report.faults),
        all=len(report.invariants),
        doubt=sum(not holds(i) for i in report.invariants),
    )
    return f"{say('something is wrong' if report.wrong else 'nothing is wrong')}: {told}"


def render(
    report: Report,
    *,
    width: int | None = None,
    color: bool = False,
    quotes: bool = False,
    timing: bool = False,
    compare: tuple[str, str] | None = None,
    opening: Sequence[RenderableType] = (),
    say: Speech = ENGLISH,
) -> str:
    """
    Give the report as text.

    Args:
        width: Columns; None for text that goes to no terminal.
        color: Write colours for a terminal.
        quotes: Add the cited words where the text is at hand.
        timing: Say how many seconds each proof took.
        compare: Two editions: begin with what is played under each.
        opening: What stands before everything else.
        say: Says labels, verdicts and findings in a language.
    """
    parts: list[RenderableType] = [*opening, _sources(report, say)]
    if compare:
        rows = [
            (c.finding.id, *(say.value(a) if a is not None else "–" for a in (c.before, c.after)))
            for c in changes(report, *compare)
        ]
        parts.append(table(say("Findings between the two, and what is played"), say("id"), *compare, rows=rows))
    else:
        parts += _coverage(report, say)
    for topic, findings in by_topic(report.findings).items():
        still = sum(not f.covered for f in findings)
        parts.append(heading(_topic(topic, len(findings), still, say)))
        parts += [_finding(f, report, say, quotes=quotes) for f in findings]
    if report.findings:
        parts.append(_counts(report, say))
    parts += _rest(report, say, timing=timing)
    parts.append(Text(_summary(report, say), style="bold red" if report.wrong else "bold green"))
    return write(parts, width=width, color=color)
