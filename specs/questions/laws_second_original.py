"""Laws that hold passages of the older texts together, and against those of the Deluxe rulebook."""

from specs.laws_base import law
from specs.questions import base_preparation as bp
from specs.questions import base_setup as bset
from specs.questions import base_turns as bt
from specs.questions import second_original as so
from specs.vocabulary import Action, RoundStep

LAWS = (
    *(law(f"second.original.round_one_{step.name.lower()}",
          "What is neither laid out in the setup nor in round one cannot be acquired in round one.",
          (bp.step_done(step).may_not & ~bset.displays_filled_in_setup()) >> ~so.action_in_round_one(needs))
      for step, needs in ((RoundStep.EMPLOYEES, Action.HIRE), (RoundStep.RESOURCES, Action.ACQUIRE_RESOURCES),
                          (RoundStep.GARMENTS, Action.MAKE_GARMENT))),
    law("second.original.one_claim", "Where nobody can take an action again, nobody gains by taking it again.",
        bt.favor_needs_marker().may_not >> ~so.start_without_favor()),
)
