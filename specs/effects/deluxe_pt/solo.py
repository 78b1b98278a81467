"""What the Deluxe rulebook says that the turns of the solo opponent bring about, and who wins."""

from typing import Any

from oracle.claims import Statements
from oracle.terms import all_of, any_of, smaller, when
from specs.effects import at, only
from specs.observables import *
from specs.observables_options import *
from specs.option_events import OptionEvent
from specs.questions.exams_tasks import Task
from specs.questions.garment_sets import FestiveBonus
from specs.questions.garment_sets_couture import Couture
from specs.questions.jewelry_box import Exam
from specs.questions.solo_staff import JewelSymbol

say = Statements("deluxe-pt")

T = Task
EXAM_POINT = when(exam_now, 1, 0)
ACTS = (
    OptionEvent.HER_FAVOR, OptionEvent.HER_TILES, OptionEvent.HER_GARMENT, OptionEvent.HER_HIRE, OptionEvent.HER_DECORATION, OptionEvent.HER_SPACE,
    OptionEvent.HER_GARMENT_DONE, OptionEvent.HER_EXAM,
)

# Setting up, rounds.
say("effect.solo.goods", "1368.1", "she starts with one thread and one lace, and no Livre", when=at(OptionEvent.HER_START), then=(thread == 1) & (lace == 1) & (livre == 0))
say("effect.solo.nothing_else", "1368.1 1359.1", "she starts without points or tiles", when=at(OptionEvent.HER_START), then=(points == 0) & (tiles == 0))
say("effect.solo.start", "1370.1", "she starts", when=at(OptionEvent.HER_START), then=starts_game)
say("effect.solo.team", "1362.1", "her starting employees are her deck", when=at(OptionEvent.HER_START), then=her_team == 5)
say("effect.solo.area", "1372.1", "her marker begins at the exam for Journeyman, and she is dealt no apprentice", when=at(OptionEvent.HER_START),
    then=area_is_journeyman & ~has_dealt)
say("effect.solo.hand", "1388.1", "she has four cards in every round", when=at(OptionEvent.HER_HAND), then=her_hand == 4)
say("effect.solo.shuffled", "1383.1 1354.1", "all her 25 cards are shuffled for every round", when=at(OptionEvent.HER_HAND), then=(her_stock == 25) & (her_pile == 0))
say("effect.solo.card", "1394.1 1395.1", "she shows a card that was not shown yet, and it is shown then",
    when=at(OptionEvent.HER_CARD, OptionEvent.HER_HALL), then=her_card_unseen & her_card_gone)
say("effect.solo.from_hand", "1394.1", "the card is one of her hand", when=at(OptionEvent.HER_CARD), then=her_hand >= 1)
say("effect.solo.hall_card", "1430.2", "the card for the hall is not one of her hand", when=at(OptionEvent.HER_HALL) & ~exam_now, then=her_hand_gain == 0)
say("effect.solo.first", "1370.1 364.1", "who starts has the first turn", when=at(OptionEvent.HER_NEXT) & taken, then=her_turn == ~human_starts)
say("effect.solo.turn_hers", "364.1 1394.1", "after the player it is her turn if she has cards", when=at(OptionEvent.HER_NEXT) & ~taken & ~hers_before,
    then=her_turn == (her_hand > 0))
say("effect.solo.turn_others", "364.1 1394.1", "after her it is the player's turn if any cards are left there", when=at(OptionEvent.HER_NEXT) & ~taken & hers_before,
    then=her_turn == (human_cards == 0))
say("effect.solo.livre", "1377.1", "she never has Livre", when=at(OptionEvent.HER_NEXT, OptionEvent.HER_RESULT, OptionEvent.HER_INCOME), then=her_livre == 0)
say("effect.solo.no_livre", "1377.1 1453.1", "she neither gains nor pays Livre", when=at(*ACTS), then=(livre_gain == 0) & others_same)
say("effect.solo.gains", "1397.1 1402.1", "no action takes points from her", when=at(*ACTS), then=points_gain >= 0)

# The favor.
FAVOR = at(OptionEvent.HER_FAVOR)
say("effect.solo.favor", "1401.1", "she takes the favor if it is there", when=FAVOR & favor_was_free, then=favor_mine)
say("effect.solo.favor_gone", "1401.1", "it stays with whoever has it", when=FAVOR & ~favor_was_free, then=favor_same)
say("effect.solo.favor_points", "1402.1", "she gains 3 points in either case", when=FAVOR, then=points_gain == 3)
say("effect.solo.favor_alone", "1402.1", "and nothing else", when=FAVOR,
    then=only("points") & (box_changes == 0) & (shared_changes == when(favor_was_free, 1, 0)) & (her_hand_gain == 0))

