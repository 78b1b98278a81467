from __future__ import annotations

import pytest

from oracle.concepts import ALL_LANGUAGES, Concepts, telling
from oracle.sayings import Sayings
from oracle.search import Entry, Index

CONCEPTS = Concepts({"garment": ("dress", "vestido"), "hire": ("contratar",)})


def sayings(*said: tuple[int, str]) -> Sayings:
    """Give sayings, each of an owner, ready to be asked."""
    made = Sayings({})
    for owner, text in said:
        made.add(owner, str(owner), CONCEPTS.apart(telling(text), ALL_LANGUAGES), 1.0)
    return made


def fits(made: Sayings, query: str) -> dict[int, float]:
    row = CONCEPTS.apart(telling(query), ALL_LANGUAGES)
    return made.fits((word, dict.fromkeys(word, 1.0)) for word in row)


def test_the_very_words_fit_wholly() -> None:
    assert fits(sayings((0, "sell dress"), (1, "sell silk")), "sell dress")[0] == pytest.approx(1.0)


def test_who_names_no_detail_is_shown_what_has_none() -> None:
    found = fits(sayings((0, "sell dress"), (1, "sell dress twice in winter")), "sell dress")
    assert found[0] > found[1]


def test_who_names_a_detail_is_shown_it() -> None:
    found = fits(sayings((0, "sell dress"), (1, "sell dress in winter")), "sell dress winter")
    assert found[1] > found[0]


def test_the_best_saying_of_an_owner_counts() -> None:
    alone = fits(sayings((0, "sell dress"), (1, "buy silk")), "sell dress")
    beside = fits(sayings((0, "sell dress"), (0, "mend lace gloves"), (1, "buy silk")), "sell dress")
    assert alone[0] == pytest.approx(1.0)
    assert beside[0] == pytest.approx(1.0)


def test_a_number_counts_less_than_a_word() -> None:
    made = sayings((0, "hire 4"), (1, "hire cheaply"))
    four, cheaply = (made.weight(CONCEPTS.apart([word], ALL_LANGUAGES)[0]) for word in ("4", "cheaply"))
    assert four == pytest.approx(cheaply / 2)


def test_a_word_of_another_language_fits() -> None:
    assert fits(sayings((0, "contratar"), (1, "coser")), "hire")[0] > 0


def test_what_is_spelled_like_no_word_is_a_slip_even_if_its_stem_is_one() -> None:
    # The stem of "despidir" is that of "despide", which names nothing.
    entries = [
        Entry(id="a.pay", texts={"es": "despedir paga"}),
        Entry(id="a.other", texts={"es": "él despide humo paga"}),
    ]
    index = Index(entries, {"depute": (("es", "despedir"),)})
    assert index.find("despidir paga")[0].entry.id == "a.pay"
