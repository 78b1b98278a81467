"""Which word stands for which: by name alone, by count, by count and kind."""

from __future__ import annotations

from oracle.apps.library import evidence, library
from oracle.apps.names import COLORS, KITCHEN_SIDES, ROLES, facts, name_maps
from oracle.consistency.naming import maps, restricted

HERE = {"red": (3, "round"), "blue": (3, "square"), "grey": (1, "round")}
THERE = {"rouge": (3, "round"), "bleu": (3, "square"), "gris": (1, "round")}


def test_facts_fix_the_names() -> None:
    assert maps(HERE, THERE) == [{"red": "rouge", "blue": "bleu", "grey": "gris"}]
    assert len(maps(restricted(HERE, [0]), restricted(THERE, [0]))) == 2
    assert len(maps(restricted(HERE, []), restricted(THERE, []))) == 6


def test_other_things_have_no_map() -> None:
    assert maps(HERE, {"rouge": (3, "round")}) == []
    assert maps(HERE, {**THERE, "gris": (2, "round")}) == []


def test_counts_and_kinds_fix_the_colours_of_the_editions() -> None:
    lib, told = library(), evidence()
    here, there = (facts(COLORS, lib, told, text) for text in COLORS.texts)
    assert len(maps(restricted(here, []), restricted(there, []))) == 24
    assert len(maps(restricted(here, [0]), restricted(there, [0]))) == 2
    assert name_maps(COLORS, lib, told) == [{"amarillo": "azul", "verde": "rosa", "rojo": "verde", "azul": "laranja"}]


def test_what_they_may_do_fixes_the_roles() -> None:
    lib, told = library(), evidence()
    here, there = (facts(ROLES, lib, told, text) for text in ROLES.texts)
    assert len(maps(restricted(here, [1]), restricted(there, [1]))) == 6, "acquiring is for everybody"
    assert name_maps(ROLES, lib, told) == [{"master": "mestre", "journeyman": "artesão", "apprentice": "aprendiz"}]


def test_what_they_pay_for_fixes_the_sides_of_the_kitchen() -> None:
    (found,) = name_maps(KITCHEN_SIDES, library(), evidence())
    assert found == {"upper row": "lado esquerdo da cozinha", "lower row": "lado direito da cozinha"}
