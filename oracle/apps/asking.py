"""
Puts a dispute to the book: which question, of which editions or texts, with which facts, and what each side claims.

The book is opened without the solver; only where single texts are asked does it come in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from oracle.apps import precedents
from oracle.apps.asking_components import printed
from oracle.apps.library import book_of, evidence, library, synonyms, unreached, words
from oracle.book import Book
from oracle.disputes.answers import Answered, Answers, Clause, Earlier
from oracle.disputes.by_edition import ByEdition
from oracle.disputes.citing import Quotes, Shelf
from oracle.disputes.facts import Known, Vocabulary, answer_of, read
from oracle.disputes.sayings import Sayings
from oracle.errors import RequestError, SourceError
from oracle.questions import Question
from oracle.terms import questions as asked_in
from specs.editions import EDITIONS, OPTIONS, claims, laws, plays_options, questions
from specs.texts import sources
from specs.translations import said

if TYPE_CHECKING:
    from oracle.consistency.evidence import Evidence

_BASE: Final = "base"


@dataclass(frozen=True, slots=True, kw_only=True)
class Dispute:
    """
    What is asked.

    Attributes:
        editions: The editions asked; empty for all that can have what is asked about.
        facts: Names and values as they were typed.
        claims: Who claims what, as it was typed.
        texts: Whether single texts are asked instead of what editions play.
        where: Where facts and claims stand, for messages; empty for the command line.
        heard: The words by which the question was found.
        suggested: Facts that these words seem to tell.
    """

    question: Question
    editions: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    claims: tuple[tuple[str, str], ...] = ()
    texts: bool = False
    where: str = ""
    heard: str = ""
    suggested: Mapping[str, Any] = field(default_factory=dict)


class _Loaded(Mapping[str, tuple[str, ...]]):
    """Words for the things of the game, by concept; loaded when they are first looked into."""

    def __init__(self, load: Callable[[], dict[str, tuple[str, ...]]]) -> None:
        self._load = cache(load)

    def __getitem__(self, key: str) -> tuple[str, ...]:
        return self._load()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._load())

    def __len__(self) -> int:
        return len(self._load())


@cache
def words_of(edition: str) -> Vocabulary:
    """Give what an edition's texts call things, and then what people do: a colour is another thing in each edition."""

    def own() -> dict[str, tuple[str, ...]]:
        texts = {s.id for s in sources() if s.edition == edition}
        found: dict[str, tuple[str, ...]] = {}
        for word in words():
            if word.source in texts:
                found[word.concept] = (*found.get(word.concept, ()), word.word)
        return found

    def everybody() -> dict[str, tuple[str, ...]]:
        return synonyms()

    return _Loaded(own), _Loaded(everybody)


@cache
def _sayings() -> Sayings:
    return Sayings(claims())


class _Cut(Mapping[str, tuple[str, ...]]):
    """What texts that break off no longer reach; loaded when something is open."""

    def __getitem__(self, key: str) -> tuple[str, ...]:
        return unreached().get(key, ())

    def __iter__(self) -> Iterator[str]:
        return (s.id for s in sources())

    def __len__(self) -> int:
        return len(sources())


@cache
def question_named(name: str) -> Question | None:
    """Give the question of an id, or None."""
    return next((q for q in questions() if q.id == name), None)


@cache
def _links() -> dict[str, tuple[Question, ...]]:
    found: dict[str, dict[Question, None]] = {}
    for law in laws():
        together = asked_in(law.holds)
        for question in together:
            found.setdefault(question.id, {}).update(dict.fromkeys(q for q in together if q is not question))
    return {name: tuple(others) for name, others in found.items()}


def _linked(question: Question) -> Sequence[Question]:
    return _links().get(question.id, ())


def _judge(shelf: Shelf, language: str) -> ByEdition:
    parts = partial(printed, language=language)
    return ByEdition(shelf=shelf, sayings=_sayings(), cut=_Cut(), printed=parts, linked=_linked, language=language)


@cache
def _evidence() -> Evidence:
    return evidence()


@cache
def quotes_of(directory: Path | None) -> Quotes:
    """
    Give the words of passages from a reader's copies.

    Raises:
        SourceError: The directory cannot be read, or holds none of the texts.
    """
    if directory is None:
        return {}
    from oracle.sources import find, shelf  # noqa: PLC0415

    copies, _ = shelf(directory)
    found = find(sources(), copies)
    if all(f.state == "not at hand" for f in found):
        raise SourceError(
            f"at least one of the {len(found)} texts, got none",
            where=str(directory),
            hint="give the directory where your copies lie, or leave out --sources to ask without quotes",
        )
    return {f.source.id: {k: s.text for k, s in f.standings.items() if s.text} for f in found}


