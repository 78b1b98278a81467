"""
What changes between two editions, for a player who knows one of them and plays the other.

A difference is a question that the editions answer differently, with the cases in which they do, what each answers,
by which rule, how sure that is, and on which lines it stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from oracle.questions import Effect
from oracle.reports.phrasing import EFFECTS, printable
from oracle.reports.speech import ENGLISH, Speech
from oracle.reports.text import heading, labelled, table

_FEW: Final = 3
_MANY: Final = 12

ORDER: Final = {effect: number for number, effect in enumerate(EFFECTS)}

MARKS: Final = {"ruling": "our reading", "borrowed": "borrowed from the other edition", "open": "open"}
"""What is said of an answer that no text of its edition gives."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """
    What one edition answers in some cases.

    Attributes:
        answer: The answer as a plain value; None where it is open.
        certainty: `checked`, `ruling`, `borrowed` or `open`.
        rules: The deciding rules by id, with what they say.
        ruling: The id of the ruling that decides; empty where none does.
        lines: Where the edition's texts say it.
    """

    answer: Any
    certainty: str
    rules: Mapping[str, str]
    ruling: str
    lines: tuple[str, ...]

    def shown(self, say: Speech = ENGLISH) -> str:
        """Give the answer in words, with a mark where no text of the edition gives it."""
        if self.certainty == "open":
            return say("open")
        mark = f"({say(MARKS[self.certainty])})" if self.certainty in MARKS else ""
        # An answer that is a name of the book has no words in another language; the rules have.
        told = say.value(self.answer) if say.has(self.answer) else "; ".join(map(printable, self.rules.values()))
        return f"{told} {mark}".strip()

    def why(self) -> str:
        """Give the deciding rules in words."""
        return "; ".join(f"{printable(says)} [{printable(name)}]" for name, says in self.rules.items())

    def standing(self, say: Speech = ENGLISH) -> str:
        """Give the deciding lines in words."""
        told = ", ".join(map(printable, self.lines))
        by = f"{say('ruling')} {printable(self.ruling)}" if self.ruling else ""
        none = "no line of its own: it follows from what else the texts say"
        return "; ".join(filter(None, (told, by))) or say(none)

    def as_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "answer": self.answer,
            "certainty": self.certainty,
            "rules": [{"id": name, "says": says} for name, says in self.rules.items()],
            "ruling": self.ruling or None,
            "lines": list(self.lines),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """
    A moment of a game at which a case comes up.

    Attributes:
        edition: By which edition the game is played; `oracle simulate` plays it again by its seed.
        ply: The move that is made then.
        only_before, only_after: What may be done there, or else right after the move, by the answer of one edition
            alone, were all else the same.
    """

    edition: str
    players: int
    seed: int
    ply: int
    round: int
    actor: str
    action: str
    only_before: tuple[str, ...] = ()
    only_after: tuple[str, ...] = ()

    def shown(self, say: Speech = ENGLISH) -> str:
        """Give it in words."""
        who = say("seat {n}", n=self.actor) if self.actor.isdecimal() else say.known(self.actor)
        return say(
            "{edition}, players: {players}, seed {seed}, round {round}, move {ply}, {who}: {action}",
            edition=self.edition,
            players=self.players,
            seed=self.seed,
            round=self.round,
            ply=self.ply,
            who=who,
            action=self.action,
        )

    def as_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "edition": self.edition,
            "players": self.players,
            "seed": self.seed,
            "ply": self.ply,
            "round": self.round,
            "actor": self.actor,
            "action": self.action,
            "only_before": list(self.only_before),
            "only_after": list(self.only_after),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Met:
    """
    How often a case comes up in play.

    Attributes:
        of: How many games were played by each edition.
        before, after: In how many games of each it comes up.
        example: One of these moments.
    """

    of: int
    before: int
    after: int
    example: Moment | None

    def shown(self, editions: tuple[str, str], say: Speech = ENGLISH) -> str:
        """Give it in words."""
        told = zip(editions, (self.before, self.after), strict=True)
        return ", ".join(say("{edition}: in {n} of {of} games", edition=e, n=n, of=self.of) for e, n in told)

    def as_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "of": self.of,
            "before": self.before,
            "after": self.after,
            "example": self.example.as_json() if self.example else None,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Cases:
    """
    Some cases of a question in which both editions answer alike by the same rules.

    Attributes:
        when: The values of each parameter that is not any; empty where the cases are all there are.
        number: How many cases these are.
        met: How often one of them comes up in play; None where that was not looked for, or play does not show it.
    """

    when: Mapping[str, tuple[Any, ...]]
    number: int
    before: Side
    after: Side
    met: Met | None = None

    def shown(self, say: Speech = ENGLISH) -> str:
        """Give the cases in words."""
        told = (f"{say.label(n)}: {say.several(v)}" for n, v in self.when.items())
        return ", ".join(told) or say("always")

    def as_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "when": {n: list(v) for n, v in self.when.items()},
            "cases": self.number,
            "before": self.before.as_json(),
            "after": self.after.as_json(),
            "met": self.met.as_json() if self.met else None,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """A question that two editions answer differently."""

    question: str
    topic: str
    asks: str
    unit: str
    effect: Effect
    cases: tuple[Cases, ...]

    def as_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "question": self.question,
            "topic": self.topic,
            "asks": self.asks,
            "unit": self.unit,
            "effect": self.effect.value,
            "cases": [c.as_json() for c in self.cases],
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Name:
    """One thing that the texts of two editions call differently in one language."""

    concept: str
    language: str
    before: tuple[str, ...]
    after: tuple[str, ...]

    def as_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "concept": self.concept,
            "language": self.language,
            "before": list(self.before),
            "after": list(self.after),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """
    What changes from one edition to another.

    Attributes:
        same: How many questions both answer alike in every case.
        only: How many questions about each option only one edition can be asked.
    """

    before: str
    after: str
    differences: tuple[Difference, ...]
    same: int
    names: tuple[Name, ...] = ()
    only: Mapping[str, Mapping[str, int]] | None = None

    @property
    def by_topic(self) -> dict[str, list[Difference]]:
        """The differences by topic, those that change most in play first."""
        found: dict[str, list[Difference]] = {}
        for d in sorted(self.differences, key=lambda d: (ORDER[d.effect], d.question)):
            found.setdefault(d.topic, []).append(d)
        return dict(sorted(found.items(), key=lambda pair: (ORDER[pair[1][0].effect], pair[0])))

    def summary(self, say: Speech = ENGLISH) -> str:
        """Give the comparison in one line."""
        counted = [(e, sum(d.effect is e for d in self.differences)) for e in EFFECTS]
        effects = ", ".join(f"{say.known(e.value)} {n}" for e, n in counted if n)
        return say(
            "Questions that differ: {n} ({effects}); answered alike: {same}",
            n=len(self.differences),
            effects=effects or say("none"),
            same=self.same,
        )

    def narrowed(self, topics: Iterable[str], effects: Iterable[str]) -> Comparison:
        """Give it with the differences of some topics and effects; an empty filter leaves all."""
        wanted, grave = set(topics), set(effects)
        kept = tuple(
            d for d in self.differences if (not wanted or d.topic in wanted) and (not grave or d.effect.value in grave)
        )
        return replace(self, differences=kept, names=self.names if not wanted or "words" in wanted else ())

    def as_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        return {
            "same": self.same,
            "only": {e: dict(scopes) for e, scopes in (self.only or {}).items()},
            "names": [n.as_json() for n in self.names],
            "differences": [d.as_json() for group in self.by_topic.values() for d in group],
        }


def _met(cases: Cases, editions: tuple[str, str], say: Speech) -> list[tuple[str, str]]:
    """Give how often some cases come up in play, with an example."""
    if cases.met is None:
        return []
    rows = [(say("comes up"), cases.met.shown(editions, say))]
    moment = cases.met.example
    if moment is not None:
        rows.append((say("example"), moment.shown(say)))
        sides = zip(editions, (moment.only_before, moment.only_after), strict=True)
        rows += [(f"  {say('only in {edition}', edition=e)}", _moves(moves)) for e, moves in sides if moves]
    return rows


def _moves(moves: tuple[str, ...]) -> str:
    return ", ".join(map(printable, moves[:_MANY])) + (", …" if len(moves) > _MANY else "")


def as_text(comparison: Comparison, say: Speech = ENGLISH) -> list[RenderableType]:
    """Give the comparison for a terminal."""
    before, after = comparison.before, comparison.after
    parts: list[RenderableType] = [
        heading(say("From {before} to {after}", before=before, after=after)),
        Text(f"  {comparison.summary(say)}\n"),
    ]
    for topic, differences in comparison.by_topic.items():
        parts.append(heading(say("{topic}: {n} differences", topic=topic, n=len(differences))))
        for d in differences:
            unit = f" ({say.unit(d.unit)})" if d.unit else ""
            asks = say.told(d.asks) or d.asks
            parts.append(Text(f"  {printable(asks)}{unit}  [{printable(d.question)}, {say.known(d.effect.value)}]"))
            for c in d.cases:
                rows = [(say("case"), c.shown(say))]
                for edition, side in ((before, c.before), (after, c.after)):
                    rows += [
                        (printable(edition), side.shown(say)),
                        (f"  {say('by')}", side.why() if say.has(side.answer) else ""),
                        (f"  {say('lines')}", side.standing(say)),
                    ]
                rows += _met(c, (before, after), say)
                parts.append(labelled(rows))
    if comparison.names:
        names = [
            (f"{n.concept.replace('_', ' ')} ({n.language})", ", ".join(n.before[:_FEW]), ", ".join(n.after[:_FEW]))
            for n in comparison.names
        ]
        parts.append(table(say("Other names"), say("thing"), before, after, rows=names))
    for edition, scopes in (comparison.only or {}).items():
        told = "; ".join(f"{printable(scope)} ({say('questions: {n}', n=n)})" for scope, n in scopes.items())
        parts.append(labelled([(say("only in {edition}", edition=edition), told)]))
    return parts
