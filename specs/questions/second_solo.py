"""Further questions about the solo game and the sets of garments: where they meet general sentences, and gaps."""

import enum

from oracle.questions import Catalogue, Effect
from specs.questions.garment_sets import festive_bonus
from specs.questions.garment_sets_couture import couture
from specs.questions.solo_actions import TieBroken
from specs.vocabulary import action, round_number

solo = Catalogue("solo", scope="solo")
fancy = Catalogue("garment_sets", scope="fancy")
festive = Catalogue("garment_sets", scope="festive")
couture_set = Catalogue("garment_sets", scope="haute-couture")


class FirstOfEqual(enum.Enum):
    """Which of equally good employees is the first by the card."""

    FROM_SIDE = "the first from the side from which the card counts"
    FROM_PLACE = "the first from the place that the card names"


class DrawerOne(enum.Enum):
    """Which of the drawers has the number one."""

    TOP = "the topmost"
    BOTTOM = "the lowest"


class FitsTwo(enum.Enum):
    """Which of two fitting tasks a garment marks."""

    TOP = "the one for a master's garment"
    KIND = "the one for its kind"
    PLAYER = "the one that the player likes"


class Seen(enum.Enum):
    """When the end bonuses of her employees are compared."""

    NOW = "as they would count now"
    END = "as they will count at the end"


# Where the solo game meets general sentences.
solo_start_cards_untouched = solo.fact(
    "solo_start_cards_untouched", "Do her starting employees play no part before the final scoring?",
    effect=Effect.PLAY, near=("solo_start_cards_in_play",), gaps=False,
)
solo_end_bonus_without_box = solo.fact(
    "solo_end_bonus_without_box",
    "Can an employee whose bonus counts at the end be in the queue in this round without the Jewelry Box?",
    round_number, effect=Effect.WORDING, near=("solo_end_bonus_in_round",), given=round_number >= 5, gaps=False,
)
solo_end_bonus_compared = solo.choice(
    "solo_end_bonus_compared", "Are the points of an end bonus compared as they count now, or at the end?",
    answers=Seen, effect=Effect.PLAY, near=("solo_end_bonus_points_of",), gaps=False,
)
solo_points_replace = solo.fact(
    "solo_points_replace", "Are points for this action of hers gained only in its place, when it is impossible?",
    action, effect=Effect.SCORE, near=("solo_points_when",), gaps=False,
)
solo_points_instead = solo.number(
    "solo_points_instead", "How many prestige points does she gain in place of this action, when it is impossible?",
    action, answers=(0, 12), unit="prestige points", effect=Effect.SCORE, near=("solo_points_when",), gaps=False,
)
solo_notions_task_discards = solo.fact(
    "solo_notions_task_discards", "Is the tile discarded with which the task for thread or lace is done?",
    effect=Effect.PLAY, near=("solo_task_space",), gaps=False,
)
solo_master_space_needs_master = solo.fact(
    "solo_master_space_needs_master", "Must a garment be made by a master to take one of her master guest spaces?",
    effect=Effect.PLAY, near=("solo_preference_rank",), gaps=False,
)
solo_cards_in_hand_by_heading = solo.number(
    "solo_cards_in_hand_by_heading", "How many cards come into a hand in the second phase, as the solo rules have it?",
    answers=(0, 12), unit="cards", effect=Effect.WORDING, near=("solo_cards_drawn",), gaps=False,
)

solo_exam_is_main_action = solo.fact(
    "solo_exam_is_main_action", "Is an exam of hers a main action of its own?", effect=Effect.WORDING,
    near=("solo_exam_when",), gaps=False,
)
solo_livre_space_matters = solo.fact(
    "solo_livre_space_matters", "Are the Livre of a guest space of use to her?", effect=Effect.PLAY,
    near=("solo_preference_rank",), gaps=False,
)

