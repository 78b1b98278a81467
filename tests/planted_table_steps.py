"""
Wrong rules about the whole of the game, its parts and its setup, planted where the engine embodies them.

Most answers about these are not looked up in play: they are in the order of the phases, in what lies on the table, and
in how a game begins. Small tests set their own table; only a game that is begun shows what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from specs.position import bits
from specs.steps import Step
from tests.planted_option_steps import Planting, at_once, inside, more, then


def begun(change: Callable[[Any, Any], None]) -> Planting:
    """Plant another beginning: something is changed of the position after setup."""

    def make(right: Any) -> Any:
        def wrong(game: Any) -> Any:
            new = right(game).copy()
            change(game, new)
            return new

        return wrong

    return inside("game", "Game.new_game", make)


def owned(change: Callable[[Any, int, Any], None]) -> Planting:
    """Plant other things of a player's at the beginning, given the seat's number."""

    def make(right: Any) -> Any:
        def wrong(game: Any, number: int) -> Any:
            seat = right(game, number)
            change(seat, number, game)
            return seat

        return wrong

    return inside("game", "Game._seat", make)


def laid_out(**parts: Callable[[Any], Any]) -> Planting:
    """Plant another setting: something that follows from the parts is read otherwise."""

    def make(right: Any) -> Any:
        def wrong(setting: Any, *given: Any) -> None:
            right(setting, *given)
            for name, value in parts.items():
                setattr(setting, name, value(setting))

        return wrong

    return inside("setting", "Setting.__init__", make)


def _set(name: str, value: Callable[[Any], Any]) -> Callable[[Any, Any], None]:
    return lambda _game, new: setattr(new, name, value(new))


def _add(name: str, value: Callable[[Any, int], int]) -> Callable[[Any, int, Any], None]:
    return lambda seat, number, _game: setattr(seat, name, getattr(seat, name) + value(seat, number))


def _lowest(numbers: int) -> int:
    return numbers & (numbers - 1)


def _without(kind: Step, *, in_round: int) -> Any:
    """Leave a kind of frame out of what is to be done, in one round."""

    def change(new: Any) -> None:
        if new.round == in_round:
            new.todo = tuple(f for f in new.todo if f[0] != kind)

    return then(change)


def _first_before(new: Any) -> None:
    """Let the one who chose a hand first take a turn before the others choose theirs."""
    hands = [f for f in new.todo if f[0] == Step.HAND]
    if len(hands) > 1:
        turns = [f for f in new.todo if f[0] == Step.TURN]
        new.todo = (*hands[:-1], *turns, hands[-1])


def _after_round(number: int, todo: tuple[Any, ...]) -> Callable[[Any], None]:
    """Go on otherwise after the income of one round."""

    def change(new: Any) -> None:
        if new.round == number:
            new.todo = todo

    return change


def _capped(new: Any) -> None:
    for number, seat in enumerate(new.seats):
        if seat.points > 20:
            new.seat(number).points = 20


def _no_less(new: Any) -> None:
    own = new.seat(0)
    own.points = max(0, own.points - 1)


def _windows_filled(_game: Any, new: Any) -> None:
    first = next(bits(new.bag))
    new.windows = (first, *new.windows[1:])
    new.bag &= ~(1 << first)


def _tiles_discarded(_game: Any, new: Any) -> None:
    new.used = new.stock & 0b111
    new.stock &= ~0b111


def _shared(seat: Any, number: int, game: Any) -> None:
    if number == 1:
        seat.reserve = game.setting.start_cards(0)


def _first_alone(seat: Any, number: int, _game: Any) -> None:
    if number:
        seat.reserve = 0


TABLE_STEPS: dict[str, tuple[Planting, ...]] = {
    "general": (
        at_once(Step.INCOME, then(_after_round(7, ((Step.ROUND,),)))),
        at_once(Step.INCOME, then(_after_round(6, ()))),
        at_once(Step.INCOME, then(_after_round(7, ()))),
        at_once(Step.CHOOSE, _without(Step.HAND, in_round=2)),
        at_once(Step.ROUND, _without(Step.PREPARE, in_round=3)),
        at_once(Step.CHOOSE, then(_first_before)),
        at_once(Step.TURN, lambda right: lambda s, n, f: (
            right(s, n, f) if any(o.hand for o in n.seats) else setattr(n, "todo", ((Step.ROUND,),)))),
        at_once(Step.SCORE, then(_capped)),
        at_once(Step.ROUND, then(_no_less)),
        inside("setting", "Setting.team", more(1)),
    ),
    "setup": (
        owned(_add("livre", lambda _s, number: number)),
        owned(_add("thread", lambda _s, number: int(number > 1))),
        owned(_add("tiles", lambda _s, number: 1 << number)),
        owned(_shared),
        owned(_first_alone),
        owned(lambda seat, *_: (setattr(seat, "hand", seat.reserve), setattr(seat, "reserve", 0))[0]),  # type: ignore[func-returns-value]
        begun(_windows_filled),
        begun(_tiles_discarded),
        begun(_set("favor", lambda _n: 0)),
        begun(_set("round", lambda _n: 1)),
        laid_out(levels=lambda s: tuple(reversed(s.levels))),
        laid_out(levels=lambda s: (sum(s.levels),)),
    ),
    "components": (
        begun(_set("bag", lambda n: _lowest(n.bag))),
        begun(_set("stock", lambda n: _lowest(n.stock))),
        begun(_set("deck", lambda n: _lowest(n.deck))),
        owned(lambda seat, *_: setattr(seat, "reserve", _lowest(seat.reserve))),
        laid_out(role=lambda s: tuple(2 - r for r in s.role)),
        laid_out(colors=lambda s: (0,) * len(s.colors)),
        laid_out(silk=lambda s: tuple(tuple(reversed(t)) for t in s.silk)),
        laid_out(hall_of=lambda s: tuple(4 - h for h in s.hall_of), halls=lambda s: tuple(reversed(s.halls))),
        laid_out(master_spaces=lambda s: s.master_spaces << 1),
        laid_out(fireworks=lambda s: s.fireworks[:-1]),
        laid_out(statues=lambda s: s.statues[:-1]),
    ),
}  # fmt: skip
"""Steps that do something else, by topic."""
