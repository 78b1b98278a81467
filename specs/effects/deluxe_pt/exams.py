"""What the Deluxe rulebook says that the exams and their tasks bring about."""

from typing import Any

from oracle.claims import Statements
from oracle.terms import all_of, any_of, when
from specs.effects import at, only
from specs.observables import *
from specs.observables_options import *
from specs.option_events import OptionEvent
from specs.questions.exams_tasks import Task
from specs.questions.jewelry_box import Exam
from specs.vocabulary import Role

say = Statements("deluxe-pt")

MASTER, JOURNEYMAN, APPRENTICE = Role.MASTER, Role.JOURNEYMAN, Role.APPRENTICE

# Taking an exam.
for one, taker, tasks, at_journeyman, passages in (
    (Exam.JOURNEYMAN, APPRENTICE, 4, True, ("1053.1", "1056.1", "1058.1", "1063.1", "1067.1", "1070.1", "1072.1 1073.1", "1076.1", "1078.1")),
    (Exam.MASTER, JOURNEYMAN, 3, False, ("1081.1", "1084.1", "1086.1", "1091.1", "1095.1", "1098.1", "1100.1 1101.1", "1104.1", "1106.1")),
):
    name = f"effect.exam.{one.name.lower()}"
    taking, done_with = at(OptionEvent.EXAM) & (exam == one), at(OptionEvent.PICK) & (exam == one)
    who, area, all_tasks, fee, point, gone, comes, cleared, moved = passages
    say(f"{name}_who", who, f"the exam is taken with the {taker.value} that is played", when=taking, then=(role == taker) & from_hand)
    say(f"{name}_area", area, "the marker lies at its starting area", when=taking, then=area_is_journeyman if at_journeyman else ~area_is_journeyman)
    say(f"{name}_tasks", all_tasks, f"all {tasks} tasks are done", when=taking, then=tasks_done == tasks)
    say(f"{name}_price", fee, "it costs 5 Livre", when=taking, then=(livre_gain == -5) & (livre >= 5))
    say(f"{name}_point", point, "it gives a point", when=taking, then=points_gain == 1)
    say(f"{name}_alone", f"{fee} {point}", "and nothing else before the bonus", when=taking, then=only("livre", "points") & (shared_changes == 0) & (box_changes == 0))
    say(f"{name}_gone", gone, "the card that took it leaves the game", when=done_with, then=card_gone)
    say(f"{name}_comes", comes, "a card of the deck beside it comes to the hand", when=done_with,
        then=from_exam_deck & (exam_deck_gain == -1) & hired_to_hand & (hand_gain == 1))
    say(f"{name}_role", comes, "the card is of the higher role", when=done_with, then=role == (JOURNEYMAN if one is Exam.JOURNEYMAN else MASTER))
    say(f"{name}_cleared", cleared, "the markers come off the tasks", when=done_with, then=tasks_left == 0)
    say(f"{name}_moved", moved, "the marker moves to the other exam", when=done_with, then=area_moved)
    say(f"{name}_rest", f"{gone} {comes}", "nothing else changes", when=done_with, then=only("hand") & other_boxes_same & (shared_changes == 0))
    say(f"{name}_counted", f"{point} 1337.1", "exams for Master are those that are remembered", when=done_with,
        then=masters_gain == (1 if one is Exam.MASTER else 0))
say("effect.exam.deck", "1072.1 1100.1", "an exam is taken while there is a card beside it", when=at(OptionEvent.EXAM), then=exam_deck >= 1)

# Tasks.
ACTED = at(OptionEvent.ACTED)
T = Task
SILK = ((T.COMMON_SILK, tile_common, "1118.1"), (T.RARER_SILK, tile_rarer, "1126.1"))
AS_APPRENTICE = ACTED & area_is_journeyman & (role == APPRENTICE)
AS_JOURNEYMAN = ACTED & ~area_is_journeyman & (role == JOURNEYMAN)
OPEN = {task: shows & ~done[task] for task, shows, _ in SILK}


def marks(*tasks: Task) -> Any:
    """Say which tasks are marked, and that no others are."""
    return all_of(*(flag if task in tasks else ~flag for task, flag in marked.items())) & (tasks_gain == len(tasks))


