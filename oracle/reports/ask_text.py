"""Writes the answer to a dispute, in its published form, for a terminal in English, Portuguese or Spanish."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from oracle.reports.phrasing import phrased, printable
from oracle.reports.speech import ENGLISH, Speech
from oracle.reports.text import heading, labelled
from oracle.reports.text import write as written

_PHRASES: Final[Mapping[str, tuple[str, str]]] = {
    "it depends on {fact}": ("depende de {fact}", "depende de {fact}"),
    "it depends": ("depende", "depende"),
    "It can mean": ("Pode ser", "Puede ser"),
    "facts": ("fatos", "datos"),
    "known": ("sabe-se", "se sabe"),
    "sure": ("certeza", "certeza"),
    "decides": ("decide", "decide"),
    "example": ("exemplo", "ejemplo"),
    "against": ("contra", "en contra"),
    "loses": ("perde", "pierde"),
    "words": ("palavras", "palabras"),
    "ruling": ("decisão", "decisión"),
    "note": ("nota", "nota"),
    "answered before": ("já respondido", "ya respondido"),
    "is right": ("tem razão", "tiene razón"),
    "is wrong": ("não tem razão", "no tiene razón"),
    "cannot be said to be right or wrong": ("não se pode dizer quem tem razão", "no se puede decir quién tiene razón"),
    "gap": ("nenhum texto o diz", "ningún texto lo dice"),
    "contested": ("os textos dizem duas coisas", "los textos dicen dos cosas"),
    "truncated": ("o texto se interrompe antes", "el texto se interrumpe antes"),
    "contradictory": ("o texto se contradiz", "el texto se contradice"),
    "proved": ("provado em todos os casos que cabem", "demostrado en todos los casos que encajan"),
    "checked": ("conferido neste caso", "comprobado en este caso"),
    "by ruling": ("nossa leitura", "nuestra lectura"),
    "borrowed": ("emprestado da outra edição", "prestado de la otra edición"),
    "special over general": ("a regra especial vence a geral", "la regla especial vence a la general"),
    "other edition": ("é de outra edição", "es de otra edición"),
    "damaged text": ("o texto está danificado", "el texto está dañado"),
    "the words seem to tell {facts}; to ask with that: {command}": (
        "as palavras parecem dizer {facts}; para perguntar com isso: {command}",
        "las palabras parecen decir {facts}; para preguntar con eso: {command}",
    ),
}
"""What is said here besides what every report says, in Portuguese and Spanish."""

_IN_ENGLISH: Final = {
    "gap": "no text says it",
    "contested": "the texts say two things",
    "truncated": "the text breaks off before it",
    "contradictory": "the text contradicts itself",
    "proved": "proved in every case that fits",
    "checked": "checked in this case",
    "by ruling": "our reading",
    "borrowed": "borrowed from the other edition",
    "special over general": "the special rule wins over the general one",
    "other edition": "it is of another edition",
    "damaged text": "the text is damaged there",
}
"""What stands for a key in English, where that is a word of the published form."""

_SURE: Final = {"ruling": "by ruling"}


def sure_of(certainty: str) -> str:
    """Give the phrase for how sure an answer is."""
    return _SURE.get(certainty, certainty)


class Told:
    """
    Says what is special to disputes, and else what every report says.

    Args:
        speech: How the language is spoken, and what it knows of the book's words.
        unit: What the answers count.
    """

    def __init__(self, speech: Speech, unit: str = "") -> None:
        self._say = speech
        self._language = speech.language
        self._unit = unit

    def __call__(self, phrase: str, **fills: object) -> str:
        """Give a phrase, its names filled in."""
        if phrase not in _PHRASES:
            return self._say.known(phrase)
        if self._language == "en" and phrase in _IN_ENGLISH:
            return _IN_ENGLISH[phrase]
        return phrased(_PHRASES, self._language, phrase, **fills)

    def value(self, given: Any) -> str:
        """Give a value in words."""
        return self._say.value(given)

    def answer(self, given: Any) -> str:
        """Give an answer in words, with its unit."""
        return self._say.answer(given, self._unit)

    def label(self, name: str) -> str:
        """Give what a fact is called."""
        return self._say.label(name)

    def facts(self, given: Mapping[str, Any]) -> str:
        """Give facts as `name=value, name=value`."""
        return self._say.pairs(given)

    def loses(self, why: str) -> str:
        """Say why a clause loses."""
        head, _, name = why.partition(" ")
        return f"{self('ruling')} {printable(name)}" if head == "ruling" else self(why)

    def verdict(self, answer: Mapping[str, Any]) -> str:
        """Give the verdict of an answer in words."""
        if answer["verdict"] == "depends":
            return self("it depends on {fact}", fact=answer["missing"]) if answer.get("missing") else self("it depends")
        if answer["verdict"] == "open":
            return f"{self('open')} ({self(answer['why'])})" if answer.get("why") else self("open")
        if answer["value"] is None:
            return self(answer["verdict"])
        if isinstance(answer["value"], str) and answer["verdict"] in ("yes", "no"):
            # Leave is a yes to "may one?", and a no to "is it done?"; leave and duty are told apart.
            return f"{self(answer['verdict'])} ({self.value(answer['value'])})"
        return self.answer(answer["value"])


def render(
    answers: Mapping[str, Any],
    *,
    speech: Speech = ENGLISH,
    unit: str = "",
    width: int | None = None,
    color: bool = False,
) -> str:
    """
    Give the answers, as `ask.schema.json` has them, as a text.

    Args:
        speech: How the language is spoken.
        unit: What the answers count.
    """
    return written(list(_parts(answers, Told(speech, unit))), width=width, color=color)


def offered(
    offers: Iterable[Mapping[str, Any]], *, language: str = "en", width: int | None = None, color: bool = False
) -> str:
    """Give the questions that words can mean, each with how to ask it and how such a dispute was answered before."""
    say = Told(Speech(language))
    parts: list[RenderableType] = [heading(say("It can mean"))]
    for offer in offers:
        parts.append(Text(printable(offer["command"])))
        rows = [(say("asks"), printable(offer["asks"])), (say("facts"), printable(offer["facts"]))]
        told = (f"{e['id']} ({e['date']}): {e['asks']} {e['why']}" for e in offer["earlier"])
        parts.append(labelled([*rows, *((say("answered before"), printable(t)) for t in told)]))
    return written(parts, width=width, color=color)


def _parts(answers: Mapping[str, Any], say: Told) -> Iterator[RenderableType]:
    yield heading(f"{answers['question']}: {answers['asks']}")
    for answer in answers["answers"]:
        yield Group(Text(f"\n{printable(answer['edition'])}: {say.verdict(answer)}"), labelled(_rows(answer, say)))
    facts = answers.get("heard", {}).get("suggested")
    if facts:
        command = " ".join(["oracle ask", answers["question"], *(f"{n}={_typed(v)}" for n, v in facts.items())])
        phrase = "the words seem to tell {facts}; to ask with that: {command}"
        yield Text("\n" + say(phrase, facts=say.facts(facts), command=command))


def _typed(given: Any) -> str:
    """Give a value as it is typed."""
    return ("yes" if given else "no") if isinstance(given, bool) else str(given)


def _rows(answer: Mapping[str, Any], say: Told) -> Iterator[tuple[str, str]]:
    yield say("known"), say.facts(answer["facts"])
    if answer["verdict"] not in {"depends", "open"}:
        yield say("why"), printable(answer["why"])
    yield say("note"), printable(answer["detail"])
    if answer["verdict"] != "depends":
        yield say("sure"), say(sure_of(answer["certainty"]))
    for clause in answer["clauses"]:
        yield from _clause(clause, say)
    for example in answer["examples"]:
        yield say("example"), _example(example, say)
    for objection in answer["against"]:
        yield from _objection(objection, say)
    for earlier in answer["precedents"]:
        yield say("answered before"), printable(f"{earlier['id']} ({earlier['date']}): {earlier['why']}")
    for claimed in answer["claimed"]:
        right = {True: "is right", False: "is wrong", None: "cannot be said to be right or wrong"}[claimed["right"]]
        yield printable(claimed["by"]), f"{say.value(claimed['answer'])}: {say(right)}"


def lines_of(citations: Iterable[Mapping[str, Any]]) -> str:
    """Give citations as people read them."""
    found = [(c["source"], *c["lines"]) for c in citations]
    return ", ".join(f"{source}:{first}" + (f"-{last}" if last != first else "") for source, first, last in found)


def _clause(clause: Mapping[str, Any], say: Told) -> Iterator[tuple[str, str]]:
    ruling = f"{say('ruling')} {clause['ruling']}" if clause["ruling"] else ""
    behind = "; ".join(part for part in (lines_of(clause["citations"]), ruling) if part)
    yield say("decides"), printable(f"{clause['id']}: {clause['says']}" + (f" [{behind}]" if behind else ""))
    yield from _quoted(clause["quotes"], say)


def _objection(objection: Mapping[str, Any], say: Told) -> Iterator[tuple[str, str]]:
    lines = lines_of(objection["citations"])
    said = f"{objection['id']}: {objection['says']}" + (f" [{lines}]" if lines else "")
    yield say("against"), f"{printable(said)} — {say('loses')}: {say.loses(objection['loses'])}"
    yield from _quoted(objection["quotes"], say)


def _quoted(quotes: Iterable[str], say: Told) -> Iterator[tuple[str, str]]:
    for quote in quotes:
        yield say("words"), printable(f"“{quote}”")


def _example(example: Mapping[str, Any], say: Told) -> str:
    return f"{say.facts(example['case'])}: {say.verdict(example)} [{printable(', '.join(example['clauses']))}]"
