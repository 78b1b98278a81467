"""What a reader sees of a rule: what each edition plays, where each text says so, and what speaks against it."""

from __future__ import annotations

import enum
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from oracle.apps.docs.answering import in_words
from oracle.apps.docs.phrases import Words
from oracle.apps.library import Library, evidence, kept
from oracle.apps.precedents import disputes
from oracle.book import Book
from oracle.concepts import Vocabulary
from oracle.consistency.cases import cases, plain
from oracle.errors import OracleError
from oracle.findings import Finding, cite
from oracle.questions import Effect, Question
from oracle.reports.speech import mood_of
from oracle.rules import LANGUAGES, OPEN, Rule
from oracle.search import Entry, Index
from oracle.terms import BOOLEAN, Term, show
from specs.editions import plays_options
from specs.texts import read_rows
from specs.translations import said

ASKING = "ask_"
"""What the names of concepts begin with that only tell how something is asked."""

LIGHT = "light_"
"""What the names of concepts begin with that go with nearly every question: to take, to get, in each round."""

_NO_MERE_ASKING = frozenset({"ask_price", "ask_number"})
# Who asks how many does not ask whether one may, though the words be there.
_SORTS = (
    frozenset({"ask_amount", "ask_price", "ask_who", "ask_when", "ask_where"}),
    frozenset({"ask_may", "ask_must"}),
    frozenset({"ask_fact"}),
)
_ASKING_COUNTS, _LIGHT_COUNTS = 0.3, 0.5

_MANY_DETAILS = 5

_BASE = "base"

MOST_CASES = 20_000
"""So many cases of a question are tried to find one that a rule decides."""


def in_editions(rule: Rule, editions: Sequence[str]) -> bool:
    """Say whether a rule is played in one of some editions."""
    return not rule.editions or bool(set(rule.editions) & set(editions))


def is_asked(question: Question, editions: Iterable[str]) -> bool:
    """Say whether one of some editions has what a question is about."""
    return question.scope == _BASE or any(map(plays_options, editions))


def index(library: Library, editions: Sequence[str]) -> Index:
    """Give the rules of some editions and the questions that these can be asked, ready to be searched."""
    vocabulary = _vocabulary(library)
    played = [r for r in library.rules if in_editions(r, editions)]
    about: dict[str, list[Rule]] = {}
    for rule in library.rules:
        about.setdefault(rule.question.id, []).append(rule)
    central = Counter(n for q in library.questions for n in {q.subject, *q.near} - {"", q.id})
    asked_as = _asked_as()
    heard = {q.id: len({c.source for c in library.claims_about(q)}) for q in library.questions}
    general = {o for r in library.rules for o in r.overrides}
    found = [
        Entry(
            id=r.id,
            texts={language: r.text(language) for language in LANGUAGES},
            topic=r.topic,
            keywords=(r.question.id, *_option(r.question)),
            kind="rule",
            matter=r.question.id,
            said={"en": (r.question.asks, r.question.unit)},
            realm=_realm(r.question),
            asked=_asked(r.question),
            facts=_facts(r.question),
            numbers=_numbers(r.question),
            # To what others are exceptions says most.
            weight=_weight(r.question, central[r.question.id], heard[r.question.id]) * (1 + 0.03 * (r.id in general)),
        )
        for r in played
    ]
    found += [
        Entry(
            id=q.id,
            texts={"en": q.asks},
            topic=q.topic,
            keywords=(q.subject, *_option(q)),
            asked_as=asked_as.get(q.id, {}),
            kind="question",
            matter=q.id,
            said=_said(q, about.get(q.id, ()), library),
            realm=_realm(q),
            asked=_asked(q),
            facts=_facts(q),
            numbers=_numbers(q),
            weight=_weight(q, central[q.id], heard[q.id]),
        )
        for q in library.questions
        if is_asked(q, editions)
    ]
    faint = {c: _ASKING_COUNTS for c in vocabulary if c.startswith(ASKING) and c not in _NO_MERE_ASKING}
    faint |= {c: _LIGHT_COUNTS for c in vocabulary if c.startswith(LIGHT)}
    with kept():
        return Index(found, vocabulary, _SORTS, _broader(vocabulary), _REALMS, faint)


