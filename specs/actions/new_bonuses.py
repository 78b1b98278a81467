"""
The new bonuses of the Jewelry Box that do not use another card's: what they count and give, now or in the end.

Those that use another card's bonus stand in `specs.actions.employees`.
"""

from __future__ import annotations

from collections import Counter

from specs.actions import garments, jewels
from specs.actions.bonuses import team_counted
from specs.actions.halls import halls_of
from specs.position import Action, Frame, Position, bits
from specs.questions.bonuses_gains import Currency
from specs.questions.jewelry_bonuses import (
    ApprenticeKind,
    CountedMarker,
    CountingBonus,
    DecorationCounter,
    HallBonus,
    HallChoice,
    NewBonus,
)
from specs.questions.jewelry_box import JewelKind
from specs.setting import FIRST_NEW, KINDS, NEW_BONUSES, SPECIALISED, Setting, carried_on, up_to
from specs.steps import Step
from specs.vocabulary import Decoration, Garment, Role

_COUNTING = {NewBonus[c.name]: n for n, c in enumerate(CountingBonus)}
_MARKERS = tuple(CountedMarker)
_HALL_BONUSES = {NewBonus[h.name]: n for n, h in enumerate(HallBonus)}
_COUNTERS = {NewBonus.J_DECORATIONS: 0, NewBonus.M_DECORATIONS: 1}
_KITCHEN = KINDS.index(Decoration.KITCHEN)
_GARMENTS = tuple(Garment)
_GOWN, _COAT = _GARMENTS.index(Garment.UNCOMMON_GOWN), _GARMENTS.index(Garment.RARE_COAT)
_APPRENTICES = tuple(ApprenticeKind)
_APPRENTICE = tuple(Role).index(Role.APPRENTICE)
_GUEST, _MASTER_GUEST = 0, 1

assert len(DecorationCounter) == len(_COUNTERS)  # noqa: S101 - the order of both is one


def counted(setting: Setting, position: Position, seat: int, which: NewBonus, hall: int = 0) -> int:
    """Give how much of what a bonus counts a player has (of one hall, for those that count a hall)."""
    if which is NewBonus.J_HALLS:
        return _halls(setting, position, seat)
    if which in _COUNTERS:
        return _decorations(setting, position, seat, _COUNTERS[which])
    if which in _HALL_BONUSES:
        return _in_hall(setting, position, seat, _HALL_BONUSES[which], hall)
    if which is NewBonus.M_GOWNS:
        colors = garments.colors_of(setting, position, seat)
        return min(n for c, n in enumerate(colors) if setting.rule.gown_pair_has[c])
    if which is NewBonus.M_MASTER_GUESTS:
        return setting.master_guests_of(position, seat)
    if which is NewBonus.M_APPRENTICES:
        return _apprentices(setting, position, seat)
    return _jewels(setting, position, seat, which)


def _halls(setting: Setting, position: Position, seat: int) -> int:
    return halls_of(setting, position, seat, setting.rule.hall_presence_for_bonus)


def _decorations(setting: Setting, position: Position, seat: int, counter: int) -> int:
    counts = setting.rule.new_bonus_counts_marker[counter]
    found = 0
    for n, owner in enumerate(position.owners):
        if owner == seat:
            kind = setting.kinds[n]
            if kind == len(KINDS):
                found += bool(counts[_MARKERS.index(CountedMarker.JEWELRY)])
            elif kind == _KITCHEN:
                found += bool(counts[_MARKERS.index(CountedMarker.KITCHEN)])
            else:
                found += 1
    if counts[_MARKERS.index(CountedMarker.ALL_HALLS)]:
        found += position.all_halls.count(seat)
    return found


def _in_hall(setting: Setting, position: Position, seat: int, bonus: int, hall: int) -> int:
    counts = setting.rule.hall_bonus_counts[bonus]
    masters = setting.master_spaces
    return sum(
        (g := position.guests[n]) >= 0 and g & 7 == seat and bool(counts[_MASTER_GUEST if masters >> n & 1 else _GUEST])
        for n in setting.halls[hall]
    )


