"""
Finds out which rules a subject plays, knowing nothing of what they are about.

A law is a whole set of rules (an edition); it has traits, each of which is played in one of several ways. A question
is a game up to some choice, and something asked there. Whoever knows the game forecasts what comes of it by each way
in which it could be played; what the subject answers leaves the ways that say the same. Here it is told which
question is worth most, what an answer leaves, and when none of the ways fits.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol

from oracle.engine.difference import parted
from oracle.engine.protocol import Answer, Claims, Kind
from oracle.engine.subject import Question as Message

Choices = Mapping[str, frozenset[int]]
"""For each trait that a question hangs on, the ways in which it may be played; a way is its number."""

ASKED: Final = ("legal", "position", "score")
"""What can be asked at the end of a game that is put."""


class Asked(Protocol):
    """A subject, as far as it is asked here."""

    @property
    def claims(self) -> Claims:
        """What it says about itself."""

    def ask_all(self, questions: Sequence[Message]) -> list[Answer]:
        """Ask several questions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """
    A game that is put to a subject, and what is asked at its end.

    Attributes:
        opening: The members of `start`, without the number of the game.
        asks: `legal`, `position` or `score`.
    """

    opening: Mapping[str, Any]
    actions: tuple[str, ...]
    asks: str

    @property
    def messages(self) -> list[Message]:
        """What is written to the subject."""
        applied: list[Message] = [("apply", {"game": 1, "action": a}) for a in self.actions]
        return [("start", {"game": 1, **self.opening}), *applied, (self.asks, {"game": 1})]


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """
    What came, or would come, of a question.

    Attributes:
        refused: The number of the action that was refused; -1 if none was.
        value: The answer to what was asked: actions in no order, points, or a position.
        unknown: Why there is no answer.
    """

    refused: int = -1
    value: Any = None
    unknown: str = ""

    @property
    def key(self) -> str:
        """What two of them have alike that are the same."""
        return json.dumps([self.refused, self.value], sort_keys=True, default=str)


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """One way in which a law may be played, as far as a question hangs on it, and what comes of it."""

    law: str
    choices: Choices
    said: Said


LEAST: Final = 1e-9
"""An answer that brings fewer bits brings nothing."""


def ordered(text: str) -> str:
    """Give an action with what it names in one order."""
    verb, *words = text.split(" ")
    return " ".join((verb, *sorted(words)))


def legal_said(texts: Iterable[str]) -> list[str]:
    """Give legal actions as they are compared."""
    return sorted(map(ordered, texts))


def put(subject: Asked, question: Question) -> Said:
    """Put a question to a subject."""
    answers = subject.ask_all(question.messages)
    for number, answer in enumerate(answers[:-1] if len(answers) == len(question.actions) + 2 else answers):
        if answer.kind is Kind.REFUSED and number:
            return Said(refused=number - 1)
        if answer.kind is not Kind.RESULT:
            what = "start" if not number else "apply"
            return Said(unknown=f"{what}: {answer}")
    last = answers[-1]
    if last.kind is not Kind.RESULT:
        return Said(unknown=f"{question.asks}: {last}")
    if question.asks == "legal":
        return Said(value=legal_said(last.value))
    if question.asks == "score":
        winners = sorted(last.value.get("winners", [])) if last.value.get("over") else None
        return Said(value={"scores": last.value["scores"], "winners": winners})
    return Said(value=last.value)


def fits(question: Question, ours: Said, theirs: Said) -> bool:
    """Say whether an answer is one that a way of playing gives; of a position a part is enough."""
    if ours.refused != theirs.refused:
        return False
    if ours.refused >= 0:
        return True
    if question.asks == "position":
        return next(parted(ours.value, theirs.value), None) is None
    if question.asks == "score" and theirs.value["winners"] is None:
        return bool(ours.value["scores"] == theirs.value["scores"])
    return bool(ours.value == theirs.value)


