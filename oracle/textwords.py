"""Number words, modal verbs, denials, alternatives and limits of three languages, and whether a text has them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

LOOSE: Final[Mapping[str, Mapping[int, str]]] = {
    "pt": {
        0: r"zero|gr[áa]tis|gratuit[ao]s?|gratuitamente|de graça|nenhum[a]?|nada|sem|vazi[ao]s?|nunca|não",
        1: r"uma?|primeir[ao]s?|1[ºª°]|únic[ao]s?|última|último|cada|só|somente|apenas|topo|inicial",
        2: r"segund[ao]s?|ambos|ambas|par|pares|2[ºª]|dupla",
        3: r"terceir[ao]s?|trio",
        4: r"quart[ao]s?",
        7: r"7ª",
    },
    "es": {
        0: r"cero|gratis|gratuit[ao]s?|ningun[ao]?|ningún|nada|sin|vací[ao]s?|nunca|no",
        1: r"una?|primer[ao]?s?|únic[ao]s?|últim[ao]s?|cada|sol[oa]|inicial",
        2: r"segund[ao]s?|ambos|ambas|doble",
        3: r"tercer[ao]?s?",
        4: r"cuart[ao]s?",
    },
    "en": {
        0: r"zero|free|no|none|never|empty|without|not|cannot",
        1: r"an?|one|first|only|last|each|every|single|starting",
        2: r"second|both|pair|twice",
        3: r"third",
        4: r"fourth",
        7: r"7th",
    },
}
"""Words that can carry a number, though they need not."""

STRICT: Final[Mapping[str, Mapping[int, str]]] = {
    "pt": {
        0: r"gr[áa]tis|gratuit\w+|de graça|sem (?:pagar|custo)",
        2: "dois|duas",
        3: "três",
        4: "quatro",
        5: "cinco|quint[ao]s?",
        6: "seis|sext[ao]s?",
        7: "sete|sétim[ao]s?",
        8: "oito|oitav[ao]s?",
        9: "nove",
        10: "dez",
    },
    "es": {
        0: r"gratis|gratuit\w+|sin (?:pagar|costo|coste)",
        2: "dos",
        3: "tres",
        4: "cuatro",
        5: "cinco|quint[ao]s?",
        6: "seis|sext[ao]s?",
        7: "siete|séptim[ao]s?",
        8: "ocho",
        9: "nueve",
        10: "diez",
    },
    "en": {
        0: r"free of charge|for free|without paying",
        2: "two",
        3: "three",
        4: "four",
        5: "five|fifth",
        6: "six|sixth",
        7: "seven|seventh",
        8: "eight",
        9: "nine",
        10: "ten",
    },
}
"""Words that are a number and nothing else."""

ROMAN: Final = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6}

NEGATION: Final[Mapping[str, str]] = {
    "pt": r"não|nunca|nem|sem|nenhum|nenhuma|ninguém|só|somente|apenas|exceto|exceção|ignor\w+|impossível|em vez|"
    r"segredo|secret\w+|ocult\w+|escondid[ao]s?|vazi[ao]s?",
    "es": r"no|nunca|ni|sin|ningún|ninguna?|nadie|sol[oa]|únicamente|salvo|excepto|ignor\w+|en lugar|"
    r"ocult\w+|secret\w+|vací[ao]s?",
    "en": r"not|never|no|nor|without|none|nobody|only|except|skip\w*|ignor\w+|cannot|unless|instead|secret\w*|empty",
}
"""Words with which a text can say that something is not so."""

REFUSAL: Final[Mapping[str, str]] = {
    "pt": r"não|nunca|nem|ninguém|nenhum|nenhuma",
    "es": r"no|nunca|ni|nadie|ningún|ninguna?",
    "en": r"not|never|nor|nobody|cannot",
}
"""Words with which a text says plainly that something is not so."""

DUTY: Final[Mapping[str, str]] = {
    "pt": r"dev\w+|tem que|tem de|precis\w+|obrigat\w+|sempre|não tem escolha|exatamente|é sempre",
    "es": r"deb\w+|tiene que|no tiene otra opción|siempre|exactamente|obligat\w+|asegúrate",
    "en": r"must|have to|has to|need\w*|always|require\w*|exactly",
}
"""Words with which a text can make a duty."""

ORDER: Final[Mapping[str, str]] = {
    "pt": r"deve|devem|tem que|tem de|obrigad[ao]|obrigatori\w+",
    "es": r"debe|debes|deben|tiene que|obligatori\w+",
    "en": r"must|have to|has to",
}
"""Words with which a text makes a duty and nothing else."""

LEAVE: Final[Mapping[str, str]] = {
    "pt": r"pod\w+|permit\w+|autorizad[ao]|se quiser|se desejar|opcional|escolh\w+|decid\w+|desist\w+|pode-se|quiser",
    "es": r"pued\w+|podr\w+|permit\w+|si quiere|optar|elig\w+|elij\w+|decid\w+|posible",
    "en": r"may|can|could|allow\w*|optional|choos\w+|decid\w+|able|if you like",
}
"""Words with which a text can allow something."""

LICENCE: Final[Mapping[str, str]] = {
    "pt": r"pode|podem|poderá|poderão|podendo|autorizad[ao]",
    "es": r"puede|puedes|pueden|podrá|podrán",
    "en": r"may|can",
}
"""Words with which a text allows something, or refuses it together with a word of refusal."""

REFUSED: Final[Mapping[str, str]] = {
    "pt": r"(?:não|nunca|nem|ninguém)\s+(?:\w+\s+){0,2}(?:pod\w+|permit\w+|autorizad\w+)",
    "es": r"(?:no|nunca|nadie)\s+(?:\w+\s+){0,2}(?:pued\w+|podr\w+|permit\w+)",
    "en": r"cannot|(?:can|may) (?:not|never)|(?:not|never|nobody)\s+(?:\w+\s+){0,2}(?:can|may|allow\w*)|"
    r"no \w+ (?:can|may)",
}
"""Words with which a text refuses leave."""

SPARED: Final[Mapping[str, str]] = {
    "pt": r"não (?:precis\w+|dev\w+|tem que|tem de|é obrigat\w+)|opcional|se (?:você )?quiser\w*|se desejar|desist\w+|"
    r"pode\w*|escolh\w+|decid\w+|independente\w*",
    "es": r"no (?:necesit\w+|tien\w+ que|deb\w+|es obligat\w+)|opcional|si quiere\w*|opta\w*|pued\w+|elig\w+|decid\w+",
    "en": r"(?:need|does|do|must) not|optional|if you like|or not|can|may|choos\w+|decid\w+",
}
"""Words with which a text says that something is no duty."""

FREED: Final[Mapping[str, str]] = {
    "pt": r"não (?:precis\w+|dev\w+|tem que|tem de|é obrigat\w+)|opcional|se (?:você )?quiser\w*|desist\w+|"
    r"independente\w*",
    "es": r"no (?:necesit\w+|tien\w+ que|deb\w+|es obligat\w+)|opcional|si quiere\w*|opta\w*|perder",
    "en": r"(?:need|does|do|must) not|optional|if you like|or not",
}
"""Words with which a text takes a duty off."""

BAN: Final[Mapping[str, str]] = {
    "pt": r"não|nunca|nem|ninguém|nenhum|nenhuma|só|somente|apenas|exceto|exceção|impossível|em vez|proib\w+",
    "es": r"no|nunca|ni|nadie|ningún|ninguna?|sol[oa]|únicamente|salvo|excepto|en lugar|prohib\w+",
    "en": r"not|never|nor|no|none|nobody|only|except|cannot|unless|instead|forbid\w*",
}
"""Words with which a text can forbid something."""

ONLY: Final[Mapping[str, str]] = {
    "pt": r"só|somente|apenas|exig\w+|dispon[íi]ve\w+",
    "es": r"sol[oa]|únicamente",
    "en": r"only|require\w*",
}
"""Words with which a text excludes what it does not name."""

SOLELY: Final[Mapping[str, str]] = {
    "pt": r"só (?:\w+ )?pod\w+|somente|apenas|só se|só quando",
    "es": r"sol[oa] (?:se )?pued\w+|únicamente",
    "en": r"only (?:be|by|if|when)|can only|may only",
}
"""Words with which a text leaves out all else."""

EITHER: Final[Mapping[str, str]] = {
    "pt": r"ou|seja|um d[eoa]s?|uma d[ea]s?|qualquer|quaisquer",
    "es": r"o|u|un[oa] de|cualquier\w*",
    "en": r"or|either|one of|any",
}
"""Words with which a text can give alternatives."""

LIMIT: Final[Mapping[str, str]] = {
    "pt": r"até|máximo|mínimo|ao menos|pelo menos|mais de|menos de|menos|mais|ou mais|exatamente|só|somente|apenas|"
    r"cada|ainda|algum|alguma|quaisquer|qualquer|nenhum|\+",
    "es": r"hasta|máximo|mínimo|al menos|por lo menos|más de|menos de|menos|más|exactamente|sol[oa]|cada|"
    r"alguna?|cualquier|queda\w*",
    "en": r"up to|most|least|more|fewer|less|exactly|only|each|any|remaining|than",
}
"""Words with which a text can say at most, at least, fewer or more."""

BEYOND: Final[Mapping[str, str]] = {
    "pt": r"mais de|menos de|mais (?:\w+ )?(?:do )?que|menos (?:\w+ )?(?:do )?que|maior|menor|acima|abaixo|"
    r"exced\w+|além|antes|depois|após|superior|inferior|aument\w+|"
    r"ainda|insuficiente\w*|maioria",
    "es": r"más de|menos de|más que|menos que|mayor|menor|encima|debajo|exced\w+|antes|después|aument\w+|aún|queda\w*",
    "en": r"more|fewer|less|greater|smaller|over|under|above|below|before|after|exceed\w*|beyond|increas\w+|remain\w*",
}
"""Words with which a text can leave the number itself out of what it limits."""

WITHIN: Final[Mapping[str, str]] = {
    "pt": r"até|máximo|mínimo|ao menos|pelo menos|ou mais|ou menos|\+|só|somente|apenas|\d+ (?:ou|a|ao) \d+|pelo",
    "es": r"hasta|máximo|mínimo|al menos|por lo menos|o más|o menos|sol[oa]|\d+ (?:o|a) \d+",
    "en": r"up to|at most|at least|or more|or fewer|or less|only|\d+ (?:or|to) \d+",
}
"""Words with which a text includes the number itself in what it limits."""

PLAINLY: Final[Mapping[str, str]] = {"en": r"not|never|nor|nobody|cannot|no|none|nothing|neither|nowhere"}
"""Words with which a claim's own sentence says plainly that something is not so."""

