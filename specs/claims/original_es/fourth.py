"""Claims of `original-es` that a fourth reading adds: general sentences as they stand; in reading order."""

from oracle.claims import Statements
from specs.questions import base_garments as bg
from specs.questions import base_turns as bt
from specs.questions import fourth_base as f
from specs.vocabulary import Role

claim = Statements("original-es")

claim("fourth.queue_empty", "30.2 31.1 31.2", "all employees are put on the pile, so that the queue has none",
      f.queue_before_first_round() == 0, counts={0: "every level goes on the pile"})
claim("fourth.store_filled_then", "65.1", "the store is filled when the round is prepared",
      ~bt.resource_refilled_at_once(), unsaid=("denial",), why="it is step C of that phase, and of no other")
claim("fourth.action_with_card", "83.2", "with the card that is played one main action can be taken",
      f.main_action_with_card().may)
claim("fourth.own_thimbles", "89.1 91.1", "a silver and a brass thimble mark them", f.lesser_thimbles_told())
claim("fourth.use_at_once", "109.1 110.1 111.1", "kept or discarded, which is decided immediately",
      f.tile_use_chosen_at_once())
claim("fourth.colors_shown", "41.1 115.2", "a garment has one main color, and takes the resources shown on it",
      ~f.second_color_needs_silk(), why="what is drawn is no amount of silk")
claim("fourth.golden_alone", "117.1 117.2", "garments ask for the golden one alone", ~f.lesser_thimble_asked_for())
claim("fourth.decide_after_paying", "119.1", "with the costs paid, renting or selling must follow",
      f.garment_given_up_after_paying().may_not, unsaid=("denial",), why="a duty to decide leaves no giving up")
claim("fourth.any_guest_space", "121.1", "any free guest space of the halls will do",
      bg.may_put_on(Role.JOURNEYMAN, bg.Space.MASTER_GUEST).may, general=True, unsaid=("leave", "journeyman", "master guest space of a hall"),
      why="“any” leaves no space and no maker out")
claim("fourth.marker_then_reward", "123.1 124.1", "the marker is told first, the reward after it",
      f.reward_after_marker())
