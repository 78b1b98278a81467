"""Questions about the two exams: who may take them, what they need, and in which steps they are taken."""

import enum

from oracle.questions import Catalogue, Effect, flag, kind_of, number_of
from specs.questions.base_staff import HiredGoes
from specs.questions.deputing import RemovedTo
from specs.questions.jewelry_box import Exam, exam_markers_at_start
from specs.vocabulary import Role, deck_size, level, role, via

catalogue = Catalogue("exams", scope="jewelry-box")


class ExamStep(enum.Enum):
    """What is done when an exam is passed, apart from paying."""

    POINT = "gain prestige"
    BONUS = "use the bonus of the played card"
    REMOVE = "remove the played card"
    TAKE = "take a card of the deck beside the exam"
    CLEAR = "take the markers off the tasks"
    MOVE = "move the marker to the other starting area"


class Payment(enum.Enum):
    """When the price of an exam is paid."""

    BEFORE_STEPS = "before all steps"
    AFTER_BONUS = "after the bonus of the played card was used"


class TakenHow(enum.Enum):
    """Which card of a deck is taken."""

    CHOSEN = "any card, chosen from the whole deck"
    TOP = "the top card"
    RANDOM = "a random card"


class MarkersGo(enum.Enum):
    """Where markers from the tasks go."""

    RESERVE = "back to the player"
    BOX = "out of the game"


class DeckEmpty(enum.Enum):
    """What becomes of an exam when the deck beside it is empty."""

    NO_CARD = "it is taken, and no card is gained"
    FORBIDDEN = "it cannot be taken"


class PassedBefore(enum.Enum):
    """What a player has done since starting, as far as exams go."""

    NOTHING = "no exam"
    JOURNEYMAN = "the exam for journeyman, last"
    MASTER = "the exam for master, last"


exam = kind_of("exam", Exam)
area = kind_of("area", Exam)
exam_step = kind_of("exam_step", ExamStep)
tasks_done = number_of("tasks_done", 0, 4)
passed_before = kind_of("passed_before", PassedBefore)
deck_empty = flag("deck_empty")

# Who, and what is needed.
new_main_actions = catalogue.number(
    "new_main_actions", "How many main actions does the expansion add?", answers=(0, 6), effect=Effect.PLAY,
)
exam_action_number = catalogue.number(
    "exam_action_number", "Which number has taking this exam among the main actions?", exam, answers=(0, 15),
    effect=Effect.WORDING,
)
take_exam_with = catalogue.permission(
    "take_exam_with", "May an employee of this role be played for this exam?", exam, role, effect=Effect.PLAY,
)
take_exam_from_area = catalogue.permission(
    "take_exam_from_area", "May a player whose marker is in this starting area take this exam?", exam, area,
    effect=Effect.PLAY,
)
tasks_of_exam = catalogue.number(
    "tasks_of_exam", "How many tasks has this exam?", exam, answers=(0, 9), unit="tasks", effect=Effect.PLAY,
    subject="take_exam_with_tasks",
)
take_exam_with_tasks = catalogue.permission(
    "take_exam_with_tasks", "May a player who has done so many of its tasks take this exam?", exam, tasks_done,
    effect=Effect.PLAY, given=(exam == Exam.JOURNEYMAN) | (tasks_done <= 3),
)
exam_price = catalogue.number(
    "exam_price", "What does this exam cost?", exam, answers=(0, 20), unit="Livre", effect=Effect.PLAY,
)
exam_paid_to_bank = catalogue.fact(
    "exam_paid_to_bank", "Is the price of an exam paid to the bank?", effect=Effect.WORDING, subject="exam_price",
)
exam_paid_when = catalogue.choice(
    "exam_paid_when", "When is the price of an exam paid?", answers=Payment, effect=Effect.PLAY,
)
take_exam_via = catalogue.permission(
    "take_exam_via", "May an exam be taken like this?", via, effect=Effect.PLAY, near=("new_main_actions",),
)
take_exam_of_level = catalogue.permission(
    "take_exam_of_level", "May a hired employee of this level be played for an exam its role may take?", level,
    effect=Effect.PLAY, near=("take_exam_with",),
)
take_exam_with_team = catalogue.permission(
    "take_exam_with_team", "May an exam be taken from a team of so many cards?", deck_size, effect=Effect.PLAY,
    near=("take_exam_with", "team_always_at_least"), given=deck_size >= 4,
)
exam_optional = catalogue.permission(
    "exam_optional", "May, or must, a player take an exam once everything needed is there?", exam, effect=Effect.PLAY,
    near=("take_exam_with_tasks",),
)

