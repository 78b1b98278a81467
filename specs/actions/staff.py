"""Choosing a hand, hiring, and deputing by a bonus."""

from __future__ import annotations

import itertools

from specs.actions import apprentices, exams
from specs.position import Action, Frame, Position, bits
from specs.questions.base_staff import HiredGoes
from specs.questions.bonuses import Bonus, CardPlace
from specs.setting import BONUSES, Setting, up_to
from specs.steps import Step

PLACES = tuple(CardPlace)
DISCARD, RESERVE, HAND, PLAYED = (
    PLACES.index(p) for p in (CardPlace.DISCARD, CardPlace.RESERVE, CardPlace.HAND, CardPlace.PLAYED)
)
DEPUTE_BONUSES = {BONUSES.index(Bonus.I_DEPUTE): 0, BONUSES.index(Bonus.II_DEPUTE): 1}
"""The place of a deputing bonus among those, by its place among all."""

BY_BONUS = 1


def hands(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the hands a player may choose (seat): from the reserve, and what is lacking from a new one."""
    own = position.seats[frame[1]]
    size = setting.rule.cards_chosen
    reserve = own.reserve.bit_count()
    if reserve >= size or not own.pile:
        return [("hand", *cards) for cards in itertools.combinations(bits(own.reserve), min(size, reserve))]
    forced = tuple(bits(own.reserve))
    lacking = min(size - reserve, own.pile.bit_count())
    return [("hand", *forced, *cards) for cards in itertools.combinations(bits(own.pile), lacking)]


def choose_hand(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Take the cards to the hand; where the reserve was too small, the discard pile becomes the new reserve."""
    own = new.seat(frame[1])
    chosen = 0
    for card in action[1:]:
        chosen |= 1 << card
    own.hand |= chosen
    if chosen & own.pile and setting.rule.whole_discard_moves:
        own.reserve |= own.pile
        own.pile = 0
    own.reserve &= ~chosen
    own.pile &= ~chosen


def hire_price(setting: Setting, position: Position) -> int:
    """Give the price of an employee in Livre."""
    return int(up_to(setting.rule.hire_price, len(position.queue)))


def can_hire(setting: Setting, position: Position, seat: int) -> bool:
    """Say whether there is an employee whom the player can pay."""
    return _can_hire_from_queue(setting, position, seat) or bool(apprentices.hirable(setting, position, seat))


def _can_hire_from_queue(setting: Setting, position: Position, seat: int) -> bool:
    may = up_to(setting.rule.may_hire_from, len(position.queue))
    return bool(may) and hire_price(setting, position) <= position.seats[seat].livre


def candidates(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the employees who may be hired (seat)."""
    queue: tuple[int, ...] = ()
    if _can_hire_from_queue(setting, position, frame[1]):
        queue = position.queue if setting.rule.may_choose_any_in_queue else position.queue[:1]
    return [("hire", card) for card in (*queue, *apprentices.hirable(setting, position, frame[1]))]


def hire(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Pay, and take the card."""
    card = action[1]
    if new.box is not None and card == new.box.dealt[frame[1]]:
        apprentices.hire(setting, new, frame[1])
        return
    own = new.seat(frame[1])
    own.livre -= hire_price(setting, new)
    new.queue = tuple(c for c in new.queue if c != card)
    goes = setting.rule.hired_goes_to
    if goes is HiredGoes.HAND:
        own.hand |= 1 << card
    elif goes is HiredGoes.DISCARD:
        own.pile |= 1 << card
    else:
        own.reserve |= 1 << card


def may_depute(setting: Setting, position: Position, seat: int, via: int) -> bool:
    """Say whether the team is large enough for one to be called away."""
    allowed = setting.rule.may_depute
    team = setting.team(position, seat)
    if position.box is not None and exams.in_exam(position) and not setting.rule.exam_floor_counts_played_card:
        team -= 1
    return bool(allowed[min(team, len(allowed) - 1)][via])


def deputable(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the employees whom a bonus may depute (seat, card, depute bonus)."""
    _, seat, _, bonus = frame
    if not may_depute(setting, position, seat, BY_BONUS):
        return []
    rule = setting.rule
    own = position.seats[seat]
    found = 0
    for place, cards in ((DISCARD, own.pile), (RESERVE, own.reserve), (HAND, own.hand)):
        if rule.bonus_depute_from[bonus][place]:
            found |= cards
    played = position.played
    examined = position.box is not None and exams.in_exam(position) and not rule.exam_bonus_deputes_played_card
    if rule.bonus_depute_from[bonus][PLAYED] and played >= 0 and not position.leaving >> played & 1 and not examined:
        found |= 1 << played
    return [("depute", card) for card in bits(found) if rule.bonus_depute_role[bonus][setting.role[card]]]


def depute_by_bonus(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Call an employee away: it pays what the bonus says, and may be used a last time before it is gone."""
    _, seat, by, bonus = frame
    card = action[1]
    rule = setting.rule
    own = new.seat(seat)
    own.hand &= ~(1 << card)
    own.reserve &= ~(1 << card)
    own.pile &= ~(1 << card)
    new.leaving |= 1 << card
    own.livre += rule.bonus_depute_pay[bonus][setting.role[card]]
    nested = setting.bonus[card] not in DEPUTE_BONUSES or rule.bonus_depute_nested[bonus]
    again = card != by or rule.bonus_depute_itself_again
    if rule.bonus_depute_own_bonus[bonus] and nested and again:
        new.todo = (*new.todo, (Step.AFTER, seat, card))
