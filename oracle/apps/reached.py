"""Says of each finding how play comes to its smallest case, as far as the abstract game shows that case."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from oracle.apps.library import Library
from oracle.apps.prove import systems
from oracle.consistency.cases import case_from
from oracle.consistency.reach import Goal, Reach, Reached
from oracle.findings import Finding
from oracle.questions import Question
from oracle.reports.report import Invariant
from specs import dynamics as d
from specs.dynamics import Table
from specs.invariants import ONE
from specs.observed import SCENES, Chosen, Count, Scene, Seats, State

BASE = "base"
"""The scope of the questions that the abstract game is about."""


class _Games:
    """The abstract games, and what was reached in them."""

    def __init__(self, lib: Library, invariants: Iterable[Invariant]) -> None:
        proved: dict[tuple[str, int], list[str]] = {}
        carrying: dict[tuple[str, int], list[str]] = {}
        for invariant in invariants:
            if invariant.status == "proved":
                proved.setdefault((invariant.edition, invariant.players), []).append(invariant.id)
                carrying.setdefault((invariant.edition, invariant.players), []).extend(invariant.needs)
        self.games: dict[str, dict[int, tuple[Reach, Table]]] = {}
        for edition, number, game, ask in systems(lib):
            here = (edition, number)
            # What carries a proof comes first, so that it is named only where the invariants themselves do not do.
            known = dict.fromkeys((*carrying.get(here, ()), *proved.get(here, ())))
            reach = Reach(game, proved=tuple(p for p in known if p in game.by_id))
            self.games.setdefault(edition, {})[number] = (reach, Table(ask, number))
        self._known: dict[tuple[Any, ...], Reached] = {}

    def reach(self, edition: str, number: int, goal: Goal) -> Reached:
        """Reach a goal, or remember what came of it."""
        key = (edition, number, repr(goal.condition), goal.steps)
        if key not in self._known:
            self._known[key] = self.games[edition][number][0](goal)
        return self._known[key]


def _goal(scene: Scene, case: Mapping[str, Any], table: Table) -> Goal | None:
    """Give the goal that a case is; None where the abstract game knows nothing like it."""
    conditions = [scene.moment(table), d.acting == ONE["seat"][0]]
    counts = []
    for name, value in case.items():
        seen = scene.sees[name]
        if isinstance(seen, Count):
            counts.append((seen.of(table), value))
        elif isinstance(seen, State):
            condition = seen.of(table, value)
            if condition is None:
                return None
            conditions.append(condition)
    return Goal(conditions=tuple(conditions), counts=tuple(counts), steps=scene.steps, narrowed=ONE)


def _players(scene: Scene, case: Mapping[str, Any], numbers: Sequence[int]) -> int | None:
    """Give the number of players to look at: the one asked for, else the fewest; None for one that no game has."""
    wanted = [case[n] for n, seen in scene.sees.items() if isinstance(seen, Seats)]
    return next((n for n in numbers if all(n == w for w in wanted)), None)


def _in_edition(scene: Scene, case: Mapping[str, Any], edition: str, games: _Games) -> dict[str, Any] | None:
    by_players = games.games.get(edition, {})
    number = _players(scene, case, sorted(by_players))
    if number is None:
        return None
    reach, table = by_players[number]
    goal = _goal(scene, case, table)
    if goal is None:
        return None
    found = games.reach(edition, number, goal)
    told: dict[str, Any] = {"edition": edition, "players": number}
    if found.play is not None:
        return {**told, "play": [s.as_json(reach.system) for s in found.play], "within": found.within}
    told["not_within"] = found.within
    return {**told, "excluded_by": list(found.excluded_by)} if found.excluded_by else told


def _reached(finding: Finding, asked: Mapping[str, Question], games: _Games) -> dict[str, Any] | None:
    witness = finding.witness or {}
    question = asked.get(str(witness.get("question")))
    if question is None or question.scope != BASE or question.id not in SCENES:
        return None
    scene = SCENES[question.id]
    values = case_from(question, witness.get("case", {}))
    if values is None:
        return None
    case = dict(zip(question.names, values, strict=True))
    told = [r for e in finding.editions if (r := _in_edition(scene, case, e, games)) is not None]
    if not told:
        return None
    told.sort(key=lambda r: "play" not in r)
    seen = {n: s for n, s in scene.sees.items() if n in case}
    return {
        **told[0],
        "shown": [n for n, s in seen.items() if isinstance(s, (Count, State, Seats))],
        "chosen": {n: s.by for n, s in seen.items() if isinstance(s, Chosen)},
        "not_shown": [n for n, s in seen.items() if not isinstance(s, (Count, State, Seats, Chosen))],
        "elsewhere": told[1:],
    }


def with_plays(found: Iterable[Finding], lib: Library, invariants: Iterable[Invariant]) -> tuple[Finding, ...]:
    """
    Give the findings, each with the play that leads to its smallest case, where that case has a scene.

    Args:
        invariants: What is proved shows that some cases never come up.
    Raises:
        GapError: A book leaves open what the abstract game stands on.
    """
    games = _Games(lib, invariants)
    asked = {q.id: q for q in lib.questions}
    return tuple(replace(f, reached=_reached(f, asked, games)) for f in found)
