"""Who is present in which hall, and the bonus for all halls."""

from __future__ import annotations

from collections.abc import Sequence

from specs.position import Position
from specs.questions.base_decorations import Which
from specs.setting import Setting

BY_GARMENT, BY_MUSICIAN = 0, 1


def present_in(setting: Setting, position: Position, seat: int, hall: int) -> bool:
    """Say whether a player is represented in a hall."""
    counts = setting.rule.counts_as_presence
    if counts[BY_GARMENT] and any((g := position.guests[n]) >= 0 and g & 7 == seat for n in setting.halls[hall]):
        return True
    musician = setting.musician[hall]
    return bool(counts[BY_MUSICIAN]) and musician >= 0 and position.owners[musician] == seat


def halls_of(setting: Setting, position: Position, seat: int, by: Sequence[bool]) -> int:
    """Give the number of halls a player is represented in, where garments and musicians both count for it."""
    if not by[BY_GARMENT] or not by[BY_MUSICIAN]:
        return 0
    return sum(present_in(setting, position, seat, h) for h in range(len(setting.halls)))


def settle_presence(setting: Setting, new: Position, seat: int) -> None:
    """Put a marker on the bonus for all halls at once, where a player has just come to be in every hall."""
    rule = setting.rule
    held = new.all_halls.count(seat)
    if not rule.all_halls_bonus_exists or not rule.may_hold_all_halls_space[held]:
        return
    halls = sum(present_in(setting, new, seat, h) for h in range(len(setting.halls)))
    if not rule.all_halls_bonus_with[halls]:
        return
    free = [n for n, owner in enumerate(new.all_halls) if owner < 0]
    if not free:
        return
    values = setting.parts.board.all_halls
    best = max(free, key=lambda n: values[n]) if rule.all_halls_space_taken is Which.BEST else free[0]
    new.all_halls = (*new.all_halls[:best], seat, *new.all_halls[best + 1 :])
