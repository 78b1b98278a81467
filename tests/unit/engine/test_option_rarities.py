"""Rules of options whose case hardly comes up by chance decide something when it does."""

from __future__ import annotations

import pytest

from tests.option_walks import ALL, SOLO
from tests.rarities import RARE, arranged, decided


@pytest.mark.parametrize("rule", RARE)
def test_a_rare_case_is_decided_by_its_rule(rule: str) -> None:
    table, steps = RARE[rule]()
    assert rule in decided(table, steps)


@pytest.mark.parametrize("options", [ALL, (SOLO, *ALL)])
def test_none_of_them_decides_before_its_case_comes_up(options: tuple[str, ...]) -> None:
    table = arranged(options)
    assert table.position().round == 1
    assert not decided(table, []) & set(RARE)
