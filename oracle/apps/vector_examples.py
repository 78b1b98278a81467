"""
Vectors of what the texts play as examples: the rule in the very case of the example, in a game that comes to it.

The names and the setting of an example are the text's; what it shows is the answer to a question in one case, and that
comes up in games as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from oracle.apps.moments import Moments
from oracle.apps.mutants import Cell
from oracle.apps.trials import Corpus, Probe
from oracle.book import Book
from oracle.claims import Claim
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
    """Give what a claim answers, where the case is given."""
    for node in walk(claim.then) if isinstance(claim.then, Term) else ():
        if node.op != "ask" or any(isinstance(a, Term) for a in node.args[1]):
            continue
        question = node.args[0]
        yield question.id, tuple(int(d.code(a)) for d, a in zip(question.domains, node.args[1], strict=True))


def _probe(corpus: Corpus, moments: Moments, cell: Cell) -> Probe | None:
    """Give a question in a game that comes to a case: what has come out of the step that does."""
    if steps := corpus.looked_up.get(cell):
        step = min((corpus.steps[s] for s in steps), key=lambda s: (s.ply, s.trace))
        return Probe(trace=step.trace, ply=step.ply, then=corpus.games[step.trace].write(step.action), kind="position")
    events = [h.at for h in declared() if h.question == cell[0]]
    return next((m.probe("position") for e in events for m in moments.by_event.get(e, ())), None)
