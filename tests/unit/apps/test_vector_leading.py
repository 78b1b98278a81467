"""Games that are led to rare cases: they are found, given by their choices, and tell wrong rules from the right one."""

from __future__ import annotations

from functools import cache

import pytest

from oracle.apps.embodied import embodied
from oracle.apps.equivalents import why_the_same
from oracle.apps.mutants import Mutant, mutants, of_question
from oracle.apps.scoring_mutants import Judge, Verdicts
from oracle.apps.vector_fortune import as_given
from oracle.apps.vector_games import BY_CHANCE, Chosen, Game, chosen, written
from oracle.apps.vector_leading import Case, Move, choices, lead
from oracle.apps.vectors import Maker
from oracle.engine.play import swarm
from oracle.errors import BookError
from specs.actions.turns import FIRST_EXAM
from specs.editions import EDITIONS, OPTIONS, book
from specs.options import SOLO
from specs.position import Position
from specs.setting import Setting
from specs.steps import Step

DELUXE = EDITIONS[0]
TOGETHER = tuple(o for o in OPTIONS if o != SOLO)
KIND = Game(edition=DELUXE, players=2)

TOLD_APART = {
    TOGETHER: {
        "exams.deck_used_up": 1,
        "garment_sets.couture_jewel_none": 1,
        "garment_sets.festive_needs_space": 1,
        "jewelry_box.left_stays_empty": 1,
        "jewelry_box.tile_from_refilled_bag": 2,
    },
    OPTIONS: {"solo.all_halls_full": 2, "solo.none_to_remove": 1, "solo.stock_runs_out": 1},
}
"""By options, the rules that games are led to, and how many wrong forms of each the games that are given tell apart."""


def given(options: tuple[str, ...]) -> list[Chosen]:
    return [g for g in chosen(DELUXE, options) if g.actions]


@cache
def judged(options: tuple[str, ...]) -> Verdicts:
    maker = Maker(given(options))
    games = list({id(g): g for g in maker.corpus.games}.values())
    held = embodied(maker.book, [g.setting for g in games])
    wanted = [m for m in mutants(maker.book, None, options) if m.rule in TOLD_APART[options]]
    return Judge(maker.book, maker.corpus, games, held, wide=False).judge(wanted)


@pytest.mark.parametrize("options", [TOGETHER, OPTIONS])
def test_the_games_that_are_given_tell_rare_rules_apart(options: tuple[str, ...]) -> None:
    verdicts = judged(options)
    told = [m.rule for m in verdicts.killed]
    assert {rule: told.count(rule) for rule in set(told)} == TOLD_APART[options]
    assert not verdicts.survivors


@pytest.mark.parametrize("options", [(), *TOLD_APART])
def test_a_given_game_is_legal_and_written_as_it_was_read(options: tuple[str, ...]) -> None:
    for one in given(options):
        game, position, done = one.kind.open(), one.kind.open().new_game(), 0
        choose = one.choose(game)
        while done < len(one.actions):
            legal = game.legal_actions(position)
            action = choose(position, legal)
            if len(legal) > 1:
                assert game.write(action) == one.actions[done]
                done += 1
            position = game.apply(position, action)
    assert [tuple(str(w["actions"]).split("; ")) for w in written(given(options))] == [
        g.actions for g in given(options)
    ]


def test_in_a_given_game_nine_exams_are_passed_and_the_empty_deck_alone_hinders_a_tenth() -> None:
    played = [_exams_passed(g) for g in given(TOGETHER)]
    assert [passed for passed, hindered in played if hindered] == [9]


def _exams_passed(one: Chosen) -> tuple[int, bool]:
    """Give how many exams for journeyman are passed, and whether somebody lacked nothing but a card beside it."""
    game, passed, hindered = one.kind.open(), 0, False
    choose, position, exam = one.choose(game), game.new_game(), ("main", FIRST_EXAM)
    while not game.is_over(position):
        legal = game.legal_actions(position)
        if position.todo[-1][0] == Step.MAIN and position.box and not position.box.decks[0]:
            other = position.copy()
            # Whether it is asked for depends on no card in particular: those beside the other exam will do.
            other.own_box().decks = position.box.decks[1:] * 2
            hindered |= exam in game.legal_actions(other) and exam not in legal
        action = choose(position, legal)
        passed += action == exam
        position = game.after(position, action)
    return passed, hindered


