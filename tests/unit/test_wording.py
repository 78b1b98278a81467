"""Words that name two things, and things that have two words."""

from __future__ import annotations

from oracle.wording import Word, two_words
from tests.toy_claims import A


def _found(*names: str) -> list[str]:
    words = [Word(source="a", concept="tile", word=n, lines=(1,)) for n in names]
    return [f.says for f in two_words(words, {"a": A})]


def test_two_terms_for_one_thing_are_found() -> None:
    (says,) = _found("tile", "counter")
    assert "“tile”, “counter”" in says


def test_other_forms_and_longer_forms_of_one_term_are_one() -> None:
    assert _found("tile", "tiles", "a tile", "the tile of silk") == []


def test_a_third_term_beside_forms_is_found() -> None:
    (says,) = _found("tiles", "tile of silk", "counter")
    assert "counter" in says
