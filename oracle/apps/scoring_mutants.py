"""
The mutation score: every wrong form of every rule, where it is told from the right one, and why some are not.

A wrong answer that is read is played by a changed book (`trials`); one that the engine embodies is planted at the
event at which it decides (`embodied`, `moments`). What is left is no other game, which is proved, or it survives.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Final

from oracle.apps.embodied import (
    AS_POINTS,
    BY_PARTS,
    OF_LEAVE,
    OF_PARTS,
    OF_VIEW,
    SAID_TWICE,
    Alteration,
    Altered,
    Embodied,
    about,
    alterations,
)
from oracle.apps.equivalents import PROOFS, why_the_same
from oracle.apps.moments import Moments
from oracle.apps.mutants import Mutant, Operator
from oracle.apps.trials import Corpus, Played, Probe, Trial
from oracle.book import Book
from specs.held.events import Event
from specs.held.limits import PLAYED
from specs.held.never import never
from specs.reference import Reference

_EACH: Final = 6
"""So many questions are looked for at which a mutant shows, so that few can be chosen for all."""

_STEPS: Final = 80
"""So many steps are looked at for an answer that is read and not played."""


@dataclass(slots=True)
class Score:
    """
    How many mutants of a rule are killed.

    Attributes:
        equivalent: Those that were shown to change nothing in any game.
    """

    mutants: int = 0
    killed: int = 0
    equivalent: int = 0


@dataclass(slots=True)
class Verdicts:
    """
    What became of all mutants.

    Attributes:
        shown_by: The questions at which each mutant, or each form of it, shows.
        of: The mutants that each of these belongs to.
        same: Mutants that are no other game, with the proof in words.
        survivors: Mutants that nothing tells apart.
        unplayed: By reason, the mutants of what play cannot show.
        planted: How many of the killed were planted at an event, where the others were played by a changed book.
    """

    shown_by: dict[Hashable, list[Probe]] = field(default_factory=dict)
    of: dict[Hashable, list[Mutant]] = field(default_factory=lambda: defaultdict(list))
    killed: list[Mutant] = field(default_factory=list)
    same: list[tuple[Mutant, str]] = field(default_factory=list)
    survivors: list[Mutant] = field(default_factory=list)
    unplayed: dict[str, list[Mutant]] = field(default_factory=lambda: defaultdict(list))
    planted: int = 0


class Judge:
    """
    Tries mutants.

    Args:
        wide: Whether other choices than those of the games are tried too.
    """

    def __init__(self, book: Book, corpus: Corpus, games: Sequence[Reference], held: Embodied, *, wide: bool) -> None:
        self._book = book
        self._corpus = corpus
        self._games = games
        self._held = held
        self._wide = wide
        self._trial = Trial(corpus)
        self.moments = Moments(corpus)

    def judge(self, mutants: Sequence[Mutant]) -> Verdicts:
        """Say of each mutant what becomes of it."""
        found = Verdicts()
        for number, mutant in enumerate(mutants):
            if why := self._cannot_show(mutant):
                found.unplayed[why].append(mutant)
            elif self._is_read(mutant):
                probes = self._trial.probes(mutant, _EACH)
                if not probes and self._wide:
                    probes = self._trial.probes(mutant, _EACH, aside=True)
                if probes:
                    found.shown_by[number] = probes
                    found.of[number].append(mutant)
                    found.killed.append(mutant)
                elif why := why_the_same(mutant, self._games):
                    found.same.append((mutant, why))
                elif self._is_unplayed(mutant):
                    self._plant(found, mutant, (None,))
                else:
                    found.survivors.append(mutant)
            elif mutant.question in self._held.events:
                self._plant(found, mutant, self._held.events[mutant.question])
            elif mutant.question in AS_POINTS:
                self._plant(found, mutant, (None,))
            elif why := why_the_same(mutant, self._games):
                found.same.append((mutant, why))
            else:
                found.survivors.append(mutant)
        return found

    def _cannot_show(self, mutant: Mutant) -> str:
        """Give why an answer cannot show in play; empty if it can."""
        if mutant.question in self._held.unplayed:
            return self._held.unplayed[mutant.question]
        if mutant.question in BY_PARTS:
            return OF_PARTS
        reasons = [never(g.setting, mutant.question) for g in self._games]
        return reasons[0] if all(reasons) else ""

    def _is_read(self, mutant: Mutant) -> bool:
        cells = [(mutant.question, c) for c in mutant.changes]
        return any(c in self._corpus.looked_up or c in self._corpus.at_setup for c in cells)

    def _is_unplayed(self, mutant: Mutant) -> bool:
        """Say whether the engine reads an answer that it cannot play: leave that is a duty, a choice of a player's."""
        if mutant.question in SAID_TWICE:
            return True
        if mutant.is_norm:
            # That a duty is none is never proved by trying both: the engine asks only whether something is allowed.
            return mutant.question not in PROOFS or mutant.operator is Operator.DUTY
        question = self._book.question(mutant.question)
        played = PLAYED.get(mutant.question)
        if played is None:
            return False
        cases = ([d.decode(c) for d, c in zip(question.domains, codes, strict=True)] for codes in mutant.changes)
        parts = self._games[0].setting.parts
        return any(v not in played(parts, *case) for case, v in zip(cases, mutant.changes.values(), strict=True))

    def _plant(self, found: Verdicts, mutant: Mutant, events: Sequence[Event | None]) -> None:
        """Plant a wrong answer at the events at which it decides, or wherever it is looked up."""
        forms = self._forms(found, mutant, events)
        for key in forms:
            found.of[key].append(mutant)
        if forms:
            found.killed.append(mutant)
            found.planted += 1
        else:
            found.survivors.append(mutant)

    def _forms(self, found: Verdicts, mutant: Mutant, events: Sequence[Event | None]) -> list[Hashable]:
        """Give the forms of a wrong answer that show; the last ones are for when no other does."""
        for ways in (alterations(mutant), (Alteration.MORE, Alteration.LEFT_OUT), (Alteration.GOES_ON,)):
            shown = []
            for event in events:
                for way in ways:
                    for place in self._at(mutant, event, way):
                        form = Altered(event=event, alteration=way, place=place)
                        key: Hashable = form if event else (mutant.question, form)
                        if key not in found.shown_by:
                            steps = () if event else self._steps(mutant)
                            at = self.moments.probes(form) if event else self.moments.probes_at(steps, form)
                            found.shown_by[key] = list(at)
                        if found.shown_by[key]:
                            shown.append(key)
            if shown:
                return list(dict.fromkeys(shown))
        return []

    def _steps(self, mutant: Mutant) -> Sequence[Played]:
        """Give the steps at which an answer that is read, and not played, is or would be looked up."""
        if (cell := AS_POINTS.get(mutant.question)) is not None:
            return self._corpus.steps_of((cell,))[:_STEPS]
        return self._trial.steps(mutant)[:_STEPS]

    def _at(self, mutant: Mutant, event: Event | None, way: Alteration) -> tuple[str, ...]:
        """Give the places where a wrong form shows: of what the question is about, that which the event changes."""
        if way in OF_LEAVE | OF_VIEW:
            return ("",)
        own = about(mutant.question)
        if event is None:
            return own
        changed = tuple(p for p in own if self.moments.changes(event, p))
        if way is Alteration.BESIDES:
            still = tuple(p for p in own if p not in changed)
            return still or tuple(p for p in _USUAL if not self.moments.changes(event, p))
        return changed or self.moments.places(event)


_USUAL: Final = ("seats.points", "seats.livre", "guests")
"""What changes besides, where a question is about nothing that does not change anyway."""
