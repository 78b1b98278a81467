"""
Mutants of rules: books that differ from the one that is played in one rule.

A mutant is made from what a rule answers, case by case: another number, leave withdrawn or given, the other of two, an
exception forgotten, a limit shifted, two kinds exchanged, the other edition's answer. What changes no answer is no
mutant. How it is told from the right book stands in `trials` and, for what the engine embodies, in `embodied`.
"""

from __future__ import annotations

import enum
import itertools
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from oracle.book import Book
from oracle.errors import OracleError
from oracle.questions import Effect, Question
from oracle.rules import Rule
from specs.tables import MAY, MAY_NOT, MUST

Cell = tuple[str, tuple[int, ...]]
"""A question, and the codes of a case."""

_NO_ANSWER: Final = object()


class Operator(enum.Enum):
    """What was done to a rule."""

    NUMBER = "a number is off by one"
    NOTHING = "nothing in place of a number"
    HALF = "half of a number"
    LEAVE = "leave is withdrawn or given"
    DUTY = "leave becomes a duty, or a duty leave"
    FLAG = "yes becomes no"
    CHOICE = "another of the possible answers"
    ORDER = "two steps change places"
    EXCEPTION = "an exception is forgotten"
    LIMIT = "a limit is shifted by one"
    KIND = "two kinds are exchanged"
    EDITION = "the other edition's answer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutant:
    """
    A rule that is wrong.

    Attributes:
        rule: The id of the rule.
        changes: The answers that differ, as tables hold them.
        is_norm: Whether the answers say what is allowed.
        said: The right answer in the first of these cases.
    """

    rule: str
    question: str
    operator: Operator
    says: str
    changes: Mapping[tuple[int, ...], Any]
    is_norm: bool = False
    said: Any = None


def _codes(question: Question) -> Iterator[tuple[tuple[Any, ...], tuple[int, ...]]]:
    for case in itertools.product(*(d.values for d in question.domains)):
        yield case, tuple(int(d.code(v)) for d, v in zip(question.domains, case, strict=True))


def _plain(question: Question, value: Any) -> Any:
    if question.is_norm and value is not None:
        return {"may not": MAY_NOT, "may": MAY, "must": MUST}[value]
    return value


def answers(book: Book, question: Question) -> tuple[dict[tuple[int, ...], Any], dict[str, list[tuple[int, ...]]]]:
    """Give every answer of a question, and the cases that each rule decides."""
    found: dict[tuple[int, ...], Any] = {}
    by_rule: dict[str, list[tuple[int, ...]]] = defaultdict(list)
    for case, codes in _codes(question):
        answer = book.answer(question, dict(zip(question.names, case, strict=True)))
        found[codes] = _plain(question, answer.value)
        for rule in answer.rules:
            by_rule[rule.id].append(codes)
    return found, by_rule


def mutants(book: Book, other: Book | None, scopes: Iterable[str]) -> list[Mutant]:
    """Give the mutants of every rule that play can show."""
    wanted = frozenset(scopes)
    found: list[Mutant] = []
    for question in book.catalogue:
        if question.scope not in wanted or question.effect in {Effect.WORDING, Effect.NONE}:
            continue
        found += of_question(book, other, question)
    return found


def of_question(book: Book, other: Book | None, question: Question) -> list[Mutant]:
    """Give the mutants of the rules that answer one question."""
    said, by_rule = answers(book, question)
    theirs = answers(other, question)[0] if other else {}
    found: list[Mutant] = []
    seen: set[tuple[Any, ...]] = set()
    for rule in book.by_question[question.id]:
        for operator, says, changes in _of_rule(book, question, rule, said, by_rule.get(rule.id, []), theirs):
            real = {c: v for c, v in changes.items() if v != said[c] and said[c] is not None and v is not None}
            key = tuple(sorted((c, str(v)) for c, v in real.items()))
            if real and key not in seen:
                seen.add(key)
                found.append(
                    Mutant(
                        rule=rule.id,
                        question=question.id,
                        operator=operator,
                        says=says,
                        changes=real,
                        is_norm=question.is_norm,
                        said=said[next(iter(real))],
                    )
                )
    return found


Change = tuple[Operator, str, dict[tuple[int, ...], Any]]


def _of_rule(
    book: Book,
    question: Question,
    rule: Rule,
    said: Mapping[tuple[int, ...], Any],
    decided: Sequence[tuple[int, ...]],
    theirs: Mapping[tuple[int, ...], Any],
) -> Iterator[Change]:
    if not decided:
        return
    yield from _other_answers(question, said, decided)
    if rule.overrides:
        yield Operator.EXCEPTION, f"{rule.id} is forgotten", dict(_without(book, question, rule, decided))
    yield from _shifted(question, said, decided)
    yield from _exchanged(question, said)
    if theirs:
        yield Operator.EDITION, "as the other edition has it", {c: theirs[c] for c in decided}


