"""
Compares what claims say with the words of the passages they cite, when the texts are at hand.

It understands no sentence. It knows the number words, modal verbs, denials and alternatives of three languages and the
words by which things are named, and looks both ways: whether what a claim's term says has a counterpart among the
words (`compare`), and whether what the words say outright is said by some claim of the passage (`left_out`). Where a
passage says several things, the claim's own sentence (`Claim.says`) tells which of them it is about: what both the
words and this sentence say, the term has to say. What it finds is either a slip of the claim or a number or word that
the text lost.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from oracle.claims import Claim
from oracle.questions import Question
from oracle.telling import Telling, Words, phrase
from oracle.terms import Term, walk
from oracle.textwords import has, names, numbers_in, numbers_said, one_clause, without

Lexicon = Mapping[enum.Enum, Mapping[str, str]]
"""Stems of the words by which each language names a member of an enumeration."""

IMPLIED: Final = "-"
"""Stands in a lexicon for what a text need not name."""

LEFT: Final = "left "
"""What the code of a mismatch begins with where the words have something that no claim has."""

OWN: Final = "own "
"""What it begins with where the words and the claim's own sentence have something that its term has not."""

OWN_LANGUAGE: Final = "en"
"""The language of a claim's own sentence."""


@dataclass(frozen=True, slots=True)
class Mismatch:
    """
    One thing on which a claim and the words it cites differ.

    `code` is what a claim writes into `unsaid` where the difference is no fault: a number, the value of a member, or
    one of the words in `_modality` and `_quantity` (`denial`, `leave`, `within`, …); `left …` for what the words have
    and no claim of the passage has; `own …` for what the words and the claim's sentence have and its term has not.
    """

    claim: str
    kind: str
    code: str
    what: Telling


@dataclass(slots=True)
class Signature:
    """What of a claim's term must show in words."""

    numbers: set[int] = field(default_factory=set)
    named: dict[enum.Enum, None] = field(default_factory=dict)
    excluded: dict[enum.Enum, None] = field(default_factory=dict)
    allows: bool = False
    forbids: bool = False
    obliges: bool = False
    frees: bool = False
    denies: bool = False
    norm: bool = False
    either: bool = False
    limits: bool = False
    beyond: bool = False
    within: bool = False
    twice: bool = False
    apart: bool = False
    mixed: bool = False

    @property
    def members(self) -> set[enum.Enum]:
        """Every member of an enumeration that the claim uses."""
        return {*self.named, *self.excluded}

    @property
    def refuses(self) -> bool:
        """Whether the claim says that something is not so."""
        return self.denies or self.forbids or self.frees or 0 in self.numbers


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _asks(term: Any) -> bool:
    return any(n.op == "ask" for n in walk(term))


def _polar(term: Any, positive: bool) -> Iterator[tuple[Term, bool]]:
    """Give each node of a condition with whether it stands there or its denial does."""
    if not isinstance(term, Term):
        return
    if term.op == "not":
        yield from _polar(term.args[0], not positive)
        return
    yield term, positive
    if term.op in ("and", "or"):
        for part in term.args:
            yield from _polar(part, positive)


def _says(sign: Signature, then: Any) -> None:
    aspects: dict[str, dict[str, set[str]]] = {}
    for node, positive in _polar(then, True):
        if node.op == "ask":
            question: Question = node.args[0]
            aspect = node.args[2]
            if not question.is_norm:
                sign.denies |= not positive
                continue
            sign.norm = True
            aspects.setdefault(question.id, {}).setdefault(repr(node.args[1]), set()).add(aspect)
            sign.allows |= aspect == "may" and positive
            sign.forbids |= aspect == "may" and not positive
            sign.obliges |= aspect == "must" and positive
            sign.frees |= aspect == "must" and not positive
        elif node.op == "==":
            sign.denies |= not positive or any(a is False for a in node.args)
        elif node.op == ("or" if positive else "and") and all(_asks(part) for part in node.args):
            sign.either = True
            # "This or that answer" is one question's; "this answer or that one's" is hardly ever what a text says.
            asked = [n for p in node.args for n in walk(p) if n.op == "ask"]
            sign.apart |= len({repr(n.args[1]) + n.args[0].id for n in asked}) > 1
            # "It is allowed, or it is no duty" says nothing at all.
            sign.apart |= len({n.args[2] for n in asked}) > 1
    sign.mixed = any(len(set(map(frozenset, cases.values()))) > 1 for cases in aspects.values())


