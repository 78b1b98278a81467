"""Further questions about the Jewelry Box: where it meets the base game, and what a close reading leaves open."""

import enum

from oracle.questions import Catalogue, Effect, kind_of
from specs.questions.bonuses import CardPlace
from specs.questions.exams_tasks import SILK, task
from specs.questions.jewelry_bonuses_actions import RoleOf
from specs.vocabulary import Role, role

box = Catalogue("jewelry_box", scope="jewelry-box")
exams = Catalogue("exams", scope="jewelry-box")
bonuses = Catalogue("jewelry_bonuses", scope="jewelry-box")
solo = Catalogue("solo", scope="solo")


class JewelHeld(enum.Enum):
    """How a player comes to have a jewel."""

    BOUGHT = "it is bought, and kept"
    RENTED = "it is rented out with the garment"


class ExamBegins(enum.Enum):
    """What makes an exam take place."""

    ACTION = "the player takes it as main action"
    NEEDS_MET = "everything needed is there"


class TopTask(enum.Enum):
    """What the third task of the exam for master could ask for."""

    MAKER = "a garment made by a master, whatever it shows"
    GARMENT = "a garment that only a master can make"


class ExamRecord(enum.Enum):
    """What shows that a player has passed an exam for master."""

    NOTHING = "nothing but memory"
    SIGN = "something on the table"


class EndStep(enum.Enum):
    """When the end bonuses of new masters are counted."""

    WITH_EMPLOYEES = "in the step of the crowned employees"
    OTHERWISE = "at another time of the final scoring"


card_place = kind_of("card_place", CardPlace)

# Where it meets the base game.
never_list_complete = exams.fact(
    "never_list_complete", "Does the key to the roles name every main action that this role never takes?", role,
    effect=Effect.PLAY, near=("take_exam_with",), gaps=False, given=~(role == Role.MASTER),
)
bonus_only_after_whole_action = exams.fact(
    "bonus_only_after_whole_action", "Is a bonus used only when the whole main action is done, in an exam, too?",
    effect=Effect.PLAY, near=("exam_bonus_of_card",), gaps=False,
)
kitchen_is_only_limit = box.fact(
    "kitchen_is_only_limit", "Is the kitchen the only place where a player may fund no more than so many decorations?",
    effect=Effect.PLAY, near=("fund_jewelry_decoration_with",), gaps=False,
)
only_level_six_counts_at_end = bonuses.fact(
    "only_level_six_counts_at_end", "Are apprentices of level VI the only cards whose bonus counts at the end?",
    effect=Effect.SCORE, near=("new_bonus_at_end",), gaps=False,
)
end_masters_show_crown = bonuses.fact(
    "end_masters_show_crown", "Do new masters whose bonus counts at the end bear the crown that the scoring asks for?",
    effect=Effect.SCORE, near=("new_bonus_at_end",),
)
lowest_level = box.number(
    "lowest_level", "Which is the lowest level of an employee?", answers=(0, 6), effect=Effect.WORDING, gaps=False,
)
exam_marker_with_step = box.number(
    "exam_marker_with_step", "With which step of the setup does a player put a marker on an exam's starting area?",
    answers=(1, 15), effect=Effect.SETUP, near=("exam_markers_at_start",), per_text=True, gaps=False,
)
markers_in_hand_from_step = box.number(
    "markers_in_hand_from_step", "From which step of the setup have players the markers that they put down?",
    answers=(1, 15), effect=Effect.SETUP, per_text=True, gaps=False,
)
jewelry_joins_original = box.fact(
    "jewelry_joins_original", "Can the expansion be played with the original edition, whose points are hidden tokens?",
    effect=Effect.PLAY, near=("condition_counts_end_points", "jewelry_setup_on_base"), editions=("deluxe-2020",),
)
depute_exam_card = exams.permission(
    "depute_exam_card", "May a card gained by an exam be deputed, which is no starting card and was not hired?",
    effect=Effect.PLAY, near=("exam_card_goes", "may_depute"),
)
new_cards_depute_pay_as_usual = box.fact(
    "new_cards_depute_pay_as_usual", "Do the new employees bring as many Livre for deputing as others of their role?",
    effect=Effect.PLAY, near=("jewelry_part_count", "depute_pay"),
)

# Jewels.
jewel_comes_by = box.choice(
    "jewel_comes_by", "Is a jewel bought for good, or rented out?", answers=JewelHeld, effect=Effect.WORDING,
    near=("bought_jewel_lies",), gaps=False,
)
jewel_display_face_up = box.fact(
    "jewel_display_face_up", "Do the jewels lie face up in their display?", effect=Effect.PLAY,
    near=("jewels_filled_at_random",),
)
jewel_counts_as_rented = box.fact(
    "jewel_counts_as_rented", "Does a jewel count where rented garments are counted, as for the kitchen's income?",
    effect=Effect.PLAY, near=("jewels_are_rented_with_garments", "bought_jewel_lies"),
)
match_tile_pays_garment = box.permission(
    "match_tile_pays_garment", "May the tile gained for a jewel's colour help to pay for the very garment it fits?",
    effect=Effect.PLAY, near=("match_tiles", "jewel_moment"),
)
decoration_task_by_jewelry = exams.fact(
    "decoration_task_by_jewelry", "Is the task of funding a decoration done by funding a jewelry decoration?",
    effect=Effect.PLAY, near=("task_by_action", "jewelry_decoration_fundable"),
)
jewelry_decoration_choice = box.permission(
    "jewelry_decoration_choice", "May any free jewelry decoration be chosen, or is it the cheapest one?",
    effect=Effect.PLAY, near=("jewelry_decoration_fundable",),
)

