"""
Festive and haute couture garments: by whom they are made, what may become of them, and what they give.

A festive garment gives its points when it is paid, a haute couture one what it has when it is on the board.
"""

from __future__ import annotations

from specs.actions import jewels
from specs.position import NOBODY, Action, Frame, Position, bits
from specs.questions.base_components import Kind
from specs.questions.garment_sets import FestiveBonus, FestiveCounted
from specs.questions.garment_sets_couture import Couture
from specs.questions.garment_sets_couture_gains import NoneThere
from specs.setting import COUTURE, FESTIVE, Setting, carried_on
from specs.steps import Step

RENT, SELL = 0, 1
NOBODY_CALLED: Action = ("call", NOBODY)
_COUNTED = tuple(FestiveCounted)
_ITSELF, _ALL_HALLS, _JEWELRY = (
    _COUNTED.index(c) for c in (FestiveCounted.ITSELF, FestiveCounted.ALL_HALLS, FestiveCounted.JEWELRY)
)
_KINDS = tuple(Kind)
_FROM_DISCARD, _FROM_RESERVE, _FROM_HAND, _FROM_PLAYED = range(4)
_BY_BONUS = 1


def may_make(setting: Setting, garment: int, role: int, bonus: int, *, sale: bool) -> bool:
    """Say whether an employee of a role may make a garment of a set (bonus: 0 for the main action)."""
    rule = setting.rule
    festive, couture = setting.festive[garment], setting.couture[garment]
    if festive >= 0:
        return bool(rule.festive_by_sale_bonus if sale else rule.festive_made_by[role][int(bonus > 0)])
    return couture < 0 or not sale or bool(rule.couture_by_sale_bonus[couture])


def fates(setting: Setting, position: Position, garment: int, *, rent: bool, sell: bool) -> tuple[bool, bool]:
    """Say whether a garment of a set may be rented, and whether it may be sold, where others may or may not."""
    rule = setting.rule
    festive, couture = setting.festive[garment], setting.couture[garment]
    full = all(g >= 0 for g in position.guests)
    if festive >= 0:
        if full and not rule.festive_without_space:
            return False, False
        return rent and bool(rule.festive_fate[RENT]), sell and bool(rule.festive_fate[SELL])
    if couture >= 0:
        if full and not rule.couture_without_space[couture]:
            return False, False
        return rent and bool(rule.couture_fate[couture][RENT]), sell and bool(rule.couture_fate[couture][SELL])
    return rent and bool(rule.fancy_fate[RENT]), sell and bool(rule.fancy_fate[SELL])


def festive_points(setting: Setting, new: Position, seat: int, garment: int) -> None:
    """Gain the points of a festive garment that was paid for."""
    rule = setting.rule
    festive = setting.festive[garment]
    counts = rule.festive_bonus_counts[festive]
    own = setting.garments_of(new, seat) + ([garment] if counts[_ITSELF] else [])
    colors = [setting.colors[g] for g in own]
    which = FESTIVE[festive]
    if which is FestiveBonus.DECORATIONS:
        number = new.owners.count(seat)
        if not counts[_JEWELRY]:
            number -= jewels.has_marker(setting, new, seat)
        number += new.all_halls.count(seat) if counts[_ALL_HALLS] else 0
    elif which is FestiveBonus.COUPLES:
        gowns = sum(rule.garment_kind[c] is Kind.GOWN for c in colors if rule.festive_bonus_counts_color[festive][c])
        coats = sum(rule.garment_kind[c] is Kind.COAT for c in colors if rule.festive_bonus_counts_color[festive][c])
        number = min(gowns, coats)
    else:
        number = sum(bool(rule.festive_bonus_counts_color[festive][c]) for c in colors)
    new.seat(seat).points += carried_on(rule.festive_bonus_points[festive], number)


