"""Claims of `deluxe-pt` that a second, closer reading of the Jewelry Box adds, in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions.base_decorations import InHall
from specs.questions.exams import take_exam_from_area, take_exam_with_tasks
from specs.questions.exams_tasks import GARMENTS, SILK, Task, task_from_area
from specs.questions.jewelry_bonuses import hall_presence_for_bonus
from specs.questions.jewelry_bonuses_conditions import condition_exam_passed_earlier, condition_hall_by
from specs.questions.jewelry_box import Exam
from specs.questions.jewelry_box_apprentice import hire_apprentice_after
from specs.questions.jewelry_box_display import jewelry_affects_action
from specs.questions.second_jewelry import (
    ExamBegins,
    JewelHeld,
    TopTask,
    bonus_only_after_whole_action,
    exam_begins_by,
    exam_marker_with_step,
    fitting_tile_discarded,
    gown_pair_of_one_color,
    jewel_comes_by,
    kitchen_is_only_limit,
    lowest_level,
    markers_in_hand_from_step,
    match_tile_pays_garment,
    solo_tile_must_fit,
    task_done_of_itself,
    top_task_asks_for,
)
from specs.vocabulary import Action

claim = Statements("deluxe-pt")

# General sentences of the base game, as they stand.
claim("second.bonus_after", "374.1", "a bonus comes only after the main action is done",
      bonus_only_after_whole_action(), general=True)
claim("second.kitchen_limit", "574.1 575.1", "the exceptions named are those of the kitchen", kitchen_is_only_limit(), general=True)

# Setup.
claim("second.markers_from", "141.1", "the parts of a player, markers among them, are taken in step six",
      markers_in_hand_from_step() == 6, why="the step's number stands before it")
claim("second.marker_step", "920.1 922.1", "each player puts the marker down with the first step",
      exam_marker_with_step() == 1)

claim("second.level_zero", "939.1", "specialised apprentices have the level zero", lowest_level() == 0)

# Actions.
claim("second.unaffected", "1000.2", "the other main actions are not among those affected",
      all_of(*(~jewelry_affects_action(a) for a in (Action.CLAIM_FAVOR, Action.ACQUIRE_RESOURCES, Action.DEPUTE))),
      unsaid=("claim favor", "acquire resources", "depute", "denial"), why="what the list names leaves the rest out", general=True)
claim("second.jewel_bought", "1008.1", "the jewel is bought, and goes along with the garment",
      jewel_comes_by() == JewelHeld.BOUGHT)
claim("second.jewel_kept", "1017.1", "the jewel lies before the player, not with the garment",
      jewel_comes_by() == JewelHeld.BOUGHT)

claim("second.tile_too_late", "479.1 1006.1 1008.1", "the jewel comes when the garment is paid for, so its tile too late",
      match_tile_pays_garment().may_not,
      unsaid=("denial",), why="what comes later pays for nothing before")

claim("second.hire_first", "1023.1", "once it may be hired", hire_apprentice_after(0).may, counts={0: "the first time"})

# Exams.
claim("second.bonus_in_exam", "1068.1", "in an exam the bonus is the second of six steps of the main action",
      ~bonus_only_after_whole_action(), why="a step that others follow is not after the whole", unsaid=("denial",))
claim("second.bonus_in_master_exam", "1096.1", "in an exam the bonus is the second of six steps of the main action",
      ~bonus_only_after_whole_action(), why="a step that others follow is not after the whole", unsaid=("denial",))
claim("second.exam_by_action", "1065.1 1093.1", "its steps follow as soon as the main action is taken and its needs are met",
      exam_begins_by() == ExamBegins.ACTION,
      unsaid=("the player takes it as main action",), why="what is a main action is told by its number")
claim("second.exam_from_area", "1056.1 1065.1", "with the marker in its area and the rest met, the exam is taken",
      take_exam_from_area(Exam.JOURNEYMAN, Exam.JOURNEYMAN).may & take_exam_with_tasks(Exam.JOURNEYMAN, 4).may,
      counts={4: "all of its tasks"}, unsaid=("leave",), why="what the met needs lead to is allowed")
claim("second.master_exam_from_area", "1084.1 1093.1", "with the marker in its area and the rest met, it is taken",
      take_exam_from_area(Exam.MASTER, Exam.MASTER).may & take_exam_with_tasks(Exam.MASTER, 3).may,
      counts={3: "all of its tasks"}, unsaid=("leave",), why="what the met needs lead to is allowed")
claim("second.task_own_area", "1113.1", "a task is done by who has the marker in its exam's area",
      all_of(*(task_from_area(t, Exam.MASTER if t in GARMENTS else Exam.JOURNEYMAN).may for t in Task)),
      unsaid=("leave", "exam for journeyman", "exam for master"),
      why="what happens of itself is allowed; the sentence speaks of either exam")
claim("second.automatic", "1113.1", "tasks are done automatically", task_done_of_itself(), general=True)
WHOLE = "two tasks in words that differ only in their colours; a duty to keep leaves no discarding"
claim("second.keep_condition", "1118.1 1126.1", "keeping the tile is what the task needs; who discards it does no task",
      all_of(*(fitting_tile_discarded(t).may for t in SILK)), reading="must_keep:condition", why=WHOLE,
      unsaid=("leave",))
claim("second.keep_duty", "1118.1 1126.1", "as the task comes by itself, the tile must be kept",
      all_of(*(fitting_tile_discarded(t).may_not for t in SILK)), reading="must_keep:duty", why=WHOLE,
      unsaid=("denial",))

claim("second.top_task_player", "1158.1", "a player's third task asks for a master who makes a garment",
      top_task_asks_for() == TopTask.MAKER)

# Bonuses.
claim("second.hall_musician", "581.1 1209.1", "being present in a hall takes a garment there or its musician",
      ~hall_presence_for_bonus(InHall.OTHER_DECORATION), reading="hall_decoration:musician", unsaid=("denial",),
      why="what being present means was told before, and it leaves out what is elsewhere")
claim("second.hall_decoration", "1209.1", "any decoration does, with no word of the musician",
      hall_presence_for_bonus(InHall.OTHER_DECORATION), reading="hall_decoration:any",
      why="the word stands for all kinds everywhere else")
claim("second.pair_mixed", "1259.1", "a pair is one blue and one green gown", ~gown_pair_of_one_color(),
      reading="gown_pair:one_of_each", unsaid=("denial",), why="one of each leaves out two alike")
claim("second.pair_any", "1259.1", "a pair is any two gowns that are blue or green", gown_pair_of_one_color(),
      reading="gown_pair:any_two")
claim("second.exam_earlier", "1337.1", "an exam passed at any time before will do",
      condition_exam_passed_earlier(), unsaid=("left duty",), why="a condition is put as a duty")
claim("second.condition_musician", "1340.1", "a decoration in the hall counts, which is its musician",
      ~condition_hall_by(InHall.OTHER_DECORATION), reading="condition_decoration:musician", unsaid=("denial",),
      why="what is meant to be in the hall leaves out what is elsewhere")
claim("second.condition_decoration", "1340.1", "any decoration does, with no word of the musician",
      condition_hall_by(InHall.OTHER_DECORATION), reading="condition_decoration:any",
      unsaid=("left duty",), why="the word stands for all kinds everywhere else")

# The solo opponent's tasks, against a player's.
claim("second.solo_fits", "1408.1", "the task that is marked has to fit one of the tiles taken", solo_tile_must_fit())
