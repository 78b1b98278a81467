"""The cases of a question, and how points and values are shown to people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from oracle.consistency.ground import Point, assignments, formula_of
from oracle.questions import Effect, Question

WEIGHT: Final[Mapping[Effect, int]] = {e: i for i, e in enumerate(Effect)}
"""How grave an effect is; smaller is graver."""


def cases(question: Question) -> list[tuple[Any, ...]]:
    """Give every case of a question that can arise, the ordinary one first."""
    domains = dict(zip(question.names, question.domains, strict=True))
    found = []
    for env in assignments(domains):
        if question.given is not True:
            fits, _ = formula_of(question.given, env, {})
            if fits is not True:
                continue
        found.append(tuple(env[n] for n in question.names))
    return found


def case_of(point: Point, question: Question) -> dict[str, Any]:
    """Give the case of a point as plain values, for people."""
    values = [d.decode(a) for d, a in zip(question.domains, point.args, strict=True)]
    return {n: plain(v) for n, v in zip(question.names, values, strict=True)}


def case_from(question: Question, given: Mapping[str, Any]) -> tuple[Any, ...] | None:
    """Give the case that plain values stand for; None where one is no value of its parameter."""
    found = []
    for name, domain in zip(question.names, question.domains, strict=True):
        values = [v for v in domain.values if name in given and plain(v) == given[name]]
        if not values:
            return None
        found.append(values[0])
    return tuple(found)


def plain(value: Any) -> Any:
    """Give a value as JSON has it."""
    return value.value if hasattr(value, "value") else value


def shown(point: Point, code: int, question: Question) -> Any:
    """Give the answer that a code of a point stands for, as plain values."""
    if question.is_norm:
        words = {"may": ("may not", "may"), "must": ("need not", "must")}
        return words[point.aspect][code]
    return plain(question.answers.decode(code))


def worst(effects: Iterable[Effect]) -> Effect:
    """Give the gravest of some effects."""
    return min(effects, key=WEIGHT.__getitem__)
