"""
Answers that were given before: disputes that were answered, and what rulings decide.

They are looked through first when something is asked. The check holds each against the book of today: two that
contradict each other, or one that a changed rule overturns, are faults. Looking through them needs no solver.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from oracle.apps.asking_components import printed
from oracle.book import Book
from oracle.consistency.cases import cases, plain
from oracle.errors import BookError, OracleError
from oracle.questions import NORM, Question
from oracle.reports.report import Fault
from oracle.rules import Rule, Ruling
from oracle.terms import Domain
from specs.editions import EDITIONS, questions, rules, rulings
from specs.texts import Check, checked, date, one_of, place_of, read_table, tables, text, texts

if TYPE_CHECKING:
    from oracle.apps.library import Library

_PATH: Final = ("precedents.toml",)
_PLACE: Final = "specs/precedents.toml"

OPEN: Final = "open"
"""The answer of a precedent that nothing decides."""

COMPONENT: Final = "component."
"""What the id of a clause begins with that is a component value."""

DISPUTE: Final = "dispute"
RULING: Final = "ruling"

Facts = Mapping[str, tuple[Any, ...]]
"""The values that a parameter can have; a parameter that is not told can have any."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Precedent:
    """
    One answer that was given for one edition.

    Attributes:
        kind: `dispute`, or `ruling`, whose id it then bears.
        asks: What was asked, in words.
        answer: The answer; None where it was left open.
        clauses: The ids of the rules that decided; `component.…` is a component value.
        where: Where it is written.
    """

    id: str
    kind: str
    date: str
    asks: str
    question: Question
    facts: Facts
    edition: str
    answer: Any
    clauses: tuple[str, ...]
    why: str
    where: str = _PLACE

    def fits(self, case: Mapping[str, Any]) -> bool:
        """Say whether it answers a case."""
        return all(case[n] in values for n, values in self.facts.items())

    def applies(self, facts: Facts) -> bool:
        """Say whether it answers every case that fits what is known."""
        return all(n in facts and set(facts[n]) <= set(values) for n, values in self.facts.items())

    def touches(self, facts: Facts) -> bool:
        """Say whether it answers some case that fits what is known."""
        return all(n not in facts or set(facts[n]) & set(values) for n, values in self.facts.items())

    def as_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "id": self.id,
            "kind": self.kind,
            "date": self.date,
            "asks": self.asks,
            "question": self.question.id,
            "facts": {n: [plain(v) for v in values] for n, values in self.facts.items()},
            "edition": self.edition,
            "answer": OPEN if self.answer is None else plain(self.answer),
            "clauses": list(self.clauses),
            "why": self.why,
        }


def _a_table(value: Any) -> str:
    return "" if isinstance(value, dict) else "a table"


def _a_value(value: Any) -> str:
    return "" if isinstance(value, (bool, int, str)) else "a value of the question's answers"


_SHAPE: Final[Mapping[str, Check]] = {
    "id": text,
    "date": date,
    "asks": text,
    "question": text,
    "facts": _a_table,
    "why": text,
    "answers": tables,
}
_ANSWER: Final[Mapping[str, Check]] = {"edition": one_of(*EDITIONS), "answer": _a_value, "clauses": texts}


def _value(domain: Domain, given: Any, name: str, where: str) -> Any:
    found = domain.named(given)
    if found is None:
        raise BookError(f"{name} as one of {domain.listed()}, got {given!r}", where=where, hint=f"correct {name}")
    return found


def _facts(question: Question, given: Mapping[str, Any], where: str) -> Facts:
    found = {}
    domains = dict(zip(question.names, question.domains, strict=True))
    for name, value in given.items():
        if name not in domains:
            names = ", ".join(domains) or "none"
            raise BookError(f"a parameter of {question.id} ({names}), got {name!r}", where=where, hint="correct facts")
        values = value if isinstance(value, list) else [value]
        found[name] = tuple(_value(domains[name], v, name, where) for v in values)
    return found


