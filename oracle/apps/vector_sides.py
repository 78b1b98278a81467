"""
Whether there is a vector on each side of a rule's condition: in a case that it decides, and in one that it does not.

A wrong answer that a vector tells from the right one shows that there is a vector in a case of it. A rule has both
sides where that is so within its cases and within the other cases of its question. What has no such side is named with
the reason: a rule that answers its question in every case has no other side.
"""

from __future__ import annotations

import enum
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from oracle.apps.mutants import Mutant, Operator, answers
from oracle.apps.scoring_mutants import Verdicts
from oracle.book import Book

Codes = tuple[int, ...]


class Side(enum.Enum):
    """A side of a rule's condition."""

    INSIDE = "inside"
    OUTSIDE = "outside"


ALWAYS: Final = "outside: it answers its question in every case"
NEVER: Final = "inside: other rules decide in every case"
UNANSWERED: Final = "outside: no rule answers the other cases"
UNSAID: Final = "inside: it says that there is no answer"
UNTOLD: Final = "a wrong answer is not told from the right one"


@dataclass(slots=True)
class Sides:
    """
    The sides on which rules have a vector.

    Attributes:
        shown: By rule, the sides with a vector.
        lacks: By rule and side, why there is none, in one edition with some options.
    """

    shown: dict[str, set[Side]] = field(default_factory=lambda: defaultdict(set))
    lacks: dict[str, dict[Side, str]] = field(default_factory=lambda: defaultdict(dict))

    def join(self, other: Sides) -> None:
        """Add what holds in another edition or with other options: a vector there is one."""
        for rule, sides in other.shown.items():
            self.shown[rule] |= sides
        for rule, why in other.lacks.items():
            self.lacks[rule] = {**why, **self.lacks[rule]}

    def plain(self) -> dict[str, Any]:
        """Give how many rules have a vector on both sides, and the others by the reason."""
        without: dict[str, list[str]] = defaultdict(list)
        rules = sorted({*self.shown, *self.lacks})
        both = 0
        for rule in rules:
            missing = [s for s in Side if s not in self.shown.get(rule, ())]
            both += not missing
            if missing:
                why = "; ".join(
                    dict.fromkeys(self.lacks.get(rule, {}).get(s) or f"{s.value}: {UNTOLD}" for s in missing)
                )
                without[why].append(rule)
        return {"rules": len(rules), "both": both, "without": dict(sorted(without.items()))}


def sides(book: Book, scopes: Collection[str], verdicts: Verdicts) -> Sides:
    """Give the sides on which the rules of a book have a vector, by what became of their wrong forms."""
    found = Sides()
    killed = _by_question(verdicts.killed)
    others: list[tuple[Mutant, str]] = [
        *((m, why) for why, several in verdicts.unplayed.items() for m in several),
        *((m, f"a wrong answer is no other game: {why}") for m, why in verdicts.same),
    ]
    asked = {m.question for m in verdicts.killed} | {m.question for m, _ in others}
    asked |= {m.question for m in verdicts.survivors}
    for question in book.catalogue:
        if question.scope not in scopes or question.id not in asked:
            continue
        said, by_rule = answers(book, question)
        for rule in book.by_question[question.id]:
            inside = frozenset(by_rule.get(rule.id, ()))
            for side, cases in ((Side.INSIDE, inside), (Side.OUTSIDE, frozenset(said) - inside)):
                if any(_is_shown(cases, mutant) for mutant in killed.get(question.id, ())):
                    found.shown[rule.id].add(side)
                else:
                    found.lacks[rule.id][side] = _why(
                        side, cases, said, [o for o in others if o[0].question == question.id]
                    )
    return found


def _by_question(mutants: Iterable[Mutant]) -> dict[str, list[Mutant]]:
    found: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        found[mutant.question].append(mutant)
    return found


def _is_shown(cases: frozenset[Codes], mutant: Mutant) -> bool:
    """Say whether what tells a wrong answer apart is in one of some cases; a wrong order is so in each that moves."""
    if mutant.operator is Operator.ORDER or mutant.question.endswith(("_position", "_rank")):
        return not cases.isdisjoint(mutant.changes)
    return cases.issuperset(mutant.changes)


def _why(side: Side, cases: frozenset[Codes], said: Mapping[Codes, Any], others: Iterable[tuple[Mutant, str]]) -> str:
    if not cases:
        return ALWAYS if side is Side.OUTSIDE else NEVER
    if all(said[c] is None for c in cases):
        return UNANSWERED if side is Side.OUTSIDE else UNSAID
    why = next((why for m, why in others if cases.issuperset(m.changes)), UNTOLD)
    return f"{side.value}: {why}"
