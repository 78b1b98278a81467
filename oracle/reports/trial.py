"""What came of judging another implementation: counts, and each mistake with its rule and smallest game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from oracle.reports.phrasing import count

FORMAT: Final = "rococo-test/1"
"""The format of the report as JSON."""

STATES: Final = ("passed", "failed", "skipped", "errored", "accepted")
"""What can come of a case; only the first is a success, and the last is a divergence on purpose."""

LEAST: Final = {
    "proved": "no shorter game shows it",
    "single": "no single choice can be dropped",
    "tried": "not every choice was tried to be dropped",
    "history": "it hangs on what was asked before, not on this game",
    "": "",
}
"""How small a game is known to be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mistake:
    """
    One thing that a subject has wrong.

    Attributes:
        kind: What differs: `accepts`, `omits`, `position`, …, or the name of the misbehaviour.
        game: Edition, players and options, components and seed.
        actions, action: The smallest game, and what the mistake is about.
        rule, rule_says, citations: What decides.
        as_if: How the subject seems to have it.
        right_under: The editions under which it would be right.
        near: Rules that are looked up in that place, where none could be found to be the one.
        times: In so many cases it showed.
        accepted: Why it is done on purpose, if it is.
        log, page: Files for `oracle replay`.
    """

    kind: str
    says: str
    fault: bool = False
    cmd: str = ""
    place: str = ""
    vector: str = ""
    game: Mapping[str, Any] = field(default_factory=dict)
    actions: tuple[str, ...] = ()
    action: str = ""
    ours: Any = None
    theirs: Any = None
    rule: str = ""
    rule_says: str = ""
    citations: Sequence[Mapping[str, Any]] = ()
    as_if: str = ""
    right_under: tuple[str, ...] = ()
    ruling: Mapping[str, Any] | None = None
    near: tuple[str, ...] = ()
    choices: int = 0
    least: str = ""
    times: int = 1
    accepted: str = ""
    log: str = ""
    page: str = ""

    @property
    def lines(self) -> str:
        """The lines of the texts, as text."""
        return ", ".join(f"{c['source']}:{c['lines'][0]}-{c['lines'][1]}" for c in self.citations)

    @property
    def heading(self) -> str:
        """What a report calls it."""
        return self.rule or self.kind

    def as_json(self) -> dict[str, Any]:
        """Give it as plain values."""
        found = {name: getattr(self, name) for name in self.__slots__}
        return found | {"citations": list(self.citations), "game": dict(self.game)}


@dataclass(slots=True, kw_only=True)
class Report:
    """
    The whole of it.

    Attributes:
        subject: Command, name and version.
        cases: For vectors and games, how many there are of each state.
        moves: So many choices and draws were compared.
        mistakes: The mistakes, the gravest first.
        skipped: Why cases were skipped, and how many for each reason.
        divergences: What the implementer lists as done on purpose: rule, why, since, and how often it showed.
        starts: How often the program was started.
    """

    subject: Mapping[str, Any]
    release: str = ""
    cases: dict[str, Counter[str]] = field(default_factory=dict)
    moves: int = 0
    mistakes: list[Mistake] = field(default_factory=list)
    skipped: Counter[str] = field(default_factory=Counter)
    divergences: list[dict[str, Any]] = field(default_factory=list)
    open: int = 0
    starts: int = 1

    @property
    def total(self) -> Counter[str]:
        """The cases of all kinds by state."""
        found: Counter[str] = Counter()
        for counts in self.cases.values():
            found += counts
        return found

    @property
    def judged(self) -> int:
        """So many cases could be judged."""
        total = self.total
        return sum(total[s] for s in STATES if s != "skipped")

    @property
    def wrong(self) -> list[Mistake]:
        """The mistakes that are not done on purpose."""
        return [m for m in self.mistakes if not m.accepted]

    @property
    def summary(self) -> str:
        """The result in a line."""
        total = self.total
        counts = ", ".join(f"{total[s]} {s}" for s in STATES if total[s])
        rules = {m.heading for m in self.wrong}
        if not self.judged:
            return f"nothing could be judged: {counts or 'no case'}"
        return f"{count(len(rules), 'mistake') if rules else 'no mistake'}; {counts}"

    def as_json(self) -> dict[str, Any]:
        """Give the report as plain values, as its schema has them."""
        return {
            "format": FORMAT,
            "subject": dict(self.subject),
            "release": self.release,
            "cases": {kind: {s: counts[s] for s in STATES} for kind, counts in self.cases.items()},
            "moves": self.moves,
            "open": self.open,
            "starts": self.starts,
            "mistakes": [m.as_json() for m in self.mistakes],
            "skipped": [{"why": why, "cases": n} for why, n in self.skipped.most_common()],
            "divergences": self.divergences,
        }
