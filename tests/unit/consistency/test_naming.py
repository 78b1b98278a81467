"""Which word stands for which: by name alone, by count, by count and kind."""

from __future__ import annotations

from oracle.apps.library import evidence, library
from oracle.apps.names import color_facts, color_maps
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
    here, there = color_facts(lib, told, "original-es"), color_facts(lib, told, "deluxe-pt")
    assert len(maps(restricted(here, []), restricted(there, []))) == 24
    assert len(maps(restricted(here, [0]), restricted(there, [0]))) == 2
    assert color_maps(lib, told) == [{"amarillo": "azul", "verde": "rosa", "rojo": "verde", "azul": "laranja"}]
