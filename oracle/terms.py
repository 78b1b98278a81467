"""
Terms: what a condition is written in, over finite domains.

A term is data. The same term is evaluated in Python, encoded for a solver and printed for a reader; what it
means is defined once, in `fold`, over an algebra that says how undecided values are combined. `&`, `|`, `~`,
`>>` are and, or, not, implies. `bool()`, `hash()` and `iter()` of a term raise, so that `and`, `not`, `in`
and chained comparisons fail where they are written and not silently later.
"""

from __future__ import annotations

import enum
import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn, Protocol

from oracle.errors import TermError

if TYPE_CHECKING:
    from oracle.questions import Question


_MANY = 12


@dataclass(frozen=True, slots=True)
class Domain:
    """The finitely many values something can have, in their declared order."""

    name: str
    values: tuple[Any, ...]

    def code(self, value: object) -> int | bool:
        """Give the number a solver knows a value by: an enum member's place in the domain, else the value."""
        if isinstance(value, enum.Enum):
            return self.values.index(value)
        if isinstance(value, int):
            return value
        raise TermError(f"a value of {self.name}, got {value!r}")

    def decode(self, code: int | bool) -> Any:
        """Give the value that `code` stands for."""
        if self.values and isinstance(self.values[0], enum.Enum):
            return self.values[int(code)]
        if self.values and isinstance(self.values[0], bool):
            return bool(code)
        return int(code)

    def named(self, plain: object) -> Any:
        """Give the value that a plain one, as files have it, stands for; None if there is none."""
        for value in self.values:
            if getattr(value, "value", value) == plain and isinstance(value, bool) is isinstance(plain, bool):
                return value
        return None

    def listed(self) -> str:
        """Give the values as people read them, for a message; of many, the first and the last."""
        plain = [getattr(v, "value", v) for v in self.values]
        names = [str(v).lower() if isinstance(v, bool) else str(v) for v in plain]
        return ", ".join(names) if len(names) < _MANY else f"{names[0]} … {names[-1]}"

    def __contains__(self, value: object) -> bool:
        return any(type(value) is type(v) and value == v for v in self.values)


BOOLEAN = Domain("truth", (False, True))


def whole(lowest: int, highest: int) -> Domain:
    """Give the domain of the whole numbers from `lowest` to `highest`, both included."""
    return Domain(f"{lowest}..{highest}", tuple(range(lowest, highest + 1)))


def members(kind: type[enum.Enum]) -> Domain:
    """Give the domain of all members of an enumeration."""
    return Domain(kind.__name__, tuple(kind))


class Term:
    """A node of a condition; build one with operators, never by hand."""

    __slots__ = ("args", "op")

    def __init__(self, op: str, *args: Any) -> None:
        self.op = op
        self.args = args

    def __bool__(self) -> NoReturn:
        raise TermError("a term has no truth value", hint="write & | ~ >> any_of() all_of(), not and/or/not/if/in")

    def __iter__(self) -> NoReturn:
        raise TermError("a term cannot be iterated over")

    def __hash__(self) -> NoReturn:
        raise TermError("a term cannot be a key")

    def __repr__(self) -> str:
        return f"<{show(self)}>"

    def __eq__(self, other: object) -> BoolTerm:  # type: ignore[override]
        return BoolTerm("==", self, _operand(other))

    def __ne__(self, other: object) -> BoolTerm:  # type: ignore[override]
        return ~(self == other)


class BoolTerm(Term):
    """A term that is true or false."""

    __slots__ = ()

    def __and__(self, other: BoolTerm | bool) -> BoolTerm:
        return BoolTerm("and", self, _truth(other))

    def __rand__(self, other: bool) -> BoolTerm:
        return BoolTerm("and", _truth(other), self)

    def __or__(self, other: BoolTerm | bool) -> BoolTerm:
        return BoolTerm("or", self, _truth(other))

    def __ror__(self, other: bool) -> BoolTerm:
        return BoolTerm("or", _truth(other), self)

    def __invert__(self) -> BoolTerm:
        return BoolTerm("not", self)

    def __rshift__(self, other: BoolTerm | bool) -> BoolTerm:
        return BoolTerm("or", ~self, _truth(other))


