"""
Finds the question that plain words mean; where several can be meant, it lists the best and takes none of them.

Facts that the words seem to tell are only suggested: what is answered rests on what was given by name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from shlex import quote
from typing import Any, Final

from oracle.apps.asking_sense import is_turned, plain_words
from oracle.apps.facts_in_words import suggest
from oracle.apps.library import library
from oracle.apps.lookup import index
from oracle.apps.precedents import Precedent, disputes
from oracle.concepts import ALL_LANGUAGES, WORD, Concepts, folded, keys_of, spelled, telling
from oracle.consistency.cases import plain
from oracle.disputes.facts import listed
from oracle.errors import RequestError
from oracle.questions import Question
from oracle.rules import LANGUAGES
from oracle.search import Hit, Index, clearly_best
from specs.options import SOLO
from specs.translations import said

BEST: Final = 3
"""So many questions are shown where none stands out."""

_MOST_HITS: Final = 40
_MOST_EARLIER: Final = 2
_LONGEST: Final = 80
_ID: Final = re.compile(r"[a-z0-9]+(?:_[a-z0-9]+)+")
_ALIKE: Final = 0.8
_OTHERS: Final = "rivals"
_SHE: Final = frozenset({"she", "her", "hers", "ela", "dela", "ella"})


class UnclearError(RequestError):
    """
    Words can mean several questions.

    Args:
        offers: The best of them, each with how to ask it (`command`), what it asks, its facts and the disputes about it
            that were answered before (`earlier`).
    """

    def __init__(self, what: str, *, where: str = "", hint: str = "", offers: Sequence[Mapping[str, Any]] = ()) -> None:
        super().__init__(what, where=where, hint=hint)
        self.offers: Final = tuple(offers)


@cache
def _index(editions: tuple[str, ...]) -> Index:
    return index(library(), editions)


def _parameters(question: Question) -> str:
    return "; ".join(f"{n}: {listed(d)}" for n, d in zip(question.names, question.domains, strict=True))


def _best(hits: Sequence[Hit]) -> list[Question]:
    """Give the best questions, each once; a rule stands for the question that it answers."""
    by_id = {q.id: q for q in library().questions}
    matters = dict.fromkeys(h.entry.matter for h in hits if h.entry.matter in by_id)
    return [by_id[m] for m in matters][:BEST]


@cache
def _own_texts() -> Mapping[str, Question]:
    """Give the question by each text of its own, in any language, that is the text of no other."""
    found: dict[str, set[Question]] = {}
    for question in library().questions:
        for language in LANGUAGES:
            found.setdefault(plain_words(said(question.asks, language)), set()).add(question)
    return {text: next(iter(asked)) for text, asked in found.items() if len(asked) == 1}


def question_worded(words: str) -> Question | None:
    """Give the question whose own text words are, word for word; None if they are put otherwise."""
    return _own_texts().get(plain_words(words))


def question_meant(words: str, editions: tuple[str, ...], *, claims: Sequence[tuple[str, str]] = ()) -> Question:
    """
    Give the one question that words clearly mean.

    Args:
        claims: What sides claim. These are judged only by a question's own text: what words are about is found, not
            which way round they ask, so that a right no could be called wrong.
    Raises:
        RequestError: None does.
        UnclearError: Several do, the words may ask the opposite, or there are claims; the three best are told with
            their facts.
    """
    if (worded := question_worded(words)) is not None:
        return worded
    lib = library()
    searched = _index(editions or tuple(lib.books))
    hits = searched.find(words, limit=_MOST_HITS)
    clear = clearly_best(hits)
    named = bool(clear) and clear[0].exact
    best = _best(hits) if named else _spelled_alike(words) or _best(hits)
    if not best:
        raise RequestError(
            f"a question, some words, or a file, got {_shown(words)}",
            where="QUESTION",
            hint="such as: oracle ask may_depute deck_size=4; words are looked for in English, Portuguese and Spanish",
        )
    shown = _shown(words)
    if claims:
        raise _unclear(f"a question by its id, against which claims are judged, got {shown}", words, best, claims)
    if not clear or clear[0].entry.matter != best[0].id:
        raise _unclear(f"one question that is clearly meant, got {shown}, which can mean several", words, best)
    if not named and is_turned(words, best[0]):
        raise _unclear(f"a question put its own way round, got {shown}, which may ask the opposite", words, best)
    if not named and not _names_option(words, best[0], searched):
        raise _unclear(f"words that name the option {best[0].scope}, got {shown}", words, best)
    if not named and best[0].scope != SOLO and _SHE & set(map(folded, WORD.findall(words))):
        raise _unclear(f"words that say who she is, got {shown}, which may be about the solo opponent", words, best)
    return best[0]


def _shown(words: str) -> str:
    return repr(words if len(words) <= _LONGEST else f"{words[:_LONGEST]}…")


def _unclear(what: str, words: str, best: Sequence[Question], claims: Sequence[tuple[str, str]] = ()) -> UnclearError:
    offers = tuple(_offered(q, words, claims) for q in best)
    hint = f"say which one is meant: {'; '.join(o['command'] for o in offers)}"
    return UnclearError(what, where="QUESTION", hint=hint, offers=offers)


def _spelled_alike(words: str) -> list[Question]:
    """Give the questions whose ids are nearly what was typed, where that can only be an id; they are best then."""
    if not _ID.fullmatch(words):
        return []
    by_id = {q.id: q for q in library().questions}
    return [by_id[name] for name in get_close_matches(words, by_id, n=BEST, cutoff=_ALIKE)]


def _names_option(words: str, question: Question, searched: Index) -> bool:
    """Say whether words name the option that a question is about, if it is about one."""
    if question.scope not in searched.realms.values():
        return True
    tokens = telling(words)
    if {folded(t) for t in tokens} & set(question.scope.split("-")):
        return True
    vocabulary, option = searched.vocabulary, {c for c, scope in searched.realms.items() if scope == question.scope}
    # Any other player is an opponent, too: who says so does not speak of the game alone.
    shared = set(map(spelled, vocabulary.get(_OTHERS, ())))
    own = {c: [w for w in vocabulary[c] if spelled(w) not in shared] for c in option & vocabulary.keys()}
    return bool(Concepts(own).named([keys_of(t, ALL_LANGUAGES) for t in tokens]))


def _offered(question: Question, words: str, claims: Sequence[tuple[str, str]]) -> dict[str, Any]:
    heard = suggest(words, question, library())
    told = _as_typed(heard, question)
    facts = (f"{n}={told.get(n, '…')}" for n in question.names)
    sides = (f"--claim {quote(f'{by}={answer}')}" for by, answer in claims)
    return {
        "command": " ".join(["oracle ask", question.id, *facts, *sides]),
        "asks": question.asks,
        "facts": _parameters(question),
        "earlier": [
            {"id": p.id, "date": p.date, "asks": p.asks, "why": p.why}
            for p in _earlier(question, heard)[:_MOST_EARLIER]
        ],
    }


def _earlier(question: Question, heard: Mapping[str, Any]) -> list[Precedent]:
    """Give the disputes answered before that may be the one meant, each once, what was heard most exactly first."""
    known = {n: (v,) for n, v in heard.items()}
    own = {p.id: p for p in disputes() if p.question.id == question.id and p.touches(known)}
    return sorted(own.values(), key=lambda p: (not p.applies(known), -len(p.facts)))


def suggested(words: str, question: Question) -> Mapping[str, Any]:
    """Give the facts that words seem to tell, as they would be typed."""
    return _as_typed(suggest(words, question, library()), question)


def _as_typed(heard: Mapping[str, Any], question: Question) -> dict[str, Any]:
    return {n: _typed(v) for n, v in heard.items() if n in question.names}


def _typed(value: Any) -> Any:
    return value.name.lower() if hasattr(value, "name") else plain(value)
