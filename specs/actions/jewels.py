"""Jewels: taking one with a garment that is rented, and what its colour brings."""

from __future__ import annotations

from specs.position import NOBODY, Action, Frame, Position, bits
from specs.questions.base_components import Kind
from specs.questions.bonuses_actions import WhenEmpty
from specs.questions.jewelry_box import JewelKind
from specs.questions.jewelry_box_jewels import NoTile
from specs.setting import GARMENTS, Setting
from specs.steps import Step

KINDS = tuple(Kind)
JEWEL_KINDS = tuple(JewelKind)
NO_JEWEL: Action = ("jewel", NOBODY)


def color(setting: Setting, jewel: int) -> int:
    """Give the colour of a jewel."""
    return GARMENTS.index(setting.box.jewels[jewel].color) if setting.box else NOBODY


def kind(setting: Setting, jewel: int) -> int:
    """Give whether a jewel is a necklace or a ring."""
    return JEWEL_KINDS.index(setting.rule.jewel_kind[color(setting, jewel)])


def owned(position: Position, seat: int) -> list[int]:
    """Give a player's jewels."""
    return list(bits(position.box.owned[seat])) if position.box else []


def has_marker(setting: Setting, position: Position, seat: int) -> int:
    """Give how many jewelry decorations a player has."""
    return setting.jewelry_of(position, seat)


def _price(setting: Setting, space: int) -> int:
    return setting.box.prices[space] if setting.box else 0


def _fits(setting: Setting, garment: int, jewel: int, *, free: bool) -> bool:
    rule = setting.rule
    made = KINDS.index(rule.garment_kind[setting.colors[garment]])
    if free:
        return bool(rule.couture_jewel_color[color(setting, jewel)]) and bool(
            rule.couture_jewel_kind[made][kind(setting, jewel)]
        )
    if setting.colors[garment] != color(setting, jewel) and not rule.buy_jewel_of_other_color:
        return False
    return bool(rule.buy_jewel_of_kind[made][kind(setting, jewel)])


def takeable(setting: Setting, position: Position, seat: int, garment: int, *, free: bool) -> list[int]:
    """Give the spaces of the display from which a jewel may be taken with a garment, for nothing or paid."""
    box = position.box
    if box is None:
        return []
    rule = setting.rule
    allowed = rule.couture_jewel_with if free else rule.buy_jewel_with_markers
    if not allowed[min(has_marker(setting, position, seat), 1)]:
        return []
    livre = position.seats[seat].livre
    return [
        n
        for n, jewel in enumerate(box.shown)
        if jewel >= 0 and (free or _price(setting, n) <= livre) and _fits(setting, garment, jewel, free=free)
    ]


def may_buy(setting: Setting, position: Position, seat: int, card: int, garment: int, via: int) -> bool:
    """Say whether a jewel may be bought with a garment."""
    if position.box is None:
        return False
    rule = setting.rule
    if setting.festive[garment] >= 0 and not rule.festive_with_jewel:
        return False
    if not rule.buy_jewel_via[via] or not rule.buy_jewel_by[setting.role[card]]:
        return False
    return bool(takeable(setting, position, seat, garment, free=False))


def choices(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the spaces of the display from which a jewel may be taken, or none (seat, garment, whether it is free)."""
    _, seat, garment, free = frame
    found: list[Action] = [("jewel", n) for n in takeable(setting, position, seat, garment, free=bool(free))]
    return [*found, NO_JEWEL]


def take(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Pay for the jewel and take it; one of the garment's colour brings a resource tile."""
    _, seat, garment, free = frame
    space = action[1]
    if space < 0:
        return
    if not free:
        new.seat(seat).livre -= _price(setting, space)
    jewel = gain(setting, new, seat, space)
    rule = setting.rule
    same = color(setting, jewel) == setting.colors[garment]
    tiles = rule.couture_jewel_match_tiles[same] if free else rule.match_tiles if same else rule.mismatch_tiles
    if same:
        _note_match(new, garment)
    if tiles and (new.stock or refilled(setting, new)):
        new.todo = (*new.todo, (Step.DRAW, seat))


def gain(setting: Setting, new: Position, seat: int, space: int) -> int:  # noqa: ARG001 - as all effects
    """Move a jewel from the display to a player, and name it."""
    box = new.own_box()
    jewel = box.shown[space]
    box.shown = (*box.shown[:space], NOBODY, *box.shown[space + 1 :])
    box.owned = (*box.owned[:seat], box.owned[seat] | 1 << jewel, *box.owned[seat + 1 :])
    return jewel


def _note_match(new: Position, garment: int) -> None:
    """Write down, for a garment whose bonus asks for it, that a jewel of its colour was taken with it."""
    new.todo = tuple((*f[:3], 1) if f[0] == Step.REWARD and f[2] == garment else f for f in new.todo)


def refilled(setting: Setting, new: Position) -> bool:
    """Put discarded tiles back where the bag is empty and a jewel brings one; say whether there is one now."""
    rule = setting.rule
    if rule.match_tile_bag_empty is NoTile.REFILL or rule.bonus_bag_empty[0] is WhenEmpty.REFILL:
        new.stock, new.used = new.used, 0
    return bool(new.stock)
