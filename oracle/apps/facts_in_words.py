"""
Facts that words seem to tell: "com 4 cartas" may mean a team of four.

They are proposed, to be shown; nobody may answer by them unasked. What fits two parameters, or names two values of
one, is proposed for none.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from oracle.apps.library import Library
from oracle.concepts import ALL_LANGUAGES, WORD, Concepts, folded, keys_of, telling
from oracle.questions import Question
from oracle.terms import Domain

_MOST_WORDS: Final = 64

_NUMBERS: Final = {
    "zero": 0, "cero": 0, "nenhum": 0, "nenhuma": 0, "ningun": 0, "ninguna": 0, "one": 1, "um": 1, "uma": 1, "un": 1,
    "una": 1, "uno": 1, "two": 2, "dois": 2, "duas": 2, "dos": 2, "three": 3, "tres": 3, "four": 4, "quatro": 4,
    "cuatro": 4, "five": 5, "cinco": 5, "six": 6, "seis": 6, "seven": 7, "sete": 7, "siete": 7, "eight": 8, "oito": 8,
    "ocho": 8, "nine": 9, "nove": 9, "nueve": 9, "ten": 10, "dez": 10, "diez": 10, "eleven": 11, "onze": 11,
    "once": 11, "twelve": 12, "doze": 12, "doce": 12,
}  # fmt: skip
# These are articles or other words as well: they count a thing only if it is named next, as a parameter has it.
_DOUBTFUL: Final = frozenset({"one", "um", "uma", "un", "una", "uno", "once"})

_OWN_KIND: Final = frozenset({"player", "round", "level", "money", "points"})
"""What is counted by parameters of its own: a number of players is no number of cards."""

_NAMED_SO: Final = {
    "players": "player", "seats": "player", "livre": "money", "returned": "money", "printed": "money",
    "window_price": "money", "round": "round", "level": "level", "card_level": "level", "bonus_level": "level",
    "printed_points": "points",
}  # fmt: skip
"""What the number counts that a parameter takes, where this is of its own kind."""

_WITHOUT: Final = frozenset({"without", "no", "not", "sem", "sin", "nao"})


def suggest(words: str, question: Question, library: Library) -> dict[str, Any]:
    """
    Give the facts of a question that some words seem to tell, as values of its parameters.

    Args:
        words: What was typed, in English, Portuguese or Spanish.
    Returns:
        By the name of the parameter; a parameter of which the words tell nothing clear is left out.
    """
    tokens = WORD.findall(words)[:_MOST_WORDS]
    concepts = _concepts_of(library)
    domains = dict(zip(question.names, question.domains, strict=True))
    found: dict[str, Any] = {}
    found.update(_counted(tokens, {n: d for n, d in domains.items() if _is_number(d)}, concepts))
    for name, domain in domains.items():
        if isinstance(domain.values[0], enum.Enum):
            members = _members(tokens, name, domain, concepts)
            if len(members) == 1:
                found[name] = members[0]
        elif isinstance(domain.values[0], bool):
            told = _flag(tokens, name, concepts)
            if told is not None:
                found[name] = told
    return {n: found[n] for n in question.names if n in found}


@lru_cache(maxsize=8)
def _ready(vocabulary: tuple[tuple[str, tuple[str, ...]], ...]) -> Concepts:
    return Concepts(dict(vocabulary))


def _concepts_of(library: Library) -> Concepts:
    said: dict[str, set[str]] = {}
    for word in library.words:
        said.setdefault(word.concept, set()).add(word.word)
    for concept, names in library.synonyms.items():
        said.setdefault(concept, set()).update(names)
    return _ready(tuple((c, tuple(sorted(names))) for c, names in sorted(said.items())))


def _is_number(domain: Domain) -> bool:
    return isinstance(domain.values[0], int) and not isinstance(domain.values[0], bool)


def _named(tokens: Sequence[str], concepts: Concepts) -> Mapping[str, list[int]]:
    """Give the concepts that words name, articles and all, and where."""
    return concepts.named([keys_of(w, ALL_LANGUAGES) if telling(w) else frozenset() for w in tokens])


def _counted(tokens: Sequence[str], domains: Mapping[str, Domain], concepts: Concepts) -> dict[str, int]:
    """Give the numbers among some words, each for the one parameter that it can be of."""
    named = _named(tokens, concepts)
    proposed: dict[str, set[int]] = {}
    for place, token in enumerate(tokens):
        plain = folded(token)
        value = int(plain) if plain.isdecimal() and plain.isascii() and len(plain) < 4 else _NUMBERS.get(plain)
        if value is None:
            continue
        things = {c for c, at in named.items() if {place + 1, place - 1} & set(at)}
        after = {c for c, at in named.items() if place + 1 in at}
        # "Round 3" and "level III" name the thing first, "3 players" last; the last decides where both are named.
        kinds = (after or things) & _OWN_KIND
        fitting = [n for n, d in domains.items() if value in d.values and _takes(n, kinds, plain in _DOUBTFUL)]
        nearest = [n for n in fitting if _of(n, concepts) & (after or things)]
        for name in nearest if len(nearest) == 1 else fitting if len(fitting) == 1 else ():
            if plain not in _DOUBTFUL or name in nearest or kinds:
                proposed.setdefault(name, set()).add(value)
    return {n: values.pop() for n, values in proposed.items() if len(values) == 1}


def _takes(parameter: str, kinds: Iterable[str], doubtful: bool) -> bool:
    """Say whether a parameter takes a number of such things, as far as its name tells."""
    own = _NAMED_SO.get(parameter, "")
    kinds = set(kinds)
    if own:
        return own in kinds or not (kinds or doubtful)
    return not kinds


def _of(parameter: str, concepts: Concepts) -> set[str]:
    """Give what the name of a parameter speaks of."""
    return set(concepts.named([keys_of(w, ALL_LANGUAGES) for w in telling(parameter.replace("_", " "))]))


def _members(tokens: Sequence[str], parameter: str, domain: Domain, concepts: Concepts) -> list[enum.Enum]:
    """Give the members of an enumeration that words name, by their concepts or by what the book calls them."""
    named = _named(tokens, concepts)
    spoken = [keys_of(w, ALL_LANGUAGES) for w in tokens]
    found = []
    for member in domain.values:
        names = {member.name.lower(), f"{parameter}_{member.name.lower()}", *_CALLED.get(member.name, ())}
        called = [keys_of(w, ALL_LANGUAGES) for w in telling(str(member.value))]
        if names & named.keys() or (called and all(any(not c.isdisjoint(s) for s in spoken) for c in called)):
            found.append(member)
    return found


_CALLED: Final = {
    "CLAIM_FAVOR": ("favor",),
    "ACQUIRE_RESOURCES": ("acquire",),
    "FUND_DECORATION": ("fund",),
    "FIREWORK": ("fireworks",),
    "BONUS": ("bonus",),
    "MAIN": ("main_action",),
    "PLAIN": ("plain_garment",),
    "MASTER_SPACE": ("master_space",),
}
"""The concepts of members that have another name in the tables of words."""


def _flag(tokens: Sequence[str], parameter: str, concepts: Concepts) -> bool | None:
    """Say whether something is there or not, if words name it."""
    if parameter.endswith(("_free", "_taken", "_tied", "_met")):
        # Whether it is so, the name of the thing does not tell.
        return None
    wanted = parameter.removeprefix("has_").removeprefix("is_")
    keyed = [keys_of(w, ALL_LANGUAGES) for w in telling(wanted.replace("_", " "))]
    own = {c for c, at in concepts.named(keyed).items() if len(set(at)) == len(keyed)}
    at = [place for c, places in _named(tokens, concepts).items() if c in own for place in places]
    if not at:
        return None
    return not _WITHOUT & {folded(w) for w in tokens[max(0, min(at) - 2) : min(at)]}
