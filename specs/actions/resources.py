"""
Acquiring a resource tile: the section, the tile, what becomes of it.

The same choices serve the main action, the bonus and the reward of a guest space, which is free.
"""

from __future__ import annotations

from specs.actions import tasks
from specs.parts import Notions
from specs.position import NOBODY, Action, Frame, Position
from specs.questions.base_components import Gets
from specs.setting import Setting
from specs.steps import Step

TAKES = {
    Notions.THREAD: ("thread",),
    Notions.LACE: ("lace",),
    Notions.BOTH: ("both",),
    Notions.EITHER: ("thread", "lace"),
}
"""What discarding a tile can give, by what its lower half shows."""

KEEP: Action = ("keep",)


def price(setting: Setting, tiles: tuple[int, ...]) -> int:
    """Give the price of a tile of a section of the display, in Livre."""
    shown = sum(t >= 0 for t in tiles)
    prices = setting.rule.resource_price
    return int(prices[min(shown, len(prices) - 1)])


def can_acquire(setting: Setting, position: Position, seat: int, *, free: bool) -> bool:
    """Say whether there is a tile that the player can pay."""
    if not setting.rule.may_choose_drawer:
        return False
    livre = position.seats[seat].livre
    return any(_payable(setting, d, livre, free=free) for d in position.drawers)


def drawers(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the sections to acquire from (seat, free)."""
    _, seat, free = frame
    livre = position.seats[seat].livre
    return [("drawer", n) for n, d in enumerate(position.drawers) if _payable(setting, d, livre, free=bool(free))]


def _payable(setting: Setting, tiles: tuple[int, ...], livre: int, *, free: bool) -> bool:
    return max(tiles) >= 0 and (free or price(setting, tiles) <= livre)


def choose_drawer(setting: Setting, new: Position, frame: Frame, action: Action) -> None:  # noqa: ARG001 - as all steps
    """Go on to the tile."""
    _, seat, free = frame
    new.todo = (*new.todo, (Step.TILE, seat, free, action[1]))


def tiles(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the tiles of a section (seat, free, drawer)."""
    shown = [t for t in position.drawers[frame[3]] if t >= 0]
    if not setting.rule.may_choose_tile_in_drawer:
        shown = shown[:1]
    return [("tile", t) for t in shown]


def take_tile(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Pay and take the tile; what becomes of it is decided at once."""
    _, seat, free, number = frame
    tile = action[1]
    drawer = new.drawers[number]
    cost = setting.rule.reward_tile_price if free else price(setting, drawer)
    if cost:
        new.seat(seat).livre -= cost
    left = tuple(NOBODY if t == tile else t for t in drawer)
    new.drawers = (*new.drawers[:number], left, *new.drawers[number + 1 :])
    new.todo = (*new.todo, (Step.USE, seat, tile))


def uses(setting: Setting, position: Position, frame: Frame) -> list[Action]:  # noqa: ARG001 - as all steps
    """Give what can become of a tile (seat, tile): kept for its silk, or discarded for notions."""
    rule = setting.rule
    found: list[Action] = [KEEP] if rule.may_use_tile[0] else []
    if rule.may_use_tile[1]:
        shown = setting.parts.resources[frame[2]].notions
        if shown is Notions.BOTH and rule.tile_sign_means[0] is not Gets.BOTH:
            found += [("take", "thread"), ("take", "lace")]
        elif shown is Notions.EITHER and rule.tile_sign_means[1] is Gets.BOTH:
            found.append(("take", "both"))
        else:
            found += [("take", what) for what in TAKES[shown]]
    return found


def use_tile(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Keep the tile, or discard it for its notions."""
    _, seat, tile = frame
    own = new.seat(seat)
    if new.box is not None:
        tasks.note(new, tile, int(action[0] == "keep"))
    if action[0] == "keep":
        own.tiles |= 1 << tile
        return
    count = setting.rule.notions_from_tile
    if action[1] != "lace":
        own.thread += count[0]
    if action[1] != "thread":
        own.lace += count[1]
    if setting.rule.used_tiles_go_to_discard:
        new.used |= 1 << tile