def apart(question: Question, ours: Said, theirs: Said) -> str:
    """Say where two answers part."""
    if ours.refused != theirs.refused:
        first = min(n for n in (ours.refused, theirs.refused) if n >= 0)
        return f"{'it refuses' if first == theirs.refused else 'it accepts'} {question.actions[first]}"
    if question.asks == "position" and isinstance(theirs.value, Mapping):
        found = next(parted(ours.value, theirs.value), None)
        return f"{found[0]}: {found[2]} in place of {found[1]}" if found else ""
    if question.asks == "legal":
        more, less = (Counter(a) - Counter(b) for a, b in ((theirs.value, ours.value), (ours.value, theirs.value)))
        return "; ".join(
            [f"it lists {a}" for a in sorted(more)[:2]] + [f"it does not list {a}" for a in sorted(less)[:2]]
        )
    return f"{theirs.value} in place of {ours.value}"


def worth(ways: Sequence[Way]) -> float:
    """
    Give how many bits an answer brings.

    A law weighs the same as another, however many ways of playing it there are.
    """
    laws = Counter(w.law for w in ways)
    weights: Counter[str] = Counter()
    for way in ways:
        weights[way.said.key] += 1 / laws[way.law] / len(laws)  # type: ignore[assignment]
    return -sum(w * math.log2(w) for w in weights.values() if w > 0)


def parts_laws(ways: Sequence[Way]) -> bool:
    """Say whether every answer leaves ways of one law alone."""
    laws: dict[str, set[str]] = {}
    for way in ways:
        laws.setdefault(way.said.key, set()).add(way.law)
    return len({w.law for w in ways}) > 1 and all(len(own) == 1 for own in laws.values())


@dataclass(slots=True)
class Belief:
    """
    What is known about a subject.

    Attributes:
        open: For each law that it may play, in which ways each of its traits may be played.
        together: What is known of several traits together: one of these ways, for each list.
        past: Both, before each answer.
    """

    open: dict[str, dict[str, frozenset[int]]]
    together: list[list[Way]] = field(default_factory=list)
    past: list[tuple[dict[str, dict[str, frozenset[int]]], list[list[Way]]]] = field(default_factory=list, repr=False)

    @property
    def laws(self) -> tuple[str, ...]:
        """The laws that are left."""
        return tuple(self.open)

    def undecided(self, law: str) -> list[str]:
        """Give the traits of a law that are played in more than one way, as far as is known."""
        return [t for t, ways in self.open[law].items() if len(ways) > 1]

    def narrow(self, ways: Sequence[Way]) -> None:
        """Leave only what some way of playing says; a trait that a way does not name is played in any way by it."""
        self.past.append(({law: dict(traits) for law, traits in self.open.items()}, [list(t) for t in self.together]))
        named = {law: {t: self.open[law].get(t) for w in ways if w.law == law for t in w.choices} for law in self.open}
        self.together.append(
            [
                replace(w, choices={t: w.choices.get(t, any_way) for t, any_way in named[w.law].items() if any_way})
                for w in ways
                if w.law in named
            ]
        )
        changed = True
        while changed:
            changed = False
            for several in self.together:
                several[:] = [w for w in several if self.left(w)]
                changed |= self._project(several)
        # What is decided trait by trait need not be kept.
        self.together = [several for several in self.together if self._binds(several)]

    def left(self, way: Way) -> bool:
        """Say whether a way of playing goes with what is left of each trait."""
        traits = self.open.get(way.law)
        return traits is not None and all(ways & traits.get(t, ways) for t, ways in way.choices.items())

    def reopen(self, law: str, choices: Choices) -> None:
        """
        Go back to where some ways of a law were still open: an answer came that does not go without them.

        What was concluded since may have been concluded from that they are not played. Where they never were open,
        they are from now on.
        """
        while any(not ways & self.open[law].get(t, ways) for t, ways in choices.items()) and self.past:
            before, together = self.past.pop()
            # The law itself is known by now, and traits of an option may have come in since.
            self.open[law] |= before.get(law, {})
            self.together = [left for one in together if (left := [w for w in one if w.law in self.open])]
        for trait, ways in choices.items():
            if not ways & self.open[law].get(trait, ways):
                self.open[law][trait] |= ways
                self.together = [one for one in self.together if not any(trait in w.choices for w in one)]

    def _project(self, several: Sequence[Way]) -> bool:
        """Leave of each trait what some of these ways has; say whether this is less than before."""
        gone = [law for law in self.open if all(w.law != law for w in several)]
        for law in gone if several else ():
            del self.open[law]
        less = bool(gone)
        for law, traits in self.open.items():
            own = [w for w in several if w.law == law]
            for trait in {t for w in own for t in w.choices}:
                before = traits.get(trait, frozenset())
                traits[trait] = before & frozenset[int]().union(*(w.choices.get(trait, before) for w in own))
                less |= traits[trait] != before
        return less

    def _binds(self, several: Sequence[Way]) -> bool:
        """Say whether several ways say more than what is left of each trait."""
        if len({w.law for w in several}) > 1:
            return True
        left = [{t: ways & self.open[w.law].get(t, ways) for t, ways in w.choices.items()} for w in several]
        sizes = [math.prod(map(len, one.values())) for one in left]
        every = {t: frozenset[int]().union(*(one[t] for one in left)) for t in left[0]} if left else {}
        return sum(sizes) < math.prod(map(len, every.values()))

    def likely(self, law: str, settled: Mapping[str, int]) -> dict[str, int]:
        """Give a way of playing each trait that goes with all that is known; as it is settled where that may be."""
        several = [[w for w in one if w.law == law] for one in self.together]
        bound = self._joined([one for one in several if one], dict(self.open[law]), settled) or self.open[law]
        return {t: settled.get(t, 0) if settled.get(t, 0) in ways else min(ways) for t, ways in bound.items()}

    def _joined(
        self, several: Sequence[Sequence[Way]], bound: dict[str, frozenset[int]], settled: Mapping[str, int]
    ) -> dict[str, frozenset[int]] | None:
        """Pick one way of each list, so that all go together; those that are settled so come first."""
        if not several:
            return bound

        def other(way: Way) -> int:
            return sum(settled.get(t, 0) not in ways for t, ways in way.choices.items())

        for way in sorted(several[0], key=other):
            both = {t: bound.get(t, ways) & ways for t, ways in way.choices.items()}
            if all(both.values()):
                found = self._joined(several[1:], {**bound, **both}, settled)
                if found is not None:
                    return found
        return None

    def allows(self, way: Way) -> bool:
        """Say whether a way of playing goes with all that is known of several traits together."""
        return all(any(_go_together(way, one) for one in several) for several in self.together)


