"""Questions about the exams of the solo opponent."""

import enum

from oracle.questions import Catalogue, Effect, kind_of
from specs.questions.exams import area, exam
from specs.questions.jewelry_box import Exam
from specs.questions.solo_staff import EmployeeGoes
from specs.vocabulary import Role, role

catalogue = Catalogue("solo", scope="solo")


class TaskSpace(enum.Enum):
    """Which task of hers gets a marker."""

    TOPMOST_FITTING = "the topmost empty one that fits"
    TOPMOST = "the topmost empty one"
    ANY_FITTING = "an empty one that fits"


class TaskSource(enum.Enum):
    """By what the solo opponent could mark a task."""

    ACQUIRE = "her action of acquiring resources"
    SPACE_TILE = "a resource tile from a guest space"
    MATCH_TILE = "a resource tile for a jewel's colour"
    GARMENT = "her action of making a garment"
    FUND = "her action of funding a decoration"
    FUND_JEWELRY = "funding a jewelry decoration instead"
    HIRE = "her action of hiring"


class SoloExamStep(enum.Enum):
    """What happens when the solo opponent passes an exam."""

    POINT = "she gains prestige"
    REMOVE = "a card leaves her employee deck"
    ADD = "a card is added to her employee deck"
    HAND = "a card is added to her hand"
    CLEAR = "markers are taken off the tasks"
    MOVE = "her marker moves to the other starting area"


class ExamMoment(enum.Enum):
    """When she takes an exam."""

    AT_ONCE = "as soon as all its tasks are done"
    BY_CARD = "when one of her cards says so"


class NoneToRemove(enum.Enum):
    """What happens when she has no card of the role to be removed."""

    SKIP = "nothing is removed, the rest is done"
    NOT_PASSED = "the exam is not passed"


task_source = kind_of("task_source", TaskSource)
solo_exam_step = kind_of("solo_exam_step", SoloExamStep)

solo_exam_action_number = catalogue.number(
    "solo_exam_action_number", "Which number has this exam among her main actions?", exam, answers=(0, 15),
    effect=Effect.WORDING,
)
solo_exam_when = catalogue.choice(
    "solo_exam_when", "When does she take this exam?", exam, answers=ExamMoment, effect=Effect.PLAY,
)
solo_tasks_needed = catalogue.number(
    "solo_tasks_needed", "With how many tasks done does she take this exam?", exam, answers=(0, 9), unit="tasks",
    effect=Effect.PLAY, subject="solo_exam_when",
)
solo_exam_price = catalogue.number(
    "solo_exam_price", "What does she pay for this exam?", exam, answers=(0, 20), unit="Livre", effect=Effect.PLAY,
)
solo_exam_named = catalogue.choice(
    "solo_exam_named", "Which exam has she passed who meets all that this one asks for?", exam, answers=Exam,
    effect=Effect.PLAY,
)
solo_exam_examinee = catalogue.choice(
    "solo_exam_examinee", "An employee of which role is said to meet what this exam asks for?", exam, answers=Role,
    effect=Effect.WORDING, gaps=False,
)
solo_exam_points = catalogue.number(
    "solo_exam_points", "How many prestige points does this exam give her?", exam, answers=(0, 12),
    unit="prestige points", effect=Effect.SCORE,
)
solo_exam_step_position = catalogue.number(
    "solo_exam_step_position", "As which one, from the first, does this happen in this exam of hers?", exam,
    solo_exam_step, answers=(1, 9), effect=Effect.NONE, gaps=False,
)
solo_exam_removes_role = catalogue.choice(
    "solo_exam_removes_role", "A card of which role leaves her employee deck in this exam?", exam, answers=Role,
    effect=Effect.SCORE, subject="solo_exam_removes",
)
solo_exam_removes_level_six = catalogue.permission(
    "solo_exam_removes_level_six", "May that card be of level VI?", exam, effect=Effect.SCORE,
    given=exam == Exam.JOURNEYMAN,
)
solo_exam_removed_at_random = catalogue.fact(
    "solo_exam_removed_at_random", "Is that card drawn at random?", exam, effect=Effect.SCORE,
    subject="solo_exam_removes",
)
solo_exam_removed_goes = catalogue.choice(
    "solo_exam_removed_goes", "Where does that card go?", exam, answers=EmployeeGoes, effect=Effect.SCORE,
    subject="solo_exam_removes",
)
solo_exam_none_to_remove = catalogue.choice(
    "solo_exam_none_to_remove", "What happens when she has no card of the role to be removed?", exam,
    answers=NoneToRemove, effect=Effect.SCORE, near=("solo_exam_removes_role",),
)
solo_exam_added_role = catalogue.choice(
    "solo_exam_added_role", "From the deck beside which exam does the card come that she gains?", exam, answers=Exam,
    effect=Effect.SCORE, subject="solo_exam_adds",
)
solo_exam_added_goes = catalogue.choice(
    "solo_exam_added_goes", "Where does that card go?", exam, answers=EmployeeGoes, effect=Effect.SCORE,
    subject="solo_exam_adds",
)
solo_exam_added_at_random = catalogue.fact(
    "solo_exam_added_at_random", "Is that card drawn at random, unseen?", exam, effect=Effect.SCORE,
    subject="solo_exam_adds",
)
solo_cards_per_exam = catalogue.number(
    "solo_cards_per_exam", "How many cards of her stock does this exam add to her hand?", exam, answers=(0, 4),
    unit="cards", effect=Effect.PLAY, subject="solo_exam_turns",
)
solo_turns_per_exam = catalogue.number(
    "solo_turns_per_exam", "How many further turns in the round does this exam bring her?", exam, answers=(0, 4),
    unit="turns", effect=Effect.PLAY, subject="solo_exam_turns",
)
solo_exam_clears_all = catalogue.fact(
    "solo_exam_clears_all", "Do all her markers on the tasks of this exam come back to her?", exam,
    effect=Effect.PLAY, subject="solo_exam_markers",
)
solo_exam_marker_moves_to = catalogue.choice(
    "solo_exam_marker_moves_to", "To the starting area of which exam does her marker move after this exam?", exam,
    answers=Exam, effect=Effect.PLAY, subject="solo_exam_markers",
)

# Her tasks.
solo_task_by = catalogue.fact(
    "solo_task_by", "Can this mark a task of hers while her marker is in this starting area?", task_source, area,
    effect=Effect.PLAY, subject="solo_tasks", given=~(task_source == TaskSource.HIRE),
    near=("solo_jewelry_funded_when",),
)
solo_task_space = catalogue.choice(
    "solo_task_space", "Which task does this mark?", task_source, answers=TaskSpace, effect=Effect.PLAY,
    subject="solo_task_space", given=task_source.one_of(TaskSource.ACQUIRE, TaskSource.GARMENT, TaskSource.FUND),
)
solo_markers_per_action = catalogue.number(
    "solo_markers_per_action", "How many markers does this put on tasks of hers, at most?", task_source,
    answers=(0, 6), unit="markers", effect=Effect.PLAY, subject="solo_tasks",
    given=task_source.one_of(TaskSource.ACQUIRE, TaskSource.GARMENT, TaskSource.FUND),
)
solo_top_task_needs_thimble = catalogue.fact(
    "solo_top_task_needs_thimble", "Does the topmost task of the exam for master need a garment with a golden thimble?",
    effect=Effect.PLAY,
)
solo_task_needs_role = catalogue.fact(
    "solo_task_needs_role", "Does it matter for her tasks by an employee of which role an action is taken?", role,
    effect=Effect.PLAY, near=("solo_task_by",),
)
