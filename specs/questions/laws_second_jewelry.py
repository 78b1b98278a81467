"""Laws that hold the Jewelry Box against the general sentences of the base game, and its own sentences together."""

from oracle.terms import all_of
from specs.laws_base import law
from specs.questions import exams as ex
from specs.questions import exams_tasks as et
from specs.questions import extra_deluxe_jewelry as xj
from specs.questions import extra_deluxe_setup as xs
from specs.questions import jewelry_bonuses as jb
from specs.questions import jewelry_box as jx
from specs.questions import jewelry_box_display as jd
from specs.questions import jewelry_box_jewels as jj
from specs.questions import second_jewelry as sj
from specs.vocabulary import action, role

LAWS = (
    law("second.jewelry.never", "A list of all that a role never takes names an exam that it may not take.",
        sj.never_list_complete(role) >> all_of(*(ex.take_exam_with(x, role).may for x in jx.Exam))),
    law("second.jewelry.only_limit", "Where nothing else is limited, a second jewelry decoration may be funded.",
        sj.kitchen_is_only_limit() >> jj.fund_jewelry_decoration_with(1).may),
    law("second.jewelry.only_level_six", "If only apprentices of level VI count at the end, no master does.",
        sj.only_level_six_counts_at_end()
        >> all_of(*(~jb.new_bonus_at_end(b) for b in jb.NewBonus if b.name.startswith("M_")))),
    law("second.jewelry.marker_step", "What is put down has been handed out before.",
        sj.exam_marker_with_step() >= sj.markers_in_hand_from_step()),
    law("second.jewelry.affected", "An action by which a task is done is one to which the expansion adds something.",
        et.task_by_action(et.task, action) >> jd.jewelry_affects_action(action)),
    law("second.jewelry.automatic", "Where things happen of themselves, nobody decides which of them happens.",
        sj.task_done_of_itself() >> ~(et.tasks_chosen_by() == et.Decides.PLAYER)),
    law("second.jewelry.substitute", "If something else stands in for markers that run out, it marks a task, too.",
        xs.substitute_for_lacking_parts().must >> (xj.task_without_marker_left() == xj.NoMarker.SUBSTITUTE)),
)
