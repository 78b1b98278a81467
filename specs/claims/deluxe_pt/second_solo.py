"""Claims of `deluxe-pt` that a second, closer reading of the solo mode and the sets adds, in reading order."""

from oracle.claims import Statements
from specs.questions import second_solo as s2
from specs.questions import solo, solo_actions, solo_end
from specs.questions.garment_sets import festive_appears_in_round
from specs.questions.garment_sets_couture import Couture, couture, couture_bonus_for_solo_opponent
from specs.vocabulary import Action, action, round_number

claim = Statements("deluxe-pt")

# General sentences of the base game, as they stand.
claim("second.end_bonus_level", "296.1 381.1 382.1", "only the highest level has such bonuses, and it comes after round five",
      ~s2.solo_end_bonus_without_box(5), counts={5: "the round before six"})
claim("second.master_space", "488.1", "only a master's garment comes to a master guest space",
      s2.solo_master_space_needs_master())
claim("second.must_sell_festive", "513.1", "who makes a garment and has no guest space free has to sell it",
      s2.festive_sold_without_space().must)
claim("second.notions_task", "1134.1", "the tile of this task has to be discarded for what it shows",
      s2.solo_notions_task_discards(), why="the key's entry is one long sentence")

# The solo opponent.
claim("second.start_cards_only_end", "1362.1", "her starting employees lie untouched until the end",
      s2.solo_start_cards_untouched(), general=True)
claim("second.no_livre_by_couture", "1377.1 1430.1 1675.1", "no Livre are ever hers, so neither are those of a garment",
      ~couture_bonus_for_solo_opponent(Couture.LIVRE), why="“never” leaves no way to gain them")
claim("second.three_points_1397", "1397.1", "three points come in place of the action, whatever the action",
      s2.solo_points_instead(action) == 3)
for _key, _what, _action in (
    ("1413.1", "for resources", Action.ACQUIRE_RESOURCES), ("1429.1", "for a garment", Action.MAKE_GARMENT),
    ("1506.1", "for hiring", Action.HIRE), ("1519.1", "for a decoration", Action.FUND_DECORATION),
):
    claim(f"second.three_points_{_key.partition('.')[0]}", _key, f"three points come in place of the action, {_what}",
          s2.solo_points_instead(_action) == 3,
          unsaid=("acquire resources",) if _action is Action.ACQUIRE_RESOURCES else (),
          why="which action it is stands before")
claim("second.exams_listed", "1399.1 1524.1", "the exams are numbered among the actions open to her",
      s2.solo_exam_is_main_action())
claim("second.exams_by_others", "1410.1", "an exam is passed at once within another action",
      ~s2.solo_exam_is_main_action(), unsaid=("denial",), why="what comes of itself in another action is none of its own")
claim("second.keeps_all_tiles", "1405.1", "every tile that she takes is kept", ~s2.solo_notions_task_discards(),
      unsaid=("denial",), why="what is kept is not discarded", general=True)
claim("second.if_space_free", "1448.1", "it is possible when such a space is free",
      ~s2.solo_master_space_needs_master(), reading="solo.if_possible:free", unsaid=("denial",),
      why="the reading in which nothing else is asked for")
claim("second.if_space_allowed", "1448.1", "it is possible when the space is free and the garment is allowed there",
      s2.solo_master_space_needs_master(), reading="solo.if_possible:allowed")
claim("second.end_bonus_rounds", "1491.1", "from round 5 on they can be there, whatever is played with",
      s2.solo_end_bonus_without_box(round_number), when=round_number >= 5)
claim("second.end_bonus_future", "1494.1", "it is told what the bonus will give her",
      s2.solo_end_bonus_compared() == s2.Seen.END)
claim("second.deck_unknown", "1530.1 1543.1", "what an exam adds to her employee deck is not looked at",
      solo.look_at_solo_pile(solo.SoloPile.EMPLOYEES).may_not, unsaid=("denial",),
      why="who may not see a card that is added may not look through the deck it is in")
claim("second.end_bonus_now", "1496.1", "it is told what the bonus would give at present",
      s2.solo_end_bonus_compared() == s2.Seen.NOW)
claim("second.exam_removes_any", "1528.1", "an apprentice of her employee deck leaves it, a starting one too",
      ~s2.solo_start_cards_untouched())

claim("second.no_hall_free", "1397.1 1430.1", "points come for a garment that can only be rented when no space is free",
      solo_actions.solo_every_hall_full() == solo_actions.AllFull.POINTS,
      why="what the spaces make impossible gives points instead")
claim("second.favor_twice", "397.1 1402.1 1576.1", "points for the action come at once, those for holding the favor in the scoring, as for any player",
      s2.solo_favor_points_add(), why="told in two places, of two moments")
claim("second.gives_notions", "885.1 1576.1 1576.2", "all through the scoring she is played so that she gets most points",
      s2.solo_end_bonus_pays_notions().must, reading="solo.most_points:all_scoring", unsaid=("duty",),
      why="the player sees that she gets as many points as possible")
claim("second.may_give_notions", "885.1 1576.1 1576.2", "as any player would, who may; most points are asked for where garments move",
      s2.solo_end_bonus_pays_notions().free, reading="solo.most_points:moving",
      why="the bracket stands beside the moving of garments")
claim("second.all_collected", "1576.2", "all tiles that she collected during the game count, wherever they came from",
      solo_end.solo_tiles_from_rewards_count(), why="collected in any way")

# The sets of garments.
claim("second.fancy_beyond", "1588.1", "they are dearer and worth more than the others",
      ~s2.garment_range_holds_for_fancy(), unsaid=("denial",), why="what is worth more lies beyond what the others show")
claim("second.festive_later", "1598.1", "mixed into the bag, they can come up in later rounds",
      festive_appears_in_round(round_number).may, when=~(round_number == 1),
      counts={1: "the round that is being prepared"}, unsaid=("leave",), why="what is in the bag can be drawn")
claim("second.festive_unsold", "1600.2", "it is never sold, whatever the reason",
      s2.festive_sold_without_space().may_not)
claim("second.couture_master_space", "488.1 1637.1", "a space for a Master's garments is no space for one of a Journeyman",
      s2.couture_only_master_space().may_not, why="without a space for it, it is not made")
claim("second.couture_when_rented", "1631.1", "they give their bonus when they are rented and put on the board",
      s2.couture_bonus_only_rented(), general=True)
claim("second.couture_when_placed", "1634.1", "their bonus comes when they are put on the board",
      s2.couture_bonus_only_rented(), general=True)
claim("second.couture_unsold", "1636.1", "those that can only be rented are not sold, whatever the reason",
      s2.couture_sold_without_space(couture).may_not, when=~(couture == Couture.LIVRE))
claim("second.couture_no_points", "1676.1", "one of them gives no points", ~s2.garment_range_holds_for_couture())
claim("second.couture_when_sold", "1675.1", "one of them gives its bonus when it is sold, too",
      ~s2.couture_bonus_only_rented(), unsaid=("denial",), why="sold is otherwise than rented")
LOST = "stood in pictures that are lost"
claim("second.festive_pictures", "1606.1", f"what the festive garments show {LOST}",
      lost=(s2.festive_garment_points, s2.festive_thimble, s2.festive_goods))
claim("second.couture_pictures", "1638.1 1642.1", f"what these garments show {LOST}",
      lost=(s2.couture_points, s2.couture_thimble, s2.couture_goods), why="two captions")