# Resources.
TILES = at(OptionEvent.HER_TILES)
say("effect.solo.tiles", "1405.1", "she takes every tile at the places named", when=TILES, then=(tiles_gain == tiles_asked) & (tiles_left == 0))
say("effect.solo.tiles_only", "1405.1", "and none elsewhere", when=TILES, then=display_gain + tiles_asked == 0)
say("effect.solo.tiles_none", "1413.1 1397.1", "3 points if there are none", when=TILES & (tiles_asked == 0), then=(points_gain == 3) & only("points"))
say("effect.solo.tiles_points", "1405.1", "no points for tiles", when=TILES & (tiles_asked > 0), then=points_gain == EXAM_POINT)
say("effect.solo.tiles_alone", "1405.1", "nothing else changes", when=TILES & ~exam_now,
    then=only("points", "tiles") & (shared_changes == when(tiles_asked > 0, 1, 0)) & (her_hand_gain == 0))
PREPARES = TILES & area_is_journeyman & (tiles_asked > 0) & ~exam_now
IS = {T.COMMON_SILK: shows_common & ~done[T.COMMON_SILK], T.RARER_SILK: shows_rarer & ~done[T.RARER_SILK], T.NOTIONS: shows_notions & ~done[T.NOTIONS]}


def marks(*tasks: Task) -> Any:
    """Say which tasks are marked, and that no others are."""
    return all_of(*(flag if task in tasks else ~flag for task, flag in marked.items()))


say("effect.solo.task_common", "1408.1 1118.1", "the topmost task that the tiles do is marked: common silk", when=PREPARES & IS[T.COMMON_SILK], then=marks(T.COMMON_SILK))
say("effect.solo.task_rarer", "1408.1 1126.1", "or else rarer silk", when=PREPARES & ~IS[T.COMMON_SILK] & IS[T.RARER_SILK], then=marks(T.RARER_SILK))
say("effect.solo.task_notions", "1408.1 1134.1", "or else thread and lace", when=PREPARES & ~IS[T.COMMON_SILK] & ~IS[T.RARER_SILK] & IS[T.NOTIONS], then=marks(T.NOTIONS))
say("effect.solo.task_none", "1408.1", "or none", when=TILES & ~exam_now & (~area_is_journeyman | (tiles_asked == 0) | ~any_of(*IS.values())), then=marks())

LAST_OF_TILES = TILES & area_is_journeyman & (tasks_done == 3) & any_of(*IS.values())
say("effect.solo.exam_by_tiles", "1410.1", "with the last task she passes the exam at once", when=LAST_OF_TILES & exam_possible, then=exam_now)
say("effect.solo.exam_for_tiles", "1410.1", "and only then", when=TILES & exam_now, then=(tasks_done == 3) & any_of(*IS.values()))

# Garments.
MAKES = at(OptionEvent.HER_GARMENT)
say("effect.solo.garment_counted", "1416.1 1417.1", "the garment is counted from the right", when=MAKES & placed & (shown >= wanted), then=place_from_right == wanted)
say("effect.solo.garment_dearest", "1418.1", "if there are fewer it is the dearest", when=MAKES & placed & (shown < wanted), then=dearest)
say("effect.solo.garment_one", "1415.1", "one garment is made if there is one", when=MAKES & (shown > 0), then=(place_from_right > 0) == placed)
say("effect.solo.garment_none", "1429.1 1397.1", "3 points if none can be made", when=MAKES & ~placed,
    then=(points_gain == 3) & only("points") & (shared_changes == 0) & (box_changes == 0))
say("effect.solo.garment_free", "1415.1 1415.2", "she pays nothing and gives nothing", when=MAKES,
    then=(livre_gain == 0) & (thread_gain >= 0) & (lace_gain >= 0) & (tiles_gain >= 0) & others_same & rags_same)
