"""Why a garment may not be made, or not like this."""

from __future__ import annotations

from specs.actions import garments
from specs.parts import GarmentTile
from specs.position import Action, Frame, Position
from specs.refusals import garment_sets
from specs.refusals.reason import Reason, Reasons
from specs.setting import Setting


def window(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why the garment of a window may not be made."""
    _, seat, card, bonus = frame
    if action[1] >= len(position.windows):
        yield Reason(f"the display has {len(position.windows)} windows", "windows", {})
        return
    garment = position.windows[action[1]]
    if garment < 0:
        empty = all(g < 0 for g in position.windows)
        question = "may_make_from_empty_display" if empty else "choose_any_garment"
        yield Reason("no garment is there", question, {})
        return
    tile, role = setting.parts.garments[garment], setting.role[card]
    if not bonus and not setting.rule.may_make_garment_with[role][tile.master]:
        case = {"role": role, "golden_thimble": int(tile.master)}
        yield Reason("this garment needs another employee", "may_make_garment_with", case)
    if bonus == garments.SALE:
        yield from _not_for_sale(setting, role, tile)
    elif bonus and tile.master and not setting.rule.bonus_make_master_garment[bonus - 1][role]:
        yield Reason("not by this bonus", "bonus_make_master_garment", {"make_bonus": bonus - 1, "role": role})
    if setting.parts.board.windows[action[1]] > position.seats[seat].livre:
        yield Reason("the player cannot pay its price", "must_pay_garment_price", {})
    if garment >= setting.first_special:
        yield from garment_sets.not_made(setting, position, role, bonus, garment)
    if action not in garments.windows(setting, position, frame):
        yield Reason("the player lacks silk, thread or lace", "must_spend_resources", {})


def _not_for_sale(setting: Setting, role: int, tile: GarmentTile) -> Reasons:
    if tile.master and not setting.rule.sale_bonus_master_garment:
        yield Reason("not by this bonus", "sale_bonus_master_garment", {})
    elif tile.master and not setting.rule.sale_bonus_master_garment_by[role]:
        yield Reason("not by this bonus", "sale_bonus_master_garment_by", {"role": role})


def save(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why this silk may not be saved."""
    if action in garments.saves(setting, position, frame):
        return
    color, rolls, bonus = action[1], action[2], frame[3]
    if rolls and (color, rolls) not in garments.savings(setting, bonus, frame[4]):
        need = min(4, setting.parts.garments[frame[4]].silk[color])
        if not need:
            yield Reason("the garment needs no silk of this colour", "bonus_make_saving_use", {"make_bonus": bonus - 1})
        else:
            case = {"make_bonus": bonus - 1, "silk": color, "needed": need}
            yield Reason("the bonus does not save so much of this silk", "bonus_make_silk_saved", case)
    yield Reason("the silk that would be left to pay is lacking", "must_spend_resources", {})


def spend(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why these tiles may not be spent."""
    _, seat, _, _, garment, color, rolls = frame
    spent = 0
    for tile in action[1:]:
        spent |= 1 << tile
    if spent & ~position.seats[seat].tiles or spent.bit_count() != len(action) - 1:
        yield Reason("only tiles the player has are spent, each once", "must_spend_resources", {})
    silk = setting.parts.garments[garment].silk
    need = tuple(n - rolls * (c == color) for c, n in enumerate(silk))
    if not setting.enough(spent, need):
        yield Reason("the tiles lack silk that the garment needs", "must_spend_resources", {})
    if action not in garments.spendings(setting, position, frame):
        yield Reason("a tile is spent that is not needed", "spend_needless_tile", {})


def fate(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why a garment may not be rented, or sold."""
    if action not in garments.fates(setting, position, frame):
        which = int(action[0] == "sell")
        if frame[4] >= setting.first_special:
            yield from garment_sets.fate(setting, frame[4], which)
        if frame[3] == garments.SALE:
            yield Reason("the garment of this bonus is sold", "sale_bonus_fate", {"fate": which})
        free = [n for n, g in enumerate(position.guests) if g < 0]
        kind = 2 if not free else 0 if any(not setting.master_spaces >> n & 1 for n in free) else 1
        yield Reason(
            "no guest space is free for it" if action[0] == "rent" else "it may not be sold",
            "may_decide_fate",
            {"fate": which, "free_spaces": kind},
        )


def guest_space(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why a garment may not go to this guest space."""
    if position.guests[action[1]] >= 0:
        yield Reason("the space is taken", "may_put_on_occupied_space", {})
    elif action not in garments.spaces(setting, position, frame):
        role = setting.role[frame[2]]
        if frame[3]:
            case = {"make_bonus": frame[3] - 1, "role": role}
            yield Reason("this space is for garments that a Master made", "bonus_make_to_master_space", case)
        else:
            case = {"role": role, "space": int(setting.master_spaces >> action[1] & 1)}
            yield Reason("this space is for garments that a Master made", "may_put_garment_on", case)
