"""
Her turn: the card that says what she does, and every action of hers but making garments.

What her card leaves open the player decides for her, where the book says so; the choice is written as the player's own.
"""

from __future__ import annotations

from specs.actions.halls import settle_presence
from specs.actions.opponent_cards import CARD, HAND, SEAT, act_by, add_to_hand, put_away, top_of_hand, top_of_stock
from specs.opponent import exams, garments
from specs.parts import OpponentCard
from specs.position import NOBODY, Action, Frame, Position
from specs.questions.solo_actions import Impossible, TakesTiles
from specs.questions.solo_exams import TaskSource
from specs.questions.solo_staff import EmployeeGoes, FundedSpace, HireFallback, JewelryFull
from specs.setting import KINDS, SIDES, Setting
from specs.steps import Step
from specs.vocabulary import Action as Main

BY_HAND, FOR_GARMENT = 0, 1
"""What a card is revealed for."""

END, JEWEL, EXAM, PLACED, DRAW = range(5)
"""What she goes on with."""

_IMPOSSIBLE = tuple(Impossible)


def has_turn(position: Position) -> bool:
    """Say whether she has a card in her hand."""
    return bool(position.opponent and position.opponent[HAND])


def revealable(setting: Setting, position: Position, frame: Frame) -> list[Action]:  # noqa: ARG001 - as all steps
    """Give the cards of hers that may be the next (what for)."""
    cards = top_of_hand(position) if frame[1] == BY_HAND else top_of_stock(position)
    return [("opponent", c) for c in cards]


