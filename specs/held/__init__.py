"""What the engine embodies, declared by topic, and held against the book before a game begins."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from oracle.book import Answer, Book
from oracle.errors import RequestError
from oracle.questions import Effect
from oracle.rules import Rule
from specs.held import (
    boards,
    bonuses,
    exams,
    fifth_base,
    fifth_options,
    fourth_base,
    fourth_options,
    garment_sets,
    jewelry_bonuses,
    jewelry_box,
    making,
    rounds,
    scoring,
    second_base,
    second_original,
    solo,
    third_base,
    third_options,
    turns,
)
from specs.held.cases import HOUSE, cases_of, plain
from specs.held.declare import ELSEWHERE, Held
from specs.held.events import Event
from specs.held.never import never
from specs.setting import Setting

BASE: Final = "base"
"""The scope of questions about the base game; other scopes are options."""

IDLE: Final = (Effect.WORDING, Effect.NONE)
"""The effects of rules that play cannot show."""

READ_THOUGH_IDLE: Final = ("garment_fill_from", "round_step_position")
"""Questions about order that nobody would play differently by, and that are read all the same."""

_TOPICS = (
    boards,
    rounds,
    turns,
    making,
    bonuses,
    scoring,
    second_original,
    second_base,
    third_base,
    jewelry_box,
    exams,
    jewelry_bonuses,
    garment_sets,
    solo,
    third_options,
    fourth_base,
    fourth_options,
    fifth_base,
    fifth_options,
)


@cache
def declared() -> tuple[Held, ...]:
    """Give everything that is declared."""
    return tuple(held for topic in _TOPICS for held in topic.HELD.answers)


@dataclass(frozen=True, slots=True)
class Holding:
    """
    One answer that the engine embodies, beside the book's.

    Attributes:
        mine: What the engine plays: an answer, or a frozen set of answers that it plays alike.
        answer: What the book answers in the same case.
    """

    held: Held
    mine: Any
    answer: Answer

    @property
    def by_house(self) -> bool:
        """Whether a house rule decides."""
        return any(r.id.startswith(HOUSE) for r in self.answer.rules)

    @property
    def agrees(self) -> bool:
        """Whether the book answers so, too, or leaves it open."""
        said = self.answer.value
        return said is None or (said in self.mine if isinstance(self.mine, frozenset) else said == self.mine)


def in_play(book: Book, scope: str) -> bool:
    """Say whether questions of a scope come up: those of the base game, and of the options played with."""
    return scope == BASE or scope in book.options


def holdings(
    book: Book, setting: Setting, only: Container[str] | None = None, whole: Setting | None = None
) -> Iterator[Holding]:
    """
    Give every answer that the engine embodies, beside the book's.

    Args:
        setting: What the base game is played with, with which its questions are answered.
        only: The questions; all if it is not given.
        whole: What is played with, the parts of options among it.
    """
    for held in declared():
        if only is not None and held.question not in only:
            continue
        question = book.question(held.question)
        if not in_play(book, question.scope):
            continue
        where = setting if question.scope == BASE or whole is None else whole
        for case in cases_of(question):
            mine = held.of(where, tuple(case.values()))
            if mine is not ELSEWHERE:
                yield Holding(held, mine, book.answer(question, case))


def check(
    book: Book,
    setting: Setting,
    *,
    own_parts: bool = False,
    only: Container[str] | None = None,
    whole: Setting | None = None,
) -> None:
    """
    Check that the engine plays what the book answers wherever it does not read the answer.

    A house rule is played, or refused here with its clause; none is left aside in silence. What follows from other
    answers may change with them: it is refused only where a house rule itself says otherwise.

    Args:
        own_parts: Whether the parts are the user's; what lies on the table then counts for more than what texts say.
        only: The questions that are checked; all if it is not given.
        whole: What is played with, where options add something to the setting of the base game.
    Raises:
        RequestError: The book answers something else than is played, or a house rule says what play cannot show.
    """
    house = [r for r in book.rules if r.id.startswith(HOUSE)]
    for rule in house:
        _refuse_idle(book, rule, whole or setting)
    for found in holdings(book, setting, only, whole):
        if found.agrees:
            continue
        follows = callable(found.held.answer) and (bool(house) or (own_parts and found.held.at is Event.PARTS))
        if found.by_house or not follows:
            _refuse(found)


def _refuse_idle(book: Book, rule: Rule, setting: Setting) -> None:
    question = rule.question
    if not in_play(book, question.scope):
        why = f"a rule of the base game or of an option that is played, got one of {question.scope}"
    elif question.effect in IDLE and question.id not in READ_THOUGH_IDLE:
        why = f"a rule that play can show, got one of {question.id}: {question.asks}"
    elif reason := never(setting, question.id):
        why = f"a rule for what can come up, got one of {question.id}: {reason}"
    else:
        return
    raise RequestError(why, where=rule.id, hint="leave it out: the game would be the same")


def _refuse(found: Holding) -> None:
    answer = found.answer
    case = ", ".join(f"{n} {plain(v)}" for n, v in answer.case.items())
    mine = found.mine
    plays = " or ".join(sorted(map(plain, mine))) if isinstance(mine, frozenset) else plain(mine)
    question = f"{found.held.question} ({case})" if case else found.held.question
    raise RequestError(
        f"the answer that is played, {plays!r}, to {question}, got {plain(answer.value)!r}",
        where=", ".join(r.id for r in answer.rules),
        hint=f"no other is played when {found.held.at.value}: leave this answer as it is",
    )


def events_of_rules(book: Book, setting: Setting) -> dict[str, frozenset[Event]]:
    """Give for each rule whose answers the engine embodies the events at which it decides."""
    found: dict[str, set[Event]] = {}
    for holding in holdings(book, setting):
        for rule in holding.answer.rules:
            found.setdefault(rule.id, set()).add(holding.held.at)
    return {rule: frozenset(events) for rule, events in found.items()}
