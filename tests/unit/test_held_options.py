"""What the engine embodies of options is what the book answers; house rules about them are played or refused."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from oracle.apps.deciding import leaning
from oracle.apps.option_leanings import option_leanings, scholar
from oracle.book import Book
from oracle.engine.play import play
from oracle.errors import RequestError
from specs.component_options import with_options
from specs.component_sets import load
from specs.editions import book
from specs.held import BASE, check, declared, holdings
from specs.held.cases import cases_of, plain
from specs.held.declare import ELSEWHERE, Held
from specs.held.limits import PLAYED, refuse_unplayable
from specs.held.never import NEVER
from specs.options import needs_box
from specs.reference import Reference, reference
from specs.setting import Setting
from specs.tables import Tables
from tests.option_walks import ALL, BOX, COMBINATIONS, COUTURE, FESTIVE, SOLO
from tests.unit.test_held import PLAYS, READ, agreeing_on, answers_to
from tests.unit.test_house import agreed

EVERYTHING = (SOLO, *ALL)
WAYS = ((EVERYTHING, 1), (ALL, 3), ((SOLO, COUTURE), 1), ((COUTURE,), 2))
"""With and without the Jewelry Box, and with and without the solo opponent."""


@cache
def law(options: tuple[str, ...]) -> Book:
    return book("deluxe-2020", options)


@cache
def settings(options: tuple[str, ...], players: int) -> tuple[Setting, Setting]:
    """Give the setting of the base game, and that of the game with the options."""
    base = load("deluxe-2020", players)
    seats = 2 if SOLO in options else players
    tables = Tables(law(options))
    parts = with_options(base, options, needs_box(law(options)))
    return Setting(tables, base, seats), Setting(tables, parts, seats)


def of_options() -> list[Held]:
    return [h for h in declared() if law(()).question(h.question).scope != BASE]


@pytest.mark.parametrize("options", COMBINATIONS)
def test_what_is_embodied_is_what_the_book_answers(options: tuple[str, ...]) -> None:
    for players in (1,) if SOLO in options else (2, 4):
        plain_setting, whole = settings(options, players)
        check(law(options), plain_setting, whole=whole)
        found = [
            (h.held.question, *h.answer.case.values())
            for h in holdings(law(options), plain_setting, None, whole)
            if h.answer.question.scope != BASE
        ]
        assert len(found) == len(set(found))
        assert len(found) > (200 if BOX in options else 8)


@pytest.mark.parametrize("held", of_options(), ids=lambda h: f"{h.question}-{h.at.name.lower()}")
def test_another_answer_than_the_embodied_one_is_refused(held: Held) -> None:
    question = law(()).question(held.question)
    refused = open_or_alike = False
    for options, players in WAYS:
        if question.scope not in options:
            continue
        base, whole = settings(options, players)
        mine = [m for c in cases_of(question) if (m := held.of(whole, tuple(c.values()))) is not ELSEWHERE]
        for answer in answers_to(question):
            if all(answer in m if isinstance(m, frozenset) else answer == m for m in mine):
                open_or_alike = True
                continue
            with pytest.raises(RequestError, match=r"house\.own\.1"):
                check(agreeing_on(law(options), question, answer), base, only={question.id}, whole=whole)
            refused = True
            break
    assert refused is (held.question not in ALL_THE_SAME), open_or_alike


ALL_THE_SAME = {"exam_deck_shuffled_after", "solo_exam_deck_shuffled", "match_tile_declined"}
"""What makes no difference: nobody knows the order of such a deck, and a tile that is kept costs nothing."""


def test_every_question_of_play_about_options_is_read_or_embodied() -> None:
    known = READ | {h.question for h in declared()} | set(NEVER) | LEFT_OPEN
    asked = [q for q in law(()).catalogue if q.scope != BASE and q.effect in PLAYS]
    assert len(asked) > 500
    assert not [q.id for q in asked if q.id not in known]


LEFT_OPEN = {"jewelry_joins_original", "solo_symbol_drawn"}
"""Questions that the text leaves open, with nothing on the table that could answer them."""


def test_the_limits_leave_room_for_the_book() -> None:
    parts = load("deluxe-2020", 4)
    for name, played in PLAYED.items():
        question = law(EVERYTHING).question(name)
        for case in cases_of(question):
            assert law(EVERYTHING).answer(question, case).value in played(parts, *case.values()), (name, case)


@pytest.mark.parametrize(
    ("options", "question", "answers", "says"),
    [
        ((BOX,), "exam_cards_taken", "{ answer = 2 }", "0, 1"),
        ((BOX,), "exam_deck_at", '{ answer = "exam for master" }', "a different place"),
        ((BOX,), "copy_bonus_from", '{ answer = "any card" }', "top"),
        ((BOX,), "exam_paid_when", '{ answer = "after the bonus of the played card was used" }', "before all steps"),
        ((BOX,), "jewels_per_garment", "{ answer = 2 }", "'1'"),
        ((BOX,), "exam_optional", '{ answer = "must" }', "'may'"),
        ((FESTIVE,), "festive_bonus_at_once", "{ answer = false }", "'yes'"),
        ((FESTIVE,), "jewel_income", "{ answer = 2 }", "an option that is played"),
        ((COUTURE,), "couture_tiles", "{ answer = 2 }", "'1'"),
        ((SOLO,), "solo_cards_per_turn", "{ answer = 2 }", "'1'"),
        ((SOLO,), "solo_bag_empty", '{ answer = "a tile of the display is taken" }', "nothing is gained"),
    ],
)
def test_what_is_not_played_is_refused_with_its_clause(
    tmp_path: Path, options: tuple[str, ...], question: str, answers: str, says: str
) -> None:
    house = agreed(tmp_path, ("own", question, answers))
    with pytest.raises(RequestError) as refused:
        reference("deluxe-2020", 1 if SOLO in options else 3, options=options, house=house)
    assert says in refused.value.what
    assert "house.own.1" in str(refused.value.where)


READ_AND_CHANGED = [
    ("exam_price", 0),
    ("exam_points", 5),
    ("take_exam_with_tasks", "may"),
    ("exam_card_goes", "the reserve"),
    ("jewel_income", 0),
    ("jewel_points", 0),
    ("match_tiles", 0),
    ("buy_jewel_with_markers", "may"),
    ("buy_jewel_of_other_color", "may not"),
    ("jewels_discarded", 0),
    ("jewels_slide_to", "left"),
    ("apprentice_price", 9),
    ("hire_apprentice_if", "may"),
    ("festive_bonus_points", 9),
    ("cards_drawn_for_level", 5),
]


def followed(law_: Book, options: tuple[str, ...], players: int) -> list[Any]:
    """Give what is done in a few games of one book."""
    base = load("deluxe-2020", players)
    seats = 2 if SOLO in options else players
    game = Reference(Tables(law_), with_options(base, options, needs_box(law_)), seats)
    found: list[Any] = []
    likes = option_leanings(game.setting)
    for choose in (
        leaning(1, likes["jewellers"]),
        leaning(2, likes["hirers"]),
        leaning(3, likes["sellers"]),
        scholar(game.setting, 1),
    ):
        steps = list(play(game, choose))
        found += [[a for _, a, _ in steps], game.outcome(steps[-1][2])]
    return found


@cache
def played_by(options: tuple[str, ...], players: int) -> list[Any]:
    return followed(law(options), options, players)


@pytest.mark.parametrize(("name", "answer"), READ_AND_CHANGED)
def test_another_answer_than_the_one_that_is_read_is_played(name: str, answer: Any) -> None:
    base = law(ALL)
    question = base.question(name)
    values = {plain(v): v for v in answers_to(question)}
    flipped = agreeing_on(base, question, values[plain(answer)])
    plain_setting, whole = settings(ALL, 3)
    refuse_unplayable(flipped, plain_setting.parts)
    tables = Tables(flipped)
    check(flipped, Setting(tables, plain_setting.parts, 3), whole=Setting(tables, whole.parts, 3))
    assert followed(flipped, ALL, 3) != played_by(ALL, 3)


HERS_CHANGED = [
    ("solo_cards_drawn", 2),
    ("solo_points_when", 0),
    ("solo_garment_counted_from", "left"),
    ("solo_cards_per_hire", 0),
    ("solo_takes_tiles", "one of them"),
    ("solo_fund_space", "the one with most points"),
    ("solo_tile_points", 0),
    ("solo_exam_points", 9),
]


@pytest.mark.parametrize(("name", "answer"), HERS_CHANGED)
def test_another_answer_about_the_opponent_is_played(name: str, answer: Any) -> None:
    base = law(EVERYTHING)
    question = base.question(name)
    values = {plain(v): v for v in answers_to(question)}
    flipped = agreeing_on(base, question, values[plain(answer)])
    plain_setting, whole = settings(EVERYTHING, 1)
    refuse_unplayable(flipped, plain_setting.parts)
    tables = Tables(flipped)
    check(flipped, Setting(tables, plain_setting.parts, 2), whole=Setting(tables, whole.parts, 2))
    assert followed(flipped, EVERYTHING, 1) != played_by(EVERYTHING, 1)