ASIDE: Final[Mapping[str, str]] = {
    "en": r"(?:if|when|while|until|before|who|whoever|with|without|once|where|whether|even|after)(?!\w)[^,;:]*"
}
"""Parts of a claim's own sentence about the case, not about what holds in it."""

SPARING: Final[Mapping[str, str]] = {
    "en": r"not|never|nor|nobody|cannot|no|none|nothing|neither|nowhere|without|only|than|instead|except|unless|free|"
    r"un\w+|ends?|but|secret|empty|lost|otherwise|alone|just|barred|left out|even|out|fewer|less|need\w*|given? up|"
    r"optional|if|own"
}
"""Words with which a claim's own sentence can leave something out."""

_DIGITS = re.compile(r"\d+")
_RANGE = re.compile(r"(\d+)\s*(?:-|–|a|to|hasta|até|ao)\s*(\d+)")
_LEVELS = re.compile(r"\bI ao? VI\b")
_CLAUSES = re.compile(
    r"[,;:()—]|[.!?]\s|(?<!\w)(?:e|ou|mas|se|que|quando|contudo|pois|para|como|y|o|pero|si|cuando|"
    r"and|or|but|if|when|that|which|so)(?!\w)",
    re.IGNORECASE,
)
_LABEL = re.compile(r"^\W*(?:\d{1,2}|[A-Za-z])\s?[.)]\s*|^\W*\d{1,2}\s(?=[A-ZÁÉÍÓÚÂÊÔÃÕÇ])")