say("effect.solo.garment_cards", "1394.1 1430.2", "no card joins her hand but by an exam", when=MAKES & ~exam_now, then=her_hand_gain == 0)
MASTERLY = MAKES & area_is_master & placed & ~exam_now
FIRST = is_master_garment & ~done[T.MASTER_GARMENT]
say("effect.solo.task_master", "1421.1 1425.1", "a garment for Masters marks the topmost task", when=MASTERLY & FIRST, then=marks(T.MASTER_GARMENT))
say("effect.solo.task_gown", "1421.1 1147.1", "a gown marks its task", when=MASTERLY & ~FIRST & is_gown & ~done[T.GOWN], then=marks(T.GOWN))
say("effect.solo.task_coat", "1421.1 1152.1", "a coat marks its task", when=MASTERLY & ~FIRST & ~is_gown & ~done[T.COAT], then=marks(T.COAT))
say("effect.solo.task_again", "1421.1", "none is marked twice", when=MASTERLY & ~FIRST & ((is_gown & done[T.GOWN]) | (~is_gown & done[T.COAT])), then=marks())
say("effect.solo.task_not_made", "1421.1", "at the exam for Journeyman no garment marks a task", when=MAKES & area_is_journeyman, then=marks())

# Where it goes.
HALL, SPACE = at(OptionEvent.HER_HALL), at(OptionEvent.HER_SPACE)
say("effect.solo.hall_full", "1454.1", "if the hall is full another card is shown", when=HALL & hall_was_full, then=~placed)
say("effect.solo.hall_free", "1446.1 1454.1", "if not the garment goes there", when=HALL & ~hall_was_full, then=placed)
say("effect.solo.space", "1430.1 1446.1", "the garment is rented on a free space of that hall", when=SPACE,
    then=hall_is_named & space_was_free & garment_there & garment_marker & (garments_shown == 1))
say("effect.solo.space_master", "1448.1", "on a Master guest space if there is one", when=SPACE, then=on_master == master_free)
say("effect.solo.space_reward", "1448.2 1451.1 1451.2", "on one with the best reward: a tile, then thread or lace, then Livre", when=SPACE, then=best_reward)
say("effect.solo.reward_notions", "1448.2 1451.1", "thread and lace are received", when=SPACE, then=(thread_gain == reward_thread) & (lace_gain == reward_lace))
say("effect.solo.reward_tile", "1451.3", "a tile is drawn from the bag", when=SPACE & (reward_tile > 0) & draw_possible, then=reward_draw)
say("effect.solo.space_alone", "1446.1 1453.1", "nothing else changes", when=SPACE & plain_garment & ~exam_now & all_halls_same,
    then=only("thread", "lace") | (jewels_gain > 0))
say("effect.solo.not_sold", "1430.1", "it is never sold", when=SPACE, then=rags_same)

# Jewels with it.
GARMENT = at(OptionEvent.HER_GARMENT_DONE)
BUYS = GARMENT & ~(is_couture & (couture == Couture.JEWEL))
S = JewelSymbol
say("effect.solo.jewel_needs", "1463.1", "without a jewelry decoration she gets no jewel", when=GARMENT & (jewelry_before == 0), then=got_jewels == 0)
say("effect.solo.jewel_none", "1479.1", "with the third symbol she gets none", when=BUYS & (symbol == S.NONE), then=got_jewels == 0)
say("effect.solo.jewel_color", "1467.1 1468.1", "with the first she gets the cheapest of the garment's colour", when=BUYS & (symbol == S.SAME_COLOR) & (jewelry_before > 0),
    then=(got_jewels == when(same_color_shown, 1, 0)) & (cheapest_same == same_color_shown))
say("effect.solo.jewel_kind", "1472.1 1475.1", "with the second she gets the cheapest of its kind", when=BUYS & (symbol == S.FITTING) & (jewelry_before > 0),
    then=(got_jewels == when(fitting_shown, 1, 0)) & (cheapest_fitting == fitting_shown))
# A garment that brings a tile of the display is not claimed to bring one while the display is empty.
say("effect.solo.jewel_tiles", "1451.3 1469.1 1476.1 1655.1", "tiles come for the space and for a jewel of the garment's colour",
    when=GARMENT & bag_lasts & ((display > 0) | ~is_couture), then=got_tiles == tiles_due)
say("effect.solo.made_points", "1415.1 1430.1", "an ordinary garment gives no points at once", when=GARMENT & ~is_festive & ~is_couture, then=points_gain == EXAM_POINT)
for one, number_of, passage in (
    (FestiveBonus.COUPLES, 2 * smaller(gowns, coats), "1607.1"),
    (FestiveBonus.DECORATIONS, decorations, "1614.1"),
    (FestiveBonus.COMMON_GOWNS, of_color[0], "1620.1"),
    (FestiveBonus.COMMON_COATS, of_color[1], "1624.1"),
):
    say(f"effect.solo.festive_{one.name.lower()}", f"1601.1 {passage}", "a festive garment gives her its points", when=GARMENT & is_festive & (festive_bonus == one),
        then=points_gain == number_of + EXAM_POINT)
