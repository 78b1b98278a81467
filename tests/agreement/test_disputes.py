"""Disputes from tables, reviews and player aids: each comes out as the book has it, with the clause that decides."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from oracle.apps.asking import Dispute, question_named, settle
from oracle.disputes.answers import Answered

EDITIONS = ("deluxe-2020", "original-2013")
TABLE: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "disputes.toml").read_text(encoding="utf-8"))[
    "dispute"
]

FALSE = [
    ("favor_end_points", {}, "5", EDITIONS),
    ("hiring_pays_the_player", {}, "yes", EDITIONS),
    ("start_cards_of_role", {"role": "journeyman"}, "2", EDITIONS),
    ("start_cards_of_role", {"role": "apprentice"}, "1", EDITIONS),
    ("start_team_size", {}, "7", EDITIONS),
    ("unchosen_return_to_reserve", {}, "no", EDITIONS),
    ("new_reserve_shuffled", {}, "yes", EDITIONS),
    ("reserve_shuffled", {}, "yes", EDITIONS),
    ("all_halls_only_for_first", {}, "yes", EDITIONS),
    ("part_count", {"part": "ownership_markers"}, "48", EDITIONS),
    ("start_markers", {}, "16", EDITIONS[:1]),
    ("may_depute", {"deck_size": "4", "via": "main"}, "yes", EDITIONS[:1]),
]
"""What was published and does not hold: the question, the facts, what was said, and where it is false."""


SAID_AT_TABLES = [
    ("rounds_in_game", {}, "6", "general.rounds"),
    ("players_highest", {}, "4", "setup.players_highest"),
    ("cards_chosen", {}, "4", "hand.three"),
    ("start_livre", {}, "10", "setup.livre"),
    ("favor_pays", {}, "3", "favor.pays"),
    ("favor_by_starting_player", {}, "no", "favor.starting_player_too"),
    ("excess_silk_lost", {}, "no", "garments.excess_lost"),
    ("tile_use_decided_at_once", {}, "no", "resources.decided_at_once"),
    ("resource_tiles_per_action", {}, "2", "resources.one_tile"),
    ("hires_per_action", {}, "2", "hiring.one"),
    ("hired_goes_to", {}, "discard", "hiring.to_hand"),
    ("queue_leftovers_leave_game", {}, "no", "preparation.leave_game"),
    ("may_take_action", {"role": "apprentice", "action": "hire"}, "yes", "turns.only_masters_hire"),
    ("statue_garment_twice", {}, "yes", "scoring.statue_garment_once"),
    ("musicians_per_hall", {}, "2", "decorations.one_musician"),
    ("may_fund_both_kitchen_sides", {}, "no", "decorations.both_sides"),
    ("income_in_round", {"round": "7"}, "no", "income.every_round"),
    ("sold_garment_gets_marker", {}, "yes", "garments.sold_gets_nothing"),
    ("hall_counts_garment_later_on_terrace", {}, "no", "scoring.before_the_terrace"),
    ("money_points", {"livre": "25"}, "5", "scoring.money"),
    ("jewels_per_garment", {}, "2", "jewelry_box.one_per_garment"),
    ("jewel_income", {"jewels": "2"}, "4", "jewelry_box.income"),
    ("exam_points", {}, "2", "exams.points"),
    ("solo_gains_livre", {}, "yes", "solo.gains_no_livre"),
    ("couture_garments", {}, "8", "garment_sets.couture_garments"),
]
"""What players misremember, false in every edition that has it: the question, the facts, what was said, the clause."""


def asked(question: str, facts: dict[str, str], *sides: tuple[str, str]) -> dict[str, Answered]:
    found = question_named(question)
    assert found is not None, f"no question {question}"
    answers = settle(Dispute(question=found, facts=tuple(facts.items()), claims=sides))
    return {a.edition: a for a in answers.answers}


@pytest.mark.parametrize("dispute", TABLE, ids=[f"{n}: {d['says']}" for n, d in enumerate(TABLE)])
def test_every_dispute_comes_out_with_its_clause(dispute: dict[str, Any]) -> None:
    found = asked(dispute["question"], dispute.get("facts", {}))
    # What is about an option, the edition alone is asked that has it.
    assert set(found) == set(EDITIONS) & set(dispute)
    for edition, answer in found.items():
        expected = dispute[edition]
        assert (answer.verdict, answer.value) == (expected["verdict"], expected.get("value"))
        assert (answer.certainty, answer.missing) == (expected["certainty"], expected.get("missing"))
        if "why" in expected:
            assert answer.why == expected["why"]
        rules = [c for c in answer.clauses if not c.trust]
        assert rules[0].id == expected["rule"]
        if "lines" in expected:
            assert expected["lines"] in [str(c) for c in rules[0].citations]
        assert [c.trust for c in answer.clauses if c.trust] == ([expected["trust"]] if "trust" in expected else [])


@pytest.mark.parametrize(("question", "facts", "said", "false_in"), FALSE)
def test_what_was_published_and_is_false_is_called_wrong(
    question: str, facts: dict[str, str], said: str, false_in: tuple[str, ...]
) -> None:
    for edition, answer in asked(question, facts, ("a review", said)).items():
        assert [c.right for c in answer.claimed] == [edition not in false_in], edition


@pytest.mark.parametrize(("question", "facts", "said", "clause"), SAID_AT_TABLES)
def test_what_is_misremembered_is_called_wrong_by_its_clause(
    question: str, facts: dict[str, str], said: str, clause: str
) -> None:
    for edition, answer in asked(question, facts, ("somebody", said)).items():
        assert [c.right for c in answer.claimed] == [False], edition
        assert clause in [c.id for c in answer.clauses], edition
        assert all(c.citations for c in answer.clauses if c.id == clause), edition


def test_the_table_has_every_kind_of_verdict() -> None:
    told = [d[e] for d in TABLE for e in EDITIONS if e in d]
    verdicts = {t["verdict"] for t in told}
    assert verdicts == {"yes", "no", "value", "depends", "open"}
    assert {t["why"] for t in told if "why" in t} >= {"gap", "truncated"}
    assert {t["certainty"] for t in told} == {"proved", "checked", "ruling", "borrowed"}
    differ = [d for d in TABLE if set(EDITIONS) <= set(d) and d[EDITIONS[0]]["rule"] != d[EDITIONS[1]]["rule"]]
    assert len(differ) >= 8
    assert sum(t["verdict"] == "open" for t in told) >= 10
    assert len(TABLE) >= 40