def _go_together(one: Way, other: Way) -> bool:
    both = one.choices.keys() & other.choices.keys()
    return one.law == other.law and all(one.choices[t] & other.choices[t] for t in both)


@dataclass(frozen=True, slots=True, kw_only=True)
class Misfit:
    """A question whose answer no way of playing gives."""

    question: Question
    theirs: Said
    ways: Sequence[Way]


@dataclass(slots=True)
class Record:
    """
    What was asked, and what came of it.

    Attributes:
        asked: The number of questions.
        actions: The number of actions in them.
        misfits: The answers that no way of playing gives.
        unknown: Why there was no answer, and how often.
    """

    asked: int = 0
    actions: int = 0
    misfits: list[Misfit] = field(default_factory=list)
    unknown: Counter[str] = field(default_factory=Counter)


def learn(subject: Asked, question: Question, ways: Sequence[Way], belief: Belief, record: Record) -> bool:
    """
    Ask, and leave what fits the answer.

    Returns:
        Whether some way of playing gives it.
    """
    theirs = put(subject, question)
    record.asked += 1
    record.actions += len(question.actions)
    if theirs.unknown:
        record.unknown[theirs.unknown] += 1
        return False
    left = [w for w in ways if fits(question, w.said, theirs)]
    if not left:
        record.misfits.append(Misfit(question=question, theirs=theirs, ways=ways))
        return False
    belief.narrow(left)
    return True


def budget(profiles: int, spare: int = 5) -> int:
    """Give how many questions may be asked to find one of so many profiles: two for each bit, and a few more."""
    return math.floor(2 * math.log2(profiles)) + spare