class IntTerm(Term):
    """A term that is a whole number."""

    __slots__ = ()

    def __add__(self, other: IntTerm | int) -> IntTerm:
        return IntTerm("+", self, _number(other))

    def __radd__(self, other: int) -> IntTerm:
        return IntTerm("+", _number(other), self)

    def __sub__(self, other: IntTerm | int) -> IntTerm:
        return IntTerm("-", self, _number(other))

    def __rsub__(self, other: int) -> IntTerm:
        return IntTerm("-", _number(other), self)

    def __mul__(self, other: IntTerm | int) -> IntTerm:
        return IntTerm("*", self, _number(other))

    def __rmul__(self, other: int) -> IntTerm:
        return IntTerm("*", _number(other), self)

    def __floordiv__(self, other: int) -> IntTerm:
        return IntTerm("//", self, _divisor(other))

    def __mod__(self, other: int) -> IntTerm:
        return IntTerm("%", self, _divisor(other))

    def __lt__(self, other: IntTerm | int) -> BoolTerm:
        return BoolTerm("<", self, _number(other))

    def __le__(self, other: IntTerm | int) -> BoolTerm:
        return BoolTerm("<=", self, _number(other))

    def __gt__(self, other: IntTerm | int) -> BoolTerm:
        return BoolTerm("<", _number(other), self)

    def __ge__(self, other: IntTerm | int) -> BoolTerm:
        return BoolTerm("<=", _number(other), self)


class EnumTerm(Term):
    """A term that is a member of an enumeration."""

    __slots__ = ()

    def one_of(self, *values: enum.Enum) -> BoolTerm:
        """Say that the value is one of `values`."""
        return any_of(*(self == value for value in values))


def _truth(value: object) -> BoolTerm | bool:
    if isinstance(value, (BoolTerm, bool)):
        return value
    raise TermError(f"a condition, got {value!r}")


def _number(value: object) -> IntTerm | int:
    if isinstance(value, IntTerm) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise TermError(f"a whole number, got {value!r}")


def _operand(value: object) -> object:
    if isinstance(value, (Term, int, enum.Enum)):
        return value
    raise TermError(f"a term, a number or a member of an enumeration, got {value!r}")


