"""Funding a decoration, by the main action or at a discount by a bonus."""

from __future__ import annotations

from specs.actions import tasks
from specs.actions.halls import settle_presence
from specs.position import Action, Frame, Position
from specs.setting import JEWELRY, KINDS, SIDES, Setting
from specs.steps import Step
from specs.vocabulary import Decoration

KITCHEN = KINDS.index(Decoration.KITCHEN)
MUSICIAN = KINDS.index(Decoration.MUSICIAN)


def price(setting: Setting, space: int, bonus: int) -> int:
    """Give what a decoration costs in Livre (bonus: 0 for the main action, else its place among the bonuses + 1)."""
    printed = setting.parts.board.decorations[space].price
    if not bonus:
        return printed
    discounted = setting.rule.bonus_fund_price[bonus - 1]
    if printed < len(discounted):
        return int(discounted[printed])
    return max(0, printed - int(setting.rule.bonus_fund_discount[bonus - 1]))


def _may_fund(setting: Setting, position: Position, seat: int, bonus: int, space: int) -> bool:
    """Say whether a player may fund a decoration of this kind and side; asked once for all that are alike."""
    rule = setting.rule
    kind = setting.kinds[space]
    if kind == JEWELRY:
        if not rule.fund_jewelry_decoration_via[int(bonus > 0)]:
            return False
        allowed = rule.fund_jewelry_decoration_with
        held = setting.jewelry_of(position, seat)
        return bool(allowed[min(held, len(allowed) - 1)])
    if not rule.decoration_kind_exists[kind]:
        return False
    if kind == KITCHEN:
        side = setting.parts.board.decorations[space].side
        place = SIDES.index(side) if side is not None else 0
        held = sum(position.owners[n] == seat for n in setting.kitchen[place])
        limits = rule.may_fund_kitchen_side[place]
        if not limits[min(held, len(limits) - 1)]:
            return False
    held = sum(position.owners[n] == seat for n in setting.of_kind[kind])
    limits = rule.may_fund_more_of_kind[kind]
    return bool(limits[min(held, len(limits) - 1)])


def spaces(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the free decorations that the player may fund and can pay (seat, bonus)."""
    _, seat, bonus = frame
    livre = position.seats[seat].livre
    occupied = setting.rule.may_fund_occupied_space
    allowed: dict[int, bool] = {}
    found: list[Action] = []
    for space, owner in enumerate(position.owners):
        if (owner < 0 or occupied) and price(setting, space, bonus) <= livre:
            alike = setting.alike[space]
            if alike not in allowed:
                allowed[alike] = _may_fund(setting, position, seat, bonus, alike)
            if allowed[alike]:
                found.append(("fund", space))
    return found


def can_fund(setting: Setting, position: Position, seat: int, bonus: int) -> bool:
    """Say whether there is a decoration that the player may fund and can pay."""
    return bool(spaces(setting, position, (Step.FUND, seat, bonus)))


def fund(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Pay, and put a marker on the decoration."""
    _, seat, bonus = frame
    space = action[1]
    if new.box is not None:
        tasks.note(new, space, 0)
    new.seat(seat).livre -= price(setting, space, bonus)
    new.owners = (*new.owners[:space], seat, *new.owners[space + 1 :])
    if setting.kinds[space] == MUSICIAN:
        settle_presence(setting, new, seat)
