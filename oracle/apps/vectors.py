"""
Conformance vectors: short games that stop where one rule decides, with what has to come out there.

They are made from mutants: a step that tells a wrong rule from the right one is a vector that hunts this mistake. What
the engine embodies, and so has no mutant, is hunted by actions that a rule refuses. A pack has every vector; its fast
part has the fewest steps that kill as many mutants.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random  # noqa: TID251 - which refusals are looked for is chosen by a seed; rules never are
from typing import Any, Final

from oracle.apps.deciding import LEANINGS, leaning
from oracle.apps.mutants import Corpus, Kill, Mutant, Trial, answers, mutants
from oracle.engine.play import swarm
from oracle.engine.vectors import VECTOR
from oracle.rules import Rule
from specs.citing import claims_on
from specs.editions import EDITIONS, book
from specs.reference import Reference, reference
from specs.refusals import why_not
from specs.tables import CountingTables, Tables

_POOL: Final = 400
"""So many actions of a verb are tried where they are not legal."""

_REFUSALS_EACH: Final = 2
"""So many refusals are kept for each rule."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A kind of game that vectors are made from."""

    edition: str
    players: int
    options: tuple[str, ...] = ()

    def open(self, *, counting: bool = False) -> Reference:
        """Open the reference game."""
        tables = CountingTables if counting else Tables
        return reference(self.edition, self.players, options=self.options, tables=tables)


@dataclass(slots=True)
class Score:
    """
    How many mutants of a rule are killed.

    Attributes:
        equivalent: Those that were shown to change nothing in any game.
    """

    mutants: int = 0
    killed: int = 0
    equivalent: int = 0


@dataclass(slots=True)
class Pack:
    """
    Vectors with what they achieve.

    Attributes:
        scores: The mutation score of each rule.
        survivors: The mutants that no vector kills.
        unread: The rules whose answers no step looks up: the engine embodies them, or they are about no play.
    """

    vectors: list[dict[str, Any]] = field(default_factory=list)
    fast: set[str] = field(default_factory=set)
    scores: dict[str, Score] = field(default_factory=lambda: defaultdict(Score))
    survivors: list[Mutant] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)
    parts: dict[str, Game] = field(default_factory=dict)


