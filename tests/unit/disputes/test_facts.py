"""Facts as they are typed: read, refused with a way out, and never guessed."""

from __future__ import annotations

import enum
from typing import Any

import pytest

from oracle.disputes.facts import answer_of, as_text, fitting, read, shown
from oracle.errors import RequestError
from oracle.questions import Catalogue, Effect, flag, kind_of, number_of


class Fruit(enum.Enum):
    """What is sold."""

    APPLE = "apple"
    PEAR = "pear tree"


toys = Catalogue("toys")
fruit = kind_of("fruit", Fruit)
number = number_of("number", 1, 6)
ripe = flag("ripe")
price = toys.number("price", "What does it cost?", fruit, number, ripe, answers=(0, 9), effect=Effect.PLAY)
leave = toys.permission("leave", "May it be eaten?", ripe, effect=Effect.PLAY)
some = toys.number("some", "How many?", number, ripe, answers=(0, 9), effect=Effect.PLAY, given=(number > 3) | ripe)
WORDS = {"apple": ("Apfel", "maçã"), "pear": ("pera", "fruta"), "fruit_apple": ("fruta",)}


def known(*given: tuple[str, str]) -> dict[str, Any]:
    return shown(price, read(price, given, [WORDS]))


@pytest.mark.parametrize(
    ("given", "facts"),
    [
        ((("fruit", "apple"),), {"fruit": "apple"}),
        ((("fruit", "PEAR"),), {"fruit": "pear tree"}),
        ((("fruit", "pear_tree"),), {"fruit": "pear tree"}),
        ((("fruit", "maca"),), {"fruit": "apple"}),
        ((("fruit", "MAÇÃ"),), {"fruit": "apple"}),
        ((("number", " 3 "),), {"number": 3}),
        ((("number", "03"),), {"number": 3}),
        ((("number", "2..4"),), {"number": [2, 3, 4]}),
        ((("number", "6|1"),), {"number": [6, 1]}),
        ((("ripe", "sim"),), {"ripe": True}),
        ((("ripe", "Sí"),), {"ripe": True}),
        ((("ripe", "não"),), {"ripe": False}),
        ((("ripe", "false"), ("ripe", "no")), {"ripe": False}),
        ((), {}),
    ],
)
def test_what_is_told_is_known(given: tuple[tuple[str, str], ...], facts: dict[str, Any]) -> None:
    assert known(*given) == facts


@pytest.mark.parametrize(
    ("given", "says", "hint"),
    [
        ((("frut", "apple"),), "a fact that matters to price", "did you mean fruit?"),
        ((("colour", "red"),), "fruit: apple, pear; number: 1, 2, 3, 4, 5, 6; ripe: false, true", "plays no part"),
        ((("fruit", "appel"),), "fruit as one of apple, pear", "did you mean apple?"),
        ((("fruit", "fruta"),), "one value of fruit", "it can mean apple, pear"),
        ((("number", "7"),), "number as one of 1, 2, 3, 4, 5, 6", "left out"),
        ((("number", "-1"),), "number as one of", "left out"),
        ((("number", "4..2"),), "a range within", "lower end first"),
        ((("number", "4..9"),), "a range within", "lower end first"),
        ((("number", "1"), ("number", "2")), "one value of number, got two", "leave one"),
        ((("ripe", "perhaps"),), "ripe as one of false, true", "left out"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_way_out(given: tuple[tuple[str, str], ...], says: str, hint: str) -> None:
    with pytest.raises(RequestError) as refused:
        known(*given)
    assert says in refused.value.what
    assert hint in refused.value.hint


def test_an_edition_s_own_words_come_before_those_of_everybody() -> None:
    own, everybody = {"apple": ("blue",)}, {"pear": ("blue", "green"), "apple": ("green",)}
    assert shown(price, read(price, [("fruit", "blue")], [own, everybody])) == {"fruit": "apple"}
    with pytest.raises(RequestError, match="one value of fruit"):
        read(price, [("fruit", "green")], [own, everybody])


def test_facts_that_cannot_be_true_together_are_refused() -> None:
    with pytest.raises(RequestError, match="facts that can be true together"):
        read(some, [("number", "2"), ("ripe", "no")], ())
    assert len(fitting(some, read(some, [("ripe", "no")], ()))) == 3


def test_every_case_fits_where_nothing_is_known() -> None:
    assert len(fitting(price, read(price, [], ()))) == 24


def test_a_list_of_a_file_stands_for_several_values() -> None:
    assert as_text([1, 2]) == "1|2"
    assert as_text(True) == "yes"


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("yes", "yes"), ("não", "no"), ("must", "must"), ("may not", "may not"), ("pode", "may"), ("Open", "open"),
        ("depends", "depends"),
    ],
)  # fmt: skip
def test_what_a_side_claims_of_a_permission_is_read(said: str, answer: str) -> None:
    assert answer_of(leave, said, (), "--claim") == answer


def test_what_a_side_claims_must_be_an_answer() -> None:
    assert answer_of(price, "7", (), "--claim") == 7
    with pytest.raises(RequestError, match="answer as one of"):
        answer_of(price, "70", (), "--claim")
    with pytest.raises(RequestError, match="yes, no, may not"):
        answer_of(leave, "7", (), "--claim")
