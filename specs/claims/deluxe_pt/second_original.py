"""Claims of `deluxe-pt` on what the older texts say otherwise, call otherwise or leave open."""

from oracle.claims import Statements
from specs.questions import bonuses_depute as bd
from specs.questions import bonuses_end as be
from specs.questions import preparation as prep
from specs.questions import second_original as so
from specs.vocabulary import Action, action

claim = Statements("deluxe-pt")

claim("older.three_sources", "19.1", "points at the end come from garments, some bonuses and decorations",
      so.aim_names_all_sources(), why="the list is given as it stands, without more", general=True)
claim("older.more_sources", "677.1 684.1 687.1", "money, favor and majorities give points, too",
      ~so.aim_names_all_sources(), unsaid=("denial",), why="these are none of the three that the aim names")
claim("older.labels", "148.1 496.1", "the markers are called labels", so.marker_called() == so.MarkerName.LABEL)
claim("older.goods_alike", "166.1 167.1 170.1 171.1", "each player gets the same goods, so that no seat gets more",
      ~so.later_seat_compensated(), unsaid=("denial",), why="what everybody gets makes up for nothing")
claim("older.points_marked", "178.1", "points are marked whenever they are gained, none are left to be added",
      ~so.tokens_counted_in_scoring(), unsaid=("denial",), why="what is marked at once needs no adding later")
claim("older.deck_out", "297.1", "the deck is empty when the last four lie in the queue",
      so.deck_runs_out() == so.DeckOut.LAST_REVEAL)
claim("older.bonus_last", "374.1", "the bonus comes after the main action and only then, whichever it is",
      so.bonus_after_whole_action(action), unsaid=("left leave",), why="the leave is for the bonus, not for its time", general=True)
claim("older.any_action", "272.1 434.1", "every round has its actions, and a Master can take any of the six",
      so.action_in_round_one(action), why="said of every round")
claim("older.one_claim", "395.1", "one player a round takes the action, so that no second one gains the start by it",
      ~so.start_without_favor())
claim("older.favor_kept_at_end", "283.1 392.1 397.1",
      "it goes back when the next round is prepared, and held after the last one it gives points",
      prep.favor_back_after_last_round().may_not, unsaid=("denial", "left leave"),
      why="the round in which it would go back does not come")
claim("older.played_for_action", "364.1 365.1", "a main action is what is done with the card that is played",
      bd.bonus_depute_hand_main().may_not, unsaid=("denial", "left duty"),
      why="a card that leaves the hand without being played takes no action")
claim("older.notions_shown", "459.1 460.1", "silk, thread and lace are given as the garment shows them",
      so.garment_takes_notions() == so.Notions.ALL_SHOWN)
claim("older.master_guests", "488.1", "the spaces are called after the Master",
      so.master_space_called() == so.MasterSpaceName.MASTER)
claim("older.called_to_court", "537.1", "the employee is called to the King's court",
      so.deputing_called() == so.DeputingName.CALLED)
claim("older.bonus_before_leaving", "535.1 543.1", "to depute is to remove the card, and its bonus comes before that",
      ~so.bonus_after_whole_action(Action.DEPUTE), unsaid=("denial", "left leave"),
      why="what comes before the card leaves does not wait until it has left")
claim("older.kitchen", "563.1 575.1", "it is a kitchen", so.kitchen_called() == so.KitchenName.KITCHEN)
claim("older.points_on_spaces", "629.2", "occupied spaces show the points",
      so.points_shown_on() == so.PointsShownOn.SPACE)
claim("older.terrace_later", "632.1", "garments there are multiplied when the markers are counted",
      ~so.terrace_scored_when_moved(), unsaid=("denial",), why="when the markers are counted, not before")
claim("older.game_most", "635.1", "who has more points than any other player wins",
      so.majority_is(so.RankedIn.GAME) == so.Most.MORE_THAN_OTHERS)
claim("older.royal_gallery", "655.1", "the hall is the royal gallery", so.royal_hall_called() == so.HallName.ROYAL)
claim("older.fireworks_most", "666.1", "first is who has more fireworks than any other player",
      so.majority_is(so.RankedIn.FIREWORKS) == so.Most.MORE_THAN_OTHERS)
claim("older.dearest_price", "670.1", "the one that costs most decides",
      so.dearest_firework_by() == so.DearestBy.PRICE)
claim("older.hall_most", "690.1", "first is who has more garments than any other player",
      so.majority_is(so.RankedIn.HALL) == so.Most.MORE_THAN_OTHERS)
claim("older.spaces_of_hall", "694.1", "the master guest spaces of the hall in question count",
      so.hall_tie_spaces_of() == so.SpacesOf.THIS_HALL)
claim("older.sets_apart", "891.1 897.1", "sets are counted, each with its own garments",
      ~be.end_bonus_garment_in_two_sets(), unsaid=("denial",),
      why="so many garments to a set, so that one more set takes so many more")
claim("older.points_seen", "178.1", "points are marked on the track when they are gained, before everybody's eyes",
      so.points_seen_by_all(), why="the track lies open")
