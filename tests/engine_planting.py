"""
What is planted into the engine alone, and whether tests on small positions notice it.

The book stays as it is; one answer in the tables that a game is played by is another one, or one step does something
else. Who else finds that stands in `finders`.
"""

from __future__ import annotations

import enum
import importlib
import inspect
import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

from oracle.questions import Question
from specs.tables import MAY, MAY_NOT, MUST

_SMALL = ("actions", "bonuses", "deputing", "examples", "majorities", "making", "rounds", "scoring", "views", "rows")
TESTS = tuple(f"tests.unit.engine.test_{name}" for name in _SMALL)
"""The tests on small positions; those that go through whole rows of numbers take longest and come last."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One answer of a table: question, codes of the case, and what is planted there."""

    question: str
    case: tuple[int, ...]
    planted: Any

    def __str__(self) -> str:
        shown = getattr(self.planted, "name", self.planted)
        return f"{self.question}[{', '.join(map(str, self.case))}] = {shown}"


def other(question: Question, answer: Any) -> Any:
    """Give a wrong answer near the right one."""
    if question.is_norm:
        return MAY_NOT if answer in {MAY, MUST} else MAY
    if isinstance(answer, bool):
        return not answer
    if isinstance(answer, enum.Enum):
        values = list(type(answer))
        return values[(values.index(answer) + 1) % len(values)]
    if question.id.endswith("_position"):
        # One place further is often no other order.
        return answer - 2 if answer > 2 else answer + 2
    return answer + 1


def value(answers: Any, case: tuple[int, ...]) -> Any:
    """Give the answer of a case."""
    for code in case:
        answers = answers[code]
    return answers


def replaced(answers: Any, case: tuple[int, ...], planted: Any) -> Any:
    """Give a table with one answer in place of another."""
    if not case:
        return planted
    first, *rest = case
    return (*answers[:first], replaced(answers[first], tuple(rest), planted), *answers[first + 1 :])


@contextmanager
def bent(module: str, name: str, wrong: Any) -> Iterator[None]:
    """Let a step of the engine do something else; the name may be that of a method (`Game.new_game`)."""
    where: Any = importlib.import_module(module)
    *owners, name = name.split(".")
    for owner in owners:
        where = getattr(where, owner)
    right = getattr(where, name)
    setattr(where, name, wrong(right) if callable(wrong) and callable(right) else wrong)
    try:
        yield
    finally:
        setattr(where, name, right)


@cache
def small_tests() -> tuple[tuple[str, Callable[[], None]], ...]:
    """Give every test on small positions that asks for nothing of the test runner."""
    found: list[tuple[str, Callable[[], None]]] = []
    for name in TESTS:
        module = importlib.import_module(name)
        for title, test in vars(module).items():
            if title.startswith("test_") and inspect.isfunction(test):
                found += [(f"{title}{case or ''}", call) for case, call in _cases(test)]
    return tuple(found)


def _cases(test: Callable[..., None]) -> Iterator[tuple[dict[str, Any], Callable[[], None]]]:
    axes: list[list[dict[str, Any]]] = []
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize":
            names = mark.args[0].split(", ") if isinstance(mark.args[0], str) else list(mark.args[0])
            axes.append([dict(zip(names, v if len(names) > 1 else (v,), strict=True)) for v in mark.args[1]])
    for chosen in itertools.product(*axes):
        case = {name: given for part in chosen for name, given in part.items()}
        if set(case) == set(inspect.signature(test).parameters):
            yield case, lambda case=case: test(**case)  # type: ignore[misc]


def noticed() -> str | None:
    """Run the tests on small positions until one fails; give its name, or None if all pass."""
    for name, test in small_tests():
        try:
            test()
        except Exception:  # noqa: BLE001 - whatever it is, the wrong rule was noticed
            return name
    return None
