"""
Says what a finding says in a language, from what it is made of (`oracle.telling`).

English is written already. In another language claims are told by what they answer, for their words are English. Where
a part has not been said in the language yet, the whole is None, and whoever shows it shows the English as English.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from oracle.consistency.cases import plain
from oracle.findings import Finding, Kind
from oracle.questions import Question
from oracle.reports.phrasing import phrased
from oracle.reports.speech import Speech, mood_of
from oracle.telling import Case, Claimed, Fact, Phrase, Telling, Words, joined
from oracle.wording import called

PHRASES: Final[Mapping[str, tuple[str, str]]] = {
    # contradictions
    "a general sentence does not mention its exception. ": (
        "uma frase geral não menciona a sua exceção. ",
        "una frase general no menciona su excepción. ",
    ),
    "{answer}, if {condition}": ("{answer}, se {condition}", "{answer}, si {condition}"),
    "{answer}, if {condition}, else {other}": (
        "{answer}, se {condition}; senão {other}",
        "{answer}, si {condition}; si no, {other}",
    ),
    "not ({what})": ("não é certo que {what}", "no es cierto que {what}"),
    " and ": (" e ", " y "),
    " the same as ": (" igual a ", " igual a "),
    " less than ": (" menor que ", " menor que "),
    " not more than ": (" não maior que ", " no mayor que "),
    # readings, strength, sentences in vain
    "one sentence, several readings: {readings}": (
        "uma frase, várias leituras: {readings}",
        "una frase, varias lecturas: {readings}",
    ),
    " — or: ": (" — ou: ", " — o: "),
    "must": ("deve", "debe"),
    "may": ("pode", "puede"),
    "{text}: {question} The answer never matters, by what the text says here: {reasons}": (
        "{text}: {question} A resposta nunca importa, pelo que o texto diz aqui: {reasons}",
        "{text}: {question} La respuesta nunca importa, por lo que el texto dice aquí: {reasons}",
    ),
    "{text} says the same in {n} places; all but one change nothing: {question} {answer}": (
        "{text} diz o mesmo em {n} lugares; todos menos um não mudam nada: {question} {answer}",
        "{text} dice lo mismo en {n} lugares; todos menos uno no cambian nada: {question} {answer}",
    ),
    # silence
    "does not answer": ("não responde", "no responde"),
    "does not answer in every case": ("não responde em todos os casos", "no responde en todos los casos"),
    "(an answer stood in a picture that is lost)": (
        "(uma resposta estava numa imagem que se perdeu)",
        "(una respuesta estaba en una imagen que se perdió)",
    ),
    # words
    "{text} has several words for one thing ({thing}): {words}": (
        "{text} tem várias palavras para uma coisa só ({thing}): {words}",
        "{text} tiene varias palabras para una sola cosa ({thing}): {words}",
    ),
    "{word} means {one} ({texts}) and {other} ({others})": (
        "{word} quer dizer {one} ({texts}) e {other} ({others})",
        "{word} quiere decir {one} ({texts}) y {other} ({others})",
    ),
    # texts
    "{text} breaks off {where}": ("{text} se interrompe {where}", "{text} se interrumpe {where}"),
    "{text} repeats here what stands elsewhere ({note})": (
        "{text} repete aqui o que está noutro lugar ({note})",
        "{text} repite aquí lo que está en otro lugar ({note})",
    ),
    # what claims and the words they cite do not share
    "the claim denies, the words cited do not": (
        "a afirmação nega, as palavras citadas não",
        "la afirmación niega, las palabras citadas no",
    ),
    "the claim obliges, the words cited only allow": (
        "a afirmação obriga, as palavras citadas só permitem",
        "la afirmación obliga, las palabras citadas solo permiten",
    ),
    "the claim allows, the words cited have no word of leave": (
        "a afirmação permite, as palavras citadas não têm palavra de permissão",
        "la afirmación permite, las palabras citadas no tienen palabra de permiso",
    ),
    "the claim says that it is no duty, the words cited do not": (
        "a afirmação diz que não é dever, as palavras citadas não",
        "la afirmación dice que no es un deber, las palabras citadas no",
    ),
    "the claim says of one case what is allowed and of another what is a duty": (
        "a afirmação diz de um caso o que se pode e de outro o que se deve",
        "la afirmación dice de un caso lo que se puede y de otro lo que se debe",
    ),
    "the words cited deny, the claim does not": (
        "as palavras citadas negam, a afirmação não",
        "las palabras citadas niegan, la afirmación no",
    ),
    "the claim only says that it is no duty, the words cited refuse it": (
        "a afirmação só diz que não é dever, as palavras citadas o recusam",
        "la afirmación solo dice que no es un deber, las palabras citadas lo rechazan",
    ),
    "the claim says one thing twice": ("a afirmação diz uma coisa duas vezes", "la afirmación dice una cosa dos veces"),
    "the claim holds if one of several cases does, as texts hardly ever say": (
        "a afirmação vale se vale um de vários casos, o que os textos quase nunca dizem",
        "la afirmación vale si vale uno de varios casos, lo que los textos casi nunca dicen",
    ),
    "the claim gives alternatives, the words cited do not": (
        "a afirmação dá alternativas, as palavras citadas não",
        "la afirmación da alternativas, las palabras citadas no",
    ),
    "the claim sets a limit, the words cited do not": (
        "a afirmação põe um limite, as palavras citadas não",
        "la afirmación pone un límite, las palabras citadas no",
    ),
    "the claim leaves the limit itself out, the words cited do not": (
        "a afirmação exclui o próprio limite, as palavras citadas não",
        "la afirmación excluye el propio límite, las palabras citadas no",
    ),
    "the claim includes the limit itself, the words cited do not": (
        "a afirmação inclui o próprio limite, as palavras citadas não",
        "la afirmación incluye el propio límite, las palabras citadas no",
    ),
    "the claim's sentence and the words cited deny, its term does not": (
        "a frase da afirmação e as palavras citadas negam, o seu termo não",
        "la frase de la afirmación y las palabras citadas niegan, su término no",
    ),
    "the claim's sentence and the words cited allow, its term does not": (
        "a frase da afirmação e as palavras citadas permitem, o seu termo não",
        "la frase de la afirmación y las palabras citadas permiten, su término no",
    ),
    "the claim's sentence and the words cited oblige, its term does not": (
        "a frase da afirmação e as palavras citadas obrigam, o seu termo não",
        "la frase de la afirmación y las palabras citadas obligan, su término no",
    ),
    "{n} is in the claim's sentence and in the words, not in its term": (
        "{n} está na frase da afirmação e nas palavras, não no seu termo",
        "{n} está en la frase de la afirmación y en las palabras, no en su término",
    ),
    "{n} is in the claim, not in the words cited": (
        "{n} está na afirmação, não nas palavras citadas",
        "{n} está en la afirmación, no en las palabras citadas",
    ),
    "the claim names “{what}”, the words cited do not": (
        "a afirmação nomeia “{what}”, as palavras citadas não",
        "la afirmación nombra “{what}”, las palabras citadas no",
    ),
    "the claim asserts “{what}”, which the words do not name": (
        "a afirmação sustenta “{what}”, que as palavras não nomeiam",
        "la afirmación sostiene “{what}”, que las palabras no nombran",
    ),
    "“{code}” is waived, yet the claim and the words cited agree on it": (
        "“{code}” está dispensado, mas a afirmação e as palavras citadas concordam nisso",
        "“{code}” está dispensado, pero la afirmación y las palabras citadas coinciden en ello",
    ),
    "{n} is explained, yet not in the claim": (
        "{n} é explicado, mas não está na afirmação",
        "{n} se explica, pero no está en la afirmación",
    ),
    "{n} is in the words, in no claim": (
        "{n} está nas palavras, em nenhuma afirmação",
        "{n} está en las palabras, en ninguna afirmación",
    ),
    "the words name “{what}”, no claim does": (
        "as palavras nomeiam “{what}”, nenhuma afirmação o faz",
        "las palabras nombran “{what}”, ninguna afirmación lo hace",
    ),
    "the words deny, no claim does": (
        "as palavras negam, nenhuma afirmação o faz",
        "las palabras niegan, ninguna afirmación lo hace",
    ),
    "the words refuse, no claim does": (
        "as palavras recusam, nenhuma afirmação o faz",
        "las palabras rechazan, ninguna afirmación lo hace",
    ),
    "the words say “only”, no claim leaves anything out": (
        "as palavras dizem “só”, nenhuma afirmação exclui nada",
        "las palabras dicen “solo”, ninguna afirmación excluye nada",
    ),
    "the words allow, no claim does": (
        "as palavras permitem, nenhuma afirmação o faz",
        "las palabras permiten, ninguna afirmación lo hace",
    ),
    "the words oblige, no claim does": (
        "as palavras obrigam, nenhuma afirmação o faz",
        "las palabras obligan, ninguna afirmación lo hace",
    ),
}
"""Each phrase of a finding in Portuguese and Spanish."""


@cache
def _questions() -> Mapping[str, Question]:
    # The book is opened when the first answer is told: who says a value does without it.
    from oracle.apps.library import library  # noqa: PLC0415

    return {q.id: q for q in library().questions}


class _Untold(Exception):  # noqa: N818 - no error: it ends a sentence that stays English
    """A part has not been said in the language yet."""


def says(finding: Finding, say: Speech) -> str | None:
    """Give what a finding says in a language; None where a part of it stands in English only."""
    return finding.says if say.language == "en" else told(finding.said, say)


def told(telling: Telling, say: Speech) -> str | None:
    """Give what is told in Portuguese or Spanish; None where a part of it stands in English only."""
    try:
        return " ".join(_told(telling, say).split())
    except _Untold:
        return None


def _told(telling: Telling, say: Speech) -> str:
    match telling:
        case str():
            return telling
        case Words():
            return _known(telling.key, say)
        case Phrase():
            phrase = phrased(PHRASES, say.language, telling.english)
            return phrase.format_map({n: _told(t, say) for n, t in telling.fills}) if telling.fills else phrase
        case Claimed():
            return _told(telling.answer, say)
        case Fact():
            return _fact(telling, say)
        case Case():
            return _put(telling, say)
        case tuple():
            return "".join(_told(t, say) for t in telling)


def _known(words: str, say: Speech) -> str:
    known = say.told(words)
    if known is None:
        raise _Untold
    return known


def _put(put: Case, say: Speech) -> str:
    """Say what is asked, if it is to be said, and in which case."""
    case = f"({say.pairs(dict(put.case))})" if put.case else ""
    return " ".join(filter(None, (f"“{_known(_questions()[put.question].asks, say)}”" if put.asked else "", case)))


def _fact(fact: Fact, say: Speech) -> str:
    answer = _answer(_questions()[fact.question], fact.values, say)
    if fact.asked:
        return f"{_put(Case(fact.question, fact.case, asked=True), say)}: {answer}"
    return f"{answer} ({say.pairs(dict(fact.case))})" if fact.case else answer


def _answer(question: Question, values: tuple[Any, ...], say: Speech) -> str:
    """Say which answers are possible, several numbers as a row with their unit."""
    if len(values) == 1:
        return say.answer(values[0], question.unit, mood_of(question.asks))
    if question.is_norm:
        return say.answer(values, question.unit, mood_of(question.asks))
    several = say.several(values, [plain(v) for v in question.answers.values])
    return f"{several} ({say.unit(question.unit)})" if question.unit else several


def name(finding: Finding, say: Speech) -> str | None:
    """Give what a finding about no question is headed with: in English by its subject; None as `says` does."""
    if say.language == "en" or finding.kind is not Kind.TERM:
        return finding.subject
    return told(joined(map(called, finding.subject.split("/")), " / "), say)


def concept(id: str, say: Speech) -> str | None:
    """Give what a thing is called for which texts have words; None where it has a name in English only."""
    words = called(id)
    return words.english if say.language == "en" else told(words, say)