# What the solo rules leave open.
solo_with_sets = solo.permission(
    "solo_with_sets", "May the solo game be played with the sets of garments?", effect=Effect.SETUP,
    near=("solo_playable_with",),
)
solo_exam_deck_shuffled = solo.permission(
    "solo_exam_deck_shuffled", "Is the deck beside an exam, put back in order by the player, shuffled for her draw?",
    effect=Effect.SCORE, near=("exam_deck_put_back_face_down", "solo_exam_added_at_random"),
)
solo_garment_tie = solo.choice(
    "solo_garment_tie", "Who or what decides when two garments have the highest cost?", answers=TieBroken,
    effect=Effect.PLAY, near=("solo_garment_fallback",),
)
solo_end_bonus_pays_notions = solo.permission(
    "solo_end_bonus_pays_notions", "Does she give up thread and lace for an end bonus that pays for such sets?",
    effect=Effect.SCORE, near=("end_bonus_notions_given_up", "solo_start_good"),
)
solo_exam_before_placing = solo.fact(
    "solo_exam_before_placing", "Is her exam for master passed before the garment that completes it is placed?",
    effect=Effect.PLAY, near=("solo_exam_when", "solo_reveals_for_garment"),
)
solo_drawer_one = solo.choice(
    "solo_drawer_one", "Which drawer is the one that her cards call 1?", answers=DrawerOne, effect=Effect.PLAY,
    near=("solo_drawer_named",),
)
solo_centre_space = solo.number(
    "solo_centre_space", "Which space of a drawer, from the left, do her cards call the centre?", answers=(1, 4),
    effect=Effect.PLAY, near=("solo_spaces_in_drawer",),
)
solo_fits_two_tasks = solo.choice(
    "solo_fits_two_tasks", "Which task does a garment mark that fits two of the exam for master?", answers=FitsTwo,
    effect=Effect.PLAY, near=("solo_task_space", "solo_top_task_needs_thimble"),
)
solo_first_by_card = solo.choice(
    "solo_first_by_card", "Which of equally good employees is the first by the card's instruction?",
    answers=FirstOfEqual, effect=Effect.PLAY, near=("solo_end_bonus_tie",),
)
solo_thread_or_lace_first = solo.choice(
    "solo_thread_or_lace_first", "Who decides between a space with thread and one with lace?", answers=TieBroken,
    effect=Effect.PLAY, near=("solo_preference_rank",), subject="solo_space_tie",
)

solo_tiles_close_up = solo.fact(
    "solo_tiles_close_up", "Do the tiles left in a drawer move together, where her cards name left, centre and right?",
    effect=Effect.PLAY, near=("solo_spaces_in_drawer", "resource_fill_from", "resource_spaces_refilled"),
)
solo_favor_points_add = solo.fact(
    "solo_favor_points_add", "Do points for taking the favor in round seven add to those for holding it at the end?",
    effect=Effect.SCORE, near=("solo_favor_points", "solo_favor_end_points"),
)

# Sets: where they meet general sentences.
garment_range_holds_for_fancy = fancy.fact(
    "garment_range_holds_for_fancy", "Are the points and the value of a fancy garment within what the key prints?",
    effect=Effect.SCORE, near=("fancy_more_valuable",), gaps=False,
)
festive_sold_without_space = festive.permission(
    "festive_sold_without_space", "Is a festive garment sold when it is made and no guest space is free?",
    effect=Effect.PLAY, near=("festive_fate",), gaps=False,
)
couture_sold_without_space = couture_set.permission(
    "couture_sold_without_space", "Is this garment of the set sold when it is made and no guest space is free?",
    couture, effect=Effect.PLAY, near=("couture_fate",), gaps=False,
)
couture_bonus_only_rented = couture_set.fact(
    "couture_bonus_only_rented", "Does every garment of the set give its bonus by being rented, and not otherwise?",
    effect=Effect.PLAY, near=("couture_bonus_by",), gaps=False,
)

garment_range_holds_for_couture = couture_set.fact(
    "garment_range_holds_for_couture", "Are the points of every garment of the set within what the key prints?",
    effect=Effect.SCORE, near=("couture_made_as_usual",), gaps=False,
)

# What the sets leave open.
fancy_value_highest = fancy.number(
    "fancy_value_highest", "What is the highest value in Livre on a fancy garment?", answers=(0, 60), unit="Livre",
    effect=Effect.PLAY, near=("fancy_more_valuable",), subject="fancy_points_highest",
)
fancy_thimbles = fancy.number(
    "fancy_thimbles", "How many fancy garments show the golden thimble?", answers=(0, 4), unit="tiles",
    effect=Effect.PLAY, near=("fancy_garments",), subject="fancy_points_highest",
)
festive_garment_points = festive.number(
    "festive_garment_points", "How many prestige points does the festive garment with this bonus show?", festive_bonus,
    answers=(0, 12), unit="prestige points", effect=Effect.SCORE, subject="festive_garment_color",
)
festive_thimble = festive.fact(
    "festive_thimble", "Does the festive garment with this bonus show the golden thimble?", festive_bonus,
    effect=Effect.PLAY, subject="festive_garment_color",
)
festive_goods = festive.number(
    "festive_goods", "How many resources does the festive garment with this bonus take?", festive_bonus,
    answers=(0, 12), effect=Effect.PLAY, subject="festive_garment_color",
)
couture_points = couture_set.number(
    "couture_points", "How many prestige points does this garment of the set show?", couture, answers=(0, 12),
    unit="prestige points", effect=Effect.SCORE, subject="couture_color",
)
couture_thimble = couture_set.fact(
    "couture_thimble", "Does this garment of the set show the golden thimble?", couture, effect=Effect.PLAY,
    subject="couture_color",
)
couture_goods = couture_set.number(
    "couture_goods", "How many resources does this garment of the set take?", couture, answers=(0, 12),
    effect=Effect.PLAY, subject="couture_color",
)
couture_only_master_space = couture_set.permission(
    "couture_only_master_space", "May a journeyman make such a garment when only master guest spaces are free?",
    effect=Effect.PLAY, near=("couture_without_space",),
)
