"""
Which rules decided something in games, and how often.

A rule decides where its answer is looked up, or where the engine embodies it (`specs.held`) and the event happens at
which it comes to bear. Games are played by chance; leanings lead them to where chance alone hardly comes.
"""

from __future__ import annotations

import enum
import json
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random  # noqa: TID251 - players choose by a seed that is given; rules never do
from typing import Any, Final

from oracle.apps.option_leanings import Likes, option_leanings, scholars
from oracle.book import Book
from oracle.engine.play import Choose, P, play, swarm
from oracle.errors import RequestError
from oracle.questions import Effect
from oracle.rules import OPEN, Rule
from specs.held import BASE, events_of_rules, in_play
from specs.held.cases import cases_of
from specs.held.happening import happened
from specs.held.never import never
from specs.options import SOLO
from specs.reference import Reference, reference
from specs.steps import Step
from specs.tables import CountingTables, Tables

PLAYABLE: Final = (Effect.PLAY, Effect.SCORE, Effect.SETUP)
"""The effects of rules that play can show."""


class Kind(enum.Enum):
    """How a rule comes to bear."""

    READ = "read"
    HELD = "held"
    OPEN = "left open: the parts decide"
    CANNOT_ARISE = "cannot arise"
    UNPLAYABLE = "says nothing that play could show"


@dataclass(frozen=True, slots=True, kw_only=True)
class Decided:
    """One rule of the base game or of an option, and how often it decided something."""

    rule: str
    question: str
    effect: str
    kind: str
    count: int


class Deciding:
    """
    Plays games of one kind and counts what each rule decided.

    Args:
        opened: Opens the game, with its book read in the way that is given.
    """

    def __init__(self, opened: Callable[[type[Tables]], Reference]) -> None:
        self.game = opened(CountingTables)
        # What is counted beside the game must not look anything up in the tables that count.
        self._plain = opened(Tables).setting
        self._events = events_of_rules(self.game.book, self._plain)
        tables = self.game.setting.rule
        self._looked_up: Counter[tuple[str, tuple[int, ...]]] = tables.counts()
        self._at_setup = Counter(self._looked_up)

    @property
    def book(self) -> Book:
        """The book by which is played."""
        return self.game.book

    def played(self, choose: Choose) -> Counter[str]:
        """Play a game, and give how often each rule decided something in it."""
        self._looked_up.clear()
        self._looked_up.update(self._at_setup)
        events = happened(self._plain, self._shown(play(self.game, choose)))
        found: Counter[str] = self.game.setting.rule.rules()
        for rule, at in self._events.items():
            if times := sum(events[e] for e in at):
                found[rule] += times
        return found

    def _shown(self, steps: Iterator[tuple[P, Any, P]]) -> Iterator[tuple[P, Any, P]]:
        """Let each player see the table whenever cards are to be played, as players do."""
        for before, action, after in steps:
            yield before, action, after
            if after.todo and after.todo[-1][0] == Step.CARD and before.todo[-1][0] == Step.HAND:
                for seat in range(self.game.players):
                    self.game.view(after, seat)
        self.game.outcome(after)

    def _arises(self, rule: Rule) -> bool:
        """Say whether a rule decides any case that can arise at all."""
        question = rule.question
        return any(rule in self.book.answer(question, case).rules for case in cases_of(question))

    def kind(self, rule: Rule, count: int) -> Kind:
        """Say how a rule comes to bear that decided something so often."""
        if rule.answer is OPEN and rule.question.effect in PLAYABLE:
            return Kind.OPEN
        if not count and rule.question.effect in PLAYABLE and not self._arises(rule):
            return Kind.CANNOT_ARISE
        if not count and never(self._plain, rule.question.id):
            return Kind.CANNOT_ARISE
        if rule.id in self._events:
            return Kind.HELD
        return Kind.READ if count or rule.question.effect in PLAYABLE else Kind.UNPLAYABLE


def table(decidings: Sequence[Deciding], counts: Counter[str], scopes: Container[str] | None = None) -> list[Decided]:
    """
    Give each rule of one edition with its count.

    Args:
        scopes: Of the base game, or of options; without it of all that was played.
    """
    if scopes is None:
        scopes = {BASE, *(o for d in decidings for o in d.book.options)}
    book = decidings[0].book
    return [
        Decided(
            rule=rule.id,
            question=question.id,
            effect=question.effect.value,
            kind=_kind([d for d in decidings if in_play(d.book, question.scope)], rule, counts[rule.id]).value,
            count=counts[rule.id],
        )
        for question in book.catalogue
        if question.scope in scopes
        for rule in book.by_question[question.id]
    ]


def _kind(decidings: Sequence[Deciding], rule: Rule, count: int) -> Kind:
    """Give the kind that it has with any number of players: held before read, and what arises before what cannot."""
    kinds = {d.kind(rule, count) for d in decidings}
    return next(k for k in (Kind.HELD, Kind.READ, Kind.OPEN, Kind.UNPLAYABLE, Kind.CANNOT_ARISE) if k in kinds)


def tally(rows: Iterable[Decided]) -> tuple[int, int]:
    """Give how many rules decided something, of how many that could."""
    able = [r for r in rows if r.kind in {Kind.READ.value, Kind.HELD.value}]
    return sum(r.count > 0 for r in able), len(able)


