from __future__ import annotations

import gc

import pytest

from oracle.apps.library import book_of, kept, library


def test_what_stays_is_built_without_looking_for_garbage_which_goes_on_afterwards() -> None:
    assert gc.isenabled()
    with kept():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_a_failure_while_building_does_not_end_the_search_for_garbage() -> None:
    with pytest.raises(ValueError, match="broken"), kept():
        raise ValueError("broken")
    assert gc.isenabled()


def test_a_book_is_made_once_for_whoever_opens_it() -> None:
    assert library().books["deluxe-2020"] is book_of("deluxe-2020", ())
