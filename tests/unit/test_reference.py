"""The reference game as others use it: what is malformed, illegal or over is told apart, and a refusal says why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from oracle.engine.play import perft, play, swarm, uniform
from oracle.errors import (
    IllegalActionError,
    InvalidActionError,
    InvalidPositionError,
    PlayError,
    RequestError,
)
from specs.position import Action, Position
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
    with pytest.raises(InvalidActionError, match="an action of this game"):
        game.write(action)


@pytest.mark.parametrize("action", [("exchange", -3), ("exchange", "x"), ("take", 1), ["hand"], 7, {}, ("hand", None)])
def test_what_is_no_action_is_not_written(game: Reference, action: Any) -> None:
    with pytest.raises(InvalidActionError, match="an action of this game"):
        game.write(action)


def test_a_hand_is_chosen_in_any_order(game: Reference) -> None:
    position = at(game, Step.HAND)
    verb, *cards = game.legal_actions(position)[0]
    assert game.apply(position, (verb, *reversed(cards))) == game.apply(position, (verb, *cards))
    assert game.refuse(position, (verb, *reversed(cards))).says == "nothing stands against it"
    with pytest.raises(IllegalActionError):
        game.apply(position, (verb, cards[0], cards[0], cards[1]))


@pytest.mark.parametrize("text", [None, "", "fly", "card", "card x", "exchange 007", "exchange ٣", "tile t1 t2"])
def test_what_is_no_text_of_an_action_is_invalid(game: Reference, text: Any) -> None:
    with pytest.raises(InvalidActionError):
        game.read(text)


@pytest.mark.parametrize("players", [1, 6, True, "4", None])
def test_other_numbers_of_players_are_refused(players: Any) -> None:
    with pytest.raises(RequestError, match="2 to 5 players"):
        reference("deluxe-2020", players)


def test_options_are_those_of_the_edition_that_has_them() -> None:
    assert reference("deluxe-2020", 4, options=("fancy",)).book.options == ("fancy",)
    with pytest.raises(RequestError, match="no options"):
        reference("original-2013", 4, options=("fancy",))


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
        game.apply(at(game, step), ("spend", 1))
    assert refused.value.where.startswith(rule)
    assert "legal here" in refused.value.hint


@pytest.mark.parametrize(
    ("action", "rule"), [(("bonus", 1), "bonuses.only_after_main"), (("card", 1), "turns.one_card")]
)
def test_what_comes_too_early_is_refused_by_the_rule_of_the_order(game: Reference, action: Action, rule: str) -> None:
    with pytest.raises(IllegalActionError) as refused:
        game.apply(at(game, Step.DRAWER), action)
    assert refused.value.where.startswith(rule)


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


def refused(game: Reference, verb: str, games: int = 12) -> dict[str, set[str]]:
    """Give, by what is said first, the rules that forbid actions with a verb where that verb is due."""
    found: dict[str, set[str]] = {}
    known: set[tuple[Any, ...]] = set()
    for seed in range(games):
        for before, action, _ in play(game, swarm(seed)):
            if action[0] != verb:
                continue
            known.add(action)
            legal = game.legal_actions(before)
            for other in sorted(known, key=str)[:60]:
                if other not in legal:
                    refusal = game.refuse(before, other)
                    found.setdefault(refusal.says.partition(":")[0], set()).add(refusal.rule)
    return found


def test_what_a_tile_does_not_give_is_refused_by_what_it_shows(game: Reference) -> None:
    rules = refused(game, "take")
    assert rules["the tile gives thread"] == rules["the tile gives lace"] == {"resources.one_for_each_sign"}
    assert rules["the tile gives thread + lace"] == {"general.plus"}
    assert rules["the tile gives thread / lace"] == {"general.slash"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("verb", "says", "rule"),
    [
        ("draw", "this tile is not in the stock", "bonuses.tile_from_bag"),
        ("spend", "only tiles the player has are spent, each once", "garments.spend_resources"),
        ("main", "there is no decoration that the player may fund and can pay", "decorations.pay"),
    ],
)
def test_a_refusal_names_the_rule_of_its_own_choice(game: Reference, verb: str, says: str, rule: str) -> None:
    assert rule in refused(game, verb)[says]


def test_who_cannot_pay_a_tile_is_told_its_price(game: Reference) -> None:
    position = at(game, Step.MAIN).copy()
    poor = position.seat(position.todo[-1][1])
    poor.livre = 0
    full = [d for d in position.drawers if min(d) >= 0]
    position.drawers = tuple(full[:1]) * len(position.drawers)
    refusal = game.refuse(position, game.read("main acquire"))
    assert refusal.rule.startswith("resources.price_of_full_drawer")
    assert refusal.citations


def test_a_window_that_is_empty_beside_others_is_no_empty_display(game: Reference) -> None:
    position = at(game, Step.WINDOW).copy()
    position.windows = (-1, *position.windows[1:])
    assert game.refuse(position, game.read("window 1")).rule == "garments.any_displayed"


def test_nobody_sends_a_garment_from_where_they_have_none(game: Reference) -> None:
    position = at(game, Step.ADMIRE)
    empty = next(n for n, there in enumerate(position.guests) if there < 0)
    assert game.refuse(position, ("admire", empty)).rule == "scoring.terrace_from_kings_hall"


@pytest.mark.parametrize("edition", ["deluxe-2020", "original-2013"])
def test_every_refusal_by_a_borrowed_rule_says_so_and_has_lines(edition: str) -> None:
    game = reference(edition, 3)
    marked = set()
    for step in (Step.TILE, Step.DEPUTE, Step.NOTION, Step.USE, Step.REVEAL, Step.EXCHANGE, Step.MAIN):
        refusal = game.refuse(at(game, step), ("start", 0))
        assert refusal.citations
        if "(borrowed from deluxe-2020)" in refusal.says:
            marked.add(step)
            assert all(c["source"] for c in refusal.citations)
    assert bool(marked) is (edition == "original-2013")
    if marked:
        assert Step.EXCHANGE in marked