def _vocabulary(library: Library) -> dict[str, set[tuple[str, str]]]:
    """Give the words for each concept, those of the texts and those that people use, with their languages."""
    languages = {s.id: s.language for s in library.sources}
    found: dict[str, set[tuple[str, str]]] = {}
    for word in library.words:
        found.setdefault(word.concept, set()).add((languages.get(word.source, ""), word.word))
    spoken: dict[tuple[str, str], set[str]] = {}
    for _, row in read_rows(("concept", *LANGUAGES), "synonyms.csv"):
        for language in LANGUAGES:
            for name in row[language].split("|"):
                spoken.setdefault((row["concept"].strip(), name.strip()), set()).add(language)
    for concept, names in library.synonyms.items():
        said = {(language, name) for name in names for language in spoken.get((concept, name), {""})}
        found.setdefault(concept, set()).update(said)
    return found


def _broader(vocabulary: Vocabulary) -> dict[str, str]:
    """Give what a thing is a kind of, as far as there are words for both: a musician a decoration, a ring a jewel."""
    rows = [row for _, row in read_rows(("concept", "broader"), "broader.csv")]
    return {row["concept"]: row["broader"] for row in rows if vocabulary.keys() >= set(row.values())}


_OPTIONS = {"solo": ("solo opponent",), "jewelry-box": ("jewelry box",)}


_REALMS = {
    concept: scope
    for scope, concepts in {
        "jewelry-box": "jewel ring necklace jewelry_box jewelry_decoration jeweller_board exam exam_task take_exam "
        "specialised_apprentice hiring_condition",
        "solo": "solo_mode solo_opponent",
        "fancy": "fancy_set",
        "festive": "festive_set",
        "haute-couture": "haute_couture_set",
    }.items()
    for concept in concepts.split()
}


def _realm(question: Question) -> str:
    """Give with which option a question comes up; none, if without."""
    return "" if question.scope == _BASE else question.scope


def _option(question: Question) -> tuple[str, ...]:
    """Give what names the option of a question, whose own words seldom do."""
    return () if question.scope == _BASE else (question.scope, *_OPTIONS.get(question.scope, ()))


def _asked_as() -> dict[str, dict[str, list[str]]]:
    """Give how people put questions, by the question's id and by language: what was answered before is put so, too."""
    found = {
        row["question"]: {lang: [n.strip() for n in row[lang].split("|") if n.strip()] for lang in LANGUAGES}
        for _, row in read_rows(("question", *LANGUAGES), "asked_as.csv")
    }
    for question, asks in dict.fromkeys((p.question.id, p.asks) for p in disputes()):
        found.setdefault(question, {}).setdefault("en", []).append(asks)
    return found


def _said(question: Question, rules: Sequence[Rule], library: Library) -> dict[str, list[str]]:
    """Give what else is said of a question: its rules, or the claims where no rule says anything."""
    if rules:
        said = {language: [r.text(language) for r in rules] for language in LANGUAGES}
    else:
        said = {"en": [c.says for c in library.claims_about(question)]}
    if question.unit:
        said["en"].append(question.unit)
    return said


_BEGINNINGS = (
    (r"how (many|much)|what (does .* cost|.*(price|number|amount))", "ask_amount ask_price"),
    (r"who|whose|whom|how is the .*player chosen", "ask_who"),
    (r"when|at which (moment|point)", "ask_when"),
    (r"where|at which (side|end|place)|to which|from which", "ask_where"),
    (r"may|must|can", "ask_may ask_must"),
)


