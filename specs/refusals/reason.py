"""A reason why an action is not legal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Reason:
    """
    Why an action is not legal.

    Attributes:
        says: What stands against it, in plain words.
        question: The question whose answer it is; empty where no rule decides but what lies on the table.
        case: The case of that question.
    """

    says: str
    question: str = ""
    case: dict[str, Any] | None = None


Reasons = Iterator[Reason]
