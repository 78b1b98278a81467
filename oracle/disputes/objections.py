"""What speaks against an answer: rules it overrides, claims that say otherwise, and why each of them loses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from oracle.book import Book
from oracle.consistency.cases import plain
from oracle.consistency.ground import formula_of
from oracle.disputes.answers import DAMAGED, OTHER_EDITION, SPECIAL, Objection
from oracle.disputes.citing import Shelf
from oracle.disputes.sayings import Saying
from oracle.questions import Question
from oracle.rules import OPEN, Rule
from oracle.terms import Term

MOST: Final = 8
"""So many objections are shown, the strongest first."""


def holds(term: Any, case: Mapping[str, Any]) -> bool:
    """Say whether a condition over a question's parameters holds in a case."""
    return formula_of(term, case, {})[0] is True if isinstance(term, Term) else bool(term)


def answer_of(rule: Rule, case: Mapping[str, Any]) -> Any:
    """Give what a rule answers in a case; None where it leaves the matter open."""
    if rule.answer is OPEN:
        return None
    return formula_of(rule.answer, case, {})[0] if isinstance(rule.answer, Term) else rule.answer


def overridden(book: Book, question: Question, case: Mapping[str, Any], deciding: Sequence[Rule]) -> list[Rule]:
    """Give the rules that fire in a case and yield to others."""
    return [r for r in book.by_question.get(question.id, ()) if r not in deciding and holds(r.when, case)]


def ruling_of(rule: Rule, book: Book) -> str:
    """Give the ruling that a rule rests on in an edition, or nothing."""
    known = book.rulings_by_id.get(rule.ruling)
    return rule.ruling if known is not None and book.edition in known.editions else ""


def against_rules(
    book: Book,
    shelf: Shelf,
    question: Question,
    case: Mapping[str, Any],
    value: Any,
    deciding: Sequence[Rule],
    sayings: Sequence[Saying],
    language: str,
) -> tuple[Objection, ...]:
    """Give what speaks against the answer of a book, the strongest first."""
    found: list[Objection] = []
    for rule in overridden(book, question, case, deciding):
        other = answer_of(rule, case)
        if other is None or (type(other) is type(value) and other == value):
            continue
        # What a general rule rests on are the sentences to which the text makes an exception here.
        claims = [s.claim for s in sayings if s.fits(other) and not s.fits(value)]
        own = [c for c in claims if shelf.edition_of(c) == book.edition] or claims
        found.append(
            Objection(
                id=rule.id,
                citations=shelf.lines(own),
                says=rule.text(language),
                answers=plain(other),
                loses=SPECIAL,
                quotes=shelf.words(own),
            )
        )
    ranked: list[tuple[int, Objection]] = []
    for saying in sayings:
        if saying.fits(value):
            continue
        own_edition = shelf.edition_of(saying.claim) == book.edition
        if not own_edition and saying.excepted:
            continue
        loses = _loses(saying, book, shelf, question, deciding) if own_edition else OTHER_EDITION
        ranked.append((0 if own_edition else 1, objection(saying, shelf, loses)))
    found += [o for _, o in sorted(ranked, key=lambda pair: pair[0])]
    return tuple(found[:MOST])


def objection(saying: Saying, shelf: Shelf, loses: str) -> Objection:
    """Give a claim that answers otherwise as an objection."""
    values = [plain(v) for v in saying.values]
    return Objection(
        id=saying.claim.id,
        citations=shelf.lines([saying.claim]),
        says=saying.claim.says,
        answers=values[0] if len(values) == 1 else values,
        loses=loses,
        quotes=shelf.words([saying.claim]),
    )


def _loses(saying: Saying, book: Book, shelf: Shelf, question: Question, deciding: Sequence[Rule]) -> str:
    """Say why a claim of the edition's own texts loses."""
    if saying.excepted:
        return SPECIAL
    behind = [r for rule in deciding if (r := ruling_of(rule, book))]
    own = [r for r in book.rulings if book.edition in r.editions]
    named = [r.id for r in own if saying.claim.id in r.overrules]
    about = [r.id for r in own if question.id in r.questions or saying.claim.id in r.against]
    for ruling in (*named, *behind, *about):
        return f"ruling {ruling}"
    return DAMAGED if shelf.is_damaged(saying.claim) else SPECIAL