def _asked(question: Question) -> frozenset[str]:
    """Give the concepts of asking that a question answers."""
    asks = question.asks.casefold()
    found = {c for begins, concepts in _BEGINNINGS if re.match(begins, asks) for c in concepts.split()}
    if question.is_norm:
        found |= {"ask_may", "ask_must", "ask_number"}
    elif question.answers is BOOLEAN:
        found |= {"ask_fact"}
    elif isinstance(question.answers.values[0], int):
        found |= {"ask_amount", "ask_number"}
        if question.unit == "Livre":
            found |= {"ask_price"}
    else:
        found |= {"ask_what", "ask_how"}
        if not found & {"ask_who", "ask_when", "ask_where"}:
            found |= {"ask_amount", "ask_price"}
    return frozenset(found)


def _facts(question: Question) -> tuple[str, ...]:
    """Give the names of what can be given in a question, and of its parameters."""
    members = (v for d in question.domains for v in d.values if isinstance(v, enum.Enum))
    return (*question.names, *(str(m.value) for m in members))


def _numbers(question: Question) -> frozenset[int]:
    """Give the numbers that can be given in a question."""
    return frozenset(v for d in question.domains for v in d.values if isinstance(v, int) and not isinstance(v, bool))


def _weight(question: Question, details: int, texts: int) -> float:
    """
    Give how likely a question is meant.

    The game without options comes first, then what decides play, what the texts speak of, and no detail of it.
    """
    weight = 1 + 0.01 * min(details, _MANY_DETAILS)
    weight *= 1 + 0.1 * min(1.0, texts / (3 if question.scope == "base" else 1))
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


def _ruling(rule: Rule, library: Library, language: str) -> dict[str, Any] | None:
    for ruling in library.rulings:
        if ruling.id == rule.ruling:
            return {
                "id": ruling.id,
                "status": ruling.status.value,
                "asks": said(ruling.asks, language),
                "why": said(ruling.why, language),
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
        "asks": said(rule.question.asks, language),
        "says": rule.text(language),
        "when": "always" if rule.when is True else show(rule.when),
        "answer": _answer(rule),
        "unit": rule.question.unit,
        "mood": mood_of(rule.question.asks),
        "words": in_words(rule, Words(language)),
        "editions": list(rule.editions or library.books),
        "case": {n: plain(v) for n, v in case.items()} if case is not None else None,
        "played": [_played(b, rule.question, case, language) for b in books] if case is not None else [],
        "lines": {s.id: library.lines(rule, s.id) for s in library.sources},
        "standing": {s.id: library.footing(rule, s.id).state for s in library.sources},
        "overrides": [*rule.overrides, *rule.excepts],
        "overridden_by": [
            r.id for r in library.rules if rule.id in (*r.overrides, *r.excepts) and in_editions(r, editions)
        ],
        "claims": list(rule.claims),
        "ruling": _ruling(rule, library, language),
        "open": rule.answer is OPEN,
        "findings": None if findings is None else [_finding(f, language) for f in touching(rule.question, findings)],
    }


def touching(question: Question, findings: Iterable[Finding]) -> list[Finding]:
    """Give the findings about a question."""
    return [f for f in findings if question.id in f.questions]


def findings_about(question: Question, library: Library) -> list[Finding]:
    """Give what the check finds about a question; only what has to do with it is looked into."""
    # These bring the solver, which who only looks for a rule does without.
    from oracle.apps.cover import cover  # noqa: PLC0415
    from oracle.consistency.ask import findings  # noqa: PLC0415
    from oracle.consistency.evidence import about  # noqa: PLC0415

    return touching(question, cover(findings(about(evidence(), question)), library))


def _finding(finding: Finding, language: str) -> dict[str, Any]:
    return {
        "id": finding.id,
        "kind": finding.kind.value,
        "effect": finding.effect.value,
        "says": finding.says,
        "told": Words(language).finding(finding),
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
        "asks": said(question.asks, language),
        "facts": {n: [plain(v) for v in d.values] for n, d in domains},
        "answers": [plain(v) for v in question.answers.values],
        "unit": question.unit,
        "texts": _texts(question, library),
        "rules": [rule_card(r, library, editions, language, None) for r in rules],
        "findings": None if findings is None else [_finding(f, language) for f in touching(question, findings)],
    }
