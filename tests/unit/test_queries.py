"""What people type, and the rule or question of the real book that they look for."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from oracle.apps import lookup
from oracle.apps.library import library
from oracle.rules import LANGUAGES
from oracle.search import Hit, Index, clearly_best, matters
from specs.texts import read_rows

FEW = 10
"""A reader looks at so many hits."""


@cache
def index() -> Index:
    lib = library()
    return lookup.index(lib, tuple(lib.books))


def found(query: str) -> list[Hit]:
    return index().find(query, limit=FEW)


def scope(hit: Hit) -> str:
    """Give with which option the question of a hit comes up."""
    return next(q.scope for q in library().questions if q.id == hit.entry.matter)


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        # base game, in three languages
        ("depute", "deputing.may_depute"),
        ("delegar funcionário", "deputing.may_depute"),
        ("despedir empleados", "deputing.may_depute"),
        ("depute four", "deputing.four_stay"),
        ("quanto paga delegar um mestre", "deputing.pay_master"),
        ("contratar", "hire_price"),
        ("hire price", "hire_price"),
        ("make a dress", "garments.may_make"),
        ("fazer vestido", "garments.may_make"),
        ("fazer vestdo", "garments.may_make"),
        ("hacer vestidos", "garments.may_make"),
        ("apprentice make garment", "garments.apprentice"),
        ("favor da rainha", "favor.pays"),
        ("favor de la reina", "favor.pays"),
        ("claim the queens favor", "favor_pays"),
        ("tie for the win", "end.tie_by_livre"),
        ("empate", "end.tie_by_livre"),
        ("scorring ties", "scoring.tie_by_master_spaces"),
        ("fireworks majority", "firework_counts_markers"),
        ("fogos de artifício", "firework_points"),
        ("fuegos artificiales", "firework_points"),
        ("renda", "start_notions"),
        ("encaje", "setup.notions"),
    ],
)  # fmt: skip
def test_what_is_looked_for_is_among_the_first(query: str, wanted: str) -> None:
    assert wanted in [h.entry.id for h in found(query)]


@pytest.mark.parametrize(
    ("query", "option"),
    [
        ("joias", "jewelry-box"),
        ("joyas", "jewelry-box"),
        ("jewels", "jewelry-box"),
        ("price of a jewel", "jewelry-box"),
        ("preço da joia", "jewelry-box"),
        ("precio de las joyas", "jewelry-box"),
        ("porta-joias", "jewelry-box"),
        ("joyero", "jewelry-box"),
        ("jewelry box", "jewelry-box"),
        ("exame de mestre", "jewelry-box"),
        ("exam", "jewelry-box"),
        ("madame du barry", "solo"),
        ("solo starting player", "solo"),
        ("jogador inicial modo solo", "solo"),
        ("jugar en solitario", "solo"),
        ("haute couture", "haute-couture"),
        ("alta costura", "haute-couture"),
        ("festive", "festive"),
        ("trajes festivos", "festive"),
        ("trajes chiques", "fancy"),
    ],
)  # fmt: skip
def test_an_option_that_is_named_comes_first(query: str, option: str) -> None:
    first = found(query)[:3]
    assert option in map(scope, first), [h.entry.id for h in first]


# What players ask at the table, thirty times in each language; what may stand at the top, by a part of its id.
EVERYDAY: dict[str, tuple[tuple[str, str], ...]] = {
    "en": (
        ("who starts", r"start|first_player|begin"),
        ("who goes first", r"start|first_player"),
        ("starting money", r"start_livre|setup\.livre|income"),
        ("how many cards in hand", r"cards_chosen|hand_"),
        ("how many cards do I draw", r"cards_chosen|hand_chosen"),
        ("hire employee", r"hire|hiring"),
        ("how much does it cost to hire", r"hire_price|hiring"),
        ("can I hire when the queue is empty", r"may_hire_from|hiring\.empty"),
        ("who wins a tie", r"\btie|_tie"),
        ("tie-break at the end", r"\btie|_tie"),
        ("majority tie in a hall", r"hall_tie|scoring\.tie|hall_"),
        ("when does the game end", r"game_end|ends"),
        ("how many rounds", r"rounds_in_game|round"),
        ("sell a dress", r"sell|may_decide_fate"),
        ("rent out a garment", r"rent|may_decide_fate"),
        ("how much money for selling", r"selling_pays|sale|sell"),
        ("can an apprentice make a dress", r"may_make_garment_with|apprentice|may_take_action"),
        ("who can claim the queen's favor", r"favor|may_take_action"),
        ("what does the favor give", r"favor"),
        ("lace", r"lace|notion|thread"),
        ("income", r"income"),
        ("how many points for statues", r"statue"),
        ("fireworks points", r"firework"),
        ("terrace multiplier", r"terrace"),
        ("fire an employee", r"depute|deput"),
        ("smallest team", r"team|may_depute|floor"),
        ("musician", r"musician"),
        ("price of a resource tile", r"resource_price|resources\.price"),
        ("can I keep tiles", r"may_use_tile|tile|resource"),
        ("skip the main action", r"may_forgo|forgo"),
        ("hidden information", r"may_hide|hid"),
        ("can I use the bonus before the action", r"use_bonus_at|bonus_after|bonus"),
    ),
    "pt": (
        ("quem começa", r"start|first_player|begin"),
        ("quem é o primeiro jogador", r"start|first_player"),
        ("renda", r"income|lace|notion"),
        ("dinheiro inicial", r"start_livre|livre"),
        ("quantas cartas na mão", r"cards_chosen|hand"),
        ("quantas cartas compro", r"cards_chosen|hand"),
        ("contratar funcionário", r"hire|hiring"),
        ("quanto custa contratar", r"hire_price|hiring\."),
        ("quem ganha o empate", r"\btie|_tie"),
        ("desempate", r"\btie|_tie"),
        ("empate na maioria do salão", r"hall_tie|\btie|_tie|hall_"),
        ("quando acaba o jogo", r"game_end|ends|end"),
        ("quantas rodadas", r"rounds_in_game|round"),
        ("posso vender", r"sell|may_decide_fate"),
        ("vender um vestido", r"sell|may_decide_fate"),
        ("alugar um traje", r"rent|may_decide_fate"),
        ("aprendiz pode fazer vestido", r"may_make_garment_with|apprentice|may_take_action"),
        ("favor da rainha", r"favor"),
        ("quanto vale o favor", r"favor"),
        ("pontos das estátuas", r"statue"),
        ("fogos de artifício", r"firework"),
        ("terraço", r"terrace"),
        ("demitir funcionário", r"depute|deput"),
        ("tamanho mínimo da equipe", r"team|may_depute|deput"),
        ("músico", r"musician"),
        ("preço do recurso", r"resource_price|resources\.price"),
        ("posso guardar a peça", r"may_use_tile|tile|resource"),
        ("pular a ação", r"may_forgo|forgo"),
        ("rendimento", r"income"),
        ("cozinha", r"kitchen"),
        ("quantos pontos pelo dinheiro", r"money_points|money"),
        ("usar o bônus antes da ação", r"use_bonus_at|bonus_after|bonus"),
        ("posso ver as cartas dos outros", r"may_hide|look|hid|card"),
    ),
    "es": (
        ("quién empieza", r"start|first_player|begin"),
        ("quién es el jugador inicial", r"start|first_player"),
        ("renta", r"income"),
        ("ingresos", r"income"),
        ("dinero inicial", r"start_livre|livre"),
        ("cuántas cartas", r"cards_chosen|hand|card"),
        ("cuantas cartas robo", r"cards_chosen|hand"),
        ("contratar empleado", r"hire|hiring"),
        ("cuánto cuesta contratar", r"hire_price|hiring\."),
        ("quién gana en caso de empate", r"\btie|_tie"),
        ("desempate final", r"\btie|_tie"),
        ("empate en la mayoría", r"hall_tie|\btie|_tie|hall_"),
        ("cuándo termina la partida", r"game_end|ends|end"),
        ("cuántas rondas", r"rounds_in_game|round"),
        ("puedo vender", r"sell|may_decide_fate"),
        ("vender un vestido", r"sell|may_decide_fate"),
        ("alquilar un vestido", r"rent|may_decide_fate"),
        ("puede un aprendiz hacer un vestido", r"may_make_garment_with|apprentice|may_take_action"),
        ("favor de la reina", r"favor"),
        ("cuánto da el favor", r"favor"),
        ("puntos por estatuas", r"statue"),
        ("fuegos artificiales", r"firework"),
        ("terraza", r"terrace"),
        ("despedir a un empleado", r"depute|deput"),
        ("tamaño mínimo del equipo", r"team|may_depute|deput"),
        ("músico", r"musician"),
        ("precio de los recursos", r"resource_price|resources\.price"),
        ("puedo guardar la ficha", r"may_use_tile|tile|resource"),
        ("saltarse la acción", r"may_forgo|forgo"),
        ("cocina", r"kitchen"),
        ("puntos por el dinero", r"money_points|money"),
        ("usar la bonificación antes de la acción", r"use_bonus_at|bonus_after|bonus"),
        ("mirar las cartas de otros", r"may_hide|look|hid|card"),
    ),
}


@pytest.mark.parametrize(
    ("query", "wanted"), [pair for pairs in EVERYDAY.values() for pair in pairs], ids=lambda text: text
)
def test_an_everyday_question_finds_its_matter(query: str, wanted: str) -> None:
    first = found(query)[:3]
    assert any(re.search(wanted, f"{h.entry.id} {h.entry.matter}") for h in first), [h.entry.id for h in first]


PLAIN: dict[str, list[dict[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("apps").joinpath("queries.toml").read_text(encoding="utf-8")
)
"""What people ask at the table, by how it was collected; see the file."""


def missed(collection: str) -> list[str]:
    """Give the plain words whose question is not among the first three."""
    return [
        f"{asked['lang']}: {asked['words']}"
        for asked in PLAIN[collection]
        if not {h.entry.matter for h in matters(index().find(asked["words"], limit=60))} & set(asked["any"])
    ]


@pytest.mark.parametrize(
    ("collection", "share"),
    [
        ("everyday", 0.95),
        ("held_out", 0.95),
        ("further", 0.95),
        ("written", 0.98),
        ("unseen", 0.98),
        ("fresh", 0.95),
        ("blind", 0.95),
        ("rounds_and_levels", 1.0),
    ],
)
def test_plain_words_find_their_question_among_the_first_three(collection: str, share: float) -> None:
    lost = missed(collection)
    assert 1 - len(lost) / len(PLAIN[collection]) >= share, lost


def test_there_are_twenty_plain_questions_in_each_language_and_each_is_a_question_of_the_book() -> None:
    languages = [asked["lang"] for asked in PLAIN["everyday"]]
    assert {language: languages.count(language) for language in languages} == {"pt": 20, "es": 20, "en": 20}
    known = {q.id for q in library().questions}
    assert not {i for asked in PLAIN.values() for a in asked for i in a["any"]} - known


def test_what_people_ask_by_is_of_the_book() -> None:
    known = {q.id for q in library().questions}
    asked = [row["question"] for _, row in read_rows(("question", *LANGUAGES), "asked_as.csv")]
    assert not set(asked) - known
    assert len(asked) == len(set(asked))
    concepts = {w.concept for w in library().words} | set(library().synonyms)
    assert not {c for _, row in read_rows(("concept", "broader"), "broader.csv") for c in row.values()} - concepts


def test_every_language_has_thirty_everyday_questions() -> None:
    assert all(len(pairs) >= 30 for pairs in EVERYDAY.values())


def test_the_game_without_options_comes_first() -> None:
    for query in ("starting money", "hire", "quem começa", "fuegos artificiales", "income"):
        assert scope(found(query)[0]) == "base"


def test_an_ambiguous_word_shows_both_things() -> None:
    ids = [h.entry.id for h in index().find("renda", limit=12)]
    assert any(i.startswith("income") for i in ids)
    assert any("lace" in i or "notion" in i for i in ids), ids


@pytest.mark.parametrize(
    ("query", "best"),
    [
        ("deputing.four_stay", "deputing.four_stay"),
        ("may_depute", "may_depute"),
        ("depute four", "may_depute"),
    ],
)  # fmt: skip
def test_a_clear_query_shows_its_rule(query: str, best: str) -> None:
    assert clearly_best(found(query))[0].entry.id == best


@pytest.mark.parametrize("query", ["fazer vestdo", "lace", "renda", "rei", "joias", "scorring ties", "employee"])
def test_a_slip_or_a_common_word_gives_a_list(query: str) -> None:
    hits = found(query)
    assert len(hits) > 1
    assert clearly_best(hits) == []


@pytest.mark.parametrize("query", ["%s", "s", "'", "%d%n", "\x1b[2J", "xqzzk", "\\", "…", "a" * 100_000, "\0" * 99])
def test_nothing_is_found_by_what_nobody_says(query: str) -> None:
    assert found(query) == []
    index().nearest(query)


def test_renda_is_lace_and_not_what_yields() -> None:
    ids = [h.entry.id for h in found("renda")]
    assert not [i for i in ids if i.startswith(("hiring.", "deputing."))]
