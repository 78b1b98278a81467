"""
Says what is asked and answered about a position as players say it, in English, Portuguese and Spanish.

Plain values keep the names that logs and programs use: a step by its id, a seat by its number.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from oracle.apps.asking_requests import SITUATIONS
from oracle.apps.tongue import Tongue
from oracle.reports.phrasing import phrased
from oracle.reports.speech import OPEN, Speech
from specs.steps import Step

STEPS: Final[Mapping[Step, str]] = {
    Step.START: "draw the starting player",
    Step.REVEAL: "reveal an employee",
    Step.FILL: "put a tile on the resource display",
    Step.HANG: "hang a garment in a window",
    Step.DRAW: "draw a tile",
    Step.MIX: "mix the employee deck",
    Step.DEAL: "deal an apprentice",
    Step.SHOW: "reveal a jewel",
    Step.OPPONENT: "reveal the opponent's card",
    Step.LOT: "draw for the opponent",
    Step.HAND: "choose the cards for the round",
    Step.CARD: "play a card",
    Step.MAIN: "choose the main action",
    Step.DRAWER: "choose a section of the resource display",
    Step.TILE: "choose a resource tile",
    Step.USE: "keep the tile, or take thread or lace for it",
    Step.WINDOW: "choose a garment to make",
    Step.SAVE: "choose the silk to save",
    Step.SPEND: "choose the tiles to spend",
    Step.FATE: "rent or sell the garment",
    Step.SPACE: "choose a space for the garment",
    Step.HIRE: "choose an employee to hire",
    Step.FUND: "choose a decoration to fund",
    Step.BONUS: "use the bonus, or leave it",
    Step.NOTION: "choose thread or lace",
    Step.EXCHANGE: "choose how many prestige points to buy",
    Step.GIVE: "choose a tile to discard for its silk",
    Step.DEPUTE: "choose an employee to depute",
    Step.ADMIRE: "choose a garment for the terrace",
    Step.JEWEL: "choose a jewel, or none",
    Step.TASK: "choose the task that is done",
    Step.PICK: "choose a card of the deck beside the exam",
    Step.HALL: "choose a hall",
    Step.RESERVE: "choose a card of the reserve for its bonus",
    Step.COPY: "choose whose card is copied",
    Step.CALL: "choose an employee to depute, or none",
    Step.JUDGE: "decide for the opponent",
    Step.ROUND: "begin the round",
    Step.PREPARE: "prepare the round",
    Step.CHOOSE: "all choose their cards",
    Step.REVEAL_ON: "reveal the other employees",
    Step.FILL_ON: "fill the resource display",
    Step.HANG_ON: "fill the windows",
    Step.TURN: "the next turn",
    Step.AFTER: "the bonus of the card",
    Step.END_TURN: "end the turn",
    Step.REMOVE: "take deputed cards out of the game",
    Step.INCOME: "receive income",
    Step.SCORE: "final scoring",
    Step.OVER: "name the winners",
    Step.MET: "mark the task that is done",
    Step.EXAMINED: "exchange the card for one of the next level",
    Step.SHOW_ON: "fill the display of jewels",
    Step.LATE: "put the late garments into the bag",
    Step.REWARD: "receive what the garment gives",
    Step.OPPONENT_ON: "go on with the opponent's turn",
}
"""What is done in each step, in the words of a player."""

MADE_UP: Final = "played with the components that come with the oracle ({edition}); {n} values are made up, in no text"
"""What is said where prices, rewards and points are not those of a reader's own copy."""

