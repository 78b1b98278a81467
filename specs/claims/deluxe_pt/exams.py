"""Claims of `deluxe-pt` about the exams and their tasks, and about income and points from jewels, in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions.base_components import Kind
from specs.questions.base_staff import HiredGoes
from specs.questions.base_turns import TileUse
from specs.questions.deputing import RemovedTo
from specs.questions.exams import (
    ExamStep,
    MarkersGo,
    PassedBefore,
    Payment,
    TakenHow,
    area,
    exam_action_number,
    exam_bonus_of_card,
    exam_card_goes,
    exam_card_role,
    exam_card_taken_how,
    exam_cards_removed,
    exam_cards_taken,
    exam_deck_put_back_face_down,
    exam_marker_moves_to,
    exam_markers_go,
    exam_markers_taken_off,
    exam_paid_to_bank,
    exam_paid_when,
    exam_points,
    exam_price,
    exam_step_position,
    examined_card_leaves_game,
    examined_card_put,
    exams_prepared_together,
    exams_repeatable,
    take_exam_after,
    take_exam_from_area,
    take_exam_with,
    take_exam_with_tasks,
    tasks_done,
    tasks_of_exam,
)
from specs.questions.exams_tasks import (
    Decides,
    Task,
    TurnTask,
    fitting_tasks,
    task_by_action,
    task_by_role,
    task_done_at_once,
    task_from_area,
    task_garment_kind,
    task_in_turn,
    task_marked,
    task_marked_at_once,
    task_markers,
    task_of_exam,
    task_rolls_needed,
    task_silk_counts,
    task_tile_use,
    task_via,
    tasks_chosen_by,
    tasks_listed,
    tasks_per_action,
    tasks_per_turn,
)
from specs.questions.extra_deluxe_jewelry import (
    exam_steps_at_once,
    jewel_income_from_bank,
    jewelry_changes_final_scoring,
    jewelry_changes_phase,
    task_marked_on_adjacent_space,
)
from specs.questions.general import Phase
from specs.questions.income import income_phase_number
from specs.questions.jewelry_box import Exam
from specs.questions.jewelry_box_jewels import (
    jewel_income,
    jewel_income_adds,
    jewel_points,
    jewel_points_after,
    jewels,
)
from specs.vocabulary import Action, Garment, Role, ScoringStep, Via, role

claim = Statements("deluxe-pt")

JOURNEYMAN, MASTER = Exam.JOURNEYMAN, Exam.MASTER
BLUE, PINK = Garment.COMMON_GOWN, Garment.COMMON_COAT
GREEN, ORANGE = Garment.UNCOMMON_GOWN, Garment.RARE_COAT

# The exam for journeyman.
claim("jexam.number", "1052.1", "it is action seven", exam_action_number(JOURNEYMAN) == 7)
claim("jexam.only_by", "1053.1", "only an apprentice takes it",
      all_of(take_exam_with(JOURNEYMAN, Role.APPRENTICE).may, take_exam_with(JOURNEYMAN, Role.JOURNEYMAN).may_not,
             take_exam_with(JOURNEYMAN, Role.MASTER).may_not))
claim("jexam.play", "1054.1", "an apprentice must be played", take_exam_with(JOURNEYMAN, role).may_not,
      when=role != Role.APPRENTICE,
      unsaid=("denial", "left journeyman"),
      why="what has to be an apprentice may be no other role; the exam is named so")
claim("jexam.area", "1056.1", "the marker has to be in its own area", take_exam_from_area(JOURNEYMAN, area).may_not,
      when=area != JOURNEYMAN,
      unsaid=("denial", "left 1"), why="without what is needed it is forbidden; the one is the list's numbering")
claim("jexam.tasks", "1058.1", "it has four tasks", tasks_of_exam(JOURNEYMAN) == 4,
      unsaid=("left 2",), why="the two is the list's numbering")
claim("jexam.all_tasks", "1058.1", "all of them must be done",
      take_exam_with_tasks(JOURNEYMAN, tasks_done).may_not, when=tasks_done <= 3, counts={3: "one fewer than four"},
      unsaid=("denial",), why="without what is needed it is forbidden")
claim("jexam.mark", "1061.1", "a task is marked at once when it is done",
      all_of(task_marked_at_once().must, task_marked().must))
claim("jexam.price", "1063.1", "it costs five", exam_price(JOURNEYMAN) == 5,
      unsaid=("left 3", "left duty"), why="the three is the list's numbering; what must be paid is the price")
claim("jexam.bank", "1063.1", "paid to the bank", exam_paid_to_bank())
claim("jexam.then", "1065.1", "the steps follow at once", exam_steps_at_once())
claim("jexam.paid_first", "1063.1 1065.1", "paying is a requirement that comes before the steps",
      exam_paid_when() == Payment.BEFORE_STEPS)
claim("jexam.point_first", "1067.1", "first the point", exam_step_position(JOURNEYMAN, ExamStep.POINT) == 1)
claim("jexam.point", "1067.1", "one prestige point", exam_points(JOURNEYMAN) == 1)
claim("jexam.bonus_second", "1068.1", "second the bonus", exam_step_position(JOURNEYMAN, ExamStep.BONUS) == 2)
claim("jexam.bonus", "1068.1", "the apprentice's bonus may be used", exam_bonus_of_card(JOURNEYMAN).free)
claim("jexam.remove_third", "1070.1", "third the removal", exam_step_position(JOURNEYMAN, ExamStep.REMOVE) == 3)
claim("jexam.removed", "1070.1", "the card goes to the box", examined_card_put(JOURNEYMAN) == RemovedTo.BOX)
claim("jexam.leaves", "1070.1", "the card leaves the game", examined_card_leaves_game(JOURNEYMAN))
claim("jexam.removes_one", "1070.1", "one card is removed", exam_cards_removed(JOURNEYMAN) == 1,
      counts={1: "the card that was played"})
claim("jexam.take_fourth", "1072.1", "fourth the new card", exam_step_position(JOURNEYMAN, ExamStep.TAKE) == 4)
claim("jexam.take_how", "1072.1", "any card of the whole deck",
      exam_card_taken_how(JOURNEYMAN) == TakenHow.CHOSEN)
claim("jexam.take_role", "1072.1", "it is a journeyman", exam_card_role(JOURNEYMAN) == Role.JOURNEYMAN)
claim("jexam.take_one", "1072.1 1073.1", "one card is taken", exam_cards_taken(JOURNEYMAN) == 1)
claim("jexam.to_hand", "1073.1", "it goes to the hand", exam_card_goes(JOURNEYMAN) == HiredGoes.HAND)
claim("jexam.deck_back", "1073.1", "the deck goes back face down", exam_deck_put_back_face_down(JOURNEYMAN))
claim("jexam.clear_fifth", "1076.1", "fifth the markers", exam_step_position(JOURNEYMAN, ExamStep.CLEAR) == 5)
claim("jexam.cleared", "1076.1", "four markers come off", exam_markers_taken_off(JOURNEYMAN) == 4)
claim("jexam.markers_go", "1076.1", "back to the player", exam_markers_go(JOURNEYMAN) == MarkersGo.RESERVE)
claim("jexam.move_sixth", "1078.1", "sixth the move", exam_step_position(JOURNEYMAN, ExamStep.MOVE) == 6)
claim("jexam.moves", "1078.1", "the marker goes to the master's area", exam_marker_moves_to(JOURNEYMAN) == MASTER)

# The exam for master.
claim("mexam.number", "1080.1", "it is action eight", exam_action_number(MASTER) == 8)
claim("mexam.only_by", "1081.1", "only a journeyman takes it",
      all_of(take_exam_with(MASTER, Role.JOURNEYMAN).may, take_exam_with(MASTER, Role.APPRENTICE).may_not,
             take_exam_with(MASTER, Role.MASTER).may_not))
claim("mexam.play", "1082.1", "a journeyman must be played", take_exam_with(MASTER, role).may_not,
      when=role != Role.JOURNEYMAN,
      unsaid=("denial", "left master"), why="what has to be a journeyman may be no other role; the exam is named so")
claim("mexam.area", "1084.1", "the marker has to be in its own area", take_exam_from_area(MASTER, area).may_not,
      when=area != MASTER,
      unsaid=("denial", "left 1"), why="without what is needed it is forbidden; the one is the list's numbering")
claim("mexam.tasks", "1086.1", "it has three tasks", tasks_of_exam(MASTER) == 3)
claim("mexam.all_tasks", "1086.1", "all of them must be done", take_exam_with_tasks(MASTER, tasks_done).may_not,
      when=tasks_done <= 2, counts={2: "one fewer than three"},
      unsaid=("denial",), why="without what is needed it is forbidden")
claim("mexam.mark", "1089.1", "a task is marked at once when it is done",
      all_of(task_marked_at_once().must, task_marked().must))
claim("mexam.price", "1091.1", "it costs five", exam_price(MASTER) == 5,
      unsaid=("left 3", "left duty"), why="the three is the list's numbering; what must be paid is the price")
claim("mexam.bank", "1091.1", "paid to the bank", exam_paid_to_bank())
claim("mexam.then", "1093.1", "the steps follow at once", exam_steps_at_once())
claim("mexam.paid_first", "1091.1 1093.1", "paying is a requirement that comes before the steps",
      exam_paid_when() == Payment.BEFORE_STEPS)
claim("mexam.point_first", "1095.1", "first the point", exam_step_position(MASTER, ExamStep.POINT) == 1)
claim("mexam.point", "1095.1", "one prestige point", exam_points(MASTER) == 1)
claim("mexam.bonus_second", "1096.1", "second the bonus", exam_step_position(MASTER, ExamStep.BONUS) == 2)
claim("mexam.bonus", "1096.1", "the journeyman's bonus may be used", exam_bonus_of_card(MASTER).free)
claim("mexam.remove_third", "1098.1", "third the removal", exam_step_position(MASTER, ExamStep.REMOVE) == 3)
claim("mexam.removed", "1098.1", "the card goes to the box", examined_card_put(MASTER) == RemovedTo.BOX)
claim("mexam.leaves", "1098.1", "the card leaves the game", examined_card_leaves_game(MASTER))
claim("mexam.removes_one", "1098.1", "one card is removed", exam_cards_removed(MASTER) == 1,
      counts={1: "the card that was played"})
claim("mexam.take_fourth", "1100.1", "fourth the new card", exam_step_position(MASTER, ExamStep.TAKE) == 4)
claim("mexam.take_how", "1100.1", "any card of the whole deck", exam_card_taken_how(MASTER) == TakenHow.CHOSEN)
claim("mexam.take_role", "1100.1", "it is a master", exam_card_role(MASTER) == Role.MASTER)
claim("mexam.take_one", "1100.1 1101.1", "one card is taken", exam_cards_taken(MASTER) == 1)
claim("mexam.to_hand", "1101.1", "it goes to the hand", exam_card_goes(MASTER) == HiredGoes.HAND)
claim("mexam.deck_back", "1101.1", "the deck goes back face down", exam_deck_put_back_face_down(MASTER))
claim("mexam.clear_fifth", "1104.1", "fifth the markers", exam_step_position(MASTER, ExamStep.CLEAR) == 5)
claim("mexam.cleared", "1104.1", "three markers come off", exam_markers_taken_off(MASTER) == 3)
claim("mexam.markers_go", "1104.1", "back to the player", exam_markers_go(MASTER) == MarkersGo.RESERVE)
claim("mexam.move_sixth", "1106.1", "sixth the move", exam_step_position(MASTER, ExamStep.MOVE) == 6)
claim("mexam.moves", "1106.1", "the marker goes back to the journeyman's area",
      exam_marker_moves_to(MASTER) == JOURNEYMAN)

# Both.
claim("exams.repeat", "1108.1", "any number of times", exams_repeatable().may,
      unsaid=("left 2",), why="the two are both kinds of exam")
claim("exams.alternate", "1108.1", "in turns",
      all_of(take_exam_after(MASTER, PassedBefore.JOURNEYMAN).may,
             take_exam_after(JOURNEYMAN, PassedBefore.MASTER).may),
      unsaid=("exam for master", "exam for journeyman"), why="the two kinds of exam are these")
claim("exams.not_same", "1108.1", "not the same one twice running",
      all_of(take_exam_after(MASTER, PassedBefore.MASTER).may_not,
             take_exam_after(JOURNEYMAN, PassedBefore.JOURNEYMAN).may_not),
      unsaid=("exam for master", "exam for journeyman", "denial"),
      why="in turns is not twice running; the two kinds of exam are these")
claim("exams.one_by_one", "1108.1", "one is finished before the other is begun", exams_prepared_together().may_not,
      unsaid=("denial",), why="what must be finished before is not done at the same time")
claim("task.area", "1110.1", "tasks are done only for the exam whose area holds the marker",
      all_of(*(task_from_area(t, a).may_not
               for t, a in ((Task.COMMON_SILK, MASTER), (Task.RARER_SILK, MASTER), (Task.NOTIONS, MASTER),
                            (Task.DECORATION, MASTER), (Task.GOWN, JOURNEYMAN), (Task.COAT, JOURNEYMAN),
                            (Task.MASTER_GARMENT, JOURNEYMAN)))),
      unsaid=("left leave",), why="“may only” refuses; which exam has which task is told at the tasks")

# Tasks.
claim("task.own_turn", "1113.1", "at any time of the own turn", task_in_turn(TurnTask.OWN_TURN).may,
      unsaid=("leave",), why="any time of the turn is open to it")
claim("task.automatic", "1113.1", "a task is done of itself and at once",
      all_of(task_marked().must, task_marked_at_once().must))
claim("task.at_once", "1113.1", "each is done at once", all_of(*(task_done_at_once(t) for t in Task)))
claim("task.one_marker", "1116.1", "one marker", task_markers() == 1)
claim("task.beside", "1116.1", "on the space beside it", task_marked_on_adjacent_space())

for name, at, task, action, player in (
    ("common_silk", "1118.1", Task.COMMON_SILK, Action.ACQUIRE_RESOURCES, Role.APPRENTICE),
    ("rarer_silk", "1126.1", Task.RARER_SILK, Action.ACQUIRE_RESOURCES, Role.APPRENTICE),
    ("notions", "1134.1", Task.NOTIONS, Action.ACQUIRE_RESOURCES, Role.APPRENTICE),
    ("decoration", "1142.1", Task.DECORATION, Action.FUND_DECORATION, Role.APPRENTICE),
    ("gown", "1147.1", Task.GOWN, Action.MAKE_GARMENT, Role.JOURNEYMAN),
    ("coat", "1152.1", Task.COAT, Action.MAKE_GARMENT, Role.JOURNEYMAN),
    ("master_garment", "1158.1", Task.MASTER_GARMENT, Action.MAKE_GARMENT, Role.MASTER),
):
    claim(f"task.{name}.action", at, "the action it needs", task_by_action(task, action),
          why="a definition, closed by the task itself")
    claim(f"task.{name}.role", at, "the role it needs", task_by_role(task, player),
          why="a definition, closed by the task itself")
    claim(f"task.{name}.at_once", at, "it is done at once", task_done_at_once(task),
          why="a definition, closed by the task itself")

WHOLE = "the task is one sentence over eight short lines"
claim("task.common_silk.colours", "1118.1", "blue or pink silk", why=WHOLE,
      then=all_of(task_silk_counts(Task.COMMON_SILK, BLUE), task_silk_counts(Task.COMMON_SILK, PINK)))
claim("task.common_silk.rolls", "1118.1", "one roll", task_rolls_needed(Task.COMMON_SILK) == 1, why=WHOLE)
claim("task.common_silk.kept", "1118.1", "the tile must be kept as silk", why=WHOLE,
      then=task_tile_use(Task.COMMON_SILK, TileUse.KEEP_AS_SILK).must)
claim("task.rarer_silk.colours", "1126.1", "green or orange silk", why=WHOLE,
      then=all_of(task_silk_counts(Task.RARER_SILK, GREEN), task_silk_counts(Task.RARER_SILK, ORANGE)))
claim("task.rarer_silk.rolls", "1126.1", "one roll", task_rolls_needed(Task.RARER_SILK) == 1, why=WHOLE)
claim("task.rarer_silk.kept", "1126.1", "the tile must be kept as silk", why=WHOLE,
      then=task_tile_use(Task.RARER_SILK, TileUse.KEEP_AS_SILK).must)
claim("task.notions.discarded", "1134.1", "the tile must be discarded for thread and lace", why=WHOLE,
      then=task_tile_use(Task.NOTIONS, TileUse.TURN_INTO_NOTIONS).must)
claim("task.gown.kind", "1147.1", "a gown", task_garment_kind(Task.GOWN, Kind.GOWN))
claim("task.coat.kind", "1152.1", "a coat", task_garment_kind(Task.COAT, Kind.COAT))
claim("task.master_garment.kind", "1158.1", "any garment",
      all_of(task_garment_kind(Task.MASTER_GARMENT, Kind.GOWN), task_garment_kind(Task.MASTER_GARMENT, Kind.COAT)),
      unsaid=("gown", "coat"), why="a garment with no kind named is of any kind")
claim("task.listed", "1118.1 1126.1 1134.1 1142.1 1147.1 1152.1 1158.1", "seven tasks are described",
      tasks_listed() == 7, counts={7: "the descriptions counted"}, why="it counts all descriptions")
claim("task.journeyman_exam", "1118.1 1126.1 1134.1 1142.1 1058.1",
      "the four tasks done with an apprentice are those of the exam for journeyman, which has four",
      all_of(*(task_of_exam(t) == JOURNEYMAN
               for t in (Task.COMMON_SILK, Task.RARER_SILK, Task.NOTIONS, Task.DECORATION))),
      why="the descriptions name no exam; only their number and the headings lost with the picture tell")
claim("task.master_exam", "1147.1 1152.1 1158.1 1086.1", "the other three are those of the exam for master",
      all_of(*(task_of_exam(t) == MASTER for t in (Task.GOWN, Task.COAT, Task.MASTER_GARMENT))),
      why="the descriptions name no exam; only their number and the headings lost with the picture tell")

claim("task.one_per_action", "1113.1 1165.1", "one task an action", tasks_per_action(fitting_tasks) == 1,
      unsaid=("left denial", "left refusal"), why="more than one is refused, and one is done of itself")
claim("task.example", "1166.1", "a tile with green and blue silk does one of two tasks", tasks_per_action(2) == 1,
      example=True)
claim("task.example_choice", "1166.1", "the player decides which", tasks_chosen_by() == Decides.PLAYER, example=True,
      unsaid=("left duty",), why="who must decide is who chooses")
claim("task.example_silk", "1166.1", "green and blue silk belong to two tasks",
      all_of(task_silk_counts(Task.RARER_SILK, GREEN), task_silk_counts(Task.COMMON_SILK, BLUE)), example=True)
claim("task.second", "1171.1", "two tasks in a turn, by main action and bonus", tasks_per_turn() == 2,
      why="one sentence over seven lines")
claim("task.main", "1171.1", "by the main action", why="the list in brackets is about the bonus",
      then=all_of(*(task_via(t, Via.MAIN).may for t in Task)))
claim("task.bonus", "1171.1", "by a bonus with the action needed",
      then=all_of(*(task_via(t, Via.BONUS).may for t in Task if t is not Task.MASTER_GARMENT)),
      unsaid=("acquire common silk", "acquire rarer silk"),
      why="acquiring is the action of these tasks; one sentence over seven lines")
claim("task.bonus_master_listed", "1171.1", "the list in brackets is complete: not by a master's bonus",
      task_via(Task.MASTER_GARMENT, Via.BONUS).may_not, reading="bonus_list:complete",
      unsaid=("denial",), why="the list leaves the master out; one sentence over seven lines")
claim("task.bonus_master_examples", "1171.1", "the list in brackets gives examples: any action needed will do",
      task_via(Task.MASTER_GARMENT, Via.BONUS).may, reading="bonus_list:examples",
      why="one sentence over seven lines")

# Income and points.
claim("jincome.phase", "1178.1 1179.1", "the income is phase four", income_phase_number() == 4)
claim("jincome.changed", "1178.1 1179.1 1180.1", "the income gets an addition", jewelry_changes_phase(Phase.INCOME))
claim("jincome.adds", "1180.1", "it comes on top of the usual income", jewel_income_adds())
claim("jincome.amount", "1181.1", "one Livre a jewel", jewel_income(jewels) == jewels,
      unsaid=("left 1",), why="one for each is the number itself")
claim("jincome.bank", "1181.1", "from the bank", jewel_income_from_bank())
claim("jend.changed", "1184.1 1185.1", "the final scoring gets an addition", jewelry_changes_final_scoring())
claim("jend.points", "1186.1", "one point a jewel", jewel_points(jewels) == jewels,
      unsaid=("left 1",), why="one for each is the number itself")
claim("jend.after_money", "1186.1", "after the money", jewel_points_after(ScoringStep.MONEY))