# The steps.
exam_step_position = catalogue.number(
    "exam_step_position", "As which one, from the first, is this done in this exam?", exam, exam_step, answers=(1, 9),
    effect=Effect.PLAY,
)
exam_points = catalogue.number(
    "exam_points", "How many prestige points does this exam give?", exam, answers=(0, 12), unit="prestige points",
    effect=Effect.SCORE,
)
exam_bonus_of_card = catalogue.permission(
    "exam_bonus_of_card", "May, or must, the bonus of the card played for this exam be used?", exam,
    effect=Effect.PLAY,
)
examined_card_put = catalogue.choice(
    "examined_card_put", "Where is the card put that was played for this exam?", exam, answers=RemovedTo,
    effect=Effect.PLAY,
)
exam_removal_pays = catalogue.number(
    "exam_removal_pays", "How many Livre does its removal bring, as for deputing?", exam, answers=(0, 20),
    unit="Livre", effect=Effect.PLAY, near=("examined_card_put",),
)
exam_cards_removed = catalogue.number(
    "exam_cards_removed", "How many cards of the team does this exam remove?", exam, answers=(0, 4), unit="cards",
    effect=Effect.PLAY, subject="examined_card_put",
)
exam_cards_taken = catalogue.number(
    "exam_cards_taken", "How many cards does this exam bring?", exam, answers=(0, 4), unit="cards",
    effect=Effect.PLAY, subject="exam_card_taken",
)
exam_card_role = catalogue.choice(
    "exam_card_role", "Of which role is the card gained by this exam?", exam, answers=Role, effect=Effect.PLAY,
    subject="exam_card_taken",
)
exam_card_taken_how = catalogue.choice(
    "exam_card_taken_how", "Which card of the deck beside this exam is taken?", exam, answers=TakenHow,
    effect=Effect.PLAY, subject="exam_card_taken",
)
exam_card_goes = catalogue.choice(
    "exam_card_goes", "Where does the card gained by this exam go?", exam, answers=HiredGoes, effect=Effect.PLAY,
    subject="exam_card_taken",
)
exam_card_playable_this_round = catalogue.permission(
    "exam_card_playable_this_round", "May the card gained by this exam be played in the same round?", exam,
    effect=Effect.PLAY, near=("exam_card_goes",),
)
exam_deck_put_back_face_down = catalogue.fact(
    "exam_deck_put_back_face_down", "Does the rest of the deck go back to its place, face down?", exam,
    effect=Effect.PLAY,
)
exam_deck_shuffled_after = catalogue.permission(
    "exam_deck_shuffled_after", "Is the deck beside an exam shuffled before it goes back?", effect=Effect.PLAY,
    near=("exam_deck_put_back_face_down",),
)
exam_card_shown = catalogue.permission(
    "exam_card_shown", "May, or must, the card gained by an exam be shown to the others?", effect=Effect.PLAY,
    near=("exam_card_taken_how",),
)
exam_deck_empty = catalogue.choice(
    "exam_deck_empty", "What becomes of an exam when the deck beside it is empty?", answers=DeckEmpty,
    effect=Effect.PLAY, near=("exam_card_taken_how",),
)
examined_card_leaves_game = catalogue.fact(
    "examined_card_leaves_game", "Does the card played for an exam leave the game for good?", exam,
    effect=Effect.PLAY, subject="examined_card_put",
)
exam_markers_taken_off = catalogue.number(
    "exam_markers_taken_off", "How many markers are taken off the tasks of this exam?", exam, answers=(0, 9),
    unit="markers", effect=Effect.PLAY, subject="exam_markers",
)
exam_markers_go = catalogue.choice(
    "exam_markers_go", "Where do the markers go that are taken off the tasks?", exam, answers=MarkersGo,
    effect=Effect.PLAY, subject="exam_markers",
)
exam_marker_moves_to = catalogue.choice(
    "exam_marker_moves_to", "To the starting area of which exam does the marker move after this exam?", exam,
    answers=Exam, effect=Effect.PLAY, subject="exam_markers",
)
team_after_exam = catalogue.number(
    "team_after_exam", "How many cards has a team after this exam that had so many before?", exam, deck_size,
    answers=(0, 20), unit="cards", effect=Effect.PLAY,
)
extra_turns_per_exam = catalogue.number(
    "extra_turns_per_exam", "How many further turns in the round does an exam bring?", answers=(0, 4), unit="turns",
    effect=Effect.PLAY, near=("exam_card_goes",), subject="exam_card_playable_this_round",
)

# Nearby cases.
exam_bonus_deputes_played_card = catalogue.permission(
    "exam_bonus_deputes_played_card", "May the bonus used in an exam depute the very card that was played for it?",
    effect=Effect.PLAY, near=("exam_bonus_of_card",),
)
exam_floor_counts_played_card = catalogue.fact(
    "exam_floor_counts_played_card",
    "Does the card that the exam will remove count for the least team size, when its bonus deputes another?",
    effect=Effect.PLAY, near=("exam_bonus_of_card",),
)
exam_may_go_below_floor = catalogue.fact(
    "exam_may_go_below_floor", "May the team be smaller than it must be for the moment between removing and taking?",
    effect=Effect.PLAY, near=("examined_card_put",),
)
take_exam_after = catalogue.permission(
    "take_exam_after", "May a player who has passed this take this exam next?", exam, passed_before,
    effect=Effect.PLAY, subject="exams_alternate",
)
exams_repeatable = catalogue.permission(
    "exams_repeatable", "May both exams be taken any number of times in the game?", effect=Effect.PLAY,
    subject="exams_alternate",
)
exams_prepared_together = catalogue.permission(
    "exams_prepared_together", "May a player prepare for both exams at the same time?", effect=Effect.PLAY,
    subject="exams_alternate", moot=exam_markers_at_start() == 1,
)
exam_counts_as_hiring = catalogue.fact(
    "exam_counts_as_hiring", "Is taking an exam an action of hiring?", effect=Effect.WORDING, gaps=False,
)
exam_counts_as_deputing = catalogue.fact(
    "exam_counts_as_deputing", "Is the removal in an exam an act of deputing?", effect=Effect.PLAY,
    near=("examined_card_put", "may_depute"),
)
