"""Toy reports and a toy library, small enough to check by hand."""

from __future__ import annotations

from dataclasses import replace

from oracle.apps.library import Library
from oracle.book import Book
from oracle.findings import Citation, Finding, Kind
from oracle.questions import Catalogue, Effect, number_of
from oracle.reports.report import Coverage, Fault, Invariant, Report, Shelf
from oracle.rules import Rulebook
from oracle.sources import Record, Source
from oracle.wording import Word

HOSTILE = "</script><img src=x onerror=alert(1)>\x1b[2J\x07\u202e\"' & done"
"""What a hostile text could hold: markup, terminal escapes, a change of direction."""

OPEN = Finding(
    id="across.may_play.big+small",
    kind=Kind.ACROSS,
    topic="toys",
    subject="may_play",
    effect=Effect.PLAY,
    editions=("deluxe-2020", "original-2013"),
    citations=(Citation("big", 3, 4), Citation("small", 7, 7)),
    blame=("big.play.may", "small.play.may_not"),
    questions=("may_play",),
    said="May one play with a toy of that size?",
    witness={"question": "may_play", "case": {"size": 2}, "answers": {"big": "may", "small": "may not"}},
    follows={"deluxe-2020": "may", "original-2013": "may not"},
)

RULED = Finding(
    id="gap.price.small",
    kind=Kind.GAP,
    topic="prices",
    subject="price",
    effect=Effect.SCORE,
    editions=("original-2013",),
    citations=(Citation("small", 9, 9),),
    questions=("price",),
    said="small does not answer: What does a toy cost?",
    witness={"question": "price", "case": {}, "answers": {"small": None}},
    ruling="toys.price",
)

ACCEPTED = Finding(
    id="term.toy.big",
    kind=Kind.TERM,
    topic="words",
    subject="toy",
    effect=Effect.WORDING,
    editions=("deluxe-2020",),
    citations=(Citation("big", 5, 5),),
    said="big has several words for one thing: “toy”, “doll”",
    witness={"concept": "toy", "words": ["doll", "toy"]},
    accepted="a matter of words",
)


def shelf(id: str, edition: str, state: str = "not at hand") -> Shelf:
    """Give how a text stands."""
    return Shelf(id=id, title=f"The {id} text", edition=edition, language="en", state=state, how="", ends="")


def coverage(source: str) -> Coverage:
    """Give a text that is accounted for."""
    return Coverage(
        source=source, passages=10, classified=10, binding=6, claimed=5, waived=1, kinds={"rule": 6, "flavour": 4},
        topics={"toys": 4, "prices": 1}, claims=5, prose=0, statements=7, shared=2,
    )  # fmt: skip


PROVED = Invariant(
    id="toys_stay", says="no toy is lost", edition="deluxe-2020", players=2, status="proved", seconds=0.5
)
REFUTED = replace(PROVED, id="toys_grow", edition="original-2013", status="refuted", witness={"toys": 0})
FAULT = Fault(what="passage 3.1 is unclassified", where="big:3-4", hint="class it")

FINE = Report(
    sources=(shelf("big", "deluxe-2020"), shelf("small", "original-2013")),
    coverage=(coverage("big"), coverage("small")),
    findings=(RULED, ACCEPTED),
    invariants=(PROVED,),
)
"""A report in which nothing is wrong."""

WRONG = replace(
    FINE, findings=(RULED, ACCEPTED, OPEN), invariants=(PROVED, REFUTED), faults=(FAULT,), unproved=("the weather",)
)
"""A report with an open finding, a refuted invariant and a fault."""

NASTY = replace(
    WRONG,
    sources=(replace(shelf("big", "deluxe-2020", "differs"), how=HOSTILE, title=HOSTILE), *FINE.sources[1:]),
    findings=(replace(OPEN, said=HOSTILE, topic=HOSTILE, id=HOSTILE, witness={"word": HOSTILE}, accepted=HOSTILE),),
    faults=(Fault(what=HOSTILE, where=HOSTILE, hint=HOSTILE),),
    quotes={"big": {3: HOSTILE, 4: "second"}},
)
"""A report in which everything that comes from a file is hostile."""


def source(name: str, edition: str) -> Source:
    """Give a text whose every line is one passage."""
    records = tuple(
        Record(key=f"{n}.1", first=n, last=n, words=3, digest=str(n), anchor=str(n), kind="rule", note="")
        for n in range(1, 11)
    )
    return Source(
        id=name, title=name, edition=edition, language="en", voice=name, lines=10, digest=name, ends="", records=records
    )


toys = Catalogue("toys")
size = number_of("size", 1, 5)
may_play = toys.permission("may_play", "May one play with a toy of that size?", size, effect=Effect.PLAY)
price = toys.number("price", "What does a toy cost?", answers=(0, 20), effect=Effect.SCORE, unit="Livre")

rule = Rulebook("toys")
MAY_PLAY = rule(
    "toys.may_play", may_play, "may", "one may play with toys", "pode-se brincar com os brinquedos",
    "se puede jugar con los juguetes",
)  # fmt: skip
SMALL_TOYS_STAY = rule(
    "toys.small_ones_stay", may_play, "may not",
    "tiny toys stay on the shelf", "brinquedos minúsculos ficam na estante",
    "los juguetes diminutos quedan en el estante", when=size <= 2, editions=("original-2013",),
    overrides=("toys.may_play",),
)  # fmt: skip
PRICE = rule(
    "toys.price", price, 7, "a toy costs {answer} Livre", "um brinquedo custa {answer} Libras",
    "un juguete cuesta {answer} Livre",
)  # fmt: skip


def library() -> Library:
    """Give a library of two editions, two texts, two questions and three rules."""
    texts = (source("big", "deluxe-2020"), source("small", "original-2013"))
    rules, catalogue = tuple(rule.rules), tuple(toys.questions)
    books = {
        edition: Book(
            edition=edition, options=(), sources=texts, claims=(), rulings=(), rules=rules, catalogue=catalogue
        )
        for edition in ("deluxe-2020", "original-2013")
    }
    words = (
        Word(source="big", concept="toy", word="Brinquedo", lines=(1,)),
        Word(source="small", concept="toy", word="plaything", lines=(2,)),
        Word(source="small", concept="toy", word="toys", lines=(2,)),
    )
    return Library(books=books, sources=texts, claims=(), questions=catalogue, rules=rules, rulings=(), words=words)
