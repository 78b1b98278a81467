"""
House rules: answers that players have agreed on, in place of the book's.

A file of rulings by a user has the form of the book's own (`specs/rulings/`): each names a question and the answers to
some of its cases. Where it answers, it overrides every rule of the book; a game is then played by it.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from oracle.errors import RequestError
from oracle.questions import NORM, Question
from oracle.rules import Rule
from oracle.terms import BoolTerm, Domain, show
from specs.component_files import Place, read_toml, table, text
from specs.editions import questions, rules

_SHAPE = ("id", "question", "says", "answers")
_WAY_OUT = "docs/playing.md shows a file of house rules; each ruling has id, question, says and answers"


def _named(domain: Domain, value: Any) -> Any:
    """Give the value that stands in a file, as an answer or a condition prints it; None if there is none."""
    if isinstance(value, float):
        return None  # to Python 1.0 is 1; to a reader it is a slip
    found = domain.named(value)
    if found is not None:
        return found
    return next((v for v in domain.values if isinstance(v, enum.Enum) and show(v) == value), None)


def _value(place: Place, value: Any, domain: Domain) -> Any:
    found = _named(domain, value)
    if found is not None:
        return found
    return place.wrong(f"one of: {domain.listed()}", value, "copy it as `oracle rule` prints it")


def _guard(place: Place, case: Mapping[str, Any], question: Question) -> BoolTerm | bool:
    guard: Any = True
    for param, domain in zip(question.params, question.domains, strict=True):
        name = param.args[0]
        if name not in case:
            continue
        wanted = case[name] if isinstance(case[name], list) else [case[name]]
        if not wanted:
            place.to(name).wrong("at least one value", wanted, "leave the name out to mean every value", got="none")
        values = [_value(place.to(name), v, domain) for v in wanted]
        fits: Any = False
        for value in values:
            is_this = param == value if not isinstance(value, bool) else (param if value else ~param)
            fits = is_this if fits is False else fits | is_this
        guard = fits if guard is True else guard & fits
    return guard if isinstance(guard, BoolTerm) else bool(guard)


@dataclass(frozen=True, slots=True)
class _Agreed:
    """
    One answer of a house ruling.

    Attributes:
        ruling: The id of the ruling.
        place: Where the answer stands.
        rule: What it makes of the book.
        cases: The cases it answers, by the codes of their values.
    """

    ruling: str
    place: Place
    rule: Rule
    cases: frozenset[tuple[Any, ...]]


def _cases(question: Question, case: Mapping[str, Any]) -> frozenset[tuple[Any, ...]]:
    """Give the cases that an answer speaks of."""
    wanted = []
    for name, domain in zip(question.names, question.domains, strict=True):
        plain = case.get(name, list(domain.values))
        values = plain if isinstance(plain, list) else [plain]
        wanted.append([v if v in domain else _named(domain, v) for v in values])
    return frozenset(product(*wanted))


def _answers(place: Place, value: Any, question: Question, name: str, says: str) -> list[_Agreed]:
    if not isinstance(value, list) or not value:
        empty = "an empty list" if value == [] else ""
        place.wrong("a list of answers", value, "write answers = [{ answer = … }]", got=empty)
    found: list[_Agreed] = []
    general = tuple(r.id for r in rules() if r.question is question)
    for number, entry in enumerate(value, start=1):
        here = place.to(str(number))
        reads = {**dict.fromkeys(question.names, lambda _, v: v), "answer": lambda _, v: v}
        case = table(here, entry, reads, needed=("answer",), hint=_WAY_OUT)
        domain = NORM if question.is_norm else question.answers
        answer = _value(here.to("answer"), case["answer"], domain)
        guard = _guard(here, case, question)
        cases = _cases(question, case)
        # A narrower answer is an exception to a wider one before it.
        wider = tuple(a.rule.id for a in found if cases < a.cases)
        rule = Rule(
            id=f"house.{name}.{number}",
            question=question,
            says=dict.fromkeys(("en", "pt", "es"), says),
            answer=answer,
            when=guard,
            overrides=general + wider,
        )
        made = _Agreed(ruling=name, place=here, rule=rule, cases=cases)
        for earlier in found:
            if not cases < earlier.cases:
                _refuse_both(earlier, made)
        found.append(made)
    return found


def _refuse_both(one: _Agreed, other: _Agreed) -> None:
    """
    Refuse two answers that both decide a case, and differently.

    Raises:
        RequestError: They do.
    """
    question = other.rule.question
    if one.rule.question is not question or one.rule.answer == other.rule.answer:
        return
    both = one.cases & other.cases
    if not both:
        return
    case = min(both, key=lambda c: [d.values.index(v) for v, d in zip(c, question.domains, strict=True)])
    where = ", ".join(f"{n} {_said(v)}" for n, v in zip(question.names, case, strict=True)) or "every case"
    first, second = (f"{_said(a.rule.answer)!r} by {a.ruling}" for a in (one, other))
    if one.ruling == other.ruling:
        hint = "give each case one answer; an exception comes after what it is an exception to, and names fewer cases"
    else:
        hint = "give each case one answer: leave it out of one of the two rulings"
    raise RequestError(
        f"one answer to {question.id} ({where}), got {first} and {second}",
        where=f"{other.place}; {one.place}",
        hint=hint,
    )


def _said(value: Any) -> str:
    plain = getattr(value, "value", value)
    return str(plain).lower() if isinstance(plain, bool) else str(plain)


def house_rules(file: Path) -> tuple[Rule, ...]:
    """
    Give the house rules of a file.

    Raises:
        RequestError: The file cannot be read, or a ruling is none, or two answers contradict each other.
    """
    tree, place = read_toml(file, str(file), "house rules")
    by_id = {q.id: q for q in questions()}
    content = table(place, tree, {"ruling": lambda _, v: v}, hint=_WAY_OUT)
    entries: Sequence[Any] = content["ruling"]
    if not isinstance(entries, list):
        place.to("ruling").wrong("tables [[ruling]]", entries, "begin each with [[ruling]]")
    found: list[_Agreed] = []
    names: set[str] = set()
    for number, entry in enumerate(entries, start=1):
        known = isinstance(entry, dict) and isinstance(entry.get("id"), str)
        # A ruling is found by its id, which people know, rather than by its number.
        here = place.to("ruling", entry["id"][:60] if known else str(number))
        raw = table(
            here,
            entry,
            {"id": text, "question": text, "says": text, "answers": lambda _, v: v},
            needed=_SHAPE,
            hint=_WAY_OUT,
        )
        if raw["id"] in names:
            here.to("id").wrong("one ruling per id", raw["id"], "rename one of the two")
        names.add(raw["id"])
        if raw["question"] not in by_id:
            here.to("question").wrong("the id of a question", raw["question"], "`oracle rule WORDS` finds questions")
        made = _answers(here.to("answers"), raw["answers"], by_id[raw["question"]], raw["id"], raw["says"])
        for one in found:
            for other in made:
                _refuse_both(one, other)
        found += made
    return tuple(a.rule for a in found)