def canonical(vector: Mapping[str, Any]) -> str:
    """Write a vector as one line, always the same."""
    return json.dumps(vector, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def digest(vector: Mapping[str, Any]) -> str:
    """Name the content of a vector."""
    return hashlib.sha256(canonical(vector).encode()).hexdigest()[:16]


def _start(kind: Game, game: Reference) -> dict[str, Any]:
    return {
        "edition": kind.edition,
        "players": kind.players,
        "options": list(kind.options),
        "components": game.setting.parts.digest,
    }


def changed(before: Any, after: Any) -> Any:
    """Give the part of a plain value that differs from another; lists of things that have their order stay whole."""
    if isinstance(before, dict) and isinstance(after, dict):
        return {k: changed(before.get(k), v) for k, v in after.items() if before.get(k) != v}
    return after


class Maker:
    """
    Makes the vectors of one edition with some options.

    Args:
        kinds: The kinds of games, of one edition and options.
        seeds: How many games are played of each kind.
    """

    def __init__(self, kinds: Sequence[Game], seeds: int) -> None:
        self.kinds = kinds
        self.edition = kinds[0].edition
        self.options = tuple(dict.fromkeys(o for k in kinds for o in k.options))
        self.book = book(self.edition, self.options)
        self._opened = {k: (k.open(counting=True), k.open()) for k in kinds}
        self._kind_of = {id(game): k for k, (_, game) in self._opened.items()}
        self.corpus = Corpus()
        for seed in range(seeds):
            for kind in kinds:
                self.corpus.add(*self._opened[kind], swarm(f"{kind.players} {kind.options} {seed}"))
                for likes in LEANINGS.values() if seed % 4 == 0 else ():
                    self.corpus.add(*self._opened[kind], leaning(seed, likes))
        self._trial = Trial(self.corpus, lambda game: self._kind_of[id(game)].open())
        self._rules: dict[str, Rule] = {r.id: r for r in self.book.rules}
        self._by_rule: dict[str, list[tuple[int, ...]]] = {}
        for question in self.book.catalogue:
            if question.scope in ("base", *self.options):
                self._by_rule.update(answers(self.book, question)[1])

    def pack(self) -> Pack:
        """Make all vectors, and look what they kill."""
        found = Pack()
        other = next(e for e in EDITIONS if e != self.edition)
        scopes = ("base", *self.options)
        chosen: dict[tuple[int, int, Any, bool | None], list[Mutant]] = defaultdict(list)
        unread: Counter[str] = Counter()
        for mutant in mutants(self.book, book(other), scopes):
            if not any((mutant.question, c) in self.corpus.looked_up for c in mutant.changes):
                unread[mutant.rule] += 1
                continue
            score = found.scores[mutant.rule]
            score.mutants += 1
            kill = self._trial.kill(mutant)
            if kill is None:
                if self._trial.is_the_same(mutant):
                    score.equivalent += 1
                else:
                    found.survivors.append(mutant)
                continue
            score.killed += 1
            chosen[kill.trace, kill.ply, kill.action, kill.legal].append(mutant)
        found.unread = sorted(r for r in unread if r not in found.scores)
        for (trace, ply, action, legal), killed in chosen.items():
            kill = Kill(trace=trace, ply=ply, action=action, legal=legal)
            found.vectors.append(self._of_kill(kill, killed))
        found.fast = {v["id"] for v in found.vectors}
        found.vectors += self._refusals()
        for kind, (_, game) in self._opened.items():
            found.parts[game.setting.parts.digest] = kind
        return found

    def _cited(self, rules: Iterable[str]) -> list[dict[str, Any]]:
        found: dict[str, dict[str, Any]] = {}
        by_source = {s.id: s.by_key for s in self.book.sources}
        for rule in rules:
            question = self._rules[rule].question
            cases = self._by_rule.get(rule, [])
            case = (
                {n: d.decode(c) for n, d, c in zip(question.names, question.domains, cases[0], strict=True)}
                if cases
                else {}
            )
            for claim in claims_on(self.book, question, case, self.edition) if cases or not question.names else ():
                for key in claim.at:
                    record = by_source[claim.source][key]
                    found[f"{claim.source} {key}"] = {"source": claim.source, "lines": [record.first, record.last]}
        return list(found.values())[:12]

    def _flags(self, rules: Iterable[str]) -> list[str]:
        flags = {"synthetic"}
        for rule in rules:
            ruling = self.book.rulings_by_id.get(self._rules[rule].ruling or "")
            if ruling is not None and self.edition in ruling.editions:
                flags |= {ruling.status.value} & {"borrowed", "open"}
        return sorted(flags)

    def _vector(
        self,
        name: str,
        rules: Sequence[str],
        says: str,
        hunts: str,
        game: Reference,
        actions: Sequence[Any],
        **more: Any,
    ) -> dict[str, Any]:
        kind = self._kind_of[id(game)]
        return {
            "format": VECTOR,
            "id": name,
            "rules": list(rules),
            "citations": self._cited(rules),
            "says": says,
            "hunts": hunts,
            "flags": self._flags(rules),
            "start": _start(kind, game),
            "actions": [game.write(a) for a in actions],
            **more,
        }

    def _of_kill(self, kill: Kill, killed: Sequence[Mutant]) -> dict[str, Any]:
        game = self.corpus.games[kill.trace]
        actions = self.corpus.traces[kill.trace][: kill.ply]
        rules = list(dict.fromkeys(m.rule for m in killed))
        first = killed[0]
        says = self._rules[first.rule].text("en")
        hunts = "; ".join(dict.fromkeys(f"{m.rule}: {m.says}" for m in killed))[:600]
        written = game.write(kill.action)
        name = f"{first.rule}/{hashlib.sha256(f'{kill.trace} {kill.ply} {written}'.encode()).hexdigest()[:8]}"
        position = self._position(game, actions)
        more: dict[str, Any]
        if kill.legal is None:
            after = game.after(position, kill.action)
            more = {
                "ask": {"kind": "position"},
                "expect": {"position": changed(game.show(position), game.show(after))},
            }
            actions = [*actions, kill.action]
        elif kill.legal:
            more = {"ask": {"kind": "legality", "action": written}, "expect": {"legal": True}}
        else:
            reason = game.refuse(position, kill.action)
            more = {
                "ask": {"kind": "legality", "action": written},
                "expect": {"legal": False, "reason": reason.rule},
            }
        return self._vector(name, rules, says, hunts, game, actions, origin="boundary", **more)

    @staticmethod
    def _position(game: Reference, actions: Iterable[Any]) -> Any:
        position = game.new_game()
        for action in actions:
            position = game.after(position, action)
        return position

    def _refusals(self) -> Iterator[dict[str, Any]]:
        """Give actions that are not legal, a few for each rule that refuses one."""
        dice = Random(self.edition)
        # What is an action in one kind of game need not be one in another: cards have other numbers there.
        pool: dict[tuple[int, str], list[Any]] = defaultdict(list)
        for trace, _, _, action, legal, _ in self.corpus.steps:
            here = id(self.corpus.games[trace])
            for one in (action, *legal[:3]):
                if len(pool[here, one[0]]) < _POOL:
                    pool[here, one[0]].append(one)
        verbs = sorted({verb for _, verb in pool})
        kept: Counter[str] = Counter()
        common: Counter[tuple[str, str]] = Counter()
        order = sorted(range(len(self.corpus.steps)), key=lambda s: self.corpus.steps[s][1])
        for step in order:
            trace, ply, position, action, legal, _ = self.corpus.steps[step]
            game = self.corpus.games[trace]
            near = (pool.get((id(game), verb)) for verb in (action[0], dice.choice(verbs)))
            for tried in (dice.choice(actions) for actions in near if actions):
                if tried in legal or game.same(tried, legal) is not None:
                    continue
                reason = why_not(game.setting, position, tried)
                asked = (reason.question, str(reason.case)) if reason else ("", "")
                if not asked[0] or common[asked] >= _REFUSALS_EACH:
                    continue
                common[asked] += 1
                refusal = game.refuse(position, tried)
                if kept[refusal.rule] >= _REFUSALS_EACH or refusal.rule not in self._rules:
                    continue
                kept[refusal.rule] += 1
                written = game.write(tried)
                yield self._vector(
                    f"{refusal.rule}/refused-{kept[refusal.rule]}",
                    [refusal.rule],
                    self._rules[refusal.rule].text("en"),
                    "what is not allowed is done all the same",
                    game,
                    self.corpus.traces[trace][:ply],
                    origin="fuzz",
                    ask={"kind": "legality", "action": written},
                    expect={"legal": False, "reason": refusal.rule},
                )
