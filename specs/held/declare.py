"""
How it is declared what the engine embodies: the answers that stand in the order and the form of its steps.

Most answers of the book are read as tables (`specs.tables`). Others no table can carry: that the bonus comes after the
main action is so because the steps follow each other so. Each of them is declared here by what the engine does, with
the event at which it decides, and is held against the book before a game begins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from specs.held.events import Event
from specs.setting import Setting

MAY: Final = "may"
MAY_NOT: Final = "may not"
MUST: Final = "must"

ANY_NORM: Final = frozenset({MAY, MAY_NOT, MUST})
"""A norm that play cannot tell: whatever is agreed, the same can be done and nothing else follows."""

ELSEWHERE: Final = ...
"""In place of an answer: this case is read from the book, is declared elsewhere or cannot come up in this game."""


@dataclass(frozen=True, slots=True)
class Held:
    """
    What the engine answers to one question by what it does.

    Attributes:
        question: Its id.
        at: The event at which the answer decides.
        answer: For all cases; or by case (of one parameter: by its value, of several: by the tuple of their values);
            or a function of the setting and those values. Norms are `MAY`, `MAY_NOT` or `MUST`. A frozen set holds
            answers between which play makes no difference: any of them is played.
    """

    question: str
    at: Event
    answer: Any

    def of(self, setting: Setting, values: tuple[Any, ...]) -> Any:
        """Give the answer in a case, or `ELSEWHERE`."""
        if isinstance(self.answer, Mapping):
            return self.answer.get(values[0] if len(values) == 1 else values, ELSEWHERE)
        if callable(self.answer):
            return self.answer(setting, *values)
        return self.answer


@dataclass(slots=True)
class Holding:
    """Collects what is declared of one topic."""

    answers: list[Held] = field(default_factory=list)

    def __call__(self, at: Event, /, **answers: Any) -> None:
        """Declare answers, by the ids of their questions, that decide at an event."""
        self.answers += [Held(question, at, answer) for question, answer in answers.items()]


def for_players(answer: Callable[[Setting], Any]) -> Callable[..., Any]:
    """Answer for the number of players of a game; others cannot come up in it."""
    return lambda setting, players: answer(setting) if players == setting.players else ELSEWHERE
