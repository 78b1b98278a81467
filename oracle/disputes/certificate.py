"""
Certificates of disputes: an answer with all that it takes to come to it again, on another machine and offline.

A certificate names what was asked, and for each edition the answer and the chain of rules that leads to it, with their
conditions, their lines and digests of the words there. Its id is made of what was asked and with which version; its
digest of everything. `oracle.disputes.verifying` judges one by itself; whether the book agrees is asked in the apps.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from oracle.book import Book
from oracle.consistency.cases import case_from, plain
from oracle.disputes.answers import DEPENDS, Answered, Clause
from oracle.disputes.by_edition import ByEdition
from oracle.disputes.chain import Statement, chain_of, term_plain
from oracle.disputes.facts import Known, fitting
from oracle.disputes.objections import holds
from oracle.disputes.verdicts import alike
from oracle.findings import Citation
from oracle.questions import NORM, Question
from oracle.rules import OPEN
from oracle.sources import Source

FORMAT: Final = "rococo-dispute/1"
"""What a certificate of a dispute says it is."""

WAY_OUT: Final = "give a file that oracle ask --certificate has written"
"""What to do about a file that is no certificate."""

_ID_LENGTH: Final = 16
_DIGEST_LENGTH: Final = 16

Document = dict[str, Any]
"""A certificate as plain values."""


def _digest(value: Any) -> str:
    written = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode()).hexdigest()


def digest_of(document: Mapping[str, Any]) -> str:
    """Give the SHA-256 digest of all of a certificate but its digest, written as JSON in one way only."""
    return _digest({n: v for n, v in document.items() if n != "digest"})


def id_of(asked: Mapping[str, Any], made_with: Mapping[str, Any]) -> str:
    """Give the id of a certificate: what was asked, and with which version."""
    return f"{asked['question']}-{_digest([asked, made_with])[:_ID_LENGTH]}"


def text_of(document: Mapping[str, Any]) -> str:
    """Write a certificate, in one way only: a file that is written otherwise was changed."""
    return json.dumps(document, ensure_ascii=False, sort_keys=True, indent=1) + "\n"


def sealed(asked: Mapping[str, Any], made_with: Mapping[str, Any], asks: str, answers: Sequence[Document]) -> Document:
    """Give a certificate with its id and its digest."""
    found = {
        "format": FORMAT,
        "id": id_of(asked, made_with),
        "made_with": dict(made_with),
        "asked": dict(asked),
        "asks": asks,
        "answers": list(answers),
    }
    return {**found, "digest": digest_of(found)}


def digest_of_rules(book: Book) -> str:
    """Name the rules of an edition: their conditions, answers and exceptions, not what they say in words."""
    every = [
        [r.id, term_plain(r.when), OPEN if r.answer is OPEN else term_plain(r.answer), list(r.overrides)]
        for rules in book.by_question.values()
        for r in rules
    ]
    return _digest(sorted(every, key=lambda r: str(r[0])))[: 2 * _DIGEST_LENGTH]


def cited(citations: Iterable[Citation], sources: Sequence[Source]) -> list[Document]:
    """Give citations with a digest of the words of the passages that begin in their lines."""
    by_id = {s.id: s for s in sources}
    found = []
    for citation in citations:
        records = by_id[citation.source].records
        words = [r.digest for r in records if citation.first <= r.first <= citation.last]
        found.append({**citation.as_json(), "digest": _digest(words)[:_DIGEST_LENGTH]})
    return found


def clause_plain(clause: Clause, sources: Sequence[Source]) -> Document:
    """Give a clause with its lines and their digests; never with words of a text."""
    return {
        "id": clause.id,
        "says": clause.says,
        "ruling": clause.ruling or None,
        "trust": clause.trust or None,
        "claims": list(clause.claims),
        "citations": cited(clause.citations, sources),
    }


def answer_plain(answered: Answered) -> Document:
    """Give what is answered, without clauses, and without what a later precedent would change."""
    return {
        "edition": answered.edition,
        "verdict": answered.verdict,
        "value": answered.value,
        "why": answered.why,
        "detail": answered.detail,
        "certainty": answered.certainty,
        "facts": dict(answered.facts),
        "missing": answered.missing,
        "examples": [e.plain() for e in answered.examples],
        "claimed": [c.plain() for c in answered.claimed],
    }


def certified(judge: ByEdition, book: Book, question: Question, known: Known, answered: Answered) -> Document:
    """Give what an edition answers with the chain that leads to it, each of its rules with its lines."""
    told = _statements(book, question, known, answered)
    chain = chain_of(book, question, told)
    by_id = {r.id: r for r in book.by_question.get(question.id, ())}
    every = [case for cases, _ in told for case in cases]
    clauses: dict[bool, list[Document]] = {False: [], True: []}
    for link in chain.links:
        rule = by_id[link.id]
        case = next(c for c in every if holds(rule.when, c))
        clauses[link.yields].append(clause_plain(judge.clause(book, question, case, rule), judge.shelf.sources))
    printed = [clause_plain(c, judge.shelf.sources) for c in answered.clauses if c.trust]
    return {
        **answer_plain(answered),
        "chain": chain.plain(),
        "clauses": clauses[False],
        "overridden": clauses[True],
        "printed": printed,
    }


_Told = tuple[Sequence[Mapping[str, Any]], Statement]


def _statements(book: Book, question: Question, known: Known, answered: Answered) -> list[_Told]:
    """Give what a chain has to prove: the answer in every case that fits or, where it depends, that of each example."""
    if answered.verdict == DEPENDS:
        found: list[_Told] = []
        for example in answered.examples:
            args = case_from(question, example.case)
            if args is None:
                raise AssertionError("an example is a case of its question")
            case = dict(zip(question.names, args, strict=True))
            told = {n: (plain(v),) for n, v in case.items()}
            said = OPEN if example.value is None else example.value
            found.append(([case], Statement(known=told, answers=(said,))))
        return found
    cases = fitting(question, known)
    told = {
        n: tuple(map(plain, known[n]))
        for n, d in zip(question.names, question.domains, strict=True)
        if len(known[n]) < len(d.values)
    }
    return [(cases, Statement(known=told, answers=_accepted(book, question, cases[0])))]


def _accepted(book: Book, question: Question, case: Mapping[str, Any]) -> tuple[Any, ...]:
    """Give the answers that come to the same as that of a case; none where no rule speaks."""
    answer = book.answer(question, case)
    if answer.value is None:
        return (OPEN,) if answer.rules else ()
    wanted = alike(question, answer.value)
    every = NORM.values if question.is_norm else question.answers.values
    return tuple(plain(v) for v in every if alike(question, v) == wanted)
