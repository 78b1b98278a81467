"""A turn: the card, the main action or none, the bonus or none, and passing on."""

from __future__ import annotations

from specs.actions import decorations, exams, garments, resources, staff, tasks
from specs.actions.employees import can_use, use
from specs.position import NOBODY, Action, Frame, Position, bits
from specs.questions.base_staff import AmountFrom
from specs.questions.base_turns import CardGoes, Order
from specs.setting import Setting
from specs.steps import Step
from specs.vocabulary import Action as Main

MAINS = tuple(Main)
FAVOR, ACQUIRE, MAKE, HIRE, DEPUTE, FUND = range(len(MAINS))
FIRST_EXAM = len(MAINS)
"""From this number on a main action is an exam."""

BY_MAIN = 0
MAIN, BONUS = 0, 1
NONE: Action = ("main", NOBODY)
"""Forgoing the main action."""

TAKE_BONUS: Action = ("bonus", 1)
LEAVE_BONUS: Action = ("bonus", 0)


def turn(setting: Setting, new: Position, frame: Frame) -> None:
    """Give the turn to a seat, or to the next in turn that still has cards; without any the phase ends."""
    order = 1 if setting.rule.order_of_turns is Order.CLOCKWISE else -1
    for step in range(setting.players):
        seat = (frame[1] + order * step) % setting.players
        if new.seats[seat].hand:
            new.todo = (*new.todo, (Step.CARD, seat))
            return
        if new.opponent and seat and new.opponent[0]:
            new.todo = (*new.todo, (Step.OPPONENT, 0, 0))
            return
    new.todo = (*new.todo, (Step.INCOME,))


def cards(setting: Setting, position: Position, frame: Frame) -> list[Action]:  # noqa: ARG001 - as all steps
    """Give the cards that may be played (seat)."""
    return [("card", c) for c in bits(position.seats[frame[1]].hand)]


def play_card(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Put the card in play and go on to its main action."""
    _, seat = frame
    card = action[1]
    new.seat(seat).hand &= ~(1 << card)
    new.played = card
    if setting.rule.card_discarded_when is CardGoes.BEFORE_BONUS:
        new.seat(seat).pile |= 1 << card
    new.todo = (*new.todo, (Step.END_TURN, seat), (Step.MAIN, seat, card))


def mains(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the main actions that can be taken with a card (seat, card), and forgoing it."""
    _, seat, card = frame
    allowed = setting.rule.may_take_action[setting.role[card]]
    found: list[Action] = []
    if allowed[FAVOR] and (position.favor < 0 or setting.rule.may_claim_taken_favor):
        found.append(("main", FAVOR))
    if allowed[ACQUIRE] and resources.can_acquire(setting, position, seat, free=False):
        found.append(("main", ACQUIRE))
    if allowed[MAKE] and garments.can_make(setting, position, seat, card, 0):
        found.append(("main", MAKE))
    if allowed[HIRE] and staff.can_hire(setting, position, seat):
        found.append(("main", HIRE))
    if allowed[DEPUTE] and staff.may_depute(setting, position, seat, BY_MAIN):
        found.append(("main", DEPUTE))
    if allowed[FUND] and decorations.can_fund(setting, position, seat, 0):
        found.append(("main", FUND))
    if position.box is not None:
        found += [("main", FIRST_EXAM + e) for e in exams.takeable(setting, position, seat, card)]
    if setting.rule.may_forgo[MAIN] or not found:
        found.append(NONE)
    return found


def take_main(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Do the main action, or go on to its choices; the bonus comes after it."""
    _, seat, card = frame
    main = action[1]
    if main >= FIRST_EXAM:
        exams.take(setting, new, seat, card, main - FIRST_EXAM)
        return
    new.todo = (*new.todo, (Step.AFTER, seat, card))
    if main == FAVOR:
        new.favor = seat
        if setting.rule.favor_pays_at_once:
            new.seat(seat).livre += setting.rule.favor_pays
    elif main == ACQUIRE:
        new.todo = (*new.todo, *tasks.awaited(setting, seat, card, MAIN, tasks.TILE), (Step.DRAWER, seat, 0))
    elif main == MAKE:
        new.todo = (*new.todo, (Step.WINDOW, seat, card, 0))
    elif main == HIRE:
        new.todo = (*new.todo, (Step.HIRE, seat))
    elif main == DEPUTE:
        by_card = setting.rule.depute_amount_from is AmountFrom.CARD
        pays = setting.cards[card].pays if by_card else setting.rule.depute_pay[setting.role[card]]
        new.seat(seat).livre += pays
        new.leaving |= 1 << card
        if not setting.rule.may_use_bonus_of_deputed:
            new.todo = new.todo[:-1]
    elif main == FUND:
        new.todo = (*new.todo, *tasks.awaited(setting, seat, card, MAIN, tasks.DECORATION), (Step.FUND, seat, 0))


def after_main(setting: Setting, new: Position, frame: Frame) -> None:
    """Offer the bonus of a card, where it has one that can be used now."""
    _, seat, card = frame
    if setting.bonus[card] >= 0 and can_use(setting, new, seat, card):
        new.todo = (*new.todo, (Step.BONUS, seat, card))


def bonus_choices(setting: Setting, position: Position, frame: Frame) -> list[Action]:  # noqa: ARG001 - as all steps
    """Give whether a bonus is used (seat, card)."""
    return [TAKE_BONUS, LEAVE_BONUS] if setting.rule.may_forgo[BONUS] else [TAKE_BONUS]


def choose_bonus(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Use the bonus, or leave it."""
    if action[1]:
        use(setting, new, frame[1], frame[2])


def end_turn(setting: Setting, new: Position, frame: Frame) -> None:
    """Put the played card away, take deputed ones out of the game, and pass on."""
    _, seat = frame
    played = new.played
    own = new.seat(seat)
    if not new.leaving >> played & 1:
        own.pile |= 1 << played
    else:
        own.pile &= ~(1 << played)
    new.played = NOBODY
    new.leaving = 0
    order = 1 if setting.rule.order_of_turns is Order.CLOCKWISE else -1
    new.todo = (*new.todo, (Step.TURN, (seat + order) % setting.players))
