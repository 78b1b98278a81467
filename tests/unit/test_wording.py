"""Words that name two things, and things that have two words."""

from __future__ import annotations

from dataclasses import replace

from oracle.questions import Effect
from oracle.wording import Word, one_word, two_words
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


def _clash(right: str) -> Effect:
    """Give the effect of a word that means two grave things in two texts, the second of that edition."""
    words = [Word(source=s, concept=c, word="green", lines=(1,)) for s, c in (("a", "gown"), ("b", "coat"))]
    sources = {"a": A, "b": replace(A, id="b", edition=right)}
    (found,) = one_word(words, sources, {"gown": Effect.PLAY, "coat": Effect.PLAY})
    return found.effect


def test_a_word_of_two_senses_bears_on_play_within_one_edition_only() -> None:
    assert _clash(A.edition) is Effect.PLAY
    assert _clash("another edition") is Effect.WORDING