def _cases(sign: Signature, when: Any) -> None:
    for node, positive in _polar(when, True):
        if node.op != ("or" if positive else "and"):
            continue
        parts = [p.args[0] if isinstance(p, Term) and p.op == "not" and not positive else p for p in node.args]
        equal = [p for p in parts if isinstance(p, Term) and p.op == "=="]
        same = {a.args[0] for p in equal for a in p.args if isinstance(a, Term) and a.op == "var"}
        if len(same) != 1 or len(equal) < len(parts):
            sign.either = True


def signature(claim: Claim) -> Signature:
    """Give what of a claim's term must show in the words it cites."""
    sign = Signature()
    for term in (claim.then, claim.when):
        # "Not (not this or not that)" is "this and that": what counts is the sign that remains.
        signs = {id(node): positive for node, positive in _polar(term, True)}
        inner = (n.args[0] for n in walk(term) if n.op == "not")
        denied = {id(n) for n in inner if id(n) not in signs} | {i for i, positive in signs.items() if not positive}
        for node in walk(term):
            values = node.args[1] if node.op == "ask" else node.args if node.op != "var" else ()
            sign.numbers |= {a for a in values if _is_number(a)}
            if node.op in ("ask", "=="):
                into = sign.excluded if id(node) in denied else sign.named
                into.update((a, None) for a in values if isinstance(a, enum.Enum))
            if node.op in ("and", "or"):
                shown = [repr(part) for part in node.args]
                sign.twice |= len(set(shown)) < len(shown)
            if node.op in ("<", "<="):
                bound = any(_is_number(a) for a in values)
                sign.limits |= bound
                # "Not at most two" is "more than two".
                strict = (node.op == "<") is not (id(node) in denied)
                sign.beyond |= strict
                sign.within |= not strict
    _says(sign, claim.then)
    _cases(sign, claim.when)
    return sign


