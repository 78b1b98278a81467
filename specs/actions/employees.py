"""
The bonus of any employee: those of the base game, the new ones, and the two that use another card's.

A bonus that uses another's ends: the card of the reserve leaves it, and of the copying card there is one.
"""

from __future__ import annotations

from specs.actions import bonuses, new_bonuses
from specs.position import Action, Frame, Position, bits
from specs.questions.jewelry_bonuses import NewBonus
from specs.questions.jewelry_bonuses_actions import CopyFrom, Outcome
from specs.setting import FIRST_NEW, NEW_BONUSES, Setting
from specs.steps import Step

_RESERVE = FIRST_NEW + NEW_BONUSES.index(NewBonus.J_RESERVE)
_COPY = FIRST_NEW + NEW_BONUSES.index(NewBonus.J_COPY)
_BY_OTHERS = (_RESERVE, _COPY)


def can_use(setting: Setting, position: Position, seat: int, card: int) -> bool:
    """Say whether the bonus of a card can be used now, with some effect."""
    bonus = setting.bonus[card]
    if bonus < FIRST_NEW:
        return bonus >= 0 and bonuses.can_use(setting, position, seat, card)
    if bonus == _RESERVE:
        use_ = setting.rule.new_bonus_use[bonus - FIRST_NEW]
        return bool(use_) and bool(reserve(setting, position, (Step.RESERVE, seat)))
    if bonus == _COPY:
        use_ = setting.rule.copy_bonus_use
        return bool(use_) and bool(copyable(setting, position, (Step.COPY, seat)))
    return new_bonuses.can_use(setting, position, seat, card)


def use(setting: Setting, new: Position, seat: int, card: int) -> None:
    """Use the bonus of a card: do what it does, or go on to its choices."""
    bonus = setting.bonus[card]
    if bonus < FIRST_NEW:
        bonuses.use(setting, new, seat, card)
    elif bonus == _RESERVE:
        new.todo = (*new.todo, (Step.RESERVE, seat))
    elif bonus == _COPY:
        new.todo = (*new.todo, (Step.COPY, seat))
    else:
        new_bonuses.use(setting, new, seat, card)


def reserve(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the cards of the reserve of which one is put on the discard pile for its bonus (seat)."""
    _, seat = frame
    rule = setting.rule
    found: list[Action] = []
    own = position.seats[seat]
    cards = own.reserve
    if not cards and rule.reserve_bonus_empty[not own.pile] is Outcome.NEW_RESERVE:
        cards = own.pile
    for card in bits(cards):
        bonus = setting.bonus[card]
        if bonus < 0:
            allowed = rule.reserve_bonus_without_bonus
        elif new_bonuses.counts_at_end(setting, bonus):
            allowed = rule.reserve_bonus_crowned
        else:
            allowed = bonus not in _BY_OTHERS or rule.reserve_bonus_nested
        if allowed:
            found.append(("uncover", card))
    return found


def uncover(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Put the card on the discard pile, and go on to its bonus where it has one that can be used."""
    _, seat = frame
    card = action[1]
    own = new.seat(seat)
    if not own.reserve:
        own.reserve, own.pile = own.pile, 0
        settle_piles(new)
    own.reserve &= ~(1 << card)
    own.pile |= 1 << card
    settle_piles(new)
    if setting.bonus[card] >= 0 and can_use(setting, new, seat, card):
        use(setting, new, seat, card)


def copyable(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the opponents whose top discard may be copied (seat): those with a bonus that can be used."""
    _, seat = frame
    return [
        ("copy", other)
        for other in range(setting.players)
        if other != seat
        and (card := copied(setting, position, other)) >= 0
        and _may_copy(setting, position, seat, card)
    ]


def copied(setting: Setting, position: Position, other: int) -> int:
    """Give the card of an opponent that would be copied; nobody's where the pile is empty."""
    pile = position.box.piles[other] if position.box else ()
    if not pile:
        return -1
    return pile[-1] if setting.rule.copy_bonus_from is CopyFrom.TOP else pile[0]


def _may_copy(setting: Setting, position: Position, seat: int, card: int) -> bool:
    rule = setting.rule
    bonus = setting.bonus[card]
    if bonus < 0:
        return bool(rule.copied_card_without_bonus)
    if new_bonuses.counts_at_end(setting, bonus):
        return bool(rule.copy_bonus_crowned)
    if bonus == _COPY:
        return False
    if bonus == _RESERVE and not rule.copy_bonus_nested:
        return False
    return can_use(setting, position, seat, card)


def copy(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Use the opponent's bonus as if the card had been played by the one who copies."""
    card = copied(setting, new, action[1])
    if setting.bonus[card] >= 0 and not new_bonuses.counts_at_end(setting, setting.bonus[card]):
        use(setting, new, frame[1], card)


def settle_piles(new: Position) -> None:
    """Bring the order of the discard piles up to what lies in them: what came last lies on top."""
    box = new.box
    if box is None:
        return
    for seat, own in enumerate(new.seats):
        order = box.piles[seat]
        known = 0
        for card in order:
            known |= 1 << card
        if known != own.pile:
            kept = tuple(c for c in order if own.pile >> c & 1)
            changed = new.own_box()
            changed.piles = (*box.piles[:seat], (*kept, *bits(own.pile & ~known)), *box.piles[seat + 1 :])
            box = changed