say("effect.solo.couture_favor", "1647.1", "the favor comes with its garment", when=GARMENT & is_couture & (couture == Couture.FAVOR) & favor_was_free, then=favor_mine)
say("effect.solo.couture_color", "1682.1", "2 points with a jewel of its colour", when=GARMENT & is_couture & (couture == Couture.COLOR),
    then=points_gain == when(matched, 2, 0) + EXAM_POINT)
say("effect.solo.couture_jewel", "1662.1", "the garment for a jewel brings one", when=GARMENT & is_couture & (couture == Couture.JEWEL) & (jewelry_before > 0) & same_color_shown,
    then=got_jewels >= 1)

# Hiring.
HIRES = at(OptionEvent.HER_HIRE)
say("effect.solo.hire", "1484.1 1501.1", "the employee joins her employees", when=HIRES & (shown > 0), then=hired_hers & (queue_gain == -1))
say("effect.solo.hire_counted", "1485.1 1486.1", "it is counted from the left", when=HIRES & ~crowned_there & (shown >= wanted), then=place_from_left == wanted)
say("effect.solo.hire_only", "1488.1", "the only one is hired whatever the number", when=HIRES & (shown == 1), then=place_from_left == 1)
say("effect.solo.hire_last", "1486.1", "counting ends at the last", when=HIRES & ~crowned_there & (shown > 0) & (shown < wanted), then=place_from_left == shown)
say("effect.solo.hire_crowned", "1491.1", "one with a bonus for the end comes first", when=HIRES & crowned_there, then=hired_crowned)
# Nor is it said whether a card not hired yet counts for the size of her team.
say("effect.solo.hire_best", "1494.1", "the one that gives her most", when=HIRES & crowned_there & worth_is_sure, then=best_for_her)
say("effect.solo.hire_first", "1498.1", "of equals the first", when=HIRES & crowned_there & worth_is_sure, then=first_of_best)
say("effect.solo.hire_card", "1503.1", "a card joins her hand", when=HIRES & (shown > 0), then=her_hand_gain == 1)
say("effect.solo.hire_none", "1506.1 1397.1", "3 points if there is none", when=HIRES & (shown == 0),
    then=(points_gain == 3) & only("points") & (her_hand_gain == 0) & (shared_changes == 0))
say("effect.solo.hire_alone", "1484.1 1501.1", "nothing else changes", when=HIRES & (shown > 0),
    then=only("hand", "reserve") & (shared_changes == 1) & (box_changes == 0))

# Decorations.
FUNDS = at(OptionEvent.HER_DECORATION)
INSTEAD = (jewelry_before == 0) & jewelry_free
say("effect.solo.fund", "1510.1", "she funds the cheapest of the kind", when=FUNDS & ~INSTEAD & kind_free, then=of_kind_named & cheapest & (decorations_gain == 1))
say("effect.solo.fund_jewelry", "1550.1", "without a jewelry decoration she funds the cheapest of these", when=FUNDS & INSTEAD, then=jewelry_taken & cheapest & (decorations_gain == 1))
say("effect.solo.fund_none", "1519.1 1397.1", "3 points if she can have none", when=FUNDS & ~INSTEAD & ~kind_free,
    then=(points_gain == 3) & (decorations_gain == 0) & only("points"))
say("effect.solo.fund_kitchen", "1522.1 1523.1", "one on each side of the kitchen", when=FUNDS, then=~same_kitchen_side)
say("effect.solo.fund_points", "1508.1", "a decoration gives no points at once", when=FUNDS & (decorations_gain == 1), then=points_gain == EXAM_POINT)
say("effect.solo.fund_task", "1515.1", "it marks its task", when=FUNDS & (decorations_gain == 1) & area_is_journeyman & ~done[T.DECORATION] & ~exam_now,
    then=marks(T.DECORATION) | ~exam_possible & marks())
say("effect.solo.fund_no_task", "1515.1", "or none", when=FUNDS & ((decorations_gain == 0) | ~area_is_journeyman | done[T.DECORATION]) & ~exam_now, then=marks())
say("effect.solo.fund_alone", "1508.1 1510.1", "nothing else changes", when=FUNDS & ~exam_now,
    then=only("points") & (shared_changes == decorations_gain + when(all_halls_same, 0, 1)) & (her_hand_gain <= 1))

