"""Why a garment of a set with rules of its own may not be made, or not become what is wanted, or depute nobody."""

from __future__ import annotations

from specs.actions import garment_sets, garments
from specs.position import Action, Frame, Position, bits
from specs.refusals.reason import Reason, Reasons
from specs.setting import Setting

_DISCARD, _RESERVE, _HAND, _PLAYED = range(4)


def not_made(setting: Setting, position: Position, role: int, bonus: int, garment: int) -> Reasons:
    """Say why a garment of a set may not be made with this employee, or not at all now."""
    festive, couture = setting.festive[garment], setting.couture[garment]
    rule = setting.rule
    if not garment_sets.may_make(setting, garment, role, bonus, sale=bonus == garments.SALE):
        if bonus == garments.SALE and festive >= 0:
            yield Reason("not by a bonus whose garment is sold", "festive_by_sale_bonus", {})
        elif bonus == garments.SALE:
            yield Reason("not by a bonus whose garment is sold", "couture_by_sale_bonus", {"couture": couture})
        else:
            case = {"role": role, "via": int(bonus > 0)}
            yield Reason("such an employee makes no festive garment", "festive_made_by", case)
    if all(g >= 0 for g in position.guests):
        if festive >= 0 and not rule.festive_without_space:
            yield Reason("no guest space is free for it", "festive_without_space", {})
        if couture >= 0 and not rule.couture_without_space[couture]:
            yield Reason("no guest space is free for it", "couture_without_space", {"couture": couture})


def fate(setting: Setting, garment: int, which: int) -> Reasons:
    """Say why a garment of a set may not be rented (0), or not sold (1)."""
    festive, couture = setting.festive[garment], setting.couture[garment]
    says = f"it may not be {('rented', 'sold')[which]}"
    rule = setting.rule
    if festive >= 0 and not rule.festive_fate[which]:
        yield Reason(says, "festive_fate", {"fate": which})
    if couture >= 0 and not rule.couture_fate[couture][which]:
        yield Reason(says, "couture_fate", {"couture": couture, "fate": which})
    if festive < 0 and couture < 0 and garment >= setting.first_special and not rule.fancy_fate[which]:
        yield Reason(says, "fancy_fate", {"fate": which})


def call(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why a garment may not depute this employee."""
    if action in garment_sets.callable_(setting, position, frame):
        return
    seat, card, rule = frame[1], action[1], setting.rule
    own = position.seats[seat]
    team = setting.team(position, seat)
    if not rule.couture_depute_team[min(team, len(rule.couture_depute_team) - 1)]:
        yield Reason(f"a team of {team} may not shrink", "couture_depute_team", {"deck_size": team})
    places = ((_DISCARD, own.pile), (_RESERVE, own.reserve), (_HAND, own.hand), (_PLAYED, _in_play(position)))
    place = next((p for p, cards in places if card in bits(cards)), None)
    if place is None:
        yield Reason("this employee is not in the player's team", "couture_depute", {})
    elif not rule.couture_depute_from[place]:
        yield Reason("no employee of this place is deputed", "couture_depute_from", {"card_place": place})
    role = setting.role[card]
    yield Reason("the garment does not depute such an employee", "couture_depute_role", {"role": role})


def _in_play(position: Position) -> int:
    played = position.played
    return 1 << played if played >= 0 and not position.leaving >> played & 1 else 0
