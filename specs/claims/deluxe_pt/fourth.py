"""Claims of `deluxe-pt` that a fourth reading adds: general sentences as they stand, and repetitions; in order."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions import base_garments as bg
from specs.questions import base_staff as bs
from specs.questions import base_turns as bt
from specs.questions import bonuses_end as be
from specs.questions import exams as ex
from specs.questions import fourth_base as f
from specs.questions import fourth_options as fo
from specs.questions import garment_sets as gs
from specs.questions import garment_sets_couture as gc
from specs.questions import jewelry_bonuses as jb
from specs.questions import preparation as pr
from specs.questions import second_base as sb
from specs.questions import solo as so
from specs.questions import solo_actions as sa
from specs.questions import solo_exams as se
from specs.questions.deputing import may_depute
from specs.questions.extra_deluxe_setup import TileStock
from specs.questions.jewelry_box import Exam
from specs.vocabulary import Role, Via, deck_size, role

claim = Statements("deluxe-pt")

# The employee deck and the first round.
claim("fourth.queue_empty", "128.1 130.1 132.1 134.1", "all employees are put on the deck, so that the queue has none",
      f.queue_before_first_round() == 0, counts={0: "every level goes on the deck"})
claim("fourth.queue_cleared", "289.1", "what was left over is removed, in whatever round", f.queue_cleared_in_round_one())
claim("fourth.display_filled_then", "301.1", "the display is filled when the round is prepared",
      ~bt.resource_refilled_at_once(), why="it is step C of that phase, and of no other")
claim("fourth.filled_from_discard", "301.1 303.1 305.1", "every empty space is filled, and stays so only if no tile is left",
      pr.filling_goes_on(TileStock.RESOURCES), why="the bag is made anew for the filling that it interrupts")

# Turns.
claim("fourth.when_played", "157.1", "a card that is played goes to the discard pile", sb.every_played_card_discarded(),
      general=True)
claim("fourth.one_main_action", "365.1", "then the player does a main action", f.main_action_with_card().must,
      general=True, why="put as what is done, with no word of giving up")
claim("fourth.action_given_up", "375.1", "the main action can always be given up", f.main_action_with_card().free)
claim("fourth.bonus_of_any_card", "367.1", "the card that is played gives its bonus in the turn",
      be.crowned_bonus_in_play().may, general=True, unsaid=("left main action",),
      why="told of every card that has a bonus, with no word of crowns")
claim("fourth.all_played", "369.1", "the phase lasts till all cards of all hands are played", f.every_hand_card_played(),
      general=True)

claim("fourth.makers", "387.1 453.1 520.1", "the action is for some roles only", fo.solo_action_needs_role(), general=True,
      unsaid=("left master", "left journeyman"), why="told of whoever takes the action")

# Tiles.
claim("fourth.use_at_once", "407.1", "kept or discarded, which is decided immediately", f.tile_use_chosen_at_once(),
      unsaid=("left duty",), why="the duty is the fact that is asked about")
claim("fourth.own_thimbles", "438.1 442.1", "a silver and a copper thimble mark them", f.lesser_thimbles_told())

# Making garments.
claim("fourth.golden_alone", "467.1 467.2 488.1", "garments and spaces ask for the golden one alone",
      ~f.lesser_thimble_asked_for())
claim("fourth.only_thimble", "467.1 467.2", "the golden thimble on a garment asks for a Master",
      f.only_master_makes() == f.OnlyByMaster.THIMBLE)
claim("fourth.only_by_master", "467.2", "what shows the golden thimble is made only if a Master is played",
      sa.solo_makes_thimble_garment(True).may_not, general=True, unsaid=("left main action",),
      why="told of whoever makes a garment")
claim("fourth.silk_as_shown", "459.1", "resources are given as the sketch shows them", f.garment_costs_as_printed(),
      general=True)
claim("fourth.rent_or_sell", "479.1 481.1", "renting or selling is decided when the costs are paid",
      bg.may_dispose(bg.Fate.RENT, bg.free_spaces).may, general=True, unsaid=("left duty",),
      why="told as a free choice, with no word of the spaces left")
claim("fourth.colors_shown", "32.1 459.1", "a garment has one main color, and takes the silk that its sketch shows",
      ~f.second_color_needs_silk(), why="what is drawn is no amount of silk")
claim("fourth.decide_after_paying", "479.1", "with the costs paid, renting or selling must follow",
      f.garment_given_up_after_paying().may_not, unsaid=("denial",), why="a duty to decide leaves no giving up")
claim("fourth.any_guest_space", "485.1", "any empty guest space of the halls will do",
      bg.may_put_on(Role.JOURNEYMAN, bg.Space.MASTER_GUEST).may, general=True, unsaid=("leave", "journeyman"),
      why="“any” leaves no space and no maker out")
claim("fourth.never_to_fireworks", "485.1", "never to a space among the fireworks", ~f.garment_comes_to_fireworks(),
      general=True)
claim("fourth.marker_then_reward", "496.1 498.1", "the marker is step c, the reward step d", f.reward_after_marker(),
      reading="reward_when:in the order of the letters")
claim("fourth.reward_when_placed", "496.1 498.1", "the reward comes immediately when the garment is placed",
      ~f.reward_after_marker(), reading="reward_when:when the garment is placed", unsaid=("denial",),
      why="what comes with the placing comes before the marker that follows it")
claim("fourth.reward_use_at_once", "504.1", "kept or discarded, which is decided immediately",
      f.tile_use_chosen_at_once(), unsaid=("left duty",), why="the duty is the fact that is asked about")

# Staff and decorations.
claim("fourth.hired_may_wait", "529.1", "a hired employee can be used for one action more, if the player likes",
      bs.hired_playable_next().need_not, general=True, unsaid=("left 1", "no duty"),
      why="put as a leave, with no word of the duty to play out the hand")
claim("fourth.printed_amount", "538.1", "who deputes gets the Livre printed on the card", f.deputing_pays_printed(),
      general=True)
claim("fourth.keep_last_master", "551.2", "the team's last Master had better stay",
      f.masters_to_keep() == f.MastersKept.LAST)
claim("fourth.bonus_once_more", "543.1", "the bonus of whoever is deputed can be used once more",
      be.crowned_bonus_in_play().may, general=True)
claim("fourth.printed_price", "571.1", "the printed price is paid with every marker put on a decoration",
      f.decoration_costs_printed(), general=True)
claim("fourth.numbers", "572.1", "prices and points stood on the decorations, whose pictures are lost",
      lost=(f.decoration_numbers_told_by,))

# The final scoring.
claim("fourth.statue_twice", "627.1 639.1", "markers on decorations score in the last step, those on statues too",
      f.statue_scored_in_both_steps(), reading="statue_points:in both steps")
claim("fourth.statue_once", "627.1 639.1", "a statue's points are those of its own step",
      ~f.statue_scored_in_both_steps(), reading="statue_points:in one step", unsaid=("denial",),
      why="the step of the statues says what a statue gives")
claim("fourth.moved_to_fireworks", "655.1 657.1", "garments are moved to the fireworks", f.garment_comes_to_fireworks())

# Bonuses.
claim("fourth.action_acquire", "716.1", "it is independent of the main action", f.additional_action_apart())
claim("fourth.any_of_team", "723.1 763.1", "any employee of the team can be deputed",
      may_depute(deck_size, Via.BONUS).may, general=True, unsaid=("bonus",),
      why="it stands under the bonuses, which take any employee with no word of how many must remain")
claim("fourth.deputes_from_hand", "723.1 763.1", "a card of the hand can leave unplayed, as it is one of the team",
      ~f.every_hand_card_played(), unsaid=("denial", "left leave"), why="both bonuses take any employee of the team")
claim("fourth.no_livre_by_bonus", "727.1", "no Livre are gained by this deputing", ~f.deputing_pays_printed())
claim("fourth.draw_use_at_once", "732.1", "kept or discarded, which is decided immediately",
      f.tile_use_chosen_at_once())
claim("fourth.action_acquire_again", "737.1", "it is independent of the main action", f.additional_action_apart())
claim("fourth.free_draw_use_at_once", "741.1", "kept or discarded, which is decided immediately",
      f.tile_use_chosen_at_once())
claim("fourth.action_make", "754.1", "it is independent of the main action", f.additional_action_apart())
claim("fourth.silk_saved", "756.1", "a roll of silk can be saved", ~f.garment_costs_as_printed(),
      unsaid=("denial",), why="less than what is shown is not all of it")
claim("fourth.discount", "788.1", "the price is less by a discount", ~f.decoration_costs_printed(), unsaid=("denial",),
      why="with a discount the printed price is not paid in full")
claim("fourth.action_fund", "788.1", "it is independent of the main action", f.additional_action_apart())
claim("fourth.action_make_again", "811.1", "it is independent of the main action", f.additional_action_apart())
claim("fourth.tiles_for_points", "850.1", "kept tiles can be discarded for points", f.kept_tile_other_use())
claim("fourth.tiles_no_notions", "470.1 850.1", "kept tiles are silk only, and are discarded here for points",
      ~sb.bonus_silk_gives_notions(), why="what is silk only brings nothing else when it goes")
claim("fourth.action_fund_again", "866.1", "it is independent of the main action", f.additional_action_apart())

# Exams.
claim("fourth.employees_take_exams", "916.1", "employees can now take exams", fo.every_employee_takes_exams(),
      general=True, unsaid=("left leave",), why="said of all of a player's employees")
claim("fourth.two_roles_take_exams", "1053.1 1081.1", "one exam is for Apprentices only, the other for Journeymen",
      ~fo.every_employee_takes_exams())
claim("fourth.area_asked", "1056.1 1084.1", "the marker has to be in the exam's own area", fo.exam_area_asked_for())
claim("fourth.played_one_leaves", "1070.1", "the apprentice that was played leaves, of whatever level",
      se.solo_exam_removes_level_six(Exam.JOURNEYMAN).may, general=True, unsaid=("leave",),
      why="told of the exam, with no level left out")
claim("fourth.tasks_by_area", "1110.1", "tasks are done only for the exam whose area holds the marker",
      fo.exam_area_goes_without_saying())
claim("fourth.tasks_by_role", "1142.1 1147.1 1158.1", "the task asks for an employee of a certain role",
      se.solo_task_needs_role(role), general=True, unsaid=("left main action",),
      why="told of whoever takes the action")
claim("fourth.gained_card_played", "364.1 369.1 1073.1 1101.1",
      "the gained card is in the hand, and every card of a hand is played, in a turn of its own",
      all_of(ex.exam_card_playable_this_round(ex.exam).must, ex.extra_turns_per_exam() == 1),
      why="the two exams, and how a hand is played")
claim("fourth.tasks_no_decorations", "594.1 943.1 1226.1 1299.1 1323.1",
      "decorations are counted, whose kinds are listed; tasks of exams are not among them",
      all_of(~fo.task_marker_counts_for_income(),
             ~jb.new_bonus_counts_marker(jb.decoration_counter, jb.CountedMarker.EXAM_TASK)),
      unsaid=("on a task of an exam",), why="the income, both bonuses, the list and the key, which sets tasks apart")
claim("fourth.any_garment_by_master", "1158.1", "for the third task a Master makes a garment, whichever it is",
      ~se.solo_top_task_needs_thimble(), general=True, unsaid=("denial",), why="no thimble is asked for")
claim("fourth.sale_action", "1231.1", "it is independent of the main action", f.additional_action_apart())

claim("fourth.never_rented", "1275.1 1278.1", "the garments ever rented in the game are meant",
      fo.missing_garment_asked_of() == fo.RentedWhen.EVER, reading="rented_none:ever")
claim("fourth.none_there", "1275.1 1278.1", "the garments that stand rented on the board are meant",
      fo.missing_garment_asked_of() == fo.RentedWhen.NOW, reading="rented_none:now")

# The sets of garments.
claim("fourth.festive_in_discard", "317.1 1600.1", "all garments of the discard go back, festive ones being as any other",
      fo.festive_returns_from_discard())
claim("fourth.sale_any_festive", "1231.1 1233.1", "any garment is made by it and sold, but those of a Master",
      gs.festive_by_sale_bonus().may, general=True, unsaid=("leave",), why="garments of a Master alone are left out")
claim("fourth.sale_any_couture", "1231.1 1233.1", "any garment is made by it and sold, but those of a Master",
      gc.couture_by_sale_bonus(gc.couture).may, general=True, unsaid=("leave",),
      why="garments of a Master alone are left out")
claim("fourth.festive_by_sale", "1233.1 1600.2", "the bonus asks for a sale, and it is never sold",
      gs.festive_by_sale_bonus().may_not)
claim("fourth.couture_by_sale", "1233.1 1636.1", "the bonus asks for a sale, and they can only be rented",
      gc.couture_by_sale_bonus(gc.couture).may_not, when=~(gc.couture == gc.Couture.LIVRE))

# The solo mode.
claim("fourth.all_her_cards", "1383.1", "all of her cards are shuffled, wherever they lay",
      fo.solo_cards_gathered_first(), why="25 are all that she has")
claim("fourth.as_in_any_game", "1378.1", "all rules hold, those of preparing a round as well",
      so.solo_round_prepared_as_usual())
claim("fourth.start_counted", "1362.1", "they are counted as her employee deck for the final scoring",
      fo.solo_start_counts_for_bonus(), why="all that the scoring counts a deck for are the end bonuses")
claim("fourth.her_notions", "1368.1", "she begins with a lace and a thread", fo.solo_starts_with_notions())
claim("fourth.no_livre_ever", "1377.1", "she takes what she takes without Livre", fo.solo_pays_nothing())
claim("fourth.her_card_acts", "1394.1 1399.1", "she does what her card says, whoever could do that in the game",
      ~fo.solo_action_needs_role(), why="her cards are no employees, and none is played")
claim("fourth.points_in_place", "1397.1", "three points come in its place", fo.solo_impossible_gives_points())
claim("fourth.points_only_instead", "1397.1", "three points come in place of an action that is impossible",
      fo.solo_points_only_instead(), general=True)
claim("fourth.points_anyhow", "1402.1", "she always gains them, whether the favor can be taken or not",
      ~fo.solo_points_only_instead(), why="what always comes is not in place of anything")
claim("fourth.no_tiles_points", "1413.1", "three points come in its place", fo.solo_impossible_gives_points())
claim("fourth.garment_free", "1415.1 1415.2", "the garment costs her nothing, neither Livre nor resources",
      fo.solo_pays_nothing() & ~fo.solo_spends_notions())
claim("fourth.no_garment_points", "1429.1", "three points come in its place", fo.solo_impossible_gives_points())
claim("fourth.hired_have_bonuses", "15.1 1484.1", "she hires employees, each of whom has a bonus",
      fo.solo_hired_bonus_there())
claim("fourth.hires_free", "1484.1", "hiring is free for her", fo.solo_pays_nothing())
claim("fourth.hire_adds_turn", "1503.1 1504.1", "a card is added, which means one more turn", fo.solo_added_card_is_turn())
claim("fourth.no_employee_points", "1506.1", "three points come in its place", fo.solo_impossible_gives_points())
claim("fourth.funds_free", "1508.1", "funding is free for her", fo.solo_pays_nothing())
claim("fourth.cheapest_free", "1510.1", "the cheapest space is free for her", fo.solo_pays_nothing())
claim("fourth.no_space_points", "1519.1", "three points come in its place", fo.solo_impossible_gives_points())
claim("fourth.exam_free", "1525.1", "the exam is free for her", fo.solo_pays_nothing())
claim("fourth.exam_adds_turn", "1532.1 1532.2", "a card is added, which means one more turn",
      fo.solo_added_card_is_turn())
claim("fourth.master_exam_free", "1538.1", "the exam is free for her", fo.solo_pays_nothing())
claim("fourth.master_exam_adds_turn", "1545.1 1545.2", "a card is added, which means one more turn",
      fo.solo_added_card_is_turn())