def test_a_given_game_that_is_not_legal_any_more_is_named() -> None:
    game = KIND.open()
    choose = as_given(game.write, ("start 0", "reveal nobody"), swarm("anyhow"))
    position = game.new_game()
    position = game.after(position, choose(position, game.legal_actions(position)))
    with pytest.raises(BookError, match=r"an action that is legal, got 'reveal nobody'.*choice 2"):
        choose(position, game.legal_actions(position))


def test_a_game_is_led_to_its_case_and_given_by_its_choices() -> None:
    game = KIND.open()
    case = Case(worth=_funded, seen=lambda s, move: _funded(s, move.after) >= 2)
    found = lead(game, case, [swarm], kept=2, tried=4)
    assert found is not None
    assert found == lead(game, case, [swarm], kept=2, tried=4)
    given_ = choices(game, found)
    assert 0 < len(given_) <= len(found)
    choose = Chosen(kind=KIND, players=BY_CHANCE, seed=0, actions=given_).choose(game)
    position = game.new_game()
    for action in found:
        assert choose(position, game.legal_actions(position)) == action
        position = game.apply(position, action)
    assert _funded(game.setting, position) >= 2


def test_a_case_that_never_comes_is_not_found() -> None:
    assert lead(KIND.open(), Case(worth=_funded, seen=_never), [swarm], kept=1, tried=1) is None


def _funded(_setting: Setting, position: Position) -> float:
    return float(sum(owner == 0 for owner in position.owners))


def _never(_setting: Setting, _move: Move) -> bool:
    return False


def test_a_rule_that_another_one_names_can_be_forgotten() -> None:
    law = book(DELUXE, OPTIONS)
    named = next(r.excepts[0] for r in law.rules if r.excepts)
    question = next(r.question for r in law.rules if r.id == named)
    assert any(m.rule == named for m in of_question(law, None, question))


def test_of_prices_that_fall_the_last_one_counted_is_the_dearest() -> None:
    game = Game(edition=DELUXE, players=1, options=OPTIONS).open()
    by_says = {m.says: bool(why_the_same(m, [game])) for m in _of("solo_garment_fallback", OPTIONS)}
    assert {says.partition(" for the one on")[0]: same for says, same in by_says.items()} == {
        "the last one counted": True,
        "the one with the highest value in Livre": False,
    }


def _of(question: str, options: tuple[str, ...]) -> list[Mutant]:
    law = book(DELUXE, options)
    return of_question(law, None, law.question(question))


def test_a_deck_beside_an_exam_is_never_used_up_in_a_solo_game() -> None:
    game = Game(edition=DELUXE, players=1, options=OPTIONS).open()
    (wrong,) = _of("solo_exam_deck_empty", OPTIONS)
    assert why_the_same(wrong, [game])


def test_with_a_card_more_in_each_hand_nothing_is_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(edition=DELUXE, players=1, options=OPTIONS).open()
    (wrong,) = _of("solo_exam_deck_empty", OPTIONS)
    monkeypatch.setitem(game.setting.rule.__dict__, "cards_chosen", game.setting.rule.cards_chosen + 1)
    assert not why_the_same(wrong, [game])


def test_with_rules_that_the_bound_is_not_about_nothing_is_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(edition=DELUXE, players=1, options=OPTIONS).open()
    (wrong,) = _of("solo_exam_deck_empty", OPTIONS)
    by_anyone = tuple((True,) * len(row) for row in game.setting.rule.task_by_role)
    monkeypatch.setitem(game.setting.rule.__dict__, "task_by_role", by_anyone)
    assert not why_the_same(wrong, [game])
