"""What a reader sees of a rule: what each edition plays, where each text says so, and what speaks against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from oracle.apps.library import Library
from oracle.book import Book
from oracle.consistency.cases import cases, plain
from oracle.errors import OracleError
from oracle.findings import Finding, cite
from oracle.questions import Effect, Question
from oracle.rules import LANGUAGES, OPEN, Rule
from oracle.search import Entry, Index
from oracle.terms import Term, show

ASKING = "ask_"
"""What the names of concepts begin with that only tell how something is asked."""

_MANY_DETAILS = 5

MOST_CASES = 20_000
"""So many cases of a question are tried to find one that a rule decides."""


def in_editions(rule: Rule, editions: Sequence[str]) -> bool:
    """Say whether a rule is played in one of some editions."""
    return not rule.editions or bool(set(rule.editions) & set(editions))


def index(library: Library, editions: Sequence[str]) -> Index:
    """Give the rules of some editions and all questions, ready to be searched."""
    vocabulary: dict[str, set[str]] = {}
    for word in library.words:
        vocabulary.setdefault(word.concept, set()).add(word.word)
    for concept, names in library.synonyms.items():
        vocabulary.setdefault(concept, set()).update(names)
    played = [r for r in library.rules if in_editions(r, editions)]
    about: dict[str, list[Rule]] = {}
    for rule in library.rules:
        about.setdefault(rule.question.id, []).append(rule)
    central = Counter(n for q in library.questions for n in {q.subject, *q.near} - {"", q.id})
    general = {o for r in library.rules for o in r.overrides}
    found = [
        Entry(
            id=r.id,
            texts={language: r.text(language) for language in LANGUAGES},
            topic=r.topic,
            keywords=(r.question.id,),
            kind="rule",
            matter=r.question.id,
            said={"en": (r.question.asks,)},
            # To what others are exceptions says most.
            weight=_weight(r.question, central[r.question.id]) * (1 + 0.03 * (r.id in general)),
        )
        for r in played
    ]
    found += [
        Entry(
            id=q.id,
            texts={"en": q.asks},
            topic=q.topic,
            # What is played with an option and stands in claims alone, no rule says.
            keywords=(q.subject, q.scope) if q.scope != "base" else (q.subject,),
            kind="question",
            matter=q.id,
            said={language: [r.text(language) for r in about[q.id]] for language in LANGUAGES}
            if q.id in about
            else {"en": [c.says for c in library.claims_about(q)]},
            weight=_weight(q, central[q.id]),
        )
        for q in library.questions
    ]
    return Index(found, vocabulary, frozenset(c for c in vocabulary if c.startswith(ASKING)))


def _weight(question: Question, details: int) -> float:
    """Give how likely a question is meant: the game without options first, what decides play, and no detail of it."""
    weight = 1 + 0.01 * min(details, _MANY_DETAILS)
    if question.scope != "base":
        weight *= 0.88
    if question.effect in (Effect.WORDING, Effect.NONE):
        weight *= 0.94
    return weight


def _answer(rule: Rule) -> Any:
    return show(rule.answer) if isinstance(rule.answer, Term) else plain(rule.answer)


def _decided(rule: Rule, books: Iterable[Book]) -> Mapping[str, Any] | None:
    """Give a case that a rule decides in one of some editions, the ordinary one first."""
    for book in books:
        if rule not in book.by_question.get(rule.question.id, ()):
            continue
        for args in cases(rule.question)[:MOST_CASES]:
            case = dict(zip(rule.question.names, args, strict=True))
            try:
                answer = book.answer(rule.question, case)
            except OracleError:
                continue
            if rule in answer.rules:
                return case
    return None


def _played(book: Book, question: Question, case: Mapping[str, Any], language: str) -> dict[str, Any]:
    """Give what an edition plays in a case, and by which rules."""
    try:
        answer = book.answer(question, case)
    except OracleError as error:
        return {"edition": book.edition, "answer": None, "certainty": None, "deciding": [], "why": error.what}
    return {
        "edition": book.edition,
        "answer": plain(answer.value),
        "certainty": "open" if answer.is_open else answer.certainty,
        "deciding": [{"id": r.id, "says": r.text(language)} for r in answer.rules],
        "why": "",
    }


def _ruling(rule: Rule, library: Library) -> dict[str, Any] | None:
    for ruling in library.rulings:
        if ruling.id == rule.ruling:
            return {
                "id": ruling.id,
                "status": ruling.status.value,
                "asks": ruling.asks,
                "why": ruling.why,
                "supports": list(ruling.supports),
                "against": list(ruling.against),
            }
    return None


def rule_card(
    rule: Rule, library: Library, editions: Sequence[str], language: str, findings: Sequence[Finding] | None
) -> dict[str, Any]:
    """
    Give all that there is to say of a rule, as plain values.

    Args:
        editions: The editions to show.
        language: In which language rules are shown.
        findings: What the check found; None if it was not asked.
    """
    books = [b for e, b in library.books.items() if e in editions]
    case = _decided(rule, books)
    return {
        "id": rule.id,
        "topic": rule.topic,
        "question": rule.question.id,
        "asks": rule.question.asks,
        "says": rule.text(language),
        "when": "always" if rule.when is True else show(rule.when),
        "answer": _answer(rule),
        "editions": list(rule.editions or library.books),
        "case": {n: plain(v) for n, v in case.items()} if case is not None else None,
        "played": [_played(b, rule.question, case, language) for b in books] if case is not None else [],
        "lines": {s.id: library.lines(rule, s.id) for s in library.sources},
        "overrides": list(rule.overrides),
        "overridden_by": [r.id for r in library.rules if rule.id in r.overrides and in_editions(r, editions)],
        "claims": list(rule.claims),
        "ruling": _ruling(rule, library),
        "open": rule.answer is OPEN,
        "findings": None if findings is None else [_finding(f) for f in touching(rule.question, findings)],
    }


def touching(question: Question, findings: Iterable[Finding]) -> list[Finding]:
    """Give the findings about a question."""
    return [f for f in findings if question.id in f.questions]


def _finding(finding: Finding) -> dict[str, Any]:
    return {
        "id": finding.id,
        "kind": finding.kind.value,
        "effect": finding.effect.value,
        "says": finding.says,
        "citations": [str(c) for c in finding.citations],
        "ruling": finding.ruling,
        "accepted": finding.accepted,
    }


def _texts(question: Question, library: Library) -> list[dict[str, Any]]:
    """Give what each text says about a question, claim by claim."""
    by_id = {s.id: s for s in library.sources}
    return [
        {
            "claim": claim.id,
            "source": claim.source,
            "says": claim.says,
            "lines": [
                str(c) for c in cite(by_id[claim.source], [k for k in claim.at if k in by_id[claim.source].by_key])
            ],
        }
        for claim in library.claims_about(question)
    ]


def question_card(
    question: Question, library: Library, editions: Sequence[str], language: str, findings: Sequence[Finding] | None
) -> dict[str, Any]:
    """Give all that there is to say of a question: its parameters, its answers and every rule that answers it."""
    rules = [r for r in library.rules if r.question is question and in_editions(r, editions)]
    domains = zip(question.names, question.domains, strict=True)
    return {
        "id": question.id,
        "topic": question.topic,
        "asks": question.asks,
        "facts": {n: [plain(v) for v in d.values] for n, d in domains},
        "answers": [plain(v) for v in question.answers.values],
        "unit": question.unit,
        "texts": _texts(question, library),
        "rules": [rule_card(r, library, editions, language, None) for r in rules],
        "findings": None if findings is None else [_finding(f) for f in touching(question, findings)],
    }
