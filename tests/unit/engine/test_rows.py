"""Rows of numbers, each number played: what gives more for more is counted here beside the formula of the text."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from specs.actions.garments import savings
from specs.phases.income import income_of
from specs.position import guest
from specs.steps import Step
from specs.vocabulary import Decoration, KitchenSide, ScoringStep
from tests.small_parts import PARTS
from tests.table import DELUXE, ORIGINAL, Table

both = pytest.mark.parametrize("edition", [DELUXE, ORIGINAL])
MANY = 20


def crowd(table: Table, number: int, *, garment: str = "blue-2", seat: int = 0, first: int = 0) -> None:
    """Put so many garments on the board; that they are the same one does not matter to what is counted."""
    guests = list(table.now.guests)
    for n in range(first, first + number):
        guests[n] = guest(table.number("garment", garment), seat)
    table.now.guests = tuple(guests)


def funded(table: Table, number: int, seat: int = 0) -> None:
    """Put markers on so many decorations that are no kitchen."""
    names = [d.id for d in PARTS.board.decorations if d.kind is not Decoration.KITCHEN]
    table.own(seat, *names[:number])


def gained(table: Table, card: str) -> tuple[int, int]:
    """Play a card for nothing and use its bonus, if it is offered; give Livre and points."""
    table.hold(0, card)
    table.do(f"card {card}", "main none")
    if "bonus use" in table.legal():
        table.do("bonus use")
    own = table.seat()
    return own.livre - 15, own.points


@both
def test_garments_give_for_each_for_two_or_for_three(edition: str) -> None:
    """deluxe-pt:785-787, 836-837, 847-849."""
    for n in range(MANY + 1):
        for card, gain in (
            ("iii-garments", (0, n // 3)),
            ("v-garments-first", (n, 0)),
            ("v-garments-second", (0, n // 2)),
        ):
            table = Table(edition)
            crowd(table, n)
            assert gained(table, card) == gain, (card, n)


@both
def test_decorations_give_for_each_or_for_two_and_the_marker_for_all_halls_nothing(edition: str) -> None:
    """deluxe-pt:772-784, 840-846."""
    for n in range(12):
        for card, gain in (
            ("ii-decorations", (0, n // 2)),
            ("iii-decorations", (n, 0)),
            ("v-decorations", (0, n // 2)),
        ):
            table = Table(edition)
            funded(table, n)
            table.now.all_halls = (0, -1)
            assert gained(table, card) == gain, (card, n)


@both
def test_which_cards_count_for_the_size_of_a_team(edition: str) -> None:
    """Ruling bonuses.team_now: hand, reserve, discard pile, the card in play, one that leaves; five are needed."""
    others = ("0:master-1", "0:master-2", "0:journeyman", "0:apprentice-1")
    for at in ("hand", "reserve", "pile"):
        for number, gain in ((4, 2), (3, 0)):
            table = Table(edition)
            table.team(0, **{at: others[:number]})
            assert gained(table, "iii-team") == (gain, 0), (at, number)
    table = Table(edition)
    table.team(0, hand=("i-depute", "iii-team"), reserve=others[:3])
    table.do("card i-depute", "main none", "bonus use", "depute iii-team", "bonus use")
    assert table.seat().livre == 15 + 2


@both
@pytest.mark.parametrize(("card", "discount"), [("iii-fund", 5), ("vi-fund", 10)])
def test_a_discount_is_taken_off_every_price(edition: str, card: str, discount: int) -> None:
    board = PARTS.board
    for printed in range(26):
        spaces = (replace(board.decorations[0], price=printed), *board.decorations[1:])
        table = Table(edition, parts=replace(PARTS, board=replace(board, decorations=spaces)))
        table.seat().livre = 30
        table.hold(0, card)
        table.do(f"card {card}", "main none", "bonus use", "fund firework-1")
        assert table.seat().livre == 30 - max(0, printed - discount), printed


@both
def test_what_a_bonus_saves_on_each_silk(edition: str) -> None:
    """deluxe-pt:754-762, 815-823: one blue or pink roll, or up to two green ones, as far as they are needed."""
    for color, need in itertools.product(range(4), range(5)):
        a, b, c, d = (need * (n == color) for n in range(4))
        garment = replace(PARTS.garments[1], silk=(a, b, c, d))
        parts = replace(PARTS, garments=(garment, *PARTS.garments[1:]))
        setting = Table(edition, parts=parts).game.setting
        blue_or_pink, green = color in {0, 1}, color == 2
        assert savings(setting, 0, 0) == []
        assert savings(setting, 1, 0) == ([(color, 1)] if blue_or_pink and need else [])
        assert savings(setting, 2, 0) == [(color, n) for n in range(1, min(2, need) + 1) if green]


@both
@pytest.mark.parametrize("card", ["ii-make", "iv-make"])
def test_what_a_bonus_made_can_be_sold(edition: str, card: str) -> None:
    table = Table(edition)
    table.hold(0, card)
    table.hang(w6="orange-1")
    table.keep(0, "orange")
    table.do(f"card {card}", "main none", "bonus use", "window 6", "spend orange", "sell")
    assert table.seat().livre == 15 + 12


@both
@pytest.mark.parametrize("card", ["i-depute", "ii-depute"])
def test_a_deputing_bonus_reaches_every_card_of_the_team(edition: str, card: str) -> None:
    table = Table(edition)
    table.team(0, hand=(card, "i-livre"), reserve=("0:master-1", "0:journeyman"), pile=("0:apprentice-1", "i-notion"))
    table.do(f"card {card}", "main none", "bonus use")
    everybody = (card, "i-livre", "0:master-1", "0:journeyman", "0:apprentice-1", "i-notion")
    assert set(table.legal()) == {f"depute {c}" for c in everybody}


@pytest.mark.parametrize("edition", [DELUXE, ORIGINAL])
def test_in_a_large_team_a_card_that_deputes_itself_is_done(edition: str) -> None:
    """Ruling bonuses.not_itself_again, where the floor would not forbid it."""
    table = Table(edition)
    table.hold(0, "i-depute", "i-livre", "i-notion")
    table.do("card i-depute", "main none", "bonus use", "depute i-depute")
    assert table.legal()[0].startswith("card 1:")


@both
@pytest.mark.parametrize("size", range(1, 13))
def test_every_team_above_its_floor_may_shrink(edition: str, size: int) -> None:
    floor = 4 if edition == DELUXE else 1
    start = ("0:master-1", "0:master-2", "0:journeyman", "0:apprentice-1", "0:apprentice-2")
    more = ("i-livre", "i-notion", "i-acquire", "ii-make", "ii-colours", "v-silk")
    cards = ("ii-depute", *start, *more)[:size]
    for main in ("depute", "none"):
        table = Table(edition)
        table.team(0, hand=cards[:1], reserve=cards[1:])
        table.do("card ii-depute")
        if main == "depute":
            assert ("main depute" in table.legal()) is (size > floor)
        else:
            table.do("main none")
            assert ("bonus use" in table.legal()) is (size > floor)


def test_deluxe_pays_what_is_printed_on_the_card() -> None:
    """deluxe-pt:538-540; the original names amounts by role (summary-pt:96)."""
    team = tuple(replace(c, pays=c.pays + 1) for c in PARTS.start_team)
    for edition, pays in ((DELUXE, 11), (ORIGINAL, 10)):
        table = Table(edition, parts=replace(PARTS, start_team=team))
        table.do("card 0:master-1", "main depute")
        assert table.seat().livre == 15 + pays


@both
def test_income_by_sides_of_the_kitchen(edition: str) -> None:
    """deluxe-pt:592-603: five; left by decorations of every kind, right by garments in all halls."""
    for decorations, garments in itertools.product((0, 1, 2, 3, 4, 5, 9, 11), (0, 1, 2, 3, 4, 5, 6, 12)):
        for side in (None, *KitchenSide):
            table = Table(edition)
            funded(table, decorations)
            crowd(table, garments)
            table.now.all_halls = (0, -1)
            if side is not None:
                table.own(0, "left-1" if side is KitchenSide.BY_DECORATIONS else "right-1")
            counted = decorations + 1 if side is KitchenSide.BY_DECORATIONS else garments if side else 0
            assert income_of(table.game.setting, table.now, 0) == 5 + counted


@both
def test_each_kind_of_decoration_counts_for_the_income(edition: str) -> None:
    for name in ("firework-1", "musician-1", "statue-1", "right-1"):
        table = Table(edition)
        table.own(0, "left-1", name)
        assert income_of(table.game.setting, table.now, 0) == 5 + 2


@both
@pytest.mark.parametrize("number", range(1, 8))
def test_there_is_income_in_every_round(edition: str, number: int) -> None:
    table = Table(edition)
    table.now.round = number
    for n in range(3):
        table.team(n, pile=(f"{n}:master-1", f"{n}:master-2", f"{n}:journeyman", f"{n}:apprentice-1"))
        table.seat(n).livre = 3
    table.at((Step.INCOME,))
    table.ready()
    assert [s.livre for s in table.now.seats] == [8, 8, 8]
    assert table.game.is_over(table.now) is (number == 7)


@both
@pytest.mark.parametrize("done", [0, 1, 5, 6])
def test_each_round_is_prepared_in_its_order(edition: str, done: int) -> None:
    """Favor, employees, tiles, garments; in round one no favor is given back (deluxe-pt:282, ruling of round one)."""
    table = Table(edition)
    table.now.round, table.now.favor, table.now.start = done, 1, 0
    table.hang(w1="blue-2", w6="blue-3")
    table.at((Step.ROUND,))
    verbs = []
    while table.ready().game.actor(table.now) < 0:
        action = table.legal()[0]
        verbs.append(action.split()[0])
        table.do(action)
    # What hangs on the right is discarded, what hangs on the left slides there.
    assert verbs == ["reveal"] * 4 + ["fill"] * 12 + ["hang"] * 5
    assert table.names("garment", table.now.rags) == {"blue-3"}
    assert table.game.notation.name("garment", table.now.windows[5]) == "blue-2"
    assert (table.now.start, table.now.favor) == ((1, -1) if done else (0, 1))


@both
def test_the_deck_goes_from_the_first_level_to_the_last(edition: str) -> None:
    table = Table(edition)
    table.now.deck = (1 << len(PARTS.employees)) - 1
    seen = []
    while table.now.deck:
        table.at((Step.CARD, 0), (Step.REVEAL,))
        card = table.number("card", table.legal()[-1].split()[1])
        seen.append(table.game.setting.level[card])
        table.do(table.legal()[-1])
    assert seen == [1] * 6 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6] * 6


@both
def test_a_game_begins_by_the_numbers_of_its_setup(edition: str) -> None:
    table = Table(edition)
    new = table.game.new_game()
    for seat in new.seats:
        assert (seat.livre, seat.thread, seat.lace, seat.points) == (15, 1, 1, 0)
        assert (seat.reserve.bit_count(), seat.hand, seat.pile, seat.tiles) == (5, 0, 0, 0)
    assert table.game.legal_actions(new) == [("start", 0), ("start", 1), ("start", 2)]
    assert table.game.after(new, ("start", 2)).start == 2


@both
def test_money_is_converted_by_tens(edition: str) -> None:
    for livre in range(131):
        table = Table(edition, 2)
        table.seat(0).livre, table.seat(1).livre = livre, 0
        assert table.score(ScoringStep.MONEY) == ({0: livre // 10} if livre >= 10 else {})
        assert table.now.seats[0].livre == livre % 10


@both
def test_crowned_sets_are_counted_however_many(edition: str) -> None:
    for n in range(MANY):
        table = Table(edition)
        table.team(0, pile=("vi-notions",))
        table.seat().thread = table.seat().lace = n
        assert table.score(ScoringStep.EMPLOYEE_BONUSES) == ({0: 3 * n} if n else {})
    for gowns, coats in itertools.product((0, 3, 4, 5, 6, 7, 8, 9, 11), repeat=2):
        table = Table(edition)
        table.team(0, pile=("vi-couples",))
        crowd(table, gowns)
        crowd(table, coats, garment="pink-1", first=gowns)
        pairs = min(gowns, coats)
        assert table.score(ScoringStep.EMPLOYEE_BONUSES) == ({0: 2 * pairs} if pairs else {})


def test_a_crowned_card_in_the_hand_counts_as_one_of_the_team() -> None:
    """No card is in a hand when a true game ends; a card of the team it is all the same."""
    table = Table()
    table.team(0, hand=("vi-notions",), reserve=("0:master-1",))
    assert table.score(ScoringStep.EMPLOYEE_BONUSES) == {0: 3}


@both
def test_a_garment_on_the_terrace_is_multiplied_by_its_firework(edition: str) -> None:
    garments = (("blue-2", 2), ("pink-2", 3), ("green-2", 4), ("orange-2", 5))
    for (garment, points), (n, factor) in itertools.product(garments, ((1, 2), (2, 2), (3, 3))):
        table = Table(edition)
        terrace = list(table.now.terrace)
        terrace[table.number("decoration", f"firework-{n}")] = guest(table.number("garment", garment), 1)
        table.now.terrace = tuple(terrace)
        assert table.score(ScoringStep.MARKERS) == {1: points * factor}


@both
def test_each_kind_of_decoration_gives_its_points(edition: str) -> None:
    for name, points in (("firework-2", 3), ("musician-2", 3), ("left-2", 2), ("right-1", 1)):
        table = Table(edition)
        table.own(1, name)
        assert table.score(ScoringStep.MARKERS) == {1: points}
    spaces = tuple(replace(d, points=4 * (d.kind is Decoration.STATUE)) for d in PARTS.board.decorations)
    table = Table(edition, parts=replace(PARTS, board=replace(PARTS.board, decorations=spaces)))
    table.own(1, "statue-1")
    assert table.score(ScoringStep.MARKERS) == {1: 4}
    for held, points in (((1, -1), 6), ((-1, 1), 4)):
        table = Table(edition)
        table.now.all_halls = held
        assert table.score(ScoringStep.MARKERS) == {1: points}


@both
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_first_and_second_place_by_the_number_of_players(edition: str, players: int) -> None:
    """deluxe-pt:673-675, 702-704: a second place from three players on."""
    table = Table(edition, players)
    table.rent(0, h1_2="blue-2", h1_3="blue-3")
    table.rent(1, h1_4="pink-1")
    assert table.score(ScoringStep.HALL_MAJORITIES) == ({0: 9, 1: 4} if players > 2 else {0: 9})
    table.own(0, "firework-1", "firework-2")
    table.own(1, "firework-3")
    assert table.score(ScoringStep.FIREWORK_MAJORITY) == ({0: 7, 1: 3} if players > 2 else {0: 7})


@both
def test_three_tied_for_second_among_the_fireworks(edition: str) -> None:
    board = PARTS.board
    more = tuple(replace(board.decorations[2], id=f"firework-{n}", price=10 + n) for n in (4, 5))
    spaces = (*board.decorations[:3], *more, *board.decorations[3:])
    table = Table(edition, 4, parts=replace(PARTS, board=replace(board, decorations=spaces)))
    for n, owner in enumerate((0, 0, 1, 3, 2), start=1):
        table.own(owner, f"firework-{n}")
    assert table.score(ScoringStep.FIREWORK_MAJORITY) == {0: 7, 2: 3}


@both
@pytest.mark.parametrize("halls", range(5))
def test_fewer_than_five_halls_give_no_bonus(edition: str, halls: int) -> None:
    table = Table(edition)
    for hall in range(1, halls + 1):
        table.own(0, f"musician-{hall}")
    table.hang(w6="blue-2")
    table.keep(0, "spare-1")
    table.do("card 0:journeyman", "main make", "window 6", "spend spare-1", "rent", "space h1-2")
    assert table.now.all_halls == (-1, -1)


@both
@pytest.mark.parametrize(("kind", "number"), [("firework", 3), ("musician", 5), ("statue", 3)])
def test_a_player_may_fund_all_of_a_kind(edition: str, kind: str, number: int) -> None:
    table = Table(edition)
    for n in range(1, number + 1):
        table.seat().livre = 20
        table.at((Step.CARD, 0), (Step.FUND, 0, 0))
        table.do(f"fund {kind}-{n}")
    assert table.now.owners.count(0) == number


def test_a_garment_on_a_master_guest_space_counts_like_any_other() -> None:
    table = Table()
    table.own(0, "right-1")
    table.rent(0, h1_1="blue-2", h2_6="blue-3", h3_2="pink-1")
    assert income_of(table.game.setting, table.now, 0) == 5 + 3
