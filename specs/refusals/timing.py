"""
Why an action is refused whose time it is not: what it would be, done there, says which rule it breaks.

A second main action is no matter of the card that comes next, nor is a bonus in a later turn: the rule is that of the
action that was tried. Where that says nothing, it is the rule by which something else is due.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from specs.questions.bonuses import Moment
from specs.refusals.reason import Reason
from specs.steps import Step

_MOMENTS: Final = tuple(Moment)

_BEGUN: Final = frozenset({"drawer", "window", "hire", "fund"})
"""What the choices of a main action begin with."""

_OF_BONUS: Final = frozenset({"bonus", "exchange", "give", "enough", "depute"})
_OF_CHANCE: Final = frozenset({"start", "reveal", "fill", "hang"})
_BETWEEN_ROUNDS: Final = frozenset({Step.START, Step.REVEAL, Step.FILL, Step.HANG})
_WITHIN_ACTION: Final = frozenset(
    {
        Step.DRAWER,
        Step.TILE,
        Step.USE,
        Step.WINDOW,
        Step.SAVE,
        Step.SPEND,
        Step.FATE,
        Step.SPACE,
        Step.HIRE,
        Step.FUND,
    }
)

_Broken = tuple[str, dict[str, Any]]


def out_of_time(step: Step, verb: str, allowed: Sequence[str], order: str) -> Reason:
    """
    Give the reason why an action is not legal where only others are.

    Args:
        step: What is to be chosen.
        verb: What was tried instead.
        order: The question by which that choice is due.
    """
    question, case = _broken(step, verb) or (order, {})
    return Reason(f"now it is time for: {', '.join(allowed)}", question, case)


def _broken(step: Step, verb: str) -> _Broken | None:
    if step in _BETWEEN_ROUNDS:
        return ("phase_ends_when_hands_empty", {}) if verb in {"card", "main", "bonus"} else None
    if step is Step.CARD:
        return _between_turns(verb)
    if step is Step.MAIN:
        return {"card": ("cards_per_turn", {}), "bonus": ("bonus_after_main", {})}.get(verb)
    if step is Step.BONUS and (verb == "main" or verb in _BEGUN):
        return "main_actions_per_card", {}
    if step in _WITHIN_ACTION:
        return _within(step, verb)
    return None


def _between_turns(verb: str) -> _Broken | None:
    if verb == "main" or verb in _BEGUN:
        return "main_actions_per_card", {}
    if verb in _OF_BONUS:
        return "use_bonus_at", {"moment": _MOMENTS.index(Moment.NEXT_TURN)}
    if verb in _OF_CHANCE:
        return "phase_waits_for_all", {}
    return _AT_ONCE.get(verb)


_AT_ONCE: Final[dict[str, _Broken]] = {
    "rent": ("fate_decided_at_once", {}),
    "sell": ("fate_decided_at_once", {}),
    "keep": ("tile_use_decided_at_once", {}),
    "take": ("tile_use_decided_at_once", {}),
    "hand": ("hand_chosen_before_first_turn", {}),
}
"""What is decided as soon as it comes up, or not any more."""


def _within(step: Step, verb: str) -> _Broken | None:
    if verb == "main":
        return "change_main_after_start", {}
    if verb == "card":
        return "cards_per_turn", {}
    if verb == "bonus":
        return "use_bonus_at", {"moment": _MOMENTS.index(Moment.DURING_MAIN)}
    return _AT_ONCE.get(verb) if step is Step.SPACE else None
