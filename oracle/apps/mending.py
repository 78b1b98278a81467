"""
What a subject plays where an answer fits nothing that was forecast: the step in which it left a game, and why.

Rules may show together that do not show alone, so that a forecast misses them. Between the last place where the subject
is known to stand where the game stands and the answer that does not fit, the first step that is another is looked for.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from oracle.apps.marching import March
from oracle.apps.walks import Open, question
from oracle.engine.identify import Asked, Question, Record, Said, Way, fits, put


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

    def ask(self, march: March, plies: int, asks: str) -> tuple[bool, Said] | None:
        """Give whether the answer is what is known, and the answer; None where there is none."""
        asked = question(march.walk, plies, asks)
        ours, theirs = march.said(plies, asks), put(self.subject, asked)
        self.record.asked += 1
        self.record.actions += plies
        if theirs.unknown:
            self.record.unknown[theirs.unknown] += 1
        return None if ours is None or theirs.unknown else (fits(asked, ours, theirs), theirs)


def last_alike(march: March, plies: int, asks: str, theirs: Said, probe: Probe) -> tuple[int, str, Said] | None:
    """Find the first question whose answer is not what is known; None if the subject does not answer."""
    what = "position" if "position" in probe.able else asks
    low, high, last = march.base, plies, theirs
    if theirs.refused >= 0:
        high = theirs.refused + 1
    elif asks != what:
        answer = probe.ask(march, plies, what)
        if answer is None:
            return None
        if answer[0]:
            march.agree(plies)
            return plies, asks, theirs
        last = answer[1]
    while high - low > 1:
        middle = (low + high) // 2
        answer = probe.ask(march, middle, what)
        if answer is None:
            return None
        if answer[0]:
            low = middle
        else:
            high, last = middle, answer[1]
    if low > march.base:
        march.agree(low)
    return high, what, last


def fewest(march: March, asked: Question, theirs: Said, open_: Open, law: str) -> list[Way]:
    """Give the ways of playing that give an answer, those with the fewest changes of what is known."""
    good: list[dict[str, int]] = []
    for several, come in march.explained(len(asked.actions), asked.asks, open_):
        if good and len(several) > len(good[0]):
            break
        if fits(asked, come, theirs):
            good.append(several)
    names = {n for several in good for n in several}
    settled = march.walk.settled
    return [
        Way(law=law, choices={n: frozenset({several.get(n, settled.get(n, 0))}) for n in names}, said=theirs)
        for several in good
    ]
