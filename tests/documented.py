"""A part of the book that is documented quickly: one topic, one finding, one vector, and no text at hand."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from oracle.apps.docs.citing import Shelf
from oracle.apps.docs.decisions import Decisions
from oracle.apps.docs.engine_code import Code
from oracle.apps.docs.material import Material
from oracle.apps.docs.phrases import Words
from oracle.apps.docs.trials import Score, Trials
from oracle.apps.library import library
from oracle.claims import asked_by
from oracle.findings import Citation, Finding, Kind
from oracle.questions import Effect
from oracle.reports.report import Report
from oracle.reports.report import Shelf as Standing
from oracle.rules import LANGUAGES, Rule

TOPIC = "deputing"
FLOOR = "deputing.floor_deluxe"
FOUND = "across.may_depute.deluxe-pt+summary-en"
SAYS = {language: Words(language) for language in LANGUAGES}


@cache
def rules() -> dict[str, Rule]:
    """Give all rules by their ids."""
    return {r.id: r for r in library().rules}


@cache
def decisions() -> Decisions:
    """Give what the rules decide, case by case."""
    return Decisions(library().books)


def _finding() -> Finding:
    return Finding(
        id=FOUND,
        kind=Kind.ACROSS,
        topic=TOPIC,
        subject="may_depute",
        effect=Effect.PLAY,
        editions=("deluxe-2020", "original-2013"),
        citations=(Citation("deluxe-pt", 548, 550), Citation("summary-en", 98, 98)),
        blame=("deluxe-pt.depute.below", "summary-en.deputing.above_floor"),
        questions=("may_depute",),
        said="one text lets go whom another keeps",
        witness={
            "question": "may_depute",
            "case": {"deck_size": 2, "via": "main action"},
            "answers": {"deluxe-pt": "may not", "summary-en": "may"},
        },
        follows={"deluxe-2020": "may not", "original-2013": "may"},
        reached={
            "edition": "original-2013",
            "players": 2,
            "play": [{"action": "reveal"}, {"action": "depute", "seat": 0}],
            "elsewhere": [{"edition": "deluxe-2020", "players": 2, "not_within": 7, "excluded_by": ["team.floor"]}],
        },
    )


@cache
def small() -> Material:
    """Give the part: its links to what is left out lead nowhere."""
    whole = library()
    questions = tuple(q for q in whole.questions if q.topic == TOPIC)
    rules = tuple(r for r in whole.rules if r.topic == TOPIC)
    named = {c for r in rules for c in r.claims} | set(_finding().blame)
    rulings = tuple(r for r in whole.rulings if any(q.id in r.questions for q in questions))
    named |= {c for r in rulings for c in (*r.supports, *r.against, *r.overrules)}
    asked = {q.id for q in questions}
    claims = tuple(c for c in whole.claims if c.id in named or asked & {q.id for q in asked_by(c)})
    part = replace(whole, questions=questions, rules=rules, rulings=rulings, claims=claims)
    shelves = tuple(
        Standing(id=s.id, title=s.title, edition=s.edition, language=s.language, state="not at hand", how="", ends="")
        for s in whole.sources
    )
    name = f"{FLOOR}/1"
    vector = {
        "id": name,
        "rules": [FLOOR],
        "says": "four stay",
        "hunts": "three stay",
        "start": {"edition": "deluxe-2020", "players": 2},
    }
    return Material(
        library=part,
        report=Report(sources=shelves, coverage=(), findings=(_finding(),)),
        shelf=Shelf(whole.sources, None),
        trials=Trials({name: vector}, {FLOOR: (name,)}, {FLOOR: Score(4, 3, 1)}),
        decisions=Decisions(whole.books),
        code=Code(asked),
    )
