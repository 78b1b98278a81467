"""What a test found, and how a report tells it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from oracle.apps.blaming import Blame
from oracle.apps.trial_setup import Kind
from oracle.engine.difference import Difference
from oracle.engine.shrink import Shrunk
from oracle.engine.trial import Trial
from oracle.engine.vectors import Vector
from oracle.reports.trial import Mistake


@dataclass(slots=True)
class Found:
    """A difference with the case in which it showed."""

    case: str
    difference: Difference
    trial: Trial | None = None
    kind: Kind | None = None
    seed: int = 0
    vector: Vector | None = None


def _shown(shown: Difference, game: Mapping[str, Any]) -> Mistake:
    """Tell a difference, before it is known which rule it is about."""
    return Mistake(
        kind=shown.fault.value if shown.fault else shown.what.value,
        says=shown.says,
        fault=shown.fault is not None,
        cmd=shown.cmd,
        place=shown.place,
        game=game,
        actions=shown.actions,
        action=shown.action,
        ours=shown.ours,
        theirs=shown.theirs,
        choices=shown.length,
    )


def told(found: Found, shown: Difference, blame: Blame, shrunk: Shrunk | None) -> Mistake:
    """
    Tell what a game showed.

    Args:
        shown: The difference as it is to be told.
    """
    game: dict[str, Any] = found.trial.opening() | {"seed": found.seed} if found.trial else {}
    return replace(
        _shown(shown, game),
        rule=blame.rule,
        rule_says=blame.says,
        citations=blame.citations,
        as_if=blame.as_if,
        right_under=blame.right_under,
        ruling=blame.ruling,
        near=blame.near,
        least=shrunk.least if shrunk else "",
    )


def of_vector(found: Found) -> Mistake:
    """Tell what a vector showed."""
    vector, shown = found.vector, found.difference
    assert vector is not None  # noqa: S101 - a case is one or the other
    rule = vector.rules[0] if vector.rules and not shown.fault else ""
    return replace(
        _shown(shown, vector.start),
        vector=vector.id,
        rule=rule,
        rule_says=vector.says,
        citations=vector.citations,
        as_if=vector.hunts,
    )
