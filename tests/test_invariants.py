"""The invariants of the base game, as the books of both editions play it, and as books with one other answer do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from oracle.apps.library import library
from oracle.apps.prove import COVERS, families, option_systems, prove, scripts, systems
from oracle.consistency import induct
from oracle.consistency.certify import second_opinion
from oracle.consistency.induct import Known, Proof, vacuous
from oracle.consistency.plays import Step
from oracle.dynamics import System
from oracle.errors import GapError
from oracle.reports.report import Invariant
from specs.dynamics import Answers
from specs.invariants import system
from tests.stub_book import stub_book

EDITIONS = ("deluxe-2020", "original-2013")

PROVED = (
    "team.floor", "team.floor_in_between", "hiring_deck.empty_after_last_refill", "employees.conserved",
    "money.never_negative", "resource_tiles.conserved", "garment_tiles.conserved",
    "kitchen.one_marker_by_decorations", "kitchen.one_marker_by_garments", "favor.one_holder",
    "guest_space.held_once", "decoration_space.held_once", "all_halls.space_held_once", "all_halls.one_each",
)  # fmt: skip
"""What holds in both editions, for every number of players."""


OF_OPTIONS = (
    "jeweler.one_each", "exam_marker.one_area", "task.one_per_action", "jewels.conserved",
    "jewels.only_with_decoration", "specialised.hired_once", "team.floor_through_exams", "opponent.no_livre",
)  # fmt: skip
"""What holds with the options of the Deluxe edition, for every number of players, one among them."""


@cache
def _invariants() -> tuple[tuple[Invariant, ...], tuple[str, ...]]:
    return prove(library())


@cache
def _proofs() -> dict[tuple[str, int, str], tuple[System, dict[str, Proof]]]:
    known = Known()
    every = (*systems(library()), *option_systems(library()))
    return {(e, n, game.name): (game, induct.prove(game, known=known)) for e, n, game, _ in every}


def _found(edition: str, status: str) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for i in _invariants()[0]:
        if i.edition == edition and i.status == status:
            found.setdefault(i.id, []).append(i.players)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_holds_in_every_game_is_proved_for_every_number_of_players(edition: str) -> None:
    proved = _found(edition, "proved")
    assert {i: proved.get(i) for i in PROVED} == {i: [2, 3, 4, 5] for i in PROVED}


def test_what_holds_with_the_options_is_proved_for_every_number_of_players() -> None:
    proved = _found("deluxe-2020", "proved")
    assert {i: proved.get(i) for i in OF_OPTIONS} == {i: [1, 2, 3, 4, 5] for i in OF_OPTIONS}
    assert not set(OF_OPTIONS) & set(_found("original-2013", "proved"))


def test_an_exam_leaves_a_team_one_short_for_a_moment() -> None:
    refuted = [i for i in _invariants()[0] if i.id == "team.floor_within_exams"]
    assert {(i.players, i.status) for i in refuted} == {(n, "refuted") for n in range(1, 6)}
    for i in refuted:
        assert [s["action"] for s in i.witness["play"]][-1] == "take_out"
        assert i.witness["then"]["team.0"] == 3


def test_deluxe_always_fills_a_hand() -> None:
    assert _found("deluxe-2020", "proved")["hand.three"] == [2, 3, 4, 5]


def test_the_original_lets_a_team_become_too_small_for_a_hand() -> None:
    assert _found("original-2013", "proved")["hand.filled"] == [2, 3, 4, 5]
    refuted = [i for i in _invariants()[0] if i.id == "hand.three" and i.edition == "original-2013"]
    assert {i.status for i in refuted} == {"refuted"}
    for i in refuted:
        deputed = [s for s in i.witness["play"] if s["action"] == "depute"]
        assert len(deputed) == 3
        assert i.witness["then"]["reserve.0"] + i.witness["then"]["discard.0"] == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_by_the_letter_a_card_in_play_leaves_its_team_too_small(edition: str) -> None:
    assert _found(edition, "refuted")["team.floor_in_places"] == [2, 3, 4, 5]


def test_nothing_stays_unknown_and_every_refutation_has_a_ruling_of_its_edition() -> None:
    rulings = library().books["deluxe-2020"].rulings_by_id
    for i in _invariants()[0]:
        assert i.status != "unknown", i
        if i.status == "refuted":
            assert i.ruling is not None, i
            assert i.edition in rulings[i.ruling].editions


def test_a_ruling_about_an_invariant_is_about_one_that_fails() -> None:
    refuted = {(i.edition, f"{COVERS}{i.id}") for i in _invariants()[0] if i.status == "refuted"}
    for ruling in library().rulings:
        for name in (c for c in ruling.covers if c.startswith(COVERS)):
            assert {(e, name) for e in ruling.editions} <= refuted, ruling.id


@pytest.mark.slow
def test_the_guards_of_a_proof_are_the_same_for_every_number_of_players() -> None:
    named = {(i.edition, i.players, i.id): i.guards for i in _invariants()[0] if i.status == "proved"}
    for (edition, players, _), (_, proofs) in _proofs().items():
        for proof in proofs.values():
            if proof.status == "proved" and not proof.property.strengthens:
                assert named[edition, players, proof.property.id] == proof.guards


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_dropping_any_guard_of_a_proof_refutes_it(edition: str) -> None:
    plays: dict[tuple[str, str], tuple[Step, ...]] = {}
    found: list[str] = []
    for (e, _, _), (game, proofs) in _proofs().items():
        if e == edition:
            found += vacuous(game, proofs.values(), states=30_000, plays=plays)
    assert not found, "\n".join(found)


@pytest.mark.slow
def test_a_second_solver_confirms_every_proof_and_every_guard() -> None:
    every = [s for f in families(library()) for s in scripts(library(), f)]
    differing = [s.name for s in every if second_opinion(s.text) != s.expected]
    assert not differing, "\n".join(differing)


def test_what_is_not_proved_is_said() -> None:
    said = " ".join(_invariants()[1])
    assert "prestige points" in said
    assert "borrowed" in said


def _verdicts(**changes: Any) -> dict[str, Proof]:
    return induct.prove(system(Answers(stub_book(**changes)), 2), guards=False)


def _actions(play: Sequence[Step]) -> list[str]:
    return [s.action for s in play]


def test_a_leaving_card_that_counted_would_break_the_floor_through_nested_deputing() -> None:
    proof = _verdicts(bonus_depute_floor_counts_leaving=True)["team.floor"]
    assert proof.status == "refuted"
    actions = _actions(proof.play)
    assert actions[-3:] == ["depute", "depute_by_bonus", "finish"]
    then = dict(proof.broken)
    assert then["reserve.0"] + then["hand.0"] + then["discard.0"] == 3


def test_a_bonus_that_knew_no_floor_would_break_it() -> None:
    free = induct.prove(system(Answers(stub_book(bonus_floor=0)), 2), guards=False)
    assert free["team.floor"].property.says.startswith("between turns no team is below its floor of 0")
    assert free["hand.three"].status != "proved"


def test_skipping_the_refill_of_round_one_would_leave_cards_in_the_hiring_deck() -> None:
    proof = _verdicts(first_reveal=0)["hiring_deck.empty_after_last_refill"]
    assert proof.status == "refuted"
    assert dict(proof.broken)["deck"] == 4
    assert dict(proof.broken)["round"] == 7


@pytest.mark.parametrize(
    ("question", "answer", "invariant"),
    [
        ("may_act_without_money", "may", "money.never_negative"),
        ("may_put_on_occupied_space", "may", "guest_space.held_once"),
        ("may_fund_occupied_space", "may", "decoration_space.held_once"),
        ("may_claim_taken_favor", "may", "favor.one_holder"),
        ("may_fund_kitchen_side", "may", "kitchen.one_marker_by_garments"),
        ("may_hold_all_halls_space", "may", "all_halls.one_each"),
        ("may_depute", "may", "hand.three"),
        ("may_hire_from_empty", "may", "employees.conserved"),
    ],
)
def test_a_book_that_allowed_more_would_break_an_invariant(question: str, answer: str, invariant: str) -> None:
    assert _verdicts()[invariant].status == "proved"
    if question == "may_hire_from_empty":
        question = "may_hire_from"
    proof = _verdicts(**{question: answer})[invariant]
    assert proof.status == "refuted"
    assert proof.play


def test_a_team_without_the_card_in_play_is_too_small_in_between() -> None:
    proof = _verdicts(team_contains_card_in_play=False)["team.floor_in_between"]
    assert _actions(proof.play)[-1] == "play"


def test_a_smaller_hand_may_be_as_large_as_its_team_where_the_book_says_so() -> None:
    proofs = _verdicts(floor=1, small_hands=True)
    assert proofs["hand.filled"].status == "proved"
    assert proofs["hand.three"].status == "refuted"
    assert "hand.filled" not in _verdicts(floor=1)


def test_a_book_that_is_silent_stops_the_proofs_with_place_and_way_out() -> None:
    with pytest.raises(GapError, match=r"deluxe-2020: may_depute\(via=main action, deck_size=1\)") as caught:
        _verdicts(without="may_depute")
    assert "write a rule" in str(caught.value)
