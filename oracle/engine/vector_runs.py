"""
Puts vectors to a subject, and judges its answers.

Vectors with a common beginning share it: the subject goes on from where it stands as long as the next vector goes the
same way.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from oracle.engine.difference import LISTED, Difference, What
from oracle.engine.protocol import ENDING, Answer, Fault, Kind
from oracle.engine.subject import Question, Subject
from oracle.engine.vectors import Vector

TOGETHER: Final = 48
"""So many vectors are written at a time."""


@dataclass(slots=True, kw_only=True)
class Result:
    """What came of a vector: `passed`, `failed`, `skipped` or `errored`."""

    vector: Vector
    status: str
    says: str = ""
    difference: Difference | None = None


@dataclass(slots=True)
class _Put:
    """A vector with its questions: so many that begin, and then the one that is asked."""

    vector: Vector
    questions: list[Question]
    plies: int
    shares: bool


@dataclass(slots=True)
class Runner:
    """
    Puts vectors to a subject.

    Attributes:
        components: Parts by digest; a subject that knows the command gets them once.
        reasons: What a subject's words for refusing mean, as ids of rules.
        failed: Why the subject can be started no more, if so; what was left then has no answer.
    """

    subject: Subject
    components: Mapping[str, Any] = field(default_factory=dict)
    chunk: int = TOGETHER
    reasons: Mapping[str, str] = field(default_factory=dict)
    failed: str = ""
    _given: dict[str, bool] = field(default_factory=dict)
    _starts: int = -1

    def run(self, vectors: Iterable[Vector]) -> Iterator[Result]:
        """Put vectors and give what came of each, in an order in which common beginnings stand together."""
        left = in_order(vectors)
        left.reverse()
        while left:
            if (failed := self.subject.greet()) is not None:
                self.failed = str(failed)
                yield from errored(reversed(left), self.failed)
                return
            if self._starts != self.subject.starts:
                self._starts = self.subject.starts
                self._given.clear()
            puts: list[_Put] = []
            at: tuple[Mapping[str, Any], tuple[str, ...]] | None = None
            while left and len(puts) < self.chunk:
                vector = left.pop()
                if why := self._declined(vector):
                    yield Result(vector=vector, status="skipped", says=why)
                    continue
                put, at = self._put(vector, at)
                puts.append(put)
            yield from self._answered(puts, left)

    def _declined(self, vector: Vector) -> str:
        claims, start = self.subject.claims, vector.start
        if why := claims.plays(start["edition"], start["players"], start["options"]):
            return why
        if self._question(vector) is None:
            return f"it does not know the command for {vector.kind}"
        if not {"start", "apply"} <= claims.commands and "replay" not in claims.commands:
            return "it does not know how to begin a game"
        digest = start["components"]
        if "components" in claims.commands and digest not in self._given:
            members = {"digest": digest, "parts": self.components.get(digest, {})}
            about = {name: start[name] for name in ("edition", "players", "options")}
            answer = self.subject.ask("components", **about, **members)
            self._given[digest] = answer.kind is Kind.RESULT
        return "" if self._given.get(digest, True) else "it does not take these parts"

    def _question(self, vector: Vector) -> Question | None:
        commands = self.subject.claims.commands
        if vector.kind == "legality":
            if "apply" in commands:
                return "apply", {"game": 1, "action": vector.ask["action"]}
            return ("legal", {"game": 1}) if "legal" in commands else None
        cmd = {"legal-actions": "legal"}.get(vector.kind, vector.kind)
        members = {"player": vector.ask["player"]} if vector.kind == "view" else {}
        return (cmd, {"game": 1, **members}) if cmd in commands else None

    def _put(
        self, vector: Vector, at: tuple[Mapping[str, Any], tuple[str, ...]] | None
    ) -> tuple[_Put, tuple[Mapping[str, Any], tuple[str, ...]]]:
        """Give the questions of a vector where the subject stands somewhere, and where it stands then."""
        question = self._question(vector)
        assert question is not None  # noqa: S101 - who cannot answer it was passed over
        commands = self.subject.claims.commands
        shares = at is not None and at[0] == vector.start and vector.actions[: len(at[1])] == at[1]
        can_apply = {"start", "apply"} <= commands
        if shares and at is not None and (can_apply or len(at[1]) == len(vector.actions)):
            rest = vector.actions[len(at[1]) :]
            questions: list[Question] = [("apply", {"game": 1, "action": a}) for a in rest]
        elif "replay" in commands:
            shares = False
            questions = [("replay", {"game": 1, **vector.start, "actions": list(vector.actions), "ask": "none"})]
        else:
            shares = False
            questions = [("start", {"game": 1, **vector.start})]
            questions += [("apply", {"game": 1, "action": a}) for a in vector.actions]
        moves = vector.kind == "legality" and question[0] == "apply" and vector.expect["legal"]
        end = (*vector.actions, vector.ask["action"]) if moves else vector.actions
        put = _Put(vector, [*questions, question], len(vector.actions), shares)
        # Where either answer will do, nobody knows where the subject stands afterwards.
        unsure = "open" in vector.flags and question[0] == "apply"
        return put, ({}, ()) if unsure else (vector.start, end)

    def _answered(self, puts: Sequence[_Put], left: list[Vector]) -> Iterator[Result]:
        answers = iter(self.subject.ask_all([q for put in puts for q in put.questions]))
        lost = False
        for number, put in enumerate(puts):
            own = [a for _, a in zip(put.questions, answers, strict=False)]
            if lost and put.shares:
                left.append(put.vector)
                continue
            result = self._result(put, own)
            lost = result.status in {"failed", "errored", "skipped"}
            if own and own[-1].fault in ENDING:
                yield result
                left += [p.vector for p in reversed(puts[number + 1 :])]
                return
            yield result

    def _result(self, put: _Put, answers: Sequence[Answer]) -> Result:
        vector = put.vector
        applied = put.plies - sum(cmd == "apply" for cmd, _ in put.questions[:-1])
        for (cmd, members), answer in zip(put.questions, answers, strict=False):
            if answer.kind is Kind.SKIPPED:
                return Result(vector=vector, status="skipped", says=f"{cmd}: {answer.value}")
            if answer.fault is not None:
                found = Difference(
                    what=What.FAULT,
                    cmd=cmd,
                    actions=vector.actions[:applied],
                    action=str(members.get("action", "")),
                    fault=answer.fault,
                    theirs=answer.value,
                )
                status = "failed" if answer.fault is Fault.MALFORMED else "errored"
                return Result(vector=vector, status=status, says=found.says, difference=found)
            if members is put.questions[-1][1]:
                return self._judged(vector, cmd, answer)
            if cmd == "replay" and answer.kind is Kind.RESULT:
                applied = answer.value["applied"]
            if answer.kind is Kind.REFUSED or (cmd == "replay" and applied < put.plies):
                found = Difference(
                    what=What.REFUSES,
                    cmd=cmd,
                    actions=vector.actions[:applied],
                    action=vector.actions[applied] if applied < put.plies else "",
                    ours="allowed",
                    theirs=answer.value,
                )
                return Result(vector=vector, status="failed", says=found.says, difference=found)
            applied += cmd == "apply"
        return Result(vector=vector, status="errored", says="there was no answer")

    def _judged(self, vector: Vector, cmd: str, answer: Answer) -> Result:
        if answer.kind is Kind.REFUSED and cmd != "apply":
            return Result(vector=vector, status="errored", says=f"{cmd} was refused: {answer.value}")
        found = differs(vector, cmd, answer, self.reasons)
        if found is None or "open" in vector.flags:
            says = f"open: {found.says}" if found else ""
            return Result(vector=vector, status="passed", says=says)
        return Result(vector=vector, status="failed", says=found.says, difference=found)


def in_order(vectors: Iterable[Vector]) -> list[Vector]:
    """Give vectors so that common beginnings stand together."""
    return sorted(vectors, key=lambda v: (_start_key(v.start), v.actions, v.kind == "legality"))


def blocks(vectors: Iterable[Vector]) -> Iterator[Sequence[Vector]]:
    """Give vectors in the parts in which they are put to a subject, each by itself."""
    left = in_order(vectors)
    return (left[n : n + TOGETHER] for n in range(0, len(left), TOGETHER))


def errored(vectors: Iterable[Vector], says: str) -> list[Result]:
    """Give vectors that have no answer."""
    return [Result(vector=v, status="errored", says=says) for v in vectors]


def _start_key(start: Mapping[str, Any]) -> str:
    return json.dumps(start, sort_keys=True)


def unordered(text: str) -> tuple[str, ...]:
    """Give an action so that cards of a hand and tiles to spend may stand in any order."""
    verb, *words = text.split(" ")
    return (verb, *sorted(words))


def differs(
    vector: Vector, cmd: str, answer: Answer, reasons: Mapping[str, str] = MappingProxyType({})
) -> Difference | None:
    """Give what an answer has otherwise than the vector expects; a reason only where its meaning is known."""

    def found(what: What, **more: Any) -> Difference:
        return Difference(what=what, cmd=cmd, actions=vector.actions, **more)

    value, expect = answer.value, vector.expect
    if vector.kind == "legality":
        action = str(vector.ask["action"])
        listed = cmd == "legal"
        legal = unordered(action) in map(unordered, value) if listed else answer.kind is Kind.RESULT
        if legal is bool(expect["legal"]):
            said = None if legal or listed else reasons.get(value)
            if said is None or expect.get("reason") in {None, said}:
                return None
            return found(What.REASON, action=action, ours=expect["reason"], theirs=said)
        kinds = (What.LISTS, What.OMITS) if listed else (What.ACCEPTS, What.REFUSES)
        says = "allowed" if expect["legal"] else "refused"
        return found(kinds[bool(expect["legal"])], action=action, ours=says, theirs=value)
    if vector.kind == "legal-actions":
        ours, theirs = ({unordered(t): t for t in texts} for texts in (expect["actions"], value))
        if extra := next((t for k, t in theirs.items() if k not in ours), None):
            return found(What.LISTS, action=extra, ours=expect["actions"], theirs=value)
        if missing := next((t for k, t in ours.items() if k not in theirs), None):
            return found(What.OMITS, action=missing, ours=expect["actions"], theirs=value)
        return None
    if vector.kind == "score":
        if list(expect["scores"]) != value["scores"]:
            return found(What.SCORE, ours=expect["scores"], theirs=value["scores"])
        if "winners" in expect and "winners" in value and sorted(expect["winners"]) != sorted(value["winners"]):
            return found(What.WINNERS, ours=expect["winners"], theirs=value["winners"])
        return None
    if vector.kind == "view":
        wrong = next(held(expect["view"], value), None)
        return wrong and found(What.VIEW, player=vector.ask["player"], place=wrong[0], ours=wrong[1], theirs=wrong[2])
    wrong = next(held(expect["position"], value), None)
    return wrong and found(What.POSITION, place=wrong[0], ours=wrong[1], theirs=wrong[2])


def _as_text(value: Any) -> str:
    """Write a plain value so that equal ones are written alike, whatever the order of their members."""
    return json.dumps(value, sort_keys=True)


def held(expected: Any, shown: Any, place: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Give each part of what is expected of a position that a subject shows otherwise."""
    name = place.rpartition(".")[2]
    if isinstance(expected, Mapping) and isinstance(shown, Mapping):
        for key, value in expected.items():
            if key in shown:
                yield from held(value, shown[key], f"{place}.{key}" if place else str(key))
            elif place:
                yield f"{place}.{key}", value, None
    elif isinstance(expected, list) and isinstance(shown, list):
        if name in LISTED or name.isdigit():
            if len(expected) != len(shown):
                yield place, expected, shown
                return
            for number, (one, other) in enumerate(zip(expected, shown, strict=True)):
                yield from held(one, other, f"{place}.{number}")
        elif sorted(map(_as_text, expected)) != sorted(map(_as_text, shown)):
            yield place, expected, shown
    elif expected != shown:
        yield place, expected, shown
