"""
What a subject is judged by, a case at a time: some vectors, or a game on both sides.

A case is done on a bench, in this process or in one beside it (`oracle.apps.jobs`). What comes of it hangs on the case
alone, and on nothing that was done on the same bench before; it is noted by `oracle.apps.testing`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from oracle.apps.trial_setup import plain_parts
from oracle.engine.difference import Difference
from oracle.engine.play import swarm
from oracle.engine.referee import Referee
from oracle.engine.subject import Subject
from oracle.engine.trial import Played, Trial
from oracle.engine.vector_runs import Result, Runner, errored
from oracle.engine.vectors import Vector
from specs.reference import Reference

_FORMS: Final = frozenset({"position", "view"})


class Bench:
    """
    A subject, with the reference of each kind of game beside it.

    Attributes:
        trials: One for each kind of game.
        runner: Puts vectors.

    Args:
        components: Parts of vectors by digest.
        is_other: It is not the one of the process that reports.
    """

    def __init__(
        self,
        subject: Subject,
        games: Sequence[Reference],
        components: Mapping[str, Any],
        reasons: Mapping[str, str],
        *,
        is_other: bool = False,
    ) -> None:
        self._subject, self._is_other = subject, is_other
        self.runner = Runner(subject, components, reasons=reasons)
        self.trials = [
            Trial(Referee(game, lambda p: [s.points for s in p.seats], reasons), subject, plain_parts(game))
            for game in games
        ]

    @property
    def ended(self) -> int:
        """How often the subject of another process has ended, each time to be started once more."""
        if not self._is_other or not self._subject.starts:
            return 0
        return self._subject.starts - self._subject.is_running


@dataclass(frozen=True, slots=True, kw_only=True)
class Put:
    """
    What came of vectors.

    Attributes:
        failed: Why the subject can be started no more, if so.
        ended: So often it ended meanwhile.
    """

    results: Sequence[Result]
    failed: str
    ended: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """
    Vectors that are put together, for they share their beginnings.

    Attributes:
        failed: Why the subject could not be started any more before, if so: then they are not put.
    """

    vectors: Sequence[Vector]
    failed: str = ""

    def __call__(self, bench: Bench) -> Put:
        """Put them."""
        if self.failed:
            return Put(results=errored(self.vectors, self.failed), failed=self.failed, ended=0)
        before = bench.ended
        results = list(bench.runner.run(self.vectors))
        return Put(results=results, failed=bench.runner.failed, ended=bench.ended - before)


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """
    What is known of how a subject answers in games of a kind: what `Trial` counts.

    Attributes:
        able: Which commands it is still asked.
    """

    able: frozenset[str]
    answered: Counter[str]
    skipped: Counter[str]
    muted: frozenset[str]

    @classmethod
    def of(cls, trial: Trial) -> Known:
        """Give what is known by now."""
        return cls(
            able=frozenset(c for c in trial.subject.claims.commands if trial.can(c)),
            answered=Counter(trial.answered),
            skipped=Counter(trial.skipped),
            muted=frozenset(trial.muted),
        )

    def hold(self, trial: Trial) -> None:
        """Let a trial know it, and nothing else."""
        trial.answered, trial.skipped, trial.muted = Counter(self.answered), Counter(self.skipped), set(self.muted)


@dataclass(frozen=True, slots=True, kw_only=True)
class Came:
    """
    What came of a game.

    Attributes:
        forms: What the subject shows in another form from the beginning; the game is played once more without it.
        answered, skipped: How often each command was.
        ended: So often the subject ended meanwhile.
    """

    played: Played
    forms: Sequence[Difference] = ()
    answered: Counter[str] = field(default_factory=Counter)
    skipped: Counter[str] = field(default_factory=Counter)
    ended: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """
    A game on both sides.

    Attributes:
        kind: The number of its kind.
        trace: Whether it may be put as a whole.
        known: From the games before.
    """

    kind: int
    seed: int
    trace: bool
    known: Known

    def __call__(self, bench: Bench) -> Came:
        """Play it; the trial knows afterwards what it knew before."""
        trial, before = bench.trials[self.kind], bench.ended
        own = Known.of(trial)
        self.known.hold(trial)
        played = self._played(trial)
        forms = []
        while (form := played.difference) is not None and form.cmd in _FORMS and not form.length:
            # What is of another form before anything was done would hide all else.
            trial.muted.add(form.cmd)
            forms.append(form)
            played = self._played(trial)
        answered, skipped = trial.answered - self.known.answered, trial.skipped - self.known.skipped
        own.hold(trial)
        return Came(played=played, forms=forms, answered=answered, skipped=skipped, ended=bench.ended - before)

    def _played(self, trial: Trial) -> Played:
        steps = trial.script(swarm(self.seed))
        if is_traced(trial, possible=self.trace):
            return trial.run_trace(steps)
        return trial.run(steps, seed=self.seed)


def is_traced(trial: Trial, *, possible: bool) -> bool:
    """Say whether a game that may be put as a whole is."""
    return possible and trial.can("replay")
