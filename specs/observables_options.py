"""
What people at a table would count besides in games with options: the words of the claims about these.

`specs.observables` has the words of the base game; its `extra` says that one of its events comes together with
something that is named here. How all of it is seen in positions stands in `specs.observing_box`,
`specs.observing_sets` and `specs.observing_solo`.
"""

from __future__ import annotations

from typing import Any

from oracle.terms import members
from specs.observables import flag, gain, named, number
from specs.questions.exams_tasks import Task
from specs.questions.garment_sets import FestiveBonus
from specs.questions.garment_sets_couture import Couture
from specs.questions.jewelry_bonuses import NewBonus
from specs.questions.jewelry_bonuses_conditions import Condition
from specs.questions.jewelry_box import Exam
from specs.questions.solo_staff import JewelSymbol
from specs.vocabulary import Garment

# The Jewelry Box, of every action.
box_changes = number("box_changes", 0, 9)
"""
How many of these changed: bag and display of jewels, who owns jewels, starting areas, tasks, the decks beside the
exams, the specialised apprentices not hired, who passed exams for Master.
"""
other_boxes_same = flag("other_boxes_same")
"""Jewels, area, tasks and specialised apprentice of the others did not change."""
jewels, jewels_gain = number("jewels", 0, 24), gain("jewels_gain")
of_jewels = tuple(number(f"jewels_{g.name.lower()}", 0, 24) for g in Garment)
"""Jewels of the player by colour: necklaces have the colours of gowns, rings those of coats."""
tasks_gain = gain("tasks_gain")
jewelry_before = number("jewelry_before", 0, 3)
"""Jewelry decorations of the player before the action."""

# Preparing.
card_in_deck, from_exam_deck = flag("card_in_deck"), flag("from_exam_deck")
exam_deck, exam_deck_gain = number("exam_deck", 0, 11), gain("exam_deck_gain")
journeyman_cards, master_cards = number("journeyman_cards", 0, 11), number("master_cards", 0, 11)
"""Cards in the decks beside the two exams."""
of_level_two, of_level_five = number("of_level_two", 0, 28), number("of_level_five", 0, 28)
"""Cards of these levels in the employee deck."""
changed_two, changed_five = number("changed_two", 0, 28), number("changed_five", 0, 28)
"""Journeymen of level II, and Masters of level V, in the employee deck."""
area_is_journeyman, area_is_master = flag("area_is_journeyman"), flag("area_is_master")
"""The marker of the player lies at the exam for Journeyman, or for Master, before the action."""
tasks_done = number("tasks_done", 0, 7)
has_dealt, dealt_in_team, dealt_before = flag("has_dealt"), flag("dealt_in_team"), flag("dealt_before")
"""The player has a specialised apprentice to hire; it is one of the team already; the player had one before."""
jewels_in_bag, jewel_bag_gain = number("jewels_in_bag", 0, 24), gain("jewel_bag_gain")
jewel_holes = number("jewel_holes", 0, 4)
"""Empty places of the display of jewels, after the action."""
jewels_left = flag("jewels_left")
"""The empty places are the leftmost ones."""
rightmost_left, pushed_right = flag("rightmost_left"), flag("pushed_right")
"""A jewel lay on the rightmost place; the others lie side by side at the right end, in their order."""
jewels_gone = number("jewels_gone", 0, 24)
"""Jewels that left the display and were not put into the bag."""
place_was_empty, rightmost_place = flag("place_was_empty"), flag("rightmost_place")

# Jewels.
taken, is_free = flag("taken"), flag("is_free")
jewel_price = number("jewel_price", 0, 99)
jewel_fits, jewel_matches = flag("jewel_fits"), flag("jewel_matches")
"""The jewel is of the garment's kind: a necklace for a gown, a ring for a coat; it is of the garment's colour."""
jewel_owned, place_left = flag("jewel_owned"), flag("place_left")
"""The jewel is the player's; its place of the display is empty, and all others are as before."""
draw_due, draw_possible = flag("draw_due"), flag("draw_possible")
"""Next a tile is drawn from the bag; there is one in the bag or discarded."""
bag_refilled = flag("bag_refilled")
"""Nothing changed but that all discarded tiles went back into the empty bag, from which one is to be drawn."""
display_empty = flag("display_empty")
"""There was no jewel in the display."""
own_space = flag("own_space")

