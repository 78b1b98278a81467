"""What the engine embodies of what a fourth reading of the base game asks."""

from __future__ import annotations

from specs.held.declare import Holding
from specs.held.events import Event
from specs.vocabulary import Decoration

HELD = Holding()

# A statue scores in the last step if, and only if, it shows points.
HELD(
    Event.SCORE_STATUES,
    statue_scored_in_both_steps=lambda s: any(
        d.points for d in s.parts.board.decorations if d.kind is Decoration.STATUE
    ),
)
