"""
Whether the marks of a set are true: a value that is called cited follows from the lines that it cites.

It has to follow, by the laws, from the sentences on those lines and from the other values: which of several pieces of
a kind is called by which name is the set's own choice, and is taken as given. What is derived may lean on the book's
answers as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from oracle.apps.component_solving import Solving, solving
from oracle.book import Book
from oracle.claims import Claim
from oracle.consistency.completing import Core
from oracle.sources import Source
from specs.component_marks import Mark, Trust
from specs.component_values import ComponentSet


@dataclass(frozen=True, slots=True, kw_only=True)
class Founding:
    """
    What a mark rests on.

    Attributes:
        core: What the value follows from; None if it does not.
        claims: The sentences among that.
        leaning: The values among that which are made up.
    """

    path: str
    mark: Mark
    core: Core | None
    claims: tuple[str, ...] = ()
    leaning: tuple[str, ...] = ()


def _cited(law: Book, mark: Mark) -> list[str]:
    """Give the claims that rest on the lines of a mark, by the names that the solver has for them."""
    by_id = {s.id: s for s in law.sources}
    return [_name(c) for c in law.claims if _stands(c, by_id[c.source], mark)]


def _name(claim: Claim) -> str:
    return f"{claim.source}.{claim.reading.partition(':')[0]}" if claim.reading else claim.id


def _stands(claim: Claim, source: Source, mark: Mark) -> bool:
    spans = [(source.by_key[k].first, source.by_key[k].last) for k in claim.at]
    return any(s == source.id and a <= last and first <= b for s, a, b in mark.at for first, last in spans)


def foundings(parts: ComponentSet) -> Iterator[Founding]:
    """Give what every value that is marked as cited or derived follows from."""
    found: Solving = solving(parts, every_text=True)
    own = {s.id for s in found.law.sources if s.edition == parts.edition}
    claims = {_name(c) for c in found.law.claims if c.source in own}
    # What is derived may be borrowed: only what no text at all states is left out.
    reviews = [k for k in found.doubtful if not found.laws[k].claims]
    for path, mark in parts.marks.items():
        if mark.trust not in {Trust.CITED, Trust.DERIVED}:
            continue
        derived = mark.trust is Trust.DERIVED
        cited = {*_cited(found.law, mark), *(claims if derived else ())}
        # An example that stands elsewhere is no premise of what is cited.
        others = [k for k, one in found.laws.items() if one.claims and not cited & set(one.claims)]
        without = reviews if derived else [*found.doubtful, *others]
        core = found.sheet.founded(path, cited, answers=derived, without=without)
        if core is None:
            yield Founding(path=path, mark=mark, core=None)
            continue
        examples = [c for k in core.laws for c in found.laws[k].claims if c in cited or derived]
        leaning = tuple(v for v in core.values if parts.marks[v].trust is Trust.SYNTHETIC)
        yield Founding(path=path, mark=mark, core=core, claims=(*core.claims, *examples), leaning=leaning)
