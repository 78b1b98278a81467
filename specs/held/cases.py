"""The cases of a question, and answers as people read them."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, Final

from oracle.questions import Question
from oracle.terms import fold

HOUSE: Final = "house."
"""What the ids of house rules begin with (`specs.house`)."""


_UNDECIDED: Any = None
"""No algebra: a case decides everything."""


@cache
def cases_of(question: Question) -> tuple[dict[str, Any], ...]:
    """Give the cases of a question that can arise."""
    every = (
        dict(zip(question.names, values, strict=True)) for values in product(*(d.values for d in question.domains))
    )
    return tuple(c for c in every if question.given is True or fold(question.given, c, _UNDECIDED) is True)


def plain(value: Any) -> str:
    """Give an answer or a value of a case as people read it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(getattr(value, "value", value))
