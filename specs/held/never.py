"""What cannot come up in a game as it is set up, and why: neither played nor counted as played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from specs.setting import Setting

Proof = Callable[[Setting], bool]
"""Says of a setting whether the reason holds in it."""


def _team_stays(s: Setting) -> bool:
    small = s.rule.may_depute[1 : s.rule.cards_chosen + 2]
    return len(s.parts.start_team) > s.rule.cards_chosen and not any(may for row in small for may in row)


def _garments_last(s: Setting) -> bool:
    board = s.parts.board
    return len(s.parts.garments) - len(board.guests) >= len(board.windows)


def _deck_lasts(s: Setting) -> bool:
    return bool(len(s.parts.employees) >= s.rule.game_ends_after_round * s.rule.employees_revealed)


def _jewelry_for_both(s: Setting) -> bool:
    return not s.solo or not s.jeweler or len(s.jeweler) >= s.players


def _always(_: Setting) -> bool:
    return True


_GARMENTS = "there are so many garments that the display can be filled even when every guest space is taken"

NEVER: Final[Mapping[str, tuple[str, Proof]]] = {
    "board_side_for_one": ("a game here has two players or more", _always),
    "firework_points_of_board": ("a game is played on one side of the board, and knows nothing of the other", _always),
    "revealed_from_short_deck": ("the employee deck is large enough for every round", _deck_lasts),
    "hand_from_small_team": ("a team never becomes as small as a hand", _team_stays),
    "solo_fund_jewelry_full": (
        "the player has one jewelry decoration at most, so that one is free as long as she has none",
        _jewelry_for_both,
    ),
    "garment_all_out": (_GARMENTS, _garments_last),
    "garment_spaces_left_empty": (_GARMENTS, _garments_last),
    "few_garments_go": (_GARMENTS, _garments_last),
}
"""Questions that do not come up, with the reason and its proof by what lies on the table and what is answered."""


def never(setting: Setting, question: str) -> str:
    """Give the reason why a question cannot come up in a game; empty if it can."""
    reason, proof = NEVER.get(question, ("", _always))
    return reason if reason and proof(setting) else ""