def _disputes(known: Mapping[str, Question]) -> list[Precedent]:
    content = read_table(*_PATH)
    listed = content.get("precedent")
    if set(content) - {"precedent"} or not isinstance(listed, list):
        raise BookError("tables [[precedent]], got another", where=_PLACE, hint="begin each with [[precedent]]")
    found: list[Precedent] = []
    for number, entry in enumerate(listed, start=1):
        where = place_of(_PATH, "precedent", number)
        given = checked(entry, _SHAPE, needed=frozenset(_SHAPE) - {"facts"}, where=where)
        if given["question"] not in known:
            hint = "the precedent falls with its question: answer it anew by another, or take it out"
            raise BookError(f"the id of a question, got {given['question']!r}", where=where, hint=hint)
        if any(p.id == given["id"] for p in found):
            raise BookError(f"one precedent per id, got {given['id']!r} twice", where=where, hint="rename one")
        if not given["answers"]:
            raise BookError("an answer for an edition at least, got none", where=where, hint="add one")
        question = known[given["question"]]
        domain = NORM if question.is_norm else question.answers
        for answer in given["answers"]:
            told = checked(answer, _ANSWER, needed=frozenset(_ANSWER), where=where)
            left_open = told["answer"] == OPEN and domain.named(OPEN) is None
            found.append(
                Precedent(
                    id=given["id"],
                    kind=DISPUTE,
                    date=given["date"],
                    asks=given["asks"],
                    question=question,
                    facts=_facts(question, given.get("facts", {}), where),
                    edition=told["edition"],
                    answer=None if left_open else _value(domain, told["answer"], "answer", where),
                    clauses=tuple(told["clauses"]),
                    why=given["why"],
                    where=where,
                )
            )
    return found


def _of_ruling(ruling: Ruling, question: Question, about: Sequence[Rule]) -> list[Precedent]:
    from oracle.consistency.agree import entries  # noqa: PLC0415 - it brings the solver along, which disputes need not

    found = []
    where = f"ruling {ruling.id}"
    domain = NORM if question.is_norm else question.answers
    for entry in entries(ruling, question):
        given = {n: v for n, v in entry.items() if n not in {"answer", "question"}}
        found += [
            Precedent(
                id=ruling.id,
                kind=RULING,
                date=ruling.date,
                asks=ruling.asks,
                question=question,
                facts=_facts(question, given, where),
                edition=edition,
                answer=_value(domain, entry["answer"], "answer", where),
                clauses=tuple(
                    r.id for r in about if r.ruling == ruling.id and (not r.editions or edition in r.editions)
                ),
                why=ruling.why,
                where=where,
            )
            for edition in ruling.editions
        ]
    return found


def _decided(question: Question, decisions: Iterable[Ruling], played: Iterable[Rule]) -> list[Precedent]:
    """Give what rulings answer to a question."""
    about = [r for r in played if r.question is question]
    return [p for r in decisions if question.id in r.questions and r.answers for p in _of_ruling(r, question, about)]


def gathered(lib: Library) -> tuple[Precedent, ...]:
    """
    Give every precedent of a book: the disputes first, then what rulings answer.

    Raises:
        BookError: The file of precedents is malformed, or names a question or a value that is not there.
    """
    known = {q.id: q for q in lib.questions}
    return (*_disputes(known), *(p for q in lib.questions for p in _decided(q, lib.rulings, lib.rules)))


@cache
def disputes() -> tuple[Precedent, ...]:
    """Give every dispute that was answered, edition by edition."""
    return tuple(_disputes({q.id: q for q in questions()}))


@cache
def _about(question: str) -> tuple[Precedent, ...]:
    asked = next((q for q in questions() if q.id == question), None)
    own = tuple(p for p in disputes() if p.question.id == question)
    return own if asked is None else (*own, *_decided(asked, rulings(), rules()))


def find(
    question: str, facts: Mapping[str, Any] | None = None, *, edition: str = "", partly: bool = False
) -> tuple[Precedent, ...]:
    """
    Give what was answered before to a question: disputes before rulings, what was told most exactly first.

    Args:
        facts: What is known: for each parameter a value, or a tuple of the values that it can still have.
        edition: For which edition; for all, if none is given.
        partly: Also what answers only some of the cases that fit the facts.
    """
    known: Facts = {n: v if isinstance(v, tuple) else (v,) for n, v in (facts or {}).items()}
    found = [
        p for p in _about(question) if edition in {"", p.edition} and (p.touches(known) if partly else p.applies(known))
    ]
    return tuple(sorted(found, key=lambda p: (p.kind != DISPUTE, not p.applies(known), -len(p.facts))))


