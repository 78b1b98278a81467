"""Writes what became of a certificate, in its published form, for a terminal in English, Portuguese or Spanish."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from oracle.reports.ask_text import Told
from oracle.reports.phrasing import phrased, printable
from oracle.reports.speech import ENGLISH, Speech
from oracle.reports.text import heading, labelled
from oracle.reports.text import write as written

_PHRASES: Final[Mapping[str, tuple[str, str]]] = {
    "confirmed": ("confirmado", "confirmado"),
    "it does not hold": ("não se sustenta", "no se sostiene"),
    "clauses": ("cláusulas", "cláusulas"),
    "made with": ("feito com", "hecho con"),
    "another version, with the same clauses": (
        "outra versão, com as mesmas cláusulas",
        "otra versión, con las mismas cláusulas",
    ),
    "{n}, each of them needed; z3 and cvc5 come to the same answer": (
        "{n}, todas necessárias; z3 e cvc5 chegam à mesma resposta",
        "{n}, todas necesarias; z3 y cvc5 llegan a la misma respuesta",
    ),
    "{n}; the engine comes to the same answer": (
        "{n}; o motor chega à mesma resposta",
        "{n}; el motor llega a la misma respuesta",
    ),
    "changed": ("o arquivo foi alterado (em inglês)", "el archivo fue alterado (en inglés)"),
    "chain": ("as cláusulas não levam à resposta (em inglês)", "las cláusulas no llevan a la respuesta (en inglés)"),
    "book": ("o livro instalado (em inglês)", "el libro instalado (en inglés)"),
    "other answer": ("outra resposta (em inglês)", "otra respuesta (en inglés)"),
}


def render(
    judged: Mapping[str, Any], *, speech: Speech = ENGLISH, width: int | None = None, color: bool = False
) -> str:
    """Give what became of a certificate as a text."""
    say = partial(phrased, _PHRASES, speech.language)
    asks = speech.told(judged["asks"]) or judged["asks"]
    return written(list(_parts(judged, asks, say, Told(speech))), width=width, color=color)


def _parts(judged: Mapping[str, Any], asks: str, say: Any, told: Told) -> Iterator[RenderableType]:
    confirmed = judged["verdict"] == "confirmed"
    yield heading(f"{judged['id']}: {say('confirmed' if confirmed else 'it does not hold')}")
    yield Text(printable(asks))
    rows = [(printable(a["edition"]), told.verdict(a)) for a in judged["answers"] if confirmed]
    if confirmed:
        phrase = "{n}, each of them needed; z3 and cvc5 come to the same answer"
        if judged["replayed"]:
            phrase = "{n}; the engine comes to the same answer"
        rows.append((say("clauses"), say(phrase, n=judged["clauses"])))
    for fault in judged["faults"]:
        edition = f"{fault['edition']}: " if fault["edition"] else ""
        kind = "other answer" if fault["kind"] == "answer" else fault["kind"]
        rows.append((say(kind), printable(edition + fault["says"])))
    if judged["other_version"]:
        rows.append((say("made with"), f"{printable(judged['other_version'])}" + (
            f" ({say('another version, with the same clauses')})" if confirmed else ""
        )))  # fmt: skip
    yield labelled(rows)
