"""What leads a reader: the front page, the overview of the findings and the pictures beside them, in each language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LEADING: Final[Mapping[str, tuple[str, str, str]]] = {
    "card.desk": (
        "Answers every question by edition, with the clause that decides; also without a network.",
        "Responde a cada pergunta por edição, com a cláusula que decide; também sem rede.",
        "Responde a cada pregunta por edición, con la cláusula que decide; también sin red.",
    ),
    "card.sample": (
        "A whole game on the drawn board, with the rules that decide each move.",
        "Uma partida inteira no tabuleiro, com as regras que decidem cada jogada.",
        "Una partida entera en el tablero, con las reglas que deciden cada jugada.",
    ),
    "card.rules": (
        "What is played, topic by topic.",
        "O que se joga, tema por tema.",
        "Lo que se juega, tema por tema.",
    ),
    "card.findings": (
        "Where the texts contradict each other, are silent or can be read in two ways.",
        "Onde os textos se contradizem, se calam ou podem ser lidos de dois modos.",
        "Dónde los textos se contradicen, callan o pueden leerse de dos maneras.",
    ),
    "card.rulings": (
        "What holds where the texts do not suffice, and why.",
        "O que vale onde os textos não bastam, e por quê.",
        "Qué vale donde los textos no bastan, y por qué.",
    ),
    "card.texts": (
        "What each text claims, line by line.",
        "O que cada texto afirma, linha por linha.",
        "Lo que afirma cada texto, línea por línea.",
    ),
    "card.questions": (
        "What can be asked, and what answers it.",
        "O que se pode perguntar, e quem responde.",
        "Qué se puede preguntar, y quién responde.",
    ),
    "card.glossary": (
        "What each text calls each thing.",
        "Como cada texto chama cada coisa.",
        "Cómo llama cada texto a cada cosa.",
    ),
    "card.vectors": (
        "Cases that test other programs.",
        "Casos que testam outros programas.",
        "Casos que prueban otros programas.",
    ),
    "card.code": (
        "Where the engine plays each rule.",
        "Onde o motor joga cada regra.",
        "Dónde el motor juega cada regla.",
    ),
    "graph.caption": (
        (
            "A row is a topic, a column a text. Discs: how much the text claims; dashed rings: it is silent; cut"
            " rings: it breaks off before. Bows join texts that contradict each other, loops mark a text that"
            " contradicts itself or can be read in two ways; the more often, the thicker. ⚡ counts"
            " contradictions, ∅ cases left open."
        ),
        (
            "Cada fila é um tema, cada coluna um texto. Discos: quanto o texto afirma; anéis tracejados: ele se"
            " cala; anéis cortados: ele se interrompe antes. Arcos unem textos que se contradizem, laços marcam"
            " um texto que se contradiz ou pode ser lido de dois modos; quanto mais vezes, mais grossos. ⚡ conta"
            " contradições, ∅ casos em aberto."
        ),
        (
            "Cada fila es un tema, cada columna un texto. Discos: cuánto afirma el texto; anillos discontinuos:"
            " calla; anillos cortados: se interrumpe antes. Los arcos unen textos que se contradicen, los lazos"
            " marcan un texto que se contradice o puede leerse de dos maneras; cuantas más veces, más gruesos. ⚡"
            " cuenta contradicciones, ∅ casos abiertos."
        ),
    ),
    "The same as a table": (
        "The same as a table",
        "O mesmo como tabela",
        "Lo mismo como tabla",
    ),
    "contradictions": (
        "contradictions",
        "contradições",
        "contradicciones",
    ),
    "gaps": (
        "gaps",
        "lacunas",
        "lagunas",
    ),
    "board.moment": (
        "A moment of a game at which this case comes up",
        "Um momento de uma partida em que este caso aparece",
        "Un momento de una partida en que se da este caso",
    ),
    "board.next": (
        "next",
        "em seguida",
        "a continuación",
    ),
    "board.made": (
        "Values that no text prints are made up.",
        "Os valores que nenhum texto imprime são inventados.",
        "Los valores que ningún texto imprime son inventados.",
    ),
}
"""Each phrase in English, Portuguese and Spanish."""
