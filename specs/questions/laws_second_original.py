"""Laws that hold passages of the older texts together, and against those of the Deluxe rulebook."""

from specs.laws_base import law
from specs.questions import base_components as bc
from specs.questions import base_preparation as bp
from specs.questions import base_turns as bt
from specs.questions import second_original as so

LAWS = (
    law("second.original.deck_out", "A deck that is empty once the last queue is filled has run out then.",
        bp.deck_empty_after_last_reveal() >> (so.deck_runs_out() == so.DeckOut.LAST_REVEAL)),
    law("second.original.points_seen", "What all must be able to see is not hidden.",
        so.points_seen_by_all() >> bc.is_open(bc.Secret.POINTS).may_not),
    law("second.original.one_claim", "Where nobody can take an action again, nobody gains by taking it again.",
        bt.favor_needs_marker().may_not >> ~so.start_without_favor()),
)