def reveal(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Act by the card, or place a garment by it."""
    if frame[1] == FOR_GARMENT:
        garments.place_by(setting, new, frame[2], action[1])
        return
    act_by(new, action[1])
    new.todo = (*new.todo, (Step.OPPONENT_ON, END))
    if setting.rule.solo_card_obeyed:
        _ACTIONS[setting.parts.opponent[action[1]].action](setting, new, setting.parts.opponent[action[1]])


def go_on(setting: Setting, new: Position, frame: Frame) -> None:
    """Go on with what she does."""
    if frame[1] == END:
        put_away(new)
        new.todo = (*new.todo, (Step.TURN, (SEAT + 1) % setting.players))
    elif frame[1] == JEWEL:
        garments.take_jewel(setting, new, frame[2], frame[3])
    elif frame[1] == DRAW:
        garments.draw_tile(setting, new)
    elif frame[1] == EXAM:
        exams.pass_if_ready(setting, new)
    else:
        garments.reveal_for(setting, new, frame[2])


def instead(setting: Setting, new: Position, why: Impossible) -> None:
    """Gain points in place of an action that is impossible."""
    new.seat(SEAT).points += setting.rule.solo_points_when[_IMPOSSIBLE.index(why)]


def _favor(setting: Setting, new: Position, card: OpponentCard) -> None:  # noqa: ARG001 - as all actions
    rule = setting.rule
    free = new.favor < 0
    if rule.solo_takes_favor[free]:
        new.favor = SEAT
    new.seat(SEAT).points += rule.solo_favor_points[free]


def _acquire(setting: Setting, new: Position, card: OpponentCard) -> None:
    rule = setting.rule
    drawers = new.drawers
    if card.number:
        named = [(card.number - 1, n) for n in range(len(drawers[card.number - 1]))]
    else:
        named = [(d, card.space - 1) for d in range(len(drawers)) if card.space <= len(drawers[d])]
    there = [(d, n) for d, n in named if drawers[d][n] >= 0]
    if not there or (len(there) < len(named) and not card.number and not rule.solo_takes_partly):
        instead(setting, new, Impossible.RESOURCES)
        return
    if rule.solo_takes_tiles is TakesTiles.ONE:
        there = there[:1]
    taken = [drawers[d][n] for d, n in there]
    new.drawers = tuple(
        tuple(NOBODY if (d, n) in there else t for n, t in enumerate(drawer)) for d, drawer in enumerate(drawers)
    )
    own = new.seat(SEAT)
    for tile in taken:
        own.tiles |= 1 << tile
    exams.mark(setting, new, TaskSource.ACQUIRE, taken)


def _make(setting: Setting, new: Position, card: OpponentCard) -> None:
    if not any(g >= 0 for g in new.windows):
        instead(setting, new, Impossible.GARMENTS)
    elif all(g >= 0 for g in new.guests):
        instead(setting, new, Impossible.ANY)
    else:
        garments.make(setting, new, card.number)


def _hire(setting: Setting, new: Position, card: OpponentCard) -> None:
    rule = setting.rule
    if not new.queue:
        instead(setting, new, Impossible.QUEUE)
        return
    hired = _wanted(setting, new, card.number)
    if hired < 0:
        instead(setting, new, Impossible.QUEUE)
        return
    new.queue = tuple(c for c in new.queue if c != hired)
    if rule.solo_hired_goes is EmployeeGoes.EMPLOYEES:
        new.seat(SEAT).reserve |= 1 << hired
    add_to_hand(setting, new, rule.solo_cards_per_hire)


def _wanted(setting: Setting, new: Position, number: int) -> int:
    """Give the employee whom she hires: one whose bonus counts at the end, else the one that the card names."""
    rule = setting.rule
    queue = new.queue
    at_end = [c for c in queue if exams.counts_at_end(setting, c)]
    if at_end and rule.solo_prefers_end_bonus[min(len(at_end), len(rule.solo_prefers_end_bonus) - 1)]:
        worth = {c: exams.end_points(setting, new, c, len(at_end)) for c in at_end}
        best = [c for c in at_end if worth[c] == max(worth.values())]
        if max(worth.values()) or rule.solo_end_bonus_worth_nothing:
            return exams.first_by_card(setting, queue, best, number)
    if number <= len(queue):
        return queue[number - 1]
    fallback = rule.solo_hire_fallback[number][len(queue)]
    return NOBODY if fallback is HireFallback.NONE else queue[-1]


def _fund(setting: Setting, new: Position, card: OpponentCard) -> None:
    rule = setting.rule
    held = setting.jewelry_of(new, SEAT)
    if setting.jeweler and rule.solo_fund_jewelry_first[min(held, 1)]:
        free = [n for n in setting.jeweler if new.owners[n] < 0]
        if free:
            _put(setting, new, min(free, key=lambda n: setting.parts.board.decorations[n].price))
            exams.mark(setting, new, TaskSource.FUND_JEWELRY, [])
            return
        if rule.solo_fund_jewelry_full is JewelryFull.POINTS:
            instead(setting, new, Impossible.DECORATIONS)
            return
    spaces = fundable(setting, new, card)
    if not spaces:
        instead(setting, new, Impossible.DECORATIONS)
    elif len(spaces) == 1:
        _fund_space(setting, new, spaces[0])
    else:
        new.todo = (*new.todo, (Step.JUDGE, 0, Step.FUND))


def fundable(setting: Setting, position: Position, card: OpponentCard) -> list[int]:
    """Give the spaces of the kind named that she may take: the cheapest ones."""
    board = setting.parts.board.decorations
    rule = setting.rule
    kind = KINDS.index(card.kind) if card.kind is not None else NOBODY
    free = []
    for n in setting.of_kind[kind]:
        side = board[n].side
        if position.owners[n] >= 0:
            continue
        if side is not None:
            place = SIDES.index(side)
            limits = rule.solo_funds_kitchen_side[place]
            held = sum(position.owners[k] == SEAT for k in setting.kitchen[place])
            if not limits[min(held, len(limits) - 1)]:
                continue
        free.append(n)
    if not free:
        return []
    if rule.solo_fund_space is FundedSpace.BEST:
        most = max(board[n].points for n in free)
        return [n for n in free if board[n].points == most]
    least = min(board[n].price for n in free)
    return [n for n in free if board[n].price == least]


def _put(setting: Setting, new: Position, space: int) -> None:
    new.owners = (*new.owners[:space], SEAT, *new.owners[space + 1 :])
    settle_presence(setting, new, SEAT)


def _fund_space(setting: Setting, new: Position, space: int) -> None:
    _put(setting, new, space)
    exams.mark(setting, new, TaskSource.FUND, [])


def judgements(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give what the player may decide for her (seat, about what, of what)."""
    if frame[2] == Step.FUND:
        card = setting.parts.opponent[position.opponent[CARD]]
        return [("fund", n) for n in fundable(setting, position, card)]
    return garments.judgements(setting, position, frame)


def judge(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Do what the player decided for her."""
    if frame[2] == Step.FUND:
        _fund_space(setting, new, action[1])
    else:
        garments.judge(setting, new, frame, action)


def lots(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give what may fall to her at random (what for, of what)."""
    return exams.lots(setting, position, frame)


def lot(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Let it fall to her."""
    exams.lot(setting, new, frame, action)


_ACTIONS = {
    Main.CLAIM_FAVOR: _favor,
    Main.ACQUIRE_RESOURCES: _acquire,
    Main.MAKE_GARMENT: _make,
    Main.HIRE: _hire,
    Main.FUND_DECORATION: _fund,
}