@cache
def _signed(claim: Claim) -> Signature:
    return signature(claim)


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a lexicon: words that name a thing, words that can, and line ranges of sections about it."""

    words: str
    loose: str
    places: tuple[tuple[int, int], ...]
    implied: bool


@cache
def entry(written: str) -> Entry:
    """Read an entry of a lexicon: `words ~ loose words @from-to`."""
    if written == IMPLIED:
        return Entry("", "", (), True)
    said, *places = written.split("@")
    words, _, loose = said.partition("~")
    ranges = (tuple(int(n) for n in place.strip().split("-")) for place in places)
    return Entry(words.strip(), loose.strip(), tuple((low, high) for low, high in ranges), False)


def _entry(member: enum.Enum, claim: Claim, language: str, lexicon: Lexicon) -> Entry | None:
    known = lexicon.get(member, {})
    written = known.get(claim.source) or known.get(language)
    return entry(written) if written else None


def _is_named(thing: Entry, claim: Claim, text: str, elsewhere: bool) -> bool:
    if thing.implied or (thing.words and names(thing.words, text)):
        return True
    lines = [int(key.partition(".")[0]) for key in claim.at]
    if any(low <= line <= high for low, high in thing.places for line in lines):
        return True
    return not elsewhere and bool(thing.loose) and names(thing.loose, text)


def _elsewhere(member: enum.Enum, claim: Claim, language: str, lexicon: Lexicon) -> bool:
    """Say whether all that is cited stands in sections about other members of the kind."""
    lines = [int(key.partition(".")[0]) for key in claim.at]
    others = [e for m in type(member) if m is not member and (e := _entry(m, claim, language, lexicon))]
    return bool(lines) and all(
        any(low <= line <= high for other in others for low, high in other.places) for line in lines
    )


def names_missing(claim: Claim, text: str, language: str, lexicon: Lexicon) -> list[enum.Enum]:
    """
    Give the things a claim names whose word the text lacks.

    A claim about all members of a kind of three or more names none; what a text excludes by "only" it need not name.
    """
    sign = _signed(claim)
    kinds = {type(m) for m in lexicon}
    wanted = dict(sign.named)
    if not has("ONLY", language, text):
        wanted |= sign.excluded
    missing = []
    for member in wanted:
        if type(member) not in kinds or (
            len(type(member)) > 2 and set(type(member)) <= set(sign.named if member in sign.named else sign.excluded)
        ):
            continue
        thing = _entry(member, claim, language, lexicon)
        if thing is None or not _is_named(thing, claim, text, _elsewhere(member, claim, language, lexicon)):
            missing.append(member)
    return missing


def _modality(sign: Signature, text: str, language: str) -> Iterator[tuple[str, Telling]]:
    duty, leave, denial = (has(words, language, text) for words in ("DUTY", "LEAVE", "NEGATION"))
    refused = has("REFUSED", language, text)
    granted = without("REFUSED", language, text) if refused else text
    if (sign.denies and not denial) or (sign.forbids and not has("BAN", language, text)):
        yield "denial", phrase("the claim denies, the words cited do not")
    if sign.obliges and leave and not duty:
        yield "duty", phrase("the claim obliges, the words cited only allow")
    if sign.allows and not sign.obliges and not has("LEAVE", language, granted):
        yield "leave", phrase("the claim allows, the words cited have no word of leave")
    if sign.frees and not has("SPARED" if sign.allows else "FREED", language, granted):
        yield "no duty", phrase("the claim says that it is no duty, the words cited do not")
    if sign.mixed:
        yield "mixed", phrase("the claim says of one case what is allowed and of another what is a duty")
    if not sign.refuses and has("REFUSAL", language, text) and one_clause(text):
        yield "no denial", phrase("the words cited deny, the claim does not")
    if sign.frees and refused and not sign.allows and not sign.forbids:
        yield "refusal", phrase("the claim only says that it is no duty, the words cited refuse it")


def _quantity(sign: Signature, text: str, language: str) -> Iterator[tuple[str, Telling]]:
    if sign.twice:
        yield "twice", phrase("the claim says one thing twice")
    if sign.apart:
        yield "apart", phrase("the claim holds if one of several cases does, as texts hardly ever say")
    if sign.either and not has("EITHER", language, text):
        yield "alternatives", phrase("the claim gives alternatives, the words cited do not")
    if sign.limits and not has("LIMIT", language, text) and not has("NEGATION", language, text):
        yield "limit", phrase("the claim sets a limit, the words cited do not")
    beyond, within = has("BEYOND", language, text), has("WITHIN", language, text)
    if sign.beyond and not beyond:
        yield "beyond", phrase("the claim leaves the limit itself out, the words cited do not")
    if sign.within and beyond and not within:
        yield "within", phrase("the claim includes the limit itself, the words cited do not")


def _own(claim: Claim, sign: Signature, text: str, language: str) -> Iterator[tuple[str, str, Telling]]:
    """Give what both the words cited and the claim's own sentence say, and its term does not."""
    says = claim.says
    if (
        not sign.refuses
        and has("NEGATION", language, text)
        and has("PLAINLY", OWN_LANGUAGE, without("ASIDE", OWN_LANGUAGE, says))
    ):
        yield "modality", OWN + "denial", phrase("the claim's sentence and the words cited deny, its term does not")
    if sign.forbids or (sign.obliges and not sign.allows):
        granted = has("LEAVE", language, text) and has("LICENCE", OWN_LANGUAGE, without("REFUSED", OWN_LANGUAGE, says))
        if granted and not has("SPARING" if sign.forbids else "DUTY", OWN_LANGUAGE, says):
            yield "modality", OWN + "leave", phrase("the claim's sentence and the words cited allow, its term does not")
    if sign.allows and not sign.obliges and has("ORDER", OWN_LANGUAGE, says) and has("DUTY", language, text):
        yield "modality", OWN + "duty", phrase("the claim's sentence and the words cited oblige, its term does not")
    if sign.numbers:
        # A one stands for an article too often.
        both = numbers_said(says, OWN_LANGUAGE) & numbers_said(text, language)
        for number in sorted(both - sign.numbers - set(claim.counts) - {1}):
            what = phrase("{n} is in the claim's sentence and in the words, not in its term", n=str(number))
            yield "number", f"{OWN}{number}", what


