"""
Every sentence that can be understood in several ways, as an object with its readings, which can be played.

It is made from the book: the readings are those of the claims, what each answers follows from them, which of them is
ours is what the book of the edition answers, and why stands in the ruling. Nothing of it is typed a second time.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from oracle.apps.library import Library, library
from oracle.claims import Claim
from oracle.consistency.agree import entries
from oracle.consistency.cases import plain, worst
from oracle.consistency.ground import Ground, Point, ground
from oracle.consistency.theory import Theory
from oracle.errors import OracleError, RequestError
from oracle.findings import cite
from oracle.questions import Effect, Question
from oracle.reports.impact import BESIDE
from oracle.rules import Rule, Ruling
from oracle.sources import Source
from oracle.terms import questions
from specs.house import house_rules as rules_of

SEPARATOR: Final = ":"
"""What stands between the id of an ambiguity and the name of one of its readings."""

Values = tuple[Any, ...]
"""The values of a question's parameters, in their order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """
    What a reading answers in one case in which the book of an edition answers otherwise.

    Attributes:
        answer: The answer; None where the reading rules out the book's answer and leaves several others.
        ours: What the book answers.
        rules: The rules by which it does.
    """

    question: Question
    case: Values
    answer: Any
    ours: Any
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """
    One way to understand a sentence.

    Attributes:
        name: What the claims call it.
        says: What the sentence says if it is read so.
        claims: The claims that state it.
        held: The texts that leave no other answer in any of its cases, besides those with the sentence itself.
        points: What it leaves possible, for each matter it speaks of.
        decisions: Where it answers otherwise than the edition's book; empty for our own reading.
    """

    name: str
    says: str
    claims: tuple[str, ...]
    held: tuple[str, ...]
    points: Mapping[Point, frozenset[int]]
    decisions: tuple[Decision, ...]

    @property
    def ours(self) -> bool:
        """Whether the edition is played by it."""
        return not self.decisions


@dataclass(frozen=True, slots=True, kw_only=True)
class Ambiguity:
    """
    A sentence with several readings.

    Attributes:
        id: Its name in the claims.
        sources: The texts it stands in.
        edition: By whose book it is told which reading is ours.
        scopes: The options it is about; empty for the base game.
        lines: Where the sentence stands.
        ruling: What decides for our reading, if a ruling does.
    """

    id: str
    topic: str
    edition: str
    sources: tuple[str, ...]
    lines: tuple[str, ...]
    effect: Effect
    scopes: tuple[str, ...]
    questions: tuple[str, ...]
    readings: tuple[Reading, ...]
    ruling: Ruling | None

    @property
    def ours(self) -> tuple[Reading, ...]:
        """The readings that are compatible with what is played."""
        return tuple(r for r in self.readings if r.ours)

    @property
    def others(self) -> tuple[Reading, ...]:
        """The readings that are not played."""
        return tuple(r for r in self.readings if not r.ours)

    def why(self) -> str:
        """Say why the edition is played as it is."""
        return self.ruling.why if self.ruling else "no ruling: the other claims of the edition's texts decide"


def ambiguities(lib: Library | None = None, edition: str = "") -> tuple[Ambiguity, ...]:
    """
    Give every ambiguity, in the order of the texts.

    Args:
        lib: The book; the one that is shipped, if none is given.
        edition: By whose book our reading is told; by that of the texts with the sentence, if none is given.
    """
    return _ambiguities(edition) if lib is None else _made(lib, edition)


@cache
def _ambiguities(edition: str) -> tuple[Ambiguity, ...]:
    return _made(library(), edition)


def _made(lib: Library, edition: str) -> tuple[Ambiguity, ...]:
    groups: dict[str, dict[str, list[Claim]]] = {}
    for claim in lib.claims:
        if claim.reading and claim.then is not None:
            name, _, variant = claim.reading.partition(SEPARATOR)
            groups.setdefault(name, {}).setdefault(variant, []).append(claim)
    return tuple(_ambiguity(lib, name, variants, edition) for name, variants in groups.items())


def _ambiguity(lib: Library, name: str, variants: Mapping[str, Sequence[Claim]], edition: str) -> Ambiguity:
    claims = [c for v in variants.values() for c in v]
    texts = {s.id: s for s in lib.sources}
    bearing = [s for s in lib.sources if any(c.source == s.id for c in claims)]
    asked = list(dict.fromkeys(q for c in claims for q in questions(c.then)))
    book = edition or bearing[0].edition
    readings = tuple(_reading(lib, n, v, book, [s.id for s in bearing]) for n, v in variants.items())
    return Ambiguity(
        id=name,
        topic=asked[0].topic,
        edition=book,
        sources=tuple(s.id for s in bearing),
        lines=_lines(texts, claims),
        effect=worst(q.effect for q in asked),
        scopes=tuple(dict.fromkeys(q.scope for q in asked if q.scope != "base")),
        questions=tuple(q.id for q in asked),
        readings=readings,
        ruling=_ruling(lib, asked, book, [d for r in readings for d in r.decisions]),
    )


def _lines(texts: Mapping[str, Source], claims: Iterable[Claim]) -> tuple[str, ...]:
    keys: dict[str, list[str]] = {}
    for claim in claims:
        keys.setdefault(claim.source, []).extend(k for k in claim.at if k in texts[claim.source].by_key)
    return tuple(str(c) for s in texts.values() if s.id in keys for c in cite(s, keys[s.id]))


def _reading(lib: Library, name: str, claims: Sequence[Claim], edition: str, bearing: Sequence[str]) -> Reading:
    possible = _possible(claims)
    return Reading(
        name=name,
        says=BESIDE.join(dict.fromkeys(c.says for c in claims)),
        claims=tuple(c.id for c in claims),
        held=tuple(s.id for s in lib.sources if s.id not in bearing and _holds(lib, s.id, possible)),
        points=possible,
        decisions=_decisions(lib, edition, possible),
    )


def _possible(claims: Sequence[Claim], points: Iterable[Point] = ()) -> dict[Point, frozenset[int]]:
    """Give the answers that some claims leave possible: to what they speak of, or to some points."""
    # A reading stands for itself: it is no exception, and no variant beside others.
    grounded = ground([replace(c, overrides=(), reading="") if c.reading else c for c in claims])
    theory = Theory(Ground(grounded.questions, grounded.instances), ())
    wanted = points or dict.fromkeys(p for i in grounded.instances for p in i.points)
    return {
        p: frozenset().union(*(values for values, _ in theory.possible(p)))
        for p in wanted
        if p.question in grounded.questions
    }


def _holds(lib: Library, source: str, points: Mapping[Point, frozenset[int]]) -> bool:
    """Say whether a text by itself leaves just one answer wherever a reading does, and the same."""
    sure = {p: v for p, v in points.items() if len(v) == 1}
    asked = {p.question for p in sure}
    # An exception to a claim about these cases is about them, too.
    own = [c for q in lib.questions if q.id in asked for c in lib.claims_about(q) if c.source == source]
    own = [c for c in dict.fromkeys(own) if not c.reading and c.then is not None]
    if not own or not sure:
        return False
    known = {c.id for c in own}
    told = _possible([replace(c, overrides=tuple(o for o in c.overrides if o in known)) for c in own], sure)
    return all(told.get(p) == v for p, v in sure.items())


def _decisions(lib: Library, edition: str, points: Mapping[Point, frozenset[int]]) -> tuple[Decision, ...]:
    """Give where some answers are others than those of an edition's book."""
    book = lib.books[edition]
    found = []
    for name, codes in dict.fromkeys((p.question, p.args) for p in points):
        question = book.question(name)
        case = tuple(d.decode(c) for d, c in zip(question.domains, codes, strict=True))
        try:
            answer = book.answer(question, dict(zip(question.names, case, strict=True)))
        except OracleError:
            continue  # rules that contradict each other are a fault, which the check reports
        leaves = _leaves(question, codes, points, answer.value)
        if not leaves or answer.value in leaves:
            continue
        found.append(
            Decision(
                question=question,
                case=case,
                answer=leaves[0] if len(leaves) == 1 else None,
                ours=answer.value,
                rules=tuple(r.id for r in answer.rules),
            )
        )
    return tuple(found)


