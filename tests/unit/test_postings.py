from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.postings import Postings, numbers_in


@given(st.sets(st.integers(0, 300)))
def test_the_bits_of_a_set_of_numbers_are_these_numbers(numbers: set[int]) -> None:
    assert numbers_in(sum(1 << n for n in numbers)) == sorted(numbers)


def put() -> Postings:
    """Give two words that share a feature, had by three owners."""
    made = Postings()
    made.put([frozenset({"dress", "=garment"})], {0.5: 0b011, 0.9: 0b010})
    made.put([frozenset({"robe", "=garment"})], {0.7: 0b100})
    return made


def test_a_feature_is_had_by_all_who_have_a_word_with_it_each_in_the_best_place() -> None:
    assert put().best("=garment") == {0: 0.5, 1: 0.9, 2: 0.7}


def test_who_has_a_feature_in_one_place_is_told_apart() -> None:
    assert put().owners("=garment") == {0.5: 0b011, 0.9: 0b010, 0.7: 0b100}


@pytest.mark.parametrize(("features", "many"), [({"dress"}, 2), ({"dress", "robe"}, 3), ({"hat"}, 0), (set(), 0)])
def test_who_has_several_features_is_counted_once(features: set[str], many: int) -> None:
    assert put().count(frozenset(features)) == many


def test_a_feature_that_no_word_has_is_not_there() -> None:
    assert "robe" in put()
    assert "hat" not in put()
    assert put().best("hat") == {}
