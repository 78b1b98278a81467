"""Questions about the tasks of the exams."""

import enum

from oracle.questions import Catalogue, Effect, flag, kind_of, number_of
from specs.questions.base_components import Kind
from specs.questions.base_garments import Fate
from specs.questions.base_turns import TileUse
from specs.questions.jewelry_box import Exam
from specs.vocabulary import action, garment, role, via

catalogue = Catalogue("exams", scope="jewelry-box")


class Task(enum.Enum):
    """The tasks, named by what they are about."""

    COMMON_SILK = "acquire common silk"
    RARER_SILK = "acquire rarer silk"
    NOTIONS = "acquire thread or lace"
    DECORATION = "fund a decoration"
    GOWN = "make a gown"
    COAT = "make a coat"
    MASTER_GARMENT = "make a garment with the highest role"


class TileGained(enum.Enum):
    """How a resource tile is gained."""

    ACTION = "by the main action, with an apprentice"
    BONUS_ACTION = "by a bonus with that action, of an apprentice"
    BAG_BONUS = "drawn from the bag by an apprentice's bonus"
    SPACE_REWARD = "as reward of a guest space"
    JEWEL_MATCH = "for a jewel of the garment's colour"


class Decides(enum.Enum):
    """Who decides which task is done."""

    PLAYER = "the player"
    FIXED = "an order on the board"


class TurnTask(enum.Enum):
    """When a task can be done."""

    OWN_TURN = "at any time of the player's own turn"
    OTHERS_TURN = "in another player's turn"


task = kind_of("task", Task)
area = kind_of("area", Exam)
tile_gained = kind_of("tile_gained", TileGained)
tile_use = kind_of("tile_use", TileUse)
made_kind = kind_of("made_kind", Kind)
fate = kind_of("fate", Fate)
turn_task = kind_of("turn_task", TurnTask)
fitting_tasks = number_of("fitting_tasks", 1, 3)
already_done = flag("already_done")

SILK = (Task.COMMON_SILK, Task.RARER_SILK)
TILES = (*SILK, Task.NOTIONS)
GARMENTS = (Task.GOWN, Task.COAT, Task.MASTER_GARMENT)

task_of_exam = catalogue.choice(
    "task_of_exam", "To which exam does this task belong?", task, answers=Exam, effect=Effect.PLAY,
)
task_by_action = catalogue.fact(
    "task_by_action", "Can this task be done by this action?", task, action, effect=Effect.PLAY, subject="task_needs",
)
task_by_role = catalogue.fact(
    "task_by_role", "Can this task be done with an employee of this role?", task, role, effect=Effect.PLAY,
    subject="task_needs",
)
task_silk_counts = catalogue.fact(
    "task_silk_counts", "Does silk of this garment's colour on the tile do this task?", task, garment,
    effect=Effect.PLAY, subject="task_needs", given=task.one_of(*SILK),
)
task_rolls_needed = catalogue.number(
    "task_rolls_needed", "How many rolls of these silks must the tile show at least?", task, answers=(0, 4),
    unit="rolls", effect=Effect.PLAY, subject="task_needs", given=task.one_of(*SILK),
)
task_tile_use = catalogue.permission(
    "task_tile_use", "May, or must, the tile be used so for this task to be done?", task, tile_use,
    effect=Effect.PLAY, given=task.one_of(*TILES),
)
task_garment_kind = catalogue.fact(
    "task_garment_kind", "Is this task done by making such a garment?", task, made_kind, effect=Effect.PLAY,
    subject="task_needs", given=task.one_of(*GARMENTS),
)
task_garment_fate = catalogue.fact(
    "task_garment_fate", "Is this task done by a garment that is treated like this?", task, fate, effect=Effect.PLAY,
    near=("task_garment_kind",), given=task.one_of(*GARMENTS),
)
task_garment_needs_thimble = catalogue.fact(
    "task_garment_needs_thimble", "Must the garment for this task show the golden thimble?", task, effect=Effect.PLAY,
    near=("task_garment_kind",), given=task.one_of(*GARMENTS),
)
task_tile_gained = catalogue.fact(
    "task_tile_gained", "Does a tile gained like this do a task?", tile_gained, effect=Effect.PLAY,
    near=("reward_tile_from", "task_by_action"),
)
task_via = catalogue.permission(
    "task_via", "May this task be done like this, if the action is the right one?", task, via, effect=Effect.PLAY,
    subject="task_via",
)

# How tasks are done.
task_marked = catalogue.permission(
    "task_marked", "May, or must, a player mark a task as done when its conditions are met?", effect=Effect.PLAY,
)
task_marked_at_once = catalogue.permission(
    "task_marked_at_once", "Is the marker put on a task as soon as it is done?", effect=Effect.PLAY,
    subject="task_marked",
)
task_done_at_once = catalogue.fact(
    "task_done_at_once", "Is this task done in the very moment in which its conditions are met?", task,
    effect=Effect.PLAY, near=("task_marked_at_once",), gaps=False,
)
task_marked_later = catalogue.permission(
    "task_marked_later", "May a task that was done and not marked be marked in a later turn?", effect=Effect.PLAY,
    near=("task_marked_at_once",),
)
task_in_turn = catalogue.permission(
    "task_in_turn", "May a task be done at this time?", turn_task, effect=Effect.PLAY, subject="task_in_turn",
)
task_from_area = catalogue.permission(
    "task_from_area", "May a player do this task whose marker is in this starting area?", task, area,
    effect=Effect.PLAY,
)
task_markers = catalogue.number(
    "task_markers", "How many markers are put on a task that is done?", answers=(0, 4), unit="markers",
    effect=Effect.PLAY, subject="task_marked",
)
task_twice = catalogue.permission(
    "task_twice", "May a task be done (or marked) twice for the same exam?", effect=Effect.PLAY,
    near=("task_marked",),
)
task_by_several_players = catalogue.permission(
    "task_by_several_players", "May several players have a marker on the same task?", effect=Effect.PLAY,
    near=("task_marked",),
)
tasks_per_action = catalogue.number(
    "tasks_per_action", "How many tasks are done by one action that meets so many at once?", fitting_tasks,
    answers=(0, 4), unit="tasks", effect=Effect.PLAY,
)
tasks_chosen_by = catalogue.choice(
    "tasks_chosen_by", "Who decides which task is done when several are met at once?", answers=Decides,
    effect=Effect.PLAY, subject="tasks_per_action",
)
tasks_per_turn = catalogue.number(
    "tasks_per_turn", "How many tasks can be done in a turn, by main action and bonus together?", answers=(0, 6),
    unit="tasks", effect=Effect.PLAY, subject="task_via",
)
tasks_listed = catalogue.number(
    "tasks_listed", "How many different tasks are described in all?", answers=(0, 12), unit="tasks",
    effect=Effect.NONE, gaps=False,
)
exam_in_turn_of_last_task = catalogue.permission(
    "exam_in_turn_of_last_task", "May an exam be taken in the turn in which its last task is done?",
    effect=Effect.PLAY, near=("task_marked", "take_exam_with_tasks"),
)
tasks_kept_from_earlier_exam = catalogue.fact(
    "tasks_kept_from_earlier_exam", "Do tasks done for an exam count again for a later exam of the same kind?",
    effect=Effect.PLAY, near=("exam_markers_taken_off",),
)
