"""Which rules a subject plays, as it was found out: as data, as JSON, and as text."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from oracle.reports.json import dump
from oracle.reports.phrasing import count, printable
from oracle.reports.text import heading, write

FORMAT: Final = "rococo-identify/1"
"""The format of the report as JSON."""

VERDICTS: Final = {
    "one": "one profile fits",
    "several": "several profiles fit, and it could not be told which",
    "none": "no profile fits",
    "unknown": "nothing could be found out",
}
"""What can come of it, in words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """
    How a subject plays a rule that rests on a ruling.

    Attributes:
        plays: The answers that are left; one, if it is known.
        why: Why it is not known.
    """

    rule: str
    ruling: str
    plays: Sequence[str]
    as_book: bool = False
    why: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Unfit:
    """
    An answer that no profile gives.

    Attributes:
        opening, actions, asks: The question.
        says: Where it parts from the nearest profile.
        ours: The different answers of the profiles.
    """

    opening: Mapping[str, Any]
    actions: Sequence[str]
    asks: str
    says: str
    theirs: Any
    ours: Sequence[Any]
    rule: str = ""
    rule_says: str = ""
    citations: Sequence[Mapping[str, Any]] = ()

    @property
    def lines(self) -> str:
        """The lines of the texts."""
        return ", ".join(f"{c['source']}:{c['lines'][0]}-{c['lines'][1]}" for c in self.citations)


@dataclass(frozen=True, slots=True, kw_only=True)
class Identified:
    """
    What a subject plays when it is asked for an edition.

    Attributes:
        plays: The edition by whose rules it plays; of the nearest profile where none fits.
        options: Why an option is not played; nothing where it is.
        rulings: How it plays what rests on rulings.
        alike: Other answers that no game that was tried tells from the book's.
        bits: The number of profiles, as a power of two.
        allowed: So many questions are few for as many profiles.
        house: A file of house rules by which one plays as it does.
    """

    asked_for: str
    plays: str
    verdict: str
    options: Mapping[str, str] = field(default_factory=dict)
    rulings: Sequence[Played] = ()
    alike: Sequence[Mapping[str, str]] = ()
    misfits: Sequence[Unfit] = ()
    unknown: Mapping[str, int] = field(default_factory=dict)
    questions: int = 0
    bits: float = 0.0
    allowed: int = 0
    house: str = ""

    @property
    def undecided(self) -> list[Played]:
        """What is not known."""
        return [p for p in self.rulings if len(p.plays) > 1]

    @property
    def otherwise(self) -> list[Played]:
        """What is played otherwise than the book has it."""
        return [p for p in self.rulings if len(p.plays) == 1 and not p.as_book]


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What was found out about a subject, for each edition that it was asked for."""

    subject: Mapping[str, Any]
    identified: Sequence[Identified]

    @property
    def verdict(self) -> str:
        """The worst of all."""
        found = {i.verdict for i in self.identified} or {"unknown"}
        return next(v for v in ("none", "unknown", "several", "one") if v in found)


def as_json(report: Report) -> str:
    """Give the report as JSON."""
    found = [dataclasses.asdict(i) for i in report.identified]
    return dump({"format": FORMAT, "subject": dict(report.subject), "verdict": report.verdict, "identified": found})


def _cut(value: object, most: int = 300) -> str:
    text = printable(value if isinstance(value, str) else dump(value).strip().replace("\n", " "))
    text = " ".join(text.split())
    return text if len(text) <= most else f"{text[:most]} …"


def _rows(found: Identified) -> Iterator[str]:
    for option, why in found.options.items():
        yield f"option {option}: {f'not played ({printable(why)})' if why else 'played'}"
    for one in found.otherwise:
        yield f"plays otherwise: {one.plays[0]}  [{one.rule}; ruling {one.ruling}]"
    as_book = sum(p.as_book and len(p.plays) == 1 for p in found.rulings)
    if found.rulings:
        yield f"{count(as_book, 'rule')} that rest on rulings as the book has them"
    for one in found.undecided:
        yield f"cannot tell {' from '.join(one.plays)}: {printable(one.why)}  [{one.rule}]"
    if found.alike:
        yield f"{count(len(found.alike), 'other answer')} of rulings that no game tells from the book's"
    many = f"2 to the power of {found.bits:.1f} profiles, for which {found.allowed} are few"
    yield f"{count(found.questions, 'question')} asked; {many}"


def _misfit(found: Unfit) -> Iterator[tuple[str, str]]:
    yield "question", f"{found.asks} after {count(len(found.actions), 'action')}: … {' · '.join(found.actions[-4:])}"
    yield "it says", _cut(found.theirs)
    for number, one in enumerate(found.ours[:3], start=1):
        yield f"profile {number}", _cut(one)
    if found.rule:
        yield "rule", f"{found.rule}: {found.rule_says}"
    if found.citations:
        yield "lines", found.lines


def text(report: Report, *, width: int | None = None, color: bool = False) -> str:
    """Give the report as text."""

    def parts() -> Iterator[RenderableType]:
        for found in report.identified:
            name = printable(f"{report.subject.get('name', '?')} {report.subject.get('version', '')}".strip())
            near = "the nearest is " if found.verdict == "none" else ""
            plays = f": {near}{found.plays}" if found.plays else ""
            yield heading(f"{name}, asked for {found.asked_for}: {VERDICTS[found.verdict]}{plays}")
            for row in _rows(found):
                yield Padding(Text(row), (0, 0, 0, 4))
            for unfit in found.misfits:
                yield heading(f"fits none: {_cut(unfit.says)}")
                for label, said in _misfit(unfit):
                    yield Padding(Text(f"{label:12}{printable(said)}"), (0, 0, 0, 4))

    return write(parts(), width=width, color=color)
