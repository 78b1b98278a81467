"""
Findings about words and about the texts as texts.

A word that names two things, or two words for one thing, is found from the table of words that each text uses; a
fault of a text is found from its passages. Neither needs to understand a sentence.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from snowballstemmer import stemmer

from oracle.findings import Citation, Finding, Kind
from oracle.questions import Effect
from oracle.sources import Source
from oracle.telling import Telling, Words, phrase

FAULT = "fault:"
"""What a passage's note says before it names a fault."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """One word (or phrase) that a text uses for a concept, and the first lines on which it does."""

    source: str
    concept: str
    word: str
    lines: tuple[int, ...]
    says: str = ""


def _cite(words: Iterable[Word]) -> tuple[Citation, ...]:
    return tuple(dict.fromkeys(Citation(w.source, n, n) for w in words for n in w.lines[:4]))


def called(concept: str) -> Words:
    """Give what a concept is called; a value of the same name may be something else."""
    return Words(concept.replace("_", " "), "concept")


def _quoted(word: str) -> str:
    return f"“{word}”"


_LANGUAGES = {"pt": "portuguese", "es": "spanish", "en": "english"}

_SMALL = {
    "pt": frozenset("o a os as um uma de do da dos das e em no na nos nas para por com ao à seu sua seus suas".split()),
    "es": frozenset("el la los las un una de del y e en para por con al su sus".split()),
    "en": frozenset("the a an of and in on for to with at his her their your".split()),
}
"""Words that make no other term of a term."""


def _stems(word: str, language: str) -> frozenset[str]:
    parts = [p for p in word.lower().replace("-", " ").split() if p not in _SMALL[language]]
    return frozenset(stemmer(_LANGUAGES[language]).stemWords(parts))


def _apart(used: Mapping[str, Word], language: str) -> dict[str, Word]:
    """Give one word for each term: another form, or a longer form of the same, is no other term."""
    kept: dict[str, Word] = {}
    stems: list[frozenset[str]] = []
    for name in sorted(used, key=lambda w: (len(_stems(w, language)), list(used).index(w))):
        own = _stems(name, language)
        if not any(s <= own for s in stems):
            stems.append(own)
            kept[name] = used[name]
    return kept


def two_words(words: Sequence[Word], sources: Mapping[str, Source]) -> list[Finding]:
    """Find the concepts for which one text uses several words."""
    table: dict[tuple[str, str], dict[str, Word]] = defaultdict(dict)
    for word in words:
        table[word.source, word.concept][word.word] = word
    found = []
    for (source, concept), every in table.items():
        used = _apart(every, sources[source].language)
        if len(used) < 2:
            continue
        found.append(
            Finding(
                id=f"term.{concept}.{source}",
                kind=Kind.TERM,
                topic="words",
                subject=concept,
                effect=Effect.WORDING,
                editions=(sources[source].edition,),
                citations=_cite(used.values()),
                said=phrase(
                    "{text} has several words for one thing ({thing}): {words}",
                    text=source,
                    thing=called(concept),
                    words=", ".join(map(_quoted, used)),
                ),
                witness={"concept": concept, "words": sorted(used)},
            )
        )
    return found


def one_word(words: Sequence[Word], sources: Mapping[str, Source], grave: Mapping[str, Effect]) -> list[Finding]:
    """
    Find the words that name different things, in one text or in two texts of one language family.

    Args:
        grave: The effect of mistaking a concept for another; concepts not named have the effect `wording`.
    """
    table: dict[str, list[Word]] = defaultdict(list)
    for word in words:
        table[word.word.lower()].append(word)
    found = []
    for name, uses in table.items():
        for left, right in itertools.combinations(sorted({u.concept for u in uses}), 2):
            a = [u for u in uses if u.concept == left]
            b = [u for u in uses if u.concept == right]
            both = {u.source for u in a} & {u.source for u in b}
            # Where each text keeps to one meaning, the clash is between texts; else it is inside the ones that do not.
            shown = [u for u in (*a, *b) if u.source in both] if both else [*a, *b]
            texts = sorted({u.source for u in shown})
            editions = tuple(dict.fromkeys(sources[t].edition for t in texts))
            effects = [grave.get(left, Effect.WORDING), grave.get(right, Effect.WORDING)]
            effect = effects[0] if effects[0] is effects[1] else Effect.WORDING
            # Whoever plays one edition meets the word in its sense there; a text of both senses has a slip of words.
            if both or len(editions) > 1:
                effect = Effect.WORDING
            found.append(
                Finding(
                    id=f"term.{left}-{right}.{'-'.join(name.split())}",
                    kind=Kind.TERM,
                    topic="words",
                    subject=f"{left}/{right}",
                    effect=effect,
                    editions=editions,
                    citations=_cite(shown),
                    said=phrase(
                        "{word} means {one} ({texts}) and {other} ({others})",
                        word=_quoted(name),
                        one=called(left),
                        texts=", ".join(sorted({u.source for u in a if u in shown})),
                        other=called(right),
                        others=", ".join(sorted({u.source for u in b if u in shown})),
                    ),
                    witness={"word": name, "concepts": [left, right]},
                )
            )
    return found


def text_faults(sources: Sequence[Source]) -> list[Finding]:
    """Find the faults of the texts themselves: breaking off, repetition, debris, words that are wrong."""
    found = []
    for source in sources:
        if source.ends:
            last = source.records[-1]
            said = phrase("{text} breaks off {where}", text=source.id, where=Words(source.ends))
            found.append(_text(source, "breaks-off", last.first, last.last, said))
        for record in source.records:
            faults = [p.strip() for p in record.note.split("|") if p.strip().lower().startswith(FAULT)]
            for fault in faults:
                note = Words(fault[len(FAULT) :].strip())
                found.append(_text(source, record.key, record.first, record.last, (source.id, ": ", note)))
            if record.kind == "repetition" and not faults:
                note = Words(record.note)
                said = phrase("{text} repeats here what stands elsewhere ({note})", text=source.id, note=note)
                found.append(_text(source, record.key, record.first, record.last, said))
    return found


def _text(source: Source, name: str, first: int, last: int, said: Telling) -> Finding:
    return Finding(
        id=f"text.{source.id}.{name}",
        kind=Kind.TEXT,
        topic="text",
        subject=f"{source.id}.{name}",
        effect=Effect.WORDING,
        editions=(source.edition,),
        citations=(Citation(source.id, first, last),),
        said=said,
    )
