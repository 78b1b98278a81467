"""
The ways in which an edition can be played: where a ruling decides, another answer could be played as a house rule.

They are made from the book: every rule that rests on a ruling is a trait; its other answers are those a house rule
may give and the engine plays. What no game shows is no trait of what is played.
"""

from __future__ import annotations

import enum
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Final

from oracle.apps.mutants import Cell, Mutant, Operator, of_question
from oracle.apps.trial_setup import Kind
from oracle.book import Book
from oracle.errors import OracleError
from oracle.questions import Effect, Question
from oracle.rules import Rule
from oracle.terms import show
from specs.editions import EDITIONS, book
from specs.held import BASE, check
from specs.held.cases import HOUSE, cases_of, plain
from specs.held.limits import refuse_unplayable
from specs.reference import Reference
from specs.setting import Setting
from specs.tables import CountingTables, Tables

_NORMS: Final = ("may not", "may", "must")
_OTHER_ANSWERS: Final = frozenset(
    {Operator.FLAG, Operator.LEAVE, Operator.DUTY, Operator.CHOICE, Operator.NUMBER, Operator.EDITION}
)
"""What makes another answer of one rule; the other mutants are mistakes, and nobody's reading."""

Changes = Mapping[tuple[int, ...], Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Trait:
    """
    A rule that rests on a ruling, and the answers it could give.

    Attributes:
        ways: What is changed in each way of playing it; the first is the book's and changes nothing.
        says: Each way in words.
    """

    id: str
    ruling: str
    question: str
    scope: str
    ways: tuple[Changes, ...]
    says: tuple[str, ...]


Settled = Mapping[str, int]
"""The way of each trait that is not played as the book has it."""


def _plain(question: Question, value: Any) -> str:
    return _NORMS[value] if question.is_norm else plain(value)


def house(law: Book, trait: Trait, way: int) -> Iterator[Rule]:
    """Give one way of playing a trait as house rules."""
    question = law.question(trait.question)
    general = tuple(r.id for r in law.by_question[question.id])
    for number, (codes, value) in enumerate(trait.ways[way].items(), start=1):
        guard: Any = True
        for param, domain, code in zip(question.params, question.domains, codes, strict=True):
            here = domain.decode(code)
            is_this = param == here if not isinstance(here, bool) else (param if here else ~param)
            guard = is_this if guard is True else guard & is_this
        answer = _NORMS[value] if question.is_norm else value
        says = dict.fromkeys(("en", "pt", "es"), f"{trait.ruling}: {trait.says[way]}")
        rule = f"{HOUSE}{trait.id}.{number}"
        yield Rule(id=rule, question=question, says=says, answer=answer, when=guard, overrides=general)


def house_file(law: Book, traits: Iterable[Trait], settled: Settled) -> str:
    """Give a file of house rules (`--rulings`) by which a game is played as these traits are settled."""
    lines = ["# What a subject was found to play, where the book follows a ruling of ours.\n"]
    for trait in traits:
        if not (way := settled.get(trait.id, 0)):
            continue
        question = law.question(trait.question)
        lines += ["[[ruling]]", f'id = "{trait.id}"', f'question = "{question.id}"']
        lines += [f'says = "{trait.says[way]}"', "answers = ["]
        for codes, value in trait.ways[way].items():
            case = [
                f"{n} = {_toml(d.decode(c))}" for n, d, c in zip(question.names, question.domains, codes, strict=True)
            ]
            answer = _toml(_NORMS[value] if question.is_norm else value)
            lines.append(f"    {{ {', '.join([*case, f'answer = {answer}'])} }},")
        lines.append("]\n")
    return "\n".join(lines)


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f'"{show(value) if isinstance(value, enum.Enum) else value}"'


def _says(question: Question, mutant: Mutant) -> str:
    """Say what is answered otherwise: the answer, and the cases if not all are of one kind."""
    values = list(dict.fromkeys(_plain(question, v) for v in mutant.changes.values()))
    if len(values) == 1:
        return f"{question.id}: {values[0]}".replace('"', "'")
    return f"{question.id}: {mutant.says}".replace('"', "'")


def traits_of(game: Reference, scope: str) -> list[Trait]:
    """Give the traits of one scope: the base game or an option."""
    law = game.book
    edition = law.edition
    other = book(next(e for e in EDITIONS if e != edition))
    found: list[Trait] = []
    for question in law.catalogue:
        if question.scope != scope or question.effect in {Effect.WORDING, Effect.NONE}:
            continue
        rulings = law.rulings_by_id
        ruled = {r.id: r.ruling for r in law.by_question[question.id] if r.ruling in rulings}
        ruled = {r: ruling for r, ruling in ruled.items() if edition in rulings[ruling].editions}
        ways: dict[str, list[Mutant]] = defaultdict(list)
        arising = {
            tuple(int(d.code(v)) for d, v in zip(question.domains, case.values(), strict=True))
            for case in cases_of(question)
        }
        for mutant in of_question(law, other, question) if ruled else ():
            # A house rule speaks of cases that can arise, and of no others.
            changes = {c: v for c, v in mutant.changes.items() if c in arising}
            if mutant.rule not in ruled or mutant.operator not in _OTHER_ANSWERS:
                continue
            if changes and all(changes != m.changes for m in ways[mutant.rule]):
                ways[mutant.rule].append(replace(mutant, changes=changes))
        for rule, several in ways.items():
            whole = _trait(question, rule, ruled[rule], several)
            good = [m for n, m in enumerate(several, start=1) if _is_playable(game, whole, n)]
            if good:
                found.append(_trait(question, rule, ruled[rule], good))
    return found


def _trait(question: Question, rule: str, ruling: str, ways: Sequence[Mutant]) -> Trait:
    return Trait(
        id=rule,
        ruling=ruling,
        question=question.id,
        scope=question.scope,
        ways=({}, *(m.changes for m in ways)),
        says=("as the book has it", *(_says(question, m) for m in ways)),
    )


def _is_playable(game: Reference, trait: Trait, way: int) -> bool:
    """Say whether the engine plays a house rule rather than refuse it."""
    own, parts = game.book, game.setting.parts
    law = book(own.edition, own.options, tuple(house(own, trait, way)))
    try:
        refuse_unplayable(law, parts)
        check(law, Setting(Tables(law), parts, game.players), only={trait.question})
    except OracleError:
        return False
    return True


Rows = dict[tuple[str, tuple[tuple[tuple[int, ...], Any], ...]], Any]
"""Tables that were read before, by question and what is changed in it."""


class _Changed(Tables):
    """Tables of which some answers are others; what is read is kept for the next one."""

    def __init__(self, base: Tables, changes: Mapping[str, Changes], rows: Rows) -> None:
        super().__init__(base.book)
        self._base, self._changes, self._rows = base, changes, rows
        self.__dict__.update(_read_already(base, changes))

    def _read(self, question: Question) -> Any:
        return _kept(self._base, self._changes, self._rows, question, super()._read)

    def _value(self, question: Question, case: Sequence[Any], codes: tuple[int, ...]) -> Any:  # noqa: ARG002
        return _changed(self._base, self._changes, question, codes)


class _ChangedCounting(CountingTables):
    """The same, counting what is looked up."""

    def __init__(self, base: CountingTables, plain: Tables, changes: Mapping[str, Changes], rows: Rows) -> None:
        super().__init__(base.book)
        self._base, self._plain, self._changes, self._rows = base, plain, changes, rows
        self._counts = base.counts()
        self.__dict__.update(_read_already(base, changes))

    def _read(self, question: Question) -> Any:
        return _kept(self._base, self._changes, self._rows, question, super()._read)

    def _value(self, question: Question, case: Sequence[Any], codes: tuple[int, ...]) -> Any:  # noqa: ARG002
        return _changed(self._plain, self._changes, question, codes)


def _read_already(base: Tables, changes: Mapping[str, Changes]) -> dict[str, Any]:
    """Give the tables that were read already and are the same."""
    return {name: rows for name, rows in base.__dict__.items() if name[0] != "_" and name not in changes}


def _kept(
    base: Tables, changes: Mapping[str, Changes], rows: Rows, question: Question, read: Callable[[Question], Any]
) -> Any:
    """Give the table of a question: that of the book, or one with other answers, read once."""
    if question.id not in changes:
        return getattr(base, question.id)
    key = (question.id, tuple(changes[question.id].items()))
    if key not in rows:
        rows[key] = read(question)
    return rows[key]


def _changed(base: Tables, changes: Mapping[str, Changes], question: Question, codes: tuple[int, ...]) -> Any:
    """Give an answer where some are others."""
    own = changes[question.id]
    if codes in own:
        return own[codes]
    row = getattr(base, question.id)
    for code in codes:
        row = row[code]
    return row


_MOST_OPEN: Final = 4000
"""So many games of a kind are kept open."""


_Games = dict[frozenset[tuple[str, int]], Reference]


class Ground:
    """
    A kind of game played by the rules of one edition, in every way that its traits leave.

    The parts are those of the kind, whose edition may be another: a subject plays with the parts that it is given.

    Attributes:
        kind: What a subject is asked to play.
        edition: By whose rules it is played.
        traits: By id; those of the base game, and of the option that is played.
        by_cell: Which traits have ways of their own for an answer.
    """

    def __init__(self, kind: Kind, edition: str) -> None:
        self.kind = kind
        self.edition = edition
        own = kind.opened()
        self._parts, self._seats, self._digest = own.setting.parts, own.players, own.header()["components"]
        self.book = own.book if edition == kind.edition else book(edition)
        self._plain, self._counting = Tables(self.book), CountingTables(self.book)
        self._rows: tuple[Rows, Rows] = ({}, {})
        self._games: _Games = {}
        self._counting_games: _Games = {}
        self._recent: tuple[Settled, Reference] = {}, own
        self._recently_counting: tuple[Settled, Reference] = {}, own
        self._counting.counts().clear()
        Reference(self._counting, self._parts, self._seats)
        # What a game reads when it is opened; where it is changed, a game must be opened anew.
        self._at_start = frozenset(q for q, _ in self._counting.counts())
        self.scope = kind.options[0] if kind.options else BASE
        self.traits: dict[str, Trait] = {}
        self.by_cell: dict[Cell, list[str]] = {}

    def take(self, traits: Mapping[str, Trait]) -> None:
        """Take what can be played otherwise."""
        self.traits = dict(traits)
        for name, trait in traits.items():
            for cell in dict.fromkeys((trait.question, codes) for way in trait.ways for codes in way):
                self.by_cell.setdefault(cell, []).append(name)

    def find(self) -> list[Trait]:
        """Give the traits that can be played here."""
        return traits_of(self.game({}), self.scope)

    @property
    def opening(self) -> dict[str, Any]:
        """What a subject is told at the start of a game."""
        kind = self.kind
        return {
            "edition": kind.edition,
            "players": kind.players,
            "options": list(kind.options),
            "components": self._digest,
        }

    def changes(self, settled: Settled) -> dict[str, dict[tuple[int, ...], Any]]:
        """Give all that is changed where traits are settled, by question."""
        found: dict[str, dict[tuple[int, ...], Any]] = {}
        for name, way in settled.items():
            if (trait := self.traits.get(name)) is not None and trait.ways[way]:
                found.setdefault(trait.question, {}).update(trait.ways[way])
        return found

    def game(self, settled: Settled) -> Reference:
        """Open the game; it is the same object for the same ways of playing."""
        if settled is not self._recent[0]:
            self._recent = settled, self._opened(self._games, settled, self._tables)
        return self._recent[1]

    def counting(self, settled: Settled) -> Reference:
        """Open the game with tables that count; all count together."""
        if settled is not self._recently_counting[0]:
            self._recently_counting = settled, self._opened(self._counting_games, settled, self._counting_tables)
        return self._recently_counting[1]

    def _tables(self, changes: Mapping[str, Changes]) -> Tables:
        return _Changed(self._plain, changes, self._rows[0])

    def _counting_tables(self, changes: Mapping[str, Changes]) -> Tables:
        return _ChangedCounting(self._counting, self._plain, changes, self._rows[1])

    def _opened(
        self, games: _Games, settled: Settled, tables_of: Callable[[Mapping[str, Changes]], Tables]
    ) -> Reference:
        key = frozenset(settled.items())
        if (found := games.get(key)) is not None:
            return found
        changes = self.changes(settled)
        tables = tables_of(changes)
        if not games:
            games[frozenset()] = Reference(tables_of({}), self._parts, self._seats)
        if self._at_start.isdisjoint(changes):
            found = copy(games[frozenset()])
            found.setting = copy(found.setting)
            found.setting.rule = tables
        else:
            found = Reference(tables, self._parts, self._seats)
        if len(games) > _MOST_OPEN:
            games.clear()
        else:
            games[key] = found
        return found

    def judged(self, settled: Settled) -> Reference:
        """Open the game with a book in which what is settled stands as house rules, so that it can be explained."""
        rules = [
            r for name, way in settled.items() if name in self.traits for r in house(self.book, self.traits[name], way)
        ]
        law = book(self.edition, self.book.options, tuple(rules))
        return Reference(Tables(law), self._parts, self._seats)


def cells(trait: Trait, way: int, before: int = 0) -> list[Cell]:
    """Give the answers that differ between two ways."""
    one, other = trait.ways[way], trait.ways[before]
    return [(trait.question, codes) for codes in {**one, **other}]
