"""
Finds entries by id or by words in English, Portuguese or Spanish.

Accents, inflection and small slips are forgiven, and a word that one text uses for a thing finds what another text
calls differently. This module knows neither book nor machine: it is given entries and a vocabulary.
"""

from __future__ import annotations

import math
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rapidfuzz import fuzz, process

from oracle.concepts import (
    ALL_LANGUAGES,
    BEGINNING,
    LONGEST_WORD,
    STEMMERS,
    WORD,
    Asking,
    Concepts,
    Spelling,
    Vocabulary,
    folded,
    keys_of,
    telling,
)
from oracle.postings import Features, Postings, numbers_in
from oracle.sayings import Sayings

CLEAR_SCORE: Final = 60.0
"""A best hit below this is not clearly the best."""

CLEAR_LEAD: Final = 10.0
"""A best hit that leads by less is not clearly the best."""

_MOST_MIXED: Final = 400

MOST_WORDS: Final = 64
"""So many words of a query are looked at."""

LONGEST_ID: Final = 200
"""No id is longer."""

_ENGLISH: Final = ("en",)

# How much a place counts in which a word stands.
_ID, _KEYWORD, _TEXT, _ASKED_AS, _TOPIC, _SAID, _FACT = 1.0, 0.9, 0.8, 0.92, 0.7, 0.6, 0.6
# How much is added where what is looked for is the topic, too.
_TOPIC_TOO = 0.15
# How much more the words of a phrase count together than one word.
_TOGETHER = 2.0
# How much an entry counts for each one of its topic that stands before it, so that an ambiguous word shows both.
_AGAIN = 0.975
# How much a word counts that is not the very word of the query.
_INFLECTED, _SAME_THING = 0.92, 0.84
# How much an entry may lose by what else it says.
_ELSE = 0.12
# How much an entry counts that answers another sort of question: how many, where it is asked whether one may.
_OTHER_SORT, _LESSER_SORT = 0.8, 0.92
# How much an entry counts of a part that was not named.
_OTHER_REALM = 0.86
# How much an entry counts of no part where one was named.
_NO_REALM = 0.88
# How much what a thing is a kind of counts in its place.
_KIND_OF = 0.65
# What fits so much less than the best is not looked at further.
_FAR = 0.3
# How much sayings count beside single words, and what an entry says as a saying beside how people ask for it.
_SAYINGS = 0.45
_PUT_SO = {_TEXT: 0.92, _ASKED_AS: 1.0}
# How much it counts that another entry of the same matter is put so.
_SHARED = 0.95
# How much a number of the query counts where it can be given in the entry.
_NUMBER = 0.6


def _language(language: str) -> tuple[str, ...]:
    """Give the languages that a text can be of that is said to be of one."""
    return (language,) if language in STEMMERS else ALL_LANGUAGES


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """
    Something that can be found.

    Attributes:
        texts: What it says in each language, by `en`, `pt`, `es`.
        matter: What it is about; entries of one matter do not rival each other. Empty: itself alone.
        said: What else is said about it, by language; it counts less.
        asked_as: How people ask for it, by language.
        weight: How much it counts beside others that fit as well.
        realm: The part of the whole to which it belongs; empty where it belongs to the whole.
        asked: The concepts of asking that it answers: who, how many, may. Empty: it may answer any.
        facts: The names of what can be given in it; they count least.
        numbers: The numbers that can be given in it.
    """

    id: str
    texts: Mapping[str, str]
    topic: str = ""
    keywords: tuple[str, ...] = ()
    kind: str = ""
    matter: str = ""
    said: Mapping[str, Sequence[str]] = field(default_factory=dict)
    asked_as: Mapping[str, Sequence[str]] = field(default_factory=dict)
    weight: float = 1.0
    realm: str = ""
    asked: frozenset[str] = frozenset()
    facts: tuple[str, ...] = ()
    numbers: frozenset[int] = frozenset()


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


_Text = tuple[str, tuple[str, ...]]
"""A text and the languages that it can be of."""