def editions_for(question: Question, wanted: Sequence[str], options: Sequence[str]) -> tuple[str, ...]:
    """
    Give the editions that are asked.

    Raises:
        RequestError: One of those that are wanted has not what is asked about, or no options.
    """
    optional = question.scope != _BASE
    for option in options:
        if option not in OPTIONS:
            hint = "correct the name"
            raise RequestError(f"options out of {', '.join(OPTIONS)}, got {option!r}", where="--options", hint=hint)
    for edition in wanted:
        if edition not in EDITIONS:
            hint = "give one of the two"
            raise RequestError(f"an edition ({', '.join(EDITIONS)}), got {edition!r}", where="--edition", hint=hint)
        if (optional or options) and not plays_options(edition):
            what = f"the option {question.scope}, which {question.id} is about" if optional else f"{options[0]!r}"
            hint = "no text of that edition has it; ask deluxe-2020"
            where = "--edition" if optional else "--options"
            raise RequestError(f"no options with {edition}, got {what}", where=where, hint=hint)
    if wanted:
        return tuple(dict.fromkeys(wanted))
    return tuple(e for e in EDITIONS if plays_options(e) or not (optional or options))


def _sides(dispute: Dispute, edition: str) -> list[tuple[str, Any]]:
    words = words_of(edition)
    where = dispute.where or "--claim"
    return [(by, answer_of(dispute.question, text, words, where)) for by, text in dispute.claims]


def _known(dispute: Dispute, edition: str) -> Known:
    return read(dispute.question, dispute.facts, words_of(edition), where=dispute.where)


def unit_of(answers: Answers) -> str:
    """Give what the answers to a question count."""
    return next((q.unit for q in library().questions if q.id == answers.question), "")


def settle(dispute: Dispute, *, directory: Path | None = None, language: str = "en") -> Answers:
    """
    Answer a dispute, edition by edition or text by text.

    Args:
        directory: Where the reader's copies of the texts lie, for quotes.
        language: In which language rules are told.
    Raises:
        RequestError: An edition, an option, a fact or a claim is none.
        SourceError: The directory holds no text.
    """
    asked = editions_for(dispute.question, dispute.editions, dispute.options)
    shelf = Shelf(sources(), quotes_of(directory))
    if dispute.texts:
        answers = tuple(_by_text(dispute, asked, shelf))
    else:
        judge = _judge(shelf, language)
        answers = tuple(_by_edition(dispute, judge, e) for e in asked)
    return Answers(
        question=dispute.question.id,
        asks=said(dispute.question.asks, language),
        answers=answers,
        heard=dispute.heard,
        suggested=dispute.suggested,
    )


def grounds(dispute: Dispute, edition: str) -> tuple[ByEdition, Book, Known]:
    """Give what the answer of an edition rests on: who judges, its book, and what is known."""
    return _judge(Shelf(sources()), "en"), book_of(edition, dispute.options), _known(dispute, edition)


def _by_edition(dispute: Dispute, judge: ByEdition, edition: str) -> Answered:
    known = _known(dispute, edition)
    found = judge.answer(book_of(edition, dispute.options), dispute.question, known, _sides(dispute, edition))
    return replace(found, precedents=tuple(_earlier(dispute.question, known, edition, judge.language)))


def _earlier(question: Question, known: Known, edition: str, language: str) -> Iterator[Earlier]:
    """Give the disputes that were answered before and cover what is asked, the most exact first."""
    told = {n: known[n] for n, d in zip(question.names, question.domains, strict=True) if known[n] != d.values}
    # What rulings decide is among the clauses already; to look them through would load the solver.
    own = [p for p in precedents.disputes() if p.question is question and p.edition == edition and p.applies(told)]
    for precedent in sorted(own, key=lambda p: -len(p.facts)):
        asks, why = said(precedent.asks, language), said(precedent.why, language)
        yield Earlier(id=precedent.id, date=precedent.date, asks=asks, why=why)


def clauses_for(
    law: Book, question: Question, case: Mapping[str, Any], *, directory: Path | None = None, language: str = "en"
) -> tuple[Clause, ...]:
    """Give the rules that decide one case of a question, each with its lines."""
    shelf = Shelf(sources(), quotes_of(directory))
    return _judge(shelf, language).clauses(law, question, case)


def _by_text(dispute: Dispute, asked: Sequence[str], shelf: Shelf) -> Iterator[Answered]:
    from oracle.disputes.by_text import ByText  # noqa: PLC0415 - it brings the solver

    evidence = _evidence()
    judge = ByText(shelf=shelf, sayings=_sayings(), cut=_Cut())
    for source in evidence.sources:
        if source.edition in asked:
            known, sides = _known(dispute, source.edition), _sides(dispute, source.edition)
            yield judge.answer(source, evidence.theories[source.id], dispute.question, known, sides)
