"""What the engine embodies of what a third reading of the options' pages asks."""

from __future__ import annotations

from specs.held.declare import ELSEWHERE, MAY, MAY_NOT, Holding
from specs.held.events import Event
from specs.questions.solo_actions import TieBroken
from specs.questions.third_options import TileDecides, UsedBy

HELD = Holding()

# The Jewelry Box.
HELD(Event.JEWEL_OFFER, jewel_before_space_chosen=True)
HELD(Event.SPECIALISED_PLAYED, apprentice_points_taken=MAY)
HELD(
    Event.NEW_RESERVE,
    apprentice_points_unplayed=lambda s, by: (
        s.rule.apprentice_points_for_play[1] if by is UsedBy.RESERVE else ELSEWHERE
    ),
)
HELD(
    Event.DEPUTED_BONUS,
    apprentice_points_unplayed=lambda s, by: (
        s.rule.apprentice_points_for_play[1] if by is UsedBy.DEPUTING else ELSEWHERE
    ),
)
HELD(Event.NEW_COPY, copy_chain_returns=MAY_NOT)

# The solo opponent.
HELD(Event.HER_FULL_HALL, solo_stops_revealing=True)
HELD(Event.HER_TASK, solo_tile_decides=TileDecides.ANY)
HELD(
    Event.HER_DECORATION,
    solo_kitchen_elsewhere=True,
    solo_kitchen_points=lambda s: s.rule.solo_points_when[0],
)
HELD(Event.HER_JEWEL, solo_jewel_tie=TieBroken.LEFTMOST)
