"""
Which words stand where: for each word, who has it in which place.

Who has a word is kept as the bits of an integer, so that a book of many thousand words is taken in at once; what only
some queries need, such as who has one feature of a word, is worked out when it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

Features = frozenset[str]
"""What a word is recognised by: its keys, and the concepts that it names, as `=garment`."""


def numbers_in(bits: int) -> list[int]:
    """Give which bits of an integer are set, the lowest first."""
    written = bin(bits)[:1:-1]
    found = []
    place = written.find("1")
    while place >= 0:
        found.append(place)
        place = written.find("1", place + 1)
    return found


class Postings:
    """
    Words, and who has them in which place; who and places are numbers of the caller's choice.

    What was asked stays as it was answered, so all is put in first.
    """

    def __init__(self) -> None:
        self._words: Final[dict[Features, dict[float, int]]] = {}
        self._having: Final[dict[str, list[dict[float, int]]]] = {}
        self._owners: Final[dict[str, dict[float, int]]] = {}
        self._counts: Final[dict[frozenset[str], int]] = {}

    def put(self, row: Iterable[Features], places: Mapping[float, int]) -> None:
        """Put in each word of a row, with the owners of the row in each place as bits."""
        for word in row:
            held = self._words.get(word)
            if held is None:
                self._words[word] = held = {}
                for feature in word:
                    self._having.setdefault(feature, []).append(held)
            for place, owners in places.items():
                held[place] = held.get(place, 0) | owners

    def __contains__(self, feature: object) -> bool:
        """Say whether any word has a feature."""
        return feature in self._having

    def owners(self, feature: str) -> Mapping[float, int]:
        """Give who has a feature in each place, as bits."""
        known = self._owners.get(feature)
        if known is None:
            known = {}
            for held in self._having.get(feature, ()):
                for place, owners in held.items():
                    known[place] = known.get(place, 0) | owners
            self._owners[feature] = known
        return known

    def best(self, feature: str) -> dict[int, float]:
        """Give who has a feature, each with the highest of its places."""
        places = self.owners(feature)
        return {number: place for place in sorted(places) for number in numbers_in(places[place])}

    def count(self, features: frozenset[str]) -> int:
        """Give how many have any of some features."""
        known = self._counts.get(features)
        if known is None:
            everybody = 0
            for feature in features:
                for owners in self.owners(feature).values():
                    everybody |= owners
            known = self._counts[features] = everybody.bit_count()
        return known
