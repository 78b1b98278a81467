"""
Her cards: a hand and a stock that nobody knows, and what was shown.

`position.opponent` holds how many cards are in her hand; the set in which these are, and with them the stock; the set
of cards that came back into the stock, once it was shuffled anew; the set of her discard pile; and the card that she
acts by. What lies on top is chance when it is revealed, which is the same as having been shuffled before.
"""

from __future__ import annotations

from specs.position import NOBODY, Position, bits
from specs.questions.solo import StockEmpty
from specs.setting import Setting

SEAT = 1
"""Her seat."""

HAND, UNKNOWN, BACK, SHOWN, CARD = range(5)
"""The places of `position.opponent`."""


def new_round(setting: Setting, new: Position) -> None:
    """Shuffle all her cards and give her a hand."""
    new.opponent = (setting.rule.solo_cards_drawn, (1 << len(setting.parts.opponent)) - 1, 0, 0, NOBODY)


def stock_size(position: Position) -> int:
    """Give how many cards her stock has."""
    hand, unknown, back, _, _ = position.opponent
    return unknown.bit_count() + back.bit_count() - hand


def refresh(setting: Setting, new: Position) -> None:
    """Shuffle her discard pile into a new stock where that is done and the stock has run out."""
    if stock_size(new) or setting.rule.solo_stock_empty is not StockEmpty.RESHUFFLE:
        return
    hand, unknown, back, shown, card = new.opponent
    new.opponent = (hand, unknown, back | shown, 0, card)


def top_of_hand(position: Position) -> list[int]:
    """Give the cards that may lie on top of her hand: those dealt first, before any that was added."""
    _, unknown, back, _, _ = position.opponent
    return list(bits(unknown or back))


def top_of_stock(position: Position) -> list[int]:
    """Give the cards that may lie on top of her stock."""
    _, unknown, back, _, _ = position.opponent
    return list(bits(back or unknown))


def act_by(new: Position, card: int) -> None:
    """Take a card from the top of her hand: she acts by it."""
    hand, unknown, back, shown, _ = new.opponent
    new.opponent = (hand - 1, unknown & ~(1 << card), back & ~(1 << card), shown, card)


def put_away(new: Position) -> None:
    """Put the card she acted by on her discard pile."""
    hand, unknown, back, shown, card = new.opponent
    new.opponent = (hand, unknown, back, shown | 1 << card, NOBODY)


def reveal(new: Position, card: int) -> None:
    """Take a card from the top of her stock and put it face up on her discard pile."""
    hand, unknown, back, shown, acting = new.opponent
    new.opponent = (hand, unknown & ~(1 << card), back & ~(1 << card), shown | 1 << card, acting)


def add_to_hand(setting: Setting, new: Position, number: int) -> None:
    """Add cards from her stock to her hand, unseen, as far as there are any."""
    for _ in range(number):
        refresh(setting, new)
        if stock_size(new):
            new.opponent = (new.opponent[HAND] + 1, *new.opponent[1:])
