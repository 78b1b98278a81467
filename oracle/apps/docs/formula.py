"""Writes a term as a formula that people read, in the words of a language."""

from __future__ import annotations

import enum
from typing import Any, Final

from markupsafe import Markup, escape

from oracle.apps.docs.phrases import Words
from oracle.consistency.cases import plain
from oracle.terms import Term

_SIGNS: Final = {"==": "=", "<": "<", "<=": "≤", "//": "÷", "%": "mod", "*": "·", "+": "+", "-": "−"}  # noqa: RUF001 - the sign of mathematics
_DENIED: Final = {"==": "≠", "<": "≥", "<=": ">"}
_LOOSE: Final = {"or": 1, "and": 2, "not": 3, "==": 4, "<": 4, "<=": 4, "+": 5, "-": 5}
_TIGHT: Final = 6
_CHOICE: Final = 0


def _name(name: str) -> Markup:
    return Markup("<var>{}</var>").format(name)


def _strength(term: Any) -> int:
    if not isinstance(term, Term) or term.op in {"var", "ask"}:
        return _TIGHT
    return _CHOICE if term.op == "if" else _LOOSE.get(term.op, _TIGHT)


def _within(term: Any, say: Words, outer: int) -> Markup:
    written = formula(term, say)
    return Markup("({})").format(written) if _strength(term) < outer else written


def formula(term: Any, say: Words) -> Markup:
    """Give a term as HTML: names of parameters as variables, connectives in words."""
    if not isinstance(term, Term):
        shown = plain(term) if isinstance(term, enum.Enum) else term
        return escape(say.value(shown))
    op, args = term.op, term.args
    if op == "var":
        return _name(args[0])
    if op == "ask":
        question, given, aspect = args
        inner = Markup(", ").join(formula(a, say) for a in given)
        asked = Markup('<a href="rococo:question:{0}">{0}</a>').format(question.id)
        written = Markup("{}({})").format(asked, inner) if given else asked
        return Markup("{}.{}").format(written, say.known(aspect)) if aspect else written
    if op in {"and", "or"}:
        if not args:
            return escape(say.value(op == "and"))
        parts = [_within(a, say, _LOOSE[op] + (len(args) > 1)) for a in args]
        return Markup(f" <b>{escape(say(op))}</b> ").join(parts)  # noqa: S704 - the word is escaped
    if op == "not":
        return _denied(args[0], say)
    if op == "if":
        condition, then, otherwise = (formula(a, say) for a in args)
        return Markup("{} <b>{}</b> {}, <b>{}</b> {}").format(then, say("if"), condition, say("else"), otherwise)
    strength = _LOOSE.get(op, _TIGHT)
    left, right = _within(args[0], say, strength), _within(args[1], say, strength + 1)
    return Markup("{} {} {}").format(left, _SIGNS.get(op, op), right)


def _denied(term: Any, say: Words) -> Markup:
    if isinstance(term, Term) and term.op in _DENIED:
        strength = _LOOSE[term.op]
        left, right = (_within(a, say, strength) for a in term.args)
        return Markup("{} {} {}").format(left, _DENIED[term.op], right)
    return Markup("<b>{}</b> {}").format(say("not"), _within(term, say, _LOOSE["not"]))
