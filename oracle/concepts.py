"""
Words as people type them, and the concepts that they name.

Accents, inflection and slips are forgiven, in English, Portuguese and Spanish. A concept is whatever several words or
phrases stand for; which ones, the caller says.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

import snowballstemmer
from rapidfuzz import process
from rapidfuzz.distance import DamerauLevenshtein

STEMMERS: Final = {"en": "english", "pt": "portuguese", "es": "spanish"}
"""The languages in which words are looked for, and their stemmers."""

LONGEST_WORD: Final = 40
"""A longer word is nobody's word, nor a slip for one."""

WORD: Final = re.compile(r"[^\W_]+")
"""A word, or a number."""

# Endings that lose their accent when typed in a hurry; the stemmers know them only with it.
_HURRIED: Final = (
    ("coes", "ções"),
    ("soes", "sões"),
    ("cao", "ção"),
    ("sao", "são"),
    ("cion", "ción"),
    ("sion", "sión"),
)
_STOP: Final = frozenset(
    "a about an and any im ive its whats whos thats ok are as at be been by could did do does for from get gets "
    "had has have he her his how i if in into is it its me my of on one or our out shall she should so than that "
    "the their them then there these they this those to up us was we were what which will with would you your ao "
    "aos as com como pra pro pras pros da das de do dos e ela ele em era essa esse esta este estao eu foi isso "
    "isto ja lhe lo mais me meu meus minha minhas na nas nos num numa o os ou para pela pelas pelo pelos por qual "
    "quais que sao se ser seu seus sua suas tem tenho temos ter um uma voce voces al ante con cual cuales de del "
    "el ella en era eres es esa ese eso esta estan este esto fue ha hay la las le les como lo los mas me mi mis "
    "muy para por que se ser si sobre son su sus te tener tengo tiene tienen tu tus un una unas uno "
    "unos y ya yo".split()
)


@lru_cache(maxsize=65_536)
def folded(text: str) -> str:
    """Give a text in lower case without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in parts if not unicodedata.combining(c))


@cache
def _stemmer(language: str) -> Any:
    return snowballstemmer.stemmer(STEMMERS[language])


@lru_cache(maxsize=65_536)
def keys_of(word: str, languages: tuple[str, ...]) -> frozenset[str]:
    """
    Give the keys under which a word is kept: itself without accents, and its stem in each language.

    A stem is told apart by its language, since what is one stem in two languages is seldom one word.
    """
    plain = folded(word)
    forms = {word.casefold(), plain}
    for hurried, written in _HURRIED:
        if plain.endswith(hurried):
            forms.add(plain.removesuffix(hurried) + written)
    found = {plain}
    for language in languages:
        stemmer = _stemmer(language)
        found.update(f"{language}~{folded(stemmer.stemWord(form))}" for form in forms)
    return frozenset(found)


def telling(text: str) -> list[str]:
    """Give the words of a text that tell something: no article, no single letter."""
    words = [w for w in WORD.findall(text) if len(w) > 1 or w.isdigit()]
    return [w for w in words if folded(w) not in _STOP]


ALL_LANGUAGES: Final = tuple(STEMMERS)
"""What a word can be that is not known to be of one language."""


# So far from the beginning of a clause a word asks: on what, in how many.
_EARLY = 3
_CLAUSE = re.compile(r"[,;:.?!¿¡()]")


Vocabulary = Mapping[str, Iterable[str | tuple[str, str]]]
"""Concepts, each with the words and phrases for it, in no known language or in the one they are paired with."""


def spelled(name: str | tuple[str, str]) -> str:
    """Give how a word or phrase of a vocabulary is spelled, in lower case without accents, whatever its language."""
    return folded(name if isinstance(name, str) else name[1])


_Phrase = tuple[str, list[frozenset[str]]]
"""A concept and the keys of the words that name it together, or of those that still have to follow."""

_Word = tuple[frozenset[str], dict[str, list[_Phrase]]]


class Concepts:
    """
    Concepts, ready to be recognised.

    Args:
        vocabulary: Each concept with the words and phrases for it, which may be paired with their language, as in
            `("pt", "vestido")`; its own name is one of them.
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.spelled: set[str] = set()
        self.keys: set[str] = set()
        self._begins: dict[str, list[_Phrase]] = defaultdict(list)
        self._begun: dict[frozenset[str], list[_Phrase]] = {}
        self._words: dict[tuple[str, tuple[str, ...]], _Word] = {}
        for concept, said in vocabulary.items():
            for name in sorted({*said, ("en", concept.replace("_", " "))}, key=str):
                language, phrase = ("", name) if isinstance(name, str) else name
                # What is inflected like another language's word is not that word: "sale" is no "sala".
                languages = (language,) if language in STEMMERS else ALL_LANGUAGES
                tokens = telling(phrase)
                if len(tokens) == 1 < len(WORD.findall(phrase)):
                    # "Not chosen" without its small words would be "chosen".
                    continue
                keyed = [keys_of(w, languages) for w in tokens]
                self.spelled.update(map(folded, tokens))
                self.keys.update(*keyed)
                for key in keyed[0] if keyed else ():
                    self._begins[key].append((concept, keyed))

    def named(self, keyed: Sequence[frozenset[str]]) -> dict[str, list[int]]:
        """Give the concepts that a row of words names, by their keys, and which of the words do."""
        found: dict[str, list[int]] = {}
        for start, keys in enumerate(keyed):
            for concept, rest in self._beginning(keys):
                row = keyed[start + 1 : start + 1 + len(rest)]
                if len(row) == len(rest) and all(not a.isdisjoint(b) for a, b in zip(row, rest, strict=True)):
                    found.setdefault(concept, []).extend(range(start, start + 1 + len(rest)))
        return found

    def apart(self, tokens: Sequence[str], languages: tuple[str, ...]) -> list[frozenset[str]]:
        """Give for each word of some languages its keys and, as `=garment`, the concepts that it names with others."""
        words = [self._words.get((token, languages)) or self._word(token, languages) for token in tokens]
        found = [features for features, _ in words]
        for start in range(len(words) - 1):
            longer = words[start][1]
            if not longer:
                continue
            for key in words[start + 1][0] & longer.keys():
                for concept, rest in longer[key]:
                    end = start + 1 + len(rest)
                    row = words[start + 1 : end]
                    if len(row) == len(rest) and not any(a.isdisjoint(w) for a, (w, _) in zip(rest, row, strict=True)):
                        for place in range(start, end):
                            found[place] |= {f"={concept}"}
        return found

    def _word(self, token: str, languages: tuple[str, ...]) -> _Word:
        """Give what a word is recognised by alone, and the phrases that it begins, by the word that follows."""
        keys = keys_of(token, languages)
        begun = self._beginning(keys)
        longer: dict[str, list[_Phrase]] = {}
        for concept, rest in begun:
            for key in rest[0] if rest else ():
                longer.setdefault(key, []).append((concept, rest))
        word = keys | {f"={c}" for c, rest in begun if not rest}, longer
        self._words[token, languages] = word
        return word

    def _beginning(self, keys: frozenset[str]) -> list[_Phrase]:
        """Give the concepts whose phrases a word begins, each with the words to follow, if any."""
        known = self._begun.get(keys)
        if known is None:
            found = {id(phrase): (c, phrase[1:]) for k in keys for c, phrase in self._begins.get(k, ())}
            known = list(found.values())
            self._begun[keys] = known
        return known


