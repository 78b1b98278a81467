"""Values under laws: what clashes, what follows, what fills the rest."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.claims import Claim
from oracle.consistency.completing import Sheet
from oracle.errors import EncodingError, SolverError
from oracle.questions import Catalogue, Effect
from oracle.terms import BOOLEAN, all_of, variable, whole

topic = Catalogue("toy")
most = topic.number("most", "What is the largest number?", answers=(0, 9), effect=Effect.PLAY)
even = topic.fact("even", "Are the numbers even?", effect=Effect.PLAY)

a, b, c = (variable(n, whole(0, 9)) for n in ("t.a", "t.b", "t.c"))
flag = variable("t.flag", BOOLEAN)
LAWS: dict[str, Any] = {
    "limit": all_of(a <= most(), b <= most(), c <= most()),
    "sum": a + b == c,
    "flag": flag == (a > b),
}
SAYS = (
    Claim(id="text.most", source="text", at=("1",), says="five at most", then=most() == 5),
    Claim(id="text.even", source="text", at=("2",), says="they are even", then=even()),
)


def _sheet(values: dict[str, Any], **more: Any) -> Sheet:
    given = {"laws": LAWS, "claims": SAYS, **more}
    return Sheet(values={n: {n: v} for n, v in values.items()}, **given)


def test_what_fits_holds_and_has_no_clash() -> None:
    sheet = _sheet({"t.a": 1, "t.b": 2, "t.c": 3, "t.flag": False})
    assert sheet.holds()
    assert list(sheet.clashes()) == []
    assert all(sheet.clash(law) is None for law in LAWS)


def test_a_clash_names_the_smallest_set_of_values_claims_and_laws() -> None:
    (core,) = _sheet({"t.a": 1, "t.b": 2, "t.c": 7}).clashes(without=["sum"])
    assert core.laws == ("limit",)
    assert core.values == ("t.c",)
    assert core.claims == ("text.most",)
    assert core.answers == ()


def test_laws_that_are_broken_are_named_one_after_the_other() -> None:
    found = {core.laws: core.values for core in _sheet({"t.a": 1, "t.b": 2, "t.c": 7, "t.flag": True}).clashes()}
    assert found == {("limit",): ("t.c",), ("sum",): ("t.a", "t.b", "t.c"), ("flag",): ("t.a", "t.b", "t.flag")}


def test_values_that_are_missing_may_clash_together_with_claims() -> None:
    (core,) = _sheet({"t.a": 3, "t.b": 3}).clashes()
    assert core.values == ("t.a", "t.b")
    assert set(core.laws) == {"limit", "sum"}
    assert core.claims == ("text.most",)


def test_an_answer_stands_in_where_no_claim_speaks() -> None:
    (core,) = _sheet({"t.c": 7}, claims=(), answers={"most()": most() == 5}).clashes()
    assert core.answers == ("most()",)
    assert core.claims == ()
    (core,) = _sheet({"t.c": 7}, answers={"most()": most() == 5}).clashes()
    assert core.answers == ()
    assert core.claims == ("text.most",)


def test_a_claim_against_an_answer_is_overruled() -> None:
    sheet = _sheet({"t.c": 7}, answers={"most()": most() == 8})
    assert sheet.overruled == ("text.most",)
    assert sheet.holds()


def test_what_is_determined_is_found_with_what_it_follows_from() -> None:
    sheet = _sheet({"t.a": 5})
    assert sheet.determined() == {"t.b": 0, "t.c": 5, "t.flag": True}
    core = sheet.why("t.b", 0)
    assert core is not None
    assert core.values == ("t.a",)
    assert core.claims == ("text.most",)


def test_what_is_open_is_not_called_determined() -> None:
    assert _sheet({"t.c": 5}).determined() == {}
    assert _sheet({"t.c": 5}).why("t.a", 5) is None
    assert _sheet({"t.a": 3, "t.b": 3}).determined() == {}


def test_an_exchange_shows_that_values_are_open() -> None:
    laws = {"one of each": (a + b == 9) & ((a == 0) | (a == 9))}
    wishes = {"t.a": {"t.a": 0}, "t.b": {"t.b": 9}}
    swap = {"t.a": "t.b", "t.b": "t.a"}
    assert _sheet({}, laws=laws, wishes=wishes).determined(tries=[swap]) == {}
    assert _sheet({}, laws=laws, wishes=wishes).determined() == {}


def test_the_rest_is_filled_in_by_wishes_or_by_what_is_next_to_them() -> None:
    wishes = {n: {n: v} for n, v in {"t.b": 4, "t.c": 5, "t.flag": True}.items()}
    found = _sheet({"t.a": 3}, wishes=wishes).complete()
    assert found["t.a"] == 3
    assert found["t.a"] + found["t.b"] == found["t.c"] <= 5
    assert found == _sheet({"t.a": 3}, wishes=wishes).complete()
    wishes = {n: {n: v} for n, v in {"t.b": 2, "t.c": 5, "t.flag": True}.items()}
    assert _sheet({"t.a": 3}, wishes=wishes).complete() == {"t.a": 3, "t.b": 2, "t.c": 5, "t.flag": True}


def test_nothing_fills_in_what_cannot_be() -> None:
    with pytest.raises(SolverError, match="filled in"):
        _sheet({"t.a": 3, "t.b": 3}).complete()


def test_a_rare_law_is_kept_although_the_solver_hears_of_it_late() -> None:
    laws = {"apart": ~(a == b), "sum": a + b == c}
    wishes = {n: {n: 2} for n in ("t.a", "t.b")}
    found = _sheet({"t.c": 4}, laws=laws, wishes=wishes, rare=["apart"]).complete()
    assert found["t.a"] != found["t.b"]
    (core,) = _sheet({"t.a": 2, "t.b": 2}, laws=laws, rare=["apart"]).clashes()
    assert core.laws == ("apart",)
    assert _sheet({"t.a": 2, "t.b": 2}, laws=laws, rare=["apart"]).clash("apart") is not None


def test_a_rare_law_may_ask_only_what_is_known() -> None:
    with pytest.raises(KeyError):
        _sheet({}, laws={"rare": a + b <= most()}, claims=(), rare=["rare"]).holds()
    with pytest.raises((EncodingError, KeyError)):
        _sheet({}, laws={"rare": (a == 1) | even()}, claims=(), rare=["rare"]).holds()


def test_a_value_is_founded_on_claims_and_the_other_values() -> None:
    sheet = _sheet({"t.a": 5, "t.b": 0, "t.c": 5, "t.flag": True})
    core = sheet.founded("t.c", ["text.most"])
    assert core is not None
    # Either both summands are taken, or the first and the claim on the most: nothing can be left out of either.
    assert (core.values, core.claims) in ((("t.a", "t.b"), ()), (("t.a",), ("text.most",)))
    assert sheet.founded("t.flag", []) is not None
    assert _sheet({"t.c": 5}).founded("t.c", ["text.most"]) is None
    assert _sheet({"t.c": 5}, answers={"most()": most() == 5}).founded("t.c", [], answers=True) is None


def test_answers_that_contradict_each_other_are_no_premise() -> None:
    with pytest.raises(SolverError, match="answers"):
        _sheet({}, answers={"one": most() == 5, "two": most() == 6})
