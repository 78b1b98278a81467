"""Opens the book once for every command, and says where each rule stands in each text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files

from oracle.book import Book
from oracle.claims import Claim, asked_by
from oracle.consistency.evidence import Evidence
from oracle.errors import BookError
from oracle.questions import Question
from oracle.rules import LANGUAGES, Rule, Ruling
from oracle.sources import Source
from oracle.wording import Word
from specs import editions
from specs.texts import checked, place_of, read_rows, read_table, some_of, sources

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
    def _claims_by_id(self) -> dict[str, Claim]:
        return {c.id: c for c in self.claims}

    @cached_property
    def _claims_about(self) -> dict[tuple[str, str], list[Claim]]:
        found: dict[tuple[str, str], list[Claim]] = {}
        for claim in self.claims:
            for question in asked_by(claim):
                found.setdefault((claim.source, question.id), []).append(claim)
        return found

    def claims_about(self, question: Question) -> tuple[Claim, ...]:
        """Give the claims of all texts about a question."""
        return tuple(c for s in self.sources for c in self._claims_about.get((s.id, question.id), ()))

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
        cut = unreached().get(source_id, ())
        return "after the break" if rule.topic in cut or rule.question.id in cut else "silent"


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
        synonyms=synonyms(),
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