@cache
def _whole(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE)


@cache
def _exact(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){pattern}(?!\w)")


@cache
def _stem(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{pattern})", re.IGNORECASE | re.DOTALL)


@cache
def has(kind: str, language: str, text: str) -> bool:
    """Say whether a text has one of a list's words; a list is named as above."""
    words: Mapping[str, str] = globals()[kind]
    return _whole(words[language]).search(text) is not None


@cache
def without(kind: str, language: str, text: str) -> str:
    """Give a text without the words of a list."""
    words: Mapping[str, str] = globals()[kind]
    return _whole(words[language]).sub(" ", text)


@cache
def names(stems: str, text: str) -> bool:
    """Say whether a text has a word that begins with one of some stems."""
    return _stem(stems).search(text) is not None


@cache
def one_clause(text: str) -> bool:
    """Say whether a text seems to be one clause, so that a denial in it is about all of it."""
    return _CLAUSES.search(_LABEL.sub("", text).strip()) is None


@cache
def numbers_in(text: str, language: str) -> frozenset[int]:
    """Give the numbers a passage can carry: in digits, words, Roman numerals and the steps of a range."""
    found = {int(d) for d in _DIGITS.findall(text) if len(d) < 6}
    for low, high in _RANGE.findall(text):
        if 0 <= int(high) - int(low) <= 12:
            found |= set(range(int(low), int(high) + 1))
    for words in (LOOSE, STRICT):
        found |= {number for number, pattern in words[language].items() if _whole(pattern).search(text)}
    found |= {number for numeral, number in ROMAN.items() if _exact(numeral).search(text)}
    if 1 in found and 6 in found and _LEVELS.search(text):
        found |= set(range(1, 7))
    return frozenset(found)


@cache
def numbers_said(text: str, language: str) -> frozenset[int]:
    """Give the numbers a passage says outright, in digits or words."""
    found = {int(d) for d in _DIGITS.findall(text) if len(d) < 6}
    return frozenset(found | {n for n, pattern in STRICT[language].items() if _whole(pattern).search(text)})
