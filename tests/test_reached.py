"""How play comes to the cases of the real book's findings, in the abstract game."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from oracle.apps.library import library
from oracle.apps.prove import prove
from oracle.apps.reached import with_plays
from oracle.findings import Finding, Kind
from oracle.questions import Effect
from oracle.reports.report import Invariant
from specs.observed import SCENES, Seats
from specs.vocabulary import Role

BOTH = ("deluxe-2020", "original-2013")


@cache
def invariants() -> tuple[Invariant, ...]:
    return prove(library())[0]


def reached(question: str, editions: tuple[str, ...] = BOTH, **case: Any) -> dict[str, Any] | None:
    """Give how a finding with such a witness is reached."""
    finding = Finding(
        id="toy",
        kind=Kind.ACROSS,
        topic="toys",
        subject=question,
        effect=Effect.PLAY,
        editions=editions,
        citations=(),
        said="",
        witness={"question": question, "case": case, "answers": {}},
    )
    (found,) = with_plays([finding], library(), invariants())
    return dict(found.reached) if found.reached is not None else None


def test_every_scene_is_of_a_base_question_and_knows_its_parameters() -> None:
    asked = {q.id: q for q in library().questions}
    for name, scene in SCENES.items():
        assert name in asked, name
        assert asked[name].scope == "base", name
        assert set(scene.sees) == set(asked[name].names), name
        assert sum(isinstance(s, Seats) for s in scene.sees.values()) <= 1, name


def test_a_team_of_three_is_reached_only_where_the_floor_lets_it_be() -> None:
    found = reached("may_depute", deck_size=3, via="main action")
    assert found is not None
    assert found["edition"] == "original-2013"
    assert [s["action"] for s in found["play"]].count("depute") == 2
    assert found["play"][-1]["action"] == "play"
    (other,) = found["elsewhere"]
    assert other["edition"] == "deluxe-2020"
    assert "play" not in other
    assert other["excluded_by"]


def test_a_team_at_the_higher_floor_is_reached_in_both_editions() -> None:
    found = reached("may_depute", deck_size=4, via="main action")
    assert found is not None
    assert [r["edition"] for r in (found, *found["elsewhere"])] == list(BOTH)
    assert all("play" in r for r in (found, *found["elsewhere"]))


def test_a_bonus_that_deputes_is_hired_first() -> None:
    found = reached("may_depute", deck_size=6, via="bonus")
    assert found is not None
    assert "hire" in [s["action"] for s in found["play"]]


def test_the_number_of_players_is_the_one_asked_about() -> None:
    found = reached("all_halls_spaces", players=4)
    assert found is not None
    assert (found["players"], found["play"], found["shown"]) == (4, [], ["players"])
    assert reached("board_side_for", seats=1) is None


def test_what_may_be_chosen_freely_and_what_is_not_known_is_told_apart() -> None:
    found = reached("may_make_garment_with", role=Role.MASTER.value, golden_thimble=False)
    assert found is not None
    assert (found["shown"], list(found["chosen"]), found["not_shown"]) == ([], ["role"], ["golden_thimble"])


@pytest.mark.parametrize(
    ("question", "case"),
    [
        ("points_kept_as", {}),
        ("may_hide", {"secret": "prestige points of a player"}),
        ("take_exam_with_team", {"deck_size": 1}),
        ("may_depute", {"deck_size": 99, "via": "main action"}),
        ("no_such_question", {}),
    ],
)
def test_nothing_is_said_of_a_case_that_the_abstract_game_does_not_show(question: str, case: dict[str, Any]) -> None:
    assert reached(question, **case) is None


def test_rounds_pass_by_themselves() -> None:
    found = reached("after_income_next_round", round=7)
    assert found is not None
    assert [s["action"] for s in found["play"]] == ["reveal", "choose", "play_out", "income"] * 6 + [
        "reveal", "choose", "play_out",
    ]  # fmt: skip
