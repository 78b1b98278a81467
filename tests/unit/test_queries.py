"""What people type, and the rule or question of the real book that they look for."""

from __future__ import annotations

from functools import cache

import pytest

from oracle.apps import lookup
from oracle.apps.library import library
from oracle.search import Hit, Index, clearly_best

FEW = 10
"""A reader looks at so many hits."""


@cache
def index() -> Index:
    lib = library()
    return lookup.index(lib, tuple(lib.books))


def found(query: str) -> list[Hit]:
    return index().find(query, limit=FEW)


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        # base game, in three languages
        ("depute", "deputing.may_depute"),
        ("delegar funcionário", "deputing.may_depute"),
        ("despedir empleados", "deputing.may_depute"),
        ("depute four", "deputing.four_stay"),
        ("quanto paga delegar um mestre", "deputing.pay_master"),
        ("contratar", "hiring.one"),
        ("hire price", "hire_price"),
        ("make a dress", "garments.may_make"),
        ("fazer vestido", "garments.may_make"),
        ("fazer vestdo", "garments.may_make"),
        ("hacer vestidos", "garments.may_make"),
        ("apprentice make garment", "garments.apprentice"),
        ("favor da rainha", "favor.pays"),
        ("favor de la reina", "favor.pays"),
        ("claim the queens favor", "favor.last_claim_points"),
        ("tie for the win", "end.tie_by_livre"),
        ("empate", "end.tie_by_livre"),
        ("scorring ties", "scoring.tie_by_master_spaces"),
        ("fireworks majority", "firework_counts_markers"),
        ("fogos de artifício", "scoring.firework_needed"),
        ("fuegos artificiales", "scoring.firework_needed"),
        ("renda", "bonuses.thread_or_lace"),
        ("encaje", "bonuses.thread_or_lace"),
        # the options, for which there are questions and claims, and no rules yet
        ("joias", "jewel_moment"),
        ("joyas", "jewel_moment"),
        ("jewels", "jewels_mixed"),
        ("price of a jewel", "jewel_price_from"),
        ("preço da joia", "jewel_price_from"),
        ("precio de las joyas", "jewel_price_from"),
        ("porta-joias", "jewel_moment"),
        ("joyero", "jewel_moment"),
        ("jewelry box", "jewelry_changes_phase"),
        ("madame du barry", "solo_opponent_gets"),
        ("solo starting player", "solo_starting_player"),
        ("jogador inicial modo solo", "solo_starting_player"),
        ("haute couture", "couture_garments"),
        ("alta costura", "couture_garments"),
        ("festive", "festive_garments"),
        ("trajes festivos", "festive_garments"),
        ("trajes chiques", "fancy_garments"),
        ("exam task", "solo_task_space"),
    ],
)  # fmt: skip
def test_what_is_looked_for_is_among_the_first(query: str, wanted: str) -> None:
    assert wanted in [h.entry.id for h in found(query)]


@pytest.mark.parametrize(
    ("query", "best"),
    [
        ("deputing.four_stay", "deputing.four_stay"),
        ("may_depute", "may_depute"),
        ("depute four", "deputing.four_stay"),
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
