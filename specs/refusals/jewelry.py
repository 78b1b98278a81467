"""Why a jewel may not be taken, a specialised Apprentice not be hired, a new bonus not be used like this."""

from __future__ import annotations

from specs.actions import apprentices, employees, jewels, new_bonuses, staff
from specs.position import Action, Frame, Position
from specs.questions.base_components import Kind
from specs.questions.jewelry_bonuses import CountingBonus
from specs.refusals.reason import Reason, Reasons
from specs.setting import FIRST_NEW, NEW_BONUSES, SPECIALISED, Setting

_COUNTING = {c.name: n for n, c in enumerate(CountingBonus)}
_KINDS = tuple(Kind)
_DISCARD, _HAND, _PLAYED = 0, 2, 3


def jewel(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why the jewel of a space may not be taken with a garment."""
    _, seat, garment, free = frame
    space, box, rule = action[1], position.box, setting.rule
    if space < 0 or box is None or setting.box is None:
        return
    taken = box.shown[space]
    if taken < 0:
        yield Reason("no jewel is on this space", "couture_jewel_from" if free else "buy_any_jewel", {})
        return
    color, made = jewels.color(setting, taken), _KINDS.index(rule.garment_kind[setting.colors[garment]])
    kinds = {"garment_kind_made": made, "jewel_shown": jewels.kind(setting, taken)}
    if free:
        if not rule.couture_jewel_color[color]:
            yield Reason("no jewel of this colour comes with it", "couture_jewel_color", {"garment": color})
        if not rule.couture_jewel_kind[made][kinds["jewel_shown"]]:
            yield Reason("no such jewel comes with it", "couture_jewel_kind", kinds)
    else:
        if not rule.buy_jewel_of_kind[made][kinds["jewel_shown"]]:
            yield Reason("a jewel goes with garments of the other kind", "buy_jewel_of_kind", kinds)
        if setting.colors[garment] != color and not rule.buy_jewel_of_other_color:
            yield Reason("the jewel has another colour", "buy_jewel_of_other_color", {})
        if setting.box.prices[space] > position.seats[seat].livre:
            yield Reason("the player cannot pay it", "jewel_price_paid", {})
    held = min(setting.jewelry_of(position, seat), 1)
    if free and not rule.couture_jewel_with[held]:
        yield Reason("the player has no jewelry decoration", "couture_jewel_with", {"markers_on_jewelry": held})
    if not free and not rule.buy_jewel_with_markers[held]:
        yield Reason("the player has no jewelry decoration", "buy_jewel_with_markers", {"jeweler_markers": held})


def apprentice(setting: Setting, position: Position, seat: int, card: int) -> Reasons:
    """Say why a specialised Apprentice may not be hired."""
    box, rule = position.box, setting.rule
    if box is None or card in apprentices.hirable(setting, position, seat):
        return
    if box.dealt[seat] != card:
        yield Reason(
            "a player hires the specialised Apprentice that was dealt, once",
            "hire_apprentice_after",
            {"hired_before": int(box.dealt[seat] < 0)},
        )
        return
    role = setting.role[position.played] if position.played >= 0 else 0
    if not rule.hire_apprentice_by[role]:
        yield Reason("such an employee does not hire", "hire_apprentice_by", {"role": role})
    shown = min(len(position.queue), len(rule.hire_apprentice_with_queue) - 1)
    if not rule.hire_apprentice_with_queue[shown]:
        yield Reason("not with such a queue", "hire_apprentice_with_queue", {"queue_cards": shown})
    met = apprentices.condition_met(setting, position, seat, card)
    if not rule.hire_apprentice_if[met]:
        yield Reason("the condition on the card is not met", "hire_apprentice_if", {"condition_met": int(met)})
    if rule.apprentice_price > position.seats[seat].livre:
        yield Reason("the player cannot pay", "apprentice_price", {})


def hall(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why a bonus may not count this hall."""
    _, seat, bonus = frame
    which = NEW_BONUSES[bonus]
    if not new_bonuses.gain(setting, position, seat, which, action[1])[1]:
        number = new_bonuses.counted(setting, position, seat, which, action[1])
        case = {"counting_bonus": _COUNTING[which.name], "counted": min(number, 12)}
        yield Reason("the bonus gives nothing for this hall", "new_bonus_gain", case)


def _at_end(setting: Setting, bonus: int) -> bool:
    if bonus < FIRST_NEW:
        return bool(setting.rule.bonus_crowned[bonus])
    return bonus != SPECIALISED and bool(setting.rule.new_bonus_at_end[bonus - FIRST_NEW])


def uncover(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why the bonus of this card of the reserve may not be used."""
    if action in employees.reserve(setting, position, frame):
        return
    own, card = position.seats[frame[1]], action[1]
    bonus = setting.bonus[card]
    if not (own.reserve or own.pile) >> card & 1:
        place = _HAND if own.hand >> card & 1 else _PLAYED if card == position.played else _DISCARD
        yield Reason("this card is not in the player's reserve", "reserve_bonus_from", {"card_place": place})
    elif bonus < 0:
        yield Reason("the card has no bonus", "reserve_bonus_without_bonus", {})
    elif _at_end(setting, bonus):
        yield Reason("its bonus counts in the final scoring only", "reserve_bonus_crowned", {})
    yield Reason("its bonus uses yet another card's", "reserve_bonus_nested", {})


def copy(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why the bonus of this player's discard may not be copied."""
    if action in employees.copyable(setting, position, frame):
        return
    seat, other = frame[1], action[1]
    if other == seat:
        yield Reason("an opponent's bonus is copied", "copy_bonus_pile_of", {})
        return
    card = employees.copied(setting, position, other)
    if card < 0 and setting.solo:
        yield Reason("the solo opponent has no discarded employees", "copy_solo_discard", {})
    elif card < 0:
        every = all(not p for n, p in enumerate(position.box.piles if position.box else ()) if n != seat)
        yield Reason("the pile is empty", "copy_bonus_empty", {"every_discard_empty": int(every)})
    elif setting.bonus[card] < 0:
        yield Reason("the card has no bonus", "copied_card_without_bonus", {})
    elif _at_end(setting, setting.bonus[card]):
        yield Reason("its bonus counts in the final scoring only", "copy_bonus_crowned", {})
    elif setting.bonus[card] >= FIRST_NEW and {setting.bonus[card] - FIRST_NEW} >= _COPYING:
        yield Reason("its bonus copies another's", "copy_bonus_nested", {})
    yield Reason("its bonus would give nothing now", "copy_bonus_use", {})


_COPYING = frozenset(n for n, b in enumerate(NEW_BONUSES) if b.name == "J_COPY")


def from_queue(setting: Setting, position: Position, seat: int) -> Reasons:
    """Say why nobody of the queue may be hired, though a specialised Apprentice may."""
    shown = min(len(position.queue), len(setting.rule.hire_price) - 1)
    if staff.hire_price(setting, position) > position.seats[seat].livre:
        yield Reason("the player cannot pay an employee", "hire_price", {"shown": shown})
