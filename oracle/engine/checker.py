"""
Holds what texts say that an action brings about against steps that were taken.

What is observed of a step, and how, is for whoever asks; here a step is a mapping of names to numbers, members of
enumerations and truth values, one of which names the kind of event. All claims about one kind are compiled into one
function, so that a step costs no more than the conditions of the claims about it.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from oracle.claims import Claim
from oracle.engine.evaluate import Source, define
from oracle.errors import TermError
from oracle.terms import BoolTerm, Term, show, variables


@dataclass(frozen=True, slots=True, kw_only=True)
class Violation:
    """
    A step that does not bring about what a claim says.

    Attributes:
        facts: What was observed of everything that the claim speaks of.
    """

    claim: Claim
    facts: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        values = ", ".join(f"{name}={show(value)}" for name, value in self.facts)
        return f"{self.claim.says}, got {values} [{self.claim.id} · {self.claim.source}:{' '.join(self.claim.at)}]"


class Checker:
    """
    Checks observed steps against claims.

    Attributes:
        claims: The claims, in the order in which they are counted.
        decided: How often each claim spoke about a step, in that order.

    Raises (when made):
        TermError: A claim has no term, asks a question or does not say which kinds of event it speaks of.
    """

    def __init__(self, claims: Iterable[Claim], kind: Any) -> None:
        """Compile `claims`; `kind` is the variable that names the kind of event."""
        self.claims = tuple(claims)
        self.decided = [0] * len(self.claims)
        self._kind: str = kind.args[0]
        groups: dict[enum.Enum, list[tuple[int, Any, Any]]] = {}
        for number, claim in enumerate(self.claims):
            if claim.then is None:
                raise TermError("a claim with a term, got one in prose only", where=claim.id)
            kinds, rest = _split(claim, self._kind)
            for member in kinds:
                groups.setdefault(member, []).append((number, rest, claim.then))
        self._checks = {member: _compiled(group) for member, group in groups.items()}

    def check(self, facts: Mapping[str, Any]) -> tuple[Violation, ...]:
        """
        Hold every claim about this kind of event against what was observed.

        Raises:
            TermError: A claim speaks of something that was not observed.
        """
        found = self._checks.get(facts[self._kind])
        if found is None:
            return ()
        get, run = found
        broken: list[int] = []
        try:
            run(get(facts), self.decided, broken)
        except KeyError as missing:
            raise TermError(f"a value for {missing.args[0]!r}, got none", where=str(facts[self._kind])) from None
        return tuple(self._violation(number, facts) for number in broken)

    def _violation(self, number: int, facts: Mapping[str, Any]) -> Violation:
        claim = self.claims[number]
        return Violation(claim=claim, facts=tuple((n, facts[n]) for n in variables(claim.when, claim.then)))

    def counts(self) -> dict[str, int]:
        """Give how often each claim spoke about a step."""
        return {claim.id: n for claim, n in zip(self.claims, self.decided, strict=True)}


def _split(claim: Claim, kind: str) -> tuple[tuple[enum.Enum, ...], list[Any]]:
    """Part a guard into the kinds of event it names and the rest of its conditions."""
    kinds: tuple[enum.Enum, ...] = ()
    rest: list[Any] = []
    pending: list[Any] = [claim.when]
    while pending:
        part = pending.pop(0)
        if isinstance(part, Term) and part.op == "and":
            pending[:0] = part.args
        elif not kinds and (named := _named(part, kind)):
            kinds = named
        else:
            rest.append(part)
    if not kinds:
        raise TermError(f"a claim that says by `{kind}` which events it speaks of, got none", where=claim.id)
    return kinds, rest


def _named(term: Any, kind: str) -> tuple[enum.Enum, ...]:
    """Give the kinds that a condition names, if it does nothing else."""
    if not isinstance(term, Term):
        return ()
    if term.op == "or":
        each = [_named(part, kind) for part in term.args]
        return tuple(member for named in each for member in named) if all(each) else ()
    if term.op != "==":
        return ()
    left, right = term.args
    if isinstance(left, Term) and left.op == "var" and left.args[0] == kind and isinstance(right, enum.Enum):
        return (right,)
    return ()


Run = Callable[[tuple[Any, ...], list[int], list[int]], None]


def _compiled(group: Sequence[tuple[int, list[Any], Any]]) -> tuple[Callable[[Mapping[str, Any]], Any], Run]:
    source = Source()
    lines: list[str] = []
    for number, rest, then in group:
        guard = source.write(BoolTerm("and", *rest))
        wanted = source.write(then)
        lines += [
            f"    if {guard}:",
            f"        decided[{number}] += 1",
            f"        if not {wanted}:",
            f"            broken.append({number})",
        ]
    names = [*source.names]
    # One name alone would not be taken out as a tuple.
    get = itemgetter(*names, *names[:1]) if len(names) == 1 else itemgetter(*names) if names else (lambda _facts: ())
    given = ", ".join([*source.names.values(), *(["_again"] if len(names) == 1 else [])])
    head = f"    {given} = given\n" if given else ""
    run: Run = define(f"def run(given, decided, broken):\n{head}" + "\n".join(lines), "run", source.constants)
    return get, run
