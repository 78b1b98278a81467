"""
Sets of components before the solver: values, laws, and what the texts themselves say, as one sheet.

The laws are those that the book's answers judge in Python; here their questions are answered by the claims of the
edition's texts, and by the book where these fall short. So two judges stand over one law, on different evidence.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from oracle.book import Book
from oracle.claims import Claim, asked_by
from oracle.consistency.completing import Core, Sheet
from oracle.errors import SolverError, TermError
from oracle.findings import Citation
from oracle.questions import Question
from oracle.terms import all_of
from specs.component_drafts import Draft, read_draft
from specs.component_judge import Judge, Violation
from specs.component_laws import check, laws, shape
from specs.component_terms import PartLaw, Shape, asked, atoms, names_of, value_of
from specs.component_values import ComponentSet
from specs.editions import book


@dataclass(frozen=True, slots=True, kw_only=True)
class Because:
    """
    Why something cannot be, or has to be: the smallest set of what does not go together.

    Attributes:
        values: The values of the set that take part.
        says: The laws that take part, in words.
        claims: The sentences of the texts that take part.
        answers: The answers of the book that stand in where no sentence decides, with their rulings.
        citations: The lines of the sentences.
    """

    values: tuple[str, ...]
    says: tuple[str, ...]
    claims: tuple[str, ...]
    answers: tuple[str, ...]
    citations: tuple[Citation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Clash:
    """What the solver found to contradict the texts, and what the book's answers say about it."""

    violation: Violation
    because: Because


def _term(question: Question, case: tuple[Any, ...], value: Any) -> Any:
    """Give an answer of the book as a term."""
    if not question.is_norm:
        return question(*case) == value
    norm = question(*case)
    return all_of(norm.may_not if value == "may not" else norm.may, norm.must if value == "must" else norm.need_not)


def claims_on(law: Book, questions: Iterable[str], sources: Iterable[str]) -> list[Claim]:
    """Give the claims of some texts about some questions, with their exceptions and what they are exceptions to."""
    wanted, texts = set(questions), set(sources)
    claims = [c for c in law.claims if c.source in texts]
    found = {c.id for c in claims if any(q.id in wanted for q in asked_by(c))}
    while True:
        more = {c.id for c in claims if set(c.overrides) & found}
        more |= {o for c in claims if c.id in found for o in c.overrides}
        if more <= found:
            return [c for c in claims if c.id in found]
        found |= more


_MOST_REASONS: Final = 24
"""For so many derived values the reason is looked for."""


