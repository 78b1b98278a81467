"""
Who finds a wrong rule that was planted into the engine alone.

Claims on what actions bring about, claims on what is played, rules and rulings all stay as they are. First the
checker holds games of the wrong engine against the effect claims of its texts; what it does not see, the solver is
asked about: whether texts and rulings say the answer that the engine looks up.
"""

from __future__ import annotations

import enum
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from functools import cache
from itertools import islice

from oracle.apps.library import evidence, library
from oracle.consistency.agree import edition_theory
from oracle.consistency.theory import Theory
from oracle.engine.checker import Checker
from oracle.engine.play import Choose, play, swarm
from specs.effects.by_edition import effects
from specs.observables import event
from specs.observer import Observer
from specs.reference import LENDER, Reference, reference
from specs.tables import MAY, MAY_NOT, MUST, CountingTables, Tables
from tests.courtiers import courtier
from tests.dressmakers import dressmaker
from tests.engine_planting import Cell, other, replaced, value


class Finder(enum.Enum):
    """What finds a wrong rule."""

    CHECKER = "effect claims, held against games"
    AGREEMENT = "claims and rulings, asked for the answer that is looked up"
    SMALL = "tests on small positions"


Table = tuple[str, tuple[str, ...], int]
"""A kind of game: its edition, its options, and how many play."""

Player = tuple[Callable[[int], Choose], int]
"""A way to play, and its seed."""

ALL = ("jewelry-box", "fancy", "festive", "haute-couture")
BASE: tuple[Table, ...] = tuple(("deluxe-2020", (), n) for n in (3, 5, 2, 4))
BORROWING: tuple[Table, ...] = tuple(("original-2013", (), n) for n in (3, 5, 2, 4))
BOX: tuple[Table, ...] = (("deluxe-2020", ALL, 3),)
SOLO: tuple[Table, ...] = (("deluxe-2020", ("solo", *ALL), 1),)

SEEDS = 8
"""So many games of each way to play show what is looked up."""

GAMES = 4
"""So many games are held against the claims before the solver is asked."""


LONGEST = 3_000
"""No right game has so many choices and draws; a wrong one may never end."""


@cache
def opened(table: Table) -> Reference:
    """Open a kind of game once."""
    edition, options, players = table
    return reference(edition, players, options=options)


@cache
def _checker(edition: str, options: tuple[str, ...]) -> Checker:
    return Checker(effects(edition, options), event)


def _ways(table: Table) -> tuple[Callable[[int], Choose], ...]:
    # Who seeks what options add meets their rules; who makes garments in the base game, those of halls and scoring.
    return (courtier, swarm) if table[1] else (dressmaker, swarm)


def again(table: Table, answers: Iterable[Cell] = ()) -> Reference:
    """Open a game anew, with some answers changed in what the engine looks up."""
    right = opened(table)
    tables = Tables(right.book)
    tables.__dict__.update(right.setting.rule.__dict__)
    for cell in answers:
        tables.__dict__[cell.question] = replaced(getattr(tables, cell.question), cell.case, cell.planted)
    return Reference(tables, right.setting.parts, right.players)


def by_checker(game: Reference, table: Table, players: Iterable[Player]) -> str | None:
    """Give the first effect claim that games violate; a game that breaks down ends there."""
    checker = _checker(table[0], table[1])
    for way, seed in players:
        observer = Observer(game.setting.parts, game.players)
        after = game.new_game()
        try:
            for before, action, after in islice(play(game, way(seed)), LONGEST):
                for facts in observer.observe(before, action, after):
                    if found := checker.check(facts):
                        return found[0].claim.id
            for facts in () if after.todo else observer.result(after, game.winners(after)):
                if found := checker.check(facts):
                    return found[0].claim.id
        except Exception:  # noqa: BLE001, S112 - a game that breaks down says nothing of what is wrong with it
            continue
    return None


def by_checker_anywhere(
    planting: Callable[[], AbstractContextManager[None]], tables: Iterable[Table], seeds: int = SEEDS
) -> str | None:
    """Give the first effect claim that games violate while something is planted."""
    for table in tables:
        opened(table)
        with planting():
            players = [(way, seed) for seed in range(seeds) for way in _ways(table)]
            if found := by_checker(again(table), table, players):
                return found
    return None


@cache
def theory(edition: str) -> Theory:
    """Give what the texts of an edition and its rulings say."""
    return edition_theory(evidence(), library().rulings, edition)


_NORMS: Mapping[str, int] = {"may not": MAY_NOT, "may": MAY, "must": MUST}


def by_agreement(table: Table, cell: Cell) -> bool:
    """Say whether texts and rulings decide the case of a planted answer, and otherwise; the lender's if it is lent."""
    book = opened(table).book
    question = book.question(cell.question)
    case = [d.decode(code) for d, code in zip(question.domains, cell.case, strict=True)]
    lent = book.answer(question, dict(zip(question.names, case, strict=True))).certainty == "borrowed"
    for edition in (table[0], LENDER) if lent else (table[0],):
        verdict = theory(edition).ask(question, case)
        if verdict.state == "determined":
            said = _NORMS[verdict.value] if question.is_norm else verdict.value
            return bool(said != cell.planted)
    return False


@cache
def met(table: Table) -> Mapping[Cell, tuple[Player, ...]]:
    """Give each answer that games look up, with a wrong one in its place, and the games that do."""
    right = opened(table)
    game = Reference(CountingTables(right.book), right.setting.parts, right.players)
    counts = game.setting.rule.counts()
    found: defaultdict[tuple[str, tuple[int, ...]], list[Player]] = defaultdict(list)
    for seed in range(SEEDS):
        for way in _ways(table):
            counts.clear()
            for _ in play(game, way(seed)):
                pass
            for looked_up in counts:
                found[looked_up].append((way, seed))
    return {
        Cell(name, case, other(right.book.question(name), answer)): tuple(players)
        for (name, case), players in sorted(found.items(), key=lambda f: f[0])
        if min(case, default=0) >= 0 and (answer := value(getattr(right.setting.rule, name), case)) is not None
    }


def by_topic(tables: Iterable[Table]) -> Mapping[str, Mapping[Cell, tuple[Table, tuple[Player, ...]]]]:
    """Give the answers that games look up by topic, each with the kind of game that looks it up most often."""
    found: defaultdict[str, dict[Cell, tuple[Table, tuple[Player, ...]]]] = defaultdict(dict)
    for table in tables:
        book = opened(table).book
        for cell, players in met(table).items():
            here = found[book.question(cell.question).topic]
            if cell not in here or len(players) > len(here[cell][1]):
                here[cell] = table, players
    return found


def spread(cells: Iterable[Cell], most: int) -> Iterator[Cell]:
    """Give up to so many of some answers, from all of their questions as evenly as can be."""
    by_question: defaultdict[str, list[Cell]] = defaultdict(list)
    for cell in cells:
        by_question[cell.question].append(cell)
    while by_question and most:
        for question in list(by_question):
            there = by_question[question]
            if most:
                # From the middle, where an answer is neither the first nor the last of a row.
                yield there.pop(len(there) // 2)
                most -= 1
            if not there:
                del by_question[question]


def found_by(cell: Cell, table: Table, players: Iterable[Player]) -> Finder | None:
    """Say who finds a wrong answer in what the engine looks up."""
    if by_checker(again(table, (cell,)), table, list(players)[:GAMES]):
        return Finder.CHECKER
    return Finder.AGREEMENT if by_agreement(table, cell) else None
