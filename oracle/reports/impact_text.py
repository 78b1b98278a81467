"""Writes ambiguities, and what their readings change in play, for a terminal in English, Portuguese or Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from oracle.reports.impact import BESIDE, EMBODIED, IDLE, VAGUE, Impact, Result, Sentence, Side
from oracle.reports.phrasing import count, phrased, printable
from oracle.reports.speech import ENGLISH, Speech
from oracle.reports.text import heading, labelled

_PHRASES: Final[Mapping[str, tuple[str, str]]] = {
    "{n} with several readings": ("{n} com várias leituras", "{n} con varias lecturas"),
    "sentence": ("frase", "frase"),
    "sentences": ("frases", "frases"),
    "player": ("jogador", "jugador"),
    "players": ("jogadores", "jugadores"),
    "game": ("partida", "partida"),
    "games": ("partidas", "partidas"),
    "choice": ("escolha", "elección"),
    "choices": ("escolhas", "elecciones"),
    "asks": ("pergunta", "pregunta"),
    "ours": ("nossa", "nuestra"),
    "other": ("outra", "otra"),
    "why": ("motivo", "motivo"),
    "{words} (in English)": ("{words} (em inglês)", "{words} (en inglés)"),
    "no ruling: the other claims of the edition's texts decide": (
        "nenhuma decisão: decidem as outras frases dos textos da edição",
        "ninguna decisión: deciden las demás frases de los textos de la edición",
    ),
    " (ruling {ruling}, {status})": (" (decisão {ruling}, {status})", " (decisión {ruling}, {status})"),
    "follows a text": ("segue um texto", "sigue un texto"),
    "our reading": ("nossa leitura", "nuestra lectura"),
    "borrowed": ("emprestada", "prestada"),
    "open": ("em aberto", "abierta"),
    "none of them; what is played stands in the answers": (
        "nenhuma delas; o que se joga está nas respostas",
        "ninguna de ellas; lo que se juega está en las respuestas",
    ),
    " (not playable: {why})": (" (não jogável: {why})", " (no jugable: {why})"),
    " [alone in {texts}]": (" [só em {texts}]", " [solo en {texts}]"),
    "{move} (of {choices}); then ": ("{move} (de {choices}); depois ", "{move} (de {choices}); luego "),
    "{move}scores {scores}, won by seat {winners}": (
        "{move}pontos {scores}, vence o lugar {winners}",
        "{move}puntos {scores}, gana el asiento {winners}",
    ),
    "{first} at the earliest, {middle} in the middle, {last} at the latest": (
        "{first} no mais cedo, {middle} no meio, {last} no mais tarde",
        "{first} como muy pronto, {middle} en el medio, {last} como muy tarde",
    ),
    VAGUE: (
        "só exclui nossa resposta, e deixa várias outras",
        "solo excluye nuestra respuesta, y deja varias otras",
    ),
    IDLE: ("a partida seria a mesma", "la partida sería la misma"),
    EMBODIED: (
        "o jogo não conhece ali outra resposta que a nossa",
        "el juego no conoce allí otra respuesta que la nuestra",
    ),
    "not playable": ("não jogável", "no jugable"),
    "clauses": ("cláusulas", "cláusulas"),
    "other choices": ("outras escolhas", "otras elecciones"),
    "in {n} of {all} games, before they differ": (
        "em {n} de {all} partidas, antes de diferirem",
        "en {n} de {all} partidas, antes de que difieran",
    ),
    "games differ": ("partidas diferem", "partidas difieren"),
    "{n} of {all}": ("{n} de {all}", "{n} de {all}"),
    "from move": ("desde a jogada", "desde la jugada"),
    "other moves": ("outras jogadas", "otras jugadas"),
    "from move {spread}": ("desde a jogada {spread}", "desde la jugada {spread}"),
    "winner changes": ("muda o vencedor", "cambia el ganador"),
    "in {n} of {games} that differ": ("em {n} de {games} que diferem", "en {n} de {games} que difieren"),
    "same moves": ("mesmas jogadas", "mismas jugadas"),
    "in {n} of these, where it changes in {changed}": (
        "em {n} delas, e ali muda em {changed}",
        "en {n} de ellas, y allí cambia en {changed}",
    ),
    "example": ("exemplo", "ejemplo"),
    "at the end": ("no fim", "al final"),
    "round {round}, move {ply}, {actor}": (
        "rodada {round}, jogada {ply}, {actor}",
        "ronda {round}, jugada {ply}, {actor}",
    ),
    "seed {seed}, {place}": ("semente {seed}, {place}", "semilla {seed}, {place}"),
    "{reading} in place of ours": ("{reading} em vez da nossa", "{reading} en lugar de la nuestra"),
    "Once two games differ, each goes its own way by the same dice; who wins then may change by that alone.": (
        "Quando duas partidas diferem, cada uma segue seu caminho com iguais dados; só isso já pode mudar quem vence.",
        "Cuando dos partidas difieren, cada una sigue su camino con iguales dados; solo por eso ya puede ganar otro.",
    ),
}
"""Each phrase in Portuguese and Spanish."""


@dataclass(frozen=True, slots=True)
class _Say:
    speech: Speech

    def __call__(self, phrase: str, **fills: object) -> str:
        return phrased(_PHRASES, self.speech.language, phrase, **fills)

    def reason(self, english: str) -> str:
        """Give a reason in the language; as it is, and marked so, where it stands in English only."""
        if english in _PHRASES:
            return self(english)
        told = self.speech.told(english)
        return printable(told) if told is not None else self("{words} (in English)", words=english)

    def refusal(self, why: str, cannot: str) -> str:
        """Give why a reading cannot be played: in full in English, in other languages in short."""
        return printable(why) if self.speech.language == "en" or not cannot else self(cannot)

    def says(self, english: str) -> str:
        """Give what a reading says in the language, saying by saying."""
        return BESIDE.join(map(self.reason, english.split(BESIDE)))

    def count(self, number: int, one: str) -> str:
        """Give a number with its noun."""
        return count(number, self(one), self(one + "s"))


def _ours(sentence: Sentence, say: _Say) -> str:
    by = ""
    if sentence.ruling:
        status = say(sentence.status) if sentence.status in _PHRASES else sentence.status
        by = say(" (ruling {ruling}, {status})", ruling=sentence.ruling, status=status)
    names = ", ".join(r.name for r in sentence.readings if r.ours)
    return printable((names or say("none of them; what is played stands in the answers")) + by)


def _readings(sentence: Sentence, say: _Say) -> list[tuple[str, str]]:
    rows = [
        (say("sentence"), ", ".join(map(printable, sentence.lines))),
        (say("asks"), ", ".join(sentence.questions)),
        (say("ours"), _ours(sentence, say)),
        (say("why"), say.reason(sentence.why)),
    ]
    for reading in sentence.readings:
        mark = (
            say(" (not playable: {why})", why=say.refusal(reading.why, reading.cannot))
            if reading.playable is False
            else ""
        )
        alone = say(" [alone in {texts}]", texts=", ".join(reading.held)) if reading.held else ""
        rows.append((f"  {printable(reading.name)}", f"{say.says(reading.says)}{alone}{mark}"))
    return rows


def listed(sentences: Sequence[Sentence], speech: Speech = ENGLISH) -> list[RenderableType]:
    """Give all ambiguities for a terminal."""
    say = _Say(speech)
    head = say("{n} with several readings", n=say.count(len(sentences), "sentence"))
    parts: list[RenderableType] = [Text(head + "\n")]
    for sentence in sentences:
        about = ", ".join((sentence.edition, *sentence.options, speech.known(sentence.effect)))
        parts += [heading(f"{sentence.id}  [{about}]"), labelled(_readings(sentence, say))]
    return parts


def _side(side: Side, say: _Say) -> str:
    move = ""
    if side.action is not None:
        choices = say.count(side.choices, "choice")
        move = say("{move} (of {choices}); then ", move=printable(side.action), choices=choices)
    scores, winners = ", ".join(map(str, side.scores)), ", ".join(map(str, side.winners))
    return say("{move}scores {scores}, won by seat {winners}", move=move, scores=scores, winners=winners)


def _from(spread: dict[str, float] | None, say: _Say) -> str:
    if spread is None:
        return ""
    return say(
        "{first} at the earliest, {middle} in the middle, {last} at the latest",
        first=spread["min"],
        middle=f"{spread['median']:g}",
        last=spread["max"],
    )


def _shown(result: Result, say: _Say) -> list[tuple[str, str]]:
    if not result.playable:
        clauses = ", ".join(map(printable, result.clauses))
        return [(say("not playable"), say.refusal(result.why, result.cannot)), (say("clauses"), clauses)]
    changed = sum(e.winner_changes for e in result.differing)
    plies, moves = result.plies(), result.moves()
    same = [e for e in result.differing if e.same_moves]
    differing = say.count(len(result.differing), "game")
    also = say(
        "in {n} of these, where it changes in {changed}", n=len(same), changed=sum(e.winner_changes for e in same)
    )
    rows = [
        (say("other choices"), say("in {n} of {all} games, before they differ", n=result.offered, all=result.games)),
        (say("games differ"), say("{n} of {all}", n=len(result.differing), all=result.games)),
        (say("from move"), _from(plies, say)),
        (say("other moves"), say("from move {spread}", spread=_from(moves, say)) if moves else ""),
        (say("winner changes"), say("in {n} of {games} that differ", n=changed, games=differing) if plies else ""),
        (say("same moves"), also if plies else ""),
    ]
    example = result.example
    if example is not None:
        place = say("at the end")
        if example.ours.action is not None:
            place = say("round {round}, move {ply}, {actor}", round=example.round, ply=example.ply, actor=example.actor)
        rows += [
            (say("example"), say("seed {seed}, {place}", seed=example.seed, place=place)),
            (f"  {say('ours')}", _side(example.ours, say)),
            (f"  {say('other')}", _side(example.other, say)),
        ]
    return rows


def as_text(impact: Impact, speech: Speech = ENGLISH) -> list[RenderableType]:
    """Give what readings change for a terminal."""
    say = _Say(speech)
    sentence = impact.sentence
    about = ", ".join((sentence.edition, *impact.options, say.count(impact.players, "player")))
    parts: list[RenderableType] = [heading(f"{sentence.id}  [{about}]"), labelled(_readings(sentence, say))]
    for result in impact.results:
        head = say("{reading} in place of ours", reading=f"{sentence.id}:{printable(result.reading)}")
        parts += [heading(head), labelled(_shown(result, say))]
    if any(r.differing for r in impact.results):
        told = "Once two games differ, each goes its own way by the same dice; who wins then may change by that alone."
        parts.append(Text(say(told)))
    return parts
