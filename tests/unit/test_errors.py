"""Errors keep what they say wherever they come from."""

from __future__ import annotations

import pickle

import pytest

from oracle import errors
from oracle.errors import OracleError

KINDS = [k for k in vars(errors).values() if isinstance(k, type) and issubclass(k, OracleError)]


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_from_another_process_keeps_place_and_hint(kind: type[OracleError]) -> None:
    error = kind("one answer, got two", where="toy:3", hint="drop one")
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - made here
    assert type(again) is kind
    assert str(again) == str(error) == "one answer, got two [toy:3]\n  hint: drop one"