# Exams and tasks.
exam = named("exam", members(Exam))
done = {t: flag(f"done_{t.name.lower()}") for t in Task}
"""Tasks done before the action."""
marked = {t: flag(f"marked_{t.name.lower()}") for t in Task}
"""Tasks marked with it."""
tile_kept, tile_cashed = flag("tile_kept"), flag("tile_cashed")
"""The action was to acquire a tile; and this was kept, or discarded."""
tile_common, tile_rarer = flag("tile_common"), flag("tile_rarer")
"""The tile shows silk of the two common colours; of the two others."""
was_funded, was_gown, was_coat = flag("was_funded"), flag("was_gown"), flag("was_coat")
"""The action was to fund a decoration, or to make a garment."""
area_moved, tasks_left = flag("area_moved"), number("tasks_left", 0, 7)
"""The marker lies at the other exam; tasks still marked, after the action."""
masters_gain = gain("masters_gain")
"""Exams for Master that the player passed, by the action."""
chosen_task_only = flag("chosen_task_only")

# Specialised apprentices.
condition = named("condition", members(Condition))
was_dealt = flag("was_dealt")
"""The card is the one that the player was dealt."""
decoration_kinds = number("decoration_kinds", 0, 5)
masters_passed = number("masters_passed", 0, 99)
present_in = number("present_in", 0, 5)
"""Halls in which the player has a garment or the musician, before the action."""
specialised = flag("specialised")

# Bonuses.
new_bonus = named("new_bonus", members(NewBonus))
lends_from_reserve = flag("lends_from_reserve")
was_in_reserve, now_in_pile, on_top = flag("was_in_reserve"), flag("now_in_pile"), flag("on_top")
own_pile, pile_top = flag("own_pile"), flag("pile_top")
"""The card is on the player's own pile; it is on top of the pile it lies on."""
lends_nothing, nothing_gained = flag("lends_nothing"), flag("nothing_gained")
"""The card has no bonus in play; neither player nor table has anything more or less than before."""
in_hall = number("in_hall", 0, 60)
"""Garments of the player in the hall chosen."""
crowned_new = {b: flag(f"crowned_{b.name.lower()}") for b in NewBonus if b.name.startswith("M_")}
"""Whether the player's team has the Master with this bonus for the end."""
apprentices = number("apprentices", 0, 60)

# Sets of garments.
set_garments = number("set_garments", 0, 20)
"""How many garments the sets add."""
set_tiles = number("set_tiles", 0, 9)
late_in_bag, late_elsewhere = number("late_in_bag", 0, 9), number("late_elsewhere", 0, 9)
late_count = number("late_count", 0, 9)
of_set = flag("of_set")
"""The garment is one of a set."""
is_festive, is_couture, is_livre = flag("is_festive"), flag("is_couture"), flag("is_livre")
"""A festive garment; one of the haute couture; the one of the haute couture that gives Livre."""
space_for_it = flag("space_for_it")
"""A guest space is free on which it may be put."""
must_sell, is_late = flag("must_sell"), flag("is_late")
festive_bonus = named("festive_bonus", members(FestiveBonus))
couture = named("couture", members(Couture))
space_livre = number("space_livre", 0, 99)
"""Livre as a reward of the guest space, if received at the same time."""
favor_was_free, favor_mine = flag("favor_was_free"), flag("favor_mine")
call_follows, jewel_follows = flag("call_follows"), flag("jewel_follows")
matched = flag("matched")
"""A jewel of the garment's colour was bought with it."""
called, of_team, bonus_follows = flag("called"), flag("of_team"), flag("bonus_follows")

# Everything.
all_jewels, jewels_twice = number("all_jewels", 0, 24), number("jewels_twice", 0, 24)
"""Jewels in the bag, in the display, with players, and discarded; those in two places."""
cards_in_two = number("cards_in_two", 0, 99)
"""Cards in two places, the decks beside the exams among these."""
most_jewelry, most_specialised = number("most_jewelry", 0, 3), number("most_specialised", 0, 10)
strange_tasks = number("strange_tasks", 0, 7)
"""Tasks marked for an exam at which the player's marker does not lie."""
garments_here, garments_doubled = number("garments_here", 0, 99), number("garments_doubled", 0, 99)
tiles_here = number("tiles_here", 0, 99)
is_hers = flag("is_hers")
"""The player observed is the solo opponent."""