def compare(claim: Claim, text: str, language: str, lexicon: Lexicon | None = None) -> list[Mismatch]:
    """
    Compare a claim's term with the words it cites.

    Args:
        text: The words of all passages the claim cites.
        language: `pt`, `es` or `en`.
        lexicon: Words by which texts name things; none leaves names unchecked.
    Returns:
        What the words do not carry; nothing for a claim in prose only, nor of the kinds it says are `unsaid`.
    """
    if claim.then is None:
        return []
    sign = _signed(claim)
    missing = sorted(sign.numbers - numbers_in(text, language) - set(claim.counts))
    found: list[tuple[str, str, Telling]] = [
        ("number", str(n), phrase("{n} is in the claim, not in the words cited", n=str(n))) for n in missing
    ]
    unnamed = {member: str(member.value) for member in names_missing(claim, text, language, lexicon or {})}
    found += [
        ("word", name, phrase("the claim names “{what}”, the words cited do not", what=Words(name)))
        for name in unnamed.values()
    ]
    if "denial" in claim.unsaid:
        # What is left out by silence alone can be denied unnamed, and nothing more.
        found += [
            ("word", f"asserted {n}", phrase("the claim asserts “{what}”, which the words do not name", what=Words(n)))
            for member, n in unnamed.items()
            if member in sign.named
        ]
    found += [("modality", code, what) for code, what in _modality(sign, text, language)]
    found += [("quantifier", code, what) for code, what in _quantity(sign, text, language)]
    found += _own(claim, sign, text, language)
    codes = {code for _, code, _ in found} if lexicon else set(claim.unsaid)
    found += [
        ("waiver", code, phrase("“{code}” is waived, yet the claim and the words cited agree on it", code=code))
        for code in claim.unsaid
        if not code.startswith(LEFT) and code not in codes
    ]
    found += [
        ("waiver", str(number), phrase("{n} is explained, yet not in the claim", n=str(number)))
        for number in claim.counts
        if number not in sign.numbers
    ]
    return [
        Mismatch(claim.id, kind, code, what)
        for kind, code, what in found
        if kind == "waiver" or code not in claim.unsaid
    ]


def left_out(claims: Sequence[Claim], text: str, language: str, lexicon: Lexicon) -> list[Mismatch]:
    """
    Give what a passage says outright and none of its claims says.

    Args:
        claims: All claims that cite the passage.
        text: The words of the passage.
    Returns:
        One mismatch for each thing, in the name of the first claim.
    """
    told = [c for c in claims if c.then is not None]
    if not told or any(c.lost for c in claims):
        return []
    signs = [_signed(c) for c in told]
    waived = {code for c in told for code in c.unsaid}
    used = {n for s in signs for n in s.numbers} | {n for c in told for n in c.counts}
    found: list[tuple[str, str, Telling]] = [
        ("number", str(n), phrase("{n} is in the words, in no claim", n=str(n)))
        for n in sorted(numbers_said(text, language) - used)
    ]
    members = {m for s in signs for m in s.members}
    for kind in sorted({type(m) for m in members}, key=lambda k: (k.__module__, k.__name__)):
        for member in kind:
            thing = _entry(member, told[0], language, lexicon)
            if member not in members and thing and thing.words and names(thing.words, text):
                name = str(member.value)
                found.append(("word", name, phrase("the words name “{what}”, no claim does", what=Words(name))))
    if has("REFUSAL", language, text) and not any(s.refuses for s in signs):
        found.append(("modality", "denial", phrase("the words deny, no claim does")))
    if has("REFUSED", language, text) and not any(s.forbids or s.denies for s in signs):
        found.append(("modality", "refusal", phrase("the words refuse, no claim does")))
    if has("SOLELY", language, text) and not any(s.forbids or s.denies for s in signs):
        found.append(("modality", "only", phrase("the words say “only”, no claim leaves anything out")))
    if has("LICENCE", language, without("REFUSED", language, text)) and not any(s.allows or s.frees for s in signs):
        found.append(("modality", "leave", phrase("the words allow, no claim does")))
    if has("ORDER", language, text) and not any(s.obliges or s.forbids for s in signs):
        found.append(("modality", "duty", phrase("the words oblige, no claim does")))
    return [Mismatch(told[0].id, kind, LEFT + code, what) for kind, code, what in found if LEFT + code not in waived]
