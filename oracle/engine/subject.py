"""
A subject that is judged: greeted, asked, and begun anew after whatever it does.

Questions may be put several at a time; the answers come in the same order, each within its deadline. The first
question without a good answer is the one that is blamed. What is spoken through is a channel: a program of this
machine, or a server.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import TracebackType
from typing import Any, Final, Self

from oracle.engine.channel import Channel, Limits, floods
from oracle.engine.program import Program
from oracle.engine.protocol import (
    ENDING,
    FORMAT,
    PROTOCOL,
    RESULTS,
    Answer,
    Claims,
    Fault,
    Kind,
    encoded,
    faulty,
    read,
    read_claims,
)
from oracle.engine.remote import Remote, is_url

__all__ = ["Limits", "Question", "Subject"]

Question = tuple[str, Mapping[str, Any]]
"""A command and its members."""


class Subject:
    """
    A program that is judged, or what lives on a server.

    Attributes:
        command: The program and its arguments, or a URL alone.
        starts: How often it was started.
        claims: What it says about itself; empty until it was asked.
    """

    def __init__(self, command: Sequence[str], limits: Limits | None = None) -> None:
        self.command: Final = tuple(command)
        self.limits: Final = limits or Limits()
        self.starts = 0
        self.claims = Claims()
        over = Remote(command[0], self.limits) if is_url(command) else Program(command, self.limits)
        self._channel: Final[Channel] = over
        self._together = over.together
        self._number = 0
        self._first = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _: TracebackType | None
    ) -> None:
        self.stop()

    @property
    def is_running(self) -> bool:
        """Whether there is something that can be asked."""
        return self._channel.is_open

    # Asking.

    def greet(self) -> Answer | None:
        """See that it answers, so that its claims are known; give what went wrong."""
        return None if self.is_running else self._start()

    def ask(self, cmd: str, **members: Any) -> Answer:
        """Ask one question; what does not run is started."""
        return self.ask_all([(cmd, members)])[0]

    def ask_all(self, questions: Sequence[Question]) -> list[Answer]:
        """
        Ask several questions.

        Returns:
            Their answers; if one is a fault after which nothing can be read, it is the last.
        """
        if not questions:
            return []
        if not self.is_running and (failed := self._start()) is not None:
            return [failed]
        if unasked := self._channel.unasked():
            return [self._ended(faulty(Fault.UNASKED, unasked.decode("utf-8", "replace")))]
        if self._together:
            return self._exchanged(questions)
        found: list[Answer] = []
        for question in questions:
            found += self._exchanged([question])
            if found[-1].fault in ENDING:
                break
        return found

    def _exchanged(self, questions: Sequence[Question]) -> list[Answer]:
        first = self._number
        self._number += len(questions)
        lines = [encoded(first + n, cmd, members) for n, (cmd, members) in enumerate(questions)]
        found: list[Answer] = []
        for line in self._channel.lines(lines, [cmd for cmd, _ in questions]):
            if isinstance(line, Answer):
                answer = line
            else:
                number = first + len(found)
                answer = _formed(questions[len(found)][0], read(line, number, self._first))
            if answer.fault in {Fault.WRONG_ID, Fault.UNASKED} and floods(more := self._channel.more(), len(lines)):
                answer = faulty(Fault.FLOODED, f"{more} lines that nobody asked for")
            found.append(answer)
            if answer.fault in ENDING:
                found[-1] = self._ended(answer)
                break
        return found

    # Beginning and ending.

    def _start(self) -> Answer | None:
        """Start it and greet it; give what went wrong."""
        self.starts += 1
        self._first = self._number
        if (failed := self._channel.open()) is not None:
            return failed
        answer = self._exchanged([("hello", {"protocol": PROTOCOL, "format": FORMAT})])[0]
        if answer.fault in ENDING:
            return answer
        claims = read_claims(answer)
        if isinstance(claims, str):
            return self._ended(faulty(Fault.NOT_STARTED, f"hello: {claims}"))
        self.claims = claims
        self._together = answer.value.get("pipeline", self._channel.together) is not False
        return None

    def _ended(self, answer: Answer) -> Answer:
        """End what cannot be asked any more; give what it did, with what it wrote to standard error."""
        words, aside = str(answer.value or ""), self._channel.aside
        if aside and aside not in words:
            words += f" (stderr: {aside})"
        self._channel.close()
        return replace(answer, value=words)

    def stop(self) -> None:
        """Say good-bye and end it."""
        if not self.is_running:
            return
        if "stop" in self.claims.commands and not self._channel.unasked():
            self._exchanged([("stop", {})])
        self._channel.leave()

    def restart(self) -> None:
        """End it, so that the next question starts it anew."""
        self._channel.close()


def _formed(cmd: str, answer: Answer) -> Answer:
    """Give an answer, or what is wrong with its form."""
    if answer.kind is Kind.RESULT:
        value = RESULTS[cmd](answer.value)
        return faulty(Fault.MALFORMED, answer.value) if value is None else Answer(Kind.RESULT, value)
    return answer
