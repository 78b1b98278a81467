"""
What reports say in English, Portuguese and Spanish besides the book's own sentences.

Rules, questions and the reasons of rulings say what they say in all three languages. What findings say, and what
parameters, values and units are called, is told by whoever opens the book (`finding`, `told`, `counted`); what nobody
has told in a language stands in English, behind a label that says so. Ids are names, the same everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from oracle.findings import Finding
from oracle.reports.page_phrases import PAGES
from oracle.reports.phrasing import phrased, printable

PHRASES: Final[Mapping[str, tuple[str, str]]] = {
    **PAGES,
    # labels
    "says": ("diz", "dice"),
    "asks": ("pergunta", "pregunta"),
    "when": ("quando", "cuando"),
    "answer": ("resposta", "respuesta"),
    "answers": ("respostas", "respuestas"),
    "editions": ("edições", "ediciones"),
    "overrides": ("exceção a", "excepción a"),
    "exceptions": ("exceções", "excepciones"),
    "ruling": ("decisão", "decisión"),
    "why": ("motivo", "motivo"),
    "for": ("a favor", "a favor"),
    "against": ("contra", "en contra"),
    "lines": ("linhas", "líneas"),
    "status": ("situação", "situación"),
    "finding": ("achado (em inglês)", "hallazgo (en inglés)"),
    "case": ("caso", "caso"),
    "by": ("por", "por"),
    "effect": ("efeito", "efecto"),
    "kind": ("tipo", "tipo"),
    "played": ("jogado", "jugado"),
    "reached": ("caminho (em inglês)", "camino (en inglés)"),
    "fault": ("erro (em inglês)", "error (en inglés)"),
    "hint": ("dica (em inglês)", "pista (en inglés)"),
    "second solver": ("segundo provador", "segundo demostrador"),
    "score": ("pontuação", "puntuación"),
    "id": ("id", "id"),
    "thing": ("coisa", "cosa"),
    "text": ("texto", "texto"),
    "edition": ("edição", "edición"),
    "lang": ("língua", "lengua"),
    "copy": ("cópia", "copia"),
    "remarks": ("observações", "observaciones"),
    "topic": ("tema", "tema"),
    "all": ("todos", "todos"),
    "players": ("jogadores", "jugadores"),
    "invariant": ("invariante", "invariante"),
    "time": ("tempo", "tiempo"),
    "passages": ("trechos", "pasajes"),
    "classified": ("classif.", "clasif."),
    "binding": ("vincul.", "vincul."),
    "claimed": ("com afirm.", "con afirm."),
    "waived": ("dispens.", "dispens."),
    "claims": ("afirm.", "afirm."),
    "prose": ("prosa", "prosa"),
    "statements": ("enunc.", "enunc."),
    "shared": ("comuns", "comunes"),
    # headings
    "Found": ("Encontrado", "Encontrado"),
    "What each edition plays, {case}": ("O que cada edição joga, {case}", "Lo que se juega en cada edición, {case}"),
    "always": ("sempre", "siempre"),
    "with {case}": ("com {case}", "con {case}"),
    "Where each text says it": ("Onde cada texto o diz", "Dónde lo dice cada texto"),
    "What the texts say": ("O que dizem os textos (em inglês)", "Lo que dicen los textos (en inglés)"),
    "Findings about this question: {n}": ("Achados sobre esta pergunta: {n}", "Hallazgos sobre esta pregunta: {n}"),
    "No rule answers it in the editions asked for.": (
        "Nenhuma regra a responde nas edições pedidas.",
        "Ninguna regla la responde en las ediciones pedidas.",
    ),
    "Texts": ("Textos", "Textos"),
    "Coverage": ("Cobertura", "Cobertura"),
    "Claims by topic": ("Afirmações por tema", "Afirmaciones por tema"),
    "Findings by kind and effect": ("Achados por tipo e efeito", "Hallazgos por tipo y efecto"),
    "Findings between the two, and what is played": (
        "Achados entre as duas, e o que se joga",
        "Hallazgos entre las dos, y lo que se juega",
    ),
    "Invariants": ("Invariantes", "Invariantes"),
    "Not proved": ("Não provado (em inglês)", "No demostrado (en inglés)"),
    "Faults": ("Erros", "Errores"),
    "From {before} to {after}": ("De {before} para {after}", "De {before} a {after}"),
    "effect: ": ("efeito: ", "efecto: "),
    "{topic}: {n} findings, {open} open": (
        "{topic}: {n} achados, {open} em aberto",
        "{topic}: {n} hallazgos, {open} abiertos",
    ),
    "{topic}: {n} differences": ("{topic}: {n} diferenças", "{topic}: {n} diferencias"),
    "Questions that differ: {n} ({effects}); answered alike: {same}": (
        "Perguntas com respostas diferentes: {n} ({effects}); com a mesma resposta: {same}",
        "Preguntas con respuestas distintas: {n} ({effects}); con la misma respuesta: {same}",
    ),
    "Other names": ("Outros nomes", "Otros nombres"),
    "only in {edition}": ("só em {edition}", "solo en {edition}"),
    "questions: {n}": ("perguntas: {n}", "preguntas: {n}"),
    "none": ("nenhum", "ninguno"),
    "breaks off": ("interrompe-se", "se interrumpe"),
    "breaks off, in English": ("interrompe-se (em inglês):", "se interrumpe (en inglés):"),
    "the play that breaks it stands below": (
        "a partida em que falha está abaixo",
        "la partida en que falla está abajo",
    ),
    "breaks in": ("falha em", "falla en"),
    "comes up": ("ocorre", "ocurre"),
    "example": ("exemplo", "ejemplo"),
    "{edition}: in {n} of {of} games": ("{edition}: em {n} de {of} partidas", "{edition}: en {n} de {of} partidas"),
    "seat {n}": ("lugar {n}", "puesto {n}"),
    "chance": ("acaso", "azar"),
    "{edition}, players: {players}, seed {seed}, round {round}, move {ply}, {who}: {action}": (
        "{edition}, jogadores: {players}, semente {seed}, rodada {round}, lance {ply}, {who}: {action}",
        "{edition}, jugadores: {players}, semilla {seed}, ronda {round}, jugada {ply}, {who}: {action}",
    ),
    # kinds, effects, states
    "rule": ("regra", "regla"),
    "question": ("pergunta", "pregunta"),
    "play": ("jogo", "juego"),
    "setup": ("preparação", "preparación"),
    "wording": ("redação", "redacción"),
    "across": ("entre textos", "entre textos"),
    "inside": ("num texto", "en un texto"),
    "gap": ("lacuna", "laguna"),
    "ambiguous": ("ambíguo", "ambiguo"),
    "stricter": ("mais estrito", "más estricto"),
    "dead": ("sem efeito", "sin efecto"),
    "term": ("termo", "término"),
    "proved": ("provado", "demostrado"),
    "refuted": ("refutado", "refutado"),
    "unknown": ("desconhecido", "desconocido"),
    "verified": ("conferida", "verificada"),
    "differs": ("difere", "difiere"),
    "not at hand": ("não disponível", "no disponible"),
    "word for word": ("palavra por palavra", "palabra por palabra"),
    "no file with its words": ("nenhum arquivo com suas palavras", "ningún archivo con sus palabras"),
    "no directory given: --sources DIR": (
        "nenhuma pasta indicada: --sources DIR",
        "ninguna carpeta indicada: --sources DIR",
    ),
    "left aside, since it differs": ("deixado de lado, pois difere", "dejado de lado, pues difiere"),
    "text not at hand": ("texto não disponível", "texto no disponible"),
    # answers and how sure they are
    "yes": ("sim", "sí"),
    "no": ("não", "no"),
    "silent": ("não diz", "no lo dice"),
    "derived": ("deduzido", "deducido"),
    "on the matter": ("sobre o assunto", "sobre el asunto"),
    "after the break": ("o texto conservado se interrompe antes", "el texto conservado se interrumpe antes"),
    "nothing": ("nada", "nada"),
    "or": ("ou", "o"),
    "{first} to {last}": ("{first} a {last}", "{first} a {last}"),
    "may": ("pode", "puede"),
    "may not": ("não pode", "no puede"),
    "must": ("deve", "debe"),
    "need not": ("não precisa", "no es obligatorio"),
    "optional": ("é opcional", "es opcional"),
    "open": ("em aberto", "abierto"),
    "the texts do not say": ("os textos não dizem", "los textos no lo dicen"),
    "any": ("qualquer", "cualquiera"),
    "any but {what}": ("qualquer, menos {what}", "cualquiera, salvo {what}"),
    "{first} or more": ("{first} ou mais", "{first} o más"),
    "up to {last}": ("até {last}", "hasta {last}"),
    "undecided": ("indeciso", "sin decidir"),
    "no rule decides": ("nenhuma regra decide", "ninguna regla decide"),
    "checked": ("conferido", "comprobado"),
    "borrowed": ("emprestado", "prestado"),
    "our reading": ("nossa leitura", "nuestra lectura"),
    "borrowed from the other edition": ("emprestado da outra edição", "prestado de la otra edición"),
    "follows a text": ("segue um texto", "sigue un texto"),
    "accepted": ("aceito", "aceptado"),
    "accepted, in English": ("aceito, motivo (em inglês)", "aceptado, motivo (en inglés)"),
    "open: no ruling or acceptance covers it": (
        "em aberto: nenhuma decisão nem aceitação o cobre",
        "abierto: ninguna decisión ni aceptación lo cubre",
    ),
    "no line of its own: it follows from what else the texts say": (
        "sem linha própria: decorre do resto dos textos",
        "sin línea propia: se sigue del resto de los textos",
    ),
    # the last line
    "something is wrong": ("há algo errado", "hay algo mal"),
    "the texts were not compared": ("os textos não foram comparados", "los textos no se compararon"),
    "nothing is wrong": ("nada está errado", "nada está mal"),
    "findings: {n}, open: {open}; faults: {faults}; invariants: {all}, in doubt: {doubt}": (
        "achados: {n}, em aberto: {open}; erros: {faults}; invariantes: {all}, em dúvida: {doubt}",
        "hallazgos: {n}, abiertos: {open}; errores: {faults}; invariantes: {all}, en duda: {doubt}",
    ),
}
"""Each phrase of a report in Portuguese and Spanish."""

_LEAVE: Final = re.compile(r"\b(may|can)\b", re.IGNORECASE)
_DUTY: Final = re.compile(r"\bmust\b", re.IGNORECASE)

NORMS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "leave": {
        "may": ("yes", "may"),
        "must": ("yes", "must"),
        "may not": ("no", "may not"),
        "need not": ("no", "need not"),
    },
    "duty": {
        "may": ("optional",),
        "must": ("yes", "must"),
        "may not": ("no", "may not"),
        "need not": ("no", "need not"),
    },
    "either": {"may": ("may", "optional"), "must": ("must",), "may not": ("no", "may not"), "need not": ("optional",)},
    "fact": {"may": ("optional",), "must": ("yes",), "may not": ("no",), "need not": ("optional",)},
}
"""What a permission answers to what a question asks (`mood_of`): one phrase, or one and another in brackets."""

OPEN: Final = "open"
"""How an answer that nothing decides is written where a word has to stand."""


_ASKED: Final = "leave"


def mood_of(asks: str) -> str:
    """Say whether a question, in English, asks for leave, for a duty, which of the two it is, or what is done."""
    leave, duty = _LEAVE.search(asks), _DUTY.search(asks)
    if leave:
        return "either" if duty else "leave"
    return "duty" if duty else "fact"


_FEW: Final = 2
_SHORTER: Final = 2
"""So many times as many must be there as are missing, that those missing are named instead."""


@dataclass(frozen=True, slots=True)
class Speech:
    """Says phrases in one language."""

    language: str = "en"

    def __call__(self, phrase: str, **fills: object) -> str:
        """Give a phrase of the table, its names filled in."""
        return phrased(PHRASES, self.language, phrase, **fills)

    def known(self, word: str) -> str:
        """Give a word in the language if the table has it, else as it is: then it is a name."""
        return self(word) if word in PHRASES else printable(word)

    def told(self, english: str) -> str | None:
        """Give what words of the book are in the language; None where they stand in English."""
        return english if self.language == "en" else None

    def finding(self, finding: Finding) -> str | None:
        """Give what a finding says in the language; None where it stands in English."""
        return finding.says if self.language == "en" else None

    def answers(self, finding: Finding) -> Mapping[str, Any]:
        """
        Give what each text answers in the smallest situation of a finding, as plain values.

        Where one of them is a sentence, for English readers, others are told them all by what the finding says.
        """
        given: Mapping[str, Any] = (finding.witness or {}).get("answers") or {}
        said = [v for g in given.values() for v in (g if isinstance(g, list) else [g])]
        return given if all(map(self.has, said)) else {}

    def label(self, name: str) -> str:
        """Give what a parameter is called."""
        return printable(name.replace("_", " "))

    def counted(self, number: int, unit: str) -> str:
        """Give so many of something."""
        return f"{number} {printable(unit)}"

    def unit(self, unit: str) -> str:
        """Give what a unit is called when there is no number before it."""
        return printable(unit)

    def has(self, answer: Any) -> bool:
        """Say whether an answer can be said in the language: a number, yes or no, a permission, or nothing."""
        if self.language == "en" or answer is None or isinstance(answer, int) or answer in PHRASES:
            return True
        return isinstance(answer, str) and self.told(answer) is not None

    def answer(self, given: Any, unit: str = "", mood: str = _ASKED) -> str:
        """
        Give an answer as people say it: with its unit, and what is permitted in words that fit the question.

        This is how everything says answers: pages, the desk, `oracle ask` and `oracle rule`.

        Args:
            given: A plain value, or several that are possible; None or `open` where nothing decides.
            mood: How the question asks (`mood_of`).
        """
        if given is None or given == OPEN:
            return self("the texts do not say")
        if isinstance(given, (list, tuple)):
            return self.listed([self.answer(g, unit, mood) for g in given]) or self("nothing")
        if isinstance(given, str) and given in NORMS[mood]:
            return self.norm(given, mood)
        if unit and isinstance(given, int) and not isinstance(given, bool):
            return self.counted(given, unit)
        return self.value(given)

    def norm(self, given: str, mood: str) -> str:
        """Give what is permitted as the answer to a question that asks in some mood."""
        said, *more = map(self, NORMS[mood][given])
        return f"{said} ({more[0]})" if more else said

    def value(self, given: Any) -> str:
        """Give a value in words; None stands for a text that does not answer."""
        if given is None:
            return self("silent")
        if isinstance(given, bool) or given in ("true", "false"):
            return self("yes") if given in (True, "true") else self("no")
        if isinstance(given, Mapping):
            return self.pairs(given)
        if isinstance(given, (list, tuple)):
            return self.listed([self.value(g) for g in given]) or self("nothing")
        return self.known(str(given))

    def pairs(self, given: Mapping[str, Any]) -> str:
        """Give a case as `name=value, name=value`."""
        return ", ".join(f"{printable(n)}={self.value(v)}" for n, v in given.items())

    def several(self, values: Sequence[Any], all_: Sequence[Any] = ()) -> str:
        """
        Give some values of a parameter; numbers in a row by the first and the last.

        Args:
            all_: Every value the parameter has: a row up to its last is open at that end, for the last is only where
                the book stops counting. Most of them are said by those that are missing.
        """
        numbers = [v for v in values if isinstance(v, int) and not isinstance(v, bool)]
        if len(numbers) == len(values) > _FEW and list(values) == list(range(values[0], values[-1] + 1)):
            if all_ and values[-1] == max(all_):
                return self("{first} or more", first=values[0])
            if all_ and values[0] == min(all_):
                return self("up to {last}", last=values[-1])
            return self("{first} to {last}", first=values[0], last=values[-1])
        others = [v for v in all_ if v not in values]
        if len(values) > _FEW and others and _SHORTER * len(others) <= len(values):
            return self("any but {what}", what=self.several(others))
        return self._grouped([self.value(v) for v in values]) or self("nothing")

    def _grouped(self, said: Sequence[str]) -> str:
        """Give some words as alternatives; what several have before a colon is said once."""
        groups: dict[str, list[str]] = {}
        for word in said:
            head, colon, rest = word.partition(": ")
            groups.setdefault(head + colon if colon else "", []).append(rest if colon else word)
        if len(groups) == len(said):
            return self.listed(said)
        return "; ".join(head + self.listed(words) for head, words in groups.items())

    def listed(self, said: Sequence[str]) -> str:
        """Give some words as alternatives: the last behind "or", the others behind commas."""
        return f" {self('or')} ".join(filter(None, (", ".join(said[:-1]), *said[-1:])))

    def settled(self, ruling: str | None, accepted: str | None) -> str:
        """Give what covers something, or that nothing does."""
        if ruling:
            return f"{self('ruling')} {printable(ruling)}"
        if not accepted:
            return self("open: no ruling or acceptance covers it")
        why = self.told(accepted)
        return f"{self('accepted' if why else 'accepted, in English')}: {printable(why or accepted)}"


ENGLISH: Final = Speech()
"""The language in which everything is written."""
