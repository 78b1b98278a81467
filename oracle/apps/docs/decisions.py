"""What is answered in every case of a question, and by which rules: the table and the examples of a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from oracle.book import Book
from oracle.consistency.cases import cases, plain
from oracle.errors import OracleError
from oracle.questions import Question
from oracle.rules import Rule

MOST_ROWS: Final = 14
"""A table of more rows than this is cut: the desk answers the rest."""

Case = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Said:
    """What one edition answers in one case; nothing if no rule decides."""

    value: Any
    certainty: str
    rules: tuple[str, ...]

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


class Decisions:
    """
    Asks the books every case of every question, each once.

    All cases are tried (none of the questions has many), so that an example and its nearest counter-example are what a
    solver would give, too.
    """

    def __init__(self, books: Mapping[str, Book]) -> None:
        self.books = books
        self._known: dict[str, dict[Case, dict[str, Said]]] = {}

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

    def differs(self, question: Question) -> bool:
        """Say whether the editions answer some case differently."""
        return any(len({repr(s.shown) for s in said.values()}) > 1 for said in self.of(question).values())

    def table(self, rule: Rule) -> tuple[tuple[str, ...], list[Row], int]:
        """
        Give the cases of a rule's question as a small table.

        Returns:
            The names of the parameters that decide anything, the rows (those first that the rule decides), and how
            many rows were left out.
        """
        question = rule.question
        answers = self.of(question)

        def result(args: Case) -> tuple[Any, ...]:
            return tuple((repr(s.shown), rule.id in s.rules) for s in answers[args].values())

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
        rows.sort(key=lambda r: not r.decides)
        return tuple(question.names[n] for n in telling), rows[:MOST_ROWS], max(0, len(rows) - MOST_ROWS)

    def examples(self, rule: Rule) -> tuple[Example | None, Example | None]:
        """Give a case that a rule decides, and the nearest one that it does not."""
        answers = self.of(rule.question)
        for edition in rule.editions or tuple(self.books):
            decided = [args for args, said in answers.items() if rule.id in said[edition].rules]
            if not decided:
                continue
            others = [args for args in answers if rule.id not in answers[args][edition].rules]
            first = decided[0]
            if others:
                # The pair that lies nearest together shows the edge of the rule.
                first, other = min(((a, b) for a in decided for b in others), key=lambda p: _apart(rule.question, *p))
                return self._example(rule, edition, first), self._example(rule, edition, other)
            return self._example(rule, edition, first), None
        return None, None

    def _example(self, rule: Rule, edition: str, args: Case) -> Example:
        case = {n: plain(v) for n, v in zip(rule.question.names, args, strict=True)}
        return Example(edition, case, self.of(rule.question)[args][edition])


def _said(book: Book, question: Question, args: Case) -> Said:
    try:
        answer = book.answer(question, dict(zip(question.names, args, strict=True)))
    except OracleError:
        return Said(None, "", ())
    return Said(answer.value, answer.certainty, tuple(r.id for r in answer.rules))


def _apart(question: Question, one: Case, other: Case) -> tuple[int, int]:
    """Give in how many parameters two cases differ, and by how many values."""
    steps = [
        abs(d.values.index(a) - d.values.index(b))
        for d, a, b in zip(question.domains, one, other, strict=True)
        if a != b or type(a) is not type(b)
    ]
    return len(steps), sum(steps)


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


def editions_of(rule: Rule, books: Iterable[str]) -> tuple[str, ...]:
    """Give the editions that play by a rule."""
    return tuple(e for e in books if not rule.editions or e in rule.editions)