# The solo opponent.
her_hand, her_hand_gain = number("her_hand", 0, 25), gain("her_hand_gain")
her_stock, her_pile = number("her_stock", 0, 25), number("her_pile", 0, 25)
her_card_unseen, her_card_gone = flag("her_card_unseen"), flag("her_card_gone")
"""The card was not shown yet in this round; afterwards it is."""
exam_now, exam_possible = flag("exam_now"), flag("exam_possible")
"""She passes an exam with the action; cards lie beside the exam at which her marker lies."""
tiles_asked, tiles_left = number("tiles_asked", 0, 20), number("tiles_left", 0, 20)
"""Tiles at the places her card names, before the action and after."""
shows_common, shows_rarer, shows_notions = flag("shows_common"), flag("shows_rarer"), flag("shows_notions")
"""What the tiles taken show."""
wanted, shown = number("wanted", 0, 9), number("shown", 0, 20)
"""The number on her card; garments in the display, or employees in the queue."""
place_from_right, place_from_left = number("place_from_right", 0, 20), number("place_from_left", 0, 20)
"""Which one is taken, counted from 1; 0 is none."""
dearest = flag("dearest")
"""It hung in the dearest window with a garment."""
is_master_garment, is_gown = flag("is_master_garment"), flag("is_gown")
hall_is_named, hall_was_full, placed = flag("hall_is_named"), flag("hall_was_full"), flag("placed")
master_free, on_master, best_reward = flag("master_free"), flag("on_master"), flag("best_reward")
"""A Master guest space of the hall was free; the garment is on one; no free space of the sort has a better reward."""
reward_draw = flag("reward_draw")
"""A tile as a reward is drawn for her."""
garment_marker = flag("garment_marker")
symbol = named("symbol", members(JewelSymbol))
same_color_shown, fitting_shown = flag("same_color_shown"), flag("fitting_shown")
"""The display had a jewel of the garment's colour; one of its kind."""
cheapest_same, cheapest_fitting = flag("cheapest_same"), flag("cheapest_fitting")
"""She has the cheapest jewel of the garment's colour; the cheapest one of its kind."""
got_jewels, got_tiles, tiles_due = number("got_jewels", 0, 9), number("got_tiles", 0, 9), number("tiles_due", 0, 9)
plain_garment = flag("plain_garment")
"""The garment brings nothing of its own."""
bag_lasts = flag("bag_lasts")
hired_hers, crowned_there, hired_crowned = flag("hired_hers"), flag("crowned_there"), flag("hired_crowned")
"""An employee with a bonus for the end was in the queue; she hired one."""
best_for_her, first_of_best = flag("best_for_her"), flag("first_of_best")
"""No employee with such a bonus would bring her more now; none on its left as much."""
worth_is_sure = flag("worth_is_sure")
"""It does not matter whether an employee that is not hired yet counts for the size of the team."""
jewelry_free, jewelry_taken = flag("jewelry_free"), flag("jewelry_taken")
kind_free, of_kind_named, cheapest = flag("kind_free"), flag("of_kind_named"), flag("cheapest")
"""A space of the kind on her card can be had; she took one; no space that could be had was cheaper."""
could_fund = flag("could_fund")
marked_decoration = flag("marked_decoration")
her_points = number("her_points")
left_team, right_role, level_six = flag("left_team"), flag("right_role"), flag("level_six")
her_turn, human_cards = flag("her_turn"), number("human_cards", 0, 60)
hers_before = flag("hers_before")
"""It was her turn before."""
terrace_gain, terrace_best = number("terrace_gain"), number("terrace_best")
"""What the terrace adds to the points of her garments, and what it could have added at most."""
her_livre = number("her_livre")
points_of_human = number("points_of_human")
human_won, she_won = flag("human_won"), flag("she_won")
starts_game, human_starts = flag("starts_game"), flag("human_starts")
her_team = number("her_team", 0, 60)


def necklaces() -> Any:
    """Give the number of the player's necklaces."""
    return of_jewels[0] + of_jewels[2]


def rings() -> Any:
    """Give the number of the player's rings."""
    return of_jewels[1] + of_jewels[3]
