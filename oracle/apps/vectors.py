"""
Conformance vectors: short games that stop where one rule decides, with what has to come out there.

They are made from mutants: a question that tells a wrong rule from the right one is a vector that hunts this mistake.
A pack has besides what a rule refuses and what the texts play as examples; its fast part has the fewest questions that
tell as many wrong rules from the right ones.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random  # noqa: TID251 - which refusals are looked for is chosen by a seed; rules never are
from typing import Any, Final

from oracle.apps.covering import cover
from oracle.apps.embodied import Altered, embodied
from oracle.apps.mutants import Operator, answers, mutants
from oracle.apps.scoring_mutants import Judge, Verdicts
from oracle.apps.trials import Corpus, Probe
from oracle.apps.vector_examples import examples, examples_without
from oracle.apps.vector_games import Chosen, Game, profile
from oracle.apps.vector_scores import Tally
from oracle.apps.vector_sides import Sides, sides
from oracle.engine.vectors import VECTOR
from oracle.rules import Rule
from specs.citing import claims_on
from specs.editions import EDITIONS, book
from specs.reference import Reference
from specs.refusals import why_not

_POOL: Final = 400
"""So many actions of a verb are tried where they are not legal."""

_REFUSALS_EACH: Final = 2
"""So many refusals are kept for each rule."""

_CITED: Final = 12
"""So many lines are cited at most."""

_HUNTED: Final = 600
"""So long is the text at most that says what a vector hunts."""


@dataclass(slots=True)
class Pack:
    """
    Vectors with what they achieve.

    Attributes:
        fast: The ids of the fast part.
        tally: What became of each mutant.
        sides: On which sides of their conditions rules have a vector.
        examples_without: The worked examples that are no vector, with the reason.
        parts: The kind of game that is played with parts of a digest.
        games: The games that the fast part needs, by edition and options.
    """

    vectors: list[dict[str, Any]] = field(default_factory=list)
    fast: set[str] = field(default_factory=set)
    tally: Tally = field(default_factory=Tally)
    sides: Sides = field(default_factory=Sides)
    examples_without: dict[str, str] = field(default_factory=dict)
    parts: dict[str, Game] = field(default_factory=dict)
    games: dict[str, list[Chosen]] = field(default_factory=dict)

    def add(self, vectors: Iterable[dict[str, Any]]) -> None:
        """Add vectors; one question that is put twice, in games that begin alike, is put once for the rules of both."""
        known = {v["id"]: v for v in self.vectors}
        for vector in vectors:
            same = known.setdefault(vector["id"], vector)
            if same is vector:
                self.vectors.append(vector)
            else:
                same["rules"] = list(dict.fromkeys((*same["rules"], *vector["rules"])))

    def join(self, other: Pack) -> None:
        """Add another pack; what both have is there once."""
        self.add(other.vectors)
        self.fast |= other.fast
        self.tally.join(other.tally.tried.values())
        self.sides.join(other.sides)
        self.examples_without |= other.examples_without
        made = {v["id"].removeprefix("example/") for v in self.vectors}
        self.examples_without = {n: why for n, why in self.examples_without.items() if n not in made}
        self.parts |= other.parts
        self.games |= other.games


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
        games: The games that are played, of one edition and options.
        wide: Whether what they do not show is looked for beside their way.
    """

    def __init__(self, games: Sequence[Chosen], *, wide: bool = False) -> None:
        self._chosen = games
        self.edition = games[0].kind.edition
        self.options = games[0].kind.options
        self.book = book(self.edition, self.options)
        kinds = list(dict.fromkeys(g.kind for g in games))
        self._opened = {k: (k.open(counting=True), k.open()) for k in kinds}
        self._kind_of = {id(game): k for k, (_, game) in self._opened.items()}
        self.corpus = Corpus()
        for counting, game in self._opened.values():
            self.corpus.opened(counting, game)
        for one in games:
            counting, game = self._opened[one.kind]
            self.corpus.add(counting, game, one.choose(game), one.asides)
        self._wide = wide
        self._rules: dict[str, Rule] = {r.id: r for r in self.book.rules}
        self._by_rule: dict[str, list[tuple[int, ...]]] = {}
        self._lines_of: dict[str, list[dict[str, Any]]] = {}
        for question in self.book.catalogue:
            if question.scope in ("base", *self.options):
                self._by_rule.update(answers(self.book, question)[1])

    def pack(self) -> Pack:
        """Make all vectors, and look what they kill."""
        found = Pack()
        other = None if self.options else book(next(e for e in EDITIONS if e != self.edition))
        # The rules of the base game are judged by games without options.
        wanted = mutants(self.book, other, self.options or ("base",))
        reference_games = [game for _, game in self._opened.values()]
        held = embodied(self.book, [g.setting for g in reference_games])
        judge = Judge(self.book, self.corpus, reference_games, held, wide=self._wide)
        verdicts = judge.judge(wanted)
        found.tally.add(self.edition, verdicts)
        found.sides = sides(self.book, self.options or ("base",), verdicts)
        chosen = cover(verdicts.shown_by)
        found.add(self._of_probe(probe, things, verdicts) for probe, things in chosen.items())
        found.fast = {v["id"] for v in found.vectors}
        found.games = {profile(self.edition, self.options): self._needed(chosen)}
        found.add(examples(self, judge.moments))
        made = {v["id"] for v in found.vectors}
        found.examples_without = dict(examples_without(self.book, self.edition, self.options, made))
        found.add(self._refusals())
        for kind, (_, game) in self._opened.items():
            found.parts[game.setting.parts.digest] = kind
        return found

    def _needed(self, probes: Iterable[Probe]) -> list[Chosen]:
        """Give the games that questions are put in, with the choices beside their way."""
        asides: dict[int, list[tuple[int, str]]] = defaultdict(list)
        for probe in sorted(probes):
            own = self.corpus.games[probe.trace].write(self.corpus.traces[probe.trace][probe.ply])
            beside = [(probe.ply, probe.then)] if probe.then and probe.then != own else []
            asides[probe.trace] += beside
        return [
            replace(self._chosen[trace], asides=tuple(dict.fromkeys(beside)))
            for trace, beside in sorted(asides.items())
        ]

    def _cited(self, rules: Iterable[str]) -> list[dict[str, Any]]:
        found = [entry for rule in rules for entry in self._lines(rule)]
        return [entry for n, entry in enumerate(found) if entry not in found[:n]][:_CITED]

    def _lines(self, rule: str) -> list[dict[str, Any]]:
        """Give the lines that speak about the first case that a rule decides."""
        if rule not in self._lines_of:
            question = self._rules[rule].question
            cases = self._by_rule.get(rule, [])
            codes = cases[0] if cases else ()
            case = {n: d.decode(c) for n, d, c in zip(question.names, question.domains, codes, strict=False)}
            by_source = {s.id: s.by_key for s in self.book.sources}
            claims = claims_on(self.book, question, case, self.edition) if cases or not question.names else ()
            at = [(c.source, by_source[c.source][key]) for c in claims for key in c.at]
            self._lines_of[rule] = [{"source": s, "lines": [r.first, r.last]} for s, r in at][:_CITED]
        return self._lines_of[rule]

    def _flags(self, rules: Iterable[str]) -> list[str]:
        rulings = (self.book.rulings_by_id.get(self._rules[rule].ruling or "") for rule in rules)
        found = [r.status.value if r is not None and self.edition in r.editions else "" for r in rulings]
        flags = {"synthetic", *({"borrowed"} & set(found))}
        # Either answer passes an open vector: it is none as long as something is asked that is decided.
        return sorted(flags | {"open"} if set(found) == {"open"} else flags)

    def _vector(
        self,
        name: str,
        rules: Sequence[str],
        says: str,
        hunts: str,
        game: Reference,
        actions: Sequence[Any],
        more_flags: Sequence[str] = (),
        more_citations: Sequence[Mapping[str, Any]] = (),
        **more: Any,
    ) -> dict[str, Any]:
        kind = self._kind_of[id(game)]
        return {
            "format": VECTOR,
            "id": name,
            "rules": list(rules),
            "citations": [*more_citations, *(c for c in self._cited(rules) if c not in more_citations)],
            "says": says,
            "hunts": hunts,
            "flags": sorted({*self._flags(rules), *more_flags}),
            "start": _start(kind, game),
            "actions": [game.write(a) for a in actions],
            **more,
        }

    def _of_probe(self, probe: Probe, things: Sequence[Any], verdicts: Verdicts) -> dict[str, Any]:
        killed = [m for thing in things for m in verdicts.of[thing]]
        rules = list(dict.fromkeys(m.rule for m in killed))
        forms = [thing if isinstance(thing, Altered) else thing[1] for thing in things if not isinstance(thing, int)]
        hunted = [f"{m.rule}: {m.says}" for thing in things if isinstance(thing, int) for m in verdicts.of[thing]]
        hunts = "; ".join(dict.fromkeys((*hunted, *(f.says for f in forms))))[:_HUNTED]
        places = {f.place for f in forms if f.place}
        by_edition = any(m.operator is Operator.EDITION for m in killed)
        origin = "boundary" if hunted else "constructed"
        return self.of_probe(probe, rules, hunts, origin, places=places, flags=["edition"] if by_edition else [])

    def of_probe(
        self,
        probe: Probe,
        rules: Sequence[str],
        hunts: str,
        origin: str,
        *,
        places: Iterable[str] = (),
        flags: Sequence[str] = (),
        name: str = "",
        citations: Sequence[Mapping[str, Any]] = (),
    ) -> dict[str, Any]:
        """Make the vector that asks a question."""
        game = self.corpus.games[probe.trace]
        actions = list(self.corpus.traces[probe.trace][: probe.ply])
        before = position = self._position(game, actions)
        if probe.then:
            actions.append(game.read(probe.then))
            position = game.after(position, actions[-1])
        ask: dict[str, Any] = {"kind": probe.kind}
        expect: dict[str, Any]
        if probe.kind == "position":
            shown = dict(game.show(position))
            roots = {p.partition(".")[0] for p in places} & set(shown)
            expect = {"position": {**{r: shown[r] for r in sorted(roots)}, **changed(game.show(before), shown)}}
        elif probe.kind == "legal-actions":
            expect = {"actions": [game.write(a) for a in game.legal_actions(position)]}
        elif probe.kind == "view":
            ask["player"] = int(probe.about)
            expect = {"view": {k: v for k, v in game.view(position, int(probe.about)).items() if k != "todo"}}
        elif probe.kind == "score":
            expect = {"scores": [s.points for s in position.seats], "winners": list(game.winners(position))}
        else:
            ask["action"] = probe.about
            action = game.read(probe.about)
            legal = game.same(action, game.legal_actions(position)) is not None
            expect = {"legal": legal} if legal else {"legal": False, "reason": game.refuse(position, action).rule}
        asked = hashlib.sha256(f"{self._kind_of[id(game)]} {[game.write(a) for a in actions]} {ask}".encode())
        return self._vector(
            name or f"{rules[0]}/{asked.hexdigest()[:8]}",
            rules,
            self._rules[rules[0]].text("en"),
            hunts,
            game,
            actions,
            origin=origin,
            more_flags=flags,
            more_citations=citations,
            ask=ask,
            expect=expect,
        )

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
        for step in self.corpus.steps:
            here = id(self.corpus.games[step.trace])
            for one in (step.action, *step.legal[:3]):
                if len(pool[here, one[0]]) < _POOL:
                    pool[here, one[0]].append(one)
        verbs = sorted({verb for _, verb in pool})
        kept: Counter[str] = Counter()
        common: Counter[tuple[str, str]] = Counter()
        for step in sorted(self.corpus.steps, key=lambda s: s.ply):
            position, action, legal = step.before, step.action, step.legal
            game = self.corpus.games[step.trace]
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
                probe = Probe(trace=step.trace, ply=step.ply, kind="legality", about=game.write(tried))
                yield self.of_probe(probe, [refusal.rule], "what is not allowed is done all the same", "fuzz")
