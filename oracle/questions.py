"""
Questions: what a player could ask and every text could answer.

A question is a typed function over finite domains. Questions belong to no edition and to no text; claims and
rules answer them. This module knows nothing of the game.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from typing import Any, Final

from oracle.errors import DuplicateIdError, TermError
from oracle.terms import (
    BOOLEAN,
    BoolTerm,
    Domain,
    EnumTerm,
    IntTerm,
    Term,
    applied,
    members,
    variable,
    whole,
)

NORM: Final = Domain("norm", ("may not", "may", "must"))
"""The answers of a question of permission: forbidden, allowed, obliged."""


class Effect(enum.Enum):
    """What goes differently when a question is answered differently."""

    PLAY = "play"
    SCORE = "score"
    SETUP = "setup"
    WORDING = "wording"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Norm:
    """
    A permission in one case; say which of its aspects a text states.

    `may` leaves open whether it is a duty; `free` says that it is allowed and no duty.
    """

    may: BoolTerm
    must: BoolTerm

    @property
    def may_not(self) -> BoolTerm:
        """Forbidden."""
        return ~self.may

    @property
    def need_not(self) -> BoolTerm:
        """No duty."""
        return ~self.must

    @property
    def free(self) -> BoolTerm:
        """Allowed, and no duty."""
        return self.may & ~self.must


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Question:
    """
    A named, typed function that texts answer.

    Call it with a value or a term for each parameter to get the answer as a term. A permission gives a `Norm`.
    """

    id: str
    asks: str
    topic: str
    subject: str
    params: tuple[Any, ...]
    answers: Domain
    effect: Effect
    scope: str = "base"
    unit: str = ""
    given: BoolTerm | bool = True
    gaps: bool = True
    near: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    moot: BoolTerm | bool = False
    per_text: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the parameters, in order."""
        return tuple(p.args[0] for p in self.params)

    @property
    def domains(self) -> tuple[Domain, ...]:
        """The domains of the parameters, in order."""
        return tuple(p.args[1] for p in self.params)

    @property
    def is_norm(self) -> bool:
        """Whether the question asks what is allowed or a duty."""
        return self.answers is NORM

    def __call__(self, *args: Any) -> Any:
        """Give the answer in the case `args`, as a term."""
        if len(args) != len(self.params):
            raise TermError(f"{self.id} takes {len(self.params)} values ({', '.join(self.names)}), got {len(args)}")
        for value, domain, name in zip(args, self.domains, self.names, strict=True):
            if not isinstance(value, Term) and value not in domain:
                raise TermError(f"{self.id}: {name} is one of {domain.listed()}, got {value!r}")
        if self.is_norm:
            return Norm(applied(BoolTerm, self, args, "may"), applied(BoolTerm, self, args, "must"))
        first = self.answers.values[0]
        kind: type[Term] = (
            BoolTerm if isinstance(first, bool) else EnumTerm if isinstance(first, enum.Enum) else IntTerm
        )
        return applied(kind, self, args)


def number_of(name: str, lowest: int, highest: int) -> Any:
    """Give a parameter that is a whole number from `lowest` to `highest`."""
    return variable(name, whole(lowest, highest))


def kind_of(name: str, values: type[enum.Enum]) -> Any:
    """Give a parameter that is a member of an enumeration."""
    return variable(name, members(values))


def flag(name: str) -> Any:
    """Give a parameter that is true or false."""
    return variable(name, BOOLEAN)


@dataclass(slots=True)
class Catalogue:
    """
    Collects the questions of one topic as they are declared.

    Every method declares one question. Common arguments: `id` (unique in the whole book, lower case with
    underscores), `asks` (the question as a player would put it, in English), the parameters, and by keyword
    `effect`, `subject` (questions of one subject are missed together when a text is silent; default: the id),
    `scope` (the option it belongs to), `given` (which cases can arise), `gaps=False` (silence is no finding),
    `near` (ids of questions beside which a text would have answered this one), `editions` (whose texts could
    answer it at all; default: all), `moot` (a condition over other questions under which the answer never matters),
    `per_text=True` (a number
    that each text prints as it likes: laws about it hold inside one text, never between two).
    """

    topic: str
    scope: str = "base"
    questions: list[Question] = field(default_factory=list)

    def _add(self, id: str, asks: str, params: tuple[Any, ...], answers: Domain, **more: Any) -> Question:
        if any(q.id == id for q in self.questions):
            raise DuplicateIdError(f"one question per id, got {id!r} twice", where=self.topic)
        more.setdefault("scope", self.scope)
        more.setdefault("subject", id)
        question = Question(id=id, asks=asks, topic=self.topic, params=params, answers=answers, **more)
        self.questions.append(question)
        return question

    def fact(self, id: str, asks: str, *params: Any, **more: Any) -> Question:
        """Declare a question that is answered by yes or no."""
        return self._add(id, asks, params, BOOLEAN, **more)

    def permission(self, id: str, asks: str, *params: Any, **more: Any) -> Question:
        """Declare a question that is answered by may, may not, must or need not."""
        return self._add(id, asks, params, NORM, **more)

    def number(self, id: str, asks: str, *params: Any, answers: tuple[int, int], **more: Any) -> Question:
        """Declare a question that is answered by a whole number within `answers`, both ends included."""
        return self._add(id, asks, params, whole(*answers), **more)

    def choice(self, id: str, asks: str, *params: Any, answers: type[enum.Enum], **more: Any) -> Question:
        """Declare a question that is answered by a member of an enumeration."""
        return self._add(id, asks, params, members(answers), **more)
