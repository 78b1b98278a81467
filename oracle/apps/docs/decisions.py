"""What is answered in every case of a question, and by which rules: the table and the examples of a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from oracle.book import Book
from oracle.consistency.cases import cases, plain
from oracle.consistency.examples import RESOURCES, Edges
from oracle.errors import OracleError
from oracle.questions import Question
from oracle.rules import Rule, Status
from oracle.terms import Term

_EXAMPLES: Final = 2
MOST_ROWS: Final = 14
"""A table of more rows than this is cut: the desk answers the rest."""

_MARKED: Final = (Status.BORROWED, Status.OURS)
MOST_CALCULATED: Final = 4
"""What one formula gives in more rows than this is said by the formula and two examples."""
MOST_CHOSEN: Final = 12
"""What goes by conditions, of which each has its own row, may have as many."""
MOST_BESIDE: Final = 4
"""If no more rows than this differ in one parameter from some row of a rule, all are shown; else the nearest."""

Case = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Said:
    """
    What one edition answers in one case; nothing if no rule decides.

    Attributes:
        mark: `our reading` or `borrowed` where no text of the edition gives the answer, else nothing.
    """

    value: Any
    certainty: str
    rules: tuple[str, ...]
    mark: str = ""

    @property
    def shown(self) -> Any:
        """The answer as a plain value; `open` where a rule says so, None where none decides."""
        return ("open" if self.rules else None) if self.value is None else plain(self.value)


@dataclass(frozen=True, slots=True)
class Row:
    """
    Cases that are answered alike.

    Attributes:
        values: For each parameter the values that the cases have.
        answers: What each edition answers there.
        decides: The editions in which the rule decides.
    """

    values: tuple[tuple[Any, ...], ...]
    answers: Mapping[str, Said]
    decides: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """One case, with the edition it is shown for and what is answered there."""

    edition: str
    case: Mapping[str, Any]
    said: Said


@dataclass(frozen=True, slots=True)
class Pair:
    """
    A case that a rule decides, and the nearest one that it does not; None where there is none.

    Attributes:
        unknown: What the solver said when it gave up: then what is None is not known.
    """

    example: Example | None
    counter: Example | None
    unknown: str = ""


Table = tuple[tuple[str, ...], list[Row], int]
"""The names of the parameters that decide anything, the rows, and how many were left out."""


class Decisions:
    """
    Asks the books every case of every question, each once, for the tables; the solver finds the examples.

    Args:
        books: The book of each edition.
        resources: Z3 resource units for one check.
    """

    def __init__(self, books: Mapping[str, Book], *, resources: int = RESOURCES) -> None:
        self.books = books
        self._edges = Edges(books, resources=resources)
        self._known: dict[str, dict[Case, dict[str, Said]]] = {}
        self._tables: dict[str, Table] = {}
        self._examples: dict[str, Pair] = {}

    def of(self, question: Question) -> Mapping[Case, Mapping[str, Said]]:
        """Give what each edition answers in each case, the ordinary case first."""
        if question.id not in self._known:
            self._known[question.id] = {
                args: {e: _said(book, question, args) for e, book in self.books.items()} for args in cases(question)
            }
        return self._known[question.id]

    def all(self, questions: Iterable[Question]) -> None:
        """Ask every case of some questions now, so that processes copied from this one know the answers."""
        for question in questions:
            self.of(question)

    def tell(self, rules: Iterable[Rule]) -> None:
        """Make the tables and examples of some rules now, for the same reason."""
        for rule in rules:
            self.table(rule)
            self.examples(rule)

    def differs(self, rule: Rule) -> bool:
        """Say whether the editions answer a case that a rule decides differently, or one of them does not answer it."""
        return any(
            len({repr(s.shown) for s in said.values()}) > 1
            for said in self.of(rule.question).values()
            if any(rule.id in s.rules for s in said.values())
        )

    def table(self, rule: Rule) -> Table:
        """
        Give the cases of a rule's question as a small table.

        Returns:
            The names of the parameters that decide anything, the rows (those first that the rule decides, then those
            beside them), and how many rows were left out; no names where no row tells more than the formula.
        """
        if rule.id not in self._tables:
            self._tables[rule.id] = self._table(rule)
        return self._tables[rule.id]

    def _table(self, rule: Rule) -> Table:
        question = rule.question
        answers = self.of(question)

        def result(args: Case) -> tuple[Any, ...]:
            # What is marked otherwise is another answer: a row that joined both would say of one what the other has.
            return tuple((repr(s.shown), s.mark, rule.id in s.rules) for s in answers[args].values())

        boxes = _merged(list(answers), result)
        everywhere = [{args[n] for args in answers} for n in range(len(question.names))]
        telling = [n for n in range(len(question.names)) if any(set(b[n]) != everywhere[n] for b in boxes)]
        rows = [
            Row(
                values=tuple(tuple(plain(v) for v in box[n]) for n in telling),
                answers=said,
                decides=tuple(e for e, s in said.items() if rule.id in s.rules),
            )
            for box in boxes
            for said in [answers[tuple(values[0] for values in box)]]
        ]
        own = [r for r in rows if r.decides]
        if _given_back(rule, own):
            own = []
        elif _calculated(rule, own):
            # Of rows that one formula fills, two show it.
            own = _two(own)
        kept = [*own, *self._beside(rule, own, [r for r in rows if not r.decides])][:MOST_ROWS]
        return tuple(question.names[n] for n in telling) if kept else (), kept, len(rows) - len(kept)

    def _beside(self, rule: Rule, own: Sequence[Row], others: Sequence[Row]) -> list[Row]:
        """Give the rows that bound those of a rule: its exceptions, and the nearest that it does not decide."""
        exceptions = {r.id for b in self.books.values() for r in b.rules if rule.id in (*r.overrides, *r.excepts)}
        apart = {n: [_apart(row, other) for other in others] for n, row in enumerate(own)}
        near = {n for found in apart.values() for n, (places, _) in enumerate(found) if places == 1}
        if len(near) > MOST_BESIDE or not near:
            near = {min(range(len(found)), key=found.__getitem__) for found in apart.values() if found}
        excepted = (n for n, row in enumerate(others) if any(exceptions & {*s.rules} for s in row.answers.values()))
        # What is said of all the rest stands last.
        return sorted((others[n] for n in sorted(near.union(excepted))), key=_names)

    def answering(self, question: Question) -> tuple[str, ...]:
        """Give the editions in which rules decide any case of a question."""
        return tuple(e for e in self.books if any(said[e].rules for said in self.of(question).values()))

    def examples(self, rule: Rule) -> Pair:
        """Give the most ordinary case that a rule decides, and the nearest one that it does not."""
        if rule.id not in self._examples:
            edge = self._edges(rule)
            self._examples[rule.id] = Pair(
                example=self._example(rule, edge.edition, edge.example),
                counter=self._example(rule, edge.edition, edge.counter),
                unknown=edge.unknown,
            )
        return self._examples[rule.id]

    def _example(self, rule: Rule, edition: str, args: Case | None) -> Example | None:
        if args is None:
            return None
        case = {n: plain(v) for n, v in zip(rule.question.names, args, strict=True)}
        return Example(edition, case, self.of(rule.question)[args][edition])


def _said(book: Book, question: Question, args: Case) -> Said:
    try:
        answer = book.answer(question, dict(zip(question.names, args, strict=True)))
    except OracleError:
        return Said(None, "", ())
    rulings = [book.rulings_by_id[r.ruling] for r in answer.rules if r.ruling]
    # A ruling that follows a text, or that does not speak of this edition, marks nothing.
    states = {r.status for r in rulings if book.edition in r.editions}
    mark = next((s.value for s in _MARKED if s in states), "") if answer.value is not None else ""
    return Said(answer.value, answer.certainty, tuple(r.id for r in answer.rules), mark)


def _merged(all_: Sequence[Case], result: Callable[[Case], Any]) -> list[tuple[tuple[Any, ...], ...]]:
    """Join cases with one result to boxes: for each parameter the values that all combine with the others'."""
    boxes = {tuple((v,) for v in args): result(args) for args in all_}
    width = len(all_[0]) if all_ else 0
    for place in reversed(range(width)):
        joined: dict[tuple[Any, ...], list[Any]] = {}
        for box, told in boxes.items():
            rest = (box[:place], box[place + 1 :], told)
            joined.setdefault(rest, []).extend(box[place])
        boxes = {(*before, tuple(values), *after): told for (before, after, told), values in joined.items()}
    return list(boxes)


