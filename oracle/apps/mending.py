"""
What a subject plays where an answer is that of no branch: the step in which it left them all, and why.

Rules may show together that do not show alone, so that no branch foresees them. Between the last place where the
subject is known to stand in one of the branches and the answer that does not fit, the first step that is another is
looked for by halving.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass
from typing import Any, Final

from oracle.apps.branches import Branch, explained
from oracle.apps.marching import March
from oracle.apps.walks import Open, meant
from oracle.engine.identify import Asked, Belief, Record, Said, Way, fits, put
from specs.reference import Reference

_MOST_CHANGES: Final = 3
_MOST_TRIED: Final = 1500


@dataclass(frozen=True, slots=True)
class Probe:
    """
    Asks where a subject stands.

    Attributes:
        able: What can be asked.
    """

    subject: Asked
    record: Record
    able: Container[str]

    def ask(self, march: March, plies: int, asks: str) -> Said | None:
        """Give the answer; None where there is none."""
        theirs = put(self.subject, march.question(plies, asks))
        self.record.asked += 1
        self.record.actions += plies
        if theirs.unknown:
            self.record.unknown[theirs.unknown] += 1
            return None
        return theirs


def first_other(
    march: March, plies: int, asks: str, theirs: Said, probe: Probe, belief: Belief
) -> tuple[int, str, Said] | None:
    """
    Find the first question whose answer is that of no branch; None if the subject does not answer.

    On the way it is learnt in which branches the subject stood before.
    """
    what = "position" if "position" in probe.able else asks
    low, high, last = march.known, plies, theirs
    if theirs.refused >= 0:
        high = theirs.refused + 1
        asks = what
    elif asks != what:
        answer = probe.ask(march, plies, what)
        if answer is None:
            return None
        if _among(march, plies, what, answer, belief):
            return plies, asks, theirs
        asks, last = what, answer
    while high - low > 1:
        middle = (low + high) // 2
        answer = probe.ask(march, middle, what)
        if answer is None:
            return None
        if _among(march, middle, what, answer, belief):
            low = middle
        else:
            high, asks, last = middle, what, answer
            if answer.refused >= 0:
                high = answer.refused + 1
    return high, asks, last


def _among(march: March, plies: int, asks: str, theirs: Said, belief: Belief) -> bool:
    """Say whether an answer is that of a branch, and leave only those whose answer it is."""
    question = march.question(plies, asks)
    left = [b for b in march.levels[plies] if fits(question, b.said(asks), theirs)]
    if left and theirs.refused < 0:
        belief.narrow([b.way(asks) for b in left])
        march.levels[plies] = left
        march.known = plies
    return bool(left)


def fewest(march: March, plies: int, asks: str, theirs: Said, open_: Mapping[str, Open]) -> list[Way]:
    """
    Give the ways of playing the last step before a question that give its answer: those with the fewest changes.

    Args:
        open_: For each law the ways that may be thought of.
    """
    question = march.question(plies, asks)
    good: list[tuple[int, Way]] = []
    for branch in march.levels[max(0, plies - 1)]:
        if branch.law not in open_:
            continue
        settled = march.settled(branch)
        ground = march.sides[branch.law]
        wanted = {n: w for n, w in open_[branch.law].items() if n in ground.traits}

        def act(game: Reference, branch: Branch = branch) -> Said:
            return _come(game, march, branch, plies, asks)

        for several, _, come in explained(ground, settled, wanted, act, _MOST_CHANGES, _MOST_TRIED):
            if good and len(several) > good[0][0]:
                break
            if fits(question, come, theirs):
                choices = {**branch.choices, **{n: frozenset({w}) for n, w in several.items()}}
                good.append((len(several), Way(law=branch.law, choices=choices, said=theirs)))
    least = min((n for n, _ in good), default=0)
    return [w for n, w in good if n == least]


def _come(game: Reference, march: March, branch: Branch, plies: int, asks: str) -> Said:
    """Give what comes of the last step before a question."""
    position: Any = branch.position
    if not plies:
        position = game.new_game()
    else:
        text = march.actions[plies - 1]
        action = meant(game, text, game.legal_actions(position))
        if action is None:
            return Said(refused=plies - 1)
        position = game.after(position, action)
    legal = game.legal_actions(position) if asks == "legal" else []
    return Branch(law=branch.law, choices={}, game=game, position=position, legal=legal).said(asks)
