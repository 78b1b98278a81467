"""
What stands between the judge and a subject: a way to put questions, and to get lines back, each within its deadline.

A subject can be a program (`oracle.engine.program`) or live on a server (`oracle.engine.remote`). Who speaks through a
channel does not know which (`oracle.engine.subject`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from oracle.engine.protocol import LONGEST_LINE, Answer

_SLOW: Final = frozenset({"hello", "components", "start", "replay"})
_MORE_TIME: Final = 10
_MANY: Final = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """
    What a subject is given.

    Attributes:
        deadline: Seconds for each answer; ten times as many for what takes longer: to begin, and a whole trace.
        memory: Megabytes of address space; 0 is no limit.
        longest: Bytes of one answer.
    """

    deadline: float = 5.0
    memory: int = 0
    longest: int = LONGEST_LINE

    def patience(self, cmd: str) -> float:
        """Give how many seconds an answer may take."""
        return self.deadline * (_MORE_TIME if cmd in _SLOW else 1)


def floods(lines: int, asked: int) -> bool:
    """Say whether lines that nobody asked for are many: who answers everything twice writes no more than twice."""
    return lines > 2 * asked + _MANY


class Channel(Protocol):
    """A way to speak with one subject."""

    @property
    def is_open(self) -> bool:
        """Whether it can be asked."""

    @property
    def together(self) -> bool:
        """Whether several questions are put at once, if the subject says nothing about it."""

    @property
    def aside(self) -> str:
        """The last few lines of what the subject wrote besides its answers, fit to be shown."""

    def open(self) -> Answer | None:
        """Begin; give what went wrong."""

    def lines(self, questions: Sequence[bytes], asked: Sequence[str]) -> Iterator[bytes | Answer]:
        """
        Put questions, and give a line for each, or at the end what went wrong.

        Args:
            questions: A line each, with its end.
            asked: The command of each.
        """

    def unasked(self) -> bytes:
        """Give the beginning of what lies there though nobody asked for it."""

    def more(self) -> int:
        """Give how many lines lie there."""

    def leave(self) -> None:
        """End it after a good-bye: the subject has a moment to end by itself."""

    def close(self) -> None:
        """End it at once; nothing is left behind."""