PHRASES: Final[Mapping[str, tuple[str, str]]] = {
    "Is this action allowed here?": ("Esta ação é permitida aqui?", "¿Se permite aquí esta acción?"),
    "How many Livre does this cost the one who acts?": (
        "Quantas Libras isto custa a quem age?",
        "¿Cuántos Livre le cuesta esto a quien actúa?",
    ),
    "How many Livre does this bring the one who acts?": (
        "Quantas Libras isto rende a quem age?",
        "¿Cuántos Livre le da esto a quien actúa?",
    ),
    "Who wins?": ("Quem vence?", "¿Quién gana?"),
    "How many prestige points has this player?": (
        "Quantos Pontos de Prestígio tem este jogador?",
        "¿Cuántos Puntos de Prestigio tiene este jugador?",
    ),
    "What is to be done next?": ("O que se faz a seguir?", "¿Qué se hace a continuación?"),
    "Must this be done, with no other choice?": (
        "É obrigatório fazer isto, sem outra escolha?",
        "¿Es obligatorio hacer esto, sin otra elección?",
    ),
    "Which choices and steps are still to come, in which order?": (
        "Que escolhas e passos ainda faltam, e em que ordem?",
        "¿Qué elecciones y pasos faltan todavía, y en qué orden?",
    ),
    # facts and who acts
    "actor": ("quem age", "quién actúa"),
    "action": ("ação", "acción"),
    "seat": ("lugar", "puesto"),
    "seat {n}": ("lugar {n}", "puesto {n}"),
    "chance": ("o acaso", "el azar"),
    "opponent": ("o adversário", "el adversario"),
    "nobody": ("ninguém", "nadie"),
    "nothing": ("nada", "nada"),
    "and": ("e", "y"),
    # reasons
    "the game is over": ("o jogo acabou", "la partida ha terminado"),
    "it is one of the actions that are allowed here": (
        "é uma das ações permitidas aqui",
        "es una de las acciones que se permiten aquí",
    ),
    "allowed here: {actions}": ("permitido aqui: {actions}", "se permite aquí: {actions}"),
    "allowed as well: {actions}": ("também é permitido: {actions}", "también se permite: {actions}"),
    "nothing else is allowed here": ("nada mais é permitido aqui", "nada más se permite aquí"),
    "{who} chooses": ("{who} escolhe", "{who} elige"),
    "it is drawn by chance": ("o acaso decide", "decide el azar"),
    "points by seat: {points}": ("pontos por lugar: {points}", "puntos por puesto: {points}"),
    "at the end": ("no fim", "al final"),
    "so far; the final scoring is still to come": (
        "até agora; ainda falta a pontuação final",
        "hasta ahora; falta la puntuación final",
    ),
    "choices among them: {choices}": ("entre eles, escolhas: {choices}", "entre ellos, elecciones: {choices}"),
    "no choice among them": ("nenhuma escolha entre eles", "ninguna elección entre ellos"),
    "pays or gives {what}": ("paga ou entrega {what}", "paga o entrega {what}"),
    "gains {what}": ("recebe {what}", "recibe {what}"),
    "nothing changes hands": ("nada muda de mãos", "nada cambia de manos"),
    MADE_UP: (
        "jogado com os componentes que vêm com o programa ({edition}); {n} valores são inventados, em nenhum texto",
        "jugado con los componentes que trae el programa ({edition}); {n} valores son inventados, en ningún texto",
    ),
    # the score sheet
    "in play": ("durante o jogo", "durante la partida"),
    "money": ("dinheiro", "dinero"),
    "bonuses": ("bônus", "bonificaciones"),
    "favor": ("Favor da Rainha", "favor de la Reina"),
    "halls": ("Galerias", "salones"),
    "fireworks": ("Fogos de Artifício", "fuegos artificiales"),
    "statues": ("Estátuas", "estatuas"),
    "garments": ("Trajes", "Vestidos"),
    "terrace": ("sacada (terraço)", "terraza"),
    "decorations": ("Decorações", "decoraciones"),
    "all halls": ("Bônus por Todas as Galerias", "bonificación por todos los salones"),
    "jewels": ("Joias", "joyas"),
    "tiles": ("fichas", "losetas"),
    # steps
    "draw the starting player": ("sortear o jogador inicial", "sortear el jugador inicial"),
    "reveal an employee": ("revelar um funcionário", "revelar un empleado"),
    "put a tile on the resource display": ("repor uma ficha de Recurso", "reponer una loseta de recurso"),
    "hang a garment in a window": ("pôr um Traje na vitrine", "poner un Vestido en el escaparate"),
    "draw a tile": ("sacar uma ficha", "sacar una loseta"),
    "mix the employee deck": ("misturar o baralho de funcionários", "mezclar el mazo de empleados"),
    "deal an apprentice": ("distribuir um Aprendiz", "repartir un Aprendiz"),
    "reveal a jewel": ("revelar uma Joia", "revelar una joya"),
    "reveal the opponent's card": ("revelar a carta do adversário", "revelar la carta del adversario"),
    "draw for the opponent": ("sortear pelo adversário", "sortear por el adversario"),
    "choose the cards for the round": ("escolher as cartas da rodada", "elegir las cartas de la ronda"),
    "play a card": ("jogar uma carta", "jugar una carta"),
    "choose the main action": ("escolher a ação principal", "elegir la acción principal"),
    "choose a section of the resource display": (
        "escolher uma gaveta da exibição de Recursos",
        "elegir un segmento del almacén de recursos",
    ),
    "choose a resource tile": ("escolher uma ficha de Recurso", "elegir una loseta de recurso"),
    "keep the tile, or take thread or lace for it": (
        "ficar com a ficha, ou receber por ela Linha ou Renda",
        "quedarse la loseta, o recibir por ella hilo o encaje",
    ),
    "choose a garment to make": ("escolher um Traje para fazer", "elegir un Vestido para hacer"),
    "choose the silk to save": ("escolher a Seda que se poupa", "elegir la seda que se ahorra"),
    "choose the tiles to spend": ("escolher as fichas que se gastam", "elegir las losetas que se gastan"),
    "rent or sell the garment": ("alugar ou vender o Traje", "alquilar o vender el Vestido"),
    "choose a space for the garment": ("escolher um espaço para o Traje", "elegir un espacio para el Vestido"),
    "choose an employee to hire": ("escolher um funcionário para contratar", "elegir un empleado para contratar"),
    "choose a decoration to fund": ("escolher uma Decoração para financiar", "elegir una decoración para financiar"),
    "use the bonus, or leave it": ("usar o bônus ou não", "usar la bonificación o no"),
    "choose thread or lace": ("escolher Linha ou Renda", "elegir hilo o encaje"),
    "choose how many prestige points to buy": (
        "escolher quantos Pontos de Prestígio comprar",
        "elegir cuántos Puntos de Prestigio comprar",
    ),
    "choose a tile to discard for its silk": (
        "escolher uma ficha para descartar pela Seda",
        "elegir una loseta para descartar por su seda",
    ),
    "choose an employee to depute": ("escolher um funcionário para delegar", "elegir un empleado para delegar"),
    "choose a garment for the terrace": ("escolher um Traje para a sacada", "elegir un Vestido para la terraza"),
    "choose a jewel, or none": ("escolher uma Joia, ou nenhuma", "elegir una joya, o ninguna"),
    "choose the task that is done": ("escolher a tarefa cumprida", "elegir la tarea cumplida"),
    "choose a card of the deck beside the exam": (
        "escolher uma carta do baralho ao lado do Teste",
        "elegir una carta del mazo junto al examen",
    ),
    "choose a hall": ("escolher uma Galeria", "elegir un salón"),
    "choose a card of the reserve for its bonus": (
        "escolher uma carta da reserva por seu bônus",
        "elegir una carta de la reserva por su bonificación",
    ),
    "choose whose card is copied": ("escolher de quem se copia a carta", "elegir de quién se copia la carta"),
    "choose an employee to depute, or none": (
        "escolher um funcionário para delegar, ou nenhum",
        "elegir un empleado para delegar, o ninguno",
    ),
    "decide for the opponent": ("decidir pelo adversário", "decidir por el adversario"),
    "begin the round": ("começar a rodada", "empezar la ronda"),
    "prepare the round": ("preparar a rodada", "preparar la ronda"),
    "all choose their cards": ("todos escolhem suas cartas", "todos eligen sus cartas"),
    "reveal the other employees": ("revelar os outros funcionários", "revelar los demás empleados"),
    "fill the resource display": ("completar a exibição de Recursos", "completar el almacén de recursos"),
    "fill the windows": ("completar as vitrines", "completar los escaparates"),
    "the next turn": ("o próximo turno", "el turno siguiente"),
    "the bonus of the card": ("o bônus da carta", "la bonificación de la carta"),
    "end the turn": ("terminar o turno", "terminar el turno"),
    "take deputed cards out of the game": ("tirar do jogo as cartas delegadas", "retirar las cartas delegadas"),
    "receive income": ("receber a renda", "recibir los ingresos"),
    "final scoring": ("pontuação final", "puntuación final"),
    "name the winners": ("dizer quem vence", "decir quién gana"),
    "mark the task that is done": ("marcar a tarefa cumprida", "marcar la tarea cumplida"),
    "exchange the card for one of the next level": (
        "trocar a carta por uma do nível seguinte",
        "cambiar la carta por una del nivel siguiente",
    ),
    "fill the display of jewels": ("completar a exibição de Joias", "completar la exposición de joyas"),
    "put the late garments into the bag": ("pôr no saco os Trajes tardios", "meter en la bolsa los Vestidos tardíos"),
    "receive what the garment gives": ("receber o que o Traje dá", "recibir lo que da el Vestido"),
    "go on with the opponent's turn": ("continuar o turno do adversário", "seguir el turno del adversario"),
}
"""Each phrase in Portuguese and Spanish."""

