"""
Finds entries by id or by words in English, Portuguese or Spanish.

Accents, inflection and small slips are forgiven, and a word that one text uses for a thing finds what another text
calls differently. This module knows neither book nor machine: it is given entries and a vocabulary.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections import defaultdict, deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, Final

import snowballstemmer
from rapidfuzz import fuzz, process
from rapidfuzz.distance import DamerauLevenshtein

STEMMERS: Final = {"en": "english", "pt": "portuguese", "es": "spanish"}
"""The languages in which words are looked for, and their stemmers."""

CLEAR_SCORE: Final = 60.0
"""A best hit below this is not clearly the best."""

CLEAR_LEAD: Final = 10.0
"""A best hit that leads by less is not clearly the best."""

_MOST_MIXED: Final = 400

MOST_WORDS: Final = 64
"""So many words of a query are looked at."""

LONGEST_ID: Final = 200
"""No id is longer."""

LONGEST_WORD: Final = 40
"""A longer word is nobody's word, nor a slip for one."""

# How much a place counts in which a word stands.
_ID, _KEYWORD, _TEXT, _TOPIC, _SAID = 1.0, 0.9, 0.8, 0.7, 0.6
# How much is added where what is looked for is the topic, too.
_TOPIC_TOO = 0.15
# How much a word counts that only says how one asks: who, how many, may.
_FAINT = 0.3
# How much an entry counts for each one of its topic that stands before it, so that an ambiguous word shows both.
_AGAIN = 0.975
# How much a word counts that is not the very word of the query.
_INFLECTED, _SAME_THING, _BEGINNING, _SLIP = 0.92, 0.88, 0.8, 0.75
# How much an entry may lose by what else it says.
_ELSE = 0.1

