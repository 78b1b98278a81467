"""
Says conditions and computed answers in words that a player reads, in a language.

A condition is said as a table would have it: what a parameter is called, and behind a colon the values it may have.
That needs no grammar, so that it is right in every language. The exact formula is `oracle.terms.show`; pages keep it
beside the words.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup, escape

from oracle.apps.docs.phrases import Words
from oracle.consistency.cases import plain
from oracle.terms import ARITHMETIC, BoolTerm, Term, walk

_MOST_NESTED: Final = 2
MOST_PARTS: Final = 5
"""A condition of more parts than this is read in its table."""

_CONNECTIVES: Final = frozenset({"and", "or"})
_COMPARISONS: Final = frozenset({"==", "<", "<="})
_SUMS: Final = frozenset({"+", "-"})
_SIGNS: Final = {"+": "+", "-": "−", "*": "×"}  # noqa: RUF001 - the signs of mathematics
_TURNED: Final = {"<": "<=", "<=": "<"}
_BETWEEN: Final = {
    "==": "{left} the same as {right}",
    "!=": "{left} not the same as {right}",
    "<": "{left} less than {right}",
    "<=": "{left} not more than {right}",
}


def formula(term: Any, say: Words) -> Markup:
    """Give a term as HTML in words: a condition, a number or any value."""
    if not isinstance(term, Term):
        return escape(say.value(plain(term)))
    if isinstance(term, BoolTerm) and term.op != "ask":
        return _condition(pushed(term), say)
    return _number(term, say)


def readable(condition: Any) -> bool:
    """Say whether a condition has so few parts that its words are read faster than its table."""
    if not isinstance(condition, Term):
        return True
    term = pushed(condition)
    nested = sum(t.op in _CONNECTIVES for t in walk(term))
    return len(_parts_of(term)) <= MOST_PARTS and nested <= _MOST_NESTED


def choices(term: Any, say: Words) -> list[tuple[Markup, Any]]:
    """
    Give the cases of an answer that goes by conditions: each condition in words, and the answer there.

    Returns:
        The last is for all other cases; nothing if the answer is no such choice, or a plain smaller or larger of two.
    """
    found = []
    while isinstance(term, Term) and term.op == "if" and _extreme(term) is None:
        condition, then, term = term.args
        found.append((formula(condition, say), then))
    return [*found, (escape(say("otherwise")), term)] if found else []


def pushed(term: Any, denied: bool = False) -> Any:
    """Give a condition with every denial pushed down to its parts, and what is nested alike made one."""
    if not isinstance(term, Term):
        return (not term) if denied and isinstance(term, bool) else term
    if term.op == "not":
        return pushed(term.args[0], not denied)
    if term.op in _CONNECTIVES:
        op = {"and": "or", "or": "and"}[term.op] if denied else term.op
        parts: list[Any] = []
        for part in (pushed(a, denied) for a in term.args):
            parts.extend(part.args if isinstance(part, Term) and part.op == op else [part])
        parts = [p for p in parts if p is not (op == "and")]
        return parts[0] if len(parts) == 1 else BoolTerm(op, *parts)
    return BoolTerm("not", term) if denied else term


def _condition(term: Any, say: Words) -> Markup:
    """Say a condition whose denials are pushed down."""
    if not isinstance(term, Term):
        return escape(say("always") if term else say("never"))
    if term.op in _CONNECTIVES:
        parts = [_within(p, say) for p in _joined(term)]
        return Markup(f" <b>{escape(say(term.op))}</b> ").join(parts)  # noqa: S704 - the word is escaped
    denied = term.op == "not"
    return _single(term.args[0] if denied else term, say, denied)


def _within(part: Any, say: Words) -> Markup:
    if isinstance(part, _Values):
        return part.said(say)
    said = _condition(part, say)
    several = isinstance(part, Term) and part.op in _CONNECTIVES and len(_joined(part)) > 1
    return Markup("({})").format(said) if several else said


def _single(term: Any, say: Words, denied: bool) -> Markup:
    if term.op == "var":
        return _labelled(term, say("no" if denied else "yes"), say)
    values = _values(BoolTerm("not", term) if denied else term)
    if values is not None:
        return values.said(say)
    if term.op in _COMPARISONS:
        return _compared(term, say, denied)
    said = _number(term, say)
    return Markup("{}: {}").format(said, say("no" if denied else "yes"))


def _compared(term: Term, say: Words, denied: bool) -> Markup:
    """Say how two things compare that may both be calculated."""
    left, right = term.args
    op = term.op
    if op == "==":
        if not isinstance(right, Term):
            # An answer of the book, or something calculated, and what it is.
            written = escape(say.value(plain(right)))
            if denied:
                written = escape(say("any but {what}", what="{}")).format(written)
            return Markup("{}: {}").format(_number(left, say), written)
        op = "!=" if denied else "=="
    elif denied:
        left, right, op = right, left, _TURNED[op]
    for number, other, most in ((right, left, True), (left, right, False)):
        if isinstance(number, int) and isinstance(other, Term):
            return Markup("{}: {}").format(_number(other, say), say.within(*_bounds(op, number, most)))
    return escape(say(_BETWEEN[op], left="{}", right="{}")).format(_number(left, say), _number(right, say))


def _bounds(op: str, number: int, most: bool) -> tuple[int | None, int | None]:
    """Give the least and the most that a comparison with a number allows."""
    strict = op == "<"
    return (None, number - strict) if most else (number + strict, None)


@dataclass(frozen=True, slots=True)
class _Values:
    """The values that one parameter may have, as far as a part of a condition tells."""

    var: Term
    allowed: tuple[Any, ...]

    def said(self, say: Words) -> Markup:
        """Give them in words, behind what the parameter is called."""
        domain = [plain(v) for v in self.var.args[1].values]
        return _labelled(self.var, say.several([plain(v) for v in self.allowed], domain), say)


def _values(term: Any) -> _Values | None:
    """Give the values of the one parameter that a part is about; None if it is about something else."""
    denied = isinstance(term, Term) and term.op == "not"
    inner = term.args[0] if denied else term
    if not isinstance(inner, Term) or inner.op not in _COMPARISONS:
        return None
    left, right = inner.args
    turned = not isinstance(left, Term)
    var, value = (right, left) if turned else (left, right)
    if not isinstance(var, Term) or var.op != "var" or isinstance(value, Term):
        return None
    compare = ARITHMETIC[inner.op]
    sides = ((value, v) if turned else (v, value) for v in var.args[1].values)
    return _Values(var, tuple(v for pair in sides for v in [pair[turned]] if compare(*pair) is not denied))


def _joined(term: Term) -> list[Any]:
    """Give the parts of a condition, those about one parameter made one."""
    found: list[Any] = []
    places: dict[str, int] = {}
    for part in term.args:
        values = _values(part)
        if values is None:
            found.append(part)
            continue
        name = values.var.args[0]
        if name in places:
            found[places[name]] = _merged(found[places[name]], values, term.op)
        else:
            places[name] = len(found)
            found.append(values)
    return found


def _merged(one: _Values, other: _Values, op: str) -> _Values:
    """Join two parts about one parameter."""
    within = one.allowed + other.allowed if op == "or" else tuple(v for v in one.allowed if v in other.allowed)
    return _Values(one.var, tuple(v for v in one.var.args[1].values if v in within))


def _parts_of(term: Any) -> list[Any]:
    if isinstance(term, Term) and term.op in _CONNECTIVES:
        return [inner for part in _joined(term) for inner in ([part] if isinstance(part, _Values) else _parts_of(part))]
    return [term]


def _labelled(var: Term, said: str, say: Words) -> Markup:
    return Markup("<var>{}</var>: {}").format(say.label(var.args[0]), said)


def _number(term: Any, say: Words) -> Markup:
    """Say something calculated."""
    if not isinstance(term, Term):
        return escape(say.value(plain(term) if isinstance(term, enum.Enum) else term))
    op, args = term.op, term.args
    if op == "var":
        return Markup("<var>{}</var>").format(say.label(args[0]))
    if op == "ask":
        return _asked(term, say)
    if op == "if":
        return _chosen(term, say)
    if op in _SIGNS:
        left, right = _factor(args[0], op, say), _factor(args[1], op, say, last=True)
        return Markup("{} {} {}").format(left, _SIGNS[op], right)
    if op in ("//", "%"):
        phrase = (
            "{left} divided by {right}, rounded down" if op == "//" else "the remainder of {left} divided by {right}"
        )
        return escape(say(phrase, left="{}", right="{}")).format(_factor(args[0], "*", say), args[1])
    return _condition(pushed(term), say)


def _factor(term: Any, outer: str, say: Words, last: bool = False) -> Markup:
    said = _number(term, say)
    loose = isinstance(term, Term) and (
        term.op in {"if", "//", "%"} or (term.op in _SUMS and (outer == "*" or (last and outer == "-")))
    )
    return Markup("({})").format(said) if loose else said


def _chosen(term: Term, say: Words) -> Markup:
    """Say a choice within a sentence: the smaller or larger of two, or one value if, else another."""
    extreme = _extreme(term)
    if extreme is not None:
        phrase, left, right = extreme
        return escape(say(phrase, left="{}", right="{}")).format(_factor(left, "*", say), _factor(right, "*", say))
    condition, then, otherwise = term.args
    return Markup("{} <b>{}</b> {}, <b>{}</b> {}").format(
        _number(then, say), say("if"), formula(condition, say), say("else"), _number(otherwise, say)
    )


def _extreme(term: Term) -> tuple[str, Any, Any] | None:
    """Recognise the smaller or the larger of two numbers."""
    condition, then, otherwise = term.args
    if not isinstance(condition, Term) or condition.op not in {"<", "<="}:
        return None
    sides = [repr(side) for side in condition.args]
    if sides == [repr(then), repr(otherwise)]:
        return "the smaller of {left} and {right}", *condition.args
    if sides == [repr(otherwise), repr(then)]:
        return "the larger of {left} and {right}", *condition.args
    return None


def _asked(term: Term, say: Words) -> Markup:
    question, given, aspect = term.args
    asked = Markup('<a href="rococo:question:{0}">{0}</a>').format(question.id)
    told = []
    for name, value in zip(question.names, given, strict=True):
        own = isinstance(value, Term) and value.op == "var" and value.args[0] == name
        if not own:
            # A parameter that is only handed on says nothing.
            told.append(Markup("<var>{}</var>: {}").format(say.label(name), formula(value, say)))
    written = Markup("{} ({})").format(asked, Markup("; ").join(told)) if told else asked
    return Markup("{}, {}").format(written, say.known(aspect)) if aspect else written