# Specialised apprentices.
apprentice_points_by_copy = bonuses.number(
    "apprentice_points_by_copy", "How many points does it give to copy an opponent's specialised apprentice?",
    answers=(0, 12), unit="prestige points", effect=Effect.PLAY, near=("copy_bonus_as_played",),
)
task_by_specialised = exams.fact(
    "task_by_specialised", "Is a task for an apprentice done with a specialised apprentice?", effect=Effect.PLAY,
    near=("task_by_role",),
)

# Exams.
exam_begins_by = exams.choice(
    "exam_begins_by", "What makes an exam take place?", answers=ExamBegins, effect=Effect.PLAY,
    near=("exam_steps_at_once",), gaps=False,
)
exam_bonus_again = exams.permission(
    "exam_bonus_again", "May the bonus of the card played for an exam be used once more after the exam?",
    effect=Effect.PLAY, near=("exam_bonus_of_card",),
)
exam_bonus_does_task = exams.fact(
    "exam_bonus_does_task", "Can the bonus used within an exam do a task of the exam that is being passed?",
    effect=Effect.PLAY, near=("exam_bonus_of_card", "task_via"),
)
exam_by_crowned = exams.permission(
    "exam_by_crowned", "May a crowned apprentice of level VI be given up for the exam for journeyman?",
    effect=Effect.SCORE, near=("take_exam_with",),
)
exam_record = exams.choice(
    "exam_record", "What shows later that a player has passed an exam for master?", answers=ExamRecord,
    effect=Effect.PLAY, near=("condition_exam_passed_earlier", "exam_marker_moves_to"),
)
task_done_of_itself = exams.fact(
    "task_done_of_itself", "Is a task done of itself?", effect=Effect.PLAY, near=("task_marked",),
)
fitting_tile_discarded = exams.permission(
    "fitting_tile_discarded", "May a tile that fits an open task for silk be discarded for thread and lace instead?",
    task, effect=Effect.PLAY, near=("task_tile_use",), given=task.one_of(*SILK), gaps=False,
)

top_task_asks_for = exams.choice(
    "top_task_asks_for", "What does the third task of the exam for master ask for?", answers=TopTask,
    effect=Effect.WORDING, near=("task_by_role",), gaps=False,
)

# New bonuses.
gown_pair_of_one_color = bonuses.fact(
    "gown_pair_of_one_color", "Do two gowns of the same colour make a pair for the master's bonus?",
    effect=Effect.PLAY, near=("gown_pair_has",), gaps=False,
)
new_end_bonus_step = bonuses.choice(
    "new_end_bonus_step", "When in the final scoring do the end bonuses of new masters count?", answers=EndStep,
    effect=Effect.SCORE, near=("new_bonus_at_end",),
)
new_end_bonus_at = bonuses.fact(
    "new_end_bonus_at", "Does a new master's end bonus count with the card at this place?", card_place,
    effect=Effect.SCORE, near=("new_bonus_at_end",),
    given=card_place.one_of(CardPlace.DISCARD, CardPlace.RESERVE, CardPlace.HAND, CardPlace.REMOVED),
)
discard_order_kept = bonuses.permission(
    "discard_order_kept", "Must the order of a discard pile be kept, on whose top the copying journeyman depends?",
    effect=Effect.PLAY, near=("copy_bonus_from", "reserve_bonus_put"),
)
copied_card_without_bonus = bonuses.permission(
    "copied_card_without_bonus", "May a pile be chosen whose top card has no bonus, such as a starting master?",
    effect=Effect.PLAY, near=("copy_bonus_pile_of", "copy_bonus_from"),
)
reserve_bonus_role_of = bonuses.choice(
    "reserve_bonus_role_of", "As whose role does an additional action by a reserve card's bonus count?",
    answers=RoleOf, effect=Effect.PLAY, near=("reserve_bonus_at_once",),
)
reserve_bonus_does_task = exams.fact(
    "reserve_bonus_does_task", "Does an apprentice's bonus do a task that a journeyman's bonus uses or copies?",
    effect=Effect.PLAY, near=("reserve_bonus_at_once", "copy_bonus_as_played", "task_via"),
)

# The solo opponent's tasks.
solo_tile_must_fit = solo.fact(
    "solo_tile_must_fit", "Must a tile that the solo opponent takes fit the task that it marks?", effect=Effect.PLAY,
    near=("solo_task_by",), gaps=False,
)
