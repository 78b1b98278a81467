"""Terms: what author slips do, and that printing, folding and walking agree."""

from __future__ import annotations

import enum
from typing import Any

import pytest

from oracle.errors import TermError
from oracle.questions import Catalogue, Effect, flag, kind_of, number_of
from oracle.terms import all_of, any_of, constants, fold, larger, show, smaller, variables, when


class Hue(enum.Enum):
    """Two values."""

    RED = "red"
    BLUE = "blue"


class Nothing:
    """An algebra for terms that facts decide: nothing may be asked of it."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(name)


n = number_of("n", 0, 5)
hue = kind_of("hue", Hue)
lit = flag("lit")


@pytest.mark.parametrize(
    "slip",
    [
        lambda: bool(n == 1),
        lambda: n == 1 and n == 2,
        lambda: n == 1 or n == 2,  # noqa: PLR1714 - the slip itself
        lambda: not (n == 1),  # noqa: SIM201 - the slip itself
        lambda: 1 < n < 4,
        lambda: n in (1, 2),
        lambda: 1 if n == 1 else 2,
        lambda: {n: 1},
        lambda: max(n, 3),
        lambda: list(n),
        lambda: n // 0,
        lambda: n % -2,
        lambda: n + "1",
        lambda: (n == 1) & "yes",
    ],
)
def test_an_authors_slip_raises_where_it_is_written(slip: Any) -> None:
    with pytest.raises(TermError):
        slip()


@pytest.mark.parametrize(
    ("term", "facts", "value"),
    [
        (n + 2 * n - 1, {"n": 3}, 8),
        (7 - n, {"n": 3}, 4),
        (n // 2, {"n": 5}, 2),
        (n % 2, {"n": 5}, 1),
        ((n == 3) & (hue == Hue.RED), {"n": 3, "hue": Hue.RED}, True),
        ((n == 3) & (hue == Hue.RED), {"n": 3, "hue": Hue.BLUE}, False),
        (hue.one_of(Hue.RED, Hue.BLUE), {"hue": Hue.BLUE}, True),
        ((n > 2) >> (n >= 3), {"n": 2}, True),
        (when(n == 0, 10, n), {"n": 0}, 10),
        (smaller(n, 3), {"n": 5}, 3),
        (larger(n, 3), {"n": 5}, 5),
        (any_of(n == 1, n == 2), {"n": 2}, True),
        (all_of(), {}, True),
        (lit, {"lit": False}, False),
        (n != 2, {"n": 2}, False),
    ],
)
def test_fold_gives_the_value_that_facts_decide(term: Any, facts: dict[str, Any], value: Any) -> None:
    found = fold(term, facts, Nothing())
    assert found == value
    assert type(found) is type(value)


def test_a_missing_fact_is_an_error_and_no_guess() -> None:
    with pytest.raises(TermError, match="'n'"):
        fold(n == 1, {}, Nothing())


def test_truth_and_number_are_never_the_same() -> None:
    assert fold(n == True, {"n": 1}, Nothing()) is False  # noqa: E712


def test_variables_and_constants_are_found_inside_questions() -> None:
    ask = Catalogue("toy").number("price", "What?", n, answers=(0, 9), effect=Effect.PLAY)
    term = (hue == Hue.RED) >> (ask(n) == 4)
    assert list(variables(term)) == ["hue", "n"]
    assert constants(term) == [Hue.RED, 4]
    assert show(ask(2) == 4) == "price(2) = 4"


def test_a_question_refuses_a_case_that_does_not_exist() -> None:
    ask = Catalogue("toy").fact("open", "Open?", n, effect=Effect.PLAY)
    with pytest.raises(TermError, match="one of 0, 1, 2, 3, 4, 5, got 6"):
        ask(6)
    with pytest.raises(TermError, match="takes 1"):
        ask()
