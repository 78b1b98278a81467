"""What the engine embodies of what is left unsaid in the base game beside a rule that is told."""

from __future__ import annotations

from specs.held.declare import MAY, MUST, Holding
from specs.held.events import Event
from specs.questions.bonuses_actions import BagBonus
from specs.questions.scoring_board import Decider
from specs.questions.third_base import SheetGoes, WithoutSpace

HELD = Holding()

# Parts are written with thread or lace on every tile; whether there is silk, too, each box shows.
HELD(Event.PARTS, every_tile_has_notion=True, every_tile_has_silk=lambda s: all(any(t.silk) for t in s.parts.resources))
HELD(Event.SETUP, reference_sheet_goes=SheetGoes.TABLE)
HELD(Event.CHOICE, taken_tiles_noted=MAY)
HELD(Event.NO_SPACE, garment_without_space=WithoutSpace.SOLD)
HELD(Event.DRAW, bonus_bag_unseen=dict.fromkeys(BagBonus, True))
HELD(Event.DEPUTE_BONUS, bonus_deputed_card_shown=MUST)
HELD(Event.ADMIRE_FEW, fireworks_left_empty_by=Decider.OWNER)
