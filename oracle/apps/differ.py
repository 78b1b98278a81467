"""Puts every question to the books of two editions and gives what they answer differently."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from oracle.apps.library import Library
from oracle.book import Answer, Book
from oracle.consistency.cases import cases, plain
from oracle.consistency.ground import ground_term
from oracle.errors import OracleError
from oracle.findings import cite
from oracle.questions import Question
from oracle.reports.comparison import Cases, Comparison, Difference, Name, Side
from oracle.rules import Status
from oracle.sources import Source

Case = tuple[Any, ...]


def _answer(book: Book, question: Question, case: Mapping[str, Any]) -> Answer | None:
    try:
        return book.answer(question, case)
    except OracleError:
        return None  # rules that contradict each other are a fault, which the check reports


def _lines(lib: Library, sources: Sequence[Source], question: Question, group: Sequence[Case]) -> tuple[str, ...]:
    """Give the lines on which some texts speak about one of some cases."""
    wanted = {tuple(d.code(v) for d, v in zip(question.domains, case, strict=True)) for case in group}
    texts = {s.id: s for s in sources}
    keys: dict[str, set[str]] = {}
    for claim in lib.claims_about(question):
        if claim.source not in texts or claim.then is None or claim.example:
            continue
        term: Any = claim.then if isinstance(claim.when, bool) else ~claim.when | claim.then
        points = (p for i in ground_term(claim.id, term, {}) for p in i.points)
        if any(p.question == question.id and p.args in wanted for p in points):
            keys.setdefault(claim.source, set()).update(k for k in claim.at if k in texts[claim.source].by_key)
    return tuple(str(c) for s in sources if s.id in keys for c in cite(s, keys[s.id]))


def _side(lib: Library, book: Book, answer: Answer, group: Sequence[Case], language: str) -> Side:
    certainty = "open" if answer.is_open else answer.certainty
    rulings = [book.rulings_by_id[r.ruling] for r in answer.rules if r.ruling]
    own = [r for r in rulings if book.edition in r.editions]
    borrowed = any(r.status is Status.BORROWED for r in own)
    # A borrowed answer stands on the lines of the lender; any other on those of the edition's own texts.
    sources = [s for s in lib.sources if (s.edition == book.edition) is not borrowed]
    return Side(
        answer=plain(answer.value),
        certainty=certainty,
        rules={r.id: r.text(language) for r in answer.rules},
        ruling=own[0].id if own else "",
        lines=_lines(lib, sources, answer.question, group),
    )


def _described(question: Question, group: Sequence[Case], all_: Sequence[Case]) -> list[tuple[dict[str, Any], int]]:
    """Give some cases as values of each parameter: one entry where these values are just the cases, else one each."""
    values = [list(dict.fromkeys(c[n] for c in all_ if c in group)) for n in range(len(question.names))]
    chosen = set(map(_key, group))
    whole = {_key(c) for c in all_}
    fits = {k for k in map(_key, product(*values)) if k in whole} == chosen
    parts = [(values, len(group))] if fits else [([[v] for v in case], 1) for case in group]
    every = [list(dict.fromkeys(c[n] for c in all_)) for n in range(len(question.names))]
    return [
        (
            {
                name: tuple(plain(v) for v in some)
                for name, some, full in zip(question.names, part, every, strict=True)
                if len(some) < len(full)
            },
            number,
        )
        for part, number in parts
    ]


def _key(case: Case) -> tuple[tuple[str, str], ...]:
    return tuple((type(v).__name__, str(v)) for v in case)


def _difference(lib: Library, books: tuple[Book, Book], question: Question, language: str) -> Difference | None:
    before, after = books
    groups: dict[tuple[str, ...], tuple[list[Case], Answer, Answer]] = {}
    all_ = cases(question)
    for args in all_:
        case = dict(zip(question.names, args, strict=True))
        a, b = (_answer(book, question, case) for book in books)
        if a is None or b is None or (type(a.value), a.value) == (type(b.value), b.value):
            continue
        key = (str(a.value), str(b.value), *(r.id for r in a.rules), "|", *(r.id for r in b.rules))
        groups.setdefault(key, ([], a, b))[0].append(args)
    if not groups:
        return None
    found = [
        Cases(
            when=when,
            number=number,
            before=_side(lib, before, a, group, language),
            after=_side(lib, after, b, group, language),
        )
        for group, a, b in groups.values()
        for when, number in _described(question, group, all_)
    ]
    return Difference(
        question=question.id,
        topic=question.topic,
        asks=question.asks,
        unit=question.unit,
        effect=question.effect,
        cases=tuple(found),
    )


def _names(lib: Library, before: str, after: str) -> tuple[Name, ...]:
    """Give the things that texts of one language call by no common word in two editions."""
    texts = {s.id: s for s in lib.sources}
    said: dict[tuple[str, str, str], dict[str, None]] = {}
    for word in lib.words:
        text = texts[word.source]
        said.setdefault((word.concept, text.language, text.edition), {}).setdefault(word.word)
    found = []
    for (concept, language, edition), old in said.items():
        new = said.get((concept, language, after), {})
        if edition == before and new and not set(old) & set(new):
            found.append(Name(concept=concept, language=language, before=tuple(old), after=tuple(new)))
    return tuple(sorted(found, key=lambda n: (n.language, n.concept)))


def compare(lib: Library, before: str, after: str, *, language: str = "en") -> Comparison:
    """
    Compare what two editions play.

    Args:
        language: In which language the deciding rules are shown.
    """
    books = lib.books[before], lib.books[after]
    differences = []
    same = 0
    only: dict[str, Counter[str]] = {before: Counter(), after: Counter()}
    for question in lib.questions:
        one, other = (b.by_question.get(question.id, []) for b in books)
        told = {s.edition for c in lib.claims_about(question) for s in lib.sources if s.id == c.source}
        if question.scope != "base":
            for edition in (before, after):
                only[edition][question.scope] += told == {edition}
        # An option that one edition alone has is told as a whole: the other has no answers that could change.
        if (not one and not other) or (question.scope != "base" and not (one and other)):
            continue
        found = None if one == other else _difference(lib, books, question, language)
        if found:
            differences.append(found)
        else:
            same += 1
    return Comparison(
        before=before,
        after=after,
        differences=tuple(differences),
        same=same,
        names=_names(lib, before, after),
        only={e: {s: n for s, n in scopes.items() if n} for e, scopes in only.items() if any(scopes.values())},
    )
