"""
Writes the answers to a dispute as one page to show and to print, which needs nothing else: no network, no script.

A board is drawn by the caller, who escapes what it takes from files; everything else is escaped here. Words of a text
are marked as quotes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from markupsafe import Markup

from oracle.reports import pages
from oracle.reports.ask_text import Told, lines_of, sure_of
from oracle.reports.phrasing import phrased
from oracle.reports.speech import ENGLISH, Speech

_PHRASES: Final[Mapping[str, tuple[str, str]]] = {
    "Rococo: the answer to a dispute": ("Rococo: a resposta a uma disputa", "Rococo: la respuesta a una disputa"),
    "What is known": ("O que se sabe", "Lo que se sabe"),
    "nothing more than the question": ("nada além da pergunta", "nada más que la pregunta"),
    "What decides": ("O que decide", "Lo que decide"),
    "What speaks against it, and why it loses": (
        "O que fala contra, e por que perde",
        "Lo que habla en contra, y por qué pierde",
    ),
    "Who is right": ("Quem tem razão", "Quién tiene razón"),
    "Examples": ("Exemplos", "Ejemplos"),
    "The position": ("A posição", "La posición"),
    "Answered before": ("Já respondido", "Ya respondido"),
    "How sure": ("Certeza", "Certeza"),
    "says": ("diz", "dice"),
    "It says": ("Diz", "Dice"),
    "It loses": ("Perde", "Pierde"),
    "the words of the text": ("as palavras do texto", "las palabras del texto"),
    "no clause": ("nenhuma cláusula", "ninguna cláusula"),
    "Certificate": ("Certificado", "Certificado"),
    "digest": ("digest", "digest"),
    "Made with": ("Feito com", "Hecho con"),
    "Anyone can come to this answer again:": (
        "Qualquer pessoa pode chegar de novo a esta resposta:",
        "Cualquiera puede llegar de nuevo a esta respuesta:",
    ),
    "What texts say against an answer may be in English.": (
        "O que os textos dizem contra uma resposta pode estar em inglês.",
        "Lo que los textos dicen contra una respuesta puede estar en inglés.",
    ),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """
    A drawn position.

    Attributes:
        panels: Its parts as SVG.
        captions: Lines below it.
    """

    panels: tuple[str, ...]
    captions: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Seal:
    """What stands at the foot of a page: id, digest and version of the certificate, and the command to make it."""

    id: str
    digest: str
    made_with: str


def render(
    answers: Mapping[str, Any],
    titles: Mapping[str, str],
    seal: Seal | None,
    *,
    boards: Sequence[Board] = (),
    icons: str = "",
    style: str = "",
    speech: Speech = ENGLISH,
    unit: str = "",
) -> str:
    """
    Give the page.

    Args:
        answers: As `ask.schema.json` has them.
        titles: What editions and texts are called, by id.
        seal: None where there are no certificates, as of single texts.
        boards: The position in each edition, where it is asked about one.
        icons: What all boards use, as SVG.
        style: The style of the boards.
        speech: How the language is spoken.
        unit: What the answers count.
    """
    language = speech.language
    say = partial(phrased, _PHRASES, language)
    told = Told(speech, unit)
    # The style is a file of ours; boards are drawn by the caller, who escapes what it takes from files.
    whole = Markup(style) + pages.own("ask.css")  # noqa: S704
    return pages.render(
        "ask.html",
        answers=_quoted_once(answers),
        titles=titles,
        seal=seal,
        boards=[[Markup(p) for p in b.panels] for b in boards],  # noqa: S704
        captions=list(dict.fromkeys(c for b in boards for c in b.captions)),
        icons=Markup(icons),  # noqa: S704
        style=whole,
        policy=pages.policy(whole, ""),
        language=language,
        say=say,
        told=told,
        verdict=lambda answer: _verdict(answer, told),
        lines=lines_of,
        sure=sure_of,
        named=told.label,
        english=Markup("" if language == "en" else ' lang="en"'),  # noqa: S704
    )


def _verdict(answer: Mapping[str, Any], told: Told) -> str:
    """Give the verdict of an answer, or of an example, in words; facts by names that read as words."""
    missing = answer.get("missing")
    return told.verdict({**answer, "missing": told.label(missing) if missing else None})


def _quoted_once(answers: Mapping[str, Any]) -> dict[str, Any]:
    """Leave out what was quoted in the same answer before, so that a page stays one."""
    found = []
    for answer in answers["answers"]:
        seen: set[str] = set()

        def fresh(clause: Mapping[str, Any], seen: set[str] = seen) -> dict[str, Any]:
            quotes = [q for q in clause["quotes"] if q not in seen]
            seen.update(quotes)
            return {**clause, "quotes": quotes}

        found.append(
            {**answer, "clauses": [*map(fresh, answer["clauses"])], "against": [*map(fresh, answer["against"])]}
        )
    return {**answers, "answers": found}