_WORD = re.compile(r"[^\W_]+")
# Endings that lose their accent when typed in a hurry; the stemmers know them only with it.
_HURRIED = (("coes", "ções"), ("soes", "sões"), ("cao", "ção"), ("sao", "são"), ("cion", "ción"), ("sion", "sión"))
_STOP = frozenset(
    "a about an and any are as at be been by could did do does for from get gets had has have he her his how i if in "
    "into is it its me my no not of on one or our out shall she should so than that the their them then there these "
    "they this those to up us was we were what which will with would you your "
    "ao aos as com da das de do dos e ela ele em era essa esse esta este estao eu foi isso isto ja lhe lo mais me meu "
    "meus minha minhas na nas no nos num numa o os ou para pela pelas pelo pelos por qual quais que sao se sem ser seu "
    "seus sua suas tem tenho temos ter um uma voce voces "
    "al ante con cual cuales de del el ella en era eres es esa ese eso esta estan este esto fue ha hay la las le les "
    "lo los mas me mi mis muy para por que se ser si sin sobre son su sus te tener tengo tiene tienen tu tus un una "
    "unas uno unos y ya yo".split()
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """
    Something that can be found.

    Attributes:
        texts: What it says in each language, by `en`, `pt`, `es`.
        matter: What it is about; entries of one matter do not rival each other. Empty: itself alone.
        said: What else is said about it, by language; it counts less.
        weight: How much it counts beside others that fit as well.
    """

    id: str
    texts: Mapping[str, str]
    topic: str = ""
    keywords: tuple[str, ...] = ()
    kind: str = ""
    matter: str = ""
    said: Mapping[str, Sequence[str]] = field(default_factory=dict)
    weight: float = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """
    An entry found, with a score up to 100.

    Attributes:
        exact: Its id was given.
        sure: No slip was guessed at.
        words: How many words were looked for.
    """

    entry: Entry
    score: float
    exact: bool = False
    sure: bool = True
    words: int = 1


@lru_cache(maxsize=65_536)
def folded(text: str) -> str:
    """Give a text in lower case without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in parts if not unicodedata.combining(c))


@cache
def _stemmer(language: str) -> Any:
    return snowballstemmer.stemmer(STEMMERS[language])


@lru_cache(maxsize=65_536)
def _keys(word: str, languages: tuple[str, ...]) -> frozenset[str]:
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


def _told(text: str) -> list[str]:
    """Give the words of a text that tell something: no article, no single letter."""
    words = [w for w in _WORD.findall(text) if len(w) > 1 or w.isdigit()]
    return [w for w in words if folded(w) not in _STOP]


_ALL = tuple(STEMMERS)


@dataclass
class Index:
    """
    Entries, ready to be searched.

    Args:
        vocabulary: Concepts, each with the words and phrases of all texts for it.
        faint: The concepts that tell how something is asked, and little of what.
    """

    entries: Sequence[Entry]
    vocabulary: Mapping[str, Iterable[str]] = field(default_factory=dict)
    faint: frozenset[str] = frozenset()
    _topics: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set), init=False)
    _weights: dict[str, dict[int, float]] = field(default_factory=lambda: defaultdict(dict), init=False)
    _under: dict[tuple[str, tuple[str, ...]], frozenset[str]] = field(default_factory=dict, init=False)
    _begun: dict[frozenset[str], list[tuple[str, list[frozenset[str]]]]] = field(default_factory=dict, init=False)
    _sizes: list[int] = field(default_factory=list, init=False)
    _spelled: set[str] = field(default_factory=set, init=False)
    _named: set[str] = field(default_factory=set, init=False)
    _begins: dict[str, list[tuple[str, list[frozenset[str]]]]] = field(
        default_factory=lambda: defaultdict(list), init=False
    )

    def __post_init__(self) -> None:
        for concept, said in self.vocabulary.items():
            for phrase in {*said, concept.replace("_", " ")}:
                tokens = _told(phrase)
                keys = [_keys(w, _ALL) for w in tokens]
                self._spelled.update(map(folded, tokens))
                self._named.update(*keys)
                for key in keys[0] if keys else ():
                    self._begins[key].append((f"={concept}", keys))
        for number, entry in enumerate(self.entries):
            self._sizes.append(len(_WORD.findall(entry.id + " " + entry.texts.get("en", ""))))
            self._add(number, entry.id, _ALL[:1], _ID)
            for key in self._add(number, entry.topic, _ALL[:1], _TOPIC):
                self._topics[key].add(number)
            for word in entry.keywords:
                self._add(number, word, _ALL, _KEYWORD)
            for language, text in entry.texts.items():
                self._add(number, text, (language,) if language in STEMMERS else _ALL, _TEXT)
            for language, texts in entry.said.items():
                for text in texts:
                    self._add(number, text, (language,) if language in STEMMERS else _ALL, _SAID)

    def _add(self, number: int, text: str, languages: tuple[str, ...], weight: float) -> frozenset[str]:
        under = self._under.get((text, languages))
        if under is None:
            tokens = _told(text)
            keyed = [_keys(w, languages) for w in tokens]
            self._spelled.update(map(folded, tokens))
            under = frozenset(k for keys in keyed for k in keys) | frozenset(self._concepts(keyed))
            self._under[text, languages] = under
        for key in under:
            known = self._weights[key]
            known[number] = max(weight, known.get(number, 0.0))
        return under

    def _concepts(self, keyed: Sequence[frozenset[str]]) -> dict[str, list[int]]:
        """Give the concepts that a row of words names, and which of the words do."""
        found: dict[str, list[int]] = {}
        for start, keys in enumerate(keyed):
            for concept, rest in self._beginning(keys):
                row = keyed[start + 1 : start + 1 + len(rest)]
                if len(row) == len(rest) and all(not a.isdisjoint(b) for a, b in zip(row, rest, strict=True)):
                    found.setdefault(concept, []).extend(range(start, start + 1 + len(rest)))
        return found

    def _beginning(self, keys: frozenset[str]) -> list[tuple[str, list[frozenset[str]]]]:
        """Give the concepts whose phrases a word begins, each with the words to follow, if any."""
        known = self._begun.get(keys)
        if known is None:
            known = []
            for concept, phrase in (p for k in keys for p in self._begins.get(k, ())):
                if (concept, phrase[1:]) not in known:
                    known.append((concept, phrase[1:]))
            self._begun[keys] = known
        return known

    def _rarity(self, keys: Iterable[str]) -> float:
        """Give how much a word tells: more, the fewer entries have it."""
        having = len({n for k in keys for n in self._weights.get(k, ())})
        return math.log(1 + (len(self.entries) + 1) / (having + 0.5))

    def _focus(self, fitting: int, number: int) -> float:
        """Give less to an entry that says much else besides."""
        return 1 - _ELSE * (1 - min(1.0, fitting / max(1, self._sizes[number])))

    def _alike(self, word: str) -> dict[str, float]:
        """Give the keys of words that begin alike or differ by a slip, with how much each counts."""
        plain = folded(word)
        found: dict[str, float] = {}
        if len(plain) < 4:
            return found
        for other in sorted(self._spelled):
            if other.startswith(plain):
                found.update(dict.fromkeys(_keys(other, _ALL), _BEGINNING))
        if found:
            return found
        slips = 1 if len(plain) < 7 else 2
        near = process.extract(
            plain, sorted(self._spelled), scorer=DamerauLevenshtein.distance, score_cutoff=slips, limit=8
        )
        for other, distance, _ in near:
            if other[0] == plain[0] or distance == 1:
                for key in _keys(other, _ALL):
                    found[key] = max(found.get(key, 0.0), _SLIP - 0.1 * (distance - 1))
        return found

    def _asked(self, word: str) -> dict[str, float]:
        """Give the keys that a word of a query stands for, with how much each counts."""
        if len(word) > LONGEST_WORD:
            return {}
        plain = folded(word)
        keys = [k for k in _keys(word, _ALL) if k in self._weights or k in self._named]
        return {k: 1.0 if k == plain else _INFLECTED for k in keys} or self._alike(word)

    def find(self, query: str, *, limit: int = 10) -> list[Hit]:
        """Give the entries that fit a query, the best first; nothing if no word of it is known."""
        name = folded(query.strip()[:LONGEST_ID])
        # A single word is a word to look for, even if some id ends with it.
        whole = [e for e in self.entries if folded(e.id) == name]
        exact = [e for e in self.entries if folded(e.id.partition(".")[2]) == name] if "_" in name else []
        exact = whole or (exact if len(exact) == 1 else [])
        words = _WORD.findall(query)[:MOST_WORDS]
        # Where a query has nothing but articles, these are all there is to go by; single letters tell nothing even so.
        tokens = _told(" ".join(words)) or [w for w in words if len(w) > 1]
        asked = [self._asked(t) for t in tokens]
        concepts = self._concepts([frozenset(a) for a in asked])
        faint = frozenset(f"={c}" for c in self.faint)
        totals: dict[int, float] = defaultdict(float)
        fitting: dict[int, int] = defaultdict(int)
        guessed: set[int] = set()
        whole_weight = 0.0
        for place, counts in enumerate(asked):
            worth = max(counts.values(), default=0.0)
            counts |= {c: _SAME_THING * worth for c, at in concepts.items() if place in at and c in self._weights}
            rarity = self._rarity(counts) * (_FAINT if faint & {c for c, at in concepts.items() if place in at} else 1)
            whole_weight += rarity
            best: dict[int, float] = {}
            for key, quality in counts.items():
                topic = self._topics.get(key, ())
                for number, weight in self._weights.get(key, {}).items():
                    fits = weight + _TOPIC_TOO if number in topic and weight > _TOPIC else weight
                    best[number] = max(best.get(number, 0.0), fits * quality)
            for number, fits in best.items():
                totals[number] += rarity * fits
                fitting[number] += 1
            if worth <= _BEGINNING:
                guessed.update(best)
        scored = [
            (100 * t / whole_weight * self._focus(fitting[n], n) * self.entries[n].weight, n) for n, t in totals.items()
        ]
        scored.sort(key=lambda pair: (-round(pair[0], 1), len(self.entries[pair[1]].id), self.entries[pair[1]].id))
        rest = [
            Hit(entry=self.entries[n], score=round(min(s, 99.9), 1), sure=n not in guessed, words=len(tokens))
            for s, n in self._mixed([(s, n) for s, n in scored if self.entries[n] not in exact][:_MOST_MIXED])
        ]
        return [*(Hit(entry=e, score=100.0, exact=True) for e in exact), *rest][:limit]

    def _mixed(self, scored: Sequence[tuple[float, int]]) -> list[tuple[float, int]]:
        """Give entries in a new order: the more of its topic stand before one, the less it counts."""
        topics = {self.entries[n].topic for _, n in scored}
        waiting = {t: deque((s, n) for s, n in scored if self.entries[n].topic == t) for t in topics}
        before = dict.fromkeys(topics, 1.0)
        order = {n: place for place, (_, n) in enumerate(scored)}
        found: list[tuple[float, int]] = []
        while waiting:
            topic = min(waiting, key=lambda t: (-round(waiting[t][0][0] * before[t], 1), order[waiting[t][0][1]]))
            score, number = waiting[topic].popleft()
            found.append((score * before[topic], number))
            before[topic] *= _AGAIN
            if not waiting[topic]:
                del waiting[topic]
        return found

    def nearest(self, query: str, *, limit: int = 3) -> list[str]:
        """Give the ids that look most like a query, for a hint when nothing was found."""
        names = [e.id for e in self.entries]
        said = {n: folded(e.id.replace("_", " ") + " " + e.texts.get("en", "")) for n, e in enumerate(self.entries)}
        near = process.extract(folded(query[: MOST_WORDS * 4]), said, scorer=fuzz.WRatio, limit=limit)
        return [names[n] for _, _, n in near]


def clearly_best(hits: Sequence[Hit]) -> list[Hit]:
    """
    Give the first hit if it stands out from other matters, with the hits of its own that come close; else none.

    What fits only by guessing at a slip never stands out.
    """
    if not hits:
        return []
    first = hits[0]
    if first.exact:
        return [first]
    own = [h for h in hits if h is first or (h.entry.matter and h.entry.matter == first.entry.matter)]
    rival = next((h.score for h in hits if h not in own), 0.0)
    # One word alone says too little to prefer what has it in its name to all that speaks of it.
    led = first.score - rival >= CLEAR_LEAD and (first.words > 1 or rival < CLEAR_SCORE)
    if not first.sure or first.score < CLEAR_SCORE or not led:
        return []
    return [h for h in own if first.score - h.score < CLEAR_LEAD]
