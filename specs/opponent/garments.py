"""
Her garments: which one she makes, the card that places it, its reward, and the jewel with it.

The frame of what the player decides for her says about what: a window, a guest space.
"""

from __future__ import annotations

from specs.actions import garment_sets, jewels
from specs.actions.halls import settle_presence
from specs.actions.opponent_cards import SEAT, refresh, reveal, stock_size, top_of_stock
from specs.opponent import exams
from specs.position import NOBODY, Action, Frame, Position, guest
from specs.questions.base_components import Kind
from specs.questions.garment_sets_couture import Couture
from specs.questions.jewelry_box_jewels import NoTile
from specs.questions.solo_actions import AllFull, CountFrom, GarmentFallback, Impossible, Preference, TieBroken
from specs.questions.solo_exams import TaskSource
from specs.questions.solo_staff import JewelSymbol, WhichJewel
from specs.setting import COUTURE, Setting
from specs.steps import Step

TILE_FROM_BAG = 0
"""What falls to her at random: a resource tile."""

_IMPOSSIBLE = tuple(Impossible)
_PREFERENCES = tuple(Preference)
_SYMBOLS = tuple(JewelSymbol)
_FOR_GARMENT = 1
_JEWEL, _PLACED, _DRAW = 1, 3, 4
_LIVRE, _THREAD, _LACE, _TILE = range(4)


def make(setting: Setting, new: Position, number: int) -> None:
    """Make the garment that the card counts."""
    found = _counted(setting, new, number)
    if len(found) == 1:
        _make_at(setting, new, found[0])
    else:
        new.todo = (*new.todo, (Step.JUDGE, 0, Step.WINDOW, number))


def _counted(setting: Setting, position: Position, number: int) -> list[int]:
    rule = setting.rule
    there = [n for n, g in enumerate(position.windows) if g >= 0 or rule.solo_empty_windows_counted]
    if rule.solo_garment_counted_from is CountFrom.RIGHT:
        there.reverse()
    if number <= len(there) and position.windows[there[number - 1]] >= 0:
        return [there[number - 1]]
    there = [n for n in there if position.windows[n] >= 0]
    fallback = rule.solo_garment_fallback
    if fallback is GarmentFallback.NEAREST:
        return [there[-1]]
    prices = setting.parts.board.windows
    parts = setting.parts.garments
    if fallback is GarmentFallback.DEAREST_SPACE:
        worth = {n: prices[n] for n in there}
    else:
        worth = {n: parts[position.windows[n]].value for n in there}
    found = [n for n in there if worth[n] == max(worth.values())]
    return found if rule.solo_garment_tie is TieBroken.PLAYER else found[:1]


def _make_at(setting: Setting, new: Position, window: int) -> None:
    if setting.rule.solo_exam_before_placing:
        new.todo = (*new.todo, (Step.OPPONENT_ON, _PLACED, window, NOBODY))
        exams.mark(setting, new, TaskSource.GARMENT, [new.windows[window]])
        return
    reveal_for(setting, new, window)


def reveal_for(setting: Setting, new: Position, window: int) -> None:
    """Reveal a card of her stock to place the garment by; without any that could place it, gain points instead."""
    refresh(setting, new)
    free = {setting.hall_of[n] for n, g in enumerate(new.guests) if g < 0}
    after_all = top_of_stock(new) if stock_size(new) else []
    shown = new.opponent[3]
    left = [c for n, c in enumerate(setting.parts.opponent) if n in after_all or shown >> n & 1]
    if not any(c.hall in free for c in left):
        # No card that she will ever see places it: as when every hall is full.
        if setting.rule.solo_every_hall_full is AllFull.POINTS:
            new.seat(SEAT).points += setting.rule.solo_points_when[_IMPOSSIBLE.index(Impossible.ANY)]
        return
    new.todo = (*new.todo, (Step.OPPONENT, _FOR_GARMENT, window))


def place_by(setting: Setting, new: Position, window: int, card: int) -> None:
    """Put the garment into the hall that a card names; if it is full, reveal another."""
    reveal(new, card)
    hall = setting.parts.opponent[card].hall
    if not any(new.guests[n] < 0 for n in setting.halls[hall]):
        reveal_for(setting, new, window)
        return
    spaces = best_spaces(setting, new, hall)
    if len(spaces) > 1 and TieBroken.PLAYER in {setting.rule.solo_space_tie, setting.rule.solo_thread_or_lace_first}:
        new.todo = (*new.todo, (Step.JUDGE, 0, Step.SPACE, window, card))
        return
    _put(setting, new, window, card, spaces[0])


def best_spaces(setting: Setting, position: Position, hall: int) -> list[int]:
    """Give the free spaces of a hall that come first by her preferences."""
    ranks = setting.rule.solo_preference_rank
    order = sorted(_PREFERENCES, key=lambda p: ranks[_PREFERENCES.index(p)])

    def key(space: int) -> tuple[bool, ...]:
        printed = setting.parts.board.guests[space]
        has = {
            Preference.MASTER_SPACE: printed.master,
            Preference.TILE: bool(printed.tile),
            Preference.NOTION: bool(printed.thread or printed.lace),
            Preference.LIVRE: bool(printed.livre),
        }
        return tuple(has[p] for p in order)

    free = [n for n in setting.halls[hall] if position.guests[n] < 0]
    best = max(map(key, free))
    return [n for n in free if key(n) == best]


