"""
Mutants of rules: books that differ from the one that is played in one rule, and the positions that tell them apart.

A mutant is made from what a rule answers, case by case: another number, leave withdrawn or given, the other of two, an
exception forgotten, a limit shifted, two kinds exchanged, the other edition's answer. What changes no answer is no
mutant. A mutant is killed by a step of a game at which the changed book allows or brings about something else.
"""

from __future__ import annotations

import enum
import itertools
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from oracle.book import Book
from oracle.engine.play import Choose
from oracle.errors import OracleError
from oracle.questions import Effect, Question
from oracle.rules import Rule
from specs.reference import Reference
from specs.tables import MAY, MAY_NOT, MUST, Tables

Cell = tuple[str, tuple[int, ...]]
"""A question, and the codes of a case."""

_NO_ANSWER: Final = object()


class Operator(enum.Enum):
    """What was done to a rule."""

    NUMBER = "a number is off by one"
    LEAVE = "leave is withdrawn or given"
    DUTY = "leave becomes a duty, or a duty leave"
    FLAG = "yes becomes no"
    CHOICE = "another of the possible answers"
    ORDER = "two steps change places"
    EXCEPTION = "an exception is forgotten"
    LIMIT = "a limit is shifted by one"
    KIND = "two kinds are exchanged"
    EDITION = "the other edition's answer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutant:
    """
    A rule that is wrong.

    Attributes:
        rule: The id of the rule.
        changes: The answers that differ, as tables hold them.
    """

    rule: str
    question: str
    operator: Operator
    says: str
    changes: Mapping[tuple[int, ...], Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Kill:
    """
    A step at which a mutant shows.

    Attributes:
        trace: The number of the game in the corpus.
        ply: The number of actions before it.
        action: The action that is allowed by one of the two books alone, or whose effect differs.
        legal: Whether the right book allows it; None where both do and its effect differs.
    """

    trace: int
    ply: int
    action: Any
    legal: bool | None


@dataclass(slots=True)
class Corpus:
    """
    Games with what each step looked up.

    Attributes:
        games: The reference game of each trace.
        traces: The actions of each game.
        steps: (trace, ply, position, action, legal actions, position after it) each.
        looked_up: The steps at which a cell was looked up: up to `most` for each; of one game the first few, and then
            ever fewer, so that late steps are among them.
    """

    most: int = 600
    first: int = 8
    games: list[Reference] = field(default_factory=list)
    traces: list[list[Any]] = field(default_factory=list)
    steps: list[tuple[int, int, Any, Any, list[Any], Any]] = field(default_factory=list)
    looked_up: dict[Cell, list[int]] = field(default_factory=lambda: defaultdict(list))

    def add(self, counting: Reference, game: Reference, choose: Choose) -> None:
        """Play a game with tables that count, and keep each step that looked up something that is not common yet."""
        counts: Counter[Cell] = counting.setting.rule.counts()
        number = len(self.games)
        here: Counter[Cell] = Counter()
        self.games.append(game)
        trace: list[Any] = []
        position = counting.new_game()
        while not counting.is_over(position):
            counts.clear()
            legal = counting.legal_actions(position)
            action = choose(position, legal)
            after = counting.after(position, action)
            here.update(dict.fromkeys(counts, 1))
            rare = [c for c in counts if _is_kept(here[c], self.first) and len(self.looked_up[c]) < self.most]
            if rare:
                step = len(self.steps)
                self.steps.append((number, len(trace), position, action, legal, after))
                for cell in rare:
                    self.looked_up[cell].append(step)
            trace.append(action)
            position = after
        self.traces.append(trace)


def _is_kept(number: int, first: int) -> bool:
    """Say whether the so-many-eth time that something comes up in a game is kept."""
    return number <= first or number & (number - 1) == 0


def _codes(question: Question) -> Iterator[tuple[tuple[Any, ...], tuple[int, ...]]]:
    for case in itertools.product(*(d.values for d in question.domains)):
        yield case, tuple(int(d.code(v)) for d, v in zip(question.domains, case, strict=True))


def _plain(question: Question, value: Any) -> Any:
    if question.is_norm and value is not None:
        return {"may not": MAY_NOT, "may": MAY, "must": MUST}[value]
    return value


def answers(book: Book, question: Question) -> tuple[dict[tuple[int, ...], Any], dict[str, list[tuple[int, ...]]]]:
    """Give every answer of a question, and the cases that each rule decides."""
    found: dict[tuple[int, ...], Any] = {}
    by_rule: dict[str, list[tuple[int, ...]]] = defaultdict(list)
    for case, codes in _codes(question):
        answer = book.answer(question, dict(zip(question.names, case, strict=True)))
        found[codes] = _plain(question, answer.value)
        for rule in answer.rules:
            by_rule[rule.id].append(codes)
    return found, by_rule


def mutants(book: Book, other: Book | None, scopes: Iterable[str]) -> list[Mutant]:
    """Give the mutants of every rule that play can show."""
    wanted = frozenset(scopes)
    found: list[Mutant] = []
    for question in book.catalogue:
        if question.scope not in wanted or question.effect in {Effect.WORDING, Effect.NONE}:
            continue
        found += of_question(book, other, question)
    return found


def of_question(book: Book, other: Book | None, question: Question) -> list[Mutant]:
    """Give the mutants of the rules that answer one question."""
    said, by_rule = answers(book, question)
    theirs = answers(other, question)[0] if other else {}
    found: list[Mutant] = []
    seen: set[tuple[Any, ...]] = set()
    for rule in book.by_question[question.id]:
        for operator, says, changes in _of_rule(book, question, rule, said, by_rule.get(rule.id, []), theirs):
            real = {c: v for c, v in changes.items() if v != said[c] and said[c] is not None and v is not None}
            key = tuple(sorted((c, str(v)) for c, v in real.items()))
            if real and key not in seen:
                seen.add(key)
                found.append(Mutant(rule=rule.id, question=question.id, operator=operator, says=says, changes=real))
    return found


Change = tuple[Operator, str, dict[tuple[int, ...], Any]]


def _of_rule(
    book: Book,
    question: Question,
    rule: Rule,
    said: Mapping[tuple[int, ...], Any],
    decided: Sequence[tuple[int, ...]],
    theirs: Mapping[tuple[int, ...], Any],
) -> Iterator[Change]:
    if not decided:
        return
    yield from _other_answers(question, said, decided)
    if rule.overrides:
        yield Operator.EXCEPTION, f"{rule.id} is forgotten", dict(_without(book, question, rule, decided))
    yield from _shifted(question, said, decided)
    yield from _exchanged(question, said)
    if theirs:
        yield Operator.EDITION, "as the other edition has it", {c: theirs[c] for c in decided}


def _other_answers(
    question: Question, said: Mapping[tuple[int, ...], Any], decided: Sequence[tuple[int, ...]]
) -> Iterator[Change]:
    sample = said[decided[0]]
    if question.is_norm:
        yield Operator.LEAVE, "leave is turned round", {c: MAY if not said[c] else MAY_NOT for c in decided}
        yield Operator.DUTY, "duty is turned round", {c: {MAY: MUST, MUST: MAY}.get(said[c]) for c in decided}
    elif isinstance(sample, bool):
        yield Operator.FLAG, "yes and no are exchanged", {c: not said[c] for c in decided}
    elif isinstance(sample, int):
        if question.id.endswith("_position"):
            yield from _swapped(said, decided)
            return
        yield Operator.NUMBER, "one more", {c: said[c] + 1 for c in decided if isinstance(said[c], int)}
        yield Operator.NUMBER, "one less", {c: said[c] - 1 for c in decided if isinstance(said[c], int) and said[c]}
    elif isinstance(sample, enum.Enum):
        for member in type(sample):
            if member is not sample:
                yield Operator.CHOICE, f"{member.value} for {sample.value}", dict.fromkeys(decided, member)


def _swapped(said: Mapping[tuple[int, ...], Any], decided: Sequence[tuple[int, ...]]) -> Iterator[Change]:
    order = sorted((c for c in said if said[c] is not None), key=lambda c: said[c])
    for codes in decided:
        place = order.index(codes)
        if place + 1 < len(order):
            after = order[place + 1]
            yield Operator.ORDER, "it changes places with the next", {codes: said[after], after: said[codes]}


def _without(
    book: Book, question: Question, rule: Rule, decided: Sequence[tuple[int, ...]]
) -> Iterator[tuple[tuple[int, ...], Any]]:
    """Give what the overridden rules would answer in the cases of an exception."""
    poorer = _Without(book, rule)
    for case, codes in _codes(question):
        if codes in decided:
            answer = poorer.answer(question, dict(zip(question.names, case, strict=True)))
            if answer is not _NO_ANSWER:
                yield codes, _plain(question, answer)


class _Without:
    """A book without one rule."""

    def __init__(self, book: Book, rule: Rule) -> None:
        self._book = replace(book, rules=tuple(r for r in book.rules if r is not rule))

    def answer(self, question: Question, case: Mapping[str, Any]) -> Any:
        try:
            answer = self._book.answer(question, case)
        except OracleError:
            return _NO_ANSWER
        return answer.value if answer.rules else _NO_ANSWER


def _shifted(
    question: Question, said: Mapping[tuple[int, ...], Any], decided: Sequence[tuple[int, ...]]
) -> Iterator[Change]:
    """Shift the limit of a rule by one along each parameter that is a number."""
    inside = set(decided)
    for place, domain in enumerate(question.domains):
        values = domain.values
        if not all(isinstance(v, int) and not isinstance(v, bool) for v in values):
            continue
        for step in (1, -1):
            wider: dict[tuple[int, ...], Any] = {}
            narrower: dict[tuple[int, ...], Any] = {}
            for codes in decided:
                near = (*codes[:place], codes[place] + step, *codes[place + 1 :])
                if near in said and near not in inside:
                    wider[near] = said[codes]
                    narrower[codes] = said[near]
            yield Operator.LIMIT, f"{question.names[place]}: the limit takes in one more", wider
            yield Operator.LIMIT, f"{question.names[place]}: the limit leaves out one", narrower


def _exchanged(question: Question, said: Mapping[tuple[int, ...], Any]) -> Iterator[Change]:
    """Exchange two neighbouring kinds of a parameter."""
    for place, domain in enumerate(question.domains):
        if not domain.values or not isinstance(domain.values[0], enum.Enum):
            continue
        codes_of = [int(domain.code(v)) for v in domain.values]
        for one, two in itertools.pairwise(codes_of):
            turned = {one: two, two: one}
            changes = {c: said[(*c[:place], turned[c[place]], *c[place + 1 :])] for c in said if c[place] in turned}
            yield Operator.KIND, f"{question.names[place]}: two are exchanged", changes


class _OnlyAsked(int):
    """An answer that notes when anything but whether it is allowed is asked of it."""

    compared = False

    def __eq__(self, other: object) -> bool:
        _OnlyAsked.compared = True
        return int(self) == other

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = int.__hash__


class Trial:
    """Holds mutants against a corpus."""

    def __init__(self, corpus: Corpus, opened: Callable[[Reference], Reference]) -> None:
        self._corpus = corpus
        # Each game once more, with tables of its own that can be changed.
        self._games: dict[int, Reference] = {}
        self._opened = opened

    def _game(self, original: Reference) -> Reference:
        if id(original) not in self._games:
            self._games[id(original)] = self._opened(original)
        return self._games[id(original)]

    def kill(self, mutant: Mutant) -> Kill | None:
        """Give the earliest step that was kept at which a mutant shows."""
        steps = sorted({s for c in mutant.changes for s in self._corpus.looked_up.get((mutant.question, c), ())})
        steps.sort(key=lambda s: self._corpus.steps[s][1])
        changed: dict[int, tuple[Tables, Any]] = {}
        try:
            for step in steps:
                trace, ply, position, action, legal, after = self._corpus.steps[step]
                game = self._game(self._corpus.games[trace])
                tables = game.setting.rule
                if id(game) not in changed:
                    changed[id(game)] = (tables, getattr(tables, mutant.question))
                    tables.__dict__[mutant.question] = _with(changed[id(game)][1], mutant.changes)
                found = _differs(game, position, action, legal, after)
                if found is not None:
                    return Kill(trace=trace, ply=ply, action=found[0], legal=found[1])
        finally:
            for tables, before in changed.values():
                tables.__dict__[mutant.question] = before
        return None

    def is_the_same(self, mutant: Mutant) -> bool:
        """
        Say whether a mutant is no other game: where leave and duty are exchanged, and all that is ever asked is leave.

        Every step that was kept is played with answers that note what is asked of them.
        """
        if mutant.operator is not Operator.DUTY or not all(mutant.changes.values()):
            return False
        noting = {c: _OnlyAsked(v) for c, v in mutant.changes.items()}
        _OnlyAsked.compared = False
        seen = Mutant(
            rule=mutant.rule, question=mutant.question, operator=mutant.operator, says=mutant.says, changes=noting
        )
        return self.kill(seen) is None and not _OnlyAsked.compared


def _with(row: Any, changes: Mapping[tuple[int, ...], Any]) -> Any:
    """Give a table with some cells changed."""
    if () in changes:
        return changes[()]
    found = list(row)
    by_first: dict[int, dict[tuple[int, ...], Any]] = defaultdict(dict)
    for codes, value in changes.items():
        by_first[codes[0]][codes[1:]] = value
    for place, rest in by_first.items():
        found[place] = _with(found[place], rest)
    return tuple(found)


def _differs(
    game: Reference, position: Any, action: Any, legal: Sequence[Any], after: Any
) -> tuple[Any, bool | None] | None:
    try:
        now = game.legal_actions(position)
        if now != legal:
            lost = next((a for a in legal if a not in now), None)
            if lost is not None:
                return lost, True
            gained = next((a for a in now if a not in legal), None)
            return (gained, False) if gained is not None else None
        if game.after(position, action) != after:
            return action, None
    except (ArithmeticError, LookupError, TypeError, ValueError, AttributeError, OracleError):
        # A book that cannot be played by is told apart from one that can.
        return action, None
    return None
