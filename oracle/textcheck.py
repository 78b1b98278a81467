"""
Compares what a claim says with the words of the passages it cites, when the texts are at hand.

It understands no sentence. It knows the number words, modal verbs, negations and quantifiers of three languages and
looks whether those of the claim's term have a counterpart among those of the passage. What it finds is either
a slip of the claim or a number or word that the text lost.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from oracle.claims import Claim
from oracle.questions import Question
from oracle.terms import Term, walk

NUMBERS: Final[Mapping[str, Mapping[int, str]]] = {
    "pt": {
        0: r"zero|gr[áa]tis|gratuit[ao]s?|gratuitamente|de graça|nenhum[a]?|nada|sem|vazi[ao]s?|nunca|não",
        1: r"uma?|primeir[ao]s?|1[ºª°]|únic[ao]s?|última|último|cada|só|somente|apenas|topo|o|a|por|[ao]s?|inicial",
        2: r"dois|duas|segund[ao]s?|ambos|ambas|par|pares|2[ºª]|OU|ou|dupla",
        3: r"três|terceir[ao]s?|trio",
        4: r"quatro|quart[ao]s?",
        5: r"cinco|quint[ao]s?",
        6: r"seis|sext[ao]s?",
        7: r"sete|sétim[ao]s?|7ª",
        8: r"oito|oitav[ao]s?",
        9: r"nove",
        10: r"dez",
    },
    "es": {
        0: r"cero|gratis|gratuit[ao]s?|ningun[ao]?|ningún|nada|sin|vací[ao]s?|nunca|no",
        1: r"una?|primer[ao]?s?|únic[ao]s?|últim[ao]s?|cada|sol[oa]|el|la|los|las|inicial",
        2: r"dos|segund[ao]s?|ambos|ambas|o|doble",
        3: r"tres|tercer[ao]?s?",
        4: r"cuatro|cuart[ao]s?",
        5: r"cinco|quint[ao]s?",
        6: r"seis|sext[ao]s?",
        7: r"siete|séptim[ao]s?",
        8: r"ocho",
        9: r"nueve",
        10: r"diez",
    },
    "en": {
        0: r"zero|free|no|none|never|empty|without|not|cannot",
        1: r"an?|one|first|only|last|each|every|single|the|per|starting",
        2: r"two|second|both|pair|or|twice",
        3: r"three|third",
        4: r"four|fourth",
        5: r"five|fifth",
        6: r"six|sixth",
        7: r"seven|7th|seventh",
        8: r"eight",
        9: r"nine",
        10: r"ten",
    },
}
"""Words that carry a number, per language; the articles and "each" can carry a one."""

ROMAN: Final = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6}

NEGATION: Final[Mapping[str, str]] = {
    "pt": r"não|nunca|nem|sem|nenhum|nenhuma|ninguém|só|somente|apenas|exceto|ignor\w+|impossível|menos|acab\w+|"
    r"vazi[ao]s?|"
    r"sobrando|fora|perdid[ao]s?|desperdiçad[ao]|contudo|restante[s]?|quaisquer|"
    r"segredo|secret\w+|ocult\w+|"
    r"máximo|escondid[ao]s?",
    "es": r"no|nunca|ni|sin|ningún|ninguna?|nadie|sol[oa]|únicamente|salvo|excepto|ignor\w+|perder\w*|agot\w+|"
    r"vací[ao]s?|embargo|restantes|ocult\w+|secret\w+|perder[áa]n",
    "en": r"not|never|no|nor|without|none|nobody|only|except|skip\w*|ignor\w+|"
    r"cannot|unless|empty|runs? out|"
    r"secret\w*|lost|otherwise|stay",
}
"""Words with which a text can say that something is not so."""

DUTY: Final[Mapping[str, str]] = {
    "pt": r"dev\w+|tem que|tem de|precis\w+|obrigat\w+|sempre|não tem escolha|exatamente|é sempre",
    "es": r"deb\w+|tiene que|no tiene otra opción|siempre|exactamente|obligat\w+|asegúrate",
    "en": r"must|have to|has to|need\w*|always|require\w*|exactly",
}
"""Words with which a text can make a duty."""

LEAVE: Final[Mapping[str, str]] = {
    "pt": r"pod\w+|permit\w+|autorizad[ao]|se quiser|se desejar|opcional|escolh\w+|decid\w+|desist\w+|pode-se|quiser",
    "es": r"pued\w+|podr\w+|permit\w+|si quiere|optar|elig\w+|elij\w+|decid\w+|posible",
    "en": r"may|can|could|allow\w*|optional|choos\w+|decid\w+|able|if you like",
}
"""Words with which a text can allow something."""

ONLY: Final[Mapping[str, str]] = {
    "pt": r"só|somente|apenas|exig\w+|dispon[íi]ve\w+",
    "es": r"sol[oa]|únicamente",
    "en": r"only|require\w*",
}
"""Words with which a text excludes what it does not name."""

LIMIT: Final[Mapping[str, str]] = {
    "pt": r"até|máximo|mínimo|ao menos|pelo menos|mais de|menos de|menos|mais|ou mais|exatamente|só|somente|apenas|"
    r"cada|ainda|algum|alguma|quaisquer|qualquer|nenhum|\+",
    "es": r"hasta|máximo|mínimo|al menos|por lo menos|más de|menos de|menos|más|exactamente|sol[oa]|cada|"
    r"alguna?|cualquier|queda\w*",
    "en": r"up to|most|least|more|fewer|less|exactly|only|each|any|remaining|than",
}
"""Words with which a text can say at most, at least, fewer or more."""

_DIGITS = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class Mismatch:
    """One thing a claim says that the words it cites do not carry."""

    claim: str
    kind: str
    what: str


def numbers_in(text: str, language: str) -> set[int]:
    """Give the numbers a passage carries: in digits, words, Roman numerals and the steps of a range."""
    found = {int(d) for d in _DIGITS.findall(text) if len(d) < 6}
    for low, high in re.findall(r"(\d+)\s*(?:-|–|a|to|hasta|até|ao)\s*(\d+)", text):
        if 0 <= int(high) - int(low) <= 12:
            found |= set(range(int(low), int(high) + 1))
    for number, pattern in NUMBERS[language].items():
        if re.search(rf"(?<!\w)(?:{pattern})(?!\w)", text, re.IGNORECASE):
            found.add(number)
    for numeral, number in ROMAN.items():
        if re.search(rf"(?<!\w){numeral}(?!\w)", text):
            found.add(number)
    if 1 in found and 6 in found and re.search(r"\bI ao? VI\b", text):
        found |= set(range(1, 7))
    return found


def has(words: Mapping[str, str], language: str, text: str) -> bool:
    """Say whether a text has one of a list's words."""
    return re.search(rf"(?<!\w)(?:{words[language]})(?!\w)", text, re.IGNORECASE) is not None


