"""
What the pages say besides the book's own sentences, in English, Portuguese and Spanish.

What reports say already is taken from `oracle.reports.speech`; here stands what only pages need.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from oracle.apps.docs.leading import LEADING
from oracle.apps.tongue import Tongue
from oracle.questions import Question
from oracle.reports.phrasing import phrased
from oracle.reports.speech import PHRASES as SPOKEN
from oracle.reports.speech import Speech, mood_of

PHRASES: Final[Mapping[str, tuple[str, str]]] = {
    # connectives of formulas
    "and": ("e", "y"),
    "not": ("não", "no"),
    "if": ("se", "si"),
    "else": ("senão", "si no"),
    "otherwise": ("nos outros casos", "en los demás casos"),
    "never": ("nunca", "nunca"),
    "{left} the same as {right}": ("{left} igual a {right}", "{left} igual a {right}"),
    "{left} not the same as {right}": ("{left} diferente de {right}", "{left} distinto de {right}"),
    "{left} less than {right}": ("{left} menor que {right}", "{left} menor que {right}"),
    "{left} not more than {right}": ("{left} não maior que {right}", "{left} no mayor que {right}"),
    "the smaller of {left} and {right}": ("o menor entre {left} e {right}", "el menor entre {left} y {right}"),
    "the larger of {left} and {right}": ("o maior entre {left} e {right}", "el mayor entre {left} y {right}"),
    "{left} divided by {right}, rounded down": (
        "a divisão de {left} por {right}, arredondada para baixo",
        "la división de {left} entre {right}, redondeada hacia abajo",
    ),
    "the remainder of {left} divided by {right}": (
        "o resto da divisão de {left} por {right}",
        "el resto de la división de {left} entre {right}",
    ),
    "yes, if": ("sim, se", "sí, si"),
    "see the table": ("veja a tabela", "véase la tabla"),
    "in the cases marked ● in the table": (
        "nos casos marcados com ● na tabela",
        "en los casos marcados con ● en la tabla",
    ),
    "{unit}: the same number as {name}": ("{unit}: o mesmo número que {name}", "{unit}: el mismo número que {name}"),
    "free of charge": ("grátis", "gratis"),
    "any other": ("qualquer outro", "cualquier otro"),
    "could mean:": ("poderia significar:", "podría significar:"),
    "{number}, in {unit}": ("{number}, em {unit}", "{number}, en {unit}"),
    "as a text says": ("como diz um texto", "como dice un texto"),
    # names of pages
    "The annotated rulebook": ("O livro de regras comentado", "El reglamento comentado"),
    "Rules": ("Regras", "Reglas"),
    "Findings": ("Achados", "Hallazgos"),
    "Rulings": ("Decisões", "Decisiones"),
    "Claims": ("Afirmações dos textos", "Afirmaciones de los textos"),
    "The texts": ("Os textos", "Los textos"),
    "Glossary": ("Glossário", "Glosario"),
    "Test vectors": ("Vetores de teste", "Vectores de prueba"),
    "Code": ("Código", "Código"),
    "Questions": ("Perguntas", "Preguntas"),
    "Overview": ("Visão geral", "Vista general"),
    "Where the texts disagree": ("Onde os textos discordam", "Dónde discrepan los textos"),
    "Guides": ("Guias", "Guías"),
    "In English": ("Em inglês", "En inglés"),
    "Find an entry by its id": ("Achar um verbete pelo id", "Encontrar una entrada por su id"),
    "{topic}, part {n}": ("{topic}, parte {n}", "{topic}, parte {n}"),
    # the front page
    "front.lead": (
        (
            "O que dizem as regras de Rococo: cada regra em nossas palavras, com as linhas em que se apoia, o que as"
            " edições jogam de outro modo e onde os textos se contradizem ou se calam."
        ),
        (
            "Qué dicen las reglas de Rococo: cada regla en nuestras palabras, con las líneas en que se apoya, lo"
            " que las ediciones juegan de otro modo y dónde los textos se contradicen o callan."
        ),
    ),
    "front.rights": (
        (
            "O jogo e seus livros de regras pertencem a suas editoras. Nenhuma frase deles está aqui, a não ser citada"
            " da cópia de quem gerou estas páginas."
        ),
        (
            "El juego y sus reglamentos pertenecen a sus editoriales. Ninguna frase suya está aquí, salvo citada de la"
            " copia de quien generó estas páginas."
        ),
    ),
    "front.english": (
        "O que cada texto afirma existe só em inglês e está marcado assim.",
        "Lo que afirma cada texto existe solo en inglés y está marcado así.",
    ),
    "The ruling desk": ("A mesa de decisões", "La mesa de decisiones"),
    "A sample game": ("Uma partida de exemplo", "Una partida de ejemplo"),
    "Link to this heading": ("Link para este título", "Enlace a este título"),
    "Link to this code": ("Link para este código", "Enlace a este código"),
    "Link to this definition": ("Link para esta definição", "Enlace a esta definición"),
    "Only in English": ("Só em inglês", "Solo en inglés"),
    # the switch
    "Edition shown": ("Edição mostrada", "Edición mostrada"),
    "both editions": ("as duas edições", "las dos ediciones"),
    "only what differs": ("só o que difere", "solo lo que difiere"),
    "deluxe-2020": ("Deluxe (2020)", "Deluxe (2020)"),
    "original-2013": ("original (2013)", "original (2013)"),
    "only here": ("só nesta edição", "solo en esta edición"),
    "answered differently": ("respondida de outro modo", "respondida de otro modo"),
    # an entry
    "line": ("linha", "línea"),
    "answers a question": ("responde à pergunta", "responde a la pregunta"),
    "condition": ("condição", "condición"),
    "certainty": ("certeza", "certeza"),
    "Cases": ("Casos", "Casos"),
    "Cases and examples": ("Casos e exemplos", "Casos y ejemplos"),
    "this rule decides": ("esta regra decide", "esta regla decide"),
    "one case only": ("um só caso", "un solo caso"),
    "more rows: {n}": ("outras linhas: {n}", "otras filas: {n}"),
    "Example: this rule decides": ("Exemplo: esta regra decide", "Ejemplo: esta regla decide"),
    "Nearest case it does not decide": (
        "Caso mais próximo que ela não decide",
        "Caso más cercano que no decide",
    ),
    "The solver gave up looking for an example.": (
        "O provador desistiu de procurar um exemplo.",
        "El demostrador desistió de buscar un ejemplo.",
    ),
    "The solver gave up looking for the nearest case it does not decide.": (
        "O provador desistiu de procurar o caso mais próximo que ela não decide.",
        "El demostrador desistió de buscar el caso más cercano que no decide.",
    ),
    "It decides in every case.": ("Decide em todos os casos.", "Decide en todos los casos."),
    "No case is left in which it decides.": (
        "Não resta caso em que ela decida.",
        "No queda caso en que decida.",
    ),
    "Other rules decide every case before it.": (
        "Outras regras decidem todos os casos antes dela.",
        "Otras reglas deciden todos los casos antes que ella.",
    ),
    "What the texts say, side by side": ("O que dizem os textos, lado a lado", "Lo que dicen los textos, lado a lado"),
    "Ruling, findings, tests, code": ("Decisão, achados, testes, código", "Decisión, hallazgos, pruebas, código"),
    "exception to": ("exceção a", "excepción a"),
    "findings": ("achados", "hallazgos"),
    "vectors": ("casos de teste", "casos de prueba"),
    "code": ("código", "código"),
    "read from the book": ("lida do arquivo de regras", "leída del archivo de reglas"),
    "embodied, at the event: {event}": (
        "embutida no programa; vale quando: {event}",
        "integrada en el programa; vale cuando: {event}",
    ),
    "no code of the engine: a matter of words or of parts": (
        "nenhum código do motor: questão de palavras ou de peças",
        "ningún código del motor: cuestión de palabras o de piezas",
    ),
    "not run": ("não executados", "no ejecutados"),
    "{killed} of {mutants} wrong versions told apart": (
        "{killed} de {mutants} versões erradas reconhecidas",
        "{killed} de {mutants} versiones erróneas reconocidas",
    ),
    "{n} proved the same game": ("{n} provadas o mesmo jogo", "{n} demostradas el mismo juego"),
    "no vector": ("nenhum caso de teste", "ningún caso de prueba"),
    "no wrong version of it was made": ("nenhuma versão errada dela foi feita", "no se hizo ninguna versión errónea"),
    "rules": ("regras", "reglas"),
    "rulings": ("decisões", "decisiones"),
    "rests on it": ("apoiam-se nela", "se apoyan en ella"),
    "blamed by": ("acusada por", "señalada por"),
    "concerns": ("diz respeito a", "se refiere a"),
    "follows": ("joga-se", "se juega"),
    "smallest case": ("menor caso", "caso más pequeño"),
    "always": ("sempre", "siempre"),
    "no case is needed": ("nenhum caso é preciso", "no hace falta ningún caso"),
    "What each text answers": ("O que cada texto responde", "Lo que responde cada texto"),
    "What each edition plays": ("O que cada edição joga", "Lo que juega cada edición"),
    "The play that leads there": ("A partida que leva até lá", "La partida que lleva hasta ahí"),
    "no play leads there": ("nenhuma partida leva até lá", "ninguna partida lleva hasta ahí"),
    "play.unknown": (
        "O jogo abstrato não mostra este caso: se acontece à mesa não foi examinado.",
        "El juego abstracto no muestra este caso: no se examinó si ocurre en la mesa.",
    ),
    "after the setup": ("logo após a preparação", "justo tras la preparación"),
    "The smallest set of claims that cannot all hold": (
        "O menor conjunto de afirmações que não podem valer todas",
        "El menor conjunto de afirmaciones que no pueden valer todas",
    ),
    "The claims it is about": ("As afirmações em questão", "Las afirmaciones en cuestión"),
    "The lines, side by side": ("As linhas, lado a lado", "Las líneas, lado a lado"),
    "covered by": ("coberto por", "cubierto por"),
    "decided": ("decidido", "decidido"),
    "date": ("data", "fecha"),
    "covers": ("cobre", "cubre"),
    "questions": ("perguntas", "preguntas"),
    "overrules": ("não segue", "no sigue"),
    "language": ("língua", "lengua"),
    "title": ("título", "título"),
    "ends": ("termina", "termina"),
    "complete": ("completo", "completo"),
    "statement without a term": ("enunciado sem termo", "enunciado sin término"),
    "its answer stood in a lost picture": (
        "sua resposta estava numa imagem perdida",
        "su respuesta estaba en una imagen perdida",
    ),
    "worked example": ("exemplo do texto", "ejemplo del texto"),
    "reading": ("leitura", "lectura"),
    "then": ("então", "entonces"),
    "Lines {first} to {last}": ("Linhas {first} a {last}", "Líneas {first} a {last}"),
    "concept": ("conceito", "concepto"),
    "other words": ("outras palavras", "otras palabras"),
    # overviews
    "By text": ("Por texto", "Por texto"),
    "By kind and effect": ("Por tipo e efeito", "Por tipo y efecto"),
    "sum": ("soma", "suma"),
    "heat.caption": (
        (
            "Cada célula: afirmações do texto sobre o tema; embaixo, ⚡ contradições em que ele é citado e ∅"
            " lacunas suas; “—” é silêncio, “✂” quer dizer que o texto se interrompe antes."
        ),
        (
            "Cada celda: afirmaciones del texto sobre el tema; debajo, ⚡ contradicciones en que se cita y ∅"
            " lagunas suyas; “—” es silencio, “✂” quiere decir que el texto se interrumpe antes."
        ),
    ),
    "pairs.caption": (
        "Quantas contradições citam os dois textos; na diagonal, as de um texto consigo mesmo.",
        "Cuántas contradicciones citan ambos textos; en la diagonal, las de un texto consigo mismo.",
    ),
    "kind.across": (
        "Textos se contradizem; nenhum dos dois está errado sozinho.",
        "Los textos se contradicen; ninguno está mal por sí solo.",
    ),
    "kind.inside": (
        "Um texto se contradiz; uma das linhas citadas não pode ser seguida.",
        "Un texto se contradice; una de las líneas citadas no puede seguirse.",
    ),
    "kind.gap": (
        "Um texto não responde a um caso: cala, interrompe-se ou perdeu uma imagem.",
        "Un texto no responde un caso: calla, se interrumpe o perdió una imagen.",
    ),
    "kind.ambiguous": (
        "Uma frase tem leituras que respondem de modo diferente.",
        "Una frase tiene lecturas que responden de modo distinto.",
    ),
    "kind.stricter": ("Um texto obriga onde outro permite.", "Un texto obliga donde otro permite."),
    "kind.dead": ("Uma afirmação que nunca decide nada.", "Una afirmación que nunca decide nada."),
    "kind.term": (
        "Uma palavra quer dizer duas coisas, ou uma coisa tem duas palavras.",
        "Una palabra quiere decir dos cosas, o una cosa tiene dos palabras.",
    ),
    "kind.text": ("Um defeito do próprio texto.", "Un defecto del propio texto."),
    "vectors.none": (
        "Estas páginas foram geradas sem pacote de vetores: não executado.",
        "Estas páginas se generaron sin paquete de vectores: no ejecutado.",
    ),
    "go.lead": (
        (
            "Endereços fixos: acrescente # e o id de uma regra, afirmação, decisão ou achado a esta página, e"
            " ela leva ao verbete."
        ),
        (
            "Direcciones fijas: añada # y el id de una regla, afirmación, decisión o hallazgo a esta página, y"
            " lleva a la entrada."
        ),
    ),
    "go.none": ("Não há verbete com este id:", "No hay entrada con este id:"),
    **{key: (pt, es) for key, (_, pt, es) in LEADING.items()},
}
"""Each phrase of the pages in Portuguese and Spanish."""

_PRICE: Final = re.compile(r"\b(cost|price|she pay for)\b")
"""What asks for a price."""

_ENGLISH: Final[Mapping[str, str]] = {
    **{key: en for key, (en, _, _) in LEADING.items()},
    "front.lead": (
        "What the rules of Rococo say: each rule in our words, with the lines it rests on, what the editions play"
        " differently, and where the texts contradict each other or are silent."
    ),
    "front.rights": (
        "The game and its rulebooks belong to their publishers. No sentence of theirs is here, unless quoted from the"
        " copy of whoever made these pages."
    ),
    "front.english": "",
    "deluxe-2020": "Deluxe (2020)",
    "original-2013": "original (2013)",
    "play.unknown": "The abstract game does not show this case: whether it comes up at a table was not examined.",
    "heat.caption": (
        "Each cell: claims of the text about the topic; below, ⚡ contradictions that cite it and ∅ gaps of its own;"
        " “—” is silence, “✂” means that the text breaks off before."
    ),
    "pairs.caption": "How many contradictions cite both texts; on the diagonal, those of one text with itself.",
    "kind.across": "Texts contradict each other; neither is wrong by itself.",
    "kind.inside": "One text contradicts itself; one of the cited lines cannot be followed.",
    "kind.gap": "A text does not answer a case: it is silent, breaks off, or has lost a picture.",
    "kind.ambiguous": "One sentence has readings that answer differently.",
    "kind.stricter": "One text obliges where another allows.",
    "kind.dead": "A statement that never decides anything.",
    "kind.term": "A word means two things, or a thing has two words.",
    "kind.text": "A fault of the text itself.",
    "vectors.none": "These pages were made without a pack of vectors: not run.",
    "go.lead": (
        "Lasting addresses: put # and the id of a rule, claim, ruling or finding behind the address of this page, and"
        " it leads to the entry."
    ),
    "go.none": "There is no entry with this id:",
}
"""What stands for a key that is no English phrase."""

TOPICS: Final[Mapping[str, tuple[str, str, str]]] = {
    "all_halls": ("bonus for all halls", "Bônus por Todas as Galerias", "bonificación por todos los salones"),
    "bonuses": ("bonuses of employees", "Bônus dos Funcionários", "bonificaciones de los Empleados"),
    "components": ("components", "componentes", "componentes"),
    "decorations": ("decorations", "Decorações", "Decoraciones"),
    "deputing": ("deputing", "Delegar", "delegar"),
    "end": ("end of the game", "fim do jogo", "fin de la partida"),
    "exams": ("master exams", "Testes", "exámenes"),
    "favor": ("the Queen's Favor", "Favor da Rainha", "favor de la Reina"),
    "garment_sets": ("garment sets", "conjuntos de Trajes", "juegos de Vestidos"),
    "garments": ("garments", "Trajes", "Vestidos"),
    "general": ("in general", "em geral", "en general"),
    "hand": ("the hand of cards", "mão de cartas", "mano de cartas"),
    "hiring": ("hiring", "contratar Funcionários", "contratar Empleados"),
    "income": ("income", "Receita", "ingresos"),
    "jewelry_bonuses": ("bonuses of the Jewelry Box", "Bônus do Porta-Joias", "bonificaciones del Joyero"),
    "jewelry_box": ("the Jewelry Box", "Porta-Joias", "el Joyero"),
    "names": ("names", "nomes", "nombres"),
    "preparation": ("preparing a round", "preparação da Rodada", "preparación de la ronda"),
    "resources": ("resources", "Recursos", "recursos"),
    "scoring": ("final scoring", "pontuação final", "puntuación final"),
    "setup": ("setup", "preparação do jogo", "preparación de la partida"),
    "solo": ("solo mode", "Modo Solo", "modo en solitario"),
    "turns": ("turns and actions", "turnos e ações", "turnos y acciones"),
    "words": ("words", "palavras", "palabras"),
}
"""What each topic is called in English, Portuguese and Spanish: as the texts call it, where they do."""

_TOPICS: Final = {en: (pt, es) for en, pt, es in TOPICS.values()}


@dataclass(frozen=True, slots=True)
class Words(Tongue):
    """Says the phrases of pages and of reports, and the words of the book, in one language."""

    def __call__(self, phrase: str, **fills: object) -> str:
        """Give a phrase, its names filled in."""
        if phrase not in PHRASES:
            return Speech.__call__(self, phrase, **fills)
        key = _ENGLISH.get(phrase, phrase) if self.language == "en" else phrase
        return phrased(PHRASES, self.language, key, **fills)

    def known(self, word: str) -> str:
        """Give a word in the language if a table has it, else as it is: then it is a name."""
        if word in PHRASES or word in SPOKEN:
            return self(word)
        return self.told(word) or word

    def topic(self, topic: str) -> str:
        """Give the name of a topic, as a heading has it."""
        told = phrased(_TOPICS, self.language, TOPICS[topic][0]) if topic in TOPICS else topic.replace("_", " ")
        return told[:1].upper() + told[1:]

    def answered(self, given: Any, question: Question | None) -> str:
        """Give an answer to a question, if there is one: with its unit, and in words that fit how it asks."""
        if question is None:
            return self.answer(given)
        if given == 0 and question.unit == "Livre" and _PRICE.search(question.asks):
            return self("free of charge")
        return self.answer(given, question.unit, mood_of(question.asks))

    def named(self, given: Any) -> bool:
        """Say whether a value is a name of the book that stands in English in this language."""
        if not isinstance(given, str) or given in PHRASES or given in SPOKEN or given.isdecimal():
            return False
        if given in ("true", "false"):
            return False
        return self.told(given) is None

    def within(self, least: int | None, most: int | None) -> str:
        """Give the numbers from one to another, of which one may be missing."""
        if most is None:
            return self("{first} or more", first=least)
        return self("up to {last}", last=most) if least is None else self("{first} to {last}", first=least, last=most)
