"""Questions about the display of jewels and its preparation before a round."""

import enum

from oracle.questions import Catalogue, Effect, kind_of, number_of
from specs.vocabulary import action, round_number

catalogue = Catalogue("jewelry_box", scope="jewelry-box")


class JewelStep(enum.Enum):
    """What is done with the display of jewels before a round."""

    DISCARD = "discard from the rightmost space"
    SLIDE = "slide the jewels left over"
    FILL = "fill the empty spaces"


class DisplaySide(enum.Enum):
    """A side of the display of jewels."""

    RIGHT = "right"
    LEFT = "left"


class JewelGoes(enum.Enum):
    """Where a discarded jewel goes."""

    BOX = "into the box, out of the game"
    DISCARD = "on a discard of jewels"
    BAG = "back into the bag"


jewel_step = kind_of("jewel_step", JewelStep)
left_over = number_of("left_over", 1, 3)
bag_left = number_of("bag_left", 0, 3)

# The display of jewels (phase 1).
jewelry_game_as_usual = catalogue.fact(
    "jewelry_game_as_usual", "Is the game played as usual apart from what is added?", effect=Effect.WORDING,
)
jewelry_affects_action = catalogue.fact(
    "jewelry_affects_action", "Does the expansion add something to this main action?", action, effect=Effect.WORDING,
    gaps=False,
)
jewel_step_position = catalogue.number(
    "jewel_step_position", "At which place of a round's preparation are the jewels (A = 1)?", answers=(1, 8),
    effect=Effect.PLAY,
)
jewel_step_in_round = catalogue.permission(
    "jewel_step_in_round", "Is the display of jewels filled before this round?", round_number, effect=Effect.PLAY,
)
jewel_substep_position = catalogue.number(
    "jewel_substep_position", "As which one, from the first, is this done?", jewel_step, answers=(1, 5),
    effect=Effect.PLAY, subject="jewel_display",
)
jewels_discarded = catalogue.number(
    "jewels_discarded", "How many jewels are discarded when there is one on the rightmost space?", answers=(0, 8),
    unit="tiles", effect=Effect.PLAY, subject="jewel_display",
)
jewel_discarded_if_rightmost_empty = catalogue.permission(
    "jewel_discarded_if_rightmost_empty",
    "Is a jewel discarded when the rightmost space is empty and so many lie elsewhere?", left_over,
    effect=Effect.PLAY, near=("jewels_discarded",),
)
discarded_jewel_goes = catalogue.choice(
    "discarded_jewel_goes", "Where does a discarded jewel go?", answers=JewelGoes, effect=Effect.PLAY,
)
jewels_slide_to = catalogue.choice(
    "jewels_slide_to", "To which side do the jewels left over slide?", answers=DisplaySide, effect=Effect.PLAY,
    subject="jewel_display",
)
jewels_filled_from = catalogue.choice(
    "jewels_filled_from", "From which side is the display of jewels filled?", answers=DisplaySide, effect=Effect.PLAY,
    subject="jewel_display",
)
jewels_filled_at_random = catalogue.fact(
    "jewels_filled_at_random", "Is each empty space filled with a jewel drawn at random?", effect=Effect.PLAY,
    subject="jewel_display",
)
jewel_spaces_left_empty = catalogue.choice(
    "jewel_spaces_left_empty", "On which side do spaces stay empty when the bag has too few jewels?",
    answers=DisplaySide, effect=Effect.PLAY, subject="jewels_run_out",
)
jewel_bag_refilled = catalogue.permission(
    "jewel_bag_refilled", "Are discarded jewels put back when the bag holds only so many?", bag_left,
    effect=Effect.PLAY, subject="jewels_run_out", near=("discarded_jewel_goes",),
)
jewel_display_refilled_in_phase = catalogue.permission(
    "jewel_display_refilled_in_phase", "Is the display refilled while actions are taken?", effect=Effect.PLAY,
    near=("jewels_filled_at_random",),
)
