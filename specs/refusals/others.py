"""Why decorations, bonuses and the terrace may not be used like this."""

from __future__ import annotations

from specs.actions import decorations, staff
from specs.actions.bonuses import exchanges
from specs.position import Action, Frame, Position
from specs.questions.base_decorations import own_of_kind, own_on_side
from specs.refusals.reason import Reason, Reasons
from specs.setting import JEWELRY, KINDS, SIDES, Setting


def team_too_small(setting: Setting, position: Position, seat: int, via: int) -> Reason:
    """Say that a team may not shrink."""
    size = setting.team(position, seat)
    return Reason(f"a team of {size} may not shrink", "may_depute", {"deck_size": size, "via": via})


def fund(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why this decoration may not be funded."""
    if action in decorations.spaces(setting, position, frame):
        return
    _, seat, bonus = frame
    space = action[1]
    if position.owners[space] >= 0 and not setting.rule.may_fund_occupied_space:
        yield Reason("the decoration is taken", "may_fund_occupied_space", {})
    kind = setting.kinds[space]
    if kind == JEWELRY:
        yield from _jewelry_decoration(setting, position, frame)
        return
    side = setting.parts.board.decorations[space].side
    if side is not None:
        place = SIDES.index(side)
        held = sum(position.owners[n] == seat for n in setting.kitchen[place])
        if held:
            case = {"kitchen_side": place, "own_markers_on_side": min(held, own_on_side.args[1].values[-1])}
            yield Reason("one marker on each side is all a player may have", "may_fund_kitchen_side", case)
    held = sum(position.owners[n] == seat for n in setting.of_kind[kind])
    top = min(held, own_of_kind.args[1].values[-1])
    if not setting.rule.may_fund_more_of_kind[kind][top]:
        case = {"decoration": kind, "own_markers_of_kind": top}
        yield Reason(f"no more of its kind: {KINDS[kind].value}", "may_fund_more_of_kind", case)
    if bonus:
        case = {"fund_bonus": bonus - 1, "printed": min(20, setting.parts.board.decorations[space].price)}
        yield Reason("the player cannot pay it", "bonus_fund_price", case)
    yield Reason("the player cannot pay it", "must_pay_decoration", {})


def _jewelry_decoration(setting: Setting, position: Position, frame: Frame) -> Reasons:
    _, seat, bonus = frame
    held = sum(position.owners[n] == seat for n in setting.jeweler)
    allowed = setting.rule.fund_jewelry_decoration_with
    if not allowed[min(held, len(allowed) - 1)]:
        case = {"own_jewelry_decorations": min(held, len(allowed) - 1)}
        yield Reason("one jewelry decoration is all a player may have", "fund_jewelry_decoration_with", case)
    if not setting.rule.fund_jewelry_decoration_via[int(bonus > 0)]:
        yield Reason("not by this", "fund_jewelry_decoration_via", {"via": int(bonus > 0)})
    yield Reason("the player cannot pay it", "must_pay_decoration", {})


def exchange(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why so many points may not be bought."""
    if action not in exchanges(setting, position, frame):
        case = {"exchange_bonus": frame[2], "returned": min(40, position.seats[frame[1]].livre)}
        yield Reason("the player's Livre do not buy so many points", "bonus_exchange_points", case)


def give(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:  # noqa: ARG001
    """Say why this tile may not be discarded next, or none any more."""
    _, seat, given, first = frame
    if action[0] == "enough":
        if not given:
            yield Reason("at least one tile is discarded", "bonus_silk_any_number", {})
    elif not position.seats[seat].tiles >> action[1] & 1:
        yield Reason("the player has no such tile", "bonus_silk_any_number", {})
    elif action[1] < first:
        yield Reason("tiles are discarded in the order of their numbers")


def depute(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why a bonus may not depute this employee."""
    if action in staff.deputable(setting, position, frame):
        return
    _, seat, _, bonus = frame
    if not staff.may_depute(setting, position, seat, staff.BY_BONUS):
        yield team_too_small(setting, position, seat, staff.BY_BONUS)
    own = position.seats[seat]
    if position.leaving >> action[1] & 1:
        yield Reason("this employee is on the way out", "bonus_depute_from", {"depute_bonus": bonus, "card_place": 4})
    if not (own.hand | own.reserve | own.pile | (1 << position.played)) >> action[1] & 1:
        yield Reason("this employee is not in the player's team", "bonus_depute_from", {"depute_bonus": bonus})
    yield Reason(
        "this bonus does not depute such an employee",
        "bonus_depute_role",
        {"depute_bonus": bonus, "role": setting.role[action[1]]},
    )


def admire(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why this garment may not be moved to the terrace."""
    number = action[1]
    if number < 0:
        return
    if position.guests[number] < 0 or position.guests[number] & 7 != frame[1]:
        yield Reason("the player has no garment there", "terrace_from", {"hall": 0})
    elif number not in setting.halls[0]:
        yield Reason("only garments of the King's hall are moved", "terrace_from", {"hall": 1})
