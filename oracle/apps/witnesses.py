"""What the games that a subject played say of it, and further games that it can be asked about."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from oracle.apps.suspects import Ask, Evidence, Witness
from oracle.engine.difference import Difference
from oracle.engine.play import swarm
from oracle.engine.trial import Step, Trial

_MOST: Final = 8
"""So many of the games that were played are called."""


def evidence(
    trial: Trial, played: Mapping[int, Difference | None], traced: Callable[[int], bool], seed: int
) -> Evidence:
    """
    Give what is known of a subject.

    Args:
        played: By the seed of each game, where the subject parted from the reference; None where it did not.
        traced: Whether the game of a seed was put as a whole, so that legal actions were counted alone.
        seed: That of the run; from it further games are made.
    """
    said = "lists" if trial.can("legal") else ""
    witnesses = []
    for number, found in itertools.islice(played.items(), _MOST):
        legal = "counts" if traced(number) else said
        actions = found.actions if found is not None else _actions(trial, trial.script(swarm(number)))
        witnesses.append(Witness(actions=actions, found=found, legal=legal))
    return Evidence(
        witnesses=tuple(witnesses),
        more=lambda: _more(trial, seed),
        legal=said or ("" if trial.can("start") and trial.can("apply") else "counts"),
        shows=trial.can("position"),
    )


def _actions(trial: Trial, steps: list[Step]) -> tuple[str, ...]:
    return trial.before(steps, len(steps) - 1)


def _more(trial: Trial, seed: int) -> Iterator[tuple[tuple[str, ...], Ask]]:
    """Give further games, and what puts each to the subject."""
    for number in itertools.count():
        steps = trial.script(swarm(f"suspects {seed} {number}"))
        actions = _actions(trial, steps)
        yield actions, _asking(trial, steps, actions)


def _asking(trial: Trial, steps: list[Step], actions: tuple[str, ...]) -> Ask:
    def ask() -> Witness:
        found = trial.run(steps).difference
        legal = "lists" if trial.can("legal") else ""
        return Witness(actions=found.actions if found is not None else actions, found=found, legal=legal)

    return ask