@dataclass(frozen=True, kw_only=True)
class Solving:
    """
    One set, or a draft of one, before the solver.

    Attributes:
        values: What is filled in, by path.
        wishes: What the rest should be if it can.
        texts: The texts whose sentences count; all of the edition, if not given.
    """

    law: Book
    shape: Shape
    values: Mapping[str, Any]
    wishes: Mapping[str, Any]
    texts: tuple[str, ...] = ()

    @cached_property
    def laws(self) -> dict[str, PartLaw]:
        """The laws by key."""
        return {one.key: one for one in laws(self.shape, self.law)}

    @cached_property
    def doubtful(self) -> tuple[str, ...]:
        """The laws that no text of the edition states."""
        return tuple(k for k, one in self.laws.items() if one.doubt)

    @cached_property
    def _answers(self) -> dict[str, tuple[Any, tuple[str, ...]]]:
        """What the book answers to the questions of the laws: the term, and the rules and rulings behind it."""
        judge = Judge(law=self.law)
        found = {}
        for question, case in self._asked:
            answer = judge.ask(question, case)
            if not answer.is_open:
                named = ", ".join(str(getattr(a, "value", a)) for a in case)
                behind = (*(r.id for r in answer.rules), *(f"ruling {r.ruling}" for r in answer.rules if r.ruling))
                found[f"{question.id}({named})"] = (_term(question, case, answer.value), behind)
        return found

    @cached_property
    def _asked(self) -> list[tuple[Question, tuple[Any, ...]]]:
        return list(asked(one.holds for one in self.laws.values()).values())

    @cached_property
    def sheet(self) -> Sheet:
        """Everything before the solver."""
        texts = self.texts or tuple(s.id for s in self.law.sources if s.edition == self.law.edition)
        return Sheet(
            laws={k: one.holds for k, one in self.laws.items()},
            values={p: atoms(p, v) for p, v in self.values.items()},
            claims=claims_on(self.law, {q.id for q, _ in self._asked}, texts),
            answers={n: t for n, (t, _) in self._answers.items()},
            wishes={p: atoms(p, v) for p, v in self.wishes.items()},
            rare=[k for k, one in self.laws.items() if one.rare],
        )

    def because(self, core: Core) -> Because:
        """Give a core in words."""
        judge = Judge(law=self.law)
        named = [c for c in core.claims if c in {k.id for k in self.law.claims}]
        named += [c for k in core.laws for c in self.laws[k].claims]
        facts = {n: v for p in core.values for n, v in atoms(p, self.values[p]).items()}
        return Because(
            values=core.values,
            says=tuple(_said(self.laws[k], judge, facts) for k in core.laws),
            claims=tuple(dict.fromkeys([*core.claims, *(c for k in core.laws for c in self.laws[k].claims)])),
            answers=tuple(dict.fromkeys(b for n in core.answers for b in self._answers[n][1])),
            citations=judge.passages(named),
        )

    def clash(self, core: Core) -> Clash:
        """Give a core that no single value shows."""
        because = self.because(core)
        first = self.laws[core.laws[0]]
        return Clash(
            violation=Violation(
                path=first.path,
                got=f"{len(core.values)} values that do not go with it",
                says="; ".join(because.says),
                law=first.key,
                rules=tuple(b for b in because.answers if not b.startswith("ruling ")),
                rulings=tuple(b.removeprefix("ruling ") for b in because.answers if b.startswith("ruling ")),
                citations=because.citations,
            ),
            because=because,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook:
    """
    What can become of a set that is not typed in yet.

    Attributes:
        clashes: Why it cannot be completed, if it cannot.
        derived: The missing values that have one possibility, with what they follow from.
    """

    draft: Draft
    solving: Solving
    clashes: tuple[Clash, ...]
    derived: Mapping[str, tuple[Any, Because | None]]


def _said(law: PartLaw, judge: Judge, facts: Mapping[str, Any]) -> str:
    """Give what a law says, as far as its values are known."""
    known = {}
    for name, term in law.fills.items():
        try:
            known[name] = judge.shown(term, facts)
        except TermError:  # a value that does not take part has none here
            known[name] = "…"
    return law.says.format(**known)


def solving(parts: ComponentSet, *, every_text: bool = False) -> Solving:
    """Give a whole set before the solver, with the texts of its edition or with those that it borrows from, too."""
    law = book(parts.edition)
    texts = tuple(s.id for s in law.sources) if every_text else ()
    return Solving(law=law, shape=shape(parts), values=parts.values, wishes={}, texts=texts)


def examine(parts: ComponentSet) -> tuple[Clash, ...]:
    """
    Judge a whole set twice: by the book's answers, and by the solver with the claims of the texts.

    Raises:
        SolverError: The two disagree.
    """
    found = solving(parts)
    violations = check(parts, found.laws.values())
    broken = [v.law for v in violations if v.law]
    clashes = []
    for violation in violations:
        core = found.sheet.clash(violation.law) if violation.law else Core(values=(violation.path,))
        if core is None:
            raise SolverError("a contradiction that the texts confirm, got none", where=violation.law)
        clashes.append(Clash(violation=violation, because=found.because(core)))
    rest = {*broken, *found.doubtful}
    clashes += [found.clash(core) for core in found.sheet.clashes(rest)]
    return tuple(clashes)


def outlook(edition: str | None, file: Path) -> Outlook:
    """
    Say what can become of a set that is not typed in yet.

    Only what cannot be with room for longer lists either is impossible.

    Raises:
        RequestError: It is no file of components.
    """
    for longer in (False, True):
        draft = read_draft(edition, file, longer=longer)
        found = _drafted(draft)
        if found.sheet.holds(found.doubtful):
            return Outlook(draft=draft, solving=found, clashes=(), derived=_derived(draft, found))
    return Outlook(
        draft=draft,
        solving=found,
        clashes=tuple(found.clash(core) for core in found.sheet.clashes(found.doubtful)),
        derived={},
    )


def _drafted(draft: Draft) -> Solving:
    return Solving(law=book(draft.edition), shape=draft.shape, values=draft.values, wishes=draft.wishes)


def _derived(draft: Draft, found: Solving) -> dict[str, tuple[Any, Because | None]]:
    """Give the missing values that have one possibility."""
    forced = found.sheet.determined(found.doubtful, _exchanges(draft))
    derived: dict[str, tuple[Any, Because | None]] = {}
    for path in draft.missing:
        names = names_of(path)
        if all(n in forced for n in names):
            core = found.sheet.why(names[0], forced[names[0]], found.doubtful) if len(derived) < _MOST_REASONS else None
            derived[path] = (value_of(path, forced), found.because(core) if core else None)
    return derived


def _exchanges(draft: Draft) -> Iterator[dict[str, str]]:
    """Give exchanges between two pieces of a list: of all that is missing on both, or of one field."""
    missing = set(draft.missing)
    for group, pieces in draft.shape.lists.items():
        blank: dict[str, list[str]] = {}
        for name in pieces:
            inside = f"{group}.{name}"
            fields = [p[len(inside) :] for p in (inside, *_inside(draft, inside)) if p in missing]
            if fields:
                blank[inside] = fields
        for one, other in combinations(blank, 2):
            both = [f for f in blank[one] if f in blank[other]]
            for fields in (both, *([f] for f in both if len(both) > 1)):
                pairs = [(one + f, other + f) for f in fields] + [(other + f, one + f) for f in fields]
                yield {a: b for p, q in pairs for a, b in zip(names_of(p), names_of(q), strict=True)}


def _inside(draft: Draft, piece: str) -> list[str]:
    return [p for p in draft.paths if p.startswith(f"{piece}.")]


def completed(outlook: Outlook) -> Draft:
    """Give a draft with everything filled in."""
    draft, found = outlook.draft, outlook.solving
    atoms_found = found.sheet.complete(found.doubtful)
    unbound = {n: v for p, w in draft.wishes.items() for n, v in atoms(p, w).items()}
    unbound |= {n: v for p, w in draft.values.items() for n, v in atoms(p, w).items()}
    every = unbound | atoms_found
    return draft.filled({p: value_of(p, every) for p in draft.paths}, frozenset(outlook.derived))
