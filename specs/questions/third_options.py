"""Questions that a third reading adds to the Jewelry Box, the solo mode and the sets of garments."""

import enum

from oracle.questions import Catalogue, Effect, kind_of
from specs.questions.solo_actions import TieBroken

box = Catalogue("jewelry_box", scope="jewelry-box")
exams = Catalogue("exams", scope="jewelry-box")
bonuses = Catalogue("jewelry_bonuses", scope="jewelry-box")
solo = Catalogue("solo", scope="solo")
couture_set = Catalogue("garment_sets", scope="haute-couture")


class UsedBy(enum.Enum):
    """Through which other card the bonus of an employee is used."""

    DEPUTING = "a bonus that deputes it"
    RESERVE = "a bonus that uses a card of the reserve"


class TileDecides(enum.Enum):
    """Which of several tiles taken at once is held against the tasks."""

    ANY = "any of them"
    ONE = "one of them, settled first"


used_by = kind_of("used_by", UsedBy)

# The Jewelry Box beside what the base game says of all.
main_actions_with_jewelry = box.number(
    "main_actions_with_jewelry", "How many main actions are there when the expansion is played?", answers=(1, 12),
    effect=Effect.WORDING, near=("new_main_actions",), gaps=False,
)
master_takes_every_action = box.fact(
    "master_takes_every_action", "Can a master take every main action there is when the expansion is played?",
    effect=Effect.WORDING, near=("take_exam_with",), gaps=False,
)
decoration_kinds_with_jewelry = box.number(
    "decoration_kinds_with_jewelry", "How many kinds of decorations are there when the expansion is played?",
    answers=(1, 12), effect=Effect.WORDING, near=("jewelry_decoration_fundable",), gaps=False,
)

# Jewels.
jewel_before_space_chosen = box.fact(
    "jewel_before_space_chosen", "Is the jewel bought before it is settled which guest space the garment takes?",
    effect=Effect.PLAY, near=("jewel_moment", "jewel_paid_with_space_reward"),
)

# Specialised apprentices.
apprentice_points_taken = box.permission(
    "apprentice_points_taken", "May, or must, the points be taken when a specialised apprentice is played?",
    effect=Effect.SCORE, near=("apprentice_bonus_often",),
)
apprentice_points_unplayed = bonuses.number(
    "apprentice_points_unplayed", "How many points does a specialised apprentice give whose bonus is used by this?",
    used_by, answers=(0, 12), unit="prestige points", effect=Effect.SCORE, near=("apprentice_points_by_copy",),
)

# Bonuses that use other cards.
copy_chain_returns = bonuses.permission(
    "copy_chain_returns", "May a copied bonus that copies in its turn go back to a card that has just been copied?",
    effect=Effect.PLAY, near=("copy_bonus_nested",),
)

# The solo mode.
solo_by_base_game = solo.fact(
    "solo_by_base_game", "Can one player alone play with what the base game has?", effect=Effect.WORDING,
    near=("solo_playable_with",), gaps=False,
)
solo_stops_revealing = solo.fact(
    "solo_stops_revealing", "Does the revealing of cards for a garment end when every hall is full?",
    effect=Effect.PLAY, near=("solo_every_hall_full",), gaps=False,
)
solo_tile_decides = solo.choice(
    "solo_tile_decides", "Which of several tiles that she takes at once decides on the task that is marked?",
    answers=TileDecides, effect=Effect.PLAY, near=("solo_task_space",),
)
solo_kitchen_elsewhere = solo.fact(
    "solo_kitchen_elsewhere",
    "Does she take the cheapest space of the other side when the kitchen's cheapest is on a side that she has?",
    effect=Effect.PLAY, near=("solo_funds_kitchen_side", "solo_fund_space"), subject="solo_kitchen_elsewhere",
)
solo_kitchen_points = solo.number(
    "solo_kitchen_points", "How many points does she gain instead when she has both sides of the kitchen?",
    answers=(0, 12), unit="prestige points", effect=Effect.SCORE, near=("solo_funds_kitchen_side", "solo_points_when"),
    subject="solo_kitchen_elsewhere",
)
solo_jewel_tie = solo.choice(
    "solo_jewel_tie", "Who or what decides between two fitting jewels that are equally cheap?", answers=TieBroken,
    effect=Effect.PLAY, near=("solo_jewel_by_symbol", "solo_fund_tie"),
)

# The sets of garments.
favor_livre_only_with_marker = couture_set.fact(
    "favor_livre_only_with_marker", "Do the five Livre of the favor come only to who takes its marker?",
    effect=Effect.WORDING, near=("couture_favor_livre",), gaps=False,
)