def _leaves(question: Question, codes: Values, points: Mapping[Point, frozenset[int]], ours: Any) -> list[Any]:
    """Give the answers that are left to a question; of a permission that is half told, those nearest to ours."""
    if not question.is_norm:
        possible = points[Point(question.id, codes)]
        return [v for v in question.answers.values if int(question.answers.code(v)) in possible]
    both = frozenset({0, 1})
    may = points.get(Point(question.id, codes, "may"), both)
    must = points.get(Point(question.id, codes, "must"), both)
    strengths = {"may not": (0, 0), "may": (1, 0), "must": (1, 1)}
    left = [word for word, (m, d) in strengths.items() if m in may and d in must]
    if ours in left or len(left) < 2:
        return left
    # "It may be done" leaves open whether it is a duty, and "it is no duty" whether it is forbidden.
    return ["may"] if "may" in left else left


def _ruling(lib: Library, asked: Sequence[Question], edition: str, decisions: Sequence[Decision]) -> Ruling | None:
    """Give what decides for our reading: the ruling behind the rules that do, or one about the questions."""
    known = {r.id: r for r in lib.rulings if edition in r.editions}
    behind = {r.id: r.ruling for r in lib.rules}
    named = [known[behind[name]] for d in decisions for name in d.rules if behind[name] in known]
    about = [r for q in asked for r in known.values() if q.id in r.questions]
    answering = [r for q in asked for r in about if q.id in r.questions and entries(r, q)]
    return next(iter((*named, *answering, *about)), None)