def precedent_faults(lib: Library, known: Sequence[Precedent] | None = None) -> list[Fault]:
    """Find precedents that contradict each other, and those that a changed rule overturns."""
    found = gathered(lib) if known is None else known
    return [*_contradictions(found), *(f for p in found if p.kind == DISPUTE for f in _overturned(p, lib))]


def _contradictions(known: Iterable[Precedent]) -> list[Fault]:
    about: dict[tuple[str, str], list[Precedent]] = defaultdict(list)
    for precedent in known:
        about[precedent.question.id, precedent.edition].append(precedent)
    faults: dict[tuple[str, str], Fault] = {}
    for group in about.values():
        for one, other in combinations(group, 2):
            if one.id == other.id and one.kind == other.kind == RULING:
                continue  # a ruling's own answers are held against each other with its rules
            if (type(one.answer), one.answer) == (type(other.answer), other.answer):
                continue
            case = next((c for c in _cases(one.question) if one.fits(c) and other.fits(c)), None)
            if case is not None:
                faults.setdefault((one.id, other.id), _contradiction(one, other, case))
    return list(faults.values())


def _contradiction(one: Precedent, other: Precedent, case: Mapping[str, Any]) -> Fault:
    said = " and ".join(f"{p.kind} {p.id} {_said(p.answer)}" for p in (one, other))
    return Fault(
        what=f"two precedents contradict each other: of {_place(one, case)} {said}",
        where=f"{one.where}; {other.where}",
        hint="correct the one that the book does not answer, or take it out",
    )


def _cases(question: Question) -> list[dict[str, Any]]:
    return [dict(zip(question.names, args, strict=True)) for args in cases(question)]


def _said(answer: Any) -> str:
    value = OPEN if answer is None else plain(answer)
    return f"says {str(value).lower() if isinstance(value, bool) else value!r}"


def _place(precedent: Precedent, case: Mapping[str, Any]) -> str:
    told = ", ".join(f"{n} {plain(v)}" for n, v in case.items())
    return f"{precedent.question.id}{f' ({told})' if told else ''} in {precedent.edition}"


def _overturned(precedent: Precedent, lib: Library) -> list[Fault]:
    """Find what of a precedent no longer holds: its answer, or a clause that decided."""
    book = lib.books[precedent.edition]
    fitting = [c for c in _cases(precedent.question) if precedent.fits(c)]
    if not fitting:
        return [_fault(precedent, "no case fits its facts any more", "correct its facts, or take it out")]
    deciding: set[str] = set()
    for case in fitting:
        try:
            answer = book.answer(precedent.question, case)
        except OracleError as error:
            return [_fault(precedent, f"the book has no answer any more: {error.what}", "see the rules it names")]
        by = [r.id for r in answer.rules]
        if (type(answer.value), answer.value) != (type(precedent.answer), precedent.answer):
            now = f"the book {_said(answer.value)} of {_place(precedent, case)}, by {', '.join(by) or 'no rule'}"
            hint = "if the rule was changed on purpose, answer the dispute anew and date it"
            return [_fault(precedent, f"it {_said(precedent.answer)}, {now}", hint)]
        deciding.update(by)
        if not set(by) & set(precedent.clauses):
            hint = "name the clauses that decide now, after reading whether they decide for the same reason"
            return [
                _fault(precedent, f"its clauses no longer decide {_place(precedent, case)}: {', '.join(by)} does", hint)
            ]
    lost = [c for c in precedent.clauses if c not in deciding and not _is_component(c, precedent, fitting)]
    hint = "name the clauses that decide now, after reading whether they decide for the same reason"
    return [_fault(precedent, f"its clause {c} {_gone(c, book)}", hint) for c in lost]


def _is_component(clause: str, precedent: Precedent, fitting: Iterable[Mapping[str, Any]]) -> bool:
    """Say whether a clause is a component value that still answers every case."""
    made = [printed(precedent.edition, precedent.question, c) for c in fitting] if clause.startswith(COMPONENT) else []
    return bool(made) and all(m is not None and m.id == clause for m in made)


def _gone(clause: str, book: Book) -> str:
    known = any(r.id == clause for r in book.rules)
    return "no longer decides it" if known else "is gone from the book"


def _fault(precedent: Precedent, what: str, hint: str) -> Fault:
    return Fault(what=f"precedent {precedent.id} is overturned: {what}", where=precedent.where, hint=hint)
