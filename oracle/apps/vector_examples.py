"""
Vectors of what the texts play as examples: the rule in the very case of the example, in a game that comes to it.

The names and the setting of an example are the text's; what it shows is the answer to a question in one case, and that
comes up in games as well.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

from oracle.apps.moments import Moments
from oracle.apps.mutants import Cell
from oracle.apps.trials import Corpus, Probe
from oracle.book import Book
from oracle.claims import Claim
from oracle.engine.evaluate import compiled
from oracle.questions import Effect
from oracle.terms import Term, walk
from specs.held import declared


class Making(Protocol):
    """What makes a vector of a question."""

    book: Book
    corpus: Corpus
    edition: str
    options: tuple[str, ...]

    def of_probe(  # noqa: D102 - see `vectors.Maker`
        self,
        probe: Probe,
        rules: Sequence[str],
        hunts: str,
        origin: str,
        *,
        name: str = "",
        citations: Sequence[Mapping[str, Any]] = (),
    ) -> dict[str, Any]: ...


def examples(making: Making, moments: Moments) -> Iterator[dict[str, Any]]:
    """Give a vector for each worked example of the edition's texts whose case comes up in the games."""
    texts = {s.id: s for s in making.book.sources if s.edition == making.edition}
    for claim in making.book.claims:
        if not claim.example or claim.source not in texts:
            continue
        for cell in _cells(claim):
            question = making.book.question(cell[0])
            if question.scope not in (making.options or ("base",)):
                continue
            case = {n: d.decode(c) for n, d, c in zip(question.names, question.domains, cell[1], strict=True)}
            rules = [r.id for r in making.book.answer(question, case).rules]
            probe = _probe(making.corpus, moments, cell)
            if probe is None or not rules:
                continue
            records = [texts[claim.source].by_key[k] for k in claim.at]
            lines = [{"source": claim.source, "lines": [r.first, r.last]} for r in records]
            hunts = "another answer than the worked example of the text has"
            yield making.of_probe(probe, rules, hunts, "source-example", name=f"example/{claim.id}", citations=lines)
            break


def _cells(claim: Claim) -> Iterator[Cell]:
    """Give what a claim answers: in the case that is given, or in each one that what is left open allows."""
    for node in walk(claim.then) if isinstance(claim.then, Term) else ():
        if node.op != "ask" or any(isinstance(a, Term) and a.op != "var" for a in node.args[1]):
            continue
        question, args = node.args[0], node.args[1]
        left = {a.args[0]: a.args[1] for a in args if isinstance(a, Term)}
        for values in itertools.product(*(domain.values for domain in left.values())):
            facts = dict(zip(left, values, strict=True))
            if not isinstance(claim.when, bool) and not compiled(claim.when)(facts):
                continue
            case = (facts[a.args[0]] if isinstance(a, Term) else a for a in args)
            yield question.id, tuple(int(d.code(a)) for d, a in zip(question.domains, case, strict=True))


OF_WORDING: Final = "it is about how something is said or where it lies, and nothing that is played hangs on it"
NOT_MET: Final = "no game that is played comes to its case"


def examples_without(book: Book, edition: str, options: Sequence[str], made: Collection[str]) -> Mapping[str, str]:
    """
    Give the worked examples of an edition's texts that are no vector, by the reason.

    Args:
        made: The ids of the vectors.
    """
    texts = {s.id for s in book.sources if s.edition == edition}
    found = {}
    for claim in book.claims:
        if not claim.example or claim.source not in texts or f"example/{claim.id}" in made:
            continue
        asked = [book.question(name) for name, _ in _cells(claim)]
        if any(q.scope not in ("base", *options) for q in asked):
            continue
        played = [q for q in asked if q.effect not in {Effect.WORDING, Effect.NONE}]
        found[claim.id] = NOT_MET if played else OF_WORDING
    return found


def _probe(corpus: Corpus, moments: Moments, cell: Cell) -> Probe | None:
    """Give a question in a game that comes to a case: what has come out of the step that does."""
    if steps := corpus.looked_up.get(cell):
        step = min((corpus.steps[s] for s in steps), key=lambda s: (s.ply, s.trace))
        return Probe(trace=step.trace, ply=step.ply, then=corpus.games[step.trace].write(step.action), kind="position")
    events = [h.at for h in declared() if h.question == cell[0]]
    return next((m.probe("position") for e in events for m in moments.by_event.get(e, ())), None)
