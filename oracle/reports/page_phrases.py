"""
What the ruling desk and the pages of games say in Portuguese and Spanish, besides what all reports say.

The names of the rulebook's pages and topics stand where its pages are made; these pages are given them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PAGES: Final[Mapping[str, tuple[str, str]]] = {
    # the desk
    "Ruling desk": ("Mesa de decisões", "Mesa de decisiones"),
    "Choose a question, set what you know, and see what each edition plays and which rule decides.": (
        "Escolha uma pergunta, marque o que sabe e veja o que cada edição joga e qual regra decide.",
        "Elija una pregunta, marque lo que sabe y vea qué se juega en cada edición y qué regla decide.",
    ),
    "Search": ("Procurar", "Buscar"),
    "Topic": ("Tema", "Tema"),
    "all topics": ("todos os temas", "todos los temas"),
    "Questions found: {n}": ("Perguntas encontradas: {n}", "Preguntas encontradas: {n}"),
    "Nothing found.": ("Nada encontrado.", "Nada encontrado."),
    "Nothing has all these words; the nearest: {n}": (
        "Nada tem todas estas palavras; as mais próximas: {n}",
        "Nada tiene todas estas palabras; las más cercanas: {n}",
    ),
    "Show more": ("Mostrar mais", "Mostrar más"),
    "All questions": ("Todas as perguntas", "Todas las preguntas"),
    "What you know": ("O que se sabe", "Lo que se sabe"),
    "Nothing needs to be known: the answer is always the same.": (
        "Não é preciso saber nada: a resposta é sempre a mesma.",
        "No hace falta saber nada: la respuesta es siempre la misma.",
    ),
    "not known": ("não se sabe", "no se sabe"),
    "Clear": ("Limpar", "Borrar"),
    "Copy the address": ("Copiar o endereço", "Copiar la dirección"),
    "The address is copied.": ("O endereço foi copiado.", "La dirección se copió."),
    "What each edition plays": ("O que cada edição joga", "Lo que se juega en cada edición"),
    "Depends on: {facts}": ("Depende de: {facts}", "Depende de: {facts}"),
    "when {case}": ("quando {case}", "cuando {case}"),
    "for example when {case}": ("por exemplo quando {case}", "por ejemplo cuando {case}"),
    "cases: {n}": ("casos: {n}", "casos: {n}"),
    "in every case that fits: {n}": ("em todos os casos que cabem: {n}", "en todos los casos que encajan: {n}"),
    "This cannot come up.": ("Isto não pode acontecer.", "Esto no puede ocurrir."),
    "Not a part of this edition.": ("Não faz parte desta edição.", "No forma parte de esta edición."),
    "Decided by": ("Decidido por", "Decidido por"),
    "Lines of the texts": ("Linhas dos textos", "Líneas de los textos"),
    "What speaks against it": ("O que fala contra", "Lo que habla en contra"),
    "Nothing speaks against it.": ("Nada fala contra.", "Nada habla en contra."),
    "The other edition answers: {answer}": ("A outra edição responde: {answer}", "La otra edición responde: {answer}"),
    "The other edition answers otherwise in some cases.": (
        "A outra edição responde de outro modo em alguns casos.",
        "La otra edición responde de otro modo en algunos casos.",
    ),
    "It loses:": ("Perde:", "Pierde:"),
    "special over general": ("o especial vale mais que o geral", "lo especial vale más que lo general"),
    "other edition": ("é de outra edição", "es de otra edición"),
    "damaged text": ("o texto está danificado", "el texto está dañado"),
    "No text says it.": ("Nenhum texto o diz.", "Ningún texto lo dice."),
    "The texts say different things, and nothing decides.": (
        "Os textos dizem coisas diferentes, e nada decide.",
        "Los textos dicen cosas distintas, y nada decide.",
    ),
    "The text breaks off before it could say.": (
        "O texto se interrompe antes de poder dizê-lo.",
        "El texto se interrumpe antes de poder decirlo.",
    ),
    "Every rule for this question": ("Todas as regras desta pergunta", "Todas las reglas de esta pregunta"),
    "option": ("opção", "opción"),
    "Without scripts the desk cannot answer; the annotated rulebook says the same, rule by rule.": (
        "Sem scripts a mesa não pode responder; o livro de regras comentado diz o mesmo, regra por regra.",
        "Sin scripts la mesa no puede responder; el reglamento comentado dice lo mismo, regla por regla.",
    ),
    # pages of games
    "Each move with some of the rules that decided it. Step with the arrow keys or the buttons.": (
        "Cada jogada com algumas das regras que a decidiram. Avance com as setas ou os botões.",
        "Cada jugada con algunas de las reglas que la decidieron. Avance con las flechas o los botones.",
    ),
    "What is done is told in English.": ("As jogadas são contadas em inglês.", "Las jugadas se cuentan en inglés."),
    "show it": ("mostrar", "mostrar"),
    "legal there": ("permitido ali", "permitido allí"),
    "further": ("além disso", "además"),
    "Board": ("Tabuleiro", "Tablero"),
    "Without scripts this page shows the first position and the list of moves.": (
        "Sem scripts esta página mostra a primeira posição e a lista das jogadas.",
        "Sin scripts esta página muestra la primera posición y la lista de jugadas.",
    ),
    "Steps": ("Passos", "Pasos"),
    "first position": ("primeira posição", "primera posición"),
    "previous turn": ("turno anterior", "turno anterior"),
    "one move back": ("uma jogada atrás", "una jugada atrás"),
    "one move on": ("uma jogada adiante", "una jugada adelante"),
    "next turn": ("turno seguinte", "turno siguiente"),
    "last position": ("última posição", "última posición"),
    "round": ("rodada", "ronda"),
    "seat": ("lugar", "asiento"),
    "points": ("pontos", "puntos"),
    "Score sheet": ("Folha de pontos", "Hoja de puntos"),
    "line": ("linha", "línea"),
    "{who} won": ("venceu: {who}", "ganó: {who}"),
    "and": ("e", "y"),
    "nobody won": ("ninguém venceu", "nadie ganó"),
    "Moves": ("Jogadas", "Jugadas"),
    "Round {n}": ("Rodada {n}", "Ronda {n}"),
    "Setup": ("Preparação", "Preparación"),
    "Before the first move": ("Antes da primeira jogada", "Antes de la primera jugada"),
}
"""Each phrase of such a page in Portuguese and Spanish."""
