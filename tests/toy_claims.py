"""A tiny game that a person can check by hand: two texts of one edition, one of another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oracle.claims import Claim, Statements
from oracle.consistency.evidence import Evidence
from oracle.questions import Catalogue, Effect, Question, number_of
from oracle.sources import Record, Source

toys = Catalogue("toys")
size = number_of("size", 1, 5)
price = toys.number(
    "price", "What does a toy of that size cost?", size, answers=(0, 20), effect=Effect.PLAY, unit="Livre"
)
may_play = toys.permission("may_play", "May one play with a toy of that size?", size, effect=Effect.PLAY)
total = toys.number("total", "How many toys are there?", answers=(0, 50), effect=Effect.SETUP)
red = toys.number("red", "How many are red?", answers=(0, 50), effect=Effect.SETUP)
blue = toys.number("blue", "How many are blue?", answers=(0, 50), effect=Effect.SETUP)
breaks = toys.fact("breaks", "Does a toy of that size break?", size, effect=Effect.SCORE)


def source(name: str, edition: str, voice: str, lines: int = 20) -> Source:
    """Give a text whose every line is one passage."""
    records = tuple(
        Record(key=f"{n}.1", first=n, last=n, words=3, digest=f"{n}", anchor=f"{n}", kind="rule", note="")
        for n in range(1, lines + 1)
    )
    return Source(
        id=name,
        title=name,
        edition=edition,
        language="en",
        voice=voice,
        lines=lines,
        digest=name,
        ends="",
        records=records,
    )


A = source("a", "first", "a")
A2 = source("a2", "first", "a")
B = source("b", "first", "b")
C = source("c", "second", "c")


def evidence(*texts: Statements, laws: Sequence[tuple[str, Any]] = ()) -> Evidence:
    """Give what some texts say, for the consistency check."""
    claims: list[Claim] = [c for t in texts for c in t.claims]
    catalogue: tuple[Question, ...] = tuple(toys.questions)
    return Evidence(sources=(A, A2, B, C), claims=tuple(claims), catalogue=catalogue, laws=tuple(laws), unreached={})
