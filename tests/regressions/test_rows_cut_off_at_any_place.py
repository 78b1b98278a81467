"""
More garments than the book is asked about were counted wrongly.

The book is asked about up to sixteen garments; beyond, an amount goes on as it began. It went on in steps of sixteen,
so that a bonus for every third garment gave five points for eighteen garments, and the crowned bonus for pairs on
Master guest spaces, asked about up to fifteen, gave 21 for sixteen. Found by planting wrong answers into the tables.
Decided by deluxe-pt:785-787 and 890-894.
"""

from __future__ import annotations

import pytest

from specs.setting import carried_on
from tests.table import DELUXE, ORIGINAL, tables_of


@pytest.mark.parametrize("edition", [DELUXE, ORIGINAL])
def test_amounts_go_on_beyond_what_the_book_is_asked(edition: str) -> None:
    rule = tables_of(edition)
    rows = (
        (rule.bonus_garments_gain[0], 3, 1),
        (rule.bonus_garments_gain[1], 1, 1),
        (rule.bonus_garments_gain[2], 2, 1),
        (rule.bonus_decorations_gain[0], 2, 1),
        (rule.bonus_decorations_gain[1], 1, 1),
        (rule.end_bonus_master_guest_points, 2, 3),
    )
    for row, each, gain in rows:
        assert [carried_on(row, n) for n in range(60)] == [n // each * gain for n in range(60)]


def test_a_row_without_a_pattern_goes_on_by_its_length() -> None:
    assert carried_on((0, 1, 5), 5) == 5 + 5 + 1
