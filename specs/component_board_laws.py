"""Judges the board of a set of components by everything the texts state about it."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.book import Answer
from oracle.terms import constants
from specs.component_judge import Judge, Violation
from specs.component_values import SIDES
from specs.parts import Board
from specs.questions.base_components import drawers, halls
from specs.questions.base_decorations import (
    Which,
    all_halls_which,
    decoration_kind_exists,
    decoration_points_at_end,
    firework_factor_two,
    kitchen_both_sides,
    musicians_per_hall,
)
from specs.questions.base_garments import (
    SpaceReward,
    reward_amount,
    reward_exists,
    window_price_highest,
    window_price_lowest,
)
from specs.questions.base_preparation import garments_discarded_right
from specs.questions.base_setup import board_side_for
from specs.questions.base_turns import resource_price
from specs.questions.decorations import decoration_spaces
from specs.questions.extra_deluxe_scoring import firework_points_of_board
from specs.questions.garments import dearest_window_at, every_hall_has_master_space, space_reward_on_every_space
from specs.questions.scoring_halls import (
    HallNumber,
    Place,
    firework_dearest_is_rightmost,
    firework_points,
    hall_points_number,
)
from specs.questions.turns import BoardEdge
from specs.vocabulary import Decoration, KitchenSide

_REWARDS = {
    SpaceReward.LIVRE: "livre",
    SpaceReward.THREAD: "thread",
    SpaceReward.LACE: "lace",
    SpaceReward.TILE: "tile",
}


def _windows(j: Judge, side: str, board: Board) -> Iterator[Violation]:
    low, high = j.ask(window_price_lowest), j.ask(window_price_highest)
    for number, price in enumerate(board.windows, 1):
        yield from j.within(f"{side}.windows.{number}", price, "the price of a window", low, high)
    dearest = j.ask(dearest_window_at)
    falling = sorted(board.windows, reverse=True) == list(board.windows)
    rising = sorted(board.windows) == list(board.windows)
    if not dearest.is_open and not (falling if dearest.value is BoardEdge.LEFT else rising):
        yield j.wrong(
            f"{side}.windows", list(board.windows), f"prices fall away from the {dearest.value.value}", dearest
        )
    swept = j.ask(garments_discarded_right)
    if len(board.windows) < swept.value:
        yield j.wrong(f"{side}.windows", len(board.windows), f"at least {swept.value} windows, which are swept", swept)


def _drawers(j: Judge, side: str, board: Board) -> Iterator[Violation]:
    yield from j.equal(f"{side}.drawers", len(board.drawers), "number of drawers", j.ask(drawers))
    known = resource_price.domains[0].values
    priced = [n for n in known if n and j.value(resource_price, tiles_in_drawer=n) is not None]
    for number, room in enumerate(board.drawers, 1):
        if room not in priced:
            says = f"room for {min(priced)} to {max(priced)} tiles, for which there is a price"
            answer = j.ask(resource_price, tiles_in_drawer=max(priced))
            yield j.wrong(f"{side}.drawers.{number}", room, says, answer)


def _guests(j: Judge, side: str, board: Board) -> Iterator[Violation]:
    master = j.ask(every_hall_has_master_space)
    for hall in range(j.value(halls)):
        spaces = [g for g in board.guests if g.hall == hall]
        path = f"{side}.guests"
        if not spaces:
            yield j.wrong(path, "none", f"guest spaces in hall {hall + 1}", j.ask(halls))
        says = f"a master guest space in hall {hall + 1}"
        yield from j.met(path, any(g.master for g in spaces), "none", says, master)
    for reward, field in _REWARDS.items():
        if reward is SpaceReward.LIVRE:
            continue
        amount = j.ask(reward_amount, reward=reward)
        for space in board.guests:
            if got := getattr(space, field):
                yield from j.equal(f"{side}.guests.{space.id}.reward", got, reward.value, amount)
    bare = j.ask(space_reward_on_every_space)
    if bare.value is False and all(any(getattr(g, f) for f in _REWARDS.values()) for g in board.guests):
        yield j.wrong(f"{side}.guests", "a reward on each", "not every guest space has a reward", bare)


def _halls(j: Judge, side: str, board: Board) -> Iterator[Violation]:
    first = j.ask(hall_points_number, place=Place.FIRST)
    for number, (larger, smaller) in enumerate(board.hall_points, 1):
        if first.value is HallNumber.LARGER and larger <= smaller:
            says = "the first number of a hall is larger than the second"
            yield j.wrong(f"{side}.hall_points.{number}", f"{larger} and {smaller}", says, first)


def _decorations(j: Judge, side: str, board: Board) -> Iterator[Violation]:
    for kind in Decoration:
        exists = j.ask(decoration_kind_exists, decoration=kind)
        there = any(d.kind is kind for d in board.decorations)
        yield from j.met(side, there, "none", f"decorations to fund: {kind.value}", exists)
    musicians = [d for d in board.decorations if d.kind is Decoration.MUSICIAN]
    each = j.ask(musicians_per_hall)
    for hall in range(j.value(halls)):
        count = sum(d.hall == hall for d in musicians)
        yield from j.equal(f"{side}.musicians", count, f"musicians in hall {hall + 1}", each)
    for seats in decoration_spaces.domains[1].values:
        if j.value(board_side_for, seats=seats) is SIDES[side]:
            total = j.ask(decoration_spaces, decoration=Decoration.MUSICIAN, players=seats)
            yield from j.equal(f"{side}.musicians", len(musicians), f"musicians with {seats} players", total)
    both = j.ask(kitchen_both_sides)
    for half in KitchenSide:
        if both.value == "may" and not any(d.side is half for d in board.decorations):
            yield j.wrong(f"{side}.kitchen", "none", f"spaces of the side that {half.value}", both)
    points = j.ask(decoration_points_at_end)
    some = any(d.points for d in board.decorations)
    yield from j.met(side, some, "none", "decorations with prestige points", points)


def _fireworks(j: Judge, side: str, board: Board) -> Iterator[Violation]:
    spaces = [d for d in board.decorations if d.kind is Decoration.FIREWORK]
    known = firework_factor_two.domains[0].values
    allowed = [f for f in known if j.value(firework_factor_two, factor=f) is True]
    for d in spaces:
        if d.factor not in allowed:
            says = f"a factor of {' or '.join(map(str, allowed))}"
            answers = [j.ask(firework_factor_two, factor=f) for f in allowed]
            yield j.wrong(f"{side}.fireworks.{d.id}.factor", d.factor, says, *answers)
    prices = [d.price for d in spaces]
    right = j.ask(firework_dearest_is_rightmost)
    yield from j.met(
        f"{side}.fireworks",
        prices == sorted(prices),
        str(prices),
        "fireworks get dearer to the right",
        right,
    )
    first, second = board.firework_points
    boards = firework_points_of_board.domains[0].values
    firsts = [n for n in boards if j.value(firework_points_of_board, boards_first=n) is True]
    if first not in firsts:
        says = f"the majority of fireworks gives {' or '.join(map(str, firsts))}"
        answers = [j.ask(firework_points_of_board, boards_first=n) for n in firsts]
        yield j.wrong(f"{side}.firework_points.first", first, says, *answers)
    elif second not in (seconds := _pairs(j, firsts)).values():
        says = f"the second place of fireworks gives {' or '.join(map(str, seconds.values()))}"
        yield j.wrong(f"{side}.firework_points.second", second, says, *_second(j))
    elif second != seconds[first]:
        says = f"{first} goes with {seconds[first]}"
        yield j.wrong(f"{side}.firework_points.second", second, says, *_second(j))


def _second(j: Judge) -> list[Answer]:
    return [j.ask(firework_points, place=Place.SECOND, players=3)]


def _pairs(j: Judge, firsts: list[int]) -> dict[int, int]:
    """
    Give the second number that goes with each first one, in the order in which the texts name them.

    The book leaves open which side of the board has which, so they stand in no answer but in the claims.
    """
    named = [
        n
        for claim in j.law.claims
        if claim.id in ("deluxe-pt.scoring.fireworks_second", "summary-en.fireworks.places_second")
        for n in constants(claim.then)
        if isinstance(n, int)
    ]
    seconds = sorted(dict.fromkeys(named), reverse=True)
    return dict(zip(sorted(firsts, reverse=True), seconds, strict=True))


def _all_halls(j: Judge, side: str, board: Board) -> Iterator[Violation]:
    which = j.ask(all_halls_which)
    points = list(board.all_halls)
    if which.value is Which.BEST and len(points) > 1 and len(set(points)) == 1:
        yield j.wrong(f"{side}.all_halls", points, "some spaces of the bonus are more valuable than others", which)
    if points != sorted(points, reverse=True):
        says = "the spaces of the bonus, the most valuable first"
        yield j.wrong(f"{side}.all_halls", points, says, which, hint="write them in falling order")


def _somewhere(j: Judge, boards: dict[str, Board]) -> Iterator[Violation]:
    """Ask for what stands on one side or the other, which can be judged when both are described."""
    prices = {p for b in boards.values() for p in b.windows}
    for end, answer in (("lowest", j.ask(window_price_lowest)), ("highest", j.ask(window_price_highest))):
        if answer.value not in prices:
            yield j.wrong("windows", sorted(prices), f"the {end} price of a window is {answer.value}", answer)
    example = "deluxe-pt.garments.ex_price"
    claim = next(c for c in j.law.claims if c.id == example)
    for price in constants(claim.then):
        if price not in prices:
            yield Violation(
                path="windows",
                got=str(sorted(prices)),
                says=f"a worked example pays {price} Livre for a window",
                citations=j.passages(example),
                doubt=j.law.edition != "deluxe-2020",
            )
    guests = [g for b in boards.values() for g in b.guests]
    for reward, field in _REWARDS.items():
        exists = j.ask(reward_exists, reward=reward)
        says = f"some guest spaces bring {reward.value}"
        yield from j.met("guests", any(getattr(g, field) for g in guests), "none", says, exists)
    factors = {d.factor for b in boards.values() for d in b.decorations}
    for factor in firework_factor_two.domains[0].values:
        exists = j.ask(firework_factor_two, factor=factor)
        yield from j.met("fireworks", factor in factors, "none", f"some fireworks have the factor {factor}", exists)
    firsts = [b.firework_points[0] for b in boards.values()]
    for number in firework_points_of_board.domains[0].values:
        answer = j.ask(firework_points_of_board, boards_first=number)
        if answer.value is True and number not in firsts:
            says = f"on one side of the board the majority of fireworks gives {number}"
            yield j.wrong("firework_points", firsts, says, answer)
    if not any(pair == (3, 1) for b in boards.values() for pair in b.hall_points):
        says = "a review shows a hall whose majority gives 3 and 1 points"
        yield Violation(path="hall_points", got="none", says=says, doubt=True)


def board_laws(j: Judge) -> Iterator[Violation]:
    """Judge every side of the board that a set describes."""
    boards = {n: j.parts.boards[s] for n, s in SIDES.items() if s in j.parts.boards}
    laws = (_windows, _drawers, _guests, _halls, _decorations, _fireworks, _all_halls)
    for side, board in boards.items():
        for law in laws:
            yield from law(j, side, board)
    if len(boards) == len(SIDES):
        yield from _somewhere(j, boards)
