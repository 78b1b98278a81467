"""What the engine embodies is what the book answers; a house rule is played or refused, and never left aside."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from oracle.apps.deciding import LEANINGS, leaning
from oracle.book import Book
from oracle.engine.play import play
from oracle.errors import RequestError
from oracle.questions import NORM, Effect, Question
from oracle.rules import Rule
from specs.component_sets import load
from specs.editions import EDITIONS, book
from specs.held import BASE, READ_THOUGH_IDLE, check, declared, holdings
from specs.held.cases import cases_of, plain
from specs.held.declare import ELSEWHERE, Held
from specs.held.events import Event
from specs.held.happening import COUNTS
from specs.held.limits import PLAYED, refuse_unplayable
from specs.held.never import NEVER, never
from specs.held.option_happening import OPTION_COUNTS
from specs.reference import Reference, reference
from specs.setting import Setting
from specs.tables import Tables
from tests.unit.test_house import agreed

ROOT = Path(__file__).resolve().parents[2]
ENGINE = [
    *ROOT.glob("specs/actions/*.py"),
    *ROOT.glob("specs/phases/*.py"),
    *ROOT.glob("specs/opponent/*.py"),
    *(ROOT / "specs" / f"{name}.py" for name in ("setting", "game", "views")),
]
READ = frozenset(name for file in ENGINE for name in re.findall(r"\brule\.(\w+)", file.read_text(encoding="utf-8")))
ALL_THE_SAME = {
    "all_halls_claimed_later",
    "new_reserve_shuffled",
    "reserve_shuffled",
    "resource_pile_drawn_from",
    "start_player_chosen",
}
PLAYS = (Effect.PLAY, Effect.SCORE, Effect.SETUP)


@cache
def law(edition: str) -> Book:
    return book(edition)


@cache
def setting_of(edition: str, players: int) -> Setting:
    return Setting(Tables(law(edition)), load(edition, players), players)


def answers_to(question: Question) -> tuple[Any, ...]:
    return NORM.values if question.is_norm else question.answers.values


@cache
def played_by(edition: str) -> list[Any]:
    return followed(edition, law(edition))


def agreeing_on(base: Book, question: Question, answer: Any) -> Book:
    """Give a book in which a house rule answers a question alike in all its cases."""
    general = tuple(r.id for r in base.rules if r.question is question)
    says = dict.fromkeys(("en", "pt", "es"), "agreed")
    return replace(
        base,
        rules=(*base.rules, Rule(id="house.own.1", question=question, says=says, answer=answer, overrides=general)),
    )


def test_every_event_is_told_and_every_declaration_asks_what_there_is() -> None:
    assert {*COUNTS, *OPTION_COUNTS} == set(Event)
    questions = law(EDITIONS[0]).questions
    assert not {h.question for h in declared()} - set(questions)
    assert {h.at for h in declared()} <= set(Event)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_embodied_is_what_the_book_answers(edition: str, players: int) -> None:
    check(law(edition), setting_of(edition, players))
    found = [(h.held.question, *h.answer.case.values()) for h in holdings(law(edition), setting_of(edition, players))]
    assert len(found) == len(set(found)) > 1400


def of_base() -> list[Held]:
    """Give what is declared of the base game."""
    return [h for h in declared() if law(EDITIONS[0]).question(h.question).scope == BASE]


@pytest.mark.parametrize("held", of_base(), ids=lambda h: f"{h.question}-{h.at.name.lower()}")
def test_another_answer_than_the_embodied_one_is_refused(held: Any) -> None:
    refused = same = False
    # Three and four players use the two sides of the board.
    for edition, players in itertools.product(EDITIONS, (3, 4)):
        question = law(edition).question(held.question)
        setting = setting_of(edition, players)
        mine = [m for c in cases_of(question) if (m := held.of(setting, tuple(c.values()))) is not ELSEWHERE]
        for answer in answers_to(question):
            if all(answer in m if isinstance(m, frozenset) else answer == m for m in mine):
                same = same or bool(mine)
                continue
            with pytest.raises(RequestError, match=r"house\.own\.1"):
                check(agreeing_on(law(edition), question, answer), setting, only={question.id})
            refused = True
            break
    assert refused is (held.question not in ALL_THE_SAME)
    assert refused or same


def test_every_question_of_play_is_read_or_embodied() -> None:
    known = READ | {h.question for h in declared()} | set(NEVER)
    for edition in EDITIONS:
        asked = law(edition).catalogue
        assert not [q.id for q in asked if q.scope == "base" and q.effect in PLAYS and q.id not in known]
    assert {q.id for q in law(EDITIONS[0]).catalogue if q.id in READ and q.effect not in PLAYS} == set(READ_THOUGH_IDLE)


def test_of_every_norm_that_is_read_it_is_said_how_far_it_is_played() -> None:
    norms = {q.id for q in law(EDITIONS[0]).catalogue if q.is_norm and q.id in READ}
    assert norms - set(PLAYED) == {"may_hide"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_limits_leave_room_for_the_book(edition: str) -> None:
    parts = load(edition, 4)
    for name, played in PLAYED.items():
        question = law(edition).question(name)
        if question.scope != BASE:
            continue
        for case in cases_of(question):
            assert law(edition).answer(question, case).value in played(parts, *case.values()), (name, case)


@pytest.mark.parametrize(
    ("question", "answers", "says"),
    [
        ("may_forgo", '{ answer = "must" }', "may, may not"),
        ("step_in_later_rounds", '{ answer = "may" }', "may not, must"),
        ("employees_revealed", "{ answer = 5 }", "0, 1, 2, 3, 4"),
        ("queue_leftovers_leave_game", "{ answer = false }", "yes"),
        ("employee_levels", "{ answer = 7 }", "6"),
        ("halls", "{ answer = 1 }", "5"),
        ("game_ends_after_round", "{ answer = 9 }", "7"),
        ("may_hire_from", '{ answer = "may" }', "may not"),
        ("deck_level_at", "{ answer = 1 }", "a different place"),
        ("scoring_position", "{ answer = 1 }", "a different place"),
        ("may_use_tile", '{ answer = "may not" }', "one use"),
        ("bonus_exchange_points", "{ answer = 0 }", "one point"),
        ("may_hold_all_halls_space", '{ own_all_halls_spaces = [2], answer = "may" }', "at most 2"),
        ("bonus_make_silk_saved", "{ answer = 3 }", "0"),
        ("hand_from_small_team", "{ answer = 0 }", "never becomes as small"),
        ("board_side_for_one", '{ answer = "for many players" }', "two players or more"),
        ("resource_fill_from", '{ answer = "right" }', "play can show"),
        ("favor_points_besides_livre", "{ answer = false }", "'yes'"),
        ("bonus_after_main", "{ answer = false }", "'yes'"),
    ],
)
def test_what_is_not_played_is_refused_with_its_clause(tmp_path: Path, question: str, answers: str, says: str) -> None:
    with pytest.raises(RequestError) as refused:
        reference("deluxe-2020", 3, house=agreed(tmp_path, ("own", question, answers)))
    assert says in refused.value.what
    assert "house.own.1" in str(refused.value.where)
    assert refused.value.hint


DISCARD_NOT = '{ card_place = ["discard pile of the player"], answer = false }'
PLAYED_NOT = '{ card_place = ["just played"], answer = false }'
LOW_FLOOR = ("low", "may_depute", '{ deck_size = [2, 3, 4], answer = "may" }')


@pytest.mark.parametrize(
    ("edition", "rulings", "says"),
    [
        ("original-2013", [("own", "floor_counts_card_in_play", "{ answer = false }")], "fewer than 3"),
        ("original-2013", [("own", "bonus_team_counts", PLAYED_NOT)], "fewer than 3"),
        ("original-2013", [("own", "bonus_team_counts", DISCARD_NOT)], "discard pile"),
        ("deluxe-2020", [("own", "bonus_team_counts", DISCARD_NOT)], "discard pile"),
        ("deluxe-2020", [("own", "floor_counts_card_in_play", "{ answer = false }"), LOW_FLOOR], "fewer than 3"),
        ("deluxe-2020", [("own", "bonus_team_counts", PLAYED_NOT), LOW_FLOOR], "fewer than 3"),
        ("deluxe-2020", [("own", "floor_counts_card_in_play", "{ answer = false }")], ""),
        ("deluxe-2020", [("own", "bonus_team_counts", PLAYED_NOT)], ""),
        ("deluxe-2020", [LOW_FLOOR], ""),
    ],
)
def test_a_team_of_nobody_is_never_counted(
    tmp_path: Path, edition: str, rulings: list[tuple[str, str, str]], says: str
) -> None:
    """No text says what a team of nobody may do or gains: rules that lead there together are refused."""
    file = agreed(tmp_path, *rulings)
    if not says:
        assert reference(edition, 3, house=file).players == 3
        return
    with pytest.raises(RequestError, match=says) as refused:
        reference(edition, 3, house=file)
    assert str(refused.value.where).startswith("house.own")


def test_a_rule_of_an_option_is_refused() -> None:
    base = law("deluxe-2020")
    question = next(q for q in base.catalogue if q.scope != "base")
    with pytest.raises(RequestError, match="base game"):
        check(agreeing_on(base, question, answers_to(question)[0]), setting_of("deluxe-2020", 3))


def test_what_follows_from_an_answer_changes_with_it() -> None:
    base = law("deluxe-2020")
    flipped = agreeing_on(base, base.question("employees_revealed"), 3)
    check(flipped, Setting(Tables(flipped), load("deluxe-2020", 3), 3))


@pytest.mark.parametrize("edition", EDITIONS)
def test_reasons_why_something_cannot_come_up_are_held_against_the_setting(edition: str) -> None:
    small = law(edition).question("may_depute")
    flipped = agreeing_on(law(edition), small, "may")
    parts = load(edition, 3)
    assert never(setting_of(edition, 3), "garment_all_out")
    assert never(setting_of(edition, 3), "revealed_from_short_deck")
    assert not never(Setting(Tables(flipped), parts, 3), "hand_from_small_team")


READ_AND_CHANGED = [
    ("hire_price", 0),
    ("resource_price", 5),
    ("start_livre", 9),
    ("favor_pays", 1),
    ("income_base", 8),
    ("money_points", 2),
    ("notions_from_tile", 2),
    ("garments_discarded_right", 0),
    ("may_take_action", "may"),
    ("may_use_bonus_of_deputed", "may not"),
    ("bonus_flat_livre", 1),
    ("floor_counts_card_in_play", False),
]


def followed(edition: str, law: Book) -> list[Any]:
    """Give what is done in a few games of one book."""
    game = Reference(Tables(law), load(edition, 3), 3)
    found: list[Any] = []
    for name in ("none", "tailors", "courtiers"):
        steps = list(play(game, leaning(1, LEANINGS[name])))
        found += [[a for _, a, _ in steps], game.outcome(steps[-1][2])]
    return found


@pytest.mark.parametrize(("name", "answer"), READ_AND_CHANGED)
def test_another_answer_than_the_one_that_is_read_is_played(name: str, answer: Any) -> None:
    base = law("deluxe-2020")
    question = base.question(name)
    values = {plain(v): v for v in answers_to(question)}
    flipped = agreeing_on(base, question, values[plain(answer)])
    parts = load("deluxe-2020", 3)
    refuse_unplayable(flipped, parts)
    check(flipped, Setting(Tables(flipped), parts, 3))
    assert followed("deluxe-2020", flipped) != played_by("deluxe-2020")