def coverage(edition: str, seeds: Iterable[int], *, players: Sequence[int] = (2, 3, 4, 5)) -> list[Decided]:
    """
    Play games of an edition, and give each rule with how often it decided something.

    Args:
        edition: By which rules.
        seeds: For each number of players, one game for every seed and leaning.
        players: The numbers of players.
    """
    wanted = tuple(seeds)
    counts: Counter[str] = Counter()
    decidings = []
    for number in players:
        deciding = Deciding(lambda tables, n=number: reference(edition, n, tables=tables))  # type: ignore[misc]
        decidings.append(deciding)
        for seed in wanted:
            for likes in LEANINGS.values():
                counts += deciding.played(leaning(seed, likes))
    return table(decidings, counts)


def option_coverage(
    combinations: Iterable[tuple[str, ...]], seeds: Iterable[int], *, players: Sequence[int] = (2, 3, 4, 5)
) -> list[Decided]:
    """
    Play games with options, and give each rule of these options with how often it decided something.

    Args:
        combinations: What is played besides the base game, and each one with the next number of players.
        seeds: For each combination one game for every seed and leaning.
    """
    wanted = tuple(seeds)
    counts: Counter[str] = Counter()
    decidings = []
    scopes: set[str] = set()
    for place, options in enumerate(combinations):
        scopes |= set(options)
        for seed in wanted:
            number = 1 if SOLO in options else players[(place + seed) % len(players)]
            deciding = Deciding(
                lambda tables, n=number, o=options: reference("deluxe-2020", n, options=o, tables=tables)  # type: ignore[misc]
            )
            decidings.append(deciding)
            setting = deciding.game.setting
            leanings = [leaning(seed, likes) for likes in option_leanings(setting).values()]
            for choose in (*leanings, *scholars(setting, seed).values()):
                counts += deciding.played(choose)
    return table(decidings, counts, scopes)


_MAKE: Final[Likes] = {
    ("main", 2): 400.0,
    ("main", 1): 40.0,
    ("main", 3): 4.0,
    ("main", 4): 0.05,
    ("main", -1): 0.01,
    ("keep",): 30.0,
    ("bonus", 1): 8.0,
}

LEANINGS: Final[Mapping[str, tuple[tuple[int, Likes], ...]]] = {
    "none": (),
    "tailors": ((1, {**_MAKE, ("rent",): 40.0, ("sell",): 1.0}),),
    "sellers": ((1, {**_MAKE, ("sell",): 40.0, ("rent",): 1.0}),),
    "patrons": ((1, {("main", 5): 400.0, ("main", 2): 100.0, ("main", 1): 20.0, ("rent",): 20.0, ("bonus", 1): 8.0}),),
    "courtiers": ((1, {("main", 4): 60.0, ("main", 3): 60.0, ("depute",): 20.0, ("bonus", 1): 20.0}),),
    "mentors": (
        (1, {("main", 3): 100.0, ("main", 0): 30.0, ("main", -1): 10.0, ("main", 4): 0.1, ("bonus", 1): 0.2}),
        (6, {("main", 3): 400.0, ("main", 0): 30.0, ("main", 4): 0.01, ("bonus", 1): 50.0}),
    ),
    "hoarders": (
        (1, {("main", 1): 400.0, ("main", 0): 100.0, ("main", -1): 0.1, ("keep",): 50.0, ("bonus", 1): 8.0}),
        (6, {("main", 2): 400.0, ("main", 1): 40.0, ("keep",): 50.0}),
    ),
    "sleepers": ((1, {("main", -1): 10_000.0, ("bonus", 1): 0.0001}),),
}
"""Leanings that lead to what players with random tastes hardly do, by name; each likes from some round on."""


def leaning(seed: int, likes: Sequence[tuple[int, Likes]]) -> Choose:
    """Give players with tastes who share some likes besides."""
    if not likes:
        return swarm(seed)
    dice = Random(f"leaning {seed}")
    tastes: dict[Any, float] = {}

    def weight(round: int, action: Any) -> float:
        liked = next(wanted for first, wanted in reversed(likes) if round >= first)
        for start, value in liked.items():
            if action[: len(start)] == start:
                return value
        kind = action[:2]
        if kind not in tastes:
            tastes[kind] = dice.choice((0.3, 1.0, 1.0, 3.0))
        return tastes[kind]

    def choose(position: P, actions: Sequence[Any]) -> Any:
        if len(actions) == 1 or not position.round:
            return actions[int(dice.random() * len(actions))]
        return dice.choices(actions, [weight(position.round, a) for a in actions])[0]

    return choose


TABLE_BEGINS: Final = b'{\n "editi'
"""What a table begins with, so that nothing else is written over."""


def write_table(rows: Sequence[Decided], about: Mapping[str, Any], file: Path) -> None:
    """
    Write a table as JSON.

    Raises:
        RequestError: The file cannot be written.
    """
    decided, able = tally(rows)
    value = {**about, "decided": decided, "of": able, "rules": [asdict(r) for r in rows]}
    try:
        file.write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise RequestError(
            f"a file to write to, got: {why}", where=f"--rules {file}"[:200], hint="name another file"
        ) from None