def _divisor(value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and value > 0:
        return value
    raise TermError(f"a positive constant to divide by, got {value!r}", hint="only there do Python and solvers agree")


def variable(name: str, domain: Domain) -> Any:
    """Give the term that stands for the value of a parameter."""
    first = domain.values[0]
    kind: type[Term] = BoolTerm if isinstance(first, bool) else EnumTerm if isinstance(first, enum.Enum) else IntTerm
    return kind("var", name, domain)


def any_of(*conditions: BoolTerm | bool) -> BoolTerm:
    """Say that at least one condition holds."""
    return BoolTerm("or", *map(_truth, conditions))


def all_of(*conditions: BoolTerm | bool) -> BoolTerm:
    """Say that every condition holds."""
    return BoolTerm("and", *map(_truth, conditions))


def when(condition: BoolTerm, then: IntTerm | int, otherwise: IntTerm | int) -> IntTerm:
    """Give `then` where the condition holds and `otherwise` elsewhere."""
    return IntTerm("if", condition, _number(then), _number(otherwise))


def smaller(left: IntTerm | int, right: IntTerm | int) -> IntTerm:
    """Give the smaller of two numbers."""
    return when(BoolTerm("<=", left, right), left, right)


def larger(left: IntTerm | int, right: IntTerm | int) -> IntTerm:
    """Give the larger of two numbers."""
    return when(BoolTerm("<=", left, right), right, left)


def applied(kind: type[Term], question: Question, args: Sequence[object], aspect: str = "") -> Any:
    """Give the term for a question's answer in the case `args`."""
    return kind("ask", question, tuple(args), aspect)


class Algebra(Protocol):
    """How values are combined that are not decided yet, so that terms need no solver to be understood."""

    def conjunction(self, parts: list[Any]) -> Any:
        """Say that all of some undecided parts hold."""

    def disjunction(self, parts: list[Any]) -> Any:
        """Say that one of some undecided parts holds."""

    def negation(self, part: Any) -> Any:
        """Say that an undecided part does not hold."""

    def choice(self, condition: Any, then: Any, otherwise: Any) -> Any:
        """Give one of two values by an undecided condition."""

    def arithmetic(self, op: str, left: Any, right: Any) -> Any:
        """Calculate or compare where a side is undecided."""

    def answer(self, question: Question, args: tuple[Any, ...], aspect: str) -> Any:
        """Give the answer to a question in one case."""


ARITHMETIC: Mapping[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "//": operator.floordiv,
    "%": operator.mod,
    "<": operator.lt,
    "<=": operator.le,
    "==": operator.eq,
}


def _concrete(value: object) -> bool:
    return isinstance(value, (int, enum.Enum))


def fold(term: Any, facts: Mapping[str, Any], algebra: Algebra) -> Any:
    """
    Give the value of a term, as far as `facts` decide it.

    Args:
        term: A term, or a plain value, which stands for itself.
        facts: The value of every variable of the term.
        algebra: Combines what the facts leave undecided; answers the questions asked in the term.
    Returns:
        A Python value where everything is decided, else a value of the algebra.
    Raises:
        TermError: A variable has no value.
    """
    if not isinstance(term, Term):
        return term
    op, args = term.op, term.args
    if op == "var":
        try:
            return facts[args[0]]
        except KeyError:
            raise TermError(f"a value for {args[0]!r}, got none") from None
    if op == "ask":
        return algebra.answer(args[0], tuple(fold(a, facts, algebra) for a in args[1]), args[2])
    if op in ("and", "or"):
        unit = op == "and"
        undecided = []
        for part in args:
            value = fold(part, facts, algebra)
            if not isinstance(value, bool):
                undecided.append(value)
            elif value is not unit:
                return not unit
        if not undecided:
            return unit
        if len(undecided) == 1:
            return undecided[0]
        return algebra.conjunction(undecided) if unit else algebra.disjunction(undecided)
    if op == "not":
        value = fold(args[0], facts, algebra)
        return (not value) if isinstance(value, bool) else algebra.negation(value)
    if op == "if":
        condition = fold(args[0], facts, algebra)
        if isinstance(condition, bool):
            return fold(args[1] if condition else args[2], facts, algebra)
        return algebra.choice(condition, fold(args[1], facts, algebra), fold(args[2], facts, algebra))
    left, right = fold(args[0], facts, algebra), fold(args[1], facts, algebra)
    if _concrete(left) and _concrete(right):
        # True == 1 in Python: a truth value and a number are never the same here.
        if op == "==" and isinstance(left, bool) is not isinstance(right, bool):
            return False
        return ARITHMETIC[op](left, right)
    return algebra.arithmetic(op, left, right)


def walk(term: Any) -> Sequence[Term]:
    """Give every node of a term, outermost first."""
    found: list[Term] = []
    pending = [term]
    while pending:
        node = pending.pop()
        if not isinstance(node, Term):
            continue
        found.append(node)
        pending.extend(reversed(node.args[1] if node.op == "ask" else () if node.op == "var" else node.args))
    return found


def variables(*terms: Any) -> dict[str, Domain]:
    """Give the variables of some terms with their domains, in order of appearance."""
    return {n.args[0]: n.args[1] for t in terms for n in walk(t) if n.op == "var"}


def questions(*terms: Any) -> list[Question]:
    """Give the questions some terms ask, each once, in order of appearance."""
    return list({n.args[0].id: n.args[0] for t in terms for n in walk(t) if n.op == "ask"}.values())


def constants(*terms: Any) -> list[Any]:
    """Give the plain values written in some terms, in order of appearance."""
    return [
        a
        for t in terms
        for n in walk(t)
        if n.op != "var"
        for a in (n.args[1] if n.op == "ask" else n.args)
        if _concrete(a)
    ]


_SIGNS = {"==": "=", "<": "<", "<=": "≤", "//": "div", "%": "mod", "*": "·"}


def show(term: Any) -> str:
    """Print a term for a reader."""
    if isinstance(term, enum.Enum):
        return term.name.lower().replace("_", " ")
    if not isinstance(term, Term):
        return str(term).lower() if isinstance(term, bool) else str(term)
    op, args = term.op, term.args
    if op == "var":
        return str(args[0])
    if op == "ask":
        inner = ", ".join(map(show, args[1]))
        return f"{args[0].id}{'.' + args[2] if args[2] else ''}({inner})"
    if op in ("and", "or"):
        return "(" + f" {op} ".join(map(show, args)) + ")"
    if op == "not":
        return f"not {show(args[0])}"
    if op == "if":
        return f"({show(args[1])} if {show(args[0])} else {show(args[2])})"
    return f"{show(args[0])} {_SIGNS.get(op, op)} {show(args[1])}"
