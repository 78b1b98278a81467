"""
A chain: the rules that lead to an answer, none of them idle, as plain values that a solver can be asked about.

A chain needs no book. Each rule carries its condition, its answer and the rules it overrides; a statement says in which
cases the answer is claimed. What solvers are asked about it stands in `oracle.disputes.chain_scripts`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from oracle.book import Book
from oracle.consistency.cases import plain
from oracle.disputes.objections import answer_of, holds
from oracle.questions import Question
from oracle.rules import OPEN, Rule
from oracle.terms import Term

_MOST_VALUES: Final = 2_000
_LARGEST: Final = 10**6


class ChainError(ValueError):
    """What stands there is no chain."""


def term_plain(term: Any) -> Any:
    """Give a condition or an answer as plain values: an operation with its parts, a name, a number, a truth."""
    if not isinstance(term, Term):
        return plain(term)
    if term.op == "var":
        return ["var", term.args[0]]
    return [term.op, *map(term_plain, term.args)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """
    One rule of a chain.

    Attributes:
        when: In which cases it speaks, as plain values.
        answer: What it answers there, as plain values, or `open`.
        overrides: The rules of the chain to which it is an exception.
        yields: Whether others override it, so that it shows what the answer would be without them.
    """

    id: str
    when: Any
    answer: Any
    overrides: tuple[str, ...] = ()
    yields: bool = False

    def plain(self) -> dict[str, Any]:
        """Give it as JSON has it."""
        return {
            "id": self.id,
            "when": self.when,
            "answer": self.answer,
            "overrides": list(self.overrides),
            "yields": self.yields,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Statement:
    """
    What is said to follow.

    Attributes:
        known: The values that a fact can have, by its name; a fact that is not there can have any.
        answers: The answers that come to what is said; none where no rule speaks.
    """

    known: Mapping[str, tuple[Any, ...]]
    answers: tuple[Any, ...]

    def plain(self) -> dict[str, Any]:
        """Give it as JSON has it."""
        return {"known": {n: list(v) for n, v in self.known.items()}, "answers": list(self.answers)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Chain:
    """
    Rules with what follows from them.

    Attributes:
        facts: The values of each fact, by its name.
        values: The answers that the question can have.
        given: Which cases can arise.
    """

    facts: Mapping[str, tuple[Any, ...]]
    values: tuple[Any, ...]
    given: Any
    links: tuple[Link, ...]
    statements: tuple[Statement, ...]

    def plain(self) -> dict[str, Any]:
        """Give it as JSON has it."""
        return {
            "facts": {n: list(v) for n, v in self.facts.items()},
            "values": list(self.values),
            "given": self.given,
            "rules": [link.plain() for link in self.links],
            "proves": [s.plain() for s in self.statements],
        }


# ------------------------------------------------------------------------------------------------- from the book


def chain_of(
    book: Book, question: Question, statements: Sequence[tuple[Sequence[Mapping[str, Any]], Statement]]
) -> Chain:
    """
    Give the shortest chain of a book's rules from which some statements follow.

    Args:
        statements: Each with all cases that fit it.
    """
    told = [(cases, _accepted(s)) for cases, s in statements]
    every = [case for cases, _ in told for case in cases]
    own = list(book.by_question.get(question.id, ()))
    speaking = [r for r in own if any(holds(r.when, case) for case in every)]
    deciding = {r.id for case in every for r in book.answer(question, case).rules}
    kept = {r.id: r for r in speaking}
    for rule in reversed(speaking):
        rest = {n: r for n, r in kept.items() if n != rule.id}
        if rule.id in deciding:
            # Of rules that say the same in the same cases, one is enough.
            if _follows(rest.values(), told, ()):
                kept = rest
        elif _follows(kept.values(), told, (rule.id,)) and _follows(rest.values(), told, ()):
            kept = rest
    return Chain(
        facts={n: tuple(map(plain, d.values)) for n, d in zip(question.names, question.domains, strict=True)},
        values=tuple(map(plain, question.answers.values)),
        given=term_plain(question.given),
        links=tuple(
            Link(
                id=r.id,
                when=term_plain(r.when),
                answer=OPEN if r.answer is OPEN else term_plain(r.answer),
                overrides=tuple(o for o in r.overrides if o in kept),
                yields=r.id not in deciding,
            )
            for r in kept.values()
        ),
        statements=tuple(s for _, s in statements),
    )


_Told = Sequence[tuple[Sequence[Mapping[str, Any]], Collection[tuple[type, Any]]]]


def _accepted(statement: Statement) -> set[tuple[type, Any]]:
    return {(type(v), v) for v in statement.answers}


def _follows(rules: Iterable[Rule], told: _Told, unlinked: Collection[str]) -> bool:
    """Say whether some rules give every case what is said; `unlinked` rules are overridden by none."""
    kept = list(rules)
    for cases, accepted in told:
        for case in cases:
            firing = [r for r in kept if holds(r.when, case)]
            beaten = {o for r in firing for o in r.overrides} - set(unlinked)
            found = [answer_of(r, case) for r in firing if r.id not in beaten]
            values = {(type(v), v) for v in (OPEN if f is None else plain(f) for f in found)}
            if not (values <= set(accepted) and bool(values) is bool(accepted)):
                return False
    return True


# --------------------------------------------------------------------------------------------- from plain values


def need(fits: bool, what: str) -> None:
    """
    Demand something of a chain.

    Raises:
        ChainError: It is not so.
    """
    if not fits:
        raise ChainError(what)


def is_value(value: Any) -> bool:
    """Say whether something is a plain value as facts and answers have it."""
    return isinstance(value, (bool, str)) or (isinstance(value, int) and abs(value) <= _LARGEST)


def _values(given: Any, what: str) -> tuple[Any, ...]:
    need(isinstance(given, list) and len(given) <= _MOST_VALUES and all(map(is_value, given)), what)
    return tuple(given)


def read_chain(given: Any) -> Chain:
    """
    Give the chain that plain values stand for.

    Raises:
        ChainError: They stand for none.
    """
    need(isinstance(given, dict) and set(given) == {"facts", "values", "given", "rules", "proves"}, "a chain")
    need(isinstance(given["facts"], dict), "facts by name")
    facts = {n: _values(v, f"the values of {n}") for n, v in given["facts"].items()}
    need(all(len({type(v) for v in vs}) == 1 for vs in facts.values()), "facts with values of one kind")
    need(all(n.isidentifier() for n in facts), "names of facts")
    need(isinstance(given["rules"], list) and isinstance(given["proves"], list), "lists of rules and statements")
    links = tuple(map(_link, given["rules"]))
    need(len({link.id for link in links}) == len(links), "each rule once")
    values = _values(given["values"], "the answers there are")
    statements = []
    for said in given["proves"]:
        need(isinstance(said, dict) and set(said) == {"known", "answers"}, "a statement")
        need(isinstance(said["known"], dict) and set(said["known"]) <= set(facts), "what is known, by fact")
        known = {n: _values(v, n) for n, v in said["known"].items()}
        need(all(_within(v, facts[n]) for n, vs in known.items() for v in vs), "values that a fact can have")
        answers = _values(said["answers"], "answers")
        need(all(v == OPEN or _within(v, values) for v in answers), "answers of the question")
        statements.append(Statement(known=known, answers=answers))
    need(bool(statements), "at least one statement")
    return Chain(facts=facts, values=values, given=given["given"], links=links, statements=tuple(statements))


def _within(value: Any, values: Iterable[Any]) -> bool:
    return any(type(v) is type(value) and v == value for v in values)


def _link(given: Any) -> Link:
    need(isinstance(given, dict), "a rule")
    need(isinstance(given.get("id"), str) and bool(given["id"]), "the id of a rule")
    need(isinstance(given.get("yields"), bool), "whether a rule yields")
    overrides = given.get("overrides")
    need(isinstance(overrides, list) and all(isinstance(o, str) for o in overrides), "what a rule overrides")
    need("when" in given and "answer" in given, "a rule with its condition and answer")
    return Link(
        id=given["id"],
        when=given["when"],
        answer=given["answer"],
        overrides=tuple(given["overrides"]),
        yields=given["yields"],
    )
