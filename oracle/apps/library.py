"""Opens the book once for every command, and says where each rule stands in each text."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING

from oracle.apps.footing import Footing, Footings, of_question
from oracle.book import Book
from oracle.claims import Claim
from oracle.errors import BookError
from oracle.questions import Question
from oracle.rules import LANGUAGES, Rule, Ruling
from oracle.sources import Source
from oracle.wording import Word
from specs import editions
from specs.texts import checked, place_of, read_rows, read_table, some_of, sources

if TYPE_CHECKING:
    from oracle.consistency.evidence import Evidence

_FIELDS = ("concept", "word", "lines", "says")
_LONGEST_SHOWN = 40


@cache
def words() -> tuple[Word, ...]:
    """
    Give the table of words of all texts.

    Raises:
        BookError: A table is malformed, is of no text, or cites lines that its text does not have.
    """
    found = []
    shelf = files("specs").joinpath("words")
    lengths = {s.id: s.lines for s in sources()}
    for table in sorted(p.name for p in shelf.iterdir() if p.name.endswith(".csv")):
        source = table.removesuffix(".csv")
        if source not in lengths:
            hint = f"name it after one of {', '.join(lengths)}"
            raise BookError(f"the words of a text, got {source!r}", where=f"specs/words/{table}", hint=hint)
        for where, row in read_rows(_FIELDS, "words", table):
            numbers = row["lines"].split()
            if not all(n.isdecimal() and n.isascii() and 1 <= int(n) <= lengths[source] for n in numbers):
                got = row["lines"][:_LONGEST_SHOWN]
                hint = f"correct the lines: {source} has {lengths[source]}"
                raise BookError(f"lines from 1 to {lengths[source]}, got {got!r}", where=where, hint=hint)
            if not row["concept"].strip() or not row["word"].strip():
                raise BookError(f"a concept and a word, got {','.join(row.values())}", where=where, hint="fill them in")
            lines = tuple(map(int, numbers))
            found.append(Word(source=source, concept=row["concept"], word=row["word"], lines=lines, says=row["says"]))
    return tuple(found)


@cache
def synonyms() -> dict[str, tuple[str, ...]]:
    """
    Give what people call things in each language, besides what the texts call them.

    Raises:
        BookError: The table is malformed.
    """
    found: dict[str, tuple[str, ...]] = {}
    for where, row in read_rows(("concept", *LANGUAGES), "synonyms.csv"):
        concept = row.pop("concept").strip()
        names = tuple(n.strip() for cell in row.values() for n in cell.split("|") if n.strip())
        if not concept or not names:
            raise BookError("a concept and names for it, got none", where=where, hint="fill the row in, or remove it")
        found[concept] = (*found.get(concept, ()), *names)
    return found


@cache
def unreached() -> dict[str, tuple[str, ...]]:
    """
    Give, for each text that breaks off, the topics and the single questions of other topics it no longer reaches.

    Raises:
        BookError: The table names a text, a topic or a question that is not there.
    """
    path = ("unreached.toml",)
    table = read_table(*path)
    known = {"topics": {q.topic for q in editions.questions()}, "questions": {q.id for q in editions.questions()}}
    parts = checked(
        table,
        dict.fromkeys(known, lambda v: "" if isinstance(v, dict) else "a table"),
        needed=frozenset(),
        where=place_of(path, "topics"),
    )
    found: dict[str, tuple[str, ...]] = {}
    for part, ids in known.items():
        shape = {s.id: some_of(*sorted(ids)) for s in sources()}
        named = checked(parts.get(part, {}), shape, needed=frozenset(), where=place_of(path, part))
        for source, listed in named.items():
            found[source] = (*found.get(source, ()), *listed)
    return found


@dataclass(frozen=True)
class Library:
    """Everything of the book that a command can need."""

    books: dict[str, Book]
    sources: tuple[Source, ...]
    claims: tuple[Claim, ...]
    questions: tuple[Question, ...]
    rules: tuple[Rule, ...]
    rulings: tuple[Ruling, ...]
    words: tuple[Word, ...]
    synonyms: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @cached_property
    def footings(self) -> Footings:
        """Where each rule stands in each text."""
        return Footings(sources=self.sources, claims=self.claims, rulings=self.rulings, unreached=unreached())

    @cached_property
    def _footing(self) -> dict[tuple[str, str], Footing]:
        return {}

    def footing(self, rule: Rule, source_id: str) -> Footing:
        """Give what a rule rests on in a text."""
        if (rule.id, source_id) not in self._footing:
            source = next(s for s in self.sources if s.id == source_id)
            self._footing[rule.id, source_id] = self.footings.of(rule, source)
        return self._footing[rule.id, source_id]

    def claims_about(self, question: Question) -> tuple[Claim, ...]:
        """Give the claims of all texts about a question."""
        return of_question(self.footings, question)

    def lines(self, rule: Rule, source_id: str) -> str:
        """
        Give where a rule stands in a text: its lines, `silent`, or `after the break`.

        Lines that only speak against it are given, too; `footing` tells how it stands on them.
        """
        source = next(s for s in self.sources if s.id == source_id)
        footing = self.footing(rule, source_id)
        spans = sorted({(source.by_key[k].first, source.by_key[k].last) for k in footing.keys or footing.against})
        if not spans:
            return footing.state
        return ", ".join(f"{source_id}:{a}" + (f"-{b}" if b != a else "") for a, b in spans)


@contextmanager
def unswept() -> Iterator[None]:
    """Do without looking for garbage: what reads the whole book, or examines it, leaves none worth the search."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@contextmanager
def kept() -> Iterator[None]:
    """Build what stays to the end: garbage is looked for in it neither while it grows nor later."""
    with unswept():
        try:
            yield
        finally:
            gc.freeze()


@cache
def book_of(edition: str, options: tuple[str, ...]) -> Book:
    """Give the book of an edition with some options, made once."""
    return editions.book(edition, options)


@cache
def library() -> Library:
    """Open the book."""
    with kept():
        return Library(
            books={e: book_of(e, ()) for e in editions.EDITIONS},
            sources=sources(),
            claims=editions.claims(),
            questions=editions.questions(),
            rules=editions.rules(),
            rulings=editions.rulings(),
            words=words(),
            synonyms=synonyms(),
        )


def evidence() -> Evidence:
    """Give everything the texts say, for the consistency check."""
    from oracle.consistency.evidence import Evidence  # noqa: PLC0415 - it brings the solver

    return Evidence(
        sources=sources(),
        claims=editions.claims(),
        catalogue=editions.questions(),
        laws=tuple((law.id, law.holds) for law in editions.laws()),
        unreached=unreached(),
    )
