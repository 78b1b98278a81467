"""
How often the cases in which two editions differ come up in play, and one moment at which each does.

A case comes up where its answer is looked up, or where the engine embodies the answer and the event happens at which
it comes to bear. The same seeds are played by either edition, with two to five players in turn.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Final

from oracle.apps.deciding import PLAYABLE
from oracle.apps.games import Setup, opened
from oracle.apps.library import Library
from oracle.apps.readings import Decision, as_ruling, rules_from
from oracle.consistency.cases import plain
from oracle.engine.play import play, uniform
from oracle.errors import OracleError
from oracle.questions import Effect, Question
from oracle.reports.comparison import Cases, Comparison, Difference, Met, Moment
from specs.held import check, holdings
from specs.held.cases import cases_of
from specs.held.events import Event, Scene
from specs.held.happening import COUNTS
from specs.position import Action, Position
from specs.reference import Reference
from specs.setting import Setting
from specs.steps import Step
from specs.tables import CountingTables, Tables

GAMES: Final = 100
"""So many games are played by each edition."""

PLAYERS: Final = (2, 3, 4, 5)
"""With how many players, in turn."""

_MOST_SHOWN: Final = 40
_CANDIDATES: Final = 8

Key = tuple[str, tuple[int, ...]]
"""A case of a question by the codes of its values."""


def _watching(questions: frozenset[str]) -> type[Tables]:
    """Give tables that count what is looked up of some questions, and read the others as fast as ever."""

    class Watching(CountingTables):
        """Tables that count some questions alone."""

        def __getattr__(self, name: str) -> Any:
            return super().__getattr__(name) if name in questions else Tables.__getattr__(self, name)

        def _nested(self, question: Question, answers: dict[tuple[int, ...], Any], before: tuple[int, ...]) -> Any:
            nested = super()._nested if question.id in questions else super(CountingTables, self)._nested
            return nested(question, answers, before)

    return Watching


class Watched:
    """One edition for one number of players, watched for some cases."""

    def __init__(self, plain: Reference, wanted: Mapping[Key, object], questions: frozenset[str]) -> None:
        tables: Any = _watching(questions)(plain.book)
        self.game = Reference(tables, plain.setting.parts, plain.players)
        self._plain = plain.setting
        self._counts: Counter[Key] = tables.counts()
        self._at_setup = Counter(self._counts)
        self._wanted = wanted
        self._at: dict[Event, list[Key]] = {}
        for held in holdings(self.game.book, self._plain, questions):
            key = key_of(held.answer.question, tuple(held.answer.case.values()))
            if key in wanted and held.held.at in COUNTS:
                self._at.setdefault(held.held.at, []).append(key)

    def come_up(self, seed: int) -> Iterator[tuple[Key, int, Position, Action]]:
        """Play the game of a seed, and give each case that comes up with the move at which it first does."""
        self._counts.clear()
        missing = dict(self._at)
        seen: set[Key] = set()
        known = 0
        scene: Scene | None = None
        for ply, (before, action, after) in enumerate(self._shown(play(self.game, uniform(seed)))):
            if scene is None:
                scene = Scene(self._plain, before, action, after)
            else:
                scene.follows(action, after)
            found = [k for k in islice(self._counts, known, None) if k in self._wanted]
            known = len(self._counts)
            for event in [e for e in missing if COUNTS[e](scene)]:
                found += missing.pop(event)
            if not ply:
                # What is looked up when the game is opened is decided before the first move.
                found += [k for k in self._at_setup if k in self._wanted]
            for key in dict.fromkeys(found):
                if key not in seen:
                    seen.add(key)
                    yield key, ply, before, action

    def _shown(self, steps: Iterator[tuple[Position, Action, Position]]) -> Iterator[tuple[Position, Action, Position]]:
        """Let a player see the table when the first cards are played, and score the game when it is over."""
        seen = False
        for before, action, after in steps:
            if not seen and after.todo and after.todo[-1][0] == Step.CARD:
                self.game.view(after, after.todo[-1][1])
                seen = True
            if not after.todo:
                self.game.outcome(after)
            yield before, action, after


def key_of(question: Question, case: Sequence[Any]) -> Key:
    """Give a case of a question by the codes of its values."""
    return question.id, tuple(int(d.code(v)) for d, v in zip(question.domains, case, strict=True))


def _keys(question: Question, cases: Cases) -> list[Key]:
    """Give the cases that are told as values of each parameter."""
    return [
        key_of(question, tuple(c.values()))
        for c in cases_of(question)
        if all(any(_same(plain(c[n]), v) for v in values) for n, values in cases.when.items())
    ]


def _same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and one == other


def with_play(
    comparison: Comparison, lib: Library, *, games: int = GAMES, tell: Callable[[str], None] | None = None
) -> Comparison:
    """
    Say of every case that play can show how often it comes up, with an example.

    Args:
        games: How many are played by each edition.
        tell: Called now and then with how far it is.
    """
    asked = {q.id: q for q in lib.questions}
    about = [d for d in comparison.differences if d.effect in PLAYABLE and asked[d.question].scope == "base"]
    cases = [(d, c) for d in about for c in d.cases]
    wanted: dict[Key, int] = {}
    for number, (difference, group) in enumerate(cases):
        wanted.update(dict.fromkeys(_keys(asked[difference.question], group), number))
    editions = (comparison.before, comparison.after)
    counts: dict[str, Counter[int]] = {}
    moments: dict[int, list[Moment]] = defaultdict(list)
    # The edition that is new to the reader gives the examples, as far as it has them.
    plain_games = {(e, n): opened(Setup(edition=e, players=n)) for e in editions for n in PLAYERS} if cases else {}
    for edition in reversed(editions):
        tables = [
            Watched(plain_games[edition, n], wanted, frozenset(d.question for d in about)) for n in PLAYERS if cases
        ]
        counts[edition] = _counted(tables, wanted, games, moments, tell)
    swapped = _Swapped(lib, editions, plain_games)
    met = {
        number: Met(
            of=games,
            before=counts[editions[0]][number],
            after=counts[editions[1]][number],
            example=swapped(asked[difference.question], group, moments[number]),
        )
        for number, (difference, group) in enumerate(cases)
    }
    numbered = {id(group): met[number] for number, (_, group) in enumerate(cases)}
    return replace(comparison, differences=tuple(_told(d, numbered) for d in comparison.differences))


def _told(difference: Difference, met: Mapping[int, Met]) -> Difference:
    return replace(difference, cases=tuple(replace(c, met=met.get(id(c))) for c in difference.cases))


def _counted(
    tables: Sequence[Watched],
    wanted: Mapping[Key, int],
    games: int,
    moments: Mapping[int, list[Moment]],
    tell: Callable[[str], None] | None,
) -> Counter[int]:
    """Play games of an edition, and count for each group of cases in how many it comes up; note a first moment."""
    found: Counter[int] = Counter()
    for seed in range(games if tables else 0):
        table = tables[seed % len(tables)]
        groups: set[int] = set()
        for key, ply, before, action in table.come_up(seed):
            groups.add(wanted[key])
            if len(moments[wanted[key]]) < _CANDIDATES:
                moments[wanted[key]].append(_moment(table.game, seed, ply, before, action))
        found.update(groups)
        if tell and seed % 10 == 0:
            tell(f"{table.game.book.edition}: {seed} of {games} games")
    return found


def _moment(game: Reference, seed: int, ply: int, before: Position, action: Action) -> Moment:
    actor = game.actor(before)
    return Moment(
        edition=game.book.edition,
        players=game.players,
        seed=seed,
        ply=ply,
        round=before.round,
        actor=str(actor) if actor >= 0 else "chance",
        action=game.write(action),
    )


class _Swapped:
    """Says what could be done at a moment by the answer of the other edition, were all else the same."""

    def __init__(self, lib: Library, editions: tuple[str, str], games: Mapping[tuple[str, int], Reference]) -> None:
        self._lib = lib
        self._editions = editions
        self._opened = games

    def __call__(self, question: Question, cases: Cases, moments: Sequence[Moment]) -> Moment | None:
        """Give the first moment at which more may be done by one edition's answer; else the first of all."""
        if not moments or question.effect is Effect.SETUP:
            return next(iter(moments), None)
        before, after = self._editions
        known: dict[tuple[str, int], tuple[Reference, Reference] | None] = {}
        for moment in moments:
            at = (moment.edition, moment.players)
            if at not in known:
                known[at] = self._games(question, cases, at, before if moment.edition == after else after)
            games = known[at]
            if games is None:
                break
            position, action = self._step(games[0], moment)
            for places in ((position, position), tuple(g.after(position, action) for g in games)):
                here, there = ([g.write(a) for a in _legal(g, p)] for g, p in zip(games, places, strict=True))
                own = tuple(a for a in here if a not in there)[:_MOST_SHOWN]
                other = tuple(a for a in there if a not in here)[:_MOST_SHOWN]
                if own or other:
                    old, new = (other, own) if moment.edition == after else (own, other)
                    return replace(moment, only_before=old, only_after=new)
        return moments[0]

    def _games(
        self, question: Question, cases: Cases, at: tuple[str, int], lender: str
    ) -> tuple[Reference, Reference] | None:
        """Give a game, and the same with the other edition's answer; None if that cannot be played."""
        wanted = set(_keys(question, cases))
        book = self._lib.books[lender]
        decisions = []
        for case in cases_of(question):
            answer = book.answer(question, case)
            if key_of(question, tuple(case.values())) in wanted:
                if answer.value is None:
                    return None
                decisions.append(
                    Decision(question=question, case=tuple(case.values()), answer=answer.value, ours=None, rules=())
                )
        own = self._opened[at]
        law = replace(
            own.book, rules=(*own.book.rules, *rules_from(as_ruling("swapped", f"as in {lender}", decisions)))
        )
        tables = Tables(law)
        try:
            check(law, Setting(tables, own.setting.parts, own.players), only={question.id})
        except OracleError:
            return None
        return own, Reference(tables, own.setting.parts, own.players)

    def _step(self, game: Reference, moment: Moment) -> tuple[Position, Action]:
        """Give the position of a moment and what is done."""
        position, action, _ = next(islice(play(game, uniform(moment.seed)), moment.ply, None))
        return position, action


def _legal(game: Reference, position: Position) -> list[Action]:
    return [] if game.is_over(position) else game.legal_actions(position)