def sold(setting: Setting, new: Position, seat: int, garment: int) -> None:
    """Receive what a sold haute couture garment brings."""
    rule = setting.rule
    value = setting.parts.garments[garment].value
    if not rule.couture_bonus_by[setting.couture[garment]][SELL]:
        new.seat(seat).livre += value
        return
    new.seat(seat).livre += rule.couture_gown_livre[SELL] + (value if rule.couture_gown_pays_value_too else 0)


def reward(setting: Setting, new: Position, frame: Frame) -> None:
    """Give what a haute couture garment gives that lies on the board (seat, garment, jewel of its colour)."""
    _, seat, garment, matched = frame
    rule = setting.rule
    couture = setting.couture[garment]
    if not rule.couture_bonus_by[couture][RENT]:
        return
    which = COUTURE[couture]
    if which is Couture.FAVOR:
        _favor(setting, new, seat)
    elif which is Couture.DEPUTE:
        if rule.couture_depute and len(callable_(setting, new, (Step.CALL, seat))) > 1:
            new.todo = (*new.todo, (Step.CALL, seat))
    elif which is Couture.TILE:
        if any(max(d) >= 0 for d in new.drawers):
            new.todo = (*new.todo, (Step.DRAWER, seat, 1))
        elif rule.couture_tile_none is NoneThere.FROM_BAG and new.stock:
            new.todo = (*new.todo, (Step.DRAW, seat))
    elif which is Couture.JEWEL:
        if jewels.takeable(setting, new, seat, garment, free=True):
            new.todo = (*new.todo, (Step.JEWEL, seat, garment, 1))
    elif which is Couture.LIVRE:
        new.seat(seat).livre += rule.couture_gown_livre[RENT]
    else:
        new.seat(seat).points += rule.couture_color_points[matched]


def _favor(setting: Setting, new: Position, seat: int) -> None:
    rule = setting.rule
    free = new.favor < 0
    if rule.couture_favor_taken[free] and (free or rule.couture_favor_from_player):
        new.favor = seat
    new.seat(seat).livre += rule.couture_favor_livre[free]


def callable_(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the employees whom a garment may depute, or none (seat)."""
    _, seat = frame
    rule = setting.rule
    allowed = rule.couture_depute_team
    if not allowed[min(setting.team(position, seat), len(allowed) - 1)]:
        return [NOBODY_CALLED]
    own = position.seats[seat]
    places = rule.couture_depute_from
    found = 0
    for place, cards in ((_FROM_DISCARD, own.pile), (_FROM_RESERVE, own.reserve), (_FROM_HAND, own.hand)):
        if places[place]:
            found |= cards
    played = position.played
    if places[_FROM_PLAYED] and played >= 0 and not position.leaving >> played & 1:
        found |= 1 << played
    called: list[Action] = [("call", c) for c in bits(found) if rule.couture_depute_role[setting.role[c]]]
    return [*called, NOBODY_CALLED]


def call(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Depute the employee: it pays, and its bonus is not used."""
    _, seat = frame
    card = action[1]
    if card < 0:
        return
    rule = setting.rule
    own = new.seat(seat)
    own.hand &= ~(1 << card)
    own.reserve &= ~(1 << card)
    own.pile &= ~(1 << card)
    new.leaving |= 1 << card
    own.livre += rule.couture_depute_pay[setting.role[card]]
    if card == new.played and not rule.couture_depute_played_bonus:
        new.todo = tuple(f for f in new.todo if f != (Step.AFTER, seat, card))
    if rule.couture_depute_bonus:
        new.todo = (*new.todo, (Step.AFTER, seat, card))


def points_of(setting: Setting, garment: int) -> int:
    """Give the prestige points that a rented garment gives of itself."""
    if setting.couture[garment] >= 0 and COUTURE[setting.couture[garment]] is Couture.LIVRE:
        return 0 if not setting.rule.couture_gown_counts_for[-1] else setting.parts.garments[garment].points
    return setting.parts.garments[garment].points