class Asking:
    """
    Concepts that tell how something is asked: who, how many, may.

    Args:
        vocabulary: Each concept with the words for it.
        sorts: These concepts, in groups: what counts first before.
    """

    def __init__(self, vocabulary: Vocabulary, sorts: Sequence[frozenset[str]]) -> None:
        self._sorts = sorts
        self._begins: dict[str, list[tuple[str, list[str]]]] = defaultdict(list)
        for concept in {c for group in sorts for c in group} & set(vocabulary):
            for name in vocabulary[concept]:
                first, *rest = spelled(name).split()
                self._begins[first].append((concept, rest))

    def sort(self, query: str) -> list[frozenset[str]]:
        """
        Give how a query asks: the concepts of asking that it names, articles and all, what counts first before.

        What stands late in a clause asks nothing of itself: what happens when the bag is empty.
        """
        clauses = [[folded(w) for w in WORD.findall(clause)] for clause in _CLAUSE.split(query)]
        named = {
            concept: start
            for clause in clauses
            for start in range(len(clause) - 1, -1, -1)
            for concept, rest in self._begins.get(clause[start], ())
            if clause[start + 1 : start + 1 + len(rest)] == rest
        }
        if not self._sorts:
            return []
        early = {c for c, start in named.items() if start < _EARLY}
        groups = [self._sorts[0] & early, *(group & named.keys() for group in self._sorts[1:])]
        return [frozenset(group) for group in groups if group]


BEGINNING: Final = 0.8
"""How much a word counts that begins like the word of a query; one that differs by a slip counts less."""

_SLIP: Final = 0.75


class Spelling:
    """
    Words as they are spelled, among which a mistyped one is looked for.

    Args:
        words: All of them, without accents.
    """

    def __init__(self, words: Iterable[str]) -> None:
        self._words = frozenset(words)
        self._sorted = sorted(self._words)

    def __contains__(self, word: str) -> bool:
        """Say whether a word is spelled so."""
        return word in self._words

    def alike(self, word: str) -> dict[str, float]:
        """Give the keys of words that begin alike or differ by a slip, with how much each counts."""
        plain = folded(word)
        found: dict[str, float] = {}
        if len(plain) < 4:
            return found
        for other in self._sorted[bisect_left(self._sorted, plain) :]:
            if not other.startswith(plain):
                break
            found.update(dict.fromkeys(keys_of(other, ALL_LANGUAGES), BEGINNING))
        if found:
            return found
        slips = 1 if len(plain) < 7 else 2
        near = process.extract(plain, self._sorted, scorer=DamerauLevenshtein.distance, score_cutoff=slips, limit=8)
        for other, distance, _ in near:
            if other[0] == plain[0] or distance == 1:
                for key in keys_of(other, ALL_LANGUAGES):
                    found[key] = max(found.get(key, 0.0), _SLIP - 0.1 * (distance - 1))
        return found
