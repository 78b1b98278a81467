"""The mutation score as it is told: by rule, by what was done to the rules, and what has no score, with the reason."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from oracle.apps.mutants import Mutant
from oracle.apps.scoring_mutants import Score, Verdicts

Key = tuple[str, str, str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    """
    What became of a mutant of an edition.

    Attributes:
        status: `killed`, `same`, `survived` or `unplayed`.
        why: The proof that it is no other game, or why play cannot show it.
    """

    edition: str
    mutant: Mutant
    status: str
    why: str = ""

    @property
    def key(self) -> Key:
        """Name the mutant, so that it is the same in games with other options."""
        m = self.mutant
        return self.edition, m.rule, f"{m.question} {m.operator.name} {m.says}", str(list(m.changes.items())[:8])


_BEST = ("unplayed", "survived", "same", "killed")


@dataclass(slots=True)
class Tally:
    """All mutants that were tried; one that is tried in several packs counts once, as what it did best."""

    tried: dict[Key, Tried] = field(default_factory=dict)

    def add(self, edition: str, verdicts: Verdicts) -> None:
        """Add what became of the mutants of an edition."""
        self.join(Tried(edition=edition, mutant=m, status="killed") for m in verdicts.killed)
        self.join(Tried(edition=edition, mutant=m, status="same", why=why) for m, why in verdicts.same)
        self.join(Tried(edition=edition, mutant=m, status="survived") for m in verdicts.survivors)
        for why, several in verdicts.unplayed.items():
            self.join(Tried(edition=edition, mutant=m, status="unplayed", why=why) for m in several)

    def join(self, others: Iterable[Tried]) -> None:
        """Add mutants that were tried elsewhere."""
        for one in others:
            known = self.tried.get(one.key)
            if known is None or _BEST.index(known.status) < _BEST.index(one.status):
                self.tried[one.key] = one

    @property
    def total(self) -> Score:
        """The score over all rules."""
        return _score(self.tried.values())

    @property
    def survivors(self) -> list[Tried]:
        """What nothing tells from the right rules, and is not proved to be no other game."""
        return [t for t in self.tried.values() if t.status == "survived"]

    @property
    def rules(self) -> dict[str, Score]:
        """The score of each rule that has mutants."""
        found: dict[str, list[Tried]] = defaultdict(list)
        for one in self.tried.values():
            if one.status != "unplayed":
                found[one.mutant.rule].append(one)
        return {rule: _score(several) for rule, several in sorted(found.items())}

    @property
    def without(self) -> dict[str, list[str]]:
        """The rules without a score, by the reason."""
        scored = set(self.rules)
        found: dict[str, set[str]] = defaultdict(set)
        for one in self.tried.values():
            if one.mutant.rule not in scored:
                found[one.why].add(one.mutant.rule)
        return {why: sorted(rules) for why, rules in sorted(found.items())}

    def plain(self) -> dict[str, Any]:
        """Give all of it as plain values."""
        kinds: dict[str, list[Tried]] = defaultdict(list)
        for one in self.tried.values():
            if one.status != "unplayed":
                kinds[one.mutant.operator.name.lower()].append(one)
        return {
            **asdict(self.total),
            "percent": percent(self.total),
            "survivors": [
                {"edition": t.edition, "rule": t.mutant.rule, "question": t.mutant.question, "says": t.mutant.says}
                for t in self.survivors
            ],
            "equivalent_because": dict(
                sorted(Counter(t.why for t in self.tried.values() if t.status == "same").items())
            ),
            "kinds": {kind: asdict(_score(several)) for kind, several in sorted(kinds.items())},
            "rules": {rule: asdict(score) for rule, score in self.rules.items()},
            "rules_without": self.without,
        }


def _score(several: Iterable[Tried]) -> Score:
    counts = Counter(t.status for t in several)
    return Score(mutants=counts.total() - counts["unplayed"], killed=counts["killed"], equivalent=counts["same"])


def percent(score: Score) -> float:
    """Give how many of the mutants are killed that are another game, in percent."""
    return round(100 * score.killed / max(1, score.mutants - score.equivalent), 1)


def table(rules: Mapping[str, Score]) -> str:
    """Write the score of each rule, the worst first."""
    rows = sorted(rules.items(), key=lambda r: (percent(r[1]), r[0]))
    return "".join(f"{percent(s):5.1f} %  {s.killed:3} of {s.mutants - s.equivalent:3}  {rule}\n" for rule, s in rows)