def _put(setting: Setting, new: Position, window: int, card: int, number: int) -> None:
    rule = setting.rule
    garment = new.windows[window]
    new.windows = (*new.windows[:window], NOBODY, *new.windows[window + 1 :])
    if setting.festive[garment] >= 0 and rule.festive_bonus_for_solo_opponent:
        garment_sets.festive_points(setting, new, SEAT, garment)
    new.guests = (*new.guests[:number], guest(garment, SEAT), *new.guests[number + 1 :])
    printed = setting.parts.board.guests[number]
    own = new.seat(SEAT)
    gains = rule.solo_space_reward
    own.livre += printed.livre if gains[_LIVRE] else 0
    own.thread += printed.thread if gains[_THREAD] else 0
    own.lace += printed.lace if gains[_LACE] else 0
    settle_presence(setting, new, SEAT)
    new.todo = (*new.todo, (Step.OPPONENT_ON, _JEWEL, garment, card))
    if printed.tile and gains[_TILE]:
        due_tile(new)


def due_tile(new: Position) -> None:
    """Have a resource tile from the bag fall to her next; whether there is one is known when it is her turn to draw."""
    new.todo = (*new.todo, (Step.OPPONENT_ON, _DRAW))


def draw_tile(setting: Setting, new: Position) -> None:
    """Let a resource tile from the bag fall to her; discarded tiles come back when it is empty."""
    if not new.stock and setting.rule.solo_bag_empty is NoTile.REFILL:
        new.stock, new.used = new.used, 0
    if new.stock:
        new.todo = (*new.todo, (Step.LOT, TILE_FROM_BAG, 0))


def take_jewel(setting: Setting, new: Position, garment: int, card: int) -> None:
    """Take the jewel that the symbol of the card allows, and what its colour and the garment itself bring."""
    space = jewel_for(setting, new, garment, card)
    same = False
    if space >= 0:
        jewel = jewels.gain(setting, new, SEAT, space)
        same = jewels.color(setting, jewel) == setting.colors[garment]
        if setting.rule.solo_match_tiles[same]:
            due_tile(new)
    _reward(setting, new, garment, same=same)
    if not setting.rule.solo_exam_before_placing:
        exams.mark(setting, new, TaskSource.GARMENT, [garment])


def jewel_for(setting: Setting, position: Position, garment: int, card: int) -> int:
    """Give the space of the display from which she takes a jewel; nobody's if there is none."""
    box = position.box
    rule = setting.rule
    symbol = _SYMBOLS.index(setting.parts.opponent[card].symbol)
    if box is None or not rule.solo_takes_jewel[symbol]:
        return NOBODY
    if not rule.solo_jewel_with_markers[min(jewels.has_marker(setting, position, SEAT), 1)]:
        return NOBODY
    which = rule.solo_jewel_by_symbol[symbol]
    color = setting.colors[garment]
    kinds = tuple(Kind)
    wanted = rule.solo_fitting_jewel[kinds.index(rule.garment_kind[color])]
    fitting = [
        n
        for n, jewel in enumerate(box.shown)
        if jewel >= 0
        and (
            jewels.color(setting, jewel) == color
            if which is WhichJewel.CHEAPEST_COLOR
            else which is WhichJewel.CHEAPEST_KIND and rule.jewel_kind[jewels.color(setting, jewel)] is wanted
        )
    ]
    prices = setting.box.prices if setting.box else ()
    return min(fitting, key=lambda n: (prices[n], -n)) if fitting else NOBODY


def _reward(setting: Setting, new: Position, garment: int, *, same: bool) -> None:
    """Give her what a haute couture garment gives that is of use to her."""
    couture = setting.couture[garment]
    if couture < 0 or not setting.rule.couture_bonus_for_solo_opponent[couture]:
        return
    which = COUTURE[couture]
    if which is Couture.FAVOR and new.favor < 0:
        new.favor = SEAT
    elif which is Couture.TILE:
        due_tile(new)
    elif which is Couture.JEWEL and jewels.has_marker(setting, new, SEAT):
        shown = [n for n, j in enumerate(new.box.shown) if j >= 0] if new.box else []
        if shown and setting.box:
            prices = setting.box.prices
            jewel = jewels.gain(setting, new, SEAT, min(shown, key=lambda n: (prices[n], -n)))
            if jewels.color(setting, jewel) == setting.colors[garment]:
                due_tile(new)
    elif which is Couture.COLOR:
        new.seat(SEAT).points += setting.rule.couture_color_points[same]


def judgements(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the windows, spaces or tasks among which the player decides for her."""
    if frame[2] == Step.WINDOW:
        return [("window", n) for n in _counted(setting, position, frame[3])]
    if frame[2] == Step.TASK:
        return exams.tasks_to_judge(setting, position, frame)
    hall = setting.parts.opponent[frame[4]].hall
    return [("space", n) for n in best_spaces(setting, position, hall)]


def judge(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Do what the player decided for her."""
    if frame[2] == Step.WINDOW:
        _make_at(setting, new, action[1])
    elif frame[2] == Step.TASK:
        exams.put_marker(setting, new, action[1])
    else:
        _put(setting, new, frame[3], frame[4], action[1])
