"""
Ways in which things are put, and how well a query fits the best of them.

A saying fits the better the more of the query it has, and the less it says besides: so who names no detail is shown
what has none. The search adds this to what it finds by single words.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from oracle.postings import Features

# How much it counts that a query says more than a saying, and a saying more than a query.
_ASKED_MORE: Final = 0.6
_SAID_MORE: Final = 0.4
# How much a number counts, which is a detail of most questions.
_NUMBER: Final = 0.5
# What fits less is no saying of it.
_LEAST: Final = 0.15


class Sayings:
    """
    Sayings of some owners; all are there before the first query.

    Args:
        faint: How much less the words of some concepts count.
    """

    def __init__(self, faint: Mapping[str, float]) -> None:
        self._faint: Final = {f"={concept}": factor for concept, factor in faint.items()}
        self._rows: Final[list[Sequence[Features]]] = []
        self._owners: Final[list[int]] = []
        self._counts: Final[list[float]] = []
        self._matters: Final[list[str]] = []
        self._several: Final[set[str]] = set()
        self._words: Final[dict[Features, list[int]]] = {}
        self._with: Final[dict[str, list[list[int]]]] = {}
        self._at: Final[dict[str, list[int]]] = {}
        self._spreads: Final[dict[str, int]] = {}
        self._masses: Final[dict[int, float]] = {}
        self._weights: Final[dict[Features, float]] = {}

    def add(self, owner: int, matter: str, row: Sequence[Features], counts: float) -> None:
        """Add what is said of an owner, with how much it counts; a word said often of one matter is as rare as once."""
        if row:
            for word in row:
                numbers = self._words.get(word)
                if numbers is None:
                    self._words[word] = numbers = []
                    for feature in word:
                        self._with.setdefault(feature, []).append(numbers)
                numbers.append(len(self._rows))
            self._rows.append(row)
            self._owners.append(owner)
            self._counts.append(counts)
            self._matters.append(matter)
            self._several.add(matter)

    def weight(self, word: Features) -> float:
        """Give how much a word tells: more, the fewer matters have what it names."""
        known = self._weights.get(word)
        if known is None:
            concepts = [f for f in word if f.startswith("=")]
            counted = [self._spread(f) for f in concepts or word]
            having = (min if concepts else max)(counted, default=0)
            known = math.log(1 + (len(self._several) + 1) / (having + 0.5))
            known *= min((self._faint.get(c, 1.0) for c in concepts), default=1.0)
            known *= _NUMBER if any(f.isdecimal() for f in word) else 1.0
            self._weights[word] = known
        return known

    def _having(self, feature: str) -> list[int]:
        """Give the sayings that have a feature."""
        known = self._at.get(feature)
        if known is None:
            known = self._at[feature] = [n for numbers in self._with.get(feature, ()) for n in numbers]
        return known

    def _spread(self, feature: str) -> int:
        """Give how many matters have a feature in what is said of them."""
        known = self._spreads.get(feature)
        if known is None:
            matters = self._matters
            known = self._spreads[feature] = len({matters[n] for n in self._having(feature)})
        return known

    def _mass(self, number: int) -> float:
        """Give how much a saying tells in all."""
        known = self._masses.get(number)
        if known is None:
            known = self._masses[number] = sum(map(self.weight, self._rows[number]))
        return known

    def fits(self, query: Iterable[tuple[Features, Mapping[str, float]]]) -> dict[int, float]:
        """
        Give how well a query fits the best saying of each owner, up to 1.

        Args:
            query: For each word, what it names, and what may stand for it with how much that counts.
        """
        shared: dict[int, float] = defaultdict(float)
        asked = 0.0
        for word, counts in query:
            weight = self.weight(word)
            asked += weight
            best: dict[int, float] = {}
            for feature, quality in sorted(counts.items(), key=lambda c: c[1]):
                # What counts most comes last and stays.
                best.update(dict.fromkeys(self._having(feature), quality * weight))
            for number, part in best.items():
                shared[number] += part
        found: dict[int, float] = {}
        for number, both in shared.items():
            if not both:
                continue
            owner, worth = self._owners[number], self._counts[number]
            least = found.get(owner, _LEAST)
            missing = _ASKED_MORE * max(0.0, asked - both)
            if worth * both / (both + missing) <= least:
                continue  # what else it says makes it no better
            beyond = missing + _SAID_MORE * max(0.0, self._mass(number) - both)
            fit = worth * both / (both + beyond)
            if fit > least:
                found[owner] = fit
        return found
