"""What the engine embodies of what a fifth reading of the base game asks."""

from __future__ import annotations

from specs.held.declare import MAY_NOT, Holding
from specs.held.events import Event

HELD = Holding()

HELD(Event.PARTS, marker_substitute=True)
HELD(Event.CHOICE, forgotten_gain_later=MAY_NOT)
HELD(Event.DEPUTE_HAND, hand_card_deputed_costs_turn=True)
HELD(Event.REWARD, several_rewards_on_space=False)
HELD(Event.BONUS_SAVED, saved_roll_spares_tile=True)
HELD(Event.BONUS_SAVED, silk_beyond_saving_lost=True)
