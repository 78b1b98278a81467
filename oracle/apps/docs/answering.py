"""Says what a rule answers, when, and on what that stands, as the head of its entry has it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup, escape

from oracle.apps.docs.formula import choices, formula, readable
from oracle.apps.docs.phrases import Words
from oracle.apps.footing import SAID
from oracle.apps.library import Library
from oracle.consistency.cases import plain
from oracle.questions import Question
from oracle.reports.comparison import MARKS
from oracle.rules import OPEN, Rule, Ruling
from oracle.terms import BoolTerm, Term, show

MOST_CHOICES: Final = 8
"""An answer of more cases than this is read in the table."""

_FEW: Final = 2


@dataclass(frozen=True, slots=True)
class Told:
    """
    Something in words, with the formula that it stands for.

    Attributes:
        words: HTML.
        cases: Each condition with what is answered there, where the answer goes by conditions.
        exact: The formula as the book has it; nothing where the words are exact.
    """

    words: Markup
    cases: tuple[tuple[Markup, Markup], ...] = ()
    exact: str = ""


def answer_of(rule: Rule, say: Words) -> Told:
    """Give what a rule answers, with its unit."""
    answer, question = rule.answer, rule.question
    if answer is OPEN:
        return Told(escape(say.answer(None)))
    if not isinstance(answer, Term):
        return Told(escape(say.answered(plain(answer), question)))
    exact = show(answer)
    if isinstance(answer, BoolTerm):
        if not readable(answer):
            return Told(escape(say("see the table")), exact=exact)
        return Told(Markup("{} {}").format(say("yes, if"), formula(answer, say)), exact=exact)
    by_case = choices(answer, say)
    if len(by_case) > MOST_CHOICES:
        return Told(escape(say("see the table")), exact=exact)
    cases = tuple((condition, _counted(value, question, say)) for condition, value in by_case)
    return Told(Markup("") if cases else _counted(answer, question, say), cases, exact)


def cell(
    values: Sequence[Any], column: Sequence[Sequence[Any]], domain: Sequence[Any], say: Words, *, own: bool
) -> str:
    """
    Give the values that one row of a table has of a parameter.

    Args:
        column: The values that each row has of it.
        domain: All that it has.
        own: Whether the rule decides the row; one beside it is only told apart from those.
    """
    if len(values) == len(domain):
        return say("any")
    missing = [v for v in domain if v not in values]
    if own or isinstance(values[0], int) or len(values) <= _FEW or len(missing) <= _FEW:
        return say.several(values, domain)
    told = {v for others in column for v in others}
    return say("any other") if told.issuperset(missing) else f"{', '.join(map(say.value, values[:_FEW]))} …"


def in_words(rule: Rule, say: Words) -> dict[str, str]:
    """Give what a rule answers, and when, as text without marks."""
    answer = answer_of(rule, say)
    cases = "; ".join(f"{when.striptags()}: {then.striptags()}" for when, then in answer.cases)
    return {
        "answer": answer.words.striptags() or cases,
        "when": condition_of(rule, say, tabled=False).words.striptags(),
    }


def _counted(answer: Any, question: Question, say: Words) -> Markup:
    if not isinstance(answer, Term):
        return escape(say.answered(plain(answer), question))
    said, unit = formula(answer, say), question.unit
    if not unit or say.unit(unit).casefold() in said.striptags().casefold():
        return said
    if answer.op == "var":
        return escape(say("{unit}: the same number as {name}", unit=say.unit(unit), name="{}")).format(said)
    return escape(say("{number}, in {unit}", number="{}", unit=say.unit(unit))).format(said)


def condition_of(rule: Rule, say: Words, *, tabled: bool) -> Told:
    """
    Give when a rule answers.

    Args:
        tabled: Whether its entry has a table that shows the cases.
    """
    if not isinstance(rule.when, Term):
        return Told(escape(say("always" if rule.when else "never")))
    if tabled and not readable(rule.when):
        return Told(escape(say("in the cases marked ● in the table")), exact=show(rule.when))
    return Told(formula(rule.when, say), exact=show(rule.when))


def standing_of(
    rule: Rule, editions: Iterable[str], ruling: Ruling | None, library: Library, say: Words
) -> tuple[tuple[str, str], ...]:
    """
    Give on what the answer stands in each edition: a text, our reading, the other edition, or what follows from texts.

    Returns:
        The editions in words and how it stands there; one pair without editions where it stands alike in all; nothing
        where nothing decides.
    """
    if rule.answer is OPEN:
        return ()
    found = {e: _standing(rule, e, ruling, library) for e in editions}
    if len(set(found.values())) == 1:
        return (("", say(next(iter(found.values())))),)
    return tuple((say(e), say(state)) for e, state in found.items())


def _standing(rule: Rule, edition: str, ruling: Ruling | None, library: Library) -> str:
    if ruling is not None and edition in ruling.editions:
        status = str(ruling.status.value)
        return MARKS.get(status, status)
    texts = [s.id for s in library.sources if s.edition == edition]
    said = any(library.footing(rule, text).state == SAID for text in texts)
    return "as a text says" if said else "derived"
