"""What the engine embodies of what a fourth reading of the options' pages asks."""

from __future__ import annotations

from specs.held.declare import Holding
from specs.held.events import Event

HELD = Holding()

HELD(Event.TASK, task_marker_counts_for_income=False)
HELD(Event.HER_ROUND, solo_cards_gathered_first=True)
HELD(Event.HER_TILES, solo_tiles_come_back=False)
HELD(Event.HER_STAFF_SCORED, solo_start_counts_for_bonus=True)
HELD(Event.LATE, festive_returns_from_discard=True)