@dataclass(frozen=True, slots=True)
class Signature:
    """What of a claim's term must show in words: its numbers, and whether it forbids, obliges, allows or limits."""

    numbers: frozenset[int]
    denies: bool
    obliges: bool
    allows: bool
    limits: bool


def signature(claim: Claim) -> Signature:
    """Give what of a claim's term must show in the words it cites."""
    numbers: set[int] = set()
    denies = obliges = allows = limits = False
    for term, root in ((claim.when, False), (claim.then, True)):
        if not isinstance(term, Term):
            continue
        for node in walk(term):
            args = node.args[1] if node.op == "ask" else node.args if node.op != "var" else ()
            numbers |= {a for a in args if isinstance(a, int) and not isinstance(a, bool)}
            if node.op in ("<", "<=") and any(isinstance(a, int) and not isinstance(a, bool) for a in args):
                limits = True
            if not root:
                continue
            if node.op == "not" and _asks(node.args[0]) in ("may", ""):
                denies = True
            if node.op == "==" and any(a is False for a in args):
                denies = True
    then = claim.then
    if isinstance(then, Term):
        negated = {id(n.args[0]) for n in walk(then) if n.op == "not"}
        for node in walk(then):
            if node.op == "ask" and id(node) not in negated:
                obliges |= node.args[2] == "must"
                allows |= node.args[2] == "may"
    return Signature(frozenset(numbers), denies, obliges, allows and not obliges, limits)


def _asks(term: object) -> str | None:
    if isinstance(term, Term) and term.op == "ask":
        question: Question = term.args[0]
        return str(term.args[2]) if question.is_norm else ""
    return None


Lexicon = Mapping[enum.Enum, Mapping[str, str]]
"""Stems of the words by which each language names a member of an enumeration."""


def names_missing(claim: Claim, text: str, language: str, lexicon: Lexicon) -> list[str]:
    """
    Give the things a claim names whose word the text lacks.

    A claim about all members of a kind names none; what a text excludes by "only" it need not name.
    """
    named: dict[enum.Enum, None] = {}
    excluded: dict[enum.Enum, None] = {}
    for term in (claim.then, claim.when):
        if not isinstance(term, Term):
            continue
        denied = {id(n.args[0]) for n in walk(term) if n.op == "not"}
        for node in walk(term):
            if node.op in ("ask", "=="):
                into = excluded if id(node) in denied else named
                into.update((a, None) for a in (node.args[1] if node.op == "ask" else node.args) if _known(a, lexicon))
    if not has(ONLY, language, text):
        named |= excluded
    every = set(named) | set(excluded)
    return [str(m.value) for m in named if not set(type(m)) <= every and not _is_named(lexicon[m][language], text)]


def _is_named(stems: str, text: str) -> bool:
    return re.search(rf"(?<!\w)(?:{stems})", text, re.IGNORECASE) is not None


def _known(value: object, lexicon: Lexicon) -> bool:
    return isinstance(value, enum.Enum) and value in lexicon


def compare(claim: Claim, text: str, language: str, lexicon: Lexicon | None = None) -> list[Mismatch]:
    """
    Compare a claim's term with the words it cites.

    Args:
        text: The words of all passages the claim cites.
        language: `pt`, `es` or `en`.
        lexicon: Words by which texts name things; none leaves names unchecked.
    Returns:
        What the words do not carry; nothing for a claim in prose only or one whose `why` explains its wording.
    """
    if claim.then is None:
        return []
    sign = signature(claim)
    found: list[Mismatch] = []
    there = numbers_in(text, language)
    found += [
        Mismatch(claim.id, "number", f"{number} is in the claim, not in the words cited")
        for number in sorted(sign.numbers - there - set(claim.counts))
    ]
    if claim.why:
        return found
    found += [
        Mismatch(claim.id, "word", f"the claim names “{name}”, the words cited do not")
        for name in names_missing(claim, text, language, lexicon or {})
    ]
    duty, leave, denial = has(DUTY, language, text), has(LEAVE, language, text), has(NEGATION, language, text)
    if sign.denies and not denial:
        found.append(Mismatch(claim.id, "modality", "the claim denies, the words cited do not"))
    if sign.obliges and leave and not duty and not denial:
        found.append(Mismatch(claim.id, "modality", "the claim obliges, the words cited only allow"))
    if sign.allows and duty and not leave:
        found.append(Mismatch(claim.id, "modality", "the claim allows, the words cited oblige"))
    if sign.limits and not has(LIMIT, language, text) and not denial:
        found.append(Mismatch(claim.id, "quantifier", "the claim sets a limit, the words cited do not"))
    return found
