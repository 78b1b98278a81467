"""The Jewelry Box before and between turns: its decks, the apprentices dealt, and the display of jewels."""

from __future__ import annotations

from specs.position import NOBODY, Action, Box, Frame, Position, bits
from specs.questions.jewelry_box import ChangedLevel, Exam
from specs.questions.jewelry_box_display import DisplaySide, JewelGoes
from specs.setting import Setting
from specs.steps import Step

LEVELS = tuple(ChangedLevel)
EXAMS = tuple(Exam)
NUMBERS = {ChangedLevel.TWO: 2, ChangedLevel.FIVE: 5}
"""The numbers of the levels that the setup changes."""


def setup(setting: Setting, new: Position) -> None:
    """Lay out the Jewelry Box; which cards go into the employee deck and to whom an apprentice is chance."""
    rule = setting.rule
    parts = setting.box
    if parts is None:
        return
    box = Box()
    box.bag = (1 << len(parts.jewels)) - 1
    box.shown = (NOBODY,) * len(parts.prices)
    box.owned = box.tasks = box.masters = (0,) * setting.players
    box.piles = ((),) * setting.players
    box.areas = (EXAMS.index(rule.exam_area_at_start),) * setting.players
    box.dealt = (NOBODY,) * setting.players
    decks = [0] * len(EXAMS)
    frames: list[Frame] = []
    for place, level in enumerate(LEVELS):
        cards = _mixed(setting, new, place, NUMBERS[level])
        decks[EXAMS.index(rule.exam_deck_at[place])] = cards
        new.deck &= ~cards
        frames += [(Step.MIX, place)] * rule.cards_drawn_for_level[place]
    box.decks = tuple(decks)
    new.box = box
    seats = [s for s in range(setting.players) if not (setting.solo and s)]
    frames += [(Step.DEAL, s) for s in seats for _ in range(rule.apprentices_dealt)]
    new.todo = (*new.todo, *reversed(frames))


def _mixed(setting: Setting, new: Position, place: int, level: int) -> int:
    """Give the new cards of a level, and those of the base game that are mixed with them."""
    taken = setting.rule.base_cards_taken_out[place]
    found = 0
    left = list(taken)
    for card, number in enumerate(setting.level):
        if number != level or card >= setting.first_specialised:
            continue
        role = setting.role[card]
        if card >= setting.first_new:
            found |= 1 << card
        elif new.deck >> card & 1 and left[role]:
            left[role] -= 1
            found |= 1 << card
    return found


def mixable(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the cards beside an exam, of which one goes into the employee deck (changed level)."""
    exam = EXAMS.index(setting.rule.exam_deck_at[frame[1]])
    return [("mix", c) for c in bits(position.box.decks[exam])] if position.box else []


def mix(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Move the card to the employee deck."""
    exam = EXAMS.index(setting.rule.exam_deck_at[frame[1]])
    box = new.own_box()
    box.decks = (*box.decks[:exam], box.decks[exam] & ~(1 << action[1]), *box.decks[exam + 1 :])
    new.deck |= 1 << action[1]


def dealable(setting: Setting, position: Position, frame: Frame) -> list[Action]:  # noqa: ARG001 - as all steps
    """Give the specialised apprentices that nobody was dealt (seat)."""
    dealt = position.box.dealt if position.box else ()
    return [("deal", c) for c in range(setting.first_specialised, len(setting.cards)) if c not in dealt]


def deal(setting: Setting, new: Position, frame: Frame, action: Action) -> None:  # noqa: ARG001 - as all steps
    """Give the card to the seat."""
    box = new.own_box()
    box.dealt = (*box.dealt[: frame[1]], action[1], *box.dealt[frame[1] + 1 :])


def prepare(setting: Setting, new: Position) -> None:
    """Discard a jewel that is left on the right, slide the others, and fill the display."""
    rule = setting.rule
    box = new.own_box()
    shown = list(box.shown)
    for _ in range(rule.jewels_discarded):
        jewel = shown[-1]
        if jewel >= 0 and rule.discarded_jewel_goes is JewelGoes.BAG:
            box.bag |= 1 << jewel
        shown[-1] = NOBODY
    left = [j for j in shown if j >= 0]
    empty = [NOBODY] * (len(shown) - len(left))
    box.shown = tuple((*empty, *left) if rule.jewels_slide_to is DisplaySide.RIGHT else (*left, *empty))
    new.todo = (*new.todo, (Step.SHOW_ON,))


def show_on(setting: Setting, new: Position, frame: Frame) -> None:  # noqa: ARG001 - as all steps
    """Fill the next empty space of the display; spaces stay empty when the bag is."""
    box = new.box
    if box is None or not box.bag:
        return
    order = range(len(box.shown))
    for space in reversed(order) if setting.rule.jewels_filled_from is DisplaySide.RIGHT else order:
        if box.shown[space] < 0:
            new.todo = (*new.todo, (Step.SHOW_ON,), (Step.SHOW, space))
            return


def showable(setting: Setting, position: Position, frame: Frame) -> list[Action]:  # noqa: ARG001 - as all steps
    """Give the jewels that may come out of the bag (space)."""
    return [("show", j) for j in bits(position.box.bag)] if position.box else []


def show(setting: Setting, new: Position, frame: Frame, action: Action) -> None:  # noqa: ARG001 - as all steps
    """Put the jewel on its space."""
    box = new.own_box()
    box.bag &= ~(1 << action[1])
    box.shown = (*box.shown[: frame[1]], action[1], *box.shown[frame[1] + 1 :])
