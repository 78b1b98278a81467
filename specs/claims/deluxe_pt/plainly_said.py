"""Claims of `deluxe-pt` that only an older text was thought to make, in reading order."""

from oracle.claims import Statements
from oracle.terms import all_of
from specs.questions import base_garments as bg
from specs.questions import base_preparation as bp
from specs.questions import base_staff as bs
from specs.questions import garments as ga
from specs.questions import general as ge

claim = Statements("deluxe-pt")

claim("plain.tailors", "11.1", "the player owns a business that makes clothes", ge.players_are_tailors())
claim("plain.team_word", "160.1", "reserve, discard pile and hand have one name, the team", ge.team_known_as_whole())
claim("plain.money_in_sight", "181.1 182.1", "money is known to all, and coins lie in sight",
      ge.money_put_before_player(), why="what may not be hidden lies in sight")
claim("plain.hands_empty", "369.1", "the phase lasts till every hand has been played out",
      bp.hired_in_hand_kept(), unsaid=("left duty",), why="a hand played out is empty")
claim("plain.last_favor", "392.1 393.1 606.1 608.1",
      "its holder starts in the next round, and after the seventh there is none", ~bp.round_seven_favor())
claim("plain.every_price", "457.1", "the prices go from nothing to eight",
      all_of(*(bg.example_silk_needed(n) for n in range(9))),
      counts=dict.fromkeys(range(1, 8), "between the two that are printed"))
claim("plain.made_for", "479.1 481.1 483.1", "a garment that was made is rented or sold",
      all_of(ge.garments_are_made_for(ge.Wares.RENT), ge.garments_are_made_for(ge.Wares.SELL)))
claim("plain.reward_shown", "498.1 500.1", "a space that has a reward shows what it is",
      ~ga.space_reward_is_choice(), unsaid=("denial",), why="the amount is the one shown, not one that the player names")
claim("plain.hiring_costs", "524.1 525.1 526.1 527.1", "who hires pays, or nothing for the last one",
      ~bs.hire_pays_player(), why="a cost is never a gain")