def _apart(row: Row, other: Row) -> tuple[int, int]:
    """Say in how many parameters two rows share no value, and how far their numbers lie apart."""
    places, steps = 0, 0
    for values, others in zip(row.values, other.values, strict=True):
        if set(values).isdisjoint(others):
            places += 1
            numbers = [abs(a - b) for a in values for b in others if type(a) is int and type(b) is int]
            steps += min(numbers, default=1)
    return places, steps


def _names(row: Row) -> int:
    """Count the values of a row that are no numbers."""
    return sum(type(v) is not int for values in row.values for v in values)


def _given_back(rule: Rule, rows: Sequence[Row]) -> bool:
    """Say whether rows only give a number back as it came."""
    if not isinstance(rule.answer, Term) or len(rows) <= _EXAMPLES:
        return False
    return all(len(r.values) == 1 and r.values[0] == (r.answers[e].shown,) for r in rows for e in r.decides)


def _calculated(rule: Rule, rows: Sequence[Row]) -> bool:
    """Say whether rows only repeat a formula that gives numbers."""
    if not isinstance(rule.answer, Term) or len(rows) <= _EXAMPLES:
        return False
    if not all(type(r.answers[e].shown) is int for r in rows for e in r.decides):
        return False
    # The numbers that leave one remainder are scattered: no row of them shows it better than the formula does.
    most = MOST_CHOSEN if rule.answer.op == "if" else MOST_CALCULATED
    return rule.answer.op == "%" or len(rows) > most


def _two(rows: Sequence[Row]) -> list[Row]:
    """Give two rows that show a formula at work: the first that gives something, and the last."""
    telling = [r for r in rows if any(r.answers[e].shown for e in r.decides)] or list(rows)
    return [telling[0], telling[-1]]


def editions_of(rule: Rule, books: Iterable[str]) -> tuple[str, ...]:
    """Give the editions that play by a rule."""
    return tuple(e for e in books if not rule.editions or e in rule.editions)
