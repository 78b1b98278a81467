"""
Games in which wrong books are tried, and the questions at which they are told from the right one.

Each step of a game is kept with the answers that it looked up. A mutant of one of these is played at the steps that
looked it up: where it allows something else, or brings about something else, a question tells it from the right book.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from oracle.apps.mutants import Cell, Mutant, with_changes
from oracle.engine.play import Choose
from oracle.errors import OracleError
from specs.reference import Reference
from specs.steps import Step
from specs.tables import Tables

BROKEN: Final = (ArithmeticError, LookupError, TypeError, ValueError, AttributeError, StopIteration, OracleError)
"""What a game by a wrong book may end in, where it cannot be played by that."""

_SOON: Final = 40
"""So many actions are gone on where books differ only in what is to be done next."""

_BESIDE: Final = 60
"""In so many steps other choices are looked at."""

_ASIDE: Final = 40
"""So many other choices are looked at in a step."""


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Probe:
    """
    A question that is put in a game.

    Attributes:
        trace: The number of the game in the corpus.
        ply: So many actions of it are done.
        then: What is done next, as text, whether the game goes on so or not; empty for nothing.
        kind: What is asked: `legality`, `legal-actions`, `position`, `score` or `view`.
        about: The action whose legality is asked, as text; the player whose view it is.
    """

    trace: int
    ply: int
    then: str = ""
    kind: str
    about: str = ""

    @property
    def length(self) -> int:
        """The number of actions before the question."""
        return self.ply + bool(self.then)


@dataclass(frozen=True, slots=True)
class Played:
    """A step of a game that is kept; `seen` says that players look at the table after it."""

    trace: int
    ply: int
    before: Any
    action: Any
    legal: list[Any]
    after: Any
    seen: bool = False


@dataclass(slots=True)
class Corpus:
    """
    Games with what each step looked up.

    Attributes:
        most: So many steps are kept at which a cell was looked up.
        first: Of one game the first few of these, and then ever fewer, so that late steps are among them.
        games: The reference game of each trace.
        traces: The actions of each game.
        at_setup: By reference game, the cells that are looked up when the game is opened.
    """

    most: int = 600
    first: int = 8
    games: list[Reference] = field(default_factory=list)
    traces: list[list[Any]] = field(default_factory=list)
    steps: list[Played] = field(default_factory=list)
    looked_up: dict[Cell, list[int]] = field(default_factory=lambda: defaultdict(list))
    at_setup: dict[Cell, list[Reference]] = field(default_factory=lambda: defaultdict(list))

    def opened(self, counting: Reference, game: Reference) -> None:
        """Note what a game looked up when it was opened."""
        counting.new_game()
        for cell in counting.setting.rule.counts():
            self.at_setup[cell].append(game)

    def add(self, counting: Reference, game: Reference, choose: Choose, asides: Sequence[tuple[int, str]] = ()) -> None:
        """
        Play a game with tables that count, and keep each step that looked up something that is not common yet.

        Args:
            asides: Other choices than the game takes, by the number of actions before them; they are kept as well.
        """
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
            seen = after.todo and after.todo[-1][0] == Step.CARD and position.todo[-1][0] == Step.HAND
            if seen:
                counting.view(after, 0)
            if counting.is_over(after):
                counting.winners(after)
            step = Played(number, len(trace), position, action, legal, after, bool(seen))
            # What is looked up all the time shows where it comes to bear, and that is rare.
            self._keep(step, counts, here, always=after.all_halls != position.all_halls)
            for _, text in (a for a in asides if a[0] == len(trace)):
                counts.clear()
                counting.legal_actions(position)
                other = counting.read(text)
                found = counting.after(position, other)
                self._keep(Played(number, len(trace), position, other, legal, found), counts, Counter(), always=True)
            trace.append(action)
            position = after
        self.traces.append(trace)

    def steps_of(self, cells: Iterable[Cell]) -> list[Played]:
        """Give the steps that looked up any of some cells, those early in a game first."""
        found = {s for c in cells for s in self.looked_up.get(c, ())}
        return sorted((self.steps[s] for s in found), key=lambda s: (s.ply, s.trace))

    def _keep(self, step: Played, counts: Counter[Cell], here: Counter[Cell], *, always: bool = False) -> None:
        here.update(dict.fromkeys(counts, 1))
        rare = [c for c in counts if _is_kept(here[c], self.first) and len(self.looked_up[c]) < self.most]
        if rare or always:
            number = len(self.steps)
            self.steps.append(step)
            for cell in counts if always else rare:
                self.looked_up[cell].append(number)


def _is_kept(number: int, first: int) -> bool:
    """Say whether the so-many-eth time that something comes up in a game is kept."""
    return number <= first or number & (number - 1) == 0


class Trial:
    """Holds mutants against a corpus."""

    def __init__(self, corpus: Corpus) -> None:
        self._corpus = corpus
        # Each game once more, with tables of its own that can be changed.
        self._games: dict[int, Reference] = {}

    def steps(self, mutant: Mutant) -> list[Played]:
        """Give the steps that looked up what a mutant answers otherwise, those early in a game first."""
        return self._corpus.steps_of((mutant.question, c) for c in mutant.changes)

    def probes(self, mutant: Mutant, most: int, *, aside: bool = False) -> list[Probe]:
        """
        Give questions at which a mutant shows, the earliest first.

        Args:
            most: So many are enough.
            aside: Whether other choices than those of the games are tried as well, where these do not show it.
        """
        found = list(self._at_setup(mutant))
        changed: dict[int, tuple[Tables, Any]] = {}
        try:
            for others in (False, True) if aside else (False,):
                steps = self.steps(mutant)
                for step in steps[:_BESIDE] if others else steps:
                    if len(found) >= most:
                        return found
                    right = self._corpus.games[step.trace]
                    wrong = self._changed(right, mutant, changed)
                    look = _beside if others else _differs
                    probe = look(wrong, right, step, self._corpus.traces[step.trace])
                    if probe is not None:
                        found.append(probe)
                if found:
                    break
        finally:
            for tables, before in changed.values():
                tables.__dict__[mutant.question] = before
        return found

    def _changed(self, right: Reference, mutant: Mutant, changed: dict[int, tuple[Tables, Any]]) -> Reference:
        if id(right) not in self._games:
            self._games[id(right)] = Reference(Tables(right.book), right.setting.parts, right.players)
        wrong = self._games[id(right)]
        if id(right) not in changed:
            tables = wrong.setting.rule
            changed[id(right)] = (tables, getattr(tables, mutant.question))
            tables.__dict__[mutant.question] = with_changes(changed[id(right)][1], mutant.changes)
        return wrong

    def _at_setup(self, mutant: Mutant) -> Iterator[Probe]:
        """Open the games anew by a wrong book, where it was looked up at that."""
        cells = ((mutant.question, c) for c in mutant.changes)
        games = {id(g): g for c in cells for g in self._corpus.at_setup.get(c, ())}
        for right in games.values():
            trace = self._corpus.games.index(right)
            start = right.legal_actions(right.new_game())[0]
            probe = Probe(trace=trace, ply=0, then=right.write(self._corpus.traces[trace][0]), kind="position")
            try:
                wrong = reopened(right, mutant)
                if wrong.show(wrong.after(wrong.new_game(), start)) != right.show(right.after(right.new_game(), start)):
                    yield probe
            except BROKEN:
                yield probe


def reopened(game: Reference, mutant: Mutant) -> Reference:
    """Open a game once more by a book with one rule changed, so that what is looked up when it is opened is, too."""
    tables = Tables(game.book)
    # What was read is not read once more.
    tables.__dict__.update(game.setting.rule.__dict__)
    tables.__dict__[mutant.question] = with_changes(getattr(tables, mutant.question), mutant.changes)
    return Reference(tables, game.setting.parts, game.players)


def _differs(wrong: Reference, right: Reference, step: Played, trace: Sequence[Any]) -> Probe | None:
    """Give the question at which a wrong book shows in a step of a game, or soon after it."""

    def probe(kind: str, about: str = "", *, then: bool = True) -> Probe:
        text = right.write(step.action) if then else ""
        return Probe(trace=step.trace, ply=step.ply, then=text, kind=kind, about=about)

    try:
        if other := _unlike(step.legal, wrong.legal_actions(step.before)):
            return probe("legality", right.write(other), then=False)
        after = wrong.after(step.before, step.action)
        if after != step.after:
            if _is_shown(wrong, right, after, step.after):
                return probe("position")
            if step.action == trace[step.ply]:
                return _later(wrong, right, after, step, trace)
        if step.seen and wrong.view(after, 0) != right.view(after, 0):
            return probe("view", "0")
        if right.is_over(after) and wrong.winners(after) != right.winners(after):
            return probe("score")
    except BROKEN:
        # A book that cannot be played by is told apart from one that can.
        return probe("position")
    return None


def _unlike(ours: Sequence[Any], theirs: Sequence[Any]) -> Any | None:
    """Give an action that is legal by one book only."""
    if ours == theirs:
        return None
    return next((a for a in ours if a not in theirs), None) or next((a for a in theirs if a not in ours), None)


def _later(wrong: Reference, right: Reference, theirs: Any, step: Played, trace: Sequence[Any]) -> Probe | None:
    """Go on where two books differ only in what is to be done, until that shows."""
    ours = step.after
    for ply in range(step.ply + 1, min(step.ply + _SOON, len(trace))):
        here = Probe(trace=step.trace, ply=ply, kind="legality")
        if bool(theirs.todo) is not bool(ours.todo):
            return replace(here, kind="legal-actions")
        if other := _unlike(right.legal_actions(ours), wrong.legal_actions(theirs)):
            return replace(here, about=right.write(other))
        ours, theirs = right.after(ours, trace[ply]), wrong.after(theirs, trace[ply])
        if ours == theirs:
            return None
        if _is_shown(wrong, right, theirs, ours):
            return replace(here, then=right.write(trace[ply]), kind="position")
    return None


def _is_shown(wrong: Reference, right: Reference, theirs: Any, ours: Any) -> bool:
    """Say whether two positions are told apart by what lies on the table, and not only by what is to be done."""
    shown, seen = right.show(ours), wrong.show(theirs)
    return {**shown, "todo": ()} != {**seen, "todo": ()}


def _beside(wrong: Reference, right: Reference, step: Played, _trace: Sequence[Any]) -> Probe | None:
    """Give another choice in a step, whose effect is another by a wrong book."""
    for action in step.legal[:_ASIDE]:
        then = Probe(trace=step.trace, ply=step.ply, then=right.write(action), kind="position")
        ours = right.after(step.before, action)
        try:
            theirs = wrong.after(step.before, action)
            if _is_shown(wrong, right, theirs, ours):
                return then
            if theirs.todo and set(wrong.legal_actions(theirs)) != set(right.legal_actions(ours)):
                return Probe(trace=step.trace, ply=step.ply, then=then.then, kind="legal-actions")
        except BROKEN:
            return then
    return None