LAST = FUNDS & area_is_journeyman & (tasks_done == 3) & ~done[T.DECORATION] & (decorations_gain == 1)
say("effect.solo.exam_by_decoration", "1517.1", "with the last task she passes the exam at once", when=LAST & exam_possible, then=exam_now)
say("effect.solo.exam_for_decoration", "1517.1", "and only then", when=FUNDS & exam_now, then=(tasks_done == 3) & ~done[T.DECORATION])
LAST_MADE = MAKES & placed & area_is_master & (tasks_done >= 2) & (
    FIRST | (is_gown & ~done[T.GOWN]) | (~is_gown & ~done[T.COAT]))
say("effect.solo.exam_by_garment", "1426.1", "with the last task she passes the exam at once", when=LAST_MADE & exam_possible, then=exam_now)
say("effect.solo.exam_for_garment", "1426.1", "and only then", when=MAKES & exam_now, then=area_is_master & (tasks_done == 2))

# Exams.
for exam_taken, tasks, passages in (
    (Exam.JOURNEYMAN, 4, ("1410.1 1525.1", "1527.1", "1532.1", "1534.1", "1536.1")),
    (Exam.MASTER, 3, ("1426.1 1538.1", "1540.1", "1545.1", "1547.1", "1549.1")),
):
    name, passed = f"effect.solo.exam_{exam_taken.name.lower()}", at(OptionEvent.HER_EXAM) & (exam == exam_taken)
    when_passed, point, card, cleared, moved = passages
    say(f"{name}_tasks", when_passed, f"she passes it when all {tasks} tasks are marked", when=passed, then=tasks_done >= tasks - 1)
    say(f"{name}_point", point, "it gives a point", when=passed & (points_gain <= 1), then=points_gain == 1)
    say(f"{name}_card", card, "a card joins her hand", when=passed, then=her_hand_gain == 1)
    say(f"{name}_cleared", cleared, "the markers come off the tasks", when=passed, then=tasks_left == 0)
    say(f"{name}_moved", moved, "the marker moves to the other exam", when=passed, then=area_moved)
LOSS, GAIN = at(OptionEvent.HER_LOSS), at(OptionEvent.HER_GAIN)
say("effect.solo.exam_loses", "1528.1 1541.1", "a card of the lower role leaves her employees", when=LOSS, then=left_team & right_role)
say("effect.solo.exam_keeps_six", "1528.1", "but no apprentice of level VI", when=LOSS & (exam == Exam.JOURNEYMAN), then=~level_six)
say("effect.solo.exam_loses_alone", "1528.1 1541.1", "nothing else changes", when=LOSS, then=(shared_changes == 0) & (points_gain == 0) & (box_changes == 0) & others_same)
say("effect.solo.exam_gains", "1530.1 1543.1", "a card of the deck beside the exam joins her employees", when=GAIN, then=from_exam_deck & hired_hers & (box_changes == 1))
say("effect.solo.exam_in_time", "1410.1 1426.1 1517.1", "her tasks are never all done for long", when=at(OptionEvent.HER_TILES, OptionEvent.HER_DECORATION) & exam_possible & area_is_journeyman,
    then=tasks_done < 4)

# Income and the end.
say("effect.solo.income", "1574.1", "she receives no income", when=at(OptionEvent.HER_INCOME),
    then=(livre_gain == 0) & (points_gain == 0) & (thread_gain == 0) & (lace_gain == 0) & (tiles_gain == 0))
say("effect.solo.money", "1377.1 1576.1", "she has no money to convert", when=at(OptionEvent.JUDGED) & is_hers, then=(line["money"] == 0) & (livre_left == 0))
say("effect.solo.terrace", "1576.2", "her garments go to the terrace so that she gets most points", when=at(OptionEvent.COUNTED) & is_hers,
    then=terrace_gain == terrace_best)
say("effect.solo.tiles_count", "1576.2", "every two tiles give her a point", when=at(OptionEvent.COUNTED) & is_hers, then=line["tiles"] == tiles // 2)
say("effect.solo.tiles_hers", "1576.2", "nobody else has points for tiles", when=at(OptionEvent.COUNTED) & ~is_hers, then=line["tiles"] == 0)
say("effect.solo.won", "1582.1", "the player wins with more points", when=at(OptionEvent.HER_RESULT) & (points_of_human > her_points), then=human_won & ~she_won)
say("effect.solo.lost", "1582.1 1582.2", "she wins with as many", when=at(OptionEvent.HER_RESULT) & (points_of_human <= her_points), then=she_won & ~human_won)
