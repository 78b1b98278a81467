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
        self._declared: dict[Point, Any] = {}

    def constant(self, point: Point) -> Any:
        """Give the constant of a point."""
        if point not in self.constants:
            name = str(point)
            self.constants[point] = z3.Bool(name) if is_boolean(point, self.questions) else z3.Int(name)
        return self.constants[point]

    def bounds(self, points: Iterable[Point], narrowed: Mapping[Point, tuple[int, ...]]) -> list[Any]:
        """Say that each point has a value of its domain, or one of those that are left of it."""
        found = []
        for point in points:
            every = values_of(point, self.questions)
            values = narrowed.get(point, every)
            constant = self.constant(point)
            if is_boolean(point, self.questions):
                found += [] if len(values) > 1 else [constant if values[0] else z3.Not(constant)]
            elif max(values) - min(values) + 1 == len(values) or values is every:
                found.append(z3.And(min(values) <= constant, constant <= max(values)))
            else:
                found.append(z3.Or(*(constant == v for v in values)))
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

    def values(self, model: z3.ModelRef, points: Iterable[Point]) -> dict[Point, int]:
        """Give the values of points in a model."""
        # Models are read thousands of times: the library's own objects around each value would cost most of the time.
        context = model.ctx.ref()
        found = {}
        for point in points:
            if point not in self._declared:
                self._declared[point] = self.constant(point).decl()
            value = z3.Z3_model_get_const_interp(context, model.model, self._declared[point].ast)
            if value.value is None:
                found[point] = min(values_of(point, self.questions))
            elif is_boolean(point, self.questions):
                found[point] = int(z3.Z3_get_bool_value(context, value) == z3.Z3_L_TRUE)
            else:
                found[point] = int(z3.Z3_get_numeral_string(context, value))
        return found
