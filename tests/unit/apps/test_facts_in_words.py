"""Facts that words seem to tell, and what is left open because they tell it of two things or of none."""

from __future__ import annotations

import enum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.apps.facts_in_words import suggest
from oracle.apps.library import library

QUESTIONS = {q.id: q for q in library().questions}


def suggested(words: str, question: str) -> dict[str, Any]:
    """Give the facts told, members of enumerations by their names."""
    found = suggest(words, QUESTIONS[question], library())
    return {n: v.name if isinstance(v, enum.Enum) else v for n, v in found.items()}


@pytest.mark.parametrize(
    ("words", "question", "facts"),
    [
        ("posso delegar com 4 cartas?", "may_depute", {"deck_size": 4}),
        ("¿puedo despedir con cinco empleados?", "may_depute", {"deck_size": 5}),
        ("deputing by a bonus from a team of four", "may_depute", {"deck_size": 4, "via": "BONUS"}),
        ("¿cuánto cuesta contratar si hay 3 cartas?", "hire_price", {"shown": 3}),
        ("quantos pontos por 30 libras", "money_points", {"livre": 30}),
        ("segundo lugar com dois jogadores", "hall_place_scores", {"place": "SECOND", "players": 2}),
        ("how many cards in round 3", "employees_revealed_in_round", {"round": 3}),
    ],
)  # fmt: skip
def test_a_number_goes_to_the_parameter_that_counts_such_things(
    words: str, question: str, facts: dict[str, Any]
) -> None:
    assert suggested(words, question) == facts


@pytest.mark.parametrize(
    ("words", "question", "facts"),
    [
        ("can an apprentice make a dress?", "may_make_garment_with", {"role": "APPRENTICE"}),
        ("quanto recebo por delegar um mestre", "depute_pay", {"role": "MASTER"}),
        (
            "o aprendiz pode pedir o favor da rainha?",
            "may_take_action",
            {"role": "APPRENTICE", "action": "CLAIM_FAVOR"},
        ),
        (
            "fund a statue with an aprentice or a journeyman",
            "may_take_action",
            {"action": "FUND_DECORATION"},
        ),
        ("is money open information", "may_hide", {"secret": "MONEY"}),
    ],
)
def test_what_is_named_is_the_member_it_names(words: str, question: str, facts: dict[str, Any]) -> None:
    assert suggested(words, question) == facts


def test_what_is_there_and_what_is_not() -> None:
    with_it = suggested("can a journeyman make a dress with a golden thimble", "may_make_garment_with")
    without = suggested("traje sem dedal dourado feito por um artesão", "may_make_garment_with")
    assert (with_it["golden_thimble"], without["golden_thimble"]) == (True, False)


@pytest.mark.parametrize(
    ("words", "question"),
    [
        ("posso delegar com 99 cartas", "may_depute"),
        ("delegar com 4 ou 5 cartas", "may_depute"),
        ("may I depute with 2 players", "may_depute"),
        ("can I hire one", "hire_price"),
        ("aprendiz ou mestre", "depute_pay"),
        ("vestido azul", "garment_tiles_of"),
        ("", "may_depute"),
    ],
)  # fmt: skip
def test_nothing_is_told_out_of_the_domain_twice_or_of_other_things(words: str, question: str) -> None:
    assert suggested(words, question) == {}


@given(st.text(max_size=60), st.sampled_from(sorted(QUESTIONS)))
def test_whatever_is_told_can_be_given(words: str, question: str) -> None:
    asked = QUESTIONS[question]
    domains = dict(zip(asked.names, asked.domains, strict=True))
    assert all(value in domains[name] for name, value in suggest(words, asked, library()).items())
