"""Choices that a spectator of a game does not see: how they are written, and what a world says they were."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from specs.actions.opponent_cards import SEAT
from specs.position import Action, Position
from specs.steps import Step

UNSEEN: Final = "?"
"""In place of what was chosen."""

VERBS: Final = ("hand", "draw", "mix", "deal", "pick", "remove")
"""The verbs of choices that can be hidden."""

SHOWN_LATER: Final = ("spend", "give")
"""The verbs that show a tile which its holder has."""

NOT_A_SEAT: Final = -9
"""In place of a seat: no player's, and not chance's."""

Script = Sequence[tuple[int, Action]]
"""Actor and action of each ply of a log."""

Made = tuple[int, Position, Action]
"""What a world says was hidden: its ply, the position before it, the action."""


def seat_of(before: Position) -> int:
    """Give whose things a hidden choice is about."""
    frame = before.todo[-1]
    if frame[0] in {Step.HAND, Step.DRAW, Step.DEAL, Step.PICK}:
        return frame[1]
    return SEAT if frame[0] == Step.LOT else NOT_A_SEAT


def made_of(
    made: Sequence[Made], verbs: Sequence[str], seats: set[int] | None = None, in_round: int | None = None
) -> frozenset[int]:
    """
    Give the plies of hidden choices.

    Args:
        seats: Whose; None for anybody's.
        in_round: Of hands, only those of this round: those of earlier ones have been played, and are known.
    """
    return frozenset(
        ply
        for ply, before, action in made
        if action[0] in verbs
        and (seats is None or seat_of(before) in seats)
        and (action[0] != "hand" or in_round is None or before.round == in_round)
    )
