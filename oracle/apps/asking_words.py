"""
Finds the question that plain words mean; where several can be meant, it lists the best and takes none of them.

Facts that the words seem to tell are only suggested: what is answered rests on what was given by name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from oracle.apps.facts_in_words import suggest
from oracle.apps.library import library
from oracle.apps.lookup import index
from oracle.consistency.cases import plain
from oracle.disputes.facts import listed
from oracle.errors import RequestError
from oracle.questions import Question
from oracle.search import Hit, Index, clearly_best

BEST: Final = 3
"""So many questions are shown where none stands out."""

_MOST_HITS: Final = 40
_LONGEST: Final = 80


class UnclearError(RequestError):
    """
    Words can mean several questions.

    Args:
        offers: The best of them, each with how to ask it (`command`), what it asks and its facts.
    """

    def __init__(self, what: str, *, where: str = "", hint: str = "", offers: Sequence[Mapping[str, str]] = ()) -> None:
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


def question_meant(words: str, editions: tuple[str, ...]) -> Question:
    """
    Give the one question that words clearly mean.

    Raises:
        RequestError: None does.
        UnclearError: Several do; the three best are told with their facts.
    """
    lib = library()
    searched = _index(editions or tuple(lib.books))
    hits = searched.find(words, limit=_MOST_HITS)
    shown = words if len(words) <= _LONGEST else f"{words[:_LONGEST]}…"
    clear = clearly_best(hits)
    best = _best(hits)
    if clear and best and clear[0].entry.matter == best[0].id:
        return best[0]
    if not best:
        near = ", ".join(searched.nearest(words)) if words.strip() else ""
        hint = f"the nearest are {near}" if near else "such as: oracle ask may_depute deck_size=4"
        raise RequestError(f"a question, some words, or a file, got {shown!r}", where="QUESTION", hint=hint)
    offers = tuple(_offered(q, words) for q in best)
    raise UnclearError(
        f"one question that is clearly meant, got {shown!r}, which can mean several",
        where="QUESTION",
        hint=f"ask one of them by its name: {'; '.join(o['command'] for o in offers)}",
        offers=offers,
    )


def _offered(question: Question, words: str) -> dict[str, str]:
    told = suggested(words, question)
    facts = " ".join(f"{n}={told.get(n, '…')}" for n in question.names)
    return {
        "command": f"oracle ask {question.id} {facts}".rstrip(),
        "asks": question.asks,
        "facts": _parameters(question),
    }


def suggested(words: str, question: Question) -> Mapping[str, Any]:
    """Give the facts that words seem to tell, as they would be typed."""
    found = suggest(words, question, library())
    domains = dict(zip(question.names, question.domains, strict=True))
    return {n: _typed(v) for n, v in found.items() if n in domains}


def _typed(value: Any) -> Any:
    return value.name.lower() if hasattr(value, "name") else plain(value)