for task, _, passage in SILK:
    other = T.RARER_SILK if task is T.COMMON_SILK else T.COMMON_SILK
    say(f"effect.task.{task.name.lower()}", f"{passage} 1113.1 1116.1", "silk of its colours, kept, does the task where no other is met",
        when=AS_APPRENTICE & tile_kept & OPEN[task] & ~OPEN[other], then=marks(task))
say("effect.task.one_of_two", "1165.1 1166.1", "of two tasks for silk the player does one",
    when=AS_APPRENTICE & tile_kept & OPEN[T.COMMON_SILK] & OPEN[T.RARER_SILK], then=marks(T.COMMON_SILK) | marks(T.RARER_SILK))
say("effect.task.silk_done", "1118.1 1126.1", "silk does no task that is done already, nor that for thread or lace",
    when=AS_APPRENTICE & tile_kept & ~OPEN[T.COMMON_SILK] & ~OPEN[T.RARER_SILK], then=marks())
say("effect.task.notions", "1134.1", "a tile discarded for thread or lace does the task",
    when=AS_APPRENTICE & tile_cashed & ~done[T.NOTIONS], then=marks(T.NOTIONS))
say("effect.task.notions_done", "1134.1", "a discarded tile does no other task", when=AS_APPRENTICE & tile_cashed & done[T.NOTIONS], then=marks())
say("effect.task.decoration", "1142.1", "funding a decoration does the task", when=AS_APPRENTICE & was_funded & ~done[T.DECORATION], then=marks(T.DECORATION))
say("effect.task.decoration_done", "1142.1", "it is not done twice", when=AS_APPRENTICE & was_funded & done[T.DECORATION], then=marks())
for task, made, passage in ((T.GOWN, was_gown, "1147.1"), (T.COAT, was_coat, "1152.1")):
    say(f"effect.task.{task.name.lower()}", passage, "a garment of its kind does the task", when=AS_JOURNEYMAN & made & ~done[task], then=marks(task))
    say(f"effect.task.{task.name.lower()}_done", passage, "and no other", when=AS_JOURNEYMAN & made & done[task], then=marks())
BY_MASTER = ACTED & ~area_is_journeyman & (role == MASTER) & (was_gown | was_coat)
say("effect.task.master", "1158.1", "a garment made with a Master does the task", when=BY_MASTER & ~done[T.MASTER_GARMENT], then=marks(T.MASTER_GARMENT))
say("effect.task.master_done", "1158.1", "and no other", when=BY_MASTER & done[T.MASTER_GARMENT], then=marks())
say("effect.task.one", "1165.1", "an action does one task at most", when=ACTED, then=(tasks_gain >= 0) & (tasks_gain <= 1))
say("effect.task.idle", "1113.1", "without such an action no task is done",
    when=ACTED & ~any_of(tile_kept, tile_cashed, was_funded, was_gown, was_coat), then=marks())
say("effect.task.apprentices_only", "1118.1 1126.1 1134.1 1142.1", "tasks for Journeyman are done with apprentices alone",
    when=ACTED & area_is_journeyman & ~(role == APPRENTICE), then=marks())
say("effect.task.no_apprentice", "1147.1 1152.1 1158.1", "tasks for Master are not done with apprentices",
    when=ACTED & ~area_is_journeyman & (role == APPRENTICE), then=marks())
say("effect.task.other_acts", "1110.1 1147.1 1158.1", "tasks for Master are done by making alone",
    when=ACTED & ~area_is_journeyman & ~was_gown & ~was_coat, then=marks())
say("effect.task.own_area", "1110.1", "a task is marked only for the exam at which the marker lies", when=at(OptionEvent.WHOLE), then=strange_tasks == 0)
say("effect.task.choice", "1166.1", "saying which task is done moves nothing but its marker", when=at(OptionEvent.TASK),
    then=only() & (shared_changes == 0) & (box_changes == 1) & (tasks_gain == 1) & other_boxes_same)
say("effect.task.by_bonus", "1171.1", "a bonus that is the action may do a task as well", when=ACTED & by_bonus & (tasks_gain > 0),
    then=any_of(tile_kept, tile_cashed, was_funded, was_gown, was_coat) & (tasks_gain == when(by_bonus, 1, 0)))
say("effect.task.others", "1113.1", "nobody does a task in another's turn", when=ACTED, then=other_boxes_same)
