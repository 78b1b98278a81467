"""Claims of `original-es` on what its general sentences cover, in the order of the book's topics."""

from oracle.claims import Statements
from specs.questions import base_components as bc
from specs.questions import base_preparation as bp
from specs.questions import base_turns as bt
from specs.questions import favor, garments, hand

claim = Statements("original-es")

# Notes.
claim("notes.any_notions", "43.1", "thread and lace are without limit", bt.notion_limit().may,
      unsaid=("leave",), why="unlimited means that any number is allowed")
claim("hidden.not_discard", "46.3", "the discard pile lies face up and is not hidden",
      bc.is_open(bc.Secret.DISCARD).may_not,
      unsaid=("denial",), why="what lies face up is not hidden")

# Choosing a hand.
claim("hand.not_from_queue", "74.1", "from the reserve, so not from the queue",
      hand.hand_from(hand.FromWhere.QUEUE).may_not,
      unsaid=("the queue", "denial"), why="the cards are those of the reserve, which leaves the queue out")
claim("hand.no_new_beyond", "74.1 77.1 77.2", "a new reserve is for fewer than three cards",
      bp.new_reserve_made(bp.reserve_size).may_not, when=bp.reserve_size > 3,
      unsaid=("denial",), why="fewer than three is the condition of it")

# The favor.
claim("favor.livre_taken", "100.2", "the Livre are taken with it", favor.favor_livre_optional().must,
      why="said as an instruction")


# Resources and garments.
claim("resources.all_colours", "110.1", "a tile serves as the rolls shown on it, all of them",
      garments.one_tile_several_colours().may)
claim("garments.sale_too_late", "119.1", "it is paid for before its use is decided",
      garments.garment_paid_with(garments.Wealth.SALE).may_not,
      unsaid=("the Livre for which it is sold", "denial"), why="what is decided after paying cannot pay")
claim("garments.reward_not_everywhere", "124.1", "not every space shows one", ~garments.space_reward_on_every_space(),
      unsaid=("denial",), why="“if the space shows one” supposes spaces without")
claim("garments.window_waits", "70.1 71.1", "a space stays empty until the next round is prepared",
      garments.window_after_taking() == garments.AfterTaking.STAYS_EMPTY)
