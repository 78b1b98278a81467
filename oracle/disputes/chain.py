"""
A chain: the rules that lead to an answer, none of them idle, as plain values that a solver can be asked about.

A chain needs no book. Each rule carries its condition, its answer and the rules it overrides; a statement says in which
cases the answer is claimed. What a script asks is whether some case comes out otherwise; the answer follows where no
case does.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from oracle.book import Book
from oracle.consistency.cases import plain
from oracle.consistency.certify import smtlib
from oracle.consistency.ground import Formula, Point
from oracle.disputes.objections import answer_of, holds
from oracle.questions import Question
from oracle.rules import OPEN, Rule
from oracle.terms import Term

_ARITY: Final = {"not": 1, "if": 3, "==": 2, "<": 2, "<=": 2, "+": 2, "-": 2, "*": 2, "//": 2, "%": 2}
_OF_TRUTHS: Final = frozenset({"and", "or", "not", "==", "<", "<="})
_MOST_NODES: Final = 20_000
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


def _need(fits: bool, what: str) -> None:
    if not fits:
        raise ChainError(what)


def _is_value(value: Any) -> bool:
    return isinstance(value, (bool, str)) or (isinstance(value, int) and abs(value) <= _LARGEST)


def _values(given: Any, what: str) -> tuple[Any, ...]:
    _need(isinstance(given, list) and all(map(_is_value, given)), what)
    return tuple(given)


def read_chain(given: Any) -> Chain:
    """
    Give the chain that plain values stand for.

    Raises:
        ChainError: They stand for none.
    """
    _need(isinstance(given, dict) and set(given) == {"facts", "values", "given", "rules", "proves"}, "a chain")
    _need(isinstance(given["facts"], dict), "facts by name")
    facts = {n: _values(v, f"the values of {n}") for n, v in given["facts"].items()}
    _need(all(len({type(v) for v in vs}) == 1 for vs in facts.values()), "facts with values of one kind")
    _need(all(n.isidentifier() for n in facts), "names of facts")
    _need(isinstance(given["rules"], list) and isinstance(given["proves"], list), "lists of rules and statements")
    links = tuple(map(_link, given["rules"]))
    _need(len({link.id for link in links}) == len(links), "each rule once")
    values = _values(given["values"], "the answers there are")
    statements = []
    for said in given["proves"]:
        _need(isinstance(said, dict) and set(said) == {"known", "answers"}, "a statement")
        _need(isinstance(said["known"], dict) and set(said["known"]) <= set(facts), "what is known, by fact")
        known = {n: _values(v, n) for n, v in said["known"].items()}
        _need(all(_within(v, facts[n]) for n, vs in known.items() for v in vs), "values that a fact can have")
        answers = _values(said["answers"], "answers")
        _need(all(v == OPEN or _within(v, values) for v in answers), "answers of the question")
        statements.append(Statement(known=known, answers=answers))
    _need(bool(statements), "at least one statement")
    return Chain(facts=facts, values=values, given=given["given"], links=links, statements=tuple(statements))


def _within(value: Any, values: Iterable[Any]) -> bool:
    return any(type(v) is type(value) and v == value for v in values)


def _link(given: Any) -> Link:
    _need(isinstance(given, dict), "a rule")
    _need(isinstance(given.get("id"), str) and bool(given["id"]), "the id of a rule")
    _need(isinstance(given.get("yields"), bool), "whether a rule yields")
    overrides = given.get("overrides")
    _need(isinstance(overrides, list) and all(isinstance(o, str) for o in overrides), "what a rule overrides")
    _need("when" in given and "answer" in given, "a rule with its condition and answer")
    return Link(
        id=given["id"],
        when=given["when"],
        answer=given["answer"],
        overrides=tuple(given["overrides"]),
        yields=given["yields"],
    )


def _any(parts: Iterable[Formula]) -> Formula:
    """Say that one of some parts holds."""
    return ("or", False, *found) if (found := list(parts)) else False


class Scripts:
    """What solvers are asked about a chain."""

    def __init__(self, chain: Chain) -> None:
        self.chain = chain
        names = {v for vs in (*chain.facts.values(), chain.values) for v in vs if isinstance(v, str)}
        self._codes = {name: n for n, name in enumerate(sorted(names))}
        self._nodes = 0
        self._truths = {n for n, vs in chain.facts.items() if isinstance(vs[0], bool)}
        # Every condition is read before a solver is asked.
        self._given = self._truth(chain.given)
        self._when = {link.id: self._truth(link.when) for link in chain.links}
        self._answers = {link.id: None if link.answer == OPEN else self._formula(link.answer) for link in chain.links}

    def counterexample(self, *, without: str = "", unlinked: str = "") -> Iterator[str]:
        """
        Give a script for each statement that asks whether a case fits and comes out otherwise.

        Args:
            without: A rule that is taken away.
            unlinked: A rule that is overridden by none.
        """
        links = [link for link in self.chain.links if link.id != without]
        for statement in self.chain.statements:
            yield self._script(links, statement, unlinked)

    def possible(self) -> Iterator[str]:
        """Give a script for each statement that asks whether a case fits at all."""
        for statement in self.chain.statements:
            yield self._written(self._fitting(statement), True)

    def _script(self, links: Sequence[Link], statement: Statement, unlinked: str) -> str:
        decides = {}
        for link in links:
            beating = [self._when[o.id] for o in links if link.id in o.overrides and link.id != unlinked]
            decides[link.id] = ("and", self._when[link.id], ("not", _any(beating)))
        if not statement.answers:
            return self._written(self._fitting(statement), _any(decides.values()))
        wrong = [("and", decides[i], ("not", self._accepted(self._answers[i], statement))) for i in decides]
        nothing = ("not", _any(decides.values()))
        return self._written(self._fitting(statement), _any([nothing, *wrong]))

    def _accepted(self, answer: Formula | None, statement: Statement) -> Formula:
        if answer is None:
            return OPEN in statement.answers
        told = [v for v in statement.answers if v != OPEN or OPEN in self.chain.values]
        return _any([("==", answer, self._code(v)) for v in told if self._alike(answer, v)])

    def _alike(self, answer: Formula, value: Any) -> bool:
        return self._is_truth(answer) is isinstance(value, bool)

    def _fitting(self, statement: Statement) -> list[Formula]:
        found: list[Formula] = []
        for name, values in self.chain.facts.items():
            told = statement.known.get(name, values)
            found.append(_any([("==", ("?", Point(name, ())), self._code(v)) for v in told]))
        return [*found, self._given]

    def _written(self, fitting: Sequence[Formula], otherwise: Formula) -> str:
        declared = [
            f"(declare-const {smtlib(('?', Point(n, ())))} {'Bool' if n in self._truths else 'Int'})"
            for n in self.chain.facts
        ]
        asserted = [f"(assert {smtlib(f)})" for f in (*fitting, otherwise)]
        return "\n".join(["(set-logic QF_NIA)", *declared, *asserted, "(check-sat)", ""])

    def _code(self, value: Any) -> int | bool:
        return self._codes[value] if isinstance(value, str) else value

    def _is_truth(self, formula: Formula) -> bool:
        if isinstance(formula, tuple):
            return formula[1].question in self._truths if formula[0] == "?" else formula[0] in _OF_TRUTHS
        return isinstance(formula, bool)

    def _truth(self, term: Any) -> Formula:
        found = self._formula(term)
        _need(self._is_truth(found), "a condition that is true or false")
        return found

    def _formula(self, term: Any) -> Formula:
        self._nodes += 1
        _need(self._nodes <= _MOST_NODES, "conditions that are not longer than any rule's")
        if not isinstance(term, list):
            _need(_is_value(term), "a value")
            _need(not isinstance(term, str) or term in self._codes, "a value of some fact")
            return self._code(term)
        _need(bool(term) and isinstance(term[0], str), "an operation with its parts")
        op, *parts = term
        if op == "var":
            _need(len(parts) == 1 and parts[0] in self.chain.facts, "the name of a fact")
            return ("?", Point(parts[0], ()))
        _need(op in {"and", "or"} or _ARITY.get(op) == len(parts), "an operation that there is, with all its parts")
        made = [self._formula(p) for p in parts]
        truths = [self._is_truth(m) for m in made]
        if op in {"and", "or"}:
            _need(all(truths), "conditions")
            return (op, op == "and", *made) if made else op == "and"
        if op == "not":
            _need(truths[0], "a condition")
        elif op == "if":
            _need(truths == [True, truths[1], truths[1]], "a condition and two values of one kind")
        elif op == "==":
            if truths[0] is not truths[1]:
                return False  # a truth and a number are never the same
        else:
            _need(not any(truths), "numbers")
            _need(
                op not in {"//", "%"} or (isinstance(made[1], int) and made[1] > 0), "a positive constant to divide by"
            )
        return (op, *made)
