"""Setup and preparing rounds on small positions: queue, displays, what runs out; hands and turns."""

from __future__ import annotations

import pytest

from specs.position import NOBODY
from specs.steps import Step
from tests.small_parts import PARTS
from tests.strategies import game_of
from tests.table import DELUXE, ORIGINAL, Table

both = pytest.mark.parametrize("edition", [DELUXE, ORIGINAL])
FAVOR, EMPLOYEES, RESOURCES, GARMENTS = range(4)


def preparing(*steps: int, edition: str = DELUXE) -> Table:
    """Give a table at which these steps of a round's preparation are due."""
    table = Table(edition)
    table.at((Step.CARD, 0), *((Step.PREPARE, s) for s in reversed(steps)))
    return table


# Setup.


@both
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_alike(edition: str, players: int) -> None:
    """deluxe-pt:145-170, summary-pt:27-33: 15 Livre, a thread, a lace, five cards in the reserve."""
    game = game_of(edition, players)
    new = game.new_game()
    assert len(new.seats) == players
    for seat in new.seats:
        assert (seat.livre, seat.thread, seat.lace, seat.points) == (15, 1, 1, 0)
        assert (seat.reserve.bit_count(), seat.hand, seat.pile, seat.tiles) == (5, 0, 0, 0)
    assert [game.write(a) for a in game.legal_actions(new)] == [f"start {n}" for n in range(players)]


@both
def test_round_one_fills_queue_and_displays(edition: str) -> None:
    """Ruling preparation.first_round: queue of level one, tiles from the left, garments from the right."""
    game = game_of(edition, 3)
    position = game.after(game.new_game(), ("start", 2))
    verbs = []
    while game.actor(position) < 0:
        actions = game.legal_actions(position)
        verbs.append(actions[0][0])
        position = game.after(position, actions[0])
    board = game.setting.parts.board
    assert verbs == ["reveal"] * 4 + ["fill"] * sum(board.drawers) + ["hang"] * len(board.windows)
    assert {game.setting.level[c] for c in position.queue} == {1}
    assert (position.start, position.favor, position.round) == (2, NOBODY, 1)
    assert game.actor(position) == 2


# Employees.


@both
def test_who_was_not_hired_leaves_the_game(edition: str) -> None:
    table = preparing(EMPLOYEES, edition=edition)
    table.line_up("i-livre", "i-notion")
    table.do(*["reveal i-depute", "reveal i-acquire", "reveal i-bag-paid", "reveal i-bag-free"])
    assert len(table.now.queue) == 4
    assert not table.now.deck & table.numbers("card", ("i-livre", "i-notion"))
    assert table.legal()[0].startswith("card 0:")


@both
def test_the_next_level_is_revealed_only_when_one_is_used_up(edition: str) -> None:
    table = preparing(EMPLOYEES, edition=edition)
    table.now.deck &= ~table.numbers("card", ("i-livre", "i-notion", "i-acquire", "i-bag-paid", "i-bag-free"))
    assert table.legal() == ["reveal i-depute"]
    table.do("reveal i-depute")
    assert table.legal() == ["reveal ii-colours", "reveal ii-make", "reveal ii-depute", "reveal ii-decorations"]


@both
@pytest.mark.parametrize("left", [0, 1, 3])
def test_a_short_deck_gives_what_it_has(edition: str, left: int) -> None:
    """Ruling preparation.short_deck; a true game never comes here."""
    table = preparing(EMPLOYEES, edition=edition)
    names = ("vi-fund", "vi-team", "vi-notions")[:left]
    table.now.deck = table.numbers("card", names)
    table.do(*(f"reveal {n}" for n in names))
    assert len(table.now.queue) == left
    assert table.legal()[0].startswith("card 0:")


# Resource tiles.


@both
def test_empty_spaces_are_filled_from_the_left_and_tiles_stay(edition: str) -> None:
    table = preparing(RESOURCES, edition=edition)
    table.fill(("blue", "pink", "green", "orange"), ("mixed",), ("green-pair", "blue-green", "pink-pair"))
    table.do("fill spare-1", "fill spare-2", "fill spare-3", "fill orange-pair")
    shown = [[table.game.notation.name("tile", t) for t in d] for d in table.now.drawers]
    assert shown == [
        ["blue", "pink", "green", "orange"],
        ["mixed", "spare-1", "spare-2", "spare-3"],
        ["green-pair", "blue-green", "pink-pair", "orange-pair"],
    ]


@both
def test_discarded_tiles_come_back_when_none_is_left(edition: str) -> None:
    """deluxe-pt:303-307: only then, and filling goes on with them."""
    table = preparing(RESOURCES, edition=edition)
    table.fill(("blue", "pink", "green", "orange"), ("mixed", "green-pair"))
    table.now.stock = table.numbers("tile", ("spare-1",))
    table.now.used = table.numbers("tile", ("spare-2", "spare-3"))
    assert table.legal() == ["fill spare-1"]
    table.do("fill spare-1")
    assert table.legal() == ["fill spare-2", "fill spare-3"]
    table.do("fill spare-3", "fill spare-2")
    # Then there is none, and what is on the right stays empty.
    assert table.legal()[0].startswith("card 0:")
    assert (table.now.stock, table.now.used) == (0, 0)
    assert [sum(t >= 0 for t in d) for d in table.now.drawers] == [4, 4, 1]


