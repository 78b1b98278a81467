"""Groups that can grow while they are asked, and rare laws evaluated in Python before the solver hears of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import z3

from oracle.consistency.blame import Groups
from oracle.consistency.ground import Instance, Point
from oracle.errors import EncodingError
from oracle.questions import Question
from oracle.terms import Domain


class Decoded(dict[str, Any]):
    """The values of atoms in a model, decoded when asked for."""

    def __init__(self, domains: Mapping[str, Domain], model: Mapping[Point, int]) -> None:
        super().__init__()
        self._domains, self._model = domains, model

    def __missing__(self, name: str) -> Any:
        self[name] = self._domains[name].decode(self._model[Point(name, ())])
        return self[name]


class Known:
    """The algebra of rare laws: a model decides all of it."""

    def __init__(self, model: Mapping[Point, int]) -> None:
        self._model = model

    def answer(self, question: Question, args: tuple[Any, ...], aspect: str) -> Any:
        """Give the answer that the model has."""
        codes = tuple(int(d.code(a)) for a, d in zip(args, question.domains, strict=True))
        code = self._model[Point(question.id, codes, aspect)]
        return bool(code) if question.is_norm else question.answers.decode(code)

    def _no(self, *_: Any) -> Any:
        raise EncodingError("a rare law over values and answers that are known, got another")

    conjunction = disjunction = negation = choice = arithmetic = _no


class Growing(Groups):
    """Groups to which more can be added when a model breaks them."""

    def know(self, points: Iterable[Point]) -> None:
        """Take points in that no group speaks of."""
        new = [p for p in points if p not in self.encode.constants]
        self.solver.add(*self.encode.bounds(new, {}))
        self.points = (*self.points, *new)

    def assume(self, condition: Any) -> str:
        """Add a condition that holds where its key is named."""
        key = f"assumed {len(self.names)}"
        self.literals[key] = z3.Bool(f"s{len(self.names)}")
        self.names[str(self.literals[key])] = key
        self.solver.add(z3.Implies(self.literals[key], condition))
        return key

    def add(self, key: str, instances: Sequence[Instance]) -> None:
        """Add one group; its points must be known."""
        self.literals[key] = z3.Bool(f"s{len(self.names)}")
        self.names[str(self.literals[key])] = key
        for instance in instances:
            self.solver.add(z3.Implies(self.literals[key], self.encode(instance.formula)))
