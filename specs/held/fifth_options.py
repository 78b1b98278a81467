"""What the engine embodies of what a fifth reading of the Jewelry Box, the solo mode and the sets of garments asks."""

from __future__ import annotations

from specs.held.declare import ANY_NORM, MAY, MAY_NOT, Holding
from specs.held.events import Event

HELD = Holding()

HELD(Event.JEWEL_BOUGHT, jewel_tied_to_garment=False)
HELD(Event.JEWEL_BOUGHT, jewels_close_up_when_bought=False)
HELD(Event.JEWEL_MATCH, match_tile_declined=ANY_NORM)
HELD(Event.TASK, set_garment_does_task=True)
HELD(Event.SOLO_ROUND, solo_returns_favor=True)
HELD(Event.HER_FAVOR, solo_start_without_favor=False)
HELD(Event.HER_LATER_CARD, solo_goes_on_alone=True)
HELD(Event.HER_END_HIRE, solo_unseen_cards_compared=True)
HELD(Event.HER_TASK, solo_tile_by_either_half=True)
HELD(Event.HER_JEWEL, solo_color_jewel_fits_kind=True)
HELD(Event.HER_SCORE, solo_wins_step_ties=False)
HELD(Event.FESTIVE_RENTED, festive_counts_by_color=True)
HELD(Event.COUTURE_RENTED, couture_counts_by_color=True)
HELD(Event.COUTURE_COLOR, couture_color_points_and_tile=True)
HELD(Event.COUTURE_LIVRE, couture_gown_to_terrace=MAY)
HELD(Event.JEWEL_BOUGHT, jewel_bought_then_sold=MAY_NOT)
HELD(Event.COUTURE_RENTED, jewel_with_couture=MAY)
HELD(Event.COUTURE_RENTED, couture_livre_pays_jewel=False)
HELD(Event.FESTIVE_RENTED, festive_gains_space_reward=True)