def house_rules(ambiguity: Ambiguity, reading: Reading) -> str:
    """
    Give a reading as a file of house rules, by which games can be played: `oracle simulate --rulings FILE`.

    Raises:
        RequestError: It is our own, or it leaves open what is played in its place.
    """
    where = f"{ambiguity.id}{SEPARATOR}{reading.name}"
    if reading.ours:
        raise RequestError("another reading than the one that is played, got our own", where=where)
    vague = next((d for d in reading.decisions if d.answer is None), None)
    if vague is not None:
        raise RequestError(
            f"a reading that answers {vague.question.id}, got one that only rules out {plain(vague.ours)!r}",
            where=", ".join(vague.rules),
            hint="not playable: write a house rule with the answer you mean; see oracle simulate --rulings",
        )
    parts = [f"# {where} as a house rule for {ambiguity.edition}.\n"]
    for name in dict.fromkeys(d.question.id for d in reading.decisions):
        own = [d for d in reading.decisions if d.question.id == name]
        parts.append(as_ruling(f"{ambiguity.id}.{name}", reading.says, own))
    return "\n".join(parts)


def as_ruling(id: str, says: str, decisions: Sequence[Decision]) -> str:
    """Give some answers to one question as a ruling of a file of house rules."""
    lines = [
        "[[ruling]]",
        f"id = {_quoted(id)}",
        f"question = {_quoted(decisions[0].question.id)}",
        f"says = {_quoted(says)}",
        "answers = [",
        *(f"    {entry}," for entry in _entries(decisions)),
        "]",
    ]
    return "\n".join(lines) + "\n"


def rules_from(house: str) -> tuple[Rule, ...]:
    """
    Give the rules that a text of house rules stands for.

    Raises:
        RequestError: It is none.
    """
    with TemporaryDirectory() as directory:
        file = Path(directory, "rulings.toml")
        file.write_text(house, encoding="utf-8")
        return rules_of(file)


def _entries(decisions: Sequence[Decision]) -> list[str]:
    """Give the answers of a house ruling: one for all cases alike that are just some values of each parameter."""
    question = decisions[0].question
    found = []
    for answer in dict.fromkeys(d.answer for d in decisions):
        alike = [d.case for d in decisions if d.answer == answer and type(d.answer) is type(answer)]
        values = [list(dict.fromkeys(c[n] for c in alike)) for n in range(len(question.names))]
        whole = len(list(product(*values))) == len(alike)
        for part in [values] if whole else [[[v] for v in case] for case in alike]:
            told = [
                f"{n} = [{', '.join(_quoted(plain(v)) for v in some)}]"
                for n, some in zip(question.names, part, strict=True)
            ]
            found.append(f"{{ {', '.join([*told, f'answer = {_quoted(plain(answer))}'])} }}")
    return found


def _quoted(value: Any) -> str:
    """Give a value as TOML writes it; for texts and numbers that is as JSON does."""
    return json.dumps(value, ensure_ascii=False)


def named(given: str, edition: str = "") -> tuple[Ambiguity, tuple[Reading, ...]]:
    """
    Give the ambiguity that is meant, with the readings to hold against ours: the one that is named, or all others.

    Args:
        given: The id of an ambiguity, or `ID:READING`; a finding's id will do as well.
        edition: By whose book our reading is told.
    Raises:
        RequestError: There is none of that name.
    """
    known = {a.id: a for a in ambiguities(edition=edition)}
    name, _, variant = given.strip().partition(SEPARATOR)
    name = name.removeprefix("ambiguous.")
    for source in {s for a in known.values() for s in a.sources}:
        name = name.removesuffix(f".{source}")
    if name not in known:
        near = get_close_matches(name, known, n=1, cutoff=0.5)
        hint = f"did you mean {near[0]}?" if near else "oracle impact lists them"
        raise RequestError(f"the id of a reading, got {given[:60]!r}", where="READING", hint=hint)
    found = known[name]
    if not variant:
        return found, found.others
    reading = next((r for r in found.readings if r.name == variant.strip()), None)
    if reading is None:
        names = ", ".join(f"{name}{SEPARATOR}{r.name}" for r in found.readings)
        raise RequestError(f"a reading of {name}, got {variant[:60]!r}", where="READING", hint=f"there are {names}")
    if reading.ours:
        others = ", ".join(f"{name}{SEPARATOR}{r.name}" for r in found.others) or "none"
        raise RequestError(
            f"a reading that is not ours, got {name}{SEPARATOR}{reading.name}, by which all games are played",
            where="READING",
            hint=f"the others: {others}",
        )
    return found, (reading,)
