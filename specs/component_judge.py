"""
Judges a set of components by laws, each evaluated with the values of the set and with what the book answers.

No limit is typed in here or in the laws: each comes from the rules, and so from the texts. Where the book is open, a
law says nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from oracle.book import Answer, Book
from oracle.findings import Citation, cite, few
from oracle.questions import Question
from oracle.terms import ARITHMETIC, Term, fold
from specs.citing import claims_on
from specs.component_terms import End, PartLaw, atoms
from specs.component_values import ComponentSet
from specs.editions import EDITIONS, book

CHECK_YOUR_COPY: Final = "compare with your copy; if it prints this, the text is wrong or means another edition"


@dataclass(frozen=True, slots=True, kw_only=True)
class Violation:
    """
    One value, or some together, that contradict the book.

    Attributes:
        path: The value, or the group of values.
        got: What the set has.
        says: What has to hold.
        law: The law's name.
        rules: The rules that say so.
        rulings: The rulings behind them.
        citations: The lines of the texts behind them.
        hint: The way out.
        doubt: Whether no text of this edition says so: it is worth a look, and wrong only if your copy says otherwise.
    """

    path: str
    got: str
    says: str
    law: str = ""
    rules: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    citations: tuple[Citation, ...] = ()
    hint: str = CHECK_YOUR_COPY
    doubt: bool = False


class _Open:
    """What stands for an answer that the book leaves open."""


_OPEN: Final = _Open()


@dataclass(frozen=True, kw_only=True)
class Judge:
    """
    The book of an edition before sets of components: an algebra of terms, in which open answers decide nothing.

    Attributes:
        asked: The answers that decided what was evaluated last.
    """

    law: Book
    asked: dict[int, Answer] = field(default_factory=dict)
    _known: dict[tuple[str, tuple[Any, ...]], Answer] = field(default_factory=dict)

    def ask(self, question: Question, args: tuple[Any, ...]) -> Answer:
        """Ask the book one question, once."""
        key = (question.id, args)
        if key not in self._known:
            self._known[key] = self.law.answer(question, dict(zip(question.names, args, strict=True)))
        return self._known[key]

    def answer(self, question: Question, args: tuple[Any, ...], aspect: str) -> Any:
        """Give the book's answer as a value of a term."""
        answer = self.ask(question, args)
        self.asked[id(answer)] = answer
        if answer.is_open:
            return _OPEN
        if question.is_norm:
            return answer.value == "must" or (aspect == "may" and answer.value == "may")
        return answer.value

    def _open(self, *_: Any) -> Any:
        return _OPEN

    conjunction = disjunction = negation = choice = _open

    def arithmetic(self, op: str, left: Any, right: Any) -> Any:
        """Calculate where both sides are known."""
        return _OPEN if _OPEN in (left, right) else ARITHMETIC[op](left, right)

    @cached_property
    def _lenders(self) -> tuple[Book, ...]:
        return (self.law, *(book(e) for e in EDITIONS if e != self.law.edition))

    def lines(self, question: Question, case: Mapping[str, Any]) -> tuple[Citation, ...]:
        """Give where the texts of the edition say so, or else the text that the answer is borrowed from."""
        for lender in self._lenders:
            keys: dict[str, list[str]] = {}
            for claim in claims_on(lender, question, case, lender.edition):
                keys.setdefault(claim.source, []).extend(claim.at)
            if keys:
                return few(c for s in lender.sources if s.id in keys for c in cite(s, keys[s.id]))
        return ()

    def passages(self, claims: Iterable[str]) -> tuple[Citation, ...]:
        """Give the lines of some claims by id."""
        by_id = {c.id: c for c in self.law.claims}
        by_source = {s.id: s for s in self.law.sources}
        return few(c for i in claims for c in cite(by_source[by_id[i].source], by_id[i].at))

    def shown(self, term: Any, facts: Mapping[str, Any]) -> str:
        """Give the value of a term as text."""
        if isinstance(term, (list, tuple)):
            return ", ".join(dict.fromkeys(self.shown(t, facts) for t in term))
        if isinstance(term, End):
            found = [fold(t, facts, self) for t in term.numbers]
            return str(max(found) if term.largest else min(found)) if found else "none"
        value = fold(term, facts, self) if isinstance(term, Term) else term
        if isinstance(value, bool):
            return "yes" if value else "no"
        return "open" if value is _OPEN else str(getattr(value, "value", value))

    def violation(self, law: PartLaw, facts: Mapping[str, Any]) -> Violation | None:
        """Give how the values of a set contradict a law; None if they do not."""
        self.asked.clear()
        if fold(law.holds, facts, self) is not False:
            return None
        says = law.says.format(**{n: self.shown(t, facts) for n, t in law.fills.items()})
        answers = list(self.asked.values())
        cited = (*(c for a in answers for c in self.lines(a.question, a.case)), *self.passages(law.claims))
        return Violation(
            path=law.path,
            got=self.shown(law.got, facts),
            says=says,
            law=law.key,
            rules=tuple(dict.fromkeys(r.id for a in answers for r in a.rules)),
            rulings=tuple(dict.fromkeys(r.ruling for a in answers for r in a.rules if r.ruling)),
            citations=few(cited),
            hint=law.hint or CHECK_YOUR_COPY,
            doubt=law.doubt,
        )


def facts_of(parts: ComponentSet) -> dict[str, Any]:
    """Give what every variable of a set is."""
    return {name: n for path, value in parts.values.items() for name, n in atoms(path, value).items()}


def judged(judge: Judge, laws: Iterable[PartLaw], facts: Mapping[str, Any]) -> Iterator[Violation]:
    """Give what the values of a set contradict."""
    for law in laws:
        if found := judge.violation(law, facts):
            yield found
