"""
What solvers are asked about a chain of rules.

A script asks whether some case that fits comes out otherwise; the answer follows where no case does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from oracle.consistency.certify import smtlib
from oracle.consistency.ground import Formula, Point
from oracle.disputes.chain import Chain, Link, Statement, is_value, need
from oracle.rules import OPEN

_ARITY: Final = {"not": 1, "if": 3, "==": 2, "<": 2, "<=": 2, "+": 2, "-": 2, "*": 2, "//": 2, "%": 2}
_OF_TRUTHS: Final = frozenset({"and", "or", "not", "==", "<", "<="})
_MOST_NODES: Final = 20_000


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
        need(self._is_truth(found), "a condition that is true or false")
        return found

    def _formula(self, term: Any) -> Formula:
        self._nodes += 1
        need(self._nodes <= _MOST_NODES, "conditions that are not longer than any rule's")
        if not isinstance(term, list):
            need(is_value(term), "a value")
            need(not isinstance(term, str) or term in self._codes, "a value of some fact")
            return self._code(term)
        need(bool(term) and isinstance(term[0], str), "an operation with its parts")
        op, *parts = term
        if op == "var":
            need(len(parts) == 1 and parts[0] in self.chain.facts, "the name of a fact")
            return ("?", Point(parts[0], ()))
        need(op in {"and", "or"} or _ARITY.get(op) == len(parts), "an operation that there is, with all its parts")
        made = [self._formula(p) for p in parts]
        truths = [self._is_truth(m) for m in made]
        if op in {"and", "or"}:
            need(all(truths), "conditions")
            return (op, op == "and", *made) if made else op == "and"
        if op == "not":
            need(truths[0], "a condition")
        elif op == "if":
            need(truths == [True, truths[1], truths[1]], "a condition and two values of one kind")
        elif op == "==":
            if truths[0] is not truths[1]:
                return False  # a truth and a number are never the same
        else:
            need(not any(truths), "numbers")
            need(
                op not in {"//", "%"} or (isinstance(made[1], int) and made[1] > 0), "a positive constant to divide by"
            )
        return (op, *made)