_COUNTED: Final = {"Livre": "Livre", "point": "prestige points"}
"""What has a singular and a plural among the units of the book."""

_SEAT: Final = re.compile(r"seat (\d+)")
_OF_SEATS: Final = "winner"
_OF_STEPS: Final = frozenset({"next", "order"})


@dataclass(frozen=True, slots=True)
class SceneTongue(Tongue):
    """
    Says what is asked about a position, and what the answer is.

    Attributes:
        question: Which of these questions: its answer is a step, a seat, or a number.
    """

    question: str = ""

    def phrase(self, english: str, **fills: object) -> str:
        """Give a phrase of the table, its names filled in."""
        return phrased(PHRASES, self.language, english, **fills)

    def told(self, english: str) -> str | None:
        """Give what words of the book, or of this table, are in the language; None where they stand in English."""
        return self.phrase(english) if english in PHRASES else Tongue.told(self, english)

    def known(self, word: str) -> str:
        """Give a word in the language; what is no word stays as logs have it."""
        if seat := _SEAT.fullmatch(word):
            return self.phrase("seat {n}", n=seat[1])
        return self.phrase(word) if word in PHRASES else Tongue.known(self, word)

    def label(self, name: str) -> str:
        """Give what a fact is called."""
        return self.phrase(name) if name in PHRASES else Tongue.label(self, name)

    def answer(self, given: Any, unit: str = "", mood: str = "leave") -> str:
        """Give an answer: steps and seats in words."""
        if given is not None and given != OPEN:
            if self.question == _OF_SEATS:
                return self.seats(str(given).split(" and "))
            if self.question in _OF_STEPS:
                return "; ".join(map(self.step, str(given).split(", ")))
        return Speech.answer(self, given, unit, mood)

    def changes(self, gains: Mapping[str, int]) -> list[str]:
        """Give what changes hands: how much more of each thing one has."""
        signs = ("pays or gives {what}", -1), ("gains {what}", 1)
        told = (
            (phrase, [self._much(sign * n, what) for what, n in gains.items() if sign * n > 0])
            for phrase, sign in signs
        )
        both = f" {self.phrase('and')} "
        return [self.phrase(phrase, what=both.join(found)) for phrase, found in told if found]

    def _much(self, number: int, what: str) -> str:
        unit = _COUNTED.get(what)
        return self.counted(number, unit) if unit else f"{number} {self.known(what)}"

    def seats(self, numbers: Iterable[str]) -> str:
        """Give seats by their numbers; what is none as it is known."""
        told = (self.phrase("seat {n}", n=n) if n.isdecimal() else self.known(n) for n in numbers)
        return f" {self.phrase('and')} ".join(told)

    def step(self, name: str) -> str:
        """Give what is done in a step, by its id."""
        kind = Step.__members__.get(name.upper().replace(" ", "_"))
        return self.known(name) if kind is None else self.phrase(STEPS[kind])


def tongue_for(question: str, language: str) -> Tongue:
    """Give who says the answers to a question: one about a position, or one of the book."""
    return SceneTongue(language, question) if question in SITUATIONS else Tongue(language)
