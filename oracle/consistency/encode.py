"""Ground formula -> Z3, the one place where the two meet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import z3

from oracle.consistency.ground import Formula, Point, is_boolean, values_of
from oracle.errors import EncodingError
from oracle.questions import Question


class Encoder:
    """Turns ground formulas into Z3 expressions; keeps one constant per point."""

    def __init__(self, questions: Mapping[str, Question]) -> None:
        self.questions = questions
        self.constants: dict[Point, Any] = {}

    def constant(self, point: Point) -> Any:
        """Give the constant of a point."""
        if point not in self.constants:
            name = str(point)
            self.constants[point] = z3.Bool(name) if is_boolean(point, self.questions) else z3.Int(name)
        return self.constants[point]

    def bounds(self, points: Iterable[Point]) -> list[Any]:
        """Say that each point has a value of its domain."""
        found = []
        for point in points:
            if not is_boolean(point, self.questions):
                values = values_of(point, self.questions)
                constant = self.constant(point)
                found.append(z3.And(min(values) <= constant, constant <= max(values)))
        return found

    def __call__(self, formula: Formula) -> Any:
        """Encode a formula."""
        if isinstance(formula, bool):
            return z3.BoolVal(formula)
        if isinstance(formula, int):
            return z3.IntVal(formula)
        if not isinstance(formula, tuple):
            raise EncodingError(f"a ground formula, got {formula!r}")
        op, *parts = formula
        if op == "?":
            return self.constant(parts[0])
        encoded = [self(p) for p in parts]
        match op:
            case "and":
                return z3.And(*encoded)
            case "or":
                return z3.Or(*encoded)
            case "not":
                return z3.Not(encoded[0])
            case "if":
                return z3.If(*encoded)
            case "==":
                return encoded[0] == encoded[1]
            case "<":
                return encoded[0] < encoded[1]
            case "<=":
                return encoded[0] <= encoded[1]
            case "+":
                return encoded[0] + encoded[1]
            case "-":
                return encoded[0] - encoded[1]
            case "*":
                return encoded[0] * encoded[1]
            case "//":
                return encoded[0] / encoded[1]
            case "%":
                return encoded[0] % encoded[1]
            case _:
                raise EncodingError(f"an operation with a counterpart in the solver, got {op!r}")

    def value(self, model: Any, point: Point) -> int:
        """Give the value of a point in a model."""
        value = model.eval(self.constant(point), model_completion=True)
        return int(z3.is_true(value)) if z3.is_bool(value) else int(value.as_long())