def _other_answers(
    question: Question, said: Mapping[tuple[int, ...], Any], decided: Sequence[tuple[int, ...]]
) -> Iterator[Change]:
    sample = said[decided[0]]
    if question.is_norm:
        yield Operator.LEAVE, "leave is turned round", {c: MAY if not said[c] else MAY_NOT for c in decided}
        yield Operator.DUTY, "duty is turned round", {c: {MAY: MUST, MUST: MAY}.get(said[c]) for c in decided}
    elif isinstance(sample, bool):
        yield Operator.FLAG, "yes and no are exchanged", {c: not said[c] for c in decided}
    elif isinstance(sample, int):
        if question.id.endswith(("_position", "_rank")):
            yield from _swapped(said, decided)
            return
        yield Operator.NUMBER, "one more", {c: said[c] + 1 for c in decided if isinstance(said[c], int)}
        yield Operator.NUMBER, "one less", {c: said[c] - 1 for c in decided if isinstance(said[c], int) and said[c]}
        yield Operator.NOTHING, "nothing", {c: 0 for c in decided if isinstance(said[c], int)}
        yield Operator.HALF, "half", {c: said[c] // 2 for c in decided if isinstance(said[c], int)}
    elif isinstance(sample, enum.Enum):
        for member in type(sample):
            if member is not sample:
                yield Operator.CHOICE, f"{member.value} for {sample.value}", dict.fromkeys(decided, member)


def _swapped(said: Mapping[tuple[int, ...], Any], decided: Sequence[tuple[int, ...]]) -> Iterator[Change]:
    order = sorted((c for c in said if said[c] is not None), key=lambda c: said[c])
    for codes in decided:
        place = order.index(codes)
        if place + 1 < len(order):
            after = order[place + 1]
            yield Operator.ORDER, "it changes places with the next", {codes: said[after], after: said[codes]}


def _without(
    book: Book, question: Question, rule: Rule, decided: Sequence[tuple[int, ...]]
) -> Iterator[tuple[tuple[int, ...], Any]]:
    """Give what the overridden rules would answer in the cases of an exception."""
    poorer = _Without(book, rule)
    for case, codes in _codes(question):
        if codes in decided:
            answer = poorer.answer(question, dict(zip(question.names, case, strict=True)))
            if answer is not _NO_ANSWER:
                yield codes, _plain(question, answer)


class _Without:
    """A book without one rule."""

    def __init__(self, book: Book, rule: Rule) -> None:
        left = (_unlinked(r, rule.id) for r in book.rules if r is not rule)
        self._book = replace(book, rules=tuple(left))

    def answer(self, question: Question, case: Mapping[str, Any]) -> Any:
        try:
            answer = self._book.answer(question, case)
        except OracleError:
            return _NO_ANSWER
        return answer.value if answer.rules else _NO_ANSWER


def _unlinked(rule: Rule, gone: str) -> Rule:
    """Give a rule without what it says of one that is gone: no book names a rule that it has not."""
    if gone not in (*rule.overrides, *rule.excepts):
        return rule
    overrides, excepts = (tuple(n for n in names if n != gone) for names in (rule.overrides, rule.excepts))
    return replace(rule, overrides=overrides, excepts=excepts)


def _shifted(
    question: Question, said: Mapping[tuple[int, ...], Any], decided: Sequence[tuple[int, ...]]
) -> Iterator[Change]:
    """Shift the limit of a rule by one along each parameter that is a number."""
    inside = set(decided)
    for place, domain in enumerate(question.domains):
        values = domain.values
        if not all(isinstance(v, int) and not isinstance(v, bool) for v in values):
            continue
        for step in (1, -1):
            wider: dict[tuple[int, ...], Any] = {}
            narrower: dict[tuple[int, ...], Any] = {}
            for codes in decided:
                near = (*codes[:place], codes[place] + step, *codes[place + 1 :])
                if near in said and near not in inside:
                    wider[near] = said[codes]
                    narrower[codes] = said[near]
            yield Operator.LIMIT, f"{question.names[place]}: the limit takes in one more", wider
            yield Operator.LIMIT, f"{question.names[place]}: the limit leaves out one", narrower


def _exchanged(question: Question, said: Mapping[tuple[int, ...], Any]) -> Iterator[Change]:
    """Exchange two neighbouring kinds of a parameter."""
    for place, domain in enumerate(question.domains):
        if not domain.values or not isinstance(domain.values[0], enum.Enum):
            continue
        codes_of = [int(domain.code(v)) for v in domain.values]
        for one, two in itertools.pairwise(codes_of):
            turned = {one: two, two: one}
            changes = {c: said[(*c[:place], turned[c[place]], *c[place + 1 :])] for c in said if c[place] in turned}
            yield Operator.KIND, f"{question.names[place]}: two are exchanged", changes


def with_changes(row: Any, changes: Mapping[tuple[int, ...], Any]) -> Any:
    """Give a table with some cells changed."""
    if () in changes:
        return changes[()]
    found = list(row)
    by_first: dict[int, dict[tuple[int, ...], Any]] = defaultdict(dict)
    for codes, value in changes.items():
        by_first[codes[0]][codes[1:]] = value
    for place, rest in by_first.items():
        found[place] = with_changes(found[place], rest)
    return tuple(found)
