"""What the texts state about the board of a set of components, as laws."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from oracle.book import Book
from oracle.terms import all_of, any_of, constants
from specs.component_terms import PartLaw, Piece, Shape, falling, how_many, some
from specs.component_values import KINDS, SIDES, Reward
from specs.editions import EDITIONS
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
from specs.questions.scoring_halls import HallNumber, Place, firework_dearest_is_rightmost, hall_points_number
from specs.questions.solo_actions import solo_drawers
from specs.questions.turns import BoardEdge
from specs.vocabulary import Decoration, KitchenSide

_REWARDS: Final = {
    SpaceReward.LIVRE: Reward.LIVRE,
    SpaceReward.THREAD: Reward.THREAD,
    SpaceReward.LACE: Reward.LACE,
    SpaceReward.TILE: Reward.TILE,
}
_MOST_HALLS: Final = halls.answers.values[-1]


def _reward(space: Piece, reward: SpaceReward) -> Any:
    return space.several("reward")[_REWARDS[reward].value]


def _windows(shape: Shape, side: str) -> Iterator[PartLaw]:
    path = f"{side}.windows"
    low, high = window_price_lowest(), window_price_highest()
    prices = shape.numbers(path)
    for number, price in enumerate(prices, 1):
        yield PartLaw(
            id="range",
            path=f"{path}.{number}",
            says="the price of a window from {low} to {high}",
            holds=(low <= price) & (price <= high),
            got=price,
            fills={"low": low, "high": high},
        )
    dearest = dearest_window_at()
    for edge, ordered in ((BoardEdge.LEFT, prices), (BoardEdge.RIGHT, prices[::-1])):
        yield PartLaw(
            id=f"dearest {edge.value}",
            path=path,
            says=f"prices fall away from the {edge.value}",
            holds=all_of(*falling(ordered)) | ~(dearest == edge),
            got=prices,
        )
    swept, count = garments_discarded_right(), shape.count(path)
    says = "at least {n} windows, which are swept"
    yield PartLaw(id="swept", path=path, says=says, holds=swept <= count, got=count, fills={"n": swept})


def _drawers(shape: Shape, side: str, law: Book) -> Iterator[PartLaw]:
    path = f"{side}.drawers"
    count = shape.count(path)
    yield PartLaw(
        id="sections",
        path=path,
        says="number of drawers: {n}",
        holds=count == drawers(),
        got=count,
        fills={"n": drawers()},
    )
    yield PartLaw(
        id="solo sections",
        path=path,
        says="number of drawers, as the solo mode counts them: {n}",
        holds=count == solo_drawers(),
        got=count,
        fills={"n": solo_drawers()},
    )
    known = resource_price.domains[0].values
    priced = [n for n in known if n and not law.answer(resource_price, {"tiles_in_drawer": n}).is_open]
    most = max(priced)
    for number, room in enumerate(shape.numbers(path), 1):
        yield PartLaw(
            id="priced",
            path=f"{path}.{number}",
            says=f"room for {min(priced)} to {most} tiles, for which there is a price",
            # A price is asked for, whatever it is: no text has one for more tiles.
            holds=(resource_price(most) >= 0) & any_of(*(room == n for n in priced)),
            got=room,
        )


def _guests(shape: Shape, side: str) -> Iterator[PartLaw]:
    path = f"{side}.guests"
    spaces = shape.pieces(path)
    for space in spaces:
        hall = space("hall")
        says = "a hall from 1 to {n}"
        yield PartLaw(
            id="hall",
            path=f"{space.path}.hall",
            says=says,
            holds=(hall >= 1) & (hall <= halls()),
            got=hall,
            fills={"n": halls()},
        )
        kinds = how_many(_reward(space, r) > 0 for r in _REWARDS)
        says = "a reward of one kind at most"
        yield PartLaw(id="one reward", path=f"{space.path}.reward", says=says, holds=kinds <= 1, got=kinds)
    for hall in range(1, _MOST_HALLS + 1):
        there = some(s("hall") == hall for s in spaces)
        says = f"guest spaces in hall {hall}"
        yield PartLaw(id=f"hall {hall}", path=path, says=says, holds=there | (halls() < hall))
        master = some((s("hall") == hall) & s("master") for s in spaces)
        says = f"a master guest space in hall {hall}"
        yield PartLaw(
            id=f"master {hall}",
            path=path,
            says=says,
            holds=master | (halls() < hall) | ~every_hall_has_master_space(),
        )
    for reward in _REWARDS:
        if reward is SpaceReward.LIVRE:
            continue
        amount = reward_amount(reward)
        for space in spaces:
            got = _reward(space, reward)
            yield PartLaw(
                id=f"amount {reward.value}",
                path=f"{space.path}.reward",
                says=f"{reward.value}: {{n}}",
                holds=(got == 0) | (got == amount),
                got=got,
                fills={"n": amount},
            )
    bare = some(all_of(*(_reward(s, r) == 0 for r in _REWARDS)) for s in spaces)
    yield PartLaw(
        id="bare",
        path=path,
        says="not every guest space has a reward",
        holds=bare | space_reward_on_every_space(),
        got="a reward on each",
    )


def _halls(shape: Shape, side: str) -> Iterator[PartLaw]:
    path = f"{side}.hall_points"
    count = shape.count(path)
    says = "points for {n} halls"
    yield PartLaw(id="halls", path=path, says=says, holds=count == halls(), got=count, fills={"n": halls()})
    first = hall_points_number(Place.FIRST)
    for hall in shape.pieces(path):
        yield PartLaw(
            id="larger",
            path=hall.path,
            says="the first number of a hall is larger than the second",
            holds=(hall("first") > hall("second")) | ~(first == HallNumber.LARGER),
            got=[hall("first"), hall("second")],
        )


def _spaces(shape: Shape, side: str) -> list[Piece]:
    return [p for group in KINDS for p in shape.pieces(f"{side}.{group}")]


def _decorations(shape: Shape, side: str, law: Book) -> Iterator[PartLaw]:
    for group, kind in KINDS.items():
        says = f"decorations to fund: {kind.value}"
        there = shape.count(f"{side}.{group}") > 0
        yield PartLaw(id=f"some {group}", path=side, says=says, holds=there | ~decoration_kind_exists(kind))
    path = f"{side}.musicians"
    musicians, count, each = shape.pieces(path), shape.count(path), musicians_per_hall()
    for musician in musicians:
        hall = musician("hall")
        yield PartLaw(
            id="hall",
            path=f"{musician.path}.hall",
            says="a hall from 1 to {n}",
            holds=(hall >= 1) & (hall <= halls()),
            got=hall,
            fills={"n": halls()},
        )
    for hall in range(1, _MOST_HALLS + 1):
        number = how_many(m("hall") == hall for m in musicians)
        says = f"musicians in hall {hall}: {{n}}"
        holds = (each == number) | (halls() < hall)
        yield PartLaw(id=f"hall {hall}", path=path, says=says, holds=holds, got=number, fills={"n": each})
    for seats in decoration_spaces.domains[1].values:
        if law.answer(board_side_for, {"seats": seats}).value is SIDES[side]:
            stated = decoration_spaces(Decoration.MUSICIAN, seats)
            says = f"musicians with {seats} players: {{n}}"
            yield PartLaw(
                id=f"seats {seats}", path=path, says=says, holds=count == stated, got=count, fills={"n": stated}
            )
    for half in KitchenSide:
        yield PartLaw(
            id=half.value,
            path=f"{side}.kitchen",
            says=f"spaces of the side that {half.value}",
            holds=some(k("side") == half for k in shape.pieces(f"{side}.kitchen")) | ~kitchen_both_sides().may,
        )
    yield PartLaw(
        id="points",
        path=side,
        says="decorations with prestige points",
        holds=some(d("points") > 0 for d in _spaces(shape, side)) | ~decoration_points_at_end(),
    )


def _fireworks(shape: Shape, side: str, law: Book) -> Iterator[PartLaw]:
    path = f"{side}.fireworks"
    spaces = shape.pieces(path)
    known = firework_factor_two.domains[0].values
    allowed = [f for f in known if law.answer(firework_factor_two, {"factor": f}).value is True]
    for space in spaces:
        yield PartLaw(
            id="factor",
            path=f"{space.path}.factor",
            says=f"a factor of {' or '.join(map(str, allowed))}",
            holds=some(firework_factor_two(f) & (space("factor") == f) for f in known),
            got=space("factor"),
        )
    prices = [s("price") for s in spaces]
    yield PartLaw(
        id="dearest",
        path=path,
        says="fireworks get dearer to the right",
        holds=all_of(*falling(prices[::-1])) | ~firework_dearest_is_rightmost(),
        got=prices,
    )
    first, second = (Piece(f"{side}.firework_points")(f) for f in ("first", "second"))
    boards = firework_points_of_board.domains[0].values
    firsts = [n for n in boards if law.answer(firework_points_of_board, {"boards_first": n}).value is True]
    yield PartLaw(
        id="majority",
        path=f"{side}.firework_points.first",
        says=f"the majority of fireworks gives {' or '.join(map(str, firsts))}",
        holds=some(firework_points_of_board(n) & (first == n) for n in boards),
        got=first,
    )
    pairs = _pairs(law, firsts)
    seconds, path = list(pairs.values()), f"{side}.firework_points.second"
    yield PartLaw(
        id="second place",
        path=path,
        says=f"the second place of fireworks gives {' or '.join(map(str, seconds))}",
        holds=any_of(*(second == n for n in seconds)),
        got=second,
        claims=_SECOND,
    )
    for one, other in pairs.items():
        says = f"{one} goes with {other}"
        goes = ~(first == one) | (second == other) | ~any_of(*(second == n for n in seconds))
        yield PartLaw(id=f"pair {one}", path=path, says=says, holds=goes, got=second, claims=_SECOND)


_SECOND: Final = ("deluxe-pt.scoring.fireworks_second", "summary-en.fireworks.places_second")


def _pairs(law: Book, firsts: list[int]) -> dict[int, int]:
    """
    Give the second number that goes with each first one, in the order in which the texts name them.

    The book leaves open which side of the board has which, so they stand in no answer but in the claims.
    """
    named = [n for c in law.claims if c.id in _SECOND for n in constants(c.then) if isinstance(n, int)]
    seconds = sorted(dict.fromkeys(named), reverse=True)
    return dict(zip(sorted(firsts, reverse=True), seconds, strict=True))


def _all_halls(shape: Shape, side: str) -> Iterator[PartLaw]:
    path = f"{side}.all_halls"
    points, which = shape.numbers(path), all_halls_which()
    uneven = some(~(a == b) for a, b in pairwise(points))
    if len(points) > 1:
        yield PartLaw(
            id="best",
            path=path,
            says="some spaces of the bonus are more valuable than others",
            holds=uneven | ~(which == Which.BEST),
            got=points,
        )
    yield PartLaw(
        id="order",
        path=path,
        says="the spaces of the bonus, the most valuable first",
        # The order is the format's; the question is asked for the lines that speak of the spaces.
        holds=all_of(*falling(points)) | ~any_of(*(which == w for w in Which)),
        got=points,
        hint="write them in falling order",
    )


def _somewhere(shape: Shape, law: Book) -> Iterator[PartLaw]:
    """Ask for what stands on one side or the other, which can be judged when both are described."""
    sides = shape.sides
    prices = [n for s in sides for n in shape.numbers(f"{s}.windows")]
    for end, limit in (("lowest", window_price_lowest()), ("highest", window_price_highest())):
        yield PartLaw(
            id=end,
            path="windows",
            says=f"the {end} price of a window is {{n}}",
            holds=some(p == limit for p in prices),
            got=prices,
            fills={"n": limit},
        )
    example = "deluxe-pt.garments.ex_price"
    claim = next(c for c in law.claims if c.id == example)
    for price in constants(claim.then):
        yield PartLaw(
            id=f"example {price}",
            path="windows",
            says=f"a worked example pays {price} Livre for a window",
            holds=some(p == price for p in prices),
            got=prices,
            claims=(example,),
            doubt=law.edition != EDITIONS[0],
        )
    guests = [g for s in sides for g in shape.pieces(f"{s}.guests")]
    for reward in _REWARDS:
        says = f"some guest spaces bring {reward.value}"
        found = some(_reward(g, reward) > 0 for g in guests)
        yield PartLaw(id=reward.value, path="guests", says=says, holds=found | ~reward_exists(reward))
    spaces = [f for s in sides for f in shape.pieces(f"{s}.fireworks")]
    for factor in firework_factor_two.domains[0].values:
        says = f"some fireworks have the factor {factor}"
        found = some(s("factor") == factor for s in spaces)
        yield PartLaw(id=f"factor {factor}", path="fireworks", says=says, holds=found | ~firework_factor_two(factor))
    firsts = [Piece(f"{s}.firework_points")("first") for s in sides]
    for number in firework_points_of_board.domains[0].values:
        says = f"on one side of the board the majority of fireworks gives {number}"
        found = some(f == number for f in firsts) | ~firework_points_of_board(number)
        yield PartLaw(id=f"board {number}", path="firework_points", says=says, holds=found, got=firsts)
    pairs = [h for s in sides for h in shape.pieces(f"{s}.hall_points")]
    yield PartLaw(
        id="review",
        path="hall_points",
        says="a review shows a hall whose majority gives 3 and 1 points",
        holds=some((h("first") == 3) & (h("second") == 1) for h in pairs),
        doubt=True,
    )


def board_laws(shape: Shape, law: Book) -> Iterator[PartLaw]:
    """Give what has to hold of every side of the board that a set describes."""
    for side in shape.sides:
        yield from _windows(shape, side)
        yield from _drawers(shape, side, law)
        yield from _guests(shape, side)
        yield from _halls(shape, side)
        yield from _decorations(shape, side, law)
        yield from _fireworks(shape, side, law)
        yield from _all_halls(shape, side)
    if len(shape.sides) == len(SIDES):
        yield from _somewhere(shape, law)
