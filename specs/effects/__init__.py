"""
What each text says that an action brings about, as claims over `specs.observables`.

They are written from the texts, by another hand than `specs.actions` and `specs.phases`, and without looking there.
"""

from typing import Any

from oracle.terms import all_of
from specs import observables as o
from specs.option_events import OptionEvent

_GAINS = {
    "livre": o.livre_gain,
    "points": o.points_gain,
    "thread": o.thread_gain,
    "lace": o.lace_gain,
    "tiles": o.tiles_gain,
    "hand": o.hand_gain,
    "reserve": o.reserve_gain,
}


def at(*events: o.Event | OptionEvent) -> Any:
    """Name the events that a claim speaks about."""
    return o.event.one_of(*events)


def only(*changing: str) -> Any:
    """Say that all else that the player has, and all that the others have, stays as it is."""
    return all_of(o.others_same, *(gain == 0 for name, gain in _GAINS.items() if name not in changing))
