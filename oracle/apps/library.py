"""Opens the book once for every command, and says where each rule stands in each text."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files

from oracle.book import Book
from oracle.claims import Claim, asked_by
from oracle.consistency.evidence import Evidence
from oracle.errors import BookError
from oracle.questions import Question
from oracle.rules import Rule, Ruling
from oracle.sources import Source
from oracle.wording import Word
from specs import editions
from specs.texts import read_book, read_table, sources


@cache
def words() -> tuple[Word, ...]:
    """
    Give the table of words of all texts.

    Raises:
        BookError: A table is malformed.
    """
    found = []
    shelf = files("specs").joinpath("words")
    for table in sorted(p.name for p in shelf.iterdir() if p.name.endswith(".csv")):
        source = table.removesuffix(".csv")
        length = next((s.lines for s in sources() if s.id == source), 0)
        for number, row in enumerate(csv.DictReader(read_book("words", table).splitlines()), start=2):
            try:
                lines = tuple(int(n) for n in row["lines"].split())
                word = Word(
                    source=source, concept=row["concept"], word=row["word"], lines=lines, says=row["says"] or ""
                )
            except (KeyError, ValueError, AttributeError) as error:
                where = f"specs/words/{table}:{number}"
                got = ",".join(str(v) for v in row.values())
                raise BookError(
                    f"a row concept,word,lines,says, got {got} ({error})", where=where, hint="correct it"
                ) from None
            if not all(1 <= n <= length for n in lines):
                where = f"specs/words/{table}:{number}"
                raise BookError(f"lines from 1 to {length}, got {row['lines']}", where=where, hint="correct the lines")
            found.append(word)
    return tuple(found)


@cache
def unreached() -> dict[str, tuple[str, ...]]:
    """Give, for each text that breaks off, the topics it no longer reaches."""
    table = read_table("unreached.toml").get("topics", {})
    known = {s.id for s in sources()}
    if strange := sorted(set(table) - known):
        where = "specs/unreached.toml"
        raise BookError(f"the id of a text, got {strange[0]!r}", where=where, hint=f"one of {', '.join(sorted(known))}")
    return {source: tuple(topics) for source, topics in table.items()}


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

    @cached_property
    def _claims_by_id(self) -> dict[str, Claim]:
        return {c.id: c for c in self.claims}

    @cached_property
    def _claims_about(self) -> dict[tuple[str, str], list[Claim]]:
        found: dict[tuple[str, str], list[Claim]] = {}
        for claim in self.claims:
            for question in asked_by(claim):
                found.setdefault((claim.source, question.id), []).append(claim)
        return found

    def claims_of(self, rule: Rule, source_id: str) -> tuple[Claim, ...]:
        """Give the claims of a text that a rule rests on, or else those about its question."""
        named = [self._claims_by_id[c] for c in rule.claims if self._claims_by_id[c].source == source_id]
        return tuple(named or self._claims_about.get((source_id, rule.question.id), ()))

    def lines(self, rule: Rule, source_id: str) -> str:
        """Give where a rule stands in a text: its lines, `silent`, or `after the break`."""
        source = next(s for s in self.sources if s.id == source_id)
        spans = sorted(
            {
                (source.by_key[k].first, source.by_key[k].last)
                for c in self.claims_of(rule, source_id)
                for k in c.at
                if k in source.by_key
            }
        )
        if spans:
            return ", ".join(f"{source_id}:{a}" + (f"-{b}" if b != a else "") for a, b in spans)
        return "after the break" if rule.topic in unreached().get(source_id, ()) else "silent"


@cache
def library() -> Library:
    """Open the book."""
    return Library(
        books={e: editions.book(e) for e in editions.EDITIONS},
        sources=sources(),
        claims=editions.claims(),
        questions=editions.questions(),
        rules=editions.rules(),
        rulings=editions.rulings(),
        words=words(),
    )


def evidence() -> Evidence:
    """Give everything the texts say, for the consistency check."""
    return Evidence(
        sources=sources(),
        claims=editions.claims(),
        catalogue=editions.questions(),
        laws=tuple((law.id, law.holds) for law in editions.laws()),
        unreached=unreached(),
    )