def _texts(entry: Entry) -> Iterator[tuple[float, _Text]]:
    """Give all that an entry has, with how much the place counts in which it stands."""
    for name in entry.facts:
        yield _FACT, (name, _ENGLISH)
    for language, texts in entry.said.items():
        for text in texts:
            yield _SAID, (text, _language(language))
    yield _TOPIC, (entry.topic, _ENGLISH)
    for language, text in entry.texts.items():
        yield _TEXT, (text, _language(language))
    for word in entry.keywords:
        yield _KEYWORD, (word, ALL_LANGUAGES)
    for language, texts in entry.asked_as.items():
        for text in texts:
            yield _ASKED_AS, (text, _language(language))
    yield _ID, (entry.id, _ENGLISH)


@dataclass
class Index:
    """
    Entries, ready to be searched.

    Args:
        vocabulary: Concepts, each with the words and phrases of all texts for it.
        sorts: The concepts that tell how something is asked, in groups: what counts first before.
        broader: What a concept is a kind of.
        realms: The part of the whole that a concept belongs to.
        faint: How much less the words of some concepts count, which tell little of what is asked.
    """

    entries: Sequence[Entry]
    vocabulary: Vocabulary = field(default_factory=dict)
    sorts: Sequence[frozenset[str]] = ()
    broader: Mapping[str, str] = field(default_factory=dict)
    realms: Mapping[str, str] = field(default_factory=dict)
    faint: Mapping[str, float] = field(default_factory=dict)
    _words: Postings = field(default_factory=Postings, init=False)
    _weights: dict[str, dict[int, float]] = field(default_factory=dict, init=False)
    _sayings: Sayings = field(init=False)
    _rare: dict[frozenset[str], float] = field(default_factory=dict, init=False)
    _known: Concepts = field(init=False)
    _asking: Asking = field(init=False)
    _masses: dict[int, float] = field(default_factory=dict, init=False)
    _spelling: Spelling = field(init=False)
    _given: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list), init=False)

    def __post_init__(self) -> None:
        self._known = Concepts(self.vocabulary)
        self._asking = Asking(self.vocabulary, self.sorts)
        self._sayings = Sayings(self.faint)
        texts: dict[_Text, dict[float, int]] = {}
        put: list[tuple[int, str, _Text, float]] = []
        for number, entry in enumerate(self.entries):
            for value in entry.numbers:
                self._given[value].append(number)
            matter, bit = entry.matter or entry.id, 1 << number
            for place, text in _texts(entry):
                held = texts.setdefault(text, {})
                held[place] = held.get(place, 0) | bit
                if place in _PUT_SO:
                    put.append((number, matter, text, _PUT_SO[place]))
        tokens = {text: telling(text[0]) for text in texts}
        self._spelling = Spelling({*self._known.spelled, *map(folded, {t for row in tokens.values() for t in row})})
        rows = {text: self._known.apart(tokens[text], text[1]) for text in texts}
        for text, places in texts.items():
            self._words.put(rows[text], places)
        for number, matter, text, counts in put:
            self._sayings.add(number, matter, rows[text], counts)

    def _mass(self, number: int) -> float:
        """Give how much an entry tells in all."""
        known = self._masses.get(number)
        if known is None:
            entry = self.entries[number]
            words = {folded(w) for w in telling(entry.texts.get("en", "") or entry.id)}
            known = self._masses[number] = sum(self._rarity(keys_of(w, _ENGLISH)) for w in words)
        return known

    def _counted(self, key: str) -> dict[int, float]:
        """Give the entries that have a word or a concept, each with how much the best place counts where it stands."""
        known = self._weights.get(key)
        if known is None:
            known = self._words.best(key)
            for number in numbers_in(self._words.owners(key).get(_TOPIC, 0)):
                if known[number] > _TOPIC:
                    known[number] += _TOPIC_TOO
            self._weights[key] = known
        return known

    def _rarity(self, keys: frozenset[str]) -> float:
        """Give how much a word tells: more, the fewer entries have it."""
        known = self._rare.get(keys)
        if known is None:
            known = math.log(1 + (len(self.entries) + 1) / (self._words.count(keys) + 0.5))
            self._rare[keys] = known
        return known

    def _wider(self, concept: str) -> dict[str, float]:
        """Give what a concept is a kind of, step by step, with how much less each counts."""
        found: dict[str, float] = {}
        name, counts = concept.removeprefix("="), 1.0
        while (name := self.broader.get(name, "")) and f"={name}" not in found:
            found[f"={name}"] = counts
            counts *= _KIND_OF
        return found

    def _telling(self, keys: frozenset[str], named: Sequence[str]) -> float:
        """Give how much a word of a query tells; what names several things tells as much as these do one by one."""
        own = frozenset(k for k in keys if not k.startswith("="))
        known = [self._rarity(own | {c}) for c in named if c in keys]
        return sum(known) / len(known) if known else self._rarity(keys)

    def _focus(self, told: float, number: int) -> float:
        """Give less to an entry that says much else besides."""
        return 1 - _ELSE * (1 - min(1.0, told / max(1.0, self._mass(number))))

    def _asked(self, word: str) -> dict[str, float]:
        """Give the keys that a word of a query stands for, with how much each counts."""
        if len(word) > LONGEST_WORD:
            return {}
        plain = folded(word)
        keys = [k for k in keys_of(word, ALL_LANGUAGES) if k in self._words or k in self._known.keys]
        found = {k: 1.0 if k == plain else _INFLECTED for k in keys}
        if found and (plain in self._spelling or not self._known.keys.isdisjoint(found)):
            return found
        # What is nobody's word may be inflected like another by mere chance: "despidir".
        return self._spelling.alike(word) | found

    def find(self, query: str, *, limit: int = 10) -> list[Hit]:
        """Give the entries that fit a query, the best first; nothing if no word of it is known."""
        name = folded(query.strip()[:LONGEST_ID])
        # A single word is a word to look for, even if some id ends with it.
        whole = [e for e in self.entries if folded(e.id) == name]
        exact = [e for e in self.entries if folded(e.id.partition(".")[2]) == name] if "_" in name else []
        exact = whole or (exact if len(exact) == 1 else [])
        words = WORD.findall(query)[:MOST_WORDS]
        # Where a query has nothing but articles, these are all there is to go by; single letters tell nothing even so.
        tokens = telling(" ".join(words)) or [w for w in words if len(w) > 1]
        scored = self._scored(tokens, self._asking.sort(query[: MOST_WORDS * 8]))
        guessed = {n for _, n, sure in scored if not sure}
        rest = [
            Hit(entry=self.entries[n], score=round(min(s, 99.9), 1), sure=n not in guessed, words=len(tokens))
            for s, n in self._mixed([(s, n) for s, n, _ in scored if self.entries[n] not in exact][:_MOST_MIXED])
        ]
        return [*(Hit(entry=e, score=100.0, exact=True) for e in exact), *rest][:limit]

    def _scored(self, tokens: Sequence[str], sort: Sequence[frozenset[str]]) -> list[tuple[float, int, bool]]:
        """Give what fits some words, the best first: its score, its number, and whether no slip was guessed at."""
        asked = [self._asked(t) for t in tokens]
        concepts = {f"={c}": at for c, at in self._known.named([frozenset(a) for a in asked]).items()}
        faint = {f"={c}": factor for c, factor in self.faint.items()}
        totals: dict[int, float] = defaultdict(float)
        told: dict[int, float] = defaultdict(float)
        guessed: set[int] = set()
        whole_weight = 0.0
        query: list[tuple[Features, dict[str, float]]] = []
        for place, counts in enumerate(asked):
            worth = max(counts.values(), default=0.0)
            asked_for = set(counts)
            counts |= {c: _SAME_THING * worth for c, at in concepts.items() if place in at and c in self._words}
            named = [c for c, at in concepts.items() if place in at]
            kinds = {w: _KIND_OF * worth * q for c in named for w, q in self._wider(c).items() if w not in counts}
            query.append((frozenset(asked_for | set(named)), counts | kinds))
            rarity = self._telling(frozenset(counts), named) * min((faint.get(c, 1.0) for c in named), default=1.0)
            # The words of a phrase name one thing together.
            rarity *= min((_TOGETHER / len(set(concepts[c])) for c in named if len(set(concepts[c])) > 1), default=1.0)
            whole_weight += rarity
            best: dict[int, float] = {}
            if tokens[place].isdecimal():
                best = dict.fromkeys(self._given.get(int(tokens[place]), ()), _NUMBER)
            for key, quality in (counts | kinds).items():
                for number, counted in self._counted(key).items():
                    best[number] = max(best.get(number, 0.0), counted * quality)
            for number, counted in best.items():
                totals[number] += rarity * counted
                told[number] += rarity
            if worth <= BEGINNING:
                guessed.update(best)
        least = _FAR * max(totals.values(), default=0.0)
        realms = {self.realms[name] for c in concepts if (name := c.removeprefix("=")) in self.realms} | {""}
        fits = self._sayings.fits(query)
        shared: dict[str, float] = {}
        for n, fit in fits.items():
            shared[self.entries[n].matter] = max(fit * _SHARED, shared.get(self.entries[n].matter, 0.0))
        scored = []
        for n, total in totals.items():
            if total >= least or n in fits:
                by_words = total / whole_weight * self._focus(told[n], n)
                matter = self.entries[n].matter
                said = max(fits.get(n, 0.0), shared.get(matter, 0.0) if matter else 0.0)
                fit = (1 - _SAYINGS) * by_words + _SAYINGS * said
                scored.append((100 * fit * self._meant(n, sort, realms), n, n not in guessed))
        scored.sort(key=lambda s: (-round(s[0], 1), len(self.entries[s[1]].id), self.entries[s[1]].id))
        return scored

    def _meant(self, number: int, sort: Sequence[frozenset[str]], realms: set[str]) -> float:
        """Give how likely an entry is meant by who asks so, of these parts of the whole."""
        entry = self.entries[number]
        likely = entry.weight if entry.realm in realms else entry.weight * _OTHER_REALM
        if not entry.realm and len(realms) > 1:
            likely *= _NO_REALM
        if not sort or not entry.asked or not entry.asked.isdisjoint(sort[0]):
            return likely
        return likely * (_OTHER_SORT if all(entry.asked.isdisjoint(group) for group in sort[:2]) else _LESSER_SORT)

    def _mixed(self, scored: Sequence[tuple[float, int]]) -> list[tuple[float, int]]:
        """Give entries in a new order: the more of its topic stand before one, the less it counts."""
        topics = {self.entries[n].topic for _, n in scored}
        waiting = {t: deque((s, n) for s, n in scored if self.entries[n].topic == t) for t in topics}
        before = dict.fromkeys(topics, 1.0)
        order = {n: place for place, (_, n) in enumerate(scored)}
        found: list[tuple[float, int]] = []
        shown: set[str] = set()
        while waiting:
            topic = min(waiting, key=lambda t: (-round(waiting[t][0][0] * before[t], 1), order[waiting[t][0][1]]))
            score, number = waiting[topic].popleft()
            found.append((score * before[topic], number))
            matter = self.entries[number].matter
            if not matter or matter not in shown:
                before[topic] *= _AGAIN
            shown.add(matter)
            if not waiting[topic]:
                del waiting[topic]
        return found

    def nearest(self, query: str, *, limit: int = 3) -> list[str]:
        """Give the ids that look most like a query, for a hint when nothing was found."""
        names = [e.id for e in self.entries]
        said = {n: folded(e.id.replace("_", " ") + " " + e.texts.get("en", "")) for n, e in enumerate(self.entries)}
        near = process.extract(folded(query[: MOST_WORDS * 4]), said, scorer=fuzz.WRatio, limit=limit)
        return [names[n] for _, _, n in near]


def matters(hits: Iterable[Hit], limit: int = 3) -> list[Hit]:
    """Give the best hit of each matter, the best matter first."""
    found: dict[str, Hit] = {}
    for hit in hits:
        found.setdefault(hit.entry.matter or hit.entry.id, hit)
    return list(found.values())[:limit]


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
