"""Why chance may not bring this: what is not in a deck, a bag or a stock does not come out of it."""

from __future__ import annotations

from specs.actions.exams import EXAMS
from specs.actions.opponent_cards import HAND
from specs.phases.preparation import revealable
from specs.position import Action, Frame, Position, bits
from specs.refusals.reason import Reason, Reasons
from specs.setting import Setting
from specs.steps import Step


def start(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:  # noqa: ARG001
    """Say why a seat may not begin: nothing stands against any."""
    yield from ()


def reveal(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why an employee cannot be revealed."""
    card = action[1]
    if not position.deck >> card & 1:
        yield Reason("this employee is not in the deck", "new_employees_from_top", {})
    elif action not in revealable(setting, position, frame):
        level = min(setting.level[c] for c in bits(position.deck))
        yield Reason(f"a card of level {level} lies on top", "deck_level_at", {"place": level})


def from_stock(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:  # noqa: ARG001
    """Say why a resource tile cannot come out of the stock."""
    if not position.stock >> action[1] & 1:
        question = "bonus_bag_source" if frame[0] == Step.DRAW else "resource_spaces_refilled"
        yield Reason("this tile is not in the stock", question, {})


def hang(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:  # noqa: ARG001
    """Say why a garment cannot come out of the bag."""
    if not position.bag >> action[1] & 1:
        yield Reason("this garment is not in the bag", "garment_spaces_refilled", {})


def mix(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why a card cannot come into the employee deck."""
    box = position.box
    exam = EXAMS.index(setting.rule.exam_deck_at[frame[1]])
    if box is None or not box.decks[exam] >> action[1] & 1:
        yield Reason("this card is none of those mixed", "cards_drawn_for_level", {"changed_level": frame[1]})


def deal(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:  # noqa: ARG001
    """Say why a card cannot be dealt."""
    if action[1] < setting.first_specialised:
        yield Reason("this is no specialised Apprentice", "apprentices_dealt", {})
    elif position.box is None or action[1] in position.box.dealt:
        yield Reason("another player was dealt this card", "apprentices_dealt_at_random", {})


def show(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:  # noqa: ARG001
    """Say why a jewel cannot come out of the bag."""
    if position.box is None or not position.box.bag >> action[1] & 1:
        yield Reason("this jewel is not in the bag", "jewels_filled_at_random", {})


def opponent(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:  # noqa: ARG001
    """Say why a card of the solo opponent's cannot be the next."""
    _, unknown, back, shown, acting = position.opponent
    card = action[1]
    question = "solo_revealed_from_stock" if frame[1] else "solo_hand_at_random"
    if not (unknown | back) >> card & 1:
        where = "on her discard pile" if shown >> card & 1 else "in play" if card == acting else "not there"
        yield Reason(f"this card is {where}", question, {})
    elif frame[1] and unknown >> card & 1 and back:
        yield Reason("this card is in her hand", question, {})
    elif not frame[1] and back >> card & 1 and unknown:
        yield Reason("the cards added later come last", "solo_cards_drawn", {})
    elif not frame[1] and not position.opponent[HAND]:
        yield Reason("her hand is empty", "solo_cards_per_turn", {})


def lot(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why this cannot fall to the solo opponent."""
    _, what, exam = frame
    chosen, rule = action[1], setting.rule
    if what == _TILE:
        if not position.stock >> chosen & 1:
            yield Reason("this tile is not in the bag", "solo_space_tile_from", {})
        return
    if what == _ADDED:
        deck = EXAMS.index(rule.solo_exam_added_role[exam])
        if position.box is None or not position.box.decks[deck] >> chosen & 1:
            yield Reason("this card is not in the deck beside that exam", "solo_exam_added_role", {"exam": exam})
        return
    if not position.seats[1].reserve >> chosen & 1:
        yield Reason("this card is not in her employee deck", "solo_exam_removed_at_random", {"exam": exam})
        return
    role = rule.solo_exam_removes_role[exam]
    if setting.cards[chosen].role is not role:
        yield Reason(f"a {role.value} leaves her deck", "solo_exam_removes_role", {"exam": exam})
    elif setting.level[chosen] == _LAST_LEVEL and not rule.solo_exam_removes_level_six[exam]:
        yield Reason("no card of level VI leaves her deck", "solo_exam_removes_level_six", {"exam": exam})


_TILE, _ADDED = 0, 2
_LAST_LEVEL = 6


def judge(setting: Setting, position: Position, frame: Frame, action: Action) -> Reasons:
    """Say why the player cannot decide so for the solo opponent."""
    about = frame[2]
    if about == Step.WINDOW:
        if action[1] >= len(position.windows) or position.windows[action[1]] < 0:
            yield Reason("no garment is there", "solo_empty_windows_counted", {})
        else:
            yield Reason("another garment costs more", "solo_garment_fallback", {})
    elif about == Step.SPACE:
        if position.guests[action[1]] >= 0:
            yield Reason("the space is taken", "may_put_on_occupied_space", {})
        elif action[1] not in setting.halls[setting.parts.opponent[frame[4]].hall]:
            yield Reason("her card names another hall", "solo_lower_part_decides", {})
        else:
            yield Reason("another space is worth more to her", "solo_preference_rank", {})
    elif about == Step.TASK:
        yield Reason("her garment does not fit this task", "solo_task_space", {"task_source": 3})
    elif position.owners[action[1]] >= 0:
        yield Reason("the decoration is taken", "may_fund_occupied_space", {})
    else:
        yield Reason("her card names another kind, or another space is cheaper", "solo_fund_space", {})
