"""What the engine embodies about the exams and their tasks."""

from __future__ import annotations

from specs.held.declare import ANY_NORM, ELSEWHERE, MAY, MAY_NOT, MUST, Holding
from specs.held.events import Event
from specs.questions.base_garments import Fate
from specs.questions.deputing import RemovedTo
from specs.questions.exams import ExamStep, MarkersGo, PassedBefore, Payment, TakenHow
from specs.questions.exams_tasks import Decides, Task, TileGained, TurnTask
from specs.questions.extra_deluxe_jewelry import NoMarker
from specs.questions.jewelry_box import Exam
from specs.questions.second_jewelry import ExamBegins, ExamRecord, TopTask
from specs.setting import Setting
from specs.vocabulary import Role, Via

HELD = Holding()

_ORDER = (ExamStep.POINT, ExamStep.BONUS, ExamStep.REMOVE, ExamStep.TAKE, ExamStep.CLEAR, ExamStep.MOVE)
_ROLES = {Exam.JOURNEYMAN: Role.JOURNEYMAN, Exam.MASTER: Role.MASTER}


def _tasks(s: Setting, exam: Exam) -> int:
    return sum(of is exam for of in s.rule.task_of_exam)


# Taking an exam.
HELD(Event.MAIN, new_main_actions=len(Exam), exam_begins_by=ExamBegins.ACTION, exam_optional=dict.fromkeys(Exam, MAY))
HELD(
    Event.EXAM,
    tasks_of_exam=_tasks,
    exam_paid_when=Payment.BEFORE_STEPS,
    take_exam_via={Via.MAIN: MAY, Via.BONUS: MAY_NOT},
    exam_step_position={(exam, step): n for exam in Exam for n, step in enumerate(_ORDER, 1)},
    exam_steps_at_once=True,
    examined_card_put=dict.fromkeys(Exam, RemovedTo.BOX),
    examined_card_leaves_game=dict.fromkeys(Exam, True),
    exam_cards_removed=dict.fromkeys(Exam, 1),
    exam_markers_taken_off=_tasks,
    exam_markers_go=dict.fromkeys(Exam, MarkersGo.RESERVE),
    exam_counts_as_deputing=False,
    exam_may_go_below_floor=True,
    team_after_exam=lambda s, exam, size: size - 1 + int(s.rule.exam_cards_taken[tuple(Exam).index(exam)]),
    exam_record=ExamRecord.NOTHING,
    # All of them are done, else there were no exam.
    exam_bonus_does_task=False,
    exam_in_turn_of_last_task=MAY_NOT,
    exam_by_crowned=MAY,
    tasks_kept_from_earlier_exam=False,
    bonus_only_after_whole_action=False,
)
HELD(
    Event.EXAM_LATER,
    take_exam_after={
        (Exam.JOURNEYMAN, PassedBefore.MASTER): MAY,
        (Exam.MASTER, PassedBefore.JOURNEYMAN): MAY,
        (Exam.JOURNEYMAN, PassedBefore.JOURNEYMAN): MAY_NOT,
        (Exam.MASTER, PassedBefore.MASTER): MAY_NOT,
    },
    exams_repeatable=MAY,
)
HELD(
    Event.EXAM,
    take_exam_after={
        (Exam.JOURNEYMAN, PassedBefore.NOTHING): MAY,
        (Exam.MASTER, PassedBefore.NOTHING): MAY_NOT,
    },
    exams_prepared_together=MAY_NOT,
)
HELD(Event.EXAM_BONUS, exam_bonus_again=MAY_NOT)
HELD(
    Event.EXAM_CARD,
    exam_card_role=_ROLES,
    exam_card_taken_how=dict.fromkeys(Exam, TakenHow.CHOSEN),
    exam_card_playable_this_round=dict.fromkeys(Exam, MUST),
    exam_deck_put_back_face_down=dict.fromkeys(Exam, True),
    exam_deck_shuffled_after=ANY_NORM,
    exam_card_shown=frozenset({MAY, MAY_NOT}),
    extra_turns_per_exam=1,
)
HELD(Event.EXAM_CARD_DEPUTED, depute_exam_card=MAY)
HELD(Event.SCORED, exam_deck_card_counts_at_end=False)

# Tasks.
HELD(
    Event.TASK,
    task_garment_fate={(t, f): True for t in (Task.GOWN, Task.COAT, Task.MASTER_GARMENT) for f in Fate},
    task_tile_gained={TileGained.ACTION: True, TileGained.BONUS_ACTION: True},
    task_done_at_once=dict.fromkeys(Task, True),
    task_from_area=lambda s, task, area: (
        MAY_NOT if s.rule.task_of_exam[tuple(Task).index(task)] is not area else ELSEWHERE
    ),
    task_marked=MUST,
    task_marked_at_once=MUST,
    task_marked_later=MAY_NOT,
    task_in_turn={TurnTask.OWN_TURN: MAY, TurnTask.OTHERS_TURN: MAY_NOT},
    task_markers=1,
    task_twice=MAY_NOT,
    task_done_of_itself=False,
    task_without_marker_left=NoMarker.SUBSTITUTE,
)
HELD(
    Event.GAINED_BESIDE,
    task_tile_gained={TileGained.BAG_BONUS: False, TileGained.SPACE_REWARD: False, TileGained.JEWEL_MATCH: False},
)
HELD(Event.TASK_BONUS, tasks_per_turn=2)
HELD(Event.TASK_SEVERAL, tasks_chosen_by=Decides.PLAYER, top_task_asks_for=TopTask.MAKER)
HELD(Event.TASK_SHARED, task_by_several_players=MAY)
HELD(Event.TASK_FIT, fitting_tile_discarded={Task.COMMON_SILK: MAY, Task.RARER_SILK: MAY})
