"""What happens in games with options and happens in no other: the kinds of event that `specs.observables` adds."""

from __future__ import annotations

import enum


class OptionEvent(enum.Enum):
    """What happens in games with options."""

    # The Jewelry Box.
    MIX = "a card of a changed level goes into the employee deck"
    DEAL = "a specialised apprentice is dealt"
    READY = "all is set up with the Jewelry Box"
    SLIDE = "the display of jewels is cleared and pushed together"
    SHOW = "a place of the display of jewels is filled"
    JEWELS = "the display of jewels is ready"
    JEWELRY = "a jewelry decoration is funded"
    JEWEL = "a jewel is taken with a garment, or none"
    ACTED = "a main action or a bonus is over"
    TASK = "a player says which of several tasks is done"
    EXAM = "an exam is taken"
    PICK = "a card is taken from the deck beside an exam"
    APPRENTICE = "a specialised apprentice is hired"
    NEW_BONUS = "a bonus of the Jewelry Box is used"
    HALL = "the hall that a bonus counts is chosen"
    LENT = "a card lends its bonus"
    EARNED = "a player with the Jewelry Box receives income"
    JUDGED = "the final scoring with options goes up to the fireworks"
    COUNTED = "the final scoring with options is done"
    WHOLE = "everything on a table with options is counted"

    # The sets of garments.
    LATE = "the first round is prepared with a set that comes late"
    CHOSEN = "a garment of a set is chosen"
    FESTIVE = "a festive garment is paid"
    SOLD = "a garment is sold, with a set or by a bonus that sells"
    WORN = "a rented garment gives a bonus of its own"
    CALL = "a garment deputes an employee, or none"

    # The solo opponent.
    HER_START = "the solo opponent is set up"
    HER_HAND = "the solo opponent has her cards for a round"
    HER_CARD = "the solo opponent shows a card of her hand"
    HER_FAVOR = "she claims the favor"
    HER_TILES = "she acquires resources"
    HER_GARMENT = "she makes a garment"
    HER_HALL = "she shows a card for the hall"
    HER_SPACE = "her garment is put on a guest space"
    HER_GARMENT_DONE = "all that comes with her garment is done"
    HER_HIRE = "she hires"
    HER_DECORATION = "she funds a decoration"
    HER_EXAM = "she passes an exam"
    HER_LOSS = "a card leaves her employees for an exam"
    HER_GAIN = "a card joins her employees for an exam"
    HER_INCOME = "others receive income"
    HER_NEXT = "the turn passes on in a solo game"
    HER_RESULT = "the winner of a solo game is named"