def _jewels(setting: Setting, position: Position, seat: int, which: NewBonus) -> int:
    mine = jewels.owned(position, seat)
    rule = setting.rule
    if which in {NewBonus.J_JEWELS, NewBonus.M_JEWELS}:
        return len(mine)
    colors = Counter(jewels.color(setting, j) for j in mine)
    if which is NewBonus.M_JEWEL_SETS:
        return min(colors[c] // int(n) for c in range(len(_GARMENTS)) if (n := rule.jewel_set_has[c]))
    kind, alike = (
        (JewelKind.RING, rule.ring_colors_matter)
        if which is NewBonus.J_RINGS
        else (JewelKind.NECKLACE, rule.necklace_colors_matter)
    )
    numbers = [n for c, n in colors.items() if rule.jewel_kind[c] is kind]
    return sum(n - n % 2 for n in numbers) if alike else sum(numbers)


def _apprentices(setting: Setting, position: Position, seat: int) -> int:
    own = position.seats[seat]
    counts = setting.rule.apprentice_counts_for_master
    found = 0
    for card in bits(own.hand | own.reserve | own.pile):
        if setting.role[card] != _APPRENTICE:
            continue
        level = setting.level[card]
        if setting.bonus[card] == SPECIALISED:
            kind = ApprenticeKind.SPECIALISED_HIRED
        elif not level:
            kind = ApprenticeKind.STARTING
        else:
            crowned = setting.bonus[card] >= 0 and setting.rule.bonus_crowned[setting.bonus[card]]
            kind = ApprenticeKind.CROWNED if crowned else ApprenticeKind.HIRED
        found += bool(counts[_APPRENTICES.index(kind)])
    return found


def gain(setting: Setting, position: Position, seat: int, which: NewBonus, hall: int = 0) -> tuple[Currency, int]:
    """Give what a counting bonus gives now."""
    rule = setting.rule
    if which is NewBonus.J_TEAM:
        row = rule.new_team_bonus_gain
        return Currency.LIVRE, int(up_to(row, max(team_counted(setting, position, seat), _least(row))))
    if which is NewBonus.M_MISSING:
        colors = garments.colors_of(setting, position, seat)
        return Currency.LIVRE, int(rule.missing_bonus_gain[bool(colors[_GOWN])][bool(colors[_COAT])])
    place = _COUNTING[which]
    number = counted(setting, position, seat, which, hall)
    return rule.new_bonus_pays_in[place], carried_on(rule.new_bonus_gain[place], number)


def _least(row: tuple[int | None, ...]) -> int:
    return next(n for n, value in enumerate(row) if value is not None)


def can_use(setting: Setting, position: Position, seat: int, card: int) -> bool:
    """Say whether the bonus of a card can be used now, with some effect."""
    bonus = setting.bonus[card]
    rule = setting.rule
    if bonus == SPECIALISED:
        return bool(rule.apprentice_points_for_play[1])
    which = NEW_BONUSES[bonus - FIRST_NEW]
    if rule.new_bonus_at_end[bonus - FIRST_NEW] or not rule.new_bonus_use[bonus - FIRST_NEW]:
        return False
    if which is NewBonus.J_MAKE:
        return bool(rule.sale_bonus_actions) and garments.can_make(setting, position, seat, card, garments.SALE)
    if which in _HALL_BONUSES:
        return any(gain(setting, position, seat, which, h)[1] for h in range(len(setting.halls)))
    return gain(setting, position, seat, which)[1] > 0


def use(setting: Setting, new: Position, seat: int, card: int) -> None:
    """Use the bonus of a card: gain what it gives, or go on to its choices."""
    bonus = setting.bonus[card]
    if bonus == SPECIALISED:
        new.seat(seat).points += setting.rule.apprentice_points_for_play[1]
        return
    which = NEW_BONUSES[bonus - FIRST_NEW]
    if which is NewBonus.J_MAKE:
        new.todo = (*new.todo, (Step.WINDOW, seat, card, garments.SALE))
    elif which in _HALL_BONUSES:
        if setting.rule.hall_chosen_by[_HALL_BONUSES[which]] is HallChoice.PLAYER:
            new.todo = (*new.todo, (Step.HALL, seat, bonus - FIRST_NEW))
        else:
            best = max(range(len(setting.halls)), key=lambda h: gain(setting, new, seat, which, h)[1])
            pay(setting, new, seat, which, best)
    else:
        pay(setting, new, seat, which)


def pay(setting: Setting, new: Position, seat: int, which: NewBonus, hall: int = 0) -> None:
    """Gain what a counting bonus gives."""
    currency, amount = gain(setting, new, seat, which, hall)
    own = new.seat(seat)
    if currency is Currency.LIVRE:
        own.livre += amount
    else:
        own.points += amount


def halls(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the halls that a bonus may count (seat, bonus): those for which it gives something."""
    _, seat, bonus = frame
    which = NEW_BONUSES[bonus]
    return [("hall", h) for h in range(len(setting.halls)) if gain(setting, position, seat, which, h)[1]]


def choose_hall(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Gain what the bonus gives for the hall."""
    _, seat, bonus = frame
    pay(setting, new, seat, NEW_BONUSES[bonus], action[1])


def counts_at_end(setting: Setting, bonus: int) -> bool:
    """Say whether a bonus, of the base game or new, counts in the final scoring."""
    if bonus < FIRST_NEW:
        return bonus >= 0 and bool(setting.rule.bonus_crowned[bonus])
    return bonus != SPECIALISED and bool(setting.rule.new_bonus_at_end[bonus - FIRST_NEW])


def points_at_end(setting: Setting, position: Position, seat: int, bonus: int) -> int:
    """Give the points of a new bonus that counts in the final scoring; 0 for any other."""
    if bonus < FIRST_NEW or not counts_at_end(setting, bonus):
        return 0
    return gain(setting, position, seat, NEW_BONUSES[bonus - FIRST_NEW])[1] * int(setting.rule.new_end_bonus_times)
