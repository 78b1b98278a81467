"""
Compiles terms to Python, for conditions that are evaluated very often.

What a term means is defined in `oracle.terms.fold`; what is compiled here means the same for every term in which all
variables have a value and no question is asked.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from oracle.errors import TermError
from oracle.terms import BoolTerm, IntTerm, Term, variables


@dataclass(slots=True)
class Source:
    """
    Collects the source of one Python function over terms.

    Attributes:
        constants: The values that the source names and that no source can write, such as members of enumerations.
        names: The Python name of each variable.
    """

    constants: dict[str, Any] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    _members: dict[enum.Enum, str] = field(default_factory=dict)

    def name(self, variable: str) -> str:
        """Give the Python name of a variable."""
        return self.names.setdefault(variable, f"v{len(self.names)}")

    def write(self, term: Any) -> str:
        """
        Write a term as a Python expression.

        Raises:
            TermError: The term asks a question.
        """
        if isinstance(term, enum.Enum):
            name = self._members.setdefault(term, f"c{len(self._members)}")
            self.constants[name] = term
            return name
        if not isinstance(term, Term):
            return repr(term)
        op, args = term.op, term.args
        if op == "var":
            return self.name(args[0])
        if op in ("and", "or"):
            parts = [self.write(a) for a in args]
            return f"({f' {op} '.join(parts)})" if parts else str(op == "and")
        if op == "not":
            return f"(not {self.write(args[0])})"
        if op == "if":
            condition, then, otherwise = (self.write(a) for a in args)
            return f"({then} if {condition} else {otherwise})"
        if op == "ask":
            raise TermError(f"a term over observed values, got a question: {args[0].id}", hint="ask the book instead")
        return self._compare_or_reckon(op, *args)

    def _compare_or_reckon(self, op: str, left: Any, right: Any) -> str:
        first, second = self.write(left), self.write(right)
        if op != "==":
            return f"({first} {op} {second})"
        kinds = {_kind(left), _kind(right)}
        # A truth value, a number and a member of an enumeration are never the same, whatever Python says of True == 1.
        if len(kinds) > 1:
            return "False"
        return f"({first} is {second})" if "member" in kinds else f"({first} == {second})"


def _kind(term: Any) -> str:
    if isinstance(term, (BoolTerm, bool)):
        return "truth"
    return "number" if isinstance(term, (IntTerm, int)) else "member"


def compiled(term: Any) -> Callable[[Mapping[str, Any]], Any]:
    """
    Compile a term to a function of the values of its variables.

    Raises:
        TermError: The term asks a question; or, when the function is called, a variable has no value.
    """
    source = Source()
    expression = source.write(term)
    wanted = tuple(variables(term))
    arguments = ", ".join(source.name(v) for v in wanted)
    made: Callable[..., Any] = define(f"def made({arguments}):\n    return {expression}", "made", source.constants)

    def value(facts: Mapping[str, Any]) -> Any:
        try:
            return made(*[facts[v] for v in wanted])
        except KeyError as missing:
            raise TermError(f"a value for {missing.args[0]!r}, got none") from None

    return value


def define(text: str, name: str, constants: Mapping[str, Any]) -> Any:
    """Define a function by its Python source, which this module's callers wrote from terms."""
    space: dict[str, Any] = dict(constants)
    exec(compile(text, f"<{name}>", "exec"), space)  # noqa: S102 - the source is written here, from terms alone
    return space[name]
