"""What the engine embodies of what the older texts leave open."""

from __future__ import annotations

from typing import Final

from specs.held.declare import Holding
from specs.held.events import Event
from specs.questions.second_original import (
    DearestAmong,
    DearestBy,
    Most,
    MoveOrder,
    Notions,
    RankedIn,
    SpacesOf,
)
from specs.vocabulary import Action

HELD = Holding()

_WHOLE: Final = {a: True for a in Action if a is not Action.DEPUTE}

HELD(Event.SETUP, later_seat_compensated=False)
HELD(Event.FIRST_CARD, action_in_round_one=True)
HELD(Event.BONUS, bonus_after_whole_action=_WHOLE)
HELD(Event.DEPUTE_MAIN, bonus_after_whole_action={Action.DEPUTE: False})
HELD(Event.FAVOR_TAKEN, start_without_favor=False)
HELD(Event.POINTS, points_seen_by_all=lambda s: s.rule.book.edition == "deluxe-2020")
HELD(Event.MAKE, garment_takes_notions=Notions.ALL_SHOWN)
HELD(Event.SCORE_HALLS, majority_is={RankedIn.HALL: Most.MORE_THAN_OTHERS})
HELD(Event.SCORE_FIREWORKS, majority_is={RankedIn.FIREWORKS: Most.MORE_THAN_OTHERS})
HELD(Event.WON, majority_is={RankedIn.GAME: Most.MORE_THAN_OTHERS})
HELD(Event.HALL_TIE, hall_tie_spaces_of=SpacesOf.THIS_HALL)
HELD(Event.FIREWORK_TIE, dearest_firework_by=DearestBy.PRICE, dearest_firework_among=DearestAmong.TIED)
HELD(Event.ADMIRE, terrace_move_order=MoveOrder.TOGETHER)
HELD(Event.ADMIRED, terrace_scored_when_moved=False)
