"""The reference game as others use it: what is malformed, illegal or over is told apart, and a refusal says why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from oracle.engine.play import perft, play, uniform
from oracle.errors import (
    IllegalActionError,
    InvalidActionError,
    InvalidPositionError,
    PlayError,
    RequestError,
)
from specs.position import Position
from specs.reference import Reference, reference
from specs.steps import Step


@pytest.fixture(scope="module")
def game() -> Reference:
    return reference("deluxe-2020", 3)


def at(game: Reference, step: Step) -> Position:
    """Give a position of some game in which this is to be chosen."""
    for seed in range(50):
        before: Position
        for before, _, _ in play(game, uniform(seed)):
            if before.todo[-1][0] == step:
                return before
    raise AssertionError(step)


@pytest.mark.parametrize(
    "action", [("foo",), (), None, ("reveal",), ("reveal", 999), ("reveal", -1), ("card", "x"), ("keep", 1)]
)
def test_what_is_no_action_is_invalid(game: Reference, action: Any) -> None:
    for ask in (game.apply, game.refuse):
        with pytest.raises(InvalidActionError, match="an action of this game"):
            ask(game.new_game(), action)


@pytest.mark.parametrize("text", [None, "", "fly", "card", "card x", "exchange 007", "exchange ٣", "tile t1 t2"])
def test_what_is_no_text_of_an_action_is_invalid(game: Reference, text: Any) -> None:
    with pytest.raises(InvalidActionError):
        game.read(text)


@pytest.mark.parametrize("players", [1, 6, True, "4", None])
def test_other_numbers_of_players_are_refused(players: Any) -> None:
    with pytest.raises(RequestError, match="2 to 5 players"):
        reference("deluxe-2020", players)


def test_options_are_refused_as_long_as_they_cannot_be_played() -> None:
    with pytest.raises(RequestError, match="without options"):
        reference("deluxe-2020", 4, options=("fancy",))


def test_a_game_that_goes_on_has_no_outcome(game: Reference) -> None:
    with pytest.raises(PlayError, match="going on"):
        game.outcome(game.new_game())
    assert {tuple(line["points"]) for line in game.score_sheet(game.new_game())} == {(0, 0, 0)}


def test_perft_counts_the_choices(game: Reference) -> None:
    start = game.new_game()
    assert [perft(game, start, depth) for depth in (0, 1, 2)] == [1, 3, 18], "three may begin, six cards lie on top"
    assert perft(game, start, 1, chance=uniform(1)) == 10, "three of five cards"
    with pytest.raises(RequestError, match="a depth from 0"):
        perft(game, start, -1)


@pytest.mark.parametrize("player", [-1, 3, "a", None])
def test_a_view_needs_a_player(game: Reference, player: Any) -> None:
    with pytest.raises(InvalidPositionError):
        game.view(game.new_game(), player)


@pytest.mark.parametrize(
    ("step", "rule"),
    [(Step.DRAWER, "resources."), (Step.WINDOW, "garments."), (Step.HIRE, "hiring."), (Step.FUND, "decorations.")],
)
def test_the_wrong_kind_of_choice_names_what_is_due(game: Reference, step: Step, rule: str) -> None:
    with pytest.raises(IllegalActionError) as refused:
        game.apply(at(game, step), ("bonus", 1))
    assert refused.value.where.startswith(rule)
    assert "legal here" in refused.value.hint


def test_a_refusal_by_a_house_rule_cites_no_rulebook(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(
        '[[ruling]]\nid = "none"\nquestion = "may_take_action"\nsays = "nobody hires"\n'
        'answers = [{ action = "hire", answer = "may not" }]\n',
        encoding="utf-8",
    )
    game = reference("deluxe-2020", 3, house=file)
    refusal = game.refuse(at(game, Step.MAIN), ("main", 3))
    assert (refusal.rule, refusal.says, list(refusal.citations)) == ("house.none.1", "a house rule: nobody hires", [])


def test_a_borrowed_rule_cites_its_lender() -> None:
    game = reference("original-2013", 3)
    refusal = game.refuse(at(game, Step.DEPUTE), ("bonus", 1))
    assert "borrowed from deluxe-2020" in refusal.says
    assert {c["source"] for c in refusal.citations} == {"deluxe-pt"}