def test_discarded_tiles_stay_where_they_are_as_long_as_there_are_others() -> None:
    table = preparing(RESOURCES)
    table.fill(("blue", "pink", "green", "orange"), ("mixed", "green-pair", "blue-green", "pink-pair"))
    table.now.stock = table.numbers("tile", ("spare-1", "spare-2", "spare-3", "spare-4"))
    table.now.used = table.numbers("tile", ("spare-5",))
    table.do("fill spare-1", "fill spare-2", "fill spare-3", "fill spare-4")
    assert (table.now.stock, table.names("tile", table.now.used)) == (0, {"spare-5"})


# Garments.


@both
def test_two_on_the_right_are_discarded_the_others_slide_and_the_left_is_filled(edition: str) -> None:
    """deluxe-pt:308-316."""
    table = preparing(GARMENTS, edition=edition)
    table.hang(w1="blue-2", w3="pink-1", w5="green-1", w6="orange-1")
    table.do("hang blue-3", "hang blue-4", "hang pink-2", "hang pink-3")
    shown = [table.game.notation.name("garment", g) for g in table.now.windows]
    assert shown == ["pink-3", "pink-2", "blue-4", "blue-3", "blue-2", "pink-1"]
    assert table.names("garment", table.now.rags) == {"green-1", "orange-1"}


@both
def test_discarded_garments_come_back_when_the_bag_is_empty(edition: str) -> None:
    """deluxe-pt:317-319: those just discarded, too; then the windows on the left stay empty."""
    table = preparing(GARMENTS, edition=edition)
    table.hang(w4="blue-2", w6="orange-1")
    table.now.bag = table.numbers("garment", ("green-1",))
    table.now.rags = table.numbers("garment", ("pink-1",))
    assert table.legal() == ["hang green-1"]
    table.do("hang green-1")
    assert table.legal() == ["hang pink-1", "hang orange-1"]
    table.do("hang orange-1", "hang pink-1")
    assert table.legal()[0].startswith("card 0:")
    shown = [None if g < 0 else table.game.notation.name("garment", g) for g in table.now.windows]
    assert shown == [None, None, "pink-1", "orange-1", "green-1", "blue-2"]


def test_an_empty_display_discards_nothing() -> None:
    table = preparing(GARMENTS)
    table.ready()
    assert not table.now.rags
    assert len(table.legal()) == len(PARTS.garments)


# Empty displays.


@both
def test_nothing_is_acquired_made_or_hired_where_nothing_is_shown(edition: str) -> None:
    """deluxe-pt:421-422, 511-512, 532-533."""
    table = Table(edition)
    table.keep(0, "blue", "pink", "green", "orange")
    table.do("card 0:master-1")
    assert not {"main acquire", "main make", "main hire"} & set(table.legal())


# Hands and turns.


@both
@pytest.mark.parametrize("team", [1, 2, 3, 4])
def test_a_small_team_takes_what_it_has(edition: str, team: int) -> None:
    """Ruling hand.small_team."""
    table = Table(edition)
    cards = ("0:master-1", "0:master-2", "0:journeyman", "0:apprentice-1")[:team]
    table.team(0, reserve=cards[:1], pile=cards[1:])
    table.at((Step.CARD, 1), (Step.HAND, 0))
    wanted = {frozenset(cards)} if team < 4 else {frozenset({*cards} - {c}) for c in cards[1:]}
    assert {frozenset(a.split()[1:]) for a in table.legal()} == wanted
    table.do(table.legal()[0])
    assert table.seat().hand.bit_count() == min(3, team)
    assert (table.seat().reserve.bit_count(), table.seat().pile) == (max(0, team - 3), 0)


def test_turns_go_round_from_the_starting_player() -> None:
    table = Table()
    table.now.start = 1
    table.at((Step.TURN, 1))
    order = []
    for _ in range(6):
        seat = table.ready().game.actor(table.now)
        order.append(seat)
        table.do(f"card {seat}:" + ("master-1" if len(order) <= 3 else "journeyman"), "main none")
    assert order == [1, 2, 0, 1, 2, 0]


def test_the_played_card_lies_on_the_discard_pile_at_the_end_of_the_turn() -> None:
    """Ruling turns.discard_at_the_end."""
    table = Table()
    table.do("card 0:apprentice-1", "main none")
    assert not table.seat().pile
    table.do("bonus leave")
    assert table.names("card", table.seat().pile) == {"0:apprentice-1"}


def test_a_main_action_and_a_bonus_can_both_be_given_up() -> None:
    """deluxe-pt:375-376."""
    table = Table()
    table.do("card 0:apprentice-1", "main none", "bonus leave")
    assert (table.seat().livre, table.seat().thread) == (15, 1)


@both
def test_there_is_income_after_the_last_round_and_then_the_scoring(edition: str) -> None:
    """deluxe-pt:604-605."""
    table = Table(edition)
    table.now.round = 7
    for n in range(3):
        table.team(n, pile=(f"{n}:master-1", f"{n}:master-2", f"{n}:journeyman", f"{n}:apprentice-1"))
    table.at((Step.INCOME,))
    table.ready()
    assert table.game.is_over(table.now)
    assert [s.points for s in table.now.seats] == [2, 2, 2]
    assert table.game.outcome(table.now)["winners"] == [0, 1, 2]
