"""Further questions about the Jewelry Box, raised by the Deluxe rulebook's pages on it."""

import enum

from oracle.questions import Catalogue, Effect, kind_of
from specs.questions.extra_deluxe_setup import Corner
from specs.questions.general import Phase
from specs.questions.jewelry_bonuses import counting_bonus
from specs.questions.jewelry_box import changed_level
from specs.questions.jewelry_box_jewels import jewel_shown
from specs.vocabulary import garment

box = Catalogue("jewelry_box", scope="jewelry-box")
exams = Catalogue("exams", scope="jewelry-box")
bonuses = Catalogue("jewelry_bonuses", scope="jewelry-box")


class JewelerPlace(enum.Enum):
    """What a picture of the jeweler's board could name."""

    MASTER_EXAM = "starting area and tasks of the exam for master"
    JOURNEYMAN_EXAM = "starting area and tasks of the exam for journeyman"
    DECORATIONS = "jewelry decorations"
    DISPLAY = "display of jewels"


class LevelCardsOn(enum.Enum):
    """On what the cards of a level are put when the game is set up."""

    DECK = "the employee deck"
    QUEUE = "the hiring queue"


class PriceShown(enum.Enum):
    """Where a jewel's price stands, seen from its space."""

    BELOW = "below the space"
    ABOVE = "above the space"


class NoMarker(enum.Enum):
    """What has run out when a task is done."""

    FORGO = "the task cannot be marked"
    SUBSTITUTE = "something else marks it"
    MOVE = "a marker from elsewhere is taken"


jeweler_place = kind_of("jeweler_place", JewelerPlace)
phase = kind_of("phase", Phase)

# Parts and setup.
jeweler_legend_number = box.number(
    "jeweler_legend_number", "Which number names this place in the picture of the jeweler's board?", jeweler_place,
    answers=(0, 9), effect=Effect.WORDING, gaps=False,
)
jeweler_place_exists = box.fact(
    "jeweler_place_exists", "Is there such a place on the jeweler's board?", jeweler_place, effect=Effect.WORDING,
    gaps=False,
)
new_cards_sign_corner = box.choice(
    "new_cards_sign_corner", "In which corner does a new employee card show what it is?", answers=Corner,
    effect=Effect.WORDING, gaps=False,
)
jewel_kind_exists = box.fact(
    "jewel_kind_exists", "Are there jewels that show this?", jewel_shown, effect=Effect.WORDING, gaps=False,
)
changed_level_put_on = box.choice(
    "changed_level_put_on", "On top of what are the cards of this changed level put?", changed_level,
    answers=LevelCardsOn, effect=Effect.SETUP,
)
changed_level_face_down = box.fact(
    "changed_level_face_down", "Do the cards of this changed level lie face down?", changed_level,
    effect=Effect.SETUP,
)
changed_level_shuffled = box.fact(
    "changed_level_shuffled", "Are the drawn cards and the base cards of this level shuffled together?",
    changed_level, effect=Effect.SETUP,
)
level_changed_before_placing = box.fact(
    "level_changed_before_placing", "Is this level changed before its cards are shuffled and put in their place?",
    changed_level, effect=Effect.SETUP,
)
exam_deck_shuffled = box.fact(
    "exam_deck_shuffled", "Is the deck that is put beside an exam shuffled first?", changed_level,
    effect=Effect.SETUP,
)
specialised_apprentices_have_conditions = box.fact(
    "specialised_apprentices_have_conditions", "Must a condition be met before a specialised apprentice is hired?",
    effect=Effect.WORDING, gaps=False,
)

# The course of the game.
jewelry_changes_phase = box.fact(
    "jewelry_changes_phase", "Does the expansion add something to this phase?", phase, effect=Effect.WORDING,
    gaps=False,
)
jewelry_changes_final_scoring = box.fact(
    "jewelry_changes_final_scoring", "Does the expansion add something to the final scoring?", effect=Effect.WORDING,
    gaps=False,
)
jewelry_additions_in_order = box.fact(
    "jewelry_additions_in_order", "Are the additions explained in the order in which they come up in the game?",
    effect=Effect.WORDING, gaps=False,
)
jewel_price_shown = box.choice(
    "jewel_price_shown", "Where is the price of a jewel shown?", answers=PriceShown, effect=Effect.WORDING,
    gaps=False,
)
jewel_income_from_bank = box.fact(
    "jewel_income_from_bank", "Does the bank pay the income from jewels?", effect=Effect.WORDING, gaps=False,
)
condition_printed_grey = box.fact(
    "condition_printed_grey", "Is the hiring condition printed in grey?", effect=Effect.WORDING, gaps=False,
)
apprentice_bonus_field_at_bottom = box.fact(
    "apprentice_bonus_field_at_bottom", "Is the bonus field at the bottom of a specialised apprentice's card?",
    effect=Effect.WORDING, gaps=False,
)

# Exams.
task_marked_on_adjacent_space = exams.fact(
    "task_marked_on_adjacent_space", "Does the marker of a task lie on the space next to the task?",
    effect=Effect.WORDING, gaps=False,
)
exam_steps_at_once = exams.fact(
    "exam_steps_at_once", "Are the steps of an exam carried out at once when everything it needs is there?",
    effect=Effect.PLAY,
)
task_without_marker_left = exams.choice(
    "task_without_marker_left", "What happens when a task is done by a player with no ownership marker left?",
    answers=NoMarker, effect=Effect.PLAY, near=("task_marked",),
)

# Bonuses.
new_bonus_paid_by_bank = bonuses.fact(
    "new_bonus_paid_by_bank", "Does the bank pay the Livre of this bonus?", counting_bonus, effect=Effect.WORDING,
    gaps=False,
)
new_team_bonus_paid_by_bank = bonuses.fact(
    "new_team_bonus_paid_by_bank", "Does the bank pay the Livre of the journeyman's bonus for team size?",
    effect=Effect.WORDING, gaps=False,
)
missing_bonus_paid_by_bank = bonuses.fact(
    "missing_bonus_paid_by_bank", "Does the bank pay the Livre for the lack of garments of this colour?", garment,
    effect=Effect.WORDING, gaps=False,
)
missing_bonuses_add = bonuses.fact(
    "missing_bonuses_add", "Can a player get both amounts of the bonus for garments not rented at the same time?",
    effect=Effect.PLAY,
)
master_garment_marked_by_thimble = bonuses.fact(
    "master_garment_marked_by_thimble", "Is a garment that only a master makes marked by a golden thimble?",
    effect=Effect.WORDING, gaps=False,
)
