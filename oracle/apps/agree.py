"""Holds the rules of each edition against its texts and rulings, and reports where they part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oracle.apps.library import Library
from oracle.book import Book
from oracle.consistency.agree import Difference, Played, differences, edition_theory, ruling_conflicts, scopes_of
from oracle.consistency.evidence import Evidence
from oracle.questions import Question
from oracle.reports.report import Fault


def played(book: Book) -> Played:
    """Give what a book plays, as a function of question and case."""

    def play(question: Question, case: Mapping[str, Any]) -> Any:
        return book.answer(question, case).value

    return play


def edition_differences(lib: Library, ev: Evidence, edition: str) -> list[Difference]:
    """Give every difference between what an edition plays and what its texts and rulings say."""
    theory = edition_theory(ev, lib.rulings, edition)
    return [*ruling_conflicts(theory), *differences(ev, theory, played(lib.books[edition]), scopes_of(ev, edition))]


def disagreements(lib: Library, ev: Evidence) -> list[Fault]:
    """Give the differences of all editions as faults of the book."""
    faults = []
    for edition in lib.books:
        for d in edition_differences(lib, ev, edition):
            if d.kind == "ruling":
                what = f"{d.where} contradicts {', '.join(d.blame)}"
                hint = "overrule these claims in the ruling, or change its answer"
            else:
                plays = "nothing (open)" if d.played is None else repr(d.played)
                what = f"{edition} plays {plays} where texts and rulings say {d.said!r} ({', '.join(d.blame[:4])})"
                hint = "correct the rule or the claim; two hands wrote them"
            case = ", ".join(f"{k}={v}" for k, v in d.case.items())
            faults.append(Fault(what=what, where=f"{d.where}({case})" if case else d.where, hint=hint))
    return faults
