"""Claims of `deluxe-pt` about the solo opponent's jewels, employees, decorations, exams and scoring."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions.base_components import Kind
from specs.questions.base_decorations import InHall, Which
from specs.questions.extra_deluxe_solo import (
    CardDecides,
    JewelryFundedWhen,
    OtherwiseOf,
    solo_exam_cards_gained,
    solo_exam_cards_removed,
    solo_exam_hand_card_down,
    solo_fitting_jewel,
    solo_hire_card_down,
    solo_hire_number_in_example,
    solo_jewel_in_reserve,
    solo_jewel_may_be_missing,
    solo_jewelry_funded_when,
    solo_jewelry_marker_allows_jewels,
    solo_kitchen_side_most,
    solo_lower_part_decides,
    solo_otherwise_refers_to,
    solo_phase_differs,
    solo_phase_number,
    solo_symbol_drawn,
    solo_terrace_goal_named_fireworks,
)
from specs.questions.general import Phase
from specs.questions.jewelry_box import Exam, JewelKind
from specs.questions.jewelry_box_jewels import TileFrom
from specs.questions.solo import (
    PileBeside,
    Seat,
    SoloPile,
    solo_main_action_number,
    solo_pile_lies,
    solo_spends_livre,
)
from specs.questions.solo_actions import CountFrom, Impossible, solo_points_when
from specs.questions.solo_end import (
    TerraceAim,
    halls_reached,
    income_source,
    solo_all_halls_at_once,
    solo_all_halls_space,
    solo_all_halls_with,
    solo_income_from,
    solo_jewels_score,
    solo_most_points_wins,
    solo_presence_by,
    solo_scores_as_player,
    solo_scores_step,
    solo_terrace_aim,
    solo_terrace_moved_by,
    solo_tie_by_livre,
    solo_tie_won_by,
    solo_tile_faces_matter,
    solo_tile_points,
    tiles_collected,
)
from specs.questions.solo_exams import (
    ExamMoment,
    SoloExamStep,
    TaskSource,
    TaskSpace,
    solo_cards_per_exam,
    solo_exam_action_number,
    solo_exam_added_at_random,
    solo_exam_added_goes,
    solo_exam_added_role,
    solo_exam_clears_all,
    solo_exam_examinee,
    solo_exam_marker_moves_to,
    solo_exam_named,
    solo_exam_points,
    solo_exam_price,
    solo_exam_removed_at_random,
    solo_exam_removed_goes,
    solo_exam_removes_level_six,
    solo_exam_removes_role,
    solo_exam_step_position,
    solo_exam_when,
    solo_markers_per_action,
    solo_task_by,
    solo_task_space,
    solo_tasks_needed,
    solo_turns_per_exam,
)
from specs.questions.solo_staff import (
    EmployeeGoes,
    EndBonusHolder,
    EndBonusTie,
    FundedSpace,
    HireFallback,
    JewelSymbol,
    WhichJewel,
    card_number,
    end_bonuses_shown,
    solo_cards_per_hire,
    solo_empty_queue_spaces_counted,
    solo_end_bonus_in_round,
    solo_end_bonus_points_of,
    solo_end_bonus_tie,
    solo_fund_jewelry_first,
    solo_fund_jewelry_price,
    solo_fund_jewelry_space,
    solo_fund_kind,
    solo_fund_price,
    solo_fund_space,
    solo_funds_kitchen_side,
    solo_hire_counted_from,
    solo_hire_fallback,
    solo_hire_price,
    solo_hired_card_played,
    solo_hired_goes,
    solo_jewel_by_symbol,
    solo_jewel_symbol_at,
    solo_jewel_with_markers,
    solo_match_tile_from,
    solo_match_tiles,
    solo_prefers_end_bonus,
    solo_takes_jewel,
    solo_turns_per_hire,
)
from specs.vocabulary import Action, Decoration, Role, ScoringStep, kitchen_side, round_number

claim = Statements("deluxe-pt")

# Jewels.
claim("solo.lower_jewel", "1461.1", "the card tells, too, whether a jewel may be taken",
      solo_lower_part_decides(CardDecides.JEWEL),
      unsaid=("left 2", "left denial", "left leave"),
      why="whether or not she can is what it decides; the two is the list's numbering")
claim("solo.symbol_right", "1461.1", "its symbol is on the right", solo_jewel_symbol_at() == CountFrom.RIGHT)
claim("solo.jewel_marker_needed", "1463.1", "without a marker on a jewelry decoration she takes no jewel",
      solo_jewel_with_markers(0).may_not, counts={0: "she must have one before"},
      unsaid=("denial",), why="what she must have to qualify")
claim("solo.jewel_marker_enough", "1463.1", "with one she qualifies", solo_jewel_with_markers(1).may,
      unsaid=("leave",), why="who qualifies may; the duty is the condition")
claim("solo.symbols_lost", "1465.1", "the pictures of the three symbols are lost", lost=(solo_symbol_drawn,))
claim("solo.jewel_color", "1467.1", "by one symbol she may take the cheapest jewel of the garment's colour",
      solo_jewel_by_symbol(JewelSymbol.SAME_COLOR) == WhichJewel.CHEAPEST_COLOR)
claim("solo.jewel_color_may", "1467.1", "she can take it", solo_takes_jewel(JewelSymbol.SAME_COLOR).may)
claim("solo.jewel_color_free", "1467.1", "she (the player for her) may leave it",
      solo_takes_jewel(JewelSymbol.SAME_COLOR).free, reading="solo.jewel_duty:leave")
claim("solo.jewel_color_must", "1467.1", "she takes it whenever possible",
      solo_takes_jewel(JewelSymbol.SAME_COLOR).must, reading="solo.jewel_duty:must",
      unsaid=("duty",), why="the reading in which she takes what she can")
claim("solo.jewel_color_there", "1467.1", "only if such a jewel is there", solo_jewel_may_be_missing())
claim("solo.jewel_color_reserve", "1468.1", "the jewel goes to her supply", solo_jewel_in_reserve())
claim("solo.jewel_color_tile", "1469.1", "she draws a resource tile, too, for the same colour",
      solo_match_tiles(True) == 1)
claim("solo.jewel_color_tile_from", "1469.1", "it is a random one from the bag", solo_match_tile_from() == TileFrom.BAG)
claim("solo.jewel_kind", "1472.1", "by another symbol she may take the cheapest jewel that fits the garment",
      solo_jewel_by_symbol(JewelSymbol.FITTING) == WhichJewel.CHEAPEST_KIND)
claim("solo.jewel_kind_may", "1472.1", "she can take it", solo_takes_jewel(JewelSymbol.FITTING).may)
claim("solo.jewel_kind_free", "1472.1", "she (the player for her) may leave it",
      solo_takes_jewel(JewelSymbol.FITTING).free, reading="solo.jewel_kind_duty:leave")
claim("solo.jewel_kind_must", "1472.1", "she takes it whenever possible",
      solo_takes_jewel(JewelSymbol.FITTING).must, reading="solo.jewel_kind_duty:must",
      unsaid=("duty",), why="the reading in which she takes what she can")
claim("solo.jewel_kind_coat", "1472.1", "a ring fits a coat", solo_fitting_jewel(Kind.COAT) == JewelKind.RING)
claim("solo.jewel_kind_gown", "1472.1", "a necklace fits a gown", solo_fitting_jewel(Kind.GOWN) == JewelKind.NECKLACE)
claim("solo.jewel_kind_there", "1472.1", "only if such a jewel is there", solo_jewel_may_be_missing())
claim("solo.jewel_kind_reserve", "1475.1", "the jewel goes to her supply", solo_jewel_in_reserve())
claim("solo.jewel_kind_tile", "1476.1", "if it has the garment's colour she draws a resource tile",
      solo_match_tiles(True) == 1)
claim("solo.jewel_kind_no_tile", "1476.1", "if it has not, she draws none", solo_match_tiles(False) == 0,
      counts={0: "only where the colours agree"}, why="the tile depends on the colours")
claim("solo.jewel_kind_tile_from", "1476.1", "it is a random one from the bag",
      solo_match_tile_from() == TileFrom.BAG)
claim("solo.jewel_none", "1479.1", "by the last symbol no jewel may be taken",
      solo_takes_jewel(JewelSymbol.NONE).may_not)
claim("solo.jewel_none_which", "1479.1", "so she goes without",
      solo_jewel_by_symbol(JewelSymbol.NONE) == WhichJewel.NONE)

# Hiring.
claim("solo.number_hire", "1483.1", "hiring has number 4", solo_main_action_number(Action.HIRE) == 4)
claim("solo.hire_free", "1484.1", "she hires for nothing", solo_hire_price() == 0)
claim("solo.never_pays", "1484.1", "she never pays Livre", solo_spends_livre().may_not)
claim("solo.hire_picture", "1485.1", "the picture of the card is lost, the example beside it is left",
      lost=(solo_hire_number_in_example,))
claim("solo.hire_second", "1486.1", "in the example the second is hired", solo_hire_number_in_example() == 2,
      example=True)
claim("solo.hire_left", "1486.1", "in the example it is counted from the left",
      solo_hire_counted_from() == CountFrom.LEFT, example=True)
claim("solo.hire_gaps", "1486.1", "empty spaces are skipped", ~solo_empty_queue_spaces_counted())
claim("solo.hire_only", "1488.1", "the only one is hired when there is just one",
      solo_hire_fallback(card_number, 1) == HireFallback.ONLY, when=card_number >= 2,
      counts={2: "the card asks for a later one than there is"}, why="the card asks for more than the one there is")
claim("solo.end_bonus_first", "1491.1 1494.1", "whoever has an end bonus is hired always, whatever the card says",
      solo_prefers_end_bonus(end_bonuses_shown).must, when=end_bonuses_shown >= 1,
      counts={1: "any such employee"})
claim("solo.end_bonus_round", "1491.1", "end bonuses can be there in rounds 5, 6 and 7",
      solo_end_bonus_in_round(round_number), when=(round_number == 5) | (round_number == 6) | (round_number == 7))
claim("solo.end_bonus_no_round", "1491.1", "in earlier rounds they cannot be", ~solo_end_bonus_in_round(round_number),
      when=round_number <= 4, counts={4: "the round before 5"},
      unsaid=("denial",), why="the list in brackets is complete")
claim("solo.end_bonus_hers", "1491.1 1494.1", "the one is chosen that will give her most points",
      solo_end_bonus_points_of(end_bonuses_shown) == EndBonusHolder.OPPONENT, when=end_bonuses_shown >= 1,
      counts={1: "any such employee"})
claim("solo.end_bonus_players", "1496.1", "of several, the one is chosen that would now give the player most points",
      solo_end_bonus_points_of(end_bonuses_shown) == EndBonusHolder.PLAYER, when=end_bonuses_shown > 1)
claim("solo.end_bonus_tie", "1498.1", "among equals, the first by the card's instruction is hired",
      solo_end_bonus_tie() == EndBonusTie.CARD)
claim("solo.hired_goes", "1501.1", "the employee goes into her employee deck",
      solo_hired_goes() == EmployeeGoes.EMPLOYEES)
claim("solo.hired_above", "1501.1", "that deck is above her board",
      solo_pile_lies(SoloPile.EMPLOYEES) == PileBeside.ABOVE)
claim("solo.hire_adds", "1503.1", "each hiring adds one card of her stock to her hand", solo_cards_per_hire() == 1)
claim("solo.hire_adds_down", "1503.1", "it is added face down", solo_hire_card_down())
claim("solo.hire_adds_other", "1503.1", "it is not the employee just hired", ~solo_hired_card_played())
claim("solo.hire_turn", "1504.1", "so she has one more turn in this round", solo_turns_per_hire() == 1)
claim("solo.no_employees", "1506.1", "with nobody to hire she gains 3 points instead",
      solo_points_when(Impossible.QUEUE) == 3,
      unsaid=("left denial",), why="that there is none is the case that is told")

# Decorations.
claim("solo.number_fund", "1507.1", "funding a decoration has number 6",
      solo_main_action_number(Action.FUND_DECORATION) == 6)
claim("solo.fund_free", "1508.1", "a decoration costs her nothing", solo_fund_price() == 0)
claim("solo.fund_firework", "1508.2 1509.1", "the card can name fireworks", solo_fund_kind(Decoration.FIREWORK))
claim("solo.fund_others", "1508.2 1510.1", "the card can name musicians, kitchen and statues",
      all_of(solo_fund_kind(Decoration.MUSICIAN), solo_fund_kind(Decoration.KITCHEN),
             solo_fund_kind(Decoration.STATUE)))
claim("solo.otherwise_jewelry", "1510.1", '"otherwise" goes back to a rule on jewelry decorations, printed elsewhere',
      (solo_otherwise_refers_to() == OtherwiseOf.NO_JEWELRY_YET) & solo_fund_jewelry_first(1).may_not,
      counts={1: "the rule elsewhere is for her first one"},
      unsaid=("denial",), why="“otherwise” is the case with that marker")
claim("solo.fund_cheapest", "1510.1", "she takes the cheapest free space of the kind on the card",
      solo_fund_space() == FundedSpace.CHEAPEST)
claim("solo.fund_cheapest_free", "1510.1", "she pays nothing", solo_fund_price() == 0)
claim("solo.fund_marks", "1515.1", "funding marks a task while she prepares for the exam for journeyman",
      solo_task_by(TaskSource.FUND, Exam.JOURNEYMAN))
claim("solo.fund_marks_one", "1515.1", "one marker is put on the tasks", solo_markers_per_action(TaskSource.FUND) == 1)
claim("solo.fund_task", "1515.1", "it goes on the empty task that fits, if possible",
      solo_task_space(TaskSource.FUND) == TaskSpace.ANY_FITTING)
claim("solo.fund_four", "1517.1", "four tasks make the exam", solo_tasks_needed(Exam.JOURNEYMAN) == 4)
claim("solo.fund_at_once", "1517.1", "then she passes it at once",
      solo_exam_when(Exam.JOURNEYMAN) == ExamMoment.AT_ONCE)
claim("solo.no_decorations", "1519.1", "with no space of the kind free she gains 3 points instead",
      solo_points_when(Impossible.DECORATIONS) == 3,
      unsaid=("left denial",), why="that there is none is the case that is told")
claim("solo.kitchen_limit", "1522.1 1523.1", "at most one marker is on each kitchen side",
      solo_kitchen_side_most() == 1,
      unsaid=("left leave",), why="“may only put one” is the limit asked for")
claim("solo.kitchen_second", "1522.1 1523.1", "with one there, she may put no other on that side",
      solo_funds_kitchen_side(kitchen_side, 1).may_not)

# The exam for journeyman.
J = Exam.JOURNEYMAN
claim("solo.journeyman_number", "1524.1", "this exam has number 7", solo_exam_action_number(J) == 7)
claim("solo.journeyman_examinee", "1525.1", "an apprentice meets what it asks for",
      solo_exam_examinee(J) == Role.APPRENTICE,
      unsaid=("left journeyman",), why="the exam's name is no examinee")
claim("solo.journeyman_free", "1525.1", "she need not pay for it", solo_exam_price(J) == 0,
      counts={0: "nothing is to be paid"},
      unsaid=("left 5",), why="the five is what she need not pay")
claim("solo.journeyman_when", "1525.1", "she passes it at once", solo_exam_when(J) == ExamMoment.AT_ONCE)
claim("solo.journeyman_named", "1525.1", "what she passes is this exam", solo_exam_named(J) == J)
claim("solo.journeyman_point", "1527.1", "she gains one point", solo_exam_points(J) == 1)
claim("solo.journeyman_removes", "1528.1", "an apprentice leaves her employee deck",
      solo_exam_removes_role(J) == Role.APPRENTICE)
claim("solo.journeyman_removes_one", "1528.1", "it is one card", solo_exam_cards_removed(J) == 1)
claim("solo.journeyman_not_six", "1528.1", "it may not be of level VI", solo_exam_removes_level_six(J).may_not)
claim("solo.journeyman_random", "1528.1", "it is a random one", solo_exam_removed_at_random(J))
claim("solo.journeyman_box", "1528.1", "it goes into the box", solo_exam_removed_goes(J) == EmployeeGoes.BOX)
claim("solo.journeyman_adds", "1530.1", "a card comes from the deck beside this exam", solo_exam_added_role(J) == J)
claim("solo.journeyman_adds_one", "1530.1", "it is one card", solo_exam_cards_gained(J) == 1)
claim("solo.journeyman_adds_to", "1530.1", "it goes into her employee deck",
      solo_exam_added_goes(J) == EmployeeGoes.EMPLOYEES)
claim("solo.journeyman_adds_random", "1530.1", "it is drawn at random, unseen", solo_exam_added_at_random(J))
claim("solo.journeyman_hand", "1532.1", "one card of her stock is added to her hand", solo_cards_per_exam(J) == 1)
claim("solo.journeyman_hand_down", "1532.1", "it is added face down", solo_exam_hand_card_down(J))
claim("solo.journeyman_turn", "1532.2", "so she has one more turn in this round", solo_turns_per_exam(J) == 1)
claim("solo.journeyman_clears", "1534.1", "all her markers on the tasks return to her", solo_exam_clears_all(J))
claim("solo.journeyman_moves", "1536.1", "her marker moves to the starting area of the exam for master",
      solo_exam_marker_moves_to(J) == Exam.MASTER,
      unsaid=("exam for master",), why="the area of Master is that of this exam")

# The exam for master.
M = Exam.MASTER
claim("solo.master_number", "1537.1", "this exam has number 8", solo_exam_action_number(M) == 8)
claim("solo.master_examinee", "1538.1", "a journeyman meets what it asks for",
      solo_exam_examinee(M) == Role.JOURNEYMAN,
      unsaid=("left master",), why="the exam's name is no examinee")
claim("solo.master_free", "1538.1", "she need not pay for it", solo_exam_price(M) == 0,
      counts={0: "nothing is to be paid"},
      unsaid=("left 5",), why="the five is what she need not pay")
claim("solo.master_when", "1538.1", "she passes it at once", solo_exam_when(M) == ExamMoment.AT_ONCE)
claim("solo.master_named", "1538.1", "what she passes is named the exam for journeyman", solo_exam_named(M) == J)
claim("solo.master_point", "1540.1", "she gains one point", solo_exam_points(M) == 1)
claim("solo.master_removes", "1541.1", "a journeyman leaves her employee deck",
      solo_exam_removes_role(M) == Role.JOURNEYMAN)
claim("solo.master_removes_one", "1541.1", "it is one card", solo_exam_cards_removed(M) == 1)
claim("solo.master_random", "1541.1", "it is a random one", solo_exam_removed_at_random(M))
claim("solo.master_box", "1541.1", "it goes into the box", solo_exam_removed_goes(M) == EmployeeGoes.BOX)
claim("solo.master_adds", "1543.1", "a card comes from the deck beside this exam", solo_exam_added_role(M) == M)
claim("solo.master_adds_one", "1543.1", "it is one card", solo_exam_cards_gained(M) == 1)
claim("solo.master_adds_to", "1543.1", "it goes into her employee deck",
      solo_exam_added_goes(M) == EmployeeGoes.EMPLOYEES)
claim("solo.master_adds_random", "1543.1", "it is drawn at random, unseen", solo_exam_added_at_random(M))
claim("solo.master_hand", "1545.1", "one card of her stock is added to her hand", solo_cards_per_exam(M) == 1)
claim("solo.master_hand_down", "1545.1", "it is added face down", solo_exam_hand_card_down(M))
claim("solo.master_turn", "1545.2", "so she has one more turn in this round", solo_turns_per_exam(M) == 1)
claim("solo.master_clears", "1547.1", "all her markers on the tasks return to her", solo_exam_clears_all(M))
claim("solo.master_moves", "1549.1", "her marker moves to the starting area of the exam for journeyman",
      solo_exam_marker_moves_to(M) == J,
      unsaid=("exam for journeyman",), why="the area of Journeyman is that of this exam")
for _exam, _name, _keys in (
    (J, "journeyman", ("1527.1", "1528.1", "1530.1", "1532.1", "1534.1", "1536.1")),
    (M, "master", ("1540.1", "1541.1", "1543.1", "1545.1", "1547.1", "1549.1")),
):
    for _place, (_step, _key) in enumerate(zip(SoloExamStep, _keys, strict=True), start=1):
        claim(f"solo.{_name}_step_{_place}", _key, f"this is step {_place} of it",
              solo_exam_step_position(_exam, _step) == _place, counts={_place: "by its place in the list"})

# The marker on a jewelry decoration, printed after the exam for master.
LONG = "one sentence in a narrow column"
claim("solo.jewelry_when_funding", "1550.1",
      "when a card says to fund, and she has no marker on a jewelry decoration yet, she funds one of these instead",
      (solo_jewelry_funded_when() == JewelryFundedWhen.FUNDING) & solo_fund_jewelry_first(0).may
      & solo_fund_jewelry_first(0).must,
      reading="solo.jewelry_when:funding", counts={0: "not yet one"},
      unsaid=("when a card says to fund a decoration",),
      why="“now” read as the time of funding; one sentence in a narrow column")
claim("solo.jewelry_when_exam", "1550.1", "she puts it there by the exam for master, where the sentence stands",
      solo_jewelry_funded_when() == JewelryFundedWhen.MASTER_EXAM, reading="solo.jewelry_when:exam",
      unsaid=("when she passes the exam for master",), why="“now” read by where the sentence stands; a narrow column")
claim("solo.jewelry_space", "1550.1", "it is the cheapest free one", solo_fund_jewelry_space() == FundedSpace.CHEAPEST,
      why=LONG)
claim("solo.jewelry_free", "1550.1", "she pays nothing", solo_fund_jewelry_price() == 0, why=LONG)
claim("solo.jewelry_allows", "1550.1", "so she can take jewels when she makes garments later",
      solo_jewelry_marker_allows_jewels(), why=LONG)
claim("solo.jewelry_allows_may", "1550.1", "with that marker she may take jewels", solo_jewel_with_markers(1).may,
      unsaid=("leave",), why="“so that she can” is a leave; one sentence in a narrow column")

# Present in all halls.
claim("solo.all_halls", "1569.1", "present in all five halls, she gets the bonus",
      solo_all_halls_with(halls_reached), when=halls_reached == 5)
claim("solo.all_halls_not", "1569.1", "she gets it only then", ~solo_all_halls_with(halls_reached),
      when=halls_reached <= 4, counts={4: "one fewer than all"}, why="as soon as: not before")
claim("solo.presence_garment", "1569.1", "a garment makes her present", solo_presence_by(InHall.GARMENT))
claim("solo.presence_musician", "1569.1", "a musician makes her present", solo_presence_by(InHall.MUSICIAN))
claim("solo.presence_no_other", "1569.1", "no other decoration does", ~solo_presence_by(InHall.OTHER_DECORATION),
      why="the bracket names the only kind of decoration meant")
claim("solo.all_halls_best", "1569.1", "her marker goes to the most valuable empty space",
      solo_all_halls_space() == Which.BEST,
      unsaid=("left 1",), why="one marker goes on the one space")
claim("solo.all_halls_at_once", "1569.1", "it is put there at once", solo_all_halls_at_once().must, why="an order")

# Income.
claim("solo.phase_four", "1572.1 1573.1", "in the fourth phase income is received",
      solo_phase_number(Phase.INCOME) == 4)
claim("solo.no_income", "1574.1", "she receives no income at all", ~solo_income_from(income_source))
claim("solo.phase_four_differs", "1574.1", "unlike a player she goes without", solo_phase_differs(Phase.INCOME))

# Final scoring.
claim("solo.scores_as_player", "1576.1", "she takes part in the final scoring as any player",
      solo_scores_as_player())
claim("solo.scores_halls", "1576.2", "she scores majorities in halls", solo_scores_step(ScoringStep.HALL_MAJORITIES),
      unsaid=("left leave",), why="that she can score is her taking part")
claim("solo.scores_fireworks", "1576.2", "she scores the majority in fireworks",
      solo_scores_step(ScoringStep.FIREWORK_MAJORITY),
      unsaid=("firework majority",), why="“majorities”, in the plural, are both kinds")
claim("solo.scores_terrace", "1576.2", "her garments go to the terrace", solo_scores_step(ScoringStep.TERRACE))
claim("solo.terrace_place", "1576.2", "they go from the royal hall to the firework display outside",
      solo_terrace_goal_named_fireworks())
claim("solo.terrace_by", "1576.2", "the player moves them for her", solo_terrace_moved_by() == Seat.PLAYER)
claim("solo.terrace_aim", "1576.2", "so that she gets most points", solo_terrace_aim() == TerraceAim.MOST_POINTS)
claim("solo.scores_statues", "1576.2", "she scores statues", solo_scores_step(ScoringStep.STATUES))
claim("solo.scores_jewels", "1576.2", "she scores jewels", solo_jewels_score())
claim("solo.tile_points", "1576.2", "each two resource tiles collected give a point",
      solo_tile_points(tiles_collected) == tiles_collected // 2,
      unsaid=("left 1",), why="one for so many is the quotient")
claim("solo.tile_faces", "1576.2", "what the tiles show does not matter", ~solo_tile_faces_matter(),
      unsaid=("denial",), why="“whatever they show” denies that it matters")
claim("solo.most_points", "1582.1", "most points win", solo_most_points_wins())
claim("solo.tie", "1582.2", "she wins a tie", solo_tie_won_by() == Seat.OPPONENT)
claim("solo.tie_no_livre", "1582.2", "nothing else decides a tie", ~solo_tie_by_livre(),
      unsaid=("denial",), why="she wins it in any case")
